#pragma once

#include "core/lesson/bundled_lessons.h"
#include "ui/feature/feature.h"
#include "ui/work/latest_job.h"

#include <optional>

class ClassCommands;
class LessonPanel;
class LessonRecorder;
class SheetCommands;

/// Opens and plays lessons: their menu, the keys of a clicker, and the column that they are read in, which is made when
/// the first one is opened. Worksheets, which are made of lessons and of what is shown, belong to it.
class LessonCommands final : public Feature {
    Q_OBJECT
public:
    explicit LessonCommands(const FeatureGround& ground);

    void addEntries(MenuPlace place, QMenu& menu) override;
    QMenu* createMenu() override;
    bool opens(const std::filesystem::path& file) const override;
    /// @param file  a lesson, or a package of one, which is unpacked first
    void open(const std::filesystem::path& file) override;
    /// The file that was opened, a lesson or a package, and the lesson that is recorded.
    std::vector<std::filesystem::path> openFiles() const override;
    /// Reads the open lesson again after another program changed it.
    void reload(const std::filesystem::path& file) override;
    /// Offers a lesson that is not saved as its writer left it.
    bool offerUnfinished() override;
    /// Asks where something could not be saved.
    bool mayClose() override;
    void goOn(const Feature& before) override;
    /// While a lesson is played.
    bool wantsRoom() const override;

    /// Records a lesson further.
    void edit(const std::filesystem::path& file);

private:
    void choose();
    void unpack(const std::filesystem::path& package);
    /// @param document  the opened file: the lesson itself, or its package
    void begin(const std::filesystem::path& lesson, const std::filesystem::path& document);
    void go(std::size_t step);
    void showPanel();
    void nameEntries();
    void fillMenu();
    void fillOwn();
    void tryOut(std::size_t step);
    std::optional<core::BundledLesson> nextLesson() const;
    /// A lesson that comes with the program, and its entry.
    struct Listed {
        core::BundledLesson lesson;
        QAction* entry;
        QString length = {};  ///< "9 steps · 20 min"; empty until it was read
    };
    void askLink(const QUrl& address);
    void addRecorder(QMenu* menu);
    void tell();
    LessonRecorder& recorder();
    /// The lesson that is recorded; empty while none is.
    std::filesystem::path recorded() const;

    const FeatureGround m_ground;
    LessonPlay& m_play;
    std::filesystem::path m_document;  ///< the file that was opened last
    LessonPanel* m_panel = nullptr;
    ClassCommands* m_classes;
    SheetCommands* m_sheets;
    LessonRecorder* m_recorder = nullptr;  ///< made when it is used first
    std::vector<Listed> m_bundled;
    QMenu* m_own = nullptr;            ///< lessons that do not come with the program
    std::filesystem::path m_triedOut;  ///< the lesson that its writer tries
    QAction* m_next = nullptr;
    QAction* m_back = nullptr;
    QAction* m_edit = nullptr;
    QAction* m_record = nullptr;
    LatestJob m_unpacking;
};
