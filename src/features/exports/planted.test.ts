import { describe, expect, it } from 'vitest';
import { toExportFiles } from './files';
import { toSetLd } from './schemaOrg';
import { setsOf } from '@site/src/dataset/catalogue/sets';
import { recorded } from '@site/tests/support/realCatalogue';
import { sampleIncident } from '@site/tests/support/usabilitySample';
import { SITE } from '@site/tests/support/exportSample';

/** Made for tests: something went wrong with a column that only the raw variant has. */
const TITLE = '測試用的事件';
const planted = {
  ...recorded,
  incidents: [
    ...recorded.incidents,
    sampleIncident({
      id: 'planted',
      title: TITLE,
      affects: ['2020-05'],
      columns: ['物件網址'],
      kinds: ['wrong-value'],
    }),
  ],
};
const files = toExportFiles(planted, SITE);

/** Paths of the files that tell of it. */
const telling = [...files].filter(([, text]) => text.includes(TITLE)).map(([path]) => path);

describe('an incident added to the catalogue', () => {
  it('shows up in every document that is about it, and in no other', () => {
    const reached = ['2020-05', '2020Q2', '2020'];
    expect(telling.sort()).toEqual(
      [
        'data/catalogue.json',
        'data/incidents.json',
        'data/dcat.jsonld',
        'data/usability.json',
        'feeds/incidents.xml',
        'feeds/incidents.atom.xml',
        'feeds/incidents.json',
        ...reached.flatMap((period) => [
          `data/sets/${period}/raw.json`,
          `data/packages/${period}/raw/datapackage.json`,
          `cite/${period}/raw.bib`,
          `cite/${period}/raw.ris`,
          `cite/${period}/raw.csl.json`,
          `cite/${period}/raw.cff`,
        ]),
      ].sort(),
    );
    expect(files.get('llms.txt')).toContain(`已知品質事件${recorded.incidents.length + 1}件`);
  });

  it('shows up in what the page of the set says to search engines', () => {
    const described = (period: string, variant: string) => {
      const set = setsOf(planted).find((s) => s.period === period && s.variant === variant);
      return JSON.stringify(set && toSetLd(planted, set, SITE));
    };
    expect(described('2020Q2', 'raw')).toContain(TITLE);
    expect(described('2020Q2', 'deduplicated')).not.toContain(TITLE);
    expect(described('2020-06', 'raw')).not.toContain(TITLE);
  });

  it('shows up in the feed of releases when the release is among the newest', () => {
    const newest = {
      ...planted.incidents.at(-1),
      affects: ['2026-04'],
    } as (typeof planted.incidents)[number];
    const made = toExportFiles({ ...recorded, incidents: [newest] }, SITE);
    expect(made.get('feeds/releases.xml')).toContain(TITLE);
  });
});

describe('the files', () => {
  const before = structuredClone(recorded);
  const made = toExportFiles(recorded, SITE);

  it('are the same each time, and leave the catalogue as it was', () => {
    expect([...made]).toEqual([...toExportFiles(structuredClone(recorded), SITE)]);
    expect(recorded).toEqual(before);
  });

  it('end with a line break and hold no value that is missing', () => {
    for (const [path, text] of made) {
      expect(text.endsWith('\n') || path.endsWith('.xml'), path).toBe(true);
      expect(text, path).not.toMatch(/\bundefined\b|\bNaN\b|\[object /);
    }
  });
});
