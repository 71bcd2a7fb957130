#include "tests/window/window_driver.h"
#include "ui/panel/input/picture_input.h"
#include "ui/view/picture/picture_canvas.h"
#include "ui/view/picture/picture_view.h"
#include "ui/view/picture/tower_strip.h"
#include "ui/view/picture/word_strip.h"

#include <QCheckBox>
#include <QComboBox>
#include <QToolButton>

#include "tests/test_class.h"

#include <algorithm>

namespace fs = std::filesystem;

namespace {

const fs::path readerFolder = fs::path(SOURCE_DIR) / "tests/golden/data/pictures_in_texts/smolvlm";
const fs::path seenFile = fs::path(SOURCE_DIR) / "tests/golden/data/pictures/house.png";

}  // namespace

/// A picture in a text, in the real window.
class TestPicturesInTextsWindow final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_hands.separate("pictures-in-texts"); }
    void init() { m_hands.open(); }
    void cleanup() { m_hands.window.reset(); }

    void aPictureStandsInTheTextAndGoesByUndo()
    {
        openModel();
        QVERIFY(m_hands.find<PictureInput>()->isVisible());
        QVERIFY(m_hands.shows("where it says <image>, or before it"));
        m_hands.window->openPath(seenFile);
        QTRY_VERIFY(m_hands.shows("2 × 2 tiles and the whole picture as 20 tokens"));
        QTRY_VERIFY(finished());
        QVERIFY(m_hands.find<QPlainTextEdit>()->isVisible());
        QVERIFY(m_hands.window->findChild<QAction*>("pictureView")->isVisible());
        m_hands.press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(m_hands.shows("where it says <image>, or before it"));
        m_hands.press(Qt::Key_Y, Qt::ControlModifier);
        QTRY_VERIFY(m_hands.shows("as 20 tokens"));
        QTest::mouseClick(m_hands.find<PictureInput>()->removeButton(), Qt::LeftButton);
        QTRY_VERIFY(m_hands.shows("where it says <image>, or before it"));
    }

    void aWordOfTheTextLooksIntoTheTiles()
    {
        openWithPicture();
        m_hands.window->setView(core::View::Picture);
        QTRY_VERIFY(m_hands.find<PictureCanvas>()->picture().has_value());
        const auto trace = m_hands.window->bench().results.shown();
        const core::Index last = std::ssize(trace->queries(0)) - 1;
        chooseItem("pictureQuery", static_cast<qlonglong>(last));
        QTRY_COMPARE(m_hands.window->editor().session().focus.query, last);
        const PatchPicture& picture = *m_hands.find<PictureCanvas>()->picture();
        QCOMPARE(picture.query, last);
        QCOMPARE(picture.patches.squares(), core::Index{16});
        QCOMPARE(picture.image.size(), QSize(160, 120));
        QVERIFY(std::abs(picture.onSquares() + picture.onOtherPictures() + picture.onText() - 1) < 1e-5);
        QVERIFY(m_hands.find<PictureView>()->words().contains("on its tiles"));
        QVERIFY(m_hands.find<PictureView>()->words().contains("Brightest: patch"));
        QCOMPARE(m_hands.find<PictureCanvas>()->spokenTables().front().rows, 4);
        chooseItem("picturePart", 1);
        QTRY_VERIFY(m_hands.window->editor().session().figure.picture.whole);
        QTRY_COMPARE(m_hands.find<PictureCanvas>()->picture()->patches.squares(), core::Index{4});
        chooseItem("pictureQuantity", static_cast<int>(core::MapLook::Cells::LayerHeads));
        QTRY_VERIFY(m_hands.window->editor().session().figure.map.cells == core::MapLook::Cells::LayerHeads);
    }

    void theStripChoosesWordsAndOpens()
    {
        openWithPicture();
        m_hands.window->setView(core::View::Picture);
        auto* strip = m_hands.find<WordStrip>();
        QTRY_VERIFY(strip->isVisible() && !strip->spokenTables().empty());
        // The picture is one place of it, wherever its tokens are.
        const int places = strip->spokenTables().front().columns;
        const auto tokens = std::ssize(m_hands.window->bench().results.shown()->queries(0));
        QVERIFY(places < tokens);
        const core::Index last = tokens - 1;
        QTest::mouseClick(strip, Qt::LeftButton, {}, strip->placeOf(last).center().toPoint());
        QTRY_COMPARE(m_hands.window->editor().session().focus.query, last);
        const auto parts = m_hands.window->bench().results.shown()->batch.sequences.front().pictures->parts;
        const auto part = std::ranges::find_if(parts, [](core::Index each) { return each >= 0; }) - parts.begin();
        const double closed = strip->placeOf(part).width();
        QTest::mouseClick(strip, Qt::LeftButton, {}, strip->placeOf(part).center().toPoint());
        QTRY_VERIFY(strip->placeOf(part).width() < closed);
        QTest::mouseClick(strip, Qt::LeftButton, {}, strip->placeOf(part + 1).center().toPoint());
        QTRY_COMPARE(m_hands.window->editor().session().focus.query, part + 1);
        QVERIFY(m_hands.find<PictureView>()->words().contains("patch 1,2"));
        QTest::keyClick(strip, Qt::Key_Right);
        QTRY_COMPARE(m_hands.window->editor().session().focus.query, part + 2);
    }

    void aRegionIsDrawnHiddenAndShownAgain()
    {
        openWithPicture();
        m_hands.window->setView(core::View::Picture);
        auto* canvas = m_hands.find<PictureCanvas>();
        QTRY_VERIFY(canvas->picture().has_value());
        chooseItem("pictureQuery", static_cast<qlonglong>(std::ssize(canvas->picture()->asking) - 1));
        QTRY_VERIFY(canvas->picture()->query == std::ssize(canvas->picture()->asking) - 1);
        const auto at = [&](core::Index row, core::Index column) {
            return canvas->squareOf(core::patchToken(canvas->picture()->patches, {row, column})).center().toPoint();
        };
        QTest::mousePress(canvas, Qt::LeftButton, {}, at(0, 0));
        QTest::mouseMove(canvas, at(1, 1));
        QTest::mouseRelease(canvas, Qt::LeftButton, {}, at(1, 1));
        QCOMPARE(canvas->region().size(), std::size_t{4});
        QVERIFY(m_hands.find<PictureView>()->words().contains("Region of 4 patches"));
        QTest::mouseClick(m_hands.find<QToolButton>("hideRegion"), Qt::LeftButton);
        QTRY_COMPARE(m_hands.window->editor().session().run().interventions.size(), std::size_t{1});
        // In the whole picture, too, which has one patch in its place.
        core::Index hidden = 0;
        for (const core::TextSpan& span : m_hands.window->editor().session().run().spans)
            hidden += span.range.to - span.range.from;
        QCOMPARE(hidden, core::Index{5});
        auto* again = m_hands.find<QToolButton>("showRegion");
        QTRY_VERIFY(again->isVisible());
        QTRY_COMPARE(canvas->picture()->weights[static_cast<std::size_t>(canvas->region().front())], HeatData::hidden);
        QTest::mouseClick(again, Qt::LeftButton);
        QTRY_VERIFY(m_hands.window->editor().session().run().interventions.empty());
        QTRY_VERIFY(!again->isVisible());
        QTest::keyClick(canvas, Qt::Key_Escape);
        QVERIFY(canvas->region().empty());
    }

    void theTowersHeadsAreReadWhereTheyAreAskedFor()
    {
        openWithPicture();
        m_hands.window->setView(core::View::Picture);
        auto* tower = m_hands.find<TowerStrip>();
        QTRY_VERIFY(m_hands.find<PictureCanvas>()->picture().has_value());
        QVERIFY(!tower->isVisible());
        chooseItem("towerLayer", 2);
        QTRY_VERIFY(tower->isVisible());
        QCOMPARE(tower->spokenTables().front().rows, 3);
        QCOMPARE(tower->spokenTables().front().columns, 144);
        QTRY_VERIFY(m_hands.shows("on average over all its patches"));
        chooseItem("towerLayer", 0);
        QTRY_VERIFY(!tower->isVisible());
    }

    void aWholePictureIsReadOnce()
    {
        openWithPicture();
        QCheckBox* whole = m_hands.find<PictureInput>()->wholeBox();
        QVERIFY(whole->isVisible());
        QTest::mouseClick(whole, Qt::LeftButton, {}, QPoint(8, whole->height() / 2));
        QTRY_VERIFY(m_hands.shows("the whole picture as 4 tokens"));
        QVERIFY(m_hands.window->editor().session().run().whole_pictures);
        m_hands.press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(m_hands.shows("as 20 tokens"));
        QTRY_VERIFY(!whole->isChecked());
    }

private:
    void openModel()
    {
        m_hands.window->openPath(readerFolder);
        QTRY_VERIFY(m_hands.shows("where it says"));
    }

    void openWithPicture()
    {
        openModel();
        m_hands.window->openPath(seenFile);
        QTRY_VERIFY(m_hands.shows("as 20 tokens"));
        QTRY_VERIFY(finished());
    }

    bool finished() const
    {
        const auto trace = m_hands.window->bench().results.shown();
        return trace != nullptr && trace->finished() && trace->batch.sequences.front().pictures != nullptr;
    }

    void chooseItem(const char* name, const QVariant& data) const
    {
        auto* combo = m_hands.find<QComboBox>(name);
        const int place = combo->findData(data);
        QVERIFY2(place >= 0, name);
        combo->setCurrentIndex(place);
        emit combo->activated(place);
    }

    WindowDriver m_hands;
};

TEST_CLASS(TestPicturesInTextsWindow)
#include "tst_pictures_in_texts_window.moc"
