"""Words: stems, the lexicon with rarity and meaning, and how two words are related."""
