import { reloadIfReplaced } from 'html-first/client';
import { formatCount, periodWords, PRACTICE_NAME, VARIANT_NAME } from 'rental-data';
import { saveBlob } from '@site/src/lib/browser/save';
import type { DistrictTopology } from '@site/plugins/map/client';
import { useMemo, useState, type ReactNode } from 'react';
import Choose, { type FirstFile } from './Choose';
import { classesFor } from './classes';
import { fileName, toRentsCsv } from './csv';
import { COUNTY_AREAS, listDistricts, toDistrictAreas, type MapArea } from './mapAreas';
import styles from './page.module.css';
import { describeRows } from './state';
import type { JudgedFile, Rents } from './useRents';
import View, { type Choice } from './View';

const loadDistricts = async (): Promise<DistrictTopology> =>
  (await import(/* webpackChunkName: "map-districts" */ '@generated/map/default/districts.json')).default;

const nameFile = ({ isPractice, period, name }: JudgedFile): string =>
  isPractice ? PRACTICE_NAME : period === undefined ? name : periodWords(period);

export function Reading({ rents: { reading, failed, stop } }: { rents: Rents }): ReactNode {
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
function FileList({ rents: { files, remove } }: { rents: Rents }): ReactNode {
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
          {[...(file.extent === undefined ? [] : [file.extent]), ...file.notes].map((note) => (
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
        void reloadIfReplaced();
      },
    );
  };
  const map = useMemo(
    () => (county && topology ? toDistrictAreas(topology, county) : COUNTY_AREAS),
    [county, topology],
  );
  return { map, county, open, close: () => setCounty(undefined), load, isFailed };
}

/** The rents of the reader's own files. */
export default function Own({ rents, first }: { rents: Rents; first: FirstFile }): ReactNode {
  const { files, joined } = rents;
  const [named, setNamed] = useState<string>();
  const [choice, setChoice] = useState<Choice>({ type: 0, measure: 'rent' });
  const [outcome, setOutcome] = useState('');
  const { map, county, open, close, load, isFailed } = useDistricts();
  const file = files.find((one) => nameFile(one) + one.variant === named) ?? files.at(-1);
  const shown = useMemo(() => file && { ...file, name: nameFile(file) }, [file]);
  const alike = useMemo(
    () => files.filter((one) => one.variant === file?.variant && one.isPractice === file.isPractice),
    [files, file],
  );
  const classes = useMemo(() => classesFor(alike), [alike]);
  const area = county?.code ?? '';
  const points = alike.flatMap(({ period, areas, ...judged }) => {
    if (period === undefined) return [];
    const figures = areas?.[area]?.[choice.type];
    const quartiles = figures?.[choice.measure];
    return [
      { period, about: describeRows(judged), isCounted: areas !== null, rows: figures?.rows ?? 0, quartiles },
    ];
  });
  const save = (): void => {
    if (!file) return;
    setOutcome('');
    load().then(
      (topology) => {
        // Excel takes UTF-8 without a mark for another encoding.
        const text = `\ufeff${toRentsCsv(file, COUNTY_AREAS.areas, listDistricts(topology))}`;
        saveBlob(new Blob([text], { type: 'text/csv;charset=utf-8' }), fileName(file, 'csv'));
        setOutcome('檔案已經交給瀏覽器下載。');
      },
      () => {
        setOutcome('連不上網站，請再按一次。');
        void reloadIfReplaced();
      },
    );
  };
  return (
    <View
      shown={shown}
      nothing="這個網站還沒有算好的租金；用你下載的檔案，現在就能算。"
      map={map}
      county={county}
      limitsFor={({ type, measure }) =>
        (county ? (classes.districts[county.code] ?? classes.counties) : classes.counties)[type][measure]
      }
      choice={choice}
      onChoose={(part) => setChoice((now) => ({ ...now, ...part }))}
      periods={
        files.length > 1 &&
        file && (
          <label className={styles.period}>
            <span className="small mute">期別</span>
            <select value={nameFile(file) + file.variant} onChange={({ target }) => setNamed(target.value)}>
              {files.map((one) => (
                <option key={nameFile(one) + one.variant} value={nameFile(one) + one.variant}>
                  {`${nameFile(one)}，${VARIANT_NAME[one.variant]}`}
                </option>
              ))}
            </select>
          </label>
        )
      }
      points={points}
      joined={joined}
      door={
        <div key="files" className={styles.files}>
          <div className="noPrint">
            <Choose rents={rents} first={first} />
          </div>
          <Reading rents={rents} />
          {files.length > 0 && <FileList rents={rents} />}
        </div>
      }
      caption={
        <>
          {county ? (
            <button type="button" className="textButton" onClick={close}>
              回到22個縣市
            </button>
          ) : (
            '離島移近，不照實際位置。'
          )}
          {isFailed && <span role="status">行政區的地圖沒有載入，請再按一次。</span>}
        </>
      }
      take={
        <>
          <button type="button" className="btn btnLine noPrint" onClick={save}>
            存成CSV
          </button>
          <span className="small" role="status">
            {outcome}
          </span>
        </>
      }
      onOpen={county ? undefined : open}
    />
  );
}
