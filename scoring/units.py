"""Units: names and symbols in several languages -> family, factor and offset to the family's base unit.

Base units: metre, kilogram, degree Celsius, litre, square metre, metre per second, byte, day, pascal, watt, joule, hertz,
degree of arc, volt, ampere. Factors are the exact definitions (international yard and pound, US gallon, 365.25-day year).
"""

from __future__ import annotations

from typing import NamedTuple


class Unit(NamedTuple):
    """base value = amount * factor + offset."""

    family: str
    name: str
    factor: float
    offset: float = 0.0


YEAR = 365.25
_METRIC = {"k": 1e3, "c": 1e-2, "m": 1e-3, "µ": 1e-6, "μ": 1e-6, "n": 1e-9}
_ROWS = """
length m 1 | m metre metres meter meters metro metros mètre mètres metri メートル 米 미터
length km 1e3 | km kilometre kilometres kilometer kilometers kilometern kilómetros quilómetros quilômetros kilomètre kilomètres chilometri キロメートル キロ 公里 千米 킬로미터
length cm 1e-2 | cm centimetre centimetres centimeter centimeters zentimeter centímetros centimètres centimetri センチ センチメートル 厘米 公分 센티미터
length mm 1e-3 | mm millimetre millimetres millimeter millimeters milímetros millimètres ミリ 毫米
length µm 1e-6 | µm μm micrometre micrometres micrometer micrometers micron microns
length nm 1e-9 | nm nanometre nanometres nanometer nanometers 纳米
length mi 1609.344 | mi mile miles meile meilen milles millas milhas miglia マイル 英里 마일
length nmi 1852 | nmi nautical_mile nautical_miles seemeilen
length yd 0.9144 | yd yds yard yards
length ft 0.3048 | ft foot feet pies pés piedi フィート 英尺
length in 0.0254 | inch inches zoll pulgadas polegadas pouces pollici インチ 英寸
length ly 9.4607304725808e15 | ly light_year light_years lightyears lichtjahre 光年
length au 1.495978707e11 | astronomical_unit astronomical_units
mass kg 1 | kg kilo kilos kilogram kilograms kilogramme kilogrammes kilogramm kilogramos quilos chilogrammi キログラム 公斤 千克 킬로그램
mass g 1e-3 | g gram grams gramme grammes gramm gramos gramas grammi グラム 克 그램
mass mg 1e-6 | mg milligram milligrams milligrammes milligramm 毫克
mass t 1e3 | t tonne tonnes tonnen metric_ton metric_tons toneladas tonnellate トン 吨 톤
mass ton 907.18474 | ton tons short_tons
mass lb 0.45359237 | lb lbs pound pounds livres libras libbre ポンド 磅
mass oz 0.028349523125 | oz ounce ounces
mass st 6.35029318 | stone
temperature °C 1 | °C ℃ ° degrees_celsius degree_celsius degrees_centigrade celsius grad_celsius degrés_celsius grados_celsius 度 摄氏度 도
temperature °F 0.5555555555555556 -17.77777777777778 | °F ℉ degrees_fahrenheit degree_fahrenheit fahrenheit 华氏度
temperature K 1 -273.15 | K °K kelvin kelvins
volume l 1 | l L litre litres liter liters litros litri リットル 升 리터
volume ml 1e-3 | ml mL millilitre millilitres milliliter milliliters ミリリットル 毫升
volume hl 100 | hl hectolitres hektoliter
volume m³ 1000 | m³ m3 cubic_metre cubic_metres cubic_meter cubic_meters kubikmeter metros_cúbicos mètres_cubes 立方メートル 立方米
volume km³ 1e12 | km³ cubic_kilometres cubic_kilometers
volume ft³ 28.316846592 | cubic_foot cubic_feet
volume gal 3.785411784 | gal gallon gallons galones
volume qt 0.946352946 | quart quarts
volume pt 0.473176473 | pint pints
volume floz 0.0295735295625 | fluid_ounce fluid_ounces
volume bbl 158.987294928 | barrel barrels
area m² 1 | m² m2 sqm square_metre square_metres square_meter square_meters quadratmeter metros_cuadrados metros_quadrados mètres_carrés metri_quadrati 平方メートル 平米 平方米 제곱미터
area km² 1e6 | km² km2 square_kilometre square_kilometres square_kilometer square_kilometers quadratkilometer kilómetros_cuadrados quilómetros_quadrados quilômetros_quadrados kilomètres_carrés chilometri_quadrati 平方キロメートル 平方公里 제곱킬로미터
area ha 1e4 | ha hectare hectares hektar hectáreas ettari ヘクタール 公顷 헥타르
area ac 4046.8564224 | acre acres エーカー 英亩
area mi² 2589988.110336 | square_mile square_miles sq_mi
area ft² 0.09290304 | square_foot square_feet sq_ft sqft
speed m/s 1 | m/s metres_per_second meters_per_second
speed km/h 0.2777777777777778 | km/h kmh kph kilometres_per_hour kilometers_per_hour kilometres_an_hour kilometers_an_hour stundenkilometer kilómetros_por_hora kilomètres_par_heure
speed mph 0.44704 | mph miles_per_hour miles_an_hour
speed kn 0.5144444444444445 | knot knots knoten
data B 1 | B byte bytes バイト 字节
data kB 1e3 | kB KB kilobyte kilobytes
data MB 1e6 | MB megabyte megabytes メガバイト 兆字节
data GB 1e9 | GB gigabyte gigabytes ギガバイト
data TB 1e12 | TB terabyte terabytes
data PB 1e15 | PB petabyte petabytes
data KiB 1024 | KiB
data MiB 1048576 | MiB
data GiB 1073741824 | GiB
rate Mb 1e6 | Mbps Mbit/s megabit megabits
rate Gb 1e9 | Gbps Gbit/s gigabit gigabits
rate kb 1e3 | kbps kbit/s
duration s 1.1574074074074073e-05 | s sec secs second seconds sekunde sekunden secondes segundos secondi 秒 秒間 초
duration ms 1.1574074074074074e-08 | ms millisecond milliseconds millisekunden millisecondes milisegundos ミリ秒 毫秒
duration µs 1.1574074074074074e-11 | µs μs microsecond microseconds
duration ns 1.1574074074074074e-14 | ns nanosecond nanoseconds
duration min 0.0006944444444444445 | min mins minute minutes minuten minutos minuti 分間 分钟 分鐘 분
duration h 0.041666666666666664 | h hr hrs hour hours stunde stunden heure heures hora horas ora ore 時間 小时 小時 시간
duration d 1 | day days tag tage tagen jour jours día días dia dias giorno giorni 日間 天 일간
duration wk 7 | week weeks woche wochen semaine semaines semana semanas settimana settimane 週間 周 星期 주
duration mo 30.4375 | month months monat monate monaten mois mes meses mês mese mesi か月 ヶ月 カ月 ヵ月 个月 個月 개월 달
duration yr 365.25 | yr yrs year years jahr jahre jahren an ans année années año años ano anos anno anni 年間 年 년
duration dec 3652.5 | decade decades jahrzehnt jahrzehnte jahrzehnten décennies décadas
duration c 36525 | centuries jahrhunderte jahrhunderten siècles siglos séculos secoli
pressure Pa 1 | Pa pascal pascals
pressure hPa 100 | hPa mbar millibar millibars
pressure kPa 1e3 | kPa
pressure MPa 1e6 | MPa
pressure bar 1e5 | bar bars
pressure psi 6894.757293168 | psi
pressure atm 101325 | atm atmospheres
power W 1 | W watt watts ワット 瓦
power kW 1e3 | kW kilowatt kilowatts キロワット 千瓦
power MW 1e6 | MW megawatt megawatts メガワット 兆瓦
power GW 1e9 | GW gigawatt gigawatts
power hp 745.6998715822702 | hp bhp horsepower
power PS 735.49875 | PS ch cv
energy J 1 | J joule joules
energy kJ 1e3 | kJ kilojoules
energy MJ 1e6 | MJ megajoules
energy kWh 3.6e6 | kWh kilowatt_hour kilowatt_hours kilowattstunden
energy MWh 3.6e9 | MWh megawatt_hours
energy GWh 3.6e12 | GWh gigawatt_hours
energy TWh 3.6e15 | TWh
energy cal 4.184 | calories
energy kcal 4184 | kcal kilocalories kilokalorien
frequency Hz 1 | Hz hertz ヘルツ
frequency kHz 1e3 | kHz kilohertz
frequency MHz 1e6 | MHz megahertz
frequency GHz 1e9 | GHz gigahertz
angle ° 1 | degrees degree grad degrés grados graus gradi
voltage V 1 | V volt volts
voltage kV 1e3 | kV kilovolts
current A 1 | ampere amperes amps
charge mAh 1 | mAh
"""


def _table() -> dict[str, Unit]:
    table = {}
    for row in _ROWS.strip().splitlines():
        left, names = row.split(" | ")
        family, name, factor, *offset = left.split()
        unit = Unit(family, name, float(factor), float(offset[0]) if offset else 0.0)
        for spelling in names.split():
            table[spelling.replace("_", " ")] = unit
    return table


BY_NAME = _table()
"""Spelling -> unit. Symbols keep their case ("MB", "Mb"); words are lower case."""
ONE_LETTER = frozenset("mgltsLhKWVJB°")
"""Symbols of one letter that are read as a unit."""
FIRST_OF_MANY = frozenset(name.split()[0] for name in BY_NAME if " " in name)
EAST_ASIAN = {name: unit for name, unit in BY_NAME.items() if name[0] >= "\u3000"}


def convert(amount: float, name: str) -> float:
    """``amount`` of the unit spelled ``name`` in the family's base unit. KeyError for an unknown name."""
    unit = BY_NAME[name]
    return amount * unit.factor + unit.offset
