#pragma once

#include <QObject>

#include "ui/plot/atlas/atlas_charts.h"
#include "ui/work/latest_job.h"

class AtlasDocument;
class QWidget;

/// Saves the atlas in view: its numbers as a table, the scatter as a figure, all of it as one HTML page.
class AtlasExports final : public QObject {
    Q_OBJECT
public:
    AtlasExports(const AtlasDocument& document, QWidget* window);

    void saveTable();
    /// What is drawn.
    void saveFigure();
    void savePage();

signals:
    void said(const QString& sentence);
    void failed(const core::Error& error);

private:
    using Write = std::function<void(const AtlasCharted&, const std::filesystem::path&)>;
    QString suggested(const char* ending) const;
    void write(const QString& file, const Write& write);

    const AtlasDocument& m_document;
    QWidget* m_window;
    LatestJob m_job;
};
