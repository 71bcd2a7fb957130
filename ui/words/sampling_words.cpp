#include "ui/words/sampling_words.h"

#include <QCoreApplication>
#include <QLocale>

namespace {

struct SamplingWords {
    Q_DECLARE_TR_FUNCTIONS(SamplingWords)
};

QString number(double value) { return QString::number(value, 'g', 4); }

/// The settings that differ from the model's own.
QStringList settingsOf(const core::Sampling& sampling)
{
    QStringList settings;
    if (sampling.temperature != 1) settings << SamplingWords::tr("T %1").arg(number(sampling.temperature));
    if (sampling.top_k > 0) settings << SamplingWords::tr("top-k %1").arg(sampling.top_k);
    if (sampling.top_p < 1) settings << SamplingWords::tr("top-p %1").arg(number(sampling.top_p));
    return settings;
}

}  // namespace

QString samplingText(const std::optional<core::Sampling>& sampling)
{
    if (!sampling) return SamplingWords::tr("Likeliest");
    QStringList settings = settingsOf(*sampling);
    if (settings.isEmpty()) settings << SamplingWords::tr("Sampled");
    return (settings << SamplingWords::tr("seed %1").arg(sampling->seed)).join(QStringLiteral(" · "));
}

QString drawableText(const core::Sampling& sampling, const core::DrawableTokens& drawable)
{
    const QStringList settings = settingsOf(sampling);
    QString drawn = settings.isEmpty() ? SamplingWords::tr("The next token is drawn by these probabilities.")
                                       : SamplingWords::tr("The next token is drawn by these probabilities (%1).")
                                             .arg(settings.join(QStringLiteral(", ")));
    if (drawable.count == drawable.vocabulary) return drawn;
    return drawn
           + SamplingWords::tr(" %L1 of %L2 tokens can be drawn; the others are cut and not listed.")
                 .arg(drawable.count)
                 .arg(drawable.vocabulary);
}
