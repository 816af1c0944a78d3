import type { words as english } from '../en/proposal.ts';

export const words: typeof english = {
  title: 'कब',
  another: 'दूसरा समय',
  lead: (other) => `कोई ख़ाली समय चुनें। ${other} की हाँ मिलने तक तय समय ही रहेगा।`,
  none: (other) => `अगले चौदह दिन में और कोई ख़ाली समय नहीं है। ${other} को संदेश भेजें।`,
  propose: (when) => `प्रस्ताव भेजें: ${when}`,
  keep: 'समय रहने दें',
  proposes: (other) => `${other} की ओर से दूसरे समय का प्रस्ताव`,
  waiting: (other) => `आपने दूसरे समय का प्रस्ताव भेजा है। ${other} के जवाब का इंतज़ार`,
  agreed: 'तय समय:',
  proposed: 'प्रस्ताव:',
  holds: (until) => `हाँ मिलने तक तय समय ही रहेगा। जवाब कब तक: ${until}।`,
  accept: 'नया समय मंज़ूर करें',
  decline: 'मना करें',
  takeBack: 'वापस लें',
};
