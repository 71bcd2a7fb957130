// Prints how long views take for a text of 2,000 tokens with forty named spans, from a hand to the last that is
// painted of it, in the real window. A folder's copy gets as many places as the text needs, so that a small golden
// model with rotary positions will do.
//
// usage: span_views MODEL [TOKENS] [SPANS]

#include "app/main_window.h"

#include <QAction>
#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QPalette>
#include <QRegularExpression>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include "core/session/session.h"
#include "tests/ui/at_rest.h"
#include "ui/bench/workbench.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <vector>

namespace {

/// When something of the program was painted last.
class LastPainted final : public QObject {
public:
    LastPainted() { qApp->installEventFilter(this); }

    void start() { m_timer.start(), m_last = 0; }
    double milliseconds() const { return static_cast<double>(m_last) / 1e6; }

    bool eventFilter(QObject*, QEvent* event) override
    {
        if (event->type() == QEvent::Paint)
            QMetaObject::invokeMethod(
                this, [this] { m_last = m_timer.nsecsElapsed(); }, Qt::QueuedConnection);
        return false;
    }

private:
    QElapsedTimer m_timer;
    qint64 m_last = 0;
};

/// A copy of a model with places for so many tokens.
void copyModel(const std::filesystem::path& from, const std::filesystem::path& to, int tokens)
{
    std::filesystem::copy(from, to);
    QFile file(QString::fromStdString((to / "config.json").string()));
    static_cast<void>(file.open(QIODevice::ReadOnly));
    const QString config = QString::fromUtf8(file.readAll());
    file.close();
    static_cast<void>(file.open(QIODevice::WriteOnly));
    static const QRegularExpression places(QStringLiteral("\"max_position_embeddings\": \\d+"));
    file.write(QString(config).replace(places, QStringLiteral("\"max_position_embeddings\": %1").arg(tokens)).toUtf8());
}

QAction* actionOf(const QWidget& window, const QString& text)
{
    for (QAction* action : window.findChildren<QAction*>())
        if (action->text() == text) return action;
    std::fprintf(stderr, "no entry is called %s\n", qPrintable(text));
    std::exit(1);
}

/// A session of so many spans, each of whole words, over about so many tokens.
std::filesystem::path makeSession(const std::filesystem::path& folder, const std::filesystem::path& model, int tokens,
                                  int spans)
{
    const std::filesystem::path file = folder / "spans.attnscope";
    QByteArray text, named;
    for (int span = 0; span < spans; ++span) {
        const auto begin = text.size();
        while (text.size() - begin < tokens / spans) text += "a b c d ";  // a character a token, or fewer
        named += QByteArray(span > 0 ? "," : "") + "{\"name\": \"document " + QByteArray::number(span + 1)
                 + "\", \"begin\": " + QByteArray::number(begin) + ", \"end\": " + QByteArray::number(text.size())
                 + "}";
    }
    std::ofstream(file) << "{\"format\": \"attentionscope session\", \"version\": 1, \"runs\": [{\"model\": \""
                        << model.string() << "\", \"texts\": [\"" << text.toStdString() << "\"], \"spans\": ["
                        << named.toStdString() << "]}]}";
    return file;
}

}  // namespace

int main(int argc, char** argv)
{
    if (argc < 2) {
        std::fprintf(stderr, "usage: span_views MODEL [TOKENS] [SPANS]\n");
        return 2;
    }
    QApplication application(argc, argv);
    const int tokens = argc > 2 ? std::atoi(argv[2]) : 2000, spans = argc > 3 ? std::atoi(argv[3]) : 40;
    const QTemporaryDir folder;
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder.path());
    QApplication::setOrganizationName(QStringLiteral("attentionscope"));
    QApplication::setApplicationName(QStringLiteral("benchmark"));
    std::filesystem::path model = std::filesystem::absolute(argv[1]);
    if (std::filesystem::is_directory(model)) {
        const std::filesystem::path copy = std::filesystem::path(folder.path().toStdString()) / "model";
        copyModel(model, copy, 2 * tokens);
        model = copy;
    }
    MainWindow window(QApplication::palette());
    window.resize(1366, 768);
    window.show();
    LastPainted painted;
    const auto measure = [&](const char* name, const std::function<void()>& act) {
        std::vector<double> all;
        for (int round = 0; round < 5; ++round) {
            painted.start();
            act();
            if (!at_rest::comesToRest(600'000)) std::printf("%s never came to rest\n", name);
            all.push_back(painted.milliseconds());
        }
        std::ranges::sort(all);
        std::printf("%-44s median %7.1f ms, from %7.1f to %7.1f\n", name, all[all.size() / 2], all.front(), all.back());
        std::fflush(stdout);
    };
    window.openPath(makeSession(folder.path().toStdString(), model, tokens, spans));
    static_cast<void>(at_rest::comesToRest(600'000));
    const auto press = [&](const char* entry) { actionOf(window, QString::fromUtf8(entry))->trigger(); };
    const char* const nextHead = "Next &head";
    const char* const headBefore = "&Previous head";
    bool toggled = false;
    const auto either = [&](const char* first, const char* second) {
        return [&press, &toggled, first, second] {
            toggled = !toggled;
            press(toggled ? first : second);
        };
    };
    measure("map: spans × spans, and tokens", either("Named spans × named spans", "Tokens by themselves"));
    measure("map: columns by span, and tokens", either("Columns summed up by named spans", "Tokens by themselves"));
    press("Named spans × named spans");
    measure("map by span: the next head, and back", [&] {
        toggled = !toggled;
        press(toggled ? nextHead : headBefore);
    });
    measure("flow by span, and the map", either("F&low", "&Map"));
    press("&Named spans…");
    static_cast<void>(at_rest::comesToRest(600'000));
    measure("list of spans: the next head, and back", [&] {
        toggled = !toggled;
        press(toggled ? nextHead : headBefore);
    });
    press("Who was &read for the answer…");
    static_cast<void>(at_rest::comesToRest(600'000));
    measure("who was read: the next head, and back", [&] {
        toggled = !toggled;
        press(toggled ? nextHead : headBefore);
    });
    return 0;
}
