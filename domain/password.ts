import { limits } from './limits.ts';

/** The passwords that are guessed first, of those long enough to be allowed at all. */
const common = new Set(
  `12345678 123456789 1234567890 123123123 11111111 00000000 87654321 11223344 12344321 88888888
  password password1 password12 password123 passw0rd p@ssw0rd p@ssword pass1234 pass12345 admin123
  admin1234 administrator qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 1q2w3e4r 1q2w3e4r5t
  1qaz2wsx q1w2e3r4 zaq12wsx asdfghjk asdfghjkl zxcvbnm1 abcd1234 abc12345 a1b2c3d4 aa123456
  iloveyou iloveyou1 sunshine princess football baseball superman batman123 welcome1 welcome123
  trustno1 dragon123 monkey123 letmein1 letmein123 master123 shadow123 michael1 jennifer computer
  internet whatever starwars test1234 test12345 testtest changeme changeme1 default1 secret123
  india123 india1234 indian123 mumbai123 pune1234 krishna1 krishna123 jaihind1 ganesh123 hanuman1
  saibaba1 cricket1 cricket123 bharat123 localhands localhands1 localhands123`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

export type Strength = 'weak' | 'fair' | 'strong';

const kinds = [/\p{Ll}|\p{Lo}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];

/** §21: shown while a password is typed. Length counts most; a common password is weak however long. */
export const passwordStrength = (password: string): Strength => {
  const different = new Set(password.toLowerCase()).size;
  if (isCommonPassword(password) || password.length < limits.password.least || different < 5)
    return 'weak';
  const used = kinds.filter((kind) => kind.test(password)).length;
  return password.length >= 16 || password.length + 2 * used >= 18 ? 'strong' : 'fair';
};

/** §5: refused at signup, by the form and by the server. */
export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase());
