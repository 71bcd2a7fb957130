#include "tests/window/window_driver.h"

#include <QAbstractItemModelTester>
#include <QListView>
#include <QPushButton>

#include "core/model/folder/bundled_models.h"
#include "core/model/model.h"
#include "tests/core/model/folder/hub_folders.h"
#include "tests/test_class.h"
#include "ui/file/recent_models.h"
#include "ui/panel/models/model_chooser.h"
#include "ui/panel/models/model_list.h"

namespace fs = std::filesystem;

/// Finds, narrows and opens models as a person does, among recent folders and a cache made up for it.
class TestModelChooser final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_hands.separate("test-model-chooser"); }

    void init()
    {
        m_temporary = std::make_unique<QTemporaryDir>();
        m_folder = m_temporary->path().toStdString();
        m_hub = std::make_unique<HubFolders>(m_folder / "hub");
        qputenv("HF_HUB_CACHE", (m_folder / "hub").c_str());
        m_hands.open();
    }

    void cleanup() { m_hands.window.reset(); }

    void everyPlaceIsListedWithWhatItHolds()
    {
        fillCache();
        rememberModel(text(copyOfGpt2("own")));
        openChooser();
        QStringList expected = bundled();
        expected.prepend("[Comes with the program]");
        expected << "[Recent]"
                 << "own"
                 << "[Hugging Face cache]"
                 << "org/tiny"
                 << "other/flaxen"
                 << "other/teapot";
        QTRY_COMPARE(rows(), expected);
        const QModelIndex tiny = rowOf("org/tiny");
        QVERIFY(!tiny.data(ModelList::ArchitectureRole).toString().isEmpty());
        QVERIFY(tiny.data(ModelList::SizeRole).toString().endsWith("kB"));
        QCOMPARE(tiny.data(ModelList::DetailRole).toString(), QString("revision aaa"));
        QVERIFY(tiny.data(ModelList::FolderRole).toString().endsWith("models--org--tiny/snapshots/aaa"));
        QVERIFY(tiny.data(Qt::AccessibleTextRole).toString().contains("org/tiny"));
        QVERIFY(reasonOf("other/teapot").contains("teapot"));
        QVERIFY(reasonOf("other/flaxen").contains("only flax_model.msgpack"));
        QVERIFY(reasonOf("org/tiny").isEmpty());
        QVERIFY(!list()->model()->flags(list()->model()->index(0, 0)).testFlag(Qt::ItemIsSelectable));
    }

    void theDesktopMayTurnDarkWhileOneChooses()
    {
        openChooser();
        QTRY_VERIFY(allPlacesAreSearched());
        const QImage light = list()->grab().toImage();
        m_hands.window->setThemeChoice(ThemeChoice::Dark);
        const QImage turned = list()->grab().toImage();
        chooser()->close();
        QTRY_VERIFY(chooser() == nullptr);
        openChooser();
        QTRY_VERIFY(allPlacesAreSearched());
        QVERIFY(list()->grab().toImage() == turned);
        m_hands.window->setThemeChoice(ThemeChoice::Light);
        QVERIFY(turned != light);
    }

    void whatComesWithTheProgramSaysWhatItCanDo()
    {
        openChooser();
        QTRY_COMPARE(current(), bundled().first());
        for (const QString& name : bundled()) {
            const QModelIndex row = rowOf(name);
            const QString summary = row.data(ModelList::DetailRole).toString();
            QVERIFY2(!summary.isEmpty() && summary != row.data(ModelList::FolderRole).toString(), qPrintable(name));
            QVERIFY(row.data(Qt::AccessibleTextRole).toString().contains(summary));
            QVERIFY(row.data(Qt::ToolTipRole).toString().contains(summary.toHtmlEscaped()));
        }
        QTest::keyClicks(chooser()->findChild<QLineEdit*>(), "made by hand");
        QCOMPARE(rows(), (QStringList{"[Comes with the program]", "Named heads"}));
    }

    void whatAFolderSaysOfItselfMayBeLong()
    {
        const fs::path model = copyOfGpt2("boastful");
        HubFolders::write(model / "README.md", "---\nsummary: " + std::string(3000, 'x') + "\n---\n");
        rememberModel(text(model));
        openChooser();
        QTRY_VERIFY(rowOf("boastful").isValid());
        QCOMPARE(rowOf("boastful").data(ModelList::DetailRole).toString(), shownFolder(model));
        QVERIFY(rowOf("boastful").data(Qt::AccessibleTextRole).toString().size() < 500);
    }

    void typingNarrowsAndEnterOpens()
    {
        fillCache();
        m_hands.type("the same text");
        openChooser();
        QTRY_VERIFY(rowOf("org/tiny").isValid());
        QVERIFY(chooser()->findChild<QLineEdit*>()->hasFocus());
        QTest::keyClicks(chooser()->findChild<QLineEdit*>(), "TINY org");
        QCOMPARE(rows(), (QStringList{"[Hugging Face cache]", "org/tiny"}));
        QTest::keyClick(chooser()->findChild<QLineEdit*>(), Qt::Key_Return);
        QTRY_VERIFY(m_hands.shows("12 heads"));
        QTRY_VERIFY(chooser() == nullptr);
        QCOMPARE(run().texts.front(), std::string("the same text"));
        QCOMPARE(recentModels().front(), text(fs::canonical(m_folder) / "hub/models--org--tiny/snapshots/aaa"));

        m_hands.press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(m_hands.shows("5 heads"));
        QCOMPARE(run().texts.front(), std::string("the same text"));
    }

    void whatMatchesNothingSaysSo()
    {
        openChooser();
        QTest::keyClicks(chooser()->findChild<QLineEdit*>(), "zzz");
        QCOMPARE(rows(), (QStringList{"(No model matches “zzz”.)"}));
        QVERIFY(!openButton()->isEnabled());
        QTest::keyClick(chooser()->findChild<QLineEdit*>(), Qt::Key_Return);
        QVERIFY(chooser()->isVisible());
    }

    void aPastedPathOpens()
    {
        const fs::path own = copyOfGpt2("pasted");
        openChooser();
        QTRY_VERIFY(allPlacesAreSearched());
        auto* field = chooser()->findChild<QLineEdit*>();
        field->setText(text(m_folder / "nowhere"));
        QVERIFY(!openButton()->isEnabled());
        QVERIFY2(shownReason().contains("no file or folder at this path"), qPrintable(shownReason()));
        QTest::keyClick(field, Qt::Key_Return);
        QVERIFY(chooser()->isVisible());
        field->setText("file://" + text(own));
        QVERIFY(openButton()->isEnabled());
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_VERIFY(m_hands.shows("12 heads"));
        QTRY_VERIFY(chooser() == nullptr);
    }

    void reasonsAreReadWithTheKeyboard()
    {
        fillCache();
        openChooser();
        QTRY_VERIFY(rowOf("other/teapot").isValid());
        QTRY_COMPARE(current(), bundled().first());  // the first that can be opened
        QVERIFY(openButton()->isEnabled());
        auto* filter = chooser()->findChild<QLineEdit*>();
        const auto steps = bundled().size() + 1;
        for (int i = 0; i < steps; ++i) QTest::keyClick(filter, Qt::Key_Down);
        QCOMPARE(current(), QString("other/flaxen"));
        QVERIFY(shownReason().contains("flax_model.msgpack"));
        QVERIFY(!openButton()->isEnabled());
        QTest::keyClick(filter, Qt::Key_Return);
        QVERIFY(chooser()->isVisible());
        for (int i = 0; i < steps; ++i) QTest::keyClick(filter, Qt::Key_Up);
        QCOMPARE(current(), bundled().first());  // over the headings between
        QVERIFY(shownReason().isEmpty());
        QVERIFY(openButton()->isEnabled());
        QTest::keyClick(filter, Qt::Key_Escape);
        QTRY_VERIFY(chooser() == nullptr);
        QVERIFY(m_hands.shows("5 heads"));
    }

    void aDoubleClickOpensWhatCanBeOpened()
    {
        fillCache();
        openChooser();
        QTRY_VERIFY(rowOf("other/teapot").isValid());
        for (const char* name : {"other/teapot", "org/tiny"}) {
            QVERIFY(chooser()->isVisible());
            const QPoint spot = list()->visualRect(rowOf(name)).center();
            QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, spot);
            QTest::mouseDClick(list()->viewport(), Qt::LeftButton, {}, spot);
        }
        QTRY_VERIFY(m_hands.shows("12 heads"));
    }

    void aRecentFolderThatIsGoneIsListedOnce()
    {
        const fs::path there = copyOfGpt2("there");
        rememberModel(text(there));
        rememberModel(text(m_folder / "gone"));
        openChooser();
        QTRY_VERIFY(rowOf("gone").isValid());
        QVERIFY(reasonOf("gone").contains("no such file or folder"));
        QTRY_COMPARE(current(), bundled().first());
        QTest::keyClick(chooser(), Qt::Key_Escape);
        QTRY_VERIFY(chooser() == nullptr);
        QCOMPARE(recentModels(), QStringList{text(there)});
    }

    void deleteTakesARecentFolderFromTheList()
    {
        fillCache();
        const fs::path first = copyOfGpt2("first");
        const fs::path second = copyOfGpt2("second");
        rememberModel(text(second));
        rememberModel(text(first));
        openChooser();
        QTRY_VERIFY(rowOf("other/teapot").isValid());
        list()->setFocus();
        list()->setCurrentIndex(rowOf("first"));
        QTest::keyClick(list(), Qt::Key_Delete);
        QCOMPARE(recentModels(), QStringList{text(second)});
        QVERIFY(!rowOf("first").isValid());
        QCOMPARE(current(), QString("second"));
        list()->setCurrentIndex(rowOf("org/tiny"));  // of the cache: not ours to remove
        QTest::keyClick(list(), Qt::Key_Delete);
        QVERIFY(rowOf("org/tiny").isValid());
        QVERIFY(fs::exists(m_folder / "first" / "config.json"));
    }

    void emptyPlacesSayWhatToDo()
    {
        openChooser();
        QTRY_VERIFY(rows().contains("(The models that you open are listed here.)"));
        QTRY_VERIFY(rows().last().contains("No Hugging Face cache at"));
        QVERIFY(rows().last().contains(shownFolder(m_folder / "hub")));
        QVERIFY(rows().last().contains("HF_HOME"));
        QTest::keyClick(chooser(), Qt::Key_Escape);
        QTRY_VERIFY(chooser() == nullptr);
        fs::create_directories(m_folder / "hub");
        openChooser();
        QTRY_VERIFY(rows().last().contains("No models yet"));
    }

    void anyOtherFolderIsAButtonAway()
    {
        const fs::path model = copyOfGpt2("elsewhere");
        openChooser();
        m_hands.answerDialog(text(model));
        QTest::mouseClick(chooser()->findChild<QPushButton*>("chooseFolder"), Qt::LeftButton);
        QTRY_VERIFY(m_hands.shows("12 heads"));
        QCOMPARE(run().model, model);
        QCOMPARE(recentModels(), QStringList{text(model)});
    }

    void thousandsOfModelsComeInOneAfterTheOther()
    {
        for (int i = 0; i < 2000; ++i) {
            const std::string name = "org--net" + std::to_string(i);
            HubFolders::write(m_hub->snapshot(name, "aaa") / "config.json", R"({"model_type": "gpt2"})");
        }
        openChooser();
        const QAbstractItemModelTester tester(list()->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QTest::keyClicks(chooser()->findChild<QLineEdit*>(), "net19");  // while they come
        QTRY_COMPARE(rows().size(), 112);  // its heading, net19, net190 … net199, net1900 … net1999
        chooser()->findChild<QLineEdit*>()->clear();
        QTRY_COMPARE(rows().filter("org/net").size(), 2000);
        QTest::keyClick(chooser(), Qt::Key_Escape);
        QTRY_VERIFY(chooser() == nullptr);
        openChooser();
        QTest::keyClick(chooser(), Qt::Key_Escape);  // stops what has only begun
        QTRY_VERIFY(chooser() == nullptr);
    }

    void theSizeOfTheListIsRemembered()
    {
        openChooser();
        chooser()->resize(700, 500);
        QTest::keyClick(chooser(), Qt::Key_Escape);
        QTRY_VERIFY(chooser() == nullptr);
        openChooser();
        QCOMPARE(chooser()->size(), QSize(700, 500));
    }

private:
    static QString text(const fs::path& path) { return QString::fromStdString(path.string()); }

    const core::Run& run() const { return m_hands.window->editor().session().run(); }

    fs::path copyOfGpt2(const std::string& name) const
    {
        fs::copy(WindowDriver::gpt2(), m_folder / name);
        return m_folder / name;
    }

    /// The names of the models that come with the program.
    static QStringList bundled()
    {
        QStringList names;
        for (const fs::path& folder : core::bundledModelFolders())
            names << QString::fromStdString(core::modelName(folder));
        return names;
    }

    /// One that opens and two that do not.
    void fillCache() const
    {
        m_hub->download("org--tiny", "aaa", WindowDriver::gpt2());
        m_hub->file("other--teapot", "aaa", "config.json", R"({"model_type": "teapot"})");
        m_hub->download("other--flaxen", "aaa", WindowDriver::gpt2());
        const fs::path snapshot = m_hub->repository("other--flaxen") / "snapshots" / "aaa";
        fs::rename(snapshot / "model.safetensors", snapshot / "flax_model.msgpack");
    }

    void openChooser() const
    {
        m_hands.press(Qt::Key_O, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(chooser() != nullptr);
        QVERIFY(QTest::qWaitForWindowExposed(chooser()));
        chooser()->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(chooser()));
    }

    ModelChooser* chooser() const { return m_hands.find<ModelChooser>(); }
    QListView* list() const { return chooser()->findChild<QListView*>("models"); }
    QPushButton* openButton() const { return chooser()->findChild<QPushButton*>("primary"); }
    QString shownReason() const { return chooser()->findChild<QLabel*>("modelReason")->text(); }
    QString current() const { return list()->currentIndex().data().toString(); }

    /// Headings in brackets, hints in parentheses.
    QStringList rows() const
    {
        QStringList all;
        for (int row = 0; row < list()->model()->rowCount(); ++row) {
            const QModelIndex index = list()->model()->index(row, 0);
            const auto kind = static_cast<ModelList::Kind>(index.data(ModelList::KindRole).toInt());
            const QString frame = kind == ModelList::Kind::Heading ? "[%1]"
                                  : kind == ModelList::Kind::Hint  ? "(%1)"
                                                                   : "%1";
            all << frame.arg(index.data().toString());
        }
        return all;
    }

    /// What stands under the last heading where there is no cache.
    bool allPlacesAreSearched() const { return rows().last().contains("No Hugging Face cache at"); }

    QModelIndex rowOf(const QString& name) const
    {
        for (int row = 0; row < list()->model()->rowCount(); ++row) {
            const QModelIndex index = list()->model()->index(row, 0);
            if (index.data().toString() == name) return index;
        }
        return {};
    }

    QString reasonOf(const QString& name) const { return rowOf(name).data(ModelList::ReasonRole).toString(); }

    WindowDriver m_hands;
    std::unique_ptr<QTemporaryDir> m_temporary;
    fs::path m_folder;
    std::unique_ptr<HubFolders> m_hub;
};

TEST_CLASS(TestModelChooser)
#include "tst_model_chooser.moc"
