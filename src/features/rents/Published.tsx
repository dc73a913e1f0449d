import { useHistory } from '@docusaurus/router';
import Link from '@docusaurus/Link';
import { reloadIfReplaced } from 'html-first/client';
import {
  FILES,
  periodWords,
  ROWS_STATE_NAME,
  type RentsCountiesDocument,
  type RentsCountyDocument,
} from 'rental-data';
import { formatLocalDay } from 'rental-data/helpers';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { filePage, PAGES, rentsPage } from '@site/src/lib/addresses/pages';
import { fetchDocument, fetchSet } from '@site/src/features/open/fetched';
import { contentAddress } from '@site/src/lib/browser/contentAddress';
import { saveBlob } from '@site/src/lib/browser/save';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import Choose from './Choose';
import {
  figuresForPeriod,
  type FirstRentsFile,
  isToldFirst,
  joinedMonths,
  publishedMonth,
  publishedMonths,
  readRentsQuery,
  rentsFileName,
  toRentsCsv,
  toRentsQuery,
} from 'rental-data/statistics';
import COUNTIES from '@generated/map/default/counties.json';
import { Reading } from './Own';
import type { MappedRents } from './build';
import type { KeptRents } from './useKept';
import type { Rents } from './useRents';
import { useSearch } from './useSearch';
import View from '@site/src/features/areas/View';

type RentsDocument = RentsCountiesDocument | RentsCountyDocument;

const fetchRents = (file: string): Promise<RentsDocument> =>
  fetchDocument(contentAddress(file), (text) => {
    const document = JSON.parse(text) as RentsDocument;
    if (document.areas.length > 0 && document.periods.length > 0) return document;
    throw new Error(file);
  });

const fetchVerdict = async (file: string) => (await fetchSet(contentAddress(file))).verdict;

/**
 * A document that comes once it is wanted.
 * @param file absent where none is wanted @param attempt another one asks again for what did not come
 */
function useDocument<Found>(
  file: string | undefined,
  fetchIt: (file: string) => Promise<Found>,
  attempt: string,
): { document: Found | undefined; isFailed: boolean } {
  const [found, setFound] = useState<{ file: string; document: Found }>();
  const [failed, setFailed] = useState<string>();
  const isMissing = file !== undefined && found?.file !== file;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isCurrent = true;
    fetchIt(file).then(
      (document) => {
        if (isCurrent) setFound({ file, document });
      },
      () => {
        if (isCurrent) setFailed(attempt);
        void reloadIfReplaced();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isMissing, file, fetchIt, attempt]);
  return { document: isMissing ? undefined : found?.document, isFailed: isMissing && failed === attempt };
}

/** The rents that are published: the map of the counties, or of the districts of one. */
export default function Published({
  published,
  rents,
  kept,
  first,
}: {
  published: MappedRents;
  rents: Rents;
  kept: KeptRents;
  first: FirstRentsFile;
}): ReactNode {
  const { county, periods, classes } = published;
  const { search, replace: setSearch } = useSearch();
  const choice = useMemo(() => readRentsQuery(search, published), [search, published]);
  const isOther = choice.period !== published.period;
  const isSeries = isOther || !isToldFirst(choice);
  const [tries, setTries] = useState(0);
  const attempt = `${search} ${String(tries)}`;
  const country = useDocument(isSeries ? FILES.rentsCounties : undefined, fetchRents, attempt);
  const districts = useDocument(
    isOther && county ? FILES.rentsCounty(county.code) : undefined,
    fetchRents,
    attempt,
  );
  const set = useDocument(
    isOther ? FILES.set({ period: choice.period, variant: 'deduplicated' }) : undefined,
    fetchVerdict,
    attempt,
  );
  const isFailed = [country, districts, set].some((one) => one.isFailed);
  const base = useBaseUrl('/');
  // Until the figures of another period are there, those of the page stay, under their own name.
  const shown = useMemo(() => {
    const documents = [country.document, ...(county ? [districts.document] : [])];
    const areas =
      isOther && documents.every((one) => one !== undefined)
        ? figuresForPeriod(documents, choice.period)
        : null;
    const answer = set.document?.rowsAnswer;
    return publishedMonth(
      published,
      areas && answer !== undefined ? { period: choice.period, areas, answer } : undefined,
    );
  }, [isOther, country.document, districts.document, set.document, county, choice.period, published]);
  const { period } = shown;
  const joined = useMemo(() => joinedMonths(periods), [periods]);
  const points = useMemo(
    () => publishedMonths(choice, published, country.document),
    [choice, published, country.document],
  );
  const query = toRentsQuery(choice, published);
  const history = useHistory();
  const pageFor = county ? undefined : (code: string) => rentsPage(code) + query;
  const save = (): void => {
    const source = new URL(base + filePage(period, 'deduplicated').slice(1), window.location.href).href;
    const text = toRentsCsv(
      { ...shown, source },
      county
        ? { counties: [county], districts: county.map.areas }
        : { counties: COUNTIES.areas, districts: [] },
      formatLocalDay(),
    );
    saveBlob(new Blob([text], { type: 'text/csv' }), rentsFileName(shown, 'csv', county?.name));
  };
  const newest = periods.at(-1);
  const months = [periods.find((one) => one.period === published.period), newest];
  const shortcuts = months.filter(
    (one, place) => one && months.indexOf(one) === place && one.period !== choice.period,
  );
  return (
    <View
      shown={shown}
      nothing=""
      map={county?.map ?? COUNTIES}
      county={county}
      limitsFor={({ type, measure }) => classes[type][measure]}
      choice={choice}
      onChoose={(part) => setSearch(toRentsQuery({ ...choice, ...part }, published))}
      periods={
        <>
          <label>
            <span className="small mute">期別</span>
            <select
              value={choice.period}
              onChange={({ target }) =>
                setSearch(toRentsQuery({ ...choice, period: target.value }, published))
              }
            >
              {periods.toReversed().map((one) => (
                <option key={one.period} value={one.period}>
                  {one.rows === 'complete'
                    ? periodWords(one.period)
                    : `${periodWords(one.period)}，${ROWS_STATE_NAME[one.rows]}`}
                </option>
              ))}
            </select>
          </label>
          {shortcuts.map(
            (one) =>
              one && (
                <button
                  key={one.period}
                  type="button"
                  className="textButton"
                  onClick={() => setSearch(toRentsQuery({ ...choice, period: one.period }, published))}
                >
                  {`${periodWords(one.period)}：${one === newest ? '最新' : '最新可以比較的月份'}`}
                </button>
              ),
          )}
          <span role="status">
            {isFailed && <span>{`${isOther ? periodWords(choice.period) : '歷月'}的數字沒有載入。`}</span>}
          </span>
          {isFailed && (
            <button type="button" className="textButton" onClick={() => setTries(tries + 1)}>
              再試一次
            </button>
          )}
        </>
      }
      points={points ?? (country.isFailed ? '歷月的數字沒有載入。' : '正在載入歷月的數字。')}
      joined={joined}
      links={
        <Link className="more small" to={filePage(period, 'deduplicated')}>
          這一期的檔案
        </Link>
      }
      below={
        !county && (
          <div className="mt6 noPrint scripted">
            <Choose rents={rents} first={first} />
            <Reading rents={rents} />
            {kept.state === 'waiting' && (
              <button type="button" className="textButton" onClick={kept.restore}>
                看留在這個瀏覽器的數字
              </button>
            )}
            <span role="status">{kept.problem}</span>
          </div>
        )
      }
      caption={county ? <Link to={PAGES.rents + query}>回到22個縣市</Link> : '離島移近，不照實際位置。'}
      take={
        <>
          <button type="button" className="btn btnLine noPrint scripted" onClick={save}>
            存成CSV
          </button>
          <a href={base + FILES.rentsTable} download>
            全部期別的CSV
          </a>
          <a href={base + FILES.rents}>JSON</a>
        </>
      }
      onOpen={county ? undefined : (code) => history.push(base + rentsPage(code).slice(1) + query)}
      pageFor={pageFor}
    />
  );
}
