/** axe, one source per page and no other pages: what it finds, one line per element. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** The small form: every page that is opened reads it anew. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Every rule of WCAG 2.2 A and AA, and axe's own good practices. None is switched off. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Which rules: all of them, or those that judge colours, by axe's own category. */
export type Rules = 'all' | 'colour';

/** Puts axe into the page that is open. */
export const injectAxe = (page: Page): Promise<void> => page.evaluate(SOURCE);

/**
 * What breaks the rules in the page as it now is. Needs {@link injectAxe} before.
 * @returns rule and element, with what would mend it; empty where all is well
 */
export function violations(page: Page, rules: Rules): Promise<string[]> {
  return page.evaluate(
    async ({ tags, colourOnly }) => {
      const { axe: injected } = window as unknown as { axe: typeof axe };
      // The markup of every element that was looked at; the faults name theirs by selector.
      injected.configure({ noHtml: true });
      const colour = injected
        .getRules(tags)
        .filter((rule) => rule.tags.includes('cat.color'))
        .map((rule) => rule.ruleId);
      // What still changes its colour has none that could be judged.
      await Promise.all(document.getAnimations().map(({ finished }) => finished));
      const results = await injected.run(document, {
        runOnly: colourOnly ? { type: 'rule', values: colour } : { type: 'tag', values: tags },
        resultTypes: ['violations'],
        // Style sheets and videos: no rule that runs asks for them.
        preload: false,
      });
      return results.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary = '' }) =>
          `${id}: ${target.join(' ')}: ${failureSummary.replace(/\s+/g, ' ')}`.slice(0, 400),
        ),
      );
    },
    { tags: TAGS, colourOnly: rules === 'colour' },
  );
}
