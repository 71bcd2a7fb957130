#pragma once

#include "core/attention/cell.h"
#include "core/text/alignment.h"
#include "ui/control/run_results.h"
#include "ui/work/stage_loader.h"

#include <optional>
#include <string>
#include <vector>

/// What the user is looking at and pointing at. The focus is the Session's, as near as what is shown has it; every view
/// reads it and may change it, and no view knows another view.
class Selection final : public QObject {
    Q_OBJECT
public:
    Selection(SessionEditor& editor, RunResults& results, StageLoader& stages, QObject* parent = nullptr);

    core::Focus focus() const { return m_results.inside(m_editor.session().focus); }
    core::HeadAddress address() const;
    /// The cell that was chosen, and the one pointed at.
    core::Cell chosen() const;
    const std::optional<core::Cell>& hover() const { return m_hover; }
    /// The cell to be explained: the one pointed at, else the one chosen.
    core::Cell cell() const { return m_hover.value_or(chosen()); }

    /// Whether the shown trace has the focused head by now, and the cell to be explained.
    bool headIsThere() const;
    bool cellIsThere() const;

    void setItem(core::Index item);
    void setBlock(core::AttentionBlock block);
    void setHead(core::Index layer, core::Index head);
    /// Moves the focus by so many layers and heads, as far as there are some.
    void stepHead(core::Index layers, core::Index heads);
    void setCell(const core::Cell& cell);  ///< stays chosen, wherever its words go
    /// Chooses a cell of the newest text, which may not be computed yet.
    void setCellOfText(const core::Cell& cell);
    void setHover(const std::optional<core::Cell>& cell);

    /// Cells of a map that a lesson points at; the others are dimmed until another cell or head is chosen.
    struct Pointed {
        std::optional<core::Index> query = {};  ///< the query of the row
        std::optional<core::Index> key = {};    ///< the key of the column; with a query, the cell of both

        friend bool operator==(const Pointed&, const Pointed&) = default;
    };
    void pointOut(const Pointed& cells);
    const Pointed& pointedOut() const { return m_pointed; }

    /// The most attended cell is chosen from now on, until the user chooses one.
    void follow() { m_follows = true; }
    /// The cell that the Session says stays chosen, whatever words stood in its place before.
    void keep();
    /// Keeps the Session's cell, unless it is the first cell, which sessions name by default.
    void keepChosen();

    /// Says it if the Session has another focus by now, because somebody edited it.
    /// @return whether there was something to say
    bool tell();

signals:
    void textChanged();  ///< another text of the batch, or another attention of an encoder–decoder: other axes
    void headChanged();  ///< another layer or head, or either of these
    void cellChanged();  ///< another cell is chosen or pointed at

private:
    /// The tokens that the chosen cell is of.
    struct Axes {
        core::AttentionBlock block;
        core::Index item;
        std::vector<core::Token> queries;
        std::vector<core::Token> keys;
        std::vector<std::string> texts;  ///< the tokens' texts
        bool predictsNext;               ///< rows may be read for the next token
    };

    void change(const core::Focus& focus);
    void settle(bool first);
    std::optional<Axes> shownAxes() const;
    std::optional<core::Index> queryAfter(const Axes& now, core::Index query, core::SameToken by) const;
    bool areShownAxes() const;
    void goWithWords();
    void stayAmongHeads();
    std::optional<core::Focus> followed();

    SessionEditor& m_editor;
    RunResults& m_results;
    StageLoader& m_stages;
    core::Focus m_told;  ///< the focus that was said last: whether there is something to say
    std::optional<core::Cell> m_hover;
    Pointed m_pointed;
    std::optional<Axes> m_axes;  ///< nothing where the cell is a place in a trace to come
    bool m_follows = true;
    bool m_isWaiting = false;   ///< whether it waits for the most attended cell
    bool m_isRestored = false;  ///< the cell is one that was chosen before: by undoing
};
