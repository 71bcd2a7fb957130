#include "ui/panel/module/module_sizes.h"

#include <QCheckBox>
#include <QComboBox>
#include <QSpinBox>

using core::TeachingModule;
using Layout = core::ProjectionLayout;

ModuleSizes::ModuleSizes(QWidget* parent)
    : ModuleSection(parent),
      m_heads(count({tr("Heads"), tr("H, the number of heads"), Term::Head}, 1, core::mostTeachingHeads,
                    [](TeachingModule& module, int value) { module.heads = value; })),
      m_width(count({tr("d_model"), tr("Length of a token's vector"), Term::Embedding}, 1, core::widestTeachingModel,
                    [](TeachingModule& module, int value) { module.width = value; })),
      m_keys(count({tr("d_k"), tr("Length of a head's queries and keys"), Term::Key}, 1, core::widestTeachingModel,
                   [](TeachingModule& module, int value) { module.key_dimensions = value; })),
      m_values(count({tr("d_v"), tr("Length of a head's values"), Term::Value}, 1, core::widestTeachingModel,
                     [](TeachingModule& module, int value) { module.value_dimensions = value; })),
      m_projections(choice<Layout>(
          {tr("Projections"), tr("One matrix for q, k and v together, or one for each"), Term::Projection},
          {{tr("separate"), Layout::Separate},
           {tr("fused q | k | v"), Layout::Concatenated},
           {tr("fused (d k h)"), Layout::DimensionThenThree}},
          [](TeachingModule& module, Layout layout) { module.projections = layout; })),
      m_biases(flag(tr("biases"), tr("A bias for each projection"),
                    [](TeachingModule& module, bool on) { module.biases = on; })),
      m_output(flag(tr("W_O"), tr("An output projection W_O after the heads are concatenated"),
                    [](TeachingModule& module, bool on) { module.output_projection = on; }))
{
    addRow(tr("H · d_model"), {m_heads, m_width});
    addRow(tr("d_k · d_v"), {m_keys, m_values});
    addRow(tr("q, k, v"), {m_projections});
    addRow(QString(), {m_biases, m_output});
}

void ModuleSizes::display(const TeachingModule& module)
{
    m_heads->setValue(static_cast<int>(module.heads));
    m_width->setValue(static_cast<int>(module.width));
    m_keys->setValue(static_cast<int>(module.key_dimensions));
    m_values->setValue(static_cast<int>(module.value_dimensions));
    setValue(m_projections, module.projections);
    m_biases->setChecked(module.biases);
    m_output->setChecked(module.output_projection);
    // A fused matrix has three equal parts.
    m_values->setEnabled(module.projections == Layout::Separate);
}

#include "moc_module_sizes.cpp"
