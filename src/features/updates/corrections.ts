/** What the site itself said wrongly, and corrected: whoever worked by it has to know. Newest first. */

export interface Correction {
  /** lasting anchor on the page of updates */
  id: string;
  /** ISO date of the correction: the day of the commit */
  day: string;
  title: string;
  wrong: string;
  since: string;
  redo: string;
  check: string;
}

export const CORRECTIONS: readonly Correction[] = [
  {
    id: 'coordinates-exchanged',
    day: '2026-11-25',
    title: '約略地點的緯度與經度，欄位說明寫反了',
    wrong:
      '欄位說明曾把「約略地點_x」與「常見約略地點_x」的單位寫成經度，把「約略地點_y」與「常見約略地點_y」的寫成緯度。檔案裡其實相反：x是緯度，y是經度。',
    since:
      '從2026年11月20日的第一份欄位說明，到2026年11月25日更正為止。網頁、欄位的JSON與Table Schema都寫錯；檔案沒有錯，不必重新下載。',
    redo: '照舊說明把x當成經度的，請把兩欄對調，再重畫地圖、重算距離與行政區。原本就看數值判斷、或已經自己對調過的，不受影響。',
    check: 'x大約在21.8到26.5之間，y大約在118.2到122.1之間。當成緯度的那一欄如果有大於90的值，就是用反了。',
  },
];
