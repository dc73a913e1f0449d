import { fileURLToPath } from 'node:url';
import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import hooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import { defineConfig } from 'eslint/config';
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
 * @returns {import('eslint').Linter.Config}
 */
const without = (files, names, message, ignores = []) => ({
  files,
  ignores,
  rules: { 'no-restricted-globals': ['error', ...names.map((name) => ({ name, message }))] },
});

export default defineConfig(
  { ignores: ['node_modules', 'build*', '.docusaurus*', 'reports', 'test-results', 'playwright-report'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error', reportUnusedInlineConfigs: 'error' } },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      // A default says what all other cases share.
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // The characters of a text are counted and compared one by one on purpose: Chinese needs no grapheme clusters.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      // An empty string or a zero that means “none” is left to ||.
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: true }],
      // Numbers in texts say what they are; what has no good text of its own is still an error.
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      // A type parameter that is used once says what a caller gets.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      // () => setOpen(true) is the usual handler, and nobody reads what it returns.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      // What implements a promise's interface may answer at once.
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    files: ['tests/**', 'bench/**', 'scripts/**', '**/*.mjs'],
    rules: {
      // These read JSON, and answers of servers that are looked at right after.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      // Made-up objects of tests hold methods that do without their object.
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    files: ['tests/**'],
    rules: {
      // A test asks for what types promise, and fails with better words for it.
      '@typescript-eslint/no-unnecessary-condition': 'off',
      // Bodies of requests are compared as the texts that they are in tests.
      '@typescript-eslint/no-base-to-string': 'off',
      // Literals are spread to have their characters as a list.
      '@typescript-eslint/no-misused-spread': 'off',
    },
  },
  {
    // This rule does not see types that a comment gives.
    files: ['plugins/html/loader/script.js'],
    rules: { '@typescript-eslint/no-unnecessary-condition': 'off' },
  },
  {
    // They carry out the code that pages get.
    files: ['tests/unit/error-reporting/*.test.ts'],
    rules: { '@typescript-eslint/no-implied-eval': 'off' },
  },
  // Text that is put into pages together with its settings, without a module or types.
  {
    files: ['plugins/sentry/init.js'],
    extends: [tseslint.configs.disableTypeChecked],
    // It names what it takes from the window, some of which Node has as well.
    rules: { 'no-redeclare': ['error', { builtinGlobals: false }] },
  },
  {
    // Carried out in the browser as it stands, without the bundler; of the benchmarks, functions that they hand to a page.
    files: ['plugins/html/loader/script.js', 'bench/*.mjs'],
    languageOptions: { globals: { ...globals.browser, RELOAD_KEY: 'readonly', RELOAD_GUARD: 'readonly' } },
  },
  {
    files: ['src/**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict],
    rules: {
      // A table that CSS lays out as blocks is one to screen readers only when its roles are written out.
      'jsx-a11y/no-redundant-roles': [
        'error',
        { thead: ['rowgroup'], tbody: ['rowgroup'], nav: ['navigation'] },
      ],
      'jsx-a11y/no-interactive-element-to-noninteractive-role': [
        'error',
        { td: ['cell'], th: ['columnheader', 'rowheader'], tr: ['row'] },
      ],
      // Tables follow the pointer and the focus of the links in them; Escape closes a dialog by itself; a form learns that somebody comes.
      'jsx-a11y/no-noninteractive-element-interactions': [
        'error',
        {
          table: ['onMouseOver', 'onFocus', 'onKeyDown'],
          dialog: ['onMouseDown', 'onClick'],
          form: ['onPointerEnter', 'onFocus', 'onSubmit'],
        },
      ],
      // What scrolls is reached by the keyboard too.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: ['pre'], roles: ['group'] }],
    },
  },
  {
    // Escape closes a dialog without a listener; that of the click only looks whether it is on the backdrop.
    files: ['src/components/site/SearchBox/Frame.tsx'],
    rules: { 'jsx-a11y/click-events-have-key-events': 'off' },
  },
  {
    // The empty address is that of the page that somebody asked for.
    files: ['src/pages/offline/index.tsx'],
    rules: { 'jsx-a11y/anchor-is-valid': 'off' },
  },
  {
    languageOptions: { globals: globals.node },
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
    extends: [hooks.configs.flat.recommended],
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
