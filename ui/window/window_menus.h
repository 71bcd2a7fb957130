#pragma once

#include "ui/page/workbench.h"
#include "ui/theme/palette.h"

#include <map>

class CommandPalette;
class GlossaryWindow;
class HeadDescriber;
class InterveneMenu;
class MapPage;
enum class CopyAs;
class ModelCommands;
class QAction;
class QKeySequence;
class QMainWindow;
class QMenu;
class SessionCommands;
class TextInput;
class TokenTints;
class ViewBar;

/// What menus set going in the window itself.
struct WindowCommands {
    std::function<void()> exportShown;
    std::function<void()> exportAllHeads;
    std::function<void()> copyShown;
    std::function<void()> addToPage;  ///< what is shown becomes a panel of the composer's page
    std::function<void()> compose;
    std::function<void()> openBeside;  ///< another view of the session in a window of its own
    std::function<void()> openAtlas;   ///< what heads do over many texts
    std::function<void()> makeSheets;  ///< worksheets of the lesson, the map or the steps
    std::function<void(CopyAs)> copyAs;
    std::function<void()> stop;
    std::function<void()> toggleLeft;
    std::function<void()> toggleRight;
    std::function<void()> toggleFullScreen;
    std::function<void(core::View)> show;
    std::function<void(ThemeChoice)> setTheme;
    std::function<void()> speak;  ///< the language that was chosen
    std::function<void(int percent)> magnify;
    std::function<void(int by)> stepPanel;  ///< the keyboard to the next panel, or to the one before
    QAction* present;
};

/// The window's menus, with their keys, which work where the menu is hidden too.
class WindowMenus final : public QObject {
    Q_OBJECT
public:
    WindowMenus(const Workbench& bench, WindowCommands commands, QMainWindow* window);

    QMenu* models() const { return m_models; }    ///< of the button in the top bar
    QMenu* figures() const { return m_figures; }  ///< likewise
    InterveneMenu* intervene() const { return m_intervene; }
    /// What its keys do in other windows of the same session too.
    const QList<QAction*>& shared() const { return m_shared; }

    void create(SessionCommands& sessions, ModelCommands& models, TextInput& text, MapPage& map, QWidget* views);
    void addExamples(QMenu* examples);
    void addToView(QMenu* menu);
    /// What can be done with the shown head, beside switching it off.
    void addHeadActions(QMenu* menu);
    void showSession();
    /// What only some models offer.
    void showOffers(const ViewBar& bar);

private:
    using Act = std::function<void()>;
    QAction* add(QMenu* menu, const QString& text, const QKeySequence& keys, const QString& tip, const Act& act);
    void createFile(SessionCommands& sessions, ModelCommands& models);
    void createEdit(TextInput& text, QWidget* views);
    void createView(MapPage& map, TokenTints& tints);
    void addViews(QMenu* menu);
    void addHeads(QMenu* menu);
    void addRows(QMenu* menu);
    void addTints(QMenu* menu, TokenTints& tints);
    void addThemes(QMenu* menu);
    void openSettings();
    void addDots(QMenu* menu);
    void addMagnification(QMenu* menu);
    void createHelp();
    void openHandbook(const QString& id);
    void openGlossary(const QString& term);
    void describeHead();
    void findCommand();

    const Workbench m_bench;
    const WindowCommands m_commands;
    QMainWindow* m_window;
    QMenu* m_models;
    QMenu* m_figures;
    InterveneMenu* m_intervene;
    QAction* m_undo = nullptr;
    QAction* m_redo = nullptr;
    QList<QAction*> m_shared;
    QAction* m_rows = nullptr;
    std::map<core::View, QAction*> m_views;
    QMenu* m_view = nullptr;
    QAction* m_sizes = nullptr;  ///< the first of them
    QAction* m_dots = nullptr;
    QAction* m_describe = nullptr;
    HeadDescriber* m_describer = nullptr;  ///< once it was asked for
    GlossaryWindow* m_glossary = nullptr;  ///< likewise
    CommandPalette* m_palette = nullptr;   ///< likewise
};
