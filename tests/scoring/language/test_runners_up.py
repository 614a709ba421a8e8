"""Who was only on the list for a prize did not win it, through the public call."""

import pytest

from scoring import check


@pytest.mark.parametrize(
    ("claim", "fact", "verdict"),
    [
        (
            "Jens Ott won the Aurora prize in 2019.",
            "The 2019 Aurora prize went to the author Mara Holt; Jens Ott was shortlisted.",
            "contradicted",
        ),
        (
            "Mara Holt won the Aurora prize in 2019.",
            "The 2019 Aurora prize went to the author Mara Holt; Jens Ott was shortlisted.",
            "supported",
        ),
        (
            "Jens Ott won the Aurora prize in 2019.",
            "Jens Ott, shortlisted twice before, won the Aurora prize in 2019.",
            "supported",
        ),
        (
            "Jens Ott gewann 2019 den Lenz-Preis.",
            "Den Lenz-Preis 2019 erhielt die Autorin Mara Holt; Jens Ott war nominiert.",
            "contradicted",
        ),
        (
            "Mara Holt gewann 2019 den Lenz-Preis.",
            "Den Lenz-Preis 2019 erhielt die Autorin Mara Holt; Jens Ott war nominiert.",
            "supported",
        ),
        (
            "Jens Ott gewann 2019 den Lenz-Preis.",
            "Mara Holt gewann 2019 den Lenz-Preis, während Jens Ott den zweiten Platz belegte.",
            "contradicted",
        ),
        (
            "C'est Léa Mercier qui a reçu le prix Orion en 2018.",
            "Le prix Orion 2018 est revenu au chimiste Paul Aubry ; Léa Mercier faisait partie des nommés.",
            "contradicted",
        ),
        (
            "Paul Aubry a remporté le prix Orion en 2018.",
            "Le prix Orion 2018 est revenu au chimiste Paul Aubry ; Léa Mercier faisait partie des nommés.",
            "supported",
        ),
        (
            "Tomás Rey ganó el premio Aurora en 2015.",
            "El premio Aurora 2015 fue para la poeta Inés Valle; Tomás Rey quedó finalista.",
            "contradicted",
        ),
        (
            "Inés Valle ganó el premio Aurora en 2015.",
            "El premio Aurora 2015 fue para la poeta Inés Valle; Tomás Rey quedó finalista.",
            "supported",
        ),
        (
            "Ugo Neri ha vinto il premio Orsa nel 2016.",
            "Il premio Orsa 2016 è andato a Lia Bruni; Ugo Neri era tra i finalisti.",
            "contradicted",
        ),
        (
            "Rui Sá ganhou o prêmio Ursa em 2016.",
            "O prêmio Ursa 2016 foi para Ana Lima; Rui Sá foi finalista.",
            "contradicted",
        ),
        (
            "Piet Bos won in 2016 de Ursaprijs.",
            "De Ursaprijs 2016 ging naar Anna Smit; Piet Bos was genomineerd.",
            "contradicted",
        ),
        (
            "Piet Bos won in 2016 de Ursaprijs.",
            "Piet Bos, die eerder al genomineerd was, won in 2016 de Ursaprijs.",
            "supported",
        ),
        ("Léa Mercier a reçu le prix Orion.", "Le prix Orion est allé au deuxième roman de Léa Mercier.", "supported"),
        (
            "Jens Ott won the Aurora prize.",
            "Jens Ott was nominated in May and won the Aurora prize in 2019.",
            "supported",
        ),
        (
            "Jens Ott won the prize for his poems.",
            "The prize went to Jens Ott, who had been a finalist before; he won it for his poems.",
            "supported",
        ),
    ],
)
def test_who_was_on_the_list_did_not_win(claim: str, fact: str, verdict: str) -> None:
    (found,) = check(claim, [{"text": fact}]).claims
    assert found.verdict == verdict
