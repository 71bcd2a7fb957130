#pragma once

#include "core/error.h"
#include "core/matrix.h"
#include "core/tensor/stored_weight.h"

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace core {

/// ArrayFile::format() of safetensors files.
inline constexpr const char* safetensorsFormat = "safetensors file";

/// Numbers of any rank, row-major.
struct NumberArray {
    std::vector<Index> shape;
    std::vector<float> values;
};

/// Takes the numbers that come next.
using TakeNumbers = std::function<void(std::span<const float>)>;

/// A file of named arrays as Python users save them, whatever its format: .npy, .npz, safetensors, torch.save, JSON
/// lists, CSV; or a folder of such files with one array each.
///
/// Opening reads and checks everything but the numbers themselves; nothing is allocated from a size that the file only
/// claims to have.
class ArrayFile {
public:
    enum class Kind {
        Numbers,  ///< every width of integers and floats, booleans as 0 and 1
        Texts,
        Other,  ///< types that this program does not read: complex numbers, records
    };
    struct Entry {
        std::string name;          ///< empty for the only array of a .npy or .csv file, or of a JSON list
        std::string type;          ///< in the format's spelling: "<f4", "F32", "numbers", "texts"
        std::vector<Index> shape;  ///< empty for a single number
        Kind kind = Kind::Numbers;
    };

    /// Content decides what it is, then the name.
    /// @throws Error{CannotRead, Truncated, Malformed, Unsupported, …} naming the file, and the array where it is one's
    static std::unique_ptr<const ArrayFile> open(const std::filesystem::path& path);
    virtual ~ArrayFile();

    const std::string& name() const { return m_name; }               ///< the file's, as it was given
    const std::string& format() const { return m_format; }           ///< "NumPy array", "CSV table", …
    const std::vector<Entry>& entries() const { return m_entries; }  ///< in the file's order
    const std::map<std::string, std::string>& metadata() const
    {
        return m_metadata;
    }  ///< metadata of a safetensors file; else empty
    const std::vector<std::string>& warnings() const { return m_warnings; }  ///< oddities, one sentence each

    /// @throws Error{Missing} naming what there is
    const Entry& entry(const std::string& name) const;

    /// Every number of one array, converted to float32 (beyond its range: infinity).
    /// @throws Error{Missing, Unsupported, Truncated, Malformed, OutOfRange}
    virtual NumberArray numbers(const std::string& name) const = 0;
    /// Gives one array's numbers in row-major order, a few at a time. Formats that store this order need no memory for
    /// the whole array.
    virtual void numbersInParts(const std::string& name, const TakeNumbers& take) const { take(numbers(name).values); }
    /// So many of the same numbers as there is room for, from one on; formats that can find them read no others.
    /// @param first  counted in the array's own order; all of them lie within it
    virtual void numbersAt(const std::string& name, Index first, std::span<float> into) const;
    /// Which numbers are not there: cells that a table leaves blank. Their numbers are 0.
    /// @return [numbers]; empty where all are there
    virtual std::vector<bool> blanks(const std::string& name) const;
    /// Every text of one array of Kind::Texts, as UTF-8, row-major.
    virtual std::vector<std::string> texts(const std::string& name) const = 0;

protected:
    ArrayFile(std::string name, std::string format);

    /// An array's name for messages: “name” in quotes, or that it is the only one.
    static Words titleOf(const std::string& array);
    /// @throws Error{Missing, Unsupported} if there is no such array or it holds something else
    const Entry& entryOf(const std::string& name, Kind kind) const;
    /// The error for an entry that is not of the requested kind.
    Error unsupported(const Entry& entry, const Words& said) const;

    std::string m_name;
    std::string m_format;
    std::vector<Entry> m_entries;
    std::map<std::string, std::string> m_metadata;
    std::vector<std::string> m_warnings;
};

/// Number of elements of a shape.
/// @throws Error{OutOfRange} naming the file and field if it does not fit into 63 bits
Index elementCount(const std::vector<Index>& shape, const std::string& file, const Words& field);

/// A NumPy .npy file, version 1.0, of little-endian float32 in C order (NEP 1).
/// @throws Error{OutOfRange} if the shape does not fit the number of values
std::string npyBytes(const NumberArray& array);

}  // namespace core
