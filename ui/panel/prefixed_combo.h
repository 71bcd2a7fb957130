#pragma once

#include <QComboBox>
#include <QStylePainter>

/// A combo box that says before the chosen item what is chosen: "A  Layer 3 · Head 2".
class PrefixedCombo final : public QComboBox {
    Q_OBJECT
public:
    explicit PrefixedCombo(const QString& prefix, QWidget* parent = nullptr)
        : QComboBox(parent),
          m_prefix(prefix + QStringLiteral("  "))
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
        const QRect room = style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
        const QString whole = m_prefix + option.currentText;
        option.currentText = fontMetrics().elidedText(whole, Qt::ElideRight, room.width());
        setToolTip(option.currentText == whole ? QString() : currentText());
        painter.drawControl(QStyle::CE_ComboBoxLabel, option);
    }

private:
    QSize widened(QSize size) const { return size + QSize(fontMetrics().horizontalAdvance(m_prefix) + 16, 0); }

    QString m_prefix;
};
