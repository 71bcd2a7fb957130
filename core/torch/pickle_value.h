#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace core {

struct PickleNode;
struct PickleNone {};
struct PickleBytes {
    std::string_view bytes;
};
/// A whole number of more than 64 bits.
struct PickleLong {
    std::string_view bytes;  ///< two's complement, little-endian
};
/// A function or class of Python by its name, "collections.OrderedDict"; never the thing itself.
struct PickleGlobal {
    std::string_view name;
};

/// One value of a pickle. Texts and bytes lie in the pickle's own bytes, values with parts are nodes of the pickle.
using PickleValue = std::variant<PickleNone, bool, std::int64_t, double, std::string_view, PickleBytes, PickleLong,
                                 PickleGlobal, PickleNode*>;

struct PickleNode {
    enum class Kind {
        Tuple,
        List,
        Dict,       ///< a key and its value in turns
        Call,       ///< never made: the global, and its arguments in a tuple
        Reference,  ///< to something outside of the pickle: one value, which says to what
    };
    Kind kind;
    std::vector<PickleValue> values;
};

/// All that a pickle says. Nodes own none of each other: however deep or circular they are, they are freed in a row.
struct Pickle {
    std::deque<PickleNode> nodes;
    PickleValue top;
    std::size_t size = 0;  ///< in bytes
};

/// The node that a value is, if it is one of this kind; null otherwise.
const PickleNode* nodeOf(const PickleValue& value, PickleNode::Kind kind);
/// "a number", "a tuple": for errors.
std::string kindName(const PickleValue& value);

}  // namespace core
