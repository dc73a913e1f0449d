// @vitest-environment happy-dom
/** What the page that opens files shows of conditions, of columns that cannot be read, and of what may not be figured. */
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { drawInDocument } from '@site/tests/support/drawInDocument';
import { makeOpenedColumn, makeReadFile } from 'rental-files/testing/openedFile';
import type { SetDocument } from 'rental-data';
import type { Filter } from 'rental-files';
import type { Opened as OpenedFiles, OpenedColumn, Reader } from 'rental-files/session';
import Filters from './Filters';
import Opened from './Opened';

const published = vi.hoisted(() => ({ sets: [] as SetDocument[], unread: [] }));
vi.mock('./useSets', () => ({ useSets: () => published }));
// Parts of Docusaurus that need all of it.
vi.mock('@docusaurus/Link', () => ({ default: () => null }));
vi.mock('@docusaurus/useBaseUrl', () => ({}));
vi.mock('@docusaurus/useBrokenLinks', () => ({ default: () => ({ collectAnchor: () => undefined }) }));
vi.mock('./What', () => ({ default: () => null }));
vi.mock('./Grid', () => ({ default: () => null }));

const { box, draw } = drawInDocument();
afterEach(() => {
  published.sets = [];
  window.location.hash = '';
});

const columns: OpenedColumn[] = [
  makeOpenedColumn('縣市', 'code', { words: [['17', '臺北市']] }),
  makeOpenedColumn('物件類型', 'code'),
  makeOpenedColumn('月租金', 'integer'),
  makeOpenedColumn('約略地點_x', 'number', { isPartial: true }),
];
const opened: OpenedFiles = {
  files: [makeReadFile(), makeReadFile({ name: 'b.csv', period: '2024-04', path: 'b.csv' })],
  failed: [],
  columns,
  pairs: [],
  kept: ['縣市', '物件類型', '月租金'],
  rows: 9,
  missing: '-',
  yes: ['T'],
};
const readerWith = (loadColumns: () => Promise<string[]>): Reader =>
  ({
    loadColumns,
    count: () => Promise.resolve(5),
    groups: () => Promise.resolve({ kind: 'rows', groups: [{ keys: [], rows: 5, missing: 0 }] }),
  }) as unknown as Reader;
const show = (hash: string, need = () => Promise.resolve([...opened.kept, '約略地點_x'])) => {
  window.location.hash = hash;
  return draw(
    <Opened
      opened={opened}
      reader={readerWith(need)}
      onChoose={() => undefined}
      dwellingTypes={['整層住家']}
    />,
  );
};
const button = (name: string) => [...box.querySelectorAll('button')].find((b) => b.textContent === name);

describe('a condition that its field cannot show', () => {
  it.each<[string, Filter | undefined, string]>([
    ['縣市', undefined, '縣市：不限'],
    ['縣市', { column: '縣市', oneOf: ['17'] }, '縣市：臺北市'],
    ['縣市', { column: '縣市', oneOf: [] }, '縣市：一項都不留'],
    ['縣市', { column: '縣市', isMissing: false }, '縣市：不是缺值'],
    ['月租金', undefined, '月租金'],
    ['月租金', { column: '月租金', from: 3 }, '月租金'],
    ['月租金', { column: '月租金', isMissing: true }, '月租金：是缺值'],
    ['月租金', { column: '月租金', oneOf: ['8000', '-'] }, '月租金：是8000或缺值'],
  ])('%s, %o', async (header, filter, words) => {
    const column = columns.find((known) => known.header === header);
    if (!column) throw new Error(header);
    const filters = filter ? [filter] : [];
    const props = { reader: readerWith(() => Promise.resolve([])), column, filters, ready: true };
    await draw(<Filters {...props} onChange={() => undefined} />);
    expect(box.querySelector('summary, [role=group] > span')?.textContent).toBe(words);
  });
});

describe('a column that cannot be read', () => {
  const MOVED = '先前讀到9列，這次讀到8列。修正：檔案在中途換過，重新打開一次。';
  it.each([
    [new RangeError(MOVED), MOVED],
    [new DOMException('It has gone', 'NotReadableError'), '檔案在讀的時候被移走或改過，請重新選一次。'],
    [new TypeError('It is odd'), '其他欄位讀不出來。修正：重新打開一次檔案。'],
  ])('is said with what to do, and waited for no longer (%s)', async (error, says) => {
    await show('#columns=縣市,約略地點_x', () => Promise.reject(error));
    expect(box.querySelector('[role=alert]')?.textContent).toBe(says);
    expect(box.textContent).not.toContain('正在從檔案讀出其他欄位');
    expect(box.textContent).toContain('共9列，還沒有設條件');
    expect(button('存成原始格式的CSV（代碼不轉換）')?.disabled).toBe(false);
    expect(box.textContent).toContain('照檔案裡寫的儲存每一格，試算表可能把其中的文字當成公式執行');
  });

  it('has no rows and no figures where it is asked for', async () => {
    await show('#縣市=17');
    expect(box.textContent).toContain('5列符合');
    await show('#縣市=17&約略地點_x=3..', () => Promise.reject(new RangeError(MOVED)));
    expect(box.querySelector('[role=alert]')?.textContent).toBe(MOVED);
    expect(box.textContent).not.toMatch(/正在|5列|中位數/);
    await act(async () => button('清除所有條件')?.click());
    expect(box.querySelector('[role=alert]')).toBeNull();
    expect(box.textContent).toContain('共9列，還沒有設條件');
  });
});

it('code makes the figures that are shown, and is not written for a column that one of the files does not have', async () => {
  await show('');
  expect(box.textContent).toMatch(/quantile_cont[^;]*GROUP BY "縣市"/);
  await show('#縣市=17&約略地點_x=3..');
  expect(box.textContent).toContain('有的檔案沒有「約略地點_x」，因此無法寫成程式；請一次只打開一份檔案。');
  expect(box.textContent).not.toContain('import pandas');
});

it('conditions that are cleared leave an address that says so: an empty one means the first view', async () => {
  await show('#縣市=17');
  await act(async () => button('清除所有條件')?.click());
  expect(decodeURIComponent(window.location.hash)).toBe('#by=縣市&of=月租金');
});

it('figures that are refused are not saved either, until the reader insists', async () => {
  const refused = { header: '月租金', state: 'severe', why: ['甲'] };
  published.sets = [
    { period: '2024-03', variant: 'raw', columns: [refused], verdict: { rows: 'complete', headline: '' } },
  ] as unknown as SetDocument[];
  await show('');
  expect(box.textContent).toContain('「月租金」在2024年3月是「不可用」：甲。');
  expect(button('把統計存成CSV')?.disabled).toBe(true);
  expect(button('存成原始格式的CSV（代碼不轉換）')?.disabled).toBe(false);
  await act(async () => button('知道了，仍要計算')?.click());
  expect(button('把統計存成CSV')?.disabled).toBe(false);
  expect(box.textContent).not.toContain('知道了，仍要計算');
});

it('an address that names a place on the page says nothing of the file', async () => {
  await show('#practice');
  expect(box.textContent).not.toContain('在這份檔案裡用不上');
  expect(box.textContent).toContain('共9列，還沒有設條件');
});

it('an address with damaged percent signs is drawn as it is', async () => {
  await show('#%E7%B8%A3%E5%B8=17');
  expect(box.textContent).toContain('#%E7%B8%A3%E5%B8=17');
});
