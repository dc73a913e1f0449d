import { describe, expect, it } from 'vitest';
import { listColumns, existsIn, matrixColumns, missingWords, getReader, listSets } from 'rental-data';
import { catalogue } from 'rental-data/testing/realCatalogue';
import {
  isListed,
  listDictionary,
  listRows,
  listTypeIncidents,
  splitDefinition,
} from 'rental-data/dictionary';
import { Window } from 'happy-dom';
import { renderStatic } from '@site/tests/support/renderPage';

const dictionary = listDictionary(catalogue);
const page = await renderStatic(catalogue, 'about-data-set/index.tsx');
const { DOMParser } = new Window();
const rendered = new DOMParser().parseFromString(page, 'text/html');
/** The row of a column in the page, or its place in a row of several. */
const findPlace = (header: string) => {
  const place = rendered.getElementById(entry(header).anchor);
  if (!place) throw new Error(`no place of ${header}`);
  return place;
};
const entry = (header: string) => {
  const found = dictionary.find((c) => c.header === header);
  if (!found) throw new Error(`no column ${header}`);
  return found;
};

it('a column of a row of several says what it does not share with the first one', () => {
  const readText = (header: string) => findPlace(header).textContent;
  expect(readText('額外費用_瓦斯？')).toBe('額外費用_瓦斯？additional_fee_gas');
  expect(readText('提供家具_桌子？')).toContain('改用「提供家具_桌椅？」');
  expect(readText('提供家具_桌子？')).not.toContain('頁面列出有桌子');
});

describe('columns', () => {
  it('have one definition in force for each version and variant that has them', () => {
    for (const version of catalogue.versions) {
      for (const variant of version.variants) {
        for (const column of listColumns(catalogue, version, variant)) {
          const { definitions } = entry(column.header);
          const inForce = definitions.filter(
            (d) => d.variants.includes(variant) && existsIn(d, version.version),
          );
          expect(inForce, `${column.header} ${version.version} ${variant}`).toMatchObject([
            { description: column.description },
          ]);
        }
      }
    }
  });

  it('carry the key, the months and the columns that took their place', () => {
    expect(dictionary.filter((c) => c.dedupKey)).toHaveLength(
      new Set(catalogue.columns.filter((c) => c.dedupKey).map((c) => c.header)).size,
    );
    expect(entry('刊登者編碼').completeFrom).toEqual({ version: '0.1', month: '2018-08' });
    expect(entry('最大刊登者編碼').replacedBy).toEqual({
      version: '0.3',
      headers: ['常見刊登者編碼'],
    });
    expect(entry('常見約略地點_y').replaces).toMatchObject({
      version: '0.3',
      headers: ['約略地點範圍'],
    });
    expect(entry('坪數')).not.toHaveProperty('replaces');
  });

  it('say what a gap means', () => {
    const missing = (header: string) => entry(header).definitions.map(missingWords);
    expect(missing('月停車費')).toEqual(['沒有車位。']);
    expect(missing('額外費用_電費？')).toEqual(['每一列都有值。']);
  });
});

describe('rows', () => {
  it('show the first sentence of a definition, whole, and fold the rest', () => {
    expect(splitDefinition('刊登的每月租金。管理費另有欄位。')).toEqual({
      lead: '刊登的每月租金。',
      more: '管理費另有欄位。',
    });
    expect(splitDefinition('看「需要。停車費？」（見上。）再說。完')).toEqual({
      lead: '看「需要。停車費？」（見上。）再說。',
      more: '完',
    });
    expect(splitDefinition('沒有句號')).toEqual({ lead: '沒有句號', more: '' });
  });

  it('hold every column once, and several only where their rows would say the same', () => {
    const rows = listRows(dictionary);
    expect(rows.flatMap(({ columns }) => columns.map(({ header }) => header)).sort()).toEqual(
      dictionary.map(({ header }) => header).sort(),
    );
    const families = rows.filter(({ beginning }) => beginning !== undefined);
    expect(families.map(({ beginning, columns }) => [beginning, columns.length])).toEqual(
      expect.arrayContaining([
        ['額外費用_', 5],
        ['附近有_', 7],
        // Bus stops and bicycles are counted in another way.
        ['附近的', 3],
        ['提供家具_', 13],
      ]),
    );
    const changed = dictionary.map((column) =>
      column.header === '提供家具_床？' ? { ...column, life: 'rrrr' } : column,
    );
    expect(listRows(changed)).toHaveLength(rows.length + 1);
  });

  it('leave out incidents of whole types, which the page names once', () => {
    const [incident, ...others] = listTypeIncidents(catalogue);
    expect(others).toEqual([]);
    expect(page.split(`#${incident?.id ?? ''}"`)).toHaveLength(2);
  });
});

describe('codes', () => {
  it.each(catalogue.columns.filter((c) => c.codeTable).map((c) => [c.header, c.codeTable] as const))(
    'of %s are all there, in place or as words to look for',
    (header, id) => {
      const table = catalogue.codeTables.find((t) => t.id === id);
      const labels = table?.codes.map((c) => c.label) ?? [];
      expect(entry(header).codeTable).toEqual(table);
      // What the entry does not list, the filter has.
      const shown = isListed(labels) ? findPlace(header).textContent : /data-props="([^"]*)"/.exec(page)?.[1];
      for (const label of labels) expect(shown).toContain(label);
    },
  );
});

describe('changes of meaning', () => {
  const changesIn = (place: Pick<ReturnType<typeof findPlace>, 'querySelectorAll'>) =>
    [...place.querySelectorAll('dt')].find(({ textContent }) => textContent === '意義改變')
      ?.nextElementSibling;
  /** What a column says of its changes: in its own place, or in the row that it shares with others. */
  const linesIn = (header: string): string[] => {
    const place = findPlace(header);
    const row = place.closest('details') ?? place;
    const reported =
      changesIn(place) ??
      [...row.children]
        .filter(({ localName }) => localName === 'dl')
        .map(changesIn)
        .find(Boolean);
    const lines = [...(reported?.querySelectorAll('.block') ?? [])].map(({ textContent }) => textContent);
    return lines.length > 0 || !reported ? lines : [reported.textContent];
  };

  it('stand in the entry of each column that they concern, one in a line', () => {
    for (const { header, changes } of dictionary)
      expect(linesIn(header).filter(Boolean), header).toHaveLength(changes.length);
    expect(linesIn('陽台數')).toEqual([
      '2021年11月起改變。之前：只有整層出租的刊登有值。之後：每則刊登都有值，頁面沒有列出陽台的是0。',
    ]);
    expect(linesIn('出租所費天數').map((line) => line.slice(0, 8))).toEqual(['2018年8月起', '2026年9月起']);
    expect(linesIn('出租所費天數')[0]).toMatch(/推斷$/);
  });

  it('of many columns of a kind are told at the first of them', () => {
    expect(linesIn('附近有_學校？')[0]).toMatch(/^2021年11月起改變。/);
    expect(linesIn('附近有_公園？'), 'of the same row').toEqual(linesIn('附近有_學校？'));
    expect(linesIn('附近的高鐵站數')).toEqual(['2021年11月起，見附近有_學校？']);
    expect(linesIn('提供家具_椅子？')).toEqual(['2021年11月起，見提供家具_桌子？']);
    expect(page.split('591改用新頁面後不再提供，沒有值')).toHaveLength(2);
  });

  it('are part of what the line of its versions is called', () => {
    const labels = [...page.matchAll(/aria-label="([^"]*意義改變)"/g)].map(([, label]) => label);
    expect(labels).toHaveLength(
      listRows(dictionary).filter(({ columns: [{ changes }] }) => changes.length > 0).length,
    );
    expect(labels.filter((label) => label?.endsWith('起，2021年11月起意義改變')).length).toBeGreaterThan(5);
  });
});

describe('incidents', () => {
  const incidentsFor = (header: string) => entry(header).incidents;

  it('stand at each column of which they are a reason in some file, worst first', () => {
    for (const { header } of matrixColumns(catalogue)) {
      const reasons = listSets(catalogue).flatMap(
        (s) => getReader(catalogue).cell(s.period, s.variant, header).reasons,
      );
      const touching = reasons.flatMap((r) => (r.type === 'incident' ? [r.incident] : []));
      const shown = incidentsFor(header).map(({ id }) => id);
      expect([...shown].sort(), header).toEqual([...new Set(touching)].sort());
    }
    const severities = incidentsFor('出租所費天數').map(({ severity }) => severity);
    const order = ['severe', 'caution', 'note'];
    expect(severities).toEqual([...severities].sort((a, b) => order.indexOf(a) - order.indexOf(b)));
  });

  it('tell the periods in which a file has the column, and stay away from columns that came later', () => {
    const flags = (header: string) =>
      incidentsFor(header).find(({ id }) => id === 'flags-written-as-values-2021')?.periods;
    expect(flags('月租金')).toBe('2021年10月到2022年8月、2021年第4季、2021年');
    // October 2021 has no de-duplicated file; the nearby columns hold no value from November on.
    expect(flags('重複物件數')).toBe('2021年11月到2022年8月、2021年第4季、2021年');
    expect(flags('附近的公車站數')).toBe('2021年10月、2021年第4季、2021年');
    expect(flags('常見約略地點_x')).toBeUndefined();
    expect(incidentsFor('附近有_學校？')).toMatchObject([{ periods: '2021年11月起的每一期' }]);
  });
});
