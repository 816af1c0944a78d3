const google = new Set(['gmail.com', 'googlemail.com']);

/**
 * §5: the mailbox that an address ends up in, for counting accounts: what follows a plus sign is a label, and
 * Google passes over dots. Mail itself goes to the address as it was given.
 */
export const mailboxOf = (email: string): string => {
  const at = email.lastIndexOf('@');
  const [local, host] = [email.slice(0, at).toLowerCase(), email.slice(at + 1).toLowerCase()];
  const plain = local.split('+')[0] || local;
  return google.has(host) ? `${plain.replaceAll('.', '') || plain}@gmail.com` : `${plain}@${host}`;
};
