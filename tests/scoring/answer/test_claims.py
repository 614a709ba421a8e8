"""Which sentences need a grounding check. Each line is one answer: TALK states nothing, CLAIMS do."""

import pytest

from scoring.answer.claims import check_required, required
from scoring.check import check
from scoring.segment import sentences

TALK = """
Here is what I found.
This is what the documents say.
Based on the provided context:
Based on the provided context, here is the answer:
In summary,
Here are the key points:
I've reviewed the documents and found the following:
The following items are included:
Sure!
Sure, here is a summary of the document:
Good morning!
Glad you asked.
Great question!
Thank you, and have a nice day!
You asked about the pier.
See the table below.
Hello there!
Welcome to our guide!
Thank you for your question.
I don't know.
I don’t know the answer.
Not stated in the provided context.
I could not find any information about parking in the documents.
I'm sorry, but I could not find that.
The document does not mention parking fees.
The provided context doesn't say what parking costs.
The context does not provide enough information to answer the question.
The opening hours are not mentioned in the provided documents.
There is no information about the price in the sources.
Unfortunately, this information is not available.
I'm unable to determine this from the context.
As an AI language model, I cannot browse the web.
Let me know if you need anything else!
Feel free to ask more questions.
If you have any further questions, please let me know.
I hope this helps!
I'm happy to help!
Have a great day!
Kind regards, Anna
For more information, please visit the website.
Would you like to know more?
Looking for the ferry?
[1]
---
Sources: [1], [2]
[^1]: Harbour Gazette, page 4.
🎉🎉
Hier ist die Antwort:
Das weiß ich leider nicht.
Die Dokumente erwähnen den Preis nicht.
Bei weiteren Fragen melden Sie sich gerne.
Voici ce que j'ai trouvé :
Le document ne mentionne pas le prix.
N'hésitez pas à me poser d'autres questions.
Aquí está la respuesta:
No lo sé.
El documento no menciona el precio.
Olá!
Não sei.
O documento não menciona o preço.
Ecco la risposta:
Il documento non menziona il prezzo.
你好！
我不知道。
文档中没有提到价格。
以下是我找到的内容：
希望对您有帮助！
こんにちは。
わかりません。
文書には料金について記載されていません。
以下の通りです。
안녕하세요!
모르겠습니다.
문서에는 가격에 대한 정보가 없습니다.
I'm an AI assistant.
I hope that clears it up!
Gern erkläre ich Ihnen das!
Leider nennen die Dokumente keinen Preis.
Je vais vous répondre.
Con gusto te ayudo.
Com certeza, posso ajudar com isso!
Se quiser mais informações, é só falar.
Certo, ti aiuto volentieri!
Geachte mevrouw De Wit,
Hartelijk dank voor uw bericht!
Ik hoop dat u hiermee verder kunt, en nog een fijne dag.
De documenten vermelden geen prijs.
Здравствуйте!
Благодарим вас за обращение.
В предоставленных документах нет данных о цене.
Если у вас есть вопросы, напишите нам.
مرحبا!
آمل أن يكون هذا مفيدًا.
नमस्ते!
अगर आपका कोई और सवाल हो तो बताएं।
ご連絡いただき、ありがとうございます。
申し訳ありませんが、資料には料金が書かれていません。
はい、お手伝いします。
抱歉，我在文件中没有找到价格。
好的，我来帮您查询。
연락해 주셔서 감사합니다!
죄송하지만 자료에서 가격을 찾을 수 없습니다.
네, 바로 알려드리겠습니다.
"""

CLAIMS = """
Based on the provided context, the ferry leaves from pier 4.
Sure, the ferry leaves from pier 4.
I'm sorry, but the pier is closed.
The document does not mention fees, but parking costs 4 euros.
The study does not include children.
There is no evidence that the moss grows on granite.
It is not known whether the moss grows there.
The price is not stated on the ticket.
The information was not provided by the ministry.
Women are not mentioned in the documents of that era.
I apologize for the confusion, the pier is closed.
Let's Dance is an album by Ada Lund.
No information was lost in the attack.
The documents say that the pier is closed.
Thanks to the new law, prices fell.
Press the red button to stop the pump.
It may rain tomorrow.
If the valve is open, the pump stops.
What a huge success the 1974 tour was!
I think the pier is closed.
He asked "Who is there?"
Speaks Danish.
Danish.
In 1974.
Yes, ferns produce seeds.
No, ferns do not produce seeds.
Source: Harbour Gazette, 2014
Answer: 1974
The boat sank in 1931:
Great Britain left the union.
Perfect competition is rare.
No problem was found in the tests.
Welcome Home is a film by Ada Lund.
Hello Kitty is a character.
Unknown Pleasures is an album.
Below is the harbour of Nordvik.
Der Eintritt kostet 12 Euro.
Le musée ne mentionne pas le prix.
El museo no abre los lunes.
O museu não abre às segundas.
Il museo non apre il lunedì.
博物馆于2019年开放。
橋は1931年に開通した。
다리는 1931년에 개통되었다.
Here is what I found: the pier is closed.
In short: the pier is closed.
Let me explain: the boat sank in 1931.
以下是总结：桥梁于1932年关闭。
Als de brug open is, vaart de boot niet.
De boot vaart niet op zondag.
Мост закрыт до мая.
В музее нет лифта.
الجسر مغلق حتى مايو.
पुल मई तक बंद है।
館内で写真を撮ることはできません。
우리 박물관은 월요일에 문을 열지 않습니다.
"""


@pytest.mark.parametrize("text", TALK.strip().splitlines())
def test_talk_needs_no_check(text):
    assert required(sentences(text)) == [False] * len(sentences(text))


@pytest.mark.parametrize("text", CLAIMS.strip().splitlines())
def test_statements_need_a_check(text):
    assert required(sentences(text)) == [True] * len(sentences(text))


def test_a_bare_yes_is_a_claim_only_where_something_was_asked():
    (yes,) = sentences("Yes.")
    assert not check_required(yes)
    assert check_required(yes, "Do ferns produce spores?")
    assert required(sentences("Do ferns produce spores? Yes.")) == [False, True]


def test_structure_is_no_claim_but_what_it_holds_is():
    table = "| Model | Weight |\n| --- | --- |\n| Alder | 1.8 kg |"
    text = f"# Tents\n\n{table}\n\nThe kit contains:\n- a compass\n- three flares\n\n```\nx = 1\n```"
    flags = {s.text: flag for s, flag in zip(sentences(text), required(sentences(text)), strict=True)}
    assert [text for text, flag in flags.items() if flag] == ["| Alder | 1.8 kg |", "a compass", "three flares"]


def test_a_long_lead_in_with_a_statement_is_a_claim():
    text = "The harbour office on the north quay of the old town sells all of these tickets every morning:"
    assert required(sentences(text)) == [True]


def test_entries_of_a_list_of_sources_need_no_check_but_what_follows_does():
    text = "It opened in 1931. [1]\n\n**Sources**\n[1] Harbour Gazette\n- Port report, page 4\n\nThe pier is closed."
    assert required(sentences(text)) == [True, False, False, False, True]


@pytest.mark.parametrize(
    ("answer", "claims"),
    [
        ("Here is what I found in the sources: The pier is closed.", ["The pier is closed."]),
        ("Based on the documents provided: the pier is **closed**.", ["the pier is **closed**."]),
        ("In short: The pier is closed.", ["In short: The pier is closed."]),
        ("The rules are as follows: dogs stay on a lead.", ["The rules are as follows: dogs stay on a lead."]),
        ("Based on the leaflet, the following can be said. The pier is closed.", ["The pier is closed."]),
        ("The warden said the following: the pier is closed.", ["The warden said the following: the pier is closed."]),
    ],
)
def test_a_lead_in_of_some_length_is_no_part_of_the_claim(answer, claims):
    found = check(answer, [{"text": "The pier is closed."}]).claims
    assert [answer[one.start_char : one.end_char] for one in found if one.check_required] == claims
