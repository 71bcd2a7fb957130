#pragma once

#include <QWidget>

#include "core/model/folder/glosses.h"
#include "core/prepare/prepared_run.h"
#include "ui/panel/input/token_chips.h"

#include <filesystem>
#include <string>

class QLabel;
class QScrollArea;
class QToolButton;
class TextEditor;

/// The input of an encoder–decoder's decoder: a text to type, and its tokens behind the one that every target begins
/// with.
class TargetPanel final : public QWidget {
    Q_OBJECT
public:
    explicit TargetPanel(QWidget* parent = nullptr);

    /// Shows one text's target as the run has it.
    void show(const core::Run& run, core::Index item);
    /// Shows the prepared target; nothing where the model has no decoder.
    void showPrepared(const core::PreparedRun& prepared, core::Index item);
    /// Makes the panel as high as its tokens, up to a part of the screen.
    void fit();

    TextEditor* editor() const { return m_editor; }
    TokenChips* chips() const { return m_chips; }

signals:
    /// The target was written for another source text, and the model is to write its own.
    void translateAsked();

private:
    QWidget* createStale();
    void showGlosses(const core::ModelInfo& model, const std::string& text);

    TextEditor* m_editor;
    QWidget* m_stale;
    QToolButton* m_translate;
    QLabel* m_tokens;
    QLabel* m_notice;
    QScrollArea* m_scroll;
    TokenChips* m_chips;
    QLabel* m_meanings;  ///< meanings of the target's words
    std::filesystem::path m_glossesOf;
    core::Glosses m_glosses;
};
