import { expect, it } from 'vitest';
import { attribute, builtPages, isElement, type Element } from '../support/builtPages';
import { englishPassages } from '../support/english';

/** Written for machines, or not written at all; their words are of no language. */
const WITHOUT_LANGUAGE = new Set(['code', 'pre', 'kbd', 'samp', 'math', 'annotation', 'script', 'style']);

/** Passages of English in an element that no `lang` marks as such. */
function* unmarked(element: Element, english: boolean): Generator<string> {
  for (const node of element.childNodes) {
    if (isElement(node)) {
      if (WITHOUT_LANGUAGE.has(node.tagName)) continue;
      const lang = attribute(node, 'lang');
      yield* unmarked(node, lang === undefined ? english : /^en\b/.test(lang));
    } else if (node.nodeName === '#text' && !english) {
      yield* englishPassages((node as { value: string }).value);
    }
  }
}

it('passages of English say that they are', () => {
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
