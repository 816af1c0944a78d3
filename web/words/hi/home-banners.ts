import type { words as english } from '../en/home-banners.ts';

export const words: typeof english = {
  name: 'आपके लिए हमारी सेवाएँ',
  kind: { all: 'घूमते बैनर', one: 'बैनर' },
  trusted: {
    title: 'भरोसे की मदद, मिनटों में आपके दरवाज़े पर',
    text: 'घरेलू मदद, बिजली मिस्त्री, प्लंबर और भी बहुत कुछ, आपके पास।',
    label: 'पास में मदद ढूँढें',
  },
  lights: {
    title: 'बत्ती गुल? बिजली मिस्त्री हाज़िर',
    text: 'वायरिंग, पंखे और स्विच: देखें, अभी कौन ख़ाली है।',
    label: 'बिजली मिस्त्री ढूँढें',
  },
  leaks: {
    title: 'पानी का रिसाव तुरंत बंद',
    text: 'देखें, प्लंबर आपसे कितने मिनट दूर है।',
    label: 'प्लंबर ढूँढें',
  },
  wood: {
    title: 'दरवाज़े, शेल्फ़, फ़र्नीचर: पक्का काम',
    text: 'बढ़ई, जो दो बार नापकर काटें।',
    label: 'बढ़ई ढूँढें',
  },
  position: (number, of) => `${of} में से ${number}`,
  show: (number, title) => `बैनर ${number} दिखाएँ: ${title}`,
  stop: 'बैनर रोकें',
  move: 'बैनर चलाएँ',
  previous: 'पिछला बैनर',
  next: 'अगला बैनर',
};
