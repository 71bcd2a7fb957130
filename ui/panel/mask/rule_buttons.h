#pragma once

#include <QWidget>

#include "core/attention/mask/mask_recipe.h"

#include <utility>
#include <vector>

class QToolButton;

/// A toggle for each rule of a mask recipe; down where the rule occurs.
class RuleButtons final : public QWidget {
    Q_OBJECT
public:
    explicit RuleButtons(QWidget* parent = nullptr);

    /// @param tokens  of the text at hand, for sensible arguments
    void setRecipe(const core::MaskRecipe& recipe, core::Index tokens);

signals:
    void recipeChosen(const QString& recipe);

private:
    void toggle(core::RuleKind kind);
    void showRecipe();

    std::vector<std::pair<core::RuleKind, QToolButton*>> m_buttons;
    core::MaskRecipe m_recipe;
    core::Index m_tokens = 0;
};
