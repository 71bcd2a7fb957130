// What the window does about maps that are too long to be kept.

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>

#include "app/main_window.h"
#include "ui/panel/segments.h"

#include <cmath>

using core::Index;

QWidget* MainWindow::createPooling()
{
    auto* shown = new QWidget;
    m_pooling = new Segments(tr("What a pixel of the map shows"),
                             {{tr("Largest"), tr("A pixel shows the largest of its weights: no thin line vanishes")},
                              {tr("Mean"), tr("A pixel shows the mean of its weights")}});
    m_pooling->setSmall();
    m_pooling->setObjectName(QStringLiteral("pooling"));
    connect(m_pooling, &Segments::chosen, this, &MainWindow::poolBy);
    auto* name = new QLabel(tr("A pixel shows"));
    name->setProperty("role", QStringLiteral("hint"));
    auto* layout = new QHBoxLayout(shown);
    layout->setContentsMargins(0, 0, 18, 0);
    layout->setSpacing(6);
    layout->addWidget(name);
    layout->addWidget(m_pooling);
    shown->hide();
    return shown;
}

void MainWindow::showPooling()
{
    m_pooling->setCurrent(static_cast<int>(session().figure.pooled_by));
    m_pooling->parentWidget()->setVisible(showsLong() && session().view == core::View::Map);
}

void MainWindow::poolBy(int by)
{
    core::FigureSettings figure = session().figure;
    figure.pooled_by = static_cast<core::PooledBy>(by);
    m_editor.setFigure(figure);
    showView();
}

/// A figure of a long map begins in the colours that the map has in the window.
core::FigureSettings MainWindow::asLongMapsAreShown(core::FigureSettings figure) const
{
    using Settings = core::FigureSettings;
    const bool usual = figure.curve == Settings::Curve::Linear && figure.scale == Settings::Scale::Shared
                       && figure.lowest == 0 && figure.highest == 1;
    if (showsLong() && usual) figure.curve = Settings::Curve::Log;
    return figure;
}

/// Why there is nothing to be seen in a view; empty where there is.
QString MainWindow::absence(core::View view) const
{
    if (showsLong() && view != core::View::Map) {
        const QString names[] = {tr("Map"),       tr("Steps"), tr("Mask"),     tr("Compare"),
                                 tr("All heads"), tr("Flow"),  tr("Measures"), tr("Picture")};
        const Index tokens = std::ssize(m_trace->keys(insideTrace(session().focus).item));
        const auto side = std::lround(std::sqrt(static_cast<double>(core::mostStageCells)));
        const QLocale english(QLocale::English);
        return tr("%1 tokens: %2 shows maps of up to %3 × %3 cells. Map shows any length.")
            .arg(english.toString(tokens), names[static_cast<std::size_t>(view)], english.toString(side));
    }
    if (QString said = pictureAbsence(); !said.isEmpty()) return said;
    const bool calculates = view == core::View::Steps || view == core::View::Mask;
    if (!calculates || !session().run().recorded.isDump()) return {};
    return tr("This attention was read from a file: the weights alone, without the queries, keys and scores that they "
              "were computed from. There are no steps to show and no mask to change. Map and Compare show it.");
}

/// In the last query's row, where most is visible.
Cell MainWindow::mostAttendedInLong(const core::HeadAddress& address) const
{
    const auto head = core::longHead(m_trace, address);
    Cell cell{head->queries() - 1, 0};
    head->weights({cell.query, 0, 1, head->keys()}).row(0).maxCoeff(&cell.key);
    return cell;
}
