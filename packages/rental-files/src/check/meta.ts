/**
 * `_meta.json`, which ZIPs of dataset version 1.0 and later hold: what it states is held against the names, the header and the
 * rows. Which keys it has is known from a draft alone, so none has to be there, and others may be.
 */
import * as z from 'zod';
import { existsIn, matchesHeader } from '../columns';
import type { Catalogue, Column } from '../catalogue';
import { daysOf } from '../period';
import { hostile } from '../table/error';
import { beginning, META, textOf, type Part } from '../table/files';
import type { CountedInspection } from '../table/forms';
import type { Finding } from '../table/inspect';
import { formatCount } from '../text';
import { VARIANT_NAME } from '../catalogue';

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

/** How each key is written, for what is written otherwise. */
const FORMS: Record<string, string> = {
  dataset_version: '資料集版本的文字，例如"1.0"',
  kind: '文字，原始資料是"raw"',
  period: '期別的文字，例如"2026-10"',
  generated_at: '有時區的時間，例如"2026-11-01T02:00:00+08:00"',
  vendors: '平台名稱 → { "rows": 列數 }',
  rows: '整數',
  schema_url: '網址',
  codebook_url: '網址',
  fields: '欄名 → "experimental"、"stable"或"deprecated"',
  known_issues: '[{ "id": 文字, "fields": [欄名], "period": [從, 到] }]',
};

const EXPORT = '檢查匯出的程式，重新匯出這個ZIP。';

/** What contradicts a key; the first word of the message is the file. */
interface Contradiction {
  key: string;
  problem: string;
  fix?: string;
}

/** The draft's example names a column without the mark that its header ends in. */
const bare = (header: string): string => header.replace(/（實驗中）$/, '');
const plain = (name: string): string => name.replace(/\s/g, '');
const list = (names: readonly string[]): string => names.map((name) => `「${name}」`).join('、');

function nameContradictions(
  { kind, period }: Meta,
  { candidate, period: named }: CountedInspection,
): Contradiction[] {
  const { variant } = candidate;
  const found: Contradiction[] = [];
  // The word for de-duplicated files is written nowhere.
  if (kind !== undefined && (kind === 'raw') !== (variant === 'raw'))
    found.push({ key: 'kind', problem: `寫的是「${kind}」，欄位是${VARIANT_NAME[variant]}。` });
  if (period !== undefined && named !== undefined && period.replace('-Q', 'Q') !== named)
    found.push({
      key: 'period',
      problem: `寫的是「${period}」，檔名是${named}。`,
      fix: '對照資料的月份，改正檔名，或重新匯出。',
    });
  return found;
}

/** The address of the documents of another version. */
function addressContradictions(meta: Meta, { candidate }: CountedInspection): Contradiction[] {
  return (['schema_url', 'codebook_url'] as const).flatMap((key) => {
    const stated = /\/(\d+\.\d+)(?:[/?#]|$)/.exec(meta[key] ?? '')?.[1];
    if (stated === undefined || stated === candidate.version.version) return [];
    const problem = `是資料集版本${stated}的說明，欄位是版本${candidate.version.version}的。`;
    return [{ key, problem }];
  });
}

function timeContradictions(
  { generated_at: time }: Meta,
  { period, profile }: CountedInspection,
): Contradiction[] {
  if (time === undefined) return [];
  const key = 'generated_at';
  const day = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Taipei' }).format(new Date(time));
  if (period !== undefined && day < daysOf(period).start)
    return [{ key, problem: `寫的是${day}，在${period}之前。` }];
  const updated = profile.columns.find(({ header }) => header === '物件最後更新時間');
  const last = [...(updated?.times?.days.keys() ?? [])].sort().at(-1);
  if (last === undefined || last <= day) return [];
  return [{ key, problem: `寫的是${day}，「物件最後更新時間」卻到${last}。` }];
}

function countContradictions(meta: Meta, inspection: CountedInspection): Contradiction[] {
  const { profile, lines, platforms } = inspection;
  const found: Contradiction[] = [];
  // A count of rows may be one of lines.
  const isAll = (rows: number): boolean => rows === profile.rows || rows === lines;
  if (meta.rows !== undefined && !isAll(meta.rows))
    found.push({
      key: 'rows',
      problem: `寫的是${formatCount(meta.rows)}列，實際有${formatCount(profile.rows)}列。`,
    });
  if (!meta.vendors) return found;
  const stated = new Map(Object.entries(meta.vendors).map(([name, { rows }]) => [plain(name), rows]));
  const actual = new Map([...platforms].map(([name, rows]) => [plain(name), rows]));
  for (const [name, rows] of stated) {
    const there = actual.get(name) ?? 0;
    if (rows === undefined || rows === there || (actual.size === 1 && there > 0 && isAll(rows))) continue;
    found.push({
      key: `vendors.${name}.rows`,
      problem: `寫的是${formatCount(rows)}列，「租屋平台」是它的有${formatCount(there)}列。`,
    });
  }
  const unnamed = [...actual.keys()].filter((name) => !stated.has(name));
  if (unnamed.length > 0)
    found.push({ key: 'vendors', problem: `沒有${list(unnamed)}，「租屋平台」卻有這些值。` });
  return found;
}

function fieldContradictions({ fields }: Meta, { profile, candidate }: CountedInspection): Contradiction[] {
  if (!fields) return [];
  const stated = new Map(Object.entries(fields).map(([name, state]) => [bare(name), state]));
  const headers = profile.columns.map(({ header }) => header);
  const found: Contradiction[] = [];
  const extra = [...stated.keys()].filter((name) => !headers.some((header) => bare(header) === name));
  if (extra.length > 0) found.push({ key: 'fields', problem: `有${list(extra)}，檔案沒有這些欄位。` });
  const missing = headers.filter((header) => !stated.has(bare(header)));
  if (missing.length > 0) found.push({ key: 'fields', problem: `沒有${list(missing)}，檔案有這些欄位。` });
  for (const column of profile.columns) {
    const key = `fields.${column.header}`;
    const state = stated.get(bare(column.header));
    const known = candidate.columns.find(({ header }) => header === column.header)?.state;
    // The file has no word for what will be deprecated.
    const ours = known === 'deprecated-soon' ? 'stable' : known;
    if (state !== undefined && ours !== undefined && state !== ours)
      found.push({
        key,
        problem: `寫的是${state}，目錄是${ours}。`,
        fix: '改正catalogue/columns.yaml這一欄的state，或重新匯出。',
      });
    if (state === 'deprecated' && column.missing < profile.rows)
      found.push({
        key,
        problem: `寫的是deprecated，這一欄卻有${formatCount(profile.rows - column.missing)}列有值。`,
      });
  }
  return found;
}

function issueContradictions(
  { known_issues: issues = [] }: Meta,
  columns: readonly Column[],
): Contradiction[] {
  return issues.flatMap(({ id, fields = [], period }): Contradiction[] => {
    const unknown = fields.filter(
      (pattern) =>
        !columns.some(({ header }) => matchesHeader(header, pattern) || bare(header) === bare(pattern)),
    );
    const found: Contradiction[] = [];
    if (unknown.length > 0)
      found.push({
        key: `known_issues.${id}.fields`,
        problem: `有${list(unknown)}，這個資料集版本沒有這些欄位。`,
      });
    if (period && period[0] > period[1])
      found.push({ key: `known_issues.${id}.period`, problem: `從${period[0]}到${period[1]}，順序相反。` });
    return found;
  });
}

/** In bytes; what is said of a hundred columns takes a hundredth of it. */
const LONGEST = 1_000_000;

/** What the JSON files of a ZIP state. */
interface Stated {
  /** dataset versions */
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
    const text = await (isMeta ? textOf : beginning)(part);
    const version = versionIn(text);
    if (version !== undefined) stated.versions.push({ name, version });
    if (isMeta) stated.meta = { name, text };
  }
  return stated;
}

/** The text as what it states, or what keeps it from being read. */
function read(text: string): { meta: Meta } | { wrong: Contradiction[] } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { wrong: [{ key: '', problem: '不是JSON。' }] };
  }
  const result = metaSchema.safeParse(value);
  if (result.success) return { meta: result.data };
  const wrong = result.error.issues.map(({ path }): Contradiction => {
    const [first = ''] = path.map(String);
    const form = FORMS[first] ?? '一個JSON物件';
    return { key: path.join('.'), problem: '寫法不對。', fix: `寫成${form}，再重新匯出。` };
  });
  return { wrong };
}

/** What a ZIP states of itself and is not so; a dataset version that has `_meta.json` has it in every ZIP. */
export function metaFindings(
  { meta: file, versions: stated }: Stated,
  inspection: CountedInspection,
  { columns }: Pick<Catalogue, 'columns'>,
): Finding[] {
  const { version } = inspection.candidate;
  const versions = stated
    .filter((known) => known.version !== version.version)
    .map(({ name, version: other }): Finding => {
      const problem = `「${name}」的dataset_version寫的是「${other}」，欄位是資料集版本${version.version}的。`;
      const fix = '欄位沒有錯，就重新匯出；是新的資料集版本，先在catalogue/versions.yaml與columns.yaml寫下。';
      return { rule: 'meta', problem, fix };
    });
  if (!file) {
    if (!version.meta) return versions;
    const problem = `沒有_meta.json，資料集版本${version.version}的每個ZIP都有。`;
    const fix = '重新匯出；這個版本其實沒有，就刪掉catalogue/versions.yaml的meta。';
    return [...versions, { rule: 'meta', problem, fix }];
  }
  const text = read(file.text);
  const wrong =
    'wrong' in text
      ? text.wrong
      : [
          ...nameContradictions(text.meta, inspection),
          ...addressContradictions(text.meta, inspection),
          ...timeContradictions(text.meta, inspection),
          ...countContradictions(text.meta, inspection),
          ...fieldContradictions(text.meta, inspection),
          ...issueContradictions(
            text.meta,
            columns.filter((column) => existsIn(column, version.version)),
          ),
        ];
  return [
    ...versions,
    ...wrong.map(({ key, problem, fix = EXPORT }): Finding => {
      const place = `「${file.name}」${key === '' ? '' : `的${key}`}`;
      return { rule: 'meta', problem: `${place}${problem}`, fix };
    }),
  ];
}
