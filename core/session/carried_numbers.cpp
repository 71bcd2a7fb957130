#include "core/session/carried_numbers.h"

#include "core/array/array_file.h"
#include "core/error.h"
#include "core/file/gone_on_signal.h"
#include "core/file/mapped_file.h"
#include "core/file/whole_file.h"
#include "core/json/json_text.h"
#include "core/model/recorded/recorded_pictures.h"
#include "core/text/base64.h"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <map>
#include <set>
#include <vector>
#include <zlib.h>

namespace core {
namespace {

namespace fs = std::filesystem;

constexpr const char* member = "numbers";
constexpr const char* folderName = "attentionscope-numbers-";
constexpr std::size_t mostFiles = 20 * mostRuns;  ///< a dump, its tokens and its pictures, for each run
constexpr std::size_t longestCarriedName = 200;   ///< bytes

/// The default place of tokens: FILE.json beside the dump, unless the dump has its own.
fs::path tokensBeside(const RecordedSource& source)
{
    fs::path beside = source.file;
    beside.replace_extension(".json");
    std::error_code none;
    if (!source.query_tokens.empty() || beside == source.file || !fs::is_regular_file(beside, none)) return {};
    const auto isText = [](const ArrayFile::Entry& entry) { return entry.kind == ArrayFile::Kind::Texts; };
    try {
        if (std::ranges::any_of(ArrayFile::open(source.file)->entries(), isText)) return {};
        return std::ranges::any_of(ArrayFile::open(beside)->entries(), isText) ? beside : fs::path();
    } catch (const Error&) {  // it is about something else
        return {};
    }
}

/// Every file that recorded runs are read from, each once.
std::vector<fs::path> filesOf(const Session& session)
{
    std::vector<fs::path> files;
    for (const Run& run : session.runs) {
        if (run.recorded.empty()) continue;
        const RecordedSource& source = run.recorded;
        std::vector<fs::path> own = {source.file, source.query_tokens, source.key_tokens, tokensBeside(source)};
        own.insert(own.end(), source.images.begin(), source.images.end());
        std::ranges::move(filesOfPictures(source), std::back_inserter(own));
        for (const fs::path& path : own)
            if (!path.empty() && std::ranges::find(files, path) == files.end()) files.push_back(path);
    }
    if (files.empty())
        throw Error(Code::Unsupported, "",
                    "--with-data is not supported: expected a figure of attention, or queries and keys, from a file, "
                    "found one that a model computes again");
    return files;
}

constexpr const char* tooLargeFile = phrase("the file within a figure cannot be used: expected at most %1 MB; without "
                                            "--with-data it stays beside the figure, found %2 MB");

/// @param said  with %1 for the most and %2 for the size, in MB
[[noreturn]] void refuseSize(const fs::path& file, std::size_t bytes, std::size_t most, const char* said)
{
    constexpr std::size_t megabyte = 1'000'000;
    throw Error(Code::OutOfRange, file.string(),
                Words(said, std::to_string(most / megabyte), std::to_string(bytes / megabyte)));
}

/// A figure has room for files of different names.
void requireCarriable(const fs::path& path, std::set<std::string>& names)
{
    std::error_code none;
    if (fs::is_directory(path, none))
        throw Error(Code::Unsupported, path.string(),
                    "--with-data is not supported: expected attention from one file, such as .npz, found a folder");
    if (!names.insert(path.filename().string()).second)
        throw Error(Code::Unsupported, path.string(),
                    "--with-data is not supported: expected files of different names, found %1 twice",
                    path.filename().string());
}

std::string deflated(std::string_view bytes)
{
    uLongf size = compressBound(static_cast<uLong>(bytes.size()));
    std::string packed(size, '\0');
    if (compress2(reinterpret_cast<Bytef*>(packed.data()), &size, reinterpret_cast<const Bytef*>(bytes.data()),
                  static_cast<uLong>(bytes.size()), Z_BEST_COMPRESSION)
        != Z_OK)
        throw std::bad_alloc();
    packed.resize(size);
    return packed;
}

[[noreturn]] void refuse(const fs::path& file, const Words& said) { throw Error(Code::Malformed, file.string(), said); }

/// A name alone: nothing that leads out of a folder.
bool isPlainName(const std::string& name)
{
    return !name.empty() && name.size() <= longestCarriedName && name != "." && name != ".."
           && name.find_first_of(std::string_view("/\0", 2)) == std::string::npos;
}

/// The files that travelled in a text, by their names.
std::map<std::string, std::string> carriedIn(std::string_view text, const fs::path& file)
{
    std::map<std::string, std::string> files;
    const Json json = parseJson(text, file.string(), "the session");
    if (!json.is_object() || !json.contains(member)) return files;
    const Json& list = json.at(member);
    if (!list.is_array() || list.size() > mostFiles)
        refuse(file, Words("the numbers in the figure cannot be understood: expected a list of at most %1 files, found "
                           "something else",
                           std::to_string(mostFiles)));
    std::size_t all = 0;
    for (const Json& each : list) {
        const auto textOf = [&](const char* field) {
            return each.is_object() && each.contains(field) && each.at(field).is_string()
                       ? each.at(field).get<std::string>()
                       : std::string();
        };
        const std::string name = textOf("name");
        if (!isPlainName(name))
            refuse(
                file,
                Words("the numbers in the figure cannot be understood: expected files with names, found another name"));
        if (!each.contains("bytes") || !each.at("bytes").is_number_unsigned())
            refuse(file,
                   Words("the numbers in the figure cannot be understood: expected files with sizes, found none"));
        const auto size = each.at("bytes").get<std::uint64_t>();
        if (size > mostCarriedBytes - all)
            refuseSize(file, static_cast<std::size_t>(size), mostCarriedBytes, tooLargeFile);
        all += static_cast<std::size_t>(size);
        const auto packed = fromBase64(textOf("deflated"));
        if (!packed)
            refuse(file,
                   Words("the numbers in the figure cannot be understood: expected base64, found other characters"));
        // Deflate makes no more than 1032 bytes of one: a size beyond that is a lie, and takes no memory.
        if (size / 1032 > packed->size())
            refuse(
                file,
                Words(
                    "the numbers in the figure cannot be understood: expected as many bytes as it says, found fewer"));
        std::string bytes(static_cast<std::size_t>(size), '\0');
        auto unpacked = static_cast<uLongf>(size);
        const int state =
            uncompress(reinterpret_cast<Bytef*>(bytes.data()), &unpacked,
                       reinterpret_cast<const Bytef*>(packed->data()), static_cast<uLong>(packed->size()));
        if (state == Z_MEM_ERROR) throw std::bad_alloc();
        if (state != Z_OK || unpacked != size)
            refuse(file, Words("the numbers in the figure cannot be understood: expected deflated bytes of the size "
                               "that it says, found others"));
        if (!files.emplace(name, std::move(bytes)).second)
            refuse(file,
                   Words("the numbers in the figure cannot be understood: expected each name once, found “%1” twice",
                         name));
    }
    return files;
}

}  // namespace

std::string packedNumbers(const Session& session)
{
    Json list = Json::array();
    std::size_t all = 0;
    std::size_t room = longestCarrier;
    std::set<std::string> names;
    for (const fs::path& path : filesOf(session)) {
        requireCarriable(path, names);
        const auto mapped = MappedFile::open(path);
        const auto bytes = mapped->bytes();
        if (bytes.size() > mostCarriedBytes - all) refuseSize(path, all + bytes.size(), mostCarriedBytes, tooLargeFile);
        all += bytes.size();
        const std::string packed = toBase64(deflated({reinterpret_cast<const char*>(bytes.data()), bytes.size()}));
        MappedFile::requireWhole(bytes);
        if (packed.size() > room)
            refuseSize(path, packed.size(), longestCarrier,
                       phrase("the file within a figure cannot be used: expected at most %1 MB when it is packed; "
                              "without --with-data it stays beside the figure, found %2 MB"));
        room -= packed.size();
        list.push_back({{"name", path.filename().string()}, {"bytes", bytes.size()}, {"deflated", packed}});
    }
    return list.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string withNumbers(std::string text, std::string_view packed)
{
    if (text.size() + packed.size() + 20 > longestCarrier)
        refuseSize({}, text.size() + packed.size(), longestCarrier,
                   phrase("the file within a figure cannot be used: expected at most %1 MB with its session; without "
                          "--with-data it stays beside the figure, found %2 MB"));
    // The rest of the text stays as it is: it is not read and written again.
    return text.insert(text.rfind('}'), (",\"" + std::string(member) + "\":").append(packed));
}

CarriedNumbers::CarriedNumbers() : m_folder(folderName) {}

CarriedNumbers::~CarriedNumbers() = default;

bool CarriedNumbers::areOf(const Session& session) const
{
    return std::ranges::any_of(session.runs, [&](const Run& run) {
        return std::ranges::any_of(sourcesOf(run),
                                   [&](const fs::path& path) { return path.parent_path() == m_folder.path(); });
    });
}

bool CarriedNumbers::hold(const fs::path& path)
{
    return path.parent_path().filename().string().starts_with(folderName);
}

std::shared_ptr<const CarriedNumbers> CarriedNumbers::take(Session& session, UnknownSources& unknown,
                                                           std::string_view text, const fs::path& file)
{
    std::map<fs::path, std::uint64_t> wanted;  // by where they were looked for
    for (const Run& run : session.runs)
        if (!run.recorded.empty())
            for (const fs::path& path : sourcesOf(run)) {
                std::error_code none;
                if (unknown.contains(path) || !fs::exists(path, none)) wanted[path] = savedFingerprint(run, path);
            }
    if (wanted.empty()) return nullptr;
    const auto carried = carriedIn(text, file);
    const auto nameOf = [](const fs::path& path) { return path.filename().string(); };
    std::erase_if(wanted, [&](const auto& each) { return !carried.contains(nameOf(each.first)); });
    if (wanted.empty()) return nullptr;

    const auto gone = std::make_shared<std::vector<GoneOnSignal>>();  // for the lifetime of the folder
    std::shared_ptr<CarriedNumbers> numbers(new CarriedNumbers, [gone](CarriedNumbers* each) { delete each; });
    gone->emplace_back(numbers->m_folder.path());
    for (const auto& [name, bytes] : carried) {
        gone->emplace_back(numbers->m_folder.path() / name);
        writeWhole(numbers->m_folder.path() / name, bytes, Sync::Never);
    }
    UnknownSources here;
    for (const auto& [path, fingerprint] : wanted) {
        const fs::path unpacked = numbers->m_folder.path() / nameOf(path);
        if (fingerprintOf(unpacked) != fingerprint)
            refuse(file, Words("the numbers in the figure cannot be understood: expected those of %1 as the session "
                               "knows it, found others",
                               nameOf(path)));
        here[path] = unpacked;
        unknown.erase(path);
    }
    trustSources(session, here);
    return numbers;
}

}  // namespace core
