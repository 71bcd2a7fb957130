#include "ui/part/segments.h"

#include <QButtonGroup>
#include <QToolButton>
#include <QVBoxLayout>

Segments::Segments(const QString& name, const std::vector<Segment>& segments, std::size_t in_a_row, QWidget* parent)
    : QWidget(parent),
      m_buttons(new QButtonGroup(this))
{
    setAccessibleName(name);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(6);
    QHBoxLayout* row = nullptr;
    for (std::size_t i = 0; i < segments.size(); ++i) {
        if (i % in_a_row == 0) {
            row = new QHBoxLayout;
            row->setSpacing(6);
            row->setAlignment(Qt::AlignLeft);
            rows->addLayout(row);
        }
        auto* button = new QToolButton;
        button->setText(segments[i].text);
        button->setToolTip(segments[i].tip);
        button->setAccessibleName(QStringLiteral("%1: %2").arg(name, segments[i].text));
        button->setProperty("role", QStringLiteral("control"));
        button->setCheckable(true);
        m_buttons->addButton(button, segments[i].id.value_or(static_cast<int>(i)));
        row->addWidget(button);
    }
    connect(m_buttons, &QButtonGroup::idClicked, this, &Segments::chosen);
}

int Segments::current() const { return m_buttons->checkedId(); }

void Segments::setCurrent(int id)
{
    if (QAbstractButton* button = m_buttons->button(id)) return button->setChecked(true);
    QAbstractButton* checked = m_buttons->checkedButton();
    if (checked == nullptr) return;
    m_buttons->setExclusive(false);  // an exclusive group keeps its last choice
    checked->setChecked(false);
    m_buttons->setExclusive(true);
}

void Segments::setText(int id, const QString& text)
{
    QAbstractButton* button = m_buttons->button(id);
    button->setText(text);
    button->setAccessibleName(QStringLiteral("%1: %2").arg(accessibleName(), text));
}

void Segments::setShown(int id, bool shown) { m_buttons->button(id)->setVisible(shown); }

void Segments::setSmall()
{
    for (QAbstractButton* button : m_buttons->buttons()) button->setProperty("role", QStringLiteral("small"));
}

#include "moc_segments.cpp"
