#include "ui/window/columns.h"

#include <QSettings>

namespace {

const QString sizesKey = QStringLiteral("window/panels");

}  // namespace

Columns::Columns(QWidget* left, QWidget* views, QWidget* right, QWidget* parent)
    : QSplitter(parent),
      m_left{QStringLiteral("input"), left},
      m_right{QStringLiteral("inspector"), right}
{
    for (QWidget* each : {left, views, right}) addWidget(each);
    // They give way on a small screen and leave a large one to the view.
    setStretchFactor(0, 1);
    setStretchFactor(1, 3);
    setStretchFactor(2, 1);
    setSizes({300, 820, 310});
    setChildrenCollapsible(false);
    setHandleWidth(1);
}

QString Columns::key(const Column& column, core::View view)
{
    return QStringLiteral("window/%1/%2").arg(column.name).arg(static_cast<int>(view));
}

bool Columns::isWanted(const Column& column, core::View view)
{
    return QSettings().value(key(column, view), view == core::View::Map).toBool();
}

void Columns::show(core::View view)
{
    const bool left = isWanted(m_left, view);
    const bool right = isWanted(m_right, view);
    m_left.widget->setVisible(left);
    m_right.widget->setVisible(right);
    emit shown(left, right);
}

void Columns::toggle(const Column& column, core::View view)
{
    QSettings().setValue(key(column, view), column.widget->isHidden());
    show(view);
}

void Columns::showLeft(core::View view)
{
    if (m_left.widget->isHidden()) toggleLeft(view);
}

void Columns::remember() const { QSettings().setValue(sizesKey, saveState()); }

void Columns::restore() { restoreState(QSettings().value(sizesKey).toByteArray()); }
