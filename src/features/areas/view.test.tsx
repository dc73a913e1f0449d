// @vitest-environment happy-dom
/** Where the choices of a page of rents stand, and what of its areas is told in rows. */
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { drawInDocument } from '@site/tests/support/drawInDocument';
import type { AreaFigures } from 'rental-data/statistics';
import View from './View';

vi.mock('@docusaurus/Link', () => ({ default: () => null }));
vi.mock('@docusaurus/useBaseUrl', () => ({
  useBaseUrlUtils: () => ({ withBaseUrl: (path: string) => path }),
}));
vi.mock('@docusaurus/useIsBrowser', () => ({ default: () => true }));

const { draw, find } = drawInDocument();

const AREAS = [
  ['1', '甲縣', 40],
  ['2', '乙縣', 12],
  ['3', '丙縣', 0],
  ['4', '丁縣', 0],
] as const;
const figures = (rows: number): AreaFigures => ({
  rows,
  perPingRows: rows,
  ...(rows >= 30 && { rent: [8000, 9000, 10_000] as const }),
});
const area = { path: 'M0 0h1v1z', label: null, box: [0, 0, 1, 1] as const, centre: [0, 0] as const };

const opened = vi.fn();
const drawView = () =>
  draw(
    <View
      shown={{
        name: '2024年3月',
        period: '2024-03',
        variant: 'deduplicated',
        isPublished: true,
        areas: Object.fromEntries(AREAS.map(([code, , rows]) => [code, [figures(rows)]])),
        verdict: { rows: 'complete', rent: 'fine', rowsAnswer: '' },
      }}
      nothing=""
      map={
        {
          areas: AREAS.map(([code, name]) => ({ ...area, code, name })),
          view: [0, 0, 1, 1],
          frames: '',
          leaders: '',
          around: '',
        } as never
      }
      county={undefined}
      limitsFor={() => [1000, 2000, 3000, 4000, 5000]}
      choice={{ type: 0, measure: 'rent' }}
      onChoose={() => undefined}
      periods={<select id="period" />}
      points={[]}
      joined={new Set()}
      caption=""
      take=""
      onOpen={opened}
    />,
  );

it('what can be chosen stands before the map and the table that it changes', async () => {
  await drawView();
  const places = [
    '#answer',
    '#period',
    '[name="type"]',
    '[name="measure"]',
    'figure select',
    'svg',
    'table',
  ].map(find);
  expect(places).not.toContain(null);
  for (const [index, place] of places.entries())
    expect(places[index + 1]?.compareDocumentPosition(place as Node) ?? 2).toBe(
      Node.DOCUMENT_POSITION_PRECEDING,
    );
});

it('areas without data are named in one line below those that have some', async () => {
  await drawView();
  expect(find('tbody')?.textContent).toBe('甲縣9,0008,000–10,00040乙縣不到30戶12');
  expect(find('tfoot')?.textContent).toBe('2個縣市沒有資料：丙縣、丁縣');
});

it('an area is chosen without the map as well', async () => {
  await drawView();
  const select = find('figure select') as HTMLSelectElement;
  expect(select.selectedOptions[0]?.textContent).toBe('選縣市');
  await act(async () => {
    select.value = '1';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(select.parentElement?.textContent).toContain('9,000元看各鄉鎮市區中間一半8,000到10,000元40戶');
});

const findArea = (code: string) => find(`svg [data-code="${code}"]`) as Element as SVGElement;
const point = (at: Element | null, movementX: number) =>
  act(async () => {
    at?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse', movementX }));
  });
const selectedCode = () => find('tr[data-selected]')?.getAttribute('data-code');

it('the keyboard opens the area that has the focus, whatever a pointer on the map has selected', async () => {
  await drawView();
  await act(async () => {
    findArea('2').focus();
  });
  await point(findArea('1'), 1);
  await act(async () => {
    findArea('2').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  });
  expect(opened.mock.calls).toEqual([['2']]);
});

it('a mouse selects where the reader moves it, on the map and in the table, and not what comes to lie below one that rests', async () => {
  await drawView();
  for (const findSecond of [() => findArea('2'), () => find('tbody tr[data-code="2"]')]) {
    await point(findArea('1'), 1);
    expect(selectedCode()).toBe('1');
    await point(findSecond(), 0);
    expect(selectedCode()).toBe('1');
    await point(findSecond(), 1);
    expect(selectedCode()).toBe('2');
  }
});
