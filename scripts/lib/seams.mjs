/** The seams of Docusaurus that ARCHITECTURE.md lists, and the results of a trial of another version. */
import path from 'node:path';
import { UserError } from './user-error.mjs';

const HEADING = '## 依賴Docusaurus的哪些內部行為';

/**
 * @typedef {object} Seam
 * @property {string} what
 * @property {string[]} files where it is used
 * @property {string[]} tests that watch it
 */

/** @typedef {{ file: string, failures: string[] }} TestedFile below the site's folder, with the tests that failed in it */

/** @param {string} cell @param {RegExp} pattern */
const namesIn = (cell, pattern) => [
  ...new Set([...cell.matchAll(/`([^`]+)`/g)].flatMap(([, name = '']) => (pattern.test(name) ? [name] : []))),
];

/**
 * @param {string} architecture text of ARCHITECTURE.md
 * @returns {Seam[]}
 * @throws {UserError} when there are none
 */
export function parseSeams(architecture) {
  const section = architecture.split(HEADING)[1]?.split('\n## ')[0] ?? '';
  const rows = section.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  const seams = rows.flatMap(([, what = '', where = '', tests = '']) => {
    const files = namesIn(where, /^(?:packages|plugins|src)\//);
    return files.length === 0
      ? []
      : [
          {
            what: what.replaceAll('`', ''),
            files,
            tests: namesIn(tests, /^(?:packages|plugins|src|tests)\//),
          },
        ];
  });
  if (seams.length === 0) throw new UserError(`ARCHITECTURE.md沒有「${HEADING.slice(3)}」的表格。`);
  return seams;
}

/** @param {string} file @param {string} place a file or folder */
const isIn = (file, place) => file === place || file.startsWith(`${place}/`);

/**
 * Whether an error names a file, or one in a folder. Those of html-first begin with the package, as its own readers know it.
 *
 * @param {string} error
 * @param {string} place below the site's folder
 */
const isNamed = (error, place) =>
  error
    .split(place.replace(/^packages\//, ''))
    .slice(1)
    .some((rest) => !/^[\w-]/.test(rest));

/**
 * Unit tests of some seams look at samples of what Docusaurus writes; only a build that came to its end has met the real thing.
 *
 * @param {Seam} seam
 * @param {readonly TestedFile[]} tested
 * @param {string | null} buildError what the build said when it failed
 * @returns {{ verdict: '成立' | '不成立' | '看不出來', reasons: string[] }}
 */
export function judgeSeam({ files, tests }, tested, buildError) {
  const own = tested.filter(({ file }) => tests.some((test) => isIn(file, test)));
  const failures = own.flatMap(({ file, failures: names }) =>
    names.map((name) => `${path.posix.basename(file)}：${name}`),
  );
  const blamed = buildError !== null && files.some((file) => isNamed(buildError, file));
  const reasons = [...failures, ...(blamed ? [`建置：${buildError}`] : [])];
  if (reasons.length > 0) return { verdict: '不成立', reasons };
  if (own.length === 0) return { verdict: '看不出來', reasons: tests.map((test) => `還要跑${test}`) };
  return buildError === null
    ? { verdict: '成立', reasons: [] }
    : { verdict: '看不出來', reasons: ['單元測試通過，但建置沒有完成'] };
}
