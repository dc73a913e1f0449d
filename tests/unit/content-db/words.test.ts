import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { WORDS } from '../../../plugins/content-db/words';

/** The text of all components, white space taken out: sentences may be broken by the formatter. */
const sources = readdirSync('src/components', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => readFileSync(path.join('src/components', name), 'utf8').replace(/\s+/g, ''));
const own = readdirSync('plugins/content-db', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(path.join('plugins/content-db', name), 'utf8'))
  .join('');

it.each(Object.entries(WORDS))('%s says what the component says', (id, message) => {
  const text = message.replace(/\s+/g, '');
  // From the id on: a message may hold other messages before its own text.
  const messages = sources.flatMap((source) => {
    const at = [`id:'${id}'`, `id="${id}"`].map((form) => source.indexOf(form)).find((i) => i >= 0);
    return at === undefined ? [] : [source.slice(at)];
  });
  expect(messages.length).toBeGreaterThan(0);
  for (const found of messages) {
    expect(
      [`message:'${text}'`, `>{'${text}'}</Translate>`, `>${text}</Translate>`].some((form) =>
        found.includes(form),
      ),
    ).toBe(true);
  }
});

it('has no word that nothing says', () => {
  const used = (id: string) => new RegExp(`['\`]${id.replaceAll('.', '\\.')}['\`][^:]`).test(own);
  expect(Object.keys(WORDS).filter((id) => !used(id))).toEqual([]);
});
