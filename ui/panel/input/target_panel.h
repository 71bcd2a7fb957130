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

/// What the decoder of an encoder–decoder reads: a text to type, and its tokens behind the one that every target begins
/// with.
class TargetPanel final : public QWidget {
    Q_OBJECT
public:
    explicit TargetPanel(QWidget* parent = nullptr);

    /// What is asked of one text.
    void show(const core::Run& run, core::Index item);
    /// What became of it; nothing where the model has no decoder.
    void showPrepared(const core::PreparedRun& prepared, core::Index item);
    /// As high as the tokens, up to a part of the screen.
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
    QLabel* m_meanings;  ///< of the target's words
    std::filesystem::path m_glossesOf;
    core::Glosses m_glosses;
};
