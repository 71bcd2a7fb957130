#pragma once

#include "ui/view/why/sheet_canvas.h"

#include <memory>

/// A cell's account: choose a product, a row's part or a column's part by click or arrow keys; Enter or a double click
/// on a part walks back to it.
class AccountCanvas final : public SheetCanvas {
    Q_OBJECT
public:
    explicit AccountCanvas(QWidget* parent = nullptr);

    /// The names of the parts.
    using Words = std::function<AccountWords(const core::AccountTable&)>;
    /// @param account  null for nothing
    void display(std::shared_ptr<const core::CellAccount> account, Words words);
    /// All rows and columns in their own order, such as the tokens of two texts.
    void displayWhole(std::shared_ptr<const core::CellAccount> account, Words words);

    const core::AccountTable& table() const { return m_table; }
    /// Where the chosen product lies; empty where none is chosen.
    QRect chosenRect() const;

    QSize minimumSizeHint() const override;
    std::vector<SpokenTable> spokenTables() override;

signals:
    void productChosen(const core::Cell& lines);
    void productOpened(const core::Cell& lines);

protected:
    void layOut(const QRectF& room) override;
    const FigurePage* page() const override { return m_account == nullptr ? nullptr : &m_sheet.page; }
    void paintMarks(QPainter& painter) const override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

private:
    void choose(const core::Cell& lines);
    QString wordsOf(const core::Cell& lines) const;

    void take(std::shared_ptr<const core::CellAccount> account, Words words, bool whole);

    std::shared_ptr<const core::CellAccount> m_account;
    bool m_whole = false;  ///< in their own order
    Words m_words;
    core::AccountTable m_table;
    AccountWords m_named;
    AccountSheet m_sheet;
    core::Cell m_chosen;  ///< the line of each side; -1 for none
};
