#pragma once

#include <QWidget>

class PresenterCell;
class PresenterCover;
class QLabel;
class QScreen;
class QTimer;
class QVBoxLayout;

/// What is presented, on all of a screen: a view, the chosen cell beside it where there is room, and "3 / 8".
class PresenterWall final : public QWidget {
    Q_OBJECT
public:
    /// @param cell  becomes the wall's
    PresenterWall(PresenterCell* cell, QWidget* parent);

    /// Takes a view from where it was.
    void take(QWidget* view);
    void fill(QScreen* screen);
    void setStep(const QString& place);
    /// Something in passing, which a screen reader says.
    void say(const QString& sentence);
    PresenterCover& cover() const { return *m_cover; }
    /// Whether the chosen cell stands beside the view.
    void showCell();

signals:
    void endAsked();
    /// A key that the view has no use for: Space and the arrows, which some clickers send.
    void stepAsked(int by);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    PresenterCell* m_cell;
    PresenterCover* m_cover;
    QVBoxLayout* m_place;
    QLabel* m_step;
    QLabel* m_notice;
    QTimer* m_said;
};
