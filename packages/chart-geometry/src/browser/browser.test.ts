// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { followCells } from './cells';
import { drawHair, indexAt, plotText, rowText } from './hair';
import { chartTable, collectWords, drawChart } from './file';
import { drawMap } from './map';
import { figureIn, pointWords, readPoints, type Point } from './points';

const MONTHS = `<table><thead><tr><th>月</th><th>原始資料</th><th>消除重複住宅</th><th>狀態</th></tr></thead><tbody>
  <tr><th>2024年1月</th><td>1,200</td><td>800</td><td><span data-period="2024-01" data-verdict="partial"><i>列數有缺漏</i></span></td></tr>
  <tr><th>2024年2月</th><td></td><td></td><td><span data-period="2024-02" data-verdict="absent">沒有發布</span><span>事件7</span></td></tr>
</tbody></table>`;
const LINES = `<table><thead><tr><td>單位：則</td><th>2020年</th><th>2021年</th></tr></thead><tbody>
  <tr><th>1月</th><td>75,093</td><td>–</td></tr><tr><th>2月</th><td>−3</td><td>4.5</td></tr></tbody></table>`;

beforeEach(() => (document.body.innerHTML = ''));

const parsePoints = (html: string): Point[] => {
  document.body.innerHTML = html;
  return readPoints(
    document.querySelector('table') as Element,
    (row) => row.querySelector<HTMLElement>('[data-period]')?.dataset['period'],
  );
};

describe('the points of a chart', () => {
  it('are the rows of a table, without its empty cells', () => {
    const points = parsePoints(MONTHS);
    expect(points.map((point) => pointWords(point, '列'))).toEqual([
      '2024年1月，原始資料：1,200列，消除重複住宅：800列，列數有缺漏',
      '2024年2月，沒有發布，事件7',
    ]);
    expect(points.map(({ key }) => key)).toEqual(['2024-01', '2024-02']);
  });

  it('need no state', () => {
    expect(parsePoints(LINES).map((point) => pointWords(point, '則'))).toEqual([
      '1月，2020年：75,093則，2021年：–',
      '2月，2020年：−3則，2021年：4.5則',
    ]);
  });

  it('have figures where a text is one', () => {
    expect(['1,234.5', '−12', '–', '沒有發布', ''].map(figureIn)).toEqual([
      1234.5,
      -12,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('the hair line', () => {
  const hair = (html: string, index: number, count: number, point: Point | undefined): string => {
    document.body.innerHTML = html;
    drawHair(document.body, count, index, point);
    return document.querySelector('[data-hair]')?.innerHTML ?? '';
  };

  it('stands in the middle of its point, with a dot on each figure', () => {
    const point = {
      name: '1月',
      values: [
        { name: 'a', text: '50', isFigure: true },
        { name: 'b', text: '沒有發布', isFigure: false },
      ],
    };
    const drawn = hair(`<svg data-plot="${plotText([10, 110, 5, 105], [0, 100])}"></svg>`, 1, 2, point);
    expect(drawn).toMatch(/^<path d="M85 5V105"/);
    expect(drawn.match(/<circle/g)).toHaveLength(1);
    expect(drawn).toContain('cx="85" cy="55"');
  });

  it('lies across bars, which are one below another', () => {
    const drawn = hair('<svg data-plot="0 100 10 30"></svg>', 0, 2, { name: 'a', values: [] });
    expect(drawn).toMatch(/^<path d="M0 15H100"/);
  });

  it('goes with its point', () => {
    expect(hair('<svg data-plot="0 1 0 1"><g data-hair=""></g></svg>', 0, 1, undefined)).toBe('');
    expect(document.querySelector('[data-hair]')).toBeNull();
  });

  it('goes to the point below the pointer, and to the outermost beside the plot', () => {
    const drawing = {
      dataset: { plot: '20 220 0 100 0 1' },
      viewBox: { baseVal: { width: 240, height: 120 } },
      getBoundingClientRect: () => ({ left: 100, top: 0, width: 480, height: 240 }),
    } as unknown as SVGSVGElement;
    const hidden = { getBoundingClientRect: () => ({ width: 0 }) } as unknown as SVGSVGElement;
    const at = (x: number) =>
      indexAt(
        {
          querySelectorAll: (selector: string) => (selector.startsWith('svg') ? [hidden, drawing] : []),
        } as unknown as Element,
        10,
        x,
        0,
      );
    expect([0, 141, 179, 181, 999].map(at)).toEqual([0, 0, 0, 1, 9]);
  });
});

describe('rows of months', () => {
  /** 2018 from its third month on, and 2019 above it, as on the screen: 12 columns of 10 px beside a name of 30 px. */
  const makeChart = (): HTMLElement => {
    document.body.innerHTML = `<div><div data-row="${rowText(10, 1)}"><b>2019</b></div><div data-row="${rowText(0, 3)}"><b>2018</b></div></div>`;
    for (const [index, row] of document.querySelectorAll('[data-row]').entries()) {
      row.getBoundingClientRect = () => new DOMRect(0, index * 20, 150, 20);
      (row.firstElementChild as Element).getBoundingClientRect = () => new DOMRect(0, index * 20, 30, 20);
    }
    return document.body;
  };

  it('have their point below the pointer, and the nearest one beside it', () => {
    const chart = makeChart();
    const at = (x: number, y: number) => indexAt(chart, 18, x, y);
    expect([at(31, 30), at(55, 30), at(61, 30), at(149, 30), at(999, 999)]).toEqual([0, 0, 1, 9, 9]);
    // 2019 has eight months so far.
    expect([at(-9, -9), at(31, 10), at(45, 10), at(149, 10)]).toEqual([10, 10, 11, 17]);
  });

  it('mark the point that is read out, and no other', () => {
    const chart = makeChart();
    const marks = () =>
      [...chart.querySelectorAll<HTMLElement>('[data-hair]')].map(
        ({ parentElement, style }) => `${parentElement?.textContent ?? ''} ${style.gridColumn}`,
      );
    const point = { name: '', values: [] };
    drawHair(chart, 18, 0, point);
    expect(marks()).toEqual(['2018 4']);
    drawHair(chart, 18, 11, point);
    expect(marks()).toEqual(['2019 3']);
    drawHair(chart, 18, 11, undefined);
    expect(marks()).toEqual([]);
  });
});

describe('what is saved of a chart', () => {
  it('is a row for each point, and what its notes say', () => {
    const points = parsePoints(`${LINES}<p data-note>縱軸從0起。</p>`);
    expect(chartTable('月', points)).toEqual({
      header: ['月', '2020年', '2021年'],
      rows: [
        ['1月', 75093, ''],
        ['2月', -3, 4.5],
      ],
    });
    expect(collectWords(document.body, { title: '每月', unit: '則', points }, '來源：網站。')).toEqual({
      title: '每月',
      over: ['1月到2月；2020年、2021年；單位：則。'],
      under: ['縱軸從0起。', '來源：網站。'],
    });
  });

  it('is no picture where there is no drawing', () => {
    expect(() => drawChart(document.body, { title: '', over: [], under: [] })).toThrow('no drawing');
  });

  it('is a drawing that needs nothing else, with words around it and without the mark of a point', () => {
    document.body.innerHTML =
      '<svg viewBox="0 0 100 50" data-plot="0 100 0 50 0 1"><path class="x" d="M0 0"></path><g data-hair=""></g></svg>';
    const drawing = document.querySelector('svg') as SVGSVGElement;
    Object.defineProperty(drawing, 'viewBox', { value: { baseVal: { width: 100, height: 50 } } });
    const { text, width, height } = drawChart(document.body, { title: '標題', over: [], under: ['說明'] });
    expect([width, height > 50]).toEqual([148, true]);
    expect(text).toMatch(/標題.*<path[^>]*d="M0 0".*說明/s);
    expect(text).not.toMatch(/data-|class=/);
    expect(drawing.querySelector('[data-hair]')).not.toBeNull();
  });

  it('is a map with its names and legend, without what it marks', () => {
    document.body.innerHTML = `<figure><div><svg viewBox="0 0 100 50"><pattern id="hatch"></pattern><path d="M0 0"></path>
      <path d="M1 1" data-mark=""></path></svg><div><span style="left:50%;top:20%">臺北</span></div></div>
      <ul><li><i></i><span>100</span></li><li data-apart><i style="background-image:url(x)"></i><span>不到30戶</span></li></ul></figure>`;
    const map = document.querySelector('svg') as SVGSVGElement;
    Object.defineProperty(SVGSVGElement.prototype, 'viewBox', {
      configurable: true,
      get: () => ({ baseVal: { width: 100, height: 50 } }),
    });
    const { text } = drawMap(document.body, { title: '標題', over: [], under: [] });
    Reflect.deleteProperty(SVGSVGElement.prototype, 'viewBox');
    expect(text).toMatch(/<text x="240" y="52[^>]*>臺北/);
    expect(text).toMatch(/<rect[^>]*style="[^"]*url\(#hatch\)[^]*不到30戶/);
    expect(text).not.toContain('M1 1');
    expect(map.parentElement?.querySelectorAll('svg')).toHaveLength(1);
    expect(() => drawMap(document.createElement('figure'), { title: '', over: [], under: [] })).toThrow(
      'no map',
    );
  });
});

describe('cells that lead somewhere', () => {
  it('are marked where the reader is, and opened by the second tap of a finger', () => {
    document.body.innerHTML = '<table><tr><td><a href="#1">a</a><a href="#2">b</a></td></tr></table>';
    const table = document.querySelector('table') as Element;
    const cells = [...document.querySelectorAll<HTMLElement>('a')];
    const [first, second] = cells as [HTMLElement, HTMLElement];
    const told: string[] = [];
    const end = followCells(
      table,
      cells,
      (cell) => told.push(`at ${cell.textContent}`),
      (cell) => told.push(`tap ${cell.textContent}`),
    );
    const over = (cell: Element) => cell.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    over(first);
    over(first);
    over(second);
    expect(document.querySelectorAll('[data-on]')).toHaveLength(1);
    table.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch' }));
    const tap = () => second.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect([tap(), tap()]).toEqual([false, true]);
    end();
    over(first);
    expect(told).toEqual(['at a', 'at b', 'tap b']);
  });
});
