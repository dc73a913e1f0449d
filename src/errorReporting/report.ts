/** What is told about one fault, and how it is handed to the SDK. */
import type { FaultKind } from '@site/src/faults';

export interface Report {
  /** who noticed: a part of the site (src/faults), the window, or somebody who wrote to the console */
  kind: FaultKind | 'uncaught' | 'rejection' | 'console';
  level: 'error' | 'warning';
  /** path of the page; no query, no hash */
  route: string;
  /** what was thrown, where there is such a thing */
  thrown?: unknown;
  /** what was said, where it says more than what was thrown */
  text?: string;
}

interface Context {
  level: Report['level'];
  tags: { kind: Report['kind']; route: string };
  extra?: { text: string };
}

/** The part of the SDK that is used. Which version comes is set in the Sentry project; these two are in all of them. */
export interface Sdk {
  captureException(
    thrown: unknown,
    hint: { captureContext: Context; mechanism: { type: string; handled: boolean } },
  ): unknown;
  captureMessage(text: string, context: Context): unknown;
}

/** Hands a report over. Never throws: the SDK is somebody else's. */
export function deliver(sdk: Sdk, { kind, level, route, thrown, text }: Report): void {
  const context: Context = { level, tags: { kind, route } };
  try {
    if (thrown === undefined) {
      sdk.captureMessage(text ?? '', context);
      return;
    }
    const handled = kind !== 'uncaught' && kind !== 'rejection';
    sdk.captureException(thrown, {
      captureContext: text === undefined ? context : { ...context, extra: { text } },
      mechanism: { type: kind, handled },
    });
  } catch {
    // Nobody is left to be told.
  }
}
