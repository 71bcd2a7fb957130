#include "ui/words/view_name.h"

#include <QCoreApplication>

using core::View;

QString viewName(View view)
{
    switch (view) {
    case View::Map: return QCoreApplication::translate("ViewName", "Map");
    case View::Steps: return QCoreApplication::translate("ViewName", "Steps");
    case View::Mask: return QCoreApplication::translate("ViewName", "Mask");
    case View::Compare: return QCoreApplication::translate("ViewName", "Compare");
    case View::Heads: return QCoreApplication::translate("ViewName", "All heads");
    case View::Flow: return QCoreApplication::translate("ViewName", "Flow");
    case View::Measures: return QCoreApplication::translate("ViewName", "Measures");
    case View::Picture: return QCoreApplication::translate("ViewName", "Picture");
    case View::Why: return QCoreApplication::translate("ViewName", "Why");
    case View::Positions: return QCoreApplication::translate("ViewName", "Positions");
    }
    return {};
}
