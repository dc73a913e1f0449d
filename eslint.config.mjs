import { fileURLToPath } from 'node:url';
/** Rules of this project alone; `.oxlintrc.json` has those that any project would have. */
import js from '@eslint/js';
import * as parser from '@typescript-eslint/parser';
import boundaries from 'eslint-plugin-boundaries';
import { defineConfig } from 'eslint/config';
import { ALLOWED, LAYERS, PURE } from './eslint.layers.mjs';

/** Globals that exist only in Node or only in browsers. The compiler accepts both everywhere, because Docusaurus' types include both. */
const NODE = ['process', 'Buffer', '__dirname', '__filename', 'require'];
const BROWSER = ['window', 'document', 'navigator', 'location', 'localStorage', 'sessionStorage'];
/** What of html-first runs in browsers. */
const CLIENT = 'packages/html-first/src/{browser,clientModules,drawing,html,navigation,worker}/**';
/** Unit tests lie beside the code that they test. */
const TESTS = ['tests/**', 'packages/*/tests/**', '**/*.test.{ts,tsx}'];

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
  { files: ['**/*.{ts,tsx,mjs,js}'], languageOptions: { parser } },
  // This file is inserted into pages as text, together with its settings; it is not a module and has no types.
  {
    files: ['plugins/sentry/init.js'],
    extends: [js.configs.recommended],
    // It lists the globals that it uses in a comment; Node has some of them too.
    rules: { 'no-redeclare': ['error', { builtinGlobals: false }] },
  },
  {
    rules: {
      // Verbs for functions, nouns for values: `fileOf` says neither, and nobody searches for it.
      'id-match': [
        'error',
        '^(?:anyOf|asOf|expectTypeOf|oneOf|(?:Change|Reason|Value)Of|(?!of$)(?!.*[a-z]Of$).*)$',
        { onlyDeclarations: true },
      ],
    },
  },
  {
    // The rules of the catalogue ask on purpose which names every object has.
    files: ['{packages,src,plugins,config,scripts}/**/*.{ts,tsx}'],
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
    files: ['{packages,src,plugins,config,scripts}/**/*.{ts,tsx}', 'docusaurus.config.ts', 'sidebars.ts'],
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
  without(
    ['src/**', CLIENT, 'packages/chart-geometry/src/browser/**'],
    NODE,
    '瀏覽器裡沒有這個；建置時的工作放在plugins。',
    ['packages/html-first/src/clientModules/serviceWorker.ts'],
  ),
  without(
    [
      '{plugins,scripts}/**/*.ts',
      'config/**',
      'packages/{content-database/src/markdown,html-first/src/build,share-pictures/src}/**/*.ts',
    ],
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
