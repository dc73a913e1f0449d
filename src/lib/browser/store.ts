export interface Store<T> {
  getState: () => T;
  /** @returns function that ends listening */
  subscribe: (listener: () => void) => () => void;
}

/** Makes a store; `set` tells everybody who listens. */
export function createStore<T>(initial: T): Store<T> & { set: (next: T) => void } {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    getState: () => state,
    set(next) {
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
