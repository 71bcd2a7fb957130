#pragma once

#include <QImage>
#include <QWidget>

#include "core/model/pass/tower_weights.h"
#include "ui/part/spoken_table.h"

#include <memory>
#include <vector>

/// The heads of one layer of the tower that reads a picture, side by side: where each looks, over the picture. The
/// brightest patch of each has the brightest colour.
class TowerStrip final : public QWidget, public SpokenTables {
    Q_OBJECT
public:
    explicit TowerStrip(QWidget* parent = nullptr);

    /// @param image    of the picture
    /// @param weights  null: none are there yet
    void display(const QImage& image, std::shared_ptr<const core::TowerWeights> weights);

    std::vector<SpokenTable> spokenTables() override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }
    /// Where a head's picture lies.
    QRectF rectOf(core::Index head) const;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    core::Index heads() const;
    QRectF squareOf(core::Index head, core::Index patch) const;

    QImage m_image;  ///< grey, as small as it is shown
    std::shared_ptr<const core::TowerWeights> m_weights;
    std::vector<QImage> m_maps;  ///< [heads] a pixel for each patch
};
