#pragma once

#include <QWidget>

#include "core/prepare/prepared_run.h"
#include "ui/panel/input/token_chips.h"

class GenerationBar;
class PictureInput;
class LikenessPanel;
class Segments;
class SoundInput;
class QAction;
class QComboBox;
class QHBoxLayout;
class QLabel;
class QMenu;
class QScrollArea;
class QToolButton;
class TargetPanel;
class TextEditor;

/// Where one types: the texts of the batch, the second sequence of cross-attention, a decoder's target, how they are
/// cut, and what became of them. It shows the Session's run and asks for edits.
class InputPanel final : public QWidget {
    Q_OBJECT
public:
    explicit InputPanel(QWidget* parent = nullptr);

    /// Shows the run's input; an editor that has the text already is left alone, and with it the cursor.
    void show(const core::Run& run, core::Index item);
    /// Shows a prepared run.
    /// @param pictureStands  the views still show an earlier text
    /// @param run  what is asked, whose generated tokens can be stepped through
    void showPrepared(const core::PreparedRun& prepared, const core::Run& run, core::Index item, bool pictureStands);

    /// Where one goes on typing: in the first text or the one of keys and values.
    void focusText(bool keys);

    TokenChips* chips() const { return m_chips; }
    TokenChips* keyChips() const { return m_keyChips; }
    TextEditor* editor() const { return m_editor; }
    TargetPanel* target() const { return m_target; }
    PictureInput* picture() const { return m_picture; }
    SoundInput* sound() const { return m_sound; }
    LikenessPanel* likeness() const { return m_likeness; }
    GenerationBar* generation() const { return m_generation; }

signals:
    void textEdited(const QString& text);
    void keysTextEdited(const QString& text);
    void targetEdited(const QString& text);
    void keysTextWanted(bool wanted);  ///< a second sequence, or none
    void splitChosen(core::TextSplit split);
    void towerChosen(core::Tower tower);
    void itemChosen(core::Index item);
    void textAdded();
    void textRemoved();
    void shuffleAsked();
    void notTaken(const QString& sentence);  ///< part of a paste was left out

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QHBoxLayout* createItems();
    QWidget* createSecond();
    QHBoxLayout* createCaption();
    void setUpTexts();
    void setTerms();
    void connectControls();
    void connectEditor(TextEditor* editor, void (InputPanel::*edited)(const QString&));
    void fitChips();
    void listItems(int count, core::Index item);
    void showSecond(const core::PreparedRun& prepared, bool free);
    void showReads();
    void showTower(std::optional<core::Tower> tower);
    void showFile(const core::PreparedRun& prepared, core::Index item);
    bool readsText() const { return m_reads == core::Reads::Text; }
    void showSource(const core::RecordedSource& source);
    void offerTexts(bool another, bool second);
    QString notice(const core::PreparedRun& prepared, core::Index item, bool pictureStands) const;

    QComboBox* m_items;
    Segments* m_tower;        ///< the tower, for a model with two
    QAction* m_another;       ///< adds a text to the batch
    QAction* m_secondWanted;  ///< a second text beside this one
    QToolButton* m_add;       ///< does one of the two actions, or offers both in a menu
    QToolButton* m_remove;
    TextEditor* m_editor;
    QLabel* m_source;  ///< in place of the text where attention comes from a file
    QWidget* m_second;
    TextEditor* m_keysEditor;
    QToolButton* m_closeSecond;
    QComboBox* m_split;
    bool m_splitChosen = false;  ///< otherwise the model decides
    QLabel* m_secondTitle = nullptr;
    QToolButton* m_shuffle;
    TargetPanel* m_target;
    PictureInput* m_picture;  ///< in place of the text where the model reads pictures, below it where it reads both
    LikenessPanel* m_likeness;
    SoundInput* m_sound;  ///< or sounds
    core::Reads m_reads = core::Reads::Text;
    bool m_readsBoth = false;  ///< texts with pictures in them
    GenerationBar* m_generation;
    QLabel* m_tokens;
    QLabel* m_notice;
    QScrollArea* m_scroll;
    TokenChips* m_chips;
    QScrollArea* m_keyScroll;
    TokenChips* m_keyChips;
};
