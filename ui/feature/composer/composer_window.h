#pragma once

#include <QMainWindow>
#include <QTimer>

#include "ui/feature/composer/page_files.h"

class Banner;
class PageBar;
class PageCanvas;
class PageLookMenu;
class PanelList;
class PanelProperties;
class QLabel;
class QScrollArea;

/// The composer: a page of panels as it will be printed, its content, and each panel's settings.
class ComposerWindow final : public QMainWindow {
    Q_OBJECT
public:
    ComposerWindow();
    ~ComposerWindow() override;

    PageEditor& editor() { return m_editor; }
    PageFiles& files() { return *m_files; }
    /// Adds a panel.
    void add(core::Session session, const QString& heading);
    /// A new page from a template.
    /// @param name  of the template
    void fill(const std::string& name, const core::Session& session);

signals:
    void shownAsked();                        ///< the main window's view is to become a panel
    void replaceAsked();                      ///< the main window's view is to replace the picked panel
    void templateAsked(const QString& name);  ///< the template is to be filled with the main window's view
    void openAsked(const core::Session& session);

protected:
    void closeEvent(QCloseEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    using Act = std::function<void()>;
    void createLayout();
    void createMenus();
    void createPageMenu();
    QAction* addAction(QMenu* menu, const QString& text, const QKeySequence& keys, const QString& tip, const Act& act);
    void fillAdditions();
    void connectParts();
    void connectMaker();
    void openPicked(std::size_t panel);
    void pageChanged();
    void draw();
    void showDrawn(const ComposedFigure& page, const QImage& picture);
    void fitZoom();
    void zoomAt(const QPointF& at, double factor);
    void exchange(std::size_t a, std::size_t b);

    PageEditor m_editor;
    PageMaker m_maker;
    QMenu* m_additions;
    Banner* m_banner;
    PageBar* m_bar;
    PanelList* m_list;
    PanelProperties* m_properties;
    PageCanvas* m_canvas;
    QScrollArea* m_scroll;
    QLabel* m_foot;
    QLabel* m_facts;
    QAction* m_undo = nullptr;
    QAction* m_redo = nullptr;
    PageLookMenu* m_look = nullptr;
    PageFiles* m_files;
    QTimer m_soon;   ///< draws after quick edits
    QTimer m_later;  ///< says that drawing takes long
};
