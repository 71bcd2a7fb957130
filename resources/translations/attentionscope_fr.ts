<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AccountCanvas</name>
    <message>
        <source>What wrote the query&apos;s row and the key&apos;s, and their products</source>
        <translation>Ce qui a écrit la ligne de la requête et celle de la clé, et leurs produits</translation>
    </message>
    <message>
        <source>%1 in the query&apos;s row adds %2</source>
        <translation>%1 dans la ligne de la requête ajoute %2</translation>
    </message>
    <message>
        <source>%1 in the key&apos;s row adds %2</source>
        <translation>%1 dans la ligne de la clé ajoute %2</translation>
    </message>
    <message>
        <source>%1 × %2 adds %3</source>
        <translation>%1 × %2 ajoute %3</translation>
    </message>
</context>
<context>
    <name>AllHeadsView</name>
    <message>
        <source>Order of the heads</source>
        <translation>Ordre des têtes</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Couches</translation>
    </message>
    <message>
        <source>A row for each layer</source>
        <translation>Une rangée par couche</translation>
    </message>
    <message>
        <source>Sorted</source>
        <translation>Triées</translation>
    </message>
    <message>
        <source>The head with the largest number first</source>
        <translation>La tête dont le nombre est le plus grand vient en premier</translation>
    </message>
    <message>
        <source>Similar</source>
        <translation>Semblables</translation>
    </message>
    <message>
        <source>Similar heads stand side by side</source>
        <translation>Les têtes semblables se trouvent côte à côte</translation>
    </message>
    <message>
        <source>What is measured of each head</source>
        <translation>Ce que l’on mesure de chaque tête</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Frame each head in the colour of its number</source>
        <translation>Encadrer chaque tête dans la couleur de son nombre</translation>
    </message>
    <message>
        <source>all</source>
        <translation>toutes</translation>
    </message>
    <message>
        <source>from  </source>
        <translation>dès  </translation>
    </message>
    <message>
        <source>Leave out heads below this number</source>
        <translation>Laisser de côté les têtes au-dessous de ce nombre</translation>
    </message>
    <message>
        <source>Leave out heads whose number is smaller</source>
        <translation>Laisser de côté les têtes dont le nombre est plus petit</translation>
    </message>
    <message>
        <source>2.3, previous, it → cat</source>
        <translation>2.3, précédent, it → cat</translation>
    </message>
    <message>
        <source>Find a head by its number, by what it does or by two words</source>
        <translation>Trouver une tête par son numéro, par ce qu’elle fait ou par deux mots</translation>
    </message>
    <message>
        <source>A head&apos;s number, as 2.3 · what heads do, as previous · two words, as it → cat or it &gt; cat: heads are ranked by their weight there</source>
        <translation>Le numéro d’une tête, comme 2.3 · ce que font des têtes, comme précédent · deux mots, comme it → cat ou it &gt; cat&#xa0;: les têtes sont classées selon leur poids à cet endroit</translation>
    </message>
    <message>
        <source>Sets ▾</source>
        <translation>Ensembles ▾</translation>
    </message>
    <message>
        <source>Name the picked heads, and pick named ones again</source>
        <translation>Donner un nom aux têtes sélectionnées, et sélectionner de nouveau celles qui en ont un</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Show their maps side by side, up to four</source>
        <translation>Montrer leurs cartes côte à côte, quatre au plus</translation>
    </message>
    <message>
        <source>Flow</source>
        <translation>Flux</translation>
    </message>
    <message>
        <source>Show their lines together</source>
        <translation>Montrer leurs traits ensemble</translation>
    </message>
    <message>
        <source>Switch off</source>
        <translation>Désactiver</translation>
    </message>
    <message>
        <source>Take these heads out of their layers&apos; output and see what changes</source>
        <translation>Retirer ces têtes de la sortie de leurs couches et voir ce qui change</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Pick no head</source>
        <translation>Ne sélectionner aucune tête</translation>
    </message>
    <message>
        <source>A head as 2.3, what heads do as: previous, or two words as: it → cat</source>
        <translation>Une tête comme 2.3, ce que font des têtes comme&#xa0;: précédent, ou deux mots comme&#xa0;: it → cat</translation>
    </message>
    <message>
        <source>“%1” is not a token of this text.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un token de ce texte.</translation>
    </message>
    <message>
        <source>The mask hides “%1” from “%2”.</source>
        <translation>Le masque cache «&#x202f;%1&#x202f;» à «&#x202f;%2&#x202f;».</translation>
    </message>
    <message>
        <source>comparing all pairs of heads: %1 %</source>
        <translation>comparaison de toutes les paires de têtes&#xa0;: %1&#x202f;%</translation>
    </message>
    <message>
        <source>No cell is marked. Shift+drag over cells of the map, or press M at the chosen one.</source>
        <translation>Aucune cellule n’est marquée. Faites glisser sur des cellules de la carte avec Maj, ou appuyez sur M à la cellule choisie.</translation>
    </message>
    <message>
        <source>Not measured for this text yet. Open Measures and press “Knock out each head”.</source>
        <translation>Pas encore mesuré pour ce texte. Ouvrez Mesures et appuyez sur «&#x202f;Neutraliser chaque tête&#x202f;».</translation>
    </message>
    <message>
        <source>No head reaches the number in “from”. Set it below 0, to “all”, to see every head.</source>
        <translation>Aucune tête n’atteint le nombre indiqué après «&#x202f;dès&#x202f;». Mettez-le au-dessous de 0, à «&#x202f;toutes&#x202f;», pour voir toutes les têtes.</translation>
    </message>
    <message>
        <source>1 head picked</source>
        <translation>1 tête sélectionnée</translation>
    </message>
    <message>
        <source>%1 heads picked</source>
        <translation>%1 têtes sélectionnées</translation>
    </message>
    <message>
        <source>1 head</source>
        <translation>1 tête</translation>
    </message>
    <message>
        <source>%1 heads</source>
        <translation>%1 têtes</translation>
    </message>
    <message>
        <source>%1 of %2 heads</source>
        <translation>%1 têtes sur %2</translation>
    </message>
    <message>
        <source>weight of %1</source>
        <translation>poids de %1</translation>
    </message>
</context>
<context>
    <name>AnswerCanvas</name>
    <message>
        <source>What wrote the answer</source>
        <translation>Ce qui a écrit la réponse</translation>
    </message>
    <message>
        <source>%1 adds %2</source>
        <translation>%1 ajoute %2</translation>
    </message>
    <message>
        <source>what it adds</source>
        <translation>ce qui est ajouté</translation>
    </message>
</context>
<context>
    <name>AnswerPanel</name>
    <message>
        <source>Before your changes</source>
        <translation>Avant vos modifications</translation>
    </message>
    <message>
        <source>Likeliest next tokens</source>
        <translation>Tokens suivants les plus probables</translation>
    </message>
    <message>
        <source>Likeliest next tokens before your changes</source>
        <translation>Tokens suivants les plus probables avant vos modifications</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;heads&quot;&gt;Which heads does “%1” rest on?&lt;/a&gt;</source>
        <translation>&lt;a href=&quot;heads&quot;&gt;Sur quelles têtes «&#x202f;%1&#x202f;» repose-t-il&#x202f;?&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Zeroes the output of one head after another and shows which one changes this most. Zeroing can break a model: compare with the head&apos;s mean.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AtlasBar</name>
    <message>
        <source>Beside another…</source>
        <translation>À côté d’un autre…</translation>
    </message>
    <message>
        <source>Opens a second atlas of the same shape, and shows what changed, the largest first</source>
        <translation>Ouvre un second atlas de la même forme et montre ce qui a changé, le plus grand changement d’abord</translation>
    </message>
    <message>
        <source>Step of the training</source>
        <translation>Étape de l’entraînement</translation>
    </message>
    <message>
        <source>What a head must be like</source>
        <translation>Conditions qu’une tête doit remplir</translation>
    </message>
    <message>
        <source>previous &gt; 0.5 and layer &lt; 4</source>
        <translation>previous &gt; 0.5 and layer &lt; 4</translation>
    </message>
    <message>
        <source>Measures with &lt;, &gt; or =, layer, head, tag = NAME, or words of names and notes; with and, or, not and brackets</source>
        <translation>Mesures avec &lt;, &gt; ou =, layer, head, tag = NAME, ou des mots des noms et des notes&#x202f;; avec and, or, not et des parenthèses</translation>
    </message>
    <message>
        <source>No atlas is open.</source>
        <translation>Aucun atlas n’est ouvert.</translation>
    </message>
    <message>
        <source>%1, beside %2</source>
        <translation>%1, à côté de %2</translation>
    </message>
    <message>
        <source>Close the other</source>
        <translation>Fermer l’autre</translation>
    </message>
    <message>
        <source>not understood</source>
        <translation>non compris</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
</context>
<context>
    <name>AtlasCommands</name>
    <message>
        <source>Ctrl+Shift+A</source>
        <translation>Ctrl+Shift+A</translation>
    </message>
    <message>
        <source>What every head does over many texts: compute an atlas, or look at one</source>
        <translation>Ce que fait chaque tête sur de nombreux textes&#xa0;: calculer un atlas, ou en regarder un</translation>
    </message>
    <message>
        <source>Open the a&amp;tlas…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AtlasDocument</name>
    <message>
        <source>%1 is of a model with other layers and heads: choose one of the same shape, such as a fine-tuned or a quantized one.</source>
        <translation>%1 vient d’un modèle dont les couches et les têtes sont autres&#xa0;: choisissez un atlas de la même forme, par exemple celui d’un modèle affiné ou quantifié.</translation>
    </message>
    <message>
        <source>A note has %1 bytes at most: what is behind is not kept.</source>
        <translation>Une note a %1 octets au plus&#xa0;: ce qui suit n’est pas gardé.</translation>
    </message>
    <message>
        <source>What you wrote is not saved: %1 Save the atlas elsewhere with “Save as…”.</source>
        <translation>Ce que vous avez écrit n’est pas enregistré&#xa0;: %1 Enregistrez l’atlas ailleurs avec «&#x202f;Enregistrer sous…&#x202f;».</translation>
    </message>
    <message>
        <source>The atlas is not saved: %1</source>
        <translation>L’atlas n’est pas enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>Notes that were not saved when the program ended are here again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AtlasExports</name>
    <message>
        <source>Saved %1</source>
        <translation>Enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>Save table</source>
        <translation>Enregistrer le tableau</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tableaux (*.csv)</translation>
    </message>
    <message>
        <source>Save figure</source>
        <translation>Enregistrer la figure</translation>
    </message>
    <message>
        <source>Figures (*.pdf *.svg *.png *.tex *.html);;Numbers (*.csv *.npy)</source>
        <translation>Figures (*.pdf *.svg *.png *.tex *.html);;Nombres (*.csv *.npy)</translation>
    </message>
    <message>
        <source>Save page</source>
        <translation>Enregistrer la page</translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>Pages (*.html)</translation>
    </message>
</context>
<context>
    <name>AtlasJob</name>
    <message>
        <source>Texts that the model could not read: %1. The first, text %2: %3</source>
        <translation>Textes que le modèle n’a pas pu lire&#xa0;: %1. Le premier, le texte %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Paused at %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 texts</source>
        <translation type="unfinished">%1 textes sur %2</translation>
    </message>
    <message>
        <source>%1, %2 of %3 without each head</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AtlasProgress</name>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Stops at the text that is being run; go on whenever you like</source>
        <translation>S’arrête après le texte en cours&#x202f;; continuez quand vous voulez</translation>
    </message>
    <message>
        <source>Texts that are done</source>
        <translation>Textes terminés</translation>
    </message>
    <message>
        <source>Pausing…</source>
        <translation>Mise en pause…</translation>
    </message>
    <message>
        <source>Opening the model…</source>
        <translation>Ouverture du modèle…</translation>
    </message>
    <message>
        <source>%1 of %2 passes over a text, about %3 s left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 passes over a text, about %3 min left</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AtlasWindow</name>
    <message>
        <source>Atlases (*.attnatlas)</source>
        <translation>Atlas (*.attnatlas)</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>Têtes</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;New atlas…</source>
        <translation>&amp;Nouvel atlas…</translation>
    </message>
    <message>
        <source>Computes an atlas of a model over a collection of texts</source>
        <translation>Calcule un atlas d’un modèle sur une collection de textes</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Opens an atlas</source>
        <translation>Ouvre un atlas</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+S</source>
        <translation>Ctrl+Shift+S</translation>
    </message>
    <message>
        <source>Saves the atlas with its notes under another name</source>
        <translation>Enregistre l’atlas et ses notes sous un autre nom</translation>
    </message>
    <message>
        <source>Save &amp;table…</source>
        <translation>Enregistrer le &amp;tableau…</translation>
    </message>
    <message>
        <source>Every mean, or those of the heads that are found, as CSV</source>
        <translation>Toutes les moyennes, ou celles des têtes trouvées, en CSV</translation>
    </message>
    <message>
        <source>Export &amp;figure…</source>
        <translation>Exporter la fi&amp;gure…</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>What is drawn in the middle, as PDF, SVG, PNG or TikZ</source>
        <translation>Ce qui est dessiné au milieu, en PDF, SVG, PNG ou TikZ</translation>
    </message>
    <message>
        <source>Export &amp;page…</source>
        <translation>Exporter la &amp;page…</translation>
    </message>
    <message>
        <source>All of it, with notes, as one HTML file that needs nothing else</source>
        <translation>Le tout, avec les notes, dans un seul fichier HTML qui n’a besoin de rien d’autre</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Closes this window</source>
        <translation>Ferme cette fenêtre</translation>
    </message>
    <message>
        <source>&amp;Texts</source>
        <translation>&amp;Textes</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation>Ctrl+R</translation>
    </message>
    <message>
        <source>Computes what is missing</source>
        <translation>Calcule ce qui manque</translation>
    </message>
    <message>
        <source>Run &amp;without each head…</source>
        <translation>Refaire en &amp;retirant chaque tête…</translation>
    </message>
    <message>
        <source>Runs some of the texts once more for each head, to see what the next token loses</source>
        <translation>Refait une partie des textes une fois par tête, sans cette tête, pour voir ce que perd le token suivant</translation>
    </message>
    <message>
        <source>&amp;Heads</source>
        <translation>Têt&amp;es</translation>
    </message>
    <message>
        <source>&amp;Find heads</source>
        <translation>&amp;Chercher des têtes</translation>
    </message>
    <message>
        <source>Write a &amp;note</source>
        <translation>Écrire une &amp;note</translation>
    </message>
    <message>
        <source>Ctrl+M</source>
        <translation>Ctrl+M</translation>
    </message>
    <message>
        <source>&amp;Beside another…</source>
        <translation>À côté d’un &amp;autre…</translation>
    </message>
    <message>
        <source>Ctrl+B</source>
        <translation>Ctrl+B</translation>
    </message>
    <message>
        <source>An atlas is being computed: pause it before another one is begun.</source>
        <translation>Un atlas est en cours de calcul&#xa0;: mettez-le en pause avant d’en commencer un autre.</translation>
    </message>
    <message>
        <source>%1 is not here: put it beside the atlas, and try again.</source>
        <translation>%1 n’est pas ici&#xa0;: mettez le modèle à côté de l’atlas, puis réessayez.</translation>
    </message>
    <message>
        <source>Run without each head</source>
        <translation>Refaire en retirant chaque tête</translation>
    </message>
    <message>
        <source>So many texts, drawn from all alike, are run once for each head.
Texts:</source>
        <translation>Nombre de textes, tirés au hasard parmi tous, à refaire une fois par tête, sans cette tête.
Textes&#xa0;:</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Open atlas</source>
        <translation>Ouvrir un atlas</translation>
    </message>
    <message>
        <source>Open the atlas beside it</source>
        <translation>Ouvrir l’atlas à mettre à côté</translation>
    </message>
    <message>
        <source>Save atlas</source>
        <translation>Enregistrer l’atlas</translation>
    </message>
    <message>
        <source>%1 — Atlas</source>
        <translation>%1 — Atlas</translation>
    </message>
    <message>
        <source>Atlas</source>
        <translation>Atlas</translation>
    </message>
    <message>
        <source>What you wrote about heads is not saved: %1 Save the atlas to another place?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This atlas has %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AttentionBlock</name>
    <message>
        <source>encoder</source>
        <translation>encodeur</translation>
    </message>
    <message>
        <source>decoder</source>
        <translation>décodeur</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>croisée</translation>
    </message>
    <message>
        <source>mixing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>What this means</source>
        <translation>Ce que cela veut dire</translation>
    </message>
    <message>
        <source>Opens the handbook where it says what this message means, and what to do</source>
        <translation>Ouvre le manuel là où il dit ce que veut dire ce message, et que faire</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Fermer ce message</translation>
    </message>
</context>
<context>
    <name>BesideWindow</name>
    <message>
        <source>Views</source>
        <translation>Vues</translation>
    </message>
</context>
<context>
    <name>BesideWindows</name>
    <message>
        <source>Ctrl+Shift+N</source>
        <translation>Ctrl+Shift+N</translation>
    </message>
    <message>
        <source>New w&amp;indow for this session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show another view of the same session in a second window, here or on another screen</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BirthChart</name>
    <message>
        <source>Measures of the heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head %1.%2</source>
        <translation type="unfinished">tête %1.%2</translation>
    </message>
    <message>
        <source>Weight on the token before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Induction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BrushBar</name>
    <message>
        <source>Paint:</source>
        <translation>Peindre&#xa0;:</translation>
    </message>
    <message>
        <source>Clear paint</source>
        <translation>Tout effacer</translation>
    </message>
    <message>
        <source>Leave every cell to the rules again</source>
        <translation>Laisser de nouveau les règles décider de chaque cellule</translation>
    </message>
    <message>
        <source>Paint: %1</source>
        <translation>Peindre&#xa0;: %1</translation>
    </message>
    <message>
        <source>cell</source>
        <translation>cellule</translation>
    </message>
    <message>
        <source>Each touch paints one cell</source>
        <translation>Chaque geste peint une cellule</translation>
    </message>
    <message>
        <source>row</source>
        <translation>ligne</translation>
    </message>
    <message>
        <source>Each touch paints a query&apos;s whole row</source>
        <translation>Chaque geste peint toute la ligne d’une requête</translation>
    </message>
    <message>
        <source>column</source>
        <translation>colonne</translation>
    </message>
    <message>
        <source>Each touch paints a key&apos;s whole column</source>
        <translation>Chaque geste peint toute la colonne d’une clé</translation>
    </message>
    <message>
        <source>show</source>
        <translation>montrer</translation>
    </message>
    <message>
        <source>Uncover cells that the rules hide; click again or press Esc to stop painting</source>
        <translation>Découvrir des cellules que les règles cachent&#x202f;; cliquez encore ou appuyez sur Échap pour cesser de peindre</translation>
    </message>
    <message>
        <source>hide</source>
        <translation>cacher</translation>
    </message>
    <message>
        <source>Hide cells that the rules show; click again or press Esc to stop painting</source>
        <translation>Cacher des cellules que les règles montrent&#x202f;; cliquez encore ou appuyez sur Échap pour cesser de peindre</translation>
    </message>
    <message>
        <source>erase</source>
        <translation>gommer</translation>
    </message>
    <message>
        <source>Leave cells to the rules again; click again or press Esc to stop painting</source>
        <translation>Laisser de nouveau les règles décider des cellules&#x202f;; cliquez encore ou appuyez sur Échap pour cesser de peindre</translation>
    </message>
</context>
<context>
    <name>CellColumn</name>
    <message>
        <source>NEXT TOKEN AFTER “%1”</source>
        <translation>TOKEN SUIVANT APRÈS «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>PREDICTED WORDS FOR “%1”, TOKEN %2</source>
        <translation>MOTS PRÉDITS POUR «&#x202f;%1&#x202f;», TOKEN %2</translation>
    </message>
    <message>
        <source>PREDICTED WORD FOR “%1”</source>
        <translation>MOT PRÉDIT POUR «&#x202f;%1&#x202f;»</translation>
    </message>
</context>
<context>
    <name>ChangedFiles</name>
    <message>
        <source>Reload</source>
        <translation>Recharger</translation>
    </message>
    <message>
        <source>%1 was changed by another program; reloading it replaces your unsaved changes, which Undo brings back.</source>
        <translation>%1 a été modifié par un autre programme&#x202f;; le recharger remplace vos modifications non enregistrées, qu’Annuler fait revenir.</translation>
    </message>
    <message>
        <source>%1 was changed by another program; reload it to see what it holds now.</source>
        <translation>%1 a été modifié par un autre programme&#x202f;; rechargez-le pour voir ce qu’il contient maintenant.</translation>
    </message>
</context>
<context>
    <name>ClassChart</name>
    <message>
        <source>Answers: %1.</source>
        <translation>Réponses&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Right: %1.</source>
        <translation>Justes&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Predictions: %1. Thick: the class on average. Thin: the model.</source>
        <translation>Pronostics&#xa0;: %1. Barre épaisse&#xa0;: la classe en moyenne. Barre fine&#xa0;: le modèle.</translation>
    </message>
    <message>
        <source>%1 nats apart on average.</source>
        <translation>%1 nats d’écart en moyenne.</translation>
    </message>
    <message>
        <source>Which head is it?</source>
        <translation>Quelle tête est-ce&#xa0;?</translation>
    </message>
    <message>
        <source>What was expected of the hidden row</source>
        <translation>Ce qu’on attendait de la ligne cachée</translation>
    </message>
    <message>
        <source>Goal: %1</source>
        <translation>Objectif&#xa0;: %1</translation>
    </message>
    <message>
        <source>Students: %1.</source>
        <translation>Élèves&#xa0;: %1.</translation>
    </message>
    <message>
        <source>reached</source>
        <translation>atteint</translation>
    </message>
    <message>
        <source>Not shown: %1 more.</source>
        <translation>Barres non affichées&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>ClassCommands</name>
    <message>
        <source>&amp;Hand in answers…</source>
        <translation>&amp;Rendre les réponses…</translation>
    </message>
    <message>
        <source>Save what you answered in this lesson as a file, or as a short code</source>
        <translation>Enregistrer vos réponses à cette leçon dans un fichier, ou en faire un code court</translation>
    </message>
    <message>
        <source>Re&amp;lease for a class…</source>
        <translation>&amp;Distribuer à une classe…</translation>
    </message>
    <message>
        <source>Save this lesson without its answers and notes, with its models and a worksheet, as one file</source>
        <translation>Enregistrer cette leçon sans ses réponses ni ses notes, avec ses modèles et une fiche d’exercices, en un seul fichier</translation>
    </message>
    <message>
        <source>&amp;Collect answers…</source>
        <translation>Recu&amp;eillir les réponses…</translation>
    </message>
    <message>
        <source>Read a folder of what a class handed in, as a table and as charts</source>
        <translation>Lire un dossier de ce qu’une classe a rendu, sous forme de tableau et de graphiques</translation>
    </message>
    <message>
        <source>Release for a class</source>
        <translation>Distribuer à une classe</translation>
    </message>
    <message>
        <source>Lessons for a class (*.attnlesson)</source>
        <translation>Leçons pour une classe (*.attnlesson)</translation>
    </message>
    <message>
        <source>Packing the lesson…</source>
        <translation>Préparation de la leçon…</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>Which lesson was answered? Choose the one with its answers</source>
        <translation>À quelle leçon a-t-on répondu&#x202f;? Choisissez celle qui a les réponses</translation>
    </message>
    <message>
        <source>Lessons (*.lesson.md);;All files (*)</source>
        <translation>Leçons (*.lesson.md);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>The folder of what was handed in</source>
        <translation>Le dossier de ce qui a été rendu</translation>
    </message>
</context>
<context>
    <name>ClassTable</name>
    <message>
        <source>%1 nats apart</source>
        <translation>écart de %1 nats</translation>
    </message>
    <message>
        <source>Student</source>
        <translation>Élève</translation>
    </message>
    <message>
        <source>%1 prediction</source>
        <translation>%1 pronostic</translation>
    </message>
    <message>
        <source>%1 goal</source>
        <translation>%1 objectif</translation>
    </message>
</context>
<context>
    <name>ClassWindow</name>
    <message>
        <source>Questions, predictions and goals</source>
        <translation>Questions, pronostics et objectifs</translation>
    </message>
    <message>
        <source>Not taken</source>
        <translation>Non retenus</translation>
    </message>
    <message>
        <source>Collected answers</source>
        <translation>Réponses recueillies</translation>
    </message>
    <message>
        <source>Students and their answers</source>
        <translation>Les élèves et leurs réponses</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Save table…</source>
        <translation>&amp;Enregistrer le tableau…</translation>
    </message>
    <message>
        <source>Collect &amp;again</source>
        <translation>Recueillir de &amp;nouveau</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation>Ctrl+R</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>Show to the &amp;class</source>
        <translation>Montrer à la &amp;classe</translation>
    </message>
    <message>
        <source>The whole screen, without the table of students and without any name</source>
        <translation>Tout l’écran, sans le tableau des élèves et sans aucun nom</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Suivante</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>&amp;Précédente</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Lecture de %1…</translation>
    </message>
    <message>
        <source>%1: collected answers</source>
        <translation>%1&#xa0;: réponses recueillies</translation>
    </message>
    <message>
        <source>%1 · students: %2</source>
        <translation>%1 · élèves&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1  Prediction: %2</source>
        <translation>%1  Pronostic&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1  Goal: %2</source>
        <translation>%1  Objectif&#xa0;: %2</translation>
    </message>
    <message>
        <source>Save table</source>
        <translation>Enregistrer le tableau</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tableaux (*.csv)</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Command, head (3.10, induction), token, example, model or term</source>
        <translation>Commande, tête (3.10, induction), token, exemple, modèle ou terme</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>Chercher une commande</translation>
    </message>
    <message>
        <source>Search results</source>
        <translation>Résultats de la recherche</translation>
    </message>
    <message>
        <source>Nothing found. Try another word, or a part of one.</source>
        <translation>Rien de trouvé. Essayez un autre mot, ou une partie de mot.</translation>
    </message>
</context>
<context>
    <name>CommandSources</name>
    <message>
        <source>%1 › %2</source>
        <translation>%1 › %2</translation>
    </message>
    <message>
        <source>Heads sorted by: %1</source>
        <translation>Têtes triées selon&#xa0;: %1</translation>
    </message>
    <message>
        <source>All heads</source>
        <translation>Toutes les têtes</translation>
    </message>
    <message>
        <source>head</source>
        <translation>tête</translation>
    </message>
    <message>
        <source>Knock out each head: which does “%1” rest on?</source>
        <translation>Neutraliser chaque tête&#xa0;: sur laquelle «&#x202f;%1&#x202f;» repose-t-il&#x202f;?</translation>
    </message>
    <message>
        <source>Measures</source>
        <translation>Mesures</translation>
    </message>
    <message>
        <source>set of heads</source>
        <translation>ensemble de têtes</translation>
    </message>
    <message>
        <source>Positions: %1</source>
        <translation>Positions&#xa0;: %1</translation>
    </message>
    <message>
        <source>teaching module</source>
        <translation>module pédagogique</translation>
    </message>
    <message>
        <source>query %1</source>
        <translation>requête %1</translation>
    </message>
    <message>
        <source>key %1</source>
        <translation>clé %1</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glossaire</translation>
    </message>
</context>
<context>
    <name>CompareBar</name>
    <message>
        <source>Layer %1 · Head %2</source>
        <translation>Couche %1 · Tête %2</translation>
    </message>
    <message>
        <source>Head %1 · %2</source>
        <translation>Tête %1 · %2</translation>
    </message>
    <message>
        <source>+ add</source>
        <translation>+ ajouter</translation>
    </message>
    <message>
        <source>Weights…</source>
        <translation>Poids…</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Compare with one more head or run</source>
        <translation>Comparer avec une tête ou une exécution de plus</translation>
    </message>
    <message>
        <source>How far the weights of B&apos;s file are from A&apos;s, layer by layer, and what changes with them</source>
        <translation>De combien les poids du fichier de B s’écartent de ceux de A, couche par couche, et ce qui change avec eux</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation>Ce qui est comparé</translation>
    </message>
    <message>
        <source>heads</source>
        <translation>têtes</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>exécutions</translation>
    </message>
    <message>
        <source>Head %1 of the comparison</source>
        <translation>Tête %1 de la comparaison</translation>
    </message>
    <message>
        <source>Remove %1 from the comparison</source>
        <translation>Retirer %1 de la comparaison</translation>
    </message>
    <message>
        <source>each of %1 has its own scale</source>
        <translation>%1 ont chacun leur échelle</translation>
    </message>
    <message>
        <source>same scale for %1</source>
        <translation>même échelle pour %1</translation>
    </message>
    <message>
        <source>same scale for %1: 0 – 1</source>
        <translation>même échelle pour %1&#xa0;: 0 – 1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
</context>
<context>
    <name>CompareBench</name>
    <message>
        <source>teaching module</source>
        <translation>module pédagogique</translation>
    </message>
    <message>
        <source>A model&apos;s folder</source>
        <translation>Le dossier d’un modèle</translation>
    </message>
    <message>
        <source>A GGUF file</source>
        <translation>Un fichier GGUF</translation>
    </message>
    <message>
        <source>GGUF files (*.gguf);;All files (*)</source>
        <translation>Fichiers GGUF (*.gguf);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>nearest to layer %1 · head %2</source>
        <translation>la plus proche de couche %1 · tête %2</translation>
    </message>
    <message>
        <source>This text is too long to be compared.</source>
        <translation>Ce texte est trop long pour être comparé.</translation>
    </message>
    <message>
        <source>Type a text to compare.</source>
        <translation>Tapez un texte à comparer.</translation>
    </message>
    <message>
        <source>%1 has no token for this text.</source>
        <translation>%1 n’a pas de token pour ce texte.</translation>
    </message>
    <message>
        <source>run %1</source>
        <translation>exécution %1</translation>
    </message>
</context>
<context>
    <name>CompareMaps</name>
    <message>
        <source>Compared attention maps</source>
        <translation>Cartes d’attention comparées</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>poids</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>différence</translation>
    </message>
    <message>
        <source>Which two maps are subtracted</source>
        <translation>Les deux cartes dont la différence est montrée</translation>
    </message>
    <message>
        <source>lowest</source>
        <translation>minimum</translation>
    </message>
    <message>
        <source>highest</source>
        <translation>maximum</translation>
    </message>
    <message>
        <source>%1 attends to %2: %3</source>
        <translation>%1 porte son attention sur %2&#xa0;: %3</translation>
    </message>
    <message>
        <source> or </source>
        <translation> ou </translation>
    </message>
</context>
<context>
    <name>CompareView</name>
    <message>
        <source>%1 nats</source>
        <translation>%1 nats</translation>
    </message>
    <message>
        <source>not defined</source>
        <translation>non définie</translation>
    </message>
    <message>
        <source>This query&apos;s weights, side by side</source>
        <translation>Les poids de cette requête, côte à côte</translation>
    </message>
    <message>
        <source>Where they differ most</source>
        <translation>Les plus grandes différences</translation>
    </message>
    <message>
        <source>%1 − %2</source>
        <translation>%1 − %2</translation>
    </message>
    <message>
        <source>Nowhere: the maps are %1.</source>
        <translation>Nulle part&#xa0;: les cartes sont %1.</translation>
    </message>
    <message>
        <source>Nowhere: the two maps are the same.</source>
        <translation>Nulle part&#xa0;: les deux cartes sont les mêmes.</translation>
    </message>
    <message>
        <source>%1 and %2 are %3</source>
        <translation>%1 et %2 sont %3</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Jensen–Shannon divergence %1, %2: %3 (mean over queries)</source>
        <translation>Divergence de Jensen–Shannon %1, %2&#xa0;: %3 (moyenne sur les requêtes)</translation>
    </message>
    <message>
        <source>%1 · Jensen–Shannon %2 (mean)</source>
        <translation>%1 · Jensen–Shannon %2 (moyenne)</translation>
    </message>
    <message>
        <source>Row “%1”: %2 side by side</source>
        <translation>Ligne «&#x202f;%1&#x202f;»&#xa0;: %2 côte à côte</translation>
    </message>
    <message>
        <source>Query “%1”: %2 side by side</source>
        <translation>Requête «&#x202f;%1&#x202f;»&#xa0;: %2 côte à côte</translation>
    </message>
    <message>
        <source>Jensen–Shannon divergence %1 (mean over queries) · this query %2</source>
        <translation>Divergence de Jensen–Shannon %1 (moyenne sur les requêtes) · cette requête %2</translation>
    </message>
    <message>
        <source>not in both</source>
        <translation>absente de l’un des deux</translation>
    </message>
    <message>
        <source>mixing weights have signs and no rows of sum 1, so there is no divergence between them</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ComparedMap</name>
    <message>
        <source>cell %1 · %2</source>
        <translation>cellule %1 · %2</translation>
    </message>
    <message>
        <source>%1 · cell %2</source>
        <translation>%1 · cellule %2</translation>
    </message>
    <message>
        <source>%1: not in both texts</source>
        <translation>%1&#xa0;: pas dans les deux textes</translation>
    </message>
    <message>
        <source>%1: not in its text</source>
        <translation>%1&#xa0;: pas dans son texte</translation>
    </message>
    <message>
        <source>%1: %2 → %3: %4</source>
        <translation>%1&#xa0;: %2 → %3&#xa0;: %4</translation>
    </message>
    <message>
        <source>without this token</source>
        <translation>sans ce token</translation>
    </message>
    <message>
        <source>%1 percent</source>
        <translation>%1 pour cent</translation>
    </message>
</context>
<context>
    <name>ComparedSides</name>
    <message>
        <source>1 token of %1 is not in %2</source>
        <translation>1 token de %1 n’est pas dans %2</translation>
    </message>
    <message>
        <source>%1 tokens of %2 are not in %3</source>
        <translation>%1 tokens de %2 ne sont pas dans %3</translation>
    </message>
    <message>
        <source>not computed yet</source>
        <translation>pas encore calculé</translation>
    </message>
    <message>
        <source>entropy %1 nats</source>
        <translation>entropie %1 nats</translation>
    </message>
    <message>
        <source>no row has an entropy</source>
        <translation>aucune ligne n’a d’entropie</translation>
    </message>
</context>
<context>
    <name>Composer</name>
    <message>
        <source>There is no figure yet to fill a page with: type a text that the model knows first.</source>
        <translation>Il n’y a pas encore de figure pour remplir une page&#xa0;: tapez d’abord un texte que le modèle connaît.</translation>
    </message>
    <message>
        <source>There is no figure to add to the page yet: type a text that the model knows first.</source>
        <translation>Il n’y a pas encore de figure à ajouter à la page&#xa0;: tapez d’abord un texte que le modèle connaît.</translation>
    </message>
    <message>
        <source>An empty page. Add what the window shows, choose a template, or drop a figure here.</source>
        <translation>Une page vide. Ajoutez ce que la fenêtre affiche, choisissez un gabarit, ou déposez une figure ici.</translation>
    </message>
    <message>
        <source>Change places</source>
        <translation>Échanger les places</translation>
    </message>
    <message>
        <source>The text is higher than its panel.</source>
        <translation>Le texte est plus haut que son panneau.</translation>
    </message>
    <message>
        <source>%1, %2 to %3</source>
        <translation>%1, %2 à %3</translation>
    </message>
    <message>
        <source>%1, %2 and %3</source>
        <translation>%1, %2 et %3</translation>
    </message>
    <message>
        <source>The colour bar has no room beside its maps: arrange the panels again, or make them narrower.</source>
        <translation>La barre de couleurs n’a pas de place à côté de ses cartes&#xa0;: disposez de nouveau les panneaux, ou rendez-les plus étroits.</translation>
    </message>
    <message>
        <source>The caption has no room under the panels: make the page higher, or leave it out.</source>
        <translation>La légende n’a pas de place sous les panneaux&#xa0;: rendez la page plus haute, ou laissez la légende de côté.</translation>
    </message>
    <message>
        <source>Panel %1: %2</source>
        <translation>Panneau %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Panel %1 reaches beyond the page.</source>
        <translation>Le panneau %1 dépasse de la page.</translation>
    </message>
    <message>
        <source>Attention figure of several panels</source>
        <translation>Figure d’attention à plusieurs panneaux</translation>
    </message>
    <message>
        <source>a second text for “two texts”</source>
        <translation>un second texte pour «&#xa0;deux textes&#xa0;»</translation>
    </message>
    <message>
        <source>a session of two runs: in the window, Compare, two texts</source>
        <translation>une session de deux exécutions&#xa0;: dans la fenêtre, Comparer, deux textes</translation>
    </message>
    <message>
        <source>the same weights as lines</source>
        <translation>les mêmes poids sous forme de traits</translation>
    </message>
    <message>
        <source>a picture for “map over picture”</source>
        <translation>une image pour «&#xa0;carte sur une image&#xa0;»</translation>
    </message>
    <message>
        <source>a model that reads pictures</source>
        <translation>un modèle qui lit des images</translation>
    </message>
    <message>
        <source>over the picture</source>
        <translation>sur l’image</translation>
    </message>
    <message>
        <source>the whole map</source>
        <translation>la carte entière</translation>
    </message>
    <message>
        <source>full</source>
        <translation>plein</translation>
    </message>
    <message>
        <source>causal</source>
        <translation>causal</translation>
    </message>
    <message>
        <source>window of 2 and 2</source>
        <translation>fenêtre de 2 et 2</translation>
    </message>
    <message>
        <source>window and global</source>
        <translation>fenêtre et global</translation>
    </message>
    <message>
        <source>a text for “kinds of masks”</source>
        <translation>un texte pour «&#xa0;sortes de masques&#xa0;»</translation>
    </message>
    <message>
        <source>a model or module that reads a text</source>
        <translation>un modèle ou un module qui lit un texte</translation>
    </message>
    <message>
        <source>how its weights come about</source>
        <translation>d’où viennent ses poids</translation>
    </message>
    <message>
        <source>a second head for “two heads”</source>
        <translation>une seconde tête pour «&#xa0;deux têtes&#xa0;»</translation>
    </message>
    <message>
        <source>a model with several</source>
        <translation>un modèle qui en a plusieurs</translation>
    </message>
    <message>
        <source>what wrote the chosen cell&apos;s score</source>
        <translation>ce qui a écrit le score de la cellule choisie</translation>
    </message>
    <message>
        <source>One map</source>
        <translation>Une carte</translation>
    </message>
    <message>
        <source>One head&apos;s map with its tokens, one column wide.</source>
        <translation>La carte d’une tête avec ses tokens, large d’une colonne.</translation>
    </message>
    <message>
        <source>Grid of heads</source>
        <translation>Grille de têtes</translation>
    </message>
    <message>
        <source>Every head of every layer, with one colour bar.</source>
        <translation>Chaque tête de chaque couche, avec une seule barre de couleurs.</translation>
    </message>
    <message>
        <source>Through the layers</source>
        <translation>À travers les couches</translation>
    </message>
    <message>
        <source>The head of one number in each layer.</source>
        <translation>La tête de même numéro dans chaque couche.</translation>
    </message>
    <message>
        <source>Two texts</source>
        <translation>Deux textes</translation>
    </message>
    <message>
        <source>The same head in the texts of two runs, with cells of one size and one colour bar.</source>
        <translation>La même tête dans les textes de deux exécutions, avec des cellules d’une même taille et une seule barre de couleurs.</translation>
    </message>
    <message>
        <source>Two heads and their difference</source>
        <translation>Deux têtes et leur différence</translation>
    </message>
    <message>
        <source>Two heads on one scale, and what one has more than the other.</source>
        <translation>Deux têtes à la même échelle, et ce que l’une a de plus que l’autre.</translation>
    </message>
    <message>
        <source>Four heads as lines</source>
        <translation>Quatre têtes en traits</translation>
    </message>
    <message>
        <source>The heads that you picked, or the layer&apos;s first, as lines between the tokens.</source>
        <translation>Les têtes que vous avez sélectionnées, ou les premières de la couche, sous forme de traits entre les tokens.</translation>
    </message>
    <message>
        <source>One word in two heads</source>
        <translation>Un mot dans deux têtes</translation>
    </message>
    <message>
        <source>What the chosen token attends to, in two heads.</source>
        <translation>Sur quoi le token choisi porte son attention, dans deux têtes.</translation>
    </message>
    <message>
        <source>Map beside lines</source>
        <translation>Une carte et ses traits</translation>
    </message>
    <message>
        <source>A head&apos;s map, and the same weights as lines.</source>
        <translation>La carte d’une tête, et les mêmes poids sous forme de traits.</translation>
    </message>
    <message>
        <source>Map over a picture</source>
        <translation>Carte sur une image</translation>
    </message>
    <message>
        <source>What a patch attends to, over the picture, and the whole map.</source>
        <translation>Sur quoi un patch porte son attention, sur l’image, et la carte entière.</translation>
    </message>
    <message>
        <source>Kinds of masks</source>
        <translation>Sortes de masques</translation>
    </message>
    <message>
        <source>Full, causal, windowed and global attention on your text.</source>
        <translation>Attention pleine, causale, en fenêtre et globale sur votre texte.</translation>
    </message>
    <message>
        <source>Steps of a head</source>
        <translation>Étapes d’une tête</translation>
    </message>
    <message>
        <source>Queries, keys, scores and weights, and the map that they end in.</source>
        <translation>Requêtes, clés, scores et poids, et la carte à laquelle ils aboutissent.</translation>
    </message>
    <message>
        <source>Map and account</source>
        <translation>Carte et décomposition</translation>
    </message>
    <message>
        <source>A head&apos;s map, and what wrote the score of the chosen cell.</source>
        <translation>La carte d’une tête, et ce qui a écrit le score de la cellule choisie.</translation>
    </message>
    <message>
        <source>Add to page</source>
        <translation>Ajouter à la page</translation>
    </message>
    <message>
        <source>Add to pa&amp;ge</source>
        <translation>&amp;Ajouter à la page</translation>
    </message>
    <message>
        <source>Ctrl+Alt+P</source>
        <translation>Ctrl+Alt+P</translation>
    </message>
    <message>
        <source>Make the figure of what is shown a panel of the page in the composer</source>
        <translation>Faire de la figure de ce qui est affiché un panneau de la page, dans l’éditeur de page</translation>
    </message>
    <message>
        <source>&amp;Compose a page…</source>
        <translation>&amp;Composer une page…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+P</source>
        <translation>Ctrl+Shift+P</translation>
    </message>
    <message>
        <source>Open the composer: several figures on one page, with letters and one colour bar</source>
        <translation>Ouvrir l’éditeur de page&#xa0;: plusieurs figures sur une page, avec des lettres et une seule barre de couleurs</translation>
    </message>
</context>
<context>
    <name>ComposerWindow</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;New page</source>
        <translation>&amp;Nouvelle page</translation>
    </message>
    <message>
        <source>Begins an empty page</source>
        <translation>Commence une page vide</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Opens a page, or a figure of one; a session becomes a panel</source>
        <translation>Ouvre une page, ou la figure d’une page&#x202f;; une session devient un panneau</translation>
    </message>
    <message>
        <source>&amp;Save page</source>
        <translation>&amp;Enregistrer la page</translation>
    </message>
    <message>
        <source>Saves the page, to open it again</source>
        <translation>Enregistre la page, pour la rouvrir plus tard</translation>
    </message>
    <message>
        <source>Save page &amp;as…</source>
        <translation>Enregistrer la page &amp;sous…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+S</source>
        <translation>Ctrl+Shift+S</translation>
    </message>
    <message>
        <source>Saves it under another name</source>
        <translation>L’enregistre sous un autre nom</translation>
    </message>
    <message>
        <source>&amp;Export figure…</source>
        <translation>E&amp;xporter la figure…</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>Saves the page as PDF, SVG, PNG or TikZ</source>
        <translation>Enregistre la page en PDF, SVG, PNG ou TikZ</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Closes the composer</source>
        <translation>Ferme l’éditeur de page</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Undoes the last change of the page</source>
        <translation>Annule la dernière modification de la page</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Redoes what was undone</source>
        <translation>Rétablit ce qui a été annulé</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Z</source>
        <translation>Ctrl+Shift+Z</translation>
    </message>
    <message>
        <source>Ctrl+Y</source>
        <translation>Ctrl+Y</translation>
    </message>
    <message>
        <source>&amp;Copy page as picture</source>
        <translation>&amp;Copier la page comme image</translation>
    </message>
    <message>
        <source>Ctrl+Shift+C</source>
        <translation>Ctrl+Shift+C</translation>
    </message>
    <message>
        <source>Copies the page as PNG, SVG and PDF</source>
        <translation>Copie la page en PNG, SVG et PDF</translation>
    </message>
    <message>
        <source>S&amp;top drawing</source>
        <translation>Arrêter le &amp;dessin</translation>
    </message>
    <message>
        <source>Stops what takes long</source>
        <translation>Arrête ce qui dure longtemps</translation>
    </message>
    <message>
        <source>&amp;Page</source>
        <translation>&amp;Page</translation>
    </message>
    <message>
        <source>&amp;Arrange panels</source>
        <translation>&amp;Disposer les panneaux</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation>Ctrl+R</translation>
    </message>
    <message>
        <source>Puts the panels into the rows of the grid, each as high as it needs</source>
        <translation>Place les panneaux dans les rangées de la grille, chacun aussi haut qu’il le faut</translation>
    </message>
    <message>
        <source>Pa&amp;nel</source>
        <translation>Pa&amp;nneau</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Ajouter</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Dupliquer</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Ctrl+D</translation>
    </message>
    <message>
        <source>Adds a copy of the picked panel behind it</source>
        <translation>Ajoute une copie du panneau sélectionné juste après lui</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Removes the picked panel</source>
        <translation>Supprime le panneau sélectionné</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>&amp;Monter</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Up</translation>
    </message>
    <message>
        <source>Before the panel above it</source>
        <translation>Avant le panneau du dessus</translation>
    </message>
    <message>
        <source>Move d&amp;own</source>
        <translation>Des&amp;cendre</translation>
    </message>
    <message>
        <source>Alt+Down</source>
        <translation>Alt+Down</translation>
    </message>
    <message>
        <source>Behind the panel below it</source>
        <translation>Après le panneau du dessous</translation>
    </message>
    <message>
        <source>&amp;Open in window</source>
        <translation>&amp;Ouvrir dans la fenêtre</translation>
    </message>
    <message>
        <source>Shows the panel&apos;s session in the main window</source>
        <translation>Affiche la session du panneau dans la fenêtre principale</translation>
    </message>
    <message>
        <source>&amp;Take from window</source>
        <translation>&amp;Prendre de la fenêtre</translation>
    </message>
    <message>
        <source>Replaces the panel by what the main window shows</source>
        <translation>Remplace le panneau par ce que la fenêtre principale affiche</translation>
    </message>
    <message>
        <source>What the window &amp;shows</source>
        <translation>Ce que la &amp;fenêtre affiche</translation>
    </message>
    <message>
        <source>A &amp;text</source>
        <translation>Un &amp;texte</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>A saved &amp;figure…</source>
        <translation>Une figure &amp;enregistrée…</translation>
    </message>
    <message>
        <source>A whole &amp;page</source>
        <translation>Une &amp;page entière</translation>
    </message>
    <message>
        <source>Drawing…</source>
        <translation>Dessin en cours…</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>Copied the page</source>
        <translation>Page copiée</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Arrêté</translation>
    </message>
    <message>
        <source>Untitled page</source>
        <translation>Page sans titre</translation>
    </message>
    <message>
        <source>%1[*] — Composer</source>
        <translation>%1[*] — Éditeur de page</translation>
    </message>
    <message>
        <source>%1 × %2 mm · panels: %3 · %4</source>
        <translation>%1 × %2 mm · panneaux&#xa0;: %3 · %4</translation>
    </message>
    <message>
        <source>vector</source>
        <translation>vectoriel</translation>
    </message>
    <message>
        <source>maps as lossless pictures</source>
        <translation>cartes en images sans perte</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: smaller than the %2 pt that can be printed</source>
        <translation>%1&#xa0;: plus petit que les %2 pt que l’on peut imprimer</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>ContextMenu</name>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Copy the &amp;weight</source>
        <translation>Copier le p&amp;oids</translation>
    </message>
    <message>
        <source>This weight is hidden until it has been guessed.</source>
        <translation>Ce poids est caché jusqu’au pronostic.</translation>
    </message>
    <message>
        <source>Copy figure as &amp;picture</source>
        <translation>Copier la figure comme &amp;image</translation>
    </message>
    <message>
        <source>Copy figure &amp;as</source>
        <translation>Copier la figure &amp;sous forme de</translation>
    </message>
    <message>
        <source>&amp;Export figure…</source>
        <translation>E&amp;xporter la figure…</translation>
    </message>
    <message>
        <source>Copy the head&apos;s &amp;name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the cell in &amp;Map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show how the weight is computed, in &amp;Steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show wh&amp;y the cell has its score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Which heads attend to this cell?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the head&apos;s &amp;map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the head&apos;s &amp;steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Compare the head with another</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CopyAs</name>
    <message>
        <source>Copy as co&amp;mmand</source>
        <translation>Copier comme &amp;commande</translation>
    </message>
    <message>
        <source>The line that draws the figure again without the window, for a shell</source>
        <translation>La ligne qui redessine la figure sans la fenêtre, dans un terminal</translation>
    </message>
    <message>
        <source>Copy as P&amp;ython</source>
        <translation>Copier comme P&amp;ython</translation>
    </message>
    <message>
        <source>A script that draws it with Matplotlib, its numbers within</source>
        <translation>Un script qui la dessine avec Matplotlib, ses nombres compris</translation>
    </message>
    <message>
        <source>Copy as sess&amp;ion</source>
        <translation>Copier comme sess&amp;ion</translation>
    </message>
    <message>
        <source>The session as JSON, as an .attnscope file has it</source>
        <translation>La session en JSON, comme dans un fichier .attnscope</translation>
    </message>
</context>
<context>
    <name>Core</name>
    <message>
        <source>Row “本”, the measure word of books: most weight lies on “books”, which chooses it. Change “books” to “cats”, empty the target and press Generate: cats are counted in 只.</source>
        <translation>Ligne «&#x202f;本&#x202f;», le classificateur des livres&#xa0;: la plus grande partie du poids est sur «&#x202f;books&#x202f;», qui le détermine. Remplacez «&#x202f;books&#x202f;» par «&#x202f;cats&#x202f;», videz la cible et appuyez sur Générer&#xa0;: les chats se comptent avec 只.</translation>
    </message>
    <message>
        <source>Row “lamp”, the second one: most weight lies on the first “lamp”. The head looks for what followed “red” before. Write another word for “lamp”, both times.</source>
        <translation>Ligne du second «&#x202f;lamp&#x202f;»&#xa0;: la plus grande partie du poids est sur le premier «&#x202f;lamp&#x202f;». La tête cherche ce qui a suivi «&#x202f;red&#x202f;» auparavant. Remplacez «&#x202f;lamp&#x202f;» par un autre mot, les deux fois.</translation>
    </message>
    <message>
        <source>Row “or”, the second one: most weight lies on the first “or”. The name is made up and comes in pieces; the head copies what followed “Z” before.</source>
        <translation>Ligne du second «&#x202f;or&#x202f;»&#xa0;: la plus grande partie du poids est sur le premier «&#x202f;or&#x202f;». Le nom est inventé et arrive en morceaux&#x202f;; la tête copie ce qui a suivi «&#x202f;Z&#x202f;» auparavant.</translation>
    </message>
    <message>
        <source>Row “昨天”: nearly all weight lies on “yesterday”, the last word in English. Row “图书馆” finds “library”: the place comes before the verb now.</source>
        <translation>Ligne «&#x202f;昨天&#x202f;»&#xa0;: presque tout le poids est sur «&#x202f;yesterday&#x202f;», le dernier mot en anglais. La ligne «&#x202f;图书馆&#x202f;» trouve «&#x202f;library&#x202f;»&#xa0;: le lieu vient maintenant avant le verbe.</translation>
    </message>
    <message>
        <source>Row “are”, at the moment when it is about to be written: most weight lies on “dogs”, which decides that it is “are” and not “is”.</source>
        <translation>Ligne «&#x202f;are&#x202f;», au moment où ce mot va être écrit&#xa0;: la plus grande partie du poids est sur «&#x202f;dogs&#x202f;», qui décide que c’est «&#x202f;are&#x202f;» et non «&#x202f;is&#x202f;».</translation>
    </message>
    <message>
        <source>Row “爱”: most weight lies on “loves”. Row “老师”: on “teacher”. What stands after the noun in English stands before it in Chinese.</source>
        <translation>Ligne «&#x202f;爱&#x202f;»&#xa0;: la plus grande partie du poids est sur «&#x202f;loves&#x202f;». Ligne «&#x202f;老师&#x202f;»&#xa0;: sur «&#x202f;teacher&#x202f;». Ce qui se trouve après le nom en anglais se trouve avant lui en chinois.</translation>
    </message>
    <message>
        <source>Row “[MASK]”: most weight lies on “dogs”, so that “are” is the likeliest in its place. Change “dogs” to “dog”, and it is “is”.</source>
        <translation>Ligne «&#x202f;[MASK]&#x202f;»&#xa0;: la plus grande partie du poids est sur «&#x202f;dogs&#x202f;», si bien que «&#x202f;are&#x202f;» est le plus probable à cet endroit. Remplacez «&#x202f;dogs&#x202f;» par «&#x202f;dog&#x202f;», et c’est «&#x202f;is&#x202f;».</translation>
    </message>
    <message>
        <source>Row “it”: nearly all weight lies on “cat”. Change “tired” to “soft”, and it lies on “mat”: the last word decides what “it” is.</source>
        <translation>Ligne «&#x202f;it&#x202f;»&#xa0;: presque tout le poids est sur «&#x202f;cat&#x202f;». Remplacez «&#x202f;tired&#x202f;» par «&#x202f;soft&#x202f;», et il est sur «&#x202f;mat&#x202f;»&#xa0;: c’est le dernier mot qui décide de ce que «&#x202f;it&#x202f;» désigne.</translation>
    </message>
    <message>
        <source>Row “]”, at the moment when it is about to be written: most weight lies on “[”. Row “)”: on “(”, across the bracket inside.</source>
        <translation>Ligne «&#x202f;]&#x202f;», au moment où il va être écrit&#xa0;: la plus grande partie du poids est sur «&#x202f;[&#x202f;». Ligne «&#x202f;)&#x202f;»&#xa0;: sur «&#x202f;(&#x202f;», par-dessus les crochets qui sont à l’intérieur.</translation>
    </message>
    <message>
        <source>Row “fox”, its second time: all weight lies on the first “fox”. Type any word twice, and its second row finds the first.</source>
        <translation>Ligne du second «&#x202f;fox&#x202f;»&#xa0;: tout le poids est sur le premier «&#x202f;fox&#x202f;». Tapez deux fois n’importe quel mot, et la ligne du second trouve le premier.</translation>
    </message>
    <message>
        <source>Translates simple English into Chinese. Look in the cross-attention at which English word each Chinese one comes from.</source>
        <translation>Traduit de l’anglais simple en chinois. Regardez, dans l’attention croisée, de quel mot anglais vient chaque mot chinois.</translation>
    </message>
    <message>
        <source>Fills in [MASK] in everyday English. Look at what a pronoun means, and how the last word of a sentence decides it.</source>
        <translation>Remplit [MASK] dans un anglais de tous les jours. Regardez ce que désigne un pronom, et comment le dernier mot d’une phrase en décide.</translation>
    </message>
    <message>
        <source>Finds the one thing in a picture that has no second of its kind. Look at [CLS], and at what a thing finds alike.</source>
        <translation>Trouve, dans une image, la seule chose qui n’a pas sa pareille. Regardez [CLS], et ce qu’une chose trouve de semblable à elle.</translation>
    </message>
    <message>
        <source>Row “They”: most weight lies on “dogs”. Change “They barked” to “She wore a crown”, and row “She” finds “queen”.</source>
        <translation>Ligne «&#x202f;They&#x202f;»&#xa0;: la plus grande partie du poids est sur «&#x202f;dogs&#x202f;». Remplacez «&#x202f;They barked&#x202f;» par «&#x202f;She wore a crown&#x202f;», et la ligne «&#x202f;She&#x202f;» trouve «&#x202f;queen&#x202f;».</translation>
    </message>
    <message>
        <source>tokenizer.json, vocab.json with merges.txt, vocab.txt or SentencePiece&apos;s files; without one, token ids (--ids)</source>
        <translation>tokenizer.json, vocab.json avec merges.txt, vocab.txt ou les fichiers de SentencePiece&#x202f;; sans tokenizer, des ids de tokens (--ids)</translation>
    </message>
    <message>
        <source>Row “rose”, its fourth time: each “rose” so far has a quarter of the weight. Another “rose” makes it a fifth.</source>
        <translation>Ligne du quatrième «&#x202f;rose&#x202f;»&#xa0;: chaque «&#x202f;rose&#x202f;» jusqu’à lui a un quart du poids. Un «&#x202f;rose&#x202f;» de plus, et c’est un cinquième.</translation>
    </message>
    <message>
        <source>Predicts the next word of everyday English. Look for verb and subject, copied names, brackets, repetition.</source>
        <translation>Prédit le mot suivant d’un anglais de tous les jours. Regardez le verbe et son sujet, les noms copiés, les parenthèses, les répétitions.</translation>
    </message>
    <message>
        <source>Row “tea”, the second one: most weight lies on the first “tea”, which came after “and” before, too.</source>
        <translation>Ligne du second «&#x202f;tea&#x202f;»&#xa0;: la plus grande partie du poids est sur le premier «&#x202f;tea&#x202f;», qui venait déjà après «&#x202f;and&#x202f;».</translation>
    </message>
    <message>
        <source>Row “it”: nearly all weight lies on “table”. Change “broken” to “sleepy”, and it lies on “dog”.</source>
        <translation>Ligne «&#x202f;it&#x202f;»&#xa0;: presque tout le poids est sur «&#x202f;table&#x202f;». Remplacez «&#x202f;broken&#x202f;» par «&#x202f;sleepy&#x202f;», et il est sur «&#x202f;dog&#x202f;».</translation>
    </message>
    <message>
        <source>Row “looks”: all weight lies on “word”, the token before. Every row does so, whatever you type.</source>
        <translation>Ligne «&#x202f;looks&#x202f;»&#xa0;: tout le poids est sur «&#x202f;word&#x202f;», le token précédent. Chaque ligne fait de même, quoi que vous tapiez.</translation>
    </message>
    <message>
        <source>Row “什么”: most weight lies on “What”, which stands first in English. Row “雨伞” finds “umbrella”.</source>
        <translation>Ligne «&#x202f;什么&#x202f;»&#xa0;: la plus grande partie du poids est sur «&#x202f;What&#x202f;», qui est le premier mot en anglais. La ligne «&#x202f;雨伞&#x202f;» trouve «&#x202f;umbrella&#x202f;».</translation>
    </message>
    <message>
        <source>the end of the row, as there are %1 column names (a text with a separator in it stands in quotes)</source>
        <translation>la fin de la ligne, puisqu’il y a %1 noms de colonnes (un texte qui contient un séparateur se met entre guillemets)</translation>
    </message>
    <message>
        <source>Made by hand, on any text: heads that look at the token before, the same token, the first one</source>
        <translation>Fait à la main, pour n’importe quel texte&#xa0;: des têtes qui regardent le token précédent, le même token, le premier</translation>
    </message>
    <message>
        <source>Row “She”: most weight lies on “girl”. Change “She” to “He”, and row “He” finds “boy”.</source>
        <translation>Ligne «&#x202f;She&#x202f;»&#xa0;: la plus grande partie du poids est sur «&#x202f;girl&#x202f;». Remplacez «&#x202f;She&#x202f;» par «&#x202f;He&#x202f;», et la ligne «&#x202f;He&#x202f;» trouve «&#x202f;boy&#x202f;».</translation>
    </message>
    <message>
        <source>Row “cat”: nearly all weight lies on “old”, the word before. Nearly every row does so.</source>
        <translation>Ligne «&#x202f;cat&#x202f;»&#xa0;: presque tout le poids est sur «&#x202f;old&#x202f;», le mot précédent. Presque toutes les lignes font de même.</translation>
    </message>
    <message>
        <source>the name of a model that comes with the program, or of a folder beside the lesson</source>
        <translation>le nom d’un modèle fourni avec le programme, ou d’un dossier à côté de la leçon</translation>
    </message>
    <message>
        <source>Row “are”, about to be written: most weight lies on “boys”, over a whole clause.</source>
        <translation>Ligne «&#x202f;are&#x202f;», qui va être écrit&#xa0;: la plus grande partie du poids est sur «&#x202f;boys&#x202f;», par-dessus toute une proposition.</translation>
    </message>
    <message>
        <source>Row “are”: most weight lies on “dogs”, not on “cat”, which stands next to it.</source>
        <translation>Ligne «&#x202f;are&#x202f;»&#xa0;: la plus grande partie du poids est sur «&#x202f;dogs&#x202f;», et non sur «&#x202f;cat&#x202f;», qui se trouve juste à côté.</translation>
    </message>
    <message>
        <source>a row in which numbers of two places lead, by e^x, to the head&apos;s own weights</source>
        <translation>une ligne où des nombres à deux décimales donnent, par e^x, les poids mêmes de la tête</translation>
    </message>
    <message>
        <source>a row that, rounded to two places, adds up to 1.00 and could have a blank</source>
        <translation>une ligne qui, arrondie à deux décimales, a pour somme 1.00 et où l’on pourrait laisser une case vide</translation>
    </message>
    <message>
        <source>its download was broken off, and downloading it again goes on from there</source>
        <translation>son téléchargement a été interrompu&#x202f;; le relancer le reprend là où il s’est arrêté</translation>
    </message>
    <message>
        <source>another run of the session, counted from 0, that is not patched itself</source>
        <translation>une autre exécution de la session, comptée à partir de 0, qui n’est pas elle-même patchée</translation>
    </message>
    <message>
        <source>a link to https, http or mailto, or to a file in the lesson&apos;s folder</source>
        <translation>un lien https, http ou mailto, ou un lien vers un fichier du dossier de la leçon</translation>
    </message>
    <message>
        <source>a model that comes with the program, or one in the lesson&apos;s folder</source>
        <translation>un modèle fourni avec le programme, ou un modèle du dossier de la leçon</translation>
    </message>
    <message>
        <source>one in which numbers of two places lead to the head&apos;s own weights</source>
        <translation>une ligne où des nombres à deux décimales donnent les poids mêmes de la tête</translation>
    </message>
    <message>
        <source>NaN or infinite numbers, because the model&apos;s weights have some</source>
        <translation>NaN ou des nombres infinis, parce que les poids du modèle en contiennent</translation>
    </message>
    <message>
        <source>it only stands for the tokenizer, which “git lfs pull” fetches</source>
        <translation>il ne fait que tenir la place du tokenizer, que «&#x202f;git lfs pull&#x202f;» va chercher</translation>
    </message>
    <message>
        <source>Row “)”: most weight lies on “(”, across the bracket inside.</source>
        <translation>Ligne «&#x202f;)&#x202f;»&#xa0;: la plus grande partie du poids est sur «&#x202f;(&#x202f;», par-dessus les crochets qui sont à l’intérieur.</translation>
    </message>
    <message>
        <source>it only stands for the weights, which “git lfs pull” fetches</source>
        <translation>il ne fait que tenir la place des poids, que «&#x202f;git lfs pull&#x202f;» va chercher</translation>
    </message>
    <message>
        <source>at most %1 MB%2; without --with-data it stays beside the figure</source>
        <translation>au plus %1 Mo%2&#x202f;; sans --with-data, il reste à côté de la figure</translation>
    </message>
    <message>
        <source>a model folder in the Hugging Face layout, or a GGUF file</source>
        <translation>un dossier de modèle disposé comme ceux de Hugging Face, ou un fichier GGUF</translation>
    </message>
    <message>
        <source>a model folder, a teaching module, or recorded attention</source>
        <translation>un dossier de modèle, un module pédagogique ou une attention enregistrée</translation>
    </message>
    <message>
        <source>a figure of attention, or queries and keys, from a file</source>
        <translation>une figure d’une attention, ou de requêtes et de clés, lues dans un fichier</translation>
    </message>
    <message>
        <source>it became shorter while it was read, or its disk failed</source>
        <translation>il a raccourci pendant la lecture, ou son disque est en panne</translation>
    </message>
    <message>
        <source>the texts of the run that a head&apos;s output is taken from</source>
        <translation>le nombre de textes de l’exécution où est prise la sortie d’une tête</translation>
    </message>
    <message>
        <source>a run of the same model that was computed, with layer %1</source>
        <translation>une exécution du même modèle qui a été calculée, avec la couche %1</translation>
    </message>
    <message>
        <source>at most 256 MB: fewer panels, or less painting in them</source>
        <translation>au plus 256 Mo&#xa0;: moins de panneaux, ou moins de cellules peintes dans les panneaux</translation>
    </message>
    <message>
        <source>sides that differ less: resized it has at most %1 pixels</source>
        <translation>des côtés moins inégaux&#xa0;: redimensionnée, l’image a au plus %1 pixels</translation>
    </message>
    <message>
        <source>what the engine computes, such as weight(&quot;it&quot; → &quot;cat&quot;)</source>
        <translation>ce que le moteur calcule, par exemple weight(&quot;it&quot; → &quot;cat&quot;)</translation>
    </message>
    <message>
        <source>the dimensions that it said when it opened the model</source>
        <translation>les dimensions qu’il a annoncées à l’ouverture du modèle</translation>
    </message>
    <message>
        <source>another program is drawing a sheet into this folder</source>
        <translation>un autre programme est en train de dessiner une fiche dans ce dossier</translation>
    </message>
    <message>
        <source>language, author, licence, version, released, model</source>
        <translation>language, author, licence, version, released, model</translation>
    </message>
    <message>
        <source>one of the same model and texts, to be gone on with</source>
        <translation>un atlas du même modèle et des mêmes textes, que l’on puisse continuer</translation>
    </message>
    <message>
        <source>0 ≤ from ≤ to ≤ 16777216, for queries 0 … 16777216</source>
        <translation>0 ≤ from ≤ to ≤ 16777216, pour les requêtes 0 … 16777216</translation>
    </message>
    <message>
        <source>a file that “Save module” wrote, or a model folder</source>
        <translation>un fichier écrit par «&#x202f;Enregistrer le module&#x202f;», ou un dossier de modèle</translation>
    </message>
    <message>
        <source>a row that is not hidden until it has been guessed</source>
        <translation>une ligne qui ne soit pas cachée jusqu’au pronostic</translation>
    </message>
    <message>
        <source>the name of a measure, such as entropy or previous</source>
        <translation>le nom d’une mesure, par exemple entropy ou previous</translation>
    </message>
    <message>
        <source>numbers of 2 to 5 axes, as [heads, queries, keys]</source>
        <translation>des nombres rangés sur 2 à 5 axes, par exemple [têtes, requêtes, clés]</translation>
    </message>
    <message>
        <source>“kind:” choice, number, cell, head, token or text</source>
        <translation>«&#x202f;kind:&#x202f;» suivi de choice, number, cell, head, token ou text</translation>
    </message>
    <message>
        <source>--block self, decoder or cross, or --tensor NAME</source>
        <translation>--block self, decoder ou cross, ou --tensor NAME</translation>
    </message>
    <message>
        <source>a model, or queries and keys, to compute it from</source>
        <translation>un modèle, ou des requêtes et des clés, à partir desquels le calculer</translation>
    </message>
    <message>
        <source>a session or page that was saved from its window</source>
        <translation>une session ou une page enregistrée depuis sa fenêtre</translation>
    </message>
    <message>
        <source>pieces with ids, or a list of pieces with scores</source>
        <translation>des morceaux avec leurs ids, ou une liste de morceaux avec leurs scores</translation>
    </message>
    <message>
        <source>a list of numbers, or an object with such lists</source>
        <translation>une liste de nombres, ou un objet qui contient de telles listes</translation>
    </message>
    <message>
        <source>finite ones, of texts and tokens that are there</source>
        <translation>des nombres finis, pour des textes et des tokens qui existent</translation>
    </message>
    <message>
        <source>the header length (is this a safetensors file?)</source>
        <translation>la longueur de l’en-tête (est-ce bien un fichier safetensors&#x202f;?)</translation>
    </message>
    <message>
        <source>the name that leads to the model&apos;s other parts</source>
        <translation>le nom qui mène aux autres parties du modèle</translation>
    </message>
    <message>
        <source>answers, NAME.attnanswers, or codes, NAME.txt</source>
        <translation>des réponses, NAME.attnanswers, ou des codes, NAME.txt</translation>
    </message>
    <message>
        <source>the head that is patched position by position</source>
        <translation>la tête qui est patchée position par position</translation>
    </message>
    <message>
        <source>the map of a head that is given other weights</source>
        <translation>la carte d’une tête qui reçoit d’autres poids</translation>
    </message>
    <message>
        <source>a model without a convolution beside a layer</source>
        <translation>un modèle sans convolution à côté d’une couche</translation>
    </message>
    <message>
        <source>cells that are hidden or uncovered, not both</source>
        <translation>des cellules cachées ou découvertes, pas les deux à la fois</translation>
    </message>
    <message>
        <source>a model that predicts tokens, such as GPT-2</source>
        <translation>un modèle qui prédit des tokens, comme GPT-2</translation>
    </message>
    <message>
        <source>a model with a tower for each, such as CLIP</source>
        <translation>un modèle qui a une tour pour les images et une pour les textes, comme CLIP</translation>
    </message>
    <message>
        <source>a regular expression of at most 16384 bytes</source>
        <translation>une expression régulière d’au plus 16384 octets</translation>
    </message>
    <message>
        <source>answers once, of which the later ones count</source>
        <translation>ses réponses une seule fois, et ce sont les dernières qui comptent</translation>
    </message>
    <message>
        <source>at most 64 MB: fewer painted cells or texts</source>
        <translation>au plus 64 Mo&#xa0;: moins de cellules peintes ou moins de textes</translation>
    </message>
    <message>
        <source>the file’s own name instead of the folder’s</source>
        <translation>le nom du fichier lui-même au lieu de celui du dossier</translation>
    </message>
    <message>
        <source>a layer without a gate or an index of keys</source>
        <translation>une couche sans porte et sans index de clés</translation>
    </message>
    <message>
        <source>an answer, since only a choice has options</source>
        <translation>une réponse, car seule une question «&#x202f;choice&#x202f;» a des choix</translation>
    </message>
    <message>
        <source>at most %1 channels of %2 to %3 samples a second</source>
        <translation>au plus %1 canaux de %2 à %3 échantillons par seconde</translation>
    </message>
    <message>
        <source>other numbers in the stream between layers</source>
        <translation>d’autres nombres dans le flux résiduel entre les couches</translation>
    </message>
    <message>
        <source>the map of a head whose pattern is patched</source>
        <translation>la carte d’une tête dont le motif est patché</translation>
    </message>
    <message>
        <source>the run that a head&apos;s output is taken from</source>
        <translation>l’exécution où est prise la sortie d’une tête</translation>
    </message>
    <message>
        <source>the table of one head, or .npy for several</source>
        <translation>le tableau d’une seule tête, ou .npy pour plusieurs</translation>
    </message>
    <message>
        <source>a picture in the lesson&apos;s folder or below</source>
        <translation>une image du dossier de la leçon ou d’un de ses sous-dossiers</translation>
    </message>
    <message>
        <source>as many numbers as “q” has for each token</source>
        <translation>autant de nombres que «&#x202f;q&#x202f;» en a pour chaque token</translation>
    </message>
    <message>
        <source>at most %1 bytes without control characters</source>
        <translation>au plus %1 octets, sans caractères de contrôle</translation>
    </message>
    <message>
        <source>one in the settings, or --engine %1=COMMAND</source>
        <translation>une commande dans les préférences, ou --engine %1=COMMAND</translation>
    </message>
    <message>
        <source>the eight hexadecimal digits of a version</source>
        <translation>les huit chiffres hexadécimaux d’une version</translation>
    </message>
    <message>
        <source>Primer encoder: words in both directions</source>
        <translation>Encodeur Primer&#xa0;: les mots dans les deux sens</translation>
    </message>
    <message>
        <source>a reference to what is not in the pickle</source>
        <translation>une référence à ce qui n’est pas dans le pickle</translation>
    </message>
    <message>
        <source>it is a link to a file that is not there</source>
        <translation>c’est un lien vers un fichier qui n’existe pas</translation>
    </message>
    <message>
        <source>keys and values, which the encoder makes</source>
        <translation>des clés et des valeurs, que l’encodeur calcule</translation>
    </message>
    <message>
        <source>as many as in the run that is patched, %1</source>
        <translation>autant que dans l’exécution qui est patchée, %1</translation>
    </message>
    <message>
        <source>attention that another program computed</source>
        <translation>une attention calculée par un autre programme</translation>
    </message>
    <message>
        <source>deflated bytes of the size that it says</source>
        <translation>des octets compressés par deflate, de la taille annoncée</translation>
    </message>
    <message>
        <source>its steps and questions would be others</source>
        <translation>ses étapes et ses questions ne seraient plus les mêmes</translation>
    </message>
    <message>
        <source>what a head writes by its weights alone</source>
        <translation>ce qu’une tête écrit par ses seuls poids</translation>
    </message>
    <message>
        <source>what the archive&apos;s directory says of it</source>
        <translation>ce qu’en dit le répertoire de l’archive</translation>
    </message>
    <message>
        <source>“%1”, there or in generation_config.json,</source>
        <translation>«&#x202f;%1&#x202f;», dans ce fichier ou dans generation_config.json,</translation>
    </message>
    <message>
        <source>“They” are the dogs, “She” is the queen</source>
        <translation>«&#x202f;They&#x202f;» désigne les chiens, «&#x202f;She&#x202f;» la reine</translation>
    </message>
    <message>
        <source>a regular expression that Oniguruma can take</source>
        <translation>une expression régulière qu’Oniguruma peut traiter</translation>
    </message>
    <message>
        <source>at most %1 bytes for a file of this size</source>
        <translation>au plus %1 octets pour un fichier de cette taille</translation>
    </message>
    <message>
        <source>at most the %1 rows of token_embd.weight</source>
        <translation>au plus les %1 lignes de token_embd.weight</translation>
    </message>
    <message>
        <source>the model that the engine opened again</source>
        <translation>le modèle que le moteur a rouvert</translation>
    </message>
    <message>
        <source>the model&apos;s hash in hexadecimal digits</source>
        <translation>le hash du modèle en chiffres hexadécimaux</translation>
    </message>
    <message>
        <source>Primer translator: English to Chinese</source>
        <translation>Traducteur Primer&#xa0;: de l’anglais au chinois</translation>
    </message>
    <message>
        <source>a code, or a name, a colon and a code</source>
        <translation>un code, ou un nom suivi de deux-points et d’un code</translation>
    </message>
    <message>
        <source>a text in UTF-8 (in Excel: CSV UTF-8)</source>
        <translation>un texte en UTF-8 (dans Excel&#xa0;: CSV UTF-8)</translation>
    </message>
    <message>
        <source>a title, “# …”, before the first step</source>
        <translation>un titre, «&#x202f;# …&#x202f;», avant la première étape</translation>
    </message>
    <message>
        <source>lines in NAME.txt, or rows of a sheet</source>
        <translation>des lignes de NAME.txt, ou les lignes d’un tableau</translation>
    </message>
    <message>
        <source>null or 0: the same tokens every time</source>
        <translation>null ou 0&#xa0;: toujours les mêmes tokens</translation>
    </message>
    <message>
        <source>one of this version of AttentionScope</source>
        <translation>un code de cette version d’AttentionScope</translation>
    </message>
    <message>
        <source>one to the queries of cross-attention</source>
        <translation>un chemin vers les requêtes de l’attention croisée</translation>
    </message>
    <message>
        <source>queries and keys that the engine sees</source>
        <translation>des requêtes et des clés que le moteur voit</translation>
    </message>
    <message>
        <source>the name of a file in the same folder</source>
        <translation>le nom d’un fichier du même dossier</translation>
    </message>
    <message>
        <source>the one that the atlas was begun with</source>
        <translation>celui avec lequel l’atlas a été commencé</translation>
    </message>
    <message>
        <source>The question word stays in its place</source>
        <translation>Le mot interrogatif reste en place</translation>
    </message>
    <message>
        <source>a dictionary within a dictionary, “%1”</source>
        <translation>un dictionnaire dans un dictionnaire, «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>a feed-forward layer without experts</source>
        <translation>une couche feed-forward sans experts</translation>
    </message>
    <message>
        <source>a list of tokens, or a list of these</source>
        <translation>une liste de tokens, ou une liste de telles listes</translation>
    </message>
    <message>
        <source>a model that predicts the next token</source>
        <translation>un modèle qui prédit le token suivant</translation>
    </message>
    <message>
        <source>a number for each pair of dimensions</source>
        <translation>un nombre pour chaque paire de dimensions</translation>
    </message>
    <message>
        <source>a number whose exponential is finite</source>
        <translation>un nombre dont l’exponentielle est finie</translation>
    </message>
    <message>
        <source>an object of tensors and their files</source>
        <translation>un objet qui donne les tenseurs et leurs fichiers</translation>
    </message>
    <message>
        <source>two pieces with a space between them</source>
        <translation>deux morceaux séparés par un espace</translation>
    </message>
    <message>
        <source>a class, a key, a device and a size</source>
        <translation>une classe, une clé, un périphérique et une taille</translation>
    </message>
    <message>
        <source>a separator after the closing quote</source>
        <translation>un séparateur après le guillemet fermant</translation>
    </message>
    <message>
        <source>a whole number from 0 to 4294967295</source>
        <translation>un nombre entier de 0 à 4294967295</translation>
    </message>
    <message>
        <source>an object that says what to look at</source>
        <translation>un objet qui dit ce qu’il faut regarder</translation>
    </message>
    <message>
        <source>at least one head, token and number</source>
        <translation>au moins une tête, un token et un nombre</translation>
    </message>
    <message>
        <source>one from the encoder to the decoder</source>
        <translation>un chemin de l’encodeur au décodeur</translation>
    </message>
    <message>
        <source>the attention that the lesson shows</source>
        <translation>l’attention que montre la leçon</translation>
    </message>
    <message>
        <source>the output of a head of another run</source>
        <translation>la sortie d’une tête d’une autre exécution</translation>
    </message>
    <message>
        <source>version 1, which this program reads</source>
        <translation>la version 1, que ce programme lit</translation>
    </message>
    <message>
        <source>a cell alone, or a row or a column</source>
        <translation>une cellule seule, ou une ligne ou une colonne</translation>
    </message>
    <message>
        <source>a state in this step or one before</source>
        <translation>un état dans cette étape ou dans une étape précédente</translation>
    </message>
    <message>
        <source>a state_dict that torch.save wrote</source>
        <translation>un state_dict écrit par torch.save</translation>
    </message>
    <message>
        <source>a tuple of its class, key and size</source>
        <translation>un tuple de sa classe, de sa clé et de sa taille</translation>
    </message>
    <message>
        <source>extra_ids in tokenizer_config.json</source>
        <translation>extra_ids dans tokenizer_config.json</translation>
    </message>
    <message>
        <source>in the first part of a split model</source>
        <translation>la première partie d’un modèle réparti sur plusieurs fichiers</translation>
    </message>
    <message>
        <source>one folder that all members are in</source>
        <translation>un seul dossier pour tous les membres</translation>
    </message>
    <message>
        <source>the likeness of pictures and texts</source>
        <translation>la ressemblance entre images et textes</translation>
    </message>
    <message>
        <source>what to look at, such as “row: it”</source>
        <translation>ce qu’il faut regarder, par exemple «&#x202f;row: it&#x202f;»</translation>
    </message>
    <message>
        <source>“She” is the girl, “He” is the boy</source>
        <translation>«&#x202f;She&#x202f;» désigne la fille, «&#x202f;He&#x202f;» le garçon</translation>
    </message>
    <message>
        <source>The boys who know the teacher are</source>
        <translation>The boys who know the teacher are</translation>
    </message>
    <message>
        <source>a gate, which depends on the text</source>
        <translation>une porte, qui dépend du texte</translation>
    </message>
    <message>
        <source>a text without control characters</source>
        <translation>un texte sans caractères de contrôle</translation>
    </message>
    <message>
        <source>a word that the vocabulary begins</source>
        <translation>les mots dont le début est dans le vocabulaire</translation>
    </message>
    <message>
        <source>at most %1 cells to describe a head</source>
        <translation>au plus %1 cellules pour décrire une tête</translation>
    </message>
    <message>
        <source>bytes that are stored as they are</source>
        <translation>des octets stockés tels quels</translation>
    </message>
    <message>
        <source>it does not read what it is asked</source>
        <translation>il ne lit pas ce qu’on lui demande</translation>
    </message>
    <message>
        <source>numbers among the %1 of its storage</source>
        <translation>des nombres parmi les %1 de sa zone de stockage</translation>
    </message>
    <message>
        <source>one of this version of the lesson</source>
        <translation>un code de cette version de la leçon</translation>
    </message>
    <message>
        <source>the measure of this head and text</source>
        <translation>la mesure de cette tête pour ce texte</translation>
    </message>
    <message>
        <source>the types that tokenizer.json has</source>
        <translation>les types qu’utilise tokenizer.json</translation>
    </message>
    <message>
        <source>those of %1 as the session knows it</source>
        <translation>ceux de %1 tels que la session les connaît</translation>
    </message>
    <message>
        <source>whole numbers of at most 10 bytes</source>
        <translation>des nombres entiers d’au plus 10 octets</translation>
    </message>
    <message>
        <source>The clause moves before its noun</source>
        <translation>La proposition passe avant son nom</translation>
    </message>
    <message>
        <source>a model with encoder and decoder</source>
        <translation>un modèle avec encodeur et décodeur</translation>
    </message>
    <message>
        <source>a number from 0 that fits a file</source>
        <translation>un nombre à partir de 0 qui tienne dans un fichier</translation>
    </message>
    <message>
        <source>an object with the tower&apos;s sizes</source>
        <translation>un objet qui donne les tailles de la tour</translation>
    </message>
    <message>
        <source>at least one head, query and key</source>
        <translation>au moins une tête, une requête et une clé</translation>
    </message>
    <message>
        <source>at most 2^20 tokens of all texts</source>
        <translation>au plus 2^20 tokens pour l’ensemble des textes</translation>
    </message>
    <message>
        <source>fields in protobuf&apos;s wire format</source>
        <translation>des champs au format binaire de protobuf</translation>
    </message>
    <message>
        <source>one that stands for unknown text</source>
        <translation>un seul morceau qui représente le texte inconnu</translation>
    </message>
    <message>
        <source>sides of %1, one patch, to %2 pixels</source>
        <translation>des côtés de %1, un patch, à %2 pixels</translation>
    </message>
    <message>
        <source>the fused query-key-value weight</source>
        <translation>le poids fusionné requête-clé-valeur</translation>
    </message>
    <message>
        <source>the length of what each key adds</source>
        <translation>la longueur de ce que chaque clé ajoute</translation>
    </message>
    <message>
        <source>the picture that the model reads</source>
        <translation>l’image que lit le modèle</translation>
    </message>
    <message>
        <source>“query” of what an example shows</source>
        <translation>«&#x202f;query&#x202f;» de ce que montre un exemple</translation>
    </message>
    <message>
        <source>A name that nobody knows, again</source>
        <translation>De nouveau, un nom que personne ne connaît</translation>
    </message>
    <message>
        <source>a file of torch 0.1.10 or later</source>
        <translation>un fichier de torch 0.1.10 ou d’une version ultérieure</translation>
    </message>
    <message>
        <source>a header that reaches beyond it</source>
        <translation>un en-tête qui va au-delà</translation>
    </message>
    <message>
        <source>a place in the vocab of %1 pieces</source>
        <translation>une place dans le vocab de %1 morceaux</translation>
    </message>
    <message>
        <source>a weight of the engine&apos;s answer</source>
        <translation>un poids de la réponse du moteur</translation>
    </message>
    <message>
        <source>libjpeg-turbo cannot be started</source>
        <translation>impossible de démarrer libjpeg-turbo</translation>
    </message>
    <message>
        <source>no header where it should begin</source>
        <translation>pas d’en-tête là où il devrait commencer</translation>
    </message>
    <message>
        <source>one that a model computes again</source>
        <translation>une figure qu’un modèle recalcule</translation>
    </message>
    <message>
        <source>position encodings side by side</source>
        <translation>la comparaison d’encodages positionnels côte à côte</translation>
    </message>
    <message>
        <source>premature end behind the tables</source>
        <translation>fin prématurée après les tables</translation>
    </message>
    <message>
        <source>the numbers that are patched in</source>
        <translation>la liste des nombres introduits par le patching</translation>
    </message>
    <message>
        <source>the recipe of a teaching module</source>
        <translation>la recette d’un module pédagogique</translation>
    </message>
    <message>
        <source>the tensors that the file holds</source>
        <translation>les tenseurs que contient le fichier</translation>
    </message>
    <message>
        <source>the types that tokenizers write</source>
        <translation>les types qu’écrivent les tokenizers</translation>
    </message>
    <message>
        <source>what a head does by its weights</source>
        <translation>ce qu’une tête fait par ses poids</translation>
    </message>
    <message>
        <source>“keys” of what an example shows</source>
        <translation>«&#x202f;keys&#x202f;» de ce que montre un exemple</translation>
    </message>
    <message>
        <source>a layer of the engine&apos;s answer</source>
        <translation>une couche de la réponse du moteur</translation>
    </message>
    <message>
        <source>a model whose weights are here</source>
        <translation>un modèle dont les poids sont ici</translation>
    </message>
    <message>
        <source>a name and a size of each file</source>
        <translation>un nom et une taille pour chaque fichier</translation>
    </message>
    <message>
        <source>a table with one number a line</source>
        <translation>un tableau d’un nombre par ligne</translation>
    </message>
    <message>
        <source>an answer to what it was asked</source>
        <translation>une réponse à ce qui lui a été demandé</translation>
    </message>
    <message>
        <source>another one: give another name</source>
        <translation>un autre&#xa0;: donnez un autre nom</translation>
    </message>
    <message>
        <source>at most %1 levels of “(” and “!”</source>
        <translation>au plus %1 niveaux de «&#x202f;(&#x202f;» et «&#x202f;!&#x202f;»</translation>
    </message>
    <message>
        <source>it stopped without being asked</source>
        <translation>il s’est arrêté sans qu’on le lui demande</translation>
    </message>
    <message>
        <source>its bytes before the directory</source>
        <translation>ses octets avant le répertoire</translation>
    </message>
    <message>
        <source>nothing behind its last member</source>
        <translation>rien après son dernier membre</translation>
    </message>
    <message>
        <source>one of a step that asks for it</source>
        <translation>un pronostic pour une étape qui en demande un</translation>
    </message>
    <message>
        <source>the attention that step %1 shows</source>
        <translation>l’attention que montre l’étape %1</translation>
    </message>
    <message>
        <source>the id of the token that %1 adds</source>
        <translation>l’id du token qu’ajoute %1</translation>
    </message>
    <message>
        <source>the magic number of torch.save</source>
        <translation>le nombre magique de torch.save</translation>
    </message>
    <message>
        <source>the system that wrote the file</source>
        <translation>le système qui a écrit le fichier</translation>
    </message>
    <message>
        <source>“factor” of the rotary scaling</source>
        <translation>«&#x202f;factor&#x202f;» de la mise à l’échelle de RoPE</translation>
    </message>
    <message>
        <source>“lesson” before the first step</source>
        <translation>«&#x202f;lesson&#x202f;» avant la première étape</translation>
    </message>
    <message>
        <source>1 (Unigram) or 2 (byte pairs)</source>
        <translation>1 (Unigram) ou 2 (paires d’octets)</translation>
    </message>
    <message>
        <source>Primer decoder: left to right</source>
        <translation>Décodeur Primer&#xa0;: de gauche à droite</translation>
    </message>
    <message>
        <source>a model that is computed here</source>
        <translation>un modèle qui est calculé ici</translation>
    </message>
    <message>
        <source>an entry of the model&apos;s vocab</source>
        <translation>une entrée du vocab du modèle</translation>
    </message>
    <message>
        <source>an object with type and vocab</source>
        <translation>un objet avec type et vocab</translation>
    </message>
    <message>
        <source>layer %1 of the engine&apos;s answer</source>
        <translation>la couche %1 de la réponse du moteur</translation>
    </message>
    <message>
        <source>texts of one length in tokens</source>
        <translation>des textes de même longueur en tokens</translation>
    </message>
    <message>
        <source>the session&apos;s teaching module</source>
        <translation>le module pédagogique de la session</translation>
    </message>
    <message>
        <source>“it” is the table, or the dog</source>
        <translation>«&#x202f;it&#x202f;» désigne la table, ou le chien</translation>
    </message>
    <message>
        <source>%1 of %2 elsewhere in the pickle</source>
        <translation>%1 octets de type %2 ailleurs dans le pickle</translation>
    </message>
    <message>
        <source>A gap that the subject fills</source>
        <translation>Un trou que le sujet remplit</translation>
    </message>
    <message>
        <source>Yesterday moves to the front</source>
        <translation>«&#x202f;Yesterday&#x202f;» passe au début</translation>
    </message>
    <message>
        <source>[B, channels, height, width]</source>
        <translation>[B, canaux, hauteur, largeur]</translation>
    </message>
    <message>
        <source>[query, first key, last key]</source>
        <translation>[requête, première clé, dernière clé]</translation>
    </message>
    <message>
        <source>a block “source” in the step</source>
        <translation>un bloc «&#x202f;source&#x202f;» dans l’étape</translation>
    </message>
    <message>
        <source>a folder, a link or a device</source>
        <translation>un dossier, un lien ou un périphérique</translation>
    </message>
    <message>
        <source>a model that predicts tokens</source>
        <translation>un modèle qui prédit des tokens</translation>
    </message>
    <message>
        <source>each that a tensor has, once</source>
        <translation>chaque zone de stockage d’un tenseur, une seule fois</translation>
    </message>
    <message>
        <source>float32, float16 or bfloat16</source>
        <translation>float32, float16 ou bfloat16</translation>
    </message>
    <message>
        <source>it said nothing for %1 seconds</source>
        <translation>il n’a rien dit pendant %1 secondes</translation>
    </message>
    <message>
        <source>options instead of an answer</source>
        <translation>des choix au lieu d’une réponse</translation>
    </message>
    <message>
        <source>such as text,layer,head,name</source>
        <translation>par exemple text,layer,head,name</translation>
    </message>
    <message>
        <source>the command of the engine “%1”</source>
        <translation>la commande du moteur «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>the directory of the archive</source>
        <translation>le répertoire de l’archive</translation>
    </message>
    <message>
        <source>the model that it is to open</source>
        <translation>le modèle qu’il doit ouvrir</translation>
    </message>
    <message>
        <source>the scale of a head&apos;s output</source>
        <translation>le nombre qui multiplie la sortie d’une tête</translation>
    </message>
    <message>
        <source>the scores of the next token</source>
        <translation>la liste des scores du token suivant</translation>
    </message>
    <message>
        <source>the trainer_spec: model_type</source>
        <translation>le trainer_spec&#xa0;: model_type</translation>
    </message>
    <message>
        <source>the weights of layer %1, head %2</source>
        <translation>l’ensemble des poids de la couche %1, tête %2</translation>
    </message>
    <message>
        <source>what all heads have together</source>
        <translation>ce que toutes les têtes ont en commun</translation>
    </message>
    <message>
        <source>what is computed of a number</source>
        <translation>un calcul pour une question «&#x202f;number&#x202f;»</translation>
    </message>
    <message>
        <source>“%1” in the model&apos;s vocabulary</source>
        <translation>«&#x202f;%1&#x202f;» dans le vocabulaire du modèle</translation>
    </message>
    <message>
        <source>%1 values, one for each piece</source>
        <translation>%1 valeurs, une par morceau</translation>
    </message>
    <message>
        <source>%1, as many as the parts have</source>
        <translation>%1, autant qu’en ont les parties</translation>
    </message>
    <message>
        <source>%1, of a newer AttentionScope</source>
        <translation>%1, d’un AttentionScope plus récent</translation>
    </message>
    <message>
        <source>%1, which was there before it</source>
        <translation>%1, le format qui l’a précédé</translation>
    </message>
    <message>
        <source>A bracket finds its partner</source>
        <translation>Une parenthèse trouve sa partenaire</translation>
    </message>
    <message>
        <source>UTF-8 (in Excel: CSV UTF-8)</source>
        <translation>UTF-8 (dans Excel&#xa0;: CSV UTF-8)</translation>
    </message>
    <message>
        <source>an address without entities</source>
        <translation>une adresse sans entités HTML</translation>
    </message>
    <message>
        <source>at least one that is finite</source>
        <translation>au moins un score fini</translation>
    </message>
    <message>
        <source>one that an engine computes</source>
        <translation>un modèle qu’un moteur calcule</translation>
    </message>
    <message>
        <source>the bytes that were written</source>
        <translation>les octets qui ont été écrits</translation>
    </message>
    <message>
        <source>the engine&apos;s list of layers</source>
        <translation>la liste des couches du moteur</translation>
    </message>
    <message>
        <source>the text of a sheet by hand</source>
        <translation>le texte d’une fiche à faire à la main</translation>
    </message>
    <message>
        <source>the token that is asked for</source>
        <translation>le token que l’on demande</translation>
    </message>
    <message>
        <source>what was saved in this file</source>
        <translation>ce qui a été enregistré dans ce fichier</translation>
    </message>
    <message>
        <source>“file” of a run&apos;s attention</source>
        <translation>«&#x202f;file&#x202f;» de l’attention d’une exécution</translation>
    </message>
    <message>
        <source>“it” is the cat, or the mat</source>
        <translation>«&#x202f;it&#x202f;» désigne le chat, ou le tapis</translation>
    </message>
    <message>
        <source>%1 cells as in the first row</source>
        <translation>%1 cellules comme dans la première ligne</translation>
    </message>
    <message>
        <source>--queries NAME --keys NAME</source>
        <translation>--queries NAME --keys NAME</translation>
    </message>
    <message>
        <source>a head&apos;s output or pattern</source>
        <translation>la sortie ou le motif d’une tête</translation>
    </message>
    <message>
        <source>a multiple of 3 × %1 columns</source>
        <translation>un multiple de 3 × %1 colonnes</translation>
    </message>
    <message>
        <source>a right option, “option*:”</source>
        <translation>un choix juste, «&#x202f;option*:&#x202f;»</translation>
    </message>
    <message>
        <source>a row of at most 4096 keys</source>
        <translation>une ligne d’au plus 4096 clés</translation>
    </message>
    <message>
        <source>a run of a model on a text</source>
        <translation>une exécution d’un modèle sur un texte</translation>
    </message>
    <message>
        <source>a second text for the keys</source>
        <translation>un second texte pour les clés</translation>
    </message>
    <message>
        <source>an archive with code in it</source>
        <translation>une archive qui contient du code</translation>
    </message>
    <message>
        <source>every layer up to this one</source>
        <translation>toutes les couches jusqu’à celle-ci</translation>
    </message>
    <message>
        <source>key “general.architecture”</source>
        <translation>la clé «&#x202f;general.architecture&#x202f;»</translation>
    </message>
    <message>
        <source>one lesson, NAME.lesson.md</source>
        <translation>une seule leçon, NAME.lesson.md</translation>
    </message>
    <message>
        <source>the bytes that were packed</source>
        <translation>les octets qui ont été compressés</translation>
    </message>
    <message>
        <source>the one that it had opened</source>
        <translation>celui qu’il avait ouvert</translation>
    </message>
    <message>
        <source>“:” after the field&apos;s name</source>
        <translation>«&#x202f;:&#x202f;» après le nom du champ</translation>
    </message>
    <message>
        <source>“cells” of an intervention</source>
        <translation>«&#x202f;cells&#x202f;» d’une intervention</translation>
    </message>
    <message>
        <source>%1 lists, one for each text</source>
        <translation>%1 listes, une par texte</translation>
    </message>
    <message>
        <source>= or ≠ between two tokens</source>
        <translation>= ou ≠ entre deux tokens</translation>
    </message>
    <message>
        <source>Named heads: made by hand</source>
        <translation>Têtes nommées&#xa0;: faites à la main</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>aucun fichier ou dossier de ce nom</translation>
    </message>
    <message>
        <source>The dogs near the cat are</source>
        <translation>The dogs near the cat are</translation>
    </message>
    <message>
        <source>a comparison: &lt; ≤ &gt; ≥ = ≠</source>
        <translation>une comparaison&#xa0;: &lt; ≤ &gt; ≥ = ≠</translation>
    </message>
    <message>
        <source>all %1 dimensions of a head</source>
        <translation>toutes les %1 dimensions d’une tête</translation>
    </message>
    <message>
        <source>at most 2^18 heads in all</source>
        <translation>au plus 2^18 têtes en tout</translation>
    </message>
    <message>
        <source>d_v of a fused projection</source>
        <translation>d_v d’une projection fusionnée</translation>
    </message>
    <message>
        <source>it was there a moment ago</source>
        <translation>il était là il y a un instant</translation>
    </message>
    <message>
        <source>keys that are the queries</source>
        <translation>des clés qui soient les requêtes elles-mêmes</translation>
    </message>
    <message>
        <source>one before the first step</source>
        <translation>un bloc avant la première étape</translation>
    </message>
    <message>
        <source>one number for all layers</source>
        <translation>un seul nombre pour toutes les couches</translation>
    </message>
    <message>
        <source>the beginning of the file</source>
        <translation>le début du fichier</translation>
    </message>
    <message>
        <source>the numbers in the figure</source>
        <translation>l’ensemble des nombres de la figure</translation>
    </message>
    <message>
        <source>the output projection W_O</source>
        <translation>la projection de sortie W_O</translation>
    </message>
    <message>
        <source>the version of the format</source>
        <translation>la version du format</translation>
    </message>
    <message>
        <source>token ids instead of text</source>
        <translation>des ids de tokens au lieu d’un texte</translation>
    </message>
    <message>
        <source>A bracket about to close</source>
        <translation>Un crochet sur le point de se fermer</translation>
    </message>
    <message>
        <source>A verb finds its subject</source>
        <translation>Un verbe trouve son sujet</translation>
    </message>
    <message>
        <source>a model with its weights</source>
        <translation>un modèle avec ses poids</translation>
    </message>
    <message>
        <source>a reference to a storage</source>
        <translation>une référence à une zone de stockage</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>un nombre entier de %1 à %2</translation>
    </message>
    <message>
        <source>among its special_tokens</source>
        <translation>sa présence parmi ses special_tokens</translation>
    </message>
    <message>
        <source>as many bytes as it says</source>
        <translation>autant d’octets qu’annoncé</translation>
    </message>
    <message>
        <source>fewer than 2^63 elements</source>
        <translation>moins de 2^63 éléments</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>ce n’est pas un fichier ordinaire</translation>
    </message>
    <message>
        <source>libpng cannot be started</source>
        <translation>impossible de démarrer libpng</translation>
    </message>
    <message>
        <source>stored or deflated bytes</source>
        <translation>des octets stockés tels quels ou compressés par deflate</translation>
    </message>
    <message>
        <source>the attention of %1 tokens</source>
        <translation>l’attention de %1 tokens</translation>
    </message>
    <message>
        <source>the file within a figure</source>
        <translation>le fichier contenu dans une figure</translation>
    </message>
    <message>
        <source>the fill of hidden cells</source>
        <translation>la valeur de remplissage des cellules cachées</translation>
    </message>
    <message>
        <source>the line of column names</source>
        <translation>la ligne des noms de colonnes</translation>
    </message>
    <message>
        <source>the row that predicts “%1”</source>
        <translation>la ligne qui prédit «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>what follows the tensors</source>
        <translation>ce qui suit les tenseurs</translation>
    </message>
    <message>
        <source>“%1” of the rotary scaling</source>
        <translation>«&#x202f;%1&#x202f;» de la mise à l’échelle de RoPE</translation>
    </message>
    <message>
        <source>“ask:” with the question</source>
        <translation>«&#x202f;ask:&#x202f;» avec la question</translation>
    </message>
    <message>
        <source>“run” of an intervention</source>
        <translation>«&#x202f;run&#x202f;» d’une intervention</translation>
    </message>
    <message>
        <source>%1 bytes together at most</source>
        <translation>au plus %1 octets en tout</translation>
    </message>
    <message>
        <source>%1, which the model takes</source>
        <translation>%1, la taille que prend le modèle</translation>
    </message>
    <message>
        <source>A code, the second time</source>
        <translation>Un code, la seconde fois</translation>
    </message>
    <message>
        <source>A list, the second time</source>
        <translation>Une liste, la seconde fois</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>il n’y a plus de place sur le disque</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>opération non permise</translation>
    </message>
    <message>
        <source>a dictionary of tensors</source>
        <translation>un dictionnaire de tenseurs</translation>
    </message>
    <message>
        <source>a name below its folder</source>
        <translation>un nom à l’intérieur de son dossier</translation>
    </message>
    <message>
        <source>a part of the tokenizer</source>
        <translation>une partie du tokenizer</translation>
    </message>
    <message>
        <source>a run of all its tokens</source>
        <translation>une exécution sur tous ses tokens</translation>
    </message>
    <message>
        <source>a tolerance of a number</source>
        <translation>une tolérance pour une question «&#x202f;number&#x202f;»</translation>
    </message>
    <message>
        <source>key “general.alignment”</source>
        <translation>la clé «&#x202f;general.alignment&#x202f;»</translation>
    </message>
    <message>
        <source>painted cells of query %1</source>
        <translation>la liste des cellules peintes de la requête %1</translation>
    </message>
    <message>
        <source>sequences of one length</source>
        <translation>des séquences de même longueur</translation>
    </message>
    <message>
        <source>texts or lists of bytes</source>
        <translation>des textes ou des listes d’octets</translation>
    </message>
    <message>
        <source>the archive&apos;s directory</source>
        <translation>le répertoire de l’archive</translation>
    </message>
    <message>
        <source>the atlas that is there</source>
        <translation>l’atlas déjà présent</translation>
    </message>
    <message>
        <source>the features of a sound</source>
        <translation>la matrice des caractéristiques d’un son</translation>
    </message>
    <message>
        <source>the files of the lesson</source>
        <translation>le nombre de fichiers de la leçon</translation>
    </message>
    <message>
        <source>the language-model head</source>
        <translation>la tête de langue</translation>
    </message>
    <message>
        <source>the map of picked heads</source>
        <translation>la carte des têtes sélectionnées</translation>
    </message>
    <message>
        <source>the package libsndfile1</source>
        <translation>le paquet libsndfile1</translation>
    </message>
    <message>
        <source>the text of a worksheet</source>
        <translation>le texte d’une fiche d’exercices</translation>
    </message>
    <message>
        <source>version 1.0, 2.0 or 3.0</source>
        <translation>la version 1.0, 2.0 ou 3.0</translation>
    </message>
    <message>
        <source>“engine.model” of a run</source>
        <translation>«&#x202f;engine.model&#x202f;» d’une exécution</translation>
    </message>
    <message>
        <source>Books are counted in 本</source>
        <translation>Les livres se comptent avec 本</translation>
    </message>
    <message>
        <source>Cannot allocate memory</source>
        <translation>impossible d’obtenir de la mémoire</translation>
    </message>
    <message>
        <source>a directory at its end</source>
        <translation>un répertoire à la fin</translation>
    </message>
    <message>
        <source>a score for each piece</source>
        <translation>un score pour chaque morceau</translation>
    </message>
    <message>
        <source>at least one character</source>
        <translation>au moins un caractère</translation>
    </message>
    <message>
        <source>at most %1 nested levels</source>
        <translation>au plus %1 niveaux imbriqués</translation>
    </message>
    <message>
        <source>at most 16777216 cells</source>
        <translation>au plus 16777216 cellules</translation>
    </message>
    <message>
        <source>every file that %1 names</source>
        <translation>chaque fichier que nomme %1</translation>
    </message>
    <message>
        <source>heads that were picked</source>
        <translation>des têtes sélectionnées</translation>
    </message>
    <message>
        <source>its beginning at byte %1</source>
        <translation>son début à l’octet %1</translation>
    </message>
    <message>
        <source>kind of rotary scaling</source>
        <translation>type de mise à l’échelle de RoPE</translation>
    </message>
    <message>
        <source>members that lie apart</source>
        <translation>des membres qui ne se chevauchent pas</translation>
    </message>
    <message>
        <source>more data for its size</source>
        <translation>davantage de données pour sa taille</translation>
    </message>
    <message>
        <source>no such file or folder</source>
        <translation>aucun fichier ni dossier de ce nom</translation>
    </message>
    <message>
        <source>numbers of 2 to 5 axes</source>
        <translation>des nombres rangés sur 2 à 5 axes</translation>
    </message>
    <message>
        <source>one for each of %1 texts</source>
        <translation>une cible pour chacun des %1 textes</translation>
    </message>
    <message>
        <source>one in its translation</source>
        <translation>un bloc dans sa traduction</translation>
    </message>
    <message>
        <source>tensors by their names</source>
        <translation>des tenseurs désignés par leurs noms</translation>
    </message>
    <message>
        <source>the numbers of a layer</source>
        <translation>l’ensemble des nombres d’une couche</translation>
    </message>
    <message>
        <source>the output&apos;s file name</source>
        <translation>le nom du fichier de sortie</translation>
    </message>
    <message>
        <source>the projection&apos;s input</source>
        <translation>l’entrée de la projection</translation>
    </message>
    <message>
        <source>the row of a worksheet</source>
        <translation>la ligne d’une fiche d’exercices</translation>
    </message>
    <message>
        <source>the size of the header</source>
        <translation>la taille de l’en-tête</translation>
    </message>
    <message>
        <source>two heads of one stack</source>
        <translation>deux têtes d’une même suite de couches</translation>
    </message>
    <message>
        <source>what torch.save writes</source>
        <translation>ce qu’écrit torch.save</translation>
    </message>
    <message>
        <source>“%1” for the second time</source>
        <translation>«&#x202f;%1&#x202f;» pour la seconde fois</translation>
    </message>
    <message>
        <source>“%1” in the lesson alone</source>
        <translation>«&#x202f;%1&#x202f;» dans la leçon seulement</translation>
    </message>
    <message>
        <source>“engine.name” of a run</source>
        <translation>«&#x202f;engine.name&#x202f;» d’une exécution</translation>
    </message>
    <message>
        <source>“shows” of the example</source>
        <translation>«&#x202f;shows&#x202f;» de l’exemple</translation>
    </message>
    <message>
        <source>All occurrences alike</source>
        <translation>Toutes les occurrences à parts égales</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>le système de fichiers est en lecture seule</translation>
    </message>
    <message>
        <source>a SentencePiece model</source>
        <translation>un modèle SentencePiece</translation>
    </message>
    <message>
        <source>a TorchScript program</source>
        <translation>un programme TorchScript</translation>
    </message>
    <message>
        <source>a downloaded revision</source>
        <translation>une révision téléchargée</translation>
    </message>
    <message>
        <source>a file in the archive</source>
        <translation>un fichier de l’archive</translation>
    </message>
    <message>
        <source>a head without a gate</source>
        <translation>une tête sans porte</translation>
    </message>
    <message>
        <source>a number on the right</source>
        <translation>un nombre à droite</translation>
    </message>
    <message>
        <source>a piece and its score</source>
        <translation>un morceau et son score</translation>
    </message>
    <message>
        <source>a sample of the sound</source>
        <translation>un échantillon du son</translation>
    </message>
    <message>
        <source>a token, such as &quot;it&quot;</source>
        <translation>un token, par exemple &quot;it&quot;</translation>
    </message>
    <message>
        <source>a weight of this head</source>
        <translation>un poids de cette tête</translation>
    </message>
    <message>
        <source>another column&apos;s name</source>
        <translation>un autre nom de colonne</translation>
    </message>
    <message>
        <source>another; open it anew</source>
        <translation>un autre&#x202f;; ouvrez-le à nouveau</translation>
    </message>
    <message>
        <source>at most 100000 tokens</source>
        <translation>au plus 100000 tokens</translation>
    </message>
    <message>
        <source>at most 64 dimensions</source>
        <translation>au plus 64 dimensions</translation>
    </message>
    <message>
        <source>each name in one part</source>
        <translation>chaque nom dans une seule partie</translation>
    </message>
    <message>
        <source>fewer than 2^64 bytes</source>
        <translation>moins de 2^64 octets</translation>
    </message>
    <message>
        <source>one that is cut short</source>
        <translation>un membre tronqué</translation>
    </message>
    <message>
        <source>the checkpoint&apos;s name</source>
        <translation>le nom du checkpoint</translation>
    </message>
    <message>
        <source>the column&apos;s name at %1</source>
        <translation>le nom de la colonne à %1</translation>
    </message>
    <message>
        <source>the engine&apos;s protocol</source>
        <translation>le protocole du moteur</translation>
    </message>
    <message>
        <source>the file of tensor “%1”</source>
        <translation>le fichier du tenseur «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>the metadata&apos;s tokens</source>
        <translation>la liste des tokens des métadonnées</translation>
    </message>
    <message>
        <source>the region of the map</source>
        <translation>la région de la carte</translation>
    </message>
    <message>
        <source>the session&apos;s version</source>
        <translation>la version de la session</translation>
    </message>
    <message>
        <source>the tokenizer&apos;s files</source>
        <translation>l’un des fichiers du tokenizer</translation>
    </message>
    <message>
        <source>values, v of each key</source>
        <translation>des valeurs, v de chaque clé</translation>
    </message>
    <message>
        <source>what wrote this score</source>
        <translation>ce qui a écrit ce score</translation>
    </message>
    <message>
        <source>“ask:” and a question</source>
        <translation>«&#x202f;ask:&#x202f;» et une question</translation>
    </message>
    <message>
        <source>“several” of a choice</source>
        <translation>«&#x202f;several&#x202f;» pour une question «&#x202f;choice&#x202f;»</translation>
    </message>
    <message>
        <source>a model in the atlas</source>
        <translation>un modèle dans l’atlas</translation>
    </message>
    <message>
        <source>a number from 0 to 1</source>
        <translation>un nombre de 0 à 1</translation>
    </message>
    <message>
        <source>a patch of each head</source>
        <translation>le patching de chaque tête</translation>
    </message>
    <message>
        <source>a token on the right</source>
        <translation>un token à droite</translation>
    </message>
    <message>
        <source>another head or text</source>
        <translation>une autre tête ou un autre texte</translation>
    </message>
    <message>
        <source>at most 2^28 numbers</source>
        <translation>au plus 2^28 nombres</translation>
    </message>
    <message>
        <source>at most 400000 bytes</source>
        <translation>au plus 400000 octets</translation>
    </message>
    <message>
        <source>nothing after “head”</source>
        <translation>rien après «&#x202f;head&#x202f;»</translation>
    </message>
    <message>
        <source>the lesson&apos;s version</source>
        <translation>la version de la leçon</translation>
    </message>
    <message>
        <source>the list of storages</source>
        <translation>la liste des zones de stockage</translation>
    </message>
    <message>
        <source>the map of this text</source>
        <translation>la carte de ce texte</translation>
    </message>
    <message>
        <source>the module&apos;s symbols</source>
        <translation>la liste des symboles du module</translation>
    </message>
    <message>
        <source>the name of a tensor</source>
        <translation>le nom d’un tenseur</translation>
    </message>
    <message>
        <source>the number of sounds</source>
        <translation>le nombre de sons</translation>
    </message>
    <message>
        <source>the queries and keys</source>
        <translation>la paire de requêtes et de clés</translation>
    </message>
    <message>
        <source>the sound&apos;s features</source>
        <translation>la matrice des caractéristiques du son</translation>
    </message>
    <message>
        <source>three to five tokens</source>
        <translation>de trois à cinq tokens</translation>
    </message>
    <message>
        <source>0.000001 to 1000000</source>
        <translation>de 0.000001 à 1000000</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>quota d’espace disque dépassé</translation>
    </message>
    <message>
        <source>The same word again</source>
        <translation>De nouveau le même mot</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>trop de fichiers ouverts</translation>
    </message>
    <message>
        <source>a class of storages</source>
        <translation>une classe de zones de stockage</translation>
    </message>
    <message>
        <source>a number from 0 to %1</source>
        <translation>un nombre de 0 à %1</translation>
    </message>
    <message>
        <source>a run without heads</source>
        <translation>une exécution où l’on retire des têtes</translation>
    </message>
    <message>
        <source>an attention module</source>
        <translation>un module d’attention</translation>
    </message>
    <message>
        <source>at least one sample</source>
        <translation>au moins un échantillon</translation>
    </message>
    <message>
        <source>at most 10000 bytes</source>
        <translation>au plus 10000 octets</translation>
    </message>
    <message>
        <source>at most 200 columns</source>
        <translation>au plus 200 colonnes</translation>
    </message>
    <message>
        <source>compression method %1</source>
        <translation>la méthode de compression %1</translation>
    </message>
    <message>
        <source>layer %1 of the model</source>
        <translation>la couche %1 du modèle</translation>
    </message>
    <message>
        <source>members named *.npy</source>
        <translation>des membres nommés *.npy</translation>
    </message>
    <message>
        <source>one of another kind</source>
        <translation>une tolérance pour un autre type de question</translation>
    </message>
    <message>
        <source>one state in a step</source>
        <translation>un seul état par étape</translation>
    </message>
    <message>
        <source>something after “:”</source>
        <translation>quelque chose après «&#x202f;:&#x202f;»</translation>
    </message>
    <message>
        <source>starting the engine</source>
        <translation>le démarrage du moteur</translation>
    </message>
    <message>
        <source>the disk refused it</source>
        <translation>le disque l’a refusé</translation>
    </message>
    <message>
        <source>the end of the file</source>
        <translation>la fin du fichier</translation>
    </message>
    <message>
        <source>the engine&apos;s answer</source>
        <translation>la réponse du moteur</translation>
    </message>
    <message>
        <source>the model&apos;s dropout</source>
        <translation>le dropout du modèle</translation>
    </message>
    <message>
        <source>the number after “%1”</source>
        <translation>le numéro après «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>the number of lines</source>
        <translation>le nombre de lignes</translation>
    </message>
    <message>
        <source>the score of token %1</source>
        <translation>le score du token %1</translation>
    </message>
    <message>
        <source>the step of dilated</source>
        <translation>le pas de dilated</translation>
    </message>
    <message>
        <source>the version of GGUF</source>
        <translation>la version de GGUF</translation>
    </message>
    <message>
        <source>two options or more</source>
        <translation>deux choix ou plus</translation>
    </message>
    <message>
        <source>what the model says</source>
        <translation>ce que dit le modèle</translation>
    </message>
    <message>
        <source>“&quot;” after the token</source>
        <translation>«&#x202f;&quot;&#x202f;» après le token</translation>
    </message>
    <message>
        <source>“&amp;”, “|” or the end</source>
        <translation>«&#x202f;&amp;&#x202f;», «&#x202f;|&#x202f;» ou la fin</translation>
    </message>
    <message>
        <source>%1 questions at most</source>
        <translation>au plus %1 questions</translation>
    </message>
    <message>
        <source>%1 without arguments</source>
        <translation>%1 sans arguments</translation>
    </message>
    <message>
        <source>20 options at most</source>
        <translation>au plus 20 choix</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>nom de fichier trop long</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>erreur de lecture ou d’écriture</translation>
    </message>
    <message>
        <source>a PNG or JPEG file</source>
        <translation>un fichier PNG ou JPEG</translation>
    </message>
    <message>
        <source>a list of at most %1</source>
        <translation>une liste d’au plus %1</translation>
    </message>
    <message>
        <source>a list of storages</source>
        <translation>une liste de zones de stockage</translation>
    </message>
    <message>
        <source>all of its numbers</source>
        <translation>tous ses nombres</translation>
    </message>
    <message>
        <source>an encoder–decoder</source>
        <translation>un encodeur-décodeur</translation>
    </message>
    <message>
        <source>at least one piece</source>
        <translation>au moins un morceau</translation>
    </message>
    <message>
        <source>at least one token</source>
        <translation>au moins un token</translation>
    </message>
    <message>
        <source>at most %1 behind it</source>
        <translation>au plus %1 à la suite</translation>
    </message>
    <message>
        <source>at most 1000 bytes</source>
        <translation>au plus 1000 octets</translation>
    </message>
    <message>
        <source>at most 2000 codes</source>
        <translation>au plus 2000 codes</translation>
    </message>
    <message>
        <source>byte %1 at position %2</source>
        <translation>l’octet %1 à la position %2</translation>
    </message>
    <message>
        <source>it gives no reason</source>
        <translation>il ne donne pas de raison</translation>
    </message>
    <message>
        <source>none, linear, yarn</source>
        <translation>none, linear, yarn</translation>
    </message>
    <message>
        <source>one for each block</source>
        <translation>un par bloc</translation>
    </message>
    <message>
        <source>one for each layer</source>
        <translation>un nombre par couche</translation>
    </message>
    <message>
        <source>one of the model&apos;s</source>
        <translation>une couche du modèle</translation>
    </message>
    <message>
        <source>piece “%1” of merge %2</source>
        <translation>le morceau «&#x202f;%1&#x202f;» de la fusion %2</translation>
    </message>
    <message>
        <source>the atlas&apos; numbers</source>
        <translation>la suite des nombres de l’atlas</translation>
    </message>
    <message>
        <source>the attended texts</source>
        <translation>la liste des textes regardés</translation>
    </message>
    <message>
        <source>the attention flow</source>
        <translation>le flux d’attention</translation>
    </message>
    <message>
        <source>the heads&apos; scoring</source>
        <translation>le calcul des scores des têtes</translation>
    </message>
    <message>
        <source>the list of tokens</source>
        <translation>la liste des tokens</translation>
    </message>
    <message>
        <source>the model&apos;s merges</source>
        <translation>la liste des fusions du modèle</translation>
    </message>
    <message>
        <source>the model&apos;s unk_id</source>
        <translation>l’unk_id du modèle</translation>
    </message>
    <message>
        <source>the number of rows</source>
        <translation>le nombre de lignes</translation>
    </message>
    <message>
        <source>the order of bytes</source>
        <translation>l’ordre des octets</translation>
    </message>
    <message>
        <source>the picture&apos;s size</source>
        <translation>la taille de l’image</translation>
    </message>
    <message>
        <source>the picture’s size</source>
        <translation>la taille de l’image</translation>
    </message>
    <message>
        <source>the session&apos;s size</source>
        <translation>la taille de la session</translation>
    </message>
    <message>
        <source>those of its texts</source>
        <translation>celles de ses textes</translation>
    </message>
    <message>
        <source>what is computed, %1</source>
        <translation>ce qui est calculé, %1</translation>
    </message>
    <message>
        <source>%1 layers of %2 heads</source>
        <translation>%1 couches de %2 têtes</translation>
    </message>
    <message>
        <source>%1%2places from 1 to %3</source>
        <translation>%1%2les places de 1 à %3</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>permission refusée</translation>
    </message>
    <message>
        <source>[B, mels, frames]</source>
        <translation>[B, mels, trames]</translation>
    </message>
    <message>
        <source>a second sequence</source>
        <translation>une seconde séquence</translation>
    </message>
    <message>
        <source>a table of scores</source>
        <translation>un tableau de scores</translation>
    </message>
    <message>
        <source>a teaching module</source>
        <translation>un module pédagogique</translation>
    </message>
    <message>
        <source>a tensor “logits”</source>
        <translation>un tenseur «&#x202f;logits&#x202f;»</translation>
    </message>
    <message>
        <source>at least 10 bytes</source>
        <translation>au moins 10 octets</translation>
    </message>
    <message>
        <source>at least 12 bytes</source>
        <translation>au moins 12 octets</translation>
    </message>
    <message>
        <source>at least one word</source>
        <translation>au moins un mot</translation>
    </message>
    <message>
        <source>in the vocabulary</source>
        <translation>sa présence dans le vocabulaire</translation>
    </message>
    <message>
        <source>its 64-bit record</source>
        <translation>son entrée à 64 bits</translation>
    </message>
    <message>
        <source>its picture alone</source>
        <translation>seulement son image</translation>
    </message>
    <message>
        <source>keys from a cache</source>
        <translation>des clés venant d’un cache</translation>
    </message>
    <message>
        <source>members within it</source>
        <translation>des membres contenus dans l’archive</translation>
    </message>
    <message>
        <source>numbers of shape %1</source>
        <translation>des nombres de forme %1</translation>
    </message>
    <message>
        <source>one that does not</source>
        <translation>un modèle qui ne le fait pas</translation>
    </message>
    <message>
        <source>the header length</source>
        <translation>la longueur de l’en-tête</translation>
    </message>
    <message>
        <source>the lesson&apos;s text</source>
        <translation>le texte de la leçon</translation>
    </message>
    <message>
        <source>the model&apos;s vocab</source>
        <translation>le vocab du modèle</translation>
    </message>
    <message>
        <source>the size of chunk</source>
        <translation>la taille de chunk</translation>
    </message>
    <message>
        <source>the tensors&apos; data</source>
        <translation>la zone des données des tenseurs</translation>
    </message>
    <message>
        <source>“%1” of the example</source>
        <translation>«&#x202f;%1&#x202f;» de l’exemple</translation>
    </message>
    <message>
        <source>20 hints at most</source>
        <translation>au plus 20 indices</translation>
    </message>
    <message>
        <source>a field of kind %1</source>
        <translation>un champ de type %1</translation>
    </message>
    <message>
        <source>a number above 0</source>
        <translation>un nombre supérieur à 0</translation>
    </message>
    <message>
        <source>a token&apos;s length</source>
        <translation>la longueur d’un token</translation>
    </message>
    <message>
        <source>a whole zip file</source>
        <translation>un fichier zip complet</translation>
    </message>
    <message>
        <source>an encrypted one</source>
        <translation>un membre chiffré</translation>
    </message>
    <message>
        <source>an engine&apos;s name</source>
        <translation>le nom d’un moteur</translation>
    </message>
    <message>
        <source>another checksum</source>
        <translation>une autre somme de contrôle</translation>
    </message>
    <message>
        <source>at least %1 tokens</source>
        <translation>au moins %1 tokens</translation>
    </message>
    <message>
        <source>at least one row</source>
        <translation>au moins une ligne</translation>
    </message>
    <message>
        <source>at most %1 members</source>
        <translation>au plus %1 membres</translation>
    </message>
    <message>
        <source>at most %1 of JSON</source>
        <translation>au plus %1 de JSON</translation>
    </message>
    <message>
        <source>cutting the text</source>
        <translation>le découpage du texte</translation>
    </message>
    <message>
        <source>each member once</source>
        <translation>chaque membre une seule fois</translation>
    </message>
    <message>
        <source>files with names</source>
        <translation>des fichiers avec leurs noms</translation>
    </message>
    <message>
        <source>files with sizes</source>
        <translation>des fichiers avec leurs tailles</translation>
    </message>
    <message>
        <source>one “%1” in a step</source>
        <translation>un seul «&#x202f;%1&#x202f;» par étape</translation>
    </message>
    <message>
        <source>other characters</source>
        <translation>d’autres caractères</translation>
    </message>
    <message>
        <source>rows and columns</source>
        <translation>des lignes et des colonnes</translation>
    </message>
    <message>
        <source>the sheet&apos;s size</source>
        <translation>la taille du tableau</translation>
    </message>
    <message>
        <source>“model” of a run</source>
        <translation>«&#x202f;model&#x202f;» d’une exécution</translation>
    </message>
    <message>
        <source>“only” in a goal</source>
        <translation>«&#x202f;only&#x202f;» dans un objectif</translation>
    </message>
    <message>
        <source>%1 bytes from %2 on</source>
        <translation>%1 octets à partir de %2</translation>
    </message>
    <message>
        <source>NaN or infinity</source>
        <translation>NaN ou l’infini</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>ce n’est pas un dossier</translation>
    </message>
    <message>
        <source>The word before</source>
        <translation>Le mot précédent</translation>
    </message>
    <message>
        <source>a closing quote</source>
        <translation>un guillemet fermant</translation>
    </message>
    <message>
        <source>a finite number</source>
        <translation>un nombre fini</translation>
    </message>
    <message>
        <source>a list of pairs</source>
        <translation>une liste de paires</translation>
    </message>
    <message>
        <source>a list of texts</source>
        <translation>une liste de textes</translation>
    </message>
    <message>
        <source>a number from 0</source>
        <translation>un nombre à partir de 0</translation>
    </message>
    <message>
        <source>a padding token</source>
        <translation>un token de padding</translation>
    </message>
    <message>
        <source>an object { … }</source>
        <translation>un objet { … }</translation>
    </message>
    <message>
        <source>at most %1 pixels</source>
        <translation>au plus %1 pixels</translation>
    </message>
    <message>
        <source>at most %1 tokens</source>
        <translation>au plus %1 tokens</translation>
    </message>
    <message>
        <source>field %1 of kind %2</source>
        <translation>le champ %1 de type %2</translation>
    </message>
    <message>
        <source>less than 2 GiB</source>
        <translation>moins de 2 Gio</translation>
    </message>
    <message>
        <source>less than 4 GiB</source>
        <translation>moins de 4 Gio</translation>
    </message>
    <message>
        <source>numbers above 0</source>
        <translation>des valeurs supérieures à 0</translation>
    </message>
    <message>
        <source>of another kind</source>
        <translation>pour un autre type de question</translation>
    </message>
    <message>
        <source>one that is not</source>
        <translation>une qui ne l’est pas</translation>
    </message>
    <message>
        <source>rows of numbers</source>
        <translation>des lignes de nombres</translation>
    </message>
    <message>
        <source>the atlas&apos; rows</source>
        <translation>la liste des lignes de l’atlas</translation>
    </message>
    <message>
        <source>the file&apos;s size</source>
        <translation>la taille du fichier</translation>
    </message>
    <message>
        <source>the page&apos;s size</source>
        <translation>la taille de la page</translation>
    </message>
    <message>
        <source>the temperature</source>
        <translation>la température</translation>
    </message>
    <message>
        <source>“%1” in the atlas</source>
        <translation>«&#x202f;%1&#x202f;» dans l’atlas</translation>
    </message>
    <message>
        <source>“&amp;”, “|” or “)”</source>
        <translation>«&#x202f;&amp;&#x202f;», «&#x202f;|&#x202f;» ou «&#x202f;)&#x202f;»</translation>
    </message>
    <message>
        <source>%1 files at most</source>
        <translation>au plus %1 fichiers</translation>
    </message>
    <message>
        <source>%1 steps at most</source>
        <translation>au plus %1 étapes</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>c’est un dossier</translation>
    </message>
    <message>
        <source>One token back</source>
        <translation>Un token en arrière</translation>
    </message>
    <message>
        <source>a JPEG picture</source>
        <translation>une image JPEG</translation>
    </message>
    <message>
        <source>a finished run</source>
        <translation>une exécution terminée</translation>
    </message>
    <message>
        <source>a longer claim</source>
        <translation>une affirmation plus longue</translation>
    </message>
    <message>
        <source>a number or −∞</source>
        <translation>un nombre ou −∞</translation>
    </message>
    <message>
        <source>a power of two</source>
        <translation>une puissance de deux</translation>
    </message>
    <message>
        <source>a step, “## …”</source>
        <translation>une étape, «&#x202f;## …&#x202f;»</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un nombre entier</translation>
    </message>
    <message>
        <source>an expectation</source>
        <translation>une promesse</translation>
    </message>
    <message>
        <source>an open member</source>
        <translation>un membre non chiffré</translation>
    </message>
    <message>
        <source>another method</source>
        <translation>une autre méthode</translation>
    </message>
    <message>
        <source>another number</source>
        <translation>un autre nombre</translation>
    </message>
    <message>
        <source>at most %1 bytes</source>
        <translation>au plus %1 octets</translation>
    </message>
    <message>
        <source>at most %1 cells</source>
        <translation>au plus %1 cellules</translation>
    </message>
    <message>
        <source>at most %1 files</source>
        <translation>au plus %1 fichiers</translation>
    </message>
    <message>
        <source>at most %1 lists</source>
        <translation>au plus %1 listes</translation>
    </message>
    <message>
        <source>at most %1 rules</source>
        <translation>au plus %1 règles</translation>
    </message>
    <message>
        <source>at most %1 texts</source>
        <translation>au plus %1 textes</translation>
    </message>
    <message>
        <source>at most 256 MB</source>
        <translation>au plus 256 Mo</translation>
    </message>
    <message>
        <source>each file once</source>
        <translation>chaque fichier une seule fois</translation>
    </message>
    <message>
        <source>each name once</source>
        <translation>chaque nom une seule fois</translation>
    </message>
    <message>
        <source>each text once</source>
        <translation>chaque texte une seule fois</translation>
    </message>
    <message>
        <source>encrypted ones</source>
        <translation>des octets chiffrés</translation>
    </message>
    <message>
        <source>finite numbers</source>
        <translation>des nombres finis</translation>
    </message>
    <message>
        <source>lists of texts</source>
        <translation>des listes de textes</translation>
    </message>
    <message>
        <source>one of another</source>
        <translation>un code d’une autre version</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>autre chose</translation>
    </message>
    <message>
        <source>the header of %1</source>
        <translation>l’en-tête de %1</translation>
    </message>
    <message>
        <source>the length of %1</source>
        <translation>la longueur de %1</translation>
    </message>
    <message>
        <source>the line&apos;s end</source>
        <translation>la fin de la ligne</translation>
    </message>
    <message>
        <source>the logit lens</source>
        <translation>la logit lens</translation>
    </message>
    <message>
        <source>the storage “%1”</source>
        <translation>la zone de stockage «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>the tar format</source>
        <translation>le format tar</translation>
    </message>
    <message>
        <source>%1 bytes in all</source>
        <translation>%1 octets en tout</translation>
    </message>
    <message>
        <source>--tensor NAME</source>
        <translation>--tensor NAME</translation>
    </message>
    <message>
        <source>a JSON object</source>
        <translation>un objet JSON</translation>
    </message>
    <message>
        <source>a PNG picture</source>
        <translation>une image PNG</translation>
    </message>
    <message>
        <source>a character 0</source>
        <translation>un caractère 0</translation>
    </message>
    <message>
        <source>at most 64 MB</source>
        <translation>au plus 64 Mo</translation>
    </message>
    <message>
        <source>other content</source>
        <translation>un autre contenu</translation>
    </message>
    <message>
        <source>storages only</source>
        <translation>seulement des zones de stockage</translation>
    </message>
    <message>
        <source>the attention</source>
        <translation>l’attention</translation>
    </message>
    <message>
        <source>the column “%1”</source>
        <translation>la colonne «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>the container</source>
        <translation>le conteneur</translation>
    </message>
    <message>
        <source>the shape of %1</source>
        <translation>la forme de %1</translation>
    </message>
    <message>
        <source>the tokenizer</source>
        <translation>le tokenizer</translation>
    </message>
    <message>
        <source>the top level</source>
        <translation>le niveau supérieur</translation>
    </message>
    <message>
        <source>%1 MiB at most</source>
        <translation>au plus %1 Mio</translation>
    </message>
    <message>
        <source>%1 MiB or more</source>
        <translation>%1 Mio ou plus</translation>
    </message>
    <message>
        <source>%1 other parts</source>
        <translation>%1 autres parties</translation>
    </message>
    <message>
        <source>a dictionary</source>
        <translation>un dictionnaire</translation>
    </message>
    <message>
        <source>a longer one</source>
        <translation>un nombre plus long</translation>
    </message>
    <message>
        <source>a prediction</source>
        <translation>un pronostic</translation>
    </message>
    <message>
        <source>a second one</source>
        <translation>un second</translation>
    </message>
    <message>
        <source>an older one</source>
        <translation>un fichier plus ancien</translation>
    </message>
    <message>
        <source>another file</source>
        <translation>un autre fichier</translation>
    </message>
    <message>
        <source>another kind</source>
        <translation>un autre type</translation>
    </message>
    <message>
        <source>another name</source>
        <translation>un autre nom</translation>
    </message>
    <message>
        <source>another size</source>
        <translation>une autre taille</translation>
    </message>
    <message>
        <source>at least one</source>
        <translation>au moins un</translation>
    </message>
    <message>
        <source>before byte %1</source>
        <translation>avant l’octet %1</translation>
    </message>
    <message>
        <source>it in “%1” too</source>
        <translation>le même aussi dans «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>more of them</source>
        <translation>davantage de nombres</translation>
    </message>
    <message>
        <source>no such head</source>
        <translation>aucune tête de ce numéro</translation>
    </message>
    <message>
        <source>none of them</source>
        <translation>ni l’un ni l’autre</translation>
    </message>
    <message>
        <source>not a folder</source>
        <translation>ce n’est pas un dossier</translation>
    </message>
    <message>
        <source>one after it</source>
        <translation>un bloc après elle</translation>
    </message>
    <message>
        <source>one of step %1</source>
        <translation>un pronostic pour l’étape %1</translation>
    </message>
    <message>
        <source>one of these</source>
        <translation>un nom parmi ceux du fichier</translation>
    </message>
    <message>
        <source>the size of %1</source>
        <translation>la taille de %1</translation>
    </message>
    <message>
        <source>“%1” beside it</source>
        <translation>«&#x202f;%1&#x202f;» à côté</translation>
    </message>
    <message>
        <source>“%1” in a step</source>
        <translation>«&#x202f;%1&#x202f;» dans une étape</translation>
    </message>
    <message>
        <source>%1 bytes for %2</source>
        <translation>%1 octets pour %2</translation>
    </message>
    <message>
        <source>%1 dimensions</source>
        <translation>%1 dimensions</translation>
    </message>
    <message>
        <source>%1 more bytes</source>
        <translation>%1 octets de plus</translation>
    </message>
    <message>
        <source>-100 to 100</source>
        <translation>de -100 à 100</translation>
    </message>
    <message>
        <source>0.01 to 100</source>
        <translation>de 0.01 à 100</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>le fichier existe déjà</translation>
    </message>
    <message>
        <source>ICU&apos;s rules</source>
        <translation>les règles d’ICU</translation>
    </message>
    <message>
        <source>an id from %1</source>
        <translation>un id %1</translation>
    </message>
    <message>
        <source>another one</source>
        <translation>un autre</translation>
    </message>
    <message>
        <source>one to four</source>
        <translation>une à quatre exécutions</translation>
    </message>
    <message>
        <source>other bytes</source>
        <translation>d’autres octets</translation>
    </message>
    <message>
        <source>packed ones</source>
        <translation>des octets compressés</translation>
    </message>
    <message>
        <source>the archive</source>
        <translation>l’archive</translation>
    </message>
    <message>
        <source>the package</source>
        <translation>le paquet</translation>
    </message>
    <message>
        <source>the picture</source>
        <translation>l’image</translation>
    </message>
    <message>
        <source>the release</source>
        <translation>la distribution</translation>
    </message>
    <message>
        <source>the targets</source>
        <translation>la liste des cibles</translation>
    </message>
    <message>
        <source>this format</source>
        <translation>ce format</translation>
    </message>
    <message>
        <source>%1 bytes of %2</source>
        <translation>%1 octets de type %2</translation>
    </message>
    <message>
        <source>%1: the text</source>
        <translation>%1&#xa0;: le texte</translation>
    </message>
    <message>
        <source>a token id</source>
        <translation>un id de token</translation>
    </message>
    <message>
        <source>at least 1</source>
        <translation>au moins 1</translation>
    </message>
    <message>
        <source>the answer</source>
        <translation>la réponse</translation>
    </message>
    <message>
        <source>the engine</source>
        <translation>le moteur</translation>
    </message>
    <message>
        <source>the folder</source>
        <translation>le dossier</translation>
    </message>
    <message>
        <source>the header</source>
        <translation>l’en-tête</translation>
    </message>
    <message>
        <source>the lesson</source>
        <translation>la leçon</translation>
    </message>
    <message>
        <source>the models</source>
        <translation>le nombre de modèles</translation>
    </message>
    <message>
        <source>the pieces</source>
        <translation>la liste des morceaux</translation>
    </message>
    <message>
        <source>the shape %1</source>
        <translation>la forme %1</translation>
    </message>
    <message>
        <source>two pieces</source>
        <translation>deux morceaux</translation>
    </message>
    <message>
        <source>within %1 × %2</source>
        <translation>à l’intérieur de %1 × %2</translation>
    </message>
    <message>
        <source>“,” or “)”</source>
        <translation>«&#x202f;,&#x202f;» ou «&#x202f;)&#x202f;»</translation>
    </message>
    <message>
        <source>%1 as %2 %3 has</source>
        <translation>%1, comme dans %2 %3</translation>
    </message>
    <message>
        <source>%1 for the %2</source>
        <translation>%1 pour les %2</translation>
    </message>
    <message>
        <source>%1, as %2 has</source>
        <translation>%1, comme dans %2</translation>
    </message>
    <message>
        <source>a decoder</source>
        <translation>un décodeur</translation>
    </message>
    <message>
        <source>an answer</source>
        <translation>une réponse</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objet</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>au moins %1</translation>
    </message>
    <message>
        <source>cut short</source>
        <translation>fin prématurée</translation>
    </message>
    <message>
        <source>more data</source>
        <translation>davantage de données</translation>
    </message>
    <message>
        <source>part %1 of %2</source>
        <translation>la partie %1 sur %2</translation>
    </message>
    <message>
        <source>tensor “%1%2”</source>
        <translation>le tenseur «&#x202f;%1%2&#x202f;»</translation>
    </message>
    <message>
        <source>tensor “%1”</source>
        <translation>le tenseur «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>the atlas</source>
        <translation>l’atlas</translation>
    </message>
    <message>
        <source>the layer</source>
        <translation>la couche</translation>
    </message>
    <message>
        <source>the model</source>
        <translation>le modèle</translation>
    </message>
    <message>
        <source>the query</source>
        <translation>la requête</translation>
    </message>
    <message>
        <source>the scale</source>
        <translation>la mise à l’échelle</translation>
    </message>
    <message>
        <source>the shape</source>
        <translation>la forme</translation>
    </message>
    <message>
        <source>the sheet</source>
        <translation>le tableau</translation>
    </message>
    <message>
        <source>the sound</source>
        <translation>le son</translation>
    </message>
    <message>
        <source>the texts</source>
        <translation>l’ensemble des textes</translation>
    </message>
    <message>
        <source>their end</source>
        <translation>leur fin</translation>
    </message>
    <message>
        <source>two sizes</source>
        <translation>deux tailles</translation>
    </message>
    <message>
        <source>version %1.%2</source>
        <translation>la version %1.%2</translation>
    </message>
    <message>
        <source>“%1” and “%2”</source>
        <translation>«&#x202f;%1&#x202f;» et «&#x202f;%2&#x202f;»</translation>
    </message>
    <message>
        <source>%1 as well</source>
        <translation>%1 aussi</translation>
    </message>
    <message>
        <source>%1 at most</source>
        <translation>au plus %1</translation>
    </message>
    <message>
        <source>%1 columns</source>
        <translation>%1 colonnes</translation>
    </message>
    <message>
        <source>%1 entries</source>
        <translation>%1 entrées</translation>
    </message>
    <message>
        <source>%1 members</source>
        <translation>%1 membres</translation>
    </message>
    <message>
        <source>%1 numbers</source>
        <translation>%1 nombres</translation>
    </message>
    <message>
        <source>NaN or ∞</source>
        <translation>NaN ou ∞</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>a target</source>
        <translation>une cible</translation>
    </message>
    <message>
        <source>a tensor</source>
        <translation>un tenseur</translation>
    </message>
    <message>
        <source>an array</source>
        <translation>un tableau</translation>
    </message>
    <message>
        <source>an order</source>
        <translation>une comparaison d’ordre</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>au plus %1</translation>
    </message>
    <message>
        <source>it twice</source>
        <translation>deux fois le même</translation>
    </message>
    <message>
        <source>its name</source>
        <translation>son nom</translation>
    </message>
    <message>
        <source>no bytes</source>
        <translation>aucun octet</translation>
    </message>
    <message>
        <source>one text</source>
        <translation>un seul texte</translation>
    </message>
    <message>
        <source>the code</source>
        <translation>le code</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>le fichier</translation>
    </message>
    <message>
        <source>the head</source>
        <translation>la tête</translation>
    </message>
    <message>
        <source>the line</source>
        <translation>la ligne</translation>
    </message>
    <message>
        <source>the text</source>
        <translation>le texte</translation>
    </message>
    <message>
        <source>type of %1</source>
        <translation>type pour %1</translation>
    </message>
    <message>
        <source>version %1</source>
        <translation>la version %1</translation>
    </message>
    <message>
        <source>“%1” again</source>
        <translation>«&#x202f;%1&#x202f;» à nouveau</translation>
    </message>
    <message>
        <source>“%1” twice</source>
        <translation>«&#x202f;%1&#x202f;» deux fois</translation>
    </message>
    <message>
        <source>%1 layers</source>
        <translation>%1 couches</translation>
    </message>
    <message>
        <source>%1 scores</source>
        <translation>%1 scores</translation>
    </message>
    <message>
        <source>0 bytes</source>
        <translation>0 octet</translation>
    </message>
    <message>
        <source>8 bytes</source>
        <translation>8 octets</translation>
    </message>
    <message>
        <source>a batch</source>
        <translation>un lot</translation>
    </message>
    <message>
        <source>a merge</source>
        <translation>une fusion</translation>
    </message>
    <message>
        <source>a model</source>
        <translation>un modèle</translation>
    </message>
    <message>
        <source>a patch</source>
        <translation>le patching</translation>
    </message>
    <message>
        <source>a sound</source>
        <translation>un son</translation>
    </message>
    <message>
        <source>a token</source>
        <translation>un token</translation>
    </message>
    <message>
        <source>boolean</source>
        <translation>un booléen</translation>
    </message>
    <message>
        <source>number %1</source>
        <translation>le nombre n°&#xa0;%1</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>un nom parmi %1</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>la fin</translation>
    </message>
    <message>
        <source>the map</source>
        <translation>la carte</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 octets</translation>
    </message>
    <message>
        <source>%1 lines</source>
        <translation>%1 lignes</translation>
    </message>
    <message>
        <source>0 to 1</source>
        <translation>de 0 à 1</translation>
    </message>
    <message>
        <source>0 to 6</source>
        <translation>de 0 à 6</translation>
    </message>
    <message>
        <source>1 to 6</source>
        <translation>1 à 6</translation>
    </message>
    <message>
        <source>2 or 3</source>
        <translation>2 ou 3</translation>
    </message>
    <message>
        <source>a file</source>
        <translation>un fichier</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>une liste</translation>
    </message>
    <message>
        <source>a name</source>
        <translation>un nom</translation>
    </message>
    <message>
        <source>a path</source>
        <translation>un chemin</translation>
    </message>
    <message>
        <source>a rule</source>
        <translation>une règle</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>un texte</translation>
    </message>
    <message>
        <source>key “%1”</source>
        <translation>la clé «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>number</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>object</source>
        <translation>un objet</translation>
    </message>
    <message>
        <source>one “%1”</source>
        <translation>un seul «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>piece %1</source>
        <translation>le morceau %1</translation>
    </message>
    <message>
        <source>string</source>
        <translation>une chaîne de caractères</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>%1 au plus</translation>
    </message>
    <message>
        <source>“%1” of %2</source>
        <translation>«&#x202f;%1&#x202f;» de %2</translation>
    </message>
    <message>
        <source>%1 keys</source>
        <translation>%1 clés</translation>
    </message>
    <message>
        <source>0 to %1</source>
        <translation>de 0 à %1</translation>
    </message>
    <message>
        <source>1 to %1</source>
        <translation>de 1 à %1</translation>
    </message>
    <message>
        <source>array</source>
        <translation>un tableau</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>la ligne %1</translation>
    </message>
    <message>
        <source>only %1</source>
        <translation>seulement %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>null</source>
        <translation>null</translation>
    </message>
    <message>
        <source>the mask recipe, character %1</source>
        <translation>la recette de masque, caractère %1</translation>
    </message>
    <message>
        <source>%1 numbers for each token</source>
        <translation>%1 nombres par token</translation>
    </message>
    <message>
        <source>the end of the text</source>
        <translation>la fin du texte</translation>
    </message>
    <message>
        <source>“%1” in the archive</source>
        <translation>« %1 » dans l’archive</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>the array</source>
        <translation>le tableau</translation>
    </message>
    <message>
        <source>array “%1”</source>
        <translation>tableau « %1 »</translation>
    </message>
    <message>
        <source>another</source>
        <translation>autre chose</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>others</source>
        <translation>d’autres</translation>
    </message>
    <message>
        <source>fewer</source>
        <translation>moins</translation>
    </message>
    <message>
        <source>both</source>
        <translation>les deux</translation>
    </message>
    <message>
        <source>more</source>
        <translation>davantage</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>one</source>
        <translation>un seul</translation>
    </message>
    <message>
        <source>earlier occurrences</source>
        <translation>occurrences précédentes</translation>
    </message>
    <message>
        <source>everything alike</source>
        <translation>tout également</translation>
    </message>
    <message>
        <source>previous token</source>
        <translation>token précédent</translation>
    </message>
    <message>
        <source>first token</source>
        <translation>premier token</translation>
    </message>
    <message>
        <source>same token</source>
        <translation>même token</translation>
    </message>
    <message>
        <source>attention module</source>
        <translation>module d’attention</translation>
    </message>
    <message>
        <source>it is one of the files that are read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give token ids instead of a text (--ids), or open the model through an engine (--engine)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>those of the vocabulary, such as &lt;|en|&gt; for a language and &lt;|transcribe|&gt; for a task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a head whose output is its own: an intervention puts another in its place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text that the tokenizer&apos;s normaliser makes of this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>their numbers in the model, ascending, from %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>token that is to stand before each text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true where layers have a sliding window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most 16 times as long, and 64 kB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tensor “%1” that is to be written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 numbers, because its shape is %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tokenizer %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two texts as one sequence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model that it was merged into (llama-export-lora), or the adapter’s folder of PEFT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an adapter of low rank alone, or one that was merged into its base (merge_and_unload)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true, false, gaussian, eva or orthogonal: another one changes the base, too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LORA, or a model into which the adapter was merged (merge_and_unload)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a type, and the name of a folder in the same one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its base’s weights with the adapter in them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lora_A, lora_B and lora_magnitude_vector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>matrices of low rank, or whole tensors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an embedding’s lora_magnitude_vector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model that it was measured for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pooling, then Dense and Normalize</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model that %1 was made for: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tensors named …lora_A.weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what the adapter changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this base of an adapter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a LoRA adapter in GGUF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a file of one adapter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the adapter’s weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a row for each label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an importance matrix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a Transformer first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of a projection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list of modules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the adapter of “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ranks from 1 to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tensor “%1.weight”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, which %2 adapts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another adapter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two adapters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its modules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a matrix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tensor “%1%2</source>
        <translation type="unfinished">le tenseur «&#x202f;%1&#x202f;» {1%2?}</translation>
    </message>
    <message>
        <source>module %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation type="unfinished">%1 et %2</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model in a folder called “base” beside it, in the Hugging Face cache or in a folder of your own models, or to be named (--model BASE --adapter FOLDER)%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; “picture” in the file, or in FILE.json beside it, says &quot;grid&quot;: [rows, columns] and &quot;offset&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weights in float32, float16 or bfloat16, a GGUF file of the model, or quantized by one of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a model whose layers have keys of their own and add nothing for their token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the steps of generate(), each of which goes on from the one before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a .npy, .npz, .safetensors, .pt, .json or .csv file with arrays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>model.safetensors of the same model, in the Hugging Face layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>heads before queries and keys, so that one can be read alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the layout of those who trained it (“tok_embeddings.weight”)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a model folder with config.json and weights, or a GGUF file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its base as a GGUF file, or the adapter’s folder of PEFT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model that it belongs to, whose file lies beside it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its features, as input_values in a safetensors file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>files such as attn_0.npy, or a model&apos;s config.json</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>matrices NAME.weight.lora_a and NAME.weight.lora_b</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a tensor, or tuples and dictionaries of tensors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model’s folder with config.json as its base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what a head looks for by its weights alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a head with one projection for all tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than the %1 dimensions that are turned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>some tokens have projections of their own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what stands before the names of tensors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the architecture’s name, such as gpt2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one by rows and columns of a picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows and columns of at most %1 squares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an adapter that works on all tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model’s folder with config.json</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it finds the same characters twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a projector for pictures (mmproj)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a rotation along a line of tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a GGUF file of the architecture %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a GGUF file, which has no labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of them as model.safetensors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an adapter of the architecture %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number of experts’ tensors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[B, squares, side · side · 3]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most 2^28 numbers in a map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this base of an adapter for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the weights under this name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 (softmax) or 2 (sigmoid)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most %1 lists and tensors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tensor “token_embd.weight”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the patches of the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list of at most %1 files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of the architecture %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the names of its tensors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one that waits for some</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a sound for this model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how weights are stored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>samples of one channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, as the model has it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a base of model_type %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one model in a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most 2^20 patches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sound’s tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 files of weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[B, frames, mels]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least %1 samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no “quant_method”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a square of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most %1 seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>edges from 0 to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most %1 arrays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what was saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>finite scales</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[B, samples]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pictures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a GGUF file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 experts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 patches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 axes, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation type="unfinished">%1 tokens</translation>
    </message>
    <message>
        <source>a class in which the first token alone is global; open this one through an engine (--engine)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an encoder–decoder whole, such as …ForConditionalGeneration, or an engine (--engine)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pixel_values [B, channels, height, width], or squares beside spatial_shapes [B, 2]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“input_ids” and “bbox” alone, as the model has no vectors for pictures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a model whose layers mix tokens by attention alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the end of the text, where its labels are read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one in which the tokens of the question are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layers that mix them without a softmax: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attention from one file, such as .npz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>padding behind each sound alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a picture for each of %1 pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>padding before or within one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>files of different names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a picture of the page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>squares without them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its decoder alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the architecture %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the token %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>type the text as the model should read it, or change the template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a model that was trained on conversations, which has one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list of messages, or an object with “messages”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the statement “%1” in line %2 of the chat template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a name, a number, a text or an operator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a template that is not nested so deeply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>brackets that are not nested so deeply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a statement, such as for, if or set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number below 9223372036854775808</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of this name beside the others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a loop that does not call itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an expression of fewer parts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an opening bracket before it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a text, or texts with names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the chat template “default”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1 of the chat template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a %1 at the end of the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an argument with its name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an argument of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>#} behind the comment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 hexadecimal digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the template&apos;s end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the chat template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what is looked up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a loop around “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the conversation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most 1 MiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{% endraw %}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the end of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>message %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an object with a text as its “role”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its loss left all bounds; a smaller learning rate keeps it within</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two lines or more, so that one can be held out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an intervention on a layer without a softmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layers that mix tokens without a softmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one number for all layers that have one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NAME.attntrain, which “train” writes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a multiple of ssm.time_step_rank (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a multiple of embedding_length (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mixing weights, which are signed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a head switched off or scaled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a multiple of %1 below %2, or %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fewer than %1 different ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a multiple of the %1 heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lines to be learned from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the training after step %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a layer with attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a loss in “held_out”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a step of “held_out”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows that sum to 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a byte that is 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tensor “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished">%1 à %2</translation>
    </message>
</context>
<context>
    <name>CostWords</name>
    <message>
        <source>projections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scores q·k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weights · v</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layers without softmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>feed-forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the answer</source>
        <translation type="unfinished">la réponse</translation>
    </message>
    <message>
        <source>the whole text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one more token, with what is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keys and values kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>states kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all heads&apos; maps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scores and weights · v</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everything else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without windows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>if every layer attended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kept without windows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kept if heads shared none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>states without softmax</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CostsBench</name>
    <message>
        <source>This attention was read from a file, which says nothing about the model&apos;s sizes. Open the model itself to see what length costs it. Map and Compare show the file.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CostsCanvas</name>
    <message>
        <source>What length costs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What %1 tokens cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation type="unfinished">%1 tokens</translation>
    </message>
    <message>
        <source>%1 multiply–adds</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CostsSheet</name>
    <message>
        <source>Bytes, as float32</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Multiply–adds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokens</source>
        <translation type="unfinished">tokens</translation>
    </message>
    <message>
        <source>A length&apos;s parts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>twice as long</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CostsView</name>
    <message>
        <source>The text&apos;s length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of tokens, doubled every %1 steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long the text would be; Page Up doubles it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count as many tokens as the text has</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DiagramBench</name>
    <message>
        <source>This attention was read from a file, which says nothing about the model&apos;s layers. Open the model itself to see its blocks. Map and Compare show the file.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DiagramCanvas</name>
    <message>
        <source>Diagram of the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer %1, head %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DiagramLayerWords</name>
    <message>
        <source>Layer %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer %1 (%2 of %3 layers are like it)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T of the encoder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scores %1 × %2 × %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+ a convolution of what enters the layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+ a vector of each token&apos;s own</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DiagramModelWords</name>
    <message>
        <source>%1 · %2 parameters</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DiagramSheet</name>
    <message>
        <source>states</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DiagramWords</name>
    <message>
        <source>attention to some keys</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DifferenceWords</name>
    <message>
        <source>equal up to rounding (largest difference %1)</source>
        <translation>égales à l’arrondi près (plus grande différence&#xa0;: %1)</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>égales</translation>
    </message>
    <message>
        <source>%2 has the tokens of %1 in another order</source>
        <translation>%2 a les tokens de %1 dans un autre ordre</translation>
    </message>
</context>
<context>
    <name>DistanceCurves</name>
    <message>
        <source>Scores over distance</source>
        <translation>Scores selon la distance</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1&#xa0;: %2, %3</translation>
    </message>
</context>
<context>
    <name>EngineDialog</name>
    <message>
        <source>The engine may &amp;download this model from the hub</source>
        <translation>Le moteur peut &amp;télécharger ce modèle depuis le hub</translation>
    </message>
    <message>
        <source>This model may run the Python &amp;code that lies beside its weights</source>
        <translation>Ce modèle peut e&amp;xécuter le code Python placé à côté de ses poids</translation>
    </message>
    <message>
        <source>Open a model with an engine</source>
        <translation>Ouvrir un modèle avec un moteur</translation>
    </message>
    <message>
        <source>Another program computes the model, here or on another machine, and this window shows it. AttentionScope brings one that runs whatever the Python library transformers knows.</source>
        <translation>Un autre programme calcule le modèle, ici ou sur une autre machine, et cette fenêtre le montre. AttentionScope en fournit un qui fait tourner tout ce que connaît la bibliothèque Python transformers.</translation>
    </message>
    <message>
        <source>A name of your own. Sessions keep this name, and never the command.</source>
        <translation>Un nom que vous choisissez. Les sessions gardent ce nom, jamais la commande.</translation>
    </message>
    <message>
        <source>ssh gpu-node python3 -m attentionscope.engine</source>
        <translation>ssh gpu-node python3 -m attentionscope.engine</translation>
    </message>
    <message>
        <source>&amp;Engine</source>
        <translation>&amp;Moteur</translation>
    </message>
    <message>
        <source>Started &amp;by</source>
        <translation>Lancé &amp;par</translation>
    </message>
    <message>
        <source>A folder on the engine’s machine, or a name on the hub</source>
        <translation>Un dossier sur la machine du moteur, ou un nom sur le hub</translation>
    </message>
    <message>
        <source>B&amp;rowse…</source>
        <translation>Pa&amp;rcourir…</translation>
    </message>
    <message>
        <source>Chooses a model’s folder on this machine</source>
        <translation>Choisit le dossier d’un modèle sur cette machine</translation>
    </message>
    <message>
        <source>as they are stored</source>
        <translation>tels qu’ils sont stockés</translation>
    </message>
    <message>
        <source>one device; or auto, balanced, cpu</source>
        <translation>un seul appareil&#x202f;; ou auto, balanced, cpu</translation>
    </message>
    <message>
        <source>How accelerate spreads the layers over several devices, and over memory and disk</source>
        <translation>Comment accelerate répartit les couches sur plusieurs appareils, et entre mémoire et disque</translation>
    </message>
    <message>
        <source>the latest</source>
        <translation>la plus récente</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>Mo&amp;dèle</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>&amp;Nombres</translation>
    </message>
    <message>
        <source>De&amp;vices</source>
        <translation>&amp;Appareils</translation>
    </message>
    <message>
        <source>Re&amp;vision on the hub</source>
        <translation>Ré&amp;vision sur le hub</translation>
    </message>
    <message>
        <source>Such code can do whatever you can. Allow it only for models whose makers you trust.</source>
        <translation>Un tel code peut faire tout ce que vous pouvez faire. Ne l’autorisez que pour des modèles dont vous jugez les auteurs dignes de confiance.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>Starts the engine and opens the model</source>
        <translation>Démarre le moteur et ouvre le modèle</translation>
    </message>
    <message>
        <source>A model’s folder</source>
        <translation>Le dossier d’un modèle</translation>
    </message>
    <message>
        <source>The engine’s name may have letters, digits, dots, hyphens and underscores.</source>
        <translation>Le nom du moteur peut contenir des lettres, des chiffres, des points, des traits d’union et des tirets bas.</translation>
    </message>
    <message>
        <source>Type the command that starts the engine.</source>
        <translation>Tapez la commande qui démarre le moteur.</translation>
    </message>
    <message>
        <source>Type which model the engine is to open.</source>
        <translation>Tapez le modèle que le moteur doit ouvrir.</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>cannot be read: %found</source>
        <translation>ne peut pas être lu&#xa0;: %found</translation>
    </message>
    <message>
        <source>cannot be written: %found</source>
        <translation>ne peut pas être écrit&#xa0;: %found</translation>
    </message>
    <message>
        <source>%field is cut short: expected %expected, found %found</source>
        <translation>%field s’arrête trop tôt&#xa0;: attendu %expected, trouvé %found</translation>
    </message>
    <message>
        <source>%field cannot be understood: expected %expected, found %found</source>
        <translation>%field ne se comprend pas&#xa0;: attendu %expected, trouvé %found</translation>
    </message>
    <message>
        <source>%field is missing: expected %expected, found %found</source>
        <translation>%field manque&#xa0;: attendu %expected, trouvé %found</translation>
    </message>
    <message>
        <source>%field is missing</source>
        <translation>%field manque</translation>
    </message>
    <message>
        <source>%field is missing: expected %expected</source>
        <translation>%field manque&#xa0;: il faut %expected</translation>
    </message>
    <message>
        <source>%field cannot be used: expected %expected, found %found</source>
        <translation>%field ne convient pas&#xa0;: attendu %expected, trouvé %found</translation>
    </message>
    <message>
        <source>%field has the wrong shape: expected %expected, found %found</source>
        <translation>%field n’a pas la bonne forme&#xa0;: attendu %expected, trouvé %found</translation>
    </message>
    <message>
        <source>unknown %field: %found. The known ones are %expected.</source>
        <translation>%field&#xa0;: valeur inconnue %found. Les valeurs connues sont %expected.</translation>
    </message>
    <message>
        <source>unknown %field %found. Did you mean %nearest?</source>
        <translation>%field&#xa0;: valeur inconnue %found. Vouliez-vous dire %nearest&#x202f;?</translation>
    </message>
    <message>
        <source>%field is not supported: expected %expected, found %found</source>
        <translation>AttentionScope n’accepte pas %field&#xa0;: attendu %expected, trouvé %found</translation>
    </message>
    <message>
        <source>%field is too long: expected %expected</source>
        <translation>%field dépasse la longueur permise&#xa0;: attendu %expected</translation>
    </message>
    <message>
        <source>%field is too long: expected %expected, found %found</source>
        <translation>%field dépasse la longueur permise&#xa0;: attendu %expected, trouvé %found</translation>
    </message>
    <message>
        <source>%field needs more memory than there is</source>
        <translation>%field demande plus de mémoire qu’il n’y en a</translation>
    </message>
    <message>
        <source>%field does not fit into memory: it needs %found, and %expected is free</source>
        <translation>%field ne tient pas en mémoire&#xa0;: il faut %found, et il n’y a que %expected de libre</translation>
    </message>
    <message>
        <source>%field failed: %found</source>
        <translation>%field a échoué&#xa0;: %found</translation>
    </message>
    <message>
        <source>this session names %found, outside of its own folder; %expected</source>
        <translation>cette session nomme %found, hors de son propre dossier&#x202f;; %expected</translation>
    </message>
    <message>
        <source>%field could be any of %found; choose one with %expected</source>
        <translation>%field peut désigner %found&#x202f;; choisissez avec %expected</translation>
    </message>
    <message>
        <source>there is no %field in this file. Open %expected.</source>
        <translation>ce fichier ne contient pas %field. Ouvrez %expected.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%field is not read yet: %expected</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExampleNote</name>
    <message>
        <source>Example</source>
        <translation>Exemple</translation>
    </message>
    <message>
        <source>Close the note about the example</source>
        <translation>Fermer la note sur l’exemple</translation>
    </message>
    <message>
        <source>In layer %1 · head %2: %3</source>
        <translation>Dans la couche %1 · tête %2&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>ExportChart</name>
    <message>
        <source>Chart</source>
        <translation>Graphique</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Mesure</translation>
    </message>
    <message>
        <source>Upwards</source>
        <translation>Vertical</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>Têtes</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>What is measured of each head</source>
        <translation>Ce que l’on mesure de chaque tête</translation>
    </message>
    <message>
        <source>Measure along the upright axis</source>
        <translation>Mesure sur l’axe vertical</translation>
    </message>
    <message>
        <source>What is measured along the upright axis</source>
        <translation>Ce qui est mesuré sur l’axe vertical</translation>
    </message>
    <message>
        <source>Groups of heads</source>
        <translation>Groupes de têtes</translation>
    </message>
    <message>
        <source>Each head by itself, or two groups of heads as their mean and standard deviation</source>
        <translation>Chaque tête seule, ou deux groupes de têtes par leur moyenne et leur écart type</translation>
    </message>
    <message>
        <source>each by itself</source>
        <translation>chacune seule</translation>
    </message>
    <message>
        <source>picked heads and all others</source>
        <translation>têtes sélectionnées et toutes les autres</translation>
    </message>
    <message>
        <source>“%1” and all others</source>
        <translation>«&#x202f;%1&#x202f;» et toutes les autres</translation>
    </message>
    <message>
        <source>“%1” and “%2”</source>
        <translation>«&#x202f;%1&#x202f;» et «&#x202f;%2&#x202f;»</translation>
    </message>
    <message>
        <source>Whose probability is followed while each head is switched off: the likeliest word, or words that are tracked</source>
        <translation>Le mot dont on suit la probabilité pendant que chaque tête est désactivée&#xa0;: le plus probable, ou des mots suivis</translation>
    </message>
    <message>
        <source>the likeliest word</source>
        <translation>le mot le plus probable</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>all %1 tracked words</source>
        <translation>les %1 mots suivis</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 rather than “%2”</source>
        <translation>%1 plutôt que «&#xa0;%2&#xa0;»</translation>
    </message>
</context>
<context>
    <name>ExportColors</name>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Palette</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Plage</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Courbe</translation>
    </message>
    <message>
        <source>γ</source>
        <translation>γ</translation>
    </message>
    <message>
        <source>Colour map</source>
        <translation>Palette</translation>
    </message>
    <message>
        <source>Which colours stand for the weights</source>
        <translation>Quelles couleurs représentent les poids</translation>
    </message>
    <message>
        <source>Range of the colours</source>
        <translation>Plage des couleurs</translation>
    </message>
    <message>
        <source>Which weights the ends of the colour bar stand for</source>
        <translation>Quels poids se trouvent aux extrémités de la barre de couleurs</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>fixe</translation>
    </message>
    <message>
        <source>each map</source>
        <translation>chaque carte</translation>
    </message>
    <message>
        <source>each row</source>
        <translation>chaque ligne</translation>
    </message>
    <message>
        <source>each head</source>
        <translation>chaque tête</translation>
    </message>
    <message>
        <source>each layer</source>
        <translation>chaque couche</translation>
    </message>
    <message>
        <source>all maps</source>
        <translation>toutes les cartes</translation>
    </message>
    <message>
        <source>chosen row</source>
        <translation>ligne choisie</translation>
    </message>
    <message>
        <source>Lowest weight</source>
        <translation>Poids minimum</translation>
    </message>
    <message>
        <source>The weight at the colour bar&apos;s lower end</source>
        <translation>Le poids à l’extrémité inférieure de la barre de couleurs</translation>
    </message>
    <message>
        <source>Highest weight</source>
        <translation>Poids maximum</translation>
    </message>
    <message>
        <source>The weight at the colour bar&apos;s upper end</source>
        <translation>Le poids à l’extrémité supérieure de la barre de couleurs</translation>
    </message>
    <message>
        <source>Curve of the colours</source>
        <translation>Courbe des couleurs</translation>
    </message>
    <message>
        <source>How weights between the ends become colours</source>
        <translation>Comment les poids entre les extrémités deviennent des couleurs</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>linéaire</translation>
    </message>
    <message>
        <source>logarithmic</source>
        <translation>logarithmique</translation>
    </message>
    <message>
        <source>gamma</source>
        <translation>gamma</translation>
    </message>
    <message>
        <source>Gamma</source>
        <translation>Gamma</translation>
    </message>
    <message>
        <source>The exponent: below 1 small weights become brighter</source>
        <translation>L’exposant&#xa0;: au-dessous de 1, les petits poids deviennent plus clairs</translation>
    </message>
    <message>
        <source>%1 to %2 everywhere</source>
        <translation>%1 à %2 partout</translation>
    </message>
    <message>
        <source>over each map</source>
        <translation>sur chaque carte</translation>
    </message>
    <message>
        <source>over each query&apos;s row</source>
        <translation>sur la ligne de chaque requête</translation>
    </message>
    <message>
        <source>over each head</source>
        <translation>sur chaque tête</translation>
    </message>
    <message>
        <source>over each layer</source>
        <translation>sur chaque couche</translation>
    </message>
    <message>
        <source>over all maps together</source>
        <translation>sur toutes les cartes ensemble</translation>
    </message>
    <message>
        <source>over the chosen query&apos;s row</source>
        <translation>sur la ligne de la requête choisie</translation>
    </message>
    <message>
        <source>gamma %1</source>
        <translation>gamma %1</translation>
    </message>
    <message>
        <source>%1 · %2 · safe for colour-blind readers and in grey</source>
        <translation>%1 · %2 · lisible pour les daltoniens et en gris</translation>
    </message>
</context>
<context>
    <name>ExportDetails</name>
    <message>
        <source>Details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decimals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation type="unfinished">Nombres</translation>
    </message>
    <message>
        <source>Form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Margin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;no token labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opacity by &amp;weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;photo in colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decimals of the numbers in cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The smallest number that is written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers that are nearer to zero stay blank; 0: all are written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of the numbers in cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of the numbers in cells; auto: as large as the widest of them lets all be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> pt</source>
        <translation type="unfinished"> pt</translation>
    </message>
    <message>
        <source>auto</source>
        <translation type="unfinished">auto</translation>
    </message>
    <message>
        <source>White around everything; 0 where the page brings its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> mm</source>
        <translation type="unfinished"> mm</translation>
    </message>
    <message>
        <source>Place of the colour bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the colour bar stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the colour bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its quantity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the colour bar is called, in place of its quantity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Form of the chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the measure of every head is drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>map of layers × heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lines by layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>boxes by layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>strips by layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maps without the names of their tokens, which are larger then</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours cover the photo the more the larger the weight is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The photo keeps its own colours below those of the weights</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export figure</source>
        <translation>Exporter la figure</translation>
    </message>
    <message>
        <source>drawing…</source>
        <translation>dessin en cours…</translation>
    </message>
    <message>
        <source>&amp;Copy ▾</source>
        <translation>&amp;Copier ▾</translation>
    </message>
    <message>
        <source>Put the figure on the clipboard (Ctrl+C)</source>
        <translation>Mettre la figure dans le presse-papiers (Ctrl+C)</translation>
    </message>
    <message>
        <source>Copy (PNG, SVG, PDF and text at once)</source>
        <translation>Copier (PNG, SVG, PDF et texte à la fois)</translation>
    </message>
    <message>
        <source>Copy as %1 only</source>
        <translation>Copier en %1 seulement</translation>
    </message>
    <message>
        <source>&amp;Add to page</source>
        <translation>&amp;Ajouter à la page</translation>
    </message>
    <message>
        <source>Added to the page</source>
        <translation>Ajouté à la page</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Close without saving (Esc)</source>
        <translation>Fermer sans enregistrer (Échap)</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Enregistrer…</translation>
    </message>
    <message>
        <source>Choose where the figure goes (Ctrl+S)</source>
        <translation>Choisir où va la figure (Ctrl+S)</translation>
    </message>
    <message>
        <source>knocking out each head: layer %1 of %2</source>
        <translation>neutralisation de chaque tête&#xa0;: couche %1 sur %2</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Stopped; nothing was written.</source>
        <translation>Arrêté&#x202f;; rien n’a été écrit.</translation>
    </message>
    <message>
        <source>Stopped; %1 of %2 files were written.</source>
        <translation>Arrêté&#x202f;; %1 fichiers sur %2 ont été écrits.</translation>
    </message>
    <message>
        <source>Copied the command</source>
        <translation>Commande copiée</translation>
    </message>
    <message>
        <source>session</source>
        <translation>session</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texte</translation>
    </message>
    <message>
        <source>Copied as %1</source>
        <translation>Copié en %1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>ExportFormat</name>
    <message>
        <source>Vector, for papers; fonts are embedded</source>
        <translation>Vectoriel, pour les articles&#x202f;; les polices sont incorporées</translation>
    </message>
    <message>
        <source>Vector, for the web and drawing programs</source>
        <translation>Vectoriel, pour le web et les logiciels de dessin</translation>
    </message>
    <message>
        <source>Pixels, for slides and documents</source>
        <translation>Pixels, pour les diapositives et les documents</translation>
    </message>
    <message>
        <source>One page for browsers: hover and keys read the numbers</source>
        <translation>Une page pour navigateur&#xa0;: pointeur et touches donnent les nombres</translation>
    </message>
    <message>
        <source>TikZ for LaTeX: the text is set in the paper&apos;s own font</source>
        <translation>TikZ pour LaTeX&#xa0;: le texte est composé dans la police de l’article</translation>
    </message>
    <message>
        <source>The numbers as a table, with their tokens</source>
        <translation>Les nombres sous forme de tableau, avec leurs tokens</translation>
    </message>
    <message>
        <source>The numbers for NumPy, float32</source>
        <translation>Les nombres pour NumPy, float32</translation>
    </message>
    <message>
        <source>A Python script for Matplotlib, its numbers as NPY beside it</source>
        <translation>Un script Python pour Matplotlib, ses nombres à côté en NPY</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Résolution</translation>
    </message>
    <message>
        <source>For screens</source>
        <translation>Pour les écrans</translation>
    </message>
    <message>
        <source>What most journals ask for</source>
        <translation>Ce que demandent la plupart des revues</translation>
    </message>
    <message>
        <source>For fine print</source>
        <translation>Pour une impression fine</translation>
    </message>
    <message>
        <source>dpi</source>
        <translation>dpi</translation>
    </message>
    <message>
        <source>text as &amp;paths</source>
        <translation>texte en &amp;tracés</translation>
    </message>
    <message>
        <source>e&amp;xact cells</source>
        <translation>cellules e&amp;xactes</translation>
    </message>
    <message>
        <source>sess&amp;ion inside</source>
        <translation>&amp;session incluse</translation>
    </message>
    <message>
        <source>n&amp;umbers inside</source>
        <translation>&amp;nombres inclus</translation>
    </message>
    <message>
        <source>Letters as outlines: they look the same where the fonts are missing, but cannot be searched or edited</source>
        <translation>Les lettres en contours&#xa0;: elles ont le même aspect là où les polices manquent, mais on ne peut ni y chercher ni les modifier</translation>
    </message>
    <message>
        <source>Every cell of the maps is in the file, also where several share one dot at %1 dpi</source>
        <translation>Chaque cellule des cartes est dans le fichier, même là où plusieurs partagent un point à %1 dpi</translation>
    </message>
    <message>
        <source>Dots per inch</source>
        <translation>Points par pouce</translation>
    </message>
    <message>
        <source>Dots per inch, %1 to %2</source>
        <translation>Points par pouce, %1 à %2</translation>
    </message>
    <message>
        <source>The file contains its session: model, text and settings. Without it, it says nothing but what it shows</source>
        <translation>Le fichier contient sa session&#xa0;: le modèle, le texte et les réglages. Sans elle, il ne dit rien d’autre que ce qu’il montre</translation>
    </message>
    <message>
        <source>The file contains the numbers that it is drawn from, up to 64 MB: it can be reopened where their own file is not</source>
        <translation>Le fichier contient les nombres à partir desquels il est dessiné, jusqu’à 64 Mo&#xa0;: on peut le rouvrir là où leur propre fichier n’est pas</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 pixels</translation>
    </message>
</context>
<context>
    <name>ExportGround</name>
    <message>
        <source>Background</source>
        <translation>Fond</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanc</translation>
    </message>
    <message>
        <source>A white background</source>
        <translation>Un fond blanc</translation>
    </message>
    <message>
        <source>Transparent</source>
        <translation>Transparent</translation>
    </message>
    <message>
        <source>No background: what lies behind the figure shows through</source>
        <translation>Pas de fond&#xa0;: ce qui se trouve derrière la figure se voit</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Theme of the figure</source>
        <translation>Thème de la figure</translation>
    </message>
    <message>
        <source>Dark text for light pages, or light text for dark slides</source>
        <translation>Texte foncé pour les pages claires, ou texte clair pour les diapositives sombres</translation>
    </message>
    <message>
        <source>light</source>
        <translation>clair</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>sombre</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
</context>
<context>
    <name>ExportLabels</name>
    <message>
        <source>Labels</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Angle</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Every</source>
        <translation>Une sur</translation>
    </message>
    <message>
        <source>Longest label</source>
        <translation>Étiquette max.</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>Police</translation>
    </message>
    <message>
        <source>Warn below</source>
        <translation>Avertir en dessous de</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Lettres</translation>
    </message>
    <message>
        <source>bo&amp;ld letters</source>
        <translation>lettres en &amp;gras</translation>
    </message>
    <message>
        <source>s&amp;paces as ␣</source>
        <translation>es&amp;paces en ␣</translation>
    </message>
    <message>
        <source>&amp;difference A − B</source>
        <translation>&amp;différence A − B</translation>
    </message>
    <message>
        <source>colour &amp;bar</source>
        <translation>&amp;barre de couleurs</translation>
    </message>
    <message>
        <source>&amp;axis names</source>
        <translation>n&amp;oms des axes</translation>
    </message>
    <message>
        <source>&amp;values in cells</source>
        <translation>&amp;valeurs dans les cellules</translation>
    </message>
    <message>
        <source>d&amp;ots</source>
        <translation>dis&amp;ques</translation>
    </message>
    <message>
        <source>&amp;title</source>
        <translation>t&amp;itre</translation>
    </message>
    <message>
        <source>Angle of the keys&apos; labels</source>
        <translation>Angle des étiquettes des clés</translation>
    </message>
    <message>
        <source>Angle of the keys&apos; labels; auto: as steep as they need to fit</source>
        <translation>Angle des étiquettes des clés&#x202f;; auto&#xa0;: aussi inclinées qu’il le faut pour tenir</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>auto</translation>
    </message>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>Size of the labels</source>
        <translation>Taille des étiquettes</translation>
    </message>
    <message>
        <source>Size of the token labels, in points</source>
        <translation>Taille des étiquettes des tokens, en points</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>Every n-th token</source>
        <translation>Un token sur n</translation>
    </message>
    <message>
        <source>Labels every n-th token; auto: as many as stay readable</source>
        <translation>N’étiquette qu’un token sur n&#x202f;; auto&#xa0;: autant de tokens qu’on peut en lire</translation>
    </message>
    <message>
        <source>Longer tokens are cut with an ellipsis</source>
        <translation>Les tokens plus longs sont coupés par des points de suspension</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Font of all text</source>
        <translation>Police de tout le texte</translation>
    </message>
    <message>
        <source>Font of all text; it goes into PDF files</source>
        <translation>Police de tout le texte&#x202f;; elle entre dans les fichiers PDF</translation>
    </message>
    <message>
        <source>DejaVu Sans</source>
        <translation>DejaVu Sans</translation>
    </message>
    <message>
        <source>Smallest size of text</source>
        <translation>Plus petite taille de texte</translation>
    </message>
    <message>
        <source>Warns about text below this size; most journals ask for 5 pt</source>
        <translation>Avertit quand un texte est plus petit que cette taille&#x202f;; la plupart des revues demandent 5 pt</translation>
    </message>
    <message>
        <source>Letters of several maps</source>
        <translation>Lettres de plusieurs cartes</translation>
    </message>
    <message>
        <source>How several maps of a figure are lettered</source>
        <translation>Comment les cartes d’une figure sont désignées par des lettres</translation>
    </message>
    <message>
        <source>A bar that says which colour stands for which weight</source>
        <translation>Une barre qui dit quelle couleur représente quel poids</translation>
    </message>
    <message>
        <source>The words “query” and “key” beside the axes</source>
        <translation>Les mots «&#x202f;requête&#x202f;» et «&#x202f;clé&#x202f;» le long des axes</translation>
    </message>
    <message>
        <source>The weights as numbers, where they fit</source>
        <translation>Les poids en nombres, là où ils tiennent</translation>
    </message>
    <message>
        <source>Circles whose area is the weight instead of coloured squares, to be read in grey</source>
        <translation>Des disques dont l’aire est le poids au lieu de carrés colorés, pour la lecture en gris</translation>
    </message>
    <message>
        <source>“␣” where a token begins with a space</source>
        <translation>«&#x202f;␣&#x202f;» là où un token commence par une espace</translation>
    </message>
    <message>
        <source>The letters of several maps in bold</source>
        <translation>Les lettres de plusieurs cartes en gras</translation>
    </message>
    <message>
        <source>The difference of the first two sides beside them</source>
        <translation>La différence des deux premiers côtés, à côté d’eux</translation>
    </message>
    <message>
        <source>A line above the maps</source>
        <translation>Une ligne au-dessus des cartes</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>The line above the maps</source>
        <translation>La ligne au-dessus des cartes</translation>
    </message>
    <message>
        <source>What the figure shows</source>
        <translation>Ce que montre la figure</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>d’usage</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
</context>
<context>
    <name>ExportPage</name>
    <message>
        <source>Export figure</source>
        <translation>Exporter la figure</translation>
    </message>
    <message>
        <source>Size of the preview; 100 % is as large as on paper</source>
        <translation>Taille de l’aperçu&#x202f;; 100&#x202f;% est la taille sur le papier</translation>
    </message>
    <message>
        <source>Progress of the files</source>
        <translation>Avancement des fichiers</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Stop after the file that is being written</source>
        <translation>Arrêter après le fichier en cours</translation>
    </message>
    <message>
        <source>stopping…</source>
        <translation>arrêt en cours…</translation>
    </message>
    <message>
        <source>writing…</source>
        <translation>écriture en cours…</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>ExportPart</name>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Queries</source>
        <translation>Requêtes</translation>
    </message>
    <message>
        <source>all queries, or for example: cat, 3, 5-7</source>
        <translation>toutes les requêtes, ou par exemple&#xa0;: cat, 3, 5-7</translation>
    </message>
    <message>
        <source>Which queries are shown: tokens, or their positions counted from 1; empty: all</source>
        <translation>Quelles requêtes sont montrées&#xa0;: des tokens, ou leurs positions comptées à partir de 1&#x202f;; vide&#xa0;: toutes</translation>
    </message>
    <message>
        <source>Which tables of the calculation are shown</source>
        <translation>Quels tableaux du calcul sont montrés</translation>
    </message>
    <message>
        <source>Tables: the usual ones ▾</source>
        <translation>Tableaux&#xa0;: les habituels ▾</translation>
    </message>
    <message>
        <source>Tables: %1 of %2 ▾</source>
        <translation>Tableaux&#xa0;: %1 sur %2 ▾</translation>
    </message>
    <message>
        <source>The usual ones</source>
        <translation>Les habituels</translation>
    </message>
</context>
<context>
    <name>ExportSettings</name>
    <message>
        <source>Command that draws the figure again</source>
        <translation>Commande qui redessine la figure</translation>
    </message>
    <message>
        <source>Draws this figure again without the window; Ctrl+A and Ctrl+C copy it</source>
        <translation>Redessine cette figure sans la fenêtre&#x202f;; Ctrl+A et Ctrl+C la copient</translation>
    </message>
    <message>
        <source>Reproduce</source>
        <translation>Reproduire</translation>
    </message>
    <message>
        <source>The file contains its session: drop it on the window to reopen it.</source>
        <translation>Le fichier contient sa session&#xa0;: déposez-le sur la fenêtre pour le rouvrir.</translation>
    </message>
    <message>
        <source>The file contains no session: only this command draws it again.</source>
        <translation>Le fichier ne contient pas de session&#xa0;: seule cette commande le redessine.</translation>
    </message>
</context>
<context>
    <name>ExportSize</name>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
    <message>
        <source>mm</source>
        <translation>mm</translation>
    </message>
    <message>
        <source>Sizes in millimetres</source>
        <translation>Dimensions en millimètres</translation>
    </message>
    <message>
        <source>inch</source>
        <translation>pouce</translation>
    </message>
    <message>
        <source>Sizes in inches</source>
        <translation>Dimensions en pouces</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largeur</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Hauteur</translation>
    </message>
    <message>
        <source>Width of the page, %1 to %2 mm</source>
        <translation>Largeur de la page, %1 à %2 mm</translation>
    </message>
    <message>
        <source>Height of the page; auto: as high as the maps need</source>
        <translation>Hauteur de la page&#x202f;; auto&#xa0;: aussi haute que les cartes le demandent</translation>
    </message>
    <message>
        <source>Columns and pages that figures are made for</source>
        <translation>Les colonnes et les pages pour lesquelles on fait des figures</translation>
    </message>
    <message>
        <source>custom size</source>
        <translation>taille libre</translation>
    </message>
    <message>
        <source> in</source>
        <translation> in</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>auto</translation>
    </message>
    <message>
        <source>%1 in</source>
        <translation>%1 in</translation>
    </message>
    <message>
        <source>%1 mm</source>
        <translation>%1 mm</translation>
    </message>
    <message>
        <source>%1 × %2 %3</source>
        <translation>%1 × %2 %3</translation>
    </message>
    <message>
        <source>in</source>
        <translation>in</translation>
    </message>
</context>
<context>
    <name>ExportWhat</name>
    <message>
        <source>What</source>
        <translation>Contenu</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>One page</source>
        <translation>Une page</translation>
    </message>
    <message>
        <source>All maps side by side in one file</source>
        <translation>Toutes les cartes côte à côte dans un seul fichier</translation>
    </message>
    <message>
        <source>One file each</source>
        <translation>Un fichier par tête</translation>
    </message>
    <message>
        <source>A file for every head</source>
        <translation>Un fichier pour chaque tête</translation>
    </message>
    <message>
        <source>What is exported</source>
        <translation>Ce qui est exporté</translation>
    </message>
    <message>
        <source>What the figure shows</source>
        <translation>Ce que montre la figure</translation>
    </message>
    <message>
        <source>Names of the files</source>
        <translation>Noms des fichiers</translation>
    </message>
    <message>
        <source>{model}, {layer} and {head} are replaced by the model&apos;s name and each head&apos;s numbers</source>
        <translation>{model}, {layer} et {head} sont remplacés par le nom du modèle et les numéros de chaque tête</translation>
    </message>
    <message>
        <source>What the rows are labelled with</source>
        <translation>Ce que désignent les étiquettes des lignes</translation>
    </message>
    <message>
        <source>Which token labels a row: the one where it is computed, or the next one, which it predicts</source>
        <translation>Quel token étiquette une ligne&#xa0;: celui où elle est calculée, ou le suivant, qu’elle prédit</translation>
    </message>
    <message>
        <source>%1 files</source>
        <translation>%1 fichiers</translation>
    </message>
    <message>
        <source>%1 files need {layer} or {head} in their names</source>
        <translation>%1 fichiers demandent {layer} ou {head} dans leurs noms</translation>
    </message>
</context>
<context>
    <name>Exporter</name>
    <message>
        <source>There is no figure to save yet: open a picture first.</source>
        <translation>Il n’y a pas encore de figure à enregistrer&#xa0;: ouvrez d’abord une image.</translation>
    </message>
    <message>
        <source>There is no figure to save yet: open a sound first.</source>
        <translation>Il n’y a pas encore de figure à enregistrer&#xa0;: ouvrez d’abord un son.</translation>
    </message>
    <message>
        <source>There is no figure to save yet: type a text that the model knows first.</source>
        <translation>Il n’y a pas encore de figure à enregistrer&#xa0;: tapez d’abord un texte que le modèle connaît.</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>Copied the command, which draws the figure again once it is saved</source>
        <translation>Commande copiée&#x202f;; elle redessine la figure une fois celle-ci enregistrée</translation>
    </message>
    <message>
        <source>Copied the command</source>
        <translation>Commande copiée</translation>
    </message>
    <message>
        <source>Copied the figure</source>
        <translation>Figure copiée</translation>
    </message>
    <message>
        <source>Copied the Python script</source>
        <translation>Script Python copié</translation>
    </message>
    <message>
        <source>Copied the session</source>
        <translation>Session copiée</translation>
    </message>
</context>
<context>
    <name>Figure</name>
    <message>
        <source>, computed by %1</source>
        <translation>, calculé par %1</translation>
    </message>
    <message>
        <source>Attention weights</source>
        <translation>Poids d’attention</translation>
    </message>
    <message>
        <source>Mask of a head</source>
        <translation>Masque d’une tête</translation>
    </message>
    <message>
        <source>Steps of a head</source>
        <translation>Étapes d’une tête</translation>
    </message>
    <message>
        <source>Comparison of attention weights</source>
        <translation>Comparaison de poids d’attention</translation>
    </message>
    <message>
        <source>Attention weights over a picture</source>
        <translation>Poids d’attention sur une image</translation>
    </message>
    <message>
        <source>Attention weights as lines</source>
        <translation>Poids d’attention sous forme de traits</translation>
    </message>
    <message>
        <source>Parts of a number</source>
        <translation>Parties d’un nombre</translation>
    </message>
    <message>
        <source>Measures of heads</source>
        <translation>Mesures des têtes</translation>
    </message>
    <message>
        <source>Knock-outs of heads</source>
        <translation>Neutralisations des têtes</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Histogramme</translation>
    </message>
    <message>
        <source>Attention weight over distance</source>
        <translation>Poids d’attention selon la distance</translation>
    </message>
    <message>
        <source>Two measures of heads</source>
        <translation>Deux mesures des têtes</translation>
    </message>
    <message>
        <source>Largest differences of attention weights</source>
        <translation>Plus grandes différences de poids d’attention</translation>
    </message>
    <message>
        <source>lowest</source>
        <translation>minimum</translation>
    </message>
    <message>
        <source>highest</source>
        <translation>maximum</translation>
    </message>
    <message>
        <source>difference %1</source>
        <translation>différence %1</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>poids</translation>
    </message>
    <message>
        <source>rows: %1</source>
        <translation>lignes&#xa0;: %1</translation>
    </message>
    <message>
        <source>rows of %1: %2</source>
        <translation>lignes de %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>query (attending)</source>
        <translation>requête (qui regarde)</translation>
    </message>
    <message>
        <source>key (attended to)</source>
        <translation>clé (regardée)</translation>
    </message>
    <message>
        <source>layers and heads counted from %1</source>
        <translation>couches et têtes comptées à partir de %1</translation>
    </message>
    <message>
        <source>%1 and %2 are %3</source>
        <translation>%1 et %2 sont %3</translation>
    </message>
    <message>
        <source>Jensen–Shannon divergence of %1 and %2: %3 nats</source>
        <translation>Divergence de Jensen–Shannon entre %1 et %2&#xa0;: %3 nats</translation>
    </message>
    <message>
        <source> · </source>
        <translation> · </translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>%1 − %2</source>
        <translation>%1 − %2</translation>
    </message>
    <message>
        <source>Attention of %1 as lines, %2</source>
        <translation>Attention de %1 sous forme de traits, %2</translation>
    </message>
    <message>
        <source>Only %1 of %2 tokens are labelled: a taller figure or smaller labels have room for all.</source>
        <translation>Seuls %1 tokens sur %2 ont une étiquette&#xa0;: une figure plus haute ou des étiquettes plus petites ont de la place pour tous.</translation>
    </message>
    <message>
        <source>Some tokens are cut, with an ellipsis: raise the longest label to show them whole.</source>
        <translation>Certains tokens sont coupés par des points de suspension&#xa0;: augmentez «&#xa0;Étiquette max.&#xa0;» pour les montrer entiers.</translation>
    </message>
    <message>
        <source>target token (attending)</source>
        <translation>token cible (qui regarde)</translation>
    </message>
    <message>
        <source>target</source>
        <translation>cible</translation>
    </message>
    <message>
        <source>query</source>
        <translation>requête</translation>
    </message>
    <message>
        <source>source token (attended to)</source>
        <translation>token source (regardé)</translation>
    </message>
    <message>
        <source>source</source>
        <translation>source</translation>
    </message>
    <message>
        <source>key</source>
        <translation>clé</translation>
    </message>
    <message>
        <source>query “%1”: %2</source>
        <translation>requête «&#xa0;%1&#xa0;»&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 of %2 lines</source>
        <translation>%1 traits sur %2</translation>
    </message>
    <message>
        <source>query “%1”</source>
        <translation>requête «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>%1; thicker: more weight</source>
        <translation>%1&#xa0;; plus épais&#xa0;: plus de poids</translation>
    </message>
    <message>
        <source>lines: %1</source>
        <translation>traits&#xa0;: %1</translation>
    </message>
    <message>
        <source>layer %1 · head %2</source>
        <translation>couche %1 · tête %2</translation>
    </message>
    <message>
        <source>each %1 × %2 cells</source>
        <translation>chaque groupe de %1 × %2 cellules</translation>
    </message>
    <message>
        <source>up to %1 × %2 cells</source>
        <translation>groupes d’au plus %1 × %2 cellules</translation>
    </message>
    <message>
        <source>attention weight</source>
        <translation>poids d’attention</translation>
    </message>
    <message>
        <source>largest weight of %1</source>
        <translation>plus grand poids de %1</translation>
    </message>
    <message>
        <source>mean weight of %1</source>
        <translation>poids moyen de %1</translation>
    </message>
    <message>
        <source> · each map</source>
        <translation> · chaque carte</translation>
    </message>
    <message>
        <source> · each row</source>
        <translation> · chaque ligne</translation>
    </message>
    <message>
        <source> · each head</source>
        <translation> · chaque tête</translation>
    </message>
    <message>
        <source> · each layer</source>
        <translation> · chaque couche</translation>
    </message>
    <message>
        <source> · the chosen row</source>
        <translation> · la ligne choisie</translation>
    </message>
    <message>
        <source> · log</source>
        <translation> · log</translation>
    </message>
    <message>
        <source> · γ %1</source>
        <translation> · γ %1</translation>
    </message>
    <message>
        <source>query (predicting this target token)</source>
        <translation>requête (qui prédit ce token cible)</translation>
    </message>
    <message>
        <source>query (predicting this token)</source>
        <translation>requête (qui prédit ce token)</translation>
    </message>
    <message>
        <source>predicting this token</source>
        <translation>prédit ce token</translation>
    </message>
    <message>
        <source>predicts</source>
        <translation>prédit</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valeur</translation>
    </message>
    <message>
        <source>Maps of so many tokens cannot show each cell: they stay pooled.</source>
        <translation>Les cartes d’un si grand nombre de tokens ne peuvent pas montrer chaque cellule&#xa0;: elles restent regroupées.</translation>
    </message>
    <message>
        <source>Attention weights of %1</source>
        <translation>Poids d’attention de %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>L%1</source>
        <translation>L%1</translation>
    </message>
    <message>
        <source>L%1 · H%2</source>
        <translation>L%1 · H%2</translation>
    </message>
    <message>
        <source>L%1H%2</source>
        <translation>L%1H%2</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>tête %1</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>couche %1</translation>
    </message>
    <message>
        <source>layers counted from %1</source>
        <translation>couches comptées à partir de %1</translation>
    </message>
    <message>
        <source>%1: %2 of %3 cells</source>
        <translation>%1&#xa0;: %2 cellules sur %3</translation>
    </message>
    <message>
        <source>mask of %1</source>
        <translation>masque de %1</translation>
    </message>
    <message>
        <source>Attention mask of %1, %2</source>
        <translation>Masque d’attention de %1, %2</translation>
    </message>
    <message>
        <source>%1 · mask: %2</source>
        <translation>%1 · masque&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>What %1 attends to in a picture: %2, %3</source>
        <translation>Sur quoi %1 porte son attention dans une image&#xa0;: %2, %3</translation>
    </message>
    <message>
        <source>Colours: %1</source>
        <translation>Couleurs&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 · query %2</source>
        <translation>%1 · requête %2</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1, %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>weight on each kind of token</source>
        <translation>poids sur chaque sorte de token</translation>
    </message>
    <message>
        <source>share of the photo that the crop kept</source>
        <translation>part de la photo gardée par le recadrage</translation>
    </message>
    <message>
        <source>photo</source>
        <translation>photo</translation>
    </message>
    <message>
        <source>width</source>
        <translation>largeur</translation>
    </message>
    <message>
        <source>height</source>
        <translation>hauteur</translation>
    </message>
    <message>
        <source>hatched: hidden</source>
        <translation>hachuré&#xa0;: caché</translation>
    </message>
    <message>
        <source>d = %1</source>
        <translation>d = %1</translation>
    </message>
    <message>
        <source>queries × keys</source>
        <translation>requêtes × clés</translation>
    </message>
    <message>
        <source> · rows of maps: %1</source>
        <translation> · lignes des cartes&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Steps of %1</source>
        <translation>Étapes de %1</translation>
    </message>
    <message>
        <source>Only one token in %1 is labelled.</source>
        <translation>Un seul token sur %1 a une étiquette.</translation>
    </message>
    <message>
        <source>Only one token in %1 is labelled: a larger figure or smaller labels have room for all.</source>
        <translation>Un seul token sur %1 a une étiquette&#xa0;: une figure plus grande ou des étiquettes plus petites ont de la place pour tous.</translation>
    </message>
    <message>
        <source>Labels that are cut, with an ellipsis: %1. Raise the longest label to show them whole.</source>
        <translation>Étiquettes coupées par des points de suspension&#xa0;: %1. Augmentez «&#xa0;Étiquette max.&#xa0;» pour les montrer entières.</translation>
    </message>
    <message>
        <source>Labels overlap: there is room for one token in %1, not for one in %2.</source>
        <translation>Des étiquettes se chevauchent&#xa0;: il y a de la place pour un token sur %1, pas pour un sur %2.</translation>
    </message>
    <message>
        <source>The numbers in the cells are %1 pt, less than %2 pt.</source>
        <translation>Les nombres dans les cellules font %1 pt, moins de %2 pt.</translation>
    </message>
    <message>
        <source>The smallest text is %1 pt, less than %2 pt.</source>
        <translation>Le plus petit texte fait %1 pt, moins de %2 pt.</translation>
    </message>
    <message>
        <source>The figure is %1 mm high, but a page has only %2 mm: set a height, or a smaller width.</source>
        <translation>La figure est haute de %1 mm, mais une page n’a que %2 mm&#xa0;: fixez une hauteur, ou une largeur plus petite.</translation>
    </message>
    <message>
        <source>The font %1 is not installed here; text is in DejaVu Sans.</source>
        <translation>La police %1 n’est pas installée ici&#xa0;; le texte est en DejaVu Sans.</translation>
    </message>
    <message>
        <source>The font %1 is not installed here; text is in %2, which has the same widths.</source>
        <translation>La police %1 n’est pas installée ici&#xa0;; le texte est en %2, qui a les mêmes largeurs.</translation>
    </message>
    <message>
        <source>No installed font has %1: such letters appear as boxes until you install one.</source>
        <translation>Aucune police installée n’a %1&#xa0;: ces lettres apparaissent comme des rectangles tant que vous n’en installez pas une.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>What wrote the score of %1, %2</source>
        <translation>Ce qui a écrit le score de %1, %2</translation>
    </message>
    <message>
        <source>products of %1, added to the score</source>
        <translation>produits de %1, ajoutés au score</translation>
    </message>
    <message>
        <source>added to the logit</source>
        <translation>ajouté au logit</translation>
    </message>
    <message>
        <source>added</source>
        <translation>ajouté</translation>
    </message>
    <message>
        <source>What wrote an answer of %1</source>
        <translation>Ce qui a écrit une réponse de %1</translation>
    </message>
    <message>
        <source>What would follow each token, by each layer</source>
        <translation>Ce qui suivrait chaque token, d’après chaque couche</translation>
    </message>
    <message>
        <source>What would stand at each token, by each layer</source>
        <translation>Ce qui se trouverait à chaque token, d’après chaque couche</translation>
    </message>
    <message>
        <source>Logit lens of %1</source>
        <translation>Logit lens de %1</translation>
    </message>
    <message>
        <source>picked heads</source>
        <translation>têtes sélectionnées</translation>
    </message>
    <message>
        <source>all layers</source>
        <translation>toutes les couches</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>avec %1</translation>
    </message>
    <message>
        <source>weights of single tokens: the map is too long for anything else</source>
        <translation>poids de tokens isolés&#xa0;: la carte est trop longue pour autre chose</translation>
    </message>
    <message>
        <source>cells pooled to %1 dpi: each colour is the mean of %2 × %3 cells</source>
        <translation>cellules regroupées à %1 dpi&#xa0;: chaque couleur est la moyenne de %2 × %3 cellules</translation>
    </message>
    <message>
        <source>cells pooled to %1 dpi: each colour is the mean of up to %2 × %3 cells</source>
        <translation>cellules regroupées à %1 dpi&#xa0;: chaque couleur est la moyenne d’au plus %2 × %3 cellules</translation>
    </message>
    <message>
        <source>cells pooled to %1 dpi: each colour is the largest of %2 × %3 cells</source>
        <translation>cellules regroupées à %1 dpi&#xa0;: chaque couleur est le maximum de %2 × %3 cellules</translation>
    </message>
    <message>
        <source>cells pooled to %1 dpi: each colour is the largest of up to %2 × %3 cells</source>
        <translation>cellules regroupées à %1 dpi&#xa0;: chaque couleur est le maximum d’au plus %2 × %3 cellules</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished">%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Comparison of mixing weights, no softmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diagram of the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What length costs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One text in several tokenizers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, multiply–adds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What length costs %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diagram of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pdflatex has no letters for %1 and shows boxes: compile it with lualatex, or use PDF.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mixing weights, no softmax; those below 0 have no line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mixing weights, no softmax, of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maps so small have no token labels: there is room for one token in %1. Set “Label every” to have them, or a larger figure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weights of one query in every head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query %1</source>
        <translation type="unfinished">requête %1</translation>
    </message>
    <message>
        <source>What %1 attends to in a picture, in every head of a layer of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from</source>
        <translation type="unfinished">de</translation>
    </message>
    <message>
        <source>to</source>
        <translation type="unfinished">à</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation type="unfinished">octets</translation>
    </message>
    <message>
        <source>One text in the tokenizers of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cells are too small for numbers, which are left out: a larger figure or fewer decimals has room.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FigureContent</name>
    <message>
        <source>Chart: a measure of every head</source>
        <translation>Graphique&#xa0;: une mesure de chaque tête</translation>
    </message>
    <message>
        <source>Chart: knock-outs of every head</source>
        <translation>Graphique&#xa0;: neutralisations de chaque tête</translation>
    </message>
    <message>
        <source>Chart: histogram of a measure</source>
        <translation>Graphique&#xa0;: histogramme d’une mesure</translation>
    </message>
    <message>
        <source>Chart: two measures of every head</source>
        <translation>Graphique&#xa0;: deux mesures de chaque tête</translation>
    </message>
    <message>
        <source>Chart: histogram of this head&apos;s weights</source>
        <translation>Graphique&#xa0;: histogramme des poids de cette tête</translation>
    </message>
    <message>
        <source>Chart: weight over distance</source>
        <translation>Graphique&#xa0;: poids selon la distance</translation>
    </message>
    <message>
        <source>Chart: largest differences</source>
        <translation>Graphique&#xa0;: plus grandes différences</translation>
    </message>
    <message>
        <source>layer %1 head %2</source>
        <translation>couche %1 tête %2</translation>
    </message>
    <message>
        <source>This head · %1</source>
        <translation>Cette tête · %1</translation>
    </message>
    <message>
        <source>All heads of layer %1</source>
        <translation>Toutes les têtes de la couche %1</translation>
    </message>
    <message>
        <source>Head %1 of all layers</source>
        <translation>Tête %1 de toutes les couches</translation>
    </message>
    <message>
        <source>All heads</source>
        <translation>Toutes les têtes</translation>
    </message>
    <message>
        <source>Mask of this head</source>
        <translation>Masque de cette tête</translation>
    </message>
    <message>
        <source>Steps of this head</source>
        <translation>Étapes de cette tête</translation>
    </message>
    <message>
        <source>Picture with this head&apos;s weights</source>
        <translation>Image avec les poids de cette tête</translation>
    </message>
    <message>
        <source>Flow of this head</source>
        <translation>Flux de cette tête</translation>
    </message>
    <message>
        <source>Why, as the view shows it</source>
        <translation>Pourquoi, comme la vue le montre</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Comparaison</translation>
    </message>
    <message>
        <source>-compared</source>
        <translation>-compared</translation>
    </message>
    <message>
        <source>-measures</source>
        <translation>-measures</translation>
    </message>
    <message>
        <source>-knock-outs</source>
        <translation>-knock-outs</translation>
    </message>
    <message>
        <source>-scatter</source>
        <translation>-scatter</translation>
    </message>
    <message>
        <source>-differences</source>
        <translation>-differences</translation>
    </message>
    <message>
        <source>-histogram</source>
        <translation>-histogram</translation>
    </message>
    <message>
        <source>-all-heads</source>
        <translation>-all-heads</translation>
    </message>
    <message>
        <source>-mask</source>
        <translation>-mask</translation>
    </message>
    <message>
        <source>-steps</source>
        <translation>-steps</translation>
    </message>
    <message>
        <source>-picture</source>
        <translation>-picture</translation>
    </message>
    <message>
        <source>-flow</source>
        <translation>-flow</translation>
    </message>
    <message>
        <source>-why</source>
        <translation>-why</translation>
    </message>
    <message>
        <source>-weights</source>
        <translation>-weights</translation>
    </message>
    <message>
        <source>-distances</source>
        <translation>-distances</translation>
    </message>
    <message>
        <source>Diagram of the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What length costs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One text in several tokenizers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>-diagram</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>-costs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>-tokenizers</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FigureDestination</name>
    <message>
        <source>PDF, vector (*.pdf)</source>
        <translation>PDF, vectoriel (*.pdf)</translation>
    </message>
    <message>
        <source>SVG, vector (*.svg)</source>
        <translation>SVG, vectoriel (*.svg)</translation>
    </message>
    <message>
        <source>PNG, pixels (*.png)</source>
        <translation>PNG, pixels (*.png)</translation>
    </message>
    <message>
        <source>HTML, for browsers (*.html)</source>
        <translation>HTML, pour navigateurs (*.html)</translation>
    </message>
    <message>
        <source>TikZ, for LaTeX (*.tex)</source>
        <translation>TikZ, pour LaTeX (*.tex)</translation>
    </message>
    <message>
        <source>CSV, numbers (*.csv)</source>
        <translation>CSV, nombres (*.csv)</translation>
    </message>
    <message>
        <source>NumPy array (*.npy)</source>
        <translation>Tableau NumPy (*.npy)</translation>
    </message>
    <message>
        <source>Python script and NumPy array (*.py)</source>
        <translation>Script Python et tableau NumPy (*.py)</translation>
    </message>
    <message>
        <source>Replace files</source>
        <translation>Remplacer les fichiers</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Save the figure</source>
        <translation>Enregistrer la figure</translation>
    </message>
    <message>
        <source>%1 already exists.</source>
        <translation>%1 existe déjà.</translation>
    </message>
    <message>
        <source>Save the files into a folder</source>
        <translation>Enregistrer les fichiers dans un dossier</translation>
    </message>
    <message>
        <source>%1 of the %2 files already exist.</source>
        <translation>%1 des %2 fichiers existent déjà.</translation>
    </message>
</context>
<context>
    <name>FigureFacts</name>
    <message>
        <source>%1 each</source>
        <translation>%1 chacun</translation>
    </message>
    <message>
        <source>%1 tables, %2 numbers</source>
        <translation>%1 tableaux, %2 nombres</translation>
    </message>
    <message>
        <source>%1 × %2 numbers</source>
        <translation>%1 × %2 nombres</translation>
    </message>
    <message>
        <source>%1 tables of %2</source>
        <translation>%1 tableaux de %2</translation>
    </message>
    <message>
        <source>PY and NPY</source>
        <translation>PY et NPY</translation>
    </message>
    <message>
        <source>%1 with tokens</source>
        <translation>%1 avec tokens</translation>
    </message>
    <message>
        <source> · </source>
        <translation> · </translation>
    </message>
    <message>
        <source>page for a browser, as wide as its window</source>
        <translation>page pour navigateur, aussi large que sa fenêtre</translation>
    </message>
    <message>
        <source>text %1 pt</source>
        <translation>texte %1 pt</translation>
    </message>
    <message>
        <source>%1 × %2 px</source>
        <translation>%1 × %2 px</translation>
    </message>
    <message>
        <source>vector</source>
        <translation>vectoriel</translation>
    </message>
    <message>
        <source>maps as lossless pictures</source>
        <translation>cartes en images sans perte</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>FigurePreview</name>
    <message>
        <source>Preview of the figure</source>
        <translation>Aperçu de la figure</translation>
    </message>
    <message>
        <source>Drag it onto a folder or into another program</source>
        <translation>Faites-la glisser dans un dossier ou dans un autre programme</translation>
    </message>
</context>
<context>
    <name>FileOpener</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>The engine “%1” opens %2. A large model takes its time.</source>
        <translation>Le moteur «&#x202f;%1&#x202f;» ouvre %2. Un grand modèle prend du temps.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>%1 holds only tokens. Open the attention that they belong to first, or both files together.</source>
        <translation>%1 ne contient que des tokens. Ouvrez d’abord l’attention à laquelle ils appartiennent, ou les deux fichiers ensemble.</translation>
    </message>
    <message>
        <source>%1 is a picture without a session, and the open model reads no pictures. First open a model that does, such as ViT, then the picture.</source>
        <translation>%1 est une image sans session, et le modèle ouvert ne lit pas d’images. Ouvrez d’abord un modèle qui en lit, comme ViT, puis l’image.</translation>
    </message>
    <message>
        <source>%1 is a sound, and the open model reads no sounds. First open a Whisper model, then the sound.</source>
        <translation>%1 est un son, et le modèle ouvert ne lit pas de sons. Ouvrez d’abord un modèle Whisper, puis le son.</translation>
    </message>
    <message>
        <source>%1 holds several arrays: %2. Which one do you want to see?</source>
        <translation>%1 contient plusieurs tableaux&#xa0;: %2. Lequel voulez-vous voir&#x202f;?</translation>
    </message>
    <message>
        <source>Swap queries and keys</source>
        <translation>Échanger requêtes et clés</translation>
    </message>
    <message>
        <source>The file does not say what its axes are. They are read as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put through softmax</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Film</name>
    <message>
        <source> · </source>
        <translation> · </translation>
    </message>
    <message>
        <source>step %1 · %2</source>
        <translation>étape %1 · %2</translation>
    </message>
    <message>
        <source>%1 of %2 tokens generated</source>
        <translation>%1 tokens générés sur %2</translation>
    </message>
    <message>
        <source>temperature %1</source>
        <translation>température %1</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>couche %1</translation>
    </message>
    <message>
        <source>layer %1 · head %2</source>
        <translation>couche %1 · tête %2</translation>
    </message>
</context>
<context>
    <name>FilmDialog</name>
    <message>
        <source>What changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each frame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frames</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Film of the figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What changes from frame to frame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What changes from one frame to the next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the layer</source>
        <translation type="unfinished">la couche</translation>
    </message>
    <message>
        <source>the temperature</source>
        <translation type="unfinished">la température</translation>
    </message>
    <message>
        <source>the steps of the head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text that was generated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seconds that each frame stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long each frame stays; auto: as long as it takes to read it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>auto</source>
        <translation type="unfinished">auto</translation>
    </message>
    <message>
        <source>Number of frames</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many frames, evenly chosen; auto: all of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Temperature of the first frame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The temperature of the first frame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Temperature of the last frame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The temperature of the last frame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress of the film</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation type="unfinished">&amp;Enregistrer…</translation>
    </message>
    <message>
        <source>Choose where the film goes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished">Annuler</translation>
    </message>
    <message>
        <source>Save the film</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GIF (*.gif);;WebM, with ffmpeg (*.webm);;numbered PNG (*-{frame}.png)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>film.gif</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FilmWindow</name>
    <message>
        <source>Film…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export a fi&amp;lm…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a film of what is shown: by layers, temperatures or steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no figure to film yet: type a text that the model knows first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation type="unfinished">Enregistré&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>Flow</name>
    <message>
        <source>every weight</source>
        <translation>tous les poids</translation>
    </message>
    <message>
        <source>every weight from %1</source>
        <translation>tous les poids à partir de %1</translation>
    </message>
    <message>
        <source>the largest of each query</source>
        <translation>le plus grand de chaque requête</translation>
    </message>
    <message>
        <source>the %1 largest of each query</source>
        <translation>les %1 plus grands de chaque requête</translation>
    </message>
    <message>
        <source> and head</source>
        <translation> et de chaque tête</translation>
    </message>
    <message>
        <source>%1, from %2</source>
        <translation>%1, à partir de %2</translation>
    </message>
    <message>
        <source>%1 of %2 lines</source>
        <translation>%1 traits sur %2</translation>
    </message>
    <message>
        <source>%1: the strongest of %2 (%3)</source>
        <translation>%1&#xa0;: les plus forts parmi %2 (%3)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>FlowCanvas</name>
    <message>
        <source>Attention flow</source>
        <translation>Flux d’attention</translation>
    </message>
    <message>
        <source>: %1</source>
        <translation>&#xa0;: %1</translation>
    </message>
    <message>
        <source>, %1 percent, rank %2 of %3</source>
        <translation>, %1 pour cent, rang %2 sur %3</translation>
    </message>
    <message>
        <source>%1 attends to %2%3</source>
        <translation>%1 porte son attention sur %2%3</translation>
    </message>
    <message>
        <source>%1 (token %2 of %3)</source>
        <translation>%1 (token %2 sur %3)</translation>
    </message>
</context>
<context>
    <name>FlowLegend</name>
    <message>
        <source>Remove the lines of %1</source>
        <translation>Retirer les traits de %1</translation>
    </message>
    <message>
        <source>Point here to see the lines of %1 alone</source>
        <translation>Pointez ici pour ne voir que les traits de %1</translation>
    </message>
</context>
<context>
    <name>FlowView</name>
    <message>
        <source>query (predicting this target token)</source>
        <translation>requête (qui prédit ce token cible)</translation>
    </message>
    <message>
        <source>query (predicting this token)</source>
        <translation>requête (qui prédit ce token)</translation>
    </message>
    <message>
        <source>target token (attending)</source>
        <translation>token cible (qui regarde)</translation>
    </message>
    <message>
        <source>query (attending)</source>
        <translation>requête (qui regarde)</translation>
    </message>
    <message>
        <source>source token (attended to)</source>
        <translation>token source (regardé)</translation>
    </message>
    <message>
        <source>key (attended to)</source>
        <translation>clé (regardée)</translation>
    </message>
    <message>
        <source>Lines per query</source>
        <translation>Traits par requête</translation>
    </message>
    <message>
        <source>Minimum weight</source>
        <translation>Poids minimum</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Courbes</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Draw only the largest weights of each query; below 1: all of them</source>
        <translation>Ne dessiner que les plus grands poids de chaque requête&#x202f;; au-dessous de 1&#xa0;: tous</translation>
    </message>
    <message>
        <source>Weights below this have no line</source>
        <translation>Les poids inférieurs n’ont pas de trait</translation>
    </message>
    <message>
        <source>Draw curved lines instead of straight ones</source>
        <translation>Dessiner des traits courbes au lieu de traits droits</translation>
    </message>
    <message>
        <source>Thicker lines carry more weight. Point at a token to see its lines alone.</source>
        <translation>Les traits plus épais portent plus de poids. Pointez un token pour ne voir que ses traits.</translation>
    </message>
    <message>
        <source>weights that are NaN, without a line: %1</source>
        <translation>poids NaN, sans trait&#xa0;: %1</translation>
    </message>
    <message>
        <source>only the first %1 heads are drawn; left out: %2</source>
        <translation>seules les %1 premières têtes sont dessinées&#x202f;; laissées de côté&#xa0;: %2</translation>
    </message>
    <message>
        <source> · </source>
        <translation> · </translation>
    </message>
    <message>
        <source>mixing weights below 0 have no line</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GenerationBar</name>
    <message>
        <source> token</source>
        <translation> token</translation>
    </message>
    <message>
        <source> tokens</source>
        <translation> tokens</translation>
    </message>
    <message>
        <source>How many tokens to generate</source>
        <translation>Combien de tokens générer</translation>
    </message>
    <message>
        <source>How many tokens the model adds to the text</source>
        <translation>Combien de tokens le modèle ajoute au texte</translation>
    </message>
    <message>
        <source>Step of the generation</source>
        <translation>Étape de la génération</translation>
    </message>
    <message>
        <source>Go back to the text as it was when the model chose the next token</source>
        <translation>Revenir au texte tel qu’il était quand le modèle a choisi le token suivant</translation>
    </message>
    <message>
        <source>Sample again</source>
        <translation>Tirer à nouveau</translation>
    </message>
    <message>
        <source>Draw different tokens in place of these, with the next seed (Ctrl+Shift+G)</source>
        <translation>Tirer d’autres tokens à la place de ceux-ci, avec la graine suivante (Ctrl+Maj+G)</translation>
    </message>
    <message>
        <source>Remove the generated tokens</source>
        <translation>Retirer les tokens générés</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Generate</source>
        <translation>Générer</translation>
    </message>
    <message>
        <source>Stop after this token (Esc)</source>
        <translation>Arrêter après ce token (Échap)</translation>
    </message>
    <message>
        <source>Let the model continue the text (Ctrl+G)</source>
        <translation>Laisser le modèle continuer le texte (Ctrl+G)</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>étape %1 sur %2</translation>
    </message>
</context>
<context>
    <name>Glossary</name>
    <message>
        <source>%1 (measure)</source>
        <translation>%1 (mesure)</translation>
    </message>
    <message>
        <source>Measures; All heads can order, colour and name heads by it.</source>
        <translation>Mesures ; Toutes les têtes peut classer, colorer et nommer les têtes d’après elle.</translation>
    </message>
    <message>
        <source>token</source>
        <translation>token</translation>
    </message>
    <message>
        <source>subword, piece</source>
        <translation>sous-mot, morceau de mot, jeton</translation>
    </message>
    <message>
        <source>The unit a model reads: a word, a part of a word, a character, a byte or a patch of a picture. A tokenizer cuts a text into tokens and gives each one a number, its id.</source>
        <translation>L’unité que lit un modèle&#xa0;: un mot, une partie de mot, un caractère, un octet ou un patch d’une image. Un tokenizer coupe un texte en tokens et donne à chacun un numéro, son id.</translation>
    </message>
    <message>
        <source>The chips below the text, and the labels of every map. Point at a chip to see its id.</source>
        <translation>Les pastilles sous le texte, et les étiquettes de chaque carte. Pointez une pastille pour voir son id.</translation>
    </message>
    <message>
        <source>embedding</source>
        <translation>embedding</translation>
    </message>
    <message>
        <source>token embedding, hidden state, x</source>
        <translation>embedding de token, plongement, état caché, x</translation>
    </message>
    <message>
        <source>The vector of numbers that stands for a token inside the model. It is looked up in a table by the token&apos;s id; each layer then changes it.</source>
        <translation>Le vecteur de nombres qui représente un token dans le modèle. Il est lu dans une table d’après l’id du token&#x202f;; chaque couche le modifie ensuite.</translation>
    </message>
    <message>
        <source>x ∈ ℝ&lt;sup&gt;d_model&lt;/sup&gt;</source>
        <translation>x ∈ ℝ&lt;sup&gt;d_model&lt;/sup&gt;</translation>
    </message>
    <message>
        <source>Steps, as the input x; d_model in the teaching module.</source>
        <translation>Étapes, où c’est l’entrée x&#x202f;; d_model dans le module pédagogique.</translation>
    </message>
    <message>
        <source>vocabulary</source>
        <translation>vocabulaire</translation>
    </message>
    <message>
        <source>token ids</source>
        <translation>ids de tokens</translation>
    </message>
    <message>
        <source>All tokens that a model knows, each with an id. What is not in the vocabulary is cut into smaller pieces or left out.</source>
        <translation>Tous les tokens qu’un modèle connaît, chacun avec son id. Ce qui n’est pas dans le vocabulaire est coupé en morceaux plus petits ou laissé de côté.</translation>
    </message>
    <message>
        <source>The chips below the text: what the model has no token for is struck through.</source>
        <translation>Les pastilles sous le texte&#xa0;: ce pour quoi le modèle n’a pas de token est barré.</translation>
    </message>
    <message>
        <source>special token</source>
        <translation>token spécial</translation>
    </message>
    <message>
        <source>[CLS], [SEP], [MASK], &lt;s&gt;, &lt;/s&gt;, BOS, EOS</source>
        <translation>[CLS], [SEP], [MASK], &lt;s&gt;, &lt;/s&gt;, BOS, EOS</translation>
    </message>
    <message>
        <source>A token that the tokenizer adds and that stands for no word: &lt;s&gt; or [CLS] begins a text, &lt;/s&gt; or [SEP] ends or separates texts, and [MASK] stands where a word is to be guessed.</source>
        <translation>Un token que le tokenizer ajoute et qui ne représente aucun mot&#xa0;: &lt;s&gt; ou [CLS] commence un texte, &lt;/s&gt; ou [SEP] termine ou sépare des textes, et [MASK] se trouve là où un mot est à deviner.</translation>
    </message>
    <message>
        <source>The chips below the text; the map&apos;s choice “Special tokens left out”.</source>
        <translation>Les pastilles sous le texte&#x202f;; le choix «&#x202f;Sans les tokens spéciaux&#x202f;» de la carte.</translation>
    </message>
    <message>
        <source>padding</source>
        <translation>padding</translation>
    </message>
    <message>
        <source>[PAD], padding token</source>
        <translation>[PAD], token de padding, remplissage</translation>
    </message>
    <message>
        <source>Tokens without meaning that fill up shorter texts, so that all texts of a batch have the same length. A padding mask hides them from every query.</source>
        <translation>Des tokens sans signification qui complètent les textes plus courts, pour que tous les textes d’un lot aient la même longueur. Un masque de padding les cache à toutes les requêtes.</translation>
    </message>
    <message>
        <source>Several texts at once (“+ text”), and the rule “Padding” of the Mask view.</source>
        <translation>Plusieurs textes à la fois («&#x202f;+ texte&#x202f;»), et la règle «&#x202f;Padding&#x202f;» de la vue Masque.</translation>
    </message>
    <message>
        <source>batch</source>
        <translation>lot</translation>
    </message>
    <message>
        <source>Several texts that the model computes at once, padded to the same length. They do not see each other.</source>
        <translation>Plusieurs textes que le modèle calcule à la fois, complétés à la même longueur. Ils ne se voient pas entre eux.</translation>
    </message>
    <message>
        <source>“+ text” above the input; the list beside it chooses the one that is shown.</source>
        <translation>«&#x202f;+ texte&#x202f;» au-dessus de l’entrée&#x202f;; la liste à côté choisit celui qui est affiché.</translation>
    </message>
    <message>
        <source>position encoding</source>
        <translation>encodage positionnel</translation>
    </message>
    <message>
        <source>positional encoding, order of words</source>
        <translation>encodage de position, positional encoding, ordre des mots</translation>
    </message>
    <message>
        <source>What tells the model in which order the tokens stand. Without it, attention sees a text as a set: shuffled words give the same weights in another order.</source>
        <translation>Ce qui dit au modèle dans quel ordre se trouvent les tokens. Sans lui, l’attention voit un texte comme un ensemble&#xa0;: des mots mélangés donnent les mêmes poids dans un autre ordre.</translation>
    </message>
    <message>
        <source>“Positions” in the teaching module; shuffle the words (Ctrl+Shift+H) to see the difference.</source>
        <translation>«&#x202f;Positions&#x202f;» dans le module pédagogique&#x202f;; mélangez les mots (Ctrl+Maj+H) pour voir la différence.</translation>
    </message>
    <message>
        <source>sinusoidal encoding</source>
        <translation>encodage sinusoïdal</translation>
    </message>
    <message>
        <source>sine, cosine, fixed positions</source>
        <translation>sinus, cosinus, positions fixes</translation>
    </message>
    <message>
        <source>A fixed vector of sines and cosines of several wavelengths, one for each position, that is added to the embedding (Vaswani et al., 2017).</source>
        <translation>Un vecteur fixe de sinus et de cosinus de plusieurs longueurs d’onde, un pour chaque position, qui est ajouté à l’embedding (Vaswani et al., 2017).</translation>
    </message>
    <message>
        <source>PE(pos, 2i) = sin(pos ∕ 10000&lt;sup&gt;2i∕d_model&lt;/sup&gt;), PE(pos, 2i+1) = cos(…)</source>
        <translation>PE(pos, 2i) = sin(pos ∕ 10000&lt;sup&gt;2i∕d_model&lt;/sup&gt;), PE(pos, 2i+1) = cos(…)</translation>
    </message>
    <message>
        <source>“Positions” in the teaching module.</source>
        <translation>«&#x202f;Positions&#x202f;» dans le module pédagogique.</translation>
    </message>
    <message>
        <source>rotary embedding</source>
        <translation>encodage rotatif</translation>
    </message>
    <message>
        <source>RoPE, rotary position embedding</source>
        <translation>RoPE, rotary position embedding, encodage positionnel rotatif</translation>
    </message>
    <message>
        <source>Rotates pairs of dimensions of each query and key by an angle that grows with the position, so that q·k depends only on how far apart the two tokens are (Su et al., 2021).</source>
        <translation>Fait tourner des paires de dimensions de chaque requête et de chaque clé d’un angle qui croît avec la position, de sorte que q·k ne dépend que de la distance entre les deux tokens (Su et al., 2021).</translation>
    </message>
    <message>
        <source>angle of pair i = position · base&lt;sup&gt;−2i∕n&lt;/sup&gt;</source>
        <translation>angle de la paire i = position · base&lt;sup&gt;−2i∕n&lt;/sup&gt;</translation>
    </message>
    <message>
        <source>Steps, where q and k are rotated by position; “Positions” in the teaching module.</source>
        <translation>Étapes, où q et k tournent selon la position&#x202f;; «&#x202f;Positions&#x202f;» dans le module pédagogique.</translation>
    </message>
    <message>
        <source>ALiBi</source>
        <translation>ALiBi</translation>
    </message>
    <message>
        <source>attention with linear biases, slope</source>
        <translation>attention à biais linéaires, attention with linear biases, pente</translation>
    </message>
    <message>
        <source>Subtracts from each score a number that grows with the distance between query and key, by a slope of each head (Press et al., 2022).</source>
        <translation>Retranche de chaque score un nombre qui croît avec la distance entre la requête et la clé, selon une pente propre à chaque tête (Press et al., 2022).</translation>
    </message>
    <message>
        <source>score − slope · |query − key|</source>
        <translation>score − pente · |requête − clé|</translation>
    </message>
    <message>
        <source>“Positions” in the teaching module; “+ bias of position” in the Cell panel and in Steps.</source>
        <translation>«&#x202f;Positions&#x202f;» dans le module pédagogique&#x202f;; «&#x202f;+ biais de position&#x202f;» dans le panneau Cellule et dans Étapes.</translation>
    </message>
    <message>
        <source>distance buckets</source>
        <translation>classes de distance</translation>
    </message>
    <message>
        <source>relative position bias, T5 bias</source>
        <translation>biais de position relative, biais de T5, distance buckets</translation>
    </message>
    <message>
        <source>A learned number for each head and each range of distances between query and key, added to the score as in T5. Large distances share a bucket.</source>
        <translation>Un nombre appris pour chaque tête et chaque plage de distances entre requête et clé, ajouté au score comme dans T5. Les grandes distances partagent une classe.</translation>
    </message>
    <message>
        <source>query</source>
        <translation>requête</translation>
    </message>
    <message>
        <source>q, Q, row</source>
        <translation>q, Q, ligne</translation>
    </message>
    <message>
        <source>The vector with which a token looks for others: it is compared with every key. In a map, each row is the query of one token.</source>
        <translation>Le vecteur avec lequel un token en cherche d’autres&#xa0;: il est comparé à chaque clé. Dans une carte, chaque ligne est la requête d’un token.</translation>
    </message>
    <message>
        <source>q = x W&lt;sub&gt;Q&lt;/sub&gt;</source>
        <translation>q = x W&lt;sub&gt;Q&lt;/sub&gt;</translation>
    </message>
    <message>
        <source>The rows of every map; the steps “queries Q”.</source>
        <translation>Les lignes de chaque carte&#x202f;; les étapes «&#x202f;requêtes Q&#x202f;».</translation>
    </message>
    <message>
        <source>key</source>
        <translation>clé</translation>
    </message>
    <message>
        <source>k, K, column</source>
        <translation>k, K, colonne</translation>
    </message>
    <message>
        <source>The vector by which a token can be found: queries are compared with it. In a map, each column is the key of one token.</source>
        <translation>Le vecteur par lequel un token peut être trouvé&#xa0;: les requêtes lui sont comparées. Dans une carte, chaque colonne est la clé d’un token.</translation>
    </message>
    <message>
        <source>k = x W&lt;sub&gt;K&lt;/sub&gt;</source>
        <translation>k = x W&lt;sub&gt;K&lt;/sub&gt;</translation>
    </message>
    <message>
        <source>The columns of every map; the steps “keys K”.</source>
        <translation>Les colonnes de chaque carte&#x202f;; les étapes «&#x202f;clés K&#x202f;».</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valeur</translation>
    </message>
    <message>
        <source>v, V</source>
        <translation>v, V</translation>
    </message>
    <message>
        <source>The vector that a token hands on when it is attended to. A head&apos;s output is the sum of the values, each times its weight.</source>
        <translation>Le vecteur qu’un token transmet quand l’attention est portée sur lui. La sortie d’une tête est la somme des valeurs, chacune multipliée par son poids.</translation>
    </message>
    <message>
        <source>v = x W&lt;sub&gt;V&lt;/sub&gt;</source>
        <translation>v = x W&lt;sub&gt;V&lt;/sub&gt;</translation>
    </message>
    <message>
        <source>Steps, where the weights are applied to the values.</source>
        <translation>Étapes, où les poids sont appliqués aux valeurs.</translation>
    </message>
    <message>
        <source>context</source>
        <translation>contexte</translation>
    </message>
    <message>
        <source>head&apos;s output, weighted values</source>
        <translation>sortie de la tête, valeurs pondérées</translation>
    </message>
    <message>
        <source>What a head hands on for one query: the values of all keys, each times its weight, added up.</source>
        <translation>Ce qu’une tête transmet pour une requête&#xa0;: les valeurs de toutes les clés, chacune multipliée par son poids, additionnées.</translation>
    </message>
    <message>
        <source>context = Σ weight · v</source>
        <translation>contexte = Σ poids · v</translation>
    </message>
    <message>
        <source>projection</source>
        <translation>projection</translation>
    </message>
    <message>
        <source>W_Q, W_K, W_V, W_O, output projection, parameters</source>
        <translation>W_Q, W_K, W_V, W_O, projection de sortie, paramètres</translation>
    </message>
    <message>
        <source>A learned matrix that vectors are multiplied by: W_Q, W_K and W_V give queries, keys and values, and W_O brings the heads&apos; outputs back to the size of the embedding.</source>
        <translation>Une matrice apprise par laquelle on multiplie des vecteurs&#xa0;: W_Q, W_K et W_V donnent les requêtes, les clés et les valeurs, et W_O ramène les sorties des têtes à la taille de l’embedding.</translation>
    </message>
    <message>
        <source>output = Σ head&lt;sub&gt;i&lt;/sub&gt; W&lt;sub&gt;i&lt;/sub&gt;&lt;sup&gt;O&lt;/sup&gt; = concat(head&lt;sub&gt;1&lt;/sub&gt;, …, head&lt;sub&gt;H&lt;/sub&gt;) W&lt;sup&gt;O&lt;/sup&gt;</source>
        <translation>sortie = Σ tête&lt;sub&gt;i&lt;/sub&gt; W&lt;sub&gt;i&lt;/sub&gt;&lt;sup&gt;O&lt;/sup&gt; = concat(tête&lt;sub&gt;1&lt;/sub&gt;, …, tête&lt;sub&gt;H&lt;/sub&gt;) W&lt;sup&gt;O&lt;/sup&gt;</translation>
    </message>
    <message>
        <source>Steps; the formula of the teaching module.</source>
        <translation>Étapes&#x202f;; la formule du module pédagogique.</translation>
    </message>
    <message>
        <source>score</source>
        <translation>score</translation>
    </message>
    <message>
        <source>q·k, attention logit, dot product</source>
        <translation>q·k, logit d’attention, produit scalaire</translation>
    </message>
    <message>
        <source>How well a query and a key match: their dot product. It may be any number; the softmax turns scores into weights.</source>
        <translation>À quel point une requête et une clé s’accordent&#xa0;: leur produit scalaire. Ce peut être n’importe quel nombre&#x202f;; le softmax change les scores en poids.</translation>
    </message>
    <message>
        <source>s = q · k</source>
        <translation>s = q · k</translation>
    </message>
    <message>
        <source>The Cell panel, first line; Steps.</source>
        <translation>Le panneau Cellule, première ligne&#x202f;; Étapes.</translation>
    </message>
    <message>
        <source>scale √d_k</source>
        <translation>mise à l’échelle √d_k</translation>
    </message>
    <message>
        <source>scaled dot product, 1/√d_k</source>
        <translation>produit scalaire mis à l’échelle, 1/√d_k</translation>
    </message>
    <message>
        <source>Scores are divided by the root of the key&apos;s length d_k. Otherwise long vectors would give large scores, and the softmax would put nearly all weight on one key.</source>
        <translation>Les scores sont divisés par la racine de d_k, la longueur de la clé. Sinon, de longs vecteurs donneraient de grands scores, et le softmax mettrait presque tout le poids sur une seule clé.</translation>
    </message>
    <message>
        <source>s ∕ √d&lt;sub&gt;k&lt;/sub&gt;</source>
        <translation>s ∕ √d&lt;sub&gt;k&lt;/sub&gt;</translation>
    </message>
    <message>
        <source>The Cell panel and Steps; “Scale” in the teaching module.</source>
        <translation>Le panneau Cellule et Étapes&#x202f;; «&#x202f;Échelle&#x202f;» dans le module pédagogique.</translation>
    </message>
    <message>
        <source>soft-cap</source>
        <translation>plafonnement doux</translation>
    </message>
    <message>
        <source>logit soft-capping</source>
        <translation>soft-cap, logit soft-capping</translation>
    </message>
    <message>
        <source>Keeps scores between −c and c by a smooth function, as in Gemma 2.</source>
        <translation>Maintient les scores entre −c et c par une fonction lisse, comme dans Gemma 2.</translation>
    </message>
    <message>
        <source>c · tanh(s ∕ c)</source>
        <translation>c · tanh(s ∕ c)</translation>
    </message>
    <message>
        <source>“Soft-cap” in the teaching module; the Cell panel of models that have it.</source>
        <translation>«&#x202f;Plafonnement&#x202f;» dans le module pédagogique&#x202f;; le panneau Cellule des modèles qui en ont un.</translation>
    </message>
    <message>
        <source>bias of position</source>
        <translation>biais de position</translation>
    </message>
    <message>
        <source>relative bias</source>
        <translation>biais relatif</translation>
    </message>
    <message>
        <source>A number added to a score that depends only on where query and key stand. ALiBi and T5&apos;s distance buckets are such biases.</source>
        <translation>Un nombre ajouté à un score, qui ne dépend que de la place de la requête et de la clé. ALiBi et les classes de distance de T5 sont de tels biais.</translation>
    </message>
    <message>
        <source>s + b&lt;sub&gt;query, key&lt;/sub&gt;</source>
        <translation>s + b&lt;sub&gt;requête, clé&lt;/sub&gt;</translation>
    </message>
    <message>
        <source>The Cell panel and Steps of models that have one.</source>
        <translation>Le panneau Cellule et Étapes des modèles qui en ont un.</translation>
    </message>
    <message>
        <source>softmax</source>
        <translation>softmax</translation>
    </message>
    <message>
        <source>normalisation, exp</source>
        <translation>normalisation, exp</translation>
    </message>
    <message>
        <source>Turns a row of scores into weights between 0 and 1 that sum to 1. A score that is larger by 1 gets e ≈ 2.7 times the weight.</source>
        <translation>Change une ligne de scores en poids compris entre 0 et 1 dont la somme est 1. Un score plus grand de 1 reçoit un poids e ≈ 2.7 fois plus grand.</translation>
    </message>
    <message>
        <source>w&lt;sub&gt;i&lt;/sub&gt; = exp(s&lt;sub&gt;i&lt;/sub&gt;) ∕ Σ&lt;sub&gt;j&lt;/sub&gt; exp(s&lt;sub&gt;j&lt;/sub&gt;)</source>
        <translation>w&lt;sub&gt;i&lt;/sub&gt; = exp(s&lt;sub&gt;i&lt;/sub&gt;) ∕ Σ&lt;sub&gt;j&lt;/sub&gt; exp(s&lt;sub&gt;j&lt;/sub&gt;)</translation>
    </message>
    <message>
        <source>The Cell panel; Steps.</source>
        <translation>Le panneau Cellule&#x202f;; Étapes.</translation>
    </message>
    <message>
        <source>temperature</source>
        <translation>température</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
    <message>
        <source>What scores are divided by before the softmax. Below 1 the largest weight grows, above 1 the weights become more alike.</source>
        <translation>Ce par quoi les scores sont divisés avant le softmax. Au-dessous de 1, le plus grand poids augmente&#x202f;; au-dessus de 1, les poids deviennent plus semblables.</translation>
    </message>
    <message>
        <source>w = softmax(s ∕ T)</source>
        <translation>w = softmax(s ∕ T)</translation>
    </message>
    <message>
        <source>T in the bar at the top.</source>
        <translation>T dans la barre du haut.</translation>
    </message>
    <message>
        <source>attention weight</source>
        <translation>poids d’attention</translation>
    </message>
    <message>
        <source>weight, attention probability, α</source>
        <translation>poids, probabilité d’attention, α</translation>
    </message>
    <message>
        <source>How much of a key&apos;s value goes into a query&apos;s result, from 0 to 1; the weights of a row sum to 1. It says where a head looks, not what the answer rests on: knock the cell or the head out to see that.</source>
        <translation>Quelle part de la valeur d’une clé entre dans le résultat d’une requête, de 0 à 1&#x202f;; la somme des poids d’une ligne est 1. Il dit où une tête regarde, non sur quoi la réponse repose&#xa0;: pour le voir, neutralisez la cellule ou la tête.</translation>
    </message>
    <message>
        <source>w = softmax(q·k ∕ √d&lt;sub&gt;k&lt;/sub&gt;)</source>
        <translation>w = softmax(q·k ∕ √d&lt;sub&gt;k&lt;/sub&gt;)</translation>
    </message>
    <message>
        <source>The cells of the map, the lines of Flow, the bars of the Cell panel.</source>
        <translation>Les cellules de la carte, les traits de Flux, les barres du panneau Cellule.</translation>
    </message>
    <message>
        <source>dropout</source>
        <translation>dropout</translation>
    </message>
    <message>
        <source>In training, some weights are set to 0 at random and the others are enlarged to make up for it. A trained model that is only used has no dropout.</source>
        <translation>À l’entraînement, des poids tirés au hasard sont mis à 0 et les autres sont agrandis pour compenser. Un modèle entraîné que l’on ne fait qu’utiliser n’a pas de dropout.</translation>
    </message>
    <message>
        <source>w ∕ (1 − rate) or 0</source>
        <translation>w ∕ (1 − taux) ou 0</translation>
    </message>
    <message>
        <source>“Dropout” in the teaching module.</source>
        <translation>«&#x202f;Dropout&#x202f;» dans le module pédagogique.</translation>
    </message>
    <message>
        <source>attention sink</source>
        <translation>puits d’attention</translation>
    </message>
    <message>
        <source>softmax off by one, rest</source>
        <translation>attention sink, softmax décalé de un, reste</translation>
    </message>
    <message>
        <source>Where a head puts weight that it has no use for: often on the first token, in some models on a score that belongs to no key. In those models the weights that are shown sum to less than 1.</source>
        <translation>Là où une tête met le poids dont elle n’a pas l’usage&#xa0;: souvent sur le premier token, dans certains modèles sur un score qui n’appartient à aucune clé. Dans ces modèles, la somme des poids montrés est inférieure à 1.</translation>
    </message>
    <message>
        <source>w&lt;sub&gt;i&lt;/sub&gt; = exp(s&lt;sub&gt;i&lt;/sub&gt;) ∕ (exp(sink) + Σ&lt;sub&gt;j&lt;/sub&gt; exp(s&lt;sub&gt;j&lt;/sub&gt;))</source>
        <translation>w&lt;sub&gt;i&lt;/sub&gt; = exp(s&lt;sub&gt;i&lt;/sub&gt;) ∕ (exp(puits) + Σ&lt;sub&gt;j&lt;/sub&gt; exp(s&lt;sub&gt;j&lt;/sub&gt;))</translation>
    </message>
    <message>
        <source>“Sink” in the teaching module; the measure “first token”.</source>
        <translation>«&#x202f;Puits&#x202f;» dans le module pédagogique&#x202f;; la mesure «&#x202f;premier token&#x202f;».</translation>
    </message>
    <message>
        <source>attention map</source>
        <translation>carte d’attention</translation>
    </message>
    <message>
        <source>heatmap, attention matrix, pattern</source>
        <translation>carte de chaleur, matrice d’attention, motif</translation>
    </message>
    <message>
        <source>All attention weights of one head as a table: a row for each query, a column for each key. A bright cell means that the row&apos;s token attends to the column&apos;s token.</source>
        <translation>Tous les poids d’attention d’une tête sous forme de tableau&#xa0;: une ligne par requête, une colonne par clé. Une cellule claire veut dire que le token de la ligne porte son attention sur le token de la colonne.</translation>
    </message>
    <message>
        <source>softmax(Q Kᵀ ∕ √d&lt;sub&gt;k&lt;/sub&gt; + mask)</source>
        <translation>softmax(Q Kᵀ ∕ √d&lt;sub&gt;k&lt;/sub&gt; + masque)</translation>
    </message>
    <message>
        <source>Map; small ones in All heads.</source>
        <translation>Carte&#x202f;; de petites dans Toutes les têtes.</translation>
    </message>
    <message>
        <source>weighted value norm</source>
        <translation>norme de la valeur pondérée</translation>
    </message>
    <message>
        <source>‖weight · v W_O‖, norm-based attention</source>
        <translation>‖poids · v W_O‖, attention fondée sur la norme</translation>
    </message>
    <message>
        <source>The length of the vector that a key really adds to a query: its weight times its value, after the output projection (Kobayashi et al., 2020). A large weight on a short value adds little.</source>
        <translation>La longueur du vecteur qu’une clé ajoute réellement à une requête&#xa0;: son poids multiplié par sa valeur, après la projection de sortie (Kobayashi et al., 2020). Un grand poids sur une valeur courte ajoute peu.</translation>
    </message>
    <message>
        <source>‖w · v W&lt;sup&gt;O&lt;/sup&gt;‖</source>
        <translation>‖w · v W&lt;sup&gt;O&lt;/sup&gt;‖</translation>
    </message>
    <message>
        <source>The map&apos;s choice “‖weight · v Wᴼ‖”; the last line of the Cell panel.</source>
        <translation>Le choix «&#x202f;‖poids · v Wᴼ‖&#x202f;» de la carte&#x202f;; la dernière ligne du panneau Cellule.</translation>
    </message>
    <message>
        <source>attention head</source>
        <translation>tête d’attention</translation>
    </message>
    <message>
        <source>head, multi-head attention</source>
        <translation>tête, attention multi-têtes</translation>
    </message>
    <message>
        <source>One of several attentions that a layer computes side by side, each with its own projections and so with its own map. Their outputs are projected and added.</source>
        <translation>L’une des attentions qu’une couche calcule côte à côte, chacune avec ses propres projections et donc avec sa propre carte. Leurs sorties sont projetées et additionnées.</translation>
    </message>
    <message>
        <source>head = softmax(Q Kᵀ ∕ √d&lt;sub&gt;k&lt;/sub&gt; + mask) V</source>
        <translation>tête = softmax(Q Kᵀ ∕ √d&lt;sub&gt;k&lt;/sub&gt; + masque) V</translation>
    </message>
    <message>
        <source>“Head” in the bar at the top (Alt+Left, Alt+Right); All heads.</source>
        <translation>«&#x202f;Tête&#x202f;» dans la barre du haut (Alt+←, Alt+→)&#x202f;; Toutes les têtes.</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>couche</translation>
    </message>
    <message>
        <source>block</source>
        <translation>bloc</translation>
    </message>
    <message>
        <source>One round of attention and a feed-forward network. Models stack several: each layer reads what the one before it wrote.</source>
        <translation>Un tour d’attention et de réseau feed-forward. Les modèles en empilent plusieurs&#xa0;: chaque couche lit ce que la précédente a écrit.</translation>
    </message>
    <message>
        <source>“Layer” in the bar at the top (Alt+Up, Alt+Down).</source>
        <translation>«&#x202f;Couche&#x202f;» dans la barre du haut (Alt+↑, Alt+↓).</translation>
    </message>
    <message>
        <source>grouped heads</source>
        <translation>têtes groupées</translation>
    </message>
    <message>
        <source>GQA, MQA, grouped-query, multi-query attention, H_kv</source>
        <translation>GQA, MQA, attention à requêtes groupées, attention multi-requêtes, H_kv</translation>
    </message>
    <message>
        <source>Several query heads share the same keys and values, which saves memory. With a single key and value head it is called multi-query attention.</source>
        <translation>Plusieurs têtes de requêtes partagent les mêmes clés et les mêmes valeurs, ce qui économise de la mémoire. Avec une seule tête de clés et de valeurs, on parle d’attention multi-requêtes.</translation>
    </message>
    <message>
        <source>“K, V heads” in the teaching module (More); Steps says which heads share.</source>
        <translation>«&#x202f;Têtes K, V&#x202f;» dans le module pédagogique (Plus)&#x202f;; Étapes dit quelles têtes partagent.</translation>
    </message>
    <message>
        <source>norm of q and k</source>
        <translation>norme de q et k</translation>
    </message>
    <message>
        <source>QK norm, RMSNorm, root mean square</source>
        <translation>QK norm, RMSNorm, moyenne quadratique</translation>
    </message>
    <message>
        <source>Queries and keys are divided by their root mean square before they are compared, so that scores cannot grow without bound (as in Qwen3).</source>
        <translation>Les requêtes et les clés sont divisées par leur moyenne quadratique avant d’être comparées, pour que les scores ne puissent pas croître sans limite (comme dans Qwen3).</translation>
    </message>
    <message>
        <source>q ∕ √(mean of q²)</source>
        <translation>q ∕ √(moyenne de q²)</translation>
    </message>
    <message>
        <source>“q, k norm” in the teaching module (More); Steps.</source>
        <translation>«&#x202f;Norme q, k&#x202f;» dans le module pédagogique (Plus)&#x202f;; Étapes.</translation>
    </message>
    <message>
        <source>latent</source>
        <translation>vecteur latent</translation>
    </message>
    <message>
        <source>multi-head latent attention, MLA, low rank</source>
        <translation>multi-head latent attention, MLA, rang faible</translation>
    </message>
    <message>
        <source>A shorter vector that keys and values, sometimes queries too, are projected from, as in DeepSeek-V3. Only the latent has to be cached. One more part of the key comes from the token itself, is rotated by position and is shared by all heads.</source>
        <translation>Un vecteur plus court dont on projette les clés et les valeurs, parfois aussi les requêtes, comme dans DeepSeek-V3. Il suffit de garder le vecteur latent en cache. Une autre partie de la clé vient du token lui-même, tourne selon la position et est commune à toutes les têtes.</translation>
    </message>
    <message>
        <source>k = [ norm(x W&lt;sub&gt;down&lt;/sub&gt;) W&lt;sub&gt;K&lt;/sub&gt; , R x W&lt;sub&gt;R&lt;/sub&gt; ]</source>
        <translation>k = [ norm(x W&lt;sub&gt;down&lt;/sub&gt;) W&lt;sub&gt;K&lt;/sub&gt; , R x W&lt;sub&gt;R&lt;/sub&gt; ]</translation>
    </message>
    <message>
        <source>Steps of models that have latents.</source>
        <translation>Étapes des modèles qui ont des vecteurs latents.</translation>
    </message>
    <message>
        <source>content and position terms</source>
        <translation>termes de contenu et de position</translation>
    </message>
    <message>
        <source>disentangled attention, content to position, position to content, c2p, p2c</source>
        <translation>attention démêlée, disentangled attention, contenu vers position, position vers contenu, c2p, p2c</translation>
    </message>
    <message>
        <source>In DeBERTa each distance has vectors of its own. A score is the sum of three products: query and key, query and the distance, key and the distance.</source>
        <translation>Dans DeBERTa, chaque distance a ses propres vecteurs. Un score est la somme de trois produits&#xa0;: requête et clé, requête et distance, clé et distance.</translation>
    </message>
    <message>
        <source>q&lt;sub&gt;i&lt;/sub&gt; · k&lt;sub&gt;j&lt;/sub&gt; + q&lt;sub&gt;i&lt;/sub&gt; · K&lt;sup&gt;r&lt;/sup&gt;&lt;sub&gt;i−j&lt;/sub&gt; + k&lt;sub&gt;j&lt;/sub&gt; · Q&lt;sup&gt;r&lt;/sup&gt;&lt;sub&gt;i−j&lt;/sub&gt;</source>
        <translation>q&lt;sub&gt;i&lt;/sub&gt; · k&lt;sub&gt;j&lt;/sub&gt; + q&lt;sub&gt;i&lt;/sub&gt; · K&lt;sup&gt;r&lt;/sup&gt;&lt;sub&gt;i−j&lt;/sub&gt; + k&lt;sub&gt;j&lt;/sub&gt; · Q&lt;sup&gt;r&lt;/sup&gt;&lt;sub&gt;i−j&lt;/sub&gt;</translation>
    </message>
    <message>
        <source>Steps of DeBERTa, “bias of position”.</source>
        <translation>Étapes de DeBERTa, «&#x202f;biais de position&#x202f;».</translation>
    </message>
    <message>
        <source>mixture of experts</source>
        <translation>mélange d’experts</translation>
    </message>
    <message>
        <source>MoE, expert, router, gate</source>
        <translation>MoE, expert, routeur, porte</translation>
    </message>
    <message>
        <source>Several feed-forward layers side by side, of which each token goes through a few. A router gives every expert a score, and the best ones are taken with their weights.</source>
        <translation>Plusieurs couches feed-forward côte à côte, dont chaque token ne traverse que quelques-unes. Un routeur donne un score à chaque expert, et les meilleurs sont pris avec leurs poids.</translation>
    </message>
    <message>
        <source>Σ&lt;sub&gt;e taken&lt;/sub&gt; g&lt;sub&gt;e&lt;/sub&gt; FFN&lt;sub&gt;e&lt;/sub&gt;(x)</source>
        <translation>Σ&lt;sub&gt;e pris&lt;/sub&gt; g&lt;sub&gt;e&lt;/sub&gt; FFN&lt;sub&gt;e&lt;/sub&gt;(x)</translation>
    </message>
    <message>
        <source>Steps, “experts”.</source>
        <translation>Étapes, «&#x202f;experts&#x202f;».</translation>
    </message>
    <message>
        <source>layer without positions</source>
        <translation>couche sans positions</translation>
    </message>
    <message>
        <source>NoPE</source>
        <translation>NoPE</translation>
    </message>
    <message>
        <source>A layer whose scores do not depend on where tokens stand, among others that rotate queries and keys: SmolLM3, Command R7B, Llama 4. It can look back as far as the text reaches.</source>
        <translation>Une couche dont les scores ne dépendent pas de la place des tokens, parmi d’autres qui font tourner les requêtes et les clés&#xa0;: SmolLM3, Command R7B, Llama 4. Elle peut regarder en arrière aussi loin que va le texte.</translation>
    </message>
    <message>
        <source>Steps, “project”.</source>
        <translation>Étapes, «&#x202f;projeter&#x202f;».</translation>
    </message>
    <message>
        <source>chunk</source>
        <translation>tronçon</translation>
    </message>
    <message>
        <source>chunked attention, block</source>
        <translation>chunk, attention par tronçons, bloc</translation>
    </message>
    <message>
        <source>The text is cut into chunks of equal length, and a query sees only its own chunk, as in most layers of Llama 4. A sliding window moves with the query; a chunk does not.</source>
        <translation>Le texte est coupé en tronçons de même longueur, et une requête ne voit que le sien, comme dans la plupart des couches de Llama 4. Une fenêtre glissante se déplace avec la requête, un tronçon non.</translation>
    </message>
    <message>
        <source>Mask, the rule “chunk”.</source>
        <translation>Masque, la règle «&#x202f;Tronçon&#x202f;».</translation>
    </message>
    <message>
        <source>length by position</source>
        <translation>longueur selon la position</translation>
    </message>
    <message>
        <source>attention temperature tuning, scalable softmax</source>
        <translation>attention temperature tuning, scalable softmax</translation>
    </message>
    <message>
        <source>Queries of later tokens are longer, so that their weights stay sharp although they see more keys: layers without positions of Llama 4.</source>
        <translation>Les requêtes des tokens qui viennent plus tard sont plus longues, pour que leurs poids restent tranchés bien qu’elles voient plus de clés&#xa0;: couches sans positions de Llama 4.</translation>
    </message>
    <message>
        <source>q · (1 + a ln(1 + ⌊(position + 1) ∕ step⌋))</source>
        <translation>q · (1 + a ln(1 + ⌊(position + 1) ∕ pas⌋))</translation>
    </message>
    <message>
        <source>Steps, “lengthen by position”; “Longer queries” in the teaching module (More).</source>
        <translation>Étapes, «&#x202f;allonger selon la position&#x202f;»&#x202f;; «&#x202f;Requêtes longues&#x202f;» dans le module pédagogique (Plus).</translation>
    </message>
    <message>
        <source>output gate</source>
        <translation>porte de sortie</translation>
    </message>
    <message>
        <source>gated attention, sigmoid gate</source>
        <translation>attention à porte, gated attention, porte sigmoïde</translation>
    </message>
    <message>
        <source>Before the output projection, a head&apos;s context is multiplied by numbers between 0 and 1 that are computed from the token itself: a head that has nothing to say can be closed (Qiu et al., 2025; Qwen3-Next).</source>
        <translation>Avant la projection de sortie, le contexte d’une tête est multiplié par des nombres entre 0 et 1 calculés à partir du token lui-même&#xa0;: une tête qui n’a rien à dire peut être fermée (Qiu et al., 2025&#x202f;; Qwen3-Next).</translation>
    </message>
    <message>
        <source>head&lt;sub&gt;i&lt;/sub&gt; ⊙ 1 ∕ (1 + e&lt;sup&gt;−x·W&lt;sub&gt;G&lt;/sub&gt;&lt;/sup&gt;)</source>
        <translation>tête&lt;sub&gt;i&lt;/sub&gt; ⊙ 1 ∕ (1 + e&lt;sup&gt;−x·W&lt;sub&gt;G&lt;/sub&gt;&lt;/sup&gt;)</translation>
    </message>
    <message>
        <source>Steps, “gate”; “Output gate” in the teaching module (More).</source>
        <translation>Étapes, «&#x202f;porte&#x202f;»&#x202f;; «&#x202f;Porte de sortie&#x202f;» dans le module pédagogique (Plus).</translation>
    </message>
    <message>
        <source>index of keys</source>
        <translation>index de clés</translation>
    </message>
    <message>
        <source>lightning indexer, sparse attention, top-k</source>
        <translation>lightning indexer, attention creuse, sparse attention, top-k</translation>
    </message>
    <message>
        <source>Small, cheap heads give every pair of tokens an index score, and a query attends only to the k keys with the highest scores, as in DeepSeek-V3.2. All others are hidden by the mask.</source>
        <translation>De petites têtes peu coûteuses donnent un score d’index à chaque paire de tokens, et une requête ne porte son attention que sur les k clés aux scores les plus élevés, comme dans DeepSeek-V3.2. Toutes les autres sont cachées par le masque.</translation>
    </message>
    <message>
        <source>I = Σ&lt;sub&gt;j&lt;/sub&gt; w&lt;sub&gt;j&lt;/sub&gt; ReLU(q&lt;sup&gt;I&lt;/sup&gt;&lt;sub&gt;j&lt;/sub&gt; · k&lt;sup&gt;I&lt;/sup&gt;)</source>
        <translation>I = Σ&lt;sub&gt;j&lt;/sub&gt; w&lt;sub&gt;j&lt;/sub&gt; ReLU(q&lt;sup&gt;I&lt;/sup&gt;&lt;sub&gt;j&lt;/sub&gt; · k&lt;sup&gt;I&lt;/sup&gt;)</translation>
    </message>
    <message>
        <source>Steps, “index of keys”; Mask, “top-k”; “Top-k index” in the teaching module (More).</source>
        <translation>Étapes, «&#x202f;index de clés&#x202f;»&#x202f;; Masque, «&#x202f;top-k&#x202f;»&#x202f;; «&#x202f;Index top-k&#x202f;» dans le module pédagogique (Plus).</translation>
    </message>
    <message>
        <source>difference of softmaxes</source>
        <translation>différence de softmax</translation>
    </message>
    <message>
        <source>Differential Transformer, Diff Transformer, differential attention, λ</source>
        <translation>Differential Transformer, Diff Transformer, attention différentielle, λ</translation>
    </message>
    <message>
        <source>Two heads share their values; λ times the weights of the second is subtracted from those of the first, so that what both attend to cancels (Ye et al., 2024). What is left may be negative and does not sum to 1; each of the two maps is an ordinary one.</source>
        <translation>Deux têtes partagent leurs valeurs&#x202f;; λ fois les poids de la seconde est soustrait de ceux de la première, de sorte que ce sur quoi les deux portent leur attention s’annule (Ye et al., 2024). Ce qui reste peut être négatif et n’a pas pour somme 1&#x202f;; chacune des deux cartes est une carte ordinaire.</translation>
    </message>
    <message>
        <source>(softmax(Q₁K₁ᵀ ∕ √d&lt;sub&gt;k&lt;/sub&gt;) − λ softmax(Q₂K₂ᵀ ∕ √d&lt;sub&gt;k&lt;/sub&gt;)) V</source>
        <translation>(softmax(Q₁K₁ᵀ ∕ √d&lt;sub&gt;k&lt;/sub&gt;) − λ softmax(Q₂K₂ᵀ ∕ √d&lt;sub&gt;k&lt;/sub&gt;)) V</translation>
    </message>
    <message>
        <source>Steps, “difference of softmaxes”; “Difference λ” in the teaching module (More).</source>
        <translation>Étapes, «&#x202f;différence de softmax&#x202f;»&#x202f;; «&#x202f;Différence λ&#x202f;» dans le module pédagogique (Plus).</translation>
    </message>
    <message>
        <source>model</source>
        <translation>modèle</translation>
    </message>
    <message>
        <source>architecture, transformer, checkpoint</source>
        <translation>architecture, transformer, checkpoint</translation>
    </message>
    <message>
        <source>A trained network with its tokenizer. AttentionScope reads it from a folder and computes every number itself.</source>
        <translation>Un réseau entraîné avec son tokenizer. AttentionScope le lit dans un dossier et calcule lui-même chaque nombre.</translation>
    </message>
    <message>
        <source>“Model” in the bar at the top; File › Open model.</source>
        <translation>«&#x202f;Modèle&#x202f;» dans la barre du haut&#x202f;; Fichier › Ouvrir un modèle.</translation>
    </message>
    <message>
        <source>teaching module</source>
        <translation>module pédagogique</translation>
    </message>
    <message>
        <source>own module, random parameters</source>
        <translation>module personnel, paramètres aléatoires</translation>
    </message>
    <message>
        <source>A single attention layer that you set up yourself: sizes, positions, mask and seed. Its parameters are random, so its maps mean nothing; what they teach is how attention is computed.</source>
        <translation>Une seule couche d’attention que vous réglez vous-même&#xa0;: tailles, positions, masque et graine. Ses paramètres sont aléatoires, donc ses cartes ne veulent rien dire&#x202f;; elles servent à voir comment l’attention se calcule.</translation>
    </message>
    <message>
        <source>encoder</source>
        <translation>encodeur</translation>
    </message>
    <message>
        <source>bidirectional</source>
        <translation>bidirectionnel</translation>
    </message>
    <message>
        <source>The part of a model that reads a whole text at once: every token may attend to every other. BERT is an encoder.</source>
        <translation>La partie d’un modèle qui lit tout un texte à la fois&#xa0;: chaque token peut porter son attention sur tous les autres. BERT est un encodeur.</translation>
    </message>
    <message>
        <source>“Encoder” beside the model&apos;s name, where the model has both parts.</source>
        <translation>«&#x202f;Encodeur&#x202f;» à côté du nom du modèle, là où le modèle a les deux parties.</translation>
    </message>
    <message>
        <source>decoder</source>
        <translation>décodeur</translation>
    </message>
    <message>
        <source>causal language model, autoregressive</source>
        <translation>modèle de langue causal, autorégressif</translation>
    </message>
    <message>
        <source>The part of a model that writes: each token may attend only to itself and to those before it, and the next one is predicted from it. GPT is a decoder.</source>
        <translation>La partie d’un modèle qui écrit&#xa0;: chaque token ne peut porter son attention que sur lui-même et sur ceux qui le précèdent, et le suivant est prédit à partir de lui. GPT est un décodeur.</translation>
    </message>
    <message>
        <source>“Decoder” beside the model&apos;s name, where the model has both parts.</source>
        <translation>«&#x202f;Décodeur&#x202f;» à côté du nom du modèle, là où le modèle a les deux parties.</translation>
    </message>
    <message>
        <source>self-attention</source>
        <translation>auto-attention</translation>
    </message>
    <message>
        <source>Attention within one text: queries, keys and values all come from the same tokens.</source>
        <translation>L’attention à l’intérieur d’un seul texte&#xa0;: les requêtes, les clés et les valeurs viennent toutes des mêmes tokens.</translation>
    </message>
    <message>
        <source>Every map of a model that reads one text.</source>
        <translation>Chaque carte d’un modèle qui lit un seul texte.</translation>
    </message>
    <message>
        <source>cross-attention</source>
        <translation>attention croisée</translation>
    </message>
    <message>
        <source>encoder–decoder attention</source>
        <translation>cross-attention, attention encodeur-décodeur</translation>
    </message>
    <message>
        <source>Attention from one text to another: queries come from the target (the decoder), keys and values from the source (the encoder). In translation it shows which source word each new word is made from.</source>
        <translation>L’attention d’un texte à un autre&#xa0;: les requêtes viennent de la cible (le décodeur), les clés et les valeurs de la source (l’encodeur). En traduction, elle montre de quel mot source chaque nouveau mot est fait.</translation>
    </message>
    <message>
        <source>q = y W&lt;sub&gt;Q&lt;/sub&gt;, k = x W&lt;sub&gt;K&lt;/sub&gt;, v = x W&lt;sub&gt;V&lt;/sub&gt;</source>
        <translation>q = y W&lt;sub&gt;Q&lt;/sub&gt;, k = x W&lt;sub&gt;K&lt;/sub&gt;, v = x W&lt;sub&gt;V&lt;/sub&gt;</translation>
    </message>
    <message>
        <source>“Cross” (Ctrl+B) of a translation model; “+ second sequence” of a teaching module.</source>
        <translation>«&#x202f;Croisée&#x202f;» (Ctrl+B) d’un modèle de traduction&#x202f;; «&#x202f;+ seconde séquence&#x202f;» d’un module pédagogique.</translation>
    </message>
    <message>
        <source>residual stream</source>
        <translation>flux résiduel</translation>
    </message>
    <message>
        <source>skip connection, hidden states</source>
        <translation>connexion résiduelle, residual stream, états cachés</translation>
    </message>
    <message>
        <source>The vector of a token as it passes through the layers. A layer does not replace it: what its heads and its feed-forward network compute is added to it.</source>
        <translation>Le vecteur d’un token pendant qu’il traverse les couches. Une couche ne le remplace pas&#xa0;: ce que calculent ses têtes et son réseau feed-forward lui est ajouté.</translation>
    </message>
    <message>
        <source>x ← x + attention(x)</source>
        <translation>x ← x + attention(x)</translation>
    </message>
    <message>
        <source>Intervene: a head that is switched off adds nothing to it. Attention rollout accounts for it.</source>
        <translation>Intervenir&#xa0;: une tête désactivée n’y ajoute rien. L’attention rollout en tient compte.</translation>
    </message>
    <message>
        <source>mask</source>
        <translation>masque</translation>
    </message>
    <message>
        <source>attention mask</source>
        <translation>masque d’attention</translation>
    </message>
    <message>
        <source>Which keys each query may see. Hidden cells get the weight 0.</source>
        <translation>Quelles clés chaque requête a le droit de voir. Les cellules cachées reçoivent le poids 0.</translation>
    </message>
    <message>
        <source>softmax(s + mask)</source>
        <translation>softmax(s + masque)</translation>
    </message>
    <message>
        <source>The Mask view; “Mask” in the bar at the top; hatched cells of a map.</source>
        <translation>La vue Masque&#x202f;; «&#x202f;Masque&#x202f;» dans la barre du haut&#x202f;; les cellules hachurées d’une carte.</translation>
    </message>
    <message>
        <source>causal mask</source>
        <translation>masque causal</translation>
    </message>
    <message>
        <source>look-ahead mask, triangular mask</source>
        <translation>masque triangulaire, look-ahead mask</translation>
    </message>
    <message>
        <source>Hides every token after the query, so that a model cannot read the word that it is to predict. Its map is a lower triangle, and the first row sees only itself.</source>
        <translation>Cache tous les tokens après la requête, pour qu’un modèle ne puisse pas lire le mot qu’il doit prédire. Sa carte est un triangle inférieur, et la première ligne ne voit qu’elle-même.</translation>
    </message>
    <message>
        <source>key ≤ query</source>
        <translation>clé ≤ requête</translation>
    </message>
    <message>
        <source>The rule “Causal” of the Mask view; the hatched upper triangle of a decoder&apos;s map.</source>
        <translation>La règle «&#x202f;Causal&#x202f;» de la vue Masque&#x202f;; le triangle supérieur hachuré de la carte d’un décodeur.</translation>
    </message>
    <message>
        <source>mask recipe</source>
        <translation>recette de masque</translation>
    </message>
    <message>
        <source>rule, window, prefix, segment, dilated, chunk, global</source>
        <translation>règle, fenêtre, préfixe, segment, dilaté, tronçon, global</translation>
    </message>
    <message>
        <source>A mask in one line of rules: &amp; means and, | means or, ! means not. For example causal &amp; window(3, 0) lets a query see itself and three tokens back.</source>
        <translation>Un masque en une ligne de règles&#xa0;: &amp; veut dire «&#x202f;et&#x202f;», | veut dire «&#x202f;ou&#x202f;», «&#x202f;!&#x202f;» veut dire «&#x202f;non&#x202f;». Par exemple, causal &amp; window(3, 0) laisse une requête se voir elle-même et voir trois tokens en arrière.</translation>
    </message>
    <message>
        <source>“Recipe” in the Mask view.</source>
        <translation>«&#x202f;Recette&#x202f;» dans la vue Masque.</translation>
    </message>
    <message>
        <source>−∞</source>
        <translation>−∞</translation>
    </message>
    <message>
        <source>minus infinity, hidden score</source>
        <translation>moins l’infini, score caché</translation>
    </message>
    <message>
        <source>What a hidden score is set to before the softmax: exp(−∞) is 0, so that the hidden key gets no weight. Programs often use a very low number such as −10⁹ instead.</source>
        <translation>La valeur donnée à un score caché avant le softmax&#xa0;: exp(−∞) vaut 0, donc la clé cachée ne reçoit aucun poids. Les programmes utilisent souvent à la place un nombre très petit comme −10⁹.</translation>
    </message>
    <message>
        <source>exp(−∞) = 0</source>
        <translation>exp(−∞) = 0</translation>
    </message>
    <message>
        <source>Steps, where the mask is applied; “Hidden scores” in the Mask view.</source>
        <translation>Étapes, où le masque est appliqué&#x202f;; «&#x202f;Scores cachés&#x202f;» dans la vue Masque.</translation>
    </message>
    <message>
        <source>logit</source>
        <translation>logit</translation>
    </message>
    <message>
        <source>unnormalised log-probability</source>
        <translation>log-probabilité non normalisée</translation>
    </message>
    <message>
        <source>The score that the model gives a token of the vocabulary as the next one. A softmax over all logits gives the probabilities of the next token.</source>
        <translation>Le score que le modèle donne à un token du vocabulaire comme token suivant. Un softmax sur tous les logits donne les probabilités du token suivant.</translation>
    </message>
    <message>
        <source>p = softmax(logits)</source>
        <translation>p = softmax(logits)</translation>
    </message>
    <message>
        <source>The likeliest next tokens in the Cell panel; attend --logits.</source>
        <translation>Les tokens suivants les plus probables dans le panneau Cellule&#x202f;; attend --logits.</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>réponse</translation>
    </message>
    <message>
        <source>prediction, next token, log-probability</source>
        <translation>prédiction, token suivant, log-probabilité</translation>
    </message>
    <message>
        <source>The token that the model finds likeliest: after the text, or in place of [MASK]. Measures and interventions say by how much its log-probability changes.</source>
        <translation>Le token que le modèle juge le plus probable&#xa0;: après le texte, ou à la place de [MASK]. Les mesures et les interventions disent de combien sa log-probabilité change.</translation>
    </message>
    <message>
        <source>ln p(answer)</source>
        <translation>ln p(réponse)</translation>
    </message>
    <message>
        <source>The Cell panel, “Next token after …”; the measure “knock-out”.</source>
        <translation>Le panneau Cellule, «&#x202f;Token suivant après …&#x202f;»&#x202f;; la mesure «&#x202f;neutralisation&#x202f;».</translation>
    </message>
    <message>
        <source>sampling</source>
        <translation>tirage</translation>
    </message>
    <message>
        <source>top-k, top-p, nucleus, seed, temperature of the output</source>
        <translation>sampling, échantillonnage, top-k, top-p, nucleus, graine, température de la sortie</translation>
    </message>
    <message>
        <source>How the next token is chosen from its probabilities: always the likeliest, or drawn at random. Top-k draws from the k likeliest alone, top-p from the fewest that together have the probability p; the same seed draws the same text.</source>
        <translation>Comment le token suivant est choisi d’après ses probabilités&#xa0;: toujours le plus probable, ou tiré au hasard. Top-k ne tire que parmi les k plus probables, top-p que parmi le plus petit nombre de tokens qui ont ensemble la probabilité p&#x202f;; la même graine tire le même texte.</translation>
    </message>
    <message>
        <source>Beside “Generate”.</source>
        <translation>À côté de «&#x202f;Générer&#x202f;».</translation>
    </message>
    <message>
        <source>logit difference</source>
        <translation>différence de logits</translation>
    </message>
    <message>
        <source>log-probability difference</source>
        <translation>différence de log-probabilités</translation>
    </message>
    <message>
        <source>How much likelier the model finds one token than another: the difference of their logits, which is that of their log-probabilities.</source>
        <translation>De combien le modèle juge un token plus probable qu’un autre&#xa0;: la différence de leurs logits, qui est aussi celle de leurs log-probabilités.</translation>
    </message>
    <message>
        <source>ln p(a) − ln p(b)</source>
        <translation>ln p(a) − ln p(b)</translation>
    </message>
    <message>
        <source>Tracked words in the Cell panel, of the first two words.</source>
        <translation>Les mots suivis dans le panneau Cellule, pour les deux premiers mots.</translation>
    </message>
    <message>
        <source>knock-out</source>
        <translation>neutralisation</translation>
    </message>
    <message>
        <source>ablation, switch off, intervention</source>
        <translation>ablation, knock-out, désactiver, intervention</translation>
    </message>
    <message>
        <source>Takes a weight or a whole head out of the computation and runs the model again. What changes in its answer shows what the answer rests on, which the weights alone do not (Jain and Wallace, 2019).</source>
        <translation>Retire du calcul un poids ou une tête entière et fait de nouveau tourner le modèle. Ce qui change dans sa réponse montre sur quoi la réponse repose, ce que les poids seuls ne montrent pas (Jain et Wallace, 2019).</translation>
    </message>
    <message>
        <source>ln p without − ln p with</source>
        <translation>ln p sans − ln p avec</translation>
    </message>
    <message>
        <source>The Cell panel, “Knock it out”; the menu Intervene; “Knock out each head” in Measures.</source>
        <translation>Le panneau Cellule, «&#x202f;La neutraliser&#x202f;»&#x202f;; le menu Intervenir&#x202f;; «&#x202f;Neutraliser chaque tête&#x202f;» dans Mesures.</translation>
    </message>
    <message>
        <source>mean ablation</source>
        <translation>ablation par la moyenne</translation>
    </message>
    <message>
        <source>replace by the mean</source>
        <translation>remplacer par la moyenne</translation>
    </message>
    <message>
        <source>Gives every token the mean of the head&apos;s output over all tokens of this text, later ones too, so that the head says the same everywhere. The mean is not taken over a collection of texts.</source>
        <translation>Donne à chaque token la moyenne de la sortie de la tête sur tous les tokens de ce texte, ceux qui suivent compris, de sorte que la tête dit partout la même chose. La moyenne n’est pas prise sur une collection de textes.</translation>
    </message>
    <message>
        <source>The menu Intervene.</source>
        <translation>Le menu Intervenir.</translation>
    </message>
    <message>
        <source>patching</source>
        <translation>patching</translation>
    </message>
    <message>
        <source>activation patching, causal tracing</source>
        <translation>activation patching, traçage causal</translation>
    </message>
    <message>
        <source>Puts the output of a head from another run in place of its own. If the answer changes to that run&apos;s, the head carries the difference.</source>
        <translation>Remplace la sortie d’une tête par celle qu’elle a dans une autre exécution. Si la réponse devient celle de cette exécution, c’est la tête qui porte la différence.</translation>
    </message>
    <message>
        <source>The menu Intervene, “Take the head&apos;s output from run”.</source>
        <translation>Le menu Intervenir, «&#x202f;Prendre la sortie de la tête dans l’exécution&#x202f;».</translation>
    </message>
    <message>
        <source>induction head</source>
        <translation>tête d’induction</translation>
    </message>
    <message>
        <source>in-context learning, prefix matching</source>
        <translation>apprentissage en contexte, in-context learning, correspondance de préfixes</translation>
    </message>
    <message>
        <source>A head that looks for the same token earlier in the text and attends to the token after it, so that the model can repeat what it has seen (Olsson et al., 2022).</source>
        <translation>Une tête qui cherche le même token plus tôt dans le texte et porte son attention sur le token qui le suit, de sorte que le modèle peut répéter ce qu’il a vu (Olsson et al., 2022).</translation>
    </message>
    <message>
        <source>The measure “induction”; the example “The same word again”.</source>
        <translation>La mesure «&#x202f;induction&#x202f;»&#x202f;; l’exemple «&#x202f;The same word again&#x202f;».</translation>
    </message>
    <message>
        <source>nat</source>
        <translation>nat</translation>
    </message>
    <message>
        <source>nats, bits, unit of entropy</source>
        <translation>nats, bits, unité d’entropie</translation>
    </message>
    <message>
        <source>The unit of entropies, divergences and log-probabilities that are computed with the natural logarithm. 1 nat is 1.443 bits.</source>
        <translation>L’unité des entropies, des divergences et des log-probabilités calculées avec le logarithme naturel. 1 nat vaut 1.443 bits.</translation>
    </message>
    <message>
        <source>1 nat = 1 ∕ ln 2 bits</source>
        <translation>1 nat = 1 ∕ ln 2 bits</translation>
    </message>
    <message>
        <source>Measures, Compare and the entropy of a row in Steps.</source>
        <translation>Mesures, Comparer et l’entropie d’une ligne dans Étapes.</translation>
    </message>
    <message>
        <source>attention rollout</source>
        <translation>attention rollout</translation>
    </message>
    <message>
        <source>Multiplies the mean maps of all layers up to one, each mixed half and half with the residual stream, to follow attention from a layer down to the input (Abnar and Zuidema, 2020).</source>
        <translation>Multiplie les cartes moyennes de toutes les couches jusqu’à l’une d’elles, chacune mélangée à parts égales avec le flux résiduel, pour suivre l’attention d’une couche jusqu’à l’entrée (Abnar et Zuidema, 2020).</translation>
    </message>
    <message>
        <source>R&lt;sub&gt;l&lt;/sub&gt; = ½ (mean of heads + I) · R&lt;sub&gt;l−1&lt;/sub&gt;</source>
        <translation>R&lt;sub&gt;l&lt;/sub&gt; = ½ (moyenne des têtes + I) · R&lt;sub&gt;l−1&lt;/sub&gt;</translation>
    </message>
    <message>
        <source>The map&apos;s choice “Attention rollout up to the layer”.</source>
        <translation>Le choix «&#x202f;Attention rollout jusqu’à la couche&#x202f;» de la carte.</translation>
    </message>
    <message>
        <source>attention flow</source>
        <translation>flux d’attention</translation>
    </message>
    <message>
        <source>maximum flow</source>
        <translation>flot maximal</translation>
    </message>
    <message>
        <source>How much can reach each input token from a token of a layer, where the mean maps of all layers below, each mixed half and half with the residual stream, say how much passes: the maximum flow through that network (Abnar and Zuidema, 2020). Each row is divided by its sum.</source>
        <translation>Ce qui peut atteindre chaque token d’entrée depuis un token d’une couche, quand les cartes moyennes de toutes les couches inférieures, chacune mélangée à parts égales avec le flux résiduel, disent combien peut passer&#xa0;: le flot maximal à travers ce réseau (Abnar et Zuidema, 2020). Chaque ligne est divisée par sa somme.</translation>
    </message>
    <message>
        <source>The map&apos;s choice “Attention flow up to the layer”.</source>
        <translation>Le choix «&#x202f;Flux d’attention jusqu’à la couche&#x202f;» de la carte.</translation>
    </message>
    <message>
        <source>Jensen–Shannon divergence</source>
        <translation>divergence de Jensen–Shannon</translation>
    </message>
    <message>
        <source>JSD, divergence, difference of two heads</source>
        <translation>JSD, divergence, différence de deux têtes</translation>
    </message>
    <message>
        <source>How much two rows of weights differ: 0 if they are equal, ln 2 ≈ 0.693 nats if they have no key in common.</source>
        <translation>À quel point deux lignes de poids diffèrent&#xa0;: 0 si elles sont égales, ln 2 ≈ 0.693 nats si elles n’ont aucune clé en commun.</translation>
    </message>
    <message>
        <source>½ Σ p ln(p∕m) + ½ Σ q ln(q∕m), m = ½ (p + q)</source>
        <translation>½ Σ p ln(p∕m) + ½ Σ q ln(q∕m), m = ½ (p + q)</translation>
    </message>
    <message>
        <source>Compare; the order “Similar” in All heads.</source>
        <translation>Comparer&#x202f;; l’ordre «&#x202f;Semblables&#x202f;» dans Toutes les têtes.</translation>
    </message>
    <message>
        <source>feed-forward layer</source>
        <translation>couche feed-forward</translation>
    </message>
    <message>
        <source>MLP, FFN, ff</source>
        <translation>MLP, FFN, ff</translation>
    </message>
    <message>
        <source>The part of a layer that looks at one token&apos;s row at a time: two projections with a nonlinearity between them. Its result is added to the residual stream.</source>
        <translation>La partie d’une couche qui regarde la ligne d’un seul token à la fois&#xa0;: deux projections avec une non-linéarité entre elles. Son résultat est ajouté au flux résiduel.</translation>
    </message>
    <message>
        <source>FFN(x) = f(x W₁ + b₁) W₂ + b₂</source>
        <translation>FFN(x) = f(x W₁ + b₁) W₂ + b₂</translation>
    </message>
    <message>
        <source>Why, as “feed-forward 2”, and “→ ff 2” for what it turns a part into.</source>
        <translation>Pourquoi, sous le nom «&#x202f;feed-forward 2&#x202f;», et «&#x202f;→ ff 2&#x202f;» pour ce que devient une partie en la traversant.</translation>
    </message>
    <message>
        <source>account of a score</source>
        <translation>décomposition d’un score</translation>
    </message>
    <message>
        <source>direct attribution, why a head attends</source>
        <translation>attribution directe, pourquoi une tête porte son attention</translation>
    </message>
    <message>
        <source>A score is a product of two rows, and each row is a sum of what the embedding and every earlier head and layer wrote into it. With each norm&apos;s factor held at its value, the score is the sum of the products of all these parts. It says what wrote the number, not what would happen without it (Elhage et al., 2021).</source>
        <translation>Un score est le produit de deux lignes, et chaque ligne est la somme de ce que l’embedding et chaque tête et couche antérieures y ont écrit. Si le facteur de chaque norme est tenu à sa valeur, le score est la somme des produits de toutes ces parties. Cette décomposition dit ce qui a écrit le nombre, non ce qui arriverait sans cela (Elhage et al., 2021).</translation>
    </message>
    <message>
        <source>s&lt;sub&gt;ij&lt;/sub&gt; = Σ&lt;sub&gt;a&lt;/sub&gt; Σ&lt;sub&gt;b&lt;/sub&gt; q(a)·k(b) ∕ √d&lt;sub&gt;k&lt;/sub&gt;</source>
        <translation>s&lt;sub&gt;ij&lt;/sub&gt; = Σ&lt;sub&gt;a&lt;/sub&gt; Σ&lt;sub&gt;b&lt;/sub&gt; q(a)·k(b) ∕ √d&lt;sub&gt;k&lt;/sub&gt;</translation>
    </message>
    <message>
        <source>Why this cell? (Ctrl+9).</source>
        <translation>Pourquoi cette cellule&#x202f;? (Ctrl+9).</translation>
    </message>
    <message>
        <source>logit lens</source>
        <translation>logit lens</translation>
    </message>
    <message>
        <source>what each layer would say</source>
        <translation>ce que dirait chaque couche</translation>
    </message>
    <message>
        <source>The final norm and the language head read the residual stream in the middle of the model, as if no layer followed (nostalgebraist, 2020).</source>
        <translation>La norme finale et la tête de langue lisent le flux résiduel au milieu du modèle, comme si aucune couche ne suivait (nostalgebraist, 2020).</translation>
    </message>
    <message>
        <source>Why (Ctrl+9), Logit lens.</source>
        <translation>Pourquoi (Ctrl+9), Logit lens.</translation>
    </message>
    <message>
        <source>QK and OV circuit</source>
        <translation>circuits QK et OV</translation>
    </message>
    <message>
        <source>query–key circuit, output–value circuit</source>
        <translation>circuit requête–clé, circuit sortie–valeur</translation>
    </message>
    <message>
        <source>What a head&apos;s weight matrices do together, whatever the text: W_Q W_Kᵀ says which queries and keys match, and W_V W_O what is written for what is read. Its singular vectors are the directions that it tells apart most (Elhage et al., 2021).</source>
        <translation>Ce que les matrices de poids d’une tête font ensemble, quel que soit le texte&#xa0;: W_Q W_Kᵀ dit quelles requêtes et quelles clés s’accordent, et W_V W_O ce qui est écrit pour ce qui est lu. Ses vecteurs singuliers sont les directions qu’elle distingue le mieux (Elhage et al., 2021).</translation>
    </message>
    <message>
        <source>Why (Ctrl+9), Head&apos;s weights.</source>
        <translation>Pourquoi (Ctrl+9), Poids de la tête.</translation>
    </message>
    <message>
        <source>composition</source>
        <translation>composition</translation>
    </message>
    <message>
        <source>Q-, K-, V-composition</source>
        <translation>composition Q, composition K, composition V</translation>
    </message>
    <message>
        <source>How much of what an earlier head writes is read by a later head as its queries, keys or values, judged by the weights alone: 0 to 1, beside the value that two heads reach by chance (Elhage et al., 2021).</source>
        <translation>Quelle part de ce qu’écrit une tête antérieure est lue par une tête ultérieure comme requêtes, clés ou valeurs, à en juger par les poids seuls&#xa0;: de 0 à 1, à côté de la valeur que deux têtes atteignent par hasard (Elhage et al., 2021).</translation>
    </message>
    <message>
        <source>‖OV₁ · QK₂‖ ∕ (‖OV₁‖ ‖QK₂‖)</source>
        <translation>‖OV₁ · QK₂‖ ∕ (‖OV₁‖ ‖QK₂‖)</translation>
    </message>
    <message>
        <source>patch</source>
        <translation>patch</translation>
    </message>
    <message>
        <source>vision transformer, ViT, image token</source>
        <translation>vision transformer, ViT, token d’image</translation>
    </message>
    <message>
        <source>A square of a picture, which a vision transformer reads as a token. [CLS] is an extra token that stands for the whole picture; registers are extra tokens that stand for nothing, and SigLIP has a learned query after its last layer instead, the pooling probe.</source>
        <translation>Un carré d’une image, qu’un vision transformer lit comme un token. [CLS] est un token de plus qui représente l’image entière&#x202f;; les registres sont des tokens de plus qui ne représentent rien, et SigLIP a à la place, après sa dernière couche, une requête apprise, la sonde de pooling.</translation>
    </message>
    <message>
        <source>Picture (Ctrl+8).</source>
        <translation>Image (Ctrl+8).</translation>
    </message>
    <message>
        <source>keys of another layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>KV sharing, cross-layer attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some layers have no keys and values of their own: they take over those of an earlier layer, and ask them with queries of their own (Brandon et al., 2024; Gemma 4). A cache then holds less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps, as “x of layer 4” beside the input x.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>per-layer embedding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PLE, token gate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A short vector of each token for each layer, looked up by the token’s id and joined by a projection of its embedding. Behind its feed-forward layer each layer adds what a gate lets through of it (Gemma 3n, 2025; Gemma 4).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>x + norm( (f(x W&lt;sub&gt;gate&lt;/sub&gt;) ⊙ p) W&lt;sub&gt;out&lt;/sub&gt; )</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why, as “token gate 2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>xIELU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>activation function</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The nonlinearity of Apertus’ feed-forward layers: a parabola above 0 and an exponential below, with slopes that each layer has learned (Huang &amp; Schlag, 2024).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>α₊ x² + β x above 0, α₋ (e&lt;sup&gt;x&lt;/sup&gt; − 1 − x) + β x below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why, inside “feed-forward 2” of such a model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rotation by row and column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2D RoPE, axial rotary embedding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half of the pairs of each query and key are rotated by how far down a patch of the picture lies, the others by how far across; the edges lie at −1 and 1 whatever the picture&apos;s size. [CLS] and registers are not rotated (Siméoni et al., 2025: DINOv3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>angle of pair i = 2π · place · base&lt;sup&gt;−4i∕n&lt;/sup&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps, “rotate by position”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>relative sinusoids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transformer-XL positions, XLNet positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each distance between two tokens is a vector of sines and cosines that the layer projects, and each query is multiplied by it as by a key; two more vectors stand for “of one segment” and “not” (Dai et al., 2019; Yang et al., 2019: XLNet).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>((q + u)·k + (q + v)·R&lt;sub&gt;i−j&lt;/sub&gt; + (q + s)·E) ∕ √d&lt;sub&gt;k&lt;/sub&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps, “bias of position”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gated bias of position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gated relative position bias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The learned number of a distance is multiplied by one that the query makes of itself, so that silence and speech may look differently far (Chen et al., 2022: WavLM).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(a · (b · c − 1) + 2) · bias, a and b from the query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>box on the page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bounding box, bbox, layout, spatial attention bias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where a word stands on a page, in thousandths of its width and height. Its edges are added to the embedding, and how far apart two boxes are is a learned number added to the score (Huang et al., 2022: LayoutLMv3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps, “bias of position”; attend --features with “bbox”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>global token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>global attention, Longformer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A token that sees all others and is seen by all, while the others see their neighbours alone. In Longformer it asks by projections of its own: its query stands in the second half of a head&apos;s dimensions, and what it sees counts there (Beltagy et al., 2020).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mask, the rule “global”; Steps, “gate”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>position convolution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>convolutional position embedding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In place of a table of positions, what stands around a token is convolved and added to it, so that a sound may have any length (Baevski et al., 2020: wav2vec 2, HuBERT, WavLM).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps, “input x”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>letters over time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CTC, connectionist temporal classification, blank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At each moment of a sound the model names a letter or the blank. The text is what is left when a letter that is named several times in a row counts once and blanks are left out (Graves et al., 2006).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cell, the answer at a moment of a sound.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>likeness by pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sigmoid loss, SigLIP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How likely a text is to be a picture&apos;s, whatever other texts there are: the logistic function in place of a softmax over the texts (Zhai et al., 2023: SigLIP).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 ∕ (1 + e&lt;sup&gt;−(scale · cosine + bias)&lt;/sup&gt;)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“Likeness” in the Input panel; the command likeness.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File › Use a teaching module (Ctrl+T); its settings in the Input panel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mixing weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>linear attention, token mixing, hidden attention, no softmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much of an earlier token&apos;s value a layer without a softmax adds to a token. It may be negative, and a row sums to anything. All weights of a row times the values are the layer&apos;s own output before its gate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>o&lt;sub&gt;t&lt;/sub&gt; = Σ&lt;sub&gt;s ≤ t&lt;/sub&gt; m&lt;sub&gt;ts&lt;/sub&gt; v&lt;sub&gt;s&lt;/sub&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“Mixing, no softmax” (Ctrl+B) of a hybrid model; layers named “no softmax” in the bar at the top; attend --stages.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>short convolution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gated convolution, LFM2, causal convolution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each channel of a token is a weighted sum of its own and its neighbours&apos; before it, with one gate before and one behind it. Alone it mixes three or four tokens; before a recurrence it lets queries, keys and values know their neighbours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C ⊙ conv(B ⊙ x)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps of a layer without a softmax; inspect names the layers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gated delta rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gated DeltaNet, DeltaNet, Qwen3-Next, Qwen3.5, fast weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A head keeps a table from keys to values. It fades, and each token corrects what the table says for its key: the old value goes out and the new one comes in (Yang et al., 2025).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S ← a S + k (b (v − a kᵀS))ᵀ, o = qᵀS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>state space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mamba-2, SSM, selective state space, Bamba, Falcon-H1, Granite 4, Nemotron-H</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A head keeps a state of one size, however long the text is. It fades by as much as the token says, and each token is added to it (Dao and Gu, 2024). B, C and x there are called key, query and value here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S ← a S + t k vᵀ, o = qᵀS + D v</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GlossaryWindow</name>
    <message>
        <source>In AttentionScope:</source>
        <translation>Dans AttentionScope&#xa0;:</translation>
    </message>
    <message>
        <source>Also:</source>
        <translation>Aussi&#xa0;:</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glossaire</translation>
    </message>
    <message>
        <source>Search the terms</source>
        <translation>Chercher dans les termes</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Termes</translation>
    </message>
    <message>
        <source>What the term means</source>
        <translation>Ce que le terme veut dire</translation>
    </message>
    <message>
        <source>No term matches “%1”.</source>
        <translation>Aucun terme ne correspond à «&#x202f;%1&#x202f;».</translation>
    </message>
</context>
<context>
    <name>GroupedBars</name>
    <message>
        <source>%1 (key %2)</source>
        <translation>%1 (clé %2)</translation>
    </message>
    <message>
        <source>This query sees no key.</source>
        <translation>Cette requête ne voit aucune clé.</translation>
    </message>
    <message>
        <source>the %1 largest of %2 keys</source>
        <translation>les %1 plus grandes de %2 clés</translation>
    </message>
</context>
<context>
    <name>GuessBars</name>
    <message>
        <source>%1, 1 hand</source>
        <translation>%1, 1 main</translation>
    </message>
    <message>
        <source>%1, %2 hands</source>
        <translation>%1, %2 mains</translation>
    </message>
    <message>
        <source>%1, 1 point</source>
        <translation>%1, 1 point</translation>
    </message>
    <message>
        <source>%1, %2 points</source>
        <translation>%1, %2 points</translation>
    </message>
    <message>
        <source>Points for each token</source>
        <translation>Points de chaque token</translation>
    </message>
    <message>
        <source>%1, hidden by the mask</source>
        <translation>%1, caché par le masque</translation>
    </message>
    <message>
        <source>%1, picked</source>
        <translation>%1, choisi</translation>
    </message>
    <message>
        <source>, the model gives it %1 of 100</source>
        <translation>, le modèle lui donne %1 sur 100</translation>
    </message>
    <message>
        <source>your pick</source>
        <translation>votre choix</translation>
    </message>
    <message>
        <source>your %1</source>
        <translation>vous&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>GuessCommands</name>
    <message>
        <source>&amp;Guess</source>
        <translation>Devi&amp;ner</translation>
    </message>
    <message>
        <source>Guess this &amp;row…</source>
        <translation>Deviner cette &amp;ligne…</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Ctrl+P</translation>
    </message>
    <message>
        <source>Hide the chosen row everywhere until you have said where it looks</source>
        <translation>Cacher partout la ligne choisie jusqu’à ce que vous ayez dit où elle regarde</translation>
    </message>
    <message>
        <source>Guess its &amp;strongest key…</source>
        <translation>Deviner sa clé la plus &amp;forte…</translation>
    </message>
    <message>
        <source>Hide the chosen row until you have said what it looks at most</source>
        <translation>Cacher la ligne choisie jusqu’à ce que vous ayez dit ce qu’elle regarde le plus</translation>
    </message>
    <message>
        <source>Guess this &amp;weight…</source>
        <translation>Deviner ce &amp;poids…</translation>
    </message>
    <message>
        <source>Hide the chosen row until you have said how much of it is on this token</source>
        <translation>Cacher la ligne choisie jusqu’à ce que vous ayez dit quelle part en revient à ce token</translation>
    </message>
    <message>
        <source>Guess which &amp;head this is…</source>
        <translation>Deviner quelle est cette &amp;tête…</translation>
    </message>
    <message>
        <source>Let others look for the head that is shown now</source>
        <translation>Faire chercher par d’autres la tête affichée maintenant</translation>
    </message>
</context>
<context>
    <name>GuessPanel</name>
    <message>
        <source>Predict</source>
        <translation>Pronostic</translation>
    </message>
    <message>
        <source>Who guesses</source>
        <translation>Qui devine</translation>
    </message>
    <message>
        <source>My guess</source>
        <translation>Mon pronostic</translation>
    </message>
    <message>
        <source>100 points over the tokens</source>
        <translation>100 points à répartir entre les tokens</translation>
    </message>
    <message>
        <source>Raised hands</source>
        <translation>Mains levées</translation>
    </message>
    <message>
        <source>How many in a class expect each token</source>
        <translation>Combien d’élèves d’une classe choisissent chaque token</translation>
    </message>
    <message>
        <source>Spread evenly</source>
        <translation>À parts égales</translation>
    </message>
    <message>
        <source>Spread the points that are left evenly over all tokens</source>
        <translation>Répartir à parts égales entre tous les tokens les points qui restent</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Take all points back</source>
        <translation>Reprendre tous les points</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Show the model&apos;s weights over your guess</source>
        <translation>Montrer les poids du modèle par-dessus votre pronostic</translation>
    </message>
    <message>
        <source>Guess again</source>
        <translation>Deviner encore</translation>
    </message>
    <message>
        <source>Hide the row again and start without points</source>
        <translation>Cacher de nouveau la ligne et recommencer sans points</translation>
    </message>
    <message>
        <source>End guessing; the row is shown again</source>
        <translation>Mettre fin au pronostic&#x202f;; la ligne est de nouveau montrée</translation>
    </message>
    <message>
        <source>□ your guess     ■ the model     points of 100</source>
        <translation>□ votre pronostic     ■ le modèle     points sur 100</translation>
    </message>
    <message>
        <source>Guess and model</source>
        <translation>Pronostic et modèle</translation>
    </message>
    <message>
        <source>The row is not shown</source>
        <translation>La ligne n’est pas affichée</translation>
    </message>
    <message>
        <source>The row to guess belongs to a text or a model that is no longer shown.</source>
        <translation>La ligne à deviner appartient à un texte ou à un modèle qui n’est plus affiché.</translation>
    </message>
    <message>
        <source>What does %1 look at most?</source>
        <translation>Que regarde le plus %1&#x202f;?</translation>
    </message>
    <message>
        <source>%1. Pick the token that you expect to get the most weight.</source>
        <translation>%1. Choisissez le token qui, selon vous, reçoit le plus de poids.</translation>
    </message>
    <message>
        <source>Click a token, or choose it with ← and → and press the space bar.</source>
        <translation>Cliquez sur un token, ou choisissez-le avec ← et → et appuyez sur la barre d’espace.</translation>
    </message>
    <message>
        <source>How much does %1 look at %2?</source>
        <translation>Quel est le poids de %1 sur %2&#x202f;?</translation>
    </message>
    <message>
        <source>%1. Of the 100 points of this row, how many are on this token?</source>
        <translation>%1. Des 100 points de cette ligne, combien sont sur ce token&#xa0;?</translation>
    </message>
    <message>
        <source>Drag the bar, or type a number; + and − change it by 5.</source>
        <translation>Tirez la barre, ou tapez un nombre&#x202f;; + et − le changent de 5.</translation>
    </message>
    <message>
        <source>Where does %1 look?</source>
        <translation>Où regarde %1&#x202f;?</translation>
    </message>
    <message>
        <source>%1. How many of the class expect each token to get the most weight?</source>
        <translation>%1. Pour chaque token, combien d’élèves pensent qu’il reçoit le plus de poids&#x202f;?</translation>
    </message>
    <message>
        <source>%1. Give this row&apos;s 100 points to the tokens that you expect it to attend to.</source>
        <translation>%1. Donnez les 100 points de cette ligne aux tokens sur lesquels, selon vous, elle porte son attention.</translation>
    </message>
    <message>
        <source>← and → choose a token, a number sets its hands, + and − change it by 1.</source>
        <translation>← et → choisissent un token, un nombre fixe ses mains, + et − le changent de 1.</translation>
    </message>
    <message>
        <source>Drag a bar, or type: ← and → choose a token, a number sets its points, + and − change it by 5. Points left over are spread evenly.</source>
        <translation>Tirez une barre, ou tapez&#xa0;: ← et → choisissent un token, un nombre fixe ses points, + et − les changent de 5. Les points qui restent sont répartis à parts égales.</translation>
    </message>
    <message>
        <source>The row stays hidden until you press Show.</source>
        <translation>La ligne reste cachée jusqu’à ce que vous appuyiez sur Montrer.</translation>
    </message>
    <message>
        <source>%1 of 100 points</source>
        <translation>%1 points sur 100</translation>
    </message>
    <message>
        <source>1 hand raised</source>
        <translation>1 main levée</translation>
    </message>
    <message>
        <source>%1 hands raised</source>
        <translation>%1 mains levées</translation>
    </message>
    <message>
        <source>%1 of 100 points left</source>
        <translation>%1 points restants sur 100</translation>
    </message>
    <message>
        <source>Nearly all of it on %1</source>
        <translation>Presque tout sur %1</translation>
    </message>
    <message>
        <source>Most of it on %1</source>
        <translation>La plus grande part sur %1</translation>
    </message>
    <message>
        <source>No token has half; most has %1</source>
        <translation>Aucun token n’a la moitié&#x202f;; c’est %1 qui a le plus</translation>
    </message>
    <message>
        <source>You said %1 of 100 points on this token; it gets %2.</source>
        <translation>Vous avez dit %1 points sur 100 pour ce token&#xa0;; il en reçoit %2.</translation>
    </message>
    <message>
        <source>You picked %1: right.</source>
        <translation>Vous avez choisi %1&#xa0;: c’est juste.</translation>
    </message>
    <message>
        <source>You picked %1, which is at rank %2 of %3.</source>
        <translation>Vous avez choisi %1, qui est au rang %2 sur %3.</translation>
    </message>
    <message>
        <source>You picked no token.</source>
        <translation>Vous n’avez choisi aucun token.</translation>
    </message>
    <message>
        <source>%1: the row of %2.</source>
        <translation>%1&#xa0;: la ligne de %2.</translation>
    </message>
    <message>
        <source>Which head is it?</source>
        <translation>Quelle tête est-ce&#xa0;?</translation>
    </message>
    <message>
        <source>You chose %1. Look for it in All heads (Ctrl+5) and click it.</source>
        <translation>Vous avez choisi %1. Cherchez-la dans Toutes les têtes (Ctrl+5) et cliquez dessus.</translation>
    </message>
    <message>
        <source>All maps and numbers stay visible; press Show to see which head is meant.</source>
        <translation>Toutes les cartes et tous les nombres restent visibles&#xa0;; appuyez sur Montrer pour voir de quelle tête il s’agit.</translation>
    </message>
    <message>
        <source>Right: %1</source>
        <translation>C’est juste&#xa0;: %1</translation>
    </message>
    <message>
        <source>It is %1</source>
        <translation>C’est %1</translation>
    </message>
    <message>
        <source>You picked the head that was shown.</source>
        <translation>Vous avez choisi la tête qui était affichée.</translation>
    </message>
    <message>
        <source>You picked %1.</source>
        <translation>Vous avez choisi %1.</translation>
    </message>
    <message>
        <source>Go on ▸</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on with the step of the lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>◂ Lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the step of the lesson again; what you guessed stays</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GuessPlay</name>
    <message>
        <source>Layer %1, head %2</source>
        <translation>Couche %1, tête %2</translation>
    </message>
    <message>
        <source>layer %1, head %2</source>
        <translation>couche %1, tête %2</translation>
    </message>
    <message>
        <source>There is no row to guess yet.</source>
        <translation>Il n’y a pas encore de ligne à deviner.</translation>
    </message>
    <message>
        <source>This text is too long for a row to be guessed key by key.</source>
        <translation>Ce texte est trop long pour que l’on devine une ligne clé par clé.</translation>
    </message>
</context>
<context>
    <name>GuessResult</name>
    <message>
        <source>Jensen–Shannon divergence</source>
        <translation>divergence de Jensen–Shannon</translation>
    </message>
    <message>
        <source>How much your points and the weights differ: 0 if they are the same, ln 2 = 0.69 if they have nothing in common</source>
        <translation>À quel point vos points et les poids diffèrent&#xa0;: 0 s’ils sont identiques, ln 2 = 0.69 s’ils n’ont rien en commun</translation>
    </message>
    <message>
        <source>0: the same</source>
        <translation>0&#xa0;: identiques</translation>
    </message>
    <message>
        <source>0.69: nothing shared</source>
        <translation>0.69&#xa0;: rien en commun</translation>
    </message>
    <message>
        <source>Your points where the weight is</source>
        <translation>Vos points là où est le poids</translation>
    </message>
    <message>
        <source>%1 nats</source>
        <translation>%1 nats</translation>
    </message>
    <message>
        <source>not defined</source>
        <translation>non défini</translation>
    </message>
    <message>
        <source>No token picked</source>
        <translation>Aucun token choisi</translation>
    </message>
    <message>
        <source>Your first choice, %1</source>
        <translation>Votre premier choix, %1</translation>
    </message>
    <message>
        <source>rank %1 of %2</source>
        <translation>rang %1 sur %2</translation>
    </message>
    <message>
        <source>%1 of 100</source>
        <translation>%1 sur 100</translation>
    </message>
    <message>
        <source>Divergence %1. %2: %3. Points where the weight is: %4.</source>
        <translation>Divergence %1. %2&#xa0;: %3. Points là où est le poids&#xa0;: %4.</translation>
    </message>
</context>
<context>
    <name>HandInDialog</name>
    <message>
        <source>Hand in answers</source>
        <translation>Rendre les réponses</translation>
    </message>
    <message>
        <source>As your class knows you</source>
        <translation>Tel que votre classe vous connaît</translation>
    </message>
    <message>
        <source>no worksheet</source>
        <translation>pas de fiche</translation>
    </message>
    <message>
        <source>The last digits of the worksheet&apos;s id: 12 of L3-1-012</source>
        <translation>Les derniers chiffres de l’identifiant de la fiche&#xa0;: 12 pour L3-1-012</translation>
    </message>
    <message>
        <source>&amp;Name or number</source>
        <translation>&amp;Nom ou numéro</translation>
    </message>
    <message>
        <source>&amp;Worksheet</source>
        <translation>&amp;Fiche</translation>
    </message>
    <message>
        <source>Short code</source>
        <translation>Code court</translation>
    </message>
    <message>
        <source>The short code of your answers</source>
        <translation>Le code court de vos réponses</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Copies the code, to be sent or pasted</source>
        <translation>Copie le code, pour l’envoyer ou le coller</translation>
    </message>
    <message>
        <source>The file contains your answers, when you gave them, and what you typed here; nothing else about you or this computer.</source>
        <translation>Le fichier contient vos réponses, le moment où vous les avez données et ce que vous avez tapé ici&#x202f;; rien d’autre sur vous ni sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Your answers stay as they are</source>
        <translation>Vos réponses restent comme elles sont</translation>
    </message>
    <message>
        <source>&amp;Save file…</source>
        <translation>En&amp;registrer le fichier…</translation>
    </message>
    <message>
        <source>Save your answers as a file, to be handed in</source>
        <translation>Enregistrer vos réponses dans un fichier, à rendre</translation>
    </message>
    <message>
        <source>Questions answered: %1 of %2.</source>
        <translation>Questions avec réponse&#xa0;: %1 sur %2.</translation>
    </message>
    <message>
        <source>Predictions made: %1 of %2.</source>
        <translation>Pronostics faits&#xa0;: %1 sur %2.</translation>
    </message>
    <message>
        <source>Goals reached: %1 of %2.</source>
        <translation>Objectifs atteints&#xa0;: %1 sur %2.</translation>
    </message>
    <message>
        <source>Still open in steps: %1.</source>
        <translation>Reste à faire aux étapes&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The code contains your number, but no sentences in your own words.</source>
        <translation>Le code contient votre numéro, mais aucune phrase de votre main.</translation>
    </message>
    <message>
        <source>The code contains no name, and no sentences in your own words. Type a number from 1 to 9999 above to have it in the code.</source>
        <translation>Le code ne contient ni nom ni phrase de votre main. Tapez ci-dessus un numéro de 1 à 9999 pour qu’il soit dans le code.</translation>
    </message>
    <message>
        <source>Save answers</source>
        <translation>Enregistrer les réponses</translation>
    </message>
    <message>
        <source>Answers (*.attnanswers)</source>
        <translation>Réponses (*.attnanswers)</translation>
    </message>
</context>
<context>
    <name>HandbookPdf</name>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Handbook</source>
        <translation>Manuel</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later, without any warranty.</source>
        <translation>Logiciel libre sous la licence publique générale GNU, version 3 ou ultérieure, sans aucune garantie.</translation>
    </message>
    <message>
        <source>AttentionScope: handbook</source>
        <translation>AttentionScope&#xa0;: manuel</translation>
    </message>
</context>
<context>
    <name>HandbookSaver</name>
    <message>
        <source>Save as PDF…</source>
        <translation>Enregistrer en PDF…</translation>
    </message>
    <message>
        <source>Saves all chapters with their figures as one PDF, to print or to read elsewhere</source>
        <translation>Enregistre tous les chapitres et leurs figures en un seul PDF, à imprimer ou à lire ailleurs</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Stops; no file is written</source>
        <translation>Arrête&#x202f;; aucun fichier n’est écrit</translation>
    </message>
    <message>
        <source>Figures that are drawn</source>
        <translation>Figures dessinées</translation>
    </message>
    <message>
        <source>Save the handbook</source>
        <translation>Enregistrer le manuel</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>Stopped; no file was written.</source>
        <translation>Arrêté&#x202f;; aucun fichier n’a été écrit.</translation>
    </message>
    <message>
        <source>The handbook was not saved: %1</source>
        <translation>Le manuel n’a pas été enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>The handbook was not saved: the program that draws it could not be started.</source>
        <translation>Le manuel n’a pas été enregistré&#xa0;: le programme qui le dessine n’a pas pu être lancé.</translation>
    </message>
</context>
<context>
    <name>HandbookWindow</name>
    <message>
        <source>Handbook</source>
        <translation>Manuel</translation>
    </message>
    <message>
        <source>Search the handbook</source>
        <translation>Chercher dans le manuel</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Sections</translation>
    </message>
    <message>
        <source>The chapter</source>
        <translation>Le chapitre</translation>
    </message>
    <message>
        <source>No section matches “%1”.</source>
        <translation>Aucune section ne correspond à «&#x202f;%1&#x202f;».</translation>
    </message>
</context>
<context>
    <name>HeadCard</name>
    <message>
        <source>asks most</source>
        <translation>regardent le plus</translation>
    </message>
    <message>
        <source>Tokens whose queries put most weight beside the first and the special tokens, where heads rest: the mean over their queries</source>
        <translation>Les tokens dont les requêtes mettent le plus de poids ailleurs que sur le premier token et les tokens spéciaux, où les têtes se reposent&#xa0;: la moyenne sur leurs requêtes</translation>
    </message>
    <message>
        <source>is asked most</source>
        <translation>les plus regardés</translation>
    </message>
    <message>
        <source>Tokens that most of all weight goes to: their share of it</source>
        <translation>Les tokens auxquels va la plus grande part de tout le poids&#xa0;: cette part</translation>
    </message>
    <message>
        <source>Name of the head</source>
        <translation>Nom de la tête</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nom</translation>
    </message>
    <message>
        <source>Tags of the head, with commas between them</source>
        <translation>Tags de la tête, séparés par des virgules</translation>
    </message>
    <message>
        <source>tags, with commas</source>
        <translation>tags, séparés par des virgules</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Notes about the head</source>
        <translation>Notes sur la tête</translation>
    </message>
    <message>
        <source>What you found out about this head. It is saved with the atlas.</source>
        <translation>Ce que vous avez découvert sur cette tête. C’est enregistré avec l’atlas.</translation>
    </message>
    <message>
        <source>%1: %2
95 %: %3 to %4</source>
        <translation>%1&#xa0;: %2
95&#x202f;%&#xa0;: %3 à %4</translation>
    </message>
    <message>
        <source>Notes can be written once the atlas is complete or paused.</source>
        <translation>On peut écrire des notes quand l’atlas est complet ou en pause.</translation>
    </message>
</context>
<context>
    <name>HeadChart</name>
    <message>
        <source>Chart of layers and heads</source>
        <translation>Graphique des couches et des têtes</translation>
    </message>
    <message>
        <source>%1 of layers and heads</source>
        <translation>%1 par couche et par tête</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>couche %1</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>tête %1</translation>
    </message>
</context>
<context>
    <name>HeadDescriber</name>
    <message>
        <source>The head in words</source>
        <translation>La tête en mots</translation>
    </message>
    <message>
        <source>What the shown head does</source>
        <translation>Ce que fait la tête affichée</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Puts all sentences on the clipboard</source>
        <translation>Met toutes les phrases dans le presse-papiers</translation>
    </message>
    <message>
        <source>There is no head to describe yet: type a text, or open a model.</source>
        <translation>Il n’y a pas encore de tête à décrire&#xa0;: tapez un texte, ou ouvrez un modèle.</translation>
    </message>
</context>
<context>
    <name>HeadDescription</name>
    <message>
        <source>%1 (token %2)</source>
        <translation>%1 (token %2)</translation>
    </message>
    <message>
        <source>layer %1 of %2, head %3 of %4</source>
        <translation>couche %1 sur %2, tête %3 sur %4</translation>
    </message>
    <message>
        <source>layer %1, head %2</source>
        <translation>couche %1, tête %2</translation>
    </message>
    <message>
        <source>%1 attention, %2</source>
        <translation>attention (%1), %2</translation>
    </message>
    <message>
        <source>%1 tokens attend to %2 tokens of the other text.</source>
        <translation>%1 tokens portent leur attention sur %2 tokens de l’autre texte.</translation>
    </message>
    <message>
        <source>%1 tokens attend to %2.</source>
        <translation>%1 tokens portent leur attention sur %2 tokens.</translation>
    </message>
    <message>
        <source>It reads a picture as %1 tokens, most of them patches.</source>
        <translation>Elle lit une image comme %1 tokens, des patchs pour la plupart.</translation>
    </message>
    <message>
        <source>It reads a sound as %1 tokens, each a moment.</source>
        <translation>Elle lit un son comme %1 tokens, un pour chaque moment.</translation>
    </message>
    <message>
        <source>It reads a text of %1 tokens.</source>
        <translation>Elle lit un texte de %1 tokens.</translation>
    </message>
    <message>
        <source>It attends mostly to the token itself: %1 of its weight on average.</source>
        <translation>Elle porte surtout son attention sur le token lui-même&#xa0;: %1 de son poids en moyenne.</translation>
    </message>
    <message>
        <source>It attends mostly to the previous token: %1 of its weight on average.</source>
        <translation>Elle porte surtout son attention sur le token précédent&#xa0;: %1 de son poids en moyenne.</translation>
    </message>
    <message>
        <source>It attends mostly to the next token: %1 of its weight on average.</source>
        <translation>Elle porte surtout son attention sur le token suivant&#xa0;: %1 de son poids en moyenne.</translation>
    </message>
    <message>
        <source>It attends mostly to the first token: %1 of its weight on average.</source>
        <translation>Elle porte surtout son attention sur le premier token&#xa0;: %1 de son poids en moyenne.</translation>
    </message>
    <message>
        <source>It attends mostly to tokens that the tokenizer added: %1 of its weight on average.</source>
        <translation>Elle porte surtout son attention sur des tokens ajoutés par le tokenizer&#xa0;: %1 de son poids en moyenne.</translation>
    </message>
    <message>
        <source>It attends mostly to the same token before, where there is one: %1 of the weight on average.</source>
        <translation>Elle porte surtout son attention sur le même token, plus tôt dans le texte, là où il y en a un&#xa0;: %1 du poids en moyenne.</translation>
    </message>
    <message>
        <source>On random tokens that are repeated, it attends to what came after the same token before: %1 of its weight on average.</source>
        <translation>Sur des tokens aléatoires répétés, elle porte son attention sur ce qui a suivi le même token la première fois&#xa0;: %1 de son poids en moyenne.</translation>
    </message>
    <message>
        <source>No named pattern takes %1 of its weight. Of these patterns it does most of “%2”: %3 on average.</source>
        <translation>Aucun motif nommé ne prend %1 de son poids. Celui de ces motifs qu’elle suit le plus est «&#x202f;%2&#x202f;»&#xa0;: %3 en moyenne.</translation>
    </message>
    <message>
        <source>It follows the other text&apos;s order by %1, where 1 is exactly.</source>
        <translation>Elle suit l’ordre de l’autre texte à %1, où 1 veut dire exactement.</translation>
    </message>
    <message>
        <source>Each row sees one key alone, so that there is nothing to choose.</source>
        <translation>Chaque ligne ne voit qu’une seule clé&#xa0;: il n’y a rien à choisir.</translation>
    </message>
    <message>
        <source>The mean entropy of its rows is %1 bits of at most %2: as spread as %3 equal keys.</source>
        <translation>L’entropie moyenne de ses lignes est %1 bits, sur %2 au plus&#xa0;: le poids y est aussi étalé que sur %3 clés à parts égales.</translation>
    </message>
    <message>
        <source>The mean entropy of its rows is %1 nats of at most %2: as spread as %3 equal keys.</source>
        <translation>L’entropie moyenne de ses lignes est %1 nats, sur %2 au plus&#xa0;: le poids y est aussi étalé que sur %3 clés à parts égales.</translation>
    </message>
    <message>
        <source>The rows with the strongest single weights: %1.</source>
        <translation>Les lignes où se trouvent les plus grands poids&#xa0;: %1.</translation>
    </message>
    <message>
        <source>In %1 of %2 rows at least half of the weight rests on the first token, %3.</source>
        <translation>Dans %1 lignes sur %2, au moins la moitié du poids repose sur le premier token, %3.</translation>
    </message>
    <message>
        <source>In %1 of %2 rows at least half of the weight rests on tokens that the tokenizer added.</source>
        <translation>Dans %1 lignes sur %2, au moins la moitié du poids repose sur des tokens ajoutés par le tokenizer.</translation>
    </message>
    <message>
        <source>The mask hides no cell.</source>
        <translation>Le masque ne cache aucune cellule.</translation>
    </message>
    <message>
        <source>The mask hides %1 of %2 cells.</source>
        <translation>Le masque cache %1 cellules sur %2.</translation>
    </message>
    <message>
        <source>The mask hides %1 of %2 cells, by %3.</source>
        <translation>Le masque cache %1 cellules sur %2, par %3.</translation>
    </message>
    <message>
        <source>Rows that see no key: %1.</source>
        <translation>Lignes qui ne voient aucune clé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Rows with weights that are NaN or infinite, which are left out: %1.</source>
        <translation>Lignes laissées de côté, parce qu’elles ont des poids NaN ou infinis&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Rows that are hidden until they have been guessed: %1.</source>
        <translation>Lignes cachées jusqu’au pronostic&#xa0;: %1.</translation>
    </message>
    <message>
        <source>This is text %1 of %2.</source>
        <translation>C’est le texte %1 sur %2.</translation>
    </message>
    <message>
        <source>Rows are named after the tokens that they predict.</source>
        <translation>Les lignes portent le nom des tokens qu’elles prédisent.</translation>
    </message>
    <message>
        <source>No row has weights that can be described.</source>
        <translation>Aucune ligne n’a de poids que l’on puisse décrire.</translation>
    </message>
    <message>
        <source>It reads a text of one token.</source>
        <translation>Elle lit un texte d’un seul token.</translation>
    </message>
    <message>
        <source>Of all tokens, %1 gets most weight: %2 on average over the rows that see it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In %1 of the %2 rows that see the first token, %3, at least half of the weight rests on it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HeadGrid</name>
    <message>
        <source>All heads</source>
        <translation>Toutes les têtes</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>couche %1</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>tête %1</translation>
    </message>
    <message>
        <source>what is measured</source>
        <translation>ce qui est mesuré</translation>
    </message>
    <message>
        <source>most like %1.%2, %3 nats from it</source>
        <translation>la plus proche est %1.%2, à %3 nats</translation>
    </message>
    <message>
        <source>%1 It is switched off.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HeadList</name>
    <message>
        <source>The two 95 % intervals touch: it may be chance.</source>
        <translation>Les deux intervalles à 95&#x202f;% se touchent&#xa0;: ce peut être le hasard.</translation>
    </message>
    <message>
        <source>head</source>
        <translation>tête</translation>
    </message>
    <message>
        <source>measure</source>
        <translation>mesure</translation>
    </message>
    <message>
        <source>before</source>
        <translation>avant</translation>
    </message>
    <message>
        <source>after</source>
        <translation>après</translation>
    </message>
    <message>
        <source>change</source>
        <translation>écart</translation>
    </message>
    <message>
        <source>name, tags</source>
        <translation>nom, tags</translation>
    </message>
</context>
<context>
    <name>HeadMaps</name>
    <message>
        <source>head</source>
        <translation>tête</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>couche</translation>
    </message>
    <message>
        <source>Maps of all heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layer %1, head %2</source>
        <translation type="unfinished">couche %1, tête %2</translation>
    </message>
    <message>
        <source>%1: token %2, “%3”, attends to token %4, “%5”, with %6</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HeadOffNote</name>
    <message>
        <source>This head is switched off: it adds nothing to its layer&apos;s output.</source>
        <translation>Cette tête est désactivée&#xa0;: elle n’ajoute rien à la sortie de sa couche.</translation>
    </message>
    <message>
        <source>Switch on</source>
        <translation>Réactiver</translation>
    </message>
    <message>
        <source>Let the head add to its layer&apos;s output again (Ctrl+Shift+K)</source>
        <translation>Laisser de nouveau la tête ajouter à la sortie de sa couche (Ctrl+Maj+K)</translation>
    </message>
</context>
<context>
    <name>HeadScatter</name>
    <message>
        <source>Heads by %1 and %2</source>
        <translation>Têtes selon %1 et %2</translation>
    </message>
    <message>
        <source>No head has this measure in the texts that were read.</source>
        <translation>Aucune tête n’a cette mesure dans les textes qui ont été lus.</translation>
    </message>
    <message>
        <source>No head has both measures: choose others above.</source>
        <translation>Aucune tête n’a les deux mesures&#xa0;: choisissez-en d’autres ci-dessus.</translation>
    </message>
    <message>
        <source>Heads that lack one of the two: %1.</source>
        <translation>Têtes à qui il manque l’une des deux&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Head %1</source>
        <translation>Tête %1</translation>
    </message>
    <message>
        <source>%1: %2 (95 %: %3 to %4)</source>
        <translation>%1&#xa0;: %2 (95&#x202f;%&#xa0;: %3 à %4)</translation>
    </message>
    <message>
        <source>step of the training</source>
        <translation>étape de l’entraînement</translation>
    </message>
    <message>
        <source>%1, this atlas</source>
        <translation>%1, cet atlas</translation>
    </message>
    <message>
        <source>%1, the other</source>
        <translation>%1, l’autre</translation>
    </message>
    <message>
        <source>Chart of heads</source>
        <translation>Graphique des têtes</translation>
    </message>
</context>
<context>
    <name>HeadSetMenu</name>
    <message>
        <source>&amp;Name the picked heads…</source>
        <translation>&amp;Nommer les têtes sélectionnées…</translation>
    </message>
    <message>
        <source>Pick heads with Ctrl+click or by dragging around them, then give them a name to find them again. Sets are saved with the session.</source>
        <translation>Sélectionnez des têtes avec Ctrl+clic ou en les entourant à la souris, puis donnez-leur un nom pour les retrouver. Les ensembles sont enregistrés avec la session.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>&amp;Pick its heads</source>
        <translation>&amp;Sélectionner ses têtes</translation>
    </message>
    <message>
        <source>&amp;Note…</source>
        <translation>N&amp;ote…</translation>
    </message>
    <message>
        <source>&amp;Delete the set</source>
        <translation>S&amp;upprimer l’ensemble</translation>
    </message>
    <message>
        <source>Name the picked heads</source>
        <translation>Nommer les têtes sélectionnées</translation>
    </message>
    <message>
        <source>The name by which views, Ctrl+K and --heads find them</source>
        <translation>Le nom sous lequel les vues, Ctrl+K et --heads les trouvent</translation>
    </message>
    <message>
        <source>Note on %1</source>
        <translation>Note sur %1</translation>
    </message>
    <message>
        <source>What these heads do, and how you know</source>
        <translation>Ce que font ces têtes, et comment vous le savez</translation>
    </message>
</context>
<context>
    <name>HeadSums</name>
    <message>
        <source>The output as the sum of its heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Σ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Σ of the rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>concat · Wᴼ</source>
        <translation type="unfinished">concat · Wᴼ</translation>
    </message>
    <message>
        <source>bias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: Σ over heads and concat · Wᴼ differ by at most %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: without the heads that are out, the sum differs by up to %2 from the output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What each head writes for %1, and their sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A click takes a head out. torch.einsum(&apos;qhd,hdm-&gt;qm&apos;, contexts, Wᴼ) is this sum.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, dimension %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What each head writes for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, taken out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dimension %1</source>
        <translation type="unfinished">dimension %1</translation>
    </message>
</context>
<context>
    <name>HeadTilePainter</name>
    <message>
        <source>off</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HeadsNavigator</name>
    <message>
        <source>Heads</source>
        <translation>Têtes</translation>
    </message>
</context>
<context>
    <name>HelpBoxes</name>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>the handbook, at the view or dialog in use</source>
        <translation>le manuel, à la page de la vue ou de la boîte de dialogue utilisée</translation>
    </message>
    <message>
        <source>Ctrl + F1</source>
        <translation>Ctrl + F1</translation>
    </message>
    <message>
        <source>what the terms mean; point at a control to read its term</source>
        <translation>ce que veulent dire les termes&#x202f;; pointez une commande pour lire son terme</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Taper</translation>
    </message>
    <message>
        <source>everything is computed again</source>
        <translation>tout est recalculé</translation>
    </message>
    <message>
        <source>Point at a cell</source>
        <translation>Pointer une cellule</translation>
    </message>
    <message>
        <source>see how its weight is computed</source>
        <translation>voir comment son poids est calculé</translation>
    </message>
    <message>
        <source>Click a cell, arrow keys</source>
        <translation>Cliquer sur une cellule, flèches</translation>
    </message>
    <message>
        <source>keep a cell chosen</source>
        <translation>garder une cellule choisie</translation>
    </message>
    <message>
        <source>Click a token</source>
        <translation>Cliquer sur un token</translation>
    </message>
    <message>
        <source>choose the query, with Ctrl the key; right-click to split or join it</source>
        <translation>choisir la requête, avec Ctrl la clé&#x202f;; clic droit pour le diviser ou le joindre</translation>
    </message>
    <message>
        <source>Ctrl + 1 … 7</source>
        <translation>Ctrl + 1 … 7</translation>
    </message>
    <message>
        <source>map, steps, mask, compare, all heads, flow, measures</source>
        <translation>Carte, Étapes, Masque, Comparer, Toutes les têtes, Flux, Mesures</translation>
    </message>
    <message>
        <source>Ctrl + 9</source>
        <translation>Ctrl + 9</translation>
    </message>
    <message>
        <source>why a cell has its score; Alt + ← and → walk the trail</source>
        <translation>pourquoi une cellule a son score&#x202f;; Alt + ← et → parcourent le chemin</translation>
    </message>
    <message>
        <source>Shift + drag in the map, M</source>
        <translation>Maj + glisser sur la carte, M</translation>
    </message>
    <message>
        <source>mark cells: rank heads by them, hide them, attend to them alone</source>
        <translation>marquer des cellules&#xa0;: classer les têtes selon elles, les cacher, ne garder qu’elles</translation>
    </message>
    <message>
        <source>All heads: Ctrl + click, Space, rubber band</source>
        <translation>Toutes les têtes&#xa0;: Ctrl + clic, Espace, cadre de sélection</translation>
    </message>
    <message>
        <source>pick several heads</source>
        <translation>sélectionner plusieurs têtes</translation>
    </message>
    <message>
        <source>Ctrl + P</source>
        <translation>Ctrl + P</translation>
    </message>
    <message>
        <source>hide the chosen row and guess where it looks</source>
        <translation>cacher la ligne choisie et deviner où elle regarde</translation>
    </message>
    <message>
        <source>Ctrl + L</source>
        <translation>Ctrl + L</translation>
    </message>
    <message>
        <source>go to a token of the map</source>
        <translation>aller à un token de la carte</translation>
    </message>
    <message>
        <source>F8, F9</source>
        <translation>F8, F9</translation>
    </message>
    <message>
        <source>show or hide the panels at the sides</source>
        <translation>montrer ou cacher les panneaux sur les côtés</translation>
    </message>
    <message>
        <source>F6, Shift+F6</source>
        <translation>F6, Maj+F6</translation>
    </message>
    <message>
        <source>move the keyboard to the next panel, or to the previous one</source>
        <translation>amener le clavier au panneau suivant, ou au précédent</translation>
    </message>
    <message>
        <source>right button, Menu key</source>
        <translation>bouton droit, touche Menu</translation>
    </message>
    <message>
        <source>what can be done with a cell, a head or a token</source>
        <translation>ce que l’on peut faire avec une cellule, une tête ou un token</translation>
    </message>
    <message>
        <source>Ctrl+K</source>
        <translation>Ctrl+K</translation>
    </message>
    <message>
        <source>find commands, heads, tokens, examples, models and terms</source>
        <translation>trouver commandes, têtes, tokens, exemples, modèles et termes</translation>
    </message>
    <message>
        <source>Steps: Space, ← →, 1 … 9</source>
        <translation>Étapes&#xa0;: Espace, ← →, 1 … 9</translation>
    </message>
    <message>
        <source>play, step, jump</source>
        <translation>jouer, avancer ou reculer, sauter</translation>
    </message>
    <message>
        <source>Steps: S, O, A</source>
        <translation>Étapes&#xa0;: S, O, A</translation>
    </message>
    <message>
        <source>one stage alone, one query, all queries</source>
        <translation>une seule étape, une requête, toutes les requêtes</translation>
    </message>
    <message>
        <source>Ctrl + Shift + D, Ctrl + Shift + K</source>
        <translation>Ctrl + Maj + D, Ctrl + Maj + K</translation>
    </message>
    <message>
        <source>describe the shown head in words; switch it off, or on again</source>
        <translation>décrire avec des mots la tête affichée&#x202f;; la désactiver, ou la réactiver</translation>
    </message>
    <message>
        <source>Ctrl + Z, Ctrl + Shift + Z</source>
        <translation>Ctrl + Z, Ctrl + Maj + Z</translation>
    </message>
    <message>
        <source>undo, redo</source>
        <translation>annuler, rétablir</translation>
    </message>
    <message>
        <source>Alt + arrow keys</source>
        <translation>Alt + flèches</translation>
    </message>
    <message>
        <source>other head, other layer</source>
        <translation>autre tête, autre couche</translation>
    </message>
    <message>
        <source>Ctrl + B</source>
        <translation>Ctrl + B</translation>
    </message>
    <message>
        <source>encoder, decoder or cross-attention</source>
        <translation>encodeur, décodeur ou attention croisée</translation>
    </message>
    <message>
        <source>Ctrl + R</source>
        <translation>Ctrl + R</translation>
    </message>
    <message>
        <source>label each row with the token that it predicts, or with its own</source>
        <translation>étiqueter chaque ligne par le token qu’elle prédit, ou par le sien</translation>
    </message>
    <message>
        <source>Ctrl + +, Ctrl + −, Ctrl + 0</source>
        <translation>Ctrl + +, Ctrl + −, Ctrl + 0</translation>
    </message>
    <message>
        <source>everything larger, smaller, at its usual size</source>
        <translation>tout plus grand, plus petit, à la taille normale</translation>
    </message>
    <message>
        <source>In the map: Ctrl + wheel, two fingers, + − 0</source>
        <translation>Sur la carte&#xa0;: Ctrl + molette, deux doigts, + − 0</translation>
    </message>
    <message>
        <source>zoom the map; drag moves it, double click shows it whole</source>
        <translation>agrandir la carte&#x202f;; glisser la déplace, un double clic la montre entière</translation>
    </message>
    <message>
        <source>Ctrl + O, Ctrl + Shift + O, or drop</source>
        <translation>Ctrl + O, Ctrl + Maj + O, ou déposer</translation>
    </message>
    <message>
        <source>open a session or figure; a model</source>
        <translation>ouvrir une session ou une figure&#x202f;; un modèle</translation>
    </message>
    <message>
        <source>Ctrl + S</source>
        <translation>Ctrl + S</translation>
    </message>
    <message>
        <source>save the session</source>
        <translation>enregistrer la session</translation>
    </message>
    <message>
        <source>Ctrl + E, Ctrl + Shift + E</source>
        <translation>Ctrl + E, Ctrl + Maj + E</translation>
    </message>
    <message>
        <source>export what is shown, all heads</source>
        <translation>exporter ce qui est affiché, toutes les têtes</translation>
    </message>
    <message>
        <source>Ctrl + Shift + C</source>
        <translation>Ctrl + Maj + C</translation>
    </message>
    <message>
        <source>copy the figure</source>
        <translation>copier la figure</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>stop computing, leave full screen</source>
        <translation>arrêter le calcul, quitter le plein écran</translation>
    </message>
    <message>
        <source>F5</source>
        <translation>F5</translation>
    </message>
    <message>
        <source>present this view; ? lists the keys there</source>
        <translation>présenter cette vue&#x202f;;&#x202f;? y donne la liste des touches</translation>
    </message>
    <message>
        <source>F11</source>
        <translation>F11</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>plein écran</translation>
    </message>
    <message>
        <source>Keys and gestures</source>
        <translation>Touches et gestes</translation>
    </message>
    <message>
        <source>About AttentionScope</source>
        <translation>À propos d’AttentionScope</translation>
    </message>
    <message>
        <source>&lt;h3&gt;AttentionScope %1&lt;/h3&gt;&lt;p&gt;Computes and shows attention. Every number on screen is the engine&apos;s own.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later, without any warranty.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;AttentionScope %1&lt;/h3&gt;&lt;p&gt;Calcule et montre l’attention. Chaque nombre à l’écran vient du moteur de calcul.&lt;/p&gt;&lt;p&gt;Logiciel libre sous la licence publique générale GNU, version 3 ou ultérieure, sans aucune garantie.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>HtmlFigure</name>
    <message>
        <source>weight</source>
        <translation>poids</translation>
    </message>
    <message>
        <source>query (predicting this token)</source>
        <translation>requête (qui prédit ce token)</translation>
    </message>
    <message>
        <source>query (attending)</source>
        <translation>requête (qui regarde)</translation>
    </message>
    <message>
        <source>key (attended to)</source>
        <translation>clé (regardée)</translation>
    </message>
    <message>
        <source>This page draws its figure by a script of its own, which is switched off here.</source>
        <translation>Cette page dessine sa figure par un script qui lui est propre et qui est désactivé ici.</translation>
    </message>
    <message>
        <source>The numbers are too many for tables in a browser; CSV has all of them.</source>
        <translation>Les nombres sont trop nombreux pour des tableaux dans un navigateur&#xa0;; le CSV les contient tous.</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Nombres</translation>
    </message>
    <message>
        <source>Numbers are whole: every digit of their float32, as CSV has them.</source>
        <translation>Les nombres sont entiers&#xa0;: chaque chiffre de leur float32, comme dans le CSV.</translation>
    </message>
    <message>
        <source>Numbers are rounded to 1 decimal; CSV has all digits.</source>
        <translation>Les nombres sont arrondis à 1 décimale&#xa0;; le CSV a tous les chiffres.</translation>
    </message>
    <message>
        <source>Numbers are rounded to %1 decimals; CSV has all digits.</source>
        <translation>Les nombres sont arrondis à %1 décimales&#xa0;; le CSV a tous les chiffres.</translation>
    </message>
    <message>
        <source>query</source>
        <translation>requête</translation>
    </message>
    <message>
        <source>key</source>
        <translation>clé</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>couche</translation>
    </message>
    <message>
        <source>head</source>
        <translation>tête</translation>
    </message>
    <message>
        <source>map</source>
        <translation>carte</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>Têtes</translation>
    </message>
    <message>
        <source>hidden by the mask</source>
        <translation>caché par le masque</translation>
    </message>
    <message>
        <source>hidden until it has been guessed</source>
        <translation>caché jusqu’au pronostic</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>pas un nombre</translation>
    </message>
    <message>
        <source>Keys of this query</source>
        <translation>Clés de cette requête</translation>
    </message>
    <message>
        <source>in the order of the keys</source>
        <translation>dans l’ordre des clés</translation>
    </message>
    <message>
        <source>largest first</source>
        <translation>les plus grandes d’abord</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>The whole map as a table</source>
        <translation>La carte entière sous forme de tableau</translation>
    </message>
    <message>
        <source>This map is too large for a table in a browser; CSV has all of its numbers.</source>
        <translation>Cette carte est trop grande pour un tableau dans un navigateur&#xa0;; le CSV contient tous ses nombres.</translation>
    </message>
    <message>
        <source>The %1 largest of %2 keys</source>
        <translation>Les %1 plus grandes de %2 clés</translation>
    </message>
    <message>
        <source>%1 keys</source>
        <translation>%1 clés</translation>
    </message>
    <message>
        <source>1 key</source>
        <translation>1 clé</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>aucune clé</translation>
    </message>
    <message>
        <source>Point at a cell, or press Tab and the arrow keys.</source>
        <translation>Pointez une cellule, ou appuyez sur Tab et sur les flèches.</translation>
    </message>
    <message>
        <source>Arrow keys move the cell; Home and End go along the row, with Ctrl along the column; Page up and Page down pass ten queries; Alt with an arrow key shows another head; Enter keeps the cell, Escape leaves it.</source>
        <translation>Les flèches déplacent la cellule&#xa0;; Home et End parcourent la ligne, avec Ctrl la colonne&#xa0;; Page up et Page down passent dix requêtes&#xa0;; Alt avec une flèche montre une autre tête&#xa0;; Entrée garde la cellule, Escape la quitte.</translation>
    </message>
    <message>
        <source>%1 queries × %2 keys</source>
        <translation>%1 requêtes × %2 clés</translation>
    </message>
    <message>
        <source>The numbers of this page are damaged.</source>
        <translation>Les nombres de cette page sont endommagés.</translation>
    </message>
    <message>
        <source>This browser is too old to unpack the numbers of this page: Chromium 80, Firefox 113 and Safari 16.4 can.</source>
        <translation>Ce navigateur est trop ancien pour décompresser les nombres de cette page&#xa0;: il faut Chromium 80, Firefox 113 ou Safari 16.4.</translation>
    </message>
</context>
<context>
    <name>InkLayer</name>
    <message>
        <source>What was drawn by hand</source>
        <translation>Ce qui a été dessiné à la main</translation>
    </message>
    <message>
        <source>Lines: %1</source>
        <translation>Traits&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>InputPanel</name>
    <message>
        <source>Tower</source>
        <translation>Tour du modèle</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Show the tower: the part of the model that reads the picture</source>
        <translation>Montrer la tour&#xa0;: la partie du modèle qui lit l’image</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Show the tower: the part of the model that reads the texts</source>
        <translation>Montrer la tour&#xa0;: la partie du modèle qui lit les textes</translation>
    </message>
    <message>
        <source>+ text</source>
        <translation>+ texte</translation>
    </message>
    <message>
        <source>Add a text; the texts form a batch, padded to one length</source>
        <translation>Ajouter un texte&#x202f;; les textes forment un lot, complété à une même longueur</translation>
    </message>
    <message>
        <source>Remove this text from the batch</source>
        <translation>Retirer ce texte du lot</translation>
    </message>
    <message>
        <source>+ second sequence</source>
        <translation>+ seconde séquence</translation>
    </message>
    <message>
        <source>Cross-attention: keys and values from another text</source>
        <translation>Attention croisée&#xa0;: clés et valeurs d’un autre texte</translation>
    </message>
    <message>
        <source>Back to self-attention</source>
        <translation>Revenir à l’auto-attention</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Mélanger</translation>
    </message>
    <message>
        <source>Put the words into another order and see what changes</source>
        <translation>Mettre les mots dans un autre ordre et voir ce qui change</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Input text</source>
        <translation>Texte d’entrée</translation>
    </message>
    <message>
        <source>Type a sequence</source>
        <translation>Tapez une séquence</translation>
    </message>
    <message>
        <source>Everything is computed again while you type</source>
        <translation>Tout est recalculé pendant que vous tapez</translation>
    </message>
    <message>
        <source>Text of the batch</source>
        <translation>Texte du lot</translation>
    </message>
    <message>
        <source>Which text of the batch is shown</source>
        <translation>Quel texte du lot est affiché</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>words</source>
        <translation>mots</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>caractères</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>octets</translation>
    </message>
    <message>
        <source>How the text is cut</source>
        <translation>Comment le texte est coupé</translation>
    </message>
    <message>
        <source>How the text is cut into tokens; right-click a token to split or join it</source>
        <translation>Comment le texte est coupé en tokens&#x202f;; clic droit sur un token pour le diviser ou le joindre</translation>
    </message>
    <message>
        <source>The text field holds %L1 characters, so only the beginning of the %L2 pasted ones was taken.</source>
        <translation>Le champ de texte contient %L1 caractères au plus&#xa0;: seul le début des %L2 caractères collés a été pris.</translation>
    </message>
    <message>
        <source>picture %1 of %2</source>
        <translation>image %1 sur %2</translation>
    </message>
    <message>
        <source>sound %1 of %2</source>
        <translation>son %1 sur %2</translation>
    </message>
    <message>
        <source>text %1 of %2</source>
        <translation>texte %1 sur %2</translation>
    </message>
    <message>
        <source>Queries and keys from %1: %2 and %3</source>
        <translation>Requêtes et clés de %1&#xa0;: %2 et %3</translation>
    </message>
    <message>
        <source>Attention from %1</source>
        <translation>Attention de %1</translation>
    </message>
    <message>
        <source>Attention from %1: %2</source>
        <translation>Attention de %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Tokens · %1 of %2</source>
        <translation>Tokens · %1 sur %2</translation>
    </message>
    <message>
        <source>Tokens · %1</source>
        <translation>Tokens · %1</translation>
    </message>
    <message>
        <source>+ second text</source>
        <translation>+ second texte</translation>
    </message>
    <message>
        <source>A pair: the model reads a second text after this one</source>
        <translation>Une paire&#xa0;: le modèle lit un second texte après celui-ci</translation>
    </message>
    <message>
        <source>Back to one text</source>
        <translation>Revenir à un seul texte</translation>
    </message>
    <message>
        <source>Second text</source>
        <translation>Second texte</translation>
    </message>
    <message>
        <source>Keys and values from</source>
        <translation>Clés et valeurs de</translation>
    </message>
    <message>
        <source>Text that keys and values come from</source>
        <translation>Texte d’où viennent les clés et les valeurs</translation>
    </message>
    <message>
        <source>Struck through: %1 has no token for it, so it is left out.</source>
        <translation>Barré&#xa0;: %1 n’a pas de token pour cette partie, qui est laissée de côté.</translation>
    </message>
    <message>
        <source>Too long for the memory: only the first %1 tokens are used, as you chose (Ctrl+Z undoes this; the rest are grey).</source>
        <translation>Trop long pour la mémoire&#xa0;: seuls les %1 premiers tokens sont utilisés, comme vous l’avez choisi (Ctrl+Z l’annule&#x202f;; les autres sont en gris).</translation>
    </message>
    <message>
        <source>Too long: only the first %1 of %2 tokens are used (the rest are grey).</source>
        <translation>Trop long&#xa0;: seuls les %1 premiers tokens sur %2 sont utilisés (les autres sont en gris).</translation>
    </message>
    <message>
        <source>Nothing to compute yet; the view still shows the previous text.</source>
        <translation>Rien à calculer pour l’instant&#x202f;; la vue montre toujours le texte précédent.</translation>
    </message>
    <message>
        <source>Nothing to compute yet.</source>
        <translation>Rien à calculer pour l’instant.</translation>
    </message>
    <message>
        <source>Add a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+ text ▾</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a text to the batch, or one that stands beside this one</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>This query sees no key.</source>
        <translation>Cette requête ne voit aucune clé.</translation>
    </message>
    <message>
        <source>Other heads at this cell</source>
        <translation>Autres têtes à cette cellule</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Cellule</translation>
    </message>
    <message>
        <source>How this weight is computed</source>
        <translation>Comment ce poids est calculé</translation>
    </message>
    <message>
        <source>Why this score?</source>
        <translation>Pourquoi ce score&#x202f;?</translation>
    </message>
    <message>
        <source>What wrote the query&apos;s row and the key&apos;s, and how their products make the score (Ctrl+9)</source>
        <translation>Ce qui a écrit la ligne de la requête et celle de la clé, et comment leurs produits font le score (Ctrl+9)</translation>
    </message>
    <message>
        <source>Hides this cell in this head and computes the answer again. Ctrl+Z puts it back.</source>
        <translation>Cache cette cellule dans cette tête et recalcule la réponse. Ctrl+Z la remet en place.</translation>
    </message>
    <message>
        <source>%1: the row of %2 → %3</source>
        <translation>%1&#xa0;: la ligne de %2 → %3</translation>
    </message>
    <message>
        <source>query %1 · key %2 · layer %3 head %4</source>
        <translation>requête %1 · clé %2 · couche %3 tête %4</translation>
    </message>
    <message>
        <source>%1, in the row of “%2”: %3</source>
        <translation>%1, dans la ligne de «&#x202f;%2&#x202f;»&#xa0;: %3</translation>
    </message>
    <message>
        <source>This query&apos;s weights</source>
        <translation>Les poids de cette requête</translation>
    </message>
    <message>
        <source>PREDICTING “%1”, IT ATTENDS TO</source>
        <translation>POUR PRÉDIRE «&#x202f;%1&#x202f;», IL REGARDE</translation>
    </message>
    <message>
        <source>PREDICTING THE NEXT TOKEN, IT ATTENDS TO</source>
        <translation>POUR PRÉDIRE LE TOKEN SUIVANT, IL REGARDE</translation>
    </message>
    <message>
        <source>× %1</source>
        <translation>× %1</translation>
    </message>
    <message>
        <source>× %1 ÷ %2</source>
        <translation>× %1 ÷ %2</translation>
    </message>
    <message>
        <source>÷ √d&lt;sub&gt;k&lt;/sub&gt; = %1</source>
        <translation>÷ √d&lt;sub&gt;k&lt;/sub&gt; = %1</translation>
    </message>
    <message>
        <source>÷ √d&lt;sub&gt;k&lt;/sub&gt; × %1 = %2</source>
        <translation>÷ √d&lt;sub&gt;k&lt;/sub&gt; × %1 = %2</translation>
    </message>
    <message>
        <source>read from the file, not computed</source>
        <translation>lu dans le fichier, non calculé</translation>
    </message>
    <message>
        <source>q·k over 1 dimension</source>
        <translation>q·k sur 1 dimension</translation>
    </message>
    <message>
        <source>q·k over %1 dimensions</source>
        <translation>q·k sur %1 dimensions</translation>
    </message>
    <message>
        <source>soft-cap %1 · tanh(s ÷ %1)</source>
        <translation>plafonnement doux %1 · tanh(s ÷ %1)</translation>
    </message>
    <message>
        <source>+ bias of position</source>
        <translation>+ biais de position</translation>
    </message>
    <message>
        <source>mask: visible</source>
        <translation>masque&#xa0;: visible</translation>
    </message>
    <message>
        <source>mask: hidden by %1</source>
        <translation>masque&#xa0;: caché par %1</translation>
    </message>
    <message>
        <source>%1 and the sink</source>
        <translation>%1 et le puits</translation>
    </message>
    <message>
        <source>set by an intervention</source>
        <translation>fixé par une intervention</translation>
    </message>
    <message>
        <source>÷ the row&apos;s sum %1</source>
        <translation>÷ la somme de la ligne %1</translation>
    </message>
    <message>
        <source>set by an intervention, not by softmax</source>
        <translation>fixé par une intervention, non par le softmax</translation>
    </message>
    <message>
        <source>dropout</source>
        <translation>dropout</translation>
    </message>
    <message>
        <source>‖weight · v W&lt;sup&gt;O&lt;/sup&gt;‖</source>
        <translation>‖poids · v W&lt;sup&gt;O&lt;/sup&gt;‖</translation>
    </message>
    <message>
        <source>Computing this cell in every head…</source>
        <translation>Calcul de cette cellule dans chaque tête…</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>et %1 de plus</translation>
    </message>
    <message>
        <source>A weight says where the head looks, not what the answer rests on.</source>
        <translation>Un poids dit où la tête regarde, non sur quoi la réponse repose.</translation>
    </message>
    <message>
        <source>Knock it out</source>
        <translation>La neutraliser</translation>
    </message>
    <message>
        <source>what is carried back from the query, no softmax</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>InterveneMenu</name>
    <message>
        <source>&amp;Intervene</source>
        <translation>&amp;Intervenir</translation>
    </message>
    <message>
        <source>Switch the head &amp;off</source>
        <translation>&amp;Désactiver la tête</translation>
    </message>
    <message>
        <source>Ctrl+Shift+K</source>
        <translation>Ctrl+Shift+K</translation>
    </message>
    <message>
        <source>The shown head adds nothing to its layer&apos;s output, and later layers change</source>
        <translation>La tête affichée n’ajoute rien à la sortie de sa couche, et les couches suivantes changent</translation>
    </message>
    <message>
        <source>Take the head&apos;s output from &amp;run</source>
        <translation>Prendre la sortie de la tête dans l’e&amp;xécution</translation>
    </message>
    <message>
        <source>&amp;Remove all interventions</source>
        <translation>&amp;Supprimer toutes les interventions</translation>
    </message>
    <message>
        <source>Compute as the model itself does</source>
        <translation>Calculer comme le modèle lui-même</translation>
    </message>
    <message>
        <source>&amp;Scale the head…</source>
        <translation>&amp;Multiplier la sortie de la tête…</translation>
    </message>
    <message>
        <source>Multiply the shown head&apos;s output by a number</source>
        <translation>Multiplier la sortie de la tête affichée par un nombre</translation>
    </message>
    <message>
        <source>Replace the head&apos;s output by its &amp;mean</source>
        <translation>Remplacer la sortie de la tête par sa mo&amp;yenne</translation>
    </message>
    <message>
        <source>Each token gets the mean of the head&apos;s output over all tokens of this text, later ones too</source>
        <translation>Chaque token reçoit la moyenne de la sortie de la tête sur tous les tokens de ce texte, ceux qui suivent compris</translation>
    </message>
    <message>
        <source>Let the head attend &amp;evenly</source>
        <translation>Répartir l’attention de la tête à parts é&amp;gales</translation>
    </message>
    <message>
        <source>Each query gives the same weight to every key that it sees</source>
        <translation>Chaque requête donne le même poids à toutes les clés qu’elle voit</translation>
    </message>
    <message>
        <source>&amp;Hide the marked cells in this head</source>
        <translation>&amp;Cacher les cellules marquées dans cette tête</translation>
    </message>
    <message>
        <source>In the shown head, the marked cells (or the chosen one) get no weight</source>
        <translation>Dans la tête affichée, les cellules marquées (ou la cellule choisie) ne reçoivent aucun poids</translation>
    </message>
    <message>
        <source>In every head, the marked cells (or the chosen one) get no weight</source>
        <translation>Dans toutes les têtes, les cellules marquées (ou la cellule choisie) ne reçoivent aucun poids</translation>
    </message>
    <message>
        <source>Hide the chosen &amp;key from the other tokens</source>
        <translation>Cacher la c&amp;lé choisie aux autres tokens</translation>
    </message>
    <message>
        <source>No other token can attend to it, in any head</source>
        <translation>Aucun autre token ne peut porter son attention sur elle, dans aucune tête</translation>
    </message>
    <message>
        <source>Let the head attend to the marked cells &amp;alone</source>
        <translation>Limiter l’&amp;attention de la tête aux cellules marquées</translation>
    </message>
    <message>
        <source>A query with marked cells attends to these alone, to each of them equally</source>
        <translation>Une requête qui a des cellules marquées ne porte son attention que sur elles, sur chacune à part égale</translation>
    </message>
    <message>
        <source>&amp;Hide the chosen cell in this head</source>
        <translation>&amp;Cacher la cellule choisie dans cette tête</translation>
    </message>
    <message>
        <source>Compare with another run first</source>
        <translation>Comparer d’abord avec une autre exécution</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Scale the head</source>
        <translation>Multiplier la sortie de la tête</translation>
    </message>
    <message>
        <source>Multiply its output by</source>
        <translation>Multiplier sa sortie par</translation>
    </message>
    <message>
        <source>Hide the marked cells in e&amp;very head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide the chosen cell in e&amp;very head</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>InterventionList</name>
    <message>
        <source>Interventions</source>
        <translation>Interventions</translation>
    </message>
    <message>
        <source>Remove all</source>
        <translation>Tout supprimer</translation>
    </message>
    <message>
        <source>Compute as the model itself does</source>
        <translation>Calculer comme le modèle lui-même</translation>
    </message>
    <message>
        <source>What the head&apos;s output is multiplied by</source>
        <translation>Ce par quoi la sortie de la tête est multipliée</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <translation>Supprimer&#xa0;: %1</translation>
    </message>
    <message>
        <source>Remove this intervention</source>
        <translation>Supprimer cette intervention</translation>
    </message>
    <message>
        <source>every head</source>
        <translation>toutes les têtes</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>couche %1</translation>
    </message>
    <message>
        <source>L%1 H%2</source>
        <translation>tête %1.%2</translation>
    </message>
    <message>
        <source>token %1</source>
        <translation>le token %1</translation>
    </message>
    <message>
        <source>%1 cells</source>
        <translation>%1 cellules</translation>
    </message>
    <message>
        <source>switched off</source>
        <translation>désactivation</translation>
    </message>
    <message>
        <source>output × %1</source>
        <translation>sortie × %1</translation>
    </message>
    <message>
        <source>its mean output over this text</source>
        <translation>sa sortie moyenne sur ce texte</translation>
    </message>
    <message>
        <source>attends evenly</source>
        <translation>attention à parts égales</translation>
    </message>
    <message>
        <source>%1 hidden</source>
        <translation>sans %1</translation>
    </message>
    <message>
        <source>attends to %1 alone</source>
        <translation>seulement %1</translation>
    </message>
    <message>
        <source>output of run %1</source>
        <translation>sortie de l’exécution %1</translation>
    </message>
    <message>
        <source>%1 of %2 rows</source>
        <translation>%1 lignes sur %2</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>et %1 de plus</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>mask: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>temperature %1</source>
        <translation type="unfinished">température %1</translation>
    </message>
</context>
<context>
    <name>Leave</name>
    <message>
        <source>AttentionScope</source>
        <translation type="unfinished">AttentionScope</translation>
    </message>
    <message>
        <source>%1 was changed by another program, or in another window, since it was opened or saved here. Replace what it holds now?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace</source>
        <translation type="unfinished">Remplacer</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation type="unfinished">Enregistrer sous…</translation>
    </message>
</context>
<context>
    <name>LensCanvas</name>
    <message>
        <source>What the model would say after each layer</source>
        <translation>Ce que le modèle dirait après chaque couche</translation>
    </message>
    <message>
        <source>the token asked for %1</source>
        <translation>le token demandé %1</translation>
    </message>
</context>
<context>
    <name>LessonCommands</name>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Leçons</translation>
    </message>
    <message>
        <source>&amp;Open lesson…</source>
        <translation>&amp;Ouvrir une leçon…</translation>
    </message>
    <message>
        <source>Open a file whose name ends in .lesson.md or .attnlesson; you can also drop it on the window</source>
        <translation>Ouvrir un fichier dont le nom se termine par .lesson.md ou .attnlesson&#x202f;; vous pouvez aussi le déposer sur la fenêtre</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>Étape &amp;suivante</translation>
    </message>
    <message>
        <source>&amp;Previous step</source>
        <translation>Étape &amp;précédente</translation>
    </message>
    <message>
        <source>&amp;Record a lesson…</source>
        <translation>&amp;Créer une leçon…</translation>
    </message>
    <message>
        <source>Write a lesson from what is shown, step by step</source>
        <translation>Écrire une leçon à partir de ce qui est affiché, étape par étape</translation>
    </message>
    <message>
        <source>&amp;Edit this lesson…</source>
        <translation>&amp;Modifier cette leçon…</translation>
    </message>
    <message>
        <source>Record a &amp;step</source>
        <translation>&amp;Ajouter une étape</translation>
    </message>
    <message>
        <source>Ctrl+Return</source>
        <translation>Ctrl+Return</translation>
    </message>
    <message>
        <source>Open lesson</source>
        <translation>Ouvrir une leçon</translation>
    </message>
    <message>
        <source>Lessons (*.lesson.md *.attnlesson);;All files (*)</source>
        <translation>Leçons (*.lesson.md *.attnlesson);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>A lesson cannot open this link: %1.</source>
        <translation>Une leçon ne peut pas ouvrir ce lien&#xa0;: %1.</translation>
    </message>
    <message>
        <source>This link leads to %1.</source>
        <translation>Ce lien mène à %1.</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>Ouvrir dans le navigateur</translation>
    </message>
    <message>
        <source>What you answered in the lesson is not saved: %1 Hand it in, so that a file has it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AttentionScope closed unexpectedly. %1 is not saved as you left it: restore it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore</source>
        <translation type="unfinished">Restaurer</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished">Abandonner</translation>
    </message>
    <message>
        <source>O&amp;wn lessons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at step %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 steps · %2 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 steps</source>
        <translation type="unfinished">%1 étapes</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>The row stays hidden until you press Show.</source>
        <translation>La ligne reste cachée jusqu’à ce que vous appuyiez sur Montrer.</translation>
    </message>
    <message>
        <source>a number sets its points, arrow keys, + and − change them by 5.</source>
        <translation>un nombre fixe ses points, les flèches, + et − les changent de 5.</translation>
    </message>
    <message>
        <source>What does “%1” look at most?</source>
        <translation>Que regarde le plus «&#xa0;%1&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>%1. Pick the token that you expect to get the most weight.</source>
        <translation>%1. Choisissez le token qui, selon vous, reçoit le plus de poids.</translation>
    </message>
    <message>
        <source>Click a token, or choose it with the arrow keys.</source>
        <translation>Cliquez sur un token, ou choisissez-le avec les flèches.</translation>
    </message>
    <message>
        <source>How much does “%1” look at “%2”?</source>
        <translation>Quel est le poids de «&#xa0;%1&#xa0;» sur «&#xa0;%2&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>%1. Of the 100 points of this row, how many are on this token?</source>
        <translation>%1. Des 100 points de cette ligne, combien sont sur ce token&#xa0;?</translation>
    </message>
    <message>
        <source>Drag the bar, or type: %1</source>
        <translation>Tirez la barre, ou tapez&#xa0;: %1</translation>
    </message>
    <message>
        <source>Where does “%1” look?</source>
        <translation>Où regarde «&#xa0;%1&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>%1. Give this row&apos;s 100 points to the tokens that you expect it to attend to.</source>
        <translation>%1. Donnez les 100 points de cette ligne aux tokens sur lesquels, selon vous, elle porte son attention.</translation>
    </message>
    <message>
        <source>Drag a bar, or type: Tab chooses a token, %1 Points left over are spread evenly.</source>
        <translation>Tirez une barre, ou tapez&#xa0;: Tab choisit un token, %1 Les points qui restent sont répartis à parts égales.</translation>
    </message>
    <message>
        <source>Which head is it?</source>
        <translation>Quelle tête est-ce&#xa0;?</translation>
    </message>
    <message>
        <source>Look for it among the heads and choose it.</source>
        <translation>Cherchez-la parmi les têtes et choisissez-la.</translation>
    </message>
    <message>
        <source>All maps and numbers stay visible; press Show to see which head is meant.</source>
        <translation>Toutes les cartes et tous les nombres restent visibles&#xa0;; appuyez sur Montrer pour voir de quelle tête il s’agit.</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>Layer %1, head %2</source>
        <translation>Couche %1, tête %2</translation>
    </message>
    <message>
        <source>%1: the row of “%2”.</source>
        <translation>%1&#xa0;: la ligne de «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>%1 (predict)</source>
        <translation>%1 (pronostic)</translation>
    </message>
    <message>
        <source>%1 (goal)</source>
        <translation>%1 (objectif)</translation>
    </message>
    <message>
        <source>%1 (question)</source>
        <translation>%1 (question)</translation>
    </message>
    <message>
        <source>The picture %1 is not there.</source>
        <translation>L’image %1 n’est pas là.</translation>
    </message>
    <message>
        <source>In AttentionScope: change what is shown until this is so.</source>
        <translation>Dans AttentionScope&#xa0;: changez ce qui est affiché jusqu’à ce qu’il en soit ainsi.</translation>
    </message>
    <message>
        <source>Steps of the lesson</source>
        <translation>Étapes de la leçon</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>All steps</source>
        <translation>Toutes les étapes</translation>
    </message>
    <message>
        <source>All steps one below the other, to print them</source>
        <translation>Toutes les étapes l’une sous l’autre, pour les imprimer</translation>
    </message>
    <message>
        <source>◀ Back</source>
        <translation>◀ Retour</translation>
    </message>
    <message>
        <source>The previous step (Page Up)</source>
        <translation>L’étape précédente (Page Up)</translation>
    </message>
    <message>
        <source>Next ▶</source>
        <translation>Suivant ▶</translation>
    </message>
    <message>
        <source>The next step (Page Down)</source>
        <translation>L’étape suivante (Page Down)</translation>
    </message>
    <message>
        <source>Page down and Page up, or the buttons above, lead through the steps.</source>
        <translation>Page down et Page up, ou les boutons du haut, parcourent les étapes.</translation>
    </message>
    <message>
        <source>In a map arrow keys move the cell; Home and End go along the row, with Ctrl along the column; Alt with an arrow key shows another head; Enter keeps the cell, Escape leaves it. Every number is one that the program has computed.</source>
        <translation>Sur une carte, les flèches déplacent la cellule&#xa0;; Home et End parcourent la ligne, avec Ctrl la colonne&#xa0;; Alt avec une flèche montre une autre tête&#xa0;; Entrée garde la cellule, Escape la quitte. Chaque nombre a été calculé par le programme.</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Répondre</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Montrer la réponse</translation>
    </message>
    <message>
        <source>The answer: %1</source>
        <translation>La réponse&#xa0;: %1</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>Indice&#xa0;: %1</translation>
    </message>
    <message>
        <source>Noted. The lesson&apos;s answer: %1</source>
        <translation>Noté. La réponse de la leçon&#xa0;: %1</translation>
    </message>
    <message>
        <source>Noted. Write it down: this page does not know the answer.</source>
        <translation>Noté. Écrivez-le&#xa0;: cette page ne connaît pas la réponse.</translation>
    </message>
    <message>
        <source>That is not a number. Write it like 0.95.</source>
        <translation>Ce n’est pas un nombre. Écrivez-le comme 0.95.</translation>
    </message>
    <message>
        <source>Nothing here has that name. Type it as it is written beside the map, or click it.</source>
        <translation>Rien ici ne porte ce nom. Tapez-le comme il est écrit à côté de la carte, ou cliquez dessus.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>C’est juste.</translation>
    </message>
    <message>
        <source>Not quite. Look again.</source>
        <translation>Pas tout à fait. Regardez encore.</translation>
    </message>
    <message>
        <source>Not quite. Look again, or ask for a hint.</source>
        <translation>Pas tout à fait. Regardez encore, ou demandez un indice.</translation>
    </message>
    <message>
        <source>A number</source>
        <translation>Un nombre</translation>
    </message>
    <message>
        <source>A cell, such as it → cat: type it or click it</source>
        <translation>Une cellule, comme it → cat&#xa0;: tapez-la ou cliquez dessus</translation>
    </message>
    <message>
        <source>A head, such as 4.4: type it or click it</source>
        <translation>Une tête, comme 4.4&#xa0;: tapez-la ou cliquez dessus</translation>
    </message>
    <message>
        <source>A token: type it or click it</source>
        <translation>Un token&#xa0;: tapez-le ou cliquez dessus</translation>
    </message>
    <message>
        <source>In your own words</source>
        <translation>Avec vos propres mots</translation>
    </message>
    <message>
        <source>Predict</source>
        <translation>Pronostic</translation>
    </message>
    <message>
        <source>Spread evenly</source>
        <translation>À parts égales</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Guess again</source>
        <translation>Deviner encore</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 points</translation>
    </message>
    <message>
        <source>%1 of 100 points left</source>
        <translation>%1 points restants sur 100</translation>
    </message>
    <message>
        <source>%1 of 100 points</source>
        <translation>%1 points sur 100</translation>
    </message>
    <message>
        <source>□ your guess     ■ the model     points of 100</source>
        <translation>□ votre pronostic     ■ le modèle     points sur 100</translation>
    </message>
    <message>
        <source>your guess %1, the model %2</source>
        <translation>votre pronostic %1, le modèle %2</translation>
    </message>
    <message>
        <source>Nearly all of it on “%1”</source>
        <translation>Presque tout sur «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Most of it on “%1”</source>
        <translation>La plus grande part sur «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>No token has half; most has “%1”</source>
        <translation>Aucun token n’a la moitié&#xa0;; c’est «&#xa0;%1&#xa0;» qui a le plus</translation>
    </message>
    <message>
        <source>You said %1 of 100 points on this token; it gets %2.</source>
        <translation>Vous avez dit %1 points sur 100 pour ce token&#xa0;; il en reçoit %2.</translation>
    </message>
    <message>
        <source>You picked “%1”: right.</source>
        <translation>Vous avez choisi «&#xa0;%1&#xa0;»&#xa0;: c’est juste.</translation>
    </message>
    <message>
        <source>You picked “%1”, which is at rank %2 of %3.</source>
        <translation>Vous avez choisi «&#xa0;%1&#xa0;», qui est au rang %2 sur %3.</translation>
    </message>
    <message>
        <source>You picked no token.</source>
        <translation>Vous n’avez choisi aucun token.</translation>
    </message>
    <message>
        <source>Jensen–Shannon divergence, from 0 (the same) to 0.69 (nothing shared):</source>
        <translation>Divergence de Jensen–Shannon, de 0 (identiques) à 0.69 (rien en commun)&#xa0;:</translation>
    </message>
    <message>
        <source>%1 nats</source>
        <translation>%1 nats</translation>
    </message>
    <message>
        <source>not defined</source>
        <translation>non défini</translation>
    </message>
    <message>
        <source>Your first choice, “%1”:</source>
        <translation>Votre premier choix, «&#xa0;%1&#xa0;»&#xa0;:</translation>
    </message>
    <message>
        <source>No token picked:</source>
        <translation>Aucun token choisi&#xa0;:</translation>
    </message>
    <message>
        <source>rank %1 of %2</source>
        <translation>rang %1 sur %2</translation>
    </message>
    <message>
        <source>Your points where the weight is:</source>
        <translation>Vos points là où est le poids&#xa0;:</translation>
    </message>
    <message>
        <source>%1 of 100</source>
        <translation>%1 sur 100</translation>
    </message>
    <message>
        <source>You chose layer %1, head %2.</source>
        <translation>Vous avez choisi la couche %1, tête %2.</translation>
    </message>
    <message>
        <source>Right: layer %1, head %2</source>
        <translation>C’est juste&#xa0;: couche %1, tête %2</translation>
    </message>
    <message>
        <source>It is layer %1, head %2</source>
        <translation>C’est la couche %1, tête %2</translation>
    </message>
    <message>
        <source>You picked the head that was shown.</source>
        <translation>Vous avez choisi la tête qui était affichée.</translation>
    </message>
    <message>
        <source>You picked layer %1, head %2.</source>
        <translation>Vous avez choisi la couche %1, tête %2.</translation>
    </message>
    <message>
        <source>You picked no head.</source>
        <translation>Vous n’avez choisi aucune tête.</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Étape %1 sur %2</translation>
    </message>
    <message>
        <source>%1 steps</source>
        <translation>%1 étapes</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>◀ Back</source>
        <translation>◀ Retour</translation>
    </message>
    <message>
        <source>The previous step (Page Up)</source>
        <translation>L’étape précédente (Page Up)</translation>
    </message>
    <message>
        <source>Next ▶</source>
        <translation>Suivant ▶</translation>
    </message>
    <message>
        <source>The next step (Page Down)</source>
        <translation>L’étape suivante (Page Down)</translation>
    </message>
    <message>
        <source>Hand in…</source>
        <translation>Rendre…</translation>
    </message>
    <message>
        <source>Save your answers as a file, or as a short code</source>
        <translation>Enregistrer vos réponses dans un fichier, ou en faire un code court</translation>
    </message>
    <message>
        <source>The goals of this step</source>
        <translation>Les objectifs de cette étape</translation>
    </message>
    <message>
        <source>Steps of the lesson</source>
        <translation>Étapes de la leçon</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Close the lesson; what is shown stays</source>
        <translation>Fermer la leçon&#x202f;; ce qui est affiché reste</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Leçon</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Étape %1 sur %2</translation>
    </message>
    <message>
        <source>%1  %2 (predict)</source>
        <translation>%1  %2 (pronostic)</translation>
    </message>
    <message>
        <source>%1  %2 (goal)</source>
        <translation>%1  %2 (objectif)</translation>
    </message>
    <message>
        <source>%1  %2 (question)</source>
        <translation>%1  %2 (question)</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Back to the step</source>
        <translation>Revenir à l’étape</translation>
    </message>
    <message>
        <source>Try what you like. %1 shows the step again; Ctrl+Z then brings back what you did.</source>
        <translation>Essayez ce que vous voulez. %1 montre de nouveau l’étape&#x202f;; Ctrl+Z ramène ensuite ce que vous avez fait.</translation>
    </message>
    <message>
        <source> Now: %1.</source>
        <translation> Maintenant&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Goal reached:</source>
        <translation>Objectif atteint&#xa0;:</translation>
    </message>
    <message>
        <source>Goal:</source>
        <translation>Objectif&#xa0;:</translation>
    </message>
    <message>
        <source>Contents ▾</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the steps of the lesson, to go to one of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contents ▴</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Predict ▸</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say what you expect, before the row is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the next lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>◂ Recorder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to writing this lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guess and model ▸</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the next lesson: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next: %1 ▸</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the end of the lesson.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 answers are right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One question has no answer yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 questions have no answer yet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LessonProse</name>
    <message>
        <source>The step&apos;s text</source>
        <translation>Le texte de l’étape</translation>
    </message>
</context>
<context>
    <name>LessonRecorder</name>
    <message>
        <source>Lessons (*.lesson.md)</source>
        <translation>Leçons (*.lesson.md)</translation>
    </message>
    <message>
        <source>Record a lesson as</source>
        <translation>Créer une leçon sous le nom de</translation>
    </message>
    <message>
        <source>own-lesson</source>
        <translation>own-lesson</translation>
    </message>
    <message>
        <source>Edit a copy as</source>
        <translation>Modifier une copie sous le nom de</translation>
    </message>
    <message>
        <source>%1 was changed by another program, and what you wrote is not in it. Save it to another place?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you wrote is not saved in %1: %2 Save it to another place?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the lesson as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was changed by another program, and what you write here is not in it. Reloading it replaces what you wrote, which Undo brings back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reload</source>
        <translation type="unfinished">Recharger</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation type="unfinished">Remplacer</translation>
    </message>
</context>
<context>
    <name>LessonRecording</name>
    <message>
        <source>The first step</source>
        <translation>La première étape</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Étape %1</translation>
    </message>
</context>
<context>
    <name>LikenessPanel</name>
    <message>
        <source>Likeness</source>
        <translation>Ressemblance</translation>
    </message>
    <message>
        <source>How similar each text is to the picture</source>
        <translation>À quel point chaque texte ressemble à l’image</translation>
    </message>
    <message>
        <source>Open a picture under Picture to see how similar the texts are to it.</source>
        <translation>Ouvrez une image sous Image pour voir à quel point les textes lui ressemblent.</translation>
    </message>
    <message>
        <source>Type a text under Text to see how similar it is to the picture.</source>
        <translation>Tapez un texte sous Texte pour voir à quel point il ressemble à l’image.</translation>
    </message>
    <message>
        <source>Shares of the texts: softmax of %1 · cosine. Cosines: %2.</source>
        <translation>Parts des textes&#xa0;: softmax de %1 · cosinus. Cosinus&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Cosine: %1, between the picture and “%2”. Under Text, + text adds one to compare.</source>
        <translation>Cosinus&#xa0;: %1, de l’image et de «&#x202f;%2&#x202f;». Sous Texte, + texte en ajoute un à comparer.</translation>
    </message>
    <message>
        <source>How likely each text is to be the picture’s, whatever the others are: the logistic function of %1 · cosine + %2. Cosines: %3.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LongMap</name>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>up to %1 × %2</source>
        <translation>au plus %1 × %2</translation>
    </message>
    <message>
        <source>each pixel is the largest of %1 weights</source>
        <translation>chaque pixel est le maximum de ses poids (%1)</translation>
    </message>
    <message>
        <source>each pixel is the mean of %1 weights</source>
        <translation>chaque pixel est la moyenne de ses poids (%1)</translation>
    </message>
    <message>
        <source>refining</source>
        <translation>affinement</translation>
    </message>
    <message>
        <source>refining, %1 %</source>
        <translation>affinement, %1&#x202f;%</translation>
    </message>
    <message>
        <source>stopped at %1 %</source>
        <translation>arrêté à %1&#x202f;%</translation>
    </message>
    <message>
        <source> · </source>
        <translation> · </translation>
    </message>
    <message>
        <source>largest of queries %1 × keys %2</source>
        <translation>maximum des requêtes %1 × clés %2</translation>
    </message>
    <message>
        <source>mean of queries %1 × keys %2</source>
        <translation>moyenne des requêtes %1 × clés %2</translation>
    </message>
</context>
<context>
    <name>LossChart</name>
    <message>
        <source>Losses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Losses on held-out sequences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loss, nats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>right, per cent</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Untitled</source>
        <translation>Sans titre</translation>
    </message>
    <message>
        <source>AttentionScope</source>
        <translation>AttentionScope</translation>
    </message>
</context>
<context>
    <name>MapAlignment</name>
    <message>
        <source>+ %1</source>
        <translation>+ %1</translation>
    </message>
</context>
<context>
    <name>MapBench</name>
    <message>
        <source>computing the map… (Esc stops)</source>
        <translation>calcul de la carte… (Échap pour arrêter)</translation>
    </message>
    <message>
        <source>Look at fewer cells: Ctrl and the wheel, or + in the map</source>
        <translation>Regarder moins de cellules&#xa0;: Ctrl et la molette, ou + sur la carte</translation>
    </message>
    <message>
        <source>Look at more cells: Ctrl and the wheel, or − in the map</source>
        <translation>Regarder plus de cellules&#xa0;: Ctrl et la molette, ou − sur la carte</translation>
    </message>
    <message>
        <source>Look at all cells: double click, or 0 in the map</source>
        <translation>Regarder toutes les cellules&#xa0;: double clic, ou 0 sur la carte</translation>
    </message>
    <message>
        <source>&amp;Go to token…</source>
        <translation>&amp;Aller au token…</translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <translation>Ctrl+L</translation>
    </message>
    <message>
        <source>Choose a token by its text or its number</source>
        <translation>Choisir un token par son texte ou par son numéro</translation>
    </message>
    <message>
        <source>Cells are marked by Shift and drag, or M</source>
        <translation>On marque des cellules en faisant glisser avec Maj, ou avec M</translation>
    </message>
    <message>
        <source>Go to token</source>
        <translation>Aller au token</translation>
    </message>
    <message>
        <source>A token&apos;s text, or its number from 1</source>
        <translation>Le texte d’un token, ou son numéro à partir de 1</translation>
    </message>
    <message>
        <source>“%1” is not a token of this text.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un token de ce texte.</translation>
    </message>
    <message>
        <source>Zoom &amp;into the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;out of the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Show the whole map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Unmark all cells</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MapColorMenu</name>
    <message>
        <source>Colours of the map</source>
        <translation>Couleurs de la carte</translation>
    </message>
    <message>
        <source>&amp;Automatic range</source>
        <translation>Plage &amp;automatique</translation>
    </message>
    <message>
        <source>From the smallest to the largest number of the map</source>
        <translation>Du plus petit au plus grand nombre de la carte</translation>
    </message>
    <message>
        <source>Range of the &amp;chosen row</source>
        <translation>Plage de la ligne &amp;choisie</translation>
    </message>
    <message>
        <source>Range of &amp;each row</source>
        <translation>Plage de chaque &amp;ligne</translation>
    </message>
    <message>
        <source>&amp;Linear</source>
        <translation>Li&amp;néaire</translation>
    </message>
    <message>
        <source>Lo&amp;garithmic</source>
        <translation>Lo&amp;garithmique</translation>
    </message>
    <message>
        <source>Over at most four powers of ten: what is smaller has the colour of the lower end</source>
        <translation>Sur quatre puissances de dix au plus&#xa0;: ce qui est plus petit prend la couleur de l’extrémité inférieure</translation>
    </message>
    <message>
        <source>Shares of the range to this power: below 1 small numbers become brighter</source>
        <translation>Les parts de la plage élevées à cette puissance&#xa0;: au-dessous de 1, les petits nombres deviennent plus clairs</translation>
    </message>
    <message>
        <source>&amp;Fixed range, %1 to %2</source>
        <translation>Plage &amp;fixe, %1 à %2</translation>
    </message>
    <message>
        <source>Fixed range, %1 to %2</source>
        <translation>Plage fixe, %1 à %2</translation>
    </message>
    <message>
        <source>This map is too long: the rows of its pictures stand for several.</source>
        <translation>Cette carte est trop longue&#xa0;: chaque ligne de ses images en représente plusieurs.</translation>
    </message>
    <message>
        <source>From the smallest to the largest number of the chosen query&apos;s row</source>
        <translation>Du plus petit au plus grand nombre de la ligne de la requête choisie</translation>
    </message>
    <message>
        <source>In each row from its own smallest to its own largest number</source>
        <translation>Dans chaque ligne, de son plus petit à son plus grand nombre</translation>
    </message>
    <message>
        <source>Ga&amp;mma %1</source>
        <translation>Ga&amp;mma %1</translation>
    </message>
    <message>
        <source>0–%1</source>
        <translation>0–%1</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>fixe</translation>
    </message>
    <message>
        <source>row</source>
        <translation>ligne</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>lignes</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>auto</translation>
    </message>
    <message>
        <source>%1 ▾</source>
        <translation>%1 ▾</translation>
    </message>
    <message>
        <source>How numbers become colours</source>
        <translation>Comment les nombres deviennent des couleurs</translation>
    </message>
</context>
<context>
    <name>MapControls</name>
    <message>
        <source>Weights</source>
        <translation>Poids</translation>
    </message>
    <message>
        <source>‖weight · v Wᴼ‖</source>
        <translation>‖poids · v Wᴼ‖</translation>
    </message>
    <message>
        <source>All heads of the layer in one map</source>
        <translation>Toutes les têtes de la couche en une carte</translation>
    </message>
    <message>
        <source>All heads of the model in one map</source>
        <translation>Toutes les têtes du modèle en une carte</translation>
    </message>
    <message>
        <source>Attention rollout up to the layer</source>
        <translation>Attention rollout jusqu’à la couche</translation>
    </message>
    <message>
        <source>Attention flow up to the layer</source>
        <translation>Flux d’attention jusqu’à la couche</translation>
    </message>
    <message>
        <source>Their mean</source>
        <translation>Leur moyenne</translation>
    </message>
    <message>
        <source>Their sum</source>
        <translation>Leur somme</translation>
    </message>
    <message>
        <source>The largest of their weights</source>
        <translation>Le plus grand de leurs poids</translation>
    </message>
    <message>
        <source>Words instead of pieces</source>
        <translation>Des mots au lieu de morceaux</translation>
    </message>
    <message>
        <source>Special tokens shown</source>
        <translation>Avec les tokens spéciaux</translation>
    </message>
    <message>
        <source>Special tokens left out</source>
        <translation>Sans les tokens spéciaux</translation>
    </message>
    <message>
        <source>Special tokens left out, rows renormalised to 1</source>
        <translation>Sans les tokens spéciaux, lignes renormalisées à 1</translation>
    </message>
    <message>
        <source>Both texts</source>
        <translation>Les deux textes</translation>
    </message>
    <message>
        <source>First text → first text</source>
        <translation>Premier texte → premier texte</translation>
    </message>
    <message>
        <source>First text → second text</source>
        <translation>Premier texte → second texte</translation>
    </message>
    <message>
        <source>Second text → first text</source>
        <translation>Second texte → premier texte</translation>
    </message>
    <message>
        <source>Second text → second text</source>
        <translation>Second texte → second texte</translation>
    </message>
    <message>
        <source>What a pixel of the map shows</source>
        <translation>Ce que montre un pixel de la carte</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>A pixel shows the largest of its weights: no thin line vanishes</source>
        <translation>Un pixel montre le plus grand de ses poids&#xa0;: aucun trait fin ne disparaît</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>A pixel shows the mean of its weights</source>
        <translation>Un pixel montre la moyenne de ses poids</translation>
    </message>
    <message>
        <source>A pixel shows</source>
        <translation>Un pixel montre</translation>
    </message>
    <message>
        <source>Norms</source>
        <translation>Normes</translation>
    </message>
    <message>
        <source>Layer&apos;s heads</source>
        <translation>Têtes de la couche</translation>
    </message>
    <message>
        <source>All heads</source>
        <translation>Toutes les têtes</translation>
    </message>
    <message>
        <source>Picked heads</source>
        <translation>Têtes sélectionnées</translation>
    </message>
    <message>
        <source>Rollout</source>
        <translation>Rollout</translation>
    </message>
    <message>
        <source>Flow</source>
        <translation>Flux</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>moyenne</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>somme</translation>
    </message>
    <message>
        <source>largest</source>
        <translation>maximum</translation>
    </message>
    <message>
        <source>A → A</source>
        <translation>A → A</translation>
    </message>
    <message>
        <source>A → B</source>
        <translation>A → B</translation>
    </message>
    <message>
        <source>B → A</source>
        <translation>B → A</translation>
    </message>
    <message>
        <source>B → B</source>
        <translation>B → B</translation>
    </message>
    <message>
        <source>: %1</source>
        <translation>: %1</translation>
    </message>
    <message>
        <source> · words</source>
        <translation> · mots</translation>
    </message>
    <message>
        <source> · no special</source>
        <translation> · sans spéciaux</translation>
    </message>
    <message>
        <source> · %1</source>
        <translation> · %1</translation>
    </message>
    <message>
        <source>%1 ▾</source>
        <translation>%1 ▾</translation>
    </message>
    <message>
        <source>What the map&apos;s cells and rows stand for</source>
        <translation>Ce que représentent les cellules et les lignes de la carte</translation>
    </message>
    <message>
        <source>The picked heads in one map</source>
        <translation>Les têtes sélectionnées en une carte</translation>
    </message>
    <message>
        <source>The picked heads in one map (pick heads in All heads first)</source>
        <translation>Les têtes sélectionnées en une carte (sélectionnez d’abord des têtes dans Toutes les têtes)</translation>
    </message>
</context>
<context>
    <name>MapDifference</name>
    <message>
        <source>The difference appears when both maps are computed.</source>
        <translation>La différence apparaît quand les deux cartes sont calculées.</translation>
    </message>
    <message>
        <source>No difference: %1 has %2 × %3 cells, %4 has %5 × %6. Only maps of one shape can be subtracted.</source>
        <translation>Pas de différence&#xa0;: %1 a %2 × %3 cellules, %4 en a %5 × %6. On ne peut soustraire que des cartes de même forme.</translation>
    </message>
    <message>
        <source>%1 − %2</source>
        <translation>%1 − %2</translation>
    </message>
    <message>
        <source>red: %1 larger; blue, −: %2 larger</source>
        <translation>rouge&#xa0;: %1 plus grand&#x202f;; bleu, −&#xa0;: %2 plus grand</translation>
    </message>
</context>
<context>
    <name>MapView</name>
    <message>
        <source>hatched: hidden by the mask</source>
        <translation>hachuré&#xa0;: caché par le masque</translation>
    </message>
    <message>
        <source>query (predicting this target token)</source>
        <translation>requête (qui prédit ce token cible)</translation>
    </message>
    <message>
        <source>query (predicting this token)</source>
        <translation>requête (qui prédit ce token)</translation>
    </message>
    <message>
        <source>target token (attending)</source>
        <translation>token cible (qui regarde)</translation>
    </message>
    <message>
        <source>query (attending)</source>
        <translation>requête (qui regarde)</translation>
    </message>
    <message>
        <source>source token (attended to)</source>
        <translation>token source (regardé)</translation>
    </message>
    <message>
        <source>key (attended to)</source>
        <translation>clé (regardée)</translation>
    </message>
    <message>
        <source>each pixel is the mean of about %1 × %1 weights</source>
        <translation>chaque pixel est la moyenne d’environ %1 × %1 poids</translation>
    </message>
    <message>
        <source>each pixel is the largest of about %1 × %1 weights</source>
        <translation>chaque pixel est le maximum d’environ %1 × %1 poids</translation>
    </message>
    <message>
        <source>each pixel is the mean of about %1 × %1 cells</source>
        <translation>chaque pixel est la moyenne d’environ %1 × %1 cellules</translation>
    </message>
    <message>
        <source>each pixel is the largest of about %1 × %1 cells</source>
        <translation>chaque pixel est le maximum d’environ %1 × %1 cellules</translation>
    </message>
    <message>
        <source>colours: one range for all rows, as the map is too long for one of each</source>
        <translation>couleurs&#xa0;: une seule plage pour toutes les lignes, car la carte est trop longue pour une plage par ligne</translation>
    </message>
    <message>
        <source>lowest</source>
        <translation>minimum</translation>
    </message>
    <message>
        <source>highest</source>
        <translation>maximum</translation>
    </message>
    <message>
        <source>Attention map</source>
        <translation>Carte d’attention</translation>
    </message>
    <message>
        <source>left out of this map</source>
        <translation>hors de cette carte</translation>
    </message>
    <message>
        <source> · </source>
        <translation> · </translation>
    </message>
</context>
<context>
    <name>MaskBench</name>
    <message>
        <source>This layer mixes tokens without a softmax: there are no scores for a mask to hide. Map, Steps and Compare show it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MaskCells</name>
    <message>
        <source>outside %1</source>
        <translation>hors de %1</translation>
    </message>
    <message>
        <source>hidden by %1</source>
        <translation>caché par %1</translation>
    </message>
    <message>
        <source>uncovered by hand</source>
        <translation>découvert à la main</translation>
    </message>
    <message>
        <source>visible because of %1</source>
        <translation>visible grâce à %1</translation>
    </message>
    <message>
        <source>visible</source>
        <translation>visible</translation>
    </message>
    <message>
        <source>future (causal)</source>
        <translation>futur (causal)</translation>
    </message>
    <message>
        <source>padding</source>
        <translation>padding</translation>
    </message>
    <message>
        <source>painted</source>
        <translation>peint</translation>
    </message>
</context>
<context>
    <name>MaskDiagram</name>
    <message>
        <source>Mask diagram</source>
        <translation>Schéma du masque</translation>
    </message>
    <message>
        <source>%1 is visible</source>
        <translation>%1 est visible</translation>
    </message>
    <message>
        <source>%1 is hidden</source>
        <translation>%1 est caché</translation>
    </message>
    <message>
        <source>visible</source>
        <translation>visible</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>caché</translation>
    </message>
    <message>
        <source>%1 may attend to %2</source>
        <translation>%1 peut porter son attention sur %2</translation>
    </message>
    <message>
        <source>%1 may not attend to %2</source>
        <translation>%1 ne peut pas porter son attention sur %2</translation>
    </message>
</context>
<context>
    <name>MaskExplanation</name>
    <message>
        <source>Visible keys</source>
        <translation>Clés visibles</translation>
    </message>
    <message>
        <source>Weights with −∞ before softmax</source>
        <translation>Poids avec −∞ avant le softmax</translation>
    </message>
    <message>
        <source>Weights with softmax, then hide and renormalise</source>
        <translation>Poids avec softmax, puis cacher et renormaliser</translation>
    </message>
    <message>
        <source>Two ways to mask give the same weights</source>
        <translation>Deux façons de masquer donnent les mêmes poids</translation>
    </message>
    <message>
        <source>−∞ before softmax</source>
        <translation>−∞ avant le softmax</translation>
    </message>
    <message>
        <source>softmax, then hide and renormalise</source>
        <translation>softmax, puis cacher et renormaliser</translation>
    </message>
    <message>
        <source>%1 → %2 is visible</source>
        <translation>%1 → %2 est visible</translation>
    </message>
    <message>
        <source>%1 → %2 is hidden</source>
        <translation>%1 → %2 est caché</translation>
    </message>
    <message>
        <source>query %1 · key %2 · distance %3</source>
        <translation>requête %1 · clé %2 · distance %3</translation>
    </message>
    <message>
        <source>No rule hides this cell.</source>
        <translation>Aucune règle ne cache cette cellule.</translation>
    </message>
    <message>
        <source>… and %1 more rules</source>
        <translation>… et %1 règles de plus</translation>
    </message>
    <message>
        <source>What the row “%1” sees</source>
        <translation>Ce que voit la ligne «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>What query “%1” sees</source>
        <translation>Ce que voit la requête «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>… and %1 more</source>
        <translation>… et %1 de plus</translation>
    </message>
    <message>
        <source>The row “%1” sees no key.</source>
        <translation>La ligne «&#x202f;%1&#x202f;» ne voit aucune clé.</translation>
    </message>
    <message>
        <source>Query “%1” sees no key.</source>
        <translation>La requête «&#x202f;%1&#x202f;» ne voit aucune clé.</translation>
    </message>
    <message>
        <source>largest difference %1</source>
        <translation>plus grande différence&#xa0;: %1</translation>
    </message>
    <message>
        <source>Over all cells of this head</source>
        <translation>Sur toutes les cellules de cette tête</translation>
    </message>
</context>
<context>
    <name>MaskOrders</name>
    <message>
        <source>Two ways to mask give the same weights</source>
        <translation>Deux façons de masquer donnent les mêmes poids</translation>
    </message>
    <message>
        <source>−∞ before softmax</source>
        <translation>−∞ avant le softmax</translation>
    </message>
    <message>
        <source>softmax, then hide and renormalise</source>
        <translation>softmax, puis cacher et renormaliser</translation>
    </message>
    <message>
        <source>largest difference %1</source>
        <translation>plus grande différence&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>MaskSentences</name>
    <message>
        <source>cached keys come first</source>
        <translation>les clés en cache viennent d’abord</translation>
    </message>
    <message>
        <source>%1 ≤ %2</source>
        <translation>%1 ≤ %2</translation>
    </message>
    <message>
        <source>%1 &gt; %2</source>
        <translation>%1 &gt; %2</translation>
    </message>
    <message>
        <source>it is the token itself</source>
        <translation>c’est le token lui-même</translation>
    </message>
    <message>
        <source>at most %1 back</source>
        <translation>au plus %1 en arrière</translation>
    </message>
    <message>
        <source>more than %1 back</source>
        <translation>plus de %1 en arrière</translation>
    </message>
    <message>
        <source>at most %1 ahead</source>
        <translation>au plus %1 en avant</translation>
    </message>
    <message>
        <source>more than %1 ahead</source>
        <translation>plus de %1 en avant</translation>
    </message>
    <message>
        <source>key %1 is global</source>
        <translation>la clé %1 est globale</translation>
    </message>
    <message>
        <source>query %1 is global</source>
        <translation>la requête %1 est globale</translation>
    </message>
    <message>
        <source>token %1</source>
        <translation>le token %1</translation>
    </message>
    <message>
        <source>one of these tokens</source>
        <translation>un de ces tokens</translation>
    </message>
    <message>
        <source>%1 is not %2</source>
        <translation>%1 n’est pas %2</translation>
    </message>
    <message>
        <source>neither %1 nor %2 is %3</source>
        <translation>ni %1 ni %2 n’est %3</translation>
    </message>
    <message>
        <source>distance %1 is a multiple of %2</source>
        <translation>la distance %1 est un multiple de %2</translation>
    </message>
    <message>
        <source>distance %1 is not a multiple of %2</source>
        <translation>la distance %1 n’est pas un multiple de %2</translation>
    </message>
    <message>
        <source>it shows every cell</source>
        <translation>elle montre toutes les cellules</translation>
    </message>
    <message>
        <source>key %1 is not padding</source>
        <translation>la clé %1 n’est pas du padding</translation>
    </message>
    <message>
        <source>key %1 is padding</source>
        <translation>la clé %1 est du padding</translation>
    </message>
    <message>
        <source>key %1 is among the first %2</source>
        <translation>la clé %1 est parmi les %2 premières</translation>
    </message>
    <message>
        <source>key %1 is not among the first %2</source>
        <translation>la clé %1 n’est pas parmi les %2 premières</translation>
    </message>
    <message>
        <source>the same segment</source>
        <translation>le même segment</translation>
    </message>
    <message>
        <source>another segment</source>
        <translation>un autre segment</translation>
    </message>
    <message>
        <source>the same chunk of %1 tokens</source>
        <translation>le même tronçon de %1 tokens</translation>
    </message>
    <message>
        <source>another chunk of %1 tokens</source>
        <translation>un autre tronçon de %1 tokens</translation>
    </message>
    <message>
        <source>not hidden by hand</source>
        <translation>pas caché à la main</translation>
    </message>
    <message>
        <source>hidden by hand</source>
        <translation>caché à la main</translation>
    </message>
    <message>
        <source>uncovered by hand</source>
        <translation>découvert à la main</translation>
    </message>
    <message>
        <source>not uncovered by hand</source>
        <translation>pas découvert à la main</translation>
    </message>
    <message>
        <source>the model&apos;s table shows it</source>
        <translation>la table du modèle la montre</translation>
    </message>
    <message>
        <source>the model&apos;s table hides it</source>
        <translation>la table du modèle la cache</translation>
    </message>
    <message>
        <source>among the %1 visible keys of highest index score</source>
        <translation>parmi les %1 clés visibles au score d’index le plus élevé</translation>
    </message>
    <message>
        <source>not among the %1 visible keys of highest index score</source>
        <translation>pas parmi les %1 clés visibles au score d’index le plus élevé</translation>
    </message>
    <message>
        <source>key %1 was added by the layer, and every query sees it</source>
        <translation>la clé %1 a été ajoutée par la couche, et toutes les requêtes la voient</translation>
    </message>
    <message>
        <source>key %1 was not added by the layer</source>
        <translation>la clé %1 n’a pas été ajoutée par la couche</translation>
    </message>
    <message>
        <source>shows it: %1</source>
        <translation>la montre&#xa0;: %1</translation>
    </message>
    <message>
        <source>does not apply: %1</source>
        <translation>ne s’applique pas&#xa0;: %1</translation>
    </message>
    <message>
        <source>hides it: %1</source>
        <translation>la cache&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 (“!” means not)</source>
        <translation>%1 («&#x202f;!&#x202f;» veut dire «&#x202f;non&#x202f;»)</translation>
    </message>
    <message>
        <source>After the softmax nothing is left to renormalise: its weights are all 0 and so is its output.</source>
        <translation>Après le softmax, il ne reste rien à renormaliser&#xa0;: ses poids sont tous à 0, et sa sortie aussi.</translation>
    </message>
    <message>
        <source>Every score is −∞, so the softmax would divide 0 by 0: PyTorch gives NaN, and here all weights are 0.</source>
        <translation>Tous les scores sont −∞, le softmax diviserait donc 0 par 0&#xa0;: PyTorch donne NaN, et ici tous les poids sont à 0.</translation>
    </message>
    <message>
        <source>Its weights are hidden until they have been guessed.</source>
        <translation>Ses poids sont cachés jusqu’au pronostic.</translation>
    </message>
    <message>
        <source>Its weights are NaN.</source>
        <translation>Ses poids sont NaN.</translation>
    </message>
    <message>
        <source>The number that is added is so large that all scores become equal: each of the %1 keys gets %2.</source>
        <translation>Le nombre ajouté est si grand que tous les scores deviennent égaux&#xa0;: chacune des %1 clés reçoit %2.</translation>
    </message>
    <message>
        <source>Every score is the same, so its weight is spread evenly: 1/%1 = %2 for each key.</source>
        <translation>Tous les scores sont les mêmes, son poids est donc réparti à parts égales&#xa0;: 1/%1 = %2 pour chaque clé.</translation>
    </message>
    <message>
        <source>Every score was lowered alike, so its weights are as if nothing were hidden: %1 to %2, in all %3.</source>
        <translation>Tous les scores ont été abaissés d’autant, ses poids sont donc comme si rien n’était caché&#xa0;: %1 à %2, %3 en tout.</translation>
    </message>
    <message>
        <source>%1 of %2 cells hidden by %3</source>
        <translation>%1 cellules sur %2 cachées par %3</translation>
    </message>
    <message>
        <source>, %1 more by %2</source>
        <translation>, %1 de plus par %2</translation>
    </message>
    <message>
        <source>none of %1 cells is hidden</source>
        <translation>aucune des %1 cellules n’est cachée</translation>
    </message>
    <message>
        <source>no query is left without a key</source>
        <translation>aucune requête ne reste sans clé</translation>
    </message>
    <message>
        <source>query %1 sees no key</source>
        <translation>la requête %1 ne voit aucune clé</translation>
    </message>
    <message>
        <source>After the softmax nothing of it is left: its weights are all 0 and so is its output.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MeasureChooser</name>
    <message>
        <source>weight of %1</source>
        <translation>poids de %1</translation>
    </message>
</context>
<context>
    <name>MeasureTable</name>
    <message>
        <source>The patterns that take at least the chosen share of the head&apos;s weight</source>
        <translation>Les motifs qui prennent au moins la part choisie du poids de la tête</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>couche</translation>
    </message>
    <message>
        <source>head</source>
        <translation>tête</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nom</translation>
    </message>
</context>
<context>
    <name>MeasuresBench</name>
    <message>
        <source>layer %1 of %2</source>
        <translation>couche %1 sur %2</translation>
    </message>
    <message>
        <source>%1 of %2 sequences (Esc stops)</source>
        <translation>%1 séquences sur %2 (Échap pour arrêter)</translation>
    </message>
    <message>
        <source>“%1” at token %2</source>
        <translation>«&#x202f;%1&#x202f;» au token %2</translation>
    </message>
    <message>
        <source>Save table</source>
        <translation>Enregistrer le tableau</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tableaux (*.csv)</translation>
    </message>
</context>
<context>
    <name>MeasuresView</name>
    <message>
        <source>What is measured of each head</source>
        <translation>Ce que l’on mesure de chaque tête</translation>
    </message>
    <message>
        <source>name heads from  </source>
        <translation>nommer dès  </translation>
    </message>
    <message>
        <source>Share of the weight at which a head is named after a pattern</source>
        <translation>Part du poids à partir de laquelle une tête reçoit le nom d’un motif</translation>
    </message>
    <message>
        <source>A head is named after a pattern, such as previous token, if at least this share of its weight follows it</source>
        <translation>Une tête reçoit le nom d’un motif, par exemple «&#x202f;token précédent&#x202f;», si au moins cette part de son poids le suit</translation>
    </message>
    <message>
        <source>Save table…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Save the table as CSV, sorted as it is shown</source>
        <translation>Enregistrer le tableau en CSV, trié comme il est affiché</translation>
    </message>
    <message>
        <source>Without the first row</source>
        <translation>Sans la première ligne</translation>
    </message>
    <message>
        <source>Leave out the first row: in a causal map it can only attend to itself</source>
        <translation>Laisser de côté la première ligne&#xa0;: dans une carte causale, elle ne peut porter son attention que sur elle-même</translation>
    </message>
    <message>
        <source>Without special rows</source>
        <translation>Sans les lignes spéciales</translation>
    </message>
    <message>
        <source>Measure the rows of the text&apos;s own tokens alone, without [CLS], [SEP] and the like</source>
        <translation>Ne mesurer que les lignes des tokens du texte lui-même, sans [CLS], [SEP] et autres</translation>
    </message>
    <message>
        <source>In bits</source>
        <translation>En bits</translation>
    </message>
    <message>
        <source>Entropies and log-probabilities in bits instead of nats</source>
        <translation>Les entropies et les log-probabilités en bits au lieu de nats</translation>
    </message>
    <message>
        <source>induction from  </source>
        <translation>induction sur  </translation>
    </message>
    <message>
        <source>  sequence</source>
        <translation>  séquence</translation>
    </message>
    <message>
        <source>  sequences</source>
        <translation>  séquences</translation>
    </message>
    <message>
        <source>How many random sequences induction is averaged over</source>
        <translation>Sur combien de séquences aléatoires on prend la moyenne de l’induction</translation>
    </message>
    <message>
        <source>How many random sequences induction is averaged over; ± in its column is their spread</source>
        <translation>Sur combien de séquences aléatoires on prend la moyenne de l’induction&#x202f;; ± dans sa colonne est leur dispersion</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>Ce que montre le graphique</translation>
    </message>
    <message>
        <source> The answer is %1.</source>
        <translation> La réponse est %1.</translation>
    </message>
    <message>
        <source> Press “Knock out each head”.</source>
        <translation> Appuyez sur «&#x202f;Neutraliser chaque tête&#x202f;».</translation>
    </message>
    <message>
        <source> No cell is marked.</source>
        <translation> Aucune cellule n’est marquée.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Knock out each head</source>
        <translation>Neutraliser chaque tête</translation>
    </message>
    <message>
        <source>This model does not predict tokens, so no answer could change</source>
        <translation>Ce modèle ne prédit pas de tokens, aucune réponse ne pourrait donc changer</translation>
    </message>
    <message>
        <source>Switch off one head after the other and see how the probability of %1 changes</source>
        <translation>Désactiver une tête après l’autre et voir comment change la probabilité de %1</translation>
    </message>
    <message>
        <source> But %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> Zeroed, head %1 changes it most, by %2; replaced by its mean, it changes it by %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> The two are far apart: the head decides less about this answer than zeroing says.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ModelChooser</name>
    <message>
        <source>Opens models of %1.</source>
        <translation>Ouvre des modèles %1.</translation>
    </message>
    <message>
        <source>Open model</source>
        <translation>Ouvrir un modèle</translation>
    </message>
    <message>
        <source>Type a part of a name, architecture or folder</source>
        <translation>Tapez une partie d’un nom, d’une architecture ou d’un dossier</translation>
    </message>
    <message>
        <source>Search the list</source>
        <translation>Chercher dans la liste</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modèles</translation>
    </message>
    <message>
        <source>Remove from the list</source>
        <translation>Retirer de la liste</translation>
    </message>
    <message>
        <source>Choose a &amp;folder…</source>
        <translation>Choisir un &amp;dossier…</translation>
    </message>
    <message>
        <source>Open a model from any other folder</source>
        <translation>Ouvrir un modèle de n’importe quel autre dossier</translation>
    </message>
    <message>
        <source>Choose a f&amp;ile…</source>
        <translation>Choisir un &amp;fichier…</translation>
    </message>
    <message>
        <source>Open a GGUF file, as Ollama and LM Studio store them</source>
        <translation>Ouvrir un fichier GGUF, tel qu’Ollama et LM Studio les stockent</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Keep the current model (Esc)</source>
        <translation>Garder le modèle actuel (Échap)</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>Run the chosen model on the text (Enter)</source>
        <translation>Faire tourner le modèle choisi sur le texte (Entrée)</translation>
    </message>
    <message>
        <source>Open a model folder</source>
        <translation>Ouvrir le dossier d’un modèle</translation>
    </message>
    <message>
        <source>Open a model file</source>
        <translation>Ouvrir le fichier d’un modèle</translation>
    </message>
    <message>
        <source>GGUF files (*.gguf);;All files (*)</source>
        <translation>Fichiers GGUF (*.gguf);;Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>ModelCommands</name>
    <message>
        <source>%1 (comes with the program)</source>
        <translation>%1 (fourni avec le programme)</translation>
    </message>
    <message>
        <source>Teaching module (random parameters)</source>
        <translation>Module pédagogique (paramètres aléatoires)</translation>
    </message>
    <message>
        <source>Open model…	Ctrl+Shift+O</source>
        <translation>Ouvrir un modèle…	Ctrl+Maj+O</translation>
    </message>
    <message>
        <source>Open with an engine…</source>
        <translation>Ouvrir avec un moteur…</translation>
    </message>
    <message>
        <source>Own settings</source>
        <translation>Réglages personnels</translation>
    </message>
    <message>
        <source>Open a saved module…</source>
        <translation>Ouvrir un module enregistré…</translation>
    </message>
    <message>
        <source>Open a saved module</source>
        <translation>Ouvrir un module enregistré</translation>
    </message>
    <message>
        <source>Saved modules (*.safetensors)</source>
        <translation>Modules enregistrés (*.safetensors)</translation>
    </message>
    <message>
        <source>Save the module</source>
        <translation>Enregistrer le module</translation>
    </message>
    <message>
        <source>/module.safetensors</source>
        <translation>/module.safetensors</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Enregistré&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>ModelList</name>
    <message>
        <source>It</source>
        <translation>Le modèle</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Recherche…</translation>
    </message>
    <message>
        <source>revision %1</source>
        <translation>révision %1</translation>
    </message>
    <message>
        <source>The models that you open are listed here.</source>
        <translation>Les modèles que vous ouvrez apparaissent ici.</translation>
    </message>
    <message>
        <source>No model comes with this program.</source>
        <translation>Aucun modèle n’est fourni avec ce programme.</translation>
    </message>
    <message>
        <source>No models yet. Those that Python&apos;s transformers downloads from the Hugging Face Hub are listed here.</source>
        <translation>Pas encore de modèles. Ceux que la bibliothèque Python transformers télécharge depuis le Hugging Face Hub apparaissent ici.</translation>
    </message>
    <message>
        <source>No Hugging Face cache at %1. Set HF_HOME or HF_HUB_CACHE if it is somewhere else.</source>
        <translation>Pas de cache Hugging Face dans %1. Définissez HF_HOME ou HF_HUB_CACHE s’il se trouve ailleurs.</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Récents</translation>
    </message>
    <message>
        <source>Comes with the program</source>
        <translation>Fournis avec le programme</translation>
    </message>
    <message>
        <source>Your folders</source>
        <translation>Vos dossiers</translation>
    </message>
    <message>
        <source>Hugging Face cache</source>
        <translation>Cache Hugging Face</translation>
    </message>
    <message>
        <source>No model matches “%1”.</source>
        <translation>Aucun modèle ne correspond à «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2</source>
        <translation>%1 ne peut pas être ouvert&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, %2, %3, in %4</source>
        <translation>%1, %2, %3, dans %4</translation>
    </message>
    <message>
        <source>%1, %2, %3: %4</source>
        <translation>%1, %2, %3&#xa0;: %4</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
</context>
<context>
    <name>ModelsDialog</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>query</source>
        <translation>requête</translation>
    </message>
    <message>
        <source>key</source>
        <translation>clé</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valeur</translation>
    </message>
    <message>
        <source>output</source>
        <translation>sortie</translation>
    </message>
    <message>
        <source>feed-forward in</source>
        <translation>entrée feed-forward</translation>
    </message>
    <message>
        <source>gate</source>
        <translation>porte</translation>
    </message>
    <message>
        <source>feed-forward out</source>
        <translation>sortie feed-forward</translation>
    </message>
    <message>
        <source>all weights</source>
        <translation>tous les poids</translation>
    </message>
    <message>
        <source>heads, nats</source>
        <translation>têtes, nats</translation>
    </message>
    <message>
        <source>How the two models differ</source>
        <translation>En quoi les deux modèles diffèrent</translation>
    </message>
    <message>
        <source>A is %1, B is %2. Each number is how far B&apos;s weights are from A&apos;s, ‖A − B‖ / ‖A‖; for heads it is the mean Jensen–Shannon divergence of their rows, 0 to 0.69 nats.</source>
        <translation>A est %1, B est %2. Chaque nombre dit de combien les poids de B s’écartent de ceux de A, ‖A − B‖ / ‖A‖&#x202f;; pour les têtes, c’est la divergence moyenne de Jensen–Shannon de leurs lignes, de 0 à 0.69 nats.</translation>
    </message>
    <message>
        <source>&amp;Copy the table</source>
        <translation>&amp;Copier le tableau</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>How far apart the two files are, layer by layer</source>
        <translation>De combien les deux fichiers s’écartent, couche par couche</translation>
    </message>
    <message>
        <source>token embedding</source>
        <translation>embedding de token</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>couche %1</translation>
    </message>
    <message>
        <source>language head</source>
        <translation>tête de langue</translation>
    </message>
    <message>
        <source>The two runs read different tokens, so heads and answers are not compared.</source>
        <translation>Les deux exécutions lisent des tokens différents&#xa0;: leurs têtes et leurs réponses ne sont donc pas comparées.</translation>
    </message>
    <message>
        <source>“%1” (%2)</source>
        <translation>«&#x202f;%1&#x202f;» (%2)</translation>
    </message>
    <message>
        <source>Next token: A says %1, B says %2. The answers are %3 nats apart (Jensen–Shannon).</source>
        <translation>Token suivant&#xa0;: A dit %1, B dit %2. Les réponses sont à %3 nats l’une de l’autre (Jensen–Shannon).</translation>
    </message>
</context>
<context>
    <name>ModuleFormula</name>
    <message>
        <source>&lt;br&gt;k, v: H&lt;sub&gt;kv&lt;/sub&gt; = %1 for H = %2</source>
        <translation>&lt;br&gt;k, v&#xa0;: H&lt;sub&gt;kv&lt;/sub&gt; = %1 pour H = %2</translation>
    </message>
    <message>
        <source> + bias</source>
        <translation> + biais</translation>
    </message>
    <message>
        <source> + mask</source>
        <translation> + masque</translation>
    </message>
    <message>
        <source>[%1, sink]</source>
        <translation>[%1, puits]</translation>
    </message>
    <message>
        <source>&lt;br&gt;I = Σ&lt;sub&gt;j&lt;/sub&gt; w&lt;sup&gt;I&lt;/sup&gt;&lt;sub&gt;j&lt;/sub&gt;·ReLU(q&lt;sup&gt;I&lt;/sup&gt;&lt;sub&gt;j&lt;/sub&gt;·k&lt;sup&gt;I&lt;/sup&gt;); mask: the %1 highest I of each query</source>
        <translation>&lt;br&gt;I = Σ&lt;sub&gt;j&lt;/sub&gt; w&lt;sup&gt;I&lt;/sup&gt;&lt;sub&gt;j&lt;/sub&gt;·ReLU(q&lt;sup&gt;I&lt;/sup&gt;&lt;sub&gt;j&lt;/sub&gt;·k&lt;sup&gt;I&lt;/sup&gt;)&#x202f;; masque&#xa0;: les %1 I les plus élevés de chaque requête</translation>
    </message>
    <message>
        <source>, then hidden weights → 0 and each row ∕ its sum</source>
        <translation>, puis poids cachés → 0 et chaque ligne ∕ sa somme</translation>
    </message>
    <message>
        <source>dropout(%1)</source>
        <translation>dropout(%1)</translation>
    </message>
    <message>
        <source>&lt;br&gt;then + Σ g&lt;sub&gt;e&lt;/sub&gt;·E&lt;sub&gt;e&lt;/sub&gt;(output): softmax(output·W&lt;sub&gt;R&lt;/sub&gt;), the %1 highest of %2, whose sum is made 1</source>
        <translation>&lt;br&gt;puis + Σ g&lt;sub&gt;e&lt;/sub&gt;·E&lt;sub&gt;e&lt;/sub&gt;(sortie)&#xa0;: softmax(sortie·W&lt;sub&gt;R&lt;/sub&gt;), les %1 plus élevés de %2, dont la somme est ramenée à 1</translation>
    </message>
    <message>
        <source>, then hidden weights → 0</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ModuleLarge</name>
    <message>
        <source>Longer queries</source>
        <translation>Requêtes longues</translation>
    </message>
    <message>
        <source>a: the query at position p, counted from 0, is multiplied by 1 + a·ln(1 + ⌊(p + 1) ∕ n⌋)</source>
        <translation>a&#xa0;: la requête à la position p, comptée à partir de 0, est multipliée par 1 + a·ln(1 + ⌊(p + 1) ∕ n⌋)</translation>
    </message>
    <message>
        <source>none</source>
        <translation>sans</translation>
    </message>
    <message>
        <source>Step of longer queries</source>
        <translation>Pas des requêtes longues</translation>
    </message>
    <message>
        <source>n: queries grow after every n tokens</source>
        <translation>n&#xa0;: les requêtes s’allongent tous les n tokens</translation>
    </message>
    <message>
        <source>Output gate</source>
        <translation>Porte de sortie</translation>
    </message>
    <message>
        <source>Multiplies a head&apos;s context by a sigmoid of x, before W_O</source>
        <translation>Multiplie le contexte d’une tête par une sigmoïde de x, avant W_O</translation>
    </message>
    <message>
        <source>one for each head</source>
        <translation>une par tête</translation>
    </message>
    <message>
        <source>one for each number</source>
        <translation>une par nombre</translation>
    </message>
    <message>
        <source>Top-k index</source>
        <translation>Index top-k</translation>
    </message>
    <message>
        <source>k: each query sees only the k keys with the highest index scores</source>
        <translation>k&#xa0;: chaque requête ne voit que les k clés aux scores d’index les plus élevés</translation>
    </message>
    <message>
        <source>Index heads</source>
        <translation>Têtes d’index</translation>
    </message>
    <message>
        <source>How many heads the index has</source>
        <translation>Combien de têtes a l’index</translation>
    </message>
    <message>
        <source>Index dimensions</source>
        <translation>Dimensions d’index</translation>
    </message>
    <message>
        <source>Length of the index&apos;s queries and keys</source>
        <translation>Longueur des requêtes et des clés de l’index</translation>
    </message>
    <message>
        <source>Difference λ</source>
        <translation>Différence λ</translation>
    </message>
    <message>
        <source>Heads become pairs, and λ times the second softmax is subtracted from the first</source>
        <translation>Les têtes vont par paires, et λ fois le second softmax est soustrait du premier</translation>
    </message>
    <message>
        <source>Latents of keys and values</source>
        <translation>Vecteurs latents des clés et des valeurs</translation>
    </message>
    <message>
        <source>Length of the shorter vector that a token&apos;s keys and values are projected from</source>
        <translation>Longueur du vecteur plus court dont on projette les clés et les valeurs d’un token</translation>
    </message>
    <message>
        <source>Latents of queries</source>
        <translation>Vecteurs latents des requêtes</translation>
    </message>
    <message>
        <source>Length of the shorter vector that a token&apos;s queries are projected from</source>
        <translation>Longueur du vecteur plus court dont on projette les requêtes d’un token</translation>
    </message>
    <message>
        <source>Shared dimensions of keys</source>
        <translation>Dimensions communes des clés</translation>
    </message>
    <message>
        <source>How many of the d_k dimensions come from x itself, are the same for all heads and are rotated by position</source>
        <translation>Combien des d_k dimensions viennent de x lui-même, sont les mêmes pour toutes les têtes et tournent selon la position</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>Experts</translation>
    </message>
    <message>
        <source>How many feed-forward layers a router chooses from</source>
        <translation>Parmi combien de couches feed-forward un routeur choisit</translation>
    </message>
    <message>
        <source>Experts for each token</source>
        <translation>Experts par token</translation>
    </message>
    <message>
        <source>How many of them each token goes through</source>
        <translation>Combien d’entre eux chaque token traverse</translation>
    </message>
    <message>
        <source>of x</source>
        <translation>de x</translation>
    </message>
    <message>
        <source>H, d of index</source>
        <translation>H, d d’index</translation>
    </message>
    <message>
        <source>Latents k, v</source>
        <translation>Latents k, v</translation>
    </message>
    <message>
        <source>Latents q · shared</source>
        <translation>Latents q · communs</translation>
    </message>
</context>
<context>
    <name>ModuleOptions</name>
    <message>
        <source>Heads of keys and values</source>
        <translation>Têtes des clés et des valeurs</translation>
    </message>
    <message>
        <source>H_kv: the number of key and value heads, which the query heads share</source>
        <translation>H_kv&#xa0;: le nombre de têtes de clés et de valeurs, que les têtes de requêtes se partagent</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Échelle</translation>
    </message>
    <message>
        <source>What q·k is multiplied by</source>
        <translation>Ce par quoi q·k est multiplié</translation>
    </message>
    <message>
        <source>1∕√d_k</source>
        <translation>1∕√d_k</translation>
    </message>
    <message>
        <source>Soft-cap</source>
        <translation>Plafonnement</translation>
    </message>
    <message>
        <source>c: scores become c · tanh(score ∕ c), as in Gemma 2</source>
        <translation>c&#xa0;: les scores deviennent c · tanh(score ∕ c), comme dans Gemma 2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Attention sink</source>
        <translation>Puits d’attention</translation>
    </message>
    <message>
        <source>A score that takes part in the softmax but belongs to no key</source>
        <translation>Un score qui prend part au softmax mais n’appartient à aucune clé</translation>
    </message>
    <message>
        <source>softmax off by one</source>
        <translation>softmax décalé de un</translation>
    </message>
    <message>
        <source>learned for each head</source>
        <translation>appris pour chaque tête</translation>
    </message>
    <message>
        <source>RMSNorm of q and k</source>
        <translation>RMSNorm de q et k</translation>
    </message>
    <message>
        <source>Root-mean-square norm of each head&apos;s queries and keys, as in Qwen3</source>
        <translation>Norme (moyenne quadratique) des requêtes et des clés de chaque tête, comme dans Qwen3</translation>
    </message>
    <message>
        <source>bias k, v</source>
        <translation>biais k, v</translation>
    </message>
    <message>
        <source>add_bias_kv: one learned key and value after the others</source>
        <translation>add_bias_kv&#xa0;: une clé et une valeur apprises après les autres</translation>
    </message>
    <message>
        <source>zero k, v</source>
        <translation>zéro k, v</translation>
    </message>
    <message>
        <source>add_zero_attn: one key and value of zeros after the others</source>
        <translation>add_zero_attn&#xa0;: une clé et une valeur de zéros après les autres</translation>
    </message>
    <message>
        <source>Last queries</source>
        <translation>Dernières requêtes</translation>
    </message>
    <message>
        <source>Only this many last tokens are queries; the keys and values of all come from a cache, as in generation</source>
        <translation>Seul ce nombre des derniers tokens sert de requêtes&#x202f;; les clés et les valeurs de tous viennent d’un cache, comme pendant la génération</translation>
    </message>
    <message>
        <source>all</source>
        <translation>toutes</translation>
    </message>
    <message>
        <source>K, V heads</source>
        <translation>Têtes K, V</translation>
    </message>
    <message>
        <source>Sink</source>
        <translation>Puits</translation>
    </message>
    <message>
        <source>q, k norm</source>
        <translation>Norme q, k</translation>
    </message>
    <message>
        <source>Added keys</source>
        <translation>Clés ajoutées</translation>
    </message>
    <message>
        <source>multi-head</source>
        <translation>multi-têtes</translation>
    </message>
    <message>
        <source>multi-query</source>
        <translation>multi-requêtes</translation>
    </message>
    <message>
        <source>grouped</source>
        <translation>groupées</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>ModulePanel</name>
    <message>
        <source>own settings</source>
        <translation>réglages personnels</translation>
    </message>
    <message>
        <source>Teaching module</source>
        <translation>Module pédagogique</translation>
    </message>
    <message>
        <source>The modules that tutorials and libraries build, ready to run</source>
        <translation>Les modules que construisent les tutoriels et les bibliothèques, prêts à tourner</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>More settings of the module</source>
        <translation>D’autres réglages du module</translation>
    </message>
    <message>
        <source>Shared keys and values, scale, soft-cap, sink, norms, added keys, last queries, gate, index of keys, difference of softmaxes</source>
        <translation>Clés et valeurs partagées, échelle, plafonnement doux, puits, normes, clés ajoutées, dernières requêtes, porte, index de clés, différence de softmax</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Open a saved module</source>
        <translation>Ouvrir un module enregistré</translation>
    </message>
    <message>
        <source>Save the module with its parameters, for a class to share</source>
        <translation>Enregistrer le module avec ses paramètres, pour qu’une classe le partage</translation>
    </message>
    <message>
        <source>Random parameters, not trained.</source>
        <translation>Paramètres aléatoires, non entraînés.</translation>
    </message>
    <message>
        <source>Random parameters, not trained, from %1.</source>
        <translation>Paramètres aléatoires, non entraînés, de %1.</translation>
    </message>
</context>
<context>
    <name>ModulePositions</name>
    <message>
        <source>Positions</source>
        <translation>Positions</translation>
    </message>
    <message>
        <source>How the positions of tokens are encoded</source>
        <translation>Comment les positions des tokens sont encodées</translation>
    </message>
    <message>
        <source>ALiBi&apos;s form</source>
        <translation>Forme d’ALiBi</translation>
    </message>
    <message>
        <source>What the head&apos;s slope is multiplied by</source>
        <translation>Ce par quoi la pente de la tête est multipliée</translation>
    </message>
    <message>
        <source>−|query − key|</source>
        <translation>−|requête − clé|</translation>
    </message>
    <message>
        <source>key − query</source>
        <translation>clé − requête</translation>
    </message>
    <message>
        <source>key, from the first</source>
        <translation>clé, depuis la première</translation>
    </message>
    <message>
        <source>Buckets</source>
        <translation>Classes de distance</translation>
    </message>
    <message>
        <source>How many buckets the distances are sorted into; each has a number for each head</source>
        <translation>En combien de classes les distances sont rangées&#x202f;; chacune a un nombre pour chaque tête</translation>
    </message>
    <message>
        <source>Largest distance</source>
        <translation>Plus grande distance</translation>
    </message>
    <message>
        <source>Larger distances share the last bucket</source>
        <translation>Les distances plus grandes partagent la dernière classe</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Direction</translation>
    </message>
    <message>
        <source>Whether keys after the query have buckets of their own</source>
        <translation>Si les clés après la requête ont leurs propres classes</translation>
    </message>
    <message>
        <source>bidirectional</source>
        <translation>bidirectionnel</translation>
    </message>
    <message>
        <source>one direction</source>
        <translation>une direction</translation>
    </message>
    <message>
        <source>Pairing</source>
        <translation>Appariement</translation>
    </message>
    <message>
        <source>Which two dimensions of q and k are rotated together</source>
        <translation>Quelles deux dimensions de q et k tournent ensemble</translation>
    </message>
    <message>
        <source>interleaved (2i, 2i+1)</source>
        <translation>entrelacé (2i, 2i+1)</translation>
    </message>
    <message>
        <source>half-split (i, i+n∕2)</source>
        <translation>par moitiés (i, i+n∕2)</translation>
    </message>
    <message>
        <source>Rotated dimensions</source>
        <translation>Dimensions tournées</translation>
    </message>
    <message>
        <source>n, how many of each head&apos;s dimensions are rotated</source>
        <translation>n, le nombre de dimensions de chaque tête qui tournent</translation>
    </message>
    <message>
        <source>First position</source>
        <translation>Première position</translation>
    </message>
    <message>
        <source>The position of the first token; no score changes with it</source>
        <translation>La position du premier token&#x202f;; aucun score n’en dépend</translation>
    </message>
    <message>
        <source>Span of distances</source>
        <translation>Étendue des distances</translation>
    </message>
    <message>
        <source>n: distances from −n to n − 1 have a vector each; those beyond share the last</source>
        <translation>n&#xa0;: les distances de −n à n − 1 ont chacune un vecteur&#x202f;; au-delà, elles partagent le dernier</translation>
    </message>
    <message>
        <source>Position terms</source>
        <translation>Termes de position</translation>
    </message>
    <message>
        <source>What is added to q·k</source>
        <translation>Ce qui est ajouté à q·k</translation>
    </message>
    <message>
        <source>both terms</source>
        <translation>les deux termes</translation>
    </message>
    <message>
        <source>content to position</source>
        <translation>contenu vers position</translation>
    </message>
    <message>
        <source>position to content</source>
        <translation>position vers contenu</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Base</translation>
    </message>
    <message>
        <source>θ: pair i is rotated by position · base^(−2i∕n)</source>
        <translation>θ&#xa0;: la paire i tourne de position · base^(−2i∕n)</translation>
    </message>
    <message>
        <source>all</source>
        <translation>toutes</translation>
    </message>
    <message>
        <source>Slope ×</source>
        <translation>Pente ×</translation>
    </message>
    <message>
        <source>Buckets · max</source>
        <translation>Classes · max</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paires</translation>
    </message>
    <message>
        <source>n · offset</source>
        <translation>n · décalage</translation>
    </message>
    <message>
        <source>Base θ</source>
        <translation>Base θ</translation>
    </message>
    <message>
        <source>Terms · span</source>
        <translation>Termes · étendue</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>sinusoidal</source>
        <translation>sinusoïdal</translation>
    </message>
    <message>
        <source>learned table</source>
        <translation>table apprise</translation>
    </message>
    <message>
        <source>rotary (RoPE)</source>
        <translation>rotatif (RoPE)</translation>
    </message>
    <message>
        <source>ALiBi</source>
        <translation>ALiBi</translation>
    </message>
    <message>
        <source>T5 distance buckets</source>
        <translation>classes de distance T5</translation>
    </message>
    <message>
        <source>a learned bias for each pair</source>
        <translation>un biais appris pour chaque paire</translation>
    </message>
    <message>
        <source>content and position terms</source>
        <translation>termes de contenu et de position</translation>
    </message>
    <message>
        <source>Columns of a picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tokens are the squares of a picture with so many rows and columns, row by row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns</source>
        <translation type="unfinished">Colonnes</translation>
    </message>
</context>
<context>
    <name>ModuleRandom</name>
    <message>
        <source>Dropout rate</source>
        <translation>Taux de dropout</translation>
    </message>
    <message>
        <source>Share of the weights that dropout sets to 0, as in training</source>
        <translation>Part des poids que le dropout met à 0, comme à l’entraînement</translation>
    </message>
    <message>
        <source>Dropout seed</source>
        <translation>Graine du dropout</translation>
    </message>
    <message>
        <source>Another seed drops other weights</source>
        <translation>Une autre graine supprime d’autres poids</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Another seed gives other random parameters</source>
        <translation>Une autre graine donne d’autres paramètres aléatoires</translation>
    </message>
    <message>
        <source>whole numbers</source>
        <translation>nombres entiers</translation>
    </message>
    <message>
        <source>Parameters are −1, 0 and 1, to compute a head by hand</source>
        <translation>Les paramètres sont −1, 0 et 1, pour calculer une tête à la main</translation>
    </message>
    <message>
        <source>Dropout · seed</source>
        <translation>Dropout · graine</translation>
    </message>
    <message>
        <source>Random seed</source>
        <translation>Graine aléatoire</translation>
    </message>
</context>
<context>
    <name>ModuleSizes</name>
    <message>
        <source>Heads</source>
        <translation>Têtes</translation>
    </message>
    <message>
        <source>H, the number of heads</source>
        <translation>H, le nombre de têtes</translation>
    </message>
    <message>
        <source>d_model</source>
        <translation>d_model</translation>
    </message>
    <message>
        <source>Length of a token&apos;s vector</source>
        <translation>Longueur du vecteur d’un token</translation>
    </message>
    <message>
        <source>d_k</source>
        <translation>d_k</translation>
    </message>
    <message>
        <source>Length of a head&apos;s queries and keys</source>
        <translation>Longueur des requêtes et des clés d’une tête</translation>
    </message>
    <message>
        <source>d_v</source>
        <translation>d_v</translation>
    </message>
    <message>
        <source>Length of a head&apos;s values</source>
        <translation>Longueur des valeurs d’une tête</translation>
    </message>
    <message>
        <source>Projections</source>
        <translation>Projections</translation>
    </message>
    <message>
        <source>One matrix for q, k and v together, or one for each</source>
        <translation>Une seule matrice pour q, k et v, ou une pour chacun</translation>
    </message>
    <message>
        <source>separate</source>
        <translation>séparées</translation>
    </message>
    <message>
        <source>fused q | k | v</source>
        <translation>fusionnées q | k | v</translation>
    </message>
    <message>
        <source>fused (d k h)</source>
        <translation>fusionnées (d k h)</translation>
    </message>
    <message>
        <source>biases</source>
        <translation>biais</translation>
    </message>
    <message>
        <source>A bias for each projection</source>
        <translation>Un biais pour chaque projection</translation>
    </message>
    <message>
        <source>W_O</source>
        <translation>W_O</translation>
    </message>
    <message>
        <source>An output projection W_O after the heads are concatenated</source>
        <translation>Une projection de sortie W_O après la concaténation des têtes</translation>
    </message>
    <message>
        <source>H · d_model</source>
        <translation>H · d_model</translation>
    </message>
    <message>
        <source>d_k · d_v</source>
        <translation>d_k · d_v</translation>
    </message>
    <message>
        <source>q, k, v</source>
        <translation>q, k, v</translation>
    </message>
</context>
<context>
    <name>NewAtlasDialog</name>
    <message>
        <source>Also run texts without each head:</source>
        <translation>Refaire aussi des textes en retirant chaque tête&#xa0;:</translation>
    </message>
    <message>
        <source>New atlas</source>
        <translation>Nouvel atlas</translation>
    </message>
    <message>
        <source>Model, or a folder of checkpoints</source>
        <translation>Modèle, ou dossier de checkpoints</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Textes</translation>
    </message>
    <message>
        <source>Column of a sheet</source>
        <translation>Colonne d’une feuille de calcul</translation>
    </message>
    <message>
        <source>Tokens of a text at most</source>
        <translation>Tokens d’un texte, au plus</translation>
    </message>
    <message>
        <source>Also run texts without each head</source>
        <translation>Refaire aussi des textes en retirant chaque tête</translation>
    </message>
    <message>
        <source>Texts to be run without each head</source>
        <translation>Textes à refaire en retirant chaque tête</translation>
    </message>
    <message>
        <source>File of the atlas</source>
        <translation>Fichier de l’atlas</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>Dossier…</translation>
    </message>
    <message>
        <source>A model&apos;s folder, or one that holds a folder for each checkpoint of a training</source>
        <translation>Le dossier d’un modèle, ou un dossier qui en contient un pour chaque checkpoint d’un entraînement</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>Fichier…</translation>
    </message>
    <message>
        <source>A text a line, or a sheet with a column of texts</source>
        <translation>Un texte par ligne, ou une feuille de calcul avec une colonne de textes</translation>
    </message>
    <message>
        <source>A folder of such files, or of pictures</source>
        <translation>Un dossier de tels fichiers, ou d’images</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Where the atlas is written</source>
        <translation>Où l’atlas est écrit</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>By how much the next token&apos;s log-probability changes without a head. A pass for each head and text, so it takes long; of a model that predicts the next token.</source>
        <translation>De combien la log-probabilité du token suivant change sans une tête. Il faut une passe par tête et par texte, c’est donc long&#x202f;; seulement pour un modèle qui prédit le token suivant.</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Enregistrer sous</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>Calculer</translation>
    </message>
    <message>
        <source>Choose a model or a training</source>
        <translation>Choisir un modèle ou un entraînement</translation>
    </message>
    <message>
        <source>Choose a folder of texts or pictures</source>
        <translation>Choisir un dossier de textes ou d’images</translation>
    </message>
    <message>
        <source>Choose texts</source>
        <translation>Choisir des textes</translation>
    </message>
    <message>
        <source>Texts and sheets (*.txt *.csv *.tsv);;All files (*)</source>
        <translation>Textes et feuilles de calcul (*.txt *.csv *.tsv);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Atlases (*.attnatlas)</source>
        <translation>Atlas (*.attnatlas)</translation>
    </message>
</context>
<context>
    <name>OutlineTableWords</name>
    <message>
        <source>heads</source>
        <translation type="unfinished">têtes</translation>
    </message>
    <message>
        <source>heads of keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d_k</source>
        <translation type="unfinished">d_k</translation>
    </message>
    <message>
        <source>d_v</source>
        <translation type="unfinished">d_v</translation>
    </message>
    <message>
        <source>window before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>window behind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>feed-forward width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>experts</source>
        <translation type="unfinished">experts</translation>
    </message>
    <message>
        <source>experts of a token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>numbers of state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation type="unfinished">couche %1</translation>
    </message>
</context>
<context>
    <name>OutlineWords</name>
    <message>
        <source>positions: q and k are rotated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>positions: ALiBi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>positions: buckets of distances</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>positions: a number for each pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>positions: from patch to patch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>positions: disentangled distances</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>positions: in the text and on the page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>positions: sines of distances</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 heads</source>
        <translation type="unfinished">%1 têtes</translation>
    </message>
    <message>
        <source>%1 heads of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 heads: q and k of %2, v of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 head of keys and values for all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 heads of keys and values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>q %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · k, v %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keys and values from %1 latent numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an index keeps %1 keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>q and k normed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>biases</source>
        <translation type="unfinished">biais</translation>
    </message>
    <message>
        <source>sinks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gate</source>
        <translation type="unfinished">porte</translation>
    </message>
    <message>
        <source>differences of pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keys of layer %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without softmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 heads, each a state of %2 × %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 channels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a convolution over %1 tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 experts, %2 for each token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, gated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and %1 for every token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layer norm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RMS norm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layer scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cross-attention</source>
        <translation type="unfinished">attention croisée</translation>
    </message>
    <message>
        <source>attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>short convolution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>state space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gated delta rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>experts</source>
        <translation type="unfinished">experts</translation>
    </message>
    <message>
        <source>feed-forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>window: %1 before, %2 behind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>window: %1 before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, and %2 global</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chunks of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pattern of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>embedding %1 × %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a picture as %1 tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a picture&apos;s squares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a sound as %1 tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a sound&apos;s stretches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vectors of the words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+ %1 positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 words, by the embedding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a vector of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>encoder</source>
        <translation type="unfinished">encodeur</translation>
    </message>
    <message>
        <source>decoder</source>
        <translation type="unfinished">décodeur</translation>
    </message>
    <message>
        <source>%1, %2 heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 heads, %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PageBar</name>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>w</source>
        <translation>L</translation>
    </message>
    <message>
        <source>h</source>
        <translation>H</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Lettres</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Undo the last change of the page (Ctrl+Z)</source>
        <translation>Annuler la dernière modification de la page (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy the page as PNG, SVG and PDF (Ctrl+Shift+C)</source>
        <translation>Copier la page en PNG, SVG et PDF (Ctrl+Maj+C)</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Save the page as PDF, SVG, PNG or TikZ (Ctrl+E)</source>
        <translation>Enregistrer la page en PDF, SVG, PNG ou TikZ (Ctrl+E)</translation>
    </message>
    <message>
        <source>%1 mm</source>
        <translation>%1 mm</translation>
    </message>
    <message>
        <source>custom</source>
        <translation>libre</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>auto</translation>
    </message>
    <message>
        <source>The page&apos;s height; auto: as high as its panels need</source>
        <translation>La hauteur de la page&#x202f;; auto&#xa0;: aussi haute que ses panneaux le demandent</translation>
    </message>
    <message>
        <source>Columns of the grid that panels are arranged in</source>
        <translation>Colonnes de la grille dans laquelle les panneaux sont disposés</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>a</source>
        <translation>a</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>(a)</source>
        <translation>(a)</translation>
    </message>
    <message>
        <source>fit</source>
        <translation>ajusté</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>fit, %1 %</source>
        <translation>ajusté, %1&#x202f;%</translation>
    </message>
    <message>
        <source>Untitled page</source>
        <translation>Page sans titre</translation>
    </message>
</context>
<context>
    <name>PageCanvas</name>
    <message>
        <source>The page</source>
        <translation>La page</translation>
    </message>
    <message>
        <source>%1 × %2 mm, panels: %3. Tab picks the next panel, arrows move it by half a millimetre.</source>
        <translation>%1 × %2 mm, panneaux&#xa0;: %3. Tab sélectionne le panneau suivant, les flèches le déplacent d’un demi-millimètre.</translation>
    </message>
</context>
<context>
    <name>PageFiles</name>
    <message>
        <source>After a crash, what you changed since the last save would be lost: %1. Save the page.</source>
        <translation>Après un plantage, ce que vous avez changé depuis le dernier enregistrement serait perdu&#xa0;: %1. Enregistrez la page.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Pages, figures and sessions (*.attnpage *.attnscope *.pdf *.svg *.png);;All files (*)</source>
        <translation>Pages, figures et sessions (*.attnpage *.attnscope *.pdf *.svg *.png);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>This page names %1, outside of its own folder. Read it?</source>
        <translation>Cette page nomme %1, hors de son propre dossier. Faut-il le lire&#x202f;?</translation>
    </message>
    <message>
        <source>Read it</source>
        <translation>Le lire</translation>
    </message>
    <message>
        <source>/page.attnpage</source>
        <translation>/page.attnpage</translation>
    </message>
    <message>
        <source>Save the page</source>
        <translation>Enregistrer la page</translation>
    </message>
    <message>
        <source>Pages (*.attnpage)</source>
        <translation>Pages (*.attnpage)</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>Export the page</source>
        <translation>Exporter la page</translation>
    </message>
    <message>
        <source>PDF, vector (*.pdf)</source>
        <translation>PDF, vectoriel (*.pdf)</translation>
    </message>
    <message>
        <source>SVG, vector (*.svg)</source>
        <translation>SVG, vectoriel (*.svg)</translation>
    </message>
    <message>
        <source>PNG, pixels (*.png)</source>
        <translation>PNG, pixels (*.png)</translation>
    </message>
    <message>
        <source>TikZ, for LaTeX (*.tex)</source>
        <translation>TikZ, pour LaTeX (*.tex)</translation>
    </message>
    <message>
        <source>CSV, numbers (*.csv)</source>
        <translation>CSV, nombres (*.csv)</translation>
    </message>
    <message>
        <source>figure.pdf</source>
        <translation>figure.pdf</translation>
    </message>
    <message>
        <source>the page</source>
        <translation>la page</translation>
    </message>
    <message>
        <source>Save the changes to %1?</source>
        <translation>Enregistrer les modifications de %1&#x202f;?</translation>
    </message>
    <message>
        <source>AttentionScope closed unexpectedly. Restore your page?</source>
        <translation>AttentionScope s’est fermé de façon inattendue. Restaurer votre page&#x202f;?</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
</context>
<context>
    <name>PageSize</name>
    <message>
        <source>Science, 1 column</source>
        <translation>Science, 1 colonne</translation>
    </message>
    <message>
        <source>1 column</source>
        <translation>1 colonne</translation>
    </message>
    <message>
        <source>1½ columns</source>
        <translation>1½ colonne</translation>
    </message>
    <message>
        <source>Science, 2 columns</source>
        <translation>Science, 2 colonnes</translation>
    </message>
    <message>
        <source>text width</source>
        <translation>largeur du texte</translation>
    </message>
    <message>
        <source>2 columns</source>
        <translation>2 colonnes</translation>
    </message>
    <message>
        <source>Science, 3 columns</source>
        <translation>Science, 3 colonnes</translation>
    </message>
    <message>
        <source>ACL column</source>
        <translation>colonne ACL</translation>
    </message>
    <message>
        <source>ACL text width</source>
        <translation>largeur du texte ACL</translation>
    </message>
    <message>
        <source>ICML column</source>
        <translation>colonne ICML</translation>
    </message>
    <message>
        <source>ICML text width</source>
        <translation>largeur du texte ICML</translation>
    </message>
    <message>
        <source>NeurIPS text width</source>
        <translation>largeur du texte NeurIPS</translation>
    </message>
    <message>
        <source>A4 page</source>
        <translation>page A4</translation>
    </message>
    <message>
        <source>Slide 16:9</source>
        <translation>diapositive 16:9</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>PanelList</name>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>%1 pt</source>
        <translation>%1 pt</translation>
    </message>
    <message>
        <source>print it under the panels</source>
        <translation>l’imprimer sous les panneaux</translation>
    </message>
    <message>
        <source>+ Add</source>
        <translation>+ Ajouter</translation>
    </message>
    <message>
        <source>Add a panel: what the window shows, a text, a saved figure, or a whole template</source>
        <translation>Ajouter un panneau&#xa0;: ce que la fenêtre affiche, un texte, une figure enregistrée ou un gabarit entier</translation>
    </message>
    <message>
        <source>Panels of the page; drag them into another order</source>
        <translation>Panneaux de la page&#x202f;; faites-les glisser pour changer leur ordre</translation>
    </message>
    <message>
        <source>Drag a panel to another place in the order, or move it with Alt+Up and Alt+Down</source>
        <translation>Faites glisser un panneau à une autre place, ou déplacez-le avec Alt+↑ et Alt+↓</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Panneaux</translation>
    </message>
    <message>
        <source>Held together</source>
        <translation>Tenus ensemble</translation>
    </message>
    <message>
        <source>Maps of weights have one range of colours, and one colour bar beside the first</source>
        <translation>Les cartes de poids ont une même plage de couleurs, et une seule barre de couleurs à côté de la première</translation>
    </message>
    <message>
        <source>one colour bar</source>
        <translation>une barre de couleurs</translation>
    </message>
    <message>
        <source>equal cells</source>
        <translation>cellules égales</translation>
    </message>
    <message>
        <source>Maps in a row begin at one height, maps in a column at one place</source>
        <translation>Les cartes d’une rangée commencent à une même hauteur, celles d’une colonne au même endroit</translation>
    </message>
    <message>
        <source>axes aligned</source>
        <translation>axes alignés</translation>
    </message>
    <message>
        <source>Token labels have one size on the whole page</source>
        <translation>Les étiquettes des tokens ont une même taille sur toute la page</translation>
    </message>
    <message>
        <source>one text size</source>
        <translation>une taille de texte</translation>
    </message>
    <message>
        <source>What the figure shows</source>
        <translation>Ce que montre la figure</translation>
    </message>
    <message>
        <source>Caption of the figure</source>
        <translation>Légende de la figure</translation>
    </message>
    <message>
        <source>Journals set captions themselves; on a slide it stands on the page</source>
        <translation>Les revues composent les légendes elles-mêmes&#x202f;; sur une diapositive, la légende se trouve sur la page</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>Légende</translation>
    </message>
    <message>
        <source>too small: %1</source>
        <translation>trop petit&#xa0;: %1</translation>
    </message>
    <message>
        <source>cannot be drawn</source>
        <translation>ne peut pas être dessiné</translation>
    </message>
    <message>
        <source>In panels of one map, cells are as large as the smallest of them</source>
        <translation>Les cellules des cartes isolées sont aussi grandes que les plus petites d’entre elles</translation>
    </message>
</context>
<context>
    <name>PanelProperties</name>
    <message>
        <source>Open in window</source>
        <translation>Vers la fenêtre</translation>
    </message>
    <message>
        <source>Shows this panel&apos;s session in the main window</source>
        <translation>Affiche la session de ce panneau dans la fenêtre principale</translation>
    </message>
    <message>
        <source>Take from window</source>
        <translation>De la fenêtre</translation>
    </message>
    <message>
        <source>Replaces this panel by what the main window shows</source>
        <translation>Remplace ce panneau par ce que la fenêtre principale affiche</translation>
    </message>
    <message>
        <source>Pick a panel to set its place, colours and labels.</source>
        <translation>Sélectionnez un panneau pour régler sa place, ses couleurs et ses étiquettes.</translation>
    </message>
    <message>
        <source>Heading beside its letter</source>
        <translation>Titre à côté de sa lettre</translation>
    </message>
    <message>
        <source>Heading of the panel</source>
        <translation>Titre du panneau</translation>
    </message>
    <message>
        <source>Text of the panel</source>
        <translation>Texte du panneau</translation>
    </message>
    <message>
        <source>Place and size</source>
        <translation>Place et taille</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>columns of the grid</source>
        <translation>colonnes de la grille</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Token labels</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>auto</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>values in cells</source>
        <translation>valeurs dans les cellules</translation>
    </message>
    <message>
        <source>axis names</source>
        <translation>noms des axes</translation>
    </message>
    <message>
        <source>colour bar</source>
        <translation>barre de couleurs</translation>
    </message>
    <message>
        <source>own colour bar and range</source>
        <translation>barre et plage propres</translation>
    </message>
    <message>
        <source>This panel does not share the colours of the others</source>
        <translation>Ce panneau ne partage pas les couleurs des autres</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aspect</translation>
    </message>
    <message>
        <source>Hide values</source>
        <translation>Sans valeurs</translation>
    </message>
    <message>
        <source>Draws the cells without their numbers</source>
        <translation>Dessine les cellules sans leurs nombres</translation>
    </message>
    <message>
        <source>Widen</source>
        <translation>Élargir</translation>
    </message>
    <message>
        <source>Makes the panel as wide as its text needs</source>
        <translation>Rend le panneau aussi large que son texte le demande</translation>
    </message>
    <message>
        <source>Each panel is a session of its own; the page keeps all of them and reopens from its PDF.</source>
        <translation>Chaque panneau est une session à lui seul&#x202f;; la page les garde tous et se rouvre depuis son PDF.</translation>
    </message>
    <message>
        <source>No panel picked</source>
        <translation>Aucun panneau sélectionné</translation>
    </message>
    <message>
        <source>Too small to print: %1. Its text reaches %2 pt if the panel is %3 mm wide.</source>
        <translation>Trop petit pour l’impression&#xa0;: %1. Son texte atteint %2 pt si le panneau est large de %3 mm.</translation>
    </message>
</context>
<context>
    <name>PartName</name>
    <message>
        <source>token embedding</source>
        <translation>embedding de token</translation>
    </message>
    <message>
        <source>position</source>
        <translation>position</translation>
    </message>
    <message>
        <source>segment</source>
        <translation>segment</translation>
    </message>
    <message>
        <source>bias of the embedding’s projection</source>
        <translation>biais de la projection de l’embedding</translation>
    </message>
    <message>
        <source>norm biases</source>
        <translation>biais des normes</translation>
    </message>
    <message>
        <source>output biases</source>
        <translation>biais de sortie</translation>
    </message>
    <message>
        <source>cross head %1.%2</source>
        <translation>tête croisée %1.%2</translation>
    </message>
    <message>
        <source>head %1.%2</source>
        <translation>tête %1.%2</translation>
    </message>
    <message>
        <source>feed-forward %1</source>
        <translation>feed-forward %1</translation>
    </message>
    <message>
        <source>convolution %1</source>
        <translation>convolution %1</translation>
    </message>
    <message>
        <source>query bias</source>
        <translation>biais de requête</translation>
    </message>
    <message>
        <source>key bias</source>
        <translation>biais de clé</translation>
    </message>
    <message>
        <source>added key</source>
        <translation>clé ajoutée</translation>
    </message>
    <message>
        <source>vector of the file</source>
        <translation>vecteur du fichier</translation>
    </message>
    <message>
        <source>language head&apos;s bias</source>
        <translation>biais de la tête de langue</translation>
    </message>
    <message>
        <source>vocabulary bias</source>
        <translation>biais du vocabulaire</translation>
    </message>
    <message>
        <source>ff %1’s biases</source>
        <translation>biais de ff %1</translation>
    </message>
    <message>
        <source>%1 → ff %2</source>
        <translation>%1 → ff %2</translation>
    </message>
    <message>
        <source>the other %1</source>
        <translation>les %1 autres</translation>
    </message>
    <message>
        <source>token gate %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PatchCanvas</name>
    <message>
        <source>The answer with the second run&apos;s numbers, layer by layer</source>
        <translation>La réponse avec les nombres de la seconde exécution, couche par couche</translation>
    </message>
</context>
<context>
    <name>PatchThumbnail</name>
    <message>
        <source>The picture as the model sees it</source>
        <translation>L’image telle que le modèle la voit</translation>
    </message>
    <message>
        <source>The picture as the model sees it; a click on a patch shows what it attends to</source>
        <translation>L’image telle que le modèle la voit&#x202f;; un clic sur un patch montre sur quoi il porte son attention</translation>
    </message>
</context>
<context>
    <name>PatchWords</name>
    <message>
        <source>distillation</source>
        <translation>distillation</translation>
    </message>
    <message>
        <source>1 register</source>
        <translation>1 registre</translation>
    </message>
    <message>
        <source>%1 registers</source>
        <translation>%1 registres</translation>
    </message>
    <message>
        <source>the pooling probe</source>
        <translation>la sonde de pooling</translation>
    </message>
    <message>
        <source>patch %1,%2</source>
        <translation>patch %1,%2</translation>
    </message>
    <message>
        <source>patches</source>
        <translation>patchs</translation>
    </message>
    <message>
        <source>hidden until it has been guessed</source>
        <translation>caché jusqu’au pronostic</translation>
    </message>
    <message>
        <source>on %1 %2</source>
        <translation>sur %1 %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>The preprocessor&apos;s crop cut off %1 % of the photo&apos;s width and %2 % of its height.</source>
        <translation>Le recadrage du préprocesseur a coupé %1&#xa0;% de la largeur de la photo et %2&#xa0;% de sa hauteur.</translation>
    </message>
    <message>
        <source>The preprocessor&apos;s crop cut off %1 % of the photo&apos;s width.</source>
        <translation>Le recadrage du préprocesseur a coupé %1&#xa0;% de la largeur de la photo.</translation>
    </message>
    <message>
        <source>The preprocessor&apos;s crop cut off %1 % of the photo&apos;s height.</source>
        <translation>Le recadrage du préprocesseur a coupé %1&#xa0;% de la hauteur de la photo.</translation>
    </message>
    <message>
        <source>cut off: %1 % of the width, %2 % of the height</source>
        <translation>coupé&#xa0;: %1&#xa0;% de la largeur, %2&#xa0;% de la hauteur</translation>
    </message>
    <message>
        <source>cut off: %1 % of the width</source>
        <translation>coupé&#xa0;: %1&#xa0;% de la largeur</translation>
    </message>
    <message>
        <source>cut off: %1 % of the height</source>
        <translation>coupé&#xa0;: %1&#xa0;% de la hauteur</translation>
    </message>
    <message>
        <source> · up to the %1 % quantile</source>
        <translation> · jusqu’au quantile %1&#xa0;%</translation>
    </message>
</context>
<context>
    <name>PictureCanvas</name>
    <message>
        <source>Picture with attention weights</source>
        <translation>Image avec poids d’attention</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>ligne %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>colonne %1</translation>
    </message>
    <message>
        <source>%1 · this row</source>
        <translation>%1 · cette ligne</translation>
    </message>
</context>
<context>
    <name>PictureControls</name>
    <message>
        <source>the largest</source>
        <translation>le plus grand</translation>
    </message>
    <message>
        <source>%1 % quantile</source>
        <translation>quantile %1&#x202f;%</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Requête</translation>
    </message>
    <message>
        <source>Which token is the query</source>
        <translation>Quel token est la requête</translation>
    </message>
    <message>
        <source>The token whose attention is shown: a special token, or a patch, which you can also click. Home chooses [CLS], the token of the whole picture.</source>
        <translation>Le token dont l’attention est montrée&#xa0;: un token spécial, ou un patch, sur lequel vous pouvez aussi cliquer. Home choisit [CLS], le token de l’image entière.</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>What the colours stand for</source>
        <translation>Ce que représentent les couleurs</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>poids</translation>
    </message>
    <message>
        <source>‖weight · v Wᴼ‖</source>
        <translation>‖poids · v Wᴼ‖</translation>
    </message>
    <message>
        <source>Weights, or how long the vector is that each patch adds: large weights on short values count less</source>
        <translation>Les poids, ou la longueur du vecteur qu’ajoute chaque patch&#xa0;: de grands poids sur des valeurs courtes comptent moins</translation>
    </message>
    <message>
        <source>Up to</source>
        <translation>Jusqu’à</translation>
    </message>
    <message>
        <source>Where the colours end</source>
        <translation>Où finissent les couleurs</translation>
    </message>
    <message>
        <source>The number that has the brightest colour; larger numbers share it, so that one bright patch does not hide the rest</source>
        <translation>Le nombre qui a la couleur la plus claire&#x202f;; les nombres plus grands la partagent, pour qu’un seul patch clair ne cache pas le reste</translation>
    </message>
    <message>
        <source>Opacity of the weights over the picture, in percent</source>
        <translation>Opacité des poids sur l’image, en pour cent</translation>
    </message>
    <message>
        <source>How much of the picture shows through the weights</source>
        <translation>À quel point l’image se voit à travers les poids</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Poids</translation>
    </message>
    <message>
        <source>pooling probe</source>
        <translation>sonde de pooling</translation>
    </message>
</context>
<context>
    <name>PictureInput</name>
    <message>
        <source>Open picture…</source>
        <translation>Ouvrir une image…</translation>
    </message>
    <message>
        <source>A PNG or JPEG file; dropping one on the window does the same</source>
        <translation>Un fichier PNG ou JPEG&#x202f;; le déposer sur la fenêtre revient au même</translation>
    </message>
    <message>
        <source>There is no preprocessor_config.json, so mean and standard deviation are taken to be 0.5.</source>
        <translation>Il n’y a pas de preprocessor_config.json, la moyenne et l’écart type sont donc supposés égaux à 0.5.</translation>
    </message>
    <message>
        <source>%1 × %2 pixels in %3 × %4 patches</source>
        <translation>%1 × %2 pixels en %3 × %4 patchs</translation>
    </message>
    <message>
        <source>Drop a picture here, PNG or JPEG.</source>
        <translation>Déposez ici une image, PNG ou JPEG.</translation>
    </message>
    <message>
        <source>%1, and %2</source>
        <translation>%1, et %2</translation>
    </message>
</context>
<context>
    <name>PictureView</name>
    <message>
        <source>probe</source>
        <translation>sonde</translation>
    </message>
    <message>
        <source>%1, length %2</source>
        <translation>%1, longueur %2</translation>
    </message>
    <message>
        <source>Pooling probe: %1</source>
        <translation>Sonde de pooling&#xa0;: %1</translation>
    </message>
    <message>
        <source>Query %1: %2</source>
        <translation>Requête %1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>PositionWords</name>
    <message>
        <source>s − m·|i − j|, m = %1</source>
        <translation>s − m·|i − j|, m = %1</translation>
    </message>
    <message>
        <source>s + m·(j − i), m = %1</source>
        <translation>s + m·(j − i), m = %1</translation>
    </message>
    <message>
        <source>s + m·j, m = %1</source>
        <translation>s + m·j, m = %1</translation>
    </message>
    <message>
        <source>s = q·k ∕ √d</source>
        <translation>s = q·k ∕ √d</translation>
    </message>
    <message>
        <source>x + p before q and k</source>
        <translation>x + p avant q et k</translation>
    </message>
    <message>
        <source>q and k rotated by i·θ and j·θ</source>
        <translation>q et k tournés de i·θ et j·θ</translation>
    </message>
    <message>
        <source>s + b of the distance i − j</source>
        <translation>s + b de la distance i − j</translation>
    </message>
    <message>
        <source>s + b of each i and j</source>
        <translation>s + b de chaque i et j</translation>
    </message>
    <message>
        <source>s + q·K of i − j + k·Q of i − j</source>
        <translation>s + q·K de i − j + k·Q de i − j</translation>
    </message>
    <message>
        <source>only permuted</source>
        <translation>seulement permutée</translation>
    </message>
    <message>
        <source>a different map</source>
        <translation>une autre carte</translation>
    </message>
    <message>
        <source>The same words, W_Q and W_K in all columns. Shuffle the words to see which maps know their order.</source>
        <translation>Les mêmes mots, W_Q et W_K dans toutes les colonnes. Mélangez les mots pour voir quelles cartes connaissent leur ordre.</translation>
    </message>
    <message>
        <source>Put back in order, these maps are not those of the words as typed: the order makes a difference.</source>
        <translation>Remises en ordre, ces cartes ne sont pas celles des mots tels qu’ils ont été tapés&#xa0;: l’ordre fait une différence.</translation>
    </message>
    <message>
        <source>Even without positions the map changes (largest difference %1): the mask follows the order of the words. Choose a mask that hides nothing.</source>
        <translation>Même sans positions, la carte change (plus grande différence&#xa0;: %1)&#xa0;: le masque suit l’ordre des mots. Choisissez un masque qui ne cache rien.</translation>
    </message>
    <message>
        <source>Without positions the map is only permuted: put back in order, it is the same map (largest difference %1).</source>
        <translation>Sans positions, la carte est seulement permutée&#xa0;: remise en ordre, c’est la même carte (plus grande différence&#xa0;: %1).</translation>
    </message>
    <message>
        <source>With the other encodings the map changes: the order of the words makes a difference.</source>
        <translation>Avec les autres encodages, la carte change&#xa0;: l’ordre des mots fait une différence.</translation>
    </message>
    <message>
        <source>q and k rotated by row and column</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PositionsBench</name>
    <message>
        <source>Position encodings are compared in a teaching module, because its encoding can be changed. Press Ctrl+T, or choose one under Model in the top bar.</source>
        <translation>On compare les encodages positionnels dans un module pédagogique, parce que son encodage peut être changé. Appuyez sur Ctrl+T, ou choisissez-en un sous Modèle dans la barre du haut.</translation>
    </message>
    <message>
        <source>Position encodings are compared within one text. Remove the second text under Input.</source>
        <translation>On compare les encodages positionnels dans un seul texte. Retirez le second texte sous Entrée.</translation>
    </message>
    <message>
        <source>This view would reveal the row that is being guessed. Press Show under Predict first.</source>
        <translation>Cette vue révélerait la ligne à deviner. Appuyez d’abord sur Montrer, sous Pronostic.</translation>
    </message>
    <message>
        <source>Computing position encodings …</source>
        <translation>Calcul des encodages positionnels …</translation>
    </message>
</context>
<context>
    <name>PositionsView</name>
    <message>
        <source>no positions</source>
        <translation>sans positions</translation>
    </message>
    <message>
        <source>&amp;Shuffle the words</source>
        <translation>&amp;Mélanger les mots</translation>
    </message>
    <message>
        <source>Another order</source>
        <translation>Un autre ordre</translation>
    </message>
    <message>
        <source>Score over distance: the key&apos;s position minus the query&apos;s. The line is the chosen pair&apos;s mean over all positions, large dots are the pair&apos;s cells, small dots all others.</source>
        <translation>Score selon la distance&#xa0;: la position de la clé moins celle de la requête. La ligne est la moyenne de la paire choisie sur toutes les positions, les grands points sont les cellules de la paire, les petits toutes les autres.</translation>
    </message>
    <message>
        <source>One head with several position encodings</source>
        <translation>Une tête avec plusieurs encodages positionnels</translation>
    </message>
    <message>
        <source>no column</source>
        <translation>pas de colonne</translation>
    </message>
    <message>
        <source>Position encoding of column %1</source>
        <translation>Encodage positionnel de la colonne %1</translation>
    </message>
    <message>
        <source>The position encoding of column %1</source>
        <translation>L’encodage positionnel de la colonne %1</translation>
    </message>
    <message>
        <source>Put the words into another order, in every column</source>
        <translation>Mettre les mots dans un autre ordre, dans chaque colonne</translation>
    </message>
    <message>
        <source>Put them into yet another order</source>
        <translation>Les mettre dans un autre ordre encore</translation>
    </message>
</context>
<context>
    <name>Presenter</name>
    <message>
        <source>&amp;Present</source>
        <translation>&amp;Présenter</translation>
    </message>
    <message>
        <source>Show this view alone, larger, on the full screen (F5)</source>
        <translation>Montrer cette vue seule, plus grande, en plein écran (F5)</translation>
    </message>
    <message>
        <source>The screen is black.</source>
        <translation>L’écran est noir.</translation>
    </message>
    <message>
        <source>The screen is white.</source>
        <translation>L’écran est blanc.</translation>
    </message>
    <message>
        <source>Keys while presenting</source>
        <translation>Touches pendant la présentation</translation>
    </message>
    <message>
        <source>This session cannot hold more lines. Erase some to make room.</source>
        <translation>Cette session ne peut pas contenir plus de traits. Effacez-en pour faire de la place.</translation>
    </message>
    <message>
        <source>This view is being presented on another screen. F5 goes there; Esc ends it there.</source>
        <translation>Cette vue est en cours de présentation sur un autre écran. F5 y va&#x202f;; Échap y met fin.</translation>
    </message>
    <message>
        <source>? shows the keys, Esc ends.</source>
        <translation>? montre les touches, Échap termine.</translation>
    </message>
    <message>
        <source>%1 times as large</source>
        <translation>%1 fois plus grand</translation>
    </message>
    <message>
        <source>The spotlight is off.</source>
        <translation>Le coup de projecteur est éteint.</translation>
    </message>
    <message>
        <source>The spotlight is on. Only Map and Steps show it.</source>
        <translation>Le coup de projecteur est allumé. Seules Carte et Étapes le montrent.</translation>
    </message>
    <message>
        <source>The spotlight is on the chosen row and column; S turns it off.</source>
        <translation>Le coup de projecteur est sur la ligne et la colonne choisies&#x202f;; S l’éteint.</translation>
    </message>
    <message>
        <source>The mouse no longer draws.</source>
        <translation>La souris ne dessine plus.</translation>
    </message>
    <message>
        <source>You can draw only on the cells of Map and Steps.</source>
        <translation>On ne peut dessiner que sur les cellules de Carte et d’Étapes.</translation>
    </message>
    <message>
        <source>The mouse draws; P puts the pen away.</source>
        <translation>La souris dessine&#x202f;; P range le stylo.</translation>
    </message>
    <message>
        <source>The mouse erases lines; E puts the eraser away.</source>
        <translation>La souris efface des traits&#x202f;; E range la gomme.</translation>
    </message>
    <message>
        <source>The lines drawn on this view are erased; Ctrl+Z brings them back.</source>
        <translation>Les traits dessinés sur cette vue sont effacés&#x202f;; Ctrl+Z les ramène.</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>There is only one screen.</source>
        <translation>Il n’y a qu’un écran.</translation>
    </message>
    <message>
        <source>Present  F5</source>
        <translation>Présenter  F5</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Présenter</translation>
    </message>
    <message>
        <source>No lesson is open, so there is no question.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This step asks nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The row is revealed; Ctrl+Z hides it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>← and → choose a token, a number sets its hands; R reveals the row.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PresenterActions</name>
    <message>
        <source>The lesson&apos;s next step</source>
        <translation>L’étape suivante de la leçon</translation>
    </message>
    <message>
        <source>The previous step</source>
        <translation>L’étape précédente</translation>
    </message>
    <message>
        <source>Spotlight on the chosen row and column</source>
        <translation>Coup de projecteur sur la ligne et la colonne choisies</translation>
    </message>
    <message>
        <source>Pen: draw on the cells</source>
        <translation>Stylo&#xa0;: dessiner sur les cellules</translation>
    </message>
    <message>
        <source>Eraser: remove lines</source>
        <translation>Gomme&#xa0;: effacer des traits</translation>
    </message>
    <message>
        <source>Erase all lines drawn on this view</source>
        <translation>Effacer tous les traits dessinés sur cette vue</translation>
    </message>
    <message>
        <source>Black screen</source>
        <translation>Écran noir</translation>
    </message>
    <message>
        <source>White screen</source>
        <translation>Écran blanc</translation>
    </message>
    <message>
        <source>Everything larger</source>
        <translation>Tout plus grand</translation>
    </message>
    <message>
        <source>Everything smaller</source>
        <translation>Tout plus petit</translation>
    </message>
    <message>
        <source>Notes, the next step and a timer</source>
        <translation>Les notes, l’étape suivante et un minuteur</translation>
    </message>
    <message>
        <source>Move to the next screen</source>
        <translation>Passer sur l’écran suivant</translation>
    </message>
    <message>
        <source>These keys</source>
        <translation>Ces touches</translation>
    </message>
    <message>
        <source>End; everything is as it was before</source>
        <translation>Terminer&#x202f;; tout redevient comme avant</translation>
    </message>
    <message>
        <source>◀ Back</source>
        <translation>◀ Retour</translation>
    </message>
    <message>
        <source>Next ▶</source>
        <translation>Suivant ▶</translation>
    </message>
    <message>
        <source>Spotlight  S</source>
        <translation>Projecteur  S</translation>
    </message>
    <message>
        <source>Pen  P</source>
        <translation>Stylo  P</translation>
    </message>
    <message>
        <source>Eraser  E</source>
        <translation>Gomme  E</translation>
    </message>
    <message>
        <source>Black  B</source>
        <translation>Noir  B</translation>
    </message>
    <message>
        <source>White  W</source>
        <translation>Blanc  W</translation>
    </message>
    <message>
        <source>Smaller  −</source>
        <translation>Plus petit  −</translation>
    </message>
    <message>
        <source>Larger  +</source>
        <translation>Plus grand  +</translation>
    </message>
    <message>
        <source>Screen  X</source>
        <translation>Écran  X</translation>
    </message>
    <message>
        <source>End  Esc</source>
        <translation>Terminer  Échap</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Space, Shift+Space</source>
        <translation>Espace, Maj+Espace</translation>
    </message>
    <message>
        <source>The next and the previous step, unless the view itself uses these keys</source>
        <translation>L’étape suivante et la précédente, sauf si la vue utilise elle-même ces touches</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>Choose another cell</source>
        <translation>Choisir une autre cellule</translation>
    </message>
    <message>
        <source>Ctrl+1 … 9, Alt + arrow keys</source>
        <translation>Ctrl+1 … 9, Alt + flèches</translation>
    </message>
    <message>
        <source>Another view, another head</source>
        <translation>Une autre vue, une autre tête</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <source>Undo, ink too</source>
        <translation>Annuler, les traits aussi</translation>
    </message>
    <message>
        <source>The step&apos;s question over the view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer to the question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reveal the row that is guessed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type how many hands are raised for each token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question  Q</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer  A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reveal  R</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands  H</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PresenterCell</name>
    <message>
        <source>This query&apos;s weights</source>
        <translation>Les poids de cette requête</translation>
    </message>
    <message>
        <source>The chosen cell</source>
        <translation>La cellule choisie</translation>
    </message>
    <message>
        <source>Its weight</source>
        <translation>Son poids</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>of this row&apos;s weight · layer %1, head %2</source>
        <translation>du poids de cette ligne · couche %1, tête %2</translation>
    </message>
    <message>
        <source>the other key</source>
        <translation>l’autre clé</translation>
    </message>
    <message>
        <source>the other %1 keys</source>
        <translation>les %1 autres clés</translation>
    </message>
</context>
<context>
    <name>PresenterNotes</name>
    <message>
        <source>Notes — AttentionScope</source>
        <translation>Notes — AttentionScope</translation>
    </message>
    <message>
        <source>Notes of this step</source>
        <translation>Notes de cette étape</translation>
    </message>
    <message>
        <source>What the audience sees</source>
        <translation>Ce que voit le public</translation>
    </message>
    <message>
        <source>No preview of this step.</source>
        <translation>Pas d’aperçu de cette étape.</translation>
    </message>
    <message>
        <source>Audience sees</source>
        <translation>Le public voit</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Ensuite</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>A −</source>
        <translation>A −</translation>
    </message>
    <message>
        <source>Smaller letters in the notes</source>
        <translation>Lettres plus petites dans les notes</translation>
    </message>
    <message>
        <source>A +</source>
        <translation>A +</translation>
    </message>
    <message>
        <source>Larger letters in the notes</source>
        <translation>Lettres plus grandes dans les notes</translation>
    </message>
    <message>
        <source>No lesson is open</source>
        <translation>Aucune leçon n’est ouverte</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>This step has no notes.</source>
        <translation>Cette étape n’a pas de notes.</translation>
    </message>
    <message>
        <source>This is the last step.</source>
        <translation>C’est la dernière étape.</translation>
    </message>
    <message>
        <source>The view does not change.</source>
        <translation>La vue ne change pas.</translation>
    </message>
    <message>
        <source>planned: %1 min</source>
        <translation>prévu&#xa0;: %1 min</translation>
    </message>
    <message>
        <source>This step begins with a guess.</source>
        <translation>Cette étape commence par un pronostic.</translation>
    </message>
    <message>
        <source>drawing…</source>
        <translation>dessin en cours…</translation>
    </message>
    <message>
        <source>This step cannot be opened.</source>
        <translation>Cette étape ne peut pas être ouverte.</translation>
    </message>
    <message>
        <source>No lesson is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>**Question:** %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>**Answer:** %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PresenterQuestion</name>
    <message>
        <source>The lesson does not tell the answer.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PresenterWall</name>
    <message>
        <source>AttentionScope, presented</source>
        <translation>AttentionScope, en présentation</translation>
    </message>
    <message>
        <source>Presentation</source>
        <translation>Présentation</translation>
    </message>
    <message>
        <source>Step of the lesson</source>
        <translation>Étape de la leçon</translation>
    </message>
    <message>
        <source>Title of the step</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PresetTitles</name>
    <message>
        <source>One head, fused (d k)</source>
        <translation>Une tête, fusionnée (d k)</translation>
    </message>
    <message>
        <source>Heads, fused (d k h)</source>
        <translation>Têtes, fusionnées (d k h)</translation>
    </message>
    <message>
        <source>Block of d_model / H</source>
        <translation>Bloc de d_model / H</translation>
    </message>
    <message>
        <source>Biases, d_model 512</source>
        <translation>Biais, d_model 512</translation>
    </message>
    <message>
        <source>d_in, d_k, d_v differ</source>
        <translation>d_in, d_k, d_v différents</translation>
    </message>
    <message>
        <source>Cross-attention</source>
        <translation>Attention croisée</translation>
    </message>
    <message>
        <source>Causal mask, two ways</source>
        <translation>Masque causal, deux façons</translation>
    </message>
    <message>
        <source>Σ head · W = concat · W</source>
        <translation>Σ tête · W = concat · W</translation>
    </message>
    <message>
        <source>By hand: whole numbers, √d = 2</source>
        <translation>À la main&#xa0;: nombres entiers, √d = 2</translation>
    </message>
    <message>
        <source>One head of four dimensions with small whole numbers, to be computed with a pencil.</source>
        <translation>Une tête de quatre dimensions avec de petits nombres entiers, à calculer au crayon.</translation>
    </message>
    <message>
        <source>Grouped-query (GQA)</source>
        <translation>Requêtes groupées (GQA)</translation>
    </message>
    <message>
        <source>Multi-query (MQA)</source>
        <translation>Multi-requêtes (MQA)</translation>
    </message>
    <message>
        <source>Plain, any number of tokens</source>
        <translation>Simple, nombre quelconque de tokens</translation>
    </message>
    <message>
        <source>Sliding window of 3</source>
        <translation>Fenêtre glissante de 3</translation>
    </message>
    <message>
        <source>Prefix-LM</source>
        <translation>Prefix-LM</translation>
    </message>
    <message>
        <source>Dilated</source>
        <translation>Dilaté</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>Segments</translation>
    </message>
    <message>
        <source>Window and global</source>
        <translation>Fenêtre et global</translation>
    </message>
    <message>
        <source>−3.4e38 added (HF eager)</source>
        <translation>−3.4e38 ajouté (HF eager)</translation>
    </message>
    <message>
        <source>−10000 added (BERT)</source>
        <translation>−10000 ajouté (BERT)</translation>
    </message>
    <message>
        <source>Last 3 queries, K and V cached</source>
        <translation>3 dernières requêtes, K et V en cache</translation>
    </message>
    <message>
        <source>Sinusoidal</source>
        <translation>Sinusoïdal</translation>
    </message>
    <message>
        <source>RoPE, half-split</source>
        <translation>RoPE, par moitiés</translation>
    </message>
    <message>
        <source>RoPE, interleaved</source>
        <translation>RoPE, entrelacé</translation>
    </message>
    <message>
        <source>RoPE, partial</source>
        <translation>RoPE, partiel</translation>
    </message>
    <message>
        <source>RoPE scaled, Llama 3</source>
        <translation>RoPE mis à l’échelle, Llama 3</translation>
    </message>
    <message>
        <source>RoPE scaled, YaRN</source>
        <translation>RoPE mis à l’échelle, YaRN</translation>
    </message>
    <message>
        <source>ALiBi, causal</source>
        <translation>ALiBi, causal</translation>
    </message>
    <message>
        <source>ALiBi, symmetric</source>
        <translation>ALiBi, symétrique</translation>
    </message>
    <message>
        <source>ALiBi as in BLOOM</source>
        <translation>ALiBi comme dans BLOOM</translation>
    </message>
    <message>
        <source>T5 distance buckets, unscaled</source>
        <translation>Classes de distance T5, sans mise à l’échelle</translation>
    </message>
    <message>
        <source>Content and position terms (DeBERTa)</source>
        <translation>Termes de contenu et de position (DeBERTa)</translation>
    </message>
    <message>
        <source>Distances have vectors of their own: a score is the sum of content to content, content to position and position to content.</source>
        <translation>Les distances ont leurs propres vecteurs&#xa0;: un score est la somme de contenu vers contenu, contenu vers position et position vers contenu.</translation>
    </message>
    <message>
        <source>Temperature 0.5</source>
        <translation>Température 0.5</translation>
    </message>
    <message>
        <source>Soft-cap 20 (Gemma 2)</source>
        <translation>Plafonnement doux 20 (Gemma 2)</translation>
    </message>
    <message>
        <source>Query and key norm, RoPE (Qwen3)</source>
        <translation>Norme de la requête et de la clé, RoPE (Qwen3)</translation>
    </message>
    <message>
        <source>Learned sinks (gpt-oss)</source>
        <translation>Puits appris (gpt-oss)</translation>
    </message>
    <message>
        <source>Softmax off by one</source>
        <translation>Softmax décalé de un</translation>
    </message>
    <message>
        <source>Extreme scores</source>
        <translation>Scores extrêmes</translation>
    </message>
    <message>
        <source>Measures of the weights</source>
        <translation>Mesures des poids</translation>
    </message>
    <message>
        <source>torch: in_proj, causal</source>
        <translation>torch&#xa0;: in_proj, causal</translation>
    </message>
    <message>
        <source>torch: cross-attention</source>
        <translation>torch&#xa0;: attention croisée</translation>
    </message>
    <message>
        <source>torch: bias_kv and zero_attn</source>
        <translation>torch&#xa0;: bias_kv et zero_attn</translation>
    </message>
    <message>
        <source>torch: float attn_mask</source>
        <translation>torch&#xa0;: attn_mask flottant</translation>
    </message>
    <message>
        <source>Chunks of 4 tokens (Llama 4)</source>
        <translation>Tronçons de 4 tokens (Llama 4)</translation>
    </message>
    <message>
        <source>A token sees only its own chunk of the text, as in most layers of Llama 4.</source>
        <translation>Un token ne voit que son propre tronçon du texte, comme dans la plupart des couches de Llama 4.</translation>
    </message>
    <message>
        <source>No positions, longer queries (Llama 4)</source>
        <translation>Sans positions, requêtes longues (Llama 4)</translation>
    </message>
    <message>
        <source>No positions are encoded, and the queries of later tokens are longer, as in every fourth layer of Llama 4.</source>
        <translation>Aucune position n’est encodée, et les requêtes des tokens qui viennent plus tard sont plus longues, comme dans une couche sur quatre de Llama 4.</translation>
    </message>
    <message>
        <source>Output gate for each head</source>
        <translation>Porte de sortie pour chaque tête</translation>
    </message>
    <message>
        <source>Each token opens or closes each head with one number between 0 and 1 (Qiu et al., 2025).</source>
        <translation>Chaque token ouvre ou ferme chaque tête avec un nombre entre 0 et 1 (Qiu et al., 2025).</translation>
    </message>
    <message>
        <source>Output gate for each number (Qwen3-Next)</source>
        <translation>Porte de sortie pour chaque nombre (Qwen3-Next)</translation>
    </message>
    <message>
        <source>Each token gates every number of a head&apos;s context, before the output projection.</source>
        <translation>Chaque token applique une porte à chaque nombre du contexte d’une tête, avant la projection de sortie.</translation>
    </message>
    <message>
        <source>Top-3 index of keys (DeepSeek-V3.2)</source>
        <translation>Index top-3 de clés (DeepSeek-V3.2)</translation>
    </message>
    <message>
        <source>A small index lets each query see only the 3 keys with the highest index scores.</source>
        <translation>Un petit index ne laisse voir à chaque requête que les 3 clés aux scores d’index les plus élevés.</translation>
    </message>
    <message>
        <source>Difference of two softmaxes</source>
        <translation>Différence de deux softmax</translation>
    </message>
    <message>
        <source>Heads come in pairs, and 0.8 times the second softmax is subtracted from the first, as in the Differential Transformer.</source>
        <translation>Les têtes vont par paires, et 0.8 fois le second softmax est soustrait du premier, comme dans le Differential Transformer.</translation>
    </message>
    <message>
        <source>Latents and a shared key (DeepSeek-V2)</source>
        <translation>Vecteurs latents et clé commune (DeepSeek-V2)</translation>
    </message>
    <message>
        <source>Queries, keys and values are projected from shorter vectors, and all heads share the part of the key that the rotary embedding rotates.</source>
        <translation>Les requêtes, les clés et les valeurs sont projetées de vecteurs plus courts, et toutes les têtes partagent la partie de la clé que fait tourner l’encodage rotatif.</translation>
    </message>
    <message>
        <source>Two of six experts (Mixtral)</source>
        <translation>Deux experts sur six (Mixtral)</translation>
    </message>
    <message>
        <source>After the attention, each token goes through the two feed-forward layers that a router chooses for it.</source>
        <translation>Après l’attention, chaque token traverse les deux couches feed-forward qu’un routeur choisit pour lui.</translation>
    </message>
    <message>
        <source>Sizes and projections</source>
        <translation>Tailles et projections</translation>
    </message>
    <message>
        <source>Masks</source>
        <translation>Masques</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Positions</translation>
    </message>
    <message>
        <source>Scores and weights</source>
        <translation>Scores et poids</translation>
    </message>
    <message>
        <source>torch.nn.MultiheadAttention</source>
        <translation>torch.nn.MultiheadAttention</translation>
    </message>
    <message>
        <source>As in models too large to run here</source>
        <translation>Comme dans des modèles trop grands pour tourner ici</translation>
    </message>
    <message>
        <source>Second stream (XLNet)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A token sees those before it and not itself, as in the stream by which XLNet predicts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RoPE of rows and columns (DINOv3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tokens are the squares of a picture with four columns: half of the pairs are rotated by the row, the others by the column.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProductPanel</name>
    <message>
        <source>One number, term by term</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, dimension %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turned by %1 radians: %2 · cos + %3 · sin = %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row of %1 × column %2 of %3: %4 products</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> + bias %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, clipped from %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>weight by distance, in tokens</source>
        <translation>poids selon la distance, en tokens</translation>
    </message>
    <message>
        <source>queries by entropy, in nats</source>
        <translation>requêtes selon l’entropie, en nats</translation>
    </message>
    <message>
        <source>queries by weight on the first token</source>
        <translation>requêtes selon le poids sur le premier token</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>couche %1</translation>
    </message>
    <message>
        <source>%1 texts</source>
        <translation>%1 textes</translation>
    </message>
    <message>
        <source>%1 of %2 texts</source>
        <translation>%1 textes sur %2</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 tokens</translation>
    </message>
    <message>
        <source>%1 heads</source>
        <translation>%1 têtes</translation>
    </message>
    <message>
        <source>without each head: %1 texts</source>
        <translation>en retirant chaque tête&#xa0;: %1 textes</translation>
    </message>
    <message>
        <source>the same weights as %1</source>
        <translation>les mêmes poids que %1</translation>
    </message>
    <message>
        <source>%1, before</source>
        <translation>%1, avant</translation>
    </message>
    <message>
        <source>%1, after</source>
        <translation>%1, après</translation>
    </message>
    <message>
        <source>%1 and %2 of every head</source>
        <translation>%1 et %2, chaque tête</translation>
    </message>
    <message>
        <source>step of the training</source>
        <translation>étape de l’entraînement</translation>
    </message>
    <message>
        <source>%1 of every head, step by step</source>
        <translation>%1, chaque tête, étape par étape</translation>
    </message>
    <message>
        <source>95 %: %1 to %2, of %3</source>
        <translation>95&#xa0;%&#xa0;: %1 à %2, sur %3</translation>
    </message>
    <message>
        <source>Means over all queries; hold the pointer over one for its 95 % interval over resampled texts</source>
        <translation>Moyennes sur toutes les requêtes&#x202f;; laissez le pointeur sur l’une d’elles pour voir son intervalle à 95&#x202f;% sur des textes rééchantillonnés</translation>
    </message>
    <message>
        <source>Every head</source>
        <translation>Chaque tête</translation>
    </message>
    <message>
        <source>asks most</source>
        <translation>regardent le plus</translation>
    </message>
    <message>
        <source>is asked most</source>
        <translation>les plus regardés</translation>
    </message>
    <message>
        <source>Atlas of %1</source>
        <translation>Atlas de %1</translation>
    </message>
    <message>
        <source>Head by head</source>
        <translation>Tête par tête</translation>
    </message>
    <message>
        <source>softmax over 1 key</source>
        <translation>softmax sur 1 clé</translation>
    </message>
    <message>
        <source>softmax over %1 keys</source>
        <translation>softmax sur %1 clés</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>“%1” no. %2</source>
        <translation>«&#xa0;%1&#xa0;» nº %2</translation>
    </message>
    <message>
        <source>%1, in head %2.%3,</source>
        <translation>%1, dans la tête %2.%3,</translation>
    </message>
    <message>
        <source>the weight from %1 to %2</source>
        <translation>le poids de %1 sur %2</translation>
    </message>
    <message>
        <source>the entropy of the row of %1</source>
        <translation>l’entropie de la ligne de %1</translation>
    </message>
    <message>
        <source>what %1 attends to most</source>
        <translation>ce que %1 regarde le plus</translation>
    </message>
    <message>
        <source>the probability of %1</source>
        <translation>la probabilité de %1</translation>
    </message>
    <message>
        <source>the model&apos;s answer</source>
        <translation>la réponse du modèle</translation>
    </message>
    <message>
        <source>the head&apos;s measure “%1”</source>
        <translation>la mesure «&#xa0;%1&#xa0;» de la tête</translation>
    </message>
    <message>
        <source>Only the mask is changed.</source>
        <translation>Seul le masque est changé.</translation>
    </message>
    <message>
        <source>Only the text is changed.</source>
        <translation>Seul le texte est changé.</translation>
    </message>
    <message>
        <source>Only heads are changed.</source>
        <translation>Seules des têtes sont changées.</translation>
    </message>
    <message>
        <source>Only the temperature is changed.</source>
        <translation>Seule la température est changée.</translation>
    </message>
    <message>
        <source>Only the position encoding is changed.</source>
        <translation>Seul l’encodage positionnel est changé.</translation>
    </message>
    <message>
        <source>%1 is less than %2.</source>
        <translation>%1 vaut moins que %2.</translation>
    </message>
    <message>
        <source>%1 is at most %2.</source>
        <translation>%1 vaut au plus %2.</translation>
    </message>
    <message>
        <source>%1 is more than %2.</source>
        <translation>%1 vaut plus que %2.</translation>
    </message>
    <message>
        <source>%1 is at least %2.</source>
        <translation>%1 vaut au moins %2.</translation>
    </message>
    <message>
        <source>%1 is %2.</source>
        <translation>%1 est %2.</translation>
    </message>
    <message>
        <source>%1 is not %2.</source>
        <translation>%1 n’est pas %2.</translation>
    </message>
    <message>
        <source>layer %1 · head %2</source>
        <translation>couche %1 · tête %2</translation>
    </message>
    <message>
        <source>entropy, in bits</source>
        <translation>entropie, en bits</translation>
    </message>
    <message>
        <source>entropy, in nats</source>
        <translation>entropie, en nats</translation>
    </message>
    <message>
        <source>entropy, of the most possible</source>
        <translation>entropie, en part du maximum possible</translation>
    </message>
    <message>
        <source>mean distance, in tokens</source>
        <translation>distance moyenne, en tokens</translation>
    </message>
    <message>
        <source>attends to itself</source>
        <translation>poids sur soi-même</translation>
    </message>
    <message>
        <source>attends to previous token</source>
        <translation>poids sur le token précédent</translation>
    </message>
    <message>
        <source>attends to next token</source>
        <translation>poids sur le token suivant</translation>
    </message>
    <message>
        <source>attends to first token</source>
        <translation>poids sur le premier token</translation>
    </message>
    <message>
        <source>attends to special tokens</source>
        <translation>poids sur les tokens spéciaux</translation>
    </message>
    <message>
        <source>attends to [CLS] or what begins the text</source>
        <translation>poids sur [CLS] ou sur le début du texte</translation>
    </message>
    <message>
        <source>attends to [SEP] or what ends a text</source>
        <translation>poids sur [SEP] ou sur la fin d’un texte</translation>
    </message>
    <message>
        <source>concentration: the largest weight</source>
        <translation>concentration&#xa0;: le plus grand poids</translation>
    </message>
    <message>
        <source>attends to same token before</source>
        <translation>poids sur le même token, plus tôt</translation>
    </message>
    <message>
        <source>follows the other text&apos;s order</source>
        <translation>suit l’ordre de l’autre texte</translation>
    </message>
    <message>
        <source>induction, on a repeated sequence</source>
        <translation>induction, sur une séquence répétée</translation>
    </message>
    <message>
        <source>weight of the chosen cell</source>
        <translation>poids de la cellule choisie</translation>
    </message>
    <message>
        <source>weight on the marked cells</source>
        <translation>poids sur les cellules marquées</translation>
    </message>
    <message>
        <source>knocking it out changes the answer by</source>
        <translation>effet de sa neutralisation sur la réponse</translation>
    </message>
    <message>
        <source>entropy</source>
        <translation>entropie</translation>
    </message>
    <message>
        <source>entropy share</source>
        <translation>part d’entropie</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>distance</translation>
    </message>
    <message>
        <source>self</source>
        <translation>soi-même</translation>
    </message>
    <message>
        <source>previous token</source>
        <translation>token précédent</translation>
    </message>
    <message>
        <source>next token</source>
        <translation>token suivant</translation>
    </message>
    <message>
        <source>first token</source>
        <translation>premier token</translation>
    </message>
    <message>
        <source>special tokens</source>
        <translation>tokens spéciaux</translation>
    </message>
    <message>
        <source>[CLS], begin</source>
        <translation>[CLS], début</translation>
    </message>
    <message>
        <source>[SEP], end</source>
        <translation>[SEP], fin</translation>
    </message>
    <message>
        <source>concentration</source>
        <translation>concentration</translation>
    </message>
    <message>
        <source>same token</source>
        <translation>même token</translation>
    </message>
    <message>
        <source>in order</source>
        <translation>dans l’ordre</translation>
    </message>
    <message>
        <source>induction</source>
        <translation>induction</translation>
    </message>
    <message>
        <source>chosen cell</source>
        <translation>cellule choisie</translation>
    </message>
    <message>
        <source>marked cells</source>
        <translation>cellules marquées</translation>
    </message>
    <message>
        <source>knock-out</source>
        <translation>neutralisation</translation>
    </message>
    <message>
        <source>−Σ w log₂ w of each query&apos;s weights, in bits: how evenly it spreads. Mean over all queries of this text; the first row of a causal map counts as 0, as it sees one key.</source>
        <translation>−Σ w log₂ w des poids de chaque requête, en bits&#xa0;: à quel point elle les répartit. Moyenne sur toutes les requêtes de ce texte&#xa0;; la première ligne d’une carte causale compte pour 0, car elle ne voit qu’une clé.</translation>
    </message>
    <message>
        <source>−Σ w ln w of each query&apos;s weights, in nats: how evenly it spreads. Mean over all queries of this text; the first row of a causal map counts as 0, as it sees one key.</source>
        <translation>−Σ w ln w des poids de chaque requête, en nats&#xa0;: à quel point elle les répartit. Moyenne sur toutes les requêtes de ce texte&#xa0;; la première ligne d’une carte causale compte pour 0, car elle ne voit qu’une clé.</translation>
    </message>
    <message>
        <source>Entropy ÷ ln n, where n is the number of keys that the query sees; 1: evenly. Mean over the queries of this text that see more than one key.</source>
        <translation>Entropie ÷ ln n, où n est le nombre de clés que voit la requête&#xa0;; 1&#xa0;: à parts égales. Moyenne sur les requêtes de ce texte qui voient plus d’une clé.</translation>
    </message>
    <message>
        <source>Σ w · |query − key|, in tokens: how far a query looks. Mean over all queries of this text; the first row of a causal map counts as 0.</source>
        <translation>Σ w · |requête − clé|, en tokens&#xa0;: jusqu’où regarde une requête. Moyenne sur toutes les requêtes de ce texte&#xa0;; la première ligne d’une carte causale compte pour 0.</translation>
    </message>
    <message>
        <source>Weight on the token itself. Mean over all queries of this text; the first row of a causal map counts as 1, as it sees nothing else.</source>
        <translation>Poids sur le token lui-même. Moyenne sur toutes les requêtes de ce texte&#xa0;; la première ligne d’une carte causale compte pour 1, car elle ne voit rien d’autre.</translation>
    </message>
    <message>
        <source>Weight on the token before. Mean over the queries of this text that have one.</source>
        <translation>Poids sur le token d’avant. Moyenne sur les requêtes de ce texte qui en ont un.</translation>
    </message>
    <message>
        <source>Weight on the token after. Mean over the queries of this text that may see it: none in a causal map.</source>
        <translation>Poids sur le token d’après. Moyenne sur les requêtes de ce texte qui ont le droit de le voir&#xa0;: aucune dans une carte causale.</translation>
    </message>
    <message>
        <source>Weight on all tokens that the tokenizer added, such as [CLS] and [SEP], taken together. Mean over all queries of this text.</source>
        <translation>Poids sur tous les tokens que le tokenizer a ajoutés, comme [CLS] et [SEP], pris ensemble. Moyenne sur toutes les requêtes de ce texte.</translation>
    </message>
    <message>
        <source>Weight on the tokens that the tokenizer put before the text, such as [CLS] or &lt;s&gt;. Mean over all queries of this text.</source>
        <translation>Poids sur les tokens que le tokenizer a mis avant le texte, comme [CLS] ou &lt;s&gt;. Moyenne sur toutes les requêtes de ce texte.</translation>
    </message>
    <message>
        <source>Weight on the tokens that the tokenizer put between and after the texts, such as [SEP] or &lt;/s&gt;. Mean over all queries of this text.</source>
        <translation>Poids sur les tokens que le tokenizer a mis entre les textes et après eux, comme [SEP] ou &lt;/s&gt;. Moyenne sur toutes les requêtes de ce texte.</translation>
    </message>
    <message>
        <source>The largest weight of each query. Mean over all queries of this text; the first row of a causal map counts as 1.</source>
        <translation>Le plus grand poids de chaque requête. Moyenne sur toutes les requêtes de ce texte&#xa0;; la première ligne d’une carte causale compte pour 1.</translation>
    </message>
    <message>
        <source>Weight on all earlier tokens with the same token id, so “The” is not “the”. Mean over the queries of this text that have such a token before them.</source>
        <translation>Poids sur tous les tokens précédents de même id&#xa0;: «&#xa0;The&#xa0;» n’est donc pas «&#xa0;the&#xa0;». Moyenne sur les requêtes de ce texte qui ont un tel token avant elles.</translation>
    </message>
    <message>
        <source>Correlation between the positions of a query and of the keys that it attends to, each pair counted by its weight, over all queries of this text. 1: later words attend to later parts of a sound or of the other text; 0: in no order. Measured only in maps from one text to another.</source>
        <translation>Corrélation entre la position d’une requête et celles des clés sur lesquelles elle porte son attention, chaque paire comptant selon son poids, sur toutes les requêtes de ce texte. 1&#xa0;: les mots qui viennent plus tard regardent les parties qui viennent plus tard d’un son ou de l’autre texte&#xa0;; 0&#xa0;: sans ordre. N’est mesurée que dans les cartes d’un texte à un autre.</translation>
    </message>
    <message>
        <source>Each head&apos;s weight at the cell that is chosen in the map.</source>
        <translation>Le poids de chaque tête à la cellule choisie sur la carte.</translation>
    </message>
    <message>
        <source>Each head&apos;s weight on the cells marked in the map (Shift+drag), added up in each row. Mean over the rows that have marked cells.</source>
        <translation>Le poids de chaque tête sur les cellules marquées sur la carte (Maj+glisser), additionné dans chaque ligne. Moyenne sur les lignes qui ont des cellules marquées.</translation>
    </message>
    <message>
        <source>Rows of special tokens are left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first row is left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first row and those of special tokens are left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>−Σ w log₂ w of each query&apos;s weights, in bits: how evenly it spreads. Mean over the queries of this text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>−Σ w ln w of each query&apos;s weights, in nats: how evenly it spreads. Mean over the queries of this text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Σ w · |query − key|, in tokens: how far a query looks. Mean over the queries of this text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight on the token itself. Mean over the queries of this text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight on the first token, where many heads rest (attention sink). Mean over the queries of this text that see it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The largest weight of each query. Mean over the queries of this text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight on the first token, where many heads rest (attention sink). Mean over the queries of this text that see it; the first row of a causal map counts as 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight on the token after an earlier copy of the query&apos;s token. Measured not on this text but on a sequence of up to %1 random tokens that is repeated once, in the model as it is set; empty where cells of this text are painted, hidden or taken from another run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight on the token after an earlier copy of the query&apos;s token. Measured not on this text but on %1 sequences of up to %2 random tokens that are repeated once, in the model as it is set; empty where cells of this text are painted, hidden or taken from another run. The mean of the sequences; ± is their standard deviation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change of the answer&apos;s log-probability, in bits, when the head&apos;s output is zeroed and all else stays; below 0: the head favoured the answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change of the answer&apos;s log-probability, in nats, when the head&apos;s output is zeroed and all else stays; below 0: the head favoured the answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zeroing can break a model: where later layers count on what a head always adds, the answer suffers though the head decides nothing about it. Compare with the head&apos;s mean.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QuestionBox</name>
    <message>
        <source>Answer</source>
        <translation>Répondre</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Montrer la réponse</translation>
    </message>
    <message>
        <source>Question: %1</source>
        <translation>Question&#xa0;: %1</translation>
    </message>
    <message>
        <source>The answer: %1</source>
        <translation>La réponse&#xa0;: %1</translation>
    </message>
    <message>
        <source>A number</source>
        <translation>Un nombre</translation>
    </message>
    <message>
        <source>A cell, such as it → cat: type it or click it</source>
        <translation>Une cellule, comme it → cat&#xa0;: tapez-la ou cliquez dessus</translation>
    </message>
    <message>
        <source>A head, such as 4.4: type it or click it</source>
        <translation>Une tête, comme 4.4&#xa0;: tapez-la ou cliquez dessus</translation>
    </message>
    <message>
        <source>A token: type it or click it</source>
        <translation>Un token&#xa0;: tapez-le ou cliquez dessus</translation>
    </message>
    <message>
        <source>In your own words</source>
        <translation>Avec vos propres mots</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>Noted. The lesson&apos;s answer: %1</source>
        <translation>Noté. La réponse de la leçon&#xa0;: %1</translation>
    </message>
    <message>
        <source>Noted. It is handed in with your answers.</source>
        <translation>Noté. C’est rendu avec vos réponses.</translation>
    </message>
    <message>
        <source>That is not a number. Write it like 0.95.</source>
        <translation>Ce n’est pas un nombre. Écrivez-le comme 0.95.</translation>
    </message>
    <message>
        <source>Nothing here has that name. Type it as it is written beside the map, or click it.</source>
        <translation>Rien ici ne porte ce nom. Tapez-le comme il est écrit à côté de la carte, ou cliquez dessus.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>C’est juste.</translation>
    </message>
    <message>
        <source>Not quite. Look again, or ask for a hint.</source>
        <translation>Pas tout à fait. Regardez encore, ou demandez un indice.</translation>
    </message>
    <message>
        <source>Not quite. Look again.</source>
        <translation>Pas tout à fait. Regardez encore.</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>Indice&#xa0;: %1</translation>
    </message>
    <message>
        <source>Type an answer first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an answer first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecipeLine</name>
    <message>
        <source>Character %1: expected %2, found %3</source>
        <translation>Caractère %1&#xa0;: attendu %2, trouvé %3</translation>
    </message>
    <message>
        <source>Recipe</source>
        <translation>Recette</translation>
    </message>
    <message>
        <source>Mask recipe</source>
        <translation>Recette de masque</translation>
    </message>
    <message>
        <source>Which keys each query may see, in one line</source>
        <translation>Quelles clés chaque requête a le droit de voir, en une ligne</translation>
    </message>
    <message>
        <source>Join rules with &amp; (and) and | (or); ! means not.</source>
        <translation>Reliez les règles par &amp; (et) et | (ou)&#x202f;; «&#x202f;!&#x202f;» veut dire «&#x202f;non&#x202f;».</translation>
    </message>
</context>
<context>
    <name>RecorderPanel</name>
    <message>
        <source>Stop recording; the lesson is saved</source>
        <translation>Terminer la création&#x202f;; la leçon est enregistrée</translation>
    </message>
    <message>
        <source>Recorder</source>
        <translation>Éditeur de leçon</translation>
    </message>
    <message>
        <source>Title of the lesson</source>
        <translation>Titre de la leçon</translation>
    </message>
    <message>
        <source>&amp;Record a step</source>
        <translation>&amp;Ajouter une étape</translation>
    </message>
    <message>
        <source>Adds what is shown now after the chosen step (Ctrl+Return)</source>
        <translation>Ajoute ce qui est affiché maintenant après l’étape choisie (Ctrl+Return)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Undoes the last edit of the lesson</source>
        <translation>Annule la dernière modification de la leçon</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Redoes the edit that was undone</source>
        <translation>Rétablit la modification annulée</translation>
    </message>
    <message>
        <source>Steps of the lesson; drag them into another order</source>
        <translation>Étapes de la leçon&#x202f;; faites-les glisser pour changer leur ordre</translation>
    </message>
    <message>
        <source>Drag a step to another place, or move it with Alt+Up and Alt+Down</source>
        <translation>Faites glisser une étape à une autre place, ou déplacez-la avec Alt+↑ et Alt+↓</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Adds a copy after this step</source>
        <translation>Ajoute une copie après cette étape</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Removes the step (Delete)</source>
        <translation>Supprime l’étape (Suppr)</translation>
    </message>
    <message>
        <source>%1, saved at %2</source>
        <translation>%1, enregistré à %2</translation>
    </message>
    <message>
        <source>Checking the promises …</source>
        <translation>Vérification des promesses …</translation>
    </message>
    <message>
        <source>This is not a lesson yet: see the line in red above.</source>
        <translation>Ce n’est pas encore une leçon&#xa0;: voyez la ligne en rouge ci-dessus.</translation>
    </message>
    <message>
        <source>Nothing is promised yet.</source>
        <translation>Rien n’est encore promis.</translation>
    </message>
    <message>
        <source>The promise is kept.</source>
        <translation>La promesse est tenue.</translation>
    </message>
    <message>
        <source>All %1 promises are kept.</source>
        <translation>Les %1 promesses sont tenues.</translation>
    </message>
    <message>
        <source>1 of %1 promises is broken.</source>
        <translation>1 promesse sur %1 n’est pas tenue.</translation>
    </message>
    <message>
        <source>%1 of %2 promises are broken.</source>
        <translation>%1 promesses sur %2 ne sont pas tenues.</translation>
    </message>
    <message>
        <source>&amp;Try it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays the lesson from this step on, as others will meet it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecorderStep</name>
    <message>
        <source>Copy the view</source>
        <translation>Copier la vue</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Text, in Markdown</source>
        <translation>Texte, en Markdown</translation>
    </message>
    <message>
        <source>Notes, for whoever presents</source>
        <translation>Notes de présentation</translation>
    </message>
    <message>
        <source>Highlight</source>
        <translation>Mise en évidence</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>the chosen cell&apos;s row</source>
        <translation>la ligne de la cellule choisie</translation>
    </message>
    <message>
        <source>its column</source>
        <translation>sa colonne</translation>
    </message>
    <message>
        <source>the chosen cell</source>
        <translation>la cellule choisie</translation>
    </message>
    <message>
        <source>Guessed before it is shown</source>
        <translation>À deviner d’abord</translation>
    </message>
    <message>
        <source>the key with most weight in it</source>
        <translation>la clé qui y a le plus de poids</translation>
    </message>
    <message>
        <source>the chosen cell&apos;s weight</source>
        <translation>le poids de la cellule choisie</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>no question</source>
        <translation>pas de question</translation>
    </message>
    <message>
        <source>choose an answer</source>
        <translation>choisir une réponse</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>which cell</source>
        <translation>quelle cellule</translation>
    </message>
    <message>
        <source>which head</source>
        <translation>quelle tête</translation>
    </message>
    <message>
        <source>which token</source>
        <translation>quel token</translation>
    </message>
    <message>
        <source>free text</source>
        <translation>texte libre</translation>
    </message>
    <message>
        <source>What is asked</source>
        <translation>Ce qui est demandé</translation>
    </message>
    <message>
        <source>Answers, one per line; begin right ones with *</source>
        <translation>Réponses, une par ligne&#x202f;; commencez les justes par *</translation>
    </message>
    <message>
        <source>Answer with what is chosen</source>
        <translation>Répondre par ce qui est choisi</translation>
    </message>
    <message>
        <source>The right answer is the cell, head or token that is chosen now</source>
        <translation>La réponse juste est la cellule, la tête ou le token choisi maintenant</translation>
    </message>
    <message>
        <source>Goal, checked by the program</source>
        <translation>Objectif, vérifié par le programme</translation>
    </message>
    <message>
        <source>Promises, recomputed while you edit</source>
        <translation>Promesses, recalculées pendant que vous modifiez</translation>
    </message>
    <message>
        <source>Promise what is shown</source>
        <translation>Promettre ce qui est affiché</translation>
    </message>
    <message>
        <source>Promises the chosen cell&apos;s weight, as it is now</source>
        <translation>Promet le poids de la cellule choisie, tel qu’il est maintenant</translation>
    </message>
    <message>
        <source>✕ %1: is %2</source>
        <translation>✕ %1&#xa0;: c’est %2</translation>
    </message>
    <message>
        <source>Promise %1 instead</source>
        <translation>Promettre plutôt %1</translation>
    </message>
    <message>
        <source>Replace this step with the current view</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RotaryScalingSection</name>
    <message>
        <source>Rotary scaling</source>
        <translation>Mise à l’échelle de RoPE</translation>
    </message>
    <message>
        <source>How the rotary embedding is stretched for texts longer than in training</source>
        <translation>Comment l’encodage rotatif est étiré pour des textes plus longs qu’à l’entraînement</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>linéaire</translation>
    </message>
    <message>
        <source>dynamic NTK</source>
        <translation>NTK dynamique</translation>
    </message>
    <message>
        <source>YaRN</source>
        <translation>YaRN</translation>
    </message>
    <message>
        <source>Llama 3</source>
        <translation>Llama 3</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>Facteur</translation>
    </message>
    <message>
        <source>factor: how many times longer</source>
        <translation>factor&#xa0;: combien de fois plus long</translation>
    </message>
    <message>
        <source>Trained tokens</source>
        <translation>Tokens entraînés</translation>
    </message>
    <message>
        <source>original_max_position_embeddings: the longest text in training, in tokens</source>
        <translation>original_max_position_embeddings&#xa0;: le plus long texte de l’entraînement, en tokens</translation>
    </message>
    <message>
        <source>low_freq_factor</source>
        <translation>low_freq_factor</translation>
    </message>
    <message>
        <source>Wavelengths above trained tokens ∕ low_freq_factor are stretched</source>
        <translation>Les longueurs d’onde supérieures à tokens entraînés ∕ low_freq_factor sont étirées</translation>
    </message>
    <message>
        <source>high_freq_factor</source>
        <translation>high_freq_factor</translation>
    </message>
    <message>
        <source>Wavelengths below trained tokens ∕ high_freq_factor stay as they are</source>
        <translation>Les longueurs d’onde inférieures à tokens entraînés ∕ high_freq_factor restent comme elles sont</translation>
    </message>
    <message>
        <source>beta_fast</source>
        <translation>beta_fast</translation>
    </message>
    <message>
        <source>Pairs that rotate more often than this over the trained tokens stay as they are</source>
        <translation>Les paires qui font plus de tours que cela sur les tokens entraînés restent comme elles sont</translation>
    </message>
    <message>
        <source>beta_slow</source>
        <translation>beta_slow</translation>
    </message>
    <message>
        <source>Pairs that rotate less often than this over the trained tokens are stretched</source>
        <translation>Les paires qui font moins de tours que cela sur les tokens entraînés sont étirées</translation>
    </message>
    <message>
        <source>attention_factor</source>
        <translation>attention_factor</translation>
    </message>
    <message>
        <source>What sine and cosine are multiplied by</source>
        <translation>Ce par quoi le sinus et le cosinus sont multipliés</translation>
    </message>
    <message>
        <source>0.1·ln factor + 1</source>
        <translation>0.1·ln factor + 1</translation>
    </message>
    <message>
        <source>Scaling</source>
        <translation>Étirement</translation>
    </message>
    <message>
        <source>Factor · from</source>
        <translation>Facteur · de</translation>
    </message>
    <message>
        <source>Low · high</source>
        <translation>Bas · haut</translation>
    </message>
    <message>
        <source>β fast · slow</source>
        <translation>β fast · slow</translation>
    </message>
    <message>
        <source>sin, cos ×</source>
        <translation>sin, cos ×</translation>
    </message>
</context>
<context>
    <name>RowNames</name>
    <message>
        <source>predicting %1</source>
        <translation>la prédiction de %1</translation>
    </message>
    <message>
        <source>(next)</source>
        <translation>(suivant)</translation>
    </message>
    <message>
        <source>predicting the next token</source>
        <translation>la prédiction du token suivant</translation>
    </message>
    <message>
        <source>for the next token</source>
        <translation>pour le token suivant</translation>
    </message>
    <message>
        <source>at this token</source>
        <translation>à ce token</translation>
    </message>
    <message>
        <source>rows: %1</source>
        <translation>lignes&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>RuleButtons</name>
    <message>
        <source>Full</source>
        <translation>Plein</translation>
    </message>
    <message>
        <source>Every query sees every key.</source>
        <translation>Chaque requête voit toutes les clés.</translation>
    </message>
    <message>
        <source>Causal</source>
        <translation>Causal</translation>
    </message>
    <message>
        <source>A query sees itself and what comes before it.</source>
        <translation>Une requête se voit elle-même et ce qui vient avant elle.</translation>
    </message>
    <message>
        <source>Padding</source>
        <translation>Padding</translation>
    </message>
    <message>
        <source>No query sees padding, the tokens that fill up a shorter text.</source>
        <translation>Aucune requête ne voit le padding, les tokens qui complètent un texte plus court.</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenêtre</translation>
    </message>
    <message>
        <source>A query sees its neighbours: this many back and this many ahead.</source>
        <translation>Une requête voit ses voisins&#xa0;: ce nombre en arrière et ce nombre en avant.</translation>
    </message>
    <message>
        <source>Prefix</source>
        <translation>Préfixe</translation>
    </message>
    <message>
        <source>Every query sees this many first tokens.</source>
        <translation>Chaque requête voit ce nombre de premiers tokens.</translation>
    </message>
    <message>
        <source>Segment</source>
        <translation>Segment</translation>
    </message>
    <message>
        <source>The text is cut into segments; a query sees only its own.</source>
        <translation>Le texte est coupé en segments&#x202f;; une requête ne voit que le sien.</translation>
    </message>
    <message>
        <source>Chunk</source>
        <translation>Tronçon</translation>
    </message>
    <message>
        <source>The text is cut into chunks of this many tokens; a query sees only its own.</source>
        <translation>Le texte est coupé en tronçons de ce nombre de tokens&#x202f;; une requête ne voit que le sien.</translation>
    </message>
    <message>
        <source>Dilated</source>
        <translation>Dilaté</translation>
    </message>
    <message>
        <source>A query sees every second, third, … key, counted from itself.</source>
        <translation>Une requête voit une clé sur deux, sur trois, …, à compter d’elle-même.</translation>
    </message>
    <message>
        <source>Global</source>
        <translation>Global</translation>
    </message>
    <message>
        <source>These tokens see every key, and every query sees them.</source>
        <translation>Ces tokens voient toutes les clés, et toutes les requêtes les voient.</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>The model&apos;s own mask.</source>
        <translation>Le masque propre au modèle.</translation>
    </message>
    <message>
        <source>%1 rule</source>
        <translation>Règle «&#x202f;%1&#x202f;»</translation>
    </message>
</context>
<context>
    <name>RuleNames</name>
    <message>
        <source>hand</source>
        <comment>hidden by hand</comment>
        <translation>la main</translation>
    </message>
</context>
<context>
    <name>RunLine</name>
    <message>
        <source>positions</source>
        <translation>positions</translation>
    </message>
    <message>
        <source>mask</source>
        <translation>masque</translation>
    </message>
    <message>
        <source>temperature</source>
        <translation>température</translation>
    </message>
    <message>
        <source>Remove run %1</source>
        <translation>Retirer l’exécution %1</translation>
    </message>
    <message>
        <source>Text of run %1</source>
        <translation>Texte de l’exécution %1</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>un texte</translation>
    </message>
    <message>
        <source>Position encoding of run %1</source>
        <translation>Encodage positionnel de l’exécution %1</translation>
    </message>
    <message>
        <source>How the teaching module encodes positions</source>
        <translation>Comment le module pédagogique encode les positions</translation>
    </message>
    <message>
        <source>Mask recipe of run %1</source>
        <translation>Recette de masque de l’exécution %1</translation>
    </message>
    <message>
        <source>Which keys each query may see, such as model or causal &amp; window(3, 0)</source>
        <translation>Quelles clés chaque requête a le droit de voir, par exemple model ou causal &amp; window(3, 0)</translation>
    </message>
    <message>
        <source>Temperature of run %1</source>
        <translation>Température de l’exécution %1</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
</context>
<context>
    <name>RunModelButton</name>
    <message>
        <source>Model of run %1: %2</source>
        <translation>Modèle de l’exécution %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Computed with %1</source>
        <translation>Calculé avec %1</translation>
    </message>
    <message>
        <source>%1 (comes with the program)</source>
        <translation>%1 (fourni avec le programme)</translation>
    </message>
    <message>
        <source>Teaching module (random parameters)</source>
        <translation>Module pédagogique (paramètres aléatoires)</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>Dossier…</translation>
    </message>
    <message>
        <source>GGUF file…</source>
        <translation>Fichier GGUF…</translation>
    </message>
</context>
<context>
    <name>RunTitle</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>the teaching module</source>
        <translation>module pédagogique</translation>
    </message>
    <message>
        <source>run %1 · %2</source>
        <translation>exécution %1 · %2</translation>
    </message>
</context>
<context>
    <name>RunTroubles</name>
    <message>
        <source>%1 is computed by an engine called “%2”, and no command on this machine starts it.</source>
        <translation>%1 est calculé par un moteur nommé «&#x202f;%2&#x202f;», et aucune commande de cette machine ne le démarre.</translation>
    </message>
    <message>
        <source>Name the command…</source>
        <translation>Indiquer la commande…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Only the first token</source>
        <translation>Seulement le premier token</translation>
    </message>
    <message>
        <source>Only the first %1 tokens</source>
        <translation>Seulement les %1 premiers tokens</translation>
    </message>
    <message>
        <source>Keep one layer at a time</source>
        <translation>Garder une couche à la fois</translation>
    </message>
    <message>
        <source>%1. Use fewer tokens, or keep only the layer that you look at.</source>
        <translation>%1. Utilisez moins de tokens, ou ne gardez que la couche que vous regardez.</translation>
    </message>
    <message>
        <source>%1, which this session needs, is not there. Locate it to see its numbers.</source>
        <translation>%1, dont cette session a besoin, n’est pas là. Indiquez où il se trouve pour voir ses nombres.</translation>
    </message>
    <message>
        <source>%1 has changed since the session was saved, so its numbers may differ.</source>
        <translation>%1 a changé depuis l’enregistrement de la session, ses nombres peuvent donc être différents.</translation>
    </message>
    <message>
        <source>Locate…</source>
        <translation>Indiquer…</translation>
    </message>
    <message>
        <source>Read it</source>
        <translation>Le lire</translation>
    </message>
    <message>
        <source>The session wants to read %1, which lies outside of its own folder. Allow it only if you know who made the session.</source>
        <translation>La session veut lire %1, qui se trouve hors de son propre dossier. Ne l’autorisez que si vous savez qui a fait la session.</translation>
    </message>
    <message>
        <source>Where is %1?</source>
        <translation>Où se trouve %1&#x202f;?</translation>
    </message>
    <message>
        <source>Saved modules (*.safetensors)</source>
        <translation>Modules enregistrés (*.safetensors)</translation>
    </message>
    <message>
        <source>GGUF files (*.gguf)</source>
        <translation>Fichiers GGUF (*.gguf)</translation>
    </message>
    <message>
        <source>%1 is a model of the kind %2, which this program does not compute itself. An engine can: a program with PyTorch, for instance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open with an engine…</source>
        <translation type="unfinished">Ouvrir avec un moteur…</translation>
    </message>
    <message>
        <source>Read %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose its base…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which model was %1 made for?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention (*.npy *.npz *.safetensors *.pt *.json *.csv)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SampleStrip</name>
    <message>
        <source>How samples are chosen</source>
        <translation>Comment les échantillons sont choisis</translation>
    </message>
    <message>
        <source>Quantiles</source>
        <translation>Quantiles</translation>
    </message>
    <message>
        <source>Rows at five quantiles of rows drawn from all alike</source>
        <translation>Les lignes à cinq quantiles, parmi des lignes tirées au hasard dans l’ensemble</translation>
    </message>
    <message>
        <source>Whole range</source>
        <translation>Toute la plage</translation>
    </message>
    <message>
        <source>A row of each part of the measure&apos;s range, rare ones too</source>
        <translation>Une ligne de chaque partie de la plage de la mesure, les rares aussi</translation>
    </message>
    <message>
        <source>Draw others</source>
        <translation>Tirer d’autres</translation>
    </message>
    <message>
        <source>Other rows of the same quantiles or parts</source>
        <translation>D’autres lignes des mêmes quantiles ou des mêmes parties</translation>
    </message>
    <message>
        <source>Find the model…</source>
        <translation>Chercher le modèle…</translation>
    </message>
    <message>
        <source>Says where the model lies that the atlas was computed from</source>
        <translation>Dit où se trouve le modèle à partir duquel l’atlas a été calculé</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Échantillons</translation>
    </message>
    <message>
        <source>Measure that samples are chosen by</source>
        <translation>Mesure selon laquelle les échantillons sont choisis</translation>
    </message>
    <message>
        <source>Text %1, row %2: %3
Opens in the main window</source>
        <translation>Texte %1, ligne %2&#xa0;: %3
S’ouvre dans la fenêtre principale</translation>
    </message>
    <message>
        <source>No row of this head has this measure.</source>
        <translation>Aucune ligne de cette tête n’a cette mesure.</translation>
    </message>
    <message>
        <source>Their maps are computed with %1, which the atlas names.</source>
        <translation>Leurs cartes sont calculées avec %1, que l’atlas nomme.</translation>
    </message>
    <message>
        <source>The model is not here: what is known of the samples is shown, their maps are not.</source>
        <translation>Le modèle n’est pas ici&#xa0;: ce que l’on sait des échantillons est affiché, leurs cartes ne le sont pas.</translation>
    </message>
    <message>
        <source>Draw the maps</source>
        <translation>Dessiner les cartes</translation>
    </message>
    <message>
        <source>Where is %1?</source>
        <translation>Où se trouve %1&#x202f;?</translation>
    </message>
</context>
<context>
    <name>SampleTile</name>
    <message>
        <source>Sample at %1: %2. %3</source>
        <translation>Échantillon à %1&#xa0;: %2. %3</translation>
    </message>
    <message>
        <source>Sample at %1: %2. %3. Without the head: %4</source>
        <translation>Échantillon à %1&#xa0;: %2. %3. Sans la tête&#xa0;: %4</translation>
    </message>
    <message>
        <source>without</source>
        <translation>sans</translation>
    </message>
</context>
<context>
    <name>SamplingControls</name>
    <message>
        <source>How the next token is chosen</source>
        <translation>Comment le token suivant est choisi</translation>
    </message>
    <message>
        <source>Likeliest</source>
        <translation>Plus probable</translation>
    </message>
    <message>
        <source>Always the token that the model finds likeliest</source>
        <translation>Toujours le token que le modèle juge le plus probable</translation>
    </message>
    <message>
        <source>Sampled</source>
        <translation>Tirage</translation>
    </message>
    <message>
        <source>Each time a token drawn at random, by the probabilities</source>
        <translation>Chaque fois un token tiré au hasard, selon les probabilités</translation>
    </message>
    <message>
        <source>How the next token is chosen: the likeliest, or drawn at random</source>
        <translation>Comment le token suivant est choisi&#xa0;: le plus probable, ou tiré au hasard</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>Temperature of the output</source>
        <translation>Température de la sortie</translation>
    </message>
    <message>
        <source>Scores are divided by it: below 1 likely tokens become likelier, above 1 less likely</source>
        <translation>Les scores sont divisés par elle&#xa0;: au-dessous de 1, les tokens probables le deviennent plus, au-dessus de 1, moins</translation>
    </message>
    <message>
        <source>Top-k</source>
        <translation>Top-k</translation>
    </message>
    <message>
        <source>Only this many of the likeliest tokens can be drawn; 0: all</source>
        <translation>Seul ce nombre des tokens les plus probables peut être tiré&#x202f;; 0&#xa0;: tous</translation>
    </message>
    <message>
        <source>Top-p</source>
        <translation>Top-p</translation>
    </message>
    <message>
        <source>Only the likeliest tokens, up to this much probability in all, can be drawn</source>
        <translation>Seuls les tokens les plus probables, jusqu’à cette probabilité en tout, peuvent être tirés</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>The same seed draws the same text</source>
        <translation>La même graine tire le même texte</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Température</translation>
    </message>
    <message>
        <source>Applied in this order, as Hugging Face does.</source>
        <translation>Appliqués dans cet ordre, comme le fait Hugging Face.</translation>
    </message>
    <message>
        <source>%1 ▾</source>
        <translation>%1 ▾</translation>
    </message>
    <message>
        <source>How the next token is chosen: %1</source>
        <translation>Comment le token suivant est choisi&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>SamplingWords</name>
    <message>
        <source>T %1</source>
        <translation>T %1</translation>
    </message>
    <message>
        <source>top-k %1</source>
        <translation>top-k %1</translation>
    </message>
    <message>
        <source>top-p %1</source>
        <translation>top-p %1</translation>
    </message>
    <message>
        <source>Likeliest</source>
        <translation>Plus probable</translation>
    </message>
    <message>
        <source>Sampled</source>
        <translation>Tirage</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>graine %1</translation>
    </message>
    <message>
        <source>The next token is drawn by these probabilities.</source>
        <translation>Le token suivant est tiré selon ces probabilités.</translation>
    </message>
    <message>
        <source>The next token is drawn by these probabilities (%1).</source>
        <translation>Le token suivant est tiré selon ces probabilités (%1).</translation>
    </message>
    <message>
        <source> %L1 of %L2 tokens can be drawn; the others are cut and not listed.</source>
        <translation> %L1 tokens sur %L2 peuvent être tirés&#x202f;; les autres sont coupés et ne sont pas dans la liste.</translation>
    </message>
</context>
<context>
    <name>ScatterPanel</name>
    <message>
        <source>Across</source>
        <translation>En x</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>En y</translation>
    </message>
    <message>
        <source>What is drawn</source>
        <translation>Ce qui est dessiné</translation>
    </message>
    <message>
        <source>Scatter</source>
        <translation>Nuage</translation>
    </message>
    <message>
        <source>A point for each head</source>
        <translation>Un point par tête</translation>
    </message>
    <message>
        <source>Over training</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>A line for each head, step by step</source>
        <translation>Une courbe par tête, étape par étape</translation>
    </message>
    <message>
        <source>Measure across</source>
        <translation>Mesure en abscisse</translation>
    </message>
    <message>
        <source>Measure up</source>
        <translation>Mesure en ordonnée</translation>
    </message>
    <message>
        <source>Dark: low layers, yellow: high ones.</source>
        <translation>Foncé&#xa0;: couches basses, jaune&#xa0;: couches hautes.</translation>
    </message>
    <message>
        <source>Dashed: the step that is looked at.</source>
        <translation>En tirets&#xa0;: l’étape regardée.</translation>
    </message>
    <message>
        <source>Across: this atlas; up: the other. What did not change lies on the line.</source>
        <translation>En abscisse&#xa0;: cet atlas&#x202f;; en ordonnée&#xa0;: l’autre. Ce qui n’a pas changé se trouve sur la ligne.</translation>
    </message>
    <message>
        <source>Cross: 95 % intervals of the chosen head&apos;s means.</source>
        <translation>Croix&#xa0;: intervalles à 95&#x202f;% des moyennes de la tête choisie.</translation>
    </message>
</context>
<context>
    <name>ScoringControls</name>
    <message>
        <source>Hidden scores</source>
        <translation>Scores cachés</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Température</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Pour</translation>
    </message>
    <message>
        <source>set to −∞</source>
        <translation>mis à −∞</translation>
    </message>
    <message>
        <source>set to −10⁹</source>
        <translation>mis à −10⁹</translation>
    </message>
    <message>
        <source>set to −10000</source>
        <translation>mis à −10000</translation>
    </message>
    <message>
        <source>set to −3.4·10³⁸</source>
        <translation>mis à −3.4·10³⁸</translation>
    </message>
    <message>
        <source>add −3.4·10³⁸ (as Hugging Face)</source>
        <translation>ajouter −3.4·10³⁸ (Hugging Face)</translation>
    </message>
    <message>
        <source>set to 0 (wrong)</source>
        <translation>mis à 0 (faux)</translation>
    </message>
    <message>
        <source>the score is replaced by −∞</source>
        <translation>le score est remplacé par −∞</translation>
    </message>
    <message>
        <source>the score is replaced by −1e9</source>
        <translation>le score est remplacé par −1e9</translation>
    </message>
    <message>
        <source>the score is replaced by −10000</source>
        <translation>le score est remplacé par −10000</translation>
    </message>
    <message>
        <source>the score is replaced by float32&apos;s lowest number</source>
        <translation>le score est remplacé par le plus petit nombre de float32</translation>
    </message>
    <message>
        <source>float32&apos;s lowest number is added to the score, as Hugging Face does</source>
        <translation>le plus petit nombre de float32 est ajouté au score, comme le fait Hugging Face</translation>
    </message>
    <message>
        <source>the score is replaced by 0: a mistake, since exp(0) = 1 and hidden keys keep a weight</source>
        <translation>le score est remplacé par 0&#xa0;: une erreur, car exp(0) = 1 et les clés cachées gardent un poids</translation>
    </message>
    <message>
        <source>mask, then softmax</source>
        <translation>masque, puis softmax</translation>
    </message>
    <message>
        <source>softmax, then mask and renormalise</source>
        <translation>softmax, puis masque et renormalisation</translation>
    </message>
    <message>
        <source>Divides the scores: below 1 the weights are sharper, above 1 flatter</source>
        <translation>Divise les scores&#xa0;: au-dessous de 1, les poids sont plus tranchés, au-dessus de 1, plus plats</translation>
    </message>
    <message>
        <source>Which heads a change applies to</source>
        <translation>À quelles têtes s’applique un changement</translation>
    </message>
    <message>
        <source>whole model</source>
        <translation>tout le modèle</translation>
    </message>
    <message>
        <source>In this order hidden weights become 0; no score is filled.</source>
        <translation>Dans cet ordre, les poids cachés deviennent 0&#x202f;; aucun score n’est remplacé.</translation>
    </message>
    <message>
        <source>Hidden cells: %1</source>
        <translation>Cellules cachées&#xa0;: %1</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>couche %1</translation>
    </message>
    <message>
        <source>layer %1 head %2</source>
        <translation>couche %1 tête %2</translation>
    </message>
    <message>
        <source>softmax, then mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether scores are hidden before the softmax or weights after it; without renormalising, rows sum to less than 1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SessionCommands</name>
    <message>
        <source>After a crash, what you typed since the last save would be lost: %1. Save the session to another place, or make room on the disk.</source>
        <translation>Après un plantage, ce que vous avez tapé depuis le dernier enregistrement serait perdu&#xa0;: %1. Enregistrez la session à un autre endroit, ou libérez de la place sur le disque.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Open pictures</source>
        <translation>Ouvrir des images</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg);;All files (*)</source>
        <translation>Images (*.png *.jpg *.jpeg);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Open sounds</source>
        <translation>Ouvrir des sons</translation>
    </message>
    <message>
        <source>Sounds (*.wav *.flac *.ogg *.mp3);;All files (*)</source>
        <translation>Sons (*.wav *.flac *.ogg *.mp3);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>/session.attnscope</source>
        <translation>/session.attnscope</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation>Enregistrer la session</translation>
    </message>
    <message>
        <source>Sessions (*.attnscope)</source>
        <translation>Sessions (*.attnscope)</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>Not saved, from %1</source>
        <translation>Non enregistré, du %1</translation>
    </message>
    <message>
        <source>No session has been saved yet</source>
        <translation>Aucune session n’a encore été enregistrée</translation>
    </message>
    <message>
        <source>Save the changes to %1?</source>
        <translation>Enregistrer les modifications de %1&#x202f;?</translation>
    </message>
    <message>
        <source>What you typed is not saved, and it cannot be kept for the next time: %1.

Save it to another place, or make room on the disk and close again.</source>
        <translation>Ce que vous avez tapé n’est pas enregistré et ne peut pas être gardé pour la prochaine fois&#xa0;: %1.

Enregistrez-le à un autre endroit, ou libérez de la place sur le disque et fermez de nouveau.</translation>
    </message>
    <message>
        <source>AttentionScope closed unexpectedly. Restore your work?</source>
        <translation>AttentionScope s’est fermé de façon inattendue. Restaurer votre travail&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>AttentionScope closed unexpectedly %n times. Restore what you worked on last? File › Open recent lists all of it.</source>
        <translation>
            <numerusform>AttentionScope s’est fermé %n fois de façon inattendue. Restaurer ce à quoi vous travailliez en dernier&#x202f;? Fichier › Ouvrir un fichier récent en donne toute la liste.</numerusform>
            <numerusform>AttentionScope s’est fermé %n fois de façon inattendue. Restaurer ce à quoi vous travailliez en dernier&#x202f;? Fichier › Ouvrir un fichier récent en donne toute la liste.</numerusform>
        </translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Your last changes were not saved. Continue with them?</source>
        <translation>Vos dernières modifications n’ont pas été enregistrées. Les reprendre&#x202f;?</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>%1 The copy is kept in the same folder under another name.</source>
        <translation>%1 La copie est gardée dans le même dossier sous un autre nom.</translation>
    </message>
    <message numerus="yes">
        <source>Changes were left unsaved %n times. Continue with the last? File › Open recent lists all of it.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>File › Open recent keeps them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sessions, figures, pictures, sounds, modules and attention (*.attnscope *.png *.jpg *.jpeg *.svg *.pdf *.html *.wav *.flac *.ogg *.safetensors *.npy *.npz *.pt *.json *.csv);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>&amp;Usual settings</source>
        <translation>&amp;Réglages d’origine</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenêtre</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Comme le bureau</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>Of the window, the lessons and the first chapters of the handbook. The command line speaks English.</source>
        <translation>Celle de la fenêtre, des leçons et des premiers chapitres du manuel. La ligne de commande parle anglais.</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>T&amp;hème</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>The colours of the window. High contrast has black behind everything and no grey text.</source>
        <translation>Les couleurs de la fenêtre. Contraste élevé met du noir derrière tout et n’a pas de texte gris.</translation>
    </message>
    <message>
        <source>Type &amp;size</source>
        <translation>&amp;Taille du texte</translation>
    </message>
    <message>
        <source>Everything in the window, maps and numbers too; exported figures keep their sizes.</source>
        <translation>Tout ce qui est dans la fenêtre, cartes et nombres aussi&#x202f;; les figures exportées gardent leurs tailles.</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Menus and hints appear at once, the cursor does not blink, no bar runs to and fro.</source>
        <translation>Les menus et les conseils apparaissent d’un coup, le curseur ne clignote pas, aucune barre ne va et vient.</translation>
    </message>
    <message>
        <source>Maps and measures</source>
        <translation>Cartes et mesures</translation>
    </message>
    <message>
        <source>&amp;Colours of maps</source>
        <translation>&amp;Couleurs des cartes</translation>
    </message>
    <message>
        <source>Viridis and cividis are read by people with any colour vision, greys on any printer.</source>
        <translation>Viridis et cividis se lisent quelle que soit la vision des couleurs, greys sur n’importe quelle imprimante.</translation>
    </message>
    <message>
        <source>count from 1</source>
        <translation>compter à partir de 1</translation>
    </message>
    <message>
        <source>count from 0</source>
        <translation>compter à partir de 0</translation>
    </message>
    <message>
        <source>In figures and the numbers exported from them; Python&apos;s libraries count from 0.</source>
        <translation>Dans les figures et dans les nombres qui en sont exportés&#x202f;; les bibliothèques Python comptent à partir de 0.</translation>
    </message>
    <message>
        <source>&amp;Entropy</source>
        <translation>&amp;Entropie</translation>
    </message>
    <message>
        <source>in nats</source>
        <translation>en nats</translation>
    </message>
    <message>
        <source>in bits</source>
        <translation>en bits</translation>
    </message>
    <message>
        <source>One bit is ln 2, about 0.693 nats: the entropy of two keys with equal weights.</source>
        <translation>Un bit vaut ln 2, environ 0.693 nats&#xa0;: l’entropie de deux clés de poids égaux.</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modèles</translation>
    </message>
    <message>
        <source>Folders of models</source>
        <translation>Dossiers de modèles</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>A&amp;jouter…</translation>
    </message>
    <message>
        <source>Add a folder of models</source>
        <translation>Ajouter un dossier de modèles</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Remove the chosen folder from the list</source>
        <translation>Retirer de la liste le dossier choisi</translation>
    </message>
    <message>
        <source>&amp;Folders</source>
        <translation>&amp;Dossiers</translation>
    </message>
    <message>
        <source>Open model… lists what lies in them, too: GGUF files, and folders as Hugging Face stores them.</source>
        <translation>Ouvrir un modèle… donne aussi la liste de ce qu’ils contiennent&#xa0;: fichiers GGUF, et dossiers tels que Hugging Face les stocke.</translation>
    </message>
    <message>
        <source>Which folder holds models?</source>
        <translation>Quel dossier contient des modèles&#x202f;?</translation>
    </message>
    <message>
        <source>Computing</source>
        <translation>Calcul</translation>
    </message>
    <message>
        <source>T&amp;hreads</source>
        <translation>Thre&amp;ads</translation>
    </message>
    <message>
        <source>How many processors a pass may use at once. The numbers are the same with any.</source>
        <translation>Combien de processeurs une passe peut utiliser à la fois. Les nombres sont les mêmes dans tous les cas.</translation>
    </message>
    <message>
        <source>all (%1)</source>
        <translation>tous (%1)</translation>
    </message>
    <message>
        <source>&amp;Memory of a pass</source>
        <translation>&amp;Mémoire d’une passe</translation>
    </message>
    <message>
        <source>What does not fit is computed again when it is looked at. Holds from the next start on.</source>
        <translation>Ce qui ne tient pas est recalculé quand on le regarde. Vaut à partir du prochain démarrage.</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> Mo</translation>
    </message>
    <message>
        <source>L&amp;ayers and heads</source>
        <translation>Co&amp;uches et têtes</translation>
    </message>
    <message>
        <source>Reduce m&amp;otion</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SheetChoices</name>
    <message>
        <source>This lesson</source>
        <translation>Cette leçon</translation>
    </message>
    <message>
        <source>A head of small whole numbers to be computed by hand, and the lesson&apos;s questions</source>
        <translation>Une tête de petits nombres entiers à calculer à la main, et les questions de la leçon</translation>
    </message>
    <message>
        <source>This map</source>
        <translation>Cette carte</translation>
    </message>
    <message>
        <source>Weights of the map are missing, and it is read</source>
        <translation>Il manque des poids à la carte, et on la lit</translation>
    </message>
    <message>
        <source>Steps of this head</source>
        <translation>Étapes de cette tête</translation>
    </message>
    <message>
        <source>One row, from its scores to its weights</source>
        <translation>Une ligne, de ses scores à ses poids</translation>
    </message>
    <message>
        <source>Of what</source>
        <translation>Sujet</translation>
    </message>
    <message>
        <source>What the worksheet is of</source>
        <translation>Sur quoi porte la fiche d’exercices</translation>
    </message>
    <message>
        <source>&amp;Causal: each token sees itself and those before it</source>
        <translation>&amp;Causal&#xa0;: chaque token se voit lui-même et voit ceux d’avant</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Whose row is worked out</source>
        <translation>La requête dont la ligne est calculée</translation>
    </message>
    <message>
        <source>drawn by the seed</source>
        <translation>tirée par la graine</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Copies</translation>
    </message>
    <message>
        <source>How many copies, each another one</source>
        <translation>Combien de copies, chacune différente</translation>
    </message>
    <message>
        <source>Each copy is another sheet with an id of its own</source>
        <translation>Chaque copie est une autre fiche avec son propre identifiant</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>The same seed makes the same sheets</source>
        <translation>La même graine fait les mêmes fiches</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>210 × 297 mm</source>
        <translation>210 × 297 mm</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>8.5 × 11 inches</source>
        <translation>8.5 × 11 pouces</translation>
    </message>
    <message>
        <source>Each sheet has an id: of the same lesson or head, the same id is the same sheet for ever.</source>
        <translation>Chaque fiche a un identifiant&#xa0;: pour une même leçon ou une même tête, le même identifiant désigne à jamais la même fiche.</translation>
    </message>
    <message>
        <source>These are %1 to %2.</source>
        <translation>Ce sont %1 à %2.</translation>
    </message>
    <message>
        <source>This one is %1.</source>
        <translation>Celle-ci est %1.</translation>
    </message>
    <message>
        <source>Two files are written: the sheets, and the key beside them.</source>
        <translation>Deux fichiers sont écrits&#xa0;: les fiches, et le corrigé à côté.</translation>
    </message>
</context>
<context>
    <name>SheetCommands</name>
    <message>
        <source>There is nothing to make a worksheet of yet: type a text that the model knows, or open a lesson.</source>
        <translation>Il n’y a pas encore de quoi faire une fiche d’exercices&#xa0;: tapez un texte que le modèle connaît, ou ouvrez une leçon.</translation>
    </message>
    <message>
        <source>Make worksheets with blanks, and their key: of the lesson, the map or a row</source>
        <translation>Faire des fiches d’exercices à trous et leur corrigé&#xa0;: de la leçon, de la carte ou d’une ligne</translation>
    </message>
    <message>
        <source>Make a &amp;worksheet…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SheetDialog</name>
    <message>
        <source>Worksheet</source>
        <translation>Fiche d’exercices</translation>
    </message>
    <message>
        <source>Preview of the worksheet</source>
        <translation>Aperçu de la fiche d’exercices</translation>
    </message>
    <message>
        <source>Sheet or key</source>
        <translation>Fiche ou corrigé</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Fiche</translation>
    </message>
    <message>
        <source>What students get</source>
        <translation>Ce que reçoivent les élèves</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Corrigé</translation>
    </message>
    <message>
        <source>The answers</source>
        <translation>Les réponses</translation>
    </message>
    <message>
        <source>Page before (PgUp)</source>
        <translation>Page précédente (PgUp)</translation>
    </message>
    <message>
        <source>Next page (PgDn)</source>
        <translation>Page suivante (PgDn)</translation>
    </message>
    <message>
        <source>Progress of the copies</source>
        <translation>Avancement des copies</translation>
    </message>
    <message>
        <source>%v of %m</source>
        <translation>%v sur %m</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>A&amp;rrêter</translation>
    </message>
    <message>
        <source>Stop; nothing is written then</source>
        <translation>Arrêter&#x202f;; rien n’est alors écrit</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close without saving (Esc)</source>
        <translation>Fermer sans enregistrer (Échap)</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Enregistrer…</translation>
    </message>
    <message>
        <source>Choose where sheets and key go (Ctrl+S)</source>
        <translation>Choisir où vont les fiches et le corrigé (Ctrl+S)</translation>
    </message>
    <message>
        <source>Stopped; nothing was written.</source>
        <translation>Arrêté&#x202f;; rien n’a été écrit.</translation>
    </message>
    <message>
        <source>Saved %1, and the key beside it</source>
        <translation>Enregistré&#xa0;: %1, et le corrigé à côté</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>page %1 sur %2</translation>
    </message>
    <message>
        <source>copy %1 of %2</source>
        <translation>copie %1 sur %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Save the worksheets</source>
        <translation>Enregistrer les fiches d’exercices</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>worksheet.pdf</source>
        <translation>worksheet.pdf</translation>
    </message>
    <message>
        <source>Replace the key</source>
        <translation>Remplacer le corrigé</translation>
    </message>
    <message>
        <source>%1 already exists.</source>
        <translation>%1 existe déjà.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
</context>
<context>
    <name>ShownMap</name>
    <message>
        <source>‖weight · v Wᴼ‖</source>
        <translation>‖poids · v Wᴼ‖</translation>
    </message>
    <message>
        <source>attention rollout</source>
        <translation>attention rollout</translation>
    </message>
    <message>
        <source>attention flow</source>
        <translation>flux d’attention</translation>
    </message>
    <message>
        <source>mean attention weight of the layer</source>
        <translation>poids d’attention moyen de la couche</translation>
    </message>
    <message>
        <source>sum of the layer&apos;s attention weights</source>
        <translation>somme des poids d’attention de la couche</translation>
    </message>
    <message>
        <source>largest attention weight of the layer</source>
        <translation>plus grand poids d’attention de la couche</translation>
    </message>
    <message>
        <source>mean attention weight of the model</source>
        <translation>poids d’attention moyen du modèle</translation>
    </message>
    <message>
        <source>sum of the model&apos;s attention weights</source>
        <translation>somme des poids d’attention du modèle</translation>
    </message>
    <message>
        <source>largest attention weight of the model</source>
        <translation>plus grand poids d’attention du modèle</translation>
    </message>
    <message>
        <source>mean attention weight of the picked heads</source>
        <translation>poids d’attention moyen des têtes sélectionnées</translation>
    </message>
    <message>
        <source>sum of the picked heads&apos; attention weights</source>
        <translation>somme des poids d’attention des têtes sélectionnées</translation>
    </message>
    <message>
        <source>largest attention weight of the picked heads</source>
        <translation>plus grand poids d’attention des têtes sélectionnées</translation>
    </message>
    <message>
        <source>attention weight</source>
        <translation>poids d’attention</translation>
    </message>
    <message>
        <source>sum of %1</source>
        <translation>somme&#xa0;: %1</translation>
    </message>
    <message>
        <source>the largest weight of %1</source>
        <translation>le plus grand poids&#xa0;: %1</translation>
    </message>
    <message>
        <source>mean of %1</source>
        <translation>moyenne&#xa0;: %1</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>tête %1</translation>
    </message>
    <message>
        <source>heads %1</source>
        <translation>têtes %1</translation>
    </message>
    <message>
        <source>%1 picked heads</source>
        <translation>%1 têtes sélectionnées</translation>
    </message>
    <message>
        <source>‖weight · v Wᴼ‖: length of the vector that each key adds</source>
        <translation>‖poids · v Wᴼ‖&#xa0;: longueur du vecteur qu’ajoute chaque clé</translation>
    </message>
    <message>
        <source>each layer&apos;s %1 heads</source>
        <translation>les %1 têtes de chaque couche</translation>
    </message>
    <message>
        <source>the layer&apos;s %1 heads</source>
        <translation>les %1 têtes de la couche</translation>
    </message>
    <message>
        <source>all %1 heads</source>
        <translation>les %1 têtes</translation>
    </message>
    <message>
        <source>the %1 heads of %2 layers</source>
        <translation>les %1 têtes de %2 couches</translation>
    </message>
    <message>
        <source>rollout up to each layer</source>
        <translation>rollout jusqu’à chaque couche</translation>
    </message>
    <message>
        <source>rollout up to layer %1</source>
        <translation>rollout jusqu’à la couche %1</translation>
    </message>
    <message>
        <source>attention flow up to each layer; rows divided by their sums</source>
        <translation>flux d’attention jusqu’à chaque couche&#xa0;; lignes divisées par leur somme</translation>
    </message>
    <message>
        <source>attention flow up to layer %1; rows divided by their sums</source>
        <translation>flux d’attention jusqu’à la couche %1&#xa0;; lignes divisées par leur somme</translation>
    </message>
    <message>
        <source>special tokens left out; rows renormalised to 1</source>
        <translation>sans les tokens spéciaux&#xa0;; lignes renormalisées à 1</translation>
    </message>
    <message>
        <source>special tokens left out; rows sum to less than 1</source>
        <translation>sans les tokens spéciaux&#xa0;; somme des lignes inférieure à 1</translation>
    </message>
    <message>
        <source>special tokens left out</source>
        <translation>sans les tokens spéciaux</translation>
    </message>
    <message>
        <source>from the first text to itself alone</source>
        <translation>seulement du premier texte à lui-même</translation>
    </message>
    <message>
        <source>from the first text to the second alone</source>
        <translation>seulement du premier texte au second</translation>
    </message>
    <message>
        <source>from the second text to the first alone</source>
        <translation>seulement du second texte au premier</translation>
    </message>
    <message>
        <source>from the second text to itself alone</source>
        <translation>seulement du second texte à lui-même</translation>
    </message>
    <message>
        <source>pieces of words: summed over keys, averaged over queries</source>
        <translation>morceaux de mots&#xa0;: somme sur les clés, moyenne sur les requêtes</translation>
    </message>
    <message>
        <source>attention weights instead: %1</source>
        <translation>à la place, les poids d’attention&#xa0;: %1</translation>
    </message>
    <message>
        <source>mean mixing weight of the layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sum of the layer&apos;s mixing weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>largest mixing weight of the layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean mixing weight of the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sum of the model&apos;s mixing weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>largest mixing weight of the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean mixing weight of the picked heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sum of the picked heads&apos; mixing weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>largest mixing weight of the picked heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mixing weight, no softmax</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SideColumn</name>
    <message>
        <source>Attention</source>
        <translation>Attention</translation>
    </message>
    <message>
        <source>Encoder</source>
        <translation>Encodeur</translation>
    </message>
    <message>
        <source>The text&apos;s attention to itself</source>
        <translation>L’attention du texte à lui-même</translation>
    </message>
    <message>
        <source>Decoder</source>
        <translation>Décodeur</translation>
    </message>
    <message>
        <source>The target&apos;s attention to itself</source>
        <translation>L’attention de la cible à elle-même</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>Croisée</translation>
    </message>
    <message>
        <source>From the target&apos;s tokens, the queries, to the text&apos;s, the keys (Ctrl+B: the next of the three)</source>
        <translation>Des tokens de la cible, les requêtes, à ceux du texte, les clés (Ctrl+B&#xa0;: la suivante des trois)</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>Têtes</translation>
    </message>
    <message>
        <source>Shown: %1. Click a head to show it, Ctrl+click to compare.</source>
        <translation>Affichée&#xa0;: %1. Cliquez sur une tête pour l’afficher, Ctrl+clic pour comparer.</translation>
    </message>
    <message>
        <source>%1, in %2 (the other words are not in that run)</source>
        <translation>%1, dans %2 (les autres mots ne sont pas dans cette exécution)</translation>
    </message>
    <message>
        <source>Attention or mixing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The layers with a softmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mixing, no softmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The layers that mix tokens without a softmax, by weights of any sign (Ctrl+B: the other of the two)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SoftmaxTable</name>
    <message>
        <source>The softmax of this row, key by key</source>
        <translation>Le softmax de cette ligne, clé par clé</translation>
    </message>
    <message>
        <source>%1: softmax, key by key</source>
        <translation>%1&#xa0;: softmax, clé par clé</translation>
    </message>
    <message>
        <source>An intervention puts other weights in place of the softmax’s.</source>
        <translation>Une intervention met d’autres poids à la place de ceux du softmax.</translation>
    </message>
    <message>
        <source>Hidden until it has been guessed.</source>
        <translation>Caché jusqu’au pronostic.</translation>
    </message>
    <message>
        <source>%1 sees no key: every score is −∞, and its weights would be 0 ÷ 0. PyTorch gives NaN here; AttentionScope writes 0.</source>
        <translation>%1 ne voit aucune clé&#xa0;: tous les scores sont −∞, et ses poids seraient 0 ÷ 0. PyTorch donne NaN ici&#x202f;; AttentionScope écrit 0.</translation>
    </message>
    <message>
        <source>weight = exp(s − %1) ÷ %2</source>
        <translation>poids = exp(s − %1) ÷ %2</translation>
    </message>
    <message>
        <source>; %1, the largest score, is subtracted so that no exponential overflows</source>
        <translation>; %1, le plus grand score, est soustrait pour qu’aucune exponentielle ne déborde</translation>
    </message>
    <message>
        <source>, then hidden → 0, then ÷ %1</source>
        <translation>, puis caché → 0, puis ÷ %1</translation>
    </message>
    <message>
        <source>, then hidden → 0. Nothing is left: PyTorch gives NaN here; AttentionScope writes 0.</source>
        <translation>, puis caché → 0. Il ne reste rien&#xa0;: PyTorch donne NaN ici&#x202f;; AttentionScope écrit 0.</translation>
    </message>
    <message>
        <source>score s</source>
        <translation>score s</translation>
    </message>
    <message>
        <source>exp(s)</source>
        <translation>exp(s)</translation>
    </message>
    <message>
        <source>0 ÷ 0 → 0</source>
        <translation>0 ÷ 0 → 0</translation>
    </message>
    <message>
        <source>exp(s − %1)</source>
        <translation>exp(s − %1)</translation>
    </message>
    <message>
        <source>÷ %1</source>
        <translation>÷ %1</translation>
    </message>
    <message>
        <source>hidden → 0, ÷ %1</source>
        <translation>caché → 0, ÷ %1</translation>
    </message>
    <message>
        <source>sink</source>
        <translation>puits</translation>
    </message>
    <message>
        <source>%1: exp(%2 − %3) = %4; ÷ %5 = %6</source>
        <translation>%1&#xa0;: exp(%2 − %3) = %4&#x202f;; ÷ %5 = %6</translation>
    </message>
    <message>
        <source>The mask hides this key, yet its fill leaves it a weight.</source>
        <translation>Le masque cache cette clé, mais sa valeur de remplissage lui laisse un poids.</translation>
    </message>
    <message>
        <source>, then hidden → 0; what is left sums to less than 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden → 0</source>
        <translation type="unfinished">caché → 0</translation>
    </message>
</context>
<context>
    <name>SoundInput</name>
    <message>
        <source>Open sound…</source>
        <translation>Ouvrir un son…</translation>
    </message>
    <message>
        <source>A WAV, FLAC or Ogg file; dropping one on the window does the same</source>
        <translation>Un fichier WAV, FLAC ou Ogg&#x202f;; le déposer sur la fenêtre revient au même</translation>
    </message>
    <message>
        <source>Drop a sound here, WAV, FLAC or Ogg. The model hears the first %1 s.</source>
        <translation>Déposez ici un son, WAV, FLAC ou Ogg. Le modèle entend les %1 premières secondes.</translation>
    </message>
    <message>
        <source>%1 tokens, one for each %2 ms of %3 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop a sound here, WAV, FLAC or Ogg, of at most %1 s.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Spectrogram</name>
    <message>
        <source>The sound as the model hears it</source>
        <translation>Le son tel que le modèle l’entend</translation>
    </message>
    <message>
        <source>The power in each band of the sound over time, low bands below; a click chooses a moment</source>
        <translation>La puissance dans chaque bande du son au cours du temps, les bandes graves en bas&#x202f;; un clic choisit un moment</translation>
    </message>
    <message>
        <source>0 s</source>
        <translation>0 s</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
</context>
<context>
    <name>SpokenCell</name>
    <message>
        <source>adding a vector of length %1</source>
        <translation>ce qui ajoute un vecteur de longueur %1</translation>
    </message>
    <message>
        <source>0 percent</source>
        <translation>0 pour cent</translation>
    </message>
    <message>
        <source>less than 0.1 percent</source>
        <translation>moins de 0.1 pour cent</translation>
    </message>
    <message>
        <source>%1 percent</source>
        <translation>%1 pour cent</translation>
    </message>
    <message>
        <source>space</source>
        <translation>espace</translation>
    </message>
    <message>
        <source>line end</source>
        <translation>fin de ligne</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>tabulation</translation>
    </message>
    <message>
        <source>hidden until it has been guessed</source>
        <translation>caché jusqu’au pronostic</translation>
    </message>
    <message>
        <source>not computed yet</source>
        <translation>pas encore calculé</translation>
    </message>
    <message>
        <source>hidden by the mask</source>
        <translation>caché par le masque</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>pas un nombre</translation>
    </message>
    <message>
        <source>it</source>
        <translation>la requête</translation>
    </message>
    <message>
        <source>%1 attends to %2: %3</source>
        <translation>%1 porte son attention sur %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 may not attend to %2: hidden by the mask</source>
        <translation>%1 ne peut pas porter son attention sur %2&#xa0;: caché par le masque</translation>
    </message>
    <message>
        <source>%1 attends to %2, %3</source>
        <translation>%1 porte son attention sur %2, %3</translation>
    </message>
    <message>
        <source>, rank %1 of %2</source>
        <translation>, rang %1 sur %2</translation>
    </message>
</context>
<context>
    <name>StageTexts</name>
    <message>
        <source>hidden scores: %1 added</source>
        <translation type="unfinished">scores cachés&#xa0;: %1 ajouté</translation>
    </message>
    <message>
        <source>hidden scores: %1</source>
        <translation type="unfinished">scores cachés&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>StaleMark</name>
    <message>
        <source>What is shown is from before the change, which is being computed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is shown is from before the change, which could not be computed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is shown is from before the change: its computation was stopped.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>computing… (Esc stops)</source>
        <translation>calcul… (Échap pour arrêter)</translation>
    </message>
    <message>
        <source>%1 × %2 tokens</source>
        <translation>%1 × %2 tokens</translation>
    </message>
    <message>
        <source>1 token</source>
        <translation>1 token</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 tokens</translation>
    </message>
    <message>
        <source>%1 · 1 head</source>
        <translation>%1 · 1 tête</translation>
    </message>
    <message>
        <source>%1 · %2 heads</source>
        <translation>%1 · %2 têtes</translation>
    </message>
    <message>
        <source>layer %1 of %2</source>
        <translation>couche %1 sur %2</translation>
    </message>
    <message>
        <source>read from %1</source>
        <translation>lu dans %1</translation>
    </message>
    <message>
        <source>computed in %1 ms</source>
        <translation>calculé en %1 ms</translation>
    </message>
    <message>
        <source>random parameters, not trained</source>
        <translation>paramètres aléatoires, non entraînés</translation>
    </message>
    <message>
        <source>random whole numbers, not trained</source>
        <translation>nombres entiers aléatoires, non entraînés</translation>
    </message>
    <message>
        <source>parameters from a file</source>
        <translation>paramètres d’un fichier</translation>
    </message>
    <message>
        <source>from a file</source>
        <translation>d’un fichier</translation>
    </message>
    <message>
        <source>queries and keys from a file</source>
        <translation>requêtes et clés d’un fichier</translation>
    </message>
    <message>
        <source>    shown before dropout</source>
        <translation>    montré avant le dropout</translation>
    </message>
    <message>
        <source>    this head is switched off</source>
        <translation>    cette tête est désactivée</translation>
    </message>
    <message>
        <source>    1 intervention</source>
        <translation>    1 intervention</translation>
    </message>
    <message>
        <source>    %1 interventions</source>
        <translation>    %1 interventions</translation>
    </message>
    <message>
        <source>mask: %1 of %2 cells hidden    %3</source>
        <translation>masque&#xa0;: %1 cellules sur %2 cachées    %3</translation>
    </message>
    <message>
        <source>%1 of the file&apos;s weights are NaN or infinite; they are drawn in pink.</source>
        <translation>%1 des poids du fichier sont NaN ou infinis&#x202f;; ils sont dessinés en rose.</translation>
    </message>
    <message>
        <source>%1 of the weights are NaN or infinite, because of the file&apos;s queries and keys; they are drawn in pink.</source>
        <translation>%1 des poids sont NaN ou infinis, à cause des requêtes et des clés du fichier&#x202f;; ils sont dessinés en rose.</translation>
    </message>
    <message>
        <source>%1 of the weights are NaN or infinite, because of the model&apos;s own parameters; they are drawn in pink.</source>
        <translation>%1 des poids sont NaN ou infinis, à cause des paramètres du modèle lui-même&#x202f;; ils sont dessinés en rose.</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>    mixing weights, no softmax</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StepArithmetic</name>
    <message>
        <source>an intervention puts the context of another run in its place</source>
        <translation>une intervention met à sa place le contexte d’une autre exécution</translation>
    </message>
    <message>
        <source>an intervention puts the mean over all queries in its place</source>
        <translation>une intervention met à sa place la moyenne sur toutes les requêtes</translation>
    </message>
    <message>
        <source>times 0: the head is switched off</source>
        <translation>fois 0&#xa0;: la tête est désactivée</translation>
    </message>
    <message>
        <source>times %1</source>
        <translation>fois %1</translation>
    </message>
</context>
<context>
    <name>StepChanges</name>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>teaching module</source>
        <translation>module pédagogique</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>view</source>
        <translation>vue</translation>
    </message>
    <message>
        <source>model</source>
        <translation>modèle</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texte</translation>
    </message>
    <message>
        <source>second text</source>
        <translation>second texte</translation>
    </message>
    <message>
        <source>a different one</source>
        <translation>un autre</translation>
    </message>
    <message>
        <source>picture or sound</source>
        <translation>image ou son</translation>
    </message>
    <message>
        <source>head</source>
        <translation>tête</translation>
    </message>
    <message>
        <source>cell</source>
        <translation>cellule</translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <translation>ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>mask</source>
        <translation>masque</translation>
    </message>
    <message>
        <source>scores</source>
        <translation>scores</translation>
    </message>
    <message>
        <source>temperature, hidden scores or order</source>
        <translation>température, scores cachés ou ordre</translation>
    </message>
    <message>
        <source>interventions</source>
        <translation>interventions</translation>
    </message>
    <message>
        <source>%1 of them</source>
        <translation>au nombre de %1</translation>
    </message>
    <message>
        <source>comparison</source>
        <translation>comparaison</translation>
    </message>
    <message>
        <source>different sides</source>
        <translation>d’autres côtés</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>étape</translation>
    </message>
    <message>
        <source>step %1 of the calculation</source>
        <translation>étape %1 du calcul</translation>
    </message>
    <message>
        <source>first step</source>
        <translation>première étape</translation>
    </message>
    <message>
        <source>shows the same</source>
        <translation>montre la même chose</translation>
    </message>
    <message>
        <source>The first step says all that is shown.</source>
        <translation>La première étape dit tout ce qui est affiché.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>This step shows what the step before shows.</source>
        <translation>Cette étape montre ce que montre la précédente.</translation>
    </message>
    <message>
        <source>Changes since the step before: %1.</source>
        <translation>Changements depuis l’étape précédente&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>StepsPlayer</name>
    <message>
        <source>One step back (←)</source>
        <translation>Une étape en arrière (←)</translation>
    </message>
    <message>
        <source>Play, or stop (Space)</source>
        <translation>Jouer, ou arrêter (Espace)</translation>
    </message>
    <message>
        <source>One step on (→)</source>
        <translation>Une étape en avant (→)</translation>
    </message>
    <message>
        <source>Space: play · ← →: step · ↑ ↓: query · Ctrl + ← →: key · 1–9: jump</source>
        <translation>Espace&#xa0;: jouer · ← →&#xa0;: étape · ↑ ↓&#xa0;: requête · Ctrl + ← →&#xa0;: clé · 1–9&#xa0;: sauter</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>❚❚ Step %1 of %2: %3</source>
        <translation>❚❚ Étape %1 sur %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>▶ Step %1 of %2: %3</source>
        <translation>▶ Étape %1 sur %2&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>StepsSheet</name>
    <message>
        <source>from the file</source>
        <translation>du fichier</translation>
    </message>
    <message>
        <source>longer with position</source>
        <translation>allongé selon la position</translation>
    </message>
    <message>
        <source>rotated by position</source>
        <translation>tourné selon la position</translation>
    </message>
    <message>
        <source>− mean, ÷ deviation</source>
        <translation>− moyenne, ÷ écart type</translation>
    </message>
    <message>
        <source>÷ root mean square</source>
        <translation>÷ moyenne quadratique</translation>
    </message>
    <message>
        <source>%1, rotated</source>
        <translation>%1, tourné</translation>
    </message>
    <message>
        <source>LayerNorm(%1)</source>
        <translation>LayerNorm(%1)</translation>
    </message>
    <message>
        <source>RMSNorm(%1)</source>
        <translation>RMSNorm(%1)</translation>
    </message>
    <message>
        <source>input x</source>
        <translation>entrée x</translation>
    </message>
    <message>
        <source>latents</source>
        <translation>latents</translation>
    </message>
    <message>
        <source>queries and keys</source>
        <translation>requêtes et clés</translation>
    </message>
    <message>
        <source>project</source>
        <translation>projeter</translation>
    </message>
    <message>
        <source>norm of q and k</source>
        <translation>norme de q et k</translation>
    </message>
    <message>
        <source>rotate by position</source>
        <translation>tourner selon la position</translation>
    </message>
    <message>
        <source>lengthen by position</source>
        <translation>allonger selon la position</translation>
    </message>
    <message>
        <source>scores</source>
        <translation>scores</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>échelle</translation>
    </message>
    <message>
        <source>soft-cap</source>
        <translation>plafonnement doux</translation>
    </message>
    <message>
        <source>bias of position</source>
        <translation>biais de position</translation>
    </message>
    <message>
        <source>index of keys</source>
        <translation>index de clés</translation>
    </message>
    <message>
        <source>mask</source>
        <translation>masque</translation>
    </message>
    <message>
        <source>softmax</source>
        <translation>softmax</translation>
    </message>
    <message>
        <source>divide by the row&apos;s sum</source>
        <translation>diviser par la somme de la ligne</translation>
    </message>
    <message>
        <source>dropout</source>
        <translation>dropout</translation>
    </message>
    <message>
        <source>difference of softmaxes</source>
        <translation>différence de softmax</translation>
    </message>
    <message>
        <source>weigh the values</source>
        <translation>pondérer les valeurs</translation>
    </message>
    <message>
        <source>gate</source>
        <translation>porte</translation>
    </message>
    <message>
        <source>output</source>
        <translation>sortie</translation>
    </message>
    <message>
        <source>experts</source>
        <translation>experts</translation>
    </message>
    <message>
        <source>measures</source>
        <translation>mesures</translation>
    </message>
    <message>
        <source>x, the last tokens</source>
        <translation>x, les derniers tokens</translation>
    </message>
    <message>
        <source>x</source>
        <translation>x</translation>
    </message>
    <message>
        <source>x, all tokens</source>
        <translation>x, tous les tokens</translation>
    </message>
    <message>
        <source>y, attended to</source>
        <translation>y, regardé</translation>
    </message>
    <message>
        <source>latent of queries</source>
        <translation>latent des requêtes</translation>
    </message>
    <message>
        <source>latent of keys and values</source>
        <translation>latent des clés et valeurs</translation>
    </message>
    <message>
        <source>key part of all heads</source>
        <translation>part de clé commune</translation>
    </message>
    <message>
        <source>latent · W_Q</source>
        <translation>latent · W_Q</translation>
    </message>
    <message>
        <source>x · W_Q</source>
        <translation>x · W_Q</translation>
    </message>
    <message>
        <source>latent · W_K, shared part</source>
        <translation>latent · W_K, part commune</translation>
    </message>
    <message>
        <source>y · W_K</source>
        <translation>y · W_K</translation>
    </message>
    <message>
        <source>x · W_K</source>
        <translation>x · W_K</translation>
    </message>
    <message>
        <source>q</source>
        <translation>q</translation>
    </message>
    <message>
        <source>k</source>
        <translation>k</translation>
    </message>
    <message>
        <source>queries Q</source>
        <translation>requêtes Q</translation>
    </message>
    <message>
        <source>keys K</source>
        <translation>clés K</translation>
    </message>
    <message>
        <source>values V</source>
        <translation>valeurs V</translation>
    </message>
    <message>
        <source>scores Q Kᵀ</source>
        <translation>scores Q Kᵀ</translation>
    </message>
    <message>
        <source>%1 · tanh(s ÷ %1)</source>
        <translation>%1 · tanh(s ÷ %1)</translation>
    </message>
    <message>
        <source>content → position</source>
        <translation>contenu → position</translation>
    </message>
    <message>
        <source>position → content</source>
        <translation>position → contenu</translation>
    </message>
    <message>
        <source>+ bias of position</source>
        <translation>+ biais de position</translation>
    </message>
    <message>
        <source>index scores</source>
        <translation>scores d’index</translation>
    </message>
    <message>
        <source>+ mask</source>
        <translation>+ masque</translation>
    </message>
    <message>
        <source>softmax over all keys</source>
        <translation>softmax sur toutes les clés</translation>
    </message>
    <message>
        <source>hidden → 0</source>
        <translation>caché → 0</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>poids</translation>
    </message>
    <message>
        <source>sink</source>
        <translation>puits</translation>
    </message>
    <message>
        <source>kept or dropped</source>
        <translation>gardé ou supprimé</translation>
    </message>
    <message>
        <source>after dropout</source>
        <translation>après le dropout</translation>
    </message>
    <message>
        <source>w₁, of the previous head</source>
        <translation>w₁, de la tête précédente</translation>
    </message>
    <message>
        <source>w₂, of the next head</source>
        <translation>w₂, de la tête suivante</translation>
    </message>
    <message>
        <source>w₁ − %1 · w₂</source>
        <translation>w₁ − %1 · w₂</translation>
    </message>
    <message>
        <source>× V, context</source>
        <translation>× V, contexte</translation>
    </message>
    <message>
        <source>(w₁ − λ w₂) × V</source>
        <translation>(w₁ − λ w₂) × V</translation>
    </message>
    <message>
        <source>σ(x · W_G)</source>
        <translation>σ(x · W_G)</translation>
    </message>
    <message>
        <source>context ⊙ gate</source>
        <translation>contexte ⊙ porte</translation>
    </message>
    <message>
        <source>this head: context · Wᴼ</source>
        <translation>cette tête&#xa0;: contexte · Wᴼ</translation>
    </message>
    <message>
        <source>Σ over heads</source>
        <translation>Σ sur les têtes</translation>
    </message>
    <message>
        <source>concat · Wᴼ</source>
        <translation>concat · Wᴼ</translation>
    </message>
    <message>
        <source>experts chosen</source>
        <translation>experts choisis</translation>
    </message>
    <message>
        <source>heads side by side</source>
        <translation>têtes côte à côte</translation>
    </message>
    <message>
        <source>entropy</source>
        <translation>entropie</translation>
    </message>
    <message>
        <source>mean distance</source>
        <translation>distance moyenne</translation>
    </message>
    <message>
        <source>attention received</source>
        <translation>attention reçue</translation>
    </message>
    <message>
        <source>mean of the heads</source>
        <translation>moyenne des têtes</translation>
    </message>
    <message>
        <source>contacts of residues</source>
        <translation>contacts de résidus</translation>
    </message>
    <message>
        <source>pooling probe</source>
        <translation>sonde de pooling</translation>
    </message>
    <message>
        <source>attention rollout</source>
        <translation>attention rollout</translation>
    </message>
    <message>
        <source>norm(x · W down)</source>
        <translation>norm(x · W down)</translation>
    </message>
    <message>
        <source>of x, rotated</source>
        <translation>de x, tourné</translation>
    </message>
    <message>
        <source>query · vector of the distance</source>
        <translation>requête · vecteur de la distance</translation>
    </message>
    <message>
        <source>key · vector of the distance</source>
        <translation>clé · vecteur de la distance</translation>
    </message>
    <message>
        <source>a column for each expert</source>
        <translation>une colonne par expert</translation>
    </message>
    <message>
        <source>latent · W_V</source>
        <translation>latent · W_V</translation>
    </message>
    <message>
        <source>y · W_V</source>
        <translation>y · W_V</translation>
    </message>
    <message>
        <source>x · W_V</source>
        <translation>x · W_V</translation>
    </message>
    <message>
        <source>dot products</source>
        <translation>produits scalaires</translation>
    </message>
    <message>
        <source>scaled</source>
        <translation>mis à l’échelle</translation>
    </message>
    <message>
        <source>capped</source>
        <translation>plafonnés</translation>
    </message>
    <message>
        <source>rows sum to 1; 0 where no key is seen</source>
        <translation>somme des lignes 1&#xa0;; 0 si aucune clé n’est vue</translation>
    </message>
    <message>
        <source>rows and sink sum to 1</source>
        <translation>somme des lignes et du puits 1</translation>
    </message>
    <message>
        <source>rows sum to 1</source>
        <translation>somme des lignes 1</translation>
    </message>
    <message>
        <source>the %1 highest stay visible</source>
        <translation>les %1 plus élevés restent visibles</translation>
    </message>
    <message>
        <source>its share of each row</source>
        <translation>sa part de chaque ligne</translation>
    </message>
    <message>
        <source>1 and 0, by the seed</source>
        <translation>1 et 0, selon la graine</translation>
    </message>
    <message>
        <source>÷ (1 − rate)</source>
        <translation>÷ (1 − taux)</translation>
    </message>
    <message>
        <source>the pair&apos;s other softmax</source>
        <translation>l’autre softmax de la paire</translation>
    </message>
    <message>
        <source>applied to V; may be negative</source>
        <translation>appliqué à V&#xa0;; peut être négatif</translation>
    </message>
    <message>
        <source>of this softmax alone</source>
        <translation>de ce softmax seul</translation>
    </message>
    <message>
        <source>weighted values</source>
        <translation>valeurs pondérées</translation>
    </message>
    <message>
        <source>of both heads</source>
        <translation>des deux têtes</translation>
    </message>
    <message>
        <source>0 to 1</source>
        <translation>0 à 1</translation>
    </message>
    <message>
        <source>nats</source>
        <translation>nats</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>tokens</translation>
    </message>
    <message>
        <source>sum over queries</source>
        <translation>somme sur les requêtes</translation>
    </message>
    <message>
        <source>of all heads, symmetric, corrected</source>
        <translation>de toutes les têtes, symétrique, corrigé</translation>
    </message>
    <message>
        <source>its weights in this head, after the last layer</source>
        <translation>ses poids dans cette tête, après la dernière couche</translation>
    </message>
    <message>
        <source>through the layers up to here</source>
        <translation>à travers les couches jusqu’ici</translation>
    </message>
    <message>
        <source>Steps of the calculation</source>
        <translation>Étapes du calcul</translation>
    </message>
    <message>
        <source>dimension %1</source>
        <translation>dimension %1</translation>
    </message>
    <message>
        <source>x of layer %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>convolution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>decay and strength</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mixing weights, no softmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Σ of each row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>decay a</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>strength b</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mixing weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>× V</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SiLU(x · W_G)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>state S</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>convolved, SiLU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C, the gate behind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B, the gate before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what is left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden → 0, not divided again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what stays of the state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the time it takes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>signed; rows sum to anything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>behind the last token</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StepsView</name>
    <message>
        <source>This layer: %1 multiply–adds (%2 projections, %3 scores, %4 values), %5B of attention weights. At twice the length: %6, %7B.</source>
        <translation>Cette couche&#xa0;: %1 multiplications-additions (%2 projections, %3 scores, %4 valeurs), %5o de poids d’attention. Pour une longueur double&#xa0;: %6, %7o.</translation>
    </message>
    <message>
        <source>%1 × %2 tokens · 1 head shown</source>
        <translation>%1 × %2 tokens · 1 tête affichée</translation>
    </message>
    <message>
        <source>1 token · 1 head shown</source>
        <translation>1 token · 1 tête affichée</translation>
    </message>
    <message>
        <source>%1 tokens · 1 head shown</source>
        <translation>%1 tokens · 1 tête affichée</translation>
    </message>
    <message>
        <source>norm </source>
        <translation>norm </translation>
    </message>
    <message>
        <source> + bias</source>
        <translation> + biais</translation>
    </message>
    <message>
        <source> + mask</source>
        <translation> + masque</translation>
    </message>
    <message>
        <source>, sink</source>
        <translation>, puits</translation>
    </message>
    <message>
        <source>hide</source>
        <translation>cacher</translation>
    </message>
    <message>
        <source>÷ row sum</source>
        <translation>÷ somme de ligne</translation>
    </message>
    <message>
        <source>dropout</source>
        <translation>dropout</translation>
    </message>
    <message>
        <source>%1 and the sink</source>
        <translation>%1 et le puits</translation>
    </message>
    <message>
        <source>Σ weight · v, %1 numbers</source>
        <translation>Σ poids · v, %1 nombres</translation>
    </message>
    <message>
        <source>the context of another run instead of %1</source>
        <translation>le contexte d’une autre exécution au lieu de %1</translation>
    </message>
    <message>
        <source>%1, then the mean over all queries in its place</source>
        <translation>%1, puis à sa place la moyenne sur toutes les requêtes</translation>
    </message>
    <message>
        <source>%1, times 0: the head is switched off</source>
        <translation>%1, fois 0&#xa0;: la tête est désactivée</translation>
    </message>
    <message>
        <source>%1, times %2</source>
        <translation>%1, fois %2</translation>
    </message>
    <message>
        <source>x has %1 numbers for each token</source>
        <translation>x a %1 nombres pour chaque token</translation>
    </message>
    <message>
        <source>q·k of %1 = %2</source>
        <translation>q·k de %1 = %2</translation>
    </message>
    <message>
        <source>an intervention instead of softmax: weight of %1 = %2</source>
        <translation>une intervention au lieu du softmax&#xa0;: poids de %1 = %2</translation>
    </message>
    <message>
        <source>÷ the row&apos;s sum %1: weight of %2 = %3</source>
        <translation>÷ la somme de la ligne %1&#xa0;: poids de %2 = %3</translation>
    </message>
    <message>
        <source>all heads side by side</source>
        <translation>toutes les têtes côte à côte</translation>
    </message>
    <message>
        <source>keys and values are projected from %1 numbers per token instead of %2; %3 more are the part of the key that all heads share</source>
        <translation>les clés et les valeurs sont projetées de %1 nombres par token au lieu de %2&#x202f;; %3 de plus sont la partie de la clé que toutes les têtes partagent</translation>
    </message>
    <message>
        <source>× %1 for position %2: %3</source>
        <translation>× %1 pour la position %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>q of %1</source>
        <translation>q de %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 with its bias = %2</source>
        <translation>%1 avec son biais = %2</translation>
    </message>
    <message>
        <source>expert %1 (× %2)</source>
        <translation>expert %1 (× %2)</translation>
    </message>
    <message>
        <source>after this attention, %1 goes through %2 of %3</source>
        <translation>après cette attention, %1 traverse %2 sur %3</translation>
    </message>
    <message>
        <source>q of %1 and k of %2 are outlined</source>
        <translation>q de %1 et k de %2 sont encadrés</translation>
    </message>
    <message>
        <source>; this layer rotates neither: it has no positions</source>
        <translation>; cette couche ne fait tourner ni l’un ni l’autre&#xa0;: elle n’a pas de positions</translation>
    </message>
    <message>
        <source>; k and v are those of head %1 of %2, which %3 heads share</source>
        <translation>; k et v sont ceux de la tête %1 sur %2, que %3 têtes partagent</translation>
    </message>
    <message>
        <source>− mean, ÷ deviation, × weight: q of %1</source>
        <translation>− moyenne, ÷ écart type, × poids&#xa0;: q de %1</translation>
    </message>
    <message>
        <source>÷ root mean square: q of %1</source>
        <translation>÷ moyenne quadratique&#xa0;: q de %1</translation>
    </message>
    <message>
        <source>÷ root mean square, × weight: q of %1</source>
        <translation>÷ moyenne quadratique, × poids&#xa0;: q de %1</translation>
    </message>
    <message>
        <source> · k of %1</source>
        <translation> · k de %1</translation>
    </message>
    <message>
        <source>rotated by position %1: dimensions %2 and %3 of q, %4 → %5</source>
        <translation>tourné selon la position %1&#xa0;: dimensions %2 et %3 de q, %4 → %5</translation>
    </message>
    <message>
        <source>%1 has no index score</source>
        <translation>%1 n’a pas de score d’index</translation>
    </message>
    <message>
        <source>index score of %1 = %2; another rule hides it from %3</source>
        <translation>score d’index de %1 = %2&#x202f;; une autre règle le cache à %3</translation>
    </message>
    <message>
        <source>index score of %1 = %2: not among the %4 highest that %3 may see, so it is hidden</source>
        <translation>score d’index de %1 = %2&#xa0;: pas parmi les %4 plus élevés que %3 a le droit de voir, donc caché</translation>
    </message>
    <message>
        <source>index score of %1 = %2: among the %4 highest that %3 may see, so it stays</source>
        <translation>score d’index de %1 = %2&#xa0;: parmi les %4 plus élevés que %3 a le droit de voir, donc gardé</translation>
    </message>
    <message>
        <source>%1 is visible</source>
        <translation>%1 est visible</translation>
    </message>
    <message>
        <source>%1 is hidden by %2: its score becomes %3</source>
        <translation>%1 est caché par %2&#xa0;: son score devient %3</translation>
    </message>
    <message>
        <source>%1 is hidden by %2: its weight becomes 0</source>
        <translation>%1 est caché par %2&#xa0;: son poids devient 0</translation>
    </message>
    <message>
        <source>%1 sees no key: PyTorch gives NaN here, AttentionScope writes 0</source>
        <translation>%1 ne voit aucune clé&#xa0;: PyTorch donne NaN ici, AttentionScope écrit 0</translation>
    </message>
    <message>
        <source>%1: weight of %2 = %3</source>
        <translation>%1&#xa0;: poids de %2 = %3</translation>
    </message>
    <message>
        <source>; the sink takes %1, the row sums to %2</source>
        <translation>; le puits prend %1, la somme de la ligne est %2</translation>
    </message>
    <message>
        <source>the seed drops it: %1 → %2</source>
        <translation>la graine le supprime&#xa0;: %1 → %2</translation>
    </message>
    <message>
        <source>the seed keeps it: %1 ÷ (1 − %2) = %3</source>
        <translation>la graine le garde&#xa0;: %1 ÷ (1 − %2) = %3</translation>
    </message>
    <message>
        <source>weight applied to v of %1: %2 − %3 · %4 = %5; not a distribution, so the entropy is that of each softmax alone</source>
        <translation>poids appliqué à v de %1&#xa0;: %2 − %3 · %4 = %5&#x202f;; ce n’est pas une distribution, l’entropie est donc celle de chaque softmax seul</translation>
    </message>
    <message>
        <source>gate of %1: %2; its context %3 → %4</source>
        <translation>porte de %1&#xa0;: %2&#x202f;; son contexte %3 → %4</translation>
    </message>
    <message>
        <source>entropy %1 nats</source>
        <translation>entropie %1 nats</translation>
    </message>
    <message>
        <source> of at most ln %1 = %2</source>
        <translation> sur au plus ln %1 = %2</translation>
    </message>
    <message>
        <source>; mean distance %1 tokens; %2 receives %3 from all queries</source>
        <translation>; distance moyenne %1 tokens&#x202f;; %2 reçoit %3 de toutes les requêtes</translation>
    </message>
    <message>
        <source>One query</source>
        <translation>Une requête</translation>
    </message>
    <message>
        <source>Only the chosen query&apos;s row of every stage (O)</source>
        <translation>Seulement la ligne de la requête choisie à chaque étape (O)</translation>
    </message>
    <message>
        <source>All queries</source>
        <translation>Toutes les requêtes</translation>
    </message>
    <message>
        <source>Every query&apos;s row (A)</source>
        <translation>La ligne de chaque requête (A)</translation>
    </message>
    <message>
        <source>One stage</source>
        <translation>Une étape</translation>
    </message>
    <message>
        <source>Only the present stage, as large as the view (S)</source>
        <translation>Seulement l’étape en cours, aussi grande que la vue (S)</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>largest difference of Σ and concat: %1</source>
        <translation>plus grande différence entre Σ et concat&#xa0;: %1</translation>
    </message>
    <message>
        <source>query &lt;b&gt;%1&lt;/b&gt; · dₖ = %2 · </source>
        <translation>requête &lt;b&gt;%1&lt;/b&gt; · dₖ = %2 · </translation>
    </message>
    <message>
        <source>every number is the engine&apos;s own</source>
        <translation>chaque nombre vient du moteur de calcul</translation>
    </message>
    <message>
        <source>; k and v are those of layer %1, which this layer takes over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no place in the picture and is not rotated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rotated by row %1 and column %2 of the picture: dimensions %3 and %4 of q, %5 → %6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>convolution( </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mixing weight of %1 for %2 = %3; rows sum to anything, and weights may be negative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gate of %1: %2; it multiplies what the head made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2 numbers, however long the text: all that later tokens know of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B of %1 = %2 before the convolution, C of %3 = %4 behind it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>k of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 leaves %2 of the state and is written with strength %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Σ weight · v of %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head %1</source>
        <translation type="unfinished">tête %1</translation>
    </message>
</context>
<context>
    <name>TalkBar</name>
    <message>
        <source>The time of day</source>
        <translation>L’heure</translation>
    </message>
    <message>
        <source>Time since the start</source>
        <translation>Le temps depuis le début</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>À zéro</translation>
    </message>
    <message>
        <source>Set the timer back to 00:00</source>
        <translation>Remettre le minuteur à 00:00</translation>
    </message>
    <message>
        <source>now</source>
        <translation>maintenant</translation>
    </message>
    <message>
        <source>since the start</source>
        <translation>depuis le début</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Démarrer</translation>
    </message>
    <message>
        <source>Pause the timer</source>
        <translation>Mettre le minuteur en pause</translation>
    </message>
    <message>
        <source>Start the timer</source>
        <translation>Démarrer le minuteur</translation>
    </message>
    <message>
        <source>of %1 · planned here %2 to %3</source>
        <translation>sur %1 · prévu ici de %2 à %3</translation>
    </message>
    <message>
        <source>%1 · %2 behind</source>
        <translation>%1 · %2 de retard</translation>
    </message>
    <message>
        <source>%1 · %2 ahead</source>
        <translation>%1 · %2 d’avance</translation>
    </message>
    <message>
        <source>%1 · in time</source>
        <translation>%1 · à l’heure</translation>
    </message>
</context>
<context>
    <name>TargetPanel</name>
    <message>
        <source>Target text</source>
        <translation>Texte cible</translation>
    </message>
    <message>
        <source>Type the decoder&apos;s text, or let the model generate it</source>
        <translation>Tapez le texte du décodeur, ou laissez le modèle le générer</translation>
    </message>
    <message>
        <source>The decoder reads this after its start token</source>
        <translation>Le décodeur lit cela après son token de départ</translation>
    </message>
    <message>
        <source>What the words of the target mean one by one, as the model&apos;s folder says</source>
        <translation>Ce que veulent dire les mots de la cible un par un, d’après le dossier du modèle</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Cible</translation>
    </message>
    <message>
        <source>This target was written for another source text.</source>
        <translation>Cette cible a été écrite pour un autre texte source.</translation>
    </message>
    <message>
        <source>Translate</source>
        <translation>Traduire</translation>
    </message>
    <message>
        <source>Replace the target by what the model writes for this source (Ctrl+Z undoes this)</source>
        <translation>Remplacer la cible par ce que le modèle écrit pour cette source (Ctrl+Z l’annule)</translation>
    </message>
    <message>
        <source>Tokens · %1 of %2</source>
        <translation>Tokens · %1 sur %2</translation>
    </message>
    <message>
        <source>Tokens · %1</source>
        <translation>Tokens · %1</translation>
    </message>
    <message>
        <source>Struck through: %1 has no token for it, so it is left out.</source>
        <translation>Barré&#xa0;: %1 n’a pas de token pour cette partie, qui est laissée de côté.</translation>
    </message>
    <message>
        <source>Too long: only the first %1 of %2 tokens are used (the rest are grey).</source>
        <translation>Trop long&#xa0;: seuls les %1 premiers tokens sur %2 sont utilisés (les autres sont en gris).</translation>
    </message>
</context>
<context>
    <name>TermBars</name>
    <message>
        <source>The score, term by term</source>
        <translation>Le score, terme par terme</translation>
    </message>
    <message>
        <source>%1, term by term</source>
        <translation>%1, terme par terme</translation>
    </message>
    <message>
        <source>q₁k₁ + q₂k₂ + … + q%1k%1 = %2</source>
        <translation>q₁k₁ + q₂k₂ + … + q%1k%1 = %2</translation>
    </message>
    <message>
        <source>q·k = %1</source>
        <translation>q·k = %1</translation>
    </message>
    <message>
        <source>soft-cap %1</source>
        <translation>plafonné %1</translation>
    </message>
    <message>
        <source>with bias %1</source>
        <translation>avec biais %1</translation>
    </message>
    <message>
        <source>÷ %1 = %2</source>
        <translation>÷ %1 = %2</translation>
    </message>
    <message>
        <source>hidden → 0</source>
        <translation>caché → 0</translation>
    </message>
    <message>
        <source>hidden, weight 0</source>
        <translation>caché, poids 0</translation>
    </message>
    <message>
        <source>hidden, yet its weight is %1</source>
        <translation>caché, mais son poids est %1</translation>
    </message>
    <message>
        <source>all %1 terms are 0</source>
        <translation>les %1 termes sont tous 0</translation>
    </message>
    <message>
        <source>dimension %1: %2 × %3 = %4</source>
        <translation>dimension %1&#xa0;: %2 × %3 = %4</translation>
    </message>
</context>
<context>
    <name>TextInput</name>
    <message>
        <source>No row predicts the first token, because no token stands before it.</source>
        <translation>Aucune ligne ne prédit le premier token, parce qu’aucun token ne le précède.</translation>
    </message>
    <message>
        <source>Shuffled bytes are not a text. Cut the text into words or characters to shuffle it.</source>
        <translation>Des octets mélangés ne sont pas un texte. Coupez le texte en mots ou en caractères pour le mélanger.</translation>
    </message>
    <message>
        <source>Shuffled: without positions, only a mask by position can change the weights.</source>
        <translation>Mélangé&#xa0;: sans positions, seul un masque selon la position peut changer les poids.</translation>
    </message>
    <message>
        <source>Shuffled: with positions, the weights change.</source>
        <translation>Mélangé&#xa0;: avec des positions, les poids changent.</translation>
    </message>
    <message>
        <source>Only models that predict the next token can continue a text, and only one text at a time.</source>
        <translation>Seuls les modèles qui prédisent le token suivant peuvent continuer un texte, et un seul texte à la fois.</translation>
    </message>
    <message>
        <source>Nothing has been sampled yet. Choose Sampled beside Generate, then generate tokens.</source>
        <translation>Rien n’a encore été tiré. Choisissez Tirage à côté de Générer, puis générez des tokens.</translation>
    </message>
    <message>
        <source>The text is as long as %1 can read.</source>
        <translation>Le texte a la plus grande longueur que %1 puisse lire.</translation>
    </message>
    <message>
        <source>The model finished (%1).</source>
        <translation>Le modèle a terminé (%1).</translation>
    </message>
</context>
<context>
    <name>TokenChips</name>
    <message>
        <source> · part %1 of %2 of “%3”</source>
        <translation> · partie %1 sur %2 de «&#x202f;%3&#x202f;»</translation>
    </message>
    <message>
        <source>token %1 · id %2 · “%3”</source>
        <translation>token %1 · id %2 · «&#x202f;%3&#x202f;»</translation>
    </message>
    <message>
        <source> · added by the tokenizer</source>
        <translation> · ajouté par le tokenizer</translation>
    </message>
    <message>
        <source> · bytes %1</source>
        <translation> · octets %1</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>“%1” is not in the vocabulary</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas dans le vocabulaire</translation>
    </message>
    <message>
        <source> · generated by the model</source>
        <translation> · généré par le modèle</translation>
    </message>
    <message>
        <source> · beyond the %1 tokens that the model can read</source>
        <translation> · au-delà des %1 tokens que le modèle peut lire</translation>
    </message>
    <message>
        <source>… %1 tokens in total</source>
        <translation>… %1 tokens en tout</translation>
    </message>
    <message>
        <source> · weight %1</source>
        <translation> · poids %1</translation>
    </message>
    <message>
        <source>Choose it as &amp;query</source>
        <translation>Le choisir comme &amp;requête</translation>
    </message>
    <message>
        <source>Choose it as &amp;key</source>
        <translation>Le choisir comme &amp;clé</translation>
    </message>
    <message>
        <source>&amp;Hide it from the other tokens</source>
        <translation>Le cac&amp;her aux autres tokens</translation>
    </message>
    <message>
        <source>&amp;Split into characters</source>
        <translation>Le &amp;diviser en caractères</translation>
    </message>
    <message>
        <source>&amp;Join with the token before</source>
        <translation>Le &amp;joindre au token précédent</translation>
    </message>
</context>
<context>
    <name>TokenShares</name>
    <message>
        <source>no words</source>
        <translation>aucun mot</translation>
    </message>
    <message>
        <source>%1: %2, of %3 in the collection</source>
        <translation>%1&#xa0;: %2, sur %3 dans la collection</translation>
    </message>
</context>
<context>
    <name>TokenText</name>
    <message>
        <source>the file does not say which tokens are special: all are shown</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TokenizersBench</name>
    <message>
        <source>%1 has no tokenizer of its own. Open a model that reads texts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cutting the text …</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TokenizersCanvas</name>
    <message>
        <source>One text in several tokenizers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished">%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: id %2, put there by the tokenizer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: id %2, characters %3 to %4, %5 bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation type="unfinished">%1&#xa0;: %2 %3 {1:?}</translation>
    </message>
    <message>
        <source>token %1</source>
        <translation type="unfinished">le token %1</translation>
    </message>
    <message>
        <source>token</source>
        <translation type="unfinished">token</translation>
    </message>
</context>
<context>
    <name>TokenizersSheet</name>
    <message>
        <source>%1: %2 more tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tokens (%2 special), %3 characters and %4 bytes each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, %1 characters unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decoded, the ids give the text back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decoded, the ids give: “%1”</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TokenizersView</name>
    <message>
        <source>Another model…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a run in Compare, and choose its model there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tinted: what not all of them cut alike. A click on a model&apos;s name goes to its map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text as this model cuts it, with the ids. Add another model to see both.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>AttentionScope</source>
        <translation>AttentionScope</translation>
    </message>
    <message>
        <source>Choose what computes the attention</source>
        <translation>Choisir ce qui calcule l’attention</translation>
    </message>
    <message>
        <source>Encoder</source>
        <translation>Encodeur</translation>
    </message>
    <message>
        <source>Decoder</source>
        <translation>Décodeur</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>Croisée</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Attention</translation>
    </message>
    <message>
        <source>The encoder&apos;s attention, the decoder&apos;s, or from decoder to encoder (Ctrl+B)</source>
        <translation>L’attention de l’encodeur, celle du décodeur, ou du décodeur à l’encodeur (Ctrl+B)</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Couche</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Tête</translation>
    </message>
    <message>
        <source>Layer (Alt+Up, Alt+Down)</source>
        <translation>Couche (Alt+↑, Alt+↓)</translation>
    </message>
    <message>
        <source>Head (Alt+Left, Alt+Right)</source>
        <translation>Tête (Alt+←, Alt+→)</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>Masque</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Température</translation>
    </message>
    <message>
        <source>For every head, unless Mask names a layer or a head. It also changes the queries and keys of later layers, because each layer reads what the one before it wrote.</source>
        <translation>Pour toutes les têtes, sauf si Masque nomme une couche ou une tête. Elle change aussi les requêtes et les clés des couches suivantes, parce que chaque couche lit ce que la précédente a écrit.</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Save a figure, or the numbers behind it</source>
        <translation>Enregistrer une figure, ou les nombres qu’elle montre</translation>
    </message>
    <message>
        <source>As the model does</source>
        <translation>Comme le modèle</translation>
    </message>
    <message>
        <source>Causal</source>
        <translation>Causal</translation>
    </message>
    <message>
        <source>None (every key but padding)</source>
        <translation>Aucun (toutes les clés sauf le padding)</translation>
    </message>
    <message>
        <source>Sliding window of 4, causal</source>
        <translation>Fenêtre glissante de 4, causal</translation>
    </message>
    <message>
        <source>Prefix of 3, then causal</source>
        <translation>Préfixe de 3, puis causal</translation>
    </message>
    <message>
        <source>Compose or paint a mask…</source>
        <translation>Composer ou peindre un masque…</translation>
    </message>
    <message>
        <source>Teaching module</source>
        <translation>Module pédagogique</translation>
    </message>
    <message>
        <source>Model %1</source>
        <translation>Modèle %1</translation>
    </message>
    <message>
        <source>Layer  %1</source>
        <translation>Couche  %1</translation>
    </message>
    <message>
        <source>Head  %1</source>
        <translation>Tête  %1</translation>
    </message>
    <message>
        <source>Head  %1 · %2</source>
        <translation>Tête  %1 · %2</translation>
    </message>
    <message>
        <source>the model&apos;s own</source>
        <translation>celui du modèle</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>own</source>
        <translation>modèle</translation>
    </message>
    <message>
        <source>Mask  %1 ▾</source>
        <translation>Masque  %1 ▾</translation>
    </message>
    <message>
        <source>Which keys each query may see: %1</source>
        <translation>Quelles clés chaque requête a le droit de voir&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 ▾</source>
        <translation>%1 ▾</translation>
    </message>
    <message>
        <source>Model  %1 ▾</source>
        <translation>Modèle  %1 ▾</translation>
    </message>
    <message>
        <source>Layer  %1 · no attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer  %1 · no softmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Temp.  </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Temperature  </source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TrackedWords</name>
    <message>
        <source>before</source>
        <translation>avant</translation>
    </message>
    <message>
        <source>now</source>
        <translation>maintenant</translation>
    </message>
    <message>
        <source>A word to track</source>
        <translation>Un mot à suivre</translation>
    </message>
    <message>
        <source>Type a word and press Enter, or click a predicted token, to follow its probability</source>
        <translation>Tapez un mot et appuyez sur Entrée, ou cliquez sur un token prédit, pour suivre sa probabilité</translation>
    </message>
    <message>
        <source>The probability without your interventions and your changes to mask and scoring</source>
        <translation>La probabilité sans vos interventions ni vos modifications du masque et des scores</translation>
    </message>
    <message>
        <source>Logit difference</source>
        <translation>Différence de logits</translation>
    </message>
    <message>
        <source>Tracked words</source>
        <translation>Mots suivis</translation>
    </message>
    <message>
        <source>Stop tracking this word (Delete)</source>
        <translation>Ne plus suivre ce mot (Suppr)</translation>
    </message>
    <message>
        <source>No more than %1 words can be tracked</source>
        <translation>On ne peut pas suivre plus de %1 mots</translation>
    </message>
    <message>
        <source>Track a word, or click one above</source>
        <translation>Suivez un mot, ou cliquez sur l’un de ceux du dessus</translation>
    </message>
    <message>
        <source>Probability of %1</source>
        <translation>Probabilité de %1</translation>
    </message>
    <message>
        <source>Probability of %1 before</source>
        <translation>Probabilité de %1 avant</translation>
    </message>
    <message>
        <source>Stop tracking %1</source>
        <translation>Ne plus suivre %1</translation>
    </message>
    <message>
        <source>ln p(%1) − ln p(%2), in nats</source>
        <translation>ln p(%1) − ln p(%2), en nats</translation>
    </message>
    <message>
        <source>The model has no token for “%1”.</source>
        <translation>Le modèle n’a pas de token pour «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>“%1” is %2 tokens: the first, “%3”, is tracked.</source>
        <translation>«&#x202f;%1&#x202f;» fait %2 tokens&#xa0;: le premier, «&#x202f;%3&#x202f;», est suivi.</translation>
    </message>
    <message>
        <source>The logit difference is that of the first two words.</source>
        <translation>La différence de logits est celle des deux premiers mots.</translation>
    </message>
    <message>
        <source>Tracked words have the model&apos;s own probabilities, before temperature, top-k and top-p.</source>
        <translation>Les mots suivis ont les probabilités du modèle lui-même, avant la température, top-k et top-p.</translation>
    </message>
</context>
<context>
    <name>TrainingCommands</name>
    <message>
        <source>Tra&amp;in a model…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A small GPT is trained here, and its heads are watched meanwhile</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TrainingJob</name>
    <message>
        <source>Paused after step %1 of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trained for %1 steps.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TrainingWindow</name>
    <message>
        <source>Trainings (*.attntrain)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Induction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Train…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One &amp;step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open as model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grey: each batch. Blue: held-out sequences. Dashed: whoever knows nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure of the heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight on what stood behind an earlier token of the same symbol</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Token before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight on the token before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is learned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seed </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished">Graine</translation>
    </message>
    <message>
        <source>Begins a run and writes it into a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trains for one step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens the model of the chosen step in the main window, where every view shows it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The steps that the run keeps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text whose maps are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text that the heads look at; signs that the model does not know are left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished">&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Open a run…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go on or pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation type="unfinished">Ctrl+R</translation>
    </message>
    <message>
        <source>Open as &amp;model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+M</source>
        <translation type="unfinished">Ctrl+M</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished">&amp;Fermer</translation>
    </message>
    <message>
        <source>Train into a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause the training before another run is opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step %1 of %2, held-out loss %3 nats, %4 % right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It writes: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation type="unfinished">&amp;Continuer</translation>
    </message>
    <message>
        <source>%1 — Training</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ValueStack</name>
    <message>
        <source>The context, key by key</source>
        <translation>Le contexte, clé par clé</translation>
    </message>
    <message>
        <source>this head&apos;s share of the output = Σ weight · v Wᴼ, %1 dimensions</source>
        <translation>part de cette tête dans la sortie = Σ poids · v Wᴼ, %1 dimensions</translation>
    </message>
    <message>
        <source>context = Σ weight · v, %1 dimensions</source>
        <translation>contexte = Σ poids · v, %1 dimensions</translation>
    </message>
    <message>
        <source>%1: weight · v Wᴼ, key by key</source>
        <translation>%1&#xa0;: poids · v Wᴼ, clé par clé</translation>
    </message>
    <message>
        <source>%1: weight · v, key by key</source>
        <translation>%1&#xa0;: poids · v, clé par clé</translation>
    </message>
    <message>
        <source>Σ output</source>
        <translation>Σ sortie</translation>
    </message>
    <message>
        <source>Σ context</source>
        <translation>Σ contexte</translation>
    </message>
    <message>
        <source>%1 others</source>
        <translation>%1 autres</translation>
    </message>
    <message>
        <source>%1, dimension %2: weight · v = %3</source>
        <translation>%1, dimension %2&#xa0;: poids · v = %3</translation>
    </message>
    <message>
        <source>output</source>
        <translation type="unfinished">sortie</translation>
    </message>
    <message>
        <source>context</source>
        <translation type="unfinished">contexte</translation>
    </message>
</context>
<context>
    <name>ViewBar</name>
    <message>
        <source>Views</source>
        <translation>Vues</translation>
    </message>
    <message>
        <source>One head&apos;s weights (Ctrl+1)</source>
        <translation>Les poids d’une tête (Ctrl+1)</translation>
    </message>
    <message>
        <source>How its weights are computed, step by step (Ctrl+2)</source>
        <translation>Comment ses poids sont calculés, étape par étape (Ctrl+2)</translation>
    </message>
    <message>
        <source>Which keys a query may see (Ctrl+3)</source>
        <translation>Quelles clés une requête a le droit de voir (Ctrl+3)</translation>
    </message>
    <message>
        <source>Heads or runs side by side (Ctrl+4)</source>
        <translation>Des têtes ou des exécutions côte à côte (Ctrl+4)</translation>
    </message>
    <message>
        <source>Every head at once; which head does this? (Ctrl+5)</source>
        <translation>Toutes les têtes à la fois&#x202f;; quelle tête fait cela&#x202f;? (Ctrl+5)</translation>
    </message>
    <message>
        <source>Queries and keys joined by lines (Ctrl+6)</source>
        <translation>Requêtes et clés reliées par des traits (Ctrl+6)</translation>
    </message>
    <message>
        <source>What is measured of each head (Ctrl+7)</source>
        <translation>Ce que l’on mesure de chaque tête (Ctrl+7)</translation>
    </message>
    <message>
        <source>What wrote a score, or an answer (Ctrl+9)</source>
        <translation>Ce qui a écrit un score, ou une réponse (Ctrl+9)</translation>
    </message>
    <message>
        <source>The view (Ctrl+1 to Ctrl+9)</source>
        <translation>La vue (Ctrl+1 à Ctrl+9)</translation>
    </message>
    <message>
        <source>%1. Drag it to another program to drop the figure there.</source>
        <translation>%1. Faites-le glisser vers un autre programme pour y déposer la figure.</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Each row is labelled with the token where it is computed: what that token attends to</source>
        <translation>Chaque ligne est étiquetée par le token où elle est calculée&#xa0;: sur quoi ce token porte son attention</translation>
    </message>
    <message>
        <source>Each row is labelled with the next token: what the model attends to while it predicts that one (Ctrl+R)</source>
        <translation>Chaque ligne est étiquetée par le token suivant&#xa0;: sur quoi le modèle porte son attention pendant qu’il le prédit (Ctrl+R)</translation>
    </message>
    <message>
        <source>What a patch attends to, over the picture (Ctrl+8)</source>
        <translation>Sur quoi un patch porte son attention, sur l’image (Ctrl+8)</translation>
    </message>
    <message>
        <source>Position encodings side by side (Ctrl+Shift+9)</source>
        <translation>Des encodages positionnels côte à côte (Ctrl+Maj+9)</translation>
    </message>
    <message>
        <source>Input, heads and module	F8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the chosen cell is computed	F9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>View ▾</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Further views, and the panels beside the view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Further views and panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beside the view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The blocks of the model, and where a head sits (Ctrl+Shift+6)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What more tokens cost this model (Ctrl+Shift+7)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One text as each model cuts it (Ctrl+Shift+8)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ViewBench</name>
    <message>
        <source>This text has %1 tokens, but %2 shows at most %3 × %3 cells. Map shows any length.</source>
        <translation>Ce texte a %1 tokens, mais %2 montre au plus %3 × %3 cellules. Carte montre des textes de toute longueur.</translation>
    </message>
    <message>
        <source>%1 reads sounds. Drop a WAV, FLAC or Ogg file here, or open one with File › Open (Ctrl+O).</source>
        <translation>%1 lit des sons. Déposez ici un fichier WAV, FLAC ou Ogg, ou ouvrez-en un avec Fichier › Ouvrir (Ctrl+O).</translation>
    </message>
    <message>
        <source>%1 reads pictures. Drop a PNG or JPEG here, or open one with File › Open (Ctrl+O).</source>
        <translation>%1 lit des images. Déposez ici un PNG ou un JPEG, ou ouvrez-en un avec Fichier › Ouvrir (Ctrl+O).</translation>
    </message>
    <message>
        <source>This attention was read from a file: the weights alone, without the queries, keys and scores that they were computed from. There are no steps to show and no mask to change. Map and Compare show it.</source>
        <translation>Cette attention a été lue dans un fichier&#xa0;: les poids seuls, sans les requêtes, les clés et les scores à partir desquels ils ont été calculés. Il n’y a pas d’étapes à montrer ni de masque à changer. Carte et Comparer la montrent.</translation>
    </message>
</context>
<context>
    <name>ViewName</name>
    <message>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>Masque</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>All heads</source>
        <translation>Toutes les têtes</translation>
    </message>
    <message>
        <source>Flow</source>
        <translation>Flux</translation>
    </message>
    <message>
        <source>Measures</source>
        <translation>Mesures</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Positions</translation>
    </message>
    <message>
        <source>Diagram</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Costs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokenizers</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WeightBars</name>
    <message>
        <source>%1 (token %2)</source>
        <translation type="unfinished">%1 (token %2)</translation>
    </message>
</context>
<context>
    <name>WeightsTable</name>
    <message>
        <source>Directions of the head&apos;s weights, with the tokens at their ends</source>
        <translation>Directions des poids de la tête, avec les tokens à leurs extrémités</translation>
    </message>
    <message>
        <source>Which queries and keys match</source>
        <translation>Quelles requêtes et clés s’accordent</translation>
    </message>
    <message>
        <source>queries like these</source>
        <translation>des requêtes comme celles-ci</translation>
    </message>
    <message>
        <source>match keys like these</source>
        <translation>s’accordent avec ces clés</translation>
    </message>
    <message>
        <source>What it writes</source>
        <translation>Ce qu’elle écrit</translation>
    </message>
    <message>
        <source>attending to these</source>
        <translation>en regardant ceux-ci</translation>
    </message>
    <message>
        <source>raises these</source>
        <translation>augmente ceux-ci</translation>
    </message>
    <message>
        <source>%1   %2 %</source>
        <translation>%1   %2 %</translation>
    </message>
    <message>
        <source>The direction&apos;s singular value, and its share of all that the circuit does. The first line is one end of the direction, the second the other.</source>
        <translation>La valeur singulière de la direction, et sa part de tout ce que fait le circuit. La première ligne est une extrémité de la direction, la seconde l’autre.</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>as a query</source>
        <translation>comme requête</translation>
    </message>
    <message>
        <source>as a key</source>
        <translation>comme clé</translation>
    </message>
    <message>
        <source>as a value</source>
        <translation>comme valeur</translation>
    </message>
    <message>
        <source>Feed-forward %1 as a whole</source>
        <translation>Feed-forward %1 en entier</translation>
    </message>
    <message>
        <source>Look through feed-forward %1</source>
        <translation>Regarder à travers feed-forward %1</translation>
    </message>
    <message>
        <source>%1 at %2 × %3 at %4</source>
        <translation>%1 (%2) × %3 (%4)</translation>
    </message>
    <message>
        <source>%1 at %2, with all of the key’s row</source>
        <translation>%1 (%2), avec toute la ligne de la clé</translation>
    </message>
    <message>
        <source>%1 at %2, with all of the query’s row</source>
        <translation>%1 (%2), avec toute la ligne de la requête</translation>
    </message>
    <message>
        <source>adds to the score</source>
        <translation>ajoute au score</translation>
    </message>
    <message>
        <source>of the score</source>
        <translation>du score</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Heads that wrote into %1, each at the key that it weighs most:</source>
        <translation>Têtes qui ont écrit dans %1, chacune à la clé à laquelle elle donne le plus de poids&#xa0;:</translation>
    </message>
    <message>
        <source>Heads that wrote into %1:</source>
        <translation>Têtes qui ont écrit dans %1&#xa0;:</translation>
    </message>
    <message>
        <source>%1 × %2 products</source>
        <translation>%1 × %2 produits</translation>
    </message>
    <message>
        <source>the soft-cap, on the whole sum</source>
        <translation>le plafonnement doux, sur la somme entière</translation>
    </message>
    <message>
        <source>the engine’s score</source>
        <translation>le score du moteur</translation>
    </message>
    <message>
        <source>left over</source>
        <translation>reste</translation>
    </message>
    <message>
        <source>Exact when the factor of every norm keeps its value of this pass. This says what wrote the score, not what would happen without a part: for that, switch a head off (Intervene).</source>
        <translation>Exact si le facteur de chaque norme garde sa valeur de cette passe. Cela dit ce qui a écrit le score, non ce qui arriverait sans une partie&#xa0;: pour cela, désactivez une tête (Intervenir).</translation>
    </message>
    <message>
        <source>“→ ff”: what the feed-forward layer turns a part into, with its activation held too.</source>
        <translation>«&#x202f;→ ff&#x202f;»&#xa0;: ce que devient une partie en traversant la couche feed-forward, l’activation étant elle aussi tenue à sa valeur.</translation>
    </message>
    <message>
        <source>Heads that wrote most, each at the key that it weighs most:</source>
        <translation>Têtes qui ont le plus écrit, chacune à la clé à laquelle elle donne le plus de poids&#xa0;:</translation>
    </message>
    <message>
        <source>%1 parts</source>
        <translation>%1 parties</translation>
    </message>
    <message>
        <source>the engine’s result</source>
        <translation>le résultat du moteur</translation>
    </message>
    <message>
        <source>Exact when the factor of the final norm keeps its value. What a head writes differs from what happens without the head: later layers read what it wrote, other heads make up for it, and norms change with it.</source>
        <translation>Exact si le facteur de la norme finale garde sa valeur. Ce qu’une tête écrit n’est pas ce qui arrive sans la tête&#xa0;: les couches suivantes lisent ce qu’elle a écrit, d’autres têtes compensent, et les normes changent avec elle.</translation>
    </message>
    <message>
        <source>A logit stands for itself; a probability also falls when the logits of other words rise.</source>
        <translation>Un logit ne dépend que de lui-même&#xa0;; une probabilité baisse aussi quand les logits d’autres mots montent.</translation>
    </message>
    <message>
        <source>They differ most for head %1.</source>
        <translation>C’est pour la tête %1 que les deux diffèrent le plus.</translation>
    </message>
    <message>
        <source>it writes</source>
        <translation>elle écrit</translation>
    </message>
    <message>
        <source>without it</source>
        <translation>sans elle</translation>
    </message>
    <message>
        <source>head %1, whatever the text says</source>
        <translation>tête %1, quel que soit le texte</translation>
    </message>
    <message>
        <source>copying score</source>
        <translation>score de copie</translation>
    </message>
    <message>
        <source>tokens that the head copies</source>
        <translation>tokens que la tête copie</translation>
    </message>
    <message>
        <source>token before, by position</source>
        <translation>token d’avant, par la position</translation>
    </message>
    <message>
        <source>itself, by position</source>
        <translation>soi-même, par la position</translation>
    </message>
    <message>
        <source>Heads that this head reads, as query, key or value (%1 by chance):</source>
        <translation>Têtes que lit cette tête, comme requête, clé ou valeur (%1 par hasard)&#xa0;:</translation>
    </message>
    <message>
        <source>From the weights alone: the norm before the layer counts with its weights, not with the size of a row; feed-forward layers and biases are left out. A head with copying score 1 writes what it reads, with −1 the opposite.</source>
        <translation>D’après les poids seuls&#xa0;: la norme avant la couche compte par ses poids, non par la taille d’une ligne&#xa0;; les couches feed-forward et les biais sont laissés de côté. Une tête dont le score de copie est 1 écrit ce qu’elle lit, à −1 le contraire.</translation>
    </message>
    <message>
        <source>%1, the model would continue from %2 with:</source>
        <translation>%1, le modèle continuerait après %2 par&#xa0;:</translation>
    </message>
    <message>
        <source>%1, the model would predict at %2:</source>
        <translation>%1, le modèle prédirait à l’endroit de %2&#xa0;:</translation>
    </message>
    <message>
        <source>chosen word: %1</source>
        <translation>mot choisi&#xa0;: %1</translation>
    </message>
    <message>
        <source>divergence from last layer</source>
        <translation>divergence d’avec la dernière couche</translation>
    </message>
    <message>
        <source>%1 nats</source>
        <translation>%1 nats</translation>
    </message>
    <message>
        <source>The final norm and the language head read the residual stream at this layer, as if no layer followed. Early layers write for later ones, so their predictions may mean nothing yet.</source>
        <translation>La norme finale et la tête de langue lisent le flux résiduel à cette couche, comme si aucune autre ne suivait. Les premières couches écrivent pour les suivantes, leurs prédictions peuvent donc ne rien vouloir dire encore.</translation>
    </message>
    <message>
        <source>What wrote the query’s row, %1</source>
        <translation>Ce qui a écrit la ligne de la requête, %1</translation>
    </message>
    <message>
        <source>What wrote the key’s row, %1</source>
        <translation>Ce qui a écrit la ligne de la clé, %1</translation>
    </message>
    <message>
        <source>added to the score</source>
        <translation>ajouté au score</translation>
    </message>
    <message>
        <source>score of %1 for %2</source>
        <translation>score de %1 pour %2</translation>
    </message>
    <message>
        <source>before softmax</source>
        <translation>avant le softmax</translation>
    </message>
    <message>
        <source>%1 for the position gives %2</source>
        <translation>%1 pour la position donne %2</translation>
    </message>
    <message>
        <source>hidden by the mask (%1), so softmax does not use it</source>
        <translation>caché par le masque (%1), le softmax ne l’utilise donc pas</translation>
    </message>
    <message>
        <source>becomes the weight %1</source>
        <translation>devient le poids %1</translation>
    </message>
    <message>
        <source>the sink takes %1 of the row</source>
        <translation>le puits prend %1 de la ligne</translation>
    </message>
    <message>
        <source>Added to the logit</source>
        <translation>Ajouté au logit</translation>
    </message>
    <message>
        <source>logit of %1 minus logit of %2</source>
        <translation>logit de %1 moins logit de %2</translation>
    </message>
    <message>
        <source>logit of %1</source>
        <translation>logit de %1</translation>
    </message>
    <message>
        <source>after token %1, %2</source>
        <translation>après le token %1, %2</translation>
    </message>
    <message>
        <source>at token %1, %2</source>
        <translation>au token %1, %2</translation>
    </message>
    <message>
        <source>What each head writes into the answer</source>
        <translation>Ce que chaque tête écrit dans la réponse</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>couche %1</translation>
    </message>
    <message>
        <source>How the logit difference changes without the head</source>
        <translation>Comment la différence de logits change sans la tête</translation>
    </message>
    <message>
        <source>How the log-probability changes without the head, in nats</source>
        <translation>Comment la log-probabilité change sans la tête, en nats</translation>
    </message>
    <message>
        <source>“Knock out each head” fills this map.</source>
        <translation>«&#xa0;Neutraliser chaque tête&#xa0;» remplit cette carte.</translation>
    </message>
    <message>
        <source>before layer %1</source>
        <translation>avant la couche %1</translation>
    </message>
    <message>
        <source>after layer %1</source>
        <translation>après la couche %1</translation>
    </message>
    <message>
        <source>probability of %1</source>
        <translation>probabilité de %1</translation>
    </message>
    <message>
        <source>probability of the likeliest token</source>
        <translation>probabilité du token le plus probable</translation>
    </message>
</context>
<context>
    <name>WhyBench</name>
    <message>
        <source>read %1 of %2 tokens (Esc stops)</source>
        <translation>%1 tokens lus sur %2 (Échap pour arrêter)</translation>
    </message>
    <message>
        <source>layer %1 of %2</source>
        <translation>couche %1 sur %2</translation>
    </message>
    <message>
        <source>This attention was read from a file: the weights alone, without the model that wrote the queries and keys. Open the model to see why a head attends.</source>
        <translation>Cette attention a été lue dans un fichier&#xa0;: les poids seuls, sans le modèle qui a écrit les requêtes et les clés. Ouvrez le modèle pour voir pourquoi une tête porte son attention.</translation>
    </message>
    <message>
        <source>An engine computes this model, and its weights are not here: scores and answers cannot be taken apart into what wrote them. What a head does is seen by switching it off (Intervene), for all heads in Measures.</source>
        <translation>Un moteur calcule ce modèle, et ses poids ne sont pas ici&#xa0;: on ne peut pas décomposer les scores et les réponses en ce qui les a écrits. On voit ce que fait une tête en la désactivant (Intervenir), pour toutes les têtes dans Mesures.</translation>
    </message>
    <message>
        <source>The row of this cell is hidden until it has been guessed.</source>
        <translation>La ligne de cette cellule est cachée jusqu’au pronostic.</translation>
    </message>
    <message>
        <source>run B&apos;s numbers in run A&apos;s pass</source>
        <translation>les nombres de l’exécution B dans la passe de l’exécution A</translation>
    </message>
    <message>
        <source>%1 × %2 parts · taken apart in %3 ms</source>
        <translation>%1 × %2 parties · décomposé en %3 ms</translation>
    </message>
    <message>
        <source>red adds, blue subtracts</source>
        <translation>le rouge ajoute, le bleu retranche</translation>
    </message>
    <message>
        <source>%1 parts</source>
        <translation>%1 parties</translation>
    </message>
    <message>
        <source>%1 layers × %2 tokens</source>
        <translation>%1 couches × %2 tokens</translation>
    </message>
    <message>
        <source>%1 + %2 directions</source>
        <translation>%1 + %2 directions</translation>
    </message>
    <message>
        <source>layer 0 of %1</source>
        <translation>couche 0 sur %1</translation>
    </message>
    <message>
        <source>read %1 of %2 parts (Esc stops)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped before anything could be shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the head&apos;s weights… (Esc stops)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading what each layer would say… (Esc stops)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WhyPanel</name>
    <message>
        <source>Walk backwards</source>
        <translation>Remonter le chemin</translation>
    </message>
    <message>
        <source>Does it add up?</source>
        <translation>Le compte y est-il&#x202f;?</translation>
    </message>
    <message>
        <source>Heads that wrote into the query&apos;s row</source>
        <translation>Têtes qui ont écrit dans la ligne de la requête</translation>
    </message>
    <message>
        <source>Heads that wrote into the key&apos;s row</source>
        <translation>Têtes qui ont écrit dans la ligne de la clé</translation>
    </message>
    <message>
        <source>Split what the feed-forward layer adds by the parts that it reads; you can also double-click the layer</source>
        <translation>Répartir ce qu’ajoute la couche feed-forward selon les parties qu’elle lit&#x202f;; un double clic sur la couche fait de même</translation>
    </message>
    <message>
        <source>Go to this head and ask the same question there; Alt+Left goes back</source>
        <translation>Aller à cette tête et y poser la même question&#x202f;; Alt+← revient</translation>
    </message>
</context>
<context>
    <name>WhyPatches</name>
    <message>
        <source>layer %1 of %2</source>
        <translation>couche %1 sur %2</translation>
    </message>
    <message>
        <source>layer 0 of %1</source>
        <translation>couche 0 sur %1</translation>
    </message>
    <message>
        <source>Patching takes numbers from a second run and puts them into the first run&apos;s pass. Add a run in Compare (Ctrl+4), of the same model and another text.</source>
        <translation>Le patching prend des nombres d’une seconde exécution et les met dans la passe de la première. Ajoutez dans Comparer (Ctrl+4) une exécution du même modèle avec un autre texte.</translation>
    </message>
    <message>
        <source>Run B is still being computed.</source>
        <translation>L’exécution B est encore en cours de calcul.</translation>
    </message>
    <message>
        <source>How far the answer moves to run B&apos;s when run B&apos;s numbers are put into run A&apos;s pass</source>
        <translation>De combien la réponse se rapproche de celle de l’exécution B quand les nombres de l’exécution B sont mis dans la passe de l’exécution A</translation>
    </message>
    <message>
        <source>Nothing is patched yet</source>
        <translation>Rien n’est encore patché</translation>
    </message>
    <message>
        <source>Type two words, the one that run B predicts and the one that run A predicts, and press “Patch every place”.</source>
        <translation>Tapez deux mots, celui que prédit l’exécution B et celui que prédit l’exécution A, et appuyez sur «&#x202f;Patcher chaque endroit&#x202f;».</translation>
    </message>
    <message>
        <source>by the logit of %1</source>
        <translation>selon le logit de %1</translation>
    </message>
    <message>
        <source>by the logit of %1 minus that of %2</source>
        <translation>selon le logit de %1 moins celui de %2</translation>
    </message>
    <message>
        <source>0: nothing changes, 1: the answer is run B&apos;s</source>
        <translation>0&#xa0;: rien ne change, 1&#xa0;: la réponse est celle de l’exécution B</translation>
    </message>
    <message>
        <source>how much the number changes</source>
        <translation>de combien le nombre change</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>couche %1</translation>
    </message>
    <message>
        <source>head %1 of run B in run A</source>
        <translation>tête %1 de l’exécution B dans l’exécution A</translation>
    </message>
    <message>
        <source>run B&apos;s stream before layer %1, at token %2, %3</source>
        <translation>le flux de l’exécution B avant la couche %1, au token %2, %3</translation>
    </message>
    <message>
        <source>run A</source>
        <translation>exécution A</translation>
    </message>
    <message>
        <source>run B</source>
        <translation>exécution B</translation>
    </message>
    <message>
        <source>run A with this patch</source>
        <translation>exécution A ainsi patchée</translation>
    </message>
    <message>
        <source>of the way to run B</source>
        <translation>du chemin vers B</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Each place is patched by itself, and everything after it is computed again. A head that does not change the answer may still matter if another head makes up for it.</source>
        <translation>Chaque endroit est patché seul, et tout ce qui vient après est recalculé. Une tête qui ne change pas la réponse peut tout de même compter, si une autre tête compense.</translation>
    </message>
</context>
<context>
    <name>WhyTrail</name>
    <message>
        <source>Go to this cell (Alt+Left and Alt+Right walk the trail)</source>
        <translation>Aller à cette cellule (Alt+← et Alt+→ parcourent le chemin)</translation>
    </message>
</context>
<context>
    <name>WhyView</name>
    <message>
        <source>What this view explains</source>
        <translation>Ce qu’explique cette vue</translation>
    </message>
    <message>
        <source>Why this cell?</source>
        <translation>Pourquoi cette cellule&#x202f;?</translation>
    </message>
    <message>
        <source>What wrote the query&apos;s and the key&apos;s rows, and how their products make the score</source>
        <translation>Ce qui a écrit les lignes de la requête et de la clé, et comment leurs produits font le score</translation>
    </message>
    <message>
        <source>What wrote this answer?</source>
        <translation>Qu’est-ce qui a écrit cette réponse&#x202f;?</translation>
    </message>
    <message>
        <source>What each part of the last row adds to the logit of a token</source>
        <translation>Ce que chaque partie de la dernière ligne ajoute au logit d’un token</translation>
    </message>
    <message>
        <source>Logit lens</source>
        <translation>Logit lens</translation>
    </message>
    <message>
        <source>What the model would say if it ended after each layer</source>
        <translation>Ce que dirait le modèle s’il finissait après chaque couche</translation>
    </message>
    <message>
        <source>Head&apos;s weights</source>
        <translation>Poids de la tête</translation>
    </message>
    <message>
        <source>What the head does by its weights alone, whatever the text</source>
        <translation>Ce que fait la tête par ses seuls poids, quel que soit le texte</translation>
    </message>
    <message>
        <source>Patches</source>
        <translation>Patching</translation>
    </message>
    <message>
        <source>How the answer changes when the second run&apos;s numbers are put in, one place at a time</source>
        <translation>Comment la réponse change quand les nombres de la seconde exécution sont mis en place, un endroit à la fois</translation>
    </message>
    <message>
        <source>Distance  </source>
        <translation>Distance  </translation>
    </message>
    <message>
        <source>  token</source>
        <translation>  token</translation>
    </message>
    <message>
        <source>  tokens</source>
        <translation>  tokens</translation>
    </message>
    <message>
        <source>How far the key is before the query</source>
        <translation>De combien la clé est avant la requête</translation>
    </message>
    <message>
        <source>A rotary embedding rotates queries and keys: which of them match depends on how far the key is before the query</source>
        <translation>Un encodage rotatif fait tourner les requêtes et les clés&#xa0;: celles qui s’accordent dépendent de la distance de la clé avant la requête</translation>
    </message>
    <message>
        <source>residual stream, by token</source>
        <translation>flux résiduel, par token</translation>
    </message>
    <message>
        <source>heads&apos; outputs</source>
        <translation>sorties des têtes</translation>
    </message>
    <message>
        <source>heads&apos; patterns</source>
        <translation>motifs des têtes</translation>
    </message>
    <message>
        <source>What is taken from the second run</source>
        <translation>Ce qui est pris de la seconde exécution</translation>
    </message>
    <message>
        <source>Which numbers of the second run are put into the first run&apos;s pass, one place at a time</source>
        <translation>Quels nombres de la seconde exécution sont mis dans la passe de la première, un endroit à la fois</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Mot</translation>
    </message>
    <message>
        <source>the likeliest word</source>
        <translation>le mot le plus probable</translation>
    </message>
    <message>
        <source>The word whose logit is explained; empty: the likeliest word</source>
        <translation>Le mot dont le logit est expliqué&#x202f;; vide&#xa0;: le mot le plus probable</translation>
    </message>
    <message>
        <source>Instead of</source>
        <translation>Au lieu de</translation>
    </message>
    <message>
        <source>no second word</source>
        <translation>pas de second mot</translation>
    </message>
    <message>
        <source>A second word: the logit difference of the two words is then explained</source>
        <translation>Un second mot&#xa0;: c’est alors la différence de logits des deux mots qui est expliquée</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Patch every place</source>
        <translation>Patcher chaque endroit</translation>
    </message>
    <message>
        <source>Knock out each head</source>
        <translation>Neutraliser chaque tête</translation>
    </message>
    <message>
        <source>Put the second run&apos;s numbers into the first run&apos;s pass, one place after another</source>
        <translation>Mettre les nombres de la seconde exécution dans la passe de la première, un endroit après l’autre</translation>
    </message>
    <message>
        <source>Switch off one head after another and compare the answer without each head with what the head wrote into it</source>
        <translation>Désactiver une tête après l’autre et comparer la réponse sans chaque tête avec ce que la tête y a écrit</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>the settings could not be forgotten: their file cannot be written</source>
        <translation>les réglages n’ont pas pu être oubliés&#xa0;: leur fichier ne peut pas être écrit</translation>
    </message>
</context>
<context>
    <name>WindowBody</name>
    <message>
        <source>E&amp;xamples</source>
        <translation>E&amp;xemples</translation>
    </message>
</context>
<context>
    <name>WindowMenus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Open a session, a figure that carries one, a saved module, or attention from a file</source>
        <translation>Ouvrir une session, une figure qui en porte une, un module enregistré, ou l’attention d’un fichier</translation>
    </message>
    <message>
        <source>Open &amp;model…</source>
        <translation>Ouvrir un &amp;modèle…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+O</source>
        <translation>Ctrl+Shift+O</translation>
    </message>
    <message>
        <source>Run another model on the text</source>
        <translation>Faire tourner un autre modèle sur le texte</translation>
    </message>
    <message>
        <source>Open with an en&amp;gine…</source>
        <translation>Ou&amp;vrir avec un moteur…</translation>
    </message>
    <message>
        <source>Let another program compute the model, here or on another machine</source>
        <translation>Laisser un autre programme calculer le modèle, ici ou sur une autre machine</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Ouvrir un fichier &amp;récent</translation>
    </message>
    <message>
        <source>Ctrl+T</source>
        <translation>Ctrl+T</translation>
    </message>
    <message>
        <source>Compute with a module of random parameters that you set up yourself</source>
        <translation>Calculer avec un module aux paramètres aléatoires que vous réglez vous-même</translation>
    </message>
    <message>
        <source>&amp;Save session</source>
        <translation>&amp;Enregistrer la session</translation>
    </message>
    <message>
        <source>Save everything that is set, to open it again</source>
        <translation>Enregistrer tout ce qui est réglé, pour le rouvrir</translation>
    </message>
    <message>
        <source>Save session &amp;as…</source>
        <translation>Enregistrer la session &amp;sous…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+S</source>
        <translation>Ctrl+Shift+S</translation>
    </message>
    <message>
        <source>Save it under another name</source>
        <translation>L’enregistrer sous un autre nom</translation>
    </message>
    <message>
        <source>&amp;Export figure…</source>
        <translation>E&amp;xporter la figure…</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>Save what is shown as PDF, SVG or PNG, or its numbers as CSV or NPY</source>
        <translation>Enregistrer ce qui est affiché en PDF, SVG ou PNG, ou ses nombres en CSV ou NPY</translation>
    </message>
    <message>
        <source>Export a&amp;ll heads…</source>
        <translation>Exporter toutes &amp;les têtes…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+E</source>
        <translation>Ctrl+Shift+E</translation>
    </message>
    <message>
        <source>Save a page with every head&apos;s map, or a file for each</source>
        <translation>Enregistrer une page avec la carte de chaque tête, ou un fichier pour chacune</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation>Ctrl+Q</translation>
    </message>
    <message>
        <source>Leave the program</source>
        <translation>Quitter le programme</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>Annuler la dernière modification</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Redo the change that was undone</source>
        <translation>Rétablir la modification annulée</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Z</source>
        <translation>Ctrl+Shift+Z</translation>
    </message>
    <message>
        <source>Ctrl+Y</source>
        <translation>Ctrl+Y</translation>
    </message>
    <message>
        <source>&amp;Find a command…</source>
        <translation>C&amp;hercher une commande…</translation>
    </message>
    <message>
        <source>Ctrl+K</source>
        <translation>Ctrl+K</translation>
    </message>
    <message>
        <source>Find commands, heads, tokens, examples, models and terms by a few letters</source>
        <translation>Trouver commandes, têtes, tokens, exemples, modèles et termes en quelques lettres</translation>
    </message>
    <message>
        <source>Copy figure as &amp;picture</source>
        <translation>Copier la figure comme &amp;image</translation>
    </message>
    <message>
        <source>Ctrl+Shift+C</source>
        <translation>Ctrl+Shift+C</translation>
    </message>
    <message>
        <source>Put the figure of what is shown on the clipboard</source>
        <translation>Mettre la figure de ce qui est affiché dans le presse-papiers</translation>
    </message>
    <message>
        <source>Copy figure &amp;as</source>
        <translation>Copier la figure &amp;sous forme de</translation>
    </message>
    <message>
        <source>&amp;Generate tokens</source>
        <translation>&amp;Générer des tokens</translation>
    </message>
    <message>
        <source>Ctrl+G</source>
        <translation>Ctrl+G</translation>
    </message>
    <message>
        <source>Let the model continue the text; choose this again to stop</source>
        <translation>Laisser le modèle continuer le texte&#x202f;; choisissez de nouveau cette commande pour arrêter</translation>
    </message>
    <message>
        <source>Ctrl+Shift+G</source>
        <translation>Ctrl+Shift+G</translation>
    </message>
    <message>
        <source>Draw different tokens in place of the generated ones, with the next seed</source>
        <translation>Tirer d’autres tokens à la place de ceux qui ont été générés, avec la graine suivante</translation>
    </message>
    <message>
        <source>S&amp;huffle the tokens</source>
        <translation>&amp;Mélanger les tokens</translation>
    </message>
    <message>
        <source>Ctrl+Shift+H</source>
        <translation>Ctrl+Shift+H</translation>
    </message>
    <message>
        <source>Put the words into another order and see what changes</source>
        <translation>Mettre les mots dans un autre ordre et voir ce qui change</translation>
    </message>
    <message>
        <source>S&amp;top computing</source>
        <translation>Arrêter &amp;le calcul</translation>
    </message>
    <message>
        <source>Stop and keep what is there</source>
        <translation>Arrêter et garder ce qui est là</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Préférences…</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <translation>Ctrl+,</translation>
    </message>
    <message>
        <source>Theme, type size, colours of maps, counting, and what a pass may take</source>
        <translation>Thème, taille du texte, couleurs des cartes, façon de compter, et ce qu’une passe peut prendre</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>Move the keyboard to the next panel</source>
        <translation>Amener le clavier au panneau suivant</translation>
    </message>
    <message>
        <source>Move the keyboard to the previous panel</source>
        <translation>Amener le clavier au panneau précédent</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Pl&amp;ein écran</translation>
    </message>
    <message>
        <source>Fill the screen, or return to the window</source>
        <translation>Remplir l’écran, ou revenir à la fenêtre</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Carte</translation>
    </message>
    <message>
        <source>&amp;Steps</source>
        <translation>É&amp;tapes</translation>
    </message>
    <message>
        <source>M&amp;ask</source>
        <translation>&amp;Masque</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>Com&amp;parer</translation>
    </message>
    <message>
        <source>All &amp;heads</source>
        <translation>To&amp;utes les têtes</translation>
    </message>
    <message>
        <source>F&amp;low</source>
        <translation>Flu&amp;x</translation>
    </message>
    <message>
        <source>M&amp;easures</source>
        <translation>Me&amp;sures</translation>
    </message>
    <message>
        <source>&amp;Picture</source>
        <translation>&amp;Image</translation>
    </message>
    <message>
        <source>&amp;Why</source>
        <translation>Pou&amp;rquoi</translation>
    </message>
    <message>
        <source>P&amp;ositions</source>
        <translation>P&amp;ositions</translation>
    </message>
    <message>
        <source>Alt+Right</source>
        <translation>Alt+Right</translation>
    </message>
    <message>
        <source>Show the next head</source>
        <translation>Montrer la tête suivante</translation>
    </message>
    <message>
        <source>Alt+Left</source>
        <translation>Alt+Left</translation>
    </message>
    <message>
        <source>Show the previous head</source>
        <translation>Montrer la tête précédente</translation>
    </message>
    <message>
        <source>Alt+Down</source>
        <translation>Alt+Down</translation>
    </message>
    <message>
        <source>Show the next layer</source>
        <translation>Montrer la couche suivante</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Up</translation>
    </message>
    <message>
        <source>Show the previous layer</source>
        <translation>Montrer la couche précédente</translation>
    </message>
    <message>
        <source>Descri&amp;be this head…</source>
        <translation>&amp;Décrire cette tête…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+D</source>
        <translation>Ctrl+Shift+D</translation>
    </message>
    <message>
        <source>Say in plain sentences what the shown head does, to be read, heard or copied</source>
        <translation>Dire en phrases simples ce que fait la tête affichée, pour les lire, les écouter ou les copier</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation>Ctrl+R</translation>
    </message>
    <message>
        <source>Label each row with the token that it predicts, the next one; no number changes</source>
        <translation>Étiqueter chaque ligne par le token qu’elle prédit, le suivant&#x202f;; aucun nombre ne change</translation>
    </message>
    <message>
        <source>Tint tokens by &amp;weight</source>
        <translation>Teinter les to&amp;kens selon leur poids</translation>
    </message>
    <message>
        <source>Colour the input&apos;s tokens by the weights that the chosen query gives them</source>
        <translation>Colorer les tokens de l’entrée selon les poids que la requête choisie leur donne</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Ctrl+D</translation>
    </message>
    <message>
        <source>Draw weights as circles whose area is the weight: readable in grey, from the back row</source>
        <translation>Dessiner les poids en disques dont l’aire est le poids&#xa0;: lisibles en gris, depuis le dernier rang</translation>
    </message>
    <message>
        <source>Make everything in the window larger</source>
        <translation>Agrandir tout ce qui est dans la fenêtre</translation>
    </message>
    <message>
        <source>Ctrl++</source>
        <translation>Ctrl++</translation>
    </message>
    <message>
        <source>Ctrl+=</source>
        <translation>Ctrl+=</translation>
    </message>
    <message>
        <source>Ctrl+-</source>
        <translation>Ctrl+-</translation>
    </message>
    <message>
        <source>Make everything in the window smaller</source>
        <translation>Réduire tout ce qui est dans la fenêtre</translation>
    </message>
    <message>
        <source>Ctrl+0</source>
        <translation>Ctrl+0</translation>
    </message>
    <message>
        <source>Draw everything at 100 %</source>
        <translation>Tout dessiner à 100&#x202f;%</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>T&amp;hème</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Comme le bureau</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aid&amp;e</translation>
    </message>
    <message>
        <source>&amp;Handbook</source>
        <translation>&amp;Manuel</translation>
    </message>
    <message>
        <source>How to do things, beginning with the view in use</source>
        <translation>Comment faire les choses, à commencer par la vue utilisée</translation>
    </message>
    <message>
        <source>What messages mean, and what to do about them</source>
        <translation>Ce que veulent dire les messages, et que faire</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>&amp;Glossaire</translation>
    </message>
    <message>
        <source>What the terms mean, beginning with the term of the control or view in use</source>
        <translation>Ce que veulent dire les termes, à commencer par celui de la commande ou de la vue utilisée</translation>
    </message>
    <message>
        <source>&amp;Keys and gestures</source>
        <translation>&amp;Touches et gestes</translation>
    </message>
    <message>
        <source>What mouse and keyboard do</source>
        <translation>Ce que font la souris et le clavier</translation>
    </message>
    <message>
        <source>A &amp;study: what MiniLM&apos;s heads look at</source>
        <translation>Une étu&amp;de&#xa0;: ce que regardent les têtes de MiniLM</translation>
    </message>
    <message>
        <source>An atlas of 72 heads over 500 sentences, step by step</source>
        <translation>Un atlas de 72 têtes sur 500 phrases, étape par étape</translation>
    </message>
    <message>
        <source>What MiniLM&apos;s heads look at</source>
        <translation>Ce que regardent les têtes de MiniLM</translation>
    </message>
    <message>
        <source>&amp;About AttentionScope</source>
        <translation>À pr&amp;opos d’AttentionScope</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>Version et licence</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Export what is shown…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export all heads…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy figure as picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use a &amp;teaching module</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Sample the generated tokens again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pa&amp;nels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heads and la&amp;yers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cells and to&amp;kens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide the &amp;input panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The panel with the text, the heads and the teaching module</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide the &amp;cell panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The panel that shows how the chosen cell&apos;s weight is computed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move to the &amp;next panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move to the &amp;previous panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch between &amp;encoder, decoder and cross-attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next &amp;head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Previous head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next &amp;layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous la&amp;yer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label rows with the &amp;next token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw weights as &amp;dots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make everything &amp;larger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make everything s&amp;maller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return to &amp;usual size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error &amp;messages explained</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;urther views</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the next of the encoder&apos;s, the decoder&apos;s and the cross-attention, or what layers without a softmax do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Diagram</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cos&amp;ts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To&amp;kenizers</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Worksheet</name>
    <message>
        <source>AttentionScope · %1 --seed %2, copy %3 of %4</source>
        <translation>AttentionScope · %1 --seed %2, copie %3 sur %4</translation>
    </message>
    <message>
        <source>not for students</source>
        <translation>pas pour les élèves</translation>
    </message>
    <message>
        <source>the same command makes the same sheet</source>
        <translation>la même commande fait la même fiche</translation>
    </message>
    <message>
        <source>What the head looks at</source>
        <translation>Ce que regarde la tête</translation>
    </message>
    <message>
        <source>The model read “%1”</source>
        <translation>Le modèle a lu «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>A row is a query, a column is a key. The weight in a cell is how much of its attention the query gives the key.</source>
        <translation>Une ligne est une requête, une colonne est une clé. Le poids dans une cellule dit quelle part de son attention la requête donne à la clé.</translation>
    </message>
    <message>
        <source>Every row adds up to 1.00, before it is rounded.</source>
        <translation>La somme de chaque ligne est 1.00, avant l’arrondi.</translation>
    </message>
    <message>
        <source>Small numbers tell equal tokens apart.</source>
        <translation>De petits numéros distinguent les tokens identiques.</translation>
    </message>
    <message>
        <source>A row with an empty box adds up to exactly 1.00 as it is printed: what is missing is 1.00 minus the others. Behind each row stands the sum of its rounded weights; a row that rounding makes 0.99 or 1.01 is printed whole.</source>
        <translation>La somme d’une ligne à case vide est exactement 1.00 telle qu’elle est imprimée&#xa0;: ce qui manque est 1.00 moins les autres. Au bout de chaque ligne se trouve la somme de ses poids arrondis&#xa0;; une ligne qui donne 0.99 ou 1.01 à cause de l’arrondi est imprimée entière.</translation>
    </message>
    <message>
        <source>A plain 0 is hidden by the mask.</source>
        <translation>Un 0 tout seul est caché par le masque.</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>somme</translation>
    </message>
    <message>
        <source>The weights, to two places</source>
        <translation>Les poids, à deux décimales</translation>
    </message>
    <message>
        <source>Read it off</source>
        <translation>Lire la carte</translation>
    </message>
    <message>
        <source>Which key gets the most weight from “%1”?</source>
        <translation>Quelle clé reçoit le plus de poids de «&#xa0;%1&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>Which query gives “%1” the most weight?</source>
        <translation>Quelle requête donne le plus de poids à «&#xa0;%1&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>How much does “%1” give to “%2” and “%3” together?</source>
        <translation>Combien «&#xa0;%1&#xa0;» donne-t-il à «&#xa0;%2&#xa0;» et à «&#xa0;%3&#xa0;» ensemble&#xa0;?</translation>
    </message>
    <message>
        <source>Reading an attention map</source>
        <translation>Lire une carte d’attention</translation>
    </message>
    <message>
        <source>sheet</source>
        <translation>fiche</translation>
    </message>
    <message>
        <source>· key</source>
        <translation>· corrigé</translation>
    </message>
    <message>
        <source>Answers from the engine; numbers are accepted within one unit of their last place.</source>
        <translation>Réponses du moteur de calcul&#xa0;; les nombres sont acceptés à une unité près de leur dernière décimale.</translation>
    </message>
    <message>
        <source>Name or number</source>
        <translation>Nom ou numéro</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>page %1 of %2 · </source>
        <translation>page %1 sur %2 · </translation>
    </message>
    <message>
        <source>√d = %1</source>
        <translation>√d = %1</translation>
    </message>
    <message>
        <source>q</source>
        <translation>q</translation>
    </message>
    <message>
        <source>k</source>
        <translation>k</translation>
    </message>
    <message>
        <source>What “%1” asks for, and what each key offers</source>
        <translation>Ce que demande «&#xa0;%1&#xa0;», et ce qu’offre chaque clé</translation>
    </message>
    <message>
        <source>The query q and the keys k have d = %1 numbers each.</source>
        <translation>La requête q et les clés k ont chacune d = %1 nombres.</translation>
    </message>
    <message>
        <source>Multiply q and k number by number and add up; divide by %1, to %2 places.</source>
        <translation>Multipliez q et k nombre par nombre et additionnez&#xa0;; divisez par %1, à %2 décimales.</translation>
    </message>
    <message>
        <source>The scores are what the head computes before its softmax.</source>
        <translation>Les scores sont ce que la tête calcule avant son softmax.</translation>
    </message>
    <message>
        <source>All of them are less by %1 here, which changes no weight.</source>
        <translation>Ils sont tous diminués de %1 ici, ce qui ne change aucun poids.</translation>
    </message>
    <message>
        <source>All of them are more by %1 here, which changes no weight.</source>
        <translation>Ils sont tous augmentés de %1 ici, ce qui ne change aucun poids.</translation>
    </message>
    <message>
        <source>With a calculator: eˣ of each score, to two places; the sum of these; each weight is eˣ ÷ sum, to two places. One eˣ is there as an example.</source>
        <translation>Avec une calculatrice&#xa0;: eˣ de chaque score, à deux décimales&#xa0;; leur somme&#xa0;; chaque poids est eˣ ÷ somme, à deux décimales. Un eˣ est donné en exemple.</translation>
    </message>
    <message>
        <source>Rounded, the weights add up to %1.</source>
        <translation>Arrondis, les poids ont pour somme %1.</translation>
    </message>
    <message>
        <source>A score of −∞ is hidden by the mask: its weight is 0.</source>
        <translation>Un score de −∞ est caché par le masque&#xa0;: son poids est 0.</translation>
    </message>
    <message>
        <source>q · k</source>
        <translation>q · k</translation>
    </message>
    <message>
        <source>÷ %1</source>
        <translation>÷ %1</translation>
    </message>
    <message>
        <source>score</source>
        <translation>score</translation>
    </message>
    <message>
        <source>eˣ</source>
        <translation>eˣ</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>poids</translation>
    </message>
    <message>
        <source>v</source>
        <translation>v</translation>
    </message>
    <message>
        <source>v%1</source>
        <translation>v%1</translation>
    </message>
    <message>
        <source>What “%1” gets</source>
        <translation>Ce que reçoit «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Σ weight × v with your rounded weights, to one place, for each number of v.</source>
        <translation>Σ poids × v avec vos poids arrondis, à une décimale, pour chaque nombre de v.</translation>
    </message>
    <message>
        <source>One row of attention, step by step</source>
        <translation>Une ligne d’attention, étape par étape</translation>
    </message>
    <message>
        <source>The row of “%1”, from scores to weights</source>
        <translation>La ligne de «&#xa0;%1&#xa0;», des scores aux poids</translation>
    </message>
    <message>
        <source>What each token asks for, what it offers, what it says</source>
        <translation>Ce que chaque token demande, ce qu’il offre, ce qu’il dit</translation>
    </message>
    <message>
        <source>The query q and the key k have d = 4 numbers each, the value v has two. A token sees itself and those before it.</source>
        <translation>La requête q et la clé k ont chacune d = 4 nombres, la valeur v en a deux. Un token se voit lui-même et voit ceux d’avant.</translation>
    </message>
    <message>
        <source>The query q and the key k have d = 4 numbers each, the value v has two. Nothing is hidden.</source>
        <translation>La requête q et la clé k ont chacune d = 4 nombres, la valeur v en a deux. Rien n’est caché.</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>Each is a dot product q · k: query in the row, key in the column. Fill the empty boxes. On the right, eˣ to look up.</source>
        <translation>Chacun est un produit scalaire q · k&#xa0;: la requête dans la ligne, la clé dans la colonne. Remplissez les cases vides. À droite, la table de eˣ.</translation>
    </message>
    <message>
        <source>x</source>
        <translation>x</translation>
    </message>
    <message>
        <source>The row of “%1”, step by step</source>
        <translation>La ligne de «&#xa0;%1&#xa0;», étape par étape</translation>
    </message>
    <message>
        <source>Divide by √d = 2, look up eˣ, add up, divide by the sum. Round weights to two places.</source>
        <translation>Divisez par √d = 2, cherchez eˣ dans la table, additionnez, divisez par la somme. Arrondissez les poids à deux décimales.</translation>
    </message>
    <message>
        <source>score ÷ 2</source>
        <translation>score ÷ 2</translation>
    </message>
    <message>
        <source>The whole map, and what “%1” gets</source>
        <translation>La carte entière, et ce que reçoit «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Copy your row. In the other rows one number is missing: no eˣ is needed for it. On the right, Σ weight × v of your row, to one place.</source>
        <translation>Recopiez votre ligne. Dans les autres lignes, il manque un nombre&#xa0;: il n’y a pas besoin de eˣ pour le trouver. À droite, Σ poids × v de votre ligne, à une décimale.</translation>
    </message>
    <message>
        <source>Σ weight × v</source>
        <translation>Σ poids × v</translation>
    </message>
    <message>
        <source>one attention head by hand, and questions</source>
        <translation>une tête d’attention à la main, et des questions</translation>
    </message>
    <message>
        <source>AttentionScope · lesson sheet %1 --seed %2, copy %3 of %4</source>
        <translation>AttentionScope · lesson sheet %1 --seed %2, copie %3 sur %4</translation>
    </message>
    <message>
        <source>the same id makes the same sheet</source>
        <translation>le même identifiant fait la même fiche</translation>
    </message>
</context>
<context>
    <name>figure_layout</name>
    <message>
        <source>%1, mean ± sd</source>
        <translation>%1, moyenne ± écart type</translation>
    </message>
    <message>
        <source>%1, mean</source>
        <translation>%1, moyenne</translation>
    </message>
    <message>
        <source>%1, standard deviation</source>
        <translation>%1, écart type</translation>
    </message>
    <message>
        <source>1 head</source>
        <translation>1 tête</translation>
    </message>
    <message>
        <source>%1 heads</source>
        <translation>%1 têtes</translation>
    </message>
    <message>
        <source>all others</source>
        <translation>toutes les autres</translation>
    </message>
    <message>
        <source>picked</source>
        <translation>sélectionnées</translation>
    </message>
    <message>
        <source>mean %1 ± %2</source>
        <translation>moyenne %1 ± %2</translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation>moyenne %1</translation>
    </message>
    <message>
        <source>largest differences</source>
        <translation>plus grandes différences</translation>
    </message>
    <message>
        <source>attention weight</source>
        <translation>poids d’attention</translation>
    </message>
    <message>
        <source>The largest differences of two attention maps</source>
        <translation>Les plus grandes différences de deux cartes d’attention</translation>
    </message>
    <message>
        <source>distance: query − key, tokens</source>
        <translation>distance&#xa0;: requête − clé, tokens</translation>
    </message>
    <message>
        <source>Mean over the queries of this text that see a key at the distance; below 0 the key stands behind the query.</source>
        <translation>Moyenne sur les requêtes de ce texte qui voient une clé à cette distance&#xa0;; au-dessous de 0, la clé vient après la requête.</translation>
    </message>
    <message>
        <source>Mean over the queries of this text that see a key at the distance.</source>
        <translation>Moyenne sur les requêtes de ce texte qui voient une clé à cette distance.</translation>
    </message>
    <message>
        <source>mean attention weight</source>
        <translation>poids d’attention moyen</translation>
    </message>
    <message>
        <source>mean weight over distance</source>
        <translation>poids moyen selon la distance</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>distance</translation>
    </message>
    <message>
        <source>Mean attention weight over distance, %1</source>
        <translation>Poids d’attention moyen selon la distance, %1</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>moyenne</translation>
    </message>
    <message>
        <source>standard deviation</source>
        <translation>écart type</translation>
    </message>
    <message>
        <source>heads</source>
        <translation>têtes</translation>
    </message>
    <message>
        <source>each head, and the group&apos;s mean ± standard deviation</source>
        <translation>chaque tête, et la moyenne ± l’écart type du groupe</translation>
    </message>
    <message>
        <source>%1 in two groups of heads of %2</source>
        <translation>%1 dans deux groupes de têtes de %2</translation>
    </message>
    <message>
        <source>from</source>
        <translation>de</translation>
    </message>
    <message>
        <source>to</source>
        <translation>à</translation>
    </message>
    <message>
        <source>%1, %</source>
        <translation>%1, %</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>%1 heads: %2</source>
        <translation>%1 têtes&#xa0;: %2</translation>
    </message>
    <message>
        <source>heads of the group, %</source>
        <translation>têtes du groupe,&#xa0;%</translation>
    </message>
    <message>
        <source>Distribution of %1 over heads, %2</source>
        <translation>Distribution sur les têtes&#xa0;: %1, %2</translation>
    </message>
    <message>
        <source>p &lt; %1</source>
        <translation>p &lt; %1</translation>
    </message>
    <message>
        <source>p = %1</source>
        <translation>p = %1</translation>
    </message>
    <message>
        <source>at token %1</source>
        <translation>au token %1</translation>
    </message>
    <message>
        <source>%1 rather than “%2”</source>
        <translation>%1 plutôt que «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>change of the log-odds, bits</source>
        <translation>changement du log-odds, bits</translation>
    </message>
    <message>
        <source>change of the log-odds, nats</source>
        <translation>changement du log-odds, nats</translation>
    </message>
    <message>
        <source>change of log-probability, bits</source>
        <translation>changement de log-probabilité, bits</translation>
    </message>
    <message>
        <source>change of log-probability, nats</source>
        <translation>changement de log-probabilité, nats</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>couche %1</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>tête %1</translation>
    </message>
    <message>
        <source>%1 of every head of %2</source>
        <translation>%1, chaque tête de %2</translation>
    </message>
    <message>
        <source>What %1 makes of an answer without each head</source>
        <translation>Ce que %1 fait d’une réponse sans chaque tête</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>1 head lacks one of these measures.</source>
        <translation>Il manque une de ces mesures à 1 tête.</translation>
    </message>
    <message>
        <source>%1 heads lack one of these measures.</source>
        <translation>Il manque une de ces mesures à %1 têtes.</translation>
    </message>
    <message>
        <source>%1 and %2 of every head of %3</source>
        <translation>%1 et %2, chaque tête de %3</translation>
    </message>
    <message>
        <source>%1 % of the weights are smaller than the axis shows, or 0.</source>
        <translation>%1&#xa0;% des poids sont plus petits que ce que montre l’axe, ou 0.</translation>
    </message>
    <message>
        <source>share of the weights, %</source>
        <translation>part des poids,&#xa0;%</translation>
    </message>
    <message>
        <source>middle of the bin</source>
        <translation>milieu de la classe</translation>
    </message>
    <message>
        <source>Distribution of attention weights, %1</source>
        <translation>Distribution des poids d’attention, %1</translation>
    </message>
    <message>
        <source>layer</source>
        <translation type="unfinished">couche</translation>
    </message>
    <message>
        <source>Line: mean of each layer&apos;s heads. Points: heads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box: quartiles and median of a layer&apos;s heads; whiskers: smallest and largest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A point for each head, in their order from left to right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of every head of %2, layer by layer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
