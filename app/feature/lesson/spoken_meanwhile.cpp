#include "app/feature/lesson/spoken_meanwhile.h"

#include "ui/words/language/language.h"

#include <vector>

SpokenMeanwhile::SpokenMeanwhile(const std::string& language)
{
    if (!language.empty()) speakLanguage(QString::fromStdString(language));
}

SpokenMeanwhile::~SpokenMeanwhile() { speakLanguage(languages().front().code); }

void addLanguage(cli::Command& command, std::string& language)
{
    std::vector<std::string> codes;
    for (const Language& each : languages()) codes.push_back(each.code.toStdString());
    command
        .addOption("--language", language,
                   "Of its words (the lesson's own); steps that the translation beside the lesson lacks keep theirs")
        ->check(cli::oneOf(codes))
        ->typeName("CODE");
}
