#include "ui/bench/workbench.h"

#include <QStatusBar>

void Workbench::sayInPassing(const QString& sentence) const
{
    constexpr int milliseconds = 4000;
    status_bar.showMessage(sentence, milliseconds);
}
