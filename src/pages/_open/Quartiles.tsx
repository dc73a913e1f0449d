import { figure } from '@site/src/domain/text/figure';
import { pictureNote } from '@site/src/open/words';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { savePicture, saveText } from './save';
import styles from './styles.module.css';

interface Bar {
  name: string;
  p25: number;
  median: number;
  p75: number;
  few: boolean;
}

/** The widest picture, and where the name of a bar goes above it, in pixels. */
const WIDEST = 760;
const NARROW = 560;
/** Bars that fit a picture that can be read. */
const MOST = 40;

/** A round number that is not smaller: 1, 2 or 5 times a power of ten. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(value, 1e-9)));
  return ([1, 2, 5, 10].find((step) => step * power >= value) ?? 10) * power;
}

/** Width that the picture has, in pixels: on a phone its lines are drawn for a phone, not made smaller. */
function useWidth() {
  const [width, setWidth] = useState(WIDEST);
  const frame = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.min(WIDEST, Math.floor(entry.contentRect.width)));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { frame, width };
}

/** Where half of the rows of each group lie, with the median, on one axis. The picture can be saved as it is. */
export default function Quartiles({
  title,
  unit,
  isCut,
  bars,
}: {
  title: string;
  unit: string;
  /** does the table above leave out groups? */
  isCut: boolean;
  bars: readonly Bar[];
}): ReactNode {
  const picture = useRef<SVGSVGElement>(null);
  const { frame, width } = useWidth();
  const narrow = width < NARROW;
  const [names, line, head] = narrow ? [0, 52, 96] : [190, 30, 70];
  const shown = bars.slice(0, MOST);
  const least = Math.min(0, ...shown.map(({ p25 }) => p25));
  const step = roundUp((Math.max(...shown.map(({ p75 }) => p75), 1) - least) / 5);
  const ticks = Array.from(
    { length: Math.ceil((Math.max(...shown.map(({ p75 }) => p75), 1) - least) / step) + 1 },
    (_, index) => least + index * step,
  );
  const most = ticks.at(-1) ?? 1;
  const x = (value: number): number => names + ((value - least) / (most - least || 1)) * (width - names - 30);
  const sentences = pictureNote(
    unit,
    shown.some(({ few }) => few),
  );
  const note = narrow ? sentences : [sentences.join('')];
  const bottom = head + shown.length * line + 6;
  const height = bottom + 2 + note.length * 22;
  if (shown.length === 0) return null;
  return (
    <figure>
      <div ref={frame}>
        <svg
          ref={picture}
          className={styles.picture}
          xmlns="http://www.w3.org/2000/svg"
          viewBox={`0 0 ${String(width)} ${String(height)}`}
          width={width}
          height={height}
          role="img"
          aria-label={`${title}；數字見上面的表。`}
        >
          {(narrow ? title.split(/，(?=依)/) : [title]).map((text, index) => (
            <text key={text} x={0} y={22 + index * 26} className={styles.title}>
              {text}
            </text>
          ))}
          {ticks.map((tick) => (
            <g key={tick}>
              <line x1={x(tick)} x2={x(tick)} y1={head - 10} y2={bottom} className={styles.tick} />
              <text x={x(tick)} y={head - 18} textAnchor={narrow && tick === least ? 'start' : 'middle'}>
                {figure(tick)}
              </text>
            </g>
          ))}
          {shown.map(({ name, p25, median, p75, few }, index) => {
            const y = head + index * line + (narrow ? 22 : 0);
            return (
              <g key={name}>
                <text
                  x={narrow ? 0 : names - 12}
                  y={narrow ? y - 4 : y + 14}
                  textAnchor={narrow ? 'start' : 'end'}
                >{`${name}${few ? '＊' : ''}`}</text>
                <rect
                  x={x(p25)}
                  y={y + 2}
                  width={Math.max(1, x(p75) - x(p25))}
                  height={16}
                  className={styles.half}
                />
                <line x1={x(median)} x2={x(median)} y1={y - 1} y2={y + 21} className={styles.middle} />
              </g>
            );
          })}
          {note.map((text, index) => (
            <text key={text} x={0} y={height - 4 - (note.length - 1 - index) * 22}>
              {text}
            </text>
          ))}
        </svg>
      </div>
      {bars.length > MOST && (
        <figcaption className="small">{`圖只畫前${String(MOST)}組；其餘在上面的表${isCut ? '，按「看全部」就會列出' : ''}。`}</figcaption>
      )}
      <p className={styles.tools}>
        <button
          type="button"
          className="textButton"
          onClick={() =>
            picture.current && saveText(svgText(picture.current), `${title}.svg`, 'image/svg+xml')
          }
        >
          存成SVG
        </button>
        <button
          type="button"
          className="textButton"
          onClick={() =>
            picture.current && void savePicture(svgText(picture.current), width, height, `${title}.png`)
          }
        >
          存成PNG
        </button>
      </p>
    </figure>
  );
}

/** Properties of the style sheet that the picture needs where there is none. */
const PROPERTIES = [
  'fill',
  'stroke',
  'stroke-width',
  'font-family',
  'font-size',
  'font-weight',
  'stroke-dasharray',
];

/** A picture as a file of its own: what the style sheet says stands in each element. */
function svgText(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) return '';
  const [from, to] = [svg, copy].map((root) => [root, ...root.querySelectorAll('*')]);
  to?.forEach((element, index) => {
    const original = from?.[index];
    if (!original) return;
    const style = getComputedStyle(original);
    element.setAttribute(
      'style',
      PROPERTIES.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';'),
    );
    element.removeAttribute('class');
  });
  const ground = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  ground.setAttribute('width', '100%');
  ground.setAttribute('height', '100%');
  ground.setAttribute('style', `fill:${getComputedStyle(document.body).backgroundColor}`);
  copy.prepend(ground);
  return new XMLSerializer().serializeToString(copy);
}
