#include "ui/panel/module/module_panel.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QStandardItemModel>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/panel/module/module_formula.h"
#include "ui/panel/module/module_large.h"
#include "ui/panel/module/module_options.h"
#include "ui/panel/module/module_positions.h"
#include "ui/panel/module/module_random.h"
#include "ui/panel/module/module_repair.h"
#include "ui/panel/module/module_sizes.h"
#include "ui/panel/module/preset_titles.h"
#include "ui/panel/module/rotary_scaling_section.h"
#include "ui/part/heading.h"

#include <algorithm>

ModulePanel::ModulePanel(QWidget* parent)
    : QWidget(parent),
      m_presets(core::modulePresets()),
      m_preset(new QComboBox),
      m_formula(new QLabel),
      m_origin(new Hint),
      m_more(new QToolButton),
      m_sizes(new ModuleSizes),
      m_positions(new ModulePositions),
      m_scaling(new RotaryScalingSection),
      m_options(new ModuleOptions),
      m_large(new ModuleLarge),
      m_random(new ModuleRandom)
{
    createPresets();
    createMore();
    m_formula->setTextFormat(Qt::RichText);
    m_formula->setWordWrap(true);
    m_formula->setObjectName(QStringLiteral("moduleFormula"));
    createLayout();
    for (ModuleSection* section :
         std::initializer_list<ModuleSection*>{m_sizes, m_positions, m_scaling, m_options, m_large, m_random})
        connect(section, &ModuleSection::edited, this, [this](const ModuleEdit& edit) {
            core::TeachingModule after = m_module;
            edit(after);
            emit moduleEdited(repaired(after, m_module));
        });
}

/// One list under headings; each entry knows its preset.
void ModulePanel::createPresets()
{
    m_preset->addItem(tr("own settings"), -1);
    auto* rows = qobject_cast<QStandardItemModel*>(m_preset->model());
    for (const core::PresetTopic topic : core::presetTopics) {
        m_preset->insertSeparator(m_preset->count());
        m_preset->addItem(topicTitle(topic));
        QStandardItem* heading = rows->item(m_preset->count() - 1);
        heading->setFlags(Qt::NoItemFlags);
        for (std::size_t i = 0; i < m_presets.size(); ++i) {
            if (m_presets[i].topic != topic) continue;
            m_preset->addItem(presetTitle(m_presets[i]), static_cast<int>(i));
            if (const QString sentence = presetSentence(m_presets[i]); !sentence.isEmpty())
                m_preset->setItemData(m_preset->count() - 1, wrappedTip(sentence), Qt::ToolTipRole);
        }
    }
    m_preset->setAccessibleName(tr("Teaching module"));
    m_preset->setToolTip(tr("The modules that tutorials and libraries build, ready to run"));
    m_preset->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_preset->setMinimumContentsLength(12);
    m_preset->setMaxVisibleItems(16);
    connect(m_preset, &QComboBox::activated, this, [this](int row) {
        const int preset = m_preset->itemData(row).toInt();
        if (preset >= 0) emit presetChosen(m_presets[static_cast<std::size_t>(preset)]);
    });
}

void ModulePanel::createMore()
{
    m_more->setText(tr("More"));
    m_more->setObjectName(QStringLiteral("moduleMore"));
    m_more->setProperty("role", QStringLiteral("small"));
    m_more->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_more->setCheckable(true);
    m_more->setAccessibleName(tr("More settings of the module"));
    m_more->setToolTip(tr("Shared keys and values, scale, soft-cap, sink, norms, added keys, last queries, gate, "
                          "index of keys, difference of softmaxes, latents, experts, a second layer, a layer without "
                          "a softmax"));
    connect(m_more, &QToolButton::toggled, this, &ModulePanel::openMore);
    openMore(false);
}

void ModulePanel::openMore(bool open)
{
    m_more->setChecked(open);
    m_more->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
    m_options->setVisible(open);
    m_large->setVisible(open);
}

QLayout* ModulePanel::createFiles()
{
    auto* open = new QPushButton(tr("Open…"));
    auto* save = new QPushButton(tr("Save…"));
    open->setToolTip(tr("Open a saved module"));
    save->setToolTip(tr("Save the module with its parameters, for a class to share"));
    connect(open, &QPushButton::clicked, this, &ModulePanel::openAsked);
    connect(save, &QPushButton::clicked, this, &ModulePanel::saveAsked);
    auto* row = new QHBoxLayout;
    row->setSpacing(6);
    row->addWidget(open, 1);
    row->addWidget(save, 1);
    return row;
}

void ModulePanel::createLayout()
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(new Heading(tr("Teaching module")));
    layout->addWidget(m_preset);
    layout->addWidget(m_formula);
    auto* settings = new QVBoxLayout;
    settings->setSpacing(6);
    for (QWidget* section : std::initializer_list<QWidget*>{m_sizes, m_positions, m_scaling, m_random})
        settings->addWidget(section);
    settings->addWidget(m_more, 0, Qt::AlignLeft);
    settings->addWidget(m_options);
    settings->addWidget(m_large);
    layout->addLayout(settings);
    layout->addWidget(m_origin);
    layout->addLayout(createFiles());
}

void ModulePanel::show(const core::Run& run)
{
    const core::TeachingModule before = m_module;
    m_module = *run.module;
    for (ModuleSection* section :
         std::initializer_list<ModuleSection*>{m_sizes, m_positions, m_scaling, m_options, m_large, m_random})
        section->show(m_module);
    m_scaling->setVisible(m_module.positions == core::PositionEncoding::Rotary);
    m_options->setCross(run.keys_text.has_value());
    const bool options = ModuleOptions::any(m_module) && !ModuleOptions::same(m_module, before);
    const bool large = ModuleLarge::any(m_module) && !ModuleLarge::same(m_module, before);
    if (options || large) openMore(true);
    showPreset(run);
    m_formula->setText(moduleFormula(run));
    m_origin->setText(run.model.empty()
                          ? tr("Random parameters, not trained.")
                          : tr("Parameters read from %1.").arg(QString::fromStdString(run.model.filename().string())));
}

/// The preset that the run stands for, if it is unchanged.
void ModulePanel::showPreset(const core::Run& run)
{
    const auto found = std::ranges::find_if(m_presets, [&](const core::ModulePreset& preset) {
        return run.module == preset.module && run.changes == preset.changes()
               && run.keys_text.has_value() == preset.cross;
    });
    m_preset->setCurrentIndex(
        found == m_presets.end() ? 0 : m_preset->findData(static_cast<int>(found - m_presets.begin())));
}

#include "moc_module_panel.cpp"
