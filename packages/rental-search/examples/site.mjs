/**
 * The pages of a site, made up.
 *
 * @type {import('rental-search').SearchSite & import('rental-search/build').IndexSite}
 */
export const site = {
  // 結果通往哪裡
  file: (period, variant) => `/files/${period}/${variant}/`,
  column: (anchor) => `/columns/#${anchor}`,
  compare: '/compare/',
  comparison: (a, b, variant) => `/compare/?a=${a}&b=${b}&variant=${variant}`,
  differences: '/differences/',
  difference: (from, to) => `/differences/${from}-${to}/`,
  pick: '/pick/',
  picked: ({ from, to, columns }) => `/pick/?from=${from}&to=${to}&columns=${columns}`,
  isEnglish: (path) => path.startsWith('/en/'),
  // 目錄的各種紀錄在哪一頁
  versionColumn: (version, anchor) => `/versions/${version}/#${anchor}`,
  codeTable: (id) => `/codes/${id}/`,
  incident: (id) => `/quality/#${id}`,
  draft: (from, to) => ({ path: `/differences/${from}-${to}/`, title: `${from}到${to}的草案` }),
  names: { about: '資料集', codes: '編碼表', differences: '版本差異', download: '下載', quality: '資料品質' },
  plainName: () => undefined,
  componentText: () => undefined,
};
