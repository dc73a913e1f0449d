import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { CLIENT_ENTRY, ownEntry } from './entries';

const originalFile = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@docusaurus/core/package.json')),
  'lib',
  CLIENT_ENTRY,
);

const listImports = (file: string): string[] =>
  ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles.map(({ fileName }) => fileName);

/** What Docusaurus' entry imports, and what of this site does its work. */
const REPLACED: Record<string, string> = {
  react:
    'packages/html-first/src/drawing and packages/html-first/src/html/islands load it when something is to be drawn',
  'react-dom/client': 'so do they',
  'react-helmet-async': 'packages/html-first/src/html/frame.ts shows the head of a page',
  'react-router-dom': 'packages/html-first/src/navigation/router.ts',
  '@generated/docusaurus.config': 'packages/html-first/src/navigation/router.ts reads it',
  './exports/ExecutionEnvironment': 'the entry runs in browsers only',
  './App': 'pages stand in the document',
  './preload': 'packages/html-first/src/navigation/decide.ts loads what a page needs',
  './docusaurus': 'packages/html-first/src/navigation/links.ts loads pages ahead',
};

describe('the entry of the published site', () => {
  const entry = listImports('packages/html-first/src/start.ts');

  it("does what Docusaurus' own does", () => {
    expect(listImports(originalFile).sort()).toEqual(Object.keys(REPLACED).sort());
  });

  it('runs the client modules of all plugins before everything else', () => {
    expect(entry[0]).toBe('@generated/client-modules');
  });

  it('has no React, which comes with what needs it', () => {
    expect(entry.filter((name) => /^react|^@docusaurus|^@theme/.test(name))).toEqual([]);
  });

  it('takes the place of that one', () => {
    expect(ownEntry(originalFile, '/site', 'src/start.ts')).toBe(path.resolve('/site/src/start.ts'));
  });

  it.each([undefined, '/n/polyfills.js', [originalFile], { main: originalFile }])(
    'takes the place of no other: %j',
    (given) => {
      expect(() => ownEntry(given, '/site', 'src/start.ts')).toThrow(/entry of Docusaurus is not .*Fix: /);
    },
  );
});
