/** What a chart needs once it is touched: the hair, the words of points, and itself as a file that says what it is of, where it is from, and whether it may be used. */
import { saveBlob, savePicture } from '@site/src/lib/browser/save';
import { toCsv } from 'rental-data/helpers';
import { drawingsIn } from './hair';
import { figureIn, type Point } from './points';
import { framePicture, type Words } from './picture';

export { drawHair, indexAt } from './hair';
export { pointWords, readPoints, tapWords } from './points';

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

const two = (n: number): string => String(n).padStart(2, '0');

const listNames = (points: readonly Point[]): string[] => [
  ...new Set(points.flatMap(({ values }) => values.map(({ name }) => name))),
];

/** A note is a sentence, or a list whose entries have parts that stand apart on the screen. */
const notesIn = (note: Element): string[] =>
  note.matches('ol')
    ? [...note.children].map((entry) => [...entry.children].map(({ textContent }) => textContent).join('　'))
    : [note.textContent];

export function collectFacts(chart: Element, { title, points, unit }: Chart, now: Date): Facts {
  const drawn = listNames(points).filter((name) =>
    points.some(({ values }) => values.some((one) => one.name === name && one.isFigure)),
  );
  const site = document.title.split(' | ').at(-1) ?? '';
  const day = `${now.getFullYear()}年${now.getMonth() + 1}月${now.getDate()}日`;
  return {
    name: `${title.replaceAll(/[\\/:*?"<>|]/g, '_')}-${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`,
    title,
    over: [
      `${[`${points[0]?.name ?? ''}到${points.at(-1)?.name ?? ''}`, drawn.join('、'), unit && `單位：${unit}`].filter(Boolean).join('；')}。`,
    ],
    under: [
      ...[...chart.querySelectorAll('[data-note]')].flatMap(notesIn),
      `來源：${site}，${window.location.origin}${window.location.pathname}；${day}存檔。`,
    ],
  };
}

/** The figures that are drawn, below what they are of: programs skip lines that begin with #. */
export function formatCsv({ each, points }: Chart, { title, over, under }: Words): string {
  const names = listNames(points);
  const rows = points.map(({ name, values }) => [
    name,
    ...names.map((wanted) => {
      const text = values.find((value) => value.name === wanted)?.text ?? '';
      return text === '–' ? '' : (figureIn(text) ?? text);
    }),
  ]);
  const about = [title, ...over, ...under].map((sentence) => `# ${sentence}\r\n`).join('');
  return `\ufeff${about}${toCsv([each, ...names], rows)}`;
}

const DONE = '檔案已經交給瀏覽器下載。';

/** Saves a chart. @returns what is said of it then @throws Error for a chart without a drawing */
export async function saveChart(
  kind: 'SVG' | 'PNG' | 'CSV',
  element: Element,
  chart: Chart,
): Promise<string> {
  const facts = chart.facts ?? collectFacts(element, chart, new Date());
  const name = `${facts.name}.${kind.toLowerCase()}`;
  if (kind === 'CSV') {
    saveBlob(new Blob([formatCsv(chart, facts)], { type: 'text/csv' }), name);
    return DONE;
  }
  // The widest drawing has the most words, whichever is shown.
  const [drawing] = drawingsIn(element).sort((a, b) => b.viewBox.baseVal.width - a.viewBox.baseVal.width);
  if (!drawing) throw new Error('There is no drawing.');
  const { text, width, height } = framePicture(drawing, facts);
  if (kind === 'SVG') saveBlob(new Blob([text], { type: 'image/svg+xml' }), name);
  else await savePicture(text, width, height, name);
  return DONE;
}
