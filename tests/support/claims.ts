/** Sentences that claim completeness: what they say has to hold for everything that they speak of. */
import { isElement, type Element } from './builtPages';

/** 「每一則」「全部」「只算一次」「都」 and their like; 六都 and 首都 are names. */
const CLAIM = /每一[則列欄期種筆份頁個]|每[個件張次]|全部|只算一次|一律|完全|所有|任何|(?<![六首])都(?!市)/u;

const SILENT = new Set(['script', 'style', 'pre', 'code', 'math', 'svg', 'template']);
/** Elements that run on in a sentence. */
const INLINE = new Set([
  'a',
  'b',
  'em',
  'i',
  'strong',
  'span',
  'small',
  'time',
  'sup',
  'mark',
  'abbr',
  'wbr',
]);

function readText(element: Element): string {
  const parts = element.childNodes.map((node) => {
    if (isElement(node)) return SILENT.has(node.tagName) ? '' : readText(node);
    return 'value' in node ? node.value : '';
  });
  const text = parts.join('');
  return INLINE.has(element.tagName) ? text : `\n${text}\n`;
}

/** The claims of a page, each once, with # in place of every number: pages of one kind say the same of other periods. */
export function claimsIn(root: Element): string[] {
  const sentences = readText(root)
    .split(/[\n。；？]/u)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => CLAIM.test(sentence))
    .map((sentence) => sentence.replace(/\d[\d,.]*/g, '#'));
  return [...new Set(sentences)];
}
