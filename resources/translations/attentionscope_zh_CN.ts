<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>AccountCanvas</name>
    <message>
        <source>What wrote the query&apos;s row and the key&apos;s, and their products</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in the query&apos;s row adds %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in the key&apos;s row adds %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2 adds %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AllHeadsView</name>
    <message>
        <source>Order of the heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A row for each layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sorted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The head with the largest number first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Similar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Similar heads stand side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is measured of each head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frame each head in the colour of its number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from  </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave out heads below this number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave out heads whose number is smaller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2.3, previous, it → cat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a head by its number, by what it does or by two words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A head&apos;s number, as 2.3 · what heads do, as previous · two words, as it → cat or it &gt; cat: heads are ranked by their weight there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sets ▾</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the picked heads, and pick named ones again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show their maps side by side, up to four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show their lines together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take these heads out of their layers&apos; output and see what changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick no head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A head as 2.3, what heads do as: previous, or two words as: it → cat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a token of this text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mask hides “%1” from “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>comparing all pairs of heads: %1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No cell is marked. Shift+drag over cells of the map, or press M at the chosen one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not measured for this text yet. Open Measures and press “Knock out each head”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No head reaches the number in “from”. Set it below 0, to “all”, to see every head.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 head picked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 heads picked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AnswerCanvas</name>
    <message>
        <source>What wrote the answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 adds %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what it adds</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AnswerPanel</name>
    <message>
        <source>Before your changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switches off one head after another and shows which one changes this most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Likeliest next tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Likeliest next tokens before your changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;a href=&quot;heads&quot;&gt;Which heads does “%1” rest on?&lt;/a&gt;</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AtlasBar</name>
    <message>
        <source>Beside another…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens a second atlas of the same shape, and shows what changed, the largest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step of the training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a head must be like</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>previous &gt; 0.5 and layer &lt; 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measures with &lt;, &gt; or =, layer, head, tag = NAME, or words of names and notes; with and, or, not and brackets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No atlas is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, beside %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not understood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AtlasDocument</name>
    <message>
        <source>%1 is of a model with other layers and heads: choose one of the same shape, such as a fine-tuned or a quantized one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A note has %1 bytes at most: what is behind is not kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you wrote is not saved: %1 Save the atlas elsewhere with “Save as…”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The atlas is not saved: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AtlasExports</name>
    <message>
        <source>Saved %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures (*.pdf *.svg *.png *.tex *.html);;Numbers (*.csv *.npy)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AtlasJob</name>
    <message>
        <source>Texts that the model could not read: %1. The first, text %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paused at %1 of %2 texts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete: %1 texts.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AtlasProgress</name>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stops at the text that is being run; go on whenever you like</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texts that are done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pausing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening the model…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 texts, about %3 s left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 texts, about %3 min left</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AtlasWindow</name>
    <message>
        <source>Atlases (*.attnatlas)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New atlas…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computes an atlas of a model over a collection of texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens an atlas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+S</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saves the atlas with its notes under another name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;table…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every mean, or those of the heads that are found, as CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export &amp;figure…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is drawn in the middle, as PDF, SVG, PNG or TikZ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export &amp;page…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of it, with notes, as one HTML file that needs nothing else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closes this window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computes what is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run &amp;without each head…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs some of the texts once more for each head, to see what the next token loses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Find heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a &amp;note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+M</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Beside another…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An atlas is being computed: pause it before another one is begun.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not here: put it beside the atlas, and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run without each head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So many texts, drawn from all alike, are run once for each head.
Texts:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This atlas has %1 of %2 texts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open atlas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the atlas beside it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save atlas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 — Atlas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Atlas</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AttentionBlock</name>
    <message>
        <source>encoder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>decoder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cross</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>What this means</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens the handbook where it says what this message means, and what to do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BesideWindow</name>
    <message>
        <source>Views</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BrushBar</name>
    <message>
        <source>Paint:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear paint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave every cell to the rules again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paint: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each touch paints one cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each touch paints a query&apos;s whole row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each touch paints a key&apos;s whole column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uncover cells that the rules hide; click again or press Esc to stop painting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide cells that the rules show; click again or press Esc to stop painting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>erase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave cells to the rules again; click again or press Esc to stop painting</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CellColumn</name>
    <message>
        <source>NEXT TOKEN AFTER “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PREDICTED WORDS FOR “%1”, TOKEN %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PREDICTED WORD FOR “%1”</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChangedFiles</name>
    <message>
        <source>Reload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was changed by another program; reloading it replaces your unsaved changes, which Undo brings back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was changed by another program; reload it to see what it holds now.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ClassChart</name>
    <message>
        <source>Answers: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Predictions: %1. Thick: the class on average. Thin: the model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 nats apart on average.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which head is it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was expected of the hidden row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goal: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Students: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not shown: %1 more.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ClassCommands</name>
    <message>
        <source>&amp;Hand in answers…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save what you answered in this lesson as a file, or as a short code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;lease for a class…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save this lesson without its answers and notes, with its models and a worksheet, as one file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Collect answers…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read a folder of what a class handed in, as a table and as charts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Release for a class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lessons for a class (*.attnlesson)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Packing the lesson…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which lesson was answered? Choose the one with its answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lessons (*.lesson.md);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder of what was handed in</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ClassTable</name>
    <message>
        <source>%1 nats apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Student</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 prediction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 goal</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ClassWindow</name>
    <message>
        <source>Questions, predictions and goals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collected answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Students and their answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save table…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collect &amp;again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show to the &amp;class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole screen, without the table of students and without any name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: collected answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · students: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1  Prediction: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1  Goal: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Command, head (3.10, induction), token, example, model or term</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing found. Try another word, or a part of one.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CommandSources</name>
    <message>
        <source>%1 › %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heads sorted by: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knock out each head: which does “%1” rest on?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set of heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Positions: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>teaching module</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CompareBar</name>
    <message>
        <source>Layer %1 · Head %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head %1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+ add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare with one more head or run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far the weights of B&apos;s file are from A&apos;s, layer by layer, and what changes with them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head %1 of the comparison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove %1 from the comparison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each of %1 has its own scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>same scale for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>same scale for %1: 0 – 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CompareMaps</name>
    <message>
        <source>Compared attention maps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which two maps are subtracted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lowest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>highest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 attends to %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> or </source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ComparePage</name>
    <message>
        <source>teaching module</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A model&apos;s folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A GGUF file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GGUF files (*.gguf);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nearest to layer %1 · head %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This text is too long to be compared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a text to compare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no token for this text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>run %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CompareView</name>
    <message>
        <source>%1 nats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not defined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This query&apos;s weights, side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where they differ most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 − %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nowhere: the maps are %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nowhere: the two maps are the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 are %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jensen–Shannon divergence %1, %2: %3 (mean over queries)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · Jensen–Shannon %2 (mean)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row “%1”: %2 side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Query “%1”: %2 side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jensen–Shannon divergence %1 (mean over queries) · this query %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not in both</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ComparedMap</name>
    <message>
        <source>cell %1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · cell %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: not in both texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: not in its text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden until it has been guessed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden by the mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 → %3: %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without this token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 percent</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ComparedSides</name>
    <message>
        <source>1 token of %1 is not in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tokens of %2 are not in %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not computed yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entropy %1 nats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no row has an entropy</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Composer</name>
    <message>
        <source>There is no figure yet to fill a page with: type a text that the model knows first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no figure to add to the page yet: type a text that the model knows first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An empty page. Add what the window shows, choose a template, or drop a figure here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text is higher than its panel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 and %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The colour bar has no room beside its maps: arrange the panels again, or make them narrower.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The caption has no room under the panels: make the page higher, or leave it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Panel %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Panel %1 reaches beyond the page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention figure of several panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a second text for “two texts”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a session of two runs: in the window, Compare, two texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same weights as lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a picture for “map over picture”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a model that reads pictures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the whole map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>causal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>window of 2 and 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>window and global</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a text for “kinds of masks”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a model or module that reads a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how its weights come about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a second head for “two heads”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a model with several</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what wrote the chosen cell&apos;s score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One head&apos;s map with its tokens, one column wide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grid of heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every head of every layer, with one colour bar.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Through the layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The head of one number in each layer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same head in the texts of two runs, with cells of one size and one colour bar.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two heads and their difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two heads on one scale, and what one has more than the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four heads as lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The heads that you picked, or the layer&apos;s first, as lines between the tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One word in two heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the chosen token attends to, in two heads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map beside lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A head&apos;s map, and the same weights as lines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map over a picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a patch attends to, over the picture, and the whole map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kinds of masks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full, causal, windowed and global attention on your text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps of a head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queries, keys, scores and weights, and the map that they end in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map and account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A head&apos;s map, and what wrote the score of the chosen cell.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ComposerWindow</name>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begins an empty page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens a page, or a figure of one; a session becomes a panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saves the page, to open it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save page &amp;as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+S</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saves it under another name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export figure…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saves the page as PDF, SVG, PNG or TikZ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closes the composer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undoes the last change of the page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redoes what was undone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+Z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy page as picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+C</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies the page as PNG, SVG and PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;top drawing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stops what takes long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Arrange panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts the panels into the rows of the grid, each as high as it needs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pa&amp;nel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds a copy of the picked panel behind it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removes the picked panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the panel above it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move d&amp;own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt+Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Behind the panel below it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open in window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the panel&apos;s session in the main window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Take from window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replaces the panel by what the main window shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the window &amp;shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A &amp;text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A saved &amp;figure…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A whole &amp;page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied the page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Untitled page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1[*] — Composer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2 mm · panels: %3 · %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>maps as lossless pictures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: smaller than the %2 pt that can be printed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ContextMenu</name>
    <message>
        <source>%1 → %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy its &amp;name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show it in &amp;Map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show how it is computed, in &amp;Steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show wh&amp;y it has its score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Which heads do this?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the &amp;weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This weight is hidden until it has been guessed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show its &amp;map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show its &amp;steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Compare it with another head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy figure as &amp;picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy figure &amp;as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export figure…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add to pa&amp;ge</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CopyAs</name>
    <message>
        <source>Copy as co&amp;mmand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line that draws the figure again without the window, for a shell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as P&amp;ython</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A script that draws it with Matplotlib, its numbers within</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as sess&amp;ion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The session as JSON, as an .attnscope file has it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DifferenceWords</name>
    <message>
        <source>equal up to rounding (largest difference %1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>equal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 has the tokens of %1 in another order</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DistanceCurves</name>
    <message>
        <source>Scores over distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EngineDialog</name>
    <message>
        <source>The engine may &amp;download this model from the hub</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This model may run the Python &amp;code that lies beside its weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a model with an engine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program computes the model, here or on another machine, and this window shows it. AttentionScope brings one that runs whatever the Python library transformers knows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name of your own. Sessions keep this name, and never the command.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ssh gpu-node python3 -m attentionscope.engine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Engine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Started &amp;by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A folder on the engine’s machine, or a name on the hub</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B&amp;rowse…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chooses a model’s folder on this machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as they are stored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one device; or auto, balanced, cpu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How accelerate spreads the layers over several devices, and over memory and disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the latest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>De&amp;vices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;vision on the hub</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Such code can do whatever you can. Allow it only for models whose makers you trust.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starts the engine and opens the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A model’s folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine’s name may have letters, digits, dots, hyphens and underscores.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the command that starts the engine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type which model the engine is to open.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>cannot be read: %found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be written: %found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%field is cut short: expected %expected, found %found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%field cannot be understood: expected %expected, found %found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%field is missing: expected %expected, found %found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%field is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%field is missing: expected %expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%field cannot be used: expected %expected, found %found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%field has the wrong shape: expected %expected, found %found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown %field: %found. The known ones are %expected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown %field %found. Did you mean %nearest?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%field is not supported: expected %expected, found %found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%field is too long: expected %expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%field is too long: expected %expected, found %found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%field needs more memory than there is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%field does not fit into memory: it needs %found, and %expected is free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%field failed: %found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this session names %found, outside of its own folder; %expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%field could be any of %found; choose one with %expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no %field in this file. Open %expected.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExampleNote</name>
    <message>
        <source>Example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the note about the example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In layer %1 · head %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExportChart</name>
    <message>
        <source>Chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upwards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is measured of each head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure along the upright axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is measured along the upright axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Groups of heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each head by itself, or two groups of heads as their mean and standard deviation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each by itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>picked heads and all others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” and all others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” and “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose probability is followed while each head is switched off: the likeliest word, or words that are tracked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the likeliest word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all %1 tracked words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rather than “%2”</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExportColors</name>
    <message>
        <source>Colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>–</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Curve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>γ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which colours stand for the weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Range of the colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which weights the ends of the colour bar stand for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fixed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all maps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chosen row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lowest weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weight at the colour bar&apos;s lower end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highest weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weight at the colour bar&apos;s upper end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Curve of the colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How weights between the ends become colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>linear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>logarithmic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gamma</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gamma</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The exponent: below 1 small weights become brighter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2 everywhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over each map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over each query&apos;s row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over each head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over each layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over all maps together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over the chosen query&apos;s row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gamma %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2 · safe for colour-blind readers and in grey</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drawing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy ▾</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the figure on the clipboard (Ctrl+C)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy (PNG, SVG, PDF and text at once)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as %1 only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add to page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added to the page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close without saving (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose where the figure goes (Ctrl+S)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>knocking out each head: layer %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped; nothing was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped; %1 of %2 files were written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied the command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExportFormat</name>
    <message>
        <source>Vector, for papers; fonts are embedded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vector, for the web and drawing programs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pixels, for slides and documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One page for browsers: hover and keys read the numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TikZ for LaTeX: the text is set in the paper&apos;s own font</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The numbers as a table, with their tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The numbers for NumPy, float32</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Python script for Matplotlib, its numbers as NPY beside it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For screens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What most journals ask for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For fine print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dpi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text as &amp;paths</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>e&amp;xact cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sess&amp;ion inside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>n&amp;umbers inside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letters as outlines: they look the same where the fonts are missing, but cannot be searched or edited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every cell of the maps is in the file, also where several share one dot at %1 dpi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dots per inch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dots per inch, %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file contains its session: model, text and settings. Without it, it says nothing but what it shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file contains the numbers that it is drawn from, up to 64 MB: it can be reopened where their own file is not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExportGround</name>
    <message>
        <source>Background</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A white background</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transparent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No background: what lies behind the figure shows through</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme of the figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark text for light pages, or light text for dark slides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExportLabels</name>
    <message>
        <source>Labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Angle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Font</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warn below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bo&amp;ld letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>s&amp;paces as ␣</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;difference A − B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>colour &amp;bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;axis names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;values in cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d&amp;ots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Angle of the keys&apos; labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Angle of the keys&apos; labels; auto: as steep as they need to fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>auto</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1°</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of the labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of the token labels, in points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> pt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every n-th token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Labels every n-th token; auto: as many as stay readable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longer tokens are cut with an ellipsis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Font of all text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Font of all text; it goes into PDF files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DejaVu Sans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smallest size of text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warns about text below this size; most journals ask for 5 pt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letters of several maps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How several maps of a figure are lettered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bar that says which colour stands for which weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The words “query” and “key” beside the axes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weights as numbers, where they fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Circles whose area is the weight instead of coloured squares, to be read in grey</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“␣” where a token begins with a space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The letters of several maps in bold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The difference of the first two sides beside them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A line above the maps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line above the maps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the figure shows</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExportPage</name>
    <message>
        <source>Export figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of the preview; 100 % is as large as on paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress of the files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop after the file that is being written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopping…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>writing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExportPart</name>
    <message>
        <source>Rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all queries, or for example: cat, 3, 5-7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which queries are shown: tokens, or their positions counted from 1; empty: all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which tables of the calculation are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables: the usual ones ▾</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables: %1 of %2 ▾</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The usual ones</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExportSettings</name>
    <message>
        <source>Command that draws the figure again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draws this figure again without the window; Ctrl+A and Ctrl+C copy it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reproduce</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file contains its session: drop it on the window to reopen it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file contains no session: only this command draws it again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExportSize</name>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sizes in millimetres</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>inch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sizes in inches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Height</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width of the page, %1 to %2 mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Height of the page; auto: as high as the maps need</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns and pages that figures are made for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>custom size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>auto</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2 %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExportWhat</name>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All maps side by side in one file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One file each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file for every head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is exported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the figure shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names of the files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{model}, {layer} and {head} are replaced by the model&apos;s name and each head&apos;s numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the rows are labelled with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which token labels a row: the one where it is computed, or the next one, which it predicts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 files need {layer} or {head} in their names</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Exporter</name>
    <message>
        <source>There is no figure to save yet: open a picture first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no figure to save yet: open a sound first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no figure to save yet: type a text that the model knows first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied the command, which draws the figure again once it is saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied the command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied the figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied the Python script</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied the session</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Figure</name>
    <message>
        <source>, computed by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mask of a head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps of a head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparison of attention weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention weights over a picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention weights as lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parts of a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measures of heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knock-outs of heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention weight over distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two measures of heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest differences of attention weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lowest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>highest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>difference %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows of %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query (attending)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key (attended to)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layers and heads counted from %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 are %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jensen–Shannon divergence of %1 and %2: %3 nats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 − %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention of %1 as lines, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only %1 of %2 tokens are labelled: a taller figure or smaller labels have room for all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some tokens are cut, with an ellipsis: raise the longest label to show them whole.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>target token (attending)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>source token (attended to)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query “%1”: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; thicker: more weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lines: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layer %1 · head %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each %1 × %2 cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up to %1 × %2 cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attention weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>largest weight of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean weight of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · each map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · each row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · each head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · each layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · the chosen row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · γ %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query (predicting this target token)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query (predicting this token)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>predicting this token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>predicts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maps of so many tokens cannot show each cell: they stay pooled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention weights of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L%1 · H%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L%1H%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layers counted from %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 of %3 cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mask of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention mask of %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · mask: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What %1 attends to in a picture: %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · query %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight on each kind of token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>share of the photo that the crop kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>photo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>height</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hatched: hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queries × keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · rows of maps: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one token in %1 is labelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one token in %1 is labelled: a larger figure or smaller labels have room for all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Labels that are cut, with an ellipsis: %1. Raise the longest label to show them whole.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Labels overlap: there is room for one token in %1, not for one in %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The numbers in the cells are %1 pt, less than %2 pt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The smallest text is %1 pt, less than %2 pt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The figure is %1 mm high, but a page has only %2 mm: set a height, or a smaller width.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The font %1 is not installed here; text is in DejaVu Sans.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The font %1 is not installed here; text is in %2, which has the same widths.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No installed font has %1: such letters appear as boxes until you install one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What wrote the score of %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>products of %1, added to the score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>added to the logit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What wrote an answer of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What would follow each token, by each layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What would stand at each token, by each layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Logit lens of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>picked heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weights of single tokens: the map is too long for anything else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cells pooled to %1 dpi: each colour is the mean of %2 × %3 cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cells pooled to %1 dpi: each colour is the mean of up to %2 × %3 cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cells pooled to %1 dpi: each colour is the largest of %2 × %3 cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cells pooled to %1 dpi: each colour is the largest of up to %2 × %3 cells</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FigureContent</name>
    <message>
        <source>Chart: a measure of every head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chart: knock-outs of every head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chart: histogram of a measure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chart: two measures of every head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chart: histogram of this head&apos;s weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chart: weight over distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chart: largest differences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layer %1 head %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This head · %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All heads of layer %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head %1 of all layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mask of this head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps of this head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture with this head&apos;s weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flow of this head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why, as the view shows it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>-compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>-measures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>-knock-outs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>-scatter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>-differences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>-histogram</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>-all-heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>-mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>-steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>-picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>-flow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>-why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>-weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>-distances</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FigureDestination</name>
    <message>
        <source>PDF, vector (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SVG, vector (*.svg)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PNG, pixels (*.png)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HTML, for browsers (*.html)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TikZ, for LaTeX (*.tex)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV, numbers (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NumPy array (*.npy)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Python script and NumPy array (*.py)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 already exists.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the files into a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of the %2 files already exist.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FigureFacts</name>
    <message>
        <source>%1 each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tables, %2 numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2 numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tables of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PY and NPY</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 with tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>page for a browser, as wide as its window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text %1 pt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2 px</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>maps as lossless pictures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FigurePreview</name>
    <message>
        <source>Preview of the figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag it onto a folder or into another program</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FigurePython</name>
    <message>
        <source>predicted token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FileOpener</name>
    <message>
        <source>%1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine “%1” opens %2. A large model takes its time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds only tokens. Open the attention that they belong to first, or both files together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a picture without a session, and the open model reads no pictures. First open a model that does, such as ViT, then the picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a sound, and the open model reads no sounds. First open a Whisper model, then the sound.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds several arrays: %2. Which one do you want to see?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap queries and keys</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Film</name>
    <message>
        <source> · </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step %1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 tokens generated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>temperature %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layer %1 · head %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Flow</name>
    <message>
        <source>every weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every weight from %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the largest of each query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the %1 largest of each query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> and head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, from %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the strongest of %2 (%3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FlowCanvas</name>
    <message>
        <source>Attention flow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>: hidden by the mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>: not a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, %1 percent, rank %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 attends to %2%3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (token %2 of %3)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FlowLegend</name>
    <message>
        <source>Remove the lines of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point here to see the lines of %1 alone</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FlowView</name>
    <message>
        <source>query (predicting this target token)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query (predicting this token)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>target token (attending)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query (attending)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>source token (attended to)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key (attended to)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines per query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minimum weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Curves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw only the largest weights of each query; below 1: all of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights below this have no line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw curved lines instead of straight ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thicker lines carry more weight. Point at a token to see its lines alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weights that are NaN, without a line: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only the first %1 heads are drawn; left out: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · </source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GenerationBar</name>
    <message>
        <source> token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many tokens to generate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many tokens the model adds to the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step of the generation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go back to the text as it was when the model chose the next token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sample again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw different tokens in place of these, with the next seed (Ctrl+Shift+G)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the generated tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Generate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop after this token (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the model continue the text (Ctrl+G)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Glossary</name>
    <message>
        <source>%1 (measure)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measures; All heads can order, colour and name heads by it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>subword, piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unit a model reads: a word, a part of a word, a character, a byte or a patch of a picture. A tokenizer cuts a text into tokens and gives each one a number, its id.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chips below the text, and the labels of every map. Point at a chip to see its id.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>embedding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>token embedding, hidden state, x</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vector of numbers that stands for a token inside the model. It is looked up in a table by the token&apos;s id; each layer then changes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>x ∈ ℝ&lt;sup&gt;d_model&lt;/sup&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps, as the input x; d_model in the teaching module.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vocabulary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>token ids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All tokens that a model knows, each with an id. What is not in the vocabulary is cut into smaller pieces or left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chips below the text: what the model has no token for is struck through.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>special token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[CLS], [SEP], [MASK], &lt;s&gt;, &lt;/s&gt;, BOS, EOS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A token that the tokenizer adds and that stands for no word: &lt;s&gt; or [CLS] begins a text, &lt;/s&gt; or [SEP] ends or separates texts, and [MASK] stands where a word is to be guessed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chips below the text; the map&apos;s choice “Special tokens left out”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>padding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[PAD], padding token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens without meaning that fill up shorter texts, so that all texts of a batch have the same length. A padding mask hides them from every query.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several texts at once (“+ text”), and the rule “Padding” of the Mask view.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several texts that the model computes at once, padded to the same length. They do not see each other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“+ text” above the input; the list beside it chooses the one that is shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>position encoding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>positional encoding, order of words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What tells the model in which order the tokens stand. Without it, attention sees a text as a set: shuffled words give the same weights in another order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“Positions” in the teaching module; shuffle the words (Ctrl+Shift+H) to see the difference.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sinusoidal encoding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sine, cosine, fixed positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A fixed vector of sines and cosines of several wavelengths, one for each position, that is added to the embedding (Vaswani et al., 2017).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PE(pos, 2i) = sin(pos ∕ 10000&lt;sup&gt;2i∕d_model&lt;/sup&gt;), PE(pos, 2i+1) = cos(…)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“Positions” in the teaching module.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rotary embedding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RoPE, rotary position embedding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotates pairs of dimensions of each query and key by an angle that grows with the position, so that q·k depends only on how far apart the two tokens are (Su et al., 2021).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>angle of pair i = position · base&lt;sup&gt;−2i∕n&lt;/sup&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps, where q and k are rotated by position; “Positions” in the teaching module.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ALiBi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attention with linear biases, slope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Subtracts from each score a number that grows with the distance between query and key, by a slope of each head (Press et al., 2022).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>score − slope · |query − key|</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“Positions” in the teaching module; “+ bias of position” in the Cell panel and in Steps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>distance buckets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>relative position bias, T5 bias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A learned number for each head and each range of distances between query and key, added to the score as in T5. Large distances share a bucket.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>q, Q, row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vector with which a token looks for others: it is compared with every key. In a map, each row is the query of one token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>q = x W&lt;sub&gt;Q&lt;/sub&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rows of every map; the steps “queries Q”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>k, K, column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vector by which a token can be found: queries are compared with it. In a map, each column is the key of one token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>k = x W&lt;sub&gt;K&lt;/sub&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The columns of every map; the steps “keys K”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>v, V</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vector that a token hands on when it is attended to. A head&apos;s output is the sum of the values, each times its weight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>v = x W&lt;sub&gt;V&lt;/sub&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps, where the weights are applied to the values.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>context</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head&apos;s output, weighted values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a head hands on for one query: the values of all keys, each times its weight, added up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>context = Σ weight · v</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>projection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W_Q, W_K, W_V, W_O, output projection, parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A learned matrix that vectors are multiplied by: W_Q, W_K and W_V give queries, keys and values, and W_O brings the heads&apos; outputs back to the size of the embedding.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>output = Σ head&lt;sub&gt;i&lt;/sub&gt; W&lt;sub&gt;i&lt;/sub&gt;&lt;sup&gt;O&lt;/sup&gt; = concat(head&lt;sub&gt;1&lt;/sub&gt;, …, head&lt;sub&gt;H&lt;/sub&gt;) W&lt;sup&gt;O&lt;/sup&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps; the formula of the teaching module.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>q·k, attention logit, dot product</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How well a query and a key match: their dot product. It may be any number; the softmax turns scores into weights.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>s = q · k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Cell panel, first line; Steps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scale √d_k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scaled dot product, 1/√d_k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores are divided by the root of the key&apos;s length d_k. Otherwise long vectors would give large scores, and the softmax would put nearly all weight on one key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>s ∕ √d&lt;sub&gt;k&lt;/sub&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Cell panel and Steps; “Scale” in the teaching module.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>soft-cap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>logit soft-capping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keeps scores between −c and c by a smooth function, as in Gemma 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>c · tanh(s ∕ c)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“Soft-cap” in the teaching module; the Cell panel of models that have it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bias of position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>relative bias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number added to a score that depends only on where query and key stand. ALiBi and T5&apos;s distance buckets are such biases.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>s + b&lt;sub&gt;query, key&lt;/sub&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Cell panel and Steps of models that have one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>softmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>normalisation, exp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns a row of scores into weights between 0 and 1 that sum to 1. A score that is larger by 1 gets e ≈ 2.7 times the weight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>w&lt;sub&gt;i&lt;/sub&gt; = exp(s&lt;sub&gt;i&lt;/sub&gt;) ∕ Σ&lt;sub&gt;j&lt;/sub&gt; exp(s&lt;sub&gt;j&lt;/sub&gt;)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Cell panel; Steps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>temperature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What scores are divided by before the softmax. Below 1 the largest weight grows, above 1 the weights become more alike.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>w = softmax(s ∕ T)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T in the bar at the top.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attention weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight, attention probability, α</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much of a key&apos;s value goes into a query&apos;s result, from 0 to 1; the weights of a row sum to 1. It says where a head looks, not what the answer rests on: knock the cell or the head out to see that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>w = softmax(q·k ∕ √d&lt;sub&gt;k&lt;/sub&gt;)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cells of the map, the lines of Flow, the bars of the Cell panel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dropout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In training, some weights are set to 0 at random and the others are enlarged to make up for it. A trained model that is only used has no dropout.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>w ∕ (1 − rate) or 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“Dropout” in the teaching module.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attention sink</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>softmax off by one, rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where a head puts weight that it has no use for: often on the first token, in some models on a score that belongs to no key. In those models the weights that are shown sum to less than 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>w&lt;sub&gt;i&lt;/sub&gt; = exp(s&lt;sub&gt;i&lt;/sub&gt;) ∕ (exp(sink) + Σ&lt;sub&gt;j&lt;/sub&gt; exp(s&lt;sub&gt;j&lt;/sub&gt;))</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“Sink” in the teaching module; the measure “first token”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attention map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>heatmap, attention matrix, pattern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All attention weights of one head as a table: a row for each query, a column for each key. A bright cell means that the row&apos;s token attends to the column&apos;s token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>softmax(Q Kᵀ ∕ √d&lt;sub&gt;k&lt;/sub&gt; + mask)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map; small ones in All heads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weighted value norm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>‖weight · v W_O‖, norm-based attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The length of the vector that a key really adds to a query: its weight times its value, after the output projection (Kobayashi et al., 2020). A large weight on a short value adds little.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>‖w · v W&lt;sup&gt;O&lt;/sup&gt;‖</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The map&apos;s choice “‖weight · v Wᴼ‖”; the last line of the Cell panel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attention head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head, multi-head attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of several attentions that a layer computes side by side, each with its own projections and so with its own map. Their outputs are projected and added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head = softmax(Q Kᵀ ∕ √d&lt;sub&gt;k&lt;/sub&gt; + mask) V</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“Head” in the bar at the top (Alt+Left, Alt+Right); All heads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One round of attention and a feed-forward network. Models stack several: each layer reads what the one before it wrote.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“Layer” in the bar at the top (Alt+Up, Alt+Down).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grouped heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GQA, MQA, grouped-query, multi-query attention, H_kv</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several query heads share the same keys and values, which saves memory. With a single key and value head it is called multi-query attention.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“K, V heads” in the teaching module (More); Steps says which heads share.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>norm of q and k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>QK norm, RMSNorm, root mean square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queries and keys are divided by their root mean square before they are compared, so that scores cannot grow without bound (as in Qwen3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>q ∕ √(mean of q²)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“q, k norm” in the teaching module (More); Steps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>latent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>multi-head latent attention, MLA, low rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A shorter vector that keys and values, sometimes queries too, are projected from, as in DeepSeek-V3. Only the latent has to be cached. One more part of the key comes from the token itself, is rotated by position and is shared by all heads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>k = [ norm(x W&lt;sub&gt;down&lt;/sub&gt;) W&lt;sub&gt;K&lt;/sub&gt; , R x W&lt;sub&gt;R&lt;/sub&gt; ]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps of models that have latents.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>content and position terms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>disentangled attention, content to position, position to content, c2p, p2c</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In DeBERTa each distance has vectors of its own. A score is the sum of three products: query and key, query and the distance, key and the distance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>q&lt;sub&gt;i&lt;/sub&gt; · k&lt;sub&gt;j&lt;/sub&gt; + q&lt;sub&gt;i&lt;/sub&gt; · K&lt;sup&gt;r&lt;/sup&gt;&lt;sub&gt;i−j&lt;/sub&gt; + k&lt;sub&gt;j&lt;/sub&gt; · Q&lt;sup&gt;r&lt;/sup&gt;&lt;sub&gt;i−j&lt;/sub&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps of DeBERTa, “bias of position”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mixture of experts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MoE, expert, router, gate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several feed-forward layers side by side, of which each token goes through a few. A router gives every expert a score, and the best ones are taken with their weights.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Σ&lt;sub&gt;e taken&lt;/sub&gt; g&lt;sub&gt;e&lt;/sub&gt; FFN&lt;sub&gt;e&lt;/sub&gt;(x)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps, “experts”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layer without positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NoPE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A layer whose scores do not depend on where tokens stand, among others that rotate queries and keys: SmolLM3, Command R7B, Llama 4. It can look back as far as the text reaches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps, “project”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chunk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chunked attention, block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text is cut into chunks of equal length, and a query sees only its own chunk, as in most layers of Llama 4. A sliding window moves with the query; a chunk does not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mask, the rule “chunk”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>length by position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attention temperature tuning, scalable softmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queries of later tokens are longer, so that their weights stay sharp although they see more keys: layers without positions of Llama 4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>q · (1 + a ln(1 + ⌊(position + 1) ∕ step⌋))</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps, “lengthen by position”; “Longer queries” in the teaching module (More).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>output gate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gated attention, sigmoid gate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the output projection, a head&apos;s context is multiplied by numbers between 0 and 1 that are computed from the token itself: a head that has nothing to say can be closed (Qiu et al., 2025; Qwen3-Next).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head&lt;sub&gt;i&lt;/sub&gt; ⊙ 1 ∕ (1 + e&lt;sup&gt;−x·W&lt;sub&gt;G&lt;/sub&gt;&lt;/sup&gt;)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps, “gate”; “Output gate” in the teaching module (More).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>index of keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lightning indexer, sparse attention, top-k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small, cheap heads give every pair of tokens an index score, and a query attends only to the k keys with the highest scores, as in DeepSeek-V3.2. All others are hidden by the mask.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I = Σ&lt;sub&gt;j&lt;/sub&gt; w&lt;sub&gt;j&lt;/sub&gt; ReLU(q&lt;sup&gt;I&lt;/sup&gt;&lt;sub&gt;j&lt;/sub&gt; · k&lt;sup&gt;I&lt;/sup&gt;)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps, “index of keys”; Mask, “top-k”; “Top-k index” in the teaching module (More).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>difference of softmaxes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differential Transformer, Diff Transformer, differential attention, λ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two heads share their values; λ times the weights of the second is subtracted from those of the first, so that what both attend to cancels (Ye et al., 2024). What is left may be negative and does not sum to 1; each of the two maps is an ordinary one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(softmax(Q₁K₁ᵀ ∕ √d&lt;sub&gt;k&lt;/sub&gt;) − λ softmax(Q₂K₂ᵀ ∕ √d&lt;sub&gt;k&lt;/sub&gt;)) V</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps, “difference of softmaxes”; “Difference λ” in the teaching module (More).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>architecture, transformer, checkpoint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trained network with its tokenizer. AttentionScope reads it from a folder and computes every number itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“Model” in the bar at the top; File › Open model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>teaching module</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>own module, random parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A single attention layer that you set up yourself: sizes, positions, mask and seed. Its parameters are random, so its maps mean nothing; what they teach is how attention is computed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File › Teaching module (Ctrl+T); its settings in the Input panel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>encoder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bidirectional</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The part of a model that reads a whole text at once: every token may attend to every other. BERT is an encoder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“Encoder” beside the model&apos;s name, where the model has both parts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>decoder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>causal language model, autoregressive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The part of a model that writes: each token may attend only to itself and to those before it, and the next one is predicted from it. GPT is a decoder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“Decoder” beside the model&apos;s name, where the model has both parts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>self-attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention within one text: queries, keys and values all come from the same tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every map of a model that reads one text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cross-attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>encoder–decoder attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention from one text to another: queries come from the target (the decoder), keys and values from the source (the encoder). In translation it shows which source word each new word is made from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>q = y W&lt;sub&gt;Q&lt;/sub&gt;, k = x W&lt;sub&gt;K&lt;/sub&gt;, v = x W&lt;sub&gt;V&lt;/sub&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“Cross” (Ctrl+B) of a translation model; “+ second sequence” of a teaching module.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>residual stream</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>skip connection, hidden states</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vector of a token as it passes through the layers. A layer does not replace it: what its heads and its feed-forward network compute is added to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>x ← x + attention(x)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Intervene: a head that is switched off adds nothing to it. Attention rollout accounts for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attention mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which keys each query may see. Hidden cells get the weight 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>softmax(s + mask)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Mask view; “Mask” in the bar at the top; hatched cells of a map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>causal mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>look-ahead mask, triangular mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hides every token after the query, so that a model cannot read the word that it is to predict. Its map is a lower triangle, and the first row sees only itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key ≤ query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule “Causal” of the Mask view; the hatched upper triangle of a decoder&apos;s map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mask recipe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rule, window, prefix, segment, dilated, chunk, global</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A mask in one line of rules: &amp; means and, | means or, ! means not. For example causal &amp; window(3, 0) lets a query see itself and three tokens back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“Recipe” in the Mask view.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>−∞</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>minus infinity, hidden score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a hidden score is set to before the softmax: exp(−∞) is 0, so that the hidden key gets no weight. Programs often use a very low number such as −10⁹ instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exp(−∞) = 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps, where the mask is applied; “Hidden scores” in the Mask view.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>logit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unnormalised log-probability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The score that the model gives a token of the vocabulary as the next one. A softmax over all logits gives the probabilities of the next token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p = softmax(logits)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The likeliest next tokens in the Cell panel; attend --logits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>prediction, next token, log-probability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The token that the model finds likeliest: after the text, or in place of [MASK]. Measures and interventions say by how much its log-probability changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ln p(answer)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Cell panel, “Next token after …”; the measure “knock-out”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sampling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>top-k, top-p, nucleus, seed, temperature of the output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the next token is chosen from its probabilities: always the likeliest, or drawn at random. Top-k draws from the k likeliest alone, top-p from the fewest that together have the probability p; the same seed draws the same text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beside “Generate”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>logit difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>log-probability difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much likelier the model finds one token than another: the difference of their logits, which is that of their log-probabilities.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ln p(a) − ln p(b)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tracked words in the Cell panel, of the first two words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>knock-out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ablation, switch off, intervention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes a weight or a whole head out of the computation and runs the model again. What changes in its answer shows what the answer rests on, which the weights alone do not (Jain and Wallace, 2019).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ln p without − ln p with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Cell panel, “Knock it out”; the menu Intervene; “Knock out each head” in Measures.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean ablation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>replace by the mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gives every token the mean of the head&apos;s output over all tokens of this text, later ones too, so that the head says the same everywhere. The mean is not taken over a collection of texts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The menu Intervene.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>patching</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>activation patching, causal tracing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts the output of a head from another run in place of its own. If the answer changes to that run&apos;s, the head carries the difference.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The menu Intervene, “Take the head&apos;s output from run”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>induction head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in-context learning, prefix matching</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A head that looks for the same token earlier in the text and attends to the token after it, so that the model can repeat what it has seen (Olsson et al., 2022).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The measure “induction”; the example “The same word again”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nats, bits, unit of entropy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unit of entropies, divergences and log-probabilities that are computed with the natural logarithm. 1 nat is 1.443 bits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 nat = 1 ∕ ln 2 bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measures, Compare and the entropy of a row in Steps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attention rollout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Multiplies the mean maps of all layers up to one, each mixed half and half with the residual stream, to follow attention from a layer down to the input (Abnar and Zuidema, 2020).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R&lt;sub&gt;l&lt;/sub&gt; = ½ (mean of heads + I) · R&lt;sub&gt;l−1&lt;/sub&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The map&apos;s choice “Attention rollout up to the layer”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attention flow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>maximum flow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much can reach each input token from a token of a layer, where the mean maps of all layers below, each mixed half and half with the residual stream, say how much passes: the maximum flow through that network (Abnar and Zuidema, 2020). Each row is divided by its sum.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The map&apos;s choice “Attention flow up to the layer”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jensen–Shannon divergence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSD, divergence, difference of two heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much two rows of weights differ: 0 if they are equal, ln 2 ≈ 0.693 nats if they have no key in common.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>½ Σ p ln(p∕m) + ½ Σ q ln(q∕m), m = ½ (p + q)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare; the order “Similar” in All heads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>feed-forward layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MLP, FFN, ff</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The part of a layer that looks at one token&apos;s row at a time: two projections with a nonlinearity between them. Its result is added to the residual stream.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FFN(x) = f(x W₁ + b₁) W₂ + b₂</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why, as “feed-forward 2”, and “→ ff 2” for what it turns a part into.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>account of a score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>direct attribution, why a head attends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A score is a product of two rows, and each row is a sum of what the embedding and every earlier head and layer wrote into it. With each norm&apos;s factor held at its value, the score is the sum of the products of all these parts. It says what wrote the number, not what would happen without it (Elhage et al., 2021).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>s&lt;sub&gt;ij&lt;/sub&gt; = Σ&lt;sub&gt;a&lt;/sub&gt; Σ&lt;sub&gt;b&lt;/sub&gt; q(a)·k(b) ∕ √d&lt;sub&gt;k&lt;/sub&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why this cell? (Ctrl+9).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>logit lens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what each layer would say</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The final norm and the language head read the residual stream in the middle of the model, as if no layer followed (nostalgebraist, 2020).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why (Ctrl+9), Logit lens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>QK and OV circuit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query–key circuit, output–value circuit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a head&apos;s weight matrices do together, whatever the text: W_Q W_Kᵀ says which queries and keys match, and W_V W_O what is written for what is read. Its singular vectors are the directions that it tells apart most (Elhage et al., 2021).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why (Ctrl+9), Head&apos;s weights.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>composition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Q-, K-, V-composition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much of what an earlier head writes is read by a later head as its queries, keys or values, judged by the weights alone: 0 to 1, beside the value that two heads reach by chance (Elhage et al., 2021).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>‖OV₁ · QK₂‖ ∕ (‖OV₁‖ ‖QK₂‖)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>patch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vision transformer, ViT, image token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A square of a picture, which a vision transformer reads as a token. [CLS] is an extra token that stands for the whole picture; registers are extra tokens that stand for nothing, and SigLIP has a learned query after its last layer instead, the pooling probe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture (Ctrl+8).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GlossaryWindow</name>
    <message>
        <source>In AttentionScope:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the terms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the term means</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No term matches “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GroupedBars</name>
    <message>
        <source>%1 (key %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This query sees no key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the %1 largest of %2 keys</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GuessBars</name>
    <message>
        <source>%1, 1 hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, 1 point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for each token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, hidden by the mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, picked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, the model gives it %1 of 100</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your pick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GuessCommands</name>
    <message>
        <source>&amp;Guess</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guess this &amp;row…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide the chosen row everywhere until you have said where it looks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guess its &amp;strongest key…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide the chosen row until you have said what it looks at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guess this &amp;weight…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide the chosen row until you have said how much of it is on this token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guess which &amp;head this is…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let others look for the head that is shown now</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GuessPanel</name>
    <message>
        <source>Predict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who guesses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My guess</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>100 points over the tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raised hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many in a class expect each token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spread evenly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spread the points that are left evenly over all tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take all points back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the model&apos;s weights over your guess</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guess again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide the row again and start without points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End guessing; the row is shown again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>□ your guess     ■ the model     points of 100</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guess and model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The row is not shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The row to guess belongs to a text or a model that is no longer shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What does %1 look at most?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Pick the token that you expect to get the most weight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a token, or choose it with ← and → and press the space bar.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much does %1 look at %2?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Of the 100 points of this row, how many are on this token?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag the bar, or type a number; + and − change it by 5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where does %1 look?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. How many of the class expect each token to get the most weight?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Give this row&apos;s 100 points to the tokens that you expect it to attend to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>← and → choose a token, a number sets its hands, + and − change it by 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag a bar, or type: ← and → choose a token, a number sets its points, + and − change it by 5. Points left over are spread evenly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The row stays hidden until you press Show.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of 100 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 hand raised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 hands raised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of 100 points left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nearly all of it on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most of it on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No token has half; most has %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You said %1 of 100 points on this token; it gets %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You picked %1: right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You picked %1, which is at rank %2 of %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You picked no token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the row of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which head is it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You chose %1. Look for it in All heads (Ctrl+5) and click it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All maps and numbers stay visible; press Show to see which head is meant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You picked the head that was shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You picked %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GuessPlay</name>
    <message>
        <source>Layer %1, head %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layer %1, head %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no row to guess yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This text is too long for a row to be guessed key by key.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GuessResult</name>
    <message>
        <source>Jensen–Shannon divergence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much your points and the weights differ: 0 if they are the same, ln 2 = 0.69 if they have nothing in common</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0: the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0.69: nothing shared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your points where the weight is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 nats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not defined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No token picked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your first choice, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rank %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of 100</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Divergence %1. %2: %3. Points where the weight is: %4.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandInDialog</name>
    <message>
        <source>Hand in answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As your class knows you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no worksheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last digits of the worksheet&apos;s id: 12 of L3-1-012</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Name or number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Worksheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The short code of your answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies the code, to be sent or pasted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file contains your answers, when you gave them, and what you typed here; nothing else about you or this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your answers stay as they are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save your answers as a file, to be handed in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions answered: %1 of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Predictions made: %1 of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goals reached: %1 of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still open in steps: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The code contains your number, but no sentences in your own words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The code contains no name, and no sentences in your own words. Type a number from 1 to 9999 above to have it in the code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answers (*.attnanswers)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandbookPdf</name>
    <message>
        <source>Contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Handbook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later, without any warranty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AttentionScope: handbook</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandbookSaver</name>
    <message>
        <source>Save as PDF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saves all chapters with their figures as one PDF, to print or to read elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stops; no file is written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures that are drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the handbook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped; no file was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The handbook was not saved: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The handbook was not saved: the program that draws it could not be started.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandbookWindow</name>
    <message>
        <source>Handbook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the handbook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chapter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No section matches “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HeadCard</name>
    <message>
        <source>asks most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens whose queries put most weight beside the first and the special tokens, where heads rest: the mean over their queries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is asked most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens that most of all weight goes to: their share of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tags of the head, with commas between them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tags, with commas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes about the head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you found out about this head. It is saved with the atlas.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2
95 %: %3 to %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes can be written once the atlas is complete or paused.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HeadChart</name>
    <message>
        <source>Chart of layers and heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of layers and heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HeadDescriber</name>
    <message>
        <source>The head in words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the shown head does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts all sentences on the clipboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no head to describe yet: type a text, or open a model.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HeadDescription</name>
    <message>
        <source>%1 (token %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layer %1 of %2, head %3 of %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layer %1, head %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 attention, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tokens attend to %2 tokens of the other text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tokens attend to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It reads a picture as %1 tokens, most of them patches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It reads a sound as %1 tokens, each a moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It reads a text of %1 tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It attends mostly to the token itself: %1 of its weight on average.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It attends mostly to the previous token: %1 of its weight on average.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It attends mostly to the next token: %1 of its weight on average.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It attends mostly to the first token: %1 of its weight on average.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It attends mostly to tokens that the tokenizer added: %1 of its weight on average.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It attends mostly to the same token before, where there is one: %1 of the weight on average.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On random tokens that are repeated, it attends to what came after the same token before: %1 of its weight on average.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No named pattern takes %1 of its weight. Of these patterns it does most of “%2”: %3 on average.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It follows the other text&apos;s order by %1, where 1 is exactly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each row sees one key alone, so that there is nothing to choose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mean entropy of its rows is %1 bits of at most %2: as spread as %3 equal keys.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mean entropy of its rows is %1 nats of at most %2: as spread as %3 equal keys.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rows with the strongest single weights: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over all rows, most weight is on %1: %2 on average.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In %1 of %2 rows at least half of the weight rests on the first token, %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In %1 of %2 rows at least half of the weight rests on tokens that the tokenizer added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mask hides no cell.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mask hides %1 of %2 cells.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mask hides %1 of %2 cells, by %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows that see no key: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows with weights that are NaN or infinite, which are left out: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows that are hidden until they have been guessed: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is text %1 of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows are named after the tokens that they predict.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No row has weights that can be described.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HeadGrid</name>
    <message>
        <source>All heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what is measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>most like %1.%2, %3 nats from it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HeadList</name>
    <message>
        <source>The two 95 % intervals touch: it may be chance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>measure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name, tags</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HeadMaps</name>
    <message>
        <source>head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HeadOffNote</name>
    <message>
        <source>This head is switched off: it adds nothing to its layer&apos;s output.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the head add to its layer&apos;s output again (Ctrl+Shift+K)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HeadScatter</name>
    <message>
        <source>Heads by %1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No head has this measure in the texts that were read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No head has both measures: choose others above.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heads that lack one of the two: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 (95 %: %3 to %4)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step of the training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, this atlas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, the other</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HeadSetMenu</name>
    <message>
        <source>&amp;Name the picked heads…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick heads with Ctrl+click or by dragging around them, then give them a name to find them again. Sets are saved with the session.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pick its heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Note…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Delete the set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the picked heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name by which views, Ctrl+K and --heads find them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What these heads do, and how you know</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HeadsNavigator</name>
    <message>
        <source>Heads</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HelpBoxes</name>
    <message>
        <source>F1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the handbook, at the view or dialog in use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl + F1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what the terms mean; point at a control to read its term</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everything is computed again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point at a cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>see how its weight is computed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a cell, arrow keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keep a cell chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose the query, with Ctrl the key; right-click to split or join it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl + 1 … 7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>map, steps, mask, compare, all heads, flow, measures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl + 9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>why a cell has its score; Alt + ← and → walk the trail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift + drag in the map, M</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mark cells: rank heads by them, hide them, attend to them alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All heads: Ctrl + click, Space, rubber band</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pick several heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl + P</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hide the chosen row and guess where it looks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl + L</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>go to a token of the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F8, F9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>show or hide the panels at the sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F6, Shift+F6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move the keyboard to the next panel, or to the previous one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>right button, Menu key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what can be done with a cell, a head or a token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+K</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>find commands, heads, tokens, examples, models and terms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps: Space, ← →, 1 … 9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play, step, jump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps: S, O, A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one stage alone, one query, all queries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl + Shift + D, Ctrl + Shift + K</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>describe the shown head in words; switch it off, or on again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl + Z, Ctrl + Shift + Z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undo, redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt + arrow keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other head, other layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl + B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>encoder, decoder or cross-attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl + R</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>label each row with the token that it predicts, or with its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl + +, Ctrl + −, Ctrl + 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everything larger, smaller, at its usual size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the map: Ctrl + wheel, two fingers, + − 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>zoom the map; drag moves it, double click shows it whole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl + O, Ctrl + Shift + O, or drop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open a session or figure; a model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl + S</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>save the session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl + E, Ctrl + Shift + E</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>export what is shown, all heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl + Shift + C</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>copy the figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stop computing, leave full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>present this view; ? lists the keys there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F11</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys and gestures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About AttentionScope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;h3&gt;AttentionScope %1&lt;/h3&gt;&lt;p&gt;Computes and shows attention. Every number on screen is the engine&apos;s own.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later, without any warranty.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HtmlFigure</name>
    <message>
        <source>weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query (predicting this token)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query (attending)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key (attended to)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This page draws its figure by a script of its own, which is switched off here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The numbers are too many for tables in a browser; CSV has all of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers are whole: every digit of their float32, as CSV has them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers are rounded to 1 decimal; CSV has all digits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers are rounded to %1 decimals; CSV has all digits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden by the mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden until it has been guessed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys of this query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the order of the keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>largest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole map as a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This map is too large for a table in a browser; CSV has all of its numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 largest of %2 keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point at a cell, or press Tab and the arrow keys.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrow keys move the cell; Home and End go along the row, with Ctrl along the column; Page up and Page down pass ten queries; Alt with an arrow key shows another head; Enter keeps the cell, Escape leaves it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 queries × %2 keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The numbers of this page are damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This browser is too old to unpack the numbers of this page: Chromium 80, Firefox 113 and Safari 16.4 can.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>InkLayer</name>
    <message>
        <source>What was drawn by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>InputPanel</name>
    <message>
        <source>Examples ▾</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentences in which a head shows what it does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the tower: the part of the model that reads the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the tower: the part of the model that reads the texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+ text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a text; the texts form a batch, padded to one length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove this text from the batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+ second sequence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cross-attention: keys and values from another text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to self-attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the words into another order and see what changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Input text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a sequence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything is computed again while you type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text of the batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which text of the batch is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the text is cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the text is cut into tokens; right-click a token to split or join it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text field holds %L1 characters, so only the beginning of the %L2 pasted ones was taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>picture %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sound %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queries and keys from %1: %2 and %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention from %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention from %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens · %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens · %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+ second text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pair: the model reads a second text after this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to one text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys and values from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text that keys and values come from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Struck through: %1 has no token for it, so it is left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too long for the memory: only the first %1 tokens are used, as you chose (Ctrl+Z undoes this; the rest are grey).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too long: only the first %1 of %2 tokens are used (the rest are grey).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to compute yet; the view still shows the previous text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to compute yet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>This query sees no key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other heads at this cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How this weight is computed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why this score?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What wrote the query&apos;s row and the key&apos;s, and how their products make the score (Ctrl+9)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hides this cell in this head and computes the answer again. Ctrl+Z puts it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the row of %2 → %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query %1 · key %2 · layer %3 head %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, in the row of “%2”: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This query&apos;s weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PREDICTING “%1”, IT ATTENDS TO</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PREDICTING THE NEXT TOKEN, IT ATTENDS TO</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>× %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>× %1 ÷ %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>÷ √d&lt;sub&gt;k&lt;/sub&gt; = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>÷ √d&lt;sub&gt;k&lt;/sub&gt; × %1 = %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read from the file, not computed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>q·k over 1 dimension</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>q·k over %1 dimensions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>soft-cap %1 · tanh(s ÷ %1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+ bias of position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mask: visible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mask: hidden by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and the sink</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set by an intervention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>÷ the row&apos;s sum %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set by an intervention, not by softmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dropout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>‖weight · v W&lt;sup&gt;O&lt;/sup&gt;‖</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computing this cell in every head…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A weight says where the head looks, not what the answer rests on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knock it out</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>InterveneMenu</name>
    <message>
        <source>&amp;Intervene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch the head &amp;off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+K</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shown head adds nothing to its layer&apos;s output, and later layers change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the head&apos;s output from &amp;run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove all interventions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compute as the model itself does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Scale the head…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Multiply the shown head&apos;s output by a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace the head&apos;s output by its &amp;mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each token gets the mean of the head&apos;s output over all tokens of this text, later ones too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the head attend &amp;evenly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each query gives the same weight to every key that it sees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hide the marked cells in this head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the shown head, the marked cells (or the chosen one) get no weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide them in e&amp;very head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In every head, the marked cells (or the chosen one) get no weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide the chosen &amp;key from the other tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No other token can attend to it, in any head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the head attend to the marked cells &amp;alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A query with marked cells attends to these alone, to each of them equally</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hide the chosen cell in this head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide it in e&amp;very head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare with another run first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale the head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Multiply its output by</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>InterventionList</name>
    <message>
        <source>Interventions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compute as the model itself does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the head&apos;s output is multiplied by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove this intervention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L%1 H%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>token %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>switched off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>output × %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its mean output over this text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attends evenly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attends to %1 alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>output of run %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LensCanvas</name>
    <message>
        <source>What the model would say after each layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the token asked for %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LessonCommands</name>
    <message>
        <source>&amp;Lessons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open lesson…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a file whose name ends in .lesson.md or .attnlesson; you can also drop it on the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Previous step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Record a lesson…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a lesson from what is shown, step by step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit this lesson…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Record a &amp;step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Return</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lessons (*.lesson.md *.attnlesson);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A lesson cannot open this link: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This link leads to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>The row stays hidden until you press Show.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number sets its points, arrow keys, + and − change them by 5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What does “%1” look at most?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Pick the token that you expect to get the most weight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a token, or choose it with the arrow keys.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much does “%1” look at “%2”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Of the 100 points of this row, how many are on this token?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag the bar, or type: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where does “%1” look?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Give this row&apos;s 100 points to the tokens that you expect it to attend to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag a bar, or type: Tab chooses a token, %1 Points left over are spread evenly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which head is it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look for it among the heads and choose it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All maps and numbers stay visible; press Show to see which head is meant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer %1, head %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the row of “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (predict)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (goal)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (question)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture %1 is not there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In AttentionScope: change what is shown until this is so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps of the lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All steps one below the other, to print them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>◀ Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The previous step (Page Up)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next ▶</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next step (Page Down)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page down and Page up, or the buttons above, lead through the steps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a map arrow keys move the cell; Home and End go along the row, with Ctrl along the column; Alt with an arrow key shows another head; Enter keeps the cell, Escape leaves it. Every number is one that the program has computed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Noted. The lesson&apos;s answer: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Noted. Write it down: this page does not know the answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is not a number. Write it like 0.95.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing here has that name. Type it as it is written beside the map, or click it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not quite. Look again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not quite. Look again, or ask for a hint.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A cell, such as it → cat: type it or click it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A head, such as 4.4: type it or click it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A token: type it or click it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In your own words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Predict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spread evenly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guess again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of 100 points left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of 100 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>□ your guess     ■ the model     points of 100</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your guess %1, the model %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nearly all of it on “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most of it on “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No token has half; most has “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You said %1 of 100 points on this token; it gets %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You picked “%1”: right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You picked “%1”, which is at rank %2 of %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You picked no token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jensen–Shannon divergence, from 0 (the same) to 0.69 (nothing shared):</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 nats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not defined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your first choice, “%1”:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No token picked:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rank %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your points where the weight is:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of 100</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You chose layer %1, head %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right: layer %1, head %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is layer %1, head %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You picked the head that was shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You picked layer %1, head %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You picked no head.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 steps</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>◀ Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The previous step (Page Up)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next ▶</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next step (Page Down)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand in…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save your answers as a file, or as a short code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The goals of this step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps of the lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the lesson; what is shown stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1  %2 (predict)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1  %2 (goal)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1  %2 (question)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try what you like. %1 shows the step again; Ctrl+Z then brings back what you did.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> Now: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goal reached:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goal:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LessonProse</name>
    <message>
        <source>The step&apos;s text</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LessonRecorder</name>
    <message>
        <source>Lessons (*.lesson.md)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Record a lesson as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>own-lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit a copy as</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LessonRecording</name>
    <message>
        <source>The first step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LikenessPanel</name>
    <message>
        <source>Likeness</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How similar each text is to the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a picture under Picture to see how similar the texts are to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a text under Text to see how similar it is to the picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shares of the texts: softmax of %1 · cosine. Cosines: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cosine: %1, of the picture and “%2”. Under Text, + text adds one to compare.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LongMap</name>
    <message>
        <source>%1 × %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up to %1 × %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each pixel is the largest of %1 weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each pixel is the mean of %1 weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refining</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refining, %1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped at %1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>largest of queries %1 × keys %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean of queries %1 × keys %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>E&amp;xamples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AttentionScope</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MapAlignment</name>
    <message>
        <source>+ %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MapColorMenu</name>
    <message>
        <source>Colours of the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Automatic range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the smallest to the largest number of the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Range of the &amp;chosen row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Range of &amp;each row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Linear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lo&amp;garithmic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over at most four powers of ten: what is smaller has the colour of the lower end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shares of the range to this power: below 1 small numbers become brighter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fixed range, %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fixed range, %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This map is too long: the rows of its pictures stand for several.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the smallest to the largest number of the chosen query&apos;s row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In each row from its own smallest to its own largest number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ga&amp;mma %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0–%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fixed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>auto</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ▾</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How numbers become colours</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MapControls</name>
    <message>
        <source>Weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>‖weight · v Wᴼ‖</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All heads of the layer in one map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All heads of the model in one map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention rollout up to the layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention flow up to the layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Their mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Their sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The largest of their weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words instead of pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special tokens shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special tokens left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special tokens left out, rows renormalised to 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First text → first text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First text → second text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second text → first text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second text → second text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a pixel of the map shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pixel shows the largest of its weights: no thin line vanishes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pixel shows the mean of its weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pixel shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Norms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer&apos;s heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picked heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rollout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>largest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A → A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A → B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B → A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B → B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · no special</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ▾</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the map&apos;s cells and rows stand for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picked heads in one map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picked heads in one map (pick heads in All heads first)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MapDifference</name>
    <message>
        <source>The difference appears when both maps are computed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No difference: %1 has %2 × %3 cells, %4 has %5 × %6. Only maps of one shape can be subtracted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 − %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red: %1 larger; blue, −: %2 larger</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MapPage</name>
    <message>
        <source>computing the map… (Esc stops)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom in the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at fewer cells: Ctrl and the wheel, or + in the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom out of the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at more cells: Ctrl and the wheel, or − in the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at all cells: double click, or 0 in the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go to token…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a token by its text or its number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unmark all cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cells are marked by Shift and drag, or M</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A token&apos;s text, or its number from 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a token of this text.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MapView</name>
    <message>
        <source>hatched: hidden by the mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query (predicting this target token)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query (predicting this token)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>target token (attending)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query (attending)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>source token (attended to)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key (attended to)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each pixel is the mean of about %1 × %1 weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each pixel is the largest of about %1 × %1 weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each pixel is the mean of about %1 × %1 cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each pixel is the largest of about %1 × %1 cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: hidden until it has been guessed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: not computed yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: hidden by the mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: not a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>colours: one range for all rows, as the map is too long for one of each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lowest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>highest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left out of this map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · </source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MaskCells</name>
    <message>
        <source>outside %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>uncovered by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>visible because of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>visible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>future (causal)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>padding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>painted</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MaskDiagram</name>
    <message>
        <source>Mask diagram</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is visible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>visible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MaskExplanation</name>
    <message>
        <source>Visible keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights with −∞ before softmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights with softmax, then hide and renormalise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two ways to mask give the same weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>−∞ before softmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>softmax, then hide and renormalise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 → %2 is visible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 → %2 is hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query %1 · key %2 · distance %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No rule hides this cell.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>… and %1 more rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the row “%1” sees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What query “%1” sees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>… and %1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The row “%1” sees no key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Query “%1” sees no key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>largest difference %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over all cells of this head</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MaskOrders</name>
    <message>
        <source>Two ways to mask give the same weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>−∞ before softmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>softmax, then hide and renormalise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>largest difference %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MaskSentences</name>
    <message>
        <source>cached keys come first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ≤ %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 &gt; %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is the token itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most %1 back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than %1 back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most %1 ahead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than %1 ahead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key %1 is global</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query %1 is global</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>token %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of these tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>neither %1 nor %2 is %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>distance %1 is a multiple of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>distance %1 is not a multiple of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it shows every cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key %1 is not padding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key %1 is padding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key %1 is among the first %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key %1 is not among the first %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same segment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another segment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same chunk of %1 tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another chunk of %1 tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not hidden by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>uncovered by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not uncovered by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model&apos;s table shows it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model&apos;s table hides it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>among the %1 visible keys of highest index score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not among the %1 visible keys of highest index score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key %1 was added by the layer, and every query sees it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key %1 was not added by the layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shows it: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not apply: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hides it: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (“!” means not)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the softmax nothing is left to renormalise: its weights are all 0 and so is its output.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every score is −∞, so the softmax would divide 0 by 0: PyTorch gives NaN, and here all weights are 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its weights are hidden until they have been guessed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its weights are NaN.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number that is added is so large that all scores become equal: each of the %1 keys gets %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every score is the same, so its weight is spread evenly: 1/%1 = %2 for each key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every score was lowered alike, so its weights are as if nothing were hidden: %1 to %2, in all %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 cells hidden by %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, %1 more by %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none of %1 cells is hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no query is left without a key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query %1 sees no key</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MeasureChooser</name>
    <message>
        <source>weight of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MeasureTable</name>
    <message>
        <source>The patterns that take at least the chosen share of the head&apos;s weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MeasuresPage</name>
    <message>
        <source>layer %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 sequences (Esc stops)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” at token %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MeasuresView</name>
    <message>
        <source>What is measured of each head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name heads from  </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the weight at which a head is named after a pattern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A head is named after a pattern, such as previous token, if at least this share of its weight follows it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save table…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the table as CSV, sorted as it is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without the first row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave out the first row: in a causal map it can only attend to itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without special rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure the rows of the text&apos;s own tokens alone, without [CLS], [SEP] and the like</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entropies and log-probabilities in bits instead of nats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>induction from  </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>  sequence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>  sequences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many random sequences induction is averaged over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many random sequences induction is averaged over; ± in its column is their spread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> The answer is %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> Press “Knock out each head”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> No cell is marked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knock out each head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This model does not predict tokens, so no answer could change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch off one head after the other and see how the probability of %1 changes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ModelChooser</name>
    <message>
        <source>Opens models of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a part of a name, architecture or folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove from the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a &amp;folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a model from any other folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a f&amp;ile…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a GGUF file, as Ollama and LM Studio store them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the current model (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run the chosen model on the text (Enter)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a model folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a model file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GGUF files (*.gguf);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ModelCommands</name>
    <message>
        <source>%1 (comes with the program)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teaching module (random parameters)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open model…	Ctrl+Shift+O</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open with an engine…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a saved module…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a saved module</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved modules (*.safetensors)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the module</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>/module.safetensors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ModelList</name>
    <message>
        <source>It</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>revision %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The models that you open are listed here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No model comes with this program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No models yet. Those that Python&apos;s transformers downloads from the Hugging Face Hub are listed here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Hugging Face cache at %1. Set HF_HOME or HF_HUB_CACHE if it is somewhere else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comes with the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your folders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hugging Face cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No model matches “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2, %3, in %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2, %3: %4</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ModelsDialog</name>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>feed-forward in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>feed-forward out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>heads, nats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the two models differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A is %1, B is %2. Each number is how far B&apos;s weights are from A&apos;s, ‖A − B‖ / ‖A‖; for heads it is the mean Jensen–Shannon divergence of their rows, 0 to 0.69 nats.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far apart the two files are, layer by layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>token embedding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>language head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two runs read different tokens, so heads and answers are not compared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next token: A says %1, B says %2. The answers are %3 nats apart (Jensen–Shannon).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ModuleFormula</name>
    <message>
        <source>&lt;br&gt;k, v: H&lt;sub&gt;kv&lt;/sub&gt; = %1 for H = %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> + bias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> + mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[%1, sink]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;br&gt;I = Σ&lt;sub&gt;j&lt;/sub&gt; w&lt;sup&gt;I&lt;/sup&gt;&lt;sub&gt;j&lt;/sub&gt;·ReLU(q&lt;sup&gt;I&lt;/sup&gt;&lt;sub&gt;j&lt;/sub&gt;·k&lt;sup&gt;I&lt;/sup&gt;); mask: the %1 highest I of each query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, then hidden weights → 0 and each row ∕ its sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dropout(%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;br&gt;then + Σ g&lt;sub&gt;e&lt;/sub&gt;·E&lt;sub&gt;e&lt;/sub&gt;(output): softmax(output·W&lt;sub&gt;R&lt;/sub&gt;), the %1 highest of %2, whose sum is made 1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ModuleLarge</name>
    <message>
        <source>Longer queries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a: the query at position p, counted from 0, is multiplied by 1 + a·ln(1 + ⌊(p + 1) ∕ n⌋)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step of longer queries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>n: queries grow after every n tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Output gate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Multiplies a head&apos;s context by a sigmoid of x, before W_O</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one for each head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one for each number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Top-k index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>k: each query sees only the k keys with the highest index scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Index heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many heads the index has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Index dimensions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length of the index&apos;s queries and keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difference λ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heads become pairs, and λ times the second softmax is subtracted from the first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Latents of keys and values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length of the shorter vector that a token&apos;s keys and values are projected from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Latents of queries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length of the shorter vector that a token&apos;s queries are projected from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared dimensions of keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many of the d_k dimensions come from x itself, are the same for all heads and are rotated by position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Experts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many feed-forward layers a router chooses from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Experts for each token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many of them each token goes through</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of x</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>H, d of index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Latents k, v</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Latents q · shared</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ModuleOptions</name>
    <message>
        <source>Heads of keys and values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>H_kv: the number of key and value heads, which the query heads share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What q·k is multiplied by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1∕√d_k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Soft-cap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>c: scores become c · tanh(score ∕ c), as in Gemma 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention sink</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A score that takes part in the softmax but belongs to no key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>softmax off by one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>learned for each head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RMSNorm of q and k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Root-mean-square norm of each head&apos;s queries and keys, as in Qwen3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bias k, v</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>add_bias_kv: one learned key and value after the others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>zero k, v</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>add_zero_attn: one key and value of zeros after the others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last queries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only this many last tokens are queries; the keys and values of all come from a cache, as in generation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>K, V heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sink</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>q, k norm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>multi-head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>multi-query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grouped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ModulePanel</name>
    <message>
        <source>own settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teaching module</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The modules that tutorials and libraries build, ready to run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More settings of the module</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared keys and values, scale, soft-cap, sink, norms, added keys, last queries, gate, index of keys, difference of softmaxes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a saved module</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the module with its parameters, for a class to share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random parameters, not trained.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random parameters, not trained, from %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ModulePositions</name>
    <message>
        <source>Positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the positions of tokens are encoded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ALiBi&apos;s form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the head&apos;s slope is multiplied by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>−|query − key|</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key − query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key, from the first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buckets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many buckets the distances are sorted into; each has a number for each head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger distances share the last bucket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Direction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether keys after the query have buckets of their own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bidirectional</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one direction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which two dimensions of q and k are rotated together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>interleaved (2i, 2i+1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>half-split (i, i+n∕2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotated dimensions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>n, how many of each head&apos;s dimensions are rotated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The position of the first token; no score changes with it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Span of distances</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>n: distances from −n to n − 1 have a vector each; those beyond share the last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position terms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is added to q·k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both terms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>content to position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>position to content</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>θ: pair i is rotated by position · base^(−2i∕n)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slope ×</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buckets · max</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>n · offset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base θ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terms · span</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sinusoidal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>learned table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rotary (RoPE)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ALiBi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T5 distance buckets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a learned bias for each pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>content and position terms</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ModuleRandom</name>
    <message>
        <source>Dropout rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the weights that dropout sets to 0, as in training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dropout seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another seed drops other weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another seed gives other random parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whole numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parameters are −1, 0 and 1, to compute a head by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dropout · seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random seed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ModuleSizes</name>
    <message>
        <source>Heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>H, the number of heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d_model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length of a token&apos;s vector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d_k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length of a head&apos;s queries and keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d_v</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length of a head&apos;s values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Projections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One matrix for q, k and v together, or one for each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>separate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fused q | k | v</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fused (d k h)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>biases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bias for each projection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W_O</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An output projection W_O after the heads are concatenated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>H · d_model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d_k · d_v</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>q, k, v</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewAtlasDialog</name>
    <message>
        <source>Also run texts without each head:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New atlas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model, or a folder of checkpoints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column of a sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens of a text at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also run texts without each head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texts to be run without each head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File of the atlas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A model&apos;s folder, or one that holds a folder for each checkpoint of a training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A text a line, or a sheet with a column of texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A folder of such files, or of pictures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the atlas is written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By how much the next token&apos;s log-probability changes without a head. A pass for each head and text, so it takes long; of a model that predicts the next token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a model or a training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a folder of texts or pictures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texts and sheets (*.txt *.csv *.tsv);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Atlases (*.attnatlas)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PageBar</name>
    <message>
        <source>Page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>w</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo the last change of the page (Ctrl+Z)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the page as PNG, SVG and PDF (Ctrl+Shift+C)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the page as PDF, SVG, PNG or TikZ (Ctrl+E)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>custom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>auto</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The page&apos;s height; auto: as high as its panels need</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns of the grid that panels are arranged in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(a)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fit, %1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Untitled page</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PageCanvas</name>
    <message>
        <source>The page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2 mm, panels: %3. Tab picks the next panel, arrows move it by half a millimetre.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PageFiles</name>
    <message>
        <source>After a crash, what you changed since the last save would be lost: %1. Save the page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages, figures and sessions (*.attnpage *.attnscope *.pdf *.svg *.png);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This page names %1, outside of its own folder. Read it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>/page.attnpage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages (*.attnpage)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF, vector (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SVG, vector (*.svg)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PNG, pixels (*.png)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TikZ, for LaTeX (*.tex)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV, numbers (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>figure.pdf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AttentionScope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the changes to %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AttentionScope closed unexpectedly. Restore your page?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PageSize</name>
    <message>
        <source>Science, 1 column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1½ columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Science, 2 columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Science, 3 columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ACL column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ACL text width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ICML column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ICML text width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NeurIPS text width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A4 page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slide 16:9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PanelList</name>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 pt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>print it under the panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+ Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a panel: what the window shows, a text, a saved figure, or a whole template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Panels of the page; drag them into another order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag a panel to another place in the order, or move it with Alt+Up and Alt+Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Held together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maps of weights have one range of colours, and one colour bar beside the first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one colour bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cells of single maps are as large as the smallest of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>equal cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maps in a row begin at one height, maps in a column at one place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>axes aligned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Token labels have one size on the whole page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the figure shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Caption of the figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Journals set captions themselves; on a slide it stands on the page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Caption</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too small: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be drawn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PanelProperties</name>
    <message>
        <source>Open in window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows this panel&apos;s session in the main window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take from window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replaces this panel by what the main window shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick a panel to set its place, colours and labels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heading beside its letter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heading of the panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text of the panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place and size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>columns of the grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Token labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>auto</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> pt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>values in cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>axis names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>colour bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>own colour bar and range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This panel does not share the colours of the others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draws the cells without their numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Widen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makes the panel as wide as its text needs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each panel is a session of its own; the page keeps all of them and reopens from its PDF.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No panel picked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too small to print: %1. Its text reaches %2 pt if the panel is %3 mm wide.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PartName</name>
    <message>
        <source>token embedding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>segment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bias of the embedding’s projection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>norm biases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>output biases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cross head %1.%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head %1.%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>feed-forward %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>convolution %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query bias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key bias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>added key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vector of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>language head&apos;s bias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vocabulary bias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ff %1’s biases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 → ff %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the other %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PatchCanvas</name>
    <message>
        <source>The answer with the second run&apos;s numbers, layer by layer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PatchThumbnail</name>
    <message>
        <source>The picture as the model sees it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture as the model sees it; a click on a patch shows what it attends to</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PatchWords</name>
    <message>
        <source>distillation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 register</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 registers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pooling probe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>patch %1,%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>patches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden until it has been guessed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on %1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The preprocessor&apos;s crop cut off %1 % of the photo&apos;s width and %2 % of its height.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The preprocessor&apos;s crop cut off %1 % of the photo&apos;s width.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The preprocessor&apos;s crop cut off %1 % of the photo&apos;s height.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cut off: %1 % of the width, %2 % of the height</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cut off: %1 % of the width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cut off: %1 % of the height</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · up to the %1 % quantile</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PictureCanvas</name>
    <message>
        <source>Picture with attention weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>column %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · this row</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PictureControls</name>
    <message>
        <source>the largest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 % quantile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which token is the query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The token whose attention is shown: a special token, or a patch, which you can also click. Home chooses [CLS], the token of the whole picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the colours stand for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>‖weight · v Wᴼ‖</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights, or how long the vector is that each patch adds: large weights on short values count less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the colours end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number that has the brightest colour; larger numbers share it, so that one bright patch does not hide the rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opacity of the weights over the picture, in percent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much of the picture shows through the weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pooling probe</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PictureInput</name>
    <message>
        <source>Open picture…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A PNG or JPEG file; dropping one on the window does the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no preprocessor_config.json, so mean and standard deviation are taken to be 0.5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2 pixels in %3 × %4 patches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop a picture here, PNG or JPEG.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, and %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PictureView</name>
    <message>
        <source>probe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: hidden by the mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: hidden until it has been guessed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: not a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, length %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pooling probe: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Query %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PositionWords</name>
    <message>
        <source>s − m·|i − j|, m = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>s + m·(j − i), m = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>s + m·j, m = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>s = q·k ∕ √d</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>x + p before q and k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>q and k rotated by i·θ and j·θ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>s + b of the distance i − j</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>s + b of each i and j</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>s + q·K of i − j + k·Q of i − j</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only permuted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a different map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same words, W_Q and W_K in all columns. Shuffle the words to see which maps know their order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put back in order, these maps are not those of the words as typed: the order makes a difference.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Even without positions the map changes (largest difference %1): the mask follows the order of the words. Choose a mask that hides nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without positions the map is only permuted: put back in order, it is the same map (largest difference %1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the other encodings the map changes: the order of the words makes a difference.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PositionsPage</name>
    <message>
        <source>Position encodings are compared in a teaching module, because its encoding can be changed. Press Ctrl+T, or choose one under Model in the top bar.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position encodings are compared within one text. Remove the second text under Input.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This view would reveal the row that is being guessed. Press Show under Predict first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computing position encodings …</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PositionsView</name>
    <message>
        <source>no positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Shuffle the words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score over distance: the key&apos;s position minus the query&apos;s. The line is the chosen pair&apos;s mean over all positions, large dots are the pair&apos;s cells, small dots all others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One head with several position encodings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position encoding of column %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The position encoding of column %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the words into another order, in every column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put them into yet another order</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Presenter</name>
    <message>
        <source>&amp;Present</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show this view alone, larger, on the full screen (F5)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The screen is black.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The screen is white.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys while presenting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This session cannot hold more lines. Erase some to make room.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This view is being presented on another screen. F5 goes there; Esc ends it there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>? shows the keys, Esc ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 times as large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The spotlight is off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The spotlight is on. Only Map and Steps show it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The spotlight is on the chosen row and column; S turns it off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mouse no longer draws.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can draw only on the cells of Map and Steps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mouse draws; P puts the pen away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mouse erases lines; E puts the eraser away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lines drawn on this view are erased; Ctrl+Z brings them back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is only one screen.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PresenterActions</name>
    <message>
        <source>The lesson&apos;s next step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The previous step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spotlight on the chosen row and column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pen: draw on the cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eraser: remove lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Erase all lines drawn on this view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything larger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything smaller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes, the next step and a timer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move to the next screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End; everything is as it was before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>◀ Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next ▶</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spotlight  S</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pen  P</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eraser  E</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black  B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White  W</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smaller  −</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger  +</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Screen  X</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End  Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space, Shift+Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next and the previous step, unless the view itself uses these keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+1 … 9, Alt + arrow keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another view, another head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo, ink too</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PresenterCell</name>
    <message>
        <source>This query&apos;s weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chosen cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of this row&apos;s weight · layer %1, head %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the other key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the other %1 keys</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PresenterNotes</name>
    <message>
        <source>Notes — AttentionScope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes of this step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the audience sees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No preview of this step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Audience sees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A −</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smaller letters in the notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A +</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger letters in the notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No lesson is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This step has no notes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the last step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The view does not change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>planned: %1 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This step begins with a guess.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drawing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This step cannot be opened.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PresenterWall</name>
    <message>
        <source>AttentionScope, presented</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Presentation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step of the lesson</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PresetTitles</name>
    <message>
        <source>One head, fused (d k)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heads, fused (d k h)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Block of d_model / H</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Biases, d_model 512</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d_in, d_k, d_v differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cross-attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Causal mask, two ways</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Σ head · W = concat · W</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By hand: whole numbers, √d = 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One head of four dimensions with small whole numbers, to be computed with a pencil.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grouped-query (GQA)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Multi-query (MQA)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plain, any number of tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sliding window of 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prefix-LM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dilated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Segments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Window and global</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>−3.4e38 added (HF eager)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>−10000 added (BERT)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last 3 queries, K and V cached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sinusoidal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RoPE, half-split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RoPE, interleaved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RoPE, partial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RoPE scaled, Llama 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RoPE scaled, YaRN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ALiBi, causal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ALiBi, symmetric</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ALiBi as in BLOOM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T5 distance buckets, unscaled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Content and position terms (DeBERTa)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distances have vectors of their own: a score is the sum of content to content, content to position and position to content.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Temperature 0.5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Soft-cap 20 (Gemma 2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Query and key norm, RoPE (Qwen3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learned sinks (gpt-oss)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Softmax off by one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extreme scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measures of the weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>torch: in_proj, causal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>torch: cross-attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>torch: bias_kv and zero_attn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>torch: float attn_mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chunks of 4 tokens (Llama 4)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A token sees only its own chunk of the text, as in most layers of Llama 4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No positions, longer queries (Llama 4)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No positions are encoded, and the queries of later tokens are longer, as in every fourth layer of Llama 4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Output gate for each head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each token opens or closes each head with one number between 0 and 1 (Qiu et al., 2025).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Output gate for each number (Qwen3-Next)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each token gates every number of a head&apos;s context, before the output projection.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Top-3 index of keys (DeepSeek-V3.2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A small index lets each query see only the 3 keys with the highest index scores.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difference of two softmaxes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heads come in pairs, and 0.8 times the second softmax is subtracted from the first, as in the Differential Transformer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Latents and a shared key (DeepSeek-V2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queries, keys and values are projected from shorter vectors, and all heads share the part of the key that the rotary embedding rotates.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two of six experts (Mixtral)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the attention, each token goes through the two feed-forward layers that a router chooses for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sizes and projections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Masks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores and weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>torch.nn.MultiheadAttention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As in models too large to run here</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>weight by distance, in tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queries by entropy, in nats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queries by weight on the first token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without each head: %1 texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same weights as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 of every head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step of the training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of every head, step by step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>95 %: %1 to %2, of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Means over all queries; hold the pointer over one for its 95 % interval over resampled texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>asks most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is asked most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Atlas of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head by head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>softmax over 1 key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>softmax over %1 keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” no. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, in head %2.%3,</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the weight from %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the entropy of the row of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what %1 attends to most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the probability of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model&apos;s answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the head&apos;s measure “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the mask is changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the text is changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only heads are changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the temperature is changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the position encoding is changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is less than %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is at most %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is more than %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is at least %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layer %1 · head %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entropy, in bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entropy, in nats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entropy, of the most possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean distance, in tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attends to itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attends to previous token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attends to next token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attends to first token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attends to special tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attends to [CLS] or what begins the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attends to [SEP] or what ends a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>concentration: the largest weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attends to same token before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>follows the other text&apos;s order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>induction, on a repeated sequence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight of the chosen cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight on the marked cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>knocking it out changes the answer by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entropy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entropy share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>self</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>previous token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>special tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[CLS], begin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[SEP], end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>concentration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>same token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>induction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chosen cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>marked cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>knock-out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>−Σ w log₂ w of each query&apos;s weights, in bits: how evenly it spreads. Mean over all queries of this text; the first row of a causal map counts as 0, as it sees one key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>−Σ w ln w of each query&apos;s weights, in nats: how evenly it spreads. Mean over all queries of this text; the first row of a causal map counts as 0, as it sees one key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entropy ÷ ln n, where n is the number of keys that the query sees; 1: evenly. Mean over the queries of this text that see more than one key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Σ w · |query − key|, in tokens: how far a query looks. Mean over all queries of this text; the first row of a causal map counts as 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight on the token itself. Mean over all queries of this text; the first row of a causal map counts as 1, as it sees nothing else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight on the token before. Mean over the queries of this text that have one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight on the token after. Mean over the queries of this text that may see it: none in a causal map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight on the first token, where many heads rest (attention sink). Mean over all queries of this text; the first row of a causal map counts as 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight on all tokens that the tokenizer added, such as [CLS] and [SEP], taken together. Mean over all queries of this text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight on the tokens that the tokenizer put before the text, such as [CLS] or &lt;s&gt;. Mean over all queries of this text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight on the tokens that the tokenizer put between and after the texts, such as [SEP] or &lt;/s&gt;. Mean over all queries of this text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The largest weight of each query. Mean over all queries of this text; the first row of a causal map counts as 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight on all earlier tokens with the same token id, so “The” is not “the”. Mean over the queries of this text that have such a token before them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correlation between the positions of a query and of the keys that it attends to, each pair counted by its weight, over all queries of this text. 1: later words attend to later parts of a sound or of the other text; 0: in no order. Measured only in maps from one text to another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight on the token after an earlier copy of the query&apos;s token. Measured not on this text but on a sequence of up to %1 random tokens that is repeated once, in the unchanged model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight on the token after an earlier copy of the query&apos;s token. Measured not on this text but on %1 sequences of up to %2 random tokens that are repeated once, in the unchanged model: their mean; ± is their standard deviation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each head&apos;s weight at the cell that is chosen in the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each head&apos;s weight on the cells marked in the map (Shift+drag), added up in each row. Mean over the rows that have marked cells.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change of the answer&apos;s log-probability, in bits, when the head is switched off and all else stays; below 0: the head favoured the answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change of the answer&apos;s log-probability, in nats, when the head is switched off and all else stays; below 0: the head favoured the answer.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QuestionBox</name>
    <message>
        <source>Answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A cell, such as it → cat: type it or click it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A head, such as 4.4: type it or click it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A token: type it or click it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In your own words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Noted. The lesson&apos;s answer: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Noted. It is handed in with your answers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is not a number. Write it like 0.95.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing here has that name. Type it as it is written beside the map, or click it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not quite. Look again, or ask for a hint.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not quite. Look again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecipeLine</name>
    <message>
        <source>Character %1: expected %2, found %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recipe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mask recipe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which keys each query may see, in one line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Join rules with &amp; (and) and | (or); ! means not.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecorderPanel</name>
    <message>
        <source>Stop recording; the lesson is saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recorder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title of the lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Record a step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds what is shown now after the chosen step (Ctrl+Return)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undoes the last edit of the lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redoes the edit that was undone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps of the lesson; drag them into another order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag a step to another place, or move it with Alt+Up and Alt+Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds a copy after this step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removes the step (Delete)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, saved at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking the promises …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a lesson yet: see the line in red above.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is promised yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The promise is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All %1 promises are kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 of %1 promises is broken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 promises are broken.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecorderStep</name>
    <message>
        <source>Copy the view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The step shows what is shown now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text, in Markdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes, for whoever presents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highlight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the chosen cell&apos;s row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the chosen cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guessed before it is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the key with most weight in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the chosen cell&apos;s weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose an answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>which cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>which head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>which token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>free text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answers, one per line; begin right ones with *</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer with what is chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The right answer is the cell, head or token that is chosen now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goal, checked by the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Promises, recomputed while you edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Promise what is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Promises the chosen cell&apos;s weight, as it is now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✕ %1: is %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Promise %1 instead</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RotaryScalingSection</name>
    <message>
        <source>Rotary scaling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the rotary embedding is stretched for texts longer than in training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>linear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dynamic NTK</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>YaRN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Llama 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>factor: how many times longer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trained tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>original_max_position_embeddings: the longest text in training, in tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>low_freq_factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wavelengths above trained tokens ∕ low_freq_factor are stretched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>high_freq_factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wavelengths below trained tokens ∕ high_freq_factor stay as they are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beta_fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs that rotate more often than this over the trained tokens stay as they are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beta_slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs that rotate less often than this over the trained tokens are stretched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attention_factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What sine and cosine are multiplied by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0.1·ln factor + 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scaling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Factor · from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Low · high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>β fast · slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sin, cos ×</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RowNames</name>
    <message>
        <source>predicting %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(next)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>predicting the next token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for the next token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at this token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RuleButtons</name>
    <message>
        <source>Full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every query sees every key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Causal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A query sees itself and what comes before it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Padding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No query sees padding, the tokens that fill up a shorter text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A query sees its neighbours: this many back and this many ahead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prefix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every query sees this many first tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Segment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text is cut into segments; a query sees only its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chunk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text is cut into chunks of this many tokens; a query sees only its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dilated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A query sees every second, third, … key, counted from itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Global</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These tokens see every key, and every query sees them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model&apos;s own mask.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rule</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RuleNames</name>
    <message>
        <source>hand</source>
        <comment>hidden by hand</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RunLine</name>
    <message>
        <source>positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>temperature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove run %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text of run %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position encoding of run %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the teaching module encodes positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mask recipe of run %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which keys each query may see, such as model or causal &amp; window(3, 0)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Temperature of run %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RunModelButton</name>
    <message>
        <source>Model of run %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computed with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (comes with the program)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teaching module (random parameters)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GGUF file…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RunTitle</name>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the teaching module</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>run %1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RunTroubles</name>
    <message>
        <source>%1 is computed by an engine called “%2”, and no command on this machine starts it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the command…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the first token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the first %1 tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep one layer at a time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Use fewer tokens, or keep only the layer that you look at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, which this session needs, is not there. Locate it to see its numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has changed since the session was saved, so its numbers may differ.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Locate…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The session wants to read %1, which lies outside of its own folder. Allow it only if you know who made the session.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where is %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention (*.npy *.npz *.safetensors *.json *.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved modules (*.safetensors)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GGUF files (*.gguf)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SampleStrip</name>
    <message>
        <source>How samples are chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quantiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows at five quantiles of rows drawn from all alike</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A row of each part of the measure&apos;s range, rare ones too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other rows of the same quantiles or parts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find the model…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Says where the model lies that the atlas was computed from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure that samples are chosen by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text %1, row %2: %3
Opens in the main window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No row of this head has this measure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Their maps are computed with %1, which the atlas names.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model is not here: what is known of the samples is shown, their maps are not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw the maps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where is %1?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SampleTile</name>
    <message>
        <source>Sample at %1: %2. %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sample at %1: %2. %3. Without the head: %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SamplingControls</name>
    <message>
        <source>How the next token is chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Likeliest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always the token that the model finds likeliest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sampled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each time a token drawn at random, by the probabilities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the next token is chosen: the likeliest, or drawn at random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Temperature of the output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores are divided by it: below 1 likely tokens become likelier, above 1 less likely</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Top-k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only this many of the likeliest tokens can be drawn; 0: all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Top-p</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the likeliest tokens, up to this much probability in all, can be drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same seed draws the same text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applied in this order, as Hugging Face does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ▾</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the next token is chosen: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SamplingWords</name>
    <message>
        <source>T %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>top-k %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>top-p %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Likeliest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sampled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next token is drawn by these probabilities.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next token is drawn by these probabilities (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> %L1 of %L2 tokens can be drawn; the others are cut and not listed.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScatterPanel</name>
    <message>
        <source>Across</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scatter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A point for each head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A line for each head, step by step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure across</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark: low layers, yellow: high ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dashed: the step that is looked at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Across: this atlas; up: the other. What did not change lies on the line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cross: 95 % intervals of the chosen head&apos;s means.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoringControls</name>
    <message>
        <source>Hidden scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set to −∞</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set to −10⁹</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set to −10000</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set to −3.4·10³⁸</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>add −3.4·10³⁸ (as Hugging Face)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set to 0 (wrong)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the score is replaced by −∞</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the score is replaced by −1e9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the score is replaced by −10000</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the score is replaced by float32&apos;s lowest number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>float32&apos;s lowest number is added to the score, as Hugging Face does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the score is replaced by 0: a mistake, since exp(0) = 1 and hidden keys keep a weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mask, then softmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>softmax, then mask and renormalise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether scores are hidden before the softmax or weights after it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Divides the scores: below 1 the weights are sharper, above 1 flatter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which heads a change applies to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whole model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In this order hidden weights become 0; no score is filled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden cells: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layer %1 head %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SessionCommands</name>
    <message>
        <source>After a crash, what you typed since the last save would be lost: %1. Save the session to another place, or make room on the disk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sessions, figures, pictures, sounds, modules and attention (*.attnscope *.png *.jpg *.jpeg *.svg *.pdf *.html *.wav *.flac *.ogg *.safetensors *.npy *.npz *.json *.csv);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open pictures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open sounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sounds (*.wav *.flac *.ogg *.mp3);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>/session.attnscope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sessions (*.attnscope)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your last unsaved work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved, from %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No session has been saved yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AttentionScope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the changes to %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you typed is not saved, and it cannot be kept for the next time: %1.

Save it to another place, or make room on the disk and close again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AttentionScope closed unexpectedly. Restore your work?</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>AttentionScope closed unexpectedly %n times. Restore what you worked on last? File › Open recent lists all of it.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Restore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your last changes were not saved. Continue with them?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File › Open recent keeps them until other changes are not saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 The copy is kept in the same folder under another name.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Usual settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the window, the lessons and the first chapters of the handbook. The command line speaks English.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The colours of the window. High contrast has black behind everything and no grey text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type &amp;size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything in the window, maps and numbers too; exported figures keep their sizes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing m&amp;oves by itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Menus and hints appear at once, the cursor does not blink, no bar runs to and fro.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maps and measures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Colours of maps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Viridis and cividis are read by people with any colour vision, greys on any printer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Layers and heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>count from 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>count from 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In figures and the numbers exported from them; Python&apos;s libraries count from 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Entropy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in nats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One bit is ln 2, about 0.693 nats: the entropy of two keys with equal weights.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folders of models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a folder of models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the chosen folder from the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Folders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open model… lists what lies in them, too: GGUF files, and folders as Hugging Face stores them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which folder holds models?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T&amp;hreads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many processors a pass may use at once. The numbers are the same with any.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Memory of a pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What does not fit is computed again when it is looked at. Holds from the next start on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> MB</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SheetChoices</name>
    <message>
        <source>This lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A head of small whole numbers to be computed by hand, and the lesson&apos;s questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights of the map are missing, and it is read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps of this head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One row, from its scores to its weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of what</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the worksheet is of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Causal: each token sees itself and those before it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose row is worked out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drawn by the seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many copies, each another one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each copy is another sheet with an id of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same seed makes the same sheets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>210 × 297 mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>8.5 × 11 inches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each sheet has an id: of the same lesson or head, the same id is the same sheet for ever.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are %1 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This one is %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two files are written: the sheets, and the key beside them.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SheetCommands</name>
    <message>
        <source>There is nothing to make a worksheet of yet: type a text that the model knows, or open a lesson.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SheetDialog</name>
    <message>
        <source>Worksheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview of the worksheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sheet or key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What students get</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page before (PgUp)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next page (PgDn)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress of the copies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%v of %m</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop; nothing is written then</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close without saving (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose where sheets and key go (Ctrl+S)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped; nothing was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved %1, and the key beside it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>copy %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the worksheets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>worksheet.pdf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace the key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 already exists.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShownMap</name>
    <message>
        <source>‖weight · v Wᴼ‖</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attention rollout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attention flow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean attention weight of the layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sum of the layer&apos;s attention weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>largest attention weight of the layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean attention weight of the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sum of the model&apos;s attention weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>largest attention weight of the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean attention weight of the picked heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sum of the picked heads&apos; attention weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>largest attention weight of the picked heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attention weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sum of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the largest weight of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>heads %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 picked heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>‖weight · v Wᴼ‖: length of the vector that each key adds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each layer&apos;s %1 heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the layer&apos;s %1 heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all %1 heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the %1 heads of %2 layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rollout up to each layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rollout up to layer %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attention flow up to each layer; rows divided by their sums</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attention flow up to layer %1; rows divided by their sums</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>special tokens left out; rows renormalised to 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>special tokens left out; rows sum to less than 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>special tokens left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the first text to itself alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the first text to the second alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the second text to the first alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the second text to itself alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pieces of words: summed over keys, averaged over queries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attention weights instead: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SideColumn</name>
    <message>
        <source>Attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Encoder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text&apos;s attention to itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decoder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The target&apos;s attention to itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cross</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the target&apos;s tokens, the queries, to the text&apos;s, the keys (Ctrl+B: the next of the three)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown: %1. Click a head to show it, Ctrl+click to compare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, in %2 (the other words are not in that run)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SoftmaxTable</name>
    <message>
        <source>The softmax of this row, key by key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: softmax, key by key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An intervention puts other weights in place of the softmax’s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden until it has been guessed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sees no key: every score is −∞, and its weights would be 0 ÷ 0. PyTorch gives NaN here; AttentionScope writes 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight = exp(s − %1) ÷ %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; %1, the largest score, is subtracted so that no exponential overflows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, then hidden → 0, then ÷ %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, then hidden → 0. Nothing is left: PyTorch gives NaN here; AttentionScope writes 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>score s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exp(s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 ÷ 0 → 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exp(s − %1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>÷ %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden → 0, ÷ %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sink</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: exp(%2 − %3) = %4; ÷ %5 = %6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mask hides this key, yet its fill leaves it a weight.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SoundInput</name>
    <message>
        <source>Open sound…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A WAV, FLAC or Ogg file; dropping one on the window does the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tokens, one for each 20 ms of %2 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop a sound here, WAV, FLAC or Ogg. The model hears the first %1 s.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Spectrogram</name>
    <message>
        <source>The sound as the model hears it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The power in each band of the sound over time, low bands below; a click chooses a moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SpokenCell</name>
    <message>
        <source>adding a vector of length %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 percent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>less than 0.1 percent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 percent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden until it has been guessed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not computed yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden by the mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 attends to %2: hidden until it has been guessed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 attends to %2: not computed yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 may not attend to %2: hidden by the mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 attends to %2: not a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 attends to %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, rank %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>computing… (Esc stops)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped; the view still shows what was computed before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2 tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · 1 head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2 heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layer %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read from %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>computed in %1 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>random parameters, not trained</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>random whole numbers, not trained</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>parameters from a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queries and keys from a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>    shown before dropout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>    this head is switched off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>    1 intervention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>    %1 interventions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mask: %1 of %2 cells hidden    %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of the file&apos;s weights are NaN or infinite; they are drawn in pink.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of the weights are NaN or infinite, because of the file&apos;s queries and keys; they are drawn in pink.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of the weights are NaN or infinite, because of the model&apos;s own parameters; they are drawn in pink.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StepArithmetic</name>
    <message>
        <source>an intervention puts the context of another run in its place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an intervention puts the mean over all queries in its place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>times 0: the head is switched off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>times %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StepChanges</name>
    <message>
        <source>%1 → %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>teaching module</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>second text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a different one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>picture or sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>temperature, hidden scores or order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>interventions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>comparison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>different sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step %1 of the calculation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shows the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first step says all that is shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This step shows what the step before shows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes since the step before: %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StepsPlayer</name>
    <message>
        <source>One step back (←)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play, or stop (Space)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One step on (→)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space: play · ← →: step · ↑ ↓: query · Ctrl + ← →: key · 1–9: jump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>❚❚ Step %1 of %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>▶ Step %1 of %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StepsSheet</name>
    <message>
        <source>from the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>longer with position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rotated by position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>− mean, ÷ deviation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>÷ root mean square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, rotated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LayerNorm(%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RMSNorm(%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden scores: %1 added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden scores: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>input x</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>latents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queries and keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>norm of q and k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rotate by position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lengthen by position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>soft-cap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bias of position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>index of keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>softmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>divide by the row&apos;s sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dropout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>difference of softmaxes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weigh the values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>experts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>measures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>x, the last tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>x</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>x, all tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>y, attended to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>latent of queries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>latent of keys and values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key part of all heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>latent · W_Q</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>x · W_Q</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>latent · W_K, shared part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>y · W_K</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>x · W_K</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>q</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queries Q</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keys K</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>values V</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scores Q Kᵀ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · tanh(s ÷ %1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>content → position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>position → content</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+ bias of position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>index scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+ mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>softmax over all keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden → 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sink</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kept or dropped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after dropout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>w₁, of the previous head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>w₂, of the next head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>w₁ − %1 · w₂</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>× V, context</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(w₁ − λ w₂) × V</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>σ(x · W_G)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>context ⊙ gate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this head: context · Wᴼ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Σ over heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>concat · Wᴼ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>experts chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>heads side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entropy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attention received</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean of the heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>contacts of residues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pooling probe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attention rollout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>norm(x · W down)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of x, rotated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query · vector of the distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key · vector of the distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a column for each expert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>latent · W_V</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>y · W_V</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>x · W_V</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dot products</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scaled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>capped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows sum to 1; 0 where no key is seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows and sink sum to 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows sum to 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the %1 highest stay visible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its share of each row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 and 0, by the seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>÷ (1 − rate)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pair&apos;s other softmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>applied to V; may be negative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of this softmax alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weighted values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of both heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 to 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sum over queries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of all heads, symmetric, corrected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its weights in this head, after the last layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>through the layers up to here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps of the calculation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dimension %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StepsView</name>
    <message>
        <source>This layer: %1 multiply–adds (%2 projections, %3 scores, %4 values), %5B of attention weights. At twice the length: %6, %7B.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2 tokens · 1 head shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 token · 1 head shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tokens · 1 head shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>norm </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> + bias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> + mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, sink</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>÷ row sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dropout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and the sink</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Σ weight · v, %1 numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the context of another run instead of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, then the mean over all queries in its place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, times 0: the head is switched off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, times %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>x has %1 numbers for each token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>q·k of %1 = %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an intervention instead of softmax: weight of %1 = %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>÷ the row&apos;s sum %1: weight of %2 = %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all heads side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keys and values are projected from %1 numbers per token instead of %2; %3 more are the part of the key that all heads share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>× %1 for position %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>q of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 with its bias = %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expert %1 (× %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after this attention, %1 goes through %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>q of %1 and k of %2 are outlined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; this layer rotates neither: it has no positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; k and v are those of head %1 of %2, which %3 heads share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>− mean, ÷ deviation, × weight: q of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>÷ root mean square: q of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>÷ root mean square, × weight: q of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · k of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rotated by position %1: dimensions %2 and %3 of q, %4 → %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no index score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>index score of %1 = %2; another rule hides it from %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>index score of %1 = %2: not among the %4 highest that %3 may see, so it is hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>index score of %1 = %2: among the %4 highest that %3 may see, so it stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is visible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is hidden by %2: its score becomes %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is hidden by %2: its weight becomes 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sees no key: PyTorch gives NaN here, AttentionScope writes 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: weight of %2 = %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; the sink takes %1, the row sums to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the seed drops it: %1 → %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the seed keeps it: %1 ÷ (1 − %2) = %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight applied to v of %1: %2 − %3 · %4 = %5; not a distribution, so the entropy is that of each softmax alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gate of %1: %2; its context %3 → %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entropy %1 nats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> of at most ln %1 = %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; mean distance %1 tokens; %2 receives %3 from all queries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the chosen query&apos;s row of every stage (O)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All queries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every query&apos;s row (A)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the present stage, as large as the view (S)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>largest difference of Σ and concat: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query &lt;b&gt;%1&lt;/b&gt; · dₖ = %2 · </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every number is the engine&apos;s own</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TalkBar</name>
    <message>
        <source>The time of day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time since the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the timer back to 00:00</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>since the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause the timer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start the timer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of %1 · planned here %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2 behind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2 ahead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · in time</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TargetPanel</name>
    <message>
        <source>Target text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the decoder&apos;s text, or let the model generate it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The decoder reads this after its start token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the words of the target mean one by one, as the model&apos;s folder says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This target was written for another source text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Translate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace the target by what the model writes for this source (Ctrl+Z undoes this)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens · %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens · %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Struck through: %1 has no token for it, so it is left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too long: only the first %1 of %2 tokens are used (the rest are grey).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TermBars</name>
    <message>
        <source>The score, term by term</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, term by term</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>q₁k₁ + q₂k₂ + … + q%1k%1 = %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>q·k = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>soft-cap %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with bias %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>÷ %1 = %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden → 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden, weight 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden, yet its weight is %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all %1 terms are 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dimension %1: %2 × %3 = %4</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TextInput</name>
    <message>
        <source>No row predicts the first token, because no token stands before it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shuffled bytes are not a text. Cut the text into words or characters to shuffle it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shuffled: without positions, only a mask by position can change the weights.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shuffled: with positions, the weights change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only models that predict the next token can continue a text, and only one text at a time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has been sampled yet. Choose Sampled beside Generate, then generate tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text is as long as %1 can read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model finished (%1).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TokenChips</name>
    <message>
        <source> · part %1 of %2 of “%3”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>token %1 · id %2 · “%3”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · added by the tokenizer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · bytes %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not in the vocabulary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · generated by the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · beyond the %1 tokens that the model can read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>… %1 tokens in total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · weight %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose it as &amp;query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose it as &amp;key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hide it from the other tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Split into characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Join with the token before</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TokenShares</name>
    <message>
        <source>no words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, of %3 in the collection</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>AttentionScope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose what computes the attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Encoder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decoder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cross</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The encoder&apos;s attention, the decoder&apos;s, or from decoder to encoder (Ctrl+B)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer (Alt+Up, Alt+Down)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head (Alt+Left, Alt+Right)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T  </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For every head, unless Mask names a layer or a head. It also changes the queries and keys of later layers, because each layer reads what the one before it wrote.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Present  F5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Present</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a figure, or the numbers behind it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the model does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Causal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None (every key but padding)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sliding window of 4, causal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prefix of 3, then causal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compose or paint a mask…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teaching module</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer  %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head  %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head  %1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model&apos;s own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mask  %1 ▾</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which keys each query may see: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ▾</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model  %1 ▾</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TrackedWords</name>
    <message>
        <source>before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A word to track</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a word and press Enter, or click a predicted token, to follow its probability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The probability without your interventions and your changes to mask and scoring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Logit difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tracked words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop tracking this word (Delete)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No more than %1 words can be tracked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Track a word, or click one above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Probability of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Probability of %1 before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop tracking %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ln p(%1) − ln p(%2), in nats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model has no token for “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is %2 tokens: the first, “%3”, is tracked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The logit difference is that of the first two words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tracked words have the model&apos;s own probabilities, before temperature, top-k and top-p.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ValueStack</name>
    <message>
        <source>The context, key by key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this head&apos;s share of the output = Σ weight · v Wᴼ, %1 dimensions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>context = Σ weight · v, %1 dimensions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: weight · v Wᴼ, key by key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: weight · v, key by key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Σ output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Σ context</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, dimension %2: weight · v = %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ViewBar</name>
    <message>
        <source>Input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide text, heads and module (F8)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide how the chosen cell&apos;s weight is computed (F9)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Views</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One head&apos;s weights (Ctrl+1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How its weights are computed, step by step (Ctrl+2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which keys a query may see (Ctrl+3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heads or runs side by side (Ctrl+4)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every head at once; which head does this? (Ctrl+5)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queries and keys joined by lines (Ctrl+6)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is measured of each head (Ctrl+7)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What wrote a score, or an answer (Ctrl+9)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The view (Ctrl+1 to Ctrl+9)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Drag it to another program to drop the figure there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each row is labelled with the token where it is computed: what that token attends to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each row is labelled with the next token: what the model attends to while it predicts that one (Ctrl+R)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a patch attends to, over the picture (Ctrl+8)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position encodings side by side (Ctrl+Shift+9)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ViewName</name>
    <message>
        <source>Map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Positions</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ViewPage</name>
    <message>
        <source>This text has %1 tokens, but %2 shows at most %3 × %3 cells. Map shows any length.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 reads sounds. Drop a WAV, FLAC or Ogg file here, or open one with File › Open (Ctrl+O).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 reads pictures. Drop a PNG or JPEG here, or open one with File › Open (Ctrl+O).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This attention was read from a file: the weights alone, without the queries, keys and scores that they were computed from. There are no steps to show and no mask to change. Map and Compare show it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WeightsTable</name>
    <message>
        <source>Directions of the head&apos;s weights, with the tokens at their ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which queries and keys match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queries like these</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>match keys like these</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it writes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attending to these</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raises these</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1   %2 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The direction&apos;s singular value, and its share of all that the circuit does. The first line is one end of the direction, the second the other.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>as a query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as a key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as a value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Feed-forward %1 as a whole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look through feed-forward %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at %2 × %3 at %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at %2, with all of the key’s row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at %2, with all of the query’s row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>adds to the score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of the score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heads that wrote into %1, each at the key that it weighs most:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heads that wrote into %1:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2 products</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the soft-cap, on the whole sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the engine’s score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exact when the factor of every norm keeps its value of this pass. This says what wrote the score, not what would happen without a part: for that, switch a head off (Intervene).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“→ ff”: what the feed-forward layer turns a part into, with its activation held too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heads that wrote most, each at the key that it weighs most:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 parts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the engine’s result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exact when the factor of the final norm keeps its value. What a head writes differs from what happens without the head: later layers read what it wrote, other heads make up for it, and norms change with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A logit stands for itself; a probability also falls when the logits of other words rise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They differ most for head %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it writes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head %1, whatever the text says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>copying score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokens that the head copies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>token before, by position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>itself, by position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heads that this head reads, as query, key or value (%1 by chance):</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the weights alone: the norm before the layer counts with its weights, not with the size of a row; feed-forward layers and biases are left out. A head with copying score 1 writes what it reads, with −1 the opposite.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, the model would continue from %2 with:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, the model would predict at %2:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chosen word: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>divergence from last layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 nats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The final norm and the language head read the residual stream at this layer, as if no layer followed. Early layers write for later ones, so their predictions may mean nothing yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What wrote the query’s row, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What wrote the key’s row, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>added to the score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>score of %1 for %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before softmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 for the position gives %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden by the mask (%1), so softmax does not use it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>becomes the weight %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sink takes %1 of the row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added to the logit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>logit of %1 minus logit of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>logit of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after token %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at token %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What each head writes into the answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the logit difference changes without the head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the log-probability changes without the head, in nats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“Knock out each head” fills this map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before layer %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after layer %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>probability of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>probability of the likeliest token</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WhyPage</name>
    <message>
        <source>read %1 of %2 tokens (Esc stops)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layer %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This attention was read from a file: the weights alone, without the model that wrote the queries and keys. Open the model to see why a head attends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An engine computes this model, and its weights are not here: scores and answers cannot be taken apart into what wrote them. What a head does is seen by switching it off (Intervene), for all heads in Measures.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The row of this cell is hidden until it has been guessed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>run B&apos;s numbers in run A&apos;s pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2 parts · taken apart in %3 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red adds, blue subtracts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 parts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 layers × %2 tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 + %2 directions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layer 0 of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WhyPanel</name>
    <message>
        <source>Walk backwards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does it add up?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heads that wrote into the query&apos;s row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heads that wrote into the key&apos;s row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split what the feed-forward layer adds by the parts that it reads; you can also double-click the layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to this head and ask the same question there; Alt+Left goes back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WhyPatches</name>
    <message>
        <source>layer %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layer 0 of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Patching takes numbers from a second run and puts them into the first run&apos;s pass. Add a run in Compare (Ctrl+4), of the same model and another text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run B is still being computed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far the answer moves to run B&apos;s when run B&apos;s numbers are put into run A&apos;s pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is patched yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type two words, the one that run B predicts and the one that run A predicts, and press “Patch every place”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by the logit of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by the logit of %1 minus that of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0: nothing changes, 1: the answer is run B&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how much the number changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head %1 of run B in run A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>run B&apos;s stream before layer %1, at token %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>run A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>run B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>run A with this patch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of the way to run B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each place is patched by itself, and everything after it is computed again. A head that does not change the answer may still matter if another head makes up for it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WhyTrail</name>
    <message>
        <source>Go to this cell (Alt+Left and Alt+Right walk the trail)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WhyView</name>
    <message>
        <source>What this view explains</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why this cell?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What wrote the query&apos;s and the key&apos;s rows, and how their products make the score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What wrote this answer?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What each part of the last row adds to the logit of a token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Logit lens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the model would say if it ended after each layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head&apos;s weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the head does by its weights alone, whatever the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Patches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the answer changes when the second run&apos;s numbers are put in, one place at a time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distance  </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>  token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>  tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far the key is before the query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A rotary embedding rotates queries and keys: which of them match depends on how far the key is before the query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>residual stream, by token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>heads&apos; outputs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>heads&apos; patterns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is taken from the second run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which numbers of the second run are put into the first run&apos;s pass, one place at a time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the likeliest word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The word whose logit is explained; empty: the likeliest word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instead of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no second word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A second word: the logit difference of the two words is then explained</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Patch every place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knock out each head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the second run&apos;s numbers into the first run&apos;s pass, one place after another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch off one head after another and compare the answer without each head with what the head wrote into it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>the settings could not be forgotten: their file cannot be written</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WindowMenus</name>
    <message>
        <source>What is shown…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All heads…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add to page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a session, a figure that carries one, a saved module, or attention from a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;model…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+O</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run another model on the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open with an en&amp;gine…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let another program compute the model, here or on another machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Teaching module</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+T</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compute with a module of random parameters that you set up yourself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save everything that is set, to open it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save session &amp;as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+S</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save it under another name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export figure…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save what is shown as PDF, SVG or PNG, or its numbers as CSV or NPY</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export a&amp;ll heads…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+E</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a page with every head&apos;s map, or a file for each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add to pa&amp;ge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Alt+P</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the figure of what is shown a panel of the page in the composer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Compose a page…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+P</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the composer: several figures on one page, with letters and one colour bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A&amp;tlas…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What every head does over many texts: compute an atlas, or look at one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Worksheet…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make worksheets with blanks, and their key: of the lesson, the map or a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo the change that was undone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+Z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Find a command…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+K</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find commands, heads, tokens, examples, models and terms by a few letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy figure as &amp;picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+C</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the figure of what is shown on the clipboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy figure &amp;as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Generate tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+G</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the model continue the text; choose this again to stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Sample again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+G</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw different tokens in place of the generated ones, with the next seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;huffle the tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+H</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the words into another order and see what changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;top computing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop and keep what is there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme, type size, colours of maps, counting, and what a pass may take</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One more window &amp;beside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+N</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show another view of the same session in a window of its own, here or on another screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Input panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide text, heads and module</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cell panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide how the chosen cell&apos;s weight is computed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the keyboard to the next panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the keyboard to the previous panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill the screen, or return to the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>M&amp;ask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All &amp;heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>M&amp;easures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;ositions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Encoder, decoder or cross</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the next of the encoder&apos;s, the decoder&apos;s and the cross-attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt+Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the next head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt+Left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the previous head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt+Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the next layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the previous layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Descri&amp;be this head…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+D</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say in plain sentences what the shown head does, to be read, heard or copied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows for the &amp;next token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label each row with the token that it predicts, the next one; no number changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tint tokens by &amp;weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour the input&apos;s tokens by the weights that the chosen query gives them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dots instead of squares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw weights as circles whose area is the weight: readable in grey, from the back row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make everything in the window larger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl++</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+=</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;maller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+-</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make everything in the window smaller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Usual size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw everything at 100 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Handbook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How to do things, beginning with the view in use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If something &amp;fails</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What messages mean, and what to do about them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the terms mean, beginning with the term of the control or view in use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys and gestures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What mouse and keyboard do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A &amp;study: what MiniLM&apos;s heads look at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An atlas of 72 heads over 500 sentences, step by step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What MiniLM&apos;s heads look at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About AttentionScope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Worksheet</name>
    <message>
        <source>AttentionScope · %1 --seed %2, copy %3 of %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not for students</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same command makes the same sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the head looks at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model read “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A row is a query, a column is a key. The weight in a cell is how much of its attention the query gives the key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every row adds up to 1.00, before it is rounded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small numbers tell equal tokens apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A row with an empty box adds up to exactly 1.00 as it is printed: what is missing is 1.00 minus the others. Behind each row stands the sum of its rounded weights; a row that rounding makes 0.99 or 1.01 is printed whole.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A plain 0 is hidden by the mask.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weights, to two places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read it off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which key gets the most weight from “%1”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which query gives “%1” the most weight?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much does “%1” give to “%2” and “%3” together?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading an attention map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>· key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answers from the engine; numbers are accepted within one unit of their last place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name or number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>page %1 of %2 · </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>√d = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>q</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What “%1” asks for, and what each key offers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The query q and the keys k have d = %1 numbers each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Multiply q and k number by number and add up; divide by %1, to %2 places.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scores are what the head computes before its softmax.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of them are less by %1 here, which changes no weight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of them are more by %1 here, which changes no weight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a calculator: eˣ of each score, to two places; the sum of these; each weight is eˣ ÷ sum, to two places. One eˣ is there as an example.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounded, the weights add up to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A score of −∞ is hidden by the mask: its weight is 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>q · k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>÷ %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eˣ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>v</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>v%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What “%1” gets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Σ weight × v with your rounded weights, to one place, for each number of v.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One row of attention, step by step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The row of “%1”, from scores to weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What each token asks for, what it offers, what it says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The query q and the key k have d = 4 numbers each, the value v has two. A token sees itself and those before it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The query q and the key k have d = 4 numbers each, the value v has two. Nothing is hidden.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each is a dot product q · k: query in the row, key in the column. Fill the empty boxes. On the right, eˣ to look up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>x</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The row of “%1”, step by step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Divide by √d = 2, look up eˣ, add up, divide by the sum. Round weights to two places.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>score ÷ 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole map, and what “%1” gets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy your row. In the other rows one number is missing: no eˣ is needed for it. On the right, Σ weight × v of your row, to one place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Σ weight × v</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one attention head by hand, and questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AttentionScope · lesson sheet %1 --seed %2, copy %3 of %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same id makes the same sheet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>figure_layout</name>
    <message>
        <source>%1, mean ± sd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, standard deviation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>picked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean %1 ± %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>largest differences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attention weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The largest differences of two attention maps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>distance: query − key, tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean over the queries of this text that see a key at the distance; below 0 the key stands behind the query.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean over the queries of this text that see a key at the distance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean attention weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean weight over distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean attention weight over distance, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>standard deviation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each head, and the group&apos;s mean ± standard deviation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in two groups of heads of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 heads: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>heads of the group, %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distribution of %1 over heads, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p &lt; %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>p = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at token %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rather than “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change of the log-odds, bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change of the log-odds, nats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change of log-probability, bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change of log-probability, nats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of every head of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What %1 makes of an answer without each head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 head lacks one of these measures.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 heads lack one of these measures.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 of every head of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 % of the weights are smaller than the axis shows, or 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>share of the weights, %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>middle of the bin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distribution of attention weights, %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
