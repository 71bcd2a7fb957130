#include "app/guarded_application.h"

#include "core/caught_error.h"

bool GuardedApplication::notify(QObject* receiver, QEvent* event)
{
    try {
        return QApplication::notify(receiver, event);
    } catch (...) {
        emit caught(core::caughtError(core::phrase("the last step")));
        return true;
    }
}

#include "moc_guarded_application.cpp"
