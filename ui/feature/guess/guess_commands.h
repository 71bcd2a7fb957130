#pragma once

#include "ui/feature/feature.h"

class GuessPanel;
class GuessPlay;

/// Lets somebody guess the chosen row before it is shown: its menu, and the column that it is guessed in, which is made
/// when something is guessed for the first time.
class GuessCommands final : public Feature {
    Q_OBJECT
public:
    explicit GuessCommands(const FeatureGround& ground);

    void addEntries(MenuPlace place, QMenu& menu) override;
    /// While something is guessed.
    bool wantsRoom() const override;

private:
    QMenu* guessMenu();
    void begin(core::Guess::Of of);
    void follow();

    const Workbench m_bench;
    QMainWindow& m_window;
    LentColumns& m_columns;
    PanelRound& m_panels;
    GuessPlay* m_play;
    GuessPanel* m_panel = nullptr;
    bool m_on = false;
};
