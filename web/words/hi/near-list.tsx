import type { words as english } from '../en/near-list.tsx';

export const words: typeof english = {
  // The Hindi names of trades are the same for one and for many.
  plural: (service) => service,
  nothingChosen: {
    title: 'पहले सेवा और जगह चुनें',
    text: 'फिर दिखेगा कि आपके पास कौन है।',
    all: 'सभी सेवाएँ देखें',
  },
  noSuchPack: {
    choose: 'कीमत का पैक चुनें',
    unknown: (given) => `“${given}” हमारा कोई पैक नहीं है`,
    which: (service) => `${service} के लिए कौन-सा पैक चाहिए?`,
  },
  title: (many) => `आपकी जगह के पास ${many}`,
  lead: 'बुकिंग के लिए किसी एक को चुनें',
  back: 'कीमत के पैक पर वापस',
  inArea: (area) => `यह ${area} के आस-पास की सूची है। किसी को बुलाने से पहले ठीक जगह बतानी होगी।`,
  nearestFirst: 'सबसे पास वाले सबसे पहले।',
  found: (count, who, area, minutes) =>
    `${area === undefined ? 'आपके आस-पास' : `${area} के पास`} ${count} ${who}, सबसे पास ${minutes} की दूरी पर।`,
  pack: 'पैक',
  showMap: 'नक्शा बड़ा करें',
  showList: 'सूची दिखाएँ',
  map: (many) => `नक्शा: आपके आस-पास ${many}`,
  circles: (km) => `गोले ${km} किमी पर।`,
  approximate: 'कारीगर की जगह करीब एक किलोमीटर तक सही है; इलाकों की सीमाएँ अंदाज़े से हैं।',
  unpaid: {
    text: 'आपका एक काम पूरा हो गया है और उसका भुगतान बाक़ी है। भुगतान के बाद ही नई रिक्वेस्ट भेजी जा सकती है।',
    pay: 'देखें और भुगतान करें',
  },
  list: {
    around: 'आपके आस-पास',
    inArea: (area) => `${area} में`,
    noneWithin: (one, km) =>
      `${km} किमी के अंदर अभी कोई ${one} ख़ाली नहीं है। दूर वाले देखें, या कुछ मिनट बाद फिर आएँ।`,
    showFurther: (many, count, orMore) =>
      `दूर के ${many} दिखाएँ (${count}${orMore ? ' या ज़्यादा' : ''})`,
    hideFurther: 'दूर वाले छिपाएँ',
    further: 'दूर वाले',
    offline: 'आप ऑफ़लाइन हैं',
    onceOnline: (many) => `इंटरनेट आते ही आपके पास ${many} की तलाश होगी।`,
    looking: (many) => `आपके पास ${many} की तलाश`,
    nobody: (one) => `अभी कोई ${one} ख़ाली नहीं है`,
    allBusy: 'सब काम पर हैं या ऑफ़लाइन हैं। कुछ मिनट बाद फिर देखें, या दूसरी जगह चुनें।',
    again: 'फिर देखें',
    otherPlace: 'दूसरी जगह चुनें',
    otherServices: 'दूसरी सेवाएँ देखें',
  },
  row: {
    nearest: 'सबसे पास',
    allIn: 'सब मिलाकर',
    thereIn: (minutes) => `पहुँचने में ${minutes}`,
    newHere: 'LocalHands पर नया नाम',
    jobs: (count, number) => (
      <>
        {number} {count === 1 ? 'काम पूरा' : 'काम पूरे'}
      </>
    ),
  },
  select: (name, heard) => <>{heard(`${name} को `)}चुनें</>,
  forward: 'आगे बढ़ें',
  request: {
    rejected: 'रिक्वेस्ट नामंज़ूर',
    unanswered: 'जवाब नहीं मिला',
    waiting: 'कारीगर के जवाब का इंतज़ार...',
    left: (time) => <>जवाब के लिए {time} बाक़ी</>,
    withdraw: 'वापस लें',
    tooFar: 'रिक्वेस्ट भेजने के लिए बहुत दूर',
  },
  bar: {
    total: (amount) => <>कुल {amount}</>,
    asking: (name) => `${name} को रिक्वेस्ट भेजी जा रही है…`,
    waitingFor: (name) => `${name} के जवाब का इंतज़ार`,
    waiting: (time, total, others) => (
      <>
        {time} बाक़ी, कुल {total}
        {others > 0 && `, ${others} और ${others === 1 ? 'कारीगर' : 'कारीगरों'} को भी रिक्वेस्ट गई है`}।
        यह पेज बंद भी कर दें तो चलेगा: जवाब की ख़बर मिल जाएगी।
      </>
    ),
    accepted: (name) => `${name} ने हाँ कहा`,
    next: 'आगे: पहुँचने का समय, आपका स्टार्ट कोड और बिल।',
    refused: (name, refusal) => `${name} ${refusal}।`,
    nextNearest: (name) => <>इसके बाद सबसे पास: {name}।</>,
    nextNearestAt: (name, distance, minutes) => (
      <>
        इसके बाद सबसे पास: {name}, दूरी {distance}, पहुँचने में {minutes}।
      </>
    ),
    nobodyElse: 'अभी और कोई ख़ाली नहीं है। कोई पैसा नहीं कटा।',
    nobodyElseThen: 'उस समय और कोई नहीं आ सकता। कोई पैसा नहीं कटा।',
    ask: (name) => `${name} को बुलाएँ`,
  },
  far: {
    title: (name, distance) => `${name} ${distance} दूर हैं`,
    text: (minutes) => `आने में क़रीब ${minutes} लगेंगे। क्या जगह सही है? नहीं तो पास के किसी को चुनें।`,
    yes: 'फिर भी रिक्वेस्ट भेजें',
    no: 'किसी और को चुनें',
  },
  exactPlace: {
    title: (name) => `${name} को ठीक कहाँ आना है?`,
    place: 'जगह',
    notNow: 'अभी नहीं',
    ask: (name) => `${name} को यहाँ बुलाएँ`,
    pinFirst: 'पहले पिन लगाएँ',
  },
};
