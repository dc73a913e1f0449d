/** Checks docs/ and blog/ before Docusaurus, which names one fault at a time, in English, without a line or a way to mend it. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { POST_NAME } from '../../src/lib/addresses/pages';
import {
  checked,
  day,
  ofFile,
  parseYaml,
  type Problem,
  problemIn,
  type Reading,
  readWritten,
  readYaml,
  type SourceFile,
  text,
  WritingError,
} from 'rental-data/load';
import { ATTRIBUTE_NAME } from 'html-first/page';
import { coverSchema } from '../blog/cover';

const BLOG = 'blog';
export const POSTS = `${BLOG}/post`;
const TAGS = `${BLOG}/tags.yml`;
const AUTHORS = `${BLOG}/authors.yml`;
const TRUNCATE = /^(?:\{\/\* *truncate *\*\/\}|<!-- *truncate *-->)$/m;
const FIX = '照CONTRIBUTING.md的範例改寫。';

/** The longest title has a third of these characters. */
const title = text.refine((t) => t.length <= 100, '太長，列表與分享的圖放不下。→縮短到100個字元以內。');

const attribute = z.string().regex(ATTRIBUTE_NAME, '不是名稱。→只用小寫英文、數字與連字號。');

const common = {
  title,
  slug: text.optional(),
  keywords: z.array(text).optional(),
  draft: z.boolean().optional(),
  unlisted: z.boolean().optional(),
  last_update: z.strictObject({ date: day, author: text.optional() }).optional(),
  middleware: z.array(attribute, '不是清單。→寫成[moved]這樣。').optional(),
  data: attribute.optional(),
};
const docSchema = z.strictObject({
  ...common,
  id: text.optional(),
  sidebar_label: text.optional(),
  description: text,
  tags: z.array(text).optional(),
});
const postSchema = z.strictObject({
  ...common,
  description: z.string('要是文字。→寫一兩句話，卡片與搜尋結果會用到。').pipe(text),
  date: day,
  date_note: text.optional(),
  tags: z.array(text).min(1, '沒有標籤。→寫成tags: [定期紀錄]。'),
  authors: z.union([text, z.array(text)], '不是作者的名稱。→寫成authors: project。'),
  cover: coverSchema.nullish(),
});
const tagsSchema = z.record(
  z.string(),
  z.strictObject({
    label: text,
    permalink: text.startsWith('/', '開頭要是/。→寫成/標籤。'),
    description: text,
  }),
);
const authorsSchema = z.record(
  z.string(),
  z.strictObject({ name: text, url: z.url('不是網址。→寫成https://…。') }),
);

interface Written<T> {
  source: SourceFile;
  front: T;
  text: string;
}

async function readMarkdown<T>(
  reading: Reading,
  file: string,
  schema: z.ZodType<T>,
): Promise<Written<T> | undefined> {
  const text = await readWritten(reading, file);
  if (text === undefined) return undefined;
  const [, yaml] = /^---\r?\n(.*?\n)---[ \t]*(?:\r?\n|$)/s.exec(text) ?? [];
  if (yaml === undefined) {
    const fix = '檔案從第一行的---開始，寫title等項目，再以一行---結束。';
    reading.problems.push(ofFile(file, '檔案開頭沒有完整的front matter。', fix));
    return undefined;
  }
  const source = parseYaml(reading, file, yaml, 1);
  const front = source && checked(schema, source, reading.problems, FIX);
  return source && front !== undefined ? { source, front, text } : undefined;
}

async function markdownIn(siteDir: string, folder: string): Promise<string[]> {
  const found = await readdir(path.join(siteDir, folder), { recursive: true }).catch(() => []);
  return found
    .filter((name) => /\.mdx?$/.test(name))
    .sort()
    .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/')));
}

function unknown(
  source: SourceFile,
  key: string,
  given: readonly string[],
  known: Readonly<Record<string, unknown>>,
  list: string,
): Problem[] {
  const fix = `改成${Object.keys(known).join('、')}之一，或先把它加進${list}。`;
  return given
    .filter((name) => !Object.hasOwn(known, name))
    .map((name) => problemIn(source, [key], `${list}沒有「${name}」。`, fix));
}

/** The last part of a post's address. */
export const postName = (file: string, slug?: string): string =>
  slug ?? path.basename(file).replace(/\.mdx?$/, '');

function sameAddress(posts: readonly Written<z.infer<typeof postSchema>>[]): Problem[] {
  const first = new Map<string, string>();
  return posts.flatMap(({ source, front: { slug } }) => {
    const address = postName(source.file, slug);
    const before = first.get(address);
    if (before === undefined) {
      first.set(address, source.file);
      return [];
    }
    const fix = '改檔名（或slug）；一個網址只能有一篇文章。';
    return problemIn(source, ['slug'], `網址「${address}」已經是${before}的。`, fix);
  });
}

function nameProblems(file: string, slug?: string): Problem[] {
  const name = postName(file, slug);
  const fix = '檔名（或slug）只用小寫英文字母、數字與連字號，例如2026-sep-release.mdx。';
  return POST_NAME.test(name) ? [] : [ofFile(file, `網址的名稱「${name}」瀏覽器打不開。`, fix)];
}

/** Checks the posts, their tags and authors. @throws WritingError that lists every problem with file, line, key and fix */
export async function checkPosts(siteDir: string): Promise<void> {
  const problems: Problem[] = [];
  const reading = { siteDir, problems };
  const [tagsFile, authorsFile] = [await readYaml(reading, TAGS), await readYaml(reading, AUTHORS)];
  const tags = tagsFile && checked(tagsSchema, tagsFile, problems, FIX);
  const authors = authorsFile && checked(authorsSchema, authorsFile, problems, FIX);
  const posts: Written<z.infer<typeof postSchema>>[] = [];
  for (const file of await markdownIn(siteDir, BLOG)) {
    if (!file.startsWith(`${POSTS}/`)) {
      problems.push(ofFile(file, '文章不在這個資料夾裡。', `移到${POSTS}。`));
      continue;
    }
    const post = await readMarkdown(reading, file, postSchema);
    problems.push(...nameProblems(file, post?.front.slug));
    if (!post) continue;
    posts.push(post);
    if (tags) problems.push(...unknown(post.source, 'tags', post.front.tags, tags, TAGS));
    if (authors)
      problems.push(...unknown(post.source, 'authors', [post.front.authors].flat(), authors, AUTHORS));
    if (!TRUNCATE.test(post.text)) {
      const fix = '在開頭一兩段之後，單獨一行寫{/* truncate */}；之前的內容是列表上的摘要。';
      problems.push(ofFile(file, '沒有標出摘要到哪裡為止。', fix));
    }
  }
  problems.push(...sameAddress(posts));
  if (problems.length > 0) throw new WritingError(problems);
}

/** Checks all versions of docs/. @throws WritingError as {@link checkPosts} does */
export async function checkDocs(siteDir: string): Promise<void> {
  const problems: Problem[] = [];
  for (const folder of ['docs', 'versioned_docs'])
    for (const file of await markdownIn(siteDir, folder))
      await readMarkdown({ siteDir, problems }, file, docSchema);
  if (problems.length > 0) throw new WritingError(problems);
}
