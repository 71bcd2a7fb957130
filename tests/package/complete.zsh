# What zsh proposes, typed into one. usage: zsh -f tests/package/complete.zsh FOLDER
zmodload zsh/zpty
here=$(mktemp -d) && cd $here && touch a.csv b.json && mkdir folder
zpty typed zsh -f -i
zpty -w typed "PS1=; cd $here; fpath=($1 \$fpath); autoload -U compinit; compinit -u -D; LISTMAX=1000; setopt no_beep; echo rea''dy"
out= chunk=
for try in {1..50}; do zpty -r -t typed chunk && out+=$chunk; [[ $out == *ready* ]] && break; sleep 0.2; done
wrong=0
proposes() {  # LINE WORD…, which must all be shown
    local line=$1 shown= chunk= word try missing
    shift
    zpty -w -n typed "$line"$'\t'$'\t'
    for try in {1..25}; do
        sleep 0.2
        while zpty -r -t typed chunk; do shown+=$chunk; done
        missing=
        for word; do [[ $shown == *$word* ]] || missing+=" $word"; done
        [[ -z $missing ]] && break
    done
    [[ -z $missing ]] || { echo "zsh: “$line” does not propose$missing"; wrong=1; }
    zpty -w -n typed $'\x15'
    sleep 0.3
    while zpty -r -t typed chunk; do :; done
}
proposes 'attentionscope re' render
proposes 'attentionscope lesson re' release
proposes 'attentionscope lesson ' answer check collect page release sheet
proposes 'attentionscope render --theme ' dark light
proposes 'attentionscope render --letters ' usual none
proposes 'attentionscope render --query-tokens ' b.json folder
zpty -d typed
rm -rf $here
exit $wrong
