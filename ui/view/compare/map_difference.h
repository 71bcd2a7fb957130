#pragma once

#include "ui/view/compare/compared_map.h"

/// The display of a − b: title, note, labels; or the reason why there is none.
ComparedContent differenceOf(const ComparedContent& a, const ComparedContent& b);

/// Why there is no difference of the two; empty if there is one.
QString whyNoDifference(const ComparedContent& a, const ComparedContent& b);
