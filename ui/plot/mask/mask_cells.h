#pragma once

#include <QStringList>

#include "core/attention/mask/mask.h"

#include <cstdint>
#include <map>
#include <set>
#include <span>
#include <vector>

/// How the diagram draws a cell.
enum class CellLook : std::uint8_t {
    Visible,
    Alternative,  ///< visible thanks to the right side of a | only
    Future,       ///< causal is among the rules that hide it
    Padding,
    Painted,  ///< hidden by hand
    Other,    ///< another rule is the first to hide it
};

constexpr bool isVisible(CellLook look) { return look == CellLook::Visible || look == CellLook::Alternative; }

/// The look of every cell of a mask. A row is evaluated once, when it is first needed.
class MaskCells {
public:
    MaskCells() = default;
    MaskCells(core::Mask mask, core::Index queries, core::Index keys);

    core::Index queries() const { return static_cast<core::Index>(m_rows.size()); }
    core::Index keys() const { return m_keys; }
    const core::Mask& mask() const { return m_mask; }

    std::span<const CellLook> row(core::Index query);

    /// The looks in the rows that are evaluated so far, in words.
    struct Entry {
        CellLook look = CellLook::Visible;
        QString text;
    };
    std::vector<Entry> legend() const;

private:
    std::vector<CellLook> evaluated(core::Index query);
    CellLook hiddenLook(core::Index query, core::Index key);
    void noteAlternative(core::Index query, core::Index key);
    QStringList showingRules() const;

    core::Mask m_mask;
    core::Index m_keys = 0;
    std::vector<std::vector<CellLook>> m_rows;  ///< [T_q] empty until asked for
    std::set<CellLook> m_seen;
    QStringList m_hiding;  ///< rules of CellLook::Other
    /// The number of cells of CellLook::Alternative that these rules may hide, one bit for each rule.
    std::map<std::uint64_t, core::Index> m_showing;
    core::Index m_noted = 0;  ///< cells in m_showing
};
