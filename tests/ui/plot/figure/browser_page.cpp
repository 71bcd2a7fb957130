#include "tests/ui/plot/figure/browser_page.h"

#include <QElapsedTimer>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QStandardPaths>
#include <QTest>
#include <QUrl>

#include <fcntl.h>
#include <poll.h>
#include <stdexcept>
#include <unistd.h>

namespace {

constexpr int patience = 60'000;  ///< milliseconds: another test may have the processor

}  // namespace

QString BrowserPage::browser()
{
    for (const char* name : {"chromium", "chromium-browser", "google-chrome"})
        if (QString path = QStandardPaths::findExecutable(QLatin1String(name)); !path.isEmpty()) return path;
    return {};
}

BrowserPage::BrowserPage(const QSize& size)
{
    int commands[2];
    int answers[2];
    if (::pipe2(commands, O_CLOEXEC) != 0 || ::pipe2(answers, O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
    m_to = commands[1];
    m_from = answers[0];
    // The protocol's own numbers; 100 and more are free.
    m_process.setChildProcessModifier([=] {
        ::dup2(::fcntl(commands[0], F_DUPFD, 100), 3);
        ::dup2(::fcntl(answers[1], F_DUPFD, 100), 4);
    });
    m_process.setStandardErrorFile(QProcess::nullDevice());
    m_process.setStandardOutputFile(QProcess::nullDevice());
    m_process.start(browser(),
                    {"--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe", "--no-first-run",
                     "--disable-background-networking", "--user-data-dir=" + m_folder.path(), "about:blank"});
    ::close(commands[0]);
    ::close(answers[1]);
    if (!m_process.waitForStarted()) throw std::runtime_error("the browser does not start");
    const QJsonArray targets = call("Target.getTargets")["targetInfos"].toArray();
    for (const auto& target : targets)
        if (const QJsonValue each = target; each["type"].toString() == "page")
            m_session = call("Target.attachToTarget", {{"targetId", each["targetId"]}, {"flatten", true}})["sessionId"]
                            .toString();
    for (const char* domain : {"Page", "Runtime", "Network", "Log"}) call(QLatin1String(domain) + ".enable");
    call("Emulation.setDeviceMetricsOverride",
         {{"width", size.width()}, {"height", size.height()}, {"deviceScaleFactor", 1}, {"mobile", false}});
}

BrowserPage::~BrowserPage()
{
    ::close(m_to);  // it ends with its pipe
    if (!m_process.waitForFinished(5000)) m_process.kill();
    m_process.waitForFinished(5000);
    ::close(m_from);
}

QJsonObject BrowserPage::receive()
{
    QElapsedTimer since;
    since.start();
    while (!m_rest.contains('\0')) {
        pollfd ready{m_from, POLLIN, 0};
        if (::poll(&ready, 1, 1000) > 0) {
            QByteArray part(1 << 16, Qt::Uninitialized);
            const ssize_t size = ::read(m_from, part.data(), static_cast<std::size_t>(part.size()));
            if (size <= 0) throw std::runtime_error("the browser has ended");
            m_rest += part.first(size);
        } else if (since.elapsed() > patience) {
            throw std::runtime_error("the browser does not answer");
        }
    }
    const qsizetype end = m_rest.indexOf('\0');
    QJsonObject message = QJsonDocument::fromJson(m_rest.first(end)).object();
    m_rest.remove(0, end + 1);
    return message;
}

void BrowserPage::note(const QJsonObject& event)
{
    const QString method = event["method"].toString();
    const QJsonObject parameters = event["params"].toObject();
    if (method == "Page.loadEventFired") m_loaded = true;
    if (method == "Network.requestWillBeSent") m_requests << parameters["request"]["url"].toString();
    if (method == "Log.entryAdded" && parameters["entry"]["level"].toString() == "error")
        m_complaints << parameters["entry"]["text"].toString();
    if (method == "Runtime.exceptionThrown") m_complaints << QJsonDocument(parameters).toJson();
}

QJsonObject BrowserPage::call(const QString& method, const QJsonObject& parameters)
{
    QJsonObject message{{"id", ++m_number}, {"method", method}, {"params", parameters}};
    if (!m_session.isEmpty()) message["sessionId"] = m_session;
    const QByteArray bytes = QJsonDocument(message).toJson(QJsonDocument::Compact) + '\0';
    for (qsizetype at = 0; at < bytes.size();) {
        const ssize_t size = ::write(m_to, bytes.constData() + at, static_cast<std::size_t>(bytes.size() - at));
        if (size <= 0) throw std::runtime_error("the browser has ended");
        at += size;
    }
    while (true) {
        const QJsonObject answer = receive();
        if (answer["id"].toInt() == m_number) return answer["result"].toObject();
        note(answer);
    }
}

void BrowserPage::open(const QString& file)
{
    m_loaded = false;
    m_requests.clear();
    m_complaints.clear();
    call("Page.navigate", {{"url", QUrl::fromLocalFile(file).toString()}});
    while (!m_loaded) note(receive());
}

QJsonValue BrowserPage::evaluate(const QString& script)
{
    const QJsonObject answer =
        call("Runtime.evaluate", {{"expression", script}, {"awaitPromise", true}, {"returnByValue", true}});
    if (answer.contains("exceptionDetails")) m_complaints << QJsonDocument(answer).toJson();
    return answer["result"]["value"];
}

bool BrowserPage::waitFor(const QString& script)
{
    return QTest::qWaitFor([&] { return evaluate(script).toBool(); }, patience);
}

void BrowserPage::moveMouse(const QPointF& place)
{
    call("Input.dispatchMouseEvent", {{"type", "mouseMoved"}, {"x", place.x()}, {"y", place.y()}});
}

void BrowserPage::click(const QPointF& place)
{
    for (const char* type : {"mousePressed", "mouseReleased"})
        call("Input.dispatchMouseEvent",
             {{"type", type}, {"x", place.x()}, {"y", place.y()}, {"button", "left"}, {"clickCount", 1}});
}

void BrowserPage::press(const QString& code, int modifiers)
{
    // What a browser itself does at a key hangs on its number, and what is pressed by it on its text.
    static const QHash<QString, int> numbers{{"Tab", 9}, {"Enter", 13}, {" ", 32}, {"PageUp", 33}, {"PageDown", 34}};
    const QString text = code == "Enter" ? QStringLiteral("\r") : code == " " ? code : QString();
    for (const char* type : {text.isEmpty() ? "rawKeyDown" : "keyDown", "keyUp"})
        call("Input.dispatchKeyEvent", {{"type", type},
                                        {"key", code},
                                        {"code", code},
                                        {"text", text},
                                        {"windowsVirtualKeyCode", numbers.value(code)},
                                        {"modifiers", modifiers}});
}

void BrowserPage::type(const QString& text) { call("Input.insertText", {{"text", text}}); }

QByteArray BrowserPage::printed()
{
    return QByteArray::fromBase64(call("Page.printToPDF", {{"printBackground", false}})["data"].toString().toLatin1());
}
