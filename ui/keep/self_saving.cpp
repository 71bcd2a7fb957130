#include "ui/keep/self_saving.h"

#include <QJsonDocument>
#include <QJsonObject>

#include "core/caught_error.h"
#include "core/file/mapped_file.h"

#include <chrono>

namespace fs = std::filesystem;

namespace {

constexpr std::chrono::milliseconds restedAfter{400};
constexpr std::chrono::milliseconds savedWithin{2000};
constexpr std::size_t longestCopy = std::size_t{64} << 20U;  ///< bytes
const QString fileKey = QStringLiteral("file");
const QString textKey = QStringLiteral("text");

std::string copyText(const fs::path& file, const std::string& text)
{
    const QJsonObject copy{{fileKey, QString::fromStdString(file.string())}, {textKey, QString::fromStdString(text)}};
    return QJsonDocument(copy).toJson(QJsonDocument::Compact).toStdString();
}

}  // namespace

SelfSaving::SelfSaving(QString ending, QObject* parent) : QObject(parent), m_ending(std::move(ending)), m_copy(m_ending)
{
    m_rest.setSingleShot(true);
    m_rest.setInterval(restedAfter);
    m_latest.setSingleShot(true);
    m_latest.setInterval(savedWithin);
    for (QTimer* timer : {&m_rest, &m_latest}) connect(timer, &QTimer::timeout, this, &SelfSaving::save);
}

SelfSaving::~SelfSaving()
{
    blockSignals(true);  // the listeners may be gone
    flush();
    m_saving.cancel();
}

void SelfSaving::edit(Work work)
{
    ++m_edit;
    m_copy.keep([file = work.file, text = work.text] { return copyText(file, text()); });
    m_work = std::move(work);
    if (m_asking) return;
    m_rest.start();
    if (!m_latest.isActive()) m_latest.start();
}

/// Saves in a thread; later edits are saved when it has ended.
void SelfSaving::save()
{
    if (!m_work || m_asking || m_saving.isRunning()) return;
    m_rest.stop();
    m_latest.stop();
    m_saving.start(
        "the file",
        [this, order = m_order, work = *m_work, edit = m_edit, anyway = m_anyway](const LatestJob::Turn& turn) {
            const Saved how = write(*order, work, edit, anyway);
            turn.finish([this, edit, how] { take(edit, how); });
        },
        [this](const core::Error& error) {
            refuse(error);
            m_latest.start();
        });
}

SelfSaving::Saved SelfSaving::write(Order& order, const Work& work, quint64 edit, bool anyway)
{
    const std::scoped_lock lock(order.mutex);
    if (order.written >= edit) return Saved::Yes;
    const Saved how = work.save(anyway);
    if (how == Saved::Yes) order.written = edit;
    return how;
}

void SelfSaving::take(quint64 edit, Saved how)
{
    if (how == Saved::ChangedMeanwhile) {
        if (!std::exchange(m_asking, true)) emit changedMeanwhile();
        return;
    }
    m_refused.reset();
    m_anyway = false;
    for (const fs::path& copy : std::exchange(m_taken, {})) KeptCopy::discard(copy);
    if (edit == m_edit) {
        m_work.reset();
        m_copy.keep({});
    } else {
        m_latest.start();
    }
    emit saved();
}

void SelfSaving::refuse(const core::Error& reason)
{
    const bool said = m_refused.has_value();
    m_refused = reason;
    if (!said) emit failed(reason);
}

void SelfSaving::discard()
{
    m_rest.stop();
    m_latest.stop();
    m_saving.cancel();
    const std::scoped_lock lock(m_order->mutex);  // waits for the write in progress
    m_order->written = m_edit;
    m_work.reset();
    m_asking = m_anyway = false;
    m_refused.reset();
    m_copy.remove();
}

bool SelfSaving::flush()
{
    if (!m_work) return true;
    if (m_asking) return false;
    m_rest.stop();
    m_latest.stop();
    m_saving.cancel();
    try {
        take(m_edit, write(*m_order, *m_work, m_edit, m_anyway));
    } catch (...) {
        refuse(core::caughtError(m_work->file.string()));
        m_latest.start();
    }
    return isSaved();
}

void SelfSaving::replace()
{
    if (!m_work) return;
    m_asking = false;
    m_anyway = true;
    save();
}

std::vector<LeftBehind> SelfSaving::leftBehind(const QString& ending)
{
    std::vector<LeftBehind> all;
    for (const fs::path& copy : KeptCopy::leftBehind(ending)) {
        try {
            const QByteArray bytes = QByteArray::fromStdString(core::readText(copy, longestCopy));
            const QJsonObject json = QJsonDocument::fromJson(bytes).object();
            if (json.contains(textKey))
                all.push_back(
                    {copy, json.value(fileKey).toString().toStdString(), json.value(textKey).toString().toStdString()});
        } catch (const core::Error&) {
            continue;  // it cannot be read from there
        }
    }
    return all;
}

bool SelfSaving::takeUp(const fs::path& file, const std::function<bool(const std::string& text)>& take)
{
    m_taken.clear();
    for (const LeftBehind& left : leftBehind(m_ending))
        if (left.file == file && take(left.text)) m_taken.push_back(left.copy);
    return !m_taken.empty();
}

#include "moc_self_saving.cpp"
