import { existsSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import type { LoadContext } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import classic from './theme';

const CONTEXT = {
  siteDir: process.cwd(),
  i18n: { currentLocale: 'zh-Hant', localeConfigs: { 'zh-Hant': { direction: 'ltr' } } },
  siteConfig: { themeConfig: { colorMode: {}, prism: {} }, future: { v4: {} }, storage: {} },
  siteStorage: { type: 'localStorage', namespace: '' },
} as unknown as LoadContext;

describe('the theme', () => {
  const { getClientModules, getThemePath, injectHtmlTags } = classic(CONTEXT, { customCss: ['own.css'] });

  it("loads this site's styles and no client module of the classic theme", () => {
    expect(getClientModules?.()).toEqual([path.resolve('own.css')]);
  });

  it('puts its scripts into pages, and no icons that no page shows', () => {
    const { preBodyTags } = injectHtmlTags?.({ content: undefined }) ?? {};
    const names = [preBodyTags ?? []].flat().map((tag) => (typeof tag === 'string' ? tag : tag.tagName));
    expect(names).toContain('script');
    expect(names).not.toContain('svg');
  });

  const tags = [injectHtmlTags?.({ content: undefined }).preBodyTags ?? []].flat();
  const script = tags.map((tag) => (typeof tag === 'string' ? '' : (tag.innerHTML ?? ''))).join('');

  /** What the script leaves of what was chosen before: the colours, where they are from, and for which the browser's two colours hold. */
  function colorsFor(chosen: string | null | Error, systemIsDark: boolean | undefined) {
    const attributes: Record<string, string> = {};
    const metas = [{ media: 'light system' }, { media: 'dark system' }];
    const document = {
      documentElement: {
        setAttribute: (name: string, value: string) => (attributes[name] = value),
      },
      querySelectorAll: () => metas,
    };
    const getItem = () => {
      if (chosen instanceof Error) throw chosen;
      return chosen;
    };
    const matchMedia = systemIsDark === undefined ? undefined : () => ({ matches: systemIsDark });
    const window = { matchMedia, location: { search: '?docusaurus-theme=dark&docusaurus-data-theme=x' } };
    runInNewContext(script, { document, localStorage: { getItem }, matchMedia, window, URLSearchParams });
    return [attributes, metas.map(({ media }) => media)];
  }
  const theme = (colours: string, choice: string) => ({ 'data-theme': colours, 'data-theme-choice': choice });
  const SYSTEM = ['light system', 'dark system'];

  it.each([
    ['nothing', null, false, theme('light', 'system'), SYSTEM],
    ['nothing, where the system is dark', null, true, theme('dark', 'system'), SYSTEM],
    ['nothing, where the browser cannot tell', null, undefined, theme('light', 'system'), SYSTEM],
    ['nothing that can be read', new Error('denied'), true, theme('dark', 'system'), SYSTEM],
    ['dark', 'dark', false, theme('dark', 'dark'), ['not all', 'all']],
    ['light, where the system is dark', 'light', true, theme('light', 'light'), ['all', 'not all']],
  ])(
    'sets the colours of page and browser before the page is drawn, where the reader chose %s, whatever the address says',
    (_what, chosen, system, attributes, media) => {
      expect(colorsFor(chosen, system)).toEqual([attributes, media]);
    },
  );

  it('is found from anywhere', () => {
    expect(existsSync(getThemePath?.() ?? '')).toBe(true);
    expect(getThemePath?.()).toMatch(/^.*theme-classic.*theme$/);
  });
});
