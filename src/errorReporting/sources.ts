/** Where reports come from: the faults of the site, errors that nobody caught, and the console. */
import { onFault } from '@site/src/faults';
import type { Report } from './report';

type Add = (report: Report) => void;
type Stop = () => void;

const METHODS = [
  { method: 'error', level: 'error' },
  { method: 'warn', level: 'warning' },
] as const;

/**
 * Messages that are not told: those of the SDK about itself, which would go round in circles, and that the statistics are
 * off in this browser, which is no fault and nobody's business.
 */
const NOT_TOLD = /^(\[Sentry\]|Sentry Logger |Ignoring Event: )/;

const here = (): string => window.location.pathname;

/** Objects are not told: anything may be in them. */
function toText(args: readonly unknown[]): string {
  return args
    .map((arg) => {
      if (arg instanceof Error) return `${arg.name}: ${arg.message}`;
      if (typeof arg === 'string') return arg;
      if (typeof arg === 'object' || typeof arg === 'function') return `[${typeof arg}]`;
      const plain = arg as number | boolean | bigint | symbol | undefined;
      return String(plain);
    })
    .join(' ');
}

function toReport(args: readonly unknown[], level: Report['level']): Report | null {
  if (typeof args[0] === 'string' && NOT_TOLD.test(args[0])) return null;
  const report: Report = { kind: 'console', level, route: here() };
  const thrown = args.find((arg) => arg instanceof Error);
  if (thrown) report.thrown = thrown;
  if (!thrown || args.length > 1) report.text = toText(args);
  return report;
}

/** Faults that parts of the site tell. */
const watchFaults = (add: Add): Stop =>
  onFault(({ kind, error, route }) => add({ kind, level: 'error', route, thrown: error }));

/** Errors and rejected promises that nobody caught. */
function watchWindow(add: Add): Stop {
  // Errors of other origins come without the error.
  const onError = ({ error, message }: ErrorEvent): void =>
    add({ kind: 'uncaught', level: 'error', route: here(), thrown: error ?? message });
  const onRejection = ({ reason }: PromiseRejectionEvent): void =>
    add({ kind: 'rejection', level: 'error', route: here(), thrown: reason ?? String(reason) });
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}

/** Errors and warnings in the console. The SDK's bundle has nothing for this, and would come too late. */
function watchConsole(add: Add): Stop {
  const stops = METHODS.map(({ method, level }) => {
    const target: Record<typeof method, (...args: unknown[]) => void> = console;
    const original = target[method];
    let isStopped = false;
    const watched = (...args: unknown[]): void => {
      original.apply(console, args);
      if (isStopped) return;
      try {
        const report = toReport(args, level);
        if (report) add(report);
      } catch {
        // An error whose message cannot be read must not fail where it is only written down.
      }
    };
    console[method] = watched;
    return () => {
      isStopped = true;
      // Somebody else may have put theirs around ours.
      if (console[method] === watched) console[method] = original;
    };
  });
  return () => stops.forEach((stop) => stop());
}

/**
 * Listens to all of them.
 * @returns function that ends listening
 */
export function watchAll(add: Add): Stop {
  const stops = [watchFaults(add), watchWindow(add), watchConsole(add)];
  return () => stops.forEach((stop) => stop());
}
