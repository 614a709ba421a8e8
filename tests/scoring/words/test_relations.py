"""Relations between words: a table a kind, laws over the compiled pairs, slow twins, and a build of a tiny WordNet."""

import re
from pathlib import Path

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from scoring.words import lexicon, relations
from scoring.words.relations import KINDS, relation
from scoring.words.stems import key
from training.links import Links
from training.relations import Table, add_siblings, from_wordnet, write
from training.wordnet import read

ENGLISH = relations.load("en")
LEXICON = lexicon.load("en")
MIRROR = {"hypernym": "hyponym", "hyponym": "hypernym"}

TABLE = {
    "same": "went:goes died:death colours:color possible:possibly analyses:analyze cities:city centre:centers",
    "alias": "usa:america uk:britain bob:robert united_states:us great_britain:uk mike:michael u.s:america",
    "demonym": "french:france germany:german dutch:netherlands brazil:brazilian swedish:sweden british:britain",
    "capital": "france:paris tokyo:japan italy:rome",
    "derivation": "strategic:strategy diagnosed:diagnosis voter:voted friend:friendship",
    "synonym": "buy:purchase doctor:physician resigned:step_down daily:every_day autumn:fall passed_away:died"
    " throw_out:rejected laid_off:made_redundant extinguished:put_out",
    "hypernym": "bird:eagle birds_of_prey:hawk vehicle:car person:teacher scientist:physicist sibling:brother",
    "hyponym": "eagle:bird novel:book oxygen:gas poet:writer lion:big_cat",
    "antonym": "increase:decrease rise:fell buy:sold won:lost alive:dead accept:refuse rise:go_down tiny:huge"
    " approve:vote_down",
    "negated prefix": "possible:impossible violent:nonviolent regular:irregular satisfied:dissatisfied useful:useless",
    "exclusive": "monday:tuesday red:blue french:german paris:london catholic:protestant gold:silver dog:cat",
}
CASES = [(kind, *pair.replace("_", " ").split(":")) for kind, row in TABLE.items() for pair in row.split()]


@pytest.mark.parametrize(("kind", "claim", "evidence"), CASES)
def test_kind(kind, claim, evidence):
    assert relation(claim, evidence) == kind


@pytest.mark.parametrize(
    ("claim", "evidence"),
    [
        ("inform", "form"),
        ("discover", "cover"),
        ("important", "port"),
        ("until", "till"),
        ("disappoint", "appoint"),
        ("table", "increase"),
        ("department", "depart"),
        ("severe", "several"),
        ("zyxw", "table"),
    ],
)
def test_unrelated(claim, evidence):
    assert relation(claim, evidence) is None


@pytest.mark.parametrize(
    ("language", "kind", "claim", "evidence"),
    [
        ("de", "antonym", "gestiegen", "sank"),
        ("de", "exclusive", "montag", "dienstag"),
        ("de", "demonym", "frankreich", "französisch"),
        ("de", "synonym", "täglich", "jeden tag"),
        ("fr", "antonym", "augmenté", "diminué"),
        ("fr", "exclusive", "rouge", "bleu"),
        ("fr", "synonym", "quotidien", "tous les jours"),
        ("es", "antonym", "aumentó", "disminuyó"),
        ("es", "exclusive", "lunes", "martes"),
        ("pt", "antonym", "ganhou", "perdeu"),
        ("it", "exclusive", "rosso", "verde"),
        ("zh", "antonym", "增加", "减少"),
        ("zh", "exclusive", "星期一", "星期二"),
        ("ja", "antonym", "増加", "減少"),
        ("ja", "exclusive", "月曜日", "火曜日"),
        ("ko", "antonym", "증가", "감소"),
        ("ko", "exclusive", "서울은", "부산"),
    ],
)
def test_kind_in_other_languages(language, kind, claim, evidence):
    assert relation(claim, evidence, language) == kind


def test_every_pair_has_its_mirror():
    for claim in range(0, LEXICON.base, 7):
        for evidence, kind in ENGLISH.related(claim).items():
            back = KINDS[ENGLISH.related(evidence)[claim]]
            assert back in (KINDS[kind], MIRROR.get(KINDS[kind])) or {back, KINDS[kind]} <= {"hypernym", "hyponym"}


def test_opposites_and_groups_veto_nearness():
    near = {KINDS.index(kind) for kind in ("synonym", "sibling")}
    for claim, groups in ENGLISH.groups.items():
        for evidence, kind in ENGLISH.related(claim).items():
            theirs = ENGLISH.groups.get(evidence, {})
            if kind in near and any(theirs.get(group, member) != member for group, member in groups.items()):
                assert kind == KINDS.index("synonym"), "only an own paraphrase may join two members"


def _slow_kind(claim: int, evidence: int) -> int:
    """The compiled arrays read row by row."""
    if claim == evidence:
        return 1
    if claim < len(ENGLISH.starts) - 1:
        for at in range(ENGLISH.starts[claim], ENGLISH.starts[claim + 1]):
            if ENGLISH.targets[at] == evidence:
                return int(ENGLISH.kinds[at])
    ours, theirs = ENGLISH.groups.get(claim, {}), ENGLISH.groups.get(evidence, {})
    shared = [group for group in ours if group in theirs]
    return KINDS.index("exclusive") if any(ours[group] != theirs[group] for group in shared) else 0


IDS = st.one_of(st.integers(0, LEXICON.base + 5), st.sampled_from(sorted(ENGLISH.groups)), st.integers(0, 300))


@given(st.lists(IDS, min_size=1, max_size=8), st.lists(IDS, min_size=1, max_size=8))
def test_matrix_equals_its_slow_twin(claim, evidence):
    assume(not ENGLISH.terms(claim) and not ENGLISH.terms(evidence))  # single words; phrases have a test of their own
    expected = [[_slow_kind(one, other) for other in evidence] for one in claim]
    assert ENGLISH.facing(np.array(claim, np.int32)).matrix(np.array(evidence, np.int32)).tolist() == expected
    assert [[ENGLISH.kind(one, other) for other in evidence] for one in claim] == expected


PHRASES = {
    tuple(part for part in row if part != relations.PADDING): len(LEXICON.words) + at
    for at, row in enumerate(LEXICON.phrases.tolist())
}


def _slow_terms(ids):
    found, at = [], 0
    while at < len(ids):
        hits = [
            (at, at + size, PHRASES[tuple(ids[at : at + size])])
            for size in (4, 3, 2)
            if at + size <= len(ids) and tuple(ids[at : at + size]) in PHRASES
        ]
        found += hits[:1]
        at = hits[0][1] if hits else at + 1
    return found


@given(st.lists(st.one_of(st.integers(0, 50).map(lambda word: (word,)), st.sampled_from(sorted(PHRASES))), max_size=6))
def test_terms_equal_their_slow_twin(pieces):
    ids = [word for piece in pieces for word in piece]
    assert ENGLISH.terms(ids) == _slow_terms(ids)


def test_terms_of_a_sentence():
    vocabulary = lexicon.Vocabulary(LEXICON)
    ids = vocabulary.ids(re.findall(r"\w+", "the ceo stepped down and the birds of prey of the united states went up"))
    assert [vocabulary.word(number) for _, _, number in ENGLISH.terms(ids.tolist())] == [
        "step down",
        "bird of prey",
        "unite state",
        "go up",
    ]


DATA = """00000001 00 n 01 animal 0 000 | a living thing
00000002 03 n 02 dog 0 hound 0 001 @ 00000001 n 0000 | a barking animal
00000003 03 n 01 cat 0 001 @ 00000001 n 0000 | a purring animal
"""
ADJECTIVES = """00000001 00 a 01 happy 0 001 ! 00000002 a 0101 | glad
00000002 00 a 01 unhappy 0 001 ! 00000001 a 0101 | not happy
"""


def _tiny(folder: Path) -> Path:
    parts = {
        "noun": (
            DATA,
            "animal n 1 0 1 0 00000001\ndog n 1 0 1 0 00000002\nhound n 1 0 1 0 00000002\ncat n 1 0 1 0 00000003\n",
        ),
        "adj": (ADJECTIVES, "happy a 1 0 1 0 00000001\nunhappy a 1 0 1 0 00000002\n"),
        "verb": ("", ""),
        "adv": ("", ""),
    }
    for part, (data, index) in parts.items():
        (folder / f"data.{part}").write_text("  licence\n" + data)
        (folder / f"index.{part}").write_text("  licence\n" + index)
        (folder / f"{part}.exc").write_text("")
    return folder


def test_a_tiny_wordnet_compiles_to_the_expected_pairs_and_to_the_same_bytes_twice(tmp_path):
    wordnet = read(_tiny(tmp_path))
    words = ["dog", "cat", "animal", "happi", "unhappi", "hound"]
    builds = []
    for name in ("one", "two"):
        out = tmp_path / name
        out.mkdir()
        table = Table(words, "en")
        from_wordnet(table, Links(wordnet))
        add_siblings(table, wordnet, np.array([[9, 1], [9, 2], [1, 9], [-5, 5], [5, -5], [1, -9]], np.int8))
        write(table, out, "en", len(words))
        builds.append({path.name: path.read_bytes() for path in sorted(out.iterdir())})
    kinds = np.load(tmp_path / "one/relations-kinds.en.npy")
    starts, to = (np.load(tmp_path / f"one/relations-{part}.en.npy") for part in ("starts", "to"))
    pairs = {
        (words[one], words[to[at]]): KINDS[kinds[at]]
        for one in range(len(words))
        for at in range(starts[one], starts[one + 1])
    }
    assert {pair: kind for pair, kind in pairs.items() if pair[0] < pair[1]} == {
        ("dog", "hound"): "synonym",
        ("animal", "dog"): "hypernym",
        ("animal", "cat"): "hypernym",
        ("animal", "hound"): "hypernym",
        ("happi", "unhappi"): "negated prefix",
        ("cat", "dog"): "sibling",
    }
    assert builds[0] == builds[1]


def test_a_phrase_and_its_kinds_are_related_word_by_word():
    claim, evidence = (
        np.array([LEXICON.index[key(word)] for word in text.split()], np.int32)
        for text in ("birds of prey nest", "hawks and owls nest")
    )
    hypernym = KINDS.index("hypernym")
    assert ENGLISH.matrix(claim, evidence)[:3, [0, 2]].tolist() == [[hypernym] * 2] * 3
    assert (ENGLISH.matrix(evidence, claim)[[0, 2], :3] == KINDS.index("hyponym")).all()
