#include "ui/panel/mask/rule_buttons.h"

#include <QToolButton>

#include "core/error.h"
#include "ui/part/wrapping_layout.h"

#include <algorithm>

using core::Index;
using core::RuleKind;

namespace {

struct Rule {
    RuleKind kind;
    const char* name;
    const char* tip;
};

constexpr Rule rules[] = {
    {RuleKind::Full, QT_TRANSLATE_NOOP("RuleButtons", "Full"),
     QT_TRANSLATE_NOOP("RuleButtons", "Every query sees every key.")},
    {RuleKind::Causal, QT_TRANSLATE_NOOP("RuleButtons", "Causal"),
     QT_TRANSLATE_NOOP("RuleButtons", "A query sees itself and what comes before it.")},
    {RuleKind::Padding, QT_TRANSLATE_NOOP("RuleButtons", "Padding"),
     QT_TRANSLATE_NOOP("RuleButtons", "No query sees padding, the tokens that fill up a shorter text.")},
    {RuleKind::Window, QT_TRANSLATE_NOOP("RuleButtons", "Window"),
     QT_TRANSLATE_NOOP("RuleButtons", "A query sees its neighbours: this many back and this many ahead.")},
    {RuleKind::Prefix, QT_TRANSLATE_NOOP("RuleButtons", "Prefix"),
     QT_TRANSLATE_NOOP("RuleButtons", "Every query sees this many first tokens.")},
    {RuleKind::Segment, QT_TRANSLATE_NOOP("RuleButtons", "Segment"),
     QT_TRANSLATE_NOOP("RuleButtons", "The text is cut into segments; a query sees only its own.")},
    {RuleKind::Chunk, QT_TRANSLATE_NOOP("RuleButtons", "Chunk"),
     QT_TRANSLATE_NOOP("RuleButtons", "The text is cut into chunks of this many tokens; a query sees only its own.")},
    {RuleKind::Dilated, QT_TRANSLATE_NOOP("RuleButtons", "Dilated"),
     QT_TRANSLATE_NOOP("RuleButtons", "A query sees every second, third, … key, counted from itself.")},
    {RuleKind::Global, QT_TRANSLATE_NOOP("RuleButtons", "Global"),
     QT_TRANSLATE_NOOP("RuleButtons", "These tokens see every key, and every query sees them.")},
    {RuleKind::Model, QT_TRANSLATE_NOOP("RuleButtons", "Model"),
     QT_TRANSLATE_NOOP("RuleButtons", "The model's own mask.")},
};

std::vector<Index> sensibleArguments(RuleKind kind, Index tokens)
{
    switch (kind) {
    case RuleKind::Window: return {3, 0};
    case RuleKind::Prefix:
    case RuleKind::Dilated: return {2};
    case RuleKind::Segment: return {std::max<Index>(2, tokens / 2 + 1)};
    case RuleKind::Chunk: return {std::max<Index>(2, tokens / 2)};
    case RuleKind::Global: return {1};
    default: return {};
    }
}

}  // namespace

RuleButtons::RuleButtons(QWidget* parent) : QWidget(parent)
{
    auto* layout = new WrappingLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    for (const Rule& rule : rules) {
        auto* button = new QToolButton;
        button->setText(tr(rule.name));
        button->setProperty("role", QStringLiteral("control"));
        button->setCheckable(true);
        button->setToolTip(tr(rule.tip));
        button->setAccessibleName(tr("%1 rule").arg(tr(rule.name)));
        button->setObjectName(QString::fromUtf8(core::ruleName(rule.kind).data()));
        button->setFocusPolicy(Qt::TabFocus);  // a click leaves the recipe line its focus
        connect(button, &QToolButton::clicked, this, [this, kind = rule.kind] { toggle(kind); });
        layout->addWidget(button);
        m_buttons.emplace_back(rule.kind, button);
    }
}

void RuleButtons::setRecipe(const core::MaskRecipe& recipe, Index tokens)
{
    m_recipe = recipe;
    m_tokens = tokens;
    showRecipe();
}

void RuleButtons::showRecipe()
{
    for (const auto& [kind, button] : m_buttons) button->setChecked(m_recipe.has(kind));
}

void RuleButtons::toggle(RuleKind kind)
{
    core::MaskRecipe recipe;  // full
    try {
        if (kind != RuleKind::Full)
            recipe =
                m_recipe.has(kind) ? m_recipe.without(kind) : m_recipe.with(kind, sensibleArguments(kind, m_tokens));
    } catch (const core::Error&) {
        recipe = m_recipe;  // there is no room for another rule
    }
    const bool changed = recipe != m_recipe;
    m_recipe = std::move(recipe);
    showRecipe();
    if (changed) emit recipeChosen(QString::fromStdString(m_recipe.text()));
}

#include "moc_rule_buttons.cpp"
