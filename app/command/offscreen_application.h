#pragma once

#include <QApplication>

#include <optional>

/// The application that drawing needs, without a display. Does nothing where there is one already.
class OffscreenApplication {
public:
    OffscreenApplication()
    {
        if (QCoreApplication::instance() != nullptr) return;
        if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
        m_application.emplace(m_count, m_arguments);
    }

private:
    int m_count = 1;
    char m_name[15] = "attentionscope";
    char* m_arguments[2] = {m_name, nullptr};
    std::optional<QApplication> m_application;
};
