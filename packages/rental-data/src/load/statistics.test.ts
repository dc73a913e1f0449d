import { describe, expect, it } from 'vitest';
import { loadSample } from '../../tests/support/loadSample';
import { temporarySite } from '../../tests/support/temporary-site';
import { recorded } from '../../tests/support/realCatalogue';
import { sampleIncident, withIncidents } from '../../tests/support/usabilitySample';
import { statisticsToCsv } from '../statistics/table';
import type { StatisticsRow } from '../statistics/types';
import { WritingError } from './problems';
import { readStatistics, statisticsFile } from './statistics';

const makeRow = (period: string): StatisticsRow => ({
  period,
  comparable: 'yes',
  county: '63000',
  countyName: '臺北市',
  district: '',
  districtName: '',
  propertyType: 0,
  n: 3,
  rent: null,
  perPingN: 3,
  perPing: null,
});

/** Loads a catalogue with one file of statistics. */
async function load(period: string, text: string) {
  const site = await temporarySite();
  await site.write(statisticsFile(period), text);
  return loadSample(site.dir);
}

describe('statistics in the catalogue', () => {
  it.each([
    ['2024-03', 'yes'],
    ['2026-08', 'alone'],
  ])('of %s are read, whatever they say may be compared', async (period, comparable) => {
    const { statistics } = await load(period, statisticsToCsv([makeRow(period)]));
    expect(statistics).toEqual([{ ...makeRow(period), comparable }]);
  });

  it('are none of a month whose rents are found to be wrong', async () => {
    const site = await temporarySite();
    await site.write(statisticsFile('2024-03'), statisticsToCsv([makeRow('2024-03')]));
    const wrong = sampleIncident({ affects: ['2024-03'], columns: ['月租金'], severity: 'severe' });
    expect(await readStatistics(site.dir, withIncidents(recorded, wrong), [])).toEqual([]);
    expect(await readStatistics(site.dir, recorded, [])).toHaveLength(1);
  });

  it.each([
    [
      'of another period than their name',
      '2024-02',
      statisticsToCsv([makeRow('2024-03')]),
      1,
      /期別（2024-03）/,
    ],
    ['of nothing', '2024-03', statisticsToCsv([]), 1, /沒有任何一列/],
    [
      'of a month of raw data alone',
      '2018-05',
      statisticsToCsv([makeRow('2018-05')]),
      1,
      /沒有這一期的消除重複住宅/,
    ],
    [
      'of a county under the code of another',
      '2024-03',
      statisticsToCsv([{ ...makeRow('2024-03'), county: '64000' }]),
      1,
      /「臺北市」的官方代碼是64000/,
    ],
    [
      'by another rule',
      '2024-03',
      statisticsToCsv([makeRow('2024-03')]).replace(/1\r\n$/, '999\r\n'),
      2,
      /現在的規則/,
    ],
  ])('%s stop the build with file, line and fix', async (_what, period, text, line, says) => {
    const error: unknown = await load(period, text).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(WritingError);
    const [problem] = (error as WritingError).problems;
    expect(problem).toMatchObject({ file: statisticsFile(period), line });
    expect(problem?.problem).toMatch(says);
    expect(problem?.fix).toMatch(/npm run release -- --profile/);
  });
});
