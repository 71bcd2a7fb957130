#pragma once

#include "app/main_window.h"

#include <QTemporaryDir>

class ExportDialog;

/// What the window and its dialogs can look like, one name each. Pictures are named after them.
// clang-format off
inline constexpr const char* windowStates[] = {
    "example", "model", "hover", "cut", "error", "zoomed", "scripts", "classroom", "cross", "batch", "steps-begin",
    "steps-end", "steps-one", "steps-model", "mask", "mask-composed", "mask-painted", "mask-blind", "mask-panels",
    "compare", "compare-four", "compare-runs", "compare-shapes", "compare-insertion", "compare-models",
    "compare-positions", "export", "export-model", "export-heads", "export-files", "example-note", "example-menu",
    "example-batch", "export-rows", "models", "models-reason", "models-none", "generated", "pair", "rows",
    "rows-steps", "rows-mask", "rows-compare", "too-much", "translation", "translation-typed", "translation-steps",
    "translation-compare", "translation-mask", "translation-rows", "picture-none", "picture", "picture-panels",
    "export-picture", "bench-heads", "bench-sorted", "bench-alike", "bench-flow", "bench-flow-many",
    "bench-measures", "bench-knocked", "bench-intervened", "bench-words", "bench-rollout", "bench-marked",
    "bench-export-flow", "bench-why", "bench-why-answer", "bench-why-lens", "bench-why-weights",
};
// clang-format on

/// Drives the window into any of these states.
class WindowStates {
public:
    WindowStates();

    /// @param window  which shows the example that the program begins with
    void enter(MainWindow& window, const QString& state) const;

private:
    void fillCache() const;
    void enterModels(MainWindow& window, const QString& state) const;

    QTemporaryDir m_models;
};

/// Whether any visible label says so, in English.
bool shows(const MainWindow& window, const QString& part);

/// Makes the dialog as large as the window has room for.
void fitInto(const MainWindow& window, ExportDialog* dialog);
