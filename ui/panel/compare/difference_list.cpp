#include "ui/panel/compare/difference_list.h"

#include <QAbstractButton>
#include <QPainter>
#include <QVBoxLayout>

#include "ui/theme/fonts.h"
#include "ui/theme/palette.h"
#include "ui/words/plain_tip.h"

#include <algorithm>

/// A flat button of two columns.
class DifferenceRow final : public QAbstractButton {
public:
    explicit DifferenceRow(QWidget* parent) : QAbstractButton(parent)
    {
        setObjectName(QStringLiteral("differenceRow"));
        setCursor(Qt::PointingHandCursor);
        setFocusPolicy(Qt::StrongFocus);
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    }

    void setRow(const DifferenceList::Row& row)
    {
        m_row = row;
        setText(row.cell + QStringLiteral("  ") + row.weights);
        setAccessibleName(text());
        setToolTip(plainTip(text()));
        update();
    }

    QSize sizeHint() const override { return {260, fontMetrics().height() + 6}; }
    QSize minimumSizeHint() const override { return {200, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        if (underMouse() || hasFocus()) painter.fillRect(rect(), themeColors().accentSoft);
        const QFont numbers = numberFont(9);
        const int room = QFontMetrics(numbers).horizontalAdvance(m_row.weights) + 12;
        const QRect cell(6, 0, std::max(20, width() - room - 12), height());
        painter.setPen(themeColors().text);
        painter.drawText(cell, Qt::AlignLeft | Qt::AlignVCenter,
                         fontMetrics().elidedText(m_row.cell, Qt::ElideMiddle, cell.width()));
        painter.setFont(numbers);
        painter.setPen(themeColors().muted);
        painter.drawText(rect().adjusted(0, 0, -6, 0), Qt::AlignRight | Qt::AlignVCenter, m_row.weights);
    }
    void enterEvent(QEnterEvent*) override { update(); }
    void leaveEvent(QEvent*) override { update(); }

private:
    DifferenceList::Row m_row;
};

DifferenceList::DifferenceList(QWidget* parent) : QWidget(parent), m_buttons{}
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        m_buttons[i] = new DifferenceRow(this);
        m_buttons[i]->hide();
        layout->addWidget(m_buttons[i]);
        connect(m_buttons[i], &QAbstractButton::clicked, this, [this, i] {
            if (i < m_rows.size()) emit cellClicked(m_rows[i].place);
        });
    }
}

void DifferenceList::setRows(std::vector<Row> rows)
{
    m_rows = std::move(rows);
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        if (i < m_rows.size()) m_buttons[i]->setRow(m_rows[i]);
        m_buttons[i]->setVisible(i < m_rows.size());
    }
}

#include "moc_difference_list.cpp"
