#include "ui/words/error_section.h"

namespace {

using core::Code;

/// Errors of a kind that are about a thing with these words in its name.
struct Finer {
    Code code;
    std::string_view about;
    const char* section;
};

constexpr Finer finer[] = {
    {Code::Missing, "config.json", "troubles-model"},
    {Code::Missing, "model.safetensors", "troubles-model"},
    {Code::Missing, "this is no model", "troubles-model"},
    {Code::Missing, "the tokenizer", "troubles-model"},
    {Code::Unsupported, "the tokenizer", "troubles-model"},
    {Code::Unknown, "model_type", "troubles-model"},
    {Code::Unknown, "architecture", "troubles-model"},
    {Code::Unsupported, "model_type", "troubles-model"},
    {Code::Unsupported, "quantization_config", "troubles-model"},
    {Code::Unsupported, "this format", "troubles-model"},
    {Code::Missing, "the text", "troubles-text"},
    {Code::Unknown, "font", "troubles-figure"},
    {Code::Unsupported, "the file's ending", "troubles-figure"},
    {Code::OutOfRange, "the picture's size", "troubles-figure"},
    {Code::Unknown, "rule", "troubles-mask"},
    {Code::Failed, "the engine", "engines"},
    {Code::Malformed, "the engine's answer", "engines"},
};

const char* sectionOfKind(Code code)
{
    switch (code) {
    case Code::CannotRead: return "error-cannot-read";
    case Code::CannotWrite: return "error-cannot-write";
    case Code::Truncated: return "error-truncated";
    case Code::Malformed: return "error-malformed";
    case Code::Missing: return "error-missing";
    case Code::OutOfRange: return "error-out-of-range";
    case Code::WrongShape: return "error-wrong-shape";
    case Code::Unknown: return "error-unknown";
    case Code::Unsupported: return "error-unsupported";
    case Code::TooLong: return "error-too-long";
    case Code::NoMemory: return "error-no-memory";
    case Code::Failed: return "error-failed";
    case Code::Untrusted: return "error-untrusted";
    case Code::Ambiguous: return "error-ambiguous";
    case Code::NotInside: return "error-not-inside";
    }
    return "troubles";
}

}  // namespace

QString errorSection(const core::Error& error)
{
    const std::string said = error.sentence.english();
    const std::string about = said.substr(0, said.find(": "));
    for (const Finer& each : finer)
        if (each.code == error.code && about.find(each.about) != std::string::npos)
            return QString::fromLatin1(each.section);
    return QString::fromLatin1(sectionOfKind(error.code));
}
