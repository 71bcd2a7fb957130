#include "app/report/likelihood_report.h"

#include "app/command/printed_json.h"
#include "core/array/csv_writer.h"
#include "core/json/json_text.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <numbers>

namespace {

using Json = nlohmann::ordered_json;

}  // namespace

std::string likelihoodCsv(const TextLikelihood& text, core::Index item, double factor, bool head)
{
    std::string printed;
    core::CsvWriter csv(printed, "\n");
    if (head) {
        if (item > 0) csv.cell("item");
        for (const char* column : {"place", "token", "log_probability", "so_far"}) csv.cell(column);
        csv.endRow();
    }
    double so_far = 0;
    for (core::Index i = 0; i < text.logarithms.size(); ++i) {
        so_far += text.logarithms(i);
        if (item > 0) csv.count(item);
        csv.count(i + 2)
            .cell(text.tokens[static_cast<std::size_t>(i + 1)].text)
            .rounded(text.logarithms(i) * factor, 7)
            .rounded(so_far * factor, 7)
            .endRow();
    }
    return printed;
}

std::string likelihoodJson(const std::vector<TextLikelihood>& texts, const std::string& model, bool in_bits)
{
    const double factor = in_bits ? std::numbers::log2e : 1.0;
    Json all = {{"model", model}, {"unit", in_bits ? "bits" : "nats"}, {"texts", Json::array()}};
    for (const TextLikelihood& text : texts) {
        const double sum = text.logarithms.sum();
        const bool any = text.logarithms.size() > 0;
        const double mean = any ? sum / static_cast<double>(text.logarithms.size()) : 0;
        Json one = {{"log_probability", any ? Json(sum * factor) : Json(nullptr)},
                    {"mean", any ? Json(mean * factor) : Json(nullptr)},
                    {"perplexity", any ? Json(std::exp(-mean)) : Json(nullptr)},
                    {"tokens", Json::array()}};
        for (std::size_t i = 0; i < text.tokens.size(); ++i) {
            Json token = {{"token", text.tokens[i].text}, {"log_probability", nullptr}};
            if (i > 0 && static_cast<core::Index>(i) <= text.logarithms.size())
                token["log_probability"] = text.logarithms(static_cast<core::Index>(i) - 1) * factor;
            core::append(one, "tokens", std::move(token));
        }
        core::append(all, "texts", std::move(one));
    }
    return printedJson(all);
}
