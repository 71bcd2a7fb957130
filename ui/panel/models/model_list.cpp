#include "ui/panel/models/model_list.h"

#include <QDir>
#include <QLocale>

#include "ui/words/error_text.h"
#include "ui/words/language/core_words.h"

#include <algorithm>

namespace fs = std::filesystem;

namespace {

/// The sentence about a folder whose path is beside it anyway.
QString reasonOf(const core::ModelSurvey& survey)
{
    if (!survey.problem) return {};
    core::Error problem = *survey.problem;
    const std::string folder = survey.folder.string();
    const bool itself = problem.file == folder || (survey.folder / "").parent_path() == problem.file;
    if (problem.file.starts_with(folder)) problem.file = fs::path(problem.file).filename().string();
    if (itself)
        problem.file = problem.code == core::Code::CannotRead ? ModelList::tr("It").toStdString() : std::string();
    QString sentence = errorText(problem);
    return sentence.isEmpty() ? sentence : ModelList::tr("%1.").arg(sentence);
}

/// Whether a place belongs to another program; such places are hidden where they hold no models.
bool isElsewhere(ModelPlace place)
{
    return place == ModelPlace::Own || place == ModelPlace::Ollama || place == ModelPlace::LmStudio;
}

QString sizeText(std::uint64_t bytes)
{
    if (bytes == 0) return {};
    const int decimals = bytes < 1'000'000'000 ? 0 : 1;
    return QLocale().formattedDataSize(static_cast<qint64>(bytes), decimals, QLocale::DataSizeSIFormat);
}

}  // namespace

QString shownFolder(const fs::path& folder)
{
    const QString path = oneLine(QString::fromStdString(folder.string()), 1000);
    const QString home = QDir::homePath();
    if (path == home) return QStringLiteral("~");
    return path.startsWith(home + QLatin1Char('/')) ? QLatin1Char('~') + path.mid(home.size()) : path;
}

ModelList::ModelList(const fs::path& cache, QObject* parent) : QAbstractListModel(parent), m_cache(shownFolder(cache))
{
    for (const ModelPlace place : modelPlaces) m_places[place].state = tr("Searching…");
    fill();
}

ModelList::Entry ModelList::entryOf(ModelPlace place, const core::ModelSurvey& survey)
{
    const auto text = [](const std::string& raw) { return oneLine(QString::fromStdString(raw)); };
    const QString folder = shownFolder(survey.folder);
    const QString summary = coreWords(text(survey.summary));
    QString line = folder;
    // The heading names the cache, and the rest of the path only repeats the name.
    if (place == ModelPlace::HubCache) line = tr("revision %1").arg(text(survey.folder.filename().string()).left(8));
    if (place == ModelPlace::Bundled && !summary.isEmpty())
        line = summary;  // nobody looks for bundled models in a
                         // folder
    return {survey, text(survey.name), coreWords(text(survey.architecture)), folder, summary, line, reasonOf(survey)};
}

bool ModelList::matches(const Entry& entry) const
{
    return std::ranges::all_of(m_words, [&](const QString& word) {
        const auto has = [&](const QString& text) { return text.contains(word, Qt::CaseInsensitive); };
        return has(entry.name) || has(entry.architecture) || has(entry.folder) || has(entry.summary);
    });
}

/// A heading with its models; nothing where no model of the place matches the filter.
std::vector<ModelList::Row> ModelList::rowsOf(ModelPlace place) const
{
    const Place& content = m_places.at(place);
    std::vector<Row> rows{{Kind::Heading, place, 0}};
    for (std::size_t i = 0; i < content.entries.size(); ++i)
        if (matches(content.entries[i])) rows.push_back({Kind::Model, place, i});
    if (rows.size() > 1) return rows;
    if (!m_words.isEmpty() || isElsewhere(place)) return {};
    rows.push_back({Kind::Hint, place, 0});
    return rows;
}

void ModelList::fill()
{
    beginResetModel();
    m_rows.clear();
    for (const ModelPlace place : modelPlaces) std::ranges::copy(rowsOf(place), std::back_inserter(m_rows));
    if (m_rows.empty()) m_rows.push_back({Kind::Hint, modelPlaces.front(), 0});  // nothing matches
    endResetModel();
}

void ModelList::add(ModelPlace place, const std::vector<core::ModelSurvey>& models)
{
    std::vector<Entry>& entries = m_places[place].entries;
    std::vector<Row> added;
    for (const core::ModelSurvey& survey : models) {
        entries.push_back(entryOf(place, survey));
        if (matches(entries.back())) added.push_back({Kind::Model, place, entries.size() - 1});
    }
    if (added.empty()) return;
    const auto last = std::find_if(m_rows.rbegin(), m_rows.rend(), [&](const Row& row) { return row.place == place; });
    // Where there was only a hint, or nothing, more than these rows changes.
    if (last == m_rows.rend() || last->kind != Kind::Model) return fill();
    const auto at = static_cast<int>(last.base() - m_rows.begin());
    beginInsertRows({}, at, at + static_cast<int>(added.size()) - 1);
    m_rows.insert(last.base(), added.begin(), added.end());
    endInsertRows();
}

void ModelList::finish(ModelPlace place, const std::optional<core::Error>& problem)
{
    Place& content = m_places[place];
    switch (place) {
    case ModelPlace::Recent: content.state = tr("The models that you open are listed here."); break;
    case ModelPlace::Own:
    case ModelPlace::Ollama:
    case ModelPlace::LmStudio: break;
    case ModelPlace::Bundled: content.state = tr("No model comes with this program."); break;
    case ModelPlace::HubCache:
        content.state =
            tr("No models yet. Those that Python's transformers downloads from the Hugging Face Hub are listed here.");
        if (problem && problem->code == core::Code::Missing)
            content.state =
                tr("No Hugging Face cache at %1. Set HF_HOME or HF_HUB_CACHE if it is somewhere else.").arg(m_cache);
        else if (problem)
            content.state = errorText(*problem);
        break;
    }
    if (content.entries.empty() && !isElsewhere(place)) fill();
}

void ModelList::remove(int row)
{
    const Row removed = m_rows[static_cast<std::size_t>(row)];
    if (removed.kind != Kind::Model) return;
    auto& entries = m_places[removed.place].entries;
    entries.erase(entries.begin() + static_cast<std::ptrdiff_t>(removed.entry));
    fill();
}

void ModelList::setFilter(const QString& words)
{
    const QStringList split = words.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    if (split == m_words) return;
    m_words = split;
    fill();
}

const core::ModelSurvey* ModelList::modelAt(int row) const
{
    if (row < 0 || row >= rowCount()) return nullptr;
    const Row& found = m_rows[static_cast<std::size_t>(row)];
    return found.kind == Kind::Model ? &m_places.at(found.place).entries[found.entry].survey : nullptr;
}

bool ModelList::canOpen(int row) const
{
    const core::ModelSurvey* model = modelAt(row);
    return model != nullptr && !model->problem;
}

std::vector<fs::path> ModelList::folders(ModelPlace place) const
{
    std::vector<fs::path> folders;
    for (const Entry& entry : m_places.at(place).entries) folders.push_back(entry.survey.folder);
    return folders;
}

int ModelList::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QString ModelList::headingOf(ModelPlace place) const
{
    switch (place) {
    case ModelPlace::Recent: return tr("Recent");
    case ModelPlace::Bundled: return tr("Comes with the program");
    case ModelPlace::Own: return tr("Your folders");
    case ModelPlace::Ollama: return QStringLiteral("Ollama");
    case ModelPlace::LmStudio: return QStringLiteral("LM Studio");
    case ModelPlace::HubCache: return tr("Hugging Face cache");
    }
    return {};
}

QVariant ModelList::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    if (role == KindRole) return static_cast<int>(row.kind);
    if (role == PlaceRole) return static_cast<int>(row.place);
    if (row.kind == Kind::Model) return dataOfModel(m_places.at(row.place).entries[row.entry], role);
    if (row.kind == Kind::Heading && role == DetailRole) return row.place == ModelPlace::HubCache ? m_cache : QString();
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole) return {};
    if (row.kind == Kind::Heading) return headingOf(row.place);
    return m_words.isEmpty() ? m_places.at(row.place).state
                             : tr("No model matches “%1”.").arg(m_words.join(QLatin1Char(' ')));
}

QVariant ModelList::dataOfModel(const Entry& entry, int role) const
{
    const QString size = sizeText(entry.survey.bytes);
    switch (role) {
    case Qt::DisplayRole: return entry.name;
    case Qt::AccessibleTextRole:
        if (!entry.reason.isEmpty()) return tr("%1 cannot be opened: %2").arg(entry.name, entry.reason);
        return entry.summary.isEmpty() ? tr("%1, %2, %3, in %4").arg(entry.name, entry.architecture, size, entry.folder)
                                       : tr("%1, %2, %3: %4").arg(entry.name, entry.architecture, size, entry.summary);
    case Qt::ToolTipRole:
        return QStringLiteral("<p>%1</p><p>%2</p><p>%3</p>")
            .arg(entry.summary.toHtmlEscaped(), entry.folder.toHtmlEscaped(), entry.reason.toHtmlEscaped());
    case ArchitectureRole: return entry.architecture;
    case SizeRole: return size;
    case DetailRole: return entry.reason.isEmpty() ? entry.line : entry.reason;
    case FolderRole: return entry.folder;
    case ReasonRole: return entry.reason;
    default: return {};
    }
}

Qt::ItemFlags ModelList::flags(const QModelIndex& index) const
{
    if (!index.isValid()) return Qt::NoItemFlags;
    const bool model = modelAt(index.row()) != nullptr;
    return model ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren : Qt::ItemNeverHasChildren;
}

#include "moc_model_list.cpp"
