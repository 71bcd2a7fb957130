#include "ui/panel/module/module_random.h"

#include <QCheckBox>
#include <QSpinBox>

#include "ui/part/prefixed_spin.h"

#include <limits>

using core::TeachingModule;

namespace {

constexpr int lastSeed = std::numeric_limits<int>::max();

}  // namespace

ModuleRandom::ModuleRandom(QWidget* parent)
    : ModuleSection(parent),
      m_dropout(
          number({tr("Dropout rate"), tr("Share of the weights that dropout sets to 0, as in training"), Term::Dropout},
                 {0, static_cast<double>(core::highestDropout), 2, 0.1},
                 [](TeachingModule& module, double value) { module.dropout = static_cast<float>(value); })),
      m_dropoutSeed(
          count({tr("Dropout seed"), tr("Another seed drops other weights")}, 1, lastSeed,
                [](TeachingModule& module, int value) { module.dropout_seed = static_cast<std::uint64_t>(value); })),
      m_seed(count({tr("Seed"), tr("Another seed gives other random parameters")}, 1, lastSeed,
                   [](TeachingModule& module, int value) { module.seed = static_cast<std::uint64_t>(value); })),
      m_whole(flag(tr("whole numbers"), tr("Parameters are −1, 0 and 1, to compute a head by hand"),
                   [](TeachingModule& module, bool on) { module.whole_numbers = on; }))
{
    addRow(tr("Dropout · seed"), {m_dropout, m_dropoutSeed});
    addRow(tr("Random seed"), {m_seed, m_whole});
}

void ModuleRandom::display(const TeachingModule& module)
{
    m_dropout->setValue(static_cast<double>(module.dropout));
    m_dropoutSeed->setValue(static_cast<int>(module.dropout_seed));
    m_seed->setValue(static_cast<int>(module.seed));
    m_whole->setChecked(module.whole_numbers);
    m_dropoutSeed->setEnabled(module.dropout > 0);
}

#include "moc_module_random.cpp"
