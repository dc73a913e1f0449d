/** Whoever notices a fault in the browser tells it here; whoever reports faults to the outside (error reporting, if it is on) listens here. Neither knows the other. */

export type FaultKind =
  | 'boundary'
  | 'error-page'
  /** middleware, validation or anything else of a route change */
  | 'navigation'
  | 'chunk'
  | 'data'
  | 'content'
  | 'startup';

interface Fault {
  kind: FaultKind;
  error: Error;
  /** path of the page on which, or on the way to which, it happened; no query, no hash */
  route: string;
}

type Listener = (fault: Fault) => void;

/** Faults from before anybody listened; more than this are dropped, the oldest first. */
const KEPT = 30;

let kept: Fault[] = [];
let listener: Listener | null = null;

export const toError = (value: unknown): Error => (value instanceof Error ? value : new Error(String(value)));

/** Never throws, whatever the listener does: it is called where something has already gone wrong. @param route default the address of the window */
export function reportFault(
  kind: FaultKind,
  error: unknown,
  route = typeof location === 'undefined' ? '' : location.pathname,
): void {
  try {
    const fault: Fault = { kind, error: toError(error), route };
    if (listener) listener(fault);
    else kept = [...kept, fault].slice(-KEPT);
  } catch {
    // A broken reporter must not become a fault of its own; and what is broken may be needed here.
  }
}

/** Listens to faults, in the place of whoever listened before; those from before anybody did come at once. */
export function onFault(next: Listener): void {
  listener = next;
  for (const fault of kept.splice(0)) next(fault);
}
