#pragma once

#include <QWidget>

#include "core/atlas/seen_tokens.h"

/// Tokens with bars: those that a head's weight goes to, or comes from.
class TokenShares final : public QWidget {
    Q_OBJECT
public:
    TokenShares(const QString& title, const QString& meaning, QWidget* parent = nullptr);

    void setShares(const std::vector<core::TokenShare>& shares);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    static constexpr std::size_t shown = 6;

    QString m_title;
    QString m_meaning;
    std::vector<core::TokenShare> m_shares;
};
