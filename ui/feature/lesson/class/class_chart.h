#pragma once

#include <QWidget>

#include "core/class/collected_class.h"

#include <vector>

/// A goal as a sentence.
QString goalText(const core::AnsweredLesson& lesson, const core::ClassGoal& about);

/// A question, or the class's prediction of a row, drawn for a whole room: bars with their counts, without names.
class ClassChart final : public QWidget {
    Q_OBJECT
public:
    /// One line of it.
    struct Bar {
        QString label;
        double share = 0;   ///< 0 to 1 of the width
        double truth = -1;  ///< the model's own share, below the bar; less than 0: nothing to compare with
        QString value = {};
        bool right = false;
    };

    explicit ClassChart(QWidget* parent = nullptr);

    void showQuestion(const core::CollectedClass& collected, const core::ClassQuestion& about);
    void showExpectation(const core::CollectedClass& collected, const core::ClassExpectation& about);
    void showGoal(const core::CollectedClass& collected, const core::ClassGoal& about);
    /// Draws the chart large enough for the back row.
    void setLarge(bool large);
    const std::vector<Bar>& bars() const { return m_bars; }

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void take(const QString& heading, const QString& note, std::vector<Bar> bars);
    double drawHeading(QPainter& painter, double width) const;
    void drawBar(QPainter& painter, const Bar& bar, const QRectF& row, double labels) const;
    QFont font(double points, bool bold = false) const;

    QString m_heading;
    QString m_note;
    std::vector<Bar> m_bars;
    bool m_large = false;
};
