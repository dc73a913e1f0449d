/** ../inlineScripts.ts replaces these names in script.js. */
declare const RELOAD_KEY: string;
declare const RELOAD_GUARD: number;
declare const MOST_RELOADS: number;
declare const SHEET_END: string;
declare const ROUTE_ID: string;
declare const BASE_URL: string;
