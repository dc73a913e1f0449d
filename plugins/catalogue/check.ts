import { checkCodes, checkFilter } from './check/codes';
import { checkColumns } from './check/columns';
import { checkDrafts } from './check/drafts';
import { checkEnglish } from './check/english';
import { duplicates, type Faults } from './check/fault';
import { checkIncident } from './check/incidents';
import { checkRelease } from './check/releases';
import { checkSeries } from './check/series';
import { checkVersions } from './check/versions';
import type { Problem } from '../written/problems';
import type { Entries } from './read';

function* faultsIn(entries: Entries, posts: readonly string[] | undefined): Faults {
  const { versions, releases, incidents } = entries;
  yield* duplicates(versions, (v) => v.version, 'version', '資料集版本');
  yield* duplicates(
    releases.flatMap((file) => file.entries),
    (r) => r.period,
    'period',
    '期別',
  );
  yield* duplicates(incidents, (i) => i.id, 'id', '事件');
  for (const { id, entries: placed } of releases)
    for (const release of placed) yield* checkRelease(release, id, entries);
  yield* checkVersions(entries);
  yield* checkColumns(entries);
  yield* checkCodes(entries);
  yield* checkFilter(entries);
  for (const incident of incidents) yield* checkIncident(incident, entries, posts);
  yield* checkSeries(entries);
  yield* checkDrafts(entries);
  yield* checkEnglish(entries);
}

/** The contradictions between entries. @param posts slugs; left out, links to posts are not checked */
export const checkEntries = (entries: Entries, posts?: readonly string[]): Problem[] => [
  ...faultsIn(entries, posts),
];
