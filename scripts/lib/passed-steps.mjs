/** Which steps of `npm test` passed before with the same files, so that they need not run again. */
import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { isInput } from './test-steps.mjs';

/** @typedef {import('./test-steps.mjs').Step} Step */

const RECORD = 'node_modules/.cache/passed-steps.json';

/** Variables that change what a step does: those of the site, and those of the tests. */
const VARIABLES = /^(?:[A-Z_]+_URL|SERVICE_WORKER|PREVIEW|(?:ANALYTICS|SENTRY|GISCUS|TEST)_\w+|\w+_PATH)$/;

/** @param {readonly (string | Buffer)[]} parts */
function digest(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}

/**
 * Files that git knows or would take, each with the digest of its bytes.
 *
 * @param {string} root
 * @returns {Map<string, string> | null} null where this is no checkout of git
 */
function readFiles(root) {
  try {
    const names = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return new Map(
      names
        .split('\0')
        .filter((name) => name && existsSync(path.join(root, name)))
        .sort()
        .map((name) => [name, digest([readFileSync(path.join(root, name))])]),
    );
  } catch {
    return null;
  }
}

/** What stands in a folder that a step writes, by size and time. @param {string} folder */
const fingerprint = (folder) =>
  existsSync(folder)
    ? digest(
        readdirSync(folder, { recursive: true, encoding: 'utf8' })
          .sort()
          .map((name) => {
            const { size, mtimeMs } = statSync(path.join(folder, name));
            return `${name} ${size} ${mtimeMs}`;
          }),
      )
    : '';

/**
 * Reads the files of the steps once, and remembers in `node_modules/.cache` which steps passed with them. Samples of the
 * browser tests change with the day, and so does every key here: each step runs at least once a day.
 *
 * @param {string} root folder of the project
 * @returns {{ has: (step: Step) => boolean, add: (step: Step) => void }} has: whether the step passed before, with the same
 *   files, variables and output; add: remembers that it passed
 */
export function readPassedSteps(root) {
  const files = readFiles(root);
  const file = path.join(root, RECORD);
  /** @type {Record<string, string>} */
  let record = {};
  try {
    record = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // None yet, or cut off: all steps run.
  }
  const around = Object.entries(process.env)
    .filter(([name]) => VARIABLES.test(name))
    .map(([name, value]) => `${name}=${value}`)
    .sort();
  const day = new Date().toISOString().slice(0, 10);
  /** @param {Step} step */
  const inputKey = (step) =>
    digest([
      day,
      process.version,
      JSON.stringify([step.command, step.env ?? {}, around]),
      ...[...(files ?? [])]
        .filter(([name]) => isInput(step, name))
        .map(([name, bytes]) => `${name} ${bytes}`),
    ]);
  /** @param {Step} step */
  const key = (step) =>
    inputKey(step) + (step.output === undefined ? '' : fingerprint(path.join(root, step.output)));
  return {
    has: (step) => files !== null && record[step.name] === key(step),
    add: (step) => {
      if (files === null) return;
      record[step.name] = key(step);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(record));
    },
  };
}
