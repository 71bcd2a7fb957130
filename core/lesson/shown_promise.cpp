#include "core/lesson/shown_promise.h"

#include "core/error.h"
#include "core/model/pass/head_stages.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace core {
namespace {

/// `"it"`, or `"the" #2` of those that read the same.
std::string nameOf(const std::vector<Token>& tokens, Index place)
{
    const std::string name(bareToken(tokens[static_cast<std::size_t>(place)].text));
    const std::vector<Index> places = placesOfToken(tokens, name);
    std::string text = "\"" + name + "\"";
    if (places.size() > 1) text += " #" + std::to_string(1 + (std::ranges::find(places, place) - places.begin()));
    return text;
}

/// The token that a row is named after.
std::optional<Index> tokenOfRow(const ClaimGround& ground, Index row)
{
    const Trace& trace = *ground.trace;
    for (Index token = 0; token < std::ssize(trace.queries(ground.head.item)); ++token)
        if (rowNamedAfter(trace, ground.head.item, token, ground.rows) == row) return token;
    return std::nullopt;
}

std::string decimals(double number, int count)
{
    char text[40];
    std::snprintf(text, sizeof text, "%.*f", count, number);
    return text;
}

bool holds(const std::string& promise, const ClaimGround& ground)
{
    const ParsedClaim parsed = parseClaim(promise);
    if (!parsed.claim || parsed.claim->only) return false;
    try {
        return check(*parsed.claim, ground).holds;
    } catch (const Error&) {
        return false;
    }
}

}  // namespace

std::string promisesOfCell(const ClaimGround& ground, Index query, Index key)
{
    const Trace& trace = *ground.trace;
    const auto token = tokenOfRow(ground, query);
    if (!token || key >= std::ssize(trace.keys(ground.head.item))) return {};
    const std::string asking = nameOf(trace.queries(ground.head.item), *token);
    const std::string asked = nameOf(trace.keys(ground.head.item), key);
    const auto weights = headWeights(trace, ground.head);
    const auto weight = static_cast<double>((*weights)(query, key));
    const double least = std::floor(100 * (weight - 0.01)) / 100;
    const std::string number = weight >= 0.5 ? "≥ " + decimals(least, 2) : "= " + decimals(weight, 2);
    std::string weighs = "weight(";
    weighs.append(asking).append(" → ").append(asked).append(") ").append(number);
    std::string largest = "top(";
    largest.append(asking).append(") = ").append(asked, 0, asked.find(" #"));
    std::string lines;
    for (const std::string& promise : {weighs, largest})
        if (holds(promise, ground)) lines.append(promise).append("\n");
    return lines;
}

std::string keptPromise(const std::string& promise, const ClaimGround& ground)
{
    const ParsedClaim parsed = parseClaim(promise);
    if (!parsed.claim || parsed.claim->only || parsed.claim->right.kind != ClaimValue::Kind::Number) return {};
    const std::size_t last = promise.find_last_not_of("0123456789.-+eE");
    if (last == std::string::npos || last + 1 == promise.size() || holds(promise, ground)) return {};
    const int written = std::max(2, parsed.claim->right.decimals);
    try {
        const double found = std::stod(check(*parsed.claim, ground).left);
        const double step = std::pow(10.0, -written);
        using enum Claim::Comparison;
        const bool above = parsed.claim->comparison == AtLeast || parsed.claim->comparison == More;
        const bool below = parsed.claim->comparison == AtMost || parsed.claim->comparison == Less;
        const double number = above ? std::floor(found / step) * step : below ? std::ceil(found / step) * step : found;
        // Shown numbers are rounded, so a promise is kept for certain only one step further.
        for (const double further : {0.0, above ? -step : below ? step : 0.0}) {
            std::string kept = promise.substr(0, last + 1) + decimals(number + further, written);
            if (holds(kept, ground)) return kept;
        }
    } catch (const std::exception&) {
        return {};  // a value that cannot be computed cannot be promised
    }
    return {};
}

}  // namespace core
