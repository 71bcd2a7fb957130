#pragma once

#include <QObject>

#include <filesystem>
#include <functional>
#include <memory>
#include <vector>

class QThread;
class FileWatch;
class WatchedVoice;

/// Tells when files that the program has read hold something else: changed in their place, or replaced by others of
/// their name, as editors do. Told a moment after it has become quiet, and not of a file that holds the same as before,
/// nor of one that is gone, until it is there again.
///
/// The system says when there is something to be looked at; looking, on which a disk may be slow, is a thread's.
class WatchedFiles final : public QObject {
    Q_OBJECT
public:
    explicit WatchedFiles(QObject* parent = nullptr);
    ~WatchedFiles() override;

    /// These from now on and no others. What was watched already is still held against what was read then.
    /// @param sources  whole paths of files, or of models' folders, which stand for their configuration and weights
    void watch(const std::vector<std::filesystem::path>& sources);
    /// Remembers a file's current content: the program has just read or written it.
    void know(const std::filesystem::path& file);

signals:
    void changed(const std::filesystem::path& source);
    void looked();  ///< all requests are done: the content of every watched file is known

private:
    void ask(std::function<void()> work);

    std::shared_ptr<WatchedVoice> m_voice;  ///< the voice of the thread
    QThread* m_thread;                      ///< outlives this where a disk does not answer
    FileWatch* m_watch;                     ///< lives in the thread, and ends with it
    int m_asked = 0;                        ///< requests that are not done yet
};
