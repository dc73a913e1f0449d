/** A site that is made up, whose addresses are told from its texts at once. */
import type { IndexSite } from '../../src/build';
import type { SearchSite } from '../../src';

export const SITE: SearchSite = {
  file: (period, variant) => `/files/${period}/${variant}/`,
  column: (anchor) => `/columns/#${anchor}`,
  compare: '/compare/',
  comparison: (a, b, variant) => `/compare/?a=${a}&b=${b}&variant=${variant}`,
  differences: '/differences/',
  difference: (from, to) => `/differences/${from}-${to}/`,
  pick: '/pick/',
  picked: ({ from, to }) => `/pick/?from=${from}&to=${to}`,
  isEnglish: (path) => path.startsWith('/en/'),
};

export const INDEX_SITE: IndexSite = {
  file: SITE.file,
  versionColumn: (version, anchor) => `/versions/${version}/#${anchor}`,
  codeTable: (id) => `/codes/${id}/`,
  incident: (id) => `/quality/#${id}`,
  draft: (from, to) => ({ path: SITE.difference(from, to), title: `${from}到${to}（草案）` }),
  names: { about: '資料集', codes: '代碼', differences: '差異', download: '下載', quality: '品質' },
  plainName: (path) => (path === '/files/' ? '下載' : undefined),
  componentText: ({ tag, props }) =>
    tag === 'Changes' ? `版本${String(props['version'])}的改變` : undefined,
};
