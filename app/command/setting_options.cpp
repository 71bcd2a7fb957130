#include "app/command/setting_options.h"

#include "app/cli/cli.h"
#include "core/json/json_text.h"
#include "core/session/session.h"

#include <charconv>
#include <cmath>

using core::Json;
namespace setting = core::setting;

namespace {

/// "--values" of "--values,!--no-values".
std::string firstName(const setting::Option& option)
{
    const std::string_view names = option.names;
    return std::string(names.substr(0, names.find(',')));
}

/// Whether a unit or a word may stand for or behind its digits.
bool isText(const setting::Number& number) { return number.expected != nullptr; }

/// A number with its unit, "89mm", "3.5in" or "89".
/// @throws cli::WrongValue
double numberWithUnit(const std::string& text, const std::string& option, const setting::Number& kind)
{
    double number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const std::string_view unit(end, static_cast<std::size_t>(text.data() + text.size() - end));
    const bool millimetres = kind.unit == setting::Unit::Millimetres;
    const bool known = unit.empty() || (millimetres && (unit == "mm" || unit == "in"))
                       || (kind.unit == setting::Unit::Points && unit == "pt");
    if (unit == "in") number *= 25.4;
    if (error != std::errc() || !known || !(number >= kind.least && number <= kind.most))
        throw cli::WrongValue(option, std::string("expected ") + kind.expected + ", found " + text);
    return number;
}

/// A whole number, or the word for the least one.
/// @throws cli::WrongValue
core::Index wholeOrWord(const std::string& text, const std::string& option, const setting::Whole& kind)
{
    if (text == kind.none) return kind.least;
    core::Index number = 0;
    const char* last = text.data() + text.size();
    const auto [end, error] = std::from_chars(text.data(), last, number);
    if (error != std::errc() || end != last || number <= kind.least || number > kind.most)
        throw cli::WrongValue(option, "expected a number from " + std::to_string(kind.least + 1) + " to "
                                          + std::to_string(kind.most) + ", or " + kind.none + ", found " + text);
    return number;
}

/// Adds the option that a kind of setting asks for.
struct AddedOption {
    cli::Option* operator()(const setting::Flag&) const
    {
        return command.addFlag(option.names, typed.flag, option.help);
    }
    cli::Option* operator()(const setting::Number& number) const
    {
        if (isText(number)) return add(typed.text);
        return add(typed.number)->check(cli::within(number.inUnits() * number.least, number.inUnits() * number.most));
    }
    cli::Option* operator()(const setting::Whole& whole) const
    {
        if (whole.none != nullptr) return add(typed.text);
        return add(typed.whole)->check(cli::within(whole.least, whole.most));
    }
    cli::Option* operator()(const setting::Text&) const { return add(typed.text); }
    cli::Option* operator()(const setting::Name& name) const { return add(typed.text)->check(cli::oneOf(name.all())); }
    cli::Option* operator()(const setting::Ends&) const { return add(typed.ends)->delimiter(',')->expected(2); }
    cli::Option* operator()(const setting::Own&) const { return add(typed.text); }

    cli::Option* add(auto& value) const
    {
        return command.addOption(option.names, value, option.help)->typeName(option.type);
    }

    cli::Command& command;
    const setting::Option& option;
    TypedValue& typed;
};

/// A typed text in its setting's kind. @throws cli::WrongValue
struct TypedJson {
    Json operator()(const setting::Flag&) const { return typed.flag; }
    Json operator()(const setting::Number& number) const
    {
        if (number.none != nullptr && typed.text == number.none) return {};
        if (isText(number)) return numberWithUnit(typed.text, option, number);
        return typed.number / number.inUnits();
    }
    Json operator()(const setting::Whole& whole) const
    {
        return whole.none != nullptr ? wholeOrWord(typed.text, option, whole) : typed.whole;
    }
    Json operator()(const setting::Text& text) const
    {
        return text.none != nullptr && typed.text == text.none ? std::string() : typed.text;
    }
    Json operator()(const setting::Name&) const { return typed.text; }
    Json operator()(const setting::Ends&) const
    {
        if (!(typed.ends[0] < typed.ends[1]) || !std::isfinite(typed.ends[0]) || !std::isfinite(typed.ends[1]))
            throw cli::WrongValue(option, std::string("expected ") + setting::Ends::expected);
        return typed.ends;
    }
    Json operator()(const setting::Own&) const { return typed.text; }

    std::string option;
    const TypedValue& typed;
};

}  // namespace

template<typename Owner>
void SettingOptions<Owner>::add(cli::Command& command)
{
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        if (m_rows[i].option.names != nullptr)
            std::visit(AddedOption{command, m_rows[i].option, m_typed[i]}, m_rows[i].value.kind);
}

template<typename Owner>
void SettingOptions<Owner>::apply(Owner& owner, const cli::Command& command) const
{
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const core::Setting<Owner>& row = m_rows[i];
        const std::string name = row.option.names != nullptr ? firstName(row.option) : "";
        if (name.empty() || command.count(name) == 0) continue;
        if (!row.isFor(owner)) throw cli::WrongValue(name, row.use.otherwise);
        row.value.set(owner, std::visit(TypedJson{name, m_typed[i]}, row.value.kind));
    }
}

template<typename Owner>
void SettingOptions<Owner>::refuse(const cli::Command& command, const char* use) const
{
    for (const core::Setting<Owner>& row : m_rows)
        if (row.option.names != nullptr && command.count(firstName(row.option)) > 0)
            throw cli::WrongValue(firstName(row.option), use);
}

template class SettingOptions<core::FigureSettings>;
template class SettingOptions<core::FlowSettings>;
template class SettingOptions<core::CostsSettings>;
template class SettingOptions<core::AlikeSettings>;
