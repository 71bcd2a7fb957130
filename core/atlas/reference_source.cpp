#include "core/atlas/reference_source.h"

#include "core/atlas/atlas_texts.h"
#include "core/error.h"

#include <utility>

namespace core {

ReferenceTexts referenceFrom(const std::filesystem::path& source)
{
    const bool isAtlas = source.extension() == ".attnatlas";
    const std::vector<AtlasText> found = isAtlas ? openAtlas(source).texts : atlasTexts(source);
    std::vector<std::string> texts;
    texts.reserve(found.size());
    for (const AtlasText& each : found) {
        if (!each.image.empty())
            throw Error(Code::Unsupported, source.string(),
                        "a reference of pictures is not supported: expected texts, found %1",
                        each.image.filename().string());
        texts.push_back(each.target.empty() ? each.text : each.text + "\t" + each.target);
    }
    return {source.filename().string(), std::move(texts)};
}

}  // namespace core
