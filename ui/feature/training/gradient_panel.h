#pragma once

#include <QWidget>

#include "core/training/training_gradient.h"

#include <memory>

class QLabel;
class QTableWidget;

/// What learning from the text would do to the chosen weight: the gradient of its score as the sum of what each
/// prediction asks for.
class GradientPanel final : public QWidget {
    Q_OBJECT
public:
    explicit GradientPanel(QWidget* parent = nullptr);

    void display(const std::shared_ptr<const core::ScoreGradient>& gradient);
    /// Says why there is none.
    void displaySentence(const QString& sentence);

private:
    QLabel* m_sentence;
    QLabel* m_formula;
    QTableWidget* m_parts;
};
