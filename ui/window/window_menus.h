#pragma once

#include "ui/feature/feature.h"

#include <map>

class Columns;
class CommandPalette;
class GlossaryWindow;
class HeadDescriber;
class InterveneMenu;
class ModelCommands;
class QKeySequence;
class SessionCommands;
class TextInput;
class ViewBar;
class WindowLook;

/// The targets of the menus' entries.
struct MenuParts {
    SessionCommands& sessions;
    ModelCommands& models;
    Exporter& exporter;
    TextInput& text;
    ViewStack& views;
    Columns& columns;
    PanelRound& panels;
    WindowLook& look;
    const Features& features;
};

/// The window's menus, with their keys, which work where the menu is hidden too.
class WindowMenus final : public QObject {
    Q_OBJECT
public:
    /// @param shared  gets the actions whose shortcuts work in other windows of the session too
    WindowMenus(const Workbench& bench, const MenuParts& parts, QList<QAction*>& shared, QMainWindow* window);

    QMenu* models() const { return m_models; }    ///< the menu of the button in the top bar
    QMenu* figures() const { return m_figures; }  ///< the menu of the button in the top bar
    InterveneMenu* intervene() const { return m_intervene; }

    void create();
    void addExamples(QMenu* examples);
    /// Adds actions for the shown head, besides switching it off.
    void addHeadActions(QMenu* menu);
    void showSession();
    /// Shows the entries that only some models need.
    void showOffers(const ViewBar& bar);

signals:
    void stopAsked();
    void languageChosen();

private:
    using Act = std::function<void()>;
    QAction* add(QMenu* menu, const QString& text, const QKeySequence& keys, const QString& tip, const Act& act);
    void addOf(MenuPlace place, QMenu* menu);
    void createFile();
    void addFigures(QMenu* file);
    void createEdit();
    void createView();
    void addPanels(QMenu* view);
    void addViews(QMenu* menu);
    void addHeads(QMenu* menu);
    void addRows(QMenu* menu);
    void addTints(QMenu* menu);
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
    const MenuParts m_parts;
    QMainWindow* m_window;
    QMenu* m_models;
    QMenu* m_figures;
    InterveneMenu* m_intervene;
    QAction* m_undo = nullptr;
    QAction* m_redo = nullptr;
    QList<QAction*>& m_shared;
    QAction* m_rows = nullptr;
    std::map<core::View, QAction*> m_views;
    QAction* m_dots = nullptr;
    QAction* m_describe = nullptr;
    HeadDescriber* m_describer = nullptr;  ///< once it was asked for
    GlossaryWindow* m_glossary = nullptr;  ///< null until it was asked for
    CommandPalette* m_palette = nullptr;   ///< null until it was asked for
};
