/** Browsers as old as .browserslistrc says run every script that is shipped; older ones are left with the HTML. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Functions that a browser of .browserslistrc may lack, by the first versions of Chrome, Firefox and Safari that have them. */
const TOO_NEW: Record<string, string> = {
  canParse: '120, 115, 17: an address is tried with new URL',
  fromAsync: '121, 115, 16.4',
  groupBy: '117, 119, 17.4',
  withResolvers: '119, 121, 17.4',
  checkVisibility: '105, 106, 17.4',
  showPopover: '114, 125, 17',
  symmetricDifference: '122, 127, 17',
  isSubsetOf: '122, 127, 17',
  isSupersetOf: '122, 127, 17',
  isDisjointFrom: '122, 127, 17',
  moveBefore: '133, 144, none',
  setHTMLUnsafe: '124, 123, 17.4',
  toBase64: '140, 133, 18.2',
  fromBase64: '140, 133, 18.2',
};

/** A name that is asked for before it is used: `a?.name`, `a.name?.()`. */
const used = (name: string): RegExp => new RegExp(String.raw`[^?]\.${name}\(`);

const scripts = readdirSync('build', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.js') && !file.startsWith('_nuxt/static/'))
  .map((file) => ({ file, text: readFileSync(`build/${file}`, 'utf8') }));

it('no script uses a function that browsers of .browserslistrc may lack', () => {
  expect(scripts.length).toBeGreaterThan(20);
  const found = scripts.flatMap(({ file, text }) =>
    Object.keys(TOO_NEW)
      .filter((name) => used(name).test(text))
      .map((name) => `${file}: ${name} (${TOO_NEW[name] ?? ''})`),
  );
  expect(found).toEqual([]);
});

it('no script has a regular expression that browsers of .browserslistrc cannot read', () => {
  // Sets of the flag v came with Safari 17, modifiers with Chrome 125.
  const found = scripts.filter(({ text }) =>
    /\/[a-z]*v[a-z]*\.(?:test|exec)\(|\(\?[ims]+(?:-[ims]+)?:/.test(text),
  );
  expect(found.map(({ file }) => file)).toEqual([]);
});

it('the page on accessibility names the same versions', () => {
  const versions = Object.fromEntries(
    [...readFileSync('.browserslistrc', 'utf8').matchAll(/^(\w+) >= ([\d.]+)$/gm)].map(
      ([, name, version]) => [name, version],
    ),
  );
  expect(Object.keys(versions)).toEqual(['Chrome', 'Edge', 'Firefox', 'Safari', 'iOS']);
  const page = readFileSync('build/accessibility/index.html', 'utf8').replace(/<[^>]+>|\u200b/g, '');
  expect(page).toContain(
    `Chrome與Edge ${versions['Chrome'] ?? ''}、Firefox ${versions['Firefox'] ?? ''}、Safari ${versions['Safari'] ?? ''}`,
  );
});
