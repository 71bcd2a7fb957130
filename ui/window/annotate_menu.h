#pragma once

#include <QMenu>

#include "core/attention/cell.h"
#include "core/session/annotation.h"
#include "ui/bench/workbench.h"

#include <functional>
#include <optional>

class Annotating;

/// What can be written by hand onto the chosen cell of the map, or its tokens. Each is a step that can be undone.
class AnnotateMenu final : public QMenu {
    Q_OBJECT
public:
    /// @param hands  that write onto the shown map
    AnnotateMenu(const Workbench& bench, Annotating& hands, QWidget* parent);

    bool isOffered() const;

private:
    /// Whether words are asked for before something is written.
    enum class Words { None, Maybe, Needed };

    void add(const char* name, const QString& text, const QString& tip, const std::function<void()>& act);
    void addMarkActions();
    void addTokenActions();
    void addOwnActions();
    /// Asks for words, if need be, and writes.
    void write(core::Annotation one, Words words, const QString& question = {});
    /// The cells that were marked, from the first to the last; else the chosen one.
    core::Annotation about(core::Annotation::Kind kind) const;
    void beginOrEndArrow();
    void editAll();

    const Workbench m_bench;
    Annotating& m_hands;
    std::optional<core::Cell> m_arrowFrom;
    QAction* m_arrow = nullptr;
};
