/** What index.ts writes into script.js. */
declare const RELOAD_KEY: string;
declare const RELOAD_GUARD: number;
