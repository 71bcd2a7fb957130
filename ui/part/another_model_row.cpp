#include "ui/part/another_model_row.h"

#include <QHBoxLayout>
#include <QPushButton>

#include "core/session/session.h"
#include "ui/part/heading.h"

AnotherModelRow::AnotherModelRow(QWidget* parent)
    : QWidget(parent),
      m_hint(new Hint),
      m_another(new QPushButton(tr("Another model…")))
{
    m_another->setObjectName(QStringLiteral("anotherModel"));
    m_another->setToolTip(tr("Add a run in Compare, and choose its model there"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(14, 0, 14, 0);
    row->addWidget(m_hint, 1);
    row->addWidget(m_another);
    connect(m_another, &QPushButton::clicked, this, &AnotherModelRow::asked);
}

void AnotherModelRow::say(const QString& hint, std::size_t shown)
{
    m_hint->setText(hint);
    m_another->setEnabled(shown < core::mostRuns);
}

#include "moc_another_model_row.cpp"
