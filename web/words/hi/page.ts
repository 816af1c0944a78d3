import type { words as english } from '../en/page.ts';

export const words: typeof english = {
  lang: 'hi-IN',
  title: 'LocalHands · भरोसे की मदद, मिनटों में आपके दरवाज़े पर',
  description:
    'घरेलू मदद, बिजली मिस्त्री, प्लंबर, बढ़ई और बहुत कुछ, आपके पास। कारीगर चुनें, जवाब आते देखें, कार्ड से भुगतान करें।',
  loading: 'LocalHands अभी खुल रहा है। अगर आगे कुछ न हो तो इंटरनेट देखें और',
  loadAgain: 'पेज फिर से खोलें',
  stop: '।',
  noScript: 'कारीगर बुक करने के लिए LocalHands को JavaScript चाहिए।',
  appName: 'LocalHands',
  shortcutBookings: 'मेरी बुकिंग',
  shortcutDashboard: 'डैशबोर्ड',
};
