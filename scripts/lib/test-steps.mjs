import os from 'node:os';
import { performance } from 'node:perf_hooks';
import process from 'node:process';

/**
 * @typedef {object} Step one part of `npm test`
 * @property {string} name as given to `--only`
 * @property {string} title
 * @property {readonly [tool: string, ...args: string[]]} command a tool of node_modules/.bin
 * @property {Readonly<Record<string, string>>} [env] environment variables besides those that are set already
 * @property {RegExp} inputs the files on which the result depends, by their path; those of every step need no mention
 * @property {string} [output] the folder that it writes
 * @property {boolean} [background] takes little of the time that the steps beside it need
 * @property {readonly string[]} [needs] names of the steps before it whose result it reads
 */

/** Every step depends on these: what is installed, how it is compiled, and how the steps are run. */
const FOR_ALL = /^(?:package(?:-lock)?\.json|tsconfig\.json|scripts\/(?:test\.mjs|lib\/test-steps\.mjs))$/;

/** Whether the result of a step depends on a file. @param {Step} step @param {string} file its path in the project */
export const isInput = ({ inputs }, file) => inputs.test(file) || FOR_ALL.test(file);

/** Code, and what its rules are written in. */
const CODE = /\.(?:[cm]?[jt]sx?|json)$/;
/** What a build reads. */
const SITE =
  /^(?:(?:blog|catalogue|config|docs|i18n|packages|plugins|src|static|versioned_\w+)\/(?!.*\.test\.tsx?$)|docusaurus\.config|sidebars|versions|\.browserslistrc$)/;
/** What the tests of a build read besides it. */
const BUILT = new RegExp(`${SITE.source}|^(?:tests|scripts|bench)/|^(?:playwright|vitest)\\.`);

/**
 * V8 optimises a function after nine times as much work as by default: these programs end within a minute, before most of what it
 * optimises for them has paid for itself: a tenth less time. NODE_OPTIONS takes few options of V8; a module sets the others.
 */
const OPTIMISE_LATER =
  "--import=data:text/javascript,import{setFlagsFromString}from'node:v8';setFlagsFromString('--interrupt-budget=600000')";

const nodeOptions = (/** @type {readonly string[]} */ ...options) => ({
  NODE_OPTIONS: [process.env['NODE_OPTIONS'], OPTIMISE_LATER, ...options].filter(Boolean).join(' '),
});

/** Environment variables of every step that sets no others of these names. */
export const ENVIRONMENT = nodeOptions();

/** Twice the room for what has just been made, for steps that make much and keep little: a tenth less time, most of it for garbage. */
const ROOMY = nodeOptions('--max-semi-space-size=32');

/**
 * The parts of `npm test`: the quick ones first, and each one after those that it needs. Those at the end fill what the browser
 * tests leave idle: a test that waits for a page needs no processor.
 *
 * @type {readonly Step[]}
 */
export const STEPS = [
  {
    name: 'types',
    inputs: CODE,
    title: '型別與一般的程式碼規則',
    command: ['oxlint', '--type-aware', '--type-check'],
    // It is written in Go, ends after a minute, and spends a sixth of that on garbage; half a gigabyte more spares it most of that.
    env: { GOGC: '400' },
  },
  {
    name: 'lint',
    inputs: CODE,
    title: '這個專案自己的程式碼規則',
    command: ['eslint', '.', '--max-warnings', '0'],
  },
  {
    name: 'styles',
    inputs: /\.css$|^stylelint/,
    title: '樣式規則',
    command: ['stylelint', '{src,plugins}/**/*.css'],
  },
  {
    name: 'format',
    inputs: /./,
    title: '格式檢查',
    command: ['oxfmt', '--check'],
  },
  { name: 'unused', inputs: /./, title: '沒人用的程式與套件', command: ['knip'] },
  {
    name: 'build',
    inputs: SITE,
    output: 'build',
    title: '建置網站',
    command: ['docusaurus', 'build'],
    env: ROOMY,
  },
  {
    name: 'unit',
    inputs: /./,
    title: '單元測試',
    command: ['vitest', 'run', '--project', '!tools'],
    env: ROOMY,
  },
  {
    name: 'engines',
    inputs: BUILT,
    title: 'Firefox與WebKit的測試',
    needs: ['build'],
    command: ['vitest', 'run', '--config', 'vitest.engines.config.mts', '--project', 'engines'],
  },
  {
    name: 'wired',
    inputs: BUILT,
    output: 'build-wired',
    title: '發布測試用的一個月，再打開所有服務，建置成路徑底下的預覽',
    command: ['jiti', 'tests/fixtures/wired-site/build.ts'],
    // One build for four: a site after a release, a preview, one below a path, and one with every service.
    env: {
      ...ROOMY,
      // The copy is deleted with its folder, by whose name the bundler would keep 70 MB that nobody reads again.
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'on',
      // A host other than the published one, so that the site's own addresses differ from those in quotations.
      SITE_URL: 'https://site.test',
      BASE_URL: '/sub/',
      PREVIEW: 'on',
      // These hosts do not exist: the tests mock them.
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
    name: 'example',
    inputs: /^(?:packages\/(?:html-first\/|pack\.mjs)|\.browserslistrc$)/,
    output: 'build-example',
    title: '建置html-first的範例網站',
    command: ['jiti', 'packages/html-first/tests/buildExample.ts'],
  },
  {
    name: 'browser',
    inputs: BUILT,
    title: '瀏覽器測試',
    // Beside the engines four browsers would share two processors.
    needs: ['build', 'wired', 'example', 'engines'],
    command: ['playwright', 'test'],
    env: { TEST_ALTERNATE: 'on' },
  },
  {
    name: 'tools',
    // Beside what they import they read documents, such as ARCHITECTURE.md, and folders of code.
    inputs: /./,
    background: true,
    title: '執行程式的單元測試',
    command: ['vitest', 'run', '--project', 'tools'],
  },
  {
    name: 'html',
    inputs: BUILT,
    background: true,
    title: '檢查建置出來的每一頁',
    needs: ['build', 'wired'],
    command: ['vitest', 'run', '--config', 'vitest.built.config.mts'],
    env: ROOMY,
  },
];

/** So many lines of a failure are printed again where other steps have printed theirs after it: what hosts show of a log is its end. */
const END_LINES = 60;

/**
 * Runs as many steps at a time as there are processors: even those with several processes leave some idle while they start,
 * wait and end. Prints each with its output when it has ended, so that no lines are mixed; one that runs alone prints at once.
 * After a failure none begins any more. A step that passed before with the same files is left out, and named.
 *
 * @param {readonly Step[]} steps each after those that it needs; of these, only the ones in the list are waited for
 * @param {(step: Step, collect?: (output: string) => void) => Promise<number>} execute runs one step and gives its exit code;
 *   with `collect` its output goes there
 * @param {(line: string) => void} [print]
 * @param {{ has: (step: Step) => boolean, add: (step: Step) => void }} [passed] which steps passed before
 * @param {number} [atOnce]
 * @returns {Promise<number>} 0 when all passed, else the exit code of the first step that failed
 */
export async function runSteps(
  steps,
  execute,
  print = console.log,
  passed = { has: () => false, add: () => undefined },
  atOnce = os.availableParallelism(),
) {
  /** @type {string[]} */
  const summary = [];
  /** @type {{ step: Step, code: number, end: string }[]} */
  const failed = [];
  let lastPrinted = '';
  const waiting = [...steps];
  /** @type {Map<string, Promise<void>>} */
  const running = new Map();

  /** @param {Step} step @param {boolean} alone */
  const runStep = async (step, alone) => {
    const headline = `\n[${steps.indexOf(step) + 1}/${steps.length}] ${step.title}（${step.command.join(' ')}）`;
    print(alone ? headline : `開始  ${step.title}`);
    const start = performance.now();
    let output = '';
    const code = await (alone ? execute(step) : execute(step, (text) => (output += text)));
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    if (!alone) print(`${headline}\n${output.trimEnd()}`);
    lastPrinted = step.name;
    summary.push(
      `  ${code === 0 ? '通過' : '失敗'}  ${step.name.padEnd(8)}${seconds.padStart(7)} 秒  ${step.title}`,
    );
    running.delete(step.name);
    if (code === 0) passed.add(step);
    else failed.push({ step, code, end: output.trimEnd().split('\n').slice(-END_LINES).join('\n') });
  };

  /** Takes the next step whose needs are met. */
  const takeReady = () => {
    const isUnfinished = (/** @type {string} */ name) =>
      running.has(name) || waiting.some((step) => step.name === name);
    const index = waiting.findIndex(({ needs = [] }) => !needs.some(isUnfinished));
    return index < 0 ? undefined : waiting.splice(index, 1)[0];
  };
  for (;;) {
    while (failed.length === 0 && running.size < atOnce) {
      const step = takeReady();
      if (!step) break;
      if (passed.has(step)) {
        summary.push(
          `  略過  ${step.name.padEnd(8)}${''.padStart(10)}  ${step.title}（今天以同樣的檔案通過了）`,
        );
        continue;
      }
      running.set(step.name, runStep(step, waiting.length === 0 && running.size === 0));
    }
    if (running.size === 0) break;
    await Promise.race(running.values());
  }

  for (const { step, end } of failed)
    if (step.name !== lastPrinted) print(`\n${step.title}失敗，輸出的最後幾行：\n${end}`);
  print(`\n${summary.join('\n')}\n`);
  for (const { step } of failed) {
    print(`測試失敗：${step.title}（${step.name}）。只重跑這一步：npm test -- --only ${step.name}`);
  }
  if (failed.length === 0) print('測試全部通過。');
  return failed[0]?.code ?? 0;
}
