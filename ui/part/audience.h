#pragma once

class QWidget;

/// Marks a part of a view that only edits it: an audience does not need to see it.
void keepFromAudience(QWidget* part);

/// Hides the marked parts of a view, or shows them again.
void hideFromAudience(const QWidget& view, bool hidden);
