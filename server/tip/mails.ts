import { firstName } from '#domain/first-name.ts';
import type { Language } from '#domain/language.ts';
import { toRupees } from '#domain/price.ts';
import { customerName } from '#domain/served-contact.ts';
import type { BookingRow } from '../booking/store.ts';
import { rupeesIn } from '../mail/in-language.ts';
import { writeMail } from '../mail/template.ts';
import type { WrittenMail } from '../mail/template.ts';
import { nameIn } from '../words/name-in.ts';
import { wordsIn } from '../words/words.ts';

type To = { readonly name: string; readonly email: string; readonly language: Language };

/** §35: to the professional. */
export const tipMail = (
  { name, email, language }: To,
  booking: BookingRow,
  amountPaise: number,
  publicUrl: string,
): WrittenMail => {
  const words = wordsIn[language].tipMails.given;
  const amount = rupeesIn(language, toRupees(amountPaise));
  const who = customerName(booking.username, booking.contact_name, booking.days_over);
  const customer = firstName(nameIn(wordsIn[language], who));
  return writeMail({
    to: { name, address: email, language },
    subject: words.subject(amount),
    paragraphs: [words.text(customer, amount, booking.number), words.next],
    link: { label: words.see, url: `${publicUrl}/handyman/earnings` },
  });
};
