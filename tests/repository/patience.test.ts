/** No test fails because the machine has other things to do: limits are long, in one place, and only states are waited for. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listTests } from '../support/sources';
import playwright from '@site/playwright.config';
import built from '@site/vitest.built.config.mjs';
import unit from '@site/vitest.config.mjs';
import engines from '@site/vitest.engines.config.mjs';
import { LONGEST, PATIENCE } from '../support/patience.mjs';

/** What gives a test a limit of its own, or waits for time. `requestIdleCallback` names a moment, no limit. */
const FORBIDDEN: Record<string, { pattern: RegExp; planted: readonly string[] }> = {
  'a limit in the options': {
    pattern: /^(?!.*requestIdleCallback).*\b(?:test|hook)?timeout: ?[\w]+/i,
    planted: ["it('x', { timeout: 5_000 }, () => {", 'vi.setConfig({ testTimeout: 30_000 });'],
  },
  'a limit as the last argument': {
    pattern: /^\s*\}, [\d_]+\);|^\s*[\d_]{4,},$\n\s*\);/m,
    planted: ['}, 60_000);', '    },\n    120_000,\n  );'],
  },
  'a limit that is set': {
    pattern: /\b(?:test|page)\.set\w*Timeout\(/,
    planted: ['test.setTimeout(120_000);'],
  },
  'a limit of a program that is shorter than that of a test': {
    pattern: /\bAbortSignal\.timeout\((?!LONGEST\b)/,
    planted: ['signal: AbortSignal.timeout(PATIENCE),'],
  },
  'waiting of one second': { pattern: /\bvi\.wait(?:For|Until)\(/, planted: ['await vi.waitFor(() => 1);'] },
  'an idle moment that may never come': {
    pattern: /\brequestIdleCallback\((?!.*\btimeout\b)/,
    planted: ['await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));'],
  },
  'waiting for time': { pattern: /\bwaitForTimeout\(/, planted: ['await page.waitForTimeout(500);'] },
};

/** Other parts of the tests speak of time limits as well: of the site, or of tools. */
const OF_OTHERS = /PREFETCH_IDLE_TIMEOUT|timeout: (?:number|options)|timeout-minutes/;

const sources = listTests()
  .filter((file) => !file.endsWith(path.basename(import.meta.url)))
  .map((file) => [file, readFileSync(file, 'utf8')] as const);

describe('limits', () => {
  it('are a minute or more everywhere', () => {
    expect(PATIENCE).toBeGreaterThanOrEqual(60_000);
    // A test that waits in vain says for what before it is ended itself.
    expect(LONGEST).toBeGreaterThan(PATIENCE);
    for (const { test } of [unit, built, engines])
      expect(test).toMatchObject({
        testTimeout: LONGEST,
        hookTimeout: LONGEST,
        expect: { poll: { timeout: PATIENCE } },
      });
    expect(playwright).toMatchObject({
      timeout: LONGEST,
      expect: { timeout: PATIENCE },
      use: { actionTimeout: PATIENCE, navigationTimeout: PATIENCE },
    });
  });

  describe.each(Object.entries(FORBIDDEN))('%s', (_name, { pattern, planted }) => {
    it('is found where it is planted', () => {
      for (const text of planted) expect(text).toMatch(pattern);
    });

    it('stands in no test', () => {
      expect(sources.length).toBeGreaterThan(300);
      const found = sources.flatMap(([file, text]) =>
        (pattern.multiline ? [text] : text.split('\n'))
          .filter((part) => pattern.test(part) && !OF_OTHERS.test(pattern.exec(part)?.[0] ?? ''))
          .map((part) => `${file}: ${pattern.exec(part)?.[0].trim() ?? ''}`),
      );
      expect(found).toEqual([]);
    });
  });
});
