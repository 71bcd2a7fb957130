#pragma once

#include <QByteArray>
#include <QStringList>

#include "core/lesson/lesson.h"
#include "core/prepare/opened_models.h"

#include <filesystem>
#include <functional>
#include <stop_token>

/// A lesson as one page for browsers, or as a package for a learning system.
struct LessonPageFile {
    QByteArray bytes;
    QStringList warnings;  ///< a sentence each
};

/// Computes every step and draws it.
/// @param file      its ending decides: ".html" for the page, ".zip" for a SCORM 1.2 package with the page in it, which
///                  reports by SCORM, and by xAPI where it is launched with an endpoint
/// @param language  as LessonPage
/// @param progress  told of how many steps are done and how many there are; may be null
/// @throws core::Error{OutOfRange} for another ending; as core::computedStep() and LessonPage::add(); core::Stopped
LessonPageFile lessonPageFile(const core::Lesson& lesson, const std::filesystem::path& file, const QString& language,
                              const std::function<void(std::size_t, std::size_t)>& progress = {},
                              const std::stop_token& stop = {});

/// The files of a SCORM 1.2 package: https://adlnet.gov/projects/scorm-1-2/ (content aggregation model, section 2).
/// @param page  which reports
/// @return a zip file, the same for the same lesson and page
QByteArray scormPackage(const core::Lesson& lesson, const QString& title, const QByteArray& page);
