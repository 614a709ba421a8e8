"""What is allowed and what is forbidden in six languages, through the public call."""

import pytest

from scoring import check

DENIED = [
    ("Hunde sind im Park erlaubt.", "Hunde dürfen nicht in den Park."),
    ("Im Schwimmbad darf fotografiert werden.", "Im Schwimmbad ist das Fotografieren untersagt."),
    ("Kinder dürfen im Hof nicht spielen.", "Kinder dürfen im Hof spielen."),
    ("On peut camper dans le parc.", "Il est interdit de camper dans le parc."),
    ("Les chiens peuvent entrer.", "L'accès est interdit aux chiens."),
    ("Se puede bañar en el lago.", "Está prohibido bañarse en el lago."),
    ("I cani possono entrare.", "È vietato l'accesso ai cani."),
    ("Nel lago si può nuotare.", "Non è consentito nuotare nel lago."),
    ("Pode-se fumar no jardim.", "É proibido fumar no jardim."),
    ("Este medicamento pode ser tomado na gravidez.", "Não tome este medicamento durante a gravidez."),
    ("Honden mogen op het strand.", "Honden zijn niet toegestaan op het strand."),
    ("In het station mag worden gerookt.", "Roken is verboden in het station."),
    (
        "Das Mittel darf in der Schwangerschaft eingenommen werden.",
        "Nehmen Sie das Mittel nicht während der Schwangerschaft ein.",
    ),
    ("Il est interdit de fumer sur la terrasse.", "Il est permis de fumer sur la terrasse."),
    ("Le biciclette possono salire sul treno.", "Le biciclette non sono ammesse sul treno."),
    ("En la terraza está permitido fumar.", "No se puede fumar en la terraza."),
    ("Cães são permitidos na praia.", "Cães não podem entrar na praia."),
    ("In het meer mag niet worden gevist.", "Vissen is toegestaan in het meer."),
]
SAME = [
    ("Hunde sind im Park verboten.", "Hunde dürfen nicht in den Park."),
    ("Im Schwimmbad darf nicht fotografiert werden.", "Im Schwimmbad ist das Fotografieren untersagt."),
    ("Kinder dürfen im Hof spielen.", "Kinder dürfen im Hof spielen."),
    ("Radfahren ist im Tunnel verboten.", "Radfahren ist im Tunnel verboten, Gehen ist erlaubt."),
    ("On ne peut pas camper dans le parc.", "Il est interdit de camper dans le parc."),
    ("Los perros pueden entrar en el jardín.", "Los perros pueden entrar en el jardín, salvo en verano."),
    ("I cani non possono entrare.", "È vietato l'accesso ai cani."),
    ("Não se pode fumar no jardim.", "É proibido fumar no jardim."),
    ("In het station mag niet worden gerookt.", "Roken is verboden in het station."),
    ("Fietsen mogen mee in de trein.", "Fietsen mogen in de trein."),
    ("Les vélos peuvent voyager dans le train.", "Les vélos sont admis dans le train."),
    ("Im Saal darf nicht gegessen werden.", "Besucher dürfen im Saal nicht essen."),
]
OPEN = [
    ("Los perros pueden entrar en el jardín.", "Los perros no pueden entrar en la cocina."),
    ("Les vélos peuvent voyager dans le train.", "Les vélos ne sont pas admis dans le bus."),
    ("Das Parken kostet zwei Euro.", "Das Parken ist hier nicht gestattet."),
    ("Fumer peut nuire à la santé.", "Fumer est interdit dans la salle."),
]


def verdict(claim: str, fact: str) -> str:
    (found,) = check(claim, [{"text": fact}]).claims
    return found.verdict


@pytest.mark.parametrize(("claim", "fact"), DENIED)
def test_what_is_forbidden_is_not_allowed(claim: str, fact: str) -> None:
    assert verdict(claim, fact) == "contradicted"


@pytest.mark.parametrize(("claim", "fact"), SAME)
def test_both_allow_or_both_forbid(claim: str, fact: str) -> None:
    assert verdict(claim, fact) == "supported"


@pytest.mark.parametrize(("claim", "fact"), OPEN)
def test_of_another_matter_nothing_is_said(claim: str, fact: str) -> None:
    assert verdict(claim, fact) == "unsupported"
