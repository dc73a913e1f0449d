import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { CLIENT_ENTRY, entryInSteps } from './entry';

const CORE = '@docusaurus/core/lib';
const ORIGINAL = `${CORE}/client/clientEntry`;
const originalFile = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@docusaurus/core/package.json')),
  'lib',
  CLIENT_ENTRY,
);

/** The modules that a program imports; relative ones by the place from which Docusaurus' own are asked for. */
const importsOf = (text: string): string[] =>
  ts
    .preProcessFile(text)
    .importedFiles.map(({ fileName }) =>
      fileName.startsWith('.') ? path.posix.join(CORE, 'client', fileName) : fileName,
    );

/** What Docusaurus' entry imports and no step loads before it, and why a step of its own would gain nothing. */
const WITH_THE_ENTRY: Record<string, string> = {
  '@generated/docusaurus.config': 'an object literal, which runs in no time',
  [`${CORE}/client/exports/ExecutionEnvironment`]: 'four constants',
  [`${CORE}/client/preload`]: 'one function; the routes that it imports have a step',
  [`${CORE}/client/docusaurus`]: 'two functions; the chunk names that they import are an object literal',
};

/** What steps load, or this site's entry needs, and Docusaurus' own does not import itself. */
const DEEPER: Record<string, string> = {
  'react-dom': 'imported by react-dom/client, and the largest module of all',
  '@generated/registry': 'imported by the component creator of the routes',
  '@generated/routes': 'imported by the application',
  '@generated/client-modules': 'imported by the application; runs the code of all client modules',
  '@site/src/runtime/docusaurus/chunks': 'three functions',
  '@site/src/lib/browser/replaceAddress': 'one function',
};

describe("Docusaurus' entry", () => {
  const original = importsOf(readFileSync(originalFile, 'utf8'));
  const steps = importsOf(readFileSync('src/runtime/docusaurus/entry.ts', 'utf8'));

  it('is the last step, so that whatever it imports is loaded', () => {
    expect(steps.at(-1)).toBe(ORIGINAL);
  });

  it('imports what the steps load before it, and a few small modules', () => {
    const before = steps.filter((name) => name !== ORIGINAL && !(name in DEEPER));
    expect([...before, ...Object.keys(WITH_THE_ENTRY)].sort()).toEqual([...original].sort());
  });

  it('has the modules that come with it below it', () => {
    expect(steps.filter((name) => name in DEEPER).sort()).toEqual(Object.keys(DEEPER).sort());
  });
});

describe('the entry of the published site', () => {
  it('takes the place of that one', () => {
    expect(entryInSteps(originalFile, '/site')).toBe(path.join('/site', 'src/runtime/docusaurus/entry.ts'));
  });

  it.each([undefined, '/n/polyfills.js', [originalFile], { main: originalFile }])(
    'takes the place of no other: %j',
    (given) => {
      expect(() => entryInSteps(given, '/site')).toThrow(/進入點不是.*修正：/);
    },
  );
});
