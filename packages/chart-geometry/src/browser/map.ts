/** A map as a picture that stands alone: with the names of areas, the legend, and all that the page says of it. */
import { framePicture, makeShape, type Picture, type Words } from './picture';

/** Width of the drawing, and what is written on it, in px. */
const WIDTH = 480;
const SIZE = 13;
const LEGEND = 56;

const readColour = (element: Element, property: 'color' | 'fill' | 'backgroundColor'): string =>
  getComputedStyle(element)[property];

/** The map without what only the screen shows, with strokes as wide as they are there: few programs know strokes that do not scale. */
function copyMap(map: SVGSVGElement, height: number): SVGSVGElement {
  const copy = map.cloneNode(true) as SVGSVGElement;
  for (const [key, value] of Object.entries({ width: WIDTH, height })) copy.setAttribute(key, String(value));
  for (const mark of copy.querySelectorAll('[data-mark]')) mark.remove();
  const scale = WIDTH / map.viewBox.baseVal.width;
  const originals = new Map(
    [...map.querySelectorAll('path:not([data-mark])')].map((path) => [path.getAttribute('d'), path]),
  );
  for (const path of copy.querySelectorAll('path')) {
    const original = originals.get(path.getAttribute('d'));
    if (!original || path.closest('pattern')) continue;
    const { viewBox, width: drawn } = path.ownerSVGElement ?? copy;
    // An inset is a drawing of its own, larger than the map around it.
    const zoom = path.ownerSVGElement === copy ? 1 : drawn.baseVal.value / viewBox.baseVal.width;
    path.style.strokeWidth = String(Number.parseFloat(getComputedStyle(original).strokeWidth) / scale / zoom);
  }
  return copy;
}

/** The names that lie over the map, where they lie. */
function nameAreas(names: Element, height: number): SVGElement[] {
  return [...names.querySelectorAll('span')].map((name) =>
    makeShape(
      'text',
      {
        x: (Number.parseFloat(name.style.left) / 100) * WIDTH,
        y: (Number.parseFloat(name.style.top) / 100) * height + SIZE / 3,
        'text-anchor': 'middle',
        style: `fill:${readColour(name, 'color')};font-size:${SIZE}px`,
      },
      name.textContent,
    ),
  );
}

/** The colours and where they begin, in a row below the map. */
function drawLegend(legend: Element, y: number, pattern: string): SVGElement[] {
  const items = [...legend.querySelectorAll('li')];
  const step = WIDTH / (items.length + 0.5);
  return items.flatMap((item, index) => {
    const isApart = item.matches('[data-apart]');
    const chip = item.querySelector('i');
    const x = isApart ? WIDTH - (items.length - index) * step : index * step;
    const words = item.querySelector('span:not([class])')?.textContent ?? '';
    // A chip whose colour is a picture stands for the pattern of the map.
    const isPattern = chip && !['', 'none'].includes(getComputedStyle(chip).backgroundImage);
    const fill = isPattern ? `url(#${pattern})` : chip ? readColour(chip, 'backgroundColor') : 'none';
    return [
      makeShape('rect', {
        x,
        y,
        width: step,
        height: 12,
        style: `fill:${fill};stroke:${readColour(legend, 'color')};stroke-width:.5`,
      }),
      makeShape(
        'text',
        {
          x: isApart ? x + step / 2 : x,
          y: y + 28,
          'text-anchor': 'middle',
          style: `fill:${readColour(legend, 'color')};font-size:${SIZE}px`,
        },
        words,
      ),
    ];
  });
}

/**
 * The map of a figure with words around it. What the map marks (`data-mark`) stays behind.
 * @param figure holds the map, after it the names over it, each a `span` at its place in percent, and a list: the legend, each with a
 *   chip (`i`) and a `span` without a class for what is shown; those without an amount stand apart (`data-apart`)
 * @throws Error where it has no map
 */
export function drawMap(figure: Element, words: Words): Picture {
  const map = figure.querySelector<SVGSVGElement>('svg');
  const names = map?.nextElementSibling;
  const legend = figure.querySelector('ul');
  if (!map || !names || !legend) throw new Error('There is no map.');
  const { width, height } = map.viewBox.baseVal;
  const own = (height / width) * WIDTH;
  const pattern = map.querySelector('pattern')?.id ?? '';
  const whole = makeShape('svg', { viewBox: `0 0 ${WIDTH} ${own + LEGEND}` }) as SVGSVGElement;
  whole.append(copyMap(map, own), ...nameAreas(names, own), ...drawLegend(legend, own + 16, pattern));
  // Styles are read from the page: it has to be there for a moment.
  map.parentElement?.append(whole);
  try {
    return framePicture(whole, words);
  } finally {
    whole.remove();
  }
}
