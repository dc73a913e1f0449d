/**
 * Error reporting in the browser: collects from the start, loads the SDK when there is something to tell or time, and
 * gives up where it is blocked.
 */
import { fieldOf } from '@site/src/domain/json/fields';
import { READY_EVENT } from '@site/plugins/sentry/client';
import { whenIdle } from './idle';
import { createOutbox } from './outbox';
import { deliver, type Sdk } from './report';
import { watchAll } from './sources';

/** The SDK has not come by then, in ms: it is blocked. Ours: as long as a chunk may take (specification §9). */
export const GIVE_UP_AFTER = 120_000;

const isSdk = (value: unknown): value is Sdk =>
  typeof value === 'object' && value !== null && 'captureException' in value && 'captureMessage' in value;

/**
 * Starts it, once per page.
 * @param address of the script that plugins/sentry wrote
 */
export function startErrorReporting(address: string): void {
  let isLoading = false;
  const load = (): void => {
    if (isLoading) return;
    isLoading = true;
    const giveUp = (): void => {
      stop();
      outbox.close();
    };
    const timer = setTimeout(giveUp, GIVE_UP_AFTER);
    const onReady = (): void => {
      clearTimeout(timer);
      const sdk = fieldOf(window, 'Sentry');
      if (isSdk(sdk)) outbox.open((report) => deliver(sdk, report));
      else giveUp();
    };
    window.addEventListener(READY_EVENT, onReady, { once: true });
    const script = document.createElement('script');
    script.src = address;
    script.addEventListener('error', giveUp);
    document.head.append(script);
  };
  const outbox = createOutbox(load);
  const stop = watchAll(outbox.add);
  window.addEventListener('pagehide', outbox.settle);
  whenIdle(load);
}
