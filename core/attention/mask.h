#pragma once

#include "core/tensor/matrix.h"

#include <memory>
#include <string>
#include <variant>
#include <vector>

namespace core {

/// Which keys each query may attend to: a list of rules that must all agree. Cheap to copy; an empty list hides
/// nothing.
class Mask {
public:
    /// Query i sees keys 0 … i + offset. With cached keys the offset is T_k - T_q.
    static Mask causal(Index offset = 0);
    /// Keys whose flag is false are hidden from every query.
    /// @param keyVisible  [T_k]
    static Mask padding(std::vector<bool> keyVisible);
    /// Cell by cell.
    /// @param visible  [T_q · T_k], row after row
    static Mask given(std::vector<bool> visible, Index keys);

    /// Both this mask and the other: a cell is visible where both show it.
    Mask operator&(const Mask& other) const;

    bool allows(Index query, Index key) const;

    /// Names of the rules that hide the cell: "causal", "padding", "given". Empty if it is visible.
    std::vector<std::string> hiddenBy(Index query, Index key) const;

    /// How many of the T_q × T_k cells are hidden.
    Index hiddenCells(Index queries, Index keys) const;

private:
    struct Causal {
        Index offset;
        bool allows(Index query, Index key) const { return key <= query + offset; }
        static constexpr const char* name = "causal";
    };
    struct Padding {
        std::shared_ptr<const std::vector<bool>> keyVisible;
        bool allows(Index, Index key) const { return (*keyVisible)[key]; }
        static constexpr const char* name = "padding";
    };
    struct Given {
        std::shared_ptr<const std::vector<bool>> visible;
        Index keys;
        bool allows(Index query, Index key) const { return (*visible)[query * keys + key]; }
        static constexpr const char* name = "given";
    };
    using Rule = std::variant<Causal, Padding, Given>;

    std::vector<Rule> m_rules;
};

}  // namespace core
