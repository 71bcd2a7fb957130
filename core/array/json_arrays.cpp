#include "core/array/json_arrays.h"

#include "core/error.h"
#include "core/file/memory_bound.h"
#include "core/json/json_watch.h"
#include "core/json/strict_json.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <set>
#include <utility>

namespace core {
namespace {

/// A list with its content in one row.
struct List {
    ArrayFile::Entry entry;
    std::vector<float> numbers = {};
    std::vector<std::string> texts = {};
    std::size_t record = 0;  ///< the number from 1 of its kind of attention; 0: none
};

// BertViz's name for one of its maps.
constexpr const char* attentionKey = "attention";
constexpr const char* recordMaps = "attn";
constexpr const char* recordQueries = "left_text";
constexpr const char* recordKeys = "right_text";

/// A name for one kind of attention's part; empty where the part has nothing of its own.
std::string recordedName(const std::string& part, std::size_t record, const std::string& kind)
{
    struct Kinds {
        const char* kind;
        const char* maps;
        const char* queries;
        const char* keys;
    };
    constexpr Kinds blocks[] = {{"Encoder", "encoder_attentions", "tokens", ""},
                                {"Decoder", "decoder_attentions", "decoder_tokens", ""},
                                {"Cross", "cross_attentions", "", ""}};
    for (const Kinds& block : blocks)
        if (kind == block.kind)
            return part == recordMaps ? block.maps : part == recordQueries ? block.queries : block.keys;
    if (record == 1) return part == recordMaps ? "attention" : part == recordQueries ? "query_tokens" : "key_tokens";
    return part == recordMaps ? "attention " + (kind.empty() ? std::to_string(record) : kind) : "";
}

/// Fills lists as the text goes by, so that no tree of all values is ever built.
class ListReader final : public JsonWatch {
public:
    ListReader(const std::string& file, std::size_t fileBytes) : JsonWatch(file, text), m_file_bytes(fileBytes) {}

    bool null() override
    {
        if (!takes("null")) return true;
        if (m_kind == ArrayFile::Kind::Texts) throw misplaced(place(), Words("null"));
        if (!m_kind && m_first_null.empty()) m_first_null = place();
        return number(std::numeric_limits<float>::quiet_NaN());
    }
    bool boolean(bool value) override { return takesNumber() ? number(value ? 1.0F : 0.0F) : true; }
    bool number_integer(number_integer_t value) override
    {
        return takesNumber() ? number(static_cast<float>(value)) : true;
    }
    bool number_unsigned(number_unsigned_t value) override
    {
        return takesNumber() ? number(static_cast<float>(value)) : true;
    }
    bool number_float(number_float_t value, const string_t&) override
    {
        return takesNumber() ? number(static_cast<float>(value)) : true;
    }

    bool string(string_t& value) override
    {
        if (inRecord() && depth() == m_record_depth && m_record_key == "name") m_record_names.back() = value;
        if (!takes("a text")) return true;
        if (m_kind == ArrayFile::Kind::Numbers) throw misplaced(place(), Words("a text"));
        m_kind = ArrayFile::Kind::Texts;
        if (!m_first_null.empty()) throw misplaced(m_first_null, Words("null"));
        m_text_bytes += sizeof(std::string) + value.size();
        requireAtMost(memoryForTexts(m_file_bytes), m_text_bytes, file(), m_text_title);
        m_lists.back().texts.push_back(std::move(value));
        ++m_open.back();
        return true;
    }

    bool key(string_t& name) override
    {
        JsonWatch::key(name);
        if (depth() == m_record_depth && inRecord()) m_record_key = name;
        if (depth() == m_record_depth - 1 && m_in_records) m_kind_key = name;
        if (depth() == 1) m_key = std::move(name);
        return true;
    }

    bool start_object(std::size_t size) override
    {
        JsonWatch::start_object(size);
        if (m_skipped > 0 || depth() == 1) {
            m_skipped += m_skipped > 0 ? 1 : 0;
            return true;
        }
        if (depth() == 2 && m_open.empty() && m_key == attentionKey) {
            m_in_records = true;
            m_record_depth = depth() + 1;
            return true;
        }
        if (beginsRecord()) {
            beginRecord();
            return true;
        }
        if (m_kind) throw misplaced(place(), Words("an object"));
        if (!m_open.empty()) m_lists.pop_back();
        m_skipped = m_open.size() + 1;
        m_open.clear();
        return true;
    }
    bool end_object() override
    {
        JsonWatch::end_object();
        if (m_in_record && depth() == m_record_depth - 1) m_in_record = false;
        if (depth() == m_record_depth - 2) endRecords();
        m_skipped -= m_skipped > 0 ? 1 : 0;
        return true;
    }

    bool start_array(std::size_t size) override
    {
        JsonWatch::start_array(size);
        if (m_skipped > 0) {
            ++m_skipped;
            return true;
        }
        if (m_open.empty() && m_in_records && !isPartOfRecord()) {
            m_skipped = 1;
            return true;
        }
        if (m_open.empty())
            begin();
        else if (m_rank == m_open.size())
            throw misplaced(place(), Words("a list"));
        m_open.push_back(0);
        return true;
    }
    bool end_array() override
    {
        JsonWatch::end_array();
        if (m_skipped > 0) {
            --m_skipped;
            return true;
        }
        if (m_in_records && m_open.empty()) {
            endRecords();
            return true;
        }
        const Index count = m_open.back();
        m_open.pop_back();
        if (m_shape.size() <= m_open.size()) m_shape.resize(m_open.size() + 1, unknown);
        Index& size = m_shape[m_open.size()];
        if (size != unknown && size != count)
            throw Error(Code::WrongShape, file(), "%1 has the wrong shape: expected %2, found %3", place(),
                        counted(size), std::to_string(count));
        size = count;
        if (!m_open.empty())
            ++m_open.back();
        else
            finish();
        return true;
    }

    std::vector<List> takeLists() { return std::move(m_lists); }
    const std::vector<std::string>& recordNames() const { return m_record_names; }
    std::size_t nans() const { return m_nans; }
    std::size_t infinities() const { return m_infinities; }

private:
    static inline const std::string text = "the text";
    static constexpr Index unknown = -1;
    static constexpr int none = 1 << 20;  ///< deeper than JsonWatch goes

    /// BertViz has an object for each kind of attention, in a list: {"attention": [{"attn": …, "left_text": …}]}, or
    /// that list alone; or, as it was before, by their names: {"attention": {"all": {"attn": …}}}.
    bool inRecord() const { return m_in_record && m_skipped == 0 && m_open.empty(); }
    bool beginsRecord() const
    {
        if (m_in_records) return depth() == m_record_depth && m_open.empty();
        return m_open.size() == 1 && !m_kind && (depth() == 2 || (depth() == 3 && m_key == attentionKey));
    }
    void beginRecord()
    {
        if (!m_in_records) m_lists.pop_back();  // it is a list of objects
        m_record_depth = depth();
        if (m_record_names.size() == mostArrays)
            throw Error(Code::OutOfRange, file(), "%1 cannot be used: expected at most %2 lists, found more", text,
                        std::to_string(mostArrays));
        m_open.clear();
        m_in_records = m_in_record = true;
        m_record_names.push_back(std::exchange(m_kind_key, {}));
        m_record_key.clear();
    }
    void endRecords()
    {
        m_in_records = false;
        m_record_depth = none;
        m_kind_key.clear();
    }
    bool isPartOfRecord() const
    {
        return m_in_record && depth() == m_record_depth + 1
               && (m_record_key == recordMaps || m_record_key == recordQueries || m_record_key == recordKeys);
    }

    void begin()
    {
        if (m_lists.size() == mostArrays)
            throw Error(Code::OutOfRange, file(), "%1 cannot be used: expected at most %2 lists, found more", text,
                        std::to_string(mostArrays));
        m_lists.push_back({{m_in_record ? m_record_key : m_key, "", {}, ArrayFile::Kind::Numbers}});
        if (m_in_record) m_lists.back().record = m_record_names.size();
        m_kind.reset();
        m_rank = 0;
        m_shape.clear();
        m_first_null.clear();
        m_text_title = Words("the memory for %1", place());
    }
    void finish()
    {
        ArrayFile::Entry& entry = m_lists.back().entry;
        entry.kind = m_kind.value_or(ArrayFile::Kind::Numbers);
        entry.type = entry.kind == ArrayFile::Kind::Texts ? "texts" : "numbers";
        entry.shape = std::exchange(m_shape, {});
        m_kind.reset();
    }

    /// Whether the next value is an element of a kept list; elements of one list all lie equally deep.
    bool takes(const char* what)
    {
        if (m_skipped > 0 || m_open.empty()) return false;
        if (m_rank == 0 && m_shape.size() <= m_open.size()) m_rank = m_open.size();
        if (m_rank != m_open.size())
            throw Error(Code::Malformed, file(), "%1 cannot be understood: expected a list, found %2", place(), what);
        return true;
    }
    bool takesNumber()
    {
        if (!takes("a number")) return false;
        if (m_kind == ArrayFile::Kind::Texts) throw misplaced(place(), Words("a number"));
        m_kind = ArrayFile::Kind::Numbers;
        return true;
    }
    bool number(float value)
    {
        m_nans += std::isnan(value) ? 1 : 0;
        m_infinities += std::isinf(value) ? 1 : 0;
        m_lists.back().numbers.push_back(value);
        ++m_open.back();
        return true;
    }

    /// Names the element that is being read: "attention[0][1]".
    std::string place() const
    {
        std::string name = m_key.empty() ? "the list" : m_key;
        for (const Index index : m_open) name += "[" + std::to_string(index) + "]";
        return name;
    }
    Words counted(Index size) const
    {
        const bool innermost = m_rank == m_open.size() + 1;
        const char* noun = m_kind == ArrayFile::Kind::Texts ? phrase("%1 texts") : phrase("%1 numbers");
        return Words(innermost ? noun : "%1 lists", std::to_string(size));
    }
    Error misplaced(const std::string& where, const Words& found) const
    {
        return Error(Code::Malformed, file(),
                     m_kind == ArrayFile::Kind::Texts ? "%1 cannot be understood: expected a text, found %2"
                                                      : "%1 cannot be understood: expected a number, found %2",
                     where, found);
    }

    std::size_t m_file_bytes;
    std::vector<List> m_lists;
    std::size_t m_nans = 0;
    std::size_t m_infinities = 0;
    std::string m_key;
    bool m_in_records = false;                ///< in the list or object of the kinds of attention
    bool m_in_record = false;                 ///< in one of its objects
    int m_record_depth = none;                ///< the depth of these records
    std::string m_kind_key;                   ///< the key of the next record, where records are no list
    std::string m_record_key;                 ///< the key that is read within a record
    std::vector<std::string> m_record_names;  ///< one for each record that has begun
    std::size_t m_skipped = 0;                ///< open lists and objects of a value that is passed over
    std::vector<Index> m_open;                ///< for each open list, how many elements are complete
    std::optional<ArrayFile::Kind> m_kind;    ///< kind of the open list, once a number or a text has come
    std::size_t m_rank = 0;                   ///< how deep its elements lie; 0: none has come
    std::vector<Index> m_shape;
    std::string m_first_null;  ///< its place, while it is open whether numbers or texts follow
    std::uint64_t m_text_bytes = 0;
    Words m_text_title;  ///< made once for each list, not for each text
};

class JsonArrays final : public ArrayFile {
public:
    JsonArrays(std::string_view text, std::string name) : ArrayFile(std::move(name), "JSON lists")
    {
        const StrictJson strict = strictJson(text);
        ListReader reader(m_name, text.size());
        Json::sax_parse(strict.text, &reader);
        m_lists = reader.takeLists();
        nameRecords(reader.recordNames());
        if (m_lists.empty())
            throw Error(
                Code::Missing, m_name,
                "an array is missing: expected a list of numbers, or an object with such lists, found none of them");
        for (const List& list : m_lists) m_entries.push_back(list.entry);
        const auto warn = [this](std::size_t count, const char* what) {
            if (count > 0) m_warnings.push_back(std::to_string(count) + what);
        };
        warn(reader.nans(), " of the numbers are NaN or null");
        warn(reader.infinities(), " of the numbers are infinite");
        warn(strict.lone_surrogates, " broken characters (half of a surrogate pair) are read as U+FFFD");
    }

    NumberArray numbers(const std::string& name) const override
    {
        return {entryOf(name, Kind::Numbers).shape, listOf(name).numbers};
    }
    std::vector<std::string> texts(const std::string& name) const override
    {
        entryOf(name, Kind::Texts);
        return listOf(name).texts;
    }

private:
    /// Gives the parts of BertViz's kinds of attention the names that they have elsewhere.
    void nameRecords(const std::vector<std::string>& kinds)
    {
        if (kinds.empty()) return;
        std::vector<List> named;
        std::set<std::string> names;
        for (List& list : m_lists) {
            if (list.record > 0) list.entry.name = recordedName(list.entry.name, list.record, kinds[list.record - 1]);
            if (!list.entry.name.empty() && names.insert(list.entry.name).second) named.push_back(std::move(list));
        }
        m_lists = std::move(named);
        // The layers that were asked for, from 0.
        std::string numbers;
        if (!names.contains(attentionKey)) return;
        for (const List& list : m_lists)
            if (list.entry.name == "include_layers")
                for (const float layer : list.numbers)
                    if (layer >= 0)
                        numbers += (numbers.empty() ? "[" : ", ")
                                   + std::to_string(static_cast<Index>(std::min(layer, 1e6F)) + 1);
        if (!numbers.empty()) m_metadata["layers"] = numbers + "]";
    }

    const List& listOf(const std::string& name) const
    {
        return m_lists[static_cast<std::size_t>(&entry(name) - m_entries.data())];
    }

    std::vector<List> m_lists;  ///< one for each entry
};

}  // namespace

std::unique_ptr<const ArrayFile> openJsonArrays(std::string_view text, std::string name)
{
    return std::make_unique<JsonArrays>(text, std::move(name));
}

}  // namespace core
