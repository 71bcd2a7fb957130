#include "core/torch/tensor_reader.h"

#include "core/error.h"
#include "core/file/mapped_file.h"
#include "core/file/memory_bound.h"

namespace core {
namespace {

using Kind = PickleNode::Kind;

constexpr std::string_view rebuildTensor = "torch._utils._rebuild_tensor";
constexpr std::string_view rebuildTensor2 = "torch._utils._rebuild_tensor_v2";
constexpr std::string_view rebuildParameter = "torch._utils._rebuild_parameter";
constexpr std::string_view sizeClass = "torch.Size";

/// torch has no more; and a tuple that many tensors share is copied into each.
constexpr std::size_t mostAxes = 64;

std::string_view functionOf(const PickleNode& call) { return std::get<PickleGlobal>(call.values[0]).name; }
const std::vector<PickleValue>& argumentsOf(const PickleNode& call)
{
    return std::get<PickleNode*>(call.values[1])->values;
}

std::string listed(const std::vector<PickleValue>& arguments)
{
    std::string text;
    for (std::size_t i = 0; i < arguments.size() && i < 4; ++i) text += (i == 0 ? "" : ", ") + kindName(arguments[i]);
    return text.empty() ? "nothing" : text;
}

std::string listed(const TensorView& view)
{
    std::string text = "offset " + std::to_string(view.offset) + ", sizes";
    for (const std::int64_t size : view.shape) text += " " + std::to_string(size);
    text += ", strides";
    for (const std::int64_t stride : view.strides) text += " " + std::to_string(stride);
    return text;
}

}  // namespace

std::vector<std::string_view> tensorGlobals()
{
    std::vector<std::string_view> names = storageGlobals();
    names.insert(names.end(), {rebuildTensor, rebuildTensor2, rebuildParameter, sizeClass});
    return names;
}

const PickleNode* tensorCall(const PickleValue& value)
{
    const PickleNode* call = nodeOf(value, Kind::Call);
    if (call != nullptr && functionOf(*call) == rebuildParameter && !argumentsOf(*call).empty())
        call = nodeOf(argumentsOf(*call).front(), Kind::Call);
    if (call == nullptr || (functionOf(*call) != rebuildTensor && functionOf(*call) != rebuildTensor2)) return nullptr;
    return call;
}

StoredTensor TensorReader::read(const std::string& name, const PickleNode& call)
{
    m_name = name.substr(0, 200);
    const std::vector<PickleValue>& arguments = argumentsOf(call);
    const PickleNode* reference = arguments.size() < 4 ? nullptr : nodeOf(arguments[0], Kind::Reference);
    const auto* offset = reference == nullptr ? nullptr : std::get_if<std::int64_t>(&arguments[1]);
    if (offset == nullptr)
        throw malformed(
            Words("tensor “%1” cannot be understood: expected a storage, an offset, sizes and strides, found %2",
                  listed(arguments)));
    const TorchStorage& storage = m_storages.find(storageKey(*reference))->second;
    return view(storage, {*offset, numbers(arguments[2]), numbers(arguments[3])});
}

StoredTensor TensorReader::view(const TorchStorage& storage, const TensorView& view)
{
    const std::size_t each = elementBytes(storage.type);
    const std::uint64_t bytes = requireInside(view, storage);
    StoredTensor tensor{
        .type = storage.type, .shape = {view.shape.begin(), view.shape.end()}, .data = {}, .owner = m_of.owner};
    if (bytes == 0) return tensor;
    if (isContiguous(view)) {
        tensor.data = storage.data.subspan(static_cast<std::size_t>(view.offset) * each, bytes);
        return tensor;
    }
    m_copied += bytes;
    requireAtMost(memoryForNumbers(m_of.bytes.size()), m_copied, m_of.file,
                  Words("the memory for all views up to tensor “%1”", m_name));
    const auto copy = std::make_shared<const std::vector<std::byte>>(inOrder(view, storage.data, each));
    MappedFile::requireWhole(storage.data);
    tensor.data = *copy;
    tensor.owner = copy;
    return tensor;
}

std::uint64_t TensorReader::requireInside(const TensorView& view, const TorchStorage& storage) const
{
    const std::size_t each = elementBytes(storage.type);
    if (view.shape.size() != view.strides.size())
        throw malformed(
            Words("tensor “%1” cannot be understood: expected a stride for each size, found %2 sizes and %3 strides",
                  std::to_string(view.shape.size()), std::to_string(view.strides.size())));
    const auto size = sizeOf(view);
    std::uint64_t bytes = 0;
    if (!size || __builtin_mul_overflow(*size, each, &bytes) || view.offset < 0)
        throw malformed(Words("tensor “%1” cannot be understood: expected an offset, sizes and strides from 0 on that "
                              "a file can have, found %2",
                              listed(view)));
    if (bytes == 0) return 0;
    const std::uint64_t count = storage.bytes / each;
    const auto end = endOf(view);
    if (!end || *end > count)
        throw Error(
            Code::OutOfRange, m_of.file,
            end ? Words("tensor “%1” cannot be used: expected numbers among the %2 of its storage, found number %3",
                        m_name, std::to_string(count), std::to_string(*end))
                : Words("tensor “%1” cannot be used: expected numbers among the %2 of its storage, found %3", m_name,
                        std::to_string(count), listed(view)));
    return bytes;
}

std::vector<std::int64_t> TensorReader::numbers(const PickleValue& value) const
{
    const PickleNode* tuple = nodeOf(value, Kind::Tuple);
    const PickleNode* call = nodeOf(value, Kind::Call);
    if (call != nullptr && functionOf(*call) == sizeClass && argumentsOf(*call).size() == 1)
        tuple = nodeOf(argumentsOf(*call).front(), Kind::Tuple);
    if (tuple == nullptr)
        throw malformed(
            Words("tensor “%1” cannot be understood: expected sizes and strides in tuples, found %2", kindName(value)));
    if (tuple->values.size() > mostAxes)
        throw malformed(Words("tensor “%1” cannot be understood: expected at most %2 axes, found %3",
                              std::to_string(mostAxes), std::to_string(tuple->values.size())));
    std::vector<std::int64_t> numbers;
    for (const PickleValue& each : tuple->values) {
        const auto* number = std::get_if<std::int64_t>(&each);
        if (number == nullptr)
            throw malformed(
                Words("tensor “%1” cannot be understood: expected whole numbers as sizes and strides, found %2",
                      kindName(each)));
        numbers.push_back(*number);
    }
    return numbers;
}

Error TensorReader::malformed(const Words& said) const { return {Code::Malformed, m_of.file, said.about({m_name})}; }

}  // namespace core
