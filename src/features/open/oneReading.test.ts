/** The page, the command, the library and the release read a file alike: the same rows, and the same findings, which each tells in its way. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { firstAndSome } from 'rental-data/testing/full';
import { recorded as catalogue } from 'rental-data/testing/realCatalogue';
import { temporaryFolder } from 'rental-data/testing/temporary-site';
import { forPublisher, forReader, inLanguage, inspect, openTable } from 'rental-files';
import { runCommand } from 'rental-files/command';
import { verifyFile } from 'rental-files/disk';
import { FORMS } from 'rental-files/testing/savedAgain';
import { Session } from './session/session';
import { toldOf } from './session/told';

const quiet = (): void => undefined;

const SINGLE = FORMS.filter(([, sources]) => sources.length === 1);

it.each(firstAndSome(SINGLE, 20, ([what]) => what))('%s', async (_, sources) => {
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
  await session.need(headers);
  expect(session.look([], 0, page.rows, headers)).toEqual(rows);
  const told = toldOf(catalogue, table, library);
  expect(page.files).toMatchObject([JSON.parse(JSON.stringify(told)) as object]);

  // Names of columns and texts of the file stand in quotation marks.
  const english = forReader(library.findings).map((finding) => inLanguage(finding, 'en'));
  const said = english.flatMap(({ problem, fix }) => [problem, fix]).join(' ');
  expect(said.replaceAll(/“[^”]*”/g, '')).not.toMatch(/\p{Script=Han}|undefined/u);

  const printed: string[] = [];
  const options = {
    loadCatalogue: () => Promise.resolve(catalogue),
    print: (text: string) => printed.push(text),
  };
  await runCommand(['inspect', '--json', file], options);
  const [inspected] = (JSON.parse(printed.join('\n')) as { files: { findings: unknown[] }[] }).files;
  expect(inspected?.findings).toEqual(JSON.parse(JSON.stringify(forReader(library.findings))));
  expect(await runCommand(['cut', file, '--out', out], options)).toBe(0);
  expect(parse(await readFile(out, 'utf8'))).toEqual([headers, ...rows]);

  const release = await verifyFile(file, catalogue);
  // How texts are written is counted for a release alone.
  const columns = release.inspection.profile.columns.map(({ form: _form, ...column }) => column);
  expect({ ...release.inspection.profile, columns }).toEqual(library.profile);
  expect(release.findings).toEqual(expect.arrayContaining(forPublisher(library.findings)));
  // Whatever a reader is told to be written otherwise keeps a file from being published.
  const isOtherwise = library.findings.some(({ rule }) => rule === 'written');
  const ofExport = release.findings.filter(({ rule }) => ['written', 'values', 'layout'].includes(rule));
  expect(ofExport.length > 0).toBe(isOtherwise);
});
