import type { words as english } from '../en/credit.ts';

export const words: typeof english = {
  given: 'क्रेडिट दे दिया गया, और ग्राहक को ईमेल भेज दिया गया।',
  takenBack: 'क्रेडिट वापस ले लिया गया, और ग्राहक को ईमेल भेज दिया गया।',
  ownAccount: 'यह आपका अपना खाता है। यह काम किसी साथी को करना होगा।',
  overSupportLimit: (most) =>
    `आज आप इस ग्राहक को ${most} और दे सकते हैं। इससे ज़्यादा के लिए किसी एडमिन से कहें।`,
  onlyThere: (there) => `इस ग्राहक के पास ${there} का क्रेडिट है। इससे ज़्यादा वापस नहीं लिया जा सकता।`,
};
