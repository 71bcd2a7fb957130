#pragma once

#include <QPixmap>

#include "ui/bench/workbench.h"
#include "ui/file/file_opener.h"

class QMenu;
class QWidget;

/// Opening, saving and leaving sessions, with their dialogs.
class SessionCommands final : public QObject {
    Q_OBJECT
public:
    /// @param figure  what `render` draws from a session that is saved
    /// @param picture  what file managers show of it
    SessionCommands(const Workbench& bench, SessionFiles& files, FileOpener& opener,
                    std::function<core::FigureSettings()> figure, std::function<QPixmap()> picture, QWidget* window);

    void open();
    void choosePictures();
    void chooseSounds();
    void save();
    bool saveAs();
    void fillRecent(QMenu* menu);
    /// Whether another session may take the place of the one that is there. Asked only about one that has a name: what
    /// was never saved on purpose is no document.
    bool mayLeave();
    /// Whether the program may end. Where unsaved work could not be kept, it is for its owner to say what becomes of
    /// it.
    bool mayEnd();
    /// Offers documents that a crashed program left behind, unless another question is open.
    void offerUnfinished();

private:
    bool saveTo(const std::filesystem::path& file);
    void chooseFiles(const QString& purpose, const QString& title, const QString& filter);
    void offerUnsaved();
    void recover(const std::filesystem::path& copy);
    void sayNotKept(const core::Error& reason);

    const Workbench m_bench;
    SessionFiles& m_files;
    FileOpener& m_opener;
    std::function<core::FigureSettings()> m_figure;
    std::function<QPixmap()> m_picture;
    QString m_notKept;  ///< the banner's message while work would be lost
    QWidget* m_window;
};
