import { wrap, type Remote } from 'comlink';
import { Again, LONGEST_WAIT } from './faults';
import type { Api } from './serve';

/** The functions of the worker, as a page asks them. */
export type Reader = Remote<Api>;

/** How a page comes by the worker, whose script calls `serveFiles`. */
export interface WorkerScript {
  /** Starts it. @returns it, and the address of its script: browsers do not say which script failed. @throws where the browser refuses */
  begin: () => { worker: Worker; address: string };
  /** Has the browser's cache take what the host has at an address. @returns does the host have it? */
  renew: (address: string) => Promise<boolean>;
}

const UNSTARTED = '讀取檔案的程式沒有啟動，可能是網路斷了，或被瀏覽器的擴充功能擋住。請檢查之後再試一次。';
const DIED = '讀取檔案的程式中途停止了，可能是記憶體不夠。請先關掉其他分頁，再試一次。';

/**
 * Starts the worker; `end` stops it with all that it holds in memory. One whose script cannot be read starts once more with what the
 * host has; one that does not start, breaks or falls silent is ended, and what is or was asked of it is rejected. @param onFault told once, never before this has returned
 */
export function startReader(
  { begin, renew }: WorkerScript,
  onFault: (fault: Again) => void,
): { reader: Reader; end: () => void } {
  const pending = new Set<{ send: () => void; reject: (fault: Again) => void }>();
  let worker: Worker | undefined;
  let remote: Remote<Api> | undefined;
  let fault: Again | undefined;
  let heard = false;
  let isRenewed = false;
  let address = '';
  let silence = 0;
  let isOver = false;
  const end = () => {
    isOver = true;
    clearInterval(pulse);
    worker?.terminate();
  };
  const fail = () => {
    if (isOver) return;
    end();
    fault = new Again(heard ? DIED : UNSTARTED);
    for (const { reject } of pending) reject(fault);
    onFault(fault);
  };
  /** Ends a worker, or starts it once more with what the host has where its script may be something else. */
  const giveUp = () => {
    if (heard || isRenewed || isOver || !address) {
      fail();
      return;
    }
    isRenewed = true;
    silence = 0;
    worker?.terminate();
    void renew(address).then((isThere) => {
      if (isOver) return;
      if (isThere) start();
      else fail();
    });
  };
  const start = () => {
    try {
      ({ worker, address } = begin());
      worker.addEventListener('error', giveUp);
      worker.addEventListener('messageerror', giveUp);
      worker.addEventListener('message', () => {
        heard = true;
        silence = 0;
      });
      remote = wrap<Api>(worker);
      for (const { send } of pending) send();
    } catch {
      queueMicrotask(fail);
    }
  };
  start();
  // Seconds that the page lives are counted, not those that pass: a laptop that slept has not waited for an answer.
  const pulse = setInterval(() => {
    if (pending.size === 0) silence = 0;
    else if (silence < LONGEST_WAIT) {
      silence += 1;
      void remote?.isAlive();
    } else giveUp();
  }, 1000);

  const ask = (name: keyof Api, args: unknown[]) =>
    new Promise((resolve, reject) => {
      if (!remote || fault) {
        reject(fault ?? new Again(UNSTARTED));
        return;
      }
      const question = {
        reject,
        send: () => {
          if (!remote) return;
          void (remote[name] as (...args: unknown[]) => Promise<unknown>)(...args)
            .then(resolve, reject)
            .finally(() => pending.delete(question));
        },
      };
      pending.add(question);
      question.send();
    });
  const reader = new Proxy({} as Reader, {
    get:
      (_, name: keyof Api) =>
      (...args: unknown[]) =>
        ask(name, args),
  });
  return { reader, end };
}
