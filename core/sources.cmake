# What CMake is told of a folder's sources: where they are, which are compiled together.

# folder_sources(TARGET FOLDER [LEVELS N] [TOGETHER N] [ONLY PATTERN] [EXCEPT PATTERN] [HEAVY PATTERN]): the sources and headers in FOLDER and
# below go into TARGET, as far as their paths match the one pattern and not the other. A new file is found by the next build. What lies in
# feature/NAME, wherever that is, stays out where ATTENTIONSCOPE_WITHOUT names it: a feature goes with its tests.
#
# Headers are most of what a compiler reads here, so the sources of one folder are compiled as one (a unity build): no two of them
# may give a name of their nameless namespaces to different things. A folder more than LEVELS below FOLDER counts as part of the one above it, and
# so does a folder of fewer than half of TOGETHER (8 where nothing is said). A folder of many makes several groups of about TOGETHER files, and the
# hash of a file's name says which one it is in, so that a new file disturbs one group. Those that include a header whose name matches HEAVY have
# groups of their own: where it takes seconds to read, only these wait for it. -DATTENTIONSCOPE_BATCHES=OFF compiles each file by itself.
function(folder_sources target folder)
    cmake_parse_arguments(PARSE_ARGV 2 ARG "" "LEVELS;TOGETHER;ONLY;EXCEPT;HEAVY" "")
    if(NOT ARG_TOGETHER)
        set(ARG_TOGETHER 8)
    endif()
    math(EXPR few "${ARG_TOGETHER} / 2")
    math(EXPR most "${ARG_TOGETHER} * 5 / 4")  # room for a hash's chances
    set(here ${CMAKE_CURRENT_SOURCE_DIR})
    file(GLOB_RECURSE found RELATIVE ${here} CONFIGURE_DEPENDS ${here}/${folder}/*.cpp ${here}/${folder}/*.h)
    if(ARG_ONLY)
        list(FILTER found INCLUDE REGEX ${ARG_ONLY})
    endif()
    if(ARG_EXCEPT)
        list(FILTER found EXCLUDE REGEX ${ARG_EXCEPT})
    endif()
    if(ATTENTIONSCOPE_WITHOUT)
        list(JOIN ATTENTIONSCOPE_WITHOUT "|" without)
        list(FILTER found EXCLUDE REGEX "(^|/)feature/(${without})/")
    endif()
    target_sources(${target} PRIVATE ${found})
    list(FILTER found INCLUDE REGEX "\\.cpp$")
    if(ARG_LEVELS)
        string(REPEAT "(/[^/]+)?" ${ARG_LEVELS} levels)
    endif()
    foreach(file IN LISTS found)
        get_filename_component(directory ${file} DIRECTORY)
        set(beside ${found})
        if(ARG_LEVELS)
            string(REGEX MATCH "^${folder}${levels}" directory "${directory}")
            list(FILTER beside INCLUDE REGEX "^${directory}/")
        else()
            list(FILTER beside INCLUDE REGEX "^${directory}/[^/]*$")
        endif()
        list(LENGTH beside count)
        if(count LESS few AND directory MATCHES "/")
            get_filename_component(directory ${directory} DIRECTORY)
        endif()
        string(MAKE_C_IDENTIFIER "in_${directory}" group)
        if(ARG_HEAVY)
            file(STRINGS ${file} heavy REGEX "^#include \"(${ARG_HEAVY})\"" LIMIT_COUNT 1)
            if(heavy)
                string(MAKE_C_IDENTIFIER "heavy_in_${folder}" group)
            endif()
        endif()
        list(APPEND groups ${group})
        list(APPEND files_${group} ${file})
    endforeach()
    list(REMOVE_DUPLICATES groups)
    foreach(group IN LISTS groups)
        list(LENGTH files_${group} count)
        set(parts 1)
        while(count GREATER most)
            math(EXPR parts "${parts} * 2")
            math(EXPR count "(${count} + 1) / 2")
        endwhile()
        foreach(file IN LISTS files_${group})
            get_filename_component(name ${file} NAME)
            string(MD5 hash ${name})
            string(SUBSTRING ${hash} 0 4 hash)
            math(EXPR part "0x${hash} % ${parts}")
            set_source_files_properties(${file} PROPERTIES UNITY_GROUP ${group}_${part})
        endforeach()
    endforeach()
    set_target_properties(${target} PROPERTIES UNITY_BUILD ${ATTENTIONSCOPE_BATCHES} UNITY_BUILD_MODE GROUP
        AUTOMOC_EXECUTABLE ${PROJECT_BINARY_DIR}/moc)  # which CMakeLists.txt writes
    # A class of a group may have members of nameless types as it may in a file of its own; GCC cannot tell the two.
    target_compile_options(${target} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-Wno-subobject-linkage>)
endfunction()
