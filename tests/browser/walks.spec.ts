/**
 * Five questions of people who have never been here, from the home page to the answer, by links and the search alone. A walk
 * counts clicks, and the pixels by which the page has to be scrolled until what is clicked or read stands in the window.
 */
import type { Locator, Page } from '@playwright/test';
import { inFull } from 'rental-data/testing/full';
import { expect, hydrated, test } from '../support/test';

const CLICKS = 2;
/** The most to be scrolled in a walk, in heights of the window. */
const SCREENS = 2;

/** Somebody who looks for an answer. */
function makeVisitor(page: Page) {
  const walked = { clicks: 0, pixels: 0 };
  const see = async (target: Locator) => {
    await expect(target).toBeVisible();
    walked.pixels += await target.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      // Something tall is read from its beginning.
      const end = Math.min(bottom, top + 240);
      const way = end > innerHeight ? end - innerHeight : Math.min(0, top);
      scrollBy({ top: way, behavior: 'instant' });
      return Math.abs(way);
    });
  };
  const click = async (target: Locator) => {
    await see(target);
    await target.click();
    walked.clicks += 1;
  };
  const search = async (words: string, hit: RegExp) => {
    await click(page.getByRole('banner').getByRole('button', { name: /^搜尋/ }));
    await page.getByRole('combobox').fill(words);
    const first = page.getByRole('option').filter({ hasText: hit }).first();
    await click(first);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  return { walked, see, click, search };
}
type Visitor = ReturnType<typeof makeVisitor>;

const door = (page: Page, name: string) =>
  page.getByRole('main').getByRole('region', { name: '從哪裡開始' }).getByRole('link', { name });

/** Title of the newest incident about columns. */
const FURNITURE = /家具欄位大多沒有值或記錯/;

interface Question {
  who: string;
  links: (page: Page, visitor: Visitor) => Promise<void>;
  search: (page: Page, visitor: Visitor) => Promise<void>;
  /** what has to be seen in the end */
  answers: (page: Page) => Locator[];
}

const QUESTIONS: Question[] = [
  {
    who: 'a journalist: may I trust the rents of October 2025, and how do I cite them?',
    links: (page, { click }) =>
      click(page.getByRole('table', { name: /^收錄圖/ }).getByRole('link', { name: /^2025年10月/ })),
    search: (_, { search }) => search('2025年10月', /2025年10月.*原始資料|2025-10/),
    answers: (page) => [
      page.locator('#verdict'),
      page.getByText('月租金要先看說明').first(),
      page.getByRole('button', { name: '複製引用', exact: true }),
    ],
  },
  {
    who: 'a student: the median rent of studios in Taipei, in Excel?',
    links: async (page, { click }) => {
      await click(door(page, '操作範例'));
      await click(page.getByRole('main').getByRole('link', { name: '臺北市獨立套房的月租金中位數' }));
    },
    search: (_, { search }) => search('台北市 套房 租金', /臺北市獨立套房的月租金中位數/),
    answers: (page) => [
      page.getByText('臺北市的代碼是').first(),
      page.getByRole('heading', { name: 'Excel' }),
    ],
  },
  {
    who: 'a researcher: may 2019 and 2023 be compared?',
    links: async (page, { click }) => {
      await click(door(page, '比較兩期'));
      await click(page.getByRole('main').getByRole('link', { name: '比較2019與2023' }));
    },
    search: (_, { search }) => search('比較 2019 2023', /比較2019與2023/),
    answers: (page) => [
      page.getByText('合併規則不同').first(),
      page.getByRole('heading', { name: '改為比較月資料' }),
    ],
  },
  {
    who: 'a developer: the addresses of all monthly CSV files, and the schema?',
    links: (page, { click }) => click(door(page, '給開發者')),
    search: (_, { search }) => search('全部月份 CSV 網址', /給開發者|只下載月資料/),
    answers: (page) => [page.locator('pre', { hasText: 'urls.txt' }).first()],
  },
  {
    who: 'a reader: what happened to the data lately, and what am I to do?',
    links: async (page, { click }) => {
      await click(page.getByRole('navigation').first().getByRole('link', { name: '資料品質' }));
      await click(page.locator('summary').filter({ hasText: FURNITURE }));
    },
    search: (_, { search }) => search('家具欄位 記錯', FURNITURE),
    answers: (page) => [
      page.getByRole('heading', { name: FURNITURE }),
      page.locator('details').filter({ hasText: FURNITURE }).getByText('建議：'),
    ],
  },
];

for (const [width, height, by] of [
  [1440, 900, 'links'],
  [360, 740, 'search'],
  ...inFull([1440, 900, 'search'] as const),
] as const)
  test(`questions are answered near home, by ${by} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const { who, answers, ...ways } of QUESTIONS)
      await test.step(who, async () => {
        await page.goto('/');
        await hydrated(page);
        const visitor = makeVisitor(page);
        await ways[by](page, visitor);
        for (const answer of answers(page)) await visitor.see(answer);
        const { clicks, pixels } = visitor.walked;
        test
          .info()
          .annotations.push({ type: who, description: `${clicks} clicks, ${Math.round(pixels)} px` });
        expect(clicks).toBeLessThanOrEqual(CLICKS);
        expect(pixels).toBeLessThanOrEqual(SCREENS * height);
      });
  });
