import js from '@eslint/js';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Arrows of the structure (CONTRIBUTING.md): domain ← components, plugins, pages; nothing imports upwards. */
const layer = (files, groups, message) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns: [{ group: groups, message }] }] },
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
  layer(
    ['src/domain/**'],
    [
      '@docusaurus/*',
      '@theme/*',
      '@generated/*',
      '@site/*',
      'react',
      'react-dom',
      'node:*',
      '**/plugins/**',
      '**/components/**',
    ],
    'src/domain是純函式：不引用React、Docusaurus、檔案系統或上層。',
  ),
  layer(
    ['src/components/**'],
    ['@site/src/pages/*', '@site/src/theme/*', '**/plugins/*/!(client)', '**/plugins/*/!(client)/**'],
    '元件只引用src/domain、其他元件，以及各外掛的client.ts。',
  ),
  layer(
    ['plugins/**'],
    ['**/src/components/**', '**/src/pages/**', '**/src/theme/**', '@site/*'],
    '外掛只引用src/domain與其他外掛。',
  ),
  layer(
    ['src/pages/**', 'src/theme/**'],
    ['**/plugins/*/!(client)', '**/plugins/*/!(client)/**'],
    '瀏覽器程式只引用各外掛的client.ts。',
  ),
);
