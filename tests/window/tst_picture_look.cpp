#include "core/image/image_file.h"
#include "core/model/pass/probe_weights.h"
#include "core/prepare/prepared_run.h"
#include "tests/window/window_driver.h"
#include "ui/panel/input/picture_input.h"
#include "ui/plot/figure/figure_export.h"
#include "ui/view/picture/picture_canvas.h"
#include "ui/view/picture/picture_view.h"

#include <QComboBox>
#include <QRegularExpression>

#include "tests/test_class.h"

#include <fstream>

namespace fs = std::filesystem;

namespace {

const fs::path trees = fs::path(SOURCE_DIR) / "tests/golden/data";
const fs::path photo = trees / "pictures/house.png";

/// DINOv2 with registers that crops what it sees to 12 × 12 pixels of 21 × 16.
fs::path croppingModel(const QTemporaryDir& folder)
{
    const fs::path copy = folder.path().toStdString();
    for (const char* file : {"config.json", "model.safetensors"})
        fs::create_symlink(trees / "vision/dinov2_registers" / file, copy / file);
    std::ofstream(copy / "preprocessor_config.json")
        << R"({"size": {"shortest_edge": 16}, "do_center_crop": true, "crop_size": 12})";
    return copy;
}

}  // namespace

/// Who asks in a picture, and what its colours stand for, in the real window.
class TestPictureLook final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_hands.separate("picture look"); }
    void init() { m_hands.open(); }
    void cleanup() { m_hands.window.reset(); }

    void registersAreNamedAndWeighedApart()
    {
        open(trees / "vision/dinov2_registers", "29 tokens");
        QStringList asked;
        for (int place = 0; place < queries()->count(); ++place) asked << queries()->itemText(place);
        QCOMPARE(asked, (QStringList{"[CLS]", "register 1", "register 2", "register 3"}));
        choose("pictureQuery", 2);
        QCOMPARE(m_hands.window->editor().session().focus.query, 2);
        static const QRegularExpression said(
            "Query register 2: on \\[CLS\\] 0\\.\\d+ · on 3 registers 0\\.\\d+ · on patches 0\\.\\d+");
        QVERIFY2(said.match(words()).hasMatch(), qPrintable(words()));
        QCOMPARE(inputSays(), QString("20 × 20 pixels in 5 × 5 patches, and [CLS] and 3 registers"));
    }

    void aCropIsSaid()
    {
        const QTemporaryDir folder;
        open(croppingModel(folder), "13 tokens");
        QVERIFY2(words().contains("The preprocessor's crop cut off 43 % of the photo's width and 25 % of its height."),
                 qPrintable(words()));
        const core::Image whole = core::readImage(photo);
        // What is drawn is that part of the photo, pixel by pixel.
        const PatchPicture& shown = *canvas()->picture();
        QCOMPARE(shown.image.size(), QSize(91, 90));
        const std::size_t corner = 3 * static_cast<std::size_t>(15 * whole.width + 34);
        QCOMPARE(shown.image.pixel(0, 0), qRgb(whole.rgb[corner], whole.rgb[corner + 1], whole.rgb[corner + 2]));
    }

    void aFigureHasThePhotosOwnPixels()
    {
        const QTemporaryDir folder;
        open(croppingModel(folder), "13 tokens");
        core::Session session = m_hands.window->editor().session();
        session.figure.content = core::FigureSettings::Content::Picture;
        session.figure.layer = session.figure.head = 0;
        const Figure figure({session, {computed()}}, session.figure);
        const QString svg = QString::fromUtf8(figureBytes(figure, "svg"));
        static const QRegularExpression png("data:image/png;base64,([^\"]+)\"");
        QImage image;
        QVERIFY(image.loadFromData(QByteArray::fromBase64(png.match(svg).captured(1).toLatin1())));
        QCOMPARE(image.size(), QSize(91, 90));
        QVERIFY(figure.description().contains("cut off 43 % of the photo's width"));
    }

    void aBrightPatchIsClipped()
    {
        open(trees / "models/vit", "17 tokens");
        const auto [lowest, highest] = canvas()->picture()->range();
        choose("pictureClip", 4);
        QCOMPARE(m_hands.window->editor().session().figure.picture.clip, 0.1);
        const auto [least, most] = canvas()->picture()->range(0.1);
        QCOMPARE(least, lowest);
        QVERIFY(most < highest);
        std::vector<float> weights(canvas()->picture()->weights.begin() + 1, canvas()->picture()->weights.end());
        std::ranges::sort(weights);
        QVERIFY(std::abs(most - std::lerp(static_cast<double>(weights[13]), static_cast<double>(weights[14]), 0.5))
                < 1e-9);
    }

    void coloursMayBeLengths()
    {
        open(trees / "models/vit", "17 tokens");
        QVERIFY(canvas()->picture()->norms.empty());
        choose("pictureQuantity", 1);
        QVERIFY(m_hands.window->editor().session().figure.map.cells == core::MapLook::Cells::Norms);
        QCOMPARE(canvas()->picture()->norms.size(), std::size_t{17});
        QVERIFY(canvas()->picture()->shown() == canvas()->picture()->norms);
        QVERIFY(words().startsWith("Query [CLS]: on [CLS] 0."));
        QTest::mouseMove(canvas(), canvas()->squareOf(3).center().toPoint());
        QTRY_VERIFY(words().contains(", length "));
        choose("pictureQuantity", 0);
        QVERIFY(canvas()->picture()->norms.empty());
    }

    void theProbeAsks()
    {
        open(trees / "vision/siglip_probe", "25 tokens");
        QCOMPARE(queries()->itemText(0), QString("pooling probe"));
        choose("pictureQuery", 0);
        QVERIFY(m_hands.window->editor().session().figure.picture.probe);
        QVERIFY2(words().startsWith("Pooling probe: on patches 1.0000"), qPrintable(words()));
        const core::Focus& focus = m_hands.window->editor().session().focus;
        const core::RowVector wanted = core::probeWeights(*computed(), 0, focus.head);
        for (core::Index key = 0; key < wanted.size(); ++key)
            QCOMPARE(canvas()->picture()->weights[static_cast<std::size_t>(key)], wanted(key));
        QTest::mouseClick(canvas(), Qt::LeftButton, {}, canvas()->squareOf(7).center().toPoint());
        QVERIFY(!m_hands.window->editor().session().figure.picture.probe);
        QTRY_VERIFY(words().startsWith("Query 2,3: on patches 1.0000"));
        QCOMPARE(inputSays(), QString("20 × 20 pixels in 5 × 5 patches"));
    }

private:
    void open(const fs::path& model, const char* tokens)
    {
        m_hands.window->openPath(model);
        QTRY_VERIFY(m_hands.shows("reads pictures"));
        m_hands.window->openPath(photo);
        QTRY_VERIFY(m_hands.shows(tokens));
        QTRY_VERIFY(m_hands.shows("computed in"));
        m_hands.window->setView(core::View::Picture);
        QTRY_VERIFY(m_hands.find<PictureView>()->words().startsWith("Query"));
        choose("pictureQuery", 0);
    }

    void choose(const char* list, int place) const
    {
        auto* combo = m_hands.find<QComboBox>(list);
        combo->setCurrentIndex(place);
        emit combo->activated(place);
    }

    /// The trace that the window has computed.
    std::shared_ptr<const core::Trace> computed() const
    {
        core::OpenedModels models;
        const core::PreparedRun prepared = core::prepare(m_hands.window->editor().session().run(), models);
        return core::run(prepared.model, prepared.batch, {});
    }

    /// How the picture is cut, beside the thumbnail.
    QString inputSays() const
    {
        for (const QLabel* label : m_hands.find<PictureInput>()->findChildren<QLabel*>())
            if (label->text().contains("pixels in")) return label->text();
        return {};
    }

    PictureCanvas* canvas() const { return m_hands.find<PictureCanvas>(); }
    QComboBox* queries() const { return m_hands.find<QComboBox>("pictureQuery"); }
    QString words() const { return m_hands.find<PictureView>()->words(); }

    WindowDriver m_hands;
};

TEST_CLASS(TestPictureLook)
#include "tst_picture_look.moc"
