// @vitest-environment happy-dom
/** A file that is fetched from its host must not come after another was chosen, or after the reader has left. */
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import Choose from '../../../src/pages/_open/Choose';
import { useFiles, type Files } from '../../../src/pages/_open/useFiles';

vi.mock('@docusaurus/useBaseUrl', () => ({
  useBaseUrlUtils: () => ({ withBaseUrl: (url: string) => url }),
}));
vi.mock('@docusaurus/router', () => ({ useLocation: () => ({ search: '?period=2024-03&variant=raw' }) }));
vi.mock('@docusaurus/useIsBrowser', () => ({ default: () => true }));

const log = vi.hoisted((): string[] => []);
vi.mock('@site/src/open/reader', () => ({
  proxy: <T,>(callback: T): T => callback,
  startReader: () => {
    log.push('start');
    return {
      end: () => log.push('end'),
      reader: {
        prepare: () => Promise.resolve(),
        open: (_: string, files: readonly File[]) => {
          log.push(`open ${files.map(({ name }) => name).join()}`);
          return new Promise(() => undefined);
        },
      },
    };
  },
}));

let root: Root;
let box: HTMLElement;
let files: Files;
/** ends what the host sends */
let arrive: () => void;
let asked: AbortSignal[];

function Page() {
  files = useFiles();
  return <Choose files={files} />;
}

const set = { files: [{ format: 'csv', url: 'https://host.invalid/a.zip', name: 'hosted.zip' }] };
const take = () =>
  act(async () =>
    [...box.querySelectorAll('button')].find((b) => b.textContent.includes('直接在這一頁打開'))?.click(),
  );
const hosted = () =>
  act(async () => {
    arrive();
    await new Promise((done) => setTimeout(done));
  });

beforeEach(async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  log.length = 0;
  asked = [];
  vi.stubGlobal('fetch', (url: string, { signal }: { signal?: AbortSignal } = {}) => {
    if (!url.includes('host.invalid')) return Promise.resolve(Response.json(set));
    if (signal) asked.push(signal);
    const body = new ReadableStream({
      start: (stream) => {
        arrive = () => stream.close();
      },
    });
    return Promise.resolve(new Response(body));
  });
  box = document.createElement('div');
  root = createRoot(box);
  await act(async () => root.render(<Page />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

it('is read when it has come', async () => {
  await take();
  expect(box.textContent).toContain('正在從檔案主機下載……');
  await hosted();
  expect(log).toEqual(['start', 'open hosted.zip']);
});

it('does not take the place of a file that was chosen meanwhile', async () => {
  await take();
  await act(async () => files.open([new File(['x'], 'mine.zip')]));
  expect(asked[0]?.aborted).toBe(true);
  await hosted();
  expect(log).toEqual(['start', 'open mine.zip']);
});

it('starts no reader after the page is left', async () => {
  await take();
  await act(async () => root.unmount());
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
