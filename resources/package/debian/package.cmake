# A package for Debian 12 and its kin: resources/package/build makes it.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME attentionscope)
set(CPACK_PACKAGE_VERSION ${PROJECT_VERSION})
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_PACKAGE_CONTACT "$ENV{DEBFULLNAME} <$ENV{DEBEMAIL}>")  # whoever builds it, as Debian's own tools have it
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "compute and show what the heads of a model attend to")
set(CPACK_PACKAGE_DESCRIPTION "Type a text, and see what every head of a transformer model attends to and
how each number comes about: maps, masks, every step from x to the output,
comparisons, interventions, and an exact account of why a head attends.
Lessons whose slides are the live program, and figures as PDF, SVG, PNG, HTML
or TikZ.
.
It runs offline, on the small models that come with it, on model folders as
Hugging Face stores them, and on GGUF files. A Python package shows attention
of PyTorch's in it, from a notebook or a script.")
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_SECTION science)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
# What is opened while it runs, which no linker knows of.
set(CPACK_DEBIAN_PACKAGE_DEPENDS "fonts-dejavu-core, python3")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "libsndfile1, fonts-noto-cjk, qt6-translations-l10n, qt6-xdgdesktopportal-platformtheme, fonts-liberation2 | fonts-liberation")
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "fonts-noto-color-emoji, ffmpeg, python3-numpy, python3-torch")
if(ATTENTIONSCOPE_HOMEPAGE)
  set(CPACK_DEBIAN_PACKAGE_HOMEPAGE ${ATTENTIONSCOPE_HOMEPAGE})
endif()
set(CPACK_STRIP_FILES OFF)  # the linker did
include(CPack)

option(ATTENTIONSCOPE_DEBIAN "Install what a Debian package has besides" OFF)
if(ATTENTIONSCOPE_DEBIAN)
  string(TIMESTAMP now "%a, %d %b %Y %H:%M:%S +0000" UTC)
  set(changelog ${CMAKE_CURRENT_BINARY_DIR}/changelog.Debian)
  file(WRITE ${changelog} "attentionscope (${PROJECT_VERSION}-1) unstable; urgency=medium\n\n"
    "  * See changelog.gz.\n\n -- ${CPACK_PACKAGE_CONTACT}  ${now}\n")
  add_custom_command(OUTPUT ${changelog}.gz ${CMAKE_CURRENT_BINARY_DIR}/changelog.gz
    COMMAND gzip -9nkf ${changelog}
    COMMAND gzip -9nc ${PROJECT_SOURCE_DIR}/CHANGELOG.md > ${CMAKE_CURRENT_BINARY_DIR}/changelog.gz)
  add_custom_target(debian_documents ALL DEPENDS ${changelog}.gz)
  add_dependencies(installed debian_documents)
  install(FILES ${changelog}.gz ${CMAKE_CURRENT_BINARY_DIR}/changelog.gz debian/copyright
    DESTINATION share/doc/attentionscope)
endif()
