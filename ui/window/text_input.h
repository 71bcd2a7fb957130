#pragma once

#include "ui/bench/workbench.h"

class InputPanel;
class LikenessFinder;
class TextGeneration;
class TokenChips;
class TokenTints;
class QWidget;

/// What the model reads and writes: the texts, the second sequence, a decoder's target, pictures, the tokens that they
/// are cut into and that cells are chosen by, and what the model goes on with itself.
class TextInput final : public QObject {
    Q_OBJECT
public:
    explicit TextInput(const Workbench& bench, QObject* parent = nullptr);

    QWidget* widget() const;
    /// The strips of tokens.
    QList<QWidget*> tokens() const;
    void focusText();

    /// Shows the Session's text.
    void show();
    /// Shows the prepared run.
    void showPrepared();
    /// Marks the chosen query and key, and tints the others by the query's weights.
    void markCell();
    TokenTints& tints() const { return *m_tints; }

    /// Lets the model continue the text; once more stops it.
    void generate();
    /// Draws other tokens in place of those that were drawn, by the next seed.
    void drawAgain();
    /// Puts the tokens into a random order. Without positions the map only changes its order.
    void shuffle();
    /// @return false where no text is being generated
    bool stopGenerating();

signals:
    void hideKeyAsked();   ///< the chosen one, from the other tokens
    void picturesAsked();  ///< a dialog for them
    void soundsAsked();

private:
    void connectFiles();
    void connectTowers();
    void showLikeness();
    void connectTexts();
    void connectChips();
    void connectTarget();
    void connectGeneration();
    void translate();
    void editToken(core::Index token, void (SessionEditor::*edit)(core::Index, const core::TextRange&));
    void chooseByChip(core::Index token, bool asKey);
    void chooseByTarget(core::Index token);
    std::optional<core::Index> rowOfChip(core::Index token);
    core::Index chipOfRow(core::Index query) const;
    const core::CutText* cutText() const;
    void sayEnded(const QString& at);
    void markChips();
    core::AttentionBlock block() const { return m_bench.session().focus.block; }

    const Workbench m_bench;
    InputPanel* m_panel;
    TextGeneration* m_generation;
    TokenTints* m_tints;
    LikenessFinder* m_likeness;
    std::uint64_t m_shuffles = 0;  ///< each shuffle has a seed of its own
};
