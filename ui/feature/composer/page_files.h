#pragma once

#include <QImage>

#include "core/file/file_state.h"
#include "core/session/session_sources.h"
#include "ui/control/answer.h"
#include "ui/feature/composer/page_editor.h"
#include "ui/keep/kept_copy.h"
#include "ui/work/page_maker.h"

class QWidget;

/// Opens, saves and exports pages, with their dialogs, and keeps the copy that survives a crash.
class PageFiles final : public QObject {
    Q_OBJECT
public:
    /// @param picture  of the whole page, for file managers
    PageFiles(PageEditor& editor, PageMaker& maker, std::function<QImage()> picture, QWidget* window);

    void open();
    /// A page, or a figure that was made of one; a session or a figure of one becomes a panel.
    void openFile(const std::filesystem::path& file);
    void save();
    bool saveAs();
    void exportFigure();
    /// Whether another page may take the place of the one that is there.
    bool mayLeave();
    /// Offers a page that a program left behind that did not come to its end.
    void offerUnfinished();
    /// The page is closed on purpose.
    void end() { m_copy.remove(); }

signals:
    void said(const QString& sentence);
    void failed(const core::Error& error);
    void asked(const QString& question, const std::vector<Answer>& answers);

private:
    KeptText unsavedText() const;
    bool saveTo(const std::filesystem::path& file);
    void openPage(const std::filesystem::path& file);
    void addSession(const std::filesystem::path& file);
    void askForTrust(const core::UnknownSources& unknown);

    PageEditor& m_editor;
    PageMaker& m_maker;
    KeptCopy m_copy{QStringLiteral(".attnpage")};
    std::optional<core::FileMark> m_known;  ///< the page's file, as it was read or written here
    std::function<QImage()> m_picture;
    QWidget* m_window;
};
