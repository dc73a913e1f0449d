import * as z from 'zod';
import {
  codesIn,
  type CodeTable,
  daysOf,
  formatCount,
  PACKED_TABLES,
  packedName,
  periodWords,
  quoted as quote,
  type Variant,
  VARIANT_NAME,
} from 'rental-data';
import type { Catalogue } from '../catalogue';
import { partsOfZip, textOf, type Part, type Table } from '../table/files';
import { isLitter, saidBy } from '../table/names';
import type { CountedInspection } from '../table/forms';
import { publisherFinding, type Finding } from '../table/finding';
import type { ByteSource } from '../table/source';
import { byPlatform, parseJson } from './meta';

const AGAIN = '改正寫錯的那一個檔名，或重新匯出。';
const first = (names: readonly string[]): string =>
  `「${names[0] ?? ''}」${names.length > 1 ? `等${formatCount(names.length)}個檔案` : ''}`;
const found = (problem: string, fix: string): Finding => publisherFinding('meta', problem, fix);

const setWords = (period: string, variant: Variant): string =>
  `${periodWords(period)}的${VARIANT_NAME[variant]}`;

function nameFindings(
  zipName: string,
  names: readonly string[],
  { named, format }: Table,
  { candidate: { variant } }: CountedInspection,
): Finding[] {
  const findings: Finding[] = [];
  const stated = saidBy(zipName).format ?? format;
  if (stated !== format)
    findings.push(found(`檔名是${stated.toUpperCase()}，裡面是${format.toUpperCase()}。`, AGAIN));
  if (!named) return findings;
  if (named.variant !== variant)
    findings.push(
      found(
        `檔名是${VARIANT_NAME[named.variant]}，欄位是${VARIANT_NAME[variant]}。`,
        '改正檔名，或重新匯出。',
      ),
    );
  const whole = setWords(named.period, named.variant);
  const others = new Map<string, string[]>();
  for (const name of names) {
    const inner = saidBy(name);
    if (inner.period === undefined || inner.variant === undefined) continue;
    const words = setWords(inner.period, inner.variant);
    if (words !== whole) others.set(words, [...(others.get(words) ?? []), name]);
  }
  const litter = names.filter(isLitter);
  if (litter.length > 0)
    findings.push(found(`裡面有系統自己加的檔案（${first(litter)}）。`, '刪掉之後重新打包。'));
  for (const [words, same] of others)
    findings.push(found(`檔名是${whole}，裡面的${first(same)}是${words}。`, AGAIN));
  return findings;
}

const countsSchema = z.record(z.string(), z.int().nonnegative());
const TOTAL = '_total';
const RECOUNT = '重新匯出；少掉的列可能是寫檔時中斷。';

function countFindings(
  name: string,
  text: string,
  { recorded }: Table,
  { profile, lines, platforms }: CountedInspection,
): Finding[] {
  const counts = countsSchema.safeParse(parseJson(text));
  if (!counts.success) return [found(`「${name}」要是JSON，寫著平台名稱與列數。`, RECOUNT)];
  const { [TOTAL]: total, ...rest } = counts.data;
  const stated = byPlatform(Object.entries(rest));
  const actual = byPlatform(platforms);
  if (total !== undefined) {
    const words = `「${name}」的${TOTAL}是${formatCount(total)}列`;
    if (![recorded, profile.rows, lines].includes(total))
      return [found(`${words}，實際有${formatCount(profile.rows)}列。`, RECOUNT)];
    const sum = [...stated.values()].reduce((all, rows) => all + rows, 0);
    if (stated.size > 0 && sum !== total)
      return [found(`${words}，各平台加起來是${formatCount(sum)}列。`, RECOUNT)];
  }
  if (stated.size === 0 || actual.size === 0) return [];
  // One platform has all rows, and their number is told of above, and may be one of lines.
  const isAll = (platform: string): boolean => stated.size === 1 && actual.size === 1 && actual.has(platform);
  return [...new Set([...stated.keys(), ...actual.keys()])]
    .filter((platform) => !isAll(platform) && stated.get(platform) !== actual.get(platform))
    .map((platform) => {
      const words = `「${name}」寫的「${platform}」有${formatCount(stated.get(platform) ?? 0)}列`;
      return found(`${words}，「租屋平台」是它的有${formatCount(actual.get(platform) ?? 0)}列。`, RECOUNT);
    });
}

/** A code table inside of a ZIP. Names in other letters than UTF-8 hide it. */
const CODE_FILE = /(?:^|\/)編碼表\.([^/]+)\.csv$/;
const CODE_HEADER = '編碼,代表,發行日期';
/** First month whose ZIPs of CSV hold the code tables for certain. */
const CODES_SINCE = '2023-12';
/** Codes that rows have and no published table: the program came to write 攤位 after its table was made. */
const UNPUBLISHED: Record<string, readonly number[]> = { property_type: [8] };

const codesWords = (codes: readonly { code: number; label: string }[]): string => {
  const some = codes.slice(0, 3).map(({ code, label }) => `${String(code)}（${label}）`);
  return `${some.join('、')}${codes.length > some.length ? `等${formatCount(codes.length)}個代碼` : ''}`;
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
    return [found(`「${file}」的寫法不對。`, `第一列寫成「${CODE_HEADER}」，一列一個代碼。`)];
  const known = new Map(table.codes.map(({ code, label }) => [code, label]));
  const listed = new Set(codes.map(({ code }) => code));
  const findings: Finding[] = [];
  const more = codes.filter(({ code }) => !known.has(code));
  if (more.length > 0)
    findings.push(found(`「${file}」有${codesWords(more)}，目錄沒有。`, `是新的代碼，就先加進${ours}。`));
  const renamed = codes.filter(({ code, label }) => known.has(code) && known.get(code) !== label);
  for (const { code, label } of renamed.slice(0, 3))
    findings.push(
      found(
        `「${file}」的代碼${String(code)}是「${label}」，目錄是「${known.get(code) ?? ''}」。`,
        `改正寫錯的那一個：ZIP裡的編碼表，或${ours}。`,
      ),
    );
  const fewer = codesIn(table, lastDay).filter(
    ({ code }) => !listed.has(code) && !UNPUBLISHED[table.id]?.includes(code),
  );
  if (fewer.length > 0)
    findings.push(found(`「${file}」少了${codesWords(fewer)}。`, '補上代碼，再重新打包。'));
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
  const { end } = period === undefined ? { end: '9999-12-31' } : daysOf(period);
  for (const part of parts) {
    const called = CODE_FILE.exec(part.name)?.[1];
    if (called === undefined) continue;
    const table = codeTables.find((known) => packedName(known) === called);
    there.add(called);
    if (table) findings.push(...codeFindings(part.name, await textOf(part), table, end));
    else {
      const fix = '是新的編碼表，就先加進catalogue/codes/；否則改正檔名。';
      findings.push(found(`「${part.name}」是目錄沒有的編碼表。`, fix));
    }
  }
  // `_meta.json` names the address of the codes; whether ZIPs that have it hold the tables too is not known.
  const isPacked =
    format === 'csv' && period !== undefined && end.slice(0, 7) >= CODES_SINCE && !candidate.version.meta;
  const missing = Object.values(PACKED_TABLES).filter((called) => !there.has(called));
  if (isPacked && missing.length > 0) {
    const names = quote(missing.map((called) => `編碼表.${called}.csv`));
    findings.push(found(`裡面沒有${names}。`, '把編碼表放進ZIP，檔名用UTF-8，再重新打包。'));
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
  const isCounts = ({ name }: Part): boolean => saidBy(name).variant !== undefined && name.endsWith('.json');
  if (table.format === 'csv')
    for (const part of small.filter(isCounts))
      findings.push(...countFindings(part.name, await textOf(part), table, inspection));
  return [...findings, ...(await tableFindings(small, table, inspection, catalogue))];
}

/** Says of counts that they are of lines, where the line breaks in the texts explain the difference. */
export function lineNotes(
  { recorded }: Table,
  { profile: { rows }, lines, set }: CountedInspection,
): string[] {
  if (lines === rows) return [];
  const counted = [recorded === lines && 'ZIP', set?.rows === lines && '目錄'].filter((who) => who !== false);
  return counted.map(
    (who) =>
      `${who}記的${formatCount(lines)}列是行數：實際有${formatCount(rows)}列，值裡面的換行有${formatCount(lines - rows)}個，加起來正好相同。`,
  );
}
