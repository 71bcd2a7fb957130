#pragma once

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include "core/model/folder/model_folder.h"
#include "ui/panel/export/export_dialog.h"
#include "ui/panel/export/figure_preview.h"
#include "ui/part/prefixed_spin.h"
#include "ui/part/segments.h"

/// Settings of a test alone, empty before each case.
class OwnSettings {
public:
    explicit OwnSettings(const char* name)
    {
        QStandardPaths::setTestModeEnabled(true);
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
        QApplication::setOrganizationName("attentionscope");
        QApplication::setApplicationName(name);
        applyTheme(*qApp, ThemeChoice::Light, QApplication::palette());
    }

    static void clear() { QSettings().clear(); }

private:
    QTemporaryDir m_folder;
};

inline FigureSource exportedSource()
{
    const auto model = core::openModel(std::filesystem::path(SOURCE_DIR) / "tests/golden/data/models/gpt2_fp16");
    const auto tokens = model->encode("The keeper looks at the sea.", {}).tokens;
    FigureSource source = FigureSource::of(core::run(model, {{core::sequenceOf(tokens)}}, {}));
    source.session.focus.layer = 1;
    source.session.focus.head = 2;
    return source;
}

inline core::FigureSettings oneHeadSettings()
{
    core::FigureSettings settings;
    settings.layer = 1;
    settings.head = 2;
    return settings;
}

inline std::string carried(const core::FigureSettings& settings, const std::filesystem::path& = {})
{
    return "a session of width " + std::to_string(settings.width_mm);
}

/// The dialog and the hands of a person.
class Hands {
public:
    explicit Hands(const core::FigureSettings& settings = oneHeadSettings(),
                   FigureWorker::SessionText session = carried)
        : dialog(exportedSource(), settings, std::move(session))
    {
        dialog.show();
    }

    template<typename Widget>
    Widget* find(const char* name) const
    {
        auto* found = dialog.findChild<Widget*>(QString::fromLatin1(name));
        if (found == nullptr) qFatal("no %s", name);
        return found;
    }

    const core::FigureSettings& settings() const { return dialog.settings(); }
    QString text(const char* label) const { return find<QLabel>(label)->text(); }
    bool shows(const char* widget) const { return find<QWidget>(widget)->isVisible(); }
    QImage picture() const { return dialog.findChild<FigurePreview*>()->picture(); }

    void press(const char* segments, int index) const
    {
        QTest::mouseClick(find<Segments>(segments)->findChildren<QToolButton*>().at(index), Qt::LeftButton);
    }

    void pick(const char* combo, int index) const
    {
        auto* box = find<QComboBox>(combo);
        QTest::keyClick(box, Qt::Key_Home);
        for (int i = 0; i < index; ++i) QTest::keyClick(box, Qt::Key_Down);
    }

    void pick(const char* combo, const QString& text) const { pick(combo, find<QComboBox>(combo)->findText(text)); }

    void enter(const char* field, const QString& text) const
    {
        auto* spin = find<PrefixedSpin>(field);
        spin->setFocus();
        auto* line = spin->findChild<QLineEdit*>();
        line->selectAll();
        text.isEmpty() ? QTest::keyClick(line, Qt::Key_Delete) : QTest::keyClicks(line, text);
        QTest::keyClick(spin, Qt::Key_Return);
    }

    void tick(const char* box) const { QTest::mouseClick(find<QCheckBox>(box), Qt::LeftButton, {}, {8, 8}); }

    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const
    {
        activate();
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    }

    void activate() const
    {
        QWidget* window = find<QWidget>("figureContent")->window();
        window->activateWindow();
        QTRY_COMPARE(QApplication::activeWindow(), window);
    }

    /// Answers the next file dialog with a path.
    void answer(const QString& path)
    {
        auto* waiting = new QTimer(&dialog);
        QObject::connect(waiting, &QTimer::timeout, &dialog, [waiting, path] {
            auto* asked = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            if (asked == nullptr) return;
            waiting->deleteLater();
            asked->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))->setText(path);
            QMetaObject::invokeMethod(asked, "accept", Qt::QueuedConnection);
        });
        waiting->start(20);
    }

    ExportDialog dialog;
};
