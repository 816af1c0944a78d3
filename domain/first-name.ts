/** What one calls somebody whose card one has in front of one: Ravi, of Ravi Kale. */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? name;
