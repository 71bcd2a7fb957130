#include "tests/window/window_driver.h"

#include <QMenu>

#include "core/analysis/word_map.h"
#include "core/model/folder/bundled_models.h"
#include "tests/test_class.h"
#include "ui/panel/input/input_panel.h"
#include "ui/panel/input/target_panel.h"
#include "ui/plot/heat/color_map.h"
#include "ui/view/map/map_view.h"

using core::AttentionBlock;
using core::Index;

/// The weights of the row that is read, on the tokens themselves: the colours are those of the map's cells.
class TestTintedTokens final : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_hands.separate("test-tinted-tokens"); }
    void init()
    {
        m_hands.open();
        open("primer-decoder", "the cat saw the dog and the cat");
        choose({4, 1});
    }
    void cleanup() { m_hands.window.reset(); }

    void tokensHaveTheColoursOfTheChosenRow()
    {
        QCOMPARE(tints().size(), std::size_t{8});
        for (Index key = 0; key <= 4; ++key) QCOMPARE(tints()[key].ground, std::optional(map()->colorOf({4, key})));
        for (Index key = 5; key < 8; ++key) QVERIFY(tints()[key].hidden && !tints()[key].ground);
        // What is drawn: the ground beside the text, of a token that gets most, and of one that the mask hides.
        QCOMPARE(drawn(1), QColor(*tints()[1].ground));
    }

    void theyHaveTheMapsColoursWhateverItsRange_data()
    {
        QTest::addColumn<core::FigureSettings::Scale>("scale");
        QTest::newRow("each map's own") << core::FigureSettings::Scale::Cell;
        QTest::newRow("each row's own") << core::FigureSettings::Scale::Row;
        QTest::newRow("the chosen row's") << core::FigureSettings::Scale::ChosenRow;
    }
    void theyHaveTheMapsColoursWhateverItsRange()
    {
        QFETCH(core::FigureSettings::Scale, scale);
        core::FigureSettings figure = m_hands.window->editor().session().figure;
        const std::optional<QRgb> usual = tints()[1].ground;
        figure.scale = scale;
        figure.color_map = "magma";
        figure.curve = core::FigureSettings::Curve::Gamma;
        m_hands.window->editor().setFigure(figure);
        QTRY_VERIFY(tints()[1].ground != usual);
        for (Index key = 0; key <= 4; ++key) QTRY_COMPARE(tints()[key].ground, std::optional(map()->colorOf({4, key})));
        QTest::mouseMove(map(), map()->positionOf({6, 0}).toPoint());
        for (Index key = 0; key <= 6; ++key) QTRY_COMPARE(tints()[key].ground, std::optional(map()->colorOf({6, key})));
    }

    void theyFollowWhatIsPointedAtAndOtherHeads()
    {
        QTest::mouseMove(map(), map()->positionOf({2, 0}).toPoint());
        QTRY_VERIFY(tints()[3].hidden);
        QCOMPARE(tints()[1].ground, std::optional(map()->colorOf({2, 1})));
        QTest::mouseMove(m_hands.window.get(), {2, 2});
        QTRY_VERIFY(!tints()[3].hidden);
        const QRgb before = *tints()[1].ground;
        m_hands.press(Qt::Key_Right, Qt::AltModifier);
        QTRY_VERIFY(*tints()[1].ground != before);
        QTRY_COMPARE(tints()[1].ground,
                     std::optional(map()->colorOf({m_hands.window->editor().session().focus.query, 1})));
    }

    void theWeightIsSaidOfATokenThatIsPointedAt()
    {
        QVERIFY(!tints()[1].weight.isEmpty());
        QVERIFY(tints()[6].weight.isEmpty());
    }

    void theyCanBeSwitchedOffWhichIsRemembered()
    {
        auto* action = m_hands.find<QAction>("tintTokens");
        QVERIFY(action != nullptr && action->isChecked());
        action->trigger();
        QVERIFY(tints().empty());
        choose({5, 1});
        QVERIFY(tints().empty());
        m_hands.window = std::make_unique<MainWindow>(QApplication::palette());
        QVERIFY(!m_hands.find<QAction>("tintTokens")->isChecked());
    }

    void ofWordsEachPieceHasWhatTheWordGets()
    {
        open("primer-encoder", "the unbelievable keeper sat.");
        choose({1, 2});
        m_hands.find<QAction>("words")->trigger();
        QTRY_VERIFY(m_hands.window->editor().session().figure.map.words);
        core::OpenedModels models;
        const core::PreparedRun prepared = core::prepare(m_hands.window->editor().session().run(), models);
        bool joined = false;
        for (const core::TokenRange& word : core::wordsOf(prepared.batch.sequences[0].tokens))
            for (Index piece = word.first; piece <= word.last; ++piece) {
                QTRY_COMPARE(tints()[piece].ground, std::optional(map()->colorOf({1, word.first})));
                joined = joined || piece > word.first;
            }
        QVERIFY(joined);
    }

    void ofCrossAttentionTheSourceIsTinted()
    {
        open("primer-translator", "The cat is on the table.");
        TokenChips* const target = m_hands.find<TargetPanel>()->chips();
        QTRY_VERIFY(m_hands.find<TargetPanel>()->isVisible() && !tints().empty() && target->tints().empty());
        m_hands.window->editor().setTarget(0, "die");
        look(AttentionBlock::Cross);
        choose({0, 1});
        QTRY_COMPARE(tints()[1].ground, std::optional(map()->colorOf({0, 1})));
        QVERIFY(target->tints().empty());
        look(AttentionBlock::Decoder);
        QTRY_VERIFY(!target->tints().empty() && tints().empty());
    }

    void whatIsTypedKeepsTheColoursOfItsBeginning()
    {
        m_hands.window->setText("the cat saw the dog and the cat again");
        QVERIFY(QTest::qWaitFor([this] { return tints().size() == 9; }));
        QTRY_COMPARE(tints()[1].ground,
                     std::optional(map()->colorOf({m_hands.window->editor().session().focus.query, 1})));
    }

private:
    MapView* map() const { return m_hands.find<MapView>(); }
    TokenChips* chips() const { return m_hands.find<InputPanel>()->chips(); }
    const std::vector<TokenChips::Tint>& tints() const { return chips()->tints(); }

    void open(const char* model, const QString& text)
    {
        m_hands.window->openPath(core::bundledModels() / model);
        m_hands.type(text);
        QTRY_COMPARE(m_hands.window->editor().session().run().texts.front(), text.toStdString());
        core::OpenedModels models;
        const auto asked = core::prepare(m_hands.window->editor().session().run(), models);
        QTRY_COMPARE(tints().size(), asked.batch.sequences[0].tokens.size());
        QTRY_VERIFY(m_hands.shows("computed in"));
    }

    void choose(const core::Cell& cell) const
    {
        emit map()->cellClicked(cell);
        QTRY_COMPARE(m_hands.window->editor().session().focus.query, cell.query);
    }

    void look(AttentionBlock block) const
    {
        for (int i = 0; i < 3 && m_hands.window->editor().session().focus.block != block; ++i)
            m_hands.press(Qt::Key_B, Qt::ControlModifier);
        QTRY_VERIFY(m_hands.shows(block == AttentionBlock::Cross ? "cross · layer" : "decoder · layer"));
    }

    /// The ground of a token: chips stand in a line, four pixels from their left edges there is no letter.
    QColor drawn(Index token) const
    {
        const QImage image = chips()->grab().toImage();
        const double ratio = image.devicePixelRatio();
        const int y = chips()->fontMetrics().height() / 2 + 2;
        std::vector<QColor> grounds;
        QColor last;
        for (int x = 0; x < chips()->width() && std::ssize(grounds) <= token; ++x) {
            const QColor here = image.pixelColor(qRound(x * ratio), qRound(y * ratio));
            const QColor back = image.pixelColor(image.width() - 1, image.height() - 1);
            if (here != back && last == back)
                grounds.push_back(image.pixelColor(qRound((x + 3) * ratio), qRound(y * ratio)));
            if (x == 0 && here != back) grounds.push_back(image.pixelColor(qRound(3 * ratio), qRound(y * ratio)));
            last = here;
        }
        return std::ssize(grounds) > token ? grounds[token] : QColor();
    }

    WindowDriver m_hands;
};

TEST_CLASS(TestTintedTokens)
#include "tst_tinted_tokens.moc"
