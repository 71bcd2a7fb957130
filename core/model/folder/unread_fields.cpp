#include "core/model/folder/unread_fields.h"

#include "core/json/json_text.h"
#include "core/text/listed_names.h"

#include <algorithm>

namespace core {
namespace {

/// Fields that change nothing, each between spaces.
constexpr std::string_view harmless =
    // where a file comes from, and how transformers loads it
    " _name_or_path name model_type architectures auto_map transformers_version torch_dtype dtype torchscript"
    " tokenizer_class processor_class _commit_hash _attn_implementation _attn_implementation_autoset"
    " attn_implementation cache_implementation _flash_attn_2_enabled use_flash_attn use_flash_attention_2"
    " use_bfloat16 tf_legacy_loss is_encoder_decoder num_labels _num_labels id2label label2id problem_type"
    " finetuning_task task_specific_params return_dict output_attentions output_hidden_states use_cache"
    " tie_encoder_decoder unsloth_version unsloth_fixed use_return_dict output_past esmfold_config vocab_list"
    " legacy sentence_transformers sbert_ce_default_activation_function sbert_ce_default_activation_fn"
    // training, and how sums are split up
    " initializer_range initializer_factor initializer_cutoff_factor init_std init_method init_device"
    " attn_pdrop embd_pdrop emb_pdrop resid_pdrop drop_path_rate layerdrop encoder_layerdrop decoder_layerdrop"
    " gradient_checkpointing pretraining_tp slow_but_exact chunk_size_feed_forward router_aux_loss_coef"
    " router_z_loss_coef router_jitter_noise output_router_logits add_router_probs router_ignore_padding_tokens"
    " aux_loss_alpha seq_aux layerscale_value ignore_index neftune_noise_alpha"
    " embedding_fraction reference_compile sparse_pred_ignore_index sparse_prediction deterministic_flash_attn"
    " repad_logits_with_grad use_mask_token mask_feature_length mask_feature_min_masks mask_feature_prob"
    " mask_time_length mask_time_min_masks mask_time_prob apply_spec_augment input_jitter_noise router_dtype"
    " fused_bias_fc"
    " fused_dropout_add_ln attention_softmax_in_fp32 scale_attention_softmax_in_fp32 reorder_and_upcast_attn"
    " masked_softmax_fusion bias_dropout_fusion skip_bias_add skip_bias_add_qkv num_nextn_predict_layers"
    // which tokens there are, and how texts are generated
    " bos_token_id eos_token_id eod_token_id pad_token_id _pad_token_id sep_token_id cls_token_id mask_token_id "
    "unk_token_id"
    " decoder_start_token_id forced_bos_token_id forced_eos_token_id forced_decoder_ids suppress_tokens"
    " begin_suppress_tokens bad_words_ids lang_to_id task_to_id max_length min_length max_new_tokens"
    " min_new_tokens do_sample early_stopping num_beams num_beam_groups diversity_penalty temperature top_k"
    " top_p typical_p repetition_penalty length_penalty no_repeat_ngram_size encoder_no_repeat_ngram_size"
    " num_return_sequences output_scores return_dict_in_generate remove_invalid_values"
    " exponential_decay_length_penalty prefix force_bos_token_to_be_generated"
    // heads and towers that are not computed, and their own fields
    " text_config vision_config text_config_dict vision_config_dict summary_type summary_use_proj"
    " summary_activation summary_proj_to_labels summary_last_dropout summary_first_dropout"
    " classifier_activation classifier_bias classifier_pooling classifier_proj_size decoder_bias"
    " directionality pooler_fc_size pooler_num_attention_heads pooler_num_fc_layers pooler_size_per_head"
    " pooler_type pooler_act pooler_output_size pooler_hidden_act pooler_hidden_size projection_dim"
    " logit_scale_init_value encoder_stride add_fpn apply_layernorm auxiliary_channels auxiliary_concat_input"
    " auxiliary_loss_weight auxiliary_num_convs use_auxiliary_head pool_scales semantic_loss_ignore_index"
    " out_features out_indices stage_names reshape_hidden_states median_filter_width use_weighted_layer_sum"
    " vision_use_head"
    // of models around a model of texts: which tokens stand for a picture or a sound, and how these become tokens
    " audio_config boi_token_index eoi_token_index image_token_index image_token_id image_seq_length"
    " image_grid_pinpoints image_break_token_id image_end_token_id video_token_index video_token_id video_seq_length"
    " vision_start_token_id vision_end_token_id vision_token_id audio_token_index audio_token_id mm_tokens_per_image"
    " multimodal_projector_bias projector_hidden_act projector_layernorm_eps projector_pooling_ratio"
    " adapter_layer_norm_eps alignment_intermediate_size downsample_ratio downsample_factor scale_factor"
    " spatial_merge_size spatial_pool_mode spatial_pool_stride vision_feature_layer vision_feature_select_strategy"
    " vision_aspect_ratio vision_use_cls_token perceiver_config pixel_shuffle_factor use_resampler is_llama_config"
    // fields that transformers ignores, or derives from other fields
    " n_ctx rotary attention_layers expansion_ratio learned_pos_emb norm_type qk_head_dim sinusoidal_pos_embds"
    " tie_weights_ down_scale_factor gap_size net_structure_type num_memory_blocks"
    " offset_alibi seq_length normalize_before add_final_layer_norm add_bias_logits normalize_embedding"
    " num_hidden_layers n_positions relative_attention_num_buckets extra_pos_embeddings static_position_embeddings"
    " ";

/// Fields that change nothing if they have this value.
constexpr std::pair<std::string_view, std::string_view> usual[] = {
    {"share_encoder_decoder_embeddings", "true"},
    {"moe_layer_freq", "1"},
    {"scoring_func", "\"sigmoid\""},
    {"topk_method", "\"noaux_tc\""},
    {"ep_size", "1"},
    {"use_mrope", "false"},
    {"is_decoder", "false"},
    {"add_cross_attention", "false"},
    {"scale_embedding", "false"},
    {"position_embedding_type", "\"absolute\""},
};

/// Whether a name is in a list like the one above.
bool isIn(std::string_view list, std::string_view name)
{
    return name.find(' ') == std::string_view::npos
           && list.find(" " + std::string(name) + " ") != std::string_view::npos;
}

/// Layer types of a model without windows.
bool areFullLayers(const Json& types)
{
    return types.is_array() && std::ranges::all_of(types, [](const Json& type) { return type == "full_attention"; });
}

bool isHarmless(const ConfigReader::Field& field)
{
    const std::string name = field.name.substr(field.name.rfind('.') + 1);
    if (isIn(harmless, name) || name.find("dropout") != std::string::npos) return true;
    if (name == "layer_types" && areFullLayers(*field.value)) return true;
    const auto* known = std::ranges::find(usual, name, &std::pair<std::string_view, std::string_view>::first);
    return known != std::end(usual) && field.value->dump() == known->second;
}

}  // namespace

void warnOfUnread(const ConfigReader& config, std::vector<std::string>& warnings)
{
    std::vector<std::string> fields;
    for (const ConfigReader::Field& field : config.unread())
        if (!isHarmless(field)) fields.push_back(field.name);
    if (!fields.empty())
        warnings.push_back(config.file()
                           + " has fields that are not read here and may change its numbers: " + listedNames(fields));
}

}  // namespace core
