#include "core/torch/pickle_reader.h"

#include "core/error.h"
#include "core/torch/pickle_input.h"
#include "core/torch/pickle_stack.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <utility>

namespace core {
namespace {

using Kind = PickleNode::Kind;

/// Forty instructions are one tensor: enough for fifty thousand of them, and never more memory than 300 MB.
constexpr std::size_t mostSteps = 1U << 21U;

enum class Op : unsigned char {
    Protocol = 0x80,
    Frame = 0x95,
    Mark = '(',
    Stop = '.',
    None = 'N',
    True = 0x88,
    False = 0x89,
    Int4 = 'J',
    Int1 = 'K',
    Int2 = 'M',
    Long1 = 0x8a,
    Long4 = 0x8b,
    Float8 = 'G',
    Unicode4 = 'X',
    Unicode1 = 0x8c,
    Unicode8 = 0x8d,
    String4 = 'T',  ///< texts of Python 2
    String1 = 'U',
    Bytes4 = 'B',
    Bytes1 = 'C',
    Bytes8 = 0x8e,
    EmptyTuple = ')',
    Tuple1 = 0x85,
    Tuple2 = 0x86,
    Tuple3 = 0x87,
    Tuple = 't',
    EmptyList = ']',
    Append = 'a',
    Appends = 'e',
    EmptyDict = '}',
    SetItem = 's',
    SetItems = 'u',
    Global = 'c',
    StackGlobal = 0x93,
    Instance = 'i',  ///< known only so that an error can name its class
    Reduce = 'R',
    NewObject = 0x81,
    Build = 'b',
    PersistentId = 'Q',
    Put1 = 'q',
    Put4 = 'r',
    Memoize = 0x94,
    Get1 = 'h',
    Get4 = 'j',
};

/// Follows a pickle, which is a program for a stack machine, one instruction after the other.
class PickleReader {
public:
    PickleReader(const PickleInput& input, std::span<const std::string_view> allowed)
        : m_in(input),
          m_allowed(allowed),
          m_stack(m_in)
    {
    }

    Pickle read()
    {
        start();
        for (Op op = next(); op != Op::Stop; op = next())
            if (!pushNumber(op) && !pushText(op) && !makeContainer(op) && !fillContainer(op) && !keep(op) && !call(op))
                throw m_in.malformed(Words("%1 cannot be understood: expected an instruction that dictionaries of "
                                           "tensors need, found number %2",
                                           std::to_string(static_cast<int>(op))));
        m_pickle.top = m_stack.pop();
        m_pickle.size = m_in.at();
        return std::move(m_pickle);
    }

private:
    void start()
    {
        if (Op{m_in.number<std::uint8_t>()} != Op::Protocol)
            throw m_in.error(Code::Malformed, Words("%1 cannot be understood: expected a pickle, found other bytes"));
        const auto protocol = m_in.number<std::uint8_t>();
        if (protocol < 2 || protocol > 5)
            throw m_in.error(Code::Unsupported, Words("%1 is not supported: expected protocol 2 to 5, found %2",
                                                      std::to_string(protocol)));
    }

    Op next()
    {
        if (m_in.beginStep() > mostSteps)
            throw m_in.error(Code::OutOfRange, Words("%1 cannot be used: expected at most %2 instructions, found more",
                                                     std::to_string(mostSteps)));
        return Op{m_in.number<std::uint8_t>()};
    }

    bool pushNumber(Op op)
    {
        switch (op) {
        case Op::None: push(PickleNone{}); return true;
        case Op::True: push(true); return true;
        case Op::False: push(false); return true;
        case Op::Int4: push(std::int64_t{m_in.number<std::int32_t>()}); return true;
        case Op::Int1: push(std::int64_t{m_in.number<std::uint8_t>()}); return true;
        case Op::Int2: push(std::int64_t{m_in.number<std::uint16_t>()}); return true;
        case Op::Float8: push(std::bit_cast<double>(__builtin_bswap64(m_in.number<std::uint64_t>()))); return true;
        case Op::Long1: push(wholeNumber(m_in.text(m_in.number<std::uint8_t>()))); return true;
        case Op::Long4: {
            const auto size = m_in.number<std::int32_t>();
            if (size < 0)
                throw m_in.malformed(
                    Words("%1 cannot be understood: expected the length of a number, found %2", std::to_string(size)));
            push(wholeNumber(m_in.text(static_cast<std::uint64_t>(size))));
            return true;
        }
        default: return false;
        }
    }

    static PickleValue wholeNumber(std::string_view bytes)
    {
        if (bytes.size() > sizeof(std::int64_t)) return PickleLong{bytes};
        const bool isNegative = !bytes.empty() && (static_cast<unsigned char>(bytes.back()) & 0x80U) != 0;
        std::int64_t value = isNegative ? -1 : 0;
        std::memcpy(&value, bytes.data(), bytes.size());
        return value;
    }

    bool pushText(Op op)
    {
        switch (op) {
        case Op::Unicode1:
        case Op::String1: push(m_in.text(m_in.number<std::uint8_t>())); return true;
        case Op::Unicode4:
        case Op::String4: push(m_in.text(m_in.number<std::uint32_t>())); return true;
        case Op::Unicode8: push(m_in.text(m_in.number<std::uint64_t>())); return true;
        case Op::Bytes1: push(PickleBytes{m_in.text(m_in.number<std::uint8_t>())}); return true;
        case Op::Bytes4: push(PickleBytes{m_in.text(m_in.number<std::uint32_t>())}); return true;
        case Op::Bytes8: push(PickleBytes{m_in.text(m_in.number<std::uint64_t>())}); return true;
        default: return false;
        }
    }

    bool makeContainer(Op op)
    {
        switch (op) {
        case Op::Mark: m_stack.mark(); return true;
        case Op::EmptyTuple: push(node(Kind::Tuple, {})); return true;
        case Op::Tuple1: push(node(Kind::Tuple, m_stack.popped(1))); return true;
        case Op::Tuple2: push(node(Kind::Tuple, m_stack.popped(2))); return true;
        case Op::Tuple3: push(node(Kind::Tuple, m_stack.popped(3))); return true;
        case Op::Tuple: push(node(Kind::Tuple, m_stack.poppedToMark())); return true;
        case Op::EmptyList: push(node(Kind::List, {})); return true;
        case Op::EmptyDict: push(node(Kind::Dict, {})); return true;
        default: return false;
        }
    }

    bool fillContainer(Op op)
    {
        switch (op) {
        case Op::Append: fill(Kind::List, m_stack.popped(1)); return true;
        case Op::Appends: fill(Kind::List, m_stack.poppedToMark()); return true;
        case Op::SetItem: fill(Kind::Dict, m_stack.popped(2)); return true;
        case Op::SetItems: {
            const std::vector<PickleValue> items = m_stack.poppedToMark();
            if (items.size() % 2 != 0)
                throw m_in.malformed(
                    Words("%1 cannot be understood: expected a value for each key, found a key without one"));
            fill(Kind::Dict, items);
            return true;
        }
        case Op::Build:
            // Attributes of a dictionary (_metadata of a state_dict); no tensor is among them.
            m_stack.pop();
            m_stack.node(Kind::Dict);
            return true;
        default: return false;
        }
    }

    bool keep(Op op)
    {
        switch (op) {
        case Op::Put1: m_stack.put(m_in.number<std::uint8_t>()); return true;
        case Op::Put4: m_stack.put(m_in.number<std::uint32_t>()); return true;
        case Op::Memoize: m_stack.put(m_stack.keptCount()); return true;
        case Op::Get1: push(m_stack.kept(m_in.number<std::uint8_t>())); return true;
        case Op::Get4: push(m_stack.kept(m_in.number<std::uint32_t>())); return true;
        default: return false;
        }
    }

    bool call(Op op)
    {
        switch (op) {
        case Op::Frame:  // a promise of so many bytes, which says nothing about the values
            if (const auto size = m_in.number<std::uint64_t>(); size > m_in.left()) m_in.text(size);
            return true;
        case Op::Global: push(global()); return true;
        case Op::Instance: global(); return false;
        case Op::StackGlobal: {
            const std::string_view name = m_stack.popText();
            push(allowed(m_stack.popText(), name));
            return true;
        }
        case Op::PersistentId: push(node(Kind::Reference, m_stack.popped(1))); return true;
        case Op::Reduce: push(reduced()); return true;
        case Op::NewObject: {
            const std::vector<PickleValue> made = m_stack.popped(2);
            const auto* type = std::get_if<PickleGlobal>(&made.front());
            if (type == nullptr || !isWholeModule(type->name)) return false;
            push(node(Kind::Dict, {}));
            return true;
        }
        default: return false;
        }
    }

    static bool isWholeModule(std::string_view allowed) { return allowed.ends_with(".*"); }

    PickleGlobal global()
    {
        const std::string_view module = m_in.line();
        return allowed(module, m_in.line());
    }

    PickleGlobal allowed(std::string_view module, std::string_view name) const
    {
        constexpr std::size_t shown = 80;
        const std::string full = std::string(module.substr(0, shown)) + "." + std::string(name.substr(0, shown));
        const auto found = std::ranges::find_if(m_allowed, [&](std::string_view each) {
            return each == full || (isWholeModule(each) && full.starts_with(each.substr(0, each.size() - 1)));
        });
        if (found == m_allowed.end() || module.size() > shown || name.size() > shown)
            throw m_in.error(
                Code::Unsupported,
                full.starts_with("numpy.")
                    ? Words("%1 is not supported: expected tensors and plain values only, found an array of NumPy "
                            "(“%2”), which numpy.save writes",
                            full)
                    : Words("%1 is not supported: expected tensors and plain values only, found the Python object “%2”",
                            full));
        return {*found};
    }

    PickleNode* reduced()
    {
        const PickleValue arguments = m_stack.pop();
        const PickleValue function = m_stack.pop();
        const auto* called = std::get_if<PickleGlobal>(&function);
        const PickleNode* tuple = nodeOf(arguments, Kind::Tuple);
        if (called == nullptr || tuple == nullptr)
            throw m_in.malformed(
                Words("%1 cannot be understood: expected a function and its arguments, found %2 and %3",
                      kindName(function), kindName(arguments)));
        if (isWholeModule(called->name)) return node(Kind::Dict, {});
        if (called->name != "collections.OrderedDict") return node(Kind::Call, {function, arguments});
        if (!tuple->values.empty())
            throw m_in.malformed(Words(
                "%1 cannot be understood: expected an OrderedDict that is filled later, found one made of a list"));
        return node(Kind::Dict, {});
    }

    PickleNode* node(Kind kind, std::vector<PickleValue> values)
    {
        return &m_pickle.nodes.emplace_back(PickleNode{kind, std::move(values)});
    }

    void push(PickleValue value) { m_stack.push(value); }

    void fill(Kind kind, const std::vector<PickleValue>& values)
    {
        std::vector<PickleValue>& all = m_stack.node(kind).values;
        all.insert(all.end(), values.begin(), values.end());
    }

    PickleInput m_in;
    std::span<const std::string_view> m_allowed;
    Pickle m_pickle;
    PickleStack m_stack;
};

}  // namespace

Pickle readPickle(std::span<const std::byte> bytes, std::span<const std::string_view> allowed, const std::string& file,
                  const std::string& title)
{
    return PickleReader(PickleInput(bytes, file, title), allowed).read();
}

}  // namespace core
