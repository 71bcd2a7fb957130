#pragma once

#include <QWidget>

#include "core/session/session.h"
#include "ui/plot/atlas/atlas_charts.h"

#include <array>

class AtlasDocument;
class ChartView;
class Heading;
class KindTable;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class SampleStrip;
class TokenShares;

/// The card of the chosen head: its numbers over all texts, its tokens, samples, and the user's note.
class HeadCard final : public QWidget {
    Q_OBJECT
public:
    explicit HeadCard(AtlasDocument& document, QWidget* parent = nullptr);

    void focusNote();

signals:
    void openAsked(const core::Session& session);

private:
    struct Histogram {
        AtlasHistogram of;
        QLabel* words;
        ChartView* view;
    };

    QLayout* createTitle();
    QLayout* createHistograms();
    QLayout* createTokens();
    void createNotes(QLayout* layout);
    void showHead();
    void showSpans();
    void showNote();
    void takeNote();

    AtlasDocument& m_document;
    QLabel* m_title;
    QLabel* m_numbers;
    QLineEdit* m_name;
    QLineEdit* m_tags;
    std::array<Histogram, 3> m_histograms = {};
    Heading* m_reads;
    KindTable* m_kinds;
    TokenShares* m_asking;
    TokenShares* m_asked;
    SampleStrip* m_samples;
    QPlainTextEdit* m_note;
};
