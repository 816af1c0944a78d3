/** §27: who knows whom: favourites of a customer, and how often two people have met. */
export const words = {
  keep: (name: string) => `Keep ${name} as a favourite`,
  keepShort: 'Keep as a favourite',
  dropShort: 'Favourite',
  together: (jobs: number, day: string) =>
    jobs === 1 ? `1 job for you, on ${day}` : `${jobs} jobs for you, the last on ${day}`,
  listed: 'Your favourites',
  lead: 'Only you see this list. Who is free stands first where you look for help.',
  none: 'Press the heart on a professional’s card to find them here again.',
  remove: 'Remove',
  removeWhom: (name: string) => `Remove ${name}`,
  find: 'Book',
  findWhom: (name: string, service: string) => `Book ${name}: see who does ${service} near you`,
  /** For a professional, about a customer. */
  visit: (n: number) => `${ordinal(n)} visit with this customer`,
  regular: 'Regular',
};

const ordinal = (n: number): string => {
  const tens = n % 100;
  if (tens > 10 && tens < 14) return `${n}th`;
  return `${n}${['th', 'st', 'nd', 'rd'][n % 10] ?? 'th'}`;
};
