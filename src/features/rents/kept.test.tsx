// @vitest-environment happy-dom
/** What is kept of a reader's files: it comes back as it was, follows the files, goes when it is told to, and whatever stands in its place breaks nothing. */
import { act, useCallback, useState, type ReactNode } from 'react';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drawInDocument } from '@site/tests/support/drawInDocument';
import { keep, readKept } from './kept';
import { isMarkedKept } from '@site/src/lib/browser/keptFlag';
import { useKept, type KeptRents } from './useKept';
import type { JudgedFile } from 'rental-data/statistics';

const BASE = '/sub/';
const NAME = 'rents-https://site.test/sub/';
/** What each database holds. */
let databases: Map<string, unknown>;
const kept = (): string => JSON.stringify(databases.get(NAME) ?? null);

/** A storage made up for the test. */
vi.mock('idb', () => ({
  openDB: vi.fn(async (name: string) => {
    if (!databases.has(name)) databases.set(name, undefined);
    return {
      put: async (_store: string, value: unknown) => void databases.set(name, structuredClone(value)),
      get: async () => structuredClone(databases.get(name)),
      close: () => undefined,
    };
  }),
  deleteDB: async (name: string) => void databases.delete(name),
}));

const NONE = { rows: 0, perPingRows: 0 };
const file = (period: string, change: Partial<JudgedFile> = {}): JudgedFile => ({
  name: period,
  period,
  variant: 'deduplicated',
  version: '0.3',
  rows: 900,
  isPublished: true,
  areas: {
    '': [
      { rows: 90, rent: [9000, 12_000, 20_500], perPingRows: 30, perPing: [500.5, 812.3, 1200] },
      NONE,
      NONE,
      NONE,
    ],
    '67000': [NONE, { rows: 31, rent: [5000, 6000, 7000], perPingRows: 3, perPing: undefined }, NONE, NONE],
    '67000370': [NONE, { rows: 29, rent: undefined, perPingRows: 0, perPing: undefined }, NONE, NONE],
  },
  extent: undefined,
  notes: ['檔名是改過的。'],
  computed: '2026-11-28',
  ...change,
});

const { draw } = drawInDocument();
let last: KeptRents;
let files: readonly JudgedFile[];
let setFiles: (next: readonly JudgedFile[]) => void;
function Page({ first, isFirst }: { first: readonly JudgedFile[]; isFirst: boolean }): ReactNode {
  [files, setFiles] = useState(first);
  const restore = useCallback(async (kept: readonly JudgedFile[]) => setFiles(kept), []);
  last = useKept({ files, reading: null, restore }, BASE, isFirst);
  return null;
}
const show = (first: readonly JudgedFile[], isFirst = true) => draw(<Page first={first} isFirst={isFirst} />);
const months = () => files.map(({ period }) => period);
/** Lets React draw what has come, until it is so. */
const until = <T,>(read: () => T) =>
  expect.poll(async () => {
    await act(async () => undefined);
    return read();
  });
const settled = (state: KeptRents['state']) => until(() => last.state).toBe(state);

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://site.test/sub/rents/'));
  databases = new Map();
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('figures that are kept', () => {
  it('come back as they were, each with its day', async () => {
    const files = [
      file('2024-02'),
      file('2024-03', { variant: 'raw', extent: '少了一些列。', isPublished: false }),
    ];
    await keep(files, BASE);
    expect(await readKept(BASE)).toEqual(files);
  });

  it('are those of files with a month and with rents that may be used, and not of the practice file', async () => {
    const others = [
      file('2024-03', { isPractice: true, period: undefined }),
      file('2024-03', { period: undefined }),
      file('2021-10', { areas: null }),
    ];
    await keep([...others, file('2024-02')], BASE);
    expect((await readKept(BASE)).map(({ period }) => period)).toEqual(['2024-02']);
  });
});

const good = async (): Promise<void> => {
  await keep([file('2024-03')], BASE);
};
const OLD = '先前留下的數字不合現在的規則，已經刪除。請再選一次檔案。';
const DAMAGED = '先前留下的數字壞了，已經刪除。請再選一次檔案。';

it.each<[string, string, (text: string) => string]>([
  ['no list', DAMAGED, () => '{"__proto__":{"polluted":1},"length":1e9}'],
  ['nulls', DAMAGED, () => '[null,1,[]]'],
  ['an unknown variant', DAMAGED, (text) => text.replace('"deduplicated"', '"__proto__"')],
  ['rows that are no number', DAMAGED, (text) => text.replace('"rows":900', '"rows":"900"')],
  ['a day that is none', DAMAGED, (text) => text.replace('2026-11-28', '2026-99-28')],
  ['a sentence that is none', DAMAGED, (text) => text.replace('["檔名是改過的。"]', '[{"toString":1}]')],
  ['no version', DAMAGED, (text) => text.replace('"version"', '"verse"')],
  ['a table without rows', DAMAGED, (text) => text.replace(/(\\r\\n).*?"\}/, '$1"}')],
  ['two months in a table', DAMAGED, (text) => text.replace('\\r\\n2024-03', '\\r\\n2024-02')],
  ['quartiles of too few rows', OLD, (text) => text.replace(',29,,,,', ',29,1,2,3,')],
  ['columns of another rule', OLD, (text) => text.replace('per_ping_q1', 'per_ping_p25')],
  ['figures of another rule', OLD, (text) => text.replaceAll(',1\\r\\n', ',0\\r\\n')],
])('%s in their place are removed, and the reader is told why', async (_what, why, spoil) => {
  await good();
  const spoilt = spoil(kept());
  expect(spoilt).not.toBe(kept());
  databases.set(NAME, JSON.parse(spoilt));
  await show([]);
  await until(() => last.problem).toBe(why);
  expect([last.state, files.length, databases.size, isMarkedKept()]).toEqual(['off', 0, 0, false]);
});

it('that the browser has removed are said to be gone', async () => {
  await good();
  databases.clear();
  await show([]);
  await until(() => last.problem).toBe('先前留下的數字已經不在這個瀏覽器裡。請再選一次檔案。');
  expect([last.state, files.length, databases.size, isMarkedKept()]).toEqual(['off', 0, 0, false]);
});

it('that the browser does not give stay where they are', async () => {
  await good();
  vi.mocked(openDB).mockRejectedValueOnce(new DOMException('busy', 'UnknownError'));
  await show([]);
  await until(() => last.problem).toBe('先前留下的數字讀不出來。請重新整理這一頁，或再選一次檔案。');
  expect([last.state, files.length, isMarkedKept()]).toEqual(['off', 0, true]);
  expect(kept()).toContain('2024-03,');
});

describe('a visit', () => {
  it('shows what is kept at once, keeps what is added, and forgets it when it is told to', async () => {
    await good();
    await show([]);
    await settled('on');
    expect(months()).toEqual(['2024-03']);
    expect(isMarkedKept()).toBe(true);
    await act(async () => setFiles([...files, file('2024-04')]));
    await until(() => kept()).toContain('2024-04,');
    act(() => last.forget());
    await settled('off');
    expect([databases.size, months()]).toEqual([0, ['2024-03', '2024-04']]);
    expect(isMarkedKept()).toBe(false);
  });

  it('forgets what the reader removes, and the last of it altogether', async () => {
    await keep([file('2024-03'), file('2024-04')], BASE);
    await show([]);
    await settled('on');
    await act(async () => setFiles([file('2024-04')]));
    await until(() => kept()).not.toContain('2024-03,');
    await act(async () => setFiles([]));
    await settled('off');
    expect(databases.size).toBe(0);
  });

  it('waits with what is kept where the site has rents of its own', async () => {
    await good();
    await show([], false);
    await settled('waiting');
    expect(files).toEqual([]);
    act(() => last.restore());
    await settled('on');
    expect(months()).toEqual(['2024-03']);
  });

  it('keeps nothing until the reader asks for it', async () => {
    await show([file('2024-03')]);
    expect([last.state, databases.size]).toEqual(['off', 0]);
    act(() => last.keep());
    await until(() => kept()).toContain('2024-03,');
  });

  it('says that figures are kept only once they are', async () => {
    let refuse: ((reason: unknown) => void) | undefined;
    vi.mocked(openDB).mockReturnValueOnce(new Promise((_, reject) => (refuse = reject)));
    await show([file('2024-03')]);
    act(() => last.keep());
    await until(() => refuse).toBeDefined();
    expect(last.state).toBe('off');
    refuse?.(new DOMException('full', 'QuotaExceededError'));
    await until(() => last.problem).toMatch('沒有留下');
  });

  it.each<[string, () => void]>([
    [
      'no database',
      () => vi.mocked(openDB).mockRejectedValueOnce(new DOMException('denied', 'InvalidStateError')),
    ],
    [
      'no mark that there is one',
      () =>
        vi.stubGlobal('localStorage', {
          getItem: () => null,
          setItem() {
            throw new DOMException('full', 'QuotaExceededError');
          },
          removeItem: () => undefined,
        }),
    ],
  ])('says where the browser takes %s that nothing was kept, and what to do', async (_what, prepare) => {
    prepare();
    await show([file('2024-03')]);
    act(() => last.keep());
    await until(() => last.problem).toBe('這個瀏覽器不讓網站存放東西，沒有留下。請存成CSV。');
    expect([last.state, databases.size]).toEqual(['off', 0]);
  });
});
