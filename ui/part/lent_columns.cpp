#include "ui/part/lent_columns.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QVariant>
#include <QWidget>

LentColumns::LentColumns(QHBoxLayout& home, QObject* parent) : QObject(parent), m_home(home) {}

void LentColumns::add(QWidget* column)
{
    m_columns.emplace_back(column);
    move(column);
    column->installEventFilter(this);
    if (m_place != nullptr) emit lent();
}

void LentColumns::lendTo(QBoxLayout& place)
{
    m_place = &place;
    for (QWidget* each : all()) move(each);
}

void LentColumns::takeBack()
{
    m_place = nullptr;
    for (QWidget* each : all()) move(each);
}

std::vector<QWidget*> LentColumns::all() const
{
    std::vector<QWidget*> there;
    for (const QPointer<QWidget>& each : m_columns)
        if (each != nullptr) there.push_back(each);
    return there;
}

bool LentColumns::eventFilter(QObject* watched, QEvent* event)
{
    const bool shows = event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent;
    if (shows && m_place != nullptr) emit lent();
    return QObject::eventFilter(watched, event);
}

/// A widget that gets another parent is hidden by Qt; it is shown again where it was seen.
void LentColumns::move(QWidget* column)
{
    const bool hidden = column->isHidden();
    if (m_place != nullptr)
        m_place->addWidget(column);
    else
        m_home.insertWidget(m_home.count() - 1, column);
    column->setProperty("presented", m_place != nullptr);
    column->setHidden(hidden);
}

#include "moc_lent_columns.cpp"
