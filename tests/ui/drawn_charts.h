#pragma once

#include <QTest>

#include "core/error.h"
#include "tests/said_parts.h"
#include "tests/ui/drawn_figures.h"

/// Charts of a small model's heads, for their tests.
namespace drawn_charts {

inline core::FigureSettings chartOf(core::FigureSettings::Content content, const core::ChartSettings& chart = {})
{
    core::FigureSettings settings;
    settings.content = content;
    settings.part.chart = chart;
    return settings;
}

/// A source whose picked heads are 1.1 and 2.3, which are a set too.
inline FigureSource source()
{
    FigureSource source = FigureSource::of(drawn_figures::gpt2());
    source.session.chosen = {{0, 0, 0}, {0, 1, 2}};
    source.session.head_sets = {{"Some", {}, {{0, 0, 0}, {0, 1, 2}}}, {"One", {}, {{0, 0, 1}}}};
    source.session.focus.layer = 1;
    source.session.focus.head = 2;
    source.session.focus.query = std::ssize(drawn_figures::gpt2()->queries(0)) - 1;
    return source;
}

inline void requireRefused(const FigureSource& source, const core::FigureSettings& settings, core::Code code,
                           const std::string& named)
{
    try {
        const Figure figure(source, settings);
        QFAIL(("it was drawn: " + named).c_str());
    } catch (const core::Error& error) {
        QCOMPARE(error.code, code);
        QVERIFY2((saidParts(error).field + " " + saidParts(error).expected + " " + saidParts(error).found).find(named)
                     != std::string::npos,
                 (saidParts(error).field + " | " + saidParts(error).expected + " | " + saidParts(error).found).c_str());
    }
}

}  // namespace drawn_charts
