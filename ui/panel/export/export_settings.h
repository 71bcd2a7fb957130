#pragma once

#include <QWidget>

#include "ui/plot/figure/figure.h"
#include "ui/plot/figure/figure_session.h"

#include <string>

class ExportCaption;
class ExportFormat;
class ExportLabels;
class ExportPart;
class ExportSection;
class ExportSize;
class ExportWhat;
class Hint;
class QPlainTextEdit;

/// Everything that can be set about an exported figure, one section above the other.
class ExportSettings final : public QWidget {
    Q_OBJECT
public:
    ExportSettings(FigureSource source, core::FigureSettings settings, QWidget* parent = nullptr);

    const core::FigureSettings& settings() const { return m_settings; }
    /// The source's, with the lines and compared heads that were chosen here.
    const core::Session& session() const { return m_source.session; }
    /// The settings of the previewed figure: of one file where there are many.
    core::FigureSettings previewed() const;
    QString format() const;  ///< "pdf"
    bool isPicture() const;  ///< no table of numbers and no script
    FigureInside inside() const;
    bool each() const;        ///< one file for each head
    QString pattern() const;  ///< the files' name, without their ending
    /// The command that draws the figure again; a label may show some of its characters differently.
    const std::string& command() const;
    /// Whether everything that was typed can be used.
    bool isRight() const;

    /// Takes the figure that was drawn with these settings, for messages about it.
    void showFigure(const Figure& figure);
    /// "89 × 84 mm", in the unit of the user's choice.
    QString sizeText(const Figure& figure) const;

signals:
    void settingsChanged();

private:
    QWidget* createAgain();
    void take();
    void display();
    void showCommand();

    core::FigureSettings m_settings;
    double m_usualWidth;  ///< width of what is shown, in millimetres
    bool m_isHeadMap;     ///< whether what is shown is one
    bool m_isOnPicture = false;
    FigureSource m_source;
    ExportWhat* m_what;
    ExportSection* m_sides;
    ExportSection* m_lines;
    ExportSection* m_chart;
    ExportPart* m_part;
    ExportFormat* m_format;
    ExportSize* m_size;
    ExportSection* m_colors;
    ExportLabels* m_labels;
    ExportSection* m_details;
    ExportSection* m_ground;
    ExportCaption* m_caption;
    QWidget* m_again;
    Hint* m_reopened;
    QPlainTextEdit* m_command;
    std::string m_commandLine;
};
