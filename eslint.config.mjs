import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import hooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { ALLOWED, LAYERS, PURE } from './eslint.layers.mjs';

/** Globals that exist only in Node or only in browsers. The compiler accepts both everywhere, because Docusaurus' types include both. */
const NODE = ['process', 'Buffer', '__dirname', '__filename', 'require'];
const BROWSER = ['window', 'document', 'navigator', 'location', 'localStorage', 'sessionStorage'];
/** What of html-first runs in browsers. */
const CLIENT = 'packages/html-first/src/{browser,clientModules,drawing,html,navigation,worker}/**';
/** Unit tests lie beside the code that they test. */
const TESTS = ['tests/**', 'packages/*/tests/**', '**/*.test.{ts,tsx}'];

/** Files that call a hook. React's compiler, which looks for faults in them, needs longer for all others than all other rules together. */
const WITH_HOOKS = ['src', 'packages/html-first/src'].flatMap((folder) =>
  readdirSync(new URL(folder, import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`)
    .filter((file) => /\buse[A-Z]\w*\(/.test(readFileSync(new URL(file, import.meta.url), 'utf8'))),
);

/**
 * @param {string[]} files
 * @param {string[]} names
 * @param {string} message
 * @param {string[]} [ignores]
 * @returns {import('eslint').Linter.Config}
 */
const without = (files, names, message, ignores = []) => ({
  files,
  ignores: [...TESTS, ...ignores],
  rules: { 'no-restricted-globals': ['error', ...names.map((name) => ({ name, message }))] },
});

const WITHOUT_SPACES = ['Literal[value=', 'JSXText[value=', 'TemplateElement[value.cooked='].map((node) => ({
  selector: `${node}/\\p{Script=Han} [A-Za-z0-9]|[A-Za-z0-9] \\p{Script=Han}/u]`,
  message: '中文與英數之間不打空格，間距由CSS處理。',
}));

/** Translators put elements of their own round texts; React fails where it has to remove the text that it knows, or changes it unseen. */
const CHANGING_TEXT = ':matches(Literal, TemplateLiteral, BinaryExpression[operator="+"])';
const TEXTS_OF_THEIR_OWN = [
  `LogicalExpression > ${CHANGING_TEXT}.right`,
  `ConditionalExpression > ${CHANGING_TEXT}:not(.test)`,
  `LogicalExpression > ConditionalExpression.right > ${CHANGING_TEXT}:not(.test)`,
  `ConditionalExpression > :matches(LogicalExpression, ConditionalExpression):not(.test) > ${CHANGING_TEXT}:not(.test, .left)`,
].map((text) => ({
  // The element may itself stand in braces: {known ? <a/> : name}, {list.map(() => <li/>)}.
  selector: `:matches(JSXElement, JSXFragment):has(> :matches(JSXElement, JSXFragment), > JSXExpressionContainer:has(JSXElement, JSXFragment)) > JSXExpressionContainer > ${text}`,
  message: '旁邊有元素的文字，會出現、消失或改變的，要有自己的元素，例如<span>：瀏覽器的翻譯會把文字換掉。',
}));

/** Every object has `constructor`; whether a name that somebody wrote is there is another question. */
const OWN_NAMES = {
  selector: 'BinaryExpression[operator="in"][left.type=/^(?:Identifier|MemberExpression|TemplateLiteral)$/]',
  message: '名稱來自別處時用Object.hasOwn：in也找得到constructor。',
};

/**
 * Forbids every import that no policy allows.
 *
 * @param {object[]} policies
 * @returns {import('eslint').Linter.RuleEntry}
 */
const imports = (policies) => [
  'error',
  {
    default: 'disallow',
    message:
      '這一層不引用那一層：{{from.file.categories}} → {{to.file.categories}}。各層可以引用誰，寫在eslint.layers.mjs。',
    policies,
  },
];

export default defineConfig(
  {
    ignores: [
      'node_modules',
      'build*',
      '**/.docusaurus*',
      'reports',
      'test-results',
      'playwright-report',
      '**/dist',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error', reportUnusedInlineConfigs: 'error' } },
  js.configs.recommended,
  // Without the rules that need types: .oxlintrc.json has them.
  ...tseslint.configs.strict,
  {
    rules: {
      // A type parameter that is used once lets the caller choose the result's type.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
    },
  },
  // This file is inserted into pages as text, together with its settings; it is not a module and has no types.
  {
    files: ['plugins/sentry/init.js'],
    // It lists the globals that it uses in a comment; Node has some of them too.
    rules: { 'no-redeclare': ['error', { builtinGlobals: false }] },
  },
  {
    // These run in the browser without the bundler; the benchmarks contain functions that run inside a page.
    files: [
      'plugins/html/{autospace,earlyFiles}/script.js',
      'packages/html-first/src/build/html/loader/script.js',
      'bench/*.mjs',
    ],
    languageOptions: {
      globals: {
        ...globals.browser,
        RELOAD_KEY: 'readonly',
        RELOAD_GUARD: 'readonly',
        MOST_RELOADS: 'readonly',
        SHEET_END: 'readonly',
      },
    },
  },
  {
    files: ['src/**/*.tsx', 'packages/html-first/src/**/*.tsx'],
    ignores: TESTS,
    extends: [jsxA11y.flatConfigs.strict],
    rules: {
      // CSS shows some tables as blocks. Screen readers then need the roles written out.
      'jsx-a11y/no-redundant-roles': [
        'error',
        { thead: ['rowgroup'], tbody: ['rowgroup'], nav: ['navigation'] },
      ],
      'jsx-a11y/no-interactive-element-to-noninteractive-role': [
        'error',
        { td: ['cell'], th: ['columnheader', 'rowheader'], tr: ['row'] },
      ],
      // Tables react to the pointer and to the focus of their links; Escape closes a dialog natively; a form loads data on first focus.
      'jsx-a11y/no-noninteractive-element-interactions': [
        'error',
        {
          table: ['onMouseOver', 'onFocus', 'onKeyDown'],
          dialog: ['onMouseDown', 'onClick'],
          form: ['onPointerEnter', 'onFocus', 'onSubmit'],
        },
      ],
      // Scrollable areas must be reachable by keyboard.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: ['pre'], roles: ['group'] }],
    },
  },
  {
    // An empty href means the address of the current page.
    files: ['src/pages/offline/index.tsx'],
    rules: { 'jsx-a11y/anchor-is-valid': 'off' },
  },
  {
    languageOptions: { globals: globals.node },
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Verbs for functions, nouns for values: `fileOf` says neither, and nobody searches for it.
      'id-match': [
        'error',
        '^(?:anyOf|asOf|expectTypeOf|oneOf|(?:Change|Reason|Value)Of|(?!of$)(?!.*[a-z]Of$).*)$',
        { onlyDeclarations: true },
      ],
      // The ideographic space is punctuation of Chinese.
      'no-irregular-whitespace': ['error', { skipStrings: true, skipTemplates: true, skipJSXText: true }],
      'no-restricted-properties': [
        'error',
        {
          property: 'toLocaleString',
          message: '依機器的語系而變；改用packages/rental-data/src/words/format.ts。',
        },
        {
          property: 'toLocaleDateString',
          message: '依機器的語系而變；改用packages/rental-data/src/words/format.ts。',
        },
        {
          property: 'toLocaleTimeString',
          message: '依機器的語系而變；改用packages/rental-data/src/words/format.ts。',
        },
      ],
    },
  },
  {
    files: WITH_HOOKS,
    ignores: TESTS,
    extends: [hooks.configs.flat.recommended],
    // It warns of what React's compiler would leave as it is; none runs here.
    rules: { 'react-hooks/incompatible-library': 'off' },
  },
  {
    // The rules of the catalogue ask on purpose which names every object has.
    files: ['{packages,src,plugins,config}/**/*.{ts,tsx}'],
    ignores: [...PURE, ...TESTS],
    rules: { 'no-restricted-syntax': ['error', OWN_NAMES] },
  },
  {
    files: ['src/{features,lib,pages,runtime,shell,theme}/**/*.{ts,tsx}'],
    ignores: [...PURE, ...TESTS],
    rules: { 'no-restricted-syntax': ['error', ...WITHOUT_SPACES, OWN_NAMES] },
  },
  {
    // What React draws in browsers. It does not know the content of pages that are HTML.
    files: [
      'src/{features/{comments,compare,open,search},lib/ui,runtime/errors,shell,theme/{Error,ErrorPageContent,NotFound,Root}}/**/*.tsx',
      'packages/html-first/src/drawing/**/*.tsx',
    ],
    ignores: TESTS,
    rules: { 'no-restricted-syntax': ['error', ...WITHOUT_SPACES, ...TEXTS_OF_THEIR_OWN, OWN_NAMES] },
  },
  {
    files: ['{packages,src,plugins,config}/**/*.{ts,tsx}', 'docusaurus.config.ts', 'sidebars.ts'],
    ignores: TESTS,
    plugins: { boundaries },
    settings: {
      'import/resolver': { [fileURLToPath(new URL('eslint.resolver.mjs', import.meta.url))]: {} },
      'boundaries/files': Object.entries(LAYERS).map(([category, pattern]) => ({ category, pattern })),
    },
    rules: {
      'boundaries/no-unknown-files': 'error',
      'boundaries/dependencies': imports([]),
    },
  },
  // Each file has the policy of its layer only: the rule would ask those of all layers about each import.
  ...Object.entries(LAYERS).map(([layer, patterns]) => ({
    files: patterns.map((pattern) => [pattern, '**/*.{ts,tsx}']),
    ignores: TESTS,
    rules: {
      'boundaries/dependencies': imports([
        {
          from: { file: { categories: layer } },
          allow: { to: { file: { categories: { anyOf: [layer, ...(ALLOWED[layer] ?? [])] } } } },
        },
      ]),
    },
  })),
  // The bundler replaces process.env.NODE_ENV in that file.
  without(['src/**', CLIENT], NODE, '瀏覽器裡沒有這個；建置時的工作放在plugins。', [
    'packages/html-first/src/clientModules/serviceWorker.ts',
  ]),
  without(
    ['plugins/**/*.ts', 'config/**', 'packages/html-first/src/build/**/*.ts'],
    BROWSER,
    '建置時沒有這個；畫面的工作放在src。',
    ['plugins/*/client.ts'],
  ),
  without(PURE, [...NODE, ...BROWSER], '規則是純函式，不知道自己在哪裡執行。'),
  {
    files: PURE,
    ignores: TESTS,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(node:|fs$|fs/|path$|os$|react$|react-dom|@docusaurus/|@theme/|@generated/|@site/)',
              message: '規則是純函式：不引用React、Docusaurus與檔案系統。',
            },
          ],
        },
      ],
    },
  },
);
