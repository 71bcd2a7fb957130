// For the thread sanitizer alone, which does not see inside Qt: that work handed to a pool happens before it is done,
// and its answer before it is heard. Stand-ins for the three functions of Qt by which this program does both.

#include <QObject>
#include <QRunnable>
#include <QThreadPool>

#include "tests/fault/real_function.h"

#include <functional>
#include <sanitizer/tsan_interface.h>

namespace {

/// What is called in the receiver's thread, behind what was done before it was sent.
struct Heard final : QtPrivate::QSlotObjectBase {
    explicit Heard(QtPrivate::QSlotObjectBase* wrapped) : QSlotObjectBase(&Heard::impl), slot(wrapped)
    {
        __tsan_release(this);
    }

    static void impl(int which, QSlotObjectBase* self, QObject* receiver, void** arguments, bool*)
    {
        __tsan_acquire(self);
        auto* const heard = static_cast<Heard*>(self);
        if (which == Call) {
            __tsan_acquire(receiver);
            heard->slot->call(receiver, arguments);
            __tsan_release(self);  // whoever drops it last is behind this
        } else if (which == Destroy) {
            heard->slot->destroyIfLastRef();
            delete heard;
        }
    }

    QtPrivate::QSlotObjectBase* slot;
};

/// Work for a pool. It is whole before it is handed over: what is copied later would be behind what is told here.
class Told final : public QRunnable {
public:
    Told(std::function<void()> work, QThreadPool* pool) : m_work(std::move(work)), m_pool(pool)
    {
        __tsan_release(this);
    }

    void run() override
    {
        __tsan_acquire(this);
        m_work();
        m_work = nullptr;
        __tsan_release(m_pool);
    }

private:
    std::function<void()> m_work;
    QThreadPool* m_pool;
};

}  // namespace

void QThreadPool::start(std::function<void()> work, int priority)
{
    start(new Told(std::move(work), this), priority);  // Qt's own, which deletes it
}

bool QThreadPool::waitForDone(int milliseconds)
{
    using Wait = bool (*)(QThreadPool*, int);
    const bool done = real<Wait>("_ZN11QThreadPool11waitForDoneEi")(this, milliseconds);
    __tsan_acquire(this);
    return done;
}

bool QMetaObject::invokeMethodImpl(QObject* object, QtPrivate::QSlotObjectBase* slot, Qt::ConnectionType type,
                                   void* returned)
{
    auto* const heard = new Heard(slot);
    __tsan_release(object);
    using Invoke = bool (*)(QObject*, QtPrivate::QSlotObjectBase*, Qt::ConnectionType, void*);
    return real<Invoke>(
        "_ZN11QMetaObject16invokeMethodImplEP7QObjectPN9QtPrivate15QSlotObjectBaseEN2Qt14ConnectionTypeEPv")(
        object, heard, type, returned);
}
