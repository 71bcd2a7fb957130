#include <QTest>

#include "tests/test_class.h"

#include <QHashSeed>
#ifdef TEST_THE_WINDOW
#include "app/guarded_application.h"
#include "app/signals.h"
using Application = GuardedApplication;
#elif defined(QT_WIDGETS_LIB)
#include <QApplication>
using Application = QApplication;
#else
#include <QCoreApplication>
using Application = QCoreApplication;
#endif

#include <cstdio>
#include <filesystem>

/// Runs one of the test classes that are linked into this program: PROGRAM tst_name [what Qt Test takes…]
int main(int argc, char** argv)
{
    QHashSeed::setDeterministicGlobalSeed();  // as the program does
    const std::string asked = argc > 1 ? argv[1] : "";
    for (const TestClass* each = TestClass::first(); each != nullptr; each = each->next) {
        if (std::filesystem::path(each->file).stem() != asked) continue;
        argv[1] = argv[0];
        int rest = argc - 1;
        Application application(rest, argv + 1);
        Application::setAttribute(Qt::AA_Use96Dpi);
        const auto test = each->make();
        QTEST_SET_MAIN_SOURCE_PATH
        return QTest::qExec(test.get(), rest, argv + 1);
    }
    std::fprintf(stderr, "%s: no test named \"%s\"; there are", argv[0], asked.c_str());
    for (const TestClass* each = TestClass::first(); each != nullptr; each = each->next)
        std::fprintf(stderr, " %s", std::filesystem::path(each->file).stem().c_str());
    std::fputs("\n", stderr);
    return 2;
}
