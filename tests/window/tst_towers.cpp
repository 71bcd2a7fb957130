#include "tests/window/window_driver.h"
#include "ui/panel/input/input_panel.h"
#include "ui/panel/input/likeness_panel.h"
#include "ui/panel/inspect/weight_bars.h"
#include "ui/part/segments.h"
#include "ui/part/text_editor.h"

#include <QAbstractButton>

#include "tests/test_class.h"

namespace {

const std::filesystem::path golden = std::filesystem::path(SOURCE_DIR) / "tests/golden/data";

}  // namespace

/// A model with two towers in the real window.
class TestTowers final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_hands.separate("towers"); }
    void init() { m_hands.open(); }
    void cleanup() { m_hands.window.reset(); }

    void pictureAndTextsAreCompared()
    {
        openPicture();
        QVERIFY(panel()->isVisible());
        choose("Text");
        QTRY_VERIFY(m_hands.find<TextEditor>()->isVisible());
        m_hands.window->editor().setText(0, "a house");
        QTRY_VERIFY(m_hands.shows("Cosine: "));
        m_hands.window->editor().addText();
        m_hands.window->editor().setText(1, "the sea");
        QTRY_COMPARE(panel()->bars()->bars().size(), std::size_t{2});
        float sum = 0;
        for (const WeightBars::Bar& bar : panel()->bars()->bars()) sum += bar.value;
        QVERIFY(std::abs(sum - 1) < 1e-5F);
        QVERIFY(m_hands.shows("softmax of 12.2 · cosine"));
        choose("Picture");
        QTRY_VERIFY(m_hands.shows("house.png"));
        QCOMPARE(panel()->bars()->bars().size(), std::size_t{2});
        // Each choice is one step back.
        m_hands.press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(m_hands.find<TextEditor>()->isVisible());
        QCOMPARE(m_hands.window->editor().session().run().tower, core::Tower::Texts);
    }

    void aDroppedPictureGoesToItsTower()
    {
        openPicture();
        choose("Text");
        QTRY_VERIFY(m_hands.find<TextEditor>()->isVisible());
        m_hands.window->openPath(golden / "pictures/inks.jpg");
        QTRY_VERIFY(m_hands.shows("inks.jpg"));
        QCOMPARE(m_hands.window->editor().session().run().tower, core::Tower::Pictures);
    }

    void otherModelsHaveNoTowers()
    {
        openPicture();
        m_hands.window->openPath(WindowDriver::namedHeads());
        QTRY_VERIFY(m_hands.shows("12 tokens"));
        QVERIFY(!panel()->isVisible());
    }

private:
    void openPicture()
    {
        m_hands.window->openPath(golden / "clip/model");
        QTRY_VERIFY(m_hands.shows("reads pictures. Drop a PNG or JPEG here"));
        m_hands.window->openPath(golden / "pictures/house.png");
        QTRY_VERIFY(m_hands.shows("house.png"));
        QTRY_VERIFY(m_hands.shows("computed in"));
    }

    LikenessPanel* panel() const { return m_hands.find<LikenessPanel>(); }

    void choose(const char* tower) const
    {
        for (auto* button : m_hands.find<InputPanel>()->findChildren<QAbstractButton*>())
            if (button->text() == QLatin1String(tower)) QTest::mouseClick(button, Qt::LeftButton);
    }

    WindowDriver m_hands;
};

TEST_CLASS(TestTowers)
#include "tst_towers.moc"
