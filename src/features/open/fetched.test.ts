/** What the page fetches of the site: a document, whole, or a sentence that says what to do. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LONGEST_WAIT, formatMessage, readingMessage } from 'rental-files/session';
import { fetchCatalogue } from './fetchCatalogue';
import { fetchSet } from './fetched';
import { exportCatalogue } from 'rental-data/testing/exportSample';

const UNREADABLE = '網站給的目錄讀不出來，可能是網路要先登入，或網站正在更新。過一會兒再試一次。';
const SLOW = '網站很久沒有把目錄傳完。檢查網路之後再試一次。';
const given = (answer: (signal: AbortSignal) => Response | Promise<Response>) =>
  vi.stubGlobal('fetch', async (_: string, { signal }: { signal: AbortSignal }) => answer(signal));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Never comes, as a browser has it: ended by the signal alone. */
const never = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const end = () => reject(new DOMException('Aborted', 'AbortError'));
    if (signal.aborted) end();
    else signal.addEventListener('abort', end);
  });
const files = exportCatalogue('the catalogue');
const catalogue = files.get('data/catalogue.json') ?? '';
const set = files.get('data/sets/2024-03/raw.json') ?? '';

it('is read as it was published', async () => {
  given(() => new Response(catalogue));
  expect((await fetchCatalogue('/')).versions.length).toBeGreaterThan(3);
  given(() => new Response(set));
  expect(await fetchSet('/')).toMatchObject({ period: '2024-03', variant: 'raw' });
});

const { versions, ...versionless } = JSON.parse(catalogue) as Record<string, unknown>;
it.each([
  ['a page to log in', '<!doctype html>'],
  ['the first half', catalogue.slice(0, catalogue.length / 2)],
  ['nothing', ''],
  ['an empty object', '{}'],
  ['null', 'null'],
  ['a list', '[]'],
  ['no versions', JSON.stringify({ ...versionless, versions: [] })],
  ['no word of versions', JSON.stringify(versionless)],
])('is no document of ours: %s', async (_, text) => {
  expect(versions).toBeDefined();
  given(() => new Response(text));
  await expect(fetchCatalogue('/')).rejects.toMatchObject({ name: 'Again', message: UNREADABLE });
  await expect(fetchSet('/')).rejects.toThrow();
});

it.each<[string, () => Response | Promise<Response>]>([
  ['網站沒有給目錄（HTTP 503）。過一會兒再試一次。', () => new Response('', { status: 503 })],
  [
    '現在連不上網站，讀不到目錄。連上網路之後再試一次。',
    () => Promise.reject(new TypeError('Failed to fetch')),
  ],
])('%s', async (says, answer) => {
  given(answer);
  await expect(fetchCatalogue('/')).rejects.toMatchObject({ name: 'Again', message: says });
});

it.each<[string, (signal: AbortSignal) => Response | Promise<Response>]>([
  ['does not begin', never],
  [
    'stops in the middle',
    (signal) =>
      new Response(
        new ReadableStream({ start: (stream) => never(signal).catch((e: unknown) => stream.error(e)) }),
      ),
  ],
])('%s', async (_, answer) => {
  given(answer);
  const reported = fetchCatalogue('/').then(
    () => 'read',
    (error: unknown) => formatMessage(error, ''),
  );
  await vi.advanceTimersByTimeAsync(LONGEST_WAIT * 1000 - 1);
  expect(await Promise.race([reported, Promise.resolve('waits')])).toBe('waits');
  await vi.advanceTimersByTimeAsync(1);
  expect(await reported).toBe(SLOW);
});

it('never says what a browser says', () => {
  const gone = '檔案在讀的時候被移走或改過，請重新選一次。';
  for (const name of ['NotReadableError', 'NotFoundError'])
    expect(readingMessage(Object.assign(new Error('It has gone'), { name }), '別的。')).toBe(gone);
  for (const error of [new RangeError('Array buffer allocation failed'), 'text', undefined])
    expect([formatMessage(error, '別的。'), readingMessage(error, '別的。')]).toEqual(['別的。', '別的。']);
  expect(readingMessage(new RangeError('少了一列。'), '別的。')).toBe('少了一列。');
});
