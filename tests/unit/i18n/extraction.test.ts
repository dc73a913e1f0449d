import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copySite } from '../../../scripts/lib/copy-site.mjs';

interface Message {
  message: string;
  description?: string;
}

let folder: string;
let output: string;
let extracted: Record<string, Message>;

/** Extracts from a copy, so that the tracked files stay as they are. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'i18n-'));
  await copySite(process.cwd(), folder);
  // Afresh: what is translated already would stand in place of the texts of the components.
  await rm(path.join(folder, 'i18n'), { recursive: true });
  const run = await promisify(execFile)(
    process.execPath,
    [
      path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs'),
      'write-translations',
      '--locale',
      'zh-Hant',
    ],
    { cwd: folder },
  );
  output = run.stdout + run.stderr;
  extracted = JSON.parse(await readFile(path.join(folder, 'i18n/zh-Hant/code.json'), 'utf8')) as Record<
    string,
    Message
  >;
}, 120_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('texts of the interface', () => {
  it('are all found by the extraction', () => {
    expect(output).not.toMatch(/warning|could not|unable/i);
    expect(Object.keys(extracted).filter((id) => !id.startsWith('theme.')).length).toBeGreaterThan(200);
  });

  // Separators and frames around values hold no word of any language.
  const english = (message: string) =>
    /[a-z]/i.test(message.replace(/\{\w+\}/g, '')) && !/\p{Script=Han}/u.test(message);

  it('have an id of their own, a description and a Chinese message', () => {
    const own = Object.entries(extracted).filter(([id]) => !id.startsWith('theme.'));
    const wrong = own.filter(
      ([id, { message, description }]) =>
        !/^[a-z][\w]*(\.[\w]+)+$/i.test(id) || !description || !message || english(message),
    );
    expect(wrong).toEqual([]);
  });

  it('keep the gap between Chinese and Latin to the style sheet', () => {
    const spaced = Object.entries(extracted).filter(
      ([id, { message }]) =>
        !id.startsWith('theme.') && /\p{Script=Han} [\w{]|[\w}] \p{Script=Han}/u.test(message),
    );
    expect(spaced).toEqual([]);
  });

  it('are translated in i18n/ only where they belong to the theme', async () => {
    const overridden = JSON.parse(await readFile('i18n/zh-Hant/code.json', 'utf8')) as Record<
      string,
      Message
    >;
    for (const [id, { message }] of Object.entries(overridden)) {
      expect(id).toMatch(/^theme\./);
      expect(extracted, id).toHaveProperty([id]);
      expect(message, id).toMatch(/\p{Script=Han}/u);
    }
  });
});
