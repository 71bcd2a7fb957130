#pragma once

#include <string>

inline const std::string primerDecoder = SOURCE_DIR "/resources/models/primer-decoder";
inline const std::string primerEncoder = SOURCE_DIR "/resources/models/primer-encoder";
inline const std::string primerTranslator = SOURCE_DIR "/resources/models/primer-translator";
