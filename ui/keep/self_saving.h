#pragma once

#include <QTimer>

#include "ui/keep/kept_copy.h"
#include "ui/work/latest_job.h"

#include <memory>

/// The copy of a document that saves itself: the file that it belongs into, and the content for it.
struct LeftBehind {
    std::filesystem::path copy;
    std::filesystem::path file;
    std::string text;
};

/// Saves a document that nobody has to save: its file as soon as edits rest, and at the latest two seconds after the
/// first of them. Until then, and as long as the file cannot be written, a copy holds what is not in it; it is tried
/// again. What another program has put into the file since is not replaced unasked.
class SelfSaving final : public QObject {
    Q_OBJECT
public:
    enum class Saved { Yes, ChangedMeanwhile };
    /// The content for the file. Both functions own their data: they run in threads.
    struct Work {
        std::filesystem::path file;
        /// @param anyway  also where the file holds something else than when it was read or written here
        /// @throws core::Error{CannotWrite}
        std::function<Saved(bool anyway)> save;
        KeptText text;  ///< the text for a program that takes up the copy
    };

    /// @param ending  of the copy's name
    explicit SelfSaving(QString ending, QObject* parent = nullptr);
    ~SelfSaving() override;  ///< saves the last edits; if it cannot, the copy stays

    /// The document is another one now.
    void edit(Work work);
    /// Drops unsaved edits.
    void discard();
    /// Saves now.
    /// @return whether the file has all of it; if not, refused() says why, or isAsking()
    bool flush();
    bool isSaved() const { return !m_work; }
    /// Whether the file was changed by another program, so that it waits for replace() or discard().
    bool isAsking() const { return m_asking; }
    /// Replaces the file's content.
    void replace();
    const std::optional<core::Error>& refused() const { return m_refused; }

    /// Copies of programs that crashed, the newest first; unreadable ones are left out.
    static std::vector<LeftBehind> leftBehind(const QString& ending);
    /// Goes through what was left of one document, the newest first. Copies that are taken go once the file has what is
    /// edited from then on.
    /// @param take  returns whether it goes on with what a copy holds
    /// @return whether any was taken
    bool takeUp(const std::filesystem::path& file, const std::function<bool(const std::string& text)>& take);

signals:
    void saved();
    void failed(const core::Error& reason);  ///< said once until it succeeds again
    void changedMeanwhile();                 ///< isAsking() has become true; emitted once

private:
    /// Writes come one after the other, and none over a newer one.
    struct Order {
        std::mutex mutex;
        quint64 written = 0;
    };

    void save();
    void take(quint64 edit, Saved how);
    void refuse(const core::Error& reason);
    static Saved write(Order& order, const Work& work, quint64 edit, bool anyway);

    const QString m_ending;
    std::optional<Work> m_work;  ///< edits that are not in the file
    quint64 m_edit = 0;
    std::vector<std::filesystem::path> m_taken;  ///< copies whose work is here again, and not in the file yet
    bool m_anyway = false;
    bool m_asking = false;
    std::optional<core::Error> m_refused;
    QTimer m_rest;
    QTimer m_latest;
    std::shared_ptr<Order> m_order = std::make_shared<Order>();
    KeptCopy m_copy;
    LatestJob m_saving;
};
