#pragma once

#include <QWidget>

#include <vector>

/// Tokens as chips that wrap: accent where visible, grey where hidden.
class KeyChips final : public QWidget {
    Q_OBJECT
public:
    struct Chip {
        QString text;
        bool visible = false;
    };

    explicit KeyChips(QWidget* parent = nullptr);

    /// @param more  behind the last chip, e.g. "… and 30 more"; may be empty
    void setChips(std::vector<Chip> chips, const QString& more);
    const std::vector<Chip>& chips() const { return m_chips; }

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override { return {300, heightForWidth(300)}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::vector<QRect> arranged(int width) const;

    std::vector<Chip> m_chips;
    QString m_more;
};
