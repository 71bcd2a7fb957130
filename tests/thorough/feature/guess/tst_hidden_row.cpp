#include <QAbstractItemView>
#include <QAccessible>
#include <QClipboard>

#include "core/model/pass/head_stages.h"
#include "core/prepare/prepared_run.h"
#include "tests/test_class.h"
#include "tests/ui/at_rest.h"
#include "tests/window/feature/guess/guessing_hands.h"
#include "ui/view/map/map_view.h"

#include <fstream>

using core::Index;
using core::View;
namespace fs = std::filesystem;

namespace {

constexpr View everyView[] = {View::Map,   View::Steps, View::Mask,     View::Compare,
                              View::Heads, View::Flow,  View::Measures, View::Why};
/// What everything says: labels, hints over things, names and values for screen readers, tables.
void collect(QAccessibleInterface* told, QStringList& all, int depth = 0)
{
    if (told == nullptr || !told->isValid() || depth > 12) return;
    for (const auto kind : {QAccessible::Name, QAccessible::Description, QAccessible::Value}) all << told->text(kind);
    for (int i = 0; i < std::min(400, told->childCount()); ++i) collect(told->child(i), all, depth + 1);
}

QStringList saidBy(QWidget* window)
{
    QStringList all;
    for (QWidget* widget : window->findChildren<QWidget*>()) {
        all << widget->accessibleName() << widget->accessibleDescription() << widget->toolTip();
        if (const auto* label = qobject_cast<QLabel*>(widget)) all << label->text();
        if (const auto* view = qobject_cast<QAbstractItemView*>(widget); view != nullptr && view->model() != nullptr)
            for (int row = 0; row < view->model()->rowCount(); ++row)
                for (int column = 0; column < view->model()->columnCount(); ++column)
                    for (const int role : {Qt::DisplayRole, Qt::ToolTipRole, Qt::AccessibleTextRole, Qt::EditRole})
                        all << view->model()->index(row, column).data(role).toString();
    }
    collect(QAccessible::queryAccessibleInterface(window), all);
    all.removeAll(QString());
    return all;
}

/// The ways in which programs write a weight: with three digits and more.
QStringList spellings(double weight)
{
    return {QString::number(weight, 'f', 4), QString::number(weight, 'f', 3), QString::number(weight, 'g', 3),
            QString::number(100 * weight, 'f', 1), QString::number(weight, 'g', 9)};
}

QString numbersFile(const QTemporaryDir& folder, bool other)
{
    const QString file = folder.filePath("attention.json");
    std::ofstream out(file.toStdString());
    out << '[';
    for (int layer = 0; layer < 2; ++layer) {
        out << (layer > 0 ? "," : "") << '[';
        for (int head = 0; head < 2; ++head) {
            out << (head > 0 ? "," : "");
            const bool guessed = layer == 1 && head == 0;
            out << "[[1,0,0,0,0],[0.5,0.5,0,0,0],[0.2,0.3,0.5,0,0],"
                << (guessed ? other ? "[0.05,0.15,0.25,0.55,0]" : "[0.7,0.1,0.15,0.05,0]" : "[0.25,0.25,0.25,0.25,0]")
                << ",[0.2,0.2,0.2,0.2,0.2]]";
        }
        out << ']';
    }
    out << ']';
    return file;
}

QString vectorsFile(const QTemporaryDir& folder, bool other)
{
    const QString file = folder.filePath("vectors.json");
    std::ofstream(file.toStdString()) << "{\"q\": [[1,0],[0,1],[1,1]," << (other ? "[2,-1]" : "[-1,2]")
                                      << ",[0.5,0.5]], \"k\": [[1,0],[0,2],[1,1],[-1,1],[2,0.5]]}";
    return file;
}

}  // namespace

/// While a row is guessed, nothing of it is shown anywhere.
class TestHiddenRow final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        m_hands.separate("hidden-row");
        QApplication::setCursorFlashTime(0);
        QAccessible::setActive(true);
    }
    void init() { m_hands.open(); }
    void cleanup() { m_hands.window.reset(); }

    /// Two files that differ in the guessed row alone cannot be told apart, by whatever the window draws, says or
    /// copies.
    void nothingThatIsShownDependsOnTheHiddenRow_data()
    {
        QTest::addColumn<bool>("vectors");
        QTest::newRow("weights from a file") << false;
        QTest::newRow("queries and keys from a file") << true;
    }
    void nothingThatIsShownDependsOnTheHiddenRow()
    {
        QFETCH(bool, vectors);
        const QTemporaryDir folder;
        std::vector<Seen> hidden, shown;
        for (const bool other : {false, true}) {
            m_hands.window.reset();  // the first window of a program is a pixel larger
            m_hands.open();
            const QString file = vectors ? vectorsFile(folder, other) : numbersFile(folder, other);
            begin(file, vectors);
            m_hands.guess(vectors ? core::Focus{.query = 3} : core::Focus{.layer = 1, .query = 3});
            QTRY_VERIFY(m_hands.panel() != nullptr && m_hands.panel()->isVisible());
            for (const View view : everyView) hidden.push_back(see(view));
            m_hands.window->setView(View::Map);
            QTRY_VERIFY(m_hands.find<QToolButton>("primary") != nullptr);
            m_hands.showIt();
            for (const View view : everyView) shown.push_back(see(view));
        }
        const std::size_t views = std::size(everyView);
        for (std::size_t i = 0; i < views; ++i) {
            const QByteArray name = QByteArray::number(static_cast<int>(i));
            if (hidden[i].picture != hidden[i + views].picture) save(hidden[i], hidden[i + views], name);
            QVERIFY2(hidden[i].picture == hidden[i + views].picture, name.constData());
            QVERIFY2(hidden[i].said == hidden[i + views].said,
                     qPrintable(difference(hidden[i].said, hidden[i + views].said)));
            if (hidden[i].copied != hidden[i + views].copied) save(hidden[i], hidden[i + views], name + "c");
            QVERIFY2(hidden[i].copied == hidden[i + views].copied, name.constData());
        }
        // The comparison does see the difference where the row is shown.
        for (const std::size_t view : {0U, 1U, 3U, 4U, 5U, 6U}) {
            QVERIFY2(shown[view].picture != shown[view + views].picture, qPrintable(QString::number(view)));
            // All heads and the flow are pictures of many rows, whose weights nobody reads out.
            const bool isReadOut = everyView[view] != View::Heads && everyView[view] != View::Flow;
            if (isReadOut) QVERIFY2(shown[view].said != shown[view + views].said, qPrintable(QString::number(view)));
        }
    }

    /// For a model that is computed here, none of the row's numbers is written anywhere.
    void noNumberOfTheRowIsWritten()
    {
        m_hands.openRiddle();
        const std::vector<double> row = truth();
        QVERIFY(row[GuessingHands::cat] > 0.9);
        m_hands.guess({.layer = 3, .head = 3, .query = GuessingHands::it});
        const auto written = [&] {
            QStringList found;
            m_hands.window->setView(View::Map);
            auto* map = m_hands.find<MapView>();
            QTest::mouseClick(map, Qt::LeftButton, {},
                              map->positionOf({GuessingHands::it, GuessingHands::cat}).toPoint());
            for (const View view : everyView) {
                const Seen seen = see(view);
                for (const QString& sentence : seen.said)
                    for (const QString& number : spellings(row[GuessingHands::cat]))
                        if (sentence.contains(number)) found << sentence;
            }
            return found;
        };
        QVERIFY2(written().isEmpty(), qPrintable(written().join('\n')));
        m_hands.window->setView(View::Map);
        m_hands.showIt();
        QVERIFY(written().size() > 3);
    }

    void theMapSaysThatTheRowIsHidden()
    {
        m_hands.openRiddle();
        auto* map = m_hands.find<MapView>();
        const QRgb before = map->colorOf({GuessingHands::it, GuessingHands::cat});
        m_hands.guess({.layer = 3, .head = 3, .query = GuessingHands::it});
        QTRY_VERIFY(map->colorOf({GuessingHands::it, GuessingHands::cat}) != before);
        QCOMPARE(map->colorOf({GuessingHands::it, GuessingHands::cat}), map->colorOf({GuessingHands::it, 5}));
        map->setCells({GuessingHands::it, GuessingHands::cat}, {});
        QVERIFY2(map->accessibleDescription().contains("hidden until it has been guessed"),
                 qPrintable(map->accessibleDescription()));
        QVERIFY(map->spokenChoice().contains("hidden until it has been guessed"));
        m_hands.showIt();
        QTRY_COMPARE(map->colorOf({GuessingHands::it, GuessingHands::cat}), before);
    }

private:
    struct Seen {
        QImage picture;
        QStringList said;
        QImage copied;
    };

    static std::vector<double> truth()
    {
        core::Run asked;
        asked.model = fs::path(SOURCE_DIR) / "resources/models/primer-encoder";
        asked.texts = {"The cat sat on the mat because it was tired."};
        core::OpenedModels models;
        core::PreparedRun prepared = core::prepare(asked, models);
        const auto trace = core::run(prepared.model, std::move(prepared.batch), core::optionsOf(asked));
        const auto row = core::headWeights(*trace, {3, 3, 0})->row(GuessingHands::it);
        return {row.begin(), row.end()};
    }

    void begin(const QString& file, bool vectors) const
    {
        core::RecordedSource source;
        source.file = file.toStdString();
        if (vectors) {
            source.queries = "q";
            source.keys = "k";
        }
        m_hands.window->editor().setRecorded(source);
        QTRY_VERIFY(m_hands.shows("5 tokens"));
    }

    static void comeToRest() { QVERIFY(at_rest::comesToRest()); }

    Seen see(View view) const
    {
        MainWindow* window = m_hands.window.get();
        window->setView(view);
        comeToRest();
        Seen seen;
        seen.picture = window->centralWidget()->grab().toImage();
        seen.said = saidBy(window->centralWidget());
        seen.said.removeIf([](const QString& text) { return text.contains(" ms"); });
        QApplication::clipboard()->clear();
        m_hands.press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        comeToRest();
        seen.copied = QApplication::clipboard()->image();
        return seen;
    }

    /// To be looked at where the test fails.
    static void save(const Seen& a, const Seen& b, const QByteArray& name)
    {
        const QString folder = QString::fromLocal8Bit(qgetenv("PREDICT_PICTURES"));
        if (folder.isEmpty()) return;
        const bool copied = name.endsWith('c');
        (copied ? a.copied : a.picture).save(folder + "/" + name + "-a.png");
        (copied ? b.copied : b.picture).save(folder + "/" + name + "-b.png");
    }

    static QString difference(const QStringList& a, const QStringList& b)
    {
        QStringList lines;
        for (qsizetype i = 0; i < std::max(a.size(), b.size()) && lines.size() < 10; ++i)
            if (a.value(i) != b.value(i)) lines << a.value(i) + " | " + b.value(i);
        return lines.join('\n');
    }

    GuessingHands m_hands;
};

TEST_CLASS(TestHiddenRow)
#include "tst_hidden_row.moc"
