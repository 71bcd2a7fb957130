#pragma once

#include <QWidget>

#include "core/model/model.h"
#include "core/session/session.h"
#include "ui/panel/compare/run_line.h"

#include <array>

class ElidedLabel;
class PrefixedCombo;
class QPushButton;

/// Chooses the parts of a comparison: two to four heads, or two to four runs with their texts, models, masks and
/// temperatures.
class CompareBar final : public QWidget {
    Q_OBJECT
public:
    static constexpr int mostSides = static_cast<int>(core::mostRuns);

    explicit CompareBar(QWidget* parent = nullptr);

    /// @param model  whose heads there are to choose from; null while none is known
    /// @param figure  how the maps' numbers become colours
    void display(const core::CompareSettings& settings, const core::Model* model, const std::vector<RunFields>& runs,
                 const core::FigureSettings& figure = {});

    /// Whether two runs differ, and their heads have the same places.
    void offerChanges(bool offered);

signals:
    void changesAsked();
    void kindChosen(core::CompareSettings::Kind kind);
    void headChosen(int side, core::Index layer, core::Index head);
    void sideAdded();
    void sideRemoved(int side);
    void runTextEdited(int run, const QString& text);
    void runMaskEdited(int run, const QString& recipe);
    void runTemperatureEdited(int run, double temperature);
    void runPositionsChosen(int run, core::PositionEncoding positions);
    void runModelChosen(int run, const std::filesystem::path& model);
    void runModelAsked(int run);
    void runModelFileAsked(int run);
    void runModuleChosen(int run);

private:
    struct Chooser {
        PrefixedCombo* heads;
        QToolButton* remove;
    };
    void createSide(int side);
    void connectRun(int side);
    void arrange();
    void listHeads(const core::Model* model);
    void displayHeads(const core::CompareSettings& settings);
    void displayRuns(bool shown, const std::vector<RunFields>& runs);

    std::array<Chooser, mostSides> m_choosers;
    std::array<RunLine*, mostSides> m_runs;
    QPushButton* m_add;
    QPushButton* m_changes;
    ElidedLabel* m_scale;
    PrefixedCombo* m_kind;
    core::Index m_headsPerLayer = 0;
    QStringList m_names;
};
