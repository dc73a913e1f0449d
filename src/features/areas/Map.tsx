import {
  DIRECTIONS,
  neighbourIn,
  type Bounds,
  type AreaMap,
  type Inset,
  type MapArea,
} from 'chart-geometry/map';
import { readKey } from '@site/src/lib/ui/readKey';
import clsx from 'clsx';
import { useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { lookAs, type AreaRow } from 'rental-data/statistics';
import { isPointing } from './isPointing';
import styles from './map.module.css';

interface Props {
  map: AreaMap;
  /** what is drawn, for those who do not see it */
  label: string;
  /** of each area, by its code; null before there is anything to tell: the map is then a drawing without answers */
  rows: ReadonlyMap<string, AreaRow> | null;
  /** all that is known of an area, in words */
  describe: (row: AreaRow) => string;
  selected: string | null;
  onSelect: (code: string) => void;
  /** left out where an area leads nowhere */
  onOpen?: ((code: string) => void) | undefined;
  /** address of the page that an area leads to, where it has one: without scripts the map is made of links */
  linkTo?: ((code: string) => string) | undefined;
}

const HATCH = 'few-rows';

/** 臺北市 is 臺北 where there is little room; 東區 and counties that share their name with a city are not cut. */
const shortName = ({ code, name }: MapArea): string =>
  /^(?:新竹|嘉義)|^.{1,2}$/.test(name) && code.length <= 8 ? name : name.slice(0, -1);

function Names({ map: { areas, view, inset }, rows }: Pick<Props, 'map' | 'rows'>): ReactNode {
  const [left, top, right, bottom] = view;
  const percent = (place: number, from: number, to: number): string =>
    `${(((place - from) / (to - from)) * 100).toFixed(1)}%`;
  const larger = new globalThis.Map(inset?.areas.map(({ code, label }) => [code, label]));
  return (
    <div aria-hidden="true" className={styles.names}>
      {areas.map((area) => {
        const label: MapArea['label'] = area.label ?? larger.get(area.code) ?? null;
        return (
          label && (
            <span
              key={area.code}
              className={clsx(label.isOutside && styles.outside, label.isIsland && styles.island)}
              data-look={lookAs(rows?.get(area.code))}
              style={{ left: percent(label.x, left, right), top: percent(label.y, top, bottom) }}
            >
              {shortName(area)}
            </span>
          )
        );
      })}
    </div>
  );
}

/** The part of the map that is drawn once more, larger: for the eye and the mouse, since the map itself has all of it. */
function Larger({
  map: { areas, around },
  inset: { view, frame, areas: inside },
  rows,
  chosen,
}: Pick<Props, 'map' | 'rows'> & { inset: Inset; chosen: MapArea | undefined }): ReactNode {
  const [left, top, right, bottom] = frame;
  const box = ([x0, y0, x1, y1]: Bounds): string => `M${x0} ${y0}H${x1}V${y1}H${x0}z`;
  return (
    <>
      <svg
        aria-hidden="true"
        x={left}
        y={top}
        width={right - left}
        height={bottom - top}
        viewBox={`${view[0]} ${view[1]} ${view[2] - view[0]} ${view[3] - view[1]}`}
      >
        <path d={box(view)} className={styles.ground} />
        <path d={around} className={styles.around} />
        {inside.map(({ code }) => {
          const look = lookAs(rows?.get(code));
          return (
            <path
              key={code}
              d={areas.find((area) => area.code === code)?.path}
              data-code={code}
              data-look={look}
              fill={look === 'few' ? `url(#${HATCH})` : undefined}
              className={styles.area}
            />
          );
        })}
        {chosen && inside.some(({ code }) => code === chosen.code) && <Outline path={chosen.path} />}
      </svg>
      <path d={box(view) + box(frame)} className={styles.line} />
    </>
  );
}

const Outline = ({ path }: { path: string }): ReactNode => (
  <>
    <path d={path} className={styles.halo} data-mark />
    <path d={path} className={styles.chosen} data-mark />
  </>
);

/** A map of areas: one stop for the Tab key, from which the arrow keys lead to the neighbour in their direction. A first tap selects, a second one opens. */
export default function Map({
  map,
  label,
  rows,
  describe,
  selected,
  onSelect,
  onOpen,
  linkTo,
}: Props): ReactNode {
  const drawing = useRef<SVGSVGElement>(null);
  // Of the last pointer: what was selected before it came, where it cannot hover.
  const before = useRef<string | null>(undefined);
  const { areas, view, frames, leaders, around } = map;
  const [left, top, right, bottom] = view;
  const chosen = areas.find(({ code }) => code === selected);
  const entry = chosen ?? areas[0];

  const focus = (code: string): void =>
    drawing.current?.querySelector<SVGElement>(`[data-code="${code}"]`)?.focus();
  const codeAt = ({ target }: { target: EventTarget }): string | undefined =>
    (target as Element).closest<SVGElement>('[data-code]')?.dataset['code'];
  const onKeyDown = (event: KeyboardEvent): void => {
    // The one with the focus: a pointer that rests on the map may have selected another.
    const here = areas.find(({ code }) => code === codeAt(event));
    if (!here) return;
    const key = readKey(event);
    const direction = DIRECTIONS[key];
    const next = direction ? neighbourIn(areas, here, direction) : { Home: areas[0], End: areas.at(-1) }[key];
    if (direction ?? next) event.preventDefault();
    if (next) focus(next.code);
    if (['Enter', ' '].includes(key)) {
      event.preventDefault();
      onOpen?.(here.code);
    }
  };
  const answers = rows && {
    onKeyDown,
    onPointerMove: (event: PointerEvent) => {
      const code = codeAt(event);
      if (isPointing(event) && code !== undefined) onSelect(code);
    },
    onPointerDown: ({ pointerType }: PointerEvent) => {
      before.current = pointerType === 'mouse' ? undefined : selected;
    },
  };

  return (
    <div className={styles.frame} style={{ aspectRatio: `${right - left} / ${bottom - top}` }}>
      <svg
        ref={drawing}
        viewBox={`${left} ${top} ${right - left} ${bottom - top}`}
        width={right - left}
        height={bottom - top}
        role={rows ? 'group' : 'img'}
        aria-label={label}
        className={styles.map}
        {...answers}
      >
        <defs>
          <pattern
            id={HATCH}
            width="5"
            height="5"
            patternUnits="userSpaceOnUse"
            patternTransform={`rotate(45) scale(${(right - left) / 440})`}
          >
            <path d="M0 0v5" className={styles.hatch} />
          </pattern>
        </defs>
        {around !== '' && <path d={around} className={styles.around} />}
        {frames !== '' && <path d={frames} className={styles.line} />}
        {areas.map((area) => {
          const row = rows?.get(area.code);
          const look = lookAs(row);
          const shape = (
            <path
              key={area.code}
              d={area.path}
              data-look={look}
              fill={look === 'few' ? `url(#${HATCH})` : undefined}
              className={styles.area}
            />
          );
          if (!row) return shape;
          const href = linkTo?.(area.code);
          const Part = href === undefined ? 'g' : 'a';
          return (
            <Part
              key={area.code}
              href={href}
              data-tap-selects={href === undefined ? undefined : ''}
              role={href === undefined ? 'button' : undefined}
              data-code={area.code}
              tabIndex={area === entry ? 0 : -1}
              aria-label={describe(row)}
              onFocus={() => onSelect(area.code)}
              onClick={(event) => {
                // Of a link that the reader opens elsewhere the browser takes care.
                if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
                event.preventDefault();
                if (before.current === undefined || before.current === area.code) onOpen?.(area.code);
                else onSelect(area.code);
              }}
            >
              {shape}
            </Part>
          );
        })}
        {leaders !== '' && <path d={leaders} className={clsx(styles.line, styles.leaders)} />}
        {rows && chosen && <Outline path={chosen.path} />}
        {map.inset && <Larger map={map} inset={map.inset} rows={rows} chosen={rows ? chosen : undefined} />}
      </svg>
      <Names map={map} rows={rows} />
    </div>
  );
}
