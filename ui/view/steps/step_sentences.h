#pragma once

#include <QStringList>

#include "core/analysis/attention_steps.h"
#include "core/analysis/cell/cell_derivation.h"
#include "core/attention/cell.h"
#include "ui/plot/steps/stage_words.h"

/// "∕ √d_k ∕ T = 2.828" in numbers: "∕ 2.8284", "× 0.5000 ∕ 2.0000".
QString scaleNumbers(const StageContext& context);

/// "softmax over 5 keys and the sink"
QString softmaxWords(core::Index keys, const StageContext& context);

/// A step's effect on one cell, in words with the cell's own numbers, as rich text.
class StepSentences {
public:
    /// The sentences' data, which must outlive them.
    struct Subject {
        const core::Trace& trace;
        const core::HeadAddress& address;
        const core::HeadAttention& stages;
        const std::vector<core::AttentionStep>& steps;
        const StageContext& context;
        const QStringList& queries;
        const QStringList& keys;
        core::Cell cell;
    };
    explicit StepSentences(const Subject& subject);

    QString of(core::StepKind kind) const;
    /// What the layer does with its output before or behind adding it to x, where it norms one of them.
    QString behindOutput() const;

private:
    const core::Matrix* table(core::Stage stage) const;
    QString change(core::Stage before, core::Stage after, core::Index row, const QString& what) const;
    const core::Block& block() const;
    QString latents() const;
    QString lengthen() const;
    QString bias() const;
    QString experts() const;
    QString projections() const;
    QString norms() const;
    QString context() const;
    QString intervened(const QString& sum) const;
    QString turn() const;
    QString scale() const;
    QString softCap() const;
    QString keyIndex() const;
    QString mask() const;
    QString softmax() const;
    QString dropout() const;
    QString difference() const;
    QString gate() const;
    QString convolution() const;
    QString fading() const;
    QString mixedValues() const;
    QString measures() const;

    const Subject m_of;
    const core::CellDerivation m_cell;
    const QString m_query;
    const QString m_key;
};
