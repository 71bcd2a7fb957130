#pragma once

#include <QTextBrowser>

#include <filesystem>

/// Prose of a lesson: Markdown without HTML. It opens nothing by itself: pictures come from the lesson's folder, within
/// bounds, and a link is told with its address.
class LessonProse final : public QTextBrowser {
    Q_OBJECT
public:
    explicit LessonProse(QWidget* parent = nullptr);

    /// Makes the widget as high as its text, so that a scroll area around it scrolls.
    void setWhole();
    /// @param folder  the lesson's
    void display(const QString& markdown, const std::filesystem::path& folder);
    /// A picture in the lesson's folder or below, of a size that fits a screen; null for anything else.
    QImage picture(const QUrl& name) const;

signals:
    void linkAsked(const QUrl& address);

protected:
    QVariant loadResource(int type, const QUrl& name) override;

private:
    std::filesystem::path m_folder;
};
