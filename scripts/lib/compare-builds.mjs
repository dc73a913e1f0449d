import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'parse5';
import { UserError } from './user-error.mjs';

/** Scripts and style sheets of the bundler. They are left out, because their effect is compared and not their text. */
const OF_THE_BUNDLER = /^assets\/|^sw\.js$/;
const TEXT = /\.(?:html|json|jsonld|js|xml|txt|csv|ris|cff|bib|svg|webmanifest)$/;

/**
 * Hashes in addresses. They are normalised, because the contents themselves are compared.
 *
 * @type {readonly (readonly [RegExp, string])[]}
 */
const HASHES = [
  // The bundler names a chunk after the path of its source.
  [/\/assets\/(css|js)\/[\w.~-]+\.\1/g, '/assets/$1/FILE'],
  [/\/assets\/(fonts|images)\/([\w.~-]*?)[.-][0-9a-f]{8,32}\.(\w+)/g, '/assets/$1/$2.HASH.$3'],
  [/\/_nuxt\/static\/[0-9a-f]{16}\//g, '/_nuxt/static/HASH/'],
  [/\/_search\/data-[0-9a-f]{16}\.json/g, '/_search/data-HASH.json'],
  [/sha256-[\w+/]{43}=/g, 'sha256-HASH'],
];

/** @param {string} text */
const withoutHashes = (text) => HASHES.reduce((all, [hash, name]) => all.replace(hash, name), text);

/** Class names of CSS modules as they were written. @param {string} classes */
const asWritten = (classes) => classes.replace(/\b([A-Za-z]\w*?)_[\w-]{4}(?=\s|$)/g, '$1');

/**
 * Markup inside feeds and page data, without the comments by which React separates texts.
 *
 * @param {string} text
 */
const withoutMarks = (text) =>
  text
    .replace(/(?:<|\\u003c|&lt;)!-- --(?:>|&gt;)/g, '')
    .replace(
      /(class=\\?"?)([^"\\>=&]*)/g,
      (_, /** @type {string} */ start, /** @type {string} */ classes) => start + asWritten(classes),
    );

/** @typedef {{ nodeName: string, tagName?: string, attrs?: { name: string, value: string }[], childNodes?: Node[], value?: string, content?: Node }} Node */

/**
 * A page with one line for each tag and each piece of text. Files of the bundler and comments (React separates texts by them)
 * are left out, and class names of CSS modules are as in the source.
 *
 * @param {string} html
 * @returns {string}
 */
function linesOfPage(html) {
  /** @type {string[]} */
  const lines = [];
  let text = '';
  const flush = () => {
    if (text.trim()) lines.push(text);
    text = '';
  };
  /** @param {Node} node */
  const visit = (node) => {
    if (node.nodeName === '#text') text += withoutMarks(node.value ?? '');
    if (!node.tagName) {
      for (const child of node.childNodes ?? []) visit(child);
      return;
    }
    const attributes = new Map((node.attrs ?? []).map(({ name, value }) => [name, value]));
    const loads =
      (node.tagName === 'script' && attributes.has('src')) ||
      (node.tagName === 'link' &&
        /^(?:stylesheet|preload|modulepreload|prefetch)$/.test(attributes.get('rel') ?? ''));
    if (loads) return;
    flush();
    const classes = attributes.get('class');
    if (classes !== undefined) {
      attributes.set('class', asWritten(classes));
    }
    const written = [...attributes].map(([name, value]) => ` ${name}="${value.trim()}"`).sort();
    lines.push(`<${node.tagName}${written.join('')}>`);
    for (const child of node.content?.childNodes ?? node.childNodes ?? []) visit(child);
    flush();
    lines.push(`</${node.tagName}>`);
  };
  visit(/** @type {Node} */ (parse(html)));
  return lines.join('\n');
}

/**
 * The normalised content of a file.
 *
 * @param {string} name
 * @param {Buffer} content
 * @returns {string}
 */
function comparable(name, content) {
  if (!TEXT.test(name)) return content.toString('base64');
  const text = withoutHashes(content.toString('utf8'));
  return name.endsWith('.html') ? linesOfPage(text) : withoutMarks(text);
}

/** @param {string} folder */
async function listFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => {
    throw new UserError(`沒有這個資料夾：${folder}。請先建置：npm run build`);
  });
  /** @type {Map<string, string>} */
  const files = new Map();
  for (const entry of entries.filter((each) => each.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(folder, file).split(path.sep).join('/');
    if (!OF_THE_BUNDLER.test(name)) files.set(withoutHashes(`/${name}`).slice(1), file);
  }
  return files;
}

/**
 * The first difference between two texts, with a little context before it.
 *
 * @param {string} before
 * @param {string} after
 * @returns {{ before: string, after: string }}
 */
function firstDifference(before, after) {
  let at = 0;
  while (at < before.length && before[at] === after[at]) at += 1;
  const from = Math.max(0, at - 40);
  return { before: before.slice(from, at + 120), after: after.slice(from, at + 120) };
}

/**
 * Compares what two builds publish: pages, documents, feeds, pictures and addresses.
 *
 * @param {string} before folder of the first build
 * @param {string} after folder of the second
 * @returns {Promise<{ removed: string[], added: string[], changed: { name: string, before: string, after: string }[] }>}
 * @throws {UserError} when one of the folders does not exist
 */
export async function compareBuilds(before, after) {
  const [old, now] = await Promise.all([listFiles(before), listFiles(after)]);
  const changed = [];
  for (const [name, file] of old) {
    const other = now.get(name);
    if (other === undefined) continue;
    const [left, right] = await Promise.all([readFile(file), readFile(other)]);
    if (left.equals(right)) continue;
    const [was, is] = [comparable(name, left), comparable(name, right)];
    if (was !== is) changed.push({ name, ...firstDifference(was, is) });
  }
  return {
    removed: [...old.keys()].filter((name) => !now.has(name)),
    added: [...now.keys()].filter((name) => !old.has(name)),
    changed,
  };
}
