import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from 'rental-data/testing/temporary-site';
import { raiseUnchanged, requireVersion } from './upgrade.mjs';

const header = (component: string, version: string) =>
  `/**\n * Origin: @docusaurus/theme-classic ${version}, src/theme/${component}\n * Kind: wrapped\n */\n`;

async function write(folder: string, name: string, text: string): Promise<void> {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

it('raises the version of swizzles whose original is the same, and of no other', async () => {
  const [root, dir] = [await temporaryFolder(), await temporaryFolder()];
  const original = (component: string) => `node_modules/@docusaurus/theme-classic/lib/theme/${component}`;
  for (const component of ['Same', 'Changed', 'Gone', 'Deep/Same'])
    await write(dir, `src/theme/${component}/index.tsx`, header(component, '3.10.2'));
  for (const folder of [root, dir]) {
    await write(folder, `${original('Same')}.js`, 'same');
    await write(folder, `${original('Deep/Same')}/index.js`, 'same');
    await write(folder, `${original('Changed')}/index.js`, folder);
  }
  await write(root, `${original('Gone')}/index.js`, 'gone');

  await raiseUnchanged(root, dir, '3.11.0');
  const readHeader = (component: string) =>
    readFile(path.join(dir, `src/theme/${component}/index.tsx`), 'utf8');
  expect(await readHeader('Same')).toBe(header('Same', '3.11.0'));
  expect(await readHeader('Deep/Same')).toBe(header('Deep/Same', '3.11.0'));
  expect(await readHeader('Changed')).toBe(header('Changed', '3.10.2'));
  expect(await readHeader('Gone')).toBe(header('Gone', '3.10.2'));
});

it('asks for the version in the site and in each of its packages, whether they bring Docusaurus or need it', async () => {
  const dir = await temporaryFolder();
  const manifests = {
    '.': {
      dependencies: { '@docusaurus/core': '3.10.2', react: '19.3.1' },
      devDependencies: { '@docusaurus/types': '3.10.2' },
    },
    'packages/html-first': { peerDependencies: { '@docusaurus/core': '3.10.2', react: '19.3.1' } },
    'packages/plain': { name: 'plain' },
  };
  for (const [folder, manifest] of Object.entries(manifests))
    await write(dir, `${folder}/package.json`, JSON.stringify(manifest));
  await write(dir, 'packages/pack.mjs', '');

  await requireVersion(dir, '3.11.0');
  for (const [folder, manifest] of Object.entries(manifests)) {
    const text = await readFile(path.join(dir, folder, 'package.json'), 'utf8');
    expect(JSON.parse(text), folder).toEqual(
      JSON.parse(JSON.stringify(manifest).replaceAll('3.10.2', '3.11.0')),
    );
  }
});
