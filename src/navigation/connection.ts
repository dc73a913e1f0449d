/** Is the browser connected (specification §4)? As far as it knows: a network without a way out counts as connected. */
import { useSyncExternalStore } from 'react';

/** How long the visitor is told that the connection is back, in ms. Ours: long enough to read five words. */
export const RESTORED_DISPLAY = 4_000;

export type ConnectionState =
  | 'online'
  | 'offline'
  /** online again, since a moment */
  | 'restored';

export interface Connection {
  getState: () => ConnectionState;
  /** @returns function that ends listening */
  subscribe: (listener: () => void) => () => void;
}

/** Makes a view of the window's connection of its own; it listens as long as somebody listens to it. */
export function createConnection(): Connection {
  let state: ConnectionState | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const now = (): ConnectionState => (navigator.onLine ? 'online' : 'offline');
  const enter = (next: ConnectionState): void => {
    clearTimeout(timer);
    if (next === state) return;
    state = next;
    if (next === 'restored') timer = setTimeout(() => enter('online'), RESTORED_DISPLAY);
    for (const listener of listeners) listener();
  };
  const onOnline = (): void => {
    if (state === 'offline') enter('restored');
  };
  const onOffline = (): void => enter('offline');

  return {
    getState: () => (state ??= now()),
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) {
        window.addEventListener('online', onOnline);
        window.addEventListener('offline', onOffline);
        // It may have changed between drawing and listening.
        enter(now());
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        window.removeEventListener('online', onOnline);
        window.removeEventListener('offline', onOffline);
        clearTimeout(timer);
        state = null;
      };
    },
  };
}

const connection = createConnection();

const whileServing = (): ConnectionState => 'online';

/** The connection, for components; 'online' while pages are prerendered and hydrated. */
export function useConnection(store: Connection = connection): ConnectionState {
  return useSyncExternalStore(store.subscribe, store.getState, whileServing);
}
