/** What changed when the version of a public JSON form rose: told on /developers/ and in the feed. Only for the build. */
import { FORMAT_RISES } from './formatVersions';

/** What a program has to mind, as whole sentences; the Latin words are names in the JSON. */
const WORDS: Record<(typeof FORMAT_RISES)[number]['version'], string> = {
  5: '欄位的special多了from與until（從哪個月起、到哪個月為止，含這個月；沒有就是不限），meaning不再寫月份；缺值的意義只在某些月份不同的，從missing移到missingIn。欄位多了unusedCodes（這一欄不會出現的代碼）與jsonText（JSON裡是文字）；資料集版本多了clock（鐘點是不是台灣時間有沒有紀錄）與joinedKeys（代替好幾欄的鍵）。english多了missingIn與corrections（本站的更正）。多了changes（意義的改變：哪一欄或哪一種列從哪裡起照另一種規則，before與after是兩邊的規則，compare是兩邊能不能比較）。各份資料與它的欄位也多了changes（這一份在改變的哪一邊）。欄位的原因多了changed，列數的原因多了rows-changed。比較兩期時，欄位多了meaning，列數的原因多了filter（住宅的條件不同）與changed。版本差異的改變多了meaning-changed（從某一期起照另一種規則；from與to是兩個版本的檔案在改變的哪一邊）、times-changed（時間的寫法）與filter-changed（住宅的條件）；hint的action多了rewrite-times（改時間的寫法）、check-meaning（先看原因）與check-rows（比較列數時留意）。',
  4: '也列出公開草案：status是draft（草案）的，版本to還沒有發布，沒有這個版本的檔案；draft是草案的日期與另外說的事；讀版本清單的程式請先排除。改變的種類多了column-deprecated（停用欄位）、column-restored（恢復欄位）、table-added（多一張編碼表）、table-removed（少一張編碼表）與dedup-changed（比對欄位變了），hint的action多了stop-using（不要再用）；比對欄位的改變改用dedup-changed，column-changed不再有dedup-key。',
  3: '各份資料多了covers（涵蓋的日子與縣市）與published（發布日，有紀錄才有）；temporal改為涵蓋的日子，不再是整個期別，只知道月份時是月份。只有部分縣市或部分日子的期別，列數是not-comparable（不可比較），原因的type是covers；只有部分縣市時，欄位另有counties的原因。欄位的原因還多了unnamed-columns（有些欄位的值有誤，沒有記錄是哪些）與deprecated（這個版本停用，沒有值）。比較兩期時，涵蓋的日子不同，各欄是with-care（比較前要留意），原因的type是covers。品質事件的severity由影響推算，多了rows、values、except、columnsIn、variants、certainty、inferred與sources，affects可能有to；listing-url-empty-2026改名為listing-url-empty-2025；certainty是inferred的，是依產生檔案的程式推斷。欄位多了special、missing、neverMissing與inferred；約略地點_x與常見約略地點_x的單位更正為緯度，_y更正為經度。資料集版本多了formatPolicy、times與corrections，不再有unpublishedFormats。檔案多了doubtful與repeats。dataset的dwellingFilter改為dwellingFilters，分成文件寫的與程式做的，並多了rhythm與sizes；asOf是已知發布的最新一個月，之後的月份不列，也不說有沒有發布。monthly-rows.csv同樣只到asOf為止。',
  2: '列數的狀態改為complete（沒有已知缺漏）、partial（有缺漏）、not-comparable（不可比較）、avoid（請勿使用）與absent（沒有發布），試行收錄與嚴重缺漏的期別都是not-comparable（原本的short不再使用）。欄位的狀態不再有meaning-changed，意義改變是原因，狀態照事件的嚴重程度。品質事件多了advice、rowsReasons、missing與noted，status可能沒有。資料集版本的formats只列發布過的格式。monthly-rows.csv的rows_state用同樣的字，並延伸到盤點的月份。比較兩期的結果改成列數、合併規則與欄位三個答案。',
};

/** ISO dates on which the site began to publish the new forms. */
const SINCE: Record<(typeof FORMAT_RISES)[number]['version'], string> = {
  5: '2026-11-27',
  4: '2026-11-25',
  3: '2026-11-25',
  2: '2026-11-22',
};

/** Newest first. */
export const FORMAT_CHANGES = FORMAT_RISES.map((rise) => ({
  ...rise,
  since: SINCE[rise.version],
  words: WORDS[rise.version],
}));
