#pragma once

#include <QWidget>

#include "ui/feature/guess/guess_bars.h"
#include "ui/feature/guess/guess_play.h"

class GuessResult;
class Heading;
class Hint;
class QLabel;
class QScrollArea;
class QToolButton;
class Segments;
class ShareBar;

/// The column in which a row is guessed: a bar for each token; and, when the row is shown, the distance between the
/// guess and the model.
class GuessPanel final : public QWidget {
    Q_OBJECT
public:
    explicit GuessPanel(GuessPlay& play, QWidget* parent = nullptr);

    GuessBars* bars() const { return m_bars; }
    /// The guess in one line, for users who do not see the bars.
    QString summary() const;
    /// @param isThere  a lesson stands in the same place, to which one can turn
    void offerLesson(bool isThere);

signals:
    void lessonAsked();

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    void connectParts();
    QLayout* createHead();
    QWidget* createGiven();
    QLabel* createLegend();
    QLayout* createActions();
    void show();
    void showAsked(const GuessPlay::Row& row);
    void showBars(const GuessPlay::Row& row, const std::optional<core::GuessScore>& score);
    void showLeft();
    void showResult(const GuessPlay::Row& row, const core::GuessScore& score);
    void showHead();
    void announce(const QString& sentence);
    QString token(const QString& name) const;
    bool isPresented() const;
    void takeWidth();
    void fitTitle();

    GuessPlay& m_play;
    Heading* m_heading;
    QLabel* m_title;
    Hint* m_sentence;
    QWidget* m_given = nullptr;
    Segments* m_by;
    QLabel* m_left;
    ShareBar* m_leftBar;
    GuessResult* m_result;
    QLabel* m_legend = nullptr;
    QScrollArea* m_scroll;
    GuessBars* m_bars;
    Hint* m_hint;
    QToolButton* m_close = nullptr;
    QToolButton* m_spread;
    QToolButton* m_clear;
    QToolButton* m_show;
    QToolButton* m_again;
    QToolButton* m_lesson = nullptr;  ///< both lead to the lesson
    QToolButton* m_goOn;
    bool m_hasLesson = false;
    bool m_wasShown = false;
    QString m_said;
};
