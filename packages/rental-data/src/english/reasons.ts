import { compareVersions } from '../catalogue/columns';
import type { Catalogue } from '../catalogue/types';
import type { Reason, RowsUsability } from '../usability/types';
import { englishDateSpan, englishList, englishPeriod, englishPeriods } from './periods';
import { englishChange, englishHeader, englishIncident, englishLabel, requireEnglish } from './records';
import { ENGLISH_MERGE_RULE, ENGLISH_VARIANT } from './words';
import { COUNTIES } from '../catalogue/values';
import { isSixMunicipalities } from '../catalogue/counties';

const NOT_PUBLISHED = {
  before: 'the dataset had not begun yet',
  never: 'it was not published',
  // The record says nothing of a month after its end: neither that its file exists nor that it does not.
  'not-yet': 'this site has no record of it yet',
};

export const startSentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const onlyFor = (through: readonly string[] | undefined): string =>
  through ? ` (only for the data of ${englishPeriods(through)})` : '';

const notation = (written: string): string => englishList(written.split('／'));

export const englishCounties = (catalogue: Catalogue, counties: readonly string[]): string =>
  isSixMunicipalities(counties)
    ? 'the six special municipalities'
    : englishList(counties.map((county) => englishLabel(catalogue, COUNTIES, county)));

function rowsOfIncident(
  catalogue: Catalogue,
  period: string,
  id: string,
  through: readonly string[] | undefined,
): string {
  const { rowsReasons = {}, title } = englishIncident(catalogue, id);
  const losses = catalogue.incidents.find((incident) => incident.id === id)?.estimatedLoss ?? {};
  const phrase = (p: string): string => {
    const loss = losses[p];
    return (
      rowsReasons[p] ?? (loss === undefined ? title : `an estimated ${String(loss)}% of the rows are missing`)
    );
  };
  if (!through) return phrase(period);
  return `${[...new Set(through.map(phrase))].join('; ')} (${englishPeriods(through)})`;
}

/** A reason as a phrase without full stop. @throws RangeError when the catalogue has no English for what it names */
function englishReason(catalogue: Catalogue, period: string, reason: Reason): string {
  const title = (id: string) => englishIncident(catalogue, id).title;
  switch (reason.type) {
    case 'incident':
      return reason.scope === 'rows'
        ? rowsOfIncident(catalogue, period, reason.incident, reason.through)
        : `${title(reason.incident)}${onlyFor(reason.through)}`;
    case 'avoid':
      return `the whole file must not be used (${title(reason.incident)})${onlyFor(reason.through)}`;
    case 'counties':
      return `outside ${englishCounties(catalogue, reason.counties)}, only listings of some of the days; filter both periods first`;
    case 'covers': {
      const { from, to, counties } = reason;
      const note = requireEnglish(catalogue).covers[period];
      const where = counties ? `, in full only ${englishCounties(catalogue, counties)}` : '';
      return `it covers ${englishDateSpan(from, to)}${where}${note === undefined ? '' : ` (${note})`}`;
    }
    case 'unnamed-columns':
      return `some columns hold wrong values and nobody recorded which; look at missing values and distributions before use (${title(reason.incident)})${onlyFor(reason.through)}`;
    case 'deprecated':
      return `dataset version ${reason.version} no longer uses this column; it is in the file without values`;
    case 'incomplete':
      return `this column is complete from ${englishPeriod(reason.from)} on; the data of ${englishPeriods(reason.months)} may have no value`;
    case 'changed':
    case 'rows-changed': {
      const words = englishChange(catalogue, { ...reason, id: reason.change }).replace(/\.$/, '');
      return reason.side === 'mixed' ? `this period mixes two rules: ${words}` : words;
    }
    case 'notation':
      return `yes and no are written ${notation(reason.written)}; version ${reason.newest.version} writes ${notation(reason.newest.written)}`;
    case 'months-unpublished':
      return `${englishPeriods(reason.months)} not published`;
    case 'merge':
      return `of a listing that was seen in several months, ${ENGLISH_MERGE_RULE[reason.rule]}; in version ${reason.newest.version}, ${ENGLISH_MERGE_RULE[reason.newest.rule]}`;
    case 'beta':
      return 'published as a beta';
    case 'not-published':
      return reason.incidents.length > 0
        ? `${NOT_PUBLISHED[reason.when]} (${reason.incidents.map(title).join('; ')})`
        : NOT_PUBLISHED[reason.when];
    case 'variant-not-published':
      return reason.offered
        ? `no ${ENGLISH_VARIANT[reason.variant].toLowerCase()} data were published for this period`
        : `dataset version ${reason.version} has no ${ENGLISH_VARIANT[reason.variant].toLowerCase()} data`;
    case 'not-in-variant':
      return `only the ${englishList(reason.variants.map((v) => ENGLISH_VARIANT[v].toLowerCase()))} data have this column`;
    case 'not-in-version': {
      const names = reason.instead.map((header) => `“${englishHeader(catalogue, header)}” (${header})`);
      const instead = names.length > 0 ? `; here it is ${englishList(names)}` : '';
      return compareVersions(reason.since, reason.version) > 0
        ? `this column exists from dataset version ${reason.since} on${instead}`
        : `this column existed up to dataset version ${reason.until ?? reason.version}${instead}`;
    }
  }
}

/** Why the rows of a set have their state, as a phrase without full stop, oldest incident first; empty for complete ones. */
export function englishRowsWhy(
  catalogue: Catalogue,
  period: string,
  { state, reasons }: Pick<RowsUsability, 'state' | 'reasons'>,
): string {
  if (state === 'complete') return '';
  return reasons
    .filter((reason) => reason.gives === state)
    .map((reason) => englishReason(catalogue, period, reason))
    .reverse()
    .join('; ');
}
