/** What `npm test -- --since` chooses: the tests that look at what has changed since a commit. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { isInput } from './test-steps.mjs';
import { UserError } from './user-error.mjs';

/** @typedef {import('./test-steps.mjs').Step} Step */
/** @typedef {{ file: string, run: string }} Fault */

/** Files whose tests import them. What is read otherwise, such as the catalogue, may concern any test. */
const IMPORTED = /\.(?:[cm]?[jt]sx?|css)$/;
/** A browser test that opens a page of each kind. */
const EACH_KIND = 'routes';

/**
 * Lists the files that differ from a commit, those that are gone or that git does not know yet included.
 *
 * @param {string} root folder of the project
 * @param {string} commit as git names it, e.g. `main`
 * @returns {string[]} their paths, both of a file that was moved
 * @throws {UserError} when git knows no such commit
 */
export function listChanged(root, commit) {
  /** @param {string[]} args */
  const list = (...args) =>
    execFileSync('git', [...args, '-z'], { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\0')
      .filter(Boolean);
  try {
    return [
      ...list('diff', '--name-only', '--no-renames', '--merge-base', commit),
      ...list('ls-files', '--others', '--exclude-standard'),
    ].sort();
  } catch {
    throw new UserError(`--since的「${commit}」不是git知道的提交；寫分支、標籤或提交的雜湊值，例如main。`);
  }
}

/** `LoadingBar` → `loading-bar` @param {string} name */
const toKebab = (name) => name.replace(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();

/**
 * Names the browser tests that look at what has changed: that are named as a file or folder of it, that have changed
 * themselves, or that find a planted fault in one of its folders; and the one that opens a page of each kind.
 *
 * @param {readonly string[]} changed
 * @param {readonly string[]} specs file names such as `compare.spec.ts`
 * @param {readonly Fault[]} faults
 * @returns {string[]} file names
 */
export function chooseSpecs(changed, specs, faults) {
  const folders = new Set(changed.map((file) => path.posix.dirname(file)));
  const names = new Set([
    EACH_KIND,
    ...changed.flatMap((file) => file.split('/').map((part) => toKebab(part.replace(/\..*/, '')))),
    ...faults.flatMap(({ file, run }) => {
      const [tool, , name = ''] = run.split(' ');
      return tool === 'playwright' && folders.has(path.posix.dirname(file)) ? [name] : [];
    }),
  ]);
  return specs.filter((spec) => names.has(spec.replace(/\..*/, '')));
}

/**
 * The steps that what has changed concerns. Of the unit tests those that import it run, and those of the repository, which
 * read all files; of the browser tests those of {@link chooseSpecs}, none of which waits for another day; other engines are left to
 * a whole run. Nothing can import what is gone: the types name what still does.
 *
 * @param {readonly Step[]} steps
 * @param {readonly string[]} changed as {@link listChanged} gives them
 * @param {{ repositoryTests: readonly string[], specs: readonly string[], faults: readonly Fault[] }} tests
 * @param {(file: string) => boolean} isThere
 * @returns {Step[]} in the same order, some with other arguments
 */
export function stepsSince(steps, changed, { repositoryTests, specs, faults }, isThere) {
  const isImported = changed.every((file) => IMPORTED.test(file));
  /** @param {Step} step @returns {Step['command']} */
  const narrow = ({ name, command }) => {
    const [tool, first, ...rest] = command;
    if (name === 'browser') return [...command, ...chooseSpecs(changed, specs, faults)];
    if (first !== 'run' || !rest.includes('--project') || !isImported) return command;
    const files = [...changed.filter(isThere), ...repositoryTests];
    return [tool, 'related', '--run', '--passWithNoTests', ...rest, ...files];
  };
  return steps
    .filter((step) => step.name !== 'engines' && changed.some((file) => isInput(step, file)))
    .map(({ env: { TEST_ALTERNATE: _alternate, ...env } = {}, ...step }) => ({
      ...step,
      env,
      command: narrow(step),
    }));
}

/**
 * Reads which tests there are.
 *
 * @param {string} root folder of the project
 * @returns {Parameters<typeof stepsSince>[2]}
 */
export const readTests = (root) => ({
  repositoryTests: readdirSync(path.join(root, 'tests/repository'))
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => `tests/repository/${file}`),
  specs: readdirSync(path.join(root, 'tests/browser')).filter((file) => file.endsWith('.spec.ts')),
  faults: parse(readFileSync(path.join(root, 'tests/faults/faults.yaml'), 'utf8')),
});
