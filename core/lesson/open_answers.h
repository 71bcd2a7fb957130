#pragma once

#include "core/lesson/lesson.h"
#include "core/prepare/opened_models.h"

#include <stop_token>

namespace core {

/// A question whose answer a student reads off without thinking about it.
struct OpenAnswer {
    enum class Where {
        Prose,  ///< the step's text says it
        Focus,  ///< the step chooses it: its cell, its key or its head is marked
        Cell,   ///< a number on the screen is it
    };
    std::size_t step = 0;
    Where where = Where::Prose;
    TextPart part;      ///< place of the question
    std::string found;  ///< the answer as it is told
};

/// Looks for answers that are told before they are given. Numbers of one digit are passed over in prose, where they
/// stand for much else; a question that hides its row (LessonQuestion::cover, or a weight that is computed) and the row
/// of a prediction are not looked for among the cells.
/// @throws Stopped
/// @return nothing of steps that cannot be computed, which brokenPromises() names
std::vector<OpenAnswer> openAnswers(const Lesson& lesson, OpenedModels& models, const std::stop_token& stop = {});

}  // namespace core
