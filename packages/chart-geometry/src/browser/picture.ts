/** A drawing of a page as a picture that stands alone. */
import { linesIn } from '../text';

/** What is written around a drawing: sentences above it, below its title, and under it. */
export interface Words {
  title: string;
  over: readonly string[];
  under: readonly string[];
}

/** An SVG and its size in px. */
export interface Picture {
  text: string;
  width: number;
  height: number;
}

/** What an element inherits of the style sheet, which the picture does not have. */
const INHERITED = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'paint-order',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'writing-mode',
  'text-orientation',
];

const MARGIN = 24;
const LINE = 20;
const SIZE = 13;
const TITLE = 17;

/** An element of SVG. */
export function makeShape(
  name: string,
  attributes: Record<string, string | number>,
  text?: string,
): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  if (text !== undefined) element.textContent = text;
  return element;
}

function styledCopy(root: SVGSVGElement): SVGSVGElement {
  const copy = root.cloneNode(true) as SVGSVGElement;
  const [from, to] = [root, copy].map((one) => [one, ...one.querySelectorAll<SVGElement>('*')]) as [
    SVGElement[],
    SVGElement[],
  ];
  for (const [index, element] of to.entries()) {
    const original = from[index] as SVGElement;
    const style = getComputedStyle(original);
    const around =
      element === copy || !original.parentElement ? null : getComputedStyle(original.parentElement);
    const written = INHERITED.flatMap((name) => {
      const value = style.getPropertyValue(name);
      return value === around?.getPropertyValue(name) ? [] : [`${name}:${value}`];
    });
    if (element === copy) written.push('overflow:visible');
    if (written.length > 0) element.setAttribute('style', written.join(';'));
    element.removeAttribute('class');
  }
  return copy;
}

/** A copy that needs nothing else. The mark of a point stays behind. */
function copyDrawing(drawing: SVGSVGElement): SVGSVGElement {
  const copy = styledCopy(drawing);
  copy.querySelector('[data-hair]')?.remove();
  copy.removeAttribute('data-plot');
  copy.removeAttribute('data-saved');
  return copy;
}

/** The drawing with its title and sentences around it; the mark of the point that the reader looks at stays on the page. */
export function framePicture(drawing: SVGSVGElement, { title, over, under }: Words): Picture {
  const { width, height } = drawing.viewBox.baseVal;
  const page = getComputedStyle(document.body);
  let y = 0;
  const write = (sentence: string, size: number, weight: number): SVGElement[] =>
    linesIn(sentence, width, size).map((line) => {
      y += size + LINE - SIZE;
      const style = `fill:${page.color};font:${weight} ${size}px ${page.fontFamily.replaceAll('"', "'")}`;
      return makeShape('text', { x: 0, y, style }, line);
    });
  const head = [...write(title, TITLE, 700), ...over.flatMap((sentence) => write(sentence, SIZE, 400))];
  // The style sheet may want other sizes of text where nothing is scaled.
  drawing.toggleAttribute('data-saved', true);
  const copy = copyDrawing(drawing);
  drawing.removeAttribute('data-saved');
  for (const [key, value] of Object.entries({ x: 0, y: y + LINE, width, height }))
    copy.setAttribute(key, String(value));
  y += LINE + height;
  const foot = under.flatMap((sentence) => write(sentence, SIZE, 400));
  const size = { width: width + 2 * MARGIN, height: y + 2 * MARGIN };
  const picture = makeShape('svg', {
    viewBox: `${-MARGIN} ${-MARGIN} ${size.width} ${size.height}`,
    ...size,
  });
  picture.append(
    makeShape('rect', { x: -MARGIN, y: -MARGIN, ...size, style: `fill:${page.backgroundColor}` }),
    ...head,
    copy,
    ...foot,
  );
  return { text: new XMLSerializer().serializeToString(picture).replaceAll('<!-- -->', ''), ...size };
}

/** The file of a picture. A PNG is twice as large as it is drawn, so that it is sharp in print. @throws DOMException where the browser cannot draw it */
export async function pictureFile({ text, width, height }: Picture, kind: 'SVG' | 'PNG'): Promise<Blob> {
  if (kind === 'SVG') return new Blob([text], { type: 'image/svg+xml' });
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width * 2, height * 2];
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new DOMException(kind, 'EncodingError'))), 'image/png'),
  );
}
