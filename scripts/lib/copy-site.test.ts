import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SOURCES } from './copy-site.mjs';

/** What git, npm, editors, people and the tools of the checks read, and what they leave behind. */
const OF_NO_BUILD =
  /^(?:\.(?:DS_Store|editorconfig|env.*|git.*|npmrc|ox.*)|(?:eslint|knip|playwright|stylelint|vitest)\..*|LICENSE|.*\.(?:log|md|tsbuildinfo))$/;

it('a copy of the site has each file beside its folders that a build reads', () => {
  const files = readdirSync('.', { withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [entry.name] : [],
  );
  const read = files.filter((name) => !OF_NO_BUILD.test(name));
  expect(read).toContain('docusaurus.config.ts');
  // A file that is new: into SOURCES of copy-site.mjs if a build reads it, else into OF_NO_BUILD.
  expect(read.filter((name) => !SOURCES.includes(name))).toEqual([]);
});
