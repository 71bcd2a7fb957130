#pragma once

#include "ui/bench/workbench.h"
#include "ui/file/file_opener.h"

class QWidget;

/// Remedies for a run that cannot be computed: less of it, another array of the file, the model before, or
/// saying where a model is that is not where the session says. Asks in the banner.
class RunTroubles final : public QObject {
    Q_OBJECT
public:
    /// @param window  which its dialogs stand before
    RunTroubles(const Workbench& bench, SessionFiles& files, FileOpener& opener, QWidget* window);

    /// Names a model of the opened session that is missing at its path, or has changed.
    void showModels();

signals:
    void engineAsked();                                     ///< which command starts the one that the session names
    void engineWanted(const std::filesystem::path& model);  ///< for a model that this program does not compute

private:
    void take(core::Index run, const core::Error& error);
    void takePrepared();
    void offerLess(const core::Error& error);
    bool offerAnother(const core::Error& error);
    void locateBase(const std::filesystem::path& adapter);
    void askForModel(const QString& said);
    void locateModel();
    bool askForEngine(const core::Error& error);

    const Workbench m_bench;
    SessionFiles& m_files;
    FileOpener& m_opener;
    QWidget* m_window;
    bool m_isMissing = false;  ///< the banner asks where the model is
};
