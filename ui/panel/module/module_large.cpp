#include "ui/panel/module/module_large.h"

#include <QComboBox>
#include <QSpinBox>

#include "ui/part/prefixed_spin.h"

#include <algorithm>
#include <cmath>
#include <tuple>

using core::GateForm;
using core::MixerForm;
using core::PlaceTemperature;
using core::SecondLayer;
using core::TeachingModule;

namespace {

/// The settings that this section has.
auto largeOf(const TeachingModule& module)
{
    return std::tuple(module.query_temperature, module.gate, module.index, module.difference, module.latents,
                      module.experts, module.mixer, module.second);
}

void setPlaceScale(TeachingModule& module, double value)
{
    if (std::isnan(value)) return module.query_temperature.reset();
    // The step is one token, so that one sentence shows its effect.
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

ModuleLarge::ModuleLarge(QWidget* parent)
    : ModuleSection(parent),
      m_scale(
          numberOrOpen({tr("Longer queries"),
                        tr("a: the query at position p, counted from 0, is multiplied by 1 + a·ln(1 + ⌊(p + 1) ∕ n⌋)"),
                        Term::PlaceTemperature},
                       {1e-6, 1000, 6, 0.1}, tr("none"), setPlaceScale)),
      m_step(number({tr("Step of longer queries"), tr("n: queries grow after every n tokens")}, {1, 1e6, 3, 1},
                    setPlaceStep)),
      m_gate(choice<GateForm>(
          {tr("Output gate"), tr("Multiplies a head's context by a sigmoid of x, before W_O"), Term::OutputGate},
          {{tr("none"), GateForm::None},
           {tr("one for each head"), GateForm::Head},
           {tr("one for each number"), GateForm::Number}},
          [](TeachingModule& module, GateForm gate) { module.gate = gate; })),
      m_kept(count(
          {tr("Top-k index"), tr("k: each query sees only the k keys with the highest index scores"), Term::KeyIndex},
          0, core::mostTeachingTokens, [](TeachingModule& module, int value) { module.index.kept = value; })),
      m_indexHeads(count({tr("Index heads"), tr("How many heads the index has")}, 1, core::mostTeachingHeads,
                         [](TeachingModule& module, int value) { module.index.heads = value; })),
      m_indexDimensions(count({tr("Index dimensions"), tr("Length of the index's queries and keys")}, 1,
                              core::widestIndex,
                              [](TeachingModule& module, int value) { module.index.dimensions = value; })),
      m_lambda(numberOrOpen({tr("Difference λ"),
                             tr("Heads become pairs, and λ times the second softmax is subtracted from the first"),
                             Term::SoftmaxDifference},
                            {0, core::largestLambda, 6, 0.1}, tr("none"), setLambda)),
      m_latent(count(
          {tr("Latents of keys and values"),
           tr("Length of the shorter vector that a token's keys and values are projected from"), Term::Latent},
          0, core::widestTeachingModel, [](TeachingModule& module, int value) { module.latents.key_value = value; })),
      m_queryLatent(count({tr("Latents of queries"),
                           tr("Length of the shorter vector that a token's queries are projected from"), Term::Latent},
                          0, core::widestTeachingModel,
                          [](TeachingModule& module, int value) { module.latents.query = value; })),
      m_shared(count({tr("Shared dimensions of keys"),
                      tr("How many of the d_k dimensions come from x itself, are the same for all heads and are "
                         "rotated by position"),
                      Term::Latent},
                     1, core::widestTeachingModel,
                     [](TeachingModule& module, int value) { module.latents.shared = value; })),
      m_experts(count({tr("Experts"), tr("How many feed-forward layers a router chooses from"), Term::Experts}, 0,
                      core::mostTeachingExperts,
                      [](TeachingModule& module, int value) { module.experts.count = value; })),
      m_taken(count({tr("Experts for each token"), tr("How many of them each token goes through"), Term::Experts}, 1,
                    core::mostTeachingExperts,
                    [](TeachingModule& module, int value) { module.experts.chosen = value; })),
      m_mixer(choice<MixerForm>({tr("Without a softmax"),
                                 tr("A layer beside the attention that reads the same x; its output is added"),
                                 Term::MixingWeight},
                                {{tr("none"), MixerForm::None},
                                 {tr("gated delta rule"), MixerForm::GatedDelta},
                                 {tr("short convolution"), MixerForm::ShortConvolution},
                                 {tr("state space"), MixerForm::StateSpace}},
                                [](TeachingModule& module, MixerForm form) { module.mixer.form = form; })),
      m_taps(count({tr("Tokens of the convolution"), tr("How many tokens it sees, the token itself among them"),
                    Term::ShortConvolution},
                   2, core::mostTaps, [](TeachingModule& module, int value) { module.mixer.taps = value; })),
      m_second(choice<SecondLayer>({tr("Second layer"),
                                    tr("It asks the keys and values of the first layer. In a second stream every token "
                                       "asks with the same learned vector; hide the token itself by a mask for layer "
                                       "2, as the preset does"),
                                    Term::KeysOfAnotherLayer},
                                   {{tr("none"), SecondLayer::None},
                                    {tr("queries of its own"), SecondLayer::OwnQueries},
                                    {tr("second stream (XLNet)"), SecondLayer::Stream}},
                                   [](TeachingModule& module, SecondLayer second) { module.second = second; }))
{
    m_scale->setOpenMeans(0.1);
    m_lambda->setOpenMeans(0.8);
    for (QSpinBox* number : {m_kept, m_latent, m_experts}) number->setSpecialValueText(tr("none"));
    m_queryLatent->setSpecialValueText(tr("of x"));
    addRow(tr("Longer queries"), {m_scale, m_step});
    addRow(tr("Output gate"), {m_gate});
    addRow(tr("Top-k index"), {m_kept});
    addRow(tr("H, d of index"), {m_indexHeads, m_indexDimensions});
    addRow(tr("Difference λ"), {m_lambda});
    addRow(tr("Latents k, v"), {m_latent});
    addRow(tr("Latents q · shared"), {m_queryLatent, m_shared});
    addRow(tr("Experts"), {m_experts, m_taken});
    addRow(tr("Second layer"), {m_second});
    addRow(tr("Without a softmax"), {m_mixer, m_taps});
}

bool ModuleLarge::any(const TeachingModule& module) { return largeOf(module) != largeOf({}); }

bool ModuleLarge::same(const TeachingModule& a, const TeachingModule& b) { return largeOf(a) == largeOf(b); }

void ModuleLarge::display(const TeachingModule& module)
{
    const auto& temperature = module.query_temperature;
    m_scale->choose(temperature ? std::optional(static_cast<double>(temperature->scale)) : std::nullopt);
    m_step->setValue(static_cast<double>(temperature.value_or(PlaceTemperature{}).step));
    m_step->setEnabled(temperature.has_value());
    setValue(m_gate, module.gate);
    m_kept->setValue(static_cast<int>(module.index.kept));
    m_indexHeads->setValue(static_cast<int>(module.index.heads));
    m_indexDimensions->setValue(static_cast<int>(module.index.dimensions));
    setRowVisible(m_indexHeads, module.index.kept > 0);
    m_latent->setValue(static_cast<int>(module.latents.key_value));
    m_queryLatent->setValue(static_cast<int>(module.latents.query));
    m_shared->setMaximum(
        static_cast<int>(module.latents.key_value > 0 ? module.key_dimensions - 1 : core::widestTeachingModel));
    m_shared->setSingleStep(module.positions == core::PositionEncoding::Rotary ? 2 : 1);
    m_shared->setValue(static_cast<int>(module.latents.shared));
    setRowVisible(m_queryLatent, module.latents.key_value > 0);
    m_experts->setValue(static_cast<int>(module.experts.count));
    m_taken->setMaximum(static_cast<int>(module.experts.count > 0 ? module.experts.count : core::mostTeachingExperts));
    m_taken->setValue(static_cast<int>(module.experts.chosen));
    m_taken->setEnabled(module.experts.count > 0);
    setValue(m_mixer, module.mixer.form);
    m_taps->setValue(static_cast<int>(module.mixer.taps));
    m_taps->setVisible(module.mixer.form != MixerForm::None);
    setValue(m_second, module.second);
    m_lambda->choose(module.difference ? std::optional(static_cast<double>(*module.difference)) : std::nullopt);
}

#include "moc_module_large.cpp"
