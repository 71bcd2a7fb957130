#include "ui/panel/module_panel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>

#include "ui/panel/heading.h"

#include <algorithm>
#include <limits>

namespace {

/// The preset that a run stands for, if it is unchanged.
const core::ModulePreset* presetOf(const std::vector<core::ModulePreset>& presets, const core::Run& run)
{
    const auto found = std::ranges::find_if(presets, [&](const core::ModulePreset& preset) {
        return run.module == preset.module && run.changes == std::vector{preset.scoring}
               && run.keys_text.has_value() == preset.cross;
    });
    return found == presets.end() ? nullptr : &*found;
}

}  // namespace

ModulePanel::ModulePanel(QWidget* parent)
    : QWidget(parent),
      m_presets(core::modulePresets()),
      m_preset(new QComboBox),
      m_formula(new QLabel),
      m_origin(new Hint),
      m_heads(count(core::mostTeachingHeads, tr("Heads"), tr("H, how many heads attend side by side"))),
      m_width(count(core::widestTeachingModel, tr("d_model"), tr("How long a token's vector is"))),
      m_keys(count(core::widestTeachingModel, tr("d_k"), tr("How long a head's queries and keys are"))),
      m_values(count(core::widestTeachingModel, tr("d_v"), tr("How long a head's values are"))),
      m_projections(new QComboBox),
      m_biases(new QCheckBox(tr("biases"))),
      m_output(new QCheckBox(tr("W_O"))),
      m_positions(new QComboBox),
      m_dropout(new QDoubleSpinBox),
      m_dropoutSeed(count(std::numeric_limits<int>::max(), tr("Dropout seed"), tr("Which weights are dropped"))),
      m_seed(count(std::numeric_limits<int>::max(), tr("Seed"), tr("Another seed gives other random weights")))
{
    createControls();
    createLayout();
}

QSpinBox* ModulePanel::count(int most, const QString& name, const QString& tip)
{
    auto* box = new QSpinBox;
    box->setRange(1, most);
    box->setMinimumWidth(64);  // else as wide as the largest number
    box->setAccessibleName(name);
    box->setToolTip(tip);
    box->setKeyboardTracking(false);
    connect(box, &QSpinBox::valueChanged, this, &ModulePanel::emitEdited);
    return box;
}

void ModulePanel::createControls()
{
    m_preset->addItem(tr("own settings"));
    for (const core::ModulePreset& preset : m_presets) m_preset->addItem(presetTitle(preset));
    m_preset->setAccessibleName(tr("Teaching module"));
    m_preset->setToolTip(tr("The modules that tutorials build, ready to run"));
    m_preset->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_preset->setMinimumContentsLength(12);
    connect(m_preset, &QComboBox::activated, this, [this](int row) {
        if (row > 0) emit presetChosen(m_presets[static_cast<std::size_t>(row) - 1]);
    });
    const auto fill = [this](QComboBox* box, const QString& name, const QString& tip, const QStringList& choices) {
        box->addItems(choices);
        box->setAccessibleName(name);
        box->setToolTip(tip);
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(10);
        connect(box, &QComboBox::activated, this, &ModulePanel::emitEdited);
    };
    // In the order of their enumerations.
    fill(m_positions, tr("Positions"), tr("How a token's place enters"),
         {tr("none"), tr("sinusoidal"), tr("learned table"), tr("rotary"), tr("ALiBi"), tr("T5 buckets")});
    fill(m_projections, tr("Projections"), tr("One matrix for q, k and v, or one for each"),
         {tr("separate"), tr("fused q | k | v"), tr("fused (d k h)")});
    m_dropout->setRange(0, static_cast<double>(core::highestDropout));
    m_dropout->setSingleStep(0.1);
    m_dropout->setAccessibleName(tr("Dropout rate"));
    m_dropout->setToolTip(tr("Share of the weights that dropout zeroes, as in training"));
    m_dropout->setKeyboardTracking(false);
    connect(m_dropout, &QDoubleSpinBox::valueChanged, this, &ModulePanel::emitEdited);
    for (QCheckBox* box : {m_biases, m_output}) connect(box, &QCheckBox::toggled, this, &ModulePanel::emitEdited);
    m_biases->setToolTip(tr("A bias for each projection"));
    m_output->setToolTip(tr("An output projection after the heads are put side by side"));
    m_formula->setTextFormat(Qt::RichText);
    m_formula->setWordWrap(true);
    m_formula->setObjectName(QStringLiteral("moduleFormula"));
}

void ModulePanel::createLayout()
{
    const auto pair = [](QWidget* left, QWidget* right) {
        auto* row = new QHBoxLayout;
        row->setSpacing(6);
        row->addWidget(left, 1);
        row->addWidget(right, 1);
        return row;
    };
    auto* form = new QFormLayout;
    form->setContentsMargins(0, 0, 0, 0);
    form->setHorizontalSpacing(8);
    form->setVerticalSpacing(6);
    form->addRow(tr("H · d_model"), pair(m_heads, m_width));
    form->addRow(tr("d_k · d_v"), pair(m_keys, m_values));
    form->addRow(tr("q, k, v"), m_projections);
    form->addRow(QString(), pair(m_biases, m_output));
    form->addRow(tr("Positions"), m_positions);
    form->addRow(tr("Dropout · seed"), pair(m_dropout, m_dropoutSeed));
    form->addRow(tr("Weights' seed"), m_seed);

    auto* open = new QPushButton(tr("Open…"));
    auto* save = new QPushButton(tr("Save…"));
    open->setToolTip(tr("Open a module that somebody saved"));
    save->setToolTip(tr("Save the weights as safetensors, for a class to hand round"));
    connect(open, &QPushButton::clicked, this, &ModulePanel::openAsked);
    connect(save, &QPushButton::clicked, this, &ModulePanel::saveAsked);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(new Heading(tr("Teaching module")));
    layout->addWidget(m_preset);
    layout->addWidget(m_formula);
    layout->addLayout(form);
    layout->addWidget(m_origin);
    layout->addLayout(pair(open, save));
}

void ModulePanel::show(const core::Run& run)
{
    m_showing = true;
    m_module = *run.module;
    m_heads->setValue(static_cast<int>(m_module.heads));
    m_width->setValue(static_cast<int>(m_module.width));
    m_keys->setValue(static_cast<int>(m_module.key_dimensions));
    m_values->setValue(static_cast<int>(m_module.value_dimensions));
    m_projections->setCurrentIndex(static_cast<int>(m_module.projections));
    m_biases->setChecked(m_module.biases);
    m_output->setChecked(m_module.output_projection);
    m_positions->setCurrentIndex(static_cast<int>(m_module.positions));
    m_dropout->setValue(static_cast<double>(m_module.dropout));
    m_dropoutSeed->setValue(static_cast<int>(m_module.dropout_seed));
    m_seed->setValue(static_cast<int>(m_module.seed));
    const bool fused = m_module.projections != core::ProjectionLayout::Separate;
    m_values->setEnabled(!fused);  // a fused matrix has three equal parts
    m_dropoutSeed->setEnabled(m_module.dropout > 0);
    const core::ModulePreset* preset = presetOf(m_presets, run);
    m_preset->setCurrentIndex(preset == nullptr ? 0 : static_cast<int>(preset - m_presets.data()) + 1);
    m_formula->setText(formulaOf(run));
    m_origin->setText(
        run.model.empty()
            ? tr("Random weights, not learned.")
            : tr("Random weights, not learned, from %1.").arg(QString::fromStdString(run.model.filename().string())));
    m_showing = false;
}

core::TeachingModule ModulePanel::edited() const
{
    core::TeachingModule module = m_module;
    module.heads = m_heads->value();
    module.width = m_width->value();
    module.key_dimensions = m_keys->value();
    module.value_dimensions = m_values->value();
    module.projections = static_cast<core::ProjectionLayout>(m_projections->currentIndex());
    module.biases = m_biases->isChecked();
    module.output_projection = m_output->isChecked();
    module.positions = static_cast<core::PositionEncoding>(m_positions->currentIndex());
    module.dropout = static_cast<float>(m_dropout->value());
    module.dropout_seed = static_cast<std::uint64_t>(m_dropoutSeed->value());
    module.seed = static_cast<std::uint64_t>(m_seed->value());
    // What cannot go together follows the setting that was just made.
    if (module.projections != core::ProjectionLayout::Separate) module.value_dimensions = module.key_dimensions;
    if (module.positions == core::PositionEncoding::Rotary && module.key_dimensions % 2 != 0) ++module.key_dimensions;
    return module;
}

void ModulePanel::emitEdited()
{
    if (!m_showing) emit moduleEdited(edited());
}

QString ModulePanel::presetTitle(const core::ModulePreset& preset)
{
    const std::pair<const char*, QString> titles[] = {
        {"m01", tr("m01 · one head, fused (d k)")}, {"m02", tr("m02 · heads, fused (d k h)")},
        {"m03", tr("m03 · block of d_model / H")},  {"m04", tr("m04 · biases, d_model 512")},
        {"m05", tr("m05 · d_in, d_k, d_v differ")}, {"m06", tr("m06 · cross-attention")},
        {"m07", tr("m07 · causal, two ways")},      {"m08", tr("m08 · Σ A W = concat · W")}};
    const auto* found = std::ranges::find(titles, preset.name, [](const auto& entry) { return entry.first; });
    return found == std::end(titles) ? QString::fromStdString(preset.name) : found->second;
}

QString ModulePanel::formulaOf(const core::Run& run)
{
    const core::TeachingModule& module = *run.module;
    const bool cross = run.keys_text.has_value();
    const bool after = !run.changes.empty()
                       && run.changes.front().order.value_or(core::MaskOrder::BeforeSoftmax)
                              == core::MaskOrder::RenormaliseAfterSoftmax;
    const QString bias = module.biases ? QStringLiteral(" + b") : QString();
    const QString other = cross ? QStringLiteral("y") : QStringLiteral("x");
    QString formula =
        module.projections == core::ProjectionLayout::Separate
            ? QStringLiteral("q = x·W<sub>Q</sub>%1, k = %2·W<sub>K</sub>%1, v = %2·W<sub>V</sub>%1").arg(bias, other)
            : QStringLiteral("(q, k, v) = x·W<sub>qkv</sub>%1").arg(bias);
    QString scores = QStringLiteral("q·k<sup>T</sup> ∕ √d<sub>k</sub>");
    if (module.positions == core::PositionEncoding::Alibi || module.positions == core::PositionEncoding::Relative)
        scores += tr(" + bias");
    formula += after ? QStringLiteral("<br>w = softmax(%1), hidden → 0, each row ∕ its sum").arg(scores)
                     : QStringLiteral("<br>w = softmax(%1 + mask)").arg(scores);
    formula += module.dropout > 0 ? tr("<br>A<sub>i</sub> = dropout(w)·v") : QStringLiteral("<br>A<sub>i</sub> = w·v");
    formula += module.output_projection
                   ? QStringLiteral(", out = Σ A<sub>i</sub> W<sub>i</sub><sup>O</sup>%1").arg(bias)
                   : QStringLiteral(", out = (A<sub>1</sub> … A<sub>H</sub>)");
    return formula;
}
