import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  answers,
  executed,
  inFolder,
  output,
  snippetOf,
  unpackedLikeCurl,
} from '../../tests/support/snippets/run';
import { takeAll, takeMonthlyCsv } from './batch';
import { sampleOf, SETS, type Sample } from '../../tests/support/snippets/sample';

const PRESENT = answers('curl', '--version') && answers('unzip', '-v') && answers('bash', '--version');

/** A host that has some files by their paths, and nothing else. */
async function hosting<T>(
  files: ReadonlyMap<string, Uint8Array | string>,
  work: (origin: string) => Promise<T>,
): Promise<T> {
  const server = createServer((request, response) => {
    const body = files.get(request.url ?? '');
    response.writeHead(body === undefined ? 404 : 200).end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    await new Promise((done) => server.close(done));
  }
}

/** A host that has the two files of a sample. */
const served = <T>({ source, zip, codes }: Sample, work: (origin: string) => Promise<T>): Promise<T> =>
  hosting(
    new Map<string, Uint8Array | string>([
      [new URL(source.url).pathname, zip],
      [new URL(source.codes).pathname, codes],
    ]),
    work,
  );

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .sort();

describe.runIf(PRESENT)(executed('curl', PRESENT), () => {
  it.each(SETS.map((set) => sampleOf(set)))('$title', async (sample) => {
    await served(sample, (origin) =>
      inFolder(async (folder) => {
        const { source } = sample;
        const code = snippetOf(sample, 'curl')
          .replace(new URL(source.url).origin, origin)
          .replace(new URL(source.codes).origin, origin);
        await output(folder, 'bash', '-euo', 'pipefail', '-c', code);
        const left = unpackedLikeCurl(sample);
        expect(filesIn(folder)).toEqual([...left.keys()].sort());
        for (const [name, content] of left) {
          expect(readFileSync(path.join(folder, name)).equals(Buffer.from(content)), name).toBe(true);
        }
      }),
    );
  });

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
