#pragma once

#include <QWidget>

#include "core/session/session.h"
#include "ui/view/why/why_panel.h"

#include <map>

class AccountCanvas;
class AnswerCanvas;
class LensCanvas;
class QLabel;
class QLineEdit;
class CountedBox;
class QStackedWidget;
class QToolButton;
class Segments;
class PatchCanvas;
class QBoxLayout;
class QComboBox;
class WeightsTable;
class WhyTrail;

/// Why a cell has its score, what wrote an answer, and what each layer would say: one of them at a time, with its
/// numbers beside it. It shows what it is given.
class WhyView final : public QWidget {
    Q_OBJECT
public:
    explicit WhyView(QWidget* parent = nullptr);

    /// Hides the choice of the account's subject.
    void setBare(bool bare);
    void setSettings(const core::WhySettings& settings);
    /// @param big  the number; the rest beside it, as plain text
    void setHeadline(const QString& big, const QString& said, const QString& more);
    /// Sets the view's current work, or the reason why it is empty; an empty message shows the canvas.
    void setMessage(const QString& message);
    /// Whether a head depends on how far a key is from its query.
    void setHasDistance(bool has);
    void setKnocking(bool running, const QString& progress);

    AccountCanvas* account() const { return m_account; }
    AnswerCanvas* answer() const { return m_answer; }
    LensCanvas* lens() const { return m_lens; }
    WeightsTable* weights() const { return m_weights; }
    PatchCanvas* patches() const { return m_patches; }
    WhyPanel* panel() const { return m_panel; }
    WhyTrail* trail() const { return m_trail; }
    /// The widget with the keyboard.
    QWidget* canvas() const;

signals:
    void settingsChanged(const core::WhySettings& settings);
    void knockOutAsked();
    void sweepAsked();
    void stopAsked();
    void trailStepped(int by);  ///< Alt and an arrow key, while there is a trail

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* createBar();
    QWidget* createFields();
    QLineEdit* createField(const QString& name, const QString& placeholder, const QString& tip,
                           std::string core::WhySettings::*word);
    CountedBox* createDistance();
    QComboBox* createPatched();
    QWidget* createBody();
    void fit();
    void showFields();

    core::WhySettings m_settings;
    Segments* m_kinds;
    WhyTrail* m_trail;
    QWidget* m_fields;
    QLineEdit* m_word;
    QLineEdit* m_against;
    CountedBox* m_distance;
    QComboBox* m_patched;
    QToolButton* m_knock;
    QLabel* m_progress;
    QLabel* m_big;
    QLabel* m_said;
    QStackedWidget* m_canvases;
    std::map<core::WhySettings::Of, QWidget*> m_pages;  ///< in it, beside the message
    QBoxLayout* m_body = nullptr;
    QWidget* m_beside = nullptr;
    QLabel* m_message;
    AccountCanvas* m_account;
    AnswerCanvas* m_answer;
    LensCanvas* m_lens;
    WeightsTable* m_weights;
    PatchCanvas* m_patches;
    WhyPanel* m_panel;
    bool m_knocking = false;
    bool m_hasDistance = false;
    bool m_isBare = false;
};
