#pragma once

#include <QWidget>

#include "ui/part/spoken_table.h"
#include "ui/plot/heat/head_thumbnails.h"
#include "ui/view/heads/head_tiles.h"

/// All heads as thumbnails in a given order, each with its number and what is measured of it. Click or arrow keys show
/// one; Ctrl+click, Space or a rubber band pick several.
class HeadGrid final : public QWidget, public SpokenTables {
    Q_OBJECT
public:
    explicit HeadGrid(QWidget* parent = nullptr);

    void setTrace(std::shared_ptr<const core::Trace> trace, core::Index item);
    void setTable(const core::HeadTable& table);
    /// @param order  heads as layer · heads + head; empty: as the settings say, by layers or by the measure
    void setSettings(const core::HeadsSettings& settings, std::vector<core::Index> order);
    /// How differently every two heads attend, [layers · heads, layers · heads] in nats; null where it is not known.
    void setDivergences(std::shared_ptr<const core::Matrix> divergences) { m_divergences = std::move(divergences); }
    void setCurrent(core::Index layer, core::Index head);
    void setChosen(const std::vector<core::ComparedHead>& heads);
    bool knows(core::Measure measure) const { return m_table.values.contains(measure); }

    /// Heads in the order in which they are shown.
    const std::vector<core::Index>& shown() const { return m_ranking.shown; }
    QRect tileOf(core::Index layer, core::Index head) const;  ///< empty for one that is left out

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    std::vector<SpokenTable> spokenTables() override;

signals:
    void headClicked(core::Index layer, core::Index head);
    void headOpened(core::Index layer, core::Index head);  ///< double click, Enter
    void headsChosen(const std::vector<core::ComparedHead>& heads);
    void currentMoved(const QRect& tile);  ///< by key: to be seen

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    void rank();
    HeadTiles tiles() const { return tilesIn(width()); }
    HeadTiles tilesIn(int width) const;
    /// Where nothing was computed, no head has the cursor.
    bool hasCurrent() const { return m_current < m_ranking.count(); }
    bool isChosen(core::Index head) const;
    QString sentence(core::Index head) const;
    void paintBand(QPainter& painter) const;
    void move(int columns, int rows);
    void toggle(core::Index head);
    void chooseWithin(const QRect& band);
    void click(core::Index head) { emit headClicked(head / m_ranking.heads, head % m_ranking.heads); }
    void open(core::Index head) { emit headOpened(head / m_ranking.heads, head % m_ranking.heads); }
    void describe();
    std::optional<core::Index> headAt(const SpokenPlace& place) const;
    QString nameOfRow(int row) const;

    HeadThumbnails m_thumbnails;
    core::HeadTable m_table;
    core::HeadsSettings m_settings;
    std::shared_ptr<const core::Matrix> m_divergences;
    std::vector<core::Index> m_given;  ///< order that was set
    HeadRanking m_ranking;
    std::vector<core::ComparedHead> m_chosen;
    core::Index m_current = 0;
    std::optional<QPoint> m_pressed;
    QRect m_band;
};
