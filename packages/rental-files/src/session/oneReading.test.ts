/** The page, the command, the library and the release read a file alike: the same rows, and the same findings, which each tells in its way. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { firstAndSome } from 'rental-data/testing/full';
import { recorded as catalogue } from 'rental-data/testing/realCatalogue';
import { toSource } from 'rental-data/testing/tables';
import { temporaryFolder } from 'rental-data/testing/temporary-site';
import { type Finding, forPublisher, forReader, inspect, openTable } from 'rental-files';
import { runCommand } from 'rental-files/command';
import { verifyFile } from 'rental-files/disk';
import { listChinese } from 'rental-files/testing/english';
import { FORMS, OTHERS, REFUSED } from 'rental-files/testing/savedAgain';
import { Session, reportFor } from 'rental-files/session';

const quiet = (): void => undefined;

/** What the command says at its end, and what it prints. */
async function run(...argv: string[]): Promise<{ end: number; printed: string }> {
  const printed: string[] = [];
  const end = await runCommand(argv, {
    loadCatalogue: () => Promise.resolve(catalogue),
    print: (text) => printed.push(text),
  });
  return { end, printed: printed.join('\n') };
}

const READ: typeof OTHERS = [
  ...FORMS.filter(([, sources]) => sources.length === 1).map(([what, sources]): (typeof OTHERS)[number] => [
    what,
    sources,
    undefined,
  ]),
  ...OTHERS,
];

it.each(firstAndSome(READ, 10, ([what]) => what))('%s', async (_, sources, expected) => {
  const [source] = sources;
  if (!source) throw new Error('none');
  const folder = await temporaryFolder();
  const file = path.join(folder, source.name.replaceAll('/', '_'));
  await writeFile(file, await source.read(0, source.size));
  const out = path.join(folder, 'out.csv');

  const table = await openTable(source, catalogue);
  const rows: string[][] = [];
  const headers: string[] = [];
  const library = await inspect(table, catalogue, {
    onTable: (_candidate, columns) => {
      headers.push(...columns.map(({ header }) => header));
      return undefined;
    },
    onBatch: (batch) => rows.push(...batch.rows),
  });

  const session = new Session(catalogue);
  const page = await session.open(sources, quiet, quiet);
  await session.loadColumns(headers);
  expect(session.readRows([], 0, page.rows, headers)).toEqual(rows);
  expect(page.files).toMatchObject([
    JSON.parse(JSON.stringify(reportFor(catalogue, table, library))) as object,
  ]);
  const problems = forReader(library.findings).map(({ problem }) => problem);
  if (expected) expect(problems.join('；')).toMatch(expected);

  expect(listChinese(forReader(library.findings))).toEqual([]);

  const { printed } = await run('inspect', '--json', file);
  const [inspected] = (JSON.parse(printed) as { files: { findings: unknown[] }[] }).files;
  expect(inspected?.findings).toEqual(JSON.parse(JSON.stringify(forReader(library.findings))));
  expect((await run('cut', file, '--out', out)).end).toBe(0);
  expect(parse(await readFile(out, 'utf8'))).toEqual([headers, ...rows]);

  const release = await verifyFile(file, catalogue);
  expect(listChinese(release.findings, release.notes)).toEqual([]);
  // How texts are written is counted for a release alone.
  const columns = release.inspection.profile.columns.map(({ form: _form, ...column }) => column);
  expect({ ...release.inspection.profile, columns }).toEqual(library.profile);
  // Somebody answers for a code that the catalogue does not know yet, when its file is released.
  const isNewCode = ({ violation, example }: Finding): boolean =>
    violation === 'code' && /^\d+$/.test(example?.text ?? '');
  const ofPublisher = forPublisher(library.findings).filter((finding) => !isNewCode(finding));
  expect(release.findings).toEqual(expect.arrayContaining(ofPublisher));
  // Whatever a reader is told to be written otherwise keeps a file from being published.
  const isOtherwise = library.findings.some(({ rule }) => ['written', 'values', 'layout'].includes(rule));
  const ofExport = release.findings.filter(({ rule }) => ['written', 'values', 'layout'].includes(rule));
  expect(ofExport.length > 0).toBe(isOtherwise);
});

it.each(firstAndSome(REFUSED, 5, ([what]) => what))('%s is named', async (_, content, says, name = 'x') => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const folder = await temporaryFolder();
  const file = path.join(folder, name);
  await writeFile(file, bytes);
  const failure = (read: Promise<unknown>): Promise<string> =>
    read.then(
      () => 'read',
      (error: unknown) => (error instanceof Error ? error.message : ''),
    );

  const source = toSource(name, bytes);
  const library = await failure(openTable(source, catalogue).then((table) => inspect(table, catalogue)));
  expect(library).toMatch(says);
  // Only files that would do harm are not to be opened, and nobody is told a story.
  expect(library).not.toContain('不要打開');
  expect(library.length).toBeLessThan(200);
  expect(await failure(new Session(catalogue).open([source], quiet, quiet))).toBe(library);
  expect(await failure(verifyFile(file, catalogue))).toBe(library);
  for (const language of ['zh', 'en']) {
    const { end, printed } = await run('inspect', file, '--lang', language);
    expect(end).toBe(1);
    const message = printed.replace('✗ ', '').replace(/\n */, '');
    // Whoever names a file by its path is told the path.
    if (language === 'zh') expect(message).toBe(`${folder}${path.sep}${library}`);
    else expect(message.replaceAll(/“[^”]*”/g, '')).not.toMatch(/\p{Script=Han}|undefined/u);
  }
});
