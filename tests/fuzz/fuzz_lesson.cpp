#include "core/error.h"
#include "core/lesson/lesson.h"

#include <cstdlib>

/// Any text: an Error or a lesson, whose text is what was read and whose parts lie in it.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string text(reinterpret_cast<const char*>(data), size);
    try {
        const core::Lesson lesson = core::Lesson::parse(text, "/folder/fuzz.lesson.md");
        if (lesson.text() != text) std::abort();
        for (const core::LessonStep& step : lesson.steps()) {
            if (step.part.from > step.part.to || step.part.to > text.size()) std::abort();
            for (const core::LessonClaim& claim : step.claims)
                if (claim.part.to > step.part.to) std::abort();
        }
    } catch (const core::Error&) {
    }
    return 0;
}
