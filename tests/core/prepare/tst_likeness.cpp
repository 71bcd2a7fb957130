#include "core/error.h"
#include "core/image/pixel_file.h"
#include "core/model/pass/picture.h"
#include "core/prepare/likeness.h"
#include "core/session/edits/model_edits.h"
#include "core/session/edits/text_edits.h"
#include "core/session/session_json.h"
#include "core/tensor/safetensors.h"

#include <QTest>

#include "tests/core/caught.h"
#include "tests/said_parts.h"
#include "tests/test_class.h"

using namespace core;
namespace fs = std::filesystem;

namespace {

const fs::path golden = fs::path(SOURCE_DIR) / "tests/golden/data";
const fs::path clip = golden / "clip/model";
const fs::path house = golden / "pictures/house.png";
const fs::path inks = golden / "pictures/inks.jpg";

const SafetensorsFile& expected()
{
    static const SafetensorsFile file = SafetensorsFile::open(golden / "clip/expected.safetensors");
    return file;
}

Matrix likenessMatrix(const std::string& name)
{
    const std::vector<Index>& shape = expected().entry(name).shape;
    const std::vector<float> values = expected().floats(name);
    return Eigen::Map<const Matrix>(values.data(), shape[0], shape[1]);
}

/// The largest difference between a trace's weights and the reference, over all layers and heads.
float largestDifference(const Trace& trace, Index item, const std::string& name)
{
    const std::vector<float> values = expected().floats(name);
    const auto batch = expected().entry(name).shape[1];
    float largest = 0;
    for (std::size_t layer = 0; layer < trace.layers.size(); ++layer) {
        const auto& heads = trace.layers[layer]->items[static_cast<std::size_t>(item)].attention.heads;
        for (std::size_t head = 0; head < heads.size(); ++head) {
            const Matrix& weights = heads[head].weights;
            const Index at = ((static_cast<Index>(layer) * batch + item) * std::ssize(heads) + static_cast<Index>(head))
                             * weights.size();
            const Eigen::Map<const Matrix> wanted(values.data() + at, weights.rows(), weights.cols());
            largest = std::max(largest, (weights - wanted).cwiseAbs().maxCoeff());
        }
    }
    return largest;
}

}  // namespace

/// CLIP's two towers, and their similarities of pictures and texts.
class TestLikeness final : public QObject {
    Q_OBJECT
private slots:
    void eachTowerIsThatOfTransformers()
    {
        OpenedModels models;
        const auto pictures = models.folder(clip, Tower::Pictures);
        QCOMPARE(pictures->info.layers, Index{3});
        QCOMPARE(pictures->info.reads, Reads::Pictures);
        Batch batch;
        for (PixelValues& pixels : readPixelValues(golden / "clip/expected.safetensors"))
            batch.sequences.push_back(pictureSequence(*pictures->transformer.patches,
                                                      std::make_shared<const PixelValues>(std::move(pixels)), nullptr));
        const auto seen = run(pictures, batch, {});
        QVERIFY(largestDifference(*seen, 0, "picture_attentions") < 2e-6F);
        QVERIFY(largestDifference(*seen, 1, "picture_attentions") < 2e-6F);
        QVERIFY((sharedVectors(*seen) - likenessMatrix("pictures")).cwiseAbs().maxCoeff() < 2e-6F);

        const auto texts = models.folder(clip, Tower::Texts);
        QCOMPARE(texts->info.layers, Index{2});
        QCOMPARE(texts->info.reads, Reads::Text);
        const Matrix wanted = likenessMatrix("texts");
        for (Index text = 0; text < wanted.rows(); ++text) {
            std::vector<Index> ids;
            for (const float id : expected().floats("ids." + std::to_string(text)))
                ids.push_back(static_cast<Index>(id));
            Batch one;
            one.sequences = {sequenceOfIds(*texts, ids)};
            const auto read = run(texts, one, {});
            if (text == 0) QVERIFY(largestDifference(*read, 0, "text_attentions") < 2e-6F);
            QVERIFY((sharedVectors(*read) - wanted.row(text)).cwiseAbs().maxCoeff() < 2e-6F);
        }
        QVERIFY(std::abs(texts->shared->scale - std::exp(2.5F)) < 1e-4F);
    }

    void pairsMayStandForThemselves()
    {
        Matrix cosines(1, 2);
        cosines << 0.5F, -0.2F;
        const Likeness found{cosines, 10, -4.0F};
        QVERIFY(std::abs(found.logits()(0, 0) - 1) < 1e-6F);
        QVERIFY(std::abs(found.shares()(0, 0) - 0.7310586F) < 1e-6F);
        QVERIFY(std::abs(found.shares()(0, 1) - 0.0024726F) < 1e-6F);
    }

    void paddingAndTheOtherTextsChangeNothing()
    {
        OpenedModels models;
        Run asked;
        asked.model = clip;
        asked.images = {house, inks};
        asked.texts = {"a cat", "a keeper looks at the sea and the lamp"};
        const Likeness both = likeness(asked, models);
        QCOMPARE(both.cosines.rows(), Index{2});
        for (Index text = 0; text < 2; ++text) {
            Run one = asked;
            one.images = {inks};
            one.texts = {asked.texts[static_cast<std::size_t>(text)]};
            one.tower = Tower::Texts;
            QVERIFY(std::abs(likeness(one, models).cosines(0, 0) - both.cosines(1, text)) < 2e-6F);
        }
        const Matrix shares = both.shares();
        for (Index picture = 0; picture < 2; ++picture) {
            QVERIFY(std::abs(shares.row(picture).sum() - 1) < 1e-6F);
            const float ratio = std::exp(both.scale * (both.cosines(picture, 0) - both.cosines(picture, 1)));
            QVERIFY(std::abs(shares(picture, 0) / shares(picture, 1) / ratio - 1) < 1e-4F);
        }
        // Changes in the focused tower count.
        Run changed = asked;
        changed.interventions = {{.kind = Intervention::Kind::Scale, .layer = 0, .factor = 0}};
        QVERIFY((likeness(changed, models).cosines - both.cosines).cwiseAbs().maxCoeff() > 1e-3F);
    }

    void oneTowerOrNothingToCompareIsSaid()
    {
        OpenedModels models;
        Run asked;
        asked.model = golden / "models/vit";
        asked.images = {house};
        asked.texts = {"a"};
        QCOMPARE(caught([&] { likeness(asked, models); }).code, Code::Unsupported);
        asked.model = clip;
        asked.images = {};
        const Error error = caught([&] { likeness(asked, models); });
        QCOMPARE(error.code, Code::Missing);
        QCOMPARE(saidParts(error).field, std::string("the picture"));
    }

    void theTowerIsPartOfTheSession()
    {
        Session session;
        session.run().model = clip;
        session.run().texts = {"a", "b"};
        session.run().interventions = {{.layer = 2}};
        session.focus.item = 1;
        setTower(session, Tower::Texts);
        QVERIFY(session.run().interventions.empty());
        QCOMPARE(session.focus.item, Index{0});
        QCOMPARE(sessionFrom(privateSessionText(session), {}).run().tower, Tower::Texts);
        setImages(session, {house});
        QCOMPARE(session.run().tower, Tower::Pictures);
        QCOMPARE(session.run().texts.size(), std::size_t{2});
        setTower(session, Tower::Texts);
        setModel(session, golden / "models/vit");
        QCOMPARE(session.run().tower, Tower::Pictures);
        QVERIFY(saidParts(caught([] {
                    sessionFrom(R"({"format": "attentionscope session", "version": 1,
                                    "runs": [{"model": "m", "texts": ["a"], "tower": "third"}]})",
                                {});
                })).field.find("tower")
                != std::string::npos);
    }
};

TEST_CLASS(TestLikeness)
#include "tst_likeness.moc"
