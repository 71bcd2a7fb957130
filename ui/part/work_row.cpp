#include "ui/part/work_row.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

#include "ui/part/named_button.h"
#include "ui/theme/stillness.h"

#include <algorithm>

WorkRow::WorkRow(const QString& name, const char* stop, const QString& tip)
    : m_done(new QProgressBar),
      m_words(new QLabel)
{
    m_done->setAccessibleName(name);
    m_done->setTextVisible(false);
    QPushButton* button = namedButton(tr("Stop"), stop, tip);
    connect(button, &QPushButton::clicked, this, &WorkRow::stopAsked);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_done, 1);
    row->addWidget(m_words);
    row->addWidget(button);
    hide();
}

void WorkRow::begin(const QString& words)
{
    m_done->setRange(0, isKeptStill() ? 1 : 0);
    m_words->setText(words);
    show();
}

void WorkRow::tell(std::size_t done, std::size_t of, const QString& words)
{
    m_done->setRange(0, static_cast<int>(std::max<std::size_t>(1, of)));
    m_done->setValue(static_cast<int>(done));
    m_words->setText(words);
}

#include "moc_work_row.cpp"
