#pragma once

#include <QWidget>

#include "ui/feature/atlas/sample_pictures.h"

#include <array>

class AtlasDocument;
class Hint;
class QComboBox;
class QPushButton;
class SampleTile;
class Segments;

/// Samples of the chosen head by one measure, as small maps; a click opens one in the main window.
class SampleStrip final : public QWidget {
    Q_OBJECT
public:
    explicit SampleStrip(AtlasDocument& document, QWidget* parent = nullptr);

signals:
    /// A sample is to be opened in the main window: a text, its model, the head and its query.
    void openAsked(const core::Session& session);

private:
    static constexpr std::size_t most = core::sampleParts;

    QLayout* createChoices();
    void fillMeasures();
    void fill();
    void draw();
    void open(std::size_t sample);
    void find();
    void showWords(std::size_t sample, const QString& words);
    core::Measure measure() const;

    AtlasDocument& m_document;
    QComboBox* m_measure;
    Segments* m_by;
    QPushButton* m_others;
    std::array<SampleTile*, most> m_tiles = {};
    Hint* m_note;
    QPushButton* m_find;
    std::vector<HeadSample> m_samples;
    std::size_t m_turn = 0;  ///< how often others were asked for
    SamplePictures m_pictures;
};
