/** What writers get wrong in docs and posts: each fault is planted in a copy of what is there, and reported with its place. */
import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readFixture } from '@site/tests/support/readFixture';
import { brokenLinks } from './links';
import { checkDocs, checkPosts } from './pages';
import { type Problem, WritingError } from 'rental-data/load';
import { firstAndSome } from 'rental-data/testing/full';
import { temporarySite, type TemporarySite } from 'rental-data/testing/temporary-site';

const POST = 'blog/post/2026-sep-new-architecture.mdx';
const DOC = 'docs/index.mdx';

async function written(): Promise<TemporarySite> {
  const site = await temporarySite();
  for (const folder of ['blog', 'docs', 'versioned_docs'])
    await cp(folder, path.join(site.dir, folder), { recursive: true });
  return site;
}

async function findProblems(site: TemporarySite): Promise<readonly Problem[]> {
  const found: Problem[] = [];
  for (const check of [checkPosts, checkDocs]) {
    const error: unknown = await check(site.dir).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    if (error === undefined) continue;
    expect(error).toBeInstanceOf(WritingError);
    found.push(...(error as WritingError).problems);
  }
  for (const { problem, fix } of found) {
    expect(problem).toMatch(/\p{Script=Han}/u);
    expect(fix).toMatch(/\p{Script=Han}/u);
  }
  return found;
}

it('what is there has no fault', async () => {
  expect(await findProblems(await written())).toEqual([]);
});

interface Fault {
  what: string;
  find: string[];
  put: string;
  times?: number;
  key: string;
  line?: number;
  says: string;
  fix?: string;
}

const FAULTS = Object.entries(readFixture<Record<string, Fault[]>>('written-faults')).flatMap(
  ([file, faults]) => faults.map((fault) => [fault.what, file, fault] as const),
);

describe('a fault of a writer', () => {
  // Each reads all posts and pages anew.
  it.each(firstAndSome(FAULTS, 8, ([what]) => what))(
    "'%s' is reported with file, line and fix",
    async (_, file, { find, put, times = 1, key, line, says, fix = '.' }) => {
      const site = await written();
      const planted = await site.replace(file, find, put.repeat(times));
      const problems = await findProblems(site);
      const found = problems.find(({ problem }) => new RegExp(says, 'u').test(problem));
      expect(found, problems.map(({ problem }) => problem).join()).toMatchObject({ file, key });
      expect(found?.line).toBe(line ?? planted);
      expect(found?.fix).toMatch(new RegExp(fix, 'u'));
    },
  );

  it.each([
    ['Big5', Buffer.from([0xb7, 0x73, 0xac, 0x5b]), 2, /不是UTF-8/],
    ['half a character', Buffer.from('新').subarray(0, 2), 2, /不是UTF-8/],
  ])('bytes of %s are found where they stand', async (_what, bytes, line, says) => {
    const site = await written();
    await writeFile(
      path.join(site.dir, POST),
      Buffer.concat([Buffer.from('---\ntitle: '), bytes, Buffer.from('\n---\n')]),
    );
    expect(await findProblems(site)).toMatchObject([
      { file: POST, line, problem: expect.stringMatching(says) },
    ]);
  });

  it('a file of UTF-16 is told from other bytes', async () => {
    const site = await written();
    await writeFile(path.join(site.dir, DOC), Buffer.from(`\ufeff---\ntitle: 新\n---\n`, 'utf16le'));
    expect(await findProblems(site)).toMatchObject([
      { file: DOC, line: 1, problem: '檔案是UTF-16，不是UTF-8。' },
    ]);
  });

  it.each(['2026-Oct.mdx', '2026 oct.mdx', '2026_oct.mdx', '十月.mdx', '2026-oct-.md'])(
    'a file called %s is one that browsers cannot open',
    async (name) => {
      const site = await written();
      await site.write(`blog/post/${name}`, await site.read('blog/post/2026-aug-restart.mdx'));
      expect(await findProblems(site)).toMatchObject([
        { file: `blog/post/${name}`, problem: expect.stringContaining('瀏覽器打不開') },
      ]);
    },
  );

  it('a post beside the folder of posts is told where to go', async () => {
    const site = await written();
    await site.write('blog/2026-12-01-x.mdx', await site.read(POST));
    expect(await findProblems(site)).toMatchObject([
      { file: 'blog/2026-12-01-x.mdx', fix: expect.stringContaining('blog/post') },
    ]);
  });

  it('all of them are told at once', async () => {
    const site = await written();
    await site.replace(POST, ['2026-09-30'], '2026-02-30');
    await site.replace(DOC, ['sidebar_label'], 'sidebar_lable');
    await site.replace('blog/tags.yml', ['label'], 'lable');
    expect(new Set((await findProblems(site)).map(({ file }) => file))).toEqual(
      new Set([POST, DOC, 'blog/tags.yml']),
    );
  });
});

describe('a link of a text', () => {
  const pages = new Map([
    ['/a/', '<h2 id=here>x</h2>'],
    ['/b/', '<h2 id="那裡" class="x">x</h2>'],
  ]);
  const broken = (text: string) =>
    brokenLinks({ file: POST, text, path: '/a/' }, pages, (file) => file === '/feed.xml');
  it('that leads to a page, a place, a file or another site is sound', () => {
    expect(
      broken('[a](/a/) [b](/b/#那裡) [c](#here) [d](/feed.xml) [e](https://e.org/x) <A href="/b" />'),
    ).toEqual([]);
  });
  it('that leads nowhere is told with its line', () => {
    expect(broken('x\n[a](/c/)\n[b](/b/#da) <A to="/d/" />')).toMatchObject([
      { file: POST, line: 2, key: '/c/', problem: expect.stringContaining('沒有頁面') },
      { file: POST, line: 3, key: '/b/#da', problem: expect.stringContaining('#da') },
      { file: POST, line: 3, key: '/d/' },
    ]);
  });
  it('is none in code, a formula or a comment', () => {
    const code = '`<a href="/c/">`\n\n```html\n<a href="/c/">\n[a](/c/)\n```\n\n';
    expect(broken(`---\ntitle: '[a](/c/)'\n---\n${code}{/* [a](/c/) */} $[a](/c/)$`)).toEqual([]);
  });
  it('is found in a definition, in braces and across lines', () => {
    expect(broken('[a][b]\n\n[b]: /c/\n\n<A\n  to={`/d/`} /> [x\ny](/e/)')).toMatchObject([
      { line: 3, key: '/c/' },
      { line: 5, key: '/d/' },
      { line: 6, key: '/e/' },
    ]);
  });
  it.each(['/100%/', '/a/#100%', '//'])('to %s, which nobody can read, is told with its fix', (key) => {
    expect(broken(`x\n[a](${key})`)).toEqual([
      {
        file: POST,
        line: 2,
        key,
        problem: '這個網址讀不懂。',
        fix: expect.stringContaining('%25') as string,
      },
    ]);
  });
  it('to another site without https leads nowhere, even where its path is one of this site', () => {
    expect(broken('[a](//e.org/a/)')).toMatchObject([
      { key: '//e.org/a/', fix: expect.stringContaining('https') },
    ]);
  });
});
