#pragma once

#include "app/main_window.h"

#include <QApplication>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>

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

    /// What all visible labels say.
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
