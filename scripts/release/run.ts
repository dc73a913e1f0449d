import path from 'node:path';
import {
  type Catalogue,
  resolveCovers,
  formatCount,
  granularity,
  isOver,
  matchesHeader,
  periodWords,
  findProfile,
  getReader,
  listSets,
} from 'rental-data';
import type { ReleaseEntry } from 'rental-data/load';
import {
  findAlarms,
  betweenFiles,
  describeFinding,
  describeVerified,
  inLine,
  publisherFinding,
} from 'rental-files';
import { openFile, type VerifiedFile as Verified, verifyFile } from 'rental-files/disk';
import { loadCatalogue } from '../../plugins/catalogue/load';
import { compare, type Acceptance, type Accepted } from './accept';
import { changesFor } from './entry';
import { recover, rehearseChanges, readConsistently, writeChanges, type Change } from './write';

interface ReleaseOptions {
  site: string;
  files: readonly string[];
  verify: boolean;
  dryRun: boolean;
  /** of sets that are published already: only their profiles and checksums are written */
  profile: boolean;
  accept: readonly Acceptance[];
  published: string | undefined;
  today: string;
  signal: AbortSignal;
  print: (text: string) => void;
  /** told while a file is read: rows so far, unpacked bytes of how many; not called with a file means that its line may end */
  progress: (file?: string, rows?: number, bytes?: number, size?: number) => void;
}

const UNNAMED = publisherFinding(
  'period',
  ['檔名沒有期別，不知道要寫成哪一期。', '照「[202604][CSV][Raw] TW-Rental-Data.zip」命名。'],
  ['Its name does not say the period.', 'Name it like “[202604][CSV][Raw] TW-Rental-Data.zip”.'],
);
const UNPUBLISHED = publisherFinding(
  'published',
  ['目錄裡還沒有這一份；--profile只盤點已經發布的檔案。', '新的資料不要加--profile。'],
  [
    'The catalogue does not have it yet; --profile takes published files only.',
    'Leave out --profile for new data.',
  ],
);

async function readAll(
  options: ReleaseOptions,
  catalogue: Catalogue,
): Promise<{ read: Verified[]; wrong: number }> {
  const { print, progress, signal, verify, profile } = options;
  const read: Verified[] = [];
  let wrong = 0;
  for (const file of options.files) {
    try {
      const verified = await verifyFile(file, catalogue, {
        onProgress: (rows, bytes, size) => progress(file, rows, bytes, size),
        signal,
        withStatistics: !verify,
      });
      progress();
      // The reading asks before each batch of rows; the last batch and the checksum come after that.
      signal.throwIfAborted();
      read.push(verified);
      const { period, set } = verified.inspection;
      const findings = [
        ...verified.findings,
        ...(period === undefined && !verify ? [UNNAMED] : []),
        ...(profile && period !== undefined && !set ? [UNPUBLISHED] : []),
      ];
      wrong += findings.length;
      for (const line of describeVerified(path.basename(file), { ...verified, findings })) print(line);
      // Of new files they are asked for.
      if (verify || set)
        for (const { id, column = '', change } of findAlarms(catalogue, verified.inspection))
          if (!set?.accepted?.some(({ alarm }) => alarm === id))
            print(`  ⚠ ${inLine(`「${column}」${change}`)}`);
    } catch (error) {
      progress();
      if (!(error instanceof Error) || !error.message.includes('修正：')) throw error;
      wrong += 1;
      print(`✗ ${inLine(error.message)}`);
    }
  }
  const between = betweenFiles(read);
  for (const finding of between) print(describeFinding(finding));
  return { read, wrong: wrong + between.length };
}

function dayProblems(
  { releases }: Pick<Catalogue, 'releases'>,
  period: string,
  given: string | undefined,
  today: string,
): string[] {
  const known = releases.find((release) => release.period === period);
  if (known) {
    if (given === undefined || known.published === given) return [];
    const problem = `目錄已經有${periodWords(period)}，發布的日期${known.published === undefined ? '沒有紀錄' : `是${known.published}`}。`;
    const fix = `刪除--published；日期要改，改catalogue/releases/${period.slice(0, 4)}.yaml的published。`;
    return [`--published：${problem}修正：${fix}`];
  }
  const day = given ?? today;
  const entry: Pick<ReleaseEntry, 'period' | 'covers'> = { period };
  if (day > today)
    return [`--published：發布的日期（${day}）還沒到，今天是${today}。修正：寫實際發布的日期。`];
  if (isOver(entry, day)) return [];
  const problem = `${periodWords(period)}到${resolveCovers(entry).to}才結束，發布的日期（${day}）比較早。`;
  return [`--published：${problem}修正：對照檔名的期別；期別沒有錯，就等它結束再發布。`];
}

/** Compares each new set with those before it. @returns what was let pass of each; undefined where something was not */
function compareAll(
  { accept, profile, print }: ReleaseOptions,
  catalogue: Catalogue,
  read: readonly Verified[],
): Map<string, Accepted> | undefined {
  const accepted = new Map<string, Accepted>();
  const raised = new Set<string>();
  let open = 0;
  for (const { inspection } of read) {
    const { period = '', candidate, set } = inspection;
    const name = `${period} ${candidate.variant}`;
    if (profile || set || accepted.has(name)) continue;
    const answered = compare(catalogue, inspection, period, accept);
    print(`\n${answered.words}`);
    for (const { alarm } of answered.accepted) raised.add(alarm);
    accepted.set(name, answered.accepted);
    open += answered.open.length;
  }
  if (open > 0) {
    print(`\n${formatCount(open)}個警報還沒有答覆，目錄沒有更動。`);
    return undefined;
  }
  const idle = accept.filter(({ alarm }) => ![...raised].some((id) => matchesHeader(id, alarm)));
  if (idle.length === 0 || accepted.size === 0) return accepted;
  print(
    `\n--accept的「${idle.map(({ alarm }) => alarm).join('、')}」沒有對到任何警報，目錄沒有更動。修正：照上面印的警報逐字寫，或刪掉它。`,
  );
  return undefined;
}

function show(print: (text: string) => void, changes: readonly Change[]): void {
  for (const { file, before, after } of changes) {
    const known = new Set(before.split('\n'));
    const added = after.split('\n').filter((text) => text !== '' && !known.has(text));
    print(`\n${file}`);
    if (/\.(?:json|csv)$/.test(file))
      print(`  + ${formatCount(added.length)}行，${formatCount(Buffer.byteLength(after))}位元組`);
    else for (const text of added) print(`  + ${text}`);
  }
}

/** Is all there that a file gives: its checksum, its profile, and the statistics of a month of dwellings? */
async function isProfiled(catalogue: Catalogue, file: string): Promise<boolean> {
  const source = await openFile(file);
  let sha256: string;
  try {
    sha256 = await source.checksum();
  } finally {
    await source.close();
  }
  const set = listSets(catalogue).find(({ files }) => files.some((known) => known.sha256 === sha256));
  if (!set || !findProfile(catalogue, set)) return false;
  const { period, variant } = set;
  if (variant === 'raw' || granularity(period) !== 'monthly') return true;
  const isAvoided = getReader(catalogue).rows(period, variant).state === 'avoid';
  return isAvoided || catalogue.statistics.some((row) => row.period === period);
}

/** @returns the exit status: 1 where a rule is broken or an alarm open @throws Error where the catalogue does not hold or cannot be written; the signal's reason */
export async function release(options: ReleaseOptions): Promise<number> {
  const { site, print, verify, dryRun } = options;
  if (!verify && !dryRun && (await recover(site))) print('上一次執行寫到一半就中斷，已經把它寫完。\n');
  const catalogue = await readConsistently(site, () => loadCatalogue(site));
  if (options.profile && !verify) {
    const done = await Promise.all(options.files.map((file) => isProfiled(catalogue, file)));
    if (done.every(Boolean)) {
      for (const file of options.files) print(`${inLine(path.basename(file))}：先前已經盤點。`);
      return 0;
    }
  }
  const { read, wrong } = await readAll(options, catalogue);
  if (wrong > 0) {
    print(`\n${formatCount(wrong)}項不合格，目錄沒有更動。`);
    return 1;
  }
  if (verify) {
    const unknown = read.filter(({ inspection }) => inspection.set === undefined).length;
    const rest = unknown > 0 ? `，其中${formatCount(unknown)}個目錄裡還沒有` : '，和目錄相同';
    print(`\n${formatCount(read.length)}個檔案都合格${rest}。`);
    return 0;
  }
  const { published, today } = options;
  const periods = new Set(read.map(({ inspection }) => inspection.period ?? ''));
  const days = [...periods].flatMap((period) => dayProblems(catalogue, period, published, today));
  if (days.length > 0) {
    for (const problem of days) print(`✗ ${problem}`);
    print('\n目錄沒有更動。');
    return 1;
  }
  const accepted = compareAll(options, catalogue, read);
  if (!accepted) return 1;
  const released = read.map((verified) => {
    const { period = '', candidate } = verified.inspection;
    return { ...verified, accepted: accepted.get(`${period} ${candidate.variant}`) ?? [] };
  });
  const changes = await changesFor(site, catalogue, released, { published: published ?? today, today });
  if (changes.length === 0) {
    print('\n目錄已經有這些檔案，沒有要改的。');
    return 0;
  }
  show(print, changes);
  if (dryRun) {
    await rehearseChanges(site, changes);
    print('\n這是--dry-run，沒有寫入。');
    return 0;
  }
  // The last moment: what is being written is written whole.
  options.signal.throwIfAborted();
  await writeChanges(site, changes);
  const drafts = changes.filter(({ file }) => file.endsWith('.mdx')).map(({ file }) => file);
  const next =
    drafts.length > 0
      ? `接下來：寫完${drafts.join('、')}，刪掉draft: true，再執行npm test。`
      : '接下來：npm test。';
  print(`\n已寫進目錄。${next}`);
  return 0;
}
