/** A draft is read and held against what is in force, and nothing that is published knows of it. */
import { describe, expect, it } from 'vitest';
import { loadSample } from '../../tests/support/loadSample';
import { WritingError, type Problem } from './problems';
import { FILES } from '../addresses/files';
import { firstAndSome, isFull } from '../../tests/support/full';
import { temporarySite } from '../../tests/support/temporary-site';
import { exportedFiles } from '../../tests/support/exportSample';
import { catalogue } from '../../tests/support/realCatalogue';

const FILE = 'catalogue/drafts/1.0.yaml';

describe('the draft of version 1.0', () => {
  const draft = catalogue.drafts.find(({ version }) => version === '1.0');

  // Makes every published document twice.
  it.runIf(draft && isFull)('changes one published document, which calls it a draft', () => {
    const [announced, silent] = [exportedFiles(catalogue), exportedFiles({ ...catalogue, drafts: [] })];
    const changed = [...announced].filter(([path, text]) => silent.get(path) !== text).map(([path]) => path);
    expect(changed).toEqual([FILES.differences]);
    expect([...announced.keys()]).toEqual([...silent.keys()]);
  });
});

const FAULTS: [what: string, find: string, put: string, key: RegExp, says: RegExp][] = [
  ['another version than its name', "version: '1.0'", "version: '1.1'", /^version$/, /和檔名不同/],
  ['a version in force', "version: '1.0'", "version: '0.3'", /^version$/, /已經在versions\.yaml/],
  ['a day that is none', '2026-09-13', '2026-09-31', /^written$/, /不是日期/],
  ['no day', 'written: 2026-09-13 # 草案的日期\n', '', /^written$/, /./],
  ['a column that exists', "'瀏覽數'", "'月租金'", /columns.*header/, /「月租金」已經有了/],
  ['a column twice', "'照片數'", "'瀏覽數'", /columns.*header/, /「瀏覽數」重複/],
  ['a code without table', '    codeTable: legal_use\n', '', /columns.*type/, /型別和編碼表不符/],
  ['an unknown type', 'type: list', 'type: lists', /columns.*type/, /不認得的型別/],
  ['a column that ends and is unknown', "'提供家具_椅子？'", "'提供家具_椅？'", /^deprecated/, /沒有欄位/],
  ['an unknown key of dwellings', '[縣市, ', '[縣, ', /^dedup\.key/, /沒有欄位「縣」/],
  [
    'an unknown marking column',
    'column: 重複物件群組編碼',
    'column: 群組',
    /^dedup\.column/,
    /沒有欄位「群組」/,
  ],
  ['a sentence without end', '是否生效。', '是否生效', /^unknown/, /不是一整句話/],
  ['a key that nobody knows', 'removedIn:', 'removed:', /removed/, /./],
];

it('needs no folder of drafts once none is left', async () => {
  const site = await temporarySite();
  await site.remove('catalogue/drafts');
  expect((await loadSample(site.dir)).drafts).toEqual([]);
});

describe('a draft with', () => {
  // Each reads the whole catalogue anew.
  it.each(firstAndSome(FAULTS, 3, ([what]) => what))(
    '%s is refused with file, line, key and fix',
    async (_, find, put, key, says) => {
      const site = await temporarySite();
      const text = await site.read(FILE);
      expect(text).toContain(find);
      await site.write(FILE, text.replace(find, put));
      const found: unknown = await loadSample(site.dir).catch((error: unknown) => error);
      if (!(found instanceof WritingError)) throw new Error('was accepted');
      const problem: Problem | undefined = found.problems.find(
        (p) => says.test(p.problem) && key.test(p.key),
      );
      expect(problem, JSON.stringify(found.problems)).toMatchObject({ file: FILE });
      expect(problem?.line).toBeGreaterThan(0);
      expect(problem?.fix).not.toBe('');
    },
  );
});
