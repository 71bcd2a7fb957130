#pragma once

#include <QColor>
#include <QStringList>

#include "ui/plot/steps/stage_words.h"

#include <initializer_list>
#include <optional>
#include <vector>

/// The formula of a head's attention as rich text, with only what this head does; the part of the present step stands
/// out.
class StepFormula {
public:
    /// The formula's data, which must outlive it.
    struct Subject {
        const std::vector<core::StepKind>& kinds;
        const StageContext& context;
        std::optional<core::StepKind> now;
        bool sums_heads = false;  ///< heads are added up instead of standing side by side
        /// The table whose numbers are told; none: that of the queries.
        std::optional<core::Stage> made = {};
        bool biased = false;  ///< the projections add a bias
        QColor accent;
    };
    explicit StepFormula(const Subject& subject) : m_of(subject) {}

    /// "head = softmax( Q K^T ∕ √d_k + mask ) V" and "output = concat( head_1 … head_H )"
    QStringList parts() const;

private:
    bool has(core::StepKind kind) const;
    QString part(const QString& text, std::initializer_list<core::StepKind> kinds) const;
    QString lit(const QString& text) const;
    QString projection() const;
    QString product() const;
    QString scores() const;
    QString weights() const;
    QString applied() const;
    QStringList mixing() const;

    const Subject m_of;
};
