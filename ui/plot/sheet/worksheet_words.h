#pragma once

#include <QCoreApplication>

/// Whose words every worksheet says.
struct Worksheet {
    Q_DECLARE_TR_FUNCTIONS(Worksheet)
};
