#pragma once

#include "ui/panel/export/export_section.h"

class PrefixedSpin;
class QCheckBox;
class Segments;

/// The kind of file and what only one kind has.
class ExportFormat final : public ExportSection {
    Q_OBJECT
public:
    ExportFormat();

    void display(const core::FigureSettings& settings) override;
    void apply(core::FigureSettings& settings) const override;

    QString format() const;  ///< "pdf"
    bool isPicture() const;  ///< no table of numbers

    /// @param size  of the page, in millimetres
    void setPageSize(const QSizeF& size);
    /// @param pooled  cells are smaller than printed dots, and some of them are not in the figure
    void setPooled(bool pooled);

private:
    void createResolution();

    Segments* m_formats;
    QWidget* m_resolution;
    Segments* m_presets;
    PrefixedSpin* m_dpi;
    QLabel* m_pixels;
    QCheckBox* m_paths;
    QCheckBox* m_exact;
    QSizeF m_size;
};

/// The pixels of a page of so many millimetres.
QSize pixelsOf(const QSizeF& millimetres, double dpi);
