#pragma once

#include <QWidget>

#include "ui/part/spoken_table.h"
#include "ui/plot/picture/patch_picture.h"

#include <set>
#include <vector>

/// The text around pictures in one line, each token with its weight on them; the tokens of a picture are closed into
/// one strip, which opens: then each is a colour. Click or arrow keys choose the token that asks, Space opens.
class WordStrip final : public QWidget, public SpokenTables {
    Q_OBJECT
public:
    explicit WordStrip(QWidget* parent = nullptr);

    /// @param picture  null for nothing
    /// @param numbers  of all queries of the head
    void display(const PatchPicture* picture, const PatchNumbers& numbers);

    std::vector<SpokenTable> spokenTables() override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }
    /// Where a token lies; one in a closed strip has all of it.
    QRectF placeOf(core::Index token) const;

signals:
    void queryChosen(core::Index token);
    /// Where the chosen token lies, which is to be seen.
    void chosenAt(const QRect& place);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

private:
    /// One token of the text, or all tokens of one picture with those between them.
    struct Chip {
        core::Index first = 0;
        core::Index last = 0;
        core::Index picture = -1;  ///< its number in the text; -1: a word
        QString name = {};
        double weight = 0;  ///< a word's on all pictures; of a picture the chosen query's on it
        QRectF rect = {};
    };

    bool isOpen(const Chip& chip) const { return m_open.contains(chip.picture); }
    std::vector<Chip> chipsOf(const PatchPicture& picture) const;
    void weigh(const PatchPicture& picture, const PatchNumbers& numbers);
    void layOut();
    void open(const Chip& chip);
    void paintChip(QPainter& painter, const Chip& chip) const;
    void paintOpen(QPainter& painter, const Chip& chip) const;
    QString sentenceOf(const Chip& chip) const;
    const Chip* chipAt(const QPointF& position) const;
    const Chip* chipOf(core::Index token) const;

    std::vector<Chip> m_chips;
    std::vector<float> m_weights;  ///< [T_k] of the chosen query
    std::set<core::Index> m_open;  ///< pictures whose strips are open
    core::Index m_query = 0;
};
