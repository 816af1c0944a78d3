import { tipRules } from '#domain/tip.ts';
import type { words as english } from '../en/tip.ts';

export const words: typeof english = {
  refused: {
    tip_not_done: 'काम पूरा होने के बाद ही टिप दी जा सकती है।',
    tip_too_late: `काम के बाद ${tipRules.days} दिन के अंदर ही टिप दी जा सकती है।`,
    tip_not_rated: 'पहले इस विज़िट को रेटिंग दें। उसके बाद टिप दी जा सकती है।',
    already_tipped: 'इस विज़िट की टिप पहले ही दी जा चुकी है। दोबारा पैसे नहीं कटे।',
    tip_not_possible: 'इस विज़िट के लिए टिप नहीं दी जा सकती। कोई पैसा नहीं कटा।',
    tip_limit: 'एक दिन में इतनी टिप नहीं दी जा सकती। कोई पैसा नहीं कटा।',
  },
  noTip: 'इस बुकिंग की कोई टिप नहीं है।',
  refundedAlready: 'यह टिप पहले ही वापस हो चुकी है, या होने वाली है।',
  refundStored: 'टिप ग्राहक को वापस जा रही है।',
};
