include(${PROJECT_SOURCE_DIR}/core/sources.cmake)

set(test_timeout 300)  # seconds
if(ATTENTIONSCOPE_SANITIZE)
    set(test_timeout 1800)
endif()

# needs(TEST TARGET…): what is built before a test is run; tests/run reads it in build/NAME/tests/needs.
function(needs test)
    string(REPLACE ";" " " targets "${ARGN}")
    set_property(GLOBAL APPEND PROPERTY ATTENTIONSCOPE_NEEDS "${test} ${targets}")
endfunction()

# run_away_from_user(TEST VARIABLE=VALUE…): offscreen, in no theme of a desktop, out of reach of windows that are open, and
# with a memory of opened models that is neither the user's nor another test's: a file that is gone would be found again
# where that one has the same. Nor does it enter anything into the user's list of recent files.
function(run_away_from_user test)
    set_tests_properties(${test} PROPERTIES ENVIRONMENT "QT_QPA_PLATFORM=offscreen;QT_QPA_PLATFORMTHEME=;LC_ALL=C.UTF-8;XDG_RUNTIME_DIR=;\
XDG_STATE_HOME=${PROJECT_BINARY_DIR}/tests/state/${test};XDG_DATA_HOME=${PROJECT_BINARY_DIR}/tests/data/${test};${ARGN}")
endfunction()

# own_test(NAME PROGRAM [THOROUGH] [LABELS LABEL…] [ENVIRONMENT VARIABLE=VALUE…] [NEEDS TARGET…] [ARGUMENTS ARGUMENT…]): a test that
# PROGRAM runs away from the user. tests/run leaves those that are THOROUGH to tests/run --all.
function(own_test name program)
    cmake_parse_arguments(PARSE_ARGV 2 ARG THOROUGH "" "LABELS;ENVIRONMENT;NEEDS;ARGUMENTS")
    if(NOT ARG_THOROUGH)
        list(APPEND ARG_LABELS quick)
    endif()
    add_test(NAME ${name} COMMAND ${program} ${ARG_ARGUMENTS})
    set_tests_properties(${name} PROPERTIES TIMEOUT ${test_timeout} LABELS "${ARG_LABELS}")
    run_away_from_user(${name} ${ARG_ENVIRONMENT})
    needs(${name} ${program} ${ARG_NEEDS})
endfunction()

# add_test_program(NAME FOLDER [THOROUGH] LIBRARIES LIBRARY… [LABELS LABEL…] [NEEDS TARGET…]): a program of all tests in FOLDER and below, and
# each tst_NAME.cpp of them as a test that has a process of its own. They share a program because linking a hundred takes minutes.
function(add_test_program program folder)
    cmake_parse_arguments(PARSE_ARGV 2 ARG THOROUGH "" "LIBRARIES;LABELS;NEEDS")
    set(tier)
    if(ARG_THOROUGH)
        set(tier THOROUGH)
    endif()
    add_executable(${program} test_program.cpp)
    # QCustomPlot's header, which a map's brings along, is four seconds of reading. Sixteen tests together: half as often are headers read as with
    # eight, which saves a tenth of what building the tests costs.
    folder_sources(${program} ${folder} LEVELS 1 TOGETHER 16
        HEAVY "ui/(view/map/map_view|view/compare/compare_maps|view/positions/distance_curves|plot/heat/heatmap)\\.h")
    target_link_libraries(${program} PRIVATE ${ARG_LIBRARIES} Qt6::Test nlohmann_json::nlohmann_json warnings)
    # GCC 12 takes the path of the sources, added to a text, for one written beyond its end.
    target_compile_options(${program} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-Wno-array-bounds>)
    target_include_directories(${program} PRIVATE ${PROJECT_SOURCE_DIR})
    target_compile_definitions(${program} PRIVATE SOURCE_DIR="${PROJECT_SOURCE_DIR}" PROGRAM="$<TARGET_FILE:attentionscope>")
    get_target_property(sources ${program} SOURCES)
    foreach(source IN LISTS sources)
        get_filename_component(test ${source} NAME_WE)
        if(source MATCHES "/tst_[a-z0-9_]*\\.cpp$")
            own_test(${test} ${program} ${tier} ARGUMENTS ${test} LABELS ${ARG_LABELS} NEEDS ${ARG_NEEDS})
        endif()
    endforeach()
endfunction()
