#pragma once

#include <QString>

#include <optional>

/// What has been answered to a question of a lesson.
struct GivenAnswer {
    QString said = {};               ///< of a choice the options' texts, one on each line
    std::optional<bool> right = {};  ///< nothing for one's own words, and for what names nothing that is there
    int hints = 0;                   ///< that were asked for

    friend bool operator==(const GivenAnswer&, const GivenAnswer&) = default;
};
