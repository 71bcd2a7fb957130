#include "ui/panel/module/module_formula.h"

#include <QCoreApplication>
#include <QStringList>

using core::PositionEncoding;
using core::TeachingModule;

namespace {

struct ModuleFormula {
    Q_DECLARE_TR_FUNCTIONS(ModuleFormula)
};

QString number(float value) { return QString::number(static_cast<double>(value), 'g', 4); }

/// "q = x·W_Q + b, …", and how many heads share a key.
QString projections(const TeachingModule& module, bool cross)
{
    const QString bias = module.biases ? QStringLiteral(" + b") : QString();
    const QString other = cross ? QStringLiteral("y") : QStringLiteral("x");
    if (module.latents.key_value > 0) {
        const bool narrow = module.latents.query > 0;
        return QStringLiteral("%1c = %4·W<sub>c</sub>%3<br>q = %2·W<sub>Q</sub>%3, k = [c·W<sub>K</sub>%3; "
                              "%4·W<sub>S</sub>%3], v = c·W<sub>V</sub>%3")
            .arg(narrow ? QStringLiteral("c<sub>Q</sub> = x·W<sub>cQ</sub>%1, ").arg(bias) : QString(),
                 narrow ? QStringLiteral("c<sub>Q</sub>") : QStringLiteral("x"), bias, other);
    }
    QString text =
        module.projections == core::ProjectionLayout::Separate
            ? QStringLiteral("q = x·W<sub>Q</sub>%1, k = %2·W<sub>K</sub>%1, v = %2·W<sub>V</sub>%1").arg(bias, other)
            : QStringLiteral("(q, k, v) = x·W<sub>qkv</sub>%1").arg(bias);
    if (module.keyHeads() != module.heads)
        text += ModuleFormula::tr("<br>k, v: H<sub>kv</sub> = %1 for H = %2").arg(module.keyHeads()).arg(module.heads);
    return text;
}

/// "q, k ← R·RMSNorm(q), R·RMSNorm(k)", and the keys that come behind.
QString vectors(const TeachingModule& module)
{
    QString pattern = QStringLiteral("%1");
    if (module.query_key_norm) pattern = QStringLiteral("RMSNorm(%1)");
    if (module.positions == PositionEncoding::Rotary) pattern.prepend(QStringLiteral("R·"));
    QString text;
    if (pattern != QStringLiteral("%1"))
        text = QStringLiteral("<br>q ← %1, k ← %2")
                   .arg(pattern.arg(QStringLiteral("q")), pattern.arg(QStringLiteral("k")));
    if (module.query_temperature)
        text += QStringLiteral("<br>q<sub>t</sub> ← (1 + %1·ln(1 + ⌊(t + 1) ∕ %2⌋))·q<sub>t</sub>")
                    .arg(number(module.query_temperature->scale), number(module.query_temperature->step));
    QString keys, values;
    if (module.added.bias) {
        keys += QStringLiteral("; b<sub>k</sub>");
        values += QStringLiteral("; b<sub>v</sub>");
    }
    if (module.added.zero)
        for (QString* list : {&keys, &values}) *list += QStringLiteral("; 0");
    if (!keys.isEmpty()) text += QStringLiteral("<br>k ← [k%1], v ← [v%2]").arg(keys, values);
    return text;
}

QString scores(const TeachingModule& module, const core::ScoringChange& scoring)
{
    QString text = QStringLiteral("q·k<sup>T</sup>");
    const bool apart = module.positions == PositionEncoding::Disentangled;
    if (apart) {
        text = QStringLiteral("q<sub>i</sub>·k<sub>j</sub>");
        if (module.distances.to_position) text += QStringLiteral(" + q<sub>i</sub>·K<sup>r</sup><sub>i−j</sub>");
        if (module.distances.to_content) text += QStringLiteral(" + k<sub>j</sub>·Q<sup>r</sup><sub>i−j</sub>");
        text = QStringLiteral("(%1)").arg(text);
    }
    if (module.positions == PositionEncoding::RelativeSinusoidal)
        text = QStringLiteral("((q<sub>i</sub> + u)·k<sub>j</sub> + (q<sub>i</sub> + v)·R<sub>i−j</sub>)");
    if (!module.scale && apart)
        text += QStringLiteral(" ∕ √(%1·d<sub>k</sub>)").arg(module.distances.terms());
    else if (!module.scale)
        text += QStringLiteral(" ∕ √d<sub>k</sub>");
    else if (*module.scale != 1.0F)
        text += QStringLiteral(" · %1").arg(number(*module.scale));
    if (scoring.temperature.value_or(1.0F) != 1.0F) text += QStringLiteral(" ∕ %1").arg(number(*scoring.temperature));
    if (module.soft_cap > 0) text = QStringLiteral("%1·tanh(%2 ∕ %1)").arg(number(module.soft_cap), text);
    const bool biased = module.positions == PositionEncoding::Alibi || module.positions == PositionEncoding::Relative
                        || module.positions == PositionEncoding::Pairs;
    return biased ? text + ModuleFormula::tr(" + bias") : text;
}

QString weights(const TeachingModule& module, const core::ScoringChange& scoring)
{
    const core::MaskOrder order = scoring.order.value_or(core::MaskOrder::BeforeSoftmax);
    const bool after = core::masksWeights(order);
    QString text = scores(module, scoring);
    if (!after) text += ModuleFormula::tr(" + mask");
    if (module.sink == core::AttentionSink::OffByOne) text = QStringLiteral("[%1, 0]").arg(text);
    if (module.sink == core::AttentionSink::Learned) text = ModuleFormula::tr("[%1, sink]").arg(text);
    text = QStringLiteral("<br>w = softmax(%1)").arg(text);
    if (module.index.kept > 0)
        text.prepend(
            ModuleFormula::tr(
                "<br>I = Σ<sub>j</sub> w<sup>I</sup><sub>j</sub>·ReLU(q<sup>I</sup><sub>j</sub>·k<sup>I</sup>); "
                "mask: the %1 highest I of each query")
                .arg(module.index.kept));
    if (order == core::MaskOrder::RenormaliseAfterSoftmax)
        return text + ModuleFormula::tr(", then hidden weights → 0 and each row ∕ its sum");
    return after ? text + ModuleFormula::tr(", then hidden weights → 0") : text;
}

/// From the weights to each head: "head_i = σ(x·W_G) ⊙ w·v"
QString context(const TeachingModule& module)
{
    const QString dropout = module.dropout > 0 ? ModuleFormula::tr("dropout(%1)") : QStringLiteral("%1");
    QString weights = dropout.arg(QStringLiteral("w"));
    if (module.difference)
        weights = QStringLiteral("(%1 − %2·%3)")
                      .arg(dropout.arg(QStringLiteral("w<sub>2i−1</sub>")), number(*module.difference),
                           dropout.arg(QStringLiteral("w<sub>2i</sub>")));
    const QString gate = module.gate == core::GateForm::None   ? QString()
                         : module.gate == core::GateForm::Head ? QStringLiteral("σ(x·W<sub>G</sub>)<sub>i</sub> ")
                                                               : QStringLiteral("σ(x·W<sub>G</sub>)<sub>i</sub> ⊙ ");
    return QStringLiteral("<br>head<sub>i</sub> = %1%2·v").arg(gate, weights);
}

QString behind(const TeachingModule& module)
{
    if (module.experts.count == 0) return {};
    return ModuleFormula::tr(
               "<br>then + Σ g<sub>e</sub>·E<sub>e</sub>(output): softmax(output·W<sub>R</sub>), the %1 highest of %2, "
               "whose sum is made 1")
        .arg(module.experts.chosen)
        .arg(module.experts.count);
}

/// "output += mixer(x)", with the steps of a state.
QString beside(const TeachingModule& module)
{
    const QString plus = QStringLiteral("<br>output ← output + %1 W<sub>O′</sub>");
    switch (module.mixer.form) {
    case core::MixerForm::None: break;
    case core::MixerForm::ShortConvolution: return plus.arg(QStringLiteral("(C ⊙ conv(B ⊙ x′))"));
    case core::MixerForm::GatedDelta:
        return QStringLiteral("<br>S ← a S + k′ (b (v′ − a k′<sup>T</sup>S))<sup>T</sup>, o = q′<sup>T</sup>S")
               + plus.arg(QStringLiteral("(o ⊙ SiLU(x·W<sub>G</sub>))"));
    case core::MixerForm::StateSpace:
        return QStringLiteral("<br>S ← a S + t k′ v′<sup>T</sup>, o = q′<sup>T</sup>S + D v′")
               + plus.arg(QStringLiteral("(o ⊙ SiLU(x·W<sub>G</sub>))"));
    }
    return {};
}

QString second(const TeachingModule& module)
{
    switch (module.second) {
    case core::SecondLayer::None: break;
    case core::SecondLayer::OwnQueries:
        return ModuleFormula::tr("<br>layer 2: q = output·W<sub>Q2</sub>, k and v of layer 1");
    case core::SecondLayer::Stream:
        return ModuleFormula::tr("<br>layer 2: q = g·W<sub>Q</sub> with one vector g for every token, k and v of "
                                 "layer 1");
    }
    return {};
}

}  // namespace

QString moduleFormula(const core::Run& run)
{
    const TeachingModule& module = *run.module;
    const core::ScoringChange scoring = run.changes.empty() ? core::ScoringChange{} : run.changes.front();
    const QString bias = module.biases ? QStringLiteral(" + b") : QString();
    return projections(module, run.keys_text.has_value()) + vectors(module) + weights(module, scoring) + context(module)
           + (module.output_projection ? QStringLiteral("<br>output = Σ head<sub>i</sub> W<sub>O,i</sub>%1").arg(bias)
                                       : QStringLiteral("<br>output = concat(head<sub>1</sub>, …, head<sub>H</sub>)"))
           + beside(module) + behind(module) + second(module);
}
