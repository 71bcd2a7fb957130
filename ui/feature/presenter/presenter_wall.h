#pragma once

#include <QElapsedTimer>
#include <QWidget>

#include <functional>

class PresenterCell;
class PresenterCover;
class PresenterQuestion;
class PresenterWords;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QScreen;
class QTimer;
class QVBoxLayout;

/// What is presented, on all of a screen: the step's title, the view, beside it a column that is lent or the chosen
/// cell where there is room, and "3 / 8".
class PresenterWall final : public QWidget {
    Q_OBJECT
public:
    /// @param cell  becomes the wall's
    PresenterWall(PresenterCell* cell, QWidget* parent);

    /// Takes a view from where it was.
    void take(QWidget* view);
    void fill(QScreen* screen);
    /// @param place  "3 / 8"; empty where no lesson plays
    void setStep(const QString& place, const QString& title);
    /// What the step says in place of the view, which has nothing to show of it.
    /// @param markdown  empty: the view is seen
    void setWords(const QString& markdown);
    /// Keeps what is seen until all of the next slide is there: its title does not stand over the picture before.
    void hold();
    /// Shows what there is by now.
    void release();
    /// @param computes  whether numbers of the next slide are still to come
    void setComputes(std::function<bool()> computes) { m_computes = std::move(computes); }
    /// A line over the view in which a text is changed.
    void editText(const QString& text);
    bool editsText() const;
    void endText();
    /// Something in passing, which a screen reader says.
    void say(const QString& sentence);
    PresenterCover& cover() const { return *m_cover; }
    PresenterQuestion& question() const { return *m_question; }
    /// Where columns of the window stand while it presents, left of the view.
    QHBoxLayout& columns() const { return *m_columns; }
    /// @param fits  whether numbers in the view's cells would have grown enough if it had that size
    void setFits(std::function<bool(const QSizeF&)> fits) { m_fits = std::move(fits); }
    /// Whether the chosen cell stands beside the view: not where it would take the numbers from the cells.
    void showCell();
    /// Gives lent columns their share of the width, and the chosen cell what they leave.
    void fitColumns();

signals:
    void endAsked();
    /// A key that the view has no use for: Space and the arrows, which some clickers send.
    void stepAsked(int by);
    void textGiven(const QString& text);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void fitTitle();
    void placeWords();
    void settle();
    bool hasColumn() const;
    bool leavesNumbers(int width) const;

    PresenterCell* m_cell;
    PresenterCover* m_cover;
    PresenterQuestion* m_question;
    QHBoxLayout* m_columns;
    QHBoxLayout* m_row;  ///< columns, view, cell
    QVBoxLayout* m_place;
    PresenterWords* m_words;  ///< over that row
    QLineEdit* m_text;
    QLabel* m_held;  ///< what was seen before, over all but the foot
    QTimer* m_settling;
    QElapsedTimer m_heldFor = {};
    int m_waited = 0;  ///< turns for what follows the numbers
    QLabel* m_title;
    QLabel* m_step;
    QLabel* m_notice;
    QTimer* m_said;
    std::function<bool(const QSizeF&)> m_fits;
    std::function<bool()> m_computes;
};
