import type * as english from './booking-en.ts';

export const states: typeof english.states = {
  requested: 'जवाब का इंतज़ार',
  accepted: 'मंज़ूर',
  on_the_way: 'रास्ते में',
  arrived: 'दरवाज़े पर',
  started: 'काम चल रहा है',
  done: 'पूरा हुआ',
  declined: 'मना किया',
  cancelled: 'रद्द',
  expired: 'जवाब नहीं आया',
};

export const payments: typeof english.payments = {
  unpaid: 'भुगतान बाक़ी',
  processing: 'भुगतान जारी',
  paid: 'भुगतान हुआ',
  refunded: 'पैसे वापस हुए',
};

export const partlyPaid = 'कुछ भुगतान बाक़ी';
