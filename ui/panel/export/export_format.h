#pragma once

#include "ui/panel/export/export_section.h"
#include "ui/plot/figure/figure_session.h"

class PrefixedSpin;
class QCheckBox;
class Segments;

/// The kind of file and what only one kind has.
class ExportFormat final : public ExportSection {
    Q_OBJECT
public:
    /// @param from_file  the figure is drawn from a file's numbers, which may travel in it
    explicit ExportFormat(bool from_file);

    void display(const core::FigureSettings& settings) override;
    void apply(core::FigureSettings& settings) const override;

    QString format() const;  ///< "pdf"
    bool isPicture() const;  ///< no table of numbers and no script
    FigureInside inside() const;

    /// @param size  of the page, in millimetres
    void setPageSize(const QSizeF& size);
    /// @param pooled  cells are smaller than printed dots, and some of them are not in the figure
    void setPooled(bool pooled);

private:
    void createResolution();
    void createInside();

    Segments* m_formats;
    QWidget* m_resolution;
    Segments* m_presets;
    PrefixedSpin* m_dpi;
    QLabel* m_pixels;
    QCheckBox* m_paths;
    QCheckBox* m_exact;
    QCheckBox* m_session;
    QCheckBox* m_numbers;
    bool m_fromFile;
    QSizeF m_size;
};

/// The data that the user wants inside figures, from the last use of the dialog.
FigureInside insideFigures();

/// The pixels of a page of so many millimetres.
QSize pixelsOf(const QSizeF& millimetres, double dpi);
