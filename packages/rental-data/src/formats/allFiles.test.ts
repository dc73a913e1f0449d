import Ajv from 'ajv/dist/2020';
import { describe, expect, it } from 'vitest';
import { toExportFiles } from './files';
import { exportedFiles, SITE } from '../../tests/support/exportSample';
import { versionPairs } from '../differences/differences';
import { draftPairs } from '../differences/draft';
import { FILES } from '../addresses/files';
import { recorded } from '../../tests/support/realCatalogue';

const files = exportedFiles(recorded);
const parsed = (path: string) => JSON.parse(files.get(path) ?? 'null') as Record<string, unknown>;

describe('toExportFiles', () => {
  it.each(['usability', 'differences'] as const)('%s satisfies its own published schema', (name) => {
    const validate = new Ajv({ strict: false, allErrors: true }).compile(parsed(FILES.schema(name)));
    expect(validate(parsed(FILES[name])), JSON.stringify(validate.errors?.slice(0, 3))).toBe(true);
    const broken = { ...parsed(FILES[name]), planted: true };
    expect(validate(broken)).toBe(false);
  });

  it('holds the differences of every pair of versions, and of every draft', () => {
    const { differences } = parsed(FILES.differences) as { differences: { from: string; to: string }[] };
    expect(differences.map(({ from, to }) => [from, to])).toEqual([
      ...versionPairs(recorded),
      ...draftPairs(recorded).map((pair) => [pair.from, pair.to]),
    ]);
  });

  it('writes every file once, with something in it', () => {
    expect(files.size).toBeGreaterThan(1_000);
    for (const [path, text] of files) expect(text.length, path).toBeGreaterThan(20);
  });
});

describe('the files', () => {
  const before = structuredClone(recorded);

  it('are the same each time, and leave the catalogue as it was', () => {
    expect([...files]).toEqual([...toExportFiles(structuredClone(recorded), SITE)]);
    expect(recorded).toEqual(before);
  });

  it('end with a line break and hold no value that is missing', () => {
    for (const [path, text] of files) {
      expect(text.endsWith('\n') || path.endsWith('.xml'), path).toBe(true);
      expect(text, path).not.toMatch(/\bundefined\b|\bNaN\b|\[object /);
    }
  });
});
