/** `_meta.json` of dataset version 1.0 and later, held against names, header and rows. Only a draft tells its keys: none has to be there, others may be. */
import * as z from 'zod';
import {
  type Column,
  toDayRange,
  ENGLISH_VARIANT,
  existsIn,
  formatCount,
  matchesHeader,
  quoted as quote,
  VARIANT_NAME,
} from 'rental-data';
import type { Catalogue } from '../catalogue';
import { hostile } from '../table/error';
import { beginning, META, readText, type Part } from '../table/files';
import type { CountedInspection } from '../table/forms';
import { publisherFinding, type Finding } from '../table/finding';
import { withoutBlanks } from '../text';
import { quotedNames } from '../words/language';

const count = z.int().nonnegative();
const metaSchema = z.looseObject({
  dataset_version: z.string().optional(),
  kind: z.string().optional(),
  period: z.string().optional(),
  generated_at: z.iso.datetime({ offset: true }).optional(),
  vendors: z.record(z.string(), z.looseObject({ rows: count.optional() })).optional(),
  rows: count.optional(),
  schema_url: z.url().optional(),
  codebook_url: z.url().optional(),
  fields: z.record(z.string(), z.enum(['experimental', 'stable', 'deprecated'])).optional(),
  known_issues: z
    .array(
      z.looseObject({
        id: z.string(),
        fields: z.array(z.string()).optional(),
        period: z.tuple([z.string(), z.string()]).optional(),
      }),
    )
    .optional(),
});
type Meta = z.output<typeof metaSchema>;

/** A sentence, or what to do, in Chinese and in English. */
type Both = readonly [chinese: string, english: string];

const FORMS: Record<string, Both> = {
  dataset_version: ['資料集版本的文字，例如"1.0"', 'the dataset version as text, such as "1.0"'],
  kind: ['文字，原始資料是"raw"', 'text; raw data is "raw"'],
  period: ['期別的文字，例如"2026-10"', 'the period as text, such as "2026-10"'],
  generated_at: [
    '有時區的時間，例如"2026-11-01T02:00:00+08:00"',
    'a time with its zone, such as "2026-11-01T02:00:00+08:00"',
  ],
  vendors: ['平台名稱 → { "rows": 列數 }', 'name of a platform → { "rows": number }'],
  rows: ['整數', 'a whole number'],
  schema_url: ['網址', 'an address'],
  codebook_url: ['網址', 'an address'],
  fields: [
    '欄名 → "experimental"、"stable"或"deprecated"',
    'name of a column → "experimental", "stable" or "deprecated"',
  ],
  known_issues: [
    '[{ "id": 文字, "fields": [欄名], "period": [從, 到] }]',
    '[{ "id": text, "fields": [names of columns], "period": [from, to] }]',
  ],
};
const OBJECT: Both = ['一個JSON物件', 'a JSON object'];

const EXPORT: Both = [
  '檢查匯出的程式，重新匯出這個ZIP。',
  'Check the program that exports, and export this ZIP again.',
];

type Report = (key: string, problem: Both, fix?: Both) => void;

/** The draft's example names a column without the mark that its header ends in. */
const bare = (header: string): string => header.replace(/（實驗中）$/, '');

/** Facts by the names of platforms, which programs write with a blank or without. */
export const byPlatform = <T>(facts: Iterable<readonly [name: string, fact: T]>): Map<string, T> =>
  new Map([...facts].map(([name, fact]) => [withoutBlanks(name), fact]));

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function checkNames(meta: Meta, { candidate, period }: CountedInspection, report: Report): void {
  const { variant, version } = candidate;
  // The word for de-duplicated files is written nowhere.
  if (meta.kind !== undefined && (meta.kind === 'raw') !== (variant === 'raw'))
    report('kind', [
      `寫的是「${meta.kind}」，欄位是${VARIANT_NAME[variant]}。`,
      `it says “${meta.kind}”; the columns are those of ${ENGLISH_VARIANT[variant].toLowerCase()} data.`,
    ]);
  if (meta.period !== undefined && period !== undefined && meta.period.replace('-Q', 'Q') !== period) {
    report(
      'period',
      [
        `寫的是「${meta.period}」，檔名是${period}。`,
        `it says “${meta.period}”; the name of the file says ${period}.`,
      ],
      [
        '對照資料的月份，改正檔名，或重新匯出。',
        'Compare with the months of the rows; correct the name, or export it again.',
      ],
    );
  }
  for (const key of ['schema_url', 'codebook_url'] as const) {
    const stated = /\/(\d+\.\d+)(?:[/?#]|$)/.exec(meta[key] ?? '')?.[1];
    if (stated !== undefined && stated !== version.version)
      report(key, [
        `是資料集版本${stated}的說明，欄位是版本${version.version}的。`,
        `it describes dataset version ${stated}; the columns are those of ${version.version}.`,
      ]);
  }
}

function checkTime(meta: Meta, { period, profile }: CountedInspection, report: Report): void {
  if (meta.generated_at === undefined) return;
  const day = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Taipei' }).format(new Date(meta.generated_at));
  const updated = profile.columns.find(({ header }) => header === '物件最後更新時間');
  const last = [...(updated?.times?.days.keys() ?? [])].sort().at(-1);
  if (period !== undefined && day < toDayRange(period).start)
    report('generated_at', [`寫的是${day}，在${period}之前。`, `it says ${day}, which is before ${period}.`]);
  else if (last !== undefined && last > day)
    report('generated_at', [
      `寫的是${day}，「物件最後更新時間」卻到${last}。`,
      `it says ${day}; “物件最後更新時間” goes on to ${last}.`,
    ]);
}

function checkCounts(meta: Meta, { profile, lines, platforms }: CountedInspection, report: Report): void {
  // A count of rows may be one of lines.
  const isAll = (rows: number): boolean => rows === profile.rows || rows === lines;
  if (meta.rows !== undefined && !isAll(meta.rows))
    report('rows', [
      `寫的是${formatCount(meta.rows)}列，實際有${formatCount(profile.rows)}列。`,
      `it says ${formatCount(meta.rows)} rows; there are ${formatCount(profile.rows)}.`,
    ]);
  if (!meta.vendors) return;
  const stated = byPlatform(Object.entries(meta.vendors));
  const actual = byPlatform(platforms);
  for (const [name, { rows }] of stated) {
    const there = actual.get(name) ?? 0;
    if (rows === undefined || rows === there || (actual.size === 1 && there > 0 && isAll(rows))) continue;
    report(`vendors.${name}.rows`, [
      `寫的是${formatCount(rows)}列，「租屋平台」是它的有${formatCount(there)}列。`,
      `it says ${formatCount(rows)} rows; ${formatCount(there)} have the platform in “租屋平台”.`,
    ]);
  }
  const unnamed = [...actual.keys()].filter((name) => !stated.has(name));
  if (unnamed.length > 0)
    report('vendors', [
      `沒有${quote(unnamed)}，「租屋平台」卻有這些值。`,
      `it lacks ${quotedNames(unnamed)}, which are values of “租屋平台”.`,
    ]);
}

function checkFields({ fields }: Meta, { profile, candidate }: CountedInspection, report: Report): void {
  if (!fields) return;
  const stated = new Map(Object.entries(fields).map(([name, state]) => [bare(name), state]));
  const headers = profile.columns.map(({ header }) => header);
  const extra = [...stated.keys()].filter((name) => !headers.some((header) => bare(header) === name));
  if (extra.length > 0)
    report('fields', [
      `有${quote(extra)}，檔案沒有這些欄位。`,
      `it has ${quotedNames(extra)}, which are no columns of the file.`,
    ]);
  const missing = headers.filter((header) => !stated.has(bare(header)));
  if (missing.length > 0)
    report('fields', [
      `沒有${quote(missing)}，檔案有這些欄位。`,
      `it lacks ${quotedNames(missing)}, which are columns of the file.`,
    ]);
  for (const { header, missing: empty } of profile.columns) {
    const key = `fields.${header}`;
    const state = stated.get(bare(header));
    const known = candidate.columns.find((column) => column.header === header)?.state;
    // The file has no word for what will be deprecated.
    const ours = known === 'deprecated-soon' ? 'stable' : known;
    if (state !== undefined && ours !== undefined && state !== ours)
      report(
        key,
        [`寫的是${state}，目錄是${ours}。`, `it says ${state}; the catalogue says ${ours}.`],
        [
          '改正catalogue/columns.yaml這一欄的state，或重新匯出。',
          'Correct the state of this column in catalogue/columns.yaml, or export it again.',
        ],
      );
    if (state === 'deprecated' && empty < profile.rows)
      report(key, [
        `寫的是deprecated，這一欄卻有${formatCount(profile.rows - empty)}列有值。`,
        `it says deprecated, but ${formatCount(profile.rows - empty)} rows have a value.`,
      ]);
  }
}

function checkIssues({ known_issues: issues = [] }: Meta, columns: readonly Column[], report: Report): void {
  for (const { id, fields = [], period } of issues) {
    const unknown = fields.filter(
      (pattern) =>
        !columns.some(({ header }) => matchesHeader(header, pattern) || bare(header) === bare(pattern)),
    );
    if (unknown.length > 0)
      report(`known_issues.${id}.fields`, [
        `有${quote(unknown)}，這個資料集版本沒有這些欄位。`,
        `it has ${quotedNames(unknown)}, which are no columns of this dataset version.`,
      ]);
    if (period && period[0] > period[1])
      report(`known_issues.${id}.period`, [
        `從${period[0]}到${period[1]}，順序相反。`,
        `it goes from ${period[0]} back to ${period[1]}.`,
      ]);
  }
}

/** In bytes; what is said of a hundred columns takes a hundredth of it. */
const LONGEST = 1_000_000;

interface Stated {
  versions: { name: string; version: string }[];
  meta: { name: string; text: string } | undefined;
}

const versionIn = (text: string): string | undefined => /"dataset_version"\s*:\s*"([^"]*)"/.exec(text)?.[1];

/** @throws TableError for a `_meta.json` that is far too long, or a file that cannot be unpacked */
export async function statedIn(parts: readonly Part[]): Promise<Stated> {
  const stated: Stated = { versions: [], meta: undefined };
  for (const part of parts) {
    const { name } = part;
    const isMeta = META.test(name);
    if (isMeta && part.size > LONGEST) throw hostile('bomb', part.where, '大得不合理。');
    const text = await (isMeta ? readText : beginning)(part);
    const version = versionIn(text);
    if (version !== undefined) stated.versions.push({ name, version });
    if (isMeta) stated.meta = { name, text };
  }
  return stated;
}

function readMeta(text: string, report: Report): Meta | undefined {
  const value = parseJson(text);
  if (value === undefined) {
    report('', ['不是JSON。', 'it is not JSON.']);
    return undefined;
  }
  const { data, error } = metaSchema.safeParse(value);
  for (const { path } of error?.issues ?? []) {
    const [chinese, english] = FORMS[String(path[0])] ?? OBJECT;
    report(
      path.join('.'),
      ['寫法不對。', 'it is written in another way.'],
      [`寫成${chinese}，再重新匯出。`, `Write ${english}, and export it again.`],
    );
  }
  return data;
}

/** What a ZIP states of itself and is not so; a dataset version that has `_meta.json` has it in every ZIP. */
export function metaFindings(
  { meta: file, versions: stated }: Stated,
  inspection: CountedInspection,
  { columns }: Pick<Catalogue, 'columns'>,
): Finding[] {
  const { version } = inspection.candidate;
  const findings: Finding[] = [];
  const add = (problem: Both, fix: Both) =>
    findings.push(publisherFinding('meta', [problem[0], fix[0]], [problem[1], fix[1]]));
  for (const { name, version: other } of stated)
    if (other !== version.version)
      add(
        [
          `「${name}」的dataset_version寫的是「${other}」，欄位是資料集版本${version.version}的。`,
          `“${name}”, “dataset_version”: it says “${other}”; the columns are those of dataset version ${version.version}.`,
        ],
        [
          '欄位沒有錯，就重新匯出；是新的資料集版本，先在catalogue/versions.yaml與columns.yaml寫下。',
          'Where the columns are right, export it again; write a new dataset version down in catalogue/versions.yaml and columns.yaml first.',
        ],
      );
  if (!file && version.meta)
    add(
      [
        `沒有_meta.json，資料集版本${version.version}的每個ZIP都有。`,
        `There is no _meta.json, which every ZIP of dataset version ${version.version} has.`,
      ],
      [
        '重新匯出；這個版本其實沒有，就刪掉catalogue/versions.yaml的meta。',
        'Export it again; if this version has none, delete “meta” in catalogue/versions.yaml.',
      ],
    );
  const report: Report = (key, [chinese, english], fix = EXPORT) =>
    add(
      [
        `「${file?.name ?? ''}」${key === '' ? '' : `的${key}`}${chinese}`,
        `“${file?.name ?? ''}”${key === '' ? '' : `, “${key}”`}: ${english}`,
      ],
      fix,
    );
  const meta = file && readMeta(file.text, report);
  if (!meta) return findings;
  for (const check of [checkNames, checkTime, checkCounts, checkFields]) check(meta, inspection, report);
  const known = columns.filter((column) => existsIn(column, version.version));
  checkIssues(meta, known, report);
  return findings;
}
