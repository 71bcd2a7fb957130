#pragma once

#include "core/model/folder/model_chat.h"
#include "ui/bench/workbench.h"
#include "ui/feature/conversation/typed_chat.h"
#include "ui/part/tool_window.h"

#include <QTimer>

class QCheckBox;
class QComboBox;
class QLabel;
class QListWidget;
class QPlainTextEdit;
class QPushButton;
class TextGeneration;

/// The text as a conversation: messages with roles, which the model's chat template writes as the model was trained to
/// read them. What is typed is read at once, and the model answers until it ends its turn.
class ConversationWindow final : public ToolWindow {
    Q_OBJECT
public:
    ConversationWindow(const Workbench& bench, QWidget* window);

    /// Shows it as the Session is.
    void begin();

private:
    QWidget* createMessages();
    QWidget* createReading();
    QWidget* createButtons();
    void connectParts();
    void follow();
    void showMessages(int chosen);
    void showMessage();
    void showAnswer();
    void typed();
    void add();
    void remove();
    void apply();
    void takeTurn();
    void compareWithoutTemplate();
    void keepAnswer();
    void say(const QString& sentence);
    const core::ModelChat& templates();
    QString answer() const;

    const Workbench m_bench;
    TextGeneration* m_generation;
    TypedChat m_chat;
    std::string m_applied;  ///< the Session's conversation as it was taken over last
    core::ModelChat m_templates;
    std::filesystem::path m_templatesOf[2];  ///< model and base that these are of
    QListWidget* m_list;
    QComboBox* m_role;
    QPlainTextEdit* m_text;
    QCheckBox* m_asks;
    QPlainTextEdit* m_reads;
    QLabel* m_note;
    QPushButton* m_remove;
    QPushButton* m_turn;
    QPushButton* m_keep;
    QPushButton* m_without;
    QTimer m_rest;  ///< runs until typing has rested
    bool m_shows = false;
};
