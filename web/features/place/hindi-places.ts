import { inLatin } from '#domain/devanagari.ts';
import { soundsOf } from '#domain/spelling.ts';

/** The cities as Hindi writes them, and names that many people still use; loaded with the names of places. */
const cityNames: Readonly<Record<string, string>> = {
  Agra: 'आगरा',
  Ahmedabad: 'अहमदाबाद अमदावाद',
  Bengaluru: 'बेंगलुरु बंगलुरु बेंगलूर बैंगलोर बंगलौर बंगलोर',
  Bhopal: 'भोपाल',
  Bhubaneswar: 'भुवनेश्वर',
  Chandigarh: 'चंडीगढ़',
  Chennai: 'चेन्नई मद्रास',
  Coimbatore: 'कोयंबटूर कोयंबतूर',
  Delhi: 'दिल्ली देहली',
  Ghaziabad: 'गाज़ियाबाद',
  Gurugram: 'गुरुग्राम गुड़गाँव',
  Guwahati: 'गुवाहाटी गौहाटी',
  Hyderabad: 'हैदराबाद',
  Indore: 'इंदौर',
  Jaipur: 'जयपुर',
  Kanpur: 'कानपुर',
  Kochi: 'कोच्चि कोची कोचीन',
  Kolkata: 'कोलकाता कलकत्ता',
  Lucknow: 'लखनऊ',
  Ludhiana: 'लुधियाना',
  Madurai: 'मदुरै मदुराई',
  Mumbai: 'मुंबई बंबई बॉम्बे',
  Mysuru: 'मैसूरु मैसूर',
  Nagpur: 'नागपुर',
  Nashik: 'नासिक',
  Noida: 'नोएडा नोयडा',
  Patna: 'पटना',
  Pune: 'पुणे पूना',
  Raipur: 'रायपुर',
  Ranchi: 'रांची',
  Srinagar: 'श्रीनगर',
  Surat: 'सूरत',
  Thane: 'ठाणे थाने',
  Thiruvananthapuram: 'तिरुवनंतपुरम त्रिवेंद्रम',
  Vadodara: 'वडोदरा बड़ौदा',
  Varanasi: 'वाराणसी बनारस काशी',
  Visakhapatnam: 'विशाखापत्तनम विशाखापट्टनम विज़ाग',
};

const heard = (name: string) => soundsOf(name)[0].whole;

const cityByName: ReadonlyMap<string, string> = new Map(
  Object.entries(cityNames).flatMap(([city, names]) =>
    names.split(' ').map((name) => [heard(name), city] as const),
  ),
);

/** A place typed in Hindi as the map writes it: its city's name, and every other word letter by letter. */
export const placeInLatin = (text: string): string =>
  text
    .replace(/नई\s+(?=दिल्ली)/g, '')
    .replace(
      /[\p{Script=Devanagari}\u200C\u200D]+/gu,
      (word) => cityByName.get(heard(word)) ?? inLatin(word),
    );
