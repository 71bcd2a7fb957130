#include <QLineEdit>
#include <QToolButton>

#include "core/model/pass/label_answers.h"
#include "core/model/pass/whole_answers.h"
#include "tests/test_class.h"
#include "tests/ui/at_rest.h"
#include "tests/window/window_driver.h"
#include "ui/panel/input/generation_bar.h"
#include "ui/panel/inspect/key_chips.h"
#include "ui/panel/inspect/weight_bars.h"
#include "ui/part/segments.h"
#include "ui/view/why/answer_canvas.h"
#include "ui/view/why/why_view.h"
#include "ui/words/token_text.h"

#include <algorithm>
#include <cmath>

namespace {

const std::filesystem::path labels = std::filesystem::path(SOURCE_DIR) / "../shared/golden/now/labels";

}  // namespace

/// Models that answer in labels, in the window: what Cell shows, what Why takes apart, what is not offered.
class TestLabels final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        m_hands.separate("test-labels");
        if (!std::filesystem::exists(labels)) QSKIP("the golden set is not there");
    }
    void cleanup() { m_hands.window.reset(); }

    void everyHeadAnswersByName_data()
    {
        QTest::addColumn<QString>("folder");
        QTest::addColumn<QStringList>("names");
        QTest::addColumn<bool>("reads_pictures");
        QTest::newRow("classes of texts") << "bert_classes" << QStringList{"negative", "neutral", "positive"} << false;
        QTest::newRow("classes by a decoder")
            << "gpt2_classes" << QStringList{"negative", "neutral", "positive"} << false;
        QTest::newRow("tokens") << "roberta_tokens" << QStringList{"B-LOC", "B-PER", "I-LOC", "I-PER", "O"} << false;
        QTest::newRow("answers") << "distilbert_answers" << QStringList{"end", "start"} << false;
        QTest::newRow("one number") << "xlm_roberta_reranker" << QStringList{"LABEL_0"} << false;
        QTest::newRow("pictures") << "vit_classes" << QStringList{"boat", "cat", "dog", "lamp"} << true;
    }
    void everyHeadAnswersByName()
    {
        QFETCH(const QString, folder);
        QFETCH(const QStringList, names);
        QFETCH(const bool, reads_pictures);
        m_hands.open();
        core::Example example;
        core::Run& run = example.session.run();
        run.model = labels / folder.toStdString();
        run.texts = {"The keeper looks at the sea."};
        if (reads_pictures) run.images = {SOURCE_DIR "/tests/golden/data/pictures/house.png"};
        if (folder == "distilbert_answers" || folder == "xlm_roberta_reranker")
            run.keys_text = "Does the engine need glass?";
        example.session.focus.query = 2;
        m_hands.window->begin(example);
        QTRY_VERIFY(m_hands.shows("computed in"));
        auto* bars = m_hands.find<WeightBars>("predictions");
        QTRY_VERIFY(!bars->bars().empty());
        QTRY_COMPARE(shown(*bars), names);
        QVERIFY(!m_hands.find<GenerationBar>()->isVisible());  // such a model has no next word

        // A click follows the label, and is undone.
        const QString likeliest = bars->bars().front().label;
        emit bars->barClicked(bars->bars().front().id);
        QTRY_COMPARE(session().tracked.size(), std::size_t{1});
        QCOMPARE(QString::fromStdString(session().tracked.front().text), likeliest);
        m_hands.window->editor().undo();
        QTRY_VERIFY(session().tracked.empty());

        // Its number is the sum of what wrote it.
        m_hands.press(Qt::Key_9, Qt::ControlModifier);
        emit m_hands.find<Segments>("whyKinds")->chosen(static_cast<int>(core::WhySettings::Of::Answer));
        auto* word = m_hands.find<QLineEdit>("whyWord");
        QTRY_VERIFY(word->isVisible());
        word->setText(names.front());
        QTest::keyClick(word, Qt::Key_Return);
        QTRY_VERIFY2(m_hands.shows("logit of " + names.front()), qPrintable(m_hands.screen()));
        const auto* canvas = m_hands.find<WhyView>()->answer();
        QTRY_VERIFY(canvas->parts().lines() > 3);
        double sum = 0;
        for (const double value : canvas->parts().values) sum += value;
        const double score = scoreOf(names.front());
        QVERIFY2(std::abs(sum - score) < 1e-4 * std::max(1.0, std::abs(score)),
                 qPrintable(QStringLiteral("%1, %2").arg(sum).arg(score)));
        m_hands.find<QToolButton>("whyKnockOut")->click();
        QTRY_VERIFY2(m_hands.shows("They differ most for head"), qPrintable(m_hands.screen()));
    }

    void everyTokenHasItsLabel()
    {
        m_hands.open();
        core::Example example;
        example.session.run().model = labels / "roberta_tokens";
        example.session.run().texts = {"The keeper looks at the sea."};
        m_hands.window->begin(example);
        auto* chips = m_hands.find<KeyChips>("tokenLabels");
        QTRY_VERIFY(!chips->chips().empty());
        const auto trace = m_hands.window->bench().results.whole();
        const core::Matrix scores = core::labelScores(*trace, 0);
        const std::vector<std::string> names = core::labelNames(*trace->model);
        const auto& tokens = trace->queries(0);
        QCOMPARE(chips->chips().size(), tokens.size() - 2);  // but for the two of the template
        for (std::size_t i = 1; i + 1 < tokens.size(); ++i) {
            core::Index likeliest = 0;
            scores.row(static_cast<core::Index>(i)).maxCoeff(&likeliest);
            const QString name = QString::fromStdString(names[static_cast<std::size_t>(likeliest)]);
            const KeyChips::Chip& chip = chips->chips()[i - 1];
            QCOMPARE(chip.text, tokenText(tokens[i]) + " " + name);
            QCOMPARE(chip.visible, name != "O");
        }
        // Another kind of head has no labels of tokens.
        example.session.run().model = labels / "bert_classes";
        m_hands.window->begin(example);
        QTRY_VERIFY(chips->chips().empty());
        QVERIFY(!chips->isVisible());
    }

    void anUnknownLabelIsNotKnockedOut()
    {
        m_hands.open();
        core::Example example;
        example.session.run().model = labels / "bert_classes";
        example.session.run().texts = {"The keeper looks at the sea."};
        example.session.why.of = core::WhySettings::Of::Answer;
        m_hands.window->begin(example);
        m_hands.press(Qt::Key_9, Qt::ControlModifier);
        QTRY_VERIFY2(m_hands.shows("logit of "), qPrintable(m_hands.screen()));
        auto* against = m_hands.find<QLineEdit>("whyAgainst");
        against->setText("tree");
        QTest::keyClick(against, Qt::Key_Return);
        QTRY_VERIFY2(m_hands.shows("found tree"), qPrintable(m_hands.screen()));
        m_hands.find<QToolButton>("whyKnockOut")->click();
        QVERIFY(at_rest::comesToRest());
        QVERIFY2(m_hands.shows("found tree"), qPrintable(m_hands.screen()));
    }

private:
    const core::Session& session() const { return m_hands.window->editor().session(); }

    static QStringList shown(const WeightBars& bars)
    {
        QStringList names;
        for (const WeightBars::Bar& bar : bars.bars()) names << bar.label;
        names.sort();
        return names;
    }

    /// The number that the pass gave a label, at the row that is looked at.
    double scoreOf(const QString& name) const
    {
        const auto trace = m_hands.window->bench().results.whole();
        const core::Matrix scores = core::labelScores(*trace, 0);
        const std::vector<std::string> all = core::labelNames(*trace->model);
        const auto place = std::ranges::find(all, name.toStdString()) - all.begin();
        const core::Index row = scores.rows() == 1 ? 0 : session().focus.query;
        return static_cast<double>(scores(row, place));
    }

    WindowDriver m_hands;
};

TEST_CLASS(TestLabels)
#include "tst_labels.moc"
