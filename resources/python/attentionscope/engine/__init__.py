"""An engine for AttentionScope: what transformers computes, looked at in the program.

The program starts it itself (attentionscope --engine "python3 -m attentionscope.engine" --model …), here or by ssh on the
machine that has the model; it reads requests from its standard input and answers on its standard output. PROTOCOL.md, beside
this file, says how.
"""
