#pragma once

#include <QImage>
#include <QPainter>
#include <QStringList>

#include "core/model/pass/picture.h"
#include "core/model/pass/text_pictures.h"
#include "core/session/figure_settings.h"
#include "ui/plot/heat/heat_data.h"
#include "ui/plot/heat/heat_image.h"

#include <array>
#include <memory>
#include <optional>
#include <vector>

/// One head's numbers; a picture shows those of one query.
struct PatchNumbers {
    std::shared_ptr<const HeatData> weights;  ///< marked like core::shownWeights
    std::shared_ptr<const HeatData> norms =
        {};                      ///< ‖weight · v W_O‖, marked alike, where colours are of these; or null
    core::RowVector probe = {};  ///< [T] the pooling probe's weights, where it is in focus
    QString quantity = {};       ///< the colours' meaning
    QStringList notes = {};      ///< notes about them

    /// @param stages  of the head at `address`
    /// @param picked  heads, whose mean may be asked for
    static PatchNumbers of(const std::shared_ptr<const core::Trace>& trace, const core::HeadAddress& address,
                           const core::HeadAttention& stages, const core::FigureSettings& settings,
                           const std::vector<core::HeadAddress>& picked = {});
};

/// One query's attention in a picture: its weights over the picture that the model saw. Window and figures draw it
/// alike.
struct PatchPicture {
    QImage image;  ///< the model's input, in the picture's own pixels where those are known
    core::PatchEmbedding patches;
    core::Index query = 0;
    std::vector<float> weights;  ///< [T_k] as core::shownWeights marks them, those before the squares too
    /// [T_k] ‖weight · v W_O‖, marked alike, where the colours are of these lengths; else empty.
    std::vector<float> norms = {};
    bool probe = false;                   ///< the weights are the pooling probe's; no token of the picture asks
    std::array<double, 2> kept = {1, 1};  ///< how much of the photo's width and height the model saw, 0 to 1
    core::SeenPicture seen = {};          ///< where it stands, in a text perhaps; without its patches
    bool whole = false;                   ///< the whole picture, where there are tiles, too
    QStringList asking = {};              ///< [T] the tokens of the text that it stands in; empty for those of pictures
    std::vector<core::Index> owners = {};  ///< [T] whose part a token of that text is, among its pictures; -1: none's

    /// @throws core::Error{Missing} where pixels came without a picture
    static PatchPicture of(const core::Trace& trace, core::Index item, core::Index query, const PatchNumbers& numbers,
                           const core::PictureLook& look = {});

    /// Looks at another row of the same head; the probe has but one.
    void setQuery(core::Index token, const PatchNumbers& numbers);
    /// The colours' numbers.
    const std::vector<float>& shown() const { return norms.empty() ? weights : norms; }
    /// The smallest number of a square that has a colour, and the largest; a little apart where they are one.
    /// @param clip  the upper end is the quantile 1 - clip of the squares, between two numbers in proportion
    std::pair<double, double> range(double clip = 0) const;
    /// The weights of all squares together, and of the learned tokens of one kind.
    double onSquares() const;
    double on(core::LearnedToken::Kind kind) const;
    /// In a text: on the tokens of pictures that are not these squares, and on those of the text.
    double onOtherPictures() const;
    double onText() const;
    /// The square with the largest number, and whether it lies at the picture's edge or in a corner, where heads put
    /// weight that they have no use for; nothing where no square has one above 0.
    struct Brightest {
        core::PatchPlace place;
        float number = 0;
        enum class At { Inside, Edge, Corner } at = At::Inside;
    };
    std::optional<Brightest> brightest() const;

    /// The picture with a colour over each square, grey unless the look has it in its colours. A square that the mask
    /// hides stays as it is.
    /// @param opacity  of the colours, 0 to 1; by weight: of the largest
    QImage blended(const HeatStyle& style, double opacity, const core::PictureLook& look = {}) const;

    /// The mean colour under the weights, for their key.
    QColor meanGrey() const;
    /// @param colored  the picture keeps its colours; else it is grey
    QColor mean(bool colored) const;

    /// Where a token's square lies in a rectangle that shows the whole picture; all of it for tokens before the
    /// squares.
    QRectF place(core::Index token, const QRectF& picture) const;
    /// Which token's square is there; empty beside the picture.
    std::optional<core::Index> tokenAt(const QPointF& position, const QRectF& picture) const;
};

/// Every kind of learned token, in the order in which they are spoken of.
inline constexpr std::array learnedKinds = {core::LearnedToken::Kind::Class, core::LearnedToken::Kind::Distillation,
                                            core::LearnedToken::Kind::Register};

/// The picture that the model saw.
QImage imageOf(const core::Image& image);

/// A line around a square, readable on any picture.
void paintPatchOutline(QPainter& painter, const QRectF& square, double width);
