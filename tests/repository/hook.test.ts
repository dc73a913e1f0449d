/** The hook before a commit (.githooks/pre-commit), in a repository of its own, with tools that only write down what they are given. */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from 'rental-data/testing/temporary-site';

const TOOLS = ['oxfmt', 'eslint', 'stylelint', 'oxlint'];

/** Commits files by their names. @returns the arguments of each tool that was started, without options */
async function commit(files: readonly string[]): Promise<Record<string, string[]>> {
  const root = await temporaryFolder();
  const bin = path.join(root, 'node_modules/.bin');
  mkdirSync(bin, { recursive: true });
  for (const tool of TOOLS) {
    const file = path.join(bin, tool);
    writeFileSync(file, `#!/bin/sh\nfor name; do printf '%s\\0' "$name" >>"$0.given"; done\n`);
    chmodSync(file, 0o755);
  }
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'pipe' });
  git('init', '--quiet');
  git('config', 'core.hooksPath', path.resolve('.githooks'));
  for (const name of files) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), 'x\n');
    git('add', name);
  }
  git('-c', 'user.name=x', '-c', 'user.email=x@x.test', 'commit', '--quiet', '--message', 'x');
  const given = (tool: string) => {
    try {
      return readFileSync(path.join(bin, `${tool}.given`), 'utf8')
        .split('\0')
        .slice(0, -1);
    } catch {
      return [];
    }
  };
  return Object.fromEntries(TOOLS.map((tool) => [tool, given(tool).filter((name) => name.includes('.'))]));
}

it('hands each tool the files that it looks at, by names of any signs', async () => {
  const page = 'src/頁面 "一".tsx';
  const sheet = 'plugins/a/b\nc.css';
  const post = 'blog/post/新.mdx';
  const given = await commit([page, sheet, post, 'other.css']);
  expect(given['oxfmt']?.sort()).toEqual([page, sheet, post, 'other.css'].sort());
  expect(given).toMatchObject({ eslint: [page], stylelint: [sheet] });
});

it('starts no tool for which nothing is committed', async () => {
  expect(await commit(['a.md'])).toEqual({ oxfmt: ['a.md'], eslint: [], stylelint: [], oxlint: [] });
});
