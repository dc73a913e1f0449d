import { parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
import { listSets } from '../catalogue/sets';
import { FILES } from '../addresses/files';
import { getVerdict } from '../verdict/verdict';
import { nameWithState } from '../verdict/words';
import { exportedFiles } from '../../tests/support/exportSample';
import { recorded } from '../../tests/support/realCatalogue';
import { badgeTexts, toBadge } from './badge';

const sets = listSets(recorded);

/** Relative luminance by WCAG 2.2. */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

describe('badges', () => {
  it('are published for every set, and say its state as the verdict does', () => {
    const files = exportedFiles(recorded);
    for (const set of sets) {
      const badge = files.get(FILES.badge(set)) ?? '';
      const [name, state] = badgeTexts(recorded, set);
      expect(`${name}：${state}`).toBe(nameWithState(getVerdict(recorded, set.period, set.variant)));
      for (const text of badgeTexts(recorded, set)) expect(badge).toContain(`>${text}</text>`);
    }
  });

  it('tell sets apart that must not be compared or used', () => {
    const grounds = (period: string) => {
      const set = sets.find((one) => one.period === period && one.variant === 'raw');
      if (!set) throw new Error(`There is no ${period}.`);
      return [...toBadge(recorded, set).matchAll(/fill="(#\w{6})"/g)].map(([, colour]) => colour)[1];
    };
    expect(new Set([grounds('2023-05'), grounds('2025-10'), grounds('2021-10')]).size).toBe(3);
  });

  it('can be read: white on every ground has a contrast of 4.5 at least', () => {
    const colours = new Set(
      sets.flatMap((set) =>
        [...toBadge(recorded, set).matchAll(/<rect [^>]*fill="(#\w{6})"/g)].map(([, c = '']) => c),
      ),
    );
    expect(colours.size).toBeGreaterThan(3);
    for (const colour of colours)
      expect(1.05 / (luminance(colour) + 0.05), colour).toBeGreaterThanOrEqual(4.5);
  });

  it('are well-formed, as wide as their parts, and load nothing', () => {
    for (const set of sets) {
      const badge = toBadge(recorded, set);
      const [root] = parseFragment(badge).childNodes;
      expect(root?.nodeName).toBe('svg');
      const widths = [...badge.matchAll(/<rect x="(\d+)" width="(\d+)"/g)].map(
        ([, x, w]) => Number(x) + Number(w),
      );
      expect(Number(/ width="(\d+)"/.exec(badge)?.[1])).toBe(widths.at(-1));
      expect(badge.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/href|url\(|http|<script/);
    }
  });
});
