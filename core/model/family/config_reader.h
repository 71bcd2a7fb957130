#pragma once

#include "core/error.h"
#include "core/json/json.h"
#include "core/matrix.h"
#include "core/model/transformer.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace core {

/// A config.json, read field by field with checks: every value that sizes memory is bounded before it is used.
class ConfigReader {
public:
    /// @throws Error naming the file and its mistake
    explicit ConfigReader(const std::filesystem::path& file);

    /// Reads the text of a configuration file.
    static ConfigReader parse(std::string_view text, const std::string& file);

    const std::string& file() const { return m_file; }
    const Json& json() const { return *m_json; }

    /// A required whole number from 1 to `largest`.
    Index count(const std::string& field, Index largest) const;
    /// A whole number from 1 to `largest`, or `absent` where the field is missing or null.
    Index count(const std::string& field, Index largest, Index absent) const;
    float number(const std::string& field, float absent) const;
    bool flag(const std::string& field, bool absent) const;
    /// A number above 0.
    float positive(const std::string& field, float absent) const;
    std::string text(const std::string& field, const std::string& absent) const;
    /// One of the nonlinearities that `Activation` has.
    Activation activation(const std::string& field, const std::string& absent) const;
    /// The number that a norm adds to the variance: from 0 to 1.
    float epsilon(const std::string& field, float absent) const;
    /// A reader for an object inside; empty where the field is missing or null.
    std::optional<ConfigReader> object(const std::string& field) const;
    /// One that has to be there: a tower's, or a half's.
    ConfigReader part(const std::string& field) const;
    /// This configuration with another value in one field; the old value counts as read.
    ConfigReader with(const std::string& field, Json value) const;
    bool has(const std::string& field) const { return find(field) != nullptr; }
    /// Whether the field is there, be it null.
    bool names(const std::string& field) const;
    /// A field's value, if it is neither one number nor one text; null where it is missing or null.
    const Json* value(const std::string& field) const { return find(field); }
    /// The first text of a field that is a list; empty for anything else.
    std::string firstText(const std::string& field) const;
    /// A field that is a list, as it stands; null for anything else.
    const Json* list(const std::string& field) const;
    /// Marks fields as read that have no effect because of another one.
    void passOver(std::initializer_list<const char*> fields) const;
    /// A field by its name, "rope_scaling.factor" for one inside another, and its value.
    struct Field {
        std::string name;
        const Json* value;
    };
    /// The fields that were never asked for, except for null and empty ones.
    std::vector<Field> unread() const;
    /// @throws Error unless the field is absent or false
    void requireFalse(const std::string& field) const;
    /// @throws Error unless `value` of `field` is a multiple of `divisor`, which `name` holds
    void requireMultiple(const std::string& field, Index value, const std::string& name, Index divisor) const;

    /// @param said  with %1 for the field in quotation marks; its own values follow
    Error outOfRange(const std::string& field, const Words& said) const;

private:
    using Asked = std::set<std::string, std::less<>>;

    ConfigReader(std::string file, std::string within, std::shared_ptr<const Json> json, std::shared_ptr<Asked> asked);

    const Json* find(const std::string& field) const;

    std::string m_file;
    std::string m_within;                ///< the beginning of a field's name in messages: "rope_scaling."
    std::shared_ptr<const Json> m_json;  ///< an object inside another shares what owns both
    std::shared_ptr<Asked> m_asked;      ///< names of fields, of all objects of a file
};

/// `pad_token_id`, which 0 may be.
Index paddingIdIn(const ConfigReader& config, Index absent);

/// Bounds no real model reaches; beyond them a file is broken or hostile.
constexpr Index largestWidth = 1 << 20;
constexpr Index mostLayers = 4096;
constexpr Index mostPositions = 1 << 24;
constexpr Index mostTokensInVocabulary = 1 << 24;

}  // namespace core
