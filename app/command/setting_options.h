#pragma once

#include "app/cli/cli.h"
#include "core/session/setting.h"

/// An option's value, in the member of its kind. CLI11 writes into it.
struct TypedValue {
    bool flag = false;
    double number = 0;
    core::Index whole = 0;
    std::string text = {};
    std::vector<float> ends = {};
};

/// Options that rows of settings ask for.
template<typename Owner>
class SettingOptions {
public:
    explicit SettingOptions(std::span<const core::Setting<Owner>> rows) : m_rows(rows), m_typed(rows.size()) {}

    void add(cli::Command& command);

    /// Writes what was given; what was left open stays as it is.
    /// @throws cli::WrongValue, also for what has no say in such an `owner`
    void apply(Owner& owner, const cli::Command& command) const;

    /// Takes none of them: they are for something else.
    /// @param use  what for
    /// @throws cli::WrongValue
    void refuse(const cli::Command& command, const char* use) const;

private:
    std::span<const core::Setting<Owner>> m_rows;
    std::vector<TypedValue> m_typed;  ///< [rows]
};
