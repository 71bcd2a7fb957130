#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QProcess>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include "app/render/render.h"
#include "core/file/whole_file.h"
#include "tests/test_class.h"
#include "tests/window/window_driver.h"
#include "ui/panel/export/export_dialog.h"
#include "ui/plot/figure/figure_export.h"
#include "ui/plot/figure/session_source.h"

#include <memory>
#include <set>

namespace fs = std::filesystem;
using Content = core::FigureSettings::Content;

namespace {

const fs::path bundled = fs::path(SOURCE_DIR) / "resources/models";
const fs::path pictured = fs::path(SOURCE_DIR) / "resources/lessons/pictures/odd-by-shape.png";

}  // namespace

/// A figure has the same bytes whether the window's dialog makes it, the command line from the dialog's session, or the
/// command that the dialog shows.
class TestFiguresAlike final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_hands.separate("figures-alike"); }
    void init() { m_hands.open(); }
    void cleanup() { m_hands.window.reset(); }

    void eachContentIsTheSameByWindowAndByCommand_data()
    {
        QTest::addColumn<QString>("model");
        QTest::addColumn<bool>("picture");
        QTest::addColumn<int>("least");
        QTest::newRow("text") << "primer-encoder" << false << 13;
        QTest::newRow("text with a mask") << "primer-decoder" << false << 13;
        QTest::newRow("translation") << "primer-translator" << false << 10;
        QTest::newRow("picture") << "primer-vision" << true << 13;
    }

    void eachContentIsTheSameByWindowAndByCommand()
    {
        QFETCH(const QString, model);
        QFETCH(const bool, picture);
        QFETCH(const int, least);
        openModel(bundled / model.toStdString());
        if (picture) {
            QTRY_VERIFY_WITH_TIMEOUT(m_hands.shows("reads pictures"), 60'000);
            m_hands.window->openPath(pictured);
            QTRY_VERIFY_WITH_TIMEOUT(m_hands.shows("26 tokens"), 60'000);
        }
        ExportDialog* dialog = nullptr;
        // Until the model's own attention is there the dialog is about the one before, whose heads have names.
        const auto isOfModel = [&] {
            dialog = openDialog();
            if (dialog != nullptr && !dialog->findChild<QComboBox*>("figureContent")->itemText(0).contains("previous"))
                return true;
            if (dialog != nullptr) dialog->reject();
            return false;
        };
        QTRY_VERIFY_WITH_TIMEOUT(isOfModel(), 60'000);
        auto* inside = dialog->findChild<QCheckBox*>("sessionInside");
        if (inside->isChecked()) inside->click();
        auto* contents = dialog->findChild<QComboBox*>("figureContent");
        std::set<Content> seen;
        for (int place = 0; place < contents->count(); ++place) {
            contents->setCurrentIndex(place);
            emit contents->activated(place);
            const QByteArray shown = bytesOf(*dialog);
            const QByteArray what = contents->itemText(place).toUtf8();
            QVERIFY2(!shown.isEmpty(), what);
            seen.insert(dialog->settings().content);
            compare(drawnOfSession(*dialog), shown, "session: " + what);
            compare(drawnByCommand(*dialog), shown, "command: " + what);
        }
        dialog->reject();
        QVERIFY2(m_different.isEmpty(), m_different.join('\n'));
        QVERIFY(!picture || seen.contains(Content::Picture));
        QVERIFY2(std::ssize(seen) >= least, QByteArray::number(std::ssize(seen)));
    }

    void itIsOpenedWhereverTheKeysAre()
    {
        std::set<QByteArray> kinds;
        for (auto* widget : m_hands.window->findChildren<QWidget*>()) {
            const bool takesKeys = widget->isVisible() && widget->isEnabled() && widget->focusPolicy() & Qt::TabFocus;
            if (!takesKeys || !kinds.insert(widget->metaObject()->className()).second) continue;
            m_hands.window->activateWindow();
            QVERIFY(QTest::qWaitForWindowActive(m_hands.window.get()));
            widget->setFocus();
            QTRY_VERIFY2(widget->hasFocus(), widget->metaObject()->className());
            QTest::keyClick(widget, Qt::Key_E, Qt::ControlModifier);
            QTRY_VERIFY2(m_hands.find<ExportDialog>() != nullptr, widget->metaObject()->className());
            m_hands.find<ExportDialog>()->reject();
            QTRY_VERIFY(m_hands.find<ExportDialog>() == nullptr);
        }
        QVERIFY2(kinds.size() > 6, QByteArray::number(kinds.size()));
    }

    void numbersAreThoseOfOneFigure()
    {
        ExportDialog* dialog = openDialog();
        QVERIFY(dialog != nullptr);
        auto* values = dialog->findChild<QCheckBox*>("figureValues");
        QVERIFY(!values->isChecked());
        values->click();
        QVERIFY(dialog->settings().values);
        QVERIFY(!bytesOf(*dialog).isEmpty());
        // Maps of layers and heads have numbers anyway, and the map has none again after them.
        auto* contents = dialog->findChild<QComboBox*>("figureContent");
        const auto choose = [contents](int place) {
            contents->setCurrentIndex(place);
            emit contents->activated(place);
        };
        choose(contents->findText("Chart: a measure of every head"));
        QVERIFY(dialog->settings().values);
        choose(0);
        QVERIFY(!dialog->settings().values);
        dialog->reject();
        QTRY_VERIFY(m_hands.find<ExportDialog>() == nullptr);
        dialog = openDialog();
        QVERIFY(dialog != nullptr);
        QVERIFY(!dialog->settings().values);
        dialog->reject();
    }

private:
    void openModel(const fs::path& folder)
    {
        m_hands.window->openPath(folder);
        const auto isThere = [&] {
            return m_hands.window->editor().session().run().model == folder && m_hands.find<QComboBox>() != nullptr;
        };
        QTRY_VERIFY(isThere());
    }

    ExportDialog* openDialog()
    {
        const auto opened = [&] {
            if (m_hands.find<ExportDialog>() == nullptr) m_hands.press(Qt::Key_E, Qt::ControlModifier);
            return m_hands.find<ExportDialog>() != nullptr;
        };
        [&] { QTRY_VERIFY_WITH_TIMEOUT(opened(), 60'000); }();
        return m_hands.find<ExportDialog>();
    }

    /// What the dialog copies; empty where it does not.
    static QByteArray bytesOf(ExportDialog& dialog)
    {
        auto* save = dialog.findChild<QPushButton*>("primary");
        [&] { QTRY_VERIFY_WITH_TIMEOUT(save->isEnabled(), 60'000); }();
        QApplication::clipboard()->clear();
        QSignalSpy copied(&dialog, &ExportDialog::copied);
        dialog.copy({"pdf"});
        [&] { QTRY_VERIFY_WITH_TIMEOUT(copied.count() == 1, 60'000); }();
        const QMimeData* held = QApplication::clipboard()->mimeData();
        return held == nullptr ? QByteArray() : held->data("application/pdf");
    }

    static QByteArray drawn(const std::vector<std::string>& arguments)
    {
        try {
            return figureBytes(*renderedFigure(arguments, std::make_shared<core::OpenedModels>()), "pdf");
        } catch (const std::exception& error) {
            return error.what();
        }
    }

    QByteArray drawnOfSession(const ExportDialog& dialog)
    {
        const fs::path folder = m_folder.path().toStdString();
        const fs::path file = folder / "shown.attnscope";
        core::writeWhole(file, sessionTextOf(dialog.session())(dialog.settings(), folder));
        return drawn({file.string(), "--trust"});
    }

    /// As a shell takes them apart.
    static QStringList shellWords(const QString& command)
    {
        QProcess shell;
        shell.start("/bin/sh", {"-c", "printf '%s\\0' " + command});
        if (!shell.waitForFinished()) return {};
        return QString::fromUtf8(shell.readAllStandardOutput()).split(QChar(u'\0'), Qt::SkipEmptyParts);
    }

    static QByteArray drawnByCommand(const ExportDialog& dialog)
    {
        const QString command = dialog.findChild<QPlainTextEdit*>("renderCommand")->toPlainText();
        std::vector<std::string> arguments;
        for (const QString& each : shellWords(command).mid(2)) {  // behind "attentionscope render"
            if (each == "--no-session") continue;
            arguments.push_back(each.toStdString());
        }
        for (auto out = arguments.begin(); out != arguments.end(); ++out) {
            if (*out != "--out") continue;
            arguments.erase(out, out + 2);
            break;
        }
        return drawn(arguments);
    }

    void compare(const QByteArray& found, const QByteArray& expected, const QByteArray& what)
    {
        if (found == expected) return;
        m_different << what + (found.startsWith("%PDF") ? QByteArray(": other bytes") : ": " + found);
    }

    WindowDriver m_hands;
    QTemporaryDir m_folder;
    QByteArrayList m_different;
};

TEST_CLASS(TestFiguresAlike)
#include "tst_figures_alike.moc"
