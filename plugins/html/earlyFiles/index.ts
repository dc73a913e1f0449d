import { readFileSync } from 'node:fs';
import path from 'node:path';
import { HASHED_FOLDERS } from '../../../src/lib/addresses/hashed';
import { SCRIPT_END } from 'html-first/client';
import { sha256 } from 'html-first/files';
import { tag, type Page } from 'html-first/page';

/** Has a page that opens files load a script that keeps what is dropped on it early. @returns the script's file, below the folder of the build, and its text */
export function addEarlyFiles(page: Page, baseUrl: string): { name: string; text: string } {
  const script = readFileSync(path.join(__dirname, 'script.js'), 'utf8');
  const text = script.replaceAll(/^\s*(?:\/\/.*|\/?\*.*)?\n/gm, '') + SCRIPT_END;
  const name = `${HASHED_FOLDERS.bundled}js/early-files.${sha256(text).slice(0, 8)}.js`;
  page.appendToHead(`${tag('script', { src: baseUrl + name, async: '' })}</script>`);
  return { name, text };
}
