#pragma once

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>
#include <QtEndian>

#include <cmath>
#include <vector>

/// Files for the program's command line, and the content of files that it wrote.
namespace command_files {

inline void writeText(const QString& path, const QByteArray& text)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

inline QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Queries and keys of one head, [tokens, 4], as a safetensors file.
inline void writeVectors(const QString& path, int tokens)
{
    constexpr int width = 4;
    const int bytes = tokens * width * static_cast<int>(sizeof(float));
    const auto entry = [&](int from) {
        return QJsonObject{
            {"dtype", "F32"}, {"shape", QJsonArray{tokens, width}}, {"data_offsets", QJsonArray{from, from + bytes}}};
    };
    const QByteArray header =
        QJsonDocument(QJsonObject{{"k", entry(bytes)}, {"q", entry(0)}}).toJson(QJsonDocument::Compact);
    QByteArray length(8, '\0');
    qToLittleEndian(static_cast<quint64>(header.size()), length.data());
    std::vector<float> numbers;
    for (int i = 0; i < 2 * tokens * width; ++i) numbers.push_back(std::sin(static_cast<float>(i)));
    writeText(path, length + header
                        + QByteArray(reinterpret_cast<const char*>(numbers.data()),
                                     static_cast<qsizetype>(numbers.size() * sizeof(float))));
}

inline const QString gpt2 = QStringLiteral(SOURCE_DIR "/tests/golden/data/models/gpt2_fp16");
inline const QString seaText = QStringLiteral("The keeper looks at the sea.");
inline const QString llamaDump = QStringLiteral(SOURCE_DIR "/tests/golden/data/dumps/llama_layers_1_3.safetensors");
inline const QString bartDump = QStringLiteral(SOURCE_DIR "/tests/golden/data/dumps/bart_layer_2.safetensors");
inline const QString named = QStringLiteral(SOURCE_DIR "/resources/models/named-heads");

}  // namespace command_files
