import type { ContentNode, PropValue } from './types';

export type Child = ContentNode | string;
/** Lists are flattened, absent things left out. */
export type Children = Child | null | undefined | false | readonly Children[];

function flatten(children: Children, into: Child[]): void {
  if (typeof children === 'string') {
    if (children === '') return;
    // Neighbouring texts become one, so that the same words always give the same tree.
    const last = into.at(-1);
    if (typeof last === 'string') into[into.length - 1] = last + children;
    else into.push(children);
  } else if (children && 'tag' in children) {
    into.push(children);
  } else if (children) {
    for (const child of children) flatten(child, into);
  }
}

export function flattenChildren(...children: Children[]): Child[] {
  const out: Child[] = [];
  flatten(children, out);
  return out;
}

export const defined = (props: Record<string, PropValue | undefined>): Record<string, PropValue> =>
  Object.fromEntries(Object.entries(props).filter((e): e is [string, PropValue] => e[1] !== undefined));

export function h(
  tag: string,
  props: Record<string, PropValue | undefined> = {},
  ...children: Children[]
): ContentNode {
  return { tag, props: defined(props), children: flattenChildren(children) };
}

const INLINE = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark math q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

const REPLACED = new Set(['br', 'button', 'img', 'input', 'label']);

/** A display formula stands on its own. */
export const isPhrasing = ({ tag, props }: ContentNode): boolean =>
  (INLINE.has(tag) && props['display'] !== true) || REPLACED.has(tag);

/** Marks of footnotes point somewhere and say nothing. */
const isPointer = ({ props }: ContentNode) =>
  props['data-footnote-ref'] !== undefined || props['data-footnote-backref'] !== undefined;

function rawText(node: Child): string {
  if (typeof node === 'string') return node;
  if (isPointer(node)) return '';
  const inside = node.children.map(rawText).join('');
  // A line break is not seen between Chinese characters but ends a word of others.
  return isPhrasing(node) && node.tag !== 'br' ? inside : ` ${inside} `;
}

/** Ideographs, kana, Chinese punctuation and full-width forms: between them a space means nothing. */
const WIDE = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\u3000-\\u303f\\uff01-\\uffee]';
const WIDE_SPACE = new RegExp(`(?<=${WIDE}) (?=${WIDE})`, 'gu');

/** Text with single spaces, none at its ends and none between Chinese characters. */
export function tidy(text: string): string {
  return text.replace(/\s+/gu, ' ').trim().replace(WIDE_SPACE, '');
}

export function plainText(node: ContentNode): string {
  return tidy(rawText(node));
}
