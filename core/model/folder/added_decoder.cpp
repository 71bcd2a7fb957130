#include "core/model/folder/added_decoder.h"

#include "core/error.h"

namespace core {
namespace {

/// @throws Error{OutOfRange} naming the field for a token that the decoder does not have
void requireInVocabulary(const ModelInfo& info, Index vocabulary)
{
    const auto require = [&](const char* field, Index id) {
        if (id >= vocabulary)
            throw Error(Code::OutOfRange, (info.folder / "config.json").string(),
                        "“%1”, there or in generation_config.json, cannot be used: expected 0 to %2, found %3",
                        std::string(field), std::to_string(vocabulary - 1), std::to_string(id));
    };
    if (info.start_id) require("decoder_start_token_id", *info.start_id);
    const bool forced = info.openings.size() == 1 && info.openings.front().size() == 1;
    for (const std::vector<Index>& opening : info.openings)
        for (const Index id : opening) require(forced ? "forced_bos_token_id" : "lang_to_id”, “task_to_id", id);
}

}  // namespace

void addDecoder(const DecoderPlan& plan, DecoderStacks stacks, std::shared_ptr<const Tokenizer> own, Model& model)
{
    auto decoder = std::make_shared<Model>();
    decoder->info = model.info;
    decoder->info.layers = plan.layers;
    decoder->info.heads = plan.heads;
    decoder->info.max_tokens = plan.max_tokens;
    // Where nothing is said, transformers begins with the token that fills up; a text that is only read again may begin
    // with its own.
    if (!decoder->info.start_id && !stacks.self.label_head)
        decoder->info.start_id = decoder->info.padding_id.value_or(0);
    requireInVocabulary(decoder->info, stacks.self.token_embedding.rows());
    decoder->tokenizer = own ? std::move(own) : model.tokenizer;
    auto cross = std::make_shared<Model>(*decoder);
    model.info.block = AttentionBlock::Self;
    decoder->info.block = AttentionBlock::Decoder;
    cross->info.block = AttentionBlock::Cross;
    stacks.cross.token_embedding = stacks.self.token_embedding;
    stacks.cross.final_norm = stacks.self.final_norm;
    stacks.cross.language_head = stacks.self.language_head;
    stacks.cross.causal = false;
    decoder->transformer = std::move(stacks.self);
    cross->transformer = std::move(stacks.cross);
    model.decoder = std::move(decoder);
    model.cross = std::move(cross);
}

}  // namespace core
