import * as z from 'zod';
import {
  codesIn,
  type CodeTable,
  toDayRange,
  ENGLISH_VARIANT,
  englishPeriod,
  formatCount,
  PACKED_TABLES,
  packedName,
  periodWords,
  quoted as quote,
  type Variant,
  VARIANT_NAME,
} from 'rental-data';
import type { Catalogue } from '../catalogue';
import { partsOfZip, readText, type Part, type Table } from '../table/files';
import { isLitter, readName } from '../table/names';
import type { CountedInspection } from '../table/forms';
import { EXPORT_AGAIN, publisherFinding, type Finding } from '../table/finding';
import type { ByteSource } from '../table/source';
import { PUBLISHER_FIXES } from '../words/findings';
import { type Language, type ProblemAndFix, quotedNames } from '../words/language';
import { byPlatform, parseJson } from './meta';

const AGAIN = [
  '改正寫錯的那一個檔名，或重新匯出。',
  'Correct the name that is wrong, or export it again.',
] as const;
const first = (names: readonly string[]): string =>
  `「${names[0] ?? ''}」${names.length > 1 ? `等${formatCount(names.length)}個檔案` : ''}`;
const firstInEnglish = (names: readonly string[]): string =>
  names.length > 1
    ? `${formatCount(names.length)} files in it (such as “${names[0] ?? ''}”) are`
    : `“${names[0] ?? ''}” in it is`;
const found = (chinese: ProblemAndFix, english: ProblemAndFix): Finding =>
  publisherFinding('meta', chinese, english);

const setWords = (period: string, variant: Variant): string =>
  `${periodWords(period)}的${VARIANT_NAME[variant]}`;
const variantInEnglish = (variant: Variant): string => `${ENGLISH_VARIANT[variant].toLowerCase()} data`;
const setInEnglish = (period: string, variant: Variant): string =>
  `${variantInEnglish(variant)} of ${englishPeriod(period)}`;

function nameFindings(
  zipName: string,
  names: readonly string[],
  { named, format }: Table,
  { candidate: { variant } }: CountedInspection,
): Finding[] {
  const findings: Finding[] = [];
  const stated = readName(zipName).format ?? format;
  if (stated !== format) {
    const [outside, inside] = [stated.toUpperCase(), format.toUpperCase()];
    findings.push(
      found(
        [`檔名是${outside}，裡面是${inside}。`, AGAIN[0]],
        [`The name says ${outside}; inside is ${inside}.`, AGAIN[1]],
      ),
    );
  }
  if (!named) return findings;
  if (named.variant !== variant)
    findings.push(
      found(
        [`檔名是${VARIANT_NAME[named.variant]}，欄位是${VARIANT_NAME[variant]}。`, '改正檔名，或重新匯出。'],
        [
          `The name says ${variantInEnglish(named.variant)}; the columns are those of ${variantInEnglish(variant)}.`,
          'Correct the name, or export it again.',
        ],
      ),
    );
  const whole = setWords(named.period, named.variant);
  const others = new Map<string, { english: string; same: string[] }>();
  for (const name of names) {
    const inner = readName(name);
    if (inner.period === undefined || inner.variant === undefined) continue;
    const words = setWords(inner.period, inner.variant);
    if (words === whole) continue;
    const other = others.get(words) ?? { english: setInEnglish(inner.period, inner.variant), same: [] };
    other.same.push(name);
    others.set(words, other);
  }
  const litter = names.filter(isLitter);
  if (litter.length > 0)
    findings.push(
      found(
        [`裡面有系統自己加的檔案（${first(litter)}）。`, '刪掉之後重新打包。'],
        [
          `An operating system added files: ${firstInEnglish(litter)} none of the dataset.`,
          'Delete them and pack it again.',
        ],
      ),
    );
  for (const [words, { english, same }] of others)
    findings.push(
      found(
        [`檔名是${whole}，裡面的${first(same)}是${words}。`, AGAIN[0]],
        [
          `The name says ${setInEnglish(named.period, named.variant)}; ${firstInEnglish(same)} ${english}.`,
          AGAIN[1],
        ],
      ),
    );
  return findings;
}

const countsSchema = z.record(z.string(), z.int().nonnegative());
const TOTAL = '_total';
/** What a file of counts says, and is not so. */
const miscounted = (problem: string, english: string): Finding =>
  found([problem, EXPORT_AGAIN], [english, PUBLISHER_FIXES[EXPORT_AGAIN]]);

function countFindings(
  name: string,
  text: string,
  { recorded }: Table,
  { profile, lines, platforms }: CountedInspection,
): Finding[] {
  const counts = countsSchema.safeParse(parseJson(text));
  if (!counts.success)
    return [
      miscounted(
        `「${name}」要是JSON，寫著平台名稱與列數。`,
        `“${name}” has to be JSON, with names of platforms and numbers of rows.`,
      ),
    ];
  const { [TOTAL]: total, ...rest } = counts.data;
  const stated = byPlatform(Object.entries(rest));
  const actual = byPlatform(platforms);
  if (total !== undefined) {
    const words = `「${name}」的${TOTAL}是${formatCount(total)}列`;
    const english = `“${name}” says ${formatCount(total)} rows in all (“${TOTAL}”)`;
    if (![recorded, profile.rows, lines].includes(total))
      return [
        miscounted(
          `${words}，實際有${formatCount(profile.rows)}列。`,
          `${english}; there are ${formatCount(profile.rows)}.`,
        ),
      ];
    const sum = [...stated.values()].reduce((all, rows) => all + rows, 0);
    if (stated.size > 0 && sum !== total)
      return [
        miscounted(
          `${words}，各平台加起來是${formatCount(sum)}列。`,
          `${english}; its platforms have ${formatCount(sum)} together.`,
        ),
      ];
  }
  if (stated.size === 0 || actual.size === 0) return [];
  // One platform has all rows, and their number is told of above, and may be one of lines.
  const isAll = (platform: string): boolean => stated.size === 1 && actual.size === 1 && actual.has(platform);
  return [...new Set([...stated.keys(), ...actual.keys()])]
    .filter((platform) => !isAll(platform) && stated.get(platform) !== actual.get(platform))
    .map((platform) => {
      const [claimed, there] = [stated, actual].map((counts) => formatCount(counts.get(platform) ?? 0)) as [
        string,
        string,
      ];
      return miscounted(
        `「${name}」寫的「${platform}」有${claimed}列，「租屋平台」是它的有${there}列。`,
        `“${name}” says ${claimed} rows of “${platform}”; ${there} have it in “租屋平台”.`,
      );
    });
}

/** A code table inside of a ZIP. Names in other letters than UTF-8 hide it. */
const CODE_FILE = /(?:^|\/)編碼表\.([^/]+)\.csv$/;
const CODE_HEADER = '編碼,代表,發行日期';
/** First month whose ZIPs of CSV hold the code tables for certain. */
const CODES_SINCE = '2023-12';
/** Codes that rows have and no published table: the program came to write 攤位 after its table was made. */
const UNPUBLISHED: Record<string, readonly number[]> = { property_type: [8] };

type Codes = readonly { code: number; label: string }[];
const codesWords = (codes: Codes): string => {
  const some = codes.slice(0, 3).map(({ code, label }) => `${String(code)}（${label}）`);
  return `${some.join('、')}${codes.length > some.length ? `等${formatCount(codes.length)}個代碼` : ''}`;
};
const codesInEnglish = (codes: Codes): string => {
  const some = codes.slice(0, 3).map(({ code, label }) => `${String(code)} (“${label}”)`);
  return `${some.join(', ')}${codes.length > some.length ? ` and others, ${formatCount(codes.length)} codes` : ''}`;
};

/** A code table of a ZIP against the catalogue's. Dates are not compared: the published one has the day of the table, the catalogue may have that of a code. */
function codeFindings(file: string, text: string, table: CodeTable, lastDay: string): Finding[] {
  const ours = `catalogue/codes/${table.id}.csv`;
  const [header, ...lines] = text
    .replace(/^\ufeff/, '')
    .trimEnd()
    .split(/\r?\n/);
  const codes = lines.map((line) => {
    const [code = '', label = ''] = line.split(',');
    return { code: Number(code), label };
  });
  if (header !== CODE_HEADER || codes.some(({ code }) => !Number.isInteger(code)))
    return [
      found(
        [`「${file}」的寫法不對。`, `第一列寫成「${CODE_HEADER}」，一列一個代碼。`],
        [`“${file}” is written in another way.`, `Write “${CODE_HEADER}” first, then one code a line.`],
      ),
    ];
  const known = new Map(table.codes.map(({ code, label }) => [code, label]));
  const listed = new Set(codes.map(({ code }) => code));
  const findings: Finding[] = [];
  const more = codes.filter(({ code }) => !known.has(code));
  if (more.length > 0)
    findings.push(
      found(
        [`「${file}」有${codesWords(more)}，目錄沒有。`, `是新的代碼，就先加進${ours}。`],
        [
          `“${file}” has ${codesInEnglish(more)}, which the catalogue has not.`,
          `New codes go into ${ours} first.`,
        ],
      ),
    );
  const renamed = codes.filter(({ code, label }) => known.has(code) && known.get(code) !== label);
  for (const { code, label } of renamed.slice(0, 3))
    findings.push(
      found(
        [
          `「${file}」的代碼${String(code)}是「${label}」，目錄是「${known.get(code) ?? ''}」。`,
          `改正寫錯的那一個：ZIP裡的編碼表，或${ours}。`,
        ],
        [
          `Code ${String(code)} of “${file}” is “${label}”; in the catalogue it is “${known.get(code) ?? ''}”.`,
          `Correct the one that is wrong: the code table in the ZIP, or ${ours}.`,
        ],
      ),
    );
  const fewer = codesIn(table, lastDay).filter(
    ({ code }) => !listed.has(code) && !UNPUBLISHED[table.id]?.includes(code),
  );
  if (fewer.length > 0)
    findings.push(
      found(
        [`「${file}」少了${codesWords(fewer)}。`, '補上代碼，再重新打包。'],
        [`“${file}” lacks ${codesInEnglish(fewer)}.`, 'Add the codes and pack it again.'],
      ),
    );
  return findings;
}

async function tableFindings(
  parts: readonly Part[],
  { format }: Table,
  { candidate, period }: CountedInspection,
  { codeTables }: Pick<Catalogue, 'codeTables'>,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const there = new Set<string>();
  const { end } = period === undefined ? { end: '9999-12-31' } : toDayRange(period);
  for (const part of parts) {
    const called = CODE_FILE.exec(part.name)?.[1];
    if (called === undefined) continue;
    const table = codeTables.find((known) => packedName(known) === called);
    there.add(called);
    if (table) findings.push(...codeFindings(part.name, await readText(part), table, end));
    else
      findings.push(
        found(
          [`「${part.name}」是目錄沒有的編碼表。`, '是新的編碼表，就先加進catalogue/codes/；否則改正檔名。'],
          [
            `“${part.name}” is a code table that the catalogue has not.`,
            'A new code table goes into catalogue/codes/ first; otherwise correct its name.',
          ],
        ),
      );
  }
  // `_meta.json` names the address of the codes; whether ZIPs that have it hold the tables too is not known.
  const isPacked =
    format === 'csv' && period !== undefined && end.slice(0, 7) >= CODES_SINCE && !candidate.version.meta;
  const missing = Object.values(PACKED_TABLES).filter((called) => !there.has(called));
  if (isPacked && missing.length > 0) {
    const names = missing.map((called) => `編碼表.${called}.csv`);
    findings.push(
      found(
        [`裡面沒有${quote(names)}。`, '把編碼表放進ZIP，檔名用UTF-8，再重新打包。'],
        [
          `These are not inside: ${quotedNames(names)}.`,
          'Put the code tables into the ZIP under names in UTF-8, and pack it again.',
        ],
      ),
    );
  }
  return findings;
}

/** In bytes; the longest code table has 13 thousand. */
const LONGEST = 1_000_000;

/** What the ZIP says of itself and is not so. @throws TableError for a file in it that cannot be unpacked */
export async function insideFindings(
  source: ByteSource,
  table: Table,
  inspection: CountedInspection,
  catalogue: Pick<Catalogue, 'codeTables'>,
): Promise<Finding[]> {
  const parts = await partsOfZip(source);
  const names = parts.map(({ name }) => name);
  const findings = nameFindings(source.name, names, table, inspection);
  const small = parts.filter(({ size }) => size < LONGEST);
  const isCounts = ({ name }: Part): boolean =>
    readName(name).variant !== undefined && name.endsWith('.json');
  if (table.format === 'csv')
    for (const part of small.filter(isCounts))
      findings.push(...countFindings(part.name, await readText(part), table, inspection));
  return [...findings, ...(await tableFindings(small, table, inspection, catalogue))];
}

/** Says of counts that they are of lines, where the line breaks in the texts explain the difference. */
export function lineNotes(
  { recorded }: Table,
  { profile: { rows }, lines, set }: CountedInspection,
): Record<Language, string>[] {
  if (lines === rows) return [];
  const counted: Record<Language, string>[] = [
    ...(recorded === lines ? [{ zh: 'ZIP', en: 'ZIP' }] : []),
    ...(set?.rows === lines ? [{ zh: '目錄', en: 'catalogue' }] : []),
  ];
  const [all, there, breaks] = [lines, rows, lines - rows].map((count) => formatCount(count)) as [
    string,
    string,
    string,
  ];
  return counted.map(({ zh, en }) => ({
    zh: `${zh}記的${all}列是行數：實際有${there}列，值裡面的換行有${breaks}個，加起來正好相同。`,
    en: `The ${all} rows of the ${en} are lines: there are ${there} rows, and the ${breaks} line breaks in values make up the difference.`,
  }));
}
