/** Compiles the package for publishing (`npm pack`): the site itself reads its sources. */
import { readFileSync } from 'node:fs';
import { defineConfig } from 'rolldown';

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));

export default defineConfig({
  input: ['src/index.ts', 'src/disk.ts', 'src/bin.ts'],
  external: Object.keys(dependencies),
  platform: 'node',
  output: { dir: 'dist', cleanDir: true },
});
