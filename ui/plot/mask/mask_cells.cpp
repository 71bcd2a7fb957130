#include "ui/plot/mask/mask_cells.h"

#include <QCoreApplication>

#include "ui/words/rule_names.h"

#include <algorithm>

using core::Index;

namespace {

struct MaskCellWords {
    Q_DECLARE_TR_FUNCTIONS(MaskCells)
};

constexpr qsizetype mostNames = 3;
constexpr Index mostNoted = 4096;  ///< cells that are asked for the rules that show them

void note(QStringList& names, const std::string& rule)
{
    const QString name = QString::fromStdString(rule);
    if (names.size() <= mostNames && !names.contains(name)) names << name;
}

QString listed(const QStringList& names)
{
    const QString text = names.mid(0, mostNames).join(QStringLiteral(", "));
    return names.size() > mostNames ? text + QStringLiteral(", …") : text;
}

}  // namespace

MaskCells::MaskCells(core::Mask mask, Index queries, Index keys)
    : m_mask(std::move(mask)),
      m_keys(keys),
      m_rows(static_cast<std::size_t>(queries))
{
}

std::span<const CellLook> MaskCells::row(Index query)
{
    std::vector<CellLook>& looks = m_rows[static_cast<std::size_t>(query)];
    if (looks.empty()) looks = evaluated(query);
    return looks;
}

std::vector<CellLook> MaskCells::evaluated(Index query)
{
    std::vector<std::uint8_t> visible(static_cast<std::size_t>(m_keys));
    m_mask.visibleKeys(query, visible);
    std::vector<CellLook> looks(visible.size(), CellLook::Visible);
    for (std::size_t i = 0; i < visible.size(); ++i) {
        const Index key = static_cast<Index>(i);
        if (visible[i] == 0) {
            looks[i] = hiddenLook(query, key);
        } else if (m_mask.shownByAlternative(query, key)) {
            looks[i] = CellLook::Alternative;
            noteAlternative(query, key);
        }
        if (i == 0 || looks[i] != looks[i - 1]) m_seen.insert(looks[i]);
    }
    return looks;
}

CellLook MaskCells::hiddenLook(Index query, Index key)
{
    const std::vector<std::string> rules = m_mask.hiddenBy(query, key);
    const auto among = [&](std::string_view name) { return std::ranges::find(rules, name) != rules.end(); };
    if (among("painted")) return CellLook::Painted;
    if (among("causal")) return CellLook::Future;
    if (rules.front() == "padding") return CellLook::Padding;
    note(m_hiding, rules.front());
    return CellLook::Other;
}

/// A rule may be the reason if it shows the cell and stands behind one that does not.
void MaskCells::noteAlternative(Index query, Index key)
{
    if (m_noted >= mostNoted) return;
    ++m_noted;
    std::uint64_t candidates = 0;
    bool hidden = false;
    const std::vector<core::RuleVerdict> verdicts = m_mask.verdicts(query, key);
    for (std::size_t rule = 0; rule < std::min<std::size_t>(64, verdicts.size()); ++rule) {
        if (verdicts[rule].kind == core::RuleKind::Added && verdicts[rule].shows) candidates = 0;  // it alone suffices
        if (hidden && verdicts[rule].shows) candidates |= std::uint64_t{1} << rule;
        hidden = hidden || !verdicts[rule].shows;
    }
    ++m_showing[candidates];
}

/// The fewest rules that may be the reason for every cell, as far as taking the most frequent one first finds them.
QStringList MaskCells::showingRules() const
{
    QStringList names;
    std::map<std::uint64_t, Index> left = m_showing;
    left.erase(0);
    const std::vector<core::RuleVerdict> rules = m_mask.verdicts(0, 0);
    while (!left.empty()) {
        std::vector<Index> cells(64);
        for (const auto& [candidates, count] : left)
            for (std::size_t rule = 0; rule < cells.size(); ++rule)
                if ((candidates >> rule & 1U) != 0) cells[rule] += count;
        const auto best = static_cast<std::size_t>(std::ranges::max_element(cells) - cells.begin());
        names << (rules[best].negated ? QStringLiteral("!") : QString()) + ruleBehindBy(rules[best].rule);
        std::erase_if(left, [&](const auto& entry) { return (entry.first >> best & 1U) != 0; });
    }
    return names;
}

std::vector<MaskCells::Entry> MaskCells::legend() const
{
    const bool oneWindow = m_hiding.size() == 1 && m_hiding.front().startsWith(QLatin1String("window"));
    const QString others =
        (oneWindow ? MaskCellWords::tr("outside %1") : MaskCellWords::tr("hidden by %1")).arg(listed(m_hiding));
    const QStringList showing = showingRules();
    const bool byHand = showing == QStringList(QStringLiteral("uncovered"));
    const QString alternative = byHand ? MaskCellWords::tr("uncovered by hand")
                                       : MaskCellWords::tr("visible because of %1").arg(listed(showing));
    // Beside cells that one rule shows, the others are not just visible.
    const QString visible = !m_seen.contains(CellLook::Alternative) ? MaskCellWords::tr("visible")
                            : oneWindow && !byHand ? MaskCellWords::tr("inside %1").arg(listed(m_hiding))
                                                   : MaskCellWords::tr("visible anyway");
    const Entry all[] = {{CellLook::Visible, visible},
                         {CellLook::Alternative, alternative},
                         {CellLook::Future, MaskCellWords::tr("future (causal)")},
                         {CellLook::Other, others},
                         {CellLook::Padding, MaskCellWords::tr("padding")},
                         {CellLook::Painted, MaskCellWords::tr("painted")}};
    std::vector<Entry> seen;
    for (const Entry& entry : all)
        if (m_seen.contains(entry.look)) seen.push_back(entry);
    return seen;
}
