#pragma once

#include <QWidget>

#include "core/attention/cell.h"
#include "core/model/pass/tower_weights.h"
#include "core/model/pass/trace.h"
#include "core/session/figure_settings.h"
#include "ui/plot/picture/patch_picture.h"

#include <vector>

class PictureCanvas;
class PictureControls;
class QLabel;
class TowerStrip;
class WordStrip;

/// One head's attention from one query, over the picture that the model saw. Holds no other view's state.
class PictureView final : public QWidget {
    Q_OBJECT
public:
    explicit PictureView(QWidget* parent = nullptr);

    /// @param stages  of the head to show
    /// @param picked  heads, whose mean may be shown
    void display(const std::shared_ptr<const core::Trace>& trace, const core::HeadAddress& address,
                 const core::HeadAttention& stages, const core::FigureSettings& settings,
                 const std::vector<core::HeadAddress>& picked);
    void clear();  ///< nothing to show
    void setCells(const core::Cell& chosen, const std::optional<core::Cell>& hover);

    /// @param hidden  a region of the picture is hidden
    void setHidden(bool hidden);
    /// The layer of the tower that is to be shown below, from 0.
    std::optional<core::Index> towerLayer() const;
    /// @param weights  null: none
    /// @param note     said in their place, or beside them
    void showTower(std::shared_ptr<const core::TowerWeights> weights, const QString& note);
    void closeTower();

    PictureCanvas* canvas() const { return m_canvas; }
    WordStrip* wordStrip() const { return m_strip; }
    TowerStrip* tower() const { return m_tower; }
    /// "Query 2,3: on [CLS] 0.12 · on patches 0.88", with notes about the colours
    QString words() const;

signals:
    void cellClicked(const core::Cell& cell);
    void cellHovered(const std::optional<core::Cell>& cell);
    void lookChanged(const core::PictureLook& look);
    void regionHidden(const std::vector<core::Index>& tokens);
    void regionShown();
    void towerAsked();
    void cellsChosen(core::MapLook::Cells cells);

private:
    void choose(core::Index token);
    void showPicture(std::optional<PatchPicture> picture);
    void showWords();
    QString askingName(const PatchPicture& picture) const;
    QString pointedWords() const;
    QString regionWords(const std::vector<core::Index>& tokens) const;

    PictureCanvas* m_canvas;
    QLabel* m_words;
    WordStrip* m_strip;
    PictureControls* m_controls;
    TowerStrip* m_tower;
    QLabel* m_towerWords;
    PatchNumbers m_numbers;  ///< numbers of the head; no weights where nothing is shown
    QStringList m_names;     ///< the names of the tokens
    core::PictureLook m_look;
    bool m_hasProbe = false;
    core::Cell m_chosen;
    std::optional<core::Cell> m_hover;
};
