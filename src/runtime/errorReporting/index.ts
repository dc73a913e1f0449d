/** Loads the SDK at the first error or when there is time, and hands over what happened before. The SDK reports an error once, however often it is given. */
import { READY_EVENT } from '@site/plugins/sentry/client';
import { type FaultKind, readField, mayPrefetch, onFault, whenIdle, whenLoaded } from 'html-first/client';

/** How long after load the page is left alone, in ms. Ours: the first seconds are the visitor's, and a measurement of blocking time ends after five quiet ones. */
export const QUIET_AFTER_LOAD = 5_000;

/** Errors that wait for the SDK; what comes after them is dropped: the first ones explain the others. Specification §9: buffer of 30. */
const CAPACITY = 30;

interface Report {
  /** who noticed: a part of the site (packages/html-first/src/browser/faults.ts), or the window */
  kind: FaultKind | 'uncaught' | 'rejection';
  /** path of the page; no query, no hash */
  route: string;
  thrown: unknown;
}

/** The part of the SDK that is used. Which version comes is set in the Sentry project; this is in all of them. */
interface Sdk {
  captureException(
    thrown: unknown,
    hint: {
      captureContext: { tags: Pick<Report, 'kind' | 'route'> };
      mechanism: { type: string; handled: boolean };
    },
  ): unknown;
}

const isSdk = (value: unknown): value is Sdk => typeof readField(value, 'captureException') === 'function';

/** Hands a report over. Never throws: the SDK is somebody else's. */
function deliver(sdk: Sdk, { kind, route, thrown }: Report): void {
  const handled = kind !== 'uncaught' && kind !== 'rejection';
  try {
    sdk.captureException(thrown, {
      captureContext: { tags: { kind, route } },
      mechanism: { type: kind, handled },
    });
  } catch {
    // Nobody is left to be told.
  }
}

/** Starts it, once per page. @param address of the script that plugins/sentry wrote */
export function startErrorReporting(address: string): void {
  const waiting: Report[] = [];
  let sdk: Sdk | null = null;
  let isLoading = false;

  const load = (): void => {
    if (isLoading) return;
    isLoading = true;
    const onReady = (): void => {
      const arrived = readField(window, 'Sentry');
      if (!isSdk(arrived)) return;
      sdk = arrived;
      for (const report of waiting.splice(0)) deliver(sdk, report);
    };
    window.addEventListener(READY_EVENT, onReady, { once: true });
    const script = document.createElement('script');
    script.src = address;
    document.head.append(script);
  };
  const add = (kind: Report['kind'], thrown: unknown, route = window.location.pathname): void => {
    const report = { kind, route, thrown };
    if (sdk) deliver(sdk, report);
    else if (waiting.length < CAPACITY) waiting.push(report);
    load();
  };

  onFault(({ kind, error, route }) => add(kind, error, route));
  window.addEventListener('error', ({ error, message }) => {
    const { pathname } = window.location;
    // Later, since a part of the site that hears the same error knows more, and the SDK takes the first report. Errors of other
    // origins come without the error.
    setTimeout(() => add('uncaught', error ?? message, pathname));
  });
  window.addEventListener('unhandledrejection', ({ reason }) => add('rejection', reason ?? String(reason)));
  const whenQuiet = (): void => {
    if (mayPrefetch(navigator)) whenIdle(load);
  };
  whenLoaded(() => setTimeout(whenQuiet, QUIET_AFTER_LOAD));
}
