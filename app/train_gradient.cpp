#include "app/train_gradient.h"

#include <QCoreApplication>

#include "app/command/asked_position.h"
#include "core/array/csv_writer.h"
#include "core/number_range.h"
#include "core/text/tokenizer.h"
#include "core/training/training_gradient.h"

namespace {

struct GradientReport {
    Q_DECLARE_TR_FUNCTIONS(GradientReport)
};

std::vector<core::Token> tokensOf(const core::TrainingData& data, const core::TrainingBatch& example)
{
    std::vector<core::Token> tokens;
    tokens.reserve(example.ids.size());
    for (const core::Index id : example.ids) {
        core::Token& token = tokens.emplace_back();
        token.id = id;
        token.piece = token.text = data.symbols()[id];
    }
    return tokens;
}

QString signedNumber(double number)
{
    constexpr int digits = 4;
    return QString::number(number, 'g', digits);
}

/// Behind a minus sign.
QString subtractedNumber(double number)
{
    const QString text = signedNumber(number);
    return number < 0 ? QStringLiteral("(%1)").arg(text) : text;
}

QString tokenAt(const core::ScoreGradient& found, core::Index place)
{
    return GradientReport::tr("token %1, “%2”").arg(place + 1).arg(QString::fromStdString(found.tokens[place]));
}

std::string gradientText(const core::ScoreGradient& found, const GradientAsked& asked)
{
    QString text = GradientReport::tr("Layer %1, head %2 after step %3: %4 attends to %5 with %6.")
                       .arg(asked.layer)
                       .arg(asked.head)
                       .arg(asked.step)
                       .arg(tokenAt(found, found.cell.query), tokenAt(found, found.cell.key))
                       .arg(found.weight, 0, 'f', 4)
                   + '\n';
    text += GradientReport::tr("gradient of the score = %1 · (%2 − %3) = %4")
                .arg(signedNumber(found.weight), signedNumber(found.of_weight), subtractedNumber(found.of_row),
                     signedNumber(found.gradient))
            + '\n';
    text += (found.gradient < 0   ? GradientReport::tr("A step against it makes this weight grow.")
             : found.gradient > 0 ? GradientReport::tr("A step against it makes this weight shrink.")
                                  : GradientReport::tr("A step against it leaves this weight as it is."))
            + '\n';
    for (const core::ScoreGradient::Part& part : found.parts)
        text += GradientReport::tr("  behind %1: “%2”, at %3 %: %4")
                    .arg(tokenAt(found, part.place), QString::fromStdString(part.next))
                    .arg(100 * part.chance, 0, 'f', 1)
                    .arg(signedNumber(part.gradient))
                + '\n';
    text += GradientReport::tr("sum %1, left over by rounding %2")
                .arg(signedNumber(found.gradient - found.left_over), signedNumber(found.left_over))
            + '\n';
    return text.toStdString();
}

std::string gradientCsv(const core::ScoreGradient& found)
{
    constexpr int digits = 9;
    std::string text;
    core::CsvWriter<std::string> csv(text, "\n");
    for (const char* name : {"position", "token", "next", "chance", "gradient"}) csv.cell(name);
    csv.endRow();
    for (const core::ScoreGradient::Part& part : found.parts) {
        csv.count(part.place + 1).cell(found.tokens[part.place]).cell(part.next);
        csv.rounded(part.chance, digits).rounded(part.gradient, digits);
        csv.endRow();
    }
    csv.cell("left over").cell("").cell("").cell("").rounded(found.left_over, digits);
    csv.endRow();
    csv.cell("sum").cell("").cell("").cell("").rounded(found.gradient, digits);
    csv.endRow();
    return text;
}

}  // namespace

std::string gradientReport(const core::TrainingRecord& record, const GradientAsked& asked)
{
    const core::TrainingData data(record.settings, record.text, "the run");
    const core::TrainedShape& shape = record.settings.shape;
    core::requirePlace("--layer", asked.layer - 1, shape.layers);
    core::requirePlace("--head", asked.head - 1, shape.heads);
    const std::vector<core::Token> tokens = tokensOf(data, data.example(asked.text));
    if (tokens.empty())
        throw core::Error(core::Code::OutOfRange, "",
                          "--text cannot be used: expected signs that the run has learned, found “%1”", asked.text);
    const core::TrainingCell cell{asked.layer - 1, asked.head - 1, placeNamed(tokens, asked.query, "--query"),
                                  placeNamed(tokens, asked.key, "--key")};
    const core::ScoreGradient found =
        core::scoreGradient(record.settings, data, record.numbersAt(asked.step), asked.text, cell);
    return asked.csv ? gradientCsv(found) : gradientText(found, asked);
}
