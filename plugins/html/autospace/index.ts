import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { HtmlTagObject } from '@docusaurus/types';

/** The inline script that switches the gaps on, the same on every page; Docusaurus minifies it with the page. */
export const autospaceTag = (): HtmlTagObject => ({
  tagName: 'script',
  innerHTML: readFileSync(path.join(__dirname, 'script.js'), 'utf8'),
});
