#include "ui/feature/atlas/atlas_document.h"

#include "core/atlas/atlas_changes.h"
#include "core/model/folder/bundled_models.h"
#include "ui/file/desktop_recent.h"
#include "ui/words/error_text.h"
#include "ui/words/kept_text.h"

#include <algorithm>

namespace fs = std::filesystem;

namespace {

std::shared_ptr<core::Atlas> readFrom(const fs::path& file)
{
    return std::make_shared<core::Atlas>(core::openAtlas(file));
}

}  // namespace

AtlasDocument::AtlasDocument(QObject* parent) : QObject(parent), m_search(""), m_saving(QStringLiteral(".kept-notes"))
{
    connect(&m_saving, &SelfSaving::saved, this, &AtlasDocument::takeSaved);
    connect(&m_saving, &SelfSaving::failed, this, [this](const core::Error& error) {
        emit said(
            tr("What you wrote is not saved: %1 Save the atlas elsewhere with “Save as…”.").arg(errorText(error)));
    });
}

void AtlasDocument::open(const fs::path& file)
{
    if (!flush()) return;  // notes that cannot be saved keep the atlas open
    m_opening.start(
        "the atlas",
        [this, file](const LatestJob::Turn& turn) {
            auto atlas = readFrom(file);
            turn.finish([this, file, atlas] { take(file, atlas); });
        },
        [this](const core::Error& error) { emit failed(error); });
}

void AtlasDocument::take(const fs::path& file, std::shared_ptr<core::Atlas> atlas)
{
    m_atlas = std::move(atlas);
    m_file = file;
    m_known = std::make_shared<std::vector<core::HeadNote>>(m_atlas->notes);
    m_step = m_atlas->steps.size() - 1;
    while (m_step > 0 && m_atlas->steps[m_step].statistics.empty()) --m_step;
    m_head = {};
    chooseKinds();
    m_models.clear();
    closeBeside();
    rememberOnDesktop(file);
    recover();
    emit opened();
    emit headChanged();
}

/// Notes that a program left behind which could not save them.
void AtlasDocument::recover()
{
    const auto take = [this](const std::string& text) {
        try {
            m_atlas->notes =
                core::mergedNotes(*m_known, core::notesFrom(text, *m_atlas, m_file.string()), m_atlas->notes);
            return true;
        } catch (const core::Error&) {
            return false;  // of another atlas that lay there
        }
    };
    if (!m_saving.takeUp(m_file, take)) return;
    save();
    emit said(tr("Notes that were not saved when the program ended are here again."));
}

void AtlasDocument::takeComputed(const fs::path& file, std::shared_ptr<core::Atlas> atlas)
{
    if (m_atlas == nullptr || m_file != file) {
        if (!flush()) return;
        m_allowed = file;  // the program's own job has chosen its model
        return take(file, std::move(atlas));
    }
    m_allowed = file;
    m_atlas = std::move(atlas);
    m_known = std::make_shared<std::vector<core::HeadNote>>(m_atlas->notes);
    chooseKinds();
    emit stepChanged();
}

void AtlasDocument::setComputing(const fs::path& file)
{
    if (!file.empty()) flush();
    m_computing = file;
    emit noteChanged();
}

void AtlasDocument::openBeside(const fs::path& file)
{
    m_openingBeside.start(
        "the atlas beside it",
        [this, file](const LatestJob::Turn& turn) {
            const std::shared_ptr<const core::Atlas> other = readFrom(file);
            turn.finish([this, file, other] {
                if (!core::haveSameHeads(*other, *m_atlas)) {
                    emit said(tr("%1 is of a model with other layers and heads: choose one of the same shape, such as "
                                 "a fine-tuned or a quantized one.")
                                  .arg(QString::fromStdString(file.filename().string())));
                    return;
                }
                m_other = other;
                m_otherFile = file;
                emit besideChanged();
            });
        },
        [this](const core::Error& error) { emit failed(error); });
}

void AtlasDocument::closeBeside()
{
    if (m_other == nullptr) return;
    m_other.reset();
    emit besideChanged();
}

void AtlasDocument::setStep(std::size_t step)
{
    if (step == m_step || step >= m_atlas->steps.size() || m_atlas->steps[step].statistics.empty()) return;
    m_step = step;
    chooseKinds();
    emit stepChanged();
}

void AtlasDocument::setHead(const core::AtlasHead& head)
{
    if (head == m_head) return;
    m_head = head;
    emit headChanged();
}

void AtlasDocument::setAxes(core::Measure across, core::Measure up)
{
    if (across == m_across && up == m_up) return;
    m_across = across;
    m_up = up;
    emit axesChanged();
}

/// What was chosen stays where the step has it.
void AtlasDocument::chooseKinds()
{
    if (spans().empty())
        m_kinds.reset();
    else if (!m_kinds || !spans().pairNamed(m_kinds->from, m_kinds->to))
        m_kinds = mostTelling(spans());
    if (spans().empty() && m_look == AtlasLook::Spans) m_look = AtlasLook::Scatter;
}

void AtlasDocument::setLook(AtlasLook look)
{
    if (look == m_look) return;
    m_look = look;
    emit axesChanged();
}

void AtlasDocument::setKinds(const SpanKinds& kinds)
{
    if (kinds == m_kinds || !spans().pairNamed(kinds.from, kinds.to)) return;
    m_kinds = kinds;
    emit axesChanged();
}

AtlasCharted AtlasDocument::charted() const
{
    return {.atlas = *m_atlas,
            .step = m_step,
            .search = m_asked.trimmed().isEmpty() ? nullptr : &m_search,
            .chosen = m_head,
            .other = m_other.get(),
            .kinds = kinds()};
}

QString AtlasDocument::setAsked(const QString& asked)
{
    m_asked = asked;
    try {
        m_search = core::HeadSearch(asked.toStdString());
    } catch (const core::Error& error) {
        return errorText(error);
    }
    emit foundChanged();
    return {};
}

core::HeadNote AtlasDocument::noteOf(const core::AtlasHead& head) const
{
    const core::HeadNote* note = m_atlas->noteOf(head);
    return note != nullptr ? *note : core::HeadNote{.head = head};
}

void AtlasDocument::setNote(core::HeadNote note)
{
    if (note.text.size() > core::longestNote) {
        emit said(tr("A note may have at most %1 bytes: the rest was not kept.").arg(core::longestNote));
        note.text = keptText(QString::fromStdString(note.text), core::longestNote);
    }
    if (!isEditable() || note == noteOf(note.head)) return;
    m_atlas->setNote(std::move(note));
    save();
    emit foundChanged();
}

/// Notes are merged into the file's current ones: another program may have changed them.
void AtlasDocument::save()
{
    const auto save = [file = m_file, notes = m_atlas->notes, known = m_known](bool) {
        core::Atlas now = core::openAtlas(file);
        now.notes = core::mergedNotes(*known, notes, now.notes);
        saveAtlas(now, file);
        *known = std::move(now.notes);
        return SelfSaving::Saved::Yes;
    };
    m_saving.edit({m_file, save, [notes = m_atlas->notes] { return core::notesText(notes); }});
}

/// The file may also have notes that another program wrote.
void AtlasDocument::takeSaved()
{
    emit saved();
    if (!m_saving.isSaved() || m_atlas->notes == *m_known) return;
    m_atlas->notes = *m_known;
    emit foundChanged();
    emit noteChanged();
}

void AtlasDocument::discard()
{
    m_saving.discard();
    m_atlas->notes = *m_known;
    emit foundChanged();
    emit noteChanged();
}

void AtlasDocument::saveAs(const fs::path& file)
{
    try {
        saveAtlas(*m_atlas, file);
    } catch (const core::Error& error) {
        emit said(tr("The atlas is not saved: %1").arg(errorText(error)));
        return;
    }
    if (m_allowed == m_file) m_allowed = file;
    m_saving.discard();
    m_file = file;
    m_known = std::make_shared<std::vector<core::HeadNote>>(m_atlas->notes);
    rememberOnDesktop(file);
    emit saved();
}

std::optional<fs::path> AtlasDocument::modelOf(std::size_t step) const
{
    if (const auto known = m_models.find(step); known != m_models.end()) return known->second;
    const fs::path named = m_atlas->steps[step].model;
    std::error_code none;
    for (const fs::path& place : {core::bundledModels() / named, m_file.parent_path() / named, fs::absolute(named)})
        if (!named.empty() && fs::exists(place, none)) return place;
    return std::nullopt;
}

void AtlasDocument::setModel(const fs::path& folder)
{
    m_models[m_step] = folder;
    allowReading();
}

bool AtlasDocument::mayRead() const
{
    const fs::path named = shownStep().model;
    const bool bundled = named == named.filename() && model() == core::bundledModels() / named;
    const bool pictures = std::ranges::any_of(m_atlas->texts, [](const auto& text) { return !text.image.empty(); });
    return (bundled && !pictures) || m_allowed == m_file;
}

void AtlasDocument::allowReading()
{
    m_allowed = m_file;
    emit modelFound();
}

#include "moc_atlas_document.cpp"
