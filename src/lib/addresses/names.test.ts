import { describe, expect, it } from 'vitest';
import { fullName, PAGE, SECTIONS, findSection, type Page } from './names';
import { FIXED_ROUTES, UNLISTED_ROUTES } from '@site/tests/routes';

const pages: Page[] = Object.values(PAGE);

describe('named pages', () => {
  it.each(pages)('$to is a page with that title', ({ to, name }) => {
    const route = [...FIXED_ROUTES, ...UNLISTED_ROUTES].find(({ path }) => `${path}/` === to);
    expect(route?.title).toBe(name);
  });

  it('have a name each', () => {
    expect(new Set(pages.map(({ name }) => name)).size).toBe(pages.length);
  });

  it('say what a name does not', () => {
    expect(fullName(PAGE.download)).toBe('打包回家玩（下載）');
    expect(fullName(PAGE.codes)).toBe('編碼表');
  });
});

describe('findSection', () => {
  it.each([
    ['/', undefined],
    ['/download/', PAGE.download],
    ['/download/2021-10/raw/', PAGE.download],
    ['/developers/', PAGE.download],
    ['/about-data-set/0.3/', PAGE.about],
    ['/codes/sub_region/', PAGE.about],
    ['/differences/0.2-0.3/', PAGE.about],
    ['/compare/', PAGE.quality],
    ['/pick/', PAGE.download],
    ['/blog/post/resurrection/', PAGE.blog],
    ['/privacy/', undefined],
    ['/search/', undefined],
  ])('%s', (path, section) => {
    expect(findSection(path)).toBe(section);
  });

  it('gives sections only', () => {
    for (const { to } of pages) expect([undefined, ...SECTIONS]).toContain(findSection(to));
  });
});
