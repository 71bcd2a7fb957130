#pragma once

#include "core/model/family/model_plan.h"
#include "core/model/picture_reader.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// The architectures that model folders may have, as config.json's model_type spells them.
std::vector<std::string> knownModelTypes();

/// The usual names of the families that model folders may be of, in the order of the table.
std::vector<std::string> knownArchitectures();

/// A family's usual name: "GPT-2" for "gpt2"; the type itself where it is unknown.
std::string architectureName(std::string_view model_type);

/// Whether it is a model of pictures or sounds with a model of texts inside, which is opened.
bool isWrapper(std::string_view model_type);

/// A configuration's model_type; where it has none, that of the class which `architectures` names first.
/// @return empty where neither is known
std::string modelTypeOf(const ConfigReader& config);

/// The configuration of the opened model: of the model of texts inside a wrapper, else `config` itself with its type.
ConfigReader ownConfiguration(const ConfigReader& config);

/// The part that reads the pictures of a model of texts and pictures; its processor and the pieces of its tokens are
/// the folder's.
/// @return nothing for a model of another kind, and where the files hold the model of texts alone
/// @throws Error naming the field or the tensor
std::optional<PictureReader> pictureReaderOf(const ConfigReader& config, const WeightFiles& files);

/// Reads and checks a configuration.
/// @param tower  of a model that has two
/// @throws Error{Unsupported} for a type that transformers has and this program has not; Error{Unknown} that lists the
/// known types, and names the one that is meant where it is misspelled; Error naming the field that is missing or
/// cannot be used
ModelPlan planModel(const ConfigReader& config, Tower tower = Tower::Pictures);

}  // namespace core
