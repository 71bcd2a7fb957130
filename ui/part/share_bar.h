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
    explicit ShareBar(QWidget* parent = nullptr) : QWidget(parent)
    {
        keepScaled(this, [this] { setFixedHeight(scaled(6)); });
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }

    void setShare(double share)
    {
        m_share = std::clamp(share, 0.0, 1.0);
        update();
    }
    void setColors(QColor track, QColor fill)
    {
        m_track = track;
        m_fill = fill;
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        const double round = height() / 2.0;
        painter.setBrush(m_track);
        painter.drawRoundedRect(rect(), round, round);
        painter.setBrush(m_fill);
        if (m_share > 0)
            painter.drawRoundedRect(QRectF(0, 0, std::max<double>(height(), m_share * width()), height()), round,
                                    round);
    }

private:
    double m_share = 0;
    QColor m_track = Palette::light().border;
    QColor m_fill = Palette::light().accent;
};
