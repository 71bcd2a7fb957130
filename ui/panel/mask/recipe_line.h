#pragma once

#include <QTimer>
#include <QWidget>

#include "core/attention/mask/mask_recipe.h"

#include <optional>

class QLabel;
class RecipeEdit;

/// A mask recipe to be typed: checked at each keystroke, handed on when it is valid and typing pauses. The user's own
/// spelling stays while the line has the focus.
class RecipeLine final : public QWidget {
    Q_OBJECT
public:
    explicit RecipeLine(QWidget* parent = nullptr);
    ~RecipeLine() override;

    /// Sets the recipe in force.
    void setRecipe(const QString& recipe);
    /// Replaces even a text that is being typed.
    void replaceText(const QString& recipe);

    QString text() const;
    /// Where the text is wrong, in characters; the first of them counts from 0.
    struct Mark {
        int at = 0;
        int length = 0;
    };
    std::optional<Mark> mark() const;

    /// Names the mistake, or shows how recipes are written; stands wherever there is room below the line.
    QLabel* message() const { return m_message; }

signals:
    void recipeEdited(const QString& recipe);

private:
    void check();
    void hand();

    RecipeEdit* m_edit;
    QLabel* m_message;
    QTimer m_pause;
    QString m_recipe;  ///< the recipe in force
};
