#include "core/session/edits/head_edits.h"

namespace core {

void sortHeadsBy(Session& session, Measure measure)
{
    session.heads.measure = measure;
    session.heads.order = HeadsSettings::Order::Measure;
}

}  // namespace core
