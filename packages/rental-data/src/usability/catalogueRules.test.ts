/** The rules of the catalogue that usability stands on: what an incident may say, and whom it reaches. What stops the catalogue: packages/rental-data/src/load/faults.test.ts. */
import { describe, expect, it } from 'vitest';
import { loadSample } from '../../tests/support/loadSample';
import { containsPeriod, resolveReach } from '../catalogue/reach';
import { temporarySite } from '../../tests/support/temporary-site';
import { catalogue } from '../../tests/support/realCatalogue';

const INCIDENTS = 'catalogue/incidents.yaml';
const GAP_2018 = '- id: crawler-gap-2018-12';
const LOSS_2021 = "- id: '2021-01'";
/** What became of it, in English. */
const STATUS_2021 = [
  LOSS_2021,
  '    status: Back to normal on 1 November 2021. In the annual data, only August and September were later recovered for the most part.\n',
];
const OUTAGE_2024 = '- id: outage-2024';

describe('containsPeriod', () => {
  it.each([
    ['2021', '2021-06', true],
    ['2021', '2021Q3', true],
    ['2021Q3', '2021-09', true],
    ['2021Q3', '2021-10', false],
    ['2021Q3', '2021', false],
    ['2021', '2022-01', false],
    ['2021', '2021', false],
    ['2021-06', '2021-06', false],
  ])('%s contains %s: %s', (whole, part, expected) => {
    expect(containsPeriod(whole, part)).toBe(expected);
  });
});

describe('resolveReach', () => {
  it.each([
    ['states the month', { affects: ['2021-06'] }, '2021-06', []],
    ['states the quarter itself', { affects: ['2021-06', '2021Q2'] }, '2021Q2', []],
    ['a quarter inherits', { affects: ['2021-05', '2021-06'] }, '2021Q2', ['2021-05', '2021-06']],
    ['a year inherits', { affects: ['2021-06'] }, '2021', ['2021-06']],
    ['a year inherits from a quarter', { affects: ['2021Q2'] }, '2021', ['2021Q2']],
    ['months say more than their quarter', { affects: ['2021Q2', '2021-06'] }, '2021', ['2021-06']],
    ['months and another quarter', { affects: ['2021Q4', '2021-06'] }, '2021', ['2021-06', '2021Q4']],
    ['a month does not inherit', { affects: ['2021Q2', '2021'] }, '2021-06', undefined],
    ['another year', { affects: ['2021-06'] }, '2022', undefined],
    ['unaffected', { affects: ['2021-06'], unaffected: ['2021'] }, '2021', undefined],
    ['unaffected, for another', { affects: ['2021-06'], unaffected: ['2021'] }, '2021Q2', ['2021-06']],
    ['from a month on', { affects: { from: '2021-11' } }, '2021-11', []],
    ['before that month', { affects: { from: '2021-11' } }, '2021-10', undefined],
    ['in part from a month on', { affects: { from: '2021-11' } }, '2021Q4', ['2021-11', '2021-12']],
    ['as a whole from a month on', { affects: { from: '2021-10' } }, '2021Q4', []],
    ['up to a month', { affects: { from: '2021-01', to: '2021-10' } }, '2021Q4', ['2021-10']],
    ['after that month', { affects: { from: '2021-01', to: '2021-10' } }, '2021-11', undefined],
    ['ever after', { affects: { from: '2021-11' } }, '2022', []],
    ['unaffected from a month on', { affects: { from: '2021-11' }, unaffected: ['2022'] }, '2022', undefined],
  ])('%s', (_what, incident, period, through) => {
    expect(resolveReach(incident, period)?.through).toEqual(through);
  });
});

describe('a catalogue may say', () => {
  it.each([
    ['that all columns are touched', [GAP_2018, '[物件最後更新時間]'], "['*']"],
    [
      'that rows are missing and values wrong',
      [LOSS_2021, 'kinds: [rows-missing]'],
      'kinds: [rows-missing, wrong-value]\n  values: caution\n  columns: [坪數]',
    ],
    [
      'what begins after the newest release',
      ["affects: { from: '2021-11' }"],
      "affects: { from: '2040-01' }",
    ],
    [
      'that months are missing up to now, although some of them are published by and by',
      [OUTAGE_2024, "{ from: '2024-11', to: '2025-09' }"],
      "{ from: '2024-11' }",
    ],
    [
      'something noted at a column of a month with missing rows',
      [LOSS_2021, '  title:'],
      "  noted: { 月租金: ['2021-06', '2021Q3'] }\n  title:",
    ],
  ])('%s', async (_what, find, put) => {
    const site = await temporarySite();
    await site.replace(INCIDENTS, find, put);
    await expect(loadSample(site.dir)).resolves.toBeDefined();
  });

  it('what is optional by leaving it out, which leaves it out of the incident', async () => {
    const site = await temporarySite();
    await site.replace(INCIDENTS, [LOSS_2021, '  status: 2021年11月1日恢復；年資料補回8月與9月的大半\n'], '');
    await site.replace(INCIDENTS, STATUS_2021, '');
    const findIncident = (id: string, { incidents }: typeof catalogue) => incidents.find((i) => i.id === id);
    const changed = findIncident('2021-01', await loadSample(site.dir));
    expect(changed).not.toHaveProperty('status');
    expect(findIncident('2021-01', catalogue)).toEqual({
      ...changed,
      status: '2021年11月1日恢復；年資料補回8月與9月的大半',
    });
    expect(findIncident('crawler-gap-2018-12', catalogue)).toMatchObject({
      missing: [],
      rowsReasons: {},
      noted: {},
    });
    expect(findIncident('outage-2024', catalogue)).toMatchObject({
      missing: [
        { from: '2024-04', to: '2024-08' },
        { from: '2024-11', to: '2025-09' },
      ],
      noted: { 房屋出租狀態: ['2024-09'] },
    });
  });

  it('what the versions tell of merging, missing values and incomplete columns', () => {
    expect(
      catalogue.versions.slice(0, 4).map((v) => [v.version, v.merge, v.missing, v.completeFrom]),
    ).toEqual([
      ['0.0', undefined, { csv: '-' }, undefined],
      ['0.1', undefined, { csv: '-', json: 'null' }, { 刊登者編碼: '2018-08', 最大刊登者編碼: '2018-08' }],
      [
        '0.2',
        'newest',
        { csv: '-', json: 'null' },
        { 約略地點_x: '2018-09', 約略地點_y: '2018-09', 約略地點範圍: '2018-09' },
      ],
      ['0.3', 'most-frequent', { csv: '-' }, undefined],
    ]);
  });
});
