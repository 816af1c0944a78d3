import type { words as english } from '../en/chat-quick.ts';

export const words: typeof english = {
  replies: {
    second_gate: 'दूसरे गेट से आइए',
    call_me: 'कृपया मुझे फ़ोन करें',
    ring_the_bell: 'कृपया घंटी बजाएँ',
    how_long: 'कितनी देर लगेगी?',
    ten_minutes: 'कृपया दस मिनट दीजिए',
    thank_you: 'धन्यवाद!',
    late_ten: 'मुझे 10 मिनट की देर होगी',
    at_the_gate: 'मैं गेट पर हूँ',
    which_floor: 'कौन-सी मंज़िल है?',
    fetching_a_part: 'एक पुर्ज़ा लेकर अभी वापस आना है',
  },
};
