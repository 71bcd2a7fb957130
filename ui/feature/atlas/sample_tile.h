#pragma once

#include <QAbstractButton>
#include <QImage>

#include <optional>

/// A sample's small map with its words below; pressed, the sample is opened.
class SampleTile final : public QAbstractButton {
    Q_OBJECT
public:
    explicit SampleTile(QWidget* parent = nullptr);

    /// @param words    of the text, below the map
    /// @param without  what the next token loses without the head; empty where nobody knows
    void setWords(const QString& place, const QString& value, const QString& words, const QString& without);
    /// Null: none is there.
    /// @param row  where the query lies, 0 at the top to 1 at the bottom; nothing: not marked
    void setPicture(const QImage& picture, std::optional<double> row = {});
    int side() const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_place;
    QString m_value;
    QString m_words;
    QString m_without;
    QImage m_picture;
    std::optional<double> m_row = {};
};
