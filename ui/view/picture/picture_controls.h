#pragma once

#include <QWidget>

#include "core/session/figure_settings.h"
#include "ui/plot/picture/patch_picture.h"

#include <functional>

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
    void setLook(const core::PictureLook& look, core::MapLook::Cells cells);

    /// @param squares  of the chosen region
    void setRegion(std::size_t squares);

signals:
    void regionHidden();
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
    QWidget* createOverlay();
    QCheckBox* createByWeight();
    void edit(const std::function<void(core::PictureLook&)>& change);
    void showClip();

    QComboBox* m_query;
    QComboBox* m_part;  ///< which picture of a text, and whether its tiles
    QComboBox* m_quantity;
    QComboBox* m_clip;
    QToolButton* m_hide;
    QSlider* m_overlay = nullptr;
    QCheckBox* m_byWeight;
    core::PictureLook m_look;
};
