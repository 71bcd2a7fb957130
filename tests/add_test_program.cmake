include(${PROJECT_SOURCE_DIR}/core/batch.cmake)

# add_test_program(NAME LIBRARY…): a program for the tests of one folder. They share it because linking a hundred programs
# takes minutes; each runs in a process of its own.
function(add_test_program name)
    add_executable(${name} test_program.cpp)
    target_link_libraries(${name} PRIVATE ${ARGN} Qt6::Test nlohmann_json::nlohmann_json warnings)
    # GCC 12 takes the path of the sources, added to a text, for one written beyond its end.
    target_compile_options(${name} PRIVATE "$<$<CXX_COMPILER_ID:GNU>:-Wno-array-bounds;-Wno-stringop-overflow>")
    target_include_directories(${name} PRIVATE ${PROJECT_SOURCE_DIR})
    target_compile_definitions(${name} PRIVATE SOURCE_DIR="${PROJECT_SOURCE_DIR}")
endfunction()

# run_away_from_user(TEST VARIABLE=VALUE…): offscreen, in no theme of a desktop, out of reach of windows that are open, and
# with a memory of opened models that is neither the user's nor another test's: a file that is gone would be found again
# where that one has the same. Nor does it enter anything into the user's list of recent files.
function(run_away_from_user test)
    set_tests_properties(${test} PROPERTIES ENVIRONMENT "QT_QPA_PLATFORM=offscreen;QT_QPA_PLATFORMTHEME=;LC_ALL=C.UTF-8;XDG_RUNTIME_DIR=;\
XDG_STATE_HOME=${PROJECT_BINARY_DIR}/tests/state/${test};XDG_DATA_HOME=${PROJECT_BINARY_DIR}/tests/data/${test};${ARGN}")
endfunction()

set(test_timeout 300)  # seconds
if(ATTENTIONSCOPE_SANITIZE)
    set(test_timeout 1800)
endif()

# add_tests(PROGRAM LABEL FOLDER tst_name…): one batch of test classes, each a test for ctest, run offscreen and away from
# the user's settings. Names may have folders before them; other files may stand among them.
function(add_tests program label folder)
    list(TRANSFORM ARGN REPLACE "(.+)" "${folder}/\\1.cpp" OUTPUT_VARIABLE files)
    batch(${program} ${files})
    foreach(path IN LISTS ARGN)
        get_filename_component(test ${path} NAME)
        if(test MATCHES "^tst_")
            add_test(NAME ${test} COMMAND ${program} ${test})
            set_tests_properties(${test} PROPERTIES TIMEOUT ${test_timeout} LABELS "${label}")
            run_away_from_user(${test})
        endif()
    endforeach()
endfunction()
