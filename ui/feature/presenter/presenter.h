#pragma once

#include <QPointer>

#include "ui/feature/feature.h"
#include "ui/view/ink/ink_layer.h"

#include <vector>

class InkDrawing;
class PresenterActions;
class PresenterCell;
class PresenterNotes;
class PresenterWall;
class QLabel;
class QScreen;
class QScrollBar;

/// Whether something is presented, where, how large, and what is laid over it: the view that is looked at moves onto a
/// screen of its own, and back into the window when it ends. It is the live program: whatever is done there is done in
/// the Session.
class Presenter final : public Feature {
    Q_OBJECT
public:
    explicit Presenter(const FeatureGround& ground);

    void addEntries(MenuPlace place, QMenu& menu) override;
    QWidget* createButton() override;
    /// Ends: whatever is asked now is asked where one looks.
    bool mayClose() override;

    bool isOn() const { return m_isOn; }
    void begin();
    void end();

    /// How large everything is drawn, in per cent.
    static int percent();
    static constexpr int sizes[] = {150, 200, 250};

private:
    /// The window's state before the presentation.
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
    bool spreadSpotlight(bool on);
    void useTool(InkTool tool);
    void clearInk();
    void showStep();
    void showWords();
    void editText();
    void showCard();
    void showGuess();
    bool isGuessing() const;
    void ask();
    void putQuestionAway();
    void answer();
    void reveal();
    void countHands();
    void step(int by);
    void swapScreen();
    void stayOnScreens();
    void showNotes(bool shown);
    void placeNotes();
    void shareScreen();
    QScreen* screen() const;
    bool eventFilter(QObject* watched, QEvent* event) override;

    const Workbench m_bench;
    const FeatureGround m_ground;
    QAction* m_action;  ///< begins, for menu and button
    InkDrawing* m_ink;
    PresenterActions* m_actions;
    PresenterCell* m_cell = nullptr;  ///< null, like m_wall, m_notes and m_away, until something was presented
    PresenterWall* m_wall = nullptr;
    PresenterNotes* m_notes = nullptr;
    QLabel* m_away = nullptr;  ///< in the view's place
    Kept m_kept;
    std::size_t m_asked = 0;  ///< which of the step's questions Q asks next
    bool m_isOn = false;
};
