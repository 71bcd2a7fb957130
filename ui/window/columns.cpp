#include "ui/window/columns.h"

#include <QSettings>

#include "ui/part/screen_places.h"
#include "ui/theme/magnification.h"

namespace {

const QString sizesKey = QStringLiteral("window/panels");

}  // namespace

Columns::Columns(QWidget* parent) : QSplitter(parent)
{
    setChildrenCollapsible(false);
    setHandleWidth(1);
    connect(&Magnification::instance(), &Magnification::changed, this, [this] { show(m_view); });
}

void Columns::hold(QWidget* left, QWidget* views, QWidget* right)
{
    m_left.widget = left;
    m_right.widget = right;
    for (QWidget* each : {left, views, right}) addWidget(each);
    // They give way on a small screen and leave a large one to the view.
    setStretchFactor(0, 1);
    setStretchFactor(1, 3);
    setStretchFactor(2, 1);
    setSizes({300, 820, 310});
}

QString Columns::key(const Column& column, core::View view) const
{
    return QStringLiteral("window/%1/%2").arg(column.name).arg(static_cast<int>(view));
}

bool Columns::isWanted(const Column& column, core::View view) const
{
    if (!m_lesson) return QSettings().value(key(column, view), view == core::View::Map).toBool();
    const auto asked = m_besideLesson.find(key(column, view));
    return asked != m_besideLesson.end() && asked->second;
}

void Columns::setLesson(bool plays)
{
    if (plays != m_lesson) m_besideLesson.clear();
    m_lesson = plays;
    m_asked = nullptr;
    show(m_view);
}

void Columns::fold()
{
    m_besideLesson.clear();
    show(m_view);
}

void Columns::show(core::View view)
{
    m_view = view;
    bool left = isWanted(m_left, view);
    bool right = isWanted(m_right, view);
    if (left && right && !hasRoomFor(2)) (m_asked == &m_right ? left : right) = false;
    if (m_asked == nullptr && !hasRoomFor(1)) left = right = false;
    m_left.widget->setVisible(left);
    m_right.widget->setVisible(right);
    emit shown(left, right);
}

void Columns::toggle(const Column& column, core::View view)
{
    const bool wanted = column.widget->isHidden();
    if (m_lesson)
        m_besideLesson[key(column, view)] = wanted;
    else
        QSettings().setValue(key(column, view), wanted);
    m_asked = wanted ? &column : nullptr;
    show(view);
}

/// Between two columns a map of a sentence keeps its numbers, beside one alone at least its cells.
bool Columns::hasRoomFor(int columns) const
{
    constexpr int withNumbers = 560, withCells = 380, column = 240;
    return !isVisible() || width() >= scaled(columns > 1 ? withNumbers : withCells) + columns * scaled(column);
}

void Columns::resizeEvent(QResizeEvent* event)
{
    QSplitter::resizeEvent(event);
    show(m_view);
}

void Columns::showLeft(core::View view)
{
    if (m_left.widget->isHidden()) toggleLeft(view);
}

void Columns::remember() const { screen_places::keep(screen_places::arrangement(), sizesKey, saveState()); }

void Columns::restore() { restoreState(screen_places::keptOrLast(screen_places::arrangement(), sizesKey)); }

#include "moc_columns.cpp"
