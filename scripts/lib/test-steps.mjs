import { performance } from 'node:perf_hooks';

/**
 * @typedef {object} Step one part of `npm test`
 * @property {string} name as given to `--only`
 * @property {string} title
 * @property {readonly [tool: string, ...args: string[]]} command a tool of node_modules/.bin
 * @property {Readonly<Record<string, string>>} [env] environment variables besides those that are set already
 * @property {RegExp} inputs the files on which the result depends, by their path; those of every step need no mention
 * @property {string} [output] the folder that it writes
 * @property {boolean} [beside] runs at the same time as the step before it: neither needs the other, and each leaves cores idle
 */

/** Code, and what its rules are written in. */
const CODE = /\.(?:[cm]?[jt]sx?|json)$/;
/** What the unit tests read that start programs. */
const TOOLS =
  /^(?:(?:\.github|bench|catalogue|config|packages|scripts|tests)\/|plugins\/(?:catalogue|files|release|written)|src\/(?:dataset|lib|features\/(?:exports|recipes)|pages\/recipes)\/)/;
/** What a build reads. */
const SITE =
  /^(?:(?:blog|catalogue|config|docs|i18n|packages|plugins|src|static|versioned_\w+)\/(?!.*\.test\.tsx?$)|docusaurus\.config|sidebars|versions)/;
/** What the tests of a build read besides it. */
const BUILT = new RegExp(`${SITE.source}|^(?:tests|scripts|bench)/|^(?:playwright|vitest)\\.`);

/**
 * The parts of `npm test`: the quick ones first, and each one before those that need its result.
 *
 * @type {readonly Step[]}
 */
export const STEPS = [
  {
    name: 'types',
    inputs: CODE,
    title: '型別與要看型別的規則',
    command: ['oxlint', '--type-aware', '--type-check'],
  },
  { name: 'lint', inputs: CODE, title: '程式碼規則', command: ['eslint', '.'], beside: true },
  {
    name: 'styles',
    inputs: /\.css$|^stylelint/,
    title: '樣式規則',
    command: ['stylelint', '{src,plugins}/**/*.css'],
    beside: true,
  },
  {
    name: 'format',
    inputs: /./,
    title: '格式檢查',
    // Files with the text that passed before pass again.
    command: ['prettier', '--check', '.', '--cache', '--cache-strategy', 'content'],
    beside: true,
  },
  { name: 'unused', inputs: /./, title: '沒人用的程式與套件', command: ['knip'], beside: true },
  // The rules of the code take one core for a minute longer than the other steps take theirs.
  {
    name: 'build',
    inputs: SITE,
    output: 'build',
    title: '建置網站',
    command: ['docusaurus', 'build'],
    beside: true,
  },
  {
    name: 'unit',
    inputs: /./,
    title: '單元測試',
    command: ['vitest', 'run', '--project', 'alone', '--project', 'together'],
  },
  {
    name: 'tools',
    inputs: TOOLS,
    title: '執行程式的單元測試',
    command: ['vitest', 'run', '--project', 'tools'],
  },
  {
    name: 'html',
    inputs: BUILT,
    title: '檢查建置出來的每一頁',
    command: ['vitest', 'run', '--config', 'vitest.built.config.ts'],
  },
  {
    name: 'wired',
    inputs: BUILT,
    output: 'build-wired',
    title: '建置測試用的網站',
    beside: true,
    command: [
      'docusaurus',
      'build',
      '--config',
      'tests/fixtures/wired-site/docusaurus.config.ts',
      '--out-dir',
      'build-wired',
    ],
    // These hosts do not exist: the tests mock them.
    // No service worker: the tests block it, which causes a warning, and warnings fail these tests.
    env: {
      SERVICE_WORKER: 'off',
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-wired',
      CONTENT_BASE_URL: 'https://content.test/data/',
      ANALYTICS_HOST: 'https://analytics.test',
      ANALYTICS_DOMAIN: 'site.test',
      SENTRY_DSN: 'https://public@sentry.test/1',
      SENTRY_RELEASE: 'test-release',
      GISCUS_REPO: 'owner/site',
      GISCUS_REPO_ID: 'R_test',
      GISCUS_CATEGORY: '留言',
      GISCUS_CATEGORY_ID: 'DIC_test',
      GISCUS_HOST: 'https://giscus.test',
    },
  },
  {
    name: 'preview',
    inputs: BUILT,
    output: 'build-preview',
    title: '發布測試用的一個月，再建置成路徑底下的預覽',
    beside: true,
    command: ['jiti', 'tests/fixtures/month-site/build.ts'],
    // One build for three: a site after a release, a preview, and a site below a path.
    env: {
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-preview',
      // A host other than the published one, so that the site's own addresses differ from those in quotations.
      SITE_URL: 'https://site.test',
      BASE_URL: '/sub/',
      PREVIEW: 'on',
    },
  },
  { name: 'browser', inputs: BUILT, title: '瀏覽器測試', command: ['playwright', 'test'] },
  {
    name: 'engines',
    inputs: BUILT,
    title: 'Firefox與WebKit的測試',
    command: ['vitest', 'run', '--config', 'vitest.engines.config.ts', '--project', 'engines'],
  },
];

/**
 * @param {readonly Step[]} steps
 * @returns {Step[][]} the steps that run at the same time, group after group
 */
function groupsOf(steps) {
  /** @type {Step[][]} */
  const groups = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (step.beside && last) last.push(step);
    else groups.push([step]);
  }
  return groups;
}

/**
 * Runs steps group after group, prints a headline for each and how long each took, and stops after the first group in which
 * one fails. A step that passed before with the same files is left out, and named. Steps that run at the same time print their output when they end, so that no lines are mixed.
 *
 * @param {readonly Step[]} steps
 * @param {(step: Step, collect?: (output: string) => void) => Promise<number>} execute runs one step and gives its exit code;
 *   with `collect` its output goes there
 * @param {(line: string) => void} [print]
 * @param {{ has: (step: Step) => boolean, add: (step: Step) => void }} [passed] which steps passed before
 * @returns {Promise<number>} 0 when all passed, else the exit code of the first step that failed
 */
export async function runSteps(
  steps,
  execute,
  print = console.log,
  passed = { has: () => false, add: () => undefined },
) {
  /** @type {string[]} */
  const summary = [];
  /** @param {Step} step @param {boolean} alone */
  const runStep = async (step, alone) => {
    const headline = `\n[${steps.indexOf(step) + 1}/${steps.length}] ${step.title}（${step.command.join(' ')}）`;
    if (alone) print(headline);
    const start = performance.now();
    let output = '';
    const code = await (alone ? execute(step) : execute(step, (text) => (output += text)));
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    if (!alone) print(`${headline}\n${output.trimEnd()}`);
    summary.push(
      `  ${code === 0 ? '通過' : '失敗'}  ${step.name.padEnd(8)}${seconds.padStart(7)} 秒  ${step.title}`,
    );
    return { step, code };
  };
  for (const all of groupsOf(steps)) {
    const group = all.filter((step) => {
      if (!passed.has(step)) return true;
      summary.push(
        `  略過  ${step.name.padEnd(8)}${''.padStart(10)}  ${step.title}（今天以同樣的檔案通過了）`,
      );
      return false;
    });
    const ended = await Promise.all(group.map((step) => runStep(step, group.length === 1)));
    for (const { step, code } of ended) if (code === 0) passed.add(step);
    const failed = ended.filter(({ code }) => code !== 0);
    const [first] = failed;
    if (!first) continue;
    print(`\n${summary.join('\n')}\n`);
    for (const { step } of failed) {
      print(`測試失敗：${step.title}（${step.name}）。只重跑這一步：npm test -- --only ${step.name}`);
    }
    return first.code;
  }
  print(`\n${summary.join('\n')}\n\n測試全部通過。`);
  return 0;
}
