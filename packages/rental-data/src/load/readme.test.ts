/** What catalogue/README.md shows a maintainer to write can be written: its examples load. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadSample } from '../../tests/support/loadSample';
import { changeSchema, correctionSchema, incidentSchema } from '../catalogue/schema';
import { englishShape } from '../catalogue/englishSchema';
import { temporarySite } from '../../tests/support/temporary-site';

const readme = readFileSync('catalogue/README.md', 'utf8');

/** The text below a heading, up to the next one. */
const section = (title: string) => readme.split(/^## /m).find((part) => part.startsWith(title)) ?? '';
const exampleIn = (title: string) => /```yaml\n([^]*?)```/.exec(section(title))?.[1] ?? '';
/** Told of a year of which nothing is published yet. */
const example = (title: string) => exampleIn(title).replaceAll('2026', '2099');

describe('the examples of the README', () => {
  it('of a month and of an incident load together', async () => {
    const site = await temporarySite();
    const [month, incident] = [example('加一個月'), example('加一件品質事件')];
    await site.append('catalogue/releases/2099.yaml', month);
    await site.append('catalogue/incidents.yaml', incident);
    await site.replace('catalogue/dataset.yaml', ['asOf: '], "asOf: '2099-10' #");
    const { releases, incidents, english } = await loadSample(site.dir);
    const period = /period: '(.+)'/.exec(month)?.[1];
    expect(releases.at(-1)?.period).toBe(period);
    const added = incidents.find((i) => incident.includes(`- id: '${i.id}'\n`));
    expect(added).toMatchObject({ affects: [period], rowsReasons: {} });
    expect(added).not.toHaveProperty('en');
    expect(english?.incidents.find(({ id }) => id === added?.id)?.title).toBe('What happened, in one line');
  });

  it('of a correction loads, and names every key that one may have', async () => {
    const site = await temporarySite();
    await site.append('catalogue/corrections.yaml', exampleIn('更正本站說錯的事'));
    const { corrections, english } = await loadSample(site.dir);
    const added = corrections.find(({ id }) => id === 'rows-of-2026-09');
    expect(Object.keys(added ?? {})).toEqual(Object.keys(correctionSchema.shape));
    expect(english?.corrections.find(({ id }) => id === added?.id)?.title).toBe(
      'What was wrong, in one line',
    );
  });

  it('of a change of meaning loads, and every key that one may have is told of', async () => {
    const site = await temporarySite();
    await site.append('catalogue/changes.yaml', exampleIn('加一項意義的改變'));
    const { changes, english } = await loadSample(site.dir);
    expect(changes.at(-1)).toMatchObject({ id: 'floors-2026', columns: ['所在樓層'], from: '2026-10' });
    expect(english?.changes.at(-1)).toEqual({
      id: 'floors-2026',
      before: 'The rule before.',
      after: 'The rule since.',
    });
    const keys = Object.keys(changeSchema.shape).filter((key) => key !== 'id');
    for (const key of keys) expect(section('加一項意義的改變'), key).toContain(`\`${key}\``);
  });

  it('tell of every key that an incident may have', () => {
    const steps = section('加一件品質事件');
    for (const key of Object.keys(incidentSchema.shape)) {
      expect(new RegExp(`^ {2}${key}:|^- ${key}:|\`${key}\``, 'm').test(steps), key).toBe(true);
    }
  });

  it('tell of every key that English may have', () => {
    const steps = section('英文');
    const { dataset, versions, columns, incidents, corrections, changes } = englishShape;
    const lists = [versions, columns, incidents, corrections, changes];
    const keys = [dataset, ...lists.map(({ element }) => element)].flatMap(({ shape }) => Object.keys(shape));
    // Those that name a record stand beside `en`.
    const names = ['version', 'header', 'variants', 'since', 'id'];
    for (const key of keys.filter((one) => !names.includes(one))) expect(steps).toContain(`\`${key}\``);
  });
});
