#include "ui/feature/lesson/sheet/sheet_maker.h"

#include "core/stopped.h"
#include "ui/plot/sheet/head_pages.h"
#include "ui/plot/sheet/worksheet.h"

#include <algorithm>
#include <cmath>

namespace {

constexpr const char* doing = "the worksheet";
constexpr double unitsPerMillimetre = 96 / 25.4;

QImage pictureOf(const FigurePage& page, const QSize& room)
{
    const double scale = std::min(room.width() / page.size.width(), room.height() / page.size.height());
    const QSize size = (page.size * scale).toSize().expandedTo({1, 1});
    QImage picture(size, QImage::Format_RGB32);
    picture.fill(Qt::white);
    QPainter painter(&picture);
    painter.scale(scale, scale);
    painter.setRenderHint(QPainter::Antialiasing);  // lines of paper are thinner than dots of a screen
    page.paint(painter, Medium::Pixels);
    return picture;
}

}  // namespace

SheetMaker::SheetMaker(SheetGround ground, QObject* parent) : QObject(parent), m_ground(std::move(ground)) {}

SheetMaker::~SheetMaker()
{
    for (LatestJob* job : {&m_drawing, &m_writing}) job->cancel();
}

const HeadSheetSource& SheetMaker::head(const SheetWish& wish, const std::stop_token& stop)
{
    if (!m_head) {
        const core::Focus& focus = m_ground.figure.session.focus;
        m_head = headSheetSource(m_ground.figure, {focus.layer, focus.head, focus.item}, stop);
    }
    std::string command = m_ground.command;
    if (wish.of == SheetWish::Of::Steps) command += " --view steps";
    if (wish.of == SheetWish::Of::Steps && wish.row) command += " --row " + std::to_string(*wish.row + 1);
    m_head->command = QString::fromStdString(command);
    return *m_head;
}

SheetRun SheetMaker::runOf(const SheetWish& wish, const std::stop_token& stop)
{
    SheetRun run{.copies = wish.copies};
    if (wish.of == SheetWish::Of::Lesson) {
        const core::LessonWords* words = m_ground.words.get();
        run.title = QString::fromStdString(words == nullptr ? m_ground.lesson->title() : words->title);
        run.pages = [&lesson = *m_ground.lesson, words, wish](core::Index copy, bool key) {
            return worksheetPages({.lesson = lesson,
                                   .number = {.lesson = sheetNameOf(lesson), .seed = wish.seed, .copy = copy},
                                   .copies = wish.copies,
                                   .causal = wish.causal,
                                   .paper = wish.paper,
                                   .words = words},
                                  key);
        };
        return run;
    }
    const HeadSheetSource& source = head(wish, stop);
    run.title = source.of;
    run.pages = [&source, wish](core::Index copy, bool key) {
        const HeadSheetRequest request{.source = source,
                                       .number = {.seed = wish.seed, .copy = copy},
                                       .copies = wish.copies,
                                       .paper = wish.paper,
                                       .row = wish.row};
        return wish.of == SheetWish::Of::Steps ? stepSheetPages(request, key) : mapSheetPages(request, key);
    };
    return run;
}

void SheetMaker::draw(const SheetWish& wish, const Place& place, const QSize& room)
{
    m_drawing.start(
        doing,
        [this, wish, place, room](const LatestJob::Turn& turn) {
            const std::vector<FigurePage> pages = runOf(wish, turn.stop()).pages(place.copy, place.key);
            const core::Index page = std::clamp<core::Index>(place.page, 0, std::ssize(pages) - 1);
            const FigurePage& shown = pages[static_cast<std::size_t>(page)];
            const QImage picture = pictureOf(shown, room);
            turn.finish([this, picture, size = shown.size / unitsPerMillimetre, page, count = std::ssize(pages)] {
                emit drawn(picture, size, page, count);
            });
        },
        [this](const core::Error& error) { emit notDrawn(error); });
}

void SheetMaker::write(const SheetWish& wish, const std::filesystem::path& sheets, const std::filesystem::path& key)
{
    m_writing.start(
        doing,
        [this, wish, sheets, key](const LatestJob::Turn& turn) {
            const auto told = [&](core::Index done, core::Index total) {
                turn.tell([this, done, total] { emit progressed(done, total); });
            };
            const SheetFiles files = sheetFiles(runOf(wish, turn.stop()), true, told, turn.stop());
            if (turn.stop().stop_requested()) throw core::Stopped{};
            writeSheetFiles(files, sheets, key);
            turn.finish([this] { emit written(); });
        },
        [this](const core::Error& error) { emit failed(error); }, [this] { emit stopped(); });
}

#include "moc_sheet_maker.cpp"
