/** §9: digits in every code, one per box. */
export const codeLength = 6;

export const isCode = (text: string): boolean => /^\d{6}$/.test(text);

/** §5: how a pasted text fills the boxes from `at` on; what is not a digit is passed over. */
export const spreadPaste = (
  boxes: readonly string[],
  at: number,
  pasted: string,
): readonly string[] => {
  const digits = pasted.replace(/\D/g, '').slice(0, codeLength - at);
  return boxes.map((box, i) => digits[i - at] ?? box);
};
