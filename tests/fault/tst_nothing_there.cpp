#include "app/main_window.h"

#include <QStackedWidget>
#include <QTest>
#include <QTimer>

#include "core/tensor/safetensors_writer.h"
#include "tests/test_class.h"
#include "tests/ui/at_rest.h"
#include "tests/window/slow_model.h"
#include "tests/window/window_driver.h"
#include "ui/words/views/view_rows.h"

#include <cmath>

namespace fs = std::filesystem;

namespace {

const std::vector<Qt::Key> keys{Qt::Key_Left,  Qt::Key_Right,  Qt::Key_Up,       Qt::Key_Down,   Qt::Key_Home,
                                Qt::Key_End,   Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_Space,  Qt::Key_Return,
                                Qt::Key_Enter, Qt::Key_Escape, Qt::Key_Delete,   Qt::Key_Insert, Qt::Key_Backspace,
                                Qt::Key_Plus,  Qt::Key_Minus,  Qt::Key_0,        Qt::Key_1,      Qt::Key_A,
                                Qt::Key_I,     Qt::Key_M,      Qt::Key_N,        Qt::Key_P};

/// One head's queries and keys for more tokens than a map is drawn cell by cell of.
fs::path longFile(const fs::path& folder)
{
    constexpr core::Index tokens = 4200;
    std::vector<float> numbers(static_cast<std::size_t>(tokens * 4));
    for (std::size_t i = 0; i < numbers.size(); ++i) numbers[i] = std::sin(static_cast<float>(i));
    const fs::path file = folder / "long.safetensors";
    core::writeSafetensors(file, {{"q", {tokens, 4}, numbers}, {"k", {tokens, 4}, numbers}}, {});
    return file;
}

}  // namespace

/// Every key in every view while there is nothing in it, or something other than a computed text.
class TestNothingThere final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        m_hands.separate("test-nothing-there");
        m_here = m_folder.path().toStdString();
        writeSlowModel(m_here / "slow");
        // Whatever a key opens is closed again.
        connect(&m_closer, &QTimer::timeout, this, [] {
            for (QWidget* each : {QApplication::activePopupWidget(), QApplication::activeModalWidget()})
                if (each != nullptr) each->close();
        });
        m_closer.start(5);
    }

    void everyKeyInEveryView_data()
    {
        QTest::addColumn<QString>("state");
        for (const char* state : {"an empty text", "loading", "a long map", "failed", "a dump", "a picture"})
            QTest::newRow(state) << state;
    }

    void everyKeyInEveryView()
    {
        QFETCH(QString, state);
        m_hands.open();
        int pressed = 0;
        // Every view is there then, be it hidden.
        for (const ViewRow& row : viewRows()) m_hands.window->setView(row.view);
        for (const ViewRow& row : viewRows()) {
            enter(state);
            m_hands.window->setView(row.view);
            // Two states are about what is being computed, and the others about what is there.
            if (state == "a long map")
                QTRY_VERIFY_WITH_TIMEOUT(m_hands.shows("4200 tokens"), 60'000);
            else if (state == "loading")
                QCoreApplication::processEvents();
            else
                QVERIFY(at_rest::comesToRest());
            // Those that are not seen too: a shortcut or a click may have left the focus there.
            for (QWidget* widget : widgets())
                for (const Qt::Key key : keys) {
                    QTest::keyClick(widget, key, ++pressed % 3 == 0 ? Qt::ShiftModifier : Qt::NoModifier);
                    if (state == "loading" && pressed % 200 == 0) enter(state);
                }
            QVERIFY(m_hands.window->isVisible());
        }
        QVERIFY(pressed > 200);
        m_hands.window->begin(WindowDriver::namedHeads(), "it goes on");
        m_hands.window->setView(core::View::Map);
        QTRY_VERIFY_WITH_TIMEOUT(m_hands.shows("3 tokens"), 20000);
        m_hands.window.reset();
    }

private:
    void enter(const QString& state) const
    {
        MainWindow& window = *m_hands.window;
        if (state == "an empty text") return window.setText("");
        if (state == "loading") return window.begin(m_here / "slow", QStringLiteral("the sea ").repeated(60));
        if (state == "a long map") return window.openPath(longFile(m_here));
        if (state == "failed") return window.begin(m_here / "nothing", "a text");
        if (state == "a dump")
            return window.openPath(fs::path(SOURCE_DIR) / "tests/golden/data/dumps/llama_layers_1_3.safetensors");
        const fs::path data = fs::path(SOURCE_DIR) / "tests/golden/data";
        window.openPath(data / "models/vit");
        QVERIFY(at_rest::comesToRest());  // the model is open
        window.openPath(data / "pictures/house.png");
    }

    QList<QWidget*> widgets() const
    {
        QList<QWidget*> all;
        const auto* views = m_hands.find<QStackedWidget>();
        for (auto* widget : views->findChildren<QWidget*>())
            if ((widget->focusPolicy() & Qt::TabFocus) != 0 && widget->isEnabled()
                && (widget->isVisible() || widget->metaObject()->className() == QByteArray("HeadGrid")))
                all.append(widget);
        return all;
    }

    QTemporaryDir m_folder;
    fs::path m_here;
    QTimer m_closer;
    WindowDriver m_hands;
};

TEST_CLASS(TestNothingThere)
#include "tst_nothing_there.moc"
