import type { words as english } from '../en/handyman.ts';
import { inWords } from './time.ts';

export const words: typeof english = {
  tooManyNew: (seconds) =>
    `आज आपके नेटवर्क से बहुत सारे कारीगर जुड़े हैं। ${inWords(seconds)} बाद या किसी दूसरे नेटवर्क से आगे बढ़ें।`,
  onlyOwnProfile: 'आपको सिर्फ़ अपनी प्रोफ़ाइल दिख सकती है।',
  gone: 'ये कारीगर अब हमारे साथ नहीं हैं। किसी और को चुनें।',
  noImage: 'यह फ़ोटो आपने हमें नहीं दी है।',
  unreadableImage: 'यह फ़ोटो अब खुल नहीं रही है। कृपया हमें लिखें।',
  onlineUnlisted: 'आप ऑनलाइन हैं। आवेदन पूरा होते ही ग्राहकों को आप यहाँ दिखने लगेंगे।',
  noPhoto: 'यह फ़ोटो अब नहीं है।',
  choosePhoto: 'एक फ़ोटो चुनें।',
  slots: 'इनमें से कोई समय चुनें।',
  photoSaved: 'आपकी नई फ़ोटो लग गई है।',
  photoRemoved: 'आपकी फ़ोटो हटा दी गई है।',
  online: 'आप ऑनलाइन हैं। अब आस-पास के ग्राहकों की रिक्वेस्ट आ सकती है।',
  offline: 'आप ऑफ़लाइन हैं। फिर ऑनलाइन होने तक कोई रिक्वेस्ट नहीं आएगी।',
};
