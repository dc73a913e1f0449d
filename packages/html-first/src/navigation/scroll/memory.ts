import { readField } from '../../browser/fields';

/** px from the top left corner of the page */
export interface Position {
  x: number;
  y: number;
}

export const POSITIONS_KEY = 'navigation:scroll';

/** More than a browser keeps entries of a window (Chromium: 50); the oldest are forgotten. */
const KEPT = 100;

/** The router names the entries that it makes, in `history.state`; those of the browser, the first one and jumps to a hash, get a name here, in the same place. */
export function entryKey(): string {
  const state: unknown = window.history.state;
  const known = readField(state, 'key');
  if (typeof known === 'string') return known;
  const key = Math.random().toString(36).slice(2, 10);
  try {
    window.history.replaceState({ ...(typeof state === 'object' && state), key }, '');
    return key;
  } catch {
    // Safari refuses more than 100 changes in 30 seconds. The address is the next best name.
    return window.location.href;
  }
}

const isPosition = (value: unknown): value is Position =>
  Number.isFinite(readField(value, 'x')) && Number.isFinite(readField(value, 'y'));

function read(): [key: string, position: Position][] {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(POSITIONS_KEY) ?? '[]');
    return Array.isArray(kept)
      ? kept.filter(
          (entry): entry is [string, Position] =>
            Array.isArray(entry) && typeof entry[0] === 'string' && isPosition(entry[1]),
        )
      : [];
  } catch {
    return [];
  }
}

export interface ScrollMemory {
  get(key: string): Position | undefined;
  set(key: string, position: Position): void;
  /** Writes everything down, so that it outlives the page. Where that is forbidden it lives as long as the page. */
  save(): void;
}

/** The positions of this window, those from before a reload included. Never throws. */
export function createScrollMemory(): ScrollMemory {
  const positions = new Map(read());
  return {
    get: (key) => positions.get(key),
    set(key, position) {
      // The order of a Map is that of first setting; the entry last left is the one to keep longest.
      positions.delete(key);
      positions.set(key, position);
      for (const old of [...positions.keys()].slice(0, -KEPT)) positions.delete(old);
    },
    save() {
      try {
        window.sessionStorage.setItem(POSITIONS_KEY, JSON.stringify([...positions]));
      } catch {
        // Blocked or full: back and forward still work until the page is loaded anew.
      }
    },
  };
}
