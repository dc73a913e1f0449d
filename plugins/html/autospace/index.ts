import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { HtmlTagObject } from '@docusaurus/types';

/** Switches the gaps between Chinese and Latin on, where they are drawn rightly. */
export const autospaceTag = (): HtmlTagObject => ({
  tagName: 'script',
  innerHTML: readFileSync(path.join(__dirname, 'script.js'), 'utf8'),
});
