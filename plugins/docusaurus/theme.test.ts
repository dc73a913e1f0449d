import { existsSync } from 'node:fs';
import path from 'node:path';
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
    const tags = [injectHtmlTags?.({ content: undefined }).preBodyTags ?? []].flat();
    expect(tags.map((tag) => (typeof tag === 'string' ? tag : tag.tagName))).not.toContain('svg');
    expect(tags).toContainEqual(
      expect.objectContaining({ innerHTML: expect.stringContaining("localStorage.getItem('theme')") }),
    );
  });

  it('is found from anywhere', () => {
    expect(existsSync(getThemePath?.() ?? '')).toBe(true);
    expect(getThemePath?.()).toMatch(/^.*theme-classic.*theme$/);
  });
});
