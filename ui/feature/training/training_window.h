#pragma once

#include <QMainWindow>

#include "ui/feature/training/training_job.h"

class Banner;
class BesideRun;
class BirthChart;
class GradientPanel;
class HeadMaps;
class LossChart;
class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSlider;
class QSpinBox;

/// A small GPT while it is trained: its losses, how heads came about, their
/// maps of one text at any kept step, and what it writes.
class TrainingWindow final : public QMainWindow {
    Q_OBJECT
public:
    TrainingWindow();
    ~TrainingWindow() override;

    /// Opens a run to be looked at and gone on with.
    void openRun(const std::filesystem::path& file);
    /// Begins a run.
    void begin(const core::TrainingSettings& settings, const std::filesystem::path& file);
    /// Begins one that learns the lines of a text of one's own, character by character.
    void beginWith(const std::filesystem::path& source, const std::filesystem::path& file);
    /// Goes on from the chosen step into another file.
    void goOnFrom(const TrainingChange& change, const std::filesystem::path& file);
    /// Trains the same with another seed beside it.
    void beginBeside(std::uint64_t seed, const std::filesystem::path& file);
    TrainingJob& job() { return m_job; }
    /// The text at which its heads are shown; empty until something is trained.
    QString text() const;

signals:
    /// A model is to be opened in the main window.
    void modelAsked(const std::filesystem::path& path);
    /// The main window is to show this step of the run that it shows.
    void stepFollowed(const std::filesystem::path& path);

protected:
    void closeEvent(QCloseEvent* event) override;

private:
    QWidget* createChoices();
    QWidget* createLook();
    QWidget* createDeeds();
    void createMenus();
    void connectParts();
    void askForFile();
    void askForRun();
    void askForText();
    QString askWhere(const QString& title, const QString& name);
    void forget(const core::TrainingSettings& settings, const std::filesystem::path& file);
    void goOn(core::Index until);
    void takeState(const std::shared_ptr<const TrainingState>& state);
    void takeLook(const std::shared_ptr<const core::TrainingLook>& look);
    void takeEnd(const TrainingJob::Record& record, const QString& sentence);
    void takeStep();
    void openModel();
    void knockOut();
    void askForOtherSeed();
    void closeBeside();
    void goBack();
    void goOnFromHere(const TrainingChange& change);
    void takeCell();
    std::filesystem::path chosenPlace() const;
    core::Index nextEnd(core::Index from) const;
    core::Index chosenStep() const;
    bool isEarlier() const;
    int shownSeed(std::uint64_t seed) const;
    std::optional<std::uint64_t> otherSeed() const;
    QString nameOfWayBack(const TrainingChange& change) const;
    core::TrainingSettings chosenSettings() const;
    void showState();

    TrainingJob m_job;
    core::TrainingSettings m_settings;             ///< of the run that is shown
    TrainingJob::Record m_record;                  ///< null while it is trained, and before
    std::shared_ptr<const std::string> m_learned;  ///< the text that is learned
    std::filesystem::path m_file;
    TrainingJob::Record m_left;  ///< what it was gone back from, until that is done
    std::filesystem::path m_left_file;
    Banner* m_banner;
    QComboBox* m_preset;
    QSpinBox* m_seed;
    QPushButton* m_begin;
    QPushButton* m_goOn;
    QPushButton* m_oneStep;
    QPushButton* m_open;
    QLabel* m_reached;
    LossChart* m_losses;
    BirthChart* m_births;
    QSlider* m_step;
    QLabel* m_stepName;
    QPushButton* m_goBack;
    QLineEdit* m_text;
    HeadMaps* m_maps;
    BesideRun* m_beside;
    GradientPanel* m_gradient;
    QPushButton* m_knockOut;
    QPushButton* m_otherSeed;
    QCheckBox* m_follow;
    QLabel* m_written;
};
