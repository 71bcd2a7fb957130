#pragma once

#include <QFont>
#include <QImage>
#include <QLineF>
#include <QStringList>

#include "ui/plot/text/plain_text.h"
#include "ui/plot/text/text_metrics.h"
#include "ui/theme/palette.h"

#include <map>
#include <optional>
#include <unordered_map>
#include <vector>

/// Labels as they were drawn on a screen, because a map that is dragged shows the same ones again and again, and fonts
/// unpack coloured signs each time.
class DrawnLabels {
public:
    struct Label {
        QImage image;
        QPointF corner;  ///< from the label's place, in the painter's units
    };

    /// Forgets labels of another resolution.
    void setScale(double scale);
    double scale() const { return m_scale; }
    void clear() { m_labels.clear(); }
    const Label* find(const QString& key) const;
    const Label* keep(const QString& key, const Label& label);

private:
    static constexpr std::size_t most = 1024;

    double m_scale = 1;
    std::unordered_map<QString, Label> m_labels;
};

/// Token labels along one side of a map: as many as are readable, every k-th where they would overlap, long ones elided
/// in the middle.
struct TokenLabels {
    enum class Side { Left, Top, Bottom };

    /// Where a map's side runs, in the painter's units.
    struct Line {
        double edge = 0;   ///< edge of the map, across the side
        double first = 0;  ///< the middle of token 0, along it
        double pitch = 0;  ///< from one token to the next
        double from = 0;   ///< tokens in view, as fractional places
        double to = 0;
    };

    Side side = Side::Left;
    QStringList tokens = {};
    QFont font = {};
    const Palette* colors = &Palette::light();
    int marked = -1;                    ///< the token that is set off from the others; negative for none
    double marked_points = 0;           ///< how large its label may be, in the room that the others have
    std::optional<double> angle = {};   ///< degrees, 0 to 90; else as steep as the room asks for. Not on the left
    int every = 0;                      ///< every n-th token; 0: as many as are readable; below 0: none
    bool counts = false;                ///< long sides have round numbers, 1, 500, 1000, in place of every n-th token
    double longest = 96;                ///< longer labels are elided
    std::optional<double> widest = {};  ///< the width of all labels, if it was measured; see measured()
    /// How a token is set off from the others by hand.
    struct Face {
        bool bold = false;
        QColor color = {};  ///< invalid: as the others
    };
    std::map<int, Face> faces = {};  ///< by token

    /// How far apart tokens must be for each to have its label beside the map, or upright over it.
    static double leastPitch(const QFont& font, QPaintDevice* device);

    /// The widest label, for `widest`: tens of thousands of tokens are not measured for each picture.
    double measured(QPaintDevice* device) const;

    /// How far the labels reach from the map's edge.
    double extent(double pitch, QPaintDevice* device) const;
    /// How far the last key's label reaches beyond the middle of its cell.
    double overhang(double pitch, QPaintDevice* device) const;
    /// Every how many-th token has its label.
    int strideFor(double pitch, QPaintDevice* device) const;
    /// The stride at which labels are readable, if no other was set.
    int readableStride(double pitch, QPaintDevice* device) const;
    /// A label that is drawn, and the place that it belongs to.
    struct Shown {
        int token;
        QString words;
    };
    /// The labels of a side: every k-th token, or round numbers where the side is long and `counts`.
    std::vector<Shown> shown(const Line& line, QPaintDevice* device) const;
    /// Whether so few tokens have labels that a word says nothing about its place.
    bool isLong(double pitch, QPaintDevice* device) const;
    /// Lines from the map to the numbers of a long side; none of others.
    std::vector<QLineF> ticks(const Line& line, QPaintDevice* device) const;
    /// How far they are turned, in degrees.
    double angleFor(double pitch, double lineHeight) const;
    /// The number of labels that are longer than the longest allowed.
    int cut(QPaintDevice* device) const;
    /// @param drawn  for Medium::Pixels: earlier drawings of labels with an equal look
    void paint(QPainter& painter, const Line& line, Medium medium, DrawnLabels* drawn = nullptr) const;

private:
    /// Where a label stands: turned about its place.
    struct Stand {
        QRectF rect;
        Qt::Alignment alignment;
        double turned = 0;
    };
    Stand standOf(double turned, const QString& text, const TextMetrics& metrics) const;
    QPointF placeOf(const Line& line, int token) const;
    void paintOne(QPainter& painter, const QPointF& place, const QString& words, double turned, const Face& as,
                  const QFont& face, Medium medium) const;
    Face faceAt(int token) const;
    void paintDrawn(QPainter& painter, const QPointF& place, int token, double turned, const QFont& face,
                    DrawnLabels& drawn) const;
    QFont faceOf(bool bold) const;
    QFont fontOf(int token, double pitch, double turned, QPaintDevice* device) const;
    bool isNone() const { return tokens.isEmpty() || every < 0; }
};
