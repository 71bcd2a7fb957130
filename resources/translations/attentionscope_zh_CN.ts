<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>AccountCanvas</name>
    <message>
        <source>What wrote the query&apos;s row and the key&apos;s, and their products</source>
        <translation>是什么写出了查询所在行和键所在行，以及它们的乘积</translation>
    </message>
    <message>
        <source>%1 in the query&apos;s row adds %2</source>
        <translation>查询所在行中的 %1 贡献 %2</translation>
    </message>
    <message>
        <source>%1 in the key&apos;s row adds %2</source>
        <translation>键所在行中的 %1 贡献 %2</translation>
    </message>
    <message>
        <source>%1 × %2 adds %3</source>
        <translation>%1 × %2 贡献 %3</translation>
    </message>
    <message>
        <source>What each token of both texts adds to their likeness</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of the first text adds %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of the second text adds %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Alike</name>
    <message>
        <source>Text %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>added to the cosine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cosine of text %1 and text %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One row stands for each text: a token has what that row’s heads read from it, and the row’s own token has all else that wrote it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AllHeadsView</name>
    <message>
        <source>Order of the heads</source>
        <translation>头的顺序</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>按层</translation>
    </message>
    <message>
        <source>A row for each layer</source>
        <translation>每层一行</translation>
    </message>
    <message>
        <source>Sorted</source>
        <translation>排序</translation>
    </message>
    <message>
        <source>The head with the largest number first</source>
        <translation>数值最大的头排在最前面</translation>
    </message>
    <message>
        <source>Similar</source>
        <translation>相似</translation>
    </message>
    <message>
        <source>Similar heads stand side by side</source>
        <translation>相似的头排在一起</translation>
    </message>
    <message>
        <source>What is measured of each head</source>
        <translation>对每个头测量什么</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Frame each head in the colour of its number</source>
        <translation>按每个头的数值给它的边框着色</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>from  </source>
        <translation>至少  </translation>
    </message>
    <message>
        <source>Leave out heads below this number</source>
        <translation>略去数值低于这个数的头</translation>
    </message>
    <message>
        <source>Leave out heads whose number is smaller</source>
        <translation>略去数值更小的头</translation>
    </message>
    <message>
        <source>2.3, previous, it → cat</source>
        <translation>2.3，前一个词元，it → cat</translation>
    </message>
    <message>
        <source>Find a head by its number, by what it does or by two words</source>
        <translation>按编号、按所做的事或按两个词查找头</translation>
    </message>
    <message>
        <source>A head&apos;s number, as 2.3 · what heads do, as previous · two words, as it → cat or it &gt; cat: heads are ranked by their weight there</source>
        <translation>头的编号，如 2.3 · 头所做的事，如 previous · 两个词，如 it → cat 或 it &gt; cat：各个头按在那里的权重排序</translation>
    </message>
    <message>
        <source>Sets ▾</source>
        <translation>集合 ▾</translation>
    </message>
    <message>
        <source>Name the picked heads, and pick named ones again</source>
        <translation>给选取的头起名，也可以重新选取已命名的头</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Show their maps side by side, up to four</source>
        <translation>把它们的注意力图并排显示，最多四张</translation>
    </message>
    <message>
        <source>Flow</source>
        <translation>流向</translation>
    </message>
    <message>
        <source>Show their lines together</source>
        <translation>一起显示它们的线条</translation>
    </message>
    <message>
        <source>Switch off</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Take these heads out of their layers&apos; output and see what changes</source>
        <translation>从各层的输出中去掉这些头，看看有什么变化</translation>
    </message>
    <message>
        <source>None</source>
        <translation>全不选</translation>
    </message>
    <message>
        <source>Pick no head</source>
        <translation>不选取任何头</translation>
    </message>
    <message>
        <source>A head as 2.3, what heads do as: previous, or two words as: it → cat</source>
        <translation>头的编号，如 2.3；头所做的事，如 previous；或者两个词，如 it → cat</translation>
    </message>
    <message>
        <source>“%1” is not a token of this text.</source>
        <translation>“%1”不是这段文本中的词元。</translation>
    </message>
    <message>
        <source>The mask hides “%1” from “%2”.</source>
        <translation>掩码对“%2”遮住了“%1”。</translation>
    </message>
    <message>
        <source>comparing all pairs of heads: %1 %</source>
        <translation>正在两两比较所有的头：%1 %</translation>
    </message>
    <message>
        <source>No cell is marked. Shift+drag over cells of the map, or press M at the chosen one.</source>
        <translation>没有标记任何单元格。请按住 Shift 在注意力图的单元格上拖动，或者在选中的单元格上按 M。</translation>
    </message>
    <message>
        <source>Not measured for this text yet. Open Measures and press “Knock out each head”.</source>
        <translation>尚未对这段文本测量。请打开“度量”，按“逐个敲除头”。</translation>
    </message>
    <message>
        <source>No head reaches the number in “from”. Set it below 0, to “all”, to see every head.</source>
        <translation>没有头达到“至少”里设定的数。把它调到 0 以下（即“全部”），就能看到每个头。</translation>
    </message>
    <message>
        <source>1 head picked</source>
        <translation>已选取 1 个头</translation>
    </message>
    <message>
        <source>%1 heads picked</source>
        <translation>已选取 %1 个头</translation>
    </message>
    <message>
        <source>1 head</source>
        <translation>1 个头</translation>
    </message>
    <message>
        <source>%1 heads</source>
        <translation>%1 个头</translation>
    </message>
    <message>
        <source>%1 of %2 heads</source>
        <translation>%1 个头，共 %2 个</translation>
    </message>
    <message>
        <source>weight of %1</source>
        <translation>%1 的权重</translation>
    </message>
    <message>
        <source>Mixing weights have signs and rows that sum to anything, so only knock-outs are measured of them.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AnnotateMenu</name>
    <message>
        <source>A&amp;nnotate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the &amp;arrow here…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin an &amp;arrow here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Box…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A box around the chosen cell, or around the marked cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words beside the box; none are needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Text…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words on the chosen cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words on the cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An arrow from this cell to the one where it ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brace beside the &amp;rows…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A brace beside the chosen row, or the rows of marked cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words beside the brace; none are needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brace below the &amp;columns…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A brace below the chosen column, or the columns of marked cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words below the brace; none are needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Query token in b&amp;old</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name of the chosen row is bold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Key token in bold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name of the chosen column is bold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;What the key token means…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words behind the name of the chosen column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the token means</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit all annotations…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As one line, which --annotate takes, too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;move what is on this cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annotations about this cell or its tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annotate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the cell where the arrow ends, and end it there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words where the arrow begins; none are needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annotations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>box, arrow, text, brace, bold …; F1 has all</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AnotherModelRow</name>
    <message>
        <source>Another model…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a run in Compare, and choose its model there</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AnswerCanvas</name>
    <message>
        <source>What wrote the answer</source>
        <translation>是什么写出了答案</translation>
    </message>
    <message>
        <source>%1 adds %2</source>
        <translation>%1 贡献 %2</translation>
    </message>
    <message>
        <source>what it adds</source>
        <translation>它的贡献</translation>
    </message>
</context>
<context>
    <name>AnswerPanel</name>
    <message>
        <source>Before your changes</source>
        <translation>做出改动之前</translation>
    </message>
    <message>
        <source>Likeliest next tokens</source>
        <translation>最可能的下一个词元</translation>
    </message>
    <message>
        <source>Likeliest next tokens before your changes</source>
        <translation>做出改动之前最可能的下一个词元</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;heads&quot;&gt;Which heads does “%1” rest on?&lt;/a&gt;</source>
        <translation>&lt;a href=&quot;heads&quot;&gt;“%1”依靠哪些头？&lt;/a&gt;</translation>
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
        <translation>与另一个并排…</translation>
    </message>
    <message>
        <source>Opens a second atlas of the same shape, and shows what changed, the largest first</source>
        <translation>打开第二个形状相同的图谱，并显示有什么变化，变化最大的在前</translation>
    </message>
    <message>
        <source>Step of the training</source>
        <translation>训练的步数</translation>
    </message>
    <message>
        <source>What a head must be like</source>
        <translation>头要满足的条件</translation>
    </message>
    <message>
        <source>previous &gt; 0.5 and layer &lt; 4</source>
        <translation>previous &gt; 0.5 and layer &lt; 4</translation>
    </message>
    <message>
        <source>Measures with &lt;, &gt; or =, layer, head, tag = NAME, or words of names and notes; with and, or, not and brackets</source>
        <translation>度量加 &lt;、&gt; 或 =，layer、head、tag = NAME，或者名称和备注中的词；可以用 and、or、not 和括号</translation>
    </message>
    <message>
        <source>No atlas is open.</source>
        <translation>没有打开图谱。</translation>
    </message>
    <message>
        <source>%1, beside %2</source>
        <translation>%1，旁边是 %2</translation>
    </message>
    <message>
        <source>Close the other</source>
        <translation>关闭另一个</translation>
    </message>
    <message>
        <source>not understood</source>
        <translation>无法理解</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
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
        <translation>每个头在许多文本上做什么：计算一个图谱，或者查看一个</translation>
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
        <translation>%1 属于层数和头数不同的模型：请选择形状相同的图谱，例如微调后或量化后的模型的图谱。</translation>
    </message>
    <message>
        <source>What you wrote is not saved: %1 Save the atlas elsewhere with “Save as…”.</source>
        <translation>写下的内容没有保存：%1。请用“另存为…”把图谱保存到别处。</translation>
    </message>
    <message>
        <source>The atlas is not saved: %1</source>
        <translation>图谱没有保存：%1</translation>
    </message>
    <message>
        <source>Notes that were not saved when the program ended are here again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A note may have at most %1 bytes: the rest was not kept.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AtlasExports</name>
    <message>
        <source>Saved %1</source>
        <translation>已保存 %1</translation>
    </message>
    <message>
        <source>Save table</source>
        <translation>保存表格</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>表格 (*.csv)</translation>
    </message>
    <message>
        <source>Save figure</source>
        <translation>保存插图</translation>
    </message>
    <message>
        <source>Figures (*.pdf *.svg *.png *.tex *.html);;Numbers (*.csv *.npy)</source>
        <translation>插图 (*.pdf *.svg *.png *.tex *.html);;数据 (*.csv *.npy)</translation>
    </message>
    <message>
        <source>Save page</source>
        <translation>保存页面</translation>
    </message>
    <message>
        <source>Pages (*.html)</source>
        <translation>网页 (*.html)</translation>
    </message>
</context>
<context>
    <name>AtlasJob</name>
    <message>
        <source>Texts that the model could not read: %1. The first, text %2: %3</source>
        <translation>有 %1 段文本模型无法读取。其中第一段是第 %2 段：%3</translation>
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
        <translation type="unfinished">%1 / %2 段文本</translation>
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
        <translation>暂停</translation>
    </message>
    <message>
        <source>Texts that are done</source>
        <translation>已完成的文本</translation>
    </message>
    <message>
        <source>Pausing…</source>
        <translation>正在暂停…</translation>
    </message>
    <message>
        <source>Opening the model…</source>
        <translation>正在打开模型…</translation>
    </message>
    <message>
        <source>%1 of %2 passes over a text, about %3 s left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 passes over a text, about %3 min left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pauses after the text that is being run; continue at any time</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AtlasWindow</name>
    <message>
        <source>Atlases (*.attnatlas)</source>
        <translation>图谱 (*.attnatlas)</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>头</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;New atlas…</source>
        <translation>新建图谱(&amp;N)…</translation>
    </message>
    <message>
        <source>Computes an atlas of a model over a collection of texts</source>
        <translation>在一批文本上计算一个模型的图谱</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Opens an atlas</source>
        <translation>打开图谱</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+S</source>
        <translation>Ctrl+Shift+S</translation>
    </message>
    <message>
        <source>Saves the atlas with its notes under another name</source>
        <translation>把图谱连同备注以另一个名称保存</translation>
    </message>
    <message>
        <source>Save &amp;table…</source>
        <translation>保存表格(&amp;T)…</translation>
    </message>
    <message>
        <source>Every mean, or those of the heads that are found, as CSV</source>
        <translation>把所有均值，或者找到的头的均值，存为 CSV</translation>
    </message>
    <message>
        <source>Export &amp;figure…</source>
        <translation>导出插图(&amp;F)…</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>What is drawn in the middle, as PDF, SVG, PNG or TikZ</source>
        <translation>把中间画出的内容存为 PDF、SVG、PNG 或 TikZ</translation>
    </message>
    <message>
        <source>Export &amp;page…</source>
        <translation>导出网页(&amp;P)…</translation>
    </message>
    <message>
        <source>All of it, with notes, as one HTML file that needs nothing else</source>
        <translation>把全部内容连同备注存为一个 HTML 文件，不需要其他任何东西</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>Closes this window</source>
        <translation>关闭这个窗口</translation>
    </message>
    <message>
        <source>&amp;Texts</source>
        <translation>文本(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>继续(&amp;G)</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation>Ctrl+R</translation>
    </message>
    <message>
        <source>Computes what is missing</source>
        <translation>计算还缺的部分</translation>
    </message>
    <message>
        <source>Run &amp;without each head…</source>
        <translation>逐个去掉头再运行(&amp;W)…</translation>
    </message>
    <message>
        <source>Runs some of the texts once more for each head, to see what the next token loses</source>
        <translation>逐个去掉头，再运行其中一部分文本，看下一个词元的概率损失多少</translation>
    </message>
    <message>
        <source>&amp;Heads</source>
        <translation>头(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Find heads</source>
        <translation>查找头(&amp;F)</translation>
    </message>
    <message>
        <source>Write a &amp;note</source>
        <translation>写备注(&amp;N)</translation>
    </message>
    <message>
        <source>Ctrl+M</source>
        <translation>Ctrl+M</translation>
    </message>
    <message>
        <source>&amp;Beside another…</source>
        <translation>与另一个并排(&amp;B)…</translation>
    </message>
    <message>
        <source>Ctrl+B</source>
        <translation>Ctrl+B</translation>
    </message>
    <message>
        <source>An atlas is being computed: pause it before another one is begun.</source>
        <translation>正在计算一个图谱：请先暂停它，再开始另一个。</translation>
    </message>
    <message>
        <source>%1 is not here: put it beside the atlas, and try again.</source>
        <translation>这里没有 %1：请把它放在图谱旁边，再试一次。</translation>
    </message>
    <message>
        <source>Run without each head</source>
        <translation>逐个去掉头再运行</translation>
    </message>
    <message>
        <source>So many texts, drawn from all alike, are run once for each head.
Texts:</source>
        <translation>从全部文本中随机抽取这么多段，每去掉一个头就运行一次。
文本数：</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Open atlas</source>
        <translation>打开图谱</translation>
    </message>
    <message>
        <source>Open the atlas beside it</source>
        <translation>打开要并排显示的图谱</translation>
    </message>
    <message>
        <source>Save atlas</source>
        <translation>保存图谱</translation>
    </message>
    <message>
        <source>%1 — Atlas</source>
        <translation>%1 — 图谱</translation>
    </message>
    <message>
        <source>Atlas</source>
        <translation>图谱</translation>
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
        <translation>编码器</translation>
    </message>
    <message>
        <source>decoder</source>
        <translation>解码器</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>交叉</translation>
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
        <translation>这是什么意思</translation>
    </message>
    <message>
        <source>Opens the handbook where it says what this message means, and what to do</source>
        <translation>打开手册，翻到说明这条消息的含义和处理办法的地方</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>关闭这条消息</translation>
    </message>
</context>
<context>
    <name>BesideRun</name>
    <message>
        <source>Maps of all heads of the other seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In each layer, the heads whose maps of this text are most alike. The number is 1 where both maps are equal, and 0 where no weight is in the same place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed %1, step %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two cannot be compared: their sizes or their texts differ.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which head became which: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1.%2 is %1.%3 (%4)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BesideWindow</name>
    <message>
        <source>Views</source>
        <translation>视图</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation type="unfinished">Ctrl+E</translation>
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
        <translation type="unfinished">头 %1.%2</translation>
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
    <message>
        <source>Entropy of a row, nats</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BrushBar</name>
    <message>
        <source>Paint:</source>
        <translation>涂画：</translation>
    </message>
    <message>
        <source>Clear paint</source>
        <translation>清除涂画</translation>
    </message>
    <message>
        <source>Leave every cell to the rules again</source>
        <translation>让每个单元格重新由规则决定</translation>
    </message>
    <message>
        <source>Paint: %1</source>
        <translation>涂画：%1</translation>
    </message>
    <message>
        <source>cell</source>
        <translation>单元格</translation>
    </message>
    <message>
        <source>Each touch paints one cell</source>
        <translation>每次点涂一个单元格</translation>
    </message>
    <message>
        <source>row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Each touch paints a query&apos;s whole row</source>
        <translation>每次点涂一个查询的整行</translation>
    </message>
    <message>
        <source>column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Each touch paints a key&apos;s whole column</source>
        <translation>每次点涂一个键的整列</translation>
    </message>
    <message>
        <source>show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Uncover cells that the rules hide; click again or press Esc to stop painting</source>
        <translation>露出被规则遮住的单元格；再点一次或按 Esc 停止涂画</translation>
    </message>
    <message>
        <source>hide</source>
        <translation>遮住</translation>
    </message>
    <message>
        <source>Hide cells that the rules show; click again or press Esc to stop painting</source>
        <translation>遮住按规则可见的单元格；再点一次或按 Esc 停止涂画</translation>
    </message>
    <message>
        <source>erase</source>
        <translation>擦除</translation>
    </message>
    <message>
        <source>Leave cells to the rules again; click again or press Esc to stop painting</source>
        <translation>让单元格重新由规则决定；再点一次或按 Esc 停止涂画</translation>
    </message>
</context>
<context>
    <name>CellColumn</name>
    <message>
        <source>NEXT TOKEN AFTER “%1”</source>
        <translation>“%1”之后的下一个词元</translation>
    </message>
    <message>
        <source>PREDICTED WORDS FOR “%1”, TOKEN %2</source>
        <translation>为“%1”预测的词，词元 %2</translation>
    </message>
    <message>
        <source>PREDICTED WORD FOR “%1”</source>
        <translation>为“%1”预测的词</translation>
    </message>
    <message>
        <source>ANSWER BEGINS OR ENDS AT “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LABEL OF “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LABEL</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChangedFiles</name>
    <message>
        <source>Reload</source>
        <translation>重新载入</translation>
    </message>
    <message>
        <source>%1 was changed by another program; reloading it replaces your unsaved changes, which Undo brings back.</source>
        <translation>%1 被别的程序改动过；重新载入会取代未保存的改动，之后可以用“撤销”找回。</translation>
    </message>
    <message>
        <source>%1 was changed by another program; reload it to see what it holds now.</source>
        <translation>%1 被别的程序改动过；重新载入才能看到它现在的内容。</translation>
    </message>
</context>
<context>
    <name>ClassChart</name>
    <message>
        <source>Answers: %1.</source>
        <translation>回答：%1。</translation>
    </message>
    <message>
        <source>Right: %1.</source>
        <translation>正确：%1。</translation>
    </message>
    <message>
        <source>Predictions: %1. Thick: the class on average. Thin: the model.</source>
        <translation>预测：%1。粗线：全班平均。细线：模型。</translation>
    </message>
    <message>
        <source>Which head is it?</source>
        <translation>这是哪个头？</translation>
    </message>
    <message>
        <source>What was expected of the hidden row</source>
        <translation>对藏起的行的预期</translation>
    </message>
    <message>
        <source>Goal: %1</source>
        <translation>目标：%1</translation>
    </message>
    <message>
        <source>Students: %1.</source>
        <translation>学生：%1。</translation>
    </message>
    <message>
        <source>reached</source>
        <translation>已达到</translation>
    </message>
    <message>
        <source>Not shown: %1 more.</source>
        <translation>未显示：还有 %1 个。</translation>
    </message>
    <message>
        <source>First choice of most: %1 (%2). The model&apos;s first choice was chosen by %3.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ClassCommands</name>
    <message>
        <source>&amp;Hand in answers…</source>
        <translation>提交答案(&amp;H)…</translation>
    </message>
    <message>
        <source>Save what you answered in this lesson as a file, or as a short code</source>
        <translation>把在这一课里的回答保存为文件，或者存为一段短码</translation>
    </message>
    <message>
        <source>Re&amp;lease for a class…</source>
        <translation>发布给班级(&amp;L)…</translation>
    </message>
    <message>
        <source>Save this lesson without its answers and notes, with its models and a worksheet, as one file</source>
        <translation>把这一课连同所用的模型和一份练习单保存为一个文件，不含答案和备注</translation>
    </message>
    <message>
        <source>&amp;Collect answers…</source>
        <translation>收集答案(&amp;C)…</translation>
    </message>
    <message>
        <source>Read a folder of what a class handed in, as a table and as charts</source>
        <translation>读取全班提交的答案所在的文件夹，用表格和图表显示</translation>
    </message>
    <message>
        <source>Release for a class</source>
        <translation>发布给班级</translation>
    </message>
    <message>
        <source>Lessons for a class (*.attnlesson)</source>
        <translation>班级课程 (*.attnlesson)</translation>
    </message>
    <message>
        <source>Packing the lesson…</source>
        <translation>正在打包课程…</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>已保存 %1</translation>
    </message>
    <message>
        <source>Which lesson was answered? Choose the one with its answers</source>
        <translation>回答的是哪一课？请选择带有答案的那一份</translation>
    </message>
    <message>
        <source>Lessons (*.lesson.md);;All files (*)</source>
        <translation>课程 (*.lesson.md);;所有文件 (*)</translation>
    </message>
    <message>
        <source>The folder of what was handed in</source>
        <translation>存放提交文件的文件夹</translation>
    </message>
    <message>
        <source>Save this lesson as a page for any browser, from which answers are handed in, or as a package for a learning system (SCORM)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop saving the &amp;page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as a &amp;page…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Packages for learning systems (*.zip)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages for browsers (*.html)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as a page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing the page: step %1 of %2. The menu Lessons can stop it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ClassTable</name>
    <message>
        <source>Student</source>
        <translation>学生</translation>
    </message>
    <message>
        <source>%1 prediction</source>
        <translation>%1 预测</translation>
    </message>
    <message>
        <source>%1 goal</source>
        <translation>%1 目标</translation>
    </message>
    <message>
        <source>first choice: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ClassWindow</name>
    <message>
        <source>Questions, predictions and goals</source>
        <translation>问题、预测和目标</translation>
    </message>
    <message>
        <source>Not taken</source>
        <translation>未接收</translation>
    </message>
    <message>
        <source>Collected answers</source>
        <translation>收集到的答案</translation>
    </message>
    <message>
        <source>Students and their answers</source>
        <translation>学生及其回答</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Save table…</source>
        <translation>保存表格(&amp;S)…</translation>
    </message>
    <message>
        <source>Collect &amp;again</source>
        <translation>重新收集(&amp;A)</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation>Ctrl+R</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>Show to the &amp;class</source>
        <translation>向全班显示(&amp;C)</translation>
    </message>
    <message>
        <source>The whole screen, without the table of students and without any name</source>
        <translation>占满整个屏幕，不显示学生表格，也不显示任何姓名</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>下一个(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>上一个(&amp;P)</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>正在读取 %1…</translation>
    </message>
    <message>
        <source>%1: collected answers</source>
        <translation>%1：收集到的答案</translation>
    </message>
    <message>
        <source>%1 · students: %2</source>
        <translation>%1 · 学生：%2</translation>
    </message>
    <message>
        <source>%1  Prediction: %2</source>
        <translation>%1  预测：%2</translation>
    </message>
    <message>
        <source>%1  Goal: %2</source>
        <translation>%1  目标：%2</translation>
    </message>
    <message>
        <source>Save table</source>
        <translation>保存表格</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>表格 (*.csv)</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>the page has %1 MB, more than the 3 MB that one should have</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Command, head (3.10, induction), token, example, model or term</source>
        <translation>命令、头（3.10，induction）、词元、示例、模型或术语</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>查找命令</translation>
    </message>
    <message>
        <source>Search results</source>
        <translation>搜索结果</translation>
    </message>
    <message>
        <source>Nothing found. Try another word, or a part of one.</source>
        <translation>什么也没找到。试试另一个词，或者词的一部分。</translation>
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
        <translation>头的排序依据：%1</translation>
    </message>
    <message>
        <source>All heads</source>
        <translation>所有头</translation>
    </message>
    <message>
        <source>head</source>
        <translation>头</translation>
    </message>
    <message>
        <source>Knock out each head: which does “%1” rest on?</source>
        <translation>逐个敲除头：“%1”依靠哪一个？</translation>
    </message>
    <message>
        <source>Measures</source>
        <translation>度量</translation>
    </message>
    <message>
        <source>set of heads</source>
        <translation>头的集合</translation>
    </message>
    <message>
        <source>Positions: %1</source>
        <translation>位置：%1</translation>
    </message>
    <message>
        <source>teaching module</source>
        <translation>教学模块</translation>
    </message>
    <message>
        <source>query %1</source>
        <translation>查询 %1</translation>
    </message>
    <message>
        <source>key %1</source>
        <translation>键 %1</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>术语表</translation>
    </message>
</context>
<context>
    <name>CompareBar</name>
    <message>
        <source>Layer %1 · Head %2</source>
        <translation>第 %1 层 · 头 %2</translation>
    </message>
    <message>
        <source>Head %1 · %2</source>
        <translation>头 %1 · %2</translation>
    </message>
    <message>
        <source>+ add</source>
        <translation>+ 添加</translation>
    </message>
    <message>
        <source>Weights…</source>
        <translation>权重…</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Compare with one more head or run</source>
        <translation>再加入一个头或一次运行来比较</translation>
    </message>
    <message>
        <source>How far the weights of B&apos;s file are from A&apos;s, layer by layer, and what changes with them</source>
        <translation>B 的文件中的权重与 A 的逐层相差多少，以及随之改变了什么</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation>比较什么</translation>
    </message>
    <message>
        <source>heads</source>
        <translation>头</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Head %1 of the comparison</source>
        <translation>参与比较的第 %1 个头</translation>
    </message>
    <message>
        <source>Remove %1 from the comparison</source>
        <translation>从比较中移除 %1</translation>
    </message>
    <message>
        <source>each of %1 has its own scale</source>
        <translation>%1 各用各的色标</translation>
    </message>
    <message>
        <source>same scale for %1</source>
        <translation>%1 用同一色标</translation>
    </message>
    <message>
        <source>same scale for %1: 0 – 1</source>
        <translation>%1 用同一色标：0 – 1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 和 %2</translation>
    </message>
</context>
<context>
    <name>CompareBench</name>
    <message>
        <source>teaching module</source>
        <translation>教学模块</translation>
    </message>
    <message>
        <source>A model&apos;s folder</source>
        <translation>模型的文件夹</translation>
    </message>
    <message>
        <source>A GGUF file</source>
        <translation>GGUF 文件</translation>
    </message>
    <message>
        <source>GGUF files (*.gguf);;All files (*)</source>
        <translation>GGUF 文件 (*.gguf);;所有文件 (*)</translation>
    </message>
    <message>
        <source>nearest to layer %1 · head %2</source>
        <translation>最接近第 %1 层 · 头 %2 的头</translation>
    </message>
    <message>
        <source>This text is too long to be compared.</source>
        <translation>这段文本太长，无法比较。</translation>
    </message>
    <message>
        <source>Type a text to compare.</source>
        <translation>请输入要比较的文本。</translation>
    </message>
    <message>
        <source>%1 has no token for this text.</source>
        <translation>%1 没有可用于这段文本的词元。</translation>
    </message>
    <message>
        <source>run %1</source>
        <translation>运行 %1</translation>
    </message>
</context>
<context>
    <name>CompareMaps</name>
    <message>
        <source>Compared attention maps</source>
        <translation>比较的注意力图</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>差</translation>
    </message>
    <message>
        <source>Which two maps are subtracted</source>
        <translation>哪两张图相减</translation>
    </message>
    <message>
        <source>lowest</source>
        <translation>最低</translation>
    </message>
    <message>
        <source>highest</source>
        <translation>最高</translation>
    </message>
    <message>
        <source>%1 attends to %2: %3</source>
        <translation>%1 关注 %2：%3</translation>
    </message>
    <message>
        <source> or </source>
        <translation> 或 </translation>
    </message>
</context>
<context>
    <name>CompareView</name>
    <message>
        <source>%1 nats</source>
        <translation>%1 奈特</translation>
    </message>
    <message>
        <source>not defined</source>
        <translation>无定义</translation>
    </message>
    <message>
        <source>This query&apos;s weights, side by side</source>
        <translation>这个查询的权重，并排显示</translation>
    </message>
    <message>
        <source>Where they differ most</source>
        <translation>差别最大的地方</translation>
    </message>
    <message>
        <source>%1 − %2</source>
        <translation>%1 − %2</translation>
    </message>
    <message>
        <source>Nowhere: the maps are %1.</source>
        <translation>没有差别：两张图%1。</translation>
    </message>
    <message>
        <source>Nowhere: the two maps are the same.</source>
        <translation>没有差别：两张图相同。</translation>
    </message>
    <message>
        <source>%1 and %2 are %3</source>
        <translation>%1 和 %2 %3</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Jensen–Shannon divergence %1, %2: %3 (mean over queries)</source>
        <translation>Jensen–Shannon 散度，%1 与 %2：%3（各查询的均值）</translation>
    </message>
    <message>
        <source>%1 · Jensen–Shannon %2 (mean)</source>
        <translation>%1 · Jensen–Shannon %2（均值）</translation>
    </message>
    <message>
        <source>Row “%1”: %2 side by side</source>
        <translation>“%1”行：%2 并排</translation>
    </message>
    <message>
        <source>Query “%1”: %2 side by side</source>
        <translation>查询“%1”：%2 并排</translation>
    </message>
    <message>
        <source>Jensen–Shannon divergence %1 (mean over queries) · this query %2</source>
        <translation>Jensen–Shannon 散度 %1（各查询的均值）· 这个查询 %2</translation>
    </message>
    <message>
        <source>not in both</source>
        <translation>并非两边都有</translation>
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
        <translation>单元格 %1 · %2</translation>
    </message>
    <message>
        <source>%1 · cell %2</source>
        <translation>%1 · 单元格 %2</translation>
    </message>
    <message>
        <source>%1: not in both texts</source>
        <translation>%1：不是两段文本里都有</translation>
    </message>
    <message>
        <source>%1: not in its text</source>
        <translation>%1：它的文本里没有</translation>
    </message>
    <message>
        <source>%1: %2 → %3: %4</source>
        <translation>%1：%2 → %3：%4</translation>
    </message>
    <message>
        <source>without this token</source>
        <translation>没有这个词元</translation>
    </message>
    <message>
        <source>%1 percent</source>
        <translation>百分之 %1</translation>
    </message>
    <message>
        <source>cell %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ComparedSides</name>
    <message>
        <source>1 token of %1 is not in %2</source>
        <translation>%1 有 1 个词元不在 %2 中</translation>
    </message>
    <message>
        <source>%1 tokens of %2 are not in %3</source>
        <translation>%2 有 %1 个词元不在 %3 中</translation>
    </message>
    <message>
        <source>not computed yet</source>
        <translation>尚未计算</translation>
    </message>
    <message>
        <source>entropy %1 nats</source>
        <translation>熵 %1 奈特</translation>
    </message>
    <message>
        <source>no row has an entropy</source>
        <translation>没有一行有熵</translation>
    </message>
</context>
<context>
    <name>Composer</name>
    <message>
        <source>There is no figure yet to fill a page with: type a text that the model knows first.</source>
        <translation>还没有可以放进页面的插图：请先输入一段模型认识的文本。</translation>
    </message>
    <message>
        <source>There is no figure to add to the page yet: type a text that the model knows first.</source>
        <translation>还没有可以加入页面的插图：请先输入一段模型认识的文本。</translation>
    </message>
    <message>
        <source>An empty page. Add what the window shows, choose a template, or drop a figure here.</source>
        <translation>空页面。可以加入窗口当前显示的内容，选择一个模板，或者把一张插图拖到这里。</translation>
    </message>
    <message>
        <source>Change places</source>
        <translation>交换位置</translation>
    </message>
    <message>
        <source>The text is higher than its panel.</source>
        <translation>文字的高度超出了所在的子图。</translation>
    </message>
    <message>
        <source>%1, %2 to %3</source>
        <translation>%1，%2 至 %3</translation>
    </message>
    <message>
        <source>%1, %2 and %3</source>
        <translation>%1，%2 和 %3</translation>
    </message>
    <message>
        <source>The colour bar has no room beside its maps: arrange the panels again, or make them narrower.</source>
        <translation>图旁边放不下色条：请重新排列子图，或者把它们调窄。</translation>
    </message>
    <message>
        <source>The caption has no room under the panels: make the page higher, or leave it out.</source>
        <translation>子图下面放不下图注：请把页面调高，或者不要图注。</translation>
    </message>
    <message>
        <source>Panel %1: %2</source>
        <translation>子图 %1：%2</translation>
    </message>
    <message>
        <source>Panel %1 reaches beyond the page.</source>
        <translation>子图 %1 超出了页面。</translation>
    </message>
    <message>
        <source>Attention figure of several panels</source>
        <translation>由几张子图组成的注意力插图</translation>
    </message>
    <message>
        <source>a second text for “two texts”</source>
        <translation>“两段文本”所需的第二段文本</translation>
    </message>
    <message>
        <source>a session of two runs: in the window, Compare, two texts</source>
        <translation>有两个运行的会话：在窗口里选择“比较”，两段文本</translation>
    </message>
    <message>
        <source>the same weights as lines</source>
        <translation>用线条表示同样的权重</translation>
    </message>
    <message>
        <source>a picture for “map over picture”</source>
        <translation>“图片上的注意力图”所需的图片</translation>
    </message>
    <message>
        <source>a model that reads pictures</source>
        <translation>能读图片的模型</translation>
    </message>
    <message>
        <source>over the picture</source>
        <translation>叠在图片上</translation>
    </message>
    <message>
        <source>the whole map</source>
        <translation>完整的图</translation>
    </message>
    <message>
        <source>full</source>
        <translation>完全</translation>
    </message>
    <message>
        <source>causal</source>
        <translation>因果</translation>
    </message>
    <message>
        <source>window of 2 and 2</source>
        <translation>前后各 2 的窗口</translation>
    </message>
    <message>
        <source>window and global</source>
        <translation>窗口与全局</translation>
    </message>
    <message>
        <source>a text for “kinds of masks”</source>
        <translation>“掩码的种类”所需的文本</translation>
    </message>
    <message>
        <source>a model or module that reads a text</source>
        <translation>能读文本的模型或模块</translation>
    </message>
    <message>
        <source>how its weights come about</source>
        <translation>它的权重是怎样得来的</translation>
    </message>
    <message>
        <source>a second head for “two heads”</source>
        <translation>“两个头”所需的第二个头</translation>
    </message>
    <message>
        <source>a model with several</source>
        <translation>有多个头的模型</translation>
    </message>
    <message>
        <source>what wrote the chosen cell&apos;s score</source>
        <translation>是什么写出了选中单元格的分数</translation>
    </message>
    <message>
        <source>One map</source>
        <translation>一张图</translation>
    </message>
    <message>
        <source>One head&apos;s map with its tokens, one column wide.</source>
        <translation>一个头的注意力图及其词元，一栏宽。</translation>
    </message>
    <message>
        <source>Grid of heads</source>
        <translation>头的网格</translation>
    </message>
    <message>
        <source>Every head of every layer, with one colour bar.</source>
        <translation>每一层的每个头，共用一个色条。</translation>
    </message>
    <message>
        <source>Through the layers</source>
        <translation>逐层</translation>
    </message>
    <message>
        <source>The head of one number in each layer.</source>
        <translation>每一层中编号相同的头。</translation>
    </message>
    <message>
        <source>Two texts</source>
        <translation>两段文本</translation>
    </message>
    <message>
        <source>The same head in the texts of two runs, with cells of one size and one colour bar.</source>
        <translation>同一个头在两个运行的文本中，单元格大小相同，共用一个色条。</translation>
    </message>
    <message>
        <source>Two heads and their difference</source>
        <translation>两个头及其差</translation>
    </message>
    <message>
        <source>Two heads on one scale, and what one has more than the other.</source>
        <translation>两个头用同一色标，以及一个比另一个多出多少。</translation>
    </message>
    <message>
        <source>Four heads as lines</source>
        <translation>四个头的线条</translation>
    </message>
    <message>
        <source>The heads that you picked, or the layer&apos;s first, as lines between the tokens.</source>
        <translation>选取的头，或者这一层最前面的几个头，用词元之间的线条表示。</translation>
    </message>
    <message>
        <source>One word in two heads</source>
        <translation>一个词在两个头中</translation>
    </message>
    <message>
        <source>What the chosen token attends to, in two heads.</source>
        <translation>选中的词元在两个头中各关注什么。</translation>
    </message>
    <message>
        <source>Map beside lines</source>
        <translation>图与线条并列</translation>
    </message>
    <message>
        <source>A head&apos;s map, and the same weights as lines.</source>
        <translation>一个头的注意力图，以及用线条表示的同样的权重。</translation>
    </message>
    <message>
        <source>Map over a picture</source>
        <translation>图片上的注意力图</translation>
    </message>
    <message>
        <source>What a patch attends to, over the picture, and the whole map.</source>
        <translation>一个图像块关注什么，叠在图片上显示，旁边是完整的图。</translation>
    </message>
    <message>
        <source>Kinds of masks</source>
        <translation>掩码的种类</translation>
    </message>
    <message>
        <source>Full, causal, windowed and global attention on your text.</source>
        <translation>这段文本上的完全、因果、窗口和全局注意力。</translation>
    </message>
    <message>
        <source>Steps of a head</source>
        <translation>一个头的计算步骤</translation>
    </message>
    <message>
        <source>Queries, keys, scores and weights, and the map that they end in.</source>
        <translation>查询、键、分数和权重，以及最后得到的注意力图。</translation>
    </message>
    <message>
        <source>Map and account</source>
        <translation>图与分数的分解</translation>
    </message>
    <message>
        <source>A head&apos;s map, and what wrote the score of the chosen cell.</source>
        <translation>一个头的注意力图，以及是什么写出了选中单元格的分数。</translation>
    </message>
    <message>
        <source>Add to page</source>
        <translation>加入页面</translation>
    </message>
    <message>
        <source>Add to pa&amp;ge</source>
        <translation>加入页面(&amp;G)</translation>
    </message>
    <message>
        <source>Ctrl+Alt+P</source>
        <translation>Ctrl+Alt+P</translation>
    </message>
    <message>
        <source>Make the figure of what is shown a panel of the page in the composer</source>
        <translation>把当前显示的插图作为一张子图加入编排器的页面</translation>
    </message>
    <message>
        <source>&amp;Compose a page…</source>
        <translation>编排页面(&amp;C)…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+P</source>
        <translation>Ctrl+Shift+P</translation>
    </message>
    <message>
        <source>Open the composer: several figures on one page, with letters and one colour bar</source>
        <translation>打开编排器：一页上放几张插图，带字母，共用一个色条</translation>
    </message>
    <message>
        <source>a layer without a softmax for “mixing”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a hybrid model; where each layer has both, Mixing chosen with Ctrl+B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a layer without a softmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a layer that attends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With and without a softmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A layer of a hybrid model that has no softmax, and one that attends.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ComposerWindow</name>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;New page</source>
        <translation>新建页面(&amp;N)</translation>
    </message>
    <message>
        <source>Begins an empty page</source>
        <translation>开始一个空页面</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Opens a page, or a figure of one; a session becomes a panel</source>
        <translation>打开一个页面，或者由页面导出的插图；会话则成为一张子图</translation>
    </message>
    <message>
        <source>&amp;Save page</source>
        <translation>保存页面(&amp;S)</translation>
    </message>
    <message>
        <source>Saves the page, to open it again</source>
        <translation>保存页面，以后可以再打开</translation>
    </message>
    <message>
        <source>Save page &amp;as…</source>
        <translation>页面另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+S</source>
        <translation>Ctrl+Shift+S</translation>
    </message>
    <message>
        <source>Saves it under another name</source>
        <translation>以另一个名称保存</translation>
    </message>
    <message>
        <source>&amp;Export figure…</source>
        <translation>导出插图(&amp;E)…</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>Saves the page as PDF, SVG, PNG or TikZ</source>
        <translation>把页面保存为 PDF、SVG、PNG 或 TikZ</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>Closes the composer</source>
        <translation>关闭编排器</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>Undoes the last change of the page</source>
        <translation>撤销对页面的上一次改动</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Redoes what was undone</source>
        <translation>重做刚才撤销的改动</translation>
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
        <translation>复制页面为图片(&amp;C)</translation>
    </message>
    <message>
        <source>Ctrl+Shift+C</source>
        <translation>Ctrl+Shift+C</translation>
    </message>
    <message>
        <source>Copies the page as PNG, SVG and PDF</source>
        <translation>把页面复制为 PNG、SVG 和 PDF</translation>
    </message>
    <message>
        <source>S&amp;top drawing</source>
        <translation>停止绘制(&amp;T)</translation>
    </message>
    <message>
        <source>Stops what takes long</source>
        <translation>停止耗时很久的工作</translation>
    </message>
    <message>
        <source>&amp;Page</source>
        <translation>页面(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Arrange panels</source>
        <translation>排列子图(&amp;A)</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation>Ctrl+R</translation>
    </message>
    <message>
        <source>Puts the panels into the rows of the grid, each as high as it needs</source>
        <translation>把子图放进网格的各行，每张的高度按需要而定</translation>
    </message>
    <message>
        <source>Pa&amp;nel</source>
        <translation>子图(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>添加(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>创建副本(&amp;D)</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Ctrl+D</translation>
    </message>
    <message>
        <source>Adds a copy of the picked panel behind it</source>
        <translation>在选取的子图之后添加一张它的副本</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>Removes the picked panel</source>
        <translation>移除选取的子图</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>上移(&amp;U)</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Up</translation>
    </message>
    <message>
        <source>Before the panel above it</source>
        <translation>移到上面那张子图之前</translation>
    </message>
    <message>
        <source>Move d&amp;own</source>
        <translation>下移(&amp;O)</translation>
    </message>
    <message>
        <source>Alt+Down</source>
        <translation>Alt+Down</translation>
    </message>
    <message>
        <source>Behind the panel below it</source>
        <translation>移到下面那张子图之后</translation>
    </message>
    <message>
        <source>&amp;Open in window</source>
        <translation>在窗口中打开(&amp;O)</translation>
    </message>
    <message>
        <source>Shows the panel&apos;s session in the main window</source>
        <translation>在主窗口中显示这张子图的会话</translation>
    </message>
    <message>
        <source>&amp;Take from window</source>
        <translation>从窗口取用(&amp;T)</translation>
    </message>
    <message>
        <source>Replaces the panel by what the main window shows</source>
        <translation>用主窗口当前显示的内容替换这张子图</translation>
    </message>
    <message>
        <source>What the window &amp;shows</source>
        <translation>窗口当前显示的内容(&amp;S)</translation>
    </message>
    <message>
        <source>A &amp;text</source>
        <translation>文字(&amp;T)</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>A saved &amp;figure…</source>
        <translation>已保存的插图(&amp;F)…</translation>
    </message>
    <message>
        <source>A whole &amp;page</source>
        <translation>整个页面(&amp;P)</translation>
    </message>
    <message>
        <source>Drawing…</source>
        <translation>正在绘制…</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>已保存 %1</translation>
    </message>
    <message>
        <source>Copied the page</source>
        <translation>已复制页面</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>Untitled page</source>
        <translation>未命名页面</translation>
    </message>
    <message>
        <source>%1[*] — Composer</source>
        <translation>%1[*] — 编排器</translation>
    </message>
    <message>
        <source>%1 × %2 mm · panels: %3 · %4</source>
        <translation>%1 × %2 mm · 子图：%3 · %4</translation>
    </message>
    <message>
        <source>vector</source>
        <translation>矢量图</translation>
    </message>
    <message>
        <source>maps as lossless pictures</source>
        <translation>注意力图为无损图片</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: smaller than the %2 pt that can be printed</source>
        <translation>%1：小于可以印刷的 %2 pt</translation>
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
        <translation>复制权重(&amp;W)</translation>
    </message>
    <message>
        <source>This weight is hidden until it has been guessed.</source>
        <translation>这个权重在猜过之后才显示。</translation>
    </message>
    <message>
        <source>Copy figure as &amp;picture</source>
        <translation>复制插图为图片(&amp;P)</translation>
    </message>
    <message>
        <source>Copy figure &amp;as</source>
        <translation>复制插图为(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Export figure…</source>
        <translation>导出插图(&amp;E)…</translation>
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
        <translation>复制为命令(&amp;M)</translation>
    </message>
    <message>
        <source>The line that draws the figure again without the window, for a shell</source>
        <translation>不开窗口就能重新画出这张插图的一行命令，用于 shell</translation>
    </message>
    <message>
        <source>Copy as P&amp;ython</source>
        <translation>复制为 Python(&amp;Y)</translation>
    </message>
    <message>
        <source>A script that draws it with Matplotlib, its numbers within</source>
        <translation>用 Matplotlib 画出它的脚本，数据在脚本里</translation>
    </message>
    <message>
        <source>Copy as sess&amp;ion</source>
        <translation>复制为会话(&amp;I)</translation>
    </message>
    <message>
        <source>The session as JSON, as an .attnscope file has it</source>
        <translation>JSON 格式的会话，与 .attnscope 文件中的相同</translation>
    </message>
</context>
<context>
    <name>Core</name>
    <message>
        <source>%0 cannot be read: %1</source>
        <translation>%0 无法读取：%1</translation>
    </message>
    <message>
        <source>%0 cannot be read: it became shorter while it was read, or its disk failed</source>
        <translation>%0 无法读取：读取时它变短了，或者它所在的磁盘出了故障</translation>
    </message>
    <message>
        <source>%0 cannot be read: it is a link to a file that is not there</source>
        <translation>%0 无法读取：它是一个链接，指向的文件不存在</translation>
    </message>
    <message>
        <source>%0 cannot be read: it is not a regular file</source>
        <translation>%0 无法读取：它不是普通文件</translation>
    </message>
    <message>
        <source>%0 cannot be read: it only stands for the tokenizer, which “git lfs pull” fetches</source>
        <translation>%0 无法读取：它只是分词器的占位文件，要用“git lfs pull”获取真正的分词器</translation>
    </message>
    <message>
        <source>%0 cannot be read: it only stands for the weights, which “git lfs pull” fetches</source>
        <translation>%0 无法读取：它只是权重的占位文件，要用“git lfs pull”获取真正的权重</translation>
    </message>
    <message>
        <source>%0 cannot be read: it was there a moment ago</source>
        <translation>%0 无法读取：它刚才还在</translation>
    </message>
    <message>
        <source>%0 cannot be read: its download was broken off, and downloading it again goes on from there</source>
        <translation>%0 无法读取：它的下载中断了，再次下载会从中断处继续</translation>
    </message>
    <message>
        <source>%0 cannot be read: libjpeg-turbo cannot be started</source>
        <translation>%0 无法读取：libjpeg-turbo 无法启动</translation>
    </message>
    <message>
        <source>%0 cannot be read: libpng cannot be started</source>
        <translation>%0 无法读取：libpng 无法启动</translation>
    </message>
    <message>
        <source>%0 cannot be read: no such file or folder</source>
        <translation>%0 无法读取：没有这个文件或文件夹</translation>
    </message>
    <message>
        <source>%0 cannot be read: not a folder</source>
        <translation>%0 无法读取：不是文件夹</translation>
    </message>
    <message>
        <source>%0 cannot be written: %1</source>
        <translation>%0 无法写入：%1</translation>
    </message>
    <message>
        <source>%0 cannot be written: a picture cannot be compressed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%0 cannot be written: another program is drawing a sheet into this folder</source>
        <translation>%0 无法写入：另一个程序正在按表格往这个文件夹里画插图</translation>
    </message>
    <message>
        <source>%0 cannot be written: it is in use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%0 cannot be written: it is one of the files that are read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%0 cannot be written: no PDF engine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%0 cannot be written: no SVG engine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%0 cannot be written: no TikZ engine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%0 cannot be written: pictures are not where Qt puts them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%0 cannot be written: the disk refused it</source>
        <translation>%0 无法写入：磁盘拒绝写入</translation>
    </message>
    <message>
        <source>%0 cannot be written: the picture cannot be encoded as PNG</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 字节</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected %2 + %3 bytes for %4, found %5</source>
        <translation>%1无法理解：应为形状 %4 所需的 %2 + %3 字节，实际为%5</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected %2 numbers, found %3</source>
        <translation>%1无法理解：应为%2 个数，实际为%3</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected %2, as many as the parts have, found %3</source>
        <translation>%1无法理解：应为%2，与各部分合计的一样多，实际为%3</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected %2, found %3</source>
        <translation>%1无法理解：应为%2，实际为%3</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected %2, found %3 lines</source>
        <translation>%1无法理解：应为%2，实际为%3 行</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected %2, found %3. Did you mean %4?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected %2: %3, found %4</source>
        <translation>%1无法理解：应为%2: %3，实际为%4</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected %2: %3, found %4. Did you mean %5?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected %2: %3, found nothing</source>
        <translation>%1无法理解：应为%2: %3，实际为没有内容</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected %3, found %2</source>
        <translation>%1无法理解：应为%3，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected 20 hints at most, found more</source>
        <translation>%1无法理解：应为至多 20 个提示，实际为更多</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected 20 options at most, found more</source>
        <translation>%1无法理解：应为至多 20 个选项，实际为更多</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected = or ≠ between two tokens, found an order</source>
        <translation>%1无法理解：应为两个词元之间的 = 或 ≠，实际为大小比较</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected JSON, found %2</source>
        <translation>%1无法理解：应为JSON，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected JSON, found nothing</source>
        <translation>%1无法理解：应为JSON，实际为没有内容</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected SentencePiece&apos;s double array, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected a JSON object, found %2</source>
        <translation>%1无法理解：应为JSON 对象，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected a block “source” in the step, found none</source>
        <translation>%1无法理解：应为这一步中的“source”块，实际为没有</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected a boolean, 0 or 1, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected a cell alone, or a row or a column, found both</source>
        <translation>%1无法理解：应为单独一个单元格，或者一行或一列，实际为两者</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected a class of storages, found “%2”</source>
        <translation>%1无法理解：应为存储的类，实际为“%2”</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected a closing quote, found the end of the file</source>
        <translation>%1无法理解：应为后引号，实际为文件末尾</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected a comparison: &lt; ≤ &gt; ≥ = ≠, found %2</source>
        <translation>%1无法理解：应为比较符号：&lt; ≤ &gt; ≥ = ≠，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected a dictionary, found %2</source>
        <translation>%1无法理解：应为字典，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected a function and its arguments, found %2 and %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected a link to https, http or mailto, or to a file in the lesson&apos;s folder, found %2</source>
        <translation>%1无法理解：应为指向 https、http 或 mailto 的链接，或者指向课程文件夹中某个文件的链接，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected a list, found %2</source>
        <translation>%1无法理解：应为列表，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected a mark on the stack, found none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected a name in UTF-8, found “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected a number from 0 to %2, found %3</source>
        <translation>%1无法理解：应为0 到 %2 的数，实际为%3</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected a number from 0, found %2</source>
        <translation>%1无法理解：应为不小于 0 的数，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected a number on the right, found a token</source>
        <translation>%1无法理解：应为右边是一个数，实际为一个词元</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected a number, found %2</source>
        <translation>%1无法理解：应为一个数，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected a number, found “%2”</source>
        <translation>%1无法理解：应为一个数，实际为“%2”</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected a pickle, found other bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected a picture in the lesson&apos;s folder or below, found %2</source>
        <translation>%1无法理解：应为课程文件夹或其子文件夹中的图片，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected a right option, “option*:”, found none</source>
        <translation>%1无法理解：应为一个正确的选项，“option*:”，实际为没有</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected a separator after the closing quote, found “%2”</source>
        <translation>%1无法理解：应为后引号之后的分隔符，实际为“%2”</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected a shape that fits the file, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected a stack of at least %2, found %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected a state in this step or one before, found none</source>
        <translation>%1无法理解：应为这一步或之前某一步的状态，实际为没有</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected a step, “## …”, found none</source>
        <translation>%1无法理解：应为一步，“## …”，实际为没有</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected a text, found %2</source>
        <translation>%1无法理解：应为一段文本，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected a title, “# …”, before the first step, found none</source>
        <translation>%1无法理解：应为第一步之前的标题“# …”，实际为没有</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected a token on the right, found a number</source>
        <translation>%1无法理解：应为右边是一个词元，实际为一个数</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected a token, such as &quot;it&quot;, found %2</source>
        <translation>%1无法理解：应为一个词元，例如 &quot;it&quot;，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected a tolerance of a number, found one of another kind</source>
        <translation>%1无法理解：应为数值题的容差，实际为其他题型的容差</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected a type from 0 to 12, found type %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected a value for each key, found a key without one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected a value on the stack, found none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected a value that was kept before, found memo number %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected a whole number from 0 to 4294967295, found %2</source>
        <translation>%1无法理解：应为0 到 4294967295 的整数，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected an OrderedDict that is filled later, found one made of a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected an address without entities, found %2</source>
        <translation>%1无法理解：应为不含字符实体的地址，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected an answer, since only a choice has options, found %2</source>
        <translation>%1无法理解：应为答案，因为只有选择题才有选项，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected an instruction that dictionaries of tensors need, found number %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected an object { … }, found %2</source>
        <translation>%1无法理解：应为一个对象 { … }，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected an object, found %2</source>
        <translation>%1无法理解：应为一个对象，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected an unsigned number of 32 bits, found %2, which is of another type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected another column&apos;s name, found “%2” again</source>
        <translation>%1无法理解：应为与其他列不同的名称，实际为又是“%2”</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected arrays at most %2 deep, found deeper ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected at most %2 dimensions, found %3</source>
        <translation>%1无法理解：应为至多 %2 维，实际为%3</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected at most %2 nested levels, found more</source>
        <translation>%1无法理解：应为至多嵌套 %2 层，实际为更多</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected at most 1000 bytes, found a longer claim</source>
        <translation>%1无法理解：应为至多 1000 字节，实际为更长的断言</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected at most 200 columns, found “%2”</source>
        <translation>%1无法理解：应为至多 200 列，实际为“%2”</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected base64, found other characters</source>
        <translation>%1无法理解：应为base64，实际为其他字符</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected dimensions from 1, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected each file once, found it twice</source>
        <translation>%1无法理解：应为每个文件只出现一次，实际为它出现两次</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected each key once, found it a second time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected each name once, found “%2” twice</source>
        <translation>%1无法理解：应为每个名称只出现一次，实际为“%2”出现两次</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected fields in protobuf&apos;s wire format, found field %2 of kind %3</source>
        <translation>%1无法理解：应为protobuf 编码格式的字段，实际为类型为 %3 的字段 %2</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected nothing after “head”, found %2</source>
        <translation>%1无法理解：应为“head”后面没有别的内容，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected one state in a step, found a second one</source>
        <translation>%1无法理解：应为一步中只有一个状态，实际为又出现了一个</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected one “%2” in a step, found a second one</source>
        <translation>%1无法理解：应为一步中只有一个“%2”，实际为又出现了一个</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected one “%2”, found a second one</source>
        <translation>%1无法理解：应为只有一个“%2”，实际为又出现了一个</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected options instead of an answer, found answer</source>
        <translation>%1无法理解：应为选项，而不是答案，实际为answer</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected rows of a multiple of %2 numbers (%3), found %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected something after “:”, found the line&apos;s end</source>
        <translation>%1无法理解：应为“:”后面的内容，实际为行末</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected the bytes that were packed, found %2</source>
        <translation>%1无法理解：应为当初打包的字节，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected the bytes that were written, found another checksum</source>
        <translation>%1无法理解：应为当初写入的字节，实际为不同的校验和</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected the eight hexadecimal digits of a version, found %2</source>
        <translation>%1无法理解：应为版本的八位十六进制数字，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected the end of the row, as there are %2 column names (a text with a separator in it stands in quotes), found “%3”</source>
        <translation>%1无法理解：应为这一行到此结束，因为只有 %2 个列名（含有分隔符的文本要加引号），实际为“%3”</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected the length of a number, found %2</source>
        <translation>%1无法理解：应为一个数的长度，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected the model&apos;s hash in hexadecimal digits, found %2</source>
        <translation>%1无法理解：应为用十六进制数字写的模型哈希值，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected the name of a model that comes with the program, or of a folder beside the lesson, found %2</source>
        <translation>%1无法理解：应为随程序提供的模型的名称，或者课程旁边的文件夹的名称，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected two options or more, found %2</source>
        <translation>%1无法理解：应为两个或更多选项，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected two pieces with a space between them, found “%2”</source>
        <translation>%1无法理解：应为以空格隔开的两个子词，实际为“%2”</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected what is computed of a number, found of another kind</source>
        <translation>%1无法理解：应为数值题要计算的内容，实际为写在其他题型中</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected what the archive&apos;s directory says of it, found %2</source>
        <translation>%1无法理解：应为压缩包目录中对它的记载，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected what the engine computes, such as weight(&quot;it&quot; → &quot;cat&quot;), found a number</source>
        <translation>%1无法理解：应为引擎计算的内容，例如 weight(&quot;it&quot; → &quot;cat&quot;)，实际为一个数</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected what the engine computes, such as weight(&quot;it&quot; → &quot;cat&quot;), found a token</source>
        <translation>%1无法理解：应为引擎计算的内容，例如 weight(&quot;it&quot; → &quot;cat&quot;)，实际为一个词元</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected what to look at, such as “row: it”, found nothing</source>
        <translation>%1无法理解：应为要看的内容，例如“row: it”，实际为没有内容</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected whole numbers of at most 10 bytes, found a longer one</source>
        <translation>%1无法理解：应为至多 10 字节的整数，实际为更长的数</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected “&quot;” after the token, found the end</source>
        <translation>%1无法理解：应为词元后面的“&quot;”，实际为结尾</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected “%2” in a step, found one before the first step</source>
        <translation>%1无法理解：应为写在某一步中的“%2”，实际为写在第一步之前</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected “%2” in the lesson alone, found one in its translation</source>
        <translation>%1无法理解：应为只写在课程原文中的“%2”，实际为写在课程的译文中</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected “%2”: a number, found %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected “%2”: two numbers, found %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected “%2”: whole numbers from 1 to %4, found %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected “%3”, found %2</source>
        <translation>%1无法理解：应为“%3”，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected “:” after the field&apos;s name, found the line&apos;s end</source>
        <translation>%1无法理解：应为字段名后面的“:”，实际为行末</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected “answer:”, found none</source>
        <translation>%1无法理解：应为“answer:”，实际为没有</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected “ask:” and a question, found none</source>
        <translation>%1无法理解：应为“ask:”和一个问题，实际为没有</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected “ask:” with the question, found none</source>
        <translation>%1无法理解：应为带有问题的“ask:”，实际为没有</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected “kind:” choice, number, cell, head, token or text, found none</source>
        <translation>%1无法理解：应为“kind:”为 choice、number、cell、head、token 或 text，实际为没有</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected “lesson” before the first step, found one after it</source>
        <translation>%1无法理解：应为第一步之前的“lesson”，实际为写在第一步之后</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected “only” in a goal, found an expectation</source>
        <translation>%1无法理解：应为目标中的“only”，实际为一条保证</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected “several” of a choice, found of another kind</source>
        <translation>%1无法理解：应为选择题的“several”，实际为写在其他题型中</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected %2 numbers, found %3</source>
        <translation>%1无法使用：应为%2 个数，实际为%3</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected %2 questions at most, found more</source>
        <translation>%1无法使用：应为至多 %2 个问题，实际为更多</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected %2 steps at most, found more</source>
        <translation>%1无法使用：应为至多 %2 步，实际为更多</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected %2 to %3, found %4</source>
        <translation type="unfinished">%1无法使用：应为%2 至 %3，实际为%4</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected %2, as many as heads, found %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected %2, as many as num_attention_heads, found %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected %2, as wide as the encoder, found %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected %2, found %3</source>
        <translation>%1无法使用：应为%2，实际为%3</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected %3 numbers, found %2</source>
        <translation>%1无法使用：应为%3 个数，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected %3 to %4, found %2</source>
        <translation type="unfinished">%1无法使用：应为%3 至 %4，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected %3, at most %4 bytes, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected %3, found %2</source>
        <translation>%1无法使用：应为%3，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected 0 to %2, found %3</source>
        <translation>%1无法使用：应为0 到 %2，实际为%3</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected 0 to 0.9, found %2</source>
        <translation>%1无法使用：应为0 到 0.9，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected 0 to 6, found %2</source>
        <translation>%1无法使用：应为0 到 6，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected 1 to %2 numbers, found %3</source>
        <translation>%1无法使用：应为1 到 %2 个数，实际为%3</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected 1 to %2, found %3</source>
        <translation>%1无法使用：应为1 到 %2，实际为%3</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected 1 to 8, found %2</source>
        <translation>%1无法使用：应为1 到 8，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected 1, found more</source>
        <translation>%1无法使用：应为1，实际为更多</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected 16 or more, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected 2 to %2, found %3</source>
        <translation type="unfinished">%1无法使用：应为2 至 %2，实际为%3</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected 2, 3, 4 or 8, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected 3, found %2</source>
        <translation>%1无法使用：应为3，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected 4 numbers: x, y, width, height, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected 4 or 8, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected 4, found %2</source>
        <translation>%1无法使用：应为4，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected Identity, Tanh, ReLU, GELU or SiLU, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected NVFP4, FP8 or FP8_PER_CHANNEL_PER_TOKEN, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected [query, first key, last key], found %2</source>
        <translation>%1无法使用：应为[查询, 第一个键, 最后一个键]，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected a divisor of the heads, %2, found %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected a feed-forward layer of 1 to %2, found %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected a finite number other than 0, found 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected a finite number other than 0, found NaN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected a finite number other than 0, found infinity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected a layer with attention, which is what is shown, found none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected a list of at most %3, found %2</source>
        <translation>%1无法使用：应为至多 %3 项的列表，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected a list of numbers from 0 to 1000000, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected a memo number of at most %2, found %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected a multiple of %2 (%3), found %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected a multiple of ssm.time_step_rank (%2), found %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected a name, found %2</source>
        <translation>%1无法使用：应为名称，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected a number above 0, found %2</source>
        <translation>%1无法使用：应为大于 0 的数，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected a number for each of the %2 layers, found %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected a number from 0 to 1, found %2</source>
        <translation>%1无法使用：应为0 到 1 的数，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected a number of float32 or &quot;-inf&quot;, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected a number up to 1 that leaves a pair to turn, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected a number, found %2</source>
        <translation>%1无法使用：应为一个数，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected a number, or letters L and G, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected a path, found %2</source>
        <translation>%1无法使用：应为路径，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected a path, or an object with a name, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected a row and a column, in cells, for each of 1 to 10000 points, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected a share of at least one of the head’s dimensions, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected a smaller number, found a larger one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected a square number, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected a text, found %2</source>
        <translation>%1无法使用：应为一段文本，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected a token id, found %2</source>
        <translation>%1无法使用：应为词元编号，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected a token, its share and a count, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected a whole number from %2 to %3, found %4</source>
        <translation>%1无法使用：应为%2 到 %3 的整数，实际为%4</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected a whole number from 1 to %2, found %3</source>
        <translation>%1无法使用：应为1 到 %2 的整数，实际为%3</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected a whole number, found %2</source>
        <translation>%1无法使用：应为一个整数，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected absolute, found %2</source>
        <translation>%1无法使用：应为absolute，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected an even number from 2 to %2, found %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected an even number from 4 on, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected an even number of dimensions to turn in pairs, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected an even number up to %2, found %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected an even number up to d_k (%2), found %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected an even number, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected an id, a token and a count, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected an object of at most %2 numbers, found %3</source>
        <translation>%1无法使用：应为一个对象 和 至多 %2 个数，实际为%3</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected an object, found %2</source>
        <translation>%1无法使用：应为一个对象，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected an odd number, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected another number than low_freq_factor, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected as many numbers as conv_dim, found %2 and %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected as many patches down as across, where their ways have a bias, found %2 × %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected as much as short_mscale, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected ascending places in the text, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected at least 1, found 0</source>
        <translation>%1无法使用：应为至少 1，实际为0</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected at least 4, found %2</source>
        <translation>%1无法使用：应为至少 4，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected at least 4, with %2 above a quarter of them, found %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected at least 4, with max_bucket_distance above a quarter of them, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected at least 4, with max_relative_positions above half of them, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected at least one head, query and key, found %2</source>
        <translation>%1无法使用：应为至少一个头、一个查询和一个键，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected at least one head, token and number, found %2</source>
        <translation>%1无法使用：应为至少一个头、一个词元和一个数，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected at most %2 bytes for a file of this size, found %3</source>
        <translation>%1无法使用：应为这样大小的文件至多 %2 字节，实际为%3</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected at most %2 bytes, found %3</source>
        <translation>%1无法使用：应为至多 %2 字节，实际为%3</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected at most %2 bytes, found more</source>
        <translation>%1无法使用：应为至多 %2 字节，实际为更多</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected at most %2 instructions, found more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected at most %2 lists, found more</source>
        <translation>%1无法使用：应为至多 %2 个列表，实际为更多</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected at most %2 texts, found %3</source>
        <translation>%1无法使用：应为至多 %2 段文本，实际为%3</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected at most %2, found %3</source>
        <translation>%1无法使用：应为至多 %2，实际为%3</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected at most %3 bytes, found %2</source>
        <translation>%1无法使用：应为至多 %3 字节，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected at most 100000 tokens, found %2</source>
        <translation>%1无法使用：应为至多 100000 个词元，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected at most 1e-6, found %2</source>
        <translation>%1无法使用：应为至多 1e-6，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected at most 2^18 heads in all, found %2</source>
        <translation>%1无法使用：应为合计至多 2^18 个头，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected at most 2^20 tokens of all texts, found %2</source>
        <translation>%1无法使用：应为所有文本合计至多 2^20 个词元，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected at most 2^28 numbers in a map, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected at most 2^28 numbers, found %2</source>
        <translation>%1无法使用：应为至多 2^28 个数，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected at most num_mel_bins and max_length, found %2</source>
        <translation type="unfinished">%1无法使用：应为至多 num_mel_bins 和 max_length，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected at most the %2 experts, found %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected at most the experts of topk_group groups, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected at most the image_size, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected at most the input_size, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected auto_round, auto_round:auto_gptq or auto_round:auto_awq, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected auto_round, auto_round:auto_gptq or auto_round:auto_awq, found nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected autoawq, found %2</source>
        <translation>%1无法使用：应为autoawq，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected bi or uni, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected bytes, found %2</source>
        <translation>%1无法使用：应为bytes，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected cls, max, mean, mean_sqrt_len_tokens, weightedmean or lasttoken, or several, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected default, linear, dynamic, yarn, llama3 or longrope, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected default, where an odd number of dimensions is turned, found another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected dense, found %2</source>
        <translation>%1无法使用：应为dense，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected e4m3, found %2</source>
        <translation>%1无法使用：应为e4m3，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected even numbers, found %2</source>
        <translation>%1无法使用：应为even 个数，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected false, found true</source>
        <translation>%1无法使用：应为false，实际为true</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected fewer layers in all, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected fewer than 2^63 elements, found %2</source>
        <translation>%1无法使用：应为少于 2^63 个元素，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected fewer than the layers, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected finite numbers, found %2</source>
        <translation>%1无法使用：应为有限的数，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected finite numbers, found one that is not</source>
        <translation>%1无法使用：应为有限的数，实际为不符合的一个</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected four of the one and two of the other: %2, found %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected fp8, found %2</source>
        <translation>%1无法使用：应为fp8，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected from 1 to %2 layers, found %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected gelu_new, gelu, relu, relu2 or silu, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected gemm, found %2</source>
        <translation>%1无法使用：应为gemm，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected gptq or gptq_v2, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected greedy or group_limited_greedy, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected group or layer, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected groups from 0 to %2, found %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected heads before queries and keys, so that one can be read alone, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected height and width, found %2</source>
        <translation type="unfinished">%1无法使用：应为height 和 width，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected height and width, or shortest_edge, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected int or float, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected int, found %2</source>
        <translation>%1无法使用：应为int，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected int32, found %2</source>
        <translation>%1无法使用：应为int32，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected layers of both kinds before those that share, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected letters such as BQK, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected linear_attention, full_attention, mlp or moe for each layer, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected lists of “global” and “local” for %2 layers, found %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected more than %2, found %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected more than half of the %2 buckets, found %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected more than low_freq_factor, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected more than pad_token_id + 1, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected multihead_attention, found %2</source>
        <translation>%1无法使用：应为multihead_attention，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected names of at most %3 bytes, found %2</source>
        <translation>%1无法使用：应为names 和 至多 %3 字节，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected names of steps&apos; tables, such as weights, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected nf4 or fp4, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected none, all or lora_only, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected none, found %2</source>
        <translation>%1无法使用：应为没有，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected none: adapters within the layers are not known here, found one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected null, found %2</source>
        <translation>%1无法使用：应为null，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected null, vision or all, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected numbers above 0, found %2</source>
        <translation>%1无法使用：应为大于 0 的数，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected numbers from 0 to %3, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected numbers from 1 to %2, found %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected numbers of heads, from 0, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected numbers whose product is at most %2, found more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected numbers, found %2</source>
        <translation>%1无法使用：应为numbers，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected one of %2, found %3</source>
        <translation>%1无法使用：应为%2 之一，实际为%3</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected one set for all layers, found one for each kind of layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected one text for each of the %2 heads, found %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected one text for each of the %2 layers, found %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected one to %3, found %2</source>
        <translation type="unfinished">%1无法使用：应为一个 至 %3，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected original_full or block_sparse, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected pack-quantized, int-quantized, float-quantized, nvfp4-pack-quantized, mxfp4-pack-quantized or mxfp8-quantized, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected paths, found %2</source>
        <translation>%1无法使用：应为paths，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected places from 0, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected places in the text, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected places of tokens, from 0 to %3, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected points from 0, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected relu, gated-gelu or gated-silu, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected rotary or absolute, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected self, decoder or cross, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected silu, found %2</source>
        <translation>%1无法使用：应为silu，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected sixteen hexadecimal digits, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected softmax, found %2</source>
        <translation>%1无法使用：应为softmax，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected squares, found %2 × %3</source>
        <translation>%1无法使用：应为squares，实际为%2 × %3</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected tensor, channel, group, tensor_group or block, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected texts, found %2</source>
        <translation>%1无法使用：应为texts，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected the name of a model that comes with the program, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected the number of a text, from 0, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected the same heads in layers that share keys and values, found another size in layer %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected the same in every layer, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected the smaller number first, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected the text of a token, found %2</source>
        <translation>%1无法使用：应为文本 和 一个词元，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected token ids, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected trocr, found %2</source>
        <translation>%1无法使用：应为trocr，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected true or false, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected true, found false</source>
        <translation>%1无法使用：应为true，实际为false</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected two numbers from 1 to %2, found %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected two numbers, found %2</source>
        <translation>%1无法使用：应为two 个数，实际为%2</translation>
    </message>
    <message>
        <source>%1 cannot be used: expected two whole numbers from 1 to %2, found %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected whole numbers from 1 to %2, found %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected whole numbers from 1 to %3, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected whole numbers from 2 to %2, found %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected words, characters or bytes, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected words, or objects with a “piece”, of at most 200 bytes, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be used: expected x, y, width and height in millimetres, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 dimensions</source>
        <translation>%1 维</translation>
    </message>
    <message>
        <source>%1 dimensions in each head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 failed: %2</source>
        <translation>%1失败：%2</translation>
    </message>
    <message>
        <source>%1 failed: an unknown error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 failed: it finds the same characters twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 failed: it takes more than 256 MB; a shorter text may take less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 failed: it takes more than some seconds; a shorter text may take less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has the wrong shape: expected %2 as %3 %4 has, found %5</source>
        <translation>%1的形状不对：应为%2，与 %3 %4 相同，实际为%5</translation>
    </message>
    <message>
        <source>%1 has the wrong shape: expected %2 axes, %3, found %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has the wrong shape: expected %2 bytes, found %3</source>
        <translation>%1的形状不对：应为%2 字节，实际为%3</translation>
    </message>
    <message>
        <source>%1 has the wrong shape: expected %2 cells as in the first row, found %3</source>
        <translation>%1的形状不对：应为%2 个单元格，与第一行相同，实际为%3</translation>
    </message>
    <message>
        <source>%1 has the wrong shape: expected %2 numbers, found %3</source>
        <translation>%1的形状不对：应为%2 个数，实际为%3</translation>
    </message>
    <message>
        <source>%1 has the wrong shape: expected %2 rows, of numbers of %3 bits, found %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has the wrong shape: expected %2 values, one for each piece, found %3</source>
        <translation>%1的形状不对：应为%2 个值，每个子词一个，实际为%3</translation>
    </message>
    <message>
        <source>%1 has the wrong shape: expected %2, as %3 has, found %4</source>
        <translation>%1的形状不对：应为%2，与 %3 相同，实际为%4</translation>
    </message>
    <message>
        <source>%1 has the wrong shape: expected %2, found %3</source>
        <translation>%1的形状不对：应为%2，实际为%3</translation>
    </message>
    <message>
        <source>%1 has the wrong shape: expected [%2, %3], found %4</source>
        <translation>%1的形状不对：应为[%2, %3]，实际为%4</translation>
    </message>
    <message>
        <source>%1 has the wrong shape: expected [experts, rows, blocks, 16], found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has the wrong shape: expected a list of tokens, or a list of these, found %2</source>
        <translation>%1的形状不对：应为词元的列表，或者由这种列表组成的列表，实际为%2</translation>
    </message>
    <message>
        <source>%1 has the wrong shape: expected as many as in the run that is patched, %2, found %3</source>
        <translation>%1的形状不对：应为与被修补的运行一样多，即 %2，实际为%3</translation>
    </message>
    <message>
        <source>%1 has the wrong shape: expected one number, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has the wrong shape: expected rows in whole groups of %2, found %3 rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has the wrong shape: expected rows of %2 numbers of the bits that config.json says, found %3 words of 32 bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has the wrong shape: expected rows of whole numbers of %2 bits, found %3 words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has the wrong shape: expected two axes of 1 to %2, found %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 heads</source>
        <translation type="unfinished">%1 个头</translation>
    </message>
    <message>
        <source>%1 heads of keys and values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 heads or a divisor of so many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is cut short: expected %2 + %3 bytes for %4, found %5</source>
        <translation>%1不完整：应为形状 %4 所需的 %2 + %3 字节，实际为%5</translation>
    </message>
    <message>
        <source>%1 is cut short: expected %2 bytes for %3, found %4</source>
        <translation>%1不完整：应为形状 %3 所需的 %2 字节，实际为%4</translation>
    </message>
    <message>
        <source>%1 is cut short: expected %2 bytes, found %3</source>
        <translation>%1不完整：应为%2 字节，实际为%3</translation>
    </message>
    <message>
        <source>%1 is cut short: expected %2 bytes, found %3 bytes</source>
        <translation>%1不完整：应为%2 字节，实际为%3 字节</translation>
    </message>
    <message>
        <source>%1 is cut short: expected %2 more behind byte %3, found %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is cut short: expected %2 more bytes, found %3</source>
        <translation>%1不完整：应为还有 %2 字节，实际为%3</translation>
    </message>
    <message>
        <source>%1 is cut short: expected %2, found %3</source>
        <translation>%1不完整：应为%2，实际为%3</translation>
    </message>
    <message>
        <source>%1 is cut short: expected %2, found %3 bytes</source>
        <translation>%1不完整：应为%2，实际为%3 字节</translation>
    </message>
    <message>
        <source>%1 is cut short: expected at least 10 bytes, found %2</source>
        <translation>%1不完整：应为至少 10 字节，实际为%2</translation>
    </message>
    <message>
        <source>%1 is cut short: expected at least 12 bytes, found %2</source>
        <translation>%1不完整：应为至少 12 字节，实际为%2</translation>
    </message>
    <message>
        <source>%1 is cut short: expected its bytes before the directory, found %2 bytes from %3 on</source>
        <translation>%1不完整：应为位于目录之前的字节，实际为从第 %3 字节起的 %2 字节</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>缺少%1</translation>
    </message>
    <message>
        <source>%1 is missing: expected %2</source>
        <translation>缺少%1：需要%2</translation>
    </message>
    <message>
        <source>%1 is missing: expected %2, found only %3</source>
        <translation>缺少%1：应为%2，实际为只有 %3</translation>
    </message>
    <message>
        <source>%1 is missing: expected a list of pairs</source>
        <translation>缺少%1：需要成对子词的列表</translation>
    </message>
    <message>
        <source>%1 is missing: expected a name</source>
        <translation>缺少%1：需要名称</translation>
    </message>
    <message>
        <source>%1 is missing: expected a number above 0</source>
        <translation>缺少%1：需要大于 0 的数</translation>
    </message>
    <message>
        <source>%1 is missing: expected a score for each piece</source>
        <translation>缺少%1：需要每个子词的分数</translation>
    </message>
    <message>
        <source>%1 is missing: expected an id from %2</source>
        <translation>缺少%1：需要%2 的编号</translation>
    </message>
    <message>
        <source>%1 is missing: expected at least one piece</source>
        <translation>缺少%1：需要至少一个子词</translation>
    </message>
    <message>
        <source>%1 is missing: expected every file that %2 names</source>
        <translation>缺少%1：需要%2 中列出的每个文件</translation>
    </message>
    <message>
        <source>%1 is missing: expected every layer up to this one</source>
        <translation>缺少%1：需要到这一层为止的每一层</translation>
    </message>
    <message>
        <source>%1 is missing: expected its name</source>
        <translation>缺少%1：需要它的名称</translation>
    </message>
    <message>
        <source>%1 is missing: expected keys that are the queries</source>
        <translation>缺少%1：需要与查询同属一个序列的键</translation>
    </message>
    <message>
        <source>%1 is missing: expected one of %2</source>
        <translation>缺少%1：需要%2 之一</translation>
    </message>
    <message>
        <source>%1 is missing: expected one of these, found %2</source>
        <translation>缺少%1：应为下列之一，实际为%2</translation>
    </message>
    <message>
        <source>%1 is missing: expected rows that sum to 1, found mixing weights, which are signed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is missing: expected the adapter’s weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is missing: expected the id of the token that %2 adds</source>
        <translation>缺少%1：需要%2 所添加的词元的编号</translation>
    </message>
    <message>
        <source>%1 is missing: expected the package libsndfile1</source>
        <translation>缺少%1：需要软件包 libsndfile1</translation>
    </message>
    <message>
        <source>%1 is missing: expected the weights under this name, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not supported: expected %2, found %3</source>
        <translation>不支持这样的%1：应为%2，实际为%3</translation>
    </message>
    <message>
        <source>%1 is not supported: expected %3, found %2</source>
        <translation>不支持这样的%1：应为%3，实际为%2</translation>
    </message>
    <message>
        <source>%1 is not supported: expected 0, row after row, found another order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not supported: expected BPE, Unigram, WordLevel or WordPiece, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not supported: expected a layer with attention, found layers that mix tokens without a softmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not supported: expected a model whose layers mix tokens by attention alone, found layers that mix them without a softmax: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not supported: expected a model whose weights are here, found one that an engine computes</source>
        <translation>不支持这样的%1：应为由本程序读取权重的模型，实际为由引擎计算的模型</translation>
    </message>
    <message>
        <source>%1 is not supported: expected a processor that is no Sequence, in a Sequence, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not supported: expected a regular expression of at most 16384 bytes, found %2</source>
        <translation>不支持这样的%1：应为至多 16384 字节的正则表达式，实际为%2</translation>
    </message>
    <message>
        <source>%1 is not supported: expected a regular expression that Oniguruma can take, found “%2” (%3)</source>
        <translation>不支持这样的%1：应为Oniguruma 能接受的正则表达式，实际为“%2” (%3)</translation>
    </message>
    <message>
        <source>%1 is not supported: expected all %2 dimensions of a head, found %3</source>
        <translation>不支持这样的%1：应为头的全部 %2 维，实际为%3</translation>
    </message>
    <message>
        <source>%1 is not supported: expected an open member, found an encrypted one</source>
        <translation>不支持这样的%1：应为未加密的成员，实际为加密的成员</translation>
    </message>
    <message>
        <source>%1 is not supported: expected bytes that are stored as they are, found %2</source>
        <translation>不支持这样的%1：应为原样存储的字节，实际为%2</translation>
    </message>
    <message>
        <source>%1 is not supported: expected floats of 4 bits without zeros, found zeros</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not supported: expected numbers of 2 to 5 axes, found %2 %3</source>
        <translation>不支持这样的%1：应为2 到 5 个轴的数，实际为%2 %3</translation>
    </message>
    <message>
        <source>%1 is not supported: expected numbers or texts, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not supported: expected numbers, found %2</source>
        <translation>不支持这样的%1：应为numbers，实际为%2</translation>
    </message>
    <message>
        <source>%1 is not supported: expected one of %2, found %3</source>
        <translation>不支持这样的%1：应为%2 之一，实际为%3</translation>
    </message>
    <message>
        <source>%1 is not supported: expected one template in a Sequence, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not supported: expected protocol 2 to 5, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not supported: expected stored or deflated bytes, found compression method %2</source>
        <translation>不支持这样的%1：应为原样存储或 deflate 压缩的字节，实际为压缩方法 %2</translation>
    </message>
    <message>
        <source>%1 is not supported: expected tensors and plain values only, found the Python object “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not supported: expected texts, found %2</source>
        <translation>不支持这样的%1：应为texts，实际为%2</translation>
    </message>
    <message>
        <source>%1 is not supported: expected version 1, which this program reads, found %2</source>
        <translation>不支持这样的%1：应为版本 1，即本程序能读的版本，实际为%2</translation>
    </message>
    <message>
        <source>%1 is not supported: expected version 1.0, 2.0 or 3.0, found version %2.%3</source>
        <translation>不支持这样的%1：应为版本 1.0、2.0 或 3.0，实际为版本 %2.%3</translation>
    </message>
    <message>
        <source>%1 is not supported: expected weights whose inputs are taken as they come, found a factor for each input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not supported: expected words of 32 bits, as config.json names no floats of 4, found bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 layers</source>
        <translation>%1 层</translation>
    </message>
    <message>
        <source>%1 lists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 needs more memory than there is</source>
        <translation>%1需要的内存超过了现有的内存</translation>
    </message>
    <message>
        <source>%1 numbers</source>
        <translation>%1 个数</translation>
    </message>
    <message>
        <source>%1 numbers for each token</source>
        <translation>每个词元 %1 个数</translation>
    </message>
    <message>
        <source>%1 numbers of a square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 numbers of three frames</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of at least %2 bytes</source>
        <translation>%1 和 至少 %2 字节</translation>
    </message>
    <message>
        <source>%1 of layer %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 texts</source>
        <translation type="unfinished">%1 段文本</translation>
    </message>
    <message>
        <source>%1 times %2 bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished">%1 至 %2</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation type="unfinished">%1 个词元</translation>
    </message>
    <message>
        <source>%1&apos;s %2 cannot be understood: expected Removed, Isolated, MergedWithPrevious, MergedWithNext or Contiguous, found %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s %2 cannot be understood: expected a SpecialToken or Sequence A, found %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s %2 cannot be understood: expected a SpecialToken or a Sequence, found %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s %2 cannot be understood: expected a SpecialToken, Sequence A or B, found %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s %2 cannot be understood: expected a String or a Regex, found %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s %2 cannot be understood: expected a list, found %3</source>
        <translation>%1&apos;s %2无法理解：应为列表，实际为%3</translation>
    </message>
    <message>
        <source>%1&apos;s %2 cannot be understood: expected a text, found %3</source>
        <translation>%1&apos;s %2无法理解：应为一段文本，实际为%3</translation>
    </message>
    <message>
        <source>%1&apos;s %2 cannot be understood: expected a token and its id, found %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s %2 cannot be understood: expected a whole number, found %3</source>
        <translation>%1&apos;s %2无法理解：应为一个整数，实际为%3</translation>
    </message>
    <message>
        <source>%1&apos;s %2 cannot be understood: expected always, first or never, found %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s %2 cannot be understood: expected as many as ids, found %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s %2 cannot be understood: expected at least 1, found %3</source>
        <translation>%1&apos;s %2无法理解：应为至少 1，实际为%3</translation>
    </message>
    <message>
        <source>%1&apos;s %2 cannot be understood: expected names and their tokens, found %3</source>
        <translation type="unfinished">%1&apos;s %2无法理解：应为names 和 their 个词元，实际为%3</translation>
    </message>
    <message>
        <source>%1&apos;s %2 cannot be understood: expected one character, found %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s %2 cannot be understood: expected texts, found %3</source>
        <translation>%1&apos;s %2无法理解：应为texts，实际为%3</translation>
    </message>
    <message>
        <source>%1&apos;s %2 cannot be understood: expected true or false, found %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&apos;s %2 is missing</source>
        <translation>缺少%1&apos;s %2</translation>
    </message>
    <message>
        <source>%1, as in the file&apos;s name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, as in “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, as it is a part of “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, the only one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1-%2-of-%3%4 is missing: expected %5 files of weights, found %6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 cannot be understood: expected %3, found a field of kind %4</source>
        <translation>%1: %2无法理解：应为%3，实际为类型为 %4 的字段</translation>
    </message>
    <message>
        <source>%1: %2 cannot be used: expected a finite number, found NaN or infinity</source>
        <translation>%1: %2无法使用：应为有限的数，实际为NaN 或无穷</translation>
    </message>
    <message>
        <source>%1: the text cannot be understood: expected UTF-8, found other bytes</source>
        <translation>%1：文本无法理解：应为UTF-8，实际为其他字节</translation>
    </message>
    <message>
        <source>%1: the text is missing: expected at least one character</source>
        <translation>缺少%1：文本：需要至少一个字符</translation>
    </message>
    <message>
        <source>--with-data is not supported: expected a figure of attention, or queries and keys, from a file, found one that a model computes again</source>
        <translation>不支持这样的--with-data：应为注意力或者查询和键取自文件的插图，实际为由模型重新计算的插图</translation>
    </message>
    <message>
        <source>--with-data is not supported: expected attention from one file, such as .npz, found a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--with-data is not supported: expected files of different names, found %1 twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>.weight_scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bracket about to close</source>
        <translation>即将闭合的括号</translation>
    </message>
    <message>
        <source>A bracket finds its partner</source>
        <translation>括号找到自己的另一半</translation>
    </message>
    <message>
        <source>A code, the second time</source>
        <translation>一串暗号，第二次出现</translation>
    </message>
    <message>
        <source>A gap that the subject fills</source>
        <translation>由主语决定的空</translation>
    </message>
    <message>
        <source>A list, the second time</source>
        <translation>一份清单，第二次出现</translation>
    </message>
    <message>
        <source>A name that nobody knows, again</source>
        <translation>没人认识的名字，再次出现</translation>
    </message>
    <message>
        <source>A verb finds its subject</source>
        <translation>动词找到主语</translation>
    </message>
    <message>
        <source>All occurrences alike</source>
        <translation>每次出现都同样对待</translation>
    </message>
    <message>
        <source>Books are counted in 本</source>
        <translation>书用“本”来数</translation>
    </message>
    <message>
        <source>Cannot allocate memory</source>
        <translation>无法分配内存</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>超出磁盘配额</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>文件已存在</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>文件名太长</translation>
    </message>
    <message>
        <source>Fills in [MASK] in everyday English. Look at what a pronoun means, and how the last word of a sentence decides it.</source>
        <translation>填出日常英文中的 [MASK]。看看代词指什么，以及句子的最后一个词怎样决定这一点。</translation>
    </message>
    <message>
        <source>Finds the one thing in a picture that has no second of its kind. Look at [CLS], and at what a thing finds alike.</source>
        <translation>找出图片中唯一没有同类的东西。看看 [CLS]，再看看每个东西找到的同类。</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>输入/输出错误</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>是文件夹</translation>
    </message>
    <message>
        <source>Made by hand, on any text: heads that look at the token before, the same token, the first one</source>
        <translation>手工做成，适用于任何文本：有的头看前一个词元，有的看相同的词元，有的看第一个词元</translation>
    </message>
    <message>
        <source>NPY for this figure is not supported: expected tables of one shape; CSV takes all, found %1 beside %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Named heads: made by hand</source>
        <translation>命名的头：手工做成</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>设备上没有剩余空间</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>没有这个文件或文件夹</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>不是文件夹</translation>
    </message>
    <message>
        <source>One token back</source>
        <translation>往回看一个词元</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>不允许这样操作</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>没有权限</translation>
    </message>
    <message>
        <source>Predicts the next word of everyday English. Look for verb and subject, copied names, brackets, repetition.</source>
        <translation>预测日常英文的下一个词。可以看动词与主语、被复制的名字、括号和重复。</translation>
    </message>
    <message>
        <source>Primer decoder: left to right</source>
        <translation>Primer 解码器：从左到右</translation>
    </message>
    <message>
        <source>Primer encoder: words in both directions</source>
        <translation>Primer 编码器：前后两个方向的词</translation>
    </message>
    <message>
        <source>Primer translator: English to Chinese</source>
        <translation>Primer 翻译模型：英文到中文</translation>
    </message>
    <message>
        <source>Python objects (|O): pickles are never unpacked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>只读文件系统</translation>
    </message>
    <message>
        <source>Row “)”: most weight lies on “(”, across the bracket inside.</source>
        <translation>“)”行：大部分权重在“(”上，越过了里面的那对括号。</translation>
    </message>
    <message>
        <source>Row “She”: most weight lies on “girl”. Change “She” to “He”, and row “He” finds “boy”.</source>
        <translation>“She”（她）行：大部分权重在“girl”（女孩）上。把“She”改成“He”（他），“He”行就找到“boy”（男孩）。</translation>
    </message>
    <message>
        <source>Row “They”: most weight lies on “dogs”. Change “They barked” to “She wore a crown”, and row “She” finds “queen”.</source>
        <translation>“They”（它们）行：大部分权重在“dogs”（狗）上。把“They barked”（它们叫了）改成“She wore a crown”（她戴着王冠），“She”（她）行就找到“queen”（王后）。</translation>
    </message>
    <message>
        <source>Row “[MASK]”: most weight lies on “dogs”, so that “are” is the likeliest in its place. Change “dogs” to “dog”, and it is “is”.</source>
        <translation>“[MASK]”行：大部分权重在“dogs”（狗）上，所以这里最可能的词是“are”。把“dogs”改成“dog”，就变成“is”。</translation>
    </message>
    <message>
        <source>Row “]”, at the moment when it is about to be written: most weight lies on “[”. Row “)”: on “(”, across the bracket inside.</source>
        <translation>“]”行，正要写出它的时候：大部分权重在“[”上。“)”行：在“(”上，越过了里面的那对括号。</translation>
    </message>
    <message>
        <source>Row “are”, about to be written: most weight lies on “boys”, over a whole clause.</source>
        <translation>“are”行，正要写出它的时候：大部分权重在“boys”（男孩们）上，中间隔着整个从句。</translation>
    </message>
    <message>
        <source>Row “are”, at the moment when it is about to be written: most weight lies on “dogs”, which decides that it is “are” and not “is”.</source>
        <translation>“are”行，正要写出它的时候：大部分权重在“dogs”（狗）上，由它决定这里是“are”而不是“is”。</translation>
    </message>
    <message>
        <source>Row “are”: most weight lies on “dogs”, not on “cat”, which stands next to it.</source>
        <translation>“are”行：大部分权重在“dogs”（狗）上，而不在紧挨着它的“cat”（猫）上。</translation>
    </message>
    <message>
        <source>Row “cat”: nearly all weight lies on “old”, the word before. Nearly every row does so.</source>
        <translation>“cat”行：几乎全部权重在“old”上，也就是前一个词。几乎每一行都是这样。</translation>
    </message>
    <message>
        <source>Row “fox”, its second time: all weight lies on the first “fox”. Type any word twice, and its second row finds the first.</source>
        <translation>第二个“fox”（狐狸）所在的行：全部权重在第一个“fox”上。随便把哪个词键入两次，第二次的那一行都会找到第一次。</translation>
    </message>
    <message>
        <source>Row “it”: nearly all weight lies on “cat”. Change “tired” to “soft”, and it lies on “mat”: the last word decides what “it” is.</source>
        <translation>“it”（它）行：几乎全部权重在“cat”（猫）上。把“tired”（累）改成“soft”（柔软），权重就落在“mat”（垫子）上：“it”指什么，由最后一个词决定。</translation>
    </message>
    <message>
        <source>Row “it”: nearly all weight lies on “table”. Change “broken” to “sleepy”, and it lies on “dog”.</source>
        <translation>“it”（它）行：几乎全部权重在“table”（桌子）上。把“broken”（坏了）改成“sleepy”（困了），权重就落在“dog”（狗）上。</translation>
    </message>
    <message>
        <source>Row “lamp”, the second one: most weight lies on the first “lamp”. The head looks for what followed “red” before. Write another word for “lamp”, both times.</source>
        <translation>第二个“lamp”（灯）所在的行：大部分权重在第一个“lamp”上。这个头寻找先前“red”（红）后面跟着的词。把两处“lamp”都换成另一个词试试。</translation>
    </message>
    <message>
        <source>Row “looks”: all weight lies on “word”, the token before. Every row does so, whatever you type.</source>
        <translation>“looks”行：全部权重在“word”上，也就是前一个词元。不管键入什么，每一行都是这样。</translation>
    </message>
    <message>
        <source>Row “or”, the second one: most weight lies on the first “or”. The name is made up and comes in pieces; the head copies what followed “Z” before.</source>
        <translation>第二个“or”所在的行：大部分权重在第一个“or”上。名字是编出来的，被切成了几段；这个头复制先前“Z”后面跟着的那一段。</translation>
    </message>
    <message>
        <source>Row “rose”, its fourth time: each “rose” so far has a quarter of the weight. Another “rose” makes it a fifth.</source>
        <translation>第四个“rose”（玫瑰）所在的行：到此为止的每个“rose”各得四分之一的权重。再加一个“rose”，就各得五分之一。</translation>
    </message>
    <message>
        <source>Row “tea”, the second one: most weight lies on the first “tea”, which came after “and” before, too.</source>
        <translation>第二个“tea”（茶）所在的行：大部分权重在第一个“tea”上，它在那里也跟在“and”后面。</translation>
    </message>
    <message>
        <source>Row “什么”: most weight lies on “What”, which stands first in English. Row “雨伞” finds “umbrella”.</source>
        <translation>“什么”行：大部分权重在“What”上，它在英文里位于句首。“雨伞”行找到“umbrella”。</translation>
    </message>
    <message>
        <source>Row “昨天”: nearly all weight lies on “yesterday”, the last word in English. Row “图书馆” finds “library”: the place comes before the verb now.</source>
        <translation>“昨天”行：几乎全部权重在“yesterday”上，它是英文句子的最后一个词。“图书馆”行找到“library”：在中文里，地点移到了动词前面。</translation>
    </message>
    <message>
        <source>Row “本”, the measure word of books: most weight lies on “books”, which chooses it. Change “books” to “cats”, empty the target and press Generate: cats are counted in 只.</source>
        <translation>“本”行，书的量词：大部分权重在“books”上，用哪个量词由它决定。把“books”改成“cats”，清空目标文本，再按“生成”：猫用“只”来数。</translation>
    </message>
    <message>
        <source>Row “爱”: most weight lies on “loves”. Row “老师”: on “teacher”. What stands after the noun in English stands before it in Chinese.</source>
        <translation>“爱”行：大部分权重在“loves”上。“老师”行：在“teacher”上。英文里放在名词后面的内容，中文里放在名词前面。</translation>
    </message>
    <message>
        <source>T5&apos;s largest distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The boys who know the teacher are</source>
        <translation>The boys who know the teacher are（认识老师的男孩们……）</translation>
    </message>
    <message>
        <source>The clause moves before its noun</source>
        <translation>从句移到名词前面</translation>
    </message>
    <message>
        <source>The dogs near the cat are</source>
        <translation>The dogs near the cat are（猫旁边的那些狗……）</translation>
    </message>
    <message>
        <source>The question word stays in its place</source>
        <translation>疑问词留在原处</translation>
    </message>
    <message>
        <source>The same word again</source>
        <translation>同一个词，再次出现</translation>
    </message>
    <message>
        <source>The word before</source>
        <translation>前一个词</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>打开的文件太多</translation>
    </message>
    <message>
        <source>Translates simple English into Chinese. Look in the cross-attention at which English word each Chinese one comes from.</source>
        <translation>把简单的英文译成中文。在交叉注意力中看看每个中文词来自哪个英文词。</translation>
    </message>
    <message>
        <source>W_O in a difference of softmaxes cannot be used: expected on, found off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yesterday moves to the front</source>
        <translation>“昨天”移到前面</translation>
    </message>
    <message>
        <source>a BMP picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a Flax file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a GIF picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a HEIC or AVIF picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a JPEG 2000 picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a JPEG XL picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a LoRA adapter in GGUF is not supported: expected the model that it was merged into (llama-export-lora), or the adapter’s folder of PEFT, found it alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a PGM picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a PPM picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a PyTorch file without its configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a TIFF picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a TorchScript program is not supported: expected a state_dict that torch.save wrote, found an archive with code in it</source>
        <translation>不支持这样的TorchScript 程序：应为torch.save 写出的 state_dict，实际为含有代码的压缩包</translation>
    </message>
    <message>
        <source>a WebP picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a batch has the wrong shape: expected sequences of one length, found %1</source>
        <translation>批次的形状不对：应为长度相同的序列，实际为%1</translation>
    </message>
    <message>
        <source>a boolean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a character that is not base64&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a checkpoint is missing: expected a folder for each, with the model in it, such as step-100/config.json</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a checkpoint is missing: expected a model folder a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a computed text is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a decoder is missing: expected a model with encoder and decoder</source>
        <translation>缺少解码器：需要有编码器和解码器的模型</translation>
    </message>
    <message>
        <source>a diagram of the model is not supported: expected a model&apos;s own files, found attention from a file, which says nothing about its layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a dictionary</source>
        <translation>字典</translation>
    </message>
    <message>
        <source>a difference of the two sides is missing: expected weights that differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a downloaded revision is missing</source>
        <translation>缺少已下载的版本</translation>
    </message>
    <message>
        <source>a figure as TikZ is too long: expected at most %1 cells and lines, which is what TeX&apos;s memory holds; PDF has room for more, found more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a figure of costs is not supported: expected a model&apos;s own files, found attention from a file, which says nothing about its layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a figure of distances is not supported: expected queries and keys of one text, found keys of another text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a figure of knock-outs is not supported: expected a model that predicts tokens, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a figure of knock-outs is not supported: expected a model, because attention from a file predicts nothing, found attention from a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a figure of this kind as a script for Matplotlib cannot be used: expected coloured cells: maps, steps, a comparison or a measure of layers × heads (PDF, SVG, PNG and TikZ draw every figure), found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a figure of this kind as a script for Matplotlib cannot be used: expected coloured cells: maps, steps, a comparison or a measure of layers × heads (PDF, SVG, PNG and TikZ draw every figure), found dots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a figure of tokenizers is not supported: expected a text and a model with a tokenizer, found a model without one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a file in memory failed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a file in the archive cannot be understood: expected a name below its folder, found %1</source>
        <translation>压缩包中的文件无法理解：应为位于其文件夹之内的名称，实际为%1</translation>
    </message>
    <message>
        <source>a film of a comparison of runs is not supported: expected a comparison of heads, found one of runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a film of a generation is not supported: expected a figure of maps, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a film of an account is not supported: expected maps, steps or another figure, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a film of checkpoints is not supported: expected a model&apos;s text, found attention from elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a film of layers is not supported: expected a head, or a page of the heads of one layer, found several layers at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a film of steps is not supported: expected a figure of steps, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a film of steps is not supported: expected attention that is computed, found attention from a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a film of temperatures is not supported: expected a figure of what depends on it, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a film of temperatures is not supported: expected attention that is computed, found attention from a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a film whose frames differ in their range of colours is not supported: expected one range, such as 0 to 0.1, found each row&apos;s own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a function or class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a head&apos;s dimensions in the run that patches are taken from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a header that reaches beyond it</source>
        <translation>超出自身范围的文件头</translation>
    </message>
    <message>
        <source>a large number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a layer and a head counted from 1, such as 4.4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a layer and a head, such as 2.3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a layer of the engine&apos;s answer cannot be used: expected %1, found %2</source>
        <translation>引擎应答中的层无法使用：应为%1，实际为%2</translation>
    </message>
    <message>
        <source>a layer of the engine&apos;s answer cannot be used: expected one of the model&apos;s, found another</source>
        <translation>引擎应答中的层无法使用：应为模型中的一层，实际为另一个</translation>
    </message>
    <message>
        <source>a layer without a softmax is not supported: expected its maps, its steps or a comparison, found the mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>a list of lists or of numbers beyond 63 bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list of numbers</source>
        <translation>列表 和 numbers</translation>
    </message>
    <message>
        <source>a list of texts</source>
        <translation>文本的列表</translation>
    </message>
    <message>
        <source>a list of whole numbers</source>
        <translation>列表 和 whole 个数</translation>
    </message>
    <message>
        <source>a loss in “held_out” is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a merge cannot be understood: expected two pieces, found %1</source>
        <translation>合并规则无法理解：应为两个子词，实际为%1</translation>
    </message>
    <message>
        <source>a model in the atlas is missing</source>
        <translation>缺少图谱中的模型</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>一个数</translation>
    </message>
    <message>
        <source>a number of four bytes</source>
        <translation>一个数 和 four 字节</translation>
    </message>
    <message>
        <source>a padding token is missing: expected texts of one length in tokens</source>
        <translation>缺少填充词元：需要词元数相同的文本</translation>
    </message>
    <message>
        <source>a page of these maps is too long: expected at most %1 million cells, which a browser can hold: fewer heads, or PDF, SVG or PNG, found %2 million</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a part of the tokenizer cannot be understood: expected the types that tokenizer.json has, found %1</source>
        <translation>分词器的一部分无法理解：应为tokenizer.json 中应有的类型，实际为%1</translation>
    </message>
    <message>
        <source>a patch is not supported: expected a finished run, found one that is not</source>
        <translation>不支持这样的修补：应为已完成的运行，实际为不符合的一个</translation>
    </message>
    <message>
        <source>a patch is not supported: expected a run of a model on a text, found attention that another program computed</source>
        <translation>不支持这样的修补：应为模型对一段文本的运行，实际为由别的程序计算的注意力</translation>
    </message>
    <message>
        <source>a patch is not supported: expected a run of all its tokens, found keys from a cache</source>
        <translation>不支持这样的修补：应为计算了全部词元的运行，实际为取自缓存的键</translation>
    </message>
    <message>
        <source>a patch of each head is not supported: expected a head&apos;s output or pattern, found what all heads have together</source>
        <translation>不支持这样的对每个头的修补：应为头的输出或注意力模式，实际为所有头共有的内容</translation>
    </message>
    <message>
        <source>a path is not supported: expected one to the queries of cross-attention, found keys and values, which the encoder makes</source>
        <translation>不支持这样的路径：应为通向交叉注意力的查询的路径，实际为通向由编码器产生的键和值的路径</translation>
    </message>
    <message>
        <source>a path is not supported: expected two heads of one stack, found one from the encoder to the decoder</source>
        <translation>不支持这样的路径：应为同在编码器或同在解码器中的两个头，实际为从编码器到解码器的路径</translation>
    </message>
    <message>
        <source>a prediction cannot be used: expected one of a step that asks for it, found one of step %1</source>
        <translation>预测无法使用：应为属于要求预测的一步，实际为属于第 %1 步</translation>
    </message>
    <message>
        <source>a prediction has the wrong shape: expected %1 keys, found %2</source>
        <translation>预测的形状不对：应为%1 个键，实际为%2</translation>
    </message>
    <message>
        <source>a projector for pictures (mmproj) is not supported: expected the model that it belongs to, whose file lies beside it, found it alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a query and a key, such as it -&gt; cat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a reference to a storage cannot be understood: expected a class, a key, a device and a size, found %1 other parts</source>
        <translation>对存储的引用无法理解：应为类、键、设备和大小，实际为另外 %1 个部分</translation>
    </message>
    <message>
        <source>a reference to a storage cannot be understood: expected a tuple of its class, key and size, found %1</source>
        <translation>对存储的引用无法理解：应为由类、键和大小组成的元组，实际为%1</translation>
    </message>
    <message>
        <source>a reference to what is not in the pickle is not supported: expected storages only, found “%1”</source>
        <translation>不支持这样的对 pickle 之外内容的引用：应为只引用存储，实际为“%1”</translation>
    </message>
    <message>
        <source>a row in which numbers of two places lead, by e^x, to the head&apos;s own weights is missing: expected another head or text</source>
        <translation>缺少用两位小数经 e^x 就能算出这个头自己的权重的行：需要换一个头，或者换一段文本</translation>
    </message>
    <message>
        <source>a row that, rounded to two places, adds up to 1.00 and could have a blank is missing: expected another head or text</source>
        <translation>缺少四舍五入到两位小数后总和为 1.00、并且可以留空的行：需要换一个头，或者换一段文本</translation>
    </message>
    <message>
        <source>a run without heads is not supported: expected a model that predicts the next token, found one that does not</source>
        <translation>不支持这样的去掉头的运行：应为预测下一个词元的模型，实际为不预测下一个词元的模型</translation>
    </message>
    <message>
        <source>a sample of the sound cannot be understood: expected a finite number, found another</source>
        <translation>声音的采样点无法理解：应为有限的数，实际为另一个</translation>
    </message>
    <message>
        <source>a second sequence is not supported: expected an attention module, found %1</source>
        <translation>不支持这样的第二个序列：应为注意力模块，实际为%1</translation>
    </message>
    <message>
        <source>a second side to compare is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a sound for this model is not read yet: its features, as input_values in a safetensors file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a step of “held_out” cannot be used: expected 0 to %1, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a storage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a table of scores is missing: expected a model, or queries and keys, to compute it from</source>
        <translation>缺少分数表：需要可以用来计算它的模型，或者查询和键</translation>
    </message>
    <message>
        <source>a table with one number a line is not supported: expected the table of one head, or .npy for several, found %1…</source>
        <translation>不支持这样的每行一个数的表格：应为一个头的表格；有多个头时用 .npy，实际为%1…</translation>
    </message>
    <message>
        <source>a target is not supported: expected an encoder–decoder, found %1</source>
        <translation>不支持这样的目标文本：应为编码器–解码器，实际为%1</translation>
    </message>
    <message>
        <source>a tensor is missing</source>
        <translation>缺少张量</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>一段文本</translation>
    </message>
    <message>
        <source>a text is missing: expected lines in NAME.txt, or rows of a sheet, found none</source>
        <translation>缺少一段文本：应为NAME.txt 中的各行，或者表格的各行，实际为没有</translation>
    </message>
    <message>
        <source>a text is too long: expected at most 400000 bytes, found %1</source>
        <translation>一段文本太长：应为至多 400000 字节，实际为%1</translation>
    </message>
    <message>
        <source>a token id cannot be used: expected 0 to %1, found %2</source>
        <translation>词元编号无法使用：应为0 到 %1，实际为%2</translation>
    </message>
    <message>
        <source>a token is missing</source>
        <translation>缺少一个词元</translation>
    </message>
    <message>
        <source>a token&apos;s length cannot be used: expected at most 10000 bytes, found %1</source>
        <translation>词元的长度无法使用：应为至多 10000 字节，实际为%1</translation>
    </message>
    <message>
        <source>a token, such as cat or &quot;the&quot; #2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a tuple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a weight of the engine&apos;s answer cannot be used: expected 0 to 1, found %1</source>
        <translation>引擎应答中的权重无法使用：应为0 到 1，实际为%1</translation>
    </message>
    <message>
        <source>a weight of this head cannot be used: expected a number from 0 to 1, found %1</source>
        <translation>这个头的权重无法使用：应为0 到 1 的数，实际为%1</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>一个整数</translation>
    </message>
    <message>
        <source>added_tokens cannot be understood: expected a list, found %1</source>
        <translation>added_tokens无法理解：应为列表，实际为%1</translation>
    </message>
    <message>
        <source>an HDF5 file of TensorFlow or Keras</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an ONNX file: a graph of operations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an SVG picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an XML text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an adapter of the architecture %1 is not supported: expected its base as a GGUF file, or the adapter’s folder of PEFT, found a base of model_type %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an answer is not supported: expected a model that predicts tokens, found %1</source>
        <translation>不支持这样的答案：应为预测词元的模型，实际为%1</translation>
    </message>
    <message>
        <source>an array is missing: expected a list of numbers, or an object with such lists, found none of them</source>
        <translation>缺少数组：应为数的列表，或者含有这种列表的对象，实际为两者都没有</translation>
    </message>
    <message>
        <source>an array is missing: expected a tensor, or tuples and dictionaries of tensors, found none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an array is missing: expected members named *.npy, found %1</source>
        <translation>缺少数组：应为名为 *.npy 的成员，实际为%1</translation>
    </message>
    <message>
        <source>an array is missing: expected members named *.npy, found none</source>
        <translation>缺少数组：应为名为 *.npy 的成员，实际为没有</translation>
    </message>
    <message>
        <source>an array is missing: expected rows of numbers, found none</source>
        <translation>缺少数组：应为由数组成的行，实际为没有</translation>
    </message>
    <message>
        <source>an embedding’s lora_magnitude_vector is not supported: expected one of a projection, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an empty file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an entry of the model&apos;s vocab cannot be understood: expected a piece and its score, found %1</source>
        <translation>模型的 vocab 中的一项无法理解：应为一个子词及其分数，实际为%1</translation>
    </message>
    <message>
        <source>an importance matrix is not supported: expected the model that it was measured for, found it alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an intervention on a layer without a softmax is not supported: expected a head switched off or scaled, found another kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an object</source>
        <translation>一个对象</translation>
    </message>
    <message>
        <source>another method</source>
        <translation>不同的压缩方法</translation>
    </message>
    <message>
        <source>another name</source>
        <translation>别的名称</translation>
    </message>
    <message>
        <source>another size</source>
        <translation>不同的大小</translation>
    </message>
    <message>
        <source>array</source>
        <translation>数组</translation>
    </message>
    <message>
        <source>attention from a file is not supported: expected its maps or a comparison, found the calculation of the weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attention from a file is not supported: expected its maps or a comparison, found the mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attention.causal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attention.key_length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>boolean</source>
        <translation>布尔值</translation>
    </message>
    <message>
        <source>byte %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bytes</source>
        <translation type="unfinished">按字节</translation>
    </message>
    <message>
        <source>config.json is missing: expected a model folder in the Hugging Face layout, or a GGUF file</source>
        <translation>缺少config.json：需要Hugging Face 格式的模型文件夹，或者 GGUF 文件</translation>
    </message>
    <message>
        <source>config.json is missing: expected a model folder in the Hugging Face layout, or a GGUF file, found only %1</source>
        <translation>缺少config.json：应为Hugging Face 格式的模型文件夹，或者 GGUF 文件，实际为只有 %1</translation>
    </message>
    <message>
        <source>cutting the text is not supported: expected ICU&apos;s rules, found %1</source>
        <translation>不支持这样的文本的切分：应为ICU 的规则，实际为%1</translation>
    </message>
    <message>
        <source>d_v of a fused projection has the wrong shape: expected d_k, %1, found %2</source>
        <translation>融合投影的 d_v的形状不对：应为d_k, %1，实际为%2</translation>
    </message>
    <message>
        <source>decoder_start_token_id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>earlier occurrences</source>
        <translation>先前的出现</translation>
    </message>
    <message>
        <source>elements of type %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>encrypted ones</source>
        <translation>加密的字节</translation>
    </message>
    <message>
        <source>everything alike</source>
        <translation>全部均等</translation>
    </message>
    <message>
        <source>expert_count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expert_gating_func</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>extra_ids in tokenizer_config.json cannot be used: expected 0 to %1, found %2</source>
        <translation>tokenizer_config.json 中的 extra_ids无法使用：应为0 到 %1，实际为%2</translation>
    </message>
    <message>
        <source>ffmpeg failed: %1</source>
        <translation>ffmpeg失败：%1</translation>
    </message>
    <message>
        <source>first token</source>
        <translation>第一个词元</translation>
    </message>
    <message>
        <source>format cannot be understood: expected &quot;%1&quot;, found %2</source>
        <translation>format无法理解：应为&quot;%1&quot;，实际为%2</translation>
    </message>
    <message>
        <source>heads cannot be understood: expected %1, found %2</source>
        <translation>heads无法理解：应为%1，实际为%2</translation>
    </message>
    <message>
        <source>heads that have both measures are missing: expected two measures that one head has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it cannot be understood: expected a file, found a folder, a link or a device</source>
        <translation>it无法理解：应为文件，实际为文件夹、链接或设备</translation>
    </message>
    <message>
        <source>it cannot be understood: expected answers, NAME.attnanswers, or codes, NAME.txt, found another file</source>
        <translation>it无法理解：应为答案文件 NAME.attnanswers，或者短码文件 NAME.txt，实际为别的文件</translation>
    </message>
    <message>
        <source>its end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its modules are not supported: expected Pooling, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its modules are not supported: expected Pooling, then Dense and Normalize, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its modules are not supported: expected a Transformer first, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>k has the wrong shape: expected %1 columns, found %2</source>
        <translation>k的形状不对：应为%1 列，实际为%2</translation>
    </message>
    <message>
        <source>key “%1”</source>
        <translation>键“%1”</translation>
    </message>
    <message>
        <source>key “%1” cannot be understood: expected a number, found %2</source>
        <translation>键“%1”无法理解：应为一个数，实际为%2</translation>
    </message>
    <message>
        <source>key “%1” cannot be understood: expected a text in UTF-8, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key “%1” cannot be understood: expected a text, found %2</source>
        <translation>键“%1”无法理解：应为一段文本，实际为%2</translation>
    </message>
    <message>
        <source>key “%1” cannot be understood: expected a whole number, found %2</source>
        <translation>键“%1”无法理解：应为一个整数，实际为%2</translation>
    </message>
    <message>
        <source>key “%1” cannot be understood: expected true or false, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key “general.alignment” cannot be understood: expected a power of two, found %1</source>
        <translation>键“general.alignment”无法理解：应为2 的幂，实际为%1</translation>
    </message>
    <message>
        <source>key “general.architecture” cannot be understood: expected a name, found “%1”</source>
        <translation>键“general.architecture”无法理解：应为名称，实际为“%1”</translation>
    </message>
    <message>
        <source>layer %1 of the engine&apos;s answer cannot be used: expected all of its numbers, found its picture alone</source>
        <translation>引擎应答中的第 %1 层无法使用：应为它的全部数值，实际为只有它的缩略图</translation>
    </message>
    <message>
        <source>layer %1 of the engine&apos;s answer cannot be used: expected its picture alone, found all of its numbers</source>
        <translation>引擎应答中的第 %1 层无法使用：应为只有它的缩略图，实际为它的全部数值</translation>
    </message>
    <message>
        <source>layer %1 of the engine&apos;s answer has the wrong shape: expected the dimensions that it said when it opened the model, found others</source>
        <translation>引擎应答中的第 %1 层的形状不对：应为它打开模型时给出的维数，实际为其他的</translation>
    </message>
    <message>
        <source>layer %1 of the model is not supported: expected queries and keys that the engine sees, found %2</source>
        <translation>不支持这样的模型的第 %1 层：应为引擎看得到的查询和键，实际为%2</translation>
    </message>
    <message>
        <source>layer %1 of the model is not supported: expected queries and keys that the engine sees, found none</source>
        <translation>不支持这样的模型的第 %1 层：应为引擎看得到的查询和键，实际为没有</translation>
    </message>
    <message>
        <source>libsndfile is missing: expected the package libsndfile1</source>
        <translation>缺少libsndfile：需要软件包 libsndfile1</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>行 %1</translation>
    </message>
    <message>
        <source>line %1 cannot be understood: expected UTF-8 (in Excel: CSV UTF-8), found other bytes</source>
        <translation>行 %1无法理解：应为UTF-8（在 Excel 中选“CSV UTF-8”），实际为其他字节</translation>
    </message>
    <message>
        <source>line %1 cannot be understood: expected two pieces with a space between them, found “%2”</source>
        <translation>行 %1无法理解：应为以空格隔开的两个子词，实际为“%2”</translation>
    </message>
    <message>
        <source>line %1 of the chat template cannot be understood: expected #} behind the comment, found the template&apos;s end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1 of the chat template cannot be understood: expected %2 hexadecimal digits, found \%3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1 of the chat template cannot be understood: expected %2, found the template&apos;s end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1 of the chat template cannot be understood: expected %3, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1 of the chat template cannot be understood: expected a %2 at the end of the text, found the template&apos;s end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1 of the chat template cannot be understood: expected a call, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1 of the chat template cannot be understood: expected a loop around “%3”, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1 of the chat template cannot be understood: expected a loop that does not call itself, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1 of the chat template cannot be understood: expected a name, a number, a text or an operator, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1 of the chat template cannot be understood: expected a name, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1 of the chat template cannot be understood: expected a number below 9223372036854775808, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1 of the chat template cannot be understood: expected a statement, such as for, if or set, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1 of the chat template cannot be understood: expected a template that is not nested so deeply, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1 of the chat template cannot be understood: expected a value, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1 of the chat template cannot be understood: expected an argument of its own, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1 of the chat template cannot be understood: expected an argument with its name, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1 of the chat template cannot be understood: expected an expression of fewer parts, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1 of the chat template cannot be understood: expected an opening bracket before it, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1 of the chat template cannot be understood: expected brackets that are not nested so deeply, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1 of the chat template cannot be understood: expected the end of %2, found %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1 of the chat template cannot be understood: expected what is looked up, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1 of the chat template cannot be understood: expected {% %3 %}, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1 of the chat template cannot be understood: expected {% endraw %}, found the template&apos;s end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1 of the chat template failed: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1, character %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>第 %1 行第 %2 列</translation>
    </message>
    <message>
        <source>message %1 cannot be understood: expected an object with a text as its “role”, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>message %1 cannot be understood: expected an object with a text as its “role”, found none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>model_type %1 is not read yet: open it through an engine (--engine)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>module %1 cannot be understood: expected a type, and the name of a folder in the same one, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more of them</source>
        <translation>更多的数值</translation>
    </message>
    <message>
        <source>no header where it should begin</source>
        <translation>应有文件头的地方没有文件头</translation>
    </message>
    <message>
        <source>no such file or folder</source>
        <translation>没有这个文件或文件夹</translation>
    </message>
    <message>
        <source>no such file or folder, and none of this name in the cache at %1; --engine with --allow-hub fetches it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation>没有</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>没有内容</translation>
    </message>
    <message>
        <source>nothing behind it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>null</source>
        <translation>null</translation>
    </message>
    <message>
        <source>number</source>
        <translation>数</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>object</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>one line: row it, top it, cell it -&gt; cat, or head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other numbers in the stream between layers are not supported: expected a model that is computed here, found one that an engine computes</source>
        <translation>不支持这样的层间残差流中的其他数值：应为由本程序计算的模型，实际为由引擎计算的模型</translation>
    </message>
    <message>
        <source>packed ones</source>
        <translation>压缩过的字节</translation>
    </message>
    <message>
        <source>painted cells of query %1 cannot be understood: expected 0 ≤ from ≤ to ≤ 16777216, for queries 0 … 16777216, found %2 … %3</source>
        <translation>查询 %1 的涂画单元格无法理解：应为0 ≤ from ≤ to ≤ 16777216，查询为 0 … 16777216，实际为%2 … %3</translation>
    </message>
    <message>
        <source>painted cells of query %1 cannot be understood: expected cells that are hidden or uncovered, not both, found %2 … %3</source>
        <translation>查询 %1 的涂画单元格无法理解：应为遮住或露出的单元格，不能两者都是，实际为%2 … %3</translation>
    </message>
    <message>
        <source>part %1 of %2 is missing: expected “%3” beside it</source>
        <translation>缺少第 %1 部分（共 %2 部分）：需要它旁边的“%3”</translation>
    </message>
    <message>
        <source>patching is not supported: expected a layer without a gate or an index of keys, found %1</source>
        <translation>不支持这样的patching：应为没有门控或键索引的层，实际为%1</translation>
    </message>
    <message>
        <source>patching is not supported: expected a model whose layers have keys of their own and add nothing for their token, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>patching is not supported: expected a model without a convolution beside a layer, found %1</source>
        <translation>不支持这样的patching：应为层旁没有卷积的模型，实际为%1</translation>
    </message>
    <message>
        <source>peft_type is not supported: expected LORA, or a model into which the adapter was merged (merge_and_unload), found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>picture cannot be understood: expected a PNG of at most 4096 × 4096 pixels, found %1</source>
        <translation>picture无法理解：应为a PNG 和 至多 4096 × 4096 像素，实际为%1</translation>
    </message>
    <message>
        <source>pictures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>piece %1 cannot be understood: expected each text once, found “%2” for the second time</source>
        <translation>第 %1 个子词无法理解：应为每段文本只出现一次，实际为第二次出现的“%2”</translation>
    </message>
    <message>
        <source>piece “%1” of merge %2 is missing: expected in the vocabulary</source>
        <translation>缺少第 %2 条合并规则中的子词“%1”：需要词表中有它</translation>
    </message>
    <message>
        <source>position encodings side by side is not supported: expected a teaching module, found a model</source>
        <translation>不支持这样的并排显示的位置编码：应为教学模块，实际为模型</translation>
    </message>
    <message>
        <source>position encodings side by side is not supported: expected one text, found a second text for the keys</source>
        <translation>不支持这样的并排显示的位置编码：应为一段文本，实际为键另有一段文本</translation>
    </message>
    <message>
        <source>previous token</source>
        <translation>前一个词元</translation>
    </message>
    <message>
        <source>rn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rope.scaling.factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>same token</source>
        <translation>相同词元</translation>
    </message>
    <message>
        <source>seen is missing: expected one for each block, found %1</source>
        <translation>缺少seen：应为每个块一个，实际为%1</translation>
    </message>
    <message>
        <source>settings are missing</source>
        <translation>缺少settings</translation>
    </message>
    <message>
        <source>sounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>split.no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ssm.inner_size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>starting the engine failed: %1</source>
        <translation>启动引擎失败：%1</translation>
    </message>
    <message>
        <source>steps.name cannot be understood: expected a text without control characters, found others</source>
        <translation>steps.name无法理解：应为不含控制字符的文本，实际为其他的</translation>
    </message>
    <message>
        <source>string</source>
        <translation>字符串</translation>
    </message>
    <message>
        <source>tensor “%1%2” has the wrong shape: expected numbers of shape %3, found %4 %5</source>
        <translation>张量“%1%2”的形状不对：应为形状为 %3 的数，实际为%4 %5</translation>
    </message>
    <message>
        <source>tensor “%1%2” is not supported: expected pixel_values [B, channels, height, width], or squares beside spatial_shapes [B, 2], found squares without them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tensor “%1.lora_A.weight” is missing</source>
        <translation>缺少张量“%1.lora_A.weight”</translation>
    </message>
    <message>
        <source>tensor “%1.lora_B.weight” is missing</source>
        <translation>缺少张量“%1.lora_B.weight”</translation>
    </message>
    <message>
        <source>tensor “%1.weight” has the wrong shape: expected 2 rows, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tensor “%1.weight” has the wrong shape: expected a row for each label, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tensor “%1.weight” is missing: expected the model that %2 was made for: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tensor “%1”</source>
        <translation>张量“%1”</translation>
    </message>
    <message>
        <source>tensor “%1” cannot be understood: expected %2 bytes for this shape and type, found %3 between its offsets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tensor “%1” cannot be understood: expected a shape that fits the file, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tensor “%1” cannot be understood: expected a storage, an offset, sizes and strides, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tensor “%1” cannot be understood: expected a stride for each size, found %2 sizes and %3 strides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tensor “%1” cannot be understood: expected an object with dtype, shape and data_offsets, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tensor “%1” cannot be understood: expected an object with dtype, shape and data_offsets, found one without</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tensor “%1” cannot be understood: expected an offset that is a multiple of %2, found %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tensor “%1” cannot be understood: expected an offset, sizes and strides from 0 on that a file can have, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tensor “%1” cannot be understood: expected at most %2 axes, found %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tensor “%1” cannot be understood: expected bytes inside the %2 that follow the header, found %3 to %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tensor “%1” cannot be understood: expected bytes of its own, found some of tensor “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tensor “%1” cannot be understood: expected data that begins at byte %2, found %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tensor “%1” cannot be understood: expected each name in one part, found it in “%2” too</source>
        <translation>张量“%1”无法理解：应为每个名称只在一个部分中，实际为在“%2”中也有它</translation>
    </message>
    <message>
        <source>tensor “%1” cannot be understood: expected each name once, found it a second time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tensor “%1” cannot be understood: expected each name once, found it twice</source>
        <translation>张量“%1”无法理解：应为每个名称只出现一次，实际为它出现两次</translation>
    </message>
    <message>
        <source>tensor “%1” cannot be understood: expected sizes and strides in tuples, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tensor “%1” cannot be understood: expected texts only, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tensor “%1” cannot be understood: expected two data_offsets, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tensor “%1” cannot be understood: expected whole numbers as sizes and strides, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tensor “%1” cannot be understood: expected whole numbers from 0 in %2, found %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tensor “%1” cannot be used: expected edges from 0 to %2, found %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tensor “%1” cannot be used: expected finite scales, found NaN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tensor “%1” cannot be used: expected finite scales, found infinity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tensor “%1” cannot be used: expected numbers above 0, found one that is not</source>
        <translation>张量“%1”无法使用：应为大于 0 的数，实际为不符合的一个</translation>
    </message>
    <message>
        <source>tensor “%1” cannot be used: expected numbers among the %2 of its storage, found %3</source>
        <translation>张量“%1”无法使用：应为它的存储中 %2 个数之内的数，实际为%3</translation>
    </message>
    <message>
        <source>tensor “%1” cannot be used: expected numbers among the %2 of its storage, found number %3</source>
        <translation>张量“%1”无法使用：应为它的存储中 %2 个数之内的数，实际为第 %3 个数</translation>
    </message>
    <message>
        <source>tensor “%1” cannot be used: expected rows and columns of at most %2 squares, found %3 × %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tensor “%1” could be any of two adapters; choose one with a file of one adapter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tensor “%1” has the wrong shape: expected %2 experts, found %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tensor “%1” has the wrong shape: expected %2, found %3</source>
        <translation>张量“%1”的形状不对：应为%2，实际为%3</translation>
    </message>
    <message>
        <source>tensor “%1” has the wrong shape: expected %2, which %3 adapts, found %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tensor “%1” has the wrong shape: expected [B, T], found %2</source>
        <translation>张量“%1”的形状不对：应为[B, T]，实际为%2</translation>
    </message>
    <message>
        <source>tensor “%1” has the wrong shape: expected [B, channels, height, width], found %2 dimensions</source>
        <translation>张量“%1”的形状不对：应为[B, 通道, 高度, 宽度]，实际为%2 维</translation>
    </message>
    <message>
        <source>tensor “%1” has the wrong shape: expected [B, frames, mels], found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tensor “%1” has the wrong shape: expected [B, mels, frames], found %2</source>
        <translation>张量“%1”的形状不对：应为[B, mel, 帧]，实际为%2</translation>
    </message>
    <message>
        <source>tensor “%1” has the wrong shape: expected [B, samples], found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tensor “%1” has the wrong shape: expected [B, squares, side · side · 3], found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tensor “%1” has the wrong shape: expected rows and columns, found %2 dimensions</source>
        <translation>张量“%1”的形状不对：应为行和列，实际为%2 维</translation>
    </message>
    <message>
        <source>tensor “%1” is cut short: expected %2 bytes from offset %3, found %4 bytes of tensors in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tensor “%1” is cut short: expected bytes inside the %2 that follow the header, found %3 to %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tensor “%1” is missing</source>
        <translation>缺少张量“%1”</translation>
    </message>
    <message>
        <source>tensor “%1” is missing: expected one of %2</source>
        <translation>缺少张量“%1”：需要%2 之一</translation>
    </message>
    <message>
        <source>tensor “%1” is not supported: expected a matrix, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tensor “%1” is not supported: expected float32, float16 or bfloat16, found %2</source>
        <translation>不支持这样的张量“%1”：应为float32、float16 或 bfloat16，实际为%2</translation>
    </message>
    <message>
        <source>tensor “%1” is not supported: expected lora_A, lora_B and lora_magnitude_vector, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tensor “%1” is not supported: expected lora_A, lora_B and lora_magnitude_vector, found %2.bias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tensor “%1” is not supported: expected matrices NAME.weight.lora_a and NAME.weight.lora_b, found another one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tensor “%1” is not supported: expected matrices of low rank, or whole tensors, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tensor “%1” is not supported: expected padding behind each sound alone, found padding before or within one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tensor “%1” is not supported: expected the model’s folder with config.json as its base, found a GGUF file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tensor “token_embd.weight” is missing</source>
        <translation>缺少张量“token_embd.weight”</translation>
    </message>
    <message>
        <source>text</source>
        <translation type="unfinished">文本</translation>
    </message>
    <message>
        <source>texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>texts that are not UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the activation cannot be used: expected a short token, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the adapter of “%1” has the wrong shape: expected rank %2, found %3 and %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the answer cannot be used: expected what is computed, %1, found %2</source>
        <translation>答案无法使用：应为计算得出的 %1，实际为%2</translation>
    </message>
    <message>
        <source>the answer is not supported: expected a model that predicts tokens, found %1</source>
        <translation>不支持这样的答案：应为预测词元的模型，实际为%1</translation>
    </message>
    <message>
        <source>the answer “%1” is missing: expected a word that the vocabulary begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the architecture %1 is not supported: expected a class in which the first token alone is global; open this one through an engine (--engine), found one in which the tokens of the question are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the architecture %1 is not supported: expected an encoder–decoder whole, such as …ForConditionalGeneration, or an engine (--engine), found its decoder alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the archive cannot be understood: expected a whole zip file, found %1</source>
        <translation>压缩包无法理解：应为完整的 zip 文件，实际为%1</translation>
    </message>
    <message>
        <source>the archive cannot be used: expected %1 MiB at most, found %2 MiB or more</source>
        <translation>压缩包无法使用：应为至多 %1 MiB，实际为%2 MiB 或更多</translation>
    </message>
    <message>
        <source>the archive cannot be used: expected %1 files at most, found %2</source>
        <translation>压缩包无法使用：应为至多 %1 个文件，实际为%2</translation>
    </message>
    <message>
        <source>the archive cannot be used: expected at most %1 members, found %2</source>
        <translation>压缩包无法使用：应为至多 %1 个成员，实际为%2</translation>
    </message>
    <message>
        <source>the archive failed: %1</source>
        <translation>压缩包失败：%1</translation>
    </message>
    <message>
        <source>the archive failed: cut short</source>
        <translation>压缩包失败：不完整</translation>
    </message>
    <message>
        <source>the archive is cut short: expected a directory at its end, found none</source>
        <translation>压缩包不完整：应为末尾的目录，实际为没有</translation>
    </message>
    <message>
        <source>the archive&apos;s directory cannot be understood: expected %1 members, found %2</source>
        <translation>压缩包的目录无法理解：应为%1 个成员，实际为%2</translation>
    </message>
    <message>
        <source>the archive&apos;s directory cannot be understood: expected a name and a size of each file, found none</source>
        <translation>压缩包的目录无法理解：应为每个文件的名称和大小，实际为没有</translation>
    </message>
    <message>
        <source>the archive&apos;s directory cannot be understood: expected before byte %1, found %2 bytes from %3 on</source>
        <translation>压缩包的目录无法理解：应为在第 %1 字节之前，实际为从第 %3 字节起的 %2 字节</translation>
    </message>
    <message>
        <source>the archive&apos;s directory cannot be understood: expected each member once, found “%1” twice</source>
        <translation>压缩包的目录无法理解：应为每个成员只出现一次，实际为“%1”出现两次</translation>
    </message>
    <message>
        <source>the archive&apos;s directory cannot be understood: expected its 64-bit record, found other bytes</source>
        <translation>压缩包的目录无法理解：应为它的 64 位记录，实际为其他字节</translation>
    </message>
    <message>
        <source>the archive&apos;s directory cannot be understood: expected members that lie apart, found “%1” and “%2”</source>
        <translation>压缩包的目录无法理解：应为互不重叠的成员，实际为“%1”与“%2”</translation>
    </message>
    <message>
        <source>the archive&apos;s directory cannot be understood: expected members within it, found one that is cut short</source>
        <translation>压缩包的目录无法理解：应为完全位于其中的成员，实际为不完整的成员</translation>
    </message>
    <message>
        <source>the archive&apos;s directory cannot be understood: expected nothing behind its last member, found %1 bytes</source>
        <translation>压缩包的目录无法理解：应为最后一个成员之后没有别的内容，实际为%1 字节</translation>
    </message>
    <message>
        <source>the archive&apos;s directory cannot be understood: expected one folder that all members are in, found “%1” and “%2”</source>
        <translation>压缩包的目录无法理解：应为包含所有成员的同一个文件夹，实际为“%1”与“%2”</translation>
    </message>
    <message>
        <source>the atlas has the wrong shape: expected %1 layers of %2 heads, found %3 of %4</source>
        <translation>图谱的形状不对：应为%1 层，每层 %2 个头，实际为%3 和 %4</translation>
    </message>
    <message>
        <source>the atlas that is there cannot be used: expected one of the same model and texts, to be gone on with, found another one: give another name</source>
        <translation>已有的图谱无法使用：应为同一模型、同一批文本的图谱，以便继续计算，实际为另一个图谱：请换一个名称</translation>
    </message>
    <message>
        <source>the atlas&apos; numbers are cut short: expected more of them, found their end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the atlas&apos; numbers cannot be understood: expected %1 bytes, found %2</source>
        <translation>图谱的数值无法理解：应为%1 字节，实际为%2</translation>
    </message>
    <message>
        <source>the atlas&apos; numbers cannot be understood: expected a list of at most %1, found %2</source>
        <translation>图谱的数值无法理解：应为至多 %1 项的列表，实际为%2</translation>
    </message>
    <message>
        <source>the atlas&apos; numbers cannot be understood: expected finite ones, of texts and tokens that are there, found others</source>
        <translation>图谱的数值无法理解：应为有限的数值，并且属于现有的文本和词元，实际为其他的</translation>
    </message>
    <message>
        <source>the atlas&apos; rows cannot be understood: expected those of its texts, found others</source>
        <translation>图谱的行无法理解：应为它的各段文本的行，实际为其他的</translation>
    </message>
    <message>
        <source>the attended texts have the wrong shape: expected %1, found %2</source>
        <translation>被关注的文本的形状不对：应为%1，实际为%2</translation>
    </message>
    <message>
        <source>the attention between two texts is missing: expected an encoder–decoder, such as T5, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the attention could be any of %1; choose one with --block self, decoder or cross, or --tensor NAME</source>
        <translation>注意力可能是其中任何一个：%1；请用--block self、decoder 或 cross，或者 --tensor NAME选定</translation>
    </message>
    <message>
        <source>the attention could be any of %1; choose one with --tensor NAME</source>
        <translation>注意力可能是其中任何一个：%1；请用--tensor NAME选定</translation>
    </message>
    <message>
        <source>the attention flow</source>
        <translation>注意力流</translation>
    </message>
    <message>
        <source>the attention flow cannot be used: expected at most %1 tokens, found %2</source>
        <translation>注意力流无法使用：应为至多 %1 个词元，实际为%2</translation>
    </message>
    <message>
        <source>not enough memory for the attention of %1 tokens: %2 MB needed, %3 MB free</source>
        <translation type="unfinished">内存不足以计算 %1 个 token 的注意力：需要 %2 MB，可用 %3 MB</translation>
    </message>
    <message>
        <source>not enough memory for the attention of %1 tokens: %2 needed, %3 free</source>
        <translation type="unfinished">内存不足以计算 %1 个 token 的注意力：需要 %2，可用 %3</translation>
    </message>
    <message>
        <source>the attention of layer %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the attention that is shown is missing: expected a model of the same kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the attention that step %1 shows is missing</source>
        <translation>缺少第 %1 步显示的注意力</translation>
    </message>
    <message>
        <source>the attention that the lesson shows is missing</source>
        <translation>缺少课程显示的注意力</translation>
    </message>
    <message>
        <source>the base model is missing: expected the model in a folder called “base” beside it, in the Hugging Face cache or in a folder of your own models, or to be named (--model BASE --adapter FOLDER)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the base model “%1” is missing: expected the model in a folder called “base” beside it, in the Hugging Face cache or in a folder of your own models, or to be named (--model BASE --adapter FOLDER)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the base model “%1” is missing: expected the model in a folder called “base” beside it, in the Hugging Face cache or in a folder of your own models, or to be named (--model BASE --adapter FOLDER): other paths are not followed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the beginning of the file cannot be understood: expected the magic number of torch.save, found %1</source>
        <translation>文件的开头无法理解：应为torch.save 的魔数，实际为%1</translation>
    </message>
    <message>
        <source>the beginning of the file cannot be understood: expected the magic number of torch.save, found another number</source>
        <translation>文件的开头无法理解：应为torch.save 的魔数，实际为另一个数</translation>
    </message>
    <message>
        <source>the beginning of the file cannot be understood: expected what torch.save writes, found “%1”</source>
        <translation>文件的开头无法理解：应为torch.save 写出的内容，实际为“%1”</translation>
    </message>
    <message>
        <source>the beginning of the file cannot be understood: expected “GGUF”, found “%1”</source>
        <translation>文件的开头无法理解：应为“GGUF”，实际为“%1”</translation>
    </message>
    <message>
        <source>the characters cannot be used: expected fewer than %1 different ones, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the chat template cannot be used: expected at most 1 MiB, found %1 bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the chat template is missing: expected a model that was trained on conversations, which has one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the chat template “default” is missing: expected one of this name beside the others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the checkpoint&apos;s name cannot be used: expected at most %1 bytes without control characters, found another one</source>
        <translation>检查点的名称无法使用：应为至多 %1 字节，不含控制字符，实际为另一个</translation>
    </message>
    <message>
        <source>the code cannot be understood: expected a row of at most 4096 keys, found %1</source>
        <translation>短码无法理解：应为至多 4096 个键的行，实际为%1</translation>
    </message>
    <message>
        <source>the code cannot be understood: expected a smaller number, found a huge one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the code cannot be understood: expected fewer letters, found some that say nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the code cannot be understood: expected letters and digits, without U, found “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the code cannot be understood: expected letters that fit each other, found a mistyped one, or some that are missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the code cannot be understood: expected more letters, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the code cannot be understood: expected more letters, found its end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the code is not supported: expected one of this version of AttentionScope, found another kind</source>
        <translation>不支持这样的短码：应为这个版本的 AttentionScope 的短码，实际为另一种短码</translation>
    </message>
    <message>
        <source>the code is not supported: expected one of this version of the lesson, found one of another</source>
        <translation>不支持这样的短码：应为这一课的这个版本的短码，实际为另一个版本的短码</translation>
    </message>
    <message>
        <source>the column “%1” is missing</source>
        <translation>缺少列“%1”</translation>
    </message>
    <message>
        <source>the column&apos;s name at %1 is missing</source>
        <translation>缺少%1 处的列名</translation>
    </message>
    <message>
        <source>the columns of the rotary embedding&apos;s picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the command of the engine “%1” is missing: expected one in the settings, or --engine %2=COMMAND, found none</source>
        <translation>缺少引擎“%1”的启动命令：应为设置中的命令，或者 --engine %2=COMMAND，实际为没有</translation>
    </message>
    <message>
        <source>the computed side %1 is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the container is not supported: expected GGUF, found %1, which was there before it</source>
        <translation>不支持这样的容器格式：应为GGUF，实际为%1，这是它之前的格式</translation>
    </message>
    <message>
        <source>the conversation cannot be understood: expected a list of messages, or an object with “messages”, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the conversation cannot be understood: expected a list of messages, or an object with “messages”, found none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the copy of your work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the difference of softmaxes with latents cannot be used: expected none, found a difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the dimensions of an index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the dimensions of the run that patches are taken from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the directory of the archive cannot be understood: expected a whole zip file, found %1</source>
        <translation>压缩包的目录无法理解：应为完整的 zip 文件，实际为%1</translation>
    </message>
    <message>
        <source>the directory of the archive cannot be understood: expected each name once, found “%1” twice</source>
        <translation>压缩包的目录无法理解：应为每个名称只出现一次，实际为“%1”出现两次</translation>
    </message>
    <message>
        <source>the display cannot be used: expected %2, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the distribution of weights is missing: expected at least one row that is measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the embedding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the end</source>
        <translation>结尾</translation>
    </message>
    <message>
        <source>the end of the claim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the end of the text</source>
        <translation>文本的末尾</translation>
    </message>
    <message>
        <source>the end of the text, where its labels are read is missing: expected the token %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the end of the text, where its labels are read is missing: expected the token that ends a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the engine failed: %1</source>
        <translation>引擎失败：%1</translation>
    </message>
    <message>
        <source>the engine failed: it does not read what it is asked</source>
        <translation>引擎失败：它不读取发给它的请求</translation>
    </message>
    <message>
        <source>the engine failed: it said nothing for %1 seconds</source>
        <translation>引擎失败：它有 %1 秒没有任何回应</translation>
    </message>
    <message>
        <source>the engine failed: it stopped without being asked</source>
        <translation>引擎失败：它自行停止了</translation>
    </message>
    <message>
        <source>the engine&apos;s answer cannot be understood: expected an object, found %1</source>
        <translation>引擎的应答无法理解：应为一个对象，实际为%1</translation>
    </message>
    <message>
        <source>the engine&apos;s answer cannot be used: expected an answer to what it was asked, found others</source>
        <translation>引擎的应答无法使用：应为对所发请求的应答，实际为其他的</translation>
    </message>
    <message>
        <source>the engine&apos;s answer cannot be used: expected at most %1 behind it, found %2</source>
        <translation>引擎的应答无法使用：应为后面的数据至多 %1，实际为%2</translation>
    </message>
    <message>
        <source>the engine&apos;s answer cannot be used: expected at most %1 of JSON, found more</source>
        <translation>引擎的应答无法使用：应为至多 %1 的 JSON，实际为更多</translation>
    </message>
    <message>
        <source>the engine&apos;s answer is cut short: expected %1 layers, found %2</source>
        <translation>引擎的应答不完整：应为%1 层，实际为%2</translation>
    </message>
    <message>
        <source>the engine&apos;s list of layers cannot be used: expected at least one layer of attention in each part, found others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the engine&apos;s list of layers cannot be used: expected layers in order, from 0, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the engine&apos;s list of layers cannot be used: expected layers of as many heads each, found %1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the engine&apos;s list of layers cannot be used: expected layers of one part, found others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the engine&apos;s list of layers cannot be used: expected their numbers in the model, ascending, from %1, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the engine&apos;s protocol is not supported: expected version %1, found %2</source>
        <translation>不支持这样的引擎的协议：应为版本 %1，实际为%2</translation>
    </message>
    <message>
        <source>the engine&apos;s protocol is not supported: expected version %1, found none</source>
        <translation>不支持这样的引擎的协议：应为版本 %1，实际为没有</translation>
    </message>
    <message>
        <source>the experts that a token takes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the features of a sound have the wrong shape: expected [%1, %2], found [%3, %4]</source>
        <translation>声音的特征的形状不对：应为[%1, %2]，实际为[%3, %4]</translation>
    </message>
    <message>
        <source>the figure&apos;s height cannot be used: expected at most 2000 mm: a smaller width, or a height of its own, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the figure&apos;s size cannot be used: expected %1, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file cannot be used: expected a file of attention, NAME.safetensors, found %1</source>
        <translation>文件无法使用：应为文件 和 attention, NAME.safetensors，实际为%1</translation>
    </message>
    <message>
        <source>the file cannot be used: expected at most 2000 codes, found more</source>
        <translation>文件无法使用：应为至多 2000 段短码，实际为更多</translation>
    </message>
    <message>
        <source>the file is cut short: expected an array, found no bytes</source>
        <translation>文件不完整：应为数组，实际为没有任何字节</translation>
    </message>
    <message>
        <source>the file is cut short: expected what torch.save writes, found 0 bytes</source>
        <translation>文件不完整：应为torch.save 写出的内容，实际为0 字节</translation>
    </message>
    <message>
        <source>the file is not supported: expected numbers of 2 to 5 axes, as [heads, queries, keys], found %1</source>
        <translation>不支持这样的文件：应为2 到 5 个轴的数，例如 [头, 查询, 键]，实际为%1</translation>
    </message>
    <message>
        <source>the file is not supported: expected numbers of 2 to 5 axes, as [heads, queries, keys], found nothing</source>
        <translation>不支持这样的文件：应为2 到 5 个轴的数，例如 [头, 查询, 键]，实际为没有内容</translation>
    </message>
    <message>
        <source>the file of tensor “%1” cannot be understood: expected the name of a file in the same folder, found %2</source>
        <translation>张量“%1”所在的文件无法理解：应为同一文件夹中某个文件的名称，实际为%2</translation>
    </message>
    <message>
        <source>the file of the key cannot be used: expected another than that of the sheets, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file within a figure cannot be used: expected at most %1 MB when it is packed; without --with-data it stays beside the figure, found %2 MB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file within a figure cannot be used: expected at most %1 MB with its session; without --with-data it stays beside the figure, found %2 MB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file within a figure cannot be used: expected at most %1 MB; without --with-data it stays beside the figure, found %2 MB</source>
        <translation>插图内的文件无法使用：应为至多 %1 MB；不加 --with-data 时，它留在插图旁边，实际为%2 MB</translation>
    </message>
    <message>
        <source>the file&apos;s ending is not supported: expected %1, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file&apos;s ending is not supported: expected %1, found none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file&apos;s size cannot be used: expected at most %1 bytes, found %2</source>
        <translation>文件的大小无法使用：应为至多 %1 字节，实际为%2</translation>
    </message>
    <message>
        <source>the file&apos;s size cannot be used: expected at most 64 MB, found %1</source>
        <translation>文件的大小无法使用：应为至多 64 MB，实际为%1</translation>
    </message>
    <message>
        <source>the files of the lesson cannot be used: expected %1 at most, found more</source>
        <translation>课程的文件无法使用：应为至多 %1，实际为更多</translation>
    </message>
    <message>
        <source>the fill of hidden cells cannot be used: expected a number or −∞, found NaN</source>
        <translation>被遮住的单元格的填入值无法使用：应为一个数或 −∞，实际为NaN</translation>
    </message>
    <message>
        <source>the folder cannot be used: expected at most %1 arrays, found more files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the folder cannot be used: expected at most %1 files, found more</source>
        <translation>文件夹无法使用：应为至多 %1 个文件，实际为更多</translation>
    </message>
    <message>
        <source>the folder is missing</source>
        <translation>缺少文件夹</translation>
    </message>
    <message>
        <source>the format is not supported: expected %1, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the fused query-key-value weight has the wrong shape: expected a multiple of 3 × %1 columns, found %2</source>
        <translation>融合的查询、键和值的权重的形状不对：应为列数是 3 × %1 的倍数，实际为%2</translation>
    </message>
    <message>
        <source>the gate in a difference of softmaxes cannot be used: expected none, found a gate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the group of heads is missing: expected the name of one of the session&apos;s sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the group of picked heads is missing: expected heads that were picked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the group “%1” is missing: expected at least one head of this model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the head</source>
        <translation>头</translation>
    </message>
    <message>
        <source>the head cannot be used: expected %1, found %2</source>
        <translation>头无法使用：应为%1，实际为%2</translation>
    </message>
    <message>
        <source>the head that is patched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the head that is patched position by position is missing</source>
        <translation>缺少逐个位置修补的头</translation>
    </message>
    <message>
        <source>the head&apos;s number, from 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the header cannot be understood: expected JSON, found nothing</source>
        <translation>文件头无法理解：应为JSON，实际为没有内容</translation>
    </message>
    <message>
        <source>the header cannot be understood: expected a JSON object, found %1</source>
        <translation>文件头无法理解：应为JSON 对象，实际为%1</translation>
    </message>
    <message>
        <source>the header is cut short: expected %1 bytes, found %2</source>
        <translation>文件头不完整：应为%1 字节，实际为%2</translation>
    </message>
    <message>
        <source>the header length (is this a safetensors file?) cannot be understood: expected at most %1, found %2</source>
        <translation>文件头的长度（这是 safetensors 文件吗？）无法理解：应为至多 %1，实际为%2</translation>
    </message>
    <message>
        <source>the header length is cut short: expected 8 bytes, found %1</source>
        <translation>文件头的长度不完整：应为8 字节，实际为%1</translation>
    </message>
    <message>
        <source>the header of %1 cannot be understood: expected True or False, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the header of %1 cannot be understood: expected a quoted text, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the header of %1 cannot be understood: expected a simpler structure, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the header of %1 cannot be understood: expected a size from 0 to 2^63 - 1, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the header of %1 cannot be understood: expected at most 64 dimensions, found %2</source>
        <translation>%1的文件头无法理解：应为至多 64 维，实际为%2</translation>
    </message>
    <message>
        <source>the header of %1 cannot be understood: expected descr, fortran_order and shape, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the header of %1 cannot be understood: expected each key once, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the header of %1 cannot be understood: expected the end, found %2</source>
        <translation>%1的文件头无法理解：应为结尾，实际为%2</translation>
    </message>
    <message>
        <source>the header of %1 cannot be understood: expected “%3”, found %2</source>
        <translation>%1的文件头无法理解：应为“%3”，实际为%2</translation>
    </message>
    <message>
        <source>the header of %1 cannot be understood: expected “,”, found %2</source>
        <translation>%1的文件头无法理解：应为“,”，实际为%2</translation>
    </message>
    <message>
        <source>the header of %1 is cut short: expected %2 bytes, found %3</source>
        <translation>%1的文件头不完整：应为%2 字节，实际为%3</translation>
    </message>
    <message>
        <source>the heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the heads of a difference of softmaxes cannot be used: expected an even number, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the heads of an index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the heads of keys in a difference of softmaxes cannot be used: expected as many as heads, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the heads of keys in disentangled attention cannot be used: expected as many as heads, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the heads of keys with latents cannot be used: expected as many as heads, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the heads of the run that patches are taken from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the heads&apos; scoring has the wrong shape: expected %1 entries, found %2</source>
        <translation>各个头的分数计算方式的形状不对：应为%1 项，实际为%2</translation>
    </message>
    <message>
        <source>the height for a figure of %1 cannot be used: expected at least %2 mm, or none, found %3 mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the hidden state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the language-model head is missing</source>
        <translation>缺少语言模型头</translation>
    </message>
    <message>
        <source>the language-model head is missing: expected a model that predicts tokens, such as GPT-2, found %1</source>
        <translation>缺少语言模型头：应为预测词元的模型，例如 GPT-2，实际为%1</translation>
    </message>
    <message>
        <source>the latents of disentangled attention cannot be used: expected none, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the layer</source>
        <translation>层</translation>
    </message>
    <message>
        <source>the layer cannot be used: expected %1, found %2</source>
        <translation>层无法使用：应为%1，实际为%2</translation>
    </message>
    <message>
        <source>the layer cannot be used: expected %1, found %2, which has none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the layer cannot be used: expected %1, which have attention, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the layer cannot be used: expected %1, which have attention, found %2, which has none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the layer that is patched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the layers of the run that patches are taken from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the length of %1 cannot be used: expected at most %2, found %3</source>
        <translation>%1的长度无法使用：应为至多 %2，实际为%3</translation>
    </message>
    <message>
        <source>the length of what each key adds is missing: expected a head whose output is its own: an intervention puts another in its place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the length of what each key adds is missing: expected a model that is computed here</source>
        <translation>缺少每个键的贡献的长度：需要由本程序计算的模型</translation>
    </message>
    <message>
        <source>the length of what each key adds is missing: expected values, v of each key</source>
        <translation>缺少每个键的贡献的长度：需要值，即每个键的 v</translation>
    </message>
    <message>
        <source>the lesson cannot be used: expected %1 MiB at most, found %2 MiB</source>
        <translation>课程无法使用：应为至多 %1 MiB，实际为%2 MiB</translation>
    </message>
    <message>
        <source>the lesson cannot be used: expected %1, found %2</source>
        <translation>课程无法使用：应为%1，实际为%2</translation>
    </message>
    <message>
        <source>the lesson cannot be used: expected %1, found none</source>
        <translation>课程无法使用：应为%1，实际为没有</translation>
    </message>
    <message>
        <source>the lesson&apos;s text needs more memory than there is</source>
        <translation>课程的文本需要的内存超过了现有的内存</translation>
    </message>
    <message>
        <source>the lesson&apos;s version cannot be used: expected %1, found %2</source>
        <translation>课程的版本无法使用：应为%1，实际为%2</translation>
    </message>
    <message>
        <source>the lesson&apos;s version cannot be used: expected %1, found none</source>
        <translation>课程的版本无法使用：应为%1，实际为没有</translation>
    </message>
    <message>
        <source>the likeness of pictures and texts cannot be used: expected numbers, found NaN or infinite numbers, because the model&apos;s weights have some</source>
        <translation>图片与文本的相似度无法使用：应为numbers，实际为NaN 或无穷的数，因为模型的权重中有这样的数</translation>
    </message>
    <message>
        <source>the likeness of pictures and texts is not supported: expected a model with a tower for each, such as CLIP, found %1</source>
        <translation>不支持这样的图片与文本的相似度：应为图片和文本各有一个塔的模型，例如 CLIP，实际为%1</translation>
    </message>
    <message>
        <source>the line cannot be understood: expected a code, or a name, a colon and a code, found %1</source>
        <translation>这一行无法理解：应为一段短码，或者姓名、冒号和短码，实际为%1</translation>
    </message>
    <message>
        <source>the line of column names is missing: expected such as text,layer,head,name</source>
        <translation>缺少写有列名的一行：需要例如 text,layer,head,name</translation>
    </message>
    <message>
        <source>the list of differences is not supported: expected two sides whose weights can be subtracted, found other sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the list of storages cannot be understood: expected each that a tensor has, once, found %1</source>
        <translation>存储的列表无法理解：应为张量用到的每个存储，各一次，实际为%1</translation>
    </message>
    <message>
        <source>the list of tokens has the wrong shape: expected %1 for the %2, found %3</source>
        <translation>词元的列表的形状不对：应为%1（用于 %2），实际为%3</translation>
    </message>
    <message>
        <source>the list of tokens has the wrong shape: expected %1 lists, one for each text, found %2</source>
        <translation>词元的列表的形状不对：应为%1 个列表，每段文本一个，实际为%2</translation>
    </message>
    <message>
        <source>the logit lens</source>
        <translation>logit 透镜</translation>
    </message>
    <message>
        <source>the logit lens is not supported: expected a model that predicts tokens, found %1</source>
        <translation>不支持这样的logit 透镜：应为预测词元的模型，实际为%1</translation>
    </message>
    <message>
        <source>the map for a figure of %1 is too long: expected up to 4096 × 4096 cells (a figure of maps draws any length), found %2 × %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the map has the wrong shape: expected [%1, %2], found %3</source>
        <translation>注意力图的形状不对：应为[%1, %2]，实际为%3</translation>
    </message>
    <message>
        <source>the map of a head that is given other weights cannot be used: expected at most %1 cells, found %2</source>
        <translation>换用其他权重的头的注意力图无法使用：应为至多 %1 个单元格，实际为%2</translation>
    </message>
    <message>
        <source>the map of a head that is given other weights cannot be used: expected at most 16777216 cells, found %1</source>
        <translation>换用其他权重的头的注意力图无法使用：应为至多 16777216 个单元格，实际为%1</translation>
    </message>
    <message>
        <source>the map of a head whose pattern is patched cannot be used: expected at most %1 cells, found %2</source>
        <translation>注意力模式被修补的头的注意力图无法使用：应为至多 %1 个单元格，实际为%2</translation>
    </message>
    <message>
        <source>the map of picked heads is missing: expected heads that were picked</source>
        <translation>缺少选取的头的注意力图：需要已选取的头</translation>
    </message>
    <message>
        <source>the map of this text is too long: expected at most %1 cells to describe a head</source>
        <translation>这段文本的注意力图太长：应为要描述头，至多 %1 个单元格</translation>
    </message>
    <message>
        <source>the mask recipe, character %1 cannot be understood: expected %3 without arguments, found %2</source>
        <translation>掩码配方的第 %1 个字符无法理解：应为不带参数的 %3，实际为%2</translation>
    </message>
    <message>
        <source>the mask recipe, character %1 cannot be understood: expected a number, found %2</source>
        <translation>掩码配方的第 %1 个字符无法理解：应为一个数，实际为%2</translation>
    </message>
    <message>
        <source>the mask recipe, character %1 cannot be understood: expected a rule, found %2</source>
        <translation>掩码配方的第 %1 个字符无法理解：应为一条规则，实际为%2</translation>
    </message>
    <message>
        <source>the mask recipe, character %1 cannot be understood: expected at least %3, found %2</source>
        <translation>掩码配方的第 %1 个字符无法理解：应为至少 %3，实际为%2</translation>
    </message>
    <message>
        <source>the mask recipe, character %1 cannot be understood: expected at most %3 levels of “(” and “!”, found %2</source>
        <translation>掩码配方的第 %1 个字符无法理解：应为至多 %3 层“(”和“!”，实际为%2</translation>
    </message>
    <message>
        <source>the mask recipe, character %1 cannot be understood: expected at most %3 rules, found %2</source>
        <translation>掩码配方的第 %1 个字符无法理解：应为至多 %3 条规则，实际为%2</translation>
    </message>
    <message>
        <source>the mask recipe, character %1 cannot be understood: expected at most %3, found %2</source>
        <translation>掩码配方的第 %1 个字符无法理解：应为至多 %3，实际为%2</translation>
    </message>
    <message>
        <source>the mask recipe, character %1 cannot be understood: expected “&amp;”, “|” or the end, found %2</source>
        <translation>掩码配方的第 %1 个字符无法理解：应为“&amp;”、“|”或结尾，实际为%2</translation>
    </message>
    <message>
        <source>the mask recipe, character %1 cannot be understood: expected “&amp;”, “|” or “)”, found %2</source>
        <translation>掩码配方的第 %1 个字符无法理解：应为“&amp;”、“|”或“)”，实际为%2</translation>
    </message>
    <message>
        <source>the mask recipe, character %1 cannot be understood: expected “(”, found %2</source>
        <translation>掩码配方的第 %1 个字符无法理解：应为“(”，实际为%2</translation>
    </message>
    <message>
        <source>the mask recipe, character %1 cannot be understood: expected “)”, found %2</source>
        <translation>掩码配方的第 %1 个字符无法理解：应为“)”，实际为%2</translation>
    </message>
    <message>
        <source>the mask recipe, character %1 cannot be understood: expected “,” or “)”, found %2</source>
        <translation>掩码配方的第 %1 个字符无法理解：应为“,”或“)”，实际为%2</translation>
    </message>
    <message>
        <source>the mask recipe, character %1 cannot be understood: expected “,”, found %2</source>
        <translation>掩码配方的第 %1 个字符无法理解：应为“,”，实际为%2</translation>
    </message>
    <message>
        <source>the measure of this head and text is missing</source>
        <translation>缺少这个头对这段文本的度量</translation>
    </message>
    <message>
        <source>the metadata&apos;s tokens cannot be understood: expected lists of texts, found %1</source>
        <translation>元数据中的词元无法理解：应为文本的列表，实际为%1</translation>
    </message>
    <message>
        <source>the model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>the model cannot be used: expected the one that the atlas is of, found another one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model cannot be used: expected the one that the atlas was begun with, found another one</source>
        <translation>模型无法使用：应为开始计算图谱时用的模型，实际为另一个</translation>
    </message>
    <message>
        <source>the model could be any of %1; choose one with the file’s own name instead of the folder’s</source>
        <translation>模型可能是其中任何一个：%1；请用文件自己的名称，而不是文件夹的名称选定</translation>
    </message>
    <message>
        <source>the model has the wrong shape: expected %1 layers of %2 heads, found %3 of %4</source>
        <translation>模型的形状不对：应为%1 层，每层 %2 个头，实际为%3 和 %4</translation>
    </message>
    <message>
        <source>the model is missing: expected an object with type and vocab</source>
        <translation>缺少模型：需要含有 type 和 vocab 的对象</translation>
    </message>
    <message>
        <source>the model that the engine opened again cannot be used: expected the one that it had opened, found another; open it anew</source>
        <translation>引擎重新打开的模型无法使用：应为它原先打开的模型，实际为另一个模型；请重新打开</translation>
    </message>
    <message>
        <source>the model&apos;s dropout is not supported: expected null or 0: the same tokens every time, found %1</source>
        <translation>不支持这样的模型的 dropout：应为null 或 0：每次得到相同的词元，实际为%1</translation>
    </message>
    <message>
        <source>the model&apos;s folder with config.json and model.safetensors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model&apos;s folder, in which it is called pytorch_model.bin and lies beside config.json</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model&apos;s merges are missing: expected a list of pairs</source>
        <translation>缺少模型的 merges：需要成对子词的列表</translation>
    </message>
    <message>
        <source>the model&apos;s merges cannot be understood: expected a list of pairs, found %1</source>
        <translation>模型的 merges无法理解：应为成对子词的列表，实际为%1</translation>
    </message>
    <message>
        <source>the model&apos;s unk_id cannot be used: expected a place in the vocab of %1 pieces, found %2</source>
        <translation>模型的 unk_id无法使用：应为含 %1 个子词的 vocab 中的一个位置，实际为%2</translation>
    </message>
    <message>
        <source>the model&apos;s vocab cannot be understood: expected %1, found a list</source>
        <translation>模型的 vocab无法理解：应为%1，实际为列表</translation>
    </message>
    <message>
        <source>the model&apos;s vocab cannot be understood: expected %1, found an object</source>
        <translation>模型的 vocab无法理解：应为%1，实际为一个对象</translation>
    </message>
    <message>
        <source>the model&apos;s vocab cannot be understood: expected pieces with ids, or a list of pieces with scores, found %1</source>
        <translation>模型的 vocab无法理解：应为带编号的子词，或者带分数的子词列表，实际为%1</translation>
    </message>
    <message>
        <source>the model&apos;s vocab is missing: expected %1</source>
        <translation>缺少模型的 vocab：需要%1</translation>
    </message>
    <message>
        <source>the models cannot be used: expected %1, found %2</source>
        <translation>模型无法使用：应为%1，实际为%2</translation>
    </message>
    <message>
        <source>the module&apos;s symbols cannot be understood: expected a list, found another kind of value</source>
        <translation>模块的符号无法理解：应为列表，实际为另一种短码 和 value</translation>
    </message>
    <message>
        <source>the module&apos;s symbols cannot be understood: expected texts or lists of bytes, found another kind of value</source>
        <translation>模块的符号无法理解：应为文本或字节的列表，实际为另一种短码 和 value</translation>
    </message>
    <message>
        <source>the name of a tensor cannot be understood: expected UTF-8, found other bytes</source>
        <translation>张量的名称无法理解：应为UTF-8，实际为其他字节</translation>
    </message>
    <message>
        <source>the name of a tensor cannot be understood: expected a text, found %1</source>
        <translation>张量的名称无法理解：应为一段文本，实际为%1</translation>
    </message>
    <message>
        <source>the name of the film is not supported: expected NAME.gif, NAME.webm or NAME-{frame}.png, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name that leads to the model&apos;s other parts is missing: expected %1, found “%2”</source>
        <translation>缺少用来找到模型其他部分的名称：应为%1，实际为“%2”</translation>
    </message>
    <message>
        <source>the names of its tensors are not supported: expected model.safetensors of the same model, in the Hugging Face layout, found the layout of those who trained it (“tok_embeddings.weight”)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number after “%1” cannot be used: expected %2, found %3</source>
        <translation>“%1”后面的数无法使用：应为%2，实际为%3</translation>
    </message>
    <message>
        <source>the number of %1 cannot be used: expected at least two, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number of experts’ tensors cannot be used: expected at most %1, found more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number of frames cannot be used: expected %1, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number of lines cannot be used: expected at most %1, found more</source>
        <translation>行数无法使用：应为至多 %1，实际为更多</translation>
    </message>
    <message>
        <source>the number of rows cannot be used: expected at most %1, found more</source>
        <translation>行数无法使用：应为至多 %1，实际为更多</translation>
    </message>
    <message>
        <source>the number of sounds cannot be used: expected one, found %1</source>
        <translation>声音的数目无法使用：应为一个，实际为%1</translation>
    </message>
    <message>
        <source>the numbers in the figure cannot be understood: expected a list of at most %1 files, found something else</source>
        <translation>插图中的数据无法理解：应为列表 和 至多 %1 个文件，实际为别的内容</translation>
    </message>
    <message>
        <source>the numbers in the figure cannot be understood: expected as many bytes as it says, found fewer</source>
        <translation>插图中的数据无法理解：应为字节数与所写的相符，实际为更少</translation>
    </message>
    <message>
        <source>the numbers in the figure cannot be understood: expected base64, found other characters</source>
        <translation>插图中的数据无法理解：应为base64，实际为其他字符</translation>
    </message>
    <message>
        <source>the numbers in the figure cannot be understood: expected deflated bytes of the size that it says, found others</source>
        <translation>插图中的数据无法理解：应为deflate 压缩的字节，大小与所写的相符，实际为其他的</translation>
    </message>
    <message>
        <source>the numbers in the figure cannot be understood: expected each name once, found “%1” twice</source>
        <translation>插图中的数据无法理解：应为每个名称只出现一次，实际为“%1”出现两次</translation>
    </message>
    <message>
        <source>the numbers in the figure cannot be understood: expected files with names, found another name</source>
        <translation>插图中的数据无法理解：应为带名称的文件，实际为别的名称</translation>
    </message>
    <message>
        <source>the numbers in the figure cannot be understood: expected files with sizes, found none</source>
        <translation>插图中的数据无法理解：应为带大小的文件，实际为没有</translation>
    </message>
    <message>
        <source>the numbers in the figure cannot be understood: expected those of %1 as the session knows it, found others</source>
        <translation>插图中的数据无法理解：应为与会话所记录的 %1 相同的数据，实际为其他的</translation>
    </message>
    <message>
        <source>the numbers of a layer is missing: expected tensors</source>
        <translation>缺少一层的数值：需要tensors</translation>
    </message>
    <message>
        <source>the numbers that are patched in have the wrong shape: expected %1, found %2</source>
        <translation>修补进去的数的形状不对：应为%1，实际为%2</translation>
    </message>
    <message>
        <source>the order of bytes is not supported: expected little-endian, found big-endian</source>
        <translation>不支持这样的字节顺序：应为little-endian，实际为big-endian</translation>
    </message>
    <message>
        <source>the order of bytes is not supported: expected “little”, found “%1”</source>
        <translation>不支持这样的字节顺序：应为“little”，实际为“%1”</translation>
    </message>
    <message>
        <source>the order of bytes is not supported: expected “little”, found “big”</source>
        <translation>不支持这样的字节顺序：应为“little”，实际为“big”</translation>
    </message>
    <message>
        <source>the output of a head of another run has the wrong shape: expected %1 dimensions, found %2</source>
        <translation>另一个运行中头的输出的形状不对：应为%1 维，实际为%2</translation>
    </message>
    <message>
        <source>the output of a head of another run has the wrong shape: expected %1 dimensions, found no such head</source>
        <translation>另一个运行中头的输出的形状不对：应为%1 维，实际为没有这个头</translation>
    </message>
    <message>
        <source>the output projection W_O is missing</source>
        <translation>缺少输出投影 W_O</translation>
    </message>
    <message>
        <source>the output&apos;s file name is missing</source>
        <translation>缺少输出文件的名称</translation>
    </message>
    <message>
        <source>the package cannot be understood: expected one lesson, NAME.lesson.md, found %1</source>
        <translation>课程包无法理解：应为恰好一个课程文件 NAME.lesson.md，实际为%1</translation>
    </message>
    <message>
        <source>the page&apos;s size cannot be used: expected at most 256 MB, found %1 bytes</source>
        <translation>页面的大小无法使用：应为至多 256 MB，实际为%1 字节</translation>
    </message>
    <message>
        <source>the page&apos;s size cannot be used: expected at most 256 MB: fewer panels, or less painting in them, found %1 bytes</source>
        <translation>页面的大小无法使用：应为至多 256 MB：请减少子图，或者减少子图中的涂画，实际为%1 字节</translation>
    </message>
    <message>
        <source>the panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the path cannot be used: expected an absolute one that is there, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the picture cannot be understood: expected a JPEG picture, found %1</source>
        <translation>图片无法理解：应为JPEG 图片，实际为%1</translation>
    </message>
    <message>
        <source>the picture cannot be understood: expected a PNG picture, found %1</source>
        <translation>图片无法理解：应为PNG 图片，实际为%1</translation>
    </message>
    <message>
        <source>the picture has the wrong shape: expected %1, found %2</source>
        <translation>图片的形状不对：应为%1，实际为%2</translation>
    </message>
    <message>
        <source>the picture is cut short: expected more data for its size, found %1 bytes</source>
        <translation>图片不完整：应为与大小相称的更多数据，实际为%1 字节</translation>
    </message>
    <message>
        <source>the picture is cut short: expected more data, found the end of the file</source>
        <translation>图片不完整：应为更多数据，实际为文件末尾</translation>
    </message>
    <message>
        <source>the picture is missing</source>
        <translation>缺少图片</translation>
    </message>
    <message>
        <source>the picture is missing: expected a model that reads pictures, and a picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the picture is not supported: expected a PNG or JPEG file, found %1</source>
        <translation>不支持这样的图片：应为PNG 或 JPEG 文件，实际为%1</translation>
    </message>
    <message>
        <source>the picture that the model reads cannot be used: expected at most %1 tokens, found %2</source>
        <translation>模型读入的图片无法使用：应为至多 %1 个词元，实际为%2</translation>
    </message>
    <message>
        <source>the picture&apos;s size cannot be used: expected %1, as preprocessor_config.json does not bring it there, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the picture&apos;s size cannot be used: expected %1, as the first picture has, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the picture&apos;s size cannot be used: expected at most %1 pixels, found %2 × %3</source>
        <translation>图片的大小无法使用：应为至多 %1 像素，实际为%2 × %3</translation>
    </message>
    <message>
        <source>the picture&apos;s size cannot be used: expected at most 32000 pixels a side and 150 million in all, found %1 × %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the picture&apos;s size cannot be used: expected sides that differ less: resized it has at most %1 pixels, found %2</source>
        <translation>图片的大小无法使用：应为两边长度相差更小：缩放后至多 %1 像素，实际为%2</translation>
    </message>
    <message>
        <source>the picture&apos;s size cannot be used: expected what fits into memory, found %1 × %2 pixels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pictures have the wrong shape: expected %1 picture, a frame each, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pictures have the wrong shape: expected %1 picture, one for each text, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pictures have the wrong shape: expected %1 pictures, a frame each, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pictures have the wrong shape: expected %1 pictures, one for each text, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the picture’s size cannot be used: expected sides of %1, one patch, to %2 pixels, found %3</source>
        <translation>图片的大小无法使用：应为边长为 %1（一个图像块）到 %2 像素，实际为%3</translation>
    </message>
    <message>
        <source>the pieces are missing: expected a SentencePiece model</source>
        <translation>缺少子词：需要SentencePiece 模型</translation>
    </message>
    <message>
        <source>the pieces cannot be understood: expected one that stands for unknown text, found %1</source>
        <translation>子词无法理解：应为一个代表未知文本的子词，实际为%1</translation>
    </message>
    <message>
        <source>the pieces cannot be used: expected at most %1, found more</source>
        <translation>子词无法使用：应为至多 %1，实际为更多</translation>
    </message>
    <message>
        <source>the position at which the model is asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the position that is patched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the program ffmpeg, which makes WebM, is missing: expected it in PATH, or a film as NAME.gif or NAME-{frame}.png</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the projection&apos;s input has the wrong shape: expected %1 columns, found %2</source>
        <translation>投影的输入的形状不对：应为%1 列，实际为%2</translation>
    </message>
    <message>
        <source>the projections of a difference of softmaxes cannot be used: expected separate, found fused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the projections with latents cannot be used: expected separate, found fused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the queries and keys could be any of %1; choose one with --queries NAME --keys NAME</source>
        <translation>查询和键可能是其中任何一个：%1；请用--queries NAME --keys NAME选定</translation>
    </message>
    <message>
        <source>the query cannot be used: expected %1, found %2</source>
        <translation>查询无法使用：应为%1，实际为%2</translation>
    </message>
    <message>
        <source>the range of temperatures cannot be used: expected two different ones, 0.01 to 100, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the receiving head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the recipe of a teaching module is missing: expected a file that “Save module” wrote, or a model folder</source>
        <translation>缺少教学模块的配方：需要用“保存模块”写出的文件，或者模型文件夹</translation>
    </message>
    <message>
        <source>the region of the map cannot be used: expected within %1 × %2, found %3 × %4</source>
        <translation>注意力图的区域无法使用：应为在 %1 × %2 之内，实际为%3 × %4</translation>
    </message>
    <message>
        <source>the release failed: its steps and questions would be others</source>
        <translation>发布失败：这样一来，课程的各步和问题会与原来的不同</translation>
    </message>
    <message>
        <source>the request to the engine failed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the request to the engine failed: it gives no reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rollout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the row of a worksheet cannot be used: expected one in which numbers of two places lead to the head&apos;s own weights, found %1</source>
        <translation>练习单的行无法使用：应为用两位小数就能算出这个头自己的权重的行，实际为%1</translation>
    </message>
    <message>
        <source>the row that predicts “%1” is missing</source>
        <translation>缺少预测“%1”的行</translation>
    </message>
    <message>
        <source>the rows of the rotary embedding&apos;s picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the run that a head&apos;s output is taken from is missing: expected a run of the same model that was computed, with layer %1</source>
        <translation>缺少头的输出所取自的运行：需要同一模型的、已计算且含有第 %1 层的运行</translation>
    </message>
    <message>
        <source>the scale cannot be used: expected 0.000001 to 1000000, found %1</source>
        <translation>缩放无法使用：应为0.000001 到 1000000，实际为%1</translation>
    </message>
    <message>
        <source>the scale of a head&apos;s output cannot be used: expected -100 to 100, found %1</source>
        <translation>头的输出的缩放无法使用：应为-100 到 100，实际为%1</translation>
    </message>
    <message>
        <source>the scaling of a rotary embedding of rows and columns cannot be used: expected none, found another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the score of token %1 cannot be used: expected a finite number, found NaN</source>
        <translation>词元 %1 的分数无法使用：应为有限的数，实际为NaN</translation>
    </message>
    <message>
        <source>the score of token %1 cannot be used: expected a finite number, found infinity</source>
        <translation>词元 %1 的分数无法使用：应为有限的数，实际为infinity</translation>
    </message>
    <message>
        <source>the scores of the next token cannot be used: expected at least one that is finite, found none</source>
        <translation>下一个词元的分数无法使用：应为至少一个有限的分数，实际为没有</translation>
    </message>
    <message>
        <source>the search cannot be understood: expected a closing bracket, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the search cannot be understood: expected a measure, a tag or a word, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the search cannot be understood: expected a measure, “layer”, “head” or “tag” before “%2”, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the search cannot be understood: expected a number, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the search cannot be understood: expected at most 100 brackets and words, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the search cannot be understood: expected “and”, “or” or nothing more, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the search cannot be understood: expected “tag = NAME”, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the seconds that a frame stays cannot be used: expected 0.02 to 60, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sending head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sending layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the session in the figure cannot be understood: expected base64 of a UTF-8 text, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the session&apos;s size cannot be used: expected at most %1 bytes, found %2</source>
        <translation>会话的大小无法使用：应为至多 %1 字节，实际为%2</translation>
    </message>
    <message>
        <source>the session&apos;s size cannot be used: expected at most 64 MB: fewer painted cells or texts, found %1 bytes</source>
        <translation>会话的大小无法使用：应为至多 64 MB：请减少涂画的单元格或文本，实际为%1 字节</translation>
    </message>
    <message>
        <source>the session&apos;s teaching module cannot be used: expected the tensors that the file holds, found others</source>
        <translation>会话的教学模块无法使用：应为文件中的张量，实际为其他的</translation>
    </message>
    <message>
        <source>the session&apos;s version is not supported: expected %1, found %2</source>
        <translation>不支持这样的会话的版本：应为%1，实际为%2</translation>
    </message>
    <message>
        <source>the set of heads “%1” is missing: expected a session with named sets of heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the shape %1 cannot be used: expected %2 numbers, found %3</source>
        <translation>形状 %1无法使用：应为%2 个数，实际为%3</translation>
    </message>
    <message>
        <source>the shape cannot be used: expected at most 64 dimensions, found %1</source>
        <translation>形状无法使用：应为至多 64 维，实际为%1</translation>
    </message>
    <message>
        <source>the shape of %1 cannot be used: expected fewer than 2^64 bytes, found %2</source>
        <translation>%1的形状无法使用：应为少于 2^64 字节，实际为%2</translation>
    </message>
    <message>
        <source>the shared dimensions of keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the shared dimensions of keys cannot be used: expected fewer than d_k, %1, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sheet cannot be understood: expected a text in UTF-8 (in Excel: CSV UTF-8), found UTF-16</source>
        <translation>表格无法理解：应为UTF-8 编码的文本（在 Excel 中选“CSV UTF-8”），实际为UTF-16</translation>
    </message>
    <message>
        <source>the sheet cannot be understood: expected a text in UTF-8 (in Excel: CSV UTF-8), found a character 0</source>
        <translation>表格无法理解：应为UTF-8 编码的文本（在 Excel 中选“CSV UTF-8”），实际为字符 0</translation>
    </message>
    <message>
        <source>the sheet&apos;s copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sheet&apos;s size cannot be used: expected at most 64 MB, found %1 MB</source>
        <translation>表格的大小无法使用：应为至多 64 MB，实际为%1 MB</translation>
    </message>
    <message>
        <source>the size of %1 cannot be used: expected a number from 0 that fits a file, found %2</source>
        <translation>%1的大小无法使用：应为不小于 0、文件放得下的数，实际为%2</translation>
    </message>
    <message>
        <source>the size of a film&apos;s frames cannot be used: expected at most 16 million pixels: fewer dots per inch or a smaller width, found %1 × %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the size of chunk cannot be used: expected at least 1, found %1</source>
        <translation>chunk 的大小无法使用：应为至少 1，实际为%1</translation>
    </message>
    <message>
        <source>the size of the header cannot be used: expected at most %1 bytes, found more</source>
        <translation>文件头的大小无法使用：应为至多 %1 字节，实际为更多</translation>
    </message>
    <message>
        <source>the sound cannot be understood: expected at least one sample, found none</source>
        <translation>声音无法理解：应为至少一个采样点，实际为没有</translation>
    </message>
    <message>
        <source>the sound cannot be used: expected at least %1 samples, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sound cannot be used: expected at most %1 channels of %2 to %3 samples a second, found %4 of %5</source>
        <translation>声音无法使用：应为至多 %1 个声道，每秒 %2 到 %3 个采样点，实际为%4 和 %5</translation>
    </message>
    <message>
        <source>the sound has the wrong shape: expected samples of one channel, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sound is missing</source>
        <translation>缺少声音</translation>
    </message>
    <message>
        <source>the sound is too long: expected at most %1 seconds, found more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sound&apos;s features have the wrong shape: expected %1, found %2</source>
        <translation>声音的特征的形状不对：应为%1，实际为%2</translation>
    </message>
    <message>
        <source>the sound’s tokens have the wrong shape: expected %1, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the span of distances</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the statement “%1” in line %2 of the chat template is not read yet: type the text as the model should read it, or change the template</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the step cannot be used: expected a multiple of %1 below %2, or %3, found %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the step of dilated cannot be used: expected at least 1, found %1</source>
        <translation>dilated 的步长无法使用：应为至少 1，实际为%1</translation>
    </message>
    <message>
        <source>the storage “%1” cannot be understood: expected %2 bytes of %3, found %4 of %5 elsewhere in the pickle</source>
        <translation>存储“%1”无法理解：应为%2 字节的 %3，实际为在 pickle 的别处为 %4 字节的 %5</translation>
    </message>
    <message>
        <source>the storage “%1” cannot be understood: expected %2 bytes, found %3</source>
        <translation>存储“%1”无法理解：应为%2 字节，实际为%3</translation>
    </message>
    <message>
        <source>the storage “%1” is cut short: expected %2 bytes, found %3</source>
        <translation>存储“%1”不完整：应为%2 字节，实际为%3</translation>
    </message>
    <message>
        <source>the storage “%1” is missing</source>
        <translation>缺少存储“%1”</translation>
    </message>
    <message>
        <source>the student&apos;s number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the system that wrote the file cannot be understood: expected a dictionary, found %1</source>
        <translation>写出文件的系统无法理解：应为字典，实际为%1</translation>
    </message>
    <message>
        <source>the table in a Python script is too long: expected up to %1 kB (Export figure as PY, and render --out NAME.py, put a larger one beside the script), found %2 kB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the table of this map is too long: expected up to 4096 × 4096 numbers (PDF, SVG and PNG draw any length), found more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tar format is not supported: expected a file of torch 0.1.10 or later, found an older one</source>
        <translation>不支持这样的tar 格式：应为torch 0.1.10 或更高版本的文件，实际为更早版本的文件</translation>
    </message>
    <message>
        <source>the targets have the wrong shape: expected one for each of %1 texts, found %2</source>
        <translation>目标文本的形状不对：应为%1 段文本各一段，实际为%2</translation>
    </message>
    <message>
        <source>the temperature cannot be used: expected 0.01 to 100, found %1</source>
        <translation>温度无法使用：应为0.01 到 100，实际为%1</translation>
    </message>
    <message>
        <source>the template&apos;s end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tensor data cannot be understood: expected %1 bytes, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tensor data is cut short: expected %1 bytes, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tensor “%1” cannot be used: expected finite numbers, found others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tensor “%1” has the wrong shape: expected %2 numbers, found %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tensor “%1” that is to be written has the wrong shape: expected %2 numbers, because its shape is %3, found %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tensors&apos; data is cut short: expected its beginning at byte %1, found %2 bytes in all</source>
        <translation>张量的数据不完整：应为在第 %1 字节处开始，实际为共 %2 字节</translation>
    </message>
    <message>
        <source>the terms of disentangled attention cannot be used: expected at least one with positions, found none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>the text cannot be understood: expected UTF-8, found byte %1 at position %2</source>
        <translation>文本无法理解：应为UTF-8，实际为位置 %2 处的字节 %1</translation>
    </message>
    <message>
        <source>the text cannot be understood: expected a JSON object, found %1</source>
        <translation>文本无法理解：应为JSON 对象，实际为%1</translation>
    </message>
    <message>
        <source>the text cannot be understood: expected a list of modules, found %1</source>
        <translation>文本无法理解：应为列表 和 modules，实际为%1</translation>
    </message>
    <message>
        <source>the text cannot be understood: expected each name once, found “%1” twice</source>
        <translation>文本无法理解：应为每个名称只出现一次，实际为“%1”出现两次</translation>
    </message>
    <message>
        <source>the text cannot be understood: expected lines to be learned from, found a byte that is 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text cannot be used: expected at most %1 bytes, found %2</source>
        <translation>文本无法使用：应为至多 %1 字节，实际为%2</translation>
    </message>
    <message>
        <source>the text cannot be used: expected two lines or more, so that one can be held out, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text is missing</source>
        <translation>缺少文本</translation>
    </message>
    <message>
        <source>the text is missing: expected at least one</source>
        <translation>缺少文本：需要至少一段</translation>
    </message>
    <message>
        <source>the text is missing: expected at least one word</source>
        <translation>缺少文本：需要至少一个词</translation>
    </message>
    <message>
        <source>the text is too long: expected at most %1 tokens, found %2</source>
        <translation>文本太长：应为至多 %1 个词元，实际为%2</translation>
    </message>
    <message>
        <source>the text is too long: expected less than 2 GiB</source>
        <translation>文本太长：应为小于 2 GiB</translation>
    </message>
    <message>
        <source>the text is too long: expected less than 4 GiB</source>
        <translation>文本太长：应为小于 4 GiB</translation>
    </message>
    <message>
        <source>the text of a sheet by hand cannot be used: expected three to five tokens, found %1</source>
        <translation>手算练习单的文本无法使用：应为三到五个词元，实际为%1</translation>
    </message>
    <message>
        <source>the text of a worksheet cannot be used: expected at least %1 tokens, found %2</source>
        <translation>练习单的文本无法使用：应为至少 %1 个词元，实际为%2</translation>
    </message>
    <message>
        <source>the text of a worksheet is too long: expected at most %1 tokens, found %2</source>
        <translation>练习单的文本太长：应为至多 %1 个词元，实际为%2</translation>
    </message>
    <message>
        <source>the text that the tokenizer&apos;s normaliser makes of this one is too long: expected at most 16 times as long, and 64 kB, found %1 bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the texts cannot be used: expected %1 at most, found %2</source>
        <translation>文本无法使用：应为至多 %1，实际为%2</translation>
    </message>
    <message>
        <source>the texts cannot be used: expected %1 bytes together at most, found %2</source>
        <translation>文本无法使用：应为合计至多 %1 字节，实际为%2</translation>
    </message>
    <message>
        <source>the texts of the run that a head&apos;s output is taken from cannot be used: expected at least %1, found %2</source>
        <translation>头的输出所取自的运行的文本无法使用：应为至少 %1，实际为%2</translation>
    </message>
    <message>
        <source>the token that is asked for cannot be used: expected %1, found %2</source>
        <translation>所问的词元无法使用：应为%1，实际为%2</translation>
    </message>
    <message>
        <source>the tokenizer %1 is not read yet: give token ids instead of a text (--ids), or open the model through an engine (--engine)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tokenizer is missing: expected tokenizer.json, vocab.json with merges.txt, vocab.txt or SentencePiece&apos;s files; without one, token ids (--ids)</source>
        <translation>缺少分词器：需要tokenizer.json、vocab.json（连同 merges.txt）、vocab.txt 或 SentencePiece 的文件；没有分词器时，用词元编号（--ids）</translation>
    </message>
    <message>
        <source>the tokenizer&apos;s files cannot be understood: expected the types that tokenizers write, found %1</source>
        <translation>分词器的文件无法理解：应为分词器会写出的类型，实际为%1</translation>
    </message>
    <message>
        <source>the tokens that a rotary embedding was trained on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the top level cannot be understood: expected an object, found %1</source>
        <translation>最外层无法理解：应为一个对象，实际为%1</translation>
    </message>
    <message>
        <source>the trainer_spec: model_type is not supported: expected 1 (Unigram) or 2 (byte pairs), found %1</source>
        <translation>不支持这样的trainer_spec 的 model_type：应为1（Unigram）或 2（字节对），实际为%1</translation>
    </message>
    <message>
        <source>the training after step %1 failed: its loss left all bounds; a smaller learning rate keeps it within</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the version of GGUF is not supported: expected 2 or 3, found %1</source>
        <translation>不支持这样的GGUF 的版本：应为2 或 3，实际为%1</translation>
    </message>
    <message>
        <source>the version of the format is not supported: expected %1, found %2</source>
        <translation>不支持这样的格式的版本：应为%1，实际为%2</translation>
    </message>
    <message>
        <source>the vocabulary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the weight on the marked cells is missing: expected a session in which cells are marked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the weight over distance is missing: expected at least one row that is measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the weights could be any of %1; choose one with one of them as model.safetensors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the weights of layer %1, head %2 cannot be used: expected finite numbers, found NaN or ∞</source>
        <translation>第 %1 层、头 %2 的权重无法使用：应为有限的数，实际为NaN 或 ∞</translation>
    </message>
    <message>
        <source>the words cannot be used: expected fewer than %1 different ones, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no %1 in this file. Open a model with its weights.</source>
        <translation>这个文件中没有%1。请打开带有权重的模型。</translation>
    </message>
    <message>
        <source>there is no page in this file. Open an .attnpage file, or a PNG, SVG or PDF that was made of one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no picture in this file. Open a session or page that was saved from its window.</source>
        <translation>这个文件中没有picture。请打开从窗口里保存的会话或页面。</translation>
    </message>
    <message>
        <source>there is no session in this file. Open a figure of one session; this one is a page of panels, for the composer and for render.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no session in this file. Open an .attnscope file, or a PNG, SVG, PDF, HTML or GIF that AttentionScope saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no training in this file. Open NAME.attntrain, which “train” writes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no what a head does by its weights in this file. Open a model with its weights.</source>
        <translation>这个文件中没有头凭权重所做的事。请打开带有权重的模型。</translation>
    </message>
    <message>
        <source>this base of an adapter for %1 is not supported: expected the model’s folder with config.json, found a GGUF file, which has no labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this base of an adapter is not supported: expected a model folder with config.json and weights, or a GGUF file, found another adapter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this base of an adapter is not supported: expected a model folder with config.json and weights, or a GGUF file, found something else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this base of an adapter is not supported: expected one of the architecture %1, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this base of an adapter is not supported: expected the model’s folder with config.json, found a GGUF file of the architecture %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this format is not supported: expected %1, found %2</source>
        <translation>不支持这样的格式：应为%1，实际为%2</translation>
    </message>
    <message>
        <source>this needs more memory than there is</source>
        <translation>this需要的内存超过了现有的内存</translation>
    </message>
    <message>
        <source>this session names %1, outside of its own folder; a model that comes with the program, or one in the lesson&apos;s folder</source>
        <translation>这个会话指向自己文件夹之外的%1；只能使用随程序提供的模型，或者课程文件夹中的模型</translation>
    </message>
    <message>
        <source>tokenizer.ggml.scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokenizer.json is missing: expected token ids instead of text</source>
        <translation>缺少tokenizer.json：需要用词元编号代替文本</translation>
    </message>
    <message>
        <source>transparent paper is not supported: expected white paper, or numbered PNGs (NAME-{frame}.png), found a film in one file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two numbers, the smaller first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two sizes</source>
        <translation>两个不同的大小</translation>
    </message>
    <message>
        <source>two texts as one sequence is not read yet: one text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown --preset %1. Did you mean %2?</source>
        <translation>未知的--preset：%1。是不是%2？</translation>
    </message>
    <message>
        <source>unknown --preset: %1. The known ones are %2.</source>
        <translation>未知的--preset：%1。已知的有%2。</translation>
    </message>
    <message>
        <source>unknown --template %1. Did you mean %2?</source>
        <translation>未知的--template：%1。是不是%2？</translation>
    </message>
    <message>
        <source>unknown --template: %1. The known ones are %2.</source>
        <translation>未知的--template：%1。已知的有%2。</translation>
    </message>
    <message>
        <source>unknown architecture: %1. The known ones are %2.</source>
        <translation>未知的architecture：%1。已知的有%2。</translation>
    </message>
    <message>
        <source>unknown dtype of %1: %2. The known ones are &lt;f4, &lt;f2, &lt;f8, &lt;i8, |u1, |b1, &lt;U5, ….</source>
        <translation>未知的dtype 和 %1：%2。已知的有&lt;f4, &lt;f2, &lt;f8, &lt;i8, |u1, |b1, &lt;U5, …。</translation>
    </message>
    <message>
        <source>unknown dtype of tensor “%1”: %2. The known ones are BOOL, U8 … F32, I64, F64, C64.</source>
        <translation>未知的dtype 和 张量“%1”：%2。已知的有BOOL, U8 … F32, I64, F64, C64。</translation>
    </message>
    <message>
        <source>unknown kind of rotary scaling: %1. The known ones are none, linear, yarn.</source>
        <translation>未知的旋转位置编码的缩放方式：%1。已知的有none、linear、yarn。</translation>
    </message>
    <message>
        <source>unknown model_type %1. Did you mean %2?</source>
        <translation>未知的model_type：%1。是不是%2？</translation>
    </message>
    <message>
        <source>unknown model_type: %1. The known ones are %2.</source>
        <translation>未知的model_type：%1。已知的有%2。</translation>
    </message>
    <message>
        <source>unknown query %1. Did you mean %2?</source>
        <translation>未知的query：%1。是不是%2？</translation>
    </message>
    <message>
        <source>unknown query: %1. The known ones are %2and places from 1 to %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown query: %1. The known ones are %2…, and places from 1 to %3.</source>
        <translation type="unfinished">未知的query：%1。已知的有%2…, 和 从 1 到 %3 的位置。</translation>
    </message>
    <message>
        <source>unknown rule %1. Did you mean %2?</source>
        <translation>未知的rule：%1。是不是%2？</translation>
    </message>
    <message>
        <source>unknown rule: %1. The known ones are %2.</source>
        <translation>未知的rule：%1。已知的有%2。</translation>
    </message>
    <message>
        <source>unknown set of heads: %1. The known ones are %2.</source>
        <translation>未知的set 和 heads：%1。已知的有%2。</translation>
    </message>
    <message>
        <source>unknown table of the steps: %1. The known ones are %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown token that is to stand before each text: %1. The known ones are those of the vocabulary, such as &lt;|en|&gt; for a language and &lt;|transcribe|&gt; for a task.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown type of %1: %2. The known ones are 1 to 6.</source>
        <translation>未知的%1的类型：%2。已知的有1 到 6。</translation>
    </message>
    <message>
        <source>version is not supported: expected %1, found %2, of a newer AttentionScope</source>
        <translation>不支持这样的version：应为%1，实际为%2，来自更新的 AttentionScope</translation>
    </message>
    <message>
        <source>version is not supported: expected %1, found %2: compute the atlas anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>version is not supported: expected up to %1, found %2, of a newer AttentionScope</source>
        <translation>不支持这样的version：应为不高于 %1，实际为%2，来自更新的 AttentionScope</translation>
    </message>
    <message>
        <source>what a film of a generation shows is missing: expected tokens that the model put behind its text (--generate N)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what a head does by its weights is not supported: expected a layer with attention, found layers that mix tokens without a softmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what a head looks for by its weights alone is not supported: expected a head with one projection for all tokens, found some tokens have projections of their own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what a head looks for by its weights alone is not supported: expected a rotation along a line of tokens, found one by rows and columns of a picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what a head writes by its weights alone is not supported: expected a head without a gate, found a gate, which depends on the text</source>
        <translation>不支持这样的头仅凭权重写出的内容：应为没有门控的头，实际为随文本而变的门控</translation>
    </message>
    <message>
        <source>what follows the tensors cannot be understood: expected a list of storages, found %1</source>
        <translation>张量之后的内容无法理解：应为存储的列表，实际为%1</translation>
    </message>
    <message>
        <source>what is read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what may be changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what stands before the names of tensors could be any of %1; choose one with one model in a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what the adapter changes is missing: expected tensors named …lora_A.weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what the map shows is missing: expected a token that is not special</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what the model says has the wrong shape: expected %1 scores, found %2</source>
        <translation>模型的输出的形状不对：应为%1 个分数，实际为%2</translation>
    </message>
    <message>
        <source>what the model says is missing: expected a tensor “logits”</source>
        <translation>缺少模型的输出：需要张量“logits”</translation>
    </message>
    <message>
        <source>what the model says without interventions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what was saved cannot be used: expected at most %1 arrays, found more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what was saved cannot be used: expected at most %1 lists and tensors, found more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what was saved in this file cannot be understood: expected a dictionary of tensors, found %1</source>
        <translation>保存在这个文件中的内容无法理解：应为张量的字典，实际为%1</translation>
    </message>
    <message>
        <source>what was saved in this file is not supported: expected tensors by their names, found a dictionary within a dictionary, “%1”</source>
        <translation>不支持这样的保存在这个文件中的内容：应为按名称存放的张量，实际为字典里还有字典“%1”</translation>
    </message>
    <message>
        <source>what wrote an answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what wrote the scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what wrote this score is missing: expected a row that is not hidden until it has been guessed</source>
        <translation>缺少这个分数的分解：需要不用先猜就能显示的行</translation>
    </message>
    <message>
        <source>which of these tokens, such as #2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>width cannot be used: expected a multiple of the %1 heads, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{layer} or {head} in the file&apos;s name is missing: expected both where there are several layers and heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be understood: expected each name once, found it twice</source>
        <translation>“%1”无法理解：应为每个名称只出现一次，实际为它出现两次</translation>
    </message>
    <message>
        <source>“%1” cannot be used: expected 0 to %2, found %3</source>
        <translation>“%1”无法使用：应为0 到 %2，实际为%3</translation>
    </message>
    <message>
        <source>“%1” cannot be used: expected a multiple of embedding_length (%2), found %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be used: expected answers once, of which the later ones count, found %2 as well</source>
        <translation>“%1”无法使用：应为只提交一次答案，重复时以较晚的为准，实际为还有 %2</translation>
    </message>
    <message>
        <source>“%1” cannot be used: expected more than the %2 dimensions that are turned, found %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” has the wrong shape: expected %2, found %3</source>
        <translation>“%1”的形状不对：应为%2，实际为%3</translation>
    </message>
    <message>
        <source>“%1” has the wrong shape: expected the steps of generate(), each of which goes on from the one before, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” in the archive</source>
        <translation>压缩包中的“%1”</translation>
    </message>
    <message>
        <source>“%1” in the atlas is missing</source>
        <translation>缺少图谱中的“%1”</translation>
    </message>
    <message>
        <source>“%1” in the model&apos;s vocabulary is missing</source>
        <translation>缺少模型词表中的“%1”</translation>
    </message>
    <message>
        <source>“%1” is missing</source>
        <translation>缺少“%1”</translation>
    </message>
    <message>
        <source>“%1” is missing: expected a measure that some head of “%2” has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is missing: expected a number above 0</source>
        <translation>缺少“%1”：需要大于 0 的数</translation>
    </message>
    <message>
        <source>“%1” is missing: expected a text and a model of which it can be measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is missing: expected a whole number from 1 to %2</source>
        <translation>缺少“%1”：需要1 到 %2 的整数</translation>
    </message>
    <message>
        <source>“%1” is missing: expected an object with the tower&apos;s sizes</source>
        <translation>缺少“%1”：需要写有这个塔各项大小的对象</translation>
    </message>
    <message>
        <source>“%1” is missing: expected in the vocabulary</source>
        <translation>缺少“%1”：需要词表中有它</translation>
    </message>
    <message>
        <source>“%1” is missing: expected one of %2</source>
        <translation>缺少“%1”：需要%2 之一</translation>
    </message>
    <message>
        <source>“%1” is not supported: expected %2, found %3</source>
        <translation>不支持这样的“%1”：应为%2，实际为%3</translation>
    </message>
    <message>
        <source>“%1” is not supported: expected 1 (softmax) or 2 (sigmoid), found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not supported: expected 2 (sigmoid), found %2</source>
        <translation>不支持这样的“%1”：应为2 (sigmoid)，实际为%2</translation>
    </message>
    <message>
        <source>“%1” is not supported: expected a feed-forward layer without experts, found %2</source>
        <translation>不支持这样的“%1”：应为没有专家的前馈层，实际为%2</translation>
    </message>
    <message>
        <source>“%1” is not supported: expected an adapter of low rank alone, or one that was merged into its base (merge_and_unload), found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not supported: expected one number for all layers that have one, found several</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not supported: expected one number for all layers, found one for each layer</source>
        <translation>不支持这样的“%1”：应为所有层共用一个数，实际为每层一个</translation>
    </message>
    <message>
        <source>“%1” is not supported: expected true, found false</source>
        <translation>不支持这样的“%1”：应为true，实际为false</translation>
    </message>
    <message>
        <source>“%1” of %2 is missing: expected among its special_tokens</source>
        <translation>缺少%2 中的“%1”：需要special_tokens 中有它</translation>
    </message>
    <message>
        <source>“%1” of the example is missing: expected a text</source>
        <translation>缺少示例的“%1”：需要一段文本</translation>
    </message>
    <message>
        <source>“%1” of the rotary scaling is missing: expected a number</source>
        <translation>缺少旋转位置编码的缩放的“%1”：需要一个数</translation>
    </message>
    <message>
        <source>“%1” of the rotary scaling is missing: expected a number for each pair of dimensions</source>
        <translation>缺少旋转位置编码的缩放的“%1”：需要每个维度对一个数</translation>
    </message>
    <message>
        <source>“%1”, there or in generation_config.json, cannot be used: expected 0 to %2, found %3</source>
        <translation>“%1”（写在该文件或 generation_config.json 中）无法使用：应为0 到 %2，实际为%3</translation>
    </message>
    <message>
        <source>“She” is the girl, “He” is the boy</source>
        <translation>“She”指女孩，“He”指男孩</translation>
    </message>
    <message>
        <source>“They” are the dogs, “She” is the queen</source>
        <translation>“They”指狗，“She”指王后</translation>
    </message>
    <message>
        <source>“adapter.alora.invocation_tokens” is not supported: expected an adapter that works on all tokens, found one that waits for some</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“adapter.lora.alpha” is missing: expected a number</source>
        <translation>缺少“adapter.lora.alpha”：需要一个数</translation>
    </message>
    <message>
        <source>“adapter.type” is not supported: expected lora, found %1</source>
        <translation>不支持这样的“adapter.type”：应为lora，实际为%1</translation>
    </message>
    <message>
        <source>“cells” of an intervention is missing: expected [query, first key, last key]</source>
        <translation>缺少干预的“cells”：需要[查询, 第一个键, 最后一个键]</translation>
    </message>
    <message>
        <source>“chat_template” cannot be understood: expected a text, or texts with names, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“config_groups” is missing: expected how weights are stored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“crop_size” cannot be used: expected %1, which the model takes, found %2</source>
        <translation>“crop_size”无法使用：应为%1，即模型接受的大小，实际为%2</translation>
    </message>
    <message>
        <source>“engine.model” of a run is missing: expected the model that it is to open</source>
        <translation>缺少运行的“engine.model”：需要引擎要打开的模型</translation>
    </message>
    <message>
        <source>“engine.name” of a run is missing: expected an engine&apos;s name</source>
        <translation>缺少运行的“engine.name”：需要引擎的名称</translation>
    </message>
    <message>
        <source>“example” is missing: expected an object that says what to look at</source>
        <translation>缺少“example”：需要说明要看什么的对象</translation>
    </message>
    <message>
        <source>“factor” of the rotary scaling is missing: expected a number</source>
        <translation>缺少旋转位置编码的缩放的“factor”：需要一个数</translation>
    </message>
    <message>
        <source>“file” of a run&apos;s attention is missing: expected a path</source>
        <translation>缺少运行的注意力的“file”：需要路径</translation>
    </message>
    <message>
        <source>“format” cannot be understood: expected “%1”, found %2</source>
        <translation>“format”无法理解：应为“%1”，实际为%2</translation>
    </message>
    <message>
        <source>“format” is missing: expected “%1”</source>
        <translation>缺少“format”：需要“%1”</translation>
    </message>
    <message>
        <source>“general.architecture” is missing: expected %1</source>
        <translation>缺少“general.architecture”：需要%1</translation>
    </message>
    <message>
        <source>“general.architecture” is missing: expected in the first part of a split model</source>
        <translation>缺少“general.architecture”：需要拆分模型的第一部分，它写在那里</translation>
    </message>
    <message>
        <source>“init_lora_weights” is not supported: expected true, false, gaussian, eva or orthogonal: another one changes the base, too, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“is_causal” is not supported: expected true where layers have a sliding window, found false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“it” is the cat, or the mat</source>
        <translation>“it”指猫，还是指垫子</translation>
    </message>
    <message>
        <source>“it” is the table, or the dog</source>
        <translation>“it”指桌子，还是指狗</translation>
    </message>
    <message>
        <source>“key_tokens” is missing: expected a list of texts</source>
        <translation>缺少“key_tokens”：需要文本的列表</translation>
    </message>
    <message>
        <source>“keys” of what an example shows is missing: expected at least one token</source>
        <translation>缺少示例所显示内容的“keys”：需要至少一个词元</translation>
    </message>
    <message>
        <source>“k” has the wrong shape: expected as many numbers as “q” has for each token, found others</source>
        <translation>“k”的形状不对：应为每个词元的数与“q”一样多，实际为其他的</translation>
    </message>
    <message>
        <source>“logit_scale” cannot be used: expected a number whose exponential is finite, found another</source>
        <translation>“logit_scale”无法使用：应为取指数后仍为有限值的数，实际为另一个</translation>
    </message>
    <message>
        <source>“model_type” is missing: expected %1</source>
        <translation>缺少“model_type”：需要%1</translation>
    </message>
    <message>
        <source>“model_type” is missing: expected the architecture’s name, such as gpt2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“model” of a run is missing: expected a model folder, a teaching module, or recorded attention</source>
        <translation>缺少运行的“model”：需要模型文件夹、教学模块或记录下来的注意力</translation>
    </message>
    <message>
        <source>“patch_size” cannot be used: expected %1, as the model has it, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“pixel_values” has the wrong shape: expected %1, found %2</source>
        <translation>“pixel_values”的形状不对：应为%1，实际为%2</translation>
    </message>
    <message>
        <source>“pixel_values” has the wrong shape: expected a picture for each of %1 pages, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“pixel_values” is not supported: expected “input_ids” and “bbox” alone, as the model has no vectors for pictures, found a picture of the page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“quantization_config” is not supported: expected weights in float32, float16 or bfloat16, a GGUF file of the model, or quantized by one of %1, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“quantization_config” is not supported: expected weights in float32, float16 or bfloat16, a GGUF file of the model, or quantized by one of %1, found no “quant_method”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“query” of what an example shows is missing: expected a token</source>
        <translation>缺少示例所显示内容的“query”：需要一个词元</translation>
    </message>
    <message>
        <source>“rank_pattern” cannot be used: expected ranks from 1 to %1, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“runs” is missing: expected one to four</source>
        <translation>缺少“runs”：需要一到四个</translation>
    </message>
    <message>
        <source>“run” of an intervention cannot be used: expected another run of the session, counted from 0, that is not patched itself, found %1</source>
        <translation>干预的“run”无法使用：应为会话中另一个本身没有修补的运行，从 0 数起，实际为%1</translation>
    </message>
    <message>
        <source>“shows” of the example is missing: expected at least one row</source>
        <translation>缺少示例的“shows”：需要至少一行</translation>
    </message>
    <message>
        <source>“size” cannot be used: expected %1, which the model takes, found %2</source>
        <translation>“size”无法使用：应为%1，即模型接受的大小，实际为%2</translation>
    </message>
    <message>
        <source>“tokenizer.ggml.tokens” has the wrong shape: expected at most the %1 rows of token_embd.weight, found %2</source>
        <translation>“tokenizer.ggml.tokens”的形状不对：应为不超过 token_embd.weight 的 %1 行，实际为%2</translation>
    </message>
    <message>
        <source>“tokens” is missing: expected a list of texts</source>
        <translation>缺少“tokens”：需要文本的列表</translation>
    </message>
    <message>
        <source>“weight_map” is missing: expected an object of tensors and their files</source>
        <translation>缺少“weight_map”：需要列出张量及其所在文件的对象</translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected 20 wrong answers at most, found more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected a kind whose answers are judged, found text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected an answer of the question&apos;s kind, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected an answer, “|” and what is said to it, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected beside “dimension” the table that it is a column of, such as “stage: q”, found no stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected language, author, licence, version, released or model, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected language, author, licence, version, released or model, found %2. Did you mean %3?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected one of the wrong options, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected what is said to the answer, found nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be understood: expected “shuffle” of a choice, found of another kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is missing: expected %2 files of weights, found %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W_O before a second layer cannot be used: expected on, found off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W_O beside a mixer cannot be used: expected on, found off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a column&apos;s number counted from 1, such as 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a column, from 1, or “→” and a key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number of the table %1 cannot be used: expected a query and a key, such as it -&gt; cat, found a column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number of the table %1 cannot be used: expected a token and a column, found a query and a key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a prediction in the text is missing: expected two symbols or more that the model knows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>array “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its socket belongs to another user</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key “%1” cannot be understood: expected a list of numbers, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key “%1” cannot be understood: expected a list of texts, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key “%1” cannot be understood: expected a list of whole numbers, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>knocked_out cannot be understood: expected a list of at most %1 heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not enough memory for its base’s weights with the adapter in them: %1 needed, %2 free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the answer cannot be used: expected a word that the vocabulary begins, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the array</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the column cannot be used: expected %1, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the difference of softmaxes in two layers cannot be used: expected none, found a difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the engine cannot be asked: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the engine cannot be used: expected the socket of a program that has a model, engine-NUMBER.sock, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file&apos;s ending is not supported: a film needs .gif, .webm or .png with {frame} in the name, found none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file&apos;s ending is not supported: expected .gif, .webm, or .png with {frame} in the name of a film, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the head cannot be used: expected 1.1 to %1.%2, found %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the head cannot be used: expected one that was not taken away before, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the header of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the last queries beside a mixer cannot be used: expected all tokens, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the last queries of two layers cannot be used: expected all tokens, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the latents of two layers cannot be used: expected none, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the memory for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the memory for all views up to tensor “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the memory for labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the memory for texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the memory for “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model cannot be used: expected its name, found nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name of a measure, such as entropy or previous</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name of a table, such as q, scores or weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name of its socket is too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the page cannot be written: expected LESSON.html, or LESSON.zip for a learning system, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the program that had the model has gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the projections of two layers cannot be used: expected separate, found fused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the row of “%1” is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the shape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the shape of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the steps that are kept cannot be used: expected 1 or more, chosen before the first step, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the table %1 is missing: expected one of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text is so long that the window has but a picture of its map: attentionscope attend writes all weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tokens that a mixer&apos;s convolution sees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the unpacked size of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the unpacked size of all up to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what is asked for cannot be used: expected selection or weights, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what is asked of the window is not supported: expected attentionscope show, open, explore or ask, version 1, found %1, version %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what is looked at is missing: expected a text that has been computed, found none yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what is looked at is missing: expected a window that shows something</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“wrong” cannot be used: expected an answer that is not right, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“wrong” cannot be used: expected each wrong answer once, found one more that means %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%0 cannot be read: it is a web page, as a download that was refused leaves. Fetch the file again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%0 cannot be written: the page is not where Qt puts it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not supported: expected tensors and plain values only, found an array of NumPy (“%2”), which numpy.save writes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>UTF-16 instead of UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a PDF document without a figure of this program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a Parquet file (pandas opens it, to_csv writes what is in it)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a figure as a script for Matplotlib is not supported: expected one without annotations and marked cells (PDF, SVG, PNG, HTML and TikZ draw them; --annotate none --no-marks leaves them out), found some</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a file of MATLAB (scipy.io.loadmat opens it, numpy.save writes what is in it)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a map whose rows and columns are chosen is too long: expected up to 4096 × 4096 cells, found %1 × %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pickle of Python (torch.save or numpy.save write what is in it)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a second text is missing: expected two or more texts in the batch, found one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a token&apos;s place cannot be used: expected %1, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a web page, as a download that was refused leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an HDF5 file (h5py opens it, numpy.save writes what is in it)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an archive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an archive: unpack it first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an array is missing: expected files in this folder such as attn_0.npy or layer_3.pt, or a model&apos;s config.json</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>config.json is missing: expected a model folder in the Hugging Face layout, or a GGUF file, found %1. Unpack it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>config.json is missing: expected the folder of one model, found those of %1 in it. Open one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1 cannot be understood: expected links such as 0-0 1-2, or 1?2 for a possible one, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1 is of other texts, or of texts cut into other words: expected links between %2 words and %3, from 0, found %4-%5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>model_type %1 is not read yet, for it comes with code of its own: open it through an engine (--engine, with --allow-remote-code if that code may run)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other content</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>patching for a label is not supported: expected a head that reads one row, found one that reads the mean of several</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>patching for a probability is not supported: expected the logit of where an answer begins or ends, whose probability depends on all tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reseeded cannot be understood: expected a list of at most %1 seeds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the annotations are too long: expected at most %1 bytes, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the annotations are too long: expected at most %1, found more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the annotations, character %1 cannot be understood: expected a token, its place such as 3, or several such as 3-5, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the annotations, character %1 cannot be understood: expected box, arrow, text, brace, bracket, bold, color or gloss, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the annotations, character %1 cannot be understood: expected red, orange, green, blue, purple, grey, black, white or a colour such as #d55e00, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the annotations, character %1 cannot be understood: expected rows or keys, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the annotations, character %1 cannot be understood: expected the number of a map, from 1, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the annotations, character %1 cannot be understood: expected words in quotes, such as &apos;subject&apos;, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the annotations, character %1 cannot be understood: expected words that end with a quote, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the annotations, character %1 cannot be understood: expected “,” between row and key, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the annotations, character %1 cannot be understood: expected “;” or the end, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the annotations, character %1 cannot be understood: expected “to” and the cell where the arrow ends, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is not supported: expected a .npy, .npz, .safetensors, .pt, .json or .csv file with arrays, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is not supported: expected numbers of 2 to 5 axes, as [heads, queries, keys], found texts, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the label cannot be used: expected %1, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the label that is asked for cannot be used: expected %1, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the likeness of two texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the likeness of two texts is not supported: expected an encoder of texts, or a folder of sentence-transformers, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model&apos;s folder as it is when the archive has been unpacked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the names of the maps cannot be used: expected at most %1, one for each map, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the other text cannot be used: expected the number of a text from 1 to %1 but %2, found %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the picture&apos;s patches have the wrong shape: expected %1, all among the %2 tokens, found %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the picture&apos;s patches have the wrong shape: expected %1; “picture” in the file, or in FILE.json beside it, says &quot;grid&quot;: [rows, columns] and &quot;offset&quot;, found %2 tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the step to go back to cannot be used: expected 0 to %1, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the token %1 is there %2 times: name its place, such as %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the vector of a text cannot be used: expected numbers and a length above 0, found a length of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is no model: expected a model folder in the Hugging Face layout, a file in one, or a GGUF file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown token %1. Did you mean %2?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown token: %1. Name it as the map does, or by its place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>version is not supported: expected %1 to %2, found %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what only stands for the file, which “git lfs pull” fetches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“beam_indices” has the wrong shape: expected a row of each text at each step, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“beam_indices” has the wrong shape: expected rows of “%1” %2, found others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“quantization_config” is not supported: expected weights in float32, float16 or bfloat16, a GGUF file of the model, or quantized by one of %1, found MLX&apos;s, which mlx_lm.convert --dequantize unpacks</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished">答案</translation>
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
        <translation type="unfinished">%1 个词元</translation>
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
        <translation type="unfinished">词元</translation>
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
    <message>
        <source>A click goes to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. A click goes to %2.</source>
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
    <name>DiagramView</name>
    <message>
        <source>A click on a layer opens it; a click on a head or a part of the open layer goes to its view.</source>
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
        <translation>相等，只差舍入误差（最大差 %1）</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>相等</translation>
    </message>
    <message>
        <source>%2 has the tokens of %1 in another order</source>
        <translation>%2 的词元与 %1 的相同，但顺序不同</translation>
    </message>
</context>
<context>
    <name>DistanceCurves</name>
    <message>
        <source>Scores over distance</source>
        <translation>分数随距离的变化</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1：%2，%3</translation>
    </message>
</context>
<context>
    <name>EngineDialog</name>
    <message>
        <source>The engine may &amp;download this model from the hub</source>
        <translation>引擎可以从 Hub 下载这个模型(&amp;D)</translation>
    </message>
    <message>
        <source>This model may run the Python &amp;code that lies beside its weights</source>
        <translation>允许模型运行与权重放在一起的 Python 代码(&amp;C)</translation>
    </message>
    <message>
        <source>Open a model with an engine</source>
        <translation>用引擎打开模型</translation>
    </message>
    <message>
        <source>Another program computes the model, here or on another machine, and this window shows it. AttentionScope brings one that runs whatever the Python library transformers knows.</source>
        <translation>由另一个程序在本机或别的机器上计算模型，由这个窗口显示。AttentionScope 自带一个引擎，Python 库 transformers 认识的模型它都能运行。</translation>
    </message>
    <message>
        <source>A name of your own. Sessions keep this name, and never the command.</source>
        <translation>自己起的名称。会话只保存这个名称，绝不保存命令。</translation>
    </message>
    <message>
        <source>ssh gpu-node python3 -m attentionscope.engine</source>
        <translation>ssh gpu-node python3 -m attentionscope.engine</translation>
    </message>
    <message>
        <source>&amp;Engine</source>
        <translation>引擎(&amp;E)</translation>
    </message>
    <message>
        <source>Started &amp;by</source>
        <translation>启动命令(&amp;B)</translation>
    </message>
    <message>
        <source>A folder on the engine’s machine, or a name on the hub</source>
        <translation>引擎所在机器上的文件夹，或者 Hub 上的名称</translation>
    </message>
    <message>
        <source>B&amp;rowse…</source>
        <translation>浏览(&amp;R)…</translation>
    </message>
    <message>
        <source>Chooses a model’s folder on this machine</source>
        <translation>选择本机上的模型文件夹</translation>
    </message>
    <message>
        <source>as they are stored</source>
        <translation>按存储的格式</translation>
    </message>
    <message>
        <source>one device; or auto, balanced, cpu</source>
        <translation>一个设备；或者 auto、balanced、cpu</translation>
    </message>
    <message>
        <source>How accelerate spreads the layers over several devices, and over memory and disk</source>
        <translation>accelerate 怎样把各层分配到几个设备、内存和磁盘上</translation>
    </message>
    <message>
        <source>the latest</source>
        <translation>最新</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>模型(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>数值格式(&amp;N)</translation>
    </message>
    <message>
        <source>De&amp;vices</source>
        <translation>设备(&amp;V)</translation>
    </message>
    <message>
        <source>Re&amp;vision on the hub</source>
        <translation>Hub 上的版本(&amp;S)</translation>
    </message>
    <message>
        <source>Such code can do whatever you can. Allow it only for models whose makers you trust.</source>
        <translation>这种代码能做当前用户能做的任何事。只对信得过其作者的模型允许。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>Starts the engine and opens the model</source>
        <translation>启动引擎并打开模型</translation>
    </message>
    <message>
        <source>A model’s folder</source>
        <translation>模型的文件夹</translation>
    </message>
    <message>
        <source>The engine’s name may have letters, digits, dots, hyphens and underscores.</source>
        <translation>引擎的名称可以包含字母、数字、点、连字符和下划线。</translation>
    </message>
    <message>
        <source>Type the command that starts the engine.</source>
        <translation>请输入启动引擎的命令。</translation>
    </message>
    <message>
        <source>Type which model the engine is to open.</source>
        <translation>请输入引擎要打开哪个模型。</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>文件</translation>
    </message>
</context>
<context>
    <name>ExampleNote</name>
    <message>
        <source>Example</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>Close the note about the example</source>
        <translation>关闭关于示例的说明</translation>
    </message>
    <message>
        <source>In layer %1 · head %2: %3</source>
        <translation>第 %1 层 · 头 %2：%3</translation>
    </message>
</context>
<context>
    <name>ExportCaption</name>
    <message>
        <source>Caption</source>
        <translation type="unfinished">图注</translation>
    </message>
    <message>
        <source>notes &amp;under the figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the figure shows and what differs from the model&apos;s own pass, for your paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy cap&amp;tion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the caption on the clipboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the caption says besides stands in the figure, too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alternative text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file says it to those who cannot see the figure; without any, it is described</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A&amp;lternative text</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExportChart</name>
    <message>
        <source>Chart</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>度量</translation>
    </message>
    <message>
        <source>Upwards</source>
        <translation>纵轴</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>头</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>What is measured of each head</source>
        <translation>对每个头测量什么</translation>
    </message>
    <message>
        <source>Groups of heads</source>
        <translation>头的分组</translation>
    </message>
    <message>
        <source>Each head by itself, or two groups of heads as their mean and standard deviation</source>
        <translation>每个头单独显示，或者两组头各显示均值和标准差</translation>
    </message>
    <message>
        <source>each by itself</source>
        <translation>各自单独</translation>
    </message>
    <message>
        <source>picked heads and all others</source>
        <translation>选取的头与其他所有头</translation>
    </message>
    <message>
        <source>“%1” and all others</source>
        <translation>“%1”与其他所有头</translation>
    </message>
    <message>
        <source>“%1” and “%2”</source>
        <translation>“%1”与“%2”</translation>
    </message>
    <message>
        <source>Whose probability is followed while each head is switched off: the likeliest word, or words that are tracked</source>
        <translation>逐个关闭头时看哪个词的概率：最可能的词，或者跟踪的词</translation>
    </message>
    <message>
        <source>the likeliest word</source>
        <translation>最可能的词</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>all %1 tracked words</source>
        <translation>全部 %1 个跟踪的词</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 rather than “%2”</source>
        <translation>%1，而不是“%2”</translation>
    </message>
    <message>
        <source>Measure on the vertical axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The measure on the vertical axis</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExportColors</name>
    <message>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>颜色图</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>γ</source>
        <translation>γ</translation>
    </message>
    <message>
        <source>Colour map</source>
        <translation>颜色图</translation>
    </message>
    <message>
        <source>Which colours stand for the weights</source>
        <translation>用哪些颜色表示权重</translation>
    </message>
    <message>
        <source>Range of the colours</source>
        <translation>颜色的范围</translation>
    </message>
    <message>
        <source>Which weights the ends of the colour bar stand for</source>
        <translation>色条两端表示哪些权重</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>each map</source>
        <translation>每张图</translation>
    </message>
    <message>
        <source>each row</source>
        <translation>每行</translation>
    </message>
    <message>
        <source>each head</source>
        <translation>每个头</translation>
    </message>
    <message>
        <source>each layer</source>
        <translation>每层</translation>
    </message>
    <message>
        <source>all maps</source>
        <translation>所有的图</translation>
    </message>
    <message>
        <source>chosen row</source>
        <translation>选中的行</translation>
    </message>
    <message>
        <source>Lowest weight</source>
        <translation>最低权重</translation>
    </message>
    <message>
        <source>The weight at the colour bar&apos;s lower end</source>
        <translation>色条下端的权重</translation>
    </message>
    <message>
        <source>Highest weight</source>
        <translation>最高权重</translation>
    </message>
    <message>
        <source>The weight at the colour bar&apos;s upper end</source>
        <translation>色条上端的权重</translation>
    </message>
    <message>
        <source>Curve of the colours</source>
        <translation>颜色的曲线</translation>
    </message>
    <message>
        <source>How weights between the ends become colours</source>
        <translation>两端之间的权重怎样变成颜色</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>线性</translation>
    </message>
    <message>
        <source>logarithmic</source>
        <translation>对数</translation>
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
        <translation>指数：小于 1 时，小的权重更亮</translation>
    </message>
    <message>
        <source>%1 to %2 everywhere</source>
        <translation>一律 %1 至 %2</translation>
    </message>
    <message>
        <source>over each map</source>
        <translation>按每张图</translation>
    </message>
    <message>
        <source>over each query&apos;s row</source>
        <translation>按每个查询的行</translation>
    </message>
    <message>
        <source>over each head</source>
        <translation>按每个头</translation>
    </message>
    <message>
        <source>over each layer</source>
        <translation>按每层</translation>
    </message>
    <message>
        <source>over all maps together</source>
        <translation>按所有的图</translation>
    </message>
    <message>
        <source>over the chosen query&apos;s row</source>
        <translation>按选中查询的行</translation>
    </message>
    <message>
        <source>gamma %1</source>
        <translation>gamma %1</translation>
    </message>
    <message>
        <source>%1 · %2 · safe for colour-blind readers and in grey</source>
        <translation>%1 · %2 · 色盲读者和灰度印刷均适用</translation>
    </message>
    <message>
        <source>as far below 0 as above, everywhere</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished">数据</translation>
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
        <translation type="unfinished">自动</translation>
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
        <source>Colours cover the photo the more the larger the weight is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The photo keeps its own colours below those of the weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White margin around everything; 0 where the page has its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maps without token labels, which leaves more room for the cells</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export figure</source>
        <translation>导出插图</translation>
    </message>
    <message>
        <source>drawing…</source>
        <translation>正在绘制…</translation>
    </message>
    <message>
        <source>&amp;Copy ▾</source>
        <translation>复制(&amp;C) ▾</translation>
    </message>
    <message>
        <source>Put the figure on the clipboard (Ctrl+C)</source>
        <translation>把插图放到剪贴板上（Ctrl+C）</translation>
    </message>
    <message>
        <source>Copy (PNG, SVG, PDF and text at once)</source>
        <translation>复制（同时复制 PNG、SVG、PDF 和文本）</translation>
    </message>
    <message>
        <source>Copy as %1 only</source>
        <translation>只复制为 %1</translation>
    </message>
    <message>
        <source>&amp;Add to page</source>
        <translation>加入页面(&amp;A)</translation>
    </message>
    <message>
        <source>Added to the page</source>
        <translation>已加入页面</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Close without saving (Esc)</source>
        <translation>关闭而不保存（Esc）</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Choose where the figure goes (Ctrl+S)</source>
        <translation>选择插图存放的位置（Ctrl+S）</translation>
    </message>
    <message>
        <source>knocking out each head: layer %1 of %2</source>
        <translation>正在逐个敲除头：第 %1 层，共 %2 层</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Stopped; nothing was written.</source>
        <translation>已停止；什么也没有写入。</translation>
    </message>
    <message>
        <source>Stopped; %1 of %2 files were written.</source>
        <translation>已停止；已写入 %1 个文件，共 %2 个。</translation>
    </message>
    <message>
        <source>Copied the command</source>
        <translation>已复制命令</translation>
    </message>
    <message>
        <source>session</source>
        <translation>会话</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Copied as %1</source>
        <translation>已复制为 %1</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Fil&amp;m…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a film of the figure: by layers, temperatures or steps</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExportFormat</name>
    <message>
        <source>Vector, for papers; fonts are embedded</source>
        <translation>矢量图，用于论文；字体已嵌入</translation>
    </message>
    <message>
        <source>Vector, for the web and drawing programs</source>
        <translation>矢量图，用于网页和绘图软件</translation>
    </message>
    <message>
        <source>Pixels, for slides and documents</source>
        <translation>像素图，用于幻灯片和文档</translation>
    </message>
    <message>
        <source>One page for browsers: hover and keys read the numbers</source>
        <translation>在浏览器里打开的一个网页：指向或按键即可读数</translation>
    </message>
    <message>
        <source>TikZ for LaTeX: the text is set in the paper&apos;s own font</source>
        <translation>用于 LaTeX 的 TikZ：文字使用论文自己的字体</translation>
    </message>
    <message>
        <source>The numbers as a table, with their tokens</source>
        <translation>表格形式的数据，带词元</translation>
    </message>
    <message>
        <source>The numbers for NumPy, float32</source>
        <translation>供 NumPy 使用的数据，float32</translation>
    </message>
    <message>
        <source>A Python script for Matplotlib, its numbers as NPY beside it</source>
        <translation>用于 Matplotlib 的 Python 脚本，数据以 NPY 格式放在旁边</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>分辨率</translation>
    </message>
    <message>
        <source>For screens</source>
        <translation>用于屏幕</translation>
    </message>
    <message>
        <source>What most journals ask for</source>
        <translation>多数期刊的要求</translation>
    </message>
    <message>
        <source>For fine print</source>
        <translation>用于精细印刷</translation>
    </message>
    <message>
        <source>dpi</source>
        <translation>dpi</translation>
    </message>
    <message>
        <source>text as &amp;paths</source>
        <translation>文字转为路径(&amp;P)</translation>
    </message>
    <message>
        <source>e&amp;xact cells</source>
        <translation>精确的单元格(&amp;X)</translation>
    </message>
    <message>
        <source>sess&amp;ion inside</source>
        <translation>内含会话(&amp;I)</translation>
    </message>
    <message>
        <source>n&amp;umbers inside</source>
        <translation>内含数据(&amp;U)</translation>
    </message>
    <message>
        <source>Letters as outlines: they look the same where the fonts are missing, but cannot be searched or edited</source>
        <translation>文字转为路径：没有所用的字体时看起来也一样，但不能搜索或编辑</translation>
    </message>
    <message>
        <source>Every cell of the maps is in the file, also where several share one dot at %1 dpi</source>
        <translation>注意力图的每个单元格都写进文件，即使在 %1 dpi 时几个单元格共用一个点</translation>
    </message>
    <message>
        <source>Dots per inch</source>
        <translation>每英寸点数</translation>
    </message>
    <message>
        <source>Dots per inch, %1 to %2</source>
        <translation>每英寸点数，%1 至 %2</translation>
    </message>
    <message>
        <source>The file contains its session: model, text and settings. Without it, it says nothing but what it shows</source>
        <translation>文件包含它的会话：模型、文本和设置。不包含时，文件里只有它显示的内容</translation>
    </message>
    <message>
        <source>The file contains the numbers that it is drawn from, up to 64 MB: it can be reopened where their own file is not</source>
        <translation>文件包含画图所用的数据，最多 64 MB：数据自己的文件不在时，也能重新打开</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 像素</translation>
    </message>
</context>
<context>
    <name>ExportGround</name>
    <message>
        <source>Background</source>
        <translation>背景</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白色</translation>
    </message>
    <message>
        <source>A white background</source>
        <translation>白色背景</translation>
    </message>
    <message>
        <source>Transparent</source>
        <translation>透明</translation>
    </message>
    <message>
        <source>No background: what lies behind the figure shows through</source>
        <translation>没有背景：透出插图后面的内容</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Theme of the figure</source>
        <translation>插图的主题</translation>
    </message>
    <message>
        <source>Dark text for light pages, or light text for dark slides</source>
        <translation>深色文字用于浅色页面，浅色文字用于深色幻灯片</translation>
    </message>
    <message>
        <source>light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
</context>
<context>
    <name>ExportLabels</name>
    <message>
        <source>Labels</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>角度</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Every</source>
        <translation>间隔</translation>
    </message>
    <message>
        <source>Longest label</source>
        <translation>最长标签</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>字体</translation>
    </message>
    <message>
        <source>Warn below</source>
        <translation>警告下限</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>字母</translation>
    </message>
    <message>
        <source>bo&amp;ld letters</source>
        <translation>粗体字母(&amp;L)</translation>
    </message>
    <message>
        <source>s&amp;paces as ␣</source>
        <translation>空格显示为 ␣(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;difference A − B</source>
        <translation>差 A − B(&amp;D)</translation>
    </message>
    <message>
        <source>colour &amp;bar</source>
        <translation>色条(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;axis names</source>
        <translation>轴的名称(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;values in cells</source>
        <translation>单元格中的数值(&amp;V)</translation>
    </message>
    <message>
        <source>d&amp;ots</source>
        <translation>圆点(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;title</source>
        <translation>标题(&amp;T)</translation>
    </message>
    <message>
        <source>Angle of the keys&apos; labels</source>
        <translation>键的标签的角度</translation>
    </message>
    <message>
        <source>Angle of the keys&apos; labels; auto: as steep as they need to fit</source>
        <translation>键的标签的角度；自动：刚好放得下的倾斜角度</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>Size of the labels</source>
        <translation>标签的大小</translation>
    </message>
    <message>
        <source>Size of the token labels, in points</source>
        <translation>词元标签的大小，以点（pt）为单位</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>Every n-th token</source>
        <translation>每 n 个词元</translation>
    </message>
    <message>
        <source>Labels every n-th token; auto: as many as stay readable</source>
        <translation>每 n 个词元标注一个；自动：只要还看得清，就尽量多标</translation>
    </message>
    <message>
        <source>Longer tokens are cut with an ellipsis</source>
        <translation>更长的词元会被截断，末尾加省略号</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Font of all text</source>
        <translation>所有文字的字体</translation>
    </message>
    <message>
        <source>Font of all text; it goes into PDF files</source>
        <translation>所有文字的字体；会嵌入 PDF 文件</translation>
    </message>
    <message>
        <source>DejaVu Sans</source>
        <translation>DejaVu Sans</translation>
    </message>
    <message>
        <source>Smallest size of text</source>
        <translation>文字的最小字号</translation>
    </message>
    <message>
        <source>Warns about text below this size; most journals ask for 5 pt</source>
        <translation>文字小于这个字号时发出警告；多数期刊要求 5 pt</translation>
    </message>
    <message>
        <source>A bar that says which colour stands for which weight</source>
        <translation>说明颜色与权重对应关系的色条</translation>
    </message>
    <message>
        <source>The words “query” and “key” beside the axes</source>
        <translation>轴旁边的“查询”和“键”两个词</translation>
    </message>
    <message>
        <source>The weights as numbers, where they fit</source>
        <translation>在放得下的地方用数字写出权重</translation>
    </message>
    <message>
        <source>Circles whose area is the weight instead of coloured squares, to be read in grey</source>
        <translation>用面积等于权重的圆代替彩色方格，灰度下也能读</translation>
    </message>
    <message>
        <source>“␣” where a token begins with a space</source>
        <translation>词元以空格开头时显示“␣”</translation>
    </message>
    <message>
        <source>The letters of several maps in bold</source>
        <translation>多张图的字母用粗体</translation>
    </message>
    <message>
        <source>The difference of the first two sides beside them</source>
        <translation>在旁边显示前两者之差</translation>
    </message>
    <message>
        <source>A line above the maps</source>
        <translation>图上方的一行字</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>The line above the maps</source>
        <translation>图上方的那一行字</translation>
    </message>
    <message>
        <source>What the figure shows</source>
        <translation>插图显示什么</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>通常</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Letters of maps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the maps of a figure are lettered</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExportLines</name>
    <message>
        <source>Lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For each query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>c&amp;urved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines for each query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many lines each query has, those of its largest weights; below 1: all of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all</source>
        <translation type="unfinished">全部</translation>
    </message>
    <message>
        <source>The smallest weight that has a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights below this have no line</source>
        <translation type="unfinished">低于这个数的权重不画线</translation>
    </message>
    <message>
        <source>Lines leave and reach their tokens level</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExportPage</name>
    <message>
        <source>Export figure</source>
        <translation>导出插图</translation>
    </message>
    <message>
        <source>Size of the preview; 100 % is as large as on paper</source>
        <translation>预览的大小；100 % 与纸上一样大</translation>
    </message>
    <message>
        <source>Progress of the files</source>
        <translation>文件的进度</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stop after the file that is being written</source>
        <translation>写完当前的文件后停止</translation>
    </message>
    <message>
        <source>stopping…</source>
        <translation>正在停止…</translation>
    </message>
    <message>
        <source>writing…</source>
        <translation>正在写入…</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
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
        <translation>行</translation>
    </message>
    <message>
        <source>Queries</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>all queries, or for example: cat, 3, 5-7</source>
        <translation>所有查询，或者例如：cat, 3, 5-7</translation>
    </message>
    <message>
        <source>Which queries are shown: tokens, or their positions counted from 1; empty: all</source>
        <translation>显示哪些查询：词元，或者从 1 数起的位置；留空：全部</translation>
    </message>
    <message>
        <source>Which tables of the calculation are shown</source>
        <translation>显示计算过程中的哪些表</translation>
    </message>
    <message>
        <source>Tables: the usual ones ▾</source>
        <translation>表：常用的 ▾</translation>
    </message>
    <message>
        <source>Tables: %1 of %2 ▾</source>
        <translation>表：%1 / %2 ▾</translation>
    </message>
    <message>
        <source>The usual ones</source>
        <translation>常用的表</translation>
    </message>
</context>
<context>
    <name>ExportSettings</name>
    <message>
        <source>Command that draws the figure again</source>
        <translation>重新画出插图的命令</translation>
    </message>
    <message>
        <source>Draws this figure again without the window; Ctrl+A and Ctrl+C copy it</source>
        <translation>不开窗口就能重新画出这张插图；用 Ctrl+A 和 Ctrl+C 复制</translation>
    </message>
    <message>
        <source>Reproduce</source>
        <translation>重现</translation>
    </message>
    <message>
        <source>The file contains its session: drop it on the window to reopen it.</source>
        <translation>文件包含它的会话：把文件拖到窗口上即可重新打开。</translation>
    </message>
    <message>
        <source>The file contains no session: only this command draws it again.</source>
        <translation>文件不包含会话：只有这条命令能重新画出它。</translation>
    </message>
</context>
<context>
    <name>ExportSides</name>
    <message>
        <source>Compared heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head of side %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which head side %1 of the comparison shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExportSize</name>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>mm</source>
        <translation>mm</translation>
    </message>
    <message>
        <source>Sizes in millimetres</source>
        <translation>尺寸以毫米为单位</translation>
    </message>
    <message>
        <source>inch</source>
        <translation>英寸</translation>
    </message>
    <message>
        <source>Sizes in inches</source>
        <translation>尺寸以英寸为单位</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>Width of the page, %1 to %2 mm</source>
        <translation>页面的宽度，%1 至 %2 mm</translation>
    </message>
    <message>
        <source>Height of the page; auto: as high as the maps need</source>
        <translation>页面的高度；自动：按图的需要而定</translation>
    </message>
    <message>
        <source>Columns and pages that figures are made for</source>
        <translation>插图常用的栏宽和页面</translation>
    </message>
    <message>
        <source>custom size</source>
        <translation>自定大小</translation>
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
        <translation>自动</translation>
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
        <translation>内容</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>分页</translation>
    </message>
    <message>
        <source>One page</source>
        <translation>一页</translation>
    </message>
    <message>
        <source>All maps side by side in one file</source>
        <translation>所有的图并排放在一个文件里</translation>
    </message>
    <message>
        <source>One file each</source>
        <translation>各一个文件</translation>
    </message>
    <message>
        <source>A file for every head</source>
        <translation>每个头一个文件</translation>
    </message>
    <message>
        <source>What is exported</source>
        <translation>导出什么</translation>
    </message>
    <message>
        <source>What the figure shows</source>
        <translation>插图显示什么</translation>
    </message>
    <message>
        <source>Names of the files</source>
        <translation>文件的名称</translation>
    </message>
    <message>
        <source>{model}, {layer} and {head} are replaced by the model&apos;s name and each head&apos;s numbers</source>
        <translation>{model}、{layer} 和 {head} 会换成模型的名称以及每个头的编号</translation>
    </message>
    <message>
        <source>What the rows are labelled with</source>
        <translation>行上标注什么</translation>
    </message>
    <message>
        <source>Which token labels a row: the one where it is computed, or the next one, which it predicts</source>
        <translation>用哪个词元标注一行：计算这一行的词元，或者它预测的下一个词元</translation>
    </message>
    <message>
        <source>%1 files</source>
        <translation>%1 个文件</translation>
    </message>
    <message>
        <source>%1 files need {layer} or {head} in their names</source>
        <translation>%1 个文件的名称里需要有 {layer} 或 {head}</translation>
    </message>
</context>
<context>
    <name>Exporter</name>
    <message>
        <source>There is no figure to save yet: open a picture first.</source>
        <translation>还没有可以保存的插图：请先打开一张图片。</translation>
    </message>
    <message>
        <source>There is no figure to save yet: open a sound first.</source>
        <translation>还没有可以保存的插图：请先打开一段声音。</translation>
    </message>
    <message>
        <source>There is no figure to save yet: type a text that the model knows first.</source>
        <translation>还没有可以保存的插图：请先输入一段模型认识的文本。</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>已保存 %1</translation>
    </message>
    <message>
        <source>Copied the command, which draws the figure again once it is saved</source>
        <translation>已复制命令；插图保存之后，它就能重新画出插图</translation>
    </message>
    <message>
        <source>Copied the command</source>
        <translation>已复制命令</translation>
    </message>
    <message>
        <source>Copied the figure</source>
        <translation>已复制插图</translation>
    </message>
    <message>
        <source>Copied the Python script</source>
        <translation>已复制 Python 脚本</translation>
    </message>
    <message>
        <source>Copied the session</source>
        <translation>已复制会话</translation>
    </message>
</context>
<context>
    <name>Figure</name>
    <message>
        <source>, computed by %1</source>
        <translation>，由 %1 计算</translation>
    </message>
    <message>
        <source>Attention weights</source>
        <translation>注意力权重</translation>
    </message>
    <message>
        <source>Mask of a head</source>
        <translation>一个头的掩码</translation>
    </message>
    <message>
        <source>Steps of a head</source>
        <translation>一个头的计算步骤</translation>
    </message>
    <message>
        <source>Comparison of attention weights</source>
        <translation>注意力权重的比较</translation>
    </message>
    <message>
        <source>Attention weights over a picture</source>
        <translation>图片上的注意力权重</translation>
    </message>
    <message>
        <source>Attention weights as lines</source>
        <translation>用线条表示的注意力权重</translation>
    </message>
    <message>
        <source>Parts of a number</source>
        <translation>一个数的组成部分</translation>
    </message>
    <message>
        <source>Measures of heads</source>
        <translation>头的度量</translation>
    </message>
    <message>
        <source>Knock-outs of heads</source>
        <translation>头的敲除</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>直方图</translation>
    </message>
    <message>
        <source>Attention weight over distance</source>
        <translation>注意力权重随距离的变化</translation>
    </message>
    <message>
        <source>Two measures of heads</source>
        <translation>头的两项度量</translation>
    </message>
    <message>
        <source>Largest differences of attention weights</source>
        <translation>注意力权重的最大差别</translation>
    </message>
    <message>
        <source>lowest</source>
        <translation>最低</translation>
    </message>
    <message>
        <source>highest</source>
        <translation>最高</translation>
    </message>
    <message>
        <source>difference %1</source>
        <translation>差 %1</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>rows: %1</source>
        <translation>行：%1</translation>
    </message>
    <message>
        <source>rows of %1: %2</source>
        <translation>%1 的行：%2</translation>
    </message>
    <message>
        <source>query (attending)</source>
        <translation>查询（关注者）</translation>
    </message>
    <message>
        <source>key (attended to)</source>
        <translation>键（被关注者）</translation>
    </message>
    <message>
        <source>layers and heads counted from %1</source>
        <translation>层和头从 %1 开始编号</translation>
    </message>
    <message>
        <source>%1 and %2 are %3</source>
        <translation>%1 和 %2 %3</translation>
    </message>
    <message>
        <source>Jensen–Shannon divergence of %1 and %2: %3 nats</source>
        <translation>%1 与 %2 的 Jensen–Shannon 散度：%3 奈特</translation>
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
        <translation>用线条表示的 %1 的注意力，%2</translation>
    </message>
    <message>
        <source>Only %1 of %2 tokens are labelled: a taller figure or smaller labels have room for all.</source>
        <translation>%2 个词元中只标注了 %1 个：插图再高一些或标签再小一些，就能全部放下。</translation>
    </message>
    <message>
        <source>Some tokens are cut, with an ellipsis: raise the longest label to show them whole.</source>
        <translation>有些词元被截断，末尾是省略号：调大“最长标签”即可完整显示。</translation>
    </message>
    <message>
        <source>target token (attending)</source>
        <translation>目标词元（关注者）</translation>
    </message>
    <message>
        <source>target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>query</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>source token (attended to)</source>
        <translation>源词元（被关注者）</translation>
    </message>
    <message>
        <source>source</source>
        <translation>源</translation>
    </message>
    <message>
        <source>key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>query “%1”: %2</source>
        <translation>查询“%1”：%2</translation>
    </message>
    <message>
        <source>%1 of %2 lines</source>
        <translation>%1 / %2 条线</translation>
    </message>
    <message>
        <source>query “%1”</source>
        <translation>查询“%1”</translation>
    </message>
    <message>
        <source>%1; thicker: more weight</source>
        <translation>%1；线越粗，权重越大</translation>
    </message>
    <message>
        <source>lines: %1</source>
        <translation>线条：%1</translation>
    </message>
    <message>
        <source>layer %1 · head %2</source>
        <translation>第 %1 层 · 头 %2</translation>
    </message>
    <message>
        <source>each %1 × %2 cells</source>
        <translation>每 %1 × %2 个单元格</translation>
    </message>
    <message>
        <source>up to %1 × %2 cells</source>
        <translation>至多 %1 × %2 个单元格</translation>
    </message>
    <message>
        <source>attention weight</source>
        <translation>注意力权重</translation>
    </message>
    <message>
        <source>largest weight of %1</source>
        <translation>%1中的最大权重</translation>
    </message>
    <message>
        <source>mean weight of %1</source>
        <translation>%1的平均权重</translation>
    </message>
    <message>
        <source> · each map</source>
        <translation> · 每张图</translation>
    </message>
    <message>
        <source> · each row</source>
        <translation> · 每行</translation>
    </message>
    <message>
        <source> · each head</source>
        <translation> · 每个头</translation>
    </message>
    <message>
        <source> · each layer</source>
        <translation> · 每层</translation>
    </message>
    <message>
        <source> · the chosen row</source>
        <translation> · 选中的行</translation>
    </message>
    <message>
        <source> · log</source>
        <translation> · 对数</translation>
    </message>
    <message>
        <source> · γ %1</source>
        <translation> · γ %1</translation>
    </message>
    <message>
        <source>query (predicting this target token)</source>
        <translation>查询（预测这个目标词元）</translation>
    </message>
    <message>
        <source>query (predicting this token)</source>
        <translation>查询（预测这个词元）</translation>
    </message>
    <message>
        <source>predicting this token</source>
        <translation>预测这个词元</translation>
    </message>
    <message>
        <source>predicts</source>
        <translation>预测</translation>
    </message>
    <message>
        <source>value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Maps of so many tokens cannot show each cell: they stay pooled.</source>
        <translation>词元这样多的图无法显示每个单元格：单元格仍然合并显示。</translation>
    </message>
    <message>
        <source>Attention weights of %1</source>
        <translation>%1 的注意力权重</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 · %1</translation>
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
        <translation>头 %1</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>第 %1 层</translation>
    </message>
    <message>
        <source>layers counted from %1</source>
        <translation>层从 %1 开始编号</translation>
    </message>
    <message>
        <source>%1: %2 of %3 cells</source>
        <translation>%1：%2 / %3 个单元格</translation>
    </message>
    <message>
        <source>mask of %1</source>
        <translation>%1 的掩码</translation>
    </message>
    <message>
        <source>Attention mask of %1, %2</source>
        <translation>%1 的注意力掩码，%2</translation>
    </message>
    <message>
        <source>%1 · mask: %2</source>
        <translation>%1 · 掩码：%2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>What %1 attends to in a picture: %2, %3</source>
        <translation>%1 在图片中关注什么：%2，%3</translation>
    </message>
    <message>
        <source>Colours: %1</source>
        <translation>颜色：%1</translation>
    </message>
    <message>
        <source>%1 · query %2</source>
        <translation>%1 · 查询 %2</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%2 · %1：%3</translation>
    </message>
    <message>
        <source>weight on each kind of token</source>
        <translation>各类词元上的权重</translation>
    </message>
    <message>
        <source>share of the photo that the crop kept</source>
        <translation>裁剪后保留的照片比例</translation>
    </message>
    <message>
        <source>photo</source>
        <translation>照片</translation>
    </message>
    <message>
        <source>width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>hatched: hidden</source>
        <translation>斜线：被遮住</translation>
    </message>
    <message>
        <source>d = %1</source>
        <translation>d = %1</translation>
    </message>
    <message>
        <source>queries × keys</source>
        <translation>查询 × 键</translation>
    </message>
    <message>
        <source> · rows of maps: %1</source>
        <translation> · 图的行：%1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Steps of %1</source>
        <translation>%1 的计算步骤</translation>
    </message>
    <message>
        <source>Only one token in %1 is labelled.</source>
        <translation>每 %1 个词元中只标注了一个。</translation>
    </message>
    <message>
        <source>Only one token in %1 is labelled: a larger figure or smaller labels have room for all.</source>
        <translation>每 %1 个词元中只标注了一个：插图再大一些或标签再小一些，就能全部放下。</translation>
    </message>
    <message>
        <source>Labels that are cut, with an ellipsis: %1. Raise the longest label to show them whole.</source>
        <translation>有 %1 个标签被截断，末尾是省略号。调大“最长标签”即可完整显示。</translation>
    </message>
    <message>
        <source>Labels overlap: there is room for one token in %1, not for one in %2.</source>
        <translation>标签重叠：每 %1 个词元标一个放得下，每 %2 个标一个则放不下。</translation>
    </message>
    <message>
        <source>The numbers in the cells are %1 pt, less than %2 pt.</source>
        <translation>单元格中的数为 %1 pt，小于 %2 pt。</translation>
    </message>
    <message>
        <source>The smallest text is %1 pt, less than %2 pt.</source>
        <translation>最小的文字为 %1 pt，小于 %2 pt。</translation>
    </message>
    <message>
        <source>The figure is %1 mm high, but a page has only %2 mm: set a height, or a smaller width.</source>
        <translation>插图高 %1 mm，而一页只有 %2 mm：请设定高度，或者减小宽度。</translation>
    </message>
    <message>
        <source>The font %1 is not installed here; text is in DejaVu Sans.</source>
        <translation>这里没有安装字体 %1；文字使用 DejaVu Sans。</translation>
    </message>
    <message>
        <source>The font %1 is not installed here; text is in %2, which has the same widths.</source>
        <translation>这里没有安装字体 %1；文字使用字宽相同的 %2。</translation>
    </message>
    <message>
        <source>No installed font has %1: such letters appear as boxes until you install one.</source>
        <translation>已安装的字体都没有 %1：在安装含有这些字符的字体之前，它们显示为方框。</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>What wrote the score of %1, %2</source>
        <translation>是什么写出了 %1 的分数，%2</translation>
    </message>
    <message>
        <source>products of %1, added to the score</source>
        <translation>%1 的乘积，加到分数上</translation>
    </message>
    <message>
        <source>added to the logit</source>
        <translation>加到 logit 上</translation>
    </message>
    <message>
        <source>added</source>
        <translation>贡献</translation>
    </message>
    <message>
        <source>What wrote an answer of %1</source>
        <translation>是什么写出了 %1 的一个答案</translation>
    </message>
    <message>
        <source>What would follow each token, by each layer</source>
        <translation>每一层认为每个词元之后会是什么</translation>
    </message>
    <message>
        <source>What would stand at each token, by each layer</source>
        <translation>每一层认为每个词元处会是什么</translation>
    </message>
    <message>
        <source>Logit lens of %1</source>
        <translation>%1 的 logit 透镜</translation>
    </message>
    <message>
        <source>picked heads</source>
        <translation>选取的头</translation>
    </message>
    <message>
        <source>all layers</source>
        <translation>所有层</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>干预：%1</translation>
    </message>
    <message>
        <source>weights of single tokens: the map is too long for anything else</source>
        <translation>单个词元的权重：图太长，只能这样显示</translation>
    </message>
    <message>
        <source>cells pooled to %1 dpi: each colour is the mean of %2 × %3 cells</source>
        <translation>单元格按 %1 dpi 合并：每种颜色是 %2 × %3 个单元格的均值</translation>
    </message>
    <message>
        <source>cells pooled to %1 dpi: each colour is the mean of up to %2 × %3 cells</source>
        <translation>单元格按 %1 dpi 合并：每种颜色是至多 %2 × %3 个单元格的均值</translation>
    </message>
    <message>
        <source>cells pooled to %1 dpi: each colour is the largest of %2 × %3 cells</source>
        <translation>单元格按 %1 dpi 合并：每种颜色是 %2 × %3 个单元格中的最大值</translation>
    </message>
    <message>
        <source>cells pooled to %1 dpi: each colour is the largest of up to %2 × %3 cells</source>
        <translation>单元格按 %1 dpi 合并：每种颜色是至多 %2 × %3 个单元格中的最大值</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished">%1：%2</translation>
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
        <translation type="unfinished">查询 %1</translation>
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
        <translation type="unfinished">从</translation>
    </message>
    <message>
        <source>to</source>
        <translation type="unfinished">到</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation type="unfinished">按字节</translation>
    </message>
    <message>
        <source>One text in the tokenizers of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cells are too small for numbers, which are left out: a larger figure or fewer decimals has room.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What each head writes for %1, and their sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, taken out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row</source>
        <translation type="unfinished">行</translation>
    </message>
    <message>
        <source>column</source>
        <translation type="unfinished">列</translation>
    </message>
    <message>
        <source>product</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>contexts of %1, head by head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what each head writes for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in a box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an arrow begins here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an arrow ends here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Annotations: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of “%1” cannot be shown from the table before: there is no such table, or the number is made of several rows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pairs of tokens, added to the cosine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why two texts are alike to %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FigureContent</name>
    <message>
        <source>Chart: a measure of every head</source>
        <translation>图表：每个头的一项度量</translation>
    </message>
    <message>
        <source>Chart: knock-outs of every head</source>
        <translation>图表：每个头的敲除</translation>
    </message>
    <message>
        <source>Chart: histogram of a measure</source>
        <translation>图表：一项度量的直方图</translation>
    </message>
    <message>
        <source>Chart: two measures of every head</source>
        <translation>图表：每个头的两项度量</translation>
    </message>
    <message>
        <source>Chart: histogram of this head&apos;s weights</source>
        <translation>图表：这个头的权重的直方图</translation>
    </message>
    <message>
        <source>Chart: weight over distance</source>
        <translation>图表：权重随距离的变化</translation>
    </message>
    <message>
        <source>Chart: largest differences</source>
        <translation>图表：最大的差别</translation>
    </message>
    <message>
        <source>layer %1 head %2</source>
        <translation>第 %1 层 · 头 %2</translation>
    </message>
    <message>
        <source>This head · %1</source>
        <translation>这个头 · %1</translation>
    </message>
    <message>
        <source>All heads of layer %1</source>
        <translation>第 %1 层的所有头</translation>
    </message>
    <message>
        <source>Head %1 of all layers</source>
        <translation>所有层的头 %1</translation>
    </message>
    <message>
        <source>All heads</source>
        <translation>所有头</translation>
    </message>
    <message>
        <source>Mask of this head</source>
        <translation>这个头的掩码</translation>
    </message>
    <message>
        <source>Steps of this head</source>
        <translation>这个头的计算步骤</translation>
    </message>
    <message>
        <source>Picture with this head&apos;s weights</source>
        <translation>图片与这个头的权重</translation>
    </message>
    <message>
        <source>Flow of this head</source>
        <translation>这个头的流向</translation>
    </message>
    <message>
        <source>Why, as the view shows it</source>
        <translation>“为什么”，按视图显示的样子</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>比较</translation>
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
        <translation>PDF，矢量图 (*.pdf)</translation>
    </message>
    <message>
        <source>SVG, vector (*.svg)</source>
        <translation>SVG，矢量图 (*.svg)</translation>
    </message>
    <message>
        <source>PNG, pixels (*.png)</source>
        <translation>PNG，像素图 (*.png)</translation>
    </message>
    <message>
        <source>HTML, for browsers (*.html)</source>
        <translation>HTML，用于浏览器 (*.html)</translation>
    </message>
    <message>
        <source>TikZ, for LaTeX (*.tex)</source>
        <translation>TikZ，用于 LaTeX (*.tex)</translation>
    </message>
    <message>
        <source>CSV, numbers (*.csv)</source>
        <translation>CSV，数据 (*.csv)</translation>
    </message>
    <message>
        <source>NumPy array (*.npy)</source>
        <translation>NumPy 数组 (*.npy)</translation>
    </message>
    <message>
        <source>Python script and NumPy array (*.py)</source>
        <translation>Python 脚本和 NumPy 数组 (*.py)</translation>
    </message>
    <message>
        <source>Replace files</source>
        <translation>替换文件</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Save the figure</source>
        <translation>保存插图</translation>
    </message>
    <message>
        <source>%1 already exists.</source>
        <translation>%1 已经存在。</translation>
    </message>
    <message>
        <source>Save the files into a folder</source>
        <translation>把文件保存到一个文件夹</translation>
    </message>
    <message>
        <source>%1 of the %2 files already exist.</source>
        <translation>%2 个文件中有 %1 个已经存在。</translation>
    </message>
</context>
<context>
    <name>FigureFacts</name>
    <message>
        <source>%1 each</source>
        <translation>每个 %1</translation>
    </message>
    <message>
        <source>%1 tables, %2 numbers</source>
        <translation>%1 张表，%2 个数</translation>
    </message>
    <message>
        <source>%1 × %2 numbers</source>
        <translation>%1 × %2 个数</translation>
    </message>
    <message>
        <source>%1 tables of %2</source>
        <translation>%1 张表，每张 %2</translation>
    </message>
    <message>
        <source>PY and NPY</source>
        <translation>PY 和 NPY</translation>
    </message>
    <message>
        <source>%1 with tokens</source>
        <translation>%1，带词元</translation>
    </message>
    <message>
        <source> · </source>
        <translation> · </translation>
    </message>
    <message>
        <source>page for a browser, as wide as its window</source>
        <translation>浏览器网页，与浏览器窗口同宽</translation>
    </message>
    <message>
        <source>text %1 pt</source>
        <translation>文字 %1 pt</translation>
    </message>
    <message>
        <source>%1 × %2 px</source>
        <translation>%1 × %2 px</translation>
    </message>
    <message>
        <source>vector</source>
        <translation>矢量图</translation>
    </message>
    <message>
        <source>maps as lossless pictures</source>
        <translation>注意力图为无损图片</translation>
    </message>
    <message>
        <source>, </source>
        <translation>，</translation>
    </message>
</context>
<context>
    <name>FigurePreview</name>
    <message>
        <source>Preview of the figure</source>
        <translation>插图预览</translation>
    </message>
    <message>
        <source>Drag it onto a folder or into another program</source>
        <translation>可以拖到文件夹或别的程序里</translation>
    </message>
</context>
<context>
    <name>FileOpener</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>The engine “%1” opens %2. A large model takes its time.</source>
        <translation>引擎“%1”正在打开 %2。大模型需要一些时间。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>%1 holds only tokens. Open the attention that they belong to first, or both files together.</source>
        <translation>%1 里只有词元。请先打开这些词元所属的注意力，或者把两个文件一起打开。</translation>
    </message>
    <message>
        <source>%1 is a picture without a session, and the open model reads no pictures. First open a model that does, such as ViT, then the picture.</source>
        <translation>%1 是一张图片，里面没有会话，而打开的模型不读图片。请先打开读图片的模型，例如 ViT，再打开图片。</translation>
    </message>
    <message>
        <source>%1 is a sound, and the open model reads no sounds. First open a Whisper model, then the sound.</source>
        <translation>%1 是一段声音，而打开的模型不读声音。请先打开 Whisper 模型，再打开声音。</translation>
    </message>
    <message>
        <source>%1 holds several arrays: %2. Which one do you want to see?</source>
        <translation>%1 里有几个数组：%2。要看哪一个？</translation>
    </message>
    <message>
        <source>Swap queries and keys</source>
        <translation>交换查询和键</translation>
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
    <message numerus="yes">
        <source>There are %n more warnings; “attentionscope inspect” lists them all.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
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
        <translation>第 %1 步 · %2</translation>
    </message>
    <message>
        <source>%1 of %2 tokens generated</source>
        <translation>已生成 %1 个词元，共 %2 个</translation>
    </message>
    <message>
        <source>temperature %1</source>
        <translation>温度 %1</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>第 %1 层</translation>
    </message>
    <message>
        <source>layer %1 · head %2</source>
        <translation>第 %1 层 · 头 %2</translation>
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
        <translation type="unfinished">层</translation>
    </message>
    <message>
        <source>the temperature</source>
        <translation type="unfinished">温度</translation>
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
        <translation type="unfinished">自动</translation>
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
        <translation type="unfinished">保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Choose where the film goes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished">取消</translation>
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
        <source>Save a film of what is shown: by layers, temperatures or steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no figure to film yet: type a text that the model knows first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation type="unfinished">已保存 %1</translation>
    </message>
    <message>
        <source>Export a &amp;film…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Flow</name>
    <message>
        <source>every weight</source>
        <translation>所有权重</translation>
    </message>
    <message>
        <source>every weight from %1</source>
        <translation>不低于 %1 的所有权重</translation>
    </message>
    <message>
        <source>the largest of each query</source>
        <translation>每个查询中最大的一个</translation>
    </message>
    <message>
        <source>the %1 largest of each query</source>
        <translation>每个查询中最大的 %1 个</translation>
    </message>
    <message>
        <source> and head</source>
        <translation> · 各头分别取</translation>
    </message>
    <message>
        <source>%1, from %2</source>
        <translation>%1，不低于 %2</translation>
    </message>
    <message>
        <source>%1 of %2 lines</source>
        <translation>%1 / %2 条线</translation>
    </message>
    <message>
        <source>%1: the strongest of %2 (%3)</source>
        <translation>%1：%2 条中最强的（%3）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>FlowCanvas</name>
    <message>
        <source>Attention flow</source>
        <translation>注意力的流向</translation>
    </message>
    <message>
        <source>: %1</source>
        <translation>：%1</translation>
    </message>
    <message>
        <source>, %1 percent, rank %2 of %3</source>
        <translation>，百分之 %1，排第 %2，共 %3 个</translation>
    </message>
    <message>
        <source>%1 attends to %2%3</source>
        <translation>%1 关注 %2%3</translation>
    </message>
    <message>
        <source>%1 (token %2 of %3)</source>
        <translation>%1（第 %2 个词元，共 %3 个）</translation>
    </message>
</context>
<context>
    <name>FlowLegend</name>
    <message>
        <source>Remove the lines of %1</source>
        <translation>移除 %1 的线条</translation>
    </message>
    <message>
        <source>Point here to see the lines of %1 alone</source>
        <translation>指向这里，只看 %1 的线条</translation>
    </message>
</context>
<context>
    <name>FlowView</name>
    <message>
        <source>query (predicting this target token)</source>
        <translation>查询（预测这个目标词元）</translation>
    </message>
    <message>
        <source>query (predicting this token)</source>
        <translation>查询（预测这个词元）</translation>
    </message>
    <message>
        <source>target token (attending)</source>
        <translation>目标词元（关注者）</translation>
    </message>
    <message>
        <source>query (attending)</source>
        <translation>查询（关注者）</translation>
    </message>
    <message>
        <source>source token (attended to)</source>
        <translation>源词元（被关注者）</translation>
    </message>
    <message>
        <source>key (attended to)</source>
        <translation>键（被关注者）</translation>
    </message>
    <message>
        <source>Lines per query</source>
        <translation>每个查询的线数</translation>
    </message>
    <message>
        <source>Minimum weight</source>
        <translation>最小权重</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Draw only the largest weights of each query; below 1: all of them</source>
        <translation>只画每个查询中最大的几个权重；小于 1：全部画出</translation>
    </message>
    <message>
        <source>Weights below this have no line</source>
        <translation>低于这个数的权重不画线</translation>
    </message>
    <message>
        <source>Draw curved lines instead of straight ones</source>
        <translation>不画直线，改画曲线</translation>
    </message>
    <message>
        <source>Thicker lines carry more weight. Point at a token to see its lines alone.</source>
        <translation>线越粗，权重越大。指向一个词元，只看它的线条。</translation>
    </message>
    <message>
        <source>weights that are NaN, without a line: %1</source>
        <translation>没有画线的 NaN 权重：%1 个</translation>
    </message>
    <message>
        <source>only the first %1 heads are drawn; left out: %2</source>
        <translation>只画出前 %1 个头；略去 %2 个</translation>
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
        <translation> 个词元</translation>
    </message>
    <message>
        <source> tokens</source>
        <translation> 个词元</translation>
    </message>
    <message>
        <source>How many tokens to generate</source>
        <translation>生成多少个词元</translation>
    </message>
    <message>
        <source>How many tokens the model adds to the text</source>
        <translation>模型在文本后面添加多少个词元</translation>
    </message>
    <message>
        <source>Step of the generation</source>
        <translation>生成的步数</translation>
    </message>
    <message>
        <source>Go back to the text as it was when the model chose the next token</source>
        <translation>回到模型选择下一个词元时的文本</translation>
    </message>
    <message>
        <source>Sample again</source>
        <translation>重新采样</translation>
    </message>
    <message>
        <source>Draw different tokens in place of these, with the next seed (Ctrl+Shift+G)</source>
        <translation>用下一个随机种子抽取别的词元，代替这些（Ctrl+Shift+G）</translation>
    </message>
    <message>
        <source>Remove the generated tokens</source>
        <translation>移除生成的词元</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Generate</source>
        <translation>生成</translation>
    </message>
    <message>
        <source>Stop after this token (Esc)</source>
        <translation>生成这个词元后停止（Esc）</translation>
    </message>
    <message>
        <source>Let the model continue the text (Ctrl+G)</source>
        <translation>让模型续写这段文本（Ctrl+G）</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>第 %1 步，共 %2 步</translation>
    </message>
</context>
<context>
    <name>Glossary</name>
    <message>
        <source>%1 (measure)</source>
        <translation>%1（度量）</translation>
    </message>
    <message>
        <source>Measures; All heads can order, colour and name heads by it.</source>
        <translation>“度量”；“所有头”可以按它给头排序、着色和命名。</translation>
    </message>
    <message>
        <source>token</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>subword, piece</source>
        <translation>token，子词（subword），piece</translation>
    </message>
    <message>
        <source>The unit a model reads: a word, a part of a word, a character, a byte or a patch of a picture. A tokenizer cuts a text into tokens and gives each one a number, its id.</source>
        <translation>模型读入的单位：一个词、词的一部分、一个字符、一个字节，或者图片中的一个图像块。分词器把文本切成词元，并给每个词元一个数，即它的编号。</translation>
    </message>
    <message>
        <source>The chips below the text, and the labels of every map. Point at a chip to see its id.</source>
        <translation>文本下面的小块，以及每张注意力图的标签。指向一个小块，可以看到它的编号。</translation>
    </message>
    <message>
        <source>embedding</source>
        <translation>嵌入</translation>
    </message>
    <message>
        <source>token embedding, hidden state, x</source>
        <translation>embedding，词元嵌入，隐藏状态，x</translation>
    </message>
    <message>
        <source>The vector of numbers that stands for a token inside the model. It is looked up in a table by the token&apos;s id; each layer then changes it.</source>
        <translation>在模型内部代表一个词元的一组数，即一个向量。它按词元编号从一张表中查得；之后每一层都会改变它。</translation>
    </message>
    <message>
        <source>Steps, as the input x; d_model in the teaching module.</source>
        <translation>“计算步骤”中的输入 x；教学模块中的 d_model。</translation>
    </message>
    <message>
        <source>vocabulary</source>
        <translation>词表</translation>
    </message>
    <message>
        <source>token ids</source>
        <translation>vocabulary，词元编号</translation>
    </message>
    <message>
        <source>All tokens that a model knows, each with an id. What is not in the vocabulary is cut into smaller pieces or left out.</source>
        <translation>模型认识的所有词元，每个都有编号。词表里没有的，会切成更小的部分，或者被略去。</translation>
    </message>
    <message>
        <source>The chips below the text: what the model has no token for is struck through.</source>
        <translation>文本下面的小块：模型没有对应词元的部分带有删除线。</translation>
    </message>
    <message>
        <source>special token</source>
        <translation>特殊词元</translation>
    </message>
    <message>
        <source>[CLS], [SEP], [MASK], &lt;s&gt;, &lt;/s&gt;, BOS, EOS</source>
        <translation>[CLS], [SEP], [MASK], &lt;s&gt;, &lt;/s&gt;, BOS, EOS</translation>
    </message>
    <message>
        <source>A token that the tokenizer adds and that stands for no word: &lt;s&gt; or [CLS] begins a text, &lt;/s&gt; or [SEP] ends or separates texts, and [MASK] stands where a word is to be guessed.</source>
        <translation>由分词器添加、不代表任何词的词元：&lt;s&gt; 或 [CLS] 表示文本的开头，&lt;/s&gt; 或 [SEP] 表示文本的结尾或分隔几段文本，[MASK] 标出要猜的词的位置。</translation>
    </message>
    <message>
        <source>The chips below the text; the map&apos;s choice “Special tokens left out”.</source>
        <translation>文本下面的小块；注意力图的选项“略去特殊词元”。</translation>
    </message>
    <message>
        <source>padding</source>
        <translation>填充</translation>
    </message>
    <message>
        <source>[PAD], padding token</source>
        <translation>padding，[PAD]，填充词元</translation>
    </message>
    <message>
        <source>Tokens without meaning that fill up shorter texts, so that all texts of a batch have the same length. A padding mask hides them from every query.</source>
        <translation>没有意义的词元，用来补足较短的文本，使一个批次里的所有文本长度相同。填充掩码对每个查询遮住它们。</translation>
    </message>
    <message>
        <source>Several texts at once (“+ text”), and the rule “Padding” of the Mask view.</source>
        <translation>同时输入几段文本（“+ 文本”），以及“掩码”视图中的规则“填充”。</translation>
    </message>
    <message>
        <source>batch</source>
        <translation>批次</translation>
    </message>
    <message>
        <source>Several texts that the model computes at once, padded to the same length. They do not see each other.</source>
        <translation>模型同时计算的几段文本，用填充补到相同的长度。它们互相看不到。</translation>
    </message>
    <message>
        <source>“+ text” above the input; the list beside it chooses the one that is shown.</source>
        <translation>输入上方的“+ 文本”；旁边的列表选择显示哪一段。</translation>
    </message>
    <message>
        <source>position encoding</source>
        <translation>位置编码</translation>
    </message>
    <message>
        <source>positional encoding, order of words</source>
        <translation>position encoding，positional encoding，词序</translation>
    </message>
    <message>
        <source>What tells the model in which order the tokens stand. Without it, attention sees a text as a set: shuffled words give the same weights in another order.</source>
        <translation>它告诉模型词元的排列顺序。没有它，注意力就把文本看成一个集合：打乱的词得到同样的权重，只是顺序不同。</translation>
    </message>
    <message>
        <source>“Positions” in the teaching module; shuffle the words (Ctrl+Shift+H) to see the difference.</source>
        <translation>教学模块中的“位置”；打乱词元（Ctrl+Shift+H）就能看出区别。</translation>
    </message>
    <message>
        <source>sinusoidal encoding</source>
        <translation>正弦位置编码</translation>
    </message>
    <message>
        <source>sine, cosine, fixed positions</source>
        <translation>sinusoidal encoding，正弦，余弦，固定的位置编码</translation>
    </message>
    <message>
        <source>A fixed vector of sines and cosines of several wavelengths, one for each position, that is added to the embedding (Vaswani et al., 2017).</source>
        <translation>由几种波长的正弦和余弦组成的固定向量，每个位置一个，加到嵌入上（Vaswani 等，2017）。</translation>
    </message>
    <message>
        <source>“Positions” in the teaching module.</source>
        <translation>教学模块中的“位置”。</translation>
    </message>
    <message>
        <source>rotary embedding</source>
        <translation>旋转位置编码</translation>
    </message>
    <message>
        <source>RoPE, rotary position embedding</source>
        <translation>RoPE，rotary position embedding</translation>
    </message>
    <message>
        <source>Rotates pairs of dimensions of each query and key by an angle that grows with the position, so that q·k depends only on how far apart the two tokens are (Su et al., 2021).</source>
        <translation>把每个查询和键的各对维度旋转一个角度，角度随位置增大，因此 q·k 只取决于两个词元相距多远（Su 等，2021）。</translation>
    </message>
    <message>
        <source>angle of pair i = position · base&lt;sup&gt;−2i∕n&lt;/sup&gt;</source>
        <translation>第 i 对的角度 = 位置 · base&lt;sup&gt;−2i∕n&lt;/sup&gt;</translation>
    </message>
    <message>
        <source>Steps, where q and k are rotated by position; “Positions” in the teaching module.</source>
        <translation>“计算步骤”中按位置旋转 q 和 k 的地方；教学模块中的“位置”。</translation>
    </message>
    <message>
        <source>ALiBi</source>
        <translation>ALiBi</translation>
    </message>
    <message>
        <source>attention with linear biases, slope</source>
        <translation>attention with linear biases，带线性偏置的注意力，斜率</translation>
    </message>
    <message>
        <source>Subtracts from each score a number that grows with the distance between query and key, by a slope of each head (Press et al., 2022).</source>
        <translation>从每个分数中减去一个数，查询与键相距越远，减得越多；每个头有自己的斜率（Press 等，2022）。</translation>
    </message>
    <message>
        <source>score − slope · |query − key|</source>
        <translation>分数 − 斜率 · |查询 − 键|</translation>
    </message>
    <message>
        <source>“Positions” in the teaching module; “+ bias of position” in the Cell panel and in Steps.</source>
        <translation>教学模块中的“位置”；“单元格”面板和“计算步骤”中的“+ 位置偏置”。</translation>
    </message>
    <message>
        <source>distance buckets</source>
        <translation>距离分桶</translation>
    </message>
    <message>
        <source>relative position bias, T5 bias</source>
        <translation>distance buckets，相对位置偏置，T5 偏置</translation>
    </message>
    <message>
        <source>A learned number for each head and each range of distances between query and key, added to the score as in T5. Large distances share a bucket.</source>
        <translation>每个头对每一段查询与键的距离都有一个学习得到的数，像 T5 那样加到分数上。大的距离共用一个桶。</translation>
    </message>
    <message>
        <source>query</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>q, Q, row</source>
        <translation>query，q，Q，行</translation>
    </message>
    <message>
        <source>The vector with which a token looks for others: it is compared with every key. In a map, each row is the query of one token.</source>
        <translation>词元用来寻找其他词元的向量：它与每个键比较。在注意力图中，每一行是一个词元的查询。</translation>
    </message>
    <message>
        <source>q = x W&lt;sub&gt;Q&lt;/sub&gt;</source>
        <translation>q = x W&lt;sub&gt;Q&lt;/sub&gt;</translation>
    </message>
    <message>
        <source>The rows of every map; the steps “queries Q”.</source>
        <translation>每张注意力图的行；计算步骤“查询 Q”。</translation>
    </message>
    <message>
        <source>key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>k, K, column</source>
        <translation>key，k，K，列</translation>
    </message>
    <message>
        <source>The vector by which a token can be found: queries are compared with it. In a map, each column is the key of one token.</source>
        <translation>让词元能被找到的向量：查询与它比较。在注意力图中，每一列是一个词元的键。</translation>
    </message>
    <message>
        <source>k = x W&lt;sub&gt;K&lt;/sub&gt;</source>
        <translation>k = x W&lt;sub&gt;K&lt;/sub&gt;</translation>
    </message>
    <message>
        <source>The columns of every map; the steps “keys K”.</source>
        <translation>每张注意力图的列；计算步骤“键 K”。</translation>
    </message>
    <message>
        <source>value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>v, V</source>
        <translation>value，v，V</translation>
    </message>
    <message>
        <source>The vector that a token hands on when it is attended to. A head&apos;s output is the sum of the values, each times its weight.</source>
        <translation>词元被关注时交出的向量。一个头的输出是各个值乘以各自的权重后相加。</translation>
    </message>
    <message>
        <source>v = x W&lt;sub&gt;V&lt;/sub&gt;</source>
        <translation>v = x W&lt;sub&gt;V&lt;/sub&gt;</translation>
    </message>
    <message>
        <source>Steps, where the weights are applied to the values.</source>
        <translation>“计算步骤”中把权重用到值上的地方。</translation>
    </message>
    <message>
        <source>context</source>
        <translation>上下文向量</translation>
    </message>
    <message>
        <source>head&apos;s output, weighted values</source>
        <translation>context，头的输出，加权的值</translation>
    </message>
    <message>
        <source>What a head hands on for one query: the values of all keys, each times its weight, added up.</source>
        <translation>一个头为一个查询交出的结果：所有键的值乘以各自的权重，再相加。</translation>
    </message>
    <message>
        <source>context = Σ weight · v</source>
        <translation>上下文向量 = Σ 权重 · v</translation>
    </message>
    <message>
        <source>projection</source>
        <translation>投影</translation>
    </message>
    <message>
        <source>W_Q, W_K, W_V, W_O, output projection, parameters</source>
        <translation>W_Q、W_K、W_V、W_O，输出投影，参数</translation>
    </message>
    <message>
        <source>A learned matrix that vectors are multiplied by: W_Q, W_K and W_V give queries, keys and values, and W_O brings the heads&apos; outputs back to the size of the embedding.</source>
        <translation>向量要乘的、学习得到的矩阵：W_Q、W_K 和 W_V 给出查询、键和值，W_O 把各个头的输出变回嵌入的大小。</translation>
    </message>
    <message>
        <source>Steps; the formula of the teaching module.</source>
        <translation>“计算步骤”；教学模块的公式。</translation>
    </message>
    <message>
        <source>score</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>q·k, attention logit, dot product</source>
        <translation>score，q·k，attention logit，点积</translation>
    </message>
    <message>
        <source>How well a query and a key match: their dot product. It may be any number; the softmax turns scores into weights.</source>
        <translation>查询与键有多匹配：两者的点积。它可以是任何数；softmax 把分数变成权重。</translation>
    </message>
    <message>
        <source>s = q · k</source>
        <translation>s = q · k</translation>
    </message>
    <message>
        <source>The Cell panel, first line; Steps.</source>
        <translation>“单元格”面板的第一行；“计算步骤”。</translation>
    </message>
    <message>
        <source>scale √d_k</source>
        <translation>缩放 √d_k</translation>
    </message>
    <message>
        <source>Scores are divided by the root of the key&apos;s length d_k. Otherwise long vectors would give large scores, and the softmax would put nearly all weight on one key.</source>
        <translation>分数除以键的长度 d_k 的平方根。否则长的向量会给出大的分数，softmax 会把几乎全部权重放在一个键上。</translation>
    </message>
    <message>
        <source>s ∕ √d&lt;sub&gt;k&lt;/sub&gt;</source>
        <translation>s ∕ √d&lt;sub&gt;k&lt;/sub&gt;</translation>
    </message>
    <message>
        <source>The Cell panel and Steps; “Scale” in the teaching module.</source>
        <translation>“单元格”面板和“计算步骤”；教学模块中的“缩放”。</translation>
    </message>
    <message>
        <source>soft-cap</source>
        <translation>软截断</translation>
    </message>
    <message>
        <source>logit soft-capping</source>
        <translation>logit soft-capping</translation>
    </message>
    <message>
        <source>Keeps scores between −c and c by a smooth function, as in Gemma 2.</source>
        <translation>用一个平滑的函数把分数限制在 −c 和 c 之间，Gemma 2 就是这样。</translation>
    </message>
    <message>
        <source>c · tanh(s ∕ c)</source>
        <translation>c · tanh(s ∕ c)</translation>
    </message>
    <message>
        <source>“Soft-cap” in the teaching module; the Cell panel of models that have it.</source>
        <translation>教学模块中的“软截断”；有软截断的模型的“单元格”面板。</translation>
    </message>
    <message>
        <source>bias of position</source>
        <translation>位置偏置</translation>
    </message>
    <message>
        <source>relative bias</source>
        <translation>relative bias，相对偏置</translation>
    </message>
    <message>
        <source>A number added to a score that depends only on where query and key stand. ALiBi and T5&apos;s distance buckets are such biases.</source>
        <translation>加到分数上的一个数，只取决于查询和键的位置。ALiBi 和 T5 的距离分桶都是这样的偏置。</translation>
    </message>
    <message>
        <source>s + b&lt;sub&gt;query, key&lt;/sub&gt;</source>
        <translation>s + b&lt;sub&gt;query, key&lt;/sub&gt;</translation>
    </message>
    <message>
        <source>The Cell panel and Steps of models that have one.</source>
        <translation>有位置偏置的模型的“单元格”面板和“计算步骤”。</translation>
    </message>
    <message>
        <source>softmax</source>
        <translation>softmax</translation>
    </message>
    <message>
        <source>normalisation, exp</source>
        <translation>归一化，exp</translation>
    </message>
    <message>
        <source>Turns a row of scores into weights between 0 and 1 that sum to 1. A score that is larger by 1 gets e ≈ 2.7 times the weight.</source>
        <translation>把一行分数变成 0 和 1 之间、总和为 1 的权重。分数大 1，权重就是 e ≈ 2.7 倍。</translation>
    </message>
    <message>
        <source>w&lt;sub&gt;i&lt;/sub&gt; = exp(s&lt;sub&gt;i&lt;/sub&gt;) ∕ Σ&lt;sub&gt;j&lt;/sub&gt; exp(s&lt;sub&gt;j&lt;/sub&gt;)</source>
        <translation>w&lt;sub&gt;i&lt;/sub&gt; = exp(s&lt;sub&gt;i&lt;/sub&gt;) ∕ Σ&lt;sub&gt;j&lt;/sub&gt; exp(s&lt;sub&gt;j&lt;/sub&gt;)</translation>
    </message>
    <message>
        <source>The Cell panel; Steps.</source>
        <translation>“单元格”面板；“计算步骤”。</translation>
    </message>
    <message>
        <source>temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
    <message>
        <source>What scores are divided by before the softmax. Below 1 the largest weight grows, above 1 the weights become more alike.</source>
        <translation>softmax 之前分数除以的数。小于 1 时最大的权重更大，大于 1 时各个权重更接近。</translation>
    </message>
    <message>
        <source>w = softmax(s ∕ T)</source>
        <translation>w = softmax(s ∕ T)</translation>
    </message>
    <message>
        <source>T in the bar at the top.</source>
        <translation>顶部栏里的 T。</translation>
    </message>
    <message>
        <source>attention weight</source>
        <translation>注意力权重</translation>
    </message>
    <message>
        <source>weight, attention probability, α</source>
        <translation>weight，注意力概率，α</translation>
    </message>
    <message>
        <source>How much of a key&apos;s value goes into a query&apos;s result, from 0 to 1; the weights of a row sum to 1. It says where a head looks, not what the answer rests on: knock the cell or the head out to see that.</source>
        <translation>一个键的值有多少进入查询的结果，从 0 到 1；一行的权重总和为 1。它说明头看向哪里，并不说明答案依靠什么：要知道这一点，请敲除这个单元格或这个头。</translation>
    </message>
    <message>
        <source>w = softmax(q·k ∕ √d&lt;sub&gt;k&lt;/sub&gt;)</source>
        <translation>w = softmax(q·k ∕ √d&lt;sub&gt;k&lt;/sub&gt;)</translation>
    </message>
    <message>
        <source>The cells of the map, the lines of Flow, the bars of the Cell panel.</source>
        <translation>“注意力图”的单元格，“流向”的线条，“单元格”面板的条形。</translation>
    </message>
    <message>
        <source>dropout</source>
        <translation>暂退（dropout）</translation>
    </message>
    <message>
        <source>In training, some weights are set to 0 at random and the others are enlarged to make up for it. A trained model that is only used has no dropout.</source>
        <translation>训练时，随机把一些权重设为 0，并放大其他权重作为补偿。训练好的模型在使用时没有暂退。</translation>
    </message>
    <message>
        <source>w ∕ (1 − rate) or 0</source>
        <translation>w ∕ (1 − rate) 或 0</translation>
    </message>
    <message>
        <source>“Dropout” in the teaching module.</source>
        <translation>教学模块中的“暂退”。</translation>
    </message>
    <message>
        <source>attention sink</source>
        <translation>注意力汇（attention sink）</translation>
    </message>
    <message>
        <source>softmax off by one, rest</source>
        <translation>softmax off by one，余量</translation>
    </message>
    <message>
        <source>Where a head puts weight that it has no use for: often on the first token, in some models on a score that belongs to no key. In those models the weights that are shown sum to less than 1.</source>
        <translation>头把用不着的权重放在哪里：常常放在第一个词元上，有些模型则放在不属于任何键的一个分数上。在这些模型中，显示的权重总和小于 1。</translation>
    </message>
    <message>
        <source>w&lt;sub&gt;i&lt;/sub&gt; = exp(s&lt;sub&gt;i&lt;/sub&gt;) ∕ (exp(sink) + Σ&lt;sub&gt;j&lt;/sub&gt; exp(s&lt;sub&gt;j&lt;/sub&gt;))</source>
        <translation>w&lt;sub&gt;i&lt;/sub&gt; = exp(s&lt;sub&gt;i&lt;/sub&gt;) ∕ (exp(注意力汇) + Σ&lt;sub&gt;j&lt;/sub&gt; exp(s&lt;sub&gt;j&lt;/sub&gt;))</translation>
    </message>
    <message>
        <source>“Sink” in the teaching module; the measure “first token”.</source>
        <translation>教学模块中的“注意力汇”；度量“第一个词元”。</translation>
    </message>
    <message>
        <source>attention map</source>
        <translation>注意力图</translation>
    </message>
    <message>
        <source>heatmap, attention matrix, pattern</source>
        <translation>attention map，热力图，注意力矩阵，注意力模式</translation>
    </message>
    <message>
        <source>All attention weights of one head as a table: a row for each query, a column for each key. A bright cell means that the row&apos;s token attends to the column&apos;s token.</source>
        <translation>一个头的全部注意力权重组成的表：每个查询一行，每个键一列。一个单元格很亮，意思是这一行的词元关注这一列的词元。</translation>
    </message>
    <message>
        <source>softmax(Q Kᵀ ∕ √d&lt;sub&gt;k&lt;/sub&gt; + mask)</source>
        <translation>softmax(Q Kᵀ ∕ √d&lt;sub&gt;k&lt;/sub&gt; + 掩码)</translation>
    </message>
    <message>
        <source>Map; small ones in All heads.</source>
        <translation>“注意力图”；“所有头”中的小图。</translation>
    </message>
    <message>
        <source>weighted value norm</source>
        <translation>加权值的范数</translation>
    </message>
    <message>
        <source>‖weight · v W_O‖, norm-based attention</source>
        <translation>‖权重 · v W_O‖，基于范数的注意力</translation>
    </message>
    <message>
        <source>The length of the vector that a key really adds to a query: its weight times its value, after the output projection (Kobayashi et al., 2020). A large weight on a short value adds little.</source>
        <translation>一个键真正加给查询的向量的长度：它的值乘以权重，再经过输出投影（Kobayashi 等，2020）。权重大而值短，加的也很少。</translation>
    </message>
    <message>
        <source>attention head</source>
        <translation>注意力头</translation>
    </message>
    <message>
        <source>head, multi-head attention</source>
        <translation>attention head，头，多头注意力</translation>
    </message>
    <message>
        <source>One of several attentions that a layer computes side by side, each with its own projections and so with its own map. Their outputs are projected and added.</source>
        <translation>一层同时计算的几个注意力之一，有自己的投影，因此也有自己的注意力图。它们的输出经过投影后相加。</translation>
    </message>
    <message>
        <source>head = softmax(Q Kᵀ ∕ √d&lt;sub&gt;k&lt;/sub&gt; + mask) V</source>
        <translation>head = softmax(Q Kᵀ ∕ √d&lt;sub&gt;k&lt;/sub&gt; + 掩码) V</translation>
    </message>
    <message>
        <source>“Head” in the bar at the top (Alt+Left, Alt+Right); All heads.</source>
        <translation>顶部栏里的“头”（Alt+←、Alt+→）；“所有头”。</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>层</translation>
    </message>
    <message>
        <source>block</source>
        <translation>layer，block</translation>
    </message>
    <message>
        <source>One round of attention and a feed-forward network. Models stack several: each layer reads what the one before it wrote.</source>
        <translation>一轮注意力加上一个前馈网络。模型由若干层叠成：每一层读前一层写出的内容。</translation>
    </message>
    <message>
        <source>“Layer” in the bar at the top (Alt+Up, Alt+Down).</source>
        <translation>顶部栏里的“层”（Alt+↑、Alt+↓）。</translation>
    </message>
    <message>
        <source>grouped heads</source>
        <translation>分组头</translation>
    </message>
    <message>
        <source>GQA, MQA, grouped-query, multi-query attention, H_kv</source>
        <translation>GQA，MQA，分组查询注意力，多查询注意力，H_kv</translation>
    </message>
    <message>
        <source>Several query heads share the same keys and values, which saves memory. With a single key and value head it is called multi-query attention.</source>
        <translation>几个查询头共用同样的键和值，可以节省内存。只有一个键值头时，称为多查询注意力。</translation>
    </message>
    <message>
        <source>“K, V heads” in the teaching module (More); Steps says which heads share.</source>
        <translation>教学模块（“更多”）中的“K、V 头”；“计算步骤”说明哪些头共用。</translation>
    </message>
    <message>
        <source>norm of q and k</source>
        <translation>q 和 k 的归一化</translation>
    </message>
    <message>
        <source>QK norm, RMSNorm, root mean square</source>
        <translation>QK norm，RMSNorm，均方根</translation>
    </message>
    <message>
        <source>Queries and keys are divided by their root mean square before they are compared, so that scores cannot grow without bound (as in Qwen3).</source>
        <translation>查询和键在比较之前除以各自的均方根，使分数不会无限增大（例如 Qwen3）。</translation>
    </message>
    <message>
        <source>q ∕ √(mean of q²)</source>
        <translation>q ∕ √(q² 的均值)</translation>
    </message>
    <message>
        <source>“q, k norm” in the teaching module (More); Steps.</source>
        <translation>教学模块（“更多”）中的“q、k 归一化”；“计算步骤”。</translation>
    </message>
    <message>
        <source>latent</source>
        <translation>潜向量</translation>
    </message>
    <message>
        <source>multi-head latent attention, MLA, low rank</source>
        <translation>multi-head latent attention，多头潜在注意力，MLA，低秩</translation>
    </message>
    <message>
        <source>A shorter vector that keys and values, sometimes queries too, are projected from, as in DeepSeek-V3. Only the latent has to be cached. One more part of the key comes from the token itself, is rotated by position and is shared by all heads.</source>
        <translation>一个较短的向量，键和值由它投影得到，有时查询也是，例如 DeepSeek-V3。只需要缓存潜向量。键还有一部分来自词元本身，按位置旋转，由所有的头共用。</translation>
    </message>
    <message>
        <source>k = [ norm(x W&lt;sub&gt;down&lt;/sub&gt;) W&lt;sub&gt;K&lt;/sub&gt; , R x W&lt;sub&gt;R&lt;/sub&gt; ]</source>
        <translation>k = [ norm(x W&lt;sub&gt;down&lt;/sub&gt;) W&lt;sub&gt;K&lt;/sub&gt; , R x W&lt;sub&gt;R&lt;/sub&gt; ]</translation>
    </message>
    <message>
        <source>Steps of models that have latents.</source>
        <translation>有潜向量的模型的“计算步骤”。</translation>
    </message>
    <message>
        <source>content and position terms</source>
        <translation>内容项与位置项</translation>
    </message>
    <message>
        <source>disentangled attention, content to position, position to content, c2p, p2c</source>
        <translation>disentangled attention，解耦注意力，内容到位置，位置到内容，c2p，p2c</translation>
    </message>
    <message>
        <source>In DeBERTa each distance has vectors of its own. A score is the sum of three products: query and key, query and the distance, key and the distance.</source>
        <translation>在 DeBERTa 中，每个距离都有自己的向量。一个分数是三个乘积之和：查询与键、查询与距离、键与距离。</translation>
    </message>
    <message>
        <source>q&lt;sub&gt;i&lt;/sub&gt; · k&lt;sub&gt;j&lt;/sub&gt; + q&lt;sub&gt;i&lt;/sub&gt; · K&lt;sup&gt;r&lt;/sup&gt;&lt;sub&gt;i−j&lt;/sub&gt; + k&lt;sub&gt;j&lt;/sub&gt; · Q&lt;sup&gt;r&lt;/sup&gt;&lt;sub&gt;i−j&lt;/sub&gt;</source>
        <translation>q&lt;sub&gt;i&lt;/sub&gt; · k&lt;sub&gt;j&lt;/sub&gt; + q&lt;sub&gt;i&lt;/sub&gt; · K&lt;sup&gt;r&lt;/sup&gt;&lt;sub&gt;i−j&lt;/sub&gt; + k&lt;sub&gt;j&lt;/sub&gt; · Q&lt;sup&gt;r&lt;/sup&gt;&lt;sub&gt;i−j&lt;/sub&gt;</translation>
    </message>
    <message>
        <source>Steps of DeBERTa, “bias of position”.</source>
        <translation>DeBERTa 的“计算步骤”中的“位置偏置”。</translation>
    </message>
    <message>
        <source>mixture of experts</source>
        <translation>混合专家</translation>
    </message>
    <message>
        <source>MoE, expert, router, gate</source>
        <translation>mixture of experts，MoE，专家，路由器，门控</translation>
    </message>
    <message>
        <source>Several feed-forward layers side by side, of which each token goes through a few. A router gives every expert a score, and the best ones are taken with their weights.</source>
        <translation>并列的几个前馈层，每个词元只经过其中几个。路由器给每个专家一个分数，分数最高的几个被选用，各有自己的权重。</translation>
    </message>
    <message>
        <source>Σ&lt;sub&gt;e taken&lt;/sub&gt; g&lt;sub&gt;e&lt;/sub&gt; FFN&lt;sub&gt;e&lt;/sub&gt;(x)</source>
        <translation>Σ&lt;sub&gt;e 选用&lt;/sub&gt; g&lt;sub&gt;e&lt;/sub&gt; FFN&lt;sub&gt;e&lt;/sub&gt;(x)</translation>
    </message>
    <message>
        <source>Steps, “experts”.</source>
        <translation>“计算步骤”中的“专家”。</translation>
    </message>
    <message>
        <source>layer without positions</source>
        <translation>没有位置信息的层</translation>
    </message>
    <message>
        <source>NoPE</source>
        <translation>NoPE</translation>
    </message>
    <message>
        <source>A layer whose scores do not depend on where tokens stand, among others that rotate queries and keys: SmolLM3, Command R7B, Llama 4. It can look back as far as the text reaches.</source>
        <translation>分数与词元位置无关的层，夹在旋转查询和键的其他层之间，例如 SmolLM3、Command R7B 和 Llama 4。文本有多长，它就能往回看多远。</translation>
    </message>
    <message>
        <source>Steps, “project”.</source>
        <translation>“计算步骤”中的“投影”。</translation>
    </message>
    <message>
        <source>chunk</source>
        <translation>分块</translation>
    </message>
    <message>
        <source>chunked attention, block</source>
        <translation>chunk，分块注意力，块</translation>
    </message>
    <message>
        <source>The text is cut into chunks of equal length, and a query sees only its own chunk, as in most layers of Llama 4. A sliding window moves with the query; a chunk does not.</source>
        <translation>文本切成等长的分块，一个查询只能看到自己的分块，Llama 4 的多数层就是这样。滑动窗口随查询移动，分块不移动。</translation>
    </message>
    <message>
        <source>Mask, the rule “chunk”.</source>
        <translation>“掩码”视图中的规则“分块”。</translation>
    </message>
    <message>
        <source>length by position</source>
        <translation>按位置加长</translation>
    </message>
    <message>
        <source>attention temperature tuning, scalable softmax</source>
        <translation>attention temperature tuning，scalable softmax</translation>
    </message>
    <message>
        <source>Queries of later tokens are longer, so that their weights stay sharp although they see more keys: layers without positions of Llama 4.</source>
        <translation>越靠后的词元，查询越长，因此虽然看到的键更多，权重仍然集中。Llama 4 中没有位置信息的层就是这样。</translation>
    </message>
    <message>
        <source>q · (1 + a ln(1 + ⌊(position + 1) ∕ step⌋))</source>
        <translation>q · (1 + a ln(1 + ⌊(position + 1) ∕ step⌋))</translation>
    </message>
    <message>
        <source>Steps, “lengthen by position”; “Longer queries” in the teaching module (More).</source>
        <translation>“计算步骤”中的“按位置加长”；教学模块（“更多”）中的“加长查询”。</translation>
    </message>
    <message>
        <source>output gate</source>
        <translation>输出门</translation>
    </message>
    <message>
        <source>gated attention, sigmoid gate</source>
        <translation>gated attention，门控注意力，sigmoid 门</translation>
    </message>
    <message>
        <source>Before the output projection, a head&apos;s context is multiplied by numbers between 0 and 1 that are computed from the token itself: a head that has nothing to say can be closed (Qiu et al., 2025; Qwen3-Next).</source>
        <translation>在输出投影之前，头的上下文向量乘以 0 和 1 之间的数，这些数由词元本身算出：一个头没有什么可说时，门可以关上（Qiu 等，2025；Qwen3-Next）。</translation>
    </message>
    <message>
        <source>head&lt;sub&gt;i&lt;/sub&gt; ⊙ 1 ∕ (1 + e&lt;sup&gt;−x·W&lt;sub&gt;G&lt;/sub&gt;&lt;/sup&gt;)</source>
        <translation>head&lt;sub&gt;i&lt;/sub&gt; ⊙ 1 ∕ (1 + e&lt;sup&gt;−x·W&lt;sub&gt;G&lt;/sub&gt;&lt;/sup&gt;)</translation>
    </message>
    <message>
        <source>Steps, “gate”; “Output gate” in the teaching module (More).</source>
        <translation>“计算步骤”中的“门控”；教学模块（“更多”）中的“输出门”。</translation>
    </message>
    <message>
        <source>index of keys</source>
        <translation>键索引</translation>
    </message>
    <message>
        <source>lightning indexer, sparse attention, top-k</source>
        <translation>lightning indexer，稀疏注意力，top-k</translation>
    </message>
    <message>
        <source>Small, cheap heads give every pair of tokens an index score, and a query attends only to the k keys with the highest scores, as in DeepSeek-V3.2. All others are hidden by the mask.</source>
        <translation>一些小而省的头给每一对词元一个索引分数，一个查询只关注分数最高的 k 个键，DeepSeek-V3.2 就是这样。其余的都被掩码遮住。</translation>
    </message>
    <message>
        <source>I = Σ&lt;sub&gt;j&lt;/sub&gt; w&lt;sub&gt;j&lt;/sub&gt; ReLU(q&lt;sup&gt;I&lt;/sup&gt;&lt;sub&gt;j&lt;/sub&gt; · k&lt;sup&gt;I&lt;/sup&gt;)</source>
        <translation>I = Σ&lt;sub&gt;j&lt;/sub&gt; w&lt;sub&gt;j&lt;/sub&gt; ReLU(q&lt;sup&gt;I&lt;/sup&gt;&lt;sub&gt;j&lt;/sub&gt; · k&lt;sup&gt;I&lt;/sup&gt;)</translation>
    </message>
    <message>
        <source>Steps, “index of keys”; Mask, “top-k”; “Top-k index” in the teaching module (More).</source>
        <translation>“计算步骤”中的“键索引”；“掩码”中的“top-k”；教学模块（“更多”）中的“top-k 索引”。</translation>
    </message>
    <message>
        <source>difference of softmaxes</source>
        <translation>softmax 之差</translation>
    </message>
    <message>
        <source>Differential Transformer, Diff Transformer, differential attention, λ</source>
        <translation>Differential Transformer，Diff Transformer，差分注意力，λ</translation>
    </message>
    <message>
        <source>Two heads share their values; λ times the weights of the second is subtracted from those of the first, so that what both attend to cancels (Ye et al., 2024). What is left may be negative and does not sum to 1; each of the two maps is an ordinary one.</source>
        <translation>两个头共用值；从第一个头的权重中减去第二个头的权重的 λ 倍，两者都关注的部分互相抵消（Ye 等，2024）。剩下的可以是负数，总和也不是 1；两张图各自都是普通的注意力图。</translation>
    </message>
    <message>
        <source>(softmax(Q₁K₁ᵀ ∕ √d&lt;sub&gt;k&lt;/sub&gt;) − λ softmax(Q₂K₂ᵀ ∕ √d&lt;sub&gt;k&lt;/sub&gt;)) V</source>
        <translation>(softmax(Q₁K₁ᵀ ∕ √d&lt;sub&gt;k&lt;/sub&gt;) − λ softmax(Q₂K₂ᵀ ∕ √d&lt;sub&gt;k&lt;/sub&gt;)) V</translation>
    </message>
    <message>
        <source>Steps, “difference of softmaxes”; “Difference λ” in the teaching module (More).</source>
        <translation>“计算步骤”中的“softmax 之差”；教学模块（“更多”）中的“差 λ”。</translation>
    </message>
    <message>
        <source>model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>architecture, transformer, checkpoint</source>
        <translation>model，架构，Transformer，检查点</translation>
    </message>
    <message>
        <source>A trained network with its tokenizer. AttentionScope reads it from a folder and computes every number itself.</source>
        <translation>训练好的网络及其分词器。AttentionScope 从文件夹里读取它，并自己计算每一个数。</translation>
    </message>
    <message>
        <source>“Model” in the bar at the top; File › Open model.</source>
        <translation>顶部栏里的“模型”；文件 › 打开模型。</translation>
    </message>
    <message>
        <source>teaching module</source>
        <translation>教学模块</translation>
    </message>
    <message>
        <source>own module, random parameters</source>
        <translation>自己的模块，随机参数</translation>
    </message>
    <message>
        <source>A single attention layer that you set up yourself: sizes, positions, mask and seed. Its parameters are random, so its maps mean nothing; what they teach is how attention is computed.</source>
        <translation>自己设定的单独一个注意力层：大小、位置、掩码和随机种子。它的参数是随机的，所以它的注意力图没有意义；它教的是注意力怎样计算。</translation>
    </message>
    <message>
        <source>encoder</source>
        <translation>编码器</translation>
    </message>
    <message>
        <source>bidirectional</source>
        <translation>双向</translation>
    </message>
    <message>
        <source>The part of a model that reads a whole text at once: every token may attend to every other. BERT is an encoder.</source>
        <translation>模型中一次读完整段文本的部分：每个词元都可以关注所有其他词元。BERT 是编码器。</translation>
    </message>
    <message>
        <source>“Encoder” beside the model&apos;s name, where the model has both parts.</source>
        <translation>模型两部分都有时，模型名称旁边的“编码器”。</translation>
    </message>
    <message>
        <source>decoder</source>
        <translation>解码器</translation>
    </message>
    <message>
        <source>causal language model, autoregressive</source>
        <translation>decoder，因果语言模型，自回归</translation>
    </message>
    <message>
        <source>The part of a model that writes: each token may attend only to itself and to those before it, and the next one is predicted from it. GPT is a decoder.</source>
        <translation>模型中写文本的部分：每个词元只能关注自己和前面的词元，由它预测下一个词元。GPT 是解码器。</translation>
    </message>
    <message>
        <source>“Decoder” beside the model&apos;s name, where the model has both parts.</source>
        <translation>模型两部分都有时，模型名称旁边的“解码器”。</translation>
    </message>
    <message>
        <source>self-attention</source>
        <translation>自注意力</translation>
    </message>
    <message>
        <source>Attention within one text: queries, keys and values all come from the same tokens.</source>
        <translation>一段文本内部的注意力：查询、键和值都来自同样的词元。</translation>
    </message>
    <message>
        <source>Every map of a model that reads one text.</source>
        <translation>只读一段文本的模型的每张注意力图。</translation>
    </message>
    <message>
        <source>cross-attention</source>
        <translation>交叉注意力</translation>
    </message>
    <message>
        <source>encoder–decoder attention</source>
        <translation>cross-attention，编码器–解码器注意力</translation>
    </message>
    <message>
        <source>Attention from one text to another: queries come from the target (the decoder), keys and values from the source (the encoder). In translation it shows which source word each new word is made from.</source>
        <translation>从一段文本到另一段文本的注意力：查询来自目标（解码器），键和值来自源（编码器）。在翻译中，它显示每个新词来自哪个源词。</translation>
    </message>
    <message>
        <source>q = y W&lt;sub&gt;Q&lt;/sub&gt;, k = x W&lt;sub&gt;K&lt;/sub&gt;, v = x W&lt;sub&gt;V&lt;/sub&gt;</source>
        <translation>q = y W&lt;sub&gt;Q&lt;/sub&gt;, k = x W&lt;sub&gt;K&lt;/sub&gt;, v = x W&lt;sub&gt;V&lt;/sub&gt;</translation>
    </message>
    <message>
        <source>“Cross” (Ctrl+B) of a translation model; “+ second sequence” of a teaching module.</source>
        <translation>翻译模型的“交叉”（Ctrl+B）；教学模块的“+ 第二个序列”。</translation>
    </message>
    <message>
        <source>residual stream</source>
        <translation>残差流</translation>
    </message>
    <message>
        <source>skip connection, hidden states</source>
        <translation>residual stream，跳跃连接，隐藏状态</translation>
    </message>
    <message>
        <source>The vector of a token as it passes through the layers. A layer does not replace it: what its heads and its feed-forward network compute is added to it.</source>
        <translation>词元的向量在各层间的传递。一层并不替换它：这一层的头和前馈网络算出的结果加到它上面。</translation>
    </message>
    <message>
        <source>x ← x + attention(x)</source>
        <translation>x ← x + attention(x)</translation>
    </message>
    <message>
        <source>Intervene: a head that is switched off adds nothing to it. Attention rollout accounts for it.</source>
        <translation>“干预”：关闭的头不给它加上任何东西。注意力展开也把它计算在内。</translation>
    </message>
    <message>
        <source>mask</source>
        <translation>掩码</translation>
    </message>
    <message>
        <source>attention mask</source>
        <translation>mask，注意力掩码</translation>
    </message>
    <message>
        <source>Which keys each query may see. Hidden cells get the weight 0.</source>
        <translation>每个查询可以看到哪些键。被遮住的单元格权重为 0。</translation>
    </message>
    <message>
        <source>softmax(s + mask)</source>
        <translation>softmax(s + 掩码)</translation>
    </message>
    <message>
        <source>The Mask view; “Mask” in the bar at the top; hatched cells of a map.</source>
        <translation>“掩码”视图；顶部栏里的“掩码”；注意力图中画斜线的单元格。</translation>
    </message>
    <message>
        <source>causal mask</source>
        <translation>因果掩码</translation>
    </message>
    <message>
        <source>look-ahead mask, triangular mask</source>
        <translation>causal mask，前瞻掩码，三角掩码</translation>
    </message>
    <message>
        <source>Hides every token after the query, so that a model cannot read the word that it is to predict. Its map is a lower triangle, and the first row sees only itself.</source>
        <translation>遮住查询之后的所有词元，使模型不能读到它要预测的词。它的图是一个下三角，第一行只看到自己。</translation>
    </message>
    <message>
        <source>key ≤ query</source>
        <translation>键 ≤ 查询</translation>
    </message>
    <message>
        <source>The rule “Causal” of the Mask view; the hatched upper triangle of a decoder&apos;s map.</source>
        <translation>“掩码”视图中的规则“因果”；解码器的注意力图中画斜线的上三角。</translation>
    </message>
    <message>
        <source>mask recipe</source>
        <translation>掩码配方</translation>
    </message>
    <message>
        <source>rule, window, prefix, segment, dilated, chunk, global</source>
        <translation>规则，窗口，前缀，分段，空洞，分块，全局</translation>
    </message>
    <message>
        <source>A mask in one line of rules: &amp; means and, | means or, ! means not. For example causal &amp; window(3, 0) lets a query see itself and three tokens back.</source>
        <translation>写成一行规则的掩码：&amp; 表示“并且”，| 表示“或者”，! 表示“非”。例如 causal &amp; window(3, 0) 让查询看到自己和前面的三个词元。</translation>
    </message>
    <message>
        <source>“Recipe” in the Mask view.</source>
        <translation>“掩码”视图中的“配方”。</translation>
    </message>
    <message>
        <source>−∞</source>
        <translation>−∞</translation>
    </message>
    <message>
        <source>minus infinity, hidden score</source>
        <translation>负无穷，被遮住的分数</translation>
    </message>
    <message>
        <source>What a hidden score is set to before the softmax: exp(−∞) is 0, so that the hidden key gets no weight. Programs often use a very low number such as −10⁹ instead.</source>
        <translation>softmax 之前，被遮住的分数设成的数：exp(−∞) 等于 0，因此被遮住的键得不到权重。程序常常改用一个非常低的数，例如 −10⁹。</translation>
    </message>
    <message>
        <source>exp(−∞) = 0</source>
        <translation>exp(−∞) = 0</translation>
    </message>
    <message>
        <source>Steps, where the mask is applied; “Hidden scores” in the Mask view.</source>
        <translation>“计算步骤”中施加掩码的地方；“掩码”视图中的“被遮住的分数”。</translation>
    </message>
    <message>
        <source>logit</source>
        <translation>logit</translation>
    </message>
    <message>
        <source>unnormalised log-probability</source>
        <translation>未归一化的对数概率</translation>
    </message>
    <message>
        <source>The score that the model gives a token of the vocabulary as the next one. A softmax over all logits gives the probabilities of the next token.</source>
        <translation>模型给词表中的一个词元作为下一个词元的分数。对所有 logit 做 softmax，就得到下一个词元的概率。</translation>
    </message>
    <message>
        <source>p = softmax(logits)</source>
        <translation>p = softmax(logits)</translation>
    </message>
    <message>
        <source>The likeliest next tokens in the Cell panel; attend --logits.</source>
        <translation>“单元格”面板中最可能的下一个词元；attend --logits。</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>prediction, next token, log-probability</source>
        <translation>answer，预测，下一个词元，对数概率</translation>
    </message>
    <message>
        <source>The token that the model finds likeliest: after the text, or in place of [MASK]. Measures and interventions say by how much its log-probability changes.</source>
        <translation>模型认为最可能的词元：在文本之后，或者在 [MASK] 的位置上。度量和干预说明它的对数概率改变了多少。</translation>
    </message>
    <message>
        <source>ln p(answer)</source>
        <translation>ln p(答案)</translation>
    </message>
    <message>
        <source>The Cell panel, “Next token after …”; the measure “knock-out”.</source>
        <translation>“单元格”面板中的“……之后的下一个词元”；度量“敲除”。</translation>
    </message>
    <message>
        <source>sampling</source>
        <translation>采样</translation>
    </message>
    <message>
        <source>top-k, top-p, nucleus, seed, temperature of the output</source>
        <translation>sampling，top-k，top-p，核采样，随机种子，输出的温度</translation>
    </message>
    <message>
        <source>How the next token is chosen from its probabilities: always the likeliest, or drawn at random. Top-k draws from the k likeliest alone, top-p from the fewest that together have the probability p; the same seed draws the same text.</source>
        <translation>怎样按概率选出下一个词元：总是选最可能的，或者随机抽取。top-k 只从最可能的 k 个中抽取，top-p 从概率之和达到 p 的最少几个中抽取；同样的随机种子抽出同样的文本。</translation>
    </message>
    <message>
        <source>Beside “Generate”.</source>
        <translation>“生成”旁边。</translation>
    </message>
    <message>
        <source>logit difference</source>
        <translation>logit 差</translation>
    </message>
    <message>
        <source>log-probability difference</source>
        <translation>logit difference，对数概率差</translation>
    </message>
    <message>
        <source>How much likelier the model finds one token than another: the difference of their logits, which is that of their log-probabilities.</source>
        <translation>模型认为一个词元比另一个可能多少：两者 logit 之差，也就是对数概率之差。</translation>
    </message>
    <message>
        <source>ln p(a) − ln p(b)</source>
        <translation>ln p(a) − ln p(b)</translation>
    </message>
    <message>
        <source>Tracked words in the Cell panel, of the first two words.</source>
        <translation>“单元格”面板中跟踪的词，取前两个。</translation>
    </message>
    <message>
        <source>knock-out</source>
        <translation>敲除</translation>
    </message>
    <message>
        <source>ablation, switch off, intervention</source>
        <translation>knock-out，消融，关闭，干预</translation>
    </message>
    <message>
        <source>Takes a weight or a whole head out of the computation and runs the model again. What changes in its answer shows what the answer rests on, which the weights alone do not (Jain and Wallace, 2019).</source>
        <translation>从计算中去掉一个权重或者整个头，再运行一次模型。答案的变化说明答案依靠什么，单看权重是看不出来的（Jain 和 Wallace，2019）。</translation>
    </message>
    <message>
        <source>ln p without − ln p with</source>
        <translation>ln p（去掉后）− ln p（去掉前）</translation>
    </message>
    <message>
        <source>The Cell panel, “Knock it out”; the menu Intervene; “Knock out each head” in Measures.</source>
        <translation>“单元格”面板中的“敲除它”；菜单“干预”；“度量”中的“逐个敲除头”。</translation>
    </message>
    <message>
        <source>mean ablation</source>
        <translation>均值消融</translation>
    </message>
    <message>
        <source>replace by the mean</source>
        <translation>mean ablation，用均值代替</translation>
    </message>
    <message>
        <source>Gives every token the mean of the head&apos;s output over all tokens of this text, later ones too, so that the head says the same everywhere. The mean is not taken over a collection of texts.</source>
        <translation>给每个词元同一个输出，即这个头在这段文本所有词元上输出的均值，后面的词元也算在内，使这个头处处说同样的话。均值不是在一批文本上求的。</translation>
    </message>
    <message>
        <source>The menu Intervene.</source>
        <translation>菜单“干预”。</translation>
    </message>
    <message>
        <source>patching</source>
        <translation>修补</translation>
    </message>
    <message>
        <source>activation patching, causal tracing</source>
        <translation>patching，激活修补，因果追踪</translation>
    </message>
    <message>
        <source>Puts the output of a head from another run in place of its own. If the answer changes to that run&apos;s, the head carries the difference.</source>
        <translation>用另一次运行中一个头的输出代替它自己的输出。如果答案变成那次运行的答案，差别就由这个头携带。</translation>
    </message>
    <message>
        <source>The menu Intervene, “Take the head&apos;s output from run”.</source>
        <translation>菜单“干预”中的“这个头的输出取自运行”。</translation>
    </message>
    <message>
        <source>induction head</source>
        <translation>归纳头</translation>
    </message>
    <message>
        <source>in-context learning, prefix matching</source>
        <translation>induction head，上下文学习，前缀匹配</translation>
    </message>
    <message>
        <source>A head that looks for the same token earlier in the text and attends to the token after it, so that the model can repeat what it has seen (Olsson et al., 2022).</source>
        <translation>一种头：它在前面的文本中寻找相同的词元，并关注其后的词元，使模型能够重复见过的内容（Olsson 等，2022）。</translation>
    </message>
    <message>
        <source>The measure “induction”; the example “The same word again”.</source>
        <translation>度量“归纳”；示例“The same word again”。</translation>
    </message>
    <message>
        <source>nat</source>
        <translation>奈特</translation>
    </message>
    <message>
        <source>nats, bits, unit of entropy</source>
        <translation>nat，比特，熵的单位</translation>
    </message>
    <message>
        <source>The unit of entropies, divergences and log-probabilities that are computed with the natural logarithm. 1 nat is 1.443 bits.</source>
        <translation>用自然对数计算的熵、散度和对数概率的单位。1 奈特等于 1.443 比特。</translation>
    </message>
    <message>
        <source>1 nat = 1 ∕ ln 2 bits</source>
        <translation>1 奈特 = 1 ∕ ln 2 比特</translation>
    </message>
    <message>
        <source>Measures, Compare and the entropy of a row in Steps.</source>
        <translation>“度量”、“比较”，以及“计算步骤”中一行的熵。</translation>
    </message>
    <message>
        <source>attention rollout</source>
        <translation>注意力展开</translation>
    </message>
    <message>
        <source>Multiplies the mean maps of all layers up to one, each mixed half and half with the residual stream, to follow attention from a layer down to the input (Abnar and Zuidema, 2020).</source>
        <translation>把直到某一层的各层平均注意力图相乘，每张都与残差流各占一半混合，从而把注意力从这一层一直追到输入（Abnar 和 Zuidema，2020）。</translation>
    </message>
    <message>
        <source>R&lt;sub&gt;l&lt;/sub&gt; = ½ (mean of heads + I) · R&lt;sub&gt;l−1&lt;/sub&gt;</source>
        <translation>R&lt;sub&gt;l&lt;/sub&gt; = ½ (各头的均值 + I) · R&lt;sub&gt;l−1&lt;/sub&gt;</translation>
    </message>
    <message>
        <source>The map&apos;s choice “Attention rollout up to the layer”.</source>
        <translation>注意力图的选项“到这一层的注意力展开”。</translation>
    </message>
    <message>
        <source>attention flow</source>
        <translation>注意力流</translation>
    </message>
    <message>
        <source>maximum flow</source>
        <translation>attention flow，最大流</translation>
    </message>
    <message>
        <source>How much can reach each input token from a token of a layer, where the mean maps of all layers below, each mixed half and half with the residual stream, say how much passes: the maximum flow through that network (Abnar and Zuidema, 2020). Each row is divided by its sum.</source>
        <translation>从某一层的一个词元能流到每个输入词元多少。下面各层的平均注意力图，每张都与残差流各占一半混合，规定能通过多少；结果是通过这个网络的最大流（Abnar 和 Zuidema，2020）。每一行除以自己的总和。</translation>
    </message>
    <message>
        <source>The map&apos;s choice “Attention flow up to the layer”.</source>
        <translation>注意力图的选项“到这一层的注意力流”。</translation>
    </message>
    <message>
        <source>Jensen–Shannon divergence</source>
        <translation>Jensen–Shannon 散度</translation>
    </message>
    <message>
        <source>JSD, divergence, difference of two heads</source>
        <translation>JSD，散度，两个头的差别</translation>
    </message>
    <message>
        <source>How much two rows of weights differ: 0 if they are equal, ln 2 ≈ 0.693 nats if they have no key in common.</source>
        <translation>两行权重相差多少：相等时是 0，没有共同的键时是 ln 2 ≈ 0.693 奈特。</translation>
    </message>
    <message>
        <source>½ Σ p ln(p∕m) + ½ Σ q ln(q∕m), m = ½ (p + q)</source>
        <translation>½ Σ p ln(p∕m) + ½ Σ q ln(q∕m), m = ½ (p + q)</translation>
    </message>
    <message>
        <source>Compare; the order “Similar” in All heads.</source>
        <translation>“比较”；“所有头”中的排列方式“相似”。</translation>
    </message>
    <message>
        <source>feed-forward layer</source>
        <translation>前馈层</translation>
    </message>
    <message>
        <source>MLP, FFN, ff</source>
        <translation>feed-forward layer，MLP，FFN，ff</translation>
    </message>
    <message>
        <source>The part of a layer that looks at one token&apos;s row at a time: two projections with a nonlinearity between them. Its result is added to the residual stream.</source>
        <translation>一层中的一个部分，每次只看一个词元的行：两次投影，中间是一个非线性函数。结果加到残差流上。</translation>
    </message>
    <message>
        <source>FFN(x) = f(x W₁ + b₁) W₂ + b₂</source>
        <translation>FFN(x) = f(x W₁ + b₁) W₂ + b₂</translation>
    </message>
    <message>
        <source>Why, as “feed-forward 2”, and “→ ff 2” for what it turns a part into.</source>
        <translation>“为什么”视图中的“前馈层 2”；“→ 前馈 2”表示它把一个部分变成了什么。</translation>
    </message>
    <message>
        <source>account of a score</source>
        <translation>分数的分解</translation>
    </message>
    <message>
        <source>direct attribution, why a head attends</source>
        <translation>direct attribution，直接归因，头为什么这样关注</translation>
    </message>
    <message>
        <source>A score is a product of two rows, and each row is a sum of what the embedding and every earlier head and layer wrote into it. With each norm&apos;s factor held at its value, the score is the sum of the products of all these parts. It says what wrote the number, not what would happen without it (Elhage et al., 2021).</source>
        <translation>分数是两行的乘积，而每一行是嵌入以及前面每个头、每一层写入内容之和。把每次归一化的系数固定不变，分数就是所有这些部分两两乘积之和。它说明是什么写出了这个数，并不说明没有它会怎样（Elhage 等，2021）。</translation>
    </message>
    <message>
        <source>s&lt;sub&gt;ij&lt;/sub&gt; = Σ&lt;sub&gt;a&lt;/sub&gt; Σ&lt;sub&gt;b&lt;/sub&gt; q(a)·k(b) ∕ √d&lt;sub&gt;k&lt;/sub&gt;</source>
        <translation>s&lt;sub&gt;ij&lt;/sub&gt; = Σ&lt;sub&gt;a&lt;/sub&gt; Σ&lt;sub&gt;b&lt;/sub&gt; q(a)·k(b) ∕ √d&lt;sub&gt;k&lt;/sub&gt;</translation>
    </message>
    <message>
        <source>Why this cell? (Ctrl+9).</source>
        <translation>为什么是这个单元格？（Ctrl+9）。</translation>
    </message>
    <message>
        <source>logit lens</source>
        <translation>logit 透镜</translation>
    </message>
    <message>
        <source>what each layer would say</source>
        <translation>logit lens，每一层会说什么</translation>
    </message>
    <message>
        <source>The final norm and the language head read the residual stream in the middle of the model, as if no layer followed (nostalgebraist, 2020).</source>
        <translation>在模型中间就让最后的归一化和语言模型头读取残差流，好像后面没有别的层（nostalgebraist，2020）。</translation>
    </message>
    <message>
        <source>Why (Ctrl+9), Logit lens.</source>
        <translation>“为什么”（Ctrl+9）中的“logit 透镜”。</translation>
    </message>
    <message>
        <source>QK and OV circuit</source>
        <translation>QK 与 OV 回路</translation>
    </message>
    <message>
        <source>query–key circuit, output–value circuit</source>
        <translation>查询–键回路，输出–值回路</translation>
    </message>
    <message>
        <source>What a head&apos;s weight matrices do together, whatever the text: W_Q W_Kᵀ says which queries and keys match, and W_V W_O what is written for what is read. Its singular vectors are the directions that it tells apart most (Elhage et al., 2021).</source>
        <translation>一个头的几个权重矩阵合起来做什么，与文本无关：W_Q W_Kᵀ 说明哪些查询与哪些键匹配，W_V W_O 说明读到什么就写出什么。它的奇异向量是它分辨得最清楚的方向（Elhage 等，2021）。</translation>
    </message>
    <message>
        <source>Why (Ctrl+9), Head&apos;s weights.</source>
        <translation>“为什么”（Ctrl+9）中的“头的权重”。</translation>
    </message>
    <message>
        <source>composition</source>
        <translation>组合</translation>
    </message>
    <message>
        <source>Q-, K-, V-composition</source>
        <translation>composition，Q、K、V 组合</translation>
    </message>
    <message>
        <source>How much of what an earlier head writes is read by a later head as its queries, keys or values, judged by the weights alone: 0 to 1, beside the value that two heads reach by chance (Elhage et al., 2021).</source>
        <translation>前面的头写出的内容，有多少被后面的头作为查询、键或值读取，只按权重参数判断：从 0 到 1，旁边是任意两个头碰巧也会达到的值（Elhage 等，2021）。</translation>
    </message>
    <message>
        <source>‖OV₁ · QK₂‖ ∕ (‖OV₁‖ ‖QK₂‖)</source>
        <translation>‖OV₁ · QK₂‖ ∕ (‖OV₁‖ ‖QK₂‖)</translation>
    </message>
    <message>
        <source>patch</source>
        <translation>图像块</translation>
    </message>
    <message>
        <source>vision transformer, ViT, image token</source>
        <translation>patch，视觉 Transformer，ViT，图像词元</translation>
    </message>
    <message>
        <source>A square of a picture, which a vision transformer reads as a token. [CLS] is an extra token that stands for the whole picture; registers are extra tokens that stand for nothing, and SigLIP has a learned query after its last layer instead, the pooling probe.</source>
        <translation>图片中的一个方块，视觉 Transformer 把它当作一个词元来读。[CLS] 是代表整张图片的额外词元；寄存器是不代表任何东西的额外词元；SigLIP 没有 [CLS]，而是在最后一层之后有一个学习得到的查询，即池化探针。</translation>
    </message>
    <message>
        <source>Picture (Ctrl+8).</source>
        <translation>“图片”（Ctrl+8）。</translation>
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
        <source>o&lt;sub&gt;t&lt;/sub&gt; = Σ&lt;sub&gt;s ≤ t&lt;/sub&gt; m&lt;sub&gt;ts&lt;/sub&gt; v&lt;sub&gt;s&lt;/sub&gt;</source>
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
        <source>C ⊙ conv(B ⊙ x)</source>
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
    <message>
        <source>output = Σ head&lt;sub&gt;i&lt;/sub&gt; W&lt;sub&gt;O,i&lt;/sub&gt; = concat(head&lt;sub&gt;1&lt;/sub&gt;, …, head&lt;sub&gt;H&lt;/sub&gt;) W&lt;sub&gt;O&lt;/sub&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scaled dot product, 1∕√d_k</source>
        <translation type="unfinished">scaled dot product，缩放点积，1/√d_k</translation>
    </message>
    <message>
        <source>‖w · v W&lt;sub&gt;O&lt;/sub&gt;‖</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The map&apos;s choice “‖weight · v Wₒ‖”; the last line of the Cell panel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps, as “x of layer 4” beside the input x; “Second layer” in the teaching module (More).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two streams</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two-stream attention, query stream, content stream, XLNet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much of an earlier token&apos;s value a layer without a softmax adds to a token. It may be negative, and a row sums to anything. All weights of a row times the values are the layer&apos;s own output before its gate (Ali et al., 2024).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“Mixing, no softmax” (Ctrl+B) of a hybrid model; layers named “no softmax” in the bar at the top; “No softmax” in the teaching module (More); attend --stages.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each channel of a token is a weighted sum of its own and its neighbours&apos; before it, with one gate before and one behind it. Alone it mixes three or four tokens; before a recurrence it lets queries, keys and values know their neighbours (Liquid AI, 2025: LFM2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps of a layer without a softmax; a preset of the teaching module; inspect names the layers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>x ∈ ℝ&lt;sup&gt;d&lt;/sup&gt;, d = d&lt;sub&gt;model&lt;/sub&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PE(pos, 2i) = sin(pos ∕ 10000&lt;sup&gt;2i∕d&lt;/sup&gt;), PE(pos, 2i+1) = cos(…), d = d&lt;sub&gt;model&lt;/sub&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps, “rotate by position”; “Columns of a picture” in the teaching module.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps, “bias of position”; “Positions” in the teaching module.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>XLNet is trained with two rows for each token: one sees the token itself, the other sees only those before it, so that it can be asked for the token (Yang et al., 2019). The second one starts from one learned vector g for every token and reads the keys and values of the first. A trained model&apos;s maps are those of the first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>q = g W&lt;sub&gt;Q&lt;/sub&gt;, k and v of the first stream</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The preset “Two streams (XLNet)” of the teaching module: layers 1 and 2; Steps, “project”.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GlossaryWindow</name>
    <message>
        <source>In AttentionScope:</source>
        <translation>在 AttentionScope 中：</translation>
    </message>
    <message>
        <source>Also:</source>
        <translation>又称：</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>术语表</translation>
    </message>
    <message>
        <source>Search the terms</source>
        <translation>搜索术语</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>术语</translation>
    </message>
    <message>
        <source>What the term means</source>
        <translation>术语的含义</translation>
    </message>
    <message>
        <source>No term matches “%1”.</source>
        <translation>没有与“%1”匹配的术语。</translation>
    </message>
</context>
<context>
    <name>GradientPanel</name>
    <message>
        <source>%1 “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>∂L/∂s = a · (∂L/∂a − the row&apos;s mean of it, by weights). L is the mean loss of the text&apos;s predictions in nats, s the score, a its weight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parts of the gradient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Behind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished">下一步</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part of the gradient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head %1.%2: %3 attends to %4 with %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Learning from this text makes the weight grow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Learning from this text makes the weight shrink.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gradient of the score = %1 · (%2 − %3) = %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished">%1 %</translation>
    </message>
    <message>
        <source>left over by rounding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sum</source>
        <translation type="unfinished">总和</translation>
    </message>
</context>
<context>
    <name>GroupedBars</name>
    <message>
        <source>%1 (key %2)</source>
        <translation>%1（键 %2）</translation>
    </message>
    <message>
        <source>This query sees no key.</source>
        <translation>这个查询看不到任何键。</translation>
    </message>
    <message>
        <source>the %1 largest of %2 keys</source>
        <translation>%2 个键中最大的 %1 个</translation>
    </message>
</context>
<context>
    <name>GuessBars</name>
    <message>
        <source>%1, 1 hand</source>
        <translation>%1，1 人举手</translation>
    </message>
    <message>
        <source>%1, %2 hands</source>
        <translation>%1，%2 人举手</translation>
    </message>
    <message>
        <source>%1, 1 point</source>
        <translation>%1，1 分</translation>
    </message>
    <message>
        <source>%1, %2 points</source>
        <translation>%1，%2 分</translation>
    </message>
    <message>
        <source>Points for each token</source>
        <translation>给每个词元的分</translation>
    </message>
    <message>
        <source>%1, hidden by the mask</source>
        <translation>%1，被掩码遮住</translation>
    </message>
    <message>
        <source>%1, picked</source>
        <translation>%1，已选</translation>
    </message>
    <message>
        <source>, the model gives it %1 of 100</source>
        <translation>，模型在 100 分中给它 %1 分</translation>
    </message>
    <message>
        <source>your pick</source>
        <translation>所选</translation>
    </message>
    <message>
        <source>your %1</source>
        <translation>猜 %1</translation>
    </message>
</context>
<context>
    <name>GuessCommands</name>
    <message>
        <source>&amp;Guess</source>
        <translation>猜测(&amp;G)</translation>
    </message>
    <message>
        <source>Guess this &amp;row…</source>
        <translation>猜这一行(&amp;R)…</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Ctrl+P</translation>
    </message>
    <message>
        <source>Hide the chosen row everywhere until you have said where it looks</source>
        <translation>把选中的行在所有地方藏起来，猜过它看向哪里之后才显示</translation>
    </message>
    <message>
        <source>Guess its &amp;strongest key…</source>
        <translation>猜它最强的键(&amp;S)…</translation>
    </message>
    <message>
        <source>Hide the chosen row until you have said what it looks at most</source>
        <translation>把选中的行藏起来，猜过它最关注什么之后才显示</translation>
    </message>
    <message>
        <source>Guess this &amp;weight…</source>
        <translation>猜这个权重(&amp;W)…</translation>
    </message>
    <message>
        <source>Hide the chosen row until you have said how much of it is on this token</source>
        <translation>把选中的行藏起来，猜过它有多少权重在这个词元上之后才显示</translation>
    </message>
    <message>
        <source>Guess which &amp;head this is…</source>
        <translation>猜这是哪个头(&amp;H)…</translation>
    </message>
    <message>
        <source>Let others look for the head that is shown now</source>
        <translation>让别人找出现在显示的头</translation>
    </message>
</context>
<context>
    <name>GuessPanel</name>
    <message>
        <source>Predict</source>
        <translation>预测</translation>
    </message>
    <message>
        <source>Who guesses</source>
        <translation>谁来猜</translation>
    </message>
    <message>
        <source>My guess</source>
        <translation>我的猜测</translation>
    </message>
    <message>
        <source>100 points over the tokens</source>
        <translation>把 100 分分给各个词元</translation>
    </message>
    <message>
        <source>Raised hands</source>
        <translation>举手</translation>
    </message>
    <message>
        <source>How many in a class expect each token</source>
        <translation>班里有多少人看好每个词元</translation>
    </message>
    <message>
        <source>Spread evenly</source>
        <translation>平均分配</translation>
    </message>
    <message>
        <source>Spread the points that are left evenly over all tokens</source>
        <translation>把剩下的分平均分给所有词元</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Take all points back</source>
        <translation>收回所有的分</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>揭晓</translation>
    </message>
    <message>
        <source>Show the model&apos;s weights over your guess</source>
        <translation>在猜测之上显示模型的权重</translation>
    </message>
    <message>
        <source>Guess again</source>
        <translation>再猜一次</translation>
    </message>
    <message>
        <source>Hide the row again and start without points</source>
        <translation>重新藏起这一行，从零分开始</translation>
    </message>
    <message>
        <source>End guessing; the row is shown again</source>
        <translation>结束猜测；这一行重新显示</translation>
    </message>
    <message>
        <source>□ your guess     ■ the model     points of 100</source>
        <translation>□ 猜测     ■ 模型     100 分中的分</translation>
    </message>
    <message>
        <source>Guess and model</source>
        <translation>猜测与模型</translation>
    </message>
    <message>
        <source>The row is not shown</source>
        <translation>这一行没有显示</translation>
    </message>
    <message>
        <source>The row to guess belongs to a text or a model that is no longer shown.</source>
        <translation>要猜的行属于一段已不再显示的文本，或者一个已不再显示的模型。</translation>
    </message>
    <message>
        <source>What does %1 look at most?</source>
        <translation>%1 最关注什么？</translation>
    </message>
    <message>
        <source>%1. Pick the token that you expect to get the most weight.</source>
        <translation>%1。选出预计权重最大的词元。</translation>
    </message>
    <message>
        <source>Click a token, or choose it with ← and → and press the space bar.</source>
        <translation>点击一个词元，或者用 ← 和 → 选择，再按空格键。</translation>
    </message>
    <message>
        <source>How much does %1 look at %2?</source>
        <translation>%1 对 %2 关注多少？</translation>
    </message>
    <message>
        <source>%1. Of the 100 points of this row, how many are on this token?</source>
        <translation>%1。这一行的 100 分中，有多少分在这个词元上？</translation>
    </message>
    <message>
        <source>Drag the bar, or type a number; + and − change it by 5.</source>
        <translation>拖动条形，或者键入一个数；+ 和 − 每次增减 5。</translation>
    </message>
    <message>
        <source>Where does %1 look?</source>
        <translation>%1 看向哪里？</translation>
    </message>
    <message>
        <source>%1. How many of the class expect each token to get the most weight?</source>
        <translation>%1。对每个词元，班里有多少人认为它的权重最大？</translation>
    </message>
    <message>
        <source>%1. Give this row&apos;s 100 points to the tokens that you expect it to attend to.</source>
        <translation>%1。把这一行的 100 分分给预计它会关注的词元。</translation>
    </message>
    <message>
        <source>← and → choose a token, a number sets its hands, + and − change it by 1.</source>
        <translation>用 ← 和 → 选择词元，键入数字设定举手人数，+ 和 − 每次增减 1。</translation>
    </message>
    <message>
        <source>Drag a bar, or type: ← and → choose a token, a number sets its points, + and − change it by 5. Points left over are spread evenly.</source>
        <translation>拖动条形，或者用键盘：用 ← 和 → 选择词元，键入数字设定分，+ 和 − 每次增减 5。剩下的分平均分配。</translation>
    </message>
    <message>
        <source>The row stays hidden until you press Show.</source>
        <translation>按“揭晓”之前，这一行一直藏着。</translation>
    </message>
    <message>
        <source>%1 of 100 points</source>
        <translation>100 分中的 %1 分</translation>
    </message>
    <message>
        <source>1 hand raised</source>
        <translation>1 人举手</translation>
    </message>
    <message>
        <source>%1 hands raised</source>
        <translation>%1 人举手</translation>
    </message>
    <message>
        <source>%1 of 100 points left</source>
        <translation>100 分中还剩 %1 分</translation>
    </message>
    <message>
        <source>Nearly all of it on %1</source>
        <translation>几乎全在 %1 上</translation>
    </message>
    <message>
        <source>Most of it on %1</source>
        <translation>大部分在 %1 上</translation>
    </message>
    <message>
        <source>No token has half; most has %1</source>
        <translation>没有词元占到一半；最多的是 %1</translation>
    </message>
    <message>
        <source>You said %1 of 100 points on this token; it gets %2.</source>
        <translation>猜的是 100 分中的 %1 分；实际是 %2 分。</translation>
    </message>
    <message>
        <source>You picked %1: right.</source>
        <translation>选的是 %1：正确。</translation>
    </message>
    <message>
        <source>You picked %1, which is at rank %2 of %3.</source>
        <translation>选的是 %1，它排第 %2，共 %3 个。</translation>
    </message>
    <message>
        <source>You picked no token.</source>
        <translation>没有选词元。</translation>
    </message>
    <message>
        <source>%1: the row of %2.</source>
        <translation>%1：%2 这一行。</translation>
    </message>
    <message>
        <source>Which head is it?</source>
        <translation>这是哪个头？</translation>
    </message>
    <message>
        <source>You chose %1. Look for it in All heads (Ctrl+5) and click it.</source>
        <translation>选的是 %1。请在“所有头”（Ctrl+5）中找到它并点击。</translation>
    </message>
    <message>
        <source>All maps and numbers stay visible; press Show to see which head is meant.</source>
        <translation>所有的图和数都照常显示；按“揭晓”可以看到是哪个头。</translation>
    </message>
    <message>
        <source>Right: %1</source>
        <translation>正确：%1</translation>
    </message>
    <message>
        <source>It is %1</source>
        <translation>是 %1</translation>
    </message>
    <message>
        <source>You picked the head that was shown.</source>
        <translation>选的就是当时显示的头。</translation>
    </message>
    <message>
        <source>You picked %1.</source>
        <translation>选的是 %1。</translation>
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
        <translation>第 %1 层，头 %2</translation>
    </message>
    <message>
        <source>layer %1, head %2</source>
        <translation>第 %1 层，头 %2</translation>
    </message>
    <message>
        <source>There is no row to guess yet.</source>
        <translation>还没有可以猜的行。</translation>
    </message>
    <message>
        <source>This text is too long for a row to be guessed key by key.</source>
        <translation>这段文本太长，无法逐个键地猜一行。</translation>
    </message>
</context>
<context>
    <name>GuessResult</name>
    <message>
        <source>Jensen–Shannon divergence</source>
        <translation>Jensen–Shannon 散度</translation>
    </message>
    <message>
        <source>How much your points and the weights differ: 0 if they are the same, ln 2 = 0.69 if they have nothing in common</source>
        <translation>所给的分与权重相差多少：完全相同时是 0，毫无共同之处时是 ln 2 = 0.69</translation>
    </message>
    <message>
        <source>0: the same</source>
        <translation>0：相同</translation>
    </message>
    <message>
        <source>0.69: nothing shared</source>
        <translation>0.69：毫无共同之处</translation>
    </message>
    <message>
        <source>Your points where the weight is</source>
        <translation>落在有权重处的分</translation>
    </message>
    <message>
        <source>%1 nats</source>
        <translation>%1 奈特</translation>
    </message>
    <message>
        <source>not defined</source>
        <translation>无定义</translation>
    </message>
    <message>
        <source>No token picked</source>
        <translation>没有选词元</translation>
    </message>
    <message>
        <source>Your first choice, %1</source>
        <translation>第一选择，%1</translation>
    </message>
    <message>
        <source>rank %1 of %2</source>
        <translation>排第 %1，共 %2 个</translation>
    </message>
    <message>
        <source>%1 of 100</source>
        <translation>%1 / 100</translation>
    </message>
    <message>
        <source>Divergence %1. %2: %3. Points where the weight is: %4.</source>
        <translation>散度 %1。%2：%3。落在有权重处的分：%4。</translation>
    </message>
</context>
<context>
    <name>HandInDialog</name>
    <message>
        <source>Hand in answers</source>
        <translation>提交答案</translation>
    </message>
    <message>
        <source>no worksheet</source>
        <translation>没有练习单</translation>
    </message>
    <message>
        <source>The last digits of the worksheet&apos;s id: 12 of L3-1-012</source>
        <translation>练习单编号的最后几位：L3-1-012 中的 12</translation>
    </message>
    <message>
        <source>&amp;Name or number</source>
        <translation>姓名或编号(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Worksheet</source>
        <translation>练习单(&amp;W)</translation>
    </message>
    <message>
        <source>Short code</source>
        <translation>短码</translation>
    </message>
    <message>
        <source>The short code of your answers</source>
        <translation>这些回答的短码</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Copies the code, to be sent or pasted</source>
        <translation>复制短码，以便发送或粘贴</translation>
    </message>
    <message>
        <source>The file contains your answers, when you gave them, and what you typed here; nothing else about you or this computer.</source>
        <translation>文件包含各个回答、作答的时间和这里输入的内容；此外没有任何关于作答者或这台计算机的信息。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Your answers stay as they are</source>
        <translation>回答保持不变</translation>
    </message>
    <message>
        <source>&amp;Save file…</source>
        <translation>保存文件(&amp;S)…</translation>
    </message>
    <message>
        <source>Save your answers as a file, to be handed in</source>
        <translation>把回答保存为文件，以便提交</translation>
    </message>
    <message>
        <source>Questions answered: %1 of %2.</source>
        <translation>已回答的问题：%1 / %2。</translation>
    </message>
    <message>
        <source>Predictions made: %1 of %2.</source>
        <translation>已做的预测：%1 / %2。</translation>
    </message>
    <message>
        <source>Goals reached: %1 of %2.</source>
        <translation>已达到的目标：%1 / %2。</translation>
    </message>
    <message>
        <source>Still open in steps: %1.</source>
        <translation>这些步还没有完成：%1。</translation>
    </message>
    <message>
        <source>The code contains your number, but no sentences in your own words.</source>
        <translation>短码包含作答者的编号，但不包含用自己的话写的句子。</translation>
    </message>
    <message>
        <source>The code contains no name, and no sentences in your own words. Type a number from 1 to 9999 above to have it in the code.</source>
        <translation>短码不包含姓名，也不包含用自己的话写的句子。要让它包含编号，请在上面输入 1 到 9999 的一个数。</translation>
    </message>
    <message>
        <source>Save answers</source>
        <translation>保存答案</translation>
    </message>
    <message>
        <source>Answers (*.attnanswers)</source>
        <translation>答案 (*.attnanswers)</translation>
    </message>
    <message>
        <source>Your name in class</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandbookPdf</name>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>Handbook</source>
        <translation>手册</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>版本 %1</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later, without any warranty.</source>
        <translation>自由软件，遵循 GNU 通用公共许可证第 3 版或更高版本，不提供任何担保。</translation>
    </message>
    <message>
        <source>AttentionScope: handbook</source>
        <translation>AttentionScope：手册</translation>
    </message>
</context>
<context>
    <name>HandbookSaver</name>
    <message>
        <source>Save as PDF…</source>
        <translation>保存为 PDF…</translation>
    </message>
    <message>
        <source>Saves all chapters with their figures as one PDF, to print or to read elsewhere</source>
        <translation>把所有章节连同插图存为一个 PDF，便于打印或在别处阅读</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Stops; no file is written</source>
        <translation>停止；不写入任何文件</translation>
    </message>
    <message>
        <source>Figures that are drawn</source>
        <translation>已画好的插图</translation>
    </message>
    <message>
        <source>Save the handbook</source>
        <translation>保存手册</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>已保存 %1</translation>
    </message>
    <message>
        <source>Stopped; no file was written.</source>
        <translation>已停止；没有写入任何文件。</translation>
    </message>
    <message>
        <source>The handbook was not saved: %1</source>
        <translation>手册没有保存：%1</translation>
    </message>
    <message>
        <source>The handbook was not saved: the program that draws it could not be started.</source>
        <translation>手册没有保存：无法启动绘制它的程序。</translation>
    </message>
</context>
<context>
    <name>HandbookWindow</name>
    <message>
        <source>Handbook</source>
        <translation>手册</translation>
    </message>
    <message>
        <source>Search the handbook</source>
        <translation>搜索手册</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>小节</translation>
    </message>
    <message>
        <source>The chapter</source>
        <translation>本章内容</translation>
    </message>
    <message>
        <source>No section matches “%1”.</source>
        <translation>没有与“%1”匹配的小节。</translation>
    </message>
</context>
<context>
    <name>HeadCard</name>
    <message>
        <source>asks most</source>
        <translation>关注最多</translation>
    </message>
    <message>
        <source>Tokens whose queries put most weight beside the first and the special tokens, where heads rest: the mean over their queries</source>
        <translation>除去头歇息的第一个词元和特殊词元，查询给出权重最多的词元：取它们各个查询的均值</translation>
    </message>
    <message>
        <source>is asked most</source>
        <translation>被关注最多</translation>
    </message>
    <message>
        <source>Name of the head</source>
        <translation>头的名称</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Tags of the head, with commas between them</source>
        <translation>头的标签，用逗号分隔</translation>
    </message>
    <message>
        <source>tags, with commas</source>
        <translation>标签，用逗号分隔</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Notes about the head</source>
        <translation>关于这个头的备注</translation>
    </message>
    <message>
        <source>What you found out about this head. It is saved with the atlas.</source>
        <translation>关于这个头的发现。它随图谱保存。</translation>
    </message>
    <message>
        <source>%1: %2
95 %: %3 to %4</source>
        <translation>%1：%2
95 %：%3 至 %4</translation>
    </message>
    <message>
        <source>Notes can be written once the atlas is complete or paused.</source>
        <translation>图谱完成或暂停之后才能写备注。</translation>
    </message>
    <message>
        <source>Tokens that receive most of the head&apos;s weight: their share</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HeadChart</name>
    <message>
        <source>Chart of layers and heads</source>
        <translation>层和头的图表</translation>
    </message>
    <message>
        <source>%1 of layers and heads</source>
        <translation>各层各头：%1</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>第 %1 层</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>头 %1</translation>
    </message>
</context>
<context>
    <name>HeadDescriber</name>
    <message>
        <source>The head in words</source>
        <translation>用文字描述头</translation>
    </message>
    <message>
        <source>What the shown head does</source>
        <translation>当前显示的头做什么</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Puts all sentences on the clipboard</source>
        <translation>把所有句子放到剪贴板上</translation>
    </message>
    <message>
        <source>There is no head to describe yet: type a text, or open a model.</source>
        <translation>还没有可以描述的头：请输入一段文本，或者打开一个模型。</translation>
    </message>
</context>
<context>
    <name>HeadDescription</name>
    <message>
        <source>%1 (token %2)</source>
        <translation>%1（第 %2 个词元）</translation>
    </message>
    <message>
        <source>layer %1 of %2, head %3 of %4</source>
        <translation>第 %1 层（共 %2 层），头 %3（共 %4 个）</translation>
    </message>
    <message>
        <source>layer %1, head %2</source>
        <translation>第 %1 层，头 %2</translation>
    </message>
    <message>
        <source>%1 attention, %2</source>
        <translation>%1注意力，%2</translation>
    </message>
    <message>
        <source>%1 tokens attend to %2 tokens of the other text.</source>
        <translation>%1 个词元关注另一段文本的 %2 个词元。</translation>
    </message>
    <message>
        <source>%1 tokens attend to %2.</source>
        <translation>%1 个词元关注 %2 个词元。</translation>
    </message>
    <message>
        <source>It reads a picture as %1 tokens, most of them patches.</source>
        <translation>它把图片读作 %1 个词元，其中多数是图像块。</translation>
    </message>
    <message>
        <source>It reads a sound as %1 tokens, each a moment.</source>
        <translation>它把声音读作 %1 个词元，每个词元是一个时刻。</translation>
    </message>
    <message>
        <source>It reads a text of %1 tokens.</source>
        <translation>它读一段有 %1 个词元的文本。</translation>
    </message>
    <message>
        <source>It attends mostly to the token itself: %1 of its weight on average.</source>
        <translation>它主要关注词元自身，那里的权重平均为 %1。</translation>
    </message>
    <message>
        <source>It attends mostly to the previous token: %1 of its weight on average.</source>
        <translation>它主要关注前一个词元，那里的权重平均为 %1。</translation>
    </message>
    <message>
        <source>It attends mostly to the next token: %1 of its weight on average.</source>
        <translation>它主要关注后一个词元，那里的权重平均为 %1。</translation>
    </message>
    <message>
        <source>It attends mostly to the first token: %1 of its weight on average.</source>
        <translation>它主要关注第一个词元，那里的权重平均为 %1。</translation>
    </message>
    <message>
        <source>It attends mostly to tokens that the tokenizer added: %1 of its weight on average.</source>
        <translation>它主要关注分词器添加的词元，那里的权重平均为 %1。</translation>
    </message>
    <message>
        <source>It attends mostly to the same token before, where there is one: %1 of the weight on average.</source>
        <translation>前面有相同的词元时，它主要关注那个词元，那里的权重平均为 %1。</translation>
    </message>
    <message>
        <source>On random tokens that are repeated, it attends to what came after the same token before: %1 of its weight on average.</source>
        <translation>在重复一遍的随机词元上，它关注相同词元先前出现处的后一个词元，那里的权重平均为 %1。</translation>
    </message>
    <message>
        <source>Each row sees one key alone, so that there is nothing to choose.</source>
        <translation>每一行都只看到一个键，因此没有什么可选择的。</translation>
    </message>
    <message>
        <source>The mean entropy of its rows is %1 bits of at most %2: as spread as %3 equal keys.</source>
        <translation>各行的平均熵是 %1 比特，最大可能是 %2：分散的程度相当于 %3 个权重相等的键。</translation>
    </message>
    <message>
        <source>The mean entropy of its rows is %1 nats of at most %2: as spread as %3 equal keys.</source>
        <translation>各行的平均熵是 %1 奈特，最大可能是 %2：分散的程度相当于 %3 个权重相等的键。</translation>
    </message>
    <message>
        <source>The rows with the strongest single weights: %1.</source>
        <translation>单个权重最大的几行：%1。</translation>
    </message>
    <message>
        <source>In %1 of %2 rows at least half of the weight rests on the first token, %3.</source>
        <translation>%2 行中有 %1 行把至少一半的权重放在第一个词元 %3 上。</translation>
    </message>
    <message>
        <source>In %1 of %2 rows at least half of the weight rests on tokens that the tokenizer added.</source>
        <translation>%2 行中有 %1 行把至少一半的权重放在分词器添加的词元上。</translation>
    </message>
    <message>
        <source>The mask hides no cell.</source>
        <translation>掩码没有遮住任何单元格。</translation>
    </message>
    <message>
        <source>The mask hides %1 of %2 cells.</source>
        <translation>%2 个单元格中，掩码遮住 %1 个。</translation>
    </message>
    <message>
        <source>The mask hides %1 of %2 cells, by %3.</source>
        <translation>%2 个单元格中，掩码遮住 %1 个，所用的规则：%3。</translation>
    </message>
    <message>
        <source>Rows that see no key: %1.</source>
        <translation>看不到任何键的行：%1。</translation>
    </message>
    <message>
        <source>Rows with weights that are NaN or infinite, which are left out: %1.</source>
        <translation>权重为 NaN 或无穷、因而略去的行：%1。</translation>
    </message>
    <message>
        <source>Rows that are hidden until they have been guessed: %1.</source>
        <translation>猜过之后才显示的行：%1。</translation>
    </message>
    <message>
        <source>This is text %1 of %2.</source>
        <translation>这是第 %1 段文本，共 %2 段。</translation>
    </message>
    <message>
        <source>Rows are named after the tokens that they predict.</source>
        <translation>各行以它预测的词元命名。</translation>
    </message>
    <message>
        <source>No row has weights that can be described.</source>
        <translation>没有一行的权重可以描述。</translation>
    </message>
    <message>
        <source>It reads a text of one token.</source>
        <translation>它读一段只有一个词元的文本。</translation>
    </message>
    <message>
        <source>Of all tokens, %1 gets most weight: %2 on average over the rows that see it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In %1 of the %2 rows that see the first token, %3, at least half of the weight rests on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No named pattern takes %1 of its weight. The strongest of them is “%2”: %3 on average.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It follows the other text&apos;s order: %1, where 1 means exactly.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HeadGrid</name>
    <message>
        <source>All heads</source>
        <translation>所有头</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>第 %1 层</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>头 %1</translation>
    </message>
    <message>
        <source>what is measured</source>
        <translation>测量什么</translation>
    </message>
    <message>
        <source>most like %1.%2, %3 nats from it</source>
        <translation>与 %1.%2 最相似，相差 %3 奈特</translation>
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
        <translation>两个 95 % 区间相接：可能是偶然的。</translation>
    </message>
    <message>
        <source>head</source>
        <translation>头</translation>
    </message>
    <message>
        <source>measure</source>
        <translation>度量</translation>
    </message>
    <message>
        <source>before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>after</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>name, tags</source>
        <translation>名称，标签</translation>
    </message>
</context>
<context>
    <name>HeadMaps</name>
    <message>
        <source>head</source>
        <translation>头</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>层</translation>
    </message>
    <message>
        <source>Maps of all heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layer %1, head %2</source>
        <translation type="unfinished">第 %1 层，头 %2</translation>
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
        <translation>这个头已关闭：它不给本层的输出添加任何东西。</translation>
    </message>
    <message>
        <source>Switch on</source>
        <translation>重新打开</translation>
    </message>
    <message>
        <source>Let the head add to its layer&apos;s output again (Ctrl+Shift+K)</source>
        <translation>让这个头重新给本层的输出添加内容（Ctrl+Shift+K）</translation>
    </message>
</context>
<context>
    <name>HeadScatter</name>
    <message>
        <source>Heads by %1 and %2</source>
        <translation>头的分布：%1 与 %2</translation>
    </message>
    <message>
        <source>No head has this measure in the texts that were read.</source>
        <translation>在读过的文本中，没有头有这项度量。</translation>
    </message>
    <message>
        <source>No head has both measures: choose others above.</source>
        <translation>没有头同时有这两项度量：请在上面另选。</translation>
    </message>
    <message>
        <source>Heads that lack one of the two: %1.</source>
        <translation>缺少其中一项的头：%1 个。</translation>
    </message>
    <message>
        <source>Head %1</source>
        <translation>头 %1</translation>
    </message>
    <message>
        <source>%1: %2 (95 %: %3 to %4)</source>
        <translation>%1：%2（95 %：%3 至 %4）</translation>
    </message>
    <message>
        <source>step of the training</source>
        <translation>训练的步数</translation>
    </message>
    <message>
        <source>%1, this atlas</source>
        <translation>%1，这个图谱</translation>
    </message>
    <message>
        <source>%1, the other</source>
        <translation>%1，另一个</translation>
    </message>
    <message>
        <source>Chart of heads</source>
        <translation>头的图表</translation>
    </message>
</context>
<context>
    <name>HeadSetMenu</name>
    <message>
        <source>&amp;Name the picked heads…</source>
        <translation>给选取的头起名(&amp;N)…</translation>
    </message>
    <message>
        <source>Pick heads with Ctrl+click or by dragging around them, then give them a name to find them again. Sets are saved with the session.</source>
        <translation>按住 Ctrl 点击，或者拖动框选，选取若干个头，再给它们起一个名称，以便再次找到。集合随会话保存。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>&amp;Pick its heads</source>
        <translation>选取其中的头(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Note…</source>
        <translation>备注(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Delete the set</source>
        <translation>删除集合(&amp;D)</translation>
    </message>
    <message>
        <source>Name the picked heads</source>
        <translation>给选取的头起名</translation>
    </message>
    <message>
        <source>The name by which views, Ctrl+K and --heads find them</source>
        <translation>视图、Ctrl+K 和 --heads 用来找到它们的名称</translation>
    </message>
    <message>
        <source>Note on %1</source>
        <translation>关于 %1 的备注</translation>
    </message>
    <message>
        <source>What these heads do, and how you know</source>
        <translation>这些头做什么，依据是什么</translation>
    </message>
</context>
<context>
    <name>HeadSumWords</name>
    <message>
        <source>bias</source>
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
        <source>concat · Wₒ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: Σ over heads, the sum at once and concat · Wₒ differ by at most %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: without the heads that are out, the sum differs by up to %2 from the output</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HeadSums</name>
    <message>
        <source>The output as the sum of its heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What each head writes for %1, and their sum</source>
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
        <translation type="unfinished">第 %1 维</translation>
    </message>
    <message>
        <source>A click on a name takes that head out; a click on a number says where it comes from.</source>
        <translation type="unfinished"></translation>
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
        <translation>头</translation>
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
        <translation>手册，翻到当前视图或对话框的内容</translation>
    </message>
    <message>
        <source>Ctrl + F1</source>
        <translation>Ctrl + F1</translation>
    </message>
    <message>
        <source>what the terms mean; point at a control to read its term</source>
        <translation>术语的含义；指向一个控件可以读到它的术语</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>键入</translation>
    </message>
    <message>
        <source>everything is computed again</source>
        <translation>一切重新计算</translation>
    </message>
    <message>
        <source>Point at a cell</source>
        <translation>指向一个单元格</translation>
    </message>
    <message>
        <source>see how its weight is computed</source>
        <translation>看它的权重是怎样算出来的</translation>
    </message>
    <message>
        <source>Click a cell, arrow keys</source>
        <translation>点击单元格，方向键</translation>
    </message>
    <message>
        <source>keep a cell chosen</source>
        <translation>让一个单元格保持选中</translation>
    </message>
    <message>
        <source>Click a token</source>
        <translation>点击词元</translation>
    </message>
    <message>
        <source>choose the query, with Ctrl the key; right-click to split or join it</source>
        <translation>选择查询，按住 Ctrl 选择键；右键点击可以拆分或合并它</translation>
    </message>
    <message>
        <source>Ctrl + 1 … 7</source>
        <translation>Ctrl + 1 … 7</translation>
    </message>
    <message>
        <source>map, steps, mask, compare, all heads, flow, measures</source>
        <translation>注意力图、计算步骤、掩码、比较、所有头、流向、度量</translation>
    </message>
    <message>
        <source>Ctrl + 9</source>
        <translation>Ctrl + 9</translation>
    </message>
    <message>
        <source>why a cell has its score; Alt + ← and → walk the trail</source>
        <translation>单元格的分数从何而来；Alt + ← 和 → 沿路径前后走</translation>
    </message>
    <message>
        <source>Shift + drag in the map, M</source>
        <translation>在图中按住 Shift 拖动，M</translation>
    </message>
    <message>
        <source>mark cells: rank heads by them, hide them, attend to them alone</source>
        <translation>标记单元格：按它们给头排序，遮住它们，只关注它们</translation>
    </message>
    <message>
        <source>All heads: Ctrl + click, Space, rubber band</source>
        <translation>所有头：Ctrl + 点击，空格，框选</translation>
    </message>
    <message>
        <source>pick several heads</source>
        <translation>选取几个头</translation>
    </message>
    <message>
        <source>Ctrl + P</source>
        <translation>Ctrl + P</translation>
    </message>
    <message>
        <source>hide the chosen row and guess where it looks</source>
        <translation>藏起选中的行，猜它看向哪里</translation>
    </message>
    <message>
        <source>Ctrl + L</source>
        <translation>Ctrl + L</translation>
    </message>
    <message>
        <source>go to a token of the map</source>
        <translation>转到图中的一个词元</translation>
    </message>
    <message>
        <source>F8, F9</source>
        <translation>F8, F9</translation>
    </message>
    <message>
        <source>show or hide the panels at the sides</source>
        <translation>显示或隐藏两边的面板</translation>
    </message>
    <message>
        <source>F6, Shift+F6</source>
        <translation>F6, Shift+F6</translation>
    </message>
    <message>
        <source>move the keyboard to the next panel, or to the previous one</source>
        <translation>把键盘焦点移到下一个面板，或者上一个</translation>
    </message>
    <message>
        <source>right button, Menu key</source>
        <translation>鼠标右键，菜单键</translation>
    </message>
    <message>
        <source>what can be done with a cell, a head or a token</source>
        <translation>可以对一个单元格、一个头或一个词元做什么</translation>
    </message>
    <message>
        <source>Ctrl+K</source>
        <translation>Ctrl+K</translation>
    </message>
    <message>
        <source>find commands, heads, tokens, examples, models and terms</source>
        <translation>查找命令、头、词元、示例、模型和术语</translation>
    </message>
    <message>
        <source>Steps: Space, ← →, 1 … 9</source>
        <translation>计算步骤：空格、← →、1 … 9</translation>
    </message>
    <message>
        <source>play, step, jump</source>
        <translation>播放，逐步，跳转</translation>
    </message>
    <message>
        <source>Steps: S, O, A</source>
        <translation>计算步骤：S、O、A</translation>
    </message>
    <message>
        <source>one stage alone, one query, all queries</source>
        <translation>只看一个阶段，一个查询，所有查询</translation>
    </message>
    <message>
        <source>Ctrl + Shift + D, Ctrl + Shift + K</source>
        <translation>Ctrl + Shift + D, Ctrl + Shift + K</translation>
    </message>
    <message>
        <source>describe the shown head in words; switch it off, or on again</source>
        <translation>用文字描述当前显示的头；关闭它，或者重新打开</translation>
    </message>
    <message>
        <source>Ctrl + Z, Ctrl + Shift + Z</source>
        <translation>Ctrl + Z, Ctrl + Shift + Z</translation>
    </message>
    <message>
        <source>undo, redo</source>
        <translation>撤销，重做</translation>
    </message>
    <message>
        <source>Alt + arrow keys</source>
        <translation>Alt + 方向键</translation>
    </message>
    <message>
        <source>other head, other layer</source>
        <translation>另一个头，另一层</translation>
    </message>
    <message>
        <source>Ctrl + B</source>
        <translation>Ctrl + B</translation>
    </message>
    <message>
        <source>encoder, decoder or cross-attention</source>
        <translation>编码器、解码器或交叉注意力</translation>
    </message>
    <message>
        <source>Ctrl + R</source>
        <translation>Ctrl + R</translation>
    </message>
    <message>
        <source>label each row with the token that it predicts, or with its own</source>
        <translation>用每一行预测的词元标注它，或者用它自己的词元</translation>
    </message>
    <message>
        <source>Ctrl + +, Ctrl + −, Ctrl + 0</source>
        <translation>Ctrl + +, Ctrl + −, Ctrl + 0</translation>
    </message>
    <message>
        <source>everything larger, smaller, at its usual size</source>
        <translation>放大、缩小一切，恢复默认大小</translation>
    </message>
    <message>
        <source>In the map: Ctrl + wheel, two fingers, + − 0</source>
        <translation>在图中：Ctrl + 滚轮，双指，+ − 0</translation>
    </message>
    <message>
        <source>zoom the map; drag moves it, double click shows it whole</source>
        <translation>缩放图；拖动可以移动，双击显示全图</translation>
    </message>
    <message>
        <source>Ctrl + O, Ctrl + Shift + O, or drop</source>
        <translation>Ctrl + O，Ctrl + Shift + O，或者拖放</translation>
    </message>
    <message>
        <source>open a session or figure; a model</source>
        <translation>打开会话或插图；打开模型</translation>
    </message>
    <message>
        <source>Ctrl + S</source>
        <translation>Ctrl + S</translation>
    </message>
    <message>
        <source>save the session</source>
        <translation>保存会话</translation>
    </message>
    <message>
        <source>Ctrl + E, Ctrl + Shift + E</source>
        <translation>Ctrl + E, Ctrl + Shift + E</translation>
    </message>
    <message>
        <source>export what is shown, all heads</source>
        <translation>导出当前显示的内容，导出所有头</translation>
    </message>
    <message>
        <source>Ctrl + Shift + C</source>
        <translation>Ctrl + Shift + C</translation>
    </message>
    <message>
        <source>copy the figure</source>
        <translation>复制插图</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>stop computing, leave full screen</source>
        <translation>停止计算，退出全屏</translation>
    </message>
    <message>
        <source>F5</source>
        <translation>F5</translation>
    </message>
    <message>
        <source>present this view; ? lists the keys there</source>
        <translation>演示当前视图；在演示中按 ? 列出按键</translation>
    </message>
    <message>
        <source>F11</source>
        <translation>F11</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>全屏</translation>
    </message>
    <message>
        <source>Keys and gestures</source>
        <translation>按键与手势</translation>
    </message>
    <message>
        <source>About AttentionScope</source>
        <translation>关于 AttentionScope</translation>
    </message>
    <message>
        <source>&lt;h3&gt;AttentionScope %1&lt;/h3&gt;&lt;p&gt;Computes and shows attention. Every number on screen is the engine&apos;s own.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later, without any warranty.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;AttentionScope %1&lt;/h3&gt;&lt;p&gt;计算并显示注意力。屏幕上的每一个数都由引擎自己算出。&lt;/p&gt;&lt;p&gt;自由软件，遵循 GNU 通用公共许可证第 3 版或更高版本，不提供任何担保。&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>HtmlFigure</name>
    <message>
        <source>weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>query (predicting this token)</source>
        <translation>查询（预测这个词元）</translation>
    </message>
    <message>
        <source>query (attending)</source>
        <translation>查询（关注者）</translation>
    </message>
    <message>
        <source>key (attended to)</source>
        <translation>键（被关注者）</translation>
    </message>
    <message>
        <source>This page draws its figure by a script of its own, which is switched off here.</source>
        <translation>本页用自带的脚本画插图，而脚本在这里被禁用了。</translation>
    </message>
    <message>
        <source>The numbers are too many for tables in a browser; CSV has all of them.</source>
        <translation>数太多，无法在浏览器里显示为表格；CSV 中有全部的数。</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Numbers are whole: every digit of their float32, as CSV has them.</source>
        <translation>数是完整的：float32 的每一位数字，与 CSV 中的相同。</translation>
    </message>
    <message>
        <source>Numbers are rounded to 1 decimal; CSV has all digits.</source>
        <translation>数四舍五入到 1 位小数；CSV 中有全部数字。</translation>
    </message>
    <message>
        <source>Numbers are rounded to %1 decimals; CSV has all digits.</source>
        <translation>数四舍五入到 %1 位小数；CSV 中有全部数字。</translation>
    </message>
    <message>
        <source>query</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>层</translation>
    </message>
    <message>
        <source>head</source>
        <translation>头</translation>
    </message>
    <message>
        <source>map</source>
        <translation>图</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>头</translation>
    </message>
    <message>
        <source>hidden by the mask</source>
        <translation>被掩码遮住</translation>
    </message>
    <message>
        <source>hidden until it has been guessed</source>
        <translation>猜过之后才显示</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>不是一个数</translation>
    </message>
    <message>
        <source>Keys of this query</source>
        <translation>这个查询的键</translation>
    </message>
    <message>
        <source>in the order of the keys</source>
        <translation>按键的顺序</translation>
    </message>
    <message>
        <source>largest first</source>
        <translation>从大到小</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>顺序</translation>
    </message>
    <message>
        <source>The whole map as a table</source>
        <translation>整张图的表格</translation>
    </message>
    <message>
        <source>This map is too large for a table in a browser; CSV has all of its numbers.</source>
        <translation>这张图太大，无法在浏览器里显示为表格；CSV 中有它全部的数。</translation>
    </message>
    <message>
        <source>The %1 largest of %2 keys</source>
        <translation>%2 个键中最大的 %1 个</translation>
    </message>
    <message>
        <source>%1 keys</source>
        <translation>%1 个键</translation>
    </message>
    <message>
        <source>1 key</source>
        <translation>1 个键</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>没有键</translation>
    </message>
    <message>
        <source>Point at a cell, or press Tab and the arrow keys.</source>
        <translation>指向一个单元格，或者按 Tab 和方向键。</translation>
    </message>
    <message>
        <source>Arrow keys move the cell; Home and End go along the row, with Ctrl along the column; Page up and Page down pass ten queries; Alt with an arrow key shows another head; Enter keeps the cell, Escape leaves it.</source>
        <translation>方向键移动单元格；Home 和 End 沿着行移动，加 Ctrl 沿着列移动；Page Up 和 Page Down 跨过十个查询；Alt 加方向键显示另一个头；Enter 保持选中单元格，Escape 离开它。</translation>
    </message>
    <message>
        <source>%1 queries × %2 keys</source>
        <translation>%1 个查询 × %2 个键</translation>
    </message>
    <message>
        <source>The numbers of this page are damaged.</source>
        <translation>本页的数据已损坏。</translation>
    </message>
    <message>
        <source>This browser is too old to unpack the numbers of this page: Chromium 80, Firefox 113 and Safari 16.4 can.</source>
        <translation>这个浏览器太旧，无法解开本页的数据：Chromium 80、Firefox 113 和 Safari 16.4 可以。</translation>
    </message>
</context>
<context>
    <name>InkLayer</name>
    <message>
        <source>What was drawn by hand</source>
        <translation>手绘的线条</translation>
    </message>
    <message>
        <source>Lines: %1</source>
        <translation>线条：%1</translation>
    </message>
</context>
<context>
    <name>InputPanel</name>
    <message>
        <source>Tower</source>
        <translation>塔</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Show the tower: the part of the model that reads the picture</source>
        <translation>显示塔：模型中读图片的部分</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Show the tower: the part of the model that reads the texts</source>
        <translation>显示塔：模型中读文本的部分</translation>
    </message>
    <message>
        <source>+ text</source>
        <translation>+ 文本</translation>
    </message>
    <message>
        <source>Add a text; the texts form a batch, padded to one length</source>
        <translation>添加一段文本；几段文本组成一个批次，用填充补到同样的长度</translation>
    </message>
    <message>
        <source>Remove this text from the batch</source>
        <translation>从批次中移除这段文本</translation>
    </message>
    <message>
        <source>+ second sequence</source>
        <translation>+ 第二个序列</translation>
    </message>
    <message>
        <source>Cross-attention: keys and values from another text</source>
        <translation>交叉注意力：键和值来自另一段文本</translation>
    </message>
    <message>
        <source>Back to self-attention</source>
        <translation>回到自注意力</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>打乱</translation>
    </message>
    <message>
        <source>Put the words into another order and see what changes</source>
        <translation>换一种词序，看看有什么变化</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>Input text</source>
        <translation>输入文本</translation>
    </message>
    <message>
        <source>Type a sequence</source>
        <translation>键入一个序列</translation>
    </message>
    <message>
        <source>Everything is computed again while you type</source>
        <translation>输入的同时，一切都会重新计算</translation>
    </message>
    <message>
        <source>Text of the batch</source>
        <translation>批次中的文本</translation>
    </message>
    <message>
        <source>Which text of the batch is shown</source>
        <translation>显示批次中的哪一段文本</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>words</source>
        <translation>按词</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>按字符</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>按字节</translation>
    </message>
    <message>
        <source>How the text is cut</source>
        <translation>文本怎样切分</translation>
    </message>
    <message>
        <source>How the text is cut into tokens; right-click a token to split or join it</source>
        <translation>文本怎样切成词元；右键点击一个词元可以拆分或合并它</translation>
    </message>
    <message>
        <source>The text field holds %L1 characters, so only the beginning of the %L2 pasted ones was taken.</source>
        <translation>文本栏最多容纳 %L1 个字符，因此粘贴的 %L2 个字符只取了开头。</translation>
    </message>
    <message>
        <source>picture %1 of %2</source>
        <translation>图片 %1 / %2</translation>
    </message>
    <message>
        <source>sound %1 of %2</source>
        <translation>声音 %1 / %2</translation>
    </message>
    <message>
        <source>text %1 of %2</source>
        <translation>文本 %1 / %2</translation>
    </message>
    <message>
        <source>Queries and keys from %1: %2 and %3</source>
        <translation>来自 %1 的查询和键：%2 和 %3</translation>
    </message>
    <message>
        <source>Attention from %1</source>
        <translation>来自 %1 的注意力</translation>
    </message>
    <message>
        <source>Attention from %1: %2</source>
        <translation>来自 %1 的注意力：%2</translation>
    </message>
    <message>
        <source>Tokens · %1 of %2</source>
        <translation>词元 · %1 / %2</translation>
    </message>
    <message>
        <source>Tokens · %1</source>
        <translation>词元 · %1</translation>
    </message>
    <message>
        <source>+ second text</source>
        <translation>+ 第二段文本</translation>
    </message>
    <message>
        <source>A pair: the model reads a second text after this one</source>
        <translation>文本对：模型在这段文本之后再读一段</translation>
    </message>
    <message>
        <source>Back to one text</source>
        <translation>回到一段文本</translation>
    </message>
    <message>
        <source>Second text</source>
        <translation>第二段文本</translation>
    </message>
    <message>
        <source>Keys and values from</source>
        <translation>键和值来自</translation>
    </message>
    <message>
        <source>Text that keys and values come from</source>
        <translation>键和值所来自的文本</translation>
    </message>
    <message>
        <source>Struck through: %1 has no token for it, so it is left out.</source>
        <translation>带删除线：%1 没有对应的词元，因此略去。</translation>
    </message>
    <message>
        <source>Too long for the memory: only the first %1 tokens are used, as you chose (Ctrl+Z undoes this; the rest are grey).</source>
        <translation>内存放不下：按先前的选择，只用前 %1 个词元（Ctrl+Z 撤销；其余显示为灰色）。</translation>
    </message>
    <message>
        <source>Too long: only the first %1 of %2 tokens are used (the rest are grey).</source>
        <translation>太长：只用 %2 个词元中的前 %1 个（其余显示为灰色）。</translation>
    </message>
    <message>
        <source>Nothing to compute yet; the view still shows the previous text.</source>
        <translation>还没有可以计算的内容；视图仍显示先前的文本。</translation>
    </message>
    <message>
        <source>Nothing to compute yet.</source>
        <translation>还没有可以计算的内容。</translation>
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
        <translation>这个查询看不到任何键。</translation>
    </message>
    <message>
        <source>Other heads at this cell</source>
        <translation>此处的其他头</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>单元格</translation>
    </message>
    <message>
        <source>How this weight is computed</source>
        <translation>这个权重是怎样算出来的</translation>
    </message>
    <message>
        <source>Why this score?</source>
        <translation>为什么是这个分数？</translation>
    </message>
    <message>
        <source>What wrote the query&apos;s row and the key&apos;s, and how their products make the score (Ctrl+9)</source>
        <translation>是什么写出了查询所在行和键所在行，它们的乘积怎样构成分数（Ctrl+9）</translation>
    </message>
    <message>
        <source>Hides this cell in this head and computes the answer again. Ctrl+Z puts it back.</source>
        <translation>在这个头中遮住这个单元格，重新计算答案。Ctrl+Z 把它放回去。</translation>
    </message>
    <message>
        <source>%1: the row of %2 → %3</source>
        <translation>%1：%2 这一行 → %3</translation>
    </message>
    <message>
        <source>query %1 · key %2 · layer %3 head %4</source>
        <translation>查询 %1 · 键 %2 · 第 %3 层 · 头 %4</translation>
    </message>
    <message>
        <source>%1, in the row of “%2”: %3</source>
        <translation>%1，在“%2”这一行：%3</translation>
    </message>
    <message>
        <source>This query&apos;s weights</source>
        <translation>这个查询的权重</translation>
    </message>
    <message>
        <source>PREDICTING “%1”, IT ATTENDS TO</source>
        <translation>预测“%1”时关注</translation>
    </message>
    <message>
        <source>PREDICTING THE NEXT TOKEN, IT ATTENDS TO</source>
        <translation>预测下一个词元时关注</translation>
    </message>
    <message>
        <source>× %1</source>
        <translation>× %1</translation>
    </message>
    <message>
        <source>read from the file, not computed</source>
        <translation>读自文件，不是计算得来</translation>
    </message>
    <message>
        <source>q·k over 1 dimension</source>
        <translation>q·k，1 维</translation>
    </message>
    <message>
        <source>q·k over %1 dimensions</source>
        <translation>q·k，%1 维</translation>
    </message>
    <message>
        <source>+ bias of position</source>
        <translation>+ 位置偏置</translation>
    </message>
    <message>
        <source>mask: visible</source>
        <translation>掩码：可见</translation>
    </message>
    <message>
        <source>mask: hidden by %1</source>
        <translation>掩码：被 %1 遮住</translation>
    </message>
    <message>
        <source>%1 and the sink</source>
        <translation>%1 和注意力汇</translation>
    </message>
    <message>
        <source>set by an intervention</source>
        <translation>由干预设定</translation>
    </message>
    <message>
        <source>set by an intervention, not by softmax</source>
        <translation>由干预设定，不是 softmax 算出的</translation>
    </message>
    <message>
        <source>dropout</source>
        <translation>暂退（dropout）</translation>
    </message>
    <message>
        <source>Computing this cell in every head…</source>
        <translation>正在每个头中计算这个单元格…</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>还有 %1 个</translation>
    </message>
    <message>
        <source>A weight says where the head looks, not what the answer rests on.</source>
        <translation>权重说明头看向哪里，并不说明答案依靠什么。</translation>
    </message>
    <message>
        <source>Knock it out</source>
        <translation>敲除它</translation>
    </message>
    <message>
        <source>what is carried back from the query, no softmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>× %1 ∕ %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>∕ √d&lt;sub&gt;k&lt;/sub&gt; = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>∕ √d&lt;sub&gt;k&lt;/sub&gt; × %1 = %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>soft-cap %1 · tanh(s ∕ %1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>∕ the row&apos;s sum %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>‖weight · v W&lt;sub&gt;O&lt;/sub&gt;‖</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>InterveneMenu</name>
    <message>
        <source>&amp;Intervene</source>
        <translation>干预(&amp;I)</translation>
    </message>
    <message>
        <source>Switch the head &amp;off</source>
        <translation>关闭这个头(&amp;O)</translation>
    </message>
    <message>
        <source>Ctrl+Shift+K</source>
        <translation>Ctrl+Shift+K</translation>
    </message>
    <message>
        <source>The shown head adds nothing to its layer&apos;s output, and later layers change</source>
        <translation>当前显示的头不给本层的输出添加任何东西，后面的层随之改变</translation>
    </message>
    <message>
        <source>Take the head&apos;s output from &amp;run</source>
        <translation>这个头的输出取自运行(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Remove all interventions</source>
        <translation>移除所有干预(&amp;R)</translation>
    </message>
    <message>
        <source>Compute as the model itself does</source>
        <translation>按模型本来的样子计算</translation>
    </message>
    <message>
        <source>&amp;Scale the head…</source>
        <translation>缩放这个头(&amp;S)…</translation>
    </message>
    <message>
        <source>Multiply the shown head&apos;s output by a number</source>
        <translation>把当前显示的头的输出乘以一个数</translation>
    </message>
    <message>
        <source>Replace the head&apos;s output by its &amp;mean</source>
        <translation>用均值代替这个头的输出(&amp;M)</translation>
    </message>
    <message>
        <source>Each token gets the mean of the head&apos;s output over all tokens of this text, later ones too</source>
        <translation>每个词元都得到这个头在这段文本所有词元上输出的均值，后面的词元也算在内</translation>
    </message>
    <message>
        <source>Let the head attend &amp;evenly</source>
        <translation>让这个头均匀关注(&amp;E)</translation>
    </message>
    <message>
        <source>Each query gives the same weight to every key that it sees</source>
        <translation>每个查询给它能看到的每个键同样的权重</translation>
    </message>
    <message>
        <source>&amp;Hide the marked cells in this head</source>
        <translation>在这个头中遮住标记的单元格(&amp;H)</translation>
    </message>
    <message>
        <source>In the shown head, the marked cells (or the chosen one) get no weight</source>
        <translation>在当前显示的头中，标记的（或选中的）单元格得不到权重</translation>
    </message>
    <message>
        <source>In every head, the marked cells (or the chosen one) get no weight</source>
        <translation>在每个头中，标记的（或选中的）单元格得不到权重</translation>
    </message>
    <message>
        <source>Hide the chosen &amp;key from the other tokens</source>
        <translation>对其他词元遮住选中的键(&amp;K)</translation>
    </message>
    <message>
        <source>No other token can attend to it, in any head</source>
        <translation>在任何头中，其他词元都不能关注它</translation>
    </message>
    <message>
        <source>Let the head attend to the marked cells &amp;alone</source>
        <translation>让这个头只关注标记的单元格(&amp;A)</translation>
    </message>
    <message>
        <source>A query with marked cells attends to these alone, to each of them equally</source>
        <translation>有标记单元格的查询只关注这些单元格，权重在它们之间平均分配</translation>
    </message>
    <message>
        <source>&amp;Hide the chosen cell in this head</source>
        <translation>在这个头中遮住选中的单元格(&amp;H)</translation>
    </message>
    <message>
        <source>Compare with another run first</source>
        <translation>请先与另一次运行比较</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Scale the head</source>
        <translation>缩放这个头</translation>
    </message>
    <message>
        <source>Multiply its output by</source>
        <translation>它的输出乘以</translation>
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
        <translation>干预</translation>
    </message>
    <message>
        <source>Remove all</source>
        <translation>全部移除</translation>
    </message>
    <message>
        <source>Compute as the model itself does</source>
        <translation>按模型本来的样子计算</translation>
    </message>
    <message>
        <source>What the head&apos;s output is multiplied by</source>
        <translation>头的输出所乘的数</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <translation>移除：%1</translation>
    </message>
    <message>
        <source>Remove this intervention</source>
        <translation>移除这项干预</translation>
    </message>
    <message>
        <source>every head</source>
        <translation>每个头</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>第 %1 层</translation>
    </message>
    <message>
        <source>L%1 H%2</source>
        <translation>L%1 H%2</translation>
    </message>
    <message>
        <source>token %1</source>
        <translation>词元 %1</translation>
    </message>
    <message>
        <source>%1 cells</source>
        <translation>%1 个单元格</translation>
    </message>
    <message>
        <source>switched off</source>
        <translation>已关闭</translation>
    </message>
    <message>
        <source>output × %1</source>
        <translation>输出 × %1</translation>
    </message>
    <message>
        <source>its mean output over this text</source>
        <translation>它在这段文本上的平均输出</translation>
    </message>
    <message>
        <source>attends evenly</source>
        <translation>均匀关注</translation>
    </message>
    <message>
        <source>%1 hidden</source>
        <translation>遮住 %1</translation>
    </message>
    <message>
        <source>attends to %1 alone</source>
        <translation>只关注 %1</translation>
    </message>
    <message>
        <source>output of run %1</source>
        <translation>运行 %1 的输出</translation>
    </message>
    <message>
        <source>%1 of %2 rows</source>
        <translation>%1 / %2 行</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>还有 %1 个</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>mask: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>temperature %1</source>
        <translation type="unfinished">温度 %1</translation>
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
        <translation type="unfinished">替换</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation type="unfinished">另存为…</translation>
    </message>
</context>
<context>
    <name>LensCanvas</name>
    <message>
        <source>What the model would say after each layer</source>
        <translation>每一层之后模型会说什么</translation>
    </message>
    <message>
        <source>the token asked for %1</source>
        <translation>所问的词元 %1</translation>
    </message>
</context>
<context>
    <name>LessonCommands</name>
    <message>
        <source>&amp;Lessons</source>
        <translation>课程(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Open lesson…</source>
        <translation>打开课程(&amp;O)…</translation>
    </message>
    <message>
        <source>Open a file whose name ends in .lesson.md or .attnlesson; you can also drop it on the window</source>
        <translation>打开名称以 .lesson.md 或 .attnlesson 结尾的文件；也可以把它拖到窗口上</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>下一步(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous step</source>
        <translation>上一步(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Record a lesson…</source>
        <translation>录制课程(&amp;R)…</translation>
    </message>
    <message>
        <source>Write a lesson from what is shown, step by step</source>
        <translation>由显示的内容逐步写成一课</translation>
    </message>
    <message>
        <source>&amp;Edit this lesson…</source>
        <translation>编辑本课(&amp;E)…</translation>
    </message>
    <message>
        <source>Record a &amp;step</source>
        <translation>录制一步(&amp;S)</translation>
    </message>
    <message>
        <source>Ctrl+Return</source>
        <translation>Ctrl+Return</translation>
    </message>
    <message>
        <source>Open lesson</source>
        <translation>打开课程</translation>
    </message>
    <message>
        <source>Lessons (*.lesson.md *.attnlesson);;All files (*)</source>
        <translation>课程 (*.lesson.md *.attnlesson);;所有文件 (*)</translation>
    </message>
    <message>
        <source>A lesson cannot open this link: %1.</source>
        <translation>课程不能打开这个链接：%1。</translation>
    </message>
    <message>
        <source>This link leads to %1.</source>
        <translation>这个链接指向 %1。</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>在浏览器中打开</translation>
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
        <translation type="unfinished">恢复</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished">丢弃</translation>
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
        <translation type="unfinished">%1 步</translation>
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
        <translation>按“揭晓”之前，这一行一直藏着。</translation>
    </message>
    <message>
        <source>a number sets its points, arrow keys, + and − change them by 5.</source>
        <translation>键入数字设定分，方向键、+ 和 − 每次增减 5。</translation>
    </message>
    <message>
        <source>What does “%1” look at most?</source>
        <translation>“%1”最关注什么？</translation>
    </message>
    <message>
        <source>%1. Pick the token that you expect to get the most weight.</source>
        <translation>%1。选出预计权重最大的词元。</translation>
    </message>
    <message>
        <source>Click a token, or choose it with the arrow keys.</source>
        <translation>点击一个词元，或者用方向键选择。</translation>
    </message>
    <message>
        <source>How much does “%1” look at “%2”?</source>
        <translation>“%1”对“%2”关注多少？</translation>
    </message>
    <message>
        <source>%1. Of the 100 points of this row, how many are on this token?</source>
        <translation>%1。这一行的 100 分中，有多少分在这个词元上？</translation>
    </message>
    <message>
        <source>Drag the bar, or type: %1</source>
        <translation>拖动条形，或者用键盘：%1</translation>
    </message>
    <message>
        <source>Where does “%1” look?</source>
        <translation>“%1”看向哪里？</translation>
    </message>
    <message>
        <source>%1. Give this row&apos;s 100 points to the tokens that you expect it to attend to.</source>
        <translation>%1。把这一行的 100 分分给预计它会关注的词元。</translation>
    </message>
    <message>
        <source>Drag a bar, or type: Tab chooses a token, %1 Points left over are spread evenly.</source>
        <translation>拖动条形，或者用键盘：用 Tab 选择词元，%1 剩下的分平均分配。</translation>
    </message>
    <message>
        <source>Which head is it?</source>
        <translation>这是哪个头？</translation>
    </message>
    <message>
        <source>Look for it among the heads and choose it.</source>
        <translation>在各个头中找到它并选中。</translation>
    </message>
    <message>
        <source>All maps and numbers stay visible; press Show to see which head is meant.</source>
        <translation>所有的图和数都照常显示；按“揭晓”可以看到是哪个头。</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>Layer %1, head %2</source>
        <translation>第 %1 层，头 %2</translation>
    </message>
    <message>
        <source>%1: the row of “%2”.</source>
        <translation>%1：“%2”这一行。</translation>
    </message>
    <message>
        <source>%1 (predict)</source>
        <translation>%1（预测）</translation>
    </message>
    <message>
        <source>%1 (goal)</source>
        <translation>%1（目标）</translation>
    </message>
    <message>
        <source>%1 (question)</source>
        <translation>%1（问题）</translation>
    </message>
    <message>
        <source>The picture %1 is not there.</source>
        <translation>图片 %1 不在。</translation>
    </message>
    <message>
        <source>In AttentionScope: change what is shown until this is so.</source>
        <translation>在 AttentionScope 中：改变显示的内容，直到满足这个条件。</translation>
    </message>
    <message>
        <source>Steps of the lesson</source>
        <translation>本课的各步</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>All steps</source>
        <translation>所有步</translation>
    </message>
    <message>
        <source>All steps one below the other, to print them</source>
        <translation>所有步依次排列，以便打印</translation>
    </message>
    <message>
        <source>◀ Back</source>
        <translation>◀ 上一步</translation>
    </message>
    <message>
        <source>The previous step (Page Up)</source>
        <translation>上一步（Page Up）</translation>
    </message>
    <message>
        <source>Next ▶</source>
        <translation>下一步 ▶</translation>
    </message>
    <message>
        <source>The next step (Page Down)</source>
        <translation>下一步（Page Down）</translation>
    </message>
    <message>
        <source>Page down and Page up, or the buttons above, lead through the steps.</source>
        <translation>用 Page Down 和 Page Up，或者上面的按钮，逐步浏览。</translation>
    </message>
    <message>
        <source>In a map arrow keys move the cell; Home and End go along the row, with Ctrl along the column; Alt with an arrow key shows another head; Enter keeps the cell, Escape leaves it. Every number is one that the program has computed.</source>
        <translation>在图中，方向键移动单元格；Home 和 End 沿着行移动，加 Ctrl 沿着列移动；Alt 加方向键显示另一个头；Enter 保持选中单元格，Escape 离开它。每个数都是程序算出的。</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>显示答案</translation>
    </message>
    <message>
        <source>The answer: %1</source>
        <translation>答案：%1</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>提示：%1</translation>
    </message>
    <message>
        <source>Noted. The lesson&apos;s answer: %1</source>
        <translation>已记下。本课的答案：%1</translation>
    </message>
    <message>
        <source>Noted. Write it down: this page does not know the answer.</source>
        <translation>已记下。请把它写在纸上：本页不知道答案。</translation>
    </message>
    <message>
        <source>That is not a number. Write it like 0.95.</source>
        <translation>这不是一个数。请写成 0.95 这样。</translation>
    </message>
    <message>
        <source>Nothing here has that name. Type it as it is written beside the map, or click it.</source>
        <translation>这里没有这个名称。请照图旁边的写法输入，或者直接点击。</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>正确。</translation>
    </message>
    <message>
        <source>Not quite. Look again.</source>
        <translation>不太对。再看看。</translation>
    </message>
    <message>
        <source>Not quite. Look again, or ask for a hint.</source>
        <translation>不太对。再看看，或者要一个提示。</translation>
    </message>
    <message>
        <source>A number</source>
        <translation>一个数</translation>
    </message>
    <message>
        <source>A cell, such as it → cat: type it or click it</source>
        <translation>一个单元格，如 it → cat：键入或点击</translation>
    </message>
    <message>
        <source>A head, such as 4.4: type it or click it</source>
        <translation>一个头，如 4.4：键入或点击</translation>
    </message>
    <message>
        <source>A token: type it or click it</source>
        <translation>一个词元：键入或点击</translation>
    </message>
    <message>
        <source>In your own words</source>
        <translation>用自己的话</translation>
    </message>
    <message>
        <source>Predict</source>
        <translation>预测</translation>
    </message>
    <message>
        <source>Spread evenly</source>
        <translation>平均分配</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>揭晓</translation>
    </message>
    <message>
        <source>Guess again</source>
        <translation>再猜一次</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 分</translation>
    </message>
    <message>
        <source>%1 of 100 points left</source>
        <translation>100 分中还剩 %1 分</translation>
    </message>
    <message>
        <source>%1 of 100 points</source>
        <translation>100 分中的 %1 分</translation>
    </message>
    <message>
        <source>□ your guess     ■ the model     points of 100</source>
        <translation>□ 猜测     ■ 模型     100 分中的分</translation>
    </message>
    <message>
        <source>your guess %1, the model %2</source>
        <translation>猜测 %1，模型 %2</translation>
    </message>
    <message>
        <source>Nearly all of it on “%1”</source>
        <translation>几乎全在“%1”上</translation>
    </message>
    <message>
        <source>Most of it on “%1”</source>
        <translation>大部分在“%1”上</translation>
    </message>
    <message>
        <source>No token has half; most has “%1”</source>
        <translation>没有词元占到一半；最多的是“%1”</translation>
    </message>
    <message>
        <source>You said %1 of 100 points on this token; it gets %2.</source>
        <translation>猜的是 100 分中的 %1 分；实际是 %2 分。</translation>
    </message>
    <message>
        <source>You picked “%1”: right.</source>
        <translation>选的是“%1”：正确。</translation>
    </message>
    <message>
        <source>You picked “%1”, which is at rank %2 of %3.</source>
        <translation>选的是“%1”，它排第 %2，共 %3 个。</translation>
    </message>
    <message>
        <source>You picked no token.</source>
        <translation>没有选词元。</translation>
    </message>
    <message>
        <source>Your first choice, “%1”:</source>
        <translation>第一选择，“%1”：</translation>
    </message>
    <message>
        <source>No token picked:</source>
        <translation>没有选词元：</translation>
    </message>
    <message>
        <source>rank %1 of %2</source>
        <translation>排第 %1，共 %2 个</translation>
    </message>
    <message>
        <source>You chose layer %1, head %2.</source>
        <translation>选的是第 %1 层，头 %2。</translation>
    </message>
    <message>
        <source>Right: layer %1, head %2</source>
        <translation>正确：第 %1 层，头 %2</translation>
    </message>
    <message>
        <source>It is layer %1, head %2</source>
        <translation>是第 %1 层，头 %2</translation>
    </message>
    <message>
        <source>You picked the head that was shown.</source>
        <translation>选的就是当时显示的头。</translation>
    </message>
    <message>
        <source>You picked layer %1, head %2.</source>
        <translation>选的是第 %1 层，头 %2。</translation>
    </message>
    <message>
        <source>You picked no head.</source>
        <translation>没有选头。</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>第 %1 步，共 %2 步</translation>
    </message>
    <message>
        <source>%1 steps</source>
        <translation>%1 步</translation>
    </message>
    <message>
        <source>Not quite. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand in answers</source>
        <translation type="unfinished">提交答案</translation>
    </message>
    <message>
        <source>Hand in…</source>
        <translation type="unfinished">提交…</translation>
    </message>
    <message>
        <source>Name or number</source>
        <translation type="unfinished">姓名或编号</translation>
    </message>
    <message>
        <source>Worksheet (0: none)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short code</source>
        <translation type="unfinished">短码</translation>
    </message>
    <message>
        <source>The code contains no name, and no sentences in your own words. A number from 1 to 9999 above is in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished">复制</translation>
    </message>
    <message>
        <source>Questions answered: %1 of %2. Right: %3 of %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file contains your answers, when you gave them, and what you typed here; nothing else about you or this computer.</source>
        <translation type="unfinished">文件包含各个回答、作答的时间和这里输入的内容；此外没有任何关于作答者或这台计算机的信息。</translation>
    </message>
    <message>
        <source>Kept step of the training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after step %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your name in class</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>◀ Back</source>
        <translation>◀ 上一步</translation>
    </message>
    <message>
        <source>The previous step (Page Up)</source>
        <translation>上一步（Page Up）</translation>
    </message>
    <message>
        <source>Next ▶</source>
        <translation>下一步 ▶</translation>
    </message>
    <message>
        <source>The next step (Page Down)</source>
        <translation>下一步（Page Down）</translation>
    </message>
    <message>
        <source>Hand in…</source>
        <translation>提交…</translation>
    </message>
    <message>
        <source>Save your answers as a file, or as a short code</source>
        <translation>把回答保存为文件，或者存为一段短码</translation>
    </message>
    <message>
        <source>The goals of this step</source>
        <translation>这一步的目标</translation>
    </message>
    <message>
        <source>Steps of the lesson</source>
        <translation>本课的各步</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>Close the lesson; what is shown stays</source>
        <translation>关闭课程；显示的内容不变</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>第 %1 步，共 %2 步</translation>
    </message>
    <message>
        <source>%1  %2 (predict)</source>
        <translation>%1  %2（预测）</translation>
    </message>
    <message>
        <source>%1  %2 (goal)</source>
        <translation>%1  %2（目标）</translation>
    </message>
    <message>
        <source>%1  %2 (question)</source>
        <translation>%1  %2（问题）</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Back to the step</source>
        <translation>回到这一步</translation>
    </message>
    <message>
        <source>Try what you like. %1 shows the step again; Ctrl+Z then brings back what you did.</source>
        <translation>想试什么就试什么。%1 重新显示这一步；之后按 Ctrl+Z，又能找回刚才试的内容。</translation>
    </message>
    <message>
        <source> Now: %1.</source>
        <translation> 现在：%1。</translation>
    </message>
    <message>
        <source>Goal reached:</source>
        <translation>目标已达到：</translation>
    </message>
    <message>
        <source>Goal:</source>
        <translation>目标：</translation>
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
        <translation>这一步的文字</translation>
    </message>
</context>
<context>
    <name>LessonRecorder</name>
    <message>
        <source>Lessons (*.lesson.md)</source>
        <translation>课程 (*.lesson.md)</translation>
    </message>
    <message>
        <source>Record a lesson as</source>
        <translation>录制课程，保存为</translation>
    </message>
    <message>
        <source>own-lesson</source>
        <translation>own-lesson</translation>
    </message>
    <message>
        <source>Edit a copy as</source>
        <translation>编辑副本，保存为</translation>
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
        <translation type="unfinished">重新载入</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation type="unfinished">替换</translation>
    </message>
</context>
<context>
    <name>LessonRecording</name>
    <message>
        <source>The first step</source>
        <translation>第一步</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>第 %1 步</translation>
    </message>
</context>
<context>
    <name>LetterStrip</name>
    <message>
        <source>%1 s</source>
        <translation type="unfinished">%1 s</translation>
    </message>
</context>
<context>
    <name>LikenessPanel</name>
    <message>
        <source>Likeness</source>
        <translation>相似度</translation>
    </message>
    <message>
        <source>How similar each text is to the picture</source>
        <translation>每段文本与图片有多相似</translation>
    </message>
    <message>
        <source>Open a picture under Picture to see how similar the texts are to it.</source>
        <translation>请在“图片”下打开一张图片，看各段文本与它有多相似。</translation>
    </message>
    <message>
        <source>Type a text under Text to see how similar it is to the picture.</source>
        <translation>请在“文本”下输入一段文本，看它与图片有多相似。</translation>
    </message>
    <message>
        <source>Shares of the texts: softmax of %1 · cosine. Cosines: %2.</source>
        <translation>各段文本的份额：%1 · 余弦的 softmax。余弦：%2。</translation>
    </message>
    <message>
        <source>Cosine: %1, between the picture and “%2”. Under Text, + text adds one to compare.</source>
        <translation>图片与“%2”的余弦：%1。在“文本”下，用“+ 文本”再添加一段来比较。</translation>
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
        <translation>至多 %1 × %2</translation>
    </message>
    <message>
        <source>each pixel is the largest of %1 weights</source>
        <translation>每个像素是 %1 个权重中的最大值</translation>
    </message>
    <message>
        <source>each pixel is the mean of %1 weights</source>
        <translation>每个像素是 %1 个权重的均值</translation>
    </message>
    <message>
        <source>refining</source>
        <translation>细化中</translation>
    </message>
    <message>
        <source>refining, %1 %</source>
        <translation>细化中，%1 %</translation>
    </message>
    <message>
        <source>stopped at %1 %</source>
        <translation>停在 %1 %</translation>
    </message>
    <message>
        <source> · </source>
        <translation> · </translation>
    </message>
    <message>
        <source>largest of queries %1 × keys %2</source>
        <translation>查询 %1 × 键 %2 的最大值</translation>
    </message>
    <message>
        <source>mean of queries %1 × keys %2</source>
        <translation>查询 %1 × 键 %2 的均值</translation>
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
        <translation>未命名</translation>
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
        <translation>正在计算注意力图…（Esc 停止）</translation>
    </message>
    <message>
        <source>Look at fewer cells: Ctrl and the wheel, or + in the map</source>
        <translation>看更少的单元格：Ctrl 加滚轮，或者在图中按 +</translation>
    </message>
    <message>
        <source>Look at more cells: Ctrl and the wheel, or − in the map</source>
        <translation>看更多的单元格：Ctrl 加滚轮，或者在图中按 −</translation>
    </message>
    <message>
        <source>Look at all cells: double click, or 0 in the map</source>
        <translation>看所有单元格：双击，或者在图中按 0</translation>
    </message>
    <message>
        <source>&amp;Go to token…</source>
        <translation>转到词元(&amp;G)…</translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <translation>Ctrl+L</translation>
    </message>
    <message>
        <source>Choose a token by its text or its number</source>
        <translation>按文本或编号选择词元</translation>
    </message>
    <message>
        <source>Cells are marked by Shift and drag, or M</source>
        <translation>用 Shift 加拖动或者 M 标记单元格</translation>
    </message>
    <message>
        <source>Go to token</source>
        <translation>转到词元</translation>
    </message>
    <message>
        <source>A token&apos;s text, or its number from 1</source>
        <translation>词元的文本，或者从 1 数起的序号</translation>
    </message>
    <message>
        <source>“%1” is not a token of this text.</source>
        <translation>“%1”不是这段文本中的词元。</translation>
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
        <translation>注意力图的颜色</translation>
    </message>
    <message>
        <source>&amp;Automatic range</source>
        <translation>自动范围(&amp;A)</translation>
    </message>
    <message>
        <source>From the smallest to the largest number of the map</source>
        <translation>从图中最小的数到最大的数</translation>
    </message>
    <message>
        <source>Range of the &amp;chosen row</source>
        <translation>选中行的范围(&amp;C)</translation>
    </message>
    <message>
        <source>Range of &amp;each row</source>
        <translation>每行的范围(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Linear</source>
        <translation>线性(&amp;L)</translation>
    </message>
    <message>
        <source>Lo&amp;garithmic</source>
        <translation>对数(&amp;G)</translation>
    </message>
    <message>
        <source>Over at most four powers of ten: what is smaller has the colour of the lower end</source>
        <translation>最多覆盖四个数量级：更小的数用下端的颜色</translation>
    </message>
    <message>
        <source>Shares of the range to this power: below 1 small numbers become brighter</source>
        <translation>把数在范围内所占的比例取这个幂：小于 1 时，小的数更亮</translation>
    </message>
    <message>
        <source>&amp;Fixed range, %1 to %2</source>
        <translation>固定范围，%1 至 %2(&amp;F)</translation>
    </message>
    <message>
        <source>Fixed range, %1 to %2</source>
        <translation>固定范围，%1 至 %2</translation>
    </message>
    <message>
        <source>This map is too long: the rows of its pictures stand for several.</source>
        <translation>这张图太长：其中每一行代表若干行。</translation>
    </message>
    <message>
        <source>From the smallest to the largest number of the chosen query&apos;s row</source>
        <translation>从选中查询的行里最小的数到最大的数</translation>
    </message>
    <message>
        <source>In each row from its own smallest to its own largest number</source>
        <translation>每行从自己最小的数到自己最大的数</translation>
    </message>
    <message>
        <source>Ga&amp;mma %1</source>
        <translation>Gamma %1(&amp;M)</translation>
    </message>
    <message>
        <source>0–%1</source>
        <translation>0–%1</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>各行</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>%1 ▾</source>
        <translation>%1 ▾</translation>
    </message>
    <message>
        <source>How numbers become colours</source>
        <translation>数怎样变成颜色</translation>
    </message>
</context>
<context>
    <name>MapControls</name>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>All heads of the layer in one map</source>
        <translation>本层所有头合成一张图</translation>
    </message>
    <message>
        <source>All heads of the model in one map</source>
        <translation>模型所有头合成一张图</translation>
    </message>
    <message>
        <source>Attention rollout up to the layer</source>
        <translation>到这一层的注意力展开</translation>
    </message>
    <message>
        <source>Attention flow up to the layer</source>
        <translation>到这一层的注意力流</translation>
    </message>
    <message>
        <source>Their mean</source>
        <translation>取均值</translation>
    </message>
    <message>
        <source>Their sum</source>
        <translation>取总和</translation>
    </message>
    <message>
        <source>The largest of their weights</source>
        <translation>取权重的最大值</translation>
    </message>
    <message>
        <source>Words instead of pieces</source>
        <translation>按整词而不按词的片段</translation>
    </message>
    <message>
        <source>Special tokens shown</source>
        <translation>显示特殊词元</translation>
    </message>
    <message>
        <source>Special tokens left out</source>
        <translation>略去特殊词元</translation>
    </message>
    <message>
        <source>Special tokens left out, rows renormalised to 1</source>
        <translation>略去特殊词元，各行重新归一化为 1</translation>
    </message>
    <message>
        <source>Both texts</source>
        <translation>两段文本</translation>
    </message>
    <message>
        <source>First text → first text</source>
        <translation>第一段 → 第一段</translation>
    </message>
    <message>
        <source>First text → second text</source>
        <translation>第一段 → 第二段</translation>
    </message>
    <message>
        <source>Second text → first text</source>
        <translation>第二段 → 第一段</translation>
    </message>
    <message>
        <source>Second text → second text</source>
        <translation>第二段 → 第二段</translation>
    </message>
    <message>
        <source>What a pixel of the map shows</source>
        <translation>图中一个像素表示什么</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>最大值</translation>
    </message>
    <message>
        <source>A pixel shows the largest of its weights: no thin line vanishes</source>
        <translation>一个像素显示其中最大的权重：细线不会消失</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>A pixel shows the mean of its weights</source>
        <translation>一个像素显示其中权重的均值</translation>
    </message>
    <message>
        <source>A pixel shows</source>
        <translation>一个像素显示</translation>
    </message>
    <message>
        <source>Norms</source>
        <translation>范数</translation>
    </message>
    <message>
        <source>Layer&apos;s heads</source>
        <translation>本层的头</translation>
    </message>
    <message>
        <source>All heads</source>
        <translation>所有头</translation>
    </message>
    <message>
        <source>Picked heads</source>
        <translation>选取的头</translation>
    </message>
    <message>
        <source>Rollout</source>
        <translation>注意力展开</translation>
    </message>
    <message>
        <source>Flow</source>
        <translation>注意力流</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>总和</translation>
    </message>
    <message>
        <source>largest</source>
        <translation>最大值</translation>
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
        <translation>：%1</translation>
    </message>
    <message>
        <source> · words</source>
        <translation> · 整词</translation>
    </message>
    <message>
        <source> · no special</source>
        <translation> · 无特殊词元</translation>
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
        <translation>图的单元格和行表示什么</translation>
    </message>
    <message>
        <source>The picked heads in one map</source>
        <translation>选取的头合成一张图</translation>
    </message>
    <message>
        <source>The picked heads in one map (pick heads in All heads first)</source>
        <translation>选取的头合成一张图（请先在“所有头”中选取头）</translation>
    </message>
    <message>
        <source>‖weight · v Wₒ‖</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MapDifference</name>
    <message>
        <source>The difference appears when both maps are computed.</source>
        <translation>两张图都算好之后才显示差。</translation>
    </message>
    <message>
        <source>No difference: %1 has %2 × %3 cells, %4 has %5 × %6. Only maps of one shape can be subtracted.</source>
        <translation>没有差：%1 有 %2 × %3 个单元格，%4 有 %5 × %6 个。只有形状相同的图才能相减。</translation>
    </message>
    <message>
        <source>%1 − %2</source>
        <translation>%1 − %2</translation>
    </message>
    <message>
        <source>red: %1 larger; blue, −: %2 larger</source>
        <translation>红色：%1 更大；蓝色，−：%2 更大</translation>
    </message>
</context>
<context>
    <name>MapView</name>
    <message>
        <source>hatched: hidden by the mask</source>
        <translation>斜线：被掩码遮住</translation>
    </message>
    <message>
        <source>query (predicting this target token)</source>
        <translation>查询（预测这个目标词元）</translation>
    </message>
    <message>
        <source>query (predicting this token)</source>
        <translation>查询（预测这个词元）</translation>
    </message>
    <message>
        <source>target token (attending)</source>
        <translation>目标词元（关注者）</translation>
    </message>
    <message>
        <source>query (attending)</source>
        <translation>查询（关注者）</translation>
    </message>
    <message>
        <source>source token (attended to)</source>
        <translation>源词元（被关注者）</translation>
    </message>
    <message>
        <source>key (attended to)</source>
        <translation>键（被关注者）</translation>
    </message>
    <message>
        <source>colours: one range for all rows, as the map is too long for one of each</source>
        <translation>颜色：所有行共用一个范围，因为图太长，无法每行一个</translation>
    </message>
    <message>
        <source>lowest</source>
        <translation>最低</translation>
    </message>
    <message>
        <source>highest</source>
        <translation>最高</translation>
    </message>
    <message>
        <source>Attention map</source>
        <translation>注意力图</translation>
    </message>
    <message>
        <source>left out of this map</source>
        <translation>不在这张图中</translation>
    </message>
    <message>
        <source> · </source>
        <translation> · </translation>
    </message>
    <message>
        <source>hatched: out of the layer&apos;s reach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each pixel is the mean of about %1 × %2 weights</source>
        <translation type="unfinished">每个像素约为 %1 × %2 个权重的均值</translation>
    </message>
    <message>
        <source>each pixel is the largest of about %1 × %2 weights</source>
        <translation type="unfinished">每个像素约为 %1 × %2 个权重中的最大值</translation>
    </message>
    <message>
        <source>each pixel is the mean of about %1 × %2 cells</source>
        <translation type="unfinished">每个像素约为 %1 × %2 个单元格的均值</translation>
    </message>
    <message>
        <source>each pixel is the largest of about %1 × %2 cells</source>
        <translation type="unfinished">每个像素约为 %1 × %2 个单元格中的最大值</translation>
    </message>
    <message>
        <source>%1; annotated: %2</source>
        <translation type="unfinished"></translation>
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
        <translation>在 %1 之外</translation>
    </message>
    <message>
        <source>hidden by %1</source>
        <translation>被 %1 遮住</translation>
    </message>
    <message>
        <source>uncovered by hand</source>
        <translation>手工露出</translation>
    </message>
    <message>
        <source>visible because of %1</source>
        <translation>因 %1 而可见</translation>
    </message>
    <message>
        <source>visible</source>
        <translation>可见</translation>
    </message>
    <message>
        <source>future (causal)</source>
        <translation>未来（因果）</translation>
    </message>
    <message>
        <source>padding</source>
        <translation>填充</translation>
    </message>
    <message>
        <source>painted</source>
        <translation>涂画的</translation>
    </message>
</context>
<context>
    <name>MaskDiagram</name>
    <message>
        <source>Mask diagram</source>
        <translation>掩码示意图</translation>
    </message>
    <message>
        <source>%1 is visible</source>
        <translation>%1 可见</translation>
    </message>
    <message>
        <source>%1 is hidden</source>
        <translation>%1 被遮住</translation>
    </message>
    <message>
        <source>visible</source>
        <translation>可见</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>被遮住</translation>
    </message>
    <message>
        <source>%1 may attend to %2</source>
        <translation>%1 可以关注 %2</translation>
    </message>
    <message>
        <source>%1 may not attend to %2</source>
        <translation>%1 不可以关注 %2</translation>
    </message>
</context>
<context>
    <name>MaskExplanation</name>
    <message>
        <source>Visible keys</source>
        <translation>可见的键</translation>
    </message>
    <message>
        <source>Weights with −∞ before softmax</source>
        <translation>softmax 之前用 −∞ 得到的权重</translation>
    </message>
    <message>
        <source>Weights with softmax, then hide and renormalise</source>
        <translation>先 softmax，再遮住并重新归一化得到的权重</translation>
    </message>
    <message>
        <source>Two ways to mask give the same weights</source>
        <translation>两种掩码做法给出同样的权重</translation>
    </message>
    <message>
        <source>−∞ before softmax</source>
        <translation>softmax 之前用 −∞</translation>
    </message>
    <message>
        <source>softmax, then hide and renormalise</source>
        <translation>先 softmax，再遮住并重新归一化</translation>
    </message>
    <message>
        <source>%1 → %2 is visible</source>
        <translation>%1 → %2 可见</translation>
    </message>
    <message>
        <source>%1 → %2 is hidden</source>
        <translation>%1 → %2 被遮住</translation>
    </message>
    <message>
        <source>query %1 · key %2 · distance %3</source>
        <translation>查询 %1 · 键 %2 · 距离 %3</translation>
    </message>
    <message>
        <source>No rule hides this cell.</source>
        <translation>没有规则遮住这个单元格。</translation>
    </message>
    <message>
        <source>… and %1 more rules</source>
        <translation>… 还有 %1 条规则</translation>
    </message>
    <message>
        <source>What the row “%1” sees</source>
        <translation>“%1”这一行看到什么</translation>
    </message>
    <message>
        <source>What query “%1” sees</source>
        <translation>查询“%1”看到什么</translation>
    </message>
    <message>
        <source>… and %1 more</source>
        <translation>… 还有 %1 个</translation>
    </message>
    <message>
        <source>The row “%1” sees no key.</source>
        <translation>“%1”这一行看不到任何键。</translation>
    </message>
    <message>
        <source>Query “%1” sees no key.</source>
        <translation>查询“%1”看不到任何键。</translation>
    </message>
    <message>
        <source>largest difference %1</source>
        <translation>最大差 %1</translation>
    </message>
    <message>
        <source>Over all cells of this head</source>
        <translation>就这个头的所有单元格而言</translation>
    </message>
</context>
<context>
    <name>MaskOrders</name>
    <message>
        <source>Two ways to mask give the same weights</source>
        <translation>两种掩码做法给出同样的权重</translation>
    </message>
    <message>
        <source>−∞ before softmax</source>
        <translation>softmax 之前用 −∞</translation>
    </message>
    <message>
        <source>softmax, then hide and renormalise</source>
        <translation>先 softmax，再遮住并重新归一化</translation>
    </message>
    <message>
        <source>largest difference %1</source>
        <translation>最大差 %1</translation>
    </message>
</context>
<context>
    <name>MaskSentences</name>
    <message>
        <source>cached keys come first</source>
        <translation>缓存的键在前面</translation>
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
        <translation>就是这个词元自己</translation>
    </message>
    <message>
        <source>at most %1 back</source>
        <translation>在前面，相距不超过 %1</translation>
    </message>
    <message>
        <source>more than %1 back</source>
        <translation>在前面，相距超过 %1</translation>
    </message>
    <message>
        <source>at most %1 ahead</source>
        <translation>在后面，相距不超过 %1</translation>
    </message>
    <message>
        <source>more than %1 ahead</source>
        <translation>在后面，相距超过 %1</translation>
    </message>
    <message>
        <source>key %1 is global</source>
        <translation>键 %1 是全局的</translation>
    </message>
    <message>
        <source>query %1 is global</source>
        <translation>查询 %1 是全局的</translation>
    </message>
    <message>
        <source>token %1</source>
        <translation>词元 %1</translation>
    </message>
    <message>
        <source>one of these tokens</source>
        <translation>这些词元之一</translation>
    </message>
    <message>
        <source>%1 is not %2</source>
        <translation>%1 不是%2</translation>
    </message>
    <message>
        <source>neither %1 nor %2 is %3</source>
        <translation>%1 和 %2 都不是%3</translation>
    </message>
    <message>
        <source>distance %1 is a multiple of %2</source>
        <translation>距离 %1 是 %2 的倍数</translation>
    </message>
    <message>
        <source>distance %1 is not a multiple of %2</source>
        <translation>距离 %1 不是 %2 的倍数</translation>
    </message>
    <message>
        <source>it shows every cell</source>
        <translation>它显示每个单元格</translation>
    </message>
    <message>
        <source>key %1 is not padding</source>
        <translation>键 %1 不是填充</translation>
    </message>
    <message>
        <source>key %1 is padding</source>
        <translation>键 %1 是填充</translation>
    </message>
    <message>
        <source>key %1 is among the first %2</source>
        <translation>键 %1 在前 %2 个之中</translation>
    </message>
    <message>
        <source>key %1 is not among the first %2</source>
        <translation>键 %1 不在前 %2 个之中</translation>
    </message>
    <message>
        <source>the same segment</source>
        <translation>同一分段</translation>
    </message>
    <message>
        <source>another segment</source>
        <translation>另一分段</translation>
    </message>
    <message>
        <source>the same chunk of %1 tokens</source>
        <translation>同属一个分块（%1 个词元）</translation>
    </message>
    <message>
        <source>another chunk of %1 tokens</source>
        <translation>属于另一个分块（%1 个词元）</translation>
    </message>
    <message>
        <source>not hidden by hand</source>
        <translation>没有手工遮住</translation>
    </message>
    <message>
        <source>hidden by hand</source>
        <translation>手工遮住</translation>
    </message>
    <message>
        <source>uncovered by hand</source>
        <translation>手工露出</translation>
    </message>
    <message>
        <source>not uncovered by hand</source>
        <translation>没有手工露出</translation>
    </message>
    <message>
        <source>the model&apos;s table shows it</source>
        <translation>模型的表显示它</translation>
    </message>
    <message>
        <source>the model&apos;s table hides it</source>
        <translation>模型的表遮住它</translation>
    </message>
    <message>
        <source>among the %1 visible keys of highest index score</source>
        <translation>在索引分数最高的 %1 个可见键之中</translation>
    </message>
    <message>
        <source>not among the %1 visible keys of highest index score</source>
        <translation>不在索引分数最高的 %1 个可见键之中</translation>
    </message>
    <message>
        <source>key %1 was added by the layer, and every query sees it</source>
        <translation>键 %1 由这一层添加，每个查询都看得到它</translation>
    </message>
    <message>
        <source>key %1 was not added by the layer</source>
        <translation>键 %1 不是由这一层添加的</translation>
    </message>
    <message>
        <source>shows it: %1</source>
        <translation>显示它：%1</translation>
    </message>
    <message>
        <source>does not apply: %1</source>
        <translation>不适用：%1</translation>
    </message>
    <message>
        <source>hides it: %1</source>
        <translation>遮住它：%1</translation>
    </message>
    <message>
        <source>%1 (“!” means not)</source>
        <translation>%1（“!”表示“非”）</translation>
    </message>
    <message>
        <source>After the softmax nothing is left to renormalise: its weights are all 0 and so is its output.</source>
        <translation>softmax 之后没有剩下任何权重可以重新归一化：这一行的权重全是 0，输出也是 0。</translation>
    </message>
    <message>
        <source>Every score is −∞, so the softmax would divide 0 by 0: PyTorch gives NaN, and here all weights are 0.</source>
        <translation>每个分数都是 −∞，softmax 会用 0 除以 0：PyTorch 给出 NaN，这里所有权重都是 0。</translation>
    </message>
    <message>
        <source>Its weights are hidden until they have been guessed.</source>
        <translation>它的权重猜过之后才显示。</translation>
    </message>
    <message>
        <source>Its weights are NaN.</source>
        <translation>它的权重是 NaN。</translation>
    </message>
    <message>
        <source>The number that is added is so large that all scores become equal: each of the %1 keys gets %2.</source>
        <translation>加上的数太大，所有分数变得相等：%1 个键各得 %2。</translation>
    </message>
    <message>
        <source>Every score is the same, so its weight is spread evenly: 1/%1 = %2 for each key.</source>
        <translation>每个分数都相同，因此权重平均分配：每个键 1/%1 = %2。</translation>
    </message>
    <message>
        <source>Every score was lowered alike, so its weights are as if nothing were hidden: %1 to %2, in all %3.</source>
        <translation>每个分数都降低了同样多，因此权重与什么都没有遮住时一样：%1 至 %2，总共 %3。</translation>
    </message>
    <message>
        <source>%1 of %2 cells hidden by %3</source>
        <translation>%2 个单元格中有 %1 个被 %3 遮住</translation>
    </message>
    <message>
        <source>, %1 more by %2</source>
        <translation>，另有 %1 个被 %2 遮住</translation>
    </message>
    <message>
        <source>none of %1 cells is hidden</source>
        <translation>%1 个单元格都没有被遮住</translation>
    </message>
    <message>
        <source>no query is left without a key</source>
        <translation>没有看不到键的查询</translation>
    </message>
    <message>
        <source>query %1 sees no key</source>
        <translation>查询 %1 看不到任何键</translation>
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
        <translation>%1 的权重</translation>
    </message>
</context>
<context>
    <name>MeasureTable</name>
    <message>
        <source>The patterns that take at least the chosen share of the head&apos;s weight</source>
        <translation>占这个头的权重至少达到所选比例的注意力模式</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>层</translation>
    </message>
    <message>
        <source>head</source>
        <translation>头</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名称</translation>
    </message>
</context>
<context>
    <name>MeasuresBench</name>
    <message>
        <source>layer %1 of %2</source>
        <translation>第 %1 层，共 %2 层</translation>
    </message>
    <message>
        <source>%1 of %2 sequences (Esc stops)</source>
        <translation>%1 / %2 个序列（Esc 停止）</translation>
    </message>
    <message>
        <source>“%1” at token %2</source>
        <translation>词元 %2 处的“%1”</translation>
    </message>
    <message>
        <source>Save table</source>
        <translation>保存表格</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>表格 (*.csv)</translation>
    </message>
</context>
<context>
    <name>MeasuresView</name>
    <message>
        <source>What is measured of each head</source>
        <translation>对每个头测量什么</translation>
    </message>
    <message>
        <source>name heads from  </source>
        <translation>命名下限  </translation>
    </message>
    <message>
        <source>Share of the weight at which a head is named after a pattern</source>
        <translation>权重达到多大比例时，以一种注意力模式给头命名</translation>
    </message>
    <message>
        <source>A head is named after a pattern, such as previous token, if at least this share of its weight follows it</source>
        <translation>如果一个头的权重至少有这个比例符合一种注意力模式，例如关注前一个词元，就以这种模式给它命名</translation>
    </message>
    <message>
        <source>Save table…</source>
        <translation>保存表格…</translation>
    </message>
    <message>
        <source>Save the table as CSV, sorted as it is shown</source>
        <translation>把表格按显示的顺序保存为 CSV</translation>
    </message>
    <message>
        <source>Without the first row</source>
        <translation>不计第一行</translation>
    </message>
    <message>
        <source>Leave out the first row: in a causal map it can only attend to itself</source>
        <translation>略去第一行：在因果掩码的图中，它只能关注自己</translation>
    </message>
    <message>
        <source>Without special rows</source>
        <translation>不计特殊行</translation>
    </message>
    <message>
        <source>Measure the rows of the text&apos;s own tokens alone, without [CLS], [SEP] and the like</source>
        <translation>只测量文本自身词元所在的行，不计 [CLS]、[SEP] 之类</translation>
    </message>
    <message>
        <source>In bits</source>
        <translation>用比特</translation>
    </message>
    <message>
        <source>Entropies and log-probabilities in bits instead of nats</source>
        <translation>熵和对数概率用比特，不用奈特</translation>
    </message>
    <message>
        <source>induction from  </source>
        <translation>归纳取自  </translation>
    </message>
    <message>
        <source>  sequence</source>
        <translation>  个序列</translation>
    </message>
    <message>
        <source>  sequences</source>
        <translation>  个序列</translation>
    </message>
    <message>
        <source>How many random sequences induction is averaged over</source>
        <translation>归纳对多少个随机序列取均值</translation>
    </message>
    <message>
        <source>How many random sequences induction is averaged over; ± in its column is their spread</source>
        <translation>归纳对多少个随机序列取均值；列中的 ± 是它们的离散程度</translation>
    </message>
    <message>
        <source>What the chart shows</source>
        <translation>图表显示什么</translation>
    </message>
    <message>
        <source> The answer is %1.</source>
        <translation> 答案是 %1。</translation>
    </message>
    <message>
        <source> Press “Knock out each head”.</source>
        <translation> 请按“逐个敲除头”。</translation>
    </message>
    <message>
        <source> No cell is marked.</source>
        <translation> 没有标记任何单元格。</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Knock out each head</source>
        <translation>逐个敲除头</translation>
    </message>
    <message>
        <source>This model does not predict tokens, so no answer could change</source>
        <translation>这个模型不预测词元，因此没有答案可以改变</translation>
    </message>
    <message>
        <source>Switch off one head after the other and see how the probability of %1 changes</source>
        <translation>逐个关闭头，看 %1 的概率怎样变化</translation>
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
    <message>
        <source> Mixing weights have signs and rows that sum to anything, so only knock-outs are measured of them.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ModelChooser</name>
    <message>
        <source>Opens models of %1.</source>
        <translation>可以打开 %1 的模型。</translation>
    </message>
    <message>
        <source>Open model</source>
        <translation>打开模型</translation>
    </message>
    <message>
        <source>Type a part of a name, architecture or folder</source>
        <translation>键入名称、架构或文件夹的一部分</translation>
    </message>
    <message>
        <source>Search the list</source>
        <translation>搜索列表</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Remove from the list</source>
        <translation>从列表中移除</translation>
    </message>
    <message>
        <source>Choose a &amp;folder…</source>
        <translation>选择文件夹(&amp;F)…</translation>
    </message>
    <message>
        <source>Open a model from any other folder</source>
        <translation>从任何其他文件夹打开模型</translation>
    </message>
    <message>
        <source>Choose a f&amp;ile…</source>
        <translation>选择文件(&amp;I)…</translation>
    </message>
    <message>
        <source>Open a GGUF file, as Ollama and LM Studio store them</source>
        <translation>打开 GGUF 文件，即 Ollama 和 LM Studio 保存的格式</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Keep the current model (Esc)</source>
        <translation>保留当前模型（Esc）</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>Run the chosen model on the text (Enter)</source>
        <translation>在文本上运行选中的模型（Enter）</translation>
    </message>
    <message>
        <source>Open a model folder</source>
        <translation>打开模型文件夹</translation>
    </message>
    <message>
        <source>Open a model file</source>
        <translation>打开模型文件</translation>
    </message>
    <message>
        <source>GGUF files (*.gguf);;All files (*)</source>
        <translation>GGUF 文件 (*.gguf);;所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>ModelCommands</name>
    <message>
        <source>%1 (comes with the program)</source>
        <translation>%1（随程序提供）</translation>
    </message>
    <message>
        <source>Teaching module (random parameters)</source>
        <translation>教学模块（随机参数）</translation>
    </message>
    <message>
        <source>Open model…	Ctrl+Shift+O</source>
        <translation>打开模型…	Ctrl+Shift+O</translation>
    </message>
    <message>
        <source>Open with an engine…</source>
        <translation>用引擎打开…</translation>
    </message>
    <message>
        <source>Own settings</source>
        <translation>自定设置</translation>
    </message>
    <message>
        <source>Open a saved module…</source>
        <translation>打开已保存的模块…</translation>
    </message>
    <message>
        <source>Open a saved module</source>
        <translation>打开已保存的模块</translation>
    </message>
    <message>
        <source>Saved modules (*.safetensors)</source>
        <translation>已保存的模块 (*.safetensors)</translation>
    </message>
    <message>
        <source>Save the module</source>
        <translation>保存模块</translation>
    </message>
    <message>
        <source>/module.safetensors</source>
        <translation>/module.safetensors</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>已保存 %1</translation>
    </message>
</context>
<context>
    <name>ModelList</name>
    <message>
        <source>It</source>
        <translation>它</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>正在搜索…</translation>
    </message>
    <message>
        <source>revision %1</source>
        <translation>版本 %1</translation>
    </message>
    <message>
        <source>The models that you open are listed here.</source>
        <translation>打开过的模型列在这里。</translation>
    </message>
    <message>
        <source>No model comes with this program.</source>
        <translation>这个程序没有随带模型。</translation>
    </message>
    <message>
        <source>No models yet. Those that Python&apos;s transformers downloads from the Hugging Face Hub are listed here.</source>
        <translation>还没有模型。Python 的 transformers 从 Hugging Face Hub 下载的模型会列在这里。</translation>
    </message>
    <message>
        <source>No Hugging Face cache at %1. Set HF_HOME or HF_HUB_CACHE if it is somewhere else.</source>
        <translation>%1 处没有 Hugging Face 缓存。如果它在别处，请设置 HF_HOME 或 HF_HUB_CACHE。</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>最近</translation>
    </message>
    <message>
        <source>Comes with the program</source>
        <translation>随程序提供</translation>
    </message>
    <message>
        <source>Your folders</source>
        <translation>自己的文件夹</translation>
    </message>
    <message>
        <source>Hugging Face cache</source>
        <translation>Hugging Face 缓存</translation>
    </message>
    <message>
        <source>No model matches “%1”.</source>
        <translation>没有与“%1”匹配的模型。</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2</source>
        <translation>%1 无法打开：%2</translation>
    </message>
    <message>
        <source>%1, %2, %3, in %4</source>
        <translation>%1，%2，%3，位于 %4</translation>
    </message>
    <message>
        <source>%1, %2, %3: %4</source>
        <translation>%1，%2，%3：%4</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
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
        <translation>查询</translation>
    </message>
    <message>
        <source>key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>feed-forward in</source>
        <translation>前馈输入</translation>
    </message>
    <message>
        <source>gate</source>
        <translation>门控</translation>
    </message>
    <message>
        <source>feed-forward out</source>
        <translation>前馈输出</translation>
    </message>
    <message>
        <source>all weights</source>
        <translation>全部权重</translation>
    </message>
    <message>
        <source>heads, nats</source>
        <translation>头，奈特</translation>
    </message>
    <message>
        <source>How the two models differ</source>
        <translation>两个模型有什么不同</translation>
    </message>
    <message>
        <source>A is %1, B is %2. Each number is how far B&apos;s weights are from A&apos;s, ‖A − B‖ / ‖A‖; for heads it is the mean Jensen–Shannon divergence of their rows, 0 to 0.69 nats.</source>
        <translation>A 是 %1，B 是 %2。每个数是 B 的权重与 A 的相差多少，即 ‖A − B‖ / ‖A‖；对于头，则是各行的平均 Jensen–Shannon 散度，0 到 0.69 奈特。</translation>
    </message>
    <message>
        <source>&amp;Copy the table</source>
        <translation>复制表格(&amp;C)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>How far apart the two files are, layer by layer</source>
        <translation>两个文件逐层相差多少</translation>
    </message>
    <message>
        <source>token embedding</source>
        <translation>词元嵌入</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>第 %1 层</translation>
    </message>
    <message>
        <source>language head</source>
        <translation>语言模型头</translation>
    </message>
    <message>
        <source>The two runs read different tokens, so heads and answers are not compared.</source>
        <translation>两次运行读的词元不同，因此不比较头和答案。</translation>
    </message>
    <message>
        <source>“%1” (%2)</source>
        <translation>“%1”（%2）</translation>
    </message>
    <message>
        <source>Next token: A says %1, B says %2. The answers are %3 nats apart (Jensen–Shannon).</source>
        <translation>下一个词元：A 说 %1，B 说 %2。两个答案相差 %3 奈特（Jensen–Shannon）。</translation>
    </message>
</context>
<context>
    <name>ModuleFormula</name>
    <message>
        <source>&lt;br&gt;k, v: H&lt;sub&gt;kv&lt;/sub&gt; = %1 for H = %2</source>
        <translation>&lt;br&gt;k, v: H&lt;sub&gt;kv&lt;/sub&gt; = %1，H = %2</translation>
    </message>
    <message>
        <source> + bias</source>
        <translation> + 偏置</translation>
    </message>
    <message>
        <source> + mask</source>
        <translation> + 掩码</translation>
    </message>
    <message>
        <source>[%1, sink]</source>
        <translation>[%1, 注意力汇]</translation>
    </message>
    <message>
        <source>&lt;br&gt;I = Σ&lt;sub&gt;j&lt;/sub&gt; w&lt;sup&gt;I&lt;/sup&gt;&lt;sub&gt;j&lt;/sub&gt;·ReLU(q&lt;sup&gt;I&lt;/sup&gt;&lt;sub&gt;j&lt;/sub&gt;·k&lt;sup&gt;I&lt;/sup&gt;); mask: the %1 highest I of each query</source>
        <translation>&lt;br&gt;I = Σ&lt;sub&gt;j&lt;/sub&gt; w&lt;sup&gt;I&lt;/sup&gt;&lt;sub&gt;j&lt;/sub&gt;·ReLU(q&lt;sup&gt;I&lt;/sup&gt;&lt;sub&gt;j&lt;/sub&gt;·k&lt;sup&gt;I&lt;/sup&gt;)；掩码：每个查询中 I 最高的 %1 个</translation>
    </message>
    <message>
        <source>, then hidden weights → 0 and each row ∕ its sum</source>
        <translation>，然后被遮住的权重 → 0，每行 ∕ 自己的总和</translation>
    </message>
    <message>
        <source>dropout(%1)</source>
        <translation>dropout(%1)</translation>
    </message>
    <message>
        <source>&lt;br&gt;then + Σ g&lt;sub&gt;e&lt;/sub&gt;·E&lt;sub&gt;e&lt;/sub&gt;(output): softmax(output·W&lt;sub&gt;R&lt;/sub&gt;), the %1 highest of %2, whose sum is made 1</source>
        <translation>&lt;br&gt;然后 + Σ g&lt;sub&gt;e&lt;/sub&gt;·E&lt;sub&gt;e&lt;/sub&gt;(output)：softmax(output·W&lt;sub&gt;R&lt;/sub&gt;)，取 %2 个中最高的 %1 个，总和调为 1</translation>
    </message>
    <message>
        <source>, then hidden weights → 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;br&gt;layer 2: q = output·W&lt;sub&gt;Q2&lt;/sub&gt;, k and v of layer 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;br&gt;layer 2: q = g·W&lt;sub&gt;Q&lt;/sub&gt; with one vector g for every token, k and v of layer 1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ModuleLarge</name>
    <message>
        <source>Longer queries</source>
        <translation>加长查询</translation>
    </message>
    <message>
        <source>a: the query at position p, counted from 0, is multiplied by 1 + a·ln(1 + ⌊(p + 1) ∕ n⌋)</source>
        <translation>a：位置 p（从 0 数起）的查询乘以 1 + a·ln(1 + ⌊(p + 1) ∕ n⌋)</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Step of longer queries</source>
        <translation>加长查询的步长</translation>
    </message>
    <message>
        <source>n: queries grow after every n tokens</source>
        <translation>n：每过 n 个词元，查询就加长一次</translation>
    </message>
    <message>
        <source>Output gate</source>
        <translation>输出门</translation>
    </message>
    <message>
        <source>Multiplies a head&apos;s context by a sigmoid of x, before W_O</source>
        <translation>在 W_O 之前，把头的上下文向量乘以 x 的一个 sigmoid</translation>
    </message>
    <message>
        <source>one for each head</source>
        <translation>每个头一个</translation>
    </message>
    <message>
        <source>one for each number</source>
        <translation>每个数一个</translation>
    </message>
    <message>
        <source>Top-k index</source>
        <translation>top-k 索引</translation>
    </message>
    <message>
        <source>k: each query sees only the k keys with the highest index scores</source>
        <translation>k：每个查询只看到索引分数最高的 k 个键</translation>
    </message>
    <message>
        <source>Index heads</source>
        <translation>索引的头数</translation>
    </message>
    <message>
        <source>How many heads the index has</source>
        <translation>索引有多少个头</translation>
    </message>
    <message>
        <source>Index dimensions</source>
        <translation>索引的维数</translation>
    </message>
    <message>
        <source>Length of the index&apos;s queries and keys</source>
        <translation>索引的查询和键的长度</translation>
    </message>
    <message>
        <source>Difference λ</source>
        <translation>差 λ</translation>
    </message>
    <message>
        <source>Heads become pairs, and λ times the second softmax is subtracted from the first</source>
        <translation>头两两成对，从第一个 softmax 中减去第二个的 λ 倍</translation>
    </message>
    <message>
        <source>Latents of keys and values</source>
        <translation>键和值的潜向量</translation>
    </message>
    <message>
        <source>Length of the shorter vector that a token&apos;s keys and values are projected from</source>
        <translation>词元的键和值由一个较短的向量投影得到，这是它的长度</translation>
    </message>
    <message>
        <source>Latents of queries</source>
        <translation>查询的潜向量</translation>
    </message>
    <message>
        <source>Length of the shorter vector that a token&apos;s queries are projected from</source>
        <translation>词元的查询由一个较短的向量投影得到，这是它的长度</translation>
    </message>
    <message>
        <source>Shared dimensions of keys</source>
        <translation>键的共用维数</translation>
    </message>
    <message>
        <source>How many of the d_k dimensions come from x itself, are the same for all heads and are rotated by position</source>
        <translation>d_k 维中有多少维直接来自 x、由所有的头共用并按位置旋转</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>专家</translation>
    </message>
    <message>
        <source>How many feed-forward layers a router chooses from</source>
        <translation>路由器从多少个前馈层中选择</translation>
    </message>
    <message>
        <source>Experts for each token</source>
        <translation>每个词元的专家数</translation>
    </message>
    <message>
        <source>How many of them each token goes through</source>
        <translation>每个词元经过其中几个</translation>
    </message>
    <message>
        <source>of x</source>
        <translation>取自 x</translation>
    </message>
    <message>
        <source>H, d of index</source>
        <translation>索引的 H, d</translation>
    </message>
    <message>
        <source>Latents k, v</source>
        <translation>潜向量 k, v</translation>
    </message>
    <message>
        <source>Latents q · shared</source>
        <translation>潜向量 q · 共用</translation>
    </message>
    <message>
        <source>Without a softmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A layer beside the attention that reads the same x; its output is added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gated delta rule</source>
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
        <source>Tokens of the convolution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many tokens it sees, the token itself among them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No softmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It asks the keys and values of the first layer. In a second stream every token asks with the same learned vector; hide the token itself by a mask for layer 2, as the preset does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queries of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>second stream (XLNet)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ModuleOptions</name>
    <message>
        <source>Heads of keys and values</source>
        <translation>键和值的头数</translation>
    </message>
    <message>
        <source>H_kv: the number of key and value heads, which the query heads share</source>
        <translation>H_kv：键值头的个数，由各个查询头共用</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>What q·k is multiplied by</source>
        <translation>q·k 所乘的数</translation>
    </message>
    <message>
        <source>1∕√d_k</source>
        <translation>1∕√d_k</translation>
    </message>
    <message>
        <source>Soft-cap</source>
        <translation>软截断</translation>
    </message>
    <message>
        <source>c: scores become c · tanh(score ∕ c), as in Gemma 2</source>
        <translation>c：分数变成 c · tanh(分数 ∕ c)，例如 Gemma 2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Attention sink</source>
        <translation>注意力汇</translation>
    </message>
    <message>
        <source>A score that takes part in the softmax but belongs to no key</source>
        <translation>参与 softmax、但不属于任何键的一个分数</translation>
    </message>
    <message>
        <source>softmax off by one</source>
        <translation>softmax off by one</translation>
    </message>
    <message>
        <source>learned for each head</source>
        <translation>每个头学习得到</translation>
    </message>
    <message>
        <source>RMSNorm of q and k</source>
        <translation>q 和 k 的 RMSNorm</translation>
    </message>
    <message>
        <source>Root-mean-square norm of each head&apos;s queries and keys, as in Qwen3</source>
        <translation>对每个头的查询和键做均方根归一化，例如 Qwen3</translation>
    </message>
    <message>
        <source>bias k, v</source>
        <translation>偏置 k, v</translation>
    </message>
    <message>
        <source>add_bias_kv: one learned key and value after the others</source>
        <translation>add_bias_kv：在其他键和值之后加一个学习得到的键和值</translation>
    </message>
    <message>
        <source>zero k, v</source>
        <translation>零 k, v</translation>
    </message>
    <message>
        <source>add_zero_attn: one key and value of zeros after the others</source>
        <translation>add_zero_attn：在其他键和值之后加一个全为零的键和值</translation>
    </message>
    <message>
        <source>Last queries</source>
        <translation>末尾的查询</translation>
    </message>
    <message>
        <source>Only this many last tokens are queries; the keys and values of all come from a cache, as in generation</source>
        <translation>只有最后这么多个词元是查询；全部键和值来自缓存，就像生成时那样</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>K, V heads</source>
        <translation>K、V 头</translation>
    </message>
    <message>
        <source>Sink</source>
        <translation>注意力汇</translation>
    </message>
    <message>
        <source>q, k norm</source>
        <translation>q、k 归一化</translation>
    </message>
    <message>
        <source>Added keys</source>
        <translation>附加的键</translation>
    </message>
    <message>
        <source>multi-head</source>
        <translation>多头</translation>
    </message>
    <message>
        <source>multi-query</source>
        <translation>多查询</translation>
    </message>
    <message>
        <source>grouped</source>
        <translation>分组</translation>
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
        <translation>自定设置</translation>
    </message>
    <message>
        <source>Teaching module</source>
        <translation>教学模块</translation>
    </message>
    <message>
        <source>The modules that tutorials and libraries build, ready to run</source>
        <translation>教程和库里常见的模块，可以直接运行</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>More settings of the module</source>
        <translation>模块的更多设置</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>打开…</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Open a saved module</source>
        <translation>打开已保存的模块</translation>
    </message>
    <message>
        <source>Save the module with its parameters, for a class to share</source>
        <translation>把模块连同参数保存，供全班共用</translation>
    </message>
    <message>
        <source>Random parameters, not trained.</source>
        <translation>随机参数，未经训练。</translation>
    </message>
    <message>
        <source>Random parameters, not trained, from %1.</source>
        <translation>随机参数，未经训练，来自 %1。</translation>
    </message>
    <message>
        <source>Shared keys and values, scale, soft-cap, sink, norms, added keys, last queries, gate, index of keys, difference of softmaxes, latents, experts, a second layer, a layer without a softmax</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ModulePositions</name>
    <message>
        <source>Positions</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>How the positions of tokens are encoded</source>
        <translation>词元的位置怎样编码</translation>
    </message>
    <message>
        <source>ALiBi&apos;s form</source>
        <translation>ALiBi 的形式</translation>
    </message>
    <message>
        <source>What the head&apos;s slope is multiplied by</source>
        <translation>头的斜率乘以什么</translation>
    </message>
    <message>
        <source>−|query − key|</source>
        <translation>−|查询 − 键|</translation>
    </message>
    <message>
        <source>key − query</source>
        <translation>键 − 查询</translation>
    </message>
    <message>
        <source>key, from the first</source>
        <translation>键，从第一个数起</translation>
    </message>
    <message>
        <source>Buckets</source>
        <translation>分桶数</translation>
    </message>
    <message>
        <source>How many buckets the distances are sorted into; each has a number for each head</source>
        <translation>距离分进多少个桶；每个桶对每个头有一个数</translation>
    </message>
    <message>
        <source>Largest distance</source>
        <translation>最大距离</translation>
    </message>
    <message>
        <source>Larger distances share the last bucket</source>
        <translation>更大的距离共用最后一个桶</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>Whether keys after the query have buckets of their own</source>
        <translation>查询之后的键是否有自己的桶</translation>
    </message>
    <message>
        <source>bidirectional</source>
        <translation>双向</translation>
    </message>
    <message>
        <source>one direction</source>
        <translation>单向</translation>
    </message>
    <message>
        <source>Pairing</source>
        <translation>配对</translation>
    </message>
    <message>
        <source>Which two dimensions of q and k are rotated together</source>
        <translation>q 和 k 的哪两维一起旋转</translation>
    </message>
    <message>
        <source>interleaved (2i, 2i+1)</source>
        <translation>交错 (2i, 2i+1)</translation>
    </message>
    <message>
        <source>half-split (i, i+n∕2)</source>
        <translation>对半 (i, i+n∕2)</translation>
    </message>
    <message>
        <source>Rotated dimensions</source>
        <translation>旋转的维数</translation>
    </message>
    <message>
        <source>n, how many of each head&apos;s dimensions are rotated</source>
        <translation>n，每个头的多少维要旋转</translation>
    </message>
    <message>
        <source>First position</source>
        <translation>起始位置</translation>
    </message>
    <message>
        <source>The position of the first token; no score changes with it</source>
        <translation>第一个词元的位置；分数不随它改变</translation>
    </message>
    <message>
        <source>Span of distances</source>
        <translation>距离的范围</translation>
    </message>
    <message>
        <source>n: distances from −n to n − 1 have a vector each; those beyond share the last</source>
        <translation>n：从 −n 到 n − 1 的距离各有一个向量；更远的共用最后一个</translation>
    </message>
    <message>
        <source>Position terms</source>
        <translation>位置项</translation>
    </message>
    <message>
        <source>What is added to q·k</source>
        <translation>加到 q·k 上的项</translation>
    </message>
    <message>
        <source>both terms</source>
        <translation>两项都加</translation>
    </message>
    <message>
        <source>content to position</source>
        <translation>内容到位置</translation>
    </message>
    <message>
        <source>position to content</source>
        <translation>位置到内容</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>基数</translation>
    </message>
    <message>
        <source>θ: pair i is rotated by position · base^(−2i∕n)</source>
        <translation>θ：第 i 对旋转的角度是位置 · base^(−2i∕n)</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Slope ×</source>
        <translation>斜率 ×</translation>
    </message>
    <message>
        <source>Buckets · max</source>
        <translation>桶数 · 上限</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>配对</translation>
    </message>
    <message>
        <source>n · offset</source>
        <translation>n · 起点</translation>
    </message>
    <message>
        <source>Base θ</source>
        <translation>基数 θ</translation>
    </message>
    <message>
        <source>Terms · span</source>
        <translation>项 · 范围</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>sinusoidal</source>
        <translation>正弦</translation>
    </message>
    <message>
        <source>learned table</source>
        <translation>学习得到的位置向量</translation>
    </message>
    <message>
        <source>rotary (RoPE)</source>
        <translation>旋转（RoPE）</translation>
    </message>
    <message>
        <source>ALiBi</source>
        <translation>ALiBi</translation>
    </message>
    <message>
        <source>T5 distance buckets</source>
        <translation>T5 距离分桶</translation>
    </message>
    <message>
        <source>a learned bias for each pair</source>
        <translation>每对位置各学一个偏置</translation>
    </message>
    <message>
        <source>content and position terms</source>
        <translation>内容项与位置项</translation>
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
        <translation type="unfinished">列数</translation>
    </message>
    <message>
        <source>relative sinusoids</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ModuleRandom</name>
    <message>
        <source>Dropout rate</source>
        <translation>暂退率</translation>
    </message>
    <message>
        <source>Share of the weights that dropout sets to 0, as in training</source>
        <translation>暂退设为 0 的权重所占的比例，就像训练时那样</translation>
    </message>
    <message>
        <source>Dropout seed</source>
        <translation>暂退的随机种子</translation>
    </message>
    <message>
        <source>Another seed drops other weights</source>
        <translation>换一个随机种子，丢掉的权重也不同</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>随机种子</translation>
    </message>
    <message>
        <source>Another seed gives other random parameters</source>
        <translation>换一个随机种子，随机参数也不同</translation>
    </message>
    <message>
        <source>whole numbers</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>Parameters are −1, 0 and 1, to compute a head by hand</source>
        <translation>参数为 −1、0 和 1，便于手算一个头</translation>
    </message>
    <message>
        <source>Dropout · seed</source>
        <translation>暂退 · 种子</translation>
    </message>
    <message>
        <source>Random seed</source>
        <translation>随机种子</translation>
    </message>
</context>
<context>
    <name>ModuleSizes</name>
    <message>
        <source>Heads</source>
        <translation>头</translation>
    </message>
    <message>
        <source>H, the number of heads</source>
        <translation>H，头的个数</translation>
    </message>
    <message>
        <source>d_model</source>
        <translation>d_model</translation>
    </message>
    <message>
        <source>Length of a token&apos;s vector</source>
        <translation>词元的向量的长度</translation>
    </message>
    <message>
        <source>d_k</source>
        <translation>d_k</translation>
    </message>
    <message>
        <source>Length of a head&apos;s queries and keys</source>
        <translation>头的查询和键的长度</translation>
    </message>
    <message>
        <source>d_v</source>
        <translation>d_v</translation>
    </message>
    <message>
        <source>Length of a head&apos;s values</source>
        <translation>头的值的长度</translation>
    </message>
    <message>
        <source>Projections</source>
        <translation>投影</translation>
    </message>
    <message>
        <source>One matrix for q, k and v together, or one for each</source>
        <translation>q、k、v 共用一个矩阵，或者各用一个</translation>
    </message>
    <message>
        <source>separate</source>
        <translation>分开</translation>
    </message>
    <message>
        <source>fused q | k | v</source>
        <translation>融合 q | k | v</translation>
    </message>
    <message>
        <source>fused (d k h)</source>
        <translation>融合 (d k h)</translation>
    </message>
    <message>
        <source>biases</source>
        <translation>偏置</translation>
    </message>
    <message>
        <source>A bias for each projection</source>
        <translation>每个投影都带一个偏置</translation>
    </message>
    <message>
        <source>W_O</source>
        <translation>W_O</translation>
    </message>
    <message>
        <source>An output projection W_O after the heads are concatenated</source>
        <translation>头拼接之后的输出投影 W_O</translation>
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
        <translation>另外逐个去掉头再运行的文本：</translation>
    </message>
    <message>
        <source>New atlas</source>
        <translation>新建图谱</translation>
    </message>
    <message>
        <source>Model, or a folder of checkpoints</source>
        <translation>模型，或者检查点的文件夹</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Column of a sheet</source>
        <translation>表格的列</translation>
    </message>
    <message>
        <source>Also run texts without each head</source>
        <translation>另外逐个去掉头再运行一些文本</translation>
    </message>
    <message>
        <source>Texts to be run without each head</source>
        <translation>逐个去掉头再运行的文本数</translation>
    </message>
    <message>
        <source>File of the atlas</source>
        <translation>图谱的文件</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>文件夹…</translation>
    </message>
    <message>
        <source>A model&apos;s folder, or one that holds a folder for each checkpoint of a training</source>
        <translation>模型的文件夹，或者其中每个子文件夹是训练的一个检查点</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>文件…</translation>
    </message>
    <message>
        <source>A folder of such files, or of pictures</source>
        <translation>这类文件的文件夹，或者图片的文件夹</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Where the atlas is written</source>
        <translation>图谱写到哪里</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>By how much the next token&apos;s log-probability changes without a head. A pass for each head and text, so it takes long; of a model that predicts the next token.</source>
        <translation>去掉一个头之后，下一个词元的对数概率改变多少。每个头、每段文本都要计算一次，因此很费时间；只适用于预测下一个词元的模型。</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>另存为</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>计算</translation>
    </message>
    <message>
        <source>Choose a model or a training</source>
        <translation>选择模型或训练</translation>
    </message>
    <message>
        <source>Choose a folder of texts or pictures</source>
        <translation>选择文本或图片的文件夹</translation>
    </message>
    <message>
        <source>Choose texts</source>
        <translation>选择文本</translation>
    </message>
    <message>
        <source>Texts and sheets (*.txt *.csv *.tsv);;All files (*)</source>
        <translation>文本和表格 (*.txt *.csv *.tsv);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Atlases (*.attnatlas)</source>
        <translation>图谱 (*.attnatlas)</translation>
    </message>
    <message>
        <source>Most tokens of a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One text per line, or a sheet with a column of texts</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NumberWords</name>
    <message>
        <source>W down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W of the shared key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 and %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, dimension %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>( %1 − mean %2 ) ∕ deviation %3 × weight %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ∕ root mean square %2 × weight %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Σ over %1 heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Σ over %1 keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Σ over %1 queries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Σ w · ( −ln w ) over %1 keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Σ w · distance over %1 keys</source>
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
    <message>
        <source>; added one after the other %1, the rest is rounding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W of the router</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W of the time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W of the strength</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what the layer behind reads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, row %2, column %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 for key %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expert %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this dimension is not rotated: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rotated by %1 radians: %2 · cos + %3 · sin = %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (of all %2 numbers of the heads together)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Σ of %1 tokens, each times its tap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>q, carried back through the steps between · b k: %1 products</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Σ over %1 tokens of what is left of each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C %1 × tap %2 × B %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> = %1; SiLU( %1 ) ∕ %2, which gives the row its length = %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> = %1; ln( 1 + e^%1 ) = %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> = %1; e^( −%2 · ln( 1 + e^%1 ) ) = %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; not among the %1 that are taken: 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; σ of it, among the %1 that are taken: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; softmax over all experts, among the %1 that are taken: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> = %1, and after the norm %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OutlineTableWords</name>
    <message>
        <source>heads</source>
        <translation type="unfinished">头</translation>
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
        <source>feed-forward width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>experts</source>
        <translation type="unfinished">专家</translation>
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
        <translation type="unfinished">第 %1 层</translation>
    </message>
    <message>
        <source>window after</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished">%1 个头</translation>
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
        <translation type="unfinished">偏置</translation>
    </message>
    <message>
        <source>sinks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gate</source>
        <translation type="unfinished">门控</translation>
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
        <translation type="unfinished">交叉注意力</translation>
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
        <translation type="unfinished">专家</translation>
    </message>
    <message>
        <source>feed-forward</source>
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
        <translation type="unfinished">编码器</translation>
    </message>
    <message>
        <source>decoder</source>
        <translation type="unfinished">解码器</translation>
    </message>
    <message>
        <source>%1, %2 heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 heads, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>window: %1 before, %2 after</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PageBar</name>
    <message>
        <source>Page</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>w</source>
        <translation>宽</translation>
    </message>
    <message>
        <source>h</source>
        <translation>高</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列数</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>字母</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Undo the last change of the page (Ctrl+Z)</source>
        <translation>撤销对页面的上一次改动（Ctrl+Z）</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy the page as PNG, SVG and PDF (Ctrl+Shift+C)</source>
        <translation>把页面复制为 PNG、SVG 和 PDF（Ctrl+Shift+C）</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Save the page as PDF, SVG, PNG or TikZ (Ctrl+E)</source>
        <translation>把页面保存为 PDF、SVG、PNG 或 TikZ（Ctrl+E）</translation>
    </message>
    <message>
        <source>%1 mm</source>
        <translation>%1 mm</translation>
    </message>
    <message>
        <source>custom</source>
        <translation>自定</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>The page&apos;s height; auto: as high as its panels need</source>
        <translation>页面的高度；自动：按子图的需要而定</translation>
    </message>
    <message>
        <source>Columns of the grid that panels are arranged in</source>
        <translation>排列子图的网格的列数</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
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
        <translation>适合窗口</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>fit, %1 %</source>
        <translation>适合窗口，%1 %</translation>
    </message>
    <message>
        <source>Untitled page</source>
        <translation>未命名页面</translation>
    </message>
</context>
<context>
    <name>PageCanvas</name>
    <message>
        <source>The page</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>%1 × %2 mm, panels: %3. Tab picks the next panel, arrows move it by half a millimetre.</source>
        <translation>%1 × %2 mm，子图：%3。Tab 选取下一张子图，方向键把它移动半毫米。</translation>
    </message>
</context>
<context>
    <name>PageFiles</name>
    <message>
        <source>After a crash, what you changed since the last save would be lost: %1. Save the page.</source>
        <translation>如果程序崩溃，上次保存之后的改动会丢失：%1。请保存页面。</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Pages, figures and sessions (*.attnpage *.attnscope *.pdf *.svg *.png);;All files (*)</source>
        <translation>页面、插图和会话 (*.attnpage *.attnscope *.pdf *.svg *.png);;所有文件 (*)</translation>
    </message>
    <message>
        <source>This page names %1, outside of its own folder. Read it?</source>
        <translation>这个页面指向自己文件夹之外的 %1。要读取它吗？</translation>
    </message>
    <message>
        <source>Read it</source>
        <translation>读取</translation>
    </message>
    <message>
        <source>/page.attnpage</source>
        <translation>/page.attnpage</translation>
    </message>
    <message>
        <source>Save the page</source>
        <translation>保存页面</translation>
    </message>
    <message>
        <source>Pages (*.attnpage)</source>
        <translation>页面 (*.attnpage)</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>已保存 %1</translation>
    </message>
    <message>
        <source>Export the page</source>
        <translation>导出页面</translation>
    </message>
    <message>
        <source>PDF, vector (*.pdf)</source>
        <translation>PDF，矢量图 (*.pdf)</translation>
    </message>
    <message>
        <source>SVG, vector (*.svg)</source>
        <translation>SVG，矢量图 (*.svg)</translation>
    </message>
    <message>
        <source>PNG, pixels (*.png)</source>
        <translation>PNG，像素图 (*.png)</translation>
    </message>
    <message>
        <source>TikZ, for LaTeX (*.tex)</source>
        <translation>TikZ，用于 LaTeX (*.tex)</translation>
    </message>
    <message>
        <source>CSV, numbers (*.csv)</source>
        <translation>CSV，数据 (*.csv)</translation>
    </message>
    <message>
        <source>figure.pdf</source>
        <translation>figure.pdf</translation>
    </message>
    <message>
        <source>the page</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Save the changes to %1?</source>
        <translation>要保存对 %1 的改动吗？</translation>
    </message>
    <message>
        <source>AttentionScope closed unexpectedly. Restore your page?</source>
        <translation>AttentionScope 上次意外关闭。要恢复页面吗？</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>丢弃</translation>
    </message>
</context>
<context>
    <name>PageLookMenu</name>
    <message>
        <source>&amp;Font of all panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light text on a dark page, for slides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Values in the cells of all panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weights as numbers, where they fit</source>
        <translation type="unfinished">在放得下的地方用数字写出权重</translation>
    </message>
    <message>
        <source>&amp;Caption from the panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writes what each panel shows into the page&apos;s caption</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DejaVu Sans</source>
        <translation type="unfinished">DejaVu Sans</translation>
    </message>
</context>
<context>
    <name>PageSize</name>
    <message>
        <source>Science, 1 column</source>
        <translation>Science 单栏</translation>
    </message>
    <message>
        <source>1 column</source>
        <translation>单栏</translation>
    </message>
    <message>
        <source>1½ columns</source>
        <translation>1.5 栏</translation>
    </message>
    <message>
        <source>Science, 2 columns</source>
        <translation>Science 双栏</translation>
    </message>
    <message>
        <source>text width</source>
        <translation>版心宽度</translation>
    </message>
    <message>
        <source>2 columns</source>
        <translation>双栏</translation>
    </message>
    <message>
        <source>Science, 3 columns</source>
        <translation>Science 三栏</translation>
    </message>
    <message>
        <source>ACL column</source>
        <translation>ACL 单栏</translation>
    </message>
    <message>
        <source>ACL text width</source>
        <translation>ACL 版心宽度</translation>
    </message>
    <message>
        <source>ICML column</source>
        <translation>ICML 单栏</translation>
    </message>
    <message>
        <source>ICML text width</source>
        <translation>ICML 版心宽度</translation>
    </message>
    <message>
        <source>NeurIPS text width</source>
        <translation>NeurIPS 版心宽度</translation>
    </message>
    <message>
        <source>A4 page</source>
        <translation>A4 页面</translation>
    </message>
    <message>
        <source>Slide 16:9</source>
        <translation>幻灯片 16:9</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>PanelList</name>
    <message>
        <source>Text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>%1 pt</source>
        <translation>%1 pt</translation>
    </message>
    <message>
        <source>print it under the panels</source>
        <translation>印在子图下面</translation>
    </message>
    <message>
        <source>+ Add</source>
        <translation>+ 添加</translation>
    </message>
    <message>
        <source>Add a panel: what the window shows, a text, a saved figure, or a whole template</source>
        <translation>添加一张子图：窗口当前显示的内容、一段文字、一张已保存的插图，或者整个模板</translation>
    </message>
    <message>
        <source>Panels of the page; drag them into another order</source>
        <translation>页面的子图；拖动可以改变顺序</translation>
    </message>
    <message>
        <source>Drag a panel to another place in the order, or move it with Alt+Up and Alt+Down</source>
        <translation>把子图拖到顺序中的另一处，或者用 Alt+↑ 和 Alt+↓ 移动</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>子图</translation>
    </message>
    <message>
        <source>Held together</source>
        <translation>统一</translation>
    </message>
    <message>
        <source>Maps of weights have one range of colours, and one colour bar beside the first</source>
        <translation>各张权重图使用同一个颜色范围，色条只有一个，放在第一张旁边</translation>
    </message>
    <message>
        <source>one colour bar</source>
        <translation>共用一个色条</translation>
    </message>
    <message>
        <source>equal cells</source>
        <translation>单元格等大</translation>
    </message>
    <message>
        <source>Maps in a row begin at one height, maps in a column at one place</source>
        <translation>同一行的图从同一高度开始，同一列的图从同一位置开始</translation>
    </message>
    <message>
        <source>axes aligned</source>
        <translation>轴对齐</translation>
    </message>
    <message>
        <source>Token labels have one size on the whole page</source>
        <translation>整个页面的词元标签用同一字号</translation>
    </message>
    <message>
        <source>one text size</source>
        <translation>统一字号</translation>
    </message>
    <message>
        <source>What the figure shows</source>
        <translation>插图显示什么</translation>
    </message>
    <message>
        <source>Caption of the figure</source>
        <translation>插图的图注</translation>
    </message>
    <message>
        <source>Journals set captions themselves; on a slide it stands on the page</source>
        <translation>期刊会自己排图注；在幻灯片上，图注就印在页面上</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>图注</translation>
    </message>
    <message>
        <source>too small: %1</source>
        <translation>太小：%1</translation>
    </message>
    <message>
        <source>cannot be drawn</source>
        <translation>无法画出</translation>
    </message>
    <message>
        <source>In panels of one map, cells are as large as the smallest of them</source>
        <translation>各张单图的单元格都与其中最小的一样大</translation>
    </message>
</context>
<context>
    <name>PanelProperties</name>
    <message>
        <source>Open in window</source>
        <translation>在窗口中打开</translation>
    </message>
    <message>
        <source>Shows this panel&apos;s session in the main window</source>
        <translation>在主窗口中显示这张子图的会话</translation>
    </message>
    <message>
        <source>Take from window</source>
        <translation>从窗口取用</translation>
    </message>
    <message>
        <source>Replaces this panel by what the main window shows</source>
        <translation>用主窗口当前显示的内容替换这张子图</translation>
    </message>
    <message>
        <source>Pick a panel to set its place, colours and labels.</source>
        <translation>选取一张子图，设定它的位置、颜色和标签。</translation>
    </message>
    <message>
        <source>Heading beside its letter</source>
        <translation>字母旁边的标题</translation>
    </message>
    <message>
        <source>Heading of the panel</source>
        <translation>子图的标题</translation>
    </message>
    <message>
        <source>Text of the panel</source>
        <translation>子图的文字</translation>
    </message>
    <message>
        <source>Place and size</source>
        <translation>位置和大小</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>columns of the grid</source>
        <translation>网格的列数</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Token labels</source>
        <translation>词元标签</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>自动</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>values in cells</source>
        <translation>单元格中的数值</translation>
    </message>
    <message>
        <source>axis names</source>
        <translation>轴的名称</translation>
    </message>
    <message>
        <source>colour bar</source>
        <translation>色条</translation>
    </message>
    <message>
        <source>own colour bar and range</source>
        <translation>单独的色条和范围</translation>
    </message>
    <message>
        <source>This panel does not share the colours of the others</source>
        <translation>这张子图不与其他子图共用颜色</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Hide values</source>
        <translation>隐藏数值</translation>
    </message>
    <message>
        <source>Draws the cells without their numbers</source>
        <translation>画单元格时不写数</translation>
    </message>
    <message>
        <source>Widen</source>
        <translation>加宽</translation>
    </message>
    <message>
        <source>Makes the panel as wide as its text needs</source>
        <translation>按文字的需要把子图加宽</translation>
    </message>
    <message>
        <source>Each panel is a session of its own; the page keeps all of them and reopens from its PDF.</source>
        <translation>每张子图都是一个单独的会话；页面保存所有会话，也能由它的 PDF 重新打开。</translation>
    </message>
    <message>
        <source>No panel picked</source>
        <translation>没有选取子图</translation>
    </message>
    <message>
        <source>Too small to print: %1. Its text reaches %2 pt if the panel is %3 mm wide.</source>
        <translation>太小，无法印刷：%1。子图宽 %3 mm 时，文字可达 %2 pt。</translation>
    </message>
</context>
<context>
    <name>PartName</name>
    <message>
        <source>token embedding</source>
        <translation>词元嵌入</translation>
    </message>
    <message>
        <source>position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>segment</source>
        <translation>分段</translation>
    </message>
    <message>
        <source>bias of the embedding’s projection</source>
        <translation>嵌入投影的偏置</translation>
    </message>
    <message>
        <source>norm biases</source>
        <translation>归一化的偏置</translation>
    </message>
    <message>
        <source>output biases</source>
        <translation>输出的偏置</translation>
    </message>
    <message>
        <source>cross head %1.%2</source>
        <translation>交叉头 %1.%2</translation>
    </message>
    <message>
        <source>head %1.%2</source>
        <translation>头 %1.%2</translation>
    </message>
    <message>
        <source>feed-forward %1</source>
        <translation>前馈层 %1</translation>
    </message>
    <message>
        <source>convolution %1</source>
        <translation>卷积 %1</translation>
    </message>
    <message>
        <source>query bias</source>
        <translation>查询偏置</translation>
    </message>
    <message>
        <source>key bias</source>
        <translation>键偏置</translation>
    </message>
    <message>
        <source>added key</source>
        <translation>附加的键</translation>
    </message>
    <message>
        <source>vector of the file</source>
        <translation>文件中的向量</translation>
    </message>
    <message>
        <source>language head&apos;s bias</source>
        <translation>语言模型头的偏置</translation>
    </message>
    <message>
        <source>vocabulary bias</source>
        <translation>词表偏置</translation>
    </message>
    <message>
        <source>ff %1’s biases</source>
        <translation>前馈 %1 的偏置</translation>
    </message>
    <message>
        <source>%1 → ff %2</source>
        <translation>%1 → 前馈 %2</translation>
    </message>
    <message>
        <source>the other %1</source>
        <translation>其余 %1 个</translation>
    </message>
    <message>
        <source>token gate %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mixing head %1.%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vector of the second stream</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pooler&apos;s bias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>label&apos;s bias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read from token %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PatchCanvas</name>
    <message>
        <source>The answer with the second run&apos;s numbers, layer by layer</source>
        <translation>逐层换上第二次运行的数之后的答案</translation>
    </message>
</context>
<context>
    <name>PatchThumbnail</name>
    <message>
        <source>The picture as the model sees it</source>
        <translation>模型看到的图片</translation>
    </message>
    <message>
        <source>The picture as the model sees it; a click on a patch shows what it attends to</source>
        <translation>模型看到的图片；点击一个图像块，显示它关注什么</translation>
    </message>
</context>
<context>
    <name>PatchWords</name>
    <message>
        <source>distillation</source>
        <translation>蒸馏词元</translation>
    </message>
    <message>
        <source>1 register</source>
        <translation>1 个寄存器</translation>
    </message>
    <message>
        <source>%1 registers</source>
        <translation>%1 个寄存器</translation>
    </message>
    <message>
        <source>the pooling probe</source>
        <translation>池化探针</translation>
    </message>
    <message>
        <source>patch %1,%2</source>
        <translation>图像块 %1,%2</translation>
    </message>
    <message>
        <source>patches</source>
        <translation>图像块</translation>
    </message>
    <message>
        <source>hidden until it has been guessed</source>
        <translation>猜过之后才显示</translation>
    </message>
    <message>
        <source>on %1 %2</source>
        <translation>%1上 %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>The preprocessor&apos;s crop cut off %1 % of the photo&apos;s width and %2 % of its height.</source>
        <translation>预处理的裁剪去掉了照片宽度的 %1 % 和高度的 %2 %。</translation>
    </message>
    <message>
        <source>The preprocessor&apos;s crop cut off %1 % of the photo&apos;s width.</source>
        <translation>预处理的裁剪去掉了照片宽度的 %1 %。</translation>
    </message>
    <message>
        <source>The preprocessor&apos;s crop cut off %1 % of the photo&apos;s height.</source>
        <translation>预处理的裁剪去掉了照片高度的 %1 %。</translation>
    </message>
    <message>
        <source>cut off: %1 % of the width, %2 % of the height</source>
        <translation>裁去：宽度的 %1 %，高度的 %2 %</translation>
    </message>
    <message>
        <source>cut off: %1 % of the width</source>
        <translation>裁去：宽度的 %1 %</translation>
    </message>
    <message>
        <source>cut off: %1 % of the height</source>
        <translation>裁去：高度的 %1 %</translation>
    </message>
    <message>
        <source> · up to the %1 % quantile</source>
        <translation> · 至 %1 % 分位数</translation>
    </message>
</context>
<context>
    <name>PictureCanvas</name>
    <message>
        <source>Picture with attention weights</source>
        <translation>带注意力权重的图片</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>第 %1 列</translation>
    </message>
    <message>
        <source>%1 · this row</source>
        <translation>%1 · 这一行</translation>
    </message>
</context>
<context>
    <name>PictureControls</name>
    <message>
        <source>the largest</source>
        <translation>最大值</translation>
    </message>
    <message>
        <source>%1 % quantile</source>
        <translation>%1 % 分位数</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>Which token is the query</source>
        <translation>哪个词元是查询</translation>
    </message>
    <message>
        <source>The token whose attention is shown: a special token, or a patch, which you can also click. Home chooses [CLS], the token of the whole picture.</source>
        <translation>显示哪个词元的注意力：一个特殊词元，或者一个图像块，图像块也可以直接点击。Home 选择 [CLS]，即代表整张图片的词元。</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>What the colours stand for</source>
        <translation>颜色表示什么</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Weights, or how long the vector is that each patch adds: large weights on short values count less</source>
        <translation>权重，或者每个图像块加上的向量有多长：值很短时，大的权重也算得少</translation>
    </message>
    <message>
        <source>Up to</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>Where the colours end</source>
        <translation>颜色到哪里为止</translation>
    </message>
    <message>
        <source>The number that has the brightest colour; larger numbers share it, so that one bright patch does not hide the rest</source>
        <translation>最亮的颜色表示的数；更大的数也用这种颜色，免得一个很亮的图像块盖过其余</translation>
    </message>
    <message>
        <source>Opacity of the weights over the picture, in percent</source>
        <translation>图片上权重的不透明度，以百分比表示</translation>
    </message>
    <message>
        <source>How much of the picture shows through the weights</source>
        <translation>透过权重能看到多少图片</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>pooling probe</source>
        <translation>池化探针</translation>
    </message>
    <message>
        <source>‖weight · v Wₒ‖</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PictureInput</name>
    <message>
        <source>Open picture…</source>
        <translation>打开图片…</translation>
    </message>
    <message>
        <source>A PNG or JPEG file; dropping one on the window does the same</source>
        <translation>PNG 或 JPEG 文件；把文件拖到窗口上也一样</translation>
    </message>
    <message>
        <source>There is no preprocessor_config.json, so mean and standard deviation are taken to be 0.5.</source>
        <translation>没有 preprocessor_config.json，因此均值和标准差都取 0.5。</translation>
    </message>
    <message>
        <source>%1 × %2 pixels in %3 × %4 patches</source>
        <translation>%1 × %2 像素，分成 %3 × %4 个图像块</translation>
    </message>
    <message>
        <source>Drop a picture here, PNG or JPEG.</source>
        <translation>把 PNG 或 JPEG 图片拖到这里。</translation>
    </message>
    <message>
        <source>%1, and %2</source>
        <translation>%1，另有 %2</translation>
    </message>
</context>
<context>
    <name>PictureView</name>
    <message>
        <source>probe</source>
        <translation>探针</translation>
    </message>
    <message>
        <source>%1, length %2</source>
        <translation>%1，长度 %2</translation>
    </message>
    <message>
        <source>Pooling probe: %1</source>
        <translation>池化探针：%1</translation>
    </message>
    <message>
        <source>Query %1: %2</source>
        <translation>查询 %1：%2</translation>
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
        <source>x + p before q and k</source>
        <translation>x + p，在 q 和 k 之前</translation>
    </message>
    <message>
        <source>q and k rotated by i·θ and j·θ</source>
        <translation>q、k 旋转 i·θ、j·θ</translation>
    </message>
    <message>
        <source>s + b of the distance i − j</source>
        <translation>s + b，由距离 i − j 定</translation>
    </message>
    <message>
        <source>s + b of each i and j</source>
        <translation>s + b，由 i 和 j 定</translation>
    </message>
    <message>
        <source>s + q·K of i − j + k·Q of i − j</source>
        <translation>s + q·K + k·Q，由 i − j 定</translation>
    </message>
    <message>
        <source>only permuted</source>
        <translation>只是换了顺序</translation>
    </message>
    <message>
        <source>a different map</source>
        <translation>另一张图</translation>
    </message>
    <message>
        <source>The same words, W_Q and W_K in all columns. Shuffle the words to see which maps know their order.</source>
        <translation>各列的词、W_Q 和 W_K 都相同。打乱词元，看哪些图知道词的顺序。</translation>
    </message>
    <message>
        <source>Put back in order, these maps are not those of the words as typed: the order makes a difference.</source>
        <translation>恢复顺序之后，这些图与原来词序的图不同：顺序有影响。</translation>
    </message>
    <message>
        <source>Even without positions the map changes (largest difference %1): the mask follows the order of the words. Choose a mask that hides nothing.</source>
        <translation>没有位置编码，图也改变了（最大差 %1）：掩码随词的顺序而定。请选择什么也不遮住的掩码。</translation>
    </message>
    <message>
        <source>Without positions the map is only permuted: put back in order, it is the same map (largest difference %1).</source>
        <translation>没有位置编码，图只是换了顺序：恢复顺序之后是同一张图（最大差 %1）。</translation>
    </message>
    <message>
        <source>With the other encodings the map changes: the order of the words makes a difference.</source>
        <translation>用其他编码时，图改变了：词的顺序有影响。</translation>
    </message>
    <message>
        <source>q and k rotated by row and column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>s = q·k ∕ √d_k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(q + u)·k + (q + v)·R of i − j</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PositionsBench</name>
    <message>
        <source>Position encodings are compared in a teaching module, because its encoding can be changed. Press Ctrl+T, or choose one under Model in the top bar.</source>
        <translation>位置编码在教学模块中比较，因为只有它的编码可以改变。请按 Ctrl+T，或者在顶部栏的“模型”下选择一个。</translation>
    </message>
    <message>
        <source>Position encodings are compared within one text. Remove the second text under Input.</source>
        <translation>位置编码在一段文本内比较。请在“输入”下移除第二段文本。</translation>
    </message>
    <message>
        <source>This view would reveal the row that is being guessed. Press Show under Predict first.</source>
        <translation>这个视图会泄露正在猜的行。请先在“预测”下按“揭晓”。</translation>
    </message>
    <message>
        <source>Computing position encodings …</source>
        <translation>正在计算位置编码…</translation>
    </message>
    <message>
        <source>This view would reveal the row that a question of the lesson asks for. Answer it first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PositionsView</name>
    <message>
        <source>no positions</source>
        <translation>没有位置编码</translation>
    </message>
    <message>
        <source>&amp;Shuffle the words</source>
        <translation>打乱词元(&amp;S)</translation>
    </message>
    <message>
        <source>Another order</source>
        <translation>换一种顺序</translation>
    </message>
    <message>
        <source>Score over distance: the key&apos;s position minus the query&apos;s. The line is the chosen pair&apos;s mean over all positions, large dots are the pair&apos;s cells, small dots all others.</source>
        <translation>分数随距离的变化：键的位置减去查询的位置。线是选中的一对词元在所有位置上的均值，大圆点是这一对的单元格，小圆点是其他所有单元格。</translation>
    </message>
    <message>
        <source>One head with several position encodings</source>
        <translation>一个头与几种位置编码</translation>
    </message>
    <message>
        <source>no column</source>
        <translation>没有列</translation>
    </message>
    <message>
        <source>Position encoding of column %1</source>
        <translation>第 %1 列的位置编码</translation>
    </message>
    <message>
        <source>The position encoding of column %1</source>
        <translation>第 %1 列所用的位置编码</translation>
    </message>
    <message>
        <source>Put the words into another order, in every column</source>
        <translation>在每一列中换一种词序</translation>
    </message>
    <message>
        <source>Put them into yet another order</source>
        <translation>再换一种词序</translation>
    </message>
</context>
<context>
    <name>Presenter</name>
    <message>
        <source>&amp;Present</source>
        <translation>演示(&amp;P)</translation>
    </message>
    <message>
        <source>Show this view alone, larger, on the full screen (F5)</source>
        <translation>单独在全屏上放大显示这个视图（F5）</translation>
    </message>
    <message>
        <source>The screen is black.</source>
        <translation>黑屏。</translation>
    </message>
    <message>
        <source>The screen is white.</source>
        <translation>白屏。</translation>
    </message>
    <message>
        <source>Keys while presenting</source>
        <translation>演示时的按键</translation>
    </message>
    <message>
        <source>This session cannot hold more lines. Erase some to make room.</source>
        <translation>这个会话容纳不下更多线条。请擦除一些，腾出位置。</translation>
    </message>
    <message>
        <source>This view is being presented on another screen. F5 goes there; Esc ends it there.</source>
        <translation>这个视图正在另一块屏幕上演示。F5 转到那里；Esc 在那里结束演示。</translation>
    </message>
    <message>
        <source>? shows the keys, Esc ends.</source>
        <translation>? 显示按键，Esc 结束。</translation>
    </message>
    <message>
        <source>%1 times as large</source>
        <translation>放大到 %1 倍</translation>
    </message>
    <message>
        <source>The spotlight is off.</source>
        <translation>聚光灯已关闭。</translation>
    </message>
    <message>
        <source>The spotlight is on. Only Map and Steps show it.</source>
        <translation>聚光灯已打开。只有“注意力图”和“计算步骤”显示它。</translation>
    </message>
    <message>
        <source>The spotlight is on the chosen row and column; S turns it off.</source>
        <translation>聚光灯照着选中的行和列；按 S 关闭。</translation>
    </message>
    <message>
        <source>The mouse no longer draws.</source>
        <translation>鼠标不再画线。</translation>
    </message>
    <message>
        <source>You can draw only on the cells of Map and Steps.</source>
        <translation>只能在“注意力图”和“计算步骤”的单元格上画线。</translation>
    </message>
    <message>
        <source>The mouse draws; P puts the pen away.</source>
        <translation>鼠标可以画线；按 P 收起画笔。</translation>
    </message>
    <message>
        <source>The mouse erases lines; E puts the eraser away.</source>
        <translation>鼠标可以擦除线条；按 E 收起橡皮擦。</translation>
    </message>
    <message>
        <source>The lines drawn on this view are erased; Ctrl+Z brings them back.</source>
        <translation>已擦除画在这个视图上的线条；Ctrl+Z 恢复它们。</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>There is only one screen.</source>
        <translation>只有一块屏幕。</translation>
    </message>
    <message>
        <source>Present  F5</source>
        <translation>演示  F5</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>演示</translation>
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
        <translation>课程的下一步</translation>
    </message>
    <message>
        <source>The previous step</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Spotlight on the chosen row and column</source>
        <translation>选中行和列上的聚光灯</translation>
    </message>
    <message>
        <source>Pen: draw on the cells</source>
        <translation>画笔：在单元格上画线</translation>
    </message>
    <message>
        <source>Eraser: remove lines</source>
        <translation>橡皮擦：移除线条</translation>
    </message>
    <message>
        <source>Erase all lines drawn on this view</source>
        <translation>擦除画在这个视图上的所有线条</translation>
    </message>
    <message>
        <source>Black screen</source>
        <translation>黑屏</translation>
    </message>
    <message>
        <source>White screen</source>
        <translation>白屏</translation>
    </message>
    <message>
        <source>Everything larger</source>
        <translation>放大一切</translation>
    </message>
    <message>
        <source>Everything smaller</source>
        <translation>缩小一切</translation>
    </message>
    <message>
        <source>Notes, the next step and a timer</source>
        <translation>备注、下一步和计时器</translation>
    </message>
    <message>
        <source>Move to the next screen</source>
        <translation>移到下一个屏幕</translation>
    </message>
    <message>
        <source>These keys</source>
        <translation>这些按键</translation>
    </message>
    <message>
        <source>End; everything is as it was before</source>
        <translation>结束；一切恢复到先前的样子</translation>
    </message>
    <message>
        <source>◀ Back</source>
        <translation>◀ 上一步</translation>
    </message>
    <message>
        <source>Next ▶</source>
        <translation>下一步 ▶</translation>
    </message>
    <message>
        <source>Spotlight  S</source>
        <translation>聚光灯  S</translation>
    </message>
    <message>
        <source>Pen  P</source>
        <translation>画笔  P</translation>
    </message>
    <message>
        <source>Eraser  E</source>
        <translation>橡皮擦  E</translation>
    </message>
    <message>
        <source>Black  B</source>
        <translation>黑屏  B</translation>
    </message>
    <message>
        <source>White  W</source>
        <translation>白屏  W</translation>
    </message>
    <message>
        <source>Smaller  −</source>
        <translation>缩小  −</translation>
    </message>
    <message>
        <source>Larger  +</source>
        <translation>放大  +</translation>
    </message>
    <message>
        <source>Screen  X</source>
        <translation>屏幕  X</translation>
    </message>
    <message>
        <source>End  Esc</source>
        <translation>结束  Esc</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Space, Shift+Space</source>
        <translation>空格, Shift+空格</translation>
    </message>
    <message>
        <source>The next and the previous step, unless the view itself uses these keys</source>
        <translation>下一步和上一步，除非视图自己要用这些键</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>方向键</translation>
    </message>
    <message>
        <source>Choose another cell</source>
        <translation>选择另一个单元格</translation>
    </message>
    <message>
        <source>Ctrl+1 … 9, Alt + arrow keys</source>
        <translation>Ctrl+1 … 9，Alt + 方向键</translation>
    </message>
    <message>
        <source>Another view, another head</source>
        <translation>另一个视图，另一个头</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <source>Undo, ink too</source>
        <translation>撤销，画的线条也可以撤销</translation>
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
        <translation>这个查询的权重</translation>
    </message>
    <message>
        <source>The chosen cell</source>
        <translation>选中的单元格</translation>
    </message>
    <message>
        <source>Its weight</source>
        <translation>它的权重</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>of this row&apos;s weight · layer %1, head %2</source>
        <translation>占这一行的权重 · 第 %1 层，头 %2</translation>
    </message>
    <message>
        <source>the other key</source>
        <translation>另一个键</translation>
    </message>
    <message>
        <source>the other %1 keys</source>
        <translation>其余 %1 个键</translation>
    </message>
</context>
<context>
    <name>PresenterNotes</name>
    <message>
        <source>Notes — AttentionScope</source>
        <translation>备注 — AttentionScope</translation>
    </message>
    <message>
        <source>Notes of this step</source>
        <translation>这一步的备注</translation>
    </message>
    <message>
        <source>What the audience sees</source>
        <translation>听众看到的画面</translation>
    </message>
    <message>
        <source>No preview of this step.</source>
        <translation>这一步没有预览。</translation>
    </message>
    <message>
        <source>Audience sees</source>
        <translation>听众看到</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>A −</source>
        <translation>A −</translation>
    </message>
    <message>
        <source>Smaller letters in the notes</source>
        <translation>缩小备注的文字</translation>
    </message>
    <message>
        <source>A +</source>
        <translation>A +</translation>
    </message>
    <message>
        <source>Larger letters in the notes</source>
        <translation>放大备注的文字</translation>
    </message>
    <message>
        <source>No lesson is open</source>
        <translation>没有打开课程</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>This step has no notes.</source>
        <translation>这一步没有备注。</translation>
    </message>
    <message>
        <source>This is the last step.</source>
        <translation>这是最后一步。</translation>
    </message>
    <message>
        <source>The view does not change.</source>
        <translation>视图不变。</translation>
    </message>
    <message>
        <source>planned: %1 min</source>
        <translation>计划：%1 分钟</translation>
    </message>
    <message>
        <source>This step begins with a guess.</source>
        <translation>这一步从一次猜测开始。</translation>
    </message>
    <message>
        <source>drawing…</source>
        <translation>正在绘制…</translation>
    </message>
    <message>
        <source>This step cannot be opened.</source>
        <translation>这一步无法打开。</translation>
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
        <translation>AttentionScope，演示中</translation>
    </message>
    <message>
        <source>Presentation</source>
        <translation>演示画面</translation>
    </message>
    <message>
        <source>Step of the lesson</source>
        <translation>课程的步</translation>
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
        <translation>单头，融合 (d k)</translation>
    </message>
    <message>
        <source>Heads, fused (d k h)</source>
        <translation>多头，融合 (d k h)</translation>
    </message>
    <message>
        <source>d_in, d_k, d_v differ</source>
        <translation>d_in、d_k、d_v 各不相同</translation>
    </message>
    <message>
        <source>Cross-attention</source>
        <translation>交叉注意力</translation>
    </message>
    <message>
        <source>Causal mask, two ways</source>
        <translation>因果掩码，两种做法</translation>
    </message>
    <message>
        <source>Σ head · W = concat · W</source>
        <translation>Σ head · W = concat · W</translation>
    </message>
    <message>
        <source>By hand: whole numbers, √d = 2</source>
        <translation>手算：整数，√d = 2</translation>
    </message>
    <message>
        <source>One head of four dimensions with small whole numbers, to be computed with a pencil.</source>
        <translation>一个四维的头，数都是小的整数，可以用铅笔计算。</translation>
    </message>
    <message>
        <source>Grouped-query (GQA)</source>
        <translation>分组查询（GQA）</translation>
    </message>
    <message>
        <source>Multi-query (MQA)</source>
        <translation>多查询（MQA）</translation>
    </message>
    <message>
        <source>Plain, any number of tokens</source>
        <translation>普通，词元数不限</translation>
    </message>
    <message>
        <source>Sliding window of 3</source>
        <translation>大小为 3 的滑动窗口</translation>
    </message>
    <message>
        <source>Prefix-LM</source>
        <translation>前缀语言模型</translation>
    </message>
    <message>
        <source>Dilated</source>
        <translation>空洞</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>分段</translation>
    </message>
    <message>
        <source>Window and global</source>
        <translation>窗口与全局</translation>
    </message>
    <message>
        <source>−3.4e38 added (HF eager)</source>
        <translation>加 −3.4e38（HF eager）</translation>
    </message>
    <message>
        <source>−10000 added (BERT)</source>
        <translation>加 −10000（BERT）</translation>
    </message>
    <message>
        <source>Last 3 queries, K and V cached</source>
        <translation>最后 3 个查询，K 和 V 已缓存</translation>
    </message>
    <message>
        <source>Sinusoidal</source>
        <translation>正弦</translation>
    </message>
    <message>
        <source>RoPE, half-split</source>
        <translation>RoPE，对半</translation>
    </message>
    <message>
        <source>RoPE, interleaved</source>
        <translation>RoPE，交错</translation>
    </message>
    <message>
        <source>RoPE, partial</source>
        <translation>RoPE，部分维度</translation>
    </message>
    <message>
        <source>RoPE scaled, Llama 3</source>
        <translation>RoPE 缩放，Llama 3</translation>
    </message>
    <message>
        <source>RoPE scaled, YaRN</source>
        <translation>RoPE 缩放，YaRN</translation>
    </message>
    <message>
        <source>ALiBi, causal</source>
        <translation>ALiBi，因果</translation>
    </message>
    <message>
        <source>ALiBi, symmetric</source>
        <translation>ALiBi，对称</translation>
    </message>
    <message>
        <source>ALiBi as in BLOOM</source>
        <translation>ALiBi，BLOOM 的形式</translation>
    </message>
    <message>
        <source>T5 distance buckets, unscaled</source>
        <translation>T5 距离分桶，不缩放</translation>
    </message>
    <message>
        <source>Content and position terms (DeBERTa)</source>
        <translation>内容项与位置项（DeBERTa）</translation>
    </message>
    <message>
        <source>Distances have vectors of their own: a score is the sum of content to content, content to position and position to content.</source>
        <translation>距离有自己的向量：一个分数是内容到内容、内容到位置、位置到内容三项之和。</translation>
    </message>
    <message>
        <source>Temperature 0.5</source>
        <translation>温度 0.5</translation>
    </message>
    <message>
        <source>Soft-cap 20 (Gemma 2)</source>
        <translation>软截断 20（Gemma 2）</translation>
    </message>
    <message>
        <source>Query and key norm, RoPE (Qwen3)</source>
        <translation>查询和键的归一化，RoPE（Qwen3）</translation>
    </message>
    <message>
        <source>Learned sinks (gpt-oss)</source>
        <translation>学习得到的注意力汇（gpt-oss）</translation>
    </message>
    <message>
        <source>Softmax off by one</source>
        <translation>softmax off by one</translation>
    </message>
    <message>
        <source>Extreme scores</source>
        <translation>极端的分数</translation>
    </message>
    <message>
        <source>Measures of the weights</source>
        <translation>权重的度量</translation>
    </message>
    <message>
        <source>torch: in_proj, causal</source>
        <translation>torch：in_proj，因果</translation>
    </message>
    <message>
        <source>torch: cross-attention</source>
        <translation>torch：交叉注意力</translation>
    </message>
    <message>
        <source>torch: bias_kv and zero_attn</source>
        <translation>torch：bias_kv 和 zero_attn</translation>
    </message>
    <message>
        <source>torch: float attn_mask</source>
        <translation>torch：浮点的 attn_mask</translation>
    </message>
    <message>
        <source>Chunks of 4 tokens (Llama 4)</source>
        <translation>4 个词元的分块（Llama 4）</translation>
    </message>
    <message>
        <source>A token sees only its own chunk of the text, as in most layers of Llama 4.</source>
        <translation>词元只看到文本中自己的分块，Llama 4 的多数层就是这样。</translation>
    </message>
    <message>
        <source>No positions, longer queries (Llama 4)</source>
        <translation>没有位置编码，加长查询（Llama 4）</translation>
    </message>
    <message>
        <source>No positions are encoded, and the queries of later tokens are longer, as in every fourth layer of Llama 4.</source>
        <translation>不编码位置，越靠后的词元查询越长，Llama 4 中每四层有一层是这样。</translation>
    </message>
    <message>
        <source>Output gate for each head</source>
        <translation>每个头的输出门</translation>
    </message>
    <message>
        <source>Each token opens or closes each head with one number between 0 and 1 (Qiu et al., 2025).</source>
        <translation>每个词元用 0 和 1 之间的一个数打开或关上每个头（Qiu 等，2025）。</translation>
    </message>
    <message>
        <source>Output gate for each number (Qwen3-Next)</source>
        <translation>每个数的输出门（Qwen3-Next）</translation>
    </message>
    <message>
        <source>Each token gates every number of a head&apos;s context, before the output projection.</source>
        <translation>在输出投影之前，每个词元对头的上下文向量的每个数加一道门。</translation>
    </message>
    <message>
        <source>Top-3 index of keys (DeepSeek-V3.2)</source>
        <translation>top-3 键索引（DeepSeek-V3.2）</translation>
    </message>
    <message>
        <source>A small index lets each query see only the 3 keys with the highest index scores.</source>
        <translation>一个小索引让每个查询只看到索引分数最高的 3 个键。</translation>
    </message>
    <message>
        <source>Difference of two softmaxes</source>
        <translation>两个 softmax 之差</translation>
    </message>
    <message>
        <source>Heads come in pairs, and 0.8 times the second softmax is subtracted from the first, as in the Differential Transformer.</source>
        <translation>头两两成对，从第一个 softmax 中减去第二个的 0.8 倍，Differential Transformer 就是这样。</translation>
    </message>
    <message>
        <source>Latents and a shared key (DeepSeek-V2)</source>
        <translation>潜向量与共用的键（DeepSeek-V2）</translation>
    </message>
    <message>
        <source>Queries, keys and values are projected from shorter vectors, and all heads share the part of the key that the rotary embedding rotates.</source>
        <translation>查询、键和值由较短的向量投影得到，键中由旋转位置编码旋转的部分由所有的头共用。</translation>
    </message>
    <message>
        <source>Two of six experts (Mixtral)</source>
        <translation>六个专家取两个（Mixtral）</translation>
    </message>
    <message>
        <source>After the attention, each token goes through the two feed-forward layers that a router chooses for it.</source>
        <translation>在注意力之后，每个词元经过路由器为它选择的两个前馈层。</translation>
    </message>
    <message>
        <source>Sizes and projections</source>
        <translation>大小与投影</translation>
    </message>
    <message>
        <source>Masks</source>
        <translation>掩码</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Scores and weights</source>
        <translation>分数与权重</translation>
    </message>
    <message>
        <source>torch.nn.MultiheadAttention</source>
        <translation>torch.nn.MultiheadAttention</translation>
    </message>
    <message>
        <source>As in models too large to run here</source>
        <translation>无法在此运行的大模型的做法</translation>
    </message>
    <message>
        <source>RoPE of rows and columns (DINOv3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tokens are the squares of a picture with four columns: half of the pairs are rotated by the row, the others by the column.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys and values of an earlier layer (Gemma 4)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A second layer has queries of its own and asks the keys and values of the first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gated delta rule (Qwen3-Next)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beside the attention, heads keep a table from keys to values that fades, and each token corrects what it says for the token&apos;s key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short convolution (LFM2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beside the attention, every number of a token is mixed with those of the two tokens before it, between two gates.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State space (Mamba-2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beside the attention, heads keep a state that fades by as much as each token says, and add each token to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a softmax, beside attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Block whose heads share the width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Biases, width 512</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two streams (XLNet)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer 1 sees each token and those before it. Layer 2 asks the same keys with one learned vector for every token and does not see the token itself: XLNet predicts with it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProductPanel</name>
    <message>
        <source>One number, term by term</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>weight by distance, in tokens</source>
        <translation>权重随距离的分布，以词元计</translation>
    </message>
    <message>
        <source>queries by entropy, in nats</source>
        <translation>查询按熵的分布，以奈特计</translation>
    </message>
    <message>
        <source>queries by weight on the first token</source>
        <translation>查询按第一个词元上的权重的分布</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>第 %1 层</translation>
    </message>
    <message>
        <source>%1 texts</source>
        <translation>%1 段文本</translation>
    </message>
    <message>
        <source>%1 of %2 texts</source>
        <translation>%1 / %2 段文本</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 个词元</translation>
    </message>
    <message>
        <source>%1 heads</source>
        <translation>%1 个头</translation>
    </message>
    <message>
        <source>without each head: %1 texts</source>
        <translation>逐个去掉头：%1 段文本</translation>
    </message>
    <message>
        <source>the same weights as %1</source>
        <translation>权重与 %1 相同</translation>
    </message>
    <message>
        <source>%1, before</source>
        <translation>%1，之前</translation>
    </message>
    <message>
        <source>%1, after</source>
        <translation>%1，之后</translation>
    </message>
    <message>
        <source>%1 and %2 of every head</source>
        <translation>每个头的%1和%2</translation>
    </message>
    <message>
        <source>step of the training</source>
        <translation>训练的步数</translation>
    </message>
    <message>
        <source>%1 of every head, step by step</source>
        <translation>每个头的%1，随训练步数</translation>
    </message>
    <message>
        <source>95 %: %1 to %2, of %3</source>
        <translation>95 %：%1 至 %2，共 %3 个</translation>
    </message>
    <message>
        <source>Means over all queries; hold the pointer over one for its 95 % interval over resampled texts</source>
        <translation>所有查询的均值；指针停在一个数上，显示对文本重新抽样得到的 95 % 区间</translation>
    </message>
    <message>
        <source>Every head</source>
        <translation>每个头</translation>
    </message>
    <message>
        <source>asks most</source>
        <translation>关注最多</translation>
    </message>
    <message>
        <source>is asked most</source>
        <translation>被关注最多</translation>
    </message>
    <message>
        <source>Atlas of %1</source>
        <translation>%1 的图谱</translation>
    </message>
    <message>
        <source>Head by head</source>
        <translation>逐个头</translation>
    </message>
    <message>
        <source>softmax over 1 key</source>
        <translation>1 个键上的 softmax</translation>
    </message>
    <message>
        <source>softmax over %1 keys</source>
        <translation>%1 个键上的 softmax</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>“%1” no. %2</source>
        <translation>第 %2 个“%1”</translation>
    </message>
    <message>
        <source>%1, in head %2.%3,</source>
        <translation>%1（头 %2.%3）</translation>
    </message>
    <message>
        <source>the weight from %1 to %2</source>
        <translation>%1对%2的权重</translation>
    </message>
    <message>
        <source>the entropy of the row of %1</source>
        <translation>%1这一行的熵</translation>
    </message>
    <message>
        <source>what %1 attends to most</source>
        <translation>%1最关注的词元</translation>
    </message>
    <message>
        <source>the probability of %1</source>
        <translation>%1的概率</translation>
    </message>
    <message>
        <source>the model&apos;s answer</source>
        <translation>模型的答案</translation>
    </message>
    <message>
        <source>the head&apos;s measure “%1”</source>
        <translation>头的度量“%1”</translation>
    </message>
    <message>
        <source>Only the mask is changed.</source>
        <translation>只改变了掩码。</translation>
    </message>
    <message>
        <source>Only the text is changed.</source>
        <translation>只改变了文本。</translation>
    </message>
    <message>
        <source>Only heads are changed.</source>
        <translation>只改变了头。</translation>
    </message>
    <message>
        <source>Only the temperature is changed.</source>
        <translation>只改变了温度。</translation>
    </message>
    <message>
        <source>Only the position encoding is changed.</source>
        <translation>只改变了位置编码。</translation>
    </message>
    <message>
        <source>%1 is less than %2.</source>
        <translation>%1小于 %2。</translation>
    </message>
    <message>
        <source>%1 is at most %2.</source>
        <translation>%1不大于 %2。</translation>
    </message>
    <message>
        <source>%1 is more than %2.</source>
        <translation>%1大于 %2。</translation>
    </message>
    <message>
        <source>%1 is at least %2.</source>
        <translation>%1不小于 %2。</translation>
    </message>
    <message>
        <source>%1 is %2.</source>
        <translation>%1是 %2。</translation>
    </message>
    <message>
        <source>%1 is not %2.</source>
        <translation>%1不是 %2。</translation>
    </message>
    <message>
        <source>layer %1 · head %2</source>
        <translation>第 %1 层 · 头 %2</translation>
    </message>
    <message>
        <source>entropy, in bits</source>
        <translation>熵，以比特计</translation>
    </message>
    <message>
        <source>entropy, in nats</source>
        <translation>熵，以奈特计</translation>
    </message>
    <message>
        <source>entropy, of the most possible</source>
        <translation>熵，占最大可能值的比例</translation>
    </message>
    <message>
        <source>mean distance, in tokens</source>
        <translation>平均距离，以词元计</translation>
    </message>
    <message>
        <source>attends to itself</source>
        <translation>关注自身</translation>
    </message>
    <message>
        <source>attends to previous token</source>
        <translation>关注前一个词元</translation>
    </message>
    <message>
        <source>attends to next token</source>
        <translation>关注下一个词元</translation>
    </message>
    <message>
        <source>attends to first token</source>
        <translation>关注第一个词元</translation>
    </message>
    <message>
        <source>attends to special tokens</source>
        <translation>关注特殊词元</translation>
    </message>
    <message>
        <source>attends to [CLS] or what begins the text</source>
        <translation>关注 [CLS] 或文本开头的词元</translation>
    </message>
    <message>
        <source>attends to [SEP] or what ends a text</source>
        <translation>关注 [SEP] 或文本结尾的词元</translation>
    </message>
    <message>
        <source>concentration: the largest weight</source>
        <translation>集中度：最大的权重</translation>
    </message>
    <message>
        <source>attends to same token before</source>
        <translation>关注前面的相同词元</translation>
    </message>
    <message>
        <source>follows the other text&apos;s order</source>
        <translation>与另一段文本顺序一致</translation>
    </message>
    <message>
        <source>induction, on a repeated sequence</source>
        <translation>归纳，在重复的序列上</translation>
    </message>
    <message>
        <source>weight of the chosen cell</source>
        <translation>选中单元格的权重</translation>
    </message>
    <message>
        <source>weight on the marked cells</source>
        <translation>标记单元格上的权重</translation>
    </message>
    <message>
        <source>knocking it out changes the answer by</source>
        <translation>敲除它使答案改变</translation>
    </message>
    <message>
        <source>entropy</source>
        <translation>熵</translation>
    </message>
    <message>
        <source>entropy share</source>
        <translation>熵的比例</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>距离</translation>
    </message>
    <message>
        <source>self</source>
        <translation>自身</translation>
    </message>
    <message>
        <source>previous token</source>
        <translation>前一个词元</translation>
    </message>
    <message>
        <source>next token</source>
        <translation>下一个词元</translation>
    </message>
    <message>
        <source>first token</source>
        <translation>第一个词元</translation>
    </message>
    <message>
        <source>special tokens</source>
        <translation>特殊词元</translation>
    </message>
    <message>
        <source>[CLS], begin</source>
        <translation>[CLS]，开头</translation>
    </message>
    <message>
        <source>[SEP], end</source>
        <translation>[SEP]，结尾</translation>
    </message>
    <message>
        <source>concentration</source>
        <translation>集中度</translation>
    </message>
    <message>
        <source>same token</source>
        <translation>相同词元</translation>
    </message>
    <message>
        <source>in order</source>
        <translation>顺序一致</translation>
    </message>
    <message>
        <source>induction</source>
        <translation>归纳</translation>
    </message>
    <message>
        <source>chosen cell</source>
        <translation>选中单元格</translation>
    </message>
    <message>
        <source>marked cells</source>
        <translation>标记单元格</translation>
    </message>
    <message>
        <source>knock-out</source>
        <translation>敲除</translation>
    </message>
    <message>
        <source>−Σ w log₂ w of each query&apos;s weights, in bits: how evenly it spreads. Mean over all queries of this text; the first row of a causal map counts as 0, as it sees one key.</source>
        <translation>每个查询的权重的 −Σ w log₂ w，以比特计：权重分布得多均匀。取这段文本所有查询的均值；因果掩码的图中，第一行只看到一个键，按 0 计。</translation>
    </message>
    <message>
        <source>−Σ w ln w of each query&apos;s weights, in nats: how evenly it spreads. Mean over all queries of this text; the first row of a causal map counts as 0, as it sees one key.</source>
        <translation>每个查询的权重的 −Σ w ln w，以奈特计：权重分布得多均匀。取这段文本所有查询的均值；因果掩码的图中，第一行只看到一个键，按 0 计。</translation>
    </message>
    <message>
        <source>Σ w · |query − key|, in tokens: how far a query looks. Mean over all queries of this text; the first row of a causal map counts as 0.</source>
        <translation>Σ w · |查询 − 键|，以词元计：查询看得多远。取这段文本所有查询的均值；因果掩码的图中，第一行按 0 计。</translation>
    </message>
    <message>
        <source>Weight on the token itself. Mean over all queries of this text; the first row of a causal map counts as 1, as it sees nothing else.</source>
        <translation>词元自身上的权重。取这段文本所有查询的均值；因果掩码的图中，第一行看不到别的，按 1 计。</translation>
    </message>
    <message>
        <source>Weight on the token before. Mean over the queries of this text that have one.</source>
        <translation>前一个词元上的权重。取这段文本中有前一个词元的查询的均值。</translation>
    </message>
    <message>
        <source>Weight on the token after. Mean over the queries of this text that may see it: none in a causal map.</source>
        <translation>后一个词元上的权重。取这段文本中看得到它的查询的均值：因果掩码的图中没有这样的查询。</translation>
    </message>
    <message>
        <source>Weight on all tokens that the tokenizer added, such as [CLS] and [SEP], taken together. Mean over all queries of this text.</source>
        <translation>分词器添加的所有词元（如 [CLS] 和 [SEP]）上的权重之和。取这段文本所有查询的均值。</translation>
    </message>
    <message>
        <source>Weight on the tokens that the tokenizer put before the text, such as [CLS] or &lt;s&gt;. Mean over all queries of this text.</source>
        <translation>分词器放在文本前面的词元（如 [CLS] 或 &lt;s&gt;）上的权重。取这段文本所有查询的均值。</translation>
    </message>
    <message>
        <source>Weight on the tokens that the tokenizer put between and after the texts, such as [SEP] or &lt;/s&gt;. Mean over all queries of this text.</source>
        <translation>分词器放在文本之间和之后的词元（如 [SEP] 或 &lt;/s&gt;）上的权重。取这段文本所有查询的均值。</translation>
    </message>
    <message>
        <source>The largest weight of each query. Mean over all queries of this text; the first row of a causal map counts as 1.</source>
        <translation>每个查询的最大权重。取这段文本所有查询的均值；因果掩码的图中，第一行按 1 计。</translation>
    </message>
    <message>
        <source>Weight on all earlier tokens with the same token id, so “The” is not “the”. Mean over the queries of this text that have such a token before them.</source>
        <translation>前面所有编号相同的词元上的权重，因此“The”不同于“the”。取这段文本中前面有这种词元的查询的均值。</translation>
    </message>
    <message>
        <source>Correlation between the positions of a query and of the keys that it attends to, each pair counted by its weight, over all queries of this text. 1: later words attend to later parts of a sound or of the other text; 0: in no order. Measured only in maps from one text to another.</source>
        <translation>查询的位置与它所关注的键的位置之间的相关系数，每一对按权重计，取遍这段文本的所有查询。1：越靠后的词关注声音或另一段文本中越靠后的部分；0：没有顺序。只在从一段文本到另一段文本的图中测量。</translation>
    </message>
    <message>
        <source>Each head&apos;s weight at the cell that is chosen in the map.</source>
        <translation>每个头在图中选中的单元格上的权重。</translation>
    </message>
    <message>
        <source>Each head&apos;s weight on the cells marked in the map (Shift+drag), added up in each row. Mean over the rows that have marked cells.</source>
        <translation>每个头在图中标记的单元格（Shift+拖动）上的权重，在每一行内相加。取有标记单元格的行的均值。</translation>
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
    <message>
        <source>number %1 of %2 in the table %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number from %1 to %2 in the table %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entropy ∕ ln n, where n is the number of keys that the query sees; 1: evenly. Mean over the queries of this text that see more than one key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head %1</source>
        <translation type="unfinished">头 %1</translation>
    </message>
</context>
<context>
    <name>QuestionBox</name>
    <message>
        <source>Answer</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>显示答案</translation>
    </message>
    <message>
        <source>Question: %1</source>
        <translation>问题：%1</translation>
    </message>
    <message>
        <source>The answer: %1</source>
        <translation>答案：%1</translation>
    </message>
    <message>
        <source>A number</source>
        <translation>一个数</translation>
    </message>
    <message>
        <source>A cell, such as it → cat: type it or click it</source>
        <translation>一个单元格，如 it → cat：键入或点击</translation>
    </message>
    <message>
        <source>A head, such as 4.4: type it or click it</source>
        <translation>一个头，如 4.4：键入或点击</translation>
    </message>
    <message>
        <source>A token: type it or click it</source>
        <translation>一个词元：键入或点击</translation>
    </message>
    <message>
        <source>In your own words</source>
        <translation>用自己的话</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>Noted. The lesson&apos;s answer: %1</source>
        <translation>已记下。本课的答案：%1</translation>
    </message>
    <message>
        <source>Noted. It is handed in with your answers.</source>
        <translation>已记下。它会与其他回答一起提交。</translation>
    </message>
    <message>
        <source>That is not a number. Write it like 0.95.</source>
        <translation>这不是一个数。请写成 0.95 这样。</translation>
    </message>
    <message>
        <source>Nothing here has that name. Type it as it is written beside the map, or click it.</source>
        <translation>这里没有这个名称。请照图旁边的写法输入，或者直接点击。</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>正确。</translation>
    </message>
    <message>
        <source>Not quite. Look again, or ask for a hint.</source>
        <translation>不太对。再看看，或者要一个提示。</translation>
    </message>
    <message>
        <source>Not quite. Look again.</source>
        <translation>不太对。再看看。</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>提示：%1</translation>
    </message>
    <message>
        <source>Type an answer first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an answer first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not quite. %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecipeLine</name>
    <message>
        <source>Recipe</source>
        <translation>配方</translation>
    </message>
    <message>
        <source>Mask recipe</source>
        <translation>掩码配方</translation>
    </message>
    <message>
        <source>Which keys each query may see, in one line</source>
        <translation>每个查询可以看到哪些键，写成一行</translation>
    </message>
    <message>
        <source>Join rules with &amp; (and) and | (or); ! means not.</source>
        <translation>用 &amp;（并且）和 |（或者）连接规则；! 表示“非”。</translation>
    </message>
</context>
<context>
    <name>RecorderPanel</name>
    <message>
        <source>Stop recording; the lesson is saved</source>
        <translation>停止录制；课程已保存</translation>
    </message>
    <message>
        <source>Recorder</source>
        <translation>录制器</translation>
    </message>
    <message>
        <source>Title of the lesson</source>
        <translation>课程的标题</translation>
    </message>
    <message>
        <source>&amp;Record a step</source>
        <translation>录制一步(&amp;R)</translation>
    </message>
    <message>
        <source>Adds what is shown now after the chosen step (Ctrl+Return)</source>
        <translation>把当前显示的内容添加在选中的步之后（Ctrl+Return）</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Undoes the last edit of the lesson</source>
        <translation>撤销对课程的上一次编辑</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Redoes the edit that was undone</source>
        <translation>重做刚才撤销的编辑</translation>
    </message>
    <message>
        <source>Steps of the lesson; drag them into another order</source>
        <translation>课程的各步；拖动可以改变顺序</translation>
    </message>
    <message>
        <source>Drag a step to another place, or move it with Alt+Up and Alt+Down</source>
        <translation>把一步拖到另一处，或者用 Alt+↑ 和 Alt+↓ 移动</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Adds a copy after this step</source>
        <translation>在这一步之后添加一份副本</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Removes the step (Delete)</source>
        <translation>移除这一步（Delete）</translation>
    </message>
    <message>
        <source>%1, saved at %2</source>
        <translation>%1，保存于 %2</translation>
    </message>
    <message>
        <source>Checking the promises …</source>
        <translation>正在核对保证…</translation>
    </message>
    <message>
        <source>This is not a lesson yet: see the line in red above.</source>
        <translation>这还不是一课：见上面的红字。</translation>
    </message>
    <message>
        <source>Nothing is promised yet.</source>
        <translation>还没有任何保证。</translation>
    </message>
    <message>
        <source>The promise is kept.</source>
        <translation>保证成立。</translation>
    </message>
    <message>
        <source>All %1 promises are kept.</source>
        <translation>%1 条保证全部成立。</translation>
    </message>
    <message>
        <source>1 of %1 promises is broken.</source>
        <translation>%1 条保证中有 1 条不成立。</translation>
    </message>
    <message>
        <source>%1 of %2 promises are broken.</source>
        <translation>%2 条保证中有 %1 条不成立。</translation>
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
        <translation>复制当前视图</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Text, in Markdown</source>
        <translation>文字，Markdown 格式</translation>
    </message>
    <message>
        <source>Notes, for whoever presents</source>
        <translation>备注，写给讲课人</translation>
    </message>
    <message>
        <source>Highlight</source>
        <translation>突出显示</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>the chosen cell&apos;s row</source>
        <translation>选中单元格的行</translation>
    </message>
    <message>
        <source>its column</source>
        <translation>它的列</translation>
    </message>
    <message>
        <source>the chosen cell</source>
        <translation>选中的单元格</translation>
    </message>
    <message>
        <source>Guessed before it is shown</source>
        <translation>显示之前先猜</translation>
    </message>
    <message>
        <source>the key with most weight in it</source>
        <translation>其中权重最大的键</translation>
    </message>
    <message>
        <source>the chosen cell&apos;s weight</source>
        <translation>选中单元格的权重</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>no question</source>
        <translation>没有问题</translation>
    </message>
    <message>
        <source>choose an answer</source>
        <translation>选择答案</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>一个数</translation>
    </message>
    <message>
        <source>which cell</source>
        <translation>哪个单元格</translation>
    </message>
    <message>
        <source>which head</source>
        <translation>哪个头</translation>
    </message>
    <message>
        <source>which token</source>
        <translation>哪个词元</translation>
    </message>
    <message>
        <source>free text</source>
        <translation>自由回答</translation>
    </message>
    <message>
        <source>What is asked</source>
        <translation>问什么</translation>
    </message>
    <message>
        <source>Answers, one per line; begin right ones with *</source>
        <translation>答案，每行一个；正确的以 * 开头</translation>
    </message>
    <message>
        <source>Answer with what is chosen</source>
        <translation>以选中的为答案</translation>
    </message>
    <message>
        <source>The right answer is the cell, head or token that is chosen now</source>
        <translation>正确答案是现在选中的单元格、头或词元</translation>
    </message>
    <message>
        <source>Goal, checked by the program</source>
        <translation>目标，由程序检查</translation>
    </message>
    <message>
        <source>Promises, recomputed while you edit</source>
        <translation>保证，编辑的同时重新计算</translation>
    </message>
    <message>
        <source>Promise what is shown</source>
        <translation>保证显示的内容</translation>
    </message>
    <message>
        <source>Promises the chosen cell&apos;s weight, as it is now</source>
        <translation>保证选中单元格的权重与现在相同</translation>
    </message>
    <message>
        <source>✕ %1: is %2</source>
        <translation>✕ %1：实际为 %2</translation>
    </message>
    <message>
        <source>Promise %1 instead</source>
        <translation>改为保证 %1</translation>
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
        <translation>旋转位置编码的缩放</translation>
    </message>
    <message>
        <source>How the rotary embedding is stretched for texts longer than in training</source>
        <translation>对于比训练时更长的文本，旋转位置编码怎样拉伸</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>线性</translation>
    </message>
    <message>
        <source>dynamic NTK</source>
        <translation>动态 NTK</translation>
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
        <translation>倍数</translation>
    </message>
    <message>
        <source>factor: how many times longer</source>
        <translation>factor：长多少倍</translation>
    </message>
    <message>
        <source>Trained tokens</source>
        <translation>训练的词元数</translation>
    </message>
    <message>
        <source>original_max_position_embeddings: the longest text in training, in tokens</source>
        <translation>original_max_position_embeddings：训练中最长的文本，以词元计</translation>
    </message>
    <message>
        <source>low_freq_factor</source>
        <translation>low_freq_factor</translation>
    </message>
    <message>
        <source>Wavelengths above trained tokens ∕ low_freq_factor are stretched</source>
        <translation>长于“训练的词元数 ∕ low_freq_factor”的波长要拉伸</translation>
    </message>
    <message>
        <source>high_freq_factor</source>
        <translation>high_freq_factor</translation>
    </message>
    <message>
        <source>Wavelengths below trained tokens ∕ high_freq_factor stay as they are</source>
        <translation>短于“训练的词元数 ∕ high_freq_factor”的波长保持不变</translation>
    </message>
    <message>
        <source>beta_fast</source>
        <translation>beta_fast</translation>
    </message>
    <message>
        <source>Pairs that rotate more often than this over the trained tokens stay as they are</source>
        <translation>在训练的词元数内旋转次数比这更多的维度对保持不变</translation>
    </message>
    <message>
        <source>beta_slow</source>
        <translation>beta_slow</translation>
    </message>
    <message>
        <source>Pairs that rotate less often than this over the trained tokens are stretched</source>
        <translation>在训练的词元数内旋转次数比这更少的维度对要拉伸</translation>
    </message>
    <message>
        <source>attention_factor</source>
        <translation>attention_factor</translation>
    </message>
    <message>
        <source>What sine and cosine are multiplied by</source>
        <translation>正弦和余弦所乘的数</translation>
    </message>
    <message>
        <source>0.1·ln factor + 1</source>
        <translation>0.1·ln factor + 1</translation>
    </message>
    <message>
        <source>Scaling</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>Factor · from</source>
        <translation>倍数 · 原长</translation>
    </message>
    <message>
        <source>Low · high</source>
        <translation>低 · 高</translation>
    </message>
    <message>
        <source>β fast · slow</source>
        <translation>β 快 · 慢</translation>
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
        <translation>预测 %1 时</translation>
    </message>
    <message>
        <source>(next)</source>
        <translation>（下一个）</translation>
    </message>
    <message>
        <source>predicting the next token</source>
        <translation>预测下一个词元时</translation>
    </message>
    <message>
        <source>for the next token</source>
        <translation>按下一个词元</translation>
    </message>
    <message>
        <source>at this token</source>
        <translation>按这个词元</translation>
    </message>
    <message>
        <source>rows: %1</source>
        <translation>行：%1</translation>
    </message>
</context>
<context>
    <name>RuleButtons</name>
    <message>
        <source>Full</source>
        <translation>完全</translation>
    </message>
    <message>
        <source>Every query sees every key.</source>
        <translation>每个查询看到每个键。</translation>
    </message>
    <message>
        <source>Causal</source>
        <translation>因果</translation>
    </message>
    <message>
        <source>A query sees itself and what comes before it.</source>
        <translation>查询看到自己和前面的内容。</translation>
    </message>
    <message>
        <source>Padding</source>
        <translation>填充</translation>
    </message>
    <message>
        <source>No query sees padding, the tokens that fill up a shorter text.</source>
        <translation>填充，也就是补足较短文本的词元，任何查询都看不到。</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>A query sees its neighbours: this many back and this many ahead.</source>
        <translation>查询看到自己的邻居：前面这么多个，后面这么多个。</translation>
    </message>
    <message>
        <source>Prefix</source>
        <translation>前缀</translation>
    </message>
    <message>
        <source>Every query sees this many first tokens.</source>
        <translation>每个查询都看到开头的这么多个词元。</translation>
    </message>
    <message>
        <source>Segment</source>
        <translation>分段</translation>
    </message>
    <message>
        <source>The text is cut into segments; a query sees only its own.</source>
        <translation>文本切成分段；查询只看到自己的分段。</translation>
    </message>
    <message>
        <source>Chunk</source>
        <translation>分块</translation>
    </message>
    <message>
        <source>The text is cut into chunks of this many tokens; a query sees only its own.</source>
        <translation>文本切成分块，每块这么多个词元；查询只看到自己的分块。</translation>
    </message>
    <message>
        <source>Dilated</source>
        <translation>空洞</translation>
    </message>
    <message>
        <source>A query sees every second, third, … key, counted from itself.</source>
        <translation>从自己数起，查询在每两个、每三个……键中看到一个。</translation>
    </message>
    <message>
        <source>Global</source>
        <translation>全局</translation>
    </message>
    <message>
        <source>These tokens see every key, and every query sees them.</source>
        <translation>这些词元看到每个键，每个查询也都看到它们。</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>The model&apos;s own mask.</source>
        <translation>模型自己的掩码。</translation>
    </message>
    <message>
        <source>%1 rule</source>
        <translation>规则“%1”</translation>
    </message>
</context>
<context>
    <name>RuleNames</name>
    <message>
        <source>hand</source>
        <comment>hidden by hand</comment>
        <translation>手工涂画</translation>
    </message>
</context>
<context>
    <name>RunLine</name>
    <message>
        <source>positions</source>
        <translation>位置编码</translation>
    </message>
    <message>
        <source>mask</source>
        <translation>掩码</translation>
    </message>
    <message>
        <source>temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>Remove run %1</source>
        <translation>移除运行 %1</translation>
    </message>
    <message>
        <source>Text of run %1</source>
        <translation>运行 %1 的文本</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>一段文本</translation>
    </message>
    <message>
        <source>Position encoding of run %1</source>
        <translation>运行 %1 的位置编码</translation>
    </message>
    <message>
        <source>How the teaching module encodes positions</source>
        <translation>教学模块怎样编码位置</translation>
    </message>
    <message>
        <source>Mask recipe of run %1</source>
        <translation>运行 %1 的掩码配方</translation>
    </message>
    <message>
        <source>Which keys each query may see, such as model or causal &amp; window(3, 0)</source>
        <translation>每个查询可以看到哪些键，例如 model 或 causal &amp; window(3, 0)</translation>
    </message>
    <message>
        <source>Temperature of run %1</source>
        <translation>运行 %1 的温度</translation>
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
        <translation>运行 %1 的模型：%2</translation>
    </message>
    <message>
        <source>Computed with %1</source>
        <translation>用 %1 计算</translation>
    </message>
    <message>
        <source>%1 (comes with the program)</source>
        <translation>%1（随程序提供）</translation>
    </message>
    <message>
        <source>Teaching module (random parameters)</source>
        <translation>教学模块（随机参数）</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>文件夹…</translation>
    </message>
    <message>
        <source>GGUF file…</source>
        <translation>GGUF 文件…</translation>
    </message>
</context>
<context>
    <name>RunTitle</name>
    <message>
        <source>%1 of %2</source>
        <translation>%2 · %1</translation>
    </message>
    <message>
        <source>the teaching module</source>
        <translation>教学模块</translation>
    </message>
    <message>
        <source>run %1 · %2</source>
        <translation>运行 %1 · %2</translation>
    </message>
</context>
<context>
    <name>RunTroubles</name>
    <message>
        <source>%1 is computed by an engine called “%2”, and no command on this machine starts it.</source>
        <translation>%1 由名为“%2”的引擎计算，而这台机器上没有启动它的命令。</translation>
    </message>
    <message>
        <source>Name the command…</source>
        <translation>指定命令…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Only the first token</source>
        <translation>只用第一个词元</translation>
    </message>
    <message>
        <source>Only the first %1 tokens</source>
        <translation>只用前 %1 个词元</translation>
    </message>
    <message>
        <source>Keep one layer at a time</source>
        <translation>每次只保留一层</translation>
    </message>
    <message>
        <source>%1. Use fewer tokens, or keep only the layer that you look at.</source>
        <translation>%1。请减少词元，或者只保留正在看的层。</translation>
    </message>
    <message>
        <source>%1, which this session needs, is not there. Locate it to see its numbers.</source>
        <translation>这个会话需要的 %1 不在。请找到它，才能看到它的数。</translation>
    </message>
    <message>
        <source>%1 has changed since the session was saved, so its numbers may differ.</source>
        <translation>会话保存之后，%1 已经改变，因此数可能不同。</translation>
    </message>
    <message>
        <source>Locate…</source>
        <translation>查找…</translation>
    </message>
    <message>
        <source>Read it</source>
        <translation>读取</translation>
    </message>
    <message>
        <source>The session wants to read %1, which lies outside of its own folder. Allow it only if you know who made the session.</source>
        <translation>会话要读取 %1，它在会话自己的文件夹之外。只有知道会话是谁做的，才应允许。</translation>
    </message>
    <message>
        <source>Where is %1?</source>
        <translation>%1 在哪里？</translation>
    </message>
    <message>
        <source>Saved modules (*.safetensors)</source>
        <translation>已保存的模块 (*.safetensors)</translation>
    </message>
    <message>
        <source>GGUF files (*.gguf)</source>
        <translation>GGUF 文件 (*.gguf)</translation>
    </message>
    <message>
        <source>%1 is a model of the kind %2, which this program does not compute itself. An engine can: a program with PyTorch, for instance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open with an engine…</source>
        <translation type="unfinished">用引擎打开…</translation>
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
        <translation>样本怎样选取</translation>
    </message>
    <message>
        <source>Quantiles</source>
        <translation>分位数</translation>
    </message>
    <message>
        <source>Whole range</source>
        <translation>整个范围</translation>
    </message>
    <message>
        <source>A row of each part of the measure&apos;s range, rare ones too</source>
        <translation>度量范围的每一段各取一行，少见的也取</translation>
    </message>
    <message>
        <source>Draw others</source>
        <translation>另外抽取</translation>
    </message>
    <message>
        <source>Other rows of the same quantiles or parts</source>
        <translation>同样的分位数或分段中的其他行</translation>
    </message>
    <message>
        <source>Find the model…</source>
        <translation>查找模型…</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>Measure that samples are chosen by</source>
        <translation>选取样本所依据的度量</translation>
    </message>
    <message>
        <source>Text %1, row %2: %3
Opens in the main window</source>
        <translation>文本 %1，第 %2 行：%3
在主窗口中打开</translation>
    </message>
    <message>
        <source>No row of this head has this measure.</source>
        <translation>这个头没有一行有这项度量。</translation>
    </message>
    <message>
        <source>Their maps are computed with %1, which the atlas names.</source>
        <translation>它们的注意力图要用 %1 计算，图谱中写明了这个模型。</translation>
    </message>
    <message>
        <source>The model is not here: what is known of the samples is shown, their maps are not.</source>
        <translation>模型不在这里：只显示样本的已知内容，不显示它们的注意力图。</translation>
    </message>
    <message>
        <source>Draw the maps</source>
        <translation>画出注意力图</translation>
    </message>
    <message>
        <source>Where is %1?</source>
        <translation>%1 在哪里？</translation>
    </message>
    <message>
        <source>Rows at five quantiles, drawn evenly from all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Locates the model from which the atlas was computed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SampleTile</name>
    <message>
        <source>Sample at %1: %2. %3</source>
        <translation>%1 处的样本：%2。%3</translation>
    </message>
    <message>
        <source>Sample at %1: %2. %3. Without the head: %4</source>
        <translation>%1 处的样本：%2。%3。没有这个头时：%4</translation>
    </message>
    <message>
        <source>without</source>
        <translation>没有它</translation>
    </message>
</context>
<context>
    <name>SamplingControls</name>
    <message>
        <source>How the next token is chosen</source>
        <translation>下一个词元怎样选出</translation>
    </message>
    <message>
        <source>Likeliest</source>
        <translation>最可能的</translation>
    </message>
    <message>
        <source>Always the token that the model finds likeliest</source>
        <translation>总是选模型认为最可能的词元</translation>
    </message>
    <message>
        <source>Sampled</source>
        <translation>采样</translation>
    </message>
    <message>
        <source>Each time a token drawn at random, by the probabilities</source>
        <translation>每次按概率随机抽取一个词元</translation>
    </message>
    <message>
        <source>How the next token is chosen: the likeliest, or drawn at random</source>
        <translation>下一个词元怎样选出：选最可能的，或者随机抽取</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Temperature of the output</source>
        <translation>输出的温度</translation>
    </message>
    <message>
        <source>Scores are divided by it: below 1 likely tokens become likelier, above 1 less likely</source>
        <translation>分数除以这个数：小于 1 时，可能的词元更可能；大于 1 时，不那么可能</translation>
    </message>
    <message>
        <source>Top-k</source>
        <translation>top-k</translation>
    </message>
    <message>
        <source>Only this many of the likeliest tokens can be drawn; 0: all</source>
        <translation>只能抽取最可能的这么多个词元；0：全部</translation>
    </message>
    <message>
        <source>Top-p</source>
        <translation>top-p</translation>
    </message>
    <message>
        <source>Only the likeliest tokens, up to this much probability in all, can be drawn</source>
        <translation>只能抽取最可能的一些词元，它们的概率合计到这个数为止</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>随机种子</translation>
    </message>
    <message>
        <source>The same seed draws the same text</source>
        <translation>同样的随机种子抽出同样的文本</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>Applied in this order, as Hugging Face does.</source>
        <translation>按这个顺序应用，与 Hugging Face 相同。</translation>
    </message>
    <message>
        <source>%1 ▾</source>
        <translation>%1 ▾</translation>
    </message>
    <message>
        <source>How the next token is chosen: %1</source>
        <translation>下一个词元怎样选出：%1</translation>
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
        <translation>最可能的</translation>
    </message>
    <message>
        <source>Sampled</source>
        <translation>采样</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>种子 %1</translation>
    </message>
    <message>
        <source>The next token is drawn by these probabilities.</source>
        <translation>下一个词元按这些概率抽取。</translation>
    </message>
    <message>
        <source>The next token is drawn by these probabilities (%1).</source>
        <translation>下一个词元按这些概率抽取（%1）。</translation>
    </message>
    <message>
        <source> %L1 of %L2 tokens can be drawn; the others are cut and not listed.</source>
        <translation> %L2 个词元中可以抽取 %L1 个；其他的已去掉，不在列表中。</translation>
    </message>
</context>
<context>
    <name>ScatterPanel</name>
    <message>
        <source>Across</source>
        <translation>横轴</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>纵轴</translation>
    </message>
    <message>
        <source>What is drawn</source>
        <translation>画什么</translation>
    </message>
    <message>
        <source>Scatter</source>
        <translation>散点</translation>
    </message>
    <message>
        <source>A point for each head</source>
        <translation>每个头一个点</translation>
    </message>
    <message>
        <source>Over training</source>
        <translation>随训练</translation>
    </message>
    <message>
        <source>A line for each head, step by step</source>
        <translation>每个头一条线，随训练步数</translation>
    </message>
    <message>
        <source>Measure across</source>
        <translation>横轴的度量</translation>
    </message>
    <message>
        <source>Measure up</source>
        <translation>纵轴的度量</translation>
    </message>
    <message>
        <source>Dark: low layers, yellow: high ones.</source>
        <translation>深色：低层；黄色：高层。</translation>
    </message>
    <message>
        <source>Dashed: the step that is looked at.</source>
        <translation>虚线：正在看的步。</translation>
    </message>
    <message>
        <source>Across: this atlas; up: the other. What did not change lies on the line.</source>
        <translation>横轴：这个图谱；纵轴：另一个。没有变化的落在线上。</translation>
    </message>
    <message>
        <source>Cross: 95 % intervals of the chosen head&apos;s means.</source>
        <translation>十字：选中的头的均值的 95 % 区间。</translation>
    </message>
</context>
<context>
    <name>ScoringControls</name>
    <message>
        <source>Hidden scores</source>
        <translation>被遮住的分数</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>顺序</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>For</source>
        <translation>用于</translation>
    </message>
    <message>
        <source>set to −∞</source>
        <translation>设为 −∞</translation>
    </message>
    <message>
        <source>set to −10⁹</source>
        <translation>设为 −10⁹</translation>
    </message>
    <message>
        <source>set to −10000</source>
        <translation>设为 −10000</translation>
    </message>
    <message>
        <source>set to −3.4·10³⁸</source>
        <translation>设为 −3.4·10³⁸</translation>
    </message>
    <message>
        <source>add −3.4·10³⁸ (as Hugging Face)</source>
        <translation>加 −3.4·10³⁸（同 Hugging Face）</translation>
    </message>
    <message>
        <source>set to 0 (wrong)</source>
        <translation>设为 0（错误）</translation>
    </message>
    <message>
        <source>the score is replaced by −∞</source>
        <translation>分数换成 −∞</translation>
    </message>
    <message>
        <source>the score is replaced by −1e9</source>
        <translation>分数换成 −1e9</translation>
    </message>
    <message>
        <source>the score is replaced by −10000</source>
        <translation>分数换成 −10000</translation>
    </message>
    <message>
        <source>the score is replaced by float32&apos;s lowest number</source>
        <translation>分数换成 float32 中最低的数</translation>
    </message>
    <message>
        <source>float32&apos;s lowest number is added to the score, as Hugging Face does</source>
        <translation>分数加上 float32 中最低的数，与 Hugging Face 相同</translation>
    </message>
    <message>
        <source>the score is replaced by 0: a mistake, since exp(0) = 1 and hidden keys keep a weight</source>
        <translation>分数换成 0：这是错误，因为 exp(0) = 1，被遮住的键仍有权重</translation>
    </message>
    <message>
        <source>mask, then softmax</source>
        <translation>先遮住，再 softmax</translation>
    </message>
    <message>
        <source>softmax, then mask and renormalise</source>
        <translation>先 softmax，再遮住并重新归一化</translation>
    </message>
    <message>
        <source>Divides the scores: below 1 the weights are sharper, above 1 flatter</source>
        <translation>分数除以这个数：小于 1 时权重更集中，大于 1 时更平坦</translation>
    </message>
    <message>
        <source>Which heads a change applies to</source>
        <translation>改动用于哪些头</translation>
    </message>
    <message>
        <source>whole model</source>
        <translation>整个模型</translation>
    </message>
    <message>
        <source>In this order hidden weights become 0; no score is filled.</source>
        <translation>按这个顺序，被遮住的权重变成 0；不填入任何分数。</translation>
    </message>
    <message>
        <source>Hidden cells: %1</source>
        <translation>被遮住的单元格：%1</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>第 %1 层</translation>
    </message>
    <message>
        <source>layer %1 head %2</source>
        <translation>第 %1 层 · 头 %2</translation>
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
        <translation>如果程序崩溃，上次保存之后键入的内容会丢失：%1。请把会话保存到别处，或者在磁盘上腾出空间。</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Open pictures</source>
        <translation>打开图片</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg);;All files (*)</source>
        <translation>图片 (*.png *.jpg *.jpeg);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Open sounds</source>
        <translation>打开声音</translation>
    </message>
    <message>
        <source>Sounds (*.wav *.flac *.ogg *.mp3);;All files (*)</source>
        <translation>声音 (*.wav *.flac *.ogg *.mp3);;所有文件 (*)</translation>
    </message>
    <message>
        <source>/session.attnscope</source>
        <translation>/session.attnscope</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation>保存会话</translation>
    </message>
    <message>
        <source>Sessions (*.attnscope)</source>
        <translation>会话 (*.attnscope)</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>已保存 %1</translation>
    </message>
    <message>
        <source>Not saved, from %1</source>
        <translation>未保存，%1</translation>
    </message>
    <message>
        <source>No session has been saved yet</source>
        <translation>还没有保存过会话</translation>
    </message>
    <message>
        <source>Save the changes to %1?</source>
        <translation>要保存对 %1 的改动吗？</translation>
    </message>
    <message>
        <source>What you typed is not saved, and it cannot be kept for the next time: %1.

Save it to another place, or make room on the disk and close again.</source>
        <translation>键入的内容没有保存，也无法留到下次：%1。

请把它保存到别处，或者在磁盘上腾出空间，再关闭一次。</translation>
    </message>
    <message>
        <source>AttentionScope closed unexpectedly. Restore your work?</source>
        <translation>AttentionScope 上次意外关闭。要恢复当时的工作吗？</translation>
    </message>
    <message numerus="yes">
        <source>AttentionScope closed unexpectedly %n times. Restore what you worked on last? File › Open recent lists all of it.</source>
        <translation>
            <numerusform>AttentionScope 意外关闭了 %n 次。要恢复最后所做的工作吗？全部列在“文件 › 最近打开”中。</numerusform>
        </translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>丢弃</translation>
    </message>
    <message>
        <source>Your last changes were not saved. Continue with them?</source>
        <translation>上次的改动没有保存。要接着做吗？</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>接着做</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>以后再说</translation>
    </message>
    <message>
        <source>%1 The copy is kept in the same folder under another name.</source>
        <translation>%1。副本以另一个名称保留在同一文件夹中。</translation>
    </message>
    <message numerus="yes">
        <source>Changes were left unsaved %n times. Continue with the last? File › Open recent lists all of it.</source>
        <translation type="unfinished">
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
        <translation>设置</translation>
    </message>
    <message>
        <source>&amp;Usual settings</source>
        <translation>默认设置(&amp;U)</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>跟随桌面</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>The colours of the window. High contrast has black behind everything and no grey text.</source>
        <translation>窗口的颜色。高对比度一律用黑色背景，没有灰色文字。</translation>
    </message>
    <message>
        <source>Type &amp;size</source>
        <translation>字号(&amp;S)</translation>
    </message>
    <message>
        <source>Everything in the window, maps and numbers too; exported figures keep their sizes.</source>
        <translation>窗口里的一切，注意力图和数也包括在内；导出的插图保持自己的大小。</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Maps and measures</source>
        <translation>注意力图和度量</translation>
    </message>
    <message>
        <source>&amp;Colours of maps</source>
        <translation>注意力图的颜色(&amp;C)</translation>
    </message>
    <message>
        <source>count from 1</source>
        <translation>从 1 开始编号</translation>
    </message>
    <message>
        <source>count from 0</source>
        <translation>从 0 开始编号</translation>
    </message>
    <message>
        <source>In figures and the numbers exported from them; Python&apos;s libraries count from 0.</source>
        <translation>用于插图以及由插图导出的数；Python 的库从 0 开始编号。</translation>
    </message>
    <message>
        <source>&amp;Entropy</source>
        <translation>熵(&amp;E)</translation>
    </message>
    <message>
        <source>in nats</source>
        <translation>用奈特</translation>
    </message>
    <message>
        <source>in bits</source>
        <translation>用比特</translation>
    </message>
    <message>
        <source>One bit is ln 2, about 0.693 nats: the entropy of two keys with equal weights.</source>
        <translation>一比特等于 ln 2，约 0.693 奈特：也就是两个权重相等的键的熵。</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Folders of models</source>
        <translation>模型的文件夹</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>添加(&amp;A)…</translation>
    </message>
    <message>
        <source>Add a folder of models</source>
        <translation>添加一个模型文件夹</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>Remove the chosen folder from the list</source>
        <translation>从列表中移除选中的文件夹</translation>
    </message>
    <message>
        <source>&amp;Folders</source>
        <translation>文件夹(&amp;F)</translation>
    </message>
    <message>
        <source>Open model… lists what lies in them, too: GGUF files, and folders as Hugging Face stores them.</source>
        <translation>“打开模型…”也会列出其中的内容：GGUF 文件，以及 Hugging Face 格式的文件夹。</translation>
    </message>
    <message>
        <source>Which folder holds models?</source>
        <translation>哪个文件夹里有模型？</translation>
    </message>
    <message>
        <source>Computing</source>
        <translation>计算</translation>
    </message>
    <message>
        <source>T&amp;hreads</source>
        <translation>线程(&amp;H)</translation>
    </message>
    <message>
        <source>all (%1)</source>
        <translation>全部（%1）</translation>
    </message>
    <message>
        <source>&amp;Memory of a pass</source>
        <translation>一次计算的内存(&amp;M)</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> MB</translation>
    </message>
    <message>
        <source>L&amp;ayers and heads</source>
        <translation>层和头(&amp;L)</translation>
    </message>
    <message>
        <source>Reduce m&amp;otion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of the window, the lessons and the first chapters of the handbook. The command line is in English.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Menus and hints appear at once, the cursor does not blink, and progress bars do not move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Viridis and cividis can be read with any colour vision, greys on any printer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many processors a pass may use at once. The numbers do not depend on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What does not fit is computed again when it is looked at. Takes effect at the next start.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SheetChoices</name>
    <message>
        <source>This lesson</source>
        <translation>本课</translation>
    </message>
    <message>
        <source>A head of small whole numbers to be computed by hand, and the lesson&apos;s questions</source>
        <translation>一个用小的整数手算的头，以及本课的问题</translation>
    </message>
    <message>
        <source>This map</source>
        <translation>这张注意力图</translation>
    </message>
    <message>
        <source>Steps of this head</source>
        <translation>这个头的计算步骤</translation>
    </message>
    <message>
        <source>One row, from its scores to its weights</source>
        <translation>一行，从分数到权重</translation>
    </message>
    <message>
        <source>Of what</source>
        <translation>题目来自</translation>
    </message>
    <message>
        <source>&amp;Causal: each token sees itself and those before it</source>
        <translation>因果：每个词元看到自己和前面的词元(&amp;C)</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>drawn by the seed</source>
        <translation>由随机种子抽取</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>份数</translation>
    </message>
    <message>
        <source>Each copy is another sheet with an id of its own</source>
        <translation>每一份都是不同的练习单，有自己的编号</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>随机种子</translation>
    </message>
    <message>
        <source>The same seed makes the same sheets</source>
        <translation>同样的随机种子生成同样的练习单</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>纸张</translation>
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
        <translation>8.5 × 11 英寸</translation>
    </message>
    <message>
        <source>Each sheet has an id: of the same lesson or head, the same id is the same sheet for ever.</source>
        <translation>每份练习单都有编号：对于同一课或同一个头，编号相同，练习单就永远相同。</translation>
    </message>
    <message>
        <source>These are %1 to %2.</source>
        <translation>这些是 %1 至 %2。</translation>
    </message>
    <message>
        <source>This one is %1.</source>
        <translation>这份是 %1。</translation>
    </message>
    <message>
        <source>Two files are written: the sheets, and the key beside them.</source>
        <translation>会写出两个文件：练习单，以及旁边的参考答案。</translation>
    </message>
    <message>
        <source>A map with some weights missing, and questions about it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Subject of the worksheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The query whose row is worked out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of copies, each a different one</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SheetCommands</name>
    <message>
        <source>There is nothing to make a worksheet of yet: type a text that the model knows, or open a lesson.</source>
        <translation>还没有可以做成练习单的内容：请输入一段模型认识的文本，或者打开一课。</translation>
    </message>
    <message>
        <source>Make worksheets with blanks, and their key: of the lesson, the map or a row</source>
        <translation>制作带空格的练习单及其参考答案：取自课程、注意力图或一行</translation>
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
        <translation>练习单</translation>
    </message>
    <message>
        <source>Preview of the worksheet</source>
        <translation>练习单预览</translation>
    </message>
    <message>
        <source>Sheet or key</source>
        <translation>练习单或参考答案</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>练习单</translation>
    </message>
    <message>
        <source>What students get</source>
        <translation>学生拿到的</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>参考答案</translation>
    </message>
    <message>
        <source>The answers</source>
        <translation>各题的答案</translation>
    </message>
    <message>
        <source>Page before (PgUp)</source>
        <translation>上一页（PgUp）</translation>
    </message>
    <message>
        <source>Next page (PgDn)</source>
        <translation>下一页（PgDn）</translation>
    </message>
    <message>
        <source>Progress of the copies</source>
        <translation>各份的进度</translation>
    </message>
    <message>
        <source>%v of %m</source>
        <translation>%v / %m</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>停止(&amp;T)</translation>
    </message>
    <message>
        <source>Stop; nothing is written then</source>
        <translation>停止；什么也不会写入</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Close without saving (Esc)</source>
        <translation>关闭而不保存（Esc）</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Choose where sheets and key go (Ctrl+S)</source>
        <translation>选择练习单和参考答案存放的位置（Ctrl+S）</translation>
    </message>
    <message>
        <source>Stopped; nothing was written.</source>
        <translation>已停止；什么也没有写入。</translation>
    </message>
    <message>
        <source>Saved %1, and the key beside it</source>
        <translation>已保存 %1，参考答案在旁边</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>第 %1 页，共 %2 页</translation>
    </message>
    <message>
        <source>copy %1 of %2</source>
        <translation>第 %1 份，共 %2 份</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Save the worksheets</source>
        <translation>保存练习单</translation>
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
        <translation>替换参考答案</translation>
    </message>
    <message>
        <source>%1 already exists.</source>
        <translation>%1 已经存在。</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
</context>
<context>
    <name>ShownMap</name>
    <message>
        <source>attention rollout</source>
        <translation>注意力展开</translation>
    </message>
    <message>
        <source>attention flow</source>
        <translation>注意力流</translation>
    </message>
    <message>
        <source>mean attention weight of the layer</source>
        <translation>本层的平均注意力权重</translation>
    </message>
    <message>
        <source>sum of the layer&apos;s attention weights</source>
        <translation>本层的注意力权重之和</translation>
    </message>
    <message>
        <source>largest attention weight of the layer</source>
        <translation>本层的最大注意力权重</translation>
    </message>
    <message>
        <source>mean attention weight of the model</source>
        <translation>模型的平均注意力权重</translation>
    </message>
    <message>
        <source>sum of the model&apos;s attention weights</source>
        <translation>模型的注意力权重之和</translation>
    </message>
    <message>
        <source>largest attention weight of the model</source>
        <translation>模型的最大注意力权重</translation>
    </message>
    <message>
        <source>mean attention weight of the picked heads</source>
        <translation>选取的头的平均注意力权重</translation>
    </message>
    <message>
        <source>sum of the picked heads&apos; attention weights</source>
        <translation>选取的头的注意力权重之和</translation>
    </message>
    <message>
        <source>largest attention weight of the picked heads</source>
        <translation>选取的头的最大注意力权重</translation>
    </message>
    <message>
        <source>attention weight</source>
        <translation>注意力权重</translation>
    </message>
    <message>
        <source>sum of %1</source>
        <translation>%1的总和</translation>
    </message>
    <message>
        <source>the largest weight of %1</source>
        <translation>%1的最大权重</translation>
    </message>
    <message>
        <source>mean of %1</source>
        <translation>%1的均值</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>头 %1</translation>
    </message>
    <message>
        <source>heads %1</source>
        <translation>头 %1</translation>
    </message>
    <message>
        <source>%1 picked heads</source>
        <translation>选取的 %1 个头</translation>
    </message>
    <message>
        <source>each layer&apos;s %1 heads</source>
        <translation>每层的 %1 个头</translation>
    </message>
    <message>
        <source>the layer&apos;s %1 heads</source>
        <translation>本层的 %1 个头</translation>
    </message>
    <message>
        <source>all %1 heads</source>
        <translation>全部 %1 个头</translation>
    </message>
    <message>
        <source>the %1 heads of %2 layers</source>
        <translation>%2 层的 %1 个头</translation>
    </message>
    <message>
        <source>rollout up to each layer</source>
        <translation>到每一层的注意力展开</translation>
    </message>
    <message>
        <source>rollout up to layer %1</source>
        <translation>到第 %1 层的注意力展开</translation>
    </message>
    <message>
        <source>attention flow up to each layer; rows divided by their sums</source>
        <translation>到每一层的注意力流；各行除以自己的总和</translation>
    </message>
    <message>
        <source>attention flow up to layer %1; rows divided by their sums</source>
        <translation>到第 %1 层的注意力流；各行除以自己的总和</translation>
    </message>
    <message>
        <source>special tokens left out; rows renormalised to 1</source>
        <translation>略去特殊词元；各行重新归一化为 1</translation>
    </message>
    <message>
        <source>special tokens left out; rows sum to less than 1</source>
        <translation>略去特殊词元；各行总和小于 1</translation>
    </message>
    <message>
        <source>special tokens left out</source>
        <translation>略去特殊词元</translation>
    </message>
    <message>
        <source>from the first text to itself alone</source>
        <translation>只看从第一段文本到它自身</translation>
    </message>
    <message>
        <source>from the first text to the second alone</source>
        <translation>只看从第一段文本到第二段</translation>
    </message>
    <message>
        <source>from the second text to the first alone</source>
        <translation>只看从第二段文本到第一段</translation>
    </message>
    <message>
        <source>from the second text to itself alone</source>
        <translation>只看从第二段文本到它自身</translation>
    </message>
    <message>
        <source>pieces of words: summed over keys, averaged over queries</source>
        <translation>词的片段：键相加，查询取均值</translation>
    </message>
    <message>
        <source>attention weights instead: %1</source>
        <translation>改为显示注意力权重：%1</translation>
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
    <message>
        <source>‖weight · v Wₒ‖</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>‖weight · v Wₒ‖: length of the vector that each key adds</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SideColumn</name>
    <message>
        <source>Attention</source>
        <translation>注意力</translation>
    </message>
    <message>
        <source>Encoder</source>
        <translation>编码器</translation>
    </message>
    <message>
        <source>The text&apos;s attention to itself</source>
        <translation>文本对自身的注意力</translation>
    </message>
    <message>
        <source>Decoder</source>
        <translation>解码器</translation>
    </message>
    <message>
        <source>The target&apos;s attention to itself</source>
        <translation>目标文本对自身的注意力</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>交叉</translation>
    </message>
    <message>
        <source>From the target&apos;s tokens, the queries, to the text&apos;s, the keys (Ctrl+B: the next of the three)</source>
        <translation>从目标文本的词元（查询）到文本的词元（键）（Ctrl+B：切换到三者中的下一个）</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>头</translation>
    </message>
    <message>
        <source>Shown: %1. Click a head to show it, Ctrl+click to compare.</source>
        <translation>当前显示：%1。点击一个头显示它，按住 Ctrl 点击进行比较。</translation>
    </message>
    <message>
        <source>%1, in %2 (the other words are not in that run)</source>
        <translation>%1，%2（其余的词不在那个运行中）</translation>
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
        <translation>这一行的 softmax，逐个键</translation>
    </message>
    <message>
        <source>%1: softmax, key by key</source>
        <translation>%1：softmax，逐个键</translation>
    </message>
    <message>
        <source>An intervention puts other weights in place of the softmax’s.</source>
        <translation>一项干预用别的权重代替了 softmax 的权重。</translation>
    </message>
    <message>
        <source>Hidden until it has been guessed.</source>
        <translation>猜过之后才显示。</translation>
    </message>
    <message>
        <source>; %1, the largest score, is subtracted so that no exponential overflows</source>
        <translation>；减去最大的分数 %1，指数就不会溢出</translation>
    </message>
    <message>
        <source>, then hidden → 0. Nothing is left: PyTorch gives NaN here; AttentionScope writes 0.</source>
        <translation>，然后被遮住的 → 0。什么也没有剩下：PyTorch 在这里给出 NaN；AttentionScope 写 0。</translation>
    </message>
    <message>
        <source>score s</source>
        <translation>分数 s</translation>
    </message>
    <message>
        <source>exp(s)</source>
        <translation>exp(s)</translation>
    </message>
    <message>
        <source>exp(s − %1)</source>
        <translation>exp(s − %1)</translation>
    </message>
    <message>
        <source>sink</source>
        <translation>注意力汇</translation>
    </message>
    <message>
        <source>The mask hides this key, yet its fill leaves it a weight.</source>
        <translation>掩码遮住了这个键，但填入值仍给它留下权重。</translation>
    </message>
    <message>
        <source>, then hidden → 0; what is left sums to less than 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden → 0</source>
        <translation type="unfinished">遮住的 → 0</translation>
    </message>
    <message>
        <source>%1 sees no key: every score is −∞, and its weights would be 0 ∕ 0. PyTorch gives NaN here; AttentionScope writes 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight = exp(s − %1) ∕ %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, then hidden → 0, then ∕ %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 ∕ 0 → 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>∕ %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden → 0, ∕ %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: exp(%2 − %3) = %4; ∕ %5 = %6</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SoundInput</name>
    <message>
        <source>Open sound…</source>
        <translation>打开声音…</translation>
    </message>
    <message>
        <source>A WAV, FLAC or Ogg file; dropping one on the window does the same</source>
        <translation>WAV、FLAC 或 Ogg 文件；把文件拖到窗口上也一样</translation>
    </message>
    <message>
        <source>Drop a sound here, WAV, FLAC or Ogg. The model hears the first %1 s.</source>
        <translation>把 WAV、FLAC 或 Ogg 声音拖到这里。模型听前 %1 秒。</translation>
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
        <translation>模型听到的声音</translation>
    </message>
    <message>
        <source>The power in each band of the sound over time, low bands below; a click chooses a moment</source>
        <translation>声音各频带的功率随时间的变化，低频带在下；点击选择一个时刻</translation>
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
        <translation>加上长度为 %1 的向量</translation>
    </message>
    <message>
        <source>0 percent</source>
        <translation>百分之 0</translation>
    </message>
    <message>
        <source>less than 0.1 percent</source>
        <translation>不到百分之 0.1</translation>
    </message>
    <message>
        <source>%1 percent</source>
        <translation>百分之 %1</translation>
    </message>
    <message>
        <source>space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>line end</source>
        <translation>换行</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>制表符</translation>
    </message>
    <message>
        <source>hidden until it has been guessed</source>
        <translation>猜过之后才显示</translation>
    </message>
    <message>
        <source>not computed yet</source>
        <translation>尚未计算</translation>
    </message>
    <message>
        <source>hidden by the mask</source>
        <translation>被掩码遮住</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>不是一个数</translation>
    </message>
    <message>
        <source>it</source>
        <translation>它</translation>
    </message>
    <message>
        <source>%1 attends to %2: %3</source>
        <translation>%1 关注 %2：%3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 may not attend to %2: hidden by the mask</source>
        <translation>%1 不能关注 %2：被掩码遮住</translation>
    </message>
    <message>
        <source>%1 attends to %2, %3</source>
        <translation>%1 关注 %2，%3</translation>
    </message>
    <message>
        <source>, rank %1 of %2</source>
        <translation>，排第 %1，共 %2 个</translation>
    </message>
</context>
<context>
    <name>StageTexts</name>
    <message>
        <source>hidden scores: %1 added</source>
        <translation type="unfinished">被遮住的分数：加 %1</translation>
    </message>
    <message>
        <source>hidden scores: %1</source>
        <translation type="unfinished">被遮住的分数：%1</translation>
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
        <translation>正在计算…（Esc 停止）</translation>
    </message>
    <message>
        <source>%1 × %2 tokens</source>
        <translation>%1 × %2 个词元</translation>
    </message>
    <message>
        <source>1 token</source>
        <translation>1 个词元</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 个词元</translation>
    </message>
    <message>
        <source>%1 · 1 head</source>
        <translation>%1 · 1 个头</translation>
    </message>
    <message>
        <source>%1 · %2 heads</source>
        <translation>%1 · %2 个头</translation>
    </message>
    <message>
        <source>layer %1 of %2</source>
        <translation>第 %1 层，共 %2 层</translation>
    </message>
    <message>
        <source>read from %1</source>
        <translation>读自 %1</translation>
    </message>
    <message>
        <source>computed in %1 ms</source>
        <translation>计算用时 %1 ms</translation>
    </message>
    <message>
        <source>random parameters, not trained</source>
        <translation>随机参数，未经训练</translation>
    </message>
    <message>
        <source>random whole numbers, not trained</source>
        <translation>随机整数，未经训练</translation>
    </message>
    <message>
        <source>parameters from a file</source>
        <translation>参数来自文件</translation>
    </message>
    <message>
        <source>from a file</source>
        <translation>来自文件</translation>
    </message>
    <message>
        <source>queries and keys from a file</source>
        <translation>查询和键来自文件</translation>
    </message>
    <message>
        <source>    shown before dropout</source>
        <translation>    显示暂退之前的权重</translation>
    </message>
    <message>
        <source>    this head is switched off</source>
        <translation>    这个头已关闭</translation>
    </message>
    <message>
        <source>    1 intervention</source>
        <translation>    1 项干预</translation>
    </message>
    <message>
        <source>    %1 interventions</source>
        <translation>    %1 项干预</translation>
    </message>
    <message>
        <source>mask: %1 of %2 cells hidden    %3</source>
        <translation>掩码：%2 个单元格中遮住 %1 个    %3</translation>
    </message>
    <message>
        <source>%1 of the file&apos;s weights are NaN or infinite; they are drawn in pink.</source>
        <translation>文件中有 %1 个权重是 NaN 或无穷；它们画成粉红色。</translation>
    </message>
    <message>
        <source>%1 of the weights are NaN or infinite, because of the file&apos;s queries and keys; they are drawn in pink.</source>
        <translation>由于文件中的查询和键，有 %1 个权重是 NaN 或无穷；它们画成粉红色。</translation>
    </message>
    <message>
        <source>%1 of the weights are NaN or infinite, because of the model&apos;s own parameters; they are drawn in pink.</source>
        <translation>由于模型自己的参数，有 %1 个权重是 NaN 或无穷；它们画成粉红色。</translation>
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
        <translation>一项干预换上了另一次运行的上下文向量</translation>
    </message>
    <message>
        <source>an intervention puts the mean over all queries in its place</source>
        <translation>一项干预换上了所有查询的均值</translation>
    </message>
    <message>
        <source>times 0: the head is switched off</source>
        <translation>乘以 0：这个头已关闭</translation>
    </message>
    <message>
        <source>times %1</source>
        <translation>乘以 %1</translation>
    </message>
    <message>
        <source>This number is made of more than one row of the table before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key stands behind the query, which does not see it.</source>
        <translation type="unfinished"></translation>
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
        <translation>教学模块</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>view</source>
        <translation>视图</translation>
    </message>
    <message>
        <source>model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>second text</source>
        <translation>第二段文本</translation>
    </message>
    <message>
        <source>a different one</source>
        <translation>换了一个</translation>
    </message>
    <message>
        <source>picture or sound</source>
        <translation>图片或声音</translation>
    </message>
    <message>
        <source>head</source>
        <translation>头</translation>
    </message>
    <message>
        <source>cell</source>
        <translation>单元格</translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <translation>第 %1 行，第 %2 列</translation>
    </message>
    <message>
        <source>mask</source>
        <translation>掩码</translation>
    </message>
    <message>
        <source>scores</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>temperature, hidden scores or order</source>
        <translation>温度、被遮住的分数或顺序</translation>
    </message>
    <message>
        <source>interventions</source>
        <translation>干预</translation>
    </message>
    <message>
        <source>%1 of them</source>
        <translation>%1 项</translation>
    </message>
    <message>
        <source>comparison</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>different sides</source>
        <translation>比较的对象不同</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>step %1 of the calculation</source>
        <translation>计算的第 %1 步</translation>
    </message>
    <message>
        <source>first step</source>
        <translation>第一步</translation>
    </message>
    <message>
        <source>shows the same</source>
        <translation>显示不变</translation>
    </message>
    <message>
        <source>The first step says all that is shown.</source>
        <translation>第一步写明显示的全部内容。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>This step shows what the step before shows.</source>
        <translation>这一步显示的与上一步相同。</translation>
    </message>
    <message>
        <source>Changes since the step before: %1.</source>
        <translation>与上一步相比的变化：%1。</translation>
    </message>
</context>
<context>
    <name>StepsPlayer</name>
    <message>
        <source>One step back (←)</source>
        <translation>后退一步（←）</translation>
    </message>
    <message>
        <source>Play, or stop (Space)</source>
        <translation>播放或停止（空格）</translation>
    </message>
    <message>
        <source>One step on (→)</source>
        <translation>前进一步（→）</translation>
    </message>
    <message>
        <source>Space: play · ← →: step · ↑ ↓: query · Ctrl + ← →: key · 1–9: jump</source>
        <translation>空格：播放 · ← →：逐步 · ↑ ↓：查询 · Ctrl + ← →：键 · 1–9：跳转</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步</translation>
    </message>
    <message>
        <source>❚❚ Step %1 of %2: %3</source>
        <translation>❚❚ 第 %1 步，共 %2 步：%3</translation>
    </message>
    <message>
        <source>▶ Step %1 of %2: %3</source>
        <translation>▶ 第 %1 步，共 %2 步：%3</translation>
    </message>
</context>
<context>
    <name>StepsSheet</name>
    <message>
        <source>from the file</source>
        <translation>来自文件</translation>
    </message>
    <message>
        <source>longer with position</source>
        <translation>按位置加长</translation>
    </message>
    <message>
        <source>rotated by position</source>
        <translation>按位置旋转</translation>
    </message>
    <message>
        <source>%1, rotated</source>
        <translation>%1，已旋转</translation>
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
        <translation>输入 x</translation>
    </message>
    <message>
        <source>latents</source>
        <translation>潜向量</translation>
    </message>
    <message>
        <source>queries and keys</source>
        <translation>查询和键</translation>
    </message>
    <message>
        <source>project</source>
        <translation>投影</translation>
    </message>
    <message>
        <source>norm of q and k</source>
        <translation>q 和 k 的归一化</translation>
    </message>
    <message>
        <source>rotate by position</source>
        <translation>按位置旋转</translation>
    </message>
    <message>
        <source>lengthen by position</source>
        <translation>按位置加长</translation>
    </message>
    <message>
        <source>scores</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>soft-cap</source>
        <translation>软截断</translation>
    </message>
    <message>
        <source>bias of position</source>
        <translation>位置偏置</translation>
    </message>
    <message>
        <source>index of keys</source>
        <translation>键索引</translation>
    </message>
    <message>
        <source>mask</source>
        <translation>掩码</translation>
    </message>
    <message>
        <source>softmax</source>
        <translation>softmax</translation>
    </message>
    <message>
        <source>divide by the row&apos;s sum</source>
        <translation>除以这一行的总和</translation>
    </message>
    <message>
        <source>dropout</source>
        <translation>暂退（dropout）</translation>
    </message>
    <message>
        <source>difference of softmaxes</source>
        <translation>softmax 之差</translation>
    </message>
    <message>
        <source>weigh the values</source>
        <translation>对值加权</translation>
    </message>
    <message>
        <source>gate</source>
        <translation>门控</translation>
    </message>
    <message>
        <source>output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>experts</source>
        <translation>专家</translation>
    </message>
    <message>
        <source>measures</source>
        <translation>度量</translation>
    </message>
    <message>
        <source>x, the last tokens</source>
        <translation>x，最后几个词元</translation>
    </message>
    <message>
        <source>x</source>
        <translation>x</translation>
    </message>
    <message>
        <source>x, all tokens</source>
        <translation>x，所有词元</translation>
    </message>
    <message>
        <source>y, attended to</source>
        <translation>y，被关注的</translation>
    </message>
    <message>
        <source>latent of queries</source>
        <translation>查询的潜向量</translation>
    </message>
    <message>
        <source>latent of keys and values</source>
        <translation>键和值的潜向量</translation>
    </message>
    <message>
        <source>key part of all heads</source>
        <translation>所有头共用的键的部分</translation>
    </message>
    <message>
        <source>latent · W_Q</source>
        <translation>潜向量 · W_Q</translation>
    </message>
    <message>
        <source>x · W_Q</source>
        <translation>x · W_Q</translation>
    </message>
    <message>
        <source>latent · W_K, shared part</source>
        <translation>潜向量 · W_K，共用部分</translation>
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
        <translation>查询 Q</translation>
    </message>
    <message>
        <source>keys K</source>
        <translation>键 K</translation>
    </message>
    <message>
        <source>values V</source>
        <translation>值 V</translation>
    </message>
    <message>
        <source>scores Q Kᵀ</source>
        <translation>分数 Q Kᵀ</translation>
    </message>
    <message>
        <source>content → position</source>
        <translation>内容 → 位置</translation>
    </message>
    <message>
        <source>position → content</source>
        <translation>位置 → 内容</translation>
    </message>
    <message>
        <source>+ bias of position</source>
        <translation>+ 位置偏置</translation>
    </message>
    <message>
        <source>index scores</source>
        <translation>索引分数</translation>
    </message>
    <message>
        <source>+ mask</source>
        <translation>+ 掩码</translation>
    </message>
    <message>
        <source>softmax over all keys</source>
        <translation>所有键上的 softmax</translation>
    </message>
    <message>
        <source>hidden → 0</source>
        <translation>遮住的 → 0</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>sink</source>
        <translation>注意力汇</translation>
    </message>
    <message>
        <source>kept or dropped</source>
        <translation>保留或丢掉</translation>
    </message>
    <message>
        <source>after dropout</source>
        <translation>暂退之后</translation>
    </message>
    <message>
        <source>w₁, of the previous head</source>
        <translation>w₁，前一个头的</translation>
    </message>
    <message>
        <source>w₂, of the next head</source>
        <translation>w₂，后一个头的</translation>
    </message>
    <message>
        <source>w₁ − %1 · w₂</source>
        <translation>w₁ − %1 · w₂</translation>
    </message>
    <message>
        <source>× V, context</source>
        <translation>× V，上下文向量</translation>
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
        <translation>上下文向量 ⊙ 门</translation>
    </message>
    <message>
        <source>Σ over heads</source>
        <translation>Σ，各个头</translation>
    </message>
    <message>
        <source>experts chosen</source>
        <translation>选中的专家</translation>
    </message>
    <message>
        <source>heads side by side</source>
        <translation>各个头并排</translation>
    </message>
    <message>
        <source>entropy</source>
        <translation>熵</translation>
    </message>
    <message>
        <source>mean distance</source>
        <translation>平均距离</translation>
    </message>
    <message>
        <source>attention received</source>
        <translation>受到的注意力</translation>
    </message>
    <message>
        <source>mean of the heads</source>
        <translation>各头的均值</translation>
    </message>
    <message>
        <source>contacts of residues</source>
        <translation>残基接触</translation>
    </message>
    <message>
        <source>pooling probe</source>
        <translation>池化探针</translation>
    </message>
    <message>
        <source>attention rollout</source>
        <translation>注意力展开</translation>
    </message>
    <message>
        <source>norm(x · W down)</source>
        <translation>norm(x · W down)</translation>
    </message>
    <message>
        <source>of x, rotated</source>
        <translation>来自 x，已旋转</translation>
    </message>
    <message>
        <source>query · vector of the distance</source>
        <translation>查询 · 距离的向量</translation>
    </message>
    <message>
        <source>key · vector of the distance</source>
        <translation>键 · 距离的向量</translation>
    </message>
    <message>
        <source>a column for each expert</source>
        <translation>每个专家一列</translation>
    </message>
    <message>
        <source>latent · W_V</source>
        <translation>潜向量 · W_V</translation>
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
        <translation>点积</translation>
    </message>
    <message>
        <source>scaled</source>
        <translation>已缩放</translation>
    </message>
    <message>
        <source>capped</source>
        <translation>已截断</translation>
    </message>
    <message>
        <source>rows sum to 1; 0 where no key is seen</source>
        <translation>每行总和为 1；看不到键的行为 0</translation>
    </message>
    <message>
        <source>rows and sink sum to 1</source>
        <translation>每行与注意力汇加起来为 1</translation>
    </message>
    <message>
        <source>rows sum to 1</source>
        <translation>每行总和为 1</translation>
    </message>
    <message>
        <source>the %1 highest stay visible</source>
        <translation>最高的 %1 个仍可见</translation>
    </message>
    <message>
        <source>its share of each row</source>
        <translation>它在每行中的份额</translation>
    </message>
    <message>
        <source>1 and 0, by the seed</source>
        <translation>1 和 0，由随机种子定</translation>
    </message>
    <message>
        <source>the pair&apos;s other softmax</source>
        <translation>这一对中的另一个 softmax</translation>
    </message>
    <message>
        <source>applied to V; may be negative</source>
        <translation>用到 V 上；可以是负数</translation>
    </message>
    <message>
        <source>of this softmax alone</source>
        <translation>只用这个 softmax</translation>
    </message>
    <message>
        <source>weighted values</source>
        <translation>加权的值</translation>
    </message>
    <message>
        <source>of both heads</source>
        <translation>两个头的</translation>
    </message>
    <message>
        <source>0 to 1</source>
        <translation>0 到 1</translation>
    </message>
    <message>
        <source>nats</source>
        <translation>奈特</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>sum over queries</source>
        <translation>各查询之和</translation>
    </message>
    <message>
        <source>of all heads, symmetric, corrected</source>
        <translation>由所有头得到，已对称化和校正</translation>
    </message>
    <message>
        <source>its weights in this head, after the last layer</source>
        <translation>最后一层之后，它在这个头中的权重</translation>
    </message>
    <message>
        <source>through the layers up to here</source>
        <translation>穿过到此为止的各层</translation>
    </message>
    <message>
        <source>Steps of the calculation</source>
        <translation>计算的各步</translation>
    </message>
    <message>
        <source>dimension %1</source>
        <translation>第 %1 维</translation>
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
        <source>− mean, ∕ deviation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>∕ root mean square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · tanh(s ∕ %1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this head: context · W_O</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>concat · W_O</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>∕ (1 − rate)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>g, the second stream</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after the last token</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StepsView</name>
    <message>
        <source>This layer: %1 multiply–adds (%2 projections, %3 scores, %4 values), %5B of attention weights. At twice the length: %6, %7B.</source>
        <translation>本层：%1 次乘加（投影 %2，分数 %3，值 %4），注意力权重占 %5B。长度加倍时：%6，%7B。</translation>
    </message>
    <message>
        <source>%1 × %2 tokens · 1 head shown</source>
        <translation>%1 × %2 个词元 · 显示 1 个头</translation>
    </message>
    <message>
        <source>1 token · 1 head shown</source>
        <translation>1 个词元 · 显示 1 个头</translation>
    </message>
    <message>
        <source>%1 tokens · 1 head shown</source>
        <translation>%1 个词元 · 显示 1 个头</translation>
    </message>
    <message>
        <source>norm </source>
        <translation>norm </translation>
    </message>
    <message>
        <source> + bias</source>
        <translation> + 偏置</translation>
    </message>
    <message>
        <source> + mask</source>
        <translation> + 掩码</translation>
    </message>
    <message>
        <source>, sink</source>
        <translation>, 注意力汇</translation>
    </message>
    <message>
        <source>hide</source>
        <translation>遮住</translation>
    </message>
    <message>
        <source>dropout</source>
        <translation>暂退（dropout）</translation>
    </message>
    <message>
        <source>%1 and the sink</source>
        <translation>%1 和注意力汇</translation>
    </message>
    <message>
        <source>Σ weight · v, %1 numbers</source>
        <translation>Σ 权重 · v，%1 个数</translation>
    </message>
    <message>
        <source>the context of another run instead of %1</source>
        <translation>用另一次运行的上下文向量代替 %1</translation>
    </message>
    <message>
        <source>%1, then the mean over all queries in its place</source>
        <translation>%1，然后换成所有查询的均值</translation>
    </message>
    <message>
        <source>%1, times 0: the head is switched off</source>
        <translation>%1，乘以 0：这个头已关闭</translation>
    </message>
    <message>
        <source>%1, times %2</source>
        <translation>%1，乘以 %2</translation>
    </message>
    <message>
        <source>x has %1 numbers for each token</source>
        <translation>每个词元的 x 有 %1 个数</translation>
    </message>
    <message>
        <source>q·k of %1 = %2</source>
        <translation>%1 的 q·k = %2</translation>
    </message>
    <message>
        <source>an intervention instead of softmax: weight of %1 = %2</source>
        <translation>由干预设定，不经 softmax：%1 的权重 = %2</translation>
    </message>
    <message>
        <source>all heads side by side</source>
        <translation>所有的头并排</translation>
    </message>
    <message>
        <source>keys and values are projected from %1 numbers per token instead of %2; %3 more are the part of the key that all heads share</source>
        <translation>每个词元的键和值由 %1 个数投影得到，而不是 %2 个；另有 %3 个数是所有头共用的键的部分</translation>
    </message>
    <message>
        <source>× %1 for position %2: %3</source>
        <translation>× %1，用于位置 %2：%3</translation>
    </message>
    <message>
        <source>q of %1</source>
        <translation>%1 的 q</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 with its bias = %2</source>
        <translation>%1 加上偏置 = %2</translation>
    </message>
    <message>
        <source>expert %1 (× %2)</source>
        <translation>专家 %1（× %2）</translation>
    </message>
    <message>
        <source>after this attention, %1 goes through %2 of %3</source>
        <translation>在这个注意力之后，%1 经过 %2（共 %3 个）</translation>
    </message>
    <message>
        <source>q of %1 and k of %2 are outlined</source>
        <translation>框出的是 %1 的 q 和 %2 的 k</translation>
    </message>
    <message>
        <source>; this layer rotates neither: it has no positions</source>
        <translation>；这一层两者都不旋转：它没有位置信息</translation>
    </message>
    <message>
        <source>; k and v are those of head %1 of %2, which %3 heads share</source>
        <translation>；k 和 v 取自键值头 %1，共 %2 个，每个由 %3 个头共用</translation>
    </message>
    <message>
        <source> · k of %1</source>
        <translation> · %1 的 k</translation>
    </message>
    <message>
        <source>rotated by position %1: dimensions %2 and %3 of q, %4 → %5</source>
        <translation>按位置 %1 旋转：q 的第 %2 维和第 %3 维，%4 → %5</translation>
    </message>
    <message>
        <source>%1 has no index score</source>
        <translation>%1 没有索引分数</translation>
    </message>
    <message>
        <source>index score of %1 = %2; another rule hides it from %3</source>
        <translation>%1 的索引分数 = %2；另一条规则对 %3 遮住了它</translation>
    </message>
    <message>
        <source>index score of %1 = %2: not among the %4 highest that %3 may see, so it is hidden</source>
        <translation>%1 的索引分数 = %2：不在 %3 可以看到的最高的 %4 个之中，因此被遮住</translation>
    </message>
    <message>
        <source>index score of %1 = %2: among the %4 highest that %3 may see, so it stays</source>
        <translation>%1 的索引分数 = %2：在 %3 可以看到的最高的 %4 个之中，因此保留</translation>
    </message>
    <message>
        <source>%1 is visible</source>
        <translation>%1 可见</translation>
    </message>
    <message>
        <source>%1 is hidden by %2: its score becomes %3</source>
        <translation>%1 被 %2 遮住：它的分数变成 %3</translation>
    </message>
    <message>
        <source>%1 is hidden by %2: its weight becomes 0</source>
        <translation>%1 被 %2 遮住：它的权重变成 0</translation>
    </message>
    <message>
        <source>%1 sees no key: PyTorch gives NaN here, AttentionScope writes 0</source>
        <translation>%1 看不到任何键：PyTorch 在这里给出 NaN，AttentionScope 写 0</translation>
    </message>
    <message>
        <source>%1: weight of %2 = %3</source>
        <translation>%1：%2 的权重 = %3</translation>
    </message>
    <message>
        <source>; the sink takes %1, the row sums to %2</source>
        <translation>；注意力汇占 %1，这一行总和为 %2</translation>
    </message>
    <message>
        <source>the seed drops it: %1 → %2</source>
        <translation>随机种子丢掉了它：%1 → %2</translation>
    </message>
    <message>
        <source>weight applied to v of %1: %2 − %3 · %4 = %5; not a distribution, so the entropy is that of each softmax alone</source>
        <translation>用到 %1 的 v 上的权重：%2 − %3 · %4 = %5；它不是概率分布，因此熵是每个 softmax 各自的熵</translation>
    </message>
    <message>
        <source>gate of %1: %2; its context %3 → %4</source>
        <translation>%1 的门：%2；它的上下文向量 %3 → %4</translation>
    </message>
    <message>
        <source>entropy %1 nats</source>
        <translation>熵 %1 奈特</translation>
    </message>
    <message>
        <source> of at most ln %1 = %2</source>
        <translation> · 最大 ln %1 = %2</translation>
    </message>
    <message>
        <source>; mean distance %1 tokens; %2 receives %3 from all queries</source>
        <translation>；平均距离 %1 个词元；%2 从所有查询共得到 %3</translation>
    </message>
    <message>
        <source>One query</source>
        <translation>一个查询</translation>
    </message>
    <message>
        <source>Only the chosen query&apos;s row of every stage (O)</source>
        <translation>每个阶段只显示选中查询的行（O）</translation>
    </message>
    <message>
        <source>All queries</source>
        <translation>所有查询</translation>
    </message>
    <message>
        <source>Every query&apos;s row (A)</source>
        <translation>每个查询的行（A）</translation>
    </message>
    <message>
        <source>One stage</source>
        <translation>一个阶段</translation>
    </message>
    <message>
        <source>Only the present stage, as large as the view (S)</source>
        <translation>只显示当前阶段，与视图一样大（S）</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>计算步骤</translation>
    </message>
    <message>
        <source>largest difference of Σ and concat: %1</source>
        <translation>Σ 与 concat 的最大差：%1</translation>
    </message>
    <message>
        <source>query &lt;b&gt;%1&lt;/b&gt; · dₖ = %2 · </source>
        <translation>查询 &lt;b&gt;%1&lt;/b&gt; · dₖ = %2 · </translation>
    </message>
    <message>
        <source>every number is the engine&apos;s own</source>
        <translation>每个数都由引擎自己算出</translation>
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
        <source>∕ row sums</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>∕ the row&apos;s sum %1: weight of %2 = %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>− mean, ∕ deviation, × weight: q of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>∕ root mean square: q of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>∕ root mean square, × weight: q of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the seed keeps it: %1 ∕ (1 − %2) = %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · −∞ before the softmax gives the same weights to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · normed, and then added to x: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · added to x, and the sum is normed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B of %1 = %2 before the convolution, C of %3 = %4 after it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; every token asks with the same vector, and only its position tells its query apart</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TalkBar</name>
    <message>
        <source>The time of day</source>
        <translation>当前时间</translation>
    </message>
    <message>
        <source>Time since the start</source>
        <translation>开始以来的时间</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>归零</translation>
    </message>
    <message>
        <source>Set the timer back to 00:00</source>
        <translation>把计时器归零到 00:00</translation>
    </message>
    <message>
        <source>now</source>
        <translation>现在</translation>
    </message>
    <message>
        <source>since the start</source>
        <translation>开始以来</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Pause the timer</source>
        <translation>暂停计时器</translation>
    </message>
    <message>
        <source>Start the timer</source>
        <translation>启动计时器</translation>
    </message>
    <message>
        <source>of %1 · planned here %2 to %3</source>
        <translation>共 %1 · 此处计划 %2 至 %3</translation>
    </message>
    <message>
        <source>%1 · %2 behind</source>
        <translation>%1 · 落后 %2</translation>
    </message>
    <message>
        <source>%1 · %2 ahead</source>
        <translation>%1 · 提前 %2</translation>
    </message>
    <message>
        <source>%1 · in time</source>
        <translation>%1 · 准时</translation>
    </message>
</context>
<context>
    <name>TargetPanel</name>
    <message>
        <source>Target text</source>
        <translation>目标文本</translation>
    </message>
    <message>
        <source>Type the decoder&apos;s text, or let the model generate it</source>
        <translation>键入解码器的文本，或者让模型生成</translation>
    </message>
    <message>
        <source>The decoder reads this after its start token</source>
        <translation>解码器在起始词元之后读这段文本</translation>
    </message>
    <message>
        <source>What the words of the target mean one by one, as the model&apos;s folder says</source>
        <translation>目标文本中的词逐个是什么意思，取自模型的文件夹</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目标文本</translation>
    </message>
    <message>
        <source>This target was written for another source text.</source>
        <translation>这段目标文本是为另一段源文本写的。</translation>
    </message>
    <message>
        <source>Translate</source>
        <translation>翻译</translation>
    </message>
    <message>
        <source>Replace the target by what the model writes for this source (Ctrl+Z undoes this)</source>
        <translation>用模型为这段源文本写出的内容代替目标文本（Ctrl+Z 撤销）</translation>
    </message>
    <message>
        <source>Tokens · %1 of %2</source>
        <translation>词元 · %1 / %2</translation>
    </message>
    <message>
        <source>Tokens · %1</source>
        <translation>词元 · %1</translation>
    </message>
    <message>
        <source>Struck through: %1 has no token for it, so it is left out.</source>
        <translation>带删除线：%1 没有对应的词元，因此略去。</translation>
    </message>
    <message>
        <source>Too long: only the first %1 of %2 tokens are used (the rest are grey).</source>
        <translation>太长：只用 %2 个词元中的前 %1 个（其余显示为灰色）。</translation>
    </message>
</context>
<context>
    <name>TermBars</name>
    <message>
        <source>The score, term by term</source>
        <translation>分数，逐项</translation>
    </message>
    <message>
        <source>%1, term by term</source>
        <translation>%1，逐项</translation>
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
        <translation>软截断 %1</translation>
    </message>
    <message>
        <source>with bias %1</source>
        <translation>加偏置 %1</translation>
    </message>
    <message>
        <source>hidden → 0</source>
        <translation>遮住的 → 0</translation>
    </message>
    <message>
        <source>hidden, weight 0</source>
        <translation>被遮住，权重 0</translation>
    </message>
    <message>
        <source>hidden, yet its weight is %1</source>
        <translation>被遮住，但权重仍为 %1</translation>
    </message>
    <message>
        <source>all %1 terms are 0</source>
        <translation>%1 项全部为 0</translation>
    </message>
    <message>
        <source>dimension %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>∕ %1 = %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TextInput</name>
    <message>
        <source>No row predicts the first token, because no token stands before it.</source>
        <translation>没有一行预测第一个词元，因为它前面没有词元。</translation>
    </message>
    <message>
        <source>Shuffled bytes are not a text. Cut the text into words or characters to shuffle it.</source>
        <translation>打乱的字节不成文本。要打乱，请把文本按词或按字符切分。</translation>
    </message>
    <message>
        <source>Shuffled: without positions, only a mask by position can change the weights.</source>
        <translation>已打乱：没有位置编码时，只有按位置的掩码才能改变权重。</translation>
    </message>
    <message>
        <source>Shuffled: with positions, the weights change.</source>
        <translation>已打乱：有位置编码时，权重会改变。</translation>
    </message>
    <message>
        <source>Only models that predict the next token can continue a text, and only one text at a time.</source>
        <translation>只有预测下一个词元的模型才能续写文本，而且一次只能续写一段。</translation>
    </message>
    <message>
        <source>Nothing has been sampled yet. Choose Sampled beside Generate, then generate tokens.</source>
        <translation>还没有采样过。请在“生成”旁边选择“采样”，再生成词元。</translation>
    </message>
    <message>
        <source>The text is as long as %1 can read.</source>
        <translation>文本已达到 %1 能读的长度。</translation>
    </message>
    <message>
        <source>The model finished (%1).</source>
        <translation>模型已写完（%1）。</translation>
    </message>
</context>
<context>
    <name>TokenChips</name>
    <message>
        <source> · part %1 of %2 of “%3”</source>
        <translation> · “%3”的第 %1 部分，共 %2 部分</translation>
    </message>
    <message>
        <source>token %1 · id %2 · “%3”</source>
        <translation>词元 %1 · 编号 %2 · “%3”</translation>
    </message>
    <message>
        <source> · added by the tokenizer</source>
        <translation> · 由分词器添加</translation>
    </message>
    <message>
        <source> · bytes %1</source>
        <translation> · 字节 %1</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>“%1” is not in the vocabulary</source>
        <translation>“%1”不在词表里</translation>
    </message>
    <message>
        <source> · generated by the model</source>
        <translation> · 由模型生成</translation>
    </message>
    <message>
        <source> · beyond the %1 tokens that the model can read</source>
        <translation> · 超出模型能读的 %1 个词元</translation>
    </message>
    <message>
        <source>… %1 tokens in total</source>
        <translation>… 总共 %1 个词元</translation>
    </message>
    <message>
        <source> · weight %1</source>
        <translation> · 权重 %1</translation>
    </message>
    <message>
        <source>Choose it as &amp;query</source>
        <translation>选为查询(&amp;Q)</translation>
    </message>
    <message>
        <source>Choose it as &amp;key</source>
        <translation>选为键(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Hide it from the other tokens</source>
        <translation>对其他词元遮住它(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Split into characters</source>
        <translation>拆分成字符(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Join with the token before</source>
        <translation>与前一个词元合并(&amp;J)</translation>
    </message>
</context>
<context>
    <name>TokenShares</name>
    <message>
        <source>no words</source>
        <translation>没有词</translation>
    </message>
    <message>
        <source>%1: %2, of %3 in the collection</source>
        <translation>%1：%2，文本集中共 %3 个</translation>
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
        <translation type="unfinished">%1：%2</translation>
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
        <translation type="unfinished">%1：%2 %3</translation>
    </message>
    <message>
        <source>token %1</source>
        <translation type="unfinished">词元 %1</translation>
    </message>
    <message>
        <source>token</source>
        <translation type="unfinished">词元</translation>
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
        <source>The text as this model cuts it, with the ids. Add another model to see both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tinted: text that the models cut differently. A click on a model&apos;s name goes to its map.</source>
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
        <translation>选择由什么来计算注意力</translation>
    </message>
    <message>
        <source>Encoder</source>
        <translation>编码器</translation>
    </message>
    <message>
        <source>Decoder</source>
        <translation>解码器</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>交叉</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>注意力</translation>
    </message>
    <message>
        <source>The encoder&apos;s attention, the decoder&apos;s, or from decoder to encoder (Ctrl+B)</source>
        <translation>编码器的注意力、解码器的注意力，或者从解码器到编码器的注意力（Ctrl+B）</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>层</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>头</translation>
    </message>
    <message>
        <source>Layer (Alt+Up, Alt+Down)</source>
        <translation>层（Alt+↑、Alt+↓）</translation>
    </message>
    <message>
        <source>Head (Alt+Left, Alt+Right)</source>
        <translation>头（Alt+←、Alt+→）</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>掩码</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>For every head, unless Mask names a layer or a head. It also changes the queries and keys of later layers, because each layer reads what the one before it wrote.</source>
        <translation>用于每个头，除非“掩码”指定了一层或一个头。它也会改变后面各层的查询和键，因为每一层读前一层写出的内容。</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Save a figure, or the numbers behind it</source>
        <translation>保存插图，或者它背后的数</translation>
    </message>
    <message>
        <source>As the model does</source>
        <translation>与模型相同</translation>
    </message>
    <message>
        <source>Causal</source>
        <translation>因果</translation>
    </message>
    <message>
        <source>None (every key but padding)</source>
        <translation>无（除填充外的每个键）</translation>
    </message>
    <message>
        <source>Sliding window of 4, causal</source>
        <translation>大小为 4 的滑动窗口，因果</translation>
    </message>
    <message>
        <source>Prefix of 3, then causal</source>
        <translation>大小为 3 的前缀，其后因果</translation>
    </message>
    <message>
        <source>Compose or paint a mask…</source>
        <translation>编写或涂画掩码…</translation>
    </message>
    <message>
        <source>Teaching module</source>
        <translation>教学模块</translation>
    </message>
    <message>
        <source>Model %1</source>
        <translation>模型 %1</translation>
    </message>
    <message>
        <source>Layer  %1</source>
        <translation>层  %1</translation>
    </message>
    <message>
        <source>Head  %1</source>
        <translation>头  %1</translation>
    </message>
    <message>
        <source>Head  %1 · %2</source>
        <translation>头  %1 · %2</translation>
    </message>
    <message>
        <source>the model&apos;s own</source>
        <translation>模型自带</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>own</source>
        <translation>自带</translation>
    </message>
    <message>
        <source>Mask  %1 ▾</source>
        <translation>掩码  %1 ▾</translation>
    </message>
    <message>
        <source>Which keys each query may see: %1</source>
        <translation>每个查询可以看到哪些键：%1</translation>
    </message>
    <message>
        <source>%1 ▾</source>
        <translation>%1 ▾</translation>
    </message>
    <message>
        <source>Model  %1 ▾</source>
        <translation>模型  %1 ▾</translation>
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
        <translation>之前</translation>
    </message>
    <message>
        <source>now</source>
        <translation>现在</translation>
    </message>
    <message>
        <source>A word to track</source>
        <translation>要跟踪的词</translation>
    </message>
    <message>
        <source>Type a word and press Enter, or click a predicted token, to follow its probability</source>
        <translation>键入一个词并按 Enter，或者点击一个预测的词元，跟踪它的概率</translation>
    </message>
    <message>
        <source>The probability without your interventions and your changes to mask and scoring</source>
        <translation>没有干预、也没有改动掩码和分数时的概率</translation>
    </message>
    <message>
        <source>Logit difference</source>
        <translation>logit 差</translation>
    </message>
    <message>
        <source>Tracked words</source>
        <translation>跟踪的词</translation>
    </message>
    <message>
        <source>Stop tracking this word (Delete)</source>
        <translation>不再跟踪这个词（Delete）</translation>
    </message>
    <message>
        <source>No more than %1 words can be tracked</source>
        <translation>最多只能跟踪 %1 个词</translation>
    </message>
    <message>
        <source>Track a word, or click one above</source>
        <translation>跟踪一个词，或者点击上面的词</translation>
    </message>
    <message>
        <source>Probability of %1</source>
        <translation>%1 的概率</translation>
    </message>
    <message>
        <source>Probability of %1 before</source>
        <translation>改动之前 %1 的概率</translation>
    </message>
    <message>
        <source>Stop tracking %1</source>
        <translation>不再跟踪 %1</translation>
    </message>
    <message>
        <source>ln p(%1) − ln p(%2), in nats</source>
        <translation>ln p(%1) − ln p(%2)，以奈特计</translation>
    </message>
    <message>
        <source>The model has no token for “%1”.</source>
        <translation>模型没有对应“%1”的词元。</translation>
    </message>
    <message>
        <source>“%1” is %2 tokens: the first, “%3”, is tracked.</source>
        <translation>“%1”是 %2 个词元：跟踪第一个，即“%3”。</translation>
    </message>
    <message>
        <source>The logit difference is that of the first two words.</source>
        <translation>logit 差取前两个词。</translation>
    </message>
    <message>
        <source>Tracked words have the model&apos;s own probabilities, before temperature, top-k and top-p.</source>
        <translation>跟踪的词显示模型自己的概率，即经过温度、top-k 和 top-p 之前的概率。</translation>
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
        <source>Measure of the heads</source>
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
        <translation type="unfinished">随机种子</translation>
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
        <translation type="unfinished">文件(&amp;F)</translation>
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
        <translation type="unfinished">关闭(&amp;C)</translation>
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
        <translation type="unfinished">继续(&amp;G)</translation>
    </message>
    <message>
        <source>%1 — Training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grammar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Main window follows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entropy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean entropy of a row, in nats: how many tokens a head looks at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trains the same with another seed, and says which head became which</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The main window shows the step that is chosen here, in every view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another &amp;seed beside…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+B</source>
        <translation type="unfinished">Ctrl+B</translation>
    </message>
    <message>
        <source>&amp;Knock out the chosen head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+K</source>
        <translation type="unfinished">Ctrl+K</translation>
    </message>
    <message>
        <source>Beside: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Train another seed into a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another file than that of the run itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a cell of a map to see what learning from this text would do to its weight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Knock out head %1.%2 and go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Knock out a head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the &amp;other seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An&amp;other seed beside…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grey: each batch. Blue: held-out sequences. Dashed: guessing alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight on the token after an earlier copy of the query&apos;s token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From this step on the head of the chosen cell writes nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Train on a te&amp;xt of your own…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+T</source>
        <translation type="unfinished">Ctrl+T</translation>
    </message>
    <message>
        <source>Go on &amp;from the chosen step…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+G</source>
        <translation type="unfinished">Ctrl+G</translation>
    </message>
    <message>
        <source>&amp;Pace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;As fast as it goes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A &amp;hundred steps a second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Ten steps a second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to step %2: step %1 is done anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause the training before another one begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learn the lines of a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texts (*.txt)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on from step %1 into a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause the training to see what learning does to this weight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Knock out head %1.%2 from here on…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on &amp;from here, seed %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on &amp;from here…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes back to this step, and on into another file with batches of seed %1; what is held out stays the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes back to this step, and on from it into another file; with another seed above, with other batches</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ValueStack</name>
    <message>
        <source>The context, key by key</source>
        <translation>上下文向量，逐个键</translation>
    </message>
    <message>
        <source>context = Σ weight · v, %1 dimensions</source>
        <translation>上下文向量 = Σ 权重 · v，%1 维</translation>
    </message>
    <message>
        <source>%1: weight · v, key by key</source>
        <translation>%1：权重 · v，逐个键</translation>
    </message>
    <message>
        <source>Σ output</source>
        <translation>Σ 输出</translation>
    </message>
    <message>
        <source>Σ context</source>
        <translation>Σ 上下文向量</translation>
    </message>
    <message>
        <source>%1 others</source>
        <translation>其余 %1 个</translation>
    </message>
    <message>
        <source>%1, dimension %2: weight · v = %3</source>
        <translation>%1，第 %2 维：权重 · v = %3</translation>
    </message>
    <message>
        <source>output</source>
        <translation type="unfinished">输出</translation>
    </message>
    <message>
        <source>context</source>
        <translation type="unfinished">上下文向量</translation>
    </message>
    <message>
        <source>this head&apos;s share of the output = Σ weight · v W_O, %1 dimensions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: weight · v W_O, key by key</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ViewBar</name>
    <message>
        <source>Views</source>
        <translation>视图</translation>
    </message>
    <message>
        <source>One head&apos;s weights (Ctrl+1)</source>
        <translation>一个头的权重（Ctrl+1）</translation>
    </message>
    <message>
        <source>How its weights are computed, step by step (Ctrl+2)</source>
        <translation>它的权重是怎样逐步算出来的（Ctrl+2）</translation>
    </message>
    <message>
        <source>Which keys a query may see (Ctrl+3)</source>
        <translation>一个查询可以看到哪些键（Ctrl+3）</translation>
    </message>
    <message>
        <source>Heads or runs side by side (Ctrl+4)</source>
        <translation>头或运行并排显示（Ctrl+4）</translation>
    </message>
    <message>
        <source>Every head at once; which head does this? (Ctrl+5)</source>
        <translation>一次显示每个头；这是哪个头做的？（Ctrl+5）</translation>
    </message>
    <message>
        <source>Queries and keys joined by lines (Ctrl+6)</source>
        <translation>用线条连接查询和键（Ctrl+6）</translation>
    </message>
    <message>
        <source>What is measured of each head (Ctrl+7)</source>
        <translation>对每个头测量什么（Ctrl+7）</translation>
    </message>
    <message>
        <source>What wrote a score, or an answer (Ctrl+9)</source>
        <translation>是什么写出了一个分数或一个答案（Ctrl+9）</translation>
    </message>
    <message>
        <source>The view (Ctrl+1 to Ctrl+9)</source>
        <translation>视图（Ctrl+1 到 Ctrl+9）</translation>
    </message>
    <message>
        <source>%1. Drag it to another program to drop the figure there.</source>
        <translation>%1。把这个标签拖到别的程序里，就能把插图放在那里。</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Each row is labelled with the token where it is computed: what that token attends to</source>
        <translation>每一行用计算它的词元标注：这个词元关注什么</translation>
    </message>
    <message>
        <source>Each row is labelled with the next token: what the model attends to while it predicts that one (Ctrl+R)</source>
        <translation>每一行用下一个词元标注：模型预测那个词元时关注什么（Ctrl+R）</translation>
    </message>
    <message>
        <source>What a patch attends to, over the picture (Ctrl+8)</source>
        <translation>一个图像块关注什么，显示在图片上（Ctrl+8）</translation>
    </message>
    <message>
        <source>Position encodings side by side (Ctrl+Shift+9)</source>
        <translation>几种位置编码并排（Ctrl+Shift+9）</translation>
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
        <translation>这段文本有 %1 个词元，而“%2”最多显示 %3 × %3 个单元格。“注意力图”可以显示任何长度。</translation>
    </message>
    <message>
        <source>%1 reads sounds. Drop a WAV, FLAC or Ogg file here, or open one with File › Open (Ctrl+O).</source>
        <translation>%1 读声音。请把 WAV、FLAC 或 Ogg 文件拖到这里，或者用“文件 › 打开”（Ctrl+O）打开。</translation>
    </message>
    <message>
        <source>%1 reads pictures. Drop a PNG or JPEG here, or open one with File › Open (Ctrl+O).</source>
        <translation>%1 读图片。请把 PNG 或 JPEG 文件拖到这里，或者用“文件 › 打开”（Ctrl+O）打开。</translation>
    </message>
    <message>
        <source>This attention was read from a file: the weights alone, without the queries, keys and scores that they were computed from. There are no steps to show and no mask to change. Map and Compare show it.</source>
        <translation>这个注意力读自文件：只有权重，没有用来计算它们的查询、键和分数。因此没有计算步骤可以显示，也没有掩码可以改动。“注意力图”和“比较”可以显示它。</translation>
    </message>
</context>
<context>
    <name>ViewName</name>
    <message>
        <source>Map</source>
        <translation>注意力图</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>计算步骤</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>掩码</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>All heads</source>
        <translation>所有头</translation>
    </message>
    <message>
        <source>Flow</source>
        <translation>流向</translation>
    </message>
    <message>
        <source>Measures</source>
        <translation>度量</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>为什么</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>位置</translation>
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
        <translation type="unfinished">%1（第 %2 个词元）</translation>
    </message>
</context>
<context>
    <name>WeightsTable</name>
    <message>
        <source>Directions of the head&apos;s weights, with the tokens at their ends</source>
        <translation>这个头的权重的方向，以及两端的词元</translation>
    </message>
    <message>
        <source>Which queries and keys match</source>
        <translation>哪些查询与哪些键匹配</translation>
    </message>
    <message>
        <source>queries like these</source>
        <translation>这样的查询</translation>
    </message>
    <message>
        <source>match keys like these</source>
        <translation>匹配这样的键</translation>
    </message>
    <message>
        <source>What it writes</source>
        <translation>它写出什么</translation>
    </message>
    <message>
        <source>attending to these</source>
        <translation>关注这些</translation>
    </message>
    <message>
        <source>raises these</source>
        <translation>就提高这些</translation>
    </message>
    <message>
        <source>%1   %2 %</source>
        <translation>%1   %2 %</translation>
    </message>
    <message>
        <source>The direction&apos;s singular value, and its share of all that the circuit does. The first line is one end of the direction, the second the other.</source>
        <translation>这个方向的奇异值，以及它在整个回路的作用中所占的份额。第一行是方向的一端，第二行是另一端。</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>as a query</source>
        <translation>作为查询</translation>
    </message>
    <message>
        <source>as a key</source>
        <translation>作为键</translation>
    </message>
    <message>
        <source>as a value</source>
        <translation>作为值</translation>
    </message>
    <message>
        <source>Feed-forward %1 as a whole</source>
        <translation>前馈层 %1 作为整体</translation>
    </message>
    <message>
        <source>Look through feed-forward %1</source>
        <translation>透过前馈层 %1 看</translation>
    </message>
    <message>
        <source>%1 at %2 × %3 at %4</source>
        <translation>%2 处的 %1 × %4 处的 %3</translation>
    </message>
    <message>
        <source>%1 at %2, with all of the key’s row</source>
        <translation>%2 处的 %1，与键的整行</translation>
    </message>
    <message>
        <source>%1 at %2, with all of the query’s row</source>
        <translation>%2 处的 %1，与查询的整行</translation>
    </message>
    <message>
        <source>adds to the score</source>
        <translation>给分数的贡献</translation>
    </message>
    <message>
        <source>of the score</source>
        <translation>占分数的比例</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Heads that wrote into %1, each at the key that it weighs most:</source>
        <translation>写入 %1 的头，以及各自权重最大的键：</translation>
    </message>
    <message>
        <source>Heads that wrote into %1:</source>
        <translation>写入 %1 的头：</translation>
    </message>
    <message>
        <source>%1 × %2 products</source>
        <translation>%1 × %2 个乘积</translation>
    </message>
    <message>
        <source>the soft-cap, on the whole sum</source>
        <translation>软截断，作用于总和</translation>
    </message>
    <message>
        <source>the engine’s score</source>
        <translation>引擎算出的分数</translation>
    </message>
    <message>
        <source>left over</source>
        <translation>剩余</translation>
    </message>
    <message>
        <source>Exact when the factor of every norm keeps its value of this pass. This says what wrote the score, not what would happen without a part: for that, switch a head off (Intervene).</source>
        <translation>只要每次归一化的系数保持这次计算中的值，结果就是精确的。它说明是什么写出了分数，并不说明没有某个部分会怎样：要知道那一点，请关闭一个头（“干预”）。</translation>
    </message>
    <message>
        <source>“→ ff”: what the feed-forward layer turns a part into, with its activation held too.</source>
        <translation>“→ 前馈”：前馈层把一个部分变成了什么，它的激活也固定不变。</translation>
    </message>
    <message>
        <source>Heads that wrote most, each at the key that it weighs most:</source>
        <translation>写入最多的头，以及各自权重最大的键：</translation>
    </message>
    <message>
        <source>%1 parts</source>
        <translation>%1 个部分</translation>
    </message>
    <message>
        <source>the engine’s result</source>
        <translation>引擎算出的结果</translation>
    </message>
    <message>
        <source>Exact when the factor of the final norm keeps its value. What a head writes differs from what happens without the head: later layers read what it wrote, other heads make up for it, and norms change with it.</source>
        <translation>只要最后的归一化的系数保持不变，结果就是精确的。一个头写出的内容，不同于没有这个头时发生的变化：后面的层读它写出的内容，别的头会补上它，归一化也随之改变。</translation>
    </message>
    <message>
        <source>A logit stands for itself; a probability also falls when the logits of other words rise.</source>
        <translation>logit 只说明这个词本身；别的词的 logit 上升时，这个词的概率也会下降。</translation>
    </message>
    <message>
        <source>They differ most for head %1.</source>
        <translation>两者在头 %1 上相差最大。</translation>
    </message>
    <message>
        <source>it writes</source>
        <translation>它写出</translation>
    </message>
    <message>
        <source>without it</source>
        <translation>没有它时</translation>
    </message>
    <message>
        <source>head %1, whatever the text says</source>
        <translation>头 %1，与文本无关</translation>
    </message>
    <message>
        <source>copying score</source>
        <translation>复制分数</translation>
    </message>
    <message>
        <source>tokens that the head copies</source>
        <translation>这个头复制的词元</translation>
    </message>
    <message>
        <source>token before, by position</source>
        <translation>前一个词元，按位置</translation>
    </message>
    <message>
        <source>itself, by position</source>
        <translation>自身，按位置</translation>
    </message>
    <message>
        <source>Heads that this head reads, as query, key or value (%1 by chance):</source>
        <translation>这个头读取的头，作为查询、键或值（碰巧的值为 %1）：</translation>
    </message>
    <message>
        <source>From the weights alone: the norm before the layer counts with its weights, not with the size of a row; feed-forward layers and biases are left out. A head with copying score 1 writes what it reads, with −1 the opposite.</source>
        <translation>只从权重参数得出：这一层之前的归一化只计它的权重，不计行的大小；前馈层和偏置略去。复制分数为 1 的头写出它读到的内容，−1 则写出相反的内容。</translation>
    </message>
    <message>
        <source>%1, the model would continue from %2 with:</source>
        <translation>%1，模型会在 %2 之后接：</translation>
    </message>
    <message>
        <source>%1, the model would predict at %2:</source>
        <translation>%1，模型会在 %2 处预测：</translation>
    </message>
    <message>
        <source>chosen word: %1</source>
        <translation>选定的词：%1</translation>
    </message>
    <message>
        <source>divergence from last layer</source>
        <translation>与最后一层的散度</translation>
    </message>
    <message>
        <source>%1 nats</source>
        <translation>%1 奈特</translation>
    </message>
    <message>
        <source>The final norm and the language head read the residual stream at this layer, as if no layer followed. Early layers write for later ones, so their predictions may mean nothing yet.</source>
        <translation>最后的归一化和语言模型头读取这一层的残差流，好像后面没有别的层。前面的层是为后面的层写的，因此它们的预测可能还没有意义。</translation>
    </message>
    <message>
        <source>What wrote the query’s row, %1</source>
        <translation>是什么写出了查询所在行，%1</translation>
    </message>
    <message>
        <source>What wrote the key’s row, %1</source>
        <translation>是什么写出了键所在行，%1</translation>
    </message>
    <message>
        <source>added to the score</source>
        <translation>加到分数上</translation>
    </message>
    <message>
        <source>score of %1 for %2</source>
        <translation>%1 对 %2 的分数</translation>
    </message>
    <message>
        <source>before softmax</source>
        <translation>softmax 之前</translation>
    </message>
    <message>
        <source>%1 for the position gives %2</source>
        <translation>位置加 %1，得 %2</translation>
    </message>
    <message>
        <source>hidden by the mask (%1), so softmax does not use it</source>
        <translation>被掩码遮住（%1），因此 softmax 不用它</translation>
    </message>
    <message>
        <source>becomes the weight %1</source>
        <translation>变成权重 %1</translation>
    </message>
    <message>
        <source>the sink takes %1 of the row</source>
        <translation>注意力汇占这一行的 %1</translation>
    </message>
    <message>
        <source>Added to the logit</source>
        <translation>加到 logit 上</translation>
    </message>
    <message>
        <source>logit of %1 minus logit of %2</source>
        <translation>%1 的 logit 减去 %2 的 logit</translation>
    </message>
    <message>
        <source>logit of %1</source>
        <translation>%1 的 logit</translation>
    </message>
    <message>
        <source>after token %1, %2</source>
        <translation>在词元 %1 之后，%2</translation>
    </message>
    <message>
        <source>at token %1, %2</source>
        <translation>在词元 %1 处，%2</translation>
    </message>
    <message>
        <source>What each head writes into the answer</source>
        <translation>每个头给答案写入什么</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>第 %1 层</translation>
    </message>
    <message>
        <source>How the logit difference changes without the head</source>
        <translation>没有这个头时，logit 差改变多少</translation>
    </message>
    <message>
        <source>How the log-probability changes without the head, in nats</source>
        <translation>没有这个头时，对数概率改变多少，以奈特计</translation>
    </message>
    <message>
        <source>“Knock out each head” fills this map.</source>
        <translation>按“逐个敲除头”填满这张图。</translation>
    </message>
    <message>
        <source>before layer %1</source>
        <translation>第 %1 层之前</translation>
    </message>
    <message>
        <source>after layer %1</source>
        <translation>第 %1 层之后</translation>
    </message>
    <message>
        <source>probability of %1</source>
        <translation>%1 的概率</translation>
    </message>
    <message>
        <source>probability of the likeliest token</source>
        <translation>最可能的词元的概率</translation>
    </message>
    <message>
        <source>The channels of a short convolution write together: the list has them as one part.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 with all of the second text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 with all of the first text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>adds to the cosine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cosine with text %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exact with the factor of every norm and the lengths of both vectors held at their values of this pass. Heads and layers add up to the cosine on either side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · the pooler’s activation is held at its factors of this pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of the whole text</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WhyBench</name>
    <message>
        <source>read %1 of %2 tokens (Esc stops)</source>
        <translation>已读 %1 / %2 个词元（Esc 停止）</translation>
    </message>
    <message>
        <source>layer %1 of %2</source>
        <translation>第 %1 层，共 %2 层</translation>
    </message>
    <message>
        <source>This attention was read from a file: the weights alone, without the model that wrote the queries and keys. Open the model to see why a head attends.</source>
        <translation>这个注意力读自文件：只有权重，没有写出查询和键的模型。要知道头为什么这样关注，请打开模型。</translation>
    </message>
    <message>
        <source>An engine computes this model, and its weights are not here: scores and answers cannot be taken apart into what wrote them. What a head does is seen by switching it off (Intervene), for all heads in Measures.</source>
        <translation>这个模型由引擎计算，它的权重不在这里：无法把分数和答案分解成写出它们的部分。要看一个头做什么，请关闭它（“干预”）；要看所有的头，请用“度量”。</translation>
    </message>
    <message>
        <source>The row of this cell is hidden until it has been guessed.</source>
        <translation>这个单元格所在的行在猜过之后才显示。</translation>
    </message>
    <message>
        <source>run B&apos;s numbers in run A&apos;s pass</source>
        <translation>运行 A 的计算中换上运行 B 的数</translation>
    </message>
    <message>
        <source>%1 × %2 parts · taken apart in %3 ms</source>
        <translation>%1 × %2 个部分 · 分解用时 %3 ms</translation>
    </message>
    <message>
        <source>red adds, blue subtracts</source>
        <translation>红色为加，蓝色为减</translation>
    </message>
    <message>
        <source>%1 parts</source>
        <translation>%1 个部分</translation>
    </message>
    <message>
        <source>%1 layers × %2 tokens</source>
        <translation>%1 层 × %2 个词元</translation>
    </message>
    <message>
        <source>%1 + %2 directions</source>
        <translation>%1 + %2 个方向</translation>
    </message>
    <message>
        <source>layer 0 of %1</source>
        <translation>第 0 层，共 %1 层</translation>
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
    <message>
        <source>This layer mixes tokens without a softmax: no score is made of a query and a key. “What wrote this answer?” shows what its heads add to the answer, and Steps shows how its weights come about.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One text is like none. Add another one (“Add a text” beside the text) to see why the two are alike.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no other text: expected a number from 1 to %2 but %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparing the texts… (Esc stops)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2 words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2 tokens</source>
        <translation type="unfinished">%1 × %2 个词元</translation>
    </message>
</context>
<context>
    <name>WhyPanel</name>
    <message>
        <source>Walk backwards</source>
        <translation>往回追溯</translation>
    </message>
    <message>
        <source>Does it add up?</source>
        <translation>加起来对吗？</translation>
    </message>
    <message>
        <source>Heads that wrote into the query&apos;s row</source>
        <translation>写入查询所在行的头</translation>
    </message>
    <message>
        <source>Heads that wrote into the key&apos;s row</source>
        <translation>写入键所在行的头</translation>
    </message>
    <message>
        <source>Split what the feed-forward layer adds by the parts that it reads; you can also double-click the layer</source>
        <translation>把前馈层加上的内容按它读取的部分拆开；也可以双击这个前馈层</translation>
    </message>
    <message>
        <source>Go to this head and ask the same question there; Alt+Left goes back</source>
        <translation>转到这个头，在那里问同样的问题；Alt+← 返回</translation>
    </message>
</context>
<context>
    <name>WhyPatches</name>
    <message>
        <source>layer %1 of %2</source>
        <translation>第 %1 层，共 %2 层</translation>
    </message>
    <message>
        <source>layer 0 of %1</source>
        <translation>第 0 层，共 %1 层</translation>
    </message>
    <message>
        <source>Patching takes numbers from a second run and puts them into the first run&apos;s pass. Add a run in Compare (Ctrl+4), of the same model and another text.</source>
        <translation>修补从第二次运行中取数，放进第一次运行的计算。请在“比较”（Ctrl+4）中添加一次运行，用同样的模型和另一段文本。</translation>
    </message>
    <message>
        <source>Run B is still being computed.</source>
        <translation>运行 B 还在计算。</translation>
    </message>
    <message>
        <source>How far the answer moves to run B&apos;s when run B&apos;s numbers are put into run A&apos;s pass</source>
        <translation>把运行 B 的数放进运行 A 的计算后，答案向运行 B 的答案移动了多少</translation>
    </message>
    <message>
        <source>Nothing is patched yet</source>
        <translation>还没有修补</translation>
    </message>
    <message>
        <source>Type two words, the one that run B predicts and the one that run A predicts, and press “Patch every place”.</source>
        <translation>键入两个词，先是运行 B 预测的，再是运行 A 预测的，然后按“逐处修补”。</translation>
    </message>
    <message>
        <source>by the logit of %1</source>
        <translation>按 %1 的 logit</translation>
    </message>
    <message>
        <source>by the logit of %1 minus that of %2</source>
        <translation>按 %1 的 logit 减去 %2 的 logit</translation>
    </message>
    <message>
        <source>0: nothing changes, 1: the answer is run B&apos;s</source>
        <translation>0：没有变化，1：答案就是运行 B 的答案</translation>
    </message>
    <message>
        <source>how much the number changes</source>
        <translation>这个数改变多少</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>第 %1 层</translation>
    </message>
    <message>
        <source>head %1 of run B in run A</source>
        <translation>运行 A 中换上运行 B 的头 %1</translation>
    </message>
    <message>
        <source>run B&apos;s stream before layer %1, at token %2, %3</source>
        <translation>运行 B 在第 %1 层之前的残差流，词元 %2，%3</translation>
    </message>
    <message>
        <source>run A</source>
        <translation>运行 A</translation>
    </message>
    <message>
        <source>run B</source>
        <translation>运行 B</translation>
    </message>
    <message>
        <source>run A with this patch</source>
        <translation>修补后的运行 A</translation>
    </message>
    <message>
        <source>of the way to run B</source>
        <translation>走向运行 B 的比例</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Each place is patched by itself, and everything after it is computed again. A head that does not change the answer may still matter if another head makes up for it.</source>
        <translation>每处单独修补，其后的一切重新计算。一个头即使不改变答案，也可能很重要：别的头可能补上了它的作用。</translation>
    </message>
</context>
<context>
    <name>WhyTrail</name>
    <message>
        <source>Go to this cell (Alt+Left and Alt+Right walk the trail)</source>
        <translation>转到这个单元格（Alt+← 和 Alt+→ 沿路径前后走）</translation>
    </message>
</context>
<context>
    <name>WhyView</name>
    <message>
        <source>What this view explains</source>
        <translation>这个视图解释什么</translation>
    </message>
    <message>
        <source>Why this cell?</source>
        <translation>为什么是这个单元格？</translation>
    </message>
    <message>
        <source>What wrote the query&apos;s and the key&apos;s rows, and how their products make the score</source>
        <translation>是什么写出了查询所在行和键所在行，它们的乘积怎样构成分数</translation>
    </message>
    <message>
        <source>What wrote this answer?</source>
        <translation>是什么写出了这个答案？</translation>
    </message>
    <message>
        <source>What each part of the last row adds to the logit of a token</source>
        <translation>最后一行的每个部分给一个词元的 logit 加上多少</translation>
    </message>
    <message>
        <source>Logit lens</source>
        <translation>logit 透镜</translation>
    </message>
    <message>
        <source>What the model would say if it ended after each layer</source>
        <translation>如果模型在每一层之后结束，会说什么</translation>
    </message>
    <message>
        <source>Head&apos;s weights</source>
        <translation>头的权重</translation>
    </message>
    <message>
        <source>What the head does by its weights alone, whatever the text</source>
        <translation>只凭权重参数，这个头做什么，与文本无关</translation>
    </message>
    <message>
        <source>Patches</source>
        <translation>修补</translation>
    </message>
    <message>
        <source>How the answer changes when the second run&apos;s numbers are put in, one place at a time</source>
        <translation>每次在一处换上第二次运行的数，答案怎样改变</translation>
    </message>
    <message>
        <source>Distance  </source>
        <translation>距离  </translation>
    </message>
    <message>
        <source>  token</source>
        <translation>  个词元</translation>
    </message>
    <message>
        <source>  tokens</source>
        <translation>  个词元</translation>
    </message>
    <message>
        <source>How far the key is before the query</source>
        <translation>键在查询前面多远</translation>
    </message>
    <message>
        <source>A rotary embedding rotates queries and keys: which of them match depends on how far the key is before the query</source>
        <translation>旋转位置编码会旋转查询和键：哪些匹配，取决于键在查询前面多远</translation>
    </message>
    <message>
        <source>residual stream, by token</source>
        <translation>残差流，按词元</translation>
    </message>
    <message>
        <source>heads&apos; outputs</source>
        <translation>头的输出</translation>
    </message>
    <message>
        <source>heads&apos; patterns</source>
        <translation>头的注意力模式</translation>
    </message>
    <message>
        <source>What is taken from the second run</source>
        <translation>从第二次运行中取什么</translation>
    </message>
    <message>
        <source>Which numbers of the second run are put into the first run&apos;s pass, one place at a time</source>
        <translation>把第二次运行的哪些数放进第一次运行的计算，每次一处</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>词</translation>
    </message>
    <message>
        <source>the likeliest word</source>
        <translation>最可能的词</translation>
    </message>
    <message>
        <source>The word whose logit is explained; empty: the likeliest word</source>
        <translation>要解释其 logit 的词；留空：最可能的词</translation>
    </message>
    <message>
        <source>Instead of</source>
        <translation>而不是</translation>
    </message>
    <message>
        <source>no second word</source>
        <translation>没有第二个词</translation>
    </message>
    <message>
        <source>A second word: the logit difference of the two words is then explained</source>
        <translation>第二个词：填写之后，解释的是两个词的 logit 差</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Patch every place</source>
        <translation>逐处修补</translation>
    </message>
    <message>
        <source>Knock out each head</source>
        <translation>逐个敲除头</translation>
    </message>
    <message>
        <source>Put the second run&apos;s numbers into the first run&apos;s pass, one place after another</source>
        <translation>把第二次运行的数逐处放进第一次运行的计算</translation>
    </message>
    <message>
        <source>Switch off one head after another and compare the answer without each head with what the head wrote into it</source>
        <translation>逐个关闭头，把没有这个头时的答案与这个头给它写入的内容相比较</translation>
    </message>
    <message>
        <source>the nearest text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other text&apos;s number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text that this one is compared with, by its number, from 1; empty: the nearest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why are these texts alike?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>the settings could not be reset: their file is not writable</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WindowBody</name>
    <message>
        <source>E&amp;xamples</source>
        <translation>示例(&amp;X)</translation>
    </message>
</context>
<context>
    <name>WindowMenus</name>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open a session, a figure that carries one, a saved module, or attention from a file</source>
        <translation>打开会话、带有会话的插图、已保存的模块，或者文件中的注意力</translation>
    </message>
    <message>
        <source>Open &amp;model…</source>
        <translation>打开模型(&amp;M)…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+O</source>
        <translation>Ctrl+Shift+O</translation>
    </message>
    <message>
        <source>Run another model on the text</source>
        <translation>在文本上运行另一个模型</translation>
    </message>
    <message>
        <source>Open with an en&amp;gine…</source>
        <translation>用引擎打开(&amp;G)…</translation>
    </message>
    <message>
        <source>Let another program compute the model, here or on another machine</source>
        <translation>由另一个程序在本机或别的机器上计算模型</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近打开(&amp;R)</translation>
    </message>
    <message>
        <source>Ctrl+T</source>
        <translation>Ctrl+T</translation>
    </message>
    <message>
        <source>Compute with a module of random parameters that you set up yourself</source>
        <translation>用自己设定的随机参数模块来计算</translation>
    </message>
    <message>
        <source>&amp;Save session</source>
        <translation>保存会话(&amp;S)</translation>
    </message>
    <message>
        <source>Save everything that is set, to open it again</source>
        <translation>保存所有设定，以后可以再打开</translation>
    </message>
    <message>
        <source>Save session &amp;as…</source>
        <translation>会话另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+S</source>
        <translation>Ctrl+Shift+S</translation>
    </message>
    <message>
        <source>Save it under another name</source>
        <translation>以另一个名称保存</translation>
    </message>
    <message>
        <source>&amp;Export figure…</source>
        <translation>导出插图(&amp;E)…</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>Save what is shown as PDF, SVG or PNG, or its numbers as CSV or NPY</source>
        <translation>把当前显示的内容保存为 PDF、SVG 或 PNG，或者把数保存为 CSV 或 NPY</translation>
    </message>
    <message>
        <source>Export a&amp;ll heads…</source>
        <translation>导出所有头(&amp;L)…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+E</source>
        <translation>Ctrl+Shift+E</translation>
    </message>
    <message>
        <source>Save a page with every head&apos;s map, or a file for each</source>
        <translation>保存一页，其中有每个头的注意力图，或者每个头保存一个文件</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation>Ctrl+Q</translation>
    </message>
    <message>
        <source>Leave the program</source>
        <translation>离开程序</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>撤销上一次改动</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Redo the change that was undone</source>
        <translation>重做刚才撤销的改动</translation>
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
        <translation>查找命令(&amp;F)…</translation>
    </message>
    <message>
        <source>Ctrl+K</source>
        <translation>Ctrl+K</translation>
    </message>
    <message>
        <source>Find commands, heads, tokens, examples, models and terms by a few letters</source>
        <translation>用几个字母查找命令、头、词元、示例、模型和术语</translation>
    </message>
    <message>
        <source>Copy figure as &amp;picture</source>
        <translation>复制插图为图片(&amp;P)</translation>
    </message>
    <message>
        <source>Ctrl+Shift+C</source>
        <translation>Ctrl+Shift+C</translation>
    </message>
    <message>
        <source>Put the figure of what is shown on the clipboard</source>
        <translation>把当前显示的插图放到剪贴板上</translation>
    </message>
    <message>
        <source>Copy figure &amp;as</source>
        <translation>复制插图为(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Generate tokens</source>
        <translation>生成词元(&amp;G)</translation>
    </message>
    <message>
        <source>Ctrl+G</source>
        <translation>Ctrl+G</translation>
    </message>
    <message>
        <source>Let the model continue the text; choose this again to stop</source>
        <translation>让模型续写这段文本；再选一次就停止</translation>
    </message>
    <message>
        <source>Ctrl+Shift+G</source>
        <translation>Ctrl+Shift+G</translation>
    </message>
    <message>
        <source>Draw different tokens in place of the generated ones, with the next seed</source>
        <translation>用下一个随机种子抽取别的词元，代替生成的词元</translation>
    </message>
    <message>
        <source>S&amp;huffle the tokens</source>
        <translation>打乱词元(&amp;H)</translation>
    </message>
    <message>
        <source>Ctrl+Shift+H</source>
        <translation>Ctrl+Shift+H</translation>
    </message>
    <message>
        <source>Put the words into another order and see what changes</source>
        <translation>换一种词序，看看有什么变化</translation>
    </message>
    <message>
        <source>S&amp;top computing</source>
        <translation>停止计算(&amp;T)</translation>
    </message>
    <message>
        <source>Stop and keep what is there</source>
        <translation>停止，保留已有的结果</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>设置(&amp;S)…</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <translation>Ctrl+,</translation>
    </message>
    <message>
        <source>Theme, type size, colours of maps, counting, and what a pass may take</source>
        <translation>主题、字号、注意力图的颜色、编号方式，以及一次计算可以占用多少</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>Move the keyboard to the next panel</source>
        <translation>把键盘焦点移到下一个面板</translation>
    </message>
    <message>
        <source>Move the keyboard to the previous panel</source>
        <translation>把键盘焦点移到上一个面板</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全屏(&amp;F)</translation>
    </message>
    <message>
        <source>Fill the screen, or return to the window</source>
        <translation>占满屏幕，或者回到窗口</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>注意力图(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Steps</source>
        <translation>计算步骤(&amp;S)</translation>
    </message>
    <message>
        <source>M&amp;ask</source>
        <translation>掩码(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>比较(&amp;C)</translation>
    </message>
    <message>
        <source>All &amp;heads</source>
        <translation>所有头(&amp;H)</translation>
    </message>
    <message>
        <source>F&amp;low</source>
        <translation>流向(&amp;L)</translation>
    </message>
    <message>
        <source>M&amp;easures</source>
        <translation>度量(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Picture</source>
        <translation>图片(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Why</source>
        <translation>为什么(&amp;W)</translation>
    </message>
    <message>
        <source>P&amp;ositions</source>
        <translation>位置(&amp;O)</translation>
    </message>
    <message>
        <source>Alt+Right</source>
        <translation>Alt+Right</translation>
    </message>
    <message>
        <source>Show the next head</source>
        <translation>显示下一个头</translation>
    </message>
    <message>
        <source>Alt+Left</source>
        <translation>Alt+Left</translation>
    </message>
    <message>
        <source>Show the previous head</source>
        <translation>显示上一个头</translation>
    </message>
    <message>
        <source>Alt+Down</source>
        <translation>Alt+Down</translation>
    </message>
    <message>
        <source>Show the next layer</source>
        <translation>显示下一层</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Up</translation>
    </message>
    <message>
        <source>Show the previous layer</source>
        <translation>显示上一层</translation>
    </message>
    <message>
        <source>Descri&amp;be this head…</source>
        <translation>描述这个头(&amp;B)…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+D</source>
        <translation>Ctrl+Shift+D</translation>
    </message>
    <message>
        <source>Say in plain sentences what the shown head does, to be read, heard or copied</source>
        <translation>用平常的句子说明当前显示的头做什么，可以读、听或复制</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation>Ctrl+R</translation>
    </message>
    <message>
        <source>Label each row with the token that it predicts, the next one; no number changes</source>
        <translation>用每一行预测的词元，也就是下一个词元来标注它；数都不变</translation>
    </message>
    <message>
        <source>Tint tokens by &amp;weight</source>
        <translation>按权重给词元着色(&amp;W)</translation>
    </message>
    <message>
        <source>Colour the input&apos;s tokens by the weights that the chosen query gives them</source>
        <translation>按选中的查询给出的权重，给输入的词元着色</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Ctrl+D</translation>
    </message>
    <message>
        <source>Draw weights as circles whose area is the weight: readable in grey, from the back row</source>
        <translation>用面积等于权重的圆画出权重：印成灰度、坐在后排都能看清</translation>
    </message>
    <message>
        <source>Make everything in the window larger</source>
        <translation>放大窗口里的一切</translation>
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
        <translation>缩小窗口里的一切</translation>
    </message>
    <message>
        <source>Ctrl+0</source>
        <translation>Ctrl+0</translation>
    </message>
    <message>
        <source>Draw everything at 100 %</source>
        <translation>以 100 % 画出一切</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>跟随桌面</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Handbook</source>
        <translation>手册(&amp;H)</translation>
    </message>
    <message>
        <source>How to do things, beginning with the view in use</source>
        <translation>怎样使用，从当前视图讲起</translation>
    </message>
    <message>
        <source>What messages mean, and what to do about them</source>
        <translation>各种消息的含义，以及怎样处理</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>术语表(&amp;G)</translation>
    </message>
    <message>
        <source>What the terms mean, beginning with the term of the control or view in use</source>
        <translation>术语的含义，从当前控件或视图的术语开始</translation>
    </message>
    <message>
        <source>&amp;Keys and gestures</source>
        <translation>按键与手势(&amp;K)</translation>
    </message>
    <message>
        <source>What mouse and keyboard do</source>
        <translation>鼠标和键盘的用法</translation>
    </message>
    <message>
        <source>A &amp;study: what MiniLM&apos;s heads look at</source>
        <translation>一项研究：MiniLM 的头看什么(&amp;S)</translation>
    </message>
    <message>
        <source>An atlas of 72 heads over 500 sentences, step by step</source>
        <translation>72 个头在 500 个句子上的图谱，逐步讲解</translation>
    </message>
    <message>
        <source>What MiniLM&apos;s heads look at</source>
        <translation>MiniLM 的头看什么</translation>
    </message>
    <message>
        <source>&amp;About AttentionScope</source>
        <translation>关于 AttentionScope(&amp;A)</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>版本和许可证</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
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
        <translation>AttentionScope · %1 --seed %2，第 %3 份，共 %4 份</translation>
    </message>
    <message>
        <source>not for students</source>
        <translation>不发给学生</translation>
    </message>
    <message>
        <source>the same command makes the same sheet</source>
        <translation>同样的命令生成同样的练习单</translation>
    </message>
    <message>
        <source>What the head looks at</source>
        <translation>这个头看什么</translation>
    </message>
    <message>
        <source>The model read “%1”</source>
        <translation>模型读的是“%1”</translation>
    </message>
    <message>
        <source>A row is a query, a column is a key. The weight in a cell is how much of its attention the query gives the key.</source>
        <translation>一行是一个查询，一列是一个键。单元格中的权重是这个查询把多少注意力给了这个键。</translation>
    </message>
    <message>
        <source>Every row adds up to 1.00, before it is rounded.</source>
        <translation>四舍五入之前，每一行加起来等于 1.00。</translation>
    </message>
    <message>
        <source>Small numbers tell equal tokens apart.</source>
        <translation>用小的数字区分相同的词元。</translation>
    </message>
    <message>
        <source>A row with an empty box adds up to exactly 1.00 as it is printed: what is missing is 1.00 minus the others. Behind each row stands the sum of its rounded weights; a row that rounding makes 0.99 or 1.01 is printed whole.</source>
        <translation>有空格的行按印出的数加起来正好是 1.00：缺的数等于 1.00 减去其余的数。每一行后面是四舍五入后权重的总和；四舍五入后成为 0.99 或 1.01 的行完整印出。</translation>
    </message>
    <message>
        <source>A plain 0 is hidden by the mask.</source>
        <translation>单独的 0 表示被掩码遮住。</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>总和</translation>
    </message>
    <message>
        <source>The weights, to two places</source>
        <translation>权重，保留两位小数</translation>
    </message>
    <message>
        <source>Read it off</source>
        <translation>读图</translation>
    </message>
    <message>
        <source>Which key gets the most weight from “%1”?</source>
        <translation>“%1”给哪个键的权重最大？</translation>
    </message>
    <message>
        <source>Which query gives “%1” the most weight?</source>
        <translation>哪个查询给“%1”的权重最大？</translation>
    </message>
    <message>
        <source>How much does “%1” give to “%2” and “%3” together?</source>
        <translation>“%1”一共给“%2”和“%3”多少权重？</translation>
    </message>
    <message>
        <source>Reading an attention map</source>
        <translation>读注意力图</translation>
    </message>
    <message>
        <source>sheet</source>
        <translation>练习单</translation>
    </message>
    <message>
        <source>· key</source>
        <translation>· 参考答案</translation>
    </message>
    <message>
        <source>Answers from the engine; numbers are accepted within one unit of their last place.</source>
        <translation>答案由引擎算出；数的末位相差不超过一个单位都算对。</translation>
    </message>
    <message>
        <source>Name or number</source>
        <translation>姓名或编号</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>page %1 of %2 · </source>
        <translation>第 %1 页，共 %2 页 · </translation>
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
        <translation>“%1”问什么，每个键提供什么</translation>
    </message>
    <message>
        <source>The query q and the keys k have d = %1 numbers each.</source>
        <translation>查询 q 和各个键 k 都有 d = %1 个数。</translation>
    </message>
    <message>
        <source>Multiply q and k number by number and add up; divide by %1, to %2 places.</source>
        <translation>逐个数相乘再相加；除以 %1，保留 %2 位小数。</translation>
    </message>
    <message>
        <source>The scores are what the head computes before its softmax.</source>
        <translation>分数是这个头在 softmax 之前算出的数。</translation>
    </message>
    <message>
        <source>All of them are less by %1 here, which changes no weight.</source>
        <translation>这里所有分数都减去了 %1，权重不会因此改变。</translation>
    </message>
    <message>
        <source>All of them are more by %1 here, which changes no weight.</source>
        <translation>这里所有分数都加上了 %1，权重不会因此改变。</translation>
    </message>
    <message>
        <source>Rounded, the weights add up to %1.</source>
        <translation>四舍五入后，权重加起来等于 %1。</translation>
    </message>
    <message>
        <source>A score of −∞ is hidden by the mask: its weight is 0.</source>
        <translation>分数 −∞ 表示被掩码遮住：它的权重是 0。</translation>
    </message>
    <message>
        <source>q · k</source>
        <translation>q · k</translation>
    </message>
    <message>
        <source>score</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>eˣ</source>
        <translation>eˣ</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>权重</translation>
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
        <translation>“%1”得到什么</translation>
    </message>
    <message>
        <source>Σ weight × v with your rounded weights, to one place, for each number of v.</source>
        <translation>用四舍五入后的权重，对 v 的每个数计算 Σ 权重 × v，保留一位小数。</translation>
    </message>
    <message>
        <source>One row of attention, step by step</source>
        <translation>一行注意力，逐步计算</translation>
    </message>
    <message>
        <source>The row of “%1”, from scores to weights</source>
        <translation>“%1”这一行，从分数到权重</translation>
    </message>
    <message>
        <source>What each token asks for, what it offers, what it says</source>
        <translation>每个词元问什么，提供什么，说什么</translation>
    </message>
    <message>
        <source>The query q and the key k have d = 4 numbers each, the value v has two. A token sees itself and those before it.</source>
        <translation>查询 q 和键 k 各有 d = 4 个数，值 v 有两个数。一个词元看到自己和前面的词元。</translation>
    </message>
    <message>
        <source>The query q and the key k have d = 4 numbers each, the value v has two. Nothing is hidden.</source>
        <translation>查询 q 和键 k 各有 d = 4 个数，值 v 有两个数。什么也没有遮住。</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>Each is a dot product q · k: query in the row, key in the column. Fill the empty boxes. On the right, eˣ to look up.</source>
        <translation>每个分数是一个点积 q · k：查询在行，键在列。填写空格。右边是供查的 eˣ。</translation>
    </message>
    <message>
        <source>x</source>
        <translation>x</translation>
    </message>
    <message>
        <source>The row of “%1”, step by step</source>
        <translation>“%1”这一行，逐步计算</translation>
    </message>
    <message>
        <source>Divide by √d = 2, look up eˣ, add up, divide by the sum. Round weights to two places.</source>
        <translation>除以 √d = 2，查出 eˣ，求总和，再除以总和。权重保留两位小数。</translation>
    </message>
    <message>
        <source>The whole map, and what “%1” gets</source>
        <translation>整张注意力图，以及“%1”得到什么</translation>
    </message>
    <message>
        <source>Copy your row. In the other rows one number is missing: no eˣ is needed for it. On the right, Σ weight × v of your row, to one place.</source>
        <translation>抄上自己算的那一行。其他各行各缺一个数：求它不需要 eˣ。右边是自己那一行的 Σ 权重 × v，保留一位小数。</translation>
    </message>
    <message>
        <source>Σ weight × v</source>
        <translation>Σ 权重 × v</translation>
    </message>
    <message>
        <source>one attention head by hand, and questions</source>
        <translation>手算一个注意力头，以及问题</translation>
    </message>
    <message>
        <source>AttentionScope · lesson sheet %1 --seed %2, copy %3 of %4</source>
        <translation>AttentionScope · lesson sheet %1 --seed %2，第 %3 份，共 %4 份</translation>
    </message>
    <message>
        <source>the same id makes the same sheet</source>
        <translation>同样的编号生成同样的练习单</translation>
    </message>
    <message>
        <source>With a calculator: eˣ of each score, to two places; the sum of these; each weight is eˣ ∕ sum, to two places. One eˣ is there as an example.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>∕ %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>score ∕ 2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>figure_layout</name>
    <message>
        <source>%1, mean ± sd</source>
        <translation>%1，均值 ± 标准差</translation>
    </message>
    <message>
        <source>%1, mean</source>
        <translation>%1，均值</translation>
    </message>
    <message>
        <source>%1, standard deviation</source>
        <translation>%1，标准差</translation>
    </message>
    <message>
        <source>1 head</source>
        <translation>1 个头</translation>
    </message>
    <message>
        <source>%1 heads</source>
        <translation>%1 个头</translation>
    </message>
    <message>
        <source>all others</source>
        <translation>其他所有头</translation>
    </message>
    <message>
        <source>picked</source>
        <translation>选取的头</translation>
    </message>
    <message>
        <source>mean %1 ± %2</source>
        <translation>均值 %1 ± %2</translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation>均值 %1</translation>
    </message>
    <message>
        <source>largest differences</source>
        <translation>最大的差别</translation>
    </message>
    <message>
        <source>attention weight</source>
        <translation>注意力权重</translation>
    </message>
    <message>
        <source>The largest differences of two attention maps</source>
        <translation>两张注意力图的最大差别</translation>
    </message>
    <message>
        <source>distance: query − key, tokens</source>
        <translation>距离：查询 − 键，以词元计</translation>
    </message>
    <message>
        <source>Mean over the queries of this text that see a key at the distance.</source>
        <translation>这段文本中在这个距离上看得到键的查询的均值。</translation>
    </message>
    <message>
        <source>mean attention weight</source>
        <translation>平均注意力权重</translation>
    </message>
    <message>
        <source>mean weight over distance</source>
        <translation>平均权重随距离的变化</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>距离</translation>
    </message>
    <message>
        <source>Mean attention weight over distance, %1</source>
        <translation>平均注意力权重随距离的变化，%1</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>均值</translation>
    </message>
    <message>
        <source>standard deviation</source>
        <translation>标准差</translation>
    </message>
    <message>
        <source>heads</source>
        <translation>头</translation>
    </message>
    <message>
        <source>each head, and the group&apos;s mean ± standard deviation</source>
        <translation>每个头，以及各组的均值 ± 标准差</translation>
    </message>
    <message>
        <source>%1 in two groups of heads of %2</source>
        <translation>%2 的两组头的%1</translation>
    </message>
    <message>
        <source>from</source>
        <translation>从</translation>
    </message>
    <message>
        <source>to</source>
        <translation>到</translation>
    </message>
    <message>
        <source>%1, %</source>
        <translation>%1，%</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>%1 heads: %2</source>
        <translation>%1 个头：%2</translation>
    </message>
    <message>
        <source>heads of the group, %</source>
        <translation>组内的头，%</translation>
    </message>
    <message>
        <source>Distribution of %1 over heads, %2</source>
        <translation>%1在各个头上的分布，%2</translation>
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
        <translation>在词元 %1 处</translation>
    </message>
    <message>
        <source>%1 rather than “%2”</source>
        <translation>%1，而不是“%2”</translation>
    </message>
    <message>
        <source>change of the log-odds, bits</source>
        <translation>对数几率的变化，比特</translation>
    </message>
    <message>
        <source>change of the log-odds, nats</source>
        <translation>对数几率的变化，奈特</translation>
    </message>
    <message>
        <source>change of log-probability, bits</source>
        <translation>对数概率的变化，比特</translation>
    </message>
    <message>
        <source>change of log-probability, nats</source>
        <translation>对数概率的变化，奈特</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>第 %1 层</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>头 %1</translation>
    </message>
    <message>
        <source>%1 of every head of %2</source>
        <translation>%2 每个头的%1</translation>
    </message>
    <message>
        <source>What %1 makes of an answer without each head</source>
        <translation>去掉每个头之后，%1 给出的一个答案</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>1 head lacks one of these measures.</source>
        <translation>1 个头缺少其中一项度量。</translation>
    </message>
    <message>
        <source>%1 heads lack one of these measures.</source>
        <translation>%1 个头缺少其中一项度量。</translation>
    </message>
    <message>
        <source>%1 and %2 of every head of %3</source>
        <translation>%3 每个头的%1和%2</translation>
    </message>
    <message>
        <source>%1 % of the weights are smaller than the axis shows, or 0.</source>
        <translation>%1 % 的权重小于坐标轴所示的范围，或者为 0。</translation>
    </message>
    <message>
        <source>share of the weights, %</source>
        <translation>权重的份额，%</translation>
    </message>
    <message>
        <source>middle of the bin</source>
        <translation>区间中点</translation>
    </message>
    <message>
        <source>Distribution of attention weights, %1</source>
        <translation>注意力权重的分布，%1</translation>
    </message>
    <message>
        <source>layer</source>
        <translation type="unfinished">层</translation>
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
    <message>
        <source>Mean over the queries of this text that see a key at the distance; below 0 the key comes after the query.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
