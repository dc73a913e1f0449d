/** Stops the build at what does not belong into a text: addresses that run something, code in tags, signs that nobody sees. */
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { hasHidden } from 'rental-data/helpers';
import { listAttributes, type MarkdownNode } from './nodes';

/** Links may lead to pages and to mail; anything else with a scheme is refused. */
const ALLOWED = /^(?:https?|mailto):/i;
const SCHEME = /^[a-z][a-z\d+.-]*:/i;
const ADDRESSES = /^(?:href|src|srcset|action|formaction|xlink:?href|data|poster|to)$/i;
/** Elements that load or run something, or change what belongs to the whole page. */
const ELEMENTS = /^(?:script|style|iframe|frame|object|embed|applet|base|meta|link|form)$/i;

/** Browsers leave out blanks and control characters in front of and inside a scheme. */
const plain = (address: string): string => address.replace(/[\s\p{Cc}]/gu, '');
const isRefused = (address: string): boolean => SCHEME.test(plain(address)) && !ALLOWED.test(plain(address));

function findFault(node: MarkdownNode): string | undefined {
  const { type, name, url, value } = node;
  if (url !== undefined && isRefused(url)) {
    return `連結不能用「${plain(url).slice(0, 40)}」。修正：改成https://、mailto:或站內的路徑。`;
  }
  if (type.startsWith('mdxJsx') && name && ELEMENTS.test(name)) {
    return `內文不能用<${name}>。修正：改用網站自己的元件，或刪掉。`;
  }
  for (const { name: key = '', value: given } of listAttributes(node)) {
    if (/^on[a-z]/i.test(key) || key === 'dangerouslySetInnerHTML') {
      return `內文不能用${key}。修正：刪掉這個屬性；要會動的東西，做成元件。`;
    }
    const text = (typeof given === 'string' ? given : given?.value) ?? '';
    // An expression holds its text in quotation marks.
    if (ADDRESSES.test(key) && isRefused(text.replace(/^[\s"'`([{]+/, ''))) {
      return `連結不能用「${plain(text).slice(0, 40)}」。修正：改成https://、mailto:或站內的路徑。`;
    }
  }
  if (value !== undefined && hasHidden(value)) {
    return '這裡有看不見的控制字元，讀到的和看到的會不一樣。修正：刪掉後重打這一段。';
  }
  return undefined;
}

/** A remark plugin; it fails the build with file and line. Raw HTML is checked where Markdown allows it, as text. */
export function remarkSafe() {
  return (tree: MarkdownNode, file: VFile) => {
    visit(tree, (node) => {
      const fault =
        node.type === 'html' && !/^\s*<!--[^]*-->\s*$/.test(node.value ?? '')
          ? '內文不能用HTML標籤。修正：改用Markdown的寫法；要放元件，檔案改成.mdx。'
          : findFault(node);
      if (fault) file.fail(fault, node);
    });
  };
}
