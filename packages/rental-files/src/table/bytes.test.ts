/** What the reader of files weighs in a browser, bundled and packed as a site would; what it loads only if needed is left out. */
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'rolldown';
import { expect, it } from 'vitest';

const FOLDER = path.resolve('packages/rental-files/src/table');

it('is at most 26 kB with Brotli', async () => {
  const entry = 'reader';
  const { output } = await build({
    input: entry,
    platform: 'browser',
    write: false,
    logLevel: 'silent',
    output: { minify: true },
    plugins: [
      {
        name: entry,
        resolveId: (id) => (id === entry ? entry : null),
        load: (id) =>
          id === entry
            ? ['files', 'inspect', 'source']
                .map((name) => `export * from '${path.join(FOLDER, name)}';`)
                .join('')
            : null,
      },
    ],
  });
  const [reader] = output;
  expect(reader.exports).toEqual(expect.arrayContaining(['inspect', 'openTable', 'ofBlob']));
  expect(brotliCompressSync(reader.code).length).toBeLessThanOrEqual(26_000);
});
