"""Countries with their adjectives, peoples and short names: words of one line name the same nation."""

_LINES = """usa us america american americans
uk britain british briton britons
england english englishman
scotland scottish scot scots
wales welsh
ireland irish
france french frenchman
germany german germans deutschland deutsch
netherlands dutch holland
belgium belgian belgians
switzerland swiss
austria austrian austrians
italy italian italians italia
spain spanish spaniard spaniards españa
portugal portuguese
denmark danish dane danes
sweden swedish swede swedes
norway norwegian norwegians
finland finnish finn finns
iceland icelandic icelander
poland polish pole poles
czechia czech czechs
slovakia slovak slovaks
slovenia slovene slovenian slovenes
hungary hungarian hungarians
romania romanian romanians
bulgaria bulgarian bulgarians
greece greek greeks
turkey turkish turk turks türkiye
cyprus cypriot cypriots
serbia serbian serb serbs
croatia croatian croat croats
bosnia bosnian bosnians
albania albanian albanians
macedonia macedonian macedonians
ukraine ukrainian ukrainians
russia russian russians
belarus belarusian belarusians
lithuania lithuanian lithuanians
latvia latvian latvians
estonia estonian estonians
georgia georgian georgians
armenia armenian armenians
azerbaijan azerbaijani azeri
kazakhstan kazakh kazakhs
china chinese
japan japanese
korea korean koreans
taiwan taiwanese
mongolia mongolian mongol
vietnam vietnamese
thailand thai thais
philippines philippine filipino filipinos
indonesia indonesian indonesians
malaysia malaysian malay
singapore singaporean
india indian indians
pakistan pakistani pakistanis
bangladesh bangladeshi
nepal nepalese nepali
lanka lankan
afghanistan afghan afghans
iran iranian iranians persia persian
iraq iraqi iraqis
israel israeli israelis
palestine palestinian palestinians
lebanon lebanese
syria syrian syrians
jordan jordanian
arabia saudi
yemen yemeni
egypt egyptian egyptians
libya libyan
tunisia tunisian
algeria algerian
morocco moroccan
sudan sudanese
ethiopia ethiopian
kenya kenyan
uganda ugandan
tanzania tanzanian
nigeria nigerian
ghana ghanaian
senegal senegalese
congo congolese
angola angolan
zimbabwe zimbabwean
canada canadian canadians
mexico mexican mexicans
cuba cuban cubans
jamaica jamaican
brazil brazilian brazilians brasil
argentina argentine argentinian
chile chilean
peru peruvian
colombia colombian
venezuela venezuelan
ecuador ecuadorian
bolivia bolivian
uruguay uruguayan
paraguay paraguayan
australia australian australians
zealand zealander kiwi
europe european europeans
africa african africans
asia asian asians"""

NATION = {word: number for number, line in enumerate(_LINES.split("\n")) for word in line.split()}
"""Lower-case word -> number of its nation."""
