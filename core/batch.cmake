# batch(TARGET FILE…): sources that the compiler reads as one, because their headers take three quarters of its time. As
# a batch they share their nameless namespaces: no two may give a name there to different things. Five to ten seconds a
# batch is a good size, since one changed file compiles all of its batch.
function(batch target first)
    target_sources(${target} PRIVATE ${first} ${ARGN})
    set_target_properties(${target} PROPERTIES UNITY_BUILD ${ATTENTIONSCOPE_BATCHES} UNITY_BUILD_MODE GROUP)
    # A class of a batch may have members of nameless types as it may in a file of its own; GCC cannot tell the two.
    target_compile_options(${target} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-Wno-subobject-linkage>)
    string(MAKE_C_IDENTIFIER ${first} name)
    set_source_files_properties(${first} ${ARGN} PROPERTIES UNITY_GROUP ${name})
endfunction()
