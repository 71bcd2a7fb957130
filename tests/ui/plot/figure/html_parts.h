#pragma once

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>

#include "core/array/array_file.h"
#include "core/model/recorded/recorded_attention.h"
#include "ui/plot/figure/figure_export.h"

#include <bit>
#include <cmath>
#include <fstream>
#include <random>

/// What a figure as HTML consists of, taken out of it again, and traces that are worth being made into one.
namespace html_parts {

/// What nobody may take for a part of the page.
inline const QStringList hostile{"</script><script>window.broken=1</script>",
                                 "<!--",
                                 "\\input{/etc/passwd}",
                                 "^^5cinput",
                                 "'; touch X; '",
                                 "two\nlines",
                                 QStringLiteral("\u202Etxet"),
                                 "<img src=x onerror=window.broken=1>",
                                 "=HYPERLINK(\"http://example.com\")",
                                 "\"onmouseover=\"window.broken=1",
                                 "id=\"attentionscope-session\">",
                                 "${window.broken=1}",
                                 "]]>",
                                 QStringLiteral("\u2028\u2029\u0085\uFFFF"),
                                 "&lt;&amp;"};

/// Softmaxes of normal numbers, causal, of tokens with these names; numbers where there are none.
inline std::shared_ptr<const core::Trace> traceOf(core::Index layers, core::Index heads, core::Index tokens,
                                                  const QStringList& names = {})
{
    const QTemporaryDir folder;
    core::NumberArray array{{layers, heads, tokens, tokens}, {}};
    std::mt19937 random(7);
    std::normal_distribution<float> normal(0, 2);
    array.values.reserve(static_cast<std::size_t>(layers * heads * tokens * tokens));
    std::vector<float> row(static_cast<std::size_t>(tokens));
    for (core::Index query = 0; query < layers * heads * tokens; ++query) {
        float sum = 0;
        for (core::Index key = 0; key < tokens; ++key) {
            row[static_cast<std::size_t>(key)] = key <= query % tokens ? std::exp(normal(random)) : 0.0F;
            sum += row[static_cast<std::size_t>(key)];
        }
        for (const float value : row) array.values.push_back(value / sum);
    }
    core::RecordedSource source{.file = folder.filePath("weights.npy").toStdString()};
    std::ofstream(source.file, std::ios::binary) << core::npyBytes(array);
    if (!names.isEmpty()) {
        source.query_tokens = folder.filePath("tokens.json").toStdString();
        QFile file(folder.filePath("tokens.json"));
        if (file.open(QIODevice::WriteOnly)) file.write(QJsonDocument(QJsonArray::fromStringList(names)).toJson());
    }
    return core::openRecorded(source).trace;
}

/// The text of the element with this id.
inline QByteArray elementOf(const QByteArray& page, const QByteArray& id)
{
    const qsizetype at = page.indexOf("id=\"" + id + "\">");
    if (at < 0) return {};
    const qsizetype from = page.indexOf('>', at) + 1;
    return page.mid(from, page.indexOf('<', from) - from);
}

inline QJsonObject factsOf(const QByteArray& page)
{
    return QJsonDocument::fromJson(elementOf(page, "figure")).object();
}

/// The decompressed bytes of a zlib stream.
inline QByteArray inflated(const QByteArray& page, const QJsonValue& place)
{
    const QByteArray letters = elementOf(page, "numbers").mid(place[0].toInteger(), place[1].toInteger());
    // Qt wants to know about how many bytes there will be.
    return qUncompress(QByteArray("\x00\xFF\xFF\xFF", 4) + QByteArray::fromBase64(letters));
}

/// The numbers of one map as they are packed, row by row without hidden cells.
inline std::vector<float> numbersOf(const QByteArray& page, const QJsonObject& facts, const QJsonValue& map)
{
    const QByteArray bytes = inflated(page, map["at"]);
    const qsizetype count = map["count"].toInteger();
    const bool negative = facts["negative"].toBool();
    qsizetype bit = 8 * count;
    const auto take = [&](int width) {
        std::uint32_t value = 0;
        for (int i = 0; i < width; ++i, ++bit)
            value |= static_cast<std::uint32_t>((static_cast<unsigned char>(bytes[bit / 8]) >> (bit % 8)) & 1)
                     << static_cast<unsigned>(i);
        return value;
    };
    std::vector<float> numbers;
    for (qsizetype i = 0; i < count; ++i) {
        const auto kind = static_cast<unsigned char>(bytes[i]);
        if (kind == 0) {
            numbers.push_back(0);
        } else if (kind == 255) {
            numbers.push_back(std::bit_cast<float>(take(32)));
        } else if (facts["decimals"].isNull()) {
            const std::uint32_t fraction = take(23);
            const std::uint32_t sign = negative ? take(1) << 31U : 0;
            numbers.push_back(std::bit_cast<float>(sign | (static_cast<std::uint32_t>(kind) << 23U) | fraction));
        } else {
            const double size = take(kind - 1) | (1U << (kind - 1U));
            const double units = std::pow(10.0, facts["decimals"].toInt());
            numbers.push_back(static_cast<float>((negative && take(1) != 0 ? -size : size) / units));
        }
    }
    return numbers;
}

}  // namespace html_parts
