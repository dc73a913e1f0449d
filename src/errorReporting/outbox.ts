/** Where reports wait until there is somebody to take them, and where the same error is told once. */
import type { Report } from './report';

/**
 * Reports that wait, for the SDK or for better ones; what comes after them is dropped: the first errors explain the
 * others. Specification §9: buffer of 30.
 */
const CAPACITY = 30;

/**
 * How long a report of the window or of the console waits for one that knows more, in ms. Ours: React writes an error to
 * the console first, then draws the error page, and that tells the fault with its kind.
 */
export const SETTLE = 1_000;

export interface Outbox {
  add: (report: Report) => void;
  /** Hands over what waits and what comes. */
  open(take: (report: Report) => void): void;
  /** Ends the waiting for better reports, because the page goes away. */
  settle: () => void;
  /** Forgets everything, and whatever comes. */
  close(): void;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isFromSite = ({ kind }: Report): boolean =>
  kind !== 'uncaught' && kind !== 'rejection' && kind !== 'console';

/** @param onError told when there is an error in it; warnings have time */
export function createOutbox(onError: () => void): Outbox {
  const told = new WeakSet<object>();
  const unsettled = new Map<Report, ReturnType<typeof setTimeout>>();
  let waiting: Report[] = [];
  let take: ((report: Report) => void) | null = null;
  let isClosed = false;

  const tell = (report: Report): void => {
    const { thrown } = report;
    if (isObject(thrown)) {
      if (told.has(thrown)) return;
      told.add(thrown);
    }
    if (take) take(report);
    else if (waiting.length < CAPACITY) waiting.push(report);
  };

  const hold = (report: Report): void => {
    if (unsettled.size >= CAPACITY) return;
    unsettled.set(
      report,
      setTimeout(() => settleOne(report), SETTLE),
    );
  };

  const settleOne = (report: Report): void => {
    clearTimeout(unsettled.get(report));
    unsettled.delete(report);
    tell(report);
  };

  return {
    add(report) {
      if (isClosed) return;
      if (isFromSite(report)) tell(report);
      else hold(report);
      if (report.level === 'error') onError();
    },
    open(taker) {
      if (isClosed) return;
      take = taker;
      for (const report of waiting) taker(report);
      waiting = [];
    },
    settle() {
      for (const report of [...unsettled.keys()]) settleOne(report);
    },
    close() {
      isClosed = true;
      for (const timer of unsettled.values()) clearTimeout(timer);
      unsettled.clear();
      waiting = [];
    },
  };
}
