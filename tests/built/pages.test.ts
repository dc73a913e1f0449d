/** What single pages show and lead to, where no script is needed to see it. */
import { describe, expect, it } from 'vitest';
import { RENAMED_INCIDENTS } from '../../config/moved';
import { loadCatalogue } from '../../plugins/catalogue/load';
import {
  BOTH_VARIANTS,
  changeParts,
  changeSnippets,
  columnAnchor,
  dateWords,
  differences,
  draftPairs,
  formatCount,
  summariseDrafts,
  summarisePair,
  type VersionChange,
  versionPairs,
  recommendSets,
  listYears,
} from 'rental-data';
import { POST_SLUGS, TAGS } from '../routes';
import { all, fileAt, listHrefs, one, pageAt, listTexts } from '../support/builtDom';

const catalogue = await loadCatalogue(process.cwd());
const { releases } = catalogue;
/** Text of the part of a page that is its own. */
const readMain = (pathname: string) => one(pageAt(pathname), 'main').textContent;

describe('the home page', () => {
  const page = pageAt('/');

  it('begins with a download of the newest sound month, then all files', () => {
    const { month } = recommendSets(catalogue);
    const [first, second] = all(page, 'main a.btn');
    expect(first?.getAttribute('href')).toBe(month?.files[0]?.url.replaceAll(' ', '%20'));
    expect(first?.textContent).toContain(`${formatCount(month?.rows ?? 0)}列`);
    expect(second?.getAttribute('href')).toBe('/download/');
  });

  it('shows made-up listings, the dwellings that they became, and says that they are made up', () => {
    const [listings, dwellings] = all(page, 'section[aria-labelledby="merge"] ol').map((list) =>
      listTexts(all(list, 'li')),
    );
    expect([listings?.length, dwellings?.length]).toEqual([5, 3]);
    expect(dwellings?.at(-1)).toContain('不是住宅，不留');
    for (const id of ['row', 'merge'])
      expect(one(page, `section[aria-labelledby="${id}"]`).textContent).toContain('編造的範例列');
  });

  it('shows the three newest posts', () => {
    const newest = all(pageAt('/blog/'), 'main article h2 a').slice(0, 3);
    const shown = all(page, 'main article h3 a[href^="/blog/post/"]');
    expect(newest).toHaveLength(3);
    expect(listTexts(shown)).toEqual(listTexts(newest));
    expect(listHrefs(shown)).toEqual(listHrefs(newest));
  });
});

it.each(Object.entries(RENAMED_INCIDENTS))(
  'the old place %s is in the entry of the incident %s',
  (old, id) => {
    expect(one(pageAt('/data-quality/'), `[id="${old}"]`).closest('details')?.id).toBe(id);
  },
);

describe('the page of a dataset version', () => {
  it.each(catalogue.versions)('$version lists the pages of all sidebars, the newest first', ({ version }) => {
    const list = one(pageAt(`/about-data-set/${version}/`), 'nav[aria-label="資料集版本"] ul');
    const versions = catalogue.versions.map((other) => other.version).reverse();
    expect(listHrefs(all(list, 'a'))).toEqual(versions.map((other) => `/about-data-set/${other}/`));
    expect(listTexts(all(list, 'a'))).toEqual(
      versions.map((other, index) => (index > 0 ? other : `${other}最新`)),
    );
    expect(listTexts(all(list, '[aria-current="page"]'))).toEqual([expect.stringMatching(`^${version}`)]);
  });

  it('0.0 says how its booleans are written', () => {
    expect(readMain('/about-data-set/0.0/')).toContain('0／1');
  });

  it.each(catalogue.versions)('$version leads to the newest where it is an old one', ({ version }) => {
    const page = pageAt(`/about-data-set/${version}/`);
    const notice = all(page, 'article *').filter(
      (element) => element.textContent.includes('已經不用這個格式') && all(element, 'a').length === 1,
    );
    const newest = catalogue.versions.at(-1)?.version ?? '';
    if (version === newest) expect(one(page, 'article').textContent).not.toContain('已經不用這個格式');
    else expect(listHrefs(all(notice.at(-1) ?? page, 'a'))).toEqual([`/about-data-set/${newest}/`]);
  });
});

describe('the blocks', () => {
  it.each(['2024-sep-return', '2025-oct-release', '2025-nov-release'])(
    'the cards in %s have the rows and the files of their periods',
    (slug) => {
      const cards = all(pageAt(`/blog/post/${slug}/`), '.markdown article');
      expect(cards.length).toBeGreaterThan(0);
      for (const card of cards) {
        const sets = releases.find(({ period }) => period === one(card, 'h3').textContent)?.sets ?? [];
        expect(sets, slug).not.toEqual([]);
        for (const { rows } of sets) expect(card.textContent).toContain(formatCount(rows));
        expect(listHrefs(all(card, 'a[href*="TW-Rental-Data.zip"]')).sort()).toEqual(
          sets.flatMap(({ files }) => files.map(({ url }) => url)).sort(),
        );
      }
    },
  );
});

describe('the blog', () => {
  it('lists every post at /blog/post/, and the newest of them at /blog/, newest first', () => {
    const every = listHrefs(all(pageAt('/blog/post/'), 'main time + div > a[href^="/blog/post/"]'));
    expect([...every].sort()).toEqual(POST_SLUGS.map((slug) => `/blog/post/${slug}/`).sort());
    const newest = listHrefs(all(pageAt('/blog/'), 'main h2 a[href^="/blog/post/"]'));
    expect(newest.length).toBeGreaterThan(3);
    expect(newest).toEqual(every.slice(0, newest.length));
  });

  it('lists the tags, but for the one about AI covers, which no post shows: its cover is drawn', () => {
    const AI = '封面圖片使用 AI 生成';
    for (const path of ['/blog/', '/blog/post/', '/blog/tag/資料品質/']) {
      const links = listHrefs(all(pageAt(path), 'main li a[href^="/blog/tag/"]'))
        .map(decodeURI)
        .filter((to) => to !== '/blog/tag/');
      const tags = TAGS.map((tag) => `/blog/tag/${tag}/`).filter((to) => !to.includes(AI) && to !== path);
      expect([...new Set(links)].sort(), path).toEqual(tags.sort());
      expect(readMain(path), path).not.toContain(AI);
    }
    expect(readMain('/blog/post/2026-aug-restart/')).not.toContain(AI);
  });

  it.each(['/blog/', '/blog/post/', '/blog/tag/資料品質/', '/blog/post/data-issue-2021-00/'])(
    'says at %s that a date that looks wrong is the original’s',
    (path) => {
      expect(readMain(path)).toContain('（日期照原公告，比事件還早，應該有誤）');
    },
  );

  it('names the neighbours of a post and related posts', () => {
    const page = pageAt('/blog/post/data-issue-2021-01/');
    const pair = listHrefs(all(page, 'nav[aria-label="前後篇"] a'));
    expect([pair[0], pair.at(-1)]).toEqual(['/blog/post/resurrection/', '/blog/post/2021-annual-data/']);
    const heading = all(page, 'section h2, section h3').find((h) => h.textContent === '相關文章');
    const related = listHrefs(all(heading?.closest('section') ?? page, 'a'));
    expect(related).toHaveLength(3);
    expect(related.filter((href) => href === '/blog/post/2021-annual-data/')).toHaveLength(1);
  });

  it('says on cards what a post is about, as running text without links', () => {
    const page = pageAt('/blog/tag/定期紀錄/');
    const card = all(page, 'main article').find(({ textContent }) => textContent.includes('2026年8月26日起'));
    expect(card?.querySelector('p')?.textContent).toContain('8月的檔案只涵蓋25日到31日');
    for (const each of [page, pageAt('/blog/')]) expect(all(each, 'main article p a')).toEqual([]);
  });
});

describe('the Markdown of posts', () => {
  it('becomes formulas, tables and footnotes', () => {
    const page = pageAt('/blog/post/2021-annual-data/');
    const formulas = all(page, '.markdown .katex-display');
    expect(formulas.length).toBeGreaterThan(0);
    // They scroll, and can be reached by keyboard.
    expect(new Set(formulas.map((formula) => formula.getAttribute('tabindex')))).toEqual(new Set(['0']));
    // Browsers draw them; KaTeX would write each once more with spans, which need its fonts.
    expect(all(page, '.katex > :not(math)')).toEqual([]);
    // A formula that KaTeX could not read would be shown in its error colour.
    expect(all(page, '.katex-error')).toEqual([]);
    expect(all(page, '.markdown table').length).toBeGreaterThan(0);
    const [reference] = listHrefs(all(page, '.markdown sup a'));
    one(page, `[id="${reference?.slice(1)}"]`);
    // Docusaurus ends the heading with a space of no width.
    expect(one(page, '.footnotes h2').textContent).toMatch(/^註腳\u200b?$/);
  });

  it('becomes task lists that say in words what is done', () => {
    const boxes = all(pageAt('/blog/post/2026-aug-restart/'), '.markdown input[type="checkbox"]');
    expect(boxes.length).toBeGreaterThan(0);
    for (const box of boxes)
      expect(box.getAttribute('aria-label')).toBe(box.hasAttribute('checked') ? '已完成' : '未完成');
  });

  it('becomes code that is coloured at build time', () => {
    const words = all(pageAt('/blog/post/clickhouse-local-aggregation/'), 'pre code .hljs-keyword');
    expect(words.length).toBeGreaterThan(0);
  });
});

describe('the dictionary of columns', () => {
  const page = pageAt('/about-data-set/');
  const entry = (anchor: string) => one(page, `[id="${anchor}"]`);
  const rows = all(page, '#column-list details');

  it('has every column, with its source and each of its definitions', () => {
    const anchors = all(page, '[id^="c-"]').map(({ id }) => id);
    expect(anchors.sort()).toEqual([...new Set(catalogue.columns.map(columnAnchor))].sort());
    expect(entry('c-monthly_price').textContent).toContain('列表頁：租金');
    const updated = entry('c-updated').textContent;
    expect(updated).toContain('爬蟲最後一次寫入這則刊登的時間');
    expect(updated).toContain('合併的刊登裡，最晚的物件最後更新時間');
  });

  it('shows the first sentence of each definition, whole', () => {
    const { columns } = catalogue;
    for (const row of rows) {
      const shown = one(row, 'summary').textContent;
      const anchor = row.id || one(row, 'li[id^="c-"]:first-child').id;
      const sentences = columns
        .filter((column) => columnAnchor(column) === anchor)
        .map(({ description }) => `${description.split('。')[0] ?? ''}。`);
      expect(
        sentences.some((sentence) => shown.includes(sentence)),
        anchor,
      ).toBe(true);
    }
  });

  it.each([
    ['c-deal_status', 'letting-signal-2026', '嚴重'],
    ['c-deal_status', 'outage-2024', '註記'],
  ])('leads from %s to its incident %s', (anchor, incident, level) => {
    const item = one(entry(anchor), `li:has(a[href="/data-quality/#${incident}"])`).textContent;
    expect(item).toContain(level);
  });

  it('leads from a column to another one whose incidents are the same', () => {
    const same = all(page, '#column-list dd').filter(({ textContent }) => /^\d件，同/.test(textContent));
    expect(same.length).toBeGreaterThan(3);
    for (const fact of same) {
      const [link] = listHrefs(all(fact, 'a'));
      const place = one(page, `[id="${link?.split('#')[1] ?? ''}"]`);
      // What all columns of a row share stands in the row.
      const listed = [place, place.closest('details') ?? place]
        .flatMap((within) => all(within, 'dt'))
        .find(({ textContent }) => textContent === '事件')?.nextElementSibling;
      expect(listed && all(listed, 'a').length, link).toBe(parseInt(fact.textContent, 10));
    }
  });
});

describe('the page on the quality of the data', () => {
  const page = pageAt('/data-quality/');
  const { incidents } = catalogue;

  const states = pageAt('/data-quality/states/');

  it('answers for each month first, by a picture and by the months of each state', () => {
    const cells = all(page, '[data-coverage-map] table [data-period]');
    for (const cell of cells) expect(cell.getAttribute('data-period')).toMatch(/^\d{4}-\d\d$/);
    const counts = all(page, 'ul[aria-label="各種狀態的月份"] > li b').map(({ textContent }) =>
      Number(textContent),
    );
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(cells.length);
  });

  it('leads to the tables, by the anchors that they had here', () => {
    for (const anchor of ['columns', 'years', ...listYears(catalogue).map((year) => `y${String(year)}`)]) {
      const place = one(page, `[id="${anchor}"]`);
      const links = place.localName === 'a' ? [place] : all(place, 'a');
      expect(
        listHrefs(links).some((href) => href.startsWith('/data-quality/states/#')),
        anchor,
      ).toBe(true);
      one(states, `[id="${anchor}"]`);
    }
  });

  it('tells what happened, by severity, each in a line with a next step and its files in its fold', () => {
    expect(listTexts(all(page, 'main h2'))).toEqual(['發生過哪些品質事件']);
    expect(listTexts(all(states, 'main h2'))).toEqual(['每一欄可以使用嗎？', '各期的列數可以比較嗎？']);
    const graded = (grade: string) =>
      incidents.filter(({ severity }) => severity === grade).map(({ id }) => id);
    const [severe, caution, note] = ['severe', 'caution', 'note'].map(graded);
    const items = all(page, 'main section section > details[id]');
    expect(items.map(({ id }) => id)).toEqual([...(severe ?? []), ...(caution ?? []), ...(note ?? [])]);
    expect(listTexts(all(page, 'main h3[id] > span:first-child'))).toEqual([
      `嚴重（${severe?.length}件）`,
      `留意（${caution?.length}件）`,
      `註記（${note?.length}件）`,
    ]);
    for (const { textContent: text, innerHTML: html } of items) {
      expect(text).toContain('建議：');
      if (!html.includes('href="/download/')) expect(text).toContain('的每一期');
    }
  });

  it('says in the line of an incident with an end where it ends', () => {
    const ended = incidents.filter(({ affects }) => !Array.isArray(affects) && affects.to !== undefined);
    expect(ended.length).toBeGreaterThan(0);
    for (const { id } of ended)
      expect(one(page, `details[id="${id}"] > summary > span`).textContent).toMatch(/年\d+月到\d+年/);
  });

  it('tells the states of every column of both contents, with their periods and reasons', () => {
    for (const variant of ['raw', 'deduplicated'] as const) {
      const named = all(states, `[data-history="${variant}"]`).flatMap(
        (history) => history.getAttribute('data-columns')?.split('\n') ?? [],
      );
      const columns = catalogue.columns.filter(({ variants }) => variants.includes(variant));
      expect(named.sort()).toEqual([...new Set(columns.map(({ header }) => header))].sort());
    }
  });
});

it('the menus of /compare/ offer what is published, by year, the newest first', () => {
  const groups = all(pageAt('/compare/'), 'select[name="b"] optgroup');
  const years = [...new Set(releases.map(({ year }) => year))].sort((a, b) => b - a);
  expect(groups.map((group) => group.getAttribute('label'))).toEqual(years.map((year) => `${year}年`));
  const offered = groups.flatMap((group) =>
    all(group, 'option').map((option) => option.getAttribute('value')),
  );
  expect(offered.sort()).toEqual(releases.map(({ period }) => period).sort());
});

it('the citation of a set asks for the day without scripts, its files are links, and no day is that of the build', () => {
  const box = one(pageAt('/download/2026-04/deduplicated/'), 'section:has(#cite)');
  expect(listTexts(all(box, 'li'))[0]).toMatch(
    /【資料集】。.*。https:[^ ]*\/download\/2026-04\/deduplicated\/$/,
  );
  expect(all(box, 'a[download]')).toHaveLength(4);
  expect(fileAt('/download/2026-04/deduplicated/')).not.toMatch(/取用日期：\d|日取自/);
});

describe('the differences between dataset versions', () => {
  const PAIRS = versionPairs(catalogue);

  it('are linked from one table, with a line about each pair', () => {
    const list = one(pageAt('/differences/'), 'main');
    const lines = [
      ...PAIRS.map(([from, to]) => ({ from, to, words: summarisePair(catalogue, from, to) })),
      ...summariseDrafts(catalogue).map(({ from, to, written, words }) => ({
        from,
        to,
        words: `${dateWords(written)}的草案：${words}`,
      })),
    ];
    expect(all(list, 'li > a[href^="/differences/"]')).toHaveLength(lines.length);
    for (const { from, to, words } of lines)
      expect(one(list, `li:has(a[href="/differences/${from}-${to}/"])`).textContent).toContain(words);
  });

  it.each(PAIRS)('from %s to %s tell every change, what to do about it, and the code', (from, to) => {
    const { changes } = differences(catalogue, from, to);
    const listed = all(pageAt(`/differences/${from}-${to}/`), '[data-change]').map((item) => ({
      kind: item.getAttribute('data-change'),
      text: item.textContent,
    }));
    // A meaning that changed alike in both variants is told once, of both.
    const alike = (change: VersionChange) => JSON.stringify({ ...change, variant: '' });
    const once = changes.filter(
      (change, at) =>
        change.kind !== 'meaning-changed' || changes.findIndex((c) => alike(c) === alike(change)) === at,
    );
    expect(listed.map(({ kind }) => kind).sort()).toEqual(once.map((c) => c.kind).sort());
    for (const change of once) {
      const isShared = changes.filter((c) => alike(c) === alike(change)).length > 1;
      const { what, task } = changeParts(
        change,
        change.kind === 'meaning-changed' && isShared ? BOTH_VARIANTS : undefined,
      );
      const found = listed.find(({ text }) => text.includes(what));
      expect(found?.text, what).toContain(task);
      for (const { code } of changeSnippets(change)) expect(found?.text).toContain(code);
    }
  });

  it.each(draftPairs(catalogue))(
    'from $from to the draft of $to tell all that the draft says, and lead to no page of its version',
    ({ from, to, draft }) => {
      const page = pageAt(`/differences/${from}-${to}/`);
      const text = one(page, 'main').textContent;
      for (const sentence of [
        ...draft.columns.flatMap(({ header, description }) => [header, description]),
        ...draft.deprecated,
        ...draft.changes,
        ...draft.dedup.rules,
        ...draft.unknown,
        `${dateWords(draft.written)}的草案`,
      ])
        expect(text).toContain(sentence);
      // Nothing of it has come out.
      expect(text).not.toMatch(new RegExp(`${to.replace('.', '\\.')}[^。]{0,20}(?:推出|發布|現行)`));
      expect(listHrefs(all(page, 'a')).join(' ')).not.toContain(`/about-data-set/${to}/`);
    },
  );
});
