import { expect, test } from 'vitest';
import { rupeesInWords } from './rupees-in-words.ts';

test.each([
  [0, 'Zero rupees only', 'शून्य रुपये मात्र'],
  [100, 'One rupee only', 'एक रुपया मात्र'],
  [30_000, 'Three hundred rupees only', 'तीन सौ रुपये मात्र'],
  [67_000, 'Six hundred and seventy rupees only', 'छह सौ सत्तर रुपये मात्र'],
  [
    22_150,
    'Two hundred and twenty-one rupees and fifty paise only',
    'दो सौ इक्कीस रुपये पचास पैसे मात्र',
  ],
  [100_500, 'One thousand and five rupees only', 'एक हज़ार पाँच रुपये मात्र'],
  [
    1_234_567_00,
    'Twelve lakh thirty-four thousand five hundred and sixty-seven rupees only',
    'बारह लाख चौंतीस हज़ार पाँच सौ सड़सठ रुपये मात्र',
  ],
  [2_00_00_000_00, 'Two crore rupees only', 'दो करोड़ रुपये मात्र'],
])('§30 %i paise are said in words', (paise, english, hindi) => {
  expect(rupeesInWords('en', paise)).toBe(english);
  expect(rupeesInWords('hi', paise)).toBe(hindi);
});

test('§30 no two amounts below a thousand rupees are said alike', () => {
  for (const language of ['en', 'hi'] as const) {
    const said = Array.from({ length: 1_000 }, (_, n) => rupeesInWords(language, n * 100));
    expect(new Set(said).size).toBe(1_000);
    expect(said.every((text) => !/undefined|\s{2}/.test(text))).toBe(true);
  }
});
