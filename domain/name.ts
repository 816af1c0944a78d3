import { deletedRole } from './deleted-name.ts';

/** Signs that join two letters of an Indian script, or two pictures; alone they are invisible. */
const joiners =
  /(?<=\p{Extended_Pictographic})\uFE0F|(?<=[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])[\u200c\u200d](?=[\p{L}\p{M}\p{Extended_Pictographic}])/gu;

/** Control, direction, zero-width, private and unassigned characters, fillers and blanks that look like nothing. */
const hidden = /[\p{C}\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800]/u;

const letter = /\p{L}/u;

/** Endings of web addresses that programs turn into links; "S.P.Singh" is a name. */
const link =
  /@|\/\/|\bwww\.|[\p{L}\p{N}-]{2,}\.(?:com|net|org|in|co|io|info|biz|me|ly|gl|gg|to|xyz|app|dev|link|site|shop|top|online|live|club|store|tech|page|click|ru|cn|tk)(?![\p{L}\p{N}-])/iu;

/** Hosts of one letter, as in short links, and any host with a path behind it; "Ravi s/o Mohan" is a name. */
const shortLink =
  /(?<![\p{L}\p{N}.])[\p{L}\p{N}]\.(?:com|co|me|io|ly|gg|gl|to|in)(?![\p{L}\p{N}.-])|[\p{L}\p{N}]\.\p{L}{2,}\//iu;

/** Whether the text has invisible characters. */
export const hasHidden = (text: string): boolean => hidden.test(text.replaceAll(joiners, ''));

/** Full-width letters and dots are read as the plain ones, by people and by mail programs. */
export const hasLink = (text: string): boolean => {
  const plain = text.normalize('NFKC').replaceAll('。', '.');
  return link.test(plain) || shortLink.test(plain);
};

/** The same for a text of several lines. */
export const hasHiddenIn = (text: string): boolean => hasHidden(text.replaceAll(/[\r\n\t]/g, ' '));

export type NameFault = 'hidden' | 'no_letter' | 'link';

/** §5: a name is visible and holds no link: it stands on screens and in mails under our own. */
export const nameFault = (name: string): NameFault | undefined => {
  if (hasHidden(name)) return 'hidden';
  if (!letter.test(name)) return 'no_letter';
  return hasLink(name) ? 'link' : undefined;
};

/** For mails: left out are names stored before `nameFault` existed and those of deleted accounts (§23). */
export const mailName = (name: string, otherwise: string): string =>
  nameFault(name) === undefined && deletedRole(name) === undefined ? name : otherwise;
