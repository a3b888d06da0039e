# Subsets of the system's fonts, for the canvas and the style sheet alike: <build>/fonts/{text,text-bold,title}.otf.
find_program(ORRERY_PYTHON python3 HINTS /usr/bin)
set(font_folder /usr/share/fonts/opentype CACHE PATH "Where Inter and EB Garamond are installed")

# Latin with the accents of Europe, then what prompts and notation use where the font has it.
set(font_glyphs "U+0020-007E,U+00A0-017F,U+0218-021B,U+02C6,U+02DA,U+02DC,U+2009,U+2010-2015,U+2018-201E,U+2020-2022,U+2026,U+2032,U+2033,U+2039,U+203A,U+2044,U+2070,U+2074-2079,U+2080-2089,U+20AC,U+2122,U+2190-2199,U+21A9,U+21BA,U+21BB,U+2212,U+221E,U+2248,U+2260,U+2264,U+2265,U+25A0,U+25A1,U+25B2,U+25B6,U+25BC,U+25C0,U+25C6,U+25C7,U+25CB,U+25CF,U+2605,U+2606,U+2660-2667,U+26A0,U+2713,U+2717,U+2715")

set(fonts)
function(orrery_font name source)
  set(output "${CMAKE_BINARY_DIR}/fonts/${name}")
  add_custom_command(OUTPUT "${output}"
    COMMAND "${CMAKE_COMMAND}" -E make_directory "${CMAKE_BINARY_DIR}/fonts"
    COMMAND "${ORRERY_PYTHON}" -m fontTools.subset "${source}" "--unicodes=${font_glyphs}" --layout-features=${ARGN}
            --no-hinting --desubroutinize "--output-file=${output}"
    DEPENDS "${source}" "${CMAKE_SOURCE_DIR}/cmake/fonts.cmake"
    COMMENT "Subsetting ${name}" VERBATIM)
  list(APPEND fonts "${output}")
  set(fonts ${fonts} PARENT_SCOPE)
endfunction()

if(EXISTS "${font_folder}/inter/Inter-Regular.otf" AND EXISTS "${font_folder}/ebgaramond/EBGaramond12-Regular.otf")
  orrery_font(text.otf "${font_folder}/inter/Inter-Regular.otf" "")
  orrery_font(text-bold.otf "${font_folder}/inter/Inter-SemiBold.otf" "")
  orrery_font(title.otf "${font_folder}/ebgaramond/EBGaramond12-Regular.otf" "")
else()
  message(WARNING "Inter and EB Garamond are not under ${font_folder}: run scripts/setup")
endif()
add_custom_target(fonts DEPENDS ${fonts})
