/** The catalogue of a site as it was before a period was published. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { type Column, compareVersions, type DatasetVersion, toDayRange, findLastMonth } from 'rental-data';
import type { IncidentEntry, ReleaseEntry } from 'rental-data/load';
import type { TemporarySite } from 'rental-data/testing/temporary-site';

/** A quarter comes after its last month. */
function isBefore(a: string, b: string): boolean {
  const [first, second] = [toDayRange(a), toDayRange(b)];
  return first.end < second.end || (first.end === second.end && first.start > second.start);
}

/** Takes away the period and all that came after it: releases, incidents, dataset versions with their columns, and drafts. */
export async function cutBefore(site: TemporarySite, period: string): Promise<void> {
  const rewrite = async <T>(file: string, change: (before: T[]) => T[]): Promise<T[]> => {
    const after = change(parse(await site.read(file)) as T[]);
    await site.write(file, stringify(after));
    return after;
  };
  const published: string[] = [];
  for (const name of await readdir(path.join(site.dir, 'catalogue/releases')))
    await rewrite<ReleaseEntry>(`catalogue/releases/${name}`, (releases) => {
      const kept = releases.filter((release) => isBefore(release.period, period));
      published.push(...kept.map((release) => release.period));
      return kept;
    });
  const { end } = toDayRange(period);
  const versions = await rewrite<DatasetVersion>('catalogue/versions.yaml', (known) =>
    known.filter(({ released }) => released <= end),
  );
  const newest = versions.at(-1)?.version ?? '';
  const isKnown = (version: string): boolean => compareVersions(version, newest) <= 0;
  await rewrite<Column>('catalogue/columns.yaml', (columns) =>
    columns
      .filter(({ since }) => isKnown(since))
      .map(({ until, ...column }) => (until !== undefined && isKnown(until) ? { ...column, until } : column)),
  );
  await rewrite<IncidentEntry>('catalogue/incidents.yaml', (incidents) =>
    incidents.filter(
      ({ affects, start }) =>
        start < toDayRange(period).start &&
        (!Array.isArray(affects) || affects.every((touched) => published.includes(touched))),
    ),
  );
  // What was found out later was not known then.
  for (const name of ['corrections', 'changes']) await site.write(`catalogue/${name}.yaml`, '[]\n');
  const asOf = published.map(findLastMonth).sort().at(-1) ?? '';
  const dataset = await site.read('catalogue/dataset.yaml');
  await site.write('catalogue/dataset.yaml', dataset.replace(/^asOf: .*$/m, `asOf: '${asOf}'`));
  await site.remove('catalogue/drafts');
}
