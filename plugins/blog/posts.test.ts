import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ORIGINAL_COVER_TAG, shownTags } from '@site/src/features/blog/postTags';
import { RECORDED_POSTS } from '@site/tests/routes';
import { catalogue } from 'rental-data/testing/realCatalogue';

interface Matter {
  title: string;
  description: string;
  date: string;
  draft?: boolean;
  date_note?: string;
  tags: string[];
}

const posts = readdirSync('blog/post')
  .map((name) => {
    const [, head = '', body = ''] = /^---\n([^]*?)\n---\n([^]*)$/.exec(
      readFileSync(path.join('blog/post', name), 'utf8'),
    ) ?? [''];
    return { slug: path.parse(name).name, matter: parse(head) as Matter, body: body.trim() };
  })
  // A draft that `npm run release` leaves is still to be written.
  .filter(({ matter }) => !matter.draft);
/** Those that were written anew from a notice of the site before this one. */
const rewritten = posts.filter(({ slug }) => RECORDED_POSTS.includes(slug));

const FENCED = /^```(\w+)\n([^]*?)^```$/gm;
const han = (text: string) => text.match(/\p{Script=Han}/gu)?.length ?? 0;
const firstParagraph = (body: string) => body.split('\n\n')[0] ?? '';

/** The longest piece of a text that another holds as well. */
function longestShared(text: string, other: string): string {
  let longest = '';
  for (let from = 0; from < text.length; from++) {
    while (from + longest.length < text.length && other.includes(text.slice(from, from + longest.length + 1)))
      longest = text.slice(from, from + longest.length + 1);
  }
  return longest;
}

describe.each(rewritten)('$slug, written anew,', ({ slug, body }) => {
  it('says enough, and not too much', () => {
    const words = han(body.replace(FENCED, '').replace(/<[A-Z][^>]*\/>/g, ''));
    expect(words).toBeGreaterThanOrEqual(200);
    expect(words).toBeLessThanOrEqual(900);
  });

  it('closes with the original notice, always in the same words', () => {
    const paragraphs = body.split('\n\n').filter((text) => !text.startsWith('[^'));
    expect(paragraphs.at(-1)).toBe(
      `當時的原文見[原公告](https://rentalhouse.g0v.ddio.io/blog/post/${slug}/)。`,
    );
  });
});

describe.each(posts)('$slug', ({ matter, body }) => {
  // Cards and search results show the description, the post begins with its first paragraph: who comes from one to the other
  // should not read the same twice.
  it('does not begin with the words of its card, which are whole sentences', () => {
    expect(matter.description).toMatch(/[。！？]$/);
    expect([...longestShared(matter.description, firstParagraph(body))].length).toBeLessThan(14);
  });

  it('names columns in its code that the files have', () => {
    const columns = new Set(catalogue.columns.map(({ header }) => header));
    for (const [, , code = ''] of body.matchAll(FENCED)) {
      for (const [, name = ''] of code.matchAll(/"([^"\n]*)"/g)) {
        if (han(name) > 0 && !name.endsWith('_')) expect(columns, code).toContain(name);
      }
    }
  });

  it('says so where its date is earlier than the year it tells of', () => {
    const years = [...matter.title.matchAll(/20\d\d/g)].map(([year]) => year);
    const early = years.length > 0 && years.every((year) => year > matter.date.slice(0, 4));
    if (early) expect(matter.date_note, matter.title).toBeDefined();
    if (matter.date_note !== undefined) expect(matter.date_note).toMatch(/^（.+）$/);
  });
});

describe('the tag about covers made with AI', () => {
  it('stands at posts, and not beside what readers see of them', () => {
    const tagged = rewritten.filter(({ matter }) => matter.tags.includes(ORIGINAL_COVER_TAG));
    expect(tagged).toHaveLength(10);
    for (const { matter } of tagged) {
      expect(shownTags(matter.tags)).toEqual(matter.tags.filter((tag) => !tag.includes('AI')));
      expect(shownTags(matter.tags)).not.toHaveLength(0);
    }
  });
});
