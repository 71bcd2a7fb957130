#include <QApplication>
#include <QTest>
#include <QTimer>

#include "core/model/folder/bundled_models.h"
#include "tests/fault/dice.h"
#include "tests/test_class.h"
#include "ui/file/session_files.h"

#include <cstdio>

/// No test: a program that edits and saves until tst_kept kills it, and says on stdout after each step which state it
/// is in, and since when.
class Writing final : public QObject {
    Q_OBJECT
private slots:
    void editsUntilKilled()
    {
        QApplication::setOrganizationName("attentionscope");
        QApplication::setApplicationName("writing");
        Dice dice(static_cast<std::uint64_t>(qEnvironmentVariableIntValue("ATTENTIONSCOPE_SEED")));
        const std::filesystem::path file = qEnvironmentVariable("ATTENTIONSCOPE_SESSION").toStdString();
        SessionEditor editor;
        core::Session session;
        session.run().model = core::bundledModels() / "named-heads";
        session.run().texts = {"0"};
        editor.reset(std::move(session));
        SessionFiles files(editor);
        const char* const words[] = {" cat", " 猫", " 東京タワー", " 🦊", " العربية", " \xCC\x81", "\n", " the end"};
        int state = 0;
        QTimer timer;
        connect(&timer, &QTimer::timeout, this, [&] {
            const int choice = dice.below(32);
            if (choice == 0 && editor.history().canUndo()) {
                editor.undo();
            } else if (choice == 1 && state > 10) {
                files.save(file, {});
            } else {
                const std::string& now = editor.session().run().texts.front();
                const std::size_t space = now.find(' ');
                const std::string rest = space < now.size() && now.size() < 4000 ? now.substr(space) : "";
                editor.setText(0,
                               std::to_string(++state) + rest + words[dice.below(static_cast<int>(std::size(words)))]);
            }
            std::printf("%lld %d\n", milliseconds(), std::atoi(editor.session().run().texts.front().c_str()));
            std::fflush(stdout);
            timer.setInterval(dice.below(40));
        });
        timer.start(1);
        QApplication::exec();
    }
};

TEST_CLASS(Writing)
#include "writing.moc"
