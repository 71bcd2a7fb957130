#pragma once

#include "ui/feature/feature.h"
#include "ui/file/watched_files.h"

#include <filesystem>
#include <memory>
#include <vector>

/// Offers to read again what another program has changed of what is open: the session's file, what its runs are
/// computed from, what features have open. Asks in the banner, about one after the other, and reads nothing unasked.
class ChangedFiles final : public QObject {
    Q_OBJECT
public:
    ChangedFiles(const Workbench& bench, SessionFiles& files, FileOpener& opener, const Features& features,
                 QObject* parent);

    /// The program itself has read or written it, or a folder's files.
    void know(const std::filesystem::path& file);

private:
    void follow();
    void takePrepared(core::Index run);
    void takeChange(const std::filesystem::path& file);
    void drop(const std::filesystem::path& file);
    void takeClosed(const QString& question);
    void askNext();
    QString question() const;
    void reload(const std::filesystem::path& file);
    bool isSession(const std::filesystem::path& file) const;

    const Workbench m_bench;
    SessionFiles& m_files;
    FileOpener& m_opener;
    const Features& m_features;
    std::vector<std::filesystem::path> m_open;
    std::vector<std::filesystem::path> m_changed;  ///< the files to ask about; the first one is asked about now, where
                                                   ///< m_asked is set
    QString m_asked;                               ///< the question in the banner
    std::vector<std::weak_ptr<const core::Model>> m_models;  ///< [runs] as they were opened
    WatchedFiles m_watched;
};
