#include "ui/view/steps/step_formula.h"

#include "ui/view/steps/steps_view.h"

#include <algorithm>

using core::StepKind;

bool StepFormula::has(StepKind kind) const { return std::ranges::find(m_of.kinds, kind) != m_of.kinds.end(); }

/// A part of the formula; that of the present step stands out.
QString StepFormula::part(const QString& text, std::initializer_list<StepKind> kinds) const
{
    return m_of.now && std::ranges::find(kinds, *m_of.now) != kinds.end() ? lit(text) : text;
}

QString StepFormula::lit(const QString& text) const
{
    return QStringLiteral("<span style=\"color:%1\"><b>%2</b></span>").arg(m_of.accent.name(), text);
}

/// "Q = x W_Q + b , K = x W_K + b , V = x W_V + b", of which the one that is made stands out.
QString StepFormula::projection() const
{
    using core::Stage;
    const QString latent = QStringLiteral("c"), other = QStringLiteral("x′"), own = QStringLiteral("x");
    const QString keys = m_of.context.through_latents ? latent : m_of.context.across ? other : own;
    const Stage made = m_of.made.value_or(Stage::Query);
    const auto one = [&](const char* name, const QString& from, bool now) {
        QString text = QStringLiteral("%1 = %2 W<sub>%1</sub>").arg(QLatin1String(name), from);
        if (m_of.biased) text += QStringLiteral(" + b");
        return now ? lit(text) : text;
    };
    const bool key = made == Stage::Key || made == Stage::KeyProjected, value = made == Stage::Value;
    return QStringList{one("Q", m_of.context.query_latent ? latent : own, !key && !value), one("K", keys, key),
                       one("V", keys, value)}
        .join(QStringLiteral(" , "));
}

/// "Q K^T", with the changes to both before.
QString StepFormula::product() const
{
    const auto vector = [&](const QString& name) {
        QString text = part(name, {StepKind::Scores});
        if (has(StepKind::Norm)) text.prepend(part(StepsView::tr("norm "), {StepKind::Norm}));
        if (has(StepKind::Rotate)) text.prepend(part(QStringLiteral("R "), {StepKind::Rotate}));
        return has(StepKind::Norm) || has(StepKind::Rotate) ? QStringLiteral("(%1)").arg(text) : text;
    };
    const QString turned = part(QStringLiteral("<sup>T</sup>"), {StepKind::Scores});
    return vector(QStringLiteral("Q")) + QStringLiteral(" ") + vector(QStringLiteral("K")) + turned;
}

/// The softmax's input, without the mask.
QString StepFormula::scores() const
{
    QString scale = scaleWords(m_of.context);
    scale.replace(QStringLiteral("√d_k"), QStringLiteral("√d<sub>k</sub>"));
    QString scores = product() + part(QLatin1Char(' ') + scale, {StepKind::Scale});
    if (has(StepKind::SoftCap)) {
        const QString cap = QString::number(static_cast<double>(m_of.context.rule.soft_cap), 'g', 4);
        scores = part(QStringLiteral("%1 tanh( ").arg(cap), {StepKind::SoftCap}) + scores
                 + part(QStringLiteral(" ∕ %1 )").arg(cap), {StepKind::SoftCap});
    }
    if (has(StepKind::Bias)) scores += part(StepsView::tr(" + bias"), {StepKind::Bias});
    return scores;
}

QString StepFormula::weights() const
{
    const bool after = core::masksWeights(m_of.context.rule.order) && has(StepKind::Mask);
    QString inner = scores();
    if (!after) inner += part(StepsView::tr(" + mask"), {StepKind::Mask, StepKind::KeyIndex});
    if (m_of.context.sink) inner += part(StepsView::tr(", sink"), {StepKind::Softmax});
    QString text = part(QStringLiteral("softmax"), {StepKind::Softmax}) + QStringLiteral("( %1 )").arg(inner);
    if (after) {
        text = part(StepsView::tr("hide"), {StepKind::Mask}) + QStringLiteral("( %1 )").arg(text);
        if (has(StepKind::Renormalise))
            text = QStringLiteral("( %1 %2 )").arg(text, part(StepsView::tr("∕ row sums"), {StepKind::Renormalise}));
    }
    return has(StepKind::Dropout)
               ? part(StepsView::tr("dropout"), {StepKind::Dropout}) + QStringLiteral("( %1 )").arg(text)
               : text;
}

/// The factor of the values: the weights, or the difference of a pair's.
QString StepFormula::applied() const
{
    if (!has(StepKind::Difference)) return weights();
    const QString lambda = QString::number(static_cast<double>(m_of.context.lambda.value_or(0)), 'g', 4);
    const QString one = m_of.context.second_of_pair ? QStringLiteral("w<sub>1</sub>") : weights();
    const QString two = m_of.context.second_of_pair ? weights() : QStringLiteral("w<sub>2</sub>");
    return part(QStringLiteral("( "), {StepKind::Difference}) + one
           + part(QStringLiteral(" − %1 ").arg(lambda), {StepKind::Difference}) + two
           + part(QStringLiteral(" )"), {StepKind::Difference});
}

QStringList StepFormula::mixing() const
{
    if (!m_of.context.convolves)
        return {QStringLiteral("o = ") + part(QStringLiteral("C ⊙ "), {StepKind::Convolve, StepKind::Mix})
                + part(StepsView::tr("convolution( "), {StepKind::Mix})
                + part(QStringLiteral("B ⊙ "), {StepKind::Convolve, StepKind::Mix})
                + part(QStringLiteral("x"), {StepKind::Input, StepKind::Read})
                + part(QStringLiteral(" )"), {StepKind::Mix})};
    const QString fading = part(QStringLiteral("a S"), {StepKind::Fade});
    const QString written = m_of.context.delta ? QStringLiteral("b ( v − a k<sup>T</sup> S )") : QStringLiteral("b v");
    return {QStringLiteral("S ← ") + fading + QStringLiteral(" + ") + part(QStringLiteral("k"), {StepKind::Convolve})
                + QStringLiteral(" ( ") + part(written, {StepKind::Fade, StepKind::State})
                + QStringLiteral(" )<sup>T</sup>"),
            QStringLiteral("o = ") + part(QStringLiteral("q<sup>T</sup> S"), {StepKind::Mix, StepKind::Read})};
}

QStringList StepFormula::parts() const
{
    if (m_of.context.mixes) return mixing();
    // Queries and keys from a file give weights alone.
    if (m_of.context.given) return {QStringLiteral("W = ") + weights()};
    const QString heads = m_of.sums_heads ? QStringLiteral("Σ head<sub>i</sub> W<sub>O,i</sub>")
                                          : QStringLiteral("concat( head<sub>1</sub> … head<sub>H</sub> )");
    const QString gate =
        has(StepKind::Gate) ? part(QStringLiteral("σ( x W<sub>G</sub> ) ⊙ "), {StepKind::Gate}) : QString();
    // On one line: three would push the tables down.
    if (m_of.now == StepKind::Projections) return {projection()};
    return {QStringLiteral("head = ") + gate + applied() + part(QStringLiteral(" V"), {StepKind::Context}),
            QStringLiteral("output = ") + part(heads, {StepKind::Output})};
}
