#include "core/training/training_run.h"

#include <QTemporaryDir>
#include <QTest>

#include "core/file/mapped_file.h"
#include "core/file/whole_file.h"
#include "core/kernel/parallel.h"
#include "core/model/folder/model_folder.h"
#include "core/model/folder/trained_model.h"
#include "core/model/pass/prediction.h"
#include "core/model/pass/trace.h"
#include "core/training/head_pairs.h"
#include "core/training/trained_folder.h"
#include "core/training/training_file.h"
#include "core/training/training_gradient.h"
#include "core/training/training_return.h"
#include "tests/core/caught.h"
#include "tests/said_parts.h"
#include "tests/test_class.h"

#include <algorithm>
#include <cmath>

using namespace core;

namespace {

/// A preset, small enough that its steps take no time.
TrainingSettings smallSettings(const std::string& preset)
{
    TrainingSettings settings = trainingPreset(preset);
    settings.shape.width = 16;
    settings.batch = 12;
    settings.seed = 5;
    return settings;
}

std::string textOf(const TrainingSettings& settings)
{
    return readsText(settings.task) ? bundledTrainingText(settings.preset) : std::string();
}

TrainingRun begunRun(const TrainingSettings& settings) { return {settings, textOf(settings), settings.preset}; }

void goOn(TrainingRun& run, Index until)
{
    while (run.record().step < until) run.next();
}

}  // namespace

/// A training from its first step to its file and back.
class TestTrainingRuns final : public QObject {
    Q_OBJECT
private slots:
    void init() { setThreads(2); }

    void theNumbersAreTheSameOnAnyNumberOfThreads_data()
    {
        QTest::addColumn<QString>("preset");
        for (const TrainingSettings& each : trainingPresets())
            QTest::newRow(each.preset.c_str()) << each.preset.c_str();
    }
    void theNumbersAreTheSameOnAnyNumberOfThreads()
    {
        QFETCH(QString, preset);
        const TrainingSettings settings = smallSettings(preset.toStdString());
        std::vector<float> numbers;
        for (const Index count : {1, 2, 3}) {
            setThreads(count);
            TrainingRun run = begunRun(settings);
            goOn(run, 7);
            if (numbers.empty()) numbers = run.record().numbers;
            QVERIFY(run.record().numbers == numbers);
        }
        QVERIFY(numbers != begunRun(settings).record().numbers);
    }

    void aRunThatIsGoneOnWithIsTheSameFile()
    {
        const TrainingSettings settings = smallSettings("induction");
        TrainingRun whole = begunRun(settings), first = begunRun(settings);
        goOn(whole, 120);
        saveTrainingRun(whole.record(), path("whole.attntrain"));
        goOn(first, 43);
        saveTrainingRun(first.record(), path("part.attntrain"));
        TrainingRun second(openTrainingRun(path("part.attntrain")));
        goOn(second, 120);
        saveTrainingRun(second.record(), path("part.attntrain"));
        QVERIFY(bytesOf("part.attntrain") == bytesOf("whole.attntrain"));
    }

    void aHeadIsTakenAwayAndTheRunGoesOn()
    {
        const TrainingSettings settings = smallSettings("induction");
        TrainingRun whole = begunRun(settings);
        goOn(whole, 20);
        saveTrainingRun(whole.record(), path("before.attntrain"));
        const float before = whole.record().held_out.back().loss;
        whole.knockOut(0, 1);
        QCOMPARE(whole.record().held_out.back().step, 20);
        QVERIFY(whole.record().held_out.back().loss != before);
        goOn(whole, 40);
        saveTrainingRun(whole.record(), path("whole.attntrain"));

        const TrainedParameter& output = whole.parameters().all[whole.parameters().layers[0].output];
        const Index half = output.size() / 2;
        const auto begin = whole.record().numbers.begin() + output.begin;
        QVERIFY(std::all_of(begin + half, begin + 2 * half, [](float each) { return each == 0; }));
        QVERIFY(std::none_of(begin, begin + half, [](float each) { return each == 0; }));

        // Taken away, paused and gone on with: the same file.
        TrainingRun first(openTrainingRun(path("before.attntrain")));
        first.knockOut(0, 1);
        goOn(first, 29);
        saveTrainingRun(first.record(), path("part.attntrain"));
        TrainingRun second(openTrainingRun(path("part.attntrain")));
        QCOMPARE(second.record().knocked_out, (std::vector<KnockedOut>{{20, 0, 1}}));
        goOn(second, 40);
        saveTrainingRun(second.record(), path("part.attntrain"));
        QVERIFY(bytesOf("part.attntrain") == bytesOf("whole.attntrain"));

        QVERIFY(caught([&] { second.knockOut(0, 1); }).code == Code::OutOfRange);
        QCOMPARE(saidParts(caught([&] { second.knockOut(2, 0); })).expected, std::string("1.1 to 2.2"));
    }

    void aRunGoesBackToAnEarlierStep()
    {
        const TrainingSettings settings = smallSettings("induction");
        TrainingRun whole = begunRun(settings);
        whole.keepEvery(4);
        goOn(whole, 16);
        whole.knockOut(0, 1);
        goOn(whole, 30);
        whole.reseed(9);
        goOn(whole, 44);
        saveTrainingRun(whole.record(), path("whole.attntrain"));
        const TrainingRecord record = openTrainingRun(path("whole.attntrain"));
        QCOMPARE(record.reseeded, (std::vector<Reseeded>{{30, 9}}));
        for (const Index step : {0, 12, 16, 27, 30, 43}) {
            TrainingReturn back(record, step);
            while (!back.isThere()) back.next();
            const std::unique_ptr<TrainingRun> run = back.take();
            QCOMPARE(run->record().step, step);
            QCOMPARE(std::ssize(run->record().losses), step);
            if (step % 4 == 0) QVERIFY(run->record().numbers == record.numbersAt(step));
            QCOMPARE(std::ssize(run->record().knocked_out), step > 16 ? 1 : 0);
            QCOMPARE(std::ssize(run->record().reseeded), step > 30 ? 1 : 0);
            // What was changed later is changed again: the same file.
            if (step <= 16) {
                goOn(*run, 16);
                run->knockOut(0, 1);
            }
            goOn(*run, std::max<Index>(step, 30));
            if (step <= 30) run->reseed(9);
            goOn(*run, 44);
            saveTrainingRun(run->record(), path("again.attntrain"));
            QVERIFY(bytesOf("again.attntrain") == bytesOf("whole.attntrain"));
        }
        QCOMPARE(saidParts(caught([&] { TrainingReturn(record, 44); })).expected, std::string("0 to 43"));
        QVERIFY(caught([&] { TrainingReturn(record, -1); }).code == Code::OutOfRange);
    }

    void anotherSeedDrawsOtherBatchesFromThereOn()
    {
        const TrainingSettings settings = smallSettings("previous-token");
        TrainingRun one = begunRun(settings), other = begunRun(settings);
        goOn(one, 10);
        goOn(other, 10);
        QVERIFY(one.record().numbers == other.record().numbers);
        one.reseed(settings.seed);
        QVERIFY(one.record().reseeded.empty());  // it is drawn by that one already
        other.reseed(settings.seed + 1);
        goOn(one, 12);
        goOn(other, 12);
        QVERIFY(one.record().numbers != other.record().numbers);
        QCOMPARE(other.record().seedAt(9), settings.seed);
        QCOMPARE(other.record().seedAt(10), settings.seed + 1);
        const TrainingData& data = other.data();
        QVERIFY(data.heldOut().ids == one.data().heldOut().ids);
        QVERIFY(data.batch(10, settings.seed + 1).ids != data.batch(10).ids);
    }

    void fewerStepsAreKept()
    {
        TrainingRun run = begunRun(smallSettings("reverse"));
        run.keepEvery(10);
        goOn(run, 25);
        QCOMPARE(std::ssize(run.record().kept), 3);
        QCOMPARE(run.record().kept.back().step, 20);
        QVERIFY(caught([&] { run.keepEvery(5); }).code == Code::OutOfRange);
    }

    void theGradientOfAWeightIsASum_data() { theNumbersAreTheSameOnAnyNumberOfThreads_data(); }
    void theGradientOfAWeightIsASum()
    {
        QFETCH(QString, preset);
        const TrainingSettings settings = smallSettings(preset.toStdString());
        TrainingRun run = begunRun(settings);
        goOn(run, 10);
        const std::vector<float>& numbers = run.record().numbers;
        const std::string text = TrainingLooker(settings, run.data()).example();
        const TrainingBatch example = run.data().example(text);
        Index query = example.tokens - 1;
        while (example.targets[static_cast<std::size_t>(query)] < 0) --query;
        double row = 0, size = 0;
        for (Index key = 0; key <= query; ++key) {
            const ScoreGradient found =
                scoreGradient(settings, run.data(), numbers, text, {settings.shape.layers - 1, 0, query, key});
            double sum = 0;
            for (const ScoreGradient::Part& part : found.parts) {
                QVERIFY(part.place >= query && part.chance > 0 && part.chance < 1);
                sum += part.gradient;
            }
            QVERIFY(std::abs(sum - found.gradient) <= 1e-12 && std::abs(found.left_over) <= 1e-12);
            QVERIFY(std::abs(found.weight * (found.of_weight - found.of_row) - found.gradient) <= 1e-12);
            row += found.gradient;
            size += std::abs(found.gradient);
        }
        QVERIFY(std::abs(row) <= 1e-12);  // a row's weights sum to 1, whatever its scores
        QVERIFY(size > 1e-6);
        const auto of = [&](const TrainingCell& cell, const std::string& asked) {
            return caught([&] { scoreGradient(settings, run.data(), numbers, asked, cell); });
        };
        QCOMPARE(saidParts(of({0, 0, 1, 2}, text)).field, std::string("the key"));
        QCOMPARE(saidParts(of({settings.shape.layers, 0, 1, 0}, text)).field, std::string("the layer"));
        QVERIFY(of({0, 0, 0, 0}, run.data().symbols().back()).code == Code::Missing);
    }

    void headsOfTwoSeedsArePaired()
    {
        TrainingLook one{.tokens = {"a", "b", "c"}, .layers = 1, .heads = 3};
        Matrix first(3, 3), even(3, 3), self(3, 3);
        first << 1, 0, 0, 1, 0, 0, 1, 0, 0;
        even << 1, 0, 0, 0.5F, 0.5F, 0, 0.25F, 0.25F, 0.5F;
        self << 1, 0, 0, 0, 1, 0, 0, 0, 1;
        one.maps = {first, even, self};
        TrainingLook other = one;
        other.maps = {self, first, even};
        const std::vector<HeadPair> pairs = pairedHeads(one, other);
        QCOMPARE(std::ssize(pairs), 3);
        QCOMPARE(pairs[0].other, 1);
        QCOMPARE(pairs[1].other, 2);
        QCOMPARE(pairs[2].other, 0);
        for (const HeadPair& each : pairs) QCOMPARE(each.likeness, 1.0);
        other.maps = {self, self, even};
        QCOMPARE(pairedHeads(one, other)[0].likeness, 0.0);
        other.tokens = {"a", "b", "d"};
        QVERIFY(pairedHeads(one, other).empty());
    }

    void anotherSeedIsAnotherRun()
    {
        TrainingSettings settings = smallSettings("names");
        const std::vector<float> numbers = begunRun(settings).record().numbers;
        settings.seed = 6;
        QVERIFY(begunRun(settings).record().numbers != numbers);
    }

    void namesAreLearned()
    {
        TrainingRun run = begunRun(trainingPreset("names"));
        const float before = run.record().held_out.front().loss;
        QVERIFY(std::abs(static_cast<double>(before) - run.data().chance()) < 0.3);
        goOn(run, 300);
        QCOMPARE(run.record().held_out.back().step, 300);
        QVERIFY2(run.record().held_out.back().loss < 2.7F,
                 qPrintable(QString::number(static_cast<double>(run.record().held_out.back().loss))));
    }

    void headsAreBorn()
    {
        if (!looksAtEveryCase()) QSKIP("an example that takes long");
        TrainingSettings settings = trainingPreset("induction");
        TrainingRun run = begunRun(settings);
        for (const float each : run.record().held_out.front().induction) QVERIFY(each < 0.15F);
        const std::vector<float> before = run.record().held_out.front().entropy;
        goOn(run, 250);
        const std::vector<float>& induction = run.record().held_out.back().induction;
        QCOMPARE(std::ssize(induction), 4);
        QVERIFY(std::max(induction[2], induction[3]) > 0.5F);  // the second layer's
        QVERIFY(std::max(induction[0], induction[1]) < 0.3F);
        // Heads that look at one place have rows of little entropy.
        const std::vector<float>& after = run.record().held_out.back().entropy;
        for (std::size_t head = 0; head < 4; ++head)
            QVERIFY(before[head] < std::log(32.0F) && (head < 2 || after[head] < 0.6F * before[head]));
    }

    void keptStepsStayFew()
    {
        TrainingSettings settings = smallSettings("names");
        settings.shape = {.layers = 1, .heads = 1, .width = 8, .context = 4};
        settings.batch = 1;
        TrainingRun run = begunRun(settings);
        goOn(run, 500);
        const TrainingRecord& record = run.record();
        QVERIFY(record.kept.size() <= 200 && record.kept.size() > 90);
        for (std::size_t i = 0; i < record.kept.size(); ++i)
            QCOMPARE(record.kept[i].step, static_cast<Index>(i) * record.keep_every);
        QVERIFY(record.numbersAt(0) != record.numbersAt(500));
        QVERIFY(caught([&] { record.numbersAt(3); }).code == Code::OutOfRange);
    }

    void theModelSaysWhatTheTrainingSays_data() { theNumbersAreTheSameOnAnyNumberOfThreads_data(); }
    void theModelSaysWhatTheTrainingSays()
    {
        QFETCH(QString, preset);
        const TrainingSettings settings = smallSettings(preset.toStdString());
        TrainingRun run = begunRun(settings);
        goOn(run, 20);
        const std::filesystem::path file = path("run.attntrain");
        saveTrainingRun(run.record(), file);
        const auto model = openModel(file);
        const auto& batch = run.data().heldOut();
        TrainingPass<float> pass(settings.shape, run.parameters());
        pass.forward(run.record().numbers, {&batch, 0, 1});
        std::string text;
        const std::string between = settings.task == TrainingTask::Words ? " " : "";
        for (Index t = 0; t < batch.tokens; ++t)
            text += (t > 0 ? between : std::string()) + run.data().symbols()[batch.ids[t]];
        const Encoding encoding = model->encode(text, {});
        QCOMPARE(std::ssize(encoding.tokens), batch.tokens);
        Batch asked;
        asked.sequences.resize(1);
        for (Index t = 0; t < batch.tokens; ++t) QCOMPARE(encoding.tokens[t].id, batch.ids[t]);
        asked.sequences[0].tokens = encoding.tokens;
        asked.sequences[0].real.assign(encoding.tokens.size(), true);
        const auto trace = core::run(model, asked, {});
        for (Index layer = 0; layer < settings.shape.layers; ++layer)
            for (Index head = 0; head < settings.shape.heads; ++head) {
                const Matrix& mine = pass.attention(layer, head, 0);
                const Matrix& shown = trace->at({layer, head, 0}).attention.heads[head].weights;
                QVERIFY((mine - shown).cwiseAbs().maxCoeff() < 1e-5F);
            }
    }

    void earlierStepsOpenToo()
    {
        TrainingRun run = begunRun(smallSettings("reverse"));
        goOn(run, 12);
        const auto first = trainedModel(run.record(), 0, {}), last = trainedModel(run.record(), {}, {});
        QVERIFY(first->transformer.token_embedding.matrix() != last->transformer.token_embedding.matrix());
        QVERIFY(caught([&] { trainedModel(run.record(), 13, {}); }).code == Code::OutOfRange);
        saveTrainingRun(run.record(), path("steps.attntrain"));
        const auto named = openModel(path("steps.attntrain") / "0");
        QVERIFY(named->transformer.token_embedding.matrix() == first->transformer.token_embedding.matrix());
        QCOMPARE(named->info.name, std::string("steps, step 0"));
        QVERIFY(caught([&] { openModel(path("steps.attntrain") / "13"); }).code == Code::OutOfRange);
        QVERIFY(caught([&] { openModel(path("steps.attntrain") / "first"); }).code == Code::CannotRead);
    }

    void aFolderIsTheSameModel()
    {
        TrainingSettings settings = smallSettings("induction");
        settings.shape.positions = false;
        TrainingRun run = begunRun(settings);
        goOn(run, 10);
        writeTrainedFolder(trainedFiles(run.record(), 10), path("folder"));
        const auto folder = openModel(path("folder"));
        const auto trained = trainedModel(run.record(), {}, {});
        QVERIFY(folder->transformer.token_embedding.matrix() == trained->transformer.token_embedding.matrix());
        QVERIFY(isThere(folder->transformer.blocks[0].feed_forward));
        QVERIFY(!isThere(trained->transformer.blocks[0].feed_forward));
        QCOMPARE(std::ssize(folder->encode("abc", {}).tokens), 3);
        QVERIFY(trained->warnings.empty());
        QCOMPARE(std::ssize(folder->warnings), 1);  // no symbol stands for others
        QVERIFY(folder->warnings.front().find("<unk>") != std::string::npos);
    }

    void aTrainingThatLeavesAllBoundsStops()
    {
        TrainingSettings settings = smallSettings("names");
        settings.learning_rate = 10;
        settings.warm_up = 0;
        TrainingRun run = begunRun(settings);
        const Error error = caught([&] { goOn(run, 400); });
        QVERIFY(error.code == Code::Failed);
        QVERIFY(saidParts(error).found.find("learning rate") != std::string::npos);
        QCOMPARE(std::ssize(run.record().losses), run.record().step);
        for (const float each : run.record().numbers) QVERIFY(std::isfinite(each));
    }

    void badTextsAreRefused_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("expected");
        QTest::newRow("empty") << QByteArray() << "two lines";
        QTest::newRow("one line") << QByteArray("hello\n") << "two lines";
        QTest::newRow("no UTF-8") << QByteArray("a\xFF\nb\n") << "";
        QTest::newRow("binary") << QByteArray("a\nb\0c\n", 6) << "lines";
        QTest::newRow("too large") << QByteArray(3 << 20, 'a') << "at most";
    }
    void badTextsAreRefused()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, expected);
        const Error error = caught([&] { TrainingRun(trainingPreset("names"), text.toStdString(), "the file"); });
        QCOMPARE(error.file, std::string("the file"));
        QVERIFY2(saidParts(error).expected.find(expected.toStdString()) != std::string::npos,
                 saidParts(error).expected.c_str());
    }

    void aShortTextIsEnough()
    {
        TrainingRun run(trainingPreset("names"), "ab\nba\n", "two lines");
        goOn(run, 5);
        QCOMPARE(run.data().symbols(), (std::vector<std::string>{".", "a", "b"}));
    }

    void wordsAreLearned()
    {
        TrainingSettings settings = trainingPreset("names");
        settings.task = TrainingTask::Words;
        TrainingRun run(settings, "the cat sat\nthe dog saw\nthe cat saw\n", "lines");
        goOn(run, 3);
        const auto model = trainedModel(run.record(), {}, {});
        QCOMPARE(std::ssize(model->encode("the dog", {}).tokens), 2);
        QCOMPARE(model->encode(". the dog", {}).tokens.front().id, 0);
    }

    void settingsThatCannotBeAreRefused()
    {
        TrainingSettings settings = trainingPreset("names");
        settings.shape.heads = 3;
        QCOMPARE(saidParts(caught([&] { requireUsable(settings); })).field, std::string("width"));
        settings = trainingPreset("names");
        settings.shape.layers = 5;
        QCOMPARE(saidParts(caught([&] { requireUsable(settings); })).field, std::string("layers"));
        QVERIFY(saidParts(caught([] { trainingPreset("name"); })).nearest == "names");
        for (const TrainingSettings& each : trainingPresets()) {
            requireUsable(each);
            QVERIFY(trainingSettingsIn(toJson(each), "") == each);
        }
    }

    void brokenFilesAreRefused()
    {
        TrainingRun run = begunRun(smallSettings("previous-token"));
        goOn(run, 4);
        saveTrainingRun(run.record(), path("good.attntrain"));
        QVERIFY(isTrainingRun(path("good.attntrain")));
        const std::string good = bytesOf("good.attntrain");
        const auto changed = [&](const std::string& from, const std::string& to) {
            std::string bad = good;
            const auto at = bad.find(from);
            if (at == std::string::npos) return Error(Code::Failed, "", "nothing to change");
            bad.replace(at, from.size(), to);
            writeWhole(path("bad.attntrain"), bad);
            return caught([&] { openTrainingRun(path("bad.attntrain")); });
        };
        QVERIFY(saidParts(changed("\\\"step\\\":4", "\\\"step\\\":5")).field.find("losses") != std::string::npos);
        QVERIFY(saidParts(changed("\\\"width\\\":16", "\\\"width\\\":32")).field.find("numbers") != std::string::npos);
        QVERIFY(saidParts(changed("\\\"heads\\\":2", "\\\"heads\\\":3")).field == "width");
        QVERIFY(changed("\\\"version\\\":2", "\\\"version\\\":4").code == Code::Unsupported);
        QVERIFY(saidParts(changed("kept.3", "kept.7")).field.find("kept.3") != std::string::npos);
        for (std::size_t size = 0; size < good.size(); size += good.size() / 40) {
            writeWhole(path("bad.attntrain"), good.substr(0, size));
            QVERIFY(saidParts(caught([&] { openTrainingRun(path("bad.attntrain")); })).field != "nothing was thrown");
            QVERIFY(saidParts(caught([&] { openModel(path("bad.attntrain")); })).field != "nothing was thrown");
        }
        QVERIFY(caught([] { openTrainingRun(SOURCE_DIR "/resources/models/named-heads/model.safetensors"); }).code
                == Code::NotInside);
    }

private:
    std::filesystem::path path(const char* name) const { return m_folder.filePath(name).toStdString(); }
    std::string bytesOf(const char* name) const { return readText(path(name), std::size_t{1} << 26U); }

    QTemporaryDir m_folder;
};

TEST_CLASS(TestTrainingRuns)
#include "tst_training_runs.moc"
