#pragma once

#include <QApplication>

#include "core/error.h"

/// The application, whose window outlives what an event handler throws: it is told instead.
class GuardedApplication final : public QApplication {
    Q_OBJECT
public:
    using QApplication::QApplication;

    bool notify(QObject* receiver, QEvent* event) override;

signals:
    void caught(const core::Error& error);
};
