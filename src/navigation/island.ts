/**
 * The server-rendered data that every prerendered page carries: which page it is, where its payloads lie, its data, and
 * the error that it stands for. Written by plugins/html, read once at the start.
 */
import type { PageError } from './types';

/** id of the element that holds the data as JSON */
export const ISLAND_ID = '__ROUTE__';

export interface Island {
  /** path of the prerendered page; null for 404.html, which stands for every unknown address */
  path: string | null;
  /** address of the payloads' folder with the build's hash, with the base path and a slash at the end */
  payloads: string;
  /** the page's data, where it declares any */
  data?: unknown;
  /** the error that the page was served for */
  error?: PageError;
}

/** As much of a document as is asked here. */
interface Source {
  getElementById(id: string): { textContent: string | null } | null;
}

/** The island of a document; null where it has none, or one that cannot be read. */
export function readIsland(document: Source): Island | null {
  const text = document.getElementById(ISLAND_ID)?.textContent;
  if (!text) return null;
  try {
    const island = JSON.parse(text) as Partial<Island> | null;
    const valid =
      typeof island?.payloads === 'string' && (typeof island.path === 'string' || island.path === null);
    return valid ? (island as Island) : null;
  } catch {
    return null;
  }
}
