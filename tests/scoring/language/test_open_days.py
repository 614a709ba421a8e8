"""Open and closed by days of the week, through the public call."""

import pytest

from scoring import check

GALLERY = "The gallery is open Wednesday to Sunday from 10 am to 5 pm. It stays closed on Mondays."
LADEN = "Der Laden ist dienstags bis samstags von 9 bis 17 Uhr geöffnet, am Sonntag bleibt er geschlossen."
TALLER = "El taller abre de martes a viernes de 9:00 a 13:30 y permanece cerrado los lunes."
MUSEE = "Le musée est ouvert du jeudi au lundi, de 9h à 18h30. Fermeture le mercredi."
CANTINA = "La cantina è aperta dal martedì al sabato dalle 10 alle 18; la domenica resta chiusa."
FAROL = "O farol funciona de quarta a domingo, das 9h às 17h. Encerra às segundas-feiras."
MOLEN = "De molen is van woensdag tot en met zondag open van 10.00 tot 16.00 uur. Op dinsdag is de molen gesloten."


@pytest.mark.parametrize(
    ("claim", "fact", "verdict"),
    [
        ("The gallery does not open on Mondays.", GALLERY, "supported"),
        ("The gallery is closed on Mondays.", GALLERY, "supported"),
        ("The gallery opens on Mondays.", GALLERY, "contradicted"),
        ("The gallery is open on Sundays.", GALLERY, "supported"),
        ("Am Sonntag hat der Laden nicht geöffnet.", LADEN, "supported"),
        ("Am Sonntag ist der Laden geöffnet.", LADEN, "contradicted"),
        ("Der Laden öffnet dienstags um 9 Uhr.", LADEN, "supported"),
        ("El taller no abre los lunes.", TALLER, "supported"),
        ("El taller abre los lunes.", TALLER, "contradicted"),
        ("El taller cierra a las 13:30 y no abre los lunes.", TALLER, "supported"),
        ("Le musée est fermé le mercredi.", MUSEE, "supported"),
        ("Le musée ferme à 18h30 et n'est pas ouvert le mercredi.", MUSEE, "supported"),
        ("Le musée est ouvert le mercredi.", MUSEE, "contradicted"),
        ("La domenica la cantina non è aperta.", CANTINA, "supported"),
        ("La domenica la cantina è aperta.", CANTINA, "contradicted"),
        ("O farol não abre à segunda-feira.", FAROL, "supported"),
        ("O farol abre às segundas-feiras.", FAROL, "contradicted"),
        ("De molen sluit om 16.00 uur en is op dinsdag niet open.", MOLEN, "supported"),
        ("Op dinsdag is de molen open.", MOLEN, "contradicted"),
    ],
)
def test_a_day_has_its_own_word_of_opening_or_closing(claim: str, fact: str, verdict: str) -> None:
    (found,) = check(claim, [{"text": fact}]).claims
    assert found.verdict == verdict


@pytest.mark.parametrize(
    ("claim", "fact"),
    [
        (
            "The gallery opened a branch on Monday.",
            "The gallery opened a branch on Monday and closed a shop on Friday.",
        ),
        ("The trial opens on Monday.", "The trial opens on Monday and closes on Thursday."),
        ("Shares closed higher on Friday.", "Shares opened lower on Monday and closed higher on Friday."),
        ("The pass is closed until Sunday.", "The pass has been closed since Monday and stays closed until Sunday."),
    ],
)
def test_what_happens_once_on_a_day_keeps_its_word(claim: str, fact: str) -> None:
    (found,) = check(claim, [{"text": fact}]).claims
    assert found.verdict == "supported"


@pytest.mark.parametrize(
    ("claim", "fact", "verdict"),
    [
        ("The kiln is closed on Mondays.", "The kiln is open every day except Monday.", "supported"),
        ("The kiln is open on Mondays.", "The kiln is open every day except Monday.", "contradicted"),
        ("The kiln is open on Tuesdays.", "The kiln is open every day except Monday.", "supported"),
        ("The kiln is closed on Tuesdays.", "The kiln is open every day except Monday.", "contradicted"),
        ("The mill shop closes on Sundays.", "The mill shop opens daily, except on Sundays.", "supported"),
        ("Das Bad hat dienstags geschlossen.", "Das Bad hat täglich außer dienstags geöffnet.", "supported"),
        ("Das Bad hat dienstags geöffnet.", "Das Bad hat täglich außer dienstags geöffnet.", "contradicted"),
        ("La piscine ferme le jeudi.", "La piscine ouvre tous les jours sauf le jeudi.", "supported"),
        ("La piscine ouvre le jeudi.", "La piscine ouvre tous les jours sauf le jeudi.", "contradicted"),
        ("La piscine ouvre le vendredi.", "La piscine ouvre tous les jours sauf le jeudi.", "supported"),
        ("El archivo cierra los viernes.", "El archivo abre todos los días salvo los viernes.", "supported"),
        ("Il parco chiude il sabato.", "Il parco è aperto tutti i giorni tranne il sabato.", "supported"),
    ],
)
def test_what_opens_every_day_but_one_is_closed_on_that_day(claim: str, fact: str, verdict: str) -> None:
    (found,) = check(claim, [{"text": fact}]).claims
    assert found.verdict == verdict
