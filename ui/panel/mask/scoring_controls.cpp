#include "ui/panel/mask/scoring_controls.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>

#include "ui/part/wrapping_layout.h"

#include <algorithm>
#include <limits>

using core::MaskFill;
using core::MaskOrder;

namespace {

constexpr float lowest = std::numeric_limits<float>::lowest();

/// In the order of the list.
constexpr MaskFill fills[] = {
    {}, {-1e9F}, {-10000.0F}, {lowest}, {lowest, MaskFill::Mode::Add}, {0.0F},
};

QLabel* captionFor(QWidget* control, const QString& text)
{
    auto* caption = new QLabel(text);
    caption->setProperty("role", QStringLiteral("hint"));
    caption->setBuddy(control);
    return caption;
}

}  // namespace

ScoringControls::ScoringControls(QWidget* parent)
    : QWidget(parent),
      m_fill(new QComboBox),
      m_order(new QComboBox),
      m_temperature(new QDoubleSpinBox),
      m_scope(new QComboBox)
{
    createFills();
    createOrders();
    createTemperature();
    createScopes();
    auto* layout = new WrappingLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(12);
    const std::pair<QWidget*, QString> controls[] = {{m_fill, tr("Hidden scores")},
                                                     {m_order, tr("Order")},
                                                     {m_temperature, tr("Temperature")},
                                                     {m_scope, tr("For")}};
    for (const auto& [control, caption] : controls) {
        control->setAccessibleName(caption);
        auto* pair = new QWidget;  // keeps a caption beside its control
        auto* row = new QHBoxLayout(pair);
        row->setContentsMargins(0, 0, 0, 0);
        row->addWidget(captionFor(control, caption));
        row->addWidget(control);
        layout->addWidget(pair);
    }
}

void ScoringControls::createFills()
{
    m_fill->setObjectName(QStringLiteral("fill"));
    m_fill->addItems({tr("set to −∞"), tr("set to −10⁹"), tr("set to −10000"), tr("set to −3.4·10³⁸"),
                      tr("add −3.4·10³⁸ (as Hugging Face)"), tr("set to 0 (wrong)")});
    const QString tips[] = {
        tr("the score is replaced by −∞"),
        tr("the score is replaced by −1e9"),
        tr("the score is replaced by −10000"),
        tr("the score is replaced by float32's lowest number"),
        tr("float32's lowest number is added to the score, as Hugging Face does"),
        tr("the score is replaced by 0: a mistake, since exp(0) = 1 and hidden keys keep a weight")};
    for (int i = 0; i < m_fill->count(); ++i) m_fill->setItemData(i, tips[i], Qt::ToolTipRole);
    connect(m_fill, &QComboBox::activated, this, [this](int index) { emit fillChosen(fills[index]); });
}

void ScoringControls::createOrders()
{
    m_order->setObjectName(QStringLiteral("order"));
    m_order->addItems({tr("mask, then softmax"), tr("softmax, then mask and renormalise"), tr("softmax, then mask")});
    m_order->setToolTip(tr("Whether scores are hidden before the softmax or weights after it; without renormalising, "
                           "rows sum to less than 1"));
    connect(m_order, &QComboBox::activated, this,
            [this](int index) { emit orderChosen(static_cast<MaskOrder>(index)); });
}

void ScoringControls::createTemperature()
{
    m_temperature->setObjectName(QStringLiteral("temperature"));
    m_temperature->setRange(static_cast<double>(core::lowestTemperature),
                            static_cast<double>(core::highestTemperature));
    m_temperature->setSingleStep(0.1);
    m_temperature->setKeyboardTracking(false);
    m_temperature->setToolTip(tr("Divides the scores: below 1 the weights are sharper, above 1 flatter"));
    connect(m_temperature, &QDoubleSpinBox::valueChanged, this, &ScoringControls::temperatureChosen);
}

void ScoringControls::createScopes()
{
    m_scope->setObjectName(QStringLiteral("scope"));
    m_scope->setToolTip(tr("Which heads a change applies to"));
    m_scope->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_scope->addItem(tr("whole model"));
    connect(m_scope, &QComboBox::activated, this, [this](int index) { emit scopeChosen(index >= 1, index >= 2); });
}

void ScoringControls::display(const core::ScoreRule& rule, const core::ScoringScope& scope, core::Index layer,
                              core::Index head)
{
    const QSignalBlocker quiet(m_temperature);
    const auto fill = std::ranges::find(fills, rule.fill);
    m_fill->setCurrentIndex(fill == std::end(fills) ? -1 : static_cast<int>(fill - std::begin(fills)));
    const bool after = core::masksWeights(rule.order);
    m_fill->setEnabled(!after);
    m_fill->setToolTip(after ? tr("In this order hidden weights become 0; no score is filled.")
                             : tr("Hidden cells: %1").arg(m_fill->currentData(Qt::ToolTipRole).toString()));
    m_order->setCurrentIndex(static_cast<int>(rule.order));
    m_temperature->setValue(static_cast<double>(rule.temperature));
    const QStringList scopes = {tr("whole model"), tr("layer %1").arg(layer),
                                tr("layer %1 head %2").arg(layer).arg(head)};
    while (m_scope->count() < scopes.size()) m_scope->addItem({});
    for (int i = 0; i < scopes.size(); ++i) m_scope->setItemText(i, scopes[i]);
    m_scope->setCurrentIndex(scope.head ? 2 : scope.layer ? 1 : 0);
}

#include "moc_scoring_controls.cpp"
