#pragma once

#include <QTest>

#include "tests/golden/cases/model_comparison.h"

/// A row with its path for each folder of one part of the third golden set; without the set the test is passed over.
inline void addFoldersOf(const char* part)
{
    QTest::addColumn<QString>("folder");
    for (const auto& folder : goldenPart(part))
        QTest::newRow(folder.filename().c_str()) << QString::fromStdString(folder.string());
    if (goldenPart(part).empty()) QSKIP("the golden set is not there");
}
