import { dayOf } from '@site/src/dataset/citation/day';
import { PROJECT } from '@site/src/dataset/words/identity';
import { dateWords, formatCount } from '@site/src/lib/text/format';
import { figure } from '@site/src/lib/text/figure';
import { pictureNote, type About } from '@site/src/features/open/session/words';
import { useCallback, useRef, useState, type ReactNode, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { savePicture, saveText } from './save';
import styles from './page.module.css';

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

/** Around a picture that is saved. */
const MARGIN = 24;
const LINE = 22;

/** Text in lines that fit a picture, which has none of its own. A Chinese sign is as wide as it is high. */
function linesIn(text: string, width: number, size: number): string[] {
  const lines: string[] = [];
  let [line, used] = ['', 0];
  for (const sign of text) {
    const own = sign < '\u0300' ? 0.6 * size : size;
    if (used + own > width && !'，。、；：」）'.includes(sign)) {
      lines.push(line);
      [line, used] = ['', 0];
    }
    line += sign;
    used += own;
  }
  return [...lines, line];
}

interface PictureProps {
  width: number;
  margin?: number;
  label: string;
  /** lines above: the first is the title */
  titles: string[];
  /** lines below the title and below the bars */
  over?: string[];
  under: string[];
  bars: readonly Bar[];
  ref: Ref<SVGSVGElement>;
}

function Picture({ width, margin = 0, label, titles, over = [], under, bars, ref }: PictureProps): ReactNode {
  const narrow = width < NARROW;
  const [names, line] = narrow ? [0, 66] : [190, 44];
  const head = titles.length * 26 + over.length * LINE + 44;
  const least = Math.min(0, ...bars.map(({ p25 }) => p25));
  const greatest = Math.max(...bars.map(({ p75 }) => p75), 1);
  const step = roundUp((greatest - least) / 5);
  const ticks = Array.from(
    { length: Math.ceil((greatest - least) / step) + 1 },
    (_, index) => least + index * step,
  );
  const most = ticks.at(-1) ?? 1;
  const x = (value: number): number => names + ((value - least) / (most - least || 1)) * (width - names - 30);
  const bottom = head + bars.length * line + 6;
  const height = bottom + 2 + under.length * LINE;
  const [outerWidth, outerHeight] = [width + 2 * margin, height + 2 * margin];
  return (
    <svg
      ref={ref}
      className={styles.picture}
      xmlns="http://www.w3.org/2000/svg"
      viewBox={[-margin, -margin, outerWidth, outerHeight].join(' ')}
      width={outerWidth}
      height={outerHeight}
      role="img"
      aria-label={label}
    >
      {titles.map((text, index) => (
        <text key={text} x={0} y={LINE + index * 26} className={styles.title}>
          {text}
        </text>
      ))}
      {over.map((text, index) => (
        <text key={text} x={0} y={titles.length * 26 + (index + 1) * LINE}>
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
      {bars.map(({ name, p25, median, p75, few }, index) => {
        const y = head + index * line + (narrow ? LINE : 0);
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
            <text x={x(median)} y={y + 34} textAnchor={x(median) < LINE ? 'start' : 'middle'}>
              {figure(median)}
            </text>
          </g>
        );
      })}
      {under.map((text, index) => (
        <text key={text} x={0} y={height - 4 - (under.length - 1 - index) * LINE}>
          {text}
        </text>
      ))}
    </svg>
  );
}

/**
 * Where half of the rows of each group lie, with the median, on one axis. A picture that is saved also says what it is of and
 * whether that may be used: it is what gets published.
 */
export default function Quartiles({
  about,
  title,
  unit,
  rows,
  isCut,
  bars,
}: {
  about: About;
  title: string;
  unit: string;
  rows: number;
  /** does the table above leave out groups? */
  isCut: boolean;
  bars: readonly Bar[];
}): ReactNode {
  const picture = useRef<SVGSVGElement>(null);
  const [isSaving, setIsSaving] = useState(false);
  const { frame, width } = useWidth();
  const narrow = width < NARROW;
  const shown = bars.slice(0, MOST);
  const sentences = pictureNote(
    unit,
    shown.some(({ few }) => few),
  );
  if (shown.length === 0) return null;
  const label = `${title}；數字見上面的表。`;
  const wrapped = (text: string, size = 14) => linesIn(text, WIDEST, size);
  const save = async (isPng: boolean) => {
    // As wide as on a large screen, also on a phone; drawn where nobody sees it.
    flushSync(() => setIsSaving(true));
    const svg = picture.current;
    const text = svg ? svgText(svg) : '';
    const [outerWidth, outerHeight] = [svg?.width.baseVal.value ?? 0, svg?.height.baseVal.value ?? 0];
    setIsSaving(false);
    const name = about.nameOf(rows, title);
    if (isPng) await savePicture(text, outerWidth, outerHeight, `${name}.png`);
    else saveText(text, `${name}.svg`, 'image/svg+xml');
  };
  return (
    <figure>
      <div ref={frame}>
        <Picture
          ref={null}
          width={width}
          label={label}
          titles={narrow ? title.split(/，(?=依)/) : [title]}
          under={narrow ? sentences : [sentences.join('')]}
          bars={shown}
        />
      </div>
      {isSaving && (
        <div hidden>
          <Picture
            ref={picture}
            width={WIDEST}
            margin={MARGIN}
            label={label}
            titles={wrapped(`${about.subject}：${title}`, 16)}
            over={wrapped(`條件：${about.conditions}；${formatCount(rows)}列。`)}
            under={[
              sentences.join(''),
              ...about.record.flatMap((sentence) => wrapped(sentence)),
              ...wrapped(
                `來源：${PROJECT.name}，${window.location.origin}；${dateWords(dayOf(new Date()))}計算。`,
              ),
            ]}
            bars={shown}
          />
        </div>
      )}
      {bars.length > MOST && (
        <figcaption className="small">{`圖只畫前${String(MOST)}組；其餘在上面的表${isCut ? '，按「看全部」就會列出' : ''}。`}</figcaption>
      )}
      <p className={styles.tools}>
        <button type="button" className="textButton" onClick={() => void save(false)}>
          存成SVG
        </button>
        <button type="button" className="textButton" onClick={() => void save(true)}>
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
  const { x, y, width, height } = svg.viewBox.baseVal;
  for (const [name, value] of Object.entries({ x, y, width, height }))
    ground.setAttribute(name, String(value));
  ground.setAttribute('style', `fill:${getComputedStyle(document.body).backgroundColor}`);
  copy.prepend(ground);
  return new XMLSerializer().serializeToString(copy);
}
