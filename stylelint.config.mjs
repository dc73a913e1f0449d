/** Rules for style sheets (`npm run lint:styles`). Prettier decides on spaces and lines, so rules about empty lines are off. */
const CAMEL_CASE = '^[a-z][a-zA-Z0-9]*$';

/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  reportNeedlessDisables: true,
  reportInvalidScopeDisables: true,
  rules: {
    'at-rule-empty-line-before': null,
    'comment-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'declaration-empty-line-before': null,
    'rule-empty-line-before': null,
    // The rule also compares selectors that never match the same element.
    'no-descending-specificity': null,
    // The standard rules check colours in properties, not those in variables.
    'color-no-invalid-hex': true,
    'media-feature-range-notation': 'prefix',
    'alpha-value-notation': 'number',
    // Class names become keys of an object in TypeScript. The other names are those of the theme, of Markdown and of highlight.js.
    'selector-class-pattern': `${CAMEL_CASE}|^(?:hash-link|toc-active|contains-task-list|katex-display|hljs-[a-z_]+)$`,
    // Screen readers would read a drawn sign aloud: what they say instead comes after the slash, mostly nothing.
    'declaration-property-value-disallowed-list': { content: [/^'[^']+'$/] },
    // Whatever is put into the page, a script in its head too, browsers would look for that in all of it, and draw the page again.
    'selector-disallowed-list': [/^(?::global\((?:html|:root)\)|html|:root)\S*:has\(/],
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    // Names of classes and of fonts.
    'value-keyword-case': ['lower', { ignoreProperties: ['composes', '--mono'] }],
    // Safari on telephones knows only this name.
    'property-no-vendor-prefix': [true, { ignoreProperties: ['-webkit-text-size-adjust'] }],
  },
};
