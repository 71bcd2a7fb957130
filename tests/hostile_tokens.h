#pragma once

#include <string>
#include <vector>

/// Texts that nobody may take for anything but text, whatever they are written into: the one list for every writer.
inline std::vector<std::string> hostileTokens()
{
    using namespace std::string_literals;
    return {"</script>",
            "\\input{/etc/passwd}",
            "^^5cinput",
            "'; touch X; '",
            "two\nlines",
            "\u202Egnp.exe",  // turns what follows around
            "<img src=x onerror=alert(1)>",
            "=HYPERLINK(\"http://x\")",
            "+1+1",
            "-2+3",
            "@SUM(1)",
            " =1+1",
            "'=1+1",
            "\t=1+1",
            "\r=1+1",
            "\uFF1D1+1",
            "nul\0in it"s,
            "\0=1+1"s,
            "%s%n",
            "$(touch X)",
            "`touch X`",
            "${HOME}",
            "]]>",
            "&amp;",
            "<!--",
            "{{7*7}}",
            "$\\frac{1}{0}$",
            "\"\"\" + exit() + \"\"\"",
            "\\u0022",
            "--out",
            "a\"b'c\\",
            "ends in \\",
            "caf\u00E9 \u732B \U0001F642",
            "\x1B[31mred",
            "\xED\xA0\x80 half of a surrogate pair",
            "\xFF\xFE",
            " "};
}

/// Those that a word of a command may be: without NUL.
inline std::vector<std::string> hostileWords()
{
    std::vector<std::string> words;
    for (std::string& token : hostileTokens())
        if (token.find('\0') == std::string::npos) words.push_back(std::move(token));
    return words;
}
