#include "ui/part/lent_columns.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QVariant>
#include <QWidget>

#include <algorithm>

LentColumns::LentColumns(QHBoxLayout& home, QObject* parent) : QObject(parent), m_home(home), m_stand(nullptr) {}

/// A place in the window's row, of which all are shown or hidden together whatever each of them wants.
QWidget* LentColumns::createPlace(int at)
{
    auto* place = new QWidget;
    auto* layout = new QHBoxLayout(place);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    place->hide();
    m_home.insertWidget(at, place);
    return place;
}

void LentColumns::add(QWidget* column)
{
    if (m_stand == nullptr) m_stand = createPlace(m_home.count() - 1);
    m_columns.emplace_back(column);
    column->installEventFilter(this);
    move(column);
    arrange();
    if (m_place != nullptr) emit lent();
}

void LentColumns::addBelow(QWidget* column)
{
    if (m_under == nullptr) m_under = createPlace(0);
    m_below = column;
    column->installEventFilter(this);
    const bool hidden = column->isHidden();
    m_under->layout()->addWidget(column);
    column->setHidden(hidden);
    arrange();
}

bool LentColumns::canTurn() const
{
    return m_place == nullptr && m_below != nullptr && !m_below->isHidden()
           && std::ranges::any_of(all(), [](const QWidget* each) { return !each->isHidden(); });
}

void LentColumns::turn(bool toLent)
{
    m_turned = toLent;
    arrange();
    if (!canTurn()) return;
    QWidget* seen = toLent ? all().back() : m_below.data();
    seen->setFocus(Qt::OtherFocusReason);
}

void LentColumns::arrange()
{
    const bool both = canTurn();
    if (!both) m_turned = false;
    if (m_stand != nullptr) m_stand->setVisible(m_place == nullptr && (!both || m_turned));
    if (m_under != nullptr) m_under->setVisible(m_below != nullptr && !m_below->isHidden() && !(both && m_turned));
    emit turned();
}

void LentColumns::lendTo(QBoxLayout& place)
{
    m_place = &place;
    for (QWidget* each : all()) move(each);
    arrange();
}

void LentColumns::takeBack()
{
    m_place = nullptr;
    for (QWidget* each : all()) move(each);
    arrange();
}

std::vector<QWidget*> LentColumns::all() const
{
    std::vector<QWidget*> there;
    for (const QPointer<QWidget>& each : m_columns)
        if (each != nullptr) there.push_back(each);
    return there;
}

/// Columns show and hide themselves, by what is played or guessed.
bool LentColumns::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::ShowToParent && event->type() != QEvent::HideToParent)
        return QObject::eventFilter(watched, event);
    if (m_place != nullptr && watched != m_below) emit lent();
    arrange();
    return QObject::eventFilter(watched, event);
}

/// A widget that gets another parent is hidden by Qt; it is shown again where it was seen.
void LentColumns::move(QWidget* column)
{
    const bool hidden = column->isHidden();
    if (m_place != nullptr)
        m_place->addWidget(column);
    else
        m_stand->layout()->addWidget(column);
    column->setProperty("presented", m_place != nullptr);
    column->setHidden(hidden);
}

#include "moc_lent_columns.cpp"
