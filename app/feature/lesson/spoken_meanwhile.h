#pragma once

#include "app/cli/cli.h"

#include <string>

/// While this is there, what is made is in a language; the command line itself, its errors too, speaks English.
class SpokenMeanwhile {
public:
    /// @param language  "de", "zh_CN"; empty: English
    explicit SpokenMeanwhile(const std::string& language);
    ~SpokenMeanwhile();
    SpokenMeanwhile(const SpokenMeanwhile&) = delete;
    SpokenMeanwhile& operator=(const SpokenMeanwhile&) = delete;
};

/// --language, of what is made of a lesson.
void addLanguage(cli::Command& command, std::string& language);
