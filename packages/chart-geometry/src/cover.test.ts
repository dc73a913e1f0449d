import { describe, expect, it } from 'vitest';
import { type Cover, coverShapes, coverTitle } from './cover';

const draw = (cover: Cover) => coverShapes(cover, () => 100);
const steps = (path: string): number => path.split('M').length - 1;

describe('the shapes of a cover', () => {
  it('are one path for the bars of each tone, and no bar where there is no value', () => {
    const shapes = draw({ kind: 'year', title: '', bars: [5, null, 10], marked: [3], caption: '三個月' });
    const paths = shapes.flatMap((one) => (one.tag === 'path' ? [`${one.tone} ${steps(one.d)}`] : []));
    expect(paths).toEqual(['bar 1', 'marked 1']);
  });

  it('of days show each day, full where it is said to be', () => {
    const [full, empty] = draw({
      kind: 'days',
      title: '',
      days: 30,
      from: 4,
      to: 9,
      state: 'seen',
      caption: '',
    });
    expect([full, empty]).toMatchObject([{ tone: 'bar' }, { tone: 'outline' }]);
    expect([full, empty].map((one) => (one?.tag === 'path' ? steps(one.d) : 0))).toEqual([6, 24]);
  });

  it('that are compared are as long as their values', () => {
    const groups = draw({
      kind: 'compare',
      title: '',
      bars: [
        { words: 'a', value: 100 },
        { words: 'b', value: 50 },
      ],
    });
    const widths = groups.flatMap((group) => (group.tag === 'g' ? group.parts : []));
    expect(widths.flatMap((one) => (one.tag === 'rect' ? [one.width] : []))).toEqual([544, 272]);
  });

  it('of lanes begin beside the longest name', () => {
    const [lane] = draw({ kind: 'lanes', title: '', lanes: ['每日', '每月'] });
    expect(lane).toMatchObject({ parts: [{ words: '每日', x: 48 }, { tone: 'lane', x1: 148 }, {}, {}, {}] });
  });
});

it('a long title is smaller, so that it stays in the frame', () => {
  expect(coverTitle('year', 4).fontSize).toBe(72);
  expect(coverTitle('year', 10).fontSize * 10).toBeCloseTo(544);
});
