#include "ui/words/residue_names.h"

#include <array>

using core::Index;

QStringList residueNames(const core::Trace& trace, Index item)
{
    if (!trace.model->transformer.contact_head) return {};
    const core::Sequence& sequence = trace.batch.sequences[static_cast<std::size_t>(item)];
    QStringList names;
    Index residue = 0;
    for (std::size_t token = 0; token < sequence.tokens.size(); ++token) {
        const bool is = sequence.real[token] && !sequence.tokens[token].special;
        names << (is ? QString::number(++residue) : QString());
    }
    return names;
}

Index residueStep(const QStringList& names, Index readable)
{
    constexpr qsizetype longest = 22;  // tokens of a protein whose residues are all numbered
    if (names.size() <= longest) return readable;
    for (const Index step : std::array<Index, 6>{10, 20, 50, 100, 200, 500})
        if (step >= readable) return step;
    return 1000;
}

QStringList writtenResidues(const QStringList& names, Index readable)
{
    const Index step = residueStep(names, readable);
    QStringList written = names;
    for (QString& name : written)
        if (name.toLongLong() % step != 0) name.clear();
    return written;
}
