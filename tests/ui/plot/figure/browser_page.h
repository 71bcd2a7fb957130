#pragma once

#include <QJsonObject>
#include <QPointF>
#include <QProcess>
#include <QSize>
#include <QStringList>
#include <QTemporaryDir>

/// A page of a headless Chromium, driven over a pipe by its DevTools protocol.
class BrowserPage {
public:
    /// The browser's path; empty where there is none.
    static QString browser();

    explicit BrowserPage(const QSize& size = {1300, 900});
    ~BrowserPage();
    BrowserPage(const BrowserPage&) = delete;
    BrowserPage& operator=(const BrowserPage&) = delete;

    /// Opens a file and waits until it is loaded.
    void open(const QString& file);
    /// What a script comes to; a promise is waited for.
    QJsonValue evaluate(const QString& script);
    /// Waits until a script comes to true.
    bool waitFor(const QString& script);
    void moveMouse(const QPointF& place);
    void click(const QPointF& place);
    /// @param code        as the protocol has it: "ArrowDown"
    /// @param modifiers  1: Alt, 2: Ctrl
    void press(const QString& code, int modifiers = 0);
    /// Into what has the focus.
    void type(const QString& text);
    QByteArray printed();

    /// What the page has asked for since it was opened.
    const QStringList& requests() const { return m_requests; }
    /// What its console says: errors, and what its policy has forbidden.
    const QStringList& complaints() const { return m_complaints; }

private:
    QJsonObject call(const QString& method, const QJsonObject& parameters = {});
    QJsonObject receive();
    void note(const QJsonObject& event);

    QTemporaryDir m_folder;
    QProcess m_process;
    int m_to = -1;
    int m_from = -1;
    int m_number = 0;
    QString m_session;
    QByteArray m_rest;
    QStringList m_requests;
    QStringList m_complaints;
    bool m_loaded = false;
};
