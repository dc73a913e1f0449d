/** What a chart needs once it is touched. */
import {
  chartTable,
  collectWords,
  drawChart,
  pictureFile,
  type Point,
  readPoints,
  type Words,
} from 'chart-geometry/browser';
import { dateWords } from 'rental-data';
import { formatLocalDay, toCsv } from 'rental-data/helpers';
import { saveBlob } from '@site/src/lib/browser/save';
import { periodIn } from './periodIn';

export { drawHair, indexAt, pointWords, tapWords } from 'chart-geometry/browser';

export interface Facts extends Words {
  /** name of the file without its ending */
  name: string;
}

interface Chart {
  title: string;
  unit: string;
  each: string;
  points: readonly Point[];
  facts?: Facts | undefined;
}

export const readTable = (table: Element): Point[] => readPoints(table, periodIn);

export function collectFacts(element: Element, chart: Chart, day: string): Facts {
  const site = document.title.split(' | ').at(-1) ?? '';
  const source = `來源：${site}，${window.location.origin}${window.location.pathname}；${dateWords(day)}存檔。`;
  const name = `${chart.title.replaceAll(/[\\/:*?"<>|]/g, '_')}-${day}`;
  return { name, ...collectWords(element, chart, source) };
}

/** The figures that are drawn, below what they are of: programs skip lines that begin with #. */
export function formatCsv({ each, points }: Chart, { title, over, under }: Words): string {
  const { header, rows } = chartTable(each, points);
  const about = [title, ...over, ...under].map((sentence) => `# ${sentence}\r\n`).join('');
  return `\ufeff${about}${toCsv(header, rows)}`;
}

/** Saves a chart. @returns what is said of it then @throws Error for a chart without a drawing */
export async function saveChart(
  kind: 'SVG' | 'PNG' | 'CSV',
  element: Element,
  chart: Chart,
): Promise<string> {
  const facts = chart.facts ?? collectFacts(element, chart, formatLocalDay());
  const file =
    kind === 'CSV'
      ? new Blob([formatCsv(chart, facts)], { type: 'text/csv' })
      : await pictureFile(drawChart(element, facts), kind);
  saveBlob(file, `${facts.name}.${kind.toLowerCase()}`);
  return '檔案已經交給瀏覽器下載。';
}
