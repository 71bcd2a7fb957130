#include "ui/part/audience.h"

#include <QVariant>
#include <QWidget>

namespace {

constexpr const char* keptProperty = "keptFromAudience";

}  // namespace

void keepFromAudience(QWidget* part) { part->setProperty(keptProperty, true); }

void hideFromAudience(const QWidget& view, bool hidden)
{
    for (QWidget* each : view.findChildren<QWidget*>())
        if (each->property(keptProperty).toBool()) each->setHidden(hidden);
}
