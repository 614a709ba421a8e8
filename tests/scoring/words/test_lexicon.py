"""Stems, the language of a text, rarity, vectors and the ids of one request."""

import subprocess
import sys

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring.words import lexicon, stems
from scoring.words.lexicon import Vocabulary
from scoring.words.stems import key
from training import vectors

ENGLISH = lexicon.load("en")


@pytest.mark.parametrize(
    "family",
    [
        "go goes went gone going",
        "die died dies death deaths",
        "shoot shot shooting shots",
        "win won winning wins",
        "colour colours color colored",
        "organise organised organization organisation",
        "theatre theater theaters",
        "travelled traveled traveling",
        "child children children's",
        "woman women",
        "grow grew grown growth",
        "sell sold sale sales",
        "analyse analyzed analysis",
        "city cities city's",
        "mice mouse",
    ],
)
def test_one_key_for_a_family(family):
    assert len({key(form) for form in family.split()}) == 1


@pytest.mark.parametrize(
    "strangers",
    [
        "important imports",
        "university universe",
        "organ organization",
        "experiment experience",
        "international internal intern",
        "engine engineer",
        "several severe",
        "department depart",
        "hospital hospitality",
        "better good",
        "higher high",
        "left leave",
        "ground grind",
        "own owns",
        "will willing",
        "number numerous",
        "possible impossible",
        "united unit",
    ],
)
def test_unrelated_words_keep_their_own_keys(strangers):
    forms = strangers.split()
    assert len({key(form) for form in forms}) == len(forms)


@pytest.mark.parametrize(
    ("language", "family"),
    [
        ("de", "gewinnen gewann gewonnen"),
        ("de", "stadt städte"),
        ("fr", "naître née naquit"),
        ("fr", "l'école école"),
        ("es", "murió muerte"),
        ("pt", "morreu morte"),
        ("it", "l'italia italia"),
        ("nl", "huis huizen"),
        ("ru", "города город"),
        ("ko", "서울은 서울에서 서울"),
        ("ko", "회사가 회사를"),
    ],
)
def test_keys_of_other_languages(language, family):
    assert len({key(form, language) for form in family.split()}) <= (2 if language == "nl" else 1)


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("The cat sat on the mat.", "en"),
        ("Paris", "en"),
        ("", "en"),
        ("Revenue 2020: 35%", "en"),
        ("Der Hund ist nicht im Haus.", "de"),
        ("Le chien n’est pas dans la maison.", "fr"),
        ("El perro no está en la casa.", "es"),
        ("O cão não está em casa.", "pt"),
        ("Il cane non è in casa.", "it"),
        ("De hond is niet in het huis.", "nl"),
        ("Собака не дома.", "ru"),
        ("这是一个句子。", "zh"),
        ("これは文です。", "ja"),
        ("이것은 문장입니다.", "ko"),
        ("The company 東芝 was founded in Tokyo in 1875 and makes machines.", "en"),
    ],
)
def test_language(text, language):
    assert stems.language(text) == language


@given(st.text(max_size=200))
def test_language_is_always_a_known_one(text):
    assert stems.language(text) in stems.LANGUAGES


def test_rarer_words_weigh_more():
    vocabulary = Vocabulary(ENGLISH)
    the, year, physician, unknown, number = vocabulary.ids(
        ["the", "year", "physician", "blorptastic", "1,200"]
    ).tolist()
    idf = vocabulary.idf()
    assert idf[the] < idf[year] < idf[physician] < idf[unknown]
    assert idf[number] == lexicon.NUMBER_IDF
    assert idf.min() >= 0.29
    assert idf.max() <= 7.5


def test_flags():
    vocabulary = Vocabulary(ENGLISH)
    ids = vocabulary.ids(["the", "not", "however", "became", "physician", "blorptastic", "willing"])
    assert vocabulary.stop()[ids].tolist() == [True, True, False, False, False, False, False]
    assert vocabulary.light()[ids].tolist() == [False, False, True, True, False, False, False]


@given(st.lists(st.sampled_from(["cities", "city", "qzx", "qzxs", "Qzx", "the", "12", "zebra", "zork"]), max_size=20))
def test_ids_are_equal_exactly_for_equal_keys(forms):
    ids = Vocabulary(ENGLISH).ids(forms).tolist()
    for form, number in zip(forms, ids, strict=True):
        assert [other == number for other in ids] == [key(other) == key(form) for other in forms]


def test_new_words_live_and_die_with_their_request():
    before = len(ENGLISH.words), len(ENGLISH.index)
    one, two = Vocabulary(ENGLISH), Vocabulary(ENGLISH)
    assert one.ids(["qqfirst", "qqsecond"]).tolist() == [ENGLISH.base, ENGLISH.base + 1]
    assert two.ids(["qqsecond"]).tolist() == [ENGLISH.base]
    assert one.word(ENGLISH.base + 1) == "qqsecond"
    assert (len(ENGLISH.words), len(ENGLISH.index)) == before


def _cosine(one: str, other: str) -> float:
    vocabulary = Vocabulary(ENGLISH)
    left, right = vocabulary.vectors(vocabulary.ids([one, other]))
    return float(left @ right)


@pytest.mark.parametrize(
    ("near", "far"),
    [
        (("car", "automobile"), ("car", "banana")),
        (("buy", "purchase"), ("buy", "sell")),
        (("physician", "doctor"), ("physician", "guitar")),
        (("big", "large"), ("big", "small")),
        (("begin", "start"), ("begin", "end")),
        (("film", "movie"), ("film", "river")),
    ],
)
def test_vectors_know_near_from_far(near, far):
    assert _cosine(*near) > _cosine(*far) + 0.2


def test_vectors_are_unit_or_zero_and_codes_tell_words_apart():
    vocabulary = Vocabulary(ENGLISH)
    ids = vocabulary.ids(["car", "house", "zork", "zorks", "step"])
    assert np.linalg.norm(vocabulary.vectors(ids), axis=1).round(5).tolist() == [1, 1, 0, 0, 1]
    codes = vocabulary.codes(ids) @ vocabulary.codes(ids).T
    assert codes[2, 3] == pytest.approx(1)
    assert np.abs(codes[[0, 0, 1, 1], [1, 2, 2, 4]]).max() < 0.5


def test_a_language_without_tables_still_numbers_its_words():
    vocabulary = Vocabulary(lexicon.load("sv"))
    assert vocabulary.ids(["hus", "huset", "båt"]).tolist() == [0, 0, 1]
    assert vocabulary.vectors(vocabulary.ids(["hus"])).shape == (1, 0)


@pytest.mark.parametrize("language", ["en", "de", "fr", "es", "pt", "it", "nl", "zh", "ja", "ko"])
def test_shipped_tables_fit_together(language):
    found = lexicon.load(language)
    assert len(found.idf) == len(found.stop) == len(found.light) == found.base < relations_limit()
    assert len(found.vectors) <= len(found.words) == len(found.index)
    assert sorted(found.idf[: len(found.words)].tolist()) == found.idf[: len(found.words)].tolist()


def relations_limit() -> int:
    return 65535


def test_the_same_ids_under_any_hash_seed():
    code = (
        "from scoring.words import lexicon, stems; v = lexicon.Vocabulary(lexicon.load('en'));"
        "print(v.ids('the quick blorp fox of qqq'.split()).tolist(), v.idf().sum(), stems.language('en la casa de'))"
    )
    runs = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": "."},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(runs) == 1


def test_reduced_vectors_are_the_same_bytes_twice_and_draw_related_words_near():
    states = np.random.default_rng(3).normal(size=(80, 96)).astype(np.float32)
    rows = {number: [(number, 0.5), ((number * 7) % 80, 0.1)] for number in range(78)}
    made = vectors.of_keys(states, rows, 80)
    near, far = [(0, 1), (1, 0)], [(2, 3), (3, 2)]
    drawn = vectors.retrofit(made, near, far)
    assert drawn[0] @ drawn[1] > made[0] @ made[1] + 0.3
    assert drawn[2] @ drawn[3] < made[2] @ made[3]
    assert vectors.reduce(drawn).tobytes() == vectors.reduce(vectors.retrofit(made, near, far)).tobytes()
    assert not vectors.reduce(drawn)[79].any()


@pytest.mark.parametrize(
    ("forms", "infinitive"),
    [
        ("besucht besuchte besuchten", "besuchen"),
        ("gezahlt zahlte", "zahlen"),
        ("informiert informierte informierten", "informieren"),
        ("gegründet", "gründen"),
        ("geöffnet", "öffnen"),
    ],
)
def test_a_german_verb_has_one_key(forms, infinitive):
    assert {key(form, "de") for form in forms.split()} == {key(infinitive, "de")}


@pytest.mark.parametrize(
    ("noun", "verb"), [("seite", "seien"), ("fahrt", "fahre"), ("vierte", "vier"), ("bett", "beten")]
)
def test_a_german_noun_is_no_verb(noun, verb):
    assert key(noun, "de") != key(verb, "de")
