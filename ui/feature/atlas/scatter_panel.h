#pragma once

#include <QWidget>

class AtlasDocument;
class HeadScatter;
class PrefixedCombo;
class QLabel;
class Segments;

/// The scatter with its controls: two measures, or one over a training.
class ScatterPanel final : public QWidget {
    Q_OBJECT
public:
    explicit ScatterPanel(AtlasDocument& document, QWidget* parent = nullptr);

    bool showsTraining() const;
    /// The measures that the atlas has by now.
    void fillMeasures();

private:
    QLayout* createAxes();
    void takeAxes();
    void setLook(int look);
    void showWords();

    AtlasDocument& m_document;
    HeadScatter* m_scatter;
    PrefixedCombo* m_across;
    PrefixedCombo* m_up;
    Segments* m_look;
    QLabel* m_note;
    QLabel* m_key;
};
