import type { Language } from './language.ts';

const english =
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
  eighteen nineteen`.split(/\s+/);
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** In Hindi each number below a hundred has a word of its own. */
const hindi = `शून्य एक दो तीन चार पाँच छह सात आठ नौ
  दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस
  बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस
  तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस
  चालीस इकतालीस बयालीस तैंतालीस चवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास
  पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ
  साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर
  सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उन्यासी
  अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी
  नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे`.split(/\s+/);

const belowHundred = {
  en: (n: number): string => {
    const [ten, one] = [tens[Math.floor(n / 10) - 2], n % 10];
    if (ten === undefined) return english[n] ?? '';
    return one === 0 ? ten : `${ten}-${english[one] ?? ''}`;
  },
  hi: (n: number): string => hindi[n] ?? '',
} as const;

/** As amounts are counted in India: crore, lakh, thousand, hundred. */
const units = [
  { of: 10_000_000, en: 'crore', hi: 'करोड़' },
  { of: 100_000, en: 'lakh', hi: 'लाख' },
  { of: 1_000, en: 'thousand', hi: 'हज़ार' },
  { of: 100, en: 'hundred', hi: 'सौ' },
] as const;

const inWords = (language: Language, whole: number): string => {
  const parts: string[] = [];
  let left = whole;
  for (const unit of units) {
    const count = Math.floor(left / unit.of);
    left %= unit.of;
    if (count > 0) parts.push(`${inWords(language, count)} ${unit[language]}`);
  }
  if (left > 0 || parts.length === 0) {
    const and = language === 'en' && parts.length > 0 ? 'and ' : '';
    parts.push(and + belowHundred[language](left));
  }
  return parts.join(' ');
};

/** §30: an amount as it is said at the foot of an invoice: Six hundred and seventy rupees only. */
export const rupeesInWords = (language: Language, paise: number): string => {
  const [rupees, rest] = [Math.floor(paise / 100), paise % 100];
  const say = (n: number) => inWords(language, n);
  if (language === 'hi') {
    const coins = rest === 0 ? '' : ` ${say(rest)} पैसे`;
    return `${say(rupees)} ${rupees === 1 ? 'रुपया' : 'रुपये'}${coins} मात्र`;
  }
  const coins = rest === 0 ? '' : ` and ${say(rest)} paise`;
  const text = `${say(rupees)} ${rupees === 1 ? 'rupee' : 'rupees'}${coins} only`;
  return text.charAt(0).toUpperCase() + text.slice(1);
};
