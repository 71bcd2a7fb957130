#include "ui/panel/module/module_large.h"

#include <QComboBox>
#include <QSpinBox>

#include "ui/part/prefixed_spin.h"

#include <cmath>
#include <tuple>

using core::PlaceTemperature;
using core::TeachingModule;

namespace {

/// The settings that this section has.
auto largeOf(const TeachingModule& module)
{
    return std::tuple(module.query_temperature, module.gate, module.index, module.difference);
}

void setPlaceScale(TeachingModule& module, double value)
{
    if (std::isnan(value)) return module.query_temperature.reset();
    // With a step of one token a sentence shows it.
    if (!module.query_temperature) module.query_temperature = PlaceTemperature{};
    module.query_temperature->scale = static_cast<float>(value);
}

void setPlaceStep(TeachingModule& module, double value)
{
    if (module.query_temperature) module.query_temperature->step = static_cast<float>(value);
}

void setLambda(TeachingModule& module, double value)
{
    module.difference.reset();
    if (!std::isnan(value)) module.difference = static_cast<float>(value);
}

}  // namespace

// Choices are in the order of their enumerations.
ModuleLarge::ModuleLarge(QWidget* parent)
    : ModuleSection(parent),
      m_scale(numberOrOpen({tr("Longer queries"),
                            tr("a: the query at place p, counted from 0, is multiplied by 1 + a·ln(1 + ⌊(p + 1) ∕ n⌋)"),
                            Term::PlaceTemperature},
                           {1e-6, 1000, 6, 0.1}, tr("none"), setPlaceScale)),
      m_step(number({tr("Step of longer queries"), tr("n: so many tokens until queries grow again")}, {1, 1e6, 3, 1},
                    setPlaceStep)),
      m_gate(
          choice({tr("Output gate"), tr("Multiplies what a head made by a sigmoid of x, before W_O"), Term::OutputGate},
                 {tr("none"), tr("one for each head"), tr("one for each number")},
                 [](TeachingModule& module, int row) { module.gate = static_cast<core::GateForm>(row); })),
      m_kept(count({tr("Top-k index"), tr("k: so many keys stay visible to each query, those of highest index score"),
                    Term::KeyIndex},
                   0, core::mostTeachingTokens, [](TeachingModule& module, int value) { module.index.kept = value; })),
      m_indexHeads(count({tr("Index heads"), tr("How many heads the index has")}, 1, core::mostTeachingHeads,
                         [](TeachingModule& module, int value) { module.index.heads = value; })),
      m_indexDimensions(count({tr("Index dimensions"), tr("Length of the index's queries and keys")}, 1,
                              core::widestIndex,
                              [](TeachingModule& module, int value) { module.index.dimensions = value; })),
      m_lambda(numberOrOpen({tr("Difference λ"),
                             tr("Heads become pairs, and λ times the second softmax is taken from the first"),
                             Term::SoftmaxDifference},
                            {0, core::largestLambda, 6, 0.1}, tr("none"), setLambda))
{
    m_scale->setOpenMeans(0.1);
    m_lambda->setOpenMeans(0.8);
    m_kept->setSpecialValueText(tr("none"));
    addRow(tr("Longer queries"), {m_scale, m_step});
    addRow(tr("Output gate"), {m_gate});
    addRow(tr("Top-k index"), {m_kept});
    addRow(tr("H, d of index"), {m_indexHeads, m_indexDimensions});
    addRow(tr("Difference λ"), {m_lambda});
}

bool ModuleLarge::any(const TeachingModule& module) { return largeOf(module) != largeOf({}); }

bool ModuleLarge::same(const TeachingModule& a, const TeachingModule& b) { return largeOf(a) == largeOf(b); }

void ModuleLarge::display(const TeachingModule& module)
{
    const auto& temperature = module.query_temperature;
    m_scale->choose(temperature ? std::optional(static_cast<double>(temperature->scale)) : std::nullopt);
    m_step->setValue(static_cast<double>(temperature.value_or(PlaceTemperature{}).step));
    m_step->setEnabled(temperature.has_value());
    m_gate->setCurrentIndex(static_cast<int>(module.gate));
    m_kept->setValue(static_cast<int>(module.index.kept));
    m_indexHeads->setValue(static_cast<int>(module.index.heads));
    m_indexDimensions->setValue(static_cast<int>(module.index.dimensions));
    setRowVisible(m_indexHeads, module.index.kept > 0);
    m_lambda->choose(module.difference ? std::optional(static_cast<double>(*module.difference)) : std::nullopt);
}
