/** Words of this site that the rules for lines of Chinese (html-first/lines) have to know. */
import { findUnbroken, type HeadingWords, type UnbrokenWords } from 'html-first/lines';

const COUNTED = '個月|小時|[年月日列欄份期筆個件天季則戶元點輪次種項處秒坪位%]';

export const UNBROKEN_WORDS: UnbrokenWords = {
  counted: COUNTED,
  before: '其中|最多|至少|只[有在]|共有|涵蓋|短少|截至|資料|住宅|[多少]了',
  // 月資料77期 is counted as one thing.
  numbered: String.raw`CC(?:0| BY) \d\.\d|[年季月]資料\d[\d,.]*(?:${COUNTED})`,
  whole: '期別',
};

export const unbrokenWords = /* #__PURE__ */ findUnbroken(UNBROKEN_WORDS);

export const HEADING_WORDS: HeadingWords = {
  terms:
    '消除重複住宅|月租金|[年季月]資料|農曆年|列數|約略地點|刊登者|新刊登|首次發現|出租所費天數|距頂樓層數|停車費|檔案頁|練習檔|打包回家玩|點選|下架|上傳|頁面|六都',
  tails: '的了者數裡欄頁過起中',
};
