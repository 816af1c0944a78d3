const hidden = '•••';

/** §14: enough to tell two people of one name apart, and not enough to write to either. */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  return at < 1 ? email : `${/^./u.exec(email)?.[0] ?? ''}${hidden}${email.slice(at)}`;
};

/** §14: the last three digits, which a caller can be asked for. */
export const maskPhone = (phone: string): string =>
  phone === '' ? '' : `+91 ••••• ••${phone.slice(-3)}`;

/** What an operator may have typed somewhere in a text: an email, or ten digits with or without signs between them. */
const emails = /[^\s@<>"',;:()]+@[^\s@<>"',;:()]+\.[^\s@<>"',;:()]+/gu;
/** An id, in which digits may stand as in a phone number, is found first, and stays. */
const phones =
  /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b|(?<phone>(?:\+|\b)(?:\d[\s().\p{Pd}]?){9,12}\d\b)/gu;

/** §14: the same within a sentence, for the lists that hold what operators wrote. */
export const maskContacts = (text: string): string =>
  text
    .replaceAll(emails, maskEmail)
    .replaceAll(phones, (found: string, phone?: string) =>
      phone === undefined ? found : maskPhone(phone.replaceAll(/\D/g, '')),
    );
