# What fish proposes. usage: fish tests/package/complete.fish SCRIPT
source $argv[1]
cd (mktemp -d)
set -g wrong 0
function proposes --argument-names line expected
    set -l found (complete -C $line | string replace -r '\t.*' '' | string join ' ')
    if test "$found" != "$expected"
        echo "fish: “$line” proposes “$found” instead of “$expected”"
        set -g wrong 1
    end
end
proposes 'attentionscope re' 'render'
proposes 'attentionscope lesson re' 'release'
proposes 'attentionscope render --the' '--theme'
proposes 'attentionscope render --theme ' 'dark light'
proposes 'attentionscope sheet --copi' '--copies'
proposes 'attentionscope lesson sheet --caus' '--causal'
proposes 'attentionscope render --joined ' 'max mean sum'
exit $wrong
