#pragma once

#include <QApplication>
#include <QComboBox>
#include <QHelpEvent>
#include <QStylePainter>
#include <QToolTip>

#include "ui/theme/fonts.h"

/// A combo box that says before the chosen item what is chosen: "A  Layer 3 · Head 2". Without a prefix it is one whose
/// item ends in "…" where it is too long, which Qt's own cuts in the middle of a letter.
class PrefixedCombo : public QComboBox {
    Q_OBJECT
public:
    explicit PrefixedCombo(const QString& prefix, QWidget* parent = nullptr) : QComboBox(parent), m_prefix(prefix)
    {
        setSizeAdjustPolicy(QComboBox::AdjustToContents);
        setFocusPolicy(Qt::StrongFocus);
    }

    QSize sizeHint() const override { return widened(QComboBox::sizeHint()); }
    QSize minimumSizeHint() const override { return widened(QComboBox::minimumSizeHint()); }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QStylePainter painter(this);
        QStyleOptionComboBox option;
        initStyleOption(&option);
        painter.drawComplexControl(QStyle::CC_ComboBox, option);
        QRect room = style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
        painter.setFont(prefixFont());
        painter.setPen(QApplication::palette().color(QPalette::PlaceholderText));  // a style sheet dims its own
        painter.drawText(room, Qt::AlignVCenter | Qt::AlignLeft, m_prefix);
        painter.setFont(font());
        option.rect.setLeft(option.rect.left() + prefixWidth());
        room.setLeft(room.left() + prefixWidth() + (option.currentIcon.isNull() ? 0 : iconSize().width() + gap));
        option.currentText = fontMetrics().elidedText(currentText(), Qt::ElideRight, room.width());
        m_cut = option.currentText != currentText();
        painter.drawControl(QStyle::CE_ComboBoxLabel, option);
    }

    /// Shows a cut text as a tooltip.
    bool event(QEvent* event) override
    {
        if (event->type() != QEvent::ToolTip || !m_cut) return QComboBox::event(event);
        QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), currentText(), this);
        return true;
    }

private:
    static constexpr int gap = 6;

    static QFont prefixFont() { return textFont(8); }
    int prefixWidth() const
    {
        return m_prefix.isEmpty() ? 0 : QFontMetrics(prefixFont(), this).horizontalAdvance(m_prefix) + gap;
    }
    QSize widened(QSize size) const { return m_prefix.isEmpty() ? size : size + QSize(prefixWidth() + 10, 0); }

    QString m_prefix;
    bool m_cut = false;
};
