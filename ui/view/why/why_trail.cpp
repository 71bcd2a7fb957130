#include "ui/view/why/why_trail.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

WhyTrail::WhyTrail(QWidget* parent) : QWidget(parent), m_layout(new QHBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(6);
}

void WhyTrail::display(const QStringList& steps, int current)
{
    while (QLayoutItem* item = m_layout->takeAt(0)) {
        if (item->widget() != nullptr) item->widget()->deleteLater();
        delete item;
    }
    constexpr int most = 3;  // beside each other; those before are behind Alt+Left
    const int first = std::clamp(current - 1, 0, std::max(0, static_cast<int>(steps.size()) - most));
    for (int step = first; step < std::min(static_cast<int>(steps.size()), first + most); ++step) {
        if (step > first) m_layout->addWidget(new QLabel(QStringLiteral("←")));
        auto* button = new QToolButton;
        button->setProperty("role", QStringLiteral("small"));
        button->setCheckable(true);
        button->setChecked(step == current);
        button->setText(steps[step]);
        button->setToolTip(tr("Go to this cell (Alt+Left and Alt+Right walk the trail)"));
        connect(button, &QToolButton::clicked, this, [this, step] { emit chosen(step); });
        m_layout->addWidget(button);
    }
    setVisible(steps.size() > 1);
}

#include "moc_why_trail.cpp"
