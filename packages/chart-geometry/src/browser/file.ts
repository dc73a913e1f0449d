/** What a saved chart holds: its figures, its drawing, and what it is of, where it is from, and whether it may be used. */
import { drawingsIn } from './hair';
import { framePicture, type Picture, type Words } from './picture';
import { figureIn, type Point } from './points';

interface Chart {
  title: string;
  /** unit of the figures; empty for words */
  unit: string;
  points: readonly Point[];
}

const listNames = (points: readonly Point[]): string[] => [
  ...new Set(points.flatMap(({ values }) => values.map(({ name }) => name))),
];

/** A note is a sentence, or a list whose entries have parts that stand apart on the screen. */
const notesIn = (note: Element): string[] =>
  note.matches('ol')
    ? [...note.children].map((entry) => [...entry.children].map(({ textContent }) => textContent).join('　'))
    : [note.textContent];

/** What the chart on a page is of, and its notes (`data-note`). @param source where it is from, and when it was saved, as a sentence */
export function collectWords(element: Element, { title, points, unit }: Chart, source: string): Words {
  const drawn = listNames(points).filter((name) =>
    points.some(({ values }) => values.some((one) => one.name === name && one.isFigure)),
  );
  return {
    title,
    over: [
      `${[`${points[0]?.name ?? ''}到${points.at(-1)?.name ?? ''}`, drawn.join('、'), unit && `單位：${unit}`].filter(Boolean).join('；')}。`,
    ],
    under: [...[...element.querySelectorAll('[data-note]')].flatMap(notesIn), source],
  };
}

/** A row for each point, numbers without commas; empty where a point has nothing. @param each what a point is called */
export function chartTable(
  each: string,
  points: readonly Point[],
): { header: string[]; rows: (string | number)[][] } {
  const names = listNames(points);
  return {
    header: [each, ...names],
    rows: points.map(({ name, values }) => [
      name,
      ...names.map((wanted) => {
        const text = values.find((value) => value.name === wanted)?.text ?? '';
        return text === '–' ? '' : (figureIn(text) ?? text);
      }),
    ]),
  };
}

/** The drawing of a chart with words around it. @throws Error for a chart without a drawing */
export function drawChart(element: Element, words: Words): Picture {
  // The widest drawing has the most words, whichever is shown.
  const [drawing] = drawingsIn(element).sort((a, b) => b.viewBox.baseVal.width - a.viewBox.baseVal.width);
  if (!drawing) throw new Error('There is no drawing.');
  return framePicture(drawing, words);
}
