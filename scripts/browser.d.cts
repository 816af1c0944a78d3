/** The path of a Chromium that the machine has. */
export declare function installed(): string | undefined;
