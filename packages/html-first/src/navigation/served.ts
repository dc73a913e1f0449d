/** The data of every prerendered page: which it is, and the error it stands for. Written by the build (build/html/served.ts), read once at the start. */
import type { PageError } from './types';

export const ROUTE_ID = '__ROUTE__';

export interface ServedPage {
  /** path of the prerendered page; null for 404.html, which stands for every unknown address */
  path: string | null;
  error?: PageError | undefined;
  /** does the page name steps of a route change, or is it drawn with React? */
  hasSteps?: true | undefined;
}

interface Source {
  getElementById(id: string): { textContent: string | null } | null;
}

/** The data of a document; null where it has none, or such as cannot be read. */
export function readServed(document: Source): ServedPage | null {
  const text = document.getElementById(ROUTE_ID)?.textContent;
  if (!text) return null;
  try {
    const served = JSON.parse(text) as Partial<ServedPage> | null;
    return typeof served?.path === 'string' || served?.path === null ? (served as ServedPage) : null;
  } catch {
    return null;
  }
}
