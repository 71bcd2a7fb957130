#pragma once

#include <QPointer>

#include "ui/feature/feature.h"

#include <filesystem>
#include <optional>

class ConversationWindow;
class Exporter;
class ReadingWindow;
class SpansWindow;

/// The text as a conversation, and its stretches with names.
class ConversationCommands final : public Feature {
    Q_OBJECT
public:
    explicit ConversationCommands(const FeatureGround& ground);

    void addEntries(MenuPlace place, QMenu& menu) override;

private:
    void openConversation();
    void openSpans();
    void openReading();
    void addHide(QMenu& menu);
    void followModel();

    const Workbench m_bench;
    Exporter& m_exporter;
    QMainWindow& m_window;
    QPointer<ConversationWindow> m_conversation;
    QPointer<SpansWindow> m_spans;
    QPointer<ReadingWindow> m_reading;
    std::optional<std::filesystem::path>
        m_model;  ///< whose chat template wrote the text; none: the text is no conversation
};
