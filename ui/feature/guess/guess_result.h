#pragma once

#include <QWidget>

#include "core/guess/guess_score.h"

class QLabel;
class ShareBar;

/// The distance between a guess and the model's weights: their divergence, the rank of the favourite, and the points on
/// keys with weight.
class GuessResult final : public QWidget {
    Q_OBJECT
public:
    explicit GuessResult(QWidget* parent = nullptr);

    /// @param favourite  the token with the most points; empty where none was given
    void display(const core::GuessScore& score, const QString& favourite);
    QString spoken() const;

private:
    QLabel* m_divergence;
    ShareBar* m_bar;
    QLabel* m_favourite;
    QLabel* m_rank;
    QLabel* m_shared;
};
