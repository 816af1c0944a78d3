/** What one calls somebody whose card one has in front of one: Ravi, of Ravi Kale. A no-break space divides nothing. */
export const firstName = (name: string): string => name.trim().split(/[^\S\u00a0]+/)[0] ?? name;
