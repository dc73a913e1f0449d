import { plainText } from 'content-database';
import { ContentError, listLinks, parseContent } from 'content-database/markdown';

const site = {
  addresses: new Map([['blog/may.mdx', '/posts/may/']]),
  footnoteLabel: '註腳',
  footnoteBackLabel: '回到內文',
  block: () => [],
};
/** @param {string} text */
const toSource = (text) => ({ file: 'blog/april.mdx', path: '/posts/april/', text });

const written = toSource('## 列數 {/* #rows */}\n\n比[上個月](./may.mdx)少，見[下載](/download/)。');
const body = parseContent(written, site);
console.log(JSON.stringify(body.children[0]));
console.log(plainText(body));
console.log(JSON.stringify(listLinks(written)));

try {
  parseContent(toSource('第一行\n\n共{1 + 1}列'), site);
} catch (error) {
  if (error instanceof ContentError) console.log(error.message);
}
