<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AccountCanvas</name>
    <message>
        <source>What wrote the query&apos;s row and the key&apos;s, and their products</source>
        <translation>Woher die Zeile der Query und die des Keys kommen, und ihre Produkte</translation>
    </message>
    <message>
        <source>%1 in the query&apos;s row adds %2</source>
        <translation>%1 in der Zeile der Query trägt %2 bei</translation>
    </message>
    <message>
        <source>%1 in the key&apos;s row adds %2</source>
        <translation>%1 in der Zeile des Keys trägt %2 bei</translation>
    </message>
    <message>
        <source>%1 × %2 adds %3</source>
        <translation>%1 × %2 trägt %3 bei</translation>
    </message>
</context>
<context>
    <name>AllHeadsView</name>
    <message>
        <source>Order of the heads</source>
        <translation>Reihenfolge der Heads</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <source>A row for each layer</source>
        <translation>Eine Reihe für jede Schicht</translation>
    </message>
    <message>
        <source>Sorted</source>
        <translation>Sortiert</translation>
    </message>
    <message>
        <source>The head with the largest number first</source>
        <translation>Zuerst der Head mit der größten Zahl</translation>
    </message>
    <message>
        <source>Similar</source>
        <translation>Ähnlich</translation>
    </message>
    <message>
        <source>Similar heads stand side by side</source>
        <translation>Ähnliche Heads stehen nebeneinander</translation>
    </message>
    <message>
        <source>What is measured of each head</source>
        <translation>Was an jedem Head gemessen wird</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Frame each head in the colour of its number</source>
        <translation>Jeden Head in der Farbe seiner Zahl umrahmen</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>from  </source>
        <translation>ab  </translation>
    </message>
    <message>
        <source>Leave out heads below this number</source>
        <translation>Heads unter dieser Zahl weglassen</translation>
    </message>
    <message>
        <source>Leave out heads whose number is smaller</source>
        <translation>Heads weglassen, deren Zahl kleiner ist</translation>
    </message>
    <message>
        <source>2.3, previous, it → cat</source>
        <translation>2.3, voriges, it → cat</translation>
    </message>
    <message>
        <source>Find a head by its number, by what it does or by two words</source>
        <translation>Einen Head finden: nach seiner Nummer, nach dem, was er tut, oder nach zwei Wörtern</translation>
    </message>
    <message>
        <source>A head&apos;s number, as 2.3 · what heads do, as previous · two words, as it → cat or it &gt; cat: heads are ranked by their weight there</source>
        <translation>Die Nummer eines Heads, etwa 2.3 · was Heads tun, etwa voriges · zwei Wörter, etwa it → cat oder it &gt; cat: Die Heads werden danach geordnet, wie groß ihr Gewicht dort ist</translation>
    </message>
    <message>
        <source>Sets ▾</source>
        <translation>Sets ▾</translation>
    </message>
    <message>
        <source>Name the picked heads, and pick named ones again</source>
        <translation>Den ausgewählten Heads einen Namen geben und benannte wieder auswählen</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Show their maps side by side, up to four</source>
        <translation>Ihre Karten nebeneinander zeigen, höchstens vier</translation>
    </message>
    <message>
        <source>Flow</source>
        <translation>Fluss</translation>
    </message>
    <message>
        <source>Show their lines together</source>
        <translation>Ihre Linien zusammen zeigen</translation>
    </message>
    <message>
        <source>Switch off</source>
        <translation>Ausschalten</translation>
    </message>
    <message>
        <source>Take these heads out of their layers&apos; output and see what changes</source>
        <translation>Diese Heads aus der Ausgabe ihrer Schichten herausnehmen und sehen, was sich ändert</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Pick no head</source>
        <translation>Keinen Head auswählen</translation>
    </message>
    <message>
        <source>A head as 2.3, what heads do as: previous, or two words as: it → cat</source>
        <translation>Ein Head wie 2.3, was Heads tun, wie voriges, oder zwei Wörter wie it → cat</translation>
    </message>
    <message>
        <source>“%1” is not a token of this text.</source>
        <translation>„%1“ ist kein Token dieses Textes.</translation>
    </message>
    <message>
        <source>The mask hides “%1” from “%2”.</source>
        <translation>Die Maske verdeckt „%1“ vor „%2“.</translation>
    </message>
    <message>
        <source>comparing all pairs of heads: %1 %</source>
        <translation>alle Paare von Heads werden verglichen: %1 %</translation>
    </message>
    <message>
        <source>No cell is marked. Shift+drag over cells of the map, or press M at the chosen one.</source>
        <translation>Keine Zelle ist markiert. Markieren Sie Zellen der Karte mit Umschalt+Ziehen, oder drücken Sie M auf der gewählten.</translation>
    </message>
    <message>
        <source>Not measured for this text yet. Open Measures and press “Knock out each head”.</source>
        <translation>Für diesen Text noch nicht gemessen. Öffnen Sie Kennzahlen und drücken Sie auf „Jeden Head herausnehmen“.</translation>
    </message>
    <message>
        <source>No head reaches the number in “from”. Set it below 0, to “all”, to see every head.</source>
        <translation>Kein Head erreicht die Zahl hinter „ab“. Stellen Sie sie unter 0, auf „alle“, um jeden Head zu sehen.</translation>
    </message>
    <message>
        <source>1 head picked</source>
        <translation>1 Head ausgewählt</translation>
    </message>
    <message>
        <source>%1 heads picked</source>
        <translation>%1 Heads ausgewählt</translation>
    </message>
    <message>
        <source>1 head</source>
        <translation>1 Head</translation>
    </message>
    <message>
        <source>%1 heads</source>
        <translation>%1 Heads</translation>
    </message>
    <message>
        <source>%1 of %2 heads</source>
        <translation>%1 von %2 Heads</translation>
    </message>
    <message>
        <source>weight of %1</source>
        <translation>Gewicht von %1</translation>
    </message>
</context>
<context>
    <name>AnswerCanvas</name>
    <message>
        <source>What wrote the answer</source>
        <translation>Woher die Antwort kommt</translation>
    </message>
    <message>
        <source>%1 adds %2</source>
        <translation>%1 trägt %2 bei</translation>
    </message>
    <message>
        <source>what it adds</source>
        <translation>Beitrag</translation>
    </message>
</context>
<context>
    <name>AnswerPanel</name>
    <message>
        <source>Before your changes</source>
        <translation>Vor Ihren Änderungen</translation>
    </message>
    <message>
        <source>Likeliest next tokens</source>
        <translation>Wahrscheinlichste nächste Tokens</translation>
    </message>
    <message>
        <source>Likeliest next tokens before your changes</source>
        <translation>Wahrscheinlichste nächste Tokens vor Ihren Änderungen</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;heads&quot;&gt;Which heads does “%1” rest on?&lt;/a&gt;</source>
        <translation>&lt;a href=&quot;heads&quot;&gt;Auf welchen Heads beruht „%1“?&lt;/a&gt;</translation>
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
        <translation>Vergleichen…</translation>
    </message>
    <message>
        <source>Opens a second atlas of the same shape, and shows what changed, the largest first</source>
        <translation>Öffnet einen zweiten Atlas derselben Form und zeigt, was sich geändert hat, das Größte zuerst</translation>
    </message>
    <message>
        <source>Step of the training</source>
        <translation>Schritt des Trainings</translation>
    </message>
    <message>
        <source>What a head must be like</source>
        <translation>Wie ein Head sein soll</translation>
    </message>
    <message>
        <source>previous &gt; 0.5 and layer &lt; 4</source>
        <translation>previous &gt; 0.5 and layer &lt; 4</translation>
    </message>
    <message>
        <source>Measures with &lt;, &gt; or =, layer, head, tag = NAME, or words of names and notes; with and, or, not and brackets</source>
        <translation>Kennzahlen mit &lt;, &gt; oder =, layer, head, tag = NAME, oder Wörter aus Namen und Notizen; dazu and, or, not und Klammern</translation>
    </message>
    <message>
        <source>No atlas is open.</source>
        <translation>Kein Atlas ist geöffnet.</translation>
    </message>
    <message>
        <source>%1, beside %2</source>
        <translation>%1, neben %2</translation>
    </message>
    <message>
        <source>Close the other</source>
        <translation>Anderen schließen</translation>
    </message>
    <message>
        <source>not understood</source>
        <translation>nicht verstanden</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
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
        <translation>Was jeder Head bei vielen Texten tut: einen Atlas berechnen oder betrachten</translation>
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
        <translation>%1 gehört zu einem Modell mit anderen Schichten und Heads. Wählen Sie eines derselben Form, zum Beispiel eines nach einem Fine-Tuning oder ein quantisiertes.</translation>
    </message>
    <message>
        <source>A note has %1 bytes at most: what is behind is not kept.</source>
        <translation>Eine Notiz hat höchstens %1 Bytes: Was darüber hinausgeht, wird nicht behalten.</translation>
    </message>
    <message>
        <source>What you wrote is not saved: %1 Save the atlas elsewhere with “Save as…”.</source>
        <translation>Was Sie geschrieben haben, ist nicht gespeichert: %1 Speichern Sie den Atlas mit „Speichern unter…“ an einem anderen Ort.</translation>
    </message>
    <message>
        <source>The atlas is not saved: %1</source>
        <translation>Der Atlas ist nicht gespeichert: %1</translation>
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
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>Save table</source>
        <translation>Tabelle speichern</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>Save figure</source>
        <translation>Abbildung speichern</translation>
    </message>
    <message>
        <source>Figures (*.pdf *.svg *.png *.tex *.html);;Numbers (*.csv *.npy)</source>
        <translation>Abbildungen (*.pdf *.svg *.png *.tex *.html);;Zahlen (*.csv *.npy)</translation>
    </message>
    <message>
        <source>Save page</source>
        <translation>Seite speichern</translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>Seiten (*.html)</translation>
    </message>
</context>
<context>
    <name>AtlasJob</name>
    <message>
        <source>Texts that the model could not read: %1. The first, text %2: %3</source>
        <translation>Texte, die das Modell nicht lesen konnte: %1. Der erste, Text %2: %3</translation>
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
        <translation type="unfinished">%1 von %2 Texten</translation>
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
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Stops at the text that is being run; go on whenever you like</source>
        <translation>Hält nach dem laufenden Text an; Sie können jederzeit weitermachen</translation>
    </message>
    <message>
        <source>Texts that are done</source>
        <translation>Fertige Texte</translation>
    </message>
    <message>
        <source>Pausing…</source>
        <translation>Wird angehalten…</translation>
    </message>
    <message>
        <source>Opening the model…</source>
        <translation>Modell wird geöffnet…</translation>
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
        <translation>Atlanten (*.attnatlas)</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>Heads</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;New atlas…</source>
        <translation>&amp;Neuer Atlas…</translation>
    </message>
    <message>
        <source>Computes an atlas of a model over a collection of texts</source>
        <translation>Berechnet einen Atlas eines Modells über eine Sammlung von Texten</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Öffnen…</translation>
    </message>
    <message>
        <source>Opens an atlas</source>
        <translation>Öffnet einen Atlas</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+S</source>
        <translation>Ctrl+Shift+S</translation>
    </message>
    <message>
        <source>Saves the atlas with its notes under another name</source>
        <translation>Speichert den Atlas mit seinen Notizen unter einem anderen Namen</translation>
    </message>
    <message>
        <source>Save &amp;table…</source>
        <translation>&amp;Tabelle speichern…</translation>
    </message>
    <message>
        <source>Every mean, or those of the heads that are found, as CSV</source>
        <translation>Alle Mittelwerte, oder die der gefundenen Heads, als CSV</translation>
    </message>
    <message>
        <source>Export &amp;figure…</source>
        <translation>&amp;Abbildung exportieren…</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>What is drawn in the middle, as PDF, SVG, PNG or TikZ</source>
        <translation>Was in der Mitte gezeichnet ist, als PDF, SVG, PNG oder TikZ</translation>
    </message>
    <message>
        <source>Export &amp;page…</source>
        <translation>&amp;Seite exportieren…</translation>
    </message>
    <message>
        <source>All of it, with notes, as one HTML file that needs nothing else</source>
        <translation>Alles, mit Notizen, als eine einzige HTML-Datei, die nichts weiter braucht</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Closes this window</source>
        <translation>Schließt dieses Fenster</translation>
    </message>
    <message>
        <source>&amp;Texts</source>
        <translation>&amp;Texte</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation>Ctrl+R</translation>
    </message>
    <message>
        <source>Computes what is missing</source>
        <translation>Berechnet, was noch fehlt</translation>
    </message>
    <message>
        <source>Run &amp;without each head…</source>
        <translation>Jeden Head &amp;weglassen…</translation>
    </message>
    <message>
        <source>Runs some of the texts once more for each head, to see what the next token loses</source>
        <translation>Lässt das Modell einige der Texte noch einmal lesen, jeweils ohne einen Head, um zu sehen, was das nächste Token verliert</translation>
    </message>
    <message>
        <source>&amp;Heads</source>
        <translation>&amp;Heads</translation>
    </message>
    <message>
        <source>&amp;Find heads</source>
        <translation>Heads &amp;suchen</translation>
    </message>
    <message>
        <source>Write a &amp;note</source>
        <translation>&amp;Notiz schreiben</translation>
    </message>
    <message>
        <source>Ctrl+M</source>
        <translation>Ctrl+M</translation>
    </message>
    <message>
        <source>&amp;Beside another…</source>
        <translation>&amp;Vergleichen…</translation>
    </message>
    <message>
        <source>Ctrl+B</source>
        <translation>Ctrl+B</translation>
    </message>
    <message>
        <source>An atlas is being computed: pause it before another one is begun.</source>
        <translation>Ein Atlas wird gerade berechnet: Halten Sie ihn an, bevor Sie einen anderen beginnen.</translation>
    </message>
    <message>
        <source>%1 is not here: put it beside the atlas, and try again.</source>
        <translation>%1 ist nicht da: Legen Sie die Datei neben den Atlas und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>Run without each head</source>
        <translation>Jeden Head weglassen</translation>
    </message>
    <message>
        <source>So many texts, drawn from all alike, are run once for each head.
Texts:</source>
        <translation>Für jeden Head liest das Modell so viele Texte einmal ohne ihn. Sie werden gleichmäßig aus allen gezogen.
Texte:</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Open atlas</source>
        <translation>Atlas öffnen</translation>
    </message>
    <message>
        <source>Open the atlas beside it</source>
        <translation>Atlas zum Vergleich öffnen</translation>
    </message>
    <message>
        <source>Save atlas</source>
        <translation>Atlas speichern</translation>
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
        <translation>Encoder</translation>
    </message>
    <message>
        <source>decoder</source>
        <translation>Decoder</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>Cross</translation>
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
        <translation>Was das bedeutet</translation>
    </message>
    <message>
        <source>Opens the handbook where it says what this message means, and what to do</source>
        <translation>Öffnet das Handbuch dort, wo steht, was diese Meldung bedeutet und was dann zu tun ist</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
</context>
<context>
    <name>BesideWindow</name>
    <message>
        <source>Views</source>
        <translation>Ansichten</translation>
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
        <translation type="unfinished">Head %1.%2</translation>
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
        <translation>Malen:</translation>
    </message>
    <message>
        <source>Clear paint</source>
        <translation>Alles löschen</translation>
    </message>
    <message>
        <source>Leave every cell to the rules again</source>
        <translation>Alle Zellen wieder den Regeln überlassen</translation>
    </message>
    <message>
        <source>Paint: %1</source>
        <translation>Malen: %1</translation>
    </message>
    <message>
        <source>cell</source>
        <translation>Zelle</translation>
    </message>
    <message>
        <source>Each touch paints one cell</source>
        <translation>Jede Berührung malt eine Zelle</translation>
    </message>
    <message>
        <source>row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Each touch paints a query&apos;s whole row</source>
        <translation>Jede Berührung malt die ganze Zeile einer Query</translation>
    </message>
    <message>
        <source>column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Each touch paints a key&apos;s whole column</source>
        <translation>Jede Berührung malt die ganze Spalte eines Keys</translation>
    </message>
    <message>
        <source>show</source>
        <translation>zeigen</translation>
    </message>
    <message>
        <source>Uncover cells that the rules hide; click again or press Esc to stop painting</source>
        <translation>Zellen aufdecken, die von den Regeln verdeckt sind; ein zweiter Klick oder Esc beendet das Malen</translation>
    </message>
    <message>
        <source>hide</source>
        <translation>verdecken</translation>
    </message>
    <message>
        <source>Hide cells that the rules show; click again or press Esc to stop painting</source>
        <translation>Zellen verdecken, die die Regeln zeigen; ein zweiter Klick oder Esc beendet das Malen</translation>
    </message>
    <message>
        <source>erase</source>
        <translation>radieren</translation>
    </message>
    <message>
        <source>Leave cells to the rules again; click again or press Esc to stop painting</source>
        <translation>Zellen wieder den Regeln überlassen; ein zweiter Klick oder Esc beendet das Malen</translation>
    </message>
</context>
<context>
    <name>CellColumn</name>
    <message>
        <source>NEXT TOKEN AFTER “%1”</source>
        <translation>NÄCHSTES TOKEN NACH „%1“</translation>
    </message>
    <message>
        <source>PREDICTED WORDS FOR “%1”, TOKEN %2</source>
        <translation>VORHERGESAGTE WÖRTER FÜR „%1“, TOKEN %2</translation>
    </message>
    <message>
        <source>PREDICTED WORD FOR “%1”</source>
        <translation>VORHERGESAGTES WORT FÜR „%1“</translation>
    </message>
</context>
<context>
    <name>ChangedFiles</name>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>%1 was changed by another program; reloading it replaces your unsaved changes, which Undo brings back.</source>
        <translation>%1 wurde von einem anderen Programm geändert. Neu laden ersetzt Ihre nicht gespeicherten Änderungen; Rückgängig holt sie zurück.</translation>
    </message>
    <message>
        <source>%1 was changed by another program; reload it to see what it holds now.</source>
        <translation>%1 wurde von einem anderen Programm geändert. Laden Sie die Datei neu, um zu sehen, was jetzt darin steht.</translation>
    </message>
</context>
<context>
    <name>ClassChart</name>
    <message>
        <source>Answers: %1.</source>
        <translation>Antworten: %1.</translation>
    </message>
    <message>
        <source>Right: %1.</source>
        <translation>Richtig: %1.</translation>
    </message>
    <message>
        <source>Predictions: %1. Thick: the class on average. Thin: the model.</source>
        <translation>Vorhersagen: %1. Dick: die Klasse im Mittel. Dünn: das Modell.</translation>
    </message>
    <message>
        <source>%1 nats apart on average.</source>
        <translation>Im Mittel %1 Nats Unterschied.</translation>
    </message>
    <message>
        <source>Which head is it?</source>
        <translation>Welcher Head ist es?</translation>
    </message>
    <message>
        <source>What was expected of the hidden row</source>
        <translation>Was in der verdeckten Zeile erwartet wurde</translation>
    </message>
    <message>
        <source>Goal: %1</source>
        <translation>Ziel: %1</translation>
    </message>
    <message>
        <source>Students: %1.</source>
        <translation>Lernende: %1.</translation>
    </message>
    <message>
        <source>reached</source>
        <translation>erreicht</translation>
    </message>
    <message>
        <source>Not shown: %1 more.</source>
        <translation>Nicht gezeigt: %1 weitere.</translation>
    </message>
</context>
<context>
    <name>ClassCommands</name>
    <message>
        <source>&amp;Hand in answers…</source>
        <translation>Antworten &amp;abgeben…</translation>
    </message>
    <message>
        <source>Save what you answered in this lesson as a file, or as a short code</source>
        <translation>Speichern, was Sie in dieser Lektion geantwortet haben, als Datei oder als kurzen Code</translation>
    </message>
    <message>
        <source>Re&amp;lease for a class…</source>
        <translation>An eine &amp;Klasse austeilen…</translation>
    </message>
    <message>
        <source>Save this lesson without its answers and notes, with its models and a worksheet, as one file</source>
        <translation>Diese Lektion ohne Antworten und Notizen, mit ihren Modellen und einem Arbeitsblatt, als eine Datei speichern</translation>
    </message>
    <message>
        <source>&amp;Collect answers…</source>
        <translation>Antworten &amp;einsammeln…</translation>
    </message>
    <message>
        <source>Read a folder of what a class handed in, as a table and as charts</source>
        <translation>Einen Ordner mit dem lesen, was eine Klasse abgegeben hat: als Tabelle und als Diagramme</translation>
    </message>
    <message>
        <source>Release for a class</source>
        <translation>An eine Klasse austeilen</translation>
    </message>
    <message>
        <source>Lessons for a class (*.attnlesson)</source>
        <translation>Lektionen für eine Klasse (*.attnlesson)</translation>
    </message>
    <message>
        <source>Packing the lesson…</source>
        <translation>Lektion wird gepackt…</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>Which lesson was answered? Choose the one with its answers</source>
        <translation>Welche Lektion wurde bearbeitet? Wählen Sie die Fassung mit den Lösungen</translation>
    </message>
    <message>
        <source>Lessons (*.lesson.md);;All files (*)</source>
        <translation>Lektionen (*.lesson.md);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The folder of what was handed in</source>
        <translation>Ordner mit den abgegebenen Antworten</translation>
    </message>
</context>
<context>
    <name>ClassTable</name>
    <message>
        <source>%1 nats apart</source>
        <translation>%1 Nats Unterschied</translation>
    </message>
    <message>
        <source>Student</source>
        <translation>Lernende</translation>
    </message>
    <message>
        <source>%1 prediction</source>
        <translation>%1 Vorhersage</translation>
    </message>
    <message>
        <source>%1 goal</source>
        <translation>%1 Ziel</translation>
    </message>
</context>
<context>
    <name>ClassWindow</name>
    <message>
        <source>Questions, predictions and goals</source>
        <translation>Fragen, Vorhersagen und Ziele</translation>
    </message>
    <message>
        <source>Not taken</source>
        <translation>Nicht eingesammelt</translation>
    </message>
    <message>
        <source>Collected answers</source>
        <translation>Eingesammelte Antworten</translation>
    </message>
    <message>
        <source>Students and their answers</source>
        <translation>Lernende und ihre Antworten</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Save table…</source>
        <translation>&amp;Tabelle speichern…</translation>
    </message>
    <message>
        <source>Collect &amp;again</source>
        <translation>&amp;Noch einmal einsammeln</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation>Ctrl+R</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>Show to the &amp;class</source>
        <translation>Der &amp;Klasse zeigen</translation>
    </message>
    <message>
        <source>The whole screen, without the table of students and without any name</source>
        <translation>Der ganze Bildschirm, ohne die Tabelle der Lernenden und ohne Namen</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>%1 wird gelesen…</translation>
    </message>
    <message>
        <source>%1: collected answers</source>
        <translation>%1: eingesammelte Antworten</translation>
    </message>
    <message>
        <source>%1 · students: %2</source>
        <translation>%1 · Lernende: %2</translation>
    </message>
    <message>
        <source>%1  Prediction: %2</source>
        <translation>%1  Vorhersage: %2</translation>
    </message>
    <message>
        <source>%1  Goal: %2</source>
        <translation>%1  Ziel: %2</translation>
    </message>
    <message>
        <source>Save table</source>
        <translation>Tabelle speichern</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Command, head (3.10, induction), token, example, model or term</source>
        <translation>Befehl, Head (3.10, Induktion), Token, Beispiel, Modell oder Begriff</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>Befehl suchen</translation>
    </message>
    <message>
        <source>Search results</source>
        <translation>Suchergebnisse</translation>
    </message>
    <message>
        <source>Nothing found. Try another word, or a part of one.</source>
        <translation>Nichts gefunden. Versuchen Sie es mit einem anderen Wort oder einem Teil davon.</translation>
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
        <translation>Heads sortiert nach: %1</translation>
    </message>
    <message>
        <source>All heads</source>
        <translation>Alle Heads</translation>
    </message>
    <message>
        <source>head</source>
        <translation>Head</translation>
    </message>
    <message>
        <source>Knock out each head: which does “%1” rest on?</source>
        <translation>Jeden Head herausnehmen: Auf welchem beruht „%1“?</translation>
    </message>
    <message>
        <source>Measures</source>
        <translation>Kennzahlen</translation>
    </message>
    <message>
        <source>set of heads</source>
        <translation>Set von Heads</translation>
    </message>
    <message>
        <source>Positions: %1</source>
        <translation>Positionen: %1</translation>
    </message>
    <message>
        <source>teaching module</source>
        <translation>Lehrmodul</translation>
    </message>
    <message>
        <source>query %1</source>
        <translation>Query %1</translation>
    </message>
    <message>
        <source>key %1</source>
        <translation>Key %1</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glossar</translation>
    </message>
</context>
<context>
    <name>CompareBar</name>
    <message>
        <source>Layer %1 · Head %2</source>
        <translation>Schicht %1 · Head %2</translation>
    </message>
    <message>
        <source>Head %1 · %2</source>
        <translation>Head %1 · %2</translation>
    </message>
    <message>
        <source>+ add</source>
        <translation>+ mehr</translation>
    </message>
    <message>
        <source>Weights…</source>
        <translation>Gewichte…</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Compare with one more head or run</source>
        <translation>Mit einem weiteren Head oder Lauf vergleichen</translation>
    </message>
    <message>
        <source>How far the weights of B&apos;s file are from A&apos;s, layer by layer, and what changes with them</source>
        <translation>Wie weit die Gewichte in der Datei von B von denen in A entfernt sind, Schicht für Schicht, und was sich dadurch ändert</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation>Was verglichen wird</translation>
    </message>
    <message>
        <source>heads</source>
        <translation>Heads</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Head %1 of the comparison</source>
        <translation>Head %1 des Vergleichs</translation>
    </message>
    <message>
        <source>Remove %1 from the comparison</source>
        <translation>%1 aus dem Vergleich entfernen</translation>
    </message>
    <message>
        <source>each of %1 has its own scale</source>
        <translation>%1 haben je einen eigenen Bereich</translation>
    </message>
    <message>
        <source>same scale for %1</source>
        <translation>ein Bereich für %1</translation>
    </message>
    <message>
        <source>same scale for %1: 0 – 1</source>
        <translation>ein Bereich für %1: 0 – 1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
</context>
<context>
    <name>CompareBench</name>
    <message>
        <source>teaching module</source>
        <translation>Lehrmodul</translation>
    </message>
    <message>
        <source>A model&apos;s folder</source>
        <translation>Ordner eines Modells</translation>
    </message>
    <message>
        <source>A GGUF file</source>
        <translation>Eine GGUF-Datei</translation>
    </message>
    <message>
        <source>GGUF files (*.gguf);;All files (*)</source>
        <translation>GGUF-Dateien (*.gguf);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>nearest to layer %1 · head %2</source>
        <translation>am nächsten an Schicht %1 · Head %2</translation>
    </message>
    <message>
        <source>This text is too long to be compared.</source>
        <translation>Dieser Text ist zu lang für einen Vergleich.</translation>
    </message>
    <message>
        <source>Type a text to compare.</source>
        <translation>Geben Sie einen Text zum Vergleichen ein.</translation>
    </message>
    <message>
        <source>%1 has no token for this text.</source>
        <translation>%1 hat kein Token für diesen Text.</translation>
    </message>
    <message>
        <source>run %1</source>
        <translation>Lauf %1</translation>
    </message>
</context>
<context>
    <name>CompareMaps</name>
    <message>
        <source>Compared attention maps</source>
        <translation>Verglichene Attention-Karten</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>Which two maps are subtracted</source>
        <translation>Welche zwei Karten voneinander abgezogen werden</translation>
    </message>
    <message>
        <source>lowest</source>
        <translation>kleinstes</translation>
    </message>
    <message>
        <source>highest</source>
        <translation>größtes</translation>
    </message>
    <message>
        <source>%1 attends to %2: %3</source>
        <translation>%1 achtet auf %2: %3</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
</context>
<context>
    <name>CompareView</name>
    <message>
        <source>%1 nats</source>
        <translation>%1 Nats</translation>
    </message>
    <message>
        <source>not defined</source>
        <translation>nicht definiert</translation>
    </message>
    <message>
        <source>This query&apos;s weights, side by side</source>
        <translation>Gewichte dieser Query, nebeneinander</translation>
    </message>
    <message>
        <source>Where they differ most</source>
        <translation>Wo sie sich am meisten unterscheiden</translation>
    </message>
    <message>
        <source>%1 − %2</source>
        <translation>%1 − %2</translation>
    </message>
    <message>
        <source>Nowhere: the maps are %1.</source>
        <translation>Nirgends: Die Karten sind %1.</translation>
    </message>
    <message>
        <source>Nowhere: the two maps are the same.</source>
        <translation>Nirgends: Die beiden Karten sind gleich.</translation>
    </message>
    <message>
        <source>%1 and %2 are %3</source>
        <translation>%1 und %2 sind %3</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Jensen–Shannon divergence %1, %2: %3 (mean over queries)</source>
        <translation>Jensen-Shannon-Divergenz %1, %2: %3 (Mittelwert über die Queries)</translation>
    </message>
    <message>
        <source>%1 · Jensen–Shannon %2 (mean)</source>
        <translation>%1 · Jensen-Shannon %2 (Mittelwert)</translation>
    </message>
    <message>
        <source>Row “%1”: %2 side by side</source>
        <translation>Zeile „%1“: %2 nebeneinander</translation>
    </message>
    <message>
        <source>Query “%1”: %2 side by side</source>
        <translation>Query „%1“: %2 nebeneinander</translation>
    </message>
    <message>
        <source>Jensen–Shannon divergence %1 (mean over queries) · this query %2</source>
        <translation>Jensen-Shannon-Divergenz %1 (Mittelwert über die Queries) · diese Query %2</translation>
    </message>
    <message>
        <source>not in both</source>
        <translation>nicht in beiden</translation>
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
        <translation>Zelle %1 · %2</translation>
    </message>
    <message>
        <source>%1 · cell %2</source>
        <translation>%1 · Zelle %2</translation>
    </message>
    <message>
        <source>%1: not in both texts</source>
        <translation>%1: nicht in beiden Texten</translation>
    </message>
    <message>
        <source>%1: not in its text</source>
        <translation>%1: nicht in seinem Text</translation>
    </message>
    <message>
        <source>%1: %2 → %3: %4</source>
        <translation>%1: %2 → %3: %4</translation>
    </message>
    <message>
        <source>without this token</source>
        <translation>ohne dieses Token</translation>
    </message>
    <message>
        <source>%1 percent</source>
        <translation>%1 Prozent</translation>
    </message>
</context>
<context>
    <name>ComparedSides</name>
    <message>
        <source>1 token of %1 is not in %2</source>
        <translation>1 Token von %1 ist nicht in %2</translation>
    </message>
    <message>
        <source>%1 tokens of %2 are not in %3</source>
        <translation>%1 Tokens von %2 sind nicht in %3</translation>
    </message>
    <message>
        <source>not computed yet</source>
        <translation>noch nicht berechnet</translation>
    </message>
    <message>
        <source>entropy %1 nats</source>
        <translation>Entropie %1 Nats</translation>
    </message>
    <message>
        <source>no row has an entropy</source>
        <translation>keine Zeile hat eine Entropie</translation>
    </message>
</context>
<context>
    <name>Composer</name>
    <message>
        <source>There is no figure yet to fill a page with: type a text that the model knows first.</source>
        <translation>Für eine Seite gibt es noch keine Abbildung: Geben Sie zuerst einen Text ein, den das Modell kennt.</translation>
    </message>
    <message>
        <source>There is no figure to add to the page yet: type a text that the model knows first.</source>
        <translation>Für die Seite gibt es noch keine Abbildung: Geben Sie zuerst einen Text ein, den das Modell kennt.</translation>
    </message>
    <message>
        <source>An empty page. Add what the window shows, choose a template, or drop a figure here.</source>
        <translation>Eine leere Seite. Fügen Sie hinzu, was das Fenster zeigt, wählen Sie eine Vorlage, oder ziehen Sie eine Abbildung hierher.</translation>
    </message>
    <message>
        <source>Change places</source>
        <translation>Plätze tauschen</translation>
    </message>
    <message>
        <source>The text is higher than its panel.</source>
        <translation>Der Text ist höher als sein Teilbild.</translation>
    </message>
    <message>
        <source>%1, %2 to %3</source>
        <translation>%1, %2 bis %3</translation>
    </message>
    <message>
        <source>%1, %2 and %3</source>
        <translation>%1, %2 und %3</translation>
    </message>
    <message>
        <source>The colour bar has no room beside its maps: arrange the panels again, or make them narrower.</source>
        <translation>Neben ihren Karten ist kein Platz für die Farbleiste: Ordnen Sie die Teilbilder neu an, oder machen Sie sie schmaler.</translation>
    </message>
    <message>
        <source>The caption has no room under the panels: make the page higher, or leave it out.</source>
        <translation>Unter den Teilbildern ist kein Platz für die Bildunterschrift: Machen Sie die Seite höher, oder lassen Sie die Bildunterschrift weg.</translation>
    </message>
    <message>
        <source>Panel %1: %2</source>
        <translation>Teilbild %1: %2</translation>
    </message>
    <message>
        <source>Panel %1 reaches beyond the page.</source>
        <translation>Teilbild %1 ragt über die Seite hinaus.</translation>
    </message>
    <message>
        <source>Attention figure of several panels</source>
        <translation>Attention-Abbildung aus mehreren Teilbildern</translation>
    </message>
    <message>
        <source>a second text for “two texts”</source>
        <translation>ein zweiter Text für „Zwei Texte“</translation>
    </message>
    <message>
        <source>a session of two runs: in the window, Compare, two texts</source>
        <translation>eine Sitzung mit zwei Läufen: im Fenster unter Vergleich, zwei Texte</translation>
    </message>
    <message>
        <source>the same weights as lines</source>
        <translation>dieselben Gewichte als Linien</translation>
    </message>
    <message>
        <source>a picture for “map over picture”</source>
        <translation>ein Bild für „Karte über einem Bild“</translation>
    </message>
    <message>
        <source>a model that reads pictures</source>
        <translation>ein Modell, das Bilder liest</translation>
    </message>
    <message>
        <source>over the picture</source>
        <translation>über dem Bild</translation>
    </message>
    <message>
        <source>the whole map</source>
        <translation>die ganze Karte</translation>
    </message>
    <message>
        <source>full</source>
        <translation>voll</translation>
    </message>
    <message>
        <source>causal</source>
        <translation>kausal</translation>
    </message>
    <message>
        <source>window of 2 and 2</source>
        <translation>Fenster von 2 und 2</translation>
    </message>
    <message>
        <source>window and global</source>
        <translation>Fenster und global</translation>
    </message>
    <message>
        <source>a text for “kinds of masks”</source>
        <translation>ein Text für „Arten von Masken“</translation>
    </message>
    <message>
        <source>a model or module that reads a text</source>
        <translation>ein Modell oder Modul, das einen Text liest</translation>
    </message>
    <message>
        <source>how its weights come about</source>
        <translation>wie seine Gewichte entstehen</translation>
    </message>
    <message>
        <source>a second head for “two heads”</source>
        <translation>ein zweiter Head für „Zwei Heads“</translation>
    </message>
    <message>
        <source>a model with several</source>
        <translation>ein Modell mit mehreren</translation>
    </message>
    <message>
        <source>what wrote the chosen cell&apos;s score</source>
        <translation>woher der Score der gewählten Zelle kommt</translation>
    </message>
    <message>
        <source>One map</source>
        <translation>Eine Karte</translation>
    </message>
    <message>
        <source>One head&apos;s map with its tokens, one column wide.</source>
        <translation>Die Karte eines Heads mit ihren Tokens, eine Spalte breit.</translation>
    </message>
    <message>
        <source>Grid of heads</source>
        <translation>Raster der Heads</translation>
    </message>
    <message>
        <source>Every head of every layer, with one colour bar.</source>
        <translation>Jeder Head jeder Schicht, mit einer Farbleiste.</translation>
    </message>
    <message>
        <source>Through the layers</source>
        <translation>Durch die Schichten</translation>
    </message>
    <message>
        <source>The head of one number in each layer.</source>
        <translation>Der Head mit derselben Nummer in jeder Schicht.</translation>
    </message>
    <message>
        <source>Two texts</source>
        <translation>Zwei Texte</translation>
    </message>
    <message>
        <source>The same head in the texts of two runs, with cells of one size and one colour bar.</source>
        <translation>Derselbe Head in den Texten zweier Läufe, mit gleich großen Zellen und einer Farbleiste.</translation>
    </message>
    <message>
        <source>Two heads and their difference</source>
        <translation>Zwei Heads und ihre Differenz</translation>
    </message>
    <message>
        <source>Two heads on one scale, and what one has more than the other.</source>
        <translation>Zwei Heads in einem Bereich, und was der eine mehr hat als der andere.</translation>
    </message>
    <message>
        <source>Four heads as lines</source>
        <translation>Vier Heads als Linien</translation>
    </message>
    <message>
        <source>The heads that you picked, or the layer&apos;s first, as lines between the tokens.</source>
        <translation>Die ausgewählten Heads oder die ersten der Schicht, als Linien zwischen den Tokens.</translation>
    </message>
    <message>
        <source>One word in two heads</source>
        <translation>Ein Wort in zwei Heads</translation>
    </message>
    <message>
        <source>What the chosen token attends to, in two heads.</source>
        <translation>Worauf das gewählte Token achtet, in zwei Heads.</translation>
    </message>
    <message>
        <source>Map beside lines</source>
        <translation>Karte neben Linien</translation>
    </message>
    <message>
        <source>A head&apos;s map, and the same weights as lines.</source>
        <translation>Die Karte eines Heads, und dieselben Gewichte als Linien.</translation>
    </message>
    <message>
        <source>Map over a picture</source>
        <translation>Karte über einem Bild</translation>
    </message>
    <message>
        <source>What a patch attends to, over the picture, and the whole map.</source>
        <translation>Worauf ein Patch achtet, über dem Bild, und die ganze Karte.</translation>
    </message>
    <message>
        <source>Kinds of masks</source>
        <translation>Arten von Masken</translation>
    </message>
    <message>
        <source>Full, causal, windowed and global attention on your text.</source>
        <translation>Volle, kausale, gefensterte und globale Attention auf Ihrem Text.</translation>
    </message>
    <message>
        <source>Steps of a head</source>
        <translation>Schritte eines Heads</translation>
    </message>
    <message>
        <source>Queries, keys, scores and weights, and the map that they end in.</source>
        <translation>Queries, Keys, Scores und Gewichte, und die Karte, die daraus entsteht.</translation>
    </message>
    <message>
        <source>Map and account</source>
        <translation>Karte und Aufschlüsselung</translation>
    </message>
    <message>
        <source>A head&apos;s map, and what wrote the score of the chosen cell.</source>
        <translation>Die Karte eines Heads, und woher der Score der gewählten Zelle kommt.</translation>
    </message>
    <message>
        <source>Add to page</source>
        <translation>Zur Seite hinzufügen</translation>
    </message>
    <message>
        <source>Add to pa&amp;ge</source>
        <translation>Zur Seite hinzu&amp;fügen</translation>
    </message>
    <message>
        <source>Ctrl+Alt+P</source>
        <translation>Ctrl+Alt+P</translation>
    </message>
    <message>
        <source>Make the figure of what is shown a panel of the page in the composer</source>
        <translation>Die Abbildung dessen, was zu sehen ist, zu einem Teilbild der Seite im Seitengestalter machen</translation>
    </message>
    <message>
        <source>&amp;Compose a page…</source>
        <translation>Seite &amp;zusammenstellen…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+P</source>
        <translation>Ctrl+Shift+P</translation>
    </message>
    <message>
        <source>Open the composer: several figures on one page, with letters and one colour bar</source>
        <translation>Den Seitengestalter öffnen: mehrere Abbildungen auf einer Seite, mit Buchstaben und einer Farbleiste</translation>
    </message>
</context>
<context>
    <name>ComposerWindow</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;New page</source>
        <translation>&amp;Neue Seite</translation>
    </message>
    <message>
        <source>Begins an empty page</source>
        <translation>Beginnt eine leere Seite</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Öffnen…</translation>
    </message>
    <message>
        <source>Opens a page, or a figure of one; a session becomes a panel</source>
        <translation>Öffnet eine Seite oder die Abbildung einer Seite; aus einer Sitzung wird ein Teilbild</translation>
    </message>
    <message>
        <source>&amp;Save page</source>
        <translation>&amp;Seite speichern</translation>
    </message>
    <message>
        <source>Saves the page, to open it again</source>
        <translation>Speichert die Seite, um sie wieder zu öffnen</translation>
    </message>
    <message>
        <source>Save page &amp;as…</source>
        <translation>Seite speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+S</source>
        <translation>Ctrl+Shift+S</translation>
    </message>
    <message>
        <source>Saves it under another name</source>
        <translation>Speichert sie unter einem anderen Namen</translation>
    </message>
    <message>
        <source>&amp;Export figure…</source>
        <translation>&amp;Abbildung exportieren…</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>Saves the page as PDF, SVG, PNG or TikZ</source>
        <translation>Speichert die Seite als PDF, SVG, PNG oder TikZ</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Closes the composer</source>
        <translation>Schließt den Seitengestalter</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Undoes the last change of the page</source>
        <translation>Macht die letzte Änderung der Seite rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Redoes what was undone</source>
        <translation>Stellt wieder her, was rückgängig gemacht wurde</translation>
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
        <translation>Seite als Bild &amp;kopieren</translation>
    </message>
    <message>
        <source>Ctrl+Shift+C</source>
        <translation>Ctrl+Shift+C</translation>
    </message>
    <message>
        <source>Copies the page as PNG, SVG and PDF</source>
        <translation>Kopiert die Seite als PNG, SVG und PDF</translation>
    </message>
    <message>
        <source>S&amp;top drawing</source>
        <translation>Zeichnen an&amp;halten</translation>
    </message>
    <message>
        <source>Stops what takes long</source>
        <translation>Hält an, was lange dauert</translation>
    </message>
    <message>
        <source>&amp;Page</source>
        <translation>&amp;Seite</translation>
    </message>
    <message>
        <source>&amp;Arrange panels</source>
        <translation>Teilbilder an&amp;ordnen</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation>Ctrl+R</translation>
    </message>
    <message>
        <source>Puts the panels into the rows of the grid, each as high as it needs</source>
        <translation>Setzt die Teilbilder in die Reihen des Rasters, jedes so hoch wie nötig</translation>
    </message>
    <message>
        <source>Pa&amp;nel</source>
        <translation>&amp;Teilbild</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplizieren</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Ctrl+D</translation>
    </message>
    <message>
        <source>Adds a copy of the picked panel behind it</source>
        <translation>Fügt hinter dem ausgewählten Teilbild eine Kopie hinzu</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Removes the picked panel</source>
        <translation>Entfernt das ausgewählte Teilbild</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Up</translation>
    </message>
    <message>
        <source>Before the panel above it</source>
        <translation>Vor das Teilbild darüber</translation>
    </message>
    <message>
        <source>Move d&amp;own</source>
        <translation>Nach &amp;unten</translation>
    </message>
    <message>
        <source>Alt+Down</source>
        <translation>Alt+Down</translation>
    </message>
    <message>
        <source>Behind the panel below it</source>
        <translation>Hinter das Teilbild darunter</translation>
    </message>
    <message>
        <source>&amp;Open in window</source>
        <translation>Im &amp;Fenster öffnen</translation>
    </message>
    <message>
        <source>Shows the panel&apos;s session in the main window</source>
        <translation>Zeigt die Sitzung des Teilbilds im Hauptfenster</translation>
    </message>
    <message>
        <source>&amp;Take from window</source>
        <translation>Aus dem Fenster ü&amp;bernehmen</translation>
    </message>
    <message>
        <source>Replaces the panel by what the main window shows</source>
        <translation>Ersetzt das Teilbild durch das, was das Hauptfenster zeigt</translation>
    </message>
    <message>
        <source>What the window &amp;shows</source>
        <translation>Was das &amp;Fenster zeigt</translation>
    </message>
    <message>
        <source>A &amp;text</source>
        <translation>Ein &amp;Text</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>A saved &amp;figure…</source>
        <translation>Eine gespeicherte &amp;Abbildung…</translation>
    </message>
    <message>
        <source>A whole &amp;page</source>
        <translation>Eine ganze &amp;Seite</translation>
    </message>
    <message>
        <source>Drawing…</source>
        <translation>Wird gezeichnet…</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>Copied the page</source>
        <translation>Seite kopiert</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>Untitled page</source>
        <translation>Seite ohne Namen</translation>
    </message>
    <message>
        <source>%1[*] — Composer</source>
        <translation>%1[*] — Seitengestalter</translation>
    </message>
    <message>
        <source>%1 × %2 mm · panels: %3 · %4</source>
        <translation>%1 × %2 mm · Teilbilder: %3 · %4</translation>
    </message>
    <message>
        <source>vector</source>
        <translation>Vektorgrafik</translation>
    </message>
    <message>
        <source>maps as lossless pictures</source>
        <translation>Karten als verlustfreie Bilder</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: smaller than the %2 pt that can be printed</source>
        <translation>%1: kleiner als die %2 pt, die sich drucken lassen</translation>
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
        <translation>&amp;Gewicht kopieren</translation>
    </message>
    <message>
        <source>This weight is hidden until it has been guessed.</source>
        <translation>Dieses Gewicht ist verdeckt, bis es geraten ist.</translation>
    </message>
    <message>
        <source>Copy figure as &amp;picture</source>
        <translation>Abbildung als &amp;Bild kopieren</translation>
    </message>
    <message>
        <source>Copy figure &amp;as</source>
        <translation>Abbildung k&amp;opieren als</translation>
    </message>
    <message>
        <source>&amp;Export figure…</source>
        <translation>&amp;Abbildung exportieren…</translation>
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
        <translation>Als &amp;Befehl kopieren</translation>
    </message>
    <message>
        <source>The line that draws the figure again without the window, for a shell</source>
        <translation>Die Zeile, die die Abbildung ohne das Fenster noch einmal zeichnet, für eine Shell</translation>
    </message>
    <message>
        <source>Copy as P&amp;ython</source>
        <translation>Als &amp;Python kopieren</translation>
    </message>
    <message>
        <source>A script that draws it with Matplotlib, its numbers within</source>
        <translation>Ein Skript, das sie mit Matplotlib zeichnet und ihre Zahlen enthält</translation>
    </message>
    <message>
        <source>Copy as sess&amp;ion</source>
        <translation>Als &amp;Sitzung kopieren</translation>
    </message>
    <message>
        <source>The session as JSON, as an .attnscope file has it</source>
        <translation>Die Sitzung als JSON, wie sie in einer .attnscope-Datei steht</translation>
    </message>
</context>
<context>
    <name>Core</name>
    <message>
        <source>Row “本”, the measure word of books: most weight lies on “books”, which chooses it. Change “books” to “cats”, empty the target and press Generate: cats are counted in 只.</source>
        <translation>Zeile „本“, das Zähleinheitswort für Bücher: Das meiste Gewicht liegt auf „books“, von dem es abhängt. Ändern Sie „books“ in „cats“, leeren Sie das Ziel und drücken Sie auf Erzeugen: Katzen zählt man mit 只.</translation>
    </message>
    <message>
        <source>Row “lamp”, the second one: most weight lies on the first “lamp”. The head looks for what followed “red” before. Write another word for “lamp”, both times.</source>
        <translation>Zeile „lamp“, die zweite: Das meiste Gewicht liegt auf dem ersten „lamp“. Der Head sucht, was vorher auf „red“ folgte. Schreiben Sie beide Male ein anderes Wort statt „lamp“.</translation>
    </message>
    <message>
        <source>Row “or”, the second one: most weight lies on the first “or”. The name is made up and comes in pieces; the head copies what followed “Z” before.</source>
        <translation>Zeile „or“, die zweite: Das meiste Gewicht liegt auf dem ersten „or“. Der Name ist erfunden und besteht aus mehreren Wortstücken; der Head kopiert, was vorher auf „Z“ folgte.</translation>
    </message>
    <message>
        <source>Row “昨天”: nearly all weight lies on “yesterday”, the last word in English. Row “图书馆” finds “library”: the place comes before the verb now.</source>
        <translation>Zeile „昨天“: Fast das ganze Gewicht liegt auf „yesterday“, dem letzten Wort im Englischen. Zeile „图书馆“ findet „library“: Der Ort steht nun vor dem Verb.</translation>
    </message>
    <message>
        <source>Row “are”, at the moment when it is about to be written: most weight lies on “dogs”, which decides that it is “are” and not “is”.</source>
        <translation>Zeile „are“, kurz bevor es geschrieben wird: Das meiste Gewicht liegt auf „dogs“, das entscheidet, dass es „are“ heißt und nicht „is“.</translation>
    </message>
    <message>
        <source>Row “爱”: most weight lies on “loves”. Row “老师”: on “teacher”. What stands after the noun in English stands before it in Chinese.</source>
        <translation>Zeile „爱“: Das meiste Gewicht liegt auf „loves“. Zeile „老师“: auf „teacher“. Was im Englischen hinter dem Substantiv steht, steht im Chinesischen davor.</translation>
    </message>
    <message>
        <source>Row “[MASK]”: most weight lies on “dogs”, so that “are” is the likeliest in its place. Change “dogs” to “dog”, and it is “is”.</source>
        <translation>Zeile „[MASK]“: Das meiste Gewicht liegt auf „dogs“, daher ist an dieser Stelle „are“ am wahrscheinlichsten. Ändern Sie „dogs“ in „dog“, und es ist „is“.</translation>
    </message>
    <message>
        <source>Row “it”: nearly all weight lies on “cat”. Change “tired” to “soft”, and it lies on “mat”: the last word decides what “it” is.</source>
        <translation>Zeile „it“: Fast das ganze Gewicht liegt auf „cat“. Ändern Sie „tired“ in „soft“, und es liegt auf „mat“: Das letzte Wort entscheidet, was „it“ ist.</translation>
    </message>
    <message>
        <source>Row “]”, at the moment when it is about to be written: most weight lies on “[”. Row “)”: on “(”, across the bracket inside.</source>
        <translation>Zeile „]“, kurz bevor es geschrieben wird: Das meiste Gewicht liegt auf „[“. Zeile „)“: auf „(“, über die innere Klammer hinweg.</translation>
    </message>
    <message>
        <source>Row “fox”, its second time: all weight lies on the first “fox”. Type any word twice, and its second row finds the first.</source>
        <translation>Zeile „fox“, beim zweiten Mal: Das ganze Gewicht liegt auf dem ersten „fox“. Tippen Sie irgendein Wort zweimal, und seine zweite Zeile findet das erste.</translation>
    </message>
    <message>
        <source>Translates simple English into Chinese. Look in the cross-attention at which English word each Chinese one comes from.</source>
        <translation>Übersetzt einfaches Englisch ins Chinesische. Sehen Sie in der Cross-Attention, von welchem englischen Wort jedes chinesische kommt.</translation>
    </message>
    <message>
        <source>Fills in [MASK] in everyday English. Look at what a pronoun means, and how the last word of a sentence decides it.</source>
        <translation>Setzt in Alltagsenglisch Wörter für [MASK] ein. Sehen Sie, wen oder was ein Pronomen meint und wie das letzte Wort eines Satzes darüber entscheidet.</translation>
    </message>
    <message>
        <source>Finds the one thing in a picture that has no second of its kind. Look at [CLS], and at what a thing finds alike.</source>
        <translation>Findet in einem Bild das eine Ding, das es kein zweites Mal gibt. Schauen Sie auf [CLS] und darauf, wo ein Ding seinesgleichen findet.</translation>
    </message>
    <message>
        <source>Row “They”: most weight lies on “dogs”. Change “They barked” to “She wore a crown”, and row “She” finds “queen”.</source>
        <translation>Zeile „They“: Das meiste Gewicht liegt auf „dogs“. Ändern Sie „They barked“ in „She wore a crown“, und Zeile „She“ findet „queen“.</translation>
    </message>
    <message>
        <source>tokenizer.json, vocab.json with merges.txt, vocab.txt or SentencePiece&apos;s files; without one, token ids (--ids)</source>
        <translation>tokenizer.json, vocab.json mit merges.txt, vocab.txt oder die Dateien von SentencePiece; ohne Tokenizer Token-IDs (--ids)</translation>
    </message>
    <message>
        <source>Row “rose”, its fourth time: each “rose” so far has a quarter of the weight. Another “rose” makes it a fifth.</source>
        <translation>Zeile „rose“, beim vierten Mal: Jedes „rose“ bis hierher hat ein Viertel des Gewichts. Mit einem weiteren „rose“ wird ein Fünftel daraus.</translation>
    </message>
    <message>
        <source>Predicts the next word of everyday English. Look for verb and subject, copied names, brackets, repetition.</source>
        <translation>Sagt in Alltagsenglisch das nächste Wort voraus. Suchen Sie nach Verb und Subjekt, kopierten Namen, Klammern und Wiederholungen.</translation>
    </message>
    <message>
        <source>Row “tea”, the second one: most weight lies on the first “tea”, which came after “and” before, too.</source>
        <translation>Zeile „tea“, die zweite: Das meiste Gewicht liegt auf dem ersten „tea“, das schon vorher hinter „and“ stand.</translation>
    </message>
    <message>
        <source>Row “it”: nearly all weight lies on “table”. Change “broken” to “sleepy”, and it lies on “dog”.</source>
        <translation>Zeile „it“: Fast das ganze Gewicht liegt auf „table“. Ändern Sie „broken“ in „sleepy“, und es liegt auf „dog“.</translation>
    </message>
    <message>
        <source>Row “looks”: all weight lies on “word”, the token before. Every row does so, whatever you type.</source>
        <translation>Zeile „looks“: Das ganze Gewicht liegt auf „word“, dem vorigen Token. Jede Zeile macht das so, was immer Sie tippen.</translation>
    </message>
    <message>
        <source>Row “什么”: most weight lies on “What”, which stands first in English. Row “雨伞” finds “umbrella”.</source>
        <translation>Zeile „什么“: Das meiste Gewicht liegt auf „What“, das im Englischen am Anfang steht. Zeile „雨伞“ findet „umbrella“.</translation>
    </message>
    <message>
        <source>the end of the row, as there are %1 column names (a text with a separator in it stands in quotes)</source>
        <translation>das Ende der Zeile, da es %1 Spaltennamen gibt (ein Text, der ein Trennzeichen enthält, steht in Anführungszeichen)</translation>
    </message>
    <message>
        <source>Made by hand, on any text: heads that look at the token before, the same token, the first one</source>
        <translation>Von Hand gemacht, für jeden Text: Heads, die auf das vorige Token, auf das gleiche Token oder auf das erste schauen</translation>
    </message>
    <message>
        <source>Row “She”: most weight lies on “girl”. Change “She” to “He”, and row “He” finds “boy”.</source>
        <translation>Zeile „She“: Das meiste Gewicht liegt auf „girl“. Ändern Sie „She“ in „He“, und Zeile „He“ findet „boy“.</translation>
    </message>
    <message>
        <source>Row “cat”: nearly all weight lies on “old”, the word before. Nearly every row does so.</source>
        <translation>Zeile „cat“: Fast das ganze Gewicht liegt auf „old“, dem Wort davor. Fast jede Zeile macht das so.</translation>
    </message>
    <message>
        <source>the name of a model that comes with the program, or of a folder beside the lesson</source>
        <translation>der Name eines Modells, das zum Programm gehört, oder der Name eines Ordners neben der Lektion</translation>
    </message>
    <message>
        <source>Row “are”, about to be written: most weight lies on “boys”, over a whole clause.</source>
        <translation>Zeile „are“, kurz bevor es geschrieben wird: Das meiste Gewicht liegt auf „boys“, über einen ganzen Nebensatz hinweg.</translation>
    </message>
    <message>
        <source>Row “are”: most weight lies on “dogs”, not on “cat”, which stands next to it.</source>
        <translation>Zeile „are“: Das meiste Gewicht liegt auf „dogs“, nicht auf „cat“, das direkt daneben steht.</translation>
    </message>
    <message>
        <source>a row in which numbers of two places lead, by e^x, to the head&apos;s own weights</source>
        <translation>eine Zeile, in der Zahlen mit zwei Nachkommastellen über e^x auf die Gewichte des Heads selbst führen,</translation>
    </message>
    <message>
        <source>a row that, rounded to two places, adds up to 1.00 and could have a blank</source>
        <translation>eine Zeile, die auf zwei Stellen gerundet zusammen 1.00 ergibt und eine Lücke haben könnte,</translation>
    </message>
    <message>
        <source>its download was broken off, and downloading it again goes on from there</source>
        <translation>Der Download wurde abgebrochen; laden Sie das Modell noch einmal herunter, dann geht es dort weiter</translation>
    </message>
    <message>
        <source>another run of the session, counted from 0, that is not patched itself</source>
        <translation>ein anderer Lauf der Sitzung, gezählt ab 0, der nicht selbst gepatcht ist</translation>
    </message>
    <message>
        <source>a link to https, http or mailto, or to a file in the lesson&apos;s folder</source>
        <translation>ein Link mit https, http oder mailto oder auf eine Datei im Ordner der Lektion</translation>
    </message>
    <message>
        <source>a model that comes with the program, or one in the lesson&apos;s folder</source>
        <translation>ein Modell, das zum Programm gehört, oder eines im Ordner der Lektion</translation>
    </message>
    <message>
        <source>one in which numbers of two places lead to the head&apos;s own weights</source>
        <translation>eine, in der Zahlen mit zwei Nachkommastellen auf die Gewichte des Heads selbst führen</translation>
    </message>
    <message>
        <source>NaN or infinite numbers, because the model&apos;s weights have some</source>
        <translation>NaN oder unendliche Zahlen, weil die Gewichte des Modells solche enthalten</translation>
    </message>
    <message>
        <source>it only stands for the tokenizer, which “git lfs pull” fetches</source>
        <translation>nur ein Platzhalter für den Tokenizer, den „git lfs pull“ holt</translation>
    </message>
    <message>
        <source>Row “)”: most weight lies on “(”, across the bracket inside.</source>
        <translation>Zeile „)“: Das meiste Gewicht liegt auf „(“, über die innere Klammer hinweg.</translation>
    </message>
    <message>
        <source>it only stands for the weights, which “git lfs pull” fetches</source>
        <translation>nur ein Platzhalter für die Gewichte, die „git lfs pull“ holt</translation>
    </message>
    <message>
        <source>at most %1 MB%2; without --with-data it stays beside the figure</source>
        <translation>höchstens %1 MB%2; ohne --with-data bleibt die Datei neben der Abbildung</translation>
    </message>
    <message>
        <source>a model folder in the Hugging Face layout, or a GGUF file</source>
        <translation>der Ordner eines Modells, aufgebaut wie bei Hugging Face, oder eine GGUF-Datei</translation>
    </message>
    <message>
        <source>a model folder, a teaching module, or recorded attention</source>
        <translation>der Ordner eines Modells, ein Lehrmodul oder aufgezeichnete Attention</translation>
    </message>
    <message>
        <source>a figure of attention, or queries and keys, from a file</source>
        <translation>eine Abbildung mit Attention oder mit Queries und Keys aus einer Datei</translation>
    </message>
    <message>
        <source>it became shorter while it was read, or its disk failed</source>
        <translation>Die Datei wurde beim Lesen kürzer, oder die Festplatte hat einen Fehler</translation>
    </message>
    <message>
        <source>the texts of the run that a head&apos;s output is taken from</source>
        <translation>die Zahl der Texte in dem Lauf, aus dem die Ausgabe eines Heads stammt,</translation>
    </message>
    <message>
        <source>a run of the same model that was computed, with layer %1</source>
        <translation>ein berechneter Lauf desselben Modells, mit Schicht %1</translation>
    </message>
    <message>
        <source>at most 256 MB: fewer panels, or less painting in them</source>
        <translation>höchstens 256 MB: weniger Teilbilder oder weniger Gemaltes darin</translation>
    </message>
    <message>
        <source>sides that differ less: resized it has at most %1 pixels</source>
        <translation>Seiten, die sich weniger unterscheiden: skaliert hat das Bild höchstens %1 Pixel</translation>
    </message>
    <message>
        <source>what the engine computes, such as weight(&quot;it&quot; → &quot;cat&quot;)</source>
        <translation>etwas, das die Engine berechnet, wie weight(&quot;it&quot; → &quot;cat&quot;)</translation>
    </message>
    <message>
        <source>the dimensions that it said when it opened the model</source>
        <translation>die Dimensionen, die sie beim Öffnen des Modells genannt hat</translation>
    </message>
    <message>
        <source>another program is drawing a sheet into this folder</source>
        <translation>Ein anderes Programm zeichnet gerade die Abbildungen einer Tabelle in diesen Ordner</translation>
    </message>
    <message>
        <source>language, author, licence, version, released, model</source>
        <translation>language, author, licence, version, released, model</translation>
    </message>
    <message>
        <source>one of the same model and texts, to be gone on with</source>
        <translation>ein Atlas mit demselben Modell und denselben Texten, der sich fortsetzen lässt</translation>
    </message>
    <message>
        <source>0 ≤ from ≤ to ≤ 16777216, for queries 0 … 16777216</source>
        <translation>0 ≤ from ≤ to ≤ 16777216, für Queries 0 … 16777216</translation>
    </message>
    <message>
        <source>a file that “Save module” wrote, or a model folder</source>
        <translation>eine Datei, die mit „Das Modul speichern“ entstanden ist, oder der Ordner eines Modells</translation>
    </message>
    <message>
        <source>a row that is not hidden until it has been guessed</source>
        <translation>eine Zeile, die nicht erst geraten werden muss</translation>
    </message>
    <message>
        <source>the name of a measure, such as entropy or previous</source>
        <translation>der Name einer Kennzahl, wie entropy oder previous</translation>
    </message>
    <message>
        <source>numbers of 2 to 5 axes, as [heads, queries, keys]</source>
        <translation>Zahlen mit 2 bis 5 Achsen, wie [Heads, Queries, Keys]</translation>
    </message>
    <message>
        <source>“kind:” choice, number, cell, head, token or text</source>
        <translation>„kind:“ mit choice, number, cell, head, token oder text</translation>
    </message>
    <message>
        <source>--block self, decoder or cross, or --tensor NAME</source>
        <translation>--block self, decoder oder cross, oder mit --tensor NAME</translation>
    </message>
    <message>
        <source>a model, or queries and keys, to compute it from</source>
        <translation>ein Modell oder Queries und Keys, aus denen sie sich berechnen lässt</translation>
    </message>
    <message>
        <source>a session or page that was saved from its window</source>
        <translation>eine Sitzung oder Seite, die aus ihrem Fenster gespeichert wurde</translation>
    </message>
    <message>
        <source>pieces with ids, or a list of pieces with scores</source>
        <translation>Wortstücke mit IDs, oder eine Liste von Wortstücken mit Scores</translation>
    </message>
    <message>
        <source>a list of numbers, or an object with such lists</source>
        <translation>eine Liste von Zahlen oder ein Objekt mit solchen Listen</translation>
    </message>
    <message>
        <source>finite ones, of texts and tokens that are there</source>
        <translation>endliche Zahlen zu Texten und Tokens, die es gibt</translation>
    </message>
    <message>
        <source>the header length (is this a safetensors file?)</source>
        <translation>die Länge des Headers (ist das eine Safetensors-Datei?)</translation>
    </message>
    <message>
        <source>the name that leads to the model&apos;s other parts</source>
        <translation>der Name, der zu den anderen Teilen des Modells führt,</translation>
    </message>
    <message>
        <source>answers, NAME.attnanswers, or codes, NAME.txt</source>
        <translation>Antworten, NAME.attnanswers, oder Codes, NAME.txt</translation>
    </message>
    <message>
        <source>the head that is patched position by position</source>
        <translation>der Head, der Position für Position gepatcht wird,</translation>
    </message>
    <message>
        <source>the map of a head that is given other weights</source>
        <translation>die Karte eines Heads, der andere Gewichte bekommt,</translation>
    </message>
    <message>
        <source>a model without a convolution beside a layer</source>
        <translation>ein Modell ohne Faltung neben einer Schicht</translation>
    </message>
    <message>
        <source>cells that are hidden or uncovered, not both</source>
        <translation>Zellen, die verdeckt oder aufgedeckt sind, nicht beides</translation>
    </message>
    <message>
        <source>a model that predicts tokens, such as GPT-2</source>
        <translation>ein Modell, das Tokens vorhersagt, wie GPT-2</translation>
    </message>
    <message>
        <source>a model with a tower for each, such as CLIP</source>
        <translation>ein Modell mit je einem Turm dafür, wie CLIP</translation>
    </message>
    <message>
        <source>a regular expression of at most 16384 bytes</source>
        <translation>ein regulärer Ausdruck von höchstens 16384 Bytes</translation>
    </message>
    <message>
        <source>answers once, of which the later ones count</source>
        <translation>Antworten nur einmal (es zählen die späteren)</translation>
    </message>
    <message>
        <source>at most 64 MB: fewer painted cells or texts</source>
        <translation>höchstens 64 MB: weniger gemalte Zellen oder weniger Texte</translation>
    </message>
    <message>
        <source>the file’s own name instead of the folder’s</source>
        <translation>dem Namen der Datei selbst statt dem des Ordners</translation>
    </message>
    <message>
        <source>a layer without a gate or an index of keys</source>
        <translation>eine Schicht ohne Gate und ohne Key-Index</translation>
    </message>
    <message>
        <source>an answer, since only a choice has options</source>
        <translation>eine Antwort, denn nur eine Auswahlfrage hat Optionen</translation>
    </message>
    <message>
        <source>at most %1 channels of %2 to %3 samples a second</source>
        <translation>höchstens %1 Kanäle von je %2 bis %3 Abtastwerten pro Sekunde</translation>
    </message>
    <message>
        <source>other numbers in the stream between layers</source>
        <translation>das Einsetzen anderer Zahlen in den Strom zwischen den Schichten</translation>
    </message>
    <message>
        <source>the map of a head whose pattern is patched</source>
        <translation>die Karte eines Heads, dessen Muster gepatcht wird,</translation>
    </message>
    <message>
        <source>the run that a head&apos;s output is taken from</source>
        <translation>der Lauf, aus dem die Ausgabe eines Heads stammt,</translation>
    </message>
    <message>
        <source>the table of one head, or .npy for several</source>
        <translation>die Tabelle eines einzigen Heads, oder .npy für mehrere</translation>
    </message>
    <message>
        <source>a picture in the lesson&apos;s folder or below</source>
        <translation>ein Bild im Ordner der Lektion oder darunter</translation>
    </message>
    <message>
        <source>as many numbers as “q” has for each token</source>
        <translation>für jedes Token so viele Zahlen, wie „q“ hat</translation>
    </message>
    <message>
        <source>at most %1 bytes without control characters</source>
        <translation>höchstens %1 Bytes ohne Steuerzeichen</translation>
    </message>
    <message>
        <source>one in the settings, or --engine %1=COMMAND</source>
        <translation>einer in den Einstellungen, oder --engine %1=COMMAND</translation>
    </message>
    <message>
        <source>the eight hexadecimal digits of a version</source>
        <translation>die acht hexadezimalen Ziffern einer Version</translation>
    </message>
    <message>
        <source>Primer encoder: words in both directions</source>
        <translation>Primer-Encoder: Wörter in beide Richtungen</translation>
    </message>
    <message>
        <source>a reference to what is not in the pickle</source>
        <translation>ein Verweis auf etwas außerhalb des Pickles</translation>
    </message>
    <message>
        <source>it is a link to a file that is not there</source>
        <translation>ein Link auf eine Datei, die nicht da ist</translation>
    </message>
    <message>
        <source>keys and values, which the encoder makes</source>
        <translation>einer zu Keys und Values, die der Encoder erzeugt</translation>
    </message>
    <message>
        <source>as many as in the run that is patched, %1</source>
        <translation>so viele wie im gepatchten Lauf, %1</translation>
    </message>
    <message>
        <source>attention that another program computed</source>
        <translation>Attention, die ein anderes Programm berechnet hat</translation>
    </message>
    <message>
        <source>deflated bytes of the size that it says</source>
        <translation>mit Deflate gepackte Bytes von der angegebenen Größe</translation>
    </message>
    <message>
        <source>its steps and questions would be others</source>
        <translation>Die Lektion hätte dann andere Schritte und Fragen</translation>
    </message>
    <message>
        <source>what a head writes by its weights alone</source>
        <translation>das, was ein Head allein durch seine Gewichte schreibt,</translation>
    </message>
    <message>
        <source>what the archive&apos;s directory says of it</source>
        <translation>das, was das Verzeichnis des Archivs darüber sagt</translation>
    </message>
    <message>
        <source>“%1”, there or in generation_config.json,</source>
        <translation>„%1“, dort oder in generation_config.json,</translation>
    </message>
    <message>
        <source>“They” are the dogs, “She” is the queen</source>
        <translation>„They“ sind die Hunde, „She“ ist die Königin</translation>
    </message>
    <message>
        <source>a regular expression that Oniguruma can take</source>
        <translation>ein regulärer Ausdruck, mit dem Oniguruma umgehen kann</translation>
    </message>
    <message>
        <source>at most %1 bytes for a file of this size</source>
        <translation>höchstens %1 Bytes für eine Datei dieser Größe</translation>
    </message>
    <message>
        <source>at most the %1 rows of token_embd.weight</source>
        <translation>höchstens die %1 Zeilen von token_embd.weight</translation>
    </message>
    <message>
        <source>the model that the engine opened again</source>
        <translation>das Modell, das die Engine erneut geöffnet hat,</translation>
    </message>
    <message>
        <source>the model&apos;s hash in hexadecimal digits</source>
        <translation>der Hash des Modells in hexadezimalen Ziffern</translation>
    </message>
    <message>
        <source>Primer translator: English to Chinese</source>
        <translation>Primer-Translator: vom Englischen ins Chinesische</translation>
    </message>
    <message>
        <source>a code, or a name, a colon and a code</source>
        <translation>ein Code, oder ein Name, ein Doppelpunkt und ein Code</translation>
    </message>
    <message>
        <source>a text in UTF-8 (in Excel: CSV UTF-8)</source>
        <translation>ein Text in UTF-8 (in Excel: CSV UTF-8)</translation>
    </message>
    <message>
        <source>a title, “# …”, before the first step</source>
        <translation>ein Titel, „# …“, vor dem ersten Schritt</translation>
    </message>
    <message>
        <source>lines in NAME.txt, or rows of a sheet</source>
        <translation>Zeilen in NAME.txt oder in einer Tabelle</translation>
    </message>
    <message>
        <source>null or 0: the same tokens every time</source>
        <translation>null oder 0: jedes Mal dieselben Tokens</translation>
    </message>
    <message>
        <source>one of this version of AttentionScope</source>
        <translation>einer für diese Version von AttentionScope</translation>
    </message>
    <message>
        <source>one to the queries of cross-attention</source>
        <translation>einer zu den Queries der Cross-Attention</translation>
    </message>
    <message>
        <source>queries and keys that the engine sees</source>
        <translation>Queries und Keys, die die Engine sieht</translation>
    </message>
    <message>
        <source>the name of a file in the same folder</source>
        <translation>der Name einer Datei im selben Ordner</translation>
    </message>
    <message>
        <source>the one that the atlas was begun with</source>
        <translation>das Modell, mit dem der Atlas begonnen wurde</translation>
    </message>
    <message>
        <source>The question word stays in its place</source>
        <translation>Das Fragewort bleibt an seinem Platz</translation>
    </message>
    <message>
        <source>a dictionary within a dictionary, “%1”</source>
        <translation>ein Dictionary in einem Dictionary, „%1“</translation>
    </message>
    <message>
        <source>a feed-forward layer without experts</source>
        <translation>eine Feed-Forward-Schicht ohne Experten</translation>
    </message>
    <message>
        <source>a list of tokens, or a list of these</source>
        <translation>eine Liste von Tokens oder eine Liste solcher Listen</translation>
    </message>
    <message>
        <source>a model that predicts the next token</source>
        <translation>ein Modell, das das nächste Token vorhersagt</translation>
    </message>
    <message>
        <source>a number for each pair of dimensions</source>
        <translation>eine Zahl für jedes Paar von Dimensionen</translation>
    </message>
    <message>
        <source>a number whose exponential is finite</source>
        <translation>eine Zahl x, für die e^x endlich ist</translation>
    </message>
    <message>
        <source>an object of tensors and their files</source>
        <translation>ein Objekt mit Tensoren und ihren Dateien</translation>
    </message>
    <message>
        <source>two pieces with a space between them</source>
        <translation>zwei Wortstücke mit einem Leerzeichen dazwischen</translation>
    </message>
    <message>
        <source>a class, a key, a device and a size</source>
        <translation>eine Klasse, ein Schlüssel, ein Gerät und eine Größe</translation>
    </message>
    <message>
        <source>a separator after the closing quote</source>
        <translation>ein Trennzeichen hinter dem schließenden Anführungszeichen</translation>
    </message>
    <message>
        <source>a whole number from 0 to 4294967295</source>
        <translation>eine ganze Zahl von 0 bis 4294967295</translation>
    </message>
    <message>
        <source>an object that says what to look at</source>
        <translation>ein Objekt, das sagt, worauf zu schauen ist</translation>
    </message>
    <message>
        <source>at least one head, token and number</source>
        <translation>mindestens ein Head, ein Token und eine Zahl</translation>
    </message>
    <message>
        <source>one from the encoder to the decoder</source>
        <translation>einer vom Encoder zum Decoder</translation>
    </message>
    <message>
        <source>the attention that the lesson shows</source>
        <translation>die Attention, die die Lektion zeigt,</translation>
    </message>
    <message>
        <source>the output of a head of another run</source>
        <translation>die Ausgabe eines Heads aus einem anderen Lauf</translation>
    </message>
    <message>
        <source>version 1, which this program reads</source>
        <translation>Version 1, die dieses Programm liest</translation>
    </message>
    <message>
        <source>a cell alone, or a row or a column</source>
        <translation>nur eine Zelle, oder eine Zeile oder eine Spalte</translation>
    </message>
    <message>
        <source>a state in this step or one before</source>
        <translation>ein Zustand in diesem Schritt oder in einem davor</translation>
    </message>
    <message>
        <source>a state_dict that torch.save wrote</source>
        <translation>ein state_dict, das torch.save geschrieben hat</translation>
    </message>
    <message>
        <source>a tuple of its class, key and size</source>
        <translation>ein Tupel aus Klasse, Schlüssel und Größe</translation>
    </message>
    <message>
        <source>extra_ids in tokenizer_config.json</source>
        <translation>extra_ids in tokenizer_config.json</translation>
    </message>
    <message>
        <source>in the first part of a split model</source>
        <translation>im ersten Teil eines geteilten Modells</translation>
    </message>
    <message>
        <source>one folder that all members are in</source>
        <translation>ein Ordner, in dem alle Einträge liegen</translation>
    </message>
    <message>
        <source>the likeness of pictures and texts</source>
        <translation>die Ähnlichkeit von Bildern und Texten</translation>
    </message>
    <message>
        <source>what to look at, such as “row: it”</source>
        <translation>eine Angabe, worauf zu schauen ist, wie „row: it“</translation>
    </message>
    <message>
        <source>“She” is the girl, “He” is the boy</source>
        <translation>„She“ ist das Mädchen, „He“ ist der Junge</translation>
    </message>
    <message>
        <source>The boys who know the teacher are</source>
        <translation>The boys who know the teacher are</translation>
    </message>
    <message>
        <source>a gate, which depends on the text</source>
        <translation>ein Gate, das vom Text abhängt</translation>
    </message>
    <message>
        <source>a text without control characters</source>
        <translation>ein Text ohne Steuerzeichen</translation>
    </message>
    <message>
        <source>a word that the vocabulary begins</source>
        <translation>Wörter, deren Anfang im Vokabular steht</translation>
    </message>
    <message>
        <source>at most %1 cells to describe a head</source>
        <translation>höchstens %1 Zellen, um einen Head zu beschreiben</translation>
    </message>
    <message>
        <source>bytes that are stored as they are</source>
        <translation>ungepackt gespeicherte Bytes</translation>
    </message>
    <message>
        <source>it does not read what it is asked</source>
        <translation>Sie liest nicht, was sie gefragt wird</translation>
    </message>
    <message>
        <source>numbers among the %1 of its storage</source>
        <translation>Zahlen unter den %1 seines Storages</translation>
    </message>
    <message>
        <source>one of this version of the lesson</source>
        <translation>einer für diese Version der Lektion</translation>
    </message>
    <message>
        <source>the measure of this head and text</source>
        <translation>die Kennzahl dieses Heads bei diesem Text</translation>
    </message>
    <message>
        <source>the types that tokenizer.json has</source>
        <translation>die Typen, die tokenizer.json hat</translation>
    </message>
    <message>
        <source>those of %1 as the session knows it</source>
        <translation>die Zahlen aus %1, wie die Sitzung sie kennt</translation>
    </message>
    <message>
        <source>whole numbers of at most 10 bytes</source>
        <translation>ganze Zahlen von höchstens 10 Bytes</translation>
    </message>
    <message>
        <source>The clause moves before its noun</source>
        <translation>Der Nebensatz rückt vor sein Substantiv</translation>
    </message>
    <message>
        <source>a model with encoder and decoder</source>
        <translation>ein Modell mit Encoder und Decoder</translation>
    </message>
    <message>
        <source>a number from 0 that fits a file</source>
        <translation>eine Zahl ab 0, die zu einer Datei passt</translation>
    </message>
    <message>
        <source>an object with the tower&apos;s sizes</source>
        <translation>ein Objekt mit den Größen des Turms</translation>
    </message>
    <message>
        <source>at least one head, query and key</source>
        <translation>mindestens ein Head, eine Query und ein Key</translation>
    </message>
    <message>
        <source>at most 2^20 tokens of all texts</source>
        <translation>höchstens 2^20 Tokens in allen Texten zusammen</translation>
    </message>
    <message>
        <source>fields in protobuf&apos;s wire format</source>
        <translation>Felder im Wire-Format von protobuf</translation>
    </message>
    <message>
        <source>one that stands for unknown text</source>
        <translation>genau ein Wortstück, das für unbekannten Text steht</translation>
    </message>
    <message>
        <source>sides of %1, one patch, to %2 pixels</source>
        <translation>Seiten von %1 (einem Patch) bis %2 Pixeln</translation>
    </message>
    <message>
        <source>the fused query-key-value weight</source>
        <translation>die verschmolzene Matrix für Queries, Keys und Values</translation>
    </message>
    <message>
        <source>the length of what each key adds</source>
        <translation>die Länge dessen, was jeder Key beiträgt,</translation>
    </message>
    <message>
        <source>the picture that the model reads</source>
        <translation>das Bild, das das Modell liest,</translation>
    </message>
    <message>
        <source>“query” of what an example shows</source>
        <translation>„query“ in einer gezeigten Zeile des Beispiels</translation>
    </message>
    <message>
        <source>A name that nobody knows, again</source>
        <translation>Ein Name, den niemand kennt, noch einmal</translation>
    </message>
    <message>
        <source>a file of torch 0.1.10 or later</source>
        <translation>eine Datei von torch 0.1.10 oder später</translation>
    </message>
    <message>
        <source>a header that reaches beyond it</source>
        <translation>ein Header, der darüber hinausreicht</translation>
    </message>
    <message>
        <source>a place in the vocab of %1 pieces</source>
        <translation>ein Platz im vocab mit %1 Wortstücken</translation>
    </message>
    <message>
        <source>a weight of the engine&apos;s answer</source>
        <translation>ein Gewicht in der Antwort der Engine</translation>
    </message>
    <message>
        <source>libjpeg-turbo cannot be started</source>
        <translation>libjpeg-turbo lässt sich nicht starten</translation>
    </message>
    <message>
        <source>no header where it should begin</source>
        <translation>kein Header an der Stelle, wo er beginnen müsste</translation>
    </message>
    <message>
        <source>one that a model computes again</source>
        <translation>eine, die ein Modell neu berechnet</translation>
    </message>
    <message>
        <source>position encodings side by side</source>
        <translation>das Nebeneinander von Positionscodierungen</translation>
    </message>
    <message>
        <source>premature end behind the tables</source>
        <translation>vorzeitiges Ende hinter den Tabellen</translation>
    </message>
    <message>
        <source>the numbers that are patched in</source>
        <translation>die Reihe der eingesetzten Zahlen</translation>
    </message>
    <message>
        <source>the recipe of a teaching module</source>
        <translation>das Rezept eines Lehrmoduls</translation>
    </message>
    <message>
        <source>the tensors that the file holds</source>
        <translation>die Tensoren, die in der Datei stehen</translation>
    </message>
    <message>
        <source>the types that tokenizers write</source>
        <translation>die Typen, die Tokenizer schreiben</translation>
    </message>
    <message>
        <source>what a head does by its weights</source>
        <translation>das, was ein Head durch seine Gewichte tut,</translation>
    </message>
    <message>
        <source>“keys” of what an example shows</source>
        <translation>„keys“ in einer gezeigten Zeile des Beispiels</translation>
    </message>
    <message>
        <source>a layer of the engine&apos;s answer</source>
        <translation>eine Schicht in der Antwort der Engine</translation>
    </message>
    <message>
        <source>a model whose weights are here</source>
        <translation>ein Modell, dessen Gewichte hier sind</translation>
    </message>
    <message>
        <source>a name and a size of each file</source>
        <translation>Name und Größe jeder Datei</translation>
    </message>
    <message>
        <source>a table with one number a line</source>
        <translation>eine Tabelle mit einer Zahl je Zeile</translation>
    </message>
    <message>
        <source>an answer to what it was asked</source>
        <translation>eine Antwort auf das, was sie gefragt wurde</translation>
    </message>
    <message>
        <source>another one: give another name</source>
        <translation>ein anderer: Geben Sie einen anderen Namen an</translation>
    </message>
    <message>
        <source>at most %1 levels of “(” and “!”</source>
        <translation>höchstens %1 Ebenen von „(“ und „!“</translation>
    </message>
    <message>
        <source>it stopped without being asked</source>
        <translation>Sie hat von sich aus aufgehört</translation>
    </message>
    <message>
        <source>its bytes before the directory</source>
        <translation>seine Bytes vor dem Verzeichnis</translation>
    </message>
    <message>
        <source>nothing behind its last member</source>
        <translation>nichts hinter seinem letzten Eintrag</translation>
    </message>
    <message>
        <source>one of a step that asks for it</source>
        <translation>eine aus einem Schritt, der danach fragt</translation>
    </message>
    <message>
        <source>the attention that step %1 shows</source>
        <translation>die Attention, die Schritt %1 zeigt,</translation>
    </message>
    <message>
        <source>the id of the token that %1 adds</source>
        <translation>die ID des Tokens, das %1 hinzufügt</translation>
    </message>
    <message>
        <source>the magic number of torch.save</source>
        <translation>die magische Zahl von torch.save</translation>
    </message>
    <message>
        <source>the system that wrote the file</source>
        <translation>das System, das die Datei geschrieben hat,</translation>
    </message>
    <message>
        <source>“factor” of the rotary scaling</source>
        <translation>„factor“ der Rotary-Skalierung</translation>
    </message>
    <message>
        <source>“lesson” before the first step</source>
        <translation>„lesson“ vor dem ersten Schritt</translation>
    </message>
    <message>
        <source>1 (Unigram) or 2 (byte pairs)</source>
        <translation>1 (Unigram) oder 2 (Byte-Paare)</translation>
    </message>
    <message>
        <source>Primer decoder: left to right</source>
        <translation>Primer-Decoder: von links nach rechts</translation>
    </message>
    <message>
        <source>a model that is computed here</source>
        <translation>ein Modell, das hier berechnet wird</translation>
    </message>
    <message>
        <source>an entry of the model&apos;s vocab</source>
        <translation>ein Eintrag im vocab des Modells</translation>
    </message>
    <message>
        <source>an object with type and vocab</source>
        <translation>ein Objekt mit type und vocab</translation>
    </message>
    <message>
        <source>layer %1 of the engine&apos;s answer</source>
        <translation>Schicht %1 in der Antwort der Engine</translation>
    </message>
    <message>
        <source>texts of one length in tokens</source>
        <translation>Texte mit gleich vielen Tokens</translation>
    </message>
    <message>
        <source>the session&apos;s teaching module</source>
        <translation>das Lehrmodul der Sitzung</translation>
    </message>
    <message>
        <source>“it” is the table, or the dog</source>
        <translation>„it“ ist der Tisch oder der Hund</translation>
    </message>
    <message>
        <source>%1 of %2 elsewhere in the pickle</source>
        <translation>%1 von %2 an anderer Stelle im Pickle</translation>
    </message>
    <message>
        <source>A gap that the subject fills</source>
        <translation>Eine Lücke, die das Subjekt füllt</translation>
    </message>
    <message>
        <source>Yesterday moves to the front</source>
        <translation>Gestern rückt nach vorn</translation>
    </message>
    <message>
        <source>[B, channels, height, width]</source>
        <translation>[B, Kanäle, Höhe, Breite]</translation>
    </message>
    <message>
        <source>[query, first key, last key]</source>
        <translation>[Query, erster Key, letzter Key]</translation>
    </message>
    <message>
        <source>a block “source” in the step</source>
        <translation>ein Block „source“ im Schritt</translation>
    </message>
    <message>
        <source>a folder, a link or a device</source>
        <translation>ein Ordner, ein Link oder ein Gerät</translation>
    </message>
    <message>
        <source>a model that predicts tokens</source>
        <translation>ein Modell, das Tokens vorhersagt</translation>
    </message>
    <message>
        <source>each that a tensor has, once</source>
        <translation>jeder, den ein Tensor hat, genau einmal</translation>
    </message>
    <message>
        <source>float32, float16 or bfloat16</source>
        <translation>float32, float16 oder bfloat16</translation>
    </message>
    <message>
        <source>it said nothing for %1 seconds</source>
        <translation>Sie hat %1 Sekunden lang nichts gesagt</translation>
    </message>
    <message>
        <source>options instead of an answer</source>
        <translation>Optionen statt einer Antwort</translation>
    </message>
    <message>
        <source>such as text,layer,head,name</source>
        <translation>eine wie text,layer,head,name</translation>
    </message>
    <message>
        <source>the command of the engine “%1”</source>
        <translation>der Befehl der Engine „%1“</translation>
    </message>
    <message>
        <source>the directory of the archive</source>
        <translation>das Verzeichnis des Archivs</translation>
    </message>
    <message>
        <source>the model that it is to open</source>
        <translation>das Modell, das sie öffnen soll</translation>
    </message>
    <message>
        <source>the scale of a head&apos;s output</source>
        <translation>die Skalierung der Ausgabe eines Heads</translation>
    </message>
    <message>
        <source>the scores of the next token</source>
        <translation>die Liste der Scores für das nächste Token</translation>
    </message>
    <message>
        <source>the trainer_spec: model_type</source>
        <translation>trainer_spec: model_type</translation>
    </message>
    <message>
        <source>the weights of layer %1, head %2</source>
        <translation>der Satz der Gewichte von Schicht %1, Head %2</translation>
    </message>
    <message>
        <source>what all heads have together</source>
        <translation>etwas, das alle Heads gemeinsam haben</translation>
    </message>
    <message>
        <source>what is computed of a number</source>
        <translation>„computed“ bei einer Frage nach einer Zahl</translation>
    </message>
    <message>
        <source>“%1” in the model&apos;s vocabulary</source>
        <translation>„%1“ im Vokabular des Modells</translation>
    </message>
    <message>
        <source>%1 values, one for each piece</source>
        <translation>%1 Werte, einer für jedes Wortstück</translation>
    </message>
    <message>
        <source>%1, as many as the parts have</source>
        <translation>%1, so viele, wie die Teile haben</translation>
    </message>
    <message>
        <source>%1, of a newer AttentionScope</source>
        <translation>%1, von einem neueren AttentionScope</translation>
    </message>
    <message>
        <source>%1, which was there before it</source>
        <translation>%1, das es davor gab</translation>
    </message>
    <message>
        <source>A bracket finds its partner</source>
        <translation>Eine Klammer findet ihr Gegenstück</translation>
    </message>
    <message>
        <source>UTF-8 (in Excel: CSV UTF-8)</source>
        <translation>UTF-8 (in Excel: CSV UTF-8)</translation>
    </message>
    <message>
        <source>an address without entities</source>
        <translation>eine Adresse ohne HTML-Entitäten</translation>
    </message>
    <message>
        <source>at least one that is finite</source>
        <translation>mindestens ein endlicher Score</translation>
    </message>
    <message>
        <source>one that an engine computes</source>
        <translation>eines, das eine Engine berechnet</translation>
    </message>
    <message>
        <source>the bytes that were written</source>
        <translation>die Bytes, die geschrieben wurden</translation>
    </message>
    <message>
        <source>the engine&apos;s list of layers</source>
        <translation>die Liste der Schichten von der Engine</translation>
    </message>
    <message>
        <source>the text of a sheet by hand</source>
        <translation>der Text eines Arbeitsblatts von Hand</translation>
    </message>
    <message>
        <source>the token that is asked for</source>
        <translation>das Token, nach dem gefragt ist,</translation>
    </message>
    <message>
        <source>what was saved in this file</source>
        <translation>der Inhalt dieser Datei</translation>
    </message>
    <message>
        <source>“file” of a run&apos;s attention</source>
        <translation>„file“ zur Attention eines Laufs</translation>
    </message>
    <message>
        <source>“it” is the cat, or the mat</source>
        <translation>„it“ ist die Katze oder die Matte</translation>
    </message>
    <message>
        <source>%1 cells as in the first row</source>
        <translation>%1 Zellen wie in der ersten Zeile</translation>
    </message>
    <message>
        <source>--queries NAME --keys NAME</source>
        <translation>--queries NAME --keys NAME</translation>
    </message>
    <message>
        <source>a head&apos;s output or pattern</source>
        <translation>die Ausgabe oder das Muster eines Heads</translation>
    </message>
    <message>
        <source>a multiple of 3 × %1 columns</source>
        <translation>ein Vielfaches von 3 × %1 Spalten</translation>
    </message>
    <message>
        <source>a right option, “option*:”</source>
        <translation>eine richtige Option, „option*:“</translation>
    </message>
    <message>
        <source>a row of at most 4096 keys</source>
        <translation>eine Zeile mit höchstens 4096 Keys</translation>
    </message>
    <message>
        <source>a run of a model on a text</source>
        <translation>ein Lauf eines Modells mit einem Text</translation>
    </message>
    <message>
        <source>a second text for the keys</source>
        <translation>ein zweiter Text für die Keys</translation>
    </message>
    <message>
        <source>an archive with code in it</source>
        <translation>ein Archiv, das Code enthält</translation>
    </message>
    <message>
        <source>every layer up to this one</source>
        <translation>jede Schicht bis zu dieser</translation>
    </message>
    <message>
        <source>key “general.architecture”</source>
        <translation>Schlüssel „general.architecture“</translation>
    </message>
    <message>
        <source>one lesson, NAME.lesson.md</source>
        <translation>genau eine Lektion, NAME.lesson.md</translation>
    </message>
    <message>
        <source>the bytes that were packed</source>
        <translation>die Bytes, die gepackt wurden</translation>
    </message>
    <message>
        <source>the one that it had opened</source>
        <translation>das Modell, das sie vorher geöffnet hatte</translation>
    </message>
    <message>
        <source>“:” after the field&apos;s name</source>
        <translation>„:“ hinter dem Namen des Feldes</translation>
    </message>
    <message>
        <source>“cells” of an intervention</source>
        <translation>„cells“ eines Eingriffs</translation>
    </message>
    <message>
        <source>%1 lists, one for each text</source>
        <translation>%1 Listen, eine für jeden Text</translation>
    </message>
    <message>
        <source>= or ≠ between two tokens</source>
        <translation>= oder ≠ zwischen zwei Tokens</translation>
    </message>
    <message>
        <source>Named heads: made by hand</source>
        <translation>Named Heads: von Hand gemacht</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>Datei oder Ordner nicht gefunden</translation>
    </message>
    <message>
        <source>The dogs near the cat are</source>
        <translation>The dogs near the cat are</translation>
    </message>
    <message>
        <source>a comparison: &lt; ≤ &gt; ≥ = ≠</source>
        <translation>ein Vergleich: &lt; ≤ &gt; ≥ = ≠</translation>
    </message>
    <message>
        <source>all %1 dimensions of a head</source>
        <translation>alle %1 Dimensionen eines Heads</translation>
    </message>
    <message>
        <source>at most 2^18 heads in all</source>
        <translation>insgesamt höchstens 2^18 Heads</translation>
    </message>
    <message>
        <source>d_v of a fused projection</source>
        <translation>d_v einer verschmolzenen Projektion</translation>
    </message>
    <message>
        <source>it was there a moment ago</source>
        <translation>Die Datei war eben noch da</translation>
    </message>
    <message>
        <source>keys that are the queries</source>
        <translation>Keys, die zugleich die Queries sind</translation>
    </message>
    <message>
        <source>one before the first step</source>
        <translation>einer vor dem ersten Schritt</translation>
    </message>
    <message>
        <source>one number for all layers</source>
        <translation>eine Zahl für alle Schichten</translation>
    </message>
    <message>
        <source>the beginning of the file</source>
        <translation>der Anfang der Datei</translation>
    </message>
    <message>
        <source>the numbers in the figure</source>
        <translation>der Zahlenteil der Abbildung</translation>
    </message>
    <message>
        <source>the output projection W_O</source>
        <translation>die Ausgabeprojektion W_O</translation>
    </message>
    <message>
        <source>the version of the format</source>
        <translation>die Version des Formats</translation>
    </message>
    <message>
        <source>token ids instead of text</source>
        <translation>Token-IDs statt Text</translation>
    </message>
    <message>
        <source>A bracket about to close</source>
        <translation>Eine Klammer kurz vor dem Schließen</translation>
    </message>
    <message>
        <source>A verb finds its subject</source>
        <translation>Ein Verb findet sein Subjekt</translation>
    </message>
    <message>
        <source>a model with its weights</source>
        <translation>ein Modell mit seinen Gewichten</translation>
    </message>
    <message>
        <source>a reference to a storage</source>
        <translation>ein Verweis auf einen Storage</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>eine ganze Zahl von %1 bis %2</translation>
    </message>
    <message>
        <source>among its special_tokens</source>
        <translation>unter den special_tokens</translation>
    </message>
    <message>
        <source>as many bytes as it says</source>
        <translation>so viele Bytes wie angegeben</translation>
    </message>
    <message>
        <source>fewer than 2^63 elements</source>
        <translation>weniger als 2^63 Elemente</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>libpng cannot be started</source>
        <translation>libpng lässt sich nicht starten</translation>
    </message>
    <message>
        <source>stored or deflated bytes</source>
        <translation>ungepackte oder mit Deflate gepackte Bytes</translation>
    </message>
    <message>
        <source>the attention of %1 tokens</source>
        <translation>die Attention von %1 Tokens</translation>
    </message>
    <message>
        <source>the file within a figure</source>
        <translation>die Datei in einer Abbildung</translation>
    </message>
    <message>
        <source>the fill of hidden cells</source>
        <translation>der Füllwert verdeckter Zellen</translation>
    </message>
    <message>
        <source>the line of column names</source>
        <translation>die Zeile mit den Spaltennamen</translation>
    </message>
    <message>
        <source>the row that predicts “%1”</source>
        <translation>die Zeile, die „%1“ vorhersagt,</translation>
    </message>
    <message>
        <source>what follows the tensors</source>
        <translation>der Teil hinter den Tensoren</translation>
    </message>
    <message>
        <source>“%1” of the rotary scaling</source>
        <translation>„%1“ der Rotary-Skalierung</translation>
    </message>
    <message>
        <source>“ask:” with the question</source>
        <translation>„ask:“ mit der Frage</translation>
    </message>
    <message>
        <source>“run” of an intervention</source>
        <translation>„run“ eines Eingriffs</translation>
    </message>
    <message>
        <source>%1 bytes together at most</source>
        <translation>zusammen höchstens %1 Bytes</translation>
    </message>
    <message>
        <source>%1, which the model takes</source>
        <translation>%1, die Größe für dieses Modell</translation>
    </message>
    <message>
        <source>A code, the second time</source>
        <translation>Ein Code, beim zweiten Mal</translation>
    </message>
    <message>
        <source>A list, the second time</source>
        <translation>Eine Liste, beim zweiten Mal</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>kein Platz mehr auf dem Datenträger</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>Vorgang nicht erlaubt</translation>
    </message>
    <message>
        <source>a dictionary of tensors</source>
        <translation>ein Dictionary mit Tensoren</translation>
    </message>
    <message>
        <source>a name below its folder</source>
        <translation>ein Name unterhalb seines Ordners</translation>
    </message>
    <message>
        <source>a part of the tokenizer</source>
        <translation>ein Teil des Tokenizers</translation>
    </message>
    <message>
        <source>a run of all its tokens</source>
        <translation>ein Lauf mit allen seinen Tokens</translation>
    </message>
    <message>
        <source>a tolerance of a number</source>
        <translation>„tolerance“ bei einer Frage nach einer Zahl</translation>
    </message>
    <message>
        <source>key “general.alignment”</source>
        <translation>Schlüssel „general.alignment“</translation>
    </message>
    <message>
        <source>painted cells of query %1</source>
        <translation>das Gemalte in der Zeile von Query %1</translation>
    </message>
    <message>
        <source>sequences of one length</source>
        <translation>Sequenzen gleicher Länge</translation>
    </message>
    <message>
        <source>texts or lists of bytes</source>
        <translation>Texte oder Listen von Bytes</translation>
    </message>
    <message>
        <source>the archive&apos;s directory</source>
        <translation>das Verzeichnis des Archivs</translation>
    </message>
    <message>
        <source>the atlas that is there</source>
        <translation>der vorhandene Atlas</translation>
    </message>
    <message>
        <source>the features of a sound</source>
        <translation>die Merkmalsmatrix eines Tons</translation>
    </message>
    <message>
        <source>the files of the lesson</source>
        <translation>die Zahl der Dateien der Lektion</translation>
    </message>
    <message>
        <source>the language-model head</source>
        <translation>der LM-Head</translation>
    </message>
    <message>
        <source>the map of picked heads</source>
        <translation>die Karte der ausgewählten Heads</translation>
    </message>
    <message>
        <source>the package libsndfile1</source>
        <translation>das Paket libsndfile1</translation>
    </message>
    <message>
        <source>the text of a worksheet</source>
        <translation>der Text eines Arbeitsblatts</translation>
    </message>
    <message>
        <source>version 1.0, 2.0 or 3.0</source>
        <translation>Version 1.0, 2.0 oder 3.0</translation>
    </message>
    <message>
        <source>“engine.model” of a run</source>
        <translation>„engine.model“ eines Laufs</translation>
    </message>
    <message>
        <source>Books are counted in 本</source>
        <translation>Bücher zählt man mit 本</translation>
    </message>
    <message>
        <source>Cannot allocate memory</source>
        <translation>nicht genug Speicher</translation>
    </message>
    <message>
        <source>a directory at its end</source>
        <translation>ein Verzeichnis am Ende</translation>
    </message>
    <message>
        <source>a score for each piece</source>
        <translation>ein Score für jedes Wortstück</translation>
    </message>
    <message>
        <source>at least one character</source>
        <translation>mindestens ein Zeichen</translation>
    </message>
    <message>
        <source>at most %1 nested levels</source>
        <translation>höchstens %1 verschachtelte Ebenen</translation>
    </message>
    <message>
        <source>at most 16777216 cells</source>
        <translation>höchstens 16777216 Zellen</translation>
    </message>
    <message>
        <source>every file that %1 names</source>
        <translation>jede Datei, die %1 nennt</translation>
    </message>
    <message>
        <source>heads that were picked</source>
        <translation>ausgewählte Heads</translation>
    </message>
    <message>
        <source>its beginning at byte %1</source>
        <translation>sein Anfang bei Byte %1</translation>
    </message>
    <message>
        <source>kind of rotary scaling</source>
        <translation>Art der Rotary-Skalierung</translation>
    </message>
    <message>
        <source>members that lie apart</source>
        <translation>Einträge, die sich nicht überschneiden</translation>
    </message>
    <message>
        <source>more data for its size</source>
        <translation>mehr Daten für seine Größe</translation>
    </message>
    <message>
        <source>no such file or folder</source>
        <translation>Datei oder Ordner nicht gefunden</translation>
    </message>
    <message>
        <source>numbers of 2 to 5 axes</source>
        <translation>Zahlen mit 2 bis 5 Achsen</translation>
    </message>
    <message>
        <source>one for each of %1 texts</source>
        <translation>einer für jeden von %1 Texten</translation>
    </message>
    <message>
        <source>one in its translation</source>
        <translation>einer in ihrer Übersetzung</translation>
    </message>
    <message>
        <source>tensors by their names</source>
        <translation>Tensoren mit ihren Namen</translation>
    </message>
    <message>
        <source>the numbers of a layer</source>
        <translation>der Satz der Zahlen einer Schicht</translation>
    </message>
    <message>
        <source>the output&apos;s file name</source>
        <translation>der Dateiname der Ausgabe</translation>
    </message>
    <message>
        <source>the projection&apos;s input</source>
        <translation>die Eingabe der Projektion</translation>
    </message>
    <message>
        <source>the row of a worksheet</source>
        <translation>die Zeile eines Arbeitsblatts</translation>
    </message>
    <message>
        <source>the size of the header</source>
        <translation>die Größe des Headers</translation>
    </message>
    <message>
        <source>two heads of one stack</source>
        <translation>einer zwischen zwei Heads desselben Stapels von Schichten</translation>
    </message>
    <message>
        <source>what torch.save writes</source>
        <translation>das, was torch.save schreibt</translation>
    </message>
    <message>
        <source>“%1” for the second time</source>
        <translation>„%1“ zum zweiten Mal</translation>
    </message>
    <message>
        <source>“%1” in the lesson alone</source>
        <translation>„%1“ nur in der Lektion selbst</translation>
    </message>
    <message>
        <source>“engine.name” of a run</source>
        <translation>„engine.name“ eines Laufs</translation>
    </message>
    <message>
        <source>“shows” of the example</source>
        <translation>„shows“ des Beispiels</translation>
    </message>
    <message>
        <source>All occurrences alike</source>
        <translation>Alle Vorkommen gleich</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>Dateisystem ist schreibgeschützt</translation>
    </message>
    <message>
        <source>a SentencePiece model</source>
        <translation>ein Modell von SentencePiece</translation>
    </message>
    <message>
        <source>a TorchScript program</source>
        <translation>ein TorchScript-Programm</translation>
    </message>
    <message>
        <source>a downloaded revision</source>
        <translation>eine heruntergeladene Revision</translation>
    </message>
    <message>
        <source>a file in the archive</source>
        <translation>eine Datei im Archiv</translation>
    </message>
    <message>
        <source>a head without a gate</source>
        <translation>ein Head ohne Gate</translation>
    </message>
    <message>
        <source>a number on the right</source>
        <translation>rechts eine Zahl</translation>
    </message>
    <message>
        <source>a piece and its score</source>
        <translation>ein Wortstück und sein Score</translation>
    </message>
    <message>
        <source>a sample of the sound</source>
        <translation>ein Abtastwert des Tons</translation>
    </message>
    <message>
        <source>a token, such as &quot;it&quot;</source>
        <translation>ein Token, wie &quot;it&quot;</translation>
    </message>
    <message>
        <source>a weight of this head</source>
        <translation>ein Gewicht dieses Heads</translation>
    </message>
    <message>
        <source>another column&apos;s name</source>
        <translation>ein anderer Spaltenname</translation>
    </message>
    <message>
        <source>another; open it anew</source>
        <translation>ein anderes; öffnen Sie es neu</translation>
    </message>
    <message>
        <source>at most 100000 tokens</source>
        <translation>höchstens 100000 Tokens</translation>
    </message>
    <message>
        <source>at most 64 dimensions</source>
        <translation>höchstens 64 Dimensionen</translation>
    </message>
    <message>
        <source>each name in one part</source>
        <translation>jeder Name in nur einem Teil</translation>
    </message>
    <message>
        <source>fewer than 2^64 bytes</source>
        <translation>weniger als 2^64 Bytes</translation>
    </message>
    <message>
        <source>one that is cut short</source>
        <translation>einer, der abbricht</translation>
    </message>
    <message>
        <source>the checkpoint&apos;s name</source>
        <translation>der Name des Checkpoints</translation>
    </message>
    <message>
        <source>the column&apos;s name at %1</source>
        <translation>der Spaltenname bei %1</translation>
    </message>
    <message>
        <source>the engine&apos;s protocol</source>
        <translation>das Protokoll der Engine</translation>
    </message>
    <message>
        <source>the file of tensor “%1”</source>
        <translation>die Datei mit Tensor „%1“</translation>
    </message>
    <message>
        <source>the metadata&apos;s tokens</source>
        <translation>die Liste der Tokens in den Metadaten</translation>
    </message>
    <message>
        <source>the region of the map</source>
        <translation>der Ausschnitt der Karte</translation>
    </message>
    <message>
        <source>the session&apos;s version</source>
        <translation>die Version der Sitzung</translation>
    </message>
    <message>
        <source>the tokenizer&apos;s files</source>
        <translation>der Satz der Dateien des Tokenizers</translation>
    </message>
    <message>
        <source>values, v of each key</source>
        <translation>Values, v jedes Keys</translation>
    </message>
    <message>
        <source>what wrote this score</source>
        <translation>die Herkunft dieses Scores</translation>
    </message>
    <message>
        <source>“ask:” and a question</source>
        <translation>„ask:“ und eine Frage</translation>
    </message>
    <message>
        <source>“several” of a choice</source>
        <translation>„several“ bei einer Auswahlfrage</translation>
    </message>
    <message>
        <source>a model in the atlas</source>
        <translation>ein Modell im Atlas</translation>
    </message>
    <message>
        <source>a number from 0 to 1</source>
        <translation>eine Zahl von 0 bis 1</translation>
    </message>
    <message>
        <source>a patch of each head</source>
        <translation>ein Patch für jeden Head</translation>
    </message>
    <message>
        <source>a token on the right</source>
        <translation>rechts ein Token</translation>
    </message>
    <message>
        <source>another head or text</source>
        <translation>ein anderer Head oder Text</translation>
    </message>
    <message>
        <source>at most 2^28 numbers</source>
        <translation>höchstens 2^28 Zahlen</translation>
    </message>
    <message>
        <source>at most 400000 bytes</source>
        <translation>höchstens 400000 Bytes</translation>
    </message>
    <message>
        <source>nothing after “head”</source>
        <translation>nichts hinter „head“</translation>
    </message>
    <message>
        <source>the lesson&apos;s version</source>
        <translation>die Version der Lektion</translation>
    </message>
    <message>
        <source>the list of storages</source>
        <translation>die Liste der Storages</translation>
    </message>
    <message>
        <source>the map of this text</source>
        <translation>die Karte dieses Textes</translation>
    </message>
    <message>
        <source>the module&apos;s symbols</source>
        <translation>die Liste der Symbole des Moduls</translation>
    </message>
    <message>
        <source>the name of a tensor</source>
        <translation>der Name eines Tensors</translation>
    </message>
    <message>
        <source>the number of sounds</source>
        <translation>die Zahl der Töne</translation>
    </message>
    <message>
        <source>the queries and keys</source>
        <translation>das Paar aus Queries und Keys</translation>
    </message>
    <message>
        <source>the sound&apos;s features</source>
        <translation>die Merkmalsmatrix des Tons</translation>
    </message>
    <message>
        <source>three to five tokens</source>
        <translation>drei bis fünf Tokens</translation>
    </message>
    <message>
        <source>0.000001 to 1000000</source>
        <translation>0.000001 bis 1000000</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>zugeteilter Speicherplatz überschritten</translation>
    </message>
    <message>
        <source>The same word again</source>
        <translation>Dasselbe Wort noch einmal</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>zu viele offene Dateien</translation>
    </message>
    <message>
        <source>a class of storages</source>
        <translation>eine Klasse von Storages</translation>
    </message>
    <message>
        <source>a number from 0 to %1</source>
        <translation>eine Zahl von 0 bis %1</translation>
    </message>
    <message>
        <source>a run without heads</source>
        <translation>ein Lauf ohne Heads</translation>
    </message>
    <message>
        <source>an attention module</source>
        <translation>ein Attention-Modul</translation>
    </message>
    <message>
        <source>at least one sample</source>
        <translation>mindestens ein Abtastwert</translation>
    </message>
    <message>
        <source>at most 10000 bytes</source>
        <translation>höchstens 10000 Bytes</translation>
    </message>
    <message>
        <source>at most 200 columns</source>
        <translation>höchstens 200 Spalten</translation>
    </message>
    <message>
        <source>compression method %1</source>
        <translation>Kompressionsverfahren %1</translation>
    </message>
    <message>
        <source>layer %1 of the model</source>
        <translation>Schicht %1 des Modells</translation>
    </message>
    <message>
        <source>members named *.npy</source>
        <translation>Einträge mit Namen *.npy</translation>
    </message>
    <message>
        <source>one of another kind</source>
        <translation>eine Frage anderer Art</translation>
    </message>
    <message>
        <source>one state in a step</source>
        <translation>ein einziger Zustand in einem Schritt</translation>
    </message>
    <message>
        <source>something after “:”</source>
        <translation>etwas hinter „:“</translation>
    </message>
    <message>
        <source>starting the engine</source>
        <translation>das Starten der Engine</translation>
    </message>
    <message>
        <source>the disk refused it</source>
        <translation>Die Festplatte hat es verweigert</translation>
    </message>
    <message>
        <source>the end of the file</source>
        <translation>das Ende der Datei</translation>
    </message>
    <message>
        <source>the engine&apos;s answer</source>
        <translation>die Antwort der Engine</translation>
    </message>
    <message>
        <source>the model&apos;s dropout</source>
        <translation>die Angabe dropout des Modells</translation>
    </message>
    <message>
        <source>the number after “%1”</source>
        <translation>die Zahl hinter „%1“</translation>
    </message>
    <message>
        <source>the number of lines</source>
        <translation>die Zahl der Zeilen</translation>
    </message>
    <message>
        <source>the score of token %1</source>
        <translation>der Score von Token %1</translation>
    </message>
    <message>
        <source>the step of dilated</source>
        <translation>die Schrittweite von dilated</translation>
    </message>
    <message>
        <source>the version of GGUF</source>
        <translation>die Version von GGUF</translation>
    </message>
    <message>
        <source>two options or more</source>
        <translation>mindestens zwei Optionen</translation>
    </message>
    <message>
        <source>what the model says</source>
        <translation>die Ausgabe des Modells</translation>
    </message>
    <message>
        <source>“&quot;” after the token</source>
        <translation>„&quot;“ hinter dem Token</translation>
    </message>
    <message>
        <source>“&amp;”, “|” or the end</source>
        <translation>„&amp;“, „|“ oder das Ende</translation>
    </message>
    <message>
        <source>%1 questions at most</source>
        <translation>höchstens %1 Fragen</translation>
    </message>
    <message>
        <source>%1 without arguments</source>
        <translation>%1 ohne Argumente</translation>
    </message>
    <message>
        <source>20 options at most</source>
        <translation>höchstens 20 Optionen</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>Dateiname zu lang</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>Ein-/Ausgabefehler</translation>
    </message>
    <message>
        <source>a PNG or JPEG file</source>
        <translation>eine PNG- oder JPEG-Datei</translation>
    </message>
    <message>
        <source>a list of at most %1</source>
        <translation>eine Liste mit höchstens %1</translation>
    </message>
    <message>
        <source>a list of storages</source>
        <translation>eine Liste von Storages</translation>
    </message>
    <message>
        <source>all of its numbers</source>
        <translation>alle ihre Zahlen</translation>
    </message>
    <message>
        <source>an encoder–decoder</source>
        <translation>ein Encoder-Decoder-Modell</translation>
    </message>
    <message>
        <source>at least one piece</source>
        <translation>mindestens ein Wortstück</translation>
    </message>
    <message>
        <source>at least one token</source>
        <translation>mindestens ein Token</translation>
    </message>
    <message>
        <source>at most %1 behind it</source>
        <translation>höchstens %1 dahinter</translation>
    </message>
    <message>
        <source>at most 1000 bytes</source>
        <translation>höchstens 1000 Bytes</translation>
    </message>
    <message>
        <source>at most 2000 codes</source>
        <translation>höchstens 2000 Codes</translation>
    </message>
    <message>
        <source>byte %1 at position %2</source>
        <translation>Byte %1 an Position %2</translation>
    </message>
    <message>
        <source>it gives no reason</source>
        <translation>Sie nennt keinen Grund</translation>
    </message>
    <message>
        <source>none, linear, yarn</source>
        <translation>none, linear, yarn</translation>
    </message>
    <message>
        <source>one for each block</source>
        <translation>ein Eintrag für jeden Block</translation>
    </message>
    <message>
        <source>one for each layer</source>
        <translation>eine für jede Schicht</translation>
    </message>
    <message>
        <source>one of the model&apos;s</source>
        <translation>eine des Modells</translation>
    </message>
    <message>
        <source>piece “%1” of merge %2</source>
        <translation>Wortstück „%1“ aus Merge %2</translation>
    </message>
    <message>
        <source>the atlas&apos; numbers</source>
        <translation>der Zahlenteil des Atlas</translation>
    </message>
    <message>
        <source>the attended texts</source>
        <translation>die Liste der Texte, auf die geachtet wird,</translation>
    </message>
    <message>
        <source>the attention flow</source>
        <translation>der Attention-Fluss</translation>
    </message>
    <message>
        <source>the heads&apos; scoring</source>
        <translation>die Score-Berechnung der Heads</translation>
    </message>
    <message>
        <source>the list of tokens</source>
        <translation>die Liste der Tokens</translation>
    </message>
    <message>
        <source>the model&apos;s merges</source>
        <translation>die Angabe merges des Modells</translation>
    </message>
    <message>
        <source>the model&apos;s unk_id</source>
        <translation>die Angabe unk_id des Modells</translation>
    </message>
    <message>
        <source>the number of rows</source>
        <translation>die Zahl der Zeilen</translation>
    </message>
    <message>
        <source>the order of bytes</source>
        <translation>die Reihenfolge der Bytes</translation>
    </message>
    <message>
        <source>the picture&apos;s size</source>
        <translation>die Größe des Bildes</translation>
    </message>
    <message>
        <source>the picture’s size</source>
        <translation>die Größe des Bildes</translation>
    </message>
    <message>
        <source>the session&apos;s size</source>
        <translation>die Größe der Sitzung</translation>
    </message>
    <message>
        <source>those of its texts</source>
        <translation>die Zeilen seiner Texte</translation>
    </message>
    <message>
        <source>what is computed, %1</source>
        <translation>das Ergebnis der Berechnung, %1</translation>
    </message>
    <message>
        <source>%1 layers of %2 heads</source>
        <translation>%1 Schichten von je %2 Heads</translation>
    </message>
    <message>
        <source>%1%2places from 1 to %3</source>
        <translation>%1%2Plätze von 1 bis %3</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>keine Berechtigung</translation>
    </message>
    <message>
        <source>[B, mels, frames]</source>
        <translation>[B, Mels, Frames]</translation>
    </message>
    <message>
        <source>a second sequence</source>
        <translation>eine zweite Sequenz</translation>
    </message>
    <message>
        <source>a table of scores</source>
        <translation>eine Tabelle mit Scores</translation>
    </message>
    <message>
        <source>a teaching module</source>
        <translation>ein Lehrmodul</translation>
    </message>
    <message>
        <source>a tensor “logits”</source>
        <translation>ein Tensor „logits“</translation>
    </message>
    <message>
        <source>at least 10 bytes</source>
        <translation>mindestens 10 Bytes</translation>
    </message>
    <message>
        <source>at least 12 bytes</source>
        <translation>mindestens 12 Bytes</translation>
    </message>
    <message>
        <source>at least one word</source>
        <translation>mindestens ein Wort</translation>
    </message>
    <message>
        <source>in the vocabulary</source>
        <translation>im Vokabular</translation>
    </message>
    <message>
        <source>its 64-bit record</source>
        <translation>sein 64-Bit-Datensatz</translation>
    </message>
    <message>
        <source>its picture alone</source>
        <translation>nur ihr Bild</translation>
    </message>
    <message>
        <source>keys from a cache</source>
        <translation>Keys aus einem Cache</translation>
    </message>
    <message>
        <source>members within it</source>
        <translation>Einträge, die ganz darin liegen</translation>
    </message>
    <message>
        <source>numbers of shape %1</source>
        <translation>Zahlen der Form %1</translation>
    </message>
    <message>
        <source>one that does not</source>
        <translation>eines, das dies nicht tut</translation>
    </message>
    <message>
        <source>the header length</source>
        <translation>die Länge des Headers</translation>
    </message>
    <message>
        <source>the lesson&apos;s text</source>
        <translation>der Text der Lektion</translation>
    </message>
    <message>
        <source>the model&apos;s vocab</source>
        <translation>die Angabe vocab des Modells</translation>
    </message>
    <message>
        <source>the size of chunk</source>
        <translation>die Größe von chunk</translation>
    </message>
    <message>
        <source>the tensors&apos; data</source>
        <translation>der Datenteil mit den Tensoren</translation>
    </message>
    <message>
        <source>“%1” of the example</source>
        <translation>„%1“ des Beispiels</translation>
    </message>
    <message>
        <source>20 hints at most</source>
        <translation>höchstens 20 Hinweise</translation>
    </message>
    <message>
        <source>a field of kind %1</source>
        <translation>ein Feld der Art %1</translation>
    </message>
    <message>
        <source>a number above 0</source>
        <translation>eine Zahl über 0</translation>
    </message>
    <message>
        <source>a token&apos;s length</source>
        <translation>die Länge eines Tokens</translation>
    </message>
    <message>
        <source>a whole zip file</source>
        <translation>eine vollständige ZIP-Datei</translation>
    </message>
    <message>
        <source>an encrypted one</source>
        <translation>ein verschlüsselter</translation>
    </message>
    <message>
        <source>an engine&apos;s name</source>
        <translation>der Name einer Engine</translation>
    </message>
    <message>
        <source>another checksum</source>
        <translation>eine andere Prüfsumme</translation>
    </message>
    <message>
        <source>at least %1 tokens</source>
        <translation>mindestens %1 Tokens</translation>
    </message>
    <message>
        <source>at least one row</source>
        <translation>mindestens eine Zeile</translation>
    </message>
    <message>
        <source>at most %1 members</source>
        <translation>höchstens %1 Einträge</translation>
    </message>
    <message>
        <source>at most %1 of JSON</source>
        <translation>höchstens %1 JSON</translation>
    </message>
    <message>
        <source>cutting the text</source>
        <translation>das Zerlegen des Textes</translation>
    </message>
    <message>
        <source>each member once</source>
        <translation>jeder Eintrag nur einmal</translation>
    </message>
    <message>
        <source>files with names</source>
        <translation>Dateien mit Namen</translation>
    </message>
    <message>
        <source>files with sizes</source>
        <translation>Dateien mit Größen</translation>
    </message>
    <message>
        <source>one “%1” in a step</source>
        <translation>ein einziger Block „%1“ in einem Schritt</translation>
    </message>
    <message>
        <source>other characters</source>
        <translation>andere Zeichen</translation>
    </message>
    <message>
        <source>rows and columns</source>
        <translation>Zeilen und Spalten</translation>
    </message>
    <message>
        <source>the sheet&apos;s size</source>
        <translation>die Größe der Tabelle</translation>
    </message>
    <message>
        <source>“model” of a run</source>
        <translation>„model“ eines Laufs</translation>
    </message>
    <message>
        <source>“only” in a goal</source>
        <translation>„only“ in einem Ziel</translation>
    </message>
    <message>
        <source>%1 bytes from %2 on</source>
        <translation>%1 Bytes ab %2</translation>
    </message>
    <message>
        <source>NaN or infinity</source>
        <translation>NaN oder unendlich</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>kein Ordner</translation>
    </message>
    <message>
        <source>The word before</source>
        <translation>Das Wort davor</translation>
    </message>
    <message>
        <source>a closing quote</source>
        <translation>ein schließendes Anführungszeichen</translation>
    </message>
    <message>
        <source>a finite number</source>
        <translation>eine endliche Zahl</translation>
    </message>
    <message>
        <source>a list of pairs</source>
        <translation>eine Liste von Paaren</translation>
    </message>
    <message>
        <source>a list of texts</source>
        <translation>eine Liste von Texten</translation>
    </message>
    <message>
        <source>a number from 0</source>
        <translation>eine Zahl ab 0</translation>
    </message>
    <message>
        <source>a padding token</source>
        <translation>ein Padding-Token</translation>
    </message>
    <message>
        <source>an object { … }</source>
        <translation>ein Objekt { … }</translation>
    </message>
    <message>
        <source>at most %1 pixels</source>
        <translation>höchstens %1 Pixel</translation>
    </message>
    <message>
        <source>at most %1 tokens</source>
        <translation>höchstens %1 Tokens</translation>
    </message>
    <message>
        <source>field %1 of kind %2</source>
        <translation>Feld %1 der Art %2</translation>
    </message>
    <message>
        <source>less than 2 GiB</source>
        <translation>weniger als 2 GiB</translation>
    </message>
    <message>
        <source>less than 4 GiB</source>
        <translation>weniger als 4 GiB</translation>
    </message>
    <message>
        <source>numbers above 0</source>
        <translation>Zahlen über 0</translation>
    </message>
    <message>
        <source>of another kind</source>
        <translation>eine Frage anderer Art</translation>
    </message>
    <message>
        <source>one that is not</source>
        <translation>etwas anderes</translation>
    </message>
    <message>
        <source>rows of numbers</source>
        <translation>Zeilen mit Zahlen</translation>
    </message>
    <message>
        <source>the atlas&apos; rows</source>
        <translation>der Atlas-Teil mit den Zeilen</translation>
    </message>
    <message>
        <source>the file&apos;s size</source>
        <translation>die Größe der Datei</translation>
    </message>
    <message>
        <source>the page&apos;s size</source>
        <translation>die Größe der Seite</translation>
    </message>
    <message>
        <source>the temperature</source>
        <translation>die Temperatur</translation>
    </message>
    <message>
        <source>“%1” in the atlas</source>
        <translation>„%1“ im Atlas</translation>
    </message>
    <message>
        <source>“&amp;”, “|” or “)”</source>
        <translation>„&amp;“, „|“ oder „)“</translation>
    </message>
    <message>
        <source>%1 files at most</source>
        <translation>höchstens %1 Dateien</translation>
    </message>
    <message>
        <source>%1 steps at most</source>
        <translation>höchstens %1 Schritte</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>ist ein Ordner</translation>
    </message>
    <message>
        <source>One token back</source>
        <translation>Ein Token zurück</translation>
    </message>
    <message>
        <source>a JPEG picture</source>
        <translation>ein JPEG-Bild</translation>
    </message>
    <message>
        <source>a finished run</source>
        <translation>ein fertiger Lauf</translation>
    </message>
    <message>
        <source>a longer claim</source>
        <translation>eine längere Aussage</translation>
    </message>
    <message>
        <source>a number or −∞</source>
        <translation>eine Zahl oder −∞</translation>
    </message>
    <message>
        <source>a power of two</source>
        <translation>eine Zweierpotenz</translation>
    </message>
    <message>
        <source>a step, “## …”</source>
        <translation>ein Schritt, „## …“</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>an expectation</source>
        <translation>eine Zusage („expect“)</translation>
    </message>
    <message>
        <source>an open member</source>
        <translation>ein unverschlüsselter Eintrag</translation>
    </message>
    <message>
        <source>another method</source>
        <translation>ein anderes Verfahren</translation>
    </message>
    <message>
        <source>another number</source>
        <translation>eine andere Zahl</translation>
    </message>
    <message>
        <source>at most %1 bytes</source>
        <translation>höchstens %1 Bytes</translation>
    </message>
    <message>
        <source>at most %1 cells</source>
        <translation>höchstens %1 Zellen</translation>
    </message>
    <message>
        <source>at most %1 files</source>
        <translation>höchstens %1 Dateien</translation>
    </message>
    <message>
        <source>at most %1 lists</source>
        <translation>höchstens %1 Listen</translation>
    </message>
    <message>
        <source>at most %1 rules</source>
        <translation>höchstens %1 Regeln</translation>
    </message>
    <message>
        <source>at most %1 texts</source>
        <translation>höchstens %1 Texte</translation>
    </message>
    <message>
        <source>at most 256 MB</source>
        <translation>höchstens 256 MB</translation>
    </message>
    <message>
        <source>each file once</source>
        <translation>jede Datei nur einmal</translation>
    </message>
    <message>
        <source>each name once</source>
        <translation>jeder Name nur einmal</translation>
    </message>
    <message>
        <source>each text once</source>
        <translation>jeder Text nur einmal</translation>
    </message>
    <message>
        <source>encrypted ones</source>
        <translation>verschlüsselte</translation>
    </message>
    <message>
        <source>finite numbers</source>
        <translation>endliche Zahlen</translation>
    </message>
    <message>
        <source>lists of texts</source>
        <translation>Listen von Texten</translation>
    </message>
    <message>
        <source>one of another</source>
        <translation>einer für eine andere</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>etwas anderes</translation>
    </message>
    <message>
        <source>the header of %1</source>
        <translation>der Header von %1</translation>
    </message>
    <message>
        <source>the length of %1</source>
        <translation>die Länge von %1</translation>
    </message>
    <message>
        <source>the line&apos;s end</source>
        <translation>das Ende der Zeile</translation>
    </message>
    <message>
        <source>the logit lens</source>
        <translation>die Logit-Lens</translation>
    </message>
    <message>
        <source>the storage “%1”</source>
        <translation>der Storage „%1“</translation>
    </message>
    <message>
        <source>the tar format</source>
        <translation>das tar-Format</translation>
    </message>
    <message>
        <source>%1 bytes in all</source>
        <translation>insgesamt %1 Bytes</translation>
    </message>
    <message>
        <source>--tensor NAME</source>
        <translation>--tensor NAME</translation>
    </message>
    <message>
        <source>a JSON object</source>
        <translation>ein JSON-Objekt</translation>
    </message>
    <message>
        <source>a PNG picture</source>
        <translation>ein PNG-Bild</translation>
    </message>
    <message>
        <source>a character 0</source>
        <translation>ein Zeichen mit dem Code 0</translation>
    </message>
    <message>
        <source>at most 64 MB</source>
        <translation>höchstens 64 MB</translation>
    </message>
    <message>
        <source>other content</source>
        <translation>anderer Inhalt</translation>
    </message>
    <message>
        <source>storages only</source>
        <translation>nur Storages</translation>
    </message>
    <message>
        <source>the attention</source>
        <translation>die Attention</translation>
    </message>
    <message>
        <source>the column “%1”</source>
        <translation>die Spalte „%1“</translation>
    </message>
    <message>
        <source>the container</source>
        <translation>der Container</translation>
    </message>
    <message>
        <source>the shape of %1</source>
        <translation>die Form von %1</translation>
    </message>
    <message>
        <source>the tokenizer</source>
        <translation>der Tokenizer</translation>
    </message>
    <message>
        <source>the top level</source>
        <translation>die oberste Ebene</translation>
    </message>
    <message>
        <source>%1 MiB at most</source>
        <translation>höchstens %1 MiB</translation>
    </message>
    <message>
        <source>%1 MiB or more</source>
        <translation>mindestens %1 MiB</translation>
    </message>
    <message>
        <source>%1 other parts</source>
        <translation>%1 andere Teile</translation>
    </message>
    <message>
        <source>a dictionary</source>
        <translation>ein Dictionary</translation>
    </message>
    <message>
        <source>a longer one</source>
        <translation>eine längere</translation>
    </message>
    <message>
        <source>a prediction</source>
        <translation>eine Vorhersage</translation>
    </message>
    <message>
        <source>a second one</source>
        <translation>mehrere</translation>
    </message>
    <message>
        <source>an older one</source>
        <translation>eine ältere</translation>
    </message>
    <message>
        <source>another file</source>
        <translation>eine andere Datei</translation>
    </message>
    <message>
        <source>another kind</source>
        <translation>einer von anderer Art</translation>
    </message>
    <message>
        <source>another name</source>
        <translation>ein anderer Name</translation>
    </message>
    <message>
        <source>another size</source>
        <translation>eine andere Größe</translation>
    </message>
    <message>
        <source>at least one</source>
        <translation>mindestens einer</translation>
    </message>
    <message>
        <source>before byte %1</source>
        <translation>vor Byte %1</translation>
    </message>
    <message>
        <source>it in “%1” too</source>
        <translation>derselbe auch in „%1“</translation>
    </message>
    <message>
        <source>more of them</source>
        <translation>mehr Zahlen</translation>
    </message>
    <message>
        <source>no such head</source>
        <translation>kein solcher Head</translation>
    </message>
    <message>
        <source>none of them</source>
        <translation>nichts davon</translation>
    </message>
    <message>
        <source>not a folder</source>
        <translation>kein Ordner</translation>
    </message>
    <message>
        <source>one after it</source>
        <translation>einer danach</translation>
    </message>
    <message>
        <source>one of step %1</source>
        <translation>eine aus Schritt %1</translation>
    </message>
    <message>
        <source>one of these</source>
        <translation>eines von diesen</translation>
    </message>
    <message>
        <source>the size of %1</source>
        <translation>die Größe von %1</translation>
    </message>
    <message>
        <source>“%1” beside it</source>
        <translation>„%1“ daneben</translation>
    </message>
    <message>
        <source>“%1” in a step</source>
        <translation>„%1“ in einem Schritt</translation>
    </message>
    <message>
        <source>%1 bytes for %2</source>
        <translation>%1 Bytes für %2</translation>
    </message>
    <message>
        <source>%1 dimensions</source>
        <translation>%1 Dimensionen</translation>
    </message>
    <message>
        <source>%1 more bytes</source>
        <translation>noch %1 Bytes</translation>
    </message>
    <message>
        <source>-100 to 100</source>
        <translation>-100 bis 100</translation>
    </message>
    <message>
        <source>0.01 to 100</source>
        <translation>0.01 bis 100</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>Datei ist schon vorhanden</translation>
    </message>
    <message>
        <source>ICU&apos;s rules</source>
        <translation>die Regeln von ICU</translation>
    </message>
    <message>
        <source>an id from %1</source>
        <translation>eine ID von %1</translation>
    </message>
    <message>
        <source>another one</source>
        <translation>etwas anderes</translation>
    </message>
    <message>
        <source>one to four</source>
        <translation>ein bis vier Läufe</translation>
    </message>
    <message>
        <source>other bytes</source>
        <translation>andere Bytes</translation>
    </message>
    <message>
        <source>packed ones</source>
        <translation>gepackte</translation>
    </message>
    <message>
        <source>the archive</source>
        <translation>das Archiv</translation>
    </message>
    <message>
        <source>the package</source>
        <translation>das Paket</translation>
    </message>
    <message>
        <source>the picture</source>
        <translation>das Bild</translation>
    </message>
    <message>
        <source>the release</source>
        <translation>das Austeilen</translation>
    </message>
    <message>
        <source>the targets</source>
        <translation>die Liste der Zieltexte</translation>
    </message>
    <message>
        <source>this format</source>
        <translation>dieses Format</translation>
    </message>
    <message>
        <source>%1 bytes of %2</source>
        <translation>%1 Bytes von %2</translation>
    </message>
    <message>
        <source>%1: the text</source>
        <translation>%1: der Text</translation>
    </message>
    <message>
        <source>a token id</source>
        <translation>eine Token-ID</translation>
    </message>
    <message>
        <source>at least 1</source>
        <translation>mindestens 1</translation>
    </message>
    <message>
        <source>the answer</source>
        <translation>die Antwort</translation>
    </message>
    <message>
        <source>the engine</source>
        <translation>die Engine</translation>
    </message>
    <message>
        <source>the folder</source>
        <translation>der Ordner</translation>
    </message>
    <message>
        <source>the header</source>
        <translation>der Header</translation>
    </message>
    <message>
        <source>the lesson</source>
        <translation>die Lektion</translation>
    </message>
    <message>
        <source>the models</source>
        <translation>die Zahl der Modelle</translation>
    </message>
    <message>
        <source>the pieces</source>
        <translation>die Liste der Wortstücke</translation>
    </message>
    <message>
        <source>the shape %1</source>
        <translation>die Form %1</translation>
    </message>
    <message>
        <source>two pieces</source>
        <translation>zwei Wortstücke</translation>
    </message>
    <message>
        <source>within %1 × %2</source>
        <translation>innerhalb von %1 × %2</translation>
    </message>
    <message>
        <source>“,” or “)”</source>
        <translation>„,“ oder „)“</translation>
    </message>
    <message>
        <source>%1 as %2 %3 has</source>
        <translation>%1 wie bei %2 mit %3</translation>
    </message>
    <message>
        <source>%1 for the %2</source>
        <translation>%1 für die %2</translation>
    </message>
    <message>
        <source>%1, as %2 has</source>
        <translation>%1, wie bei %2</translation>
    </message>
    <message>
        <source>a decoder</source>
        <translation>ein Decoder</translation>
    </message>
    <message>
        <source>an answer</source>
        <translation>eine Antwort</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>cut short</source>
        <translation>Es bricht ab</translation>
    </message>
    <message>
        <source>more data</source>
        <translation>mehr Daten</translation>
    </message>
    <message>
        <source>part %1 of %2</source>
        <translation>Teil %1 von %2</translation>
    </message>
    <message>
        <source>tensor “%1%2”</source>
        <translation>Tensor „%1%2“</translation>
    </message>
    <message>
        <source>tensor “%1”</source>
        <translation>Tensor „%1“</translation>
    </message>
    <message>
        <source>the atlas</source>
        <translation>der Atlas</translation>
    </message>
    <message>
        <source>the layer</source>
        <translation>die Schicht</translation>
    </message>
    <message>
        <source>the model</source>
        <translation>das Modell</translation>
    </message>
    <message>
        <source>the query</source>
        <translation>die Query</translation>
    </message>
    <message>
        <source>the scale</source>
        <translation>die Skalierung</translation>
    </message>
    <message>
        <source>the shape</source>
        <translation>die Form</translation>
    </message>
    <message>
        <source>the sheet</source>
        <translation>die Tabelle</translation>
    </message>
    <message>
        <source>the sound</source>
        <translation>der Ton</translation>
    </message>
    <message>
        <source>the texts</source>
        <translation>die Sammlung der Texte</translation>
    </message>
    <message>
        <source>their end</source>
        <translation>ihr Ende</translation>
    </message>
    <message>
        <source>two sizes</source>
        <translation>zwei verschiedene Größen</translation>
    </message>
    <message>
        <source>version %1.%2</source>
        <translation>Version %1.%2</translation>
    </message>
    <message>
        <source>“%1” and “%2”</source>
        <translation>„%1“ und „%2“</translation>
    </message>
    <message>
        <source>%1 as well</source>
        <translation>auch %1</translation>
    </message>
    <message>
        <source>%1 at most</source>
        <translation>höchstens %1</translation>
    </message>
    <message>
        <source>%1 columns</source>
        <translation>%1 Spalten</translation>
    </message>
    <message>
        <source>%1 entries</source>
        <translation>%1 Einträge</translation>
    </message>
    <message>
        <source>%1 members</source>
        <translation>%1 Einträge</translation>
    </message>
    <message>
        <source>%1 numbers</source>
        <translation>%1 Zahlen</translation>
    </message>
    <message>
        <source>NaN or ∞</source>
        <translation>NaN oder ∞</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>a target</source>
        <translation>ein Zieltext</translation>
    </message>
    <message>
        <source>a tensor</source>
        <translation>ein Tensor</translation>
    </message>
    <message>
        <source>an array</source>
        <translation>ein Array</translation>
    </message>
    <message>
        <source>an order</source>
        <translation>ein Größenvergleich</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>höchstens %1</translation>
    </message>
    <message>
        <source>it twice</source>
        <translation>zweimal</translation>
    </message>
    <message>
        <source>its name</source>
        <translation>der Name dazu</translation>
    </message>
    <message>
        <source>no bytes</source>
        <translation>keine Bytes</translation>
    </message>
    <message>
        <source>one text</source>
        <translation>ein einziger Text</translation>
    </message>
    <message>
        <source>the code</source>
        <translation>der Code</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>die Datei</translation>
    </message>
    <message>
        <source>the head</source>
        <translation>der Head</translation>
    </message>
    <message>
        <source>the line</source>
        <translation>die Zeile</translation>
    </message>
    <message>
        <source>the text</source>
        <translation>der Text</translation>
    </message>
    <message>
        <source>type of %1</source>
        <translation>Typ von %1</translation>
    </message>
    <message>
        <source>version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>“%1” again</source>
        <translation>„%1“ noch einmal</translation>
    </message>
    <message>
        <source>“%1” twice</source>
        <translation>„%1“ zweimal</translation>
    </message>
    <message>
        <source>%1 layers</source>
        <translation>%1 Schichten</translation>
    </message>
    <message>
        <source>%1 scores</source>
        <translation>%1 Scores</translation>
    </message>
    <message>
        <source>0 bytes</source>
        <translation>0 Bytes</translation>
    </message>
    <message>
        <source>8 bytes</source>
        <translation>8 Bytes</translation>
    </message>
    <message>
        <source>a batch</source>
        <translation>ein Batch</translation>
    </message>
    <message>
        <source>a merge</source>
        <translation>ein Merge</translation>
    </message>
    <message>
        <source>a model</source>
        <translation>ein Modell</translation>
    </message>
    <message>
        <source>a patch</source>
        <translation>ein Patch</translation>
    </message>
    <message>
        <source>a sound</source>
        <translation>ein Ton</translation>
    </message>
    <message>
        <source>a token</source>
        <translation>ein Token</translation>
    </message>
    <message>
        <source>boolean</source>
        <translation>ein Wahrheitswert</translation>
    </message>
    <message>
        <source>number %1</source>
        <translation>die Zahl an Stelle %1</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>eines von %1</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>das Ende</translation>
    </message>
    <message>
        <source>the map</source>
        <translation>die Karte</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 Bytes</translation>
    </message>
    <message>
        <source>%1 lines</source>
        <translation>%1 Zeilen</translation>
    </message>
    <message>
        <source>0 to 1</source>
        <translation>0 bis 1</translation>
    </message>
    <message>
        <source>0 to 6</source>
        <translation>0 bis 6</translation>
    </message>
    <message>
        <source>1 to 6</source>
        <translation>1 bis 6</translation>
    </message>
    <message>
        <source>2 or 3</source>
        <translation>2 oder 3</translation>
    </message>
    <message>
        <source>a file</source>
        <translation>eine Datei</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>a name</source>
        <translation>ein Name</translation>
    </message>
    <message>
        <source>a path</source>
        <translation>ein Pfad</translation>
    </message>
    <message>
        <source>a rule</source>
        <translation>eine Regel</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>key “%1”</source>
        <translation>Schlüssel „%1“</translation>
    </message>
    <message>
        <source>number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>one “%1”</source>
        <translation>ein einziges „%1“</translation>
    </message>
    <message>
        <source>piece %1</source>
        <translation>Wortstück %1</translation>
    </message>
    <message>
        <source>string</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>bis %1</translation>
    </message>
    <message>
        <source>“%1” of %2</source>
        <translation>„%1“ von %2</translation>
    </message>
    <message>
        <source>%1 keys</source>
        <translation>%1 Keys</translation>
    </message>
    <message>
        <source>0 to %1</source>
        <translation>0 bis %1</translation>
    </message>
    <message>
        <source>1 to %1</source>
        <translation>1 bis %1</translation>
    </message>
    <message>
        <source>array</source>
        <translation>ein Array</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>only %1</source>
        <translation>nur %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>null</source>
        <translation>null</translation>
    </message>
    <message>
        <source>the mask recipe, character %1</source>
        <translation>das Maskenrezept, Zeichen %1</translation>
    </message>
    <message>
        <source>%1 numbers for each token</source>
        <translation>%1 Zahlen je Token</translation>
    </message>
    <message>
        <source>the end of the text</source>
        <translation>das Ende des Textes</translation>
    </message>
    <message>
        <source>“%1” in the archive</source>
        <translation>„%1“ im Archiv</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>the array</source>
        <translation>das Array</translation>
    </message>
    <message>
        <source>array “%1”</source>
        <translation>Array „%1“</translation>
    </message>
    <message>
        <source>another</source>
        <translation>ein anderer Wert</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>others</source>
        <translation>andere</translation>
    </message>
    <message>
        <source>fewer</source>
        <translation>weniger</translation>
    </message>
    <message>
        <source>both</source>
        <translation>beide</translation>
    </message>
    <message>
        <source>more</source>
        <translation>mehr</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>one</source>
        <translation>eins</translation>
    </message>
    <message>
        <source>earlier occurrences</source>
        <translation>frühere Vorkommen</translation>
    </message>
    <message>
        <source>everything alike</source>
        <translation>alles gleich</translation>
    </message>
    <message>
        <source>previous token</source>
        <translation>voriges Token</translation>
    </message>
    <message>
        <source>first token</source>
        <translation>erstes Token</translation>
    </message>
    <message>
        <source>same token</source>
        <translation>gleiches Token</translation>
    </message>
    <message>
        <source>attention module</source>
        <translation>Attention-Modul</translation>
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
        <translation type="unfinished">Tensor „%1“ {1%2?}</translation>
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
        <translation type="unfinished">%1 und %2</translation>
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
        <translation type="unfinished">%1 Tokens</translation>
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
        <translation type="unfinished">%1 bis %2</translation>
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
        <translation type="unfinished">die Antwort</translation>
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
        <translation type="unfinished">%1 Tokens</translation>
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
        <translation type="unfinished">Tokens</translation>
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
        <translation>gleich bis auf Rundung (größte Differenz %1)</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>%2 has the tokens of %1 in another order</source>
        <translation>%2 hat die Tokens von %1 in anderer Reihenfolge</translation>
    </message>
</context>
<context>
    <name>DistanceCurves</name>
    <message>
        <source>Scores over distance</source>
        <translation>Scores nach Abstand</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
</context>
<context>
    <name>EngineDialog</name>
    <message>
        <source>The engine may &amp;download this model from the hub</source>
        <translation>Die Engine darf dieses Modell aus dem Hub &amp;herunterladen</translation>
    </message>
    <message>
        <source>This model may run the Python &amp;code that lies beside its weights</source>
        <translation>Dieses Modell darf den Python-&amp;Code ausführen, der neben seinen Gewichten liegt</translation>
    </message>
    <message>
        <source>Open a model with an engine</source>
        <translation>Modell mit einer Engine öffnen</translation>
    </message>
    <message>
        <source>Another program computes the model, here or on another machine, and this window shows it. AttentionScope brings one that runs whatever the Python library transformers knows.</source>
        <translation>Ein anderes Programm berechnet das Modell, hier oder auf einem anderen Rechner, und dieses Fenster zeigt es. AttentionScope bringt eines mit, das ausführt, was die Python-Bibliothek transformers kennt.</translation>
    </message>
    <message>
        <source>A name of your own. Sessions keep this name, and never the command.</source>
        <translation>Ein Name, den Sie wählen. Sitzungen behalten diesen Namen, niemals den Befehl.</translation>
    </message>
    <message>
        <source>ssh gpu-node python3 -m attentionscope.engine</source>
        <translation>ssh gpu-node python3 -m attentionscope.engine</translation>
    </message>
    <message>
        <source>&amp;Engine</source>
        <translation>&amp;Engine</translation>
    </message>
    <message>
        <source>Started &amp;by</source>
        <translation>Gestartet &amp;durch</translation>
    </message>
    <message>
        <source>A folder on the engine’s machine, or a name on the hub</source>
        <translation>Ein Ordner auf dem Rechner der Engine oder ein Name im Hub</translation>
    </message>
    <message>
        <source>B&amp;rowse…</source>
        <translation>Du&amp;rchsuchen…</translation>
    </message>
    <message>
        <source>Chooses a model’s folder on this machine</source>
        <translation>Wählt den Ordner eines Modells auf diesem Rechner</translation>
    </message>
    <message>
        <source>as they are stored</source>
        <translation>wie gespeichert</translation>
    </message>
    <message>
        <source>one device; or auto, balanced, cpu</source>
        <translation>ein Gerät; oder auto, balanced, cpu</translation>
    </message>
    <message>
        <source>How accelerate spreads the layers over several devices, and over memory and disk</source>
        <translation>Wie accelerate die Schichten auf mehrere Geräte, auf den Speicher und auf die Festplatte verteilt</translation>
    </message>
    <message>
        <source>the latest</source>
        <translation>die neueste</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>&amp;Modell</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>&amp;Zahlen</translation>
    </message>
    <message>
        <source>De&amp;vices</source>
        <translation>&amp;Geräte</translation>
    </message>
    <message>
        <source>Re&amp;vision on the hub</source>
        <translation>Re&amp;vision im Hub</translation>
    </message>
    <message>
        <source>Such code can do whatever you can. Allow it only for models whose makers you trust.</source>
        <translation>Solcher Code kann alles, was Sie auch können. Erlauben Sie ihn nur bei Modellen, deren Herkunft Sie vertrauen.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Öffnen</translation>
    </message>
    <message>
        <source>Starts the engine and opens the model</source>
        <translation>Startet die Engine und öffnet das Modell</translation>
    </message>
    <message>
        <source>A model’s folder</source>
        <translation>Ordner eines Modells</translation>
    </message>
    <message>
        <source>The engine’s name may have letters, digits, dots, hyphens and underscores.</source>
        <translation>Der Name der Engine darf Buchstaben, Ziffern, Punkte, Bindestriche und Unterstriche haben.</translation>
    </message>
    <message>
        <source>Type the command that starts the engine.</source>
        <translation>Geben Sie den Befehl ein, der die Engine startet.</translation>
    </message>
    <message>
        <source>Type which model the engine is to open.</source>
        <translation>Geben Sie ein, welches Modell die Engine öffnen soll.</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>cannot be read: %found</source>
        <translation>lässt sich nicht lesen: %found</translation>
    </message>
    <message>
        <source>cannot be written: %found</source>
        <translation>lässt sich nicht schreiben: %found</translation>
    </message>
    <message>
        <source>%field is cut short: expected %expected, found %found</source>
        <translation>%field bricht ab: erwartet %expected, gefunden %found</translation>
    </message>
    <message>
        <source>%field cannot be understood: expected %expected, found %found</source>
        <translation>%field ist nicht zu verstehen: erwartet %expected, gefunden %found</translation>
    </message>
    <message>
        <source>%field is missing: expected %expected, found %found</source>
        <translation>%field fehlt: erwartet %expected, gefunden %found</translation>
    </message>
    <message>
        <source>%field is missing</source>
        <translation>%field fehlt</translation>
    </message>
    <message>
        <source>%field is missing: expected %expected</source>
        <translation>%field fehlt: erwartet %expected</translation>
    </message>
    <message>
        <source>%field cannot be used: expected %expected, found %found</source>
        <translation>%field lässt sich nicht verwenden: erwartet %expected, gefunden %found</translation>
    </message>
    <message>
        <source>%field has the wrong shape: expected %expected, found %found</source>
        <translation>%field hat die falsche Form: erwartet %expected, gefunden %found</translation>
    </message>
    <message>
        <source>unknown %field: %found. The known ones are %expected.</source>
        <translation>%field unbekannt: %found. Bekannt sind %expected.</translation>
    </message>
    <message>
        <source>unknown %field %found. Did you mean %nearest?</source>
        <translation>%field unbekannt: %found. Meinten Sie %nearest?</translation>
    </message>
    <message>
        <source>%field is not supported: expected %expected, found %found</source>
        <translation>%field wird nicht unterstützt: erwartet %expected, gefunden %found</translation>
    </message>
    <message>
        <source>%field is too long: expected %expected</source>
        <translation>%field ist zu lang: erwartet %expected</translation>
    </message>
    <message>
        <source>%field is too long: expected %expected, found %found</source>
        <translation>%field ist zu lang: erwartet %expected, gefunden %found</translation>
    </message>
    <message>
        <source>%field needs more memory than there is</source>
        <translation>%field braucht mehr Speicher, als da ist</translation>
    </message>
    <message>
        <source>%field does not fit into memory: it needs %found, and %expected is free</source>
        <translation>%field passt nicht in den Speicher: nötig sind %found, frei sind %expected</translation>
    </message>
    <message>
        <source>%field failed: %found</source>
        <translation>%field ist fehlgeschlagen: %found</translation>
    </message>
    <message>
        <source>this session names %found, outside of its own folder; %expected</source>
        <translation>diese Sitzung nennt %found, außerhalb ihres eigenen Ordners; %expected</translation>
    </message>
    <message>
        <source>%field could be any of %found; choose one with %expected</source>
        <translation>%field könnte alles aus dieser Liste sein: %found; wählen Sie mit %expected</translation>
    </message>
    <message>
        <source>there is no %field in this file. Open %expected.</source>
        <translation>%field gibt es in dieser Datei nicht. Öffnen Sie %expected.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
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
        <translation>Beispiel</translation>
    </message>
    <message>
        <source>Close the note about the example</source>
        <translation>Die Notiz zum Beispiel schließen</translation>
    </message>
    <message>
        <source>In layer %1 · head %2: %3</source>
        <translation>In Schicht %1 · Head %2: %3</translation>
    </message>
</context>
<context>
    <name>ExportChart</name>
    <message>
        <source>Chart</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>Upwards</source>
        <translation>Hoch</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>Heads</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>What is measured of each head</source>
        <translation>Was an jedem Head gemessen wird</translation>
    </message>
    <message>
        <source>Measure along the upright axis</source>
        <translation>Kennzahl an der senkrechten Achse</translation>
    </message>
    <message>
        <source>What is measured along the upright axis</source>
        <translation>Was an der senkrechten Achse gemessen wird</translation>
    </message>
    <message>
        <source>Groups of heads</source>
        <translation>Gruppen von Heads</translation>
    </message>
    <message>
        <source>Each head by itself, or two groups of heads as their mean and standard deviation</source>
        <translation>Jeder Head für sich, oder zwei Gruppen von Heads mit Mittelwert und Standardabweichung</translation>
    </message>
    <message>
        <source>each by itself</source>
        <translation>jeder für sich</translation>
    </message>
    <message>
        <source>picked heads and all others</source>
        <translation>ausgewählte Heads und alle anderen</translation>
    </message>
    <message>
        <source>“%1” and all others</source>
        <translation>„%1“ und alle anderen</translation>
    </message>
    <message>
        <source>“%1” and “%2”</source>
        <translation>„%1“ und „%2“</translation>
    </message>
    <message>
        <source>Whose probability is followed while each head is switched off: the likeliest word, or words that are tracked</source>
        <translation>Wessen Wahrscheinlichkeit verfolgt wird, während jeder Head ausgeschaltet ist: die des wahrscheinlichsten Wortes oder die der verfolgten Wörter</translation>
    </message>
    <message>
        <source>the likeliest word</source>
        <translation>das wahrscheinlichste Wort</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>all %1 tracked words</source>
        <translation>alle %1 verfolgten Wörter</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 rather than “%2”</source>
        <translation>%1 statt „%2“</translation>
    </message>
</context>
<context>
    <name>ExportColors</name>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Skala</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Kurve</translation>
    </message>
    <message>
        <source>γ</source>
        <translation>γ</translation>
    </message>
    <message>
        <source>Colour map</source>
        <translation>Farbskala</translation>
    </message>
    <message>
        <source>Which colours stand for the weights</source>
        <translation>Welche Farben für die Gewichte stehen</translation>
    </message>
    <message>
        <source>Range of the colours</source>
        <translation>Bereich der Farben</translation>
    </message>
    <message>
        <source>Which weights the ends of the colour bar stand for</source>
        <translation>Für welche Gewichte die Enden der Farbleiste stehen</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>fest</translation>
    </message>
    <message>
        <source>each map</source>
        <translation>jede Karte</translation>
    </message>
    <message>
        <source>each row</source>
        <translation>jede Zeile</translation>
    </message>
    <message>
        <source>each head</source>
        <translation>jeder Head</translation>
    </message>
    <message>
        <source>each layer</source>
        <translation>jede Schicht</translation>
    </message>
    <message>
        <source>all maps</source>
        <translation>alle Karten</translation>
    </message>
    <message>
        <source>chosen row</source>
        <translation>gewählte Zeile</translation>
    </message>
    <message>
        <source>Lowest weight</source>
        <translation>Kleinstes Gewicht</translation>
    </message>
    <message>
        <source>The weight at the colour bar&apos;s lower end</source>
        <translation>Das Gewicht am unteren Ende der Farbleiste</translation>
    </message>
    <message>
        <source>Highest weight</source>
        <translation>Größtes Gewicht</translation>
    </message>
    <message>
        <source>The weight at the colour bar&apos;s upper end</source>
        <translation>Das Gewicht am oberen Ende der Farbleiste</translation>
    </message>
    <message>
        <source>Curve of the colours</source>
        <translation>Kurve der Farben</translation>
    </message>
    <message>
        <source>How weights between the ends become colours</source>
        <translation>Wie Gewichte zwischen den Enden zu Farben werden</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>linear</translation>
    </message>
    <message>
        <source>logarithmic</source>
        <translation>logarithmisch</translation>
    </message>
    <message>
        <source>gamma</source>
        <translation>Gamma</translation>
    </message>
    <message>
        <source>Gamma</source>
        <translation>Gamma</translation>
    </message>
    <message>
        <source>The exponent: below 1 small weights become brighter</source>
        <translation>Der Exponent: Unter 1 werden kleine Gewichte heller</translation>
    </message>
    <message>
        <source>%1 to %2 everywhere</source>
        <translation>überall %1 bis %2</translation>
    </message>
    <message>
        <source>over each map</source>
        <translation>über jede Karte</translation>
    </message>
    <message>
        <source>over each query&apos;s row</source>
        <translation>über die Zeile jeder Query</translation>
    </message>
    <message>
        <source>over each head</source>
        <translation>über jeden Head</translation>
    </message>
    <message>
        <source>over each layer</source>
        <translation>über jede Schicht</translation>
    </message>
    <message>
        <source>over all maps together</source>
        <translation>über alle Karten zusammen</translation>
    </message>
    <message>
        <source>over the chosen query&apos;s row</source>
        <translation>über die Zeile der gewählten Query</translation>
    </message>
    <message>
        <source>gamma %1</source>
        <translation>Gamma %1</translation>
    </message>
    <message>
        <source>%1 · %2 · safe for colour-blind readers and in grey</source>
        <translation>%1 · %2 · auch farbenblind und in Grau lesbar</translation>
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
        <translation type="unfinished">Zahlen</translation>
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
        <translation>Abbildung exportieren</translation>
    </message>
    <message>
        <source>drawing…</source>
        <translation>wird gezeichnet…</translation>
    </message>
    <message>
        <source>&amp;Copy ▾</source>
        <translation>&amp;Kopieren ▾</translation>
    </message>
    <message>
        <source>Put the figure on the clipboard (Ctrl+C)</source>
        <translation>Die Abbildung in die Zwischenablage legen (Strg+C)</translation>
    </message>
    <message>
        <source>Copy (PNG, SVG, PDF and text at once)</source>
        <translation>Kopieren (PNG, SVG, PDF und Text zugleich)</translation>
    </message>
    <message>
        <source>Copy as %1 only</source>
        <translation>Nur als %1 kopieren</translation>
    </message>
    <message>
        <source>&amp;Add to page</source>
        <translation>Zur Seite &amp;hinzufügen</translation>
    </message>
    <message>
        <source>Added to the page</source>
        <translation>Zur Seite hinzugefügt</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close without saving (Esc)</source>
        <translation>Schließen, ohne zu speichern (Esc)</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Speichern…</translation>
    </message>
    <message>
        <source>Choose where the figure goes (Ctrl+S)</source>
        <translation>Wählen, wohin die Abbildung kommt (Strg+S)</translation>
    </message>
    <message>
        <source>knocking out each head: layer %1 of %2</source>
        <translation>jeder Head wird herausgenommen: Schicht %1 von %2</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Stopped; nothing was written.</source>
        <translation>Angehalten; nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>Stopped; %1 of %2 files were written.</source>
        <translation>Angehalten; %1 von %2 Dateien wurden geschrieben.</translation>
    </message>
    <message>
        <source>Copied the command</source>
        <translation>Befehl kopiert</translation>
    </message>
    <message>
        <source>session</source>
        <translation>Sitzung</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Copied as %1</source>
        <translation>Als %1 kopiert</translation>
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
        <translation>Vektorgrafik für Aufsätze; Schriften sind eingebettet</translation>
    </message>
    <message>
        <source>Vector, for the web and drawing programs</source>
        <translation>Vektorgrafik für das Web und für Zeichenprogramme</translation>
    </message>
    <message>
        <source>Pixels, for slides and documents</source>
        <translation>Pixel, für Folien und Dokumente</translation>
    </message>
    <message>
        <source>One page for browsers: hover and keys read the numbers</source>
        <translation>Eine Seite für Browser: Maus und Tasten lesen die Zahlen ab</translation>
    </message>
    <message>
        <source>TikZ for LaTeX: the text is set in the paper&apos;s own font</source>
        <translation>TikZ für LaTeX: Der Text wird in der Schrift des Aufsatzes gesetzt</translation>
    </message>
    <message>
        <source>The numbers as a table, with their tokens</source>
        <translation>Die Zahlen als Tabelle, mit ihren Tokens</translation>
    </message>
    <message>
        <source>The numbers for NumPy, float32</source>
        <translation>Die Zahlen für NumPy, float32</translation>
    </message>
    <message>
        <source>A Python script for Matplotlib, its numbers as NPY beside it</source>
        <translation>Ein Python-Skript für Matplotlib, mit den Zahlen als NPY daneben</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Auflösung</translation>
    </message>
    <message>
        <source>For screens</source>
        <translation>Für Bildschirme</translation>
    </message>
    <message>
        <source>What most journals ask for</source>
        <translation>Was die meisten Zeitschriften verlangen</translation>
    </message>
    <message>
        <source>For fine print</source>
        <translation>Für feinen Druck</translation>
    </message>
    <message>
        <source>dpi</source>
        <translation>dpi</translation>
    </message>
    <message>
        <source>text as &amp;paths</source>
        <translation>Text als &amp;Pfade</translation>
    </message>
    <message>
        <source>e&amp;xact cells</source>
        <translation>e&amp;xakte Zellen</translation>
    </message>
    <message>
        <source>sess&amp;ion inside</source>
        <translation>mit S&amp;itzung</translation>
    </message>
    <message>
        <source>n&amp;umbers inside</source>
        <translation>mit &amp;Zahlen</translation>
    </message>
    <message>
        <source>Letters as outlines: they look the same where the fonts are missing, but cannot be searched or edited</source>
        <translation>Buchstaben als Umrisse: Sie sehen auch ohne die Schriften gleich aus, lassen sich aber nicht suchen oder bearbeiten</translation>
    </message>
    <message>
        <source>Every cell of the maps is in the file, also where several share one dot at %1 dpi</source>
        <translation>Jede Zelle der Karten ist in der Datei, auch wo sich bei %1 dpi mehrere einen Punkt teilen</translation>
    </message>
    <message>
        <source>Dots per inch</source>
        <translation>Punkte pro Zoll</translation>
    </message>
    <message>
        <source>Dots per inch, %1 to %2</source>
        <translation>Punkte pro Zoll, %1 bis %2</translation>
    </message>
    <message>
        <source>The file contains its session: model, text and settings. Without it, it says nothing but what it shows</source>
        <translation>Die Datei enthält ihre Sitzung: Modell, Text und Einstellungen. Ohne Sitzung verrät sie nur, was sie zeigt</translation>
    </message>
    <message>
        <source>The file contains the numbers that it is drawn from, up to 64 MB: it can be reopened where their own file is not</source>
        <translation>Die Datei enthält die Zahlen, aus denen sie gezeichnet ist, bis zu 64 MB: So lässt sie sich auch dort wieder öffnen, wo die Datei mit diesen Zahlen fehlt</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 Pixel</translation>
    </message>
</context>
<context>
    <name>ExportGround</name>
    <message>
        <source>Background</source>
        <translation>Hintergrund</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>A white background</source>
        <translation>Ein weißer Hintergrund</translation>
    </message>
    <message>
        <source>Transparent</source>
        <translation>Transparent</translation>
    </message>
    <message>
        <source>No background: what lies behind the figure shows through</source>
        <translation>Kein Hintergrund: Was hinter der Abbildung liegt, scheint durch</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>Theme of the figure</source>
        <translation>Farbschema der Abbildung</translation>
    </message>
    <message>
        <source>Dark text for light pages, or light text for dark slides</source>
        <translation>Dunkler Text für helle Seiten, oder heller Text für dunkle Folien</translation>
    </message>
    <message>
        <source>light</source>
        <translation>hell</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>dunkel</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
</context>
<context>
    <name>ExportLabels</name>
    <message>
        <source>Labels</source>
        <translation>Beschriftung</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Winkel</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Every</source>
        <translation>Jedes</translation>
    </message>
    <message>
        <source>Longest label</source>
        <translation>Höchstlänge</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>Schrift</translation>
    </message>
    <message>
        <source>Warn below</source>
        <translation>Warnen unter</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Buchstaben</translation>
    </message>
    <message>
        <source>bo&amp;ld letters</source>
        <translation>&amp;fette Buchstaben</translation>
    </message>
    <message>
        <source>s&amp;paces as ␣</source>
        <translation>&amp;Leerzeichen als ␣</translation>
    </message>
    <message>
        <source>&amp;difference A − B</source>
        <translation>&amp;Differenz A − B</translation>
    </message>
    <message>
        <source>colour &amp;bar</source>
        <translation>Farbl&amp;eiste</translation>
    </message>
    <message>
        <source>&amp;axis names</source>
        <translation>&amp;Achsennamen</translation>
    </message>
    <message>
        <source>&amp;values in cells</source>
        <translation>&amp;Werte in Zellen</translation>
    </message>
    <message>
        <source>d&amp;ots</source>
        <translation>K&amp;reise</translation>
    </message>
    <message>
        <source>&amp;title</source>
        <translation>&amp;Titel</translation>
    </message>
    <message>
        <source>Angle of the keys&apos; labels</source>
        <translation>Winkel der Beschriftung der Keys</translation>
    </message>
    <message>
        <source>Angle of the keys&apos; labels; auto: as steep as they need to fit</source>
        <translation>Winkel der Beschriftung der Keys; auto: so steil, wie der Platz es verlangt</translation>
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
        <translation>Größe der Beschriftung</translation>
    </message>
    <message>
        <source>Size of the token labels, in points</source>
        <translation>Größe der Beschriftung der Tokens, in Punkt</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>Every n-th token</source>
        <translation>Jedes n-te Token</translation>
    </message>
    <message>
        <source>Labels every n-th token; auto: as many as stay readable</source>
        <translation>Beschriftet jedes n-te Token; auto: so viele, wie lesbar bleiben</translation>
    </message>
    <message>
        <source>Longer tokens are cut with an ellipsis</source>
        <translation>Längere Tokens werden gekürzt, mit Auslassungspunkten</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Font of all text</source>
        <translation>Schrift des ganzen Textes</translation>
    </message>
    <message>
        <source>Font of all text; it goes into PDF files</source>
        <translation>Schrift des ganzen Textes; PDF-Dateien enthalten sie</translation>
    </message>
    <message>
        <source>DejaVu Sans</source>
        <translation>DejaVu Sans</translation>
    </message>
    <message>
        <source>Smallest size of text</source>
        <translation>Kleinste Größe von Text</translation>
    </message>
    <message>
        <source>Warns about text below this size; most journals ask for 5 pt</source>
        <translation>Warnt, wenn Text kleiner ist; die meisten Zeitschriften verlangen mindestens 5 pt</translation>
    </message>
    <message>
        <source>Letters of several maps</source>
        <translation>Buchstaben mehrerer Karten</translation>
    </message>
    <message>
        <source>How several maps of a figure are lettered</source>
        <translation>Mit welchen Buchstaben mehrere Karten einer Abbildung bezeichnet sind</translation>
    </message>
    <message>
        <source>A bar that says which colour stands for which weight</source>
        <translation>Eine Leiste, die sagt, welche Farbe für welches Gewicht steht</translation>
    </message>
    <message>
        <source>The words “query” and “key” beside the axes</source>
        <translation>Die Wörter „Query“ und „Key“ an den Achsen</translation>
    </message>
    <message>
        <source>The weights as numbers, where they fit</source>
        <translation>Die Gewichte als Zahlen, wo sie Platz haben</translation>
    </message>
    <message>
        <source>Circles whose area is the weight instead of coloured squares, to be read in grey</source>
        <translation>Kreise statt farbiger Quadrate: Ihre Fläche ist das Gewicht, auch in Grau lesbar</translation>
    </message>
    <message>
        <source>“␣” where a token begins with a space</source>
        <translation>„␣“, wo ein Token mit einem Leerzeichen beginnt</translation>
    </message>
    <message>
        <source>The letters of several maps in bold</source>
        <translation>Die Buchstaben mehrerer Karten fett</translation>
    </message>
    <message>
        <source>The difference of the first two sides beside them</source>
        <translation>Die Differenz der ersten beiden Seiten daneben</translation>
    </message>
    <message>
        <source>A line above the maps</source>
        <translation>Eine Zeile über den Karten</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>The line above the maps</source>
        <translation>Die Zeile über den Karten</translation>
    </message>
    <message>
        <source>What the figure shows</source>
        <translation>Was die Abbildung zeigt</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>wie üblich</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
</context>
<context>
    <name>ExportPage</name>
    <message>
        <source>Export figure</source>
        <translation>Abbildung exportieren</translation>
    </message>
    <message>
        <source>Size of the preview; 100 % is as large as on paper</source>
        <translation>Größe der Vorschau; 100 % ist so groß wie auf Papier</translation>
    </message>
    <message>
        <source>Progress of the files</source>
        <translation>Fortschritt der Dateien</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Stop after the file that is being written</source>
        <translation>Nach der Datei anhalten, die gerade geschrieben wird</translation>
    </message>
    <message>
        <source>stopping…</source>
        <translation>wird angehalten…</translation>
    </message>
    <message>
        <source>writing…</source>
        <translation>wird geschrieben…</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
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
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Queries</source>
        <translation>Queries</translation>
    </message>
    <message>
        <source>all queries, or for example: cat, 3, 5-7</source>
        <translation>alle Queries, oder zum Beispiel: cat, 3, 5-7</translation>
    </message>
    <message>
        <source>Which queries are shown: tokens, or their positions counted from 1; empty: all</source>
        <translation>Welche Queries zu sehen sind: Tokens oder ihre Positionen, gezählt ab 1; leer: alle</translation>
    </message>
    <message>
        <source>Which tables of the calculation are shown</source>
        <translation>Welche Tabellen der Rechnung zu sehen sind</translation>
    </message>
    <message>
        <source>Tables: the usual ones ▾</source>
        <translation>Tabellen: die üblichen ▾</translation>
    </message>
    <message>
        <source>Tables: %1 of %2 ▾</source>
        <translation>Tabellen: %1 von %2 ▾</translation>
    </message>
    <message>
        <source>The usual ones</source>
        <translation>Die üblichen</translation>
    </message>
</context>
<context>
    <name>ExportSettings</name>
    <message>
        <source>Command that draws the figure again</source>
        <translation>Befehl, der die Abbildung noch einmal zeichnet</translation>
    </message>
    <message>
        <source>Draws this figure again without the window; Ctrl+A and Ctrl+C copy it</source>
        <translation>Dieser Befehl zeichnet die Abbildung ohne das Fenster noch einmal; Strg+A und Strg+C kopieren ihn</translation>
    </message>
    <message>
        <source>Reproduce</source>
        <translation>Reproduzieren</translation>
    </message>
    <message>
        <source>The file contains its session: drop it on the window to reopen it.</source>
        <translation>Die Datei enthält ihre Sitzung: Ziehen Sie sie auf das Fenster, um sie wieder zu öffnen.</translation>
    </message>
    <message>
        <source>The file contains no session: only this command draws it again.</source>
        <translation>Die Datei enthält keine Sitzung: Nur dieser Befehl zeichnet sie noch einmal.</translation>
    </message>
</context>
<context>
    <name>ExportSize</name>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>mm</source>
        <translation>mm</translation>
    </message>
    <message>
        <source>Sizes in millimetres</source>
        <translation>Größen in Millimetern</translation>
    </message>
    <message>
        <source>inch</source>
        <translation>Zoll</translation>
    </message>
    <message>
        <source>Sizes in inches</source>
        <translation>Größen in Zoll</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Width of the page, %1 to %2 mm</source>
        <translation>Breite der Seite, %1 bis %2 mm</translation>
    </message>
    <message>
        <source>Height of the page; auto: as high as the maps need</source>
        <translation>Höhe der Seite; auto: so hoch, wie die Karten es brauchen</translation>
    </message>
    <message>
        <source>Columns and pages that figures are made for</source>
        <translation>Spalten und Seiten, für die Abbildungen gemacht werden</translation>
    </message>
    <message>
        <source>custom size</source>
        <translation>eigene Größe</translation>
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
        <translation>Was</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>One page</source>
        <translation>Eine Seite</translation>
    </message>
    <message>
        <source>All maps side by side in one file</source>
        <translation>Alle Karten nebeneinander in einer Datei</translation>
    </message>
    <message>
        <source>One file each</source>
        <translation>Einzeldateien</translation>
    </message>
    <message>
        <source>A file for every head</source>
        <translation>Eine Datei für jeden Head</translation>
    </message>
    <message>
        <source>What is exported</source>
        <translation>Was exportiert wird</translation>
    </message>
    <message>
        <source>What the figure shows</source>
        <translation>Was die Abbildung zeigt</translation>
    </message>
    <message>
        <source>Names of the files</source>
        <translation>Namen der Dateien</translation>
    </message>
    <message>
        <source>{model}, {layer} and {head} are replaced by the model&apos;s name and each head&apos;s numbers</source>
        <translation>An die Stelle von {model}, {layer} und {head} treten der Name des Modells und die Nummern jedes Heads</translation>
    </message>
    <message>
        <source>What the rows are labelled with</source>
        <translation>Womit die Zeilen beschriftet sind</translation>
    </message>
    <message>
        <source>Which token labels a row: the one where it is computed, or the next one, which it predicts</source>
        <translation>Welches Token eine Zeile beschriftet: das, bei dem sie berechnet wird, oder das nächste, das sie vorhersagt</translation>
    </message>
    <message>
        <source>%1 files</source>
        <translation>%1 Dateien</translation>
    </message>
    <message>
        <source>%1 files need {layer} or {head} in their names</source>
        <translation>%1 Dateien brauchen {layer} oder {head} in ihren Namen</translation>
    </message>
</context>
<context>
    <name>Exporter</name>
    <message>
        <source>There is no figure to save yet: open a picture first.</source>
        <translation>Es gibt noch keine Abbildung zum Speichern: Öffnen Sie zuerst ein Bild.</translation>
    </message>
    <message>
        <source>There is no figure to save yet: open a sound first.</source>
        <translation>Es gibt noch keine Abbildung zum Speichern: Öffnen Sie zuerst einen Ton.</translation>
    </message>
    <message>
        <source>There is no figure to save yet: type a text that the model knows first.</source>
        <translation>Es gibt noch keine Abbildung zum Speichern: Geben Sie zuerst einen Text ein, den das Modell kennt.</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>Copied the command, which draws the figure again once it is saved</source>
        <translation>Befehl kopiert; er zeichnet die Abbildung noch einmal, sobald sie gespeichert ist</translation>
    </message>
    <message>
        <source>Copied the command</source>
        <translation>Befehl kopiert</translation>
    </message>
    <message>
        <source>Copied the figure</source>
        <translation>Abbildung kopiert</translation>
    </message>
    <message>
        <source>Copied the Python script</source>
        <translation>Python-Skript kopiert</translation>
    </message>
    <message>
        <source>Copied the session</source>
        <translation>Sitzung kopiert</translation>
    </message>
</context>
<context>
    <name>Figure</name>
    <message>
        <source>, computed by %1</source>
        <translation>, berechnet von %1</translation>
    </message>
    <message>
        <source>Attention weights</source>
        <translation>Attention-Gewichte</translation>
    </message>
    <message>
        <source>Mask of a head</source>
        <translation>Maske eines Heads</translation>
    </message>
    <message>
        <source>Steps of a head</source>
        <translation>Schritte eines Heads</translation>
    </message>
    <message>
        <source>Comparison of attention weights</source>
        <translation>Vergleich von Attention-Gewichten</translation>
    </message>
    <message>
        <source>Attention weights over a picture</source>
        <translation>Attention-Gewichte über einem Bild</translation>
    </message>
    <message>
        <source>Attention weights as lines</source>
        <translation>Attention-Gewichte als Linien</translation>
    </message>
    <message>
        <source>Parts of a number</source>
        <translation>Teile einer Zahl</translation>
    </message>
    <message>
        <source>Measures of heads</source>
        <translation>Kennzahlen von Heads</translation>
    </message>
    <message>
        <source>Knock-outs of heads</source>
        <translation>Knock-outs von Heads</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Histogramm</translation>
    </message>
    <message>
        <source>Attention weight over distance</source>
        <translation>Attention-Gewicht nach Abstand</translation>
    </message>
    <message>
        <source>Two measures of heads</source>
        <translation>Zwei Kennzahlen von Heads</translation>
    </message>
    <message>
        <source>Largest differences of attention weights</source>
        <translation>Größte Differenzen von Attention-Gewichten</translation>
    </message>
    <message>
        <source>lowest</source>
        <translation>kleinstes</translation>
    </message>
    <message>
        <source>highest</source>
        <translation>größtes</translation>
    </message>
    <message>
        <source>difference %1</source>
        <translation>Differenz %1</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>rows: %1</source>
        <translation>Zeilen: %1</translation>
    </message>
    <message>
        <source>rows of %1: %2</source>
        <translation>Zeilen von %1: %2</translation>
    </message>
    <message>
        <source>query (attending)</source>
        <translation>Query (achtet)</translation>
    </message>
    <message>
        <source>key (attended to)</source>
        <translation>Key (beachtet)</translation>
    </message>
    <message>
        <source>layers and heads counted from %1</source>
        <translation>Schichten und Heads ab %1 gezählt</translation>
    </message>
    <message>
        <source>%1 and %2 are %3</source>
        <translation>%1 und %2 sind %3</translation>
    </message>
    <message>
        <source>Jensen–Shannon divergence of %1 and %2: %3 nats</source>
        <translation>Jensen-Shannon-Divergenz von %1 und %2: %3 Nats</translation>
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
        <translation>Attention von %1 als Linien, %2</translation>
    </message>
    <message>
        <source>Only %1 of %2 tokens are labelled: a taller figure or smaller labels have room for all.</source>
        <translation>Nur %1 von %2 Tokens sind beschriftet: Eine höhere Abbildung oder eine kleinere Beschriftung hat Platz für alle.</translation>
    </message>
    <message>
        <source>Some tokens are cut, with an ellipsis: raise the longest label to show them whole.</source>
        <translation>Einige Tokens sind gekürzt, mit Auslassungspunkten: Erhöhen Sie die Höchstlänge, um sie ganz zu zeigen.</translation>
    </message>
    <message>
        <source>target token (attending)</source>
        <translation>Ziel-Token (achtet)</translation>
    </message>
    <message>
        <source>target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>query</source>
        <translation>Query</translation>
    </message>
    <message>
        <source>source token (attended to)</source>
        <translation>Quell-Token (beachtet)</translation>
    </message>
    <message>
        <source>source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>key</source>
        <translation>Key</translation>
    </message>
    <message>
        <source>query “%1”: %2</source>
        <translation>Query „%1“: %2</translation>
    </message>
    <message>
        <source>%1 of %2 lines</source>
        <translation>%1 von %2 Linien</translation>
    </message>
    <message>
        <source>query “%1”</source>
        <translation>Query „%1“</translation>
    </message>
    <message>
        <source>%1; thicker: more weight</source>
        <translation>%1; dicker: mehr Gewicht</translation>
    </message>
    <message>
        <source>lines: %1</source>
        <translation>Linien: %1</translation>
    </message>
    <message>
        <source>layer %1 · head %2</source>
        <translation>Schicht %1 · Head %2</translation>
    </message>
    <message>
        <source>each %1 × %2 cells</source>
        <translation>je %1 × %2 Zellen</translation>
    </message>
    <message>
        <source>up to %1 × %2 cells</source>
        <translation>bis zu %1 × %2 Zellen</translation>
    </message>
    <message>
        <source>attention weight</source>
        <translation>Attention-Gewicht</translation>
    </message>
    <message>
        <source>largest weight of %1</source>
        <translation>größtes Gewicht von %1</translation>
    </message>
    <message>
        <source>mean weight of %1</source>
        <translation>Mittelwert der Gewichte von %1</translation>
    </message>
    <message>
        <source> · each map</source>
        <translation> · jede Karte</translation>
    </message>
    <message>
        <source> · each row</source>
        <translation> · jede Zeile</translation>
    </message>
    <message>
        <source> · each head</source>
        <translation> · jeder Head</translation>
    </message>
    <message>
        <source> · each layer</source>
        <translation> · jede Schicht</translation>
    </message>
    <message>
        <source> · the chosen row</source>
        <translation> · die gewählte Zeile</translation>
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
        <translation>Query (sagt dieses Ziel-Token vorher)</translation>
    </message>
    <message>
        <source>query (predicting this token)</source>
        <translation>Query (sagt dieses Token vorher)</translation>
    </message>
    <message>
        <source>predicting this token</source>
        <translation>sagt dieses Token vorher</translation>
    </message>
    <message>
        <source>predicts</source>
        <translation>sagt vorher</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Value</translation>
    </message>
    <message>
        <source>Maps of so many tokens cannot show each cell: they stay pooled.</source>
        <translation>Karten von so vielen Tokens können nicht jede Zelle zeigen: Sie bleiben zusammengefasst.</translation>
    </message>
    <message>
        <source>Attention weights of %1</source>
        <translation>Attention-Gewichte von %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
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
        <translation>Head %1</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>Schicht %1</translation>
    </message>
    <message>
        <source>layers counted from %1</source>
        <translation>Schichten ab %1 gezählt</translation>
    </message>
    <message>
        <source>%1: %2 of %3 cells</source>
        <translation>%1: %2 von %3 Zellen</translation>
    </message>
    <message>
        <source>mask of %1</source>
        <translation>Maske von %1</translation>
    </message>
    <message>
        <source>Attention mask of %1, %2</source>
        <translation>Attention-Maske von %1, %2</translation>
    </message>
    <message>
        <source>%1 · mask: %2</source>
        <translation>%1 · Maske: %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>What %1 attends to in a picture: %2, %3</source>
        <translation>Worauf %1 in einem Bild achtet: %2, %3</translation>
    </message>
    <message>
        <source>Colours: %1</source>
        <translation>Farben: %1</translation>
    </message>
    <message>
        <source>%1 · query %2</source>
        <translation>%1 · Query %2</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 von %2: %3</translation>
    </message>
    <message>
        <source>weight on each kind of token</source>
        <translation>Gewicht auf jeder Art von Token</translation>
    </message>
    <message>
        <source>share of the photo that the crop kept</source>
        <translation>Anteil des Fotos, den der Zuschnitt behalten hat</translation>
    </message>
    <message>
        <source>photo</source>
        <translation>Foto</translation>
    </message>
    <message>
        <source>width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>hatched: hidden</source>
        <translation>schraffiert: verdeckt</translation>
    </message>
    <message>
        <source>d = %1</source>
        <translation>d = %1</translation>
    </message>
    <message>
        <source>queries × keys</source>
        <translation>Queries × Keys</translation>
    </message>
    <message>
        <source> · rows of maps: %1</source>
        <translation> · Zeilen der Karten: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Steps of %1</source>
        <translation>Schritte von %1</translation>
    </message>
    <message>
        <source>Only one token in %1 is labelled.</source>
        <translation>Nur eines von %1 Tokens ist beschriftet.</translation>
    </message>
    <message>
        <source>Only one token in %1 is labelled: a larger figure or smaller labels have room for all.</source>
        <translation>Nur eines von %1 Tokens ist beschriftet: Eine größere Abbildung oder eine kleinere Beschriftung hat Platz für alle.</translation>
    </message>
    <message>
        <source>Labels that are cut, with an ellipsis: %1. Raise the longest label to show them whole.</source>
        <translation>Gekürzte Beschriftungen, mit Auslassungspunkten: %1. Erhöhen Sie die Höchstlänge, um sie ganz zu zeigen.</translation>
    </message>
    <message>
        <source>Labels overlap: there is room for one token in %1, not for one in %2.</source>
        <translation>Beschriftungen überlappen sich: Platz ist für eines von %1 Tokens, nicht für eines von %2.</translation>
    </message>
    <message>
        <source>The numbers in the cells are %1 pt, less than %2 pt.</source>
        <translation>Die Zahlen in den Zellen haben %1 pt, weniger als %2 pt.</translation>
    </message>
    <message>
        <source>The smallest text is %1 pt, less than %2 pt.</source>
        <translation>Der kleinste Text hat %1 pt, weniger als %2 pt.</translation>
    </message>
    <message>
        <source>The figure is %1 mm high, but a page has only %2 mm: set a height, or a smaller width.</source>
        <translation>Die Abbildung ist %1 mm hoch, eine Seite hat aber nur %2 mm: Legen Sie eine Höhe fest oder eine kleinere Breite.</translation>
    </message>
    <message>
        <source>The font %1 is not installed here; text is in DejaVu Sans.</source>
        <translation>Die Schrift %1 ist hier nicht installiert; der Text ist in DejaVu Sans.</translation>
    </message>
    <message>
        <source>The font %1 is not installed here; text is in %2, which has the same widths.</source>
        <translation>Die Schrift %1 ist hier nicht installiert; der Text ist in %2, die gleich breit läuft.</translation>
    </message>
    <message>
        <source>No installed font has %1: such letters appear as boxes until you install one.</source>
        <translation>Keine installierte Schrift hat %1: Solche Zeichen erscheinen als Kästchen, bis Sie eine installieren.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>What wrote the score of %1, %2</source>
        <translation>Woher der Score kommt: %1, %2</translation>
    </message>
    <message>
        <source>products of %1, added to the score</source>
        <translation>Produkte von %1, addiert zum Score</translation>
    </message>
    <message>
        <source>added to the logit</source>
        <translation>addiert zum Logit</translation>
    </message>
    <message>
        <source>added</source>
        <translation>addiert</translation>
    </message>
    <message>
        <source>What wrote an answer of %1</source>
        <translation>Woher eine Antwort von %1 kommt</translation>
    </message>
    <message>
        <source>What would follow each token, by each layer</source>
        <translation>Was auf jedes Token folgen würde, nach jeder Schicht</translation>
    </message>
    <message>
        <source>What would stand at each token, by each layer</source>
        <translation>Was an der Stelle jedes Tokens stehen würde, nach jeder Schicht</translation>
    </message>
    <message>
        <source>Logit lens of %1</source>
        <translation>Logit-Lens von %1</translation>
    </message>
    <message>
        <source>picked heads</source>
        <translation>ausgewählte Heads</translation>
    </message>
    <message>
        <source>all layers</source>
        <translation>alle Schichten</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>mit %1</translation>
    </message>
    <message>
        <source>weights of single tokens: the map is too long for anything else</source>
        <translation>Gewichte einzelner Tokens: Für anderes ist die Karte zu lang</translation>
    </message>
    <message>
        <source>cells pooled to %1 dpi: each colour is the mean of %2 × %3 cells</source>
        <translation>Zellen auf %1 dpi zusammengefasst: Jede Farbe ist der Mittelwert von %2 × %3 Zellen</translation>
    </message>
    <message>
        <source>cells pooled to %1 dpi: each colour is the mean of up to %2 × %3 cells</source>
        <translation>Zellen auf %1 dpi zusammengefasst: Jede Farbe ist der Mittelwert von bis zu %2 × %3 Zellen</translation>
    </message>
    <message>
        <source>cells pooled to %1 dpi: each colour is the largest of %2 × %3 cells</source>
        <translation>Zellen auf %1 dpi zusammengefasst: Jede Farbe ist das Maximum von %2 × %3 Zellen</translation>
    </message>
    <message>
        <source>cells pooled to %1 dpi: each colour is the largest of up to %2 × %3 cells</source>
        <translation>Zellen auf %1 dpi zusammengefasst: Jede Farbe ist das Maximum von bis zu %2 × %3 Zellen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished">%1: %2</translation>
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
        <translation type="unfinished">Query %1</translation>
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
        <translation type="unfinished">von</translation>
    </message>
    <message>
        <source>to</source>
        <translation type="unfinished">bis</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation type="unfinished">Bytes</translation>
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
        <translation>Diagramm: eine Kennzahl jedes Heads</translation>
    </message>
    <message>
        <source>Chart: knock-outs of every head</source>
        <translation>Diagramm: Knock-outs jedes Heads</translation>
    </message>
    <message>
        <source>Chart: histogram of a measure</source>
        <translation>Diagramm: Histogramm einer Kennzahl</translation>
    </message>
    <message>
        <source>Chart: two measures of every head</source>
        <translation>Diagramm: zwei Kennzahlen jedes Heads</translation>
    </message>
    <message>
        <source>Chart: histogram of this head&apos;s weights</source>
        <translation>Diagramm: Histogramm der Gewichte dieses Heads</translation>
    </message>
    <message>
        <source>Chart: weight over distance</source>
        <translation>Diagramm: Gewicht nach Abstand</translation>
    </message>
    <message>
        <source>Chart: largest differences</source>
        <translation>Diagramm: größte Differenzen</translation>
    </message>
    <message>
        <source>layer %1 head %2</source>
        <translation>Schicht %1 Head %2</translation>
    </message>
    <message>
        <source>This head · %1</source>
        <translation>Dieser Head · %1</translation>
    </message>
    <message>
        <source>All heads of layer %1</source>
        <translation>Alle Heads von Schicht %1</translation>
    </message>
    <message>
        <source>Head %1 of all layers</source>
        <translation>Head %1 aller Schichten</translation>
    </message>
    <message>
        <source>All heads</source>
        <translation>Alle Heads</translation>
    </message>
    <message>
        <source>Mask of this head</source>
        <translation>Maske dieses Heads</translation>
    </message>
    <message>
        <source>Steps of this head</source>
        <translation>Schritte dieses Heads</translation>
    </message>
    <message>
        <source>Picture with this head&apos;s weights</source>
        <translation>Bild mit den Gewichten dieses Heads</translation>
    </message>
    <message>
        <source>Flow of this head</source>
        <translation>Fluss dieses Heads</translation>
    </message>
    <message>
        <source>Why, as the view shows it</source>
        <translation>Warum, wie die Ansicht es zeigt</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>-compared</source>
        <translation>-vergleich</translation>
    </message>
    <message>
        <source>-measures</source>
        <translation>-kennzahlen</translation>
    </message>
    <message>
        <source>-knock-outs</source>
        <translation>-knock-outs</translation>
    </message>
    <message>
        <source>-scatter</source>
        <translation>-streuung</translation>
    </message>
    <message>
        <source>-differences</source>
        <translation>-differenzen</translation>
    </message>
    <message>
        <source>-histogram</source>
        <translation>-histogramm</translation>
    </message>
    <message>
        <source>-all-heads</source>
        <translation>-alle-heads</translation>
    </message>
    <message>
        <source>-mask</source>
        <translation>-maske</translation>
    </message>
    <message>
        <source>-steps</source>
        <translation>-schritte</translation>
    </message>
    <message>
        <source>-picture</source>
        <translation>-bild</translation>
    </message>
    <message>
        <source>-flow</source>
        <translation>-fluss</translation>
    </message>
    <message>
        <source>-why</source>
        <translation>-warum</translation>
    </message>
    <message>
        <source>-weights</source>
        <translation>-gewichte</translation>
    </message>
    <message>
        <source>-distances</source>
        <translation>-abstand</translation>
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
        <translation>PDF, Vektorgrafik (*.pdf)</translation>
    </message>
    <message>
        <source>SVG, vector (*.svg)</source>
        <translation>SVG, Vektorgrafik (*.svg)</translation>
    </message>
    <message>
        <source>PNG, pixels (*.png)</source>
        <translation>PNG, Pixel (*.png)</translation>
    </message>
    <message>
        <source>HTML, for browsers (*.html)</source>
        <translation>HTML, für Browser (*.html)</translation>
    </message>
    <message>
        <source>TikZ, for LaTeX (*.tex)</source>
        <translation>TikZ, für LaTeX (*.tex)</translation>
    </message>
    <message>
        <source>CSV, numbers (*.csv)</source>
        <translation>CSV, Zahlen (*.csv)</translation>
    </message>
    <message>
        <source>NumPy array (*.npy)</source>
        <translation>NumPy-Array (*.npy)</translation>
    </message>
    <message>
        <source>Python script and NumPy array (*.py)</source>
        <translation>Python-Skript und NumPy-Array (*.py)</translation>
    </message>
    <message>
        <source>Replace files</source>
        <translation>Dateien ersetzen</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Save the figure</source>
        <translation>Die Abbildung speichern</translation>
    </message>
    <message>
        <source>%1 already exists.</source>
        <translation>%1 gibt es schon.</translation>
    </message>
    <message>
        <source>Save the files into a folder</source>
        <translation>Die Dateien in einem Ordner speichern</translation>
    </message>
    <message>
        <source>%1 of the %2 files already exist.</source>
        <translation>%1 der %2 Dateien gibt es schon.</translation>
    </message>
</context>
<context>
    <name>FigureFacts</name>
    <message>
        <source>%1 each</source>
        <translation>je %1</translation>
    </message>
    <message>
        <source>%1 tables, %2 numbers</source>
        <translation>%1 Tabellen, %2 Zahlen</translation>
    </message>
    <message>
        <source>%1 × %2 numbers</source>
        <translation>%1 × %2 Zahlen</translation>
    </message>
    <message>
        <source>%1 tables of %2</source>
        <translation>%1 Tabellen mit %2</translation>
    </message>
    <message>
        <source>PY and NPY</source>
        <translation>PY und NPY</translation>
    </message>
    <message>
        <source>%1 with tokens</source>
        <translation>%1 mit Tokens</translation>
    </message>
    <message>
        <source> · </source>
        <translation> · </translation>
    </message>
    <message>
        <source>page for a browser, as wide as its window</source>
        <translation>Seite für einen Browser, so breit wie sein Fenster</translation>
    </message>
    <message>
        <source>text %1 pt</source>
        <translation>Text %1 pt</translation>
    </message>
    <message>
        <source>%1 × %2 px</source>
        <translation>%1 × %2 px</translation>
    </message>
    <message>
        <source>vector</source>
        <translation>Vektorgrafik</translation>
    </message>
    <message>
        <source>maps as lossless pictures</source>
        <translation>Karten als verlustfreie Bilder</translation>
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
        <translation>Vorschau der Abbildung</translation>
    </message>
    <message>
        <source>Drag it onto a folder or into another program</source>
        <translation>Ziehen Sie sie auf einen Ordner oder in ein anderes Programm</translation>
    </message>
</context>
<context>
    <name>FileOpener</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>The engine “%1” opens %2. A large model takes its time.</source>
        <translation>Die Engine „%1“ öffnet %2. Ein großes Modell braucht seine Zeit.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>%1 holds only tokens. Open the attention that they belong to first, or both files together.</source>
        <translation>%1 enthält nur Tokens. Öffnen Sie zuerst die Attention, zu der sie gehören, oder beide Dateien zusammen.</translation>
    </message>
    <message>
        <source>%1 is a picture without a session, and the open model reads no pictures. First open a model that does, such as ViT, then the picture.</source>
        <translation>%1 ist ein Bild ohne Sitzung, und das geöffnete Modell liest keine Bilder. Öffnen Sie zuerst ein Modell, das es kann, zum Beispiel ViT, und dann das Bild.</translation>
    </message>
    <message>
        <source>%1 is a sound, and the open model reads no sounds. First open a Whisper model, then the sound.</source>
        <translation>%1 ist ein Ton, und das geöffnete Modell liest keine Töne. Öffnen Sie zuerst ein Whisper-Modell und dann den Ton.</translation>
    </message>
    <message>
        <source>%1 holds several arrays: %2. Which one do you want to see?</source>
        <translation>%1 enthält mehrere Arrays: %2. Welches möchten Sie sehen?</translation>
    </message>
    <message>
        <source>Swap queries and keys</source>
        <translation>Queries und Keys tauschen</translation>
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
        <translation>Schritt %1 · %2</translation>
    </message>
    <message>
        <source>%1 of %2 tokens generated</source>
        <translation>%1 von %2 Tokens erzeugt</translation>
    </message>
    <message>
        <source>temperature %1</source>
        <translation>Temperatur %1</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>Schicht %1</translation>
    </message>
    <message>
        <source>layer %1 · head %2</source>
        <translation>Schicht %1 · Head %2</translation>
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
        <translation type="unfinished">die Schicht</translation>
    </message>
    <message>
        <source>the temperature</source>
        <translation type="unfinished">die Temperatur</translation>
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
        <translation type="unfinished">&amp;Speichern…</translation>
    </message>
    <message>
        <source>Choose where the film goes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished">Abbrechen</translation>
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
        <translation type="unfinished">%1 gespeichert</translation>
    </message>
</context>
<context>
    <name>Flow</name>
    <message>
        <source>every weight</source>
        <translation>jedes Gewicht</translation>
    </message>
    <message>
        <source>every weight from %1</source>
        <translation>jedes Gewicht ab %1</translation>
    </message>
    <message>
        <source>the largest of each query</source>
        <translation>das größte jeder Query</translation>
    </message>
    <message>
        <source>the %1 largest of each query</source>
        <translation>die %1 größten jeder Query</translation>
    </message>
    <message>
        <source> and head</source>
        <translation> und jedes Heads</translation>
    </message>
    <message>
        <source>%1, from %2</source>
        <translation>%1, ab %2</translation>
    </message>
    <message>
        <source>%1 of %2 lines</source>
        <translation>%1 von %2 Linien</translation>
    </message>
    <message>
        <source>%1: the strongest of %2 (%3)</source>
        <translation>%1: die stärksten von %2 (%3)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>FlowCanvas</name>
    <message>
        <source>Attention flow</source>
        <translation>Attention-Fluss</translation>
    </message>
    <message>
        <source>: %1</source>
        <translation>: %1</translation>
    </message>
    <message>
        <source>, %1 percent, rank %2 of %3</source>
        <translation>, %1 Prozent, Rang %2 von %3</translation>
    </message>
    <message>
        <source>%1 attends to %2%3</source>
        <translation>%1 achtet auf %2%3</translation>
    </message>
    <message>
        <source>%1 (token %2 of %3)</source>
        <translation>%1 (Token %2 von %3)</translation>
    </message>
</context>
<context>
    <name>FlowLegend</name>
    <message>
        <source>Remove the lines of %1</source>
        <translation>Die Linien von %1 entfernen</translation>
    </message>
    <message>
        <source>Point here to see the lines of %1 alone</source>
        <translation>Zeigen Sie hierher, um nur die Linien von %1 zu sehen</translation>
    </message>
</context>
<context>
    <name>FlowView</name>
    <message>
        <source>query (predicting this target token)</source>
        <translation>Query (sagt dieses Ziel-Token vorher)</translation>
    </message>
    <message>
        <source>query (predicting this token)</source>
        <translation>Query (sagt dieses Token vorher)</translation>
    </message>
    <message>
        <source>target token (attending)</source>
        <translation>Ziel-Token (achtet)</translation>
    </message>
    <message>
        <source>query (attending)</source>
        <translation>Query (achtet)</translation>
    </message>
    <message>
        <source>source token (attended to)</source>
        <translation>Quell-Token (beachtet)</translation>
    </message>
    <message>
        <source>key (attended to)</source>
        <translation>Key (beachtet)</translation>
    </message>
    <message>
        <source>Lines per query</source>
        <translation>Linien je Query</translation>
    </message>
    <message>
        <source>Minimum weight</source>
        <translation>Mindestgewicht</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Kurven</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Draw only the largest weights of each query; below 1: all of them</source>
        <translation>Nur die größten Gewichte jeder Query zeichnen; kleiner als 1: alle</translation>
    </message>
    <message>
        <source>Weights below this have no line</source>
        <translation>Gewichte darunter haben keine Linie</translation>
    </message>
    <message>
        <source>Draw curved lines instead of straight ones</source>
        <translation>Gekrümmte statt gerader Linien zeichnen</translation>
    </message>
    <message>
        <source>Thicker lines carry more weight. Point at a token to see its lines alone.</source>
        <translation>Dickere Linien tragen mehr Gewicht. Zeigen Sie auf ein Token, um nur seine Linien zu sehen.</translation>
    </message>
    <message>
        <source>weights that are NaN, without a line: %1</source>
        <translation>Gewichte, die NaN sind, ohne Linie: %1</translation>
    </message>
    <message>
        <source>only the first %1 heads are drawn; left out: %2</source>
        <translation>nur die ersten %1 Heads sind gezeichnet; weggelassen: %2</translation>
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
        <translation> Token</translation>
    </message>
    <message>
        <source> tokens</source>
        <translation> Tokens</translation>
    </message>
    <message>
        <source>How many tokens to generate</source>
        <translation>Wie viele Tokens erzeugt werden</translation>
    </message>
    <message>
        <source>How many tokens the model adds to the text</source>
        <translation>Wie viele Tokens das Modell an den Text anfügt</translation>
    </message>
    <message>
        <source>Step of the generation</source>
        <translation>Schritt beim Erzeugen</translation>
    </message>
    <message>
        <source>Go back to the text as it was when the model chose the next token</source>
        <translation>Zurück zu dem Text, wie er war, als das Modell das nächste Token wählte</translation>
    </message>
    <message>
        <source>Sample again</source>
        <translation>Neu ziehen</translation>
    </message>
    <message>
        <source>Draw different tokens in place of these, with the next seed (Ctrl+Shift+G)</source>
        <translation>Statt dieser andere Tokens ziehen, mit dem nächsten Startwert (Strg+Umschalt+G)</translation>
    </message>
    <message>
        <source>Remove the generated tokens</source>
        <translation>Die erzeugten Tokens entfernen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Generate</source>
        <translation>Erzeugen</translation>
    </message>
    <message>
        <source>Stop after this token (Esc)</source>
        <translation>Nach diesem Token anhalten (Esc)</translation>
    </message>
    <message>
        <source>Let the model continue the text (Ctrl+G)</source>
        <translation>Das Modell den Text fortsetzen lassen (Strg+G)</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
</context>
<context>
    <name>Glossary</name>
    <message>
        <source>%1 (measure)</source>
        <translation>%1 (Kennzahl)</translation>
    </message>
    <message>
        <source>Measures; All heads can order, colour and name heads by it.</source>
        <translation>Kennzahlen; Alle Heads kann Heads danach ordnen, färben und benennen.</translation>
    </message>
    <message>
        <source>token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>subword, piece</source>
        <translation>Teilwort, Wortstück, subword</translation>
    </message>
    <message>
        <source>The unit a model reads: a word, a part of a word, a character, a byte or a patch of a picture. A tokenizer cuts a text into tokens and gives each one a number, its id.</source>
        <translation>Die Einheit, die ein Modell liest: ein Wort, ein Teil eines Wortes, ein Zeichen, ein Byte oder ein Patch eines Bildes. Ein Tokenizer zerlegt einen Text in Tokens und gibt jedem eine Nummer, seine ID.</translation>
    </message>
    <message>
        <source>The chips below the text, and the labels of every map. Point at a chip to see its id.</source>
        <translation>Die Kärtchen unter dem Text und die Beschriftung jeder Karte. Zeigen Sie auf ein Kärtchen, um seine ID zu sehen.</translation>
    </message>
    <message>
        <source>embedding</source>
        <translation>Embedding</translation>
    </message>
    <message>
        <source>token embedding, hidden state, x</source>
        <translation>Token-Embedding, Einbettung, verborgener Zustand, hidden state, x</translation>
    </message>
    <message>
        <source>The vector of numbers that stands for a token inside the model. It is looked up in a table by the token&apos;s id; each layer then changes it.</source>
        <translation>Der Vektor aus Zahlen, der im Modell für ein Token steht. Er wird mit der ID des Tokens in einer Tabelle nachgeschlagen; danach verändert ihn jede Schicht.</translation>
    </message>
    <message>
        <source>x ∈ ℝ&lt;sup&gt;d_model&lt;/sup&gt;</source>
        <translation>x ∈ ℝ&lt;sup&gt;d_model&lt;/sup&gt;</translation>
    </message>
    <message>
        <source>Steps, as the input x; d_model in the teaching module.</source>
        <translation>Schritte, als Eingabe x; d_model im Lehrmodul.</translation>
    </message>
    <message>
        <source>vocabulary</source>
        <translation>Vokabular</translation>
    </message>
    <message>
        <source>token ids</source>
        <translation>Token-IDs</translation>
    </message>
    <message>
        <source>All tokens that a model knows, each with an id. What is not in the vocabulary is cut into smaller pieces or left out.</source>
        <translation>Alle Tokens, die ein Modell kennt, jedes mit einer ID. Was nicht im Vokabular steht, wird in kleinere Stücke zerlegt oder weggelassen.</translation>
    </message>
    <message>
        <source>The chips below the text: what the model has no token for is struck through.</source>
        <translation>Die Kärtchen unter dem Text: Wofür das Modell kein Token hat, ist durchgestrichen.</translation>
    </message>
    <message>
        <source>special token</source>
        <translation>Sondertoken</translation>
    </message>
    <message>
        <source>[CLS], [SEP], [MASK], &lt;s&gt;, &lt;/s&gt;, BOS, EOS</source>
        <translation>[CLS], [SEP], [MASK], &lt;s&gt;, &lt;/s&gt;, BOS, EOS</translation>
    </message>
    <message>
        <source>A token that the tokenizer adds and that stands for no word: &lt;s&gt; or [CLS] begins a text, &lt;/s&gt; or [SEP] ends or separates texts, and [MASK] stands where a word is to be guessed.</source>
        <translation>Ein Token, das der Tokenizer hinzufügt und das für kein Wort steht: &lt;s&gt; oder [CLS] beginnt einen Text, &lt;/s&gt; oder [SEP] beendet oder trennt Texte, und [MASK] steht dort, wo ein Wort zu raten ist.</translation>
    </message>
    <message>
        <source>The chips below the text; the map&apos;s choice “Special tokens left out”.</source>
        <translation>Die Kärtchen unter dem Text; die Wahl „Ohne Sondertokens“ über der Karte.</translation>
    </message>
    <message>
        <source>padding</source>
        <translation>Padding</translation>
    </message>
    <message>
        <source>[PAD], padding token</source>
        <translation>[PAD], Padding-Token, Auffüllung</translation>
    </message>
    <message>
        <source>Tokens without meaning that fill up shorter texts, so that all texts of a batch have the same length. A padding mask hides them from every query.</source>
        <translation>Tokens ohne Bedeutung, die kürzere Texte auffüllen, damit alle Texte eines Batches gleich lang sind. Eine Padding-Maske verdeckt sie vor jeder Query.</translation>
    </message>
    <message>
        <source>Several texts at once (“+ text”), and the rule “Padding” of the Mask view.</source>
        <translation>Mehrere Texte zugleich („+ Text“), und die Regel „Padding“ der Ansicht Maske.</translation>
    </message>
    <message>
        <source>batch</source>
        <translation>Batch</translation>
    </message>
    <message>
        <source>Several texts that the model computes at once, padded to the same length. They do not see each other.</source>
        <translation>Mehrere Texte, die das Modell zugleich berechnet, auf gleiche Länge aufgefüllt. Sie sehen einander nicht.</translation>
    </message>
    <message>
        <source>“+ text” above the input; the list beside it chooses the one that is shown.</source>
        <translation>„+ Text“ über der Eingabe; die Liste daneben wählt den Text, der zu sehen ist.</translation>
    </message>
    <message>
        <source>position encoding</source>
        <translation>Positionscodierung</translation>
    </message>
    <message>
        <source>positional encoding, order of words</source>
        <translation>positional encoding, Reihenfolge der Wörter</translation>
    </message>
    <message>
        <source>What tells the model in which order the tokens stand. Without it, attention sees a text as a set: shuffled words give the same weights in another order.</source>
        <translation>Was dem Modell sagt, in welcher Reihenfolge die Tokens stehen. Ohne sie sieht Attention einen Text als Menge: Gemischte Wörter ergeben dieselben Gewichte in anderer Reihenfolge.</translation>
    </message>
    <message>
        <source>“Positions” in the teaching module; shuffle the words (Ctrl+Shift+H) to see the difference.</source>
        <translation>„Positionen“ im Lehrmodul; mischen Sie die Wörter (Strg+Umschalt+H), um den Unterschied zu sehen.</translation>
    </message>
    <message>
        <source>sinusoidal encoding</source>
        <translation>Sinuscodierung</translation>
    </message>
    <message>
        <source>sine, cosine, fixed positions</source>
        <translation>Sinus, Kosinus, feste Positionen, sinusoidal encoding</translation>
    </message>
    <message>
        <source>A fixed vector of sines and cosines of several wavelengths, one for each position, that is added to the embedding (Vaswani et al., 2017).</source>
        <translation>Ein fester Vektor aus Sinus- und Kosinuswerten mehrerer Wellenlängen, einer für jede Position, der zum Embedding addiert wird (Vaswani et al., 2017).</translation>
    </message>
    <message>
        <source>PE(pos, 2i) = sin(pos ∕ 10000&lt;sup&gt;2i∕d_model&lt;/sup&gt;), PE(pos, 2i+1) = cos(…)</source>
        <translation>PE(pos, 2i) = sin(pos ∕ 10000&lt;sup&gt;2i∕d_model&lt;/sup&gt;), PE(pos, 2i+1) = cos(…)</translation>
    </message>
    <message>
        <source>“Positions” in the teaching module.</source>
        <translation>„Positionen“ im Lehrmodul.</translation>
    </message>
    <message>
        <source>rotary embedding</source>
        <translation>Rotary Embedding</translation>
    </message>
    <message>
        <source>RoPE, rotary position embedding</source>
        <translation>RoPE, rotary position embedding</translation>
    </message>
    <message>
        <source>Rotates pairs of dimensions of each query and key by an angle that grows with the position, so that q·k depends only on how far apart the two tokens are (Su et al., 2021).</source>
        <translation>Dreht Paare von Dimensionen jeder Query und jedes Keys um einen Winkel, der mit der Position wächst, sodass q·k nur davon abhängt, wie weit die beiden Tokens auseinander sind (Su et al., 2021).</translation>
    </message>
    <message>
        <source>angle of pair i = position · base&lt;sup&gt;−2i∕n&lt;/sup&gt;</source>
        <translation>Winkel von Paar i = Position · Basis&lt;sup&gt;−2i∕n&lt;/sup&gt;</translation>
    </message>
    <message>
        <source>Steps, where q and k are rotated by position; “Positions” in the teaching module.</source>
        <translation>Schritte, wo q und k nach Position gedreht werden; „Positionen“ im Lehrmodul.</translation>
    </message>
    <message>
        <source>ALiBi</source>
        <translation>ALiBi</translation>
    </message>
    <message>
        <source>attention with linear biases, slope</source>
        <translation>attention with linear biases, Steigung</translation>
    </message>
    <message>
        <source>Subtracts from each score a number that grows with the distance between query and key, by a slope of each head (Press et al., 2022).</source>
        <translation>Zieht von jedem Score eine Zahl ab, die mit dem Abstand von Query und Key wächst, mit einer Steigung für jeden Head (Press et al., 2022).</translation>
    </message>
    <message>
        <source>score − slope · |query − key|</source>
        <translation>Score − Steigung · |Query − Key|</translation>
    </message>
    <message>
        <source>“Positions” in the teaching module; “+ bias of position” in the Cell panel and in Steps.</source>
        <translation>„Positionen“ im Lehrmodul; „+ Positions-Bias“ im Bedienfeld Zelle und in Schritte.</translation>
    </message>
    <message>
        <source>distance buckets</source>
        <translation>Abstandsklassen</translation>
    </message>
    <message>
        <source>relative position bias, T5 bias</source>
        <translation>relative position bias, T5-Bias, distance buckets</translation>
    </message>
    <message>
        <source>A learned number for each head and each range of distances between query and key, added to the score as in T5. Large distances share a bucket.</source>
        <translation>Eine gelernte Zahl für jeden Head und jeden Bereich von Abständen zwischen Query und Key, die wie in T5 zum Score addiert wird. Große Abstände teilen sich eine Klasse.</translation>
    </message>
    <message>
        <source>query</source>
        <translation>Query</translation>
    </message>
    <message>
        <source>q, Q, row</source>
        <translation>q, Q, Zeile</translation>
    </message>
    <message>
        <source>The vector with which a token looks for others: it is compared with every key. In a map, each row is the query of one token.</source>
        <translation>Der Vektor, mit dem ein Token nach anderen sucht: Er wird mit jedem Key verglichen. In einer Karte ist jede Zeile die Query eines Tokens.</translation>
    </message>
    <message>
        <source>q = x W&lt;sub&gt;Q&lt;/sub&gt;</source>
        <translation>q = x W&lt;sub&gt;Q&lt;/sub&gt;</translation>
    </message>
    <message>
        <source>The rows of every map; the steps “queries Q”.</source>
        <translation>Die Zeilen jeder Karte; die Stufen „Queries Q“.</translation>
    </message>
    <message>
        <source>key</source>
        <translation>Key</translation>
    </message>
    <message>
        <source>k, K, column</source>
        <translation>k, K, Spalte</translation>
    </message>
    <message>
        <source>The vector by which a token can be found: queries are compared with it. In a map, each column is the key of one token.</source>
        <translation>Der Vektor, an dem ein Token gefunden werden kann: Mit ihm werden Queries verglichen. In einer Karte ist jede Spalte der Key eines Tokens.</translation>
    </message>
    <message>
        <source>k = x W&lt;sub&gt;K&lt;/sub&gt;</source>
        <translation>k = x W&lt;sub&gt;K&lt;/sub&gt;</translation>
    </message>
    <message>
        <source>The columns of every map; the steps “keys K”.</source>
        <translation>Die Spalten jeder Karte; die Stufen „Keys K“.</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Value</translation>
    </message>
    <message>
        <source>v, V</source>
        <translation>v, V</translation>
    </message>
    <message>
        <source>The vector that a token hands on when it is attended to. A head&apos;s output is the sum of the values, each times its weight.</source>
        <translation>Der Vektor, den ein Token weitergibt, wenn auf es geachtet wird. Die Ausgabe eines Heads ist die Summe der Values, jeder mit seinem Gewicht multipliziert.</translation>
    </message>
    <message>
        <source>v = x W&lt;sub&gt;V&lt;/sub&gt;</source>
        <translation>v = x W&lt;sub&gt;V&lt;/sub&gt;</translation>
    </message>
    <message>
        <source>Steps, where the weights are applied to the values.</source>
        <translation>Schritte, wo die Gewichte auf die Values angewendet werden.</translation>
    </message>
    <message>
        <source>context</source>
        <translation>Kontext</translation>
    </message>
    <message>
        <source>head&apos;s output, weighted values</source>
        <translation>Ausgabe des Heads, gewichtete Values</translation>
    </message>
    <message>
        <source>What a head hands on for one query: the values of all keys, each times its weight, added up.</source>
        <translation>Was ein Head für eine Query weitergibt: die Values aller Keys, jeder mit seinem Gewicht multipliziert und zusammengezählt.</translation>
    </message>
    <message>
        <source>context = Σ weight · v</source>
        <translation>Kontext = Σ Gewicht · v</translation>
    </message>
    <message>
        <source>projection</source>
        <translation>Projektion</translation>
    </message>
    <message>
        <source>W_Q, W_K, W_V, W_O, output projection, parameters</source>
        <translation>W_Q, W_K, W_V, W_O, Ausgabeprojektion, Parameter</translation>
    </message>
    <message>
        <source>A learned matrix that vectors are multiplied by: W_Q, W_K and W_V give queries, keys and values, and W_O brings the heads&apos; outputs back to the size of the embedding.</source>
        <translation>Eine gelernte Matrix, mit der Vektoren multipliziert werden: W_Q, W_K und W_V ergeben Queries, Keys und Values, und W_O bringt die Ausgaben der Heads auf die Größe des Embeddings zurück.</translation>
    </message>
    <message>
        <source>output = Σ head&lt;sub&gt;i&lt;/sub&gt; W&lt;sub&gt;i&lt;/sub&gt;&lt;sup&gt;O&lt;/sup&gt; = concat(head&lt;sub&gt;1&lt;/sub&gt;, …, head&lt;sub&gt;H&lt;/sub&gt;) W&lt;sup&gt;O&lt;/sup&gt;</source>
        <translation>Ausgabe = Σ head&lt;sub&gt;i&lt;/sub&gt; W&lt;sub&gt;i&lt;/sub&gt;&lt;sup&gt;O&lt;/sup&gt; = concat(head&lt;sub&gt;1&lt;/sub&gt;, …, head&lt;sub&gt;H&lt;/sub&gt;) W&lt;sup&gt;O&lt;/sup&gt;</translation>
    </message>
    <message>
        <source>Steps; the formula of the teaching module.</source>
        <translation>Schritte; die Formel des Lehrmoduls.</translation>
    </message>
    <message>
        <source>score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>q·k, attention logit, dot product</source>
        <translation>q·k, Attention-Logit, Skalarprodukt</translation>
    </message>
    <message>
        <source>How well a query and a key match: their dot product. It may be any number; the softmax turns scores into weights.</source>
        <translation>Wie gut eine Query und ein Key zusammenpassen: ihr Skalarprodukt. Ein Score kann jede Zahl sein; die Softmax macht aus Scores Gewichte.</translation>
    </message>
    <message>
        <source>s = q · k</source>
        <translation>s = q · k</translation>
    </message>
    <message>
        <source>The Cell panel, first line; Steps.</source>
        <translation>Das Bedienfeld Zelle, erste Zeile; Schritte.</translation>
    </message>
    <message>
        <source>scale √d_k</source>
        <translation>Skalierung √d_k</translation>
    </message>
    <message>
        <source>scaled dot product, 1/√d_k</source>
        <translation>skaliertes Skalarprodukt, 1/√d_k</translation>
    </message>
    <message>
        <source>Scores are divided by the root of the key&apos;s length d_k. Otherwise long vectors would give large scores, and the softmax would put nearly all weight on one key.</source>
        <translation>Scores werden durch die Wurzel der Länge d_k des Keys geteilt. Sonst ergäben lange Vektoren große Scores, und die Softmax legte fast alles Gewicht auf einen Key.</translation>
    </message>
    <message>
        <source>s ∕ √d&lt;sub&gt;k&lt;/sub&gt;</source>
        <translation>s ∕ √d&lt;sub&gt;k&lt;/sub&gt;</translation>
    </message>
    <message>
        <source>The Cell panel and Steps; “Scale” in the teaching module.</source>
        <translation>Das Bedienfeld Zelle und Schritte; „Skalierung“ im Lehrmodul.</translation>
    </message>
    <message>
        <source>soft-cap</source>
        <translation>Soft-Cap</translation>
    </message>
    <message>
        <source>logit soft-capping</source>
        <translation>logit soft-capping</translation>
    </message>
    <message>
        <source>Keeps scores between −c and c by a smooth function, as in Gemma 2.</source>
        <translation>Hält Scores mit einer glatten Funktion zwischen −c und c, wie in Gemma 2.</translation>
    </message>
    <message>
        <source>c · tanh(s ∕ c)</source>
        <translation>c · tanh(s ∕ c)</translation>
    </message>
    <message>
        <source>“Soft-cap” in the teaching module; the Cell panel of models that have it.</source>
        <translation>„Soft-Cap“ im Lehrmodul; das Bedienfeld Zelle bei Modellen, die ihn haben.</translation>
    </message>
    <message>
        <source>bias of position</source>
        <translation>Positions-Bias</translation>
    </message>
    <message>
        <source>relative bias</source>
        <translation>relativer Bias, relative bias</translation>
    </message>
    <message>
        <source>A number added to a score that depends only on where query and key stand. ALiBi and T5&apos;s distance buckets are such biases.</source>
        <translation>Eine Zahl, die zu einem Score addiert wird und nur davon abhängt, wo Query und Key stehen. ALiBi und die T5-Abstandsklassen sind solche Biases.</translation>
    </message>
    <message>
        <source>s + b&lt;sub&gt;query, key&lt;/sub&gt;</source>
        <translation>s + b&lt;sub&gt;query, key&lt;/sub&gt;</translation>
    </message>
    <message>
        <source>The Cell panel and Steps of models that have one.</source>
        <translation>Das Bedienfeld Zelle und Schritte bei Modellen, die einen haben.</translation>
    </message>
    <message>
        <source>softmax</source>
        <translation>Softmax</translation>
    </message>
    <message>
        <source>normalisation, exp</source>
        <translation>Normierung, exp</translation>
    </message>
    <message>
        <source>Turns a row of scores into weights between 0 and 1 that sum to 1. A score that is larger by 1 gets e ≈ 2.7 times the weight.</source>
        <translation>Macht aus einer Zeile von Scores Gewichte zwischen 0 und 1, die zusammen 1 ergeben. Ein Score, der um 1 größer ist, bekommt das e-fache Gewicht (e ≈ 2.7).</translation>
    </message>
    <message>
        <source>w&lt;sub&gt;i&lt;/sub&gt; = exp(s&lt;sub&gt;i&lt;/sub&gt;) ∕ Σ&lt;sub&gt;j&lt;/sub&gt; exp(s&lt;sub&gt;j&lt;/sub&gt;)</source>
        <translation>w&lt;sub&gt;i&lt;/sub&gt; = exp(s&lt;sub&gt;i&lt;/sub&gt;) ∕ Σ&lt;sub&gt;j&lt;/sub&gt; exp(s&lt;sub&gt;j&lt;/sub&gt;)</translation>
    </message>
    <message>
        <source>The Cell panel; Steps.</source>
        <translation>Das Bedienfeld Zelle; Schritte.</translation>
    </message>
    <message>
        <source>temperature</source>
        <translation>Temperatur</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
    <message>
        <source>What scores are divided by before the softmax. Below 1 the largest weight grows, above 1 the weights become more alike.</source>
        <translation>Wodurch Scores vor der Softmax geteilt werden. Unter 1 wächst das größte Gewicht, über 1 werden die Gewichte einander ähnlicher.</translation>
    </message>
    <message>
        <source>w = softmax(s ∕ T)</source>
        <translation>w = softmax(s ∕ T)</translation>
    </message>
    <message>
        <source>T in the bar at the top.</source>
        <translation>T in der Leiste oben.</translation>
    </message>
    <message>
        <source>attention weight</source>
        <translation>Attention-Gewicht</translation>
    </message>
    <message>
        <source>weight, attention probability, α</source>
        <translation>Gewicht, Attention-Wahrscheinlichkeit, α</translation>
    </message>
    <message>
        <source>How much of a key&apos;s value goes into a query&apos;s result, from 0 to 1; the weights of a row sum to 1. It says where a head looks, not what the answer rests on: knock the cell or the head out to see that.</source>
        <translation>Wie viel vom Value eines Keys in das Ergebnis einer Query eingeht, von 0 bis 1; die Gewichte einer Zeile ergeben zusammen 1. Es sagt, wohin ein Head schaut, und nicht, worauf die Antwort beruht: Um das zu sehen, nehmen Sie die Zelle oder den Head heraus.</translation>
    </message>
    <message>
        <source>w = softmax(q·k ∕ √d&lt;sub&gt;k&lt;/sub&gt;)</source>
        <translation>w = softmax(q·k ∕ √d&lt;sub&gt;k&lt;/sub&gt;)</translation>
    </message>
    <message>
        <source>The cells of the map, the lines of Flow, the bars of the Cell panel.</source>
        <translation>Die Zellen der Karte, die Linien von Fluss, die Balken im Bedienfeld Zelle.</translation>
    </message>
    <message>
        <source>dropout</source>
        <translation>Dropout</translation>
    </message>
    <message>
        <source>In training, some weights are set to 0 at random and the others are enlarged to make up for it. A trained model that is only used has no dropout.</source>
        <translation>Im Training werden einige Gewichte zufällig auf 0 gesetzt und die übrigen zum Ausgleich vergrößert. Ein trainiertes Modell, das nur benutzt wird, hat keinen Dropout.</translation>
    </message>
    <message>
        <source>w ∕ (1 − rate) or 0</source>
        <translation>w ∕ (1 − Rate) oder 0</translation>
    </message>
    <message>
        <source>“Dropout” in the teaching module.</source>
        <translation>„Dropout“ im Lehrmodul.</translation>
    </message>
    <message>
        <source>attention sink</source>
        <translation>Attention-Sink</translation>
    </message>
    <message>
        <source>softmax off by one, rest</source>
        <translation>softmax off by one, Ruhe, Senke</translation>
    </message>
    <message>
        <source>Where a head puts weight that it has no use for: often on the first token, in some models on a score that belongs to no key. In those models the weights that are shown sum to less than 1.</source>
        <translation>Wohin ein Head Gewicht legt, das er nicht braucht: oft auf das erste Token, in manchen Modellen auf einen Score, der zu keinem Key gehört. In solchen Modellen ergeben die gezeigten Gewichte zusammen weniger als 1.</translation>
    </message>
    <message>
        <source>w&lt;sub&gt;i&lt;/sub&gt; = exp(s&lt;sub&gt;i&lt;/sub&gt;) ∕ (exp(sink) + Σ&lt;sub&gt;j&lt;/sub&gt; exp(s&lt;sub&gt;j&lt;/sub&gt;))</source>
        <translation>w&lt;sub&gt;i&lt;/sub&gt; = exp(s&lt;sub&gt;i&lt;/sub&gt;) ∕ (exp(sink) + Σ&lt;sub&gt;j&lt;/sub&gt; exp(s&lt;sub&gt;j&lt;/sub&gt;))</translation>
    </message>
    <message>
        <source>“Sink” in the teaching module; the measure “first token”.</source>
        <translation>„Sink“ im Lehrmodul; die Kennzahl „erstes Token“.</translation>
    </message>
    <message>
        <source>attention map</source>
        <translation>Attention-Karte</translation>
    </message>
    <message>
        <source>heatmap, attention matrix, pattern</source>
        <translation>Heatmap, Attention-Matrix, Muster</translation>
    </message>
    <message>
        <source>All attention weights of one head as a table: a row for each query, a column for each key. A bright cell means that the row&apos;s token attends to the column&apos;s token.</source>
        <translation>Alle Attention-Gewichte eines Heads als Tabelle: eine Zeile für jede Query, eine Spalte für jeden Key. Eine helle Zelle bedeutet, dass das Token der Zeile auf das Token der Spalte achtet.</translation>
    </message>
    <message>
        <source>softmax(Q Kᵀ ∕ √d&lt;sub&gt;k&lt;/sub&gt; + mask)</source>
        <translation>softmax(Q Kᵀ ∕ √d&lt;sub&gt;k&lt;/sub&gt; + Maske)</translation>
    </message>
    <message>
        <source>Map; small ones in All heads.</source>
        <translation>Karte; kleine Karten in Alle Heads.</translation>
    </message>
    <message>
        <source>weighted value norm</source>
        <translation>gewichtete Value-Norm</translation>
    </message>
    <message>
        <source>‖weight · v W_O‖, norm-based attention</source>
        <translation>‖Gewicht · v W_O‖, norm-based attention</translation>
    </message>
    <message>
        <source>The length of the vector that a key really adds to a query: its weight times its value, after the output projection (Kobayashi et al., 2020). A large weight on a short value adds little.</source>
        <translation>Die Länge des Vektors, den ein Key wirklich zu einer Query addiert: sein Gewicht mal sein Value, nach der Ausgabeprojektion (Kobayashi et al., 2020). Ein großes Gewicht auf einem kurzen Value bringt wenig.</translation>
    </message>
    <message>
        <source>‖w · v W&lt;sup&gt;O&lt;/sup&gt;‖</source>
        <translation>‖w · v W&lt;sup&gt;O&lt;/sup&gt;‖</translation>
    </message>
    <message>
        <source>The map&apos;s choice “‖weight · v Wᴼ‖”; the last line of the Cell panel.</source>
        <translation>Die Wahl „‖Gewicht · v Wᴼ‖“ über der Karte; die letzte Zeile im Bedienfeld Zelle.</translation>
    </message>
    <message>
        <source>attention head</source>
        <translation>Attention-Head</translation>
    </message>
    <message>
        <source>head, multi-head attention</source>
        <translation>Head, Multi-Head-Attention</translation>
    </message>
    <message>
        <source>One of several attentions that a layer computes side by side, each with its own projections and so with its own map. Their outputs are projected and added.</source>
        <translation>Eine von mehreren Attention-Berechnungen, die eine Schicht nebeneinander ausführt, jede mit eigenen Projektionen und deshalb mit einer eigenen Karte. Ihre Ausgaben werden projiziert und addiert.</translation>
    </message>
    <message>
        <source>head = softmax(Q Kᵀ ∕ √d&lt;sub&gt;k&lt;/sub&gt; + mask) V</source>
        <translation>head = softmax(Q Kᵀ ∕ √d&lt;sub&gt;k&lt;/sub&gt; + Maske) V</translation>
    </message>
    <message>
        <source>“Head” in the bar at the top (Alt+Left, Alt+Right); All heads.</source>
        <translation>„Head“ in der Leiste oben (Alt+←, Alt+→); Alle Heads.</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>Schicht</translation>
    </message>
    <message>
        <source>block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>One round of attention and a feed-forward network. Models stack several: each layer reads what the one before it wrote.</source>
        <translation>Eine Runde Attention und eine Feed-Forward-Schicht. Modelle stapeln mehrere: Jede Schicht liest, was die vorige geschrieben hat.</translation>
    </message>
    <message>
        <source>“Layer” in the bar at the top (Alt+Up, Alt+Down).</source>
        <translation>„Schicht“ in der Leiste oben (Alt+↑, Alt+↓).</translation>
    </message>
    <message>
        <source>grouped heads</source>
        <translation>gruppierte Heads</translation>
    </message>
    <message>
        <source>GQA, MQA, grouped-query, multi-query attention, H_kv</source>
        <translation>GQA, MQA, Grouped-Query-Attention, Multi-Query-Attention, H_kv</translation>
    </message>
    <message>
        <source>Several query heads share the same keys and values, which saves memory. With a single key and value head it is called multi-query attention.</source>
        <translation>Mehrere Query-Heads teilen sich dieselben Keys und Values; das spart Speicher. Mit einem einzigen Head für Keys und Values heißt es Multi-Query-Attention.</translation>
    </message>
    <message>
        <source>“K, V heads” in the teaching module (More); Steps says which heads share.</source>
        <translation>„K-, V-Heads“ im Lehrmodul (Mehr); Schritte sagt, welche Heads teilen.</translation>
    </message>
    <message>
        <source>norm of q and k</source>
        <translation>Normierung von q und k</translation>
    </message>
    <message>
        <source>QK norm, RMSNorm, root mean square</source>
        <translation>QK-Norm, RMSNorm, quadratisches Mittel, root mean square</translation>
    </message>
    <message>
        <source>Queries and keys are divided by their root mean square before they are compared, so that scores cannot grow without bound (as in Qwen3).</source>
        <translation>Queries und Keys werden vor dem Vergleich durch ihr quadratisches Mittel geteilt, damit Scores nicht beliebig wachsen können (wie in Qwen3).</translation>
    </message>
    <message>
        <source>q ∕ √(mean of q²)</source>
        <translation>q ∕ √(Mittelwert von q²)</translation>
    </message>
    <message>
        <source>“q, k norm” in the teaching module (More); Steps.</source>
        <translation>„Norm q, k“ im Lehrmodul (Mehr); Schritte.</translation>
    </message>
    <message>
        <source>latent</source>
        <translation>latenter Vektor</translation>
    </message>
    <message>
        <source>multi-head latent attention, MLA, low rank</source>
        <translation>multi-head latent attention, MLA, niedriger Rang</translation>
    </message>
    <message>
        <source>A shorter vector that keys and values, sometimes queries too, are projected from, as in DeepSeek-V3. Only the latent has to be cached. One more part of the key comes from the token itself, is rotated by position and is shared by all heads.</source>
        <translation>Ein kürzerer Vektor, aus dem Keys und Values, manchmal auch Queries, projiziert werden, wie in DeepSeek-V3. Nur der latente Vektor muss im Cache stehen. Ein weiterer Teil des Keys kommt vom Token selbst, wird nach Position gedreht und ist allen Heads gemeinsam.</translation>
    </message>
    <message>
        <source>k = [ norm(x W&lt;sub&gt;down&lt;/sub&gt;) W&lt;sub&gt;K&lt;/sub&gt; , R x W&lt;sub&gt;R&lt;/sub&gt; ]</source>
        <translation>k = [ norm(x W&lt;sub&gt;down&lt;/sub&gt;) W&lt;sub&gt;K&lt;/sub&gt; , R x W&lt;sub&gt;R&lt;/sub&gt; ]</translation>
    </message>
    <message>
        <source>Steps of models that have latents.</source>
        <translation>Schritte bei Modellen mit latenten Vektoren.</translation>
    </message>
    <message>
        <source>content and position terms</source>
        <translation>Inhalts- und Positionsterme</translation>
    </message>
    <message>
        <source>disentangled attention, content to position, position to content, c2p, p2c</source>
        <translation>disentangled attention, Inhalt zu Position, Position zu Inhalt, c2p, p2c</translation>
    </message>
    <message>
        <source>In DeBERTa each distance has vectors of its own. A score is the sum of three products: query and key, query and the distance, key and the distance.</source>
        <translation>In DeBERTa hat jeder Abstand eigene Vektoren. Ein Score ist die Summe dreier Produkte: Query und Key, Query und Abstand, Key und Abstand.</translation>
    </message>
    <message>
        <source>q&lt;sub&gt;i&lt;/sub&gt; · k&lt;sub&gt;j&lt;/sub&gt; + q&lt;sub&gt;i&lt;/sub&gt; · K&lt;sup&gt;r&lt;/sup&gt;&lt;sub&gt;i−j&lt;/sub&gt; + k&lt;sub&gt;j&lt;/sub&gt; · Q&lt;sup&gt;r&lt;/sup&gt;&lt;sub&gt;i−j&lt;/sub&gt;</source>
        <translation>q&lt;sub&gt;i&lt;/sub&gt; · k&lt;sub&gt;j&lt;/sub&gt; + q&lt;sub&gt;i&lt;/sub&gt; · K&lt;sup&gt;r&lt;/sup&gt;&lt;sub&gt;i−j&lt;/sub&gt; + k&lt;sub&gt;j&lt;/sub&gt; · Q&lt;sup&gt;r&lt;/sup&gt;&lt;sub&gt;i−j&lt;/sub&gt;</translation>
    </message>
    <message>
        <source>Steps of DeBERTa, “bias of position”.</source>
        <translation>Schritte bei DeBERTa, „Positions-Bias“.</translation>
    </message>
    <message>
        <source>mixture of experts</source>
        <translation>Mixture of Experts</translation>
    </message>
    <message>
        <source>MoE, expert, router, gate</source>
        <translation>MoE, Experte, Router, Gate</translation>
    </message>
    <message>
        <source>Several feed-forward layers side by side, of which each token goes through a few. A router gives every expert a score, and the best ones are taken with their weights.</source>
        <translation>Mehrere Feed-Forward-Schichten nebeneinander; jedes Token geht nur durch einige davon. Ein Router gibt jedem Experten einen Score, und die besten werden mit ihren Gewichten genommen.</translation>
    </message>
    <message>
        <source>Σ&lt;sub&gt;e taken&lt;/sub&gt; g&lt;sub&gt;e&lt;/sub&gt; FFN&lt;sub&gt;e&lt;/sub&gt;(x)</source>
        <translation>Σ&lt;sub&gt;e gewählt&lt;/sub&gt; g&lt;sub&gt;e&lt;/sub&gt; FFN&lt;sub&gt;e&lt;/sub&gt;(x)</translation>
    </message>
    <message>
        <source>Steps, “experts”.</source>
        <translation>Schritte, „Experten“.</translation>
    </message>
    <message>
        <source>layer without positions</source>
        <translation>Schicht ohne Positionen</translation>
    </message>
    <message>
        <source>NoPE</source>
        <translation>NoPE</translation>
    </message>
    <message>
        <source>A layer whose scores do not depend on where tokens stand, among others that rotate queries and keys: SmolLM3, Command R7B, Llama 4. It can look back as far as the text reaches.</source>
        <translation>Eine Schicht, deren Scores nicht davon abhängen, wo Tokens stehen, zwischen anderen, die Queries und Keys drehen: SmolLM3, Command R7B, Llama 4. Sie kann so weit zurückschauen, wie der Text reicht.</translation>
    </message>
    <message>
        <source>Steps, “project”.</source>
        <translation>Schritte, „projizieren“.</translation>
    </message>
    <message>
        <source>chunk</source>
        <translation>Chunk</translation>
    </message>
    <message>
        <source>chunked attention, block</source>
        <translation>chunked attention, Block, Abschnitt</translation>
    </message>
    <message>
        <source>The text is cut into chunks of equal length, and a query sees only its own chunk, as in most layers of Llama 4. A sliding window moves with the query; a chunk does not.</source>
        <translation>Der Text wird in gleich lange Chunks geteilt, und eine Query sieht nur ihren eigenen, wie in den meisten Schichten von Llama 4. Ein gleitendes Fenster wandert mit der Query; ein Chunk nicht.</translation>
    </message>
    <message>
        <source>Mask, the rule “chunk”.</source>
        <translation>Maske, die Regel „Chunk“.</translation>
    </message>
    <message>
        <source>length by position</source>
        <translation>Länge nach Position</translation>
    </message>
    <message>
        <source>attention temperature tuning, scalable softmax</source>
        <translation>attention temperature tuning, scalable softmax</translation>
    </message>
    <message>
        <source>Queries of later tokens are longer, so that their weights stay sharp although they see more keys: layers without positions of Llama 4.</source>
        <translation>Queries späterer Tokens sind länger, damit ihre Gewichte scharf bleiben, obwohl sie mehr Keys sehen: Schichten ohne Positionen in Llama 4.</translation>
    </message>
    <message>
        <source>q · (1 + a ln(1 + ⌊(position + 1) ∕ step⌋))</source>
        <translation>q · (1 + a ln(1 + ⌊(Position + 1) ∕ Schritt⌋))</translation>
    </message>
    <message>
        <source>Steps, “lengthen by position”; “Longer queries” in the teaching module (More).</source>
        <translation>Schritte, „nach Position verlängern“; „Längere Queries“ im Lehrmodul (Mehr).</translation>
    </message>
    <message>
        <source>output gate</source>
        <translation>Ausgabe-Gate</translation>
    </message>
    <message>
        <source>gated attention, sigmoid gate</source>
        <translation>gated attention, Sigmoid-Gate</translation>
    </message>
    <message>
        <source>Before the output projection, a head&apos;s context is multiplied by numbers between 0 and 1 that are computed from the token itself: a head that has nothing to say can be closed (Qiu et al., 2025; Qwen3-Next).</source>
        <translation>Vor der Ausgabeprojektion wird der Kontext eines Heads mit Zahlen zwischen 0 und 1 multipliziert, die aus dem Token selbst berechnet werden: Ein Head, der nichts zu sagen hat, kann geschlossen werden (Qiu et al., 2025; Qwen3-Next).</translation>
    </message>
    <message>
        <source>head&lt;sub&gt;i&lt;/sub&gt; ⊙ 1 ∕ (1 + e&lt;sup&gt;−x·W&lt;sub&gt;G&lt;/sub&gt;&lt;/sup&gt;)</source>
        <translation>head&lt;sub&gt;i&lt;/sub&gt; ⊙ 1 ∕ (1 + e&lt;sup&gt;−x·W&lt;sub&gt;G&lt;/sub&gt;&lt;/sup&gt;)</translation>
    </message>
    <message>
        <source>Steps, “gate”; “Output gate” in the teaching module (More).</source>
        <translation>Schritte, „Gate“; „Ausgabe-Gate“ im Lehrmodul (Mehr).</translation>
    </message>
    <message>
        <source>index of keys</source>
        <translation>Key-Index</translation>
    </message>
    <message>
        <source>lightning indexer, sparse attention, top-k</source>
        <translation>lightning indexer, sparse attention, top-k</translation>
    </message>
    <message>
        <source>Small, cheap heads give every pair of tokens an index score, and a query attends only to the k keys with the highest scores, as in DeepSeek-V3.2. All others are hidden by the mask.</source>
        <translation>Kleine, billige Heads geben jedem Paar von Tokens einen Index-Score, und eine Query achtet nur auf die k Keys mit den höchsten, wie in DeepSeek-V3.2. Alle anderen verdeckt die Maske.</translation>
    </message>
    <message>
        <source>I = Σ&lt;sub&gt;j&lt;/sub&gt; w&lt;sub&gt;j&lt;/sub&gt; ReLU(q&lt;sup&gt;I&lt;/sup&gt;&lt;sub&gt;j&lt;/sub&gt; · k&lt;sup&gt;I&lt;/sup&gt;)</source>
        <translation>I = Σ&lt;sub&gt;j&lt;/sub&gt; w&lt;sub&gt;j&lt;/sub&gt; ReLU(q&lt;sup&gt;I&lt;/sup&gt;&lt;sub&gt;j&lt;/sub&gt; · k&lt;sup&gt;I&lt;/sup&gt;)</translation>
    </message>
    <message>
        <source>Steps, “index of keys”; Mask, “top-k”; “Top-k index” in the teaching module (More).</source>
        <translation>Schritte, „Key-Index“; Maske, „top-k“; „Top-k-Index“ im Lehrmodul (Mehr).</translation>
    </message>
    <message>
        <source>difference of softmaxes</source>
        <translation>Differenz zweier Softmaxe</translation>
    </message>
    <message>
        <source>Differential Transformer, Diff Transformer, differential attention, λ</source>
        <translation>Differential Transformer, Diff Transformer, differential attention, λ</translation>
    </message>
    <message>
        <source>Two heads share their values; λ times the weights of the second is subtracted from those of the first, so that what both attend to cancels (Ye et al., 2024). What is left may be negative and does not sum to 1; each of the two maps is an ordinary one.</source>
        <translation>Zwei Heads teilen sich ihre Values; von den Gewichten des ersten wird das λ-Fache der Gewichte des zweiten abgezogen, sodass sich aufhebt, worauf beide achten (Ye et al., 2024). Was übrig bleibt, kann negativ sein und ergibt zusammen nicht 1; jede der beiden Karten für sich ist eine gewöhnliche.</translation>
    </message>
    <message>
        <source>(softmax(Q₁K₁ᵀ ∕ √d&lt;sub&gt;k&lt;/sub&gt;) − λ softmax(Q₂K₂ᵀ ∕ √d&lt;sub&gt;k&lt;/sub&gt;)) V</source>
        <translation>(softmax(Q₁K₁ᵀ ∕ √d&lt;sub&gt;k&lt;/sub&gt;) − λ softmax(Q₂K₂ᵀ ∕ √d&lt;sub&gt;k&lt;/sub&gt;)) V</translation>
    </message>
    <message>
        <source>Steps, “difference of softmaxes”; “Difference λ” in the teaching module (More).</source>
        <translation>Schritte, „Differenz zweier Softmaxe“; „Differenz λ“ im Lehrmodul (Mehr).</translation>
    </message>
    <message>
        <source>model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>architecture, transformer, checkpoint</source>
        <translation>Architektur, Transformer, Checkpoint</translation>
    </message>
    <message>
        <source>A trained network with its tokenizer. AttentionScope reads it from a folder and computes every number itself.</source>
        <translation>Ein trainiertes Netz mit seinem Tokenizer. AttentionScope liest es aus einem Ordner und berechnet jede Zahl selbst.</translation>
    </message>
    <message>
        <source>“Model” in the bar at the top; File › Open model.</source>
        <translation>„Modell“ in der Leiste oben; Datei › Modell öffnen.</translation>
    </message>
    <message>
        <source>teaching module</source>
        <translation>Lehrmodul</translation>
    </message>
    <message>
        <source>own module, random parameters</source>
        <translation>eigenes Modul, zufällige Parameter</translation>
    </message>
    <message>
        <source>A single attention layer that you set up yourself: sizes, positions, mask and seed. Its parameters are random, so its maps mean nothing; what they teach is how attention is computed.</source>
        <translation>Eine einzelne Attention-Schicht, die Sie selbst einrichten: Größen, Positionen, Maske und Startwert. Ihre Parameter sind zufällig, deshalb bedeuten ihre Karten nichts; sie lehren, wie Attention berechnet wird.</translation>
    </message>
    <message>
        <source>encoder</source>
        <translation>Encoder</translation>
    </message>
    <message>
        <source>bidirectional</source>
        <translation>bidirektional</translation>
    </message>
    <message>
        <source>The part of a model that reads a whole text at once: every token may attend to every other. BERT is an encoder.</source>
        <translation>Der Teil eines Modells, der einen ganzen Text auf einmal liest: Jedes Token darf auf jedes andere achten. BERT ist ein Encoder.</translation>
    </message>
    <message>
        <source>“Encoder” beside the model&apos;s name, where the model has both parts.</source>
        <translation>„Encoder“ neben dem Namen des Modells, wo das Modell beide Teile hat.</translation>
    </message>
    <message>
        <source>decoder</source>
        <translation>Decoder</translation>
    </message>
    <message>
        <source>causal language model, autoregressive</source>
        <translation>kausales Sprachmodell, autoregressiv</translation>
    </message>
    <message>
        <source>The part of a model that writes: each token may attend only to itself and to those before it, and the next one is predicted from it. GPT is a decoder.</source>
        <translation>Der Teil eines Modells, der schreibt: Jedes Token darf nur auf sich selbst und auf die davor achten, und aus ihm wird das nächste vorhergesagt. GPT ist ein Decoder.</translation>
    </message>
    <message>
        <source>“Decoder” beside the model&apos;s name, where the model has both parts.</source>
        <translation>„Decoder“ neben dem Namen des Modells, wo das Modell beide Teile hat.</translation>
    </message>
    <message>
        <source>self-attention</source>
        <translation>Self-Attention</translation>
    </message>
    <message>
        <source>Attention within one text: queries, keys and values all come from the same tokens.</source>
        <translation>Attention innerhalb eines Textes: Queries, Keys und Values kommen alle von denselben Tokens.</translation>
    </message>
    <message>
        <source>Every map of a model that reads one text.</source>
        <translation>Jede Karte eines Modells, das einen Text liest.</translation>
    </message>
    <message>
        <source>cross-attention</source>
        <translation>Cross-Attention</translation>
    </message>
    <message>
        <source>encoder–decoder attention</source>
        <translation>Encoder-Decoder-Attention</translation>
    </message>
    <message>
        <source>Attention from one text to another: queries come from the target (the decoder), keys and values from the source (the encoder). In translation it shows which source word each new word is made from.</source>
        <translation>Attention von einem Text zu einem anderen: Queries kommen vom Ziel (dem Decoder), Keys und Values von der Quelle (dem Encoder). In der Übersetzung zeigt sie, aus welchem Wort der Quelle jedes neue Wort entsteht.</translation>
    </message>
    <message>
        <source>q = y W&lt;sub&gt;Q&lt;/sub&gt;, k = x W&lt;sub&gt;K&lt;/sub&gt;, v = x W&lt;sub&gt;V&lt;/sub&gt;</source>
        <translation>q = y W&lt;sub&gt;Q&lt;/sub&gt;, k = x W&lt;sub&gt;K&lt;/sub&gt;, v = x W&lt;sub&gt;V&lt;/sub&gt;</translation>
    </message>
    <message>
        <source>“Cross” (Ctrl+B) of a translation model; “+ second sequence” of a teaching module.</source>
        <translation>„Cross“ (Strg+B) bei einem Modell, das übersetzt; „+ zweite Sequenz“ bei einem Lehrmodul.</translation>
    </message>
    <message>
        <source>residual stream</source>
        <translation>Residualstrom</translation>
    </message>
    <message>
        <source>skip connection, hidden states</source>
        <translation>skip connection, hidden states, Restverbindung</translation>
    </message>
    <message>
        <source>The vector of a token as it passes through the layers. A layer does not replace it: what its heads and its feed-forward network compute is added to it.</source>
        <translation>Der Vektor eines Tokens auf seinem Weg durch die Schichten. Eine Schicht ersetzt ihn nicht: Was ihre Heads und ihre Feed-Forward-Schicht berechnen, wird zu ihm addiert.</translation>
    </message>
    <message>
        <source>x ← x + attention(x)</source>
        <translation>x ← x + attention(x)</translation>
    </message>
    <message>
        <source>Intervene: a head that is switched off adds nothing to it. Attention rollout accounts for it.</source>
        <translation>Eingreifen: Ein ausgeschalteter Head fügt ihm nichts hinzu. Der Attention-Rollout berücksichtigt ihn.</translation>
    </message>
    <message>
        <source>mask</source>
        <translation>Maske</translation>
    </message>
    <message>
        <source>attention mask</source>
        <translation>Attention-Maske</translation>
    </message>
    <message>
        <source>Which keys each query may see. Hidden cells get the weight 0.</source>
        <translation>Welche Keys jede Query sehen darf. Verdeckte Zellen bekommen das Gewicht 0.</translation>
    </message>
    <message>
        <source>softmax(s + mask)</source>
        <translation>softmax(s + Maske)</translation>
    </message>
    <message>
        <source>The Mask view; “Mask” in the bar at the top; hatched cells of a map.</source>
        <translation>Die Ansicht Maske; „Maske“ in der Leiste oben; schraffierte Zellen einer Karte.</translation>
    </message>
    <message>
        <source>causal mask</source>
        <translation>kausale Maske</translation>
    </message>
    <message>
        <source>look-ahead mask, triangular mask</source>
        <translation>look-ahead mask, Dreiecksmaske</translation>
    </message>
    <message>
        <source>Hides every token after the query, so that a model cannot read the word that it is to predict. Its map is a lower triangle, and the first row sees only itself.</source>
        <translation>Verdeckt jedes Token hinter der Query, damit ein Modell das Wort, das es vorhersagen soll, nicht lesen kann. Ihre Karte ist ein unteres Dreieck, und die erste Zeile sieht nur sich selbst.</translation>
    </message>
    <message>
        <source>key ≤ query</source>
        <translation>Key ≤ Query</translation>
    </message>
    <message>
        <source>The rule “Causal” of the Mask view; the hatched upper triangle of a decoder&apos;s map.</source>
        <translation>Die Regel „Kausal“ der Ansicht Maske; das schraffierte obere Dreieck in der Karte eines Decoders.</translation>
    </message>
    <message>
        <source>mask recipe</source>
        <translation>Maskenrezept</translation>
    </message>
    <message>
        <source>rule, window, prefix, segment, dilated, chunk, global</source>
        <translation>Regel, Fenster, Präfix, Segment, dilatiert, Chunk, global</translation>
    </message>
    <message>
        <source>A mask in one line of rules: &amp; means and, | means or, ! means not. For example causal &amp; window(3, 0) lets a query see itself and three tokens back.</source>
        <translation>Eine Maske als eine Zeile von Regeln: &amp; heißt und, | heißt oder, ! heißt nicht. Mit causal &amp; window(3, 0) zum Beispiel sieht eine Query sich selbst und drei Tokens zurück.</translation>
    </message>
    <message>
        <source>“Recipe” in the Mask view.</source>
        <translation>„Rezept“ in der Ansicht Maske.</translation>
    </message>
    <message>
        <source>−∞</source>
        <translation>−∞</translation>
    </message>
    <message>
        <source>minus infinity, hidden score</source>
        <translation>minus unendlich, verdeckter Score</translation>
    </message>
    <message>
        <source>What a hidden score is set to before the softmax: exp(−∞) is 0, so that the hidden key gets no weight. Programs often use a very low number such as −10⁹ instead.</source>
        <translation>Worauf ein verdeckter Score vor der Softmax gesetzt wird: exp(−∞) ist 0, also bekommt der verdeckte Key kein Gewicht. Programme nehmen stattdessen oft eine sehr kleine Zahl wie −10⁹.</translation>
    </message>
    <message>
        <source>exp(−∞) = 0</source>
        <translation>exp(−∞) = 0</translation>
    </message>
    <message>
        <source>Steps, where the mask is applied; “Hidden scores” in the Mask view.</source>
        <translation>Schritte, wo die Maske angewendet wird; „Verdeckte Scores“ in der Ansicht Maske.</translation>
    </message>
    <message>
        <source>logit</source>
        <translation>Logit</translation>
    </message>
    <message>
        <source>unnormalised log-probability</source>
        <translation>nicht normierte Log-Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>The score that the model gives a token of the vocabulary as the next one. A softmax over all logits gives the probabilities of the next token.</source>
        <translation>Der Score, den das Modell einem Token des Vokabulars als nächstem gibt. Eine Softmax über alle Logits ergibt die Wahrscheinlichkeiten des nächsten Tokens.</translation>
    </message>
    <message>
        <source>p = softmax(logits)</source>
        <translation>p = softmax(Logits)</translation>
    </message>
    <message>
        <source>The likeliest next tokens in the Cell panel; attend --logits.</source>
        <translation>Die wahrscheinlichsten nächsten Tokens im Bedienfeld Zelle; attend --logits.</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>prediction, next token, log-probability</source>
        <translation>Vorhersage, nächstes Token, Log-Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>The token that the model finds likeliest: after the text, or in place of [MASK]. Measures and interventions say by how much its log-probability changes.</source>
        <translation>Das Token, das das Modell am wahrscheinlichsten findet: hinter dem Text oder anstelle von [MASK]. Kennzahlen und Eingriffe sagen, um wie viel sich seine Log-Wahrscheinlichkeit ändert.</translation>
    </message>
    <message>
        <source>ln p(answer)</source>
        <translation>ln p(Antwort)</translation>
    </message>
    <message>
        <source>The Cell panel, “Next token after …”; the measure “knock-out”.</source>
        <translation>Das Bedienfeld Zelle, „Nächstes Token nach …“; die Kennzahl „Knock-out“.</translation>
    </message>
    <message>
        <source>sampling</source>
        <translation>Sampling</translation>
    </message>
    <message>
        <source>top-k, top-p, nucleus, seed, temperature of the output</source>
        <translation>top-k, top-p, nucleus, Startwert, Seed, Temperatur der Ausgabe</translation>
    </message>
    <message>
        <source>How the next token is chosen from its probabilities: always the likeliest, or drawn at random. Top-k draws from the k likeliest alone, top-p from the fewest that together have the probability p; the same seed draws the same text.</source>
        <translation>Wie das nächste Token nach seinen Wahrscheinlichkeiten gewählt wird: immer das wahrscheinlichste, oder zufällig gezogen. Top-k zieht nur aus den k wahrscheinlichsten, Top-p aus den wenigsten, die zusammen die Wahrscheinlichkeit p haben; derselbe Startwert zieht denselben Text.</translation>
    </message>
    <message>
        <source>Beside “Generate”.</source>
        <translation>Neben „Erzeugen“.</translation>
    </message>
    <message>
        <source>logit difference</source>
        <translation>Logit-Differenz</translation>
    </message>
    <message>
        <source>log-probability difference</source>
        <translation>Differenz der Log-Wahrscheinlichkeiten</translation>
    </message>
    <message>
        <source>How much likelier the model finds one token than another: the difference of their logits, which is that of their log-probabilities.</source>
        <translation>Um wie viel wahrscheinlicher das Modell ein Token findet als ein anderes: die Differenz ihrer Logits, die zugleich die ihrer Log-Wahrscheinlichkeiten ist.</translation>
    </message>
    <message>
        <source>ln p(a) − ln p(b)</source>
        <translation>ln p(a) − ln p(b)</translation>
    </message>
    <message>
        <source>Tracked words in the Cell panel, of the first two words.</source>
        <translation>Verfolgte Wörter im Bedienfeld Zelle, für die ersten beiden Wörter.</translation>
    </message>
    <message>
        <source>knock-out</source>
        <translation>Knock-out</translation>
    </message>
    <message>
        <source>ablation, switch off, intervention</source>
        <translation>Ablation, ausschalten, herausnehmen, Eingriff</translation>
    </message>
    <message>
        <source>Takes a weight or a whole head out of the computation and runs the model again. What changes in its answer shows what the answer rests on, which the weights alone do not (Jain and Wallace, 2019).</source>
        <translation>Nimmt ein Gewicht oder einen ganzen Head aus der Rechnung heraus und lässt das Modell noch einmal laufen. Was sich an seiner Antwort ändert, zeigt, worauf sie beruht; die Gewichte allein zeigen das nicht (Jain und Wallace, 2019).</translation>
    </message>
    <message>
        <source>ln p without − ln p with</source>
        <translation>ln p ohne − ln p mit</translation>
    </message>
    <message>
        <source>The Cell panel, “Knock it out”; the menu Intervene; “Knock out each head” in Measures.</source>
        <translation>Das Bedienfeld Zelle, „Herausnehmen“; das Menü Eingreifen; „Jeden Head herausnehmen“ in Kennzahlen.</translation>
    </message>
    <message>
        <source>mean ablation</source>
        <translation>Mittelwert-Ablation</translation>
    </message>
    <message>
        <source>replace by the mean</source>
        <translation>durch den Mittelwert ersetzen</translation>
    </message>
    <message>
        <source>Gives every token the mean of the head&apos;s output over all tokens of this text, later ones too, so that the head says the same everywhere. The mean is not taken over a collection of texts.</source>
        <translation>Gibt jedem Token den Mittelwert der Ausgabe des Heads über alle Tokens dieses Textes, auch die späteren, sodass der Head überall dasselbe sagt. Der Mittelwert wird nicht über eine Sammlung von Texten gebildet.</translation>
    </message>
    <message>
        <source>The menu Intervene.</source>
        <translation>Das Menü Eingreifen.</translation>
    </message>
    <message>
        <source>patching</source>
        <translation>Patching</translation>
    </message>
    <message>
        <source>activation patching, causal tracing</source>
        <translation>activation patching, causal tracing</translation>
    </message>
    <message>
        <source>Puts the output of a head from another run in place of its own. If the answer changes to that run&apos;s, the head carries the difference.</source>
        <translation>Setzt die Ausgabe eines Heads aus einem anderen Lauf an die Stelle seiner eigenen. Wird die Antwort dadurch zu der jenes Laufs, trägt der Head den Unterschied.</translation>
    </message>
    <message>
        <source>The menu Intervene, “Take the head&apos;s output from run”.</source>
        <translation>Das Menü Eingreifen, „Ausgabe des Heads übernehmen aus Lauf“.</translation>
    </message>
    <message>
        <source>induction head</source>
        <translation>Induktions-Head</translation>
    </message>
    <message>
        <source>in-context learning, prefix matching</source>
        <translation>in-context learning, prefix matching</translation>
    </message>
    <message>
        <source>A head that looks for the same token earlier in the text and attends to the token after it, so that the model can repeat what it has seen (Olsson et al., 2022).</source>
        <translation>Ein Head, der dasselbe Token weiter vorn im Text sucht und auf das Token dahinter achtet, sodass das Modell wiederholen kann, was es gesehen hat (Olsson et al., 2022).</translation>
    </message>
    <message>
        <source>The measure “induction”; the example “The same word again”.</source>
        <translation>Die Kennzahl „Induktion“; das Beispiel „The same word again“.</translation>
    </message>
    <message>
        <source>nat</source>
        <translation>Nat</translation>
    </message>
    <message>
        <source>nats, bits, unit of entropy</source>
        <translation>Nats, Bits, Einheit der Entropie</translation>
    </message>
    <message>
        <source>The unit of entropies, divergences and log-probabilities that are computed with the natural logarithm. 1 nat is 1.443 bits.</source>
        <translation>Die Einheit von Entropien, Divergenzen und Log-Wahrscheinlichkeiten, die mit dem natürlichen Logarithmus berechnet sind. 1 Nat ist 1.443 Bits.</translation>
    </message>
    <message>
        <source>1 nat = 1 ∕ ln 2 bits</source>
        <translation>1 Nat = 1 ∕ ln 2 Bits</translation>
    </message>
    <message>
        <source>Measures, Compare and the entropy of a row in Steps.</source>
        <translation>Kennzahlen, Vergleich und die Entropie einer Zeile in Schritte.</translation>
    </message>
    <message>
        <source>attention rollout</source>
        <translation>Attention-Rollout</translation>
    </message>
    <message>
        <source>Multiplies the mean maps of all layers up to one, each mixed half and half with the residual stream, to follow attention from a layer down to the input (Abnar and Zuidema, 2020).</source>
        <translation>Multipliziert die gemittelten Karten aller Schichten bis zu einer bestimmten, jede zur Hälfte mit dem Residualstrom gemischt, um Attention von dieser Schicht bis zur Eingabe zurückzuverfolgen (Abnar und Zuidema, 2020).</translation>
    </message>
    <message>
        <source>R&lt;sub&gt;l&lt;/sub&gt; = ½ (mean of heads + I) · R&lt;sub&gt;l−1&lt;/sub&gt;</source>
        <translation>R&lt;sub&gt;l&lt;/sub&gt; = ½ (Mittelwert der Heads + I) · R&lt;sub&gt;l−1&lt;/sub&gt;</translation>
    </message>
    <message>
        <source>The map&apos;s choice “Attention rollout up to the layer”.</source>
        <translation>Die Wahl „Attention-Rollout bis zur Schicht“ über der Karte.</translation>
    </message>
    <message>
        <source>attention flow</source>
        <translation>Attention-Fluss</translation>
    </message>
    <message>
        <source>maximum flow</source>
        <translation>maximaler Fluss</translation>
    </message>
    <message>
        <source>How much can reach each input token from a token of a layer, where the mean maps of all layers below, each mixed half and half with the residual stream, say how much passes: the maximum flow through that network (Abnar and Zuidema, 2020). Each row is divided by its sum.</source>
        <translation>Wie viel von einem Token einer Schicht bis zu jedem Token der Eingabe gelangen kann: der maximale Fluss durch das Netz aller Schichten darunter (Abnar und Zuidema, 2020). Wie viel durch jede Schicht kommt, sagt ihre gemittelte Karte, zur Hälfte mit dem Residualstrom gemischt. Jede Zeile wird durch ihre Summe geteilt.</translation>
    </message>
    <message>
        <source>The map&apos;s choice “Attention flow up to the layer”.</source>
        <translation>Die Wahl „Attention-Fluss bis zur Schicht“ über der Karte.</translation>
    </message>
    <message>
        <source>Jensen–Shannon divergence</source>
        <translation>Jensen-Shannon-Divergenz</translation>
    </message>
    <message>
        <source>JSD, divergence, difference of two heads</source>
        <translation>JSD, Divergenz, Unterschied zweier Heads</translation>
    </message>
    <message>
        <source>How much two rows of weights differ: 0 if they are equal, ln 2 ≈ 0.693 nats if they have no key in common.</source>
        <translation>Wie sehr sich zwei Zeilen von Gewichten unterscheiden: 0, wenn sie gleich sind, ln 2 ≈ 0.693 Nats, wenn sie keinen Key gemeinsam haben.</translation>
    </message>
    <message>
        <source>½ Σ p ln(p∕m) + ½ Σ q ln(q∕m), m = ½ (p + q)</source>
        <translation>½ Σ p ln(p∕m) + ½ Σ q ln(q∕m), m = ½ (p + q)</translation>
    </message>
    <message>
        <source>Compare; the order “Similar” in All heads.</source>
        <translation>Vergleich; die Ordnung „Ähnlich“ in Alle Heads.</translation>
    </message>
    <message>
        <source>feed-forward layer</source>
        <translation>Feed-Forward-Schicht</translation>
    </message>
    <message>
        <source>MLP, FFN, ff</source>
        <translation>MLP, FFN, ff</translation>
    </message>
    <message>
        <source>The part of a layer that looks at one token&apos;s row at a time: two projections with a nonlinearity between them. Its result is added to the residual stream.</source>
        <translation>Der Teil einer Schicht, der die Zeile eines Tokens für sich betrachtet: zwei Projektionen mit einer nichtlinearen Funktion dazwischen. Sein Ergebnis wird zum Residualstrom addiert.</translation>
    </message>
    <message>
        <source>FFN(x) = f(x W₁ + b₁) W₂ + b₂</source>
        <translation>FFN(x) = f(x W₁ + b₁) W₂ + b₂</translation>
    </message>
    <message>
        <source>Why, as “feed-forward 2”, and “→ ff 2” for what it turns a part into.</source>
        <translation>Warum, als „Feed-Forward 2“, und „→ ff 2“ für das, was sie aus einem Teil macht.</translation>
    </message>
    <message>
        <source>account of a score</source>
        <translation>Aufschlüsselung eines Scores</translation>
    </message>
    <message>
        <source>direct attribution, why a head attends</source>
        <translation>direkte Zuordnung, direct attribution, warum ein Head achtet</translation>
    </message>
    <message>
        <source>A score is a product of two rows, and each row is a sum of what the embedding and every earlier head and layer wrote into it. With each norm&apos;s factor held at its value, the score is the sum of the products of all these parts. It says what wrote the number, not what would happen without it (Elhage et al., 2021).</source>
        <translation>Ein Score ist ein Produkt zweier Zeilen, und jede Zeile ist die Summe dessen, was das Embedding und alle früheren Heads und Schichten in sie geschrieben haben. Behält der Faktor jeder Normierung seinen Wert, so ist der Score die Summe der Produkte aller dieser Teile. Das sagt, was die Zahl geschrieben hat, und nicht, was ohne einen der Teile geschähe (Elhage et al., 2021).</translation>
    </message>
    <message>
        <source>s&lt;sub&gt;ij&lt;/sub&gt; = Σ&lt;sub&gt;a&lt;/sub&gt; Σ&lt;sub&gt;b&lt;/sub&gt; q(a)·k(b) ∕ √d&lt;sub&gt;k&lt;/sub&gt;</source>
        <translation>s&lt;sub&gt;ij&lt;/sub&gt; = Σ&lt;sub&gt;a&lt;/sub&gt; Σ&lt;sub&gt;b&lt;/sub&gt; q(a)·k(b) ∕ √d&lt;sub&gt;k&lt;/sub&gt;</translation>
    </message>
    <message>
        <source>Why this cell? (Ctrl+9).</source>
        <translation>Warum diese Zelle? (Strg+9).</translation>
    </message>
    <message>
        <source>logit lens</source>
        <translation>Logit-Lens</translation>
    </message>
    <message>
        <source>what each layer would say</source>
        <translation>was jede Schicht sagen würde</translation>
    </message>
    <message>
        <source>The final norm and the language head read the residual stream in the middle of the model, as if no layer followed (nostalgebraist, 2020).</source>
        <translation>Die letzte Normierung und der LM-Head lesen den Residualstrom mitten im Modell, als ob keine Schicht mehr folgte (nostalgebraist, 2020).</translation>
    </message>
    <message>
        <source>Why (Ctrl+9), Logit lens.</source>
        <translation>Warum (Strg+9), Logit-Lens.</translation>
    </message>
    <message>
        <source>QK and OV circuit</source>
        <translation>QK- und OV-Schaltkreis</translation>
    </message>
    <message>
        <source>query–key circuit, output–value circuit</source>
        <translation>Query-Key-Schaltkreis, Output-Value-Schaltkreis, circuit</translation>
    </message>
    <message>
        <source>What a head&apos;s weight matrices do together, whatever the text: W_Q W_Kᵀ says which queries and keys match, and W_V W_O what is written for what is read. Its singular vectors are the directions that it tells apart most (Elhage et al., 2021).</source>
        <translation>Was die Gewichtsmatrizen eines Heads zusammen tun, gleich bei welchem Text: W_Q W_Kᵀ sagt, welche Queries und Keys zusammenpassen, und W_V W_O, was für das Gelesene geschrieben wird. Die Singulärvektoren sind die Richtungen, die er am stärksten unterscheidet (Elhage et al., 2021).</translation>
    </message>
    <message>
        <source>Why (Ctrl+9), Head&apos;s weights.</source>
        <translation>Warum (Strg+9), Gewichte des Heads.</translation>
    </message>
    <message>
        <source>composition</source>
        <translation>Komposition</translation>
    </message>
    <message>
        <source>Q-, K-, V-composition</source>
        <translation>Q-, K-, V-Komposition</translation>
    </message>
    <message>
        <source>How much of what an earlier head writes is read by a later head as its queries, keys or values, judged by the weights alone: 0 to 1, beside the value that two heads reach by chance (Elhage et al., 2021).</source>
        <translation>Wie viel von dem, was ein früherer Head schreibt, ein späterer als seine Queries, Keys oder Values liest, allein nach den Gewichten beurteilt: 0 bis 1, neben dem Wert, den zwei Heads durch Zufall erreichen (Elhage et al., 2021).</translation>
    </message>
    <message>
        <source>‖OV₁ · QK₂‖ ∕ (‖OV₁‖ ‖QK₂‖)</source>
        <translation>‖OV₁ · QK₂‖ ∕ (‖OV₁‖ ‖QK₂‖)</translation>
    </message>
    <message>
        <source>patch</source>
        <translation>Patch</translation>
    </message>
    <message>
        <source>vision transformer, ViT, image token</source>
        <translation>Vision Transformer, ViT, Bild-Token</translation>
    </message>
    <message>
        <source>A square of a picture, which a vision transformer reads as a token. [CLS] is an extra token that stands for the whole picture; registers are extra tokens that stand for nothing, and SigLIP has a learned query after its last layer instead, the pooling probe.</source>
        <translation>Ein Quadrat eines Bildes, das ein Vision Transformer als Token liest. [CLS] ist ein zusätzliches Token, das für das ganze Bild steht; Register sind zusätzliche Tokens, die für nichts stehen, und SigLIP hat stattdessen nach seiner letzten Schicht eine gelernte Query, die Pooling-Sonde.</translation>
    </message>
    <message>
        <source>Picture (Ctrl+8).</source>
        <translation>Bild (Strg+8).</translation>
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
        <translation>In AttentionScope:</translation>
    </message>
    <message>
        <source>Also:</source>
        <translation>Auch:</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glossar</translation>
    </message>
    <message>
        <source>Search the terms</source>
        <translation>Begriffe durchsuchen</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Begriffe</translation>
    </message>
    <message>
        <source>What the term means</source>
        <translation>Was der Begriff bedeutet</translation>
    </message>
    <message>
        <source>No term matches “%1”.</source>
        <translation>Kein Begriff passt zu „%1“.</translation>
    </message>
</context>
<context>
    <name>GroupedBars</name>
    <message>
        <source>%1 (key %2)</source>
        <translation>%1 (Key %2)</translation>
    </message>
    <message>
        <source>This query sees no key.</source>
        <translation>Diese Query sieht keinen Key.</translation>
    </message>
    <message>
        <source>the %1 largest of %2 keys</source>
        <translation>die %1 größten von %2 Keys</translation>
    </message>
</context>
<context>
    <name>GuessBars</name>
    <message>
        <source>%1, 1 hand</source>
        <translation>%1, 1 Handzeichen</translation>
    </message>
    <message>
        <source>%1, %2 hands</source>
        <translation>%1, %2 Handzeichen</translation>
    </message>
    <message>
        <source>%1, 1 point</source>
        <translation>%1, 1 Punkt</translation>
    </message>
    <message>
        <source>%1, %2 points</source>
        <translation>%1, %2 Punkte</translation>
    </message>
    <message>
        <source>Points for each token</source>
        <translation>Punkte für jedes Token</translation>
    </message>
    <message>
        <source>%1, hidden by the mask</source>
        <translation>%1, von der Maske verdeckt</translation>
    </message>
    <message>
        <source>%1, picked</source>
        <translation>%1, ausgewählt</translation>
    </message>
    <message>
        <source>, the model gives it %1 of 100</source>
        <translation>, das Modell gibt ihm %1 von 100</translation>
    </message>
    <message>
        <source>your pick</source>
        <translation>Ihr Tipp</translation>
    </message>
    <message>
        <source>your %1</source>
        <translation>Ihre %1</translation>
    </message>
</context>
<context>
    <name>GuessCommands</name>
    <message>
        <source>&amp;Guess</source>
        <translation>&amp;Raten</translation>
    </message>
    <message>
        <source>Guess this &amp;row…</source>
        <translation>Diese &amp;Zeile raten…</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Ctrl+P</translation>
    </message>
    <message>
        <source>Hide the chosen row everywhere until you have said where it looks</source>
        <translation>Die gewählte Zeile überall verdecken, bis Sie gesagt haben, wohin sie schaut</translation>
    </message>
    <message>
        <source>Guess its &amp;strongest key…</source>
        <translation>Den stärksten &amp;Key raten…</translation>
    </message>
    <message>
        <source>Hide the chosen row until you have said what it looks at most</source>
        <translation>Die gewählte Zeile verdecken, bis Sie gesagt haben, worauf sie am meisten schaut</translation>
    </message>
    <message>
        <source>Guess this &amp;weight…</source>
        <translation>Dieses &amp;Gewicht raten…</translation>
    </message>
    <message>
        <source>Hide the chosen row until you have said how much of it is on this token</source>
        <translation>Die gewählte Zeile verdecken, bis Sie gesagt haben, wie viel von ihr auf diesem Token liegt</translation>
    </message>
    <message>
        <source>Guess which &amp;head this is…</source>
        <translation>Raten, welcher &amp;Head das ist…</translation>
    </message>
    <message>
        <source>Let others look for the head that is shown now</source>
        <translation>Andere nach dem Head suchen lassen, der gerade zu sehen ist</translation>
    </message>
</context>
<context>
    <name>GuessPanel</name>
    <message>
        <source>Predict</source>
        <translation>Vorhersage</translation>
    </message>
    <message>
        <source>Who guesses</source>
        <translation>Wer rät</translation>
    </message>
    <message>
        <source>My guess</source>
        <translation>Mein Tipp</translation>
    </message>
    <message>
        <source>100 points over the tokens</source>
        <translation>100 Punkte über die Tokens</translation>
    </message>
    <message>
        <source>Raised hands</source>
        <translation>Handzeichen</translation>
    </message>
    <message>
        <source>How many in a class expect each token</source>
        <translation>Wie viele in einer Klasse jedes Token erwarten</translation>
    </message>
    <message>
        <source>Spread evenly</source>
        <translation>Gleichmäßig</translation>
    </message>
    <message>
        <source>Spread the points that are left evenly over all tokens</source>
        <translation>Die übrigen Punkte gleichmäßig auf alle Tokens verteilen</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Take all points back</source>
        <translation>Alle Punkte zurücknehmen</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Show the model&apos;s weights over your guess</source>
        <translation>Die Gewichte des Modells über Ihrem Tipp zeigen</translation>
    </message>
    <message>
        <source>Guess again</source>
        <translation>Noch einmal raten</translation>
    </message>
    <message>
        <source>Hide the row again and start without points</source>
        <translation>Die Zeile wieder verdecken und ohne Punkte beginnen</translation>
    </message>
    <message>
        <source>End guessing; the row is shown again</source>
        <translation>Das Raten beenden; die Zeile ist wieder zu sehen</translation>
    </message>
    <message>
        <source>□ your guess     ■ the model     points of 100</source>
        <translation>□ Ihr Tipp     ■ das Modell     Punkte von 100</translation>
    </message>
    <message>
        <source>Guess and model</source>
        <translation>Tipp und Modell</translation>
    </message>
    <message>
        <source>The row is not shown</source>
        <translation>Die Zeile ist nicht zu sehen</translation>
    </message>
    <message>
        <source>The row to guess belongs to a text or a model that is no longer shown.</source>
        <translation>Die Zeile, die zu raten ist, gehört zu einem Text oder Modell, das nicht mehr zu sehen ist.</translation>
    </message>
    <message>
        <source>What does %1 look at most?</source>
        <translation>Worauf schaut %1 am meisten?</translation>
    </message>
    <message>
        <source>%1. Pick the token that you expect to get the most weight.</source>
        <translation>%1. Wählen Sie das Token, auf dem Sie das größte Gewicht erwarten.</translation>
    </message>
    <message>
        <source>Click a token, or choose it with ← and → and press the space bar.</source>
        <translation>Klicken Sie auf ein Token, oder wählen Sie es mit ← und → und drücken Sie die Leertaste.</translation>
    </message>
    <message>
        <source>How much does %1 look at %2?</source>
        <translation>Wie viel schaut %1 auf %2?</translation>
    </message>
    <message>
        <source>%1. Of the 100 points of this row, how many are on this token?</source>
        <translation>%1. Wie viele der 100 Punkte dieser Zeile liegen auf diesem Token?</translation>
    </message>
    <message>
        <source>Drag the bar, or type a number; + and − change it by 5.</source>
        <translation>Ziehen Sie den Balken, oder tippen Sie eine Zahl; + und − ändern sie um 5.</translation>
    </message>
    <message>
        <source>Where does %1 look?</source>
        <translation>Wohin schaut %1?</translation>
    </message>
    <message>
        <source>%1. How many of the class expect each token to get the most weight?</source>
        <translation>%1. Wie viele in der Klasse erwarten auf welchem Token das größte Gewicht?</translation>
    </message>
    <message>
        <source>%1. Give this row&apos;s 100 points to the tokens that you expect it to attend to.</source>
        <translation>%1. Verteilen Sie die 100 Punkte dieser Zeile auf die Tokens, auf die sie nach Ihrer Erwartung achtet.</translation>
    </message>
    <message>
        <source>← and → choose a token, a number sets its hands, + and − change it by 1.</source>
        <translation>← und → wählen ein Token, eine Zahl setzt seine Handzeichen, + und − ändern sie um 1.</translation>
    </message>
    <message>
        <source>Drag a bar, or type: ← and → choose a token, a number sets its points, + and − change it by 5. Points left over are spread evenly.</source>
        <translation>Ziehen Sie einen Balken, oder tippen Sie: ← und → wählen ein Token, eine Zahl setzt seine Punkte, + und − ändern sie um 5. Übrige Punkte werden gleichmäßig verteilt.</translation>
    </message>
    <message>
        <source>The row stays hidden until you press Show.</source>
        <translation>Die Zeile bleibt verdeckt, bis Sie auf Zeigen drücken.</translation>
    </message>
    <message>
        <source>%1 of 100 points</source>
        <translation>%1 von 100 Punkten</translation>
    </message>
    <message>
        <source>1 hand raised</source>
        <translation>1 Handzeichen</translation>
    </message>
    <message>
        <source>%1 hands raised</source>
        <translation>%1 Handzeichen</translation>
    </message>
    <message>
        <source>%1 of 100 points left</source>
        <translation>%1 von 100 Punkten übrig</translation>
    </message>
    <message>
        <source>Nearly all of it on %1</source>
        <translation>Fast alles auf %1</translation>
    </message>
    <message>
        <source>Most of it on %1</source>
        <translation>Das meiste auf %1</translation>
    </message>
    <message>
        <source>No token has half; most has %1</source>
        <translation>Kein Token hat die Hälfte; am meisten hat %1</translation>
    </message>
    <message>
        <source>You said %1 of 100 points on this token; it gets %2.</source>
        <translation>Sie haben diesem Token %1 von 100 Punkten gegeben; es bekommt %2.</translation>
    </message>
    <message>
        <source>You picked %1: right.</source>
        <translation>Sie haben %1 gewählt: richtig.</translation>
    </message>
    <message>
        <source>You picked %1, which is at rank %2 of %3.</source>
        <translation>Sie haben %1 gewählt; es steht auf Rang %2 von %3.</translation>
    </message>
    <message>
        <source>You picked no token.</source>
        <translation>Sie haben kein Token gewählt.</translation>
    </message>
    <message>
        <source>%1: the row of %2.</source>
        <translation>%1: die Zeile von %2.</translation>
    </message>
    <message>
        <source>Which head is it?</source>
        <translation>Welcher Head ist es?</translation>
    </message>
    <message>
        <source>You chose %1. Look for it in All heads (Ctrl+5) and click it.</source>
        <translation>Gewählt ist %1. Suchen Sie den gemeinten Head in Alle Heads (Strg+5) und klicken Sie ihn an.</translation>
    </message>
    <message>
        <source>All maps and numbers stay visible; press Show to see which head is meant.</source>
        <translation>Alle Karten und Zahlen bleiben zu sehen; drücken Sie auf Zeigen, um zu sehen, welcher Head gemeint ist.</translation>
    </message>
    <message>
        <source>Right: %1</source>
        <translation>Richtig: %1</translation>
    </message>
    <message>
        <source>It is %1</source>
        <translation>Es ist %1</translation>
    </message>
    <message>
        <source>You picked the head that was shown.</source>
        <translation>Sie haben den Head gewählt, der zu sehen war.</translation>
    </message>
    <message>
        <source>You picked %1.</source>
        <translation>Sie haben %1 gewählt.</translation>
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
        <translation>Schicht %1, Head %2</translation>
    </message>
    <message>
        <source>layer %1, head %2</source>
        <translation>Schicht %1, Head %2</translation>
    </message>
    <message>
        <source>There is no row to guess yet.</source>
        <translation>Es gibt noch keine Zeile zu raten.</translation>
    </message>
    <message>
        <source>This text is too long for a row to be guessed key by key.</source>
        <translation>Dieser Text ist zu lang, um eine Zeile Key für Key zu raten.</translation>
    </message>
</context>
<context>
    <name>GuessResult</name>
    <message>
        <source>Jensen–Shannon divergence</source>
        <translation>Jensen-Shannon-Divergenz</translation>
    </message>
    <message>
        <source>How much your points and the weights differ: 0 if they are the same, ln 2 = 0.69 if they have nothing in common</source>
        <translation>Wie sehr sich Ihre Punkte und die Gewichte unterscheiden: 0, wenn sie gleich sind, ln 2 = 0.69, wenn sie nichts gemeinsam haben</translation>
    </message>
    <message>
        <source>0: the same</source>
        <translation>0: gleich</translation>
    </message>
    <message>
        <source>0.69: nothing shared</source>
        <translation>0.69: nichts gemeinsam</translation>
    </message>
    <message>
        <source>Your points where the weight is</source>
        <translation>Ihre Punkte dort, wo das Gewicht ist</translation>
    </message>
    <message>
        <source>%1 nats</source>
        <translation>%1 Nats</translation>
    </message>
    <message>
        <source>not defined</source>
        <translation>nicht definiert</translation>
    </message>
    <message>
        <source>No token picked</source>
        <translation>Kein Token gewählt</translation>
    </message>
    <message>
        <source>Your first choice, %1</source>
        <translation>Ihre erste Wahl, %1</translation>
    </message>
    <message>
        <source>rank %1 of %2</source>
        <translation>Rang %1 von %2</translation>
    </message>
    <message>
        <source>%1 of 100</source>
        <translation>%1 von 100</translation>
    </message>
    <message>
        <source>Divergence %1. %2: %3. Points where the weight is: %4.</source>
        <translation>Divergenz %1. %2: %3. Punkte dort, wo das Gewicht ist: %4.</translation>
    </message>
</context>
<context>
    <name>HandInDialog</name>
    <message>
        <source>Hand in answers</source>
        <translation>Antworten abgeben</translation>
    </message>
    <message>
        <source>As your class knows you</source>
        <translation>Wie Ihre Klasse Sie kennt</translation>
    </message>
    <message>
        <source>no worksheet</source>
        <translation>kein Arbeitsblatt</translation>
    </message>
    <message>
        <source>The last digits of the worksheet&apos;s id: 12 of L3-1-012</source>
        <translation>Die letzten Ziffern der Nummer auf dem Arbeitsblatt: 12 bei L3-1-012</translation>
    </message>
    <message>
        <source>&amp;Name or number</source>
        <translation>&amp;Name oder Nummer</translation>
    </message>
    <message>
        <source>&amp;Worksheet</source>
        <translation>&amp;Arbeitsblatt</translation>
    </message>
    <message>
        <source>Short code</source>
        <translation>Kurzer Code</translation>
    </message>
    <message>
        <source>The short code of your answers</source>
        <translation>Der kurze Code Ihrer Antworten</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copies the code, to be sent or pasted</source>
        <translation>Kopiert den Code, zum Verschicken oder Einfügen</translation>
    </message>
    <message>
        <source>The file contains your answers, when you gave them, and what you typed here; nothing else about you or this computer.</source>
        <translation>Die Datei enthält Ihre Antworten, wann Sie sie gegeben haben, und was Sie hier eingetippt haben; sonst nichts über Sie oder diesen Rechner.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Your answers stay as they are</source>
        <translation>Ihre Antworten bleiben, wie sie sind</translation>
    </message>
    <message>
        <source>&amp;Save file…</source>
        <translation>Datei &amp;speichern…</translation>
    </message>
    <message>
        <source>Save your answers as a file, to be handed in</source>
        <translation>Ihre Antworten als Datei speichern, um sie abzugeben</translation>
    </message>
    <message>
        <source>Questions answered: %1 of %2.</source>
        <translation>Beantwortete Fragen: %1 von %2.</translation>
    </message>
    <message>
        <source>Predictions made: %1 of %2.</source>
        <translation>Abgegebene Vorhersagen: %1 von %2.</translation>
    </message>
    <message>
        <source>Goals reached: %1 of %2.</source>
        <translation>Erreichte Ziele: %1 von %2.</translation>
    </message>
    <message>
        <source>Still open in steps: %1.</source>
        <translation>Noch offen in den Schritten: %1.</translation>
    </message>
    <message>
        <source>The code contains your number, but no sentences in your own words.</source>
        <translation>Der Code enthält Ihre Nummer, aber keine Sätze in Ihren eigenen Worten.</translation>
    </message>
    <message>
        <source>The code contains no name, and no sentences in your own words. Type a number from 1 to 9999 above to have it in the code.</source>
        <translation>Der Code enthält keinen Namen und keine Sätze in Ihren eigenen Worten. Tippen Sie oben eine Nummer von 1 bis 9999 ein, damit sie im Code steht.</translation>
    </message>
    <message>
        <source>Save answers</source>
        <translation>Antworten speichern</translation>
    </message>
    <message>
        <source>Answers (*.attnanswers)</source>
        <translation>Antworten (*.attnanswers)</translation>
    </message>
</context>
<context>
    <name>HandbookPdf</name>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Handbook</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later, without any warranty.</source>
        <translation>Freie Software unter der GNU General Public License, Version 3 oder später, ohne jede Gewährleistung.</translation>
    </message>
    <message>
        <source>AttentionScope: handbook</source>
        <translation>AttentionScope: Handbuch</translation>
    </message>
</context>
<context>
    <name>HandbookSaver</name>
    <message>
        <source>Save as PDF…</source>
        <translation>Als PDF speichern…</translation>
    </message>
    <message>
        <source>Saves all chapters with their figures as one PDF, to print or to read elsewhere</source>
        <translation>Speichert alle Kapitel mit ihren Abbildungen als ein einziges PDF, zum Drucken oder um sie anderswo zu lesen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Stops; no file is written</source>
        <translation>Hält an; es wird keine Datei geschrieben</translation>
    </message>
    <message>
        <source>Figures that are drawn</source>
        <translation>Gezeichnete Abbildungen</translation>
    </message>
    <message>
        <source>Save the handbook</source>
        <translation>Handbuch speichern</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>Stopped; no file was written.</source>
        <translation>Angehalten; keine Datei wurde geschrieben.</translation>
    </message>
    <message>
        <source>The handbook was not saved: %1</source>
        <translation>Das Handbuch wurde nicht gespeichert: %1</translation>
    </message>
    <message>
        <source>The handbook was not saved: the program that draws it could not be started.</source>
        <translation>Das Handbuch wurde nicht gespeichert: Das Programm, das es zeichnet, ließ sich nicht starten.</translation>
    </message>
</context>
<context>
    <name>HandbookWindow</name>
    <message>
        <source>Handbook</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Search the handbook</source>
        <translation>Handbuch durchsuchen</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <source>The chapter</source>
        <translation>Das Kapitel</translation>
    </message>
    <message>
        <source>No section matches “%1”.</source>
        <translation>Kein Abschnitt passt zu „%1“.</translation>
    </message>
</context>
<context>
    <name>HeadCard</name>
    <message>
        <source>asks most</source>
        <translation>fragt am meisten</translation>
    </message>
    <message>
        <source>Tokens whose queries put most weight beside the first and the special tokens, where heads rest: the mean over their queries</source>
        <translation>Tokens, deren Queries am meisten Gewicht anderswohin legen als auf das erste Token und die Sondertokens, auf denen Heads ruhen: der Mittelwert über ihre Queries</translation>
    </message>
    <message>
        <source>is asked most</source>
        <translation>wird am meisten gefragt</translation>
    </message>
    <message>
        <source>Tokens that most of all weight goes to: their share of it</source>
        <translation>Tokens, auf die am meisten Gewicht fällt: ihr Anteil am ganzen Gewicht</translation>
    </message>
    <message>
        <source>Name of the head</source>
        <translation>Name des Heads</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Tags of the head, with commas between them</source>
        <translation>Tags des Heads, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>tags, with commas</source>
        <translation>Tags, mit Kommas</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Notes about the head</source>
        <translation>Notizen zum Head</translation>
    </message>
    <message>
        <source>What you found out about this head. It is saved with the atlas.</source>
        <translation>Was Sie über diesen Head herausgefunden haben. Es wird mit dem Atlas gespeichert.</translation>
    </message>
    <message>
        <source>%1: %2
95 %: %3 to %4</source>
        <translation>%1: %2
95 %: %3 bis %4</translation>
    </message>
    <message>
        <source>Notes can be written once the atlas is complete or paused.</source>
        <translation>Notizen lassen sich schreiben, sobald der Atlas fertig oder angehalten ist.</translation>
    </message>
</context>
<context>
    <name>HeadChart</name>
    <message>
        <source>Chart of layers and heads</source>
        <translation>Diagramm der Schichten und Heads</translation>
    </message>
    <message>
        <source>%1 of layers and heads</source>
        <translation>%1, nach Schichten und Heads</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>Schicht %1</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>Head %1</translation>
    </message>
</context>
<context>
    <name>HeadDescriber</name>
    <message>
        <source>The head in words</source>
        <translation>Der Head in Worten</translation>
    </message>
    <message>
        <source>What the shown head does</source>
        <translation>Was der gezeigte Head tut</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Puts all sentences on the clipboard</source>
        <translation>Legt alle Sätze in die Zwischenablage</translation>
    </message>
    <message>
        <source>There is no head to describe yet: type a text, or open a model.</source>
        <translation>Es gibt noch keinen Head zu beschreiben: Geben Sie einen Text ein, oder öffnen Sie ein Modell.</translation>
    </message>
</context>
<context>
    <name>HeadDescription</name>
    <message>
        <source>%1 (token %2)</source>
        <translation>%1 (Token %2)</translation>
    </message>
    <message>
        <source>layer %1 of %2, head %3 of %4</source>
        <translation>Schicht %1 von %2, Head %3 von %4</translation>
    </message>
    <message>
        <source>layer %1, head %2</source>
        <translation>Schicht %1, Head %2</translation>
    </message>
    <message>
        <source>%1 attention, %2</source>
        <translation>%1-Attention, %2</translation>
    </message>
    <message>
        <source>%1 tokens attend to %2 tokens of the other text.</source>
        <translation>%1 Tokens achten auf %2 Tokens des anderen Textes.</translation>
    </message>
    <message>
        <source>%1 tokens attend to %2.</source>
        <translation>%1 Tokens achten auf %2.</translation>
    </message>
    <message>
        <source>It reads a picture as %1 tokens, most of them patches.</source>
        <translation>Er liest ein Bild als %1 Tokens, die meisten davon Patches.</translation>
    </message>
    <message>
        <source>It reads a sound as %1 tokens, each a moment.</source>
        <translation>Er liest einen Ton als %1 Tokens, jedes davon ein Augenblick.</translation>
    </message>
    <message>
        <source>It reads a text of %1 tokens.</source>
        <translation>Er liest einen Text, der %1 Tokens lang ist.</translation>
    </message>
    <message>
        <source>It attends mostly to the token itself: %1 of its weight on average.</source>
        <translation>Er achtet vor allem auf das Token selbst: Dort liegt im Mittel ein Anteil von %1 seines Gewichts.</translation>
    </message>
    <message>
        <source>It attends mostly to the previous token: %1 of its weight on average.</source>
        <translation>Er achtet vor allem auf das vorige Token: Dort liegt im Mittel ein Anteil von %1 seines Gewichts.</translation>
    </message>
    <message>
        <source>It attends mostly to the next token: %1 of its weight on average.</source>
        <translation>Er achtet vor allem auf das nächste Token: Dort liegt im Mittel ein Anteil von %1 seines Gewichts.</translation>
    </message>
    <message>
        <source>It attends mostly to the first token: %1 of its weight on average.</source>
        <translation>Er achtet vor allem auf das erste Token: Dort liegt im Mittel ein Anteil von %1 seines Gewichts.</translation>
    </message>
    <message>
        <source>It attends mostly to tokens that the tokenizer added: %1 of its weight on average.</source>
        <translation>Er achtet vor allem auf Tokens, die der Tokenizer hinzugefügt hat: Dort liegt im Mittel ein Anteil von %1 seines Gewichts.</translation>
    </message>
    <message>
        <source>It attends mostly to the same token before, where there is one: %1 of the weight on average.</source>
        <translation>Er achtet vor allem auf das gleiche Token davor, wo es eines gibt: Dort liegt im Mittel ein Anteil von %1 des Gewichts.</translation>
    </message>
    <message>
        <source>On random tokens that are repeated, it attends to what came after the same token before: %1 of its weight on average.</source>
        <translation>Bei zufälligen Tokens, die wiederholt werden, achtet er auf das, was beim ersten Mal hinter dem gleichen Token stand: Dort liegt im Mittel ein Anteil von %1 seines Gewichts.</translation>
    </message>
    <message>
        <source>No named pattern takes %1 of its weight. Of these patterns it does most of “%2”: %3 on average.</source>
        <translation>Auf kein benanntes Muster entfällt ein Anteil von %1 seines Gewichts. Von diesen Mustern zeigt er am stärksten „%2“: im Mittel %3.</translation>
    </message>
    <message>
        <source>It follows the other text&apos;s order by %1, where 1 is exactly.</source>
        <translation>Der Reihenfolge des anderen Textes folgt er mit dem Wert %1; bei 1 folgt er ihr genau.</translation>
    </message>
    <message>
        <source>Each row sees one key alone, so that there is nothing to choose.</source>
        <translation>Jede Zeile sieht nur einen einzigen Key; es gibt also nichts zu wählen.</translation>
    </message>
    <message>
        <source>The mean entropy of its rows is %1 bits of at most %2: as spread as %3 equal keys.</source>
        <translation>Die mittlere Entropie seiner Zeilen ist %1 Bits von höchstens %2: Das Gewicht ist so breit verteilt wie auf %3 gleich starke Keys.</translation>
    </message>
    <message>
        <source>The mean entropy of its rows is %1 nats of at most %2: as spread as %3 equal keys.</source>
        <translation>Die mittlere Entropie seiner Zeilen ist %1 Nats von höchstens %2: Das Gewicht ist so breit verteilt wie auf %3 gleich starke Keys.</translation>
    </message>
    <message>
        <source>The rows with the strongest single weights: %1.</source>
        <translation>Die Zeilen mit den größten einzelnen Gewichten: %1.</translation>
    </message>
    <message>
        <source>In %1 of %2 rows at least half of the weight rests on the first token, %3.</source>
        <translation>In %1 von %2 Zeilen ruht mindestens die Hälfte des Gewichts auf dem ersten Token, %3.</translation>
    </message>
    <message>
        <source>In %1 of %2 rows at least half of the weight rests on tokens that the tokenizer added.</source>
        <translation>In %1 von %2 Zeilen ruht mindestens die Hälfte des Gewichts auf Tokens, die der Tokenizer hinzugefügt hat.</translation>
    </message>
    <message>
        <source>The mask hides no cell.</source>
        <translation>Die Maske verdeckt keine Zelle.</translation>
    </message>
    <message>
        <source>The mask hides %1 of %2 cells.</source>
        <translation>Die Maske verdeckt %1 von %2 Zellen.</translation>
    </message>
    <message>
        <source>The mask hides %1 of %2 cells, by %3.</source>
        <translation>Von der Maske verdeckt sind %1 von %2 Zellen (von %3).</translation>
    </message>
    <message>
        <source>Rows that see no key: %1.</source>
        <translation>Zeilen, die keinen Key sehen: %1.</translation>
    </message>
    <message>
        <source>Rows with weights that are NaN or infinite, which are left out: %1.</source>
        <translation>Weggelassene Zeilen, deren Gewichte NaN oder unendlich sind: %1.</translation>
    </message>
    <message>
        <source>Rows that are hidden until they have been guessed: %1.</source>
        <translation>Zeilen, die verdeckt bleiben, bis sie geraten sind: %1.</translation>
    </message>
    <message>
        <source>This is text %1 of %2.</source>
        <translation>Das ist Text %1 von %2.</translation>
    </message>
    <message>
        <source>Rows are named after the tokens that they predict.</source>
        <translation>Die Zeilen sind nach den Tokens benannt, die sie vorhersagen.</translation>
    </message>
    <message>
        <source>No row has weights that can be described.</source>
        <translation>Keine Zeile hat Gewichte, die sich beschreiben lassen.</translation>
    </message>
    <message>
        <source>It reads a text of one token.</source>
        <translation>Er liest einen Text aus einem Token.</translation>
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
        <translation>Alle Heads</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>Schicht %1</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>Head %1</translation>
    </message>
    <message>
        <source>what is measured</source>
        <translation>was gemessen wird</translation>
    </message>
    <message>
        <source>most like %1.%2, %3 nats from it</source>
        <translation>am ähnlichsten: %1.%2, %3 Nats entfernt</translation>
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
        <translation>Die beiden 95-%-Intervalle berühren sich: Es kann Zufall sein.</translation>
    </message>
    <message>
        <source>head</source>
        <translation>Head</translation>
    </message>
    <message>
        <source>measure</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>before</source>
        <translation>vorher</translation>
    </message>
    <message>
        <source>after</source>
        <translation>nachher</translation>
    </message>
    <message>
        <source>change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>name, tags</source>
        <translation>Name, Tags</translation>
    </message>
</context>
<context>
    <name>HeadMaps</name>
    <message>
        <source>head</source>
        <translation>Head</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>Schicht</translation>
    </message>
    <message>
        <source>Maps of all heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layer %1, head %2</source>
        <translation type="unfinished">Schicht %1, Head %2</translation>
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
        <translation>Dieser Head ist ausgeschaltet: Er fügt der Ausgabe seiner Schicht nichts hinzu.</translation>
    </message>
    <message>
        <source>Switch on</source>
        <translation>Einschalten</translation>
    </message>
    <message>
        <source>Let the head add to its layer&apos;s output again (Ctrl+Shift+K)</source>
        <translation>Den Head wieder zur Ausgabe seiner Schicht beitragen lassen (Strg+Umschalt+K)</translation>
    </message>
</context>
<context>
    <name>HeadScatter</name>
    <message>
        <source>Heads by %1 and %2</source>
        <translation>Heads nach %1 und %2</translation>
    </message>
    <message>
        <source>No head has this measure in the texts that were read.</source>
        <translation>In den gelesenen Texten hat kein Head diese Kennzahl.</translation>
    </message>
    <message>
        <source>No head has both measures: choose others above.</source>
        <translation>Kein Head hat beide Kennzahlen: Wählen Sie oben andere.</translation>
    </message>
    <message>
        <source>Heads that lack one of the two: %1.</source>
        <translation>Heads, denen eine der beiden fehlt: %1.</translation>
    </message>
    <message>
        <source>Head %1</source>
        <translation>Head %1</translation>
    </message>
    <message>
        <source>%1: %2 (95 %: %3 to %4)</source>
        <translation>%1: %2 (95 %: %3 bis %4)</translation>
    </message>
    <message>
        <source>step of the training</source>
        <translation>Schritt des Trainings</translation>
    </message>
    <message>
        <source>%1, this atlas</source>
        <translation>%1, dieser Atlas</translation>
    </message>
    <message>
        <source>%1, the other</source>
        <translation>%1, der andere</translation>
    </message>
    <message>
        <source>Chart of heads</source>
        <translation>Diagramm der Heads</translation>
    </message>
</context>
<context>
    <name>HeadSetMenu</name>
    <message>
        <source>&amp;Name the picked heads…</source>
        <translation>Ausgewählte Heads &amp;benennen…</translation>
    </message>
    <message>
        <source>Pick heads with Ctrl+click or by dragging around them, then give them a name to find them again. Sets are saved with the session.</source>
        <translation>Wählen Sie Heads mit Strg+Klick aus oder mit einem Rahmen um sie herum, und geben Sie ihnen dann einen Namen, um sie wiederzufinden. Sets werden mit der Sitzung gespeichert.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>&amp;Pick its heads</source>
        <translation>Heads &amp;auswählen</translation>
    </message>
    <message>
        <source>&amp;Note…</source>
        <translation>&amp;Notiz…</translation>
    </message>
    <message>
        <source>&amp;Delete the set</source>
        <translation>Set &amp;löschen</translation>
    </message>
    <message>
        <source>Name the picked heads</source>
        <translation>Ausgewählte Heads benennen</translation>
    </message>
    <message>
        <source>The name by which views, Ctrl+K and --heads find them</source>
        <translation>Der Name, unter dem Ansichten, Strg+K und --heads sie finden</translation>
    </message>
    <message>
        <source>Note on %1</source>
        <translation>Notiz zu %1</translation>
    </message>
    <message>
        <source>What these heads do, and how you know</source>
        <translation>Was diese Heads tun, und woher Sie es wissen</translation>
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
        <translation type="unfinished">Dimension %1</translation>
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
        <translation>Heads</translation>
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
        <translation>das Handbuch, passend zur Ansicht oder zum Dialog</translation>
    </message>
    <message>
        <source>Ctrl + F1</source>
        <translation>Strg + F1</translation>
    </message>
    <message>
        <source>what the terms mean; point at a control to read its term</source>
        <translation>was die Begriffe bedeuten; zeigen Sie auf ein Bedienelement, um seinen Begriff zu lesen</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tippen</translation>
    </message>
    <message>
        <source>everything is computed again</source>
        <translation>alles wird neu berechnet</translation>
    </message>
    <message>
        <source>Point at a cell</source>
        <translation>Auf eine Zelle zeigen</translation>
    </message>
    <message>
        <source>see how its weight is computed</source>
        <translation>sehen, wie ihr Gewicht berechnet wird</translation>
    </message>
    <message>
        <source>Click a cell, arrow keys</source>
        <translation>Klick auf eine Zelle, Pfeiltasten</translation>
    </message>
    <message>
        <source>keep a cell chosen</source>
        <translation>die Zelle bleibt gewählt</translation>
    </message>
    <message>
        <source>Click a token</source>
        <translation>Klick auf ein Token</translation>
    </message>
    <message>
        <source>choose the query, with Ctrl the key; right-click to split or join it</source>
        <translation>die Query wählen, mit Strg den Key; ein Rechtsklick teilt oder verbindet es</translation>
    </message>
    <message>
        <source>Ctrl + 1 … 7</source>
        <translation>Strg + 1 … 7</translation>
    </message>
    <message>
        <source>map, steps, mask, compare, all heads, flow, measures</source>
        <translation>Karte, Schritte, Maske, Vergleich, Alle Heads, Fluss, Kennzahlen</translation>
    </message>
    <message>
        <source>Ctrl + 9</source>
        <translation>Strg + 9</translation>
    </message>
    <message>
        <source>why a cell has its score; Alt + ← and → walk the trail</source>
        <translation>warum eine Zelle ihren Score hat; Alt + ← und → gehen die Spur entlang</translation>
    </message>
    <message>
        <source>Shift + drag in the map, M</source>
        <translation>Umschalt + Ziehen in der Karte, M</translation>
    </message>
    <message>
        <source>mark cells: rank heads by them, hide them, attend to them alone</source>
        <translation>Zellen markieren: Heads nach ihnen ordnen, sie verdecken, nur auf sie achten</translation>
    </message>
    <message>
        <source>All heads: Ctrl + click, Space, rubber band</source>
        <translation>Alle Heads: Strg + Klick, Leertaste, Rahmen</translation>
    </message>
    <message>
        <source>pick several heads</source>
        <translation>mehrere Heads auswählen</translation>
    </message>
    <message>
        <source>Ctrl + P</source>
        <translation>Strg + P</translation>
    </message>
    <message>
        <source>hide the chosen row and guess where it looks</source>
        <translation>die gewählte Zeile verdecken und raten, wohin sie schaut</translation>
    </message>
    <message>
        <source>Ctrl + L</source>
        <translation>Strg + L</translation>
    </message>
    <message>
        <source>go to a token of the map</source>
        <translation>zu einem Token der Karte gehen</translation>
    </message>
    <message>
        <source>F8, F9</source>
        <translation>F8, F9</translation>
    </message>
    <message>
        <source>show or hide the panels at the sides</source>
        <translation>die Bedienfelder an den Seiten zeigen oder verbergen</translation>
    </message>
    <message>
        <source>F6, Shift+F6</source>
        <translation>F6, Umschalt+F6</translation>
    </message>
    <message>
        <source>move the keyboard to the next panel, or to the previous one</source>
        <translation>mit der Tastatur zum nächsten oder vorigen Bedienfeld gehen</translation>
    </message>
    <message>
        <source>right button, Menu key</source>
        <translation>rechte Maustaste, Menütaste</translation>
    </message>
    <message>
        <source>what can be done with a cell, a head or a token</source>
        <translation>was man mit einer Zelle, einem Head oder einem Token tun kann</translation>
    </message>
    <message>
        <source>Ctrl+K</source>
        <translation>Strg+K</translation>
    </message>
    <message>
        <source>find commands, heads, tokens, examples, models and terms</source>
        <translation>Befehle, Heads, Tokens, Beispiele, Modelle und Begriffe finden</translation>
    </message>
    <message>
        <source>Steps: Space, ← →, 1 … 9</source>
        <translation>Schritte: Leertaste, ← →, 1 … 9</translation>
    </message>
    <message>
        <source>play, step, jump</source>
        <translation>abspielen, weitergehen, springen</translation>
    </message>
    <message>
        <source>Steps: S, O, A</source>
        <translation>Schritte: S, O, A</translation>
    </message>
    <message>
        <source>one stage alone, one query, all queries</source>
        <translation>nur eine Stufe, eine Query, alle Queries</translation>
    </message>
    <message>
        <source>Ctrl + Shift + D, Ctrl + Shift + K</source>
        <translation>Strg + Umschalt + D, Strg + Umschalt + K</translation>
    </message>
    <message>
        <source>describe the shown head in words; switch it off, or on again</source>
        <translation>den gezeigten Head in Worten beschreiben; ihn ausschalten oder wieder einschalten</translation>
    </message>
    <message>
        <source>Ctrl + Z, Ctrl + Shift + Z</source>
        <translation>Strg + Z, Strg + Umschalt + Z</translation>
    </message>
    <message>
        <source>undo, redo</source>
        <translation>rückgängig, wiederholen</translation>
    </message>
    <message>
        <source>Alt + arrow keys</source>
        <translation>Alt + Pfeiltasten</translation>
    </message>
    <message>
        <source>other head, other layer</source>
        <translation>anderer Head, andere Schicht</translation>
    </message>
    <message>
        <source>Ctrl + B</source>
        <translation>Strg + B</translation>
    </message>
    <message>
        <source>encoder, decoder or cross-attention</source>
        <translation>Encoder, Decoder oder Cross-Attention</translation>
    </message>
    <message>
        <source>Ctrl + R</source>
        <translation>Strg + R</translation>
    </message>
    <message>
        <source>label each row with the token that it predicts, or with its own</source>
        <translation>jede Zeile mit dem Token beschriften, das sie vorhersagt, oder mit ihrem eigenen</translation>
    </message>
    <message>
        <source>Ctrl + +, Ctrl + −, Ctrl + 0</source>
        <translation>Strg + +, Strg + −, Strg + 0</translation>
    </message>
    <message>
        <source>everything larger, smaller, at its usual size</source>
        <translation>alles größer, kleiner, in üblicher Größe</translation>
    </message>
    <message>
        <source>In the map: Ctrl + wheel, two fingers, + − 0</source>
        <translation>In der Karte: Strg + Mausrad, zwei Finger, + − 0</translation>
    </message>
    <message>
        <source>zoom the map; drag moves it, double click shows it whole</source>
        <translation>die Karte vergrößern; Ziehen verschiebt sie, ein Doppelklick zeigt sie ganz</translation>
    </message>
    <message>
        <source>Ctrl + O, Ctrl + Shift + O, or drop</source>
        <translation>Strg + O, Strg + Umschalt + O, oder Ablegen</translation>
    </message>
    <message>
        <source>open a session or figure; a model</source>
        <translation>eine Sitzung oder Abbildung öffnen; ein Modell</translation>
    </message>
    <message>
        <source>Ctrl + S</source>
        <translation>Strg + S</translation>
    </message>
    <message>
        <source>save the session</source>
        <translation>die Sitzung speichern</translation>
    </message>
    <message>
        <source>Ctrl + E, Ctrl + Shift + E</source>
        <translation>Strg + E, Strg + Umschalt + E</translation>
    </message>
    <message>
        <source>export what is shown, all heads</source>
        <translation>exportieren, was zu sehen ist; alle Heads</translation>
    </message>
    <message>
        <source>Ctrl + Shift + C</source>
        <translation>Strg + Umschalt + C</translation>
    </message>
    <message>
        <source>copy the figure</source>
        <translation>die Abbildung kopieren</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>stop computing, leave full screen</source>
        <translation>die Berechnung anhalten, das Vollbild verlassen</translation>
    </message>
    <message>
        <source>F5</source>
        <translation>F5</translation>
    </message>
    <message>
        <source>present this view; ? lists the keys there</source>
        <translation>diese Ansicht präsentieren; ? zeigt die Tasten dafür</translation>
    </message>
    <message>
        <source>F11</source>
        <translation>F11</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Keys and gestures</source>
        <translation>Tasten und Gesten</translation>
    </message>
    <message>
        <source>About AttentionScope</source>
        <translation>Über AttentionScope</translation>
    </message>
    <message>
        <source>&lt;h3&gt;AttentionScope %1&lt;/h3&gt;&lt;p&gt;Computes and shows attention. Every number on screen is the engine&apos;s own.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later, without any warranty.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;AttentionScope %1&lt;/h3&gt;&lt;p&gt;Berechnet und zeigt Attention. Jede Zahl auf dem Bildschirm stammt von der Engine selbst.&lt;/p&gt;&lt;p&gt;Freie Software unter der GNU General Public License, Version 3 oder später, ohne jede Gewährleistung.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>HtmlFigure</name>
    <message>
        <source>weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>query (predicting this token)</source>
        <translation>Query (sagt dieses Token vorher)</translation>
    </message>
    <message>
        <source>query (attending)</source>
        <translation>Query (achtet)</translation>
    </message>
    <message>
        <source>key (attended to)</source>
        <translation>Key (beachtet)</translation>
    </message>
    <message>
        <source>This page draws its figure by a script of its own, which is switched off here.</source>
        <translation>Diese Seite zeichnet ihre Abbildung mit einem eigenen Skript, und Skripte sind hier ausgeschaltet.</translation>
    </message>
    <message>
        <source>The numbers are too many for tables in a browser; CSV has all of them.</source>
        <translation>Es sind zu viele Zahlen für Tabellen im Browser; CSV enthält sie alle.</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Numbers are whole: every digit of their float32, as CSV has them.</source>
        <translation>Zahlen sind vollständig: jede Ziffer ihres float32, wie in CSV.</translation>
    </message>
    <message>
        <source>Numbers are rounded to 1 decimal; CSV has all digits.</source>
        <translation>Zahlen sind auf 1 Nachkommastelle gerundet; CSV enthält alle Ziffern.</translation>
    </message>
    <message>
        <source>Numbers are rounded to %1 decimals; CSV has all digits.</source>
        <translation>Zahlen sind auf %1 Nachkommastellen gerundet; CSV enthält alle Ziffern.</translation>
    </message>
    <message>
        <source>query</source>
        <translation>Query</translation>
    </message>
    <message>
        <source>key</source>
        <translation>Key</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>Schicht</translation>
    </message>
    <message>
        <source>head</source>
        <translation>Head</translation>
    </message>
    <message>
        <source>map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>Heads</translation>
    </message>
    <message>
        <source>hidden by the mask</source>
        <translation>von der Maske verdeckt</translation>
    </message>
    <message>
        <source>hidden until it has been guessed</source>
        <translation>verdeckt, bis sie geraten ist</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>keine Zahl</translation>
    </message>
    <message>
        <source>Keys of this query</source>
        <translation>Keys dieser Query</translation>
    </message>
    <message>
        <source>in the order of the keys</source>
        <translation>in der Reihenfolge der Keys</translation>
    </message>
    <message>
        <source>largest first</source>
        <translation>die größten zuerst</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>The whole map as a table</source>
        <translation>Die ganze Karte als Tabelle</translation>
    </message>
    <message>
        <source>This map is too large for a table in a browser; CSV has all of its numbers.</source>
        <translation>Diese Karte ist zu groß für eine Tabelle im Browser; CSV enthält alle ihre Zahlen.</translation>
    </message>
    <message>
        <source>The %1 largest of %2 keys</source>
        <translation>Die %1 größten von %2 Keys</translation>
    </message>
    <message>
        <source>%1 keys</source>
        <translation>%1 Keys</translation>
    </message>
    <message>
        <source>1 key</source>
        <translation>1 Key</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>kein Key</translation>
    </message>
    <message>
        <source>Point at a cell, or press Tab and the arrow keys.</source>
        <translation>Zeigen Sie auf eine Zelle, oder drücken Sie Tab und die Pfeiltasten.</translation>
    </message>
    <message>
        <source>Arrow keys move the cell; Home and End go along the row, with Ctrl along the column; Page up and Page down pass ten queries; Alt with an arrow key shows another head; Enter keeps the cell, Escape leaves it.</source>
        <translation>Pfeiltasten bewegen die Zelle; Home und End gehen die Zeile entlang, mit Strg die Spalte; Page up und Page down überspringen zehn Queries; Alt mit einer Pfeiltaste zeigt einen anderen Head; Enter hält die Zelle fest, Escape lässt sie los.</translation>
    </message>
    <message>
        <source>%1 queries × %2 keys</source>
        <translation>%1 Queries × %2 Keys</translation>
    </message>
    <message>
        <source>The numbers of this page are damaged.</source>
        <translation>Die Zahlen dieser Seite sind beschädigt.</translation>
    </message>
    <message>
        <source>This browser is too old to unpack the numbers of this page: Chromium 80, Firefox 113 and Safari 16.4 can.</source>
        <translation>Dieser Browser ist zu alt, um die Zahlen dieser Seite zu entpacken: Chromium 80, Firefox 113 und Safari 16.4 können es.</translation>
    </message>
</context>
<context>
    <name>InkLayer</name>
    <message>
        <source>What was drawn by hand</source>
        <translation>Was von Hand gezeichnet ist</translation>
    </message>
    <message>
        <source>Lines: %1</source>
        <translation>Linien: %1</translation>
    </message>
</context>
<context>
    <name>InputPanel</name>
    <message>
        <source>Tower</source>
        <translation>Turm</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Show the tower: the part of the model that reads the picture</source>
        <translation>Den Turm zeigen, also den Teil des Modells, der das Bild liest</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Show the tower: the part of the model that reads the texts</source>
        <translation>Den Turm zeigen, also den Teil des Modells, der die Texte liest</translation>
    </message>
    <message>
        <source>+ text</source>
        <translation>+ Text</translation>
    </message>
    <message>
        <source>Add a text; the texts form a batch, padded to one length</source>
        <translation>Einen Text hinzufügen; die Texte bilden einen Batch, auf gleiche Länge aufgefüllt</translation>
    </message>
    <message>
        <source>Remove this text from the batch</source>
        <translation>Diesen Text aus dem Batch entfernen</translation>
    </message>
    <message>
        <source>+ second sequence</source>
        <translation>+ zweite Sequenz</translation>
    </message>
    <message>
        <source>Cross-attention: keys and values from another text</source>
        <translation>Cross-Attention: Keys und Values aus einem anderen Text</translation>
    </message>
    <message>
        <source>Back to self-attention</source>
        <translation>Zurück zur Self-Attention</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Mischen</translation>
    </message>
    <message>
        <source>Put the words into another order and see what changes</source>
        <translation>Die Wörter in eine andere Reihenfolge bringen und sehen, was sich ändert</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Input text</source>
        <translation>Eingabetext</translation>
    </message>
    <message>
        <source>Type a sequence</source>
        <translation>Geben Sie einen Text ein</translation>
    </message>
    <message>
        <source>Everything is computed again while you type</source>
        <translation>Während Sie tippen, wird alles neu berechnet</translation>
    </message>
    <message>
        <source>Text of the batch</source>
        <translation>Text des Batches</translation>
    </message>
    <message>
        <source>Which text of the batch is shown</source>
        <translation>Welcher Text des Batches zu sehen ist</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>How the text is cut</source>
        <translation>Wie der Text zerlegt wird</translation>
    </message>
    <message>
        <source>How the text is cut into tokens; right-click a token to split or join it</source>
        <translation>Wie der Text in Tokens zerlegt wird; ein Rechtsklick auf ein Token teilt oder verbindet es</translation>
    </message>
    <message>
        <source>The text field holds %L1 characters, so only the beginning of the %L2 pasted ones was taken.</source>
        <translation>In das Textfeld passen %L1 Zeichen; von den %L2 eingefügten wurde deshalb nur der Anfang übernommen.</translation>
    </message>
    <message>
        <source>picture %1 of %2</source>
        <translation>Bild %1 von %2</translation>
    </message>
    <message>
        <source>sound %1 of %2</source>
        <translation>Ton %1 von %2</translation>
    </message>
    <message>
        <source>text %1 of %2</source>
        <translation>Text %1 von %2</translation>
    </message>
    <message>
        <source>Queries and keys from %1: %2 and %3</source>
        <translation>Queries und Keys aus %1: %2 und %3</translation>
    </message>
    <message>
        <source>Attention from %1</source>
        <translation>Attention aus %1</translation>
    </message>
    <message>
        <source>Attention from %1: %2</source>
        <translation>Attention aus %1: %2</translation>
    </message>
    <message>
        <source>Tokens · %1 of %2</source>
        <translation>Tokens · %1 von %2</translation>
    </message>
    <message>
        <source>Tokens · %1</source>
        <translation>Tokens · %1</translation>
    </message>
    <message>
        <source>+ second text</source>
        <translation>+ zweiter Text</translation>
    </message>
    <message>
        <source>A pair: the model reads a second text after this one</source>
        <translation>Ein Paar: Das Modell liest nach diesem Text einen zweiten</translation>
    </message>
    <message>
        <source>Back to one text</source>
        <translation>Zurück zu einem Text</translation>
    </message>
    <message>
        <source>Second text</source>
        <translation>Zweiter Text</translation>
    </message>
    <message>
        <source>Keys and values from</source>
        <translation>Keys und Values aus</translation>
    </message>
    <message>
        <source>Text that keys and values come from</source>
        <translation>Text, aus dem Keys und Values kommen</translation>
    </message>
    <message>
        <source>Struck through: %1 has no token for it, so it is left out.</source>
        <translation>Durchgestrichen: %1 hat dafür kein Token, deshalb wird es weggelassen.</translation>
    </message>
    <message>
        <source>Too long for the memory: only the first %1 tokens are used, as you chose (Ctrl+Z undoes this; the rest are grey).</source>
        <translation>Zu lang für den Speicher: Nur die ersten %1 Tokens werden benutzt, so wie Sie es gewählt haben (Strg+Z macht das rückgängig; die übrigen sind grau).</translation>
    </message>
    <message>
        <source>Too long: only the first %1 of %2 tokens are used (the rest are grey).</source>
        <translation>Zu lang: Nur die ersten %1 von %2 Tokens werden benutzt (die übrigen sind grau).</translation>
    </message>
    <message>
        <source>Nothing to compute yet; the view still shows the previous text.</source>
        <translation>Noch nichts zu berechnen; die Ansicht zeigt noch den vorigen Text.</translation>
    </message>
    <message>
        <source>Nothing to compute yet.</source>
        <translation>Noch nichts zu berechnen.</translation>
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
        <translation>Diese Query sieht keinen Key.</translation>
    </message>
    <message>
        <source>Other heads at this cell</source>
        <translation>Andere Heads bei dieser Zelle</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Zelle</translation>
    </message>
    <message>
        <source>How this weight is computed</source>
        <translation>Wie dieses Gewicht berechnet wird</translation>
    </message>
    <message>
        <source>Why this score?</source>
        <translation>Warum dieser Score?</translation>
    </message>
    <message>
        <source>What wrote the query&apos;s row and the key&apos;s, and how their products make the score (Ctrl+9)</source>
        <translation>Woher die Zeile der Query und die des Keys kommen, und wie ihre Produkte den Score ergeben (Strg+9)</translation>
    </message>
    <message>
        <source>Hides this cell in this head and computes the answer again. Ctrl+Z puts it back.</source>
        <translation>Verdeckt diese Zelle in diesem Head und berechnet die Antwort neu. Strg+Z setzt sie wieder ein.</translation>
    </message>
    <message>
        <source>%1: the row of %2 → %3</source>
        <translation>%1: die Zeile von %2 → %3</translation>
    </message>
    <message>
        <source>query %1 · key %2 · layer %3 head %4</source>
        <translation>Query %1 · Key %2 · Schicht %3 Head %4</translation>
    </message>
    <message>
        <source>%1, in the row of “%2”: %3</source>
        <translation>%1, in der Zeile von „%2“: %3</translation>
    </message>
    <message>
        <source>This query&apos;s weights</source>
        <translation>Gewichte dieser Query</translation>
    </message>
    <message>
        <source>PREDICTING “%1”, IT ATTENDS TO</source>
        <translation>SAGT „%1“ VORHER UND ACHTET AUF</translation>
    </message>
    <message>
        <source>PREDICTING THE NEXT TOKEN, IT ATTENDS TO</source>
        <translation>SAGT DAS NÄCHSTE TOKEN VORHER UND ACHTET AUF</translation>
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
        <translation>aus der Datei gelesen, nicht berechnet</translation>
    </message>
    <message>
        <source>q·k over 1 dimension</source>
        <translation>q·k über 1 Dimension</translation>
    </message>
    <message>
        <source>q·k over %1 dimensions</source>
        <translation>q·k über %1 Dimensionen</translation>
    </message>
    <message>
        <source>soft-cap %1 · tanh(s ÷ %1)</source>
        <translation>Soft-Cap %1 · tanh(s ÷ %1)</translation>
    </message>
    <message>
        <source>+ bias of position</source>
        <translation>+ Positions-Bias</translation>
    </message>
    <message>
        <source>mask: visible</source>
        <translation>Maske: sichtbar</translation>
    </message>
    <message>
        <source>mask: hidden by %1</source>
        <translation>Maske: verdeckt von %1</translation>
    </message>
    <message>
        <source>%1 and the sink</source>
        <translation>%1 und den Sink</translation>
    </message>
    <message>
        <source>set by an intervention</source>
        <translation>von einem Eingriff gesetzt</translation>
    </message>
    <message>
        <source>÷ the row&apos;s sum %1</source>
        <translation>÷ Zeilensumme %1</translation>
    </message>
    <message>
        <source>set by an intervention, not by softmax</source>
        <translation>von einem Eingriff gesetzt, nicht von der Softmax</translation>
    </message>
    <message>
        <source>dropout</source>
        <translation>Dropout</translation>
    </message>
    <message>
        <source>‖weight · v W&lt;sup&gt;O&lt;/sup&gt;‖</source>
        <translation>‖Gewicht · v W&lt;sup&gt;O&lt;/sup&gt;‖</translation>
    </message>
    <message>
        <source>Computing this cell in every head…</source>
        <translation>Diese Zelle wird in jedem Head berechnet…</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und noch %1</translation>
    </message>
    <message>
        <source>A weight says where the head looks, not what the answer rests on.</source>
        <translation>Ein Gewicht sagt, wohin der Head schaut, nicht, worauf die Antwort beruht.</translation>
    </message>
    <message>
        <source>Knock it out</source>
        <translation>Herausnehmen</translation>
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
        <translation>&amp;Eingreifen</translation>
    </message>
    <message>
        <source>Switch the head &amp;off</source>
        <translation>Den Head &amp;ausschalten</translation>
    </message>
    <message>
        <source>Ctrl+Shift+K</source>
        <translation>Ctrl+Shift+K</translation>
    </message>
    <message>
        <source>The shown head adds nothing to its layer&apos;s output, and later layers change</source>
        <translation>Der gezeigte Head fügt der Ausgabe seiner Schicht nichts hinzu, und spätere Schichten ändern sich</translation>
    </message>
    <message>
        <source>Take the head&apos;s output from &amp;run</source>
        <translation>Ausgabe des Heads übernehmen aus &amp;Lauf</translation>
    </message>
    <message>
        <source>&amp;Remove all interventions</source>
        <translation>Alle Eingriffe &amp;entfernen</translation>
    </message>
    <message>
        <source>Compute as the model itself does</source>
        <translation>Rechnen wie das Modell selbst</translation>
    </message>
    <message>
        <source>&amp;Scale the head…</source>
        <translation>Den Head &amp;skalieren…</translation>
    </message>
    <message>
        <source>Multiply the shown head&apos;s output by a number</source>
        <translation>Die Ausgabe des gezeigten Heads mit einer Zahl multiplizieren</translation>
    </message>
    <message>
        <source>Replace the head&apos;s output by its &amp;mean</source>
        <translation>Ausgabe des Heads durch ihren &amp;Mittelwert ersetzen</translation>
    </message>
    <message>
        <source>Each token gets the mean of the head&apos;s output over all tokens of this text, later ones too</source>
        <translation>Jedes Token bekommt den Mittelwert der Ausgabe des Heads über alle Tokens dieses Textes, auch die späteren</translation>
    </message>
    <message>
        <source>Let the head attend &amp;evenly</source>
        <translation>Den Head &amp;gleichmäßig achten lassen</translation>
    </message>
    <message>
        <source>Each query gives the same weight to every key that it sees</source>
        <translation>Jede Query gibt jedem Key, den sie sieht, dasselbe Gewicht</translation>
    </message>
    <message>
        <source>&amp;Hide the marked cells in this head</source>
        <translation>Die markierten Zellen in diesem Head &amp;verdecken</translation>
    </message>
    <message>
        <source>In the shown head, the marked cells (or the chosen one) get no weight</source>
        <translation>Im gezeigten Head bekommen die markierten Zellen (oder die gewählte) kein Gewicht</translation>
    </message>
    <message>
        <source>In every head, the marked cells (or the chosen one) get no weight</source>
        <translation>In jedem Head bekommen die markierten Zellen (oder die gewählte) kein Gewicht</translation>
    </message>
    <message>
        <source>Hide the chosen &amp;key from the other tokens</source>
        <translation>Den gewählten &amp;Key vor den anderen Tokens verdecken</translation>
    </message>
    <message>
        <source>No other token can attend to it, in any head</source>
        <translation>Kein anderes Token kann auf ihn achten, in keinem Head</translation>
    </message>
    <message>
        <source>Let the head attend to the marked cells &amp;alone</source>
        <translation>Den Head &amp;nur auf die markierten Zellen achten lassen</translation>
    </message>
    <message>
        <source>A query with marked cells attends to these alone, to each of them equally</source>
        <translation>Eine Query mit markierten Zellen achtet nur auf diese, auf alle gleich</translation>
    </message>
    <message>
        <source>&amp;Hide the chosen cell in this head</source>
        <translation>Die gewählte Zelle in diesem Head &amp;verdecken</translation>
    </message>
    <message>
        <source>Compare with another run first</source>
        <translation>Erst mit einem anderen Lauf vergleichen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Scale the head</source>
        <translation>Den Head skalieren</translation>
    </message>
    <message>
        <source>Multiply its output by</source>
        <translation>Seine Ausgabe multiplizieren mit</translation>
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
        <translation>Eingriffe</translation>
    </message>
    <message>
        <source>Remove all</source>
        <translation>Alle entfernen</translation>
    </message>
    <message>
        <source>Compute as the model itself does</source>
        <translation>Rechnen wie das Modell selbst</translation>
    </message>
    <message>
        <source>What the head&apos;s output is multiplied by</source>
        <translation>Womit die Ausgabe des Heads multipliziert wird</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <translation>Entfernen: %1</translation>
    </message>
    <message>
        <source>Remove this intervention</source>
        <translation>Diesen Eingriff entfernen</translation>
    </message>
    <message>
        <source>every head</source>
        <translation>jeder Head</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>Schicht %1</translation>
    </message>
    <message>
        <source>L%1 H%2</source>
        <translation>L%1 H%2</translation>
    </message>
    <message>
        <source>token %1</source>
        <translation>Token %1</translation>
    </message>
    <message>
        <source>%1 cells</source>
        <translation>%1 Zellen</translation>
    </message>
    <message>
        <source>switched off</source>
        <translation>ausgeschaltet</translation>
    </message>
    <message>
        <source>output × %1</source>
        <translation>Ausgabe × %1</translation>
    </message>
    <message>
        <source>its mean output over this text</source>
        <translation>seine mittlere Ausgabe über diesen Text</translation>
    </message>
    <message>
        <source>attends evenly</source>
        <translation>achtet gleichmäßig</translation>
    </message>
    <message>
        <source>%1 hidden</source>
        <translation>%1 verdeckt</translation>
    </message>
    <message>
        <source>attends to %1 alone</source>
        <translation>achtet nur auf %1</translation>
    </message>
    <message>
        <source>output of run %1</source>
        <translation>Ausgabe von Lauf %1</translation>
    </message>
    <message>
        <source>%1 of %2 rows</source>
        <translation>%1 von %2 Zeilen</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und noch %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>mask: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>temperature %1</source>
        <translation type="unfinished">Temperatur %1</translation>
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
        <translation type="unfinished">Ersetzen</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation type="unfinished">Speichern unter…</translation>
    </message>
</context>
<context>
    <name>LensCanvas</name>
    <message>
        <source>What the model would say after each layer</source>
        <translation>Was das Modell nach jeder Schicht sagen würde</translation>
    </message>
    <message>
        <source>the token asked for %1</source>
        <translation>das gefragte Token %1</translation>
    </message>
</context>
<context>
    <name>LessonCommands</name>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Lektionen</translation>
    </message>
    <message>
        <source>&amp;Open lesson…</source>
        <translation>Lektion &amp;öffnen…</translation>
    </message>
    <message>
        <source>Open a file whose name ends in .lesson.md or .attnlesson; you can also drop it on the window</source>
        <translation>Eine Datei öffnen, deren Name auf .lesson.md oder .attnlesson endet; Sie können sie auch auf das Fenster ziehen</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>&amp;Nächster Schritt</translation>
    </message>
    <message>
        <source>&amp;Previous step</source>
        <translation>&amp;Voriger Schritt</translation>
    </message>
    <message>
        <source>&amp;Record a lesson…</source>
        <translation>Lektion auf&amp;zeichnen…</translation>
    </message>
    <message>
        <source>Write a lesson from what is shown, step by step</source>
        <translation>Eine Lektion aus dem schreiben, was zu sehen ist, Schritt für Schritt</translation>
    </message>
    <message>
        <source>&amp;Edit this lesson…</source>
        <translation>Diese Lektion &amp;bearbeiten…</translation>
    </message>
    <message>
        <source>Record a &amp;step</source>
        <translation>&amp;Schritt aufzeichnen</translation>
    </message>
    <message>
        <source>Ctrl+Return</source>
        <translation>Ctrl+Return</translation>
    </message>
    <message>
        <source>Open lesson</source>
        <translation>Lektion öffnen</translation>
    </message>
    <message>
        <source>Lessons (*.lesson.md *.attnlesson);;All files (*)</source>
        <translation>Lektionen (*.lesson.md *.attnlesson);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>A lesson cannot open this link: %1.</source>
        <translation>Eine Lektion kann diesen Link nicht öffnen: %1.</translation>
    </message>
    <message>
        <source>This link leads to %1.</source>
        <translation>Dieser Link führt zu %1.</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>Im Browser öffnen</translation>
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
        <translation type="unfinished">Wiederherstellen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished">Verwerfen</translation>
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
        <translation type="unfinished">%1 Schritte</translation>
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
        <translation>Die Zeile bleibt verdeckt, bis Sie auf Zeigen drücken.</translation>
    </message>
    <message>
        <source>a number sets its points, arrow keys, + and − change them by 5.</source>
        <translation>eine Zahl setzt seine Punkte, Pfeiltasten, + und − ändern sie um 5.</translation>
    </message>
    <message>
        <source>What does “%1” look at most?</source>
        <translation>Worauf schaut „%1“ am meisten?</translation>
    </message>
    <message>
        <source>%1. Pick the token that you expect to get the most weight.</source>
        <translation>%1. Wählen Sie das Token, auf dem Sie das größte Gewicht erwarten.</translation>
    </message>
    <message>
        <source>Click a token, or choose it with the arrow keys.</source>
        <translation>Klicken Sie auf ein Token, oder wählen Sie es mit den Pfeiltasten.</translation>
    </message>
    <message>
        <source>How much does “%1” look at “%2”?</source>
        <translation>Wie viel schaut „%1“ auf „%2“?</translation>
    </message>
    <message>
        <source>%1. Of the 100 points of this row, how many are on this token?</source>
        <translation>%1. Wie viele der 100 Punkte dieser Zeile liegen auf diesem Token?</translation>
    </message>
    <message>
        <source>Drag the bar, or type: %1</source>
        <translation>Ziehen Sie den Balken, oder tippen Sie: %1</translation>
    </message>
    <message>
        <source>Where does “%1” look?</source>
        <translation>Wohin schaut „%1“?</translation>
    </message>
    <message>
        <source>%1. Give this row&apos;s 100 points to the tokens that you expect it to attend to.</source>
        <translation>%1. Verteilen Sie die 100 Punkte dieser Zeile auf die Tokens, auf die sie nach Ihrer Erwartung achtet.</translation>
    </message>
    <message>
        <source>Drag a bar, or type: Tab chooses a token, %1 Points left over are spread evenly.</source>
        <translation>Ziehen Sie einen Balken, oder tippen Sie: Tab wählt ein Token, %1 Übrige Punkte werden gleichmäßig verteilt.</translation>
    </message>
    <message>
        <source>Which head is it?</source>
        <translation>Welcher Head ist es?</translation>
    </message>
    <message>
        <source>Look for it among the heads and choose it.</source>
        <translation>Suchen Sie ihn unter den Heads, und wählen Sie ihn.</translation>
    </message>
    <message>
        <source>All maps and numbers stay visible; press Show to see which head is meant.</source>
        <translation>Alle Karten und Zahlen bleiben zu sehen; drücken Sie auf Zeigen, um zu sehen, welcher Head gemeint ist.</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>Layer %1, head %2</source>
        <translation>Schicht %1, Head %2</translation>
    </message>
    <message>
        <source>%1: the row of “%2”.</source>
        <translation>%1: die Zeile von „%2“.</translation>
    </message>
    <message>
        <source>%1 (predict)</source>
        <translation>%1 (Vorhersage)</translation>
    </message>
    <message>
        <source>%1 (goal)</source>
        <translation>%1 (Ziel)</translation>
    </message>
    <message>
        <source>%1 (question)</source>
        <translation>%1 (Frage)</translation>
    </message>
    <message>
        <source>The picture %1 is not there.</source>
        <translation>Das Bild %1 ist nicht da.</translation>
    </message>
    <message>
        <source>In AttentionScope: change what is shown until this is so.</source>
        <translation>In AttentionScope: Ändern Sie, was zu sehen ist, bis dies stimmt.</translation>
    </message>
    <message>
        <source>Steps of the lesson</source>
        <translation>Schritte der Lektion</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>All steps</source>
        <translation>Alle Schritte</translation>
    </message>
    <message>
        <source>All steps one below the other, to print them</source>
        <translation>Alle Schritte untereinander, zum Drucken</translation>
    </message>
    <message>
        <source>◀ Back</source>
        <translation>◀ Zurück</translation>
    </message>
    <message>
        <source>The previous step (Page Up)</source>
        <translation>Der vorige Schritt (Page Up)</translation>
    </message>
    <message>
        <source>Next ▶</source>
        <translation>Weiter ▶</translation>
    </message>
    <message>
        <source>The next step (Page Down)</source>
        <translation>Der nächste Schritt (Page Down)</translation>
    </message>
    <message>
        <source>Page down and Page up, or the buttons above, lead through the steps.</source>
        <translation>Page down und Page up oder die Knöpfe oben führen durch die Schritte.</translation>
    </message>
    <message>
        <source>In a map arrow keys move the cell; Home and End go along the row, with Ctrl along the column; Alt with an arrow key shows another head; Enter keeps the cell, Escape leaves it. Every number is one that the program has computed.</source>
        <translation>In einer Karte bewegen Pfeiltasten die Zelle; Home und End gehen die Zeile entlang, mit Strg die Spalte; Alt mit einer Pfeiltaste zeigt einen anderen Head; Enter hält die Zelle fest, Escape lässt sie los. Jede Zahl hat das Programm berechnet.</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Antwort zeigen</translation>
    </message>
    <message>
        <source>The answer: %1</source>
        <translation>Die Antwort: %1</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>Hinweis: %1</translation>
    </message>
    <message>
        <source>Noted. The lesson&apos;s answer: %1</source>
        <translation>Notiert. Die Antwort der Lektion: %1</translation>
    </message>
    <message>
        <source>Noted. Write it down: this page does not know the answer.</source>
        <translation>Notiert. Schreiben Sie es auf: Diese Seite kennt die Antwort nicht.</translation>
    </message>
    <message>
        <source>That is not a number. Write it like 0.95.</source>
        <translation>Das ist keine Zahl. Schreiben Sie sie wie 0.95.</translation>
    </message>
    <message>
        <source>Nothing here has that name. Type it as it is written beside the map, or click it.</source>
        <translation>Hier heißt nichts so. Schreiben Sie es so, wie es neben der Karte steht, oder klicken Sie darauf.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Richtig.</translation>
    </message>
    <message>
        <source>Not quite. Look again.</source>
        <translation>Nicht ganz. Schauen Sie noch einmal hin.</translation>
    </message>
    <message>
        <source>Not quite. Look again, or ask for a hint.</source>
        <translation>Nicht ganz. Schauen Sie noch einmal hin, oder lassen Sie sich einen Hinweis geben.</translation>
    </message>
    <message>
        <source>A number</source>
        <translation>Eine Zahl</translation>
    </message>
    <message>
        <source>A cell, such as it → cat: type it or click it</source>
        <translation>Eine Zelle wie it → cat: eintippen oder anklicken</translation>
    </message>
    <message>
        <source>A head, such as 4.4: type it or click it</source>
        <translation>Ein Head wie 4.4: eintippen oder anklicken</translation>
    </message>
    <message>
        <source>A token: type it or click it</source>
        <translation>Ein Token: eintippen oder anklicken</translation>
    </message>
    <message>
        <source>In your own words</source>
        <translation>In Ihren eigenen Worten</translation>
    </message>
    <message>
        <source>Predict</source>
        <translation>Vorhersage</translation>
    </message>
    <message>
        <source>Spread evenly</source>
        <translation>Gleichmäßig</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Guess again</source>
        <translation>Noch einmal raten</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>%1 of 100 points left</source>
        <translation>%1 von 100 Punkten übrig</translation>
    </message>
    <message>
        <source>%1 of 100 points</source>
        <translation>%1 von 100 Punkten</translation>
    </message>
    <message>
        <source>□ your guess     ■ the model     points of 100</source>
        <translation>□ Ihr Tipp     ■ das Modell     Punkte von 100</translation>
    </message>
    <message>
        <source>your guess %1, the model %2</source>
        <translation>Ihr Tipp %1, das Modell %2</translation>
    </message>
    <message>
        <source>Nearly all of it on “%1”</source>
        <translation>Fast alles auf „%1“</translation>
    </message>
    <message>
        <source>Most of it on “%1”</source>
        <translation>Das meiste auf „%1“</translation>
    </message>
    <message>
        <source>No token has half; most has “%1”</source>
        <translation>Kein Token hat die Hälfte; am meisten hat „%1“</translation>
    </message>
    <message>
        <source>You said %1 of 100 points on this token; it gets %2.</source>
        <translation>Sie haben diesem Token %1 von 100 Punkten gegeben; es bekommt %2.</translation>
    </message>
    <message>
        <source>You picked “%1”: right.</source>
        <translation>Sie haben „%1“ gewählt: richtig.</translation>
    </message>
    <message>
        <source>You picked “%1”, which is at rank %2 of %3.</source>
        <translation>Sie haben „%1“ gewählt; es steht auf Rang %2 von %3.</translation>
    </message>
    <message>
        <source>You picked no token.</source>
        <translation>Sie haben kein Token gewählt.</translation>
    </message>
    <message>
        <source>Jensen–Shannon divergence, from 0 (the same) to 0.69 (nothing shared):</source>
        <translation>Jensen-Shannon-Divergenz, von 0 (gleich) bis 0.69 (nichts gemeinsam):</translation>
    </message>
    <message>
        <source>%1 nats</source>
        <translation>%1 Nats</translation>
    </message>
    <message>
        <source>not defined</source>
        <translation>nicht definiert</translation>
    </message>
    <message>
        <source>Your first choice, “%1”:</source>
        <translation>Ihre erste Wahl, „%1“:</translation>
    </message>
    <message>
        <source>No token picked:</source>
        <translation>Kein Token gewählt:</translation>
    </message>
    <message>
        <source>rank %1 of %2</source>
        <translation>Rang %1 von %2</translation>
    </message>
    <message>
        <source>Your points where the weight is:</source>
        <translation>Ihre Punkte dort, wo das Gewicht ist:</translation>
    </message>
    <message>
        <source>%1 of 100</source>
        <translation>%1 von 100</translation>
    </message>
    <message>
        <source>You chose layer %1, head %2.</source>
        <translation>Gewählt ist Schicht %1, Head %2.</translation>
    </message>
    <message>
        <source>Right: layer %1, head %2</source>
        <translation>Richtig: Schicht %1, Head %2</translation>
    </message>
    <message>
        <source>It is layer %1, head %2</source>
        <translation>Es ist Schicht %1, Head %2</translation>
    </message>
    <message>
        <source>You picked the head that was shown.</source>
        <translation>Sie haben den Head gewählt, der zu sehen war.</translation>
    </message>
    <message>
        <source>You picked layer %1, head %2.</source>
        <translation>Sie haben Schicht %1, Head %2 gewählt.</translation>
    </message>
    <message>
        <source>You picked no head.</source>
        <translation>Sie haben keinen Head gewählt.</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>%1 steps</source>
        <translation>%1 Schritte</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>◀ Back</source>
        <translation>◀ Zurück</translation>
    </message>
    <message>
        <source>The previous step (Page Up)</source>
        <translation>Der vorige Schritt (Page Up)</translation>
    </message>
    <message>
        <source>Next ▶</source>
        <translation>Weiter ▶</translation>
    </message>
    <message>
        <source>The next step (Page Down)</source>
        <translation>Der nächste Schritt (Page Down)</translation>
    </message>
    <message>
        <source>Hand in…</source>
        <translation>Abgeben…</translation>
    </message>
    <message>
        <source>Save your answers as a file, or as a short code</source>
        <translation>Ihre Antworten als Datei oder als kurzen Code speichern</translation>
    </message>
    <message>
        <source>The goals of this step</source>
        <translation>Die Ziele dieses Schritts</translation>
    </message>
    <message>
        <source>Steps of the lesson</source>
        <translation>Schritte der Lektion</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Close the lesson; what is shown stays</source>
        <translation>Die Lektion schließen; was zu sehen ist, bleibt</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>%1  %2 (predict)</source>
        <translation>%1  %2 (Vorhersage)</translation>
    </message>
    <message>
        <source>%1  %2 (goal)</source>
        <translation>%1  %2 (Ziel)</translation>
    </message>
    <message>
        <source>%1  %2 (question)</source>
        <translation>%1  %2 (Frage)</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Back to the step</source>
        <translation>Zurück zum Schritt</translation>
    </message>
    <message>
        <source>Try what you like. %1 shows the step again; Ctrl+Z then brings back what you did.</source>
        <translation>Probieren Sie aus, was Sie möchten. %1 zeigt den Schritt wieder; Strg+Z holt danach zurück, was Sie getan haben.</translation>
    </message>
    <message>
        <source> Now: %1.</source>
        <translation> Jetzt: %1.</translation>
    </message>
    <message>
        <source>Goal reached:</source>
        <translation>Ziel erreicht:</translation>
    </message>
    <message>
        <source>Goal:</source>
        <translation>Ziel:</translation>
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
        <translation>Der Text des Schritts</translation>
    </message>
</context>
<context>
    <name>LessonRecorder</name>
    <message>
        <source>Lessons (*.lesson.md)</source>
        <translation>Lektionen (*.lesson.md)</translation>
    </message>
    <message>
        <source>Record a lesson as</source>
        <translation>Lektion aufzeichnen als</translation>
    </message>
    <message>
        <source>own-lesson</source>
        <translation>eigene-lektion</translation>
    </message>
    <message>
        <source>Edit a copy as</source>
        <translation>Eine Kopie bearbeiten als</translation>
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
        <translation type="unfinished">Neu laden</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation type="unfinished">Ersetzen</translation>
    </message>
</context>
<context>
    <name>LessonRecording</name>
    <message>
        <source>The first step</source>
        <translation>Der erste Schritt</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Schritt %1</translation>
    </message>
</context>
<context>
    <name>LikenessPanel</name>
    <message>
        <source>Likeness</source>
        <translation>Ähnlichkeit</translation>
    </message>
    <message>
        <source>How similar each text is to the picture</source>
        <translation>Wie ähnlich jeder Text dem Bild ist</translation>
    </message>
    <message>
        <source>Open a picture under Picture to see how similar the texts are to it.</source>
        <translation>Öffnen Sie unter Bild ein Bild, um zu sehen, wie ähnlich ihm die Texte sind.</translation>
    </message>
    <message>
        <source>Type a text under Text to see how similar it is to the picture.</source>
        <translation>Geben Sie unter Text einen Text ein, um zu sehen, wie ähnlich er dem Bild ist.</translation>
    </message>
    <message>
        <source>Shares of the texts: softmax of %1 · cosine. Cosines: %2.</source>
        <translation>Anteile der Texte: Softmax von %1 · Kosinus. Kosinuswerte: %2.</translation>
    </message>
    <message>
        <source>Cosine: %1, between the picture and “%2”. Under Text, + text adds one to compare.</source>
        <translation>Kosinus: %1, von dem Bild und „%2“. Unter Text fügt + Text einen weiteren zum Vergleichen hinzu.</translation>
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
        <translation>bis zu %1 × %2</translation>
    </message>
    <message>
        <source>each pixel is the largest of %1 weights</source>
        <translation>jedes Pixel ist das Maximum von %1 Gewichten</translation>
    </message>
    <message>
        <source>each pixel is the mean of %1 weights</source>
        <translation>jedes Pixel ist der Mittelwert von %1 Gewichten</translation>
    </message>
    <message>
        <source>refining</source>
        <translation>wird feiner</translation>
    </message>
    <message>
        <source>refining, %1 %</source>
        <translation>wird feiner, %1 %</translation>
    </message>
    <message>
        <source>stopped at %1 %</source>
        <translation>angehalten bei %1 %</translation>
    </message>
    <message>
        <source> · </source>
        <translation> · </translation>
    </message>
    <message>
        <source>largest of queries %1 × keys %2</source>
        <translation>Maximum der Queries %1 × Keys %2</translation>
    </message>
    <message>
        <source>mean of queries %1 × keys %2</source>
        <translation>Mittelwert der Queries %1 × Keys %2</translation>
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
        <translation>Ohne Namen</translation>
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
        <translation>Karte wird berechnet… (Esc hält an)</translation>
    </message>
    <message>
        <source>Look at fewer cells: Ctrl and the wheel, or + in the map</source>
        <translation>Weniger Zellen betrachten: Strg und das Mausrad, oder + in der Karte</translation>
    </message>
    <message>
        <source>Look at more cells: Ctrl and the wheel, or − in the map</source>
        <translation>Mehr Zellen betrachten: Strg und das Mausrad, oder − in der Karte</translation>
    </message>
    <message>
        <source>Look at all cells: double click, or 0 in the map</source>
        <translation>Alle Zellen betrachten: Doppelklick, oder 0 in der Karte</translation>
    </message>
    <message>
        <source>&amp;Go to token…</source>
        <translation>&amp;Gehe zu Token…</translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <translation>Ctrl+L</translation>
    </message>
    <message>
        <source>Choose a token by its text or its number</source>
        <translation>Ein Token nach seinem Text oder seiner Nummer wählen</translation>
    </message>
    <message>
        <source>Cells are marked by Shift and drag, or M</source>
        <translation>Zellen werden mit Umschalt und Ziehen oder mit M markiert</translation>
    </message>
    <message>
        <source>Go to token</source>
        <translation>Gehe zu Token</translation>
    </message>
    <message>
        <source>A token&apos;s text, or its number from 1</source>
        <translation>Der Text eines Tokens oder seine Nummer, gezählt ab 1</translation>
    </message>
    <message>
        <source>“%1” is not a token of this text.</source>
        <translation>„%1“ ist kein Token dieses Textes.</translation>
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
        <translation>Farben der Karte</translation>
    </message>
    <message>
        <source>&amp;Automatic range</source>
        <translation>&amp;Automatischer Bereich</translation>
    </message>
    <message>
        <source>From the smallest to the largest number of the map</source>
        <translation>Von der kleinsten bis zur größten Zahl der Karte</translation>
    </message>
    <message>
        <source>Range of the &amp;chosen row</source>
        <translation>Bereich der &amp;gewählten Zeile</translation>
    </message>
    <message>
        <source>Range of &amp;each row</source>
        <translation>Bereich &amp;jeder Zeile</translation>
    </message>
    <message>
        <source>&amp;Linear</source>
        <translation>&amp;Linear</translation>
    </message>
    <message>
        <source>Lo&amp;garithmic</source>
        <translation>L&amp;ogarithmisch</translation>
    </message>
    <message>
        <source>Over at most four powers of ten: what is smaller has the colour of the lower end</source>
        <translation>Über höchstens vier Zehnerpotenzen: Was kleiner ist, hat die Farbe des unteren Endes</translation>
    </message>
    <message>
        <source>Shares of the range to this power: below 1 small numbers become brighter</source>
        <translation>Anteile des Bereichs, mit dieser Zahl potenziert: Unter 1 werden kleine Zahlen heller</translation>
    </message>
    <message>
        <source>&amp;Fixed range, %1 to %2</source>
        <translation>&amp;Fester Bereich, %1 bis %2</translation>
    </message>
    <message>
        <source>Fixed range, %1 to %2</source>
        <translation>Fester Bereich, %1 bis %2</translation>
    </message>
    <message>
        <source>This map is too long: the rows of its pictures stand for several.</source>
        <translation>Diese Karte ist zu lang: Was wie eine Zeile aussieht, steht für mehrere.</translation>
    </message>
    <message>
        <source>From the smallest to the largest number of the chosen query&apos;s row</source>
        <translation>Von der kleinsten bis zur größten Zahl in der Zeile der gewählten Query</translation>
    </message>
    <message>
        <source>In each row from its own smallest to its own largest number</source>
        <translation>In jeder Zeile von ihrer eigenen kleinsten bis zu ihrer größten Zahl</translation>
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
        <translation>fest</translation>
    </message>
    <message>
        <source>row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>Zeilen</translation>
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
        <translation>Wie Zahlen zu Farben werden</translation>
    </message>
</context>
<context>
    <name>MapControls</name>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>‖weight · v Wᴼ‖</source>
        <translation>‖Gewicht · v Wᴼ‖</translation>
    </message>
    <message>
        <source>All heads of the layer in one map</source>
        <translation>Alle Heads der Schicht in einer Karte</translation>
    </message>
    <message>
        <source>All heads of the model in one map</source>
        <translation>Alle Heads des Modells in einer Karte</translation>
    </message>
    <message>
        <source>Attention rollout up to the layer</source>
        <translation>Attention-Rollout bis zur Schicht</translation>
    </message>
    <message>
        <source>Attention flow up to the layer</source>
        <translation>Attention-Fluss bis zur Schicht</translation>
    </message>
    <message>
        <source>Their mean</source>
        <translation>Ihr Mittelwert</translation>
    </message>
    <message>
        <source>Their sum</source>
        <translation>Ihre Summe</translation>
    </message>
    <message>
        <source>The largest of their weights</source>
        <translation>Das größte ihrer Gewichte</translation>
    </message>
    <message>
        <source>Words instead of pieces</source>
        <translation>Wörter statt Wortstücke</translation>
    </message>
    <message>
        <source>Special tokens shown</source>
        <translation>Mit Sondertokens</translation>
    </message>
    <message>
        <source>Special tokens left out</source>
        <translation>Ohne Sondertokens</translation>
    </message>
    <message>
        <source>Special tokens left out, rows renormalised to 1</source>
        <translation>Ohne Sondertokens, Zeilen neu auf 1 normiert</translation>
    </message>
    <message>
        <source>Both texts</source>
        <translation>Beide Texte</translation>
    </message>
    <message>
        <source>First text → first text</source>
        <translation>Erster Text → erster Text</translation>
    </message>
    <message>
        <source>First text → second text</source>
        <translation>Erster Text → zweiter Text</translation>
    </message>
    <message>
        <source>Second text → first text</source>
        <translation>Zweiter Text → erster Text</translation>
    </message>
    <message>
        <source>Second text → second text</source>
        <translation>Zweiter Text → zweiter Text</translation>
    </message>
    <message>
        <source>What a pixel of the map shows</source>
        <translation>Was ein Pixel der Karte zeigt</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>A pixel shows the largest of its weights: no thin line vanishes</source>
        <translation>Ein Pixel zeigt das größte seiner Gewichte: Keine dünne Linie verschwindet</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittelwert</translation>
    </message>
    <message>
        <source>A pixel shows the mean of its weights</source>
        <translation>Ein Pixel zeigt den Mittelwert seiner Gewichte</translation>
    </message>
    <message>
        <source>A pixel shows</source>
        <translation>Ein Pixel zeigt</translation>
    </message>
    <message>
        <source>Norms</source>
        <translation>Normen</translation>
    </message>
    <message>
        <source>Layer&apos;s heads</source>
        <translation>Heads der Schicht</translation>
    </message>
    <message>
        <source>All heads</source>
        <translation>Alle Heads</translation>
    </message>
    <message>
        <source>Picked heads</source>
        <translation>Ausgewählte Heads</translation>
    </message>
    <message>
        <source>Rollout</source>
        <translation>Rollout</translation>
    </message>
    <message>
        <source>Flow</source>
        <translation>Fluss</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>Mittelwert</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>largest</source>
        <translation>Maximum</translation>
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
        <translation> · Wörter</translation>
    </message>
    <message>
        <source> · no special</source>
        <translation> · ohne Sondertokens</translation>
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
        <translation>Wofür die Zellen und Zeilen der Karte stehen</translation>
    </message>
    <message>
        <source>The picked heads in one map</source>
        <translation>Die ausgewählten Heads in einer Karte</translation>
    </message>
    <message>
        <source>The picked heads in one map (pick heads in All heads first)</source>
        <translation>Die ausgewählten Heads in einer Karte (zuerst in Alle Heads welche auswählen)</translation>
    </message>
</context>
<context>
    <name>MapDifference</name>
    <message>
        <source>The difference appears when both maps are computed.</source>
        <translation>Die Differenz erscheint, sobald beide Karten berechnet sind.</translation>
    </message>
    <message>
        <source>No difference: %1 has %2 × %3 cells, %4 has %5 × %6. Only maps of one shape can be subtracted.</source>
        <translation>Keine Differenz: %1 hat %2 × %3 Zellen, %4 hat %5 × %6. Nur Karten derselben Form lassen sich voneinander abziehen.</translation>
    </message>
    <message>
        <source>%1 − %2</source>
        <translation>%1 − %2</translation>
    </message>
    <message>
        <source>red: %1 larger; blue, −: %2 larger</source>
        <translation>rot: %1 größer; blau, −: %2 größer</translation>
    </message>
</context>
<context>
    <name>MapView</name>
    <message>
        <source>hatched: hidden by the mask</source>
        <translation>schraffiert: von der Maske verdeckt</translation>
    </message>
    <message>
        <source>query (predicting this target token)</source>
        <translation>Query (sagt dieses Ziel-Token vorher)</translation>
    </message>
    <message>
        <source>query (predicting this token)</source>
        <translation>Query (sagt dieses Token vorher)</translation>
    </message>
    <message>
        <source>target token (attending)</source>
        <translation>Ziel-Token (achtet)</translation>
    </message>
    <message>
        <source>query (attending)</source>
        <translation>Query (achtet)</translation>
    </message>
    <message>
        <source>source token (attended to)</source>
        <translation>Quell-Token (beachtet)</translation>
    </message>
    <message>
        <source>key (attended to)</source>
        <translation>Key (beachtet)</translation>
    </message>
    <message>
        <source>each pixel is the mean of about %1 × %1 weights</source>
        <translation>jedes Pixel ist der Mittelwert von etwa %1 × %1 Gewichten</translation>
    </message>
    <message>
        <source>each pixel is the largest of about %1 × %1 weights</source>
        <translation>jedes Pixel ist das Maximum von etwa %1 × %1 Gewichten</translation>
    </message>
    <message>
        <source>each pixel is the mean of about %1 × %1 cells</source>
        <translation>jedes Pixel ist der Mittelwert von etwa %1 × %1 Zellen</translation>
    </message>
    <message>
        <source>each pixel is the largest of about %1 × %1 cells</source>
        <translation>jedes Pixel ist das Maximum von etwa %1 × %1 Zellen</translation>
    </message>
    <message>
        <source>colours: one range for all rows, as the map is too long for one of each</source>
        <translation>Farben: ein Bereich für alle Zeilen, denn für je einen eigenen ist die Karte zu lang</translation>
    </message>
    <message>
        <source>lowest</source>
        <translation>kleinstes</translation>
    </message>
    <message>
        <source>highest</source>
        <translation>größtes</translation>
    </message>
    <message>
        <source>Attention map</source>
        <translation>Attention-Karte</translation>
    </message>
    <message>
        <source>left out of this map</source>
        <translation>in dieser Karte weggelassen</translation>
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
        <translation>außerhalb von %1</translation>
    </message>
    <message>
        <source>hidden by %1</source>
        <translation>verdeckt von %1</translation>
    </message>
    <message>
        <source>uncovered by hand</source>
        <translation>von Hand aufgedeckt</translation>
    </message>
    <message>
        <source>visible because of %1</source>
        <translation>sichtbar wegen %1</translation>
    </message>
    <message>
        <source>visible</source>
        <translation>sichtbar</translation>
    </message>
    <message>
        <source>future (causal)</source>
        <translation>Zukunft (kausal)</translation>
    </message>
    <message>
        <source>padding</source>
        <translation>Padding</translation>
    </message>
    <message>
        <source>painted</source>
        <translation>gemalt</translation>
    </message>
</context>
<context>
    <name>MaskDiagram</name>
    <message>
        <source>Mask diagram</source>
        <translation>Diagramm der Maske</translation>
    </message>
    <message>
        <source>%1 is visible</source>
        <translation>%1 ist sichtbar</translation>
    </message>
    <message>
        <source>%1 is hidden</source>
        <translation>%1 ist verdeckt</translation>
    </message>
    <message>
        <source>visible</source>
        <translation>sichtbar</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>%1 may attend to %2</source>
        <translation>%1 darf auf %2 achten</translation>
    </message>
    <message>
        <source>%1 may not attend to %2</source>
        <translation>%1 darf nicht auf %2 achten</translation>
    </message>
</context>
<context>
    <name>MaskExplanation</name>
    <message>
        <source>Visible keys</source>
        <translation>Sichtbare Keys</translation>
    </message>
    <message>
        <source>Weights with −∞ before softmax</source>
        <translation>Gewichte mit −∞ vor der Softmax</translation>
    </message>
    <message>
        <source>Weights with softmax, then hide and renormalise</source>
        <translation>Gewichte mit Softmax, dann verdecken und neu normieren</translation>
    </message>
    <message>
        <source>Two ways to mask give the same weights</source>
        <translation>Zwei Wege zu maskieren ergeben dieselben Gewichte</translation>
    </message>
    <message>
        <source>−∞ before softmax</source>
        <translation>−∞ vor der Softmax</translation>
    </message>
    <message>
        <source>softmax, then hide and renormalise</source>
        <translation>Softmax, dann verdecken und neu normieren</translation>
    </message>
    <message>
        <source>%1 → %2 is visible</source>
        <translation>%1 → %2 ist sichtbar</translation>
    </message>
    <message>
        <source>%1 → %2 is hidden</source>
        <translation>%1 → %2 ist verdeckt</translation>
    </message>
    <message>
        <source>query %1 · key %2 · distance %3</source>
        <translation>Query %1 · Key %2 · Abstand %3</translation>
    </message>
    <message>
        <source>No rule hides this cell.</source>
        <translation>Keine Regel verdeckt diese Zelle.</translation>
    </message>
    <message>
        <source>… and %1 more rules</source>
        <translation>… und %1 weitere Regeln</translation>
    </message>
    <message>
        <source>What the row “%1” sees</source>
        <translation>Was die Zeile „%1“ sieht</translation>
    </message>
    <message>
        <source>What query “%1” sees</source>
        <translation>Was die Query „%1“ sieht</translation>
    </message>
    <message>
        <source>… and %1 more</source>
        <translation>… und %1 weitere</translation>
    </message>
    <message>
        <source>The row “%1” sees no key.</source>
        <translation>Die Zeile „%1“ sieht keinen Key.</translation>
    </message>
    <message>
        <source>Query “%1” sees no key.</source>
        <translation>Die Query „%1“ sieht keinen Key.</translation>
    </message>
    <message>
        <source>largest difference %1</source>
        <translation>größte Differenz %1</translation>
    </message>
    <message>
        <source>Over all cells of this head</source>
        <translation>Über alle Zellen dieses Heads</translation>
    </message>
</context>
<context>
    <name>MaskOrders</name>
    <message>
        <source>Two ways to mask give the same weights</source>
        <translation>Zwei Wege zu maskieren ergeben dieselben Gewichte</translation>
    </message>
    <message>
        <source>−∞ before softmax</source>
        <translation>−∞ vor der Softmax</translation>
    </message>
    <message>
        <source>softmax, then hide and renormalise</source>
        <translation>Softmax, dann verdecken und neu normieren</translation>
    </message>
    <message>
        <source>largest difference %1</source>
        <translation>größte Differenz %1</translation>
    </message>
</context>
<context>
    <name>MaskSentences</name>
    <message>
        <source>cached keys come first</source>
        <translation>Keys aus dem Cache stehen davor</translation>
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
        <translation>es ist das Token selbst</translation>
    </message>
    <message>
        <source>at most %1 back</source>
        <translation>höchstens %1 zurück</translation>
    </message>
    <message>
        <source>more than %1 back</source>
        <translation>mehr als %1 zurück</translation>
    </message>
    <message>
        <source>at most %1 ahead</source>
        <translation>höchstens %1 voraus</translation>
    </message>
    <message>
        <source>more than %1 ahead</source>
        <translation>mehr als %1 voraus</translation>
    </message>
    <message>
        <source>key %1 is global</source>
        <translation>Key %1 ist global</translation>
    </message>
    <message>
        <source>query %1 is global</source>
        <translation>Query %1 ist global</translation>
    </message>
    <message>
        <source>token %1</source>
        <translation>Token %1</translation>
    </message>
    <message>
        <source>one of these tokens</source>
        <translation>eines dieser Tokens</translation>
    </message>
    <message>
        <source>%1 is not %2</source>
        <translation>%1 ist nicht %2</translation>
    </message>
    <message>
        <source>neither %1 nor %2 is %3</source>
        <translation>weder %1 noch %2 ist %3</translation>
    </message>
    <message>
        <source>distance %1 is a multiple of %2</source>
        <translation>Abstand %1 ist ein Vielfaches von %2</translation>
    </message>
    <message>
        <source>distance %1 is not a multiple of %2</source>
        <translation>Abstand %1 ist kein Vielfaches von %2</translation>
    </message>
    <message>
        <source>it shows every cell</source>
        <translation>jede Zelle ist sichtbar</translation>
    </message>
    <message>
        <source>key %1 is not padding</source>
        <translation>Key %1 ist kein Padding</translation>
    </message>
    <message>
        <source>key %1 is padding</source>
        <translation>Key %1 ist Padding</translation>
    </message>
    <message>
        <source>key %1 is among the first %2</source>
        <translation>Key %1 gehört zu den ersten %2</translation>
    </message>
    <message>
        <source>key %1 is not among the first %2</source>
        <translation>Key %1 gehört nicht zu den ersten %2</translation>
    </message>
    <message>
        <source>the same segment</source>
        <translation>dasselbe Segment</translation>
    </message>
    <message>
        <source>another segment</source>
        <translation>ein anderes Segment</translation>
    </message>
    <message>
        <source>the same chunk of %1 tokens</source>
        <translation>derselbe Chunk von %1 Tokens</translation>
    </message>
    <message>
        <source>another chunk of %1 tokens</source>
        <translation>ein anderer Chunk von %1 Tokens</translation>
    </message>
    <message>
        <source>not hidden by hand</source>
        <translation>nicht von Hand verdeckt</translation>
    </message>
    <message>
        <source>hidden by hand</source>
        <translation>von Hand verdeckt</translation>
    </message>
    <message>
        <source>uncovered by hand</source>
        <translation>von Hand aufgedeckt</translation>
    </message>
    <message>
        <source>not uncovered by hand</source>
        <translation>nicht von Hand aufgedeckt</translation>
    </message>
    <message>
        <source>the model&apos;s table shows it</source>
        <translation>die Tabelle des Modells zeigt sie</translation>
    </message>
    <message>
        <source>the model&apos;s table hides it</source>
        <translation>die Tabelle des Modells verdeckt sie</translation>
    </message>
    <message>
        <source>among the %1 visible keys of highest index score</source>
        <translation>gehört zu den %1 sichtbaren Keys mit dem höchsten Index-Score</translation>
    </message>
    <message>
        <source>not among the %1 visible keys of highest index score</source>
        <translation>gehört nicht zu den %1 sichtbaren Keys mit dem höchsten Index-Score</translation>
    </message>
    <message>
        <source>key %1 was added by the layer, and every query sees it</source>
        <translation>Key %1 hat die Schicht hinzugefügt, und jede Query sieht ihn</translation>
    </message>
    <message>
        <source>key %1 was not added by the layer</source>
        <translation>Key %1 hat die Schicht nicht hinzugefügt</translation>
    </message>
    <message>
        <source>shows it: %1</source>
        <translation>zeigt die Zelle: %1</translation>
    </message>
    <message>
        <source>does not apply: %1</source>
        <translation>gilt hier nicht: %1</translation>
    </message>
    <message>
        <source>hides it: %1</source>
        <translation>verdeckt die Zelle: %1</translation>
    </message>
    <message>
        <source>%1 (“!” means not)</source>
        <translation>%1 („!“ heißt nicht)</translation>
    </message>
    <message>
        <source>After the softmax nothing is left to renormalise: its weights are all 0 and so is its output.</source>
        <translation>Nach der Softmax bleibt nichts, was neu zu normieren wäre: Alle ihre Gewichte sind 0, und ihre Ausgabe auch.</translation>
    </message>
    <message>
        <source>Every score is −∞, so the softmax would divide 0 by 0: PyTorch gives NaN, and here all weights are 0.</source>
        <translation>Jeder Score ist −∞, also müsste die Softmax 0 durch 0 teilen: PyTorch gibt NaN, und hier sind alle Gewichte 0.</translation>
    </message>
    <message>
        <source>Its weights are hidden until they have been guessed.</source>
        <translation>Ihre Gewichte sind verdeckt, bis sie geraten sind.</translation>
    </message>
    <message>
        <source>Its weights are NaN.</source>
        <translation>Ihre Gewichte sind NaN.</translation>
    </message>
    <message>
        <source>The number that is added is so large that all scores become equal: each of the %1 keys gets %2.</source>
        <translation>Die addierte Zahl ist so groß, dass alle Scores gleich werden: Jeder der %1 Keys bekommt %2.</translation>
    </message>
    <message>
        <source>Every score is the same, so its weight is spread evenly: 1/%1 = %2 for each key.</source>
        <translation>Alle Scores sind gleich, deshalb ist ihr Gewicht gleichmäßig verteilt: 1/%1 = %2 für jeden Key.</translation>
    </message>
    <message>
        <source>Every score was lowered alike, so its weights are as if nothing were hidden: %1 to %2, in all %3.</source>
        <translation>Alle Scores wurden um gleich viel gesenkt; deshalb sind die Gewichte so, als wäre nichts verdeckt: %1 bis %2, zusammen %3.</translation>
    </message>
    <message>
        <source>%1 of %2 cells hidden by %3</source>
        <translation>%1 von %2 Zellen verdeckt von %3</translation>
    </message>
    <message>
        <source>, %1 more by %2</source>
        <translation>, weitere %1 von %2</translation>
    </message>
    <message>
        <source>none of %1 cells is hidden</source>
        <translation>keine der %1 Zellen ist verdeckt</translation>
    </message>
    <message>
        <source>no query is left without a key</source>
        <translation>keine Query bleibt ohne Key</translation>
    </message>
    <message>
        <source>query %1 sees no key</source>
        <translation>Query %1 sieht keinen Key</translation>
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
        <translation>Gewicht von %1</translation>
    </message>
</context>
<context>
    <name>MeasureTable</name>
    <message>
        <source>The patterns that take at least the chosen share of the head&apos;s weight</source>
        <translation>Die Muster, die mindestens den gewählten Anteil vom Gewicht des Heads haben</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>Schicht</translation>
    </message>
    <message>
        <source>head</source>
        <translation>Head</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
</context>
<context>
    <name>MeasuresBench</name>
    <message>
        <source>layer %1 of %2</source>
        <translation>Schicht %1 von %2</translation>
    </message>
    <message>
        <source>%1 of %2 sequences (Esc stops)</source>
        <translation>%1 von %2 Sequenzen (Esc hält an)</translation>
    </message>
    <message>
        <source>“%1” at token %2</source>
        <translation>„%1“ bei Token %2</translation>
    </message>
    <message>
        <source>Save table</source>
        <translation>Tabelle speichern</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
</context>
<context>
    <name>MeasuresView</name>
    <message>
        <source>What is measured of each head</source>
        <translation>Was an jedem Head gemessen wird</translation>
    </message>
    <message>
        <source>name heads from  </source>
        <translation>Heads benennen ab  </translation>
    </message>
    <message>
        <source>Share of the weight at which a head is named after a pattern</source>
        <translation>Ab welchem Anteil des Gewichts ein Head nach einem Muster benannt wird</translation>
    </message>
    <message>
        <source>A head is named after a pattern, such as previous token, if at least this share of its weight follows it</source>
        <translation>Ein Head wird nach einem Muster wie „voriges Token“ benannt, wenn mindestens dieser Anteil seines Gewichts ihm folgt</translation>
    </message>
    <message>
        <source>Save table…</source>
        <translation>Tabelle speichern…</translation>
    </message>
    <message>
        <source>Save the table as CSV, sorted as it is shown</source>
        <translation>Die Tabelle als CSV speichern, sortiert, wie sie zu sehen ist</translation>
    </message>
    <message>
        <source>Without the first row</source>
        <translation>Ohne erste Zeile</translation>
    </message>
    <message>
        <source>Leave out the first row: in a causal map it can only attend to itself</source>
        <translation>Die erste Zeile weglassen: In einer kausalen Karte kann sie nur auf sich selbst achten</translation>
    </message>
    <message>
        <source>Without special rows</source>
        <translation>Ohne Sonderzeilen</translation>
    </message>
    <message>
        <source>Measure the rows of the text&apos;s own tokens alone, without [CLS], [SEP] and the like</source>
        <translation>Nur an den Zeilen der eigenen Tokens des Textes messen, ohne [CLS], [SEP] und ähnliche</translation>
    </message>
    <message>
        <source>In bits</source>
        <translation>In Bits</translation>
    </message>
    <message>
        <source>Entropies and log-probabilities in bits instead of nats</source>
        <translation>Entropien und Log-Wahrscheinlichkeiten in Bits statt in Nats</translation>
    </message>
    <message>
        <source>induction from  </source>
        <translation>Induktion aus  </translation>
    </message>
    <message>
        <source>  sequence</source>
        <translation>  Sequenz</translation>
    </message>
    <message>
        <source>  sequences</source>
        <translation>  Sequenzen</translation>
    </message>
    <message>
        <source>How many random sequences induction is averaged over</source>
        <translation>Über wie viele zufällige Sequenzen die Induktion gemittelt wird</translation>
    </message>
    <message>
        <source>How many random sequences induction is averaged over; ± in its column is their spread</source>
        <translation>Über wie viele zufällige Sequenzen die Induktion gemittelt wird; ± in ihrer Spalte ist die Streuung</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>Was das Diagramm zeigt</translation>
    </message>
    <message>
        <source> The answer is %1.</source>
        <translation> Die Antwort ist %1.</translation>
    </message>
    <message>
        <source> Press “Knock out each head”.</source>
        <translation> Drücken Sie auf „Jeden Head herausnehmen“.</translation>
    </message>
    <message>
        <source> No cell is marked.</source>
        <translation> Keine Zelle ist markiert.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Knock out each head</source>
        <translation>Jeden Head herausnehmen</translation>
    </message>
    <message>
        <source>This model does not predict tokens, so no answer could change</source>
        <translation>Dieses Modell sagt keine Tokens vorher, also gibt es keine Antwort, die sich ändern könnte</translation>
    </message>
    <message>
        <source>Switch off one head after the other and see how the probability of %1 changes</source>
        <translation>Einen Head nach dem anderen ausschalten und sehen, wie sich die Wahrscheinlichkeit von %1 ändert</translation>
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
        <translation>Öffnet Modelle dieser Arten: %1.</translation>
    </message>
    <message>
        <source>Open model</source>
        <translation>Modell öffnen</translation>
    </message>
    <message>
        <source>Type a part of a name, architecture or folder</source>
        <translation>Tippen Sie einen Teil eines Namens, einer Architektur oder eines Ordners</translation>
    </message>
    <message>
        <source>Search the list</source>
        <translation>Die Liste durchsuchen</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>Remove from the list</source>
        <translation>Aus der Liste entfernen</translation>
    </message>
    <message>
        <source>Choose a &amp;folder…</source>
        <translation>&amp;Ordner wählen…</translation>
    </message>
    <message>
        <source>Open a model from any other folder</source>
        <translation>Ein Modell aus irgendeinem anderen Ordner öffnen</translation>
    </message>
    <message>
        <source>Choose a f&amp;ile…</source>
        <translation>&amp;Datei wählen…</translation>
    </message>
    <message>
        <source>Open a GGUF file, as Ollama and LM Studio store them</source>
        <translation>Eine GGUF-Datei öffnen, wie Ollama und LM Studio sie speichern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Keep the current model (Esc)</source>
        <translation>Beim jetzigen Modell bleiben (Esc)</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Öffnen</translation>
    </message>
    <message>
        <source>Run the chosen model on the text (Enter)</source>
        <translation>Das gewählte Modell auf den Text anwenden (Enter)</translation>
    </message>
    <message>
        <source>Open a model folder</source>
        <translation>Ordner eines Modells öffnen</translation>
    </message>
    <message>
        <source>Open a model file</source>
        <translation>Datei eines Modells öffnen</translation>
    </message>
    <message>
        <source>GGUF files (*.gguf);;All files (*)</source>
        <translation>GGUF-Dateien (*.gguf);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>ModelCommands</name>
    <message>
        <source>%1 (comes with the program)</source>
        <translation>%1 (gehört zum Programm)</translation>
    </message>
    <message>
        <source>Teaching module (random parameters)</source>
        <translation>Lehrmodul (zufällige Parameter)</translation>
    </message>
    <message>
        <source>Open model…	Ctrl+Shift+O</source>
        <translation>Modell öffnen…	Strg+Umschalt+O</translation>
    </message>
    <message>
        <source>Open with an engine…</source>
        <translation>Mit einer Engine öffnen…</translation>
    </message>
    <message>
        <source>Own settings</source>
        <translation>Eigene Einstellungen</translation>
    </message>
    <message>
        <source>Open a saved module…</source>
        <translation>Gespeichertes Modul öffnen…</translation>
    </message>
    <message>
        <source>Open a saved module</source>
        <translation>Gespeichertes Modul öffnen</translation>
    </message>
    <message>
        <source>Saved modules (*.safetensors)</source>
        <translation>Gespeicherte Module (*.safetensors)</translation>
    </message>
    <message>
        <source>Save the module</source>
        <translation>Das Modul speichern</translation>
    </message>
    <message>
        <source>/module.safetensors</source>
        <translation>/module.safetensors</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
</context>
<context>
    <name>ModelList</name>
    <message>
        <source>It</source>
        <translation>Es</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Wird gesucht…</translation>
    </message>
    <message>
        <source>revision %1</source>
        <translation>Revision %1</translation>
    </message>
    <message>
        <source>The models that you open are listed here.</source>
        <translation>Die Modelle, die Sie öffnen, stehen dann hier.</translation>
    </message>
    <message>
        <source>No model comes with this program.</source>
        <translation>Zu diesem Programm gehört kein Modell.</translation>
    </message>
    <message>
        <source>No models yet. Those that Python&apos;s transformers downloads from the Hugging Face Hub are listed here.</source>
        <translation>Noch keine Modelle. Hier stehen dann Modelle, die die Python-Bibliothek transformers vom Hugging Face Hub herunterlädt.</translation>
    </message>
    <message>
        <source>No Hugging Face cache at %1. Set HF_HOME or HF_HUB_CACHE if it is somewhere else.</source>
        <translation>Kein Hugging-Face-Cache unter %1. Setzen Sie HF_HOME oder HF_HUB_CACHE, wenn er woanders liegt.</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Zuletzt benutzt</translation>
    </message>
    <message>
        <source>Comes with the program</source>
        <translation>Gehört zum Programm</translation>
    </message>
    <message>
        <source>Your folders</source>
        <translation>Ihre Ordner</translation>
    </message>
    <message>
        <source>Hugging Face cache</source>
        <translation>Hugging-Face-Cache</translation>
    </message>
    <message>
        <source>No model matches “%1”.</source>
        <translation>Kein Modell passt zu „%1“.</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2</source>
        <translation>%1 lässt sich nicht öffnen: %2</translation>
    </message>
    <message>
        <source>%1, %2, %3, in %4</source>
        <translation>%1, %2, %3, in %4</translation>
    </message>
    <message>
        <source>%1, %2, %3: %4</source>
        <translation>%1, %2, %3: %4</translation>
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
        <translation>Query</translation>
    </message>
    <message>
        <source>key</source>
        <translation>Key</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Value</translation>
    </message>
    <message>
        <source>output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>feed-forward in</source>
        <translation>Feed-Forward Eingang</translation>
    </message>
    <message>
        <source>gate</source>
        <translation>Gate</translation>
    </message>
    <message>
        <source>feed-forward out</source>
        <translation>Feed-Forward Ausgang</translation>
    </message>
    <message>
        <source>all weights</source>
        <translation>alle Gewichte</translation>
    </message>
    <message>
        <source>heads, nats</source>
        <translation>Heads, Nats</translation>
    </message>
    <message>
        <source>How the two models differ</source>
        <translation>Wie sich die beiden Modelle unterscheiden</translation>
    </message>
    <message>
        <source>A is %1, B is %2. Each number is how far B&apos;s weights are from A&apos;s, ‖A − B‖ / ‖A‖; for heads it is the mean Jensen–Shannon divergence of their rows, 0 to 0.69 nats.</source>
        <translation>A ist %1, B ist %2. Jede Zahl sagt, wie weit die Gewichte von B von denen von A entfernt sind, ‖A − B‖ / ‖A‖; bei Heads ist es der Mittelwert der Jensen-Shannon-Divergenz ihrer Zeilen, 0 bis 0.69 Nats.</translation>
    </message>
    <message>
        <source>&amp;Copy the table</source>
        <translation>Tabelle &amp;kopieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>How far apart the two files are, layer by layer</source>
        <translation>Wie weit die beiden Dateien auseinander sind, Schicht für Schicht</translation>
    </message>
    <message>
        <source>token embedding</source>
        <translation>Token-Embedding</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>Schicht %1</translation>
    </message>
    <message>
        <source>language head</source>
        <translation>LM-Head</translation>
    </message>
    <message>
        <source>The two runs read different tokens, so heads and answers are not compared.</source>
        <translation>Die beiden Läufe lesen verschiedene Tokens, deshalb werden Heads und Antworten nicht verglichen.</translation>
    </message>
    <message>
        <source>“%1” (%2)</source>
        <translation>„%1“ (%2)</translation>
    </message>
    <message>
        <source>Next token: A says %1, B says %2. The answers are %3 nats apart (Jensen–Shannon).</source>
        <translation>Nächstes Token: A sagt %1, B sagt %2. Die Antworten sind %3 Nats auseinander (Jensen-Shannon).</translation>
    </message>
</context>
<context>
    <name>ModuleFormula</name>
    <message>
        <source>&lt;br&gt;k, v: H&lt;sub&gt;kv&lt;/sub&gt; = %1 for H = %2</source>
        <translation>&lt;br&gt;k, v: H&lt;sub&gt;kv&lt;/sub&gt; = %1 bei H = %2</translation>
    </message>
    <message>
        <source> + bias</source>
        <translation> + Bias</translation>
    </message>
    <message>
        <source> + mask</source>
        <translation> + Maske</translation>
    </message>
    <message>
        <source>[%1, sink]</source>
        <translation>[%1, Sink]</translation>
    </message>
    <message>
        <source>&lt;br&gt;I = Σ&lt;sub&gt;j&lt;/sub&gt; w&lt;sup&gt;I&lt;/sup&gt;&lt;sub&gt;j&lt;/sub&gt;·ReLU(q&lt;sup&gt;I&lt;/sup&gt;&lt;sub&gt;j&lt;/sub&gt;·k&lt;sup&gt;I&lt;/sup&gt;); mask: the %1 highest I of each query</source>
        <translation>&lt;br&gt;I = Σ&lt;sub&gt;j&lt;/sub&gt; w&lt;sup&gt;I&lt;/sup&gt;&lt;sub&gt;j&lt;/sub&gt;·ReLU(q&lt;sup&gt;I&lt;/sup&gt;&lt;sub&gt;j&lt;/sub&gt;·k&lt;sup&gt;I&lt;/sup&gt;); Maske: die %1 höchsten I jeder Query</translation>
    </message>
    <message>
        <source>, then hidden weights → 0 and each row ∕ its sum</source>
        <translation>, dann verdeckte Gewichte → 0 und jede Zeile ∕ ihre Summe</translation>
    </message>
    <message>
        <source>dropout(%1)</source>
        <translation>dropout(%1)</translation>
    </message>
    <message>
        <source>&lt;br&gt;then + Σ g&lt;sub&gt;e&lt;/sub&gt;·E&lt;sub&gt;e&lt;/sub&gt;(output): softmax(output·W&lt;sub&gt;R&lt;/sub&gt;), the %1 highest of %2, whose sum is made 1</source>
        <translation>&lt;br&gt;dann + Σ g&lt;sub&gt;e&lt;/sub&gt;·E&lt;sub&gt;e&lt;/sub&gt;(Ausgabe): softmax(Ausgabe·W&lt;sub&gt;R&lt;/sub&gt;), die %1 höchsten von %2, mit der Summe 1</translation>
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
        <translation>Längere Queries</translation>
    </message>
    <message>
        <source>a: the query at position p, counted from 0, is multiplied by 1 + a·ln(1 + ⌊(p + 1) ∕ n⌋)</source>
        <translation>a: Die Query an Position p, gezählt ab 0, wird mit 1 + a·ln(1 + ⌊(p + 1) ∕ n⌋) multipliziert</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ohne</translation>
    </message>
    <message>
        <source>Step of longer queries</source>
        <translation>Schritt der längeren Queries</translation>
    </message>
    <message>
        <source>n: queries grow after every n tokens</source>
        <translation>n: Queries wachsen nach je n Tokens</translation>
    </message>
    <message>
        <source>Output gate</source>
        <translation>Ausgabe-Gate</translation>
    </message>
    <message>
        <source>Multiplies a head&apos;s context by a sigmoid of x, before W_O</source>
        <translation>Multipliziert den Kontext eines Heads vor W_O mit einem Sigmoid von x</translation>
    </message>
    <message>
        <source>one for each head</source>
        <translation>eines je Head</translation>
    </message>
    <message>
        <source>one for each number</source>
        <translation>eines je Zahl</translation>
    </message>
    <message>
        <source>Top-k index</source>
        <translation>Top-k-Index</translation>
    </message>
    <message>
        <source>k: each query sees only the k keys with the highest index scores</source>
        <translation>k: Jede Query sieht nur die k Keys mit den höchsten Index-Scores</translation>
    </message>
    <message>
        <source>Index heads</source>
        <translation>Index-Heads</translation>
    </message>
    <message>
        <source>How many heads the index has</source>
        <translation>Wie viele Heads der Index hat</translation>
    </message>
    <message>
        <source>Index dimensions</source>
        <translation>Index-Dimensionen</translation>
    </message>
    <message>
        <source>Length of the index&apos;s queries and keys</source>
        <translation>Länge der Queries und Keys des Index</translation>
    </message>
    <message>
        <source>Difference λ</source>
        <translation>Differenz λ</translation>
    </message>
    <message>
        <source>Heads become pairs, and λ times the second softmax is subtracted from the first</source>
        <translation>Heads werden zu Paaren, und das λ-Fache der zweiten Softmax wird von der ersten abgezogen</translation>
    </message>
    <message>
        <source>Latents of keys and values</source>
        <translation>Latente Vektoren der Keys und Values</translation>
    </message>
    <message>
        <source>Length of the shorter vector that a token&apos;s keys and values are projected from</source>
        <translation>Länge des kürzeren Vektors, aus dem die Keys und Values eines Tokens projiziert werden</translation>
    </message>
    <message>
        <source>Latents of queries</source>
        <translation>Latente Vektoren der Queries</translation>
    </message>
    <message>
        <source>Length of the shorter vector that a token&apos;s queries are projected from</source>
        <translation>Länge des kürzeren Vektors, aus dem die Queries eines Tokens projiziert werden</translation>
    </message>
    <message>
        <source>Shared dimensions of keys</source>
        <translation>Gemeinsame Dimensionen der Keys</translation>
    </message>
    <message>
        <source>How many of the d_k dimensions come from x itself, are the same for all heads and are rotated by position</source>
        <translation>Wie viele der d_k Dimensionen von x selbst kommen, für alle Heads gleich sind und nach Position gedreht werden</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>Experten</translation>
    </message>
    <message>
        <source>How many feed-forward layers a router chooses from</source>
        <translation>Aus wie vielen Feed-Forward-Schichten ein Router wählt</translation>
    </message>
    <message>
        <source>Experts for each token</source>
        <translation>Experten je Token</translation>
    </message>
    <message>
        <source>How many of them each token goes through</source>
        <translation>Durch wie viele davon jedes Token geht</translation>
    </message>
    <message>
        <source>of x</source>
        <translation>aus x</translation>
    </message>
    <message>
        <source>H, d of index</source>
        <translation>H, d Index</translation>
    </message>
    <message>
        <source>Latents k, v</source>
        <translation>Latent k, v</translation>
    </message>
    <message>
        <source>Latents q · shared</source>
        <translation>Latent q · gemeinsam</translation>
    </message>
</context>
<context>
    <name>ModuleOptions</name>
    <message>
        <source>Heads of keys and values</source>
        <translation>Heads der Keys und Values</translation>
    </message>
    <message>
        <source>H_kv: the number of key and value heads, which the query heads share</source>
        <translation>H_kv: die Zahl der Key- und Value-Heads, die sich die Query-Heads teilen</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Skalierung</translation>
    </message>
    <message>
        <source>What q·k is multiplied by</source>
        <translation>Womit q·k multipliziert wird</translation>
    </message>
    <message>
        <source>1∕√d_k</source>
        <translation>1∕√d_k</translation>
    </message>
    <message>
        <source>Soft-cap</source>
        <translation>Soft-Cap</translation>
    </message>
    <message>
        <source>c: scores become c · tanh(score ∕ c), as in Gemma 2</source>
        <translation>c: Aus Scores wird c · tanh(Score ∕ c), wie in Gemma 2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ohne</translation>
    </message>
    <message>
        <source>Attention sink</source>
        <translation>Attention-Sink</translation>
    </message>
    <message>
        <source>A score that takes part in the softmax but belongs to no key</source>
        <translation>Ein Score, der an der Softmax teilnimmt, aber zu keinem Key gehört</translation>
    </message>
    <message>
        <source>softmax off by one</source>
        <translation>Softmax off by one</translation>
    </message>
    <message>
        <source>learned for each head</source>
        <translation>gelernt, je Head</translation>
    </message>
    <message>
        <source>RMSNorm of q and k</source>
        <translation>RMSNorm von q und k</translation>
    </message>
    <message>
        <source>Root-mean-square norm of each head&apos;s queries and keys, as in Qwen3</source>
        <translation>Normierung der Queries und Keys jedes Heads auf ihr quadratisches Mittel, wie in Qwen3</translation>
    </message>
    <message>
        <source>bias k, v</source>
        <translation>Bias k, v</translation>
    </message>
    <message>
        <source>add_bias_kv: one learned key and value after the others</source>
        <translation>add_bias_kv: ein gelernter Key und Value hinter den anderen</translation>
    </message>
    <message>
        <source>zero k, v</source>
        <translation>Null k, v</translation>
    </message>
    <message>
        <source>add_zero_attn: one key and value of zeros after the others</source>
        <translation>add_zero_attn: ein Key und Value aus Nullen hinter den anderen</translation>
    </message>
    <message>
        <source>Last queries</source>
        <translation>Letzte Queries</translation>
    </message>
    <message>
        <source>Only this many last tokens are queries; the keys and values of all come from a cache, as in generation</source>
        <translation>Nur so viele letzte Tokens sind Queries; die Keys und Values aller Tokens kommen aus einem Cache, wie beim Erzeugen</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>K, V heads</source>
        <translation>K-, V-Heads</translation>
    </message>
    <message>
        <source>Sink</source>
        <translation>Sink</translation>
    </message>
    <message>
        <source>q, k norm</source>
        <translation>Norm q, k</translation>
    </message>
    <message>
        <source>Added keys</source>
        <translation>Keys hinzu</translation>
    </message>
    <message>
        <source>multi-head</source>
        <translation>Multi-Head</translation>
    </message>
    <message>
        <source>multi-query</source>
        <translation>Multi-Query</translation>
    </message>
    <message>
        <source>grouped</source>
        <translation>gruppiert</translation>
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
        <translation>eigene Einstellungen</translation>
    </message>
    <message>
        <source>Teaching module</source>
        <translation>Lehrmodul</translation>
    </message>
    <message>
        <source>The modules that tutorials and libraries build, ready to run</source>
        <translation>Die Module, die Tutorials und Bibliotheken bauen, bereit zum Rechnen</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>More settings of the module</source>
        <translation>Weitere Einstellungen des Moduls</translation>
    </message>
    <message>
        <source>Shared keys and values, scale, soft-cap, sink, norms, added keys, last queries, gate, index of keys, difference of softmaxes</source>
        <translation>Gemeinsame Keys und Values, Skalierung, Soft-Cap, Sink, Normierungen, hinzugefügte Keys, letzte Queries, Gate, Key-Index, Differenz zweier Softmaxe</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Open a saved module</source>
        <translation>Gespeichertes Modul öffnen</translation>
    </message>
    <message>
        <source>Save the module with its parameters, for a class to share</source>
        <translation>Das Modul mit seinen Parametern speichern, damit eine Klasse es gemeinsam benutzen kann</translation>
    </message>
    <message>
        <source>Random parameters, not trained.</source>
        <translation>Zufällige Parameter, nicht trainiert.</translation>
    </message>
    <message>
        <source>Random parameters, not trained, from %1.</source>
        <translation>Zufällige Parameter, nicht trainiert, aus %1.</translation>
    </message>
</context>
<context>
    <name>ModulePositions</name>
    <message>
        <source>Positions</source>
        <translation>Positionen</translation>
    </message>
    <message>
        <source>How the positions of tokens are encoded</source>
        <translation>Wie die Positionen der Tokens codiert werden</translation>
    </message>
    <message>
        <source>ALiBi&apos;s form</source>
        <translation>Form von ALiBi</translation>
    </message>
    <message>
        <source>What the head&apos;s slope is multiplied by</source>
        <translation>Womit die Steigung des Heads multipliziert wird</translation>
    </message>
    <message>
        <source>−|query − key|</source>
        <translation>−|Query − Key|</translation>
    </message>
    <message>
        <source>key − query</source>
        <translation>Key − Query</translation>
    </message>
    <message>
        <source>key, from the first</source>
        <translation>Key, ab dem ersten</translation>
    </message>
    <message>
        <source>Buckets</source>
        <translation>Klassen</translation>
    </message>
    <message>
        <source>How many buckets the distances are sorted into; each has a number for each head</source>
        <translation>In wie viele Klassen die Abstände eingeteilt werden; jede hat eine Zahl für jeden Head</translation>
    </message>
    <message>
        <source>Largest distance</source>
        <translation>Größter Abstand</translation>
    </message>
    <message>
        <source>Larger distances share the last bucket</source>
        <translation>Größere Abstände teilen sich die letzte Klasse</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>Whether keys after the query have buckets of their own</source>
        <translation>Ob Keys hinter der Query eigene Klassen haben</translation>
    </message>
    <message>
        <source>bidirectional</source>
        <translation>bidirektional</translation>
    </message>
    <message>
        <source>one direction</source>
        <translation>eine Richtung</translation>
    </message>
    <message>
        <source>Pairing</source>
        <translation>Paarung</translation>
    </message>
    <message>
        <source>Which two dimensions of q and k are rotated together</source>
        <translation>Welche zwei Dimensionen von q und k zusammen gedreht werden</translation>
    </message>
    <message>
        <source>interleaved (2i, 2i+1)</source>
        <translation>verschränkt (2i, 2i+1)</translation>
    </message>
    <message>
        <source>half-split (i, i+n∕2)</source>
        <translation>halbiert (i, i+n∕2)</translation>
    </message>
    <message>
        <source>Rotated dimensions</source>
        <translation>Gedrehte Dimensionen</translation>
    </message>
    <message>
        <source>n, how many of each head&apos;s dimensions are rotated</source>
        <translation>n, wie viele der Dimensionen jedes Heads gedreht werden</translation>
    </message>
    <message>
        <source>First position</source>
        <translation>Erste Position</translation>
    </message>
    <message>
        <source>The position of the first token; no score changes with it</source>
        <translation>Die Position des ersten Tokens; kein Score ändert sich mit ihr</translation>
    </message>
    <message>
        <source>Span of distances</source>
        <translation>Spanne der Abstände</translation>
    </message>
    <message>
        <source>n: distances from −n to n − 1 have a vector each; those beyond share the last</source>
        <translation>n: Abstände von −n bis n − 1 haben je einen Vektor; die darüber hinaus teilen sich den letzten</translation>
    </message>
    <message>
        <source>Position terms</source>
        <translation>Positionsterme</translation>
    </message>
    <message>
        <source>What is added to q·k</source>
        <translation>Was zu q·k addiert wird</translation>
    </message>
    <message>
        <source>both terms</source>
        <translation>beide Terme</translation>
    </message>
    <message>
        <source>content to position</source>
        <translation>Inhalt zu Position</translation>
    </message>
    <message>
        <source>position to content</source>
        <translation>Position zu Inhalt</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Basis</translation>
    </message>
    <message>
        <source>θ: pair i is rotated by position · base^(−2i∕n)</source>
        <translation>θ: Paar i wird um Position · Basis^(−2i∕n) gedreht</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Slope ×</source>
        <translation>Steigung ×</translation>
    </message>
    <message>
        <source>Buckets · max</source>
        <translation>Klassen · max</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>n · offset</source>
        <translation>n · Versatz</translation>
    </message>
    <message>
        <source>Base θ</source>
        <translation>Basis θ</translation>
    </message>
    <message>
        <source>Terms · span</source>
        <translation>Terme · Spanne</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>sinusoidal</source>
        <translation>Sinuscodierung</translation>
    </message>
    <message>
        <source>learned table</source>
        <translation>gelernte Positionen</translation>
    </message>
    <message>
        <source>rotary (RoPE)</source>
        <translation>Rotary (RoPE)</translation>
    </message>
    <message>
        <source>ALiBi</source>
        <translation>ALiBi</translation>
    </message>
    <message>
        <source>T5 distance buckets</source>
        <translation>T5-Abstandsklassen</translation>
    </message>
    <message>
        <source>a learned bias for each pair</source>
        <translation>ein gelernter Bias für jedes Paar</translation>
    </message>
    <message>
        <source>content and position terms</source>
        <translation>Inhalts- und Positionsterme</translation>
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
        <translation type="unfinished">Spalten</translation>
    </message>
</context>
<context>
    <name>ModuleRandom</name>
    <message>
        <source>Dropout rate</source>
        <translation>Dropout-Rate</translation>
    </message>
    <message>
        <source>Share of the weights that dropout sets to 0, as in training</source>
        <translation>Anteil der Gewichte, die der Dropout auf 0 setzt, wie im Training</translation>
    </message>
    <message>
        <source>Dropout seed</source>
        <translation>Startwert des Dropouts</translation>
    </message>
    <message>
        <source>Another seed drops other weights</source>
        <translation>Ein anderer Startwert lässt andere Gewichte weg</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Another seed gives other random parameters</source>
        <translation>Ein anderer Startwert ergibt andere zufällige Parameter</translation>
    </message>
    <message>
        <source>whole numbers</source>
        <translation>ganzzahlig</translation>
    </message>
    <message>
        <source>Parameters are −1, 0 and 1, to compute a head by hand</source>
        <translation>Parameter sind −1, 0 und 1, um einen Head von Hand zu berechnen</translation>
    </message>
    <message>
        <source>Dropout · seed</source>
        <translation>Dropout · Startwert</translation>
    </message>
    <message>
        <source>Random seed</source>
        <translation>Startwert</translation>
    </message>
</context>
<context>
    <name>ModuleSizes</name>
    <message>
        <source>Heads</source>
        <translation>Heads</translation>
    </message>
    <message>
        <source>H, the number of heads</source>
        <translation>H, die Zahl der Heads</translation>
    </message>
    <message>
        <source>d_model</source>
        <translation>d_model</translation>
    </message>
    <message>
        <source>Length of a token&apos;s vector</source>
        <translation>Länge des Vektors eines Tokens</translation>
    </message>
    <message>
        <source>d_k</source>
        <translation>d_k</translation>
    </message>
    <message>
        <source>Length of a head&apos;s queries and keys</source>
        <translation>Länge der Queries und Keys eines Heads</translation>
    </message>
    <message>
        <source>d_v</source>
        <translation>d_v</translation>
    </message>
    <message>
        <source>Length of a head&apos;s values</source>
        <translation>Länge der Values eines Heads</translation>
    </message>
    <message>
        <source>Projections</source>
        <translation>Projektionen</translation>
    </message>
    <message>
        <source>One matrix for q, k and v together, or one for each</source>
        <translation>Eine Matrix für q, k und v zusammen, oder je eine</translation>
    </message>
    <message>
        <source>separate</source>
        <translation>getrennt</translation>
    </message>
    <message>
        <source>fused q | k | v</source>
        <translation>verschmolzen q | k | v</translation>
    </message>
    <message>
        <source>fused (d k h)</source>
        <translation>verschmolzen (d k h)</translation>
    </message>
    <message>
        <source>biases</source>
        <translation>Biases</translation>
    </message>
    <message>
        <source>A bias for each projection</source>
        <translation>Ein Bias für jede Projektion</translation>
    </message>
    <message>
        <source>W_O</source>
        <translation>W_O</translation>
    </message>
    <message>
        <source>An output projection W_O after the heads are concatenated</source>
        <translation>Eine Ausgabeprojektion W_O, nachdem die Heads aneinandergehängt sind</translation>
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
        <translation>Auch jeden Head einmal weglassen, Texte:</translation>
    </message>
    <message>
        <source>New atlas</source>
        <translation>Neuer Atlas</translation>
    </message>
    <message>
        <source>Model, or a folder of checkpoints</source>
        <translation>Modell, oder ein Ordner mit Checkpoints</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Column of a sheet</source>
        <translation>Spalte einer Tabelle</translation>
    </message>
    <message>
        <source>Tokens of a text at most</source>
        <translation>Tokens je Text, höchstens</translation>
    </message>
    <message>
        <source>Also run texts without each head</source>
        <translation>Auch jeden Head einmal weglassen</translation>
    </message>
    <message>
        <source>Texts to be run without each head</source>
        <translation>Zahl der Texte, für die jeder Head einmal weggelassen wird</translation>
    </message>
    <message>
        <source>File of the atlas</source>
        <translation>Datei des Atlas</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>Ordner…</translation>
    </message>
    <message>
        <source>A model&apos;s folder, or one that holds a folder for each checkpoint of a training</source>
        <translation>Der Ordner eines Modells, oder einer, der für jeden Checkpoint eines Trainings einen Ordner enthält</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>Datei…</translation>
    </message>
    <message>
        <source>A text a line, or a sheet with a column of texts</source>
        <translation>Ein Text je Zeile, oder eine Tabelle mit einer Spalte von Texten</translation>
    </message>
    <message>
        <source>A folder of such files, or of pictures</source>
        <translation>Ein Ordner mit solchen Dateien oder mit Bildern</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>Where the atlas is written</source>
        <translation>Wohin der Atlas geschrieben wird</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>By how much the next token&apos;s log-probability changes without a head. A pass for each head and text, so it takes long; of a model that predicts the next token.</source>
        <translation>Um wie viel sich die Log-Wahrscheinlichkeit des nächsten Tokens ohne einen Head ändert. Ein Durchlauf für jeden Head und Text, deshalb dauert es lange; nur bei einem Modell, das das nächste Token vorhersagt.</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Speichern als</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>Berechnen</translation>
    </message>
    <message>
        <source>Choose a model or a training</source>
        <translation>Modell oder Training wählen</translation>
    </message>
    <message>
        <source>Choose a folder of texts or pictures</source>
        <translation>Ordner mit Texten oder Bildern wählen</translation>
    </message>
    <message>
        <source>Choose texts</source>
        <translation>Texte wählen</translation>
    </message>
    <message>
        <source>Texts and sheets (*.txt *.csv *.tsv);;All files (*)</source>
        <translation>Texte und Tabellen (*.txt *.csv *.tsv);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Atlases (*.attnatlas)</source>
        <translation>Atlanten (*.attnatlas)</translation>
    </message>
</context>
<context>
    <name>OutlineTableWords</name>
    <message>
        <source>heads</source>
        <translation type="unfinished">Heads</translation>
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
        <translation type="unfinished">Experten</translation>
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
        <translation type="unfinished">Schicht %1</translation>
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
        <translation type="unfinished">%1 Heads</translation>
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
        <translation type="unfinished">Biases</translation>
    </message>
    <message>
        <source>sinks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gate</source>
        <translation type="unfinished">Gate</translation>
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
        <translation type="unfinished">Cross-Attention</translation>
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
        <translation type="unfinished">Experten</translation>
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
        <translation type="unfinished">Encoder</translation>
    </message>
    <message>
        <source>decoder</source>
        <translation type="unfinished">Decoder</translation>
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
        <translation>Seite</translation>
    </message>
    <message>
        <source>w</source>
        <translation>B</translation>
    </message>
    <message>
        <source>h</source>
        <translation>H</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Buchstaben</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undo the last change of the page (Ctrl+Z)</source>
        <translation>Die letzte Änderung der Seite rückgängig machen (Strg+Z)</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the page as PNG, SVG and PDF (Ctrl+Shift+C)</source>
        <translation>Die Seite als PNG, SVG und PDF kopieren (Strg+Umschalt+C)</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Save the page as PDF, SVG, PNG or TikZ (Ctrl+E)</source>
        <translation>Die Seite als PDF, SVG, PNG oder TikZ speichern (Strg+E)</translation>
    </message>
    <message>
        <source>%1 mm</source>
        <translation>%1 mm</translation>
    </message>
    <message>
        <source>custom</source>
        <translation>eigene</translation>
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
        <translation>Die Höhe der Seite; auto: so hoch, wie ihre Teilbilder es brauchen</translation>
    </message>
    <message>
        <source>Columns of the grid that panels are arranged in</source>
        <translation>Spalten des Rasters, in dem die Teilbilder angeordnet sind</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ohne</translation>
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
        <translation>passend</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>fit, %1 %</source>
        <translation>passend, %1 %</translation>
    </message>
    <message>
        <source>Untitled page</source>
        <translation>Seite ohne Namen</translation>
    </message>
</context>
<context>
    <name>PageCanvas</name>
    <message>
        <source>The page</source>
        <translation>Die Seite</translation>
    </message>
    <message>
        <source>%1 × %2 mm, panels: %3. Tab picks the next panel, arrows move it by half a millimetre.</source>
        <translation>%1 × %2 mm, Teilbilder: %3. Tab wählt das nächste Teilbild aus, Pfeiltasten verschieben es um einen halben Millimeter.</translation>
    </message>
</context>
<context>
    <name>PageFiles</name>
    <message>
        <source>After a crash, what you changed since the last save would be lost: %1. Save the page.</source>
        <translation>Nach einem Absturz wäre verloren, was Sie seit dem letzten Speichern geändert haben: %1. Speichern Sie die Seite.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Pages, figures and sessions (*.attnpage *.attnscope *.pdf *.svg *.png);;All files (*)</source>
        <translation>Seiten, Abbildungen und Sitzungen (*.attnpage *.attnscope *.pdf *.svg *.png);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>This page names %1, outside of its own folder. Read it?</source>
        <translation>Diese Seite nennt %1, außerhalb ihres eigenen Ordners. Trotzdem lesen?</translation>
    </message>
    <message>
        <source>Read it</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>/page.attnpage</source>
        <translation>/page.attnpage</translation>
    </message>
    <message>
        <source>Save the page</source>
        <translation>Die Seite speichern</translation>
    </message>
    <message>
        <source>Pages (*.attnpage)</source>
        <translation>Seiten (*.attnpage)</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>Export the page</source>
        <translation>Die Seite exportieren</translation>
    </message>
    <message>
        <source>PDF, vector (*.pdf)</source>
        <translation>PDF, Vektorgrafik (*.pdf)</translation>
    </message>
    <message>
        <source>SVG, vector (*.svg)</source>
        <translation>SVG, Vektorgrafik (*.svg)</translation>
    </message>
    <message>
        <source>PNG, pixels (*.png)</source>
        <translation>PNG, Pixel (*.png)</translation>
    </message>
    <message>
        <source>TikZ, for LaTeX (*.tex)</source>
        <translation>TikZ, für LaTeX (*.tex)</translation>
    </message>
    <message>
        <source>CSV, numbers (*.csv)</source>
        <translation>CSV, Zahlen (*.csv)</translation>
    </message>
    <message>
        <source>figure.pdf</source>
        <translation>figure.pdf</translation>
    </message>
    <message>
        <source>the page</source>
        <translation>der Seite</translation>
    </message>
    <message>
        <source>Save the changes to %1?</source>
        <translation>Die Änderungen an %1 speichern?</translation>
    </message>
    <message>
        <source>AttentionScope closed unexpectedly. Restore your page?</source>
        <translation>AttentionScope wurde unerwartet beendet. Ihre Seite wiederherstellen?</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
</context>
<context>
    <name>PageSize</name>
    <message>
        <source>Science, 1 column</source>
        <translation>Science, 1 Spalte</translation>
    </message>
    <message>
        <source>1 column</source>
        <translation>1 Spalte</translation>
    </message>
    <message>
        <source>1½ columns</source>
        <translation>1½ Spalten</translation>
    </message>
    <message>
        <source>Science, 2 columns</source>
        <translation>Science, 2 Spalten</translation>
    </message>
    <message>
        <source>text width</source>
        <translation>Textbreite</translation>
    </message>
    <message>
        <source>2 columns</source>
        <translation>2 Spalten</translation>
    </message>
    <message>
        <source>Science, 3 columns</source>
        <translation>Science, 3 Spalten</translation>
    </message>
    <message>
        <source>ACL column</source>
        <translation>ACL-Spalte</translation>
    </message>
    <message>
        <source>ACL text width</source>
        <translation>ACL-Textbreite</translation>
    </message>
    <message>
        <source>ICML column</source>
        <translation>ICML-Spalte</translation>
    </message>
    <message>
        <source>ICML text width</source>
        <translation>ICML-Textbreite</translation>
    </message>
    <message>
        <source>NeurIPS text width</source>
        <translation>NeurIPS-Textbreite</translation>
    </message>
    <message>
        <source>A4 page</source>
        <translation>A4-Seite</translation>
    </message>
    <message>
        <source>Slide 16:9</source>
        <translation>Folie 16:9</translation>
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
        <translation>Text</translation>
    </message>
    <message>
        <source>%1 pt</source>
        <translation>%1 pt</translation>
    </message>
    <message>
        <source>print it under the panels</source>
        <translation>unter die Teilbilder drucken</translation>
    </message>
    <message>
        <source>+ Add</source>
        <translation>+ Neu</translation>
    </message>
    <message>
        <source>Add a panel: what the window shows, a text, a saved figure, or a whole template</source>
        <translation>Ein Teilbild hinzufügen: was das Fenster zeigt, einen Text, eine gespeicherte Abbildung oder eine ganze Vorlage</translation>
    </message>
    <message>
        <source>Panels of the page; drag them into another order</source>
        <translation>Teilbilder der Seite; ziehen Sie sie in eine andere Reihenfolge</translation>
    </message>
    <message>
        <source>Drag a panel to another place in the order, or move it with Alt+Up and Alt+Down</source>
        <translation>Ziehen Sie ein Teilbild an einen anderen Platz, oder verschieben Sie es mit Alt+↑ und Alt+↓</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Teilbilder</translation>
    </message>
    <message>
        <source>Held together</source>
        <translation>Einheitlich</translation>
    </message>
    <message>
        <source>Maps of weights have one range of colours, and one colour bar beside the first</source>
        <translation>Karten von Gewichten haben einen gemeinsamen Farbbereich und eine Farbleiste neben der ersten</translation>
    </message>
    <message>
        <source>one colour bar</source>
        <translation>eine Farbleiste</translation>
    </message>
    <message>
        <source>equal cells</source>
        <translation>gleiche Zellen</translation>
    </message>
    <message>
        <source>Maps in a row begin at one height, maps in a column at one place</source>
        <translation>Karten in einer Reihe beginnen auf gleicher Höhe, Karten in einer Spalte gleich weit links</translation>
    </message>
    <message>
        <source>axes aligned</source>
        <translation>Achsen bündig</translation>
    </message>
    <message>
        <source>Token labels have one size on the whole page</source>
        <translation>Die Beschriftung der Tokens ist auf der ganzen Seite gleich groß</translation>
    </message>
    <message>
        <source>one text size</source>
        <translation>eine Schriftgröße</translation>
    </message>
    <message>
        <source>What the figure shows</source>
        <translation>Was die Abbildung zeigt</translation>
    </message>
    <message>
        <source>Caption of the figure</source>
        <translation>Bildunterschrift der Abbildung</translation>
    </message>
    <message>
        <source>Journals set captions themselves; on a slide it stands on the page</source>
        <translation>Zeitschriften setzen die Bildunterschrift selbst; bei einer Folie gehört sie auf die Seite</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>Unterschrift</translation>
    </message>
    <message>
        <source>too small: %1</source>
        <translation>zu klein: %1</translation>
    </message>
    <message>
        <source>cannot be drawn</source>
        <translation>lässt sich nicht zeichnen</translation>
    </message>
    <message>
        <source>In panels of one map, cells are as large as the smallest of them</source>
        <translation>Die Zellen einzelner Karten sind so groß wie die kleinsten von ihnen</translation>
    </message>
</context>
<context>
    <name>PanelProperties</name>
    <message>
        <source>Open in window</source>
        <translation>Im Fenster öffnen</translation>
    </message>
    <message>
        <source>Shows this panel&apos;s session in the main window</source>
        <translation>Zeigt die Sitzung dieses Teilbilds im Hauptfenster</translation>
    </message>
    <message>
        <source>Take from window</source>
        <translation>Aus dem Fenster</translation>
    </message>
    <message>
        <source>Replaces this panel by what the main window shows</source>
        <translation>Ersetzt dieses Teilbild durch das, was das Hauptfenster zeigt</translation>
    </message>
    <message>
        <source>Pick a panel to set its place, colours and labels.</source>
        <translation>Wählen Sie ein Teilbild aus, um Platz, Farben und Beschriftung festzulegen.</translation>
    </message>
    <message>
        <source>Heading beside its letter</source>
        <translation>Überschrift neben seinem Buchstaben</translation>
    </message>
    <message>
        <source>Heading of the panel</source>
        <translation>Überschrift des Teilbilds</translation>
    </message>
    <message>
        <source>Text of the panel</source>
        <translation>Text des Teilbilds</translation>
    </message>
    <message>
        <source>Place and size</source>
        <translation>Platz und Größe</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>columns of the grid</source>
        <translation>Spalten im Raster</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Token labels</source>
        <translation>Token-Schrift</translation>
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
        <translation>Werte in Zellen</translation>
    </message>
    <message>
        <source>axis names</source>
        <translation>Achsennamen</translation>
    </message>
    <message>
        <source>colour bar</source>
        <translation>Farbleiste</translation>
    </message>
    <message>
        <source>own colour bar and range</source>
        <translation>eigene Farbleiste, eigener Bereich</translation>
    </message>
    <message>
        <source>This panel does not share the colours of the others</source>
        <translation>Dieses Teilbild teilt die Farben der anderen nicht</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Hide values</source>
        <translation>Ohne Werte</translation>
    </message>
    <message>
        <source>Draws the cells without their numbers</source>
        <translation>Zeichnet die Zellen ohne ihre Zahlen</translation>
    </message>
    <message>
        <source>Widen</source>
        <translation>Breiter</translation>
    </message>
    <message>
        <source>Makes the panel as wide as its text needs</source>
        <translation>Macht das Teilbild so breit, wie sein Text es braucht</translation>
    </message>
    <message>
        <source>Each panel is a session of its own; the page keeps all of them and reopens from its PDF.</source>
        <translation>Jedes Teilbild ist eine eigene Sitzung; die Seite behält sie alle und öffnet sich wieder aus ihrem PDF.</translation>
    </message>
    <message>
        <source>No panel picked</source>
        <translation>Kein Teilbild ausgewählt</translation>
    </message>
    <message>
        <source>Too small to print: %1. Its text reaches %2 pt if the panel is %3 mm wide.</source>
        <translation>Zu klein zum Drucken: %1. Sein Text erreicht %2 pt, wenn das Teilbild %3 mm breit ist.</translation>
    </message>
</context>
<context>
    <name>PartName</name>
    <message>
        <source>token embedding</source>
        <translation>Token-Embedding</translation>
    </message>
    <message>
        <source>position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>segment</source>
        <translation>Segment</translation>
    </message>
    <message>
        <source>bias of the embedding’s projection</source>
        <translation>Bias der Embedding-Projektion</translation>
    </message>
    <message>
        <source>norm biases</source>
        <translation>Biases der Normierungen</translation>
    </message>
    <message>
        <source>output biases</source>
        <translation>Biases der Ausgaben</translation>
    </message>
    <message>
        <source>cross head %1.%2</source>
        <translation>Cross-Head %1.%2</translation>
    </message>
    <message>
        <source>head %1.%2</source>
        <translation>Head %1.%2</translation>
    </message>
    <message>
        <source>feed-forward %1</source>
        <translation>Feed-Forward %1</translation>
    </message>
    <message>
        <source>convolution %1</source>
        <translation>Faltung %1</translation>
    </message>
    <message>
        <source>query bias</source>
        <translation>Query-Bias</translation>
    </message>
    <message>
        <source>key bias</source>
        <translation>Key-Bias</translation>
    </message>
    <message>
        <source>added key</source>
        <translation>hinzugefügter Key</translation>
    </message>
    <message>
        <source>vector of the file</source>
        <translation>Vektor der Datei</translation>
    </message>
    <message>
        <source>language head&apos;s bias</source>
        <translation>Bias des LM-Heads</translation>
    </message>
    <message>
        <source>vocabulary bias</source>
        <translation>Bias des Vokabulars</translation>
    </message>
    <message>
        <source>ff %1’s biases</source>
        <translation>Biases von ff %1</translation>
    </message>
    <message>
        <source>%1 → ff %2</source>
        <translation>%1 → ff %2</translation>
    </message>
    <message>
        <source>the other %1</source>
        <translation>die übrigen %1</translation>
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
        <translation>Die Antwort mit den Zahlen des zweiten Laufs, Schicht für Schicht</translation>
    </message>
</context>
<context>
    <name>PatchThumbnail</name>
    <message>
        <source>The picture as the model sees it</source>
        <translation>Das Bild, wie das Modell es sieht</translation>
    </message>
    <message>
        <source>The picture as the model sees it; a click on a patch shows what it attends to</source>
        <translation>Das Bild, wie das Modell es sieht; ein Klick auf einen Patch zeigt, worauf er achtet</translation>
    </message>
</context>
<context>
    <name>PatchWords</name>
    <message>
        <source>distillation</source>
        <translation>Distillation</translation>
    </message>
    <message>
        <source>1 register</source>
        <translation>1 Register</translation>
    </message>
    <message>
        <source>%1 registers</source>
        <translation>%1 Register</translation>
    </message>
    <message>
        <source>the pooling probe</source>
        <translation>die Pooling-Sonde</translation>
    </message>
    <message>
        <source>patch %1,%2</source>
        <translation>Patch %1,%2</translation>
    </message>
    <message>
        <source>patches</source>
        <translation>Patches</translation>
    </message>
    <message>
        <source>hidden until it has been guessed</source>
        <translation>verdeckt, bis sie geraten ist</translation>
    </message>
    <message>
        <source>on %1 %2</source>
        <translation>auf %1 %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>The preprocessor&apos;s crop cut off %1 % of the photo&apos;s width and %2 % of its height.</source>
        <translation>Der Zuschnitt in der Vorverarbeitung hat %1 % der Breite und %2 % der Höhe des Fotos abgeschnitten.</translation>
    </message>
    <message>
        <source>The preprocessor&apos;s crop cut off %1 % of the photo&apos;s width.</source>
        <translation>Der Zuschnitt in der Vorverarbeitung hat %1 % der Breite des Fotos abgeschnitten.</translation>
    </message>
    <message>
        <source>The preprocessor&apos;s crop cut off %1 % of the photo&apos;s height.</source>
        <translation>Der Zuschnitt in der Vorverarbeitung hat %1 % der Höhe des Fotos abgeschnitten.</translation>
    </message>
    <message>
        <source>cut off: %1 % of the width, %2 % of the height</source>
        <translation>abgeschnitten: %1 % der Breite, %2 % der Höhe</translation>
    </message>
    <message>
        <source>cut off: %1 % of the width</source>
        <translation>abgeschnitten: %1 % der Breite</translation>
    </message>
    <message>
        <source>cut off: %1 % of the height</source>
        <translation>abgeschnitten: %1 % der Höhe</translation>
    </message>
    <message>
        <source> · up to the %1 % quantile</source>
        <translation> · bis zum %1-%-Quantil</translation>
    </message>
</context>
<context>
    <name>PictureCanvas</name>
    <message>
        <source>Picture with attention weights</source>
        <translation>Bild mit Attention-Gewichten</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>Spalte %1</translation>
    </message>
    <message>
        <source>%1 · this row</source>
        <translation>%1 · diese Zeile</translation>
    </message>
</context>
<context>
    <name>PictureControls</name>
    <message>
        <source>the largest</source>
        <translation>zum größten</translation>
    </message>
    <message>
        <source>%1 % quantile</source>
        <translation>zum %1-%-Quantil</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Query</translation>
    </message>
    <message>
        <source>Which token is the query</source>
        <translation>Welches Token die Query ist</translation>
    </message>
    <message>
        <source>The token whose attention is shown: a special token, or a patch, which you can also click. Home chooses [CLS], the token of the whole picture.</source>
        <translation>Das Token, dessen Attention zu sehen ist: ein Sondertoken oder ein Patch, den Sie auch anklicken können. Home wählt [CLS], das Token des ganzen Bildes.</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>What the colours stand for</source>
        <translation>Wofür die Farben stehen</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>‖weight · v Wᴼ‖</source>
        <translation>‖Gewicht · v Wᴼ‖</translation>
    </message>
    <message>
        <source>Weights, or how long the vector is that each patch adds: large weights on short values count less</source>
        <translation>Gewichte, oder wie lang der Vektor ist, den jeder Patch addiert: Große Gewichte auf kurzen Values zählen weniger</translation>
    </message>
    <message>
        <source>Up to</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Where the colours end</source>
        <translation>Wo die Farben enden</translation>
    </message>
    <message>
        <source>The number that has the brightest colour; larger numbers share it, so that one bright patch does not hide the rest</source>
        <translation>Die Zahl mit der hellsten Farbe; größere Zahlen haben dieselbe, damit ein einzelner heller Patch die übrigen nicht überstrahlt</translation>
    </message>
    <message>
        <source>Opacity of the weights over the picture, in percent</source>
        <translation>Deckkraft der Gewichte über dem Bild, in Prozent</translation>
    </message>
    <message>
        <source>How much of the picture shows through the weights</source>
        <translation>Wie viel vom Bild durch die Gewichte hindurchscheint</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>pooling probe</source>
        <translation>Pooling-Sonde</translation>
    </message>
</context>
<context>
    <name>PictureInput</name>
    <message>
        <source>Open picture…</source>
        <translation>Bild öffnen…</translation>
    </message>
    <message>
        <source>A PNG or JPEG file; dropping one on the window does the same</source>
        <translation>Eine PNG- oder JPEG-Datei; Sie können sie auch auf das Fenster ziehen</translation>
    </message>
    <message>
        <source>There is no preprocessor_config.json, so mean and standard deviation are taken to be 0.5.</source>
        <translation>Es gibt keine preprocessor_config.json, deshalb werden Mittelwert und Standardabweichung als 0.5 angenommen.</translation>
    </message>
    <message>
        <source>%1 × %2 pixels in %3 × %4 patches</source>
        <translation>%1 × %2 Pixel in %3 × %4 Patches</translation>
    </message>
    <message>
        <source>Drop a picture here, PNG or JPEG.</source>
        <translation>Ziehen Sie ein Bild hierher, PNG oder JPEG.</translation>
    </message>
    <message>
        <source>%1, and %2</source>
        <translation>%1 und %2</translation>
    </message>
</context>
<context>
    <name>PictureView</name>
    <message>
        <source>probe</source>
        <translation>Sonde</translation>
    </message>
    <message>
        <source>%1, length %2</source>
        <translation>%1, Länge %2</translation>
    </message>
    <message>
        <source>Pooling probe: %1</source>
        <translation>Pooling-Sonde: %1</translation>
    </message>
    <message>
        <source>Query %1: %2</source>
        <translation>Query %1: %2</translation>
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
        <translation>x + p vor q und k</translation>
    </message>
    <message>
        <source>q and k rotated by i·θ and j·θ</source>
        <translation>q und k um i·θ und j·θ gedreht</translation>
    </message>
    <message>
        <source>s + b of the distance i − j</source>
        <translation>s + b des Abstands i − j</translation>
    </message>
    <message>
        <source>s + b of each i and j</source>
        <translation>s + b von jedem i und j</translation>
    </message>
    <message>
        <source>s + q·K of i − j + k·Q of i − j</source>
        <translation>s + q·K von i − j + k·Q von i − j</translation>
    </message>
    <message>
        <source>only permuted</source>
        <translation>nur umgeordnet</translation>
    </message>
    <message>
        <source>a different map</source>
        <translation>eine andere Karte</translation>
    </message>
    <message>
        <source>The same words, W_Q and W_K in all columns. Shuffle the words to see which maps know their order.</source>
        <translation>Dieselben Wörter, dieselben W_Q und W_K in allen Spalten. Mischen Sie die Wörter, um zu sehen, welche Karten ihre Reihenfolge kennen.</translation>
    </message>
    <message>
        <source>Put back in order, these maps are not those of the words as typed: the order makes a difference.</source>
        <translation>Auch wieder in die alte Ordnung gebracht, sind diese Karten andere als bei den Wörtern, wie sie eingegeben wurden: Die Reihenfolge macht einen Unterschied.</translation>
    </message>
    <message>
        <source>Even without positions the map changes (largest difference %1): the mask follows the order of the words. Choose a mask that hides nothing.</source>
        <translation>Auch ohne Positionen ändert sich die Karte (größte Differenz %1): Die Maske folgt der Reihenfolge der Wörter. Wählen Sie eine Maske, die nichts verdeckt.</translation>
    </message>
    <message>
        <source>Without positions the map is only permuted: put back in order, it is the same map (largest difference %1).</source>
        <translation>Ohne Positionen ist die Karte nur umgeordnet: Wieder in die alte Ordnung gebracht, ist sie dieselbe (größte Differenz %1).</translation>
    </message>
    <message>
        <source>With the other encodings the map changes: the order of the words makes a difference.</source>
        <translation>Mit den anderen Codierungen ändert sich die Karte: Die Reihenfolge der Wörter macht einen Unterschied.</translation>
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
        <translation>Positionscodierungen werden in einem Lehrmodul verglichen, weil sich seine Codierung ändern lässt. Drücken Sie Strg+T, oder wählen Sie eines unter Modell in der Leiste oben.</translation>
    </message>
    <message>
        <source>Position encodings are compared within one text. Remove the second text under Input.</source>
        <translation>Positionscodierungen werden in einem einzigen Text verglichen. Entfernen Sie unter Eingabe den zweiten Text.</translation>
    </message>
    <message>
        <source>This view would reveal the row that is being guessed. Press Show under Predict first.</source>
        <translation>Diese Ansicht würde die Zeile verraten, die gerade geraten wird. Drücken Sie zuerst unter Vorhersage auf Zeigen.</translation>
    </message>
    <message>
        <source>Computing position encodings …</source>
        <translation>Positionscodierungen werden berechnet …</translation>
    </message>
</context>
<context>
    <name>PositionsView</name>
    <message>
        <source>no positions</source>
        <translation>keine Positionen</translation>
    </message>
    <message>
        <source>&amp;Shuffle the words</source>
        <translation>Wörter &amp;mischen</translation>
    </message>
    <message>
        <source>Another order</source>
        <translation>Andere Reihenfolge</translation>
    </message>
    <message>
        <source>Score over distance: the key&apos;s position minus the query&apos;s. The line is the chosen pair&apos;s mean over all positions, large dots are the pair&apos;s cells, small dots all others.</source>
        <translation>Score nach Abstand: Position des Keys minus Position der Query. Die Linie ist der Mittelwert des gewählten Paars über alle Positionen, große Punkte sind die Zellen des Paars, kleine Punkte alle anderen.</translation>
    </message>
    <message>
        <source>One head with several position encodings</source>
        <translation>Ein Head mit mehreren Positionscodierungen</translation>
    </message>
    <message>
        <source>no column</source>
        <translation>keine Spalte</translation>
    </message>
    <message>
        <source>Position encoding of column %1</source>
        <translation>Positionscodierung von Spalte %1</translation>
    </message>
    <message>
        <source>The position encoding of column %1</source>
        <translation>Die Positionscodierung von Spalte %1</translation>
    </message>
    <message>
        <source>Put the words into another order, in every column</source>
        <translation>Die Wörter in eine andere Reihenfolge bringen, in jeder Spalte</translation>
    </message>
    <message>
        <source>Put them into yet another order</source>
        <translation>Sie in noch eine andere Reihenfolge bringen</translation>
    </message>
</context>
<context>
    <name>Presenter</name>
    <message>
        <source>&amp;Present</source>
        <translation>&amp;Präsentieren</translation>
    </message>
    <message>
        <source>Show this view alone, larger, on the full screen (F5)</source>
        <translation>Nur diese Ansicht zeigen, größer, im Vollbild (F5)</translation>
    </message>
    <message>
        <source>The screen is black.</source>
        <translation>Der Bildschirm ist schwarz.</translation>
    </message>
    <message>
        <source>The screen is white.</source>
        <translation>Der Bildschirm ist weiß.</translation>
    </message>
    <message>
        <source>Keys while presenting</source>
        <translation>Tasten beim Präsentieren</translation>
    </message>
    <message>
        <source>This session cannot hold more lines. Erase some to make room.</source>
        <translation>Diese Sitzung kann keine weiteren Striche aufnehmen. Löschen Sie einige, um Platz zu machen.</translation>
    </message>
    <message>
        <source>This view is being presented on another screen. F5 goes there; Esc ends it there.</source>
        <translation>Diese Ansicht wird auf einem anderen Bildschirm präsentiert. F5 führt dorthin; Esc beendet das Präsentieren dort.</translation>
    </message>
    <message>
        <source>? shows the keys, Esc ends.</source>
        <translation>? zeigt die Tasten, Esc beendet.</translation>
    </message>
    <message>
        <source>%1 times as large</source>
        <translation>%1-mal so groß</translation>
    </message>
    <message>
        <source>The spotlight is off.</source>
        <translation>Das Spotlight ist aus.</translation>
    </message>
    <message>
        <source>The spotlight is on. Only Map and Steps show it.</source>
        <translation>Das Spotlight ist an. Nur Karte und Schritte zeigen es.</translation>
    </message>
    <message>
        <source>The spotlight is on the chosen row and column; S turns it off.</source>
        <translation>Das Spotlight liegt auf der gewählten Zeile und Spalte; S schaltet es aus.</translation>
    </message>
    <message>
        <source>The mouse no longer draws.</source>
        <translation>Die Maus zeichnet nicht mehr.</translation>
    </message>
    <message>
        <source>You can draw only on the cells of Map and Steps.</source>
        <translation>Zeichnen können Sie nur auf die Zellen von Karte und Schritte.</translation>
    </message>
    <message>
        <source>The mouse draws; P puts the pen away.</source>
        <translation>Die Maus zeichnet; P legt den Stift weg.</translation>
    </message>
    <message>
        <source>The mouse erases lines; E puts the eraser away.</source>
        <translation>Die Maus radiert Striche; E legt den Radierer weg.</translation>
    </message>
    <message>
        <source>The lines drawn on this view are erased; Ctrl+Z brings them back.</source>
        <translation>Die Striche auf dieser Ansicht sind gelöscht; Strg+Z holt sie zurück.</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>There is only one screen.</source>
        <translation>Es gibt nur einen Bildschirm.</translation>
    </message>
    <message>
        <source>Present  F5</source>
        <translation>Präsentieren  F5</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Präsentieren</translation>
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
        <translation>Der nächste Schritt der Lektion</translation>
    </message>
    <message>
        <source>The previous step</source>
        <translation>Der vorige Schritt</translation>
    </message>
    <message>
        <source>Spotlight on the chosen row and column</source>
        <translation>Spotlight auf der gewählten Zeile und Spalte</translation>
    </message>
    <message>
        <source>Pen: draw on the cells</source>
        <translation>Stift: auf die Zellen zeichnen</translation>
    </message>
    <message>
        <source>Eraser: remove lines</source>
        <translation>Radierer: Striche entfernen</translation>
    </message>
    <message>
        <source>Erase all lines drawn on this view</source>
        <translation>Alle Striche auf dieser Ansicht löschen</translation>
    </message>
    <message>
        <source>Black screen</source>
        <translation>Schwarzer Bildschirm</translation>
    </message>
    <message>
        <source>White screen</source>
        <translation>Weißer Bildschirm</translation>
    </message>
    <message>
        <source>Everything larger</source>
        <translation>Alles größer</translation>
    </message>
    <message>
        <source>Everything smaller</source>
        <translation>Alles kleiner</translation>
    </message>
    <message>
        <source>Notes, the next step and a timer</source>
        <translation>Notizen, der nächste Schritt und ein Timer</translation>
    </message>
    <message>
        <source>Move to the next screen</source>
        <translation>Auf den nächsten Bildschirm wechseln</translation>
    </message>
    <message>
        <source>These keys</source>
        <translation>Diese Tasten</translation>
    </message>
    <message>
        <source>End; everything is as it was before</source>
        <translation>Beenden; alles ist wie zuvor</translation>
    </message>
    <message>
        <source>◀ Back</source>
        <translation>◀ Zurück</translation>
    </message>
    <message>
        <source>Next ▶</source>
        <translation>Weiter ▶</translation>
    </message>
    <message>
        <source>Spotlight  S</source>
        <translation>Spotlight  S</translation>
    </message>
    <message>
        <source>Pen  P</source>
        <translation>Stift  P</translation>
    </message>
    <message>
        <source>Eraser  E</source>
        <translation>Radierer  E</translation>
    </message>
    <message>
        <source>Black  B</source>
        <translation>Schwarz  B</translation>
    </message>
    <message>
        <source>White  W</source>
        <translation>Weiß  W</translation>
    </message>
    <message>
        <source>Smaller  −</source>
        <translation>Kleiner  −</translation>
    </message>
    <message>
        <source>Larger  +</source>
        <translation>Größer  +</translation>
    </message>
    <message>
        <source>Screen  X</source>
        <translation>Bildschirm  X</translation>
    </message>
    <message>
        <source>End  Esc</source>
        <translation>Ende  Esc</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Space, Shift+Space</source>
        <translation>Leertaste, Umschalt+Leertaste</translation>
    </message>
    <message>
        <source>The next and the previous step, unless the view itself uses these keys</source>
        <translation>Der nächste und der vorige Schritt, außer wenn die Ansicht diese Tasten selbst braucht</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Choose another cell</source>
        <translation>Eine andere Zelle wählen</translation>
    </message>
    <message>
        <source>Ctrl+1 … 9, Alt + arrow keys</source>
        <translation>Strg+1 … 9, Alt + Pfeiltasten</translation>
    </message>
    <message>
        <source>Another view, another head</source>
        <translation>Eine andere Ansicht, ein anderer Head</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Strg+Z</translation>
    </message>
    <message>
        <source>Undo, ink too</source>
        <translation>Rückgängig, auch Gezeichnetes</translation>
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
        <translation>Gewichte dieser Query</translation>
    </message>
    <message>
        <source>The chosen cell</source>
        <translation>Die gewählte Zelle</translation>
    </message>
    <message>
        <source>Its weight</source>
        <translation>Ihr Gewicht</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>of this row&apos;s weight · layer %1, head %2</source>
        <translation>vom Gewicht dieser Zeile · Schicht %1, Head %2</translation>
    </message>
    <message>
        <source>the other key</source>
        <translation>der andere Key</translation>
    </message>
    <message>
        <source>the other %1 keys</source>
        <translation>die anderen %1 Keys</translation>
    </message>
</context>
<context>
    <name>PresenterNotes</name>
    <message>
        <source>Notes — AttentionScope</source>
        <translation>Notizen — AttentionScope</translation>
    </message>
    <message>
        <source>Notes of this step</source>
        <translation>Notizen dieses Schritts</translation>
    </message>
    <message>
        <source>What the audience sees</source>
        <translation>Was das Publikum sieht</translation>
    </message>
    <message>
        <source>No preview of this step.</source>
        <translation>Keine Vorschau dieses Schritts.</translation>
    </message>
    <message>
        <source>Audience sees</source>
        <translation>Publikum sieht</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Danach</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>A −</source>
        <translation>A −</translation>
    </message>
    <message>
        <source>Smaller letters in the notes</source>
        <translation>Kleinere Schrift in den Notizen</translation>
    </message>
    <message>
        <source>A +</source>
        <translation>A +</translation>
    </message>
    <message>
        <source>Larger letters in the notes</source>
        <translation>Größere Schrift in den Notizen</translation>
    </message>
    <message>
        <source>No lesson is open</source>
        <translation>Keine Lektion ist geöffnet</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>This step has no notes.</source>
        <translation>Dieser Schritt hat keine Notizen.</translation>
    </message>
    <message>
        <source>This is the last step.</source>
        <translation>Das ist der letzte Schritt.</translation>
    </message>
    <message>
        <source>The view does not change.</source>
        <translation>Die Ansicht bleibt dieselbe.</translation>
    </message>
    <message>
        <source>planned: %1 min</source>
        <translation>geplant: %1 min</translation>
    </message>
    <message>
        <source>This step begins with a guess.</source>
        <translation>Dieser Schritt beginnt mit einem Tipp.</translation>
    </message>
    <message>
        <source>drawing…</source>
        <translation>wird gezeichnet…</translation>
    </message>
    <message>
        <source>This step cannot be opened.</source>
        <translation>Dieser Schritt lässt sich nicht öffnen.</translation>
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
        <translation>AttentionScope, präsentiert</translation>
    </message>
    <message>
        <source>Presentation</source>
        <translation>Präsentation</translation>
    </message>
    <message>
        <source>Step of the lesson</source>
        <translation>Schritt der Lektion</translation>
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
        <translation>Ein Head, verschmolzen (d k)</translation>
    </message>
    <message>
        <source>Heads, fused (d k h)</source>
        <translation>Heads, verschmolzen (d k h)</translation>
    </message>
    <message>
        <source>Block of d_model / H</source>
        <translation>Block mit d_model / H</translation>
    </message>
    <message>
        <source>Biases, d_model 512</source>
        <translation>Biases, d_model 512</translation>
    </message>
    <message>
        <source>d_in, d_k, d_v differ</source>
        <translation>d_in, d_k, d_v verschieden</translation>
    </message>
    <message>
        <source>Cross-attention</source>
        <translation>Cross-Attention</translation>
    </message>
    <message>
        <source>Causal mask, two ways</source>
        <translation>Kausale Maske auf zwei Wegen</translation>
    </message>
    <message>
        <source>Σ head · W = concat · W</source>
        <translation>Σ head · W = concat · W</translation>
    </message>
    <message>
        <source>By hand: whole numbers, √d = 2</source>
        <translation>Von Hand: ganze Zahlen, √d = 2</translation>
    </message>
    <message>
        <source>One head of four dimensions with small whole numbers, to be computed with a pencil.</source>
        <translation>Ein Head mit vier Dimensionen und kleinen ganzen Zahlen, mit dem Bleistift zu berechnen.</translation>
    </message>
    <message>
        <source>Grouped-query (GQA)</source>
        <translation>Grouped-Query (GQA)</translation>
    </message>
    <message>
        <source>Multi-query (MQA)</source>
        <translation>Multi-Query (MQA)</translation>
    </message>
    <message>
        <source>Plain, any number of tokens</source>
        <translation>Einfach, beliebig viele Tokens</translation>
    </message>
    <message>
        <source>Sliding window of 3</source>
        <translation>Gleitendes Fenster, 3</translation>
    </message>
    <message>
        <source>Prefix-LM</source>
        <translation>Präfix-LM</translation>
    </message>
    <message>
        <source>Dilated</source>
        <translation>Dilatiert</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>Segmente</translation>
    </message>
    <message>
        <source>Window and global</source>
        <translation>Fenster und global</translation>
    </message>
    <message>
        <source>−3.4e38 added (HF eager)</source>
        <translation>−3.4e38 addiert (HF eager)</translation>
    </message>
    <message>
        <source>−10000 added (BERT)</source>
        <translation>−10000 addiert (BERT)</translation>
    </message>
    <message>
        <source>Last 3 queries, K and V cached</source>
        <translation>Letzte 3 Queries, K und V im Cache</translation>
    </message>
    <message>
        <source>Sinusoidal</source>
        <translation>Sinuscodierung</translation>
    </message>
    <message>
        <source>RoPE, half-split</source>
        <translation>RoPE, halbiert</translation>
    </message>
    <message>
        <source>RoPE, interleaved</source>
        <translation>RoPE, verschränkt</translation>
    </message>
    <message>
        <source>RoPE, partial</source>
        <translation>RoPE, teilweise</translation>
    </message>
    <message>
        <source>RoPE scaled, Llama 3</source>
        <translation>RoPE skaliert, Llama 3</translation>
    </message>
    <message>
        <source>RoPE scaled, YaRN</source>
        <translation>RoPE skaliert, YaRN</translation>
    </message>
    <message>
        <source>ALiBi, causal</source>
        <translation>ALiBi, kausal</translation>
    </message>
    <message>
        <source>ALiBi, symmetric</source>
        <translation>ALiBi, symmetrisch</translation>
    </message>
    <message>
        <source>ALiBi as in BLOOM</source>
        <translation>ALiBi wie in BLOOM</translation>
    </message>
    <message>
        <source>T5 distance buckets, unscaled</source>
        <translation>T5-Abstandsklassen, unskaliert</translation>
    </message>
    <message>
        <source>Content and position terms (DeBERTa)</source>
        <translation>Inhalts- und Positionsterme (DeBERTa)</translation>
    </message>
    <message>
        <source>Distances have vectors of their own: a score is the sum of content to content, content to position and position to content.</source>
        <translation>Abstände haben eigene Vektoren: Ein Score ist die Summe aus Inhalt zu Inhalt, Inhalt zu Position und Position zu Inhalt.</translation>
    </message>
    <message>
        <source>Temperature 0.5</source>
        <translation>Temperatur 0.5</translation>
    </message>
    <message>
        <source>Soft-cap 20 (Gemma 2)</source>
        <translation>Soft-Cap 20 (Gemma 2)</translation>
    </message>
    <message>
        <source>Query and key norm, RoPE (Qwen3)</source>
        <translation>Normierung von q und k, RoPE (Qwen3)</translation>
    </message>
    <message>
        <source>Learned sinks (gpt-oss)</source>
        <translation>Gelernte Sinks (gpt-oss)</translation>
    </message>
    <message>
        <source>Softmax off by one</source>
        <translation>Softmax off by one</translation>
    </message>
    <message>
        <source>Extreme scores</source>
        <translation>Extreme Scores</translation>
    </message>
    <message>
        <source>Measures of the weights</source>
        <translation>Kennzahlen der Gewichte</translation>
    </message>
    <message>
        <source>torch: in_proj, causal</source>
        <translation>torch: in_proj, kausal</translation>
    </message>
    <message>
        <source>torch: cross-attention</source>
        <translation>torch: Cross-Attention</translation>
    </message>
    <message>
        <source>torch: bias_kv and zero_attn</source>
        <translation>torch: bias_kv und zero_attn</translation>
    </message>
    <message>
        <source>torch: float attn_mask</source>
        <translation>torch: attn_mask in float</translation>
    </message>
    <message>
        <source>Chunks of 4 tokens (Llama 4)</source>
        <translation>Chunks von 4 Tokens (Llama 4)</translation>
    </message>
    <message>
        <source>A token sees only its own chunk of the text, as in most layers of Llama 4.</source>
        <translation>Ein Token sieht nur seinen eigenen Chunk des Textes, wie in den meisten Schichten von Llama 4.</translation>
    </message>
    <message>
        <source>No positions, longer queries (Llama 4)</source>
        <translation>Ohne Positionen, längere Queries (Llama 4)</translation>
    </message>
    <message>
        <source>No positions are encoded, and the queries of later tokens are longer, as in every fourth layer of Llama 4.</source>
        <translation>Positionen sind nicht codiert, und die Queries späterer Tokens sind länger, wie in jeder vierten Schicht von Llama 4.</translation>
    </message>
    <message>
        <source>Output gate for each head</source>
        <translation>Ausgabe-Gate für jeden Head</translation>
    </message>
    <message>
        <source>Each token opens or closes each head with one number between 0 and 1 (Qiu et al., 2025).</source>
        <translation>Jedes Token öffnet oder schließt jeden Head mit einer Zahl zwischen 0 und 1 (Qiu et al., 2025).</translation>
    </message>
    <message>
        <source>Output gate for each number (Qwen3-Next)</source>
        <translation>Ausgabe-Gate für jede Zahl (Qwen3-Next)</translation>
    </message>
    <message>
        <source>Each token gates every number of a head&apos;s context, before the output projection.</source>
        <translation>Jedes Token regelt jede Zahl im Kontext eines Heads, vor der Ausgabeprojektion.</translation>
    </message>
    <message>
        <source>Top-3 index of keys (DeepSeek-V3.2)</source>
        <translation>Top-3-Index der Keys (DeepSeek-V3.2)</translation>
    </message>
    <message>
        <source>A small index lets each query see only the 3 keys with the highest index scores.</source>
        <translation>Durch einen kleinen Index sieht jede Query nur die 3 Keys mit den höchsten Index-Scores.</translation>
    </message>
    <message>
        <source>Difference of two softmaxes</source>
        <translation>Differenz zweier Softmaxe</translation>
    </message>
    <message>
        <source>Heads come in pairs, and 0.8 times the second softmax is subtracted from the first, as in the Differential Transformer.</source>
        <translation>Heads treten in Paaren auf, und das 0.8-Fache der zweiten Softmax wird von der ersten abgezogen, wie im Differential Transformer.</translation>
    </message>
    <message>
        <source>Latents and a shared key (DeepSeek-V2)</source>
        <translation>Latente Vektoren und ein gemeinsamer Key (DeepSeek-V2)</translation>
    </message>
    <message>
        <source>Queries, keys and values are projected from shorter vectors, and all heads share the part of the key that the rotary embedding rotates.</source>
        <translation>Queries, Keys und Values werden aus kürzeren Vektoren projiziert, und allen Heads ist der Teil des Keys gemeinsam, den das Rotary Embedding dreht.</translation>
    </message>
    <message>
        <source>Two of six experts (Mixtral)</source>
        <translation>Zwei von sechs Experten (Mixtral)</translation>
    </message>
    <message>
        <source>After the attention, each token goes through the two feed-forward layers that a router chooses for it.</source>
        <translation>Nach der Attention geht jedes Token durch die zwei Feed-Forward-Schichten, die ein Router für es wählt.</translation>
    </message>
    <message>
        <source>Sizes and projections</source>
        <translation>Größen und Projektionen</translation>
    </message>
    <message>
        <source>Masks</source>
        <translation>Masken</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Positionen</translation>
    </message>
    <message>
        <source>Scores and weights</source>
        <translation>Scores und Gewichte</translation>
    </message>
    <message>
        <source>torch.nn.MultiheadAttention</source>
        <translation>torch.nn.MultiheadAttention</translation>
    </message>
    <message>
        <source>As in models too large to run here</source>
        <translation>Wie in Modellen, die hier zu groß sind</translation>
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
        <translation>Gewicht nach Abstand, in Tokens</translation>
    </message>
    <message>
        <source>queries by entropy, in nats</source>
        <translation>Queries nach Entropie, in Nats</translation>
    </message>
    <message>
        <source>queries by weight on the first token</source>
        <translation>Queries nach Gewicht auf dem ersten Token</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>Schicht %1</translation>
    </message>
    <message>
        <source>%1 texts</source>
        <translation>%1 Texte</translation>
    </message>
    <message>
        <source>%1 of %2 texts</source>
        <translation>%1 von %2 Texten</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 Tokens</translation>
    </message>
    <message>
        <source>%1 heads</source>
        <translation>%1 Heads</translation>
    </message>
    <message>
        <source>without each head: %1 texts</source>
        <translation>je ein Head weggelassen: %1 Texte</translation>
    </message>
    <message>
        <source>the same weights as %1</source>
        <translation>dieselben Gewichte wie %1</translation>
    </message>
    <message>
        <source>%1, before</source>
        <translation>%1, vorher</translation>
    </message>
    <message>
        <source>%1, after</source>
        <translation>%1, nachher</translation>
    </message>
    <message>
        <source>%1 and %2 of every head</source>
        <translation>%1 und %2, für jeden Head</translation>
    </message>
    <message>
        <source>step of the training</source>
        <translation>Schritt des Trainings</translation>
    </message>
    <message>
        <source>%1 of every head, step by step</source>
        <translation>%1, für jeden Head, Schritt für Schritt</translation>
    </message>
    <message>
        <source>95 %: %1 to %2, of %3</source>
        <translation>95 %: %1 bis %2, aus %3</translation>
    </message>
    <message>
        <source>Means over all queries; hold the pointer over one for its 95 % interval over resampled texts</source>
        <translation>Mittelwerte über alle Queries; zeigen Sie auf einen, um sein 95-%-Intervall über neu gezogene Texte zu sehen</translation>
    </message>
    <message>
        <source>Every head</source>
        <translation>Jeder Head</translation>
    </message>
    <message>
        <source>asks most</source>
        <translation>fragt am meisten</translation>
    </message>
    <message>
        <source>is asked most</source>
        <translation>wird am meisten gefragt</translation>
    </message>
    <message>
        <source>Atlas of %1</source>
        <translation>Atlas von %1</translation>
    </message>
    <message>
        <source>Head by head</source>
        <translation>Head für Head</translation>
    </message>
    <message>
        <source>softmax over 1 key</source>
        <translation>Softmax über 1 Key</translation>
    </message>
    <message>
        <source>softmax over %1 keys</source>
        <translation>Softmax über %1 Keys</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>“%1” no. %2</source>
        <translation>„%1“ Nr. %2</translation>
    </message>
    <message>
        <source>%1, in head %2.%3,</source>
        <translation>%1 in Head %2.%3</translation>
    </message>
    <message>
        <source>the weight from %1 to %2</source>
        <translation>das Gewicht von %1 auf %2</translation>
    </message>
    <message>
        <source>the entropy of the row of %1</source>
        <translation>die Entropie der Zeile von %1</translation>
    </message>
    <message>
        <source>what %1 attends to most</source>
        <translation>der stärkste Key von %1</translation>
    </message>
    <message>
        <source>the probability of %1</source>
        <translation>die Wahrscheinlichkeit von %1</translation>
    </message>
    <message>
        <source>the model&apos;s answer</source>
        <translation>die Antwort des Modells</translation>
    </message>
    <message>
        <source>the head&apos;s measure “%1”</source>
        <translation>die Kennzahl „%1“</translation>
    </message>
    <message>
        <source>Only the mask is changed.</source>
        <translation>Nur die Maske ist geändert.</translation>
    </message>
    <message>
        <source>Only the text is changed.</source>
        <translation>Nur der Text ist geändert.</translation>
    </message>
    <message>
        <source>Only heads are changed.</source>
        <translation>Nur Heads sind geändert.</translation>
    </message>
    <message>
        <source>Only the temperature is changed.</source>
        <translation>Nur die Temperatur ist geändert.</translation>
    </message>
    <message>
        <source>Only the position encoding is changed.</source>
        <translation>Nur die Positionscodierung ist geändert.</translation>
    </message>
    <message>
        <source>%1 is less than %2.</source>
        <translation>%1 ist kleiner als %2.</translation>
    </message>
    <message>
        <source>%1 is at most %2.</source>
        <translation>%1 ist höchstens %2.</translation>
    </message>
    <message>
        <source>%1 is more than %2.</source>
        <translation>%1 ist größer als %2.</translation>
    </message>
    <message>
        <source>%1 is at least %2.</source>
        <translation>%1 ist mindestens %2.</translation>
    </message>
    <message>
        <source>%1 is %2.</source>
        <translation>%1 ist %2.</translation>
    </message>
    <message>
        <source>%1 is not %2.</source>
        <translation>%1 ist nicht %2.</translation>
    </message>
    <message>
        <source>layer %1 · head %2</source>
        <translation>Schicht %1 · Head %2</translation>
    </message>
    <message>
        <source>entropy, in bits</source>
        <translation>Entropie, in Bits</translation>
    </message>
    <message>
        <source>entropy, in nats</source>
        <translation>Entropie, in Nats</translation>
    </message>
    <message>
        <source>entropy, of the most possible</source>
        <translation>Entropie, als Anteil der größtmöglichen</translation>
    </message>
    <message>
        <source>mean distance, in tokens</source>
        <translation>mittlerer Abstand, in Tokens</translation>
    </message>
    <message>
        <source>attends to itself</source>
        <translation>achtet auf sich selbst</translation>
    </message>
    <message>
        <source>attends to previous token</source>
        <translation>achtet auf voriges Token</translation>
    </message>
    <message>
        <source>attends to next token</source>
        <translation>achtet auf nächstes Token</translation>
    </message>
    <message>
        <source>attends to first token</source>
        <translation>achtet auf erstes Token</translation>
    </message>
    <message>
        <source>attends to special tokens</source>
        <translation>achtet auf Sondertokens</translation>
    </message>
    <message>
        <source>attends to [CLS] or what begins the text</source>
        <translation>achtet auf [CLS] oder den Anfang des Textes</translation>
    </message>
    <message>
        <source>attends to [SEP] or what ends a text</source>
        <translation>achtet auf [SEP] oder das Ende eines Textes</translation>
    </message>
    <message>
        <source>concentration: the largest weight</source>
        <translation>Konzentration: das größte Gewicht</translation>
    </message>
    <message>
        <source>attends to same token before</source>
        <translation>achtet auf gleiches Token davor</translation>
    </message>
    <message>
        <source>follows the other text&apos;s order</source>
        <translation>folgt der Reihenfolge des anderen Textes</translation>
    </message>
    <message>
        <source>induction, on a repeated sequence</source>
        <translation>Induktion, auf einer wiederholten Sequenz</translation>
    </message>
    <message>
        <source>weight of the chosen cell</source>
        <translation>Gewicht der gewählten Zelle</translation>
    </message>
    <message>
        <source>weight on the marked cells</source>
        <translation>Gewicht auf den markierten Zellen</translation>
    </message>
    <message>
        <source>knocking it out changes the answer by</source>
        <translation>Herausnehmen ändert die Antwort um</translation>
    </message>
    <message>
        <source>entropy</source>
        <translation>Entropie</translation>
    </message>
    <message>
        <source>entropy share</source>
        <translation>Entropie-Anteil</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>self</source>
        <translation>selbst</translation>
    </message>
    <message>
        <source>previous token</source>
        <translation>voriges Token</translation>
    </message>
    <message>
        <source>next token</source>
        <translation>nächstes Token</translation>
    </message>
    <message>
        <source>first token</source>
        <translation>erstes Token</translation>
    </message>
    <message>
        <source>special tokens</source>
        <translation>Sondertokens</translation>
    </message>
    <message>
        <source>[CLS], begin</source>
        <translation>[CLS], Anfang</translation>
    </message>
    <message>
        <source>[SEP], end</source>
        <translation>[SEP], Ende</translation>
    </message>
    <message>
        <source>concentration</source>
        <translation>Konzentration</translation>
    </message>
    <message>
        <source>same token</source>
        <translation>gleiches Token</translation>
    </message>
    <message>
        <source>in order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>induction</source>
        <translation>Induktion</translation>
    </message>
    <message>
        <source>chosen cell</source>
        <translation>gewählte Zelle</translation>
    </message>
    <message>
        <source>marked cells</source>
        <translation>markierte Zellen</translation>
    </message>
    <message>
        <source>knock-out</source>
        <translation>Knock-out</translation>
    </message>
    <message>
        <source>−Σ w log₂ w of each query&apos;s weights, in bits: how evenly it spreads. Mean over all queries of this text; the first row of a causal map counts as 0, as it sees one key.</source>
        <translation>−Σ w log₂ w der Gewichte jeder Query, in Bits: wie gleichmäßig sie verteilt sind. Mittelwert über alle Queries dieses Textes; die erste Zeile einer kausalen Karte zählt als 0, denn sie sieht einen Key.</translation>
    </message>
    <message>
        <source>−Σ w ln w of each query&apos;s weights, in nats: how evenly it spreads. Mean over all queries of this text; the first row of a causal map counts as 0, as it sees one key.</source>
        <translation>−Σ w ln w der Gewichte jeder Query, in Nats: wie gleichmäßig sie verteilt sind. Mittelwert über alle Queries dieses Textes; die erste Zeile einer kausalen Karte zählt als 0, denn sie sieht einen Key.</translation>
    </message>
    <message>
        <source>Entropy ÷ ln n, where n is the number of keys that the query sees; 1: evenly. Mean over the queries of this text that see more than one key.</source>
        <translation>Entropie ÷ ln n, wobei n die Zahl der Keys ist, die die Query sieht; 1: gleichmäßig. Mittelwert über die Queries dieses Textes, die mehr als einen Key sehen.</translation>
    </message>
    <message>
        <source>Σ w · |query − key|, in tokens: how far a query looks. Mean over all queries of this text; the first row of a causal map counts as 0.</source>
        <translation>Σ w · |Query − Key|, in Tokens: wie weit eine Query schaut. Mittelwert über alle Queries dieses Textes; die erste Zeile einer kausalen Karte zählt als 0.</translation>
    </message>
    <message>
        <source>Weight on the token itself. Mean over all queries of this text; the first row of a causal map counts as 1, as it sees nothing else.</source>
        <translation>Gewicht auf dem Token selbst. Mittelwert über alle Queries dieses Textes; die erste Zeile einer kausalen Karte zählt als 1, denn sie sieht nichts anderes.</translation>
    </message>
    <message>
        <source>Weight on the token before. Mean over the queries of this text that have one.</source>
        <translation>Gewicht auf dem Token davor. Mittelwert über die Queries dieses Textes, die eines haben.</translation>
    </message>
    <message>
        <source>Weight on the token after. Mean over the queries of this text that may see it: none in a causal map.</source>
        <translation>Gewicht auf dem Token danach. Mittelwert über die Queries dieses Textes, die es sehen dürfen: in einer kausalen Karte keine.</translation>
    </message>
    <message>
        <source>Weight on all tokens that the tokenizer added, such as [CLS] and [SEP], taken together. Mean over all queries of this text.</source>
        <translation>Gewicht auf allen Tokens zusammen, die der Tokenizer hinzugefügt hat, zum Beispiel [CLS] und [SEP]. Mittelwert über alle Queries dieses Textes.</translation>
    </message>
    <message>
        <source>Weight on the tokens that the tokenizer put before the text, such as [CLS] or &lt;s&gt;. Mean over all queries of this text.</source>
        <translation>Gewicht auf den Tokens, die der Tokenizer vor den Text gesetzt hat, zum Beispiel [CLS] oder &lt;s&gt;. Mittelwert über alle Queries dieses Textes.</translation>
    </message>
    <message>
        <source>Weight on the tokens that the tokenizer put between and after the texts, such as [SEP] or &lt;/s&gt;. Mean over all queries of this text.</source>
        <translation>Gewicht auf den Tokens, die der Tokenizer zwischen und hinter die Texte gesetzt hat, zum Beispiel [SEP] oder &lt;/s&gt;. Mittelwert über alle Queries dieses Textes.</translation>
    </message>
    <message>
        <source>The largest weight of each query. Mean over all queries of this text; the first row of a causal map counts as 1.</source>
        <translation>Das größte Gewicht jeder Query. Mittelwert über alle Queries dieses Textes; die erste Zeile einer kausalen Karte zählt als 1.</translation>
    </message>
    <message>
        <source>Weight on all earlier tokens with the same token id, so “The” is not “the”. Mean over the queries of this text that have such a token before them.</source>
        <translation>Gewicht auf allen früheren Tokens mit derselben Token-ID; „The“ ist also nicht „the“. Mittelwert über die Queries dieses Textes, vor denen ein solches Token steht.</translation>
    </message>
    <message>
        <source>Correlation between the positions of a query and of the keys that it attends to, each pair counted by its weight, over all queries of this text. 1: later words attend to later parts of a sound or of the other text; 0: in no order. Measured only in maps from one text to another.</source>
        <translation>Korrelation zwischen den Positionen einer Query und der Keys, auf die sie achtet, jedes Paar mit seinem Gewicht gezählt, über alle Queries dieses Textes. 1: Spätere Wörter achten auf spätere Teile eines Tons oder des anderen Textes; 0: ohne Reihenfolge. Nur in Karten von einem Text zu einem anderen gemessen.</translation>
    </message>
    <message>
        <source>Each head&apos;s weight at the cell that is chosen in the map.</source>
        <translation>Das Gewicht jedes Heads in der Zelle, die in der Karte gewählt ist.</translation>
    </message>
    <message>
        <source>Each head&apos;s weight on the cells marked in the map (Shift+drag), added up in each row. Mean over the rows that have marked cells.</source>
        <translation>Das Gewicht jedes Heads auf den in der Karte markierten Zellen (Umschalt+Ziehen), in jeder Zeile zusammengezählt. Mittelwert über die Zeilen mit markierten Zellen.</translation>
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
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Antwort zeigen</translation>
    </message>
    <message>
        <source>Question: %1</source>
        <translation>Frage: %1</translation>
    </message>
    <message>
        <source>The answer: %1</source>
        <translation>Die Antwort: %1</translation>
    </message>
    <message>
        <source>A number</source>
        <translation>Eine Zahl</translation>
    </message>
    <message>
        <source>A cell, such as it → cat: type it or click it</source>
        <translation>Eine Zelle wie it → cat: eintippen oder anklicken</translation>
    </message>
    <message>
        <source>A head, such as 4.4: type it or click it</source>
        <translation>Ein Head wie 4.4: eintippen oder anklicken</translation>
    </message>
    <message>
        <source>A token: type it or click it</source>
        <translation>Ein Token: eintippen oder anklicken</translation>
    </message>
    <message>
        <source>In your own words</source>
        <translation>In Ihren eigenen Worten</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>Noted. The lesson&apos;s answer: %1</source>
        <translation>Notiert. Die Antwort der Lektion: %1</translation>
    </message>
    <message>
        <source>Noted. It is handed in with your answers.</source>
        <translation>Notiert. Es wird mit Ihren Antworten abgegeben.</translation>
    </message>
    <message>
        <source>That is not a number. Write it like 0.95.</source>
        <translation>Das ist keine Zahl. Schreiben Sie sie wie 0.95.</translation>
    </message>
    <message>
        <source>Nothing here has that name. Type it as it is written beside the map, or click it.</source>
        <translation>Hier heißt nichts so. Schreiben Sie es so, wie es neben der Karte steht, oder klicken Sie darauf.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Richtig.</translation>
    </message>
    <message>
        <source>Not quite. Look again, or ask for a hint.</source>
        <translation>Nicht ganz. Schauen Sie noch einmal hin, oder lassen Sie sich einen Hinweis geben.</translation>
    </message>
    <message>
        <source>Not quite. Look again.</source>
        <translation>Nicht ganz. Schauen Sie noch einmal hin.</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>Hinweis: %1</translation>
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
        <translation>Zeichen %1: erwartet %2, gefunden %3</translation>
    </message>
    <message>
        <source>Recipe</source>
        <translation>Rezept</translation>
    </message>
    <message>
        <source>Mask recipe</source>
        <translation>Maskenrezept</translation>
    </message>
    <message>
        <source>Which keys each query may see, in one line</source>
        <translation>Welche Keys jede Query sehen darf, in einer Zeile</translation>
    </message>
    <message>
        <source>Join rules with &amp; (and) and | (or); ! means not.</source>
        <translation>Verbinden Sie Regeln mit &amp; (und) und | (oder); ! heißt nicht.</translation>
    </message>
</context>
<context>
    <name>RecorderPanel</name>
    <message>
        <source>Stop recording; the lesson is saved</source>
        <translation>Die Aufzeichnung beenden; die Lektion ist gespeichert</translation>
    </message>
    <message>
        <source>Recorder</source>
        <translation>Aufzeichnung</translation>
    </message>
    <message>
        <source>Title of the lesson</source>
        <translation>Titel der Lektion</translation>
    </message>
    <message>
        <source>&amp;Record a step</source>
        <translation>&amp;Schritt aufzeichnen</translation>
    </message>
    <message>
        <source>Adds what is shown now after the chosen step (Ctrl+Return)</source>
        <translation>Fügt hinter dem gewählten Schritt hinzu, was gerade zu sehen ist (Strg+Return)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undoes the last edit of the lesson</source>
        <translation>Macht die letzte Änderung der Lektion rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Redoes the edit that was undone</source>
        <translation>Stellt die rückgängig gemachte Änderung wieder her</translation>
    </message>
    <message>
        <source>Steps of the lesson; drag them into another order</source>
        <translation>Schritte der Lektion; ziehen Sie sie in eine andere Reihenfolge</translation>
    </message>
    <message>
        <source>Drag a step to another place, or move it with Alt+Up and Alt+Down</source>
        <translation>Ziehen Sie einen Schritt an einen anderen Platz, oder verschieben Sie ihn mit Alt+↑ und Alt+↓</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Adds a copy after this step</source>
        <translation>Fügt hinter diesem Schritt eine Kopie hinzu</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Removes the step (Delete)</source>
        <translation>Entfernt den Schritt (Entf)</translation>
    </message>
    <message>
        <source>%1, saved at %2</source>
        <translation>%1, gespeichert um %2</translation>
    </message>
    <message>
        <source>Checking the promises …</source>
        <translation>Zusagen werden geprüft …</translation>
    </message>
    <message>
        <source>This is not a lesson yet: see the line in red above.</source>
        <translation>Das ist noch keine Lektion: siehe die rote Zeile oben.</translation>
    </message>
    <message>
        <source>Nothing is promised yet.</source>
        <translation>Noch ist nichts zugesagt.</translation>
    </message>
    <message>
        <source>The promise is kept.</source>
        <translation>Die Zusage ist eingehalten.</translation>
    </message>
    <message>
        <source>All %1 promises are kept.</source>
        <translation>Alle %1 Zusagen sind eingehalten.</translation>
    </message>
    <message>
        <source>1 of %1 promises is broken.</source>
        <translation>1 von %1 Zusagen ist gebrochen.</translation>
    </message>
    <message>
        <source>%1 of %2 promises are broken.</source>
        <translation>%1 von %2 Zusagen sind gebrochen.</translation>
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
        <translation>Ansicht übernehmen</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Text, in Markdown</source>
        <translation>Text, in Markdown</translation>
    </message>
    <message>
        <source>Notes, for whoever presents</source>
        <translation>Notizen zum Präsentieren</translation>
    </message>
    <message>
        <source>Highlight</source>
        <translation>Hervorheben</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>the chosen cell&apos;s row</source>
        <translation>die Zeile der gewählten Zelle</translation>
    </message>
    <message>
        <source>its column</source>
        <translation>ihre Spalte</translation>
    </message>
    <message>
        <source>the chosen cell</source>
        <translation>die gewählte Zelle</translation>
    </message>
    <message>
        <source>Guessed before it is shown</source>
        <translation>Wird vor dem Zeigen geraten</translation>
    </message>
    <message>
        <source>the key with most weight in it</source>
        <translation>der stärkste Key darin</translation>
    </message>
    <message>
        <source>the chosen cell&apos;s weight</source>
        <translation>das Gewicht der gewählten Zelle</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>no question</source>
        <translation>keine Frage</translation>
    </message>
    <message>
        <source>choose an answer</source>
        <translation>Antwort auswählen</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>which cell</source>
        <translation>welche Zelle</translation>
    </message>
    <message>
        <source>which head</source>
        <translation>welcher Head</translation>
    </message>
    <message>
        <source>which token</source>
        <translation>welches Token</translation>
    </message>
    <message>
        <source>free text</source>
        <translation>freier Text</translation>
    </message>
    <message>
        <source>What is asked</source>
        <translation>Was gefragt wird</translation>
    </message>
    <message>
        <source>Answers, one per line; begin right ones with *</source>
        <translation>Antworten, eine je Zeile; richtige beginnen mit *</translation>
    </message>
    <message>
        <source>Answer with what is chosen</source>
        <translation>Mit dem Gewählten antworten</translation>
    </message>
    <message>
        <source>The right answer is the cell, head or token that is chosen now</source>
        <translation>Die richtige Antwort ist die Zelle, der Head oder das Token, das jetzt gewählt ist</translation>
    </message>
    <message>
        <source>Goal, checked by the program</source>
        <translation>Ziel, vom Programm geprüft</translation>
    </message>
    <message>
        <source>Promises, recomputed while you edit</source>
        <translation>Zusagen, beim Bearbeiten neu berechnet</translation>
    </message>
    <message>
        <source>Promise what is shown</source>
        <translation>Gezeigtes zusagen</translation>
    </message>
    <message>
        <source>Promises the chosen cell&apos;s weight, as it is now</source>
        <translation>Sagt das Gewicht der gewählten Zelle zu, so wie es jetzt ist</translation>
    </message>
    <message>
        <source>✕ %1: is %2</source>
        <translation>✕ %1: ist %2</translation>
    </message>
    <message>
        <source>Promise %1 instead</source>
        <translation>Stattdessen %1 zusagen</translation>
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
        <translation>Rotary-Skalierung</translation>
    </message>
    <message>
        <source>How the rotary embedding is stretched for texts longer than in training</source>
        <translation>Wie das Rotary Embedding für Texte gestreckt wird, die länger sind als im Training</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ohne</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>linear</translation>
    </message>
    <message>
        <source>dynamic NTK</source>
        <translation>dynamisches NTK</translation>
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
        <translation>Faktor</translation>
    </message>
    <message>
        <source>factor: how many times longer</source>
        <translation>Faktor: wievielmal so lang</translation>
    </message>
    <message>
        <source>Trained tokens</source>
        <translation>Trainierte Tokens</translation>
    </message>
    <message>
        <source>original_max_position_embeddings: the longest text in training, in tokens</source>
        <translation>original_max_position_embeddings: der längste Text im Training, in Tokens</translation>
    </message>
    <message>
        <source>low_freq_factor</source>
        <translation>low_freq_factor</translation>
    </message>
    <message>
        <source>Wavelengths above trained tokens ∕ low_freq_factor are stretched</source>
        <translation>Wellenlängen größer als trainierte Tokens ∕ low_freq_factor werden gestreckt</translation>
    </message>
    <message>
        <source>high_freq_factor</source>
        <translation>high_freq_factor</translation>
    </message>
    <message>
        <source>Wavelengths below trained tokens ∕ high_freq_factor stay as they are</source>
        <translation>Wellenlängen kleiner als trainierte Tokens ∕ high_freq_factor bleiben, wie sie sind</translation>
    </message>
    <message>
        <source>beta_fast</source>
        <translation>beta_fast</translation>
    </message>
    <message>
        <source>Pairs that rotate more often than this over the trained tokens stay as they are</source>
        <translation>Paare, die sich über die trainierten Tokens öfter als so viele Male drehen, bleiben, wie sie sind</translation>
    </message>
    <message>
        <source>beta_slow</source>
        <translation>beta_slow</translation>
    </message>
    <message>
        <source>Pairs that rotate less often than this over the trained tokens are stretched</source>
        <translation>Paare, die sich über die trainierten Tokens seltener als so viele Male drehen, werden gestreckt</translation>
    </message>
    <message>
        <source>attention_factor</source>
        <translation>attention_factor</translation>
    </message>
    <message>
        <source>What sine and cosine are multiplied by</source>
        <translation>Womit Sinus und Kosinus multipliziert werden</translation>
    </message>
    <message>
        <source>0.1·ln factor + 1</source>
        <translation>0.1·ln Faktor + 1</translation>
    </message>
    <message>
        <source>Scaling</source>
        <translation>Skalierung</translation>
    </message>
    <message>
        <source>Factor · from</source>
        <translation>Faktor · ab</translation>
    </message>
    <message>
        <source>Low · high</source>
        <translation>Tief · hoch</translation>
    </message>
    <message>
        <source>β fast · slow</source>
        <translation>β schnell · langsam</translation>
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
        <translation>Vorhersage von %1</translation>
    </message>
    <message>
        <source>(next)</source>
        <translation>(nächstes)</translation>
    </message>
    <message>
        <source>predicting the next token</source>
        <translation>Vorhersage des nächsten Tokens</translation>
    </message>
    <message>
        <source>for the next token</source>
        <translation>für das nächste Token</translation>
    </message>
    <message>
        <source>at this token</source>
        <translation>bei diesem Token</translation>
    </message>
    <message>
        <source>rows: %1</source>
        <translation>Zeilen: %1</translation>
    </message>
</context>
<context>
    <name>RuleButtons</name>
    <message>
        <source>Full</source>
        <translation>Voll</translation>
    </message>
    <message>
        <source>Every query sees every key.</source>
        <translation>Jede Query sieht jeden Key.</translation>
    </message>
    <message>
        <source>Causal</source>
        <translation>Kausal</translation>
    </message>
    <message>
        <source>A query sees itself and what comes before it.</source>
        <translation>Eine Query sieht sich selbst und was davor steht.</translation>
    </message>
    <message>
        <source>Padding</source>
        <translation>Padding</translation>
    </message>
    <message>
        <source>No query sees padding, the tokens that fill up a shorter text.</source>
        <translation>Keine Query sieht Padding, die Tokens, die einen kürzeren Text auffüllen.</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>A query sees its neighbours: this many back and this many ahead.</source>
        <translation>Eine Query sieht ihre Nachbarn: so viele zurück und so viele voraus.</translation>
    </message>
    <message>
        <source>Prefix</source>
        <translation>Präfix</translation>
    </message>
    <message>
        <source>Every query sees this many first tokens.</source>
        <translation>Jede Query sieht so viele erste Tokens.</translation>
    </message>
    <message>
        <source>Segment</source>
        <translation>Segment</translation>
    </message>
    <message>
        <source>The text is cut into segments; a query sees only its own.</source>
        <translation>Der Text wird in Segmente geteilt; eine Query sieht nur ihr eigenes.</translation>
    </message>
    <message>
        <source>Chunk</source>
        <translation>Chunk</translation>
    </message>
    <message>
        <source>The text is cut into chunks of this many tokens; a query sees only its own.</source>
        <translation>Der Text wird in Chunks von so vielen Tokens geteilt; eine Query sieht nur ihren eigenen.</translation>
    </message>
    <message>
        <source>Dilated</source>
        <translation>Dilatiert</translation>
    </message>
    <message>
        <source>A query sees every second, third, … key, counted from itself.</source>
        <translation>Eine Query sieht jeden zweiten, dritten, … Key, gezählt von sich aus.</translation>
    </message>
    <message>
        <source>Global</source>
        <translation>Global</translation>
    </message>
    <message>
        <source>These tokens see every key, and every query sees them.</source>
        <translation>Diese Tokens sehen jeden Key, und jede Query sieht sie.</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>The model&apos;s own mask.</source>
        <translation>Die eigene Maske des Modells.</translation>
    </message>
    <message>
        <source>%1 rule</source>
        <translation>Regel %1</translation>
    </message>
</context>
<context>
    <name>RuleNames</name>
    <message>
        <source>hand</source>
        <comment>hidden by hand</comment>
        <translation>Hand</translation>
    </message>
</context>
<context>
    <name>RunLine</name>
    <message>
        <source>positions</source>
        <translation>Positionen</translation>
    </message>
    <message>
        <source>mask</source>
        <translation>Maske</translation>
    </message>
    <message>
        <source>temperature</source>
        <translation>Temperatur</translation>
    </message>
    <message>
        <source>Remove run %1</source>
        <translation>Lauf %1 entfernen</translation>
    </message>
    <message>
        <source>Text of run %1</source>
        <translation>Text von Lauf %1</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>Position encoding of run %1</source>
        <translation>Positionscodierung von Lauf %1</translation>
    </message>
    <message>
        <source>How the teaching module encodes positions</source>
        <translation>Wie das Lehrmodul Positionen codiert</translation>
    </message>
    <message>
        <source>Mask recipe of run %1</source>
        <translation>Maskenrezept von Lauf %1</translation>
    </message>
    <message>
        <source>Which keys each query may see, such as model or causal &amp; window(3, 0)</source>
        <translation>Welche Keys jede Query sehen darf, zum Beispiel model oder causal &amp; window(3, 0)</translation>
    </message>
    <message>
        <source>Temperature of run %1</source>
        <translation>Temperatur von Lauf %1</translation>
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
        <translation>Modell von Lauf %1: %2</translation>
    </message>
    <message>
        <source>Computed with %1</source>
        <translation>Berechnet mit %1</translation>
    </message>
    <message>
        <source>%1 (comes with the program)</source>
        <translation>%1 (gehört zum Programm)</translation>
    </message>
    <message>
        <source>Teaching module (random parameters)</source>
        <translation>Lehrmodul (zufällige Parameter)</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>Ordner…</translation>
    </message>
    <message>
        <source>GGUF file…</source>
        <translation>GGUF-Datei…</translation>
    </message>
</context>
<context>
    <name>RunTitle</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>the teaching module</source>
        <translation>dem Lehrmodul</translation>
    </message>
    <message>
        <source>run %1 · %2</source>
        <translation>Lauf %1 · %2</translation>
    </message>
</context>
<context>
    <name>RunTroubles</name>
    <message>
        <source>%1 is computed by an engine called “%2”, and no command on this machine starts it.</source>
        <translation>%1 wird von einer Engine mit dem Namen „%2“ berechnet, und kein Befehl auf diesem Rechner startet sie.</translation>
    </message>
    <message>
        <source>Name the command…</source>
        <translation>Befehl angeben…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Only the first token</source>
        <translation>Nur das erste Token</translation>
    </message>
    <message>
        <source>Only the first %1 tokens</source>
        <translation>Nur die ersten %1 Tokens</translation>
    </message>
    <message>
        <source>Keep one layer at a time</source>
        <translation>Immer nur eine Schicht behalten</translation>
    </message>
    <message>
        <source>%1. Use fewer tokens, or keep only the layer that you look at.</source>
        <translation>%1. Nehmen Sie weniger Tokens, oder behalten Sie nur die Schicht, die zu sehen ist.</translation>
    </message>
    <message>
        <source>%1, which this session needs, is not there. Locate it to see its numbers.</source>
        <translation>%1 ist nicht da, und diese Sitzung braucht es. Suchen Sie es, um seine Zahlen zu sehen.</translation>
    </message>
    <message>
        <source>%1 has changed since the session was saved, so its numbers may differ.</source>
        <translation>%1 hat sich geändert, seit die Sitzung gespeichert wurde; ihre Zahlen können deshalb andere sein.</translation>
    </message>
    <message>
        <source>Locate…</source>
        <translation>Suchen…</translation>
    </message>
    <message>
        <source>Read it</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>The session wants to read %1, which lies outside of its own folder. Allow it only if you know who made the session.</source>
        <translation>Die Sitzung will %1 lesen, außerhalb ihres eigenen Ordners. Erlauben Sie es nur, wenn Sie wissen, von wem die Sitzung ist.</translation>
    </message>
    <message>
        <source>Where is %1?</source>
        <translation>Wo ist %1?</translation>
    </message>
    <message>
        <source>Saved modules (*.safetensors)</source>
        <translation>Gespeicherte Module (*.safetensors)</translation>
    </message>
    <message>
        <source>GGUF files (*.gguf)</source>
        <translation>GGUF-Dateien (*.gguf)</translation>
    </message>
    <message>
        <source>%1 is a model of the kind %2, which this program does not compute itself. An engine can: a program with PyTorch, for instance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open with an engine…</source>
        <translation type="unfinished">Mit einer Engine öffnen…</translation>
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
        <translation>Wie Stichproben gewählt werden</translation>
    </message>
    <message>
        <source>Quantiles</source>
        <translation>Quantile</translation>
    </message>
    <message>
        <source>Rows at five quantiles of rows drawn from all alike</source>
        <translation>Zeilen an fünf Quantilen von Zeilen, die gleichmäßig aus allen gezogen sind</translation>
    </message>
    <message>
        <source>Whole range</source>
        <translation>Ganzer Bereich</translation>
    </message>
    <message>
        <source>A row of each part of the measure&apos;s range, rare ones too</source>
        <translation>Eine Zeile aus jedem Teil des Bereichs der Kennzahl, auch aus seltenen</translation>
    </message>
    <message>
        <source>Draw others</source>
        <translation>Neu ziehen</translation>
    </message>
    <message>
        <source>Other rows of the same quantiles or parts</source>
        <translation>Andere Zeilen derselben Quantile oder Teile</translation>
    </message>
    <message>
        <source>Find the model…</source>
        <translation>Modell suchen…</translation>
    </message>
    <message>
        <source>Says where the model lies that the atlas was computed from</source>
        <translation>Sagt, wo das Modell liegt, aus dem der Atlas berechnet ist</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Stichproben</translation>
    </message>
    <message>
        <source>Measure that samples are chosen by</source>
        <translation>Kennzahl, nach der Stichproben gewählt werden</translation>
    </message>
    <message>
        <source>Text %1, row %2: %3
Opens in the main window</source>
        <translation>Text %1, Zeile %2: %3
Öffnet sich im Hauptfenster</translation>
    </message>
    <message>
        <source>No row of this head has this measure.</source>
        <translation>Keine Zeile dieses Heads hat diese Kennzahl.</translation>
    </message>
    <message>
        <source>Their maps are computed with %1, which the atlas names.</source>
        <translation>Ihre Karten werden mit %1 berechnet, dem Modell, das der Atlas nennt.</translation>
    </message>
    <message>
        <source>The model is not here: what is known of the samples is shown, their maps are not.</source>
        <translation>Das Modell ist nicht da: Zu sehen ist, was über die Stichproben bekannt ist, aber nicht ihre Karten.</translation>
    </message>
    <message>
        <source>Draw the maps</source>
        <translation>Karten zeichnen</translation>
    </message>
    <message>
        <source>Where is %1?</source>
        <translation>Wo ist %1?</translation>
    </message>
</context>
<context>
    <name>SampleTile</name>
    <message>
        <source>Sample at %1: %2. %3</source>
        <translation>Stichprobe bei %1: %2. %3</translation>
    </message>
    <message>
        <source>Sample at %1: %2. %3. Without the head: %4</source>
        <translation>Stichprobe bei %1: %2. %3. Ohne den Head: %4</translation>
    </message>
    <message>
        <source>without</source>
        <translation>ohne</translation>
    </message>
</context>
<context>
    <name>SamplingControls</name>
    <message>
        <source>How the next token is chosen</source>
        <translation>Wie das nächste Token gewählt wird</translation>
    </message>
    <message>
        <source>Likeliest</source>
        <translation>Top-1</translation>
    </message>
    <message>
        <source>Always the token that the model finds likeliest</source>
        <translation>Immer das Token, das das Modell am wahrscheinlichsten findet</translation>
    </message>
    <message>
        <source>Sampled</source>
        <translation>Gezogen</translation>
    </message>
    <message>
        <source>Each time a token drawn at random, by the probabilities</source>
        <translation>Jedes Mal ein Token, das zufällig nach den Wahrscheinlichkeiten gezogen wird</translation>
    </message>
    <message>
        <source>How the next token is chosen: the likeliest, or drawn at random</source>
        <translation>Wie das nächste Token gewählt wird: das wahrscheinlichste, oder zufällig gezogen</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Temperature of the output</source>
        <translation>Temperatur der Ausgabe</translation>
    </message>
    <message>
        <source>Scores are divided by it: below 1 likely tokens become likelier, above 1 less likely</source>
        <translation>Teilt die Scores: Unter 1 werden wahrscheinliche Tokens noch wahrscheinlicher, über 1 weniger wahrscheinlich</translation>
    </message>
    <message>
        <source>Top-k</source>
        <translation>Top-k</translation>
    </message>
    <message>
        <source>Only this many of the likeliest tokens can be drawn; 0: all</source>
        <translation>Nur so viele der wahrscheinlichsten Tokens können gezogen werden; 0: alle</translation>
    </message>
    <message>
        <source>Top-p</source>
        <translation>Top-p</translation>
    </message>
    <message>
        <source>Only the likeliest tokens, up to this much probability in all, can be drawn</source>
        <translation>Nur die wahrscheinlichsten Tokens, zusammen bis zu dieser Wahrscheinlichkeit, können gezogen werden</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>The same seed draws the same text</source>
        <translation>Derselbe Startwert zieht denselben Text</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatur</translation>
    </message>
    <message>
        <source>Applied in this order, as Hugging Face does.</source>
        <translation>In dieser Reihenfolge angewendet, wie bei Hugging Face.</translation>
    </message>
    <message>
        <source>%1 ▾</source>
        <translation>%1 ▾</translation>
    </message>
    <message>
        <source>How the next token is chosen: %1</source>
        <translation>Wie das nächste Token gewählt wird: %1</translation>
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
        <translation>Top-1</translation>
    </message>
    <message>
        <source>Sampled</source>
        <translation>Gezogen</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>Startwert %1</translation>
    </message>
    <message>
        <source>The next token is drawn by these probabilities.</source>
        <translation>Das nächste Token wird nach diesen Wahrscheinlichkeiten gezogen.</translation>
    </message>
    <message>
        <source>The next token is drawn by these probabilities (%1).</source>
        <translation>Das nächste Token wird nach diesen Wahrscheinlichkeiten gezogen (%1).</translation>
    </message>
    <message>
        <source> %L1 of %L2 tokens can be drawn; the others are cut and not listed.</source>
        <translation> %L1 von %L2 Tokens können gezogen werden; die anderen sind abgeschnitten und nicht aufgeführt.</translation>
    </message>
</context>
<context>
    <name>ScatterPanel</name>
    <message>
        <source>Across</source>
        <translation>Quer</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Hoch</translation>
    </message>
    <message>
        <source>What is drawn</source>
        <translation>Was gezeichnet ist</translation>
    </message>
    <message>
        <source>Scatter</source>
        <translation>Streuung</translation>
    </message>
    <message>
        <source>A point for each head</source>
        <translation>Ein Punkt für jeden Head</translation>
    </message>
    <message>
        <source>Over training</source>
        <translation>Im Training</translation>
    </message>
    <message>
        <source>A line for each head, step by step</source>
        <translation>Eine Linie für jeden Head, Schritt für Schritt</translation>
    </message>
    <message>
        <source>Measure across</source>
        <translation>Kennzahl quer</translation>
    </message>
    <message>
        <source>Measure up</source>
        <translation>Kennzahl hoch</translation>
    </message>
    <message>
        <source>Dark: low layers, yellow: high ones.</source>
        <translation>Dunkel: niedrige Schichten, gelb: hohe.</translation>
    </message>
    <message>
        <source>Dashed: the step that is looked at.</source>
        <translation>Gestrichelt: der Schritt, der zu sehen ist.</translation>
    </message>
    <message>
        <source>Across: this atlas; up: the other. What did not change lies on the line.</source>
        <translation>Quer: dieser Atlas; hoch: der andere. Was sich nicht geändert hat, liegt auf der Linie.</translation>
    </message>
    <message>
        <source>Cross: 95 % intervals of the chosen head&apos;s means.</source>
        <translation>Kreuz: 95-%-Intervalle der Mittelwerte des gewählten Heads.</translation>
    </message>
</context>
<context>
    <name>ScoringControls</name>
    <message>
        <source>Hidden scores</source>
        <translation>Verdeckte Scores</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatur</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Für</translation>
    </message>
    <message>
        <source>set to −∞</source>
        <translation>auf −∞ gesetzt</translation>
    </message>
    <message>
        <source>set to −10⁹</source>
        <translation>auf −10⁹ gesetzt</translation>
    </message>
    <message>
        <source>set to −10000</source>
        <translation>auf −10000 gesetzt</translation>
    </message>
    <message>
        <source>set to −3.4·10³⁸</source>
        <translation>auf −3.4·10³⁸ gesetzt</translation>
    </message>
    <message>
        <source>add −3.4·10³⁸ (as Hugging Face)</source>
        <translation>−3.4·10³⁸ addiert (wie Hugging Face)</translation>
    </message>
    <message>
        <source>set to 0 (wrong)</source>
        <translation>auf 0 gesetzt (falsch)</translation>
    </message>
    <message>
        <source>the score is replaced by −∞</source>
        <translation>der Score wird durch −∞ ersetzt</translation>
    </message>
    <message>
        <source>the score is replaced by −1e9</source>
        <translation>der Score wird durch −1e9 ersetzt</translation>
    </message>
    <message>
        <source>the score is replaced by −10000</source>
        <translation>der Score wird durch −10000 ersetzt</translation>
    </message>
    <message>
        <source>the score is replaced by float32&apos;s lowest number</source>
        <translation>der Score wird durch die kleinste Zahl von float32 ersetzt</translation>
    </message>
    <message>
        <source>float32&apos;s lowest number is added to the score, as Hugging Face does</source>
        <translation>die kleinste Zahl von float32 wird zum Score addiert, wie bei Hugging Face</translation>
    </message>
    <message>
        <source>the score is replaced by 0: a mistake, since exp(0) = 1 and hidden keys keep a weight</source>
        <translation>der Score wird durch 0 ersetzt: ein Fehler, denn exp(0) = 1, und verdeckte Keys behalten ein Gewicht</translation>
    </message>
    <message>
        <source>mask, then softmax</source>
        <translation>Maske, dann Softmax</translation>
    </message>
    <message>
        <source>softmax, then mask and renormalise</source>
        <translation>Softmax, dann Maske und neu normieren</translation>
    </message>
    <message>
        <source>Divides the scores: below 1 the weights are sharper, above 1 flatter</source>
        <translation>Teilt die Scores: Unter 1 werden die Gewichte schärfer, über 1 flacher</translation>
    </message>
    <message>
        <source>Which heads a change applies to</source>
        <translation>Für welche Heads eine Änderung gilt</translation>
    </message>
    <message>
        <source>whole model</source>
        <translation>ganzes Modell</translation>
    </message>
    <message>
        <source>In this order hidden weights become 0; no score is filled.</source>
        <translation>In dieser Reihenfolge werden verdeckte Gewichte zu 0; kein Score bekommt einen Füllwert.</translation>
    </message>
    <message>
        <source>Hidden cells: %1</source>
        <translation>Verdeckte Zellen: %1</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>Schicht %1</translation>
    </message>
    <message>
        <source>layer %1 head %2</source>
        <translation>Schicht %1 Head %2</translation>
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
        <translation>Nach einem Absturz wäre verloren, was Sie seit dem letzten Speichern eingegeben haben: %1. Speichern Sie die Sitzung an einem anderen Ort, oder schaffen Sie Platz auf der Festplatte.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open pictures</source>
        <translation>Bilder öffnen</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg);;All files (*)</source>
        <translation>Bilder (*.png *.jpg *.jpeg);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Open sounds</source>
        <translation>Töne öffnen</translation>
    </message>
    <message>
        <source>Sounds (*.wav *.flac *.ogg *.mp3);;All files (*)</source>
        <translation>Töne (*.wav *.flac *.ogg *.mp3);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>/session.attnscope</source>
        <translation>/session.attnscope</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation>Sitzung speichern</translation>
    </message>
    <message>
        <source>Sessions (*.attnscope)</source>
        <translation>Sitzungen (*.attnscope)</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>Not saved, from %1</source>
        <translation>Nicht gespeichert, vom %1</translation>
    </message>
    <message>
        <source>No session has been saved yet</source>
        <translation>Noch keine Sitzung gespeichert</translation>
    </message>
    <message>
        <source>Save the changes to %1?</source>
        <translation>Die Änderungen an %1 speichern?</translation>
    </message>
    <message>
        <source>What you typed is not saved, and it cannot be kept for the next time: %1.

Save it to another place, or make room on the disk and close again.</source>
        <translation>Was Sie eingegeben haben, ist nicht gespeichert, und es lässt sich nicht für das nächste Mal aufheben: %1.

Speichern Sie es an einem anderen Ort, oder schaffen Sie Platz auf der Festplatte und schließen Sie noch einmal.</translation>
    </message>
    <message>
        <source>AttentionScope closed unexpectedly. Restore your work?</source>
        <translation>AttentionScope wurde unerwartet beendet. Ihre Arbeit wiederherstellen?</translation>
    </message>
    <message numerus="yes">
        <source>AttentionScope closed unexpectedly %n times. Restore what you worked on last? File › Open recent lists all of it.</source>
        <translation>
            <numerusform>AttentionScope wurde %n-mal unerwartet beendet. Wiederherstellen, woran Sie zuletzt gearbeitet haben? Datei › Zuletzt geöffnet führt es auf.</numerusform>
            <numerusform>AttentionScope wurde %n-mal unerwartet beendet. Wiederherstellen, woran Sie zuletzt gearbeitet haben? Datei › Zuletzt geöffnet führt alles auf.</numerusform>
        </translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Your last changes were not saved. Continue with them?</source>
        <translation>Ihre letzten Änderungen wurden nicht gespeichert. Mit ihnen weiterarbeiten?</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Nicht jetzt</translation>
    </message>
    <message>
        <source>%1 The copy is kept in the same folder under another name.</source>
        <translation>%1 Die Kopie bleibt unter einem anderen Namen im selben Ordner.</translation>
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
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Usual settings</source>
        <translation>Stan&amp;dardeinstellungen</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Wie der Desktop</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>Sp&amp;rache</translation>
    </message>
    <message>
        <source>Of the window, the lessons and the first chapters of the handbook. The command line speaks English.</source>
        <translation>Die Sprache des Fensters, der Lektionen und der ersten Kapitel des Handbuchs. Die Befehlszeile spricht Englisch.</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>Farbschem&amp;a</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>The colours of the window. High contrast has black behind everything and no grey text.</source>
        <translation>Die Farben des Fensters. Hoher Kontrast hat überall einen schwarzen Hintergrund und keinen grauen Text.</translation>
    </message>
    <message>
        <source>Type &amp;size</source>
        <translation>Schrift&amp;größe</translation>
    </message>
    <message>
        <source>Everything in the window, maps and numbers too; exported figures keep their sizes.</source>
        <translation>Alles im Fenster, auch Karten und Zahlen; exportierte Abbildungen behalten ihre Größen.</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Menus and hints appear at once, the cursor does not blink, no bar runs to and fro.</source>
        <translation>Menüs und Hinweise erscheinen sofort, der Cursor blinkt nicht, kein Balken läuft hin und her.</translation>
    </message>
    <message>
        <source>Maps and measures</source>
        <translation>Karten und Kennzahlen</translation>
    </message>
    <message>
        <source>&amp;Colours of maps</source>
        <translation>Farben der &amp;Karten</translation>
    </message>
    <message>
        <source>Viridis and cividis are read by people with any colour vision, greys on any printer.</source>
        <translation>Viridis und Cividis sind bei jeder Farbsichtigkeit lesbar, Greys auf jedem Drucker.</translation>
    </message>
    <message>
        <source>count from 1</source>
        <translation>ab 1 zählen</translation>
    </message>
    <message>
        <source>count from 0</source>
        <translation>ab 0 zählen</translation>
    </message>
    <message>
        <source>In figures and the numbers exported from them; Python&apos;s libraries count from 0.</source>
        <translation>In Abbildungen und in den daraus exportierten Zahlen; Python-Bibliotheken zählen ab 0.</translation>
    </message>
    <message>
        <source>&amp;Entropy</source>
        <translation>E&amp;ntropie</translation>
    </message>
    <message>
        <source>in nats</source>
        <translation>in Nats</translation>
    </message>
    <message>
        <source>in bits</source>
        <translation>in Bits</translation>
    </message>
    <message>
        <source>One bit is ln 2, about 0.693 nats: the entropy of two keys with equal weights.</source>
        <translation>Ein Bit ist ln 2, etwa 0.693 Nats: die Entropie zweier Keys mit gleichem Gewicht.</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>Folders of models</source>
        <translation>Ordner mit Modellen</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>&amp;Hinzufügen…</translation>
    </message>
    <message>
        <source>Add a folder of models</source>
        <translation>Einen Ordner mit Modellen hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Remove the chosen folder from the list</source>
        <translation>Den gewählten Ordner aus der Liste entfernen</translation>
    </message>
    <message>
        <source>&amp;Folders</source>
        <translation>&amp;Ordner</translation>
    </message>
    <message>
        <source>Open model… lists what lies in them, too: GGUF files, and folders as Hugging Face stores them.</source>
        <translation>Modell öffnen… führt auch auf, was in ihnen liegt: GGUF-Dateien und Ordner, wie Hugging Face sie speichert.</translation>
    </message>
    <message>
        <source>Which folder holds models?</source>
        <translation>Welcher Ordner enthält Modelle?</translation>
    </message>
    <message>
        <source>Computing</source>
        <translation>Berechnung</translation>
    </message>
    <message>
        <source>T&amp;hreads</source>
        <translation>&amp;Threads</translation>
    </message>
    <message>
        <source>How many processors a pass may use at once. The numbers are the same with any.</source>
        <translation>Wie viele Prozessoren ein Durchlauf zugleich benutzen darf. Die Zahlen sind immer dieselben.</translation>
    </message>
    <message>
        <source>all (%1)</source>
        <translation>alle (%1)</translation>
    </message>
    <message>
        <source>&amp;Memory of a pass</source>
        <translation>S&amp;peicher eines Durchlaufs</translation>
    </message>
    <message>
        <source>What does not fit is computed again when it is looked at. Holds from the next start on.</source>
        <translation>Was keinen Platz hat, wird neu berechnet, wenn man es ansieht. Gilt ab dem nächsten Start.</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> MB</translation>
    </message>
    <message>
        <source>L&amp;ayers and heads</source>
        <translation>&amp;Schichten und Heads</translation>
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
        <translation>Diese Lektion</translation>
    </message>
    <message>
        <source>A head of small whole numbers to be computed by hand, and the lesson&apos;s questions</source>
        <translation>Ein Head aus kleinen ganzen Zahlen, von Hand zu berechnen, und die Fragen der Lektion</translation>
    </message>
    <message>
        <source>This map</source>
        <translation>Diese Karte</translation>
    </message>
    <message>
        <source>Weights of the map are missing, and it is read</source>
        <translation>Eine Karte mit fehlenden Gewichten, zum Ergänzen und Ablesen</translation>
    </message>
    <message>
        <source>Steps of this head</source>
        <translation>Schritte dieses Heads</translation>
    </message>
    <message>
        <source>One row, from its scores to its weights</source>
        <translation>Eine Zeile, von ihren Scores bis zu ihren Gewichten</translation>
    </message>
    <message>
        <source>Of what</source>
        <translation>Wovon</translation>
    </message>
    <message>
        <source>What the worksheet is of</source>
        <translation>Wovon das Arbeitsblatt handelt</translation>
    </message>
    <message>
        <source>&amp;Causal: each token sees itself and those before it</source>
        <translation>&amp;Kausal: Jedes Token sieht sich selbst und die davor</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Whose row is worked out</source>
        <translation>Wessen Zeile durchgerechnet wird</translation>
    </message>
    <message>
        <source>drawn by the seed</source>
        <translation>durch den Startwert gezogen</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Exemplare</translation>
    </message>
    <message>
        <source>How many copies, each another one</source>
        <translation>Wie viele Exemplare, jedes ein anderes</translation>
    </message>
    <message>
        <source>Each copy is another sheet with an id of its own</source>
        <translation>Jedes Exemplar ist ein anderes Blatt mit einer eigenen Nummer</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>The same seed makes the same sheets</source>
        <translation>Derselbe Startwert ergibt dieselben Blätter</translation>
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
        <translation>8.5 × 11 Zoll</translation>
    </message>
    <message>
        <source>Each sheet has an id: of the same lesson or head, the same id is the same sheet for ever.</source>
        <translation>Jedes Blatt hat eine Nummer: Bei derselben Lektion oder demselben Head gehört dieselbe Nummer für immer zu demselben Blatt.</translation>
    </message>
    <message>
        <source>These are %1 to %2.</source>
        <translation>Diese hier haben %1 bis %2.</translation>
    </message>
    <message>
        <source>This one is %1.</source>
        <translation>Dieses hier hat %1.</translation>
    </message>
    <message>
        <source>Two files are written: the sheets, and the key beside them.</source>
        <translation>Zwei Dateien werden geschrieben: die Blätter und daneben das Lösungsblatt.</translation>
    </message>
</context>
<context>
    <name>SheetCommands</name>
    <message>
        <source>There is nothing to make a worksheet of yet: type a text that the model knows, or open a lesson.</source>
        <translation>Es gibt noch nichts für ein Arbeitsblatt: Geben Sie einen Text ein, den das Modell kennt, oder öffnen Sie eine Lektion.</translation>
    </message>
    <message>
        <source>Make worksheets with blanks, and their key: of the lesson, the map or a row</source>
        <translation>Arbeitsblätter mit Lücken machen, und ihr Lösungsblatt: zur Lektion, zur Karte oder zu einer Zeile</translation>
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
        <translation>Arbeitsblatt</translation>
    </message>
    <message>
        <source>Preview of the worksheet</source>
        <translation>Vorschau des Arbeitsblatts</translation>
    </message>
    <message>
        <source>Sheet or key</source>
        <translation>Blatt oder Lösungsblatt</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>What students get</source>
        <translation>Was die Lernenden bekommen</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Lösung</translation>
    </message>
    <message>
        <source>The answers</source>
        <translation>Die Antworten</translation>
    </message>
    <message>
        <source>Page before (PgUp)</source>
        <translation>Vorige Seite (PgUp)</translation>
    </message>
    <message>
        <source>Next page (PgDn)</source>
        <translation>Nächste Seite (PgDn)</translation>
    </message>
    <message>
        <source>Progress of the copies</source>
        <translation>Fortschritt der Exemplare</translation>
    </message>
    <message>
        <source>%v of %m</source>
        <translation>%v von %m</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>S&amp;topp</translation>
    </message>
    <message>
        <source>Stop; nothing is written then</source>
        <translation>Anhalten; dann wird nichts geschrieben</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close without saving (Esc)</source>
        <translation>Schließen, ohne zu speichern (Esc)</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Speichern…</translation>
    </message>
    <message>
        <source>Choose where sheets and key go (Ctrl+S)</source>
        <translation>Wählen, wohin Blätter und Lösungsblatt kommen (Strg+S)</translation>
    </message>
    <message>
        <source>Stopped; nothing was written.</source>
        <translation>Angehalten; nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>Saved %1, and the key beside it</source>
        <translation>%1 gespeichert, und daneben das Lösungsblatt</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>copy %1 of %2</source>
        <translation>Exemplar %1 von %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Save the worksheets</source>
        <translation>Arbeitsblätter speichern</translation>
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
        <translation>Lösungsblatt ersetzen</translation>
    </message>
    <message>
        <source>%1 already exists.</source>
        <translation>%1 gibt es schon.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
</context>
<context>
    <name>ShownMap</name>
    <message>
        <source>‖weight · v Wᴼ‖</source>
        <translation>‖Gewicht · v Wᴼ‖</translation>
    </message>
    <message>
        <source>attention rollout</source>
        <translation>Attention-Rollout</translation>
    </message>
    <message>
        <source>attention flow</source>
        <translation>Attention-Fluss</translation>
    </message>
    <message>
        <source>mean attention weight of the layer</source>
        <translation>mittleres Attention-Gewicht der Schicht</translation>
    </message>
    <message>
        <source>sum of the layer&apos;s attention weights</source>
        <translation>Summe der Attention-Gewichte der Schicht</translation>
    </message>
    <message>
        <source>largest attention weight of the layer</source>
        <translation>größtes Attention-Gewicht der Schicht</translation>
    </message>
    <message>
        <source>mean attention weight of the model</source>
        <translation>mittleres Attention-Gewicht des Modells</translation>
    </message>
    <message>
        <source>sum of the model&apos;s attention weights</source>
        <translation>Summe der Attention-Gewichte des Modells</translation>
    </message>
    <message>
        <source>largest attention weight of the model</source>
        <translation>größtes Attention-Gewicht des Modells</translation>
    </message>
    <message>
        <source>mean attention weight of the picked heads</source>
        <translation>mittleres Attention-Gewicht der ausgewählten Heads</translation>
    </message>
    <message>
        <source>sum of the picked heads&apos; attention weights</source>
        <translation>Summe der Attention-Gewichte der ausgewählten Heads</translation>
    </message>
    <message>
        <source>largest attention weight of the picked heads</source>
        <translation>größtes Attention-Gewicht der ausgewählten Heads</translation>
    </message>
    <message>
        <source>attention weight</source>
        <translation>Attention-Gewicht</translation>
    </message>
    <message>
        <source>sum of %1</source>
        <translation>Summe von %1</translation>
    </message>
    <message>
        <source>the largest weight of %1</source>
        <translation>das größte Gewicht von %1</translation>
    </message>
    <message>
        <source>mean of %1</source>
        <translation>Mittelwert von %1</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>Head %1</translation>
    </message>
    <message>
        <source>heads %1</source>
        <translation>den Heads %1</translation>
    </message>
    <message>
        <source>%1 picked heads</source>
        <translation>%1 ausgewählten Heads</translation>
    </message>
    <message>
        <source>‖weight · v Wᴼ‖: length of the vector that each key adds</source>
        <translation>‖Gewicht · v Wᴼ‖: Länge des Vektors, den jeder Key addiert</translation>
    </message>
    <message>
        <source>each layer&apos;s %1 heads</source>
        <translation>den %1 Heads jeder Schicht</translation>
    </message>
    <message>
        <source>the layer&apos;s %1 heads</source>
        <translation>den %1 Heads der Schicht</translation>
    </message>
    <message>
        <source>all %1 heads</source>
        <translation>allen %1 Heads</translation>
    </message>
    <message>
        <source>the %1 heads of %2 layers</source>
        <translation>den %1 Heads von %2 Schichten</translation>
    </message>
    <message>
        <source>rollout up to each layer</source>
        <translation>Rollout bis zu jeder Schicht</translation>
    </message>
    <message>
        <source>rollout up to layer %1</source>
        <translation>Rollout bis zu Schicht %1</translation>
    </message>
    <message>
        <source>attention flow up to each layer; rows divided by their sums</source>
        <translation>Attention-Fluss bis zu jeder Schicht; Zeilen durch ihre Summen geteilt</translation>
    </message>
    <message>
        <source>attention flow up to layer %1; rows divided by their sums</source>
        <translation>Attention-Fluss bis zu Schicht %1; Zeilen durch ihre Summen geteilt</translation>
    </message>
    <message>
        <source>special tokens left out; rows renormalised to 1</source>
        <translation>ohne Sondertokens; Zeilen neu auf 1 normiert</translation>
    </message>
    <message>
        <source>special tokens left out; rows sum to less than 1</source>
        <translation>ohne Sondertokens; Zeilen ergeben zusammen weniger als 1</translation>
    </message>
    <message>
        <source>special tokens left out</source>
        <translation>ohne Sondertokens</translation>
    </message>
    <message>
        <source>from the first text to itself alone</source>
        <translation>nur vom ersten Text zu sich selbst</translation>
    </message>
    <message>
        <source>from the first text to the second alone</source>
        <translation>nur vom ersten Text zum zweiten</translation>
    </message>
    <message>
        <source>from the second text to the first alone</source>
        <translation>nur vom zweiten Text zum ersten</translation>
    </message>
    <message>
        <source>from the second text to itself alone</source>
        <translation>nur vom zweiten Text zu sich selbst</translation>
    </message>
    <message>
        <source>pieces of words: summed over keys, averaged over queries</source>
        <translation>Wortstücke: über Keys summiert, über Queries gemittelt</translation>
    </message>
    <message>
        <source>attention weights instead: %1</source>
        <translation>stattdessen Attention-Gewichte: %1</translation>
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
        <translation>Encoder</translation>
    </message>
    <message>
        <source>The text&apos;s attention to itself</source>
        <translation>Die Attention des Textes auf sich selbst</translation>
    </message>
    <message>
        <source>Decoder</source>
        <translation>Decoder</translation>
    </message>
    <message>
        <source>The target&apos;s attention to itself</source>
        <translation>Die Attention des Ziels auf sich selbst</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>Cross</translation>
    </message>
    <message>
        <source>From the target&apos;s tokens, the queries, to the text&apos;s, the keys (Ctrl+B: the next of the three)</source>
        <translation>Von den Tokens des Ziels, den Queries, zu denen des Textes, den Keys (Strg+B: die nächste der drei)</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>Heads</translation>
    </message>
    <message>
        <source>Shown: %1. Click a head to show it, Ctrl+click to compare.</source>
        <translation>Zu sehen: %1. Klicken Sie auf einen Head, um ihn zu sehen; Strg+Klick vergleicht.</translation>
    </message>
    <message>
        <source>%1, in %2 (the other words are not in that run)</source>
        <translation>%1, in %2 (die anderen Wörter gibt es in jenem Lauf nicht)</translation>
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
        <translation>Die Softmax dieser Zeile, Key für Key</translation>
    </message>
    <message>
        <source>%1: softmax, key by key</source>
        <translation>%1: Softmax, Key für Key</translation>
    </message>
    <message>
        <source>An intervention puts other weights in place of the softmax’s.</source>
        <translation>Ein Eingriff ersetzt die Gewichte der Softmax durch andere.</translation>
    </message>
    <message>
        <source>Hidden until it has been guessed.</source>
        <translation>Verdeckt, bis sie geraten ist.</translation>
    </message>
    <message>
        <source>%1 sees no key: every score is −∞, and its weights would be 0 ÷ 0. PyTorch gives NaN here; AttentionScope writes 0.</source>
        <translation>%1 sieht keinen Key: Jeder Score ist −∞, und die Gewichte wären 0 ÷ 0. PyTorch gibt hier NaN; AttentionScope schreibt 0.</translation>
    </message>
    <message>
        <source>weight = exp(s − %1) ÷ %2</source>
        <translation>Gewicht = exp(s − %1) ÷ %2</translation>
    </message>
    <message>
        <source>; %1, the largest score, is subtracted so that no exponential overflows</source>
        <translation>; %1, der größte Score, wird abgezogen, damit keine Exponentialfunktion überläuft</translation>
    </message>
    <message>
        <source>, then hidden → 0, then ÷ %1</source>
        <translation>, dann verdeckt → 0, dann ÷ %1</translation>
    </message>
    <message>
        <source>, then hidden → 0. Nothing is left: PyTorch gives NaN here; AttentionScope writes 0.</source>
        <translation>, dann verdeckt → 0. Nichts bleibt übrig: PyTorch gibt hier NaN; AttentionScope schreibt 0.</translation>
    </message>
    <message>
        <source>score s</source>
        <translation>Score s</translation>
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
        <translation>verdeckt → 0, ÷ %1</translation>
    </message>
    <message>
        <source>sink</source>
        <translation>Sink</translation>
    </message>
    <message>
        <source>%1: exp(%2 − %3) = %4; ÷ %5 = %6</source>
        <translation>%1: exp(%2 − %3) = %4; ÷ %5 = %6</translation>
    </message>
    <message>
        <source>The mask hides this key, yet its fill leaves it a weight.</source>
        <translation>Die Maske verdeckt diesen Key, und doch lässt ihm der Füllwert ein Gewicht.</translation>
    </message>
    <message>
        <source>, then hidden → 0; what is left sums to less than 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden → 0</source>
        <translation type="unfinished">verdeckt → 0</translation>
    </message>
</context>
<context>
    <name>SoundInput</name>
    <message>
        <source>Open sound…</source>
        <translation>Ton öffnen…</translation>
    </message>
    <message>
        <source>A WAV, FLAC or Ogg file; dropping one on the window does the same</source>
        <translation>Eine WAV-, FLAC- oder Ogg-Datei; Sie können sie auch auf das Fenster ziehen</translation>
    </message>
    <message>
        <source>Drop a sound here, WAV, FLAC or Ogg. The model hears the first %1 s.</source>
        <translation>Ziehen Sie einen Ton hierher, WAV, FLAC oder Ogg. Das Modell hört die ersten %1 s.</translation>
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
        <translation>Der Ton, wie das Modell ihn hört</translation>
    </message>
    <message>
        <source>The power in each band of the sound over time, low bands below; a click chooses a moment</source>
        <translation>Die Leistung in jedem Band des Tons über der Zeit, tiefe Bänder unten; ein Klick wählt einen Augenblick</translation>
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
        <translation>mit einem Vektor der Länge %1</translation>
    </message>
    <message>
        <source>0 percent</source>
        <translation>0 Prozent</translation>
    </message>
    <message>
        <source>less than 0.1 percent</source>
        <translation>weniger als 0.1 Prozent</translation>
    </message>
    <message>
        <source>%1 percent</source>
        <translation>%1 Prozent</translation>
    </message>
    <message>
        <source>space</source>
        <translation>Leerzeichen</translation>
    </message>
    <message>
        <source>line end</source>
        <translation>Zeilenende</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>Tabulator</translation>
    </message>
    <message>
        <source>hidden until it has been guessed</source>
        <translation>verdeckt, bis sie geraten ist</translation>
    </message>
    <message>
        <source>not computed yet</source>
        <translation>noch nicht berechnet</translation>
    </message>
    <message>
        <source>hidden by the mask</source>
        <translation>von der Maske verdeckt</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>keine Zahl</translation>
    </message>
    <message>
        <source>it</source>
        <translation>sie</translation>
    </message>
    <message>
        <source>%1 attends to %2: %3</source>
        <translation>%1 achtet auf %2: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 may not attend to %2: hidden by the mask</source>
        <translation>%1 darf nicht auf %2 achten: von der Maske verdeckt</translation>
    </message>
    <message>
        <source>%1 attends to %2, %3</source>
        <translation>%1 achtet auf %2, %3</translation>
    </message>
    <message>
        <source>, rank %1 of %2</source>
        <translation>, Rang %1 von %2</translation>
    </message>
</context>
<context>
    <name>StageTexts</name>
    <message>
        <source>hidden scores: %1 added</source>
        <translation type="unfinished">verdeckte Scores: %1 addiert</translation>
    </message>
    <message>
        <source>hidden scores: %1</source>
        <translation type="unfinished">verdeckte Scores: %1</translation>
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
        <translation>wird berechnet… (Esc hält an)</translation>
    </message>
    <message>
        <source>%1 × %2 tokens</source>
        <translation>%1 × %2 Tokens</translation>
    </message>
    <message>
        <source>1 token</source>
        <translation>1 Token</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 Tokens</translation>
    </message>
    <message>
        <source>%1 · 1 head</source>
        <translation>%1 · 1 Head</translation>
    </message>
    <message>
        <source>%1 · %2 heads</source>
        <translation>%1 · %2 Heads</translation>
    </message>
    <message>
        <source>layer %1 of %2</source>
        <translation>Schicht %1 von %2</translation>
    </message>
    <message>
        <source>read from %1</source>
        <translation>aus %1 gelesen</translation>
    </message>
    <message>
        <source>computed in %1 ms</source>
        <translation>in %1 ms berechnet</translation>
    </message>
    <message>
        <source>random parameters, not trained</source>
        <translation>zufällige Parameter, nicht trainiert</translation>
    </message>
    <message>
        <source>random whole numbers, not trained</source>
        <translation>zufällige ganze Zahlen, nicht trainiert</translation>
    </message>
    <message>
        <source>parameters from a file</source>
        <translation>Parameter aus einer Datei</translation>
    </message>
    <message>
        <source>from a file</source>
        <translation>aus einer Datei</translation>
    </message>
    <message>
        <source>queries and keys from a file</source>
        <translation>Queries und Keys aus einer Datei</translation>
    </message>
    <message>
        <source>    shown before dropout</source>
        <translation>    gezeigt vor dem Dropout</translation>
    </message>
    <message>
        <source>    this head is switched off</source>
        <translation>    dieser Head ist ausgeschaltet</translation>
    </message>
    <message>
        <source>    1 intervention</source>
        <translation>    1 Eingriff</translation>
    </message>
    <message>
        <source>    %1 interventions</source>
        <translation>    %1 Eingriffe</translation>
    </message>
    <message>
        <source>mask: %1 of %2 cells hidden    %3</source>
        <translation>Maske: %1 von %2 Zellen verdeckt    %3</translation>
    </message>
    <message>
        <source>%1 of the file&apos;s weights are NaN or infinite; they are drawn in pink.</source>
        <translation>%1 der Gewichte in der Datei sind NaN oder unendlich; sie sind rosa gezeichnet.</translation>
    </message>
    <message>
        <source>%1 of the weights are NaN or infinite, because of the file&apos;s queries and keys; they are drawn in pink.</source>
        <translation>%1 der Gewichte sind NaN oder unendlich, wegen der Queries und Keys in der Datei; sie sind rosa gezeichnet.</translation>
    </message>
    <message>
        <source>%1 of the weights are NaN or infinite, because of the model&apos;s own parameters; they are drawn in pink.</source>
        <translation>%1 der Gewichte sind NaN oder unendlich, wegen der Parameter des Modells selbst; sie sind rosa gezeichnet.</translation>
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
        <translation>ein Eingriff setzt den Kontext eines anderen Laufs an seine Stelle</translation>
    </message>
    <message>
        <source>an intervention puts the mean over all queries in its place</source>
        <translation>ein Eingriff setzt den Mittelwert über alle Queries an seine Stelle</translation>
    </message>
    <message>
        <source>times 0: the head is switched off</source>
        <translation>mal 0: Der Head ist ausgeschaltet</translation>
    </message>
    <message>
        <source>times %1</source>
        <translation>mal %1</translation>
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
        <translation>Lehrmodul</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>view</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>second text</source>
        <translation>zweiter Text</translation>
    </message>
    <message>
        <source>a different one</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>picture or sound</source>
        <translation>Bild oder Ton</translation>
    </message>
    <message>
        <source>head</source>
        <translation>Head</translation>
    </message>
    <message>
        <source>cell</source>
        <translation>Zelle</translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <translation>Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>mask</source>
        <translation>Maske</translation>
    </message>
    <message>
        <source>scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>temperature, hidden scores or order</source>
        <translation>Temperatur, verdeckte Scores oder Reihenfolge</translation>
    </message>
    <message>
        <source>interventions</source>
        <translation>Eingriffe</translation>
    </message>
    <message>
        <source>%1 of them</source>
        <translation>insgesamt %1</translation>
    </message>
    <message>
        <source>comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>different sides</source>
        <translation>andere Seiten</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>step %1 of the calculation</source>
        <translation>Schritt %1 der Rechnung</translation>
    </message>
    <message>
        <source>first step</source>
        <translation>erster Schritt</translation>
    </message>
    <message>
        <source>shows the same</source>
        <translation>zeigt dasselbe</translation>
    </message>
    <message>
        <source>The first step says all that is shown.</source>
        <translation>Der erste Schritt legt alles fest, was zu sehen ist.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>This step shows what the step before shows.</source>
        <translation>Dieser Schritt zeigt, was der Schritt davor zeigt.</translation>
    </message>
    <message>
        <source>Changes since the step before: %1.</source>
        <translation>Änderungen seit dem Schritt davor: %1.</translation>
    </message>
</context>
<context>
    <name>StepsPlayer</name>
    <message>
        <source>One step back (←)</source>
        <translation>Einen Schritt zurück (←)</translation>
    </message>
    <message>
        <source>Play, or stop (Space)</source>
        <translation>Abspielen oder anhalten (Leertaste)</translation>
    </message>
    <message>
        <source>One step on (→)</source>
        <translation>Einen Schritt weiter (→)</translation>
    </message>
    <message>
        <source>Space: play · ← →: step · ↑ ↓: query · Ctrl + ← →: key · 1–9: jump</source>
        <translation>Leertaste: abspielen · ← →: Schritt · ↑ ↓: Query · Strg + ← →: Key · 1–9: springen</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>❚❚ Step %1 of %2: %3</source>
        <translation>❚❚ Schritt %1 von %2: %3</translation>
    </message>
    <message>
        <source>▶ Step %1 of %2: %3</source>
        <translation>▶ Schritt %1 von %2: %3</translation>
    </message>
</context>
<context>
    <name>StepsSheet</name>
    <message>
        <source>from the file</source>
        <translation>aus der Datei</translation>
    </message>
    <message>
        <source>longer with position</source>
        <translation>mit der Position länger</translation>
    </message>
    <message>
        <source>rotated by position</source>
        <translation>nach Position gedreht</translation>
    </message>
    <message>
        <source>− mean, ÷ deviation</source>
        <translation>− Mittelwert, ÷ Abweichung</translation>
    </message>
    <message>
        <source>÷ root mean square</source>
        <translation>÷ quadratisches Mittel</translation>
    </message>
    <message>
        <source>%1, rotated</source>
        <translation>%1, gedreht</translation>
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
        <translation>Eingabe x</translation>
    </message>
    <message>
        <source>latents</source>
        <translation>latente Vektoren</translation>
    </message>
    <message>
        <source>queries and keys</source>
        <translation>Queries und Keys</translation>
    </message>
    <message>
        <source>project</source>
        <translation>projizieren</translation>
    </message>
    <message>
        <source>norm of q and k</source>
        <translation>Normierung von q und k</translation>
    </message>
    <message>
        <source>rotate by position</source>
        <translation>nach Position drehen</translation>
    </message>
    <message>
        <source>lengthen by position</source>
        <translation>nach Position verlängern</translation>
    </message>
    <message>
        <source>scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>skalieren</translation>
    </message>
    <message>
        <source>soft-cap</source>
        <translation>Soft-Cap</translation>
    </message>
    <message>
        <source>bias of position</source>
        <translation>Positions-Bias</translation>
    </message>
    <message>
        <source>index of keys</source>
        <translation>Key-Index</translation>
    </message>
    <message>
        <source>mask</source>
        <translation>Maske</translation>
    </message>
    <message>
        <source>softmax</source>
        <translation>Softmax</translation>
    </message>
    <message>
        <source>divide by the row&apos;s sum</source>
        <translation>durch die Zeilensumme teilen</translation>
    </message>
    <message>
        <source>dropout</source>
        <translation>Dropout</translation>
    </message>
    <message>
        <source>difference of softmaxes</source>
        <translation>Differenz zweier Softmaxe</translation>
    </message>
    <message>
        <source>weigh the values</source>
        <translation>Values gewichten</translation>
    </message>
    <message>
        <source>gate</source>
        <translation>Gate</translation>
    </message>
    <message>
        <source>output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>experts</source>
        <translation>Experten</translation>
    </message>
    <message>
        <source>measures</source>
        <translation>Kennzahlen</translation>
    </message>
    <message>
        <source>x, the last tokens</source>
        <translation>x, die letzten Tokens</translation>
    </message>
    <message>
        <source>x</source>
        <translation>x</translation>
    </message>
    <message>
        <source>x, all tokens</source>
        <translation>x, alle Tokens</translation>
    </message>
    <message>
        <source>y, attended to</source>
        <translation>y, beachtet</translation>
    </message>
    <message>
        <source>latent of queries</source>
        <translation>latenter Vektor der Queries</translation>
    </message>
    <message>
        <source>latent of keys and values</source>
        <translation>latenter Vektor der Keys und Values</translation>
    </message>
    <message>
        <source>key part of all heads</source>
        <translation>Key-Teil aller Heads</translation>
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
        <translation>latent · W_K, gemeinsamer Teil</translation>
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
        <translation>Queries Q</translation>
    </message>
    <message>
        <source>keys K</source>
        <translation>Keys K</translation>
    </message>
    <message>
        <source>values V</source>
        <translation>Values V</translation>
    </message>
    <message>
        <source>scores Q Kᵀ</source>
        <translation>Scores Q Kᵀ</translation>
    </message>
    <message>
        <source>%1 · tanh(s ÷ %1)</source>
        <translation>%1 · tanh(s ÷ %1)</translation>
    </message>
    <message>
        <source>content → position</source>
        <translation>Inhalt → Position</translation>
    </message>
    <message>
        <source>position → content</source>
        <translation>Position → Inhalt</translation>
    </message>
    <message>
        <source>+ bias of position</source>
        <translation>+ Positions-Bias</translation>
    </message>
    <message>
        <source>index scores</source>
        <translation>Index-Scores</translation>
    </message>
    <message>
        <source>+ mask</source>
        <translation>+ Maske</translation>
    </message>
    <message>
        <source>softmax over all keys</source>
        <translation>Softmax über alle Keys</translation>
    </message>
    <message>
        <source>hidden → 0</source>
        <translation>verdeckt → 0</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>sink</source>
        <translation>Sink</translation>
    </message>
    <message>
        <source>kept or dropped</source>
        <translation>behalten oder nicht</translation>
    </message>
    <message>
        <source>after dropout</source>
        <translation>nach dem Dropout</translation>
    </message>
    <message>
        <source>w₁, of the previous head</source>
        <translation>w₁, vom vorigen Head</translation>
    </message>
    <message>
        <source>w₂, of the next head</source>
        <translation>w₂, vom nächsten Head</translation>
    </message>
    <message>
        <source>w₁ − %1 · w₂</source>
        <translation>w₁ − %1 · w₂</translation>
    </message>
    <message>
        <source>× V, context</source>
        <translation>× V, Kontext</translation>
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
        <translation>Kontext ⊙ Gate</translation>
    </message>
    <message>
        <source>this head: context · Wᴼ</source>
        <translation>dieser Head: Kontext · Wᴼ</translation>
    </message>
    <message>
        <source>Σ over heads</source>
        <translation>Σ über die Heads</translation>
    </message>
    <message>
        <source>concat · Wᴼ</source>
        <translation>concat · Wᴼ</translation>
    </message>
    <message>
        <source>experts chosen</source>
        <translation>gewählte Experten</translation>
    </message>
    <message>
        <source>heads side by side</source>
        <translation>Heads nebeneinander</translation>
    </message>
    <message>
        <source>entropy</source>
        <translation>Entropie</translation>
    </message>
    <message>
        <source>mean distance</source>
        <translation>mittlerer Abstand</translation>
    </message>
    <message>
        <source>attention received</source>
        <translation>erhaltene Attention</translation>
    </message>
    <message>
        <source>mean of the heads</source>
        <translation>Mittelwert der Heads</translation>
    </message>
    <message>
        <source>contacts of residues</source>
        <translation>Kontakte der Aminosäuren</translation>
    </message>
    <message>
        <source>pooling probe</source>
        <translation>Pooling-Sonde</translation>
    </message>
    <message>
        <source>attention rollout</source>
        <translation>Attention-Rollout</translation>
    </message>
    <message>
        <source>norm(x · W down)</source>
        <translation>norm(x · W down)</translation>
    </message>
    <message>
        <source>of x, rotated</source>
        <translation>von x, gedreht</translation>
    </message>
    <message>
        <source>query · vector of the distance</source>
        <translation>Query · Vektor des Abstands</translation>
    </message>
    <message>
        <source>key · vector of the distance</source>
        <translation>Key · Vektor des Abstands</translation>
    </message>
    <message>
        <source>a column for each expert</source>
        <translation>eine Spalte je Experte</translation>
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
        <translation>Skalarprodukte</translation>
    </message>
    <message>
        <source>scaled</source>
        <translation>skaliert</translation>
    </message>
    <message>
        <source>capped</source>
        <translation>begrenzt</translation>
    </message>
    <message>
        <source>rows sum to 1; 0 where no key is seen</source>
        <translation>Zeilen ergeben 1; 0, wo kein Key zu sehen ist</translation>
    </message>
    <message>
        <source>rows and sink sum to 1</source>
        <translation>Zeilen und Sink ergeben 1</translation>
    </message>
    <message>
        <source>rows sum to 1</source>
        <translation>Zeilen ergeben 1</translation>
    </message>
    <message>
        <source>the %1 highest stay visible</source>
        <translation>die %1 höchsten bleiben sichtbar</translation>
    </message>
    <message>
        <source>its share of each row</source>
        <translation>sein Anteil an jeder Zeile</translation>
    </message>
    <message>
        <source>1 and 0, by the seed</source>
        <translation>1 und 0, nach dem Startwert</translation>
    </message>
    <message>
        <source>÷ (1 − rate)</source>
        <translation>÷ (1 − Rate)</translation>
    </message>
    <message>
        <source>the pair&apos;s other softmax</source>
        <translation>die andere Softmax des Paars</translation>
    </message>
    <message>
        <source>applied to V; may be negative</source>
        <translation>auf V angewendet; kann negativ sein</translation>
    </message>
    <message>
        <source>of this softmax alone</source>
        <translation>von dieser Softmax allein</translation>
    </message>
    <message>
        <source>weighted values</source>
        <translation>gewichtete Values</translation>
    </message>
    <message>
        <source>of both heads</source>
        <translation>von beiden Heads</translation>
    </message>
    <message>
        <source>0 to 1</source>
        <translation>0 bis 1</translation>
    </message>
    <message>
        <source>nats</source>
        <translation>Nats</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>sum over queries</source>
        <translation>Summe über die Queries</translation>
    </message>
    <message>
        <source>of all heads, symmetric, corrected</source>
        <translation>aller Heads, symmetrisch, korrigiert</translation>
    </message>
    <message>
        <source>its weights in this head, after the last layer</source>
        <translation>ihre Gewichte in diesem Head, nach der letzten Schicht</translation>
    </message>
    <message>
        <source>through the layers up to here</source>
        <translation>durch die Schichten bis hierher</translation>
    </message>
    <message>
        <source>Steps of the calculation</source>
        <translation>Schritte der Rechnung</translation>
    </message>
    <message>
        <source>dimension %1</source>
        <translation>Dimension %1</translation>
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
        <translation>Diese Schicht: %1 Multiply-Adds (%2 Projektionen, %3 Scores, %4 Values), %5B Attention-Gewichte. Bei doppelter Länge: %6, %7B.</translation>
    </message>
    <message>
        <source>%1 × %2 tokens · 1 head shown</source>
        <translation>%1 × %2 Tokens · 1 Head zu sehen</translation>
    </message>
    <message>
        <source>1 token · 1 head shown</source>
        <translation>1 Token · 1 Head zu sehen</translation>
    </message>
    <message>
        <source>%1 tokens · 1 head shown</source>
        <translation>%1 Tokens · 1 Head zu sehen</translation>
    </message>
    <message>
        <source>norm </source>
        <translation>norm </translation>
    </message>
    <message>
        <source> + bias</source>
        <translation> + Bias</translation>
    </message>
    <message>
        <source> + mask</source>
        <translation> + Maske</translation>
    </message>
    <message>
        <source>, sink</source>
        <translation>, Sink</translation>
    </message>
    <message>
        <source>hide</source>
        <translation>verdecken</translation>
    </message>
    <message>
        <source>÷ row sum</source>
        <translation>÷ Zeilensumme</translation>
    </message>
    <message>
        <source>dropout</source>
        <translation>Dropout</translation>
    </message>
    <message>
        <source>%1 and the sink</source>
        <translation>%1 und den Sink</translation>
    </message>
    <message>
        <source>Σ weight · v, %1 numbers</source>
        <translation>Σ Gewicht · v, %1 Zahlen</translation>
    </message>
    <message>
        <source>the context of another run instead of %1</source>
        <translation>der Kontext eines anderen Laufs statt %1</translation>
    </message>
    <message>
        <source>%1, then the mean over all queries in its place</source>
        <translation>%1, dann an seiner Stelle der Mittelwert über alle Queries</translation>
    </message>
    <message>
        <source>%1, times 0: the head is switched off</source>
        <translation>%1, mal 0: Der Head ist ausgeschaltet</translation>
    </message>
    <message>
        <source>%1, times %2</source>
        <translation>%1, mal %2</translation>
    </message>
    <message>
        <source>x has %1 numbers for each token</source>
        <translation>x hat %1 Zahlen für jedes Token</translation>
    </message>
    <message>
        <source>q·k of %1 = %2</source>
        <translation>q·k von %1 = %2</translation>
    </message>
    <message>
        <source>an intervention instead of softmax: weight of %1 = %2</source>
        <translation>ein Eingriff statt der Softmax: Gewicht von %1 = %2</translation>
    </message>
    <message>
        <source>÷ the row&apos;s sum %1: weight of %2 = %3</source>
        <translation>÷ Zeilensumme %1: Gewicht von %2 = %3</translation>
    </message>
    <message>
        <source>all heads side by side</source>
        <translation>alle Heads nebeneinander</translation>
    </message>
    <message>
        <source>keys and values are projected from %1 numbers per token instead of %2; %3 more are the part of the key that all heads share</source>
        <translation>Keys und Values werden aus %1 Zahlen je Token statt %2 projiziert; %3 weitere sind der Teil des Keys, den sich alle Heads teilen</translation>
    </message>
    <message>
        <source>× %1 for position %2: %3</source>
        <translation>× %1 für Position %2: %3</translation>
    </message>
    <message>
        <source>q of %1</source>
        <translation>q von %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 with its bias = %2</source>
        <translation>%1 mit seinem Bias = %2</translation>
    </message>
    <message>
        <source>expert %1 (× %2)</source>
        <translation>Experte %1 (× %2)</translation>
    </message>
    <message>
        <source>after this attention, %1 goes through %2 of %3</source>
        <translation>nach dieser Attention geht %1 durch %2 von %3</translation>
    </message>
    <message>
        <source>q of %1 and k of %2 are outlined</source>
        <translation>q von %1 und k von %2 sind umrandet</translation>
    </message>
    <message>
        <source>; this layer rotates neither: it has no positions</source>
        <translation>; diese Schicht dreht keines von beiden: Sie hat keine Positionen</translation>
    </message>
    <message>
        <source>; k and v are those of head %1 of %2, which %3 heads share</source>
        <translation>; k und v sind die von Head %1 von %2; %3 Heads teilen sie sich</translation>
    </message>
    <message>
        <source>− mean, ÷ deviation, × weight: q of %1</source>
        <translation>− Mittelwert, ÷ Abweichung, × Gewicht: q von %1</translation>
    </message>
    <message>
        <source>÷ root mean square: q of %1</source>
        <translation>÷ quadratisches Mittel: q von %1</translation>
    </message>
    <message>
        <source>÷ root mean square, × weight: q of %1</source>
        <translation>÷ quadratisches Mittel, × Gewicht: q von %1</translation>
    </message>
    <message>
        <source> · k of %1</source>
        <translation> · k von %1</translation>
    </message>
    <message>
        <source>rotated by position %1: dimensions %2 and %3 of q, %4 → %5</source>
        <translation>um Position %1 gedreht: Dimensionen %2 und %3 von q, %4 → %5</translation>
    </message>
    <message>
        <source>%1 has no index score</source>
        <translation>%1 hat keinen Index-Score</translation>
    </message>
    <message>
        <source>index score of %1 = %2; another rule hides it from %3</source>
        <translation>Index-Score von %1 = %2; eine andere Regel verdeckt es vor %3</translation>
    </message>
    <message>
        <source>index score of %1 = %2: not among the %4 highest that %3 may see, so it is hidden</source>
        <translation>Index-Score von %1 = %2: nicht unter den %4 höchsten, die %3 sehen darf, also verdeckt</translation>
    </message>
    <message>
        <source>index score of %1 = %2: among the %4 highest that %3 may see, so it stays</source>
        <translation>Index-Score von %1 = %2: unter den %4 höchsten, die %3 sehen darf, also bleibt es sichtbar</translation>
    </message>
    <message>
        <source>%1 is visible</source>
        <translation>%1 ist sichtbar</translation>
    </message>
    <message>
        <source>%1 is hidden by %2: its score becomes %3</source>
        <translation>%1 ist verdeckt von %2: Sein Score wird %3</translation>
    </message>
    <message>
        <source>%1 is hidden by %2: its weight becomes 0</source>
        <translation>%1 ist verdeckt von %2: Sein Gewicht wird 0</translation>
    </message>
    <message>
        <source>%1 sees no key: PyTorch gives NaN here, AttentionScope writes 0</source>
        <translation>%1 sieht keinen Key: PyTorch gibt hier NaN, AttentionScope schreibt 0</translation>
    </message>
    <message>
        <source>%1: weight of %2 = %3</source>
        <translation>%1: Gewicht von %2 = %3</translation>
    </message>
    <message>
        <source>; the sink takes %1, the row sums to %2</source>
        <translation>; der Sink nimmt %1, die Zeile ergibt %2</translation>
    </message>
    <message>
        <source>the seed drops it: %1 → %2</source>
        <translation>der Startwert lässt es weg: %1 → %2</translation>
    </message>
    <message>
        <source>the seed keeps it: %1 ÷ (1 − %2) = %3</source>
        <translation>der Startwert behält es: %1 ÷ (1 − %2) = %3</translation>
    </message>
    <message>
        <source>weight applied to v of %1: %2 − %3 · %4 = %5; not a distribution, so the entropy is that of each softmax alone</source>
        <translation>Gewicht, das auf v von %1 wirkt: %2 − %3 · %4 = %5; keine Verteilung, deshalb gilt die Entropie für jede Softmax allein</translation>
    </message>
    <message>
        <source>gate of %1: %2; its context %3 → %4</source>
        <translation>Gate von %1: %2; sein Kontext %3 → %4</translation>
    </message>
    <message>
        <source>entropy %1 nats</source>
        <translation>Entropie %1 Nats</translation>
    </message>
    <message>
        <source> of at most ln %1 = %2</source>
        <translation> von höchstens ln %1 = %2</translation>
    </message>
    <message>
        <source>; mean distance %1 tokens; %2 receives %3 from all queries</source>
        <translation>; mittlerer Abstand %1 Tokens; %2 erhält %3 von allen Queries</translation>
    </message>
    <message>
        <source>One query</source>
        <translation>Eine Query</translation>
    </message>
    <message>
        <source>Only the chosen query&apos;s row of every stage (O)</source>
        <translation>In jeder Stufe nur die Zeile der gewählten Query (O)</translation>
    </message>
    <message>
        <source>All queries</source>
        <translation>Alle Queries</translation>
    </message>
    <message>
        <source>Every query&apos;s row (A)</source>
        <translation>Die Zeile jeder Query (A)</translation>
    </message>
    <message>
        <source>One stage</source>
        <translation>Eine Stufe</translation>
    </message>
    <message>
        <source>Only the present stage, as large as the view (S)</source>
        <translation>Nur die jetzige Stufe, so groß wie die Ansicht (S)</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>largest difference of Σ and concat: %1</source>
        <translation>größte Differenz von Σ und concat: %1</translation>
    </message>
    <message>
        <source>query &lt;b&gt;%1&lt;/b&gt; · dₖ = %2 · </source>
        <translation>Query &lt;b&gt;%1&lt;/b&gt; · dₖ = %2 · </translation>
    </message>
    <message>
        <source>every number is the engine&apos;s own</source>
        <translation>jede Zahl stammt von der Engine selbst</translation>
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
        <translation type="unfinished">Head %1</translation>
    </message>
</context>
<context>
    <name>TalkBar</name>
    <message>
        <source>The time of day</source>
        <translation>Die Uhrzeit</translation>
    </message>
    <message>
        <source>Time since the start</source>
        <translation>Zeit seit dem Start</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Auf null</translation>
    </message>
    <message>
        <source>Set the timer back to 00:00</source>
        <translation>Den Timer auf 00:00 zurückstellen</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>since the start</source>
        <translation>seit dem Start</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Pause the timer</source>
        <translation>Den Timer anhalten</translation>
    </message>
    <message>
        <source>Start the timer</source>
        <translation>Den Timer starten</translation>
    </message>
    <message>
        <source>of %1 · planned here %2 to %3</source>
        <translation>von %1 · hier geplant %2 bis %3</translation>
    </message>
    <message>
        <source>%1 · %2 behind</source>
        <translation>%1 · %2 im Rückstand</translation>
    </message>
    <message>
        <source>%1 · %2 ahead</source>
        <translation>%1 · %2 voraus</translation>
    </message>
    <message>
        <source>%1 · in time</source>
        <translation>%1 · im Plan</translation>
    </message>
</context>
<context>
    <name>TargetPanel</name>
    <message>
        <source>Target text</source>
        <translation>Zieltext</translation>
    </message>
    <message>
        <source>Type the decoder&apos;s text, or let the model generate it</source>
        <translation>Geben Sie den Text des Decoders ein, oder lassen Sie ihn vom Modell erzeugen</translation>
    </message>
    <message>
        <source>The decoder reads this after its start token</source>
        <translation>Der Decoder liest dies nach seinem Start-Token</translation>
    </message>
    <message>
        <source>What the words of the target mean one by one, as the model&apos;s folder says</source>
        <translation>Was die Wörter des Ziels einzeln bedeuten, laut dem Ordner des Modells</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>This target was written for another source text.</source>
        <translation>Dieses Ziel wurde für einen anderen Quelltext geschrieben.</translation>
    </message>
    <message>
        <source>Translate</source>
        <translation>Übersetzen</translation>
    </message>
    <message>
        <source>Replace the target by what the model writes for this source (Ctrl+Z undoes this)</source>
        <translation>Das Ziel durch das ersetzen, was das Modell zu dieser Quelle schreibt (Strg+Z macht es rückgängig)</translation>
    </message>
    <message>
        <source>Tokens · %1 of %2</source>
        <translation>Tokens · %1 von %2</translation>
    </message>
    <message>
        <source>Tokens · %1</source>
        <translation>Tokens · %1</translation>
    </message>
    <message>
        <source>Struck through: %1 has no token for it, so it is left out.</source>
        <translation>Durchgestrichen: %1 hat dafür kein Token, deshalb wird es weggelassen.</translation>
    </message>
    <message>
        <source>Too long: only the first %1 of %2 tokens are used (the rest are grey).</source>
        <translation>Zu lang: Nur die ersten %1 von %2 Tokens werden benutzt (die übrigen sind grau).</translation>
    </message>
</context>
<context>
    <name>TermBars</name>
    <message>
        <source>The score, term by term</source>
        <translation>Der Score, Summand für Summand</translation>
    </message>
    <message>
        <source>%1, term by term</source>
        <translation>%1, Summand für Summand</translation>
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
        <translation>Soft-Cap %1</translation>
    </message>
    <message>
        <source>with bias %1</source>
        <translation>mit Bias %1</translation>
    </message>
    <message>
        <source>÷ %1 = %2</source>
        <translation>÷ %1 = %2</translation>
    </message>
    <message>
        <source>hidden → 0</source>
        <translation>verdeckt → 0</translation>
    </message>
    <message>
        <source>hidden, weight 0</source>
        <translation>verdeckt, Gewicht 0</translation>
    </message>
    <message>
        <source>hidden, yet its weight is %1</source>
        <translation>verdeckt, und doch ist das Gewicht %1</translation>
    </message>
    <message>
        <source>all %1 terms are 0</source>
        <translation>alle %1 Summanden sind 0</translation>
    </message>
    <message>
        <source>dimension %1: %2 × %3 = %4</source>
        <translation>Dimension %1: %2 × %3 = %4</translation>
    </message>
</context>
<context>
    <name>TextInput</name>
    <message>
        <source>No row predicts the first token, because no token stands before it.</source>
        <translation>Keine Zeile sagt das erste Token vorher, denn vor ihm steht kein Token.</translation>
    </message>
    <message>
        <source>Shuffled bytes are not a text. Cut the text into words or characters to shuffle it.</source>
        <translation>Gemischte Bytes sind kein Text. Zerlegen Sie den Text in Wörter oder Zeichen, um ihn zu mischen.</translation>
    </message>
    <message>
        <source>Shuffled: without positions, only a mask by position can change the weights.</source>
        <translation>Gemischt: Ohne Positionen kann nur eine Maske nach Position die Gewichte ändern.</translation>
    </message>
    <message>
        <source>Shuffled: with positions, the weights change.</source>
        <translation>Gemischt: Mit Positionen ändern sich die Gewichte.</translation>
    </message>
    <message>
        <source>Only models that predict the next token can continue a text, and only one text at a time.</source>
        <translation>Nur Modelle, die das nächste Token vorhersagen, können einen Text fortsetzen, und nur einen Text auf einmal.</translation>
    </message>
    <message>
        <source>Nothing has been sampled yet. Choose Sampled beside Generate, then generate tokens.</source>
        <translation>Noch ist nichts gezogen. Wählen Sie neben Erzeugen Gezogen, und erzeugen Sie dann Tokens.</translation>
    </message>
    <message>
        <source>The text is as long as %1 can read.</source>
        <translation>Der Text ist so lang, wie %1 lesen kann.</translation>
    </message>
    <message>
        <source>The model finished (%1).</source>
        <translation>Das Modell ist fertig (%1).</translation>
    </message>
</context>
<context>
    <name>TokenChips</name>
    <message>
        <source> · part %1 of %2 of “%3”</source>
        <translation> · Teil %1 von %2 von „%3“</translation>
    </message>
    <message>
        <source>token %1 · id %2 · “%3”</source>
        <translation>Token %1 · ID %2 · „%3“</translation>
    </message>
    <message>
        <source> · added by the tokenizer</source>
        <translation> · vom Tokenizer hinzugefügt</translation>
    </message>
    <message>
        <source> · bytes %1</source>
        <translation> · Bytes %1</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>“%1” is not in the vocabulary</source>
        <translation>„%1“ ist nicht im Vokabular</translation>
    </message>
    <message>
        <source> · generated by the model</source>
        <translation> · vom Modell erzeugt</translation>
    </message>
    <message>
        <source> · beyond the %1 tokens that the model can read</source>
        <translation> · jenseits der %1 Tokens, die das Modell lesen kann</translation>
    </message>
    <message>
        <source>… %1 tokens in total</source>
        <translation>… insgesamt %1 Tokens</translation>
    </message>
    <message>
        <source> · weight %1</source>
        <translation> · Gewicht %1</translation>
    </message>
    <message>
        <source>Choose it as &amp;query</source>
        <translation>Als &amp;Query wählen</translation>
    </message>
    <message>
        <source>Choose it as &amp;key</source>
        <translation>Als &amp;Key wählen</translation>
    </message>
    <message>
        <source>&amp;Hide it from the other tokens</source>
        <translation>&amp;Vor den anderen Tokens verdecken</translation>
    </message>
    <message>
        <source>&amp;Split into characters</source>
        <translation>In &amp;Zeichen teilen</translation>
    </message>
    <message>
        <source>&amp;Join with the token before</source>
        <translation>&amp;Mit dem Token davor verbinden</translation>
    </message>
</context>
<context>
    <name>TokenShares</name>
    <message>
        <source>no words</source>
        <translation>keine Wörter</translation>
    </message>
    <message>
        <source>%1: %2, of %3 in the collection</source>
        <translation>%1: %2, von %3 in der Sammlung</translation>
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
        <translation type="unfinished">%1: %2</translation>
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
        <translation type="unfinished">%1: %2 %3 {1:?}</translation>
    </message>
    <message>
        <source>token %1</source>
        <translation type="unfinished">Token %1</translation>
    </message>
    <message>
        <source>token</source>
        <translation type="unfinished">Token</translation>
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
        <translation>Wählen, was die Attention berechnet</translation>
    </message>
    <message>
        <source>Encoder</source>
        <translation>Encoder</translation>
    </message>
    <message>
        <source>Decoder</source>
        <translation>Decoder</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>Cross</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Attention</translation>
    </message>
    <message>
        <source>The encoder&apos;s attention, the decoder&apos;s, or from decoder to encoder (Ctrl+B)</source>
        <translation>Die Attention des Encoders, die des Decoders, oder vom Decoder zum Encoder (Strg+B)</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Schicht</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Head</translation>
    </message>
    <message>
        <source>Layer (Alt+Up, Alt+Down)</source>
        <translation>Schicht (Alt+↑, Alt+↓)</translation>
    </message>
    <message>
        <source>Head (Alt+Left, Alt+Right)</source>
        <translation>Head (Alt+←, Alt+→)</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>Maske</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatur</translation>
    </message>
    <message>
        <source>For every head, unless Mask names a layer or a head. It also changes the queries and keys of later layers, because each layer reads what the one before it wrote.</source>
        <translation>Gilt für jeden Head, außer wenn die Ansicht Maske eine Schicht oder einen Head nennt. Die Temperatur ändert auch die Queries und Keys späterer Schichten, denn jede Schicht liest, was die vorige geschrieben hat.</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Save a figure, or the numbers behind it</source>
        <translation>Eine Abbildung speichern, oder die Zahlen dahinter</translation>
    </message>
    <message>
        <source>As the model does</source>
        <translation>Wie das Modell es macht</translation>
    </message>
    <message>
        <source>Causal</source>
        <translation>Kausal</translation>
    </message>
    <message>
        <source>None (every key but padding)</source>
        <translation>Keine (jeder Key außer Padding)</translation>
    </message>
    <message>
        <source>Sliding window of 4, causal</source>
        <translation>Gleitendes Fenster von 4, kausal</translation>
    </message>
    <message>
        <source>Prefix of 3, then causal</source>
        <translation>Präfix von 3, dann kausal</translation>
    </message>
    <message>
        <source>Compose or paint a mask…</source>
        <translation>Maske zusammenstellen oder malen…</translation>
    </message>
    <message>
        <source>Teaching module</source>
        <translation>Lehrmodul</translation>
    </message>
    <message>
        <source>Model %1</source>
        <translation>Modell %1</translation>
    </message>
    <message>
        <source>Layer  %1</source>
        <translation>Schicht  %1</translation>
    </message>
    <message>
        <source>Head  %1</source>
        <translation>Head  %1</translation>
    </message>
    <message>
        <source>Head  %1 · %2</source>
        <translation>Head  %1 · %2</translation>
    </message>
    <message>
        <source>the model&apos;s own</source>
        <translation>die des Modells</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>own</source>
        <translation>eigene</translation>
    </message>
    <message>
        <source>Mask  %1 ▾</source>
        <translation>Maske  %1 ▾</translation>
    </message>
    <message>
        <source>Which keys each query may see: %1</source>
        <translation>Welche Keys jede Query sehen darf: %1</translation>
    </message>
    <message>
        <source>%1 ▾</source>
        <translation>%1 ▾</translation>
    </message>
    <message>
        <source>Model  %1 ▾</source>
        <translation>Modell  %1 ▾</translation>
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
        <translation>vorher</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>A word to track</source>
        <translation>Ein Wort verfolgen</translation>
    </message>
    <message>
        <source>Type a word and press Enter, or click a predicted token, to follow its probability</source>
        <translation>Tippen Sie ein Wort und drücken Sie Enter, oder klicken Sie auf ein vorhergesagtes Token, um seine Wahrscheinlichkeit zu verfolgen</translation>
    </message>
    <message>
        <source>The probability without your interventions and your changes to mask and scoring</source>
        <translation>Die Wahrscheinlichkeit ohne Ihre Eingriffe und ohne Ihre Änderungen an Maske und Scores</translation>
    </message>
    <message>
        <source>Logit difference</source>
        <translation>Logit-Differenz</translation>
    </message>
    <message>
        <source>Tracked words</source>
        <translation>Verfolgte Wörter</translation>
    </message>
    <message>
        <source>Stop tracking this word (Delete)</source>
        <translation>Dieses Wort nicht mehr verfolgen (Entf)</translation>
    </message>
    <message>
        <source>No more than %1 words can be tracked</source>
        <translation>Mehr als %1 Wörter lassen sich nicht verfolgen</translation>
    </message>
    <message>
        <source>Track a word, or click one above</source>
        <translation>Wort eintippen oder oben anklicken</translation>
    </message>
    <message>
        <source>Probability of %1</source>
        <translation>Wahrscheinlichkeit von %1</translation>
    </message>
    <message>
        <source>Probability of %1 before</source>
        <translation>Wahrscheinlichkeit von %1, vorher</translation>
    </message>
    <message>
        <source>Stop tracking %1</source>
        <translation>%1 nicht mehr verfolgen</translation>
    </message>
    <message>
        <source>ln p(%1) − ln p(%2), in nats</source>
        <translation>ln p(%1) − ln p(%2), in Nats</translation>
    </message>
    <message>
        <source>The model has no token for “%1”.</source>
        <translation>Das Modell hat kein Token für „%1“.</translation>
    </message>
    <message>
        <source>“%1” is %2 tokens: the first, “%3”, is tracked.</source>
        <translation>„%1“ besteht aus %2 Tokens: Verfolgt wird das erste, „%3“.</translation>
    </message>
    <message>
        <source>The logit difference is that of the first two words.</source>
        <translation>Die Logit-Differenz ist die der ersten beiden Wörter.</translation>
    </message>
    <message>
        <source>Tracked words have the model&apos;s own probabilities, before temperature, top-k and top-p.</source>
        <translation>Verfolgte Wörter haben die eigenen Wahrscheinlichkeiten des Modells, vor Temperatur, Top-k und Top-p.</translation>
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
        <translation type="unfinished">Startwert</translation>
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
        <translation type="unfinished">&amp;Datei</translation>
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
        <translation type="unfinished">S&amp;chließen</translation>
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
        <translation type="unfinished">&amp;Fortsetzen</translation>
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
        <translation>Der Kontext, Key für Key</translation>
    </message>
    <message>
        <source>this head&apos;s share of the output = Σ weight · v Wᴼ, %1 dimensions</source>
        <translation>Anteil dieses Heads an der Ausgabe = Σ Gewicht · v Wᴼ, %1 Dimensionen</translation>
    </message>
    <message>
        <source>context = Σ weight · v, %1 dimensions</source>
        <translation>Kontext = Σ Gewicht · v, %1 Dimensionen</translation>
    </message>
    <message>
        <source>%1: weight · v Wᴼ, key by key</source>
        <translation>%1: Gewicht · v Wᴼ, Key für Key</translation>
    </message>
    <message>
        <source>%1: weight · v, key by key</source>
        <translation>%1: Gewicht · v, Key für Key</translation>
    </message>
    <message>
        <source>Σ output</source>
        <translation>Σ Ausgabe</translation>
    </message>
    <message>
        <source>Σ context</source>
        <translation>Σ Kontext</translation>
    </message>
    <message>
        <source>%1 others</source>
        <translation>%1 andere</translation>
    </message>
    <message>
        <source>%1, dimension %2: weight · v = %3</source>
        <translation>%1, Dimension %2: Gewicht · v = %3</translation>
    </message>
    <message>
        <source>output</source>
        <translation type="unfinished">Ausgabe</translation>
    </message>
    <message>
        <source>context</source>
        <translation type="unfinished">Kontext</translation>
    </message>
</context>
<context>
    <name>ViewBar</name>
    <message>
        <source>Views</source>
        <translation>Ansichten</translation>
    </message>
    <message>
        <source>One head&apos;s weights (Ctrl+1)</source>
        <translation>Die Gewichte eines Heads (Strg+1)</translation>
    </message>
    <message>
        <source>How its weights are computed, step by step (Ctrl+2)</source>
        <translation>Wie seine Gewichte berechnet werden, Schritt für Schritt (Strg+2)</translation>
    </message>
    <message>
        <source>Which keys a query may see (Ctrl+3)</source>
        <translation>Welche Keys eine Query sehen darf (Strg+3)</translation>
    </message>
    <message>
        <source>Heads or runs side by side (Ctrl+4)</source>
        <translation>Heads oder Läufe nebeneinander (Strg+4)</translation>
    </message>
    <message>
        <source>Every head at once; which head does this? (Ctrl+5)</source>
        <translation>Alle Heads auf einmal; welcher Head tut das? (Strg+5)</translation>
    </message>
    <message>
        <source>Queries and keys joined by lines (Ctrl+6)</source>
        <translation>Queries und Keys, durch Linien verbunden (Strg+6)</translation>
    </message>
    <message>
        <source>What is measured of each head (Ctrl+7)</source>
        <translation>Was an jedem Head gemessen wird (Strg+7)</translation>
    </message>
    <message>
        <source>What wrote a score, or an answer (Ctrl+9)</source>
        <translation>Woher ein Score kommt, oder eine Antwort (Strg+9)</translation>
    </message>
    <message>
        <source>The view (Ctrl+1 to Ctrl+9)</source>
        <translation>Die Ansicht (Strg+1 bis Strg+9)</translation>
    </message>
    <message>
        <source>%1. Drag it to another program to drop the figure there.</source>
        <translation>%1. Ziehen Sie den Reiter in ein anderes Programm, um die Abbildung dort abzulegen.</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Each row is labelled with the token where it is computed: what that token attends to</source>
        <translation>Jede Zeile ist mit dem Token beschriftet, bei dem sie berechnet wird: worauf dieses Token achtet</translation>
    </message>
    <message>
        <source>Each row is labelled with the next token: what the model attends to while it predicts that one (Ctrl+R)</source>
        <translation>Jede Zeile ist mit dem nächsten Token beschriftet: worauf das Modell achtet, während es dieses vorhersagt (Strg+R)</translation>
    </message>
    <message>
        <source>What a patch attends to, over the picture (Ctrl+8)</source>
        <translation>Worauf ein Patch achtet, über dem Bild (Strg+8)</translation>
    </message>
    <message>
        <source>Position encodings side by side (Ctrl+Shift+9)</source>
        <translation>Positionscodierungen nebeneinander (Strg+Umschalt+9)</translation>
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
        <translation>Dieser Text hat %1 Tokens, aber %2 zeigt höchstens %3 × %3 Zellen. Karte zeigt jede Länge.</translation>
    </message>
    <message>
        <source>%1 reads sounds. Drop a WAV, FLAC or Ogg file here, or open one with File › Open (Ctrl+O).</source>
        <translation>%1 liest Töne. Ziehen Sie eine WAV-, FLAC- oder Ogg-Datei hierher, oder öffnen Sie eine mit Datei › Öffnen (Strg+O).</translation>
    </message>
    <message>
        <source>%1 reads pictures. Drop a PNG or JPEG here, or open one with File › Open (Ctrl+O).</source>
        <translation>%1 liest Bilder. Ziehen Sie ein PNG oder JPEG hierher, oder öffnen Sie eines mit Datei › Öffnen (Strg+O).</translation>
    </message>
    <message>
        <source>This attention was read from a file: the weights alone, without the queries, keys and scores that they were computed from. There are no steps to show and no mask to change. Map and Compare show it.</source>
        <translation>Diese Attention wurde aus einer Datei gelesen: nur die Gewichte, ohne die Queries, Keys und Scores, aus denen sie berechnet sind. Es gibt keine Schritte zu zeigen und keine Maske zu ändern. Karte und Vergleich zeigen sie.</translation>
    </message>
</context>
<context>
    <name>ViewName</name>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>Maske</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>All heads</source>
        <translation>Alle Heads</translation>
    </message>
    <message>
        <source>Flow</source>
        <translation>Fluss</translation>
    </message>
    <message>
        <source>Measures</source>
        <translation>Kennzahlen</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Positionen</translation>
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
        <translation type="unfinished">%1 (Token %2)</translation>
    </message>
</context>
<context>
    <name>WeightsTable</name>
    <message>
        <source>Directions of the head&apos;s weights, with the tokens at their ends</source>
        <translation>Richtungen der Gewichte des Heads, mit den Tokens an ihren Enden</translation>
    </message>
    <message>
        <source>Which queries and keys match</source>
        <translation>Welche Queries und Keys zusammenpassen</translation>
    </message>
    <message>
        <source>queries like these</source>
        <translation>Queries wie diese</translation>
    </message>
    <message>
        <source>match keys like these</source>
        <translation>passen zu solchen Keys</translation>
    </message>
    <message>
        <source>What it writes</source>
        <translation>Was er schreibt</translation>
    </message>
    <message>
        <source>attending to these</source>
        <translation>achtet er auf diese</translation>
    </message>
    <message>
        <source>raises these</source>
        <translation>hebt er diese an</translation>
    </message>
    <message>
        <source>%1   %2 %</source>
        <translation>%1   %2 %</translation>
    </message>
    <message>
        <source>The direction&apos;s singular value, and its share of all that the circuit does. The first line is one end of the direction, the second the other.</source>
        <translation>Der Singulärwert der Richtung und ihr Anteil an allem, was der Schaltkreis tut. Die erste Zeile zeigt das eine Ende der Richtung, die zweite das andere.</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>as a query</source>
        <translation>als Query</translation>
    </message>
    <message>
        <source>as a key</source>
        <translation>als Key</translation>
    </message>
    <message>
        <source>as a value</source>
        <translation>als Value</translation>
    </message>
    <message>
        <source>Feed-forward %1 as a whole</source>
        <translation>Feed-Forward %1 als Ganzes</translation>
    </message>
    <message>
        <source>Look through feed-forward %1</source>
        <translation>Durch Feed-Forward %1 hindurchschauen</translation>
    </message>
    <message>
        <source>%1 at %2 × %3 at %4</source>
        <translation>%1 bei %2 × %3 bei %4</translation>
    </message>
    <message>
        <source>%1 at %2, with all of the key’s row</source>
        <translation>%1 bei %2, mit der ganzen Zeile des Keys</translation>
    </message>
    <message>
        <source>%1 at %2, with all of the query’s row</source>
        <translation>%1 bei %2, mit der ganzen Zeile der Query</translation>
    </message>
    <message>
        <source>adds to the score</source>
        <translation>Beitrag zum Score</translation>
    </message>
    <message>
        <source>of the score</source>
        <translation>vom Score</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Heads that wrote into %1, each at the key that it weighs most:</source>
        <translation>Heads, die in %1 geschrieben haben, jeder bei dem Key, den er am stärksten gewichtet:</translation>
    </message>
    <message>
        <source>Heads that wrote into %1:</source>
        <translation>Heads, die in %1 geschrieben haben:</translation>
    </message>
    <message>
        <source>%1 × %2 products</source>
        <translation>%1 × %2 Produkte</translation>
    </message>
    <message>
        <source>the soft-cap, on the whole sum</source>
        <translation>der Soft-Cap, auf die ganze Summe</translation>
    </message>
    <message>
        <source>the engine’s score</source>
        <translation>der Score der Engine</translation>
    </message>
    <message>
        <source>left over</source>
        <translation>Rest</translation>
    </message>
    <message>
        <source>Exact when the factor of every norm keeps its value of this pass. This says what wrote the score, not what would happen without a part: for that, switch a head off (Intervene).</source>
        <translation>Exakt, wenn der Faktor jeder Normierung seinen Wert aus diesem Durchlauf behält. Dies sagt, was den Score geschrieben hat, und nicht, was ohne einen Teil geschähe: Schalten Sie dafür einen Head aus (Eingreifen).</translation>
    </message>
    <message>
        <source>“→ ff”: what the feed-forward layer turns a part into, with its activation held too.</source>
        <translation>„→ ff“: was die Feed-Forward-Schicht aus einem Teil macht, wenn auch ihre Aktivierung festgehalten wird.</translation>
    </message>
    <message>
        <source>Heads that wrote most, each at the key that it weighs most:</source>
        <translation>Heads, die am meisten geschrieben haben, jeder bei dem Key, den er am stärksten gewichtet:</translation>
    </message>
    <message>
        <source>%1 parts</source>
        <translation>%1 Teile</translation>
    </message>
    <message>
        <source>the engine’s result</source>
        <translation>das Ergebnis der Engine</translation>
    </message>
    <message>
        <source>Exact when the factor of the final norm keeps its value. What a head writes differs from what happens without the head: later layers read what it wrote, other heads make up for it, and norms change with it.</source>
        <translation>Exakt, wenn der Faktor der letzten Normierung seinen Wert behält. Was ein Head schreibt, ist etwas anderes als das, was ohne den Head geschieht: Spätere Schichten lesen, was er geschrieben hat, andere Heads gleichen es aus, und Normierungen ändern sich mit ihm.</translation>
    </message>
    <message>
        <source>A logit stands for itself; a probability also falls when the logits of other words rise.</source>
        <translation>Ein Logit steht für sich; eine Wahrscheinlichkeit sinkt auch, wenn die Logits anderer Wörter steigen.</translation>
    </message>
    <message>
        <source>They differ most for head %1.</source>
        <translation>Am meisten unterscheiden sie sich bei Head %1.</translation>
    </message>
    <message>
        <source>it writes</source>
        <translation>er schreibt</translation>
    </message>
    <message>
        <source>without it</source>
        <translation>ohne ihn</translation>
    </message>
    <message>
        <source>head %1, whatever the text says</source>
        <translation>Head %1, gleich bei welchem Text</translation>
    </message>
    <message>
        <source>copying score</source>
        <translation>Kopier-Score</translation>
    </message>
    <message>
        <source>tokens that the head copies</source>
        <translation>Tokens, die der Head kopiert</translation>
    </message>
    <message>
        <source>token before, by position</source>
        <translation>Token davor, nach Position</translation>
    </message>
    <message>
        <source>itself, by position</source>
        <translation>es selbst, nach Position</translation>
    </message>
    <message>
        <source>Heads that this head reads, as query, key or value (%1 by chance):</source>
        <translation>Heads, die dieser Head liest, als Query, Key oder Value (%1 durch Zufall):</translation>
    </message>
    <message>
        <source>From the weights alone: the norm before the layer counts with its weights, not with the size of a row; feed-forward layers and biases are left out. A head with copying score 1 writes what it reads, with −1 the opposite.</source>
        <translation>Aus den Gewichten allein: Die Normierung vor der Schicht zählt mit ihren Gewichten, nicht mit der Größe einer Zeile; Feed-Forward-Schichten und Biases sind weggelassen. Ein Head mit dem Kopier-Score 1 schreibt, was er liest, mit −1 das Gegenteil.</translation>
    </message>
    <message>
        <source>%1, the model would continue from %2 with:</source>
        <translation>%1 würde das Modell ab %2 so fortsetzen:</translation>
    </message>
    <message>
        <source>%1, the model would predict at %2:</source>
        <translation>%1 würde das Modell bei %2 vorhersagen:</translation>
    </message>
    <message>
        <source>chosen word: %1</source>
        <translation>gewähltes Wort: %1</translation>
    </message>
    <message>
        <source>divergence from last layer</source>
        <translation>Divergenz zur letzten Schicht</translation>
    </message>
    <message>
        <source>%1 nats</source>
        <translation>%1 Nats</translation>
    </message>
    <message>
        <source>The final norm and the language head read the residual stream at this layer, as if no layer followed. Early layers write for later ones, so their predictions may mean nothing yet.</source>
        <translation>Die letzte Normierung und der LM-Head lesen den Residualstrom an dieser Schicht, als ob keine Schicht mehr folgte. Frühe Schichten schreiben für spätere, deshalb bedeuten ihre Vorhersagen vielleicht noch nichts.</translation>
    </message>
    <message>
        <source>What wrote the query’s row, %1</source>
        <translation>Woher die Zeile der Query kommt, %1</translation>
    </message>
    <message>
        <source>What wrote the key’s row, %1</source>
        <translation>Woher die Zeile des Keys kommt, %1</translation>
    </message>
    <message>
        <source>added to the score</source>
        <translation>addiert zum Score</translation>
    </message>
    <message>
        <source>score of %1 for %2</source>
        <translation>Score von %1 für %2</translation>
    </message>
    <message>
        <source>before softmax</source>
        <translation>vor der Softmax</translation>
    </message>
    <message>
        <source>%1 for the position gives %2</source>
        <translation>%1 für die Position ergibt %2</translation>
    </message>
    <message>
        <source>hidden by the mask (%1), so softmax does not use it</source>
        <translation>verdeckt von der Maske (%1), deshalb benutzt die Softmax ihn nicht</translation>
    </message>
    <message>
        <source>becomes the weight %1</source>
        <translation>wird zum Gewicht %1</translation>
    </message>
    <message>
        <source>the sink takes %1 of the row</source>
        <translation>der Sink nimmt %1 der Zeile</translation>
    </message>
    <message>
        <source>Added to the logit</source>
        <translation>Addiert zum Logit</translation>
    </message>
    <message>
        <source>logit of %1 minus logit of %2</source>
        <translation>Logit von %1 minus Logit von %2</translation>
    </message>
    <message>
        <source>logit of %1</source>
        <translation>Logit von %1</translation>
    </message>
    <message>
        <source>after token %1, %2</source>
        <translation>nach Token %1, %2</translation>
    </message>
    <message>
        <source>at token %1, %2</source>
        <translation>bei Token %1, %2</translation>
    </message>
    <message>
        <source>What each head writes into the answer</source>
        <translation>Was jeder Head in die Antwort schreibt</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>Schicht %1</translation>
    </message>
    <message>
        <source>How the logit difference changes without the head</source>
        <translation>Wie sich die Logit-Differenz ohne den Head ändert</translation>
    </message>
    <message>
        <source>How the log-probability changes without the head, in nats</source>
        <translation>Wie sich die Log-Wahrscheinlichkeit ohne den Head ändert, in Nats</translation>
    </message>
    <message>
        <source>“Knock out each head” fills this map.</source>
        <translation>„Jeden Head herausnehmen“ füllt diese Karte.</translation>
    </message>
    <message>
        <source>before layer %1</source>
        <translation>vor Schicht %1</translation>
    </message>
    <message>
        <source>after layer %1</source>
        <translation>nach Schicht %1</translation>
    </message>
    <message>
        <source>probability of %1</source>
        <translation>Wahrscheinlichkeit von %1</translation>
    </message>
    <message>
        <source>probability of the likeliest token</source>
        <translation>Wahrscheinlichkeit des wahrscheinlichsten Tokens</translation>
    </message>
</context>
<context>
    <name>WhyBench</name>
    <message>
        <source>read %1 of %2 tokens (Esc stops)</source>
        <translation>%1 von %2 Tokens gelesen (Esc hält an)</translation>
    </message>
    <message>
        <source>layer %1 of %2</source>
        <translation>Schicht %1 von %2</translation>
    </message>
    <message>
        <source>This attention was read from a file: the weights alone, without the model that wrote the queries and keys. Open the model to see why a head attends.</source>
        <translation>Diese Attention wurde aus einer Datei gelesen: nur die Gewichte, ohne das Modell, das die Queries und Keys geschrieben hat. Öffnen Sie das Modell, um zu sehen, warum ein Head auf etwas achtet.</translation>
    </message>
    <message>
        <source>An engine computes this model, and its weights are not here: scores and answers cannot be taken apart into what wrote them. What a head does is seen by switching it off (Intervene), for all heads in Measures.</source>
        <translation>Eine Engine berechnet dieses Modell, und seine Gewichte sind nicht hier: Scores und Antworten lassen sich nicht in das zerlegen, was sie geschrieben hat. Was ein Head tut, sieht man, wenn man ihn ausschaltet (Eingreifen), für alle Heads in Kennzahlen.</translation>
    </message>
    <message>
        <source>The row of this cell is hidden until it has been guessed.</source>
        <translation>Die Zeile dieser Zelle ist verdeckt, bis sie geraten ist.</translation>
    </message>
    <message>
        <source>run B&apos;s numbers in run A&apos;s pass</source>
        <translation>die Zahlen von Lauf B im Durchlauf von Lauf A</translation>
    </message>
    <message>
        <source>%1 × %2 parts · taken apart in %3 ms</source>
        <translation>%1 × %2 Teile · in %3 ms zerlegt</translation>
    </message>
    <message>
        <source>red adds, blue subtracts</source>
        <translation>rot addiert, blau zieht ab</translation>
    </message>
    <message>
        <source>%1 parts</source>
        <translation>%1 Teile</translation>
    </message>
    <message>
        <source>%1 layers × %2 tokens</source>
        <translation>%1 Schichten × %2 Tokens</translation>
    </message>
    <message>
        <source>%1 + %2 directions</source>
        <translation>%1 + %2 Richtungen</translation>
    </message>
    <message>
        <source>layer 0 of %1</source>
        <translation>Schicht 0 von %1</translation>
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
        <translation>Rückwärts gehen</translation>
    </message>
    <message>
        <source>Does it add up?</source>
        <translation>Geht die Summe auf?</translation>
    </message>
    <message>
        <source>Heads that wrote into the query&apos;s row</source>
        <translation>Heads, die in die Zeile der Query geschrieben haben</translation>
    </message>
    <message>
        <source>Heads that wrote into the key&apos;s row</source>
        <translation>Heads, die in die Zeile des Keys geschrieben haben</translation>
    </message>
    <message>
        <source>Split what the feed-forward layer adds by the parts that it reads; you can also double-click the layer</source>
        <translation>Was die Feed-Forward-Schicht addiert, nach den Teilen aufspalten, die sie liest; ein Doppelklick auf die Schicht tut dasselbe</translation>
    </message>
    <message>
        <source>Go to this head and ask the same question there; Alt+Left goes back</source>
        <translation>Zu diesem Head gehen und dort dieselbe Frage stellen; Alt+← führt zurück</translation>
    </message>
</context>
<context>
    <name>WhyPatches</name>
    <message>
        <source>layer %1 of %2</source>
        <translation>Schicht %1 von %2</translation>
    </message>
    <message>
        <source>layer 0 of %1</source>
        <translation>Schicht 0 von %1</translation>
    </message>
    <message>
        <source>Patching takes numbers from a second run and puts them into the first run&apos;s pass. Add a run in Compare (Ctrl+4), of the same model and another text.</source>
        <translation>Patching nimmt Zahlen aus einem zweiten Lauf und setzt sie in den Durchlauf des ersten. Fügen Sie in Vergleich (Strg+4) einen Lauf mit demselben Modell und einem anderen Text hinzu.</translation>
    </message>
    <message>
        <source>Run B is still being computed.</source>
        <translation>Lauf B wird noch berechnet.</translation>
    </message>
    <message>
        <source>How far the answer moves to run B&apos;s when run B&apos;s numbers are put into run A&apos;s pass</source>
        <translation>Wie weit sich die Antwort zu der von Lauf B bewegt, wenn Zahlen von Lauf B in den Durchlauf von Lauf A gesetzt werden</translation>
    </message>
    <message>
        <source>Nothing is patched yet</source>
        <translation>Noch ist nichts gepatcht</translation>
    </message>
    <message>
        <source>Type two words, the one that run B predicts and the one that run A predicts, and press “Patch every place”.</source>
        <translation>Tippen Sie zwei Wörter, das von Lauf B und das von Lauf A vorhergesagte, und drücken Sie auf „Jede Stelle patchen“.</translation>
    </message>
    <message>
        <source>by the logit of %1</source>
        <translation>nach dem Logit von %1</translation>
    </message>
    <message>
        <source>by the logit of %1 minus that of %2</source>
        <translation>nach dem Logit von %1 minus dem von %2</translation>
    </message>
    <message>
        <source>0: nothing changes, 1: the answer is run B&apos;s</source>
        <translation>0: nichts ändert sich, 1: die Antwort ist die von Lauf B</translation>
    </message>
    <message>
        <source>how much the number changes</source>
        <translation>um wie viel sich die Zahl ändert</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>Schicht %1</translation>
    </message>
    <message>
        <source>head %1 of run B in run A</source>
        <translation>Head %1 von Lauf B in Lauf A</translation>
    </message>
    <message>
        <source>run B&apos;s stream before layer %1, at token %2, %3</source>
        <translation>der Strom von Lauf B vor Schicht %1, bei Token %2, %3</translation>
    </message>
    <message>
        <source>run A</source>
        <translation>Lauf A</translation>
    </message>
    <message>
        <source>run B</source>
        <translation>Lauf B</translation>
    </message>
    <message>
        <source>run A with this patch</source>
        <translation>Lauf A mit diesem Patch</translation>
    </message>
    <message>
        <source>of the way to run B</source>
        <translation>des Wegs zu Lauf B</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Each place is patched by itself, and everything after it is computed again. A head that does not change the answer may still matter if another head makes up for it.</source>
        <translation>Jede Stelle wird für sich gepatcht, und alles danach wird neu berechnet. Ein Head, der die Antwort nicht ändert, kann trotzdem wichtig sein, wenn ein anderer Head ihn ausgleicht.</translation>
    </message>
</context>
<context>
    <name>WhyTrail</name>
    <message>
        <source>Go to this cell (Alt+Left and Alt+Right walk the trail)</source>
        <translation>Zu dieser Zelle gehen (Alt+← und Alt+→ gehen die Spur entlang)</translation>
    </message>
</context>
<context>
    <name>WhyView</name>
    <message>
        <source>What this view explains</source>
        <translation>Was diese Ansicht erklärt</translation>
    </message>
    <message>
        <source>Why this cell?</source>
        <translation>Warum diese Zelle?</translation>
    </message>
    <message>
        <source>What wrote the query&apos;s and the key&apos;s rows, and how their products make the score</source>
        <translation>Woher die Zeilen der Query und des Keys kommen, und wie ihre Produkte den Score ergeben</translation>
    </message>
    <message>
        <source>What wrote this answer?</source>
        <translation>Woher kommt diese Antwort?</translation>
    </message>
    <message>
        <source>What each part of the last row adds to the logit of a token</source>
        <translation>Was jeder Teil der letzten Zeile zum Logit eines Tokens beiträgt</translation>
    </message>
    <message>
        <source>Logit lens</source>
        <translation>Logit-Lens</translation>
    </message>
    <message>
        <source>What the model would say if it ended after each layer</source>
        <translation>Was das Modell sagen würde, wenn es nach jeder Schicht endete</translation>
    </message>
    <message>
        <source>Head&apos;s weights</source>
        <translation>Gewichte des Heads</translation>
    </message>
    <message>
        <source>What the head does by its weights alone, whatever the text</source>
        <translation>Was der Head allein durch seine Gewichte tut, gleich bei welchem Text</translation>
    </message>
    <message>
        <source>Patches</source>
        <translation>Patches</translation>
    </message>
    <message>
        <source>How the answer changes when the second run&apos;s numbers are put in, one place at a time</source>
        <translation>Wie sich die Antwort ändert, wenn die Zahlen des zweiten Laufs eingesetzt werden, Stelle für Stelle</translation>
    </message>
    <message>
        <source>Distance  </source>
        <translation>Abstand  </translation>
    </message>
    <message>
        <source>  token</source>
        <translation>  Token</translation>
    </message>
    <message>
        <source>  tokens</source>
        <translation>  Tokens</translation>
    </message>
    <message>
        <source>How far the key is before the query</source>
        <translation>Wie weit der Key vor der Query steht</translation>
    </message>
    <message>
        <source>A rotary embedding rotates queries and keys: which of them match depends on how far the key is before the query</source>
        <translation>Ein Rotary Embedding dreht Queries und Keys: Welche zusammenpassen, hängt davon ab, wie weit der Key vor der Query steht</translation>
    </message>
    <message>
        <source>residual stream, by token</source>
        <translation>Residualstrom, je Token</translation>
    </message>
    <message>
        <source>heads&apos; outputs</source>
        <translation>Ausgaben der Heads</translation>
    </message>
    <message>
        <source>heads&apos; patterns</source>
        <translation>Muster der Heads</translation>
    </message>
    <message>
        <source>What is taken from the second run</source>
        <translation>Was aus dem zweiten Lauf genommen wird</translation>
    </message>
    <message>
        <source>Which numbers of the second run are put into the first run&apos;s pass, one place at a time</source>
        <translation>Welche Zahlen des zweiten Laufs in den Durchlauf des ersten gesetzt werden, Stelle für Stelle</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Wort</translation>
    </message>
    <message>
        <source>the likeliest word</source>
        <translation>das wahrscheinlichste Wort</translation>
    </message>
    <message>
        <source>The word whose logit is explained; empty: the likeliest word</source>
        <translation>Das Wort, dessen Logit erklärt wird; leer: das wahrscheinlichste Wort</translation>
    </message>
    <message>
        <source>Instead of</source>
        <translation>Statt</translation>
    </message>
    <message>
        <source>no second word</source>
        <translation>kein zweites Wort</translation>
    </message>
    <message>
        <source>A second word: the logit difference of the two words is then explained</source>
        <translation>Ein zweites Wort: Dann wird die Logit-Differenz der beiden Wörter erklärt</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Patch every place</source>
        <translation>Jede Stelle patchen</translation>
    </message>
    <message>
        <source>Knock out each head</source>
        <translation>Jeden Head herausnehmen</translation>
    </message>
    <message>
        <source>Put the second run&apos;s numbers into the first run&apos;s pass, one place after another</source>
        <translation>Die Zahlen des zweiten Laufs in den Durchlauf des ersten setzen, eine Stelle nach der anderen</translation>
    </message>
    <message>
        <source>Switch off one head after another and compare the answer without each head with what the head wrote into it</source>
        <translation>Einen Head nach dem anderen ausschalten und die Antwort ohne ihn mit dem vergleichen, was er in sie geschrieben hat</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>the settings could not be forgotten: their file cannot be written</source>
        <translation>die Einstellungen konnten nicht vergessen werden: Ihre Datei lässt sich nicht schreiben</translation>
    </message>
</context>
<context>
    <name>WindowBody</name>
    <message>
        <source>E&amp;xamples</source>
        <translation>Bei&amp;spiele</translation>
    </message>
</context>
<context>
    <name>WindowMenus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Öffnen…</translation>
    </message>
    <message>
        <source>Open a session, a figure that carries one, a saved module, or attention from a file</source>
        <translation>Eine Sitzung öffnen, eine Abbildung, die eine in sich trägt, ein gespeichertes Modul oder Attention aus einer Datei</translation>
    </message>
    <message>
        <source>Open &amp;model…</source>
        <translation>&amp;Modell öffnen…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+O</source>
        <translation>Ctrl+Shift+O</translation>
    </message>
    <message>
        <source>Run another model on the text</source>
        <translation>Ein anderes Modell auf den Text anwenden</translation>
    </message>
    <message>
        <source>Open with an en&amp;gine…</source>
        <translation>Mit einer En&amp;gine öffnen…</translation>
    </message>
    <message>
        <source>Let another program compute the model, here or on another machine</source>
        <translation>Ein anderes Programm das Modell berechnen lassen, hier oder auf einem anderen Rechner</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Zuletzt geöff&amp;net</translation>
    </message>
    <message>
        <source>Ctrl+T</source>
        <translation>Ctrl+T</translation>
    </message>
    <message>
        <source>Compute with a module of random parameters that you set up yourself</source>
        <translation>Mit einem Modul aus zufälligen Parametern rechnen, das Sie selbst einrichten</translation>
    </message>
    <message>
        <source>&amp;Save session</source>
        <translation>Sitzung &amp;speichern</translation>
    </message>
    <message>
        <source>Save everything that is set, to open it again</source>
        <translation>Alles speichern, was eingestellt ist, um es wieder zu öffnen</translation>
    </message>
    <message>
        <source>Save session &amp;as…</source>
        <translation>Sitzung speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+S</source>
        <translation>Ctrl+Shift+S</translation>
    </message>
    <message>
        <source>Save it under another name</source>
        <translation>Sie unter einem anderen Namen speichern</translation>
    </message>
    <message>
        <source>&amp;Export figure…</source>
        <translation>&amp;Abbildung exportieren…</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>Save what is shown as PDF, SVG or PNG, or its numbers as CSV or NPY</source>
        <translation>Speichern, was zu sehen ist, als PDF, SVG oder PNG, oder seine Zahlen als CSV oder NPY</translation>
    </message>
    <message>
        <source>Export a&amp;ll heads…</source>
        <translation>Alle &amp;Heads exportieren…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+E</source>
        <translation>Ctrl+Shift+E</translation>
    </message>
    <message>
        <source>Save a page with every head&apos;s map, or a file for each</source>
        <translation>Eine Seite mit den Karten aller Heads speichern, oder für jeden eine Datei</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation>Ctrl+Q</translation>
    </message>
    <message>
        <source>Leave the program</source>
        <translation>Das Programm verlassen</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>Die letzte Änderung rückgängig machen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Redo the change that was undone</source>
        <translation>Die rückgängig gemachte Änderung wiederherstellen</translation>
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
        <translation>Be&amp;fehl suchen…</translation>
    </message>
    <message>
        <source>Ctrl+K</source>
        <translation>Ctrl+K</translation>
    </message>
    <message>
        <source>Find commands, heads, tokens, examples, models and terms by a few letters</source>
        <translation>Befehle, Heads, Tokens, Beispiele, Modelle und Begriffe mit ein paar Buchstaben finden</translation>
    </message>
    <message>
        <source>Copy figure as &amp;picture</source>
        <translation>Abbildung als &amp;Bild kopieren</translation>
    </message>
    <message>
        <source>Ctrl+Shift+C</source>
        <translation>Ctrl+Shift+C</translation>
    </message>
    <message>
        <source>Put the figure of what is shown on the clipboard</source>
        <translation>Die Abbildung dessen, was zu sehen ist, in die Zwischenablage legen</translation>
    </message>
    <message>
        <source>Copy figure &amp;as</source>
        <translation>Abbildung k&amp;opieren als</translation>
    </message>
    <message>
        <source>&amp;Generate tokens</source>
        <translation>Tokens &amp;erzeugen</translation>
    </message>
    <message>
        <source>Ctrl+G</source>
        <translation>Ctrl+G</translation>
    </message>
    <message>
        <source>Let the model continue the text; choose this again to stop</source>
        <translation>Das Modell den Text fortsetzen lassen; noch einmal wählen, um anzuhalten</translation>
    </message>
    <message>
        <source>Ctrl+Shift+G</source>
        <translation>Ctrl+Shift+G</translation>
    </message>
    <message>
        <source>Draw different tokens in place of the generated ones, with the next seed</source>
        <translation>Statt der erzeugten Tokens andere ziehen, mit dem nächsten Startwert</translation>
    </message>
    <message>
        <source>S&amp;huffle the tokens</source>
        <translation>Tokens &amp;mischen</translation>
    </message>
    <message>
        <source>Ctrl+Shift+H</source>
        <translation>Ctrl+Shift+H</translation>
    </message>
    <message>
        <source>Put the words into another order and see what changes</source>
        <translation>Die Wörter in eine andere Reihenfolge bringen und sehen, was sich ändert</translation>
    </message>
    <message>
        <source>S&amp;top computing</source>
        <translation>Berechnung an&amp;halten</translation>
    </message>
    <message>
        <source>Stop and keep what is there</source>
        <translation>Anhalten und behalten, was da ist</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>Ein&amp;stellungen…</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <translation>Ctrl+,</translation>
    </message>
    <message>
        <source>Theme, type size, colours of maps, counting, and what a pass may take</source>
        <translation>Farbschema, Schriftgröße, Farben der Karten, Zählung, und was ein Durchlauf brauchen darf</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>Move the keyboard to the next panel</source>
        <translation>Mit der Tastatur zum nächsten Bedienfeld gehen</translation>
    </message>
    <message>
        <source>Move the keyboard to the previous panel</source>
        <translation>Mit der Tastatur zum vorigen Bedienfeld gehen</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>V&amp;ollbild</translation>
    </message>
    <message>
        <source>Fill the screen, or return to the window</source>
        <translation>Den Bildschirm füllen, oder zum Fenster zurückkehren</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Karte</translation>
    </message>
    <message>
        <source>&amp;Steps</source>
        <translation>&amp;Schritte</translation>
    </message>
    <message>
        <source>M&amp;ask</source>
        <translation>&amp;Maske</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Vergleich</translation>
    </message>
    <message>
        <source>All &amp;heads</source>
        <translation>Alle &amp;Heads</translation>
    </message>
    <message>
        <source>F&amp;low</source>
        <translation>&amp;Fluss</translation>
    </message>
    <message>
        <source>M&amp;easures</source>
        <translation>Ke&amp;nnzahlen</translation>
    </message>
    <message>
        <source>&amp;Picture</source>
        <translation>&amp;Bild</translation>
    </message>
    <message>
        <source>&amp;Why</source>
        <translation>&amp;Warum</translation>
    </message>
    <message>
        <source>P&amp;ositions</source>
        <translation>Posi&amp;tionen</translation>
    </message>
    <message>
        <source>Alt+Right</source>
        <translation>Alt+Right</translation>
    </message>
    <message>
        <source>Show the next head</source>
        <translation>Den nächsten Head zeigen</translation>
    </message>
    <message>
        <source>Alt+Left</source>
        <translation>Alt+Left</translation>
    </message>
    <message>
        <source>Show the previous head</source>
        <translation>Den vorigen Head zeigen</translation>
    </message>
    <message>
        <source>Alt+Down</source>
        <translation>Alt+Down</translation>
    </message>
    <message>
        <source>Show the next layer</source>
        <translation>Die nächste Schicht zeigen</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Up</translation>
    </message>
    <message>
        <source>Show the previous layer</source>
        <translation>Die vorige Schicht zeigen</translation>
    </message>
    <message>
        <source>Descri&amp;be this head…</source>
        <translation>Diesen Head beschre&amp;iben…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+D</source>
        <translation>Ctrl+Shift+D</translation>
    </message>
    <message>
        <source>Say in plain sentences what the shown head does, to be read, heard or copied</source>
        <translation>In einfachen Sätzen sagen, was der gezeigte Head tut, zum Lesen, Hören oder Kopieren</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation>Ctrl+R</translation>
    </message>
    <message>
        <source>Label each row with the token that it predicts, the next one; no number changes</source>
        <translation>Jede Zeile mit dem Token beschriften, das sie vorhersagt, dem nächsten; keine Zahl ändert sich</translation>
    </message>
    <message>
        <source>Tint tokens by &amp;weight</source>
        <translation>Tokens nach &amp;Gewicht färben</translation>
    </message>
    <message>
        <source>Colour the input&apos;s tokens by the weights that the chosen query gives them</source>
        <translation>Die Tokens der Eingabe nach den Gewichten färben, die die gewählte Query ihnen gibt</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Ctrl+D</translation>
    </message>
    <message>
        <source>Draw weights as circles whose area is the weight: readable in grey, from the back row</source>
        <translation>Gewichte als Kreise zeichnen, deren Fläche das Gewicht ist: in Grau lesbar, auch aus der letzten Reihe</translation>
    </message>
    <message>
        <source>Make everything in the window larger</source>
        <translation>Alles im Fenster größer machen</translation>
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
        <translation>Alles im Fenster kleiner machen</translation>
    </message>
    <message>
        <source>Ctrl+0</source>
        <translation>Ctrl+0</translation>
    </message>
    <message>
        <source>Draw everything at 100 %</source>
        <translation>Alles mit 100 % zeichnen</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>Farbschem&amp;a</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Wie der Desktop</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Handbook</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>How to do things, beginning with the view in use</source>
        <translation>Wie man etwas macht, beginnend bei der Ansicht, die Sie benutzen</translation>
    </message>
    <message>
        <source>What messages mean, and what to do about them</source>
        <translation>Was Meldungen bedeuten und was man dann tun kann</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>G&amp;lossar</translation>
    </message>
    <message>
        <source>What the terms mean, beginning with the term of the control or view in use</source>
        <translation>Was die Begriffe bedeuten, beginnend beim Begriff des Bedienelements oder der Ansicht, die Sie benutzen</translation>
    </message>
    <message>
        <source>&amp;Keys and gestures</source>
        <translation>&amp;Tasten und Gesten</translation>
    </message>
    <message>
        <source>What mouse and keyboard do</source>
        <translation>Was Maus und Tastatur tun</translation>
    </message>
    <message>
        <source>A &amp;study: what MiniLM&apos;s heads look at</source>
        <translation>Eine &amp;Studie: worauf die Heads von MiniLM schauen</translation>
    </message>
    <message>
        <source>An atlas of 72 heads over 500 sentences, step by step</source>
        <translation>Ein Atlas von 72 Heads über 500 Sätze, Schritt für Schritt</translation>
    </message>
    <message>
        <source>What MiniLM&apos;s heads look at</source>
        <translation>Worauf die Heads von MiniLM schauen</translation>
    </message>
    <message>
        <source>&amp;About AttentionScope</source>
        <translation>&amp;Über AttentionScope</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>Version und Lizenz</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
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
        <translation>AttentionScope · %1 --seed %2, Exemplar %3 von %4</translation>
    </message>
    <message>
        <source>not for students</source>
        <translation>nicht für Lernende</translation>
    </message>
    <message>
        <source>the same command makes the same sheet</source>
        <translation>derselbe Befehl ergibt dasselbe Blatt</translation>
    </message>
    <message>
        <source>What the head looks at</source>
        <translation>Worauf der Head schaut</translation>
    </message>
    <message>
        <source>The model read “%1”</source>
        <translation>Das Modell las „%1“</translation>
    </message>
    <message>
        <source>A row is a query, a column is a key. The weight in a cell is how much of its attention the query gives the key.</source>
        <translation>Eine Zeile ist eine Query, eine Spalte ist ein Key. Das Gewicht in einer Zelle sagt, wie viel ihrer Attention die Query dem Key gibt.</translation>
    </message>
    <message>
        <source>Every row adds up to 1.00, before it is rounded.</source>
        <translation>Jede Zeile ergibt vor dem Runden zusammen 1.00.</translation>
    </message>
    <message>
        <source>Small numbers tell equal tokens apart.</source>
        <translation>Kleine Zahlen unterscheiden gleiche Tokens.</translation>
    </message>
    <message>
        <source>A row with an empty box adds up to exactly 1.00 as it is printed: what is missing is 1.00 minus the others. Behind each row stands the sum of its rounded weights; a row that rounding makes 0.99 or 1.01 is printed whole.</source>
        <translation>Eine Zeile mit einem leeren Kästchen ergibt, so wie sie gedruckt ist, genau 1.00: Was fehlt, ist 1.00 minus die anderen. Hinter jeder Zeile steht die Summe ihrer gerundeten Gewichte; eine Zeile, die durch das Runden 0.99 oder 1.01 ergibt, ist ohne Lücke gedruckt.</translation>
    </message>
    <message>
        <source>A plain 0 is hidden by the mask.</source>
        <translation>Eine bloße 0 ist von der Maske verdeckt.</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>The weights, to two places</source>
        <translation>Die Gewichte, auf zwei Stellen</translation>
    </message>
    <message>
        <source>Read it off</source>
        <translation>Ablesen</translation>
    </message>
    <message>
        <source>Which key gets the most weight from “%1”?</source>
        <translation>Welcher Key bekommt von „%1“ das größte Gewicht?</translation>
    </message>
    <message>
        <source>Which query gives “%1” the most weight?</source>
        <translation>Welche Query gibt „%1“ das größte Gewicht?</translation>
    </message>
    <message>
        <source>How much does “%1” give to “%2” and “%3” together?</source>
        <translation>Wie viel gibt „%1“ den Keys „%2“ und „%3“ zusammen?</translation>
    </message>
    <message>
        <source>Reading an attention map</source>
        <translation>Eine Attention-Karte lesen</translation>
    </message>
    <message>
        <source>sheet</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>· key</source>
        <translation>· Lösung</translation>
    </message>
    <message>
        <source>Answers from the engine; numbers are accepted within one unit of their last place.</source>
        <translation>Antworten von der Engine; Zahlen gelten als richtig, wenn sie um höchstens eine Einheit der letzten Stelle abweichen.</translation>
    </message>
    <message>
        <source>Name or number</source>
        <translation>Name oder Nummer</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>page %1 of %2 · </source>
        <translation>Seite %1 von %2 · </translation>
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
        <translation>Wonach „%1“ fragt, und was jeder Key anbietet</translation>
    </message>
    <message>
        <source>The query q and the keys k have d = %1 numbers each.</source>
        <translation>Die Query q und die Keys k haben je d = %1 Zahlen.</translation>
    </message>
    <message>
        <source>Multiply q and k number by number and add up; divide by %1, to %2 places.</source>
        <translation>Multiplizieren Sie q und k Zahl für Zahl und addieren Sie; teilen Sie durch %1, auf %2 Stellen.</translation>
    </message>
    <message>
        <source>The scores are what the head computes before its softmax.</source>
        <translation>Die Scores sind das, was der Head vor seiner Softmax berechnet.</translation>
    </message>
    <message>
        <source>All of them are less by %1 here, which changes no weight.</source>
        <translation>Hier sind alle um %1 kleiner; das ändert kein Gewicht.</translation>
    </message>
    <message>
        <source>All of them are more by %1 here, which changes no weight.</source>
        <translation>Hier sind alle um %1 größer; das ändert kein Gewicht.</translation>
    </message>
    <message>
        <source>With a calculator: eˣ of each score, to two places; the sum of these; each weight is eˣ ÷ sum, to two places. One eˣ is there as an example.</source>
        <translation>Mit dem Taschenrechner: eˣ von jedem Score, auf zwei Stellen; die Summe davon; jedes Gewicht ist eˣ ÷ Summe, auf zwei Stellen. Ein eˣ steht als Beispiel da.</translation>
    </message>
    <message>
        <source>Rounded, the weights add up to %1.</source>
        <translation>Gerundet ergeben die Gewichte zusammen %1.</translation>
    </message>
    <message>
        <source>A score of −∞ is hidden by the mask: its weight is 0.</source>
        <translation>Ein Score von −∞ ist von der Maske verdeckt: Sein Gewicht ist 0.</translation>
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
        <translation>Score</translation>
    </message>
    <message>
        <source>eˣ</source>
        <translation>eˣ</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>Gewicht</translation>
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
        <translation>Was „%1“ bekommt</translation>
    </message>
    <message>
        <source>Σ weight × v with your rounded weights, to one place, for each number of v.</source>
        <translation>Σ Gewicht × v mit Ihren gerundeten Gewichten, auf eine Stelle, für jede Zahl von v.</translation>
    </message>
    <message>
        <source>One row of attention, step by step</source>
        <translation>Eine Zeile Attention, Schritt für Schritt</translation>
    </message>
    <message>
        <source>The row of “%1”, from scores to weights</source>
        <translation>Die Zeile von „%1“, von den Scores zu den Gewichten</translation>
    </message>
    <message>
        <source>What each token asks for, what it offers, what it says</source>
        <translation>Wonach jedes Token fragt, was es anbietet, was es sagt</translation>
    </message>
    <message>
        <source>The query q and the key k have d = 4 numbers each, the value v has two. A token sees itself and those before it.</source>
        <translation>Die Query q und der Key k haben je d = 4 Zahlen, der Value v hat zwei. Ein Token sieht sich selbst und die davor.</translation>
    </message>
    <message>
        <source>The query q and the key k have d = 4 numbers each, the value v has two. Nothing is hidden.</source>
        <translation>Die Query q und der Key k haben je d = 4 Zahlen, der Value v hat zwei. Nichts ist verdeckt.</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>Each is a dot product q · k: query in the row, key in the column. Fill the empty boxes. On the right, eˣ to look up.</source>
        <translation>Jeder ist ein Skalarprodukt q · k: Query in der Zeile, Key in der Spalte. Füllen Sie die leeren Kästchen. Rechts steht eˣ zum Nachschlagen.</translation>
    </message>
    <message>
        <source>x</source>
        <translation>x</translation>
    </message>
    <message>
        <source>The row of “%1”, step by step</source>
        <translation>Die Zeile von „%1“, Schritt für Schritt</translation>
    </message>
    <message>
        <source>Divide by √d = 2, look up eˣ, add up, divide by the sum. Round weights to two places.</source>
        <translation>Teilen Sie durch √d = 2, schlagen Sie eˣ nach, addieren Sie, teilen Sie durch die Summe. Runden Sie Gewichte auf zwei Stellen.</translation>
    </message>
    <message>
        <source>score ÷ 2</source>
        <translation>Score ÷ 2</translation>
    </message>
    <message>
        <source>The whole map, and what “%1” gets</source>
        <translation>Die ganze Karte, und was „%1“ bekommt</translation>
    </message>
    <message>
        <source>Copy your row. In the other rows one number is missing: no eˣ is needed for it. On the right, Σ weight × v of your row, to one place.</source>
        <translation>Übertragen Sie Ihre Zeile. In den anderen Zeilen fehlt eine Zahl: Dafür brauchen Sie kein eˣ. Rechts: Σ Gewicht × v Ihrer Zeile, auf eine Stelle.</translation>
    </message>
    <message>
        <source>Σ weight × v</source>
        <translation>Σ Gewicht × v</translation>
    </message>
    <message>
        <source>one attention head by hand, and questions</source>
        <translation>ein Attention-Head von Hand, und Fragen</translation>
    </message>
    <message>
        <source>AttentionScope · lesson sheet %1 --seed %2, copy %3 of %4</source>
        <translation>AttentionScope · lesson sheet %1 --seed %2, Exemplar %3 von %4</translation>
    </message>
    <message>
        <source>the same id makes the same sheet</source>
        <translation>dieselbe Nummer ergibt dasselbe Blatt</translation>
    </message>
</context>
<context>
    <name>figure_layout</name>
    <message>
        <source>%1, mean ± sd</source>
        <translation>%1, Mittelwert ± SD</translation>
    </message>
    <message>
        <source>%1, mean</source>
        <translation>%1, Mittelwert</translation>
    </message>
    <message>
        <source>%1, standard deviation</source>
        <translation>%1, Standardabweichung</translation>
    </message>
    <message>
        <source>1 head</source>
        <translation>1 Head</translation>
    </message>
    <message>
        <source>%1 heads</source>
        <translation>%1 Heads</translation>
    </message>
    <message>
        <source>all others</source>
        <translation>alle anderen</translation>
    </message>
    <message>
        <source>picked</source>
        <translation>ausgewählt</translation>
    </message>
    <message>
        <source>mean %1 ± %2</source>
        <translation>Mittelwert %1 ± %2</translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation>Mittelwert %1</translation>
    </message>
    <message>
        <source>largest differences</source>
        <translation>größte Differenzen</translation>
    </message>
    <message>
        <source>attention weight</source>
        <translation>Attention-Gewicht</translation>
    </message>
    <message>
        <source>The largest differences of two attention maps</source>
        <translation>Die größten Differenzen zweier Attention-Karten</translation>
    </message>
    <message>
        <source>distance: query − key, tokens</source>
        <translation>Abstand: Query − Key, Tokens</translation>
    </message>
    <message>
        <source>Mean over the queries of this text that see a key at the distance; below 0 the key stands behind the query.</source>
        <translation>Mittelwert über die Queries dieses Textes, die in diesem Abstand einen Key sehen; unter 0 steht der Key hinter der Query.</translation>
    </message>
    <message>
        <source>Mean over the queries of this text that see a key at the distance.</source>
        <translation>Mittelwert über die Queries dieses Textes, die in diesem Abstand einen Key sehen.</translation>
    </message>
    <message>
        <source>mean attention weight</source>
        <translation>mittleres Attention-Gewicht</translation>
    </message>
    <message>
        <source>mean weight over distance</source>
        <translation>mittleres Gewicht nach Abstand</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>Mean attention weight over distance, %1</source>
        <translation>Mittleres Attention-Gewicht nach Abstand, %1</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>Mittelwert</translation>
    </message>
    <message>
        <source>standard deviation</source>
        <translation>Standardabweichung</translation>
    </message>
    <message>
        <source>heads</source>
        <translation>Heads</translation>
    </message>
    <message>
        <source>each head, and the group&apos;s mean ± standard deviation</source>
        <translation>jeder Head, und Mittelwert ± Standardabweichung der Gruppe</translation>
    </message>
    <message>
        <source>%1 in two groups of heads of %2</source>
        <translation>%1 in zwei Gruppen von Heads von %2</translation>
    </message>
    <message>
        <source>from</source>
        <translation>von</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>%1, %</source>
        <translation>%1, %</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 heads: %2</source>
        <translation>%1 Heads: %2</translation>
    </message>
    <message>
        <source>heads of the group, %</source>
        <translation>Heads der Gruppe, %</translation>
    </message>
    <message>
        <source>Distribution of %1 over heads, %2</source>
        <translation>Verteilung über die Heads: %1, %2</translation>
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
        <translation>bei Token %1</translation>
    </message>
    <message>
        <source>%1 rather than “%2”</source>
        <translation>%1 statt „%2“</translation>
    </message>
    <message>
        <source>change of the log-odds, bits</source>
        <translation>Änderung der Log-Odds, Bits</translation>
    </message>
    <message>
        <source>change of the log-odds, nats</source>
        <translation>Änderung der Log-Odds, Nats</translation>
    </message>
    <message>
        <source>change of log-probability, bits</source>
        <translation>Änderung der Log-Wahrscheinlichkeit, Bits</translation>
    </message>
    <message>
        <source>change of log-probability, nats</source>
        <translation>Änderung der Log-Wahrscheinlichkeit, Nats</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>Schicht %1</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>Head %1</translation>
    </message>
    <message>
        <source>%1 of every head of %2</source>
        <translation>%1, für jeden Head von %2</translation>
    </message>
    <message>
        <source>What %1 makes of an answer without each head</source>
        <translation>Was %1 ohne jeden einzelnen Head aus einer Antwort macht</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>1 head lacks one of these measures.</source>
        <translation>Einem Head fehlt eine dieser Kennzahlen.</translation>
    </message>
    <message>
        <source>%1 heads lack one of these measures.</source>
        <translation>%1 Heads fehlt eine dieser Kennzahlen.</translation>
    </message>
    <message>
        <source>%1 and %2 of every head of %3</source>
        <translation>%1 und %2, für jeden Head von %3</translation>
    </message>
    <message>
        <source>%1 % of the weights are smaller than the axis shows, or 0.</source>
        <translation>%1 % der Gewichte sind kleiner, als die Achse zeigt, oder 0.</translation>
    </message>
    <message>
        <source>share of the weights, %</source>
        <translation>Anteil der Gewichte, %</translation>
    </message>
    <message>
        <source>middle of the bin</source>
        <translation>Mitte der Klasse</translation>
    </message>
    <message>
        <source>Distribution of attention weights, %1</source>
        <translation>Verteilung der Attention-Gewichte, %1</translation>
    </message>
    <message>
        <source>layer</source>
        <translation type="unfinished">Schicht</translation>
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
