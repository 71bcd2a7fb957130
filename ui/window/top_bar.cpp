#include "ui/window/top_bar.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QStandardItemModel>
#include <QToolButton>

#include "core/model/layer_numbers.h"
#include "ui/part/explained.h"
#include "ui/part/named_values.h"
#include "ui/part/wrapping_layout.h"
#include "ui/theme/magnification.h"
#include "ui/words/head_title.h"
#include "ui/words/shortened.h"

#include <algorithm>
#include <map>

using core::AttentionBlock;
using core::Index;

TopBar::TopBar(const Workbench& bench, QMenu* models, QMenu* figures, const QList<QWidget*>& buttons, QWidget* parent)
    : QFrame(parent),
      m_bench(bench),
      m_brand(new QLabel(tr("AttentionScope"))),
      m_model(createModel(models)),
      m_blocks(new QComboBox),
      m_layers(new QComboBox),
      m_heads(new QComboBox),
      m_mask(new QToolButton),
      m_temperature(new QDoubleSpinBox)
{
    setObjectName(QStringLiteral("topBar"));
    m_brand->setObjectName(QStringLiteral("brand"));
    createHeads();
    createScoring();
    showName();
    auto* layout = new WrappingLayout(this);
    layout->setContentsMargins(14, 8, 14, 8);
    layout->setSpacing(10);
    for (QWidget* each :
         std::initializer_list<QWidget*>{m_brand, m_model, m_blocks, m_layers, m_heads, m_mask, m_temperature})
        layout->addWidget(each);
    auto* ends = new QWidget;  // stay together at the right
    auto* row = new QHBoxLayout(ends);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(10);
    for (QWidget* each : buttons) row->addWidget(each);
    row->addWidget(createExport(figures));
    layout->addWidget(ends);
    layout->setAlignment(ends, Qt::AlignRight);
}

QToolButton* TopBar::createModel(QMenu* models)
{
    auto* button = new QToolButton;
    button->setMenu(models);
    button->setPopupMode(QToolButton::InstantPopup);
    explain(button, Term::Model, tr("Choose what computes the attention"));
    return button;
}

void TopBar::createHeads()
{
    addValues<AttentionBlock>(m_blocks, {{tr("Encoder"), AttentionBlock::Self},
                                         {tr("Decoder"), AttentionBlock::Decoder},
                                         {tr("Cross"), AttentionBlock::Cross}});
    m_blocks->setAccessibleName(tr("Attention"));
    explain(m_blocks, Term::CrossAttention,
            tr("The encoder's attention, the decoder's, or from decoder to encoder (Ctrl+B)"));
    m_blocks->hide();
    m_layers->setAccessibleName(tr("Layer"));
    m_heads->setAccessibleName(tr("Head"));
    explain(m_layers, Term::Layer, tr("Layer (Alt+Up, Alt+Down)"));
    explain(m_heads, Term::Head, tr("Head (Alt+Left, Alt+Right)"));
    for (QComboBox* box : {m_layers, m_heads}) box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    keepScaled(m_heads, [this] { m_heads->setMaximumWidth(scaled(230)); });
    Selection& selection = m_bench.selection;
    connect(m_blocks, &QComboBox::activated, this,
            [&selection, this] { selection.setBlock(valueOf<AttentionBlock>(m_blocks)); });
    connect(m_layers, &QComboBox::activated, this, [&selection, this](int row) {
        const auto place = m_layers->itemData(row).toLongLong();
        // Layers without a softmax stand behind the others, counted down from -1.
        if (prepared()->mixing != nullptr)
            selection.setBlock(place < 0 ? AttentionBlock::Mixing : AttentionBlock::Self);
        selection.setHead(place < 0 ? -1 - place : place, selection.focus().head);
    });
    connect(m_heads, &QComboBox::activated, this,
            [&selection](int head) { selection.setHead(selection.focus().layer, head); });
}

void TopBar::createScoring()
{
    auto* masks = new QMenu(this);
    m_mask->setMenu(masks);
    m_mask->setPopupMode(QToolButton::InstantPopup);
    m_mask->setAccessibleName(tr("Mask"));
    m_temperature->setRange(static_cast<double>(core::lowestTemperature),
                            static_cast<double>(core::highestTemperature));
    m_temperature->setSingleStep(0.1);
    m_temperature->setDecimals(2);
    m_temperature->setKeyboardTracking(false);
    m_temperature->setAccessibleName(tr("Temperature"));
    explain(m_temperature, Term::Temperature,
            tr("For every head, unless Mask names a layer or a head. It also changes the queries and keys of later "
               "layers, because each layer reads what the one before it wrote."));
    connect(m_temperature, &QDoubleSpinBox::valueChanged, &m_bench.editor, &SessionEditor::setTemperature);
    connect(masks, &QMenu::aboutToShow, this, [this, masks] { fillMasks(masks); });
}

QToolButton* TopBar::createExport(QMenu* figures)
{
    auto* button = new QToolButton;
    button->setObjectName(QStringLiteral("primary"));
    button->setText(tr("Export…"));
    button->setToolTip(tr("Save a figure, or the numbers behind it"));
    button->setMenu(figures);
    button->setPopupMode(QToolButton::InstantPopup);
    return button;
}

/// The masks that are asked for most; the Mask view has the others.
void TopBar::fillMasks(QMenu* menu)
{
    menu->clear();
    const std::pair<QString, const char*> masks[] = {
        {tr("As the model does"), "model"},
        {tr("Causal"), "causal & padding"},
        {tr("None (every key but padding)"), "padding"},
        {tr("Sliding window of 4, causal"), "causal & padding & window(3, 0)"},
        {tr("Prefix of 3, then causal"), "(causal | prefix(3)) & padding"}};
    for (const auto& [name, recipe] : masks) {
        const QString spelled = QString::fromLatin1(recipe).replace(QLatin1Char('&'), QLatin1String("&&"));
        QAction* action = menu->addAction(QStringLiteral("%1\t%2").arg(name, spelled), this,
                                          [this, text = recipe] { m_bench.editor.setRecipe(text); });
        action->setCheckable(true);
        action->setChecked(m_bench.editor.recipe() == recipe);
    }
    menu->addSeparator();
    menu->addAction(tr("Compose or paint a mask…"), this, [this] { m_bench.editor.setView(core::View::Mask); });
}

/// The model, which is opened.
const core::Model* TopBar::prepared() const { return m_bench.results.prepared()->model.get(); }

/// The part of the model in focus.
const core::Model& TopBar::lookedAt() const
{
    const core::Model& model = *prepared();
    const AttentionBlock block = m_bench.session().focus.block;
    if (block == AttentionBlock::Mixing && model.mixing != nullptr) return *model.mixing;
    if (model.decoder == nullptr || block == AttentionBlock::Self) return model;
    return block == AttentionBlock::Decoder ? *model.decoder : *model.cross;
}

void TopBar::showModel()
{
    const core::PreparedRun* prepared = m_bench.results.prepared();
    if (prepared == nullptr) return;
    const core::Run& run = m_bench.run();
    const QString name =
        run.module && run.model.empty() ? tr("Teaching module") : QString::fromStdString(prepared->model->info.name);
    m_name = name;
    showName();
    m_model->setAccessibleName(tr("Model %1").arg(name));
    m_blocks->setVisible(prepared->model->decoder != nullptr);
    fillHeads(lookedAt().info);
    showHead();
}

void TopBar::fillHeads(const core::ModelInfo& info)
{
    QStringList heads;
    for (Index head = 0; head < info.heads; ++head)
        heads << (info.head_names.empty() ? tr("Head  %1").arg(head + 1)
                                          : tr("Head  %1 · %2").arg(head + 1).arg(givenHeadName(info, head)));
    const auto fill = [](QComboBox* box, const QStringList& items) {
        QStringList there;
        for (int i = 0; i < box->count(); ++i) there << box->itemText(i);
        if (there == items) return;
        box->clear();
        box->addItems(items);
    };
    fillLayers(info);
    fill(m_heads, heads);
}

/// Layers by the model's numbers. Those without a softmax stand between the others, or behind the layer whose attention
/// they stand beside; where they cannot be shown, they cannot be chosen.
void TopBar::fillLayers(const core::ModelInfo& shown)
{
    const core::ModelInfo& info = shown.block == AttentionBlock::Mixing ? prepared()->info : shown;
    const core::Model* mixing = info.block ? nullptr : prepared()->mixing.get();
    std::map<std::pair<Index, bool>, std::optional<Index>> places;
    for (const Index number : info.without_attention) places[{number, true}] = {};
    for (Index layer = 0; layer < info.layers; ++layer) places[{core::layerNumber(info, layer, 1), false}] = layer;
    for (Index place = 0; mixing != nullptr && place < mixing->info.layers; ++place)
        places[{core::layerNumber(mixing->info, place, 1), true}] = -1 - place;
    QStringList names, there;
    for (const auto& [number, place] : places)
        names << (!place          ? tr("Layer  %1 · no attention")
                  : number.second ? tr("Layer  %1 · no softmax")
                                  : tr("Layer  %1"))
                     .arg(number.first);
    for (int row = 0; row < m_layers->count(); ++row) there << m_layers->itemText(row);
    m_layers->setEnabled(places.size() > 1);
    if (there == names) return;
    m_layers->clear();
    auto* rows = qobject_cast<QStandardItemModel*>(m_layers->model());
    for (const auto& [number, place] : places) {
        m_layers->addItem(names[m_layers->count()], place ? QVariant::fromValue(*place) : QVariant());
        if (!place) rows->item(m_layers->count() - 1)->setEnabled(false);
    }
}

void TopBar::showHead()
{
    const core::Focus focus = m_bench.selection.focus();
    setValue(m_blocks, focus.block);
    const bool mixes = focus.block == AttentionBlock::Mixing;
    m_layers->setCurrentIndex(m_layers->findData(QVariant::fromValue(mixes ? -1 - focus.layer : focus.layer)));
    m_heads->setCurrentIndex(static_cast<int>(focus.head));
}

/// A recipe in the fewest words: where nothing is padded, hiding padding hides nothing.
QString TopBar::maskName(QString recipe) const
{
    if (recipe == QLatin1String("model")) return tr("the model's own");
    const auto trace = m_bench.results.shown();
    if (trace == nullptr) return recipe;
    const auto& keys = trace->batch.key_sequences.empty() ? trace->batch.sequences : trace->batch.key_sequences;
    const bool padded = std::ranges::any_of(
        keys, [](const core::Sequence& each) { return std::ranges::find(each.real, false) != each.real.end(); });
    if (!padded) recipe.replace(QLatin1String(" & padding"), QString());
    return recipe == QLatin1String("full") || (recipe == QLatin1String("padding") && !padded) ? tr("none") : recipe;
}

void TopBar::showScoring()
{
    const core::Run& run = m_bench.run();
    const core::Focus& focus = m_bench.session().focus;
    const QString recipe = QString::fromStdString(core::maskRecipeOf(run, focus.layer, focus.head, focus.block));
    const QString shown = maskName(recipe);
    const bool isOwn = recipe == QLatin1String("model");
    QString brief = !m_compact ? shortened(shown, 18, 17) : isOwn ? tr("own") : shortened(shown, 12, 11);
    m_mask->setText(tr("Mask  %1 ▾").arg(brief.replace(QLatin1Char('&'), QLatin1String("&&"))));
    explain(m_mask, Term::Mask, tr("Which keys each query may see: %1").arg(recipe));
    m_mask->setVisible(!run.recorded.isDump());
    m_temperature->setVisible(!run.recorded.isDump());
    const auto temperature =
        core::changedValue(run.changes, focus.layer, focus.head, &core::ScoringChange::temperature, focus.block);
    const QSignalBlocker quiet(m_temperature);
    m_temperature->setValue(static_cast<double>(temperature.value_or(1.0F)));
}

void TopBar::setBrandVisible(bool visible) { m_brand->setVisible(visible); }

void TopBar::setCompact(bool compact)
{
    if (m_compact == compact) return;
    m_compact = compact;
    showName();
    showScoring();
}

void TopBar::showName()
{
    m_temperature->setPrefix(m_compact ? tr("Temp.  ") : tr("Temperature  "));
    if (!m_name.isEmpty()) m_model->setText((m_compact ? tr("%1 ▾") : tr("Model  %1 ▾")).arg(m_name));
}

#include "moc_top_bar.cpp"
