/** Which files there are, in English. Pure. */
import type { Catalogue, DatasetVersion, Release } from '../catalogue/types';
import { VARIANTS } from '../catalogue/values';
import { GRANULARITIES } from '../period';
import { getReader } from '../usability/reader';
import { englishDateSpan, englishSpan } from './periods';
import { englishCounties, startSentence } from './reasons';
import { requireEnglish } from './records';
import { ENGLISH_GRANULARITY } from './words';

const listPeriods = (releases: readonly Release[]): string[] => releases.map(({ period }) => period);

/** The periods of which no file may be used, whatever for. */
export const listAvoided = (catalogue: Catalogue): string[] =>
  listPeriods(
    catalogue.releases.filter(({ period, sets }) =>
      sets.some(({ variant }) => getReader(catalogue).rows(period, variant).state === 'avoid'),
    ),
  );

/** The periods that lack one of the variants. */
export const listSingleVariant = ({ releases }: Pick<Catalogue, 'releases'>): string[] =>
  listPeriods(releases.filter(({ sets }) => sets.length < VARIANTS.length));

/** Lists of periods whose files have to be read with care: those with JSON, and of them those with times of Taiwan in it; those that write yes and no as digits; those whose times in CSV do not end in CST. */
export function listWrittenOtherwise(catalogue: Pick<Catalogue, 'releases' | 'versions'>) {
  const periodsWhere = (is: (version: DatasetVersion) => boolean): string[] =>
    catalogue.versions
      .filter(is)
      .flatMap(({ version }) => listPeriods(catalogue.releases.filter((r) => r.version === version)));
  const json = listPeriods(
    catalogue.releases.filter(({ sets }) =>
      sets.some(({ files }) => files.some(({ format }) => format === 'json')),
    ),
  );
  const local = periodsWhere(({ times }) => times?.json?.endsWith('CST') ?? false);
  return {
    json,
    localJson: json.filter((period) => local.includes(period)),
    digits: periodsWhere(({ booleans }) => booleans.csv === '0／1'),
    otherTimes: periodsWhere(({ times }) => !times?.csv.endsWith('CST')),
  };
}

/** The first and last period of each kind in a dataset version, months first: August 2018 to December 2023, Q3 2018 to Q4 2022, 2018 to 2022. */
export function versionReach({ releases }: Pick<Catalogue, 'releases'>, version: string): string {
  const own = releases.filter((release) => release.version === version);
  return [...GRANULARITIES]
    .reverse()
    .flatMap((granularity) => {
      const periods = listPeriods(own.filter((release) => release.granularity === granularity));
      const [from, to] = [periods[0], periods.at(-1)];
      return from === undefined || to === undefined ? [] : [englishSpan(from, to)];
    })
    .join(', ');
}

/** Which days and counties a period covers: The whole month; 18 to 30 April 2026, in full only Taipei City. @throws Error without the texts in English */
export function englishCovers(catalogue: Catalogue, { period, granularity, covers }: Release): string {
  const { from, to, counties, whole } = covers;
  const note = requireEnglish(catalogue).covers[period];
  return [
    [
      whole ? `The whole ${ENGLISH_GRANULARITY[granularity]}` : startSentence(englishDateSpan(from, to)),
      ...(counties ? [`in full only ${englishCounties(catalogue, counties)}`] : []),
    ].join(', '),
    ...(note === undefined ? [] : [startSentence(note)]),
  ].join('. ');
}
