#pragma once

#include <QWidget>

#include "core/session/figure_settings.h"
#include "ui/plot/picture/patch_picture.h"

#include <functional>
#include <optional>

class QCheckBox;
class QComboBox;
class QSlider;
class QToolButton;

/// The choices under a picture: the query, the colours' meaning, their end and their strength.
class PictureControls final : public QWidget {
    Q_OBJECT
public:
    explicit PictureControls(QWidget* parent = nullptr);

    /// @param picture   null for nothing
    /// @param hasProbe  the model has a pooling probe that can be asked for
    void display(const PatchPicture* picture, bool hasProbe);
    /// @param picked  there are picked heads
    void setLook(const core::PictureLook& look, core::MapLook::Cells cells, bool picked);

    /// @param squares  of the chosen region
    void setRegion(std::size_t squares);
    /// @param hidden  a region is hidden, and can be shown again
    void setHidden(bool hidden);
    /// The layer of the tower whose heads are asked for, from 0.
    std::optional<core::Index> towerLayer() const;
    void closeTower();

signals:
    void regionHidden();
    void regionShown();
    void towerAsked();
    void queryChosen(core::Index token);
    void lookChanged(const core::PictureLook& look);
    void cellsChosen(core::MapLook::Cells cells);

private:
    QComboBox* createQuery();
    QComboBox* createPart();
    void addWords(const PatchPicture& picture);
    void showParts(const PatchPicture& picture);
    QComboBox* createQuantity();
    QComboBox* createClip();
    QComboBox* createTower();
    void showTowers(const PatchPicture& picture);
    QWidget* createOverlay();
    QCheckBox* createByWeight();
    void edit(const std::function<void(core::PictureLook&)>& change);
    void showClip();

    QComboBox* m_query;
    QComboBox* m_part;  ///< which picture of a text, and whether its tiles
    QComboBox* m_quantity;
    QComboBox* m_clip;
    QComboBox* m_tower;  ///< which layer of what reads the picture
    QToolButton* m_hide;
    QToolButton* m_again;  ///< shows what is hidden
    QSlider* m_overlay = nullptr;
    QCheckBox* m_byWeight;
    core::PictureLook m_look;
};
