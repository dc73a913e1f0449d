/** Words that the site has given up for better ones: one thing has one word. */

/** Retired word → what stands in its place. */
const RETIRED: Readonly<Record<string, string>> = {
  月檔: '月資料',
  季檔: '季資料',
  年檔: '年資料',
  去重鍵: '比對欄位',
  兩者之比: '是原始資料的……',
  列數完整: '列數沒有已知缺漏',
  // 系列完整 holds the same characters.
  '(?<![數系])列完整': '列數沒有已知缺漏',
  '(?<![數系])列有缺漏': '列數有缺漏',
  列嚴重短少: '列數不可比較',
  意思改變: '意義改變，寫成原因',
  改義: '意義改變',
  改組: '換成其他欄位',
  碰上的事件: '影響……的品質事件',
  出過事: '有已知問題',
  出過什麼事: '已知問題',
  '打開它|開啟(?:這份)?檔案|(?:Excel|LibreOffice)開啟': '怎麼打開這份檔案',
  整份的列: '列數',
  '(?<=[／/])和這一期': '第二期',
  '[先須]查證': '留意',
  未發布: '沒有發布',
  看得到的每一則: '爬蟲讀到的刊登',
  都不收錄: '發布前刪除',
  怎麼辦: '建議',
  '收到(?!的?(?:信|訂閱))|沒有收到|只收了|收了[兩三]輪': '收錄',
  拿掉: '刪除',
  '拿來比|不拿來|拿去比': '比較，或不要比較',
  帶走: '儲存結果',
  '抓(?:檔案|全部|完|下來|很多)': '下載',
  混進: '混入',
  爬蟲工作: '收錄工作',
  資料字典: '欄位字典',
  '品質紀錄|品質公告': '品質事件',
  '詳細經過|完整的說明': '事件經過',
  詳細頁: '物件頁',
  身分限制: '身份限制，照欄名',
  數字與代碼欄: '整數、數值與代碼欄',
  新物件: '新刊登的物件',
  晚記: '首次發現時間晚了……',
  點了就下載: '點選即可下載',
  '[能不]比嗎|能用嗎': '可以比較嗎，可以使用嗎',
  改比: '建議改為比較',
  用程式開啟: '用程式打開',
  快照: '每天存下的檔案',
  把握程度: '根據',
  超過半數的值: '過半數的值',
  兩期之間還有: '兩期之間發生的品質事件',
  要改讀的版本: '要改用的版本',
  去重住宅: '消除重複住宅',
  '行政區(?!域|代碼)': '鄉鎮市區',
  '成交價|成交的租金|開價': '簽約的租金，或刊登的租金',
  // A limit says whether it counts itself.
  '(?<=\\d[年月日季])(?:以前|以後)': '（含）以前，或……之前',
};

const PATTERN = new RegExp(Object.keys(RETIRED).join('|'), 'gu');

/** Retired words in a text with what stands around them; names of columns in quotation marks are not the site's own words. */
export function retiredIn(text: string, headers: readonly string[]): string[] {
  // Most texts hold none, and the names of columns are many.
  if (text.search(PATTERN) < 0) return [];
  const own = headers.reduce((rest, header) => rest.replaceAll(`「${header}」`, '「」'), text);
  return [...own.matchAll(PATTERN)].map(
    ({ index, 0: word }) => `…${own.slice(Math.max(0, index - 12), index + word.length + 12)}…`,
  );
}
