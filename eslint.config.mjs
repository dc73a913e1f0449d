import { fileURLToPath } from 'node:url';
import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { ALLOWED, LAYERS } from './eslint.layers.mjs';

/** Names that only one of the two worlds has. Docusaurus' types bring Node's and the DOM's into every file, so the compiler lets them pass. */
const NODE = ['process', 'Buffer', '__dirname', '__filename', 'require'];
const BROWSER = ['window', 'document', 'navigator', 'location', 'localStorage', 'sessionStorage'];
/**
 * @param {string[]} files
 * @param {string[]} names
 * @param {string} message
 * @param {string[]} [ignores]
 * @returns {import('typescript-eslint').ConfigWithExtends}
 */
const without = (files, names, message, ignores = []) => ({
  files,
  ignores,
  rules: { 'no-restricted-globals': ['error', ...names.map((name) => ({ name, message }))] },
});

export default tseslint.config(
  { ignores: ['node_modules', 'build*', '.docusaurus*', 'reports', 'test-results', 'playwright-report'] },
  js.configs.recommended,
  ...tseslint.configs.strict,
  { files: ['**/*.cjs'], languageOptions: { globals: { module: 'writable' } } },
  {
    // Carried out in the browser as it stands, without the bundler; of the benchmarks, functions that they hand to a page.
    files: ['plugins/html/loader/script.js', 'bench/*.mjs'],
    languageOptions: {
      globals: Object.fromEntries(
        [
          'window',
          'document',
          'requestAnimationFrame',
          'requestIdleCallback',
          'MutationObserver',
          'PerformanceObserver',
          'performance',
          'location',
          'addEventListener',
          'removeEventListener',
          'sessionStorage',
          'navigator',
          'RELOAD_KEY',
          'RELOAD_GUARD',
        ].map((name) => [name, 'readonly']),
      ),
    },
  },
  {
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        Buffer: 'readonly',
        fetch: 'readonly',
        setInterval: 'readonly',
        clearInterval: 'readonly',
        AbortController: 'readonly',
      },
    },
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // The ideographic space is punctuation of Chinese.
      'no-irregular-whitespace': ['error', { skipStrings: true, skipTemplates: true, skipJSXText: true }],
      'no-restricted-properties': [
        'error',
        { property: 'toLocaleString', message: '依機器的語系而變；改用src/domain/format.ts。' },
        { property: 'toLocaleDateString', message: '依機器的語系而變；改用src/domain/format.ts。' },
        { property: 'toLocaleTimeString', message: '依機器的語系而變；改用src/domain/format.ts。' },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks },
    rules: hooks.configs.recommended.rules,
  },
  {
    files: ['src/{components,pages,theme}/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...['Literal[value=', 'JSXText[value=', 'TemplateElement[value.cooked='].map((node) => ({
          selector: `${node}/\\p{Script=Han} [A-Za-z0-9]|[A-Za-z0-9] \\p{Script=Han}/u]`,
          message: '中文與英數之間不打空格，間距由CSS處理。',
        })),
      ],
    },
  },
  {
    files: ['{src,plugins,config}/**/*.{ts,tsx}', 'docusaurus.config.ts', 'sidebars.ts'],
    plugins: { boundaries },
    settings: {
      'import/resolver': { [fileURLToPath(new URL('eslint.resolver.mjs', import.meta.url))]: {} },
      'boundaries/files': Object.entries(LAYERS).map(([category, pattern]) => ({ category, pattern })),
    },
    rules: {
      'boundaries/no-unknown-files': 'error',
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          message:
            '這一層不引用那一層：{{from.file.categories}} → {{to.file.categories}}。各層可以引用誰，寫在eslint.layers.mjs。',
          policies: Object.entries(ALLOWED).map(([type, allowed]) => ({
            from: { file: { categories: type } },
            allow: { to: { file: { categories: { anyOf: [type, ...allowed] } } } },
          })),
        },
      ],
    },
  },
  // The bundler writes process.env.NODE_ENV out in that one.
  without(['src/**'], NODE, '瀏覽器裡沒有這個；建置時的工作放在plugins。', [
    'src/client-modules/serviceWorker.ts',
  ]),
  without(['plugins/**/*.ts', 'config/**'], BROWSER, '建置時沒有這個；畫面的工作放在src。', [
    'plugins/*/client.ts',
  ]),
  without(['src/domain/**'], [...NODE, ...BROWSER], 'src/domain是純函式，不知道自己在哪裡執行。'),
  {
    files: ['src/domain/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(node:|fs$|fs/|path$|os$|react$|react-dom|@docusaurus/|@theme/|@generated/|@site/)',
              message: 'src/domain是純函式：不引用React、Docusaurus與檔案系統。',
            },
          ],
        },
      ],
    },
  },
);
