#include "ui/theme/stillness.h"

#include <QApplication>
#include <QStyleHints>

namespace {

bool& kept()
{
    static bool still = false;
    return still;
}

}  // namespace

bool isKeptStill() { return kept(); }

void keepStill(bool still)
{
    if (kept() == still) return;
    static const int usualFlash = QApplication::cursorFlashTime();  // ms, as the desktop has it
    kept() = still;
    for (const Qt::UIEffect effect :
         {Qt::UI_AnimateMenu, Qt::UI_FadeMenu, Qt::UI_AnimateCombo, Qt::UI_AnimateTooltip, Qt::UI_FadeTooltip})
        QApplication::setEffectEnabled(effect, !still);
    QApplication::setCursorFlashTime(still ? 0 : usualFlash);
}
