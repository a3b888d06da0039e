# Subsets of the system's fonts, both for the canvas and for the style sheet: <build>/fonts/{text,title,more}.otf. The letters
# of our own words in English are in text.otf; more.otf has those of people's names, and comes after the first board. Other
# languages bring more.otf at once, and title-more.otf.
find_program(ORRERY_PYTHON python3 HINTS /usr/bin)
set(ORRERY_FONTS /usr/share/fonts/opentype CACHE PATH "Where Inter and EB Garamond are installed")

set(signs U+2010-2014 U+2018-201A U+201C-201E U+2022 U+2026 U+2039 U+203A U+2212)
set(plain U+0020-007E U+00B7 U+00D7 ${signs})
set(text ${plain} U+00A0 U+2009 U+2190-2193 U+25BC U+2713)
set(more U+00A1-00B6 U+00B8-00D6 U+00D8-017F U+2032 U+2033 U+20AC U+2194 U+21A9 U+21BA U+21BB U+221E U+2248 U+2260 U+2264
         U+2265 U+25A0 U+25B2 U+25B6 U+25C0 U+25C6 U+25CB U+25CF U+2605 U+26A0 U+2717)  # shell/page.css has this list too

set(fonts)
function(orrery_font name source glyphs)
  set(output "${CMAKE_BINARY_DIR}/fonts/${name}")
  list(JOIN glyphs "," glyphs)
  add_custom_command(OUTPUT "${output}"
    COMMAND "${CMAKE_COMMAND}" -E make_directory "${CMAKE_BINARY_DIR}/fonts"
    COMMAND "${ORRERY_PYTHON}" "${CMAKE_SOURCE_DIR}/scripts/subset_font.py" "${source}" "${output}" "${glyphs}" ${ARGN}
    DEPENDS "${source}" "${CMAKE_SOURCE_DIR}/scripts/subset_font.py"
    COMMENT "Subsetting ${name}" VERBATIM)
  set(fonts ${fonts} "${output}" PARENT_SCOPE)
endfunction()

if(EXISTS "${ORRERY_FONTS}/inter/Inter-Regular.otf" AND EXISTS "${ORRERY_FONTS}/ebgaramond/EBGaramond12-Regular.otf")
  orrery_font(text.otf "${ORRERY_FONTS}/inter/Inter-Regular.otf" "${text}")
  orrery_font(more.otf "${ORRERY_FONTS}/inter/Inter-Regular.otf" "${more}")
  orrery_font(title-more.otf "${ORRERY_FONTS}/ebgaramond/EBGaramond12-Regular.otf" "${more}" lnum)
  orrery_font(title.otf "${ORRERY_FONTS}/ebgaramond/EBGaramond12-Regular.otf" "${plain}" lnum)
else()
  message(WARNING "Inter and EB Garamond are not under ${ORRERY_FONTS}: run scripts/setup")
endif()
add_custom_target(fonts DEPENDS ${fonts})
