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
contradicted | Fabrikada 300 kişi çalışıyor. | Fabrika 230 çalışanıyla üretim yapmaktadır.
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
contradicted | Комната площадью 18 квадратных метров. | Площадь комнаты — 24 м².
contradicted | Экскурсия длится полтора часа. | Экскурсия продолжается три часа.
supported | Экскурсия длится полтора часа. | Продолжительность экскурсии — 90 минут.
contradicted | Поезд идёт двадцать часов. | Поезд идёт 12 часов.
contradicted | تستغرق الرحلة ساعتين. | تستغرق الرحلة خمس ساعات.
contradicted | يضم المتحف ثلاثة آلاف قطعة. | يضم المتحف 5000 قطعة.
supported | المسافة 5 كيلومترات. | المسافة خمسة كيلومترات.
contradicted | Yolculuk iki saat sürer. | Yolculuk 4 saat sürmektedir.
supported | Yolculuk iki saat sürer. | Yolculuk süresi 2 saattir.
contradicted | Bilet 50 liradır. | Bilet fiyatı 80 TL'dir.
supported | Kampta 40 çadır var. | Kamp 40 çadırlıktır.
contradicted | Şirkette 1.500 kişi çalışıyor. | Şirketin 2.300 çalışanı vardır.
contradicted | クラスは30人だ。 | 1クラスの生徒数は24人である。
supported | 猫を三匹飼っている。 | 猫を3匹飼っている。
contradicted | 这座桥有六个桥墩。 | 大桥共有9个桥墩。
supported | 他养了三只猫。 | 他养了3只猫。
supported | 고양이 세 마리를 키운다. | 고양이를 3마리 키우고 있다.
contradicted | 수업은 90분이다. | 수업 시간은 60분이다.
supported | 수업은 한 시간이다. | 수업 시간은 60분이다.
supported | Музей открыт с 10 до 18 часов. | Музей работает с 10:00 до 18:00.
contradicted | Высота горы 3200 метров. | Гора высотой 2300 метров поднимается над озером.
supported | Гора достигает 2300 метров. | Гора высотой 2300 метров поднимается над озером.
unsupported | В театре 600 мест. | Театр построен в 1904 году.
unsupported | Tiyatroda 600 koltuk var. | Tiyatro 1904 yılında yapıldı.
unsupported | يضم المسرح 600 مقعد. | بني المسرح عام 1904.
unsupported | 社員は300人だ。 | 会社は1904年に設立された。
unsupported | 直员工有300人。 | 公司成立于1904年。
unsupported | 회원은 300명이다. | 동호회는 1904년에 생겼다.
supported | Поезд отправляется через полчаса. | Поезд отправляется через 30 минут.
supported | Концерт длился два с половиной часа. | Концерт продолжался 2,5 часа.
contradicted | Сбор составил полтора миллиона рублей. | Сбор составил 2,5 млн рублей.
supported | Сбор составил полтора миллиона рублей. | Сбор составил 1,5 млн рублей.
supported | 会員は一万人だ。 | 会員数は10,000人です。
supported | 合同期限为一年半。 | 合同期限为18个月。
supported | 契約期間は1年半です。 | 契約期間は18か月です。
supported | 계약 기간은 1년 반이다. | 계약 기간은 18개월이다.
supported | 工期は三年だった。 | 3年の工期で完成した。
supported | 대출 기간은 2주이다. | 대출 기간 14일.
contradicted | 대출 기간은 3주이다. | 대출 기간 14일.
supported | 보증금은 50만 원이다. | 보증금: 500,000원
contradicted | 반품은 2주 안에 가능하다. | 반품 기한은 7일이다.
"""
"""Counters, plurals and endings of units, number words, the noun beside its number."""

CHARGES = """
contradicted | 駐車場は無料で利用できます。 | 駐車場は有料で、1時間300円かかります。
contradicted | 駐車場は有料です。 | 駐車場は無料でご利用いただけます。
contradicted | 入館料は無料だ。 | 入館料は大人500円である。
contradicted | 停车场免费开放。 | 停车场不免费,每小时收费10元。
contradicted | 停车收费。 | 停车场对住客免费。
contradicted | 展览免费参观。 | 参观展览需购票,票价30元。
contradicted | 주차는 무료입니다. | 주차는 유료이며 시간당 1,500원입니다.
contradicted | 주차장은 유료이다. | 주차장은 무료로 운영된다.
contradicted | 전시회 입장은 무료이다. | 전시회 입장은 무료가 아니며 입장료 5,000원을 내야 한다.
contradicted | Парковка бесплатная. | Парковка платная: 100 рублей в час.
contradicted | Парковка платная. | Парковка для гостей бесплатна.
contradicted | Вход в музей бесплатный. | За вход в музей взимается плата — 300 рублей.
contradicted | الموقف مجاني. | الموقف غير مجاني وتبلغ رسومه ١٠ ريالات في الساعة.
contradicted | الدخول إلى المتحف مجاني. | الدخول إلى المتحف مقابل رسوم قدرها 20 درهمًا.
contradicted | الموقف مدفوع. | الموقف مجاني للضيوف.
contradicted | Otopark ücretsizdir. | Otopark ücretlidir, saati 50 liradır.
contradicted | Otopark ücretlidir. | Otopark misafirler için ücretsizdir.
contradicted | Müzeye giriş ücretsizdir. | Müzeye giriş ücretsiz değildir, bilet 200 liradır.
supported | 駐車場は無料です。 | 駐車料金はかかりません。
supported | 停车场免费。 | 停车场不收费。
supported | 주차는 무료입니다. | 주차 요금은 없습니다.
supported | Парковка бесплатная. | За парковку плата не взимается.
supported | الموقف مجاني. | لا تُفرض رسوم على الموقف.
supported | Otopark ücretsizdir. | Otopark için ücret alınmaz.
supported | 주차장은 유료이다. | 주차장은 무료가 아니며 시간당 2,000원을 내야 한다.
supported | Парковка платная. | Парковка не бесплатная: 100 рублей в час.
supported | 停车场收费。 | 停车场不免费,每小时收费10元。
supported | 駐車場は有料です。 | 駐車場は無料ではなく、1時間300円かかります。
supported | Otopark ücretlidir. | Otopark ücretsiz değildir, saati 50 liradır.
contradicted | シャトルバスの利用は有料だ。 | シャトルバスはどなたでも無料で乗車できる。
contradicted | 荷物の預かりには料金がかかる。 | 荷物は無料でお預かりします。
contradicted | 班车收费。 | 酒店提供免费班车。
contradicted | 寄存行李不收费。 | 寄存行李每件收费8元。
contradicted | 자전거 대여는 유료다. | 자전거는 무상으로 대여한다.
contradicted | 견학에는 요금이 없다. | 견학 요금으로 3,000원을 내야 한다.
contradicted | Экскурсия платная. | Экскурсия для всех бесплатная.
contradicted | Доставка бесплатная. | За доставку взимается 250 рублей.
contradicted | Интернет в номерах бесплатный. | Интернет в номерах предоставляется за плату.
contradicted | التوصيل مجاني. | رسوم التوصيل 15 ريالا.
contradicted | الجولة مدفوعة. | الجولة مجانية لجميع الزوار.
contradicted | Kargo bedavadır. | Kargo için ücret alınmaktadır.
contradicted | Rehberli tur ücretlidir. | Rehberli tur ücretsiz olarak sunulmaktadır.
unsupported | 子供の入場は無料だ。 | 大人の入場は有料だ。
unsupported | 儿童免费入园。 | 成人入园收费。
unsupported | 어린이는 무료로 입장한다. | 성인은 유료로 입장한다.
unsupported | Для студентов вход бесплатный. | Для пенсионеров вход платный.
unsupported | دخول الأطفال مجاني. | دخول الكبار مدفوع.
unsupported | Öğrenciler için giriş ücretsizdir. | Yetişkinler için giriş ücretlidir.
unsupported | 朝食は無料だ。 | 駐車場は有料だ。
unsupported | 早餐免费。 | 停车场收费。
unsupported | Завтрак бесплатный. | Парковка платная.
unsupported | 아침 식사는 무료이다. | 주차장은 유료이다.
supported | Wi-Fi бесплатный. | Парковка платная, Wi-Fi бесплатный.
contradicted | Парковка бесплатная. | Парковка платная, Wi-Fi бесплатный.
contradicted | 주차는 무료다. | 와이파이는 무료이고 주차는 유료다.
contradicted | 停车免费。 | 无线网络免费,停车收费。
supported | 駐車場は無料である。 | 駐車場は無料で、レンタサイクルは有料だ。
contradicted | レンタサイクルは無料である。 | 駐車場は無料で、レンタサイクルは有料だ。
unsupported | Сауна бесплатная. | Бассейн работает с 7 до 22 часов.
"""
"""What is free and what is charged for."""

NEEDS = """
contradicted | 予約は不要です。 | ご利用には事前の予約が必要です。
contradicted | 予約が必要だ。 | 予約なしで利用できる。
contradicted | パスポートは必要ない。 | 入国にはパスポートが必要である。
contradicted | 会員登録が必要です。 | 会員登録は不要です。
contradicted | 参观无需预约。 | 参观须提前预约。
contradicted | 参观需要预约。 | 参观无需预约,可直接入场。
contradicted | 不需要签证。 | 入境必须持有签证。
contradicted | 예약은 필요 없다. | 이용하려면 사전 예약이 필요하다.
contradicted | 예약해야 한다. | 예약 없이 이용할 수 있다.
contradicted | 여권은 필요하지 않다. | 입국하려면 여권이 있어야 한다.
contradicted | Виза не нужна. | Для въезда необходима виза.
contradicted | Пропуск не требуется. | Для прохода требуется пропуск.
contradicted | Нужна предварительная запись. | Предварительная запись не требуется.
contradicted | Регистрация обязательна. | Регистрация не обязательна.
contradicted | الحجز غير ضروري. | الحجز المسبق ضروري لدخول المتحف.
contradicted | لا يلزم تصريح للدخول. | يلزم الحصول على تصريح للدخول إلى المحمية.
contradicted | التأشيرة مطلوبة. | لا حاجة إلى تأشيرة.
contradicted | Rezervasyon gerekmez. | Müzeyi gezmek için rezervasyon gereklidir.
contradicted | Giriş için izin gerekli değildir. | Koruma alanına giriş için izin alınması zorunludur.
contradicted | Rezervasyon gereklidir. | Rezervasyona gerek yoktur.
supported | 予約は不要です。 | 予約は必要ありません。
supported | 参观需要预约。 | 参观须提前预约。
supported | 예약이 필요하다. | 사전에 예약해야 한다.
supported | Пропуск необходим. | Без пропуска вход запрещён.
supported | Виза не нужна. | Виза не требуется.
supported | لا يلزم حجز. | لا حاجة إلى الحجز.
supported | Rezervasyon gerekmez. | Rezervasyona gerek yoktur.
contradicted | 証明書の提出は任意である。 | 証明書の提出が義務づけられている。
contradicted | 事前登録は必須ではない。 | 事前登録が必須である。
supported | 事前登録は必要ない。 | 事前登録は任意である。
contradicted | 报名必须提交照片。 | 报名不需要提交照片。
supported | 报名无需照片。 | 报名不要求提供照片。
contradicted | 신분증이 필요하다. | 신분증은 필요 없다.
contradicted | 회원 가입은 의무가 아니다. | 회원 가입은 필수이다.
supported | 회원 가입은 선택 사항이다. | 회원 가입은 필수가 아니다.
contradicted | Справка обязательна. | Справка не нужна.
contradicted | Страховка не требуется. | Для участия требуется страховка.
supported | Паспорт не нужен. | Паспорт предъявлять не требуется.
contradicted | لا حاجة إلى جواز السفر. | يجب إبراز جواز السفر عند الدخول.
contradicted | التسجيل إلزامي. | التسجيل اختياري.
supported | التسجيل غير إلزامي. | التسجيل اختياري.
contradicted | Pasaport gerekli değildir. | Giriş için pasaport zorunludur.
contradicted | Kayıt zorunludur. | Kayıt isteğe bağlıdır.
supported | Kayıt zorunlu değildir. | Kayıt isteğe bağlıdır.
unsupported | 予約が必要だ。 | 予約は電話で受け付ける。
unsupported | Нужна предварительная запись. | Телефон для справок указан на сайте.
unsupported | Rezervasyon gereklidir. | Müze geniş bir bahçede yer alır.
supported | Билет нужен. | Билет обязателен для всех, справка не требуется.
contradicted | Справка нужна. | Билет обязателен, справка не требуется.
supported | Пропуск нужен. | Пропуск нужен, а паспорт не нужен.
contradicted | Паспорт нужен. | Пропуск нужен, а паспорт не нужен.
"""
"""What is needed and what is not."""

OPENING = """
contradicted | 美術館は月曜日に開いています。 | 美術館は月曜日休館です。
contradicted | 店は日曜日に営業している。 | 日曜日は定休日です。
contradicted | 博物馆周一开放。 | 博物馆每周一闭馆。
contradicted | 图书馆周日不开放。 | 图书馆周日照常开放。
contradicted | 박물관은 월요일에 문을 연다. | 박물관은 매주 월요일 휴관한다.
contradicted | 상점은 일요일에 영업한다. | 상점은 일요일에 쉰다.
contradicted | Музей работает в понедельник. | Музей закрыт по понедельникам.
contradicted | Магазин закрыт по воскресеньям. | Магазин открыт ежедневно, включая воскресенье.
contradicted | المتحف مفتوح يوم الاثنين. | المتحف مغلق أيام الاثنين.
contradicted | المكتبة تعمل يوم الجمعة. | المكتبة مغلقة يوم الجمعة.
contradicted | Müze pazartesi günleri açıktır. | Müze pazartesi günleri kapalıdır.
contradicted | Dükkan pazar günü açık. | Dükkan pazar günleri hizmet vermemektedir.
contradicted | Аптека работает по субботам. | По субботам аптека закрыта.
contradicted | Бассейн закрыт в пятницу. | В пятницу бассейн открыт до вечера.
unsupported | Аптека работает по субботам. | По воскресеньям аптека закрыта.
contradicted | المعرض مغلق يوم الخميس. | المعرض مفتوح يوم الخميس.
unsupported | المعرض مفتوح يوم السبت. | المعرض مغلق يوم الأحد.
contradicted | Kütüphane cuma günü kapalıdır. | Kütüphane cuma günü açıktır.
unsupported | Kütüphane salı günü açıktır. | Kütüphane perşembe günü kapalıdır.
contradicted | 도서관은 금요일에 휴관한다. | 도서관은 금요일에 문을 연다.
contradicted | 水族館は木曜日に営業している。 | 木曜日は水族館の休業日です。
"""
"""Open and closed on a day."""

PARTIES = """
contradicted | 光熱費は大家が負担する。 | 光熱費は借主が負担する。
contradicted | 送料は購入者が負担します。 | 送料は販売者が負担します。
contradicted | 运费由买家承担。 | 运费由卖家承担。
contradicted | 水电费由房东支付。 | 合同第九条:水电费由租客支付。
contradicted | 공과금은 임대인이 부담한다. | 공과금은 임차인이 부담한다.
contradicted | 배송비는 구매자가 낸다. | 배송비는 판매자가 부담한다.
contradicted | Доставку оплачивает покупатель. | Доставку оплачивает продавец.
contradicted | Ремонт оплачивает владелец квартиры. | Ремонт оплачивает жилец.
contradicted | Страховку оплачивает работник. | Страховка оплачивается работодателем.
contradicted | يدفع المالك فواتير الكهرباء. | يدفع المستأجر فواتير الكهرباء.
contradicted | يتحمل المشتري تكاليف الشحن. | يتحمل البائع تكاليف الشحن.
contradicted | Faturaları ev sahibi öder. | Faturaları kiracı öder.
contradicted | Kargo ücreti alıcıya aittir. | Kargo ücreti satıcıya aittir.
supported | 光熱費は借主の負担である。 | 契約書第9条:光熱費は借主が負担する。
supported | 공과금은 임차인이 낸다. | 계약서 제9조: 공과금은 임차인이 부담한다.
supported | يتحمل البائع تكاليف الشحن. | تكاليف الشحن على البائع.
supported | Faturaları kiracı öder. | Madde 9: Faturalar kiracı tarafından ödenir.
contradicted | 修理費は賃借人が支払う。 | 修理費は賃貸人が負担する。
contradicted | 返送料は店が負担し、販売者が払う。 | 返送料は購入者が負担する。
contradicted | 保险费由员工承担。 | 保险费由用人单位缴纳。
contradicted | 关税由买家支付。 | 关税由卖家承担。
contradicted | 관리비는 집주인이 낸다. | 관리비는 세입자가 부담한다.
contradicted | 보험료는 근로자가 부담한다. | 보험료는 고용주가 부담한다.
contradicted | Обратную пересылку оплачивает продавец. | Обратная пересылка оплачивается покупателем.
contradicted | Мелкий ремонт обязан делать арендодатель. | Мелкий ремонт обязан делать арендатор.
contradicted | يتحمل الموظف تكلفة التدريب. | يتحمل صاحب العمل تكلفة التدريب.
contradicted | يدفع المستأجر رسوم الصيانة. | يدفع المؤجر رسوم الصيانة.
contradicted | İade kargosunu satıcı öder. | İade kargosunu alıcı öder.
contradicted | Aidatı kiracı öder. | Aidatı ev sahibi ödemektedir.
supported | Аренду платит арендатор. | Арендатор обязан платить аренду до пятого числа.
supported | 租金由租客支付。 | 租客每月向房东支付租金。
supported | 집세는 세입자가 낸다. | 세입자는 집주인에게 매달 집세를 낸다.
supported | 家賃は借主が支払う。 | 借主は貸主に家賃を支払う。
supported | Аренду оплачивает компания. | Компания оплачивает аренду офиса.
unsupported | Договор подписал арендатор. | Договор хранится у арендодателя.
supported | 卖家把货物寄给买家。 | 卖家会把货物寄给买家,运费由买家承担。
"""
"""Which of two parties pays or does it."""

OFFICES = """
contradicted | 現在の館長は森田健一である。 | 森田健一は2018年に退任し、現在の館長は岡本恵子である。
contradicted | 現市長は中村浩だ。 | 中村浩は前市長で、現市長は石井明子である。
contradicted | 社長は高橋誠です。 | 2020年に高橋誠が社長を退き、小林優が社長に就任した。
contradicted | 现任校长是王建国。 | 王建国于2019年退休,现任校长为刘芳。
contradicted | 公司总经理是陈伟。 | 前总经理陈伟已离职,总经理由孙丽担任。
contradicted | 现任市长为周明。 | 周明为前任市长,现任市长是吴娜。
contradicted | 현 관장은 박민수이다. | 박민수는 2018년에 퇴임했으며 현 관장은 이지영이다.
contradicted | 시장은 최영호이다. | 전임 시장 최영호에 이어 현재 시장은 정수연이다.
contradicted | Директор музея — Олег Смирнов. | Олег Смирнов ушёл в 2018 году, директором музея стала Анна Ковалёва.
contradicted | Нынешний ректор — Иван Петров. | Иван Петров был ректором до 2017 года, нынешний ректор — Елена Орлова.
contradicted | مدير المتحف الحالي هو سامي الحداد. | غادر سامي الحداد منصبه عام 2018، والمدير الحالي للمتحف هو ليلى منصور.
contradicted | Müzenin şimdiki müdürü Ahmet Yılmaz'dır. | Ahmet Yılmaz 2018'de görevden ayrıldı, şimdiki müdür Elif Kaya'dır.
supported | 現在の館長は岡本恵子である。 | 森田健一は2018年に退任し、現在の館長は岡本恵子である。
supported | 现任校长是刘芳。 | 王建国于2019年退休,现任校长为刘芳。
supported | 현 관장은 이지영이다. | 박민수는 2018년에 퇴임했으며 현 관장은 이지영이다.
supported | Нынешний ректор — Елена Орлова. | Иван Петров был ректором до 2017 года, нынешний ректор — Елена Орлова.
supported | مديرة المتحف الحالية هي ليلى منصور. | غادر سامي الحداد منصبه عام 2018، والمديرة الحالية للمتحف هي ليلى منصور.
supported | Şimdiki müdür Elif Kaya'dır. | Ahmet Yılmaz 2018'de görevden ayrıldı, şimdiki müdür Elif Kaya'dır.
contradicted | 園長は山口明である。 | 山口明は前園長で、現在の園長は川島玲子だ。
contradicted | 現在の校長は松本健だ。 | 松本健は3月に退職し、後任の校長に藤井直美が就いた。
contradicted | 现任院长是黄磊。 | 黄磊于去年离任,现任院长为何静。
contradicted | 基金会主席是林涛。 | 林涛曾任主席,现任主席是郑敏。
contradicted | 현 이사장은 강태호이다. | 강태호는 전 이사장이고 현 이사장은 신유진이다.
contradicted | 교장은 오상철이다. | 오상철 교장이 퇴임하고 배수진이 교장으로 취임했다.
contradicted | Главный редактор — Виктор Зайцев. | Виктор Зайцев покинул пост, главным редактором назначена Мария Ильина.
contradicted | Председатель совета — Пётр Громов. | Прежний председатель Пётр Громов передал пост, нынешний председатель — Дарья Котова.
contradicted | رئيس البلدية الحالي هو كريم ناصر. | كان كريم ناصر رئيسا للبلدية حتى 2019، ورئيس البلدية الحالي هو ماجد سالم.
contradicted | Belediye başkanı Murat Şen'dir. | Eski başkan Murat Şen'in yerine belediye başkanı Zeynep Arslan oldu.
supported | 園長は川島玲子である。 | 山口明は前園長で、現在の園長は川島玲子だ。
supported | 现任院长是何静。 | 黄磊于去年离任,现任院长为何静。
supported | 현 이사장은 신유진이다. | 강태호는 전 이사장이고 현 이사장은 신유진이다.
supported | Председатель совета — Дарья Котова. | Прежний председатель Пётр Громов передал пост, нынешний председатель совета — Дарья Котова.
supported | Belediye başkanı Zeynep Arslan'dır. | Eski başkan Murat Şen'in yerine belediye başkanı Zeynep Arslan oldu.
supported | Главный редактор — Мария Ильина. | Виктор Зайцев покинул пост, главным редактором назначена Мария Ильина.
supported | В школе директор — Инна Белова. | Директор школы — Инна Белова, директор музея — Глеб Титов.
contradicted | Директор школы — Глеб Титов. | Директор школы — Инна Белова, директор музея — Глеб Титов.
unsupported | Директор музея — Глеб Титов. | Заместителем директора музея работает Инна Белова.
unsupported | Директор школы — Глеб Титов. | Директор музея — Инна Белова.
supported | Режиссёр фильма — Лев Орлов. | Фильм снял режиссёр Лев Орлов.
supported | Ректором был Иван Петров. | Иван Петров был ректором до 2017 года.
unsupported | 副館長は森田健一である。 | 館長は岡本恵子である。
supported | 森田健一は前館長である。 | 森田健一は2018年に退任し、現在の館長は岡本恵子である。
supported | 王建国曾任校长。 | 王建国于2019年退休,现任校长为刘芳。
supported | 社長には小林優が就任した。 | 2020年に小林優が社長に就任した。
contradicted | 校长由王建国担任。 | 校长由刘芳担任,副校长由王建国担任。
supported | 副校长由王建国担任。 | 校长由刘芳担任,副校长由王建国担任。
unsupported | 시장은 최영호이다. | 부시장은 정수연이다.
supported | 정수연이 시장으로 취임했다. | 전임 시장 최영호에 이어 현재 시장은 정수연이다.
unsupported | مدير المدرسة هو سامي الحداد. | مدير المتحف هو ليلى منصور.
unsupported | مدير المتحف هو سامي الحداد. | نائب مدير المتحف هو ليلى منصور.
supported | مدير المتحف هو سامي الحداد. | يشغل سامي الحداد منصب مدير المتحف.
unsupported | Müzenin müdürü Ahmet Yılmaz'dır. | Okulun müdürü Elif Kaya'dır.
supported | Müzenin müdürü Elif Kaya'dır. | Elif Kaya müzenin müdürüdür.
unsupported | Müzenin müdürü Ahmet Yılmaz'dır. | Müzenin müdür yardımcısı Elif Kaya'dır.
"""
"""Who holds an office now."""

PARTS = """
supported | 作曲者は西野陽子である。 | 西野陽子が作曲し、原田翔が作詞した曲だ。
contradicted | 作曲者は原田翔である。 | 西野陽子が作曲し、原田翔が作詞した曲だ。
supported | 这首歌的作曲者是林晓。 | 林晓作曲、何宁作词的歌曲。
contradicted | 这首歌的作曲者是何宁。 | 林晓作曲、何宁作词的歌曲。
supported | 이 영화의 감독은 오세훈이다. | 오세훈이 감독하고 김나래가 각본을 쓴 영화이다.
contradicted | 이 곡의 작곡가는 윤서아이다. | 한지민이 작곡하고 윤서아가 작사한 곡이다.
supported | 이 건물의 설계자는 서동민이다. | 서동민이 설계한 건물은 2011년에 완공되었다.
supported | Автор музыки — Павел Зимин. | Музыку написал Павел Зимин, а слова — Ольга Лебедева.
contradicted | Музыку написала Ольга Лебедева. | Музыку написал Павел Зимин, а слова — Ольга Лебедева.
supported | مؤلف الكتاب هو نبيل عزام. | الكتاب من تأليف نبيل عزام ورسوم هدى كريم.
contradicted | مؤلف الكتاب هو هدى كريم. | الكتاب من تأليف نبيل عزام ورسوم هدى كريم.
supported | Şarkının bestecisi Deniz Aksoy'dur. | Şarkıyı Deniz Aksoy besteledi, sözlerini Ece Tunç yazdı.
contradicted | Şarkının bestecisi Ece Tunç'tur. | Şarkıyı Deniz Aksoy besteledi, sözlerini Ece Tunç yazdı.
"""
"""Who had which part in a work."""

DENIALS = """
contradicted | ペットは同伴できる。 | ペットの同伴はできません。
contradicted | 館内では撮影できる。 | 館内での撮影は禁止されている。
contradicted | 宠物可以入内。 | 宠物不得入内。
contradicted | 酒店没有游泳池。 | 酒店设有室外游泳池。
contradicted | 반려동물은 출입할 수 있다. | 반려동물은 출입할 수 없다.
contradicted | 호텔에 수영장이 없다. | 호텔에는 야외 수영장이 있다.
contradicted | С собаками вход разрешён. | Вход с собаками запрещён.
contradicted | В отеле нет бассейна. | В отеле есть открытый бассейн.
contradicted | يُسمح بإدخال الحيوانات. | لا يُسمح بإدخال الحيوانات.
contradicted | لا يوجد مسبح في الفندق. | يوجد في الفندق مسبح خارجي.
contradicted | Evcil hayvan kabul edilir. | Evcil hayvan kabul edilmez.
contradicted | Otelde havuz yok. | Otelin açık havuzu vardır.
contradicted | 연체료는 없다. | 연체하면 하루에 100원의 연체료가 부과된다.
contradicted | 解約手数料はかからない。 | 解約の際は手数料として3,000円がかかる。
contradicted | 不收取手续费。 | 每笔收取手续费5元。
contradicted | Комиссия не взимается. | Взимается комиссия 2 %.
contradicted | لا توجد رسوم إلغاء. | تُفرض رسوم إلغاء قدرها 50 ريالًا.
contradicted | İptal ücreti yoktur. | İptal durumunda 100 lira ücret alınır.
contradicted | Salonda klima var. | Salonda klima yoktur.
contradicted | Dükkân kart kabul etmiyor. | Dükkân kart kabul ediyor.
supported | Salonda klima yok. | Salonda klima bulunmuyor.
supported | Evcil hayvan kabul edilmez. | Tesise evcil hayvan kabul edilmemektedir.
contradicted | В номере есть балкон. | В номере нет балкона.
contradicted | لا يحتوي المنزل على حديقة. | يحتوي المنزل على حديقة كبيرة.
contradicted | 房间没有阳台。 | 房间带有阳台。
contradicted | 部屋にエアコンがある。 | 部屋にエアコンはない。
contradicted | 환불이 가능하다. | 환불은 불가능하다.
contradicted | Возврат невозможен. | Возврат возможен в течение 14 дней.
"""
"""Plain denials."""

ROWS = [
    row
    for table in (
        FIGURES,
        CHARGES,
        NEEDS,
        OPENING,
        PARTIES,
        OFFICES,
        PARTS,
        DENIALS,
    )
    for row in table.strip().splitlines()
]


@pytest.mark.parametrize("row", ROWS)
def test_verdict(row: str) -> None:
    wanted, claim, fact = row.split(" | ")
    assert [found.verdict for found in check(claim, [{"text": fact}]).claims] == [wanted]
