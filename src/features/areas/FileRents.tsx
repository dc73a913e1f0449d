import { reloadIfReplaced } from 'html-first/client';
import { VARIANT_NAME } from 'rental-data';
import { formatLocalDay } from 'rental-data/helpers';
import { saveBlob } from '@site/src/lib/browser/save';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import {
  classesForFiles,
  type JudgedFile,
  monthsOfFiles,
  nameRentFile,
  type RentsChoice,
  rentsFileName,
  toRentsCsv,
} from 'rental-data/statistics';
import COUNTIES from '@generated/map/default/counties.json';
import View from './View';

const loadDistricts = () => import(/* webpackChunkName: "map-districts" */ './districts');
type Districts = Awaited<ReturnType<typeof loadDistricts>>;

/**
 * Which districts are looked at: none, or those of a county, which come when they are asked for first.
 * @param wanted code of the county @param choose asks for another one
 */
function useDistricts(wanted: string | undefined, choose: (code: string | undefined) => void) {
  const [districts, setDistricts] = useState<Districts>();
  const [isFailed, setFailed] = useState(false);
  const load = async (): Promise<Districts> => {
    const loaded = districts ?? (await loadDistricts());
    setDistricts(loaded);
    return loaded;
  };
  // Whoever comes by a link, or by going back, has not asked for them.
  useEffect(() => {
    if (wanted !== undefined)
      loadDistricts().then(setDistricts, () => {
        setFailed(true);
        void reloadIfReplaced();
      });
  }, [wanted]);
  const open = (code: string): void => {
    setFailed(false);
    load().then(
      () => choose(code),
      () => {
        setFailed(true);
        void reloadIfReplaced();
      },
    );
  };
  const county = districts && COUNTIES.areas.find((area) => area.code === wanted);
  const map = useMemo(() => (county ? districts.drawDistricts(county.code) : COUNTIES), [county, districts]);
  return { map, county, open, close: () => choose(undefined), load, isFailed };
}

interface Props {
  files: readonly JudgedFile[];
  /** the whole files, where those are some rows of them: a colour stands for the same rents in both */
  whole?: readonly JudgedFile[];
  /** pairs of months, as `pairName` writes them, whose rents may be joined */
  joined?: ReadonlySet<string>;
  /** what is said before there is a file */
  nothing?: string;
  door?: ReactNode;
  note?: ReactNode;
  /** official code of the county whose districts are looked at, where the page that shows this knows it */
  county?: string | undefined;
  onCounty?: (code: string | undefined) => void;
}

const NO_PAIRS: ReadonlySet<string> = new Set();

/** The rents of files that the reader has opened, one of them at a time; those of one variant over time. */
export default function FileRents({
  files,
  whole,
  joined = NO_PAIRS,
  nothing = '',
  door,
  note,
  county: wanted,
  onCounty,
}: Props): ReactNode {
  const [own, setOwn] = useState<string>();
  const [named, setNamed] = useState<string>();
  const [choice, setChoice] = useState<RentsChoice>({ type: 0, measure: 'rent' });
  const [outcome, setOutcome] = useState('');
  const { map, county, open, close, load, isFailed } = useDistricts(
    onCounty ? wanted : own,
    onCounty ?? setOwn,
  );
  const file = files.find((one) => nameRentFile(one) + one.variant === named) ?? files.at(-1);
  const shown = useMemo(() => file && { ...file, name: nameRentFile(file) }, [file]);
  const alike = useMemo(
    () => files.filter((one) => one.variant === file?.variant && one.isPractice === file.isPractice),
    [files, file],
  );
  const classes = useMemo(() => classesForFiles(whole ?? alike, county?.code), [whole, alike, county]);
  const save = (): void => {
    if (!file) return;
    setOutcome('');
    load().then(
      ({ listDistricts }) => {
        const areas = { counties: COUNTIES.areas, districts: listDistricts() };
        const text = toRentsCsv(file, areas, formatLocalDay());
        saveBlob(new Blob([text], { type: 'text/csv' }), rentsFileName(file, 'csv'));
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
      nothing={nothing}
      map={map}
      county={county}
      limitsFor={({ type, measure }) => classes[type][measure]}
      choice={choice}
      onChoose={(part) => setChoice((now) => ({ ...now, ...part }))}
      periods={
        files.length > 1 &&
        file && (
          <label>
            <span className="small mute">期別</span>
            <select
              value={nameRentFile(file) + file.variant}
              onChange={({ target }) => setNamed(target.value)}
            >
              {files.map((one) => (
                <option key={nameRentFile(one) + one.variant} value={nameRentFile(one) + one.variant}>
                  {`${nameRentFile(one)}，${VARIANT_NAME[one.variant]}`}
                </option>
              ))}
            </select>
          </label>
        )
      }
      points={monthsOfFiles(alike, county?.code ?? '', choice)}
      joined={joined}
      note={note}
      door={door}
      caption={
        <>
          {county ? (
            <button type="button" className="textButton" onClick={close}>
              回到22個縣市
            </button>
          ) : (
            '離島移近，不照實際位置。'
          )}
          {isFailed && <span role="status">鄉鎮市區的地圖沒有載入，請再按一次。</span>}
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
