#include "ui/words/glossary/glossary.h"

#include <QCoreApplication>
#include <QStringList>

#include "ui/words/formula_parts.h"
#include "ui/words/glossary/glossary_terms.h"
#include "ui/words/measure_names.h"

#include <algorithm>

namespace {

QString tr(const char* text) { return text == nullptr ? QString() : QCoreApplication::translate("Glossary", text); }

const WrittenTerm& writtenTerm(Term term)
{
    const auto attention = std::ranges::find(attentionTerms(), term, &WrittenTerm::term);
    return attention != attentionTerms().end() ? *attention
                                               : *std::ranges::find(modelTerms(), term, &WrittenTerm::term);
}

}  // namespace

GlossaryEntry glossaryEntry(Term term)
{
    const WrittenTerm& written = writtenTerm(term);
    return {tr(written.name), tr(written.also), tr(written.meaning), tr(written.formula), tr(written.where)};
}

GlossaryEntry glossaryEntry(core::Measure measure)
{
    return {.name = tr("%1 (measure)").arg(shortMeasureName(measure)),
            .also = measureName(measure),
            .meaning = measureMeaning(measure),
            .formula = {},
            .where = tr("Measures; All heads can order, colour and name heads by it.")};
}

std::vector<GlossaryEntry> glossary()
{
    std::vector<GlossaryEntry> all;
    all.reserve(static_cast<std::size_t>(termCount) + std::size(core::allMeasures));
    for (int term = 0; term < termCount; ++term) all.push_back(glossaryEntry(static_cast<Term>(term)));
    for (const core::Measure measure : core::allMeasures) all.push_back(glossaryEntry(measure));
    std::ranges::sort(all, [](const GlossaryEntry& a, const GlossaryEntry& b) {
        return QString::localeAwareCompare(a.name.toLower(), b.name.toLower()) < 0;
    });
    return all;
}

QString tipWith(const QString& tip, Term term)
{
    const GlossaryEntry entry = glossaryEntry(term);
    const QString own = tip.isEmpty() ? QString() : QStringLiteral("<p>%1</p>").arg(formulaHtml(tip));
    return own + QStringLiteral("<p><b>%1</b>: %2</p>").arg(formulaHtml(entry.name), formulaHtml(entry.meaning));
}

QString wrappedTip(const QString& tip) { return QStringLiteral("<p>%1</p>").arg(formulaHtml(tip)); }
