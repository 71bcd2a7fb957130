#include "ui/bench/view_bench.h"

#include <QCoreApplication>
#include <QLocale>

#include "ui/part/audience.h"
#include "ui/words/views/view_rows.h"

#include <cmath>

void ViewBench::setBare(bool bare) { hideFromAudience(*widget(), bare); }

QString ViewBench::absence() const
{
    const RunResults& results = m_bench.results;
    if (results.isLong() && m_view != core::View::Map) {
        const core::Index tokens = std::ssize(results.shown()->keys(m_bench.selection.focus().item));
        const auto side = std::lround(std::sqrt(static_cast<double>(core::mostStageCells)));
        const QLocale english(QLocale::English);
        return tr("This text has %1 tokens, but %2 shows at most %3 × %3 cells. Map shows any length.")
            .arg(english.toString(tokens), viewName(m_view), english.toString(side));
    }
    if (!results.lacksFile()) return {};
    return (results.readsSounds()
                ? tr("%1 reads sounds. Drop a WAV, FLAC or Ogg file here, or open one with File › Open (Ctrl+O).")
                : tr("%1 reads pictures. Drop a PNG or JPEG here, or open one with File › Open (Ctrl+O)."))
        .arg(QString::fromStdString(results.prepared()->model->info.name));
}

QString ViewBench::absenceOfCalculation() const
{
    if (!m_bench.run().recorded.isDump()) return {};
    return tr("This attention was read from a file: the weights alone, without the queries, keys and scores that they "
              "were computed from. There are no steps to show and no mask to change. Map and Compare show it.");
}

#include "moc_view_bench.cpp"
