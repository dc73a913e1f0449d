/** axe, one source per page and no other pages: what it finds, one line per element. */
import { appendFileSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** The small form: every page that is opened reads it anew. */
const SOURCE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** Every rule of WCAG 2.2 A and AA, and axe's own good practices. None is switched off. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Which rules: all of them, or those that judge colours, by axe's own category, which take as long as all others, or those others. */
export type Rules = 'all' | 'colour' | 'structure';

/**
 * Tables in which nothing was found, by all that axe could judge them by: 209 pages of files share 42 tables of columns,
 * and these are three quarters of their elements. All workers of a run share the list, which begins empty.
 */
const faultless = {
  file(): string {
    const file = process.env['TEST_FAULTLESS'];
    if (!file)
      throw new Error('TEST_FAULTLESS 沒有值：global-setup.ts 沒有執行。請用 npx playwright test 執行測試。');
    return file;
  },
  known(): string[] {
    return readFileSync(this.file(), 'utf8').split('\n');
  },
  add(keys: readonly string[]): void {
    const known = new Set(this.known());
    // One write for each list: what two workers append at once then stands in whole lines.
    const lines = keys.filter((key) => !known.has(key)).map((key) => `${key}\n`);
    if (lines.length > 0) appendFileSync(this.file(), lines.join(''));
  },
};

/**
 * Puts axe into the page that is open, and takes away the shade at the edges of what can be moved sideways: axe judges no
 * text before a picture, and these shades lie behind every table.
 */
export async function injectAxe(page: Page): Promise<void> {
  await page.evaluate(SOURCE);
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('.scroll')) {
      element.style.backgroundImage = 'none';
    }
  });
}

/**
 * What breaks the rules in the page as it now is. Needs {@link injectAxe} before. A table is left out where one that cannot
 * be told from it (same markup, same boxes, same place in the tree, same width of the page, colours and rules) was judged on
 * a page before, and nothing was found there: a box of its size stands for it, since axe also reads what it is told to
 * leave out. What refers to the inside of such a table leads nowhere meanwhile, and would be found.
 * @returns rule and element, with what would mend it; empty where all is well
 */
export async function violations(page: Page, rules: Rules): Promise<string[]> {
  const { faults, tables } = await page.evaluate(
    async ({ tags, wanted, known }) => {
      const { axe: injected } = window as unknown as { axe: typeof axe };
      // The markup of every element that was looked at; the faults name theirs by selector.
      injected.configure({ noHtml: true });
      const colour = injected
        .getRules(tags)
        .filter((rule) => rule.tags.includes('cat.color'))
        .map((rule) => rule.ruleId);
      // What still changes its colour has none that could be judged.
      await Promise.all(document.getAnimations().map(({ finished }) => finished));

      /** What the table is, where it stands, and how every part of it is drawn. */
      const describeLooks = (table: Element): string => {
        const { x: left, y: top } = table.getBoundingClientRect();
        const above: string[] = [];
        for (let at = table.parentElement; at; at = at.parentElement) {
          above.push((at.cloneNode() as Element).outerHTML);
        }
        const boxes = [table, ...table.querySelectorAll('*')].map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return [x - left, y - top, width, height].map((length) => length.toFixed(1)).join(' ');
        });
        const page = [wanted, document.documentElement.dataset['theme'], window.innerWidth, left.toFixed(1)];
        return [...page, ...above, table.outerHTML, ...boxes].join('\n');
      };
      const digest = async (text: string): Promise<string> => {
        const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
        return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
      };
      const found = await Promise.all(
        [...document.querySelectorAll('main table')].map(async (table) => ({
          table,
          key: await digest(describeLooks(table)),
        })),
      );
      const putBack = found
        .filter(({ key }) => known.includes(key))
        .map(({ table }) => {
          const box = document.createElement('div');
          const { width, height } = table.getBoundingClientRect();
          const { margin } = getComputedStyle(table);
          box.setAttribute('style', `width:${width}px;height:${height}px;margin:${margin}`);
          table.replaceWith(box);
          return () => box.replaceWith(table);
        });

      const results = await injected
        .run(document, {
          ...(wanted === 'colour'
            ? { runOnly: { type: 'rule', values: colour } }
            : { runOnly: { type: 'tag', values: tags } }),
          ...(wanted === 'structure' && {
            rules: Object.fromEntries(colour.map((id) => [id, { enabled: false }])),
          }),
          resultTypes: ['violations'],
          // Style sheets and videos: no rule that runs asks for them.
          preload: false,
        })
        .finally(() => {
          for (const put of putBack) put();
        });
      return {
        faults: results.violations.flatMap(({ id, nodes }) =>
          nodes.map(({ target, failureSummary = '' }) =>
            `${id}: ${target.join(' ')}: ${failureSummary.replace(/\s+/g, ' ')}`.slice(0, 400),
          ),
        ),
        tables: found.map(({ key }) => key),
      };
    },
    { tags: TAGS, wanted: rules, known: faultless.known() },
  );
  if (faults.length === 0) faultless.add(tables);
  return faults;
}
