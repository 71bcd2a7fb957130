#pragma once

#include "app/main_window.h"

#include <QApplication>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>

#include "ui/file/session_files.h"
#include "ui/part/banner.h"

#include <memory>

/// The real window and the hands of a person: typing, clicking, reading what it says.
class WindowDriver {
public:
    static std::filesystem::path gpt2()
    {
        return std::filesystem::path(SOURCE_DIR) / "tests/golden/data/models/gpt2_fp16";
    }
    static std::filesystem::path namedHeads()
    {
        return std::filesystem::path(SOURCE_DIR) / "resources/models/named-heads";
    }

    /// Settings and copies of this test alone.
    void separate(const char* name)
    {
        QStandardPaths::setTestModeEnabled(true);
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_settings.path());
        QApplication::setOrganizationName("attentionscope");
        QApplication::setApplicationName(name);
    }

    /// Nothing that an earlier test left unsaved is there.
    static void forgetUnsaved()
    {
        std::filesystem::remove_all(recoveryFolder());
        for (const std::filesystem::path& file : SessionFiles::unsaved()) std::filesystem::remove(file);
    }

    void open()
    {
        QSettings().clear();
        window = std::make_unique<MainWindow>(QApplication::palette());
        window->begin(namedHeads(), MainWindow::exampleText());
        window->resize(1300, 850);
        window->show();
        QVERIFY(QTest::qWaitForWindowExposed(window.get()));
        QTRY_VERIFY_WITH_TIMEOUT(shows("12 tokens"), 60'000);
    }

    template<typename Widget>
    Widget* find(const char* name = nullptr) const
    {
        return window->findChild<Widget*>(name == nullptr ? QString() : QString::fromLatin1(name));
    }

    QString textOf(const char* label) const { return find<QLabel>(label)->text(); }
    QString banner() const { return find<Banner>()->text(); }

    /// The texts of all visible labels.
    QString screen() const
    {
        QString all;
        for (const QLabel* label : window->findChildren<QLabel*>())
            if (label->isVisible()) all += label->text() + '\n';
        return all;
    }

    /// Whether any visible label says so.
    bool shows(const QString& part) const
    {
        for (const QLabel* label : window->findChildren<QLabel*>())
            if (label->isVisible() && label->text().contains(part)) return true;
        return false;
    }

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const
    {
        window->activateWindow();  // after a dialog, where no window manager does
        QVERIFY(QTest::qWaitForWindowActive(window.get()));
        QTest::keyClick(window.get(), key, modifiers);
    }

    void type(const QString& text) const
    {
        auto* editor = window->findChild<QPlainTextEdit*>();
        editor->selectAll();
        QTest::keyClicks(editor, text);
    }

    void typeInto(QLineEdit* line, const QString& text) const
    {
        line->setFocus();
        line->selectAll();
        QTest::keyClicks(line, text);
        QTest::keyClick(line, Qt::Key_Return);
    }

    void click(const char* button) const
    {
        auto* found = find<QToolButton>(button);
        QVERIFY2(found != nullptr && found->isVisible(), button);
        QTest::mouseClick(found, Qt::LeftButton);
    }

    /// Answers the next question, by a button of these words, as long as what is returned is there.
    static std::unique_ptr<QTimer> answerBox(const QString& button, bool& asked)
    {
        auto waiting = std::make_unique<QTimer>();
        QObject::connect(waiting.get(), &QTimer::timeout, waiting.get(), [timer = waiting.get(), button, &asked] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            if (box == nullptr) return;
            for (QAbstractButton* each : box->buttons()) {
                if (each->text().remove(QLatin1Char('&')) != button) continue;
                timer->stop();
                asked = true;
                return each->click();
            }
        });
        waiting->start(10);
        return waiting;
    }

    /// Presses an answer of the banner.
    void answer(const QString& button) const
    {
        for (auto* each : find<Banner>()->findChildren<QToolButton*>())
            if (each->isVisible() && each->text() == button) return QTest::mouseClick(each, Qt::LeftButton);
        QFAIL(qPrintable("no such answer: " + button));
    }

    /// Answers the next file dialog with a path.
    void answerDialog(const QString& path) const
    {
        auto* waiting = new QTimer(window.get());
        QObject::connect(waiting, &QTimer::timeout, window.get(), [waiting, path] {
            auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            if (dialog == nullptr) return;
            waiting->deleteLater();
            dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))->setText(path);
            QMetaObject::invokeMethod(dialog, "accept", Qt::QueuedConnection);
        });
        waiting->start(50);
    }

    std::unique_ptr<MainWindow> window;

private:
    QTemporaryDir m_settings;
};
