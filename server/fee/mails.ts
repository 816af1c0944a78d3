import { toRupees } from '#domain/price.ts';
import type { BookingRow } from '../booking/store.ts';
import { rupeesIn } from '../mail/in-language.ts';
import { writeMail } from '../mail/template.ts';
import type { WrittenMail } from '../mail/template.ts';
import { wordsIn } from '../words/words.ts';

type Forgiven = {
  readonly amountPaise: number;
  readonly keptPaise: number;
  readonly words: string;
};

/** §36: an operator has forgiven it, and says why. */
export const forgivenMail = (
  row: BookingRow,
  { amountPaise, keptPaise, words: sentence }: Forgiven,
  publicUrl: string,
): WrittenMail => {
  const language = row.user_language;
  const { forgiven } = wordsIn[language].feeMails;
  const amount = rupeesIn(language, toRupees(amountPaise));
  const after =
    keptPaise > 0 ? forgiven.refunded(rupeesIn(language, toRupees(keptPaise))) : forgiven.nothing;
  return writeMail({
    to: { name: row.username, address: row.email, language },
    subject: forgiven.subject(amount),
    paragraphs: [forgiven.text(row.number, amount), sentence, after],
    link: {
      label: wordsIn[language].bookingMails.seeBooking,
      url: `${publicUrl}/user/bookings/${row.id}`,
    },
  });
};
