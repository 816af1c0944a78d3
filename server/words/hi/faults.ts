import { tipRules } from '#domain/tip.ts';
import type { Faults, Written } from '#contract/fault.ts';
import type { NameFault } from '#domain/name.ts';
import type { PublicTextFault } from '#domain/rating.ts';
import { said } from '#domain/words/hi.ts';
import { wrong } from '#domain/words/payout-hi.ts';
import type { FaultWords } from '../fault-words.ts';

/** As it stands alone, and before में. */
const written: Readonly<Record<Written, readonly [alone: string, before: string]>> = {
  name: ['अपना नाम', 'आपके नाम'],
  address: ['अपना पता', 'आपके पते'],
  area: ['अपना इलाका', 'आपके इलाके के नाम'],
  city: ['अपना शहर', 'आपके शहर के नाम'],
  billing: ['पता', 'पते'],
  reason: ['वजह', 'वजह'],
  answer: ['अपना जवाब', 'आपके जवाब'],
  message: ['अपना संदेश', 'आपके संदेश'],
  ratingWords: ['अपनी राय', 'आपकी राय'],
  reply: ['अपना जवाब', 'आपके जवाब'],
  extraWords: ['अतिरिक्त काम का नाम', 'अतिरिक्त काम के नाम'],
  note: ['अपनी बात', 'आपकी बात'],
  addressName: ['पते का नाम', 'पते के नाम'],
  holder: ['खाताधारक का नाम', 'खाताधारक के नाम'],
  reference: ['बैंक का रेफ़रेंस नंबर', 'बैंक के रेफ़रेंस नंबर'],
};

const examples = { area: 'कोथरूड या सेक्टर 21', city: 'पुणे' } as const;
const shown = { area: 'आपका इलाका', city: 'आपका शहर' } as const;

const names: Readonly<Record<NameFault, string>> = {
  hidden: 'आपके नाम में ऐसे अक्षर हैं जो दिखते नहीं। नाम फिर से लिखें।',
  no_letter: 'अपना नाम लिखें, कम से कम एक अक्षर के साथ।',
  link: 'नाम में वेबसाइट या ईमेल का पता नहीं हो सकता।',
};

const publicTexts: Readonly<Record<PublicTextFault, string>> = {
  hidden: 'आपके लिखे में ऐसे अक्षर हैं जो दिखते नहीं। फिर से लिखें।',
  contact: 'इसे दूसरे लोग पढ़ते हैं। फ़ोन नंबर, ईमेल और वेबसाइट का पता न लिखें।',
};

const digits: Readonly<Record<Faults['noDigits'][0], string>> = {
  phone: 'अपना फ़ोन नंबर',
  code: 'छह अंकों का कोड',
  aadhaar: 'अपना आधार नंबर',
};

const numbers: Readonly<Record<Faults['notNumber'][0], string>> = {
  lat: 'अक्षांश (latitude)',
  long: 'देशांतर (longitude)',
  accuracy: 'सटीकता',
  total: 'कुल रकम',
  price: 'कीमत',
};

export const words: FaultWords = {
  notText: (what) => `${written[what][0]} टेक्स्ट में लिखें।`,
  unkeepable: (what) => `${written[what][1]} में ऐसे अक्षर हैं जिन्हें रखा नहीं जा सकता।`,
  tooLong: (what, most) => `${written[what][1]} में ज़्यादा से ज़्यादा ${most} अक्षर हो सकते हैं।`,
  missing: (what) => `${written[what][0]} लिखें।`,
  hidden: (what) => `${written[what][1]} में ऐसे अक्षर हैं जो दिखते नहीं। फिर से लिखें।`,
  severalLines: (what) => `${written[what][0]} एक ही लाइन में लिखें।`,
  name: (why) => names[why],
  areaName: (what) =>
    `${shown[what]} सबको दिखता है। सिर्फ़ उसका नाम लिखें, जैसे ${examples[what]}; मकान या फ़ोन नंबर न लिखें।`,
  billingTooLong: () => 'पता बहुत लंबा है।',
  country: () => 'देश दो अक्षरों में लिखें, जैसे IN।',
  noEmail: () => 'अपना ईमेल लिखें।',
  email: () => said.email,
  longEmail: () => 'यह ईमेल बहुत लंबा है।',
  noPassword: () => 'अपना पासवर्ड लिखें।',
  longPassword: () => 'यह पासवर्ड बहुत लंबा है।',
  noNewPassword: () => 'एक पासवर्ड चुनें।',
  shortPassword: said.shortPassword,
  longNewPassword: (most) => `ज़्यादा से ज़्यादा ${most} अक्षरों का पासवर्ड चुनें।`,
  noDigits: (what) => `${digits[what]} लिखें।`,
  phone: () => said.phone,
  code: () => 'कोड में छह अंक होते हैं।',
  aadhaar: () => said.aadhaar,
  photoLink: () => said.photoLink,
  longPhotoLink: (most) =>
    `फ़ोटो का लिंक https से शुरू होना चाहिए और ज़्यादा से ज़्यादा ${most} अक्षरों का हो।`,
  fileOnly: () => 'फ़ोटो को फ़ाइल के रूप में multipart/form-data में भेजें।',
  aadhaarSide: () => 'aadharFront या aadharBack माँगें।',
  id: () => 'यह सही id नहीं है।',
  notNumber: (what) => `${numbers[what]} नंबर में लिखें।`,
  outOfRange: (what, limit) => `${numbers[what]} -${limit} और ${limit} के बीच होना चाहिए।`,
  start: () => 'शुरू होने का समय तारीख़ के साथ भेजें, जैसे 2026-11-21T10:00:00+05:30।',
  slotsOf: () => 'सेवा और जगह, या किसी कारीगर का नाम दें।',
  halfAPlace: () => 'अक्षांश (latitude) और देशांतर (longitude) साथ-साथ भेजें।',
  service: () => 'एक सेवा चुनें।',
  pack: () => 'एक पैक चुनें।',
  level: () => 'support या admin चुनें।',
  verification: () => 'applied, verified, refused या suspended चुनें।',
  decision: () => 'approve या refuse चुनें।',
  sorting: () => 'newest, oldest, name या jobs चुनें।',
  version: () => 'बताएँ कि आपने आवेदन का कौन-सा रूप देखा है।',
  choice: () => 'दिए गए विकल्पों में से एक चुनें।',
  hour: () => 'दिन का कोई घंटा चुनें, 0 से 23 तक।',
  quietHours: () => 'शांत समय जिस घंटे शुरू हो, उसी घंटे ख़त्म नहीं हो सकता।',
  pushDevice: () => 'ब्राउज़र ने सूचनाओं के लिए जो भेजा, वह सही नहीं है।',
  offer: () => 'सेवा का यह हिस्सा छूट गया है या सही रूप में नहीं है।',
  addressKind: () => 'घर, काम या दूसरा चुनें।',
  active: () => 'बताएँ कि सेवा चालू है या नहीं: true या false',
  rhythm: () => 'हर हफ़्ते या हर काम के दिन चुनें।',
  minutesLate: () => 'चुनें कि कितने मिनट की देर होगी।',
  day: () => 'दिन ऐसे लिखें: 2026-03-31',
  language: () => 'हिन्दी या English चुनें।',
  clock: () => 'पूरा या आधा घंटा चुनें, जैसे 09:30',
  stretch: () => 'ख़त्म होने का समय शुरू होने के बाद का चुनें।',
  stretches: (most) => `एक दिन में ज़्यादा से ज़्यादा ${most} अलग-अलग समय हो सकते हैं।`,
  week: () => 'हफ़्ते में सात दिन भेजें, सोमवार सबसे पहले, हर दिन के समय की सूची के साथ।',
  radius: (least, most) => `${least} से ${most} तक पूरे किलोमीटर चुनें।`,
  moment: () => 'समय ऐसे लिखें: 2026-03-31T14:30:00+05:30',
  timeOffPair: () => 'या तो पूरे दिन भेजें या शुरू और ख़त्म होने का समय, दोनों नहीं।',
  timeOffOrder: () => 'आख़िरी दिन पहले दिन से पहले का नहीं हो सकता।',
  online: () => 'बताएँ कि आप ऑनलाइन हैं या नहीं: true या false।',
  asRole: () => 'as=user या as=handyman लिखें।',
  category: () => 'चुनें कि यह किस बारे में है।',
  outcome: () => 'चुनें कि नतीजा क्या रहा।',
  ticketState: () => 'open, answered या closed माँगें।',
  ticketNumber: () => 'टिकट नंबर में सिर्फ़ अंक होते हैं, ज़्यादा से ज़्यादा नौ।',
  messageNumber: () => 'संदेशों की गिनती 1 से शुरू होती है।',
  photo: () => 'फ़ोटो 1, 2 या 3 माँगें।',
  flag: () => 'true या false लिखें।',
  tipAmount: () => `टिप ₹${tipRules.least} से ₹${tipRules.most} तक हो सकती है, पूरे रुपयों में।`,
  discountCode: () => 'कोड में 4 से 20 अंग्रेज़ी अक्षर और अंक होते हैं, बिना ख़ाली जगह के।',
  percent: () => '1 से 100 तक कोई पूरी संख्या लिखें।',
  codeAmount: (most) => `1 से ${most.toLocaleString('en-IN')} तक पूरे रुपये लिखें।`,
  codeUses: (most) => `1 से ${most.toLocaleString('en-IN')} तक कोई पूरी संख्या लिखें।`,
  codeDays: (most) => `आख़िरी दिन पहले दिन का या उसके बाद का हो, कुल ${most} दिन से ज़्यादा नहीं।`,
  amount: () => 'रकम रुपयों में लिखें, दशमलव के बाद ज़्यादा से ज़्यादा दो अंक।',
  extraAmount: () => 'पूरे रुपये लिखें, कम से कम 1।',
  stars: () => 'एक से पाँच तारे दें।',
  tags: () => 'वही टैग चुनें जो इतने तारों के साथ मिलते हैं।',
  publicText: (why) => publicTexts[why],
  ratingList: () => 'show=reported, show=hidden या show=all लिखें।',
  sort: () => 'sort=nearest या sort=best लिखें।',
  leastStars: () => 'कम से कम रेटिंग 1 से 5 के बीच का नंबर है।',
  card: () => 'कार्ड की जानकारी भरें।',
  upiAnswer: () => 'बताएँ कि ऐप में क्या होता है: approve, refuse या late।',
  challenge: () => 'बताएँ कि जाँच पूरी हुई या नहीं।',
  accountNumber: () => wrong.accountNumber,
  ifsc: () => wrong.ifsc,
  upi: () => wrong.upi,
  gatewayEvent: () => 'यह कार्ड गेटवे का इवेंट नहीं है।',
  limitNotWhole: () => 'limit पूरी संख्या होनी चाहिए।',
  limitTooSmall: () => 'limit कम से कम 1 होनी चाहिए।',
  limitTooLarge: (most) => `limit ज़्यादा से ज़्यादा ${most} हो सकती है।`,
  cursor: () => 'यह कर्सर हमारा नहीं है।',
};
