#include "ui/bench/picture_bench.h"

#include "core/model/pass/picture.h"
#include "core/model/pass/text_pictures.h"
#include "core/session/edits/span_edits.h"
#include "ui/plot/heat/shown_map.h"
#include "ui/view/picture/picture_canvas.h"
#include "ui/view/picture/picture_view.h"
#include "ui/words/error_text.h"

#include <algorithm>
#include <utility>
#include <vector>

PictureBench::PictureBench(const Workbench& bench, core::View view, QObject* parent)
    : ViewBench(bench, view, parent),
      m_view(new PictureView)
{
    connect(m_view, &PictureView::cellClicked, this, &PictureBench::choose);
    connect(m_view, &PictureView::cellHovered, this, &PictureBench::pointAt);
    connect(m_view, &PictureView::lookChanged, &bench.editor, &SessionEditor::setPictureLook);
    connect(m_view, &PictureView::regionHidden, this, &PictureBench::hideRegion);
    connect(m_view, &PictureView::regionShown, this, &PictureBench::showRegion);
    connect(m_view, &PictureView::towerAsked, this, &PictureBench::showTower);
    connect(m_view, &PictureView::cellsChosen, this, [this](core::MapLook::Cells cells) {
        core::FigureSettings figure = m_bench.session().figure;
        figure.map.cells = cells;
        m_bench.editor.setFigure(figure);
    });
}

std::string PictureBench::regionName() const { return tr("region").toStdString(); }

/// Names a region's tokens, in the tiles and in the whole picture, and has no other token see them; a region before it
/// is one no longer.
void PictureBench::hideRegion(const std::vector<core::Index>& tokens)
{
    const core::Focus focus = m_bench.selection.focus();
    const auto trace = m_bench.results.shown();
    if (tokens.empty() || trace->recorded()) return;
    const core::PictureLook& look = m_bench.session().figure.picture;
    const std::string name = regionName();
    std::vector<core::TextSpan> spans;
    for (const core::Index token : core::sameRegion(*trace, focus.item, look.number, look.whole, tokens)) {
        if (!spans.empty() && spans.back().range.to == token)
            ++spans.back().range.to;
        else
            spans.push_back({.name = name, .range = {token, token + 1}, .item = focus.item, .of_tokens = true});
    }
    if (spans.size() > core::mostSpans || m_bench.run().interventions.size() >= core::mostInterventions)
        return m_bench.sayInPassing(tr("This region has more parts than can be hidden; choose a smaller one."));
    m_bench.editor.apply([&](core::Session& next) {
        core::Run& run = next.run();
        core::forgetSpan(run, focus.item, name);
        core::nameSpans(run, spans);
        run.interventions.push_back({.kind = core::Intervention::Kind::Hide, .block = focus.block, .span = name});
    });
}

void PictureBench::showRegion()
{
    m_bench.editor.apply(
        [&](core::Session& next) { core::forgetSpan(next.run(), m_bench.selection.focus().item, regionName()); });
}

/// Shows the tower's heads where they are asked for, and reads the picture with it anew where that is another question.
void PictureBench::showTower()
{
    const auto layer = m_view->towerLayer();
    const auto trace = m_bench.results.shown();
    const core::PictureLook& look = m_bench.session().figure.picture;
    const auto seen = trace == nullptr || !layer
                          ? std::nullopt
                          : core::seenPicture(*trace, m_bench.selection.focus().item, look.number, look.whole);
    if (!seen || seen->picture == nullptr) {
        if (m_asked == Asked{}) return;
        m_job.cancel();
        m_asked = {};
        m_view->showTower(nullptr, {});
        emit activityChanged();
        return;
    }
    const core::Index query = m_bench.selection.chosen().query;
    const Asked asked{seen->picture, seen->whole, *layer, core::patchPlace(seen->patches, query) ? query : -1};
    if (asked == m_asked) return;
    readTower(*seen, asked);
}

void PictureBench::readTower(const core::SeenPicture& seen, const Asked& asked)
{
    m_asked = asked;
    m_read = 0;
    m_all = asked.whole ? 1 : seen.picture->tiles();
    const QString note =
        asked.token < 0 ? tr("Where the heads of the tower’s layer %1 look in this picture, on average over all its "
                             "patches. Click a patch to see where they look from there.")
                        : tr("Where the heads of the tower’s layer %1 look from the patch that asks, in its tile.");
    m_job.start(
        "the tower’s heads",
        [this, seen, asked, note](const LatestJob::Turn& turn) {
            const auto told = [&](core::Index read, core::Index all) {
                turn.tell([this, read, all] {
                    m_read = read;
                    m_all = all;
                    emit activityChanged();
                });
            };
            auto weights = std::make_shared<const core::TowerWeights>(
                core::towerWeights(seen, asked.layer, asked.token, turn.stop(), told));
            turn.finish([this, weights, note] {
                m_view->showTower(weights, note.arg(weights->layer + 1));
                emit activityChanged();
            });
        },
        [this](const core::Error& error) {
            m_view->showTower(nullptr, errorText(error));
            emit activityChanged();
        });
    emit activityChanged();
}

QString PictureBench::activity() const
{
    if (!m_job.isRunning()) return {};
    return tr("The tower reads the picture: %1 of %2 tiles… (Esc stops)").arg(m_read).arg(m_all);
}

bool PictureBench::cancel()
{
    if (!m_job.isRunning()) return false;
    m_view->closeTower();
    showTower();
    return true;
}

QWidget* PictureBench::widget() { return m_view; }

QWidget* PictureBench::focusTarget() { return m_view->canvas(); }

void PictureBench::clear()
{
    m_view->clear();
    showTower();
}

void PictureBench::show()
{
    if (!m_bench.selection.headIsThere()) return;
    const auto trace = m_bench.results.shown();
    const core::HeadAddress address = m_bench.selection.address();
    // Pixels may have come without a picture, and a text has perhaps none.
    const core::PictureLook& look = m_bench.session().figure.picture;
    const auto seen = core::seenPicture(*trace, address.item, look.number, look.whole);
    if (!seen || seen->image == nullptr) return m_view->clear();
    const auto stages = m_bench.stages.of(trace, address);
    if (stages == nullptr) return;
    showCells();
    m_view->display(trace, address, *stages, m_bench.session().figure, pickedHeads(m_bench.session(), address.item));
    m_view->setHidden(std::ranges::find(m_bench.run().interventions, regionName(), &core::Intervention::span)
                      != m_bench.run().interventions.end());
    showTower();
}

void PictureBench::showCells()
{
    m_view->setCells(m_bench.selection.chosen(), m_bench.selection.hover());
    if (m_view->towerLayer()) showTower();
}

#include "moc_picture_bench.cpp"
