// @vitest-environment happy-dom
/** A file that is fetched from its host must not come after another was chosen, or after the reader has left; nor for ever. */
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drawInDocument } from '@site/tests/support/drawInDocument';
import { LONGEST_WAIT } from 'rental-files/session';
import Choose from './Choose';
import { useFiles, type Files } from './useFiles';

vi.mock('@docusaurus/useBrokenLinks', () => ({ default: () => ({ collectAnchor: () => undefined }) }));
vi.mock('@docusaurus/useBaseUrl', () => ({
  default: (url: string) => url,
  useBaseUrlUtils: () => ({ withBaseUrl: (url: string) => url }),
}));
const place = vi.hoisted(() => ({ search: '' }));
vi.mock('@docusaurus/router', () => ({ useLocation: () => place }));
const released = vi.hoisted(() => ({ isGone: false }));
vi.mock('@site/packages/html-first/src/browser/payload', () => ({
  isReplaced: () => Promise.resolve(released.isGone),
}));
vi.mock('@site/packages/html-first/src/browser/chunkGuard', () => ({ reloadOnce: () => log.push('reload') }));
vi.mock('@docusaurus/useIsBrowser', () => ({ default: () => true }));

const log = vi.hoisted((): string[] => []);
vi.mock('./reader', () => ({
  startReader: (onFault: (fault: Error) => void) => {
    log.push('start');
    die = () => onFault(Object.assign(new Error('讀取檔案的程式中途停止了。'), { name: 'Again' }));
    return {
      end: () => log.push('end'),
      reader: {
        prepare: () => Promise.resolve(),
        open: (_: string, files: readonly File[]) => {
          log.push(`open ${files.map(({ name }) => name).join()}`);
          return new Promise((done, fail) => {
            settle = { done, fail };
          });
        },
      },
    };
  },
}));

/** what the worker that was started last does */
let die: () => void;
let settle: { done: (opened: object) => void; fail: (error: Error) => void };

const { box, draw } = drawInDocument();
let files: Files;
/** ends what the host sends */
let arrive: () => unknown;
let asked: AbortSignal[];

function Page() {
  files = useFiles();
  return <Choose files={files} />;
}

const set = {
  columns: [{}],
  files: [{ format: 'csv', url: 'https://host.invalid/a.zip', name: 'hosted.zip' }],
};
const take = (button = '直接在這一頁打開') =>
  act(async () => [...box.querySelectorAll('button')].find((b) => b.textContent.includes(button))?.click());
const hosted = () =>
  act(async () => {
    arrive();
    await new Promise((done) => setTimeout(done));
  });

const show = async () => {
  await draw(<Page />);
  await act(() => new Promise((done) => setTimeout(done)));
};

beforeEach(async () => {
  log.length = 0;
  asked = [];
  place.search = '?period=2024-03&variant=raw';
  released.isGone = false;
  vi.stubGlobal('fetch', (url: string, { signal }: { signal: AbortSignal }) => {
    if (url.includes('2019')) return new Promise(() => undefined);
    if (!/host\.invalid|\/practice\//.test(url)) return Promise.resolve(Response.json(set));
    asked.push(signal);
    const body = new ReadableStream({
      start: (stream) => {
        arrive = () => signal.aborted || stream.close();
        signal.addEventListener('abort', () => stream.error(signal.reason));
      },
    });
    return Promise.resolve(new Response(body));
  });
  await show();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe.each([
  ['直接在這一頁打開', 'hosted.zip'],
  ['用練習檔試試看', '練習檔.zip'],
])('%s', (button, name) => {
  it('has the file read when it has come', async () => {
    await take(button);
    await hosted();
    expect(log).toEqual(['start', `open ${name}`]);
  });

  it('does not put it in the place of a file that was chosen meanwhile', async () => {
    await take(button);
    await act(async () => files.open([new File(['x'], 'mine.zip')]));
    expect(asked[0]?.aborted).toBe(true);
    await hosted();
    expect(log).toEqual(['start', 'open mine.zip']);
  });
});

it('says so where its host is not reached, or does not let this page read it', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await take();
  expect(box.textContent).toContain('檔案主機不允許網頁直接讀取檔案');
  await take('用練習檔試試看');
  expect(box.textContent).toContain('連不上網站，請再按一次。');
  expect(log).toEqual(['start']);
});

it('starts no reader after the page is left', async () => {
  await take();
  await draw(null);
  expect(asked[0]?.aborted).toBe(true);
  await hosted();
  expect(log).toEqual(['start', 'end']);
});

it('is read once, however often it is asked for', async () => {
  await take();
  const first = arrive;
  await take();
  first();
  await hosted();
  expect(log).toEqual(['start', 'open hosted.zip']);
});

it('the practice file is opened where the address asks for it, once, and is not asked for otherwise', async () => {
  expect(asked).toEqual([]);
  await draw(null);
  window.history.replaceState(null, '', '?practice=1');
  await draw(<Page />);
  expect(asked).toHaveLength(1);
  await hosted();
  expect(log.at(-1)).toBe('open 練習檔.zip');
  await act(async () => files.stop());
  expect(box.textContent).toContain('用練習檔試試看');
  expect(asked).toHaveLength(1);
  window.history.replaceState(null, '', window.location.pathname);
});

it('is given up when the host falls silent', async () => {
  vi.useFakeTimers();
  await take();
  await act(() => vi.advanceTimersByTimeAsync(LONGEST_WAIT * 1000));
  expect(asked[0]?.aborted).toBe(true);
  expect(box.textContent).toContain(
    '檔案主機很久沒有傳來新的內容。請再按一次，或先下載ZIP，再從這一頁選擇檔案。',
  );
});

it('stays with its own heading when the address changes, and the one of another set does not come any more', async () => {
  await take();
  expect(box.querySelector('a')?.href).toBe('https://host.invalid/a.zip');
  place.search = '?period=2019-05&variant=raw';
  await show();
  expect(box.querySelector('a[href*="host.invalid"]')).toBeNull();
  expect(box.textContent).not.toContain('正在從檔案主機下載');
  expect(asked[0]?.aborted).toBe(true);
  await hosted();
  expect(log).toEqual(['start']);
});

describe('a worker', () => {
  const mine = new File(['x'], 'mine.zip');
  const open = () => act(async () => files.open([mine]));
  const DEAD = { step: 'failed', message: '讀取檔案的程式中途停止了。', mayHelp: true };

  it('that dies while it reads is said, and the same file opened again by another', async () => {
    await open();
    await act(async () => die());
    expect(files.state).toEqual(DEAD);
    await open();
    expect(files.state.step).toBe('reading');
    expect(log).toEqual(['start', 'open mine.zip', 'end', 'start', 'open mine.zip']);
  });

  it('that dies with open files takes them along', async () => {
    await open();
    await act(async () => settle.done({}));
    expect(files.state.step).toBe('open');
    await act(async () => die());
    expect(files.state).toEqual(DEAD);
    expect(log).not.toContain('reload');
  });

  it('that dies before there is a file is started again with the first', async () => {
    await act(async () => die());
    expect(files.state.step).toBe('none');
    await open();
    expect(log).toEqual(['start', 'end', 'start', 'open mine.zip']);
  });

  it('of a release that is gone has the page loaded again', async () => {
    released.isGone = true;
    await act(async () => die());
    expect(log).toEqual(['start', 'reload']);
  });

  it('says of a file what it has to say, and of a file that cannot be mended offers no other attempt', async () => {
    await open();
    await act(async () => settle.fail(new RangeError('少了一列。')));
    expect(files.state).toEqual({ step: 'failed', message: '少了一列。', mayHelp: false });
    await open();
    await act(async () => settle.fail(new RangeError('Array buffer allocation failed')));
    expect(files.state).toEqual({
      step: 'failed',
      message: '檔案打不開。請先關掉其他分頁，再試一次；還是打不開時，請重新下載這個檔案。',
      mayHelp: true,
    });
  });
});
