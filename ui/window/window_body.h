#pragma once

#include "core/session/example.h"
#include "ui/feature/feature.h"

class CellColumn;
class Columns;
class ModelCommands;
class RunTroubles;
class SessionCommands;
class SideColumn;
class StatusLine;
class TopBar;
class ViewBar;
class WindowLook;
class WindowMenus;
class WindowUpdates;

/// What the window consists of: its commands, its columns, bars and menus, and the features. Puts them together around
/// a workbench, and lets them know of each other.
class WindowBody final : public QObject {
    Q_OBJECT
public:
    using MakeFeatures = std::function<Features(const FeatureGround&)>;

    /// @param examples  that come with the program
    /// @param make      makes the features, which go before the rest does
    WindowBody(const Workbench& bench, SessionFiles& files, WindowLook& look,
               const std::vector<core::Example>& examples, const MakeFeatures& make, QMainWindow* window);
    ~WindowBody() override;

    void open(const std::filesystem::path& path);
    void open(const std::vector<std::filesystem::path>& paths);  ///< files that were dropped together
    void openEngine(const core::EngineModel& engine, const std::string& text);
    /// Columns as they stood, in the look that holds; the keyboard is the text's.
    void restore();
    /// Shows as much of the bars as the window has room for.
    void fit();
    /// Says what there is to see in the example that the window begins with.
    void begin(const core::Example& example);
    /// Offers documents that a crashed program left behind, unless another question is open.
    void offerUnfinished();
    /// Whether the features may be closed; asks where something in one is not saved.
    bool mayCloseFeatures();
    /// Whether all of it may be closed.
    bool mayClose();
    /// Takes over the open documents of another window's features.
    void goOn(const WindowBody& before);

signals:
    void languageChosen();

private:
    void createFeatures(const MakeFeatures& make);
    bool openElsewhere(const std::filesystem::path& file);
    void createMenus(const std::vector<core::Example>& examples);
    void createExamples(const std::vector<core::Example>& examples);
    void createLayout();
    QList<QWidget*> buttons() const;
    void connectParts();
    void connectNote();
    void connectFeatures();
    void connectContext();
    void connectColumns();
    void openExample(const core::Example& example);
    void offerOfFeatures();
    void stop();

    const Workbench m_bench;
    SessionFiles& m_files;
    WindowLook& m_look;
    QMainWindow& m_window;

    FileOpener* m_opener;
    SessionCommands* m_sessions;
    ModelCommands* m_models;
    Exporter* m_exporter;
    LessonPlay* m_play;
    RunTroubles* m_troubles;

    Columns* m_columns;
    SideColumn* m_left;
    ViewStack* m_views;
    CellColumn* m_right;
    QHBoxLayout* m_row;  ///< the columns stand in it, and what stands beside them
    LentColumns* m_lent;
    ExampleNote* m_note;
    StatusLine* m_status;
    PanelRound* m_panels;
    QList<QAction*> m_shared;
    WindowMenus* m_menus = nullptr;
    TopBar* m_topBar = nullptr;
    ViewBar* m_viewBar = nullptr;
    WindowUpdates* m_updates = nullptr;
    Features m_features;
};
