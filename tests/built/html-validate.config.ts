/** Rules for the finished pages: all that html-validate recommends, for accessibility, and of the standard. */
import type { ConfigData } from 'html-validate';

export const CONFIG: ConfigData = {
  extends: ['html-validate:recommended', 'html-validate:a11y', 'html-validate:standard'],
  elements: [
    'html5',
    {
      // The standard allows it in headers of tables: it is no sectioning content (html.spec.whatwg.org, “The details element”).
      details: { sectioning: false },
    },
  ],
  rules: {
    // In none of the presets above.
    'heading-level': 'error',
    // How it is written, and written by the parser that the pages go through here: no reader and no browser sees a difference.
    // Where these are faults of the specification, the parser has named them.
    'doctype-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-case': 'off',
    'attr-delimiter': 'off',
    'attr-quotes': 'off',
    'attr-spacing': 'off',
    'close-attr': 'off',
    'close-order': 'off',
    'element-case': 'off',
    'no-dup-attr': 'off',
    'no-implicit-close': 'off',
    'no-raw-characters': 'off',
    'no-self-closing': 'off',
    'no-utf8-bom': 'off',
    'unrecognized-char-ref': 'off',
    'void-content': 'off',
    'void-style': 'off',
    // Formulas, charts and the coverage map place their parts by them; the policy of the pages allows it (packages/html-first/src/build/html/policy.ts).
    'no-inline-style': 'off',
    // Tables laid out as a grid lose their meaning in Safari, unless their roles are written down.
    'no-redundant-role': [
      'error',
      { exclude: ['table', 'rowgroup', 'row', 'cell', 'rowheader', 'columnheader'] },
    ],
  },
};
