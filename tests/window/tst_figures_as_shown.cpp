#include <QCheckBox>
#include <QMimeData>
#include <QPushButton>
#include <QSlider>
#include <QTest>

#include "core/analysis/attention_steps.h"
#include "core/image/image_file.h"
#include "tests/test_class.h"
#include "tests/window/window_driver.h"
#include "ui/panel/export/export_dialog.h"
#include "ui/panel/export/export_page.h"
#include "ui/panel/export/figure_destination.h"
#include "ui/plot/figure/figure_export.h"
#include "ui/plot/figure/session_source.h"
#include "ui/plot/picture/patch_picture.h"
#include "ui/view/picture/picture_canvas.h"

#include <cmath>
#include <memory>
#include <utility>

using core::FigureSettings;
namespace fs = std::filesystem;

namespace {

const fs::path shownPictures = fs::path(SOURCE_DIR) / "tests/golden/data/pictures";
const fs::path shownVit = fs::path(SOURCE_DIR) / "tests/golden/data/models/vit";

}  // namespace

/// What the window shows is what its figure shows.
class TestFiguresAsShown final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_hands.separate("figures-as-shown"); }
    void init() { m_hands.open(); }
    void cleanup() { m_hands.window.reset(); }

    void stepsOfOneQueryAndOneStage()
    {
        m_hands.window->openPath(WindowDriver::gpt2());
        m_hands.window->setView(core::View::Steps);
        QTRY_VERIFY(m_hands.window->editor().session().run().model == WindowDriver::gpt2());
        QVERIFY(exported().part.queries.empty());
        core::StepsSettings steps = m_hands.window->editor().session().steps;
        steps.one_query = true;
        m_hands.window->editor().setSteps(steps);
        const core::Index query = m_hands.window->editor().session().focus.query;
        QCOMPARE(exported().part.queries, std::vector<core::Index>{query});
        QVERIFY(exported().part.stages.empty());
        steps.one_stage = true;
        steps.step = 1;
        m_hands.window->editor().setSteps(steps);
        QCOMPARE(exported().part.stages,
                 (std::vector<core::Stage>{core::Stage::Query, core::Stage::Key, core::Stage::Value}));
        // The next figure, of another view, is of all rows again.
        m_hands.window->setView(core::View::Flow);
        QVERIFY(exported().part.queries.empty());
    }

    void measuresAreAChart()
    {
        m_hands.window->openPath(WindowDriver::gpt2());
        QTRY_VERIFY(m_hands.window->editor().session().run().model == WindowDriver::gpt2());
        m_hands.window->setView(core::View::Measures);
        core::HeadsSettings heads = m_hands.window->editor().session().heads;
        heads.measure = core::Measure::Distance;
        m_hands.window->editor().setHeads(heads);
        QVERIFY(exported().content == FigureSettings::Content::Measures);
        QVERIFY(exported().part.chart.measure == core::Measure::Distance);
        heads.measure = core::Measure::KnockOut;
        m_hands.window->editor().setHeads(heads);
        QVERIFY(exported().content == FigureSettings::Content::KnockOuts);
        m_hands.window->setView(core::View::Heads);
        QVERIFY(exported().content == FigureSettings::Content::Maps);
    }

    void curvesAreInTheViewAndItsFigure()
    {
        m_hands.window->setView(core::View::Flow);
        auto* curves = m_hands.find<QCheckBox>("curvedLines");
        QTRY_VERIFY(curves->isVisible());
        const QImage straight = m_hands.window->grab().toImage();
        curves->click();
        QVERIFY(m_hands.window->editor().session().flow.curved);
        QVERIFY(m_hands.window->grab().toImage() != straight);
        curves->click();
        QVERIFY(!m_hands.window->editor().session().flow.curved);
    }

    void aPictureHasTheOverlayOfTheScreen()
    {
        openPicture(shownPictures / "house.png");
        auto* slider = m_hands.find<QSlider>("pictureOverlay");
        QTRY_VERIFY(slider->isVisible());
        slider->setValue(25);
        QCOMPARE(m_hands.window->editor().session().figure.picture.overlay, 0.25);
        QCOMPARE(exported().picture.overlay, 0.25);
        m_hands.window->setView(core::View::Map);
        m_hands.window->setView(core::View::Picture);
        QCOMPARE(slider->value(), 25);
    }

    void aPictureKeepsItsOwnResolution()
    {
        const fs::path photo = shownPictures / "house.png";
        const core::Image whole = core::readImage(photo);
        openPicture(photo);
        const PatchPicture& shown = *m_hands.find<PictureCanvas>()->picture();
        QVERIFY2(shown.image.width() > 32, qPrintable(QString::number(shown.image.width())));
        QCOMPARE(shown.image.width(), static_cast<int>(whole.width));
        QCOMPARE(shown.image.height(), static_cast<int>(whole.height));
        // Squares cover the picture wherever its pixels do not fall on them.
        const HeatStyle style{
            .colors = &ColorMap::named("viridis"), .lowest = 0, .highest = 1, .hatch = {}, .notANumber = {}};
        const QImage covered = shown.blended(style, 1);
        for (core::Index token = 1; token < static_cast<core::Index>(shown.weights.size()); ++token) {
            const QPoint middle = shown.place(token, QRectF(covered.rect())).center().toPoint();
            QCOMPARE(covered.pixel(middle), style.color(shown.weights[static_cast<std::size_t>(token)]));
        }
    }

    void theBarHasTheColoursOfTheCells()
    {
        openPicture(shownPictures / "house.png");
        const PatchPicture& picture = *m_hands.find<PictureCanvas>()->picture();
        ColorKey key{
            .style = {.colors = &ColorMap::named("viridis"), .lowest = 0, .highest = 1, .hatch = {}, .notANumber = {}},
            .numbers = {},
            .text = {},
            .under = picture.meanGrey(),
            .cover = 0.5};
        QImage page(20, 100, QImage::Format_RGB32);
        page.fill(Qt::white);
        QPainter painter(&page);
        key.paint(painter, QRectF(0, 0, 10, 100), Medium::Pixels);
        painter.end();
        const QColor top(ColorMap::named("viridis").colors.back());
        const int grey = picture.meanGrey().red();
        const QColor seen = page.pixelColor(5, 0);
        for (const auto& [pure, mixed] :
             {std::pair(top.red(), seen.red()), {top.green(), seen.green()}, {top.blue(), seen.blue()}})
            QVERIFY2(std::abs(mixed - (pure + grey) / 2) <= 3, qPrintable(QString("%1 %2").arg(pure).arg(mixed)));
    }

    void aFigureReopensWithItsQuery()
    {
        core::Session session;
        session.figure.content = FigureSettings::Content::Steps;
        session.figure.part.queries = {3};
        lookAtFigure(session);
        QVERIFY(session.steps.one_query);
        QCOMPARE(session.focus.query, core::Index{3});
        QCOMPARE(session.view, core::View::Steps);
    }

    void whatCannotBeShownIsNotSaved()
    {
        m_hands.window->openPath(WindowDriver::gpt2());
        m_hands.window->setView(core::View::Flow);
        [&] { QTRY_VERIFY(m_hands.window->editor().session().run().model == WindowDriver::gpt2()); }();
        exported();
        m_hands.press(Qt::Key_E, Qt::ControlModifier);
        QTRY_VERIFY(m_hands.find<ExportDialog>() != nullptr);
        auto* dialog = m_hands.find<ExportDialog>();
        auto* save = dialog->findChild<QPushButton*>("primary");
        QTRY_VERIFY(save->isEnabled());
        auto* rows = dialog->findChild<QLineEdit*>("figureQueries");
        rows->setFocus();
        QTest::keyClicks(rows, "nonsense");
        QTRY_VERIFY(!save->isEnabled());
        rows->selectAll();
        QTest::keyClicks(rows, "1");
        QTRY_VERIFY(save->isEnabled());
        QCOMPARE(dialog->settings().part.queries, std::vector<core::Index>{0});
        // The command can be selected and copied by keys.
        auto* command = dialog->findChild<QPlainTextEdit*>("renderCommand");
        QVERIFY(command->textInteractionFlags().testFlag(Qt::TextSelectableByKeyboard));
        dialog->reject();
        QTRY_VERIFY(m_hands.find<ExportDialog>() == nullptr);
    }

    void oneClipboardHasEveryKind()
    {
        const std::unique_ptr<QMimeData> data(
            mimeDataOf({{"png", "not a picture"}, {"svg", "<svg/>"}, {"pdf", "%PDF"}, {"csv", "a,b"}}));
        QCOMPARE(data->data("image/svg+xml"), QByteArray("<svg/>"));
        QCOMPARE(data->data("application/pdf"), QByteArray("%PDF"));
        QCOMPARE(data->data("text/csv"), QByteArray("a,b"));
        QVERIFY(data->hasFormat("image/png"));
    }

private:
    void openPicture(const fs::path& file)
    {
        m_hands.window->openPath(shownVit);
        QTRY_VERIFY(m_hands.shows("vit reads pictures"));
        m_hands.window->openPath(file);
        QTRY_VERIFY(m_hands.shows("17 tokens"));
        m_hands.window->setView(core::View::Picture);
        QTRY_VERIFY(m_hands.find<PictureCanvas>() != nullptr && !m_hands.find<PictureCanvas>()->isEmpty());
    }

    /// What the dialog begins with.
    FigureSettings exported()
    {
        FigureSettings settings;
        const auto opened = [&] {
            if (m_hands.find<ExportDialog>() == nullptr) m_hands.press(Qt::Key_E, Qt::ControlModifier);
            return m_hands.find<ExportDialog>() != nullptr;
        };
        [&] { QTRY_VERIFY(opened()); }();
        auto* dialog = m_hands.find<ExportDialog>();
        if (dialog == nullptr) return settings;
        settings = dialog->settings();
        dialog->reject();
        [&] { QTRY_VERIFY(m_hands.find<ExportDialog>() == nullptr); }();
        return settings;
    }

    WindowDriver m_hands;
};

TEST_CLASS(TestFiguresAsShown)
#include "tst_figures_as_shown.moc"
