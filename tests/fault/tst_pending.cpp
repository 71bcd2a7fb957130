#include "app/main_window.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QTest>

#include "core/model/folder/bundled_models.h"
#include "core/session/session_json.h"
#include "tests/test_class.h"
#include "tests/ui/at_rest.h"
#include "tests/window/window_driver.h"
#include "ui/panel/example/example_menu.h"

namespace fs = std::filesystem;

namespace {

struct Step {
    const char* name;
    std::function<void(const WindowDriver&)> act;
};

/// States of the window in which other fields are there.
const std::vector<Step>& states()
{
    static const std::vector<Step> all{
        {"map", [](const WindowDriver&) {}},
        {"mask", [](const WindowDriver& hands) { hands.press(Qt::Key_3, Qt::ControlModifier); }},
        {"two runs",
         [](const WindowDriver& hands) {
             hands.press(Qt::Key_4, Qt::ControlModifier);
             auto* kind = hands.find<QComboBox>("compareKind");
             kind->setFocus();
             QTest::keyClick(kind, Qt::Key_End);
         }},
        {"all heads", [](const WindowDriver& hands) { hands.press(Qt::Key_5, Qt::ControlModifier); }},
        {"teaching module", [](const WindowDriver& hands) { hands.press(Qt::Key_T, Qt::ControlModifier); }},
        {"translation",
         [](const WindowDriver& hands) { hands.window->openPath(core::bundledModels() / "primer-translator"); }},
    };
    return all;
}

/// What takes away from under a field what it is about.
const std::vector<Step>& actions()
{
    static const std::vector<Step> all{
        {"undo", [](const WindowDriver& hands) { hands.window->editor().undo(); }},
        {"redo",
         [](const WindowDriver& hands) {
             hands.window->editor().undo();
             hands.window->editor().redo();
         }},
        {"drop",
         [](const WindowDriver& hands) {
             hands.window->openPath(fs::path(SOURCE_DIR) / "tests/golden/data/dumps/llama_layers_1_3.safetensors");
         }},
        {"open",
         [](const WindowDriver& hands) {
             hands.window->openPath(core::bundledModels().parent_path()
                                    / "examples/named-1-the-same-word-again.attnscope");
         }},
        {"preset", [](const WindowDriver& hands) { hands.window->editor().setPreset(core::modulePresets().back()); }},
        {"example",
         [](const WindowDriver& hands) {
             hands.find<ExampleMenu>()->actions().constFirst()->menu()->actions().constLast()->trigger();
         }},
        {"model", [](const WindowDriver& hands) { hands.window->openPath(WindowDriver::gpt2()); }},
        {"another view", [](const WindowDriver& hands) { hands.press(Qt::Key_1, Qt::ControlModifier); }},
    };
    return all;
}

bool isField(const QWidget* widget)
{
    const auto* combo = qobject_cast<const QComboBox*>(widget);
    return qobject_cast<const QLineEdit*>(widget) != nullptr || qobject_cast<const QPlainTextEdit*>(widget) != nullptr
           || qobject_cast<const QAbstractSpinBox*>(widget) != nullptr || (combo != nullptr && combo->isEditable());
}

}  // namespace

/// A field with something typed into it that was not entered, while what it is about goes away.
class TestPending final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_hands.separate("test-pending"); }

    void pendingEdits_data()
    {
        QTest::addColumn<int>("state");
        for (std::size_t i = 0; i < states().size(); ++i) QTest::newRow(states()[i].name) << static_cast<int>(i);
    }

    void pendingEdits()
    {
        QFETCH(int, state);
        int pending = 0;
        m_hands.open();
        for (const Step& action : actions())
            for (int i = 0; i < fieldsIn(state); ++i) {
                QWidget* field = fields().at(i);
                field->setFocus();
                QTest::keyClicks(field, "2 x(");
                ++pending;
                action.act(m_hands);
                QCoreApplication::processEvents();
                QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);  // fields that went away
                const core::Session session = m_hands.window->editor().session();
                QCOMPARE(core::sessionFrom(core::privateSessionText(session), "s"), session);
                QVERIFY(m_hands.window->isVisible());
            }
        QVERIFY(pending >= static_cast<int>(actions().size()));
        m_hands.window.reset();
    }

private:
    /// The state anew, and how many fields there are in it.
    int fieldsIn(int state)
    {
        m_hands.window->setView(core::View::Map);
        m_hands.window->begin(WindowDriver::namedHeads(), MainWindow::exampleText());
        [&] { QTRY_VERIFY(m_hands.shows("12 tokens")); }();
        states()[static_cast<std::size_t>(state)].act(m_hands);
        [] { QVERIFY(at_rest::comesToRest()); }();
        return static_cast<int>(fields().size());
    }

    QList<QWidget*> fields() const
    {
        QList<QWidget*> all;
        for (auto* widget : m_hands.window->findChildren<QWidget*>())
            if (isField(widget) && widget->isVisible() && widget->isEnabled() && !isField(widget->parentWidget()))
                all.append(widget);
        return all;
    }

    WindowDriver m_hands;
};

TEST_CLASS(TestPending)
#include "tst_pending.moc"
