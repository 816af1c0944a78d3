import { clockInHindi } from '#domain/hindi-time.ts';
import type { words as english } from '../en/hours.tsx';

const clock = (minutes: number): string =>
  clockInHindi(Math.floor(minutes / 60) % 24, minutes % 60);

const hours = (count: number): string => `${count} ${count === 1 ? 'घंटा' : 'घंटे'}`;

/** सुबह, दोपहर, शाम or रात. */
const partOf = (minutes: number): string => clock(minutes).split(' ')[0] ?? '';

export const words: typeof english = {
  title: 'आपका हफ़्ता',
  lead: 'काम के घंटे छूकर या सरकाकर चुनें',
  zone: 'सारे समय भारत के हैं।',
  back: 'डैशबोर्ड',
  loading: 'आपका हफ़्ता खुल रहा है',
  link: { title: 'आपका हफ़्ता', text: 'काम का समय, कितनी दूर तक, छुट्टियाँ' },
  grid: {
    label: 'हफ़्ते में काम का समय',
    how: 'तीर वाली कुंजियों से चलें, स्पेस से दो घंटे बदलें, शिफ़्ट के साथ तीर दबाकर वही आगे करें।',
    part: 'दिन का हिस्सा',
    day: 'दिन में',
    night: 'सुबह जल्दी और रात',
    nightHours: (count) => `सुबह जल्दी और रात, ${hours(count)}`,
    axis: (minutes, before) => {
      const hour = String((minutes / 60) % 12 || 12);
      const part = partOf(minutes);
      return before !== undefined && part === partOf(before) ? hour : `${part} ${hour}`;
    },
    cell: (day, from, to) => `${day}, ${clock(from)} से ${clock(to)} तक`,
    dayOff: 'छुट्टी',
    addHours: 'समय जोड़ें',
    addHoursTo: (day) => `${day}: छुट्टी। समय जोड़ें`,
    choose: (day) => `${day}: ठीक-ठीक समय दिखाएँ`,
  },
  day: {
    off: 'छुट्टी',
    clock,
    stretch: (from, to) => `${clock(from)} से ${clock(to)} तक`,
    list: (stretches) => stretches.join(', '),
    exact: 'ठीक-ठीक समय',
    from: 'कब से',
    to: 'कब तक',
    fromOf: (number) => `कब से, समय ${number}`,
    toOf: (number) => `कब तक, समय ${number}`,
    remove: (time) => `${time} हटाएँ`,
    add: 'एक और समय जोड़ें',
    full: 'इस दिन और समय के लिए जगह नहीं है।',
    makeOff: 'इस दिन छुट्टी रखें',
    copy: 'यही समय इन दिनों में भी रखें',
    copyTo: (day) => `${day} में भी रखें`,
    all: 'सब',
    allDays: 'सब दिनों में रखें',
    copied: (from, to) => `${from} का समय ${to} में भी रख दिया गया।`,
    copiedToAll: (from) => `${from} का समय सब दिनों में रख दिया गया।`,
  },
  radius: {
    title: 'आप कितनी दूर जाते हैं',
    label: 'आप कितनी दूर जाते हैं, किलोमीटर में',
    km: (km) => `${km} किमी`,
    unsaid: (km) => `आपने यह अभी नहीं चुना है। तब तक बाद की विज़िट ${km} किमी तक से बुक हो सकती हैं।`,
  },
  effect: {
    sentence: (count, km, strong) => (
      <>
        आपकी विज़िट {strong(`हफ़्ते में ${hours(count)}`)}, घर से {strong(`${km} किमी`)} तक बुक हो सकती हैं।
      </>
    ),
    none: 'बाद के लिए आपकी कोई विज़िट बुक नहीं हो सकती।',
    now: 'अभी की रिक्वेस्ट तब आती हैं जब आप ऑनलाइन हों।',
  },
  bar: {
    agreed: 'जिन विज़िट के लिए आपने हाँ की है, वे वैसी ही रहेंगी।',
    saved: 'सब सेव है।',
    unsaved: 'अभी सेव नहीं हुआ।',
    undo: 'बदलाव हटाएँ',
    save: 'सेव करें',
  },
  off: {
    title: 'छुट्टियाँ',
    lead: 'इन दिनों आपकी कोई विज़िट बुक नहीं हो सकती।',
    none: 'आगे आपकी कोई छुट्टी नहीं है।',
    from: 'पहला दिन',
    to: 'आख़िरी दिन',
    add: 'छुट्टी जोड़ें',
    form: 'छुट्टी जोड़ें',
    outside: 'आज से एक साल के अंदर का दिन चुनें।',
    order: 'आख़िरी दिन पहले दिन से पहले का नहीं हो सकता।',
    visit: 'विज़िट खोलें',
    span: (first, last) => (first === last ? first : `${first} – ${last}`),
    remove: (days) => `${days} की छुट्टी हटाएँ`,
  },
};
