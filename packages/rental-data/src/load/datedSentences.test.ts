/**
 * A sentence that names a month or a year says that something changed or went wrong then. Comparisons and usability cannot read sentences, so
 * each such date of a column or version must be that of a fact: a change, an incident, a version, or the months of a value. Incidents and
 * changes are such facts themselves.
 */
import { expect, it } from 'vitest';
import { changesOfColumn } from '../catalogue/changes';
import { touchesColumn } from '../catalogue/columns';
import type { Catalogue, Incident, Column, DatasetVersion } from '../catalogue/types';
import { monthIndex } from '../period';
import { catalogue } from '../../tests/support/realCatalogue';

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const CHINESE = /(?<!\d)(?<year>20\d\d)年(?:(?<month>\d{1,2})月)?/g;
const ENGLISH = new RegExp(`(?:(?<month>${MONTHS.join('|')}) )?\\b(?<year>20\\d\\d)\\b`, 'g');

const isMonth = (text: string): boolean => /^\d{4}-\d\d/.test(text);

/** The months and years that a sentence names, as 2021-11 and 2021. */
const datesIn = (sentence: string): string[] =>
  [...sentence.matchAll(sentence.includes('年') ? CHINESE : ENGLISH)].map(({ groups }) => {
    const { year = '', month } = groups ?? {};
    if (month === undefined) return year;
    const number = MONTHS.includes(month) ? MONTHS.indexOf(month) + 1 : Number(month);
    return `${year}-${String(number).padStart(2, '0')}`;
  });

/** A time from which on something holds is also named by the month before, and one up to which by the month after. */
const around = (...times: (string | null | undefined)[]): number[] =>
  times.flatMap((time) => {
    if (typeof time !== 'string' || !isMonth(time)) return [];
    const month = monthIndex(time.slice(0, 7));
    return [month - 1, month, month + 1];
  });

const incidentMonths = ({ start, end, affects }: Incident): number[] =>
  around(start, end, ...(Array.isArray(affects) ? affects : [affects.from, affects.to]));

const versionMonths = ({ released, until, completeFrom = {}, corrections = [] }: DatasetVersion): number[] =>
  around(released, until, ...Object.values(completeFrom), ...corrections.map(({ from }) => from));

/** The months of the facts that the catalogue has of a column. */
function monthsOfColumn({ versions, incidents, dataset, ...data }: Catalogue, column: Column): number[] {
  const { header, since, until, special = [], missingIn = [] } = column;
  return [
    ...around(dataset.since),
    ...changesOfColumn(data, column).flatMap(({ from, periods = [] }) => around(from, ...periods)),
    ...incidents
      .filter((incident) => touchesColumn(incident, column) || incident.unnamedColumns)
      .flatMap(incidentMonths),
    ...versions.flatMap(({ version, released, until: end, completeFrom }) => [
      ...around(completeFrom?.[header]),
      ...(version === since ? around(released) : []),
      ...(version === until ? around(end) : []),
    ]),
    ...[...special, ...missingIn].flatMap((one) => around(one.from, one.until)),
  ];
}

/** The months of the facts that a version may name: its own, and what changed or went wrong meanwhile. */
const monthsOfVersion = ({ changes, incidents }: Catalogue, version: DatasetVersion): number[] => [
  ...versionMonths(version),
  ...changes.flatMap(({ from }) => around(from)),
  ...incidents.flatMap(incidentMonths),
];

const sentencesIn = (...texts: (string | undefined)[]): string[] =>
  texts.flatMap((text) => text?.split(/(?<=。)|(?<=\.) (?=[A-Z“])/) ?? []);

const withoutFact = (sentences: readonly string[], months: readonly number[]): string[] =>
  sentences.filter((sentence) =>
    datesIn(sentence).some(
      (date) =>
        !months.some((month) =>
          isMonth(date) ? month === monthIndex(date) : Math.floor((month - 1) / 12) === Number(date),
        ),
    ),
  );

function undatedFacts(data: Catalogue): string[] {
  const columns = data.columns.flatMap((column) => {
    const {
      header,
      variants,
      since,
      description,
      special = [],
      missing,
      missingIn = [],
      inferred = [],
    } = column;
    const english = data.english?.columns.find(
      (one) => one.header === header && one.since === since && one.variants.join() === variants.join(),
    );
    const sentences = sentencesIn(
      description,
      missing,
      ...inferred,
      ...[...special, ...missingIn].map(({ meaning }) => meaning),
      english?.meaning,
      english?.missing,
      ...(english?.special ?? []).map(({ meaning }) => meaning),
      ...(english?.missingIn ?? []),
    );
    return withoutFact(sentences, monthsOfColumn(data, column)).map((sentence) => `${header}: ${sentence}`);
  });
  const versions = data.versions.flatMap((one) => {
    const { version, summary, changes, lacks, formatPolicy } = one;
    const english = data.english?.versions.find((other) => other.version === version);
    const corrections = (one.corrections ?? []).map(({ text }) => text);
    const sentences = sentencesIn(
      summary,
      formatPolicy,
      ...changes,
      ...lacks,
      ...corrections,
      english?.summary,
      english?.formatPolicy,
      ...(english?.changes ?? []),
      ...(english?.lacks ?? []),
      ...(english?.corrections ?? []),
    );
    return withoutFact(sentences, monthsOfVersion(data, one)).map((sentence) => `${version}: ${sentence}`);
  });
  return [...columns, ...versions];
}

/** Fix: write the change into catalogue/changes.yaml, or the months into `from` and `until`, and leave them out of the sentence. */
it('every date in a sentence of a column or a version is that of a fact', () => {
  expect(undatedFacts(catalogue)).toEqual([]);
});

it('a date without a fact is found, in both languages and in every kind of text', () => {
  const planted: Catalogue = {
    ...catalogue,
    columns: catalogue.columns.map((column) =>
      column.header === '月租金'
        ? {
            ...column,
            description: `${column.description}2020年3月起不含稅。`,
            missing: '2017年沒有寫。',
            inferred: ['2021年11月起取第一個數字。', '2020年4月起四捨五入。'],
          }
        : column,
    ),
    versions: catalogue.versions.map((version) =>
      version.version === '0.3' ? { ...version, summary: '2020年5月起合併。' } : version,
    ),
    english: catalogue.english && {
      ...catalogue.english,
      columns: catalogue.english.columns.map((column) =>
        column.header === '坪數' ? { ...column, meaning: 'The area. From March 2020 on, rounded.' } : column,
      ),
    },
  };
  expect(undatedFacts(planted)).toEqual([
    '月租金: 2020年3月起不含稅。',
    '月租金: 2017年沒有寫。',
    '月租金: 2020年4月起四捨五入。',
    '坪數: From March 2020 on, rounded.',
    '0.3: 2020年5月起合併。',
  ]);
});
