import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Ravi Kale', 'RK'],
  ['ravi', 'R'],
  ['Ravi Kumar Kale', 'RK'],
  ['  (Ravi)  Kale ', 'RK'],
  ['मीरा', 'मी'],
  ['सुरेश', 'सु'],
  ['मीरा जोशी', 'मीजो'],
  ['सुरेश कुमार पाटिल', 'सुकु'],
  ['रवि Kale', 'रK'],
  ['ज़ैनब', 'ज़ै'],
  ['प्रिया शर्मा', 'प्रिश'],
  ['🙂', ''],
  ['', ''],
])('%j has the initials %j', (name, initials) => {
  expect(initialsOf(name).normalize('NFC')).toBe(initials.normalize('NFC'));
});
