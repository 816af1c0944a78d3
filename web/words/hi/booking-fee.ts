import type { words as english } from '../en/booking-fee.ts';

export const words: typeof english = {
  title: 'शुल्क',
  kinds: {
    late_cancellation: 'ग्राहक ने देर से रद्द किया',
    nobody_home: 'घर पर कोई नहीं मिला',
  },
  states: { owed: 'बाक़ी', paid: 'चुकाया', forgiven: 'माफ़' },
  whole: 'ग्राहक के चुकाते ही यह पूरा कारीगर का है।',
  withFees: (amount) => `शुल्क के ${amount} साथ में`,
  forgive: {
    button: 'शुल्क माफ़ करें',
    title: (amount) => `${amount} का शुल्क माफ़ करें?`,
    lead: 'ग्राहक को अब यह नहीं देना होगा। इसमें से जो चुकाया गया, वह वापस होगा, और कारीगर के पास भी रहेगा: उसे LocalHands देगा।',
    label: 'क्यों, ग्राहक के लिए एक वाक्य में',
    hint: 'ग्राहक यह वाक्य ईमेल में और अपनी बुकिंग पर पढ़ेंगे। यह ऑडिट लॉग में भी रहेगा।',
  },
};
