import { runInNewContext } from 'node:vm';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import { changeTheme } from './theme';

const CONTEXT = { siteStorage: { type: 'localStorage', namespace: '-kettle' } } as unknown as LoadContext;

/** As theme-classic gives what matters here. */
const makeTheme = (innerHTML: string): Plugin<undefined> => ({
  name: 'docusaurus-theme-classic',
  getThemePath: () => '../lib/theme',
  getTypeScriptThemePath: () => '../src/theme',
  getClientModules: () => ['/infima/dist/css/infima.css', './prism-include-languages', './nprogress', '/own'],
  injectHtmlTags: () => ({ preBodyTags: [{ tagName: 'svg' }, { tagName: 'script', innerHTML }] }),
});
const OWN_SCRIPT = "root.setAttribute('data-theme', x);root.setAttribute('data-theme-choice', x)";

/** The client modules and the tags that are left. */
function changed(changes: Omit<Parameters<typeof changeTheme>[2], 'folder'>, innerHTML = OWN_SCRIPT) {
  const theme = changeTheme(makeTheme(innerHTML), CONTEXT, { folder: '/classic/lib', ...changes });
  const tags = theme.injectHtmlTags?.({ content: undefined }).preBodyTags as { tagName: string }[];
  return { theme, modules: theme.getClientModules?.(), tags };
}

describe('the theme', () => {
  it('keeps what is not left out, and is found from anywhere', () => {
    const { theme, modules, tags } = changed({ leaveOut: ['progress'] });
    expect(modules).toEqual(['/infima/dist/css/infima.css', '/classic/lib/prism-include-languages', '/own']);
    expect(tags).toEqual([{ tagName: 'svg' }, { tagName: 'script', innerHTML: OWN_SCRIPT }]);
    expect(theme.getThemePath?.()).toBe('/classic/lib/theme');
    expect(theme.getTypeScriptThemePath?.()).toBe('/classic/src/theme');
  });

  it('leaves out client modules and icons', () => {
    const { modules, tags } = changed({ leaveOut: ['styles', 'highlighting', 'progress', 'icons'] });
    expect(modules).toEqual(['/own']);
    expect(tags.map(({ tagName }) => tagName)).toEqual(['script']);
  });

  it('says what is not there any more', () => {
    const other = { ...makeTheme(''), getClientModules: () => ['./nprogress'] };
    expect(() => changeTheme(other, CONTEXT, { folder: '', leaveOut: ['styles'] })).toThrow(
      /no infima any more\. Fix: /,
    );
    expect(() => changed({ leaveOut: [], ownColors: true }, "setAttribute('data-theme', x)")).toThrow(
      /no data-theme-choice any more\. Fix: /,
    );
  });

  /** What the script leaves of what was chosen before: the colours, where they are from, and for which the browser's two colours hold. */
  function colorsFor(chosen: string | null | Error, systemIsDark: boolean | undefined) {
    const script = (changed({ leaveOut: ['icons'], ownColors: true }).tags as { innerHTML?: string }[])[0];
    const attributes: Record<string, string> = {};
    const metas = [{ media: 'light system' }, { media: 'dark system' }];
    const document = {
      documentElement: {
        setAttribute: (name: string, value: string) => (attributes[name] = value),
      },
      querySelectorAll: () => metas,
    };
    const getItem = (key: string) => {
      if (chosen instanceof Error) throw chosen;
      return key === 'theme-kettle' ? chosen : 'of another site';
    };
    const matchMedia = systemIsDark === undefined ? undefined : () => ({ matches: systemIsDark });
    const window = { matchMedia, location: { search: '?docusaurus-theme=dark&docusaurus-data-theme=x' } };
    runInNewContext(script?.innerHTML ?? '', {
      document,
      localStorage: { getItem },
      matchMedia,
      window,
      URLSearchParams,
    });
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
});
