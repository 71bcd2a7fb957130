#include "ui/view/flow/flow_legend.h"

#include <QEvent>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>

#include "ui/panel/compare/run_line.h"

#include <algorithm>

namespace {

constexpr int gap = 12;

/// A piece of a head's line.
QPixmap swatch(const QColor& color, double ratio)
{
    const QSizeF size(18, 12);
    QPixmap picture((size * ratio).toSize());
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.fillRect(QRectF(0, 4, size.width(), 4), color);
    return picture;
}

}  // namespace

FlowLegend::FlowLegend(QWidget* parent) : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void FlowLegend::display(const QStringList& titles, const std::vector<QColor>& colors, bool removable)
{
    if (titles == m_titles && colors == m_colors) return;
    m_colors = colors;
    m_removable = removable;
    if (titles != m_titles) {
        m_titles = titles;
        // One of them may be telling of a click right now.
        for (QWidget* chip : m_chips) {
            chip->hide();
            chip->deleteLater();
        }
        m_chips.clear();
        for (qsizetype i = 0; i < titles.size(); ++i)
            m_chips.push_back(createChip(static_cast<std::size_t>(i), titles[i]));
    }
    for (std::size_t i = 0; i < m_chips.size(); ++i)
        m_chips[i]->findChild<QLabel*>(QStringLiteral("swatch"))->setPixmap(swatch(colors[i], devicePixelRatioF()));
    arrange(width(), true);
    updateGeometry();
}

QWidget* FlowLegend::createChip(std::size_t head, const QString& title)
{
    auto* chip = new QWidget(this);
    chip->setObjectName(QStringLiteral("headChip"));
    auto* row = new QHBoxLayout(chip);
    row->setContentsMargins(2, 0, 0, 0);
    row->setSpacing(5);
    auto* mark = new QLabel;
    mark->setObjectName(QStringLiteral("swatch"));
    auto* name = new QLabel(title);
    name->setTextFormat(Qt::PlainText);
    row->addWidget(mark);
    row->addWidget(name);
    if (head > 0 && m_removable) {
        QToolButton* remove = removeButton(tr("Remove the lines of %1").arg(title), chip);
        connect(remove, &QToolButton::clicked, this, [this, head] { emit removed(head); });
        remove->installEventFilter(this);
        row->addWidget(remove);
    }
    chip->setToolTip(tr("Point here to see the lines of %1 alone").arg(title));
    chip->installEventFilter(this);
    chip->show();
    return chip;
}

/// Chips and their buttons, by mouse or Tab.
bool FlowLegend::eventFilter(QObject* watched, QEvent* event)
{
    const auto chip = std::ranges::find_if(
        m_chips, [&](const QWidget* each) { return each == watched || each == watched->parent(); });
    if (chip != m_chips.end()) {
        const bool button = *chip != watched;
        if ((event->type() == QEvent::Enter && !button) || event->type() == QEvent::FocusIn)
            emit pointedAt(static_cast<std::size_t>(chip - m_chips.begin()));
        if ((event->type() == QEvent::Leave && !button) || event->type() == QEvent::FocusOut)
            emit pointedAt(std::nullopt);
    }
    return QWidget::eventFilter(watched, event);
}

/// @param place  whether to move the chips there
/// @return the height that they take
int FlowLegend::arrange(int width, bool place) const
{
    int x = 0, y = 0, height = 0;
    for (const QWidget* chip : m_chips) height = std::max(height, chip->sizeHint().height());
    for (QWidget* chip : m_chips) {
        const int wide = std::min(chip->sizeHint().width(), std::max(60, width));
        if (x > 0 && x + wide > width) {
            x = 0;
            y += height;
        }
        if (place) chip->setGeometry(x, y, wide, height);
        x += wide + gap;
    }
    return y + height;
}

int FlowLegend::heightForWidth(int width) const { return arrange(width, false); }

QSize FlowLegend::sizeHint() const { return {600, heightForWidth(std::max(width(), 200))}; }

void FlowLegend::resizeEvent(QResizeEvent*) { arrange(width(), true); }

#include "moc_flow_legend.cpp"
