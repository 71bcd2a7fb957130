#pragma once

#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include "ui/control/head_findings.h"
#include "ui/file/file_opener.h"

/// What a window works on, without a window.
struct WorkbenchHands {
    static std::filesystem::path model(const char* name)
    {
        return std::filesystem::path(SOURCE_DIR) / "tests/golden/data/models" / name;
    }
    static std::filesystem::path bundled(const char* name)
    {
        return std::filesystem::path(SOURCE_DIR) / "resources/models" / name;
    }

    WorkbenchHands()
    {
        QStandardPaths::setTestModeEnabled(true);
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, settings.path());
        qputenv("XDG_STATE_HOME", settings.path().toUtf8());
        QObject::connect(&editor, &SessionEditor::edited, &editor, [this] { selection.tell(); });
    }

    void begin(const std::filesystem::path& folder, const std::string& text)
    {
        core::Session session;
        session.run().model = folder;
        session.run().texts = {text};
        editor.reset(session);
    }

    /// Until what is asked is computed.
    bool settle() const
    {
        return QTest::qWaitFor([this] { return !results.isRunning() && !stages.isLoading(); }, 20'000);
    }

    QTemporaryDir settings;
    SessionEditor editor;
    RunResults results{editor, 256U << 20U};
    StageLoader stages{64U << 20U};
    Selection selection{editor, results, stages};
    ModelAnswer answer{editor, results, selection};
    HeadFindings findings{editor, results, selection, answer};
};
