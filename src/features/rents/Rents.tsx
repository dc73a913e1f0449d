import { HOME_TYPES } from '@site/src/features/open/session/rentFigures';
import Mark from '@site/src/features/marks/Mark';
import Unbroken from '@site/src/lib/ui/Unbroken';
import { saveBlob } from '@site/src/lib/browser/save';
import { mendLost } from 'html-first/client';
import {
  COLUMN_STATE_MARK,
  COLUMN_STATE_NAME,
  formatCount,
  periodWords,
  PRACTICE_NAME,
  ROWS_STATE_MARK,
  ROWS_STATE_NAME,
  VARIANT_NAME,
} from 'rental-data';
import type { DistrictTopology } from '@site/plugins/map/client';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import Choose, { type FirstFile } from './Choose';
import { csvName, toRentsCsv } from './csv';
import {
  areaWords,
  countWords,
  fewWords,
  findBreaks,
  halfWords,
  MEASURES,
  sortRows,
  toRows,
  valueWords,
  writeHeadline,
  type AreaRow,
  type Measure,
  type RowUnit,
  type SortKey,
} from './figures';
import Legend from './Legend';
import Line, { type LinePoint } from './Line';
import Map from './Map';
import { COUNTY_AREAS, listDistricts, toDistrictAreas, type AreaMap, type MapArea } from './mapAreas';
import styles from './page.module.css';
import Table from './Table';
import { useRents, type JudgedFile, type Rents as RentFiles } from './useRents';

const TYPES = Object.entries(HOME_TYPES);
const NONE: readonly never[] = [];

const loadDistricts = async (): Promise<DistrictTopology> =>
  (await import(/* webpackChunkName: "map-districts" */ '@generated/map/default/districts.json')).default;

const nameFile = ({ isPractice, period, name }: JudgedFile): string =>
  isPractice ? PRACTICE_NAME : period === undefined ? name : periodWords(period);

/** What a row of a file is. */
const unitOf = ({ variant }: Pick<JudgedFile, 'variant'>): RowUnit => (variant === 'raw' ? '則' : '戶');

function Choice<Value extends string>({
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

/** What the catalogue says of the file that is looked at. */
function Verdict({ file }: { file: JudgedFile }): ReactNode {
  const { isPractice, verdict, period, variant } = file;
  if (isPractice) return <p className={styles.verdict}>每一列都是編造的，算出來的數字不能引用。</p>;
  if (!verdict)
    return (
      <p className={styles.verdict}>
        {period === undefined
          ? '檔名沒有寫期別，查不到這一期能不能用。'
          : '這一期沒有公布過，沒有紀錄可以核對。'}
      </p>
    );
  return (
    <div
      className={styles.verdict}
      data-verdict={verdict.rows}
      data-period={period}
      data-variant={variant}
      data-rent={verdict.rent}
    >
      <Mark state={ROWS_STATE_MARK[verdict.rows]}>{ROWS_STATE_NAME[verdict.rows]}</Mark>
      <Mark state={COLUMN_STATE_MARK[verdict.rent]}>{`月租金：${COLUMN_STATE_NAME[verdict.rent]}`}</Mark>
      {verdict.rows !== 'complete' && <p className="small">{verdict.rowsAnswer}</p>}
    </div>
  );
}

/** The line that says what is known of the area that is pointed at. */
function Readout({
  row,
  measure,
  unit,
  areas,
  onOpen,
}: {
  row: AreaRow | undefined;
  measure: Measure;
  unit: RowUnit;
  areas: string;
  onOpen?: (() => void) | undefined;
}): ReactNode {
  if (!row) return <p className={styles.readout}>{`選一個${areas}，看它的數字。`}</p>;
  const { name, quartiles, figures } = row;
  return (
    <p className={styles.readout}>
      <b>{name}</b>
      {quartiles ? (
        <>
          <b className="num">{valueWords(quartiles[1], measure)}</b>
          <span className="num">{halfWords(quartiles, measure)}</span>
        </>
      ) : (
        figures.rows > 0 && <span>{`${fewWords(unit)}，不算中位數`}</span>
      )}
      <span className="num">{figures.rows > 0 ? countWords(figures.rows, unit) : '沒有資料'}</span>
      {onOpen && figures.rows > 0 && (
        <button type="button" className="textButton" onClick={onOpen}>
          看各行政區
        </button>
      )}
    </p>
  );
}

function Reading({ rents: { reading, failed, stop } }: { rents: RentFiles }): ReactNode {
  const { place = 0, count = 0, progress } = reading ?? {};
  return (
    <div aria-live="polite">
      {reading && (
        <div className={styles.reading}>
          <progress aria-label="讀取檔案的進度" value={progress?.bytes} max={progress?.size} />
          <p className="small num">
            {`第${String(place)}份，共${String(count)}份`}
            {progress && `；已讀取${formatCount(progress.rows)}列`}
          </p>
          <button type="button" className="btn btnLine" onClick={stop}>
            取消
          </button>
        </div>
      )}
      {failed.map((sentence) => (
        <p key={sentence} className={styles.failed}>
          {sentence}
        </p>
      ))}
    </div>
  );
}

/** Why no figures are made of a file, in the words of the catalogue. */
const findRefusal = ({ verdict }: JudgedFile): string =>
  (verdict?.rows === 'avoid' ? verdict.headline : verdict?.columnsAnswer) ?? '這一期的租金請勿使用。';

/** The files that have been read; what must not be used says so. */
function FileList({ rents: { files, remove } }: { rents: RentFiles }): ReactNode {
  return (
    <ul className={styles.list}>
      {files.map((file) => (
        <li key={`${file.name} ${file.variant}`}>
          <b>{nameFile(file)}</b>
          <span>{`${VARIANT_NAME[file.variant]}，${formatCount(file.rows)}列`}</span>
          <button
            type="button"
            className="textButton"
            aria-label={`刪除${nameFile(file)}`}
            onClick={() => remove(file)}
          >
            刪除
          </button>
          {!file.areas && <p className={styles.failed}>{findRefusal(file)}</p>}
          {file.notes.map((note) => (
            <p key={note} className="small">
              {note}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** Which districts are looked at: none, or those of a county, which come when they are asked for first. */
function useDistricts() {
  const [topology, setTopology] = useState<DistrictTopology>();
  const [county, setCounty] = useState<MapArea>();
  const [isFailed, setFailed] = useState(false);
  const load = async (): Promise<DistrictTopology> => {
    const loaded = topology ?? (await loadDistricts());
    setTopology(loaded);
    return loaded;
  };
  const open = (code: string): void => {
    setFailed(false);
    load().then(
      () => setCounty(COUNTY_AREAS.areas.find((area) => area.code === code)),
      () => {
        setFailed(true);
        void mendLost();
      },
    );
  };
  const map = useMemo(
    () => (county && topology ? toDistrictAreas(topology, county) : COUNTY_AREAS),
    [county, topology],
  );
  return { map, county, open, close: () => setCounty(undefined), load, isFailed };
}

/** Bounds of the colours: of all files that are alike, so that a colour means the same in every period. */
function useBreaks(
  files: readonly JudgedFile[],
  { areas }: AreaMap,
  type: number,
  measure: Measure,
): readonly number[] {
  return useMemo(
    () =>
      findBreaks(
        files.flatMap((file) =>
          areas.flatMap(({ code }) => file.areas?.[code]?.[type]?.[measure]?.[1] ?? NONE),
        ),
      ),
    [files, areas, type, measure],
  );
}

export default function Rents({ first }: { first: FirstFile }): ReactNode {
  const rents = useRents();
  const { files, joined } = rents;
  const [named, setNamed] = useState<string>();
  const [type, setType] = useState('0');
  const [measure, setMeasure] = useState<Measure>('rent');
  const [selected, setSelected] = useState<string | null>(null);
  const [sorted, setSorted] = useState<{ key: SortKey; isRising: boolean }>({
    key: 'value',
    isRising: false,
  });
  const [outcome, setOutcome] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const { map, county, open, close, load, isFailed } = useDistricts();
  const file = files.find((one) => nameFile(one) + one.variant === named) ?? files.at(-1);
  const alike = useMemo(
    () => files.filter((one) => one.variant === file?.variant && one.isPractice === file.isPractice),
    [files, file],
  );
  const place = Object.keys(HOME_TYPES).indexOf(type);
  const breaks = useBreaks(alike, map, place, measure);
  const unit = file ? unitOf(file) : '戶';
  const typeName = HOME_TYPES[type as keyof typeof HOME_TYPES];
  const rows = useMemo(
    () => (file?.areas ? toRows(map.areas, (code) => file.areas?.[code]?.[place], measure, breaks) : null),
    [file, map, place, measure, breaks],
  );
  const byCode = useMemo(() => rows && new globalThis.Map(rows.map((row) => [row.code, row])), [rows]);
  const areas = county ? '行政區' : '縣市';
  const what = MEASURES[measure].what;
  const lead = file ? `${nameFile(file)}，${county?.name ?? ''}${typeName}` : '';

  // What had the focus is gone.
  const level = county?.code;
  const before = useRef(level);
  useEffect(() => {
    if (before.current !== level) heading.current?.focus({ preventScroll: true });
    before.current = level;
  }, [level]);

  const openCounty = (code: string): void => {
    setSelected(null);
    open(code);
  };
  const onOpen = county ? undefined : openCounty;
  const area = county?.code ?? '';
  const whole = file?.areas?.[area]?.[place];
  const wholeValue = whole?.[measure];
  const points = alike.flatMap((one): LinePoint[] => {
    const { period } = one;
    if (period === undefined) return [];
    const figures = one.areas?.[area]?.[place];
    return [{ file: { ...one, period }, rows: figures?.rows ?? 0, quartiles: figures?.[measure] }];
  });
  const save = (): void => {
    if (!file) return;
    setOutcome('');
    load().then(
      (topology) => {
        // Excel takes UTF-8 without a mark for another encoding.
        const text = `\ufeff${toRentsCsv(file, COUNTY_AREAS.areas, listDistricts(topology))}`;
        saveBlob(new Blob([text], { type: 'text/csv;charset=utf-8' }), csvName(file));
        setOutcome('檔案已經交給瀏覽器下載。');
      },
      () => {
        setOutcome('連不上網站，請再按一次。');
        void mendLost();
      },
    );
  };

  const drawing = (
    <figure key="map" className={styles.map}>
      {file && rows && (
        <>
          <Legend
            title={`${lead}${what}`}
            unit={MEASURES[measure].unit}
            few={fewWords(unit)}
            breaks={breaks}
            warning={
              file.verdict && file.verdict.rows !== 'complete' ? ROWS_STATE_NAME[file.verdict.rows] : ''
            }
          />
          <Readout
            row={selected === null ? undefined : byCode?.get(selected)}
            measure={measure}
            unit={unit}
            areas={areas}
            onOpen={onOpen && selected !== null ? () => onOpen(selected) : undefined}
          />
        </>
      )}
      <Map
        map={map}
        label={
          rows
            ? `${county?.name ?? '台灣'}的地圖，${String(map.areas.length)}個${areas}；用方向鍵移動${onOpen ? '，按Enter看各行政區' : ''}`
            : '台灣22個縣市的地圖，還沒有數字'
        }
        rows={byCode}
        describe={(row) => areaWords(row, measure, unit)}
        selected={selected}
        onSelect={setSelected}
        onOpen={onOpen}
      />
      <figcaption className="small mute">
        {county ? (
          <button
            type="button"
            className="textButton"
            onClick={() => {
              setSelected(county.code);
              close();
            }}
          >
            回到22個縣市
          </button>
        ) : (
          '離島移近，不照實際位置。'
        )}
        {isFailed && <span role="status">行政區的地圖沒有載入，請再按一次。</span>}
      </figcaption>
    </figure>
  );
  const chooser = (
    <div key="files" className={styles.files}>
      <div className="noPrint">
        <Choose rents={rents} first={first} />
      </div>
      <Reading rents={rents} />
      {files.length > 0 && <FileList rents={rents} />}
    </div>
  );

  return (
    <div className={styles.grid}>
      <div className={styles.head}>
        <h2 ref={heading} id="answer" tabIndex={-1} aria-live="polite" className="t26">
          <Unbroken>
            {!file
              ? '這個網站還沒有算好的租金；用你下載的檔案，現在就能算。'
              : rows
                ? writeHeadline(rows, { lead, measure, unit, areas })
                : `${nameFile(file)}不算租金。`}
          </Unbroken>
        </h2>
        {file && <Verdict file={file} />}
        {file && rows && whole && (
          <p className="small">
            {`${county?.name ?? '全台'}${typeName}${countWords(whole.rows, unit)}`}
            {wholeValue
              ? `，${what}${valueWords(wholeValue[1], measure)}，${halfWords(wholeValue, measure)}。`
              : '，不算中位數。'}
          </p>
        )}
      </div>
      {/* Before there is a file, a map tells nothing: on a phone it stands below. */}
      {file ? [drawing, chooser] : [chooser, drawing]}
      {file && rows && (
        <div className={styles.figures}>
          <div className={styles.choices}>
            {files.length > 1 && (
              <label className={styles.period}>
                <span className="small mute">期別</span>
                <select
                  value={nameFile(file) + file.variant}
                  onChange={({ target }) => setNamed(target.value)}
                >
                  {files.map((one) => (
                    <option key={nameFile(one) + one.variant} value={nameFile(one) + one.variant}>
                      {`${nameFile(one)}，${VARIANT_NAME[one.variant]}`}
                    </option>
                  ))}
                </select>
              </label>
            )}
            <Choice legend="物件類型" name="type" options={TYPES} value={type} onChange={setType} />
            <Choice
              legend="看什麼"
              name="measure"
              options={Object.entries(MEASURES).map(([key, { name }]) => [key as Measure, name])}
              value={measure}
              onChange={setMeasure}
            />
          </div>
          <Table
            rows={sortRows(rows, sorted.key, sorted.isRising)}
            areas={areas}
            unit={unit}
            caption={`${lead}${what}（${MEASURES[measure].unit}）`}
            sorted={sorted}
            onSort={(key) =>
              setSorted((now) => ({ key, isRising: now.key === key ? !now.isRising : key === 'name' }))
            }
            selected={selected}
            onSelect={setSelected}
            onOpen={onOpen}
          />
          <p className={styles.actions}>
            <button type="button" className="btn btnLine noPrint" onClick={save}>
              存成CSV
            </button>
            <span className="small" role="status">
              {outcome}
            </span>
          </p>
          {points.length > 1 && (
            <section aria-labelledby="over-time" className="mt6">
              <h3 id="over-time">{`${county?.name ?? '全台'}${typeName}的${what}，歷月`}</h3>
              <Line
                title={`${county?.name ?? '全台'}${typeName}的${what}，歷月`}
                points={points}
                joined={joined}
                unit={unit}
              />
            </section>
          )}
        </div>
      )}
    </div>
  );
}
