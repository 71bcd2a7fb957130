// Attention that another program computed.

#include <QLabel>

#include "app/main_window.h"
#include "core/model/given_vectors.h"
#include "core/model/vector_pairs.h"
#include "ui/control/error_text.h"
#include "ui/panel/banner.h"

#include <algorithm>

namespace fs = std::filesystem;

namespace {

bool hasEnding(const fs::path& path, std::initializer_list<const char*> endings)
{
    const QString ending = QString::fromStdString(path.extension().string()).toLower();
    return std::ranges::any_of(endings, [&](const char* each) { return ending == QLatin1String(each); });
}

/// Files that lie in model folders under these names, and never hold attention.
bool isPartOfModel(const fs::path& path)
{
    constexpr const char* names[] = {"config.json",
                                     "tokenizer.json",
                                     "tokenizer_config.json",
                                     "special_tokens_map.json",
                                     "added_tokens.json",
                                     "generation_config.json",
                                     "vocab.json",
                                     "model.safetensors.index.json"};
    return std::ranges::any_of(names, [&](const char* name) { return path.filename() == name; });
}

/// The same source with its queries and keys named, if the file is meant for these.
core::RecordedSource named(const core::RecordedSource& source)
{
    if (hasEnding(source.file, {".npy", ".csv"})) return source;  // one array, and maybe long to read
    try {
        return core::namedSource(source);
    } catch (const core::Error&) {
        return source;  // whoever reads it says what is wrong
    }
}

/// What may be meant by a file: its attention, and its pairs of queries and keys unless these belong to it.
std::vector<core::RecordedSource> readingsOf(const core::RecordedSource& source)
{
    std::vector<core::RecordedSource> readings;
    const auto file = core::ArrayFile::open(source.file);
    const auto attention = core::meantAttention(*file);
    const bool blocks =
        std::ranges::any_of(attention, [](const auto& entry) { return entry.name.ends_with("_attentions"); });
    for (const core::VectorPair& pair : blocks ? std::vector<core::VectorPair>{} : core::vectorCandidates(*file)) {
        readings.push_back(source);
        readings.back().queries = pair.queries.entry.name;
        readings.back().keys = pair.keys.entry.name;
    }
    for (const auto& entry : attention) {
        readings.push_back(source);
        readings.back().tensor = entry.name;
    }
    return readings;
}

}  // namespace

bool isTensorFile(const fs::path& path)
{
    std::error_code none;
    if (!fs::is_regular_file(path, none)) return false;
    if (hasEnding(path, {".npy", ".npz", ".csv"})) return true;
    if (isPartOfModel(path)) return false;
    // Beside a configuration, such a file is part of a model.
    return hasEnding(path, {".safetensors", ".json"}) && !fs::exists(path.parent_path() / "config.json", none);
}

void MainWindow::openRecorded(core::RecordedSource source)
{
    std::error_code none;
    source.file = fs::absolute(source.file, none).lexically_normal();
    source = named(source);
    m_modelAsked = true;   // if it cannot be read, what was there stays
    m_started.clear();     // the same file may hold other numbers by now
    m_shownModel.clear();  // and other layers
    m_editor.setRecorded(source);
    core::rememberOpened(session().run());
    if (m_started.empty()) start();
}

/// Tokens for the attention that is shown.
/// @return whether the file holds tokens and nothing to be shown
bool MainWindow::openTokens(const fs::path& file)
{
    if (!hasEnding(file, {".json"})) return false;
    const auto arrays = core::ArrayFile::open(file);
    if (!core::holdsOnlyTokens(*arrays)) return false;
    if (!showsRecorded()) {
        m_banner->showMessage(
            tr("%1 holds tokens alone. Open the attention that they belong to first, or both together.")
                .arg(QString::fromStdString(file.filename().string())));
        return true;
    }
    core::RecordedSource source = session().run().recorded;
    source.query_tokens = fs::absolute(file);
    source.key_tokens.clear();
    openRecorded(std::move(source));
    return true;
}

/// What was dropped together: attention and the tokens that belong to it, or one thing of any kind.
void MainWindow::openPaths(const std::vector<fs::path>& paths)
{
    if (paths.empty() || openPictures(paths)) return;
    std::vector<fs::path> sorted = paths;
    // Tokens come after what they are of.
    std::ranges::stable_partition(sorted, [](const fs::path& path) { return !hasEnding(path, {".json"}); });
    openPath(sorted.front());
    for (std::size_t i = 1; i < sorted.size() && showsRecorded(); ++i) {
        try {
            openTokens(sorted[i]);
        } catch (const core::Error& error) {
            m_banner->showMessage(errorText(error));
        }
    }
}

/// Several arrays of the file may be meant: asks which.
void MainWindow::chooseTensor(const core::Error& error)
{
    constexpr std::size_t most = 6;
    std::vector<Banner::Answer> answers;
    const core::RecordedSource source = session().run().recorded;
    try {
        for (const core::RecordedSource& reading : readingsOf(source)) {
            if (answers.size() == most) break;
            const QString name =
                reading.isVectors()
                    ? tr("%1 and %2").arg(QString::fromStdString(reading.queries), QString::fromStdString(reading.keys))
                    : QString::fromStdString(reading.tensor);
            answers.push_back({name, [this, reading] { openRecorded(reading); }});
        }
    } catch (const core::Error& other) {
        return m_banner->showMessage(errorText(other));
    }
    const QString file = QString::fromStdString(source.file.filename().string());
    if (m_modelAsked && m_good) {
        m_modelAsked = false;
        m_started.clear();
        m_editor.keepModelOf(*m_good);
    }
    m_banner->ask(tr("%1 holds several arrays that may be meant: %2. Which one?")
                      .arg(file, oneLine(QString::fromStdString(error.found), 300)),
                  answers);
}

/// What is odd about the numbers, said once.
void MainWindow::showRecorded(const core::PreparedRun& prepared)
{
    QStringList said;
    for (const std::string& warning : prepared.warnings) said << oneLine(QString::fromStdString(warning), 400);
    if (said.isEmpty()) return;
    std::vector<Banner::Answer> answers;
    if (prepared.looks_transposed)
        answers.push_back({tr("Swap queries and keys"), [this] {
                               core::RecordedSource source = session().run().recorded;
                               source.transposed = !source.transposed;
                               openRecorded(source);
                           }});
    m_banner->ask(said.mid(0, 3).join(QLatin1Char('\n')), answers);
}
