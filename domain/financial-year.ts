/** India's financial year, April to March, of a day like 2027-03-31: 2627. */
export const financialYear = (day: string): string => {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const first = month < 4 ? year - 1 : year;
  return [first, first + 1].map((one) => String(one % 100).padStart(2, '0')).join('');
};
