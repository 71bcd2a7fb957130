#pragma once

#include <QMainWindow>
#include <QPalette>
#include <QPointer>

#include "ui/control/session_files.h"
#include "core/analysis/knock_out.h"
#include "core/model/head_stages.h"
#include "core/session/example.h"
#include "ui/control/run_controller.h"
#include "ui/control/selection.h"
#include "ui/control/session_editor.h"
#include "ui/theme/palette.h"

class AllHeadsView;
class Banner;
class CompareView;
class ExampleNote;
class FigureWorker;
class FlowView;
class HeadAnalysis;
class HeadsNavigator;
class InputPanel;
class Inspector;
class InterventionList;
class MapView;
class MaskView;
class MeasuresView;
class ModulePanel;
class PictureView;
class QAction;
class QComboBox;
class QDoubleSpinBox;
class QFrame;
class QLabel;
class QMenu;
class QSplitter;
class QStackedWidget;
class QTabBar;
class QTimer;
class QToolButton;
class Segments;
class StepsView;
class TextGeneration;
struct FigureSource;

/// Whether a file is meant to be attention from elsewhere, or tokens for it, rather than part of a model.
bool isTensorFile(const std::filesystem::path& path);

/// The window: puts the panels and views together and carries what they say to each other. It computes nothing.
class MainWindow final : public QMainWindow {
    Q_OBJECT
public:
    explicit MainWindow(const QPalette& desktop);
    ~MainWindow() override;

    /// Begins with a model and a text; cannot be undone.
    void begin(const std::filesystem::path& model, const QString& text);
    void begin(const core::Example& example);
    /// Opens whatever it is: a model folder or a file in one, a session, a figure with a session, a saved module.
    void openPath(const std::filesystem::path& path);
    void setText(const QString& text);
    void setThemeChoice(ThemeChoice choice);
    void setView(core::View view);
    /// Offers what a program that did not come to its end left behind, unless another question is open.
    void offerUnfinished();
    /// Says what went wrong where nobody expected it.
    void showFailure(const core::Error& error);

    SessionEditor& editor() { return m_editor; }
    const SessionFiles& files() const { return m_files; }
    /// What is known of the shown trace's heads.
    const core::HeadTable& headTable() const { return m_table; }

    /// The text that the bundled example begins with.
    static QString exampleText();

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    // How it is put together: main_window_assembly.cpp.
    void createViews();
    QFrame* createLeft();
    QWidget* createTabs();
    QWidget* createTopBar();
    QLayout* createScoringControls();
    void connectInput();
    void connectViews();
    void connectMaskView();
    void connectCompareView();
    void connectController();

    // What its menus do: main_window_actions.cpp and main_window_files.cpp.
    QAction* add(QMenu* menu, const QString& text, const QKeySequence& shortcut, const QString& tip,
                 void (MainWindow::*slot)());
    void createMenus();
    void createFileMenu();
    void createEditMenu();
    void createViewMenu();
    void createLookMenu(QMenu* view);
    void fillModelMenu();
    void fillMaskMenu();
    void fillRecentMenu();
    void undo();
    void redo();
    void cancel();
    void openFile();
    void chooseModel();
    void saveSession();
    void saveSessionAs();
    bool saveAs();
    bool saveTo(const std::filesystem::path& file);
    bool mayClose();
    bool mayEnd();
    void showCaught(const QString& doing);
    void locateModel();
    void showModelTrouble();
    void askForModel(const QString& said);
    void recover(const std::filesystem::path& copy);
    void openModule();
    void saveModule();
    void useClassroom();
    void shuffle();
    const core::CutText* cutText() const;
    void exportShown();
    void exportAllHeads();
    void openExport(const core::FigureSettings& figure);
    void copyFigure();
    core::FigureSettings shownFigure() const;
    FigureSource figureSource() const;
    void nextHead();
    void previousHead();
    void nextLayer();
    void previousLayer();
    void stepHead(core::Index layers, core::Index heads);
    void toggleFullScreen();
    void toggleInput();
    void toggleInspector();
    void showHelp();
    void showAbout();

    // Sessions that come with the program: main_window_examples.cpp.
    void createExamples();
    void openExample(const core::Example& example);

    // Attention from elsewhere: main_window_recorded.cpp.
    void openRecorded(core::RecordedSource source);
    bool openTokens(const std::filesystem::path& file);
    void openPaths(const std::vector<std::filesystem::path>& paths);
    void chooseTensor(const core::Error& error);
    void showRecorded(const core::PreparedRun& prepared);
    bool showsRecorded() const { return !session().run().recorded.empty(); }

    // Pictures, and models that read them: main_window_pictures.cpp.
    bool readsPictures() const;
    bool openPictures(const std::vector<std::filesystem::path>& files);
    void choosePicture();
    void showPictureTab();
    QString pictureAbsence() const;
    bool openWithoutPictures(const core::Error& error);
    void connectPictures();
    void showPicture(const core::HeadAttention& stages);

    // Whether rows are read at their tokens or for the next ones: main_window_rows.cpp.
    QWidget* createRows();
    void createRowsAction(QMenu* view);
    void showRows();
    void readRows(core::RowReading rows);
    bool offersRows() const;
    core::Index chipOfRow(core::Index query) const;
    std::optional<core::Index> rowOfChip(core::Index token);

    // Maps that are too long to be kept: main_window_long.cpp.
    QWidget* createPooling();
    void showPooling();
    void poolBy(int by);
    bool showsLong() const { return m_trace != nullptr && m_trace->isLong(); }
    QString absence(core::View view) const;
    core::FigureSettings asLongMapsAreShown(core::FigureSettings figure) const;
    Cell mostAttendedInLong(const core::HeadAddress& address) const;

    // The three attentions of an encoder–decoder: main_window_blocks.cpp.
    QWidget* createBlocks();
    void connectTarget();
    const core::Model& lookedAt(const core::Model& model) const;
    void nextBlock();
    void lookAtBlock(core::AttentionBlock block);
    void showBlock();
    void showBlockChoice(bool decodes);
    void markChips(const Cell& cell);
    void chooseByChip(core::Index token, bool asKey);

    // All heads, what is measured of them, and which of them does something: main_window_heads.cpp.
    void connectHeads();
    void showAllHeads();
    void showTable(const std::shared_ptr<const core::Trace>& trace, const core::HeadTable& table);
    void rankByCells();
    void forgetHeads();
    void stopAnalysis();
    void saveMeasures();
    void showMeasures();
    void showChosenHeads();
    void analyse();
    void askKnockOut();
    void chooseHeads(const std::vector<core::ComparedHead>& heads);
    void showFlow();

    // What the map shows, and what is marked in it: main_window_map.cpp.
    void connectMap();
    QWidget* createCells();
    void createMapMenu(QMenu* view);
    void showCells();
    void showMap(const core::HeadAttention& stages);
    void goToToken();

    // Interventions: main_window_interventions.cpp.
    void createInterveneMenu();
    void connectInterventions();
    void showInterventions();
    void fillInterveneMenu();
    void intervene(core::Intervention::Kind kind, float factor = 0);
    core::Painting inText(const core::Painting& rows) const;
    void interveneOnCells(core::Intervention::Kind kind, bool everywhere);
    void hideToken();
    QMenu* createPatchMenu();

    // What a model says, and where memory is short: main_window_generation.cpp.
    void connectGeneration();
    void generate();
    const core::Trace* writing() const;
    QString predictionHeading(core::Index position) const;
    void showPredictions(core::Index position, const std::vector<core::Prediction>& predictions,
                         const std::vector<core::Prediction>& before);
    void offerLess(const core::Error& error);

    // What happens when the Session or a Trace changes: main_window.cpp.
    const core::Session& session() const { return m_editor.session(); }
    void showSession();
    void showLook();
    void showTab();
    bool showPage();
    void showPanels();
    void focusView();
    void showUncomputable(core::Index run, const core::PreparedRun& prepared);
    void chooseCell(const Cell& cell);
    void showScoring();
    void showTitle();
    void start();
    void showPrepared(core::Index run, const core::PreparedRun& prepared);
    void showTrace(core::Index run, const std::shared_ptr<const core::Trace>& whole);
    core::Focus mostAttended(core::Focus focus);
    core::Focus insideTrace(core::Focus focus) const;
    core::HeadAddress address() const;
    bool headIsThere() const;
    void showHead();
    void showView();
    void showComparison();
    void showCell();
    void showStatus();
    void showError(core::Index run, const core::Error& error);
    void askForPrediction();
    void clearPicture();
    void showHeadChoice(const core::ModelInfo& info);
    void fillHeadBoxes(const core::ModelInfo& info);
    void rememberModel();

    QPalette m_desktop;
    const Palette* m_colors;
    SessionEditor m_editor;
    SessionFiles m_files;
    RunController m_controller;
    Selection m_selection;
    core::HeadStages m_stages;
    core::HeadTable m_table;  ///< what is known of the heads of m_measured
    std::shared_ptr<const core::Trace> m_measured;
    Cell m_rankedCell;                                    ///< by which heads were ranked last
    std::shared_ptr<const core::Painting> m_rankedMarks;  ///< likewise
    core::Index m_measuredItem = 0;                       ///< which of its texts
    std::shared_ptr<const core::Trace> m_orderAsked;
    std::shared_ptr<const core::Trace> m_ordered;       ///< whose heads m_headOrder puts in order
    std::shared_ptr<const core::Matrix> m_divergences;  ///< of its heads, each from each
    std::vector<core::Index> m_headOrder;
    std::shared_ptr<const core::Trace> m_untouched;              ///< the first run without its interventions
    std::optional<core::Answer> m_answer;                        ///< the likeliest token where the model was asked last
    std::vector<core::Run> m_started;                            ///< what the controller was asked last
    std::vector<std::shared_ptr<const core::Trace>> m_computed;  ///< [runs] the newest of each, as a whole
    std::vector<std::shared_ptr<const core::Trace>> m_traces;    ///< [runs] of these what is looked at
    std::vector<QString> m_runErrors;                            ///< [runs]
    std::shared_ptr<const core::Trace> m_trace;                  ///< of the first run, which most views show
    std::optional<core::PreparedRun> m_prepared;                 ///< likewise
    std::pair<std::shared_ptr<const core::Trace>, core::Index> m_asked;  ///< the last question for next tokens
    QString m_shownModel;                                                ///< which model m_trace is of
    TextGeneration* m_generation = nullptr;
    QPointer<FigureWorker> m_copying;  ///< makes a picture for the clipboard
    std::optional<core::Run> m_good;   ///< the last first run whose model could be opened
    std::uint64_t m_shuffles = 0;      ///< each shuffle has a seed of its own
    QString m_wentTo;                  ///< what was searched for in the map last
    bool m_cellChosen = false;         ///< by the user; else the most attended one is shown
    bool m_modelMissing = false;       ///< the banner asks where the model is
    bool m_modelAsked = false;         ///< a model was just chosen; if it cannot be opened, the one before stays

    HeadAnalysis* m_analysis = nullptr;  ///< computes what is measured of heads
    AllHeadsView* m_allHeads = nullptr;
    FlowView* m_flow = nullptr;
    MeasuresView* m_measures = nullptr;
    InterventionList* m_interventions = nullptr;
    QMenu* m_interveneMenu = nullptr;
    QToolButton* m_cells = nullptr;  ///< what the map's cells are
    InputPanel* m_input = nullptr;
    HeadsNavigator* m_heads = nullptr;
    Segments* m_blocks = nullptr;  ///< encoder, decoder, cross
    ModulePanel* m_module = nullptr;
    QTabBar* m_tabs = nullptr;
    QStackedWidget* m_views = nullptr;
    MapView* m_map = nullptr;
    StepsView* m_steps = nullptr;
    QLabel* m_absent = nullptr;     ///< in place of a view that what is shown has nothing for
    Segments* m_pooling = nullptr;  ///< what a pixel of a long map says of its weights
    Segments* m_rows = nullptr;     ///< what the rows of maps are read for
    QAction* m_rowsAction = nullptr;
    MaskView* m_mask = nullptr;
    CompareView* m_compare = nullptr;
    PictureView* m_picture = nullptr;
    Inspector* m_inspector = nullptr;
    Banner* m_banner = nullptr;
    ExampleNote* m_note = nullptr;
    QLabel* m_brand = nullptr;
    QToolButton* m_model = nullptr;
    QMenu* m_modelMenu = nullptr;
    QComboBox* m_blockBox = nullptr;  ///< the same as m_blocks, where the panels are hidden
    QComboBox* m_layerBox = nullptr;
    QComboBox* m_headBox = nullptr;
    QToolButton* m_maskButton = nullptr;
    QMenu* m_maskMenu = nullptr;
    QDoubleSpinBox* m_temperature = nullptr;
    QToolButton* m_inputToggle = nullptr;
    QToolButton* m_inspectorToggle = nullptr;
    QFrame* m_left = nullptr;
    QFrame* m_right = nullptr;
    QSplitter* m_splitter = nullptr;
    QLabel* m_headHint = nullptr;
    QLabel* m_counts = nullptr;
    QLabel* m_timing = nullptr;
    QLabel* m_reading = nullptr;  ///< of rows, where it is not the usual one
    QLabel* m_status = nullptr;
    QMenu* m_recentMenu = nullptr;
    QAction* m_undo = nullptr;
    QAction* m_redo = nullptr;
    QAction* m_headOff = nullptr;
    QTimer* m_slow = nullptr;  ///< runs out when a computation takes long enough to say so
};
