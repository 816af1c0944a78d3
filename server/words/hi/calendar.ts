import type { words as english } from '../en/calendar.ts';

export const words: typeof english = {
  visitBy: (service, handyman) => `${service}: ${handyman}`,
  visitAt: (service, customer) => `${service} का काम: ${customer}`,
  inIndia: (when) => `${when} (भारतीय समय, IST)`,
  doorLater: 'पूरा पता दिखाए जाने पर काम के पेज पर मिलेगा।',
  noVisit: 'कैलेंडर में जोड़ने के लिए कोई पक्की बुकिंग नहीं है।',
  outOfReach: (back, ahead) => `${back} दिन पहले से ${ahead} दिन बाद तक के दिन चुनें।`,
  days: 'आपके कैलेंडर के दिन।',
  feed: {
    state: 'आपके कैलेंडर के पते की स्थिति।',
    made: 'आपके कैलेंडर का पता तैयार है। पुराना पता अब काम नहीं करता।',
    removed: 'आपके कैलेंडर का पता बंद हो गया है।',
    none: 'इस पते पर अब कोई कैलेंडर नहीं है।',
    name: 'LocalHands के काम',
  },
};
