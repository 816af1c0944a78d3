import type { words as english } from '../en/dashboard.tsx';

const jobs = (count: number) => `${count} काम`;

export const words: typeof english = {
  loading: 'आपका डैशबोर्ड खुल रहा है',
  greeting: {
    morning: (name) => `सुप्रभात, ${name} जी`,
    afternoon: (name) => `नमस्ते, ${name} जी`,
    evening: (name) => `नमस्ते, ${name} जी`,
    completed: (written, count) => `${written} काम ${count === 1 ? 'पूरा' : 'पूरे'}`,
    memberFor: (written) => `${written} दिन से हमारे साथ`,
  },
  online: {
    on: 'ऑनलाइन',
    off: 'ऑफ़लाइन',
    free: 'ग्राहकों से रिक्वेस्ट आ सकती है',
    busy: 'काम के दौरान रिक्वेस्ट नहीं आती',
    nobody: 'रिक्वेस्ट नहीं आएगी',
    unlisted: 'ग्राहकों को आप अभी नहीं दिखते',
  },
  sound: { on: 'आवाज़ चालू', off: 'आवाज़ बंद', blocked: 'घंटी चालू करने के लिए टैप करें' },
  unnamed: {
    the: 'ग्राहक',
    this: 'इस ग्राहक',
    your: 'अपने ग्राहक',
    some: 'एक ग्राहक',
  },
  gone: {
    cancelled: (name) => `${name} को अब आपकी ज़रूरत नहीं है।`,
    expired: (name) => `${name} की रिक्वेस्ट का समय निकल गया।`,
  },
  block: {
    button: (name) => `${name} को ब्लॉक करें`,
    title: (name) => `${name} को ब्लॉक करें?`,
    yes: 'ब्लॉक करें',
    no: 'अभी नहीं',
    meaning:
      'इस रिक्वेस्ट के लिए मना हो जाएगा और आगे से उनकी रिक्वेस्ट नहीं आएगी। ग्राहक को बताया नहीं जाता; पुराने कामों के नीचे आप इसे कभी भी बदल सकते हैं।',
  },
  blocked: {
    title: 'ब्लॉक किए गए ग्राहक',
    unblock: (name, hidden) => <>{hidden(`${name} को `)}अनब्लॉक करें</>,
  },
  job: {
    accepted: { now: 'काम आपका है', go: 'काम खोलें' },
    on_the_way: { now: 'आप रास्ते में हैं', go: 'काम खोलें' },
    arrived: { now: 'आप दरवाज़े पर हैं', go: 'स्टार्ट कोड लिखें' },
    started: { now: 'काम चल रहा है', go: 'काम पूरा करें' },
    title: (service, name) => `${name} के लिए ${service}`,
    away: (distance) => `${distance} दूर`,
    youGet: (share) => `आपको मिलेंगे ${share}`,
    last: (service, name) => `पिछला काम: ${name} के लिए ${service}`,
    seeBill: 'बिल देखें',
    finishFirst: (name) => `पहले ${name} का काम पूरा करें।`,
  },
  popUp: {
    title: 'आपकी सेवा की रिक्वेस्ट आई है',
    later: 'बाद में तय करें',
    needs: (service) => `${service} की ज़रूरत है`,
    others: (count) => `${count} और रिक्वेस्ट इंतज़ार में।`,
  },
  request: {
    place: (area, strong, { distance, minutes }, pack) => (
      <>
        {area !== undefined && strong(`${area} के आस-पास, `)}
        आपसे {distance} · करीब {minutes} · {pack} का पैक
      </>
    ),
    rated: (rating) => `कारीगरों की दी रेटिंग: ${rating}`,
    youGet: 'आपको मिलेंगे',
    customerPays: (total, commission) => (
      <>
        ग्राहक का भुगतान {total},
        <br />
        कमीशन {commission}
      </>
    ),
    tooLate: 'जवाब देने का समय निकल गया।',
    accept: 'मंज़ूर करें',
    decline: 'मना करें',
    promise:
      'मंज़ूर करने पर फ़ोन नंबर मिलेगा, और सही पता देर से देर तब, जब आप रास्ते में अपनी जगह साझा करें। मना करने से सूची में आपकी जगह कभी नहीं बदलती।',
  },
  waiting: {
    title: 'रिक्वेस्ट',
    badge: 'नई रिक्वेस्ट',
    place: (at, all) => `${all} में से ${at}`,
    needs: (name, service) => `${name} को ${service} की ज़रूरत है`,
    none: 'अभी कोई रिक्वेस्ट नहीं है',
    unlisted: 'जब आप ग्राहकों को दिखने लगेंगे, घंटी यहीं बजेगी।',
    listening: {
      on: 'यह पेज खुला रखें: आपके पास किसी को ज़रूरत होते ही घंटी बजेगी।',
      off: 'यह पेज खुला रखें: रिक्वेस्ट आते ही यहाँ दिखेगी। घंटी नहीं बजेगी, क्योंकि आवाज़ बंद है।',
      blocked: 'यह पेज खुला रखें और एक बार टैप करें: तब तक ब्राउज़र रिक्वेस्ट दिखाने देता है, घंटी नहीं बजाने देता।',
    },
    busy: 'आप काम पर हैं, इसलिए अभी रिक्वेस्ट नहीं आएँगी। काम पूरा होने पर फिर आएँगी।',
    offline: 'आप ऑफ़लाइन हैं',
    asleep:
      'ग्राहकों को आपका नाम नहीं दिखता और रिक्वेस्ट नहीं आती। काम के लिए तैयार हों तो ऊपर ऑनलाइन हो जाएँ।',
  },
  today: {
    title: 'आज',
    jobs: 'आज के काम',
    running: '+1 चल रहा है',
    done: 'पूरे हुए',
    earned: 'आज की कमाई',
    unpaid: (amount) => `${amount} का भुगतान बाक़ी`,
    share: 'आपका हिस्सा',
    accepted: 'मंज़ूर',
    ofAll: (accepted, all) => `${all} में से ${accepted}`,
    noRequests: 'अभी कोई रिक्वेस्ट नहीं',
    requests: '30 दिन की रिक्वेस्ट',
  },
  week: {
    title: 'यह हफ़्ता',
    loading: 'आपका हफ़्ता खुल रहा है',
    failed: 'आपका हफ़्ता नहीं खुला। अपने आप फिर कोशिश होगी; रिक्वेस्ट आती रहेंगी।',
    jobs,
    day: (weekday, today, count, earned) =>
      `${weekday}${today ? ', आज' : ''}: ${jobs(count)}, ${earned}`,
    none: 'इस हफ़्ते अभी कोई काम पूरा नहीं हुआ। आपकी कमाई दिन के हिसाब से यहाँ दिखेगी।',
    share: 'हर बिल में आपका हिस्सा, जिस दिन काम पूरा हुआ।',
    unpaid: (amount) => `इसमें से ${amount} का भुगतान ग्राहकों से अभी बाक़ी है।`,
  },
  history: {
    title: 'पुराने काम',
    none: 'अभी कोई काम नहीं',
    first: 'पूरा होने पर आपका पहला काम यहाँ दिखेगा।',
    columns: {
      date: 'तारीख़',
      username: 'ग्राहक',
      email: 'ईमेल',
      workDone: 'काम',
      contactNumber: 'फ़ोन नंबर',
    },
    showAll: (count) => `सभी ${count} काम देखें`,
  },
  paused: {
    title: 'हमारी टीम आपकी पिछली बुकिंग देख रही है',
    text: 'उनमें से कई में काम नहीं हो पाया, इसलिए अभी ग्राहकों को आप नहीं दिखते। हमारी टीम एक दिन में देख लेगी।',
    write: 'बताएँ कि क्या हुआ था',
  },
  setOffline: {
    title: 'आपको ऑफ़लाइन किया गया',
    why: (when) =>
      `${when} तक एक घंटे से आपका पेज बंद था और हमारे ईमेल का जवाब नहीं आया। कोई ग्राहक बेकार इंतज़ार न करे, इसलिए ऐसा किया। जब तक रिक्वेस्ट चाहिए, यह पेज खुला रखें।`,
    back: 'फिर से ऑनलाइन हों',
  },
};
