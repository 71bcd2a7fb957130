#pragma once

#include <QFrame>

#include "ui/view/map/annotation_hands.h"

#include <string>

class QButtonGroup;
class QLabel;
class QLayout;
class QToolButton;

/// The tools with which hands write onto the map below, and what can be done with what they have chosen.
class AnnotateBar final : public QFrame {
    Q_OBJECT
public:
    explicit AnnotateBar(QWidget* parent = nullptr);

    /// The held tool and what is chosen; hidden where there are no hands on the map.
    void display(const AnnotationHands& hands);

signals:
    void toolChosen(AnnotationHands::Tool tool);
    void colorChosen(const std::string& color);
    void wordsAsked();
    void removeAsked();
    void doneAsked();

private:
    void addTools(QLayout* line);
    QToolButton* createColors();
    QToolButton* createButton(const char* name, const QString& text, const QString& tip);

    QButtonGroup* m_tools;
    QToolButton* m_colors;
    QToolButton* m_words;
    QToolButton* m_remove;
    QLabel* m_hint;
};
