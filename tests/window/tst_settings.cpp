#include "tests/window/window_driver.h"

#include "core/kernel/parallel.h"
#include "ui/panel/models/model_chooser.h"
#include "ui/part/heading.h"
#include "ui/settings/settings_dialog.h"
#include "ui/theme/magnification.h"
#include "ui/theme/stillness.h"

#include <QCheckBox>
#include <QComboBox>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>

#include "tests/test_class.h"

#include <thread>

/// What is decided once: that it holds at once, is remembered, and gives way to what a session says.
class TestSettings final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_hands.separate("settings"); }
    void init() { m_hands.open(); }
    void cleanup()
    {
        m_hands.window.reset();
        QSettings().clear();
        Settings().apply();
    }

    void everyLineHoldsAtOnceAndIsRemembered()
    {
        open();
        choose("colors", "greys");
        choose("count", "count from 0");
        choose("unit", "in bits");
        QCOMPARE(session().figure.color_map, "greys");
        QCOMPARE(session().figure.count_from, core::Index{0});
        QVERIFY(session().heads.unit == core::LogUnit::Bits);
        dialog()->findChild<QSpinBox*>("threads")->setValue(1);
        QCOMPARE(core::threads(), core::Index{1});
        dialog()->findChild<QSpinBox*>("memory")->setValue(128);
        choose("theme", "High contrast");
        QCOMPARE(QApplication::palette().color(QPalette::Window), QColor(Qt::black));
        const Settings kept = Settings::stored();
        QVERIFY(kept == (Settings{"greys", 0, core::LogUnit::Bits, 1, 128, ThemeChoice::Contrast}));
        QVERIFY(!m_hands.window->editor().history().canUndo());
    }

    /// Nothing blinks or glides; and what was usual comes back.
    void theWindowCanBeKeptStill()
    {
        const int usual = QApplication::cursorFlashTime();
        open();
        dialog()->findChild<QCheckBox*>("still")->click();
        QVERIFY(Settings::stored().still && isKeptStill());
        QCOMPARE(QApplication::cursorFlashTime(), 0);
        QVERIFY(!QApplication::isEffectEnabled(Qt::UI_AnimateMenu));
        dialog()->findChild<QCheckBox*>("still")->click();
        QVERIFY(!isKeptStill());
        QCOMPARE(QApplication::cursorFlashTime(), usual);
    }

    /// What lies in a folder of one's own stands in the list of models, by its way from there.
    void foldersOfModelsAreLookedThrough()
    {
        QTemporaryDir own;
        QVERIFY(QDir(own.path()).mkpath("decoders/tiny"));
        for (const char* name : {"config.json", "model.safetensors", "tokenizer.json"})
            QFile::copy(QString::fromStdString((WindowDriver::gpt2() / name).string()),
                        own.filePath(QStringLiteral("decoders/tiny/") + name));
        open();
        m_hands.answerDialog(own.path());
        dialog()->findChild<QPushButton*>("addFolder")->click();
        QCOMPARE(Settings::stored().model_folders, QStringList{own.path()});
        QTest::keyClick(dialog(), Qt::Key_Escape);
        m_hands.press(Qt::Key_O, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(m_hands.find<ModelChooser>() != nullptr);
        const auto* list = m_hands.find<ModelChooser>()->findChild<QListView*>();
        const auto found = [list](const QString& name) {
            for (int row = 0; row < list->model()->rowCount(); ++row)
                if (list->model()->index(row, 0).data().toString() == name) return true;
            return false;
        };
        QTRY_VERIFY(found("decoders/tiny") && found("Your folders"));
        m_hands.find<ModelChooser>()->close();
        open();
        dialog()->findChild<QListWidget*>("folders")->setCurrentRow(0);
        dialog()->findChild<QPushButton*>("removeFolder")->click();
        QVERIFY(Settings::stored().model_folders.isEmpty());
    }

    void theTypeSizeIsThatOfTheViewMenu()
    {
        open();
        dialog()->findChild<QSpinBox*>("size")->setValue(150);
        QCOMPARE(Magnification::instance().percent(), 150);
        QTest::keyClick(dialog(), Qt::Key_Escape);
        QTRY_VERIFY(dialog() == nullptr);
        m_hands.press(Qt::Key_0, Qt::ControlModifier);
        QCOMPARE(Magnification::instance().percent(), 100);
        open();
        QCOMPARE(dialog()->findChild<QSpinBox*>("size")->value(), 100);
    }

    void theNextWindowBeginsWithThem()
    {
        Settings{.color_map = "magma", .count_from = 0}.store();
        m_hands.window = std::make_unique<MainWindow>(QApplication::palette());
        m_hands.window->begin(WindowDriver::namedHeads(), MainWindow::exampleText());
        QCOMPARE(session().figure.color_map, "magma");
        QCOMPARE(session().figure.count_from, core::Index{0});
        QVERIFY(!m_hands.window->isWindowModified());
    }

    void aSavedSessionKeepsItsOwn()
    {
        Settings{.color_map = "magma"}.store();
        core::Session saved;
        saved.figure.color_map = "cividis";
        QCOMPARE(Settings::stored().begunWith(saved).figure.color_map, "cividis");
    }

    void theUsualOnesComeBack()
    {
        Settings{"greys", 0, core::LogUnit::Bits, 1, 128, ThemeChoice::Dark}.store();
        open();
        const auto buttons = dialog()->findChildren<QPushButton*>();
        const auto usual = std::ranges::find_if(
            buttons, [](const QPushButton* button) { return button->text().remove('&') == "Usual settings"; });
        QVERIFY(usual != buttons.end());
        (*usual)->click();
        QVERIFY(Settings::stored() == Settings());
        QCOMPARE(core::threads(), static_cast<core::Index>(std::thread::hardware_concurrency()));
    }

    void whatNoControlOffersCountsAsUsual()
    {
        QSettings kept;
        kept.setValue("maps/color_map", "jet");
        kept.setValue("engine/threads", -4);
        kept.setValue("engine/memory", 1);
        kept.setValue("window/theme", 99);
        const Settings read = Settings::stored();
        QCOMPARE(read.color_map, "viridis");
        QCOMPARE(read.threads, 0);
        QCOMPARE(read.memory, Settings::leastMemory);
        QVERIFY(read.theme == ThemeChoice::Contrast);
    }

    void everyLineHasANameAndASentence()
    {
        open();
        for (const QWidget* control : dialog()->findChildren<QWidget*>()) {
            if (qobject_cast<const QComboBox*>(control) == nullptr && qobject_cast<const QSpinBox*>(control) == nullptr)
                continue;
            QVERIFY2(!control->accessibleName().isEmpty(), qPrintable(control->objectName()));
            QVERIFY2(control->accessibleDescription().endsWith('.'), qPrintable(control->objectName()));
        }
    }

    void forgettingLeavesNothing()
    {
        Settings{.color_map = "magma"}.store();
        QSettings().setValue("window/geometry", QByteArray("here"));
        QVERIFY(!Settings::reset().empty());
        QVERIFY(QSettings().allKeys().isEmpty());
        QVERIFY(Settings::stored() == Settings());
    }

private:
    const core::Session& session() const { return m_hands.window->editor().session(); }
    SettingsDialog* dialog() const { return m_hands.find<SettingsDialog>(); }

    void open()
    {
        m_hands.press(Qt::Key_Comma, Qt::ControlModifier);
        QTRY_VERIFY(dialog() != nullptr && dialog()->isVisible());
    }

    void choose(const char* name, const QString& text)
    {
        auto* box = dialog()->findChild<QComboBox*>(name);
        const int index = box->findText(text);
        QVERIFY2(index >= 0, qPrintable(text));
        box->setCurrentIndex(index);
        emit box->activated(index);
    }

    WindowDriver m_hands;
};

TEST_CLASS(TestSettings)
#include "tst_settings.moc"
