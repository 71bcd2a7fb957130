# What bash proposes. usage: bash tests/package/complete.bash SCRIPT
source "$1"
here=$(mktemp -d) && cd "$here" || exit 1
trap 'rm -rf "$here"' EXIT
touch a.csv b.json && mkdir folder
compopt() { :; }  # which only a shell that completes has
wrong=0
proposes() {  # LINE EXPECTED, the words of the line separated by spaces; one that ends with a space asks for another word
    read -ra COMP_WORDS <<< "$1"
    [[ $1 == *' ' ]] && COMP_WORDS+=('')
    COMP_CWORD=$((${#COMP_WORDS[@]} - 1)) COMPREPLY=()
    _attentionscope
    [[ "${COMPREPLY[*]}" == "$2" ]] && return
    echo "bash: “$1” proposes “${COMPREPLY[*]}” instead of “$2”" && wrong=1
}
proposes 'attentionscope re' 'render'
proposes 'attentionscope lesson re' 'release'
proposes 'attentionscope render --th' '--theme --through'
proposes 'attentionscope render --theme ' 'light dark'
proposes 'attentionscope render --letters ' 'usual none a A \(a\)'
proposes 'attentionscope render --query-tokens ' 'folder b.json'
proposes 'attentionscope render --title ' ''
proposes 'attentionscope likeness --model ' 'folder'
proposes 'attentionscope inspect a' 'a.csv'
exit $wrong
