#pragma once

#include "ui/plot/why/answer_sheet.h"
#include "ui/view/why/sheet_canvas.h"

#include <functional>
#include <memory>

/// An answer's account: a click on a head, or Enter, goes there.
class AnswerCanvas final : public SheetCanvas {
    Q_OBJECT
public:
    explicit AnswerCanvas(QWidget* parent = nullptr);

    using Words = std::function<AnswerWords(const core::ShownParts&)>;
    /// @param account  null for nothing
    void display(std::shared_ptr<const core::AnswerAccount> account, Words words, std::vector<HeadMapOfAnswer> maps);

    const core::ShownParts& parts() const { return m_parts; }
    /// For an audience, which cannot scroll: maps of heads go where they have no room.
    void setBare(bool bare);

    QSize minimumSizeHint() const override;
    std::vector<SpokenTable> spokenTables() override;
    bool mayBeSeveral() const override { return true; }

signals:
    void partOpened(core::Index line);
    void headOpened(core::Index layer, core::Index head);

protected:
    void layOut(const QRectF& room) override;
    const FigurePage* page() const override { return m_account == nullptr ? nullptr : &m_sheet.page; }
    void paintMarks(QPainter& painter) const override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void choose(core::Index line);
    QString wordsOf(core::Index line) const;

    std::shared_ptr<const core::AnswerAccount> m_account;
    Words m_words;
    std::vector<HeadMapOfAnswer> m_maps;
    core::ShownParts m_parts;
    AnswerWords m_named;
    AnswerSheet m_sheet;
    core::Index m_line = 0;
    bool m_isBare = false;
};
