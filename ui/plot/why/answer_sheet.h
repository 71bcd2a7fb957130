#pragma once

#include "ui/plot/why/account_sheet.h"

#include <optional>

/// A map of layers × heads beside the bars of an answer.
struct HeadMapOfAnswer {
    QString title;
    core::Matrix values;      ///< [layers, heads]
    QString empty = {};       ///< why there are no values yet
    QStringList layers = {};  ///< the layers' names
    QStringList heads = {};
};

struct AnswerWords {
    QStringList parts;  ///< [lines]
    QString title;
};

/// An answer's account on a page: a bar for each part, and its heads' parts beside the changes without them.
struct AnswerSheet {
    FigurePage page;
    std::vector<QRectF> lines;  ///< the lines of the parts
    std::vector<QRectF> maps;   ///< maps of HeadMapOfAnswer; empty where there are no values

    std::optional<core::Index> lineAt(const QPointF& position) const;
    /// Layer and head.
    std::optional<core::Cell> headAt(const QPointF& position, const std::vector<HeadMapOfAnswer>& of) const;
};
AnswerSheet answerSheet(const core::ShownParts& parts, const AnswerWords& words,
                        const std::vector<HeadMapOfAnswer>& maps, const AccountLook& look, const QRectF& room);
/// One such map alone.
AnswerSheet headMapSheet(const HeadMapOfAnswer& map, const AccountLook& look, const QRectF& room);
/// The number of parts that fit.
core::Index partsOfAnswerThatFit(const AccountLook& look, const QSizeF& room);
