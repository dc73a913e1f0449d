import { describe, expect, it, vi } from 'vitest';
import { configureTestSite } from '../../tests/support/client';
import { matchAddress } from './routes';

const { tool } = vi.hoisted(() => ({
  tool: { path: '/tool/', load: () => new Promise<never>(() => undefined), attributes: { data: 'tool' } },
}));
vi.mock('@generated/docusaurus.config', () => ({ default: { baseUrl: '/' } }));
vi.mock('@browser-pages', () => ({
  default: {
    html: ['/codes/', '/docs/0.3/'],
    react: [tool],
    attributes: { '/codes/': { middleware: ['one', 'moved'] } },
  },
}));

configureTestSite({}, [
  { path: '*', middleware: ['moved'] },
  { path: '/docs/:version/', isValid: ({ version = '' }) => /^\d+\.\d+$/.test(version) },
  {
    path: '/files/:month/:kind/',
    isValid: ({ month = '', kind }) => /^\d{4}-(?:0[1-9]|1[0-2])$/.test(month) && kind === 'raw',
  },
  { path: '/tag/:name/' },
]);

describe('matchAddress', () => {
  it('knows a page that is HTML, with what it and the patterns declare', () => {
    expect(matchAddress('/codes/')).toEqual({
      attributes: { middleware: ['moved', 'one'] },
      params: {},
      valid: true,
      known: true,
      dynamic: false,
      react: undefined,
    });
  });

  it('knows a page that React draws', () => {
    const match = matchAddress('/tool/');
    expect(match).toMatchObject({
      attributes: { middleware: ['moved'], data: 'tool' },
      known: true,
      dynamic: false,
    });
    expect(match.react).toBe(tool);
  });

  it('reads the parameters of a pattern, whose pages there may be', () => {
    expect(matchAddress('/files/2026-04/raw/')).toMatchObject({
      params: { month: '2026-04', kind: 'raw' },
      valid: true,
      known: false,
      dynamic: true,
    });
    expect(matchAddress('/tag/資料品質/').params).toEqual({ name: '資料品質' });
  });

  it('takes a page of a pattern that is listed for known', () => {
    expect(matchAddress('/docs/0.3/')).toMatchObject({
      params: { version: '0.3' },
      known: true,
      dynamic: false,
    });
  });

  it.each(['/files/2026-13/raw/', '/files/2026-04/other/', '/docs/x/'])(
    'says that %s has not the form of its pattern',
    (path) => {
      expect(matchAddress(path)).toMatchObject({ valid: false, known: false, dynamic: true });
    },
  );

  it.each(['/', '/never/', '/codes', '/files/2026-04/', '/files/2026-04/raw/more/', '/docsx/0.3/'])(
    'knows nothing of %s',
    (path) => {
      expect(matchAddress(path)).toEqual({
        attributes: { middleware: ['moved'] },
        params: {},
        valid: true,
        known: false,
        dynamic: false,
        react: undefined,
      });
    },
  );
});
