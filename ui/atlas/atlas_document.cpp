#include "ui/atlas/atlas_document.h"

#include "core/atlas/atlas_changes.h"
#include "core/model/folder/bundled_models.h"
#include "ui/file/desktop_recent.h"
#include "ui/words/error_text.h"

#include <algorithm>

namespace fs = std::filesystem;

namespace {

constexpr int savedAfter = 400;  ///< ms

fs::file_time_type changedAt(const fs::path& file)
{
    std::error_code none;
    return fs::last_write_time(file, none);
}

/// The notes go into what the file has by now: another program may have gone on with it.
/// @param known  when it had changed, as the window knows it
void saveNotes(const core::Atlas& atlas, const fs::path& file, fs::file_time_type known)
{
    std::error_code none;
    if (!fs::exists(file, none) || changedAt(file) == known) return saveAtlas(atlas, file);
    core::Atlas now = core::openAtlas(file);
    now.notes = atlas.notes;
    saveAtlas(now, file);
}

std::shared_ptr<core::Atlas> readFrom(const fs::path& file)
{
    return std::make_shared<core::Atlas>(core::openAtlas(file));
}

}  // namespace

AtlasDocument::AtlasDocument(QObject* parent) : QObject(parent), m_search("")
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(savedAfter);
    connect(&m_soon, &QTimer::timeout, this, &AtlasDocument::save);
}

AtlasDocument::~AtlasDocument() { flush(); }

void AtlasDocument::open(const fs::path& file)
{
    if (!flush()) return;  // what could not be saved is not left for another
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
    m_changed = changedAt(file);
    m_step = m_atlas->steps.size() - 1;
    while (m_step > 0 && m_atlas->steps[m_step].statistics.empty()) --m_step;
    m_head = {};
    m_models.clear();
    m_unsaved = false;
    closeBeside();
    rememberOnDesktop(file);
    emit opened();
    emit headChanged();
}

void AtlasDocument::takeComputed(const fs::path& file, std::shared_ptr<core::Atlas> atlas)
{
    if (m_atlas == nullptr || m_file != file) {
        if (!flush()) return;
        m_allowed = file;  // whoever computes it has named its model
        return take(file, std::move(atlas));
    }
    m_allowed = file;
    m_atlas = std::move(atlas);
    m_changed = changedAt(file);
    emit stepChanged();
}

void AtlasDocument::setComputing(const fs::path& file)
{
    if (!file.empty()) flush();
    m_computing = file;
    if (isOpen()) m_changed = changedAt(m_file);
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
        emit said(tr("A note has %1 bytes at most: what is behind is not kept.").arg(core::longestNote));
        note.text =
            QString::fromUtf8(QByteArray::fromStdString(note.text.substr(0, core::longestNote - 4))).toStdString();
    }
    if (!isEditable() || note == noteOf(note.head)) return;
    m_atlas->setNote(std::move(note));
    m_unsaved = true;
    m_soon.start();
    emit foundChanged();
}

void AtlasDocument::save()
{
    if (!m_unsaved) return;
    m_unsaved = false;
    m_saving.start(
        "the atlas' notes",
        [this, atlas = *m_atlas, file = m_file, known = m_changed](const LatestJob::Turn& turn) {
            saveNotes(atlas, file, known);
            turn.finish([this, file, now = changedAt(file)] {
                if (file == m_file) m_changed = now;
                emit saved();
            });
        },
        [this](const core::Error& error) {
            m_unsaved = true;
            sayNotSaved(error);
        });
}

bool AtlasDocument::flush()
{
    m_soon.stop();
    if (m_atlas == nullptr || (!m_unsaved && !m_saving.isRunning())) return true;
    m_saving.cancel();
    try {
        saveNotes(*m_atlas, m_file, m_changed);
        m_changed = changedAt(m_file);
        m_unsaved = false;
        return true;
    } catch (const core::Error& error) {
        sayNotSaved(error);
        return false;
    }
}

void AtlasDocument::sayNotSaved(const core::Error& error)
{
    emit said(tr("What you wrote is not saved: %1 Save the atlas elsewhere with “Save as…”.").arg(errorText(error)));
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
    m_file = file;
    m_changed = changedAt(file);
    m_unsaved = false;
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
