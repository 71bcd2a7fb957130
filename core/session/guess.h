#pragma once

#include "core/session/focus.h"

#include <vector>

namespace core {

/// Weights that are hidden until somebody has predicted them: of one query, the weights of a head.
///
/// A demonstration that was not predicted teaches no more than none: Crouch, Fagen, Callan and Mazur, “Classroom
/// demonstrations: Learning tools or entertainment?”, American Journal of Physics 72 (2004) 835.
struct Guess {
    enum class Of {
        Row,   ///< how the row's weight is spread over the keys
        Top,   ///< the key with the most weight
        Cell,  ///< one cell's weight
        Head,  ///< which head it is: its place is hidden, nothing of its weights
    };
    enum class By {
        Points,  ///< points of 100, of one person
        Hands,   ///< raised in a class
    };

    Of of = Of::Row;
    By by = By::Points;
    Focus at = {};                    ///< the query, and of a cell the key, that it is about
    std::vector<double> points = {};  ///< [keys] given so far, ≥ 0; empty: none
    bool shown = false;               ///< guess and truth lie over each other; nothing is hidden any more

    friend bool operator==(const Guess&, const Guess&) = default;
};

}  // namespace core
