/** Every file that browsers may keep is known for whole by the rule of the service worker, and none of its beginnings is. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { firstAndSome } from 'rental-data/testing/full';
import { digestBytes, hashIn, isWhole, classifyRequest, packed } from 'html-first/testing/worker';
import { KEPT_FILES } from '../../plugins/service-worker/kept';
import { HASHED_FOLDERS } from '../../src/lib/addresses/hashed';

const BUILD = path.join(process.cwd(), 'build');
const SCOPE = 'https://site.test/';
const { payloads } = HASHED_FOLDERS;
const KEPT = { scope: SCOPE, payloads, files: KEPT_FILES };
/** A release whose files have to show by themselves that they are whole. */
const ANY = { digests: '', payloads };
const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.html': 'text/html',
};

/** Files of the build by their addresses below the root; fonts have no sign of their own, but a digest. */
const files = readdirSync(BUILD, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll(path.sep, '/'))
  .filter((name) => path.extname(name) in TYPES)
  .map((name) => ({ file: name, address: encodeURI(name.replace(/(?<=^|\/)index\.html$/, '')) }))
  .filter(({ address }) => classifyRequest(SCOPE + address, KEPT) !== null);

const answer = (bytes: Buffer, file: string): Response =>
  new Response(new Uint8Array(bytes), { headers: { 'content-type': TYPES[path.extname(file)] ?? '' } });

/** Where a file may be cut: at its middle, and behind everything of its end that looks like one. */
function findCuts(bytes: Buffer): number[] {
  const ends = ['}', ';', '>', ');', '};'].flatMap((end) => {
    const last = bytes.lastIndexOf(end, bytes.length - 12);
    return last < 0 ? [] : [last + end.length, bytes.lastIndexOf(end, last / 2) + end.length];
  });
  return [Math.floor(bytes.length / 2), ...ends].filter((end) => end < bytes.length - 11);
}

describe('what browsers keep', () => {
  it('has files of every kind', () => {
    for (const start of [
      HASHED_FOLDERS.bundled,
      HASHED_FOLDERS.payloads,
      HASHED_FOLDERS.content,
      HASHED_FOLDERS.search,
      'blog/',
    ])
      expect(
        files.filter(({ file }) => file.startsWith(start)),
        start,
      ).not.toEqual([]);
    expect(files.length).toBeGreaterThan(600);
  });

  it('is whole without any digest', async () => {
    const refused: string[] = [];
    for (const { file, address } of files)
      if (!(await isWhole(answer(readFileSync(path.join(BUILD, file)), file), address, ANY)))
        refused.push(file);
    expect(refused).toEqual([]);
  });

  it('is not whole where it was cut', async () => {
    const taken: string[] = [];
    // Those of a kind end alike: others from day to day.
    for (const { file, address } of firstAndSome(files, 200, ({ file }) => file)) {
      const bytes = readFileSync(path.join(BUILD, file));
      for (const end of findCuts(bytes))
        if (await isWhole(answer(bytes.subarray(0, end), file), address, ANY)) taken.push(`${file} ${end}`);
    }
    expect(taken).toEqual([]);
  });

  it('the worker knows the digest of every file with a hash in its name', async () => {
    const worker = readFileSync(path.join(BUILD, 'sw.js'), 'utf8');
    const folder = path.join(BUILD, HASHED_FOLDERS.bundled);
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => hashIn(name));
    expect(names.length).toBeGreaterThan(100);
    const digests = await Promise.all(
      names.map(async (name) => {
        const bytes = new Uint8Array(readFileSync(path.join(folder, name)));
        return [hashIn(name), await digestBytes(bytes)] as const;
      }),
    );
    expect(worker).toContain(`"${packed(Object.fromEntries(digests))}"`);
  });
});
