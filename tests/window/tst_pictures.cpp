#include "core/session/session_json.h"
#include "tests/window/window_driver.h"
#include "ui/panel/export/figure_content.h"
#include "ui/panel/input/picture_input.h"
#include "ui/plot/figure/figure_export.h"
#include "ui/view/diagram/diagram_canvas.h"
#include "ui/view/map/map_view.h"
#include "ui/view/picture/picture_canvas.h"
#include "ui/view/picture/picture_view.h"

#include <QComboBox>
#include <QDropEvent>
#include <QMimeData>
#include <QSlider>
#include <QTabBar>
#include <QTemporaryDir>

#include "tests/test_class.h"

#include <fstream>

namespace fs = std::filesystem;

namespace {

const fs::path goldenData = fs::path(SOURCE_DIR) / "tests/golden/data";
const fs::path vitFolder = goldenData / "models/vit";
const fs::path houseFile = goldenData / "pictures/house.png";
const fs::path inksFile = goldenData / "pictures/inks.jpg";

}  // namespace

/// Pictures in the real window.
class TestPictures final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_hands.separate("pictures"); }
    void init() { m_hands.open(); }
    void cleanup() { m_hands.window.reset(); }

    void aModelWithoutAPictureAsksForOne()
    {
        m_hands.window->openPath(vitFolder);
        QTRY_VERIFY(m_hands.shows("vit reads pictures. Drop a PNG or JPEG here"));
        QVERIFY(m_hands.shows("Drop a picture here, PNG or JPEG."));
        QVERIFY(m_hands.shows("mean and standard deviation are taken to be 0.5"));
        QVERIFY(!m_hands.find<QPlainTextEdit>()->isVisible());
        QTRY_VERIFY(tabs()->count() == 6 && tabs()->rect().contains(tabs()->tabRect(5)));
        QCOMPARE(tabs()->tabText(5), QString("Picture"));
        QVERIFY(m_hands.window->findChild<QAction*>("pictureView")->isVisible());
        m_hands.window->openPath(WindowDriver::namedHeads());
        QTRY_VERIFY(m_hands.shows("12 tokens"));
        QCOMPARE(tabs()->count(), 5);
        m_hands.press(Qt::Key_8, Qt::ControlModifier);
        QCOMPARE(m_hands.window->editor().session().view, core::View::Map);
        QVERIFY(m_hands.find<QPlainTextEdit>()->isVisible());
        QVERIFY(!m_hands.shows("Drop a picture"));
    }

    void aModelWithoutAPictureShowsItsBlocks()
    {
        m_hands.window->setView(core::View::Diagram);
        m_hands.window->openPath(vitFolder);
        QTRY_VERIFY(!m_hands.find<DiagramCanvas>()->models().empty());
        QTRY_COMPARE(m_hands.find<DiagramCanvas>()->models().front().name, QString("vit"));
        QVERIFY(m_hands.find<DiagramCanvas>()->isVisible());
        m_hands.window->setView(core::View::Steps);
        QTRY_VERIFY(m_hands.shows("vit reads pictures"));
        m_hands.window->setView(core::View::Diagram);
        QTRY_VERIFY(m_hands.find<DiagramCanvas>()->isVisible());
    }

    void anOpenedPictureIsComputedAndCanBeUndone()
    {
        openHouse();
        QVERIFY(m_hands.shows("house.png"));
        QVERIFY(m_hands.find<PatchThumbnail>()->isVisible());
        m_hands.window->openPath(inksFile);
        QTRY_VERIFY(m_hands.shows("inks.jpg"));
        m_hands.press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(m_hands.shows("house.png"));
        m_hands.press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(m_hands.shows("vit reads pictures"));
        QTRY_VERIFY(!m_hands.shows("17 tokens"));
        m_hands.press(Qt::Key_Y, Qt::ControlModifier);
        QTRY_VERIFY(m_hands.shows("house.png"));
    }

    void droppedPicturesMakeABatch()
    {
        m_hands.window->openPath(vitFolder);
        QTRY_VERIFY(m_hands.shows("vit reads pictures"));
        QMimeData files;
        files.setUrls({QUrl::fromLocalFile(QString::fromStdString(houseFile.string())),
                       QUrl::fromLocalFile(QString::fromStdString(inksFile.string()))});
        QDragEnterEvent enter(QPoint(600, 400), Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(m_hands.window.get(), &enter);
        QDropEvent drop(QPointF(600, 400), Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(m_hands.window.get(), &drop);
        QTRY_VERIFY(m_hands.shows("17 tokens"));
        QCOMPARE(m_hands.window->editor().session().run().images.size(), std::size_t{2});
        QVERIFY(m_hands.shows("house.png"));
    }

    /// The model opens all the same, and asks for another picture.
    void aSessionWhosePictureIsGoneAsksForAnother()
    {
        openHouse();
        const fs::path copy = m_files.filePath("moved.png").toStdString();
        const fs::path saved = m_files.filePath("gone.attnscope").toStdString();
        fs::copy_file(houseFile, copy, fs::copy_options::overwrite_existing);
        core::Session session = m_hands.window->editor().session();
        session.run().images = {copy};
        core::saveSession(session, saved);
        fs::remove(copy);
        m_hands.window->openPath(inksFile);
        QTRY_VERIFY(m_hands.shows("inks.jpg"));
        m_hands.window->openPath(saved);
        QTRY_VERIFY(m_hands.shows("vit reads pictures. Drop a PNG or JPEG here"));
        QVERIFY(m_hands.shows("moved.png"));
        m_hands.window->openPath(inksFile);
        QTRY_VERIFY(m_hands.shows("inks.jpg") && m_hands.shows("17 tokens"));
    }

    void aPictureForAModelOfTextsIsNoSession()
    {
        for (const fs::path& picture : {houseFile, inksFile}) {
            m_hands.window->openPath(picture);
            QVERIFY(m_hands.banner().contains("is a picture without a session"));
        }
        QVERIFY(m_hands.window->editor().session().run().images.empty());
        QVERIFY(m_hands.shows("12 tokens"));
    }

    void aFigureOfAPictureOpensItself()
    {
        openHouse();
        m_hands.window->setView(core::View::Picture);
        canvas()->setFocus();
        QTest::keyClick(canvas(), Qt::Key_Right);
        QTest::keyClick(canvas(), Qt::Key_Down);
        QCOMPARE(focus().query, 5);
        const QTemporaryDir folder;
        const fs::path file = fs::path(folder.path().toStdString()) / "figure.png";
        saveFigure(file);
        m_hands.window->openPath(WindowDriver::namedHeads());
        QTRY_VERIFY(m_hands.shows("12 tokens"));
        m_hands.window->openPath(file);
        QTRY_VERIFY(m_hands.shows("Query 2,1:"));
        QCOMPARE(m_hands.window->editor().session().view, core::View::Picture);
        QCOMPARE(m_hands.window->editor().session().run().images.front(), houseFile);
    }

    void aClickOnAPatchMakesItAsk()
    {
        openHouse();
        m_hands.window->setView(core::View::Picture);
        QTRY_VERIFY(m_hands.shows("Query [CLS]:"));
        QTest::mouseClick(canvas(), Qt::LeftButton, {}, canvas()->squareOf(7).center().toPoint());
        QCOMPARE(focus().query, 7);
        QVERIFY(m_hands.shows("Query 2,3:"));
        QTest::mouseMove(canvas(), canvas()->squareOf(1).center().toPoint());
        QTRY_VERIFY(m_hands.find<PictureView>()->words().contains("2,3 → 1,1: "));
        QCOMPARE(queries()->currentText(), QString("patch 2,3"));
        askWith(0);
        QCOMPARE(focus().query, 0);
        QCOMPARE(queries()->currentText(), QString("[CLS]"));
    }

    void arrowKeysGoFromPatchToPatch_data()
    {
        QTest::addColumn<core::Index>("from");
        QTest::addColumn<int>("key");
        QTest::addColumn<core::Index>("to");
        const auto row = [](const char* name, core::Index from, Qt::Key key, core::Index to) {
            QTest::newRow(name) << from << static_cast<int>(key) << to;
        };
        row("[CLS] is before the first", 0, Qt::Key_Right, 1);
        row("and above it", 0, Qt::Key_Down, 1);
        row("nothing is above [CLS]", 0, Qt::Key_Up, 0);
        row("right", 1, Qt::Key_Right, 2);
        row("the row's end", 4, Qt::Key_Right, 4);
        row("down", 2, Qt::Key_Down, 6);
        row("the last row", 14, Qt::Key_Down, 14);
        row("up", 6, Qt::Key_Up, 2);
        row("up to [CLS]", 3, Qt::Key_Up, 0);
        row("left to [CLS]", 1, Qt::Key_Left, 0);
        row("the row's beginning", 5, Qt::Key_Left, 5);
        row("home", 9, Qt::Key_Home, 0);
    }

    void arrowKeysGoFromPatchToPatch()
    {
        QFETCH(core::Index, from);
        QFETCH(int, key);
        QFETCH(core::Index, to);
        openHouse();
        m_hands.window->setView(core::View::Picture);
        askWith(0);
        if (from > 0) QTest::mouseClick(canvas(), Qt::LeftButton, {}, canvas()->squareOf(from).center().toPoint());
        QTest::keyClick(canvas(), static_cast<Qt::Key>(key));
        QCOMPARE(focus().query, to);
    }

    void theViewsShareTheQuery()
    {
        openHouse();
        auto* thumbnail = m_hands.find<PatchThumbnail>();
        QTest::mouseClick(thumbnail, Qt::LeftButton, {}, thumbnail->squareOf(6).center().toPoint());
        QCOMPARE(focus().query, 6);
        m_hands.window->setView(core::View::Picture);
        QVERIFY(m_hands.shows("Query 2,2:"));
        QTest::keyClick(canvas(), Qt::Key_Right);
        m_hands.window->setView(core::View::Map);
        QVERIFY(m_hands.find<MapView>()->accessibleDescription().startsWith("2,3 → "));
    }

    void coloursAreTheWeightsOfTheTrace()
    {
        openHouse();
        m_hands.window->setView(core::View::Picture);
        const PatchPicture& picture = *canvas()->picture();
        double sum = 0;
        for (const float weight : picture.weights) sum += static_cast<double>(weight);
        QVERIFY(std::abs(sum - 1) < 1e-5);
        QVERIFY(std::abs(picture.on(core::LearnedToken::Kind::Class) + picture.onSquares() - sum) < 1e-9);
        const HeatStyle style{
            .colors = &ColorMap::named("viridis"), .lowest = 0, .highest = 1, .hatch = {}, .notANumber = {}};
        const QImage opaque = picture.blended(style, 1);
        for (const core::Index token : {1, 7, 16}) {
            const QPointF middle = picture.place(token, QRectF(picture.image.rect())).center();
            QCOMPARE(opaque.pixel(middle.toPoint()), style.color(picture.weights[static_cast<std::size_t>(token)]));
        }
        QCOMPARE(picture.blended(style, 0),
                 picture.image.convertToFormat(QImage::Format_Grayscale8).convertToFormat(QImage::Format_RGB32));
    }

    void theSliderShowsMoreOrLessOfThePicture()
    {
        openHouse();
        m_hands.window->setView(core::View::Picture);
        auto* slider = m_hands.find<PictureView>()->findChild<QSlider*>();
        slider->setValue(0);
        const QImage picture = canvas()->grab().toImage();
        slider->setValue(100);
        QVERIFY(canvas()->grab().toImage() != picture);
        QVERIFY(!slider->accessibleName().isEmpty());
        QVERIFY(canvas()->accessibleDescription().startsWith("Query [CLS]:"));
    }

    void onlyPicturesCanBeExportedAsPictures()
    {
        const auto offers = [&](const std::shared_ptr<const core::Trace>& trace) {
            const auto contents = contentsOf(FigureSource::of(trace), 1);
            return std::ranges::any_of(contents, [](const FigureContent& content) {
                return content.content == core::FigureSettings::Content::Picture;
            });
        };
        QVERIFY(offers(traceOf(vitFolder)));
        QVERIFY(!offers(traceOf(WindowDriver::namedHeads())));
    }

private:
    void openHouse()
    {
        m_hands.window->openPath(vitFolder);
        QTRY_VERIFY(m_hands.shows("vit reads pictures"));
        m_hands.window->openPath(houseFile);
        QTRY_VERIFY(m_hands.shows("17 tokens"));
        QTRY_VERIFY(m_hands.shows("computed in"));
    }

    static std::shared_ptr<const core::Trace> traceOf(const fs::path& model)
    {
        core::Run run;
        run.model = model;
        run.texts = {"the cat"};
        run.images = {houseFile};
        core::OpenedModels models;
        const core::PreparedRun prepared = core::prepare(run, models);
        return core::run(prepared.model, prepared.batch, {});
    }

    void saveFigure(const fs::path& file) const
    {
        core::Session session = m_hands.window->editor().session();
        session.figure.content = core::FigureSettings::Content::Picture;
        session.figure.layer = session.focus.layer;
        session.figure.head = session.focus.head;
        const FigureSource source{session, {traceOf(vitFolder)}};
        exportFigure(Figure(source, session.figure), file, core::sessionText(session));
    }

    QComboBox* queries() const { return m_hands.find<QComboBox>("pictureQuery"); }

    /// @param place  in the list of those that may ask
    void askWith(int place) const
    {
        queries()->setCurrentIndex(place);
        emit queries()->activated(place);
    }

    PictureCanvas* canvas() const { return m_hands.find<PictureCanvas>(); }
    QTabBar* tabs() const { return m_hands.find<QTabBar>(); }
    const core::Focus& focus() const { return m_hands.window->editor().session().focus; }

    QTemporaryDir m_files;
    WindowDriver m_hands;
};

TEST_CLASS(TestPictures)
#include "tst_pictures.moc"
