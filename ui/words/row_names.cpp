#include "ui/words/row_names.h"

#include <QCoreApplication>

#include "core/model/pass/trace.h"
#include "ui/words/token_text.h"

using core::Index;
using core::RowReading;

namespace {

struct RowNamesWords {
    Q_DECLARE_TR_FUNCTIONS(RowNames)
};

QString nothingWritten() { return RowNamesWords::tr("(next)"); }

bool predicts(const core::Trace& trace, RowReading asked)
{
    return core::readingOf(*trace.model, asked) == RowReading::NextToken;
}

}  // namespace

QString rowLabel(const core::Trace& trace, Index item, Index query, RowReading asked)
{
    const auto place = core::namingToken(trace, item, query, asked);
    return place ? tokenText(trace.queries(item)[static_cast<std::size_t>(*place)]) : nothingWritten();
}

QString rowSubject(const core::Trace& trace, Index item, Index query, RowReading asked)
{
    const auto place = core::namingToken(trace, item, query, asked);
    if (!place) return RowNamesWords::tr("predicting the next token");
    const QString token = tokenText(trace.queries(item)[static_cast<std::size_t>(*place)]);
    return *place == query ? token : RowNamesWords::tr("predicting %1").arg(token);
}

RowNames rowNames(const core::Trace& trace, Index item, RowReading asked)
{
    RowNames names{.predict = predicts(trace, asked)};
    if (!names.predict) {
        names.labels = names.subjects = tokenTexts(trace.queries(item));
        return names;
    }
    for (Index query = 0; query < std::ssize(trace.queries(item)); ++query) {
        names.labels << rowLabel(trace, item, query, asked);
        names.subjects << rowSubject(trace, item, query, asked);
    }
    return names;
}

QStringList wholeRowNames(const core::Trace& trace, Index item, RowReading asked)
{
    QStringList names;
    const std::vector<core::Token>& tokens = trace.queries(item);
    for (Index query = 0; query < std::ssize(tokens); ++query) {
        const auto place = core::namingToken(trace, item, query, asked);
        names << (place ? QString::fromStdString(tokens[static_cast<std::size_t>(*place)].text) : nothingWritten());
    }
    return names;
}

QString readingName(RowReading reading)
{
    return reading == RowReading::NextToken ? RowNamesWords::tr("for the next token")
                                            : RowNamesWords::tr("at this token");
}

QString readingNote(const core::Trace& trace, RowReading asked)
{
    return predicts(trace, asked) ? RowNamesWords::tr("rows: %1").arg(readingName(RowReading::NextToken)) : QString();
}
