<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>AccountCanvas</name>
    <message>
        <source>What wrote the query&apos;s row and the key&apos;s, and their products</source>
        <translation>Qué escribió la fila de la consulta y la de la clave, y sus productos</translation>
    </message>
    <message>
        <source>%1 in the query&apos;s row adds %2</source>
        <translation>%1 en la fila de la consulta aporta %2</translation>
    </message>
    <message>
        <source>%1 in the key&apos;s row adds %2</source>
        <translation>%1 en la fila de la clave aporta %2</translation>
    </message>
    <message>
        <source>%1 × %2 adds %3</source>
        <translation>%1 × %2 aporta %3</translation>
    </message>
</context>
<context>
    <name>AllHeadsView</name>
    <message>
        <source>Order of the heads</source>
        <translation>Orden de las cabezas</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Capas</translation>
    </message>
    <message>
        <source>A row for each layer</source>
        <translation>Una fila por capa</translation>
    </message>
    <message>
        <source>Sorted</source>
        <translation>Ordenadas</translation>
    </message>
    <message>
        <source>The head with the largest number first</source>
        <translation>Primero la cabeza con el número mayor</translation>
    </message>
    <message>
        <source>Similar</source>
        <translation>Parecidas</translation>
    </message>
    <message>
        <source>Similar heads stand side by side</source>
        <translation>Las cabezas parecidas quedan una junto a otra</translation>
    </message>
    <message>
        <source>What is measured of each head</source>
        <translation>Qué se mide de cada cabeza</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Color</translation>
    </message>
    <message>
        <source>Frame each head in the colour of its number</source>
        <translation>Enmarca cada cabeza con el color de su número</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todas</translation>
    </message>
    <message>
        <source>from  </source>
        <translation>desde  </translation>
    </message>
    <message>
        <source>Leave out heads below this number</source>
        <translation>Omitir las cabezas por debajo de este número</translation>
    </message>
    <message>
        <source>Leave out heads whose number is smaller</source>
        <translation>Omite las cabezas cuyo número es menor</translation>
    </message>
    <message>
        <source>2.3, previous, it → cat</source>
        <translation>2.3, anterior, it → cat</translation>
    </message>
    <message>
        <source>Find a head by its number, by what it does or by two words</source>
        <translation>Buscar una cabeza por su número, por lo que hace o por dos palabras</translation>
    </message>
    <message>
        <source>A head&apos;s number, as 2.3 · what heads do, as previous · two words, as it → cat or it &gt; cat: heads are ranked by their weight there</source>
        <translation>El número de una cabeza, como 2.3 · lo que hacen las cabezas, como anterior · dos palabras, como it → cat o it &gt; cat: las cabezas se ordenan por su peso ahí</translation>
    </message>
    <message>
        <source>Sets ▾</source>
        <translation>Conjuntos ▾</translation>
    </message>
    <message>
        <source>Name the picked heads, and pick named ones again</source>
        <translation>Da nombre a las cabezas seleccionadas, o vuelve a seleccionar las que ya lo tienen</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Show their maps side by side, up to four</source>
        <translation>Muestra sus mapas uno junto a otro, hasta cuatro</translation>
    </message>
    <message>
        <source>Flow</source>
        <translation>Flujo</translation>
    </message>
    <message>
        <source>Show their lines together</source>
        <translation>Muestra juntas sus líneas</translation>
    </message>
    <message>
        <source>Switch off</source>
        <translation>Desactivar</translation>
    </message>
    <message>
        <source>Take these heads out of their layers&apos; output and see what changes</source>
        <translation>Quita estas cabezas de la salida de sus capas, para ver qué cambia</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Pick no head</source>
        <translation>No selecciona ninguna cabeza</translation>
    </message>
    <message>
        <source>A head as 2.3, what heads do as: previous, or two words as: it → cat</source>
        <translation>Una cabeza, como 2.3; lo que hacen las cabezas, como: anterior; o dos palabras, como: it → cat</translation>
    </message>
    <message>
        <source>“%1” is not a token of this text.</source>
        <translation>«%1» no es un token de este texto.</translation>
    </message>
    <message>
        <source>The mask hides “%1” from “%2”.</source>
        <translation>La máscara oculta «%1» a «%2».</translation>
    </message>
    <message>
        <source>comparing all pairs of heads: %1 %</source>
        <translation>comparando todos los pares de cabezas: %1 %</translation>
    </message>
    <message>
        <source>No cell is marked. Shift+drag over cells of the map, or press M at the chosen one.</source>
        <translation>No hay ninguna celda marcada. Pulse Mayús y arrastre sobre celdas del mapa, o pulse M en la elegida.</translation>
    </message>
    <message>
        <source>Not measured for this text yet. Open Measures and press “Knock out each head”.</source>
        <translation>Aún no se ha medido para este texto. Abra Medidas y pulse «Suprimir cada cabeza».</translation>
    </message>
    <message>
        <source>No head reaches the number in “from”. Set it below 0, to “all”, to see every head.</source>
        <translation>Ninguna cabeza llega al número de «desde». Póngalo por debajo de 0, en «todas», para ver todas las cabezas.</translation>
    </message>
    <message>
        <source>1 head picked</source>
        <translation>1 cabeza seleccionada</translation>
    </message>
    <message>
        <source>%1 heads picked</source>
        <translation>%1 cabezas seleccionadas</translation>
    </message>
    <message>
        <source>1 head</source>
        <translation>1 cabeza</translation>
    </message>
    <message>
        <source>%1 heads</source>
        <translation>%1 cabezas</translation>
    </message>
    <message>
        <source>%1 of %2 heads</source>
        <translation>%1 de %2 cabezas</translation>
    </message>
    <message>
        <source>weight of %1</source>
        <translation>peso de %1</translation>
    </message>
</context>
<context>
    <name>AnswerCanvas</name>
    <message>
        <source>What wrote the answer</source>
        <translation>Qué escribió la respuesta</translation>
    </message>
    <message>
        <source>%1 adds %2</source>
        <translation>%1 aporta %2</translation>
    </message>
    <message>
        <source>what it adds</source>
        <translation>lo que aporta</translation>
    </message>
</context>
<context>
    <name>AnswerPanel</name>
    <message>
        <source>Before your changes</source>
        <translation>Antes de sus cambios</translation>
    </message>
    <message>
        <source>Likeliest next tokens</source>
        <translation>Tokens siguientes más probables</translation>
    </message>
    <message>
        <source>Likeliest next tokens before your changes</source>
        <translation>Tokens siguientes más probables antes de sus cambios</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;heads&quot;&gt;Which heads does “%1” rest on?&lt;/a&gt;</source>
        <translation>&lt;a href=&quot;heads&quot;&gt;¿En qué cabezas se apoya «%1»?&lt;/a&gt;</translation>
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
        <translation>Junto a otro…</translation>
    </message>
    <message>
        <source>Opens a second atlas of the same shape, and shows what changed, the largest first</source>
        <translation>Abre un segundo atlas de la misma forma y muestra qué ha cambiado, de mayor a menor</translation>
    </message>
    <message>
        <source>Step of the training</source>
        <translation>Paso del entrenamiento</translation>
    </message>
    <message>
        <source>What a head must be like</source>
        <translation>Cómo tiene que ser una cabeza</translation>
    </message>
    <message>
        <source>previous &gt; 0.5 and layer &lt; 4</source>
        <translation>previous &gt; 0.5 and layer &lt; 4</translation>
    </message>
    <message>
        <source>Measures with &lt;, &gt; or =, layer, head, tag = NAME, or words of names and notes; with and, or, not and brackets</source>
        <translation>Medidas por su nombre en inglés, con &lt;, &gt; o =; layer; head; tag = NAME; o palabras de nombres y notas; combinadas con and, or, not y paréntesis</translation>
    </message>
    <message>
        <source>No atlas is open.</source>
        <translation>No hay ningún atlas abierto.</translation>
    </message>
    <message>
        <source>%1, beside %2</source>
        <translation>%1, junto a %2</translation>
    </message>
    <message>
        <source>Close the other</source>
        <translation>Cerrar el otro</translation>
    </message>
    <message>
        <source>not understood</source>
        <translation>no se entiende</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
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
        <translation>Qué hace cada cabeza en muchos textos: calcula un atlas, o permite ver uno</translation>
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
        <translation>%1 es de un modelo con otras capas y cabezas: elija uno de la misma forma, por ejemplo uno con ajuste fino o cuantizado.</translation>
    </message>
    <message>
        <source>A note has %1 bytes at most: what is behind is not kept.</source>
        <translation>Una nota tiene como máximo %1 bytes: lo que sobra no se conserva.</translation>
    </message>
    <message>
        <source>What you wrote is not saved: %1 Save the atlas elsewhere with “Save as…”.</source>
        <translation>Lo que escribió no está guardado: %1 Guarde el atlas en otro sitio con «Guardar como…».</translation>
    </message>
    <message>
        <source>The atlas is not saved: %1</source>
        <translation>El atlas no está guardado: %1</translation>
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
        <translation>Se guardó %1</translation>
    </message>
    <message>
        <source>Save table</source>
        <translation>Guardar tabla</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tablas (*.csv)</translation>
    </message>
    <message>
        <source>Save figure</source>
        <translation>Guardar figura</translation>
    </message>
    <message>
        <source>Figures (*.pdf *.svg *.png *.tex *.html);;Numbers (*.csv *.npy)</source>
        <translation>Figuras (*.pdf *.svg *.png *.tex *.html);;Números (*.csv *.npy)</translation>
    </message>
    <message>
        <source>Save page</source>
        <translation>Guardar página</translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>Páginas (*.html)</translation>
    </message>
</context>
<context>
    <name>AtlasJob</name>
    <message>
        <source>Texts that the model could not read: %1. The first, text %2: %3</source>
        <translation>Textos que el modelo no pudo leer: %1. El primero, texto %2: %3</translation>
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
        <translation type="unfinished">%1 de %2 textos</translation>
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
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Stops at the text that is being run; go on whenever you like</source>
        <translation>Se detiene en el texto que se está procesando; se puede continuar cuando se quiera</translation>
    </message>
    <message>
        <source>Texts that are done</source>
        <translation>Textos terminados</translation>
    </message>
    <message>
        <source>Pausing…</source>
        <translation>Pausando…</translation>
    </message>
    <message>
        <source>Opening the model…</source>
        <translation>Abriendo el modelo…</translation>
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
        <translation>Cabezas</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;New atlas…</source>
        <translation>&amp;Nuevo atlas…</translation>
    </message>
    <message>
        <source>Computes an atlas of a model over a collection of texts</source>
        <translation>Calcula un atlas de un modelo sobre una colección de textos</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>Opens an atlas</source>
        <translation>Abre un atlas</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Guardar &amp;como…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+S</source>
        <translation>Ctrl+Shift+S</translation>
    </message>
    <message>
        <source>Saves the atlas with its notes under another name</source>
        <translation>Guarda el atlas con sus notas con otro nombre</translation>
    </message>
    <message>
        <source>Save &amp;table…</source>
        <translation>Guardar &amp;tabla…</translation>
    </message>
    <message>
        <source>Every mean, or those of the heads that are found, as CSV</source>
        <translation>Todas las medias, o las de las cabezas encontradas, en CSV</translation>
    </message>
    <message>
        <source>Export &amp;figure…</source>
        <translation>Exportar &amp;figura…</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>What is drawn in the middle, as PDF, SVG, PNG or TikZ</source>
        <translation>Lo que está dibujado en el centro, en PDF, SVG, PNG o TikZ</translation>
    </message>
    <message>
        <source>Export &amp;page…</source>
        <translation>Exportar &amp;página…</translation>
    </message>
    <message>
        <source>All of it, with notes, as one HTML file that needs nothing else</source>
        <translation>Todo, con las notas, en un solo archivo HTML que no necesita nada más</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>Closes this window</source>
        <translation>Cierra esta ventana</translation>
    </message>
    <message>
        <source>&amp;Texts</source>
        <translation>&amp;Textos</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Continuar</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation>Ctrl+R</translation>
    </message>
    <message>
        <source>Computes what is missing</source>
        <translation>Calcula lo que falta</translation>
    </message>
    <message>
        <source>Run &amp;without each head…</source>
        <translation>Ejecutar &amp;sin cada cabeza…</translation>
    </message>
    <message>
        <source>Runs some of the texts once more for each head, to see what the next token loses</source>
        <translation>Ejecuta algunos de los textos otra vez sin cada cabeza, para ver qué pierde el token siguiente</translation>
    </message>
    <message>
        <source>&amp;Heads</source>
        <translation>&amp;Cabezas</translation>
    </message>
    <message>
        <source>&amp;Find heads</source>
        <translation>&amp;Buscar cabezas</translation>
    </message>
    <message>
        <source>Write a &amp;note</source>
        <translation>Escribir una &amp;nota</translation>
    </message>
    <message>
        <source>Ctrl+M</source>
        <translation>Ctrl+M</translation>
    </message>
    <message>
        <source>&amp;Beside another…</source>
        <translation>&amp;Junto a otro…</translation>
    </message>
    <message>
        <source>Ctrl+B</source>
        <translation>Ctrl+B</translation>
    </message>
    <message>
        <source>An atlas is being computed: pause it before another one is begun.</source>
        <translation>Se está calculando un atlas: póngalo en pausa antes de empezar otro.</translation>
    </message>
    <message>
        <source>%1 is not here: put it beside the atlas, and try again.</source>
        <translation>%1 no está aquí: póngalo junto al atlas e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>Run without each head</source>
        <translation>Ejecutar sin cada cabeza</translation>
    </message>
    <message>
        <source>So many texts, drawn from all alike, are run once for each head.
Texts:</source>
        <translation>Este número de textos, elegidos al azar entre todos, se ejecuta una vez sin cada cabeza.
Textos:</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Open atlas</source>
        <translation>Abrir atlas</translation>
    </message>
    <message>
        <source>Open the atlas beside it</source>
        <translation>Abrir el atlas que va al lado</translation>
    </message>
    <message>
        <source>Save atlas</source>
        <translation>Guardar atlas</translation>
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
        <translation>codificador</translation>
    </message>
    <message>
        <source>decoder</source>
        <translation>decodificador</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>cruzada</translation>
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
        <translation>Qué significa</translation>
    </message>
    <message>
        <source>Opens the handbook where it says what this message means, and what to do</source>
        <translation>Abre el manual donde dice qué significa este mensaje y qué hacer</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Cerrar este mensaje</translation>
    </message>
</context>
<context>
    <name>BesideWindow</name>
    <message>
        <source>Views</source>
        <translation>Vistas</translation>
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
        <translation type="unfinished">cabeza %1.%2</translation>
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
        <translation>Pintar:</translation>
    </message>
    <message>
        <source>Clear paint</source>
        <translation>Borrar lo pintado</translation>
    </message>
    <message>
        <source>Leave every cell to the rules again</source>
        <translation>Devuelve todas las celdas a las reglas</translation>
    </message>
    <message>
        <source>Paint: %1</source>
        <translation>Pintar: %1</translation>
    </message>
    <message>
        <source>cell</source>
        <translation>celda</translation>
    </message>
    <message>
        <source>Each touch paints one cell</source>
        <translation>Cada toque pinta una celda</translation>
    </message>
    <message>
        <source>row</source>
        <translation>fila</translation>
    </message>
    <message>
        <source>Each touch paints a query&apos;s whole row</source>
        <translation>Cada toque pinta la fila entera de una consulta</translation>
    </message>
    <message>
        <source>column</source>
        <translation>columna</translation>
    </message>
    <message>
        <source>Each touch paints a key&apos;s whole column</source>
        <translation>Cada toque pinta la columna entera de una clave</translation>
    </message>
    <message>
        <source>show</source>
        <translation>mostrar</translation>
    </message>
    <message>
        <source>Uncover cells that the rules hide; click again or press Esc to stop painting</source>
        <translation>Descubre celdas que las reglas ocultan; haga clic otra vez o pulse Esc para dejar de pintar</translation>
    </message>
    <message>
        <source>hide</source>
        <translation>ocultar</translation>
    </message>
    <message>
        <source>Hide cells that the rules show; click again or press Esc to stop painting</source>
        <translation>Oculta celdas que las reglas muestran; haga clic otra vez o pulse Esc para dejar de pintar</translation>
    </message>
    <message>
        <source>erase</source>
        <translation>borrar</translation>
    </message>
    <message>
        <source>Leave cells to the rules again; click again or press Esc to stop painting</source>
        <translation>Devuelve celdas a las reglas; haga clic otra vez o pulse Esc para dejar de pintar</translation>
    </message>
</context>
<context>
    <name>CellColumn</name>
    <message>
        <source>NEXT TOKEN AFTER “%1”</source>
        <translation>TOKEN SIGUIENTE A «%1»</translation>
    </message>
    <message>
        <source>PREDICTED WORDS FOR “%1”, TOKEN %2</source>
        <translation>PALABRAS PREDICHAS PARA «%1», TOKEN %2</translation>
    </message>
    <message>
        <source>PREDICTED WORD FOR “%1”</source>
        <translation>PALABRA PREDICHA PARA «%1»</translation>
    </message>
</context>
<context>
    <name>ChangedFiles</name>
    <message>
        <source>Reload</source>
        <translation>Volver a cargar</translation>
    </message>
    <message>
        <source>%1 was changed by another program; reloading it replaces your unsaved changes, which Undo brings back.</source>
        <translation>Otro programa ha cambiado %1. Al volver a cargarlo se sustituyen los cambios que usted no ha guardado; Deshacer los recupera.</translation>
    </message>
    <message>
        <source>%1 was changed by another program; reload it to see what it holds now.</source>
        <translation>Otro programa ha cambiado %1; vuelva a cargarlo para ver lo que contiene ahora.</translation>
    </message>
</context>
<context>
    <name>ClassChart</name>
    <message>
        <source>Answers: %1.</source>
        <translation>Respuestas: %1.</translation>
    </message>
    <message>
        <source>Right: %1.</source>
        <translation>Aciertos: %1.</translation>
    </message>
    <message>
        <source>Predictions: %1. Thick: the class on average. Thin: the model.</source>
        <translation>Pronósticos: %1. Grueso: la media de la clase. Fino: el modelo.</translation>
    </message>
    <message>
        <source>%1 nats apart on average.</source>
        <translation>Diferencia media: %1 nats.</translation>
    </message>
    <message>
        <source>Which head is it?</source>
        <translation>¿Qué cabeza es?</translation>
    </message>
    <message>
        <source>What was expected of the hidden row</source>
        <translation>Lo que se esperaba de la fila oculta</translation>
    </message>
    <message>
        <source>Goal: %1</source>
        <translation>Meta: %1</translation>
    </message>
    <message>
        <source>Students: %1.</source>
        <translation>Alumnos: %1.</translation>
    </message>
    <message>
        <source>reached</source>
        <translation>alcanzada</translation>
    </message>
    <message>
        <source>Not shown: %1 more.</source>
        <translation>No se muestran: %1 más.</translation>
    </message>
</context>
<context>
    <name>ClassCommands</name>
    <message>
        <source>&amp;Hand in answers…</source>
        <translation>&amp;Entregar respuestas…</translation>
    </message>
    <message>
        <source>Save what you answered in this lesson as a file, or as a short code</source>
        <translation>Guarda lo que usted respondió en esta lección como archivo o como código corto</translation>
    </message>
    <message>
        <source>Re&amp;lease for a class…</source>
        <translation>&amp;Publicar para una clase…</translation>
    </message>
    <message>
        <source>Save this lesson without its answers and notes, with its models and a worksheet, as one file</source>
        <translation>Guarda esta lección sin sus respuestas ni notas, con sus modelos y una hoja de ejercicios, en un solo archivo</translation>
    </message>
    <message>
        <source>&amp;Collect answers…</source>
        <translation>&amp;Recoger respuestas…</translation>
    </message>
    <message>
        <source>Read a folder of what a class handed in, as a table and as charts</source>
        <translation>Lee una carpeta de lo que entregó una clase, como tabla y como gráficos</translation>
    </message>
    <message>
        <source>Release for a class</source>
        <translation>Publicar para una clase</translation>
    </message>
    <message>
        <source>Lessons for a class (*.attnlesson)</source>
        <translation>Lecciones para una clase (*.attnlesson)</translation>
    </message>
    <message>
        <source>Packing the lesson…</source>
        <translation>Empaquetando la lección…</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Se guardó %1</translation>
    </message>
    <message>
        <source>Which lesson was answered? Choose the one with its answers</source>
        <translation>¿Qué lección se respondió? Elija la que tiene las respuestas</translation>
    </message>
    <message>
        <source>Lessons (*.lesson.md);;All files (*)</source>
        <translation>Lecciones (*.lesson.md);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>The folder of what was handed in</source>
        <translation>La carpeta de lo que se entregó</translation>
    </message>
</context>
<context>
    <name>ClassTable</name>
    <message>
        <source>%1 nats apart</source>
        <translation>difiere %1 nats</translation>
    </message>
    <message>
        <source>Student</source>
        <translation>Alumno</translation>
    </message>
    <message>
        <source>%1 prediction</source>
        <translation>%1 pronóstico</translation>
    </message>
    <message>
        <source>%1 goal</source>
        <translation>%1 meta</translation>
    </message>
</context>
<context>
    <name>ClassWindow</name>
    <message>
        <source>Questions, predictions and goals</source>
        <translation>Preguntas, pronósticos y metas</translation>
    </message>
    <message>
        <source>Not taken</source>
        <translation>No admitidos</translation>
    </message>
    <message>
        <source>Collected answers</source>
        <translation>Respuestas recogidas</translation>
    </message>
    <message>
        <source>Students and their answers</source>
        <translation>Alumnos y sus respuestas</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;Save table…</source>
        <translation>&amp;Guardar tabla…</translation>
    </message>
    <message>
        <source>Collect &amp;again</source>
        <translation>&amp;Recoger de nuevo</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation>Ctrl+R</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>Show to the &amp;class</source>
        <translation>Mostrar a la c&amp;lase</translation>
    </message>
    <message>
        <source>The whole screen, without the table of students and without any name</source>
        <translation>La pantalla entera, sin la tabla de alumnos y sin ningún nombre</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Siguiente</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>&amp;Anterior</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Leyendo %1…</translation>
    </message>
    <message>
        <source>%1: collected answers</source>
        <translation>%1: respuestas recogidas</translation>
    </message>
    <message>
        <source>%1 · students: %2</source>
        <translation>%1 · alumnos: %2</translation>
    </message>
    <message>
        <source>%1  Prediction: %2</source>
        <translation>%1  Pronóstico: %2</translation>
    </message>
    <message>
        <source>%1  Goal: %2</source>
        <translation>%1  Meta: %2</translation>
    </message>
    <message>
        <source>Save table</source>
        <translation>Guardar tabla</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tablas (*.csv)</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Command, head (3.10, induction), token, example, model or term</source>
        <translation>Comando, cabeza (3.10, inducción), token, ejemplo, modelo o término</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>Buscar un comando</translation>
    </message>
    <message>
        <source>Search results</source>
        <translation>Resultados de la búsqueda</translation>
    </message>
    <message>
        <source>Nothing found. Try another word, or a part of one.</source>
        <translation>No se encontró nada. Pruebe otra palabra, o una parte de ella.</translation>
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
        <translation>Cabezas ordenadas por: %1</translation>
    </message>
    <message>
        <source>All heads</source>
        <translation>Todas las cabezas</translation>
    </message>
    <message>
        <source>head</source>
        <translation>cabeza</translation>
    </message>
    <message>
        <source>Knock out each head: which does “%1” rest on?</source>
        <translation>Suprimir cada cabeza: ¿en cuál se apoya «%1»?</translation>
    </message>
    <message>
        <source>Measures</source>
        <translation>Medidas</translation>
    </message>
    <message>
        <source>set of heads</source>
        <translation>conjunto de cabezas</translation>
    </message>
    <message>
        <source>Positions: %1</source>
        <translation>Posiciones: %1</translation>
    </message>
    <message>
        <source>teaching module</source>
        <translation>módulo didáctico</translation>
    </message>
    <message>
        <source>query %1</source>
        <translation>consulta %1</translation>
    </message>
    <message>
        <source>key %1</source>
        <translation>clave %1</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glosario</translation>
    </message>
</context>
<context>
    <name>CompareBar</name>
    <message>
        <source>Layer %1 · Head %2</source>
        <translation>Capa %1 · Cabeza %2</translation>
    </message>
    <message>
        <source>Head %1 · %2</source>
        <translation>Cabeza %1 · %2</translation>
    </message>
    <message>
        <source>+ add</source>
        <translation>+ añadir</translation>
    </message>
    <message>
        <source>Weights…</source>
        <translation>Pesos…</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Compare with one more head or run</source>
        <translation>Comparar con otra cabeza u otra ejecución</translation>
    </message>
    <message>
        <source>How far the weights of B&apos;s file are from A&apos;s, layer by layer, and what changes with them</source>
        <translation>Cuánto se apartan los pesos del archivo de B de los de A, capa por capa, y qué cambia con ellos</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation>Qué se compara</translation>
    </message>
    <message>
        <source>heads</source>
        <translation>cabezas</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>ejecuciones</translation>
    </message>
    <message>
        <source>Head %1 of the comparison</source>
        <translation>Cabeza %1 de la comparación</translation>
    </message>
    <message>
        <source>Remove %1 from the comparison</source>
        <translation>Quitar %1 de la comparación</translation>
    </message>
    <message>
        <source>each of %1 has its own scale</source>
        <translation>cada mapa con su escala: %1</translation>
    </message>
    <message>
        <source>same scale for %1</source>
        <translation>misma escala para %1</translation>
    </message>
    <message>
        <source>same scale for %1: 0 – 1</source>
        <translation>misma escala para %1: 0 – 1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
    </message>
</context>
<context>
    <name>CompareBench</name>
    <message>
        <source>teaching module</source>
        <translation>módulo didáctico</translation>
    </message>
    <message>
        <source>A model&apos;s folder</source>
        <translation>La carpeta de un modelo</translation>
    </message>
    <message>
        <source>A GGUF file</source>
        <translation>Un archivo GGUF</translation>
    </message>
    <message>
        <source>GGUF files (*.gguf);;All files (*)</source>
        <translation>Archivos GGUF (*.gguf);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>nearest to layer %1 · head %2</source>
        <translation>la más próxima a capa %1 · cabeza %2</translation>
    </message>
    <message>
        <source>This text is too long to be compared.</source>
        <translation>Este texto es demasiado largo para compararlo.</translation>
    </message>
    <message>
        <source>Type a text to compare.</source>
        <translation>Escriba un texto para comparar.</translation>
    </message>
    <message>
        <source>%1 has no token for this text.</source>
        <translation>%1 no tiene ningún token para este texto.</translation>
    </message>
    <message>
        <source>run %1</source>
        <translation>ejecución %1</translation>
    </message>
</context>
<context>
    <name>CompareMaps</name>
    <message>
        <source>Compared attention maps</source>
        <translation>Mapas de atención comparados</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>peso</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>diferencia</translation>
    </message>
    <message>
        <source>Which two maps are subtracted</source>
        <translation>Qué dos mapas se restan</translation>
    </message>
    <message>
        <source>lowest</source>
        <translation>mínimo</translation>
    </message>
    <message>
        <source>highest</source>
        <translation>máximo</translation>
    </message>
    <message>
        <source>%1 attends to %2: %3</source>
        <translation>%1 atiende a %2: %3</translation>
    </message>
    <message>
        <source> or </source>
        <translation> o </translation>
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
        <translation>no definida</translation>
    </message>
    <message>
        <source>This query&apos;s weights, side by side</source>
        <translation>Los pesos de esta consulta, uno junto a otro</translation>
    </message>
    <message>
        <source>Where they differ most</source>
        <translation>Dónde difieren más</translation>
    </message>
    <message>
        <source>%1 − %2</source>
        <translation>%1 − %2</translation>
    </message>
    <message>
        <source>Nowhere: the maps are %1.</source>
        <translation>En ningún sitio: los mapas son %1.</translation>
    </message>
    <message>
        <source>Nowhere: the two maps are the same.</source>
        <translation>En ningún sitio: los dos mapas son idénticos.</translation>
    </message>
    <message>
        <source>%1 and %2 are %3</source>
        <translation>%1 y %2 son %3</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Jensen–Shannon divergence %1, %2: %3 (mean over queries)</source>
        <translation>Divergencia de Jensen–Shannon %1, %2: %3 (media de las consultas)</translation>
    </message>
    <message>
        <source>%1 · Jensen–Shannon %2 (mean)</source>
        <translation>%1 · Jensen–Shannon %2 (media)</translation>
    </message>
    <message>
        <source>Row “%1”: %2 side by side</source>
        <translation>Fila «%1»: %2 lado a lado</translation>
    </message>
    <message>
        <source>Query “%1”: %2 side by side</source>
        <translation>Consulta «%1»: %2 lado a lado</translation>
    </message>
    <message>
        <source>Jensen–Shannon divergence %1 (mean over queries) · this query %2</source>
        <translation>Divergencia de Jensen–Shannon %1 (media de las consultas) · esta consulta: %2</translation>
    </message>
    <message>
        <source>not in both</source>
        <translation>no está en ambos</translation>
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
        <translation>celda %1 · %2</translation>
    </message>
    <message>
        <source>%1 · cell %2</source>
        <translation>%1 · celda %2</translation>
    </message>
    <message>
        <source>%1: not in both texts</source>
        <translation>%1: no está en los dos textos</translation>
    </message>
    <message>
        <source>%1: not in its text</source>
        <translation>%1: no está en su texto</translation>
    </message>
    <message>
        <source>%1: %2 → %3: %4</source>
        <translation>%1: %2 → %3: %4</translation>
    </message>
    <message>
        <source>without this token</source>
        <translation>sin este token</translation>
    </message>
    <message>
        <source>%1 percent</source>
        <translation>%1 por ciento</translation>
    </message>
</context>
<context>
    <name>ComparedSides</name>
    <message>
        <source>1 token of %1 is not in %2</source>
        <translation>1 token de %1 no está en %2</translation>
    </message>
    <message>
        <source>%1 tokens of %2 are not in %3</source>
        <translation>%1 tokens de %2 no están en %3</translation>
    </message>
    <message>
        <source>not computed yet</source>
        <translation>aún no se ha calculado</translation>
    </message>
    <message>
        <source>entropy %1 nats</source>
        <translation>entropía %1 nats</translation>
    </message>
    <message>
        <source>no row has an entropy</source>
        <translation>ninguna fila tiene entropía</translation>
    </message>
</context>
<context>
    <name>Composer</name>
    <message>
        <source>There is no figure yet to fill a page with: type a text that the model knows first.</source>
        <translation>Aún no hay ninguna figura con la que llenar una página: escriba primero un texto que el modelo conozca.</translation>
    </message>
    <message>
        <source>There is no figure to add to the page yet: type a text that the model knows first.</source>
        <translation>Aún no hay ninguna figura que añadir a la página: escriba primero un texto que el modelo conozca.</translation>
    </message>
    <message>
        <source>An empty page. Add what the window shows, choose a template, or drop a figure here.</source>
        <translation>Una página vacía. Añada lo que muestra la ventana, elija una plantilla o suelte aquí una figura.</translation>
    </message>
    <message>
        <source>Change places</source>
        <translation>Intercambiar</translation>
    </message>
    <message>
        <source>The text is higher than its panel.</source>
        <translation>El texto es más alto que su panel.</translation>
    </message>
    <message>
        <source>%1, %2 to %3</source>
        <translation>%1, de %2 a %3</translation>
    </message>
    <message>
        <source>%1, %2 and %3</source>
        <translation>%1, %2 y %3</translation>
    </message>
    <message>
        <source>The colour bar has no room beside its maps: arrange the panels again, or make them narrower.</source>
        <translation>La barra de color no tiene sitio junto a sus mapas: vuelva a ordenar los paneles o hágalos más estrechos.</translation>
    </message>
    <message>
        <source>The caption has no room under the panels: make the page higher, or leave it out.</source>
        <translation>El pie de figura no tiene sitio bajo los paneles: haga la página más alta o quítelo.</translation>
    </message>
    <message>
        <source>Panel %1: %2</source>
        <translation>Panel %1: %2</translation>
    </message>
    <message>
        <source>Panel %1 reaches beyond the page.</source>
        <translation>El panel %1 se sale de la página.</translation>
    </message>
    <message>
        <source>Attention figure of several panels</source>
        <translation>Figura de atención de varios paneles</translation>
    </message>
    <message>
        <source>a second text for “two texts”</source>
        <translation>un segundo texto para «dos textos»</translation>
    </message>
    <message>
        <source>a session of two runs: in the window, Compare, two texts</source>
        <translation>una sesión de dos ejecuciones: en la ventana, Comparar, dos textos</translation>
    </message>
    <message>
        <source>the same weights as lines</source>
        <translation>los mismos pesos como líneas</translation>
    </message>
    <message>
        <source>a picture for “map over picture”</source>
        <translation>una imagen para «mapa sobre una imagen»</translation>
    </message>
    <message>
        <source>a model that reads pictures</source>
        <translation>un modelo que lea imágenes</translation>
    </message>
    <message>
        <source>over the picture</source>
        <translation>sobre la imagen</translation>
    </message>
    <message>
        <source>the whole map</source>
        <translation>el mapa entero</translation>
    </message>
    <message>
        <source>full</source>
        <translation>completa</translation>
    </message>
    <message>
        <source>causal</source>
        <translation>causal</translation>
    </message>
    <message>
        <source>window of 2 and 2</source>
        <translation>ventana de 2 y 2</translation>
    </message>
    <message>
        <source>window and global</source>
        <translation>ventana y global</translation>
    </message>
    <message>
        <source>a text for “kinds of masks”</source>
        <translation>un texto para «tipos de máscaras»</translation>
    </message>
    <message>
        <source>a model or module that reads a text</source>
        <translation>un modelo o módulo que lea un texto</translation>
    </message>
    <message>
        <source>how its weights come about</source>
        <translation>cómo se obtienen sus pesos</translation>
    </message>
    <message>
        <source>a second head for “two heads”</source>
        <translation>una segunda cabeza para «dos cabezas»</translation>
    </message>
    <message>
        <source>a model with several</source>
        <translation>un modelo con varias</translation>
    </message>
    <message>
        <source>what wrote the chosen cell&apos;s score</source>
        <translation>qué escribió la puntuación de la celda elegida</translation>
    </message>
    <message>
        <source>One map</source>
        <translation>Un mapa</translation>
    </message>
    <message>
        <source>One head&apos;s map with its tokens, one column wide.</source>
        <translation>El mapa de una cabeza con sus tokens, de una columna de ancho.</translation>
    </message>
    <message>
        <source>Grid of heads</source>
        <translation>Cuadrícula de cabezas</translation>
    </message>
    <message>
        <source>Every head of every layer, with one colour bar.</source>
        <translation>Todas las cabezas de todas las capas, con una sola barra de color.</translation>
    </message>
    <message>
        <source>Through the layers</source>
        <translation>A través de las capas</translation>
    </message>
    <message>
        <source>The head of one number in each layer.</source>
        <translation>La cabeza de un mismo número en cada capa.</translation>
    </message>
    <message>
        <source>Two texts</source>
        <translation>Dos textos</translation>
    </message>
    <message>
        <source>The same head in the texts of two runs, with cells of one size and one colour bar.</source>
        <translation>La misma cabeza en los textos de dos ejecuciones, con celdas de un mismo tamaño y una sola barra de color.</translation>
    </message>
    <message>
        <source>Two heads and their difference</source>
        <translation>Dos cabezas y su diferencia</translation>
    </message>
    <message>
        <source>Two heads on one scale, and what one has more than the other.</source>
        <translation>Dos cabezas en una misma escala, y lo que una tiene más que la otra.</translation>
    </message>
    <message>
        <source>Four heads as lines</source>
        <translation>Cuatro cabezas como líneas</translation>
    </message>
    <message>
        <source>The heads that you picked, or the layer&apos;s first, as lines between the tokens.</source>
        <translation>Las cabezas seleccionadas, o las primeras de la capa, como líneas entre los tokens.</translation>
    </message>
    <message>
        <source>One word in two heads</source>
        <translation>Una palabra en dos cabezas</translation>
    </message>
    <message>
        <source>What the chosen token attends to, in two heads.</source>
        <translation>A qué atiende el token elegido, en dos cabezas.</translation>
    </message>
    <message>
        <source>Map beside lines</source>
        <translation>Mapa junto a líneas</translation>
    </message>
    <message>
        <source>A head&apos;s map, and the same weights as lines.</source>
        <translation>El mapa de una cabeza, y los mismos pesos como líneas.</translation>
    </message>
    <message>
        <source>Map over a picture</source>
        <translation>Mapa sobre una imagen</translation>
    </message>
    <message>
        <source>What a patch attends to, over the picture, and the whole map.</source>
        <translation>A qué atiende un parche, sobre la imagen, y el mapa entero.</translation>
    </message>
    <message>
        <source>Kinds of masks</source>
        <translation>Tipos de máscaras</translation>
    </message>
    <message>
        <source>Full, causal, windowed and global attention on your text.</source>
        <translation>Atención completa, causal, con ventana y global en su texto.</translation>
    </message>
    <message>
        <source>Steps of a head</source>
        <translation>Pasos de una cabeza</translation>
    </message>
    <message>
        <source>Queries, keys, scores and weights, and the map that they end in.</source>
        <translation>Consultas, claves, puntuaciones y pesos, y el mapa en que terminan.</translation>
    </message>
    <message>
        <source>Map and account</source>
        <translation>Mapa y desglose</translation>
    </message>
    <message>
        <source>A head&apos;s map, and what wrote the score of the chosen cell.</source>
        <translation>El mapa de una cabeza, y qué escribió la puntuación de la celda elegida.</translation>
    </message>
    <message>
        <source>Add to page</source>
        <translation>Añadir a la página</translation>
    </message>
    <message>
        <source>Add to pa&amp;ge</source>
        <translation>Añadir a la pá&amp;gina</translation>
    </message>
    <message>
        <source>Ctrl+Alt+P</source>
        <translation>Ctrl+Alt+P</translation>
    </message>
    <message>
        <source>Make the figure of what is shown a panel of the page in the composer</source>
        <translation>Convierte la figura de lo que se muestra en un panel de la página del compositor</translation>
    </message>
    <message>
        <source>&amp;Compose a page…</source>
        <translation>Componer una pági&amp;na…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+P</source>
        <translation>Ctrl+Shift+P</translation>
    </message>
    <message>
        <source>Open the composer: several figures on one page, with letters and one colour bar</source>
        <translation>Abre el compositor: varias figuras en una página, con letras y una sola barra de color</translation>
    </message>
</context>
<context>
    <name>ComposerWindow</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;New page</source>
        <translation>&amp;Nueva página</translation>
    </message>
    <message>
        <source>Begins an empty page</source>
        <translation>Empieza una página vacía</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>Opens a page, or a figure of one; a session becomes a panel</source>
        <translation>Abre una página, o una figura de ella; una sesión se convierte en un panel</translation>
    </message>
    <message>
        <source>&amp;Save page</source>
        <translation>&amp;Guardar página</translation>
    </message>
    <message>
        <source>Saves the page, to open it again</source>
        <translation>Guarda la página, para volver a abrirla</translation>
    </message>
    <message>
        <source>Save page &amp;as…</source>
        <translation>Guardar página &amp;como…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+S</source>
        <translation>Ctrl+Shift+S</translation>
    </message>
    <message>
        <source>Saves it under another name</source>
        <translation>La guarda con otro nombre</translation>
    </message>
    <message>
        <source>&amp;Export figure…</source>
        <translation>&amp;Exportar figura…</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>Saves the page as PDF, SVG, PNG or TikZ</source>
        <translation>Guarda la página en PDF, SVG, PNG o TikZ</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>Closes the composer</source>
        <translation>Cierra el compositor</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>Undoes the last change of the page</source>
        <translation>Deshace el último cambio de la página</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>Redoes what was undone</source>
        <translation>Rehace lo que se deshizo</translation>
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
        <translation>&amp;Copiar página como imagen</translation>
    </message>
    <message>
        <source>Ctrl+Shift+C</source>
        <translation>Ctrl+Shift+C</translation>
    </message>
    <message>
        <source>Copies the page as PNG, SVG and PDF</source>
        <translation>Copia la página en PNG, SVG y PDF</translation>
    </message>
    <message>
        <source>S&amp;top drawing</source>
        <translation>De&amp;tener el dibujo</translation>
    </message>
    <message>
        <source>Stops what takes long</source>
        <translation>Detiene lo que tarda mucho</translation>
    </message>
    <message>
        <source>&amp;Page</source>
        <translation>&amp;Página</translation>
    </message>
    <message>
        <source>&amp;Arrange panels</source>
        <translation>&amp;Ordenar paneles</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation>Ctrl+R</translation>
    </message>
    <message>
        <source>Puts the panels into the rows of the grid, each as high as it needs</source>
        <translation>Pone los paneles en las filas de la cuadrícula, cada uno con la altura que necesita</translation>
    </message>
    <message>
        <source>Pa&amp;nel</source>
        <translation>Pa&amp;nel</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Añadir</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplicar</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Ctrl+D</translation>
    </message>
    <message>
        <source>Adds a copy of the picked panel behind it</source>
        <translation>Añade una copia del panel seleccionado detrás de él</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>Removes the picked panel</source>
        <translation>Quita el panel seleccionado</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>&amp;Subir</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Up</translation>
    </message>
    <message>
        <source>Before the panel above it</source>
        <translation>Antes del panel que tiene encima</translation>
    </message>
    <message>
        <source>Move d&amp;own</source>
        <translation>&amp;Bajar</translation>
    </message>
    <message>
        <source>Alt+Down</source>
        <translation>Alt+Down</translation>
    </message>
    <message>
        <source>Behind the panel below it</source>
        <translation>Detrás del panel que tiene debajo</translation>
    </message>
    <message>
        <source>&amp;Open in window</source>
        <translation>Abrir en la &amp;ventana</translation>
    </message>
    <message>
        <source>Shows the panel&apos;s session in the main window</source>
        <translation>Muestra la sesión del panel en la ventana principal</translation>
    </message>
    <message>
        <source>&amp;Take from window</source>
        <translation>&amp;Tomar de la ventana</translation>
    </message>
    <message>
        <source>Replaces the panel by what the main window shows</source>
        <translation>Sustituye el panel por lo que muestra la ventana principal</translation>
    </message>
    <message>
        <source>What the window &amp;shows</source>
        <translation>Lo que &amp;muestra la ventana</translation>
    </message>
    <message>
        <source>A &amp;text</source>
        <translation>Un &amp;texto</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>A saved &amp;figure…</source>
        <translation>Una &amp;figura guardada…</translation>
    </message>
    <message>
        <source>A whole &amp;page</source>
        <translation>Una &amp;página entera</translation>
    </message>
    <message>
        <source>Drawing…</source>
        <translation>Dibujando…</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Se guardó %1</translation>
    </message>
    <message>
        <source>Copied the page</source>
        <translation>Se copió la página</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Detenido</translation>
    </message>
    <message>
        <source>Untitled page</source>
        <translation>Página sin título</translation>
    </message>
    <message>
        <source>%1[*] — Composer</source>
        <translation>%1[*] — Compositor</translation>
    </message>
    <message>
        <source>%1 × %2 mm · panels: %3 · %4</source>
        <translation>%1 × %2 mm · paneles: %3 · %4</translation>
    </message>
    <message>
        <source>vector</source>
        <translation>vectorial</translation>
    </message>
    <message>
        <source>maps as lossless pictures</source>
        <translation>mapas como imágenes sin pérdida</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: smaller than the %2 pt that can be printed</source>
        <translation>%1: menor que los %2 pt que se pueden imprimir</translation>
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
        <translation>Copiar el p&amp;eso</translation>
    </message>
    <message>
        <source>This weight is hidden until it has been guessed.</source>
        <translation>Este peso está oculto hasta que se adivine.</translation>
    </message>
    <message>
        <source>Copy figure as &amp;picture</source>
        <translation>Copiar figura como &amp;imagen</translation>
    </message>
    <message>
        <source>Copy figure &amp;as</source>
        <translation>&amp;Copiar figura como</translation>
    </message>
    <message>
        <source>&amp;Export figure…</source>
        <translation>&amp;Exportar figura…</translation>
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
        <translation>Copiar como co&amp;mando</translation>
    </message>
    <message>
        <source>The line that draws the figure again without the window, for a shell</source>
        <translation>La línea que vuelve a dibujar la figura sin la ventana, para un intérprete de comandos</translation>
    </message>
    <message>
        <source>Copy as P&amp;ython</source>
        <translation>Copiar como P&amp;ython</translation>
    </message>
    <message>
        <source>A script that draws it with Matplotlib, its numbers within</source>
        <translation>Un script que la dibuja con Matplotlib, con sus números dentro</translation>
    </message>
    <message>
        <source>Copy as sess&amp;ion</source>
        <translation>Copiar como ses&amp;ión</translation>
    </message>
    <message>
        <source>The session as JSON, as an .attnscope file has it</source>
        <translation>La sesión en JSON, como la contiene un archivo .attnscope</translation>
    </message>
</context>
<context>
    <name>Core</name>
    <message>
        <source>Row “本”, the measure word of books: most weight lies on “books”, which chooses it. Change “books” to “cats”, empty the target and press Generate: cats are counted in 只.</source>
        <translation>Fila «本», el clasificador de los libros: la mayor parte del peso está en «books», que lo elige. Cambie «books» por «cats», vacíe el destino y pulse Generar: los gatos se cuentan con 只.</translation>
    </message>
    <message>
        <source>Row “lamp”, the second one: most weight lies on the first “lamp”. The head looks for what followed “red” before. Write another word for “lamp”, both times.</source>
        <translation>Fila «lamp», la segunda: la mayor parte del peso está en la primera «lamp». La cabeza busca lo que antes siguió a «red». Escriba otra palabra en lugar de «lamp», las dos veces.</translation>
    </message>
    <message>
        <source>Row “or”, the second one: most weight lies on the first “or”. The name is made up and comes in pieces; the head copies what followed “Z” before.</source>
        <translation>Fila «or», la segunda: la mayor parte del peso está en la primera «or». El nombre es inventado y llega en piezas; la cabeza copia lo que antes siguió a «Z».</translation>
    </message>
    <message>
        <source>Row “昨天”: nearly all weight lies on “yesterday”, the last word in English. Row “图书馆” finds “library”: the place comes before the verb now.</source>
        <translation>Fila «昨天»: casi todo el peso está en «yesterday», la última palabra en inglés. La fila «图书馆» encuentra «library»: el lugar va ahora delante del verbo.</translation>
    </message>
    <message>
        <source>Row “are”, at the moment when it is about to be written: most weight lies on “dogs”, which decides that it is “are” and not “is”.</source>
        <translation>Fila «are», en el momento en que está a punto de escribirse: la mayor parte del peso está en «dogs», que decide que sea «are» y no «is».</translation>
    </message>
    <message>
        <source>Row “爱”: most weight lies on “loves”. Row “老师”: on “teacher”. What stands after the noun in English stands before it in Chinese.</source>
        <translation>Fila «爱»: la mayor parte del peso está en «loves». Fila «老师»: en «teacher». Lo que en inglés va detrás del sustantivo, en chino va delante.</translation>
    </message>
    <message>
        <source>Row “[MASK]”: most weight lies on “dogs”, so that “are” is the likeliest in its place. Change “dogs” to “dog”, and it is “is”.</source>
        <translation>Fila «[MASK]»: la mayor parte del peso está en «dogs», de modo que «are» es lo más probable en su lugar. Cambie «dogs» por «dog», y será «is».</translation>
    </message>
    <message>
        <source>Row “it”: nearly all weight lies on “cat”. Change “tired” to “soft”, and it lies on “mat”: the last word decides what “it” is.</source>
        <translation>Fila «it»: casi todo el peso está en «cat». Cambie «tired» por «soft», y estará en «mat»: la última palabra decide qué es «it».</translation>
    </message>
    <message>
        <source>Row “]”, at the moment when it is about to be written: most weight lies on “[”. Row “)”: on “(”, across the bracket inside.</source>
        <translation>Fila «]», en el momento en que está a punto de escribirse: la mayor parte del peso está en «[». Fila «)»: en «(», saltando los corchetes de dentro.</translation>
    </message>
    <message>
        <source>Row “fox”, its second time: all weight lies on the first “fox”. Type any word twice, and its second row finds the first.</source>
        <translation>Fila «fox», la segunda vez: todo el peso está en la primera «fox». Escriba dos veces una palabra cualquiera, y su segunda fila encontrará la primera.</translation>
    </message>
    <message>
        <source>Translates simple English into Chinese. Look in the cross-attention at which English word each Chinese one comes from.</source>
        <translation>Traduce inglés sencillo al chino. Observe en la atención cruzada de qué palabra inglesa viene cada palabra china.</translation>
    </message>
    <message>
        <source>Fills in [MASK] in everyday English. Look at what a pronoun means, and how the last word of a sentence decides it.</source>
        <translation>Completa [MASK] en inglés cotidiano. Observe a qué se refiere un pronombre, y cómo lo decide la última palabra de la frase.</translation>
    </message>
    <message>
        <source>Finds the one thing in a picture that has no second of its kind. Look at [CLS], and at what a thing finds alike.</source>
        <translation>Encuentra en una imagen la única cosa que no tiene igual. Observe a qué mira [CLS], y qué cosas iguales encuentra cada cosa.</translation>
    </message>
    <message>
        <source>Row “They”: most weight lies on “dogs”. Change “They barked” to “She wore a crown”, and row “She” finds “queen”.</source>
        <translation>Fila «They»: la mayor parte del peso está en «dogs». Cambie «They barked» por «She wore a crown», y la fila «She» encontrará «queen».</translation>
    </message>
    <message>
        <source>tokenizer.json, vocab.json with merges.txt, vocab.txt or SentencePiece&apos;s files; without one, token ids (--ids)</source>
        <translation>tokenizer.json, vocab.json con merges.txt, vocab.txt o los archivos de SentencePiece; sin tokenizador, los ids de los tokens (--ids)</translation>
    </message>
    <message>
        <source>Row “rose”, its fourth time: each “rose” so far has a quarter of the weight. Another “rose” makes it a fifth.</source>
        <translation>Fila «rose», la cuarta vez: cada «rose» hasta ahí tiene una cuarta parte del peso. Con otra «rose», será una quinta parte.</translation>
    </message>
    <message>
        <source>Predicts the next word of everyday English. Look for verb and subject, copied names, brackets, repetition.</source>
        <translation>Predice la palabra siguiente en inglés cotidiano. Fíjese en verbo y sujeto, nombres copiados, paréntesis, repeticiones.</translation>
    </message>
    <message>
        <source>Row “tea”, the second one: most weight lies on the first “tea”, which came after “and” before, too.</source>
        <translation>Fila «tea», la segunda: la mayor parte del peso está en la primera «tea», que también venía después de «and».</translation>
    </message>
    <message>
        <source>Row “it”: nearly all weight lies on “table”. Change “broken” to “sleepy”, and it lies on “dog”.</source>
        <translation>Fila «it»: casi todo el peso está en «table». Cambie «broken» por «sleepy», y estará en «dog».</translation>
    </message>
    <message>
        <source>Row “looks”: all weight lies on “word”, the token before. Every row does so, whatever you type.</source>
        <translation>Fila «looks»: todo el peso está en «word», el token anterior. Todas las filas hacen lo mismo, sea cual sea el texto.</translation>
    </message>
    <message>
        <source>Row “什么”: most weight lies on “What”, which stands first in English. Row “雨伞” finds “umbrella”.</source>
        <translation>Fila «什么»: la mayor parte del peso está en «What», que en inglés va al principio. La fila «雨伞» encuentra «umbrella».</translation>
    </message>
    <message>
        <source>the end of the row, as there are %1 column names (a text with a separator in it stands in quotes)</source>
        <translation>el final de la fila, pues hay %1 nombres de columna (un texto que contiene un separador va entre comillas)</translation>
    </message>
    <message>
        <source>Made by hand, on any text: heads that look at the token before, the same token, the first one</source>
        <translation>Hechas a mano, para cualquier texto: cabezas que miran al token anterior, al mismo token, al primero</translation>
    </message>
    <message>
        <source>Row “She”: most weight lies on “girl”. Change “She” to “He”, and row “He” finds “boy”.</source>
        <translation>Fila «She»: la mayor parte del peso está en «girl». Cambie «She» por «He», y la fila «He» encontrará «boy».</translation>
    </message>
    <message>
        <source>Row “cat”: nearly all weight lies on “old”, the word before. Nearly every row does so.</source>
        <translation>Fila «cat»: casi todo el peso está en «old», la palabra anterior. Casi todas las filas hacen lo mismo.</translation>
    </message>
    <message>
        <source>the name of a model that comes with the program, or of a folder beside the lesson</source>
        <translation>el nombre de un modelo incluido con el programa, o de una carpeta situada junto a la lección</translation>
    </message>
    <message>
        <source>Row “are”, about to be written: most weight lies on “boys”, over a whole clause.</source>
        <translation>Fila «are», a punto de escribirse: la mayor parte del peso está en «boys», saltando toda una oración subordinada.</translation>
    </message>
    <message>
        <source>Row “are”: most weight lies on “dogs”, not on “cat”, which stands next to it.</source>
        <translation>Fila «are»: la mayor parte del peso está en «dogs», no en «cat», que está justo al lado.</translation>
    </message>
    <message>
        <source>a row in which numbers of two places lead, by e^x, to the head&apos;s own weights</source>
        <translation>una fila en la que los números con dos decimales lleven, mediante e^x, a los pesos de la propia cabeza</translation>
    </message>
    <message>
        <source>a row that, rounded to two places, adds up to 1.00 and could have a blank</source>
        <translation>una fila que, redondeada a dos decimales, sume 1.00 y pueda tener un hueco</translation>
    </message>
    <message>
        <source>its download was broken off, and downloading it again goes on from there</source>
        <translation>su descarga se interrumpió; si se descarga de nuevo, continúa desde ahí</translation>
    </message>
    <message>
        <source>another run of the session, counted from 0, that is not patched itself</source>
        <translation>otra ejecución de la sesión, contada desde 0, que no esté parcheada a su vez</translation>
    </message>
    <message>
        <source>a link to https, http or mailto, or to a file in the lesson&apos;s folder</source>
        <translation>un enlace a https, http o mailto, o a un archivo de la carpeta de la lección</translation>
    </message>
    <message>
        <source>a model that comes with the program, or one in the lesson&apos;s folder</source>
        <translation>un modelo incluido con el programa, o uno de la carpeta de la lección</translation>
    </message>
    <message>
        <source>one in which numbers of two places lead to the head&apos;s own weights</source>
        <translation>una en la que los números con dos decimales lleven a los pesos de la propia cabeza</translation>
    </message>
    <message>
        <source>NaN or infinite numbers, because the model&apos;s weights have some</source>
        <translation>NaN o números infinitos, porque los pesos del modelo los contienen</translation>
    </message>
    <message>
        <source>it only stands for the tokenizer, which “git lfs pull” fetches</source>
        <translation>solo ocupa el lugar del tokenizador, que se descarga con «git lfs pull»</translation>
    </message>
    <message>
        <source>Row “)”: most weight lies on “(”, across the bracket inside.</source>
        <translation>Fila «)»: la mayor parte del peso está en «(», saltando los corchetes de dentro.</translation>
    </message>
    <message>
        <source>it only stands for the weights, which “git lfs pull” fetches</source>
        <translation>solo ocupa el lugar de los pesos, que se descargan con «git lfs pull»</translation>
    </message>
    <message>
        <source>at most %1 MB%2; without --with-data it stays beside the figure</source>
        <translation>como máximo %1 MB%2; sin --with-data, queda junto a la figura</translation>
    </message>
    <message>
        <source>a model folder in the Hugging Face layout, or a GGUF file</source>
        <translation>una carpeta de modelo con la estructura de Hugging Face, o un archivo GGUF</translation>
    </message>
    <message>
        <source>a model folder, a teaching module, or recorded attention</source>
        <translation>una carpeta de modelo, un módulo didáctico o la atención de un archivo</translation>
    </message>
    <message>
        <source>a figure of attention, or queries and keys, from a file</source>
        <translation>una figura de la atención, o de consultas y claves, de un archivo</translation>
    </message>
    <message>
        <source>it became shorter while it was read, or its disk failed</source>
        <translation>se acortó mientras se leía, o su disco falló</translation>
    </message>
    <message>
        <source>the texts of the run that a head&apos;s output is taken from</source>
        <translation>los textos de la ejecución de la que se toma la salida de una cabeza</translation>
    </message>
    <message>
        <source>a run of the same model that was computed, with layer %1</source>
        <translation>una ejecución ya calculada del mismo modelo, con la capa %1</translation>
    </message>
    <message>
        <source>at most 256 MB: fewer panels, or less painting in them</source>
        <translation>como máximo 256 MB: menos paneles, o menos celdas pintadas en ellos</translation>
    </message>
    <message>
        <source>sides that differ less: resized it has at most %1 pixels</source>
        <translation>lados menos desiguales: una vez ajustado el tamaño, tiene como máximo %1 píxeles</translation>
    </message>
    <message>
        <source>what the engine computes, such as weight(&quot;it&quot; → &quot;cat&quot;)</source>
        <translation>lo que calcula el motor, por ejemplo weight(&quot;it&quot; → &quot;cat&quot;)</translation>
    </message>
    <message>
        <source>the dimensions that it said when it opened the model</source>
        <translation>las dimensiones que indicó al abrir el modelo</translation>
    </message>
    <message>
        <source>another program is drawing a sheet into this folder</source>
        <translation>otro programa está dibujando las figuras de una hoja en esta carpeta</translation>
    </message>
    <message>
        <source>language, author, licence, version, released, model</source>
        <translation>language, author, licence, version, released, model</translation>
    </message>
    <message>
        <source>one of the same model and texts, to be gone on with</source>
        <translation>uno del mismo modelo y los mismos textos, para continuarlo</translation>
    </message>
    <message>
        <source>0 ≤ from ≤ to ≤ 16777216, for queries 0 … 16777216</source>
        <translation>0 ≤ from ≤ to ≤ 16777216, para las consultas 0 … 16777216</translation>
    </message>
    <message>
        <source>a file that “Save module” wrote, or a model folder</source>
        <translation>un archivo escrito con «Guardar el módulo», o una carpeta de modelo</translation>
    </message>
    <message>
        <source>a row that is not hidden until it has been guessed</source>
        <translation>una fila que no esté oculta hasta que se adivine</translation>
    </message>
    <message>
        <source>the name of a measure, such as entropy or previous</source>
        <translation>el nombre de una medida, por ejemplo entropy o previous</translation>
    </message>
    <message>
        <source>numbers of 2 to 5 axes, as [heads, queries, keys]</source>
        <translation>números de 2 a 5 ejes, como [cabezas, consultas, claves]</translation>
    </message>
    <message>
        <source>“kind:” choice, number, cell, head, token or text</source>
        <translation>«kind:» choice, number, cell, head, token o text</translation>
    </message>
    <message>
        <source>--block self, decoder or cross, or --tensor NAME</source>
        <translation>--block self, decoder o cross, o bien --tensor NAME</translation>
    </message>
    <message>
        <source>a model, or queries and keys, to compute it from</source>
        <translation>un modelo, o consultas y claves, con que calcularla</translation>
    </message>
    <message>
        <source>a session or page that was saved from its window</source>
        <translation>una sesión o una página que se guardó desde su ventana</translation>
    </message>
    <message>
        <source>pieces with ids, or a list of pieces with scores</source>
        <translation>piezas con ids, o una lista de piezas con puntuaciones</translation>
    </message>
    <message>
        <source>a list of numbers, or an object with such lists</source>
        <translation>una lista de números, o un objeto con listas de números</translation>
    </message>
    <message>
        <source>finite ones, of texts and tokens that are there</source>
        <translation>números finitos, de textos y tokens que existan</translation>
    </message>
    <message>
        <source>the header length (is this a safetensors file?)</source>
        <translation>la longitud de la cabecera (¿es un archivo safetensors?)</translation>
    </message>
    <message>
        <source>the name that leads to the model&apos;s other parts</source>
        <translation>el nombre que lleva a las demás partes del modelo</translation>
    </message>
    <message>
        <source>answers, NAME.attnanswers, or codes, NAME.txt</source>
        <translation>respuestas, NAME.attnanswers, o códigos, NAME.txt</translation>
    </message>
    <message>
        <source>the head that is patched position by position</source>
        <translation>la cabeza que se parchea posición por posición</translation>
    </message>
    <message>
        <source>the map of a head that is given other weights</source>
        <translation>el mapa de una cabeza a la que se dan otros pesos</translation>
    </message>
    <message>
        <source>a model without a convolution beside a layer</source>
        <translation>un modelo sin una convolución junto a una capa</translation>
    </message>
    <message>
        <source>cells that are hidden or uncovered, not both</source>
        <translation>celdas ocultas o descubiertas, no ambas cosas</translation>
    </message>
    <message>
        <source>a model that predicts tokens, such as GPT-2</source>
        <translation>un modelo que predice tokens, como GPT-2</translation>
    </message>
    <message>
        <source>a model with a tower for each, such as CLIP</source>
        <translation>un modelo con una torre para cada cosa, como CLIP</translation>
    </message>
    <message>
        <source>a regular expression of at most 16384 bytes</source>
        <translation>una expresión regular de 16384 bytes como máximo</translation>
    </message>
    <message>
        <source>answers once, of which the later ones count</source>
        <translation>una sola entrega de respuestas; si hay varias, cuenta la última</translation>
    </message>
    <message>
        <source>at most 64 MB: fewer painted cells or texts</source>
        <translation>como máximo 64 MB: menos celdas pintadas o menos textos</translation>
    </message>
    <message>
        <source>the file’s own name instead of the folder’s</source>
        <translation>el nombre del propio archivo en lugar del de la carpeta</translation>
    </message>
    <message>
        <source>a layer without a gate or an index of keys</source>
        <translation>una capa sin puerta ni índice de claves</translation>
    </message>
    <message>
        <source>an answer, since only a choice has options</source>
        <translation>una respuesta, pues solo una pregunta de elección tiene opciones</translation>
    </message>
    <message>
        <source>at most %1 channels of %2 to %3 samples a second</source>
        <translation>como máximo %1 canales de %2 a %3 muestras por segundo</translation>
    </message>
    <message>
        <source>other numbers in the stream between layers</source>
        <translation>otros números en el flujo residual entre las capas</translation>
    </message>
    <message>
        <source>the map of a head whose pattern is patched</source>
        <translation>el mapa de una cabeza cuyo patrón se parchea</translation>
    </message>
    <message>
        <source>the run that a head&apos;s output is taken from</source>
        <translation>la ejecución de la que se toma la salida de una cabeza</translation>
    </message>
    <message>
        <source>the table of one head, or .npy for several</source>
        <translation>la tabla de una sola cabeza, o .npy para varias</translation>
    </message>
    <message>
        <source>a picture in the lesson&apos;s folder or below</source>
        <translation>una imagen de la carpeta de la lección o de sus subcarpetas</translation>
    </message>
    <message>
        <source>as many numbers as “q” has for each token</source>
        <translation>tantos números por token como tiene «q»</translation>
    </message>
    <message>
        <source>at most %1 bytes without control characters</source>
        <translation>como máximo %1 bytes, sin caracteres de control</translation>
    </message>
    <message>
        <source>one in the settings, or --engine %1=COMMAND</source>
        <translation>uno en los ajustes, o --engine %1=COMMAND</translation>
    </message>
    <message>
        <source>the eight hexadecimal digits of a version</source>
        <translation>las ocho cifras hexadecimales de una versión</translation>
    </message>
    <message>
        <source>Primer encoder: words in both directions</source>
        <translation>Primer encoder: palabras en ambas direcciones</translation>
    </message>
    <message>
        <source>a reference to what is not in the pickle</source>
        <translation>una referencia a algo que no está en el pickle</translation>
    </message>
    <message>
        <source>it is a link to a file that is not there</source>
        <translation>es un enlace a un archivo que no existe</translation>
    </message>
    <message>
        <source>keys and values, which the encoder makes</source>
        <translation>claves y valores, que calcula el codificador</translation>
    </message>
    <message>
        <source>as many as in the run that is patched, %1</source>
        <translation>tantos como en la ejecución que se parchea, %1</translation>
    </message>
    <message>
        <source>attention that another program computed</source>
        <translation>atención calculada por otro programa</translation>
    </message>
    <message>
        <source>deflated bytes of the size that it says</source>
        <translation>bytes comprimidos con deflate, del tamaño que indica</translation>
    </message>
    <message>
        <source>its steps and questions would be others</source>
        <translation>sus pasos y preguntas serían otros</translation>
    </message>
    <message>
        <source>what a head writes by its weights alone</source>
        <translation>el cálculo de lo que escribe una cabeza solo a partir de sus pesos</translation>
    </message>
    <message>
        <source>what the archive&apos;s directory says of it</source>
        <translation>lo que dice de él el directorio del archivo comprimido</translation>
    </message>
    <message>
        <source>“%1”, there or in generation_config.json,</source>
        <translation>«%1», ahí o en generation_config.json</translation>
    </message>
    <message>
        <source>“They” are the dogs, “She” is the queen</source>
        <translation>«They» son los perros, «She» es la reina</translation>
    </message>
    <message>
        <source>a regular expression that Oniguruma can take</source>
        <translation>una expresión regular que Oniguruma admita</translation>
    </message>
    <message>
        <source>at most %1 bytes for a file of this size</source>
        <translation>como máximo %1 bytes para un archivo de este tamaño</translation>
    </message>
    <message>
        <source>at most the %1 rows of token_embd.weight</source>
        <translation>como máximo las %1 filas de token_embd.weight</translation>
    </message>
    <message>
        <source>the model that the engine opened again</source>
        <translation>el modelo que el motor ha vuelto a abrir</translation>
    </message>
    <message>
        <source>the model&apos;s hash in hexadecimal digits</source>
        <translation>el hash del modelo en cifras hexadecimales</translation>
    </message>
    <message>
        <source>Primer translator: English to Chinese</source>
        <translation>Primer translator: del inglés al chino</translation>
    </message>
    <message>
        <source>a code, or a name, a colon and a code</source>
        <translation>un código, o un nombre, dos puntos y un código</translation>
    </message>
    <message>
        <source>a text in UTF-8 (in Excel: CSV UTF-8)</source>
        <translation>un texto en UTF-8 (en Excel: CSV UTF-8)</translation>
    </message>
    <message>
        <source>a title, “# …”, before the first step</source>
        <translation>un título, «# …», antes del primer paso</translation>
    </message>
    <message>
        <source>lines in NAME.txt, or rows of a sheet</source>
        <translation>líneas en NAME.txt, o filas de una hoja</translation>
    </message>
    <message>
        <source>null or 0: the same tokens every time</source>
        <translation>null o 0: siempre los mismos tokens</translation>
    </message>
    <message>
        <source>one of this version of AttentionScope</source>
        <translation>uno de esta versión de AttentionScope</translation>
    </message>
    <message>
        <source>one to the queries of cross-attention</source>
        <translation>una hacia las consultas de la atención cruzada</translation>
    </message>
    <message>
        <source>queries and keys that the engine sees</source>
        <translation>consultas y claves que el motor vea</translation>
    </message>
    <message>
        <source>the name of a file in the same folder</source>
        <translation>el nombre de un archivo de la misma carpeta</translation>
    </message>
    <message>
        <source>the one that the atlas was begun with</source>
        <translation>aquel con el que se empezó el atlas</translation>
    </message>
    <message>
        <source>The question word stays in its place</source>
        <translation>La palabra interrogativa no se mueve</translation>
    </message>
    <message>
        <source>a dictionary within a dictionary, “%1”</source>
        <translation>un diccionario dentro de un diccionario, «%1»</translation>
    </message>
    <message>
        <source>a feed-forward layer without experts</source>
        <translation>una capa feed-forward sin expertos</translation>
    </message>
    <message>
        <source>a list of tokens, or a list of these</source>
        <translation>una lista de tokens, o una lista de tales listas</translation>
    </message>
    <message>
        <source>a model that predicts the next token</source>
        <translation>un modelo que predice el token siguiente</translation>
    </message>
    <message>
        <source>a number for each pair of dimensions</source>
        <translation>un número por cada par de dimensiones</translation>
    </message>
    <message>
        <source>a number whose exponential is finite</source>
        <translation>un número cuya exponencial sea finita</translation>
    </message>
    <message>
        <source>an object of tensors and their files</source>
        <translation>un objeto con los tensores y sus archivos</translation>
    </message>
    <message>
        <source>two pieces with a space between them</source>
        <translation>dos piezas con un espacio entre ellas</translation>
    </message>
    <message>
        <source>a class, a key, a device and a size</source>
        <translation>una clase, una clave, un dispositivo y un tamaño</translation>
    </message>
    <message>
        <source>a separator after the closing quote</source>
        <translation>un separador después de las comillas de cierre</translation>
    </message>
    <message>
        <source>a whole number from 0 to 4294967295</source>
        <translation>un número entero de 0 a 4294967295</translation>
    </message>
    <message>
        <source>an object that says what to look at</source>
        <translation>un objeto que diga qué mirar</translation>
    </message>
    <message>
        <source>at least one head, token and number</source>
        <translation>al menos una cabeza, un token y un número</translation>
    </message>
    <message>
        <source>one from the encoder to the decoder</source>
        <translation>una del codificador al decodificador</translation>
    </message>
    <message>
        <source>the attention that the lesson shows</source>
        <translation>la atención que muestra la lección</translation>
    </message>
    <message>
        <source>the output of a head of another run</source>
        <translation>la salida de una cabeza de otra ejecución</translation>
    </message>
    <message>
        <source>version 1, which this program reads</source>
        <translation>la versión 1, que es la que lee este programa</translation>
    </message>
    <message>
        <source>a cell alone, or a row or a column</source>
        <translation>una sola celda, o una fila o una columna</translation>
    </message>
    <message>
        <source>a state in this step or one before</source>
        <translation>un estado en este paso o en uno anterior</translation>
    </message>
    <message>
        <source>a state_dict that torch.save wrote</source>
        <translation>un state_dict escrito por torch.save</translation>
    </message>
    <message>
        <source>a tuple of its class, key and size</source>
        <translation>una tupla con su clase, su clave y su tamaño</translation>
    </message>
    <message>
        <source>extra_ids in tokenizer_config.json</source>
        <translation>extra_ids en tokenizer_config.json</translation>
    </message>
    <message>
        <source>in the first part of a split model</source>
        <translation>en la primera parte de un modelo dividido</translation>
    </message>
    <message>
        <source>one folder that all members are in</source>
        <translation>una sola carpeta que contenga todos los miembros</translation>
    </message>
    <message>
        <source>the likeness of pictures and texts</source>
        <translation>la similitud de imágenes y textos</translation>
    </message>
    <message>
        <source>what to look at, such as “row: it”</source>
        <translation>qué mirar, por ejemplo «row: it»</translation>
    </message>
    <message>
        <source>“She” is the girl, “He” is the boy</source>
        <translation>«She» es la niña, «He» es el niño</translation>
    </message>
    <message>
        <source>The boys who know the teacher are</source>
        <translation>«The boys who know the teacher are»</translation>
    </message>
    <message>
        <source>a gate, which depends on the text</source>
        <translation>una puerta, que depende del texto</translation>
    </message>
    <message>
        <source>a text without control characters</source>
        <translation>un texto sin caracteres de control</translation>
    </message>
    <message>
        <source>a word that the vocabulary begins</source>
        <translation>una palabra cuyo comienzo esté en el vocabulario</translation>
    </message>
    <message>
        <source>at most %1 cells to describe a head</source>
        <translation>como máximo %1 celdas para describir una cabeza</translation>
    </message>
    <message>
        <source>bytes that are stored as they are</source>
        <translation>bytes guardados sin comprimir</translation>
    </message>
    <message>
        <source>it does not read what it is asked</source>
        <translation>no lee lo que se le pide</translation>
    </message>
    <message>
        <source>numbers among the %1 of its storage</source>
        <translation>números que estén entre los %1 de su almacenamiento</translation>
    </message>
    <message>
        <source>one of this version of the lesson</source>
        <translation>uno de esta versión de la lección</translation>
    </message>
    <message>
        <source>the measure of this head and text</source>
        <translation>la medida de esta cabeza y este texto</translation>
    </message>
    <message>
        <source>the types that tokenizer.json has</source>
        <translation>los tipos que tiene tokenizer.json</translation>
    </message>
    <message>
        <source>those of %1 as the session knows it</source>
        <translation>los de %1, tal como lo conoce la sesión</translation>
    </message>
    <message>
        <source>whole numbers of at most 10 bytes</source>
        <translation>números enteros de 10 bytes como máximo</translation>
    </message>
    <message>
        <source>The clause moves before its noun</source>
        <translation>La oración de relativo pasa delante de su sustantivo</translation>
    </message>
    <message>
        <source>a model with encoder and decoder</source>
        <translation>un modelo con codificador y decodificador</translation>
    </message>
    <message>
        <source>a number from 0 that fits a file</source>
        <translation>un número desde 0 que quepa en un archivo</translation>
    </message>
    <message>
        <source>an object with the tower&apos;s sizes</source>
        <translation>un objeto con los tamaños de la torre</translation>
    </message>
    <message>
        <source>at least one head, query and key</source>
        <translation>al menos una cabeza, una consulta y una clave</translation>
    </message>
    <message>
        <source>at most 2^20 tokens of all texts</source>
        <translation>como máximo 2^20 tokens entre todos los textos</translation>
    </message>
    <message>
        <source>fields in protobuf&apos;s wire format</source>
        <translation>campos en el formato binario de protobuf</translation>
    </message>
    <message>
        <source>one that stands for unknown text</source>
        <translation>una que represente el texto desconocido</translation>
    </message>
    <message>
        <source>sides of %1, one patch, to %2 pixels</source>
        <translation>lados de %1 píxeles, un parche, a %2 píxeles</translation>
    </message>
    <message>
        <source>the fused query-key-value weight</source>
        <translation>el peso fusionado de consulta, clave y valor</translation>
    </message>
    <message>
        <source>the length of what each key adds</source>
        <translation>la longitud de lo que aporta cada clave</translation>
    </message>
    <message>
        <source>the picture that the model reads</source>
        <translation>la imagen que lee el modelo</translation>
    </message>
    <message>
        <source>“query” of what an example shows</source>
        <translation>«query» de lo que muestra un ejemplo</translation>
    </message>
    <message>
        <source>A name that nobody knows, again</source>
        <translation>Un nombre que nadie conoce, otra vez</translation>
    </message>
    <message>
        <source>a file of torch 0.1.10 or later</source>
        <translation>un archivo de torch 0.1.10 o posterior</translation>
    </message>
    <message>
        <source>a header that reaches beyond it</source>
        <translation>una cabecera que rebasa sus límites</translation>
    </message>
    <message>
        <source>a place in the vocab of %1 pieces</source>
        <translation>un lugar en el vocab de %1 piezas</translation>
    </message>
    <message>
        <source>a weight of the engine&apos;s answer</source>
        <translation>un peso de la respuesta del motor</translation>
    </message>
    <message>
        <source>libjpeg-turbo cannot be started</source>
        <translation>no se puede iniciar libjpeg-turbo</translation>
    </message>
    <message>
        <source>no header where it should begin</source>
        <translation>ninguna cabecera donde debería empezar</translation>
    </message>
    <message>
        <source>one that a model computes again</source>
        <translation>una que vuelve a calcular un modelo</translation>
    </message>
    <message>
        <source>position encodings side by side</source>
        <translation>la comparación de codificaciones posicionales</translation>
    </message>
    <message>
        <source>premature end behind the tables</source>
        <translation>un final prematuro después de las tablas</translation>
    </message>
    <message>
        <source>the numbers that are patched in</source>
        <translation>los números que se ponen al parchear</translation>
    </message>
    <message>
        <source>the recipe of a teaching module</source>
        <translation>la receta de un módulo didáctico</translation>
    </message>
    <message>
        <source>the tensors that the file holds</source>
        <translation>los tensores que contiene el archivo</translation>
    </message>
    <message>
        <source>the types that tokenizers write</source>
        <translation>los tipos que escriben los tokenizadores</translation>
    </message>
    <message>
        <source>what a head does by its weights</source>
        <translation>información sobre lo que hace una cabeza según sus pesos</translation>
    </message>
    <message>
        <source>“keys” of what an example shows</source>
        <translation>«keys» de lo que muestra un ejemplo</translation>
    </message>
    <message>
        <source>a layer of the engine&apos;s answer</source>
        <translation>una capa de la respuesta del motor</translation>
    </message>
    <message>
        <source>a model whose weights are here</source>
        <translation>un modelo cuyos pesos estén aquí</translation>
    </message>
    <message>
        <source>a name and a size of each file</source>
        <translation>un nombre y un tamaño por cada archivo</translation>
    </message>
    <message>
        <source>a table with one number a line</source>
        <translation>una tabla con un número por línea</translation>
    </message>
    <message>
        <source>an answer to what it was asked</source>
        <translation>una respuesta a lo que se le pidió</translation>
    </message>
    <message>
        <source>another one: give another name</source>
        <translation>otro: dé otro nombre</translation>
    </message>
    <message>
        <source>at most %1 levels of “(” and “!”</source>
        <translation>como máximo %1 niveles de «(» y «!»</translation>
    </message>
    <message>
        <source>it stopped without being asked</source>
        <translation>se detuvo sin que se le pidiera</translation>
    </message>
    <message>
        <source>its bytes before the directory</source>
        <translation>sus bytes antes del directorio</translation>
    </message>
    <message>
        <source>nothing behind its last member</source>
        <translation>nada después de su último miembro</translation>
    </message>
    <message>
        <source>one of a step that asks for it</source>
        <translation>uno de un paso que lo pida</translation>
    </message>
    <message>
        <source>the attention that step %1 shows</source>
        <translation>la atención que muestra el paso %1</translation>
    </message>
    <message>
        <source>the id of the token that %1 adds</source>
        <translation>el id del token que añade %1</translation>
    </message>
    <message>
        <source>the magic number of torch.save</source>
        <translation>el número mágico de torch.save</translation>
    </message>
    <message>
        <source>the system that wrote the file</source>
        <translation>el sistema que escribió el archivo</translation>
    </message>
    <message>
        <source>“factor” of the rotary scaling</source>
        <translation>«factor» del escalado rotatorio</translation>
    </message>
    <message>
        <source>“lesson” before the first step</source>
        <translation>«lesson» antes del primer paso</translation>
    </message>
    <message>
        <source>1 (Unigram) or 2 (byte pairs)</source>
        <translation>1 (Unigram) o 2 (pares de bytes)</translation>
    </message>
    <message>
        <source>Primer decoder: left to right</source>
        <translation>Primer decoder: de izquierda a derecha</translation>
    </message>
    <message>
        <source>a model that is computed here</source>
        <translation>un modelo que se calcule aquí</translation>
    </message>
    <message>
        <source>an entry of the model&apos;s vocab</source>
        <translation>una entrada del vocab del modelo</translation>
    </message>
    <message>
        <source>an object with type and vocab</source>
        <translation>un objeto con type y vocab</translation>
    </message>
    <message>
        <source>layer %1 of the engine&apos;s answer</source>
        <translation>la capa %1 de la respuesta del motor</translation>
    </message>
    <message>
        <source>texts of one length in tokens</source>
        <translation>textos de la misma longitud en tokens</translation>
    </message>
    <message>
        <source>the session&apos;s teaching module</source>
        <translation>el módulo didáctico de la sesión</translation>
    </message>
    <message>
        <source>“it” is the table, or the dog</source>
        <translation>«it» es la mesa, o el perro</translation>
    </message>
    <message>
        <source>%1 of %2 elsewhere in the pickle</source>
        <translation>%1 de %2 en otro lugar del pickle</translation>
    </message>
    <message>
        <source>A gap that the subject fills</source>
        <translation>Un hueco que decide el sujeto</translation>
    </message>
    <message>
        <source>Yesterday moves to the front</source>
        <translation>«Yesterday» pasa al principio</translation>
    </message>
    <message>
        <source>[B, channels, height, width]</source>
        <translation>[B, canales, alto, ancho]</translation>
    </message>
    <message>
        <source>[query, first key, last key]</source>
        <translation>[consulta, primera clave, última clave]</translation>
    </message>
    <message>
        <source>a block “source” in the step</source>
        <translation>un bloque «source» en el paso</translation>
    </message>
    <message>
        <source>a folder, a link or a device</source>
        <translation>una carpeta, un enlace o un dispositivo</translation>
    </message>
    <message>
        <source>a model that predicts tokens</source>
        <translation>un modelo que predice tokens</translation>
    </message>
    <message>
        <source>each that a tensor has, once</source>
        <translation>cada uno de los que tiene un tensor, una sola vez</translation>
    </message>
    <message>
        <source>float32, float16 or bfloat16</source>
        <translation>float32, float16 o bfloat16</translation>
    </message>
    <message>
        <source>it said nothing for %1 seconds</source>
        <translation>no respondió nada durante %1 segundos</translation>
    </message>
    <message>
        <source>options instead of an answer</source>
        <translation>opciones en lugar de una respuesta</translation>
    </message>
    <message>
        <source>such as text,layer,head,name</source>
        <translation>por ejemplo text,layer,head,name</translation>
    </message>
    <message>
        <source>the command of the engine “%1”</source>
        <translation>el comando del motor «%1»</translation>
    </message>
    <message>
        <source>the directory of the archive</source>
        <translation>el directorio del archivo comprimido</translation>
    </message>
    <message>
        <source>the model that it is to open</source>
        <translation>el modelo que debe abrir</translation>
    </message>
    <message>
        <source>the scale of a head&apos;s output</source>
        <translation>la escala de la salida de una cabeza</translation>
    </message>
    <message>
        <source>the scores of the next token</source>
        <translation>las puntuaciones del token siguiente</translation>
    </message>
    <message>
        <source>the trainer_spec: model_type</source>
        <translation>el trainer_spec: model_type</translation>
    </message>
    <message>
        <source>the weights of layer %1, head %2</source>
        <translation>los pesos de la capa %1, cabeza %2</translation>
    </message>
    <message>
        <source>what all heads have together</source>
        <translation>lo que todas las cabezas producen juntas</translation>
    </message>
    <message>
        <source>what is computed of a number</source>
        <translation>un valor calculado en una pregunta de número</translation>
    </message>
    <message>
        <source>“%1” in the model&apos;s vocabulary</source>
        <translation>«%1» en el vocabulario del modelo</translation>
    </message>
    <message>
        <source>%1 values, one for each piece</source>
        <translation>%1 valores, uno por cada pieza</translation>
    </message>
    <message>
        <source>%1, as many as the parts have</source>
        <translation>%1, tantos como tienen las partes</translation>
    </message>
    <message>
        <source>%1, of a newer AttentionScope</source>
        <translation>%1, de un AttentionScope más reciente</translation>
    </message>
    <message>
        <source>%1, which was there before it</source>
        <translation>%1, que existía antes que él</translation>
    </message>
    <message>
        <source>A bracket finds its partner</source>
        <translation>Un paréntesis encuentra su pareja</translation>
    </message>
    <message>
        <source>UTF-8 (in Excel: CSV UTF-8)</source>
        <translation>UTF-8 (en Excel: CSV UTF-8)</translation>
    </message>
    <message>
        <source>an address without entities</source>
        <translation>una dirección sin entidades</translation>
    </message>
    <message>
        <source>at least one that is finite</source>
        <translation>al menos una que sea finita</translation>
    </message>
    <message>
        <source>one that an engine computes</source>
        <translation>uno que calcula un motor</translation>
    </message>
    <message>
        <source>the bytes that were written</source>
        <translation>los bytes que se escribieron</translation>
    </message>
    <message>
        <source>the engine&apos;s list of layers</source>
        <translation>la lista de capas del motor</translation>
    </message>
    <message>
        <source>the text of a sheet by hand</source>
        <translation>el texto de una hoja para calcular a mano</translation>
    </message>
    <message>
        <source>the token that is asked for</source>
        <translation>el token por el que se pregunta</translation>
    </message>
    <message>
        <source>what was saved in this file</source>
        <translation>lo que se guardó en este archivo</translation>
    </message>
    <message>
        <source>“file” of a run&apos;s attention</source>
        <translation>«file» de la atención de una ejecución</translation>
    </message>
    <message>
        <source>“it” is the cat, or the mat</source>
        <translation>«it» es el gato, o el felpudo</translation>
    </message>
    <message>
        <source>%1 cells as in the first row</source>
        <translation>%1 celdas, como en la primera fila</translation>
    </message>
    <message>
        <source>--queries NAME --keys NAME</source>
        <translation>--queries NAME --keys NAME</translation>
    </message>
    <message>
        <source>a head&apos;s output or pattern</source>
        <translation>la salida o el patrón de una cabeza</translation>
    </message>
    <message>
        <source>a multiple of 3 × %1 columns</source>
        <translation>un múltiplo de 3 × %1 columnas</translation>
    </message>
    <message>
        <source>a right option, “option*:”</source>
        <translation>una opción correcta, «option*:»</translation>
    </message>
    <message>
        <source>a row of at most 4096 keys</source>
        <translation>una fila de 4096 claves como máximo</translation>
    </message>
    <message>
        <source>a run of a model on a text</source>
        <translation>una ejecución de un modelo con un texto</translation>
    </message>
    <message>
        <source>a second text for the keys</source>
        <translation>un segundo texto para las claves</translation>
    </message>
    <message>
        <source>an archive with code in it</source>
        <translation>un archivo comprimido que contiene código</translation>
    </message>
    <message>
        <source>every layer up to this one</source>
        <translation>todas las capas hasta esta</translation>
    </message>
    <message>
        <source>key “general.architecture”</source>
        <translation>la clave «general.architecture»</translation>
    </message>
    <message>
        <source>one lesson, NAME.lesson.md</source>
        <translation>una sola lección, NAME.lesson.md</translation>
    </message>
    <message>
        <source>the bytes that were packed</source>
        <translation>los bytes que se comprimieron</translation>
    </message>
    <message>
        <source>the one that it had opened</source>
        <translation>el que había abierto</translation>
    </message>
    <message>
        <source>“:” after the field&apos;s name</source>
        <translation>«:» después del nombre del campo</translation>
    </message>
    <message>
        <source>“cells” of an intervention</source>
        <translation>«cells» de una intervención</translation>
    </message>
    <message>
        <source>%1 lists, one for each text</source>
        <translation>%1 listas, una por cada texto</translation>
    </message>
    <message>
        <source>= or ≠ between two tokens</source>
        <translation>= o ≠ entre dos tokens</translation>
    </message>
    <message>
        <source>Named heads: made by hand</source>
        <translation>Named heads: cabezas hechas a mano</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>no existe el archivo o la carpeta</translation>
    </message>
    <message>
        <source>The dogs near the cat are</source>
        <translation>«The dogs near the cat are»</translation>
    </message>
    <message>
        <source>a comparison: &lt; ≤ &gt; ≥ = ≠</source>
        <translation>una comparación: &lt; ≤ &gt; ≥ = ≠</translation>
    </message>
    <message>
        <source>all %1 dimensions of a head</source>
        <translation>todas las %1 dimensiones de una cabeza</translation>
    </message>
    <message>
        <source>at most 2^18 heads in all</source>
        <translation>como máximo 2^18 cabezas en total</translation>
    </message>
    <message>
        <source>d_v of a fused projection</source>
        <translation>el d_v de una proyección fusionada</translation>
    </message>
    <message>
        <source>it was there a moment ago</source>
        <translation>hace un momento aún estaba ahí</translation>
    </message>
    <message>
        <source>keys that are the queries</source>
        <translation>claves que sean a la vez las consultas</translation>
    </message>
    <message>
        <source>one before the first step</source>
        <translation>uno antes del primer paso</translation>
    </message>
    <message>
        <source>one number for all layers</source>
        <translation>un solo número para todas las capas</translation>
    </message>
    <message>
        <source>the beginning of the file</source>
        <translation>el comienzo del archivo</translation>
    </message>
    <message>
        <source>the numbers in the figure</source>
        <translation>los números de la figura</translation>
    </message>
    <message>
        <source>the output projection W_O</source>
        <translation>la proyección de salida W_O</translation>
    </message>
    <message>
        <source>the version of the format</source>
        <translation>la versión del formato</translation>
    </message>
    <message>
        <source>token ids instead of text</source>
        <translation>ids de tokens en lugar de texto</translation>
    </message>
    <message>
        <source>A bracket about to close</source>
        <translation>Un paréntesis a punto de cerrarse</translation>
    </message>
    <message>
        <source>A verb finds its subject</source>
        <translation>Un verbo encuentra su sujeto</translation>
    </message>
    <message>
        <source>a model with its weights</source>
        <translation>un modelo con sus pesos</translation>
    </message>
    <message>
        <source>a reference to a storage</source>
        <translation>una referencia a un almacenamiento</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>un número entero de %1 a %2</translation>
    </message>
    <message>
        <source>among its special_tokens</source>
        <translation>entre sus special_tokens</translation>
    </message>
    <message>
        <source>as many bytes as it says</source>
        <translation>tantos bytes como indica</translation>
    </message>
    <message>
        <source>fewer than 2^63 elements</source>
        <translation>menos de 2^63 elementos</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>no es un archivo normal</translation>
    </message>
    <message>
        <source>libpng cannot be started</source>
        <translation>no se puede iniciar libpng</translation>
    </message>
    <message>
        <source>stored or deflated bytes</source>
        <translation>bytes sin comprimir o comprimidos con deflate</translation>
    </message>
    <message>
        <source>the attention of %1 tokens</source>
        <translation>la atención de %1 tokens</translation>
    </message>
    <message>
        <source>the file within a figure</source>
        <translation>el archivo que va dentro de la figura</translation>
    </message>
    <message>
        <source>the fill of hidden cells</source>
        <translation>el valor de máscara de las celdas ocultas</translation>
    </message>
    <message>
        <source>the line of column names</source>
        <translation>la línea con los nombres de las columnas</translation>
    </message>
    <message>
        <source>the row that predicts “%1”</source>
        <translation>la fila que predice «%1»</translation>
    </message>
    <message>
        <source>what follows the tensors</source>
        <translation>lo que sigue a los tensores</translation>
    </message>
    <message>
        <source>“%1” of the rotary scaling</source>
        <translation>«%1» del escalado rotatorio</translation>
    </message>
    <message>
        <source>“ask:” with the question</source>
        <translation>«ask:» con la pregunta</translation>
    </message>
    <message>
        <source>“run” of an intervention</source>
        <translation>«run» de una intervención</translation>
    </message>
    <message>
        <source>%1 bytes together at most</source>
        <translation>%1 bytes en total como máximo</translation>
    </message>
    <message>
        <source>%1, which the model takes</source>
        <translation>%1, que es lo que admite el modelo</translation>
    </message>
    <message>
        <source>A code, the second time</source>
        <translation>Un código, la segunda vez</translation>
    </message>
    <message>
        <source>A list, the second time</source>
        <translation>Una lista, la segunda vez</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>no queda espacio en el dispositivo</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>operación no permitida</translation>
    </message>
    <message>
        <source>a dictionary of tensors</source>
        <translation>un diccionario de tensores</translation>
    </message>
    <message>
        <source>a name below its folder</source>
        <translation>un nombre dentro de su carpeta</translation>
    </message>
    <message>
        <source>a part of the tokenizer</source>
        <translation>una parte del tokenizador</translation>
    </message>
    <message>
        <source>a run of all its tokens</source>
        <translation>una ejecución de todos sus tokens</translation>
    </message>
    <message>
        <source>a tolerance of a number</source>
        <translation>una tolerancia en una pregunta de número</translation>
    </message>
    <message>
        <source>key “general.alignment”</source>
        <translation>la clave «general.alignment»</translation>
    </message>
    <message>
        <source>painted cells of query %1</source>
        <translation>las celdas pintadas de la consulta %1</translation>
    </message>
    <message>
        <source>sequences of one length</source>
        <translation>secuencias de la misma longitud</translation>
    </message>
    <message>
        <source>texts or lists of bytes</source>
        <translation>textos o listas de bytes</translation>
    </message>
    <message>
        <source>the archive&apos;s directory</source>
        <translation>el directorio del archivo comprimido</translation>
    </message>
    <message>
        <source>the atlas that is there</source>
        <translation>el atlas que ya existe</translation>
    </message>
    <message>
        <source>the features of a sound</source>
        <translation>las características de un sonido</translation>
    </message>
    <message>
        <source>the files of the lesson</source>
        <translation>los archivos de la lección</translation>
    </message>
    <message>
        <source>the language-model head</source>
        <translation>la cabeza de lenguaje</translation>
    </message>
    <message>
        <source>the map of picked heads</source>
        <translation>el mapa de las cabezas seleccionadas</translation>
    </message>
    <message>
        <source>the package libsndfile1</source>
        <translation>el paquete libsndfile1</translation>
    </message>
    <message>
        <source>the text of a worksheet</source>
        <translation>el texto de una hoja de ejercicios</translation>
    </message>
    <message>
        <source>version 1.0, 2.0 or 3.0</source>
        <translation>la versión 1.0, 2.0 o 3.0</translation>
    </message>
    <message>
        <source>“engine.model” of a run</source>
        <translation>«engine.model» de una ejecución</translation>
    </message>
    <message>
        <source>Books are counted in 本</source>
        <translation>Los libros se cuentan con 本</translation>
    </message>
    <message>
        <source>Cannot allocate memory</source>
        <translation>no se puede asignar memoria</translation>
    </message>
    <message>
        <source>a directory at its end</source>
        <translation>un directorio al final</translation>
    </message>
    <message>
        <source>a score for each piece</source>
        <translation>una puntuación por cada pieza</translation>
    </message>
    <message>
        <source>at least one character</source>
        <translation>al menos un carácter</translation>
    </message>
    <message>
        <source>at most %1 nested levels</source>
        <translation>como máximo %1 niveles anidados</translation>
    </message>
    <message>
        <source>at most 16777216 cells</source>
        <translation>como máximo 16777216 celdas</translation>
    </message>
    <message>
        <source>every file that %1 names</source>
        <translation>todos los archivos que nombra %1</translation>
    </message>
    <message>
        <source>heads that were picked</source>
        <translation>cabezas seleccionadas</translation>
    </message>
    <message>
        <source>its beginning at byte %1</source>
        <translation>su comienzo en el byte %1</translation>
    </message>
    <message>
        <source>kind of rotary scaling</source>
        <translation>el tipo de escalado rotatorio</translation>
    </message>
    <message>
        <source>members that lie apart</source>
        <translation>miembros que no se solapen</translation>
    </message>
    <message>
        <source>more data for its size</source>
        <translation>más datos para su tamaño</translation>
    </message>
    <message>
        <source>no such file or folder</source>
        <translation>no existe tal archivo o carpeta</translation>
    </message>
    <message>
        <source>numbers of 2 to 5 axes</source>
        <translation>números de 2 a 5 ejes</translation>
    </message>
    <message>
        <source>one for each of %1 texts</source>
        <translation>uno por cada uno de los %1 textos</translation>
    </message>
    <message>
        <source>one in its translation</source>
        <translation>uno en su traducción</translation>
    </message>
    <message>
        <source>tensors by their names</source>
        <translation>tensores por sus nombres</translation>
    </message>
    <message>
        <source>the numbers of a layer</source>
        <translation>los números de una capa</translation>
    </message>
    <message>
        <source>the output&apos;s file name</source>
        <translation>el nombre del archivo de salida</translation>
    </message>
    <message>
        <source>the projection&apos;s input</source>
        <translation>la entrada de la proyección</translation>
    </message>
    <message>
        <source>the row of a worksheet</source>
        <translation>la fila de una hoja de ejercicios</translation>
    </message>
    <message>
        <source>the size of the header</source>
        <translation>el tamaño de la cabecera</translation>
    </message>
    <message>
        <source>two heads of one stack</source>
        <translation>dos cabezas de una misma pila</translation>
    </message>
    <message>
        <source>what torch.save writes</source>
        <translation>lo que escribe torch.save</translation>
    </message>
    <message>
        <source>“%1” for the second time</source>
        <translation>«%1» por segunda vez</translation>
    </message>
    <message>
        <source>“%1” in the lesson alone</source>
        <translation>«%1» solo en la lección</translation>
    </message>
    <message>
        <source>“engine.name” of a run</source>
        <translation>«engine.name» de una ejecución</translation>
    </message>
    <message>
        <source>“shows” of the example</source>
        <translation>«shows» del ejemplo</translation>
    </message>
    <message>
        <source>All occurrences alike</source>
        <translation>Todas las apariciones por igual</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>sistema de archivos de solo lectura</translation>
    </message>
    <message>
        <source>a SentencePiece model</source>
        <translation>un modelo de SentencePiece</translation>
    </message>
    <message>
        <source>a TorchScript program</source>
        <translation>un programa de TorchScript</translation>
    </message>
    <message>
        <source>a downloaded revision</source>
        <translation>una revisión descargada</translation>
    </message>
    <message>
        <source>a file in the archive</source>
        <translation>un archivo contenido en el archivo comprimido</translation>
    </message>
    <message>
        <source>a head without a gate</source>
        <translation>una cabeza sin puerta</translation>
    </message>
    <message>
        <source>a number on the right</source>
        <translation>un número a la derecha</translation>
    </message>
    <message>
        <source>a piece and its score</source>
        <translation>una pieza y su puntuación</translation>
    </message>
    <message>
        <source>a sample of the sound</source>
        <translation>una muestra del sonido</translation>
    </message>
    <message>
        <source>a token, such as &quot;it&quot;</source>
        <translation>un token, por ejemplo &quot;it&quot;</translation>
    </message>
    <message>
        <source>a weight of this head</source>
        <translation>un peso de esta cabeza</translation>
    </message>
    <message>
        <source>another column&apos;s name</source>
        <translation>el nombre de otra columna</translation>
    </message>
    <message>
        <source>another; open it anew</source>
        <translation>otro; vuelva a abrirlo</translation>
    </message>
    <message>
        <source>at most 100000 tokens</source>
        <translation>como máximo 100000 tokens</translation>
    </message>
    <message>
        <source>at most 64 dimensions</source>
        <translation>como máximo 64 dimensiones</translation>
    </message>
    <message>
        <source>each name in one part</source>
        <translation>cada nombre en una sola parte</translation>
    </message>
    <message>
        <source>fewer than 2^64 bytes</source>
        <translation>menos de 2^64 bytes</translation>
    </message>
    <message>
        <source>one that is cut short</source>
        <translation>uno incompleto</translation>
    </message>
    <message>
        <source>the checkpoint&apos;s name</source>
        <translation>el nombre del checkpoint</translation>
    </message>
    <message>
        <source>the column&apos;s name at %1</source>
        <translation>el nombre de la columna en %1</translation>
    </message>
    <message>
        <source>the engine&apos;s protocol</source>
        <translation>el protocolo del motor</translation>
    </message>
    <message>
        <source>the file of tensor “%1”</source>
        <translation>el archivo del tensor «%1»</translation>
    </message>
    <message>
        <source>the metadata&apos;s tokens</source>
        <translation>los tokens de los metadatos</translation>
    </message>
    <message>
        <source>the region of the map</source>
        <translation>la región del mapa</translation>
    </message>
    <message>
        <source>the session&apos;s version</source>
        <translation>la versión de la sesión</translation>
    </message>
    <message>
        <source>the tokenizer&apos;s files</source>
        <translation>los archivos del tokenizador</translation>
    </message>
    <message>
        <source>values, v of each key</source>
        <translation>valores, v de cada clave</translation>
    </message>
    <message>
        <source>what wrote this score</source>
        <translation>lo que escribió esta puntuación</translation>
    </message>
    <message>
        <source>“ask:” and a question</source>
        <translation>«ask:» y una pregunta</translation>
    </message>
    <message>
        <source>“several” of a choice</source>
        <translation>«several» en una pregunta de elección</translation>
    </message>
    <message>
        <source>a model in the atlas</source>
        <translation>un modelo en el atlas</translation>
    </message>
    <message>
        <source>a number from 0 to 1</source>
        <translation>un número de 0 a 1</translation>
    </message>
    <message>
        <source>a patch of each head</source>
        <translation>un parcheo de cada cabeza</translation>
    </message>
    <message>
        <source>a token on the right</source>
        <translation>un token a la derecha</translation>
    </message>
    <message>
        <source>another head or text</source>
        <translation>otra cabeza u otro texto</translation>
    </message>
    <message>
        <source>at most 2^28 numbers</source>
        <translation>como máximo 2^28 números</translation>
    </message>
    <message>
        <source>at most 400000 bytes</source>
        <translation>como máximo 400000 bytes</translation>
    </message>
    <message>
        <source>nothing after “head”</source>
        <translation>nada después de «head»</translation>
    </message>
    <message>
        <source>the lesson&apos;s version</source>
        <translation>la versión de la lección</translation>
    </message>
    <message>
        <source>the list of storages</source>
        <translation>la lista de almacenamientos</translation>
    </message>
    <message>
        <source>the map of this text</source>
        <translation>el mapa de este texto</translation>
    </message>
    <message>
        <source>the module&apos;s symbols</source>
        <translation>los símbolos del módulo</translation>
    </message>
    <message>
        <source>the name of a tensor</source>
        <translation>el nombre de un tensor</translation>
    </message>
    <message>
        <source>the number of sounds</source>
        <translation>el número de sonidos</translation>
    </message>
    <message>
        <source>the queries and keys</source>
        <translation>las consultas y las claves</translation>
    </message>
    <message>
        <source>the sound&apos;s features</source>
        <translation>las características del sonido</translation>
    </message>
    <message>
        <source>three to five tokens</source>
        <translation>de tres a cinco tokens</translation>
    </message>
    <message>
        <source>0.000001 to 1000000</source>
        <translation>de 0.000001 a 1000000</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>se ha superado la cuota de disco</translation>
    </message>
    <message>
        <source>The same word again</source>
        <translation>La misma palabra otra vez</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>demasiados archivos abiertos</translation>
    </message>
    <message>
        <source>a class of storages</source>
        <translation>una clase de almacenamientos</translation>
    </message>
    <message>
        <source>a number from 0 to %1</source>
        <translation>un número de 0 a %1</translation>
    </message>
    <message>
        <source>a run without heads</source>
        <translation>una ejecución sin cabezas</translation>
    </message>
    <message>
        <source>an attention module</source>
        <translation>un módulo de atención</translation>
    </message>
    <message>
        <source>at least one sample</source>
        <translation>al menos una muestra</translation>
    </message>
    <message>
        <source>at most 10000 bytes</source>
        <translation>como máximo 10000 bytes</translation>
    </message>
    <message>
        <source>at most 200 columns</source>
        <translation>como máximo 200 columnas</translation>
    </message>
    <message>
        <source>compression method %1</source>
        <translation>el método de compresión %1</translation>
    </message>
    <message>
        <source>layer %1 of the model</source>
        <translation>la capa %1 del modelo</translation>
    </message>
    <message>
        <source>members named *.npy</source>
        <translation>miembros llamados *.npy</translation>
    </message>
    <message>
        <source>one of another kind</source>
        <translation>una en una pregunta de otro tipo</translation>
    </message>
    <message>
        <source>one state in a step</source>
        <translation>un solo estado en un paso</translation>
    </message>
    <message>
        <source>something after “:”</source>
        <translation>algo después de «:»</translation>
    </message>
    <message>
        <source>starting the engine</source>
        <translation>el inicio del motor</translation>
    </message>
    <message>
        <source>the disk refused it</source>
        <translation>el disco lo rechazó</translation>
    </message>
    <message>
        <source>the end of the file</source>
        <translation>el final del archivo</translation>
    </message>
    <message>
        <source>the engine&apos;s answer</source>
        <translation>la respuesta del motor</translation>
    </message>
    <message>
        <source>the model&apos;s dropout</source>
        <translation>el dropout del modelo</translation>
    </message>
    <message>
        <source>the number after “%1”</source>
        <translation>el número después de «%1»</translation>
    </message>
    <message>
        <source>the number of lines</source>
        <translation>el número de líneas</translation>
    </message>
    <message>
        <source>the score of token %1</source>
        <translation>la puntuación del token %1</translation>
    </message>
    <message>
        <source>the step of dilated</source>
        <translation>el paso de dilated</translation>
    </message>
    <message>
        <source>the version of GGUF</source>
        <translation>la versión de GGUF</translation>
    </message>
    <message>
        <source>two options or more</source>
        <translation>dos opciones o más</translation>
    </message>
    <message>
        <source>what the model says</source>
        <translation>lo que dice el modelo</translation>
    </message>
    <message>
        <source>“&quot;” after the token</source>
        <translation>«&quot;» después del token</translation>
    </message>
    <message>
        <source>“&amp;”, “|” or the end</source>
        <translation>«&amp;», «|» o el final</translation>
    </message>
    <message>
        <source>%1 questions at most</source>
        <translation>%1 preguntas como máximo</translation>
    </message>
    <message>
        <source>%1 without arguments</source>
        <translation>%1 sin argumentos</translation>
    </message>
    <message>
        <source>20 options at most</source>
        <translation>20 opciones como máximo</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>nombre de archivo demasiado largo</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>error de entrada/salida</translation>
    </message>
    <message>
        <source>a PNG or JPEG file</source>
        <translation>un archivo PNG o JPEG</translation>
    </message>
    <message>
        <source>a list of at most %1</source>
        <translation>una lista de %1 como máximo</translation>
    </message>
    <message>
        <source>a list of storages</source>
        <translation>una lista de almacenamientos</translation>
    </message>
    <message>
        <source>all of its numbers</source>
        <translation>todos sus números</translation>
    </message>
    <message>
        <source>an encoder–decoder</source>
        <translation>un codificador–decodificador</translation>
    </message>
    <message>
        <source>at least one piece</source>
        <translation>al menos una pieza</translation>
    </message>
    <message>
        <source>at least one token</source>
        <translation>al menos un token</translation>
    </message>
    <message>
        <source>at most %1 behind it</source>
        <translation>como máximo %1 a continuación</translation>
    </message>
    <message>
        <source>at most 1000 bytes</source>
        <translation>como máximo 1000 bytes</translation>
    </message>
    <message>
        <source>at most 2000 codes</source>
        <translation>como máximo 2000 códigos</translation>
    </message>
    <message>
        <source>byte %1 at position %2</source>
        <translation>el byte %1 en la posición %2</translation>
    </message>
    <message>
        <source>it gives no reason</source>
        <translation>no da ninguna razón</translation>
    </message>
    <message>
        <source>none, linear, yarn</source>
        <translation>none, linear, yarn</translation>
    </message>
    <message>
        <source>one for each block</source>
        <translation>uno por cada bloque</translation>
    </message>
    <message>
        <source>one for each layer</source>
        <translation>uno para cada capa</translation>
    </message>
    <message>
        <source>one of the model&apos;s</source>
        <translation>una de las del modelo</translation>
    </message>
    <message>
        <source>piece “%1” of merge %2</source>
        <translation>la pieza «%1» de la fusión %2</translation>
    </message>
    <message>
        <source>the atlas&apos; numbers</source>
        <translation>los números del atlas</translation>
    </message>
    <message>
        <source>the attended texts</source>
        <translation>los textos a los que se atiende</translation>
    </message>
    <message>
        <source>the attention flow</source>
        <translation>el flujo de atención</translation>
    </message>
    <message>
        <source>the heads&apos; scoring</source>
        <translation>la puntuación de las cabezas</translation>
    </message>
    <message>
        <source>the list of tokens</source>
        <translation>la lista de tokens</translation>
    </message>
    <message>
        <source>the model&apos;s merges</source>
        <translation>las fusiones (merges) del modelo</translation>
    </message>
    <message>
        <source>the model&apos;s unk_id</source>
        <translation>el unk_id del modelo</translation>
    </message>
    <message>
        <source>the number of rows</source>
        <translation>el número de filas</translation>
    </message>
    <message>
        <source>the order of bytes</source>
        <translation>el orden de los bytes</translation>
    </message>
    <message>
        <source>the picture&apos;s size</source>
        <translation>el tamaño de la imagen</translation>
    </message>
    <message>
        <source>the picture’s size</source>
        <translation>el tamaño de la imagen</translation>
    </message>
    <message>
        <source>the session&apos;s size</source>
        <translation>el tamaño de la sesión</translation>
    </message>
    <message>
        <source>those of its texts</source>
        <translation>las de sus textos</translation>
    </message>
    <message>
        <source>what is computed, %1</source>
        <translation>lo que se calcula, %1</translation>
    </message>
    <message>
        <source>%1 layers of %2 heads</source>
        <translation>%1 capas de %2 cabezas</translation>
    </message>
    <message>
        <source>%1%2places from 1 to %3</source>
        <translation>%1%2posiciones de 1 a %3</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>permiso denegado</translation>
    </message>
    <message>
        <source>[B, mels, frames]</source>
        <translation>[B, mels, tramas]</translation>
    </message>
    <message>
        <source>a second sequence</source>
        <translation>una segunda secuencia</translation>
    </message>
    <message>
        <source>a table of scores</source>
        <translation>una tabla de puntuaciones</translation>
    </message>
    <message>
        <source>a teaching module</source>
        <translation>un módulo didáctico</translation>
    </message>
    <message>
        <source>a tensor “logits”</source>
        <translation>un tensor «logits»</translation>
    </message>
    <message>
        <source>at least 10 bytes</source>
        <translation>al menos 10 bytes</translation>
    </message>
    <message>
        <source>at least 12 bytes</source>
        <translation>al menos 12 bytes</translation>
    </message>
    <message>
        <source>at least one word</source>
        <translation>al menos una palabra</translation>
    </message>
    <message>
        <source>in the vocabulary</source>
        <translation>en el vocabulario</translation>
    </message>
    <message>
        <source>its 64-bit record</source>
        <translation>su registro de 64 bits</translation>
    </message>
    <message>
        <source>its picture alone</source>
        <translation>solo su imagen</translation>
    </message>
    <message>
        <source>keys from a cache</source>
        <translation>claves de una caché</translation>
    </message>
    <message>
        <source>members within it</source>
        <translation>miembros que quepan en él</translation>
    </message>
    <message>
        <source>numbers of shape %1</source>
        <translation>números de forma %1</translation>
    </message>
    <message>
        <source>one that does not</source>
        <translation>uno que no lo predice</translation>
    </message>
    <message>
        <source>the header length</source>
        <translation>la longitud de la cabecera</translation>
    </message>
    <message>
        <source>the lesson&apos;s text</source>
        <translation>el texto de la lección</translation>
    </message>
    <message>
        <source>the model&apos;s vocab</source>
        <translation>el vocab del modelo</translation>
    </message>
    <message>
        <source>the size of chunk</source>
        <translation>el tamaño de chunk</translation>
    </message>
    <message>
        <source>the tensors&apos; data</source>
        <translation>los datos de los tensores</translation>
    </message>
    <message>
        <source>“%1” of the example</source>
        <translation>«%1» del ejemplo</translation>
    </message>
    <message>
        <source>20 hints at most</source>
        <translation>20 pistas como máximo</translation>
    </message>
    <message>
        <source>a field of kind %1</source>
        <translation>un campo de tipo %1</translation>
    </message>
    <message>
        <source>a number above 0</source>
        <translation>un número mayor que 0</translation>
    </message>
    <message>
        <source>a token&apos;s length</source>
        <translation>la longitud de un token</translation>
    </message>
    <message>
        <source>a whole zip file</source>
        <translation>un archivo zip completo</translation>
    </message>
    <message>
        <source>an encrypted one</source>
        <translation>uno cifrado</translation>
    </message>
    <message>
        <source>an engine&apos;s name</source>
        <translation>el nombre de un motor</translation>
    </message>
    <message>
        <source>another checksum</source>
        <translation>otra suma de comprobación</translation>
    </message>
    <message>
        <source>at least %1 tokens</source>
        <translation>al menos %1 tokens</translation>
    </message>
    <message>
        <source>at least one row</source>
        <translation>al menos una fila</translation>
    </message>
    <message>
        <source>at most %1 members</source>
        <translation>como máximo %1 miembros</translation>
    </message>
    <message>
        <source>at most %1 of JSON</source>
        <translation>como máximo %1 de JSON</translation>
    </message>
    <message>
        <source>cutting the text</source>
        <translation>el corte del texto</translation>
    </message>
    <message>
        <source>each member once</source>
        <translation>cada miembro una sola vez</translation>
    </message>
    <message>
        <source>files with names</source>
        <translation>archivos con nombre</translation>
    </message>
    <message>
        <source>files with sizes</source>
        <translation>archivos con tamaño</translation>
    </message>
    <message>
        <source>one “%1” in a step</source>
        <translation>un solo «%1» en un paso</translation>
    </message>
    <message>
        <source>other characters</source>
        <translation>otros caracteres</translation>
    </message>
    <message>
        <source>rows and columns</source>
        <translation>filas y columnas</translation>
    </message>
    <message>
        <source>the sheet&apos;s size</source>
        <translation>el tamaño de la hoja</translation>
    </message>
    <message>
        <source>“model” of a run</source>
        <translation>«model» de una ejecución</translation>
    </message>
    <message>
        <source>“only” in a goal</source>
        <translation>«only» en una meta</translation>
    </message>
    <message>
        <source>%1 bytes from %2 on</source>
        <translation>%1 bytes a partir del byte %2</translation>
    </message>
    <message>
        <source>NaN or infinity</source>
        <translation>NaN o infinito</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>no es una carpeta</translation>
    </message>
    <message>
        <source>The word before</source>
        <translation>La palabra anterior</translation>
    </message>
    <message>
        <source>a closing quote</source>
        <translation>unas comillas de cierre</translation>
    </message>
    <message>
        <source>a finite number</source>
        <translation>un número finito</translation>
    </message>
    <message>
        <source>a list of pairs</source>
        <translation>una lista de pares</translation>
    </message>
    <message>
        <source>a list of texts</source>
        <translation>una lista de textos</translation>
    </message>
    <message>
        <source>a number from 0</source>
        <translation>un número desde 0</translation>
    </message>
    <message>
        <source>a padding token</source>
        <translation>un token de relleno</translation>
    </message>
    <message>
        <source>an object { … }</source>
        <translation>un objeto { … }</translation>
    </message>
    <message>
        <source>at most %1 pixels</source>
        <translation>como máximo %1 píxeles</translation>
    </message>
    <message>
        <source>at most %1 tokens</source>
        <translation>como máximo %1 tokens</translation>
    </message>
    <message>
        <source>field %1 of kind %2</source>
        <translation>el campo %1 de tipo %2</translation>
    </message>
    <message>
        <source>less than 2 GiB</source>
        <translation>menos de 2 GiB</translation>
    </message>
    <message>
        <source>less than 4 GiB</source>
        <translation>menos de 4 GiB</translation>
    </message>
    <message>
        <source>numbers above 0</source>
        <translation>números mayores que 0</translation>
    </message>
    <message>
        <source>of another kind</source>
        <translation>una pregunta de otro tipo</translation>
    </message>
    <message>
        <source>one that is not</source>
        <translation>algo que no lo es</translation>
    </message>
    <message>
        <source>rows of numbers</source>
        <translation>filas de números</translation>
    </message>
    <message>
        <source>the atlas&apos; rows</source>
        <translation>las filas del atlas</translation>
    </message>
    <message>
        <source>the file&apos;s size</source>
        <translation>el tamaño del archivo</translation>
    </message>
    <message>
        <source>the page&apos;s size</source>
        <translation>el tamaño de la página</translation>
    </message>
    <message>
        <source>the temperature</source>
        <translation>la temperatura</translation>
    </message>
    <message>
        <source>“%1” in the atlas</source>
        <translation>«%1» en el atlas</translation>
    </message>
    <message>
        <source>“&amp;”, “|” or “)”</source>
        <translation>«&amp;», «|» o «)»</translation>
    </message>
    <message>
        <source>%1 files at most</source>
        <translation>%1 archivos como máximo</translation>
    </message>
    <message>
        <source>%1 steps at most</source>
        <translation>%1 pasos como máximo</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>es una carpeta</translation>
    </message>
    <message>
        <source>One token back</source>
        <translation>Un token atrás</translation>
    </message>
    <message>
        <source>a JPEG picture</source>
        <translation>una imagen JPEG</translation>
    </message>
    <message>
        <source>a finished run</source>
        <translation>una ejecución terminada</translation>
    </message>
    <message>
        <source>a longer claim</source>
        <translation>una afirmación más larga</translation>
    </message>
    <message>
        <source>a number or −∞</source>
        <translation>un número o −∞</translation>
    </message>
    <message>
        <source>a power of two</source>
        <translation>una potencia de dos</translation>
    </message>
    <message>
        <source>a step, “## …”</source>
        <translation>un paso, «## …»</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un número entero</translation>
    </message>
    <message>
        <source>an expectation</source>
        <translation>una promesa</translation>
    </message>
    <message>
        <source>an open member</source>
        <translation>un miembro sin cifrar</translation>
    </message>
    <message>
        <source>another method</source>
        <translation>otro método</translation>
    </message>
    <message>
        <source>another number</source>
        <translation>otro número</translation>
    </message>
    <message>
        <source>at most %1 bytes</source>
        <translation>como máximo %1 bytes</translation>
    </message>
    <message>
        <source>at most %1 cells</source>
        <translation>como máximo %1 celdas</translation>
    </message>
    <message>
        <source>at most %1 files</source>
        <translation>como máximo %1 archivos</translation>
    </message>
    <message>
        <source>at most %1 lists</source>
        <translation>como máximo %1 listas</translation>
    </message>
    <message>
        <source>at most %1 rules</source>
        <translation>como máximo %1 reglas</translation>
    </message>
    <message>
        <source>at most %1 texts</source>
        <translation>como máximo %1 textos</translation>
    </message>
    <message>
        <source>at most 256 MB</source>
        <translation>como máximo 256 MB</translation>
    </message>
    <message>
        <source>each file once</source>
        <translation>cada archivo una sola vez</translation>
    </message>
    <message>
        <source>each name once</source>
        <translation>cada nombre una sola vez</translation>
    </message>
    <message>
        <source>each text once</source>
        <translation>cada texto una sola vez</translation>
    </message>
    <message>
        <source>encrypted ones</source>
        <translation>bytes cifrados</translation>
    </message>
    <message>
        <source>finite numbers</source>
        <translation>números finitos</translation>
    </message>
    <message>
        <source>lists of texts</source>
        <translation>listas de textos</translation>
    </message>
    <message>
        <source>one of another</source>
        <translation>uno de otra versión</translation>
    </message>
    <message>
        <source>something else</source>
        <translation>otra cosa</translation>
    </message>
    <message>
        <source>the header of %1</source>
        <translation>la cabecera de %1</translation>
    </message>
    <message>
        <source>the length of %1</source>
        <translation>la longitud de %1</translation>
    </message>
    <message>
        <source>the line&apos;s end</source>
        <translation>el final de la línea</translation>
    </message>
    <message>
        <source>the logit lens</source>
        <translation>la lente de logits</translation>
    </message>
    <message>
        <source>the storage “%1”</source>
        <translation>el almacenamiento «%1»</translation>
    </message>
    <message>
        <source>the tar format</source>
        <translation>el formato tar</translation>
    </message>
    <message>
        <source>%1 bytes in all</source>
        <translation>%1 bytes en total</translation>
    </message>
    <message>
        <source>--tensor NAME</source>
        <translation>--tensor NAME</translation>
    </message>
    <message>
        <source>a JSON object</source>
        <translation>un objeto JSON</translation>
    </message>
    <message>
        <source>a PNG picture</source>
        <translation>una imagen PNG</translation>
    </message>
    <message>
        <source>a character 0</source>
        <translation>un carácter 0</translation>
    </message>
    <message>
        <source>at most 64 MB</source>
        <translation>como máximo 64 MB</translation>
    </message>
    <message>
        <source>other content</source>
        <translation>otro contenido</translation>
    </message>
    <message>
        <source>storages only</source>
        <translation>solo almacenamientos</translation>
    </message>
    <message>
        <source>the attention</source>
        <translation>la atención</translation>
    </message>
    <message>
        <source>the column “%1”</source>
        <translation>la columna «%1»</translation>
    </message>
    <message>
        <source>the container</source>
        <translation>el contenedor</translation>
    </message>
    <message>
        <source>the shape of %1</source>
        <translation>la forma de %1</translation>
    </message>
    <message>
        <source>the tokenizer</source>
        <translation>el tokenizador</translation>
    </message>
    <message>
        <source>the top level</source>
        <translation>el nivel superior</translation>
    </message>
    <message>
        <source>%1 MiB at most</source>
        <translation>%1 MiB como máximo</translation>
    </message>
    <message>
        <source>%1 MiB or more</source>
        <translation>%1 MiB o más</translation>
    </message>
    <message>
        <source>%1 other parts</source>
        <translation>otras %1 partes</translation>
    </message>
    <message>
        <source>a dictionary</source>
        <translation>un diccionario</translation>
    </message>
    <message>
        <source>a longer one</source>
        <translation>uno más largo</translation>
    </message>
    <message>
        <source>a prediction</source>
        <translation>un pronóstico</translation>
    </message>
    <message>
        <source>a second one</source>
        <translation>otro más</translation>
    </message>
    <message>
        <source>an older one</source>
        <translation>uno anterior</translation>
    </message>
    <message>
        <source>another file</source>
        <translation>otro archivo</translation>
    </message>
    <message>
        <source>another kind</source>
        <translation>uno de otro tipo</translation>
    </message>
    <message>
        <source>another name</source>
        <translation>otro nombre</translation>
    </message>
    <message>
        <source>another size</source>
        <translation>otro tamaño</translation>
    </message>
    <message>
        <source>at least one</source>
        <translation>al menos uno</translation>
    </message>
    <message>
        <source>before byte %1</source>
        <translation>antes del byte %1</translation>
    </message>
    <message>
        <source>it in “%1” too</source>
        <translation>este también en «%1»</translation>
    </message>
    <message>
        <source>more of them</source>
        <translation>más números</translation>
    </message>
    <message>
        <source>no such head</source>
        <translation>ninguna cabeza así</translation>
    </message>
    <message>
        <source>none of them</source>
        <translation>ninguna de las dos cosas</translation>
    </message>
    <message>
        <source>not a folder</source>
        <translation>no es una carpeta</translation>
    </message>
    <message>
        <source>one after it</source>
        <translation>uno después</translation>
    </message>
    <message>
        <source>one of step %1</source>
        <translation>uno del paso %1</translation>
    </message>
    <message>
        <source>one of these</source>
        <translation>uno de estos nombres</translation>
    </message>
    <message>
        <source>the size of %1</source>
        <translation>el tamaño que tiene %1</translation>
    </message>
    <message>
        <source>“%1” beside it</source>
        <translation>«%1» a su lado</translation>
    </message>
    <message>
        <source>“%1” in a step</source>
        <translation>«%1» en un paso</translation>
    </message>
    <message>
        <source>%1 bytes for %2</source>
        <translation>%1 bytes para %2</translation>
    </message>
    <message>
        <source>%1 dimensions</source>
        <translation>%1 dimensiones</translation>
    </message>
    <message>
        <source>%1 more bytes</source>
        <translation>%1 bytes más</translation>
    </message>
    <message>
        <source>-100 to 100</source>
        <translation>de -100 a 100</translation>
    </message>
    <message>
        <source>0.01 to 100</source>
        <translation>de 0.01 a 100</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>el archivo ya existe</translation>
    </message>
    <message>
        <source>ICU&apos;s rules</source>
        <translation>las reglas de ICU</translation>
    </message>
    <message>
        <source>an id from %1</source>
        <translation>un id: %1</translation>
    </message>
    <message>
        <source>another one</source>
        <translation>otro</translation>
    </message>
    <message>
        <source>one to four</source>
        <translation>de una a cuatro</translation>
    </message>
    <message>
        <source>other bytes</source>
        <translation>otros bytes</translation>
    </message>
    <message>
        <source>packed ones</source>
        <translation>bytes comprimidos</translation>
    </message>
    <message>
        <source>the archive</source>
        <translation>el archivo comprimido</translation>
    </message>
    <message>
        <source>the package</source>
        <translation>el paquete</translation>
    </message>
    <message>
        <source>the picture</source>
        <translation>la imagen</translation>
    </message>
    <message>
        <source>the release</source>
        <translation>la publicación</translation>
    </message>
    <message>
        <source>the targets</source>
        <translation>los destinos</translation>
    </message>
    <message>
        <source>this format</source>
        <translation>este formato</translation>
    </message>
    <message>
        <source>%1 bytes of %2</source>
        <translation>%1 bytes de %2</translation>
    </message>
    <message>
        <source>%1: the text</source>
        <translation>el texto de %1</translation>
    </message>
    <message>
        <source>a token id</source>
        <translation>un id de token</translation>
    </message>
    <message>
        <source>at least 1</source>
        <translation>al menos 1</translation>
    </message>
    <message>
        <source>the answer</source>
        <translation>la respuesta</translation>
    </message>
    <message>
        <source>the engine</source>
        <translation>el motor</translation>
    </message>
    <message>
        <source>the folder</source>
        <translation>la carpeta</translation>
    </message>
    <message>
        <source>the header</source>
        <translation>la cabecera</translation>
    </message>
    <message>
        <source>the lesson</source>
        <translation>la lección</translation>
    </message>
    <message>
        <source>the models</source>
        <translation>los modelos</translation>
    </message>
    <message>
        <source>the pieces</source>
        <translation>las piezas</translation>
    </message>
    <message>
        <source>the shape %1</source>
        <translation>la forma %1</translation>
    </message>
    <message>
        <source>two pieces</source>
        <translation>dos piezas</translation>
    </message>
    <message>
        <source>within %1 × %2</source>
        <translation>dentro de %1 × %2</translation>
    </message>
    <message>
        <source>“,” or “)”</source>
        <translation>«,» o «)»</translation>
    </message>
    <message>
        <source>%1 as %2 %3 has</source>
        <translation>%1, como en %2 %3</translation>
    </message>
    <message>
        <source>%1 for the %2</source>
        <translation>%1 para las %2</translation>
    </message>
    <message>
        <source>%1, as %2 has</source>
        <translation>%1, como en %2</translation>
    </message>
    <message>
        <source>a decoder</source>
        <translation>un decodificador</translation>
    </message>
    <message>
        <source>an answer</source>
        <translation>una respuesta</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objeto</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>al menos %1</translation>
    </message>
    <message>
        <source>cut short</source>
        <translation>está incompleto</translation>
    </message>
    <message>
        <source>more data</source>
        <translation>más datos</translation>
    </message>
    <message>
        <source>part %1 of %2</source>
        <translation>la parte %1 de %2</translation>
    </message>
    <message>
        <source>tensor “%1%2”</source>
        <translation>el tensor «%1%2»</translation>
    </message>
    <message>
        <source>tensor “%1”</source>
        <translation>el tensor «%1»</translation>
    </message>
    <message>
        <source>the atlas</source>
        <translation>el atlas</translation>
    </message>
    <message>
        <source>the layer</source>
        <translation>la capa</translation>
    </message>
    <message>
        <source>the model</source>
        <translation>el modelo</translation>
    </message>
    <message>
        <source>the query</source>
        <translation>la consulta</translation>
    </message>
    <message>
        <source>the scale</source>
        <translation>la escala</translation>
    </message>
    <message>
        <source>the shape</source>
        <translation>la forma</translation>
    </message>
    <message>
        <source>the sheet</source>
        <translation>la hoja</translation>
    </message>
    <message>
        <source>the sound</source>
        <translation>el sonido</translation>
    </message>
    <message>
        <source>the texts</source>
        <translation>los textos</translation>
    </message>
    <message>
        <source>their end</source>
        <translation>su final</translation>
    </message>
    <message>
        <source>two sizes</source>
        <translation>dos tamaños distintos</translation>
    </message>
    <message>
        <source>version %1.%2</source>
        <translation>la versión %1.%2</translation>
    </message>
    <message>
        <source>“%1” and “%2”</source>
        <translation>«%1» y «%2»</translation>
    </message>
    <message>
        <source>%1 as well</source>
        <translation>también %1</translation>
    </message>
    <message>
        <source>%1 at most</source>
        <translation>%1 como máximo</translation>
    </message>
    <message>
        <source>%1 columns</source>
        <translation>%1 columnas</translation>
    </message>
    <message>
        <source>%1 entries</source>
        <translation>%1 elementos</translation>
    </message>
    <message>
        <source>%1 members</source>
        <translation>%1 miembros</translation>
    </message>
    <message>
        <source>%1 numbers</source>
        <translation>%1 números</translation>
    </message>
    <message>
        <source>NaN or ∞</source>
        <translation>NaN o ∞</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un número</translation>
    </message>
    <message>
        <source>a target</source>
        <translation>un destino</translation>
    </message>
    <message>
        <source>a tensor</source>
        <translation>un tensor</translation>
    </message>
    <message>
        <source>an array</source>
        <translation>una matriz</translation>
    </message>
    <message>
        <source>an order</source>
        <translation>una comparación de orden</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>como máximo %1</translation>
    </message>
    <message>
        <source>it twice</source>
        <translation>este dos veces</translation>
    </message>
    <message>
        <source>its name</source>
        <translation>su nombre</translation>
    </message>
    <message>
        <source>no bytes</source>
        <translation>ningún byte</translation>
    </message>
    <message>
        <source>one text</source>
        <translation>un solo texto</translation>
    </message>
    <message>
        <source>the code</source>
        <translation>el código</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>el archivo</translation>
    </message>
    <message>
        <source>the head</source>
        <translation>la cabeza</translation>
    </message>
    <message>
        <source>the line</source>
        <translation>la línea</translation>
    </message>
    <message>
        <source>the text</source>
        <translation>el texto</translation>
    </message>
    <message>
        <source>type of %1</source>
        <translation>el tipo de %1</translation>
    </message>
    <message>
        <source>version %1</source>
        <translation>la versión %1</translation>
    </message>
    <message>
        <source>“%1” again</source>
        <translation>«%1» otra vez</translation>
    </message>
    <message>
        <source>“%1” twice</source>
        <translation>«%1» dos veces</translation>
    </message>
    <message>
        <source>%1 layers</source>
        <translation>%1 capas</translation>
    </message>
    <message>
        <source>%1 scores</source>
        <translation>%1 puntuaciones</translation>
    </message>
    <message>
        <source>0 bytes</source>
        <translation>0 bytes</translation>
    </message>
    <message>
        <source>8 bytes</source>
        <translation>8 bytes</translation>
    </message>
    <message>
        <source>a batch</source>
        <translation>un lote</translation>
    </message>
    <message>
        <source>a merge</source>
        <translation>una fusión</translation>
    </message>
    <message>
        <source>a model</source>
        <translation>un modelo</translation>
    </message>
    <message>
        <source>a patch</source>
        <translation>un parcheo</translation>
    </message>
    <message>
        <source>a sound</source>
        <translation>un sonido</translation>
    </message>
    <message>
        <source>a token</source>
        <translation>un token</translation>
    </message>
    <message>
        <source>boolean</source>
        <translation>un valor booleano</translation>
    </message>
    <message>
        <source>number %1</source>
        <translation>el número %1</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>uno de estos: %1</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>el final</translation>
    </message>
    <message>
        <source>the map</source>
        <translation>el mapa</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 bytes</translation>
    </message>
    <message>
        <source>%1 lines</source>
        <translation>%1 líneas</translation>
    </message>
    <message>
        <source>0 to 1</source>
        <translation>de 0 a 1</translation>
    </message>
    <message>
        <source>0 to 6</source>
        <translation>de 0 a 6</translation>
    </message>
    <message>
        <source>1 to 6</source>
        <translation>de 1 a 6</translation>
    </message>
    <message>
        <source>2 or 3</source>
        <translation>2 o 3</translation>
    </message>
    <message>
        <source>a file</source>
        <translation>un archivo</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>una lista</translation>
    </message>
    <message>
        <source>a name</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>a path</source>
        <translation>una ruta</translation>
    </message>
    <message>
        <source>a rule</source>
        <translation>una regla</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>un texto</translation>
    </message>
    <message>
        <source>key “%1”</source>
        <translation>la clave «%1»</translation>
    </message>
    <message>
        <source>number</source>
        <translation>un número</translation>
    </message>
    <message>
        <source>object</source>
        <translation>un objeto</translation>
    </message>
    <message>
        <source>one “%1”</source>
        <translation>un solo «%1»</translation>
    </message>
    <message>
        <source>piece %1</source>
        <translation>la pieza %1</translation>
    </message>
    <message>
        <source>string</source>
        <translation>un texto</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>hasta %1</translation>
    </message>
    <message>
        <source>“%1” of %2</source>
        <translation>«%1» de %2</translation>
    </message>
    <message>
        <source>%1 keys</source>
        <translation>%1 claves</translation>
    </message>
    <message>
        <source>0 to %1</source>
        <translation>de 0 a %1</translation>
    </message>
    <message>
        <source>1 to %1</source>
        <translation>de 1 a %1</translation>
    </message>
    <message>
        <source>array</source>
        <translation>una lista</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>la línea %1</translation>
    </message>
    <message>
        <source>only %1</source>
        <translation>solo %1</translation>
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
        <translation>la receta de máscara, carácter %1</translation>
    </message>
    <message>
        <source>%1 numbers for each token</source>
        <translation>%1 números por token</translation>
    </message>
    <message>
        <source>the end of the text</source>
        <translation>el final del texto</translation>
    </message>
    <message>
        <source>“%1” in the archive</source>
        <translation>«%1» en el archivo comprimido</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>línea %1, columna %2</translation>
    </message>
    <message>
        <source>the array</source>
        <translation>la matriz</translation>
    </message>
    <message>
        <source>array “%1”</source>
        <translation>matriz «%1»</translation>
    </message>
    <message>
        <source>another</source>
        <translation>otro</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>others</source>
        <translation>otros</translation>
    </message>
    <message>
        <source>fewer</source>
        <translation>menos</translation>
    </message>
    <message>
        <source>both</source>
        <translation>ambos</translation>
    </message>
    <message>
        <source>more</source>
        <translation>más</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>one</source>
        <translation>uno</translation>
    </message>
    <message>
        <source>earlier occurrences</source>
        <translation>apariciones anteriores</translation>
    </message>
    <message>
        <source>everything alike</source>
        <translation>todo por igual</translation>
    </message>
    <message>
        <source>previous token</source>
        <translation>token anterior</translation>
    </message>
    <message>
        <source>first token</source>
        <translation>primer token</translation>
    </message>
    <message>
        <source>same token</source>
        <translation>mismo token</translation>
    </message>
    <message>
        <source>attention module</source>
        <translation>módulo de atención</translation>
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
        <translation type="unfinished">el tensor «%1» {1%2?}</translation>
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
        <translation type="unfinished">%1 y %2</translation>
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
        <translation type="unfinished">de %1 a %2</translation>
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
        <translation type="unfinished">la respuesta</translation>
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
        <translation>iguales salvo el redondeo (mayor diferencia: %1)</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>iguales</translation>
    </message>
    <message>
        <source>%2 has the tokens of %1 in another order</source>
        <translation>%2 tiene los tokens de %1 en otro orden</translation>
    </message>
</context>
<context>
    <name>DistanceCurves</name>
    <message>
        <source>Scores over distance</source>
        <translation>Puntuaciones según la distancia</translation>
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
        <translation>El motor puede &amp;descargar este modelo del hub</translation>
    </message>
    <message>
        <source>This model may run the Python &amp;code that lies beside its weights</source>
        <translation>Este modelo puede ejecutar el &amp;código Python que acompaña a sus pesos</translation>
    </message>
    <message>
        <source>Open a model with an engine</source>
        <translation>Abrir un modelo con un motor</translation>
    </message>
    <message>
        <source>Another program computes the model, here or on another machine, and this window shows it. AttentionScope brings one that runs whatever the Python library transformers knows.</source>
        <translation>Otro programa calcula el modelo, aquí o en otro equipo, y esta ventana lo muestra. AttentionScope trae uno que ejecuta todo lo que conoce la biblioteca de Python transformers.</translation>
    </message>
    <message>
        <source>A name of your own. Sessions keep this name, and never the command.</source>
        <translation>Un nombre que usted elige. Las sesiones guardan este nombre, y nunca el comando.</translation>
    </message>
    <message>
        <source>ssh gpu-node python3 -m attentionscope.engine</source>
        <translation>ssh gpu-node python3 -m attentionscope.engine</translation>
    </message>
    <message>
        <source>&amp;Engine</source>
        <translation>&amp;Motor</translation>
    </message>
    <message>
        <source>Started &amp;by</source>
        <translation>Iniciado &amp;por</translation>
    </message>
    <message>
        <source>A folder on the engine’s machine, or a name on the hub</source>
        <translation>Una carpeta en el equipo del motor, o un nombre del hub</translation>
    </message>
    <message>
        <source>B&amp;rowse…</source>
        <translation>E&amp;xaminar…</translation>
    </message>
    <message>
        <source>Chooses a model’s folder on this machine</source>
        <translation>Elige la carpeta de un modelo en este equipo</translation>
    </message>
    <message>
        <source>as they are stored</source>
        <translation>como están guardados</translation>
    </message>
    <message>
        <source>one device; or auto, balanced, cpu</source>
        <translation>un dispositivo; o auto, balanced, cpu</translation>
    </message>
    <message>
        <source>How accelerate spreads the layers over several devices, and over memory and disk</source>
        <translation>Cómo reparte accelerate las capas entre varios dispositivos, y entre memoria y disco</translation>
    </message>
    <message>
        <source>the latest</source>
        <translation>la última</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>M&amp;odelo</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>&amp;Números</translation>
    </message>
    <message>
        <source>De&amp;vices</source>
        <translation>D&amp;ispositivos</translation>
    </message>
    <message>
        <source>Re&amp;vision on the hub</source>
        <translation>Re&amp;visión en el hub</translation>
    </message>
    <message>
        <source>Such code can do whatever you can. Allow it only for models whose makers you trust.</source>
        <translation>Ese código puede hacer todo lo que puede hacer usted. Permítalo solo con modelos de autores en los que confíe.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>Starts the engine and opens the model</source>
        <translation>Inicia el motor y abre el modelo</translation>
    </message>
    <message>
        <source>A model’s folder</source>
        <translation>La carpeta de un modelo</translation>
    </message>
    <message>
        <source>The engine’s name may have letters, digits, dots, hyphens and underscores.</source>
        <translation>El nombre del motor puede tener letras, cifras, puntos, guiones y guiones bajos.</translation>
    </message>
    <message>
        <source>Type the command that starts the engine.</source>
        <translation>Escriba el comando que inicia el motor.</translation>
    </message>
    <message>
        <source>Type which model the engine is to open.</source>
        <translation>Escriba qué modelo debe abrir el motor.</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>cannot be read: %found</source>
        <translation>no se puede leer: %found</translation>
    </message>
    <message>
        <source>cannot be written: %found</source>
        <translation>no se puede escribir: %found</translation>
    </message>
    <message>
        <source>%field is cut short: expected %expected, found %found</source>
        <translation>en %field faltan datos al final: se esperaba %expected, se encontró %found</translation>
    </message>
    <message>
        <source>%field cannot be understood: expected %expected, found %found</source>
        <translation>no se entiende %field: se esperaba %expected, se encontró %found</translation>
    </message>
    <message>
        <source>%field is missing: expected %expected, found %found</source>
        <translation>falta %field: se esperaba %expected, se encontró %found</translation>
    </message>
    <message>
        <source>%field is missing</source>
        <translation>falta %field</translation>
    </message>
    <message>
        <source>%field is missing: expected %expected</source>
        <translation>falta %field: se esperaba %expected</translation>
    </message>
    <message>
        <source>%field cannot be used: expected %expected, found %found</source>
        <translation>no se puede usar %field: se esperaba %expected, se encontró %found</translation>
    </message>
    <message>
        <source>%field has the wrong shape: expected %expected, found %found</source>
        <translation>%field no tiene la forma correcta: se esperaba %expected, se encontró %found</translation>
    </message>
    <message>
        <source>unknown %field: %found. The known ones are %expected.</source>
        <translation>no se conoce %field: %found. Se conoce lo siguiente: %expected.</translation>
    </message>
    <message>
        <source>unknown %field %found. Did you mean %nearest?</source>
        <translation>no se conoce %field %found. ¿Quiso decir %nearest?</translation>
    </message>
    <message>
        <source>%field is not supported: expected %expected, found %found</source>
        <translation>no se admite %field: se esperaba %expected, se encontró %found</translation>
    </message>
    <message>
        <source>%field is too long: expected %expected</source>
        <translation>%field tiene una longitud excesiva: se esperaba %expected</translation>
    </message>
    <message>
        <source>%field is too long: expected %expected, found %found</source>
        <translation>%field tiene una longitud excesiva: se esperaba %expected, se encontró %found</translation>
    </message>
    <message>
        <source>%field needs more memory than there is</source>
        <translation>%field necesita más memoria de la que hay</translation>
    </message>
    <message>
        <source>%field does not fit into memory: it needs %found, and %expected is free</source>
        <translation>%field no cabe en la memoria: necesita %found, y hay libre %expected</translation>
    </message>
    <message>
        <source>%field failed: %found</source>
        <translation>%field ha fallado: %found</translation>
    </message>
    <message>
        <source>this session names %found, outside of its own folder; %expected</source>
        <translation>esta sesión nombra %found, fuera de su propia carpeta; %expected</translation>
    </message>
    <message>
        <source>%field could be any of %found; choose one with %expected</source>
        <translation>%field puede ser cualquiera de %found; elija uno con %expected</translation>
    </message>
    <message>
        <source>there is no %field in this file. Open %expected.</source>
        <translation>en este archivo no hay %field. Abra %expected.</translation>
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
        <translation>Ejemplo</translation>
    </message>
    <message>
        <source>Close the note about the example</source>
        <translation>Cerrar la nota sobre el ejemplo</translation>
    </message>
    <message>
        <source>In layer %1 · head %2: %3</source>
        <translation>En la capa %1 · cabeza %2: %3</translation>
    </message>
</context>
<context>
    <name>ExportChart</name>
    <message>
        <source>Chart</source>
        <translation>Gráfico</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Medida</translation>
    </message>
    <message>
        <source>Upwards</source>
        <translation>Vertical</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>Cabezas</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>What is measured of each head</source>
        <translation>Qué se mide de cada cabeza</translation>
    </message>
    <message>
        <source>Measure along the upright axis</source>
        <translation>Medida en el eje vertical</translation>
    </message>
    <message>
        <source>What is measured along the upright axis</source>
        <translation>Qué se mide en el eje vertical</translation>
    </message>
    <message>
        <source>Groups of heads</source>
        <translation>Grupos de cabezas</translation>
    </message>
    <message>
        <source>Each head by itself, or two groups of heads as their mean and standard deviation</source>
        <translation>Cada cabeza por separado, o dos grupos de cabezas con su media y su desviación estándar</translation>
    </message>
    <message>
        <source>each by itself</source>
        <translation>cada una por separado</translation>
    </message>
    <message>
        <source>picked heads and all others</source>
        <translation>cabezas seleccionadas y todas las demás</translation>
    </message>
    <message>
        <source>“%1” and all others</source>
        <translation>«%1» y todas las demás</translation>
    </message>
    <message>
        <source>“%1” and “%2”</source>
        <translation>«%1» y «%2»</translation>
    </message>
    <message>
        <source>Whose probability is followed while each head is switched off: the likeliest word, or words that are tracked</source>
        <translation>De qué se sigue la probabilidad mientras se desactiva cada cabeza: la palabra más probable, o palabras en seguimiento</translation>
    </message>
    <message>
        <source>the likeliest word</source>
        <translation>la palabra más probable</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>all %1 tracked words</source>
        <translation>las %1 palabras en seguimiento</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 rather than “%2”</source>
        <translation>%1 y no «%2»</translation>
    </message>
</context>
<context>
    <name>ExportColors</name>
    <message>
        <source>Colour</source>
        <translation>Color</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Intervalo</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Curva</translation>
    </message>
    <message>
        <source>γ</source>
        <translation>γ</translation>
    </message>
    <message>
        <source>Colour map</source>
        <translation>Mapa de colores</translation>
    </message>
    <message>
        <source>Which colours stand for the weights</source>
        <translation>Qué colores representan los pesos</translation>
    </message>
    <message>
        <source>Range of the colours</source>
        <translation>Intervalo de los colores</translation>
    </message>
    <message>
        <source>Which weights the ends of the colour bar stand for</source>
        <translation>Qué pesos representan los extremos de la barra de color</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>fijo</translation>
    </message>
    <message>
        <source>each map</source>
        <translation>cada mapa</translation>
    </message>
    <message>
        <source>each row</source>
        <translation>cada fila</translation>
    </message>
    <message>
        <source>each head</source>
        <translation>cada cabeza</translation>
    </message>
    <message>
        <source>each layer</source>
        <translation>cada capa</translation>
    </message>
    <message>
        <source>all maps</source>
        <translation>todos los mapas</translation>
    </message>
    <message>
        <source>chosen row</source>
        <translation>fila elegida</translation>
    </message>
    <message>
        <source>Lowest weight</source>
        <translation>Peso mínimo</translation>
    </message>
    <message>
        <source>The weight at the colour bar&apos;s lower end</source>
        <translation>El peso en el extremo inferior de la barra de color</translation>
    </message>
    <message>
        <source>Highest weight</source>
        <translation>Peso máximo</translation>
    </message>
    <message>
        <source>The weight at the colour bar&apos;s upper end</source>
        <translation>El peso en el extremo superior de la barra de color</translation>
    </message>
    <message>
        <source>Curve of the colours</source>
        <translation>Curva de los colores</translation>
    </message>
    <message>
        <source>How weights between the ends become colours</source>
        <translation>Cómo se convierten en colores los pesos entre los extremos</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>lineal</translation>
    </message>
    <message>
        <source>logarithmic</source>
        <translation>logarítmica</translation>
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
        <translation>El exponente: por debajo de 1, los pesos pequeños se ven más claros</translation>
    </message>
    <message>
        <source>%1 to %2 everywhere</source>
        <translation>de %1 a %2 en todas partes</translation>
    </message>
    <message>
        <source>over each map</source>
        <translation>sobre cada mapa</translation>
    </message>
    <message>
        <source>over each query&apos;s row</source>
        <translation>sobre la fila de cada consulta</translation>
    </message>
    <message>
        <source>over each head</source>
        <translation>sobre cada cabeza</translation>
    </message>
    <message>
        <source>over each layer</source>
        <translation>sobre cada capa</translation>
    </message>
    <message>
        <source>over all maps together</source>
        <translation>sobre todos los mapas juntos</translation>
    </message>
    <message>
        <source>over the chosen query&apos;s row</source>
        <translation>sobre la fila de la consulta elegida</translation>
    </message>
    <message>
        <source>gamma %1</source>
        <translation>gamma %1</translation>
    </message>
    <message>
        <source>%1 · %2 · safe for colour-blind readers and in grey</source>
        <translation>%1 · %2 · apto para lectores daltónicos y en gris</translation>
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
        <translation type="unfinished">Números</translation>
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
        <translation>Exportar figura</translation>
    </message>
    <message>
        <source>drawing…</source>
        <translation>dibujando…</translation>
    </message>
    <message>
        <source>&amp;Copy ▾</source>
        <translation>&amp;Copiar ▾</translation>
    </message>
    <message>
        <source>Put the figure on the clipboard (Ctrl+C)</source>
        <translation>Pone la figura en el portapapeles (Ctrl+C)</translation>
    </message>
    <message>
        <source>Copy (PNG, SVG, PDF and text at once)</source>
        <translation>Copiar (PNG, SVG, PDF y texto a la vez)</translation>
    </message>
    <message>
        <source>Copy as %1 only</source>
        <translation>Copiar solo como %1</translation>
    </message>
    <message>
        <source>&amp;Add to page</source>
        <translation>&amp;Añadir a la página</translation>
    </message>
    <message>
        <source>Added to the page</source>
        <translation>Añadida a la página</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Close without saving (Esc)</source>
        <translation>Cerrar sin guardar (Esc)</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Guardar…</translation>
    </message>
    <message>
        <source>Choose where the figure goes (Ctrl+S)</source>
        <translation>Permite elegir dónde va la figura (Ctrl+S)</translation>
    </message>
    <message>
        <source>knocking out each head: layer %1 of %2</source>
        <translation>suprimiendo cada cabeza: capa %1 de %2</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>Stopped; nothing was written.</source>
        <translation>Detenido; no se escribió nada.</translation>
    </message>
    <message>
        <source>Stopped; %1 of %2 files were written.</source>
        <translation>Detenido; se escribieron %1 de %2 archivos.</translation>
    </message>
    <message>
        <source>Copied the command</source>
        <translation>Se copió el comando</translation>
    </message>
    <message>
        <source>session</source>
        <translation>sesión</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texto</translation>
    </message>
    <message>
        <source>Copied as %1</source>
        <translation>Copiado como %1</translation>
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
        <translation>Vectorial, para artículos; con los tipos de letra incrustados</translation>
    </message>
    <message>
        <source>Vector, for the web and drawing programs</source>
        <translation>Vectorial, para la web y programas de dibujo</translation>
    </message>
    <message>
        <source>Pixels, for slides and documents</source>
        <translation>Píxeles, para diapositivas y documentos</translation>
    </message>
    <message>
        <source>One page for browsers: hover and keys read the numbers</source>
        <translation>Una página para navegadores: el puntero y las teclas leen los números</translation>
    </message>
    <message>
        <source>TikZ for LaTeX: the text is set in the paper&apos;s own font</source>
        <translation>TikZ para LaTeX: el texto usa el tipo de letra del propio artículo</translation>
    </message>
    <message>
        <source>The numbers as a table, with their tokens</source>
        <translation>Los números como tabla, con sus tokens</translation>
    </message>
    <message>
        <source>The numbers for NumPy, float32</source>
        <translation>Los números para NumPy, float32</translation>
    </message>
    <message>
        <source>A Python script for Matplotlib, its numbers as NPY beside it</source>
        <translation>Un script de Python para Matplotlib, con sus números en un NPY aparte</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Resolución</translation>
    </message>
    <message>
        <source>For screens</source>
        <translation>Para pantallas</translation>
    </message>
    <message>
        <source>What most journals ask for</source>
        <translation>Lo que piden casi todas las revistas</translation>
    </message>
    <message>
        <source>For fine print</source>
        <translation>Para impresión fina</translation>
    </message>
    <message>
        <source>dpi</source>
        <translation>dpi</translation>
    </message>
    <message>
        <source>text as &amp;paths</source>
        <translation>texto como tra&amp;zos</translation>
    </message>
    <message>
        <source>e&amp;xact cells</source>
        <translation>celdas e&amp;xactas</translation>
    </message>
    <message>
        <source>sess&amp;ion inside</source>
        <translation>ses&amp;ión incluida</translation>
    </message>
    <message>
        <source>n&amp;umbers inside</source>
        <translation>nú&amp;meros incluidos</translation>
    </message>
    <message>
        <source>Letters as outlines: they look the same where the fonts are missing, but cannot be searched or edited</source>
        <translation>Letras como contornos: se ven igual donde faltan los tipos de letra, pero no se pueden buscar ni editar</translation>
    </message>
    <message>
        <source>Every cell of the maps is in the file, also where several share one dot at %1 dpi</source>
        <translation>El archivo contiene todas las celdas de los mapas, también donde varias comparten un punto a %1 dpi</translation>
    </message>
    <message>
        <source>Dots per inch</source>
        <translation>Puntos por pulgada</translation>
    </message>
    <message>
        <source>Dots per inch, %1 to %2</source>
        <translation>Puntos por pulgada, de %1 a %2</translation>
    </message>
    <message>
        <source>The file contains its session: model, text and settings. Without it, it says nothing but what it shows</source>
        <translation>El archivo contiene su sesión: modelo, texto y ajustes. Sin ella no dice más que lo que muestra</translation>
    </message>
    <message>
        <source>The file contains the numbers that it is drawn from, up to 64 MB: it can be reopened where their own file is not</source>
        <translation>El archivo contiene los números con los que se dibuja, hasta 64 MB: se puede volver a abrir donde no está el archivo de los números</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 píxeles</translation>
    </message>
</context>
<context>
    <name>ExportGround</name>
    <message>
        <source>Background</source>
        <translation>Fondo</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanco</translation>
    </message>
    <message>
        <source>A white background</source>
        <translation>Un fondo blanco</translation>
    </message>
    <message>
        <source>Transparent</source>
        <translation>Transparente</translation>
    </message>
    <message>
        <source>No background: what lies behind the figure shows through</source>
        <translation>Sin fondo: se ve lo que hay detrás de la figura</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Theme of the figure</source>
        <translation>Tema de la figura</translation>
    </message>
    <message>
        <source>Dark text for light pages, or light text for dark slides</source>
        <translation>Texto oscuro para páginas claras, o texto claro para diapositivas oscuras</translation>
    </message>
    <message>
        <source>light</source>
        <translation>claro</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>oscuro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
</context>
<context>
    <name>ExportLabels</name>
    <message>
        <source>Labels</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Ángulo</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Every</source>
        <translation>Cada</translation>
    </message>
    <message>
        <source>Longest label</source>
        <translation>Etiqueta máxima</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>Tipo de letra</translation>
    </message>
    <message>
        <source>Warn below</source>
        <translation>Avisar por debajo de</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Letras</translation>
    </message>
    <message>
        <source>bo&amp;ld letters</source>
        <translation>letras en negri&amp;ta</translation>
    </message>
    <message>
        <source>s&amp;paces as ␣</source>
        <translation>e&amp;spacios como ␣</translation>
    </message>
    <message>
        <source>&amp;difference A − B</source>
        <translation>&amp;diferencia A − B</translation>
    </message>
    <message>
        <source>colour &amp;bar</source>
        <translation>&amp;barra de color</translation>
    </message>
    <message>
        <source>&amp;axis names</source>
        <translation>nombres de los &amp;ejes</translation>
    </message>
    <message>
        <source>&amp;values in cells</source>
        <translation>&amp;valores en las celdas</translation>
    </message>
    <message>
        <source>d&amp;ots</source>
        <translation>&amp;puntos</translation>
    </message>
    <message>
        <source>&amp;title</source>
        <translation>tít&amp;ulo</translation>
    </message>
    <message>
        <source>Angle of the keys&apos; labels</source>
        <translation>Ángulo de las etiquetas de las claves</translation>
    </message>
    <message>
        <source>Angle of the keys&apos; labels; auto: as steep as they need to fit</source>
        <translation>Ángulo de las etiquetas de las claves; auto: tan inclinadas como haga falta para que quepan</translation>
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
        <translation>Tamaño de las etiquetas</translation>
    </message>
    <message>
        <source>Size of the token labels, in points</source>
        <translation>Tamaño de las etiquetas de los tokens, en puntos</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>Every n-th token</source>
        <translation>Cada n-ésimo token</translation>
    </message>
    <message>
        <source>Labels every n-th token; auto: as many as stay readable</source>
        <translation>Pone etiqueta cada n tokens; auto: tantas como se puedan leer</translation>
    </message>
    <message>
        <source>Longer tokens are cut with an ellipsis</source>
        <translation>Los tokens más largos se cortan con puntos suspensivos</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Font of all text</source>
        <translation>Tipo de letra de todo el texto</translation>
    </message>
    <message>
        <source>Font of all text; it goes into PDF files</source>
        <translation>Tipo de letra de todo el texto; se incluye en los archivos PDF</translation>
    </message>
    <message>
        <source>DejaVu Sans</source>
        <translation>DejaVu Sans</translation>
    </message>
    <message>
        <source>Smallest size of text</source>
        <translation>Tamaño mínimo del texto</translation>
    </message>
    <message>
        <source>Warns about text below this size; most journals ask for 5 pt</source>
        <translation>Avisa de texto por debajo de este tamaño; casi todas las revistas piden 5 pt</translation>
    </message>
    <message>
        <source>Letters of several maps</source>
        <translation>Letras de varios mapas</translation>
    </message>
    <message>
        <source>How several maps of a figure are lettered</source>
        <translation>Qué letras llevan los mapas de una figura que tiene varios</translation>
    </message>
    <message>
        <source>A bar that says which colour stands for which weight</source>
        <translation>Una barra que dice qué color representa qué peso</translation>
    </message>
    <message>
        <source>The words “query” and “key” beside the axes</source>
        <translation>Las palabras «consulta» y «clave» junto a los ejes</translation>
    </message>
    <message>
        <source>The weights as numbers, where they fit</source>
        <translation>Los pesos como números, donde caben</translation>
    </message>
    <message>
        <source>Circles whose area is the weight instead of coloured squares, to be read in grey</source>
        <translation>Círculos cuya área es el peso en lugar de cuadrados de color, para leerlos en gris</translation>
    </message>
    <message>
        <source>“␣” where a token begins with a space</source>
        <translation>«␣» donde un token empieza por un espacio</translation>
    </message>
    <message>
        <source>The letters of several maps in bold</source>
        <translation>Las letras de varios mapas en negrita</translation>
    </message>
    <message>
        <source>The difference of the first two sides beside them</source>
        <translation>La diferencia de los dos primeros lados, junto a ellos</translation>
    </message>
    <message>
        <source>A line above the maps</source>
        <translation>Una línea encima de los mapas</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>The line above the maps</source>
        <translation>La línea encima de los mapas</translation>
    </message>
    <message>
        <source>What the figure shows</source>
        <translation>Lo que muestra la figura</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>habitual</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
</context>
<context>
    <name>ExportPage</name>
    <message>
        <source>Export figure</source>
        <translation>Exportar figura</translation>
    </message>
    <message>
        <source>Size of the preview; 100 % is as large as on paper</source>
        <translation>Tamaño de la vista previa; con 100 % es como en el papel</translation>
    </message>
    <message>
        <source>Progress of the files</source>
        <translation>Progreso de los archivos</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Stop after the file that is being written</source>
        <translation>Se detiene tras el archivo que se está escribiendo</translation>
    </message>
    <message>
        <source>stopping…</source>
        <translation>deteniendo…</translation>
    </message>
    <message>
        <source>writing…</source>
        <translation>escribiendo…</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
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
        <translation>Filas</translation>
    </message>
    <message>
        <source>Queries</source>
        <translation>Consultas</translation>
    </message>
    <message>
        <source>all queries, or for example: cat, 3, 5-7</source>
        <translation>todas las consultas o, por ejemplo: cat, 3, 5-7</translation>
    </message>
    <message>
        <source>Which queries are shown: tokens, or their positions counted from 1; empty: all</source>
        <translation>Qué consultas se muestran: tokens, o sus posiciones contadas desde 1; vacío: todas</translation>
    </message>
    <message>
        <source>Which tables of the calculation are shown</source>
        <translation>Qué tablas del cálculo se muestran</translation>
    </message>
    <message>
        <source>Tables: the usual ones ▾</source>
        <translation>Tablas: las habituales ▾</translation>
    </message>
    <message>
        <source>Tables: %1 of %2 ▾</source>
        <translation>Tablas: %1 de %2 ▾</translation>
    </message>
    <message>
        <source>The usual ones</source>
        <translation>Las habituales</translation>
    </message>
</context>
<context>
    <name>ExportSettings</name>
    <message>
        <source>Command that draws the figure again</source>
        <translation>Comando que vuelve a dibujar la figura</translation>
    </message>
    <message>
        <source>Draws this figure again without the window; Ctrl+A and Ctrl+C copy it</source>
        <translation>Vuelve a dibujar esta figura sin la ventana; Ctrl+A y Ctrl+C lo copian</translation>
    </message>
    <message>
        <source>Reproduce</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>The file contains its session: drop it on the window to reopen it.</source>
        <translation>El archivo contiene su sesión: suéltelo en la ventana para volver a abrirlo.</translation>
    </message>
    <message>
        <source>The file contains no session: only this command draws it again.</source>
        <translation>El archivo no contiene ninguna sesión: solo este comando vuelve a dibujar la figura.</translation>
    </message>
</context>
<context>
    <name>ExportSize</name>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unidad</translation>
    </message>
    <message>
        <source>mm</source>
        <translation>mm</translation>
    </message>
    <message>
        <source>Sizes in millimetres</source>
        <translation>Tamaños en milímetros</translation>
    </message>
    <message>
        <source>inch</source>
        <translation>pulgada</translation>
    </message>
    <message>
        <source>Sizes in inches</source>
        <translation>Tamaños en pulgadas</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Ancho</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Alto</translation>
    </message>
    <message>
        <source>Width of the page, %1 to %2 mm</source>
        <translation>Ancho de la página, de %1 a %2 mm</translation>
    </message>
    <message>
        <source>Height of the page; auto: as high as the maps need</source>
        <translation>Alto de la página; auto: tanto como necesiten los mapas</translation>
    </message>
    <message>
        <source>Columns and pages that figures are made for</source>
        <translation>Columnas y páginas para las que se hacen figuras</translation>
    </message>
    <message>
        <source>custom size</source>
        <translation>otro tamaño</translation>
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
        <translation>Qué</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>One page</source>
        <translation>Una página</translation>
    </message>
    <message>
        <source>All maps side by side in one file</source>
        <translation>Todos los mapas uno junto a otro en un archivo</translation>
    </message>
    <message>
        <source>One file each</source>
        <translation>Un archivo cada una</translation>
    </message>
    <message>
        <source>A file for every head</source>
        <translation>Un archivo por cada cabeza</translation>
    </message>
    <message>
        <source>What is exported</source>
        <translation>Qué se exporta</translation>
    </message>
    <message>
        <source>What the figure shows</source>
        <translation>Lo que muestra la figura</translation>
    </message>
    <message>
        <source>Names of the files</source>
        <translation>Nombres de los archivos</translation>
    </message>
    <message>
        <source>{model}, {layer} and {head} are replaced by the model&apos;s name and each head&apos;s numbers</source>
        <translation>{model}, {layer} y {head} se sustituyen por el nombre del modelo y los números de cada cabeza</translation>
    </message>
    <message>
        <source>What the rows are labelled with</source>
        <translation>Con qué se etiquetan las filas</translation>
    </message>
    <message>
        <source>Which token labels a row: the one where it is computed, or the next one, which it predicts</source>
        <translation>Qué token etiqueta una fila: aquel en el que se calcula, o el siguiente, que es el que predice</translation>
    </message>
    <message>
        <source>%1 files</source>
        <translation>%1 archivos</translation>
    </message>
    <message>
        <source>%1 files need {layer} or {head} in their names</source>
        <translation>%1 archivos necesitan {layer} o {head} en sus nombres</translation>
    </message>
</context>
<context>
    <name>Exporter</name>
    <message>
        <source>There is no figure to save yet: open a picture first.</source>
        <translation>Aún no hay ninguna figura que guardar: abra primero una imagen.</translation>
    </message>
    <message>
        <source>There is no figure to save yet: open a sound first.</source>
        <translation>Aún no hay ninguna figura que guardar: abra primero un sonido.</translation>
    </message>
    <message>
        <source>There is no figure to save yet: type a text that the model knows first.</source>
        <translation>Aún no hay ninguna figura que guardar: escriba primero un texto que el modelo conozca.</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Se guardó %1</translation>
    </message>
    <message>
        <source>Copied the command, which draws the figure again once it is saved</source>
        <translation>Se copió el comando, que vuelve a dibujar la figura cuando se haya guardado</translation>
    </message>
    <message>
        <source>Copied the command</source>
        <translation>Se copió el comando</translation>
    </message>
    <message>
        <source>Copied the figure</source>
        <translation>Se copió la figura</translation>
    </message>
    <message>
        <source>Copied the Python script</source>
        <translation>Se copió el script de Python</translation>
    </message>
    <message>
        <source>Copied the session</source>
        <translation>Se copió la sesión</translation>
    </message>
</context>
<context>
    <name>Figure</name>
    <message>
        <source>, computed by %1</source>
        <translation>, calculado por %1</translation>
    </message>
    <message>
        <source>Attention weights</source>
        <translation>Pesos de atención</translation>
    </message>
    <message>
        <source>Mask of a head</source>
        <translation>Máscara de una cabeza</translation>
    </message>
    <message>
        <source>Steps of a head</source>
        <translation>Pasos de una cabeza</translation>
    </message>
    <message>
        <source>Comparison of attention weights</source>
        <translation>Comparación de pesos de atención</translation>
    </message>
    <message>
        <source>Attention weights over a picture</source>
        <translation>Pesos de atención sobre una imagen</translation>
    </message>
    <message>
        <source>Attention weights as lines</source>
        <translation>Pesos de atención como líneas</translation>
    </message>
    <message>
        <source>Parts of a number</source>
        <translation>Partes de un número</translation>
    </message>
    <message>
        <source>Measures of heads</source>
        <translation>Medidas de cabezas</translation>
    </message>
    <message>
        <source>Knock-outs of heads</source>
        <translation>Supresiones de cabezas</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Histograma</translation>
    </message>
    <message>
        <source>Attention weight over distance</source>
        <translation>Peso de atención según la distancia</translation>
    </message>
    <message>
        <source>Two measures of heads</source>
        <translation>Dos medidas de cabezas</translation>
    </message>
    <message>
        <source>Largest differences of attention weights</source>
        <translation>Mayores diferencias de pesos de atención</translation>
    </message>
    <message>
        <source>lowest</source>
        <translation>mínimo</translation>
    </message>
    <message>
        <source>highest</source>
        <translation>máximo</translation>
    </message>
    <message>
        <source>difference %1</source>
        <translation>diferencia %1</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>peso</translation>
    </message>
    <message>
        <source>rows: %1</source>
        <translation>filas: %1</translation>
    </message>
    <message>
        <source>rows of %1: %2</source>
        <translation>filas de %1: %2</translation>
    </message>
    <message>
        <source>query (attending)</source>
        <translation>consulta (atiende)</translation>
    </message>
    <message>
        <source>key (attended to)</source>
        <translation>clave (atendida)</translation>
    </message>
    <message>
        <source>layers and heads counted from %1</source>
        <translation>capas y cabezas contadas desde %1</translation>
    </message>
    <message>
        <source>%1 and %2 are %3</source>
        <translation>%1 y %2 son %3</translation>
    </message>
    <message>
        <source>Jensen–Shannon divergence of %1 and %2: %3 nats</source>
        <translation>Divergencia de Jensen–Shannon de %1 y %2: %3 nats</translation>
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
        <translation>Atención de %1 como líneas, %2</translation>
    </message>
    <message>
        <source>Only %1 of %2 tokens are labelled: a taller figure or smaller labels have room for all.</source>
        <translation>Solo llevan etiqueta %1 de %2 tokens: en una figura más alta, o con etiquetas más pequeñas, caben todos.</translation>
    </message>
    <message>
        <source>Some tokens are cut, with an ellipsis: raise the longest label to show them whole.</source>
        <translation>Algunos tokens están cortados con puntos suspensivos: aumente «Etiqueta máxima» para mostrarlos enteros.</translation>
    </message>
    <message>
        <source>target token (attending)</source>
        <translation>token de destino (atiende)</translation>
    </message>
    <message>
        <source>target</source>
        <translation>destino</translation>
    </message>
    <message>
        <source>query</source>
        <translation>consulta</translation>
    </message>
    <message>
        <source>source token (attended to)</source>
        <translation>token de origen (atendido)</translation>
    </message>
    <message>
        <source>source</source>
        <translation>origen</translation>
    </message>
    <message>
        <source>key</source>
        <translation>clave</translation>
    </message>
    <message>
        <source>query “%1”: %2</source>
        <translation>consulta «%1»: %2</translation>
    </message>
    <message>
        <source>%1 of %2 lines</source>
        <translation>%1 de %2 líneas</translation>
    </message>
    <message>
        <source>query “%1”</source>
        <translation>consulta «%1»</translation>
    </message>
    <message>
        <source>%1; thicker: more weight</source>
        <translation>%1; más gruesa: más peso</translation>
    </message>
    <message>
        <source>lines: %1</source>
        <translation>líneas: %1</translation>
    </message>
    <message>
        <source>layer %1 · head %2</source>
        <translation>capa %1 · cabeza %2</translation>
    </message>
    <message>
        <source>each %1 × %2 cells</source>
        <translation>cada %1 × %2 celdas</translation>
    </message>
    <message>
        <source>up to %1 × %2 cells</source>
        <translation>hasta %1 × %2 celdas</translation>
    </message>
    <message>
        <source>attention weight</source>
        <translation>peso de atención</translation>
    </message>
    <message>
        <source>largest weight of %1</source>
        <translation>mayor peso de %1</translation>
    </message>
    <message>
        <source>mean weight of %1</source>
        <translation>peso medio de %1</translation>
    </message>
    <message>
        <source> · each map</source>
        <translation> · cada mapa</translation>
    </message>
    <message>
        <source> · each row</source>
        <translation> · cada fila</translation>
    </message>
    <message>
        <source> · each head</source>
        <translation> · cada cabeza</translation>
    </message>
    <message>
        <source> · each layer</source>
        <translation> · cada capa</translation>
    </message>
    <message>
        <source> · the chosen row</source>
        <translation> · la fila elegida</translation>
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
        <translation>consulta (predice este token de destino)</translation>
    </message>
    <message>
        <source>query (predicting this token)</source>
        <translation>consulta (predice este token)</translation>
    </message>
    <message>
        <source>predicting this token</source>
        <translation>predice este token</translation>
    </message>
    <message>
        <source>predicts</source>
        <translation>predice</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valor</translation>
    </message>
    <message>
        <source>Maps of so many tokens cannot show each cell: they stay pooled.</source>
        <translation>Los mapas de tantos tokens no pueden mostrar cada celda: siguen agrupados.</translation>
    </message>
    <message>
        <source>Attention weights of %1</source>
        <translation>Pesos de atención de %1</translation>
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
        <translation>cabeza %1</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>capa %1</translation>
    </message>
    <message>
        <source>layers counted from %1</source>
        <translation>capas contadas desde %1</translation>
    </message>
    <message>
        <source>%1: %2 of %3 cells</source>
        <translation>%1: %2 de %3 celdas</translation>
    </message>
    <message>
        <source>mask of %1</source>
        <translation>máscara de %1</translation>
    </message>
    <message>
        <source>Attention mask of %1, %2</source>
        <translation>Máscara de atención de %1, %2</translation>
    </message>
    <message>
        <source>%1 · mask: %2</source>
        <translation>%1 · máscara: %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>What %1 attends to in a picture: %2, %3</source>
        <translation>A qué atiende %1 en una imagen: %2, %3</translation>
    </message>
    <message>
        <source>Colours: %1</source>
        <translation>Colores: %1</translation>
    </message>
    <message>
        <source>%1 · query %2</source>
        <translation>%1 · consulta %2</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 de %2: %3</translation>
    </message>
    <message>
        <source>weight on each kind of token</source>
        <translation>peso en cada tipo de token</translation>
    </message>
    <message>
        <source>share of the photo that the crop kept</source>
        <translation>parte de la foto que quedó tras el recorte</translation>
    </message>
    <message>
        <source>photo</source>
        <translation>foto</translation>
    </message>
    <message>
        <source>width</source>
        <translation>ancho</translation>
    </message>
    <message>
        <source>height</source>
        <translation>alto</translation>
    </message>
    <message>
        <source>hatched: hidden</source>
        <translation>rayado: oculto</translation>
    </message>
    <message>
        <source>d = %1</source>
        <translation>d = %1</translation>
    </message>
    <message>
        <source>queries × keys</source>
        <translation>consultas × claves</translation>
    </message>
    <message>
        <source> · rows of maps: %1</source>
        <translation> · filas de los mapas: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Steps of %1</source>
        <translation>Pasos de %1</translation>
    </message>
    <message>
        <source>Only one token in %1 is labelled.</source>
        <translation>Solo lleva etiqueta un token de cada %1.</translation>
    </message>
    <message>
        <source>Only one token in %1 is labelled: a larger figure or smaller labels have room for all.</source>
        <translation>Solo lleva etiqueta un token de cada %1: en una figura más grande, o con etiquetas más pequeñas, caben todos.</translation>
    </message>
    <message>
        <source>Labels that are cut, with an ellipsis: %1. Raise the longest label to show them whole.</source>
        <translation>Etiquetas cortadas con puntos suspensivos: %1. Aumente «Etiqueta máxima» para mostrarlas enteras.</translation>
    </message>
    <message>
        <source>Labels overlap: there is room for one token in %1, not for one in %2.</source>
        <translation>Las etiquetas se solapan: hay sitio para un token de cada %1, no para uno de cada %2.</translation>
    </message>
    <message>
        <source>The numbers in the cells are %1 pt, less than %2 pt.</source>
        <translation>Los números de las celdas tienen %1 pt, menos de %2 pt.</translation>
    </message>
    <message>
        <source>The smallest text is %1 pt, less than %2 pt.</source>
        <translation>El texto más pequeño tiene %1 pt, menos de %2 pt.</translation>
    </message>
    <message>
        <source>The figure is %1 mm high, but a page has only %2 mm: set a height, or a smaller width.</source>
        <translation>La figura tiene %1 mm de alto, pero una página solo tiene %2 mm: fije una altura o un ancho menor.</translation>
    </message>
    <message>
        <source>The font %1 is not installed here; text is in DejaVu Sans.</source>
        <translation>El tipo de letra %1 no está instalado aquí; el texto va en DejaVu Sans.</translation>
    </message>
    <message>
        <source>The font %1 is not installed here; text is in %2, which has the same widths.</source>
        <translation>El tipo de letra %1 no está instalado aquí; el texto va en %2, que tiene los mismos anchos.</translation>
    </message>
    <message>
        <source>No installed font has %1: such letters appear as boxes until you install one.</source>
        <translation>Ningún tipo de letra instalado tiene %1: estas letras aparecen como recuadros hasta que instale uno que las tenga.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>What wrote the score of %1, %2</source>
        <translation>Qué escribió la puntuación de %1, %2</translation>
    </message>
    <message>
        <source>products of %1, added to the score</source>
        <translation>productos de %1, sumados a la puntuación</translation>
    </message>
    <message>
        <source>added to the logit</source>
        <translation>sumado al logit</translation>
    </message>
    <message>
        <source>added</source>
        <translation>sumado</translation>
    </message>
    <message>
        <source>What wrote an answer of %1</source>
        <translation>Qué escribió una respuesta de %1</translation>
    </message>
    <message>
        <source>What would follow each token, by each layer</source>
        <translation>Qué seguiría a cada token, según cada capa</translation>
    </message>
    <message>
        <source>What would stand at each token, by each layer</source>
        <translation>Qué habría en cada token, según cada capa</translation>
    </message>
    <message>
        <source>Logit lens of %1</source>
        <translation>Lente de logits de %1</translation>
    </message>
    <message>
        <source>picked heads</source>
        <translation>cabezas seleccionadas</translation>
    </message>
    <message>
        <source>all layers</source>
        <translation>todas las capas</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>con %1</translation>
    </message>
    <message>
        <source>weights of single tokens: the map is too long for anything else</source>
        <translation>pesos de tokens sueltos: el mapa es demasiado largo para otra cosa</translation>
    </message>
    <message>
        <source>cells pooled to %1 dpi: each colour is the mean of %2 × %3 cells</source>
        <translation>celdas agrupadas a %1 dpi: cada color es la media de %2 × %3 celdas</translation>
    </message>
    <message>
        <source>cells pooled to %1 dpi: each colour is the mean of up to %2 × %3 cells</source>
        <translation>celdas agrupadas a %1 dpi: cada color es la media de hasta %2 × %3 celdas</translation>
    </message>
    <message>
        <source>cells pooled to %1 dpi: each colour is the largest of %2 × %3 cells</source>
        <translation>celdas agrupadas a %1 dpi: cada color es el máximo de %2 × %3 celdas</translation>
    </message>
    <message>
        <source>cells pooled to %1 dpi: each colour is the largest of up to %2 × %3 cells</source>
        <translation>celdas agrupadas a %1 dpi: cada color es el máximo de hasta %2 × %3 celdas</translation>
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
        <translation type="unfinished">consulta %1</translation>
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
        <translation type="unfinished">desde</translation>
    </message>
    <message>
        <source>to</source>
        <translation type="unfinished">hasta</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation type="unfinished">bytes</translation>
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
        <translation>Gráfico: una medida de cada cabeza</translation>
    </message>
    <message>
        <source>Chart: knock-outs of every head</source>
        <translation>Gráfico: supresiones de cada cabeza</translation>
    </message>
    <message>
        <source>Chart: histogram of a measure</source>
        <translation>Gráfico: histograma de una medida</translation>
    </message>
    <message>
        <source>Chart: two measures of every head</source>
        <translation>Gráfico: dos medidas de cada cabeza</translation>
    </message>
    <message>
        <source>Chart: histogram of this head&apos;s weights</source>
        <translation>Gráfico: histograma de los pesos de esta cabeza</translation>
    </message>
    <message>
        <source>Chart: weight over distance</source>
        <translation>Gráfico: peso según la distancia</translation>
    </message>
    <message>
        <source>Chart: largest differences</source>
        <translation>Gráfico: mayores diferencias</translation>
    </message>
    <message>
        <source>layer %1 head %2</source>
        <translation>capa %1 cabeza %2</translation>
    </message>
    <message>
        <source>This head · %1</source>
        <translation>Esta cabeza · %1</translation>
    </message>
    <message>
        <source>All heads of layer %1</source>
        <translation>Todas las cabezas de la capa %1</translation>
    </message>
    <message>
        <source>Head %1 of all layers</source>
        <translation>Cabeza %1 de todas las capas</translation>
    </message>
    <message>
        <source>All heads</source>
        <translation>Todas las cabezas</translation>
    </message>
    <message>
        <source>Mask of this head</source>
        <translation>Máscara de esta cabeza</translation>
    </message>
    <message>
        <source>Steps of this head</source>
        <translation>Pasos de esta cabeza</translation>
    </message>
    <message>
        <source>Picture with this head&apos;s weights</source>
        <translation>Imagen con los pesos de esta cabeza</translation>
    </message>
    <message>
        <source>Flow of this head</source>
        <translation>Flujo de esta cabeza</translation>
    </message>
    <message>
        <source>Why, as the view shows it</source>
        <translation>Por qué, como lo muestra la vista</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Comparación</translation>
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
        <translation>PDF, vectorial (*.pdf)</translation>
    </message>
    <message>
        <source>SVG, vector (*.svg)</source>
        <translation>SVG, vectorial (*.svg)</translation>
    </message>
    <message>
        <source>PNG, pixels (*.png)</source>
        <translation>PNG, píxeles (*.png)</translation>
    </message>
    <message>
        <source>HTML, for browsers (*.html)</source>
        <translation>HTML, para navegadores (*.html)</translation>
    </message>
    <message>
        <source>TikZ, for LaTeX (*.tex)</source>
        <translation>TikZ, para LaTeX (*.tex)</translation>
    </message>
    <message>
        <source>CSV, numbers (*.csv)</source>
        <translation>CSV, números (*.csv)</translation>
    </message>
    <message>
        <source>NumPy array (*.npy)</source>
        <translation>Matriz de NumPy (*.npy)</translation>
    </message>
    <message>
        <source>Python script and NumPy array (*.py)</source>
        <translation>Script de Python y matriz de NumPy (*.py)</translation>
    </message>
    <message>
        <source>Replace files</source>
        <translation>Sustituir archivos</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Sustituir</translation>
    </message>
    <message>
        <source>Save the figure</source>
        <translation>Guardar la figura</translation>
    </message>
    <message>
        <source>%1 already exists.</source>
        <translation>%1 ya existe.</translation>
    </message>
    <message>
        <source>Save the files into a folder</source>
        <translation>Guardar los archivos en una carpeta</translation>
    </message>
    <message>
        <source>%1 of the %2 files already exist.</source>
        <translation>Ya existen %1 de los %2 archivos.</translation>
    </message>
</context>
<context>
    <name>FigureFacts</name>
    <message>
        <source>%1 each</source>
        <translation>%1 cada uno</translation>
    </message>
    <message>
        <source>%1 tables, %2 numbers</source>
        <translation>%1 tablas, %2 números</translation>
    </message>
    <message>
        <source>%1 × %2 numbers</source>
        <translation>%1 × %2 números</translation>
    </message>
    <message>
        <source>%1 tables of %2</source>
        <translation>%1 tablas de %2</translation>
    </message>
    <message>
        <source>PY and NPY</source>
        <translation>PY y NPY</translation>
    </message>
    <message>
        <source>%1 with tokens</source>
        <translation>%1 con tokens</translation>
    </message>
    <message>
        <source> · </source>
        <translation> · </translation>
    </message>
    <message>
        <source>page for a browser, as wide as its window</source>
        <translation>página para un navegador, tan ancha como su ventana</translation>
    </message>
    <message>
        <source>text %1 pt</source>
        <translation>texto %1 pt</translation>
    </message>
    <message>
        <source>%1 × %2 px</source>
        <translation>%1 × %2 px</translation>
    </message>
    <message>
        <source>vector</source>
        <translation>vectorial</translation>
    </message>
    <message>
        <source>maps as lossless pictures</source>
        <translation>mapas como imágenes sin pérdida</translation>
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
        <translation>Vista previa de la figura</translation>
    </message>
    <message>
        <source>Drag it onto a folder or into another program</source>
        <translation>Arrástrela a una carpeta o a otro programa</translation>
    </message>
</context>
<context>
    <name>FileOpener</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>The engine “%1” opens %2. A large model takes its time.</source>
        <translation>El motor «%1» abre %2. Un modelo grande necesita su tiempo.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>%1 holds only tokens. Open the attention that they belong to first, or both files together.</source>
        <translation>%1 solo contiene tokens. Abra primero la atención a la que pertenecen, o ambos archivos a la vez.</translation>
    </message>
    <message>
        <source>%1 is a picture without a session, and the open model reads no pictures. First open a model that does, such as ViT, then the picture.</source>
        <translation>%1 es una imagen sin sesión, y el modelo abierto no lee imágenes. Abra primero un modelo que las lea, como ViT, y después la imagen.</translation>
    </message>
    <message>
        <source>%1 is a sound, and the open model reads no sounds. First open a Whisper model, then the sound.</source>
        <translation>%1 es un sonido, y el modelo abierto no lee sonidos. Abra primero un modelo Whisper y después el sonido.</translation>
    </message>
    <message>
        <source>%1 holds several arrays: %2. Which one do you want to see?</source>
        <translation>%1 contiene varias matrices: %2. ¿Cuál quiere ver?</translation>
    </message>
    <message>
        <source>Swap queries and keys</source>
        <translation>Intercambiar consultas y claves</translation>
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
        <translation>paso %1 · %2</translation>
    </message>
    <message>
        <source>%1 of %2 tokens generated</source>
        <translation>%1 de %2 tokens generados</translation>
    </message>
    <message>
        <source>temperature %1</source>
        <translation>temperatura %1</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>capa %1</translation>
    </message>
    <message>
        <source>layer %1 · head %2</source>
        <translation>capa %1 · cabeza %2</translation>
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
        <translation type="unfinished">la capa</translation>
    </message>
    <message>
        <source>the temperature</source>
        <translation type="unfinished">la temperatura</translation>
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
        <translation type="unfinished">&amp;Guardar…</translation>
    </message>
    <message>
        <source>Choose where the film goes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished">Cancelar</translation>
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
        <translation type="unfinished">Se guardó %1</translation>
    </message>
</context>
<context>
    <name>Flow</name>
    <message>
        <source>every weight</source>
        <translation>todos los pesos</translation>
    </message>
    <message>
        <source>every weight from %1</source>
        <translation>todos los pesos desde %1</translation>
    </message>
    <message>
        <source>the largest of each query</source>
        <translation>el mayor de cada consulta</translation>
    </message>
    <message>
        <source>the %1 largest of each query</source>
        <translation>los %1 mayores de cada consulta</translation>
    </message>
    <message>
        <source> and head</source>
        <translation> y cabeza</translation>
    </message>
    <message>
        <source>%1, from %2</source>
        <translation>%1, desde %2</translation>
    </message>
    <message>
        <source>%1 of %2 lines</source>
        <translation>%1 de %2 líneas</translation>
    </message>
    <message>
        <source>%1: the strongest of %2 (%3)</source>
        <translation>%1: las más fuertes de %2 (%3)</translation>
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
        <translation>Flujo de atención</translation>
    </message>
    <message>
        <source>: %1</source>
        <translation>: %1</translation>
    </message>
    <message>
        <source>, %1 percent, rank %2 of %3</source>
        <translation>, %1 por ciento, puesto %2 de %3</translation>
    </message>
    <message>
        <source>%1 attends to %2%3</source>
        <translation>%1 atiende a %2%3</translation>
    </message>
    <message>
        <source>%1 (token %2 of %3)</source>
        <translation>%1 (token %2 de %3)</translation>
    </message>
</context>
<context>
    <name>FlowLegend</name>
    <message>
        <source>Remove the lines of %1</source>
        <translation>Quitar las líneas de %1</translation>
    </message>
    <message>
        <source>Point here to see the lines of %1 alone</source>
        <translation>Señale aquí para ver solo las líneas de %1</translation>
    </message>
</context>
<context>
    <name>FlowView</name>
    <message>
        <source>query (predicting this target token)</source>
        <translation>consulta (predice este token de destino)</translation>
    </message>
    <message>
        <source>query (predicting this token)</source>
        <translation>consulta (predice este token)</translation>
    </message>
    <message>
        <source>target token (attending)</source>
        <translation>token de destino (atiende)</translation>
    </message>
    <message>
        <source>query (attending)</source>
        <translation>consulta (atiende)</translation>
    </message>
    <message>
        <source>source token (attended to)</source>
        <translation>token de origen (atendido)</translation>
    </message>
    <message>
        <source>key (attended to)</source>
        <translation>clave (atendida)</translation>
    </message>
    <message>
        <source>Lines per query</source>
        <translation>Líneas por consulta</translation>
    </message>
    <message>
        <source>Minimum weight</source>
        <translation>Peso mínimo</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Curvas</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Draw only the largest weights of each query; below 1: all of them</source>
        <translation>Dibuja solo los pesos mayores de cada consulta; por debajo de 1, todos</translation>
    </message>
    <message>
        <source>Weights below this have no line</source>
        <translation>Los pesos menores que este no tienen línea</translation>
    </message>
    <message>
        <source>Draw curved lines instead of straight ones</source>
        <translation>Dibuja líneas curvas en vez de rectas</translation>
    </message>
    <message>
        <source>Thicker lines carry more weight. Point at a token to see its lines alone.</source>
        <translation>Las líneas más gruesas llevan más peso. Señale un token para ver solo sus líneas.</translation>
    </message>
    <message>
        <source>weights that are NaN, without a line: %1</source>
        <translation>pesos que son NaN, sin línea: %1</translation>
    </message>
    <message>
        <source>only the first %1 heads are drawn; left out: %2</source>
        <translation>solo se dibujan las primeras %1 cabezas; se omiten: %2</translation>
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
        <translation>Cuántos tokens se generan</translation>
    </message>
    <message>
        <source>How many tokens the model adds to the text</source>
        <translation>Cuántos tokens añade el modelo al texto</translation>
    </message>
    <message>
        <source>Step of the generation</source>
        <translation>Paso de la generación</translation>
    </message>
    <message>
        <source>Go back to the text as it was when the model chose the next token</source>
        <translation>Vuelve al texto tal como estaba cuando el modelo eligió el token siguiente</translation>
    </message>
    <message>
        <source>Sample again</source>
        <translation>Muestrear otra vez</translation>
    </message>
    <message>
        <source>Draw different tokens in place of these, with the next seed (Ctrl+Shift+G)</source>
        <translation>Sortea otros tokens en lugar de estos, con la semilla siguiente (Ctrl+Mayús+G)</translation>
    </message>
    <message>
        <source>Remove the generated tokens</source>
        <translation>Quitar los tokens generados</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Generate</source>
        <translation>Generar</translation>
    </message>
    <message>
        <source>Stop after this token (Esc)</source>
        <translation>Se detiene tras este token (Esc)</translation>
    </message>
    <message>
        <source>Let the model continue the text (Ctrl+G)</source>
        <translation>Deja que el modelo continúe el texto (Ctrl+G)</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>paso %1 de %2</translation>
    </message>
</context>
<context>
    <name>Glossary</name>
    <message>
        <source>%1 (measure)</source>
        <translation>%1 (medida)</translation>
    </message>
    <message>
        <source>Measures; All heads can order, colour and name heads by it.</source>
        <translation>Medidas; en Todas las cabezas se pueden ordenar, colorear y nombrar las cabezas según ella.</translation>
    </message>
    <message>
        <source>token</source>
        <translation>token</translation>
    </message>
    <message>
        <source>subword, piece</source>
        <translation>subpalabra, pieza, subword</translation>
    </message>
    <message>
        <source>The unit a model reads: a word, a part of a word, a character, a byte or a patch of a picture. A tokenizer cuts a text into tokens and gives each one a number, its id.</source>
        <translation>La unidad que lee un modelo: una palabra, una parte de una palabra, un carácter, un byte o un parche de una imagen. Un tokenizador corta un texto en tokens y da a cada uno un número, su id.</translation>
    </message>
    <message>
        <source>The chips below the text, and the labels of every map. Point at a chip to see its id.</source>
        <translation>Los chips debajo del texto, y las etiquetas de todos los mapas. Señale un chip para ver su id.</translation>
    </message>
    <message>
        <source>embedding</source>
        <translation>embedding</translation>
    </message>
    <message>
        <source>token embedding, hidden state, x</source>
        <translation>embedding de un token, estado oculto, x</translation>
    </message>
    <message>
        <source>The vector of numbers that stands for a token inside the model. It is looked up in a table by the token&apos;s id; each layer then changes it.</source>
        <translation>El vector de números que representa un token dentro del modelo. Se busca en una tabla por el id del token; después, cada capa lo cambia.</translation>
    </message>
    <message>
        <source>x ∈ ℝ&lt;sup&gt;d_model&lt;/sup&gt;</source>
        <translation>x ∈ ℝ&lt;sup&gt;d_model&lt;/sup&gt;</translation>
    </message>
    <message>
        <source>Steps, as the input x; d_model in the teaching module.</source>
        <translation>Pasos, como la entrada x; d_model en el módulo didáctico.</translation>
    </message>
    <message>
        <source>vocabulary</source>
        <translation>vocabulario</translation>
    </message>
    <message>
        <source>token ids</source>
        <translation>ids de los tokens, vocabulary</translation>
    </message>
    <message>
        <source>All tokens that a model knows, each with an id. What is not in the vocabulary is cut into smaller pieces or left out.</source>
        <translation>Todos los tokens que conoce un modelo, cada uno con un id. Lo que no está en el vocabulario se corta en piezas más pequeñas o se omite.</translation>
    </message>
    <message>
        <source>The chips below the text: what the model has no token for is struck through.</source>
        <translation>Los chips debajo del texto: lo que no tiene token en el modelo aparece tachado.</translation>
    </message>
    <message>
        <source>special token</source>
        <translation>token especial</translation>
    </message>
    <message>
        <source>[CLS], [SEP], [MASK], &lt;s&gt;, &lt;/s&gt;, BOS, EOS</source>
        <translation>[CLS], [SEP], [MASK], &lt;s&gt;, &lt;/s&gt;, BOS, EOS</translation>
    </message>
    <message>
        <source>A token that the tokenizer adds and that stands for no word: &lt;s&gt; or [CLS] begins a text, &lt;/s&gt; or [SEP] ends or separates texts, and [MASK] stands where a word is to be guessed.</source>
        <translation>Un token que añade el tokenizador y que no representa ninguna palabra: &lt;s&gt; o [CLS] empieza un texto, &lt;/s&gt; o [SEP] termina o separa textos, y [MASK] está donde hay que adivinar una palabra.</translation>
    </message>
    <message>
        <source>The chips below the text; the map&apos;s choice “Special tokens left out”.</source>
        <translation>Los chips debajo del texto; la opción del mapa «Sin tokens especiales».</translation>
    </message>
    <message>
        <source>padding</source>
        <translation>relleno</translation>
    </message>
    <message>
        <source>[PAD], padding token</source>
        <translation>[PAD], token de relleno, padding</translation>
    </message>
    <message>
        <source>Tokens without meaning that fill up shorter texts, so that all texts of a batch have the same length. A padding mask hides them from every query.</source>
        <translation>Tokens sin significado que completan los textos más cortos, para que todos los textos de un lote tengan la misma longitud. Una máscara de relleno los oculta a todas las consultas.</translation>
    </message>
    <message>
        <source>Several texts at once (“+ text”), and the rule “Padding” of the Mask view.</source>
        <translation>Varios textos a la vez («+ texto»), y la regla «Relleno» de la vista Máscara.</translation>
    </message>
    <message>
        <source>batch</source>
        <translation>lote</translation>
    </message>
    <message>
        <source>Several texts that the model computes at once, padded to the same length. They do not see each other.</source>
        <translation>Varios textos que el modelo calcula a la vez, rellenados hasta la misma longitud. No se ven unos a otros.</translation>
    </message>
    <message>
        <source>“+ text” above the input; the list beside it chooses the one that is shown.</source>
        <translation>«+ texto» encima de la entrada; la lista de al lado elige el que se muestra.</translation>
    </message>
    <message>
        <source>position encoding</source>
        <translation>codificación posicional</translation>
    </message>
    <message>
        <source>positional encoding, order of words</source>
        <translation>orden de las palabras, positional encoding</translation>
    </message>
    <message>
        <source>What tells the model in which order the tokens stand. Without it, attention sees a text as a set: shuffled words give the same weights in another order.</source>
        <translation>Lo que indica al modelo en qué orden están los tokens. Sin ella, la atención ve un texto como un conjunto: las palabras desordenadas dan los mismos pesos en otro orden.</translation>
    </message>
    <message>
        <source>“Positions” in the teaching module; shuffle the words (Ctrl+Shift+H) to see the difference.</source>
        <translation>«Posiciones» en el módulo didáctico; desordene las palabras (Ctrl+Mayús+H) para ver la diferencia.</translation>
    </message>
    <message>
        <source>sinusoidal encoding</source>
        <translation>codificación sinusoidal</translation>
    </message>
    <message>
        <source>sine, cosine, fixed positions</source>
        <translation>seno, coseno, posiciones fijas</translation>
    </message>
    <message>
        <source>A fixed vector of sines and cosines of several wavelengths, one for each position, that is added to the embedding (Vaswani et al., 2017).</source>
        <translation>Un vector fijo de senos y cosenos de varias longitudes de onda, uno para cada posición, que se suma al embedding (Vaswani y otros, 2017).</translation>
    </message>
    <message>
        <source>PE(pos, 2i) = sin(pos ∕ 10000&lt;sup&gt;2i∕d_model&lt;/sup&gt;), PE(pos, 2i+1) = cos(…)</source>
        <translation>PE(pos, 2i) = sin(pos ∕ 10000&lt;sup&gt;2i∕d_model&lt;/sup&gt;), PE(pos, 2i+1) = cos(…)</translation>
    </message>
    <message>
        <source>“Positions” in the teaching module.</source>
        <translation>«Posiciones» en el módulo didáctico.</translation>
    </message>
    <message>
        <source>rotary embedding</source>
        <translation>embedding rotatorio</translation>
    </message>
    <message>
        <source>RoPE, rotary position embedding</source>
        <translation>RoPE, codificación rotatoria, rotary position embedding</translation>
    </message>
    <message>
        <source>Rotates pairs of dimensions of each query and key by an angle that grows with the position, so that q·k depends only on how far apart the two tokens are (Su et al., 2021).</source>
        <translation>Rota pares de dimensiones de cada consulta y de cada clave un ángulo que crece con la posición, de modo que q·k depende solo de la distancia entre los dos tokens (Su y otros, 2021).</translation>
    </message>
    <message>
        <source>angle of pair i = position · base&lt;sup&gt;−2i∕n&lt;/sup&gt;</source>
        <translation>ángulo del par i = posición · base&lt;sup&gt;−2i∕n&lt;/sup&gt;</translation>
    </message>
    <message>
        <source>Steps, where q and k are rotated by position; “Positions” in the teaching module.</source>
        <translation>Pasos, donde q y k se rotan según la posición; «Posiciones» en el módulo didáctico.</translation>
    </message>
    <message>
        <source>ALiBi</source>
        <translation>ALiBi</translation>
    </message>
    <message>
        <source>attention with linear biases, slope</source>
        <translation>atención con sesgos lineales, pendiente, attention with linear biases</translation>
    </message>
    <message>
        <source>Subtracts from each score a number that grows with the distance between query and key, by a slope of each head (Press et al., 2022).</source>
        <translation>Resta de cada puntuación un número que crece con la distancia entre la consulta y la clave, según una pendiente propia de cada cabeza (Press y otros, 2022).</translation>
    </message>
    <message>
        <source>score − slope · |query − key|</source>
        <translation>puntuación − pendiente · |consulta − clave|</translation>
    </message>
    <message>
        <source>“Positions” in the teaching module; “+ bias of position” in the Cell panel and in Steps.</source>
        <translation>«Posiciones» en el módulo didáctico; «+ sesgo de posición» en el panel Celda y en Pasos.</translation>
    </message>
    <message>
        <source>distance buckets</source>
        <translation>tramos de distancia</translation>
    </message>
    <message>
        <source>relative position bias, T5 bias</source>
        <translation>sesgo de posición relativa, sesgo de T5, distance buckets</translation>
    </message>
    <message>
        <source>A learned number for each head and each range of distances between query and key, added to the score as in T5. Large distances share a bucket.</source>
        <translation>Un número aprendido para cada cabeza y cada intervalo de distancias entre la consulta y la clave, que se suma a la puntuación como en T5. Las distancias grandes comparten un tramo.</translation>
    </message>
    <message>
        <source>query</source>
        <translation>consulta</translation>
    </message>
    <message>
        <source>q, Q, row</source>
        <translation>q, Q, fila, query</translation>
    </message>
    <message>
        <source>The vector with which a token looks for others: it is compared with every key. In a map, each row is the query of one token.</source>
        <translation>El vector con el que un token busca a otros: se compara con todas las claves. En un mapa, cada fila es la consulta de un token.</translation>
    </message>
    <message>
        <source>q = x W&lt;sub&gt;Q&lt;/sub&gt;</source>
        <translation>q = x W&lt;sub&gt;Q&lt;/sub&gt;</translation>
    </message>
    <message>
        <source>The rows of every map; the steps “queries Q”.</source>
        <translation>Las filas de todos los mapas; los pasos «consultas Q».</translation>
    </message>
    <message>
        <source>key</source>
        <translation>clave</translation>
    </message>
    <message>
        <source>k, K, column</source>
        <translation>k, K, columna, key</translation>
    </message>
    <message>
        <source>The vector by which a token can be found: queries are compared with it. In a map, each column is the key of one token.</source>
        <translation>El vector por el que se puede encontrar un token: las consultas se comparan con él. En un mapa, cada columna es la clave de un token.</translation>
    </message>
    <message>
        <source>k = x W&lt;sub&gt;K&lt;/sub&gt;</source>
        <translation>k = x W&lt;sub&gt;K&lt;/sub&gt;</translation>
    </message>
    <message>
        <source>The columns of every map; the steps “keys K”.</source>
        <translation>Las columnas de todos los mapas; los pasos «claves K».</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valor</translation>
    </message>
    <message>
        <source>v, V</source>
        <translation>v, V, value</translation>
    </message>
    <message>
        <source>The vector that a token hands on when it is attended to. A head&apos;s output is the sum of the values, each times its weight.</source>
        <translation>El vector que un token entrega cuando se le atiende. La salida de una cabeza es la suma de los valores, cada uno multiplicado por su peso.</translation>
    </message>
    <message>
        <source>v = x W&lt;sub&gt;V&lt;/sub&gt;</source>
        <translation>v = x W&lt;sub&gt;V&lt;/sub&gt;</translation>
    </message>
    <message>
        <source>Steps, where the weights are applied to the values.</source>
        <translation>Pasos, donde los pesos se aplican a los valores.</translation>
    </message>
    <message>
        <source>context</source>
        <translation>contexto</translation>
    </message>
    <message>
        <source>head&apos;s output, weighted values</source>
        <translation>salida de una cabeza, valores ponderados</translation>
    </message>
    <message>
        <source>What a head hands on for one query: the values of all keys, each times its weight, added up.</source>
        <translation>Lo que una cabeza entrega para una consulta: los valores de todas las claves, cada uno multiplicado por su peso, sumados.</translation>
    </message>
    <message>
        <source>context = Σ weight · v</source>
        <translation>contexto = Σ peso · v</translation>
    </message>
    <message>
        <source>projection</source>
        <translation>proyección</translation>
    </message>
    <message>
        <source>W_Q, W_K, W_V, W_O, output projection, parameters</source>
        <translation>W_Q, W_K, W_V, W_O, proyección de salida, parámetros</translation>
    </message>
    <message>
        <source>A learned matrix that vectors are multiplied by: W_Q, W_K and W_V give queries, keys and values, and W_O brings the heads&apos; outputs back to the size of the embedding.</source>
        <translation>Una matriz aprendida por la que se multiplican vectores: W_Q, W_K y W_V dan consultas, claves y valores, y W_O devuelve las salidas de las cabezas al tamaño del embedding.</translation>
    </message>
    <message>
        <source>output = Σ head&lt;sub&gt;i&lt;/sub&gt; W&lt;sub&gt;i&lt;/sub&gt;&lt;sup&gt;O&lt;/sup&gt; = concat(head&lt;sub&gt;1&lt;/sub&gt;, …, head&lt;sub&gt;H&lt;/sub&gt;) W&lt;sup&gt;O&lt;/sup&gt;</source>
        <translation>salida = Σ head&lt;sub&gt;i&lt;/sub&gt; W&lt;sub&gt;i&lt;/sub&gt;&lt;sup&gt;O&lt;/sup&gt; = concat(head&lt;sub&gt;1&lt;/sub&gt;, …, head&lt;sub&gt;H&lt;/sub&gt;) W&lt;sup&gt;O&lt;/sup&gt;</translation>
    </message>
    <message>
        <source>Steps; the formula of the teaching module.</source>
        <translation>Pasos; la fórmula del módulo didáctico.</translation>
    </message>
    <message>
        <source>score</source>
        <translation>puntuación</translation>
    </message>
    <message>
        <source>q·k, attention logit, dot product</source>
        <translation>q·k, logit de atención, producto escalar, score</translation>
    </message>
    <message>
        <source>How well a query and a key match: their dot product. It may be any number; the softmax turns scores into weights.</source>
        <translation>Cuánto concuerdan una consulta y una clave: su producto escalar. Puede ser cualquier número; la softmax convierte las puntuaciones en pesos.</translation>
    </message>
    <message>
        <source>s = q · k</source>
        <translation>s = q · k</translation>
    </message>
    <message>
        <source>The Cell panel, first line; Steps.</source>
        <translation>El panel Celda, primera línea; Pasos.</translation>
    </message>
    <message>
        <source>scale √d_k</source>
        <translation>escala √d_k</translation>
    </message>
    <message>
        <source>scaled dot product, 1/√d_k</source>
        <translation>producto escalar escalado, 1/√d_k</translation>
    </message>
    <message>
        <source>Scores are divided by the root of the key&apos;s length d_k. Otherwise long vectors would give large scores, and the softmax would put nearly all weight on one key.</source>
        <translation>Las puntuaciones se dividen entre la raíz de la longitud d_k de la clave. De lo contrario, los vectores largos darían puntuaciones grandes y la softmax pondría casi todo el peso en una sola clave.</translation>
    </message>
    <message>
        <source>s ∕ √d&lt;sub&gt;k&lt;/sub&gt;</source>
        <translation>s ∕ √d&lt;sub&gt;k&lt;/sub&gt;</translation>
    </message>
    <message>
        <source>The Cell panel and Steps; “Scale” in the teaching module.</source>
        <translation>El panel Celda y Pasos; «Escala» en el módulo didáctico.</translation>
    </message>
    <message>
        <source>soft-cap</source>
        <translation>tope suave</translation>
    </message>
    <message>
        <source>logit soft-capping</source>
        <translation>soft-cap, logit soft-capping</translation>
    </message>
    <message>
        <source>Keeps scores between −c and c by a smooth function, as in Gemma 2.</source>
        <translation>Mantiene las puntuaciones entre −c y c mediante una función suave, como en Gemma 2.</translation>
    </message>
    <message>
        <source>c · tanh(s ∕ c)</source>
        <translation>c · tanh(s ∕ c)</translation>
    </message>
    <message>
        <source>“Soft-cap” in the teaching module; the Cell panel of models that have it.</source>
        <translation>«Tope suave» en el módulo didáctico; el panel Celda de los modelos que lo tienen.</translation>
    </message>
    <message>
        <source>bias of position</source>
        <translation>sesgo de posición</translation>
    </message>
    <message>
        <source>relative bias</source>
        <translation>sesgo relativo</translation>
    </message>
    <message>
        <source>A number added to a score that depends only on where query and key stand. ALiBi and T5&apos;s distance buckets are such biases.</source>
        <translation>Un número sumado a una puntuación que depende solo de dónde están la consulta y la clave. ALiBi y los tramos de distancia de T5 son sesgos de este tipo.</translation>
    </message>
    <message>
        <source>s + b&lt;sub&gt;query, key&lt;/sub&gt;</source>
        <translation>s + b&lt;sub&gt;consulta, clave&lt;/sub&gt;</translation>
    </message>
    <message>
        <source>The Cell panel and Steps of models that have one.</source>
        <translation>El panel Celda y Pasos de los modelos que lo tienen.</translation>
    </message>
    <message>
        <source>softmax</source>
        <translation>softmax</translation>
    </message>
    <message>
        <source>normalisation, exp</source>
        <translation>normalización, exp</translation>
    </message>
    <message>
        <source>Turns a row of scores into weights between 0 and 1 that sum to 1. A score that is larger by 1 gets e ≈ 2.7 times the weight.</source>
        <translation>Convierte una fila de puntuaciones en pesos entre 0 y 1 que suman 1. Una puntuación mayor en 1 recibe e ≈ 2.7 veces más peso.</translation>
    </message>
    <message>
        <source>w&lt;sub&gt;i&lt;/sub&gt; = exp(s&lt;sub&gt;i&lt;/sub&gt;) ∕ Σ&lt;sub&gt;j&lt;/sub&gt; exp(s&lt;sub&gt;j&lt;/sub&gt;)</source>
        <translation>w&lt;sub&gt;i&lt;/sub&gt; = exp(s&lt;sub&gt;i&lt;/sub&gt;) ∕ Σ&lt;sub&gt;j&lt;/sub&gt; exp(s&lt;sub&gt;j&lt;/sub&gt;)</translation>
    </message>
    <message>
        <source>The Cell panel; Steps.</source>
        <translation>El panel Celda; Pasos.</translation>
    </message>
    <message>
        <source>temperature</source>
        <translation>temperatura</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
    <message>
        <source>What scores are divided by before the softmax. Below 1 the largest weight grows, above 1 the weights become more alike.</source>
        <translation>El número entre el que se dividen las puntuaciones antes de la softmax. Por debajo de 1 crece el peso mayor; por encima de 1 los pesos se parecen más.</translation>
    </message>
    <message>
        <source>w = softmax(s ∕ T)</source>
        <translation>w = softmax(s ∕ T)</translation>
    </message>
    <message>
        <source>T in the bar at the top.</source>
        <translation>T en la barra superior.</translation>
    </message>
    <message>
        <source>attention weight</source>
        <translation>peso de atención</translation>
    </message>
    <message>
        <source>weight, attention probability, α</source>
        <translation>peso, probabilidad de atención, α</translation>
    </message>
    <message>
        <source>How much of a key&apos;s value goes into a query&apos;s result, from 0 to 1; the weights of a row sum to 1. It says where a head looks, not what the answer rests on: knock the cell or the head out to see that.</source>
        <translation>Cuánto del valor de una clave entra en el resultado de una consulta, de 0 a 1; los pesos de una fila suman 1. Dice a qué mira una cabeza, no en qué se apoya la respuesta: para ver eso, suprima la celda o la cabeza.</translation>
    </message>
    <message>
        <source>w = softmax(q·k ∕ √d&lt;sub&gt;k&lt;/sub&gt;)</source>
        <translation>w = softmax(q·k ∕ √d&lt;sub&gt;k&lt;/sub&gt;)</translation>
    </message>
    <message>
        <source>The cells of the map, the lines of Flow, the bars of the Cell panel.</source>
        <translation>Las celdas del mapa, las líneas de Flujo, las barras del panel Celda.</translation>
    </message>
    <message>
        <source>dropout</source>
        <translation>dropout</translation>
    </message>
    <message>
        <source>In training, some weights are set to 0 at random and the others are enlarged to make up for it. A trained model that is only used has no dropout.</source>
        <translation>Durante el entrenamiento, algunos pesos se ponen a 0 al azar y los demás se aumentan para compensarlo. Un modelo entrenado que solo se usa no tiene dropout.</translation>
    </message>
    <message>
        <source>w ∕ (1 − rate) or 0</source>
        <translation>w ∕ (1 − tasa) o 0</translation>
    </message>
    <message>
        <source>“Dropout” in the teaching module.</source>
        <translation>«Dropout» en el módulo didáctico.</translation>
    </message>
    <message>
        <source>attention sink</source>
        <translation>sumidero de atención</translation>
    </message>
    <message>
        <source>softmax off by one, rest</source>
        <translation>softmax más uno, resto, attention sink</translation>
    </message>
    <message>
        <source>Where a head puts weight that it has no use for: often on the first token, in some models on a score that belongs to no key. In those models the weights that are shown sum to less than 1.</source>
        <translation>Donde una cabeza pone el peso que no necesita: a menudo en el primer token; en algunos modelos, en una puntuación que no pertenece a ninguna clave. En esos modelos, los pesos que se muestran suman menos de 1.</translation>
    </message>
    <message>
        <source>w&lt;sub&gt;i&lt;/sub&gt; = exp(s&lt;sub&gt;i&lt;/sub&gt;) ∕ (exp(sink) + Σ&lt;sub&gt;j&lt;/sub&gt; exp(s&lt;sub&gt;j&lt;/sub&gt;))</source>
        <translation>w&lt;sub&gt;i&lt;/sub&gt; = exp(s&lt;sub&gt;i&lt;/sub&gt;) ∕ (exp(sumidero) + Σ&lt;sub&gt;j&lt;/sub&gt; exp(s&lt;sub&gt;j&lt;/sub&gt;))</translation>
    </message>
    <message>
        <source>“Sink” in the teaching module; the measure “first token”.</source>
        <translation>«Sumidero» en el módulo didáctico; la medida «primer token».</translation>
    </message>
    <message>
        <source>attention map</source>
        <translation>mapa de atención</translation>
    </message>
    <message>
        <source>heatmap, attention matrix, pattern</source>
        <translation>mapa de calor, matriz de atención, patrón</translation>
    </message>
    <message>
        <source>All attention weights of one head as a table: a row for each query, a column for each key. A bright cell means that the row&apos;s token attends to the column&apos;s token.</source>
        <translation>Todos los pesos de atención de una cabeza como tabla: una fila por consulta, una columna por clave. Una celda clara significa que el token de la fila atiende al token de la columna.</translation>
    </message>
    <message>
        <source>softmax(Q Kᵀ ∕ √d&lt;sub&gt;k&lt;/sub&gt; + mask)</source>
        <translation>softmax(Q Kᵀ ∕ √d&lt;sub&gt;k&lt;/sub&gt; + máscara)</translation>
    </message>
    <message>
        <source>Map; small ones in All heads.</source>
        <translation>Mapa; los pequeños, en Todas las cabezas.</translation>
    </message>
    <message>
        <source>weighted value norm</source>
        <translation>norma del valor ponderado</translation>
    </message>
    <message>
        <source>‖weight · v W_O‖, norm-based attention</source>
        <translation>‖peso · v W_O‖, atención basada en normas</translation>
    </message>
    <message>
        <source>The length of the vector that a key really adds to a query: its weight times its value, after the output projection (Kobayashi et al., 2020). A large weight on a short value adds little.</source>
        <translation>La longitud del vector que una clave aporta realmente a una consulta: su peso por su valor, tras la proyección de salida (Kobayashi y otros, 2020). Un peso grande sobre un valor corto aporta poco.</translation>
    </message>
    <message>
        <source>‖w · v W&lt;sup&gt;O&lt;/sup&gt;‖</source>
        <translation>‖w · v W&lt;sup&gt;O&lt;/sup&gt;‖</translation>
    </message>
    <message>
        <source>The map&apos;s choice “‖weight · v Wᴼ‖”; the last line of the Cell panel.</source>
        <translation>La opción del mapa «‖peso · v Wᴼ‖»; la última línea del panel Celda.</translation>
    </message>
    <message>
        <source>attention head</source>
        <translation>cabeza de atención</translation>
    </message>
    <message>
        <source>head, multi-head attention</source>
        <translation>cabeza, atención multicabeza, attention head</translation>
    </message>
    <message>
        <source>One of several attentions that a layer computes side by side, each with its own projections and so with its own map. Their outputs are projected and added.</source>
        <translation>Una de las varias atenciones que una capa calcula una junto a otra, cada una con sus propias proyecciones y por tanto con su propio mapa. Sus salidas se proyectan y se suman.</translation>
    </message>
    <message>
        <source>head = softmax(Q Kᵀ ∕ √d&lt;sub&gt;k&lt;/sub&gt; + mask) V</source>
        <translation>head = softmax(Q Kᵀ ∕ √d&lt;sub&gt;k&lt;/sub&gt; + máscara) V</translation>
    </message>
    <message>
        <source>“Head” in the bar at the top (Alt+Left, Alt+Right); All heads.</source>
        <translation>«Cabeza» en la barra superior (Alt+←, Alt+→); Todas las cabezas.</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>capa</translation>
    </message>
    <message>
        <source>block</source>
        <translation>bloque</translation>
    </message>
    <message>
        <source>One round of attention and a feed-forward network. Models stack several: each layer reads what the one before it wrote.</source>
        <translation>Una ronda de atención y una red feed-forward. Los modelos apilan varias: cada capa lee lo que escribió la anterior.</translation>
    </message>
    <message>
        <source>“Layer” in the bar at the top (Alt+Up, Alt+Down).</source>
        <translation>«Capa» en la barra superior (Alt+↑, Alt+↓).</translation>
    </message>
    <message>
        <source>grouped heads</source>
        <translation>cabezas agrupadas</translation>
    </message>
    <message>
        <source>GQA, MQA, grouped-query, multi-query attention, H_kv</source>
        <translation>GQA, MQA, atención de consultas agrupadas, atención multiconsulta, H_kv</translation>
    </message>
    <message>
        <source>Several query heads share the same keys and values, which saves memory. With a single key and value head it is called multi-query attention.</source>
        <translation>Varias cabezas de consulta comparten las mismas claves y valores, lo que ahorra memoria. Con una sola cabeza de claves y valores se llama atención multiconsulta.</translation>
    </message>
    <message>
        <source>“K, V heads” in the teaching module (More); Steps says which heads share.</source>
        <translation>«Cabezas K, V» en el módulo didáctico (Más); Pasos dice qué cabezas comparten.</translation>
    </message>
    <message>
        <source>norm of q and k</source>
        <translation>normalización de q y k</translation>
    </message>
    <message>
        <source>QK norm, RMSNorm, root mean square</source>
        <translation>norma QK, RMSNorm, media cuadrática</translation>
    </message>
    <message>
        <source>Queries and keys are divided by their root mean square before they are compared, so that scores cannot grow without bound (as in Qwen3).</source>
        <translation>Las consultas y las claves se dividen entre su media cuadrática antes de compararse, para que las puntuaciones no puedan crecer sin límite (como en Qwen3).</translation>
    </message>
    <message>
        <source>q ∕ √(mean of q²)</source>
        <translation>q ∕ √(media de q²)</translation>
    </message>
    <message>
        <source>“q, k norm” in the teaching module (More); Steps.</source>
        <translation>«Norma de q, k» en el módulo didáctico (Más); Pasos.</translation>
    </message>
    <message>
        <source>latent</source>
        <translation>latente</translation>
    </message>
    <message>
        <source>multi-head latent attention, MLA, low rank</source>
        <translation>atención latente multicabeza, MLA, rango bajo</translation>
    </message>
    <message>
        <source>A shorter vector that keys and values, sometimes queries too, are projected from, as in DeepSeek-V3. Only the latent has to be cached. One more part of the key comes from the token itself, is rotated by position and is shared by all heads.</source>
        <translation>Un vector más corto del que se proyectan las claves y los valores, y a veces también las consultas, como en DeepSeek-V3. Solo hay que guardar el latente en la caché. Otra parte de la clave sale del propio token, se rota según la posición y la comparten todas las cabezas.</translation>
    </message>
    <message>
        <source>k = [ norm(x W&lt;sub&gt;down&lt;/sub&gt;) W&lt;sub&gt;K&lt;/sub&gt; , R x W&lt;sub&gt;R&lt;/sub&gt; ]</source>
        <translation>k = [ norm(x W&lt;sub&gt;down&lt;/sub&gt;) W&lt;sub&gt;K&lt;/sub&gt; , R x W&lt;sub&gt;R&lt;/sub&gt; ]</translation>
    </message>
    <message>
        <source>Steps of models that have latents.</source>
        <translation>Pasos de los modelos que tienen latentes.</translation>
    </message>
    <message>
        <source>content and position terms</source>
        <translation>términos de contenido y de posición</translation>
    </message>
    <message>
        <source>disentangled attention, content to position, position to content, c2p, p2c</source>
        <translation>atención desenredada, disentangled attention, contenido a posición, posición a contenido, c2p, p2c</translation>
    </message>
    <message>
        <source>In DeBERTa each distance has vectors of its own. A score is the sum of three products: query and key, query and the distance, key and the distance.</source>
        <translation>En DeBERTa cada distancia tiene sus propios vectores. Una puntuación es la suma de tres productos: consulta y clave, consulta y distancia, clave y distancia.</translation>
    </message>
    <message>
        <source>q&lt;sub&gt;i&lt;/sub&gt; · k&lt;sub&gt;j&lt;/sub&gt; + q&lt;sub&gt;i&lt;/sub&gt; · K&lt;sup&gt;r&lt;/sup&gt;&lt;sub&gt;i−j&lt;/sub&gt; + k&lt;sub&gt;j&lt;/sub&gt; · Q&lt;sup&gt;r&lt;/sup&gt;&lt;sub&gt;i−j&lt;/sub&gt;</source>
        <translation>q&lt;sub&gt;i&lt;/sub&gt; · k&lt;sub&gt;j&lt;/sub&gt; + q&lt;sub&gt;i&lt;/sub&gt; · K&lt;sup&gt;r&lt;/sup&gt;&lt;sub&gt;i−j&lt;/sub&gt; + k&lt;sub&gt;j&lt;/sub&gt; · Q&lt;sup&gt;r&lt;/sup&gt;&lt;sub&gt;i−j&lt;/sub&gt;</translation>
    </message>
    <message>
        <source>Steps of DeBERTa, “bias of position”.</source>
        <translation>Pasos de DeBERTa, «sesgo de posición».</translation>
    </message>
    <message>
        <source>mixture of experts</source>
        <translation>mezcla de expertos</translation>
    </message>
    <message>
        <source>MoE, expert, router, gate</source>
        <translation>MoE, experto, enrutador, puerta</translation>
    </message>
    <message>
        <source>Several feed-forward layers side by side, of which each token goes through a few. A router gives every expert a score, and the best ones are taken with their weights.</source>
        <translation>Varias capas feed-forward una junto a otra, de las que cada token atraviesa unas pocas. Un enrutador da una puntuación a cada experto, y se toman los mejores con sus pesos.</translation>
    </message>
    <message>
        <source>Σ&lt;sub&gt;e taken&lt;/sub&gt; g&lt;sub&gt;e&lt;/sub&gt; FFN&lt;sub&gt;e&lt;/sub&gt;(x)</source>
        <translation>Σ&lt;sub&gt;e elegidos&lt;/sub&gt; g&lt;sub&gt;e&lt;/sub&gt; FFN&lt;sub&gt;e&lt;/sub&gt;(x)</translation>
    </message>
    <message>
        <source>Steps, “experts”.</source>
        <translation>Pasos, «expertos».</translation>
    </message>
    <message>
        <source>layer without positions</source>
        <translation>capa sin posiciones</translation>
    </message>
    <message>
        <source>NoPE</source>
        <translation>NoPE</translation>
    </message>
    <message>
        <source>A layer whose scores do not depend on where tokens stand, among others that rotate queries and keys: SmolLM3, Command R7B, Llama 4. It can look back as far as the text reaches.</source>
        <translation>Una capa cuyas puntuaciones no dependen de dónde están los tokens, entre otras que rotan consultas y claves: SmolLM3, Command R7B, Llama 4. Puede mirar atrás hasta donde llegue el texto.</translation>
    </message>
    <message>
        <source>Steps, “project”.</source>
        <translation>Pasos, «proyectar».</translation>
    </message>
    <message>
        <source>chunk</source>
        <translation>fragmento</translation>
    </message>
    <message>
        <source>chunked attention, block</source>
        <translation>atención por fragmentos, bloque, chunk</translation>
    </message>
    <message>
        <source>The text is cut into chunks of equal length, and a query sees only its own chunk, as in most layers of Llama 4. A sliding window moves with the query; a chunk does not.</source>
        <translation>El texto se corta en fragmentos de igual longitud, y una consulta ve solo el suyo, como en la mayoría de las capas de Llama 4. Una ventana deslizante se mueve con la consulta; un fragmento no.</translation>
    </message>
    <message>
        <source>Mask, the rule “chunk”.</source>
        <translation>Máscara, la regla «chunk».</translation>
    </message>
    <message>
        <source>length by position</source>
        <translation>longitud según la posición</translation>
    </message>
    <message>
        <source>attention temperature tuning, scalable softmax</source>
        <translation>ajuste de la temperatura de la atención, softmax escalable</translation>
    </message>
    <message>
        <source>Queries of later tokens are longer, so that their weights stay sharp although they see more keys: layers without positions of Llama 4.</source>
        <translation>Las consultas de los tokens posteriores son más largas, para que sus pesos sigan siendo nítidos aunque vean más claves: capas sin posiciones de Llama 4.</translation>
    </message>
    <message>
        <source>q · (1 + a ln(1 + ⌊(position + 1) ∕ step⌋))</source>
        <translation>q · (1 + a ln(1 + ⌊(posición + 1) ∕ paso⌋))</translation>
    </message>
    <message>
        <source>Steps, “lengthen by position”; “Longer queries” in the teaching module (More).</source>
        <translation>Pasos, «alargar según la posición»; «Consultas largas» en el módulo didáctico (Más).</translation>
    </message>
    <message>
        <source>output gate</source>
        <translation>puerta de salida</translation>
    </message>
    <message>
        <source>gated attention, sigmoid gate</source>
        <translation>atención con puerta, puerta sigmoide, gate</translation>
    </message>
    <message>
        <source>Before the output projection, a head&apos;s context is multiplied by numbers between 0 and 1 that are computed from the token itself: a head that has nothing to say can be closed (Qiu et al., 2025; Qwen3-Next).</source>
        <translation>Antes de la proyección de salida, el contexto de una cabeza se multiplica por números entre 0 y 1 que se calculan a partir del propio token: una cabeza que no tiene nada que decir se puede cerrar (Qiu y otros, 2025; Qwen3-Next).</translation>
    </message>
    <message>
        <source>head&lt;sub&gt;i&lt;/sub&gt; ⊙ 1 ∕ (1 + e&lt;sup&gt;−x·W&lt;sub&gt;G&lt;/sub&gt;&lt;/sup&gt;)</source>
        <translation>head&lt;sub&gt;i&lt;/sub&gt; ⊙ 1 ∕ (1 + e&lt;sup&gt;−x·W&lt;sub&gt;G&lt;/sub&gt;&lt;/sup&gt;)</translation>
    </message>
    <message>
        <source>Steps, “gate”; “Output gate” in the teaching module (More).</source>
        <translation>Pasos, «puerta»; «Puerta de salida» en el módulo didáctico (Más).</translation>
    </message>
    <message>
        <source>index of keys</source>
        <translation>índice de claves</translation>
    </message>
    <message>
        <source>lightning indexer, sparse attention, top-k</source>
        <translation>lightning indexer, atención dispersa, top-k</translation>
    </message>
    <message>
        <source>Small, cheap heads give every pair of tokens an index score, and a query attends only to the k keys with the highest scores, as in DeepSeek-V3.2. All others are hidden by the mask.</source>
        <translation>Unas cabezas pequeñas y baratas dan a cada par de tokens una puntuación de índice, y una consulta atiende solo a las k claves con las puntuaciones más altas, como en DeepSeek-V3.2. Todas las demás las oculta la máscara.</translation>
    </message>
    <message>
        <source>I = Σ&lt;sub&gt;j&lt;/sub&gt; w&lt;sub&gt;j&lt;/sub&gt; ReLU(q&lt;sup&gt;I&lt;/sup&gt;&lt;sub&gt;j&lt;/sub&gt; · k&lt;sup&gt;I&lt;/sup&gt;)</source>
        <translation>I = Σ&lt;sub&gt;j&lt;/sub&gt; w&lt;sub&gt;j&lt;/sub&gt; ReLU(q&lt;sup&gt;I&lt;/sup&gt;&lt;sub&gt;j&lt;/sub&gt; · k&lt;sup&gt;I&lt;/sup&gt;)</translation>
    </message>
    <message>
        <source>Steps, “index of keys”; Mask, “top-k”; “Top-k index” in the teaching module (More).</source>
        <translation>Pasos, «índice de claves»; Máscara, «top-k»; «Índice top-k» en el módulo didáctico (Más).</translation>
    </message>
    <message>
        <source>difference of softmaxes</source>
        <translation>diferencia de softmax</translation>
    </message>
    <message>
        <source>Differential Transformer, Diff Transformer, differential attention, λ</source>
        <translation>Differential Transformer, Diff Transformer, atención diferencial, λ</translation>
    </message>
    <message>
        <source>Two heads share their values; λ times the weights of the second is subtracted from those of the first, so that what both attend to cancels (Ye et al., 2024). What is left may be negative and does not sum to 1; each of the two maps is an ordinary one.</source>
        <translation>Dos cabezas comparten sus valores; los pesos de la segunda, multiplicados por λ, se restan de los de la primera, de modo que se anula aquello a lo que ambas atienden (Ye y otros, 2024). Lo que queda puede ser negativo y no suma 1; cada uno de los dos mapas es un mapa normal.</translation>
    </message>
    <message>
        <source>(softmax(Q₁K₁ᵀ ∕ √d&lt;sub&gt;k&lt;/sub&gt;) − λ softmax(Q₂K₂ᵀ ∕ √d&lt;sub&gt;k&lt;/sub&gt;)) V</source>
        <translation>(softmax(Q₁K₁ᵀ ∕ √d&lt;sub&gt;k&lt;/sub&gt;) − λ softmax(Q₂K₂ᵀ ∕ √d&lt;sub&gt;k&lt;/sub&gt;)) V</translation>
    </message>
    <message>
        <source>Steps, “difference of softmaxes”; “Difference λ” in the teaching module (More).</source>
        <translation>Pasos, «diferencia de softmax»; «Diferencia λ» en el módulo didáctico (Más).</translation>
    </message>
    <message>
        <source>model</source>
        <translation>modelo</translation>
    </message>
    <message>
        <source>architecture, transformer, checkpoint</source>
        <translation>arquitectura, transformer, checkpoint</translation>
    </message>
    <message>
        <source>A trained network with its tokenizer. AttentionScope reads it from a folder and computes every number itself.</source>
        <translation>Una red entrenada con su tokenizador. AttentionScope la lee de una carpeta y calcula por sí mismo todos los números.</translation>
    </message>
    <message>
        <source>“Model” in the bar at the top; File › Open model.</source>
        <translation>«Modelo» en la barra superior; Archivo › Abrir modelo.</translation>
    </message>
    <message>
        <source>teaching module</source>
        <translation>módulo didáctico</translation>
    </message>
    <message>
        <source>own module, random parameters</source>
        <translation>módulo propio, parámetros al azar</translation>
    </message>
    <message>
        <source>A single attention layer that you set up yourself: sizes, positions, mask and seed. Its parameters are random, so its maps mean nothing; what they teach is how attention is computed.</source>
        <translation>Una sola capa de atención que configura usted: tamaños, posiciones, máscara y semilla. Sus parámetros son aleatorios, así que sus mapas no significan nada; lo que enseñan es cómo se calcula la atención.</translation>
    </message>
    <message>
        <source>encoder</source>
        <translation>codificador</translation>
    </message>
    <message>
        <source>bidirectional</source>
        <translation>bidireccional</translation>
    </message>
    <message>
        <source>The part of a model that reads a whole text at once: every token may attend to every other. BERT is an encoder.</source>
        <translation>La parte de un modelo que lee un texto entero de una vez: cada token puede atender a todos los demás. BERT es un codificador.</translation>
    </message>
    <message>
        <source>“Encoder” beside the model&apos;s name, where the model has both parts.</source>
        <translation>«Codificador» junto al nombre del modelo, donde el modelo tiene las dos partes.</translation>
    </message>
    <message>
        <source>decoder</source>
        <translation>decodificador</translation>
    </message>
    <message>
        <source>causal language model, autoregressive</source>
        <translation>modelo de lenguaje causal, autorregresivo</translation>
    </message>
    <message>
        <source>The part of a model that writes: each token may attend only to itself and to those before it, and the next one is predicted from it. GPT is a decoder.</source>
        <translation>La parte de un modelo que escribe: cada token solo puede atender a sí mismo y a los anteriores, y a partir de él se predice el siguiente. GPT es un decodificador.</translation>
    </message>
    <message>
        <source>“Decoder” beside the model&apos;s name, where the model has both parts.</source>
        <translation>«Decodificador» junto al nombre del modelo, donde el modelo tiene las dos partes.</translation>
    </message>
    <message>
        <source>self-attention</source>
        <translation>autoatención</translation>
    </message>
    <message>
        <source>Attention within one text: queries, keys and values all come from the same tokens.</source>
        <translation>Atención dentro de un solo texto: las consultas, las claves y los valores salen todos de los mismos tokens.</translation>
    </message>
    <message>
        <source>Every map of a model that reads one text.</source>
        <translation>Todos los mapas de un modelo que lee un solo texto.</translation>
    </message>
    <message>
        <source>cross-attention</source>
        <translation>atención cruzada</translation>
    </message>
    <message>
        <source>encoder–decoder attention</source>
        <translation>atención codificador–decodificador, cross-attention</translation>
    </message>
    <message>
        <source>Attention from one text to another: queries come from the target (the decoder), keys and values from the source (the encoder). In translation it shows which source word each new word is made from.</source>
        <translation>Atención de un texto a otro: las consultas salen del destino (el decodificador), y las claves y los valores, del origen (el codificador). En la traducción muestra de qué palabra del origen sale cada palabra nueva.</translation>
    </message>
    <message>
        <source>q = y W&lt;sub&gt;Q&lt;/sub&gt;, k = x W&lt;sub&gt;K&lt;/sub&gt;, v = x W&lt;sub&gt;V&lt;/sub&gt;</source>
        <translation>q = y W&lt;sub&gt;Q&lt;/sub&gt;, k = x W&lt;sub&gt;K&lt;/sub&gt;, v = x W&lt;sub&gt;V&lt;/sub&gt;</translation>
    </message>
    <message>
        <source>“Cross” (Ctrl+B) of a translation model; “+ second sequence” of a teaching module.</source>
        <translation>«Cruzada» (Ctrl+B) de un modelo de traducción; «+ segunda secuencia» de un módulo didáctico.</translation>
    </message>
    <message>
        <source>residual stream</source>
        <translation>flujo residual</translation>
    </message>
    <message>
        <source>skip connection, hidden states</source>
        <translation>conexión residual, estados ocultos, residual stream</translation>
    </message>
    <message>
        <source>The vector of a token as it passes through the layers. A layer does not replace it: what its heads and its feed-forward network compute is added to it.</source>
        <translation>El vector de un token a su paso por las capas. Una capa no lo sustituye: lo que calculan sus cabezas y su red feed-forward se le suma.</translation>
    </message>
    <message>
        <source>x ← x + attention(x)</source>
        <translation>x ← x + atención(x)</translation>
    </message>
    <message>
        <source>Intervene: a head that is switched off adds nothing to it. Attention rollout accounts for it.</source>
        <translation>Intervenir: una cabeza desactivada no le suma nada. La propagación de la atención lo tiene en cuenta.</translation>
    </message>
    <message>
        <source>mask</source>
        <translation>máscara</translation>
    </message>
    <message>
        <source>attention mask</source>
        <translation>máscara de atención</translation>
    </message>
    <message>
        <source>Which keys each query may see. Hidden cells get the weight 0.</source>
        <translation>Qué claves puede ver cada consulta. Las celdas ocultas reciben el peso 0.</translation>
    </message>
    <message>
        <source>softmax(s + mask)</source>
        <translation>softmax(s + máscara)</translation>
    </message>
    <message>
        <source>The Mask view; “Mask” in the bar at the top; hatched cells of a map.</source>
        <translation>La vista Máscara; «Máscara» en la barra superior; las celdas rayadas de un mapa.</translation>
    </message>
    <message>
        <source>causal mask</source>
        <translation>máscara causal</translation>
    </message>
    <message>
        <source>look-ahead mask, triangular mask</source>
        <translation>máscara triangular, look-ahead mask</translation>
    </message>
    <message>
        <source>Hides every token after the query, so that a model cannot read the word that it is to predict. Its map is a lower triangle, and the first row sees only itself.</source>
        <translation>Oculta todos los tokens posteriores a la consulta, para que un modelo no pueda leer la palabra que tiene que predecir. Su mapa es un triángulo inferior, y la primera fila solo se ve a sí misma.</translation>
    </message>
    <message>
        <source>key ≤ query</source>
        <translation>clave ≤ consulta</translation>
    </message>
    <message>
        <source>The rule “Causal” of the Mask view; the hatched upper triangle of a decoder&apos;s map.</source>
        <translation>La regla «Causal» de la vista Máscara; el triángulo superior rayado del mapa de un decodificador.</translation>
    </message>
    <message>
        <source>mask recipe</source>
        <translation>receta de máscara</translation>
    </message>
    <message>
        <source>rule, window, prefix, segment, dilated, chunk, global</source>
        <translation>regla, window, prefix, segment, dilated, chunk, global</translation>
    </message>
    <message>
        <source>A mask in one line of rules: &amp; means and, | means or, ! means not. For example causal &amp; window(3, 0) lets a query see itself and three tokens back.</source>
        <translation>Una máscara en una línea de reglas: &amp; significa y, | significa o, ! significa no. Por ejemplo, causal &amp; window(3, 0) deja que una consulta se vea a sí misma y tres tokens hacia atrás.</translation>
    </message>
    <message>
        <source>“Recipe” in the Mask view.</source>
        <translation>«Receta» en la vista Máscara.</translation>
    </message>
    <message>
        <source>−∞</source>
        <translation>−∞</translation>
    </message>
    <message>
        <source>minus infinity, hidden score</source>
        <translation>menos infinito, puntuación oculta</translation>
    </message>
    <message>
        <source>What a hidden score is set to before the softmax: exp(−∞) is 0, so that the hidden key gets no weight. Programs often use a very low number such as −10⁹ instead.</source>
        <translation>El valor que se da a una puntuación oculta antes de la softmax: exp(−∞) es 0, así que la clave oculta no recibe peso. Los programas usan a menudo en su lugar un número muy bajo, como −10⁹.</translation>
    </message>
    <message>
        <source>exp(−∞) = 0</source>
        <translation>exp(−∞) = 0</translation>
    </message>
    <message>
        <source>Steps, where the mask is applied; “Hidden scores” in the Mask view.</source>
        <translation>Pasos, donde se aplica la máscara; «Puntuaciones ocultas» en la vista Máscara.</translation>
    </message>
    <message>
        <source>logit</source>
        <translation>logit</translation>
    </message>
    <message>
        <source>unnormalised log-probability</source>
        <translation>log-probabilidad sin normalizar</translation>
    </message>
    <message>
        <source>The score that the model gives a token of the vocabulary as the next one. A softmax over all logits gives the probabilities of the next token.</source>
        <translation>La puntuación que el modelo da a un token del vocabulario como token siguiente. Una softmax sobre todos los logits da las probabilidades del token siguiente.</translation>
    </message>
    <message>
        <source>p = softmax(logits)</source>
        <translation>p = softmax(logits)</translation>
    </message>
    <message>
        <source>The likeliest next tokens in the Cell panel; attend --logits.</source>
        <translation>Los tokens siguientes más probables en el panel Celda; attend --logits.</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>respuesta</translation>
    </message>
    <message>
        <source>prediction, next token, log-probability</source>
        <translation>predicción, token siguiente, log-probabilidad</translation>
    </message>
    <message>
        <source>The token that the model finds likeliest: after the text, or in place of [MASK]. Measures and interventions say by how much its log-probability changes.</source>
        <translation>El token que el modelo considera más probable: después del texto, o en lugar de [MASK]. Las medidas y las intervenciones dicen cuánto cambia su log-probabilidad.</translation>
    </message>
    <message>
        <source>ln p(answer)</source>
        <translation>ln p(respuesta)</translation>
    </message>
    <message>
        <source>The Cell panel, “Next token after …”; the measure “knock-out”.</source>
        <translation>El panel Celda, «Token siguiente a …»; la medida «supresión».</translation>
    </message>
    <message>
        <source>sampling</source>
        <translation>muestreo</translation>
    </message>
    <message>
        <source>top-k, top-p, nucleus, seed, temperature of the output</source>
        <translation>top-k, top-p, núcleo, semilla, temperatura de la salida</translation>
    </message>
    <message>
        <source>How the next token is chosen from its probabilities: always the likeliest, or drawn at random. Top-k draws from the k likeliest alone, top-p from the fewest that together have the probability p; the same seed draws the same text.</source>
        <translation>Cómo se elige el token siguiente a partir de sus probabilidades: siempre el más probable, o uno sorteado al azar. Top-k sortea solo entre los k más probables; top-p, entre los menos tokens posibles que juntos tengan la probabilidad p; la misma semilla da el mismo texto.</translation>
    </message>
    <message>
        <source>Beside “Generate”.</source>
        <translation>Junto a «Generar».</translation>
    </message>
    <message>
        <source>logit difference</source>
        <translation>diferencia de logits</translation>
    </message>
    <message>
        <source>log-probability difference</source>
        <translation>diferencia de log-probabilidades</translation>
    </message>
    <message>
        <source>How much likelier the model finds one token than another: the difference of their logits, which is that of their log-probabilities.</source>
        <translation>Cuánto más probable considera el modelo un token que otro: la diferencia de sus logits, que es la de sus log-probabilidades.</translation>
    </message>
    <message>
        <source>ln p(a) − ln p(b)</source>
        <translation>ln p(a) − ln p(b)</translation>
    </message>
    <message>
        <source>Tracked words in the Cell panel, of the first two words.</source>
        <translation>Las palabras en seguimiento del panel Celda, de las dos primeras palabras.</translation>
    </message>
    <message>
        <source>knock-out</source>
        <translation>supresión</translation>
    </message>
    <message>
        <source>ablation, switch off, intervention</source>
        <translation>ablación, desactivar, intervención, knock-out</translation>
    </message>
    <message>
        <source>Takes a weight or a whole head out of the computation and runs the model again. What changes in its answer shows what the answer rests on, which the weights alone do not (Jain and Wallace, 2019).</source>
        <translation>Quita del cálculo un peso o una cabeza entera y vuelve a ejecutar el modelo. Lo que cambia en su respuesta muestra en qué se apoya la respuesta, cosa que los pesos por sí solos no muestran (Jain y Wallace, 2019).</translation>
    </message>
    <message>
        <source>ln p without − ln p with</source>
        <translation>ln p sin − ln p con</translation>
    </message>
    <message>
        <source>The Cell panel, “Knock it out”; the menu Intervene; “Knock out each head” in Measures.</source>
        <translation>El panel Celda, «Suprimir»; el menú Intervenir; «Suprimir cada cabeza» en Medidas.</translation>
    </message>
    <message>
        <source>mean ablation</source>
        <translation>ablación por la media</translation>
    </message>
    <message>
        <source>replace by the mean</source>
        <translation>sustituir por la media</translation>
    </message>
    <message>
        <source>Gives every token the mean of the head&apos;s output over all tokens of this text, later ones too, so that the head says the same everywhere. The mean is not taken over a collection of texts.</source>
        <translation>Da a cada token la media de la salida de la cabeza sobre todos los tokens de este texto, también los posteriores, de modo que la cabeza dice lo mismo en todas partes. La media no se toma sobre una colección de textos.</translation>
    </message>
    <message>
        <source>The menu Intervene.</source>
        <translation>El menú Intervenir.</translation>
    </message>
    <message>
        <source>patching</source>
        <translation>parcheo</translation>
    </message>
    <message>
        <source>activation patching, causal tracing</source>
        <translation>parcheo de activaciones, activation patching, causal tracing</translation>
    </message>
    <message>
        <source>Puts the output of a head from another run in place of its own. If the answer changes to that run&apos;s, the head carries the difference.</source>
        <translation>Pone la salida de una cabeza en otra ejecución en lugar de la suya. Si la respuesta cambia a la de esa ejecución, la cabeza lleva la diferencia.</translation>
    </message>
    <message>
        <source>The menu Intervene, “Take the head&apos;s output from run”.</source>
        <translation>El menú Intervenir, «Tomar la salida de la cabeza de la ejecución».</translation>
    </message>
    <message>
        <source>induction head</source>
        <translation>cabeza de inducción</translation>
    </message>
    <message>
        <source>in-context learning, prefix matching</source>
        <translation>aprendizaje en contexto, coincidencia de prefijos, induction head</translation>
    </message>
    <message>
        <source>A head that looks for the same token earlier in the text and attends to the token after it, so that the model can repeat what it has seen (Olsson et al., 2022).</source>
        <translation>Una cabeza que busca el mismo token antes en el texto y atiende al token que le sigue, de modo que el modelo puede repetir lo que ha visto (Olsson y otros, 2022).</translation>
    </message>
    <message>
        <source>The measure “induction”; the example “The same word again”.</source>
        <translation>La medida «inducción»; el ejemplo «The same word again».</translation>
    </message>
    <message>
        <source>nat</source>
        <translation>nat</translation>
    </message>
    <message>
        <source>nats, bits, unit of entropy</source>
        <translation>nats, bits, unidad de entropía</translation>
    </message>
    <message>
        <source>The unit of entropies, divergences and log-probabilities that are computed with the natural logarithm. 1 nat is 1.443 bits.</source>
        <translation>La unidad de las entropías, divergencias y log-probabilidades que se calculan con el logaritmo natural. 1 nat son 1.443 bits.</translation>
    </message>
    <message>
        <source>1 nat = 1 ∕ ln 2 bits</source>
        <translation>1 nat = 1 ∕ ln 2 bits</translation>
    </message>
    <message>
        <source>Measures, Compare and the entropy of a row in Steps.</source>
        <translation>Medidas, Comparar y la entropía de una fila en Pasos.</translation>
    </message>
    <message>
        <source>attention rollout</source>
        <translation>propagación de la atención</translation>
    </message>
    <message>
        <source>Multiplies the mean maps of all layers up to one, each mixed half and half with the residual stream, to follow attention from a layer down to the input (Abnar and Zuidema, 2020).</source>
        <translation>Multiplica los mapas medios de todas las capas hasta una dada, cada uno mezclado a partes iguales con el flujo residual, para seguir la atención desde una capa hasta la entrada (Abnar y Zuidema, 2020).</translation>
    </message>
    <message>
        <source>R&lt;sub&gt;l&lt;/sub&gt; = ½ (mean of heads + I) · R&lt;sub&gt;l−1&lt;/sub&gt;</source>
        <translation>R&lt;sub&gt;l&lt;/sub&gt; = ½ (media de las cabezas + I) · R&lt;sub&gt;l−1&lt;/sub&gt;</translation>
    </message>
    <message>
        <source>The map&apos;s choice “Attention rollout up to the layer”.</source>
        <translation>La opción del mapa «Propagación de la atención hasta la capa».</translation>
    </message>
    <message>
        <source>attention flow</source>
        <translation>flujo de atención</translation>
    </message>
    <message>
        <source>maximum flow</source>
        <translation>flujo máximo</translation>
    </message>
    <message>
        <source>How much can reach each input token from a token of a layer, where the mean maps of all layers below, each mixed half and half with the residual stream, say how much passes: the maximum flow through that network (Abnar and Zuidema, 2020). Each row is divided by its sum.</source>
        <translation>Cuánto puede llegar a cada token de entrada desde un token de una capa, cuando los mapas medios de todas las capas inferiores, cada uno mezclado a partes iguales con el flujo residual, dicen cuánto pasa: el flujo máximo por esa red (Abnar y Zuidema, 2020). Cada fila se divide entre su suma.</translation>
    </message>
    <message>
        <source>The map&apos;s choice “Attention flow up to the layer”.</source>
        <translation>La opción del mapa «Flujo de atención hasta la capa».</translation>
    </message>
    <message>
        <source>Jensen–Shannon divergence</source>
        <translation>Divergencia de Jensen–Shannon</translation>
    </message>
    <message>
        <source>JSD, divergence, difference of two heads</source>
        <translation>JSD, divergencia, diferencia de dos cabezas</translation>
    </message>
    <message>
        <source>How much two rows of weights differ: 0 if they are equal, ln 2 ≈ 0.693 nats if they have no key in common.</source>
        <translation>Cuánto difieren dos filas de pesos: 0 si son iguales, ln 2 ≈ 0.693 nats si no tienen ninguna clave en común.</translation>
    </message>
    <message>
        <source>½ Σ p ln(p∕m) + ½ Σ q ln(q∕m), m = ½ (p + q)</source>
        <translation>½ Σ p ln(p∕m) + ½ Σ q ln(q∕m), m = ½ (p + q)</translation>
    </message>
    <message>
        <source>Compare; the order “Similar” in All heads.</source>
        <translation>Comparar; el orden «Parecidas» en Todas las cabezas.</translation>
    </message>
    <message>
        <source>feed-forward layer</source>
        <translation>capa feed-forward</translation>
    </message>
    <message>
        <source>MLP, FFN, ff</source>
        <translation>MLP, FFN, ff</translation>
    </message>
    <message>
        <source>The part of a layer that looks at one token&apos;s row at a time: two projections with a nonlinearity between them. Its result is added to the residual stream.</source>
        <translation>La parte de una capa que mira la fila de un solo token cada vez: dos proyecciones con una no linealidad entre ellas. Su resultado se suma al flujo residual.</translation>
    </message>
    <message>
        <source>FFN(x) = f(x W₁ + b₁) W₂ + b₂</source>
        <translation>FFN(x) = f(x W₁ + b₁) W₂ + b₂</translation>
    </message>
    <message>
        <source>Why, as “feed-forward 2”, and “→ ff 2” for what it turns a part into.</source>
        <translation>Por qué, como «feed-forward 2», y «→ ff 2» para aquello en lo que convierte una parte.</translation>
    </message>
    <message>
        <source>account of a score</source>
        <translation>desglose de una puntuación</translation>
    </message>
    <message>
        <source>direct attribution, why a head attends</source>
        <translation>atribución directa, por qué atiende una cabeza</translation>
    </message>
    <message>
        <source>A score is a product of two rows, and each row is a sum of what the embedding and every earlier head and layer wrote into it. With each norm&apos;s factor held at its value, the score is the sum of the products of all these parts. It says what wrote the number, not what would happen without it (Elhage et al., 2021).</source>
        <translation>Una puntuación es el producto de dos filas, y cada fila es la suma de lo que escribieron en ella el embedding y todas las cabezas y capas anteriores. Si el factor de cada normalización se mantiene en su valor, la puntuación es la suma de los productos de todas estas partes. Dice qué escribió el número, no qué pasaría sin ello (Elhage y otros, 2021).</translation>
    </message>
    <message>
        <source>s&lt;sub&gt;ij&lt;/sub&gt; = Σ&lt;sub&gt;a&lt;/sub&gt; Σ&lt;sub&gt;b&lt;/sub&gt; q(a)·k(b) ∕ √d&lt;sub&gt;k&lt;/sub&gt;</source>
        <translation>s&lt;sub&gt;ij&lt;/sub&gt; = Σ&lt;sub&gt;a&lt;/sub&gt; Σ&lt;sub&gt;b&lt;/sub&gt; q(a)·k(b) ∕ √d&lt;sub&gt;k&lt;/sub&gt;</translation>
    </message>
    <message>
        <source>Why this cell? (Ctrl+9).</source>
        <translation>¿Por qué esta celda? (Ctrl+9).</translation>
    </message>
    <message>
        <source>logit lens</source>
        <translation>lente de logits</translation>
    </message>
    <message>
        <source>what each layer would say</source>
        <translation>lo que diría cada capa, logit lens</translation>
    </message>
    <message>
        <source>The final norm and the language head read the residual stream in the middle of the model, as if no layer followed (nostalgebraist, 2020).</source>
        <translation>La normalización final y la cabeza de lenguaje leen el flujo residual a mitad del modelo, como si no siguiera ninguna capa (nostalgebraist, 2020).</translation>
    </message>
    <message>
        <source>Why (Ctrl+9), Logit lens.</source>
        <translation>Por qué (Ctrl+9), Lente de logits.</translation>
    </message>
    <message>
        <source>QK and OV circuit</source>
        <translation>circuito QK y OV</translation>
    </message>
    <message>
        <source>query–key circuit, output–value circuit</source>
        <translation>circuito consulta–clave, circuito salida–valor</translation>
    </message>
    <message>
        <source>What a head&apos;s weight matrices do together, whatever the text: W_Q W_Kᵀ says which queries and keys match, and W_V W_O what is written for what is read. Its singular vectors are the directions that it tells apart most (Elhage et al., 2021).</source>
        <translation>Lo que hacen juntas las matrices de pesos de una cabeza, sea cual sea el texto: W_Q W_Kᵀ dice qué consultas y claves concuerdan, y W_V W_O, qué se escribe a cambio de lo que se lee. Sus vectores singulares son las direcciones que más distingue (Elhage y otros, 2021).</translation>
    </message>
    <message>
        <source>Why (Ctrl+9), Head&apos;s weights.</source>
        <translation>Por qué (Ctrl+9), Pesos de la cabeza.</translation>
    </message>
    <message>
        <source>composition</source>
        <translation>composición</translation>
    </message>
    <message>
        <source>Q-, K-, V-composition</source>
        <translation>composición Q, K y V</translation>
    </message>
    <message>
        <source>How much of what an earlier head writes is read by a later head as its queries, keys or values, judged by the weights alone: 0 to 1, beside the value that two heads reach by chance (Elhage et al., 2021).</source>
        <translation>Cuánto de lo que escribe una cabeza anterior lo lee una posterior como sus consultas, claves o valores, a juzgar solo por los pesos: de 0 a 1, junto al valor que dos cabezas alcanzan por azar (Elhage y otros, 2021).</translation>
    </message>
    <message>
        <source>‖OV₁ · QK₂‖ ∕ (‖OV₁‖ ‖QK₂‖)</source>
        <translation>‖OV₁ · QK₂‖ ∕ (‖OV₁‖ ‖QK₂‖)</translation>
    </message>
    <message>
        <source>patch</source>
        <translation>parche</translation>
    </message>
    <message>
        <source>vision transformer, ViT, image token</source>
        <translation>transformer de visión, ViT, token de imagen</translation>
    </message>
    <message>
        <source>A square of a picture, which a vision transformer reads as a token. [CLS] is an extra token that stands for the whole picture; registers are extra tokens that stand for nothing, and SigLIP has a learned query after its last layer instead, the pooling probe.</source>
        <translation>Un cuadrado de una imagen, que un transformer de visión lee como un token. [CLS] es un token adicional que representa la imagen entera; los registros son tokens adicionales que no representan nada, y SigLIP tiene en su lugar una consulta aprendida tras la última capa, la sonda de agrupación.</translation>
    </message>
    <message>
        <source>Picture (Ctrl+8).</source>
        <translation>Imagen (Ctrl+8).</translation>
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
        <translation>En AttentionScope:</translation>
    </message>
    <message>
        <source>Also:</source>
        <translation>También:</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glosario</translation>
    </message>
    <message>
        <source>Search the terms</source>
        <translation>Buscar en los términos</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Términos</translation>
    </message>
    <message>
        <source>What the term means</source>
        <translation>Qué significa el término</translation>
    </message>
    <message>
        <source>No term matches “%1”.</source>
        <translation>Ningún término coincide con «%1».</translation>
    </message>
</context>
<context>
    <name>GroupedBars</name>
    <message>
        <source>%1 (key %2)</source>
        <translation>%1 (clave %2)</translation>
    </message>
    <message>
        <source>This query sees no key.</source>
        <translation>Esta consulta no ve ninguna clave.</translation>
    </message>
    <message>
        <source>the %1 largest of %2 keys</source>
        <translation>las %1 mayores de %2 claves</translation>
    </message>
</context>
<context>
    <name>GuessBars</name>
    <message>
        <source>%1, 1 hand</source>
        <translation>%1, 1 mano</translation>
    </message>
    <message>
        <source>%1, %2 hands</source>
        <translation>%1, %2 manos</translation>
    </message>
    <message>
        <source>%1, 1 point</source>
        <translation>%1, 1 punto</translation>
    </message>
    <message>
        <source>%1, %2 points</source>
        <translation>%1, %2 puntos</translation>
    </message>
    <message>
        <source>Points for each token</source>
        <translation>Puntos para cada token</translation>
    </message>
    <message>
        <source>%1, hidden by the mask</source>
        <translation>%1, oculto por la máscara</translation>
    </message>
    <message>
        <source>%1, picked</source>
        <translation>%1, elegido</translation>
    </message>
    <message>
        <source>, the model gives it %1 of 100</source>
        <translation>, el modelo le da %1 de 100</translation>
    </message>
    <message>
        <source>your pick</source>
        <translation>su elección</translation>
    </message>
    <message>
        <source>your %1</source>
        <translation>usted: %1</translation>
    </message>
</context>
<context>
    <name>GuessCommands</name>
    <message>
        <source>&amp;Guess</source>
        <translation>Adi&amp;vinar</translation>
    </message>
    <message>
        <source>Guess this &amp;row…</source>
        <translation>Adivinar esta &amp;fila…</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Ctrl+P</translation>
    </message>
    <message>
        <source>Hide the chosen row everywhere until you have said where it looks</source>
        <translation>Oculta la fila elegida en todas partes hasta que usted diga adónde mira</translation>
    </message>
    <message>
        <source>Guess its &amp;strongest key…</source>
        <translation>Adivinar su &amp;clave más fuerte…</translation>
    </message>
    <message>
        <source>Hide the chosen row until you have said what it looks at most</source>
        <translation>Oculta la fila elegida hasta que usted diga a qué mira más</translation>
    </message>
    <message>
        <source>Guess this &amp;weight…</source>
        <translation>Adivinar este &amp;peso…</translation>
    </message>
    <message>
        <source>Hide the chosen row until you have said how much of it is on this token</source>
        <translation>Oculta la fila elegida hasta que usted diga cuánto de ella está en este token</translation>
    </message>
    <message>
        <source>Guess which &amp;head this is…</source>
        <translation>Adivinar &amp;qué cabeza es…</translation>
    </message>
    <message>
        <source>Let others look for the head that is shown now</source>
        <translation>Deja que otros busquen la cabeza que se muestra ahora</translation>
    </message>
</context>
<context>
    <name>GuessPanel</name>
    <message>
        <source>Predict</source>
        <translation>Predecir</translation>
    </message>
    <message>
        <source>Who guesses</source>
        <translation>Quién adivina</translation>
    </message>
    <message>
        <source>My guess</source>
        <translation>Mi pronóstico</translation>
    </message>
    <message>
        <source>100 points over the tokens</source>
        <translation>100 puntos entre los tokens</translation>
    </message>
    <message>
        <source>Raised hands</source>
        <translation>Manos alzadas</translation>
    </message>
    <message>
        <source>How many in a class expect each token</source>
        <translation>Cuántos de una clase esperan cada token</translation>
    </message>
    <message>
        <source>Spread evenly</source>
        <translation>Repartir por igual</translation>
    </message>
    <message>
        <source>Spread the points that are left evenly over all tokens</source>
        <translation>Reparte los puntos que quedan por igual entre todos los tokens</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Take all points back</source>
        <translation>Retira todos los puntos</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Show the model&apos;s weights over your guess</source>
        <translation>Muestra los pesos del modelo sobre su pronóstico</translation>
    </message>
    <message>
        <source>Guess again</source>
        <translation>Adivinar de nuevo</translation>
    </message>
    <message>
        <source>Hide the row again and start without points</source>
        <translation>Vuelve a ocultar la fila y empieza sin puntos</translation>
    </message>
    <message>
        <source>End guessing; the row is shown again</source>
        <translation>Terminar el pronóstico; la fila se muestra de nuevo</translation>
    </message>
    <message>
        <source>□ your guess     ■ the model     points of 100</source>
        <translation>□ su pronóstico     ■ el modelo     puntos de 100</translation>
    </message>
    <message>
        <source>Guess and model</source>
        <translation>Pronóstico y modelo</translation>
    </message>
    <message>
        <source>The row is not shown</source>
        <translation>La fila no se muestra</translation>
    </message>
    <message>
        <source>The row to guess belongs to a text or a model that is no longer shown.</source>
        <translation>La fila que hay que adivinar pertenece a un texto o a un modelo que ya no se muestra.</translation>
    </message>
    <message>
        <source>What does %1 look at most?</source>
        <translation>¿A qué mira más %1?</translation>
    </message>
    <message>
        <source>%1. Pick the token that you expect to get the most weight.</source>
        <translation>%1. Elija el token que, según usted, recibirá más peso.</translation>
    </message>
    <message>
        <source>Click a token, or choose it with ← and → and press the space bar.</source>
        <translation>Haga clic en un token, o elíjalo con ← y → y pulse la barra espaciadora.</translation>
    </message>
    <message>
        <source>How much does %1 look at %2?</source>
        <translation>¿Cuánto mira %1 a %2?</translation>
    </message>
    <message>
        <source>%1. Of the 100 points of this row, how many are on this token?</source>
        <translation>%1. De los 100 puntos de esta fila, ¿cuántos están en este token?</translation>
    </message>
    <message>
        <source>Drag the bar, or type a number; + and − change it by 5.</source>
        <translation>Arrastre la barra o escriba un número; + y − lo cambian de 5 en 5.</translation>
    </message>
    <message>
        <source>Where does %1 look?</source>
        <translation>¿Adónde mira %1?</translation>
    </message>
    <message>
        <source>%1. How many of the class expect each token to get the most weight?</source>
        <translation>%1. Para cada token, ¿cuántos de la clase esperan que sea el de más peso?</translation>
    </message>
    <message>
        <source>%1. Give this row&apos;s 100 points to the tokens that you expect it to attend to.</source>
        <translation>%1. Reparta los 100 puntos de esta fila entre los tokens a los que, según usted, atenderá.</translation>
    </message>
    <message>
        <source>← and → choose a token, a number sets its hands, + and − change it by 1.</source>
        <translation>← y → eligen un token, un número fija sus manos, + y − las cambian de 1 en 1.</translation>
    </message>
    <message>
        <source>Drag a bar, or type: ← and → choose a token, a number sets its points, + and − change it by 5. Points left over are spread evenly.</source>
        <translation>Arrastre una barra, o use el teclado: ← y → eligen un token, un número fija sus puntos, + y − los cambian de 5 en 5. Los puntos que sobran se reparten por igual.</translation>
    </message>
    <message>
        <source>The row stays hidden until you press Show.</source>
        <translation>La fila sigue oculta hasta que pulse Mostrar.</translation>
    </message>
    <message>
        <source>%1 of 100 points</source>
        <translation>%1 de 100 puntos</translation>
    </message>
    <message>
        <source>1 hand raised</source>
        <translation>1 mano alzada</translation>
    </message>
    <message>
        <source>%1 hands raised</source>
        <translation>%1 manos alzadas</translation>
    </message>
    <message>
        <source>%1 of 100 points left</source>
        <translation>quedan %1 de 100 puntos</translation>
    </message>
    <message>
        <source>Nearly all of it on %1</source>
        <translation>Casi todo en %1</translation>
    </message>
    <message>
        <source>Most of it on %1</source>
        <translation>La mayor parte en %1</translation>
    </message>
    <message>
        <source>No token has half; most has %1</source>
        <translation>Ningún token llega a la mitad; el que más tiene es %1</translation>
    </message>
    <message>
        <source>You said %1 of 100 points on this token; it gets %2.</source>
        <translation>Usted dio %1 de 100 puntos a este token; recibe %2.</translation>
    </message>
    <message>
        <source>You picked %1: right.</source>
        <translation>Eligió %1: correcto.</translation>
    </message>
    <message>
        <source>You picked %1, which is at rank %2 of %3.</source>
        <translation>Eligió %1, que está en el puesto %2 de %3.</translation>
    </message>
    <message>
        <source>You picked no token.</source>
        <translation>No eligió ningún token.</translation>
    </message>
    <message>
        <source>%1: the row of %2.</source>
        <translation>%1: la fila de %2.</translation>
    </message>
    <message>
        <source>Which head is it?</source>
        <translation>¿Qué cabeza es?</translation>
    </message>
    <message>
        <source>You chose %1. Look for it in All heads (Ctrl+5) and click it.</source>
        <translation>Eligió %1. Búsquela en Todas las cabezas (Ctrl+5) y haga clic en ella.</translation>
    </message>
    <message>
        <source>All maps and numbers stay visible; press Show to see which head is meant.</source>
        <translation>Todos los mapas y números siguen visibles; pulse Mostrar para ver de qué cabeza se trata.</translation>
    </message>
    <message>
        <source>Right: %1</source>
        <translation>Correcto: %1</translation>
    </message>
    <message>
        <source>It is %1</source>
        <translation>Es %1</translation>
    </message>
    <message>
        <source>You picked the head that was shown.</source>
        <translation>Eligió la cabeza que se mostraba.</translation>
    </message>
    <message>
        <source>You picked %1.</source>
        <translation>Eligió %1.</translation>
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
        <translation>Capa %1, cabeza %2</translation>
    </message>
    <message>
        <source>layer %1, head %2</source>
        <translation>capa %1, cabeza %2</translation>
    </message>
    <message>
        <source>There is no row to guess yet.</source>
        <translation>Aún no hay ninguna fila que adivinar.</translation>
    </message>
    <message>
        <source>This text is too long for a row to be guessed key by key.</source>
        <translation>Este texto es demasiado largo para adivinar una fila clave por clave.</translation>
    </message>
</context>
<context>
    <name>GuessResult</name>
    <message>
        <source>Jensen–Shannon divergence</source>
        <translation>Divergencia de Jensen–Shannon</translation>
    </message>
    <message>
        <source>How much your points and the weights differ: 0 if they are the same, ln 2 = 0.69 if they have nothing in common</source>
        <translation>Cuánto difieren sus puntos y los pesos: 0 si son iguales, ln 2 = 0.69 si no tienen nada en común</translation>
    </message>
    <message>
        <source>0: the same</source>
        <translation>0: iguales</translation>
    </message>
    <message>
        <source>0.69: nothing shared</source>
        <translation>0.69: nada en común</translation>
    </message>
    <message>
        <source>Your points where the weight is</source>
        <translation>Sus puntos donde está el peso</translation>
    </message>
    <message>
        <source>%1 nats</source>
        <translation>%1 nats</translation>
    </message>
    <message>
        <source>not defined</source>
        <translation>no definida</translation>
    </message>
    <message>
        <source>No token picked</source>
        <translation>Ningún token elegido</translation>
    </message>
    <message>
        <source>Your first choice, %1</source>
        <translation>Su primera elección, %1</translation>
    </message>
    <message>
        <source>rank %1 of %2</source>
        <translation>puesto %1 de %2</translation>
    </message>
    <message>
        <source>%1 of 100</source>
        <translation>%1 de 100</translation>
    </message>
    <message>
        <source>Divergence %1. %2: %3. Points where the weight is: %4.</source>
        <translation>Divergencia %1. %2: %3. Puntos donde está el peso: %4.</translation>
    </message>
</context>
<context>
    <name>HandInDialog</name>
    <message>
        <source>Hand in answers</source>
        <translation>Entregar respuestas</translation>
    </message>
    <message>
        <source>As your class knows you</source>
        <translation>Como le conoce su clase</translation>
    </message>
    <message>
        <source>no worksheet</source>
        <translation>sin hoja de ejercicios</translation>
    </message>
    <message>
        <source>The last digits of the worksheet&apos;s id: 12 of L3-1-012</source>
        <translation>Las últimas cifras del id de la hoja de ejercicios: 12 de L3-1-012</translation>
    </message>
    <message>
        <source>&amp;Name or number</source>
        <translation>&amp;Nombre o número</translation>
    </message>
    <message>
        <source>&amp;Worksheet</source>
        <translation>&amp;Hoja de ejercicios</translation>
    </message>
    <message>
        <source>Short code</source>
        <translation>Código corto</translation>
    </message>
    <message>
        <source>The short code of your answers</source>
        <translation>El código corto de sus respuestas</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Copies the code, to be sent or pasted</source>
        <translation>Copia el código, para enviarlo o pegarlo</translation>
    </message>
    <message>
        <source>The file contains your answers, when you gave them, and what you typed here; nothing else about you or this computer.</source>
        <translation>El archivo contiene sus respuestas, cuándo las dio y lo que escribió aquí; nada más sobre usted ni sobre este equipo.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Your answers stay as they are</source>
        <translation>Sus respuestas quedan como están</translation>
    </message>
    <message>
        <source>&amp;Save file…</source>
        <translation>&amp;Guardar archivo…</translation>
    </message>
    <message>
        <source>Save your answers as a file, to be handed in</source>
        <translation>Guarda sus respuestas en un archivo para entregarlo</translation>
    </message>
    <message>
        <source>Questions answered: %1 of %2.</source>
        <translation>Preguntas respondidas: %1 de %2.</translation>
    </message>
    <message>
        <source>Predictions made: %1 of %2.</source>
        <translation>Pronósticos hechos: %1 de %2.</translation>
    </message>
    <message>
        <source>Goals reached: %1 of %2.</source>
        <translation>Metas alcanzadas: %1 de %2.</translation>
    </message>
    <message>
        <source>Still open in steps: %1.</source>
        <translation>Quedan pendientes en los pasos: %1.</translation>
    </message>
    <message>
        <source>The code contains your number, but no sentences in your own words.</source>
        <translation>El código contiene su número, pero ninguna frase en sus propias palabras.</translation>
    </message>
    <message>
        <source>The code contains no name, and no sentences in your own words. Type a number from 1 to 9999 above to have it in the code.</source>
        <translation>El código no contiene ningún nombre ni ninguna frase en sus propias palabras. Escriba arriba un número del 1 al 9999 para que figure en el código.</translation>
    </message>
    <message>
        <source>Save answers</source>
        <translation>Guardar respuestas</translation>
    </message>
    <message>
        <source>Answers (*.attnanswers)</source>
        <translation>Respuestas (*.attnanswers)</translation>
    </message>
</context>
<context>
    <name>HandbookPdf</name>
    <message>
        <source>Contents</source>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>Handbook</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Versión %1</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later, without any warranty.</source>
        <translation>Software libre bajo la Licencia Pública General de GNU, versión 3 o posterior, sin ninguna garantía.</translation>
    </message>
    <message>
        <source>AttentionScope: handbook</source>
        <translation>AttentionScope: manual</translation>
    </message>
</context>
<context>
    <name>HandbookSaver</name>
    <message>
        <source>Save as PDF…</source>
        <translation>Guardar como PDF…</translation>
    </message>
    <message>
        <source>Saves all chapters with their figures as one PDF, to print or to read elsewhere</source>
        <translation>Guarda todos los capítulos con sus figuras en un solo PDF, para imprimirlo o leerlo en otro sitio</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Stops; no file is written</source>
        <translation>Se detiene; no se escribe ningún archivo</translation>
    </message>
    <message>
        <source>Figures that are drawn</source>
        <translation>Figuras ya dibujadas</translation>
    </message>
    <message>
        <source>Save the handbook</source>
        <translation>Guardar el manual</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Se guardó %1</translation>
    </message>
    <message>
        <source>Stopped; no file was written.</source>
        <translation>Detenido; no se escribió ningún archivo.</translation>
    </message>
    <message>
        <source>The handbook was not saved: %1</source>
        <translation>El manual no se guardó: %1</translation>
    </message>
    <message>
        <source>The handbook was not saved: the program that draws it could not be started.</source>
        <translation>El manual no se guardó: no se pudo iniciar el programa que lo dibuja.</translation>
    </message>
</context>
<context>
    <name>HandbookWindow</name>
    <message>
        <source>Handbook</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>Search the handbook</source>
        <translation>Buscar en el manual</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Secciones</translation>
    </message>
    <message>
        <source>The chapter</source>
        <translation>El capítulo</translation>
    </message>
    <message>
        <source>No section matches “%1”.</source>
        <translation>Ninguna sección coincide con «%1».</translation>
    </message>
</context>
<context>
    <name>HeadCard</name>
    <message>
        <source>asks most</source>
        <translation>los que más preguntan</translation>
    </message>
    <message>
        <source>Tokens whose queries put most weight beside the first and the special tokens, where heads rest: the mean over their queries</source>
        <translation>Tokens cuyas consultas ponen más peso fuera del primer token y de los especiales, donde las cabezas descansan: la media sobre sus consultas</translation>
    </message>
    <message>
        <source>is asked most</source>
        <translation>los más preguntados</translation>
    </message>
    <message>
        <source>Tokens that most of all weight goes to: their share of it</source>
        <translation>Tokens que reciben la mayor parte de todo el peso: su proporción</translation>
    </message>
    <message>
        <source>Name of the head</source>
        <translation>Nombre de la cabeza</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>Tags of the head, with commas between them</source>
        <translation>Marcas de la cabeza, separadas por comas</translation>
    </message>
    <message>
        <source>tags, with commas</source>
        <translation>marcas, con comas</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Notes about the head</source>
        <translation>Notas sobre la cabeza</translation>
    </message>
    <message>
        <source>What you found out about this head. It is saved with the atlas.</source>
        <translation>Lo que ha averiguado sobre esta cabeza. Se guarda con el atlas.</translation>
    </message>
    <message>
        <source>%1: %2
95 %: %3 to %4</source>
        <translation>%1: %2
95 %: de %3 a %4</translation>
    </message>
    <message>
        <source>Notes can be written once the atlas is complete or paused.</source>
        <translation>Se pueden escribir notas cuando el atlas está completo o en pausa.</translation>
    </message>
</context>
<context>
    <name>HeadChart</name>
    <message>
        <source>Chart of layers and heads</source>
        <translation>Gráfico de capas y cabezas</translation>
    </message>
    <message>
        <source>%1 of layers and heads</source>
        <translation>%1, por capas y cabezas</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>capa %1</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>cabeza %1</translation>
    </message>
</context>
<context>
    <name>HeadDescriber</name>
    <message>
        <source>The head in words</source>
        <translation>La cabeza en palabras</translation>
    </message>
    <message>
        <source>What the shown head does</source>
        <translation>Qué hace la cabeza mostrada</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Puts all sentences on the clipboard</source>
        <translation>Pone todas las frases en el portapapeles</translation>
    </message>
    <message>
        <source>There is no head to describe yet: type a text, or open a model.</source>
        <translation>Aún no hay ninguna cabeza que describir: escriba un texto o abra un modelo.</translation>
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
        <translation>capa %1 de %2, cabeza %3 de %4</translation>
    </message>
    <message>
        <source>layer %1, head %2</source>
        <translation>capa %1, cabeza %2</translation>
    </message>
    <message>
        <source>%1 attention, %2</source>
        <translation>atención (%1), %2</translation>
    </message>
    <message>
        <source>%1 tokens attend to %2 tokens of the other text.</source>
        <translation>%1 tokens atienden a %2 tokens del otro texto.</translation>
    </message>
    <message>
        <source>%1 tokens attend to %2.</source>
        <translation>%1 tokens atienden a %2.</translation>
    </message>
    <message>
        <source>It reads a picture as %1 tokens, most of them patches.</source>
        <translation>Lee una imagen como %1 tokens, casi todos parches.</translation>
    </message>
    <message>
        <source>It reads a sound as %1 tokens, each a moment.</source>
        <translation>Lee un sonido como %1 tokens, cada uno un momento.</translation>
    </message>
    <message>
        <source>It reads a text of %1 tokens.</source>
        <translation>Lee un texto de %1 tokens.</translation>
    </message>
    <message>
        <source>It attends mostly to the token itself: %1 of its weight on average.</source>
        <translation>Atiende sobre todo al propio token: %1 de su peso en promedio.</translation>
    </message>
    <message>
        <source>It attends mostly to the previous token: %1 of its weight on average.</source>
        <translation>Atiende sobre todo al token anterior: %1 de su peso en promedio.</translation>
    </message>
    <message>
        <source>It attends mostly to the next token: %1 of its weight on average.</source>
        <translation>Atiende sobre todo al token siguiente: %1 de su peso en promedio.</translation>
    </message>
    <message>
        <source>It attends mostly to the first token: %1 of its weight on average.</source>
        <translation>Atiende sobre todo al primer token: %1 de su peso en promedio.</translation>
    </message>
    <message>
        <source>It attends mostly to tokens that the tokenizer added: %1 of its weight on average.</source>
        <translation>Atiende sobre todo a tokens que añadió el tokenizador: %1 de su peso en promedio.</translation>
    </message>
    <message>
        <source>It attends mostly to the same token before, where there is one: %1 of the weight on average.</source>
        <translation>Atiende sobre todo al mismo token de antes, donde lo hay: %1 del peso en promedio.</translation>
    </message>
    <message>
        <source>On random tokens that are repeated, it attends to what came after the same token before: %1 of its weight on average.</source>
        <translation>En una secuencia de tokens al azar que se repite, atiende a lo que siguió al mismo token la vez anterior: %1 de su peso en promedio.</translation>
    </message>
    <message>
        <source>No named pattern takes %1 of its weight. Of these patterns it does most of “%2”: %3 on average.</source>
        <translation>Ningún patrón con nombre llega a %1 de su peso. El patrón que más sigue es «%2»: %3 en promedio.</translation>
    </message>
    <message>
        <source>It follows the other text&apos;s order by %1, where 1 is exactly.</source>
        <translation>Sigue el orden del otro texto en un grado de %1, donde 1 es exactamente.</translation>
    </message>
    <message>
        <source>Each row sees one key alone, so that there is nothing to choose.</source>
        <translation>Cada fila ve una sola clave, así que no hay nada que elegir.</translation>
    </message>
    <message>
        <source>The mean entropy of its rows is %1 bits of at most %2: as spread as %3 equal keys.</source>
        <translation>La entropía media de sus filas es de %1 bits, de un máximo de %2: el peso está tan disperso como entre %3 claves iguales.</translation>
    </message>
    <message>
        <source>The mean entropy of its rows is %1 nats of at most %2: as spread as %3 equal keys.</source>
        <translation>La entropía media de sus filas es de %1 nats, de un máximo de %2: el peso está tan disperso como entre %3 claves iguales.</translation>
    </message>
    <message>
        <source>The rows with the strongest single weights: %1.</source>
        <translation>Las filas con los pesos individuales más fuertes: %1.</translation>
    </message>
    <message>
        <source>In %1 of %2 rows at least half of the weight rests on the first token, %3.</source>
        <translation>En %1 de %2 filas, al menos la mitad del peso descansa en el primer token, %3.</translation>
    </message>
    <message>
        <source>In %1 of %2 rows at least half of the weight rests on tokens that the tokenizer added.</source>
        <translation>En %1 de %2 filas, al menos la mitad del peso descansa en tokens que añadió el tokenizador.</translation>
    </message>
    <message>
        <source>The mask hides no cell.</source>
        <translation>La máscara no oculta ninguna celda.</translation>
    </message>
    <message>
        <source>The mask hides %1 of %2 cells.</source>
        <translation>La máscara oculta %1 de %2 celdas.</translation>
    </message>
    <message>
        <source>The mask hides %1 of %2 cells, by %3.</source>
        <translation>La máscara oculta %1 de %2 celdas (%3).</translation>
    </message>
    <message>
        <source>Rows that see no key: %1.</source>
        <translation>Filas que no ven ninguna clave: %1.</translation>
    </message>
    <message>
        <source>Rows with weights that are NaN or infinite, which are left out: %1.</source>
        <translation>Filas con pesos NaN o infinitos, que no se tienen en cuenta: %1.</translation>
    </message>
    <message>
        <source>Rows that are hidden until they have been guessed: %1.</source>
        <translation>Filas ocultas hasta que se adivinen: %1.</translation>
    </message>
    <message>
        <source>This is text %1 of %2.</source>
        <translation>Este es el texto %1 de %2.</translation>
    </message>
    <message>
        <source>Rows are named after the tokens that they predict.</source>
        <translation>Las filas llevan el nombre de los tokens que predicen.</translation>
    </message>
    <message>
        <source>No row has weights that can be described.</source>
        <translation>Ninguna fila tiene pesos que se puedan describir.</translation>
    </message>
    <message>
        <source>It reads a text of one token.</source>
        <translation>Lee un texto de un solo token.</translation>
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
        <translation>Todas las cabezas</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>capa %1</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>cabeza %1</translation>
    </message>
    <message>
        <source>what is measured</source>
        <translation>lo que se mide</translation>
    </message>
    <message>
        <source>most like %1.%2, %3 nats from it</source>
        <translation>la más parecida a %1.%2, a %3 nats de ella</translation>
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
        <translation>Los dos intervalos del 95 % se tocan: puede ser azar.</translation>
    </message>
    <message>
        <source>head</source>
        <translation>cabeza</translation>
    </message>
    <message>
        <source>measure</source>
        <translation>medida</translation>
    </message>
    <message>
        <source>before</source>
        <translation>antes</translation>
    </message>
    <message>
        <source>after</source>
        <translation>después</translation>
    </message>
    <message>
        <source>change</source>
        <translation>cambio</translation>
    </message>
    <message>
        <source>name, tags</source>
        <translation>nombre, marcas</translation>
    </message>
</context>
<context>
    <name>HeadMaps</name>
    <message>
        <source>head</source>
        <translation>cabeza</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>capa</translation>
    </message>
    <message>
        <source>Maps of all heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layer %1, head %2</source>
        <translation type="unfinished">capa %1, cabeza %2</translation>
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
        <translation>Esta cabeza está desactivada: no aporta nada a la salida de su capa.</translation>
    </message>
    <message>
        <source>Switch on</source>
        <translation>Activar</translation>
    </message>
    <message>
        <source>Let the head add to its layer&apos;s output again (Ctrl+Shift+K)</source>
        <translation>Deja que la cabeza vuelva a aportar a la salida de su capa (Ctrl+Mayús+K)</translation>
    </message>
</context>
<context>
    <name>HeadScatter</name>
    <message>
        <source>Heads by %1 and %2</source>
        <translation>Cabezas según %1 y %2</translation>
    </message>
    <message>
        <source>No head has this measure in the texts that were read.</source>
        <translation>Ninguna cabeza tiene esta medida en los textos que se leyeron.</translation>
    </message>
    <message>
        <source>No head has both measures: choose others above.</source>
        <translation>Ninguna cabeza tiene las dos medidas: elija otras arriba.</translation>
    </message>
    <message>
        <source>Heads that lack one of the two: %1.</source>
        <translation>Cabezas a las que les falta una de las dos: %1.</translation>
    </message>
    <message>
        <source>Head %1</source>
        <translation>Cabeza %1</translation>
    </message>
    <message>
        <source>%1: %2 (95 %: %3 to %4)</source>
        <translation>%1: %2 (95 %: de %3 a %4)</translation>
    </message>
    <message>
        <source>step of the training</source>
        <translation>paso del entrenamiento</translation>
    </message>
    <message>
        <source>%1, this atlas</source>
        <translation>%1, este atlas</translation>
    </message>
    <message>
        <source>%1, the other</source>
        <translation>%1, el otro</translation>
    </message>
    <message>
        <source>Chart of heads</source>
        <translation>Gráfico de cabezas</translation>
    </message>
</context>
<context>
    <name>HeadSetMenu</name>
    <message>
        <source>&amp;Name the picked heads…</source>
        <translation>&amp;Dar nombre a las cabezas seleccionadas…</translation>
    </message>
    <message>
        <source>Pick heads with Ctrl+click or by dragging around them, then give them a name to find them again. Sets are saved with the session.</source>
        <translation>Seleccione cabezas con Ctrl+clic o arrastrando alrededor de ellas y deles un nombre para encontrarlas después. Los conjuntos se guardan con la sesión.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>&amp;Pick its heads</source>
        <translation>&amp;Seleccionar sus cabezas</translation>
    </message>
    <message>
        <source>&amp;Note…</source>
        <translation>&amp;Nota…</translation>
    </message>
    <message>
        <source>&amp;Delete the set</source>
        <translation>&amp;Eliminar el conjunto</translation>
    </message>
    <message>
        <source>Name the picked heads</source>
        <translation>Dar nombre a las cabezas seleccionadas</translation>
    </message>
    <message>
        <source>The name by which views, Ctrl+K and --heads find them</source>
        <translation>El nombre por el que las encuentran las vistas, Ctrl+K y --heads</translation>
    </message>
    <message>
        <source>Note on %1</source>
        <translation>Nota sobre %1</translation>
    </message>
    <message>
        <source>What these heads do, and how you know</source>
        <translation>Qué hacen estas cabezas, y cómo lo sabe</translation>
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
        <translation type="unfinished">dimensión %1</translation>
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
        <translation>Cabezas</translation>
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
        <translation>el manual, en la vista o el cuadro de diálogo que se está usando</translation>
    </message>
    <message>
        <source>Ctrl + F1</source>
        <translation>Ctrl + F1</translation>
    </message>
    <message>
        <source>what the terms mean; point at a control to read its term</source>
        <translation>qué significan los términos; señale un control para leer el suyo</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Escribir</translation>
    </message>
    <message>
        <source>everything is computed again</source>
        <translation>todo se calcula de nuevo</translation>
    </message>
    <message>
        <source>Point at a cell</source>
        <translation>Señalar una celda</translation>
    </message>
    <message>
        <source>see how its weight is computed</source>
        <translation>ver cómo se calcula su peso</translation>
    </message>
    <message>
        <source>Click a cell, arrow keys</source>
        <translation>Clic en una celda, teclas de flecha</translation>
    </message>
    <message>
        <source>keep a cell chosen</source>
        <translation>dejar elegida una celda</translation>
    </message>
    <message>
        <source>Click a token</source>
        <translation>Clic en un token</translation>
    </message>
    <message>
        <source>choose the query, with Ctrl the key; right-click to split or join it</source>
        <translation>elegir la consulta, con Ctrl la clave; con el botón derecho, dividirlo o unirlo</translation>
    </message>
    <message>
        <source>Ctrl + 1 … 7</source>
        <translation>Ctrl + 1 … 7</translation>
    </message>
    <message>
        <source>map, steps, mask, compare, all heads, flow, measures</source>
        <translation>mapa, pasos, máscara, comparar, todas las cabezas, flujo, medidas</translation>
    </message>
    <message>
        <source>Ctrl + 9</source>
        <translation>Ctrl + 9</translation>
    </message>
    <message>
        <source>why a cell has its score; Alt + ← and → walk the trail</source>
        <translation>por qué una celda tiene su puntuación; Alt + ← y → recorren el rastro</translation>
    </message>
    <message>
        <source>Shift + drag in the map, M</source>
        <translation>Mayús + arrastrar en el mapa, M</translation>
    </message>
    <message>
        <source>mark cells: rank heads by them, hide them, attend to them alone</source>
        <translation>marcar celdas: ordenar las cabezas por ellas, ocultarlas, atender solo a ellas</translation>
    </message>
    <message>
        <source>All heads: Ctrl + click, Space, rubber band</source>
        <translation>Todas las cabezas: Ctrl + clic, Espacio, recuadro</translation>
    </message>
    <message>
        <source>pick several heads</source>
        <translation>seleccionar varias cabezas</translation>
    </message>
    <message>
        <source>Ctrl + P</source>
        <translation>Ctrl + P</translation>
    </message>
    <message>
        <source>hide the chosen row and guess where it looks</source>
        <translation>ocultar la fila elegida y adivinar adónde mira</translation>
    </message>
    <message>
        <source>Ctrl + L</source>
        <translation>Ctrl + L</translation>
    </message>
    <message>
        <source>go to a token of the map</source>
        <translation>ir a un token del mapa</translation>
    </message>
    <message>
        <source>F8, F9</source>
        <translation>F8, F9</translation>
    </message>
    <message>
        <source>show or hide the panels at the sides</source>
        <translation>mostrar u ocultar los paneles laterales</translation>
    </message>
    <message>
        <source>F6, Shift+F6</source>
        <translation>F6, Mayús+F6</translation>
    </message>
    <message>
        <source>move the keyboard to the next panel, or to the previous one</source>
        <translation>llevar el teclado al panel siguiente, o al anterior</translation>
    </message>
    <message>
        <source>right button, Menu key</source>
        <translation>botón derecho, tecla Menu</translation>
    </message>
    <message>
        <source>what can be done with a cell, a head or a token</source>
        <translation>qué se puede hacer con una celda, una cabeza o un token</translation>
    </message>
    <message>
        <source>Ctrl+K</source>
        <translation>Ctrl+K</translation>
    </message>
    <message>
        <source>find commands, heads, tokens, examples, models and terms</source>
        <translation>buscar comandos, cabezas, tokens, ejemplos, modelos y términos</translation>
    </message>
    <message>
        <source>Steps: Space, ← →, 1 … 9</source>
        <translation>Pasos: Espacio, ← →, 1 … 9</translation>
    </message>
    <message>
        <source>play, step, jump</source>
        <translation>reproducir, avanzar, saltar</translation>
    </message>
    <message>
        <source>Steps: S, O, A</source>
        <translation>Pasos: S, O, A</translation>
    </message>
    <message>
        <source>one stage alone, one query, all queries</source>
        <translation>una sola etapa, una consulta, todas las consultas</translation>
    </message>
    <message>
        <source>Ctrl + Shift + D, Ctrl + Shift + K</source>
        <translation>Ctrl + Mayús + D, Ctrl + Mayús + K</translation>
    </message>
    <message>
        <source>describe the shown head in words; switch it off, or on again</source>
        <translation>describir en palabras la cabeza mostrada; desactivarla, o volver a activarla</translation>
    </message>
    <message>
        <source>Ctrl + Z, Ctrl + Shift + Z</source>
        <translation>Ctrl + Z, Ctrl + Mayús + Z</translation>
    </message>
    <message>
        <source>undo, redo</source>
        <translation>deshacer, rehacer</translation>
    </message>
    <message>
        <source>Alt + arrow keys</source>
        <translation>Alt + teclas de flecha</translation>
    </message>
    <message>
        <source>other head, other layer</source>
        <translation>otra cabeza, otra capa</translation>
    </message>
    <message>
        <source>Ctrl + B</source>
        <translation>Ctrl + B</translation>
    </message>
    <message>
        <source>encoder, decoder or cross-attention</source>
        <translation>codificador, decodificador o atención cruzada</translation>
    </message>
    <message>
        <source>Ctrl + R</source>
        <translation>Ctrl + R</translation>
    </message>
    <message>
        <source>label each row with the token that it predicts, or with its own</source>
        <translation>etiquetar cada fila con el token que predice, o con el suyo</translation>
    </message>
    <message>
        <source>Ctrl + +, Ctrl + −, Ctrl + 0</source>
        <translation>Ctrl + +, Ctrl + −, Ctrl + 0</translation>
    </message>
    <message>
        <source>everything larger, smaller, at its usual size</source>
        <translation>todo más grande, más pequeño, en su tamaño habitual</translation>
    </message>
    <message>
        <source>In the map: Ctrl + wheel, two fingers, + − 0</source>
        <translation>En el mapa: Ctrl + rueda, dos dedos, + − 0</translation>
    </message>
    <message>
        <source>zoom the map; drag moves it, double click shows it whole</source>
        <translation>ampliar o reducir el mapa; arrastrar lo mueve, un doble clic lo muestra entero</translation>
    </message>
    <message>
        <source>Ctrl + O, Ctrl + Shift + O, or drop</source>
        <translation>Ctrl + O, Ctrl + Mayús + O, o arrastrar un archivo</translation>
    </message>
    <message>
        <source>open a session or figure; a model</source>
        <translation>abrir una sesión o una figura; un modelo</translation>
    </message>
    <message>
        <source>Ctrl + S</source>
        <translation>Ctrl + S</translation>
    </message>
    <message>
        <source>save the session</source>
        <translation>guardar la sesión</translation>
    </message>
    <message>
        <source>Ctrl + E, Ctrl + Shift + E</source>
        <translation>Ctrl + E, Ctrl + Mayús + E</translation>
    </message>
    <message>
        <source>export what is shown, all heads</source>
        <translation>exportar lo que se muestra, todas las cabezas</translation>
    </message>
    <message>
        <source>Ctrl + Shift + C</source>
        <translation>Ctrl + Mayús + C</translation>
    </message>
    <message>
        <source>copy the figure</source>
        <translation>copiar la figura</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>stop computing, leave full screen</source>
        <translation>detener el cálculo, salir de la pantalla completa</translation>
    </message>
    <message>
        <source>F5</source>
        <translation>F5</translation>
    </message>
    <message>
        <source>present this view; ? lists the keys there</source>
        <translation>presentar esta vista; ? muestra allí la lista de teclas</translation>
    </message>
    <message>
        <source>F11</source>
        <translation>F11</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>pantalla completa</translation>
    </message>
    <message>
        <source>Keys and gestures</source>
        <translation>Teclas y gestos</translation>
    </message>
    <message>
        <source>About AttentionScope</source>
        <translation>Acerca de AttentionScope</translation>
    </message>
    <message>
        <source>&lt;h3&gt;AttentionScope %1&lt;/h3&gt;&lt;p&gt;Computes and shows attention. Every number on screen is the engine&apos;s own.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later, without any warranty.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;AttentionScope %1&lt;/h3&gt;&lt;p&gt;Calcula y muestra la atención. Todos los números de la pantalla son los del propio motor.&lt;/p&gt;&lt;p&gt;Software libre bajo la Licencia Pública General de GNU, versión 3 o posterior, sin ninguna garantía.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>HtmlFigure</name>
    <message>
        <source>weight</source>
        <translation>peso</translation>
    </message>
    <message>
        <source>query (predicting this token)</source>
        <translation>consulta (predice este token)</translation>
    </message>
    <message>
        <source>query (attending)</source>
        <translation>consulta (atiende)</translation>
    </message>
    <message>
        <source>key (attended to)</source>
        <translation>clave (atendida)</translation>
    </message>
    <message>
        <source>This page draws its figure by a script of its own, which is switched off here.</source>
        <translation>Esta página dibuja su figura con un script propio, que aquí está desactivado.</translation>
    </message>
    <message>
        <source>The numbers are too many for tables in a browser; CSV has all of them.</source>
        <translation>Los números son demasiados para mostrarlos en tablas en un navegador; el CSV los tiene todos.</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Números</translation>
    </message>
    <message>
        <source>Numbers are whole: every digit of their float32, as CSV has them.</source>
        <translation>Los números están enteros: todas las cifras de su float32, como en el CSV.</translation>
    </message>
    <message>
        <source>Numbers are rounded to 1 decimal; CSV has all digits.</source>
        <translation>Los números están redondeados a 1 decimal; el CSV tiene todas las cifras.</translation>
    </message>
    <message>
        <source>Numbers are rounded to %1 decimals; CSV has all digits.</source>
        <translation>Los números están redondeados a %1 decimales; el CSV tiene todas las cifras.</translation>
    </message>
    <message>
        <source>query</source>
        <translation>consulta</translation>
    </message>
    <message>
        <source>key</source>
        <translation>clave</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>capa</translation>
    </message>
    <message>
        <source>head</source>
        <translation>cabeza</translation>
    </message>
    <message>
        <source>map</source>
        <translation>mapa</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>Cabezas</translation>
    </message>
    <message>
        <source>hidden by the mask</source>
        <translation>oculto por la máscara</translation>
    </message>
    <message>
        <source>hidden until it has been guessed</source>
        <translation>oculto hasta que se adivine</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>no es un número</translation>
    </message>
    <message>
        <source>Keys of this query</source>
        <translation>Claves de esta consulta</translation>
    </message>
    <message>
        <source>in the order of the keys</source>
        <translation>en el orden de las claves</translation>
    </message>
    <message>
        <source>largest first</source>
        <translation>primero las mayores</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>The whole map as a table</source>
        <translation>El mapa entero como tabla</translation>
    </message>
    <message>
        <source>This map is too large for a table in a browser; CSV has all of its numbers.</source>
        <translation>Este mapa es demasiado grande para una tabla en un navegador; el CSV tiene todos sus números.</translation>
    </message>
    <message>
        <source>The %1 largest of %2 keys</source>
        <translation>Las %1 mayores de %2 claves</translation>
    </message>
    <message>
        <source>%1 keys</source>
        <translation>%1 claves</translation>
    </message>
    <message>
        <source>1 key</source>
        <translation>1 clave</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>ninguna clave</translation>
    </message>
    <message>
        <source>Point at a cell, or press Tab and the arrow keys.</source>
        <translation>Señale una celda, o pulse Tab y las teclas de flecha.</translation>
    </message>
    <message>
        <source>Arrow keys move the cell; Home and End go along the row, with Ctrl along the column; Page up and Page down pass ten queries; Alt with an arrow key shows another head; Enter keeps the cell, Escape leaves it.</source>
        <translation>Las teclas de flecha mueven la celda; Home y End recorren la fila, y con Ctrl la columna; Page Up y Page Down saltan diez consultas; Alt con una tecla de flecha muestra otra cabeza; Intro fija la celda, Escape la suelta.</translation>
    </message>
    <message>
        <source>%1 queries × %2 keys</source>
        <translation>%1 consultas × %2 claves</translation>
    </message>
    <message>
        <source>The numbers of this page are damaged.</source>
        <translation>Los números de esta página están dañados.</translation>
    </message>
    <message>
        <source>This browser is too old to unpack the numbers of this page: Chromium 80, Firefox 113 and Safari 16.4 can.</source>
        <translation>Este navegador es demasiado antiguo para desempaquetar los números de esta página: pueden hacerlo Chromium 80, Firefox 113 y Safari 16.4.</translation>
    </message>
</context>
<context>
    <name>InkLayer</name>
    <message>
        <source>What was drawn by hand</source>
        <translation>Lo que se dibujó a mano</translation>
    </message>
    <message>
        <source>Lines: %1</source>
        <translation>Líneas: %1</translation>
    </message>
</context>
<context>
    <name>InputPanel</name>
    <message>
        <source>Tower</source>
        <translation>Torre</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Show the tower: the part of the model that reads the picture</source>
        <translation>Muestra la torre: la parte del modelo que lee la imagen</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Show the tower: the part of the model that reads the texts</source>
        <translation>Muestra la torre: la parte del modelo que lee los textos</translation>
    </message>
    <message>
        <source>+ text</source>
        <translation>+ texto</translation>
    </message>
    <message>
        <source>Add a text; the texts form a batch, padded to one length</source>
        <translation>Añade un texto; los textos forman un lote, rellenado hasta una misma longitud</translation>
    </message>
    <message>
        <source>Remove this text from the batch</source>
        <translation>Quitar este texto del lote</translation>
    </message>
    <message>
        <source>+ second sequence</source>
        <translation>+ segunda secuencia</translation>
    </message>
    <message>
        <source>Cross-attention: keys and values from another text</source>
        <translation>Atención cruzada: claves y valores de otro texto</translation>
    </message>
    <message>
        <source>Back to self-attention</source>
        <translation>Volver a la autoatención</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Desordenar</translation>
    </message>
    <message>
        <source>Put the words into another order and see what changes</source>
        <translation>Pone las palabras en otro orden, para ver qué cambia</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Input text</source>
        <translation>Texto de entrada</translation>
    </message>
    <message>
        <source>Type a sequence</source>
        <translation>Escriba una secuencia</translation>
    </message>
    <message>
        <source>Everything is computed again while you type</source>
        <translation>Todo se calcula de nuevo mientras se escribe</translation>
    </message>
    <message>
        <source>Text of the batch</source>
        <translation>Texto del lote</translation>
    </message>
    <message>
        <source>Which text of the batch is shown</source>
        <translation>Qué texto del lote se muestra</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>words</source>
        <translation>palabras</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>caracteres</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>bytes</translation>
    </message>
    <message>
        <source>How the text is cut</source>
        <translation>Cómo se corta el texto</translation>
    </message>
    <message>
        <source>How the text is cut into tokens; right-click a token to split or join it</source>
        <translation>Cómo se corta el texto en tokens; haga clic con el botón derecho en un token para dividirlo o unirlo</translation>
    </message>
    <message>
        <source>The text field holds %L1 characters, so only the beginning of the %L2 pasted ones was taken.</source>
        <translation>El campo de texto admite %L1 caracteres, así que solo se tomó el principio de los %L2 pegados.</translation>
    </message>
    <message>
        <source>picture %1 of %2</source>
        <translation>imagen %1 de %2</translation>
    </message>
    <message>
        <source>sound %1 of %2</source>
        <translation>sonido %1 de %2</translation>
    </message>
    <message>
        <source>text %1 of %2</source>
        <translation>texto %1 de %2</translation>
    </message>
    <message>
        <source>Queries and keys from %1: %2 and %3</source>
        <translation>Consultas y claves de %1: %2 y %3</translation>
    </message>
    <message>
        <source>Attention from %1</source>
        <translation>Atención de %1</translation>
    </message>
    <message>
        <source>Attention from %1: %2</source>
        <translation>Atención de %1: %2</translation>
    </message>
    <message>
        <source>Tokens · %1 of %2</source>
        <translation>Tokens · %1 de %2</translation>
    </message>
    <message>
        <source>Tokens · %1</source>
        <translation>Tokens · %1</translation>
    </message>
    <message>
        <source>+ second text</source>
        <translation>+ segundo texto</translation>
    </message>
    <message>
        <source>A pair: the model reads a second text after this one</source>
        <translation>Una pareja: el modelo lee un segundo texto después de este</translation>
    </message>
    <message>
        <source>Back to one text</source>
        <translation>Volver a un solo texto</translation>
    </message>
    <message>
        <source>Second text</source>
        <translation>Segundo texto</translation>
    </message>
    <message>
        <source>Keys and values from</source>
        <translation>Claves y valores de</translation>
    </message>
    <message>
        <source>Text that keys and values come from</source>
        <translation>Texto del que salen las claves y los valores</translation>
    </message>
    <message>
        <source>Struck through: %1 has no token for it, so it is left out.</source>
        <translation>Tachado: %1 no tiene ningún token para ello, así que se omite.</translation>
    </message>
    <message>
        <source>Too long for the memory: only the first %1 tokens are used, as you chose (Ctrl+Z undoes this; the rest are grey).</source>
        <translation>Demasiado largo para la memoria: solo se usan los primeros %1 tokens, como usted eligió (Ctrl+Z lo deshace; los demás están en gris).</translation>
    </message>
    <message>
        <source>Too long: only the first %1 of %2 tokens are used (the rest are grey).</source>
        <translation>Demasiado largo: solo se usan los primeros %1 de %2 tokens (los demás están en gris).</translation>
    </message>
    <message>
        <source>Nothing to compute yet; the view still shows the previous text.</source>
        <translation>Aún no hay nada que calcular; la vista sigue mostrando el texto anterior.</translation>
    </message>
    <message>
        <source>Nothing to compute yet.</source>
        <translation>Aún no hay nada que calcular.</translation>
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
        <translation>Esta consulta no ve ninguna clave.</translation>
    </message>
    <message>
        <source>Other heads at this cell</source>
        <translation>Otras cabezas en esta celda</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Celda</translation>
    </message>
    <message>
        <source>How this weight is computed</source>
        <translation>Cómo se calcula este peso</translation>
    </message>
    <message>
        <source>Why this score?</source>
        <translation>¿Por qué esta puntuación?</translation>
    </message>
    <message>
        <source>What wrote the query&apos;s row and the key&apos;s, and how their products make the score (Ctrl+9)</source>
        <translation>Qué escribió la fila de la consulta y la de la clave, y cómo sus productos dan la puntuación (Ctrl+9)</translation>
    </message>
    <message>
        <source>Hides this cell in this head and computes the answer again. Ctrl+Z puts it back.</source>
        <translation>Oculta esta celda en esta cabeza y calcula la respuesta de nuevo. Ctrl+Z la restablece.</translation>
    </message>
    <message>
        <source>%1: the row of %2 → %3</source>
        <translation>%1: la fila de %2 → %3</translation>
    </message>
    <message>
        <source>query %1 · key %2 · layer %3 head %4</source>
        <translation>consulta %1 · clave %2 · capa %3 cabeza %4</translation>
    </message>
    <message>
        <source>%1, in the row of “%2”: %3</source>
        <translation>%1, en la fila de «%2»: %3</translation>
    </message>
    <message>
        <source>This query&apos;s weights</source>
        <translation>Los pesos de esta consulta</translation>
    </message>
    <message>
        <source>PREDICTING “%1”, IT ATTENDS TO</source>
        <translation>AL PREDECIR «%1» ATIENDE A</translation>
    </message>
    <message>
        <source>PREDICTING THE NEXT TOKEN, IT ATTENDS TO</source>
        <translation>AL PREDECIR EL TOKEN SIGUIENTE ATIENDE A</translation>
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
        <translation>leído del archivo, no calculado</translation>
    </message>
    <message>
        <source>q·k over 1 dimension</source>
        <translation>q·k sobre 1 dimensión</translation>
    </message>
    <message>
        <source>q·k over %1 dimensions</source>
        <translation>q·k sobre %1 dimensiones</translation>
    </message>
    <message>
        <source>soft-cap %1 · tanh(s ÷ %1)</source>
        <translation>tope suave %1 · tanh(s ÷ %1)</translation>
    </message>
    <message>
        <source>+ bias of position</source>
        <translation>+ sesgo de posición</translation>
    </message>
    <message>
        <source>mask: visible</source>
        <translation>máscara: visible</translation>
    </message>
    <message>
        <source>mask: hidden by %1</source>
        <translation>máscara: oculto por %1</translation>
    </message>
    <message>
        <source>%1 and the sink</source>
        <translation>%1 y el sumidero</translation>
    </message>
    <message>
        <source>set by an intervention</source>
        <translation>fijado por una intervención</translation>
    </message>
    <message>
        <source>÷ the row&apos;s sum %1</source>
        <translation>÷ la suma de la fila %1</translation>
    </message>
    <message>
        <source>set by an intervention, not by softmax</source>
        <translation>fijado por una intervención, no por la softmax</translation>
    </message>
    <message>
        <source>dropout</source>
        <translation>dropout</translation>
    </message>
    <message>
        <source>‖weight · v W&lt;sup&gt;O&lt;/sup&gt;‖</source>
        <translation>‖peso · v W&lt;sup&gt;O&lt;/sup&gt;‖</translation>
    </message>
    <message>
        <source>Computing this cell in every head…</source>
        <translation>Calculando esta celda en todas las cabezas…</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>y %1 más</translation>
    </message>
    <message>
        <source>A weight says where the head looks, not what the answer rests on.</source>
        <translation>Un peso dice a qué mira la cabeza, no en qué se apoya la respuesta.</translation>
    </message>
    <message>
        <source>Knock it out</source>
        <translation>Suprimir</translation>
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
        <translation>&amp;Desactivar la cabeza</translation>
    </message>
    <message>
        <source>Ctrl+Shift+K</source>
        <translation>Ctrl+Shift+K</translation>
    </message>
    <message>
        <source>The shown head adds nothing to its layer&apos;s output, and later layers change</source>
        <translation>La cabeza mostrada no aporta nada a la salida de su capa, y las capas posteriores cambian</translation>
    </message>
    <message>
        <source>Take the head&apos;s output from &amp;run</source>
        <translation>&amp;Tomar la salida de la cabeza de la ejecución</translation>
    </message>
    <message>
        <source>&amp;Remove all interventions</source>
        <translation>&amp;Quitar todas las intervenciones</translation>
    </message>
    <message>
        <source>Compute as the model itself does</source>
        <translation>Calcula como lo hace el propio modelo</translation>
    </message>
    <message>
        <source>&amp;Scale the head…</source>
        <translation>&amp;Escalar la cabeza…</translation>
    </message>
    <message>
        <source>Multiply the shown head&apos;s output by a number</source>
        <translation>Multiplica por un número la salida de la cabeza mostrada</translation>
    </message>
    <message>
        <source>Replace the head&apos;s output by its &amp;mean</source>
        <translation>Sustituir la salida de la cabeza por su &amp;media</translation>
    </message>
    <message>
        <source>Each token gets the mean of the head&apos;s output over all tokens of this text, later ones too</source>
        <translation>Cada token recibe la media de la salida de la cabeza sobre todos los tokens de este texto, también los posteriores</translation>
    </message>
    <message>
        <source>Let the head attend &amp;evenly</source>
        <translation>&amp;Hacer que la cabeza atienda por igual</translation>
    </message>
    <message>
        <source>Each query gives the same weight to every key that it sees</source>
        <translation>Cada consulta da el mismo peso a todas las claves que ve</translation>
    </message>
    <message>
        <source>&amp;Hide the marked cells in this head</source>
        <translation>&amp;Ocultar las celdas marcadas en esta cabeza</translation>
    </message>
    <message>
        <source>In the shown head, the marked cells (or the chosen one) get no weight</source>
        <translation>En la cabeza mostrada, las celdas marcadas (o la elegida) no reciben peso</translation>
    </message>
    <message>
        <source>In every head, the marked cells (or the chosen one) get no weight</source>
        <translation>En todas las cabezas, las celdas marcadas (o la elegida) no reciben peso</translation>
    </message>
    <message>
        <source>Hide the chosen &amp;key from the other tokens</source>
        <translation>Ocultar la &amp;clave elegida a los demás tokens</translation>
    </message>
    <message>
        <source>No other token can attend to it, in any head</source>
        <translation>Ningún otro token puede atender a ella, en ninguna cabeza</translation>
    </message>
    <message>
        <source>Let the head attend to the marked cells &amp;alone</source>
        <translation>Hacer que la cabeza atienda &amp;solo a las celdas marcadas</translation>
    </message>
    <message>
        <source>A query with marked cells attends to these alone, to each of them equally</source>
        <translation>Una consulta con celdas marcadas atiende solo a ellas, a todas por igual</translation>
    </message>
    <message>
        <source>&amp;Hide the chosen cell in this head</source>
        <translation>&amp;Ocultar la celda elegida en esta cabeza</translation>
    </message>
    <message>
        <source>Compare with another run first</source>
        <translation>Compare primero con otra ejecución</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Scale the head</source>
        <translation>Escalar la cabeza</translation>
    </message>
    <message>
        <source>Multiply its output by</source>
        <translation>Multiplicar su salida por</translation>
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
        <translation>Intervenciones</translation>
    </message>
    <message>
        <source>Remove all</source>
        <translation>Quitar todas</translation>
    </message>
    <message>
        <source>Compute as the model itself does</source>
        <translation>Calcula como lo hace el propio modelo</translation>
    </message>
    <message>
        <source>What the head&apos;s output is multiplied by</source>
        <translation>Por cuánto se multiplica la salida de la cabeza</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <translation>Quitar: %1</translation>
    </message>
    <message>
        <source>Remove this intervention</source>
        <translation>Quitar esta intervención</translation>
    </message>
    <message>
        <source>every head</source>
        <translation>cada cabeza</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>capa %1</translation>
    </message>
    <message>
        <source>L%1 H%2</source>
        <translation>L%1 H%2</translation>
    </message>
    <message>
        <source>token %1</source>
        <translation>token %1</translation>
    </message>
    <message>
        <source>%1 cells</source>
        <translation>%1 celdas</translation>
    </message>
    <message>
        <source>switched off</source>
        <translation>desactivada</translation>
    </message>
    <message>
        <source>output × %1</source>
        <translation>salida × %1</translation>
    </message>
    <message>
        <source>its mean output over this text</source>
        <translation>su salida media sobre este texto</translation>
    </message>
    <message>
        <source>attends evenly</source>
        <translation>atiende por igual</translation>
    </message>
    <message>
        <source>%1 hidden</source>
        <translation>oculta %1</translation>
    </message>
    <message>
        <source>attends to %1 alone</source>
        <translation>atiende solo a %1</translation>
    </message>
    <message>
        <source>output of run %1</source>
        <translation>salida de la ejecución %1</translation>
    </message>
    <message>
        <source>%1 of %2 rows</source>
        <translation>%1 de %2 filas</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>y %1 más</translation>
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
        <translation type="unfinished">temperatura %1</translation>
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
        <translation type="unfinished">Sustituir</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation type="unfinished">Guardar como…</translation>
    </message>
</context>
<context>
    <name>LensCanvas</name>
    <message>
        <source>What the model would say after each layer</source>
        <translation>Qué diría el modelo después de cada capa</translation>
    </message>
    <message>
        <source>the token asked for %1</source>
        <translation>el token buscado: %1</translation>
    </message>
</context>
<context>
    <name>LessonCommands</name>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Lecciones</translation>
    </message>
    <message>
        <source>&amp;Open lesson…</source>
        <translation>&amp;Abrir lección…</translation>
    </message>
    <message>
        <source>Open a file whose name ends in .lesson.md or .attnlesson; you can also drop it on the window</source>
        <translation>Abre un archivo cuyo nombre termina en .lesson.md o .attnlesson; también puede arrastrarlo a la ventana</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>Paso &amp;siguiente</translation>
    </message>
    <message>
        <source>&amp;Previous step</source>
        <translation>Paso an&amp;terior</translation>
    </message>
    <message>
        <source>&amp;Record a lesson…</source>
        <translation>&amp;Grabar una lección…</translation>
    </message>
    <message>
        <source>Write a lesson from what is shown, step by step</source>
        <translation>Escribe una lección a partir de lo que se muestra, paso a paso</translation>
    </message>
    <message>
        <source>&amp;Edit this lesson…</source>
        <translation>&amp;Editar esta lección…</translation>
    </message>
    <message>
        <source>Record a &amp;step</source>
        <translation>Grabar un &amp;paso</translation>
    </message>
    <message>
        <source>Ctrl+Return</source>
        <translation>Ctrl+Return</translation>
    </message>
    <message>
        <source>Open lesson</source>
        <translation>Abrir lección</translation>
    </message>
    <message>
        <source>Lessons (*.lesson.md *.attnlesson);;All files (*)</source>
        <translation>Lecciones (*.lesson.md *.attnlesson);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>A lesson cannot open this link: %1.</source>
        <translation>Una lección no puede abrir este enlace: %1.</translation>
    </message>
    <message>
        <source>This link leads to %1.</source>
        <translation>Este enlace lleva a %1.</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>Abrir en el navegador</translation>
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
        <translation type="unfinished">Restaurar</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished">Descartar</translation>
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
        <translation type="unfinished">%1 pasos</translation>
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
        <translation>La fila sigue oculta hasta que pulse Mostrar.</translation>
    </message>
    <message>
        <source>a number sets its points, arrow keys, + and − change them by 5.</source>
        <translation>un número fija sus puntos; las teclas de flecha, + y − los cambian de 5 en 5.</translation>
    </message>
    <message>
        <source>What does “%1” look at most?</source>
        <translation>¿A qué mira más «%1»?</translation>
    </message>
    <message>
        <source>%1. Pick the token that you expect to get the most weight.</source>
        <translation>%1. Elija el token que, según usted, recibirá más peso.</translation>
    </message>
    <message>
        <source>Click a token, or choose it with the arrow keys.</source>
        <translation>Haga clic en un token, o elíjalo con las teclas de flecha.</translation>
    </message>
    <message>
        <source>How much does “%1” look at “%2”?</source>
        <translation>¿Cuánto mira «%1» a «%2»?</translation>
    </message>
    <message>
        <source>%1. Of the 100 points of this row, how many are on this token?</source>
        <translation>%1. De los 100 puntos de esta fila, ¿cuántos están en este token?</translation>
    </message>
    <message>
        <source>Drag the bar, or type: %1</source>
        <translation>Arrastre la barra, o use el teclado: %1</translation>
    </message>
    <message>
        <source>Where does “%1” look?</source>
        <translation>¿Adónde mira «%1»?</translation>
    </message>
    <message>
        <source>%1. Give this row&apos;s 100 points to the tokens that you expect it to attend to.</source>
        <translation>%1. Reparta los 100 puntos de esta fila entre los tokens a los que, según usted, atenderá.</translation>
    </message>
    <message>
        <source>Drag a bar, or type: Tab chooses a token, %1 Points left over are spread evenly.</source>
        <translation>Arrastre una barra, o use el teclado: Tab elige un token, %1 Los puntos que sobran se reparten por igual.</translation>
    </message>
    <message>
        <source>Which head is it?</source>
        <translation>¿Qué cabeza es?</translation>
    </message>
    <message>
        <source>Look for it among the heads and choose it.</source>
        <translation>Búsquela entre las cabezas y elíjala.</translation>
    </message>
    <message>
        <source>All maps and numbers stay visible; press Show to see which head is meant.</source>
        <translation>Todos los mapas y números siguen visibles; pulse Mostrar para ver de qué cabeza se trata.</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>Layer %1, head %2</source>
        <translation>Capa %1, cabeza %2</translation>
    </message>
    <message>
        <source>%1: the row of “%2”.</source>
        <translation>%1: la fila de «%2».</translation>
    </message>
    <message>
        <source>%1 (predict)</source>
        <translation>%1 (pronóstico)</translation>
    </message>
    <message>
        <source>%1 (goal)</source>
        <translation>%1 (meta)</translation>
    </message>
    <message>
        <source>%1 (question)</source>
        <translation>%1 (pregunta)</translation>
    </message>
    <message>
        <source>The picture %1 is not there.</source>
        <translation>La imagen %1 no está.</translation>
    </message>
    <message>
        <source>In AttentionScope: change what is shown until this is so.</source>
        <translation>En AttentionScope: cambie lo que se muestra hasta que sea así.</translation>
    </message>
    <message>
        <source>Steps of the lesson</source>
        <translation>Pasos de la lección</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>All steps</source>
        <translation>Todos los pasos</translation>
    </message>
    <message>
        <source>All steps one below the other, to print them</source>
        <translation>Todos los pasos uno debajo de otro, para imprimirlos</translation>
    </message>
    <message>
        <source>◀ Back</source>
        <translation>◀ Atrás</translation>
    </message>
    <message>
        <source>The previous step (Page Up)</source>
        <translation>El paso anterior (Page Up)</translation>
    </message>
    <message>
        <source>Next ▶</source>
        <translation>Siguiente ▶</translation>
    </message>
    <message>
        <source>The next step (Page Down)</source>
        <translation>El paso siguiente (Page Down)</translation>
    </message>
    <message>
        <source>Page down and Page up, or the buttons above, lead through the steps.</source>
        <translation>Page Down y Page Up, o los botones de arriba, recorren los pasos.</translation>
    </message>
    <message>
        <source>In a map arrow keys move the cell; Home and End go along the row, with Ctrl along the column; Alt with an arrow key shows another head; Enter keeps the cell, Escape leaves it. Every number is one that the program has computed.</source>
        <translation>En un mapa, las teclas de flecha mueven la celda; Home y End recorren la fila, y con Ctrl la columna; Alt con una tecla de flecha muestra otra cabeza; Intro fija la celda, Escape la suelta. Todos los números los ha calculado el programa.</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Responder</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Mostrar la respuesta</translation>
    </message>
    <message>
        <source>The answer: %1</source>
        <translation>La respuesta: %1</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>Pista: %1</translation>
    </message>
    <message>
        <source>Noted. The lesson&apos;s answer: %1</source>
        <translation>Anotado. La respuesta de la lección: %1</translation>
    </message>
    <message>
        <source>Noted. Write it down: this page does not know the answer.</source>
        <translation>Anotado. Escríbalo: esta página no sabe la respuesta.</translation>
    </message>
    <message>
        <source>That is not a number. Write it like 0.95.</source>
        <translation>Eso no es un número. Escríbalo como 0.95.</translation>
    </message>
    <message>
        <source>Nothing here has that name. Type it as it is written beside the map, or click it.</source>
        <translation>Aquí no hay nada con ese nombre. Escríbalo como está junto al mapa, o haga clic en él.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Correcto.</translation>
    </message>
    <message>
        <source>Not quite. Look again.</source>
        <translation>No del todo. Mire otra vez.</translation>
    </message>
    <message>
        <source>Not quite. Look again, or ask for a hint.</source>
        <translation>No del todo. Mire otra vez, o pida una pista.</translation>
    </message>
    <message>
        <source>A number</source>
        <translation>Un número</translation>
    </message>
    <message>
        <source>A cell, such as it → cat: type it or click it</source>
        <translation>Una celda, como it → cat: escríbala o haga clic en ella</translation>
    </message>
    <message>
        <source>A head, such as 4.4: type it or click it</source>
        <translation>Una cabeza, como 4.4: escríbala o haga clic en ella</translation>
    </message>
    <message>
        <source>A token: type it or click it</source>
        <translation>Un token: escríbalo o haga clic en él</translation>
    </message>
    <message>
        <source>In your own words</source>
        <translation>Con sus propias palabras</translation>
    </message>
    <message>
        <source>Predict</source>
        <translation>Predecir</translation>
    </message>
    <message>
        <source>Spread evenly</source>
        <translation>Repartir por igual</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Guess again</source>
        <translation>Adivinar de nuevo</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 puntos</translation>
    </message>
    <message>
        <source>%1 of 100 points left</source>
        <translation>quedan %1 de 100 puntos</translation>
    </message>
    <message>
        <source>%1 of 100 points</source>
        <translation>%1 de 100 puntos</translation>
    </message>
    <message>
        <source>□ your guess     ■ the model     points of 100</source>
        <translation>□ su pronóstico     ■ el modelo     puntos de 100</translation>
    </message>
    <message>
        <source>your guess %1, the model %2</source>
        <translation>su pronóstico %1, el modelo %2</translation>
    </message>
    <message>
        <source>Nearly all of it on “%1”</source>
        <translation>Casi todo en «%1»</translation>
    </message>
    <message>
        <source>Most of it on “%1”</source>
        <translation>La mayor parte en «%1»</translation>
    </message>
    <message>
        <source>No token has half; most has “%1”</source>
        <translation>Ningún token llega a la mitad; el que más tiene es «%1»</translation>
    </message>
    <message>
        <source>You said %1 of 100 points on this token; it gets %2.</source>
        <translation>Usted dio %1 de 100 puntos a este token; recibe %2.</translation>
    </message>
    <message>
        <source>You picked “%1”: right.</source>
        <translation>Eligió «%1»: correcto.</translation>
    </message>
    <message>
        <source>You picked “%1”, which is at rank %2 of %3.</source>
        <translation>Eligió «%1», que está en el puesto %2 de %3.</translation>
    </message>
    <message>
        <source>You picked no token.</source>
        <translation>No eligió ningún token.</translation>
    </message>
    <message>
        <source>Jensen–Shannon divergence, from 0 (the same) to 0.69 (nothing shared):</source>
        <translation>Divergencia de Jensen–Shannon, de 0 (iguales) a 0.69 (nada en común):</translation>
    </message>
    <message>
        <source>%1 nats</source>
        <translation>%1 nats</translation>
    </message>
    <message>
        <source>not defined</source>
        <translation>no definida</translation>
    </message>
    <message>
        <source>Your first choice, “%1”:</source>
        <translation>Su primera elección, «%1»:</translation>
    </message>
    <message>
        <source>No token picked:</source>
        <translation>Ningún token elegido:</translation>
    </message>
    <message>
        <source>rank %1 of %2</source>
        <translation>puesto %1 de %2</translation>
    </message>
    <message>
        <source>Your points where the weight is:</source>
        <translation>Sus puntos donde está el peso:</translation>
    </message>
    <message>
        <source>%1 of 100</source>
        <translation>%1 de 100</translation>
    </message>
    <message>
        <source>You chose layer %1, head %2.</source>
        <translation>Eligió la capa %1, cabeza %2.</translation>
    </message>
    <message>
        <source>Right: layer %1, head %2</source>
        <translation>Correcto: capa %1, cabeza %2</translation>
    </message>
    <message>
        <source>It is layer %1, head %2</source>
        <translation>Es la capa %1, cabeza %2</translation>
    </message>
    <message>
        <source>You picked the head that was shown.</source>
        <translation>Eligió la cabeza que se mostraba.</translation>
    </message>
    <message>
        <source>You picked layer %1, head %2.</source>
        <translation>Eligió la capa %1, cabeza %2.</translation>
    </message>
    <message>
        <source>You picked no head.</source>
        <translation>No eligió ninguna cabeza.</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Paso %1 de %2</translation>
    </message>
    <message>
        <source>%1 steps</source>
        <translation>%1 pasos</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>◀ Back</source>
        <translation>◀ Atrás</translation>
    </message>
    <message>
        <source>The previous step (Page Up)</source>
        <translation>El paso anterior (Page Up)</translation>
    </message>
    <message>
        <source>Next ▶</source>
        <translation>Siguiente ▶</translation>
    </message>
    <message>
        <source>The next step (Page Down)</source>
        <translation>El paso siguiente (Page Down)</translation>
    </message>
    <message>
        <source>Hand in…</source>
        <translation>Entregar…</translation>
    </message>
    <message>
        <source>Save your answers as a file, or as a short code</source>
        <translation>Guarda sus respuestas en un archivo, o como código corto</translation>
    </message>
    <message>
        <source>The goals of this step</source>
        <translation>Las metas de este paso</translation>
    </message>
    <message>
        <source>Steps of the lesson</source>
        <translation>Pasos de la lección</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>Close the lesson; what is shown stays</source>
        <translation>Cerrar la lección; lo que se muestra queda</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lección</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Paso %1 de %2</translation>
    </message>
    <message>
        <source>%1  %2 (predict)</source>
        <translation>%1  %2 (pronóstico)</translation>
    </message>
    <message>
        <source>%1  %2 (goal)</source>
        <translation>%1  %2 (meta)</translation>
    </message>
    <message>
        <source>%1  %2 (question)</source>
        <translation>%1  %2 (pregunta)</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Back to the step</source>
        <translation>Volver al paso</translation>
    </message>
    <message>
        <source>Try what you like. %1 shows the step again; Ctrl+Z then brings back what you did.</source>
        <translation>Pruebe lo que quiera. %1 vuelve a mostrar el paso; después, Ctrl+Z recupera lo que hizo.</translation>
    </message>
    <message>
        <source> Now: %1.</source>
        <translation> Ahora: %1.</translation>
    </message>
    <message>
        <source>Goal reached:</source>
        <translation>Meta alcanzada:</translation>
    </message>
    <message>
        <source>Goal:</source>
        <translation>Meta:</translation>
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
        <translation>El texto del paso</translation>
    </message>
</context>
<context>
    <name>LessonRecorder</name>
    <message>
        <source>Lessons (*.lesson.md)</source>
        <translation>Lecciones (*.lesson.md)</translation>
    </message>
    <message>
        <source>Record a lesson as</source>
        <translation>Grabar una lección como</translation>
    </message>
    <message>
        <source>own-lesson</source>
        <translation>own-lesson</translation>
    </message>
    <message>
        <source>Edit a copy as</source>
        <translation>Editar una copia como</translation>
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
        <translation type="unfinished">Volver a cargar</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation type="unfinished">Sustituir</translation>
    </message>
</context>
<context>
    <name>LessonRecording</name>
    <message>
        <source>The first step</source>
        <translation>El primer paso</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>Paso %1</translation>
    </message>
</context>
<context>
    <name>LikenessPanel</name>
    <message>
        <source>Likeness</source>
        <translation>Similitud</translation>
    </message>
    <message>
        <source>How similar each text is to the picture</source>
        <translation>Cuánto se parece cada texto a la imagen</translation>
    </message>
    <message>
        <source>Open a picture under Picture to see how similar the texts are to it.</source>
        <translation>Abra una imagen en Imagen para ver cuánto se le parecen los textos.</translation>
    </message>
    <message>
        <source>Type a text under Text to see how similar it is to the picture.</source>
        <translation>Escriba un texto en Texto para ver cuánto se parece a la imagen.</translation>
    </message>
    <message>
        <source>Shares of the texts: softmax of %1 · cosine. Cosines: %2.</source>
        <translation>Proporciones de los textos: softmax de %1 · coseno. Cosenos: %2.</translation>
    </message>
    <message>
        <source>Cosine: %1, between the picture and “%2”. Under Text, + text adds one to compare.</source>
        <translation>Coseno: %1, de la imagen y «%2». En Texto, + texto añade otro para comparar.</translation>
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
        <translation>hasta %1 × %2</translation>
    </message>
    <message>
        <source>each pixel is the largest of %1 weights</source>
        <translation>cada píxel es el mayor de %1 pesos</translation>
    </message>
    <message>
        <source>each pixel is the mean of %1 weights</source>
        <translation>cada píxel es la media de %1 pesos</translation>
    </message>
    <message>
        <source>refining</source>
        <translation>refinando</translation>
    </message>
    <message>
        <source>refining, %1 %</source>
        <translation>refinando, %1 %</translation>
    </message>
    <message>
        <source>stopped at %1 %</source>
        <translation>detenido al %1 %</translation>
    </message>
    <message>
        <source> · </source>
        <translation> · </translation>
    </message>
    <message>
        <source>largest of queries %1 × keys %2</source>
        <translation>máximo de consultas %1 × claves %2</translation>
    </message>
    <message>
        <source>mean of queries %1 × keys %2</source>
        <translation>media de consultas %1 × claves %2</translation>
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
        <translation>Sin título</translation>
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
        <translation>calculando el mapa… (Esc lo detiene)</translation>
    </message>
    <message>
        <source>Look at fewer cells: Ctrl and the wheel, or + in the map</source>
        <translation>Muestra menos celdas: Ctrl y la rueda, o + en el mapa</translation>
    </message>
    <message>
        <source>Look at more cells: Ctrl and the wheel, or − in the map</source>
        <translation>Muestra más celdas: Ctrl y la rueda, o − en el mapa</translation>
    </message>
    <message>
        <source>Look at all cells: double click, or 0 in the map</source>
        <translation>Muestra todas las celdas: doble clic, o 0 en el mapa</translation>
    </message>
    <message>
        <source>&amp;Go to token…</source>
        <translation>Ir a un to&amp;ken…</translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <translation>Ctrl+L</translation>
    </message>
    <message>
        <source>Choose a token by its text or its number</source>
        <translation>Elige un token por su texto o por su número</translation>
    </message>
    <message>
        <source>Cells are marked by Shift and drag, or M</source>
        <translation>Las celdas se marcan con Mayús y arrastrar, o con M</translation>
    </message>
    <message>
        <source>Go to token</source>
        <translation>Ir a un token</translation>
    </message>
    <message>
        <source>A token&apos;s text, or its number from 1</source>
        <translation>El texto de un token, o su número desde 1</translation>
    </message>
    <message>
        <source>“%1” is not a token of this text.</source>
        <translation>«%1» no es un token de este texto.</translation>
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
        <translation>Colores del mapa</translation>
    </message>
    <message>
        <source>&amp;Automatic range</source>
        <translation>Intervalo &amp;automático</translation>
    </message>
    <message>
        <source>From the smallest to the largest number of the map</source>
        <translation>Del número más pequeño al más grande del mapa</translation>
    </message>
    <message>
        <source>Range of the &amp;chosen row</source>
        <translation>Intervalo de la fila &amp;elegida</translation>
    </message>
    <message>
        <source>Range of &amp;each row</source>
        <translation>Intervalo de &amp;cada fila</translation>
    </message>
    <message>
        <source>&amp;Linear</source>
        <translation>&amp;Lineal</translation>
    </message>
    <message>
        <source>Lo&amp;garithmic</source>
        <translation>Lo&amp;garítmica</translation>
    </message>
    <message>
        <source>Over at most four powers of ten: what is smaller has the colour of the lower end</source>
        <translation>Sobre cuatro potencias de diez como máximo: lo que es menor tiene el color del extremo inferior</translation>
    </message>
    <message>
        <source>Shares of the range to this power: below 1 small numbers become brighter</source>
        <translation>Proporciones del intervalo elevadas a este exponente: por debajo de 1, los números pequeños se ven más claros</translation>
    </message>
    <message>
        <source>&amp;Fixed range, %1 to %2</source>
        <translation>Intervalo &amp;fijo, de %1 a %2</translation>
    </message>
    <message>
        <source>Fixed range, %1 to %2</source>
        <translation>Intervalo fijo, de %1 a %2</translation>
    </message>
    <message>
        <source>This map is too long: the rows of its pictures stand for several.</source>
        <translation>Este mapa es demasiado largo: las filas de sus imágenes representan varias.</translation>
    </message>
    <message>
        <source>From the smallest to the largest number of the chosen query&apos;s row</source>
        <translation>Del número más pequeño al más grande de la fila de la consulta elegida</translation>
    </message>
    <message>
        <source>In each row from its own smallest to its own largest number</source>
        <translation>En cada fila, de su número más pequeño al más grande</translation>
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
        <translation>fijo</translation>
    </message>
    <message>
        <source>row</source>
        <translation>fila</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>filas</translation>
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
        <translation>Cómo se convierten los números en colores</translation>
    </message>
</context>
<context>
    <name>MapControls</name>
    <message>
        <source>Weights</source>
        <translation>Pesos</translation>
    </message>
    <message>
        <source>‖weight · v Wᴼ‖</source>
        <translation>‖peso · v Wᴼ‖</translation>
    </message>
    <message>
        <source>All heads of the layer in one map</source>
        <translation>Todas las cabezas de la capa en un mapa</translation>
    </message>
    <message>
        <source>All heads of the model in one map</source>
        <translation>Todas las cabezas del modelo en un mapa</translation>
    </message>
    <message>
        <source>Attention rollout up to the layer</source>
        <translation>Propagación de la atención hasta la capa</translation>
    </message>
    <message>
        <source>Attention flow up to the layer</source>
        <translation>Flujo de atención hasta la capa</translation>
    </message>
    <message>
        <source>Their mean</source>
        <translation>Su media</translation>
    </message>
    <message>
        <source>Their sum</source>
        <translation>Su suma</translation>
    </message>
    <message>
        <source>The largest of their weights</source>
        <translation>El mayor de sus pesos</translation>
    </message>
    <message>
        <source>Words instead of pieces</source>
        <translation>Palabras en vez de piezas</translation>
    </message>
    <message>
        <source>Special tokens shown</source>
        <translation>Con tokens especiales</translation>
    </message>
    <message>
        <source>Special tokens left out</source>
        <translation>Sin tokens especiales</translation>
    </message>
    <message>
        <source>Special tokens left out, rows renormalised to 1</source>
        <translation>Sin tokens especiales, con las filas renormalizadas a 1</translation>
    </message>
    <message>
        <source>Both texts</source>
        <translation>Ambos textos</translation>
    </message>
    <message>
        <source>First text → first text</source>
        <translation>Primer texto → primer texto</translation>
    </message>
    <message>
        <source>First text → second text</source>
        <translation>Primer texto → segundo texto</translation>
    </message>
    <message>
        <source>Second text → first text</source>
        <translation>Segundo texto → primer texto</translation>
    </message>
    <message>
        <source>Second text → second text</source>
        <translation>Segundo texto → segundo texto</translation>
    </message>
    <message>
        <source>What a pixel of the map shows</source>
        <translation>Qué muestra un píxel del mapa</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>El mayor</translation>
    </message>
    <message>
        <source>A pixel shows the largest of its weights: no thin line vanishes</source>
        <translation>Un píxel muestra el mayor de sus pesos: no desaparece ninguna línea fina</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>La media</translation>
    </message>
    <message>
        <source>A pixel shows the mean of its weights</source>
        <translation>Un píxel muestra la media de sus pesos</translation>
    </message>
    <message>
        <source>A pixel shows</source>
        <translation>Un píxel muestra</translation>
    </message>
    <message>
        <source>Norms</source>
        <translation>Normas</translation>
    </message>
    <message>
        <source>Layer&apos;s heads</source>
        <translation>Cabezas de la capa</translation>
    </message>
    <message>
        <source>All heads</source>
        <translation>Todas las cabezas</translation>
    </message>
    <message>
        <source>Picked heads</source>
        <translation>Cabezas seleccionadas</translation>
    </message>
    <message>
        <source>Rollout</source>
        <translation>Propagación</translation>
    </message>
    <message>
        <source>Flow</source>
        <translation>Flujo</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>media</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>suma</translation>
    </message>
    <message>
        <source>largest</source>
        <translation>el mayor</translation>
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
        <translation> · palabras</translation>
    </message>
    <message>
        <source> · no special</source>
        <translation> · sin especiales</translation>
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
        <translation>Qué representan las celdas y las filas del mapa</translation>
    </message>
    <message>
        <source>The picked heads in one map</source>
        <translation>Las cabezas seleccionadas en un mapa</translation>
    </message>
    <message>
        <source>The picked heads in one map (pick heads in All heads first)</source>
        <translation>Las cabezas seleccionadas en un mapa (seleccione antes cabezas en Todas las cabezas)</translation>
    </message>
</context>
<context>
    <name>MapDifference</name>
    <message>
        <source>The difference appears when both maps are computed.</source>
        <translation>La diferencia aparece cuando ambos mapas están calculados.</translation>
    </message>
    <message>
        <source>No difference: %1 has %2 × %3 cells, %4 has %5 × %6. Only maps of one shape can be subtracted.</source>
        <translation>No hay diferencia: %1 tiene %2 × %3 celdas; %4 tiene %5 × %6. Solo se pueden restar mapas de la misma forma.</translation>
    </message>
    <message>
        <source>%1 − %2</source>
        <translation>%1 − %2</translation>
    </message>
    <message>
        <source>red: %1 larger; blue, −: %2 larger</source>
        <translation>rojo: mayor en %1; azul, −: mayor en %2</translation>
    </message>
</context>
<context>
    <name>MapView</name>
    <message>
        <source>hatched: hidden by the mask</source>
        <translation>rayado: oculto por la máscara</translation>
    </message>
    <message>
        <source>query (predicting this target token)</source>
        <translation>consulta (predice este token de destino)</translation>
    </message>
    <message>
        <source>query (predicting this token)</source>
        <translation>consulta (predice este token)</translation>
    </message>
    <message>
        <source>target token (attending)</source>
        <translation>token de destino (atiende)</translation>
    </message>
    <message>
        <source>query (attending)</source>
        <translation>consulta (atiende)</translation>
    </message>
    <message>
        <source>source token (attended to)</source>
        <translation>token de origen (atendido)</translation>
    </message>
    <message>
        <source>key (attended to)</source>
        <translation>clave (atendida)</translation>
    </message>
    <message>
        <source>each pixel is the mean of about %1 × %1 weights</source>
        <translation>cada píxel es la media de unos %1 × %1 pesos</translation>
    </message>
    <message>
        <source>each pixel is the largest of about %1 × %1 weights</source>
        <translation>cada píxel es el máximo de unos %1 × %1 pesos</translation>
    </message>
    <message>
        <source>each pixel is the mean of about %1 × %1 cells</source>
        <translation>cada píxel es la media de unas %1 × %1 celdas</translation>
    </message>
    <message>
        <source>each pixel is the largest of about %1 × %1 cells</source>
        <translation>cada píxel es el máximo de unas %1 × %1 celdas</translation>
    </message>
    <message>
        <source>colours: one range for all rows, as the map is too long for one of each</source>
        <translation>colores: un solo intervalo para todas las filas, porque el mapa es demasiado largo para uno por fila</translation>
    </message>
    <message>
        <source>lowest</source>
        <translation>mínimo</translation>
    </message>
    <message>
        <source>highest</source>
        <translation>máximo</translation>
    </message>
    <message>
        <source>Attention map</source>
        <translation>Mapa de atención</translation>
    </message>
    <message>
        <source>left out of this map</source>
        <translation>omitida en este mapa</translation>
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
        <translation>fuera de %1</translation>
    </message>
    <message>
        <source>hidden by %1</source>
        <translation>oculta por %1</translation>
    </message>
    <message>
        <source>uncovered by hand</source>
        <translation>descubierta a mano</translation>
    </message>
    <message>
        <source>visible because of %1</source>
        <translation>visible debido a %1</translation>
    </message>
    <message>
        <source>visible</source>
        <translation>visible</translation>
    </message>
    <message>
        <source>future (causal)</source>
        <translation>futuro (causal)</translation>
    </message>
    <message>
        <source>padding</source>
        <translation>relleno</translation>
    </message>
    <message>
        <source>painted</source>
        <translation>pintada</translation>
    </message>
</context>
<context>
    <name>MaskDiagram</name>
    <message>
        <source>Mask diagram</source>
        <translation>Diagrama de la máscara</translation>
    </message>
    <message>
        <source>%1 is visible</source>
        <translation>%1 es visible</translation>
    </message>
    <message>
        <source>%1 is hidden</source>
        <translation>%1 está oculto</translation>
    </message>
    <message>
        <source>visible</source>
        <translation>visible</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>oculta</translation>
    </message>
    <message>
        <source>%1 may attend to %2</source>
        <translation>%1 puede atender a %2</translation>
    </message>
    <message>
        <source>%1 may not attend to %2</source>
        <translation>%1 no puede atender a %2</translation>
    </message>
</context>
<context>
    <name>MaskExplanation</name>
    <message>
        <source>Visible keys</source>
        <translation>Claves visibles</translation>
    </message>
    <message>
        <source>Weights with −∞ before softmax</source>
        <translation>Pesos con −∞ antes de la softmax</translation>
    </message>
    <message>
        <source>Weights with softmax, then hide and renormalise</source>
        <translation>Pesos con softmax, después ocultar y renormalizar</translation>
    </message>
    <message>
        <source>Two ways to mask give the same weights</source>
        <translation>Las dos maneras de enmascarar dan los mismos pesos</translation>
    </message>
    <message>
        <source>−∞ before softmax</source>
        <translation>−∞ antes de la softmax</translation>
    </message>
    <message>
        <source>softmax, then hide and renormalise</source>
        <translation>softmax, después ocultar y renormalizar</translation>
    </message>
    <message>
        <source>%1 → %2 is visible</source>
        <translation>%1 → %2 es visible</translation>
    </message>
    <message>
        <source>%1 → %2 is hidden</source>
        <translation>%1 → %2 está oculta</translation>
    </message>
    <message>
        <source>query %1 · key %2 · distance %3</source>
        <translation>consulta %1 · clave %2 · distancia %3</translation>
    </message>
    <message>
        <source>No rule hides this cell.</source>
        <translation>Ninguna regla oculta esta celda.</translation>
    </message>
    <message>
        <source>… and %1 more rules</source>
        <translation>… y %1 reglas más</translation>
    </message>
    <message>
        <source>What the row “%1” sees</source>
        <translation>Qué ve la fila «%1»</translation>
    </message>
    <message>
        <source>What query “%1” sees</source>
        <translation>Qué ve la consulta «%1»</translation>
    </message>
    <message>
        <source>… and %1 more</source>
        <translation>… y %1 más</translation>
    </message>
    <message>
        <source>The row “%1” sees no key.</source>
        <translation>La fila «%1» no ve ninguna clave.</translation>
    </message>
    <message>
        <source>Query “%1” sees no key.</source>
        <translation>La consulta «%1» no ve ninguna clave.</translation>
    </message>
    <message>
        <source>largest difference %1</source>
        <translation>mayor diferencia %1</translation>
    </message>
    <message>
        <source>Over all cells of this head</source>
        <translation>Sobre todas las celdas de esta cabeza</translation>
    </message>
</context>
<context>
    <name>MaskOrders</name>
    <message>
        <source>Two ways to mask give the same weights</source>
        <translation>Las dos maneras de enmascarar dan los mismos pesos</translation>
    </message>
    <message>
        <source>−∞ before softmax</source>
        <translation>−∞ antes de la softmax</translation>
    </message>
    <message>
        <source>softmax, then hide and renormalise</source>
        <translation>softmax, después ocultar y renormalizar</translation>
    </message>
    <message>
        <source>largest difference %1</source>
        <translation>mayor diferencia %1</translation>
    </message>
</context>
<context>
    <name>MaskSentences</name>
    <message>
        <source>cached keys come first</source>
        <translation>las claves de la caché van antes</translation>
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
        <translation>es el propio token</translation>
    </message>
    <message>
        <source>at most %1 back</source>
        <translation>a lo sumo %1 hacia atrás</translation>
    </message>
    <message>
        <source>more than %1 back</source>
        <translation>más de %1 hacia atrás</translation>
    </message>
    <message>
        <source>at most %1 ahead</source>
        <translation>a lo sumo %1 hacia delante</translation>
    </message>
    <message>
        <source>more than %1 ahead</source>
        <translation>más de %1 hacia delante</translation>
    </message>
    <message>
        <source>key %1 is global</source>
        <translation>la clave %1 es global</translation>
    </message>
    <message>
        <source>query %1 is global</source>
        <translation>la consulta %1 es global</translation>
    </message>
    <message>
        <source>token %1</source>
        <translation>token %1</translation>
    </message>
    <message>
        <source>one of these tokens</source>
        <translation>uno de estos tokens</translation>
    </message>
    <message>
        <source>%1 is not %2</source>
        <translation>%1 no es %2</translation>
    </message>
    <message>
        <source>neither %1 nor %2 is %3</source>
        <translation>ni %1 ni %2 es %3</translation>
    </message>
    <message>
        <source>distance %1 is a multiple of %2</source>
        <translation>la distancia %1 es múltiplo de %2</translation>
    </message>
    <message>
        <source>distance %1 is not a multiple of %2</source>
        <translation>la distancia %1 no es múltiplo de %2</translation>
    </message>
    <message>
        <source>it shows every cell</source>
        <translation>muestra todas las celdas</translation>
    </message>
    <message>
        <source>key %1 is not padding</source>
        <translation>la clave %1 no es relleno</translation>
    </message>
    <message>
        <source>key %1 is padding</source>
        <translation>la clave %1 es relleno</translation>
    </message>
    <message>
        <source>key %1 is among the first %2</source>
        <translation>la clave %1 está entre las %2 primeras</translation>
    </message>
    <message>
        <source>key %1 is not among the first %2</source>
        <translation>la clave %1 no está entre las %2 primeras</translation>
    </message>
    <message>
        <source>the same segment</source>
        <translation>el mismo segmento</translation>
    </message>
    <message>
        <source>another segment</source>
        <translation>otro segmento</translation>
    </message>
    <message>
        <source>the same chunk of %1 tokens</source>
        <translation>el mismo fragmento de %1 tokens</translation>
    </message>
    <message>
        <source>another chunk of %1 tokens</source>
        <translation>otro fragmento de %1 tokens</translation>
    </message>
    <message>
        <source>not hidden by hand</source>
        <translation>no oculta a mano</translation>
    </message>
    <message>
        <source>hidden by hand</source>
        <translation>oculta a mano</translation>
    </message>
    <message>
        <source>uncovered by hand</source>
        <translation>descubierta a mano</translation>
    </message>
    <message>
        <source>not uncovered by hand</source>
        <translation>no descubierta a mano</translation>
    </message>
    <message>
        <source>the model&apos;s table shows it</source>
        <translation>la tabla del modelo la muestra</translation>
    </message>
    <message>
        <source>the model&apos;s table hides it</source>
        <translation>la tabla del modelo la oculta</translation>
    </message>
    <message>
        <source>among the %1 visible keys of highest index score</source>
        <translation>entre las %1 claves visibles con la puntuación de índice más alta</translation>
    </message>
    <message>
        <source>not among the %1 visible keys of highest index score</source>
        <translation>no entre las %1 claves visibles con la puntuación de índice más alta</translation>
    </message>
    <message>
        <source>key %1 was added by the layer, and every query sees it</source>
        <translation>la clave %1 la añadió la capa, y todas las consultas la ven</translation>
    </message>
    <message>
        <source>key %1 was not added by the layer</source>
        <translation>la clave %1 no la añadió la capa</translation>
    </message>
    <message>
        <source>shows it: %1</source>
        <translation>la muestra: %1</translation>
    </message>
    <message>
        <source>does not apply: %1</source>
        <translation>no se aplica: %1</translation>
    </message>
    <message>
        <source>hides it: %1</source>
        <translation>la oculta: %1</translation>
    </message>
    <message>
        <source>%1 (“!” means not)</source>
        <translation>%1 («!» significa no)</translation>
    </message>
    <message>
        <source>After the softmax nothing is left to renormalise: its weights are all 0 and so is its output.</source>
        <translation>Después de la softmax no queda nada que renormalizar: todos sus pesos son 0 y su salida también.</translation>
    </message>
    <message>
        <source>Every score is −∞, so the softmax would divide 0 by 0: PyTorch gives NaN, and here all weights are 0.</source>
        <translation>Todas las puntuaciones son −∞, así que la softmax dividiría 0 entre 0: PyTorch da NaN, y aquí todos los pesos son 0.</translation>
    </message>
    <message>
        <source>Its weights are hidden until they have been guessed.</source>
        <translation>Sus pesos están ocultos hasta que se adivinen.</translation>
    </message>
    <message>
        <source>Its weights are NaN.</source>
        <translation>Sus pesos son NaN.</translation>
    </message>
    <message>
        <source>The number that is added is so large that all scores become equal: each of the %1 keys gets %2.</source>
        <translation>El número que se suma es tan grande que todas las puntuaciones se igualan: cada una de las %1 claves recibe %2.</translation>
    </message>
    <message>
        <source>Every score is the same, so its weight is spread evenly: 1/%1 = %2 for each key.</source>
        <translation>Todas las puntuaciones son iguales, así que su peso se reparte por igual: 1/%1 = %2 para cada clave.</translation>
    </message>
    <message>
        <source>Every score was lowered alike, so its weights are as if nothing were hidden: %1 to %2, in all %3.</source>
        <translation>Todas las puntuaciones bajaron lo mismo, así que sus pesos son como si no se ocultara nada: de %1 a %2, en total %3.</translation>
    </message>
    <message>
        <source>%1 of %2 cells hidden by %3</source>
        <translation>%1 de %2 celdas ocultas por %3</translation>
    </message>
    <message>
        <source>, %1 more by %2</source>
        <translation>, otras %1 por %2</translation>
    </message>
    <message>
        <source>none of %1 cells is hidden</source>
        <translation>ninguna de las %1 celdas está oculta</translation>
    </message>
    <message>
        <source>no query is left without a key</source>
        <translation>ninguna consulta queda sin clave</translation>
    </message>
    <message>
        <source>query %1 sees no key</source>
        <translation>la consulta %1 no ve ninguna clave</translation>
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
        <translation>peso de %1</translation>
    </message>
</context>
<context>
    <name>MeasureTable</name>
    <message>
        <source>The patterns that take at least the chosen share of the head&apos;s weight</source>
        <translation>Los patrones que reciben al menos la proporción elegida del peso de la cabeza</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>capa</translation>
    </message>
    <message>
        <source>head</source>
        <translation>cabeza</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nombre</translation>
    </message>
</context>
<context>
    <name>MeasuresBench</name>
    <message>
        <source>layer %1 of %2</source>
        <translation>capa %1 de %2</translation>
    </message>
    <message>
        <source>%1 of %2 sequences (Esc stops)</source>
        <translation>%1 de %2 secuencias (Esc lo detiene)</translation>
    </message>
    <message>
        <source>“%1” at token %2</source>
        <translation>«%1» en el token %2</translation>
    </message>
    <message>
        <source>Save table</source>
        <translation>Guardar tabla</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tablas (*.csv)</translation>
    </message>
</context>
<context>
    <name>MeasuresView</name>
    <message>
        <source>What is measured of each head</source>
        <translation>Qué se mide de cada cabeza</translation>
    </message>
    <message>
        <source>name heads from  </source>
        <translation>nombrar cabezas desde  </translation>
    </message>
    <message>
        <source>Share of the weight at which a head is named after a pattern</source>
        <translation>Proporción del peso con la que una cabeza recibe el nombre de un patrón</translation>
    </message>
    <message>
        <source>A head is named after a pattern, such as previous token, if at least this share of its weight follows it</source>
        <translation>Una cabeza recibe el nombre de un patrón, como token anterior, si lo sigue al menos esta proporción de su peso</translation>
    </message>
    <message>
        <source>Save table…</source>
        <translation>Guardar tabla…</translation>
    </message>
    <message>
        <source>Save the table as CSV, sorted as it is shown</source>
        <translation>Guarda la tabla como CSV, en el orden en que se muestra</translation>
    </message>
    <message>
        <source>Without the first row</source>
        <translation>Sin la primera fila</translation>
    </message>
    <message>
        <source>Leave out the first row: in a causal map it can only attend to itself</source>
        <translation>Omite la primera fila: en un mapa causal solo puede atender a sí misma</translation>
    </message>
    <message>
        <source>Without special rows</source>
        <translation>Sin filas especiales</translation>
    </message>
    <message>
        <source>Measure the rows of the text&apos;s own tokens alone, without [CLS], [SEP] and the like</source>
        <translation>Mide solo las filas de los tokens del propio texto, sin [CLS], [SEP] y similares</translation>
    </message>
    <message>
        <source>In bits</source>
        <translation>En bits</translation>
    </message>
    <message>
        <source>Entropies and log-probabilities in bits instead of nats</source>
        <translation>Entropías y log-probabilidades en bits en vez de nats</translation>
    </message>
    <message>
        <source>induction from  </source>
        <translation>inducción en  </translation>
    </message>
    <message>
        <source>  sequence</source>
        <translation>  secuencia</translation>
    </message>
    <message>
        <source>  sequences</source>
        <translation>  secuencias</translation>
    </message>
    <message>
        <source>How many random sequences induction is averaged over</source>
        <translation>Con cuántas secuencias al azar se promedia la inducción</translation>
    </message>
    <message>
        <source>How many random sequences induction is averaged over; ± in its column is their spread</source>
        <translation>Con cuántas secuencias al azar se promedia la inducción; ± en su columna es su dispersión</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>Qué muestra el gráfico</translation>
    </message>
    <message>
        <source> The answer is %1.</source>
        <translation> La respuesta es %1.</translation>
    </message>
    <message>
        <source> Press “Knock out each head”.</source>
        <translation> Pulse «Suprimir cada cabeza».</translation>
    </message>
    <message>
        <source> No cell is marked.</source>
        <translation> No hay ninguna celda marcada.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Knock out each head</source>
        <translation>Suprimir cada cabeza</translation>
    </message>
    <message>
        <source>This model does not predict tokens, so no answer could change</source>
        <translation>Este modelo no predice tokens, así que ninguna respuesta podría cambiar</translation>
    </message>
    <message>
        <source>Switch off one head after the other and see how the probability of %1 changes</source>
        <translation>Desactiva una cabeza tras otra para ver cómo cambia la probabilidad de %1</translation>
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
        <translation>Abre modelos de %1.</translation>
    </message>
    <message>
        <source>Open model</source>
        <translation>Abrir modelo</translation>
    </message>
    <message>
        <source>Type a part of a name, architecture or folder</source>
        <translation>Escriba una parte de un nombre, arquitectura o carpeta</translation>
    </message>
    <message>
        <source>Search the list</source>
        <translation>Buscar en la lista</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelos</translation>
    </message>
    <message>
        <source>Remove from the list</source>
        <translation>Quitar de la lista</translation>
    </message>
    <message>
        <source>Choose a &amp;folder…</source>
        <translation>Elegir una &amp;carpeta…</translation>
    </message>
    <message>
        <source>Open a model from any other folder</source>
        <translation>Abre un modelo de cualquier otra carpeta</translation>
    </message>
    <message>
        <source>Choose a f&amp;ile…</source>
        <translation>Elegir un arc&amp;hivo…</translation>
    </message>
    <message>
        <source>Open a GGUF file, as Ollama and LM Studio store them</source>
        <translation>Abre un archivo GGUF, como los guardan Ollama y LM Studio</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Keep the current model (Esc)</source>
        <translation>Conserva el modelo actual (Esc)</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>Run the chosen model on the text (Enter)</source>
        <translation>Ejecuta el modelo elegido con el texto (Intro)</translation>
    </message>
    <message>
        <source>Open a model folder</source>
        <translation>Abrir una carpeta de modelo</translation>
    </message>
    <message>
        <source>Open a model file</source>
        <translation>Abrir un archivo de modelo</translation>
    </message>
    <message>
        <source>GGUF files (*.gguf);;All files (*)</source>
        <translation>Archivos GGUF (*.gguf);;Todos los archivos (*)</translation>
    </message>
</context>
<context>
    <name>ModelCommands</name>
    <message>
        <source>%1 (comes with the program)</source>
        <translation>%1 (incluido con el programa)</translation>
    </message>
    <message>
        <source>Teaching module (random parameters)</source>
        <translation>Módulo didáctico (parámetros al azar)</translation>
    </message>
    <message>
        <source>Open model…	Ctrl+Shift+O</source>
        <translation>Abrir modelo…	Ctrl+Mayús+O</translation>
    </message>
    <message>
        <source>Open with an engine…</source>
        <translation>Abrir con un motor…</translation>
    </message>
    <message>
        <source>Own settings</source>
        <translation>Ajustes propios</translation>
    </message>
    <message>
        <source>Open a saved module…</source>
        <translation>Abrir un módulo guardado…</translation>
    </message>
    <message>
        <source>Open a saved module</source>
        <translation>Abrir un módulo guardado</translation>
    </message>
    <message>
        <source>Saved modules (*.safetensors)</source>
        <translation>Módulos guardados (*.safetensors)</translation>
    </message>
    <message>
        <source>Save the module</source>
        <translation>Guardar el módulo</translation>
    </message>
    <message>
        <source>/module.safetensors</source>
        <translation>/module.safetensors</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Se guardó %1</translation>
    </message>
</context>
<context>
    <name>ModelList</name>
    <message>
        <source>It</source>
        <translation>El modelo</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Buscando…</translation>
    </message>
    <message>
        <source>revision %1</source>
        <translation>revisión %1</translation>
    </message>
    <message>
        <source>The models that you open are listed here.</source>
        <translation>Aquí aparecen los modelos que usted abre.</translation>
    </message>
    <message>
        <source>No model comes with this program.</source>
        <translation>Este programa no incluye ningún modelo.</translation>
    </message>
    <message>
        <source>No models yet. Those that Python&apos;s transformers downloads from the Hugging Face Hub are listed here.</source>
        <translation>Aún no hay modelos. Aquí aparecen los que descarga del Hugging Face Hub la biblioteca transformers de Python.</translation>
    </message>
    <message>
        <source>No Hugging Face cache at %1. Set HF_HOME or HF_HUB_CACHE if it is somewhere else.</source>
        <translation>No hay ninguna caché de Hugging Face en %1. Defina HF_HOME o HF_HUB_CACHE si está en otro sitio.</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Recientes</translation>
    </message>
    <message>
        <source>Comes with the program</source>
        <translation>Incluidos con el programa</translation>
    </message>
    <message>
        <source>Your folders</source>
        <translation>Sus carpetas</translation>
    </message>
    <message>
        <source>Hugging Face cache</source>
        <translation>Caché de Hugging Face</translation>
    </message>
    <message>
        <source>No model matches “%1”.</source>
        <translation>Ningún modelo coincide con «%1».</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2</source>
        <translation>No se puede abrir %1: %2</translation>
    </message>
    <message>
        <source>%1, %2, %3, in %4</source>
        <translation>%1, %2, %3, en %4</translation>
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
        <translation>consulta</translation>
    </message>
    <message>
        <source>key</source>
        <translation>clave</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valor</translation>
    </message>
    <message>
        <source>output</source>
        <translation>salida</translation>
    </message>
    <message>
        <source>feed-forward in</source>
        <translation>entrada feed-forward</translation>
    </message>
    <message>
        <source>gate</source>
        <translation>puerta</translation>
    </message>
    <message>
        <source>feed-forward out</source>
        <translation>salida feed-forward</translation>
    </message>
    <message>
        <source>all weights</source>
        <translation>todos los pesos</translation>
    </message>
    <message>
        <source>heads, nats</source>
        <translation>cabezas, nats</translation>
    </message>
    <message>
        <source>How the two models differ</source>
        <translation>En qué difieren los dos modelos</translation>
    </message>
    <message>
        <source>A is %1, B is %2. Each number is how far B&apos;s weights are from A&apos;s, ‖A − B‖ / ‖A‖; for heads it is the mean Jensen–Shannon divergence of their rows, 0 to 0.69 nats.</source>
        <translation>A es %1, B es %2. Cada número indica cuánto se apartan los pesos de B de los de A, ‖A − B‖ / ‖A‖; para las cabezas es la divergencia media de Jensen–Shannon de sus filas, de 0 a 0.69 nats.</translation>
    </message>
    <message>
        <source>&amp;Copy the table</source>
        <translation>&amp;Copiar la tabla</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>How far apart the two files are, layer by layer</source>
        <translation>Cuánto se apartan los dos archivos, capa por capa</translation>
    </message>
    <message>
        <source>token embedding</source>
        <translation>embedding del token</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>capa %1</translation>
    </message>
    <message>
        <source>language head</source>
        <translation>cabeza de lenguaje</translation>
    </message>
    <message>
        <source>The two runs read different tokens, so heads and answers are not compared.</source>
        <translation>Las dos ejecuciones leen tokens distintos, así que no se comparan ni las cabezas ni las respuestas.</translation>
    </message>
    <message>
        <source>“%1” (%2)</source>
        <translation>«%1» (%2)</translation>
    </message>
    <message>
        <source>Next token: A says %1, B says %2. The answers are %3 nats apart (Jensen–Shannon).</source>
        <translation>Token siguiente: A dice %1, B dice %2. Las respuestas difieren %3 nats (Jensen–Shannon).</translation>
    </message>
</context>
<context>
    <name>ModuleFormula</name>
    <message>
        <source>&lt;br&gt;k, v: H&lt;sub&gt;kv&lt;/sub&gt; = %1 for H = %2</source>
        <translation>&lt;br&gt;k, v: H&lt;sub&gt;kv&lt;/sub&gt; = %1 para H = %2</translation>
    </message>
    <message>
        <source> + bias</source>
        <translation> + sesgo</translation>
    </message>
    <message>
        <source> + mask</source>
        <translation> + máscara</translation>
    </message>
    <message>
        <source>[%1, sink]</source>
        <translation>[%1, sumidero]</translation>
    </message>
    <message>
        <source>&lt;br&gt;I = Σ&lt;sub&gt;j&lt;/sub&gt; w&lt;sup&gt;I&lt;/sup&gt;&lt;sub&gt;j&lt;/sub&gt;·ReLU(q&lt;sup&gt;I&lt;/sup&gt;&lt;sub&gt;j&lt;/sub&gt;·k&lt;sup&gt;I&lt;/sup&gt;); mask: the %1 highest I of each query</source>
        <translation>&lt;br&gt;I = Σ&lt;sub&gt;j&lt;/sub&gt; w&lt;sup&gt;I&lt;/sup&gt;&lt;sub&gt;j&lt;/sub&gt;·ReLU(q&lt;sup&gt;I&lt;/sup&gt;&lt;sub&gt;j&lt;/sub&gt;·k&lt;sup&gt;I&lt;/sup&gt;); máscara: los %1 valores I más altos de cada consulta</translation>
    </message>
    <message>
        <source>, then hidden weights → 0 and each row ∕ its sum</source>
        <translation>, después pesos ocultos → 0 y cada fila ∕ su suma</translation>
    </message>
    <message>
        <source>dropout(%1)</source>
        <translation>dropout(%1)</translation>
    </message>
    <message>
        <source>&lt;br&gt;then + Σ g&lt;sub&gt;e&lt;/sub&gt;·E&lt;sub&gt;e&lt;/sub&gt;(output): softmax(output·W&lt;sub&gt;R&lt;/sub&gt;), the %1 highest of %2, whose sum is made 1</source>
        <translation>&lt;br&gt;después + Σ g&lt;sub&gt;e&lt;/sub&gt;·E&lt;sub&gt;e&lt;/sub&gt;(salida): softmax(salida·W&lt;sub&gt;R&lt;/sub&gt;), los %1 más altos de %2, cuya suma se lleva a 1</translation>
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
        <translation>Consultas largas</translation>
    </message>
    <message>
        <source>a: the query at position p, counted from 0, is multiplied by 1 + a·ln(1 + ⌊(p + 1) ∕ n⌋)</source>
        <translation>a: la consulta en la posición p, contada desde 0, se multiplica por 1 + a·ln(1 + ⌊(p + 1) ∕ n⌋)</translation>
    </message>
    <message>
        <source>none</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Step of longer queries</source>
        <translation>Paso de las consultas largas</translation>
    </message>
    <message>
        <source>n: queries grow after every n tokens</source>
        <translation>n: las consultas crecen cada n tokens</translation>
    </message>
    <message>
        <source>Output gate</source>
        <translation>Puerta de salida</translation>
    </message>
    <message>
        <source>Multiplies a head&apos;s context by a sigmoid of x, before W_O</source>
        <translation>Multiplica el contexto de una cabeza por una sigmoide de x, antes de W_O</translation>
    </message>
    <message>
        <source>one for each head</source>
        <translation>una por cabeza</translation>
    </message>
    <message>
        <source>one for each number</source>
        <translation>una por número</translation>
    </message>
    <message>
        <source>Top-k index</source>
        <translation>Índice top-k</translation>
    </message>
    <message>
        <source>k: each query sees only the k keys with the highest index scores</source>
        <translation>k: cada consulta ve solo las k claves con las puntuaciones de índice más altas</translation>
    </message>
    <message>
        <source>Index heads</source>
        <translation>Cabezas del índice</translation>
    </message>
    <message>
        <source>How many heads the index has</source>
        <translation>Cuántas cabezas tiene el índice</translation>
    </message>
    <message>
        <source>Index dimensions</source>
        <translation>Dimensiones del índice</translation>
    </message>
    <message>
        <source>Length of the index&apos;s queries and keys</source>
        <translation>Longitud de las consultas y claves del índice</translation>
    </message>
    <message>
        <source>Difference λ</source>
        <translation>Diferencia λ</translation>
    </message>
    <message>
        <source>Heads become pairs, and λ times the second softmax is subtracted from the first</source>
        <translation>Las cabezas forman parejas, y a la primera softmax se le resta la segunda multiplicada por λ</translation>
    </message>
    <message>
        <source>Latents of keys and values</source>
        <translation>Latentes de claves y valores</translation>
    </message>
    <message>
        <source>Length of the shorter vector that a token&apos;s keys and values are projected from</source>
        <translation>Longitud del vector más corto del que se proyectan las claves y los valores de un token</translation>
    </message>
    <message>
        <source>Latents of queries</source>
        <translation>Latentes de consultas</translation>
    </message>
    <message>
        <source>Length of the shorter vector that a token&apos;s queries are projected from</source>
        <translation>Longitud del vector más corto del que se proyectan las consultas de un token</translation>
    </message>
    <message>
        <source>Shared dimensions of keys</source>
        <translation>Dimensiones compartidas de las claves</translation>
    </message>
    <message>
        <source>How many of the d_k dimensions come from x itself, are the same for all heads and are rotated by position</source>
        <translation>Cuántas de las d_k dimensiones salen de la propia x, son iguales para todas las cabezas y se rotan según la posición</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>Expertos</translation>
    </message>
    <message>
        <source>How many feed-forward layers a router chooses from</source>
        <translation>Entre cuántas capas feed-forward elige un enrutador</translation>
    </message>
    <message>
        <source>Experts for each token</source>
        <translation>Expertos por token</translation>
    </message>
    <message>
        <source>How many of them each token goes through</source>
        <translation>Cuántas de ellas atraviesa cada token</translation>
    </message>
    <message>
        <source>of x</source>
        <translation>de x</translation>
    </message>
    <message>
        <source>H, d of index</source>
        <translation>H, d del índice</translation>
    </message>
    <message>
        <source>Latents k, v</source>
        <translation>Latentes k, v</translation>
    </message>
    <message>
        <source>Latents q · shared</source>
        <translation>Latentes q · común</translation>
    </message>
</context>
<context>
    <name>ModuleOptions</name>
    <message>
        <source>Heads of keys and values</source>
        <translation>Cabezas de claves y valores</translation>
    </message>
    <message>
        <source>H_kv: the number of key and value heads, which the query heads share</source>
        <translation>H_kv: el número de cabezas de claves y valores, que las cabezas de consulta comparten</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Escala</translation>
    </message>
    <message>
        <source>What q·k is multiplied by</source>
        <translation>Por cuánto se multiplica q·k</translation>
    </message>
    <message>
        <source>1∕√d_k</source>
        <translation>1∕√d_k</translation>
    </message>
    <message>
        <source>Soft-cap</source>
        <translation>Tope suave</translation>
    </message>
    <message>
        <source>c: scores become c · tanh(score ∕ c), as in Gemma 2</source>
        <translation>c: las puntuaciones pasan a ser c · tanh(puntuación ∕ c), como en Gemma 2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>Attention sink</source>
        <translation>Sumidero de atención</translation>
    </message>
    <message>
        <source>A score that takes part in the softmax but belongs to no key</source>
        <translation>Una puntuación que participa en la softmax pero no pertenece a ninguna clave</translation>
    </message>
    <message>
        <source>softmax off by one</source>
        <translation>softmax más uno</translation>
    </message>
    <message>
        <source>learned for each head</source>
        <translation>aprendido por cabeza</translation>
    </message>
    <message>
        <source>RMSNorm of q and k</source>
        <translation>RMSNorm de q y k</translation>
    </message>
    <message>
        <source>Root-mean-square norm of each head&apos;s queries and keys, as in Qwen3</source>
        <translation>Norma de media cuadrática de las consultas y claves de cada cabeza, como en Qwen3</translation>
    </message>
    <message>
        <source>bias k, v</source>
        <translation>sesgo k, v</translation>
    </message>
    <message>
        <source>add_bias_kv: one learned key and value after the others</source>
        <translation>add_bias_kv: una clave y un valor aprendidos después de los demás</translation>
    </message>
    <message>
        <source>zero k, v</source>
        <translation>cero k, v</translation>
    </message>
    <message>
        <source>add_zero_attn: one key and value of zeros after the others</source>
        <translation>add_zero_attn: una clave y un valor de ceros después de los demás</translation>
    </message>
    <message>
        <source>Last queries</source>
        <translation>Consultas finales</translation>
    </message>
    <message>
        <source>Only this many last tokens are queries; the keys and values of all come from a cache, as in generation</source>
        <translation>Solo esta cantidad de últimos tokens son consultas; las claves y los valores de todos salen de una caché, como al generar</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todas</translation>
    </message>
    <message>
        <source>K, V heads</source>
        <translation>Cabezas K, V</translation>
    </message>
    <message>
        <source>Sink</source>
        <translation>Sumidero</translation>
    </message>
    <message>
        <source>q, k norm</source>
        <translation>Norma de q, k</translation>
    </message>
    <message>
        <source>Added keys</source>
        <translation>Claves añadidas</translation>
    </message>
    <message>
        <source>multi-head</source>
        <translation>multicabeza</translation>
    </message>
    <message>
        <source>multi-query</source>
        <translation>multiconsulta</translation>
    </message>
    <message>
        <source>grouped</source>
        <translation>agrupadas</translation>
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
        <translation>ajustes propios</translation>
    </message>
    <message>
        <source>Teaching module</source>
        <translation>Módulo didáctico</translation>
    </message>
    <message>
        <source>The modules that tutorials and libraries build, ready to run</source>
        <translation>Los módulos que construyen tutoriales y bibliotecas, listos para ejecutar</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>More settings of the module</source>
        <translation>Más ajustes del módulo</translation>
    </message>
    <message>
        <source>Shared keys and values, scale, soft-cap, sink, norms, added keys, last queries, gate, index of keys, difference of softmaxes</source>
        <translation>Claves y valores compartidos, escala, tope suave, sumidero, normas, claves añadidas, consultas finales, puerta, índice de claves, diferencia de softmax</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>Open a saved module</source>
        <translation>Abrir un módulo guardado</translation>
    </message>
    <message>
        <source>Save the module with its parameters, for a class to share</source>
        <translation>Guarda el módulo con sus parámetros, para compartirlo en una clase</translation>
    </message>
    <message>
        <source>Random parameters, not trained.</source>
        <translation>Parámetros al azar, sin entrenar.</translation>
    </message>
    <message>
        <source>Random parameters, not trained, from %1.</source>
        <translation>Parámetros al azar, sin entrenar, de %1.</translation>
    </message>
</context>
<context>
    <name>ModulePositions</name>
    <message>
        <source>Positions</source>
        <translation>Posiciones</translation>
    </message>
    <message>
        <source>How the positions of tokens are encoded</source>
        <translation>Cómo se codifican las posiciones de los tokens</translation>
    </message>
    <message>
        <source>ALiBi&apos;s form</source>
        <translation>Forma de ALiBi</translation>
    </message>
    <message>
        <source>What the head&apos;s slope is multiplied by</source>
        <translation>Por qué se multiplica la pendiente de la cabeza</translation>
    </message>
    <message>
        <source>−|query − key|</source>
        <translation>−|consulta − clave|</translation>
    </message>
    <message>
        <source>key − query</source>
        <translation>clave − consulta</translation>
    </message>
    <message>
        <source>key, from the first</source>
        <translation>clave, desde la primera</translation>
    </message>
    <message>
        <source>Buckets</source>
        <translation>Tramos</translation>
    </message>
    <message>
        <source>How many buckets the distances are sorted into; each has a number for each head</source>
        <translation>En cuántos tramos se clasifican las distancias; cada uno tiene un número por cabeza</translation>
    </message>
    <message>
        <source>Largest distance</source>
        <translation>Distancia máxima</translation>
    </message>
    <message>
        <source>Larger distances share the last bucket</source>
        <translation>Las distancias mayores comparten el último tramo</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Whether keys after the query have buckets of their own</source>
        <translation>Si las claves posteriores a la consulta tienen tramos propios</translation>
    </message>
    <message>
        <source>bidirectional</source>
        <translation>bidireccional</translation>
    </message>
    <message>
        <source>one direction</source>
        <translation>una dirección</translation>
    </message>
    <message>
        <source>Pairing</source>
        <translation>Emparejamiento</translation>
    </message>
    <message>
        <source>Which two dimensions of q and k are rotated together</source>
        <translation>Qué dos dimensiones de q y k se rotan juntas</translation>
    </message>
    <message>
        <source>interleaved (2i, 2i+1)</source>
        <translation>entrelazado (2i, 2i+1)</translation>
    </message>
    <message>
        <source>half-split (i, i+n∕2)</source>
        <translation>por mitades (i, i+n∕2)</translation>
    </message>
    <message>
        <source>Rotated dimensions</source>
        <translation>Dimensiones rotadas</translation>
    </message>
    <message>
        <source>n, how many of each head&apos;s dimensions are rotated</source>
        <translation>n, cuántas dimensiones de cada cabeza se rotan</translation>
    </message>
    <message>
        <source>First position</source>
        <translation>Primera posición</translation>
    </message>
    <message>
        <source>The position of the first token; no score changes with it</source>
        <translation>La posición del primer token; ninguna puntuación cambia con ella</translation>
    </message>
    <message>
        <source>Span of distances</source>
        <translation>Alcance de distancias</translation>
    </message>
    <message>
        <source>n: distances from −n to n − 1 have a vector each; those beyond share the last</source>
        <translation>n: las distancias de −n a n − 1 tienen un vector cada una; las que van más allá comparten el último</translation>
    </message>
    <message>
        <source>Position terms</source>
        <translation>Términos de posición</translation>
    </message>
    <message>
        <source>What is added to q·k</source>
        <translation>Qué se suma a q·k</translation>
    </message>
    <message>
        <source>both terms</source>
        <translation>ambos términos</translation>
    </message>
    <message>
        <source>content to position</source>
        <translation>contenido a posición</translation>
    </message>
    <message>
        <source>position to content</source>
        <translation>posición a contenido</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Base</translation>
    </message>
    <message>
        <source>θ: pair i is rotated by position · base^(−2i∕n)</source>
        <translation>θ: el par i se rota posición · base^(−2i∕n)</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todas</translation>
    </message>
    <message>
        <source>Slope ×</source>
        <translation>Pendiente ×</translation>
    </message>
    <message>
        <source>Buckets · max</source>
        <translation>Tramos · máx.</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Pares</translation>
    </message>
    <message>
        <source>n · offset</source>
        <translation>n · inicio</translation>
    </message>
    <message>
        <source>Base θ</source>
        <translation>Base θ</translation>
    </message>
    <message>
        <source>Terms · span</source>
        <translation>Términos · alcance</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>sinusoidal</source>
        <translation>sinusoidal</translation>
    </message>
    <message>
        <source>learned table</source>
        <translation>tabla aprendida</translation>
    </message>
    <message>
        <source>rotary (RoPE)</source>
        <translation>rotatoria (RoPE)</translation>
    </message>
    <message>
        <source>ALiBi</source>
        <translation>ALiBi</translation>
    </message>
    <message>
        <source>T5 distance buckets</source>
        <translation>tramos de distancia de T5</translation>
    </message>
    <message>
        <source>a learned bias for each pair</source>
        <translation>un sesgo aprendido por par</translation>
    </message>
    <message>
        <source>content and position terms</source>
        <translation>términos de contenido y de posición</translation>
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
        <translation type="unfinished">Columnas</translation>
    </message>
</context>
<context>
    <name>ModuleRandom</name>
    <message>
        <source>Dropout rate</source>
        <translation>Tasa de dropout</translation>
    </message>
    <message>
        <source>Share of the weights that dropout sets to 0, as in training</source>
        <translation>Parte de los pesos que el dropout pone a 0, como en el entrenamiento</translation>
    </message>
    <message>
        <source>Dropout seed</source>
        <translation>Semilla del dropout</translation>
    </message>
    <message>
        <source>Another seed drops other weights</source>
        <translation>Otra semilla elimina otros pesos</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Another seed gives other random parameters</source>
        <translation>Otra semilla da otros parámetros al azar</translation>
    </message>
    <message>
        <source>whole numbers</source>
        <translation>enteros</translation>
    </message>
    <message>
        <source>Parameters are −1, 0 and 1, to compute a head by hand</source>
        <translation>Los parámetros son −1, 0 y 1, para calcular una cabeza a mano</translation>
    </message>
    <message>
        <source>Dropout · seed</source>
        <translation>Dropout · semilla</translation>
    </message>
    <message>
        <source>Random seed</source>
        <translation>Semilla</translation>
    </message>
</context>
<context>
    <name>ModuleSizes</name>
    <message>
        <source>Heads</source>
        <translation>Cabezas</translation>
    </message>
    <message>
        <source>H, the number of heads</source>
        <translation>H, el número de cabezas</translation>
    </message>
    <message>
        <source>d_model</source>
        <translation>d_model</translation>
    </message>
    <message>
        <source>Length of a token&apos;s vector</source>
        <translation>Longitud del vector de un token</translation>
    </message>
    <message>
        <source>d_k</source>
        <translation>d_k</translation>
    </message>
    <message>
        <source>Length of a head&apos;s queries and keys</source>
        <translation>Longitud de las consultas y claves de una cabeza</translation>
    </message>
    <message>
        <source>d_v</source>
        <translation>d_v</translation>
    </message>
    <message>
        <source>Length of a head&apos;s values</source>
        <translation>Longitud de los valores de una cabeza</translation>
    </message>
    <message>
        <source>Projections</source>
        <translation>Proyecciones</translation>
    </message>
    <message>
        <source>One matrix for q, k and v together, or one for each</source>
        <translation>Una sola matriz para q, k y v, o una para cada una</translation>
    </message>
    <message>
        <source>separate</source>
        <translation>separadas</translation>
    </message>
    <message>
        <source>fused q | k | v</source>
        <translation>fusionadas q | k | v</translation>
    </message>
    <message>
        <source>fused (d k h)</source>
        <translation>fusionadas (d k h)</translation>
    </message>
    <message>
        <source>biases</source>
        <translation>sesgos</translation>
    </message>
    <message>
        <source>A bias for each projection</source>
        <translation>Un sesgo para cada proyección</translation>
    </message>
    <message>
        <source>W_O</source>
        <translation>W_O</translation>
    </message>
    <message>
        <source>An output projection W_O after the heads are concatenated</source>
        <translation>Una proyección de salida W_O después de concatenar las cabezas</translation>
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
        <translation>Ejecutar también textos sin cada cabeza:</translation>
    </message>
    <message>
        <source>New atlas</source>
        <translation>Nuevo atlas</translation>
    </message>
    <message>
        <source>Model, or a folder of checkpoints</source>
        <translation>Modelo, o una carpeta de checkpoints</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Textos</translation>
    </message>
    <message>
        <source>Column of a sheet</source>
        <translation>Columna de una hoja</translation>
    </message>
    <message>
        <source>Tokens of a text at most</source>
        <translation>Máximo de tokens por texto</translation>
    </message>
    <message>
        <source>Also run texts without each head</source>
        <translation>Ejecutar también textos sin cada cabeza</translation>
    </message>
    <message>
        <source>Texts to be run without each head</source>
        <translation>Textos que se ejecutan sin cada cabeza</translation>
    </message>
    <message>
        <source>File of the atlas</source>
        <translation>Archivo del atlas</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>Carpeta…</translation>
    </message>
    <message>
        <source>A model&apos;s folder, or one that holds a folder for each checkpoint of a training</source>
        <translation>La carpeta de un modelo, o una que contiene una carpeta por cada checkpoint de un entrenamiento</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>Archivo…</translation>
    </message>
    <message>
        <source>A text a line, or a sheet with a column of texts</source>
        <translation>Un texto por línea, o una hoja con una columna de textos</translation>
    </message>
    <message>
        <source>A folder of such files, or of pictures</source>
        <translation>Una carpeta de tales archivos, o de imágenes</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>Where the atlas is written</source>
        <translation>Dónde se escribe el atlas</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Columna</translation>
    </message>
    <message>
        <source>By how much the next token&apos;s log-probability changes without a head. A pass for each head and text, so it takes long; of a model that predicts the next token.</source>
        <translation>Cuánto cambia sin una cabeza la log-probabilidad del token siguiente. Es una pasada por cada cabeza y cada texto, así que tarda mucho. Solo con un modelo que predice el token siguiente.</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Guardar como</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>Calcular</translation>
    </message>
    <message>
        <source>Choose a model or a training</source>
        <translation>Elija un modelo o un entrenamiento</translation>
    </message>
    <message>
        <source>Choose a folder of texts or pictures</source>
        <translation>Elija una carpeta de textos o imágenes</translation>
    </message>
    <message>
        <source>Choose texts</source>
        <translation>Elija textos</translation>
    </message>
    <message>
        <source>Texts and sheets (*.txt *.csv *.tsv);;All files (*)</source>
        <translation>Textos y hojas (*.txt *.csv *.tsv);;Todos los archivos (*)</translation>
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
        <translation type="unfinished">cabezas</translation>
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
        <translation type="unfinished">expertos</translation>
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
        <translation type="unfinished">capa %1</translation>
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
        <translation type="unfinished">%1 cabezas</translation>
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
        <translation type="unfinished">sesgos</translation>
    </message>
    <message>
        <source>sinks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gate</source>
        <translation type="unfinished">puerta</translation>
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
        <translation type="unfinished">atención cruzada</translation>
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
        <translation type="unfinished">expertos</translation>
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
        <translation type="unfinished">codificador</translation>
    </message>
    <message>
        <source>decoder</source>
        <translation type="unfinished">decodificador</translation>
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
        <translation>Página</translation>
    </message>
    <message>
        <source>w</source>
        <translation>ancho</translation>
    </message>
    <message>
        <source>h</source>
        <translation>alto</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Letras</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Undo the last change of the page (Ctrl+Z)</source>
        <translation>Deshace el último cambio de la página (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy the page as PNG, SVG and PDF (Ctrl+Shift+C)</source>
        <translation>Copia la página en PNG, SVG y PDF (Ctrl+Mayús+C)</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Save the page as PDF, SVG, PNG or TikZ (Ctrl+E)</source>
        <translation>Guarda la página en PDF, SVG, PNG o TikZ (Ctrl+E)</translation>
    </message>
    <message>
        <source>%1 mm</source>
        <translation>%1 mm</translation>
    </message>
    <message>
        <source>custom</source>
        <translation>otro</translation>
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
        <translation>El alto de la página; auto: tanto como necesiten sus paneles</translation>
    </message>
    <message>
        <source>Columns of the grid that panels are arranged in</source>
        <translation>Columnas de la cuadrícula en la que se ordenan los paneles</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
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
        <translation>ajustar</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>fit, %1 %</source>
        <translation>ajustar, %1 %</translation>
    </message>
    <message>
        <source>Untitled page</source>
        <translation>Página sin título</translation>
    </message>
</context>
<context>
    <name>PageCanvas</name>
    <message>
        <source>The page</source>
        <translation>La página</translation>
    </message>
    <message>
        <source>%1 × %2 mm, panels: %3. Tab picks the next panel, arrows move it by half a millimetre.</source>
        <translation>%1 × %2 mm, paneles: %3. Tab selecciona el panel siguiente, las flechas lo mueven medio milímetro.</translation>
    </message>
</context>
<context>
    <name>PageFiles</name>
    <message>
        <source>After a crash, what you changed since the last save would be lost: %1. Save the page.</source>
        <translation>Si el programa se cerrara de golpe, se perdería lo que cambió desde la última vez que guardó: %1. Guarde la página.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Pages, figures and sessions (*.attnpage *.attnscope *.pdf *.svg *.png);;All files (*)</source>
        <translation>Páginas, figuras y sesiones (*.attnpage *.attnscope *.pdf *.svg *.png);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>This page names %1, outside of its own folder. Read it?</source>
        <translation>Esta página nombra %1, fuera de su propia carpeta. ¿Leerlo?</translation>
    </message>
    <message>
        <source>Read it</source>
        <translation>Leerlo</translation>
    </message>
    <message>
        <source>/page.attnpage</source>
        <translation>/page.attnpage</translation>
    </message>
    <message>
        <source>Save the page</source>
        <translation>Guardar la página</translation>
    </message>
    <message>
        <source>Pages (*.attnpage)</source>
        <translation>Páginas (*.attnpage)</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Se guardó %1</translation>
    </message>
    <message>
        <source>Export the page</source>
        <translation>Exportar la página</translation>
    </message>
    <message>
        <source>PDF, vector (*.pdf)</source>
        <translation>PDF, vectorial (*.pdf)</translation>
    </message>
    <message>
        <source>SVG, vector (*.svg)</source>
        <translation>SVG, vectorial (*.svg)</translation>
    </message>
    <message>
        <source>PNG, pixels (*.png)</source>
        <translation>PNG, píxeles (*.png)</translation>
    </message>
    <message>
        <source>TikZ, for LaTeX (*.tex)</source>
        <translation>TikZ, para LaTeX (*.tex)</translation>
    </message>
    <message>
        <source>CSV, numbers (*.csv)</source>
        <translation>CSV, números (*.csv)</translation>
    </message>
    <message>
        <source>figure.pdf</source>
        <translation>figure.pdf</translation>
    </message>
    <message>
        <source>the page</source>
        <translation>la página</translation>
    </message>
    <message>
        <source>Save the changes to %1?</source>
        <translation>¿Guardar los cambios de %1?</translation>
    </message>
    <message>
        <source>AttentionScope closed unexpectedly. Restore your page?</source>
        <translation>AttentionScope se cerró de forma inesperada. ¿Restaurar su página?</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
</context>
<context>
    <name>PageSize</name>
    <message>
        <source>Science, 1 column</source>
        <translation>Science, 1 columna</translation>
    </message>
    <message>
        <source>1 column</source>
        <translation>1 columna</translation>
    </message>
    <message>
        <source>1½ columns</source>
        <translation>1½ columnas</translation>
    </message>
    <message>
        <source>Science, 2 columns</source>
        <translation>Science, 2 columnas</translation>
    </message>
    <message>
        <source>text width</source>
        <translation>ancho del texto</translation>
    </message>
    <message>
        <source>2 columns</source>
        <translation>2 columnas</translation>
    </message>
    <message>
        <source>Science, 3 columns</source>
        <translation>Science, 3 columnas</translation>
    </message>
    <message>
        <source>ACL column</source>
        <translation>columna de ACL</translation>
    </message>
    <message>
        <source>ACL text width</source>
        <translation>ancho del texto de ACL</translation>
    </message>
    <message>
        <source>ICML column</source>
        <translation>columna de ICML</translation>
    </message>
    <message>
        <source>ICML text width</source>
        <translation>ancho del texto de ICML</translation>
    </message>
    <message>
        <source>NeurIPS text width</source>
        <translation>ancho del texto de NeurIPS</translation>
    </message>
    <message>
        <source>A4 page</source>
        <translation>página A4</translation>
    </message>
    <message>
        <source>Slide 16:9</source>
        <translation>diapositiva 16:9</translation>
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
        <translation>Texto</translation>
    </message>
    <message>
        <source>%1 pt</source>
        <translation>%1 pt</translation>
    </message>
    <message>
        <source>print it under the panels</source>
        <translation>imprimirlo bajo los paneles</translation>
    </message>
    <message>
        <source>+ Add</source>
        <translation>+ Añadir</translation>
    </message>
    <message>
        <source>Add a panel: what the window shows, a text, a saved figure, or a whole template</source>
        <translation>Añade un panel: lo que muestra la ventana, un texto, una figura guardada o una plantilla entera</translation>
    </message>
    <message>
        <source>Panels of the page; drag them into another order</source>
        <translation>Paneles de la página; arrástrelos para cambiar el orden</translation>
    </message>
    <message>
        <source>Drag a panel to another place in the order, or move it with Alt+Up and Alt+Down</source>
        <translation>Arrastre un panel a otro lugar del orden, o muévalo con Alt+↑ y Alt+↓</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Paneles</translation>
    </message>
    <message>
        <source>Held together</source>
        <translation>En común</translation>
    </message>
    <message>
        <source>Maps of weights have one range of colours, and one colour bar beside the first</source>
        <translation>Los mapas de pesos tienen un mismo intervalo de colores, y una sola barra de color junto al primero</translation>
    </message>
    <message>
        <source>one colour bar</source>
        <translation>una barra de color</translation>
    </message>
    <message>
        <source>equal cells</source>
        <translation>celdas iguales</translation>
    </message>
    <message>
        <source>Maps in a row begin at one height, maps in a column at one place</source>
        <translation>Los mapas de una fila empiezan a la misma altura; los de una columna, en el mismo lugar</translation>
    </message>
    <message>
        <source>axes aligned</source>
        <translation>ejes alineados</translation>
    </message>
    <message>
        <source>Token labels have one size on the whole page</source>
        <translation>Las etiquetas de los tokens tienen un mismo tamaño en toda la página</translation>
    </message>
    <message>
        <source>one text size</source>
        <translation>un tamaño de texto</translation>
    </message>
    <message>
        <source>What the figure shows</source>
        <translation>Lo que muestra la figura</translation>
    </message>
    <message>
        <source>Caption of the figure</source>
        <translation>Pie de la figura</translation>
    </message>
    <message>
        <source>Journals set captions themselves; on a slide it stands on the page</source>
        <translation>Las revistas componen ellas mismas los pies de figura; en una diapositiva, el pie va en la página</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>Pie</translation>
    </message>
    <message>
        <source>too small: %1</source>
        <translation>demasiado pequeño: %1</translation>
    </message>
    <message>
        <source>cannot be drawn</source>
        <translation>no se puede dibujar</translation>
    </message>
    <message>
        <source>In panels of one map, cells are as large as the smallest of them</source>
        <translation>Las celdas de los mapas individuales son tan grandes como la menor de ellas</translation>
    </message>
</context>
<context>
    <name>PanelProperties</name>
    <message>
        <source>Open in window</source>
        <translation>Abrir en la ventana</translation>
    </message>
    <message>
        <source>Shows this panel&apos;s session in the main window</source>
        <translation>Muestra la sesión de este panel en la ventana principal</translation>
    </message>
    <message>
        <source>Take from window</source>
        <translation>Tomar de la ventana</translation>
    </message>
    <message>
        <source>Replaces this panel by what the main window shows</source>
        <translation>Sustituye este panel por lo que muestra la ventana principal</translation>
    </message>
    <message>
        <source>Pick a panel to set its place, colours and labels.</source>
        <translation>Seleccione un panel para fijar su lugar, sus colores y sus etiquetas.</translation>
    </message>
    <message>
        <source>Heading beside its letter</source>
        <translation>Título junto a su letra</translation>
    </message>
    <message>
        <source>Heading of the panel</source>
        <translation>Título del panel</translation>
    </message>
    <message>
        <source>Text of the panel</source>
        <translation>Texto del panel</translation>
    </message>
    <message>
        <source>Place and size</source>
        <translation>Lugar y tamaño</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>columns of the grid</source>
        <translation>columnas de la cuadrícula</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Token labels</source>
        <translation>Etiquetas de los tokens</translation>
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
        <translation>valores en las celdas</translation>
    </message>
    <message>
        <source>axis names</source>
        <translation>nombres de los ejes</translation>
    </message>
    <message>
        <source>colour bar</source>
        <translation>barra de color</translation>
    </message>
    <message>
        <source>own colour bar and range</source>
        <translation>barra e intervalo propios</translation>
    </message>
    <message>
        <source>This panel does not share the colours of the others</source>
        <translation>Este panel no comparte los colores de los demás</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>Hide values</source>
        <translation>Ocultar valores</translation>
    </message>
    <message>
        <source>Draws the cells without their numbers</source>
        <translation>Dibuja las celdas sin sus números</translation>
    </message>
    <message>
        <source>Widen</source>
        <translation>Ensanchar</translation>
    </message>
    <message>
        <source>Makes the panel as wide as its text needs</source>
        <translation>Hace el panel tan ancho como necesita su texto</translation>
    </message>
    <message>
        <source>Each panel is a session of its own; the page keeps all of them and reopens from its PDF.</source>
        <translation>Cada panel es una sesión propia; la página las conserva todas y se vuelve a abrir desde su PDF.</translation>
    </message>
    <message>
        <source>No panel picked</source>
        <translation>Ningún panel seleccionado</translation>
    </message>
    <message>
        <source>Too small to print: %1. Its text reaches %2 pt if the panel is %3 mm wide.</source>
        <translation>Demasiado pequeño para imprimir: %1. Su texto llega a %2 pt si el panel tiene %3 mm de ancho.</translation>
    </message>
</context>
<context>
    <name>PartName</name>
    <message>
        <source>token embedding</source>
        <translation>embedding del token</translation>
    </message>
    <message>
        <source>position</source>
        <translation>posición</translation>
    </message>
    <message>
        <source>segment</source>
        <translation>segmento</translation>
    </message>
    <message>
        <source>bias of the embedding’s projection</source>
        <translation>sesgo de la proyección del embedding</translation>
    </message>
    <message>
        <source>norm biases</source>
        <translation>sesgos de normalización</translation>
    </message>
    <message>
        <source>output biases</source>
        <translation>sesgos de salida</translation>
    </message>
    <message>
        <source>cross head %1.%2</source>
        <translation>cabeza cruzada %1.%2</translation>
    </message>
    <message>
        <source>head %1.%2</source>
        <translation>cabeza %1.%2</translation>
    </message>
    <message>
        <source>feed-forward %1</source>
        <translation>feed-forward %1</translation>
    </message>
    <message>
        <source>convolution %1</source>
        <translation>convolución %1</translation>
    </message>
    <message>
        <source>query bias</source>
        <translation>sesgo de la consulta</translation>
    </message>
    <message>
        <source>key bias</source>
        <translation>sesgo de la clave</translation>
    </message>
    <message>
        <source>added key</source>
        <translation>clave añadida</translation>
    </message>
    <message>
        <source>vector of the file</source>
        <translation>vector del archivo</translation>
    </message>
    <message>
        <source>language head&apos;s bias</source>
        <translation>sesgo de la cabeza de lenguaje</translation>
    </message>
    <message>
        <source>vocabulary bias</source>
        <translation>sesgo del vocabulario</translation>
    </message>
    <message>
        <source>ff %1’s biases</source>
        <translation>sesgos de ff %1</translation>
    </message>
    <message>
        <source>%1 → ff %2</source>
        <translation>%1 → ff %2</translation>
    </message>
    <message>
        <source>the other %1</source>
        <translation>las otras %1</translation>
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
        <translation>La respuesta con los números de la segunda ejecución, capa por capa</translation>
    </message>
</context>
<context>
    <name>PatchThumbnail</name>
    <message>
        <source>The picture as the model sees it</source>
        <translation>La imagen tal como la ve el modelo</translation>
    </message>
    <message>
        <source>The picture as the model sees it; a click on a patch shows what it attends to</source>
        <translation>La imagen tal como la ve el modelo; al hacer clic en un parche se ve a qué atiende</translation>
    </message>
</context>
<context>
    <name>PatchWords</name>
    <message>
        <source>distillation</source>
        <translation>destilación</translation>
    </message>
    <message>
        <source>1 register</source>
        <translation>1 registro</translation>
    </message>
    <message>
        <source>%1 registers</source>
        <translation>%1 registros</translation>
    </message>
    <message>
        <source>the pooling probe</source>
        <translation>la sonda de agrupación</translation>
    </message>
    <message>
        <source>patch %1,%2</source>
        <translation>parche %1,%2</translation>
    </message>
    <message>
        <source>patches</source>
        <translation>parches</translation>
    </message>
    <message>
        <source>hidden until it has been guessed</source>
        <translation>oculto hasta que se adivine</translation>
    </message>
    <message>
        <source>on %1 %2</source>
        <translation>en %1 %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>The preprocessor&apos;s crop cut off %1 % of the photo&apos;s width and %2 % of its height.</source>
        <translation>El recorte del preprocesador quitó el %1 % del ancho y el %2 % del alto de la foto.</translation>
    </message>
    <message>
        <source>The preprocessor&apos;s crop cut off %1 % of the photo&apos;s width.</source>
        <translation>El recorte del preprocesador quitó el %1 % del ancho de la foto.</translation>
    </message>
    <message>
        <source>The preprocessor&apos;s crop cut off %1 % of the photo&apos;s height.</source>
        <translation>El recorte del preprocesador quitó el %1 % del alto de la foto.</translation>
    </message>
    <message>
        <source>cut off: %1 % of the width, %2 % of the height</source>
        <translation>recortado: %1 % del ancho, %2 % del alto</translation>
    </message>
    <message>
        <source>cut off: %1 % of the width</source>
        <translation>recortado: %1 % del ancho</translation>
    </message>
    <message>
        <source>cut off: %1 % of the height</source>
        <translation>recortado: %1 % del alto</translation>
    </message>
    <message>
        <source> · up to the %1 % quantile</source>
        <translation> · hasta el cuantil del %1 %</translation>
    </message>
</context>
<context>
    <name>PictureCanvas</name>
    <message>
        <source>Picture with attention weights</source>
        <translation>Imagen con pesos de atención</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>fila %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>columna %1</translation>
    </message>
    <message>
        <source>%1 · this row</source>
        <translation>%1 · esta fila</translation>
    </message>
</context>
<context>
    <name>PictureControls</name>
    <message>
        <source>the largest</source>
        <translation>el mayor</translation>
    </message>
    <message>
        <source>%1 % quantile</source>
        <translation>cuantil del %1 %</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Consulta</translation>
    </message>
    <message>
        <source>Which token is the query</source>
        <translation>Qué token es la consulta</translation>
    </message>
    <message>
        <source>The token whose attention is shown: a special token, or a patch, which you can also click. Home chooses [CLS], the token of the whole picture.</source>
        <translation>El token cuya atención se muestra: un token especial, o un parche, en el que también se puede hacer clic. Home elige [CLS], el token de la imagen entera.</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>What the colours stand for</source>
        <translation>Qué representan los colores</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>pesos</translation>
    </message>
    <message>
        <source>‖weight · v Wᴼ‖</source>
        <translation>‖peso · v Wᴼ‖</translation>
    </message>
    <message>
        <source>Weights, or how long the vector is that each patch adds: large weights on short values count less</source>
        <translation>Los pesos, o la longitud del vector que aporta cada parche: los pesos grandes sobre valores cortos cuentan menos</translation>
    </message>
    <message>
        <source>Up to</source>
        <translation>Hasta</translation>
    </message>
    <message>
        <source>Where the colours end</source>
        <translation>Dónde terminan los colores</translation>
    </message>
    <message>
        <source>The number that has the brightest colour; larger numbers share it, so that one bright patch does not hide the rest</source>
        <translation>El número que tiene el color más claro; los números mayores lo comparten, para que un solo parche claro no oculte el resto</translation>
    </message>
    <message>
        <source>Opacity of the weights over the picture, in percent</source>
        <translation>Opacidad de los pesos sobre la imagen, en porcentaje</translation>
    </message>
    <message>
        <source>How much of the picture shows through the weights</source>
        <translation>Cuánto se ve de la imagen a través de los pesos</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Pesos</translation>
    </message>
    <message>
        <source>pooling probe</source>
        <translation>sonda de agrupación</translation>
    </message>
</context>
<context>
    <name>PictureInput</name>
    <message>
        <source>Open picture…</source>
        <translation>Abrir imagen…</translation>
    </message>
    <message>
        <source>A PNG or JPEG file; dropping one on the window does the same</source>
        <translation>Un archivo PNG o JPEG; también se puede arrastrar a la ventana</translation>
    </message>
    <message>
        <source>There is no preprocessor_config.json, so mean and standard deviation are taken to be 0.5.</source>
        <translation>No hay preprocessor_config.json, así que se supone que la media y la desviación estándar son 0.5.</translation>
    </message>
    <message>
        <source>%1 × %2 pixels in %3 × %4 patches</source>
        <translation>%1 × %2 píxeles en %3 × %4 parches</translation>
    </message>
    <message>
        <source>Drop a picture here, PNG or JPEG.</source>
        <translation>Suelte aquí una imagen, PNG o JPEG.</translation>
    </message>
    <message>
        <source>%1, and %2</source>
        <translation>%1, y %2</translation>
    </message>
</context>
<context>
    <name>PictureView</name>
    <message>
        <source>probe</source>
        <translation>sonda</translation>
    </message>
    <message>
        <source>%1, length %2</source>
        <translation>%1, longitud %2</translation>
    </message>
    <message>
        <source>Pooling probe: %1</source>
        <translation>Sonda de agrupación: %1</translation>
    </message>
    <message>
        <source>Query %1: %2</source>
        <translation>Consulta %1: %2</translation>
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
        <translation>x + p antes de q y k</translation>
    </message>
    <message>
        <source>q and k rotated by i·θ and j·θ</source>
        <translation>q y k rotadas i·θ y j·θ</translation>
    </message>
    <message>
        <source>s + b of the distance i − j</source>
        <translation>s + b de la distancia i − j</translation>
    </message>
    <message>
        <source>s + b of each i and j</source>
        <translation>s + b de cada i y cada j</translation>
    </message>
    <message>
        <source>s + q·K of i − j + k·Q of i − j</source>
        <translation>s + q·K de i − j + k·Q de i − j</translation>
    </message>
    <message>
        <source>only permuted</source>
        <translation>solo permutado</translation>
    </message>
    <message>
        <source>a different map</source>
        <translation>otro mapa</translation>
    </message>
    <message>
        <source>The same words, W_Q and W_K in all columns. Shuffle the words to see which maps know their order.</source>
        <translation>Las mismas palabras, W_Q y W_K en todas las columnas. Desordene las palabras para ver qué mapas conocen su orden.</translation>
    </message>
    <message>
        <source>Put back in order, these maps are not those of the words as typed: the order makes a difference.</source>
        <translation>Puestos de nuevo en orden, estos mapas no son los de las palabras tal como se escribieron: el orden importa.</translation>
    </message>
    <message>
        <source>Even without positions the map changes (largest difference %1): the mask follows the order of the words. Choose a mask that hides nothing.</source>
        <translation>El mapa cambia incluso sin posiciones (mayor diferencia %1): la máscara sigue el orden de las palabras. Elija una máscara que no oculte nada.</translation>
    </message>
    <message>
        <source>Without positions the map is only permuted: put back in order, it is the same map (largest difference %1).</source>
        <translation>Sin posiciones el mapa solo se permuta: puesto de nuevo en orden, es el mismo mapa (mayor diferencia %1).</translation>
    </message>
    <message>
        <source>With the other encodings the map changes: the order of the words makes a difference.</source>
        <translation>Con las otras codificaciones el mapa cambia: el orden de las palabras importa.</translation>
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
        <translation>Las codificaciones posicionales se comparan en un módulo didáctico, porque en él se puede cambiar la codificación. Pulse Ctrl+T, o elija uno en Modelo, en la barra superior.</translation>
    </message>
    <message>
        <source>Position encodings are compared within one text. Remove the second text under Input.</source>
        <translation>Las codificaciones posicionales se comparan dentro de un solo texto. Quite el segundo texto en Entrada.</translation>
    </message>
    <message>
        <source>This view would reveal the row that is being guessed. Press Show under Predict first.</source>
        <translation>Esta vista revelaría la fila que se está adivinando. Pulse antes Mostrar en Predecir.</translation>
    </message>
    <message>
        <source>Computing position encodings …</source>
        <translation>Calculando codificaciones posicionales …</translation>
    </message>
</context>
<context>
    <name>PositionsView</name>
    <message>
        <source>no positions</source>
        <translation>sin posiciones</translation>
    </message>
    <message>
        <source>&amp;Shuffle the words</source>
        <translation>&amp;Desordenar las palabras</translation>
    </message>
    <message>
        <source>Another order</source>
        <translation>Otro orden</translation>
    </message>
    <message>
        <source>Score over distance: the key&apos;s position minus the query&apos;s. The line is the chosen pair&apos;s mean over all positions, large dots are the pair&apos;s cells, small dots all others.</source>
        <translation>Puntuación según la distancia: la posición de la clave menos la de la consulta. La línea es la media del par elegido sobre todas las posiciones; los puntos grandes son las celdas del par, los pequeños todas las demás.</translation>
    </message>
    <message>
        <source>One head with several position encodings</source>
        <translation>Una cabeza con varias codificaciones posicionales</translation>
    </message>
    <message>
        <source>no column</source>
        <translation>sin columna</translation>
    </message>
    <message>
        <source>Position encoding of column %1</source>
        <translation>Codificación posicional de la columna %1</translation>
    </message>
    <message>
        <source>The position encoding of column %1</source>
        <translation>La codificación posicional de la columna %1</translation>
    </message>
    <message>
        <source>Put the words into another order, in every column</source>
        <translation>Pone las palabras en otro orden, en todas las columnas</translation>
    </message>
    <message>
        <source>Put them into yet another order</source>
        <translation>Las pone en otro orden más</translation>
    </message>
</context>
<context>
    <name>Presenter</name>
    <message>
        <source>&amp;Present</source>
        <translation>&amp;Presentar</translation>
    </message>
    <message>
        <source>Show this view alone, larger, on the full screen (F5)</source>
        <translation>Muestra solo esta vista, más grande, a pantalla completa (F5)</translation>
    </message>
    <message>
        <source>The screen is black.</source>
        <translation>La pantalla está en negro.</translation>
    </message>
    <message>
        <source>The screen is white.</source>
        <translation>La pantalla está en blanco.</translation>
    </message>
    <message>
        <source>Keys while presenting</source>
        <translation>Teclas durante la presentación</translation>
    </message>
    <message>
        <source>This session cannot hold more lines. Erase some to make room.</source>
        <translation>En esta sesión no caben más líneas. Borre algunas para hacer sitio.</translation>
    </message>
    <message>
        <source>This view is being presented on another screen. F5 goes there; Esc ends it there.</source>
        <translation>Esta vista se está presentando en otra pantalla. F5 va allí; Esc la termina allí.</translation>
    </message>
    <message>
        <source>? shows the keys, Esc ends.</source>
        <translation>? muestra las teclas, Esc termina.</translation>
    </message>
    <message>
        <source>%1 times as large</source>
        <translation>%1 veces su tamaño</translation>
    </message>
    <message>
        <source>The spotlight is off.</source>
        <translation>El foco está apagado.</translation>
    </message>
    <message>
        <source>The spotlight is on. Only Map and Steps show it.</source>
        <translation>El foco está encendido. Solo lo muestran Mapa y Pasos.</translation>
    </message>
    <message>
        <source>The spotlight is on the chosen row and column; S turns it off.</source>
        <translation>El foco está en la fila y la columna elegidas; S lo apaga.</translation>
    </message>
    <message>
        <source>The mouse no longer draws.</source>
        <translation>El ratón ya no dibuja.</translation>
    </message>
    <message>
        <source>You can draw only on the cells of Map and Steps.</source>
        <translation>Solo se puede dibujar en las celdas de Mapa y Pasos.</translation>
    </message>
    <message>
        <source>The mouse draws; P puts the pen away.</source>
        <translation>El ratón dibuja; P guarda el lápiz.</translation>
    </message>
    <message>
        <source>The mouse erases lines; E puts the eraser away.</source>
        <translation>El ratón borra líneas; E guarda la goma.</translation>
    </message>
    <message>
        <source>The lines drawn on this view are erased; Ctrl+Z brings them back.</source>
        <translation>Se borraron las líneas dibujadas en esta vista; Ctrl+Z las recupera.</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>There is only one screen.</source>
        <translation>Solo hay una pantalla.</translation>
    </message>
    <message>
        <source>Present  F5</source>
        <translation>Presentar  F5</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Presentar</translation>
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
        <translation>El paso siguiente de la lección</translation>
    </message>
    <message>
        <source>The previous step</source>
        <translation>El paso anterior</translation>
    </message>
    <message>
        <source>Spotlight on the chosen row and column</source>
        <translation>Foco en la fila y la columna elegidas</translation>
    </message>
    <message>
        <source>Pen: draw on the cells</source>
        <translation>Lápiz: dibujar en las celdas</translation>
    </message>
    <message>
        <source>Eraser: remove lines</source>
        <translation>Goma: quitar líneas</translation>
    </message>
    <message>
        <source>Erase all lines drawn on this view</source>
        <translation>Borrar todas las líneas dibujadas en esta vista</translation>
    </message>
    <message>
        <source>Black screen</source>
        <translation>Pantalla negra</translation>
    </message>
    <message>
        <source>White screen</source>
        <translation>Pantalla blanca</translation>
    </message>
    <message>
        <source>Everything larger</source>
        <translation>Todo más grande</translation>
    </message>
    <message>
        <source>Everything smaller</source>
        <translation>Todo más pequeño</translation>
    </message>
    <message>
        <source>Notes, the next step and a timer</source>
        <translation>Notas, el paso siguiente y un cronómetro</translation>
    </message>
    <message>
        <source>Move to the next screen</source>
        <translation>Pasar a la pantalla siguiente</translation>
    </message>
    <message>
        <source>These keys</source>
        <translation>Estas teclas</translation>
    </message>
    <message>
        <source>End; everything is as it was before</source>
        <translation>Terminar; todo queda como estaba antes</translation>
    </message>
    <message>
        <source>◀ Back</source>
        <translation>◀ Atrás</translation>
    </message>
    <message>
        <source>Next ▶</source>
        <translation>Siguiente ▶</translation>
    </message>
    <message>
        <source>Spotlight  S</source>
        <translation>Foco  S</translation>
    </message>
    <message>
        <source>Pen  P</source>
        <translation>Lápiz  P</translation>
    </message>
    <message>
        <source>Eraser  E</source>
        <translation>Goma  E</translation>
    </message>
    <message>
        <source>Black  B</source>
        <translation>Negro  B</translation>
    </message>
    <message>
        <source>White  W</source>
        <translation>Blanco  W</translation>
    </message>
    <message>
        <source>Smaller  −</source>
        <translation>Menor  −</translation>
    </message>
    <message>
        <source>Larger  +</source>
        <translation>Mayor  +</translation>
    </message>
    <message>
        <source>Screen  X</source>
        <translation>Pantalla  X</translation>
    </message>
    <message>
        <source>End  Esc</source>
        <translation>Fin  Esc</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Space, Shift+Space</source>
        <translation>Espacio, Mayús+Espacio</translation>
    </message>
    <message>
        <source>The next and the previous step, unless the view itself uses these keys</source>
        <translation>El paso siguiente y el anterior, salvo que la propia vista use estas teclas</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Teclas de flecha</translation>
    </message>
    <message>
        <source>Choose another cell</source>
        <translation>Elegir otra celda</translation>
    </message>
    <message>
        <source>Ctrl+1 … 9, Alt + arrow keys</source>
        <translation>Ctrl+1 … 9, Alt + teclas de flecha</translation>
    </message>
    <message>
        <source>Another view, another head</source>
        <translation>Otra vista, otra cabeza</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <source>Undo, ink too</source>
        <translation>Deshacer, también lo dibujado</translation>
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
        <translation>Los pesos de esta consulta</translation>
    </message>
    <message>
        <source>The chosen cell</source>
        <translation>La celda elegida</translation>
    </message>
    <message>
        <source>Its weight</source>
        <translation>Su peso</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>of this row&apos;s weight · layer %1, head %2</source>
        <translation>del peso de esta fila · capa %1, cabeza %2</translation>
    </message>
    <message>
        <source>the other key</source>
        <translation>la otra clave</translation>
    </message>
    <message>
        <source>the other %1 keys</source>
        <translation>las otras %1 claves</translation>
    </message>
</context>
<context>
    <name>PresenterNotes</name>
    <message>
        <source>Notes — AttentionScope</source>
        <translation>Notas — AttentionScope</translation>
    </message>
    <message>
        <source>Notes of this step</source>
        <translation>Notas de este paso</translation>
    </message>
    <message>
        <source>What the audience sees</source>
        <translation>Lo que ve el público</translation>
    </message>
    <message>
        <source>No preview of this step.</source>
        <translation>No hay vista previa de este paso.</translation>
    </message>
    <message>
        <source>Audience sees</source>
        <translation>Ve el público</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>A −</source>
        <translation>A −</translation>
    </message>
    <message>
        <source>Smaller letters in the notes</source>
        <translation>Letra más pequeña en las notas</translation>
    </message>
    <message>
        <source>A +</source>
        <translation>A +</translation>
    </message>
    <message>
        <source>Larger letters in the notes</source>
        <translation>Letra más grande en las notas</translation>
    </message>
    <message>
        <source>No lesson is open</source>
        <translation>No hay ninguna lección abierta</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>This step has no notes.</source>
        <translation>Este paso no tiene notas.</translation>
    </message>
    <message>
        <source>This is the last step.</source>
        <translation>Este es el último paso.</translation>
    </message>
    <message>
        <source>The view does not change.</source>
        <translation>La vista no cambia.</translation>
    </message>
    <message>
        <source>planned: %1 min</source>
        <translation>previsto: %1 min</translation>
    </message>
    <message>
        <source>This step begins with a guess.</source>
        <translation>Este paso empieza con un pronóstico.</translation>
    </message>
    <message>
        <source>drawing…</source>
        <translation>dibujando…</translation>
    </message>
    <message>
        <source>This step cannot be opened.</source>
        <translation>Este paso no se puede abrir.</translation>
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
        <translation>AttentionScope, en presentación</translation>
    </message>
    <message>
        <source>Presentation</source>
        <translation>Presentación</translation>
    </message>
    <message>
        <source>Step of the lesson</source>
        <translation>Paso de la lección</translation>
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
        <translation>Una cabeza, fusionada (d k)</translation>
    </message>
    <message>
        <source>Heads, fused (d k h)</source>
        <translation>Cabezas, fusionadas (d k h)</translation>
    </message>
    <message>
        <source>Block of d_model / H</source>
        <translation>Bloque de d_model / H</translation>
    </message>
    <message>
        <source>Biases, d_model 512</source>
        <translation>Sesgos, d_model 512</translation>
    </message>
    <message>
        <source>d_in, d_k, d_v differ</source>
        <translation>d_in, d_k, d_v distintos</translation>
    </message>
    <message>
        <source>Cross-attention</source>
        <translation>Atención cruzada</translation>
    </message>
    <message>
        <source>Causal mask, two ways</source>
        <translation>Máscara causal, de dos maneras</translation>
    </message>
    <message>
        <source>Σ head · W = concat · W</source>
        <translation>Σ head · W = concat · W</translation>
    </message>
    <message>
        <source>By hand: whole numbers, √d = 2</source>
        <translation>A mano: números enteros, √d = 2</translation>
    </message>
    <message>
        <source>One head of four dimensions with small whole numbers, to be computed with a pencil.</source>
        <translation>Una cabeza de cuatro dimensiones con números enteros pequeños, para calcularla con lápiz y papel.</translation>
    </message>
    <message>
        <source>Grouped-query (GQA)</source>
        <translation>Consultas agrupadas (GQA)</translation>
    </message>
    <message>
        <source>Multi-query (MQA)</source>
        <translation>Multiconsulta (MQA)</translation>
    </message>
    <message>
        <source>Plain, any number of tokens</source>
        <translation>Sencillo, con cualquier número de tokens</translation>
    </message>
    <message>
        <source>Sliding window of 3</source>
        <translation>Ventana deslizante de 3</translation>
    </message>
    <message>
        <source>Prefix-LM</source>
        <translation>Prefix-LM</translation>
    </message>
    <message>
        <source>Dilated</source>
        <translation>Dilatada</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>Segmentos</translation>
    </message>
    <message>
        <source>Window and global</source>
        <translation>Ventana y global</translation>
    </message>
    <message>
        <source>−3.4e38 added (HF eager)</source>
        <translation>−3.4e38 sumado (HF eager)</translation>
    </message>
    <message>
        <source>−10000 added (BERT)</source>
        <translation>−10000 sumado (BERT)</translation>
    </message>
    <message>
        <source>Last 3 queries, K and V cached</source>
        <translation>Últimas 3 consultas, K y V en caché</translation>
    </message>
    <message>
        <source>Sinusoidal</source>
        <translation>Sinusoidal</translation>
    </message>
    <message>
        <source>RoPE, half-split</source>
        <translation>RoPE, por mitades</translation>
    </message>
    <message>
        <source>RoPE, interleaved</source>
        <translation>RoPE, entrelazada</translation>
    </message>
    <message>
        <source>RoPE, partial</source>
        <translation>RoPE, parcial</translation>
    </message>
    <message>
        <source>RoPE scaled, Llama 3</source>
        <translation>RoPE escalada, Llama 3</translation>
    </message>
    <message>
        <source>RoPE scaled, YaRN</source>
        <translation>RoPE escalada, YaRN</translation>
    </message>
    <message>
        <source>ALiBi, causal</source>
        <translation>ALiBi, causal</translation>
    </message>
    <message>
        <source>ALiBi, symmetric</source>
        <translation>ALiBi, simétrico</translation>
    </message>
    <message>
        <source>ALiBi as in BLOOM</source>
        <translation>ALiBi como en BLOOM</translation>
    </message>
    <message>
        <source>T5 distance buckets, unscaled</source>
        <translation>Tramos de distancia de T5, sin escalar</translation>
    </message>
    <message>
        <source>Content and position terms (DeBERTa)</source>
        <translation>Términos de contenido y de posición (DeBERTa)</translation>
    </message>
    <message>
        <source>Distances have vectors of their own: a score is the sum of content to content, content to position and position to content.</source>
        <translation>Las distancias tienen sus propios vectores: una puntuación es la suma de contenido a contenido, contenido a posición y posición a contenido.</translation>
    </message>
    <message>
        <source>Temperature 0.5</source>
        <translation>Temperatura 0.5</translation>
    </message>
    <message>
        <source>Soft-cap 20 (Gemma 2)</source>
        <translation>Tope suave 20 (Gemma 2)</translation>
    </message>
    <message>
        <source>Query and key norm, RoPE (Qwen3)</source>
        <translation>Norma de consultas y claves, RoPE (Qwen3)</translation>
    </message>
    <message>
        <source>Learned sinks (gpt-oss)</source>
        <translation>Sumideros aprendidos (gpt-oss)</translation>
    </message>
    <message>
        <source>Softmax off by one</source>
        <translation>Softmax más uno</translation>
    </message>
    <message>
        <source>Extreme scores</source>
        <translation>Puntuaciones extremas</translation>
    </message>
    <message>
        <source>Measures of the weights</source>
        <translation>Medidas de los pesos</translation>
    </message>
    <message>
        <source>torch: in_proj, causal</source>
        <translation>torch: in_proj, causal</translation>
    </message>
    <message>
        <source>torch: cross-attention</source>
        <translation>torch: atención cruzada</translation>
    </message>
    <message>
        <source>torch: bias_kv and zero_attn</source>
        <translation>torch: bias_kv y zero_attn</translation>
    </message>
    <message>
        <source>torch: float attn_mask</source>
        <translation>torch: attn_mask de tipo float</translation>
    </message>
    <message>
        <source>Chunks of 4 tokens (Llama 4)</source>
        <translation>Fragmentos de 4 tokens (Llama 4)</translation>
    </message>
    <message>
        <source>A token sees only its own chunk of the text, as in most layers of Llama 4.</source>
        <translation>Un token ve solo su propio fragmento del texto, como en la mayoría de las capas de Llama 4.</translation>
    </message>
    <message>
        <source>No positions, longer queries (Llama 4)</source>
        <translation>Sin posiciones, consultas largas (Llama 4)</translation>
    </message>
    <message>
        <source>No positions are encoded, and the queries of later tokens are longer, as in every fourth layer of Llama 4.</source>
        <translation>No se codifican posiciones, y las consultas de los tokens posteriores son más largas, como en una de cada cuatro capas de Llama 4.</translation>
    </message>
    <message>
        <source>Output gate for each head</source>
        <translation>Puerta de salida por cabeza</translation>
    </message>
    <message>
        <source>Each token opens or closes each head with one number between 0 and 1 (Qiu et al., 2025).</source>
        <translation>Cada token abre o cierra cada cabeza con un número entre 0 y 1 (Qiu y otros, 2025).</translation>
    </message>
    <message>
        <source>Output gate for each number (Qwen3-Next)</source>
        <translation>Puerta de salida por número (Qwen3-Next)</translation>
    </message>
    <message>
        <source>Each token gates every number of a head&apos;s context, before the output projection.</source>
        <translation>Cada token regula con una puerta cada número del contexto de una cabeza, antes de la proyección de salida.</translation>
    </message>
    <message>
        <source>Top-3 index of keys (DeepSeek-V3.2)</source>
        <translation>Índice de claves top-3 (DeepSeek-V3.2)</translation>
    </message>
    <message>
        <source>A small index lets each query see only the 3 keys with the highest index scores.</source>
        <translation>Un pequeño índice deja que cada consulta vea solo las 3 claves con las puntuaciones de índice más altas.</translation>
    </message>
    <message>
        <source>Difference of two softmaxes</source>
        <translation>Diferencia de dos softmax</translation>
    </message>
    <message>
        <source>Heads come in pairs, and 0.8 times the second softmax is subtracted from the first, as in the Differential Transformer.</source>
        <translation>Las cabezas van por parejas, y de la primera softmax se resta 0.8 veces la segunda, como en el Differential Transformer.</translation>
    </message>
    <message>
        <source>Latents and a shared key (DeepSeek-V2)</source>
        <translation>Latentes y una clave común (DeepSeek-V2)</translation>
    </message>
    <message>
        <source>Queries, keys and values are projected from shorter vectors, and all heads share the part of the key that the rotary embedding rotates.</source>
        <translation>Las consultas, las claves y los valores se proyectan de vectores más cortos, y todas las cabezas comparten la parte de la clave que rota el embedding rotatorio.</translation>
    </message>
    <message>
        <source>Two of six experts (Mixtral)</source>
        <translation>Dos de seis expertos (Mixtral)</translation>
    </message>
    <message>
        <source>After the attention, each token goes through the two feed-forward layers that a router chooses for it.</source>
        <translation>Después de la atención, cada token atraviesa las dos capas feed-forward que un enrutador elige para él.</translation>
    </message>
    <message>
        <source>Sizes and projections</source>
        <translation>Tamaños y proyecciones</translation>
    </message>
    <message>
        <source>Masks</source>
        <translation>Máscaras</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Posiciones</translation>
    </message>
    <message>
        <source>Scores and weights</source>
        <translation>Puntuaciones y pesos</translation>
    </message>
    <message>
        <source>torch.nn.MultiheadAttention</source>
        <translation>torch.nn.MultiheadAttention</translation>
    </message>
    <message>
        <source>As in models too large to run here</source>
        <translation>Como en modelos demasiado grandes para ejecutarlos aquí</translation>
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
        <translation>peso según la distancia, en tokens</translation>
    </message>
    <message>
        <source>queries by entropy, in nats</source>
        <translation>consultas según la entropía, en nats</translation>
    </message>
    <message>
        <source>queries by weight on the first token</source>
        <translation>consultas según el peso en el primer token</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>capa %1</translation>
    </message>
    <message>
        <source>%1 texts</source>
        <translation>%1 textos</translation>
    </message>
    <message>
        <source>%1 of %2 texts</source>
        <translation>%1 de %2 textos</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 tokens</translation>
    </message>
    <message>
        <source>%1 heads</source>
        <translation>%1 cabezas</translation>
    </message>
    <message>
        <source>without each head: %1 texts</source>
        <translation>sin cada cabeza: %1 textos</translation>
    </message>
    <message>
        <source>the same weights as %1</source>
        <translation>los mismos pesos que %1</translation>
    </message>
    <message>
        <source>%1, before</source>
        <translation>%1, antes</translation>
    </message>
    <message>
        <source>%1, after</source>
        <translation>%1, después</translation>
    </message>
    <message>
        <source>%1 and %2 of every head</source>
        <translation>%1 y %2 de cada cabeza</translation>
    </message>
    <message>
        <source>step of the training</source>
        <translation>paso del entrenamiento</translation>
    </message>
    <message>
        <source>%1 of every head, step by step</source>
        <translation>%1 de cada cabeza, paso a paso</translation>
    </message>
    <message>
        <source>95 %: %1 to %2, of %3</source>
        <translation>95 %: de %1 a %2, de %3</translation>
    </message>
    <message>
        <source>Means over all queries; hold the pointer over one for its 95 % interval over resampled texts</source>
        <translation>Medias sobre todas las consultas; mantenga el puntero sobre una para ver su intervalo del 95 % con textos remuestreados</translation>
    </message>
    <message>
        <source>Every head</source>
        <translation>Todas las cabezas</translation>
    </message>
    <message>
        <source>asks most</source>
        <translation>los que más preguntan</translation>
    </message>
    <message>
        <source>is asked most</source>
        <translation>los más preguntados</translation>
    </message>
    <message>
        <source>Atlas of %1</source>
        <translation>Atlas de %1</translation>
    </message>
    <message>
        <source>Head by head</source>
        <translation>Cabeza por cabeza</translation>
    </message>
    <message>
        <source>softmax over 1 key</source>
        <translation>softmax sobre 1 clave</translation>
    </message>
    <message>
        <source>softmax over %1 keys</source>
        <translation>softmax sobre %1 claves</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>“%1” no. %2</source>
        <translation>«%1» n.º %2</translation>
    </message>
    <message>
        <source>%1, in head %2.%3,</source>
        <translation>%1, en la cabeza %2.%3,</translation>
    </message>
    <message>
        <source>the weight from %1 to %2</source>
        <translation>el peso de %1 a %2</translation>
    </message>
    <message>
        <source>the entropy of the row of %1</source>
        <translation>la entropía de la fila de %1</translation>
    </message>
    <message>
        <source>what %1 attends to most</source>
        <translation>aquello a lo que más atiende %1</translation>
    </message>
    <message>
        <source>the probability of %1</source>
        <translation>la probabilidad de %1</translation>
    </message>
    <message>
        <source>the model&apos;s answer</source>
        <translation>la respuesta del modelo</translation>
    </message>
    <message>
        <source>the head&apos;s measure “%1”</source>
        <translation>la medida «%1» de la cabeza</translation>
    </message>
    <message>
        <source>Only the mask is changed.</source>
        <translation>Solo se cambia la máscara.</translation>
    </message>
    <message>
        <source>Only the text is changed.</source>
        <translation>Solo se cambia el texto.</translation>
    </message>
    <message>
        <source>Only heads are changed.</source>
        <translation>Solo se cambian cabezas.</translation>
    </message>
    <message>
        <source>Only the temperature is changed.</source>
        <translation>Solo se cambia la temperatura.</translation>
    </message>
    <message>
        <source>Only the position encoding is changed.</source>
        <translation>Solo se cambia la codificación posicional.</translation>
    </message>
    <message>
        <source>%1 is less than %2.</source>
        <translation>%1 es menor que %2.</translation>
    </message>
    <message>
        <source>%1 is at most %2.</source>
        <translation>%1 es como máximo %2.</translation>
    </message>
    <message>
        <source>%1 is more than %2.</source>
        <translation>%1 es mayor que %2.</translation>
    </message>
    <message>
        <source>%1 is at least %2.</source>
        <translation>%1 es como mínimo %2.</translation>
    </message>
    <message>
        <source>%1 is %2.</source>
        <translation>%1 es %2.</translation>
    </message>
    <message>
        <source>%1 is not %2.</source>
        <translation>%1 no es %2.</translation>
    </message>
    <message>
        <source>layer %1 · head %2</source>
        <translation>capa %1 · cabeza %2</translation>
    </message>
    <message>
        <source>entropy, in bits</source>
        <translation>entropía, en bits</translation>
    </message>
    <message>
        <source>entropy, in nats</source>
        <translation>entropía, en nats</translation>
    </message>
    <message>
        <source>entropy, of the most possible</source>
        <translation>entropía, respecto a la máxima posible</translation>
    </message>
    <message>
        <source>mean distance, in tokens</source>
        <translation>distancia media, en tokens</translation>
    </message>
    <message>
        <source>attends to itself</source>
        <translation>atiende a sí mismo</translation>
    </message>
    <message>
        <source>attends to previous token</source>
        <translation>atiende al token anterior</translation>
    </message>
    <message>
        <source>attends to next token</source>
        <translation>atiende al token siguiente</translation>
    </message>
    <message>
        <source>attends to first token</source>
        <translation>atiende al primer token</translation>
    </message>
    <message>
        <source>attends to special tokens</source>
        <translation>atiende a los tokens especiales</translation>
    </message>
    <message>
        <source>attends to [CLS] or what begins the text</source>
        <translation>atiende a [CLS] o a lo que empieza el texto</translation>
    </message>
    <message>
        <source>attends to [SEP] or what ends a text</source>
        <translation>atiende a [SEP] o a lo que termina un texto</translation>
    </message>
    <message>
        <source>concentration: the largest weight</source>
        <translation>concentración: el peso mayor</translation>
    </message>
    <message>
        <source>attends to same token before</source>
        <translation>atiende al mismo token de antes</translation>
    </message>
    <message>
        <source>follows the other text&apos;s order</source>
        <translation>sigue el orden del otro texto</translation>
    </message>
    <message>
        <source>induction, on a repeated sequence</source>
        <translation>inducción, en una secuencia repetida</translation>
    </message>
    <message>
        <source>weight of the chosen cell</source>
        <translation>peso de la celda elegida</translation>
    </message>
    <message>
        <source>weight on the marked cells</source>
        <translation>peso en las celdas marcadas</translation>
    </message>
    <message>
        <source>knocking it out changes the answer by</source>
        <translation>suprimirla cambia la respuesta en</translation>
    </message>
    <message>
        <source>entropy</source>
        <translation>entropía</translation>
    </message>
    <message>
        <source>entropy share</source>
        <translation>proporción de entropía</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>distancia</translation>
    </message>
    <message>
        <source>self</source>
        <translation>sí mismo</translation>
    </message>
    <message>
        <source>previous token</source>
        <translation>token anterior</translation>
    </message>
    <message>
        <source>next token</source>
        <translation>token siguiente</translation>
    </message>
    <message>
        <source>first token</source>
        <translation>primer token</translation>
    </message>
    <message>
        <source>special tokens</source>
        <translation>tokens especiales</translation>
    </message>
    <message>
        <source>[CLS], begin</source>
        <translation>[CLS], inicio</translation>
    </message>
    <message>
        <source>[SEP], end</source>
        <translation>[SEP], final</translation>
    </message>
    <message>
        <source>concentration</source>
        <translation>concentración</translation>
    </message>
    <message>
        <source>same token</source>
        <translation>mismo token</translation>
    </message>
    <message>
        <source>in order</source>
        <translation>en orden</translation>
    </message>
    <message>
        <source>induction</source>
        <translation>inducción</translation>
    </message>
    <message>
        <source>chosen cell</source>
        <translation>celda elegida</translation>
    </message>
    <message>
        <source>marked cells</source>
        <translation>celdas marcadas</translation>
    </message>
    <message>
        <source>knock-out</source>
        <translation>supresión</translation>
    </message>
    <message>
        <source>−Σ w log₂ w of each query&apos;s weights, in bits: how evenly it spreads. Mean over all queries of this text; the first row of a causal map counts as 0, as it sees one key.</source>
        <translation>−Σ w log₂ w de los pesos de cada consulta, en bits: con qué igualdad se reparten. Media sobre todas las consultas de este texto; la primera fila de un mapa causal cuenta como 0, porque ve una sola clave.</translation>
    </message>
    <message>
        <source>−Σ w ln w of each query&apos;s weights, in nats: how evenly it spreads. Mean over all queries of this text; the first row of a causal map counts as 0, as it sees one key.</source>
        <translation>−Σ w ln w de los pesos de cada consulta, en nats: con qué igualdad se reparten. Media sobre todas las consultas de este texto; la primera fila de un mapa causal cuenta como 0, porque ve una sola clave.</translation>
    </message>
    <message>
        <source>Entropy ÷ ln n, where n is the number of keys that the query sees; 1: evenly. Mean over the queries of this text that see more than one key.</source>
        <translation>Entropía ÷ ln n, donde n es el número de claves que ve la consulta; 1: por igual. Media sobre las consultas de este texto que ven más de una clave.</translation>
    </message>
    <message>
        <source>Σ w · |query − key|, in tokens: how far a query looks. Mean over all queries of this text; the first row of a causal map counts as 0.</source>
        <translation>Σ w · |consulta − clave|, en tokens: cuán lejos mira una consulta. Media sobre todas las consultas de este texto; la primera fila de un mapa causal cuenta como 0.</translation>
    </message>
    <message>
        <source>Weight on the token itself. Mean over all queries of this text; the first row of a causal map counts as 1, as it sees nothing else.</source>
        <translation>Peso en el propio token. Media sobre todas las consultas de este texto; la primera fila de un mapa causal cuenta como 1, porque no ve nada más.</translation>
    </message>
    <message>
        <source>Weight on the token before. Mean over the queries of this text that have one.</source>
        <translation>Peso en el token anterior. Media sobre las consultas de este texto que tienen uno.</translation>
    </message>
    <message>
        <source>Weight on the token after. Mean over the queries of this text that may see it: none in a causal map.</source>
        <translation>Peso en el token siguiente. Media sobre las consultas de este texto que pueden verlo: ninguna en un mapa causal.</translation>
    </message>
    <message>
        <source>Weight on all tokens that the tokenizer added, such as [CLS] and [SEP], taken together. Mean over all queries of this text.</source>
        <translation>Peso en el conjunto de los tokens que añadió el tokenizador, como [CLS] y [SEP]. Media sobre todas las consultas de este texto.</translation>
    </message>
    <message>
        <source>Weight on the tokens that the tokenizer put before the text, such as [CLS] or &lt;s&gt;. Mean over all queries of this text.</source>
        <translation>Peso en los tokens que el tokenizador puso antes del texto, como [CLS] o &lt;s&gt;. Media sobre todas las consultas de este texto.</translation>
    </message>
    <message>
        <source>Weight on the tokens that the tokenizer put between and after the texts, such as [SEP] or &lt;/s&gt;. Mean over all queries of this text.</source>
        <translation>Peso en los tokens que el tokenizador puso entre los textos y detrás de ellos, como [SEP] o &lt;/s&gt;. Media sobre todas las consultas de este texto.</translation>
    </message>
    <message>
        <source>The largest weight of each query. Mean over all queries of this text; the first row of a causal map counts as 1.</source>
        <translation>El peso mayor de cada consulta. Media sobre todas las consultas de este texto; la primera fila de un mapa causal cuenta como 1.</translation>
    </message>
    <message>
        <source>Weight on all earlier tokens with the same token id, so “The” is not “the”. Mean over the queries of this text that have such a token before them.</source>
        <translation>Peso en todos los tokens anteriores con el mismo id de token, de modo que «The» no es «the». Media sobre las consultas de este texto que tienen antes un token así.</translation>
    </message>
    <message>
        <source>Correlation between the positions of a query and of the keys that it attends to, each pair counted by its weight, over all queries of this text. 1: later words attend to later parts of a sound or of the other text; 0: in no order. Measured only in maps from one text to another.</source>
        <translation>Correlación entre las posiciones de una consulta y de las claves a las que atiende, contando cada par según su peso, sobre todas las consultas de este texto. 1: las palabras posteriores atienden a partes posteriores de un sonido o del otro texto; 0: sin ningún orden. Solo se mide en mapas de un texto a otro.</translation>
    </message>
    <message>
        <source>Each head&apos;s weight at the cell that is chosen in the map.</source>
        <translation>El peso de cada cabeza en la celda elegida en el mapa.</translation>
    </message>
    <message>
        <source>Each head&apos;s weight on the cells marked in the map (Shift+drag), added up in each row. Mean over the rows that have marked cells.</source>
        <translation>El peso de cada cabeza en las celdas marcadas en el mapa (Mayús+arrastrar), sumado en cada fila. Media sobre las filas que tienen celdas marcadas.</translation>
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
        <translation>Responder</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Mostrar la respuesta</translation>
    </message>
    <message>
        <source>Question: %1</source>
        <translation>Pregunta: %1</translation>
    </message>
    <message>
        <source>The answer: %1</source>
        <translation>La respuesta: %1</translation>
    </message>
    <message>
        <source>A number</source>
        <translation>Un número</translation>
    </message>
    <message>
        <source>A cell, such as it → cat: type it or click it</source>
        <translation>Una celda, como it → cat: escríbala o haga clic en ella</translation>
    </message>
    <message>
        <source>A head, such as 4.4: type it or click it</source>
        <translation>Una cabeza, como 4.4: escríbala o haga clic en ella</translation>
    </message>
    <message>
        <source>A token: type it or click it</source>
        <translation>Un token: escríbalo o haga clic en él</translation>
    </message>
    <message>
        <source>In your own words</source>
        <translation>Con sus propias palabras</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>Noted. The lesson&apos;s answer: %1</source>
        <translation>Anotado. La respuesta de la lección: %1</translation>
    </message>
    <message>
        <source>Noted. It is handed in with your answers.</source>
        <translation>Anotado. Se entrega con sus respuestas.</translation>
    </message>
    <message>
        <source>That is not a number. Write it like 0.95.</source>
        <translation>Eso no es un número. Escríbalo como 0.95.</translation>
    </message>
    <message>
        <source>Nothing here has that name. Type it as it is written beside the map, or click it.</source>
        <translation>Aquí no hay nada con ese nombre. Escríbalo como está junto al mapa, o haga clic en él.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Correcto.</translation>
    </message>
    <message>
        <source>Not quite. Look again, or ask for a hint.</source>
        <translation>No del todo. Mire otra vez, o pida una pista.</translation>
    </message>
    <message>
        <source>Not quite. Look again.</source>
        <translation>No del todo. Mire otra vez.</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>Pista: %1</translation>
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
        <translation>Carácter %1: se esperaba %2, se encontró %3</translation>
    </message>
    <message>
        <source>Recipe</source>
        <translation>Receta</translation>
    </message>
    <message>
        <source>Mask recipe</source>
        <translation>Receta de máscara</translation>
    </message>
    <message>
        <source>Which keys each query may see, in one line</source>
        <translation>Qué claves puede ver cada consulta, en una línea</translation>
    </message>
    <message>
        <source>Join rules with &amp; (and) and | (or); ! means not.</source>
        <translation>Combine reglas con &amp; (y) y | (o); ! significa no.</translation>
    </message>
</context>
<context>
    <name>RecorderPanel</name>
    <message>
        <source>Stop recording; the lesson is saved</source>
        <translation>Dejar de grabar; la lección se guarda</translation>
    </message>
    <message>
        <source>Recorder</source>
        <translation>Grabadora</translation>
    </message>
    <message>
        <source>Title of the lesson</source>
        <translation>Título de la lección</translation>
    </message>
    <message>
        <source>&amp;Record a step</source>
        <translation>&amp;Grabar un paso</translation>
    </message>
    <message>
        <source>Adds what is shown now after the chosen step (Ctrl+Return)</source>
        <translation>Añade lo que se muestra ahora después del paso elegido (Ctrl+Return)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Undoes the last edit of the lesson</source>
        <translation>Deshace la última modificación de la lección</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Redoes the edit that was undone</source>
        <translation>Rehace la modificación deshecha</translation>
    </message>
    <message>
        <source>Steps of the lesson; drag them into another order</source>
        <translation>Pasos de la lección; arrástrelos para cambiar el orden</translation>
    </message>
    <message>
        <source>Drag a step to another place, or move it with Alt+Up and Alt+Down</source>
        <translation>Arrastre un paso a otro lugar, o muévalo con Alt+↑ y Alt+↓</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Adds a copy after this step</source>
        <translation>Añade una copia después de este paso</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Removes the step (Delete)</source>
        <translation>Quita el paso (Supr)</translation>
    </message>
    <message>
        <source>%1, saved at %2</source>
        <translation>%1, guardado a las %2</translation>
    </message>
    <message>
        <source>Checking the promises …</source>
        <translation>Comprobando las promesas …</translation>
    </message>
    <message>
        <source>This is not a lesson yet: see the line in red above.</source>
        <translation>Esto no es todavía una lección: vea la línea en rojo de arriba.</translation>
    </message>
    <message>
        <source>Nothing is promised yet.</source>
        <translation>Aún no se ha prometido nada.</translation>
    </message>
    <message>
        <source>The promise is kept.</source>
        <translation>La promesa se cumple.</translation>
    </message>
    <message>
        <source>All %1 promises are kept.</source>
        <translation>Se cumplen las %1 promesas.</translation>
    </message>
    <message>
        <source>1 of %1 promises is broken.</source>
        <translation>No se cumple 1 de %1 promesas.</translation>
    </message>
    <message>
        <source>%1 of %2 promises are broken.</source>
        <translation>No se cumplen %1 de %2 promesas.</translation>
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
        <translation>Copiar la vista</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Text, in Markdown</source>
        <translation>Texto, en Markdown</translation>
    </message>
    <message>
        <source>Notes, for whoever presents</source>
        <translation>Notas, para quien presenta</translation>
    </message>
    <message>
        <source>Highlight</source>
        <translation>Resaltar</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>the chosen cell&apos;s row</source>
        <translation>la fila de la celda elegida</translation>
    </message>
    <message>
        <source>its column</source>
        <translation>su columna</translation>
    </message>
    <message>
        <source>the chosen cell</source>
        <translation>la celda elegida</translation>
    </message>
    <message>
        <source>Guessed before it is shown</source>
        <translation>Se adivina antes de mostrarlo</translation>
    </message>
    <message>
        <source>the key with most weight in it</source>
        <translation>la clave con más peso en ella</translation>
    </message>
    <message>
        <source>the chosen cell&apos;s weight</source>
        <translation>el peso de la celda elegida</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>no question</source>
        <translation>sin pregunta</translation>
    </message>
    <message>
        <source>choose an answer</source>
        <translation>elegir una respuesta</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un número</translation>
    </message>
    <message>
        <source>which cell</source>
        <translation>qué celda</translation>
    </message>
    <message>
        <source>which head</source>
        <translation>qué cabeza</translation>
    </message>
    <message>
        <source>which token</source>
        <translation>qué token</translation>
    </message>
    <message>
        <source>free text</source>
        <translation>texto libre</translation>
    </message>
    <message>
        <source>What is asked</source>
        <translation>Qué se pregunta</translation>
    </message>
    <message>
        <source>Answers, one per line; begin right ones with *</source>
        <translation>Respuestas, una por línea; empiece las correctas con *</translation>
    </message>
    <message>
        <source>Answer with what is chosen</source>
        <translation>Responder con lo elegido</translation>
    </message>
    <message>
        <source>The right answer is the cell, head or token that is chosen now</source>
        <translation>La respuesta correcta es la celda, la cabeza o el token que está elegido ahora</translation>
    </message>
    <message>
        <source>Goal, checked by the program</source>
        <translation>Meta, la comprueba el programa</translation>
    </message>
    <message>
        <source>Promises, recomputed while you edit</source>
        <translation>Promesas, recalculadas mientras se edita</translation>
    </message>
    <message>
        <source>Promise what is shown</source>
        <translation>Prometer lo que se muestra</translation>
    </message>
    <message>
        <source>Promises the chosen cell&apos;s weight, as it is now</source>
        <translation>Promete el peso de la celda elegida, tal como es ahora</translation>
    </message>
    <message>
        <source>✕ %1: is %2</source>
        <translation>✕ %1: es %2</translation>
    </message>
    <message>
        <source>Promise %1 instead</source>
        <translation>Prometer %1 en su lugar</translation>
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
        <translation>Escalado rotatorio</translation>
    </message>
    <message>
        <source>How the rotary embedding is stretched for texts longer than in training</source>
        <translation>Cómo se estira el embedding rotatorio para textos más largos que en el entrenamiento</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>lineal</translation>
    </message>
    <message>
        <source>dynamic NTK</source>
        <translation>NTK dinámico</translation>
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
        <translation>Factor</translation>
    </message>
    <message>
        <source>factor: how many times longer</source>
        <translation>factor: cuántas veces más largo</translation>
    </message>
    <message>
        <source>Trained tokens</source>
        <translation>Tokens entrenados</translation>
    </message>
    <message>
        <source>original_max_position_embeddings: the longest text in training, in tokens</source>
        <translation>original_max_position_embeddings: el texto más largo del entrenamiento, en tokens</translation>
    </message>
    <message>
        <source>low_freq_factor</source>
        <translation>low_freq_factor</translation>
    </message>
    <message>
        <source>Wavelengths above trained tokens ∕ low_freq_factor are stretched</source>
        <translation>Las longitudes de onda por encima de tokens entrenados ∕ low_freq_factor se estiran</translation>
    </message>
    <message>
        <source>high_freq_factor</source>
        <translation>high_freq_factor</translation>
    </message>
    <message>
        <source>Wavelengths below trained tokens ∕ high_freq_factor stay as they are</source>
        <translation>Las longitudes de onda por debajo de tokens entrenados ∕ high_freq_factor quedan como están</translation>
    </message>
    <message>
        <source>beta_fast</source>
        <translation>beta_fast</translation>
    </message>
    <message>
        <source>Pairs that rotate more often than this over the trained tokens stay as they are</source>
        <translation>Los pares que dan más vueltas que este número sobre los tokens entrenados quedan como están</translation>
    </message>
    <message>
        <source>beta_slow</source>
        <translation>beta_slow</translation>
    </message>
    <message>
        <source>Pairs that rotate less often than this over the trained tokens are stretched</source>
        <translation>Los pares que dan menos vueltas que este número sobre los tokens entrenados se estiran</translation>
    </message>
    <message>
        <source>attention_factor</source>
        <translation>attention_factor</translation>
    </message>
    <message>
        <source>What sine and cosine are multiplied by</source>
        <translation>Por cuánto se multiplican seno y coseno</translation>
    </message>
    <message>
        <source>0.1·ln factor + 1</source>
        <translation>0.1·ln factor + 1</translation>
    </message>
    <message>
        <source>Scaling</source>
        <translation>Escalado</translation>
    </message>
    <message>
        <source>Factor · from</source>
        <translation>Factor · desde</translation>
    </message>
    <message>
        <source>Low · high</source>
        <translation>Baja · alta</translation>
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
        <translation>la predicción de %1</translation>
    </message>
    <message>
        <source>(next)</source>
        <translation>(siguiente)</translation>
    </message>
    <message>
        <source>predicting the next token</source>
        <translation>la predicción del token siguiente</translation>
    </message>
    <message>
        <source>for the next token</source>
        <translation>para el token siguiente</translation>
    </message>
    <message>
        <source>at this token</source>
        <translation>en este token</translation>
    </message>
    <message>
        <source>rows: %1</source>
        <translation>filas: %1</translation>
    </message>
</context>
<context>
    <name>RuleButtons</name>
    <message>
        <source>Full</source>
        <translation>Completa</translation>
    </message>
    <message>
        <source>Every query sees every key.</source>
        <translation>Todas las consultas ven todas las claves.</translation>
    </message>
    <message>
        <source>Causal</source>
        <translation>Causal</translation>
    </message>
    <message>
        <source>A query sees itself and what comes before it.</source>
        <translation>Una consulta se ve a sí misma y lo que viene antes de ella.</translation>
    </message>
    <message>
        <source>Padding</source>
        <translation>Relleno</translation>
    </message>
    <message>
        <source>No query sees padding, the tokens that fill up a shorter text.</source>
        <translation>Ninguna consulta ve el relleno, los tokens que completan un texto más corto.</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Ventana</translation>
    </message>
    <message>
        <source>A query sees its neighbours: this many back and this many ahead.</source>
        <translation>Una consulta ve los tokens vecinos: tantos hacia atrás y tantos hacia delante.</translation>
    </message>
    <message>
        <source>Prefix</source>
        <translation>Prefijo</translation>
    </message>
    <message>
        <source>Every query sees this many first tokens.</source>
        <translation>Todas las consultas ven esta cantidad de primeros tokens.</translation>
    </message>
    <message>
        <source>Segment</source>
        <translation>Segmento</translation>
    </message>
    <message>
        <source>The text is cut into segments; a query sees only its own.</source>
        <translation>El texto se corta en segmentos; una consulta ve solo el suyo.</translation>
    </message>
    <message>
        <source>Chunk</source>
        <translation>Fragmento</translation>
    </message>
    <message>
        <source>The text is cut into chunks of this many tokens; a query sees only its own.</source>
        <translation>El texto se corta en fragmentos de esta cantidad de tokens; una consulta ve solo el suyo.</translation>
    </message>
    <message>
        <source>Dilated</source>
        <translation>Dilatada</translation>
    </message>
    <message>
        <source>A query sees every second, third, … key, counted from itself.</source>
        <translation>Una consulta ve una de cada dos, tres, … claves, contadas desde ella misma.</translation>
    </message>
    <message>
        <source>Global</source>
        <translation>Global</translation>
    </message>
    <message>
        <source>These tokens see every key, and every query sees them.</source>
        <translation>Estos tokens ven todas las claves, y todas las consultas los ven.</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>The model&apos;s own mask.</source>
        <translation>La máscara del propio modelo.</translation>
    </message>
    <message>
        <source>%1 rule</source>
        <translation>regla %1</translation>
    </message>
</context>
<context>
    <name>RuleNames</name>
    <message>
        <source>hand</source>
        <comment>hidden by hand</comment>
        <translation>pintura a mano</translation>
    </message>
</context>
<context>
    <name>RunLine</name>
    <message>
        <source>positions</source>
        <translation>posiciones</translation>
    </message>
    <message>
        <source>mask</source>
        <translation>máscara</translation>
    </message>
    <message>
        <source>temperature</source>
        <translation>temperatura</translation>
    </message>
    <message>
        <source>Remove run %1</source>
        <translation>Quitar la ejecución %1</translation>
    </message>
    <message>
        <source>Text of run %1</source>
        <translation>Texto de la ejecución %1</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>un texto</translation>
    </message>
    <message>
        <source>Position encoding of run %1</source>
        <translation>Codificación posicional de la ejecución %1</translation>
    </message>
    <message>
        <source>How the teaching module encodes positions</source>
        <translation>Cómo codifica las posiciones el módulo didáctico</translation>
    </message>
    <message>
        <source>Mask recipe of run %1</source>
        <translation>Receta de máscara de la ejecución %1</translation>
    </message>
    <message>
        <source>Which keys each query may see, such as model or causal &amp; window(3, 0)</source>
        <translation>Qué claves puede ver cada consulta, como model o causal &amp; window(3, 0)</translation>
    </message>
    <message>
        <source>Temperature of run %1</source>
        <translation>Temperatura de la ejecución %1</translation>
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
        <translation>Modelo de la ejecución %1: %2</translation>
    </message>
    <message>
        <source>Computed with %1</source>
        <translation>Calculado con %1</translation>
    </message>
    <message>
        <source>%1 (comes with the program)</source>
        <translation>%1 (incluido con el programa)</translation>
    </message>
    <message>
        <source>Teaching module (random parameters)</source>
        <translation>Módulo didáctico (parámetros al azar)</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>Carpeta…</translation>
    </message>
    <message>
        <source>GGUF file…</source>
        <translation>Archivo GGUF…</translation>
    </message>
</context>
<context>
    <name>RunTitle</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>the teaching module</source>
        <translation>un módulo didáctico</translation>
    </message>
    <message>
        <source>run %1 · %2</source>
        <translation>ejecución %1 · %2</translation>
    </message>
</context>
<context>
    <name>RunTroubles</name>
    <message>
        <source>%1 is computed by an engine called “%2”, and no command on this machine starts it.</source>
        <translation>%1 lo calcula un motor llamado «%2», y en este equipo no hay ningún comando que lo inicie.</translation>
    </message>
    <message>
        <source>Name the command…</source>
        <translation>Indicar el comando…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Intentar de nuevo</translation>
    </message>
    <message>
        <source>Only the first token</source>
        <translation>Solo el primer token</translation>
    </message>
    <message>
        <source>Only the first %1 tokens</source>
        <translation>Solo los primeros %1 tokens</translation>
    </message>
    <message>
        <source>Keep one layer at a time</source>
        <translation>Conservar una capa cada vez</translation>
    </message>
    <message>
        <source>%1. Use fewer tokens, or keep only the layer that you look at.</source>
        <translation>%1. Use menos tokens, o conserve solo la capa que está mirando.</translation>
    </message>
    <message>
        <source>%1, which this session needs, is not there. Locate it to see its numbers.</source>
        <translation>Falta %1, que esta sesión necesita. Búsquelo para ver sus números.</translation>
    </message>
    <message>
        <source>%1 has changed since the session was saved, so its numbers may differ.</source>
        <translation>%1 ha cambiado desde que se guardó la sesión, así que sus números pueden ser distintos.</translation>
    </message>
    <message>
        <source>Locate…</source>
        <translation>Buscar…</translation>
    </message>
    <message>
        <source>Read it</source>
        <translation>Leerlo</translation>
    </message>
    <message>
        <source>The session wants to read %1, which lies outside of its own folder. Allow it only if you know who made the session.</source>
        <translation>La sesión quiere leer %1, que está fuera de su propia carpeta. Permítalo solo si sabe quién hizo la sesión.</translation>
    </message>
    <message>
        <source>Where is %1?</source>
        <translation>¿Dónde está %1?</translation>
    </message>
    <message>
        <source>Saved modules (*.safetensors)</source>
        <translation>Módulos guardados (*.safetensors)</translation>
    </message>
    <message>
        <source>GGUF files (*.gguf)</source>
        <translation>Archivos GGUF (*.gguf)</translation>
    </message>
    <message>
        <source>%1 is a model of the kind %2, which this program does not compute itself. An engine can: a program with PyTorch, for instance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open with an engine…</source>
        <translation type="unfinished">Abrir con un motor…</translation>
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
        <translation>Cómo se eligen las muestras</translation>
    </message>
    <message>
        <source>Quantiles</source>
        <translation>Cuantiles</translation>
    </message>
    <message>
        <source>Rows at five quantiles of rows drawn from all alike</source>
        <translation>Filas en cinco cuantiles de filas tomadas al azar de entre todas</translation>
    </message>
    <message>
        <source>Whole range</source>
        <translation>Todo el intervalo</translation>
    </message>
    <message>
        <source>A row of each part of the measure&apos;s range, rare ones too</source>
        <translation>Una fila de cada parte del intervalo de la medida, también de las raras</translation>
    </message>
    <message>
        <source>Draw others</source>
        <translation>Sortear otras</translation>
    </message>
    <message>
        <source>Other rows of the same quantiles or parts</source>
        <translation>Otras filas de los mismos cuantiles o partes</translation>
    </message>
    <message>
        <source>Find the model…</source>
        <translation>Buscar el modelo…</translation>
    </message>
    <message>
        <source>Says where the model lies that the atlas was computed from</source>
        <translation>Indica dónde está el modelo con el que se calculó el atlas</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Muestras</translation>
    </message>
    <message>
        <source>Measure that samples are chosen by</source>
        <translation>Medida según la cual se eligen las muestras</translation>
    </message>
    <message>
        <source>Text %1, row %2: %3
Opens in the main window</source>
        <translation>Texto %1, fila %2: %3
Se abre en la ventana principal</translation>
    </message>
    <message>
        <source>No row of this head has this measure.</source>
        <translation>Ninguna fila de esta cabeza tiene esta medida.</translation>
    </message>
    <message>
        <source>Their maps are computed with %1, which the atlas names.</source>
        <translation>Sus mapas se calculan con %1, que el atlas nombra.</translation>
    </message>
    <message>
        <source>The model is not here: what is known of the samples is shown, their maps are not.</source>
        <translation>El modelo no está aquí: se muestra lo que se sabe de las muestras, pero no sus mapas.</translation>
    </message>
    <message>
        <source>Draw the maps</source>
        <translation>Dibujar los mapas</translation>
    </message>
    <message>
        <source>Where is %1?</source>
        <translation>¿Dónde está %1?</translation>
    </message>
</context>
<context>
    <name>SampleTile</name>
    <message>
        <source>Sample at %1: %2. %3</source>
        <translation>Muestra en %1: %2. %3</translation>
    </message>
    <message>
        <source>Sample at %1: %2. %3. Without the head: %4</source>
        <translation>Muestra en %1: %2. %3. Sin la cabeza: %4</translation>
    </message>
    <message>
        <source>without</source>
        <translation>sin</translation>
    </message>
</context>
<context>
    <name>SamplingControls</name>
    <message>
        <source>How the next token is chosen</source>
        <translation>Cómo se elige el token siguiente</translation>
    </message>
    <message>
        <source>Likeliest</source>
        <translation>El más probable</translation>
    </message>
    <message>
        <source>Always the token that the model finds likeliest</source>
        <translation>Siempre el token que el modelo considera más probable</translation>
    </message>
    <message>
        <source>Sampled</source>
        <translation>Al azar</translation>
    </message>
    <message>
        <source>Each time a token drawn at random, by the probabilities</source>
        <translation>Cada vez un token sorteado al azar, según las probabilidades</translation>
    </message>
    <message>
        <source>How the next token is chosen: the likeliest, or drawn at random</source>
        <translation>Cómo se elige el token siguiente: el más probable, o uno sorteado al azar</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todos</translation>
    </message>
    <message>
        <source>Temperature of the output</source>
        <translation>Temperatura de la salida</translation>
    </message>
    <message>
        <source>Scores are divided by it: below 1 likely tokens become likelier, above 1 less likely</source>
        <translation>Las puntuaciones se dividen entre ella: por debajo de 1 los tokens probables se vuelven más probables; por encima de 1, menos</translation>
    </message>
    <message>
        <source>Top-k</source>
        <translation>Top-k</translation>
    </message>
    <message>
        <source>Only this many of the likeliest tokens can be drawn; 0: all</source>
        <translation>Solo se puede sortear entre esta cantidad de los tokens más probables; 0: todos</translation>
    </message>
    <message>
        <source>Top-p</source>
        <translation>Top-p</translation>
    </message>
    <message>
        <source>Only the likeliest tokens, up to this much probability in all, can be drawn</source>
        <translation>Solo se puede sortear entre los tokens más probables, hasta esta probabilidad en total</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>The same seed draws the same text</source>
        <translation>La misma semilla da el mismo texto</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatura</translation>
    </message>
    <message>
        <source>Applied in this order, as Hugging Face does.</source>
        <translation>Se aplican en este orden, como hace Hugging Face.</translation>
    </message>
    <message>
        <source>%1 ▾</source>
        <translation>%1 ▾</translation>
    </message>
    <message>
        <source>How the next token is chosen: %1</source>
        <translation>Cómo se elige el token siguiente: %1</translation>
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
        <translation>El más probable</translation>
    </message>
    <message>
        <source>Sampled</source>
        <translation>Al azar</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>semilla %1</translation>
    </message>
    <message>
        <source>The next token is drawn by these probabilities.</source>
        <translation>El token siguiente se sortea según estas probabilidades.</translation>
    </message>
    <message>
        <source>The next token is drawn by these probabilities (%1).</source>
        <translation>El token siguiente se sortea según estas probabilidades (%1).</translation>
    </message>
    <message>
        <source> %L1 of %L2 tokens can be drawn; the others are cut and not listed.</source>
        <translation> Se puede sortear entre %L1 de %L2 tokens; los demás se descartan y no figuran.</translation>
    </message>
</context>
<context>
    <name>ScatterPanel</name>
    <message>
        <source>Across</source>
        <translation>Horizontal</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Vertical</translation>
    </message>
    <message>
        <source>What is drawn</source>
        <translation>Qué se dibuja</translation>
    </message>
    <message>
        <source>Scatter</source>
        <translation>Dispersión</translation>
    </message>
    <message>
        <source>A point for each head</source>
        <translation>Un punto por cabeza</translation>
    </message>
    <message>
        <source>Over training</source>
        <translation>Entrenamiento</translation>
    </message>
    <message>
        <source>A line for each head, step by step</source>
        <translation>Una línea por cabeza, paso a paso</translation>
    </message>
    <message>
        <source>Measure across</source>
        <translation>Medida horizontal</translation>
    </message>
    <message>
        <source>Measure up</source>
        <translation>Medida vertical</translation>
    </message>
    <message>
        <source>Dark: low layers, yellow: high ones.</source>
        <translation>Oscuro: capas bajas; amarillo: altas.</translation>
    </message>
    <message>
        <source>Dashed: the step that is looked at.</source>
        <translation>A trazos: el paso que se está mirando.</translation>
    </message>
    <message>
        <source>Across: this atlas; up: the other. What did not change lies on the line.</source>
        <translation>En horizontal, este atlas; en vertical, el otro. Lo que no cambió queda sobre la línea.</translation>
    </message>
    <message>
        <source>Cross: 95 % intervals of the chosen head&apos;s means.</source>
        <translation>Cruz: intervalos del 95 % de las medias de la cabeza elegida.</translation>
    </message>
</context>
<context>
    <name>ScoringControls</name>
    <message>
        <source>Hidden scores</source>
        <translation>Ocultas</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatura</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Para</translation>
    </message>
    <message>
        <source>set to −∞</source>
        <translation>puestas a −∞</translation>
    </message>
    <message>
        <source>set to −10⁹</source>
        <translation>puestas a −10⁹</translation>
    </message>
    <message>
        <source>set to −10000</source>
        <translation>puestas a −10000</translation>
    </message>
    <message>
        <source>set to −3.4·10³⁸</source>
        <translation>puestas a −3.4·10³⁸</translation>
    </message>
    <message>
        <source>add −3.4·10³⁸ (as Hugging Face)</source>
        <translation>sumar −3.4·10³⁸ (Hugging Face)</translation>
    </message>
    <message>
        <source>set to 0 (wrong)</source>
        <translation>puestas a 0 (error)</translation>
    </message>
    <message>
        <source>the score is replaced by −∞</source>
        <translation>la puntuación se sustituye por −∞</translation>
    </message>
    <message>
        <source>the score is replaced by −1e9</source>
        <translation>la puntuación se sustituye por −1e9</translation>
    </message>
    <message>
        <source>the score is replaced by −10000</source>
        <translation>la puntuación se sustituye por −10000</translation>
    </message>
    <message>
        <source>the score is replaced by float32&apos;s lowest number</source>
        <translation>la puntuación se sustituye por el número más bajo de float32</translation>
    </message>
    <message>
        <source>float32&apos;s lowest number is added to the score, as Hugging Face does</source>
        <translation>a la puntuación se le suma el número más bajo de float32, como hace Hugging Face</translation>
    </message>
    <message>
        <source>the score is replaced by 0: a mistake, since exp(0) = 1 and hidden keys keep a weight</source>
        <translation>la puntuación se sustituye por 0: un error, porque exp(0) = 1 y las claves ocultas conservan un peso</translation>
    </message>
    <message>
        <source>mask, then softmax</source>
        <translation>máscara, después softmax</translation>
    </message>
    <message>
        <source>softmax, then mask and renormalise</source>
        <translation>softmax, luego máscara</translation>
    </message>
    <message>
        <source>Divides the scores: below 1 the weights are sharper, above 1 flatter</source>
        <translation>Divide las puntuaciones: por debajo de 1 los pesos son más nítidos; por encima de 1, más planos</translation>
    </message>
    <message>
        <source>Which heads a change applies to</source>
        <translation>A qué cabezas se aplica un cambio</translation>
    </message>
    <message>
        <source>whole model</source>
        <translation>todo el modelo</translation>
    </message>
    <message>
        <source>In this order hidden weights become 0; no score is filled.</source>
        <translation>En este orden los pesos ocultos pasan a ser 0; no se sustituye ninguna puntuación.</translation>
    </message>
    <message>
        <source>Hidden cells: %1</source>
        <translation>Celdas ocultas: %1</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>capa %1</translation>
    </message>
    <message>
        <source>layer %1 head %2</source>
        <translation>capa %1 cabeza %2</translation>
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
        <translation>Si el programa se cerrara de golpe, se perdería lo que escribió desde la última vez que guardó: %1. Guarde la sesión en otro sitio, o haga sitio en el disco.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Open pictures</source>
        <translation>Abrir imágenes</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg);;All files (*)</source>
        <translation>Imágenes (*.png *.jpg *.jpeg);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Open sounds</source>
        <translation>Abrir sonidos</translation>
    </message>
    <message>
        <source>Sounds (*.wav *.flac *.ogg *.mp3);;All files (*)</source>
        <translation>Sonidos (*.wav *.flac *.ogg *.mp3);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>/session.attnscope</source>
        <translation>/session.attnscope</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation>Guardar la sesión</translation>
    </message>
    <message>
        <source>Sessions (*.attnscope)</source>
        <translation>Sesiones (*.attnscope)</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Se guardó %1</translation>
    </message>
    <message>
        <source>Not saved, from %1</source>
        <translation>Sin guardar, del %1</translation>
    </message>
    <message>
        <source>No session has been saved yet</source>
        <translation>Aún no se ha guardado ninguna sesión</translation>
    </message>
    <message>
        <source>Save the changes to %1?</source>
        <translation>¿Guardar los cambios de %1?</translation>
    </message>
    <message>
        <source>What you typed is not saved, and it cannot be kept for the next time: %1.

Save it to another place, or make room on the disk and close again.</source>
        <translation>Lo que escribió no está guardado, y no se puede conservar para la próxima vez: %1.

Guárdelo en otro sitio, o haga sitio en el disco y vuelva a cerrar.</translation>
    </message>
    <message>
        <source>AttentionScope closed unexpectedly. Restore your work?</source>
        <translation>AttentionScope se cerró de forma inesperada. ¿Restaurar su trabajo?</translation>
    </message>
    <message numerus="yes">
        <source>AttentionScope closed unexpectedly %n times. Restore what you worked on last? File › Open recent lists all of it.</source>
        <translation>
            <numerusform>AttentionScope se cerró de forma inesperada %n vez. ¿Restaurar lo último en lo que trabajó? En Archivo › Abrir reciente está todo.</numerusform>
            <numerusform>AttentionScope se cerró de forma inesperada %n veces. ¿Restaurar lo último en lo que trabajó? En Archivo › Abrir reciente está todo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Your last changes were not saved. Continue with them?</source>
        <translation>Sus últimos cambios no se guardaron. ¿Continuar con ellos?</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Ahora no</translation>
    </message>
    <message>
        <source>%1 The copy is kept in the same folder under another name.</source>
        <translation>%1 La copia se conserva en la misma carpeta con otro nombre.</translation>
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
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>&amp;Usual settings</source>
        <translation>&amp;Ajustes predeterminados</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Ventana</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Como el escritorio</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>Of the window, the lessons and the first chapters of the handbook. The command line speaks English.</source>
        <translation>De la ventana, las lecciones y los primeros capítulos del manual. La línea de comandos está en inglés.</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>The colours of the window. High contrast has black behind everything and no grey text.</source>
        <translation>Los colores de la ventana. Alto contraste pone negro detrás de todo y no usa texto gris.</translation>
    </message>
    <message>
        <source>Type &amp;size</source>
        <translation>Tamaño de &amp;letra</translation>
    </message>
    <message>
        <source>Everything in the window, maps and numbers too; exported figures keep their sizes.</source>
        <translation>Todo en la ventana, también los mapas y los números; las figuras exportadas conservan sus tamaños.</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Menus and hints appear at once, the cursor does not blink, no bar runs to and fro.</source>
        <translation>Los menús y las indicaciones aparecen de golpe, el cursor no parpadea, ninguna barra va y viene.</translation>
    </message>
    <message>
        <source>Maps and measures</source>
        <translation>Mapas y medidas</translation>
    </message>
    <message>
        <source>&amp;Colours of maps</source>
        <translation>&amp;Colores de los mapas</translation>
    </message>
    <message>
        <source>Viridis and cividis are read by people with any colour vision, greys on any printer.</source>
        <translation>Cualquiera puede leer viridis y cividis, sea cual sea su visión de los colores; los grises salen bien en cualquier impresora.</translation>
    </message>
    <message>
        <source>count from 1</source>
        <translation>contar desde 1</translation>
    </message>
    <message>
        <source>count from 0</source>
        <translation>contar desde 0</translation>
    </message>
    <message>
        <source>In figures and the numbers exported from them; Python&apos;s libraries count from 0.</source>
        <translation>En las figuras y en los números exportados de ellas; las bibliotecas de Python cuentan desde 0.</translation>
    </message>
    <message>
        <source>&amp;Entropy</source>
        <translation>&amp;Entropía</translation>
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
        <translation>Un bit es ln 2, unos 0.693 nats: la entropía de dos claves con pesos iguales.</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelos</translation>
    </message>
    <message>
        <source>Folders of models</source>
        <translation>Carpetas de modelos</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>Aña&amp;dir…</translation>
    </message>
    <message>
        <source>Add a folder of models</source>
        <translation>Añadir una carpeta de modelos</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>Remove the chosen folder from the list</source>
        <translation>Quita de la lista la carpeta elegida</translation>
    </message>
    <message>
        <source>&amp;Folders</source>
        <translation>Car&amp;petas</translation>
    </message>
    <message>
        <source>Open model… lists what lies in them, too: GGUF files, and folders as Hugging Face stores them.</source>
        <translation>Abrir modelo… muestra también lo que hay en ellas: archivos GGUF, y carpetas como las guarda Hugging Face.</translation>
    </message>
    <message>
        <source>Which folder holds models?</source>
        <translation>¿Qué carpeta contiene modelos?</translation>
    </message>
    <message>
        <source>Computing</source>
        <translation>Cálculo</translation>
    </message>
    <message>
        <source>T&amp;hreads</source>
        <translation>&amp;Hilos</translation>
    </message>
    <message>
        <source>How many processors a pass may use at once. The numbers are the same with any.</source>
        <translation>Cuántos procesadores puede usar a la vez una pasada. Los números son los mismos con cualquier cantidad.</translation>
    </message>
    <message>
        <source>all (%1)</source>
        <translation>todos (%1)</translation>
    </message>
    <message>
        <source>&amp;Memory of a pass</source>
        <translation>&amp;Memoria de una pasada</translation>
    </message>
    <message>
        <source>What does not fit is computed again when it is looked at. Holds from the next start on.</source>
        <translation>Lo que no cabe se calcula de nuevo cuando se mira. Vale a partir del siguiente inicio.</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> MB</translation>
    </message>
    <message>
        <source>L&amp;ayers and heads</source>
        <translation>Capas y ca&amp;bezas</translation>
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
        <translation>Esta lección</translation>
    </message>
    <message>
        <source>A head of small whole numbers to be computed by hand, and the lesson&apos;s questions</source>
        <translation>Una cabeza de números enteros pequeños para calcular a mano, y las preguntas de la lección</translation>
    </message>
    <message>
        <source>This map</source>
        <translation>Este mapa</translation>
    </message>
    <message>
        <source>Weights of the map are missing, and it is read</source>
        <translation>Faltan pesos del mapa, y hay que leerlo</translation>
    </message>
    <message>
        <source>Steps of this head</source>
        <translation>Pasos de esta cabeza</translation>
    </message>
    <message>
        <source>One row, from its scores to its weights</source>
        <translation>Una fila, de sus puntuaciones a sus pesos</translation>
    </message>
    <message>
        <source>Of what</source>
        <translation>De qué</translation>
    </message>
    <message>
        <source>What the worksheet is of</source>
        <translation>De qué es la hoja de ejercicios</translation>
    </message>
    <message>
        <source>&amp;Causal: each token sees itself and those before it</source>
        <translation>&amp;Causal: cada token se ve a sí mismo y a los anteriores</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Fila</translation>
    </message>
    <message>
        <source>Whose row is worked out</source>
        <translation>Qué fila se calcula</translation>
    </message>
    <message>
        <source>drawn by the seed</source>
        <translation>según la semilla</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Copias</translation>
    </message>
    <message>
        <source>How many copies, each another one</source>
        <translation>Cuántas copias, cada una distinta</translation>
    </message>
    <message>
        <source>Each copy is another sheet with an id of its own</source>
        <translation>Cada copia es otra hoja con su propio id</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>The same seed makes the same sheets</source>
        <translation>La misma semilla da las mismas hojas</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papel</translation>
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
        <translation>Carta</translation>
    </message>
    <message>
        <source>8.5 × 11 inches</source>
        <translation>8.5 × 11 pulgadas</translation>
    </message>
    <message>
        <source>Each sheet has an id: of the same lesson or head, the same id is the same sheet for ever.</source>
        <translation>Cada hoja tiene un id: de la misma lección o cabeza, el mismo id es siempre la misma hoja.</translation>
    </message>
    <message>
        <source>These are %1 to %2.</source>
        <translation>Estas van de %1 a %2.</translation>
    </message>
    <message>
        <source>This one is %1.</source>
        <translation>Esta es %1.</translation>
    </message>
    <message>
        <source>Two files are written: the sheets, and the key beside them.</source>
        <translation>Se escriben dos archivos: las hojas y, junto a ellas, el solucionario.</translation>
    </message>
</context>
<context>
    <name>SheetCommands</name>
    <message>
        <source>There is nothing to make a worksheet of yet: type a text that the model knows, or open a lesson.</source>
        <translation>Aún no hay nada de lo que hacer una hoja de ejercicios: escriba un texto que el modelo conozca, o abra una lección.</translation>
    </message>
    <message>
        <source>Make worksheets with blanks, and their key: of the lesson, the map or a row</source>
        <translation>Hace hojas de ejercicios con huecos, y su solucionario: de la lección, del mapa o de una fila</translation>
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
        <translation>Hoja de ejercicios</translation>
    </message>
    <message>
        <source>Preview of the worksheet</source>
        <translation>Vista previa de la hoja de ejercicios</translation>
    </message>
    <message>
        <source>Sheet or key</source>
        <translation>Hoja o solucionario</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Hoja</translation>
    </message>
    <message>
        <source>What students get</source>
        <translation>Lo que reciben los alumnos</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Solucionario</translation>
    </message>
    <message>
        <source>The answers</source>
        <translation>Las respuestas</translation>
    </message>
    <message>
        <source>Page before (PgUp)</source>
        <translation>Página anterior (PgUp)</translation>
    </message>
    <message>
        <source>Next page (PgDn)</source>
        <translation>Página siguiente (PgDn)</translation>
    </message>
    <message>
        <source>Progress of the copies</source>
        <translation>Progreso de las copias</translation>
    </message>
    <message>
        <source>%v of %m</source>
        <translation>%v de %m</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>De&amp;tener</translation>
    </message>
    <message>
        <source>Stop; nothing is written then</source>
        <translation>Se detiene, y no se escribe nada</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Close without saving (Esc)</source>
        <translation>Cerrar sin guardar (Esc)</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Guardar…</translation>
    </message>
    <message>
        <source>Choose where sheets and key go (Ctrl+S)</source>
        <translation>Permite elegir dónde van las hojas y el solucionario (Ctrl+S)</translation>
    </message>
    <message>
        <source>Stopped; nothing was written.</source>
        <translation>Detenido; no se escribió nada.</translation>
    </message>
    <message>
        <source>Saved %1, and the key beside it</source>
        <translation>Se guardó %1 y, junto a él, el solucionario</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>página %1 de %2</translation>
    </message>
    <message>
        <source>copy %1 of %2</source>
        <translation>copia %1 de %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Save the worksheets</source>
        <translation>Guardar las hojas de ejercicios</translation>
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
        <translation>Sustituir el solucionario</translation>
    </message>
    <message>
        <source>%1 already exists.</source>
        <translation>%1 ya existe.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Sustituir</translation>
    </message>
</context>
<context>
    <name>ShownMap</name>
    <message>
        <source>‖weight · v Wᴼ‖</source>
        <translation>‖peso · v Wᴼ‖</translation>
    </message>
    <message>
        <source>attention rollout</source>
        <translation>propagación de la atención</translation>
    </message>
    <message>
        <source>attention flow</source>
        <translation>flujo de atención</translation>
    </message>
    <message>
        <source>mean attention weight of the layer</source>
        <translation>peso medio de atención de la capa</translation>
    </message>
    <message>
        <source>sum of the layer&apos;s attention weights</source>
        <translation>suma de los pesos de atención de la capa</translation>
    </message>
    <message>
        <source>largest attention weight of the layer</source>
        <translation>mayor peso de atención de la capa</translation>
    </message>
    <message>
        <source>mean attention weight of the model</source>
        <translation>peso medio de atención del modelo</translation>
    </message>
    <message>
        <source>sum of the model&apos;s attention weights</source>
        <translation>suma de los pesos de atención del modelo</translation>
    </message>
    <message>
        <source>largest attention weight of the model</source>
        <translation>mayor peso de atención del modelo</translation>
    </message>
    <message>
        <source>mean attention weight of the picked heads</source>
        <translation>peso medio de atención de las cabezas seleccionadas</translation>
    </message>
    <message>
        <source>sum of the picked heads&apos; attention weights</source>
        <translation>suma de los pesos de atención de las cabezas seleccionadas</translation>
    </message>
    <message>
        <source>largest attention weight of the picked heads</source>
        <translation>mayor peso de atención de las cabezas seleccionadas</translation>
    </message>
    <message>
        <source>attention weight</source>
        <translation>peso de atención</translation>
    </message>
    <message>
        <source>sum of %1</source>
        <translation>suma de %1</translation>
    </message>
    <message>
        <source>the largest weight of %1</source>
        <translation>el mayor peso de %1</translation>
    </message>
    <message>
        <source>mean of %1</source>
        <translation>media de %1</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>cabeza %1</translation>
    </message>
    <message>
        <source>heads %1</source>
        <translation>las cabezas %1</translation>
    </message>
    <message>
        <source>%1 picked heads</source>
        <translation>%1 cabezas seleccionadas</translation>
    </message>
    <message>
        <source>‖weight · v Wᴼ‖: length of the vector that each key adds</source>
        <translation>‖peso · v Wᴼ‖: longitud del vector que aporta cada clave</translation>
    </message>
    <message>
        <source>each layer&apos;s %1 heads</source>
        <translation>las %1 cabezas de cada capa</translation>
    </message>
    <message>
        <source>the layer&apos;s %1 heads</source>
        <translation>las %1 cabezas de la capa</translation>
    </message>
    <message>
        <source>all %1 heads</source>
        <translation>todas las cabezas (%1)</translation>
    </message>
    <message>
        <source>the %1 heads of %2 layers</source>
        <translation>las %1 cabezas de %2 capas</translation>
    </message>
    <message>
        <source>rollout up to each layer</source>
        <translation>propagación hasta cada capa</translation>
    </message>
    <message>
        <source>rollout up to layer %1</source>
        <translation>propagación hasta la capa %1</translation>
    </message>
    <message>
        <source>attention flow up to each layer; rows divided by their sums</source>
        <translation>flujo de atención hasta cada capa; filas divididas entre su suma</translation>
    </message>
    <message>
        <source>attention flow up to layer %1; rows divided by their sums</source>
        <translation>flujo de atención hasta la capa %1; filas divididas entre su suma</translation>
    </message>
    <message>
        <source>special tokens left out; rows renormalised to 1</source>
        <translation>sin tokens especiales; filas renormalizadas a 1</translation>
    </message>
    <message>
        <source>special tokens left out; rows sum to less than 1</source>
        <translation>sin tokens especiales; las filas suman menos de 1</translation>
    </message>
    <message>
        <source>special tokens left out</source>
        <translation>sin tokens especiales</translation>
    </message>
    <message>
        <source>from the first text to itself alone</source>
        <translation>solo del primer texto a sí mismo</translation>
    </message>
    <message>
        <source>from the first text to the second alone</source>
        <translation>solo del primer texto al segundo</translation>
    </message>
    <message>
        <source>from the second text to the first alone</source>
        <translation>solo del segundo texto al primero</translation>
    </message>
    <message>
        <source>from the second text to itself alone</source>
        <translation>solo del segundo texto a sí mismo</translation>
    </message>
    <message>
        <source>pieces of words: summed over keys, averaged over queries</source>
        <translation>piezas de palabras: sumadas sobre las claves, promediadas sobre las consultas</translation>
    </message>
    <message>
        <source>attention weights instead: %1</source>
        <translation>pesos de atención en su lugar: %1</translation>
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
        <translation>Atención</translation>
    </message>
    <message>
        <source>Encoder</source>
        <translation>Codificador</translation>
    </message>
    <message>
        <source>The text&apos;s attention to itself</source>
        <translation>La atención del texto a sí mismo</translation>
    </message>
    <message>
        <source>Decoder</source>
        <translation>Decodificador</translation>
    </message>
    <message>
        <source>The target&apos;s attention to itself</source>
        <translation>La atención del destino a sí mismo</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>Cruzada</translation>
    </message>
    <message>
        <source>From the target&apos;s tokens, the queries, to the text&apos;s, the keys (Ctrl+B: the next of the three)</source>
        <translation>De los tokens del destino, las consultas, a los del texto, las claves (Ctrl+B: la siguiente de las tres)</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>Cabezas</translation>
    </message>
    <message>
        <source>Shown: %1. Click a head to show it, Ctrl+click to compare.</source>
        <translation>Se muestra %1. Clic en una cabeza para mostrarla, Ctrl+clic para comparar.</translation>
    </message>
    <message>
        <source>%1, in %2 (the other words are not in that run)</source>
        <translation>%1, en %2 (las otras palabras no están en esa ejecución)</translation>
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
        <translation>La softmax de esta fila, clave por clave</translation>
    </message>
    <message>
        <source>%1: softmax, key by key</source>
        <translation>%1: softmax, clave por clave</translation>
    </message>
    <message>
        <source>An intervention puts other weights in place of the softmax’s.</source>
        <translation>Una intervención pone otros pesos en lugar de los de la softmax.</translation>
    </message>
    <message>
        <source>Hidden until it has been guessed.</source>
        <translation>Oculta hasta que se adivine.</translation>
    </message>
    <message>
        <source>%1 sees no key: every score is −∞, and its weights would be 0 ÷ 0. PyTorch gives NaN here; AttentionScope writes 0.</source>
        <translation>%1 no ve ninguna clave: todas las puntuaciones son −∞, y sus pesos serían 0 ÷ 0. PyTorch da aquí NaN; AttentionScope escribe 0.</translation>
    </message>
    <message>
        <source>weight = exp(s − %1) ÷ %2</source>
        <translation>peso = exp(s − %1) ÷ %2</translation>
    </message>
    <message>
        <source>; %1, the largest score, is subtracted so that no exponential overflows</source>
        <translation>; se resta %1, la puntuación mayor, para que ninguna exponencial se desborde</translation>
    </message>
    <message>
        <source>, then hidden → 0, then ÷ %1</source>
        <translation>, después oculto → 0, después ÷ %1</translation>
    </message>
    <message>
        <source>, then hidden → 0. Nothing is left: PyTorch gives NaN here; AttentionScope writes 0.</source>
        <translation>, después oculto → 0. No queda nada: PyTorch da aquí NaN; AttentionScope escribe 0.</translation>
    </message>
    <message>
        <source>score s</source>
        <translation>puntuación s</translation>
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
        <translation>oculto → 0, ÷ %1</translation>
    </message>
    <message>
        <source>sink</source>
        <translation>sumidero</translation>
    </message>
    <message>
        <source>%1: exp(%2 − %3) = %4; ÷ %5 = %6</source>
        <translation>%1: exp(%2 − %3) = %4; ÷ %5 = %6</translation>
    </message>
    <message>
        <source>The mask hides this key, yet its fill leaves it a weight.</source>
        <translation>La máscara oculta esta clave, pero su valor de máscara le deja un peso.</translation>
    </message>
    <message>
        <source>, then hidden → 0; what is left sums to less than 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden → 0</source>
        <translation type="unfinished">oculto → 0</translation>
    </message>
</context>
<context>
    <name>SoundInput</name>
    <message>
        <source>Open sound…</source>
        <translation>Abrir sonido…</translation>
    </message>
    <message>
        <source>A WAV, FLAC or Ogg file; dropping one on the window does the same</source>
        <translation>Un archivo WAV, FLAC u Ogg; también se puede arrastrar a la ventana</translation>
    </message>
    <message>
        <source>Drop a sound here, WAV, FLAC or Ogg. The model hears the first %1 s.</source>
        <translation>Suelte aquí un sonido, WAV, FLAC u Ogg. El modelo oye los primeros %1 s.</translation>
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
        <translation>El sonido tal como lo oye el modelo</translation>
    </message>
    <message>
        <source>The power in each band of the sound over time, low bands below; a click chooses a moment</source>
        <translation>La potencia de cada banda del sonido a lo largo del tiempo, las bandas bajas abajo; un clic elige un momento</translation>
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
        <translation>añadiendo un vector de longitud %1</translation>
    </message>
    <message>
        <source>0 percent</source>
        <translation>0 por ciento</translation>
    </message>
    <message>
        <source>less than 0.1 percent</source>
        <translation>menos de 0.1 por ciento</translation>
    </message>
    <message>
        <source>%1 percent</source>
        <translation>%1 por ciento</translation>
    </message>
    <message>
        <source>space</source>
        <translation>espacio</translation>
    </message>
    <message>
        <source>line end</source>
        <translation>fin de línea</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>tabulador</translation>
    </message>
    <message>
        <source>hidden until it has been guessed</source>
        <translation>oculto hasta que se adivine</translation>
    </message>
    <message>
        <source>not computed yet</source>
        <translation>aún no se ha calculado</translation>
    </message>
    <message>
        <source>hidden by the mask</source>
        <translation>oculto por la máscara</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>no es un número</translation>
    </message>
    <message>
        <source>it</source>
        <translation>el token</translation>
    </message>
    <message>
        <source>%1 attends to %2: %3</source>
        <translation>%1 atiende a %2: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 may not attend to %2: hidden by the mask</source>
        <translation>%1 no puede atender a %2: lo impide la máscara</translation>
    </message>
    <message>
        <source>%1 attends to %2, %3</source>
        <translation>%1 atiende a %2, %3</translation>
    </message>
    <message>
        <source>, rank %1 of %2</source>
        <translation>, puesto %1 de %2</translation>
    </message>
</context>
<context>
    <name>StageTexts</name>
    <message>
        <source>hidden scores: %1 added</source>
        <translation type="unfinished">puntuaciones ocultas: se suma %1</translation>
    </message>
    <message>
        <source>hidden scores: %1</source>
        <translation type="unfinished">puntuaciones ocultas: %1</translation>
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
        <translation>calculando… (Esc lo detiene)</translation>
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
        <translation>%1 · 1 cabeza</translation>
    </message>
    <message>
        <source>%1 · %2 heads</source>
        <translation>%1 · %2 cabezas</translation>
    </message>
    <message>
        <source>layer %1 of %2</source>
        <translation>capa %1 de %2</translation>
    </message>
    <message>
        <source>read from %1</source>
        <translation>leído de %1</translation>
    </message>
    <message>
        <source>computed in %1 ms</source>
        <translation>calculado en %1 ms</translation>
    </message>
    <message>
        <source>random parameters, not trained</source>
        <translation>parámetros al azar, sin entrenar</translation>
    </message>
    <message>
        <source>random whole numbers, not trained</source>
        <translation>números enteros al azar, sin entrenar</translation>
    </message>
    <message>
        <source>parameters from a file</source>
        <translation>parámetros de un archivo</translation>
    </message>
    <message>
        <source>from a file</source>
        <translation>de un archivo</translation>
    </message>
    <message>
        <source>queries and keys from a file</source>
        <translation>consultas y claves de un archivo</translation>
    </message>
    <message>
        <source>    shown before dropout</source>
        <translation>    se muestra antes del dropout</translation>
    </message>
    <message>
        <source>    this head is switched off</source>
        <translation>    esta cabeza está desactivada</translation>
    </message>
    <message>
        <source>    1 intervention</source>
        <translation>    1 intervención</translation>
    </message>
    <message>
        <source>    %1 interventions</source>
        <translation>    %1 intervenciones</translation>
    </message>
    <message>
        <source>mask: %1 of %2 cells hidden    %3</source>
        <translation>máscara: %1 de %2 celdas ocultas    %3</translation>
    </message>
    <message>
        <source>%1 of the file&apos;s weights are NaN or infinite; they are drawn in pink.</source>
        <translation>%1 de los pesos del archivo son NaN o infinitos; se dibujan en rosa.</translation>
    </message>
    <message>
        <source>%1 of the weights are NaN or infinite, because of the file&apos;s queries and keys; they are drawn in pink.</source>
        <translation>%1 de los pesos son NaN o infinitos, a causa de las consultas y claves del archivo; se dibujan en rosa.</translation>
    </message>
    <message>
        <source>%1 of the weights are NaN or infinite, because of the model&apos;s own parameters; they are drawn in pink.</source>
        <translation>%1 de los pesos son NaN o infinitos, a causa de los parámetros del propio modelo; se dibujan en rosa.</translation>
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
        <translation>una intervención pone en su lugar el contexto de otra ejecución</translation>
    </message>
    <message>
        <source>an intervention puts the mean over all queries in its place</source>
        <translation>una intervención pone en su lugar la media sobre todas las consultas</translation>
    </message>
    <message>
        <source>times 0: the head is switched off</source>
        <translation>por 0: la cabeza está desactivada</translation>
    </message>
    <message>
        <source>times %1</source>
        <translation>por %1</translation>
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
        <translation>módulo didáctico</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>view</source>
        <translation>vista</translation>
    </message>
    <message>
        <source>model</source>
        <translation>modelo</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texto</translation>
    </message>
    <message>
        <source>second text</source>
        <translation>segundo texto</translation>
    </message>
    <message>
        <source>a different one</source>
        <translation>otro</translation>
    </message>
    <message>
        <source>picture or sound</source>
        <translation>imagen o sonido</translation>
    </message>
    <message>
        <source>head</source>
        <translation>cabeza</translation>
    </message>
    <message>
        <source>cell</source>
        <translation>celda</translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <translation>fila %1, columna %2</translation>
    </message>
    <message>
        <source>mask</source>
        <translation>máscara</translation>
    </message>
    <message>
        <source>scores</source>
        <translation>puntuaciones</translation>
    </message>
    <message>
        <source>temperature, hidden scores or order</source>
        <translation>temperatura, puntuaciones ocultas u orden</translation>
    </message>
    <message>
        <source>interventions</source>
        <translation>intervenciones</translation>
    </message>
    <message>
        <source>%1 of them</source>
        <translation>en total %1</translation>
    </message>
    <message>
        <source>comparison</source>
        <translation>comparación</translation>
    </message>
    <message>
        <source>different sides</source>
        <translation>otros lados</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>etapa</translation>
    </message>
    <message>
        <source>step %1 of the calculation</source>
        <translation>paso %1 del cálculo</translation>
    </message>
    <message>
        <source>first step</source>
        <translation>primer paso</translation>
    </message>
    <message>
        <source>shows the same</source>
        <translation>muestra lo mismo</translation>
    </message>
    <message>
        <source>The first step says all that is shown.</source>
        <translation>El primer paso dice todo lo que se muestra.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>This step shows what the step before shows.</source>
        <translation>Este paso muestra lo mismo que el anterior.</translation>
    </message>
    <message>
        <source>Changes since the step before: %1.</source>
        <translation>Cambios desde el paso anterior: %1.</translation>
    </message>
</context>
<context>
    <name>StepsPlayer</name>
    <message>
        <source>One step back (←)</source>
        <translation>Un paso atrás (←)</translation>
    </message>
    <message>
        <source>Play, or stop (Space)</source>
        <translation>Reproducir o detener (Espacio)</translation>
    </message>
    <message>
        <source>One step on (→)</source>
        <translation>Un paso adelante (→)</translation>
    </message>
    <message>
        <source>Space: play · ← →: step · ↑ ↓: query · Ctrl + ← →: key · 1–9: jump</source>
        <translation>Espacio: reproducir · ← →: paso · ↑ ↓: consulta · Ctrl + ← →: clave · 1–9: saltar</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>❚❚ Step %1 of %2: %3</source>
        <translation>❚❚ Paso %1 de %2: %3</translation>
    </message>
    <message>
        <source>▶ Step %1 of %2: %3</source>
        <translation>▶ Paso %1 de %2: %3</translation>
    </message>
</context>
<context>
    <name>StepsSheet</name>
    <message>
        <source>from the file</source>
        <translation>del archivo</translation>
    </message>
    <message>
        <source>longer with position</source>
        <translation>más largas según la posición</translation>
    </message>
    <message>
        <source>rotated by position</source>
        <translation>rotadas según la posición</translation>
    </message>
    <message>
        <source>− mean, ÷ deviation</source>
        <translation>− media, ÷ desviación</translation>
    </message>
    <message>
        <source>÷ root mean square</source>
        <translation>÷ media cuadrática</translation>
    </message>
    <message>
        <source>%1, rotated</source>
        <translation>%1, rotadas</translation>
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
        <translation>entrada x</translation>
    </message>
    <message>
        <source>latents</source>
        <translation>latentes</translation>
    </message>
    <message>
        <source>queries and keys</source>
        <translation>consultas y claves</translation>
    </message>
    <message>
        <source>project</source>
        <translation>proyectar</translation>
    </message>
    <message>
        <source>norm of q and k</source>
        <translation>normalización de q y k</translation>
    </message>
    <message>
        <source>rotate by position</source>
        <translation>rotar según la posición</translation>
    </message>
    <message>
        <source>lengthen by position</source>
        <translation>alargar según la posición</translation>
    </message>
    <message>
        <source>scores</source>
        <translation>puntuaciones</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>escala</translation>
    </message>
    <message>
        <source>soft-cap</source>
        <translation>tope suave</translation>
    </message>
    <message>
        <source>bias of position</source>
        <translation>sesgo de posición</translation>
    </message>
    <message>
        <source>index of keys</source>
        <translation>índice de claves</translation>
    </message>
    <message>
        <source>mask</source>
        <translation>máscara</translation>
    </message>
    <message>
        <source>softmax</source>
        <translation>softmax</translation>
    </message>
    <message>
        <source>divide by the row&apos;s sum</source>
        <translation>dividir entre la suma de la fila</translation>
    </message>
    <message>
        <source>dropout</source>
        <translation>dropout</translation>
    </message>
    <message>
        <source>difference of softmaxes</source>
        <translation>diferencia de softmax</translation>
    </message>
    <message>
        <source>weigh the values</source>
        <translation>ponderar los valores</translation>
    </message>
    <message>
        <source>gate</source>
        <translation>puerta</translation>
    </message>
    <message>
        <source>output</source>
        <translation>salida</translation>
    </message>
    <message>
        <source>experts</source>
        <translation>expertos</translation>
    </message>
    <message>
        <source>measures</source>
        <translation>medidas</translation>
    </message>
    <message>
        <source>x, the last tokens</source>
        <translation>x, los últimos tokens</translation>
    </message>
    <message>
        <source>x</source>
        <translation>x</translation>
    </message>
    <message>
        <source>x, all tokens</source>
        <translation>x, todos los tokens</translation>
    </message>
    <message>
        <source>y, attended to</source>
        <translation>y, a la que se atiende</translation>
    </message>
    <message>
        <source>latent of queries</source>
        <translation>latente de las consultas</translation>
    </message>
    <message>
        <source>latent of keys and values</source>
        <translation>latente de claves y valores</translation>
    </message>
    <message>
        <source>key part of all heads</source>
        <translation>parte común de las claves</translation>
    </message>
    <message>
        <source>latent · W_Q</source>
        <translation>latente · W_Q</translation>
    </message>
    <message>
        <source>x · W_Q</source>
        <translation>x · W_Q</translation>
    </message>
    <message>
        <source>latent · W_K, shared part</source>
        <translation>latente · W_K, parte común</translation>
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
        <translation>consultas Q</translation>
    </message>
    <message>
        <source>keys K</source>
        <translation>claves K</translation>
    </message>
    <message>
        <source>values V</source>
        <translation>valores V</translation>
    </message>
    <message>
        <source>scores Q Kᵀ</source>
        <translation>puntuaciones Q Kᵀ</translation>
    </message>
    <message>
        <source>%1 · tanh(s ÷ %1)</source>
        <translation>%1 · tanh(s ÷ %1)</translation>
    </message>
    <message>
        <source>content → position</source>
        <translation>contenido → posición</translation>
    </message>
    <message>
        <source>position → content</source>
        <translation>posición → contenido</translation>
    </message>
    <message>
        <source>+ bias of position</source>
        <translation>+ sesgo de posición</translation>
    </message>
    <message>
        <source>index scores</source>
        <translation>puntuaciones de índice</translation>
    </message>
    <message>
        <source>+ mask</source>
        <translation>+ máscara</translation>
    </message>
    <message>
        <source>softmax over all keys</source>
        <translation>softmax sobre todas las claves</translation>
    </message>
    <message>
        <source>hidden → 0</source>
        <translation>oculto → 0</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>pesos</translation>
    </message>
    <message>
        <source>sink</source>
        <translation>sumidero</translation>
    </message>
    <message>
        <source>kept or dropped</source>
        <translation>conservados o eliminados</translation>
    </message>
    <message>
        <source>after dropout</source>
        <translation>tras el dropout</translation>
    </message>
    <message>
        <source>w₁, of the previous head</source>
        <translation>w₁, de la cabeza anterior</translation>
    </message>
    <message>
        <source>w₂, of the next head</source>
        <translation>w₂, de la cabeza siguiente</translation>
    </message>
    <message>
        <source>w₁ − %1 · w₂</source>
        <translation>w₁ − %1 · w₂</translation>
    </message>
    <message>
        <source>× V, context</source>
        <translation>× V, contexto</translation>
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
        <translation>contexto ⊙ puerta</translation>
    </message>
    <message>
        <source>this head: context · Wᴼ</source>
        <translation>esta cabeza: contexto · Wᴼ</translation>
    </message>
    <message>
        <source>Σ over heads</source>
        <translation>Σ sobre las cabezas</translation>
    </message>
    <message>
        <source>concat · Wᴼ</source>
        <translation>concat · Wᴼ</translation>
    </message>
    <message>
        <source>experts chosen</source>
        <translation>expertos elegidos</translation>
    </message>
    <message>
        <source>heads side by side</source>
        <translation>cabezas una junto a otra</translation>
    </message>
    <message>
        <source>entropy</source>
        <translation>entropía</translation>
    </message>
    <message>
        <source>mean distance</source>
        <translation>distancia media</translation>
    </message>
    <message>
        <source>attention received</source>
        <translation>atención recibida</translation>
    </message>
    <message>
        <source>mean of the heads</source>
        <translation>media de las cabezas</translation>
    </message>
    <message>
        <source>contacts of residues</source>
        <translation>contactos de residuos</translation>
    </message>
    <message>
        <source>pooling probe</source>
        <translation>sonda de agrupación</translation>
    </message>
    <message>
        <source>attention rollout</source>
        <translation>propagación de la atención</translation>
    </message>
    <message>
        <source>norm(x · W down)</source>
        <translation>norm(x · W down)</translation>
    </message>
    <message>
        <source>of x, rotated</source>
        <translation>de x, rotada</translation>
    </message>
    <message>
        <source>query · vector of the distance</source>
        <translation>consulta · vector de la distancia</translation>
    </message>
    <message>
        <source>key · vector of the distance</source>
        <translation>clave · vector de la distancia</translation>
    </message>
    <message>
        <source>a column for each expert</source>
        <translation>una columna por experto</translation>
    </message>
    <message>
        <source>latent · W_V</source>
        <translation>latente · W_V</translation>
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
        <translation>productos escalares</translation>
    </message>
    <message>
        <source>scaled</source>
        <translation>escaladas</translation>
    </message>
    <message>
        <source>capped</source>
        <translation>con tope</translation>
    </message>
    <message>
        <source>rows sum to 1; 0 where no key is seen</source>
        <translation>las filas suman 1; 0 donde no se ve ninguna clave</translation>
    </message>
    <message>
        <source>rows and sink sum to 1</source>
        <translation>las filas y el sumidero suman 1</translation>
    </message>
    <message>
        <source>rows sum to 1</source>
        <translation>las filas suman 1</translation>
    </message>
    <message>
        <source>the %1 highest stay visible</source>
        <translation>quedan visibles las %1 más altas</translation>
    </message>
    <message>
        <source>its share of each row</source>
        <translation>su parte de cada fila</translation>
    </message>
    <message>
        <source>1 and 0, by the seed</source>
        <translation>1 y 0, según la semilla</translation>
    </message>
    <message>
        <source>÷ (1 − rate)</source>
        <translation>÷ (1 − tasa)</translation>
    </message>
    <message>
        <source>the pair&apos;s other softmax</source>
        <translation>la otra softmax de la pareja</translation>
    </message>
    <message>
        <source>applied to V; may be negative</source>
        <translation>se aplica a V; puede ser negativa</translation>
    </message>
    <message>
        <source>of this softmax alone</source>
        <translation>solo de esta softmax</translation>
    </message>
    <message>
        <source>weighted values</source>
        <translation>valores ponderados</translation>
    </message>
    <message>
        <source>of both heads</source>
        <translation>de ambas cabezas</translation>
    </message>
    <message>
        <source>0 to 1</source>
        <translation>de 0 a 1</translation>
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
        <translation>suma sobre las consultas</translation>
    </message>
    <message>
        <source>of all heads, symmetric, corrected</source>
        <translation>de todas las cabezas, simétricos, corregidos</translation>
    </message>
    <message>
        <source>its weights in this head, after the last layer</source>
        <translation>sus pesos en esta cabeza, después de la última capa</translation>
    </message>
    <message>
        <source>through the layers up to here</source>
        <translation>por las capas hasta aquí</translation>
    </message>
    <message>
        <source>Steps of the calculation</source>
        <translation>Pasos del cálculo</translation>
    </message>
    <message>
        <source>dimension %1</source>
        <translation>dimensión %1</translation>
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
        <translation>Esta capa: %1 multiplicaciones con suma (%2 de proyecciones, %3 de puntuaciones, %4 de valores), %5B de pesos de atención. Con el doble de longitud: %6, %7B.</translation>
    </message>
    <message>
        <source>%1 × %2 tokens · 1 head shown</source>
        <translation>%1 × %2 tokens · se muestra 1 cabeza</translation>
    </message>
    <message>
        <source>1 token · 1 head shown</source>
        <translation>1 token · se muestra 1 cabeza</translation>
    </message>
    <message>
        <source>%1 tokens · 1 head shown</source>
        <translation>%1 tokens · se muestra 1 cabeza</translation>
    </message>
    <message>
        <source>norm </source>
        <translation>norm </translation>
    </message>
    <message>
        <source> + bias</source>
        <translation> + sesgo</translation>
    </message>
    <message>
        <source> + mask</source>
        <translation> + máscara</translation>
    </message>
    <message>
        <source>, sink</source>
        <translation>, sumidero</translation>
    </message>
    <message>
        <source>hide</source>
        <translation>ocultar</translation>
    </message>
    <message>
        <source>÷ row sum</source>
        <translation>÷ suma de la fila</translation>
    </message>
    <message>
        <source>dropout</source>
        <translation>dropout</translation>
    </message>
    <message>
        <source>%1 and the sink</source>
        <translation>%1 y el sumidero</translation>
    </message>
    <message>
        <source>Σ weight · v, %1 numbers</source>
        <translation>Σ peso · v, %1 números</translation>
    </message>
    <message>
        <source>the context of another run instead of %1</source>
        <translation>el contexto de otra ejecución en lugar de %1</translation>
    </message>
    <message>
        <source>%1, then the mean over all queries in its place</source>
        <translation>%1, y después la media sobre todas las consultas en su lugar</translation>
    </message>
    <message>
        <source>%1, times 0: the head is switched off</source>
        <translation>%1, por 0: la cabeza está desactivada</translation>
    </message>
    <message>
        <source>%1, times %2</source>
        <translation>%1, por %2</translation>
    </message>
    <message>
        <source>x has %1 numbers for each token</source>
        <translation>x tiene %1 números por token</translation>
    </message>
    <message>
        <source>q·k of %1 = %2</source>
        <translation>q·k de %1 = %2</translation>
    </message>
    <message>
        <source>an intervention instead of softmax: weight of %1 = %2</source>
        <translation>una intervención en lugar de la softmax: peso de %1 = %2</translation>
    </message>
    <message>
        <source>÷ the row&apos;s sum %1: weight of %2 = %3</source>
        <translation>÷ la suma de la fila %1: peso de %2 = %3</translation>
    </message>
    <message>
        <source>all heads side by side</source>
        <translation>todas las cabezas una junto a otra</translation>
    </message>
    <message>
        <source>keys and values are projected from %1 numbers per token instead of %2; %3 more are the part of the key that all heads share</source>
        <translation>las claves y los valores se proyectan de %1 números por token en lugar de %2; otros %3 son la parte de la clave que comparten todas las cabezas</translation>
    </message>
    <message>
        <source>× %1 for position %2: %3</source>
        <translation>× %1 por la posición %2: %3</translation>
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
        <translation>%1 con su sesgo = %2</translation>
    </message>
    <message>
        <source>expert %1 (× %2)</source>
        <translation>experto %1 (× %2)</translation>
    </message>
    <message>
        <source>after this attention, %1 goes through %2 of %3</source>
        <translation>después de esta atención, %1 atraviesa %2 de %3</translation>
    </message>
    <message>
        <source>q of %1 and k of %2 are outlined</source>
        <translation>están recuadradas q de %1 y k de %2</translation>
    </message>
    <message>
        <source>; this layer rotates neither: it has no positions</source>
        <translation>; esta capa no rota ninguna de las dos: no tiene posiciones</translation>
    </message>
    <message>
        <source>; k and v are those of head %1 of %2, which %3 heads share</source>
        <translation>; k y v son las de la cabeza %1 de %2, que comparten %3 cabezas</translation>
    </message>
    <message>
        <source>− mean, ÷ deviation, × weight: q of %1</source>
        <translation>− media, ÷ desviación, × peso: q de %1</translation>
    </message>
    <message>
        <source>÷ root mean square: q of %1</source>
        <translation>÷ media cuadrática: q de %1</translation>
    </message>
    <message>
        <source>÷ root mean square, × weight: q of %1</source>
        <translation>÷ media cuadrática, × peso: q de %1</translation>
    </message>
    <message>
        <source> · k of %1</source>
        <translation> · k de %1</translation>
    </message>
    <message>
        <source>rotated by position %1: dimensions %2 and %3 of q, %4 → %5</source>
        <translation>rotadas según la posición %1: dimensiones %2 y %3 de q, %4 → %5</translation>
    </message>
    <message>
        <source>%1 has no index score</source>
        <translation>%1 no tiene puntuación de índice</translation>
    </message>
    <message>
        <source>index score of %1 = %2; another rule hides it from %3</source>
        <translation>puntuación de índice de %1 = %2; otra regla lo oculta a %3</translation>
    </message>
    <message>
        <source>index score of %1 = %2: not among the %4 highest that %3 may see, so it is hidden</source>
        <translation>puntuación de índice de %1 = %2: no está entre las %4 más altas que %3 puede ver, así que queda oculto</translation>
    </message>
    <message>
        <source>index score of %1 = %2: among the %4 highest that %3 may see, so it stays</source>
        <translation>puntuación de índice de %1 = %2: está entre las %4 más altas que %3 puede ver, así que sigue visible</translation>
    </message>
    <message>
        <source>%1 is visible</source>
        <translation>%1 es visible</translation>
    </message>
    <message>
        <source>%1 is hidden by %2: its score becomes %3</source>
        <translation>%1 queda oculto por %2: su puntuación pasa a ser %3</translation>
    </message>
    <message>
        <source>%1 is hidden by %2: its weight becomes 0</source>
        <translation>%1 queda oculto por %2: su peso pasa a ser 0</translation>
    </message>
    <message>
        <source>%1 sees no key: PyTorch gives NaN here, AttentionScope writes 0</source>
        <translation>%1 no ve ninguna clave: PyTorch da aquí NaN, AttentionScope escribe 0</translation>
    </message>
    <message>
        <source>%1: weight of %2 = %3</source>
        <translation>%1: peso de %2 = %3</translation>
    </message>
    <message>
        <source>; the sink takes %1, the row sums to %2</source>
        <translation>; el sumidero se lleva %1, la fila suma %2</translation>
    </message>
    <message>
        <source>the seed drops it: %1 → %2</source>
        <translation>la semilla lo elimina: %1 → %2</translation>
    </message>
    <message>
        <source>the seed keeps it: %1 ÷ (1 − %2) = %3</source>
        <translation>la semilla lo conserva: %1 ÷ (1 − %2) = %3</translation>
    </message>
    <message>
        <source>weight applied to v of %1: %2 − %3 · %4 = %5; not a distribution, so the entropy is that of each softmax alone</source>
        <translation>peso aplicado a v de %1: %2 − %3 · %4 = %5; no es una distribución, así que la entropía es la de cada softmax por separado</translation>
    </message>
    <message>
        <source>gate of %1: %2; its context %3 → %4</source>
        <translation>puerta de %1: %2; su contexto %3 → %4</translation>
    </message>
    <message>
        <source>entropy %1 nats</source>
        <translation>entropía %1 nats</translation>
    </message>
    <message>
        <source> of at most ln %1 = %2</source>
        <translation> de un máximo de ln %1 = %2</translation>
    </message>
    <message>
        <source>; mean distance %1 tokens; %2 receives %3 from all queries</source>
        <translation>; distancia media %1 tokens; %2 recibe %3 de todas las consultas</translation>
    </message>
    <message>
        <source>One query</source>
        <translation>Una consulta</translation>
    </message>
    <message>
        <source>Only the chosen query&apos;s row of every stage (O)</source>
        <translation>Solo la fila de la consulta elegida en cada etapa (O)</translation>
    </message>
    <message>
        <source>All queries</source>
        <translation>Todas las consultas</translation>
    </message>
    <message>
        <source>Every query&apos;s row (A)</source>
        <translation>La fila de cada consulta (A)</translation>
    </message>
    <message>
        <source>One stage</source>
        <translation>Una etapa</translation>
    </message>
    <message>
        <source>Only the present stage, as large as the view (S)</source>
        <translation>Solo la etapa actual, tan grande como la vista (S)</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>largest difference of Σ and concat: %1</source>
        <translation>mayor diferencia entre Σ y concat: %1</translation>
    </message>
    <message>
        <source>query &lt;b&gt;%1&lt;/b&gt; · dₖ = %2 · </source>
        <translation>consulta &lt;b&gt;%1&lt;/b&gt; · dₖ = %2 · </translation>
    </message>
    <message>
        <source>every number is the engine&apos;s own</source>
        <translation>todos los números son del propio motor</translation>
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
        <translation type="unfinished">cabeza %1</translation>
    </message>
</context>
<context>
    <name>TalkBar</name>
    <message>
        <source>The time of day</source>
        <translation>La hora</translation>
    </message>
    <message>
        <source>Time since the start</source>
        <translation>Tiempo desde el inicio</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Reiniciar</translation>
    </message>
    <message>
        <source>Set the timer back to 00:00</source>
        <translation>Pone el cronómetro a 00:00</translation>
    </message>
    <message>
        <source>now</source>
        <translation>ahora</translation>
    </message>
    <message>
        <source>since the start</source>
        <translation>desde el inicio</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Iniciar</translation>
    </message>
    <message>
        <source>Pause the timer</source>
        <translation>Pausa el cronómetro</translation>
    </message>
    <message>
        <source>Start the timer</source>
        <translation>Inicia el cronómetro</translation>
    </message>
    <message>
        <source>of %1 · planned here %2 to %3</source>
        <translation>de %1 · previsto aquí de %2 a %3</translation>
    </message>
    <message>
        <source>%1 · %2 behind</source>
        <translation>%1 · %2 de retraso</translation>
    </message>
    <message>
        <source>%1 · %2 ahead</source>
        <translation>%1 · %2 de adelanto</translation>
    </message>
    <message>
        <source>%1 · in time</source>
        <translation>%1 · a tiempo</translation>
    </message>
</context>
<context>
    <name>TargetPanel</name>
    <message>
        <source>Target text</source>
        <translation>Texto de destino</translation>
    </message>
    <message>
        <source>Type the decoder&apos;s text, or let the model generate it</source>
        <translation>Escriba el texto del decodificador, o deje que el modelo lo genere</translation>
    </message>
    <message>
        <source>The decoder reads this after its start token</source>
        <translation>El decodificador lee esto después de su token inicial</translation>
    </message>
    <message>
        <source>What the words of the target mean one by one, as the model&apos;s folder says</source>
        <translation>Qué significan una a una las palabras del destino, según la carpeta del modelo</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Destino</translation>
    </message>
    <message>
        <source>This target was written for another source text.</source>
        <translation>Este destino se escribió para otro texto de origen.</translation>
    </message>
    <message>
        <source>Translate</source>
        <translation>Traducir</translation>
    </message>
    <message>
        <source>Replace the target by what the model writes for this source (Ctrl+Z undoes this)</source>
        <translation>Sustituye el destino por lo que el modelo escribe para este origen (Ctrl+Z lo deshace)</translation>
    </message>
    <message>
        <source>Tokens · %1 of %2</source>
        <translation>Tokens · %1 de %2</translation>
    </message>
    <message>
        <source>Tokens · %1</source>
        <translation>Tokens · %1</translation>
    </message>
    <message>
        <source>Struck through: %1 has no token for it, so it is left out.</source>
        <translation>Tachado: %1 no tiene ningún token para ello, así que se omite.</translation>
    </message>
    <message>
        <source>Too long: only the first %1 of %2 tokens are used (the rest are grey).</source>
        <translation>Demasiado largo: solo se usan los primeros %1 de %2 tokens (los demás están en gris).</translation>
    </message>
</context>
<context>
    <name>TermBars</name>
    <message>
        <source>The score, term by term</source>
        <translation>La puntuación, término por término</translation>
    </message>
    <message>
        <source>%1, term by term</source>
        <translation>%1, término por término</translation>
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
        <translation>tope suave %1</translation>
    </message>
    <message>
        <source>with bias %1</source>
        <translation>con sesgo %1</translation>
    </message>
    <message>
        <source>÷ %1 = %2</source>
        <translation>÷ %1 = %2</translation>
    </message>
    <message>
        <source>hidden → 0</source>
        <translation>oculto → 0</translation>
    </message>
    <message>
        <source>hidden, weight 0</source>
        <translation>oculto, peso 0</translation>
    </message>
    <message>
        <source>hidden, yet its weight is %1</source>
        <translation>oculto, pero su peso es %1</translation>
    </message>
    <message>
        <source>all %1 terms are 0</source>
        <translation>los %1 términos son 0</translation>
    </message>
    <message>
        <source>dimension %1: %2 × %3 = %4</source>
        <translation>dimensión %1: %2 × %3 = %4</translation>
    </message>
</context>
<context>
    <name>TextInput</name>
    <message>
        <source>No row predicts the first token, because no token stands before it.</source>
        <translation>Ninguna fila predice el primer token, porque no tiene ningún token delante.</translation>
    </message>
    <message>
        <source>Shuffled bytes are not a text. Cut the text into words or characters to shuffle it.</source>
        <translation>Los bytes desordenados no son un texto. Corte el texto en palabras o caracteres para desordenarlo.</translation>
    </message>
    <message>
        <source>Shuffled: without positions, only a mask by position can change the weights.</source>
        <translation>Desordenado: sin posiciones, solo una máscara según la posición puede cambiar los pesos.</translation>
    </message>
    <message>
        <source>Shuffled: with positions, the weights change.</source>
        <translation>Desordenado: con posiciones, los pesos cambian.</translation>
    </message>
    <message>
        <source>Only models that predict the next token can continue a text, and only one text at a time.</source>
        <translation>Solo los modelos que predicen el token siguiente pueden continuar un texto, y solo un texto cada vez.</translation>
    </message>
    <message>
        <source>Nothing has been sampled yet. Choose Sampled beside Generate, then generate tokens.</source>
        <translation>Aún no se ha muestreado nada. Elija Al azar junto a Generar, y después genere tokens.</translation>
    </message>
    <message>
        <source>The text is as long as %1 can read.</source>
        <translation>El texto tiene la longitud máxima que %1 puede leer.</translation>
    </message>
    <message>
        <source>The model finished (%1).</source>
        <translation>El modelo terminó (%1).</translation>
    </message>
</context>
<context>
    <name>TokenChips</name>
    <message>
        <source> · part %1 of %2 of “%3”</source>
        <translation> · parte %1 de %2 de «%3»</translation>
    </message>
    <message>
        <source>token %1 · id %2 · “%3”</source>
        <translation>token %1 · id %2 · «%3»</translation>
    </message>
    <message>
        <source> · added by the tokenizer</source>
        <translation> · añadido por el tokenizador</translation>
    </message>
    <message>
        <source> · bytes %1</source>
        <translation> · bytes %1</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>“%1” is not in the vocabulary</source>
        <translation>«%1» no está en el vocabulario</translation>
    </message>
    <message>
        <source> · generated by the model</source>
        <translation> · generado por el modelo</translation>
    </message>
    <message>
        <source> · beyond the %1 tokens that the model can read</source>
        <translation> · más allá de los %1 tokens que el modelo puede leer</translation>
    </message>
    <message>
        <source>… %1 tokens in total</source>
        <translation>… %1 tokens en total</translation>
    </message>
    <message>
        <source> · weight %1</source>
        <translation> · peso %1</translation>
    </message>
    <message>
        <source>Choose it as &amp;query</source>
        <translation>Elegir como &amp;consulta</translation>
    </message>
    <message>
        <source>Choose it as &amp;key</source>
        <translation>Elegir como c&amp;lave</translation>
    </message>
    <message>
        <source>&amp;Hide it from the other tokens</source>
        <translation>&amp;Ocultarlo a los demás tokens</translation>
    </message>
    <message>
        <source>&amp;Split into characters</source>
        <translation>&amp;Dividir en caracteres</translation>
    </message>
    <message>
        <source>&amp;Join with the token before</source>
        <translation>&amp;Unir con el token anterior</translation>
    </message>
</context>
<context>
    <name>TokenShares</name>
    <message>
        <source>no words</source>
        <translation>sin palabras</translation>
    </message>
    <message>
        <source>%1: %2, of %3 in the collection</source>
        <translation>%1: %2, de %3 en la colección</translation>
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
        <translation type="unfinished">token %1</translation>
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
        <translation>Elige qué calcula la atención</translation>
    </message>
    <message>
        <source>Encoder</source>
        <translation>Codificador</translation>
    </message>
    <message>
        <source>Decoder</source>
        <translation>Decodificador</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>Cruzada</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Atención</translation>
    </message>
    <message>
        <source>The encoder&apos;s attention, the decoder&apos;s, or from decoder to encoder (Ctrl+B)</source>
        <translation>La atención del codificador, la del decodificador, o la del decodificador al codificador (Ctrl+B)</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Capa</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Cabeza</translation>
    </message>
    <message>
        <source>Layer (Alt+Up, Alt+Down)</source>
        <translation>Capa (Alt+↑, Alt+↓)</translation>
    </message>
    <message>
        <source>Head (Alt+Left, Alt+Right)</source>
        <translation>Cabeza (Alt+←, Alt+→)</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>Máscara</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatura</translation>
    </message>
    <message>
        <source>For every head, unless Mask names a layer or a head. It also changes the queries and keys of later layers, because each layer reads what the one before it wrote.</source>
        <translation>Para todas las cabezas, salvo que Máscara nombre una capa o una cabeza. También cambia las consultas y claves de las capas posteriores, porque cada capa lee lo que escribió la anterior.</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Save a figure, or the numbers behind it</source>
        <translation>Guarda una figura, o los números que hay detrás</translation>
    </message>
    <message>
        <source>As the model does</source>
        <translation>Como lo hace el modelo</translation>
    </message>
    <message>
        <source>Causal</source>
        <translation>Causal</translation>
    </message>
    <message>
        <source>None (every key but padding)</source>
        <translation>Ninguna (todas las claves menos el relleno)</translation>
    </message>
    <message>
        <source>Sliding window of 4, causal</source>
        <translation>Ventana deslizante de 4, causal</translation>
    </message>
    <message>
        <source>Prefix of 3, then causal</source>
        <translation>Prefijo de 3, después causal</translation>
    </message>
    <message>
        <source>Compose or paint a mask…</source>
        <translation>Componer o pintar una máscara…</translation>
    </message>
    <message>
        <source>Teaching module</source>
        <translation>Módulo didáctico</translation>
    </message>
    <message>
        <source>Model %1</source>
        <translation>Modelo %1</translation>
    </message>
    <message>
        <source>Layer  %1</source>
        <translation>Capa  %1</translation>
    </message>
    <message>
        <source>Head  %1</source>
        <translation>Cabeza  %1</translation>
    </message>
    <message>
        <source>Head  %1 · %2</source>
        <translation>Cabeza  %1 · %2</translation>
    </message>
    <message>
        <source>the model&apos;s own</source>
        <translation>la del modelo</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>own</source>
        <translation>propia</translation>
    </message>
    <message>
        <source>Mask  %1 ▾</source>
        <translation>Máscara  %1 ▾</translation>
    </message>
    <message>
        <source>Which keys each query may see: %1</source>
        <translation>Qué claves puede ver cada consulta: %1</translation>
    </message>
    <message>
        <source>%1 ▾</source>
        <translation>%1 ▾</translation>
    </message>
    <message>
        <source>Model  %1 ▾</source>
        <translation>Modelo  %1 ▾</translation>
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
        <translation>antes</translation>
    </message>
    <message>
        <source>now</source>
        <translation>ahora</translation>
    </message>
    <message>
        <source>A word to track</source>
        <translation>Palabra que se quiere seguir</translation>
    </message>
    <message>
        <source>Type a word and press Enter, or click a predicted token, to follow its probability</source>
        <translation>Escriba una palabra y pulse Intro, o haga clic en un token predicho, para seguir su probabilidad</translation>
    </message>
    <message>
        <source>The probability without your interventions and your changes to mask and scoring</source>
        <translation>La probabilidad sin sus intervenciones ni sus cambios en la máscara y la puntuación</translation>
    </message>
    <message>
        <source>Logit difference</source>
        <translation>Diferencia de logits</translation>
    </message>
    <message>
        <source>Tracked words</source>
        <translation>Palabras en seguimiento</translation>
    </message>
    <message>
        <source>Stop tracking this word (Delete)</source>
        <translation>Dejar de seguir esta palabra (Supr)</translation>
    </message>
    <message>
        <source>No more than %1 words can be tracked</source>
        <translation>No se pueden seguir más de %1 palabras</translation>
    </message>
    <message>
        <source>Track a word, or click one above</source>
        <translation>Siga una palabra, o haga clic en una de arriba</translation>
    </message>
    <message>
        <source>Probability of %1</source>
        <translation>Probabilidad de %1</translation>
    </message>
    <message>
        <source>Probability of %1 before</source>
        <translation>Probabilidad de %1 antes</translation>
    </message>
    <message>
        <source>Stop tracking %1</source>
        <translation>Dejar de seguir %1</translation>
    </message>
    <message>
        <source>ln p(%1) − ln p(%2), in nats</source>
        <translation>ln p(%1) − ln p(%2), en nats</translation>
    </message>
    <message>
        <source>The model has no token for “%1”.</source>
        <translation>El modelo no tiene ningún token para «%1».</translation>
    </message>
    <message>
        <source>“%1” is %2 tokens: the first, “%3”, is tracked.</source>
        <translation>«%1» son %2 tokens: se sigue el primero, «%3».</translation>
    </message>
    <message>
        <source>The logit difference is that of the first two words.</source>
        <translation>La diferencia de logits es la de las dos primeras palabras.</translation>
    </message>
    <message>
        <source>Tracked words have the model&apos;s own probabilities, before temperature, top-k and top-p.</source>
        <translation>Las palabras en seguimiento tienen las probabilidades del propio modelo, antes de temperatura, top-k y top-p.</translation>
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
        <translation type="unfinished">Semilla</translation>
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
        <translation type="unfinished">&amp;Archivo</translation>
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
        <translation type="unfinished">&amp;Cerrar</translation>
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
        <translation type="unfinished">&amp;Continuar</translation>
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
        <translation>El contexto, clave por clave</translation>
    </message>
    <message>
        <source>this head&apos;s share of the output = Σ weight · v Wᴼ, %1 dimensions</source>
        <translation>la parte de esta cabeza en la salida = Σ peso · v Wᴼ, %1 dimensiones</translation>
    </message>
    <message>
        <source>context = Σ weight · v, %1 dimensions</source>
        <translation>contexto = Σ peso · v, %1 dimensiones</translation>
    </message>
    <message>
        <source>%1: weight · v Wᴼ, key by key</source>
        <translation>%1: peso · v Wᴼ, clave por clave</translation>
    </message>
    <message>
        <source>%1: weight · v, key by key</source>
        <translation>%1: peso · v, clave por clave</translation>
    </message>
    <message>
        <source>Σ output</source>
        <translation>Σ salida</translation>
    </message>
    <message>
        <source>Σ context</source>
        <translation>Σ contexto</translation>
    </message>
    <message>
        <source>%1 others</source>
        <translation>otras %1</translation>
    </message>
    <message>
        <source>%1, dimension %2: weight · v = %3</source>
        <translation>%1, dimensión %2: peso · v = %3</translation>
    </message>
    <message>
        <source>output</source>
        <translation type="unfinished">salida</translation>
    </message>
    <message>
        <source>context</source>
        <translation type="unfinished">contexto</translation>
    </message>
</context>
<context>
    <name>ViewBar</name>
    <message>
        <source>Views</source>
        <translation>Vistas</translation>
    </message>
    <message>
        <source>One head&apos;s weights (Ctrl+1)</source>
        <translation>Los pesos de una cabeza (Ctrl+1)</translation>
    </message>
    <message>
        <source>How its weights are computed, step by step (Ctrl+2)</source>
        <translation>Cómo se calculan sus pesos, paso a paso (Ctrl+2)</translation>
    </message>
    <message>
        <source>Which keys a query may see (Ctrl+3)</source>
        <translation>Qué claves puede ver una consulta (Ctrl+3)</translation>
    </message>
    <message>
        <source>Heads or runs side by side (Ctrl+4)</source>
        <translation>Cabezas o ejecuciones una junto a otra (Ctrl+4)</translation>
    </message>
    <message>
        <source>Every head at once; which head does this? (Ctrl+5)</source>
        <translation>Todas las cabezas a la vez; ¿qué cabeza hace esto? (Ctrl+5)</translation>
    </message>
    <message>
        <source>Queries and keys joined by lines (Ctrl+6)</source>
        <translation>Consultas y claves unidas por líneas (Ctrl+6)</translation>
    </message>
    <message>
        <source>What is measured of each head (Ctrl+7)</source>
        <translation>Qué se mide de cada cabeza (Ctrl+7)</translation>
    </message>
    <message>
        <source>What wrote a score, or an answer (Ctrl+9)</source>
        <translation>Qué escribió una puntuación, o una respuesta (Ctrl+9)</translation>
    </message>
    <message>
        <source>The view (Ctrl+1 to Ctrl+9)</source>
        <translation>La vista (de Ctrl+1 a Ctrl+9)</translation>
    </message>
    <message>
        <source>%1. Drag it to another program to drop the figure there.</source>
        <translation>%1. Arrastre la pestaña a otro programa para soltar allí la figura.</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Each row is labelled with the token where it is computed: what that token attends to</source>
        <translation>Cada fila lleva como etiqueta el token en el que se calcula: a qué atiende ese token</translation>
    </message>
    <message>
        <source>Each row is labelled with the next token: what the model attends to while it predicts that one (Ctrl+R)</source>
        <translation>Cada fila lleva como etiqueta el token siguiente: a qué atiende el modelo mientras lo predice (Ctrl+R)</translation>
    </message>
    <message>
        <source>What a patch attends to, over the picture (Ctrl+8)</source>
        <translation>A qué atiende un parche, sobre la imagen (Ctrl+8)</translation>
    </message>
    <message>
        <source>Position encodings side by side (Ctrl+Shift+9)</source>
        <translation>Codificaciones posicionales una junto a otra (Ctrl+Mayús+9)</translation>
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
        <translation>Este texto tiene %1 tokens, pero %2 muestra como máximo %3 × %3 celdas. Mapa muestra cualquier longitud.</translation>
    </message>
    <message>
        <source>%1 reads sounds. Drop a WAV, FLAC or Ogg file here, or open one with File › Open (Ctrl+O).</source>
        <translation>%1 lee sonidos. Suelte aquí un archivo WAV, FLAC u Ogg, o abra uno con Archivo › Abrir (Ctrl+O).</translation>
    </message>
    <message>
        <source>%1 reads pictures. Drop a PNG or JPEG here, or open one with File › Open (Ctrl+O).</source>
        <translation>%1 lee imágenes. Suelte aquí un PNG o JPEG, o abra uno con Archivo › Abrir (Ctrl+O).</translation>
    </message>
    <message>
        <source>This attention was read from a file: the weights alone, without the queries, keys and scores that they were computed from. There are no steps to show and no mask to change. Map and Compare show it.</source>
        <translation>Esta atención se leyó de un archivo: solo los pesos, sin las consultas, claves y puntuaciones con las que se calcularon. No hay pasos que mostrar ni máscara que cambiar. La muestran Mapa y Comparar.</translation>
    </message>
</context>
<context>
    <name>ViewName</name>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>Máscara</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>All heads</source>
        <translation>Todas las cabezas</translation>
    </message>
    <message>
        <source>Flow</source>
        <translation>Flujo</translation>
    </message>
    <message>
        <source>Measures</source>
        <translation>Medidas</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Posiciones</translation>
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
        <translation>Direcciones de los pesos de la cabeza, con los tokens en sus extremos</translation>
    </message>
    <message>
        <source>Which queries and keys match</source>
        <translation>Qué consultas y claves concuerdan</translation>
    </message>
    <message>
        <source>queries like these</source>
        <translation>consultas como estas</translation>
    </message>
    <message>
        <source>match keys like these</source>
        <translation>concuerdan con estas claves</translation>
    </message>
    <message>
        <source>What it writes</source>
        <translation>Lo que escribe</translation>
    </message>
    <message>
        <source>attending to these</source>
        <translation>al atender a estos</translation>
    </message>
    <message>
        <source>raises these</source>
        <translation>sube estos</translation>
    </message>
    <message>
        <source>%1   %2 %</source>
        <translation>%1   %2 %</translation>
    </message>
    <message>
        <source>The direction&apos;s singular value, and its share of all that the circuit does. The first line is one end of the direction, the second the other.</source>
        <translation>El valor singular de la dirección, y su parte de todo lo que hace el circuito. La primera línea es un extremo de la dirección; la segunda, el otro.</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>as a query</source>
        <translation>como consulta</translation>
    </message>
    <message>
        <source>as a key</source>
        <translation>como clave</translation>
    </message>
    <message>
        <source>as a value</source>
        <translation>como valor</translation>
    </message>
    <message>
        <source>Feed-forward %1 as a whole</source>
        <translation>Feed-forward %1 en conjunto</translation>
    </message>
    <message>
        <source>Look through feed-forward %1</source>
        <translation>Mirar a través de feed-forward %1</translation>
    </message>
    <message>
        <source>%1 at %2 × %3 at %4</source>
        <translation>%1 en %2 × %3 en %4</translation>
    </message>
    <message>
        <source>%1 at %2, with all of the key’s row</source>
        <translation>%1 en %2, con toda la fila de la clave</translation>
    </message>
    <message>
        <source>%1 at %2, with all of the query’s row</source>
        <translation>%1 en %2, con toda la fila de la consulta</translation>
    </message>
    <message>
        <source>adds to the score</source>
        <translation>aporta a la puntuación</translation>
    </message>
    <message>
        <source>of the score</source>
        <translation>de la puntuación</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Heads that wrote into %1, each at the key that it weighs most:</source>
        <translation>Cabezas que escribieron en %1, cada una en la clave a la que da más peso:</translation>
    </message>
    <message>
        <source>Heads that wrote into %1:</source>
        <translation>Cabezas que escribieron en %1:</translation>
    </message>
    <message>
        <source>%1 × %2 products</source>
        <translation>%1 × %2 productos</translation>
    </message>
    <message>
        <source>the soft-cap, on the whole sum</source>
        <translation>el tope suave, sobre la suma entera</translation>
    </message>
    <message>
        <source>the engine’s score</source>
        <translation>la puntuación del motor</translation>
    </message>
    <message>
        <source>left over</source>
        <translation>resto</translation>
    </message>
    <message>
        <source>Exact when the factor of every norm keeps its value of this pass. This says what wrote the score, not what would happen without a part: for that, switch a head off (Intervene).</source>
        <translation>Es exacto cuando el factor de cada normalización conserva su valor de esta pasada. Dice qué escribió la puntuación, no qué pasaría sin una parte: para eso, desactive una cabeza (Intervenir).</translation>
    </message>
    <message>
        <source>“→ ff”: what the feed-forward layer turns a part into, with its activation held too.</source>
        <translation>«→ ff»: aquello en lo que la capa feed-forward convierte una parte, con su activación también fija.</translation>
    </message>
    <message>
        <source>Heads that wrote most, each at the key that it weighs most:</source>
        <translation>Cabezas que más escribieron, cada una en la clave a la que da más peso:</translation>
    </message>
    <message>
        <source>%1 parts</source>
        <translation>%1 partes</translation>
    </message>
    <message>
        <source>the engine’s result</source>
        <translation>el resultado del motor</translation>
    </message>
    <message>
        <source>Exact when the factor of the final norm keeps its value. What a head writes differs from what happens without the head: later layers read what it wrote, other heads make up for it, and norms change with it.</source>
        <translation>Es exacto cuando el factor de la normalización final conserva su valor. Lo que escribe una cabeza no es lo mismo que lo que pasa sin la cabeza: las capas posteriores leen lo que escribió, otras cabezas la compensan y las normalizaciones cambian con ello.</translation>
    </message>
    <message>
        <source>A logit stands for itself; a probability also falls when the logits of other words rise.</source>
        <translation>Un logit vale por sí mismo; una probabilidad baja también cuando suben los logits de otras palabras.</translation>
    </message>
    <message>
        <source>They differ most for head %1.</source>
        <translation>Donde más difieren es en la cabeza %1.</translation>
    </message>
    <message>
        <source>it writes</source>
        <translation>escribe</translation>
    </message>
    <message>
        <source>without it</source>
        <translation>sin ella</translation>
    </message>
    <message>
        <source>head %1, whatever the text says</source>
        <translation>cabeza %1, diga lo que diga el texto</translation>
    </message>
    <message>
        <source>copying score</source>
        <translation>puntuación de copia</translation>
    </message>
    <message>
        <source>tokens that the head copies</source>
        <translation>tokens que la cabeza copia</translation>
    </message>
    <message>
        <source>token before, by position</source>
        <translation>token anterior, por la posición</translation>
    </message>
    <message>
        <source>itself, by position</source>
        <translation>sí mismo, por la posición</translation>
    </message>
    <message>
        <source>Heads that this head reads, as query, key or value (%1 by chance):</source>
        <translation>Cabezas que esta cabeza lee, como consulta, clave o valor (%1 por azar):</translation>
    </message>
    <message>
        <source>From the weights alone: the norm before the layer counts with its weights, not with the size of a row; feed-forward layers and biases are left out. A head with copying score 1 writes what it reads, with −1 the opposite.</source>
        <translation>Solo a partir de los pesos: la normalización anterior a la capa cuenta con sus pesos, no con el tamaño de una fila; se omiten las capas feed-forward y los sesgos. Una cabeza con puntuación de copia 1 escribe lo que lee; con −1, lo contrario.</translation>
    </message>
    <message>
        <source>%1, the model would continue from %2 with:</source>
        <translation>%1, el modelo continuaría %2 con:</translation>
    </message>
    <message>
        <source>%1, the model would predict at %2:</source>
        <translation>%1, el modelo predeciría en %2:</translation>
    </message>
    <message>
        <source>chosen word: %1</source>
        <translation>palabra elegida: %1</translation>
    </message>
    <message>
        <source>divergence from last layer</source>
        <translation>divergencia de la última capa</translation>
    </message>
    <message>
        <source>%1 nats</source>
        <translation>%1 nats</translation>
    </message>
    <message>
        <source>The final norm and the language head read the residual stream at this layer, as if no layer followed. Early layers write for later ones, so their predictions may mean nothing yet.</source>
        <translation>La normalización final y la cabeza de lenguaje leen el flujo residual en esta capa, como si no siguiera ninguna. Las primeras capas escriben para las posteriores, así que sus predicciones pueden no significar nada todavía.</translation>
    </message>
    <message>
        <source>What wrote the query’s row, %1</source>
        <translation>Qué escribió la fila de la consulta, %1</translation>
    </message>
    <message>
        <source>What wrote the key’s row, %1</source>
        <translation>Qué escribió la fila de la clave, %1</translation>
    </message>
    <message>
        <source>added to the score</source>
        <translation>sumado a la puntuación</translation>
    </message>
    <message>
        <source>score of %1 for %2</source>
        <translation>puntuación de %1 con %2</translation>
    </message>
    <message>
        <source>before softmax</source>
        <translation>antes de la softmax</translation>
    </message>
    <message>
        <source>%1 for the position gives %2</source>
        <translation>%1 por la posición da %2</translation>
    </message>
    <message>
        <source>hidden by the mask (%1), so softmax does not use it</source>
        <translation>oculto por la máscara (%1), así que la softmax no lo usa</translation>
    </message>
    <message>
        <source>becomes the weight %1</source>
        <translation>se convierte en el peso %1</translation>
    </message>
    <message>
        <source>the sink takes %1 of the row</source>
        <translation>el sumidero se lleva %1 de la fila</translation>
    </message>
    <message>
        <source>Added to the logit</source>
        <translation>Sumado al logit</translation>
    </message>
    <message>
        <source>logit of %1 minus logit of %2</source>
        <translation>logit de %1 menos logit de %2</translation>
    </message>
    <message>
        <source>logit of %1</source>
        <translation>logit de %1</translation>
    </message>
    <message>
        <source>after token %1, %2</source>
        <translation>después del token %1, %2</translation>
    </message>
    <message>
        <source>at token %1, %2</source>
        <translation>en el token %1, %2</translation>
    </message>
    <message>
        <source>What each head writes into the answer</source>
        <translation>Qué escribe cada cabeza en la respuesta</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>capa %1</translation>
    </message>
    <message>
        <source>How the logit difference changes without the head</source>
        <translation>Cómo cambia la diferencia de logits sin la cabeza</translation>
    </message>
    <message>
        <source>How the log-probability changes without the head, in nats</source>
        <translation>Cómo cambia la log-probabilidad sin la cabeza, en nats</translation>
    </message>
    <message>
        <source>“Knock out each head” fills this map.</source>
        <translation>«Suprimir cada cabeza» llena este mapa.</translation>
    </message>
    <message>
        <source>before layer %1</source>
        <translation>antes de la capa %1</translation>
    </message>
    <message>
        <source>after layer %1</source>
        <translation>después de la capa %1</translation>
    </message>
    <message>
        <source>probability of %1</source>
        <translation>probabilidad de %1</translation>
    </message>
    <message>
        <source>probability of the likeliest token</source>
        <translation>probabilidad del token más probable</translation>
    </message>
</context>
<context>
    <name>WhyBench</name>
    <message>
        <source>read %1 of %2 tokens (Esc stops)</source>
        <translation>leídos %1 de %2 tokens (Esc lo detiene)</translation>
    </message>
    <message>
        <source>layer %1 of %2</source>
        <translation>capa %1 de %2</translation>
    </message>
    <message>
        <source>This attention was read from a file: the weights alone, without the model that wrote the queries and keys. Open the model to see why a head attends.</source>
        <translation>Esta atención se leyó de un archivo: solo los pesos, sin el modelo que escribió las consultas y las claves. Abra el modelo para ver por qué atiende una cabeza.</translation>
    </message>
    <message>
        <source>An engine computes this model, and its weights are not here: scores and answers cannot be taken apart into what wrote them. What a head does is seen by switching it off (Intervene), for all heads in Measures.</source>
        <translation>Este modelo lo calcula un motor, y sus pesos no están aquí: las puntuaciones y las respuestas no se pueden descomponer en lo que las escribió. Lo que hace una cabeza se ve al desactivarla (Intervenir) y, para todas las cabezas, en Medidas.</translation>
    </message>
    <message>
        <source>The row of this cell is hidden until it has been guessed.</source>
        <translation>La fila de esta celda está oculta hasta que se adivine.</translation>
    </message>
    <message>
        <source>run B&apos;s numbers in run A&apos;s pass</source>
        <translation>números de la ejecución B en la pasada de la ejecución A</translation>
    </message>
    <message>
        <source>%1 × %2 parts · taken apart in %3 ms</source>
        <translation>%1 × %2 partes · descompuesto en %3 ms</translation>
    </message>
    <message>
        <source>red adds, blue subtracts</source>
        <translation>el rojo suma, el azul resta</translation>
    </message>
    <message>
        <source>%1 parts</source>
        <translation>%1 partes</translation>
    </message>
    <message>
        <source>%1 layers × %2 tokens</source>
        <translation>%1 capas × %2 tokens</translation>
    </message>
    <message>
        <source>%1 + %2 directions</source>
        <translation>%1 + %2 direcciones</translation>
    </message>
    <message>
        <source>layer 0 of %1</source>
        <translation>capa 0 de %1</translation>
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
        <translation>Recorrer hacia atrás</translation>
    </message>
    <message>
        <source>Does it add up?</source>
        <translation>¿Cuadra la suma?</translation>
    </message>
    <message>
        <source>Heads that wrote into the query&apos;s row</source>
        <translation>Cabezas que escribieron en la fila de la consulta</translation>
    </message>
    <message>
        <source>Heads that wrote into the key&apos;s row</source>
        <translation>Cabezas que escribieron en la fila de la clave</translation>
    </message>
    <message>
        <source>Split what the feed-forward layer adds by the parts that it reads; you can also double-click the layer</source>
        <translation>Reparte lo que aporta la capa feed-forward entre las partes que lee; también se puede hacer doble clic en la capa</translation>
    </message>
    <message>
        <source>Go to this head and ask the same question there; Alt+Left goes back</source>
        <translation>Va a esta cabeza y hace allí la misma pregunta; Alt+← vuelve atrás</translation>
    </message>
</context>
<context>
    <name>WhyPatches</name>
    <message>
        <source>layer %1 of %2</source>
        <translation>capa %1 de %2</translation>
    </message>
    <message>
        <source>layer 0 of %1</source>
        <translation>capa 0 de %1</translation>
    </message>
    <message>
        <source>Patching takes numbers from a second run and puts them into the first run&apos;s pass. Add a run in Compare (Ctrl+4), of the same model and another text.</source>
        <translation>El parcheo toma números de una segunda ejecución y los pone en la pasada de la primera. Añada en Comparar (Ctrl+4) una ejecución del mismo modelo con otro texto.</translation>
    </message>
    <message>
        <source>Run B is still being computed.</source>
        <translation>La ejecución B aún se está calculando.</translation>
    </message>
    <message>
        <source>How far the answer moves to run B&apos;s when run B&apos;s numbers are put into run A&apos;s pass</source>
        <translation>Cuánto se acerca la respuesta a la de la ejecución B cuando se ponen números de la ejecución B en la pasada de la ejecución A</translation>
    </message>
    <message>
        <source>Nothing is patched yet</source>
        <translation>Aún no se ha parcheado nada</translation>
    </message>
    <message>
        <source>Type two words, the one that run B predicts and the one that run A predicts, and press “Patch every place”.</source>
        <translation>Escriba dos palabras, la que predice la ejecución B y la que predice la ejecución A, y pulse «Parchear cada lugar».</translation>
    </message>
    <message>
        <source>by the logit of %1</source>
        <translation>según el logit de %1</translation>
    </message>
    <message>
        <source>by the logit of %1 minus that of %2</source>
        <translation>según el logit de %1 menos el de %2</translation>
    </message>
    <message>
        <source>0: nothing changes, 1: the answer is run B&apos;s</source>
        <translation>0: no cambia nada, 1: la respuesta es la de la ejecución B</translation>
    </message>
    <message>
        <source>how much the number changes</source>
        <translation>cuánto cambia el número</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>capa %1</translation>
    </message>
    <message>
        <source>head %1 of run B in run A</source>
        <translation>cabeza %1 de la ejecución B en la ejecución A</translation>
    </message>
    <message>
        <source>run B&apos;s stream before layer %1, at token %2, %3</source>
        <translation>flujo de la ejecución B antes de la capa %1, en el token %2, %3</translation>
    </message>
    <message>
        <source>run A</source>
        <translation>ejecución A</translation>
    </message>
    <message>
        <source>run B</source>
        <translation>ejecución B</translation>
    </message>
    <message>
        <source>run A with this patch</source>
        <translation>ejecución A con este parche</translation>
    </message>
    <message>
        <source>of the way to run B</source>
        <translation>del camino hacia la ejecución B</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Each place is patched by itself, and everything after it is computed again. A head that does not change the answer may still matter if another head makes up for it.</source>
        <translation>Cada lugar se parchea por separado, y todo lo que viene después se calcula de nuevo. Una cabeza que no cambia la respuesta puede importar de todos modos, si otra la compensa.</translation>
    </message>
</context>
<context>
    <name>WhyTrail</name>
    <message>
        <source>Go to this cell (Alt+Left and Alt+Right walk the trail)</source>
        <translation>Va a esta celda (Alt+← y Alt+→ recorren el rastro)</translation>
    </message>
</context>
<context>
    <name>WhyView</name>
    <message>
        <source>What this view explains</source>
        <translation>Qué explica esta vista</translation>
    </message>
    <message>
        <source>Why this cell?</source>
        <translation>¿Por qué esta celda?</translation>
    </message>
    <message>
        <source>What wrote the query&apos;s and the key&apos;s rows, and how their products make the score</source>
        <translation>Qué escribió las filas de la consulta y de la clave, y cómo sus productos dan la puntuación</translation>
    </message>
    <message>
        <source>What wrote this answer?</source>
        <translation>¿Qué escribió esta respuesta?</translation>
    </message>
    <message>
        <source>What each part of the last row adds to the logit of a token</source>
        <translation>Qué aporta cada parte de la última fila al logit de un token</translation>
    </message>
    <message>
        <source>Logit lens</source>
        <translation>Lente de logits</translation>
    </message>
    <message>
        <source>What the model would say if it ended after each layer</source>
        <translation>Qué diría el modelo si terminara después de cada capa</translation>
    </message>
    <message>
        <source>Head&apos;s weights</source>
        <translation>Pesos de la cabeza</translation>
    </message>
    <message>
        <source>What the head does by its weights alone, whatever the text</source>
        <translation>Qué hace la cabeza solo por sus pesos, sea cual sea el texto</translation>
    </message>
    <message>
        <source>Patches</source>
        <translation>Parches</translation>
    </message>
    <message>
        <source>How the answer changes when the second run&apos;s numbers are put in, one place at a time</source>
        <translation>Cómo cambia la respuesta cuando se ponen los números de la segunda ejecución, un lugar cada vez</translation>
    </message>
    <message>
        <source>Distance  </source>
        <translation>Distancia  </translation>
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
        <translation>Cuánto antes que la consulta está la clave</translation>
    </message>
    <message>
        <source>A rotary embedding rotates queries and keys: which of them match depends on how far the key is before the query</source>
        <translation>Un embedding rotatorio rota consultas y claves: cuáles concuerdan depende de cuánto antes que la consulta está la clave</translation>
    </message>
    <message>
        <source>residual stream, by token</source>
        <translation>flujo residual, por token</translation>
    </message>
    <message>
        <source>heads&apos; outputs</source>
        <translation>salidas de las cabezas</translation>
    </message>
    <message>
        <source>heads&apos; patterns</source>
        <translation>patrones de las cabezas</translation>
    </message>
    <message>
        <source>What is taken from the second run</source>
        <translation>Qué se toma de la segunda ejecución</translation>
    </message>
    <message>
        <source>Which numbers of the second run are put into the first run&apos;s pass, one place at a time</source>
        <translation>Qué números de la segunda ejecución se ponen en la pasada de la primera, un lugar cada vez</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Palabra</translation>
    </message>
    <message>
        <source>the likeliest word</source>
        <translation>la palabra más probable</translation>
    </message>
    <message>
        <source>The word whose logit is explained; empty: the likeliest word</source>
        <translation>La palabra cuyo logit se explica; vacío: la palabra más probable</translation>
    </message>
    <message>
        <source>Instead of</source>
        <translation>En lugar de</translation>
    </message>
    <message>
        <source>no second word</source>
        <translation>sin segunda palabra</translation>
    </message>
    <message>
        <source>A second word: the logit difference of the two words is then explained</source>
        <translation>Una segunda palabra: entonces se explica la diferencia de logits de las dos</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Patch every place</source>
        <translation>Parchear cada lugar</translation>
    </message>
    <message>
        <source>Knock out each head</source>
        <translation>Suprimir cada cabeza</translation>
    </message>
    <message>
        <source>Put the second run&apos;s numbers into the first run&apos;s pass, one place after another</source>
        <translation>Pone los números de la segunda ejecución en la pasada de la primera, un lugar tras otro</translation>
    </message>
    <message>
        <source>Switch off one head after another and compare the answer without each head with what the head wrote into it</source>
        <translation>Desactiva una cabeza tras otra y compara la respuesta sin cada cabeza con lo que la cabeza escribió en ella</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>the settings could not be forgotten: their file cannot be written</source>
        <translation>no se pudieron olvidar los ajustes: su archivo no se puede escribir</translation>
    </message>
</context>
<context>
    <name>WindowBody</name>
    <message>
        <source>E&amp;xamples</source>
        <translation>E&amp;jemplos</translation>
    </message>
</context>
<context>
    <name>WindowMenus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>Open a session, a figure that carries one, a saved module, or attention from a file</source>
        <translation>Abre una sesión, una figura que lleva una sesión, un módulo guardado o la atención de un archivo</translation>
    </message>
    <message>
        <source>Open &amp;model…</source>
        <translation>Abrir &amp;modelo…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+O</source>
        <translation>Ctrl+Shift+O</translation>
    </message>
    <message>
        <source>Run another model on the text</source>
        <translation>Ejecuta otro modelo con el texto</translation>
    </message>
    <message>
        <source>Open with an en&amp;gine…</source>
        <translation>Abrir con un m&amp;otor…</translation>
    </message>
    <message>
        <source>Let another program compute the model, here or on another machine</source>
        <translation>Deja que otro programa calcule el modelo, aquí o en otro equipo</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Abrir &amp;reciente</translation>
    </message>
    <message>
        <source>Ctrl+T</source>
        <translation>Ctrl+T</translation>
    </message>
    <message>
        <source>Compute with a module of random parameters that you set up yourself</source>
        <translation>Calcula con un módulo de parámetros al azar que configura usted</translation>
    </message>
    <message>
        <source>&amp;Save session</source>
        <translation>&amp;Guardar sesión</translation>
    </message>
    <message>
        <source>Save everything that is set, to open it again</source>
        <translation>Guarda todo lo que está ajustado, para volver a abrirlo</translation>
    </message>
    <message>
        <source>Save session &amp;as…</source>
        <translation>Guardar sesión &amp;como…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+S</source>
        <translation>Ctrl+Shift+S</translation>
    </message>
    <message>
        <source>Save it under another name</source>
        <translation>La guarda con otro nombre</translation>
    </message>
    <message>
        <source>&amp;Export figure…</source>
        <translation>&amp;Exportar figura…</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>Save what is shown as PDF, SVG or PNG, or its numbers as CSV or NPY</source>
        <translation>Guarda lo que se muestra en PDF, SVG o PNG, o sus números en CSV o NPY</translation>
    </message>
    <message>
        <source>Export a&amp;ll heads…</source>
        <translation>Exportar &amp;todas las cabezas…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+E</source>
        <translation>Ctrl+Shift+E</translation>
    </message>
    <message>
        <source>Save a page with every head&apos;s map, or a file for each</source>
        <translation>Guarda una página con el mapa de cada cabeza, o un archivo para cada una</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation>Ctrl+Q</translation>
    </message>
    <message>
        <source>Leave the program</source>
        <translation>Sale del programa</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>Deshace el último cambio</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>Redo the change that was undone</source>
        <translation>Rehace el cambio que se deshizo</translation>
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
        <translation>&amp;Buscar un comando…</translation>
    </message>
    <message>
        <source>Ctrl+K</source>
        <translation>Ctrl+K</translation>
    </message>
    <message>
        <source>Find commands, heads, tokens, examples, models and terms by a few letters</source>
        <translation>Busca comandos, cabezas, tokens, ejemplos, modelos y términos con unas pocas letras</translation>
    </message>
    <message>
        <source>Copy figure as &amp;picture</source>
        <translation>Copiar figura como &amp;imagen</translation>
    </message>
    <message>
        <source>Ctrl+Shift+C</source>
        <translation>Ctrl+Shift+C</translation>
    </message>
    <message>
        <source>Put the figure of what is shown on the clipboard</source>
        <translation>Pone en el portapapeles la figura de lo que se muestra</translation>
    </message>
    <message>
        <source>Copy figure &amp;as</source>
        <translation>&amp;Copiar figura como</translation>
    </message>
    <message>
        <source>&amp;Generate tokens</source>
        <translation>&amp;Generar tokens</translation>
    </message>
    <message>
        <source>Ctrl+G</source>
        <translation>Ctrl+G</translation>
    </message>
    <message>
        <source>Let the model continue the text; choose this again to stop</source>
        <translation>Deja que el modelo continúe el texto; si se elige otra vez, se detiene</translation>
    </message>
    <message>
        <source>Ctrl+Shift+G</source>
        <translation>Ctrl+Shift+G</translation>
    </message>
    <message>
        <source>Draw different tokens in place of the generated ones, with the next seed</source>
        <translation>Sortea otros tokens en lugar de los generados, con la semilla siguiente</translation>
    </message>
    <message>
        <source>S&amp;huffle the tokens</source>
        <translation>Desordenar los &amp;tokens</translation>
    </message>
    <message>
        <source>Ctrl+Shift+H</source>
        <translation>Ctrl+Shift+H</translation>
    </message>
    <message>
        <source>Put the words into another order and see what changes</source>
        <translation>Pone las palabras en otro orden, para ver qué cambia</translation>
    </message>
    <message>
        <source>S&amp;top computing</source>
        <translation>Detener el cá&amp;lculo</translation>
    </message>
    <message>
        <source>Stop and keep what is there</source>
        <translation>Se detiene y conserva lo que hay</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Ajustes…</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <translation>Ctrl+,</translation>
    </message>
    <message>
        <source>Theme, type size, colours of maps, counting, and what a pass may take</source>
        <translation>Tema, tamaño de letra, colores de los mapas, numeración, y lo que puede ocupar una pasada</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>Move the keyboard to the next panel</source>
        <translation>Lleva el teclado al panel siguiente</translation>
    </message>
    <message>
        <source>Move the keyboard to the previous panel</source>
        <translation>Lleva el teclado al panel anterior</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Pantalla co&amp;mpleta</translation>
    </message>
    <message>
        <source>Fill the screen, or return to the window</source>
        <translation>Llena la pantalla, o vuelve a la ventana</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Mapa</translation>
    </message>
    <message>
        <source>&amp;Steps</source>
        <translation>&amp;Pasos</translation>
    </message>
    <message>
        <source>M&amp;ask</source>
        <translation>Má&amp;scara</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Comparar</translation>
    </message>
    <message>
        <source>All &amp;heads</source>
        <translation>To&amp;das las cabezas</translation>
    </message>
    <message>
        <source>F&amp;low</source>
        <translation>&amp;Flujo</translation>
    </message>
    <message>
        <source>M&amp;easures</source>
        <translation>M&amp;edidas</translation>
    </message>
    <message>
        <source>&amp;Picture</source>
        <translation>&amp;Imagen</translation>
    </message>
    <message>
        <source>&amp;Why</source>
        <translation>P&amp;or qué</translation>
    </message>
    <message>
        <source>P&amp;ositions</source>
        <translation>Posicio&amp;nes</translation>
    </message>
    <message>
        <source>Alt+Right</source>
        <translation>Alt+Right</translation>
    </message>
    <message>
        <source>Show the next head</source>
        <translation>Muestra la cabeza siguiente</translation>
    </message>
    <message>
        <source>Alt+Left</source>
        <translation>Alt+Left</translation>
    </message>
    <message>
        <source>Show the previous head</source>
        <translation>Muestra la cabeza anterior</translation>
    </message>
    <message>
        <source>Alt+Down</source>
        <translation>Alt+Down</translation>
    </message>
    <message>
        <source>Show the next layer</source>
        <translation>Muestra la capa siguiente</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Up</translation>
    </message>
    <message>
        <source>Show the previous layer</source>
        <translation>Muestra la capa anterior</translation>
    </message>
    <message>
        <source>Descri&amp;be this head…</source>
        <translation>Descri&amp;bir esta cabeza…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+D</source>
        <translation>Ctrl+Shift+D</translation>
    </message>
    <message>
        <source>Say in plain sentences what the shown head does, to be read, heard or copied</source>
        <translation>Dice en frases sencillas qué hace la cabeza mostrada, para leerlo, oírlo o copiarlo</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation>Ctrl+R</translation>
    </message>
    <message>
        <source>Label each row with the token that it predicts, the next one; no number changes</source>
        <translation>Etiqueta cada fila con el token que predice, el siguiente; no cambia ningún número</translation>
    </message>
    <message>
        <source>Tint tokens by &amp;weight</source>
        <translation>Colorea&amp;r tokens según su peso</translation>
    </message>
    <message>
        <source>Colour the input&apos;s tokens by the weights that the chosen query gives them</source>
        <translation>Colorea los tokens de la entrada según los pesos que les da la consulta elegida</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Ctrl+D</translation>
    </message>
    <message>
        <source>Draw weights as circles whose area is the weight: readable in grey, from the back row</source>
        <translation>Dibuja los pesos como círculos cuya área es el peso: se leen en gris, y desde la última fila</translation>
    </message>
    <message>
        <source>Make everything in the window larger</source>
        <translation>Hace más grande todo lo que hay en la ventana</translation>
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
        <translation>Hace más pequeño todo lo que hay en la ventana</translation>
    </message>
    <message>
        <source>Ctrl+0</source>
        <translation>Ctrl+0</translation>
    </message>
    <message>
        <source>Draw everything at 100 %</source>
        <translation>Dibuja todo al 100 %</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Como el escritorio</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ay&amp;uda</translation>
    </message>
    <message>
        <source>&amp;Handbook</source>
        <translation>&amp;Manual</translation>
    </message>
    <message>
        <source>How to do things, beginning with the view in use</source>
        <translation>Cómo hacer las cosas, empezando por la vista que se está usando</translation>
    </message>
    <message>
        <source>What messages mean, and what to do about them</source>
        <translation>Qué significan los mensajes, y qué hacer</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>&amp;Glosario</translation>
    </message>
    <message>
        <source>What the terms mean, beginning with the term of the control or view in use</source>
        <translation>Qué significan los términos, empezando por el del control o la vista que se está usando</translation>
    </message>
    <message>
        <source>&amp;Keys and gestures</source>
        <translation>&amp;Teclas y gestos</translation>
    </message>
    <message>
        <source>What mouse and keyboard do</source>
        <translation>Qué hacen el ratón y el teclado</translation>
    </message>
    <message>
        <source>A &amp;study: what MiniLM&apos;s heads look at</source>
        <translation>Un &amp;estudio: a qué miran las cabezas de MiniLM</translation>
    </message>
    <message>
        <source>An atlas of 72 heads over 500 sentences, step by step</source>
        <translation>Un atlas de 72 cabezas sobre 500 frases, paso a paso</translation>
    </message>
    <message>
        <source>What MiniLM&apos;s heads look at</source>
        <translation>A qué miran las cabezas de MiniLM</translation>
    </message>
    <message>
        <source>&amp;About AttentionScope</source>
        <translation>&amp;Acerca de AttentionScope</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>Versión y licencia</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
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
        <translation>AttentionScope · %1 --seed %2, copia %3 de %4</translation>
    </message>
    <message>
        <source>not for students</source>
        <translation>no para alumnos</translation>
    </message>
    <message>
        <source>the same command makes the same sheet</source>
        <translation>el mismo comando hace la misma hoja</translation>
    </message>
    <message>
        <source>What the head looks at</source>
        <translation>A qué mira la cabeza</translation>
    </message>
    <message>
        <source>The model read “%1”</source>
        <translation>El modelo leyó «%1»</translation>
    </message>
    <message>
        <source>A row is a query, a column is a key. The weight in a cell is how much of its attention the query gives the key.</source>
        <translation>Una fila es una consulta, una columna es una clave. El peso de una celda indica cuánta de su atención da la consulta a la clave.</translation>
    </message>
    <message>
        <source>Every row adds up to 1.00, before it is rounded.</source>
        <translation>Cada fila suma 1.00 antes de redondear.</translation>
    </message>
    <message>
        <source>Small numbers tell equal tokens apart.</source>
        <translation>Los números pequeños distinguen los tokens iguales.</translation>
    </message>
    <message>
        <source>A row with an empty box adds up to exactly 1.00 as it is printed: what is missing is 1.00 minus the others. Behind each row stands the sum of its rounded weights; a row that rounding makes 0.99 or 1.01 is printed whole.</source>
        <translation>Una fila con una casilla vacía suma exactamente 1.00 tal como está impresa: lo que falta es 1.00 menos los demás. Al final de cada fila está la suma de sus pesos redondeados; una fila que con el redondeo da 0.99 o 1.01 se imprime entera.</translation>
    </message>
    <message>
        <source>A plain 0 is hidden by the mask.</source>
        <translation>Un 0 sin decimales está oculto por la máscara.</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>suma</translation>
    </message>
    <message>
        <source>The weights, to two places</source>
        <translation>Los pesos, con dos decimales</translation>
    </message>
    <message>
        <source>Read it off</source>
        <translation>Léalo en el mapa</translation>
    </message>
    <message>
        <source>Which key gets the most weight from “%1”?</source>
        <translation>¿Qué clave recibe más peso de «%1»?</translation>
    </message>
    <message>
        <source>Which query gives “%1” the most weight?</source>
        <translation>¿Qué consulta da más peso a «%1»?</translation>
    </message>
    <message>
        <source>How much does “%1” give to “%2” and “%3” together?</source>
        <translation>¿Cuánto da «%1» a «%2» y «%3» juntos?</translation>
    </message>
    <message>
        <source>Reading an attention map</source>
        <translation>Leer un mapa de atención</translation>
    </message>
    <message>
        <source>sheet</source>
        <translation>hoja</translation>
    </message>
    <message>
        <source>· key</source>
        <translation>· solucionario</translation>
    </message>
    <message>
        <source>Answers from the engine; numbers are accepted within one unit of their last place.</source>
        <translation>Respuestas del motor; se aceptan números que difieran en una unidad de su última cifra.</translation>
    </message>
    <message>
        <source>Name or number</source>
        <translation>Nombre o número</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>page %1 of %2 · </source>
        <translation>página %1 de %2 · </translation>
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
        <translation>Qué busca «%1», y qué ofrece cada clave</translation>
    </message>
    <message>
        <source>The query q and the keys k have d = %1 numbers each.</source>
        <translation>La consulta q y las claves k tienen d = %1 números cada una.</translation>
    </message>
    <message>
        <source>Multiply q and k number by number and add up; divide by %1, to %2 places.</source>
        <translation>Multiplique q y k número por número y sume; divida entre %1, con %2 decimales.</translation>
    </message>
    <message>
        <source>The scores are what the head computes before its softmax.</source>
        <translation>Las puntuaciones son lo que calcula la cabeza antes de su softmax.</translation>
    </message>
    <message>
        <source>All of them are less by %1 here, which changes no weight.</source>
        <translation>Aquí todas son %1 menores, lo que no cambia ningún peso.</translation>
    </message>
    <message>
        <source>All of them are more by %1 here, which changes no weight.</source>
        <translation>Aquí todas son %1 mayores, lo que no cambia ningún peso.</translation>
    </message>
    <message>
        <source>With a calculator: eˣ of each score, to two places; the sum of these; each weight is eˣ ÷ sum, to two places. One eˣ is there as an example.</source>
        <translation>Con calculadora: eˣ de cada puntuación, con dos decimales; la suma de todos; cada peso es eˣ ÷ suma, con dos decimales. Un eˣ está puesto como ejemplo.</translation>
    </message>
    <message>
        <source>Rounded, the weights add up to %1.</source>
        <translation>Redondeados, los pesos suman %1.</translation>
    </message>
    <message>
        <source>A score of −∞ is hidden by the mask: its weight is 0.</source>
        <translation>Una puntuación de −∞ está oculta por la máscara: su peso es 0.</translation>
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
        <translation>puntuación</translation>
    </message>
    <message>
        <source>eˣ</source>
        <translation>eˣ</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>peso</translation>
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
        <translation>Qué recibe «%1»</translation>
    </message>
    <message>
        <source>Σ weight × v with your rounded weights, to one place, for each number of v.</source>
        <translation>Σ peso × v con sus pesos redondeados, con un decimal, para cada número de v.</translation>
    </message>
    <message>
        <source>One row of attention, step by step</source>
        <translation>Una fila de atención, paso a paso</translation>
    </message>
    <message>
        <source>The row of “%1”, from scores to weights</source>
        <translation>La fila de «%1», de las puntuaciones a los pesos</translation>
    </message>
    <message>
        <source>What each token asks for, what it offers, what it says</source>
        <translation>Qué busca cada token, qué ofrece, qué dice</translation>
    </message>
    <message>
        <source>The query q and the key k have d = 4 numbers each, the value v has two. A token sees itself and those before it.</source>
        <translation>La consulta q y la clave k tienen d = 4 números cada una; el valor v tiene dos. Un token se ve a sí mismo y a los anteriores.</translation>
    </message>
    <message>
        <source>The query q and the key k have d = 4 numbers each, the value v has two. Nothing is hidden.</source>
        <translation>La consulta q y la clave k tienen d = 4 números cada una; el valor v tiene dos. No hay nada oculto.</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Puntuaciones</translation>
    </message>
    <message>
        <source>Each is a dot product q · k: query in the row, key in the column. Fill the empty boxes. On the right, eˣ to look up.</source>
        <translation>Cada una es un producto escalar q · k: la consulta en la fila, la clave en la columna. Rellene las casillas vacías. A la derecha está eˣ para consultarlo.</translation>
    </message>
    <message>
        <source>x</source>
        <translation>x</translation>
    </message>
    <message>
        <source>The row of “%1”, step by step</source>
        <translation>La fila de «%1», paso a paso</translation>
    </message>
    <message>
        <source>Divide by √d = 2, look up eˣ, add up, divide by the sum. Round weights to two places.</source>
        <translation>Divida entre √d = 2, busque eˣ, sume, divida entre la suma. Redondee los pesos a dos decimales.</translation>
    </message>
    <message>
        <source>score ÷ 2</source>
        <translation>puntuación ÷ 2</translation>
    </message>
    <message>
        <source>The whole map, and what “%1” gets</source>
        <translation>El mapa entero, y qué recibe «%1»</translation>
    </message>
    <message>
        <source>Copy your row. In the other rows one number is missing: no eˣ is needed for it. On the right, Σ weight × v of your row, to one place.</source>
        <translation>Copie su fila. En las demás filas falta un número: para hallarlo no hace falta eˣ. A la derecha, Σ peso × v de su fila, con un decimal.</translation>
    </message>
    <message>
        <source>Σ weight × v</source>
        <translation>Σ peso × v</translation>
    </message>
    <message>
        <source>one attention head by hand, and questions</source>
        <translation>una cabeza de atención a mano, y preguntas</translation>
    </message>
    <message>
        <source>AttentionScope · lesson sheet %1 --seed %2, copy %3 of %4</source>
        <translation>AttentionScope · lesson sheet %1 --seed %2, copia %3 de %4</translation>
    </message>
    <message>
        <source>the same id makes the same sheet</source>
        <translation>el mismo id hace la misma hoja</translation>
    </message>
</context>
<context>
    <name>figure_layout</name>
    <message>
        <source>%1, mean ± sd</source>
        <translation>%1, media ± DE</translation>
    </message>
    <message>
        <source>%1, mean</source>
        <translation>%1, media</translation>
    </message>
    <message>
        <source>%1, standard deviation</source>
        <translation>%1, desviación estándar</translation>
    </message>
    <message>
        <source>1 head</source>
        <translation>1 cabeza</translation>
    </message>
    <message>
        <source>%1 heads</source>
        <translation>%1 cabezas</translation>
    </message>
    <message>
        <source>all others</source>
        <translation>todas las demás</translation>
    </message>
    <message>
        <source>picked</source>
        <translation>seleccionadas</translation>
    </message>
    <message>
        <source>mean %1 ± %2</source>
        <translation>media %1 ± %2</translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation>media %1</translation>
    </message>
    <message>
        <source>largest differences</source>
        <translation>mayores diferencias</translation>
    </message>
    <message>
        <source>attention weight</source>
        <translation>peso de atención</translation>
    </message>
    <message>
        <source>The largest differences of two attention maps</source>
        <translation>Las mayores diferencias de dos mapas de atención</translation>
    </message>
    <message>
        <source>distance: query − key, tokens</source>
        <translation>distancia: consulta − clave, tokens</translation>
    </message>
    <message>
        <source>Mean over the queries of this text that see a key at the distance; below 0 the key stands behind the query.</source>
        <translation>Media sobre las consultas de este texto que ven una clave a esa distancia; por debajo de 0, la clave está detrás de la consulta.</translation>
    </message>
    <message>
        <source>Mean over the queries of this text that see a key at the distance.</source>
        <translation>Media sobre las consultas de este texto que ven una clave a esa distancia.</translation>
    </message>
    <message>
        <source>mean attention weight</source>
        <translation>peso medio de atención</translation>
    </message>
    <message>
        <source>mean weight over distance</source>
        <translation>peso medio según la distancia</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>distancia</translation>
    </message>
    <message>
        <source>Mean attention weight over distance, %1</source>
        <translation>Peso medio de atención según la distancia, %1</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>media</translation>
    </message>
    <message>
        <source>standard deviation</source>
        <translation>desviación estándar</translation>
    </message>
    <message>
        <source>heads</source>
        <translation>cabezas</translation>
    </message>
    <message>
        <source>each head, and the group&apos;s mean ± standard deviation</source>
        <translation>cada cabeza, y la media ± desviación estándar del grupo</translation>
    </message>
    <message>
        <source>%1 in two groups of heads of %2</source>
        <translation>%1 en dos grupos de cabezas de %2</translation>
    </message>
    <message>
        <source>from</source>
        <translation>desde</translation>
    </message>
    <message>
        <source>to</source>
        <translation>hasta</translation>
    </message>
    <message>
        <source>%1, %</source>
        <translation>%1, %</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>de %1 a %2</translation>
    </message>
    <message>
        <source>%1 heads: %2</source>
        <translation>%1 cabezas: %2</translation>
    </message>
    <message>
        <source>heads of the group, %</source>
        <translation>cabezas del grupo, %</translation>
    </message>
    <message>
        <source>Distribution of %1 over heads, %2</source>
        <translation>Distribución de %1 entre las cabezas, %2</translation>
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
        <translation>en el token %1</translation>
    </message>
    <message>
        <source>%1 rather than “%2”</source>
        <translation>%1 y no «%2»</translation>
    </message>
    <message>
        <source>change of the log-odds, bits</source>
        <translation>cambio de las log-odds, bits</translation>
    </message>
    <message>
        <source>change of the log-odds, nats</source>
        <translation>cambio de las log-odds, nats</translation>
    </message>
    <message>
        <source>change of log-probability, bits</source>
        <translation>cambio de log-probabilidad, bits</translation>
    </message>
    <message>
        <source>change of log-probability, nats</source>
        <translation>cambio de log-probabilidad, nats</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>capa %1</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>cabeza %1</translation>
    </message>
    <message>
        <source>%1 of every head of %2</source>
        <translation>%1 de cada cabeza de %2</translation>
    </message>
    <message>
        <source>What %1 makes of an answer without each head</source>
        <translation>Qué pasa con una respuesta de %1 sin cada cabeza</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>1 head lacks one of these measures.</source>
        <translation>A 1 cabeza le falta una de estas medidas.</translation>
    </message>
    <message>
        <source>%1 heads lack one of these measures.</source>
        <translation>A %1 cabezas les falta una de estas medidas.</translation>
    </message>
    <message>
        <source>%1 and %2 of every head of %3</source>
        <translation>%1 y %2 de cada cabeza de %3</translation>
    </message>
    <message>
        <source>%1 % of the weights are smaller than the axis shows, or 0.</source>
        <translation>El %1 % de los pesos son menores que lo que muestra el eje, o 0.</translation>
    </message>
    <message>
        <source>share of the weights, %</source>
        <translation>proporción de los pesos, %</translation>
    </message>
    <message>
        <source>middle of the bin</source>
        <translation>centro del intervalo</translation>
    </message>
    <message>
        <source>Distribution of attention weights, %1</source>
        <translation>Distribución de los pesos de atención, %1</translation>
    </message>
    <message>
        <source>layer</source>
        <translation type="unfinished">capa</translation>
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
