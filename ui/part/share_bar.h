#pragma once

#include <QPainter>
#include <QWidget>

#include "ui/theme/magnification.h"
#include "ui/theme/palette.h"

#include <algorithm>

/// A thin line that is filled as far as a share goes. What it says stands beside it in words.
class ShareBar final : public QWidget {
    Q_OBJECT
public:
    /// @param fill  which of the window's colours fills it
    explicit ShareBar(QColor Palette::*fill = &Palette::accent, QWidget* parent = nullptr)
        : QWidget(parent),
          m_fill(fill)
    {
        keepScaled(this, [this] { setFixedHeight(scaled(6)); });
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }

    void setShare(double share)
    {
        m_share = std::clamp(share, 0.0, 1.0);
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        const double round = height() / 2.0;
        painter.setBrush(themeColors().border);
        painter.drawRoundedRect(rect(), round, round);
        painter.setBrush(themeColors().*m_fill);
        if (m_share > 0)
            painter.drawRoundedRect(QRectF(0, 0, std::max<double>(height(), m_share * width()), height()), round,
                                    round);
    }

private:
    double m_share = 0;
    QColor Palette::*m_fill;
};
