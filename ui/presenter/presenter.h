#pragma once

#include <QPointer>

#include "ui/page/workbench.h"
#include "ui/view/ink/ink_layer.h"

#include <functional>
#include <vector>

class InkDrawing;
class LessonCommands;
class PresenterActions;
class PresenterCell;
class PresenterNotes;
class PresenterWall;
class QAction;
class QLabel;
class QMainWindow;
class QScreen;
class QScrollBar;
class QSplitter;
class ViewStack;

/// The parts of the window that presenting needs.
struct PresenterParts {
    QMainWindow& window;
    QSplitter& home;  ///< the views stand in it
    ViewStack& views;
    LessonCommands& lessons;
    std::function<void()> restyle;  ///< gives everything the magnification that holds
};

/// Whether something is presented, where, how large, and what is laid over it: the view that is looked at moves onto a
/// screen of its own, and back into the window when it ends. It is the live program: whatever is done there is done in
/// the Session.
class Presenter final : public QObject {
    Q_OBJECT
public:
    Presenter(const Workbench& bench, const PresenterParts& parts);

    /// Begins, for menu and button.
    QAction* action() const { return m_action; }

    bool isOn() const { return m_isOn; }
    void begin();
    void end();

    /// How large everything is drawn, in per cent.
    static int percent();
    static constexpr int sizes[] = {150, 200, 250};

private:
    /// What the window was like before.
    struct Kept {
        QPointer<QWidget> focus;
        QSize size;
        std::vector<std::pair<QPointer<QScrollBar>, int>> scrolled = {};
    };

    void createWall();
    void connectActions();
    void lendCommands();
    void remember();
    void restore();
    void scrollBack();
    void magnify(int by);
    void lay(const QColor& ground, const QString& spoken);
    void setSpotlight(bool on);
    void useTool(InkTool tool);
    void clearInk();
    void showStep();
    void step(int by);
    void swapScreen();
    void stayOnScreens();
    void showNotes(bool shown);
    void placeNotes();
    QScreen* screen() const;
    bool eventFilter(QObject* watched, QEvent* event) override;

    const Workbench m_bench;
    const PresenterParts m_parts;
    QAction* m_action;
    InkDrawing* m_ink;
    PresenterActions* m_actions;
    PresenterCell* m_cell = nullptr;  ///< as the next three, once something was presented
    PresenterWall* m_wall = nullptr;
    PresenterNotes* m_notes = nullptr;
    QLabel* m_away = nullptr;  ///< in the view's place
    Kept m_kept;
    bool m_isOn = false;
};
