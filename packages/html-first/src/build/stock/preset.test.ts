import { expect, it } from 'vitest';
import { wrapParts } from './preset';

const PRESET = { themes: [['/theme', { dark: true }]], plugins: ['/docs', null, ['/pages', { a: 1 }]] };
const wrapped = (...parts: [string, string][]) =>
  wrapParts(PRESET as Parameters<typeof wrapParts>[0], new Map(parts));

it('wraps the parts that are named, in their order and with their options', () => {
  expect(wrapped(['/theme', '/own/theme'], ['/docs', '/own/docs'])).toEqual({
    themes: [['/own/theme', { dark: true }]],
    plugins: [['/own/docs', {}], null, ['/pages', { a: 1 }]],
  });
});

it('says which part is missing', () => {
  expect(() => wrapped(['/blog', '/own/blog'])).toThrow('the preset has no /blog any more. Fix: ');
});
