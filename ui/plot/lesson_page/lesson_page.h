#pragma once

#include <QByteArray>
#include <QCoreApplication>
#include <QJsonArray>
#include <QStringList>

#include "core/lesson/computed_step.h"
#include "core/lesson/lesson_words.h"
#include "core/lesson/recorded_steps.h"

/// A lesson as one page for a browser, which asks for no other file: its prose, maps that one looks into, what is to be
/// predicted and what is asked. Promises and notes are not in it, goals are told as something to be done in the
/// program.
class LessonPage {
    Q_DECLARE_TR_FUNCTIONS(LessonPage)

public:
    /// @param lesson    stays as long as this
    /// @param language  "de", "zh_CN": its own words where it has no translation; buttons are in the language that is
    ///                  spoken (speakLanguage)
    explicit LessonPage(const core::Lesson& lesson, const QString& language = {});

    /// It is opened by a learning system, to which it reports: SCORM 1.2 by the window above it, xAPI to the endpoint
    /// that its address names.
    void setReports(bool reports) { m_reports = reports; }

    /// The next step, as it was computed.
    /// @param recorded  the same after each kept step of a training: maps get a slider over them
    /// @throws core::Error as Figure
    void add(const core::ComputedStep& step, const std::vector<core::RecordedStep>& recorded = {});

    /// The page, once all steps were added.
    QByteArray bytes() const;
    /// Problems of the page, a sentence each.
    QStringList warnings() const;

private:
    QByteArray prose(const std::string& markdown);
    QByteArray goals(const core::LessonStep& step) const;
    QByteArray needed() const;
    QByteArray introduction() const;
    QByteArray way() const;
    QJsonObject handInFacts() const;

    const core::Lesson& m_lesson;
    QString m_language;
    core::LessonWords m_words;
    QByteArray m_introduction;
    QByteArray m_sections;  ///< sections of the steps so far
    QJsonArray m_steps;     ///< the script's data about each step
    bool m_pictures = false;
    bool m_reports = false;
    QStringList m_missing;  ///< pictures
};

/// The largest size of a good page: teachers hand it round on sticks and mail it to pupils.
inline constexpr qsizetype largestLessonPage = 3'000'000;  ///< bytes
