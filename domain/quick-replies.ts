import type { Language } from './language.ts';

/** §15: what an operator writes often, in the language of whoever reads it. */
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
