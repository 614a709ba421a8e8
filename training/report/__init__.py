"""The report: measures the product and its parts, and writes ``docs/accuracy.md`` and the model card."""
