"""What Chinese, Japanese and Korean forbid, and what they cannot do without, through the public call."""

import pytest

from scoring import check


@pytest.mark.parametrize(
    ("claim", "fact", "verdict"),
    [
        ("星見ホールの会場で録音することはできません。", "星見ホールの会場での録音は禁止されています。", "supported"),
        ("会場で録音することができます。", "会場での録音は禁止されています。", "contradicted"),
        ("若草公園の園内で喫煙することはできません。", "若草公園の園内での喫煙は厳禁です。", "supported"),
        ("会場での録音は許可されています。", "会場での録音は禁止されています。", "contradicted"),
        ("会場での録音は禁止されていません。", "会場での録音は禁止されています。", "contradicted"),
        ("旅客不可以在车厢内吸烟。", "列车不允许旅客在车厢中吸烟。", "supported"),
        ("旅客可以在车厢内吸烟。", "列车不允许旅客在车厢中吸烟。", "contradicted"),
        ("禁止旅客在车厢内吸烟。", "列车不允许旅客在车厢中吸烟。", "supported"),
        ("剧院允许观众拍照。", "剧院禁止观众拍照。", "contradicted"),
        ("剧院不允许观众拍照。", "剧院禁止观众拍照。", "supported"),
        ("학생은 실험실에서 음식을 먹을 수 없습니다.", "학생은 실험실에서 음식을 먹을 수 없습니다.", "supported"),
        ("실험실에서 음식을 먹을 수 있습니다.", "실험실에서 음식을 먹을 수 없습니다.", "contradicted"),
    ],
)
def test_what_is_forbidden_is_denied(claim: str, fact: str, verdict: str) -> None:
    (found,) = check(claim, [{"text": fact}]).claims
    assert found.verdict == verdict


@pytest.mark.parametrize(
    ("claim", "fact"),
    [
        ("剧院禁止拍照,但允许携带饮料。", "剧院禁止拍照,但允许携带饮料。"),
        ("市政府解除了禁止放烟花的规定。", "市政府解除了禁止放烟花的规定。"),
        ("会場では録音は禁止ですが、撮影は可能です。", "会場では録音は禁止ですが、撮影は可能です。"),
        ("この店は予約なしで利用できます。", "この店は予約なしで利用できます。"),
        ("음식물 반입은 금지되어 있습니다.", "음식물 반입은 금지되어 있습니다."),
        ("观众可以在大厅里喝水。", "观众可以在大厅里喝水,但是不可以拍照。"),
    ],
)
def test_what_is_forbidden_reaches_no_further(claim: str, fact: str) -> None:
    (found,) = check(claim, [{"text": fact}]).claims
    assert found.verdict == "supported"


@pytest.mark.parametrize(
    ("claim", "fact", "verdict"),
    [
        (
            "2021년에 3억 4,000만 원의 매출을 올렸다.",
            "2021년 매출은 3억 4천만 원이었다.",
            "supported",
        ),
        (
            "2021년에 4억 3,000만 원의 매출을 올렸다.",
            "2021년 매출은 3억 4천만 원이었다.",
            "contradicted",
        ),
        ("2021年大麦产量减少了20%。", "2021年大麦产量减少了二成。", "supported"),
        ("2021年大麦产量减少了30%。", "2021年大麦产量减少了二成。", "contradicted"),
        ("北港公司2022年的销量下降了8%。", "2022年,北港公司的销量比上一年下降了8%。", "supported"),
        ("这家公司2015成立。", "这家公司2015成立。", "supported"),
        ("生徒の一部に発熱が見られた。", "生徒の一部に発熱が見られた。", "supported"),
    ],
)
def test_figures_of_east_asia(claim: str, fact: str, verdict: str) -> None:
    (found,) = check(claim, [{"text": fact}]).claims
    assert found.verdict == verdict


@pytest.mark.parametrize(
    ("claim", "verdict"),
    [
        ("노을서점은 수요일에도 문을 엽니다.", "contradicted"),
        ("노을서점은 수요일에 문을 닫습니다.", "supported"),
    ],
)
def test_korean_days_have_their_own_word_of_opening(claim: str, verdict: str) -> None:
    (found,) = check(claim, [{"text": "노을서점은 오전 10시부터 문을 열며, 수요일은 휴무입니다."}]).claims
    assert found.verdict == verdict


@pytest.mark.parametrize(
    ("claim", "verdict"),
    [
        ("노을서점은 수요일에 문을 닫습니다.", "supported"),
        ("노을서점은 수요일에 문을 엽니다.", "contradicted"),
    ],
)
def test_korean_days_that_are_left_out_have_another_state(claim: str, verdict: str) -> None:
    (found,) = check(claim, [{"text": "노을서점은 수요일을 제외하고 매일 문을 엽니다."}]).claims
    assert found.verdict == verdict
