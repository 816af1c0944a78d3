/** The name to address a person by: "Ravi" of "Ravi Kale". A no-break space does not divide names. */
export const firstName = (name: string): string => name.trim().split(/[^\S\u00a0]+/)[0] ?? name;
