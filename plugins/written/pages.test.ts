/** What writers get wrong in docs and posts: each fault is planted in a copy of what is there, and reported with its place. */
import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { brokenLinks } from './links';
import { checkDocs, checkPosts } from './pages';
import { type Problem, WritingError } from 'rental-data/load';
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
  file?: string;
  find: string[];
  put: string;
  key: string;
  /** where that is not the line of what was planted */
  line?: number;
  says: RegExp;
}

const WHOLE = '(整個檔案)';
const FAULTS: Fault[] = [
  {
    what: 'a day that no calendar has',
    find: ['2026-09-30'],
    put: '2026-02-30',
    key: 'date',
    says: /不是日期/,
  },
  { what: 'no date', find: ['date: 2026-09-30\n'], put: '', line: 2, key: 'date', says: /要是日期文字/ },
  { what: 'a title of 100 kB', find: ['新架構'], put: '長'.repeat(50_000), key: 'title', says: /太長/ },
  {
    what: 'an unknown tag',
    find: ['技術文件'],
    put: '技術文檔',
    key: 'tags',
    says: /blog\/tags\.yml沒有「技術文檔」/,
  },
  {
    what: 'an unknown author',
    find: ['authors: project'],
    put: 'authors: toString',
    key: 'authors',
    says: /authors\.yml沒有「toString」/,
  },
  {
    what: 'no tags',
    find: ['[技術文件, 定期紀錄, 封面圖片使用 AI 生成]'],
    put: '[]',
    key: 'tags',
    says: /沒有標籤/,
  },
  { what: 'a key that nothing reads', find: ['tags:'], put: 'tag:', key: 'tag', says: /不認得的鍵「tag」/ },
  {
    what: 'no description',
    find: ['description:'],
    put: '# description:',
    line: 2,
    key: 'description',
    says: /缺少description/,
  },
  {
    what: 'a day of change that no calendar has',
    find: ['date: 2026-09-30'],
    put: 'date: 2026-09-30\nlast_update: {date: 2026-13-01}',
    line: 5,
    key: 'last_update.date',
    says: /不是日期/,
  },
  {
    what: 'front matter that is not YAML',
    find: ['title: '],
    put: 'title: : ',
    key: WHOLE,
    says: /YAML讀不懂/,
  },
  {
    what: 'front matter that does not end',
    find: ['---\n', '---\n'],
    put: '',
    line: 1,
    key: WHOLE,
    says: /沒有完整的front matter/,
  },
  { what: 'no front matter', find: ['---\n'], put: '', key: WHOLE, says: /沒有完整的front matter/ },
  { what: 'an alias without an anchor', find: ['title: '], put: 'title: *gone #', key: WHOLE, says: /別名/ },
  { what: 'no end of the excerpt', find: ['{/* truncate */}'], put: '', line: 1, key: WHOLE, says: /摘要/ },
  {
    what: 'an address that another post has',
    find: ['date: 2026-09-30'],
    put: 'slug: 2026-aug-restart\ndate: 2026-09-30',
    key: 'slug',
    says: /2026-aug-restart.*已經是blog\/post\/2026-aug-restart\.mdx/,
  },
  {
    what: 'a name of middleware that is none',
    find: ['date: 2026-09-30'],
    put: 'middleware: [A B]\ndate: 2026-09-30',
    key: 'middleware[0]',
    says: /不是名稱/,
  },
  {
    what: 'a space that nobody sees',
    find: ['新架構'],
    put: '新\u200b架構',
    key: WHOLE,
    says: /第9個字元看不見或讀不出來（U\+200B）/,
  },
  {
    what: 'a doc without a title',
    file: DOC,
    find: ['title: '],
    put: '# ',
    line: 2,
    key: 'title',
    says: /要是文字/,
  },
  {
    what: 'a key of a doc that nothing reads',
    file: DOC,
    find: ['sidebar_label'],
    put: 'sidebar_lable',
    key: 'sidebar_lable',
    says: /不認得的鍵/,
  },
  {
    what: 'an address of an author that is none',
    file: 'blog/authors.yml',
    find: ['https://github'],
    put: 'github',
    key: 'project.url',
    says: /不是網址/,
  },
  {
    what: 'a tag without a description',
    file: 'blog/tags.yml',
    find: ['  description: 資料集本身的事'],
    put: '  # ',
    line: 1,
    key: '關於.description',
    says: /要是文字/,
  },
];

describe('a fault of a writer', () => {
  it.each(FAULTS)(
    '$what is reported with file, line and fix',
    async ({ file = POST, find, put, key, line, says }) => {
      const site = await written();
      const planted = await site.replace(file, find, put);
      const problems = await findProblems(site);
      expect(problems.map((problem) => problem.problem).join()).toMatch(says);
      const found = problems.find(({ problem }) => says.test(problem));
      expect(found).toMatchObject({ file, key });
      expect(found?.line).toBe(line ?? planted);
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
});
