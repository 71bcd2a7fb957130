#include "ui/view/heads/all_heads_view.h"

#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QToolButton>

#include "ui/part/audience.h"
#include "ui/part/explained.h"
#include "ui/part/heading.h"
#include "ui/part/segments.h"
#include "ui/part/wrapping_layout.h"
#include "ui/theme/magnification.h"
#include "ui/view/heads/head_query.h"
#include "ui/view/heads/measure_chooser.h"
#include "ui/words/glossary/glossary.h"
#include "ui/words/measure_names.h"
#include "ui/words/token_text.h"

#include <algorithm>

using core::Index;

namespace {

/// A tile's number has two decimals, and so has the filter.
constexpr double noFilter = -0.01;

QLabel* caption(const QString& text)
{
    auto* label = new QLabel(text);
    label->setProperty("role", QStringLiteral("hint"));
    return label;
}

/// A word as it was typed is the token that shows it, with or without the space before it.
bool spells(const core::Token& token, const QString& word)
{
    const QString plain = QString::fromStdString(token.bytes.empty() ? token.text : token.bytes).trimmed();
    return plain.compare(word, Qt::CaseInsensitive) == 0 || tokenText(token).compare(word, Qt::CaseInsensitive) == 0;
}

std::vector<Index> tokensSpelled(const std::vector<core::Token>& tokens, const QString& word)
{
    std::vector<Index> found;
    for (std::size_t i = 0; i < tokens.size(); ++i)
        if (spells(tokens[i], word)) found.push_back(static_cast<Index>(i));
    return found;
}

}  // namespace

AllHeadsView::AllHeadsView(QWidget* parent)
    : QWidget(parent),
      m_note(new Hint),
      m_grid(new HeadGrid),
      m_scroll(new QScrollArea)
{
    m_scroll->setWidget(m_grid);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_note->setObjectName(QStringLiteral("headsNote"));
    m_note->hide();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(14, 10, 8, 6);
    layout->setSpacing(6);
    layout->addWidget(createControls());
    layout->addWidget(createChosen());
    layout->addWidget(m_note);
    layout->addWidget(m_scroll, 1);
    connect(m_grid, &HeadGrid::headClicked, this, &AllHeadsView::headClicked);
    connect(m_grid, &HeadGrid::headOpened, this, &AllHeadsView::headOpened);
    connect(m_grid, &HeadGrid::headsChosen, this, &AllHeadsView::headsChosen);
    connect(m_grid, &HeadGrid::currentMoved, this,
            [this](const QRect& tile) { m_scroll->ensureVisible(tile.center().x(), tile.center().y(), 90, 90); });
    showSettings();
}

QWidget* AllHeadsView::createControls()
{
    auto* controls = new QWidget;
    keepFromAudience(controls);
    using Order = core::HeadsSettings::Order;
    m_by = new Segments(tr("Order of the heads"),
                        {{tr("Layers"), tr("A row for each layer"), Order::Layers},
                         {tr("Sorted"), tr("The head with the largest number first"), Order::Measure},
                         {tr("Similar"), tr("Similar heads stand side by side"), Order::Similarity}});
    m_by->setSmall();
    m_measure = new MeasureChooser;
    m_measure->setObjectName(QStringLiteral("measure"));
    m_measure->setAccessibleName(tr("What is measured of each head"));
    m_measure->setMinimumContentsLength(22);
    m_tinted = new QToolButton;
    m_tinted->setText(tr("Colour"));
    m_tinted->setToolTip(tr("Frame each head in the colour of its number"));
    m_tinted->setCheckable(true);
    m_tinted->setProperty("role", QStringLiteral("small"));
    createSets();
    m_least = new QDoubleSpinBox;
    m_least->setRange(noFilter, 999);
    m_least->setSingleStep(0.05);
    m_least->setSpecialValueText(tr("all"));
    m_least->setKeyboardTracking(false);
    m_least->setPrefix(tr("from  "));
    m_least->setAccessibleName(tr("Leave out heads below this number"));
    m_least->setToolTip(tr("Leave out heads whose number is smaller"));
    m_relation = new QLineEdit;
    m_relation->setObjectName(QStringLiteral("relation"));
    m_relation->setPlaceholderText(tr("2.3, previous, it → cat"));
    m_relation->setAccessibleName(tr("Find a head by its number, by what it does or by two words"));
    m_relation->setToolTip(tr("A head's number, as 2.3 · what heads do, as previous · two words, as it → cat or "
                              "it > cat: heads are ranked by their weight there"));
    keepScaled(m_relation, [this] { m_relation->setMinimumWidth(scaled(150)); });

    auto* row = new WrappingLayout(controls);
    row->setContentsMargins(0, 0, 6, 0);
    row->setSpacing(8);
    for (QWidget* each : std::initializer_list<QWidget*>{m_by, m_measure, m_least, m_tinted, m_sets, m_relation})
        row->addWidget(each);

    connect(m_by, &Segments::chosen, this, [this](int order) {
        edit([order](core::HeadsSettings& next) { next.order = static_cast<Order>(order); });
    });
    connect(m_measure, &MeasureChooser::chosen, this,
            [this](core::Measure measure) { edit([measure](core::HeadsSettings& next) { next.measure = measure; }); });
    connect(m_tinted, &QToolButton::toggled, this,
            [this](bool on) { edit([on](core::HeadsSettings& next) { next.tinted = on; }); });
    connect(m_least, &QDoubleSpinBox::valueChanged, this, [this](double least) {
        edit([least](core::HeadsSettings& next) { next.least = least < 0 ? std::nullopt : std::optional(least); });
    });
    connect(m_relation, &QLineEdit::returnPressed, this, &AllHeadsView::findRelation);
    return controls;
}

void AllHeadsView::createSets()
{
    m_sets = new QToolButton;
    m_sets->setObjectName(QStringLiteral("sets"));
    m_sets->setText(tr("Sets ▾"));
    m_sets->setToolTip(tr("Name the picked heads, and pick named ones again"));
    m_sets->setPopupMode(QToolButton::InstantPopup);
    m_sets->setProperty("role", QStringLiteral("small"));
}

/// Creates the actions for picked heads; they are visible only while some are picked.
QWidget* AllHeadsView::createChosen()
{
    m_chosenBar = new QWidget;
    m_chosenCount = caption({});
    auto* row = new QHBoxLayout(m_chosenBar);
    row->setContentsMargins(0, 0, 6, 0);
    row->setSpacing(8);
    row->addWidget(m_chosenCount);
    const auto add = [&](const char* name, const QString& text, const QString& tip, void (AllHeadsView::*asked)()) {
        auto* button = new QToolButton;
        button->setObjectName(QString::fromLatin1(name));
        button->setText(text);
        button->setToolTip(tip);
        button->setProperty("role", QStringLiteral("small"));
        connect(button, &QToolButton::clicked, this, asked);
        row->addWidget(button);
    };
    add("compareChosen", tr("Compare"), tr("Show their maps side by side, up to four"), &AllHeadsView::compareAsked);
    add("flowChosen", tr("Flow"), tr("Show their lines together"), &AllHeadsView::flowAsked);
    add("switchOffChosen", tr("Switch off"), tr("Take these heads out of their layers' output and see what changes"),
        &AllHeadsView::switchOffAsked);
    auto* none = new QToolButton;
    none->setObjectName(QStringLiteral("chooseNone"));
    none->setText(tr("None"));
    none->setProperty("role", QStringLiteral("small"));
    none->setToolTip(tr("Pick no head"));
    connect(none, &QToolButton::clicked, this, [this] { emit headsChosen({}); });
    row->addWidget(none);
    row->addStretch(1);
    m_chosenBar->hide();
    return m_chosenBar;
}

void AllHeadsView::setSets(QMenu* sets) { m_sets->setMenu(sets); }

void AllHeadsView::edit(const std::function<void(core::HeadsSettings&)>& change)
{
    core::HeadsSettings next = m_settings;
    change(next);
    if (next != m_settings) emit settingsChanged(next);
}

/// Finds a head by its number or name, heads by a measure; or for "it → cat" chooses the last such query and the last
/// such key that it may see.
void AllHeadsView::findRelation()
{
    static const QRegularExpression arrow(QStringLiteral("\\s*(?:→|->|>)\\s*"));
    const QString asked = m_relation->text().trimmed();
    const QStringList words = asked.split(arrow);
    m_note->hide();
    const auto say = [this](const QString& text) {
        m_note->setText(text);
        m_note->show();
    };
    if (m_trace == nullptr) return;
    if (const auto head = headNamed(m_trace->model->info, asked)) return emit headClicked(head->layer, head->head);
    if (const auto measure = measureNamed(asked))
        return edit([&](core::HeadsSettings& next) {
            next.measure = *measure;
            next.order = core::HeadsSettings::Order::Measure;
        });
    if (words.size() != 2 || words[0].isEmpty() || words[1].isEmpty())
        return say(tr("A head as 2.3, what heads do as: previous, or two words as: it → cat"));
    auto queries = tokensSpelled(m_trace->queries(m_item), words[0]);
    auto keys = tokensSpelled(m_trace->keys(m_item), words[1]);
    if (queries.empty() || keys.empty())
        return say(tr("“%1” is not a token of this text.").arg(queries.empty() ? words[0] : words[1]));
    const core::Mask& mask = m_trace->mask({0, 0, m_item});
    std::ranges::reverse(queries);
    std::ranges::reverse(keys);
    for (const Index query : queries)
        for (const Index key : keys)
            if (mask.allows(query, key)) return emit relationAsked({query, key});
    say(tr("The mask hides “%1” from “%2”.").arg(words[1], words[0]));
}

void AllHeadsView::display(std::shared_ptr<const core::Trace> trace, Index item)
{
    m_trace = trace;
    m_item = item;
    m_grid->setTrace(std::move(trace), item);
    showStatus();
}

void AllHeadsView::setSettings(const core::HeadsSettings& settings)
{
    m_settings = settings;
    showSettings();
}

void AllHeadsView::setOrder(std::vector<Index> order, std::shared_ptr<const core::Matrix> divergences)
{
    m_grid->setDivergences(std::move(divergences));
    m_order = std::move(order);
    m_ordering = m_order.empty();
    showSettings();
}

void AllHeadsView::setOrdering(double share)
{
    if (m_settings.order != core::HeadsSettings::Order::Similarity) return;
    m_note->setText(tr("comparing all pairs of heads: %1 %").arg(static_cast<int>(share * 100)));
    m_note->show();
}

void AllHeadsView::showSettings()
{
    m_by->setCurrent(static_cast<int>(m_settings.order));
    m_measure->display(m_settings);
    m_measure->setToolTip(wrappedTip(measureMeaning(m_settings.measure, m_settings)));
    setTerm(m_measure, m_settings.measure);
    const QSignalBlocker quiet(m_tinted);
    const QSignalBlocker still(m_least);
    m_tinted->setChecked(m_settings.tinted);
    m_least->setValue(m_settings.least.value_or(noFilter));
    m_grid->setSettings(m_settings, m_order);
    m_known = m_grid->knows(m_settings.measure);
    showNote();
    showStatus();
}

void AllHeadsView::setTable(const core::HeadTable& table)
{
    m_grid->setTable(table);
    m_known = table.values.contains(m_settings.measure);
    showNote();
    showStatus();
}

void AllHeadsView::setBare(bool bare)
{
    m_isBare = bare;
    showNote();
}

/// Why there are no numbers, or no heads; to an audience, what the numbers are.
void AllHeadsView::showNote()
{
    if (m_ordering && m_settings.order == core::HeadsSettings::Order::Similarity) return;  // says how far it is
    QString said;
    const bool mixes = m_trace != nullptr && m_trace->mixes != nullptr;
    if (mixes && !core::isKnockOut(m_settings.measure)
        && (m_settings.order == core::HeadsSettings::Order::Measure || m_settings.tinted || m_settings.least))
        said = tr("Mixing weights have signs and rows that sum to anything, so only knock-outs are measured of them.");
    else if (!m_known && m_settings.measure == core::Measure::Marked)
        said = tr("No cell is marked. Shift+drag over cells of the map, or press M at the chosen one.");
    else if (!m_known && core::isKnockOut(m_settings.measure))
        said = tr("Not measured for this text yet. Open Measures and press “Knock out each head”.");
    else if (m_settings.least && m_grid->shown().empty() && m_trace != nullptr)
        said = tr("No head reaches the number in “from”. Set it below 0, to “all”, to see every head.");
    else if (m_isBare && m_known && m_trace != nullptr)
        said = tr("Below each head: %1").arg(m_measure->currentText());
    m_note->setText(said);
    m_note->setVisible(!said.isEmpty());
}

void AllHeadsView::setCurrent(Index layer, Index head) { m_grid->setCurrent(layer, head); }

void AllHeadsView::setChosen(const std::vector<core::ComparedHead>& heads)
{
    m_grid->setChosen(heads);
    m_chosenBar->setVisible(!heads.empty());
    m_chosenCount->setText(heads.size() == 1 ? tr("1 head picked") : tr("%1 heads picked").arg(heads.size()));
}

void AllHeadsView::setCellName(const QString& name)
{
    m_cellName = name;
    m_measure->setCellName(name);
    if (m_isBare) showNote();
}

void AllHeadsView::showStatus()
{
    if (!isVisible() || m_trace == nullptr) return;
    const auto all = m_trace->model->info.layers * m_trace->model->info.heads;
    const auto shown = static_cast<Index>(m_grid->shown().size());
    emit statusChanged(all == 1       ? tr("1 head")
                       : shown == all ? tr("%1 heads").arg(all)
                                      : tr("%1 of %2 heads").arg(shown).arg(all),
                       m_settings.measure == core::Measure::Cell && !m_cellName.isEmpty()
                           ? tr("weight of %1").arg(m_cellName)
                           : measureName(m_settings.measure, m_settings.unit));
}

#include "moc_all_heads_view.cpp"
