#include "core/model/folder/model_folder.h"
#include "core/model/pass/trace.h"

#include <QTest>

#include "tests/test_class.h"

#include <random>

using namespace core;

namespace {

enum Head { Previous, Same, First, Alike, Earlier };

std::shared_ptr<const Model> namedHeads()
{
    static const auto model = openModel(std::filesystem::path(SOURCE_DIR) / "resources/models/named-heads");
    return model;
}

/// A text of 1 to 64 words out of a vocabulary of 1 to 40, so that some have many repetitions and some none.
std::string randomText(std::mt19937& random)
{
    const auto upTo = [&](int most) { return std::uniform_int_distribution(1, most)(random); };
    const int words = upTo(64);
    const int vocabulary = upTo(40);
    std::string text;
    for (int i = 0; i < words; ++i) text += "w" + std::to_string(upTo(vocabulary)) + " ";
    return text;
}

const Matrix& headWeightsOf(const Trace& trace, Head head)
{
    return trace.layers[0]->items[0].attention.heads[head].weights;
}

}  // namespace

/// The hand-made heads do what their names say, on any text.
class TestNamedHeads final : public QObject {
    Q_OBJECT
private slots:
    void everyHeadDoesWhatItsNameSays_data()
    {
        QTest::addColumn<unsigned>("seed");
        for (unsigned seed = 0; seed < 100; ++seed) QTest::addRow("sequence %u", seed) << seed;
    }

    void everyHeadDoesWhatItsNameSays()
    {
        QFETCH(unsigned, seed);
        std::mt19937 random(seed);
        const std::vector<Token> tokens = namedHeads()->encode(randomText(random), {}).tokens;
        const auto trace = run(namedHeads(), {{sequenceOf(tokens)}}, {});

        for (Index query = 0; query < static_cast<Index>(tokens.size()); ++query) {
            float same = 0;
            float earlier = 0;
            bool isNew = true;
            for (Index key = 0; key <= query; ++key) {
                if (tokens[key].id != tokens[query].id) continue;
                same += headWeightsOf(*trace, Same)(query, key);
                if (key == query) continue;
                isNew = false;
                earlier += headWeightsOf(*trace, Earlier)(query, key);
            }
            QVERIFY(headWeightsOf(*trace, Previous)(query, std::max<Index>(0, query - 1)) >= 0.9F);
            QVERIFY(same >= 0.9F);
            QVERIFY(headWeightsOf(*trace, First)(query, 0) >= 0.9F);
            QVERIFY((isNew ? headWeightsOf(*trace, Earlier)(query, query) : earlier) >= 0.9F);
            for (Index key = 0; key <= query; ++key)
                QVERIFY(std::abs(headWeightsOf(*trace, Alike)(query, key) - 1.0F / static_cast<float>(query + 1))
                        <= 1e-3F);
        }
    }

    void equalShareAmongEarlierOccurrences()
    {
        const auto trace = run(namedHeads(), {{sequenceOf(namedHeads()->encode("a b a c a d a", {}).tokens)}}, {});
        for (const Index key : {0, 2, 4}) QVERIFY(std::abs(headWeightsOf(*trace, Earlier)(6, key) - 1.0F / 3) < 1e-3F);
    }

    void theTableNamesEveryHead()
    {
        QCOMPARE(namedHeads()->info.head_names.size(), std::size_t{5});
        QCOMPARE(namedHeads()->info.max_tokens, Index{64});
    }
};

TEST_CLASS(TestNamedHeads)
#include "tst_named_heads.moc"
