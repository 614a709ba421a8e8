"""German verbs whose particle stands apart."""

import pytest

from scoring.normalise import words


@pytest.mark.parametrize(
    ("text", "verb"),
    [
        ("Der Rat lehnte den Antrag gestern ab.", "ablehnen"),
        ("Der Rat hat den Antrag abgelehnt.", "ablehnen"),
        ("Der Rat beschloss, den Antrag abzulehnen.", "ablehnen"),
        ("Der Verein nahm das Geschenk an.", "annehmen"),
        ("Das Geschenk wurde angenommen.", "annehmen"),
        ("Im Juni trat die Ministerin von ihrem Amt zurück.", "zurücktreten"),
        ("Der kleine Laden macht um neun auf.", "aufmachen"),
    ],
)
def test_a_separable_verb_is_its_infinitive(text: str, verb: str) -> None:
    assert verb in words(text, "de").forms


@pytest.mark.parametrize("text", ["Er wohnt auf dem Berg.", "Das Angebot steht.", "Sie fährt mit dem Rad."])
def test_a_preposition_is_no_particle(text: str) -> None:
    plain = [word.strip(".").lower() for word in text.split()]
    assert words(text, "de").forms == plain
