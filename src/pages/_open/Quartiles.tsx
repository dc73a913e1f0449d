import ScrollTable from '@site/src/components/ui/ScrollTable';
import { figure } from '@site/src/domain/text/figure';
import { useRef, type ReactNode } from 'react';
import { savePicture, saveText } from './save';
import styles from './styles.module.css';

interface Bar {
  name: string;
  p25: number;
  median: number;
  p75: number;
  few: boolean;
}

/** In units of the picture. */
const WIDTH = 760;
const NAMES = 190;
const LINE = 30;
const HEAD = 70;
/** Bars that fit a picture that can be read. */
const MOST = 40;

/** A round number that is not smaller: 1, 2 or 5 times a power of ten. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(value, 1e-9)));
  return ([1, 2, 5, 10].find((step) => step * power >= value) ?? 10) * power;
}

/** Where half of the rows of each group lie, with the median, on one axis. The picture can be saved as it is. */
export default function Quartiles({
  title,
  unit,
  bars,
}: {
  title: string;
  unit: string;
  bars: readonly Bar[];
}): ReactNode {
  const picture = useRef<SVGSVGElement>(null);
  const shown = bars.slice(0, MOST);
  const least = Math.min(0, ...shown.map(({ p25 }) => p25));
  const step = roundUp((Math.max(...shown.map(({ p75 }) => p75), 1) - least) / 5);
  const ticks = Array.from(
    { length: Math.ceil((Math.max(...shown.map(({ p75 }) => p75), 1) - least) / step) + 1 },
    (_, index) => least + index * step,
  );
  const most = ticks.at(-1) ?? 1;
  const x = (value: number): number => NAMES + ((value - least) / (most - least || 1)) * (WIDTH - NAMES - 30);
  const height = HEAD + shown.length * LINE + 30;
  if (shown.length === 0) return null;
  return (
    <figure>
      <ScrollTable label="統計圖">
        <svg
          ref={picture}
          className={styles.picture}
          xmlns="http://www.w3.org/2000/svg"
          viewBox={`0 0 ${String(WIDTH)} ${String(height)}`}
          width={WIDTH}
          height={height}
          role="img"
          aria-label={`${title}；數字見上面的表。`}
        >
          <text x={0} y={22} className={styles.title}>
            {title}
          </text>
          {ticks.map((tick) => (
            <g key={tick}>
              <line x1={x(tick)} x2={x(tick)} y1={HEAD - 10} y2={height - 24} className={styles.tick} />
              <text x={x(tick)} y={HEAD - 18} textAnchor="middle">
                {figure(tick)}
              </text>
            </g>
          ))}
          {shown.map(({ name, p25, median, p75, few }, index) => {
            const y = HEAD + index * LINE;
            return (
              <g key={name}>
                <text x={NAMES - 12} y={y + 14} textAnchor="end">{`${name}${few ? '＊' : ''}`}</text>
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
          <text x={0} y={height - 4}>{`橫條是中間一半的列，直線是中位數。單位：${unit}`}</text>
        </svg>
      </ScrollTable>
      {bars.length > MOST && (
        <figcaption className="small">{`圖只畫前${String(MOST)}組，全部的數字在上面的表。`}</figcaption>
      )}
      <p className={styles.sets}>
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
            picture.current && void savePicture(svgText(picture.current), WIDTH, height, `${title}.png`)
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
