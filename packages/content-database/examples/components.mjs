import { h, plainText } from 'content-database';
import { BlockError, parseContent } from 'content-database/markdown';

const ROWS = { '2026-04': 182287 };

/** @type {import('content-database/markdown').ParseContext} */
const site = {
  addresses: new Map(),
  footnoteLabel: '註腳',
  footnoteBackLabel: '回到內文',
  block: (name, attributes, children) => {
    if (name === 'admonition') return [h('aside', { title: String(attributes['title']) }, children)];
    const rows = Object.entries(ROWS).find(([period]) => period === attributes['period'])?.[1];
    if (name === 'Rows' && rows !== undefined) return [String(rows)];
    throw new BlockError(`<${name}>寫錯了。修正：寫成<Rows period="2026-04" />。`);
  },
};
/** @param {string} text */
const parse = (text) => parseContent({ file: 'docs/rows.mdx', path: '/rows/', text }, site);

const body = parse('共<Rows period="2026-04" />列。\n\n:::note[注意]\n\n只計不重複的。\n\n:::');
console.log(plainText(body));
console.log(JSON.stringify(body.children[1]));

try {
  parse('共<Rows period="2026-13" />列。');
} catch (error) {
  console.log(String(error));
}
