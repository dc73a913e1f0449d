import catalogue from '@catalogue';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import {
  resolveAddress,
  DATA_LICENCE,
  type DatasetVersion,
  ENGLISH_VARIANT,
  englishDwellings,
  englishHeader,
  englishHeadline,
  englishList,
  requireEnglish,
  englishPeriod,
  englishPeriods,
  FILES,
  formatCount,
  getReader,
  LANGUAGE,
  LICENCE_NAMES,
  LINKS,
  listAvoided,
  listDwellingConditions,
  listGaps,
  listSingleVariant,
  listWithFormat,
  newestRelease,
  newestSound,
  ROWS_STATE_MARK,
  listSets,
  SITE_NAME,
  SITE_NAME_EN,
  type Variant,
  versionReach,
} from 'rental-data';
import { first } from 'rental-data/helpers';
import { FEWEST_ROWS } from 'rental-data/statistics';
import { ENGLISH_PAGES } from '@site/src/lib/addresses/english';
import { filePage, PAGES } from '@site/src/lib/addresses/pages';
import { ENGLISH_PAGE, PAGE } from '@site/src/lib/addresses/names';
import box from '@site/src/features/file/VerdictBox/styles.module.css';
import useSite from '@site/src/features/site/useSite';
import Fold from '@site/src/lib/ui/Fold';
import SectionHead from '@site/src/lib/ui/SectionHead';
import EnglishLayout from './EnglishLayout';
import styles from './page.module.css';
import Words from './Words';

const newest = newestRelease(catalogue, 'monthly').period;
/** The month that stands for all others. */
const example = newestSound(catalogue, 'monthly', 'raw') ?? newest;
const english = requireEnglish(catalogue);
const headers = { id: '物件編號', merged: '重複物件數', x: '約略地點_x', y: '約略地點_y' };

const Chinese = ({ children }: { children: string }): ReactNode => <span lang={LANGUAGE}>{children}</span>;

function Newest(): ReactNode {
  const { state } = getReader(catalogue).rows(newest, 'raw');
  return (
    <section className={`${box.box} ${styles.newest} ${ROWS_STATE_MARK[state]}`} aria-labelledby="newest">
      <h2 id="newest">
        {`Newest file: ${englishPeriod(newest)}. `}
        <Words>{englishHeadline(catalogue, newest, 'raw')}</Words>
      </h2>
      <p className="mt3">
        <Link className="more" to={`${ENGLISH_PAGES.files}#${newest}`}>
          What it covers, and its files
        </Link>
      </p>
    </section>
  );
}

function Conditions(): ReactNode {
  return (
    <Fold summary="All conditions of the dwelling filter" className="mt3">
      <ul className={styles.conditions}>
        {listDwellingConditions(catalogue).map(({ name, words }) => (
          <li key={name}>{`${name}: ${words}.`}</li>
        ))}
      </ul>
      <p>A row that lacks one of these values is left out too. What the program does is inferred from it.</p>
    </Fold>
  );
}

/** How many rows the same month has in a variant. */
function Rows({ variant }: { variant: Variant }): ReactNode {
  const rows = listSets(catalogue).find((set) => set.period === example && set.variant === variant)?.rows;
  return rows !== undefined && <p>{`${formatCount(rows)} rows in ${englishPeriod(example)}`}</p>;
}

function OneRow(): ReactNode {
  const keys = new Set(catalogue.columns.filter(({ dedupKey }) => dedupKey).map(({ header }) => header));
  const sets = listSets(catalogue);
  const single = listSingleVariant(catalogue);
  return (
    <section className="section" aria-labelledby="row">
      <SectionHead id="row" title="What one row means">
        <p>Two variants answer different questions.</p>
      </SectionHead>
      <div className={styles.contents}>
        <div>
          <h3>
            {ENGLISH_VARIANT['raw']} <Chinese>原始資料</Chinese>
          </h3>
          <p className="t26">One row is one listing</p>
          <Rows variant="raw" />
          <p>
            A listing number of 591 appears once in a file. The same flat may be listed several times, by the
            owner and by agents, and a listing appears in every month in which it was seen: when you join
            months, count each listing number (<Chinese>{headers.id}</Chinese>) once. Not only dwellings are
            in it, but also shops and warehouses.
          </p>
        </div>
        <div>
          <h3>
            {ENGLISH_VARIANT['deduplicated']} <Chinese>消除重複住宅</Chinese>
          </h3>
          <p className="t26">One row represents one dwelling</p>
          <Rows variant="deduplicated" />
          <p>
            {`Listings with the same values in ${String(keys.size)} columns are merged into one row; `}
            <Chinese>{headers.merged}</Chinese> ({englishHeader(catalogue, headers.merged)}) says how many.{' '}
            <Words>{englishDwellings(catalogue)}</Words> Quarters and years up to 2022 and since 2023 were
            merged by different rules: do not compare across.
          </p>
          <Conditions />
        </div>
      </div>
      <p className="mt5">
        {`There are ${formatCount(sets.length)} datasets, each of one period in one variant, in ${formatCount(sets.flatMap(({ files }) => files).length)} files.`}
        {single.length > 0 && ` Only raw data exist for ${englishPeriods(single)}.`}
      </p>
    </section>
  );
}

function Rents(): ReactNode {
  return (
    <section aria-labelledby="rents">
      <h2 id="rents">Rents by county and district</h2>
      <p>
        The page <Link to={PAGES.rents}>Rents</Link> (in Chinese: <Chinese>{PAGE.rents.name}</Chinese>) draws
        a map and a table from files that you have downloaded. They stay on your computer. For each county and
        district and each type of unit it gives the median and the middle half of the monthly rent, and of the
        rent per ping, which is {catalogue.dataset.squareMetresPerPing} square metres. Areas with fewer than{' '}
        {FEWEST_ROWS} rows have no median.
      </p>
      <p>
        They are rents that landlords ask for on one platform, not those of contracts, and not those of the
        whole market. For rents in contracts that receive the rent subsidy, see the{' '}
        <a href={LINKS.contracts}>Ministry of the Interior</a>, in Chinese.
      </p>
    </section>
  );
}

function Versions(): ReactNode {
  return (
    <section aria-labelledby="versions">
      <h2 id="versions">Dataset versions</h2>
      <ul>
        {english.versions.map(({ version, summary }) => (
          <li key={version}>
            <b>{version}</b>
            {` (${versionReach(catalogue, version)}): `}
            <Words>{summary}</Words>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The periods of some dataset versions. */
const periodsWhere = (is: (version: DatasetVersion) => boolean): string[] =>
  catalogue.versions
    .filter(is)
    .flatMap(({ version }) => catalogue.releases.filter((release) => release.version === version))
    .map(({ period }) => period);

function Json(): ReactNode {
  const periods = listWithFormat(catalogue, 'json');
  if (periods.length === 0) return null;
  const isLocal = (version: string) =>
    catalogue.versions.find((one) => one.version === version)?.times?.json?.endsWith('CST');
  const local = catalogue.releases.filter(
    ({ period, version }) => periods.includes(period) && isLocal(version),
  );
  return (
    <li>
      {`JSON, in which a ZIP holds one file for each county, exists for ${englishPeriods(periods)}. Its times are in UTC`}
      {local.length > 0 && ` (${englishPeriods(local.map(({ period }) => period))}: in local time)`}. Add 8
      hours for Taiwan.
    </li>
  );
}

function Reading(): ReactNode {
  const otherwise = periodsWhere(({ times }) => !times?.csv.endsWith('CST'));
  const code = [
    'import pandas as pd',
    `df = pd.read_csv("tw-rental-data/${example.replace('-', '')}-raw.csv",`,
    '                 na_values="-", keep_default_na=False,',
    `                 dtype={"${headers.id}": "string"})`,
    'df.groupby("縣市")["月租金"].median()  # county code, monthly rent',
  ].join('\n');
  return (
    <section aria-labelledby="read">
      <h2 id="read">How to read a file</h2>
      <ul>
        <li>
          The names of columns are Chinese;{' '}
          <Link to={ENGLISH_PAGES.columns}>each is explained in English</Link> (for programs in{' '}
          <a href={useBaseUrl(FILES.english)}>english.json</a>).
        </li>
        <li>
          CSV files are in UTF-8 with commas. Each is in a ZIP. Months since December 2023, and quarters and
          years of dataset version 0.3, hold eight code tables too.
        </li>
        <li>
          A missing value is written as <code>-</code>.
        </li>
        <li>
          Yes/no columns hold <code>T</code> and <code>F</code> (<code>1</code> and <code>0</code>
          {` in ${englishPeriods(periodsWhere(({ booleans }) => booleans.csv === '0／1'))}`}). A missing value
          is not “no”.
        </li>
        <li>
          County, district, property type and the like are codes: see the{' '}
          <Link to={ENGLISH_PAGES.codes}>code tables</Link>. <code>{catalogue.dataset.unknownCode}</code>{' '}
          means unknown.
        </li>
        <li>
          Times are local time in Taiwan and end in <code>CST</code>, which here means UTC+8.
          {otherwise.length > 0 && (
            <>
              {` In ${englishPeriods(otherwise)} they end in `}
              <code>UTC+08:00</code>, and whether the hours are Taiwan’s is not recorded.
            </>
          )}
        </li>
        <Json />
      </ul>
      <pre tabIndex={0} aria-label="Python">
        <code>{code}</code>
      </pre>
    </section>
  );
}

function Limits(): ReactNode {
  const avoided = listAvoided(catalogue);
  const gaps = listGaps(catalogue);
  return (
    <section aria-labelledby="limits">
      <h2 id="limits">Limits to know first</h2>
      <ul>
        {avoided.length > 0 && (
          <li>
            <b>Do not use</b> {`the files of ${englishPeriods(avoided)}. `}
            <Link to={ENGLISH_PAGES.quality}>What happened</Link>
          </li>
        )}
        {english.dataset.limits.map((limit) => (
          <li key={limit}>
            <Words>{limit}</Words>
          </li>
        ))}
        <li>
          <b>One platform.</b> What is not listed on 591 is not in the data, and nobody knows which share of
          the market that is.
        </li>
        <li>
          <b>x is latitude.</b> <Chinese>{headers.x}</Chinese> holds the latitude,{' '}
          <Chinese>{headers.y}</Chinese> the longitude. Positions are approximate, as the platform sets them.
        </li>
        {gaps.length > 0 && (
          <li>
            <b>Months are missing.</b> {`${englishPeriods(gaps)} were not published.`}
          </li>
        )}
        <li>
          <b>Left out on purpose:</b> {`${englishList(english.dataset.removed)}.`}
        </li>
      </ul>
    </section>
  );
}

function Licence(): ReactNode {
  return (
    <section aria-labelledby="licence">
      <h2 id="licence">Licence</h2>
      <p>
        The data are released under <a href={DATA_LICENCE.url}>{DATA_LICENCE.name}</a>: copy, change, publish
        and sell them without asking. Texts of the blog are{' '}
        <a href={LINKS.ccBy.replace('deed.zh_TW', '')}>{LICENCE_NAMES.text}</a>.
      </p>
    </section>
  );
}

function Citing(): ReactNode {
  const site = useSite();
  const { sets } = newestRelease(catalogue, 'monthly');
  const { period, variant, version } = first(sets);
  const url = resolveAddress(site, filePage(period, variant));
  return (
    <section aria-labelledby="cite">
      <h2 id="cite">How to cite</h2>
      <p>
        Name the period, the variant and the dataset version, so that others find the same file, and its known
        problems. Each file’s page has the citation in APA, BibTeX, RIS and CSL, in Chinese.
      </p>
      <p className={styles.citation}>
        {`${SITE_NAME_EN} (`}
        <Chinese>{SITE_NAME}</Chinese>
        {`), ${englishPeriod(period)}, ${ENGLISH_VARIANT[variant].toLowerCase()}, dataset version ${version}. `}
        <Words>{englishHeadline(catalogue, period, variant)}</Words> {url}
      </p>
    </section>
  );
}

export default function English(): ReactNode {
  return (
    <EnglishLayout
      page={ENGLISH_PAGE.home}
      heading="Open data on rental listings in Taiwan"
      description="Open data on rental listings in Taiwan since 2018, one CSV file a month, under CC0: what one row means, how to read the files, what they lack, and how to cite them."
      lead={
        <p>
          {`What our crawler read of the listings on the rental platform 591: rent, fees, size, floor, district, furniture. One CSV file a month since ${englishPeriod(catalogue.dataset.since)}, with gaps, free for any use.`}
        </p>
      }
    >
      <p className={`row gap3 noPrint ${styles.offers}`}>
        <Link className="btn" to={ENGLISH_PAGES.files}>
          All files, with their state
        </Link>
        <Link className="btn btnLine" to={ENGLISH_PAGES.columns}>
          Columns
        </Link>
        <Link className="btn btnLine" to={ENGLISH_PAGES.quality}>
          {`Data quality: ${String(catalogue.incidents.length)} incidents`}
        </Link>
      </p>
      <Newest />
      <OneRow />
      <div className={styles.answers}>
        <Reading />
        <Limits />
        <Rents />
        <Versions />
        <Licence />
        <Citing />
        <section aria-labelledby="makers">
          <h2 id="makers">Who makes it</h2>
          <p>
            The project’s name is <Chinese>{SITE_NAME}</Chinese>, its platform{' '}
            <a href={first(catalogue.dataset.sources).url}>rent.591.com.tw</a>. The code is kept in the g0v
            organisation on GitHub. Crawler and exporter are open: <a href={LINKS.repository}>source code</a>,{' '}
            <a href={LINKS.crawler}>crawler package</a>. Write to{' '}
            <a href={`mailto:${LINKS.mail}`}>{LINKS.mail}</a> with questions, errors or requests to remove
            your data; English is fine.
          </p>
          <p>
            <Words>{english.dataset.rhythm.monthly}</Words>
          </p>
        </section>
      </div>
    </EnglishLayout>
  );
}
