from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring import check
from scoring.language import polarity
from scoring.language.findings import Findings
from scoring.normalise import words
from scoring.words.relations import relation
from tests.scoring.sides import sides


def antonyms(one: str, other: str) -> str | None:
    return "antonym" if {one, other} in ({"open", "closed"}, {"enabled", "disabled"}) else None


def compare(claim: str, *evidence: str) -> Findings:
    both = sides(claim, *evidence, relation=antonyms)
    return polarity.compare(
        both.claim, both.evidence, both.links, polarity.annotate(both.claim), polarity.annotate_all(both.evidence)
    )


DENIED = [
    ("The rent covers the heating.", "The heating is not covered by the rent."),
    ("The door is unlocked.", "He took the boat and the door is locked."),
    ("The cart is unloaded.", "The cart is loaded."),
    ("The gate does not open at night.", "The gate opens at night."),
    ("The gate opens at night.", "The gate doesn't open at night."),
    ("No guests swim here.", "Guests swim here."),
    ("The crew never repaired the mast.", "The crew repaired the mast in June."),
    ("The crew failed to repair the mast.", "The crew repaired the mast."),
    ("The soup is served without salt.", "The soup is served with salt."),
    ("None of the boats sank.", "Two of the boats sank."),
    ("Tents may be exchanged.", "Tents are excluded from exchange."),
    ("Gäste zahlen die Kurtaxe.", "Gäste sind von der Kurtaxe befreit."),
    ("Les tentes peuvent être en location.", "Les tentes sont exclues de la location."),
    ("The lodge has a sauna.", "The lodge does not offer a sauna."),
    ("The index is complete.", "The index is incomplete."),
    ("The list is exhaustive.", "The list is non-exhaustive."),
    ("The gate is open.", "The gate is closed."),
    ("There is evidence that the plan works.", "There is no evidence that the plan works."),
    ("The lamp is on the roof.", "The lamp is on the mast, not on the roof."),
    ("Ida is on the night shift.", "Q: Is Ida on the night shift? A: No."),
    ("The late ferry to Brevik was cancelled.", "Q: Was the late ferry to Brevik cancelled? A: No."),
    ("The inn takes dogs.", "The inn stopped taking dogs in May."),
    ("The inn takes dogs.", "The inn no longer takes dogs."),
    ("The inn still has a sauna.", "The inn discontinued its sauna."),
    ("The mill has a lift, but the barn does not.", "Both the mill and the barn have a lift."),
    ("The barn has a lift.", "The mill has a lift, but the barn doesn't."),
    ("Per was invited and Ida was not.", "Per and Ida were invited."),
    ("Die Mühle hat einen Lift, die Scheune aber nicht.", "Mühle und Scheune haben einen Lift."),
    ("Le moulin a un ascenseur, mais la grange non.", "Le moulin et la grange ont un ascenseur."),
    ("El molino tiene ascensor, pero el granero no.", "El molino y el granero tienen ascensor."),
    ("Das Boot fährt heute.", "Das Boot fährt heute nicht."),
    ("Das Haus hat keine Heizung.", "Das Haus hat eine Heizung."),
    ("Le bateau n'est pas arrivé.", "Le bateau est arrivé."),
    ("El barco no llegó a Cádiz.", "El barco llegó a Cádiz."),
    ("O barco não chegou.", "O barco chegou."),
    ("Il traghetto non parte.", "Il traghetto parte."),
    ("桥没有开放。", "桥开放。"),
    ("橋は開通していない。", "橋は開通した。"),
    ("다리는 열리지 않았다.", "다리는 열리다."),
]

AGREED = [
    ("The gate does not open at night.", "At night the gate does not open."),
    ("The formats are not incompatible.", "The formats are compatible."),
    ("Unplug the pump.", "Pull the plug of the pump."),
    ("Unbuckle the belt.", "Open the buckle of the belt."),
    ("Take the bolt off the door.", "Unbolt the door."),
    ("Undo the hook of the gate.", "Unhook the gate."),
    ("The crew never failed to repair the mast.", "The crew did repair the mast."),
    ("The gate is not open.", "The gate is closed."),
    ("Tents may not be exchanged.", "Tents are excluded from exchange."),
    ("Gäste zahlen keine Kurtaxe.", "Gäste sind von der Kurtaxe befreit."),
    ("The lodge has no sauna.", "The lodge does not offer a sauna."),
    ("The mill has a lift, but the barn does not.", "The mill has a lift. The barn does not have a lift."),
    ("The mill has a lift, but the barn does not.", "Unlike the mill, which has a lift, the barn has none."),
    ("Ida not only sings but also paints.", "Ida sings. Ida paints."),
    ("The road has no more than two lanes.", "The road has two lanes."),
    ("The bridge did not open until May.", "The bridge opened in May."),
    ("No, ferns make seeds.", "Ferns make seeds."),
    ("The tram stops here but not at the mill.", "The tram stops here. It passes the mill without stopping."),
    ("Ida is on the night shift.", "Q: Is Ida on the night shift? A: Yes."),
    ("The late ferry to Brevik sailed at noon.", "Q: Was the late ferry to Brevik cancelled? A: No."),
    ("The board approved the plan.", "Did the board reject the plan? No, it approved the plan."),
    ("The inn no longer takes dogs.", "The inn stopped taking dogs."),
    ("The inn has stopped taking dogs.", "The inn does not take dogs any more."),
    ("The sale of rye bread came to an end in May.", "The bakery stopped selling rye bread in May."),
    ("The bus passes the mill.", "The bus stopped before it passed the mill."),
    ("The crew repaired the mast.", "The crew stopped to repair the mast."),
    ("The road is two miles long.", "The road is no longer than two miles."),
    ("Rents declined by 9% in May.", "In May rents declined 9%."),
    ("The gate closed at 6 pm.", "The gate is open 8 am to 6 pm."),
    ("Room no. 7 is free.", "Room 7 is free."),
    ("Rain is not uncommon in May.", "Rain is common in May."),
    ("The soup comes without salt.", "The soup comes with or without salt."),
    ("The soup comes with salt.", "The soup comes with and without salt."),
    ("The hen died of heart failure.", "Heart failure: the hen died of it."),
    ("The band No Doubt played in Turku.", "The band No Doubt played in Turku."),
]

DEALINGS = [
    ("You can buy bread at the mill.", "The mill sells bread.", False),
    ("Guests can borrow oars at the mill.", "The mill lends oars.", False),
    ("You can buy bread at the mill.", "The mill no longer sells bread.", True),
    ("Ida bought the boat.", "Ida sold the boat.", True),
]

ABSENT = [
    ("The hut has no electricity.", "The hut has a stove, six beds and a well."),
    ("The lake has no ferry.", "The lake is deep."),
]


def conflicts(findings: Findings) -> list[str]:
    return [finding.kind for finding in findings.found if finding.against]


@pytest.mark.parametrize(("claim", "evidence"), DENIED)
def test_denied_on_one_side(claim: str, evidence: str) -> None:
    assert conflicts(compare(claim, evidence))


def test_a_word_said_of_something_else_denies_nothing() -> None:
    claim = "Most guests of the inn do not write long letters by hand."
    assert not conflicts(compare(claim, "The clerk had to write to the mill about the lost sacks."))
    assert conflicts(compare(claim, "Guests write long letters."))


@pytest.mark.parametrize(("claim", "evidence"), AGREED)
def test_agreement_is_no_conflict(claim: str, evidence: str) -> None:
    assert not conflicts(compare(claim, evidence))


@pytest.mark.parametrize(("claim", "evidence", "denied"), DEALINGS)
def test_two_sides_of_one_dealing(claim: str, evidence: str, denied: bool) -> None:
    both = sides(claim, evidence, relation=lambda one, other: relation(one, other, "en"))
    mine, theirs = polarity.annotate(both.claim), polarity.annotate_all(both.evidence)
    assert bool(conflicts(polarity.compare(both.claim, both.evidence, both.links, mine, theirs))) is denied


@pytest.mark.parametrize(("claim", "evidence"), ABSENT)
def test_absence_is_not_denial(claim: str, evidence: str) -> None:
    found = compare(claim, evidence)
    assert not found.found
    assert found.features["neg_absent"] == 1.0
    assert found.features["neg_mis"] == 0.0


def test_answer_in_the_next_sentence_denies_the_question() -> None:
    found = compare("Ida is on the night shift.", "Is Ida on the night shift?", "No.")
    assert found.features["answer_no"] == 1.0


def test_open_question_states_nothing() -> None:
    assert compare("Ida is on the night shift.", "Is Ida on the night shift?").features["question"] == 1.0


def test_spans_cover_the_negator_and_its_word() -> None:
    claim, evidence = "The gate does not open at night.", "The gate opens at night."
    (finding,) = compare(claim, evidence).found
    assert claim[finding.claim_start : finding.claim_end] == finding.claim_value == "not open"
    assert evidence[finding.fact_start : finding.fact_end] == finding.fact_value == "opens"


def test_both_sides_denied_is_counted_as_agreement() -> None:
    features = compare("The gate does not open.", "The gate never did open.").features
    assert features["neg_mat"] > 0
    assert features["neg_mis"] == 0


@given(st.text(max_size=200), st.text(max_size=200))
def test_any_text_gives_the_same_bounded_features(claim: str, evidence: str) -> None:
    first, second = compare(claim, evidence), compare(claim, evidence)
    assert first == second
    assert tuple(first.features) == polarity.FEATURES
    assert all(0.0 <= value <= 1.0 for value in first.features.values())


@given(
    st.lists(
        st.sampled_from(["not", "no", "never", "without", "fail", "the", "gate", ",", ".", "that", "and", "open"]),
        max_size=60,
    )
)
def test_every_reach_lies_in_the_sentence(parts: list[str]) -> None:
    sentence = words(" ".join(parts))
    found = polarity.annotate(sentence)
    assert all(0 <= at < len(sentence.forms) for cue in found.cues for at in cue.reach)
    assert len(found.denied) in {0, len(sentence.forms)}


OUTRIGHT = [
    ("The rope is safe.", "The rope is non-safe."),
    ("Swimming is allowed here.", "Swimming is not allowed here."),
    ("Guests swim in the lake.", "Guests swim in the lake: no."),
    ("Guests may swim in the lake.", "Guests are forbidden to swim in the lake."),
    ("Worn boots can be exchanged if you have the receipt.", "Worn boots cannot be exchanged, even with a receipt."),
    ("Yes, cut flowers can be returned within two days.", "Cut flowers cannot be returned."),
    ("The boats are old and the north gate is closed at night.", "The north gate is open at night."),
]


@pytest.mark.parametrize(("claim", "evidence"), OUTRIGHT)
def test_all_words_of_a_claim_with_one_denied_deny_it_outright(claim: str, evidence: str) -> None:
    assert compare(claim, evidence).features["denied_outright"] == 1
    assert compare(evidence, evidence).features["denied_outright"] == 0


@pytest.mark.parametrize(
    ("claim", "evidence"),
    [
        ("The rope is safe and dry.", "The rope is not safe."),
        ("Guests swim in the lake.", "Guests may or may not swim in the lake."),
        ("Swimming is forbidden in the lake.", "Guests may not swim in the lake."),
        ("The shop sells tea.", "The shop sells tea and no other drinks."),
        ("Worn boots can be exchanged within a week.", "Worn boots cannot be exchanged after two days."),
        ("Clean boots can be exchanged within two days.", "Worn boots cannot be exchanged."),
        ("On Mondays, the boats sail and the gate is closed at night.", "The gate is open at night."),
    ],
)
def test_nothing_is_denied_outright_where_a_word_is_missing_or_both_deny(claim: str, evidence: str) -> None:
    assert compare(claim, evidence).features["denied_outright"] == 0


def test_the_denied_opposite_affirms() -> None:
    assert compare("The gate is not closed.", "The gate is open.").features["affirmed_outright"] == 1
    assert compare("The gate is not closed.", "The gate is closed.").features["affirmed_outright"] == 0


def test_to_deny_a_verb_of_having_denies_what_is_had() -> None:
    assert compare("The lodge has a sauna.", "The lodge does not offer a sauna.").features["neg_head"] == 1
    assert compare("The lodge built a sauna.", "The lodge does not offer a sauna.").features["neg_head"] == 0


@pytest.mark.parametrize(
    ("claim", "fact"),
    [
        (
            "Those who swim sleep better than those who do not swim.",
            "Those who swim sleep better than those who don't.",
        ),
        ("Dogs that bark bite less than dogs that do not bark.", "Barking dogs bite less than dogs that do not."),
    ],
)
def test_what_a_claim_both_affirms_and_denies_is_not_denied_by_the_affirmed(claim, fact):
    (found,) = check(claim, [{"text": fact, "attributes": {"title": "On swimming and barking"}}]).claims
    assert found.verdict != "contradicted"
