import Mark from '@site/src/features/marks/Mark';
import {
  HOME_TYPES,
  type Limits,
  type Measure,
  MEASURES,
  PROPERTY_TYPES,
  type RentMonth,
  type RentsChoice,
  apartWords,
  areaWords,
  countWords,
  describeShown,
  fewWords,
  halfWords,
  measureWords,
  noteForPicture,
  rentWords,
  type ShownRents,
  sortAreaRows,
  toAreaRows,
  type AreaRow,
  type RowUnit,
  type SortKey,
  describeFileRows,
  unjudgedWords,
} from 'rental-data/statistics';
import Unbroken from '@site/src/lib/ui/Unbroken';
import { COLUMN_STATE_MARK, COLUMN_STATE_NAME } from 'rental-data';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import Legend from './Legend';
import Line from './Line';
import Map from './Map';
import type { AreaMap } from 'chart-geometry/map';
import styles from './view.module.css';
import Table from './Table';
import TakePicture from './TakePicture';

interface Props {
  /** absent before there is anything to tell */
  shown: ShownRents | undefined;
  /** what is said then */
  nothing: string;
  map: AreaMap;
  /** whose districts the map has; absent where it has the counties */
  county: { code: string; name: string } | undefined;
  limitsFor: (choice: RentsChoice) => Limits;
  choice: RentsChoice;
  onChoose: (part: Partial<RentsChoice>) => void;
  /** where a period is chosen */
  periods: ReactNode;
  /** over time, of the whole that is looked at; a sentence where they are not there */
  points: readonly RentMonth[] | string;
  joined: ReadonlySet<string>;
  /** below the verdict */
  links?: ReactNode;
  /** below all that is said of the whole */
  note?: ReactNode;
  /** where files are chosen: before the figures for whoever has come for that, else after them */
  door?: ReactNode;
  below?: ReactNode;
  /** below the map */
  caption: ReactNode;
  /** beside the pictures to take along */
  take: ReactNode;
  onOpen?: ((code: string) => void) | undefined;
  /** page of a county, below the base path */
  pageFor?: ((code: string) => string) | undefined;
}

function Choices<Value extends string | number>({
  legend,
  name,
  options,
  value,
  onChange,
}: {
  legend: string;
  name: string;
  options: readonly (readonly [value: Value, label: string])[];
  value: Value;
  onChange: (value: Value) => void;
}): ReactNode {
  return (
    <fieldset className={styles.choice}>
      <legend className="small mute">{legend}</legend>
      {options.map(([option, label]) => (
        <label key={option}>
          <input type="radio" name={name} checked={option === value} onChange={() => onChange(option)} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** What the catalogue says of the file that is looked at; where it differs from the published one, its page says how beside its name. */
function Verdict({ file, links }: { file: ShownRents; links: ReactNode }): ReactNode {
  const { verdict, period, variant } = file;
  const unjudged = unjudgedWords(file);
  const about = describeFileRows(file);
  if (unjudged !== undefined || !verdict || !about) return <p className={styles.verdict}>{unjudged}</p>;
  return (
    <div
      className={styles.verdict}
      data-verdict={about.state}
      data-period={period}
      data-variant={variant}
      data-rent={verdict.rent}
    >
      <Mark state={about.mark}>{about.name}</Mark>
      <Mark state={COLUMN_STATE_MARK[verdict.rent]}>{`月租金：${COLUMN_STATE_NAME[verdict.rent]}`}</Mark>
      {links}
      {about.state !== 'complete' && about.state !== undefined && (
        <p className="small">
          <Unbroken>{verdict.rowsAnswer}</Unbroken>
        </p>
      )}
    </div>
  );
}

/** The area that is looked at, and what is known of it. It is chosen here too: on a phone the map has no room for names. */
function Readout({
  row,
  rows,
  measure,
  unit,
  areas,
  onSelect,
  onOpen,
  page,
}: {
  row: AreaRow | undefined;
  rows: readonly AreaRow[];
  measure: Measure;
  unit: RowUnit;
  areas: string;
  onSelect: (code: string) => void;
  onOpen?: (() => void) | undefined;
  page?: string | undefined;
}): ReactNode {
  const { code = '', quartiles, figures } = row ?? {};
  const isKnown = figures !== undefined && figures.rows > 0;
  return (
    <div className={clsx(styles.readout, !row && 'noPrint')}>
      <select
        className="scripted"
        aria-label={areas}
        value={code}
        onChange={({ target }) => onSelect(target.value)}
      >
        {!row && <option value="">{`選${areas}`}</option>}
        {rows.map((one) => (
          <option key={one.code} value={one.code}>
            {one.name}
          </option>
        ))}
      </select>
      {quartiles && <b className="num">{rentWords(quartiles[1])}</b>}
      {isKnown &&
        (page === undefined ? (
          onOpen && (
            <button type="button" className="textButton" onClick={onOpen}>
              看各鄉鎮市區
            </button>
          )
        ) : (
          <Link className="more" to={page}>
            看各鄉鎮市區
          </Link>
        ))}
      {figures && (
        <span className={styles.details}>
          {quartiles ? (
            <span className="num">{halfWords(quartiles)}</span>
          ) : (
            isKnown && measure !== 'n' && <span>{`${fewWords(unit)}，不算中位數`}</span>
          )}
          <span className="num">{isKnown ? countWords(figures.rows, unit) : '沒有資料'}</span>
        </span>
      )}
    </div>
  );
}

/** The answer, the choices, the map, the table and the line: the same for published months and for files of the reader. */
export default function View({
  shown,
  nothing,
  map,
  county,
  limitsFor,
  choice,
  onChoose,
  periods,
  points,
  joined,
  links,
  note,
  door,
  below,
  caption,
  take,
  onOpen,
  pageFor,
}: Props): ReactNode {
  const { withBaseUrl } = useBaseUrlUtils();
  const [selected, setSelected] = useState<string | null>(null);
  const [sorted, setSorted] = useState<{ key: SortKey; isRising: boolean }>({
    key: 'value',
    isRising: false,
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const figure = useRef<HTMLElement>(null);
  const { type, measure } = choice;
  const place = PROPERTY_TYPES.indexOf(type);
  const limits = limitsFor(choice);
  const rows = useMemo(
    () =>
      shown?.areas ? toAreaRows(map.areas, (code) => shown.areas?.[code]?.[place], measure, limits) : null,
    [shown, map, place, measure, limits],
  );
  const byCode = useMemo(() => rows && new globalThis.Map(rows.map((row) => [row.code, row])), [rows]);
  const told = shown && describeShown(shown, rows, choice, county);
  const { unit = '戶', areas = '', title = '', measuredIn = '', headline = [nothing] } = told ?? {};
  const about = shown && describeFileRows(shown);

  // What had the focus is gone; whoever comes back finds the county that was open.
  const level = county?.code;
  const before = useRef(level);
  useEffect(() => {
    if (before.current === level) return;
    setSelected(level === undefined ? (before.current ?? null) : null);
    before.current = level;
    // Whom a link led here has pressed nothing yet.
    if (navigator.userActivation.hasBeenActive) heading.current?.focus({ preventScroll: true });
  }, [level]);

  const point = (code: string): void => {
    setSelected(code);
    // Beside or above the table; on a phone it is out of sight.
    if ((figure.current?.getBoundingClientRect().bottom ?? 0) < 0) figure.current?.scrollIntoView();
  };

  const drawing = (
    <figure key="map" ref={figure} className={styles.map}>
      {shown && rows && (
        <>
          <Legend
            title={title}
            unit={measuredIn}
            apart={apartWords(rows, measure, unit)}
            limits={rows.some(({ value }) => value !== undefined) ? limits : null}
            warning={about?.state === 'complete' ? undefined : about}
          />
          <Readout
            row={selected === null ? undefined : byCode?.get(selected)}
            rows={rows}
            measure={measure}
            unit={unit}
            areas={areas}
            onSelect={setSelected}
            onOpen={onOpen && selected !== null ? () => onOpen(selected) : undefined}
            page={selected === null ? undefined : pageFor?.(selected)}
          />
        </>
      )}
      <Map
        map={map}
        label={
          rows
            ? `${county?.name ?? '台灣'}的地圖，${String(map.areas.length)}個${areas}；用方向鍵移動${onOpen ? '，按Enter看各鄉鎮市區' : ''}`
            : `${county ? county.name : '台灣22個縣市'}的地圖，還沒有數字`
        }
        rows={byCode}
        describe={(row) => areaWords(row, measure, unit)}
        selected={selected}
        onSelect={setSelected}
        onOpen={onOpen}
        linkTo={pageFor && ((code) => withBaseUrl(pageFor(code)))}
      />
      <figcaption className="small mute">
        {county && `${county.name}的地圖。`}
        {caption}
      </figcaption>
    </figure>
  );

  const choices = shown && rows && (
    <div key="choices" className={`${styles.choices} scripted noPrint`}>
      {periods && <div className={styles.period}>{periods}</div>}
      <Choices
        legend="物件類型"
        name="type"
        options={PROPERTY_TYPES.map((one) => [one, HOME_TYPES[one]] as const)}
        value={type}
        onChange={(one) => onChoose({ type: one })}
      />
      <Choices
        legend="看什麼"
        name="measure"
        options={MEASURES.map((one) => [one, measureWords(one, unit).name] as const)}
        value={measure}
        onChange={(one) => onChoose({ measure: one })}
      />
    </div>
  );

  const files = door && (
    <div key="files" className={styles.files}>
      {door}
    </div>
  );

  return (
    <div className={styles.grid}>
      <div className={styles.head}>
        <h2 ref={heading} id="answer" tabIndex={-1} aria-live="polite" className="t26">
          {headline.map((part) => (
            <span key={part} className="word">
              <Unbroken>{part}</Unbroken>
            </span>
          ))}
        </h2>
        {shown && <Verdict file={shown} links={links} />}
        {rows && told?.whole !== undefined && (
          <p className="small">
            <Unbroken>{told.whole}</Unbroken>
          </p>
        )}
        {note}
      </div>
      {/* What can be chosen stands before what it changes. Before there is a file, a map tells nothing: on a phone it stands below. */}
      {shown ? [choices, drawing, files] : [files, drawing]}
      {told && rows && (
        <div className={styles.figures}>
          <Table
            rows={sortAreaRows(rows, sorted.key, sorted.isRising)}
            areas={areas}
            unit={unit}
            measure={measure}
            caption={`${title}（${measuredIn}）`}
            sorted={sorted}
            onSort={(key) =>
              setSorted((now) => ({ key, isRising: now.key === key ? !now.isRising : key === 'name' }))
            }
            selected={selected}
            onSelect={setSelected}
            onOpen={onOpen ?? point}
            pageFor={pageFor}
          />
          <div className={styles.actions}>
            {take}
            <TakePicture
              figure={figure}
              shown={shown}
              county={county?.name}
              title={`${title}（${measuredIn}）`}
              headline={headline.join('')}
              note={noteForPicture(shown)}
            />
          </div>
          {points.length > 1 && (
            <section aria-labelledby="over-time" className="mt6">
              <h3 id="over-time">{told.overTime}</h3>
              {typeof points === 'string' ? (
                // As high as the line that comes in its place, so that what is below stays; no style sheet is needed before.
                <p role="status" className="small mute" style={{ minHeight: '18rem' }}>
                  {points}
                </p>
              ) : (
                <Line
                  title={told.overTime}
                  points={points}
                  joined={joined}
                  unit={unit}
                  isCount={measure === 'n'}
                  shown={shown.period}
                />
              )}
            </section>
          )}
          {below}
        </div>
      )}
    </div>
  );
}
