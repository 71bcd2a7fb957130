#include "ui/control/lesson_standing.h"

#include <QRandomGenerator>
#include <QSettings>
#include <QStringList>

#include <algorithm>

namespace lesson_standing {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t mostOwn = 8;
const QString ownKey = QStringLiteral("lessons/own");

QString doneKeyOf(const fs::path& lesson) { return keyOf(lesson) + QStringLiteral("|done"); }

fs::path whole(const fs::path& lesson)
{
    std::error_code none;
    return fs::absolute(lesson, none).lexically_normal();
}

/// A file and its title on one line each.
void keepOwn(const std::vector<OwnLesson>& lessons)
{
    QStringList kept;
    kept.reserve(static_cast<qsizetype>(lessons.size()));
    for (const OwnLesson& each : lessons)
        kept << QString::fromStdString(each.file.string()) + QLatin1Char('\n') + each.title;
    QSettings().setValue(ownKey, kept);
}

}  // namespace

QString keyOf(const fs::path& lesson)
{
    return QStringLiteral("lessons/")
           + QString::fromStdString(whole(lesson).string()).replace(QLatin1Char('/'), QLatin1Char('|'));
}

int leftAt(const fs::path& lesson) { return QSettings().value(keyOf(lesson), 0).toInt(); }

void leave(const fs::path& lesson, int step, bool isLast)
{
    QSettings settings;
    settings.setValue(keyOf(lesson), step);
    if (isLast) settings.setValue(doneKeyOf(lesson), true);
}

bool isDone(const fs::path& lesson) { return QSettings().value(doneKeyOf(lesson)).toBool(); }

std::uint64_t ownSeed()
{
    QSettings settings;
    const QString key = QStringLiteral("lessons/seed");
    bool known = false;
    std::uint64_t seed = settings.value(key).toString().toULongLong(&known);
    if (known) return seed;
    seed = QRandomGenerator::system()->generate64();
    settings.setValue(key, QString::number(seed));
    return seed;
}

std::vector<OwnLesson> ownLessons()
{
    std::vector<OwnLesson> lessons;
    const QStringList kept = QSettings().value(ownKey).toStringList();
    for (const QString& each : kept) {
        const QString file = each.section(QLatin1Char('\n'), 0, 0);
        if (!file.isEmpty() && lessons.size() < mostOwn)
            lessons.push_back({file.toStdString(), each.section(QLatin1Char('\n'), 1)});
    }
    return lessons;
}

void addOwn(const OwnLesson& lesson)
{
    const OwnLesson added{whole(lesson.file), lesson.title};
    std::vector<OwnLesson> lessons = ownLessons();
    std::erase_if(lessons, [&](const OwnLesson& each) { return each.file == added.file; });
    lessons.insert(lessons.begin(), added);
    if (lessons.size() > mostOwn) lessons.resize(mostOwn);
    keepOwn(lessons);
}

void forgetOwn(const fs::path& file)
{
    std::vector<OwnLesson> lessons = ownLessons();
    std::erase_if(lessons, [gone = whole(file)](const OwnLesson& each) { return each.file == gone; });
    keepOwn(lessons);
}

}  // namespace lesson_standing
