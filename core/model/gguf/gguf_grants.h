#pragma once

#include "core/json/json.h"
#include "core/model/gguf/gguf_keys.h"

namespace core {

/// Fields of config.json that llama.cpp's graphs take for granted, or that follow from which tensors a file has. Named
/// after the architectures that they belong to.
/// @param config  with what the keys say: fields are added, and some are changed
/// @throws Error naming the key that does not fit
void grantBert(const GgufKeys& keys, Json& config);
void grantBidirectionalLlama(const GgufKeys& keys, Json& config);
void grantCohere(const GgufKeys& keys, Json& config);
void grantDeepSeek2(const GgufKeys& keys, Json& config);
void grantDots1(const GgufKeys& keys, Json& config);
void grantExaone4(const GgufKeys& keys, Json& config);
void grantExpertWidth(const GgufKeys& keys, Json& config);
void grantFalcon(const GgufKeys& keys, Json& config);
void grantFalconH1(const GgufKeys& keys, Json& config);
void grantGemma2(const GgufKeys& keys, Json& config);
void grantGemma3(const GgufKeys& keys, Json& config);
void grantGemmaEmbedding(const GgufKeys& keys, Json& config);
void grantGptOss(const GgufKeys& keys, Json& config);
void grantGranite(const GgufKeys& keys, Json& config);
void grantGraniteHybrid(const GgufKeys& keys, Json& config);
void grantGraniteMoe(const GgufKeys& keys, Json& config);
void grantLfm2(const GgufKeys& keys, Json& config);
void grantLlama(const GgufKeys& keys, Json& config);
void grantMistral3(const GgufKeys& keys, Json& config);
void grantMpt(const GgufKeys& keys, Json& config);
void grantNemotronH(const GgufKeys& keys, Json& config);
void grantOlmo2(const GgufKeys& keys, Json& config);
void grantPhi3(const GgufKeys& keys, Json& config);
void grantQwen3Moe(const GgufKeys& keys, Json& config);
void grantQwen3Next(const GgufKeys& keys, Json& config);
void grantQwen35(const GgufKeys& keys, Json& config);
void grantStableLm(const GgufKeys& keys, Json& config);
void grantStarcoder(const GgufKeys& keys, Json& config);
void grantStarcoder2(const GgufKeys& keys, Json& config);
void grantT5(const GgufKeys& keys, Json& config);

}  // namespace core
