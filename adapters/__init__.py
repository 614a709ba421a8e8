"""Groundwire inside other frameworks: LangChain and LlamaIndex, the two with the most users. See docs/adapters.md."""
