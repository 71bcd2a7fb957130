#include "ui/panel/module/rotary_scaling_section.h"

#include <QComboBox>
#include <QSpinBox>

#include "ui/part/prefixed_spin.h"

#include <cmath>

using core::TeachingModule;
using Kind = core::RotaryScaling::Kind;

RotaryScalingSection::RotaryScalingSection(QWidget* parent)
    : ModuleSection(parent),
      m_kind(choice<Kind>(
          {tr("Rotary scaling"), tr("How the rotary embedding is stretched for texts longer than in training")},
          {{tr("none"), Kind::None},
           {tr("linear"), Kind::Linear},
           {tr("dynamic NTK"), Kind::Dynamic},
           {tr("YaRN"), Kind::Yarn},
           {tr("Llama 3"), Kind::Llama3}},
          [](TeachingModule& module, Kind kind) { module.rotary.scaling.kind = kind; })),
      m_factor(number(
          {tr("Factor"), tr("factor: how many times longer")}, {1, 1e4},
          [](TeachingModule& module, double value) { module.rotary.scaling.factor = static_cast<float>(value); })),
      m_trained(
          count({tr("Trained tokens"), tr("original_max_position_embeddings: the longest text in training, in tokens")},
                1, static_cast<int>(core::longestTrained),
                [](TeachingModule& module, int value) { module.rotary.scaling.trained_tokens = value; })),
      m_low(number({tr("low_freq_factor"), tr("Wavelengths above trained tokens ∕ low_freq_factor are stretched")},
                   {1e-3, 1e3},
                   [](TeachingModule& module, double value) {
                       module.rotary.scaling.low_frequency_factor = static_cast<float>(value);
                   })),
      m_high(
          number({tr("high_freq_factor"), tr("Wavelengths below trained tokens ∕ high_freq_factor stay as they are")},
                 {1e-3, 1e3},
                 [](TeachingModule& module, double value) {
                     module.rotary.scaling.high_frequency_factor = static_cast<float>(value);
                 })),
      m_fast(number(
          {tr("beta_fast"), tr("Pairs that rotate more often than this over the trained tokens stay as they are")},
          {1e-3, 1e4},
          [](TeachingModule& module, double value) { module.rotary.scaling.beta_fast = static_cast<float>(value); })),
      m_slow(number(
          {tr("beta_slow"), tr("Pairs that rotate less often than this over the trained tokens are stretched")},
          {1e-3, 1e4},
          [](TeachingModule& module, double value) { module.rotary.scaling.beta_slow = static_cast<float>(value); })),
      m_attention(numberOrOpen({tr("attention_factor"), tr("What sine and cosine are multiplied by")},
                               {0.1, 100, 3, 0.1}, tr("0.1·ln factor + 1"), [](TeachingModule& module, double value) {
                                   auto& chosen = module.rotary.scaling.attention_factor;
                                   chosen.reset();
                                   if (!std::isnan(value)) chosen = static_cast<float>(value);
                               }))
{
    addRow(tr("Scaling"), {m_kind});
    addRow(tr("Factor · from"), {m_factor, m_trained});
    addRow(tr("Low · high"), {m_low, m_high});
    addRow(tr("β fast · slow"), {m_fast, m_slow});
    addRow(tr("sin, cos ×"), {m_attention});
}

void RotaryScalingSection::display(const TeachingModule& module)
{
    const core::RotaryScaling& scaling = module.rotary.scaling;
    const auto set = [](PrefixedSpin* box, float value) { box->setValue(static_cast<double>(value)); };
    setValue(m_kind, scaling.kind);
    set(m_factor, scaling.factor);
    m_trained->setValue(static_cast<int>(scaling.trained_tokens));
    set(m_low, scaling.low_frequency_factor);
    set(m_high, scaling.high_frequency_factor);
    set(m_fast, scaling.beta_fast);
    set(m_slow, scaling.beta_slow);
    const std::optional<float>& factor = scaling.attention_factor;
    m_attention->choose(factor ? std::optional(static_cast<double>(*factor)) : std::nullopt);
    m_attention->setOpenMeans(1);
    m_trained->setVisible(scaling.kind != Kind::Linear);
    setRowVisible(m_factor, scaling.kind != Kind::None);
    setRowVisible(m_low, scaling.kind == Kind::Llama3);
    setRowVisible(m_fast, scaling.kind == Kind::Yarn);
    setRowVisible(m_attention, scaling.kind == Kind::Yarn);
}

#include "moc_rotary_scaling_section.cpp"
