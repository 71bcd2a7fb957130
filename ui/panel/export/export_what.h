#pragma once

#include "ui/panel/export/export_section.h"
#include "ui/panel/export/figure_content.h"

class PrefixedCombo;
class QComboBox;
class QLineEdit;
class Segments;

/// Which heads are exported as what, and whether into one file or many.
class ExportWhat final : public ExportSection {
    Q_OBJECT
public:
    /// @param source  outlives this
    ExportWhat(const FigureSource& source, const core::FigureSettings& settings);

    void display(const core::FigureSettings& settings) override;
    void apply(core::FigureSettings& settings) const override;

    /// One file for each head.
    bool each() const;
    /// The files' name without their ending.
    QString pattern() const;
    /// The content of one of the files, or of the page.
    core::FigureSettings previewed(core::FigureSettings settings) const;

private:
    const core::Model& model() const;
    const FigureContent& content() const;
    void createRowReading();
    void displayFiles(const core::FigureSettings& settings);

    const FigureSource& m_source;
    std::vector<FigureContent> m_contents;
    QComboBox* m_what;
    PrefixedCombo* m_rowReading;  ///< hidden where rows can be read one way only
    Segments* m_pages;
    QWidget* m_files;
    QLineEdit* m_pattern;
    QLabel* m_count;
};
