#pragma once

#include <QCoreApplication>

/// Where the tests' own engine lies: beside the program that asks.
inline QString fakeEngine() { return QCoreApplication::applicationDirPath() + QStringLiteral("/fake_engine"); }
