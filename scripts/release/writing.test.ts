/** A release is written whole or not at all: whenever it is killed or stopped, whatever the disk says, and with two at once. */
import { chmod, lstat, readdir, readFile, rename, stat, symlink } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { sha256 } from 'html-first/files';
import { loadCatalogue } from '@site/plugins/catalogue/load';
import { makeTable } from 'rental-data/testing/tables';
import { temporaryFolder, temporarySite, TemporarySite } from 'rental-data/testing/temporary-site';
import { zipsAt } from 'rental-files/disk';
import { breakFiles } from 'rental-files/testing/breakFiles.mjs';
import { release } from './run';
import { type Change, recover, readProcessStart, readConsistently, writeChanges } from './write';
import { cutBefore } from '@site/tests/support/before';
import { runRelease, type Run } from '@site/tests/support/runRelease';
import { siteWithZips, writeZips } from '@site/tests/support/siteWithZips';

const PERIOD = '2027-03';
/** Breaks the file system of a process at the n-th change of a file. */
const BREAK = path.resolve('packages/rental-files/tests/support/breakFiles.mjs');

const makeMonth = (period: string) => makeTable({ version: '0.3', variant: 'raw', period, rows: 40 });
const MONTH = makeMonth(PERIOD);
const siteWithZip = () => siteWithZips(MONTH);

const ACCEPT = { alarm: 'rows', reason: '測試的檔案只有幾列' };

interface Broken {
  /** the change of a file before which it happens, counted from 1 */
  at: number;
  /** `kill`, or the code of an error of the file system */
  how: string;
  /** in a process of its own, which takes three times as long */
  alone?: boolean;
}

async function run(
  { site, zips }: { site: TemporarySite; zips: string },
  broken?: Broken,
  ...args: string[]
): Promise<Run> {
  const all = [...args, '--accept', `${ACCEPT.alarm}=${ACCEPT.reason}`, zips];
  const now = '2027-04-01T12:00:00Z';
  if (!broken) return runRelease(site, all, { now });
  const { at, how, alone = false } = broken;
  if (alone)
    return runRelease(site, all, {
      now,
      node: ['--import', BREAK],
      env: { BREAK_IN: site.dir, BREAK_AT: String(at), BREAK_WITH: how },
    });
  let kill: (ended: Run) => void = () => undefined;
  const killed = new Promise<Run>((resolve) => (kill = resolve));
  const restore = breakFiles({ folder: site.dir, at, how, kill: () => kill({ end: 'SIGKILL', output: '' }) });
  try {
    return await Promise.race([killed, runRelease(site, all, { now })]);
  } finally {
    restore();
  }
}

/** The same command once more, in this process. */
const again = async (
  { site, zips }: { site: TemporarySite; zips: string },
  watched: Partial<Parameters<typeof release>[0]> = {},
): Promise<number> =>
  release({
    site: site.dir,
    files: await zipsAt(zips),
    verify: false,
    dryRun: false,
    profile: false,
    accept: [ACCEPT],
    published: undefined,
    today: '2027-04-01',
    signal: new AbortController().signal,
    print: () => undefined,
    progress: () => undefined,
    ...watched,
  });

/** What somebody who reads the catalogue sees, by the hash of each file; leftovers that begin with a dot are none of it. */
const seen = async (site: TemporarySite): Promise<string> =>
  [...(await site.files())]
    .filter(([name]) => !/(?:^|\/)\.[^/]+$/.test(name) && !name.startsWith('zips/'))
    .map(([name, text]) => `${name} ${sha256(text).slice(0, 8)}`)
    .join('\n');

const listLeftovers = async (site: TemporarySite): Promise<string[]> =>
  [...(await site.files()).keys()].filter((name) => /\/\.[^/]+$/.test(name));

/** What reads of it: `read`, or why not. */
const tryReading = (site: TemporarySite): Promise<string> =>
  loadCatalogue(site.dir).then(
    () => 'read',
    (error: unknown) => (error instanceof Error ? error.message : ''),
  );

const YEAR = 'catalogue/releases/2018.yaml';
/** The files of a site with the first two months of the catalogue: what is asked of files holds whatever stands in them. */
let smallFiles: ReadonlyMap<string, string> | undefined;

async function cutFiles(): Promise<ReadonlyMap<string, string>> {
  const site = await temporarySite();
  await cutBefore(site, '2018-07');
  for (const name of await readdir(path.join(site.dir, 'catalogue/releases')))
    if (!YEAR.endsWith(name)) await site.remove(`catalogue/releases/${name}`);
  return site.files();
}

async function makeSmallSite(): Promise<TemporarySite> {
  smallFiles ??= await cutFiles();
  const site = new TemporarySite(await temporaryFolder());
  for (const [name, text] of smallFiles) await site.write(name, text);
  return site;
}

/** A file of the catalogue that is changed, and two posts that are new, of which one has a folder of its own. */
async function makeChanges(site: TemporarySite): Promise<Change[]> {
  const before = await site.read(YEAR);
  const made = ['blog/post/made.mdx', 'blog/folder/made.mdx'];
  return [
    { file: YEAR, before, after: `${before}# changed\n` },
    ...made.map((file) => ({ file, before: '', after: 'new\n' })),
  ];
}

const NOTHING: Broken = { at: Infinity, how: 'kill' };

/** Writes as a release does, on a disk that breaks. @returns `killed`, what it says, or undefined where it has written all */
async function writeBroken(
  site: TemporarySite,
  changes: readonly Change[],
  { at, how }: Omit<Broken, 'alone'> = NOTHING,
): Promise<string | undefined> {
  let kill: (ended: string) => void = () => undefined;
  const killed = new Promise<string>((resolve) => (kill = resolve));
  const restore = breakFiles({ folder: site.dir, at, how, kill: () => kill('killed') });
  const write = async (): Promise<undefined> => {
    await recover(site.dir);
    await writeChanges(site.dir, changes);
  };
  try {
    // What a call that goes on no more leaves on the disk is what a killed process leaves.
    return await Promise.race([killed, write().catch((error: unknown) => String(error))]);
  } finally {
    restore();
  }
}

it.each([
  { how: 'kill', least: 8, found: ['after', 'before', 'between'] },
  { how: 'EPERM', least: 3, found: ['before', 'between'] },
])('is whole after the next run, and never read in halves, wherever $how ends it', async (broken) => {
  const site = await makeSmallSite();
  const changes = await makeChanges(site);
  const untouched = await seen(site);
  const whole = await makeSmallSite();
  expect(await writeBroken(whole, changes)).toBeUndefined();
  const written = await seen(whole);
  expect(written).not.toBe(untouched);

  const states = new Set<string>();
  let ended = 0;
  for (let at = 1; ; at += 1) {
    const case_ = await makeSmallSite();
    const end = await writeBroken(case_, changes, { at, how: broken.how });
    if (end === undefined) break;
    ended += 1;
    const found = await seen(case_);
    const read = await tryReading(case_);
    if (read === 'read') expect([untouched, written]).toContain(found);
    else expect(read).toContain('寫到一半就中斷了');
    const state = read === 'read' ? (found === written ? 'after' : 'before') : 'between';
    states.add(state);
    if (broken.how === 'kill') expect(end).toBe('killed');
    else if (state === 'between') expect(end).toMatch(/還沒有寫完（EPERM.*修正：/);
    // The next run begins with it, and writes what is not written yet.
    expect(await recover(case_.dir)).toBe(state === 'between');
    expect(await seen(case_)).toBe(state === 'before' ? untouched : written);
    if (state === 'before') await writeBroken(case_, changes);
    expect(await seen(case_)).toBe(written);
    expect(await listLeftovers(case_)).toEqual([]);
  }
  expect(ended).toBeGreaterThan(broken.least);
  expect([...states].sort()).toEqual(broken.found);
});

it('is finished by the same command where its process was killed in the middle', async () => {
  const whole = await siteWithZip();
  expect((await run(whole)).end).toBe(0);
  const case_ = await siteWithZip();
  // Its changes are listed by then, and some of them are in their places.
  expect(await run(case_, { at: 17, how: 'kill', alone: true })).toMatchObject({ end: 'SIGKILL' });
  expect(await tryReading(case_.site)).toContain('寫到一半就中斷了');
  expect(await again(case_)).toBe(0);
  expect(await seen(case_.site)).toBe(await seen(whole.site));
  expect(await listLeftovers(case_.site)).toEqual([]);
});

it('ends where it was stopped, after the last file was read too', async () => {
  const made = await siteWithZip();
  const files = await made.site.files();
  const reason = new Error('stopped');
  const stopped = (verify: boolean, isTime: (printed?: string) => boolean): Promise<number> => {
    const ending = new AbortController();
    const watch = (printed?: string): void => {
      if (isTime(printed)) ending.abort(reason);
    };
    return again(made, { verify, signal: ending.signal, print: watch, progress: watch });
  };
  // The file was read to its end.
  await expect(stopped(true, (printed) => printed === undefined)).rejects.toBe(reason);
  // The changes are shown, the next thing is to write them.
  await expect(stopped(false, (printed) => printed?.includes('blog/post/') ?? false)).rejects.toBe(reason);
  expect(await made.site.files()).toEqual(files);
});

it('leaves a link a link, and files to those who may read them', async () => {
  const { dir } = await temporarySite();
  const file = 'catalogue/releases/2025.yaml';
  const [link, target] = [path.join(dir, file), path.join(dir, 'elsewhere.yaml')];
  await rename(link, target);
  await symlink(target, link);
  await chmod(target, 0o600);
  const before = await readFile(link, 'utf8');
  const after = `${before}# changed\n`;
  await writeChanges(dir, [{ file, before, after }]);
  expect((await lstat(link)).isSymbolicLink()).toBe(true);
  expect(await readFile(target, 'utf8')).toBe(after);
  expect((await stat(target)).mode & 0o777).toBe(0o600);
});

it('leaves the catalogue untouched on a full disk, and says so', async () => {
  const site = await makeSmallSite();
  const changes = await makeChanges(site);
  const files = await site.files();
  let full = 0;
  for (let at = 1; ; at += 1) {
    const case_ = await makeSmallSite();
    const end = await writeBroken(case_, changes, { at, how: 'ENOSPC' });
    if (end === undefined) break;
    full += 1;
    expect(end).toContain('磁碟滿了。目錄沒有更動。修正：清出空間');
    expect(await case_.files()).toEqual(files);
  }
  expect(full).toBeGreaterThan(changes.length);
});

it('leaves the catalogue untouched where it can only be read, and says so without a stack', async () => {
  const made = await siteWithZip();
  const files = await made.site.files();
  const { end, output } = await run(made, { at: 5, how: 'EROFS', alone: true });
  expect([end, output]).toEqual([1, expect.stringContaining('這個磁碟只能讀。目錄沒有更動。修正：')]);
  expect(output).not.toMatch(/^ +at /m);
  expect(await made.site.files()).toEqual(files);
});

/** Another process, which runs. */
const nameOther = async (): Promise<string> =>
  `${String(process.ppid)} ${(await readProcessStart(process.ppid)) ?? ''}`;

it('says with --dry-run what would keep it from being written', async () => {
  const made = await siteWithZip();
  const dry = (broken?: Broken): Promise<Run> => run(made, broken, '--dry-run');
  expect(await dry()).toMatchObject({ end: 0, output: expect.stringContaining('沒有寫入') });
  // The first time it is asked whether an earlier run died.
  const denied = await dry({ at: 2, how: 'EACCES' });
  expect([denied.end, denied.output]).toEqual([1, expect.stringContaining('沒有權限。目錄沒有更動。修正：')]);
  // In the middle of another run: that one is named, and not what it has not moved yet.
  await made.site.write('catalogue/.release', await nameOther());
  await made.site.write('catalogue/.release.journal', '[]');
  expect(await dry()).toMatchObject({ end: 1, output: expect.stringContaining('正在寫目錄') });
  for (const file of ['.release', '.release.journal']) await made.site.remove(`catalogue/${file}`);

  // The record of incidents says of this month that nothing was published.
  await writeZips(made.site, [makeMonth('2026-05')]);
  const [tried, real] = [await dry(), await run(made)];
  for (const { end, output } of [tried, real]) {
    expect(end).toBe(1);
    expect(output).toMatch(/catalogue\/incidents\.yaml:\d+[^]*2026-05已經發布了/);
  }
  expect(tried.output).not.toContain('沒有寫入');
});

it('reads again what another run moved meanwhile, and gives up where that goes on', async () => {
  const site = await temporarySite();
  const other = await nameOther();
  const read: string[] = [];
  const whole = await readConsistently(site.dir, async () => {
    read.push('');
    if (read.length === 1) {
      await site.write('catalogue/.release', other);
      throw new Error('half of the files are there');
    }
    if (read.length === 2) await site.remove('catalogue/.release');
    return read.length;
  });
  expect(whole).toBe(3);
  await expect(readConsistently(site.dir, () => Promise.reject(new Error('broken')))).rejects.toThrow(
    'broken',
  );
});

it('is refused where the catalogue was changed while its files were read', async () => {
  const { site } = await siteWithZip();
  const file = 'catalogue/releases/2026.yaml';
  const before = await site.read(file);
  await site.append(file, '# by somebody else\n');
  const files = await site.files();
  await expect(writeChanges(site.dir, [{ file, before, after: `${before}# by the tool\n` }])).rejects.toThrow(
    `${file}：核對的時候被別的程式改過，目錄沒有更動。修正：再執行一次。`,
  );
  expect(await site.files()).toEqual(files);
});

it.each([
  ['that is no JSON', '["catalogue/releases'],
  ['of something else', '{"files": 7}'],
  ['of files elsewhere', '["blog/../../etc/passwd"]'],
  ['of files of another folder', '["src/theme.ts"]'],
])('is refused with a journal %s, which is left to the reader', async (_, journal) => {
  const made = await siteWithZip();
  await made.site.write('catalogue/.release.journal', journal);
  const { end, output } = await run(made);
  expect([end, output]).toEqual([
    1,
    expect.stringMatching(/catalogue\/\.release\.journal：讀不懂.*修正：.*刪除/),
  ]);
  expect(output).not.toMatch(/^ +at /m);
  expect(await made.site.read('catalogue/.release.journal')).toBe(journal);
});

it('is refused while another run writes, and takes over from one that died', async () => {
  const made = await siteWithZip();
  const files = await made.site.files();
  await made.site.write('catalogue/.release', String(process.ppid));
  const refused = await run(made);
  expect([refused.end, refused.output]).toEqual([
    1,
    expect.stringMatching(/正在寫目錄。修正：等它結束，.*不是npm run release，就刪除catalogue\/\.release。/),
  ]);
  await made.site.remove('catalogue/.release');
  expect(await made.site.files()).toEqual(files);
  // The number of a run that died may be that of another program by now.
  for (const died of ['999999999', `${String(process.ppid)} 1`]) {
    await made.site.write('catalogue/.release', died);
    expect(await recover(made.site.dir)).toBe(false);
    expect(await made.site.files()).toEqual(files);
  }
});
