/** What the first page in English (src/pages/en/_text.mdx) asks of the catalogue. Its sentences are written there. */
import catalogue from '@catalogue';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import {
  resolveAddress,
  ENGLISH_VARIANT,
  englishCitation,
  englishDwellings,
  englishHeader,
  englishHeadline,
  englishList,
  englishPeriod,
  englishPeriods,
  englishProgram,
  FILES,
  formatCount,
  getReader,
  listAvoided,
  listDwellingConditions,
  listGaps,
  listSingleVariant,
  listWrittenOtherwise,
  newestRelease,
  newestSound,
  requireEnglish,
  ROWS_STATE_MARK,
  listSets,
  type Variant,
  VARIANT_NAME,
  versionReach,
} from 'rental-data';
import { first } from 'rental-data/helpers';
import { ENGLISH_PAGES } from '@site/src/lib/addresses/english';
import { filePage } from '@site/src/lib/addresses/pages';
import box from '@site/src/features/file/VerdictBox/styles.module.css';
import useSite from '@site/src/features/site/useSite';
import styles from './page.module.css';
import Words from './Words';

const sets = listSets(catalogue);
const newest = newestRelease(catalogue, 'monthly');
/** The month that stands for all others. */
const example = newestSound(catalogue, 'monthly', 'raw') ?? newest.period;
const english = requireEnglish(catalogue);

/** Periods that sentences are about. */
export const PERIODS = {
  avoided: listAvoided(catalogue),
  missing: listGaps(catalogue),
  onlyRaw: listSingleVariant(catalogue),
  ...listWrittenOtherwise(catalogue),
};
export const Periods = ({ list }: { list: readonly string[] }): ReactNode => englishPeriods(list);

export const COUNTS = {
  sets: formatCount(sets.length),
  files: formatCount(sets.flatMap(({ files }) => files).length),
  /** columns that de-duplication compares */
  compared: new Set(catalogue.columns.filter(({ dedupKey }) => dedupKey).map(({ header }) => header)).size,
  incidents: catalogue.incidents.length,
};
export const SINCE = englishPeriod(catalogue.dataset.since);
export const REMOVED = englishList(english.dataset.removed);
export const PLATFORM = first(catalogue.dataset.sources).url;
export const { squareMetresPerPing, unknownCode } = catalogue.dataset;

/** A column by its Chinese name, and what that means. */
export const Column = ({ header }: { header: string }): ReactNode => (
  <Words>{`${header} (${englishHeader(catalogue, header)})`}</Words>
);
export const Dwellings = (): ReactNode => <Words>{englishDwellings(catalogue)}</Words>;
export const Rhythm = (): ReactNode => <Words>{english.dataset.rhythm.monthly}</Words>;

/** What the newest month is good for. @param children a link's text: where to read on */
export function Newest({ children }: { children: ReactNode }): ReactNode {
  const { period } = newest;
  const { state } = getReader(catalogue).rows(period, 'raw');
  return (
    <section className={`${box.box} ${styles.newest} ${ROWS_STATE_MARK[state]}`} aria-labelledby="newest">
      <h2 id="newest">
        <Words>{`Newest file: ${englishPeriod(period)}. ${englishHeadline(catalogue, period, 'raw')}`}</Words>
      </h2>
      <p className="mt3">
        <Link className="more" to={`${ENGLISH_PAGES.files}#${period}`}>
          {children}
        </Link>
      </p>
    </section>
  );
}

interface MeaningProps {
  variant: Variant;
  title: string;
  children: ReactNode;
}

/** What a row of a variant means, and how many of them the example has. */
export function Meaning({ variant, title, children }: MeaningProps): ReactNode {
  const rows = sets.find((set) => set.period === example && set.variant === variant)?.rows;
  return (
    <div>
      <h3>
        <Words>{`${ENGLISH_VARIANT[variant]} ${VARIANT_NAME[variant]}`}</Words>
      </h3>
      <p className="t26">{title}</p>
      {rows !== undefined && <p>{`${formatCount(rows)} rows in ${englishPeriod(example)}`}</p>}
      {children}
    </div>
  );
}

export const Conditions = (): ReactNode => (
  <ul className={styles.conditions}>
    {listDwellingConditions(catalogue).map(({ name, words }) => (
      <li key={name}>{`${name}: ${words}.`}</li>
    ))}
  </ul>
);

interface AnswerProps {
  id: string;
  title: string;
  children: ReactNode;
}

export const Answer = ({ id, title, children }: AnswerProps): ReactNode => (
  <section aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {children}
  </section>
);

/** A plain link, because the router would look for a page. */
export const EnglishJson = (): ReactNode => <a href={useBaseUrl(FILES.english)}>english.json</a>;

export const Program = (): ReactNode => (
  <pre tabIndex={0} aria-label="Python">
    <code>{englishProgram(example)}</code>
  </pre>
);

export const Limits = (): ReactNode =>
  english.dataset.limits.map((limit) => (
    <li key={limit}>
      <Words>{limit}</Words>
    </li>
  ));

export const Versions = (): ReactNode => (
  <ul>
    {english.versions.map(({ version, summary }) => (
      <li key={version}>
        <b>{version}</b>
        <Words>{` (${versionReach(catalogue, version)}): ${summary}`}</Words>
      </li>
    ))}
  </ul>
);

export function Citation(): ReactNode {
  const set = first(newest.sets);
  const url = resolveAddress(useSite(), filePage(set.period, set.variant));
  return (
    <p className={styles.citation}>
      <Words>{englishCitation(catalogue, set, url)}</Words>
    </p>
  );
}
