/** The rules for style sheets catch their faults, and let the site's own way of writing pass. */
import stylelint from 'stylelint';
import { expect, it } from 'vitest';

/** The rules that a style sheet of the project breaks. */
async function findBrokenRules(code: string): Promise<string[]> {
  const { results } = await stylelint.lint({
    code,
    codeFilename: 'src/features/marks/Mark/styles.module.css',
  });
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule));
}

it.each([
  ['.a { colour: red; }', 'property-no-unknown'],
  ['.a { display: flexbox; }', 'declaration-property-value-no-unknown'],
  [':root { --paper: #12g45a; }', 'color-no-invalid-hex'],
  ['.a { width: 1remm; }', 'declaration-property-value-no-unknown'],
  ['.a { color: red; } .b { color: red; } .a { margin: 0; }', 'no-duplicate-selectors'],
  ['.a { color: red; color: red; }', 'declaration-block-no-duplicate-properties'],
  ['.a { margin-top: 1px; margin: 0; }', 'declaration-block-no-shorthand-property-overrides'],
  ['.a:hovered { margin: 0; }', 'selector-pseudo-class-no-unknown'],
  ['.a::befor { margin: 0; }', 'selector-pseudo-element-no-unknown'],
  ['headr { margin: 0; }', 'selector-type-no-unknown'],
  ['@meda print { .a { margin: 0; } }', 'at-rule-no-unknown'],
  ['@media (max-widht: 45rem) { .a { margin: 0; } }', 'media-feature-name-no-unknown'],
  ['.a {}', 'block-no-empty'],
  [".a::before { content: '→'; }", 'declaration-property-value-disallowed-list'],
  ['.two-words { margin: 0; }', 'selector-class-pattern'],
  [':global(html):has(.a) { margin: 0; }', 'selector-disallowed-list'],
  ['html:has(.a[open]) { margin: 0; }', 'selector-disallowed-list'],
  [':root:has(.a) { margin: 0; }', 'selector-disallowed-list'],
  ['/* stylelint-disable-next-line color-no-invalid-hex */ .a { margin: 0; }', '--report-needless-disables'],
])('%s', async (code, rule) => {
  expect(await findBrokenRules(code)).toContain(rule);
});

it('lets a sign pass that says what is read aloud in its place', async () => {
  expect(await findBrokenRules(".a::before { content: '→' / ''; } .b::before { content: ''; }")).toEqual([]);
});

it('knows composes, :global and camel case', async () => {
  const code =
    ':global(body):has(.a) { margin: 0; } .twoWords { composes: noPrint from global; } :global(.toc-active) .twoWords { margin: 0; }';
  expect(await findBrokenRules(code)).toEqual([]);
});
