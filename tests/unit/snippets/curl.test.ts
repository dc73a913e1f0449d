import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { answers, executed, inFolder, output, snippetOf, unpackedLikeCurl } from './run';
import { sampleOf, SETS, type Sample } from './sample';

const PRESENT = answers('curl', '--version') && answers('unzip', '-v') && answers('bash', '--version');

/** A host that has the two files of a sample, and nothing else. */
async function served<T>({ source, zip, codes }: Sample, work: (origin: string) => Promise<T>): Promise<T> {
  const files = new Map<string, Uint8Array | string>([
    [new URL(source.url).pathname, zip],
    [new URL(source.codes).pathname, codes],
  ]);
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
});
