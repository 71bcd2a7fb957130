#include "app/inspect_documents.h"

#include "core/atlas/atlas.h"
#include "core/audio/sound_file.h"
#include "core/file/file_beginning.h"
#include "core/json/json_text.h"
#include "core/lesson/lesson.h"
#include "core/page/page_json.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace fs = std::filesystem;

namespace {

Report inspectLesson(const fs::path& file)
{
    const auto lesson = core::Lesson::open(file);
    Report report{{"kind", "lesson"}, {"title", lesson.title()}, {"language", lesson.language()}};
    for (const core::LessonStep& step : lesson.steps()) core::append(report, "steps", Report(step.title));
    return report;
}

Report inspectAtlas(const fs::path& file)
{
    const core::Atlas atlas = core::openAtlas(file);
    Report report{{"kind", "atlas"},      {"model", atlas.steps.front().model}, {"layers", atlas.layers},
                  {"heads", atlas.heads}, {"texts", atlas.texts.size()},        {"complete", atlas.isComplete()}};
    for (const core::AtlasStep& step : atlas.steps)
        if (!step.name.empty()) core::append(report, "steps", Report(step.name));
    if (!atlas.steps.back().spans.empty()) report["spans"] = atlas.steps.back().spans.kinds;
    return report;
}

Report inspectPage(const fs::path& file)
{
    const core::ComposedPage page = core::openPage(file);
    return {{"kind", "page"}, {"width_mm", page.width_mm}, {"panels", page.panels.size()}};
}

/// How most kinds of sound files begin.
bool isSound(const fs::path& file)
{
    constexpr std::string_view beginnings[] = {"RIFF", "fLaC", "OggS", "FORM", "ID3", ".snd"};
    const std::string beginning = core::beginningOf(file, 4);
    return std::ranges::any_of(beginnings, [&](std::string_view each) { return beginning.starts_with(each); });
}

Report inspectSound(const fs::path& file)
{
    constexpr double most = 3600;  // seconds
    const core::Sound sound = core::readSound(file, most);
    return {{"kind", "sound"},
            {"samples_per_second", sound.rate},
            {"seconds", static_cast<double>(sound.samples.size()) / static_cast<double>(sound.rate)}};
}

}  // namespace

std::optional<Report> inspectDocument(const fs::path& file)
{
    // A Report converts to anything, an optional one included: so it is made in place.
    const auto told = [](Report report) { return std::optional<Report>(std::in_place, std::move(report)); };
    if (file.string().ends_with(".lesson.md")) return told(inspectLesson(file));
    if (file.extension() == ".attnatlas") return told(inspectAtlas(file));
    if (file.extension() == ".attnpage") return told(inspectPage(file));
    return isSound(file) ? told(inspectSound(file)) : std::nullopt;
}
