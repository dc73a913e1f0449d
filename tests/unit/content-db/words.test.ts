import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { WORDS } from '../../../plugins/content-db/words';

const own = readdirSync('plugins/content-db', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(path.join('plugins/content-db', name), 'utf8'))
  .join('');

it('has no word that nothing says', () => {
  const used = (id: string) => new RegExp(`['\`]${id.replaceAll('.', '\\.')}['\`][^:]`).test(own);
  expect(Object.keys(WORDS).filter((id) => !used(id))).toEqual([]);
});
