#pragma once

#include <QMainWindow>
#include <QPalette>

#include "core/model/head_stages.h"
#include "core/session/session.h"
#include "ui/control/run_controller.h"
#include "ui/control/selection.h"
#include "ui/theme/palette.h"

class Banner;
class HeadsNavigator;
class InputPanel;
class Inspector;
class MapView;
class QAction;
class QComboBox;
class QLabel;
class QMenu;
class QSplitter;
class QTimer;
class QToolButton;

/// The window: puts the panels and views together and carries what they say to each other. It computes nothing.
class MainWindow final : public QMainWindow {
    Q_OBJECT
public:
    explicit MainWindow(const QPalette& desktop);
    ~MainWindow() override;

    /// Opens a model folder, or a file in one, and runs the present text on it.
    void openModel(const std::filesystem::path& path);
    void setText(const QString& text);
    void setThemeChoice(ThemeChoice choice);

    /// The text that the bundled example begins with.
    static QString exampleText();

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void createViews();
    QWidget* createTopBar();
    void createMenus();
    void createViewMenu();
    void connectViews();
    void connectController();
    QAction* add(QMenu* menu, const QString& text, const QKeySequence& shortcut, const QString& tip,
                 void (MainWindow::*slot)());

    void start();
    void showPrepared(const PreparedText& text);
    void showTrace(const std::shared_ptr<const core::Trace>& trace);
    core::Focus mostAttended(core::Focus focus);
    void showHead();
    void showCell();
    void showStatus();
    void showError(const core::Error& error);
    void askForPrediction();
    void clearPicture();
    void fillHeadBoxes(const core::ModelInfo& info);
    void rememberModel();
    void fillModelMenu();

    void chooseModel();
    void cancel();
    void saveHead();
    void saveAllHeads();
    void copyFigure();
    void nextHead();
    void previousHead();
    void nextLayer();
    void previousLayer();
    void stepHead(core::Index layers, core::Index heads);
    void toggleFullScreen();
    void showHelp();
    void showAbout();
    void saveFigure(bool allHeads);
    core::FigureSettings figureSettings(bool allHeads) const;

    core::Session m_session;
    QPalette m_desktop;
    const Palette* m_colors;
    RunController m_controller;
    Selection m_selection;
    core::HeadStages m_stages;
    std::shared_ptr<const core::Trace> m_trace;
    std::pair<std::shared_ptr<const core::Trace>, core::Index> m_asked;  ///< the last question for next tokens
    std::filesystem::path m_shownModel;                                  ///< the folder that m_trace is of

    InputPanel* m_input = nullptr;
    HeadsNavigator* m_heads = nullptr;
    MapView* m_map = nullptr;
    Inspector* m_inspector = nullptr;
    Banner* m_banner = nullptr;
    QToolButton* m_model = nullptr;
    QMenu* m_modelMenu = nullptr;
    QComboBox* m_layerBox = nullptr;
    QComboBox* m_headBox = nullptr;
    QSplitter* m_splitter = nullptr;
    QLabel* m_headHint = nullptr;
    QLabel* m_counts = nullptr;
    QLabel* m_timing = nullptr;
    QLabel* m_maskStatus = nullptr;
    QTimer* m_slow = nullptr;  ///< runs out when a computation takes long enough to say so
};
