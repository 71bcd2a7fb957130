#include "core/error.h"
#include "core/torch/torch_checkpoint.h"
#include "tests/core/torch/torch_bytes.h"
#include "tests/golden/cases/golden_case.h"

#include <QCryptographicHash>
#include <QTest>

#include "tests/test_class.h"

#include <algorithm>

using namespace core;
using namespace torch_bytes;
namespace fs = std::filesystem;

namespace {

/// Whether two files have the same tensors, but for those that only the first has.
bool isSame(const fs::path& first, const fs::path& second)
{
    const TorchCheckpoint one = TorchCheckpoint::open(first);
    const TorchCheckpoint two = TorchCheckpoint::open(second);
    return std::ranges::all_of(two.tensors(), [&](const auto& entry) {
        const auto found = one.tensors().find(entry.first);
        return found != one.tensors().end() && found->second.type == entry.second.type
               && found->second.shape == entry.second.shape
               && std::ranges::equal(found->second.data, entry.second.data);
    });
}

}  // namespace

class TestTorchCheckpoint final : public QObject {
    Q_OBJECT
private slots:
    void tensorsAreThosePythonReads()
    {
        // tensors.json was made by Python's own pickle with stand-ins for torch, bin by bin as as_strided defines it.
        const fs::path bins = goldenTrees().front() / "bins";
        const Json truth = parseJson(readText(bins / "tensors.json", 1U << 20U), "tensors.json", "the text");
        for (const auto& [folder, tensors] : truth.items()) {
            const TorchCheckpoint file = TorchCheckpoint::open(bins / folder / "pytorch_model.bin");
            QCOMPARE(file.tensors().size(), tensors.size());
            for (const auto& [name, about] : tensors.items()) {
                const StoredTensor& tensor = file.tensors().at(name);
                QCOMPARE(std::string(storedTypeName(tensor.type)), about["type"].get<std::string>());
                QCOMPARE(tensor.shape, about["shape"].get<std::vector<Index>>());
                const QByteArrayView data(tensor.data.data(), static_cast<qsizetype>(tensor.data.size()));
                const QByteArray hash = QCryptographicHash::hash(data.toByteArray(), QCryptographicHash::Sha1).toHex();
                QVERIFY2(hash.toStdString() == about["sha1"].get<std::string>(), name.c_str());
            }
        }
    }

    void everyWayOfSavingGivesTheSameTensors()
    {
        const auto bins = sharedFolder("golden/today/bins");
        if (!bins) QSKIP("the full golden set does not lie beside this checkout");
        const fs::path gpt2 = *bins / "gpt2_f32/pytorch_model.bin";
        QVERIFY(isSame(*bins / "bert_f32/pytorch_model.bin", *bins / "bert_legacy/pytorch_model.bin"));
        QVERIFY(isSame(*bins / "gpt2_views/pytorch_model.bin", gpt2));
        for (const char* part : {"1", "2", "3"})
            QVERIFY(
                isSame(gpt2, *bins / "gpt2_sharded" / (std::string("pytorch_model-0000") + part + "-of-00003.bin")));
        QVERIFY(!isSame(gpt2, *bins / "bert_f32/pytorch_model.bin"));
    }

    void viewsAreReadInTheirOrder_data()
    {
        QTest::addColumn<QByteArray>("tensor");
        QTest::addColumn<QList<float>>("numbers");
        const auto row = [](const char* name, std::int64_t offset, const std::vector<std::int64_t>& shape,
                            const std::vector<std::int64_t>& strides, const QList<float>& numbers) {
            QTest::newRow(name) << QByteArray::fromStdString(tensor(floats(), offset, shape, strides)) << numbers;
        };
        row("as they lie", 0, {2, 3}, {3, 1}, {0, 1, 2, 3, 4, 5});
        row("from an offset", 6, {2, 3}, {3, 1}, {6, 7, 8, 9, 10, 11});
        row("transposed", 1, {3, 2}, {1, 3}, {1, 4, 2, 5, 3, 6});
        row("every second", 0, {4}, {2}, {0, 2, 4, 6});
        row("a column", 1, {3, 1}, {4, 1}, {1, 5, 9});
        row("one number again and again", 7, {2, 2}, {0, 0}, {7, 7, 7, 7});
        row("a row again and again", 1, {3, 2}, {0, 1}, {1, 2, 1, 2, 1, 2});
        row("three axes, turned", 0, {2, 3, 2}, {1, 4, 2}, {0, 2, 4, 6, 8, 10, 1, 3, 5, 7, 9, 11});
        row("an axis of one, whose stride is never stepped", 2, {2, 1, 2}, {3, std::int64_t{1} << 62, 1}, {2, 3, 5, 6});
        row("one number", 11, {}, {}, {11});
        row("none", 0, {3, 0}, {0, 1}, {});
    }

    void viewsAreReadInTheirOrder()
    {
        QFETCH(QByteArray, tensor);
        QFETCH(QList<float>, numbers);
        const Tensors tensors = tensorsIn(text("w") + tensor.toStdString());
        QCOMPARE(numbersOf(tensors.at("w")), std::vector<float>(numbers.begin(), numbers.end()));
    }

    void contiguousTensorsBorrowTheFile()
    {
        const std::string bytes =
            legacyFile(dictionary(text("a") + tensor(storage("Short", "k", 4), 1, {1, 3}, {7, 1}) + text("b")
                                  + tensor(storage("Short", "k", 4), 0, {2, 2}, {1, 2})),
                       {{"k", 4, std::string("\1\0\2\0\3\0\4\0", 8)}});
        const auto owner = std::make_shared<int>(0);
        const auto file = TorchCheckpoint::parse(owner, bytesOf(bytes), "memory");
        const StoredTensor& a = file.tensors().at("a");
        QCOMPARE(a.data.data(), bytesOf(bytes).last(6).data());
        QCOMPARE(a.owner, std::shared_ptr<const void>(owner));
        QCOMPARE(a.type, StoredType(ElementType::I16));
        const StoredTensor b = file.tensors().at("b");
        QVERIFY(b.owner != a.owner);
        QCOMPARE(numbersOf(b), (std::vector<float>{1, 3, 2, 4}));
    }

    void whatIsNoTensorIsLeftOut()
    {
        const std::string w = text("w") + tensor(floats(), 0, {1}, {1});
        const std::string others = text("step") + number(3) + text("rate") + "G" + std::string(8, '\0') + text("none")
                                   + "N" + text("on") + "\x88" + text("version") + text("4.2") + text("inner") + "}"
                                   + text("list") + "]";
        QCOMPARE(tensorsIn(others + w).size(), std::size_t{1});
        QCOMPARE(tensorsIn(w + text("p") + global("torch._utils", "_rebuild_parameter")
                           + tuple(tensor(floats(), 2, {2}, {1}) + "\x88" + orderedDict) + "R")
                     .size(),
                 std::size_t{2});
    }

    void whatHoldsNoTensorsIsRefused()
    {
        QCOMPARE(refusal(legacyFile(dictionary(text("step") + number(3)), {})), std::string("a tensor: , "));
        const std::string inner = dictionary(text("w") + tensor(floats(1), 0, {1}, {1}));
        QVERIFY(refusal(legacyFile(dictionary(text("epoch") + number(3) + text("optimizer") + inner),
                                   {{"0", 1, raw(1.0F)}}))
                    .ends_with("“optimizer”"));
        QVERIFY(refusal(legacyFile(number(3), {})).ends_with("a whole number"));
    }

    /// Objects beside the tensors are passed over, whatever they are said to be made of.
    void whatATrainingKeepsBesideTheTensorsIsPassedOver()
    {
        const std::string inner = dictionary(text("model.w") + tensor(floats(), 0, {2}, {1}));
        const std::string path = global("pathlib", "PosixPath") + tuple(text("/")) + "R";
        const std::string settings = global("lightning_fabric.utilities.data", "AttributeDict") + ")\x81";
        for (const char* name : {"state_dict", "model_state_dict", "model", "module"}) {
            const Tensors tensors = tensorsIn(text("epoch") + number(3) + text("hyper_parameters") + settings
                                              + text("path") + path + text(name) + inner);
            QCOMPARE(tensors.size(), std::size_t{1});
            QCOMPARE(numbersOf(tensors.at("model.w")), (std::vector<float>{0, 1}));
        }
        // Tensors that are there at once are what was saved.
        const Tensors both = tensorsIn(text("w") + tensor(floats(), 0, {1}, {1}) + text("state_dict") + inner);
        QCOMPARE(both.size(), std::size_t{1});
        QVERIFY(both.contains("w"));
    }

    void aNameIsOneTensors()
    {
        const std::string w = text("w") + tensor(floats(), 0, {1}, {1});
        QVERIFY_EXCEPTION_THROWN(tensorsIn(w + w), Error);
        QVERIFY_EXCEPTION_THROWN(tensorsIn(text("\xFF") + tensor(floats(), 0, {1}, {1})), Error);
        QVERIFY_EXCEPTION_THROWN(tensorsIn(number(1) + tensor(floats(), 0, {1}, {1})), Error);
        QVERIFY_EXCEPTION_THROWN(tensorsIn(w + text("odd")), Error);
    }
};

TEST_CLASS(TestTorchCheckpoint)
#include "tst_torch_checkpoint.moc"
