#include "ui/panel/module/module_options.h"

#include <QCheckBox>
#include <QComboBox>
#include <QSpinBox>

#include "ui/part/prefixed_spin.h"

#include <cmath>
#include <tuple>

using core::Index;
using core::TeachingModule;
using Sink = core::AttentionSink;

namespace {

/// The settings that this section has.
auto optionsOf(const TeachingModule& module)
{
    return std::tuple(module.keyHeads() == module.heads ? Index{0} : module.key_heads, module.scale, module.soft_cap,
                      module.sink, module.query_key_norm, module.added.bias, module.added.zero, module.last_queries);
}

/// The possible numbers of heads of keys and values, from many to one.
std::vector<Index> divisors(Index heads)
{
    std::vector<Index> found;
    for (Index count = heads; count >= 1; --count)
        if (heads % count == 0) found.push_back(count);
    return found;
}

void setKeyHeads(TeachingModule& module, int row)
{
    const Index chosen = divisors(module.heads)[static_cast<std::size_t>(row)];
    module.key_heads = chosen == module.heads ? 0 : chosen;
}

void setScale(TeachingModule& module, double value)
{
    module.scale.reset();
    if (!std::isnan(value)) module.scale = static_cast<float>(value);
}

void setSoftCap(TeachingModule& module, double value)
{
    module.soft_cap = std::isnan(value) ? 0.0F : static_cast<float>(value);
}

}  // namespace

ModuleOptions::ModuleOptions(QWidget* parent)
    : ModuleSection(parent),
      m_keyHeads(
          choice({tr("Heads of keys and values"),
                  tr("H_kv: the number of key and value heads, which the query heads share"), Term::GroupedHeads},
                 {}, setKeyHeads)),
      m_scale(numberOrOpen({tr("Scale"), tr("What q·k is multiplied by"), Term::Scale}, {1e-6, 1e6, 6, 0.1},
                           tr("1∕√d_k"), setScale)),
      m_softCap(numberOrOpen({tr("Soft-cap"), tr("c: scores become c · tanh(score ∕ c), as in Gemma 2"), Term::SoftCap},
                             {1e-6, 1e6, 6, 1}, tr("none"), setSoftCap)),
      m_sink(choice<Sink>(
          {tr("Attention sink"), tr("A score that takes part in the softmax but belongs to no key"), Term::Sink},
          {{tr("none"), Sink::None},
           {tr("softmax off by one"), Sink::OffByOne},
           {tr("learned for each head"), Sink::Learned}},
          [](TeachingModule& module, Sink sink) { module.sink = sink; })),
      m_norm(flag(tr("RMSNorm of q and k"), tr("Root-mean-square norm of each head's queries and keys, as in Qwen3"),
                  [](TeachingModule& module, bool on) { module.query_key_norm = on; })),
      m_bias(flag(tr("bias k, v"), tr("add_bias_kv: one learned key and value after the others"),
                  [](TeachingModule& module, bool on) { module.added.bias = on; })),
      m_zero(flag(tr("zero k, v"), tr("add_zero_attn: one key and value of zeros after the others"),
                  [](TeachingModule& module, bool on) { module.added.zero = on; })),
      m_last(count({tr("Last queries"), tr("Only this many last tokens are queries; the keys and values of all come "
                                           "from a cache, as in generation")},
                   0, core::mostTeachingTokens, [](TeachingModule& module, int value) { module.last_queries = value; }))
{
    m_last->setSpecialValueText(tr("all"));
    m_softCap->setOpenMeans(20);
    addRow(tr("K, V heads"), {m_keyHeads});
    addRow(tr("Scale"), {m_scale});
    addRow(tr("Soft-cap"), {m_softCap});
    addRow(tr("Sink"), {m_sink});
    addRow(tr("q, k norm"), {m_norm});
    addRow(tr("Added keys"), {m_bias, m_zero});
    addRow(tr("Last queries"), {m_last});
}

bool ModuleOptions::any(const TeachingModule& module) { return optionsOf(module) != optionsOf({}); }

bool ModuleOptions::same(const TeachingModule& a, const TeachingModule& b) { return optionsOf(a) == optionsOf(b); }

void ModuleOptions::setCross(bool cross) { m_last->setEnabled(!cross); }

void ModuleOptions::displayKeyHeads(const TeachingModule& module)
{
    m_keyHeads->clear();
    for (const Index count : divisors(module.heads)) {
        const QString kind = count == module.heads ? tr("multi-head") : count == 1 ? tr("multi-query") : tr("grouped");
        m_keyHeads->addItem(tr("%1 · %2").arg(count).arg(kind));
        if (count == module.keyHeads()) m_keyHeads->setCurrentIndex(m_keyHeads->count() - 1);
    }
}

void ModuleOptions::display(const TeachingModule& module)
{
    displayKeyHeads(module);
    m_scale->setOpenMeans(1 / std::sqrt(static_cast<double>(module.key_dimensions)));
    m_scale->choose(module.scale ? std::optional(static_cast<double>(*module.scale)) : std::nullopt);
    m_softCap->choose(module.soft_cap > 0 ? std::optional(static_cast<double>(module.soft_cap)) : std::nullopt);
    setValue(m_sink, module.sink);
    m_norm->setChecked(module.query_key_norm);
    m_bias->setChecked(module.added.bias);
    m_zero->setChecked(module.added.zero);
    m_last->setValue(static_cast<int>(module.last_queries));
}

#include "moc_module_options.cpp"
