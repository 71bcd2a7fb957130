#include "core/torch/state_dict.h"

#include "core/error.h"
#include "core/text/unicode.h"
#include "core/torch/tensor_reader.h"

#include <array>

namespace core {
namespace {

using Kind = PickleNode::Kind;

/// Under which trainings keep the tensors among other things: Lightning, plain loops, DeepSpeed.
constexpr std::array innerNames = {"state_dict", "model_state_dict", "model", "module"};

std::string_view keyOf(const PickleValue& key, const std::string& file)
{
    const auto* text = std::get_if<std::string_view>(&key);
    if (text == nullptr)
        throw Error(Code::Malformed, file, "the name of a tensor cannot be understood: expected a text, found %1",
                    kindName(key));
    return *text;
}

}  // namespace

std::vector<std::string_view> stateDictGlobals()
{
    std::vector<std::string_view> names = tensorGlobals();
    names.emplace_back("collections.OrderedDict");
    return names;
}

std::vector<std::string_view> checkpointGlobals()
{
    std::vector<std::string_view> names = stateDictGlobals();
    for (const char* module : {"argparse.*", "lightning.*", "lightning_fabric.*", "numpy.*", "omegaconf.*", "pathlib.*",
                               "pytorch_lightning.*"})
        names.emplace_back(module);
    return names;
}

StateDict::StateDict(const Pickle& pickle, const std::string& file)
{
    const PickleNode* dictionary = nodeOf(pickle.top, Kind::Dict);
    if (dictionary == nullptr)
        throw Error(Code::Malformed, file,
                    "what was saved in this file cannot be understood: expected a dictionary of tensors, found %1",
                    kindName(pickle.top));
    std::map<std::string_view, const PickleNode*> inner = addAll(*dictionary, file);
    for (const char* name : innerNames)
        if (const auto found = inner.find(name); m_calls.empty() && found != inner.end()) addAll(*found->second, file);
    if (!m_calls.empty()) return;
    if (inner.empty()) throw Error(Code::Missing, file, "a tensor is missing");
    throw Error(Code::Unsupported, file,
                "what was saved in this file is not supported: expected tensors by their names, found a dictionary "
                "within a dictionary, “%1”",
                std::string(inner.begin()->first.substr(0, 80)));
}

std::map<std::string_view, const PickleNode*> StateDict::addAll(const PickleNode& dictionary, const std::string& file)
{
    std::map<std::string_view, const PickleNode*> inner;
    for (std::size_t i = 0; i < dictionary.values.size(); i += 2) {
        const std::string_view key = keyOf(dictionary.values[i], file);
        const PickleValue& value = dictionary.values[i + 1];
        if (const PickleNode* held = nodeOf(value, Kind::Dict)) inner.emplace(key, held);
        if (const PickleNode* call = tensorCall(value)) add(key, *call, file);
    }
    return inner;
}

void StateDict::add(std::string_view key, const PickleNode& call, const std::string& file)
{
    const std::string name(key);
    if (validUtf8(name) != name)
        throw Error(Code::Malformed, file,
                    "the name of a tensor cannot be understood: expected UTF-8, found other bytes");
    if (!m_calls.emplace(name, &call).second)
        throw Error(Code::Malformed, file, "tensor “%1” cannot be understood: expected each name once, found it twice",
                    name.substr(0, 200));
}

std::map<std::string, StoredTensor> StateDict::tensors(const TorchStorages& storages, const CheckpointBytes& of) const
{
    TensorReader reader(storages, of);
    std::map<std::string, StoredTensor> tensors;
    for (const auto& [name, call] : m_calls) tensors.emplace(name, reader.read(name, *call));
    return tensors;
}

}  // namespace core
