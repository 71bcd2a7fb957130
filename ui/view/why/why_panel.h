#pragma once

#include <QTreeWidget>

#include "core/explain/walk_back.h"

#include <vector>

class Heading;
class Hint;
class QGridLayout;
class QLabel;
class QToolButton;
class QVBoxLayout;

/// A head that one can go on to, in words.
struct WalkLine {
    core::WalkBack walk;
    QString head;    ///< "3.6"
    QString key;     ///< the token that it weighs most
    QString weight;  ///< weight of it
    QString value;   ///< its amount
};

/// The texts beside an account.
struct WhyFacts {
    using Lines = std::vector<std::pair<QString, QString>>;

    QString chosen = {};  ///< the subject of the first lines
    Lines numbers = {};
    QString walk_query = {};  ///< over the heads of the query's row
    std::vector<WalkLine> query = {};
    QString walk_key = {};
    std::vector<WalkLine> key = {};
    Lines sums = {};
    QString through = {};                   ///< on the button that looks through a feed-forward layer, or no longer
    std::optional<core::Index> layer = {};  ///< which it would look through; none: no longer
    QString foot = {};
};

/// The chosen product in numbers, the heads from which one can walk back, and whether everything adds up.
class WhyPanel final : public QWidget {
    Q_OBJECT
public:
    explicit WhyPanel(QWidget* parent = nullptr);

    void display(const WhyFacts& facts);
    QTreeWidget* walks() const { return m_query; }

signals:
    void walked(const core::WalkBack& walk);
    void throughAsked(const std::optional<core::Index>& layer);

private:
    QTreeWidget* addWalks(QVBoxLayout* layout, QLabel*& title, const QString& name);
    static void fill(QTreeWidget* list, const std::vector<WalkLine>& lines);
    static void fill(QGridLayout* grid, const WhyFacts::Lines& lines);
    void opened(const QTreeWidgetItem* item, const std::vector<WalkLine>& lines);

    WhyFacts m_facts;
    QLabel* m_chosen;
    QGridLayout* m_numbers;
    Heading* m_walkHeading;
    QLabel* m_queryTitle = nullptr;
    QLabel* m_keyTitle = nullptr;
    QTreeWidget* m_query;
    QTreeWidget* m_key;
    QToolButton* m_through;
    Heading* m_sumsHeading;
    QGridLayout* m_sums;
    Hint* m_foot;
};
