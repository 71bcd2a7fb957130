#pragma once

#include <QWidget>

class AtlasDocument;
class HeadScatter;
class PrefixedCombo;
class QLabel;
class Segments;

/// The scatter with its controls: two measures, one over a training, or who reads whom.
class ScatterPanel final : public QWidget {
    Q_OBJECT
public:
    explicit ScatterPanel(AtlasDocument& document, QWidget* parent = nullptr);

    /// The measures that the atlas has by now.
    void fillMeasures();

private:
    QLayout* createAxes();
    void takeAxes();
    void showLook();
    void fillKinds();
    void showWords();

    AtlasDocument& m_document;
    HeadScatter* m_scatter;
    PrefixedCombo* m_across;
    PrefixedCombo* m_up;
    PrefixedCombo* m_kinds;
    Segments* m_look;
    QLabel* m_note;
    QLabel* m_key;
};
