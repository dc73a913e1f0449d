import { existsSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import theme from './theme';

const CONTEXT = {
  siteDir: process.cwd(),
  i18n: { currentLocale: 'zh-Hant', localeConfigs: { 'zh-Hant': { direction: 'ltr' } } },
  siteConfig: { themeConfig: { colorMode: {}, prism: {} }, future: { v4: {} }, storage: {} },
  siteStorage: { type: 'localStorage', namespace: '' },
} as unknown as LoadContext;

describe('the theme', () => {
  const { getClientModules, getThemePath, injectHtmlTags } = theme(CONTEXT, { customCss: ['own.css'] });

  it("loads this site's styles and no client module of the classic theme", () => {
    expect(getClientModules?.()).toEqual([path.resolve('own.css')]);
  });

  it('puts its scripts into pages, and no icons that no page shows', () => {
    const { preBodyTags } = injectHtmlTags?.({ content: undefined }) ?? {};
    const names = [preBodyTags ?? []].flat().map((tag) => (typeof tag === 'string' ? tag : tag.tagName));
    expect(names).toContain('script');
    expect(names).not.toContain('svg');
  });

  it('sets the colours before the page is drawn, and no attribute that an address names', () => {
    const text = JSON.stringify(injectHtmlTags?.({ content: undefined }).preBodyTags);
    expect(text).toContain('data-theme');
    expect(text).not.toContain('docusaurus-data-');
  });

  it('is found from anywhere', () => {
    expect(existsSync(getThemePath?.() ?? '')).toBe(true);
    expect(getThemePath?.()).toMatch(/^.*theme-classic.*theme$/);
  });
});
