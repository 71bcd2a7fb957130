#pragma once

#include <QApplication>

#include "core/error.h"

/// The application, whose window survives exceptions in event handlers and shows them.
class GuardedApplication final : public QApplication {
    Q_OBJECT
public:
    using QApplication::QApplication;

    bool notify(QObject* receiver, QEvent* event) override;

signals:
    void caught(const core::Error& error);
};
