import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  answers,
  executed,
  listFiles,
  hosting,
  inFolder,
  output,
  findSnippet,
} from '../../tests/support/snippets/run';
import { takeAll, takeMonthlyCsv } from './batch';
import { NAMED, makeSample, someSamples, UNNAMED, type Sample } from '../../tests/support/snippets/sample';

const PRESENT = answers('curl', '--version') && answers('unzip', '-v') && answers('bash', '--version');

/** A host that has the file of a sample, and nothing else. */
const served = <T>({ source, zip }: Sample, work: (origin: string) => Promise<T>): Promise<T> =>
  hosting(new Map([[new URL(source.url).pathname, zip]]), work);

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .sort();

describe.runIf(PRESENT)(executed('curl', PRESENT), () => {
  it.each(someSamples('curl'))('$title', async (sample) => {
    await served(sample, (origin) =>
      inFolder(async (folder) => {
        const code = findSnippet(sample, 'curl').replace(new URL(sample.source.url).origin, origin);
        await output(folder, 'bash', '-euo', 'pipefail', '-c', code);
        const left = listFiles(sample, 'fetched');
        expect(filesIn(folder)).toEqual([...left.keys()].sort());
        for (const [name, content] of left) {
          expect(readFileSync(path.join(folder, name)).equals(Buffer.from(content)), name).toBe(true);
        }
      }),
    );
  });

  it.each(['saved', 'renamed'] as const)(
    'unpacks a ZIP that is there, %s, without taking it again',
    async (way) => {
      for (const set of [NAMED, UNNAMED]) {
        const sample = makeSample(set);
        await inFolder(async (folder) => {
          const [[name, zip] = []] = listFiles(sample, way);
          if (name === undefined || !zip) throw new Error('no ZIP');
          writeFileSync(path.join(folder, name), zip);
          // Nobody listens at the address.
          const code = findSnippet(sample, 'curl').replace(
            new URL(sample.source.url).origin,
            'http://127.0.0.1:9',
          );
          await output(folder, 'bash', '-euo', 'pipefail', '-c', code);
          const unpacked = [...listFiles(sample, 'fetched').keys()].slice(1);
          expect(filesIn(folder)).toEqual([name, ...unpacked].sort());
        });
      }
    },
  );

  const PATHS = [
    '/2018/201805-TW-Rental-Data.zip',
    '/2019/%5B201909%5D%5BJSON%5D%5BRaw%5D%20TW-Rental-Data.zip',
    '/2023/%5B2023%5D%5BCSV%5D%5BDeduplicated%5D%20TW-Rental-Data.zip',
    '/2026/%5B202604%5D%5BCSV%5D%5BRaw%5D%20TW-Rental-Data.zip',
  ];
  it.each([
    [
      'all files',
      takeAll,
      [
        '201805-TW-Rental-Data.zip',
        '201909-JSON-Raw-TW-Rental-Data.zip',
        '2023-CSV-Deduplicated-TW-Rental-Data.zip',
        '202604-CSV-Raw-TW-Rental-Data.zip',
      ],
    ],
    ['the CSV of months', takeMonthlyCsv, ['201805-TW-Rental-Data.zip', '202604-CSV-Raw-TW-Rental-Data.zip']],
  ])('%s of a list are saved under names without brackets and blanks', async (_what, take, names) => {
    const files = new Map<string, string>(PATHS.map((file) => [file, file]));
    await hosting(files, (origin) =>
      inFolder(async (folder) => {
        files.set('/urls.txt', `${PATHS.map((file) => origin + file).join('\n')}\n`);
        await output(folder, 'bash', '-euo', 'pipefail', '-c', take(`${origin}/urls.txt`));
        expect(filesIn(folder)).toEqual([...names].sort());
        for (const name of names) {
          const [period = ''] = name.split('-');
          expect(readFileSync(path.join(folder, name), 'utf8')).toContain(period);
        }
      }),
    );
  });
});
