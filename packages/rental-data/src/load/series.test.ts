/** Figures that posts draw: what the post of 2022 said, and what stops a wrong file. */
import { describe, expect, it } from 'vitest';
import { loadSample } from '../../tests/support/loadSample';
import { WritingError } from './problems';
import { FILES } from '../addresses/files';
import { exportedFiles } from '../../tests/support/exportSample';
import { temporarySite } from '../../tests/support/temporary-site';
import { recorded } from '../../tests/support/realCatalogue';

const LISTINGS = 'catalogue/series/2021-annual-data-listings.csv';
const table = (id: string) => recorded.series.find((s) => s.id === id);

describe('the figures of the post 2021-annual-data', () => {
  it('add up to the rows of the annual files, as the post says', () => {
    const listings = table('2021-annual-data-listings');
    expect(listings?.labels).toEqual(Array.from({ length: 12 }, (_, i) => `${i + 1}月`));
    for (const year of ['2020', '2021']) {
      const values = listings?.lines.find((l) => l.name === `${year}年`)?.values ?? [];
      const rows = recorded.releases
        .find((r) => r.period === year)
        ?.sets.find((s) => s.variant === 'raw')?.rows;
      expect(values.reduce<number>((sum, n) => sum + (n ?? 0), 0)).toBe(rows);
    }
  });

  it('differ by the correction from June to September only', () => {
    const [, plain, corrected] = table('2021-annual-data-listings')?.lines ?? [];
    const changed = plain?.values.flatMap((n, i) => (n === corrected?.values[i] ? [] : [i + 1]));
    expect(changed).toEqual([6, 7, 8, 9]);
  });

  it('have a ratio near 104 percent but for December and the months that were filled up', () => {
    const [before, after] = table('2021-annual-data-ratio')?.lines ?? [];
    const high = (values: (number | null)[] = []) =>
      values.flatMap((n, i) => ((n ?? 0) > 106 ? [i + 1] : []));
    expect(high(before?.values)).toEqual([12]);
    expect(high(after?.values)).toEqual([7, 8, 9, 12]);
  });

  it('are published as they were written', async () => {
    const site = await temporarySite();
    const files = exportedFiles(recorded);
    for (const { id } of recorded.series) {
      const source = await site.read(`catalogue/series/${id}.csv`);
      expect(files.get(FILES.series(id))?.replaceAll('\r\n', '\n')).toBe(source);
    }
  });
});

describe('a file of figures', () => {
  it('may have gaps', async () => {
    const site = await temporarySite();
    await site.write('catalogue/series/x.csv', '月,a\n1月,\n2月,-1.5\n');
    const { series } = await loadSample(site.dir);
    expect(series.find((s) => s.id === 'x')).toEqual({
      id: 'x',
      of: '月',
      labels: ['1月', '2月'],
      lines: [{ name: 'a', values: [null, -1.5] }],
    });
  });

  it.each([
    ['a number with separators', '月,a\n1月,"1,234"\n', 2, /「1,234」不是數字/],
    ['four lines', '月,a,b,c,d\n1月,1,2,3,4\n', 1, /有4條線/],
    ['no line', '月\n1月\n', 1, /有0條線/],
    ['no figures', '月,a\n', 1, /沒有任何數字/],
    ['a row that is too short', '月,a\n1月\n', 2, /CSV讀不懂/],
  ])('with %s stops the build with file, line and fix', async (_what, text, line, says) => {
    const site = await temporarySite();
    await site.write(LISTINGS, text);
    const error: unknown = await loadSample(site.dir).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(WritingError);
    const [problem] = (error as WritingError).problems;
    expect(problem).toMatchObject({ file: LISTINGS, line });
    expect(problem?.problem).toMatch(says);
    expect(problem?.fix).not.toBe('');
  });
});
