import type { words as english } from '../en/user-login.ts';

export const words: typeof english = {
  title: 'फिर से स्वागत है',
  lead: 'अपने पास का कारीगर बुक करने के लिए लॉग इन करें।',
  back: 'होम पर वापस',
  pitch: 'भरोसे की मदद, मिनटों में आपके दरवाज़े पर।',
  newHere: 'पहली बार यहाँ?',
  form: 'लॉग इन',
};
