# build/site: the page as it is served. scripts/site.mjs gathers, minifies, hashes and compresses.
set(site "${CMAKE_SOURCE_DIR}/build/site" CACHE PATH "Where the finished site goes")
file(GLOB_RECURSE site_sources CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/shell/*" "${CMAKE_SOURCE_DIR}/assets/*")
set(site_modules)
foreach(module app bot)
  if(TARGET ${module})
    list(APPEND site_modules ${module})
  endif()
endforeach()
find_program(ORRERY_NODE node)
if(EXISTS "${CMAKE_SOURCE_DIR}/shell/index.html" AND ORRERY_NODE)
  set(stamp "${CMAKE_BINARY_DIR}/site.stamp")
  add_custom_command(OUTPUT "${stamp}"
    COMMAND "${ORRERY_NODE}" "${CMAKE_SOURCE_DIR}/scripts/site.mjs" --modules "${CMAKE_BINARY_DIR}/modules"
            --fonts "${CMAKE_BINARY_DIR}/fonts" --out "${site}"
    COMMAND "${CMAKE_COMMAND}" -E touch "${stamp}"
    DEPENDS ${site_sources} ${site_modules} ${fonts} "${CMAKE_SOURCE_DIR}/scripts/site.mjs"
    COMMENT "Assembling the site" VERBATIM)
  add_custom_target(site ALL DEPENDS "${stamp}")
endif()
