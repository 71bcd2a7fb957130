#pragma once

#include <QImage>

/// A paint device whose file keeps pictures of few colours as numbers of these, which its paint engine does not.
class IndexedPictures {
public:
    virtual ~IndexedPictures() = default;
    /// @return the picture to draw instead, which the given one replaces in the file later; the given one itself if it
    /// stays
    virtual QImage taken(const QImage& picture) = 0;
};

/// A paint device with room for fewer cells as shapes than vector files usually have.
class FewCells {
public:
    virtual ~FewCells() = default;
    /// On a page; maps of more are pictures.
    virtual long long mostCells() const = 0;
};
