import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

const sourcesIn = (folder: string): string[] =>
  readdirSync(join(root, folder))
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\./.test(name))
    .map((name) => `${folder}/${name}`);

/** All Hindi texts of the product but the search's words, which may be spelt in every way. */
const files = [
  ...sourcesIn('web/words/hi'),
  ...sourcesIn('server/words/hi'),
  ...sourcesIn('domain/words'),
  'domain/first-catalogue.ts',
  'domain/hindi-time.ts',
  'domain/quick-replies.ts',
];

/** One word, one spelling. With a star, whatever follows: the other forms of the word are wrong in the same way. */
const wrongAndRight = {
  बाकी: 'बाक़ी',
  'आखिर*': 'आख़िर',
  खत्म: 'ख़त्म',
  'खबर*': 'ख़बर',
  खुद: 'ख़ुद',
  खाली: 'ख़ाली',
  'खराब*': 'ख़राब',
  'गलत*': 'ग़लत',
  तारीख: 'तारीख़',
  हिंदी: 'हिन्दी',
  मेल: 'ईमेल',
  'ई-मेल': 'ईमेल',
  'कौन सा': 'कौन-सा',
  'कौन सी': 'कौन-सी',
  'कौन से': 'कौन-से',
  मैसेज: 'संदेश',
  लिस्ट: 'सूची',
  'सहेज*': 'सेव कर',
  // A trade is named as in the catalogue.
  मेड: 'घरेलू मदद',
  इलेक्ट्रीशियन: 'बिजली मिस्त्री',
  कारपेंटर: 'बढ़ई',
  प्लम्बर: 'प्लंबर',
  // Translated letter by letter, and read as something else.
  'शुरुआती कोड': 'स्टार्ट कोड',
  'फ़िंगरप्रिंट*': 'एकतरफ़ा कोड',
  तालाबंद: 'एन्क्रिप्ट',
  'गोल की हुई': 'मोटी-मोटी',
  'जाँचे हुए': 'सत्यापित',
  इंसान: 'हमारी टीम',
  हालत: 'स्थिति',
  छँटाई: 'फ़िल्टर',
  'दूसरी जाँच': 'दो-चरणीय सत्यापन',
};

const inWord = String.raw`[\p{L}\p{M}]`;
const patternOf = (wrong: string): RegExp => {
  const text = wrong.normalize('NFC').replace('*', '');
  return new RegExp(`(?<!${inWord})${text}${wrong.endsWith('*') ? '' : `(?!${inWord})`}`, 'u');
};
const table = Object.entries(wrongAndRight).map(([wrong, right]) => ({
  found: patternOf(wrong),
  said: `${wrong} → ${right}`,
}));

const mistakesIn = (text: string): string[] =>
  table.filter(({ found }) => found.test(text.normalize('NFC'))).map(({ said }) => said);

test.each(files)('%s has no word or spelling that was given up', (file) => {
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  expect(lines.flatMap((line, at) => mistakesIn(line).map((said) => `${at + 1}: ${said}`))).toEqual(
    [],
  );
});

test.each([
  ['2 मिनट बाकी हैं', 1],
  ['2 मिनट बाक़ी हैं', 0],
  ['हमारे मेल का जवाब', 1],
  ['हमारे ईमेल का जवाब, मेला, मेलजोल', 0],
  ['आखिरी कदम', 1],
  ['मेडिकल', 0],
])('“%s” has mistakes: %i', (text, mistakes) => {
  expect(mistakesIn(text)).toHaveLength(mistakes);
});
