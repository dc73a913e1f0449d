/** Words that the site has given up for better ones: one thing has one word. */

/** Retired word → what stands in its place. */
const RETIRED: Readonly<Record<string, string>> = {
  月檔: '月資料',
  季檔: '季資料',
  年檔: '年資料',
  去重鍵: '比對欄位',
  兩者之比: '是原始資料的……',
  // 列數完整 and 系列完整 hold the same characters.
  '(?<![數系])列完整': '列數完整',
  '(?<![數系])列有缺漏': '列數有缺漏',
  列嚴重短少: '列數不可比較',
  意思改變: '意義改變，寫成原因',
  改義: '意義改變',
  改組: '換成其他欄位',
  碰上的事件: '影響……的品質事件',
  出過事: '有已知問題',
  出過什麼事: '已知問題',
  打開它: '怎麼開啟這份檔案',
  整份的列: '列數',
  '(?<=[／/])和這一期': '第二期',
  '[先須]查證': '留意',
  未發布: '沒有發布',
  看得到的每一則: '爬蟲讀到的刊登',
  都不收錄: '發布前拿掉',
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
