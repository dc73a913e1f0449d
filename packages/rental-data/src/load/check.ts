import { checkChanges } from './check/changes';
import { checkCodes, checkFilter, checkOfficialCodes } from './check/codes';
import { checkColumns } from './check/columns';
import { checkCorrections } from './check/corrections';
import { checkDrafts } from './check/drafts';
import { checkEnglish } from './check/english';
import { duplicates, type Faults } from './check/fault';
import { checkIncident } from './check/incidents';
import { checkRelease } from './check/releases';
import { checkVersions } from './check/versions';
import { ofFile, type Problem } from './problems';
import type { Entries } from './read';

const MOST_LINES = 3;

/** A chart with more lines would be unreadable. */
function* checkSeries({ series }: Entries): Faults {
  for (const { file, entries } of series) {
    const count = Object.keys(entries[0]?.entry ?? {}).length - 1;
    const problem = count < 0 ? '沒有任何數字。' : `有${count}條線。`;
    if (count < 1 || count > MOST_LINES)
      yield ofFile(file, problem, `第一欄是標籤，後面放1到${MOST_LINES}欄數字。`);
  }
}

function* faultsIn(entries: Entries, posts: readonly string[] | undefined): Faults {
  const { versions, releases, incidents, corrections } = entries;
  yield* duplicates(versions, (v) => v.version, 'version', '資料集版本');
  yield* duplicates(
    releases.flatMap((file) => file.entries),
    (r) => r.period,
    'period',
    '期別',
  );
  yield* duplicates(incidents, (i) => i.id, 'id', '事件');
  yield* duplicates(corrections, (c) => c.id, 'id', '更正');
  for (const { id, entries: placed } of releases)
    for (const release of placed) yield* checkRelease(release, id, entries);
  yield* checkVersions(entries);
  yield* checkColumns(entries);
  yield* checkCodes(entries);
  yield* checkOfficialCodes(entries);
  yield* checkFilter(entries);
  for (const incident of incidents) yield* checkIncident(incident, entries, posts);
  yield* checkCorrections(entries);
  yield* checkChanges(entries);
  yield* checkSeries(entries);
  yield* checkDrafts(entries);
  yield* checkEnglish(entries);
}

/** The contradictions between entries. @param posts slugs; left out, links to posts are not checked */
export const checkEntries = (entries: Entries, posts?: readonly string[]): Problem[] => [
  ...faultsIn(entries, posts),
];
