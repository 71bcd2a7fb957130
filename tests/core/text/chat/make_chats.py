"""Writes chats.json: conversations through chat templates, as transformers writes them.

    resources/python/environment tests/core/text/chat/make_chats.py

Each case is a template in Jinja's language, a conversation, and the text that transformers' own environment (trim_blocks,
lstrip_blocks, loop controls, its tojson) makes of both; or null where it refuses the conversation. The templates in families/ are
ours, in the constructs that those of known models have.
"""

import datetime
import json
import pathlib

from transformers.utils import chat_template_utils

HERE = pathlib.Path(__file__).parent
TOKENS = {"bos_token": "<s>", "eos_token": "</s>"}
TOOLS = [
    {
        "type": "function",
        "function": {
            "name": "tide",
            "description": 'The "tide" of a <harbour>, in metres',
            "parameters": {
                "type": "object",
                "properties": {"harbour": {"type": "string", "description": "such as Köln"}, "days": {"type": "array", "items": {"type": "integer"}}},
                "required": ["harbour"],
            },
        },
    }
]
CALLS = [
    {"role": "user", "content": "How high?"},
    {"role": "assistant", "content": "", "tool_calls": [{"id": "a1", "type": "function", "function": {"name": "tide", "arguments": {"harbour": "Köln", "days": [1, 2], "exact": True, "least": 0.5, "none": None}}}]},
    {"role": "tool", "tool_call_id": "a1", "content": '{"metres": 2.5}'},
    {"role": "assistant", "content": "2.5 metres."},
]
CONVERSATIONS = {
    "one": [{"role": "user", "content": "  Hello there\n"}],
    "several": [
        {"role": "system", "content": "Be brief."},
        {"role": "user", "content": "Is it's \"tide\"?"},
        {"role": "assistant", "content": "<think>\nperhaps\n</think>\n\nYes."},
        {"role": "user", "content": "Äh, 😀?"},
    ],
    "asks": {"messages": [{"role": "system", "content": "Be brief."}, {"role": "user", "content": "Hi"}], "add_generation_prompt": True},
    "tools": {"messages": [{"role": "user", "content": "How high?"}], "tools": TOOLS, "add_generation_prompt": True},
    "calls": {"messages": CALLS, "tools": TOOLS},
    "parts": [{"role": "user", "content": [{"type": "image"}, {"type": "text", "text": "What is this?"}]}],
    "settings": {"messages": [{"role": "user", "content": "Hi"}], "add_generation_prompt": True, "enable_thinking": False},
    "documents": {"messages": [{"role": "user", "content": "Which?"}], "documents": [{"title": "A", "text": "One."}, {"title": "B", "text": "Two."}], "controls": {"citations": True}, "add_generation_prompt": True},
    "three turns": [{"role": "user", "content": " 1 "}, {"role": "assistant", "content": "2\n"}, {"role": "user", "content": "3"}, {"role": "assistant", "content": ""}, {"role": "user", "content": "\n\n5"}],
    "empty": [],
}


class Day(datetime.datetime):
    @classmethod
    def now(cls, tz=None):
        return cls(2026, 11, 29)


def rendered(template, conversation):
    names = {"messages": conversation} if isinstance(conversation, list) else dict(conversation)
    names = {"tools": None, "documents": None, "add_generation_prompt": False, **TOKENS, **names}
    try:
        return chat_template_utils._compile_jinja_template(template).render(**names)
    except Exception:
        return None


def main():
    chat_template_utils.datetime = Day
    cases = []
    for file in sorted(HERE.glob("**/*.jinja")):
        template = file.read_text()
        for name, conversation in CONVERSATIONS.items():
            cases.append({"template": str(file.relative_to(HERE)), "conversation": name, "text": rendered(template, conversation)})
    conversations = {name: json.dumps(each, ensure_ascii=False) for name, each in CONVERSATIONS.items()}
    (HERE / "chats.json").write_text(json.dumps({"tokens": TOKENS, "conversations": conversations, "cases": cases}, ensure_ascii=False, indent=1) + "\n")


if __name__ == "__main__":
    main()
