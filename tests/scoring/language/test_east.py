"""Verdicts in Russian, Arabic, Turkish, Japanese, Chinese and Korean, through the public call: by what they turn on."""

from __future__ import annotations

import pytest

from scoring import check

FIGURES = """
contradicted | 従業員は450人である。 | 本社では、従業員520人が働いている。
contradicted | 客室は120室ある。 | 全210室の客室を備えたホテルである。
contradicted | 学生は800人いる。 | この大学には学生が約1,200人在籍している。
contradicted | 橋の長さは350メートルです。 | 全長530mの橋は1962年に完成した。
contradicted | 会員数は5万人です。 | 会員は3万人を超えたところだ。
contradicted | 展示品は70点ある。 | 館内では40点の展示品を見ることができる。
contradicted | 酒店有85间客房。 | 酒店共设58间客房,距海边200米。
contradicted | 工厂有员工300人。 | 该厂230名员工在此工作。
contradicted | 塔高210米。 | 该塔高120米,建于1974年。
contradicted | 图书馆藏书四十万册。 | 图书馆现有藏书14万册。
contradicted | 호텔에는 객실이 85개 있다. | 객실 58실을 갖춘 호텔로 바다에서 200미터 떨어져 있다.
contradicted | 직원은 300명이다. | 공장에서는 직원 230명이 일하고 있다.
contradicted | 탑의 높이는 210미터이다. | 높이 120m의 탑은 1974년에 세워졌다.
contradicted | 회비는 매월 3만 원이다. | 월 회비 2만 원을 내야 한다.
contradicted | В отеле 85 номеров. | Гостиница на 58 номеров расположена в 200 метрах от моря.
contradicted | В отеле 85 номеров. | 58-номерной отель расположен в 200 метрах от моря.
contradicted | Высота башни — 210 метров. | Башня высотой 120 м построена в 1974 году.
contradicted | На заводе работают 300 человек. | Численность работников завода — 230 человек.
contradicted | Завод выпускает полторы тысячи тракторов в год. | Годовой выпуск завода составляет 2 900 тракторов.
contradicted | Библиотека насчитывает полмиллиона книг. | В фонде библиотеки 320 тысяч книг.
contradicted | يعمل في المصنع 300 عامل. | في المصنع ٢٣٠ عاملاً يعملون على ورديتين.
contradicted | يبلغ طول الجسر 350 مترًا. | طول الجسر ٥٣٠ مترا وافتتح عام ١٩٦٢.
contradicted | يضم الفندق 85 غرفة. | في الفندق ٥٨ غرفةً تطل على البحر.
contradicted | تبعد القرية 12 كيلومترات عن المدينة. | القرية على بعد ٢١ كيلومترًا من المدينة.
contradicted | يستغرق البناء 3 سنوات. | استغرق البناء 5 أعوام.
contradicted | عدد الطلاب ثلاثة آلاف طالب. | في الجامعة 4500 طالب.
contradicted | Otelin 85 odası vardır. | 58 odalı otel denize 200 metre uzaklıktadır.
contradicted | Kulenin yüksekliği 210 metredir. | 1974'te yapılan kule 120 metre yüksekliğindedir.
contradicted | Köprü 350 metre uzunluğunda. | Köprünün uzunluğu 530 metredir.
contradicted | Okulda 24 öğretmen var. | Okul 42 öğretmenlidir ve iki binadan oluşur.
contradicted | Müzede 900 eser sergileniyor. | Müze 1.200 esere ev sahipliği yapmaktadır.
supported | 従業員は230人である。 | 静岡の工場では、従業員230人が働いている。
supported | 会員は本を2週間借りられる。 | 会員の貸出期間は14日間です。
supported | 客室は210室ある。 | 全210室の客室を備えたホテルである。
supported | 工厂每年生产约一千五百台拖拉机。 | 该厂拖拉机年产量为1480台。
supported | 酒店有58间客房。 | 酒店共设58间客房,距海边200米。
supported | 강의는 세 시간 동안 진행된다. | 강의 시간: 3시간.
supported | 호텔에는 객실이 58개 있다. | 객실 58실을 갖춘 호텔로 바다에서 200미터 떨어져 있다.
supported | 학생 스무 명이 참가했다. | 참가 학생은 20명이었다.
supported | Завод выпускает полторы тысячи машин в год. | Годовой выпуск завода — 1500 машин.
supported | Библиотека насчитывает около полумиллиона книг. | В фонде библиотеки 498 тысяч книг.
supported | Пробег составил полторы тысячи километров. | Общий пробег: 1500 км.
supported | Строительство заняло полтора года. | Строительство продолжалось 18 месяцев.
supported | Книги выдаются на две недели. | Срок выдачи книг: 14 дней.
supported | يبلغ ارتفاع البرج 120 مترًا. | ارتفاع البرج ١٢٠ مترًا، وقد شُيّد عام ١٩٧٤.
supported | يضم الفندق 58 غرفة. | في الفندق ٥٨ غرفةً تطل على البحر.
supported | استغرق البناء ثلاث سنوات. | استمر البناء 3 أعوام.
supported | Otelde 58 oda bulunuyor. | Otel 58 odalıdır ve denize 200 metre uzaklıktadır.
supported | Üyeler beş kitabı iki hafta ödünç alabilir. | Üyeler için ödünç sınırı 5 kitap, süre 14 gündür.
supported | Kulenin yüksekliği 120 metredir. | 1974'te yapılan kule 120 metre yüksekliğindedir.
supported | Fabrikada 230 kişi çalışıyor. | Fabrika 230 çalışanıyla üretim yapmaktadır.
"""
"""Counters, plurals and endings of units, number words, the noun beside its number."""

ROWS = [row for table in (FIGURES,) for row in table.strip().splitlines()]


@pytest.mark.parametrize("row", ROWS)
def test_verdict(row: str) -> None:
    wanted, claim, fact = row.split(" | ")
    assert [found.verdict for found in check(claim, [{"text": fact}]).claims] == [wanted]
