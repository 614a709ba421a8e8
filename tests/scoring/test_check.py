"""The behaviour of a whole check, through the public call alone."""

from __future__ import annotations

import pytest

from scoring import CheckResult, Fact, check
from scoring.chunks import LONGEST, WHOLE

ANSWER = "The ferry to Holm carries 120 passengers. It first sailed in 1962! Åse says “næi”. 橋は長い。"
FERRY = "The ferry to Holm carries 120 passengers."
SAILED = "The ferry to Holm first sailed in 1962."
FILLER = "Gulls were counted on the northern skerries before breakfast. "


def cited(result: CheckResult, claim: int = 0) -> list[str]:
    return [result.cited_chunks[at].text for at in result.claims[claim].citations]


def denied(result: CheckResult, claim: int = 0) -> list[str]:
    return [result.cited_chunks[at].text for at in result.claims[claim].anti_citations]


def test_claims_are_slices_of_the_answer_in_characters_and_in_bytes():
    result = check(ANSWER, [FERRY])
    assert [claim.text for claim in result.claims] == [
        "The ferry to Holm carries 120 passengers.",
        "It first sailed in 1962!",
        "Åse says “næi”.",
        "橋は長い。",
    ]
    for claim in result.claims:
        assert ANSWER[claim.start_char : claim.end_char] == claim.text
        assert ANSWER.encode()[claim.start_byte : claim.end_byte].decode() == claim.text


@pytest.mark.parametrize("fact", [FERRY, {"text": FERRY}, {"text": FERRY, "attributes": {}}, Fact(FERRY)])
def test_a_fact_may_be_a_string_a_mapping_or_a_fact(fact):
    assert check(FERRY, [fact]) == check(FERRY, [FERRY])
    assert cited(check(FERRY, [fact])) == [FERRY]


def test_a_mapping_without_a_text_is_refused():
    with pytest.raises(KeyError):
        check(FERRY, [{"attributes": {"title": "Ferries"}}])


def test_attributes_are_evidence_of_who_says_it():
    fact = {"text": "The ferry to Holm was late on most days.", "attributes": {"author": "Rask"}}
    claim = "According to Rask, the ferry to Holm was late on most days."
    other = {**fact, "attributes": {"author": "Lund"}}
    assert check(claim, [fact]).support_score > check(claim, [other]).support_score


@pytest.mark.parametrize("facts", [[], [""], [" \n"], ["", FILLER]])
def test_what_no_fact_speaks_of_is_unsupported(facts):
    result = check("Bakers in Turin sold 40 loaves of rye to the abbot.", facts)
    (claim,) = result.claims
    assert claim.check_required and claim.verdict == "unsupported"
    assert not claim.citations and not claim.anti_citations and not result.cited_chunks
    assert result.support_score < 0.2


def test_an_empty_fact_supports_nothing_and_disturbs_nothing():
    alone, among = check(FERRY, [FERRY]), check(FERRY, ["", FERRY, " "])
    assert among.claims[0].score == alone.claims[0].score
    assert [(chunk.text, chunk.fact_index) for chunk in among.cited_chunks] == [(FERRY, 1)]


@pytest.mark.parametrize("answer", ["", "Hello!", "Is the ferry late?", "I do not know."])
def test_nothing_to_check_is_no_support(answer):
    result = check(answer, [FERRY])
    assert (result.support_score, result.contradiction_score, result.cited_chunks) == (0.0, 0.0, ())
    assert [claim.verdict for claim in result.claims] == ["not checked"] * len(result.claims)
    assert all(claim.score is None and claim.contradiction is None for claim in result.claims)


def test_the_scores_are_means_over_checked_claims():
    result = check(f"Hello! {FERRY} The captain collects rare orchids.", [FERRY])
    checked = [claim for claim in result.claims if claim.check_required]
    assert len(checked) == 2
    assert result.support_score == pytest.approx(sum(claim.score for claim in checked) / 2, abs=1e-12)
    assert result.contradiction_score == pytest.approx(sum(claim.contradiction for claim in checked) / 2, abs=1e-12)


def test_citations_index_chunks_which_are_verbatim():
    facts = [FILLER * 3, SAILED, FERRY]
    result = check(f"{FERRY} {SAILED}", facts)
    assert (cited(result, 0), cited(result, 1)) == ([FERRY], [SAILED])
    assert [chunk.fact_index for chunk in result.cited_chunks] == [1, 2]
    for chunk in result.cited_chunks:
        assert facts[chunk.fact_index][chunk.start_char : chunk.end_char] == chunk.text


def test_a_short_fact_is_cited_whole():
    fact = f"{FILLER}{FERRY} {FILLER}".strip()
    assert len(fact) <= WHOLE
    assert cited(check(FERRY, [fact])) == [fact]


def test_of_a_long_fact_the_evidence_is_cited():
    fact = f"{FILLER * 40}{FERRY} {FILLER * 40}{SAILED} {FILLER * 40}"
    result = check(f"{FERRY} {SAILED}", [fact])
    for claim, said in enumerate((FERRY, SAILED)):
        (chunk,) = [text for text in cited(result, claim) if said in text]
        assert len(chunk) < WHOLE
    assert all(fact[chunk.start_char : chunk.end_char] == chunk.text for chunk in result.cited_chunks)


def test_no_chunk_is_longer_than_the_limit():
    endless = "the ferry to Holm carries 120 passengers and " * 600
    result = check(FERRY, [endless])
    assert len(endless) > 2 * LONGEST
    assert all(len(chunk.text) <= LONGEST for chunk in result.cited_chunks)


def test_facts_for_and_against_stand_side_by_side():
    against = "The ferry to Holm first sailed in 1987."
    result = check(SAILED, [SAILED, against])
    assert cited(result) == [SAILED]
    assert denied(result) == [against]


def test_a_fact_may_support_one_claim_and_deny_another_and_is_one_chunk():
    fact = "The ferry to Holm carries 120 passengers and first sailed in 1962."
    result = check("The ferry to Holm carries 120 passengers. The ferry to Holm first sailed in 1987.", [fact])
    assert [claim.verdict for claim in result.claims] == ["supported", "contradicted"]
    assert result.claims[0].citations == result.claims[1].anti_citations == (0,)
    assert [chunk.text for chunk in result.cited_chunks] == [fact]


@pytest.mark.parametrize("threshold", [0.0, 0.3, 1.0])
def test_thresholds_move_citations_but_no_score(threshold):
    facts = [SAILED, "The ferry to Holm first sailed in 1987.", FERRY]
    usual = check(f"{SAILED} {FERRY}", facts)
    moved = check(f"{SAILED} {FERRY}", facts, citation_threshold=threshold, anti_citation_threshold=threshold)
    scores = [(claim.score, claim.contradiction) for claim in usual.claims]
    assert [(claim.score, claim.contradiction) for claim in moved.claims] == scores
    assert (moved.support_score, moved.contradiction_score) == (usual.support_score, usual.contradiction_score)
    for claim in moved.claims:
        assert not set(claim.citations) & set(claim.anti_citations)
    if threshold == 1.0:
        assert not moved.cited_chunks and {claim.verdict for claim in moved.claims} == {"unsupported"}


def test_helpfulness_needs_a_prompt():
    prompt = "How many passengers does the ferry to Holm carry?"
    assert check(FERRY, [FERRY], prompt=prompt).helpfulness is None
    assert check(FERRY, [FERRY], helpfulness=True).helpfulness is None
    found = check(FERRY, [FERRY], prompt=prompt, helpfulness=True).helpfulness
    assert found is not None and 0.5 < found.score <= 1
    assert found.parts and all(0 <= part <= 1 for part in found.parts.values())


def test_the_prompt_is_context_for_a_short_answer():
    prompt = "In which year did the ferry to Holm first sail?"
    assert check("In 1962.", [SAILED], prompt=prompt).claims[0].verdict == "supported"
    assert check("In 1987.", [SAILED], prompt=prompt).claims[0].verdict != "supported"


def test_evidence_is_told_only_on_request():
    assert check(FERRY, [FERRY]).claims[0].evidence == ()
    plain, told = check(SAILED, [SAILED, FERRY]), check(SAILED, [SAILED, FERRY], explain=True)
    assert told.claims[0].evidence
    assert [claim.score for claim in told.claims] == [claim.score for claim in plain.claims]


def test_the_mark_that_parts_sentences_inside_may_stand_in_a_text():
    result = check(
        "The pier\x1e is shut. It opened in 1962.", ["A\x1eb\x1e.", "The pier is shut. The pier opened in 1962."]
    )
    assert [claim.verdict for claim in result.claims] == ["supported", "supported"]


def test_facts_support_a_claim_together_unless_they_are_judged_one_by_one():
    facts = ["The north depot of Umbria Transit holds 40 trams.", "The south depot of Umbria Transit holds 35 trams."]
    claim = "Together the two depots of Umbria Transit hold 75 trams."
    (joint,) = check(claim, facts).claims
    (single,) = check(claim, facts, together=False).claims
    assert joint.score > single.score


@pytest.mark.parametrize(
    ("claim", "facts"),
    [
        ("The mill closed before the dam broke.", ["The mill closed in 1955.", "The dam broke in 1961."]),
        ("Hawks and kites are birds of prey.", ["Hawks and kites are raptors, that is, birds of prey."]),
        ("Sgt. Lysne wrote the log.", ["The log was written by Sergeant Lysne."]),
        ("The bolts are shown in Fig. 3 of the guide.", ["Figure 3 of the guide shows the bolts."]),
    ],
)
def test_true_claims_in_other_words_are_supported(claim, facts):
    result = check(claim, facts)
    assert result.claims[0].verdict == "supported"
    assert denied(result) == []


@pytest.mark.parametrize(
    ("claim", "fact"),
    [
        ("The lamp in bay 4 is lit.", '{"lamp": "L-2", "bay": 4, "lit": false}'),
        ("Dogs are allowed at Cabin Ro.", "| Cabin | Dogs allowed |\n| --- | --- |\n| Ro | no |\n| Ty | yes |"),
        ("The price of cabin Ty is 9 dollars.", "| Cabin | Price |\n| --- | --- |\n| Ro | $9 |\n| Ty | $19 |"),
        ("The charge of lamp L-2 is 60 percent.", '{"lamp": "L-2", "bay": 4, "charge_percent": 6}'),
        (
            "Cabin Ro costs 12 euros at night.",
            "| Cabin | Day | Night |\n| --- | --- | --- |\n| Ro | 12 euros | 20 euros |",
        ),
    ],
)
def test_records_and_rows_deny(claim, fact):
    result = check(claim, [fact])
    assert result.claims[0].verdict == "contradicted"


@pytest.mark.parametrize(
    ("claim", "fact"),
    [
        ("The tour led through Brill, Nook and Ulm.", "The tour led through only two towns: Brill and Nook."),
        ("The board consists of Moe, Lund and Rask.", "The board consists of two members: Moe and Lund."),
        ("The stall sells nets, ropes and lamps.", "The stall sells only nets and ropes."),
        ("Die Reise führte nach Brill, Nook und Ulm.", "Die Reise führte nur in zwei Orte: Brill und Nook."),
        ("The baker's surname is Summer.", "In summer the baker rests. His surname is Lund."),
        ("The rent of the mill fell by 3% in 2022.", "Report: in 2022 the rent of the mill rose by 3%."),
        ("The rent of the mill doubled.", "The rent of the mill did not change."),
        ("The rent of the mill rose in May.", "In May the rent of the mill was the same as before."),
    ],
)
def test_closed_lists_surnames_and_directions_deny(claim, fact):
    assert check(claim, [fact]).claims[0].verdict == "contradicted"


HALL = ["The hall was designed by Lena Orff.", "Lena Orff studied in Prague. Her rival Ugo Marti studied in Rome."]


def test_a_fact_denies_what_another_leads_to():
    result = check("The designer of the hall studied in Rome.", HALL)
    assert denied(result) == [HALL[1]]
    assert result.claims[0].verdict == "contradicted"
    assert check("The designer of the hall studied in Prague.", HALL).claims[0].verdict == "supported"


def test_a_numbered_thing_is_no_other_of_its_series():
    facts = ["The Corvo 7 is a van with a range of 290 km.", "The Corvo 9 has a range of 410 km."]
    (_, claim) = check("The Corvo 7 is a van. Its range is 410 km.", facts).claims
    assert claim.verdict == "contradicted"


def test_an_attribute_says_who_did_it():
    film = Fact("A film about sailors.", {"title": "Night Ferry", "director": "Ugo Marti"})
    assert check("Night Ferry was directed by Lena Orff.", [film]).claims[0].verdict == "contradicted"
    assert check("Night Ferry was directed by Ugo Marti.", [film]).claims[0].verdict == "supported"


def test_an_order_that_the_figures_of_two_facts_deny():
    facts = ["Mount Ulm: 1,820 m.", "Mount Gard: 2,140 m."]
    (denied,) = check("Mount Ulm is higher than Mount Gard.", facts).claims
    assert denied.score < 0.6
    assert denied.anti_citations
    (borne_out,) = check("Mount Gard is higher than Mount Ulm.", facts).claims
    assert borne_out.score >= 0.6
    assert not borne_out.anti_citations


@pytest.mark.parametrize(
    ("claim", "verdict"),
    [
        ("A week pass costs 8 euros.", "contradicted"),
        ("A week pass costs 28 euros.", "supported"),
        ("A day pass costs 8 euros.", "supported"),
        ("A day pass costs 28 euros.", "contradicted"),
    ],
)
def test_a_figure_of_a_sister_item_says_nothing_beside_the_item_itself(claim: str, verdict: str) -> None:
    facts = [{"text": "Price of the day pass: 8 euros."}, {"text": "Price of the week pass: 28 euros."}]
    (found,) = check(claim, facts).claims
    assert found.verdict == verdict
    assert (verdict == "supported") == (not found.anti_citations) == (found.score >= 0.6)


def test_two_facts_that_say_as_much_of_the_claim_both_count() -> None:
    facts = [{"text": "The tower was built in 1902."}, {"text": "The tower was built in 1910."}]
    (found,) = check("The tower was built in 1902.", facts).claims
    assert found.score >= 0.6
    assert found.anti_citations


def test_two_facts_make_a_hop_of_which_neither_is_a_denial() -> None:
    facts = ["Tall Ships was written by Ada Holm.", "Ada Holm lives in Orsk."]
    (true,) = check("The author of Tall Ships lives in Orsk.", facts).claims
    assert true.verdict == "supported"
    (other,) = check("The author of Tall Ships lives in Lunde.", [facts[0], "Ivo Brandt lives in Lunde."]).claims
    assert other.verdict != "supported"


def test_a_common_word_is_not_the_name_of_a_thing_that_has_another() -> None:
    facts = ["The yacht needs courage. Its name is Alba."]
    assert check("The yacht is called Courage.", facts).claims[0].verdict == "contradicted"
    assert check("The yacht is called Alba.", facts).claims[0].verdict == "supported"


@pytest.mark.parametrize(
    ("claim", "fact", "verdict"),
    [
        ("Dawn painted the gate.", "We left at dawn. The gate was painted by Elin Moe.", "contradicted"),
        ("Dawn painted the gate.", "We left at dawn. The gate was painted by Dawn Moe.", "supported"),
        ("The potter wrote a book about otters.", "The potter wrote a book in 2011. Otters live near.", "unsupported"),
        ("The potter wrote a book about otters.", "The potter wrote a book in 2011. It is about otters.", "supported"),
        ("Scooters are allowed in the yard.", "The porter's scooter is the only one allowed in it.", "contradicted"),
        ("The porter's scooter is allowed in the yard.", "The porter's scooter is the only one allowed in the yard.",
         "supported"),
        ("The porter does not speak Greek.", "The porter speaks fluent Dutch.", "unsupported"),
        ("The porter does not speak Greek.", "The porter speaks Dutch and Greek.", "contradicted"),
        ("The pump is started with lever two.", "Use lever two to start the pump and lever six to empty the tank.",
         "supported"),
        ("The tank is emptied with lever two.", "Use lever two to start the pump and lever six to empty the tank.",
         "contradicted"),
        ("The trainer refused to leave.", "Asked to leave, the trainer said no.", "supported"),
        ("The trainer agreed to leave.", "Asked to leave, the trainer said no.", "contradicted"),
        ("The kiosk does not sell stamps.", "The kiosk sells maps.", "unsupported"),
    ],
)  # fmt: skip
def test_what_is_said_of_another_thing(claim: str, fact: str, verdict: str) -> None:
    assert check(claim, [fact]).claims[0].verdict == verdict
