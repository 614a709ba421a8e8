"""Who had which part in a work, in Chinese, Japanese and Korean: "导演是王磊", "脚本は森が書いた", "감독: 박지은"."""

from __future__ import annotations

import re

from scoring.expressions import lazy
from scoring.language.credit_words import EAST

_PART = {word: part for part, words in EAST.items() for word in words.split()}
_WORDS = "|".join(sorted(_PART, key=len, reverse=True))
_CUE = lazy(_WORDS)
_HAN = "(?:(?![由的了是在为為被和与])[一-鿿々·・ァ-ヺー])"
_LATER = "(?:(?![的了是在为為被])[一-鿿々·・ァ-ヺー])"
"""A sign of a name behind its part, which no particle parts from the words before it."""
_BEHIND = lazy(
    rf"(?P<part>{_WORDS})(?:を?[一-鿿ぁ-ん]{{0,4}}のは|是|为|為|由|は|：|:|은|는|に(?=[^に、。]{{2,8}}[がを](?:就|任|選|な)))\s?"
    rf"(?P<name>{_LATER}{{2,8}}?|[가-힣]{{2,4}}?)"
    r"(?=[，,、。.；;）)\s]|$|で|です|だ|が|氏|さん|担任|执导|執導|创作|創作|이고|이며|이다|입니다|였|이었|씨)"
)
"""The part before the name."""
_BEFORE = lazy(
    rf"(?:^|[，,、。；;\s]|由|は)(?P<name>{_HAN}{{2,8}}?|[가-힣]{{2,4}}?)(?:担任|出任|接任|就任|当选|當選|負責|负责|が|氏が|이|가)?\s?(?:了|の)?"
    rf"(?P<part>{_WORDS})(?=[，,、。了的。]|$|を|し|に(?:就|任|選|な)|を務|을|를|했|한|하고|하며|으로\s|직|에\s)"
)
"""The name before the part: "由李雯执导", "森が脚本を書いた"."""
_DENIED = lazy(r"不是|并非|不由|ではな|じゃな|でな|아니|助理|助監督|共同")
_FORMER = lazy(
    r"[前元旧原](?=[館馆社校市会會院局总總園园理任知首大董監监])|曾[任担是为經经]|[卸退辞辭離离]|副|부(?=시장|사장|회장|총리|이사장|교장|지사|관장|원장)|去职|去職|降[りろ]|전임|(?<![가-힣])전\s|퇴임|사임|물러|그만|역임|지냈|지낸|떠났|떠나"
)
"""Says in a clause of an office that somebody held it before, or only its deputy's."""
_CLAUSES = lazy(r"[，,、。；;]|(?<=[고며])\s|에\s이어\s")
_WORK = lazy(
    rf"{_WORDS}|现任|現任|現在|现在|新任|後任|后任|[现現新]|현재|현|신임|후임|电影|電影|纪录片|影片|该片|該片|本片|片|小说|小説|書|书|本|歌曲|曲|电视剧|剧|劇|作品|专辑|映画|作|영화|소설|책|노래|곡|건물|드라마"
    r"|이|그|의|这|這|该|該|此|この|その|部|首|的|の|由|，|、|。|\s"
)
"""Words for the work itself, which say nothing of which one it is."""

_BACK = 120
"""So many signs before a part belong to its clause at most."""

East = tuple[str, str, frozenset[str], int, int]
"""Part, name, the signs of what else the clause speaks of, begin, end."""


def find(text: str) -> list[East]:
    """The parts of one sentence with who has them."""
    if _CUE.search(text) is None or _DENIED.search(text):
        return []
    found = [_read(text, match) for expression in (_BEHIND, _BEFORE) for match in expression.finditer(text)]
    return [
        one for one in found if _CUE.search(one[1]) is None and _WORK.sub("", one[1]) and not _former(text, *one[3:])
    ]


def _former(text: str, begin: int, end: int) -> bool:
    """Whether the clause of a part says that its holder held it before."""
    first = max((cut.end() for cut in _CLAUSES.finditer(text, 0, begin + 1)), default=0)
    last = _CLAUSES.search(text, end)
    return _FORMER.search(text[first : last.start() if last else len(text)]) is not None


def _read(text: str, match: re.Match[str]) -> East:
    begin, end = match.span()
    until = min(match.start("part"), match.start("name"))
    before = re.split(r"[，,、。；;]|[고며]\s", text[max(0, until - _BACK) : until])[-1]
    return _PART[match["part"]], match["name"], frozenset(_WORK.sub("", before)), begin, end
