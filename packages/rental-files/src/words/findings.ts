/** English sentences for what was found in a file. The Chinese ones stand where something is found, because the site says them too. */
import { ENGLISH_VARIANT, formatCount } from 'rental-data';
import type { TableError, TableFault } from '../table/error';
import {
  EXPORT,
  EXPORT_AGAIN,
  type Finding,
  type FindingKind,
  KEPT_AS_PUBLISHED,
  NEW_VERSION,
  OTHER_MONTH,
  type Rule,
  type WrittenForm,
} from '../table/finding';
import type { Violation } from '../table/values';
import { type Language, type ProblemAndFix, quotedNames } from './language';

const rows = (count: number | undefined, verb: readonly [one: string, more: string]): string =>
  count === 1 ? `1 row ${verb[0]}` : `${formatCount(count ?? 0)} rows ${verb[1]}`;
const HAVE = ['has', 'have'] as const;
const ARE = ['is', 'are'] as const;
const times = (count: number | undefined): string =>
  count === 1 ? 'once' : `${formatCount(count ?? 0)} times`;
const quoted = (names: readonly string[] = []): string => quotedNames(names);
const such = ({ example }: Finding): string =>
  example ? `, such as “${example.text}” in row ${formatCount(example.row)}` : '';
const table = ({ facts: { version = '', variant = 'raw' } = {} }: Finding): string =>
  `the ${ENGLISH_VARIANT[variant].toLowerCase()} files of dataset version ${version}`;
const published = ({ facts: { expected = 0, count = 0 } = {} }: Finding): string =>
  `the published file has ${formatCount(expected)} rows, this one ${formatCount(count)}`;
const fewer = ({ facts: { expected = 0, count = 0 } = {} }: Finding): string =>
  formatCount(Math.abs(expected - count));

const VIOLATIONS: Record<Violation, string> = {
  blank: 'no value; what is missing is written -',
  boolean: 'a value that is neither yes nor no in this dataset version',
  code: 'a code that is not in the code table',
  integer: 'a value that is no whole number',
  number: 'a value that is no number',
  datetime: 'a time that is not written as in this dataset version',
  range: 'a number out of its range',
  identifier: 'a value that is no identifier',
};

const FORMS: Record<WrittenForm, string> = {
  missing: 'Missing values are blank or written NaN, NA or None',
  boolean: 'Yes and no are written True and False, “是” and “否”, or 1 and 0',
  label: 'Codes were replaced by words',
  decimals: 'Whole numbers have a decimal point',
  thousands: 'Numbers have commas between thousands',
  'decimal-comma': 'The decimal point of numbers is a comma',
  points: 'Numbers have points between thousands',
  around: 'Numbers have currency signs, blanks or full-width digits',
  zeros: 'Numbers have zeros in front of them',
  'time-ymd': 'Times are written in another way',
  'time-ydm': 'Times are written as year, day, month',
  'time-dmy': 'Times are written as day, month, year',
  'time-mdy': 'Times are written as month, day, year',
  'time-roc': 'Times have years of the Republic of China',
  'time-serial': 'Times are serial days of a spreadsheet',
};

const PROBLEMS: Record<FindingKind, (finding: Finding) => string> = {
  'missing-columns': (finding) =>
    `Columns are missing that ${table(finding)} have: ${quoted(finding.facts?.names)}.`,
  'extra-columns': (finding) =>
    `There are columns that ${table(finding)} do not have: ${quoted(finding.facts?.names)}.`,
  'column-order': (finding) =>
    `The columns are in another order than in ${table(finding)}, from ${quoted(finding.facts?.names)} on.`,
  'repeated-columns': ({ facts }) =>
    `Of the columns that stand a second time at the end, ${rows(facts?.count, HAVE)} other values than the first one of its name.`,
  'recorded-rows': ({ facts }) =>
    `The ZIP says that it has ${formatCount(facts?.expected ?? 0)} rows; there are ${formatCount(facts?.count ?? 0)}.`,
  'no-rows': () => 'There is not a single row of data.',
  'sheet-limit': (finding) =>
    `The number of rows is exactly what one worksheet holds (${finding.facts?.text ?? ''})${finding.facts?.expected === undefined ? ', so that later rows may be lost' : `: ${fewer(finding)} rows are missing, since ${published(finding)}`}.`,
  'one-county': ({ facts }) =>
    `This is one of ${formatCount(facts?.count ?? 0)} files, one for each county (“${facts?.text ?? ''}”); the ${formatCount(facts?.expected ?? 0)} published rows are those of all counties.`,
  'fewer-rows': (finding) =>
    `This is a part of the published file: ${fewer(finding)} rows are missing, since ${published(finding)}.`,
  'more-rows': (finding) => `There are ${fewer(finding)} rows more than published: ${published(finding)}.`,
  values: (finding) =>
    `${rows(finding.rows, HAVE)} ${VIOLATIONS[finding.violation ?? 'number']}${such(finding)}.`,
  identifiers: (finding) =>
    `${rows(finding.rows, HAVE)} no identifier${such(finding)}. Nobody can tell which rows are of the same listing.`,
  period: ({ facts }) => `The last time is of ${facts?.text ?? ''}, which is not within the period.`,
  duplicates: ({ rows: count, facts }) =>
    `${rows(count, ARE)} like an earlier row in ${facts?.text === undefined ? 'every column that tells dwellings apart' : `“${facts.text}”`}.`,
  names: ({ facts }) => `The names disagree about what the file is: ${quoted(facts?.names)}.`,
  'row-names': () => 'Each row begins with a name of its own (write.table of R), which was not read.',
  'blank-rows': ({ facts }) =>
    `${rows(facts?.count, ARE)} blank and was not read.`.replace('are blank and was', 'are blank and were'),
  'header-again': ({ facts }) =>
    `The header stands ${times(facts?.count)} more in the middle, as if files had been joined; it was not read.`,
  sums: ({ facts }) => `${rows(facts?.count, ['is a sum', 'are sums'])} and no listing; not read.`,
  'split-rows': ({ facts }) =>
    `${rows(facts?.count, ARE)} split in two by a line break without quotation marks, such as row ${formatCount(facts?.expected ?? 0)} and the next one, whose fields make up one row; they were read as two rows with missing values.`,
  'short-rows': ({ facts, example }) =>
    `${rows(facts?.count, HAVE)} fewer fields than the header, such as row ${formatCount(example?.row ?? 0)}; the others were taken as missing.`,
  punctuation: ({ facts }) =>
    `The punctuation of ${facts?.count === 1 ? '1 column name' : `${formatCount(facts?.count ?? 0)} column names`} was changed.`,
  'json-headers': () => 'The keys of the JSON are the headers of the CSV.',
  encoding: ({ facts }) => `The text is written in ${facts?.text ?? ''}.`,
  delimiter: ({ facts }) => `Fields are separated by “${facts?.text ?? ''}”.`,
  quote: () => 'Fields stand in single quotation marks.',
  'lines-above': ({ facts }) =>
    `${facts?.count === 1 ? '1 line' : `${formatCount(facts?.count ?? 0)} lines`} above the header (${quoted(facts?.names)}) ${facts?.count === 1 ? 'was' : 'were'} not read.`,
  written: ({ facts }) =>
    `${FORMS[facts?.form ?? 'missing']} (${facts?.count === 1 ? '1 column' : `${formatCount(facts?.count ?? 0)} columns`}).`,
  ambiguous: ({ column, facts, example }) =>
    `Some values of ${quoted(facts?.names)} can be read in two ways, such as “${example?.text ?? ''}” of “${column ?? ''}” in row ${formatCount(example?.row ?? 0)}; the whole column does not tell either, so they were not converted.`,
  'practice-file': ({ rows: count }) =>
    `This is the practice file: its ${formatCount(count ?? 0)} rows are made up, no real listings, and no figures of them can be cited.`,
  'practice-rows': ({ rows: count }) =>
    `${rows(count, ['comes', 'come'])} from the practice file and ${count === 1 ? 'is' : 'are'} made up, no real listings; figures that count them cannot be cited.`,
  'other-rows': (finding) => `This is another number of rows than was published: ${published(finding)}.`,
  publisher: ({ english: [problem] = [''] }) => problem,
};

const ORIGINAL = 'Use the file as it was downloaded.';
const FIXES: Record<Rule, string> = {
  columns:
    'Further columns are kept, missing ones cannot be used; for all of them use the file as it was downloaded.',
  rows: 'Download the file again.',
  values:
    'They are kept as they are and left out of statistics; the file as it was downloaded has none of them.',
  period: 'Compare with the period in the name; a renamed file should get its name back.',
  duplicates: 'A listing counts several times; decide which row to keep before counting.',
  published: 'For all rows use the file as it was downloaded.',
  meta: ORIGINAL,
  names: 'See which of them is wrong.',
  layout: ORIGINAL,
  written: ORIGINAL,
  ambiguous: ORIGINAL,
  identifiers: 'To tell listings apart, use the file as it was downloaded.',
  practice: 'For real data, open a published file.',
};

/** What whoever publishes has to do; readers have other sentences, by rule. */
export const PUBLISHER_FIXES = {
  [EXPORT]: 'Check the program that exports, and do not publish this file.',
  [EXPORT_AGAIN]: 'Export it again; the rows that are missing may be due to a write that broke off.',
  [OTHER_MONTH]: 'Compare with the period in the name; another month may have been exported.',
  [KEPT_AS_PUBLISHED]:
    'A published file keeps its content; to correct it, record an incident and take its inventory again.',
  [NEW_VERSION]:
    'If this is a new dataset version, write it down in catalogue/versions.yaml and columns.yaml first; otherwise check the program that exports.',
} as const;
const fixOfPublisher: Readonly<Record<string, string>> = PUBLISHER_FIXES;

/** What was found, and what to do about it. */
const findingInEnglish = (finding: Finding): ProblemAndFix =>
  finding.english ?? [PROBLEMS[finding.kind](finding), fixOfPublisher[finding.fix] ?? FIXES[finding.rule]];

/** The finding with its sentences in a language, and in no other. */
export function inLanguage(finding: Finding, language: Language): Finding {
  const { english: _english, ...own } = finding;
  if (language === 'zh') return own;
  const [problem, fix] = findingInEnglish(finding);
  return { ...own, problem, fix };
}

const DOWNLOAD = 'Download the file again.';
const CHOOSE = 'Choose the ZIP of this dataset, or the CSV or JSON in it.';
const NOT_OURS = 'This is not a file of this dataset; do not open it.';

const FAULTS: Record<TableFault, ProblemAndFix> = {
  'not-zip': ['This is not a ZIP.', 'Choose the .zip as it was downloaded, or the .csv in it.'],
  truncated: ['The file ends too early: the download did not finish.', DOWNLOAD],
  encrypted: ['It has a password.', 'Choose a file without a password; those of this dataset have none.'],
  method: ['It is packed in a way that cannot be read here.', 'Unpack it, and choose the .csv.'],
  'unsafe-name': ['A name in it leads out of the ZIP.', NOT_OURS],
  nested: ['There is another ZIP inside.', 'Unpack it, and open the ZIP inside.'],
  bomb: ['It unpacks to far more than its size allows.', NOT_OURS],
  checksum: ['The content does not fit the checksum in the ZIP: it was damaged on its way.', DOWNLOAD],
  empty: ['The file is empty.', DOWNLOAD],
  'web-page': ['This is a web page or an error message, no data: the download failed.', DOWNLOAD],
  'other-kind': [
    'This is another kind of file',
    'Unpack it, or save it as “CSV UTF-8” with the program that wrote it.',
  ],
  'other-table': ['This is not a table of this dataset.', CHOOSE],
  'no-table': ['There is neither CSV nor JSON inside.', 'Choose the ZIP of this dataset.'],
  'several-tables': ['There is more than one table inside.', 'Unpack it, and open one table at a time.'],
  encoding: [
    'The content is no text, or in none of UTF-8, UTF-16, Big5 and GBK.',
    'Download it again, or save it as “CSV UTF-8”.',
  ],
  quote: ['A quotation mark is not closed, or something stands behind it.', ORIGINAL],
  width: ['It has more fields than the header.', ORIGINAL],
  header: ['It has more columns than any table of this dataset.', CHOOSE],
  json: [
    'This is not JSON as this dataset or common programs write it.',
    'Use an array of objects, or one object a line; or save it as CSV.',
  ],
};

/** A place in a file, such as `x.zip的「202604-raw.csv」第3列`. */
const placeInEnglish = (place: string): string =>
  place
    .replace(/第(\d+)列$/, ', row $1')
    .replace(/的「([^」]*)」/, ', “$1”')
    .replace(/等(\d+)個檔案$/, ' and others, $1 files');

export function faultInEnglish({ fault, where, about }: TableError): ProblemAndFix {
  const [problem, fix] = FAULTS[fault];
  const what = fault === 'other-kind' ? `${problem} (${about ?? 'unknown'}).` : problem;
  return [`${placeInEnglish(where)}: ${what}`, fix];
}
