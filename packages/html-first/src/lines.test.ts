import { describe, expect, it } from 'vitest';
import { findPauses, findUnbroken, headingBreaks } from './lines';

describe('words that no line may divide', () => {
  const find = findUnbroken({
    counted: '個月|[年月日分杯度%]',
    before: '最多',
    numbered: String.raw`ISO \d+`,
    whole: '保溫',
  });
  const listWords = (text: string) => find(text).map(([start, end]) => text.slice(start, end));

  it.each([
    ['2026年4月30日到5月2日之間', ['2026年4月30日', '到5月2日']],
    ['從2025年第4季起保溫', ['從2025年第4季', '保溫']],
    ['在2026-04-30燒了1,250.5杯', ['在2026-04-30', '了1,250.5杯']],
    ['一次最多3分，第12個月是80%', ['最多3分', '第12個月', '是80%']],
    ['依ISO 9001檢查', ['依ISO 9001']],
    ['見https://kettle.example/2026-04/', []],
    ['591壺，沒有單位的數字', []],
  ])('of %s are %j', (text, words) => {
    expect(listWords(text)).toEqual(words);
  });

  it('are dates and what is counted where nothing else is given', () => {
    const words = findUnbroken({ counted: '杯' })('最多3杯，2026年');
    expect(words).toEqual([
      [1, 4],
      [5, 10],
    ]);
  });
});

describe('headings', () => {
  const { findEnding, findClauseBreaks } = headingBreaks({ terms: '快煮壺|水垢', tails: '的了' });
  const divided = (text: string) => {
    const places = [0, ...findClauseBreaks(text), text.length];
    return places.slice(1).map((at, index) => text.slice(places[index], at));
  };

  it('are divided between words, inside no word of the site and before no tail', () => {
    expect(divided('怎樣清除快煮壺裡面的水垢和氣味').join('|')).toBe('怎樣|清除|快煮壺|裡面的|水垢|和|氣味');
  });

  it('are not divided where the browser draws a gap', () => {
    expect(divided('使用version2的水壺的時候').join('|')).toBe('使用version2的|水壺的|時候');
  });

  it('are divided only where a clause is longer than a line', () => {
    expect(findClauseBreaks('清除水垢，保持水壺的清潔')).toEqual([]);
    expect(findClauseBreaks('怎樣清除快煮壺裡面的水垢', 14)).toEqual([]);
    expect(findClauseBreaks('How to descale every kettle of the house')).toEqual([]);
  });

  it('end with words that stay together, unless they fit into one line', () => {
    const text = '怎樣清除快煮壺裡面的水垢。';
    expect(text.slice(findEnding(text) ?? 0)).toBe('裡面的水垢。');
    expect(findEnding('清除水垢')).toBeNull();
  });

  it('pause before what may begin a line', () => {
    expect(findPauses('水滾了，「等一下，」再倒。')).toEqual(['水滾了，'.length]);
  });
});
