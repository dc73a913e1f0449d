import { performance } from 'node:perf_hooks';

/**
 * @typedef {object} Step one part of `npm test`
 * @property {string} name as given to `--only`
 * @property {string} title
 * @property {readonly [tool: string, ...args: string[]]} command a tool of node_modules/.bin
 * @property {Readonly<Record<string, string>>} [env] environment variables besides those that are set already
 */

/**
 * The parts of `npm test`: the quick ones first, and each one before those that need its result.
 *
 * @type {readonly Step[]}
 */
export const STEPS = [
  { name: 'types', title: '型別檢查', command: ['tsc', '--noEmit'] },
  { name: 'lint', title: '程式碼規則', command: ['eslint', '.'] },
  { name: 'format', title: '格式檢查', command: ['prettier', '--check', '.'] },
  { name: 'unused', title: '沒人用的程式與套件', command: ['knip'] },
  { name: 'unit', title: '單元測試', command: ['vitest', 'run'] },
  { name: 'build', title: '建置網站', command: ['docusaurus', 'build'] },
  {
    name: 'html',
    title: '檢查建置出來的每一頁',
    command: ['vitest', 'run', '--config', 'vitest.built.config.ts'],
  },
  {
    name: 'wired',
    title: '建置測試用的網站',
    command: [
      'docusaurus',
      'build',
      '--config',
      'tests/fixtures/wired-site/docusaurus.config.ts',
      '--out-dir',
      'build-wired',
    ],
    // Hosts that do not exist: the tests answer for them.
    // No service worker: blocking it, as the tests do, is a warning, and warnings are reported here.
    env: {
      SERVICE_WORKER: 'off',
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-wired',
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
    name: 'sub',
    title: '建置路徑底下的預覽',
    command: ['docusaurus', 'build', '--out-dir', 'build-sub'],
    // One build for both: a preview, and a site below a path.
    env: {
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-sub',
      // Another host than the published one, so that its own addresses can be told from those in quotations.
      SITE_URL: 'https://site.test',
      BASE_URL: '/sub/',
      PREVIEW: 'on',
    },
  },
  { name: 'browser', title: '瀏覽器測試', command: ['playwright', 'test'] },
];

/**
 * Runs steps one after the other, prints a headline for each and how long each took, and stops at the
 * first that fails.
 *
 * @param {readonly Step[]} steps
 * @param {(step: Step) => Promise<number>} execute runs one step and gives its exit code
 * @param {(line: string) => void} [print]
 * @returns {Promise<number>} 0 when all passed, else the exit code of the step that failed
 */
export async function runSteps(steps, execute, print = console.log) {
  /** @type {string[]} */
  const summary = [];
  for (const [index, step] of steps.entries()) {
    print(`\n[${index + 1}/${steps.length}] ${step.title}（${step.command.join(' ')}）`);
    const start = performance.now();
    const code = await execute(step);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    summary.push(
      `  ${code === 0 ? '通過' : '失敗'}  ${step.name.padEnd(8)}${seconds.padStart(7)} 秒  ${step.title}`,
    );
    if (code !== 0) {
      print(`\n${summary.join('\n')}`);
      print(`\n測試失敗：${step.title}（${step.name}）。只重跑這一步：npm test -- --only ${step.name}`);
      return code;
    }
  }
  print(`\n${summary.join('\n')}\n\n測試全部通過。`);
  return 0;
}
