#include "ui/atlas/atlas_document.h"

#include "core/model/folder/bundled_models.h"
#include "ui/words/error_text.h"

namespace fs = std::filesystem;

namespace {

constexpr int savedAfter = 1000;  ///< ms

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
    flush();
    m_opening.start(
        "the atlas",
        [this, file](const LatestJob::Turn& turn) {
            auto atlas = readFrom(file);
            turn.finish([this, file, atlas] { take(file, atlas); });
        },
        [this](const core::Error& error) { emit said(errorText(error)); });
}

void AtlasDocument::take(const fs::path& file, std::shared_ptr<core::Atlas> atlas)
{
    m_atlas = std::move(atlas);
    m_file = file;
    m_step = m_atlas->steps.size() - 1;
    while (m_step > 0 && m_atlas->steps[m_step].statistics.empty()) --m_step;
    m_head = {};
    m_models.clear();
    m_unsaved = false;
    closeBeside();
    emit opened();
    emit headChanged();
}

void AtlasDocument::takeComputed(const fs::path& file, std::shared_ptr<core::Atlas> atlas)
{
    if (m_atlas == nullptr || m_file != file) {
        flush();
        return take(file, std::move(atlas));
    }
    m_atlas = std::move(atlas);
    emit stepChanged();
}

void AtlasDocument::setComputing(bool computing)
{
    if (computing == m_computing) return;
    if (computing) flush();
    m_computing = computing;
    emit noteChanged();
}

void AtlasDocument::openBeside(const fs::path& file)
{
    m_openingBeside.start(
        "the atlas beside it",
        [this, file](const LatestJob::Turn& turn) {
            const std::shared_ptr<const core::Atlas> other = readFrom(file);
            turn.finish([this, file, other] {
                if (other->layers != m_atlas->layers || other->heads != m_atlas->heads
                    || other->blocks != m_atlas->blocks) {
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
        [this](const core::Error& error) { emit said(errorText(error)); });
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
        [this, atlas = *m_atlas, file = m_file](const LatestJob::Turn& turn) {
            saveAtlas(atlas, file);
            turn.finish([this] { emit saved(); });
        },
        [this](const core::Error& error) {
            m_unsaved = true;
            emit said(
                tr("What you wrote is not saved: %1 Save the atlas elsewhere with “Save as…”.").arg(errorText(error)));
        });
}

bool AtlasDocument::flush()
{
    m_soon.stop();
    if (m_atlas == nullptr || (!m_unsaved && !m_saving.isRunning())) return true;
    m_saving.cancel();
    try {
        saveAtlas(*m_atlas, m_file);
        m_unsaved = false;
        return true;
    } catch (const core::Error& error) {
        emit said(
            tr("What you wrote is not saved: %1 Save the atlas elsewhere with “Save as…”.").arg(errorText(error)));
        return false;
    }
}

void AtlasDocument::saveAs(const fs::path& file)
{
    const fs::path before = m_file;
    m_file = file;
    m_unsaved = true;
    if (flush())
        emit saved();
    else
        m_file = before;
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
    emit modelFound();
}
