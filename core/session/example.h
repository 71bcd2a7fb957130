#pragma once

#include "core/error.h"
#include "core/session/named_queries.h"
#include "core/session/session.h"

#include <functional>

namespace core {

/// An example's statement about one row of a head, which tests check: where the query's weight lies.
struct ShownRow {
    std::optional<std::string> text = {};    ///< in place of the session's
    std::optional<std::string> target = {};  ///< in place of the session's
    std::optional<Index> layer = {};         ///< empty: the one in focus
    std::optional<Index> head = {};
    NamedToken query = {};              ///< the row, by the token that the session's reading of rows names it after
    std::vector<NamedToken> keys = {};  ///< at least one
    std::vector<NamedToken> over = {};  ///< each of the keys has more weight than each of these; none: than any other
    float weight = 0;                   ///< the least weight of the keys together
};

/// A session that comes with the program, and a text about it. It opens on the first row that the text mentions.
struct Example {
    std::filesystem::path file;
    std::string title;  ///< for lists
    std::string look;   ///< one or two sentences that name what to look at
    std::string group;  ///< it is listed under this heading
    std::vector<ShownRow> shows;
    Session session;
};

/// An .attnscope file with one more object, "example":
///
///     "example": {"title": …, "look": …, "group": …,
///                 "shows": [{"query": "it", "keys": ["cat"], "over": ["mat"], "weight": 0.3},
///                           {"text": "… soft.", "query": "it", "keys": [{"token": "mat", "occurrence": 1}]}]}
///
/// "over" is a list of tokens, or "all". Wherever sessions are read, the file is the session alone.
/// @throws Error{Missing, Malformed, OutOfRange, …} naming the field
Example openExample(const std::filesystem::path& file);

/// The folder of the examples that come with the program.
std::filesystem::path bundledExampleFolder();

/// Those of them whose models are there, in the order of lists: as their models, then by the file's name.
/// @param skipped  told why a file is no example
std::vector<Example> bundledExamples(const std::function<void(const Error&)>& skipped);

/// Whether what the example says holds of a session: another word, mask, temperature or intervention makes other
/// weights.
bool isAbout(const Example& example, const Session& session);

}  // namespace core
