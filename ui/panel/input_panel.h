#pragma once

#include <QWidget>

#include "ui/panel/token_chips.h"

class QComboBox;
class QLabel;
class QScrollArea;
class TextEditor;

/// Where one types: the text, how it is cut, and what became of it.
class InputPanel final : public QWidget {
    Q_OBJECT
public:
    explicit InputPanel(QWidget* parent = nullptr);

    QString text() const;
    void setText(const QString& text);
    /// Empty unless the model leaves the choice.
    std::optional<core::TextSplit> split() const;

    /// @param pictureStands  the views still show an earlier text
    void show(const PreparedText& text, bool pictureStands);
    TokenChips* chips() const { return m_chips; }
    TextEditor* editor() const { return m_editor; }

signals:
    void edited();
    void notTaken(const QString& sentence);  ///< part of a paste was left out

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitChips();
    QString notice(const PreparedText& text, bool pictureStands) const;

    TextEditor* m_editor;
    QComboBox* m_split;
    QLabel* m_tokens;
    QLabel* m_notice;
    QScrollArea* m_scroll;
    TokenChips* m_chips;
};
