#pragma once

#include <QPlainTextEdit>

/// A plain text field that stays quick: of a paste beyond `longest` characters it takes the beginning and says so.
/// Files dropped on it are left to the window, as are undo and redo, which belong to the whole Session.
class TextEditor final : public QPlainTextEdit {
    Q_OBJECT
public:
    /// More than any model has places for; beyond it each keystroke would be felt.
    static constexpr qsizetype longest = 100'000;

    explicit TextEditor(QWidget* parent = nullptr);

signals:
    void shortened(qsizetype pasted);  ///< with the number of characters before

protected:
    bool event(QEvent* event) override;
    bool canInsertFromMimeData(const QMimeData* source) const override;
    void insertFromMimeData(const QMimeData* source) override;
};
