#pragma once

#include <QTest>

#include <memory>

/// One of the test classes of a program, known by the name of its file: "tst_mask".
struct TestClass {
    const char* file;  ///< as the compiler was given it
    std::unique_ptr<QObject> (*make)();
    TestClass* next;

    static TestClass*& first()
    {
        static TestClass* first = nullptr;
        return first;
    }
    TestClass(const char* source, std::unique_ptr<QObject> (*maker)()) : file(source), make(maker), next(first())
    {
        first() = this;
    }
};

/// Makes a test class known to the program that it is linked into. Each runs in a process of its own: a folder's tests
/// share a program because linking a hundred takes minutes, not because they share anything else.
#define TEST_CLASS(Class)                                                                                              \
    static TestClass known##Class(__FILE__, []() -> std::unique_ptr<QObject> { return std::make_unique<Class>(); });

/// Whether a test of many cases shall look at every one, as tests/run --all asks for, or at some that are spread over
/// them.
inline bool looksAtEveryCase() { return qEnvironmentVariableIsSet("ATTENTIONSCOPE_EVERY_CASE"); }
