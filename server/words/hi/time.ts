export const inWords = (seconds: number): string => {
  if (seconds < 90) return `${seconds} सेकंड`;
  if (seconds < 2 * 60 * 60) return `${Math.ceil(seconds / 60)} मिनट`;
  return `${Math.ceil(seconds / 3600)} घंटे`;
};
