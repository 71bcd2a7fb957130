#pragma once

#include <QWidget>

#include "core/analysis/measures.h"
#include "core/session/session.h"
#include "ui/plot/head_thumbnails.h"

#include <QHash>
#include <QStaticText>

/// All heads as thumbnails in a given order, each with its number and what is measured of it. Click or arrow keys show
/// one; Ctrl+click, Space or a rubber band pick several.
class HeadGrid final : public QWidget {
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
    void setColors(const Palette& colors);
    bool knows(core::Measure measure) const { return m_table.values.contains(measure); }

    /// Heads in the order in which they are shown.
    const std::vector<core::Index>& shown() const { return m_shown; }
    QRect tileOf(core::Index layer, core::Index head) const;  ///< empty for one that is left out
    bool byLayers() const { return m_settings.order == core::HeadsSettings::Order::Layers; }

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;

signals:
    void headClicked(core::Index layer, core::Index head);
    void headOpened(core::Index layer, core::Index head);  ///< double click, Enter
    void headsChosen(const std::vector<core::ComparedHead>& heads);
    void currentMoved(const QRect& tile);  ///< by key: to be seen

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    static constexpr int margin = 12;
    static constexpr int roomForLabel = 15;

    struct Layout {
        int columns = 1;
        int side = 10;  ///< of a thumbnail
        int gap = 6;
        int label = 0;   ///< below it
        int beside = 0;  ///< or beside it
        int left = 0;    ///< for the layers' names
        int stepX() const { return side + beside + gap; }
        int stepY() const { return side + label + gap; }
    };

    void sort();
    Layout layoutFor(int width) const;
    QRect tileAt(std::size_t place, const Layout& layout) const;
    std::optional<std::size_t> placeAt(const QPoint& position) const;
    core::Index heads() const { return m_thumbnails.heads(); }
    bool isChosen(core::Index head) const;
    /// Where nothing was computed, no head has the cursor.
    bool hasCurrent() const { return m_current < m_thumbnails.layers() * heads(); }
    void paintTile(QPainter& painter, core::Index head, const QRect& tile, const Layout& layout);
    void paintLabel(QPainter& painter, core::Index head, const QRect& label);
    void paintRings(QPainter& painter, core::Index head, const QRect& tile) const;
    QString words(core::Index head) const;
    QString mostAlike(core::Index head) const;
    void paintBadge(QPainter& painter, core::Index head, const QRect& tile) const;
    void move(int columns, int rows);
    void toggle(core::Index head);
    void chooseWithin(const QRect& band);
    void describe();
    core::ComparedHead asHead(core::Index head) const { return {0, head / heads(), head % heads()}; }
    double sizeOf(float value) const;
    double shareOf(float value) const;
    bool isChange() const { return m_settings.measure == core::Measure::KnockOut; }

    HeadThumbnails m_thumbnails;
    core::HeadTable m_table;
    core::HeadsSettings m_settings;
    std::shared_ptr<const core::Matrix> m_divergences;
    std::vector<core::Index> m_given;  ///< order that was set
    std::vector<core::Index> m_shown;
    std::vector<core::ComparedHead> m_chosen;
    std::pair<float, float> m_range{0.0F, 1.0F};  ///< of the measure
    core::Index m_current = 0;
    std::optional<QPoint> m_pressed;
    QRect m_band;
    const Palette* m_colors = &Palette::light();
};
