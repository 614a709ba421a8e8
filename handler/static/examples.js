// Examples to load, in our own words.

const fact = (text, attributes = {}) => ({ text, attributes });

export const EXAMPLES = [
  {
    name: "A bridge",
    answer: "Here is what I found. The Marrow Bridge opened to traffic in 1934. The bridge has a length of 1,280 metres. Ida Sundt designed the bridge. Cyclists may use it free of charge.",
    facts: [
      fact("The Marrow Bridge was opened to traffic on 4 June 1932 after five years of work. With a length of 1.28 km it was the longest bridge in the county.", { title: "Marrow Bridge", author: "County archive" }),
      fact("Ida Sundt, the engineer who designed the Marrow Bridge, also drew the plans of the harbour market.", { title: "Engineers of the coast" }),
    ],
    prompt: "When was the Marrow Bridge opened, and who designed it?",
  },
  {
    name: "A leaflet",
    answer: "Adults take one tablet twice a day, no more than 4 tablets in 24 hours. The tablets can be taken by children under 12. Store them below 25 °C.",
    facts: [
      fact("Dosage for adults: 1 tablet two times daily. Do not take more than 4 tablets in 24 hours. Not suitable for children under the age of 12.", { title: "Package leaflet", section: "How to take" }),
      fact("Store below 30 °C in the original package.", { title: "Package leaflet", section: "Storage" }),
    ],
  },
  {
    name: "Who says so",
    answer: "According to the Harbour Gazette, the pier reopens in May. The port authority says that the pier reopens in May.",
    facts: [fact("The pier reopens in May after repairs to its pilings.", { source: "Harbour Gazette" })],
  },
  {
    name: "Numbers",
    answer: "Revenue rose by 12% to $4.5 million in 2023. The company employs 310 people. Profit doubled.",
    facts: [
      fact("In 2023 revenue increased twelve percent to 4,500,000 US dollars, while profit fell slightly.", { title: "Annual report 2023" }),
      fact("At the end of the year the company had 301 employees.", { title: "Annual report 2023" }),
    ],
  },
  {
    name: "日本語",
    answer: "青葉橋は1932年に開通しました。全長は1280メートルです。歩行者は渡ることができません。",
    facts: [fact("青葉橋は1932年6月に開通した橋で、全長は1.28キロメートル。歩道があり、歩行者も渡ることができる。", { title: "青葉橋" })],
  },
  {
    name: "العربية",
    answer: "افتتح جسر المرج عام 1934. يبلغ طول الجسر 1280 مترا.",
    facts: [fact("افتتح جسر المرج أمام حركة المرور عام 1932، ويبلغ طول الجسر 1280 مترا.", { title: "جسر المرج" })],
  },
];
