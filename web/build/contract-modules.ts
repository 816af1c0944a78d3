/// <reference types="vite/types/importMeta.d.ts" />

/** Every module of the contract as it runs, by its path. Loaded by browser-contract.ts only, through Vite. */
export const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['../../contract/*.ts', '!../../contract/*.test.ts'],
  { eager: true },
);
