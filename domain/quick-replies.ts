import type { Language } from './language.ts';

/** §15: what an operator writes often, in the language of the reader. */
export const quickReplies: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Thank you for telling us. I am looking into it and write to you again today.',
    'I am sorry about that. Could you send a photo, or tell us a little more about what happened?',
    'I have spoken to the other side. What would put it right for you?',
    'I have refunded a part of what you paid. Your bank shows it in a few days.',
    'Is everything settled now? Then I close this ticket. You can write again within seven days.',
  ],
  hi: [
    'बताने के लिए धन्यवाद। इसकी जाँच चल रही है, आज ही आपको फिर लिखा जाएगा।',
    'इसके लिए हमें खेद है। क्या आप एक फ़ोटो भेज सकते हैं, या थोड़ा और बता सकते हैं कि क्या हुआ?',
    'दूसरे पक्ष से बात हो गई है। आपके लिए क्या ठीक रहेगा?',
    'आपके दिए पैसों का एक हिस्सा वापस कर दिया गया है। बैंक में कुछ दिन में दिखेगा।',
    'क्या अब सब ठीक है? तो यह टिकट बंद किया जाता है। सात दिन के अंदर आप फिर लिख सकते हैं।',
  ],
};

/** §15: to a call for help. */
export const alarmReplies: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'We have your call for help and are calling you now. In danger, call 112 first.',
    'We could not reach you by phone. Please call 112 if you are in danger, and write here if you can.',
    'We have spoken to you and know that you are safe. Write here if anything changes.',
  ],
  hi: [
    'मदद की आपकी पुकार हमें मिल गई है और हम आपको अभी फ़ोन कर रहे हैं। ख़तरा हो तो पहले 112 पर फ़ोन करें।',
    'हमारा फ़ोन आप तक नहीं पहुँचा। ख़तरा हो तो 112 पर फ़ोन करें, और लिख सकें तो यहाँ लिखें।',
    'आपसे बात हो गई है और आप सुरक्षित हैं। कुछ भी बदले तो यहाँ लिखें।',
  ],
};
