"""Language: who, whether, how much, who to whom and who says so, each read off a sentence and compared."""
