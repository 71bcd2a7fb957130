#pragma once

#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTest>

/// The real program's output and exit status; -1 if it crashed.
struct Outcome {
    int status;
    QString out;
    QString err;
};

/// Runs the program to its end.
/// @param unset  names taken out of its environment
inline Outcome program(const QStringList& arguments, const QStringList& unset = {})
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const QString& name : unset) environment.remove(name);
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(PROGRAM), arguments);
    process.waitForFinished(-1);  // the test has a time of its own
    const bool crashed = process.exitStatus() == QProcess::CrashExit;
    return {crashed ? -1 : process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

/// The program's JSON output.
inline QJsonObject jsonOf(const Outcome& outcome)
{
    if (outcome.status != 0) qWarning() << outcome.err;
    return QJsonDocument::fromJson(outcome.out.toUtf8()).object();
}

/// Runs the program, which must end with this status, name the mistake in its last line and write no file "x".
inline void requireRefusal(const QStringList& arguments, int status, const QString& named)
{
    const Outcome outcome = program(arguments);
    QCOMPARE(outcome.status, status);
    const QString last = outcome.err.trimmed().split('\n').last();
    QVERIFY2(last.contains(named), qPrintable(last));
    QVERIFY(!QFileInfo::exists("x"));
}
