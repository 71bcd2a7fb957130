#pragma once

#include "app/cli/cli.h"

#include <string>

/// While it lives, documents are made in a language; the command line itself, its errors too, speaks English.
class SpokenMeanwhile {
public:
    /// @param language  "de", "zh_CN"; empty: English
    explicit SpokenMeanwhile(const std::string& language);
    ~SpokenMeanwhile();
    SpokenMeanwhile(const SpokenMeanwhile&) = delete;
    SpokenMeanwhile& operator=(const SpokenMeanwhile&) = delete;
};

/// --language, of documents made from a lesson.
void addLanguage(cli::Command& command, std::string& language);
