import { expect, it } from 'vitest';
import { attribute, builtPages, isElement, type Element } from '../support/builtPages';
import { englishPassages } from '../support/english';

/** Written for machines, or not written at all; their words are of no language. */
const WITHOUT_LANGUAGE = new Set(['code', 'pre', 'kbd', 'samp', 'math', 'annotation', 'script', 'style']);

/** Attributes that are read to people. */
const READ = ['aria-label', 'alt', 'title', 'data-label', 'content', 'placeholder'];

/** Passages of English in a Chinese part of a page, and of Chinese in an English one. */
const passagesIn = (text: string, english: boolean): string[] =>
  english ? (text.match(/[\p{Script=Han}\u3001-\u303f\uff01-\uff5e]+/gu) ?? []) : englishPassages(text);

/** Passages in another language than the one that `lang` says. */
function* unmarked(element: Element, english: boolean): Generator<string> {
  const lang = attribute(element, 'lang');
  const isEnglish = lang === undefined ? english : /^en\b/.test(lang);
  // What Chinese pages say there are names and single words.
  if (isEnglish) for (const name of READ) yield* passagesIn(attribute(element, name) ?? '', isEnglish);
  for (const node of element.childNodes) {
    if (isElement(node)) {
      if (!WITHOUT_LANGUAGE.has(node.tagName)) yield* unmarked(node, isEnglish);
    } else if (node.nodeName === '#text') {
      yield* passagesIn((node as { value: string }).value, isEnglish);
    }
  }
}

it('passages of English in Chinese, and of Chinese in English, say that they are', () => {
  const faults = builtPages().flatMap(({ file, document }) =>
    document.childNodes
      .filter(isElement)
      .flatMap((root) => [...unmarked(root, false)].map((text) => `${file}: ${text}`)),
  );
  expect(faults).toEqual([]);
});

it('finds sentences and leaves names alone', () => {
  expect(englishPassages('錯誤訊息是This page could not be found，請回首頁')).toEqual([
    'This page could not be found',
  ]);
  expect(
    englishPassages('用ClickHouse local或Apache Parquet讀，授權是Creative Commons Attribution 4.0'),
  ).toEqual([]);
});
