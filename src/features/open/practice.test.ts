/** The practice file on the page that opens files: what it is called, and what is saved of it. */
import { expect, it, vi } from 'vitest';
import { toPracticeZip } from '@site/plugins/export/practice';
import { PRACTICE_PLATFORM, PRACTICE_ROWS } from 'rental-data';
import { recorded as catalogue } from 'rental-data/testing/realCatalogue';
import { makeTable, toSource, toZip } from 'rental-data/testing/tables';
import { Session, describeCut, fileWords } from 'rental-files/session';

// Parts of Docusaurus that need all of it.
vi.mock('@docusaurus/Link', () => ({ default: () => null }));
vi.mock('@docusaurus/useBaseUrl', () => ({}));
vi.mock('@docusaurus/useBrokenLinks', () => ({ default: () => ({ collectAnchor: () => undefined }) }));

const quiet = (): void => undefined;
const bytes = toPracticeZip(catalogue);
const open = async (name = '[202403][CSV][Raw] TW-Rental-Data.zip') => {
  const session = new Session(catalogue);
  return { session, opened: await session.open([toSource(name, bytes)], quiet, quiet) };
};

it('is packed on a day of its own, so that every build gives the same bytes', () => {
  const head = new DataView(bytes.buffer, bytes.byteOffset);
  // Time and day of the first entry, as ZIPs count them from 1980.
  const day = ((2017 - 1980) << 9) | (3 << 5) | 1;
  expect([head.getUint16(10, true), head.getUint16(12, true)]).toEqual([0, day]);
});

it('is called a practice file under any name, and has no period to choose', async () => {
  const { opened } = await open();
  const [file] = opened.files;
  expect(file).toMatchObject({ isPractice: true, rows: PRACTICE_ROWS });
  expect([file?.period, file?.published, file?.periods, file?.extent]).toEqual(
    Array.from({ length: 4 }, () => undefined),
  );
  expect(file && fileWords(file)).toMatch(/^練習檔（編造的列），原始資料，資料集版本0\.3，CSV。$/);
  expect(file?.alerts[0]).toBe('這是練習檔：4,800列都是編造的，不是真的刊登，算出來的數字不能引用。');
  expect(file?.alerts).toHaveLength(1);
  expect([file?.note, file?.differences, file?.repeats]).toEqual([undefined, [], undefined]);
});

it('names itself in pictures, file names and whatever is saved of it', async () => {
  const { session, opened } = await open();
  const about = describeCut(opened.files, opened.columns, [], []);
  expect(about.subject).toContain('練習檔（編造的列）');
  expect(about.record).toEqual([expect.stringContaining('都是編造的')]);
  expect(about.isPractice).toBe(true);
  expect(about.nameFile(300)).toBe('練習檔（編造的列）-原始資料-全部-300列');
  const [saved] = await session.save([], { columns: ['月租金'], spreadsheet: true });
  const grouped = session.saveGroups([], { by: ['縣市'], measure: '月租金' });
  for (const blob of [saved, grouped]) {
    const lines = ((await blob?.text()) ?? '').trimEnd().split('\r\n').slice(1);
    expect(lines.length).toBeGreaterThan(5);
    for (const line of lines) expect(line).toContain(PRACTICE_PLATFORM);
  }
});

it('is not put together with a real file', async () => {
  const real = toZip(makeTable({ version: '0.3', variant: 'raw', period: '2024-03', rows: 40 }));
  const sources = [toSource('a.zip', bytes), toSource(real.name, real.bytes)];
  await expect(new Session(catalogue).open(sources, quiet, quiet)).rejects.toThrow(
    '練習檔不能和真的檔案合在一起',
  );
});
