#include "core/session/fresh_session.h"

namespace core {

Session freshSession()
{
    Session session;
    session.flow.least = usualLeast;
    session.figure.picture.by_weight = true;  // the photo stays a photo
    return session;
}

}  // namespace core
