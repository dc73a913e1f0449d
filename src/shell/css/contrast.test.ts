import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readFixture } from '@site/tests/support/readFixture';

const css = readFileSync(path.join(process.cwd(), 'src/shell/css/tokens.css'), 'utf8').replace(
  /\/\*[^]*?\*\//g,
  '',
);

/**
 * Declarations of the only rule with that selector.
 *
 * @throws when there is not exactly one
 */
function declarations(selector: string): Map<string, string> {
  const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter((rule) => rule[1]?.trim() === selector);
  const [rule] = rules;
  if (!rule || rules.length > 1) throw new Error(`${rules.length} rules for ${selector} in tokens.css`);
  return new Map(
    (rule[2] ?? '')
      .split(';')
      .filter((line) => line.trim())
      .map((line): [string, string] => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
      }),
  );
}

const root = declarations(':root');
/** Name, light and dark value of each colour. */
const COLOURS = new Map(
  [...root].flatMap(([name, value]): [string, { light: string; dark: string }][] => {
    const [, light, dark] = /^light-dark\((.+), (.+)\)$/.exec(value) ?? [];
    return light && dark ? [[name, { light, dark }]] : [];
  }),
);
const MODES = ['light', 'dark'] as const;
type Mode = (typeof MODES)[number];

/** Relative luminance by WCAG 2.2. @throws for anything but #rgb and #rrggbb */
function luminance(colour: string): number {
  const long = colour.replace(/^#(\w)(\w)(\w)$/, '#$1$1$2$2$3$3');
  if (!/^#[0-9a-f]{6}$/i.test(long)) throw new Error(`no colour in hexadecimal: ${colour}`);
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => parseInt(long.slice(at, at + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

function token(mode: Mode, name: string): string {
  const value = COLOURS.get(`--${name}`)?.[mode];
  if (!value) throw new Error(`no --${name} in ${mode}`);
  return value;
}

/** Foregrounds by their grounds. */
type Pairs = Record<string, string[]>;
const listPairs = (pairs: Pairs) =>
  Object.entries(pairs).flatMap(([ground, fronts]) => fronts.map((front) => [front, ground] as const));
const { text, marks } = readFixture<{ text: Pairs; marks: Pairs }>('colours');
const TEXT = listPairs(text);
const MARKS = listPairs(marks);

describe('the measure of contrast', () => {
  it.each([
    ['#000', '#fff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#767676', '#fff', 4.54],
    ['#949494', '#fff', 3.03],
  ])('of %s and %s is %d', (a, b, expected) => {
    expect(contrast(a, b)).toBeCloseTo(expected, 2);
    expect(contrast(b, a)).toBeCloseTo(expected, 2);
  });
});

describe.each(MODES)('%s', (mode) => {
  it.each(TEXT)('text: %s on %s is at least 4.5', (front, ground) => {
    expect(contrast(token(mode, front), token(mode, ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(MARKS)('mark: %s on %s is at least 3', (front, ground) => {
    expect(contrast(token(mode, front), token(mode, ground))).toBeGreaterThanOrEqual(3);
  });
});

describe('modes', () => {
  it('are those of the button, and of the system where nobody chose', () => {
    expect(root.get('color-scheme')).toBe('light dark');
    for (const mode of MODES)
      expect([...declarations(`:root[data-theme='${mode}']`)]).toEqual([['color-scheme', mode]]);
  });

  it('every colour has a value for each', () => {
    expect([...root].filter(([, value]) => /^(#|rgb)/.test(value))).toEqual([]);
  });

  it('every colour of a pair is a token, and every token but separators is in a pair', () => {
    const paired = new Set([...TEXT, ...MARKS].flat().map((name) => `--${name}`));
    // --rule separates and carries no meaning.
    expect([...COLOURS.keys()].filter((name) => !paired.has(name))).toEqual(['--rule']);
  });
});
