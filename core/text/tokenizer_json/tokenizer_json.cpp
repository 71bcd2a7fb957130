#include "core/text/tokenizer_json/tokenizer_json.h"

#include "core/error.h"
#include "core/json/json_watch.h"

namespace core {
namespace {

/// Builds a document from a parser's events.
class DocumentBuilder {
public:
    explicit DocumentBuilder(Json& root) : m_root(root) {}

    void key(const std::string& name) { m_key = name; }
    void value(Json value) { place(std::move(value)); }
    void open(Json empty) { m_open.push_back(place(std::move(empty))); }
    void close() { m_open.pop_back(); }

private:
    Json* place(Json value)
    {
        if (m_open.empty()) return &(m_root = std::move(value));
        Json& parent = *m_open.back();
        if (parent.is_object()) return &(parent[m_key] = std::move(value));
        parent.push_back(std::move(value));
        return &parent.back();
    }

    Json& m_root;
    std::vector<Json*> m_open;
    std::string m_key;
};

/// Reads model.vocab and model.merges on the way, and everything else into a document.
class TokenizerJsonReader final : public JsonWatch {
public:
    TokenizerJsonReader(const std::string& file, const std::string& what, std::vector<std::string>& warnings)
        : JsonWatch(file, what),
          m_warnings(warnings),
          m_builder(m_result.parts)
    {
    }

    TokenizerJson take() { return std::move(m_result); }

    bool null() override { return scalar(nullptr); }
    bool boolean(bool value) override { return scalar(value); }
    bool number_integer(number_integer_t value) override { return scalar(value); }
    bool number_unsigned(number_unsigned_t value) override { return scalar(value); }
    bool number_float(number_float_t value, const string_t&) override { return scalar(value); }
    bool string(string_t& value) override { return scalar(std::move(value)); }
    bool binary(binary_t&) override { return true; }

    bool start_object(std::size_t size) override
    {
        if (m_inside == Inside::Nothing && m_next == Inside::Vocabulary && m_result.table == TokenizerJson::Table::None)
            m_result.table = TokenizerJson::Table::Object;
        else if (m_inside != Inside::Nothing || m_next == Inside::Merges)
            refuse(Json::object());
        else
            m_builder.open(Json::object());
        enterTable();
        return JsonWatch::start_object(size);
    }

    bool key(string_t& name) override
    {
        if (m_inside == Inside::Vocabulary) {
            if (m_result.vocabulary.id(name)) throw repeated(name);
            m_piece = name;
            return true;
        }
        if (depth() == 1) m_inModel = name == "model";
        if (depth() == 2 && m_inModel)
            m_next = name == "vocab" ? Inside::Vocabulary : name == "merges" ? Inside::Merges : Inside::Nothing;
        m_builder.key(name);
        return JsonWatch::key(name);
    }

    bool end_object() override
    {
        leaveTable();
        return JsonWatch::end_object();
    }

    bool start_array(std::size_t size) override
    {
        if (m_inside != Inside::Nothing) {
            const bool ids = m_inside == Inside::Vocabulary && m_result.table == TokenizerJson::Table::Object;
            if (depth() != tableDepth + 1 || ids) refuse(Json::array());
            m_entry = Json::array();
        } else if (m_next == Inside::Vocabulary) {
            m_result.table = TokenizerJson::Table::List;
        } else if (m_next == Inside::Merges) {
            m_result.hasMerges = true;
        } else {
            m_builder.open(Json::array());
        }
        enterTable();
        return JsonWatch::start_array(size);
    }

    bool end_array() override
    {
        if (m_inside != Inside::Nothing && depth() == tableDepth + 2) addEntry(std::move(m_entry));
        leaveTable();
        return JsonWatch::end_array();
    }

private:
    enum class Inside { Nothing, Vocabulary, Merges };
    static constexpr int tableDepth = 2;  ///< open objects around a table: the whole and the model

    void enterTable()
    {
        if (m_inside == Inside::Nothing) m_inside = m_next;
        m_next = Inside::Nothing;
    }

    void leaveTable()
    {
        if (m_inside == Inside::Nothing)
            m_builder.close();
        else if (depth() == tableDepth + 1)
            m_inside = Inside::Nothing;
    }

    bool scalar(Json value)
    {
        if (m_inside == Inside::Nothing) {
            if (m_next != Inside::Nothing && !value.is_null()) refuse(value);
            m_next = Inside::Nothing;
            m_builder.value(std::move(value));
        } else if (depth() == tableDepth + 2) {
            m_entry.push_back(std::move(value));
        } else {
            addEntry(std::move(value));
        }
        return true;
    }

    [[noreturn]] void refuse(const Json& found) const
    {
        const bool merges = m_inside == Inside::Merges || (m_inside == Inside::Nothing && m_next == Inside::Merges);
        throw Error(Code::Malformed, file(),
                    merges ? "the model's merges cannot be understood: expected a list of pairs, found %1"
                           : "the model's vocab cannot be understood: expected pieces with ids, or a list of pieces "
                             "with scores, found %1",
                    excerptOf(found));
    }

    Error repeated(const std::string& name) const
    {
        return Error(Code::Malformed, file(),
                     "the text cannot be understood: expected each name once, found “%1” twice", name);
    }

    void addEntry(Json entry)
    {
        if (m_inside == Inside::Merges) return addMerge(entry);
        if (m_result.table == TokenizerJson::Table::Object)
            return addPiece(m_result.vocabulary, m_piece, tokenIdOf(entry, file(), "the id of “" + m_piece + "”"),
                            m_warnings);
        if (!entry.is_array() || entry.size() != 2 || !entry[0].is_string() || !entry[1].is_number())
            throw Error(Code::Malformed, file(),
                        "an entry of the model's vocab cannot be understood: expected a piece and its score, found %1",
                        excerptOf(entry));
        m_result.vocabulary.add(entry[0].get_ref<const std::string&>(), static_cast<Index>(m_result.scores.size()));
        m_result.scores.push_back(entry[1].get<double>());
    }

    /// Older files write "a b", newer ones ["a", "b"].
    void addMerge(const Json& merge)
    {
        if (merge.is_array() && merge.size() == 2 && merge[0].is_string() && merge[1].is_string())
            return m_result.merges.add(merge[0].get_ref<const std::string&>(), merge[1].get_ref<const std::string&>());
        if (merge.is_string()) {
            const std::string_view text = merge.get_ref<const std::string&>();
            const std::size_t space = text.find(' ');
            if (space != std::string_view::npos && text.find(' ', space + 1) == std::string_view::npos)
                return m_result.merges.add(text.substr(0, space), text.substr(space + 1));
        }
        throw Error(Code::Malformed, file(), "a merge cannot be understood: expected two pieces, found %1",
                    excerptOf(merge));
    }

    std::vector<std::string>& m_warnings;
    TokenizerJson m_result;
    DocumentBuilder m_builder;
    bool m_inModel = false;
    Inside m_next = Inside::Nothing;    ///< the kind of the value behind this key
    Inside m_inside = Inside::Nothing;  ///< the kind of the value that is being read
    std::string m_piece;                ///< the piece whose id comes next
    Json m_entry;                       ///< a list's entry being read
};

}  // namespace

std::string excerptOf(const Json& value)
{
    return value.dump(-1, ' ', true, Json::error_handler_t::replace).substr(0, 80);
}

void addPiece(Vocabulary& vocabulary, const std::string& piece, Index id, std::vector<std::string>& warnings)
{
    if (const auto other = vocabulary.piece(id))
        warnings.push_back("“" + std::string(*other) + "” and “" + piece + "” share the id " + std::to_string(id));
    if (id > 100'000'000)
        warnings.push_back("“" + piece + "” has the id " + std::to_string(id) + ", beyond any vocabulary");
    vocabulary.add(piece, id);
}

Index tokenIdOf(const Json& id, const std::string& file, const std::string& field)
{
    if (!id.is_number_unsigned() || id.get<std::uint64_t>() > 0xFFFFFFFFU)
        throw Error(Code::Malformed, file,
                    "%1 cannot be understood: expected a whole number from 0 to 4294967295, found %2", field,
                    excerptOf(id));
    return id.get<Index>();
}

TokenizerJson parseTokenizerJson(std::string_view text, const std::string& file, std::vector<std::string>& warnings)
{
    const std::string what = "the text";
    if (text.empty()) throw Error(Code::Malformed, file, "%1 cannot be understood: expected JSON, found nothing", what);
    TokenizerJsonReader reader(file, what, warnings);
    Json::sax_parse(text, &reader);
    TokenizerJson result = reader.take();
    if (!result.parts.is_object())
        throw Error(Code::Malformed, file, "%1 cannot be understood: expected a JSON object, found %2", what,
                    result.parts.type_name());
    return result;
}

}  // namespace core
