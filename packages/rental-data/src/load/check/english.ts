/** Rules of the English: it says as much as the Chinese beside it, and holds no Chinese but names. */
import { namesPeriod } from '../../catalogue/reach';
import { listRetiredEnglish } from '../../english/style';
import type { KeyPath } from '../source';
import type { Entries, Placed } from '../read';
import { fault, type Faults } from './fault';

const INFERRED = 'Inferred from the exporting program';
const BEGINNINGS = ['附近有_', '附近的', '附近', '提供家具_'];
/** Chinese that an English text may hold besides names of columns and codes, and why. */
const ALLOWED: Record<string, string> = {
  '提供家具_桌椅？': 'a column of the draft of version 1.0',
  華廈: 'a building type that readers take for a dwelling',
  租屋網: 'part of the value that names the platform',
  桌椅: 'an item of the platform’s pages',
  公車站: 'a word that the crawler counts',
  路: 'a word that the crawler counts',
  霧臺鄉: 'a spelling of a township',
  霧台鄉: 'a spelling of a township',
  峨眉鄉: 'a spelling of a township',
  峨嵋鄉: 'a spelling of a township',
};
const CHINESE = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]+/u;

function* textsIn(value: unknown, at: KeyPath): Generator<[text: string, at: KeyPath], void> {
  if (typeof value === 'string') yield [value, at];
  else if (typeof value === 'object' && value !== null)
    for (const [key, inside] of Object.entries(value))
      yield* textsIn(inside, [...at, Array.isArray(value) ? Number(key) : key]);
}

/** What stands in one language stands in the other, lists with as many items. */
function* sameShape({ entry, at }: Placed<{ en: object }>, keys: readonly string[]): Faults {
  const [chinese, english] = [new Map(Object.entries(entry)), new Map(Object.entries(entry.en))];
  for (const key of keys) {
    const [a, b] = [chinese.get(key), english.get(key)] as unknown[];
    if ((a === undefined) !== (b === undefined)) {
      const problem = a === undefined ? `中文沒有${key}，英文卻有。` : `英文沒有${key}。`;
      yield fault(at('en', key), problem, '兩邊都寫，或都不寫。');
    } else if (Array.isArray(a) && Array.isArray(b) && a.length !== b.length) {
      const problem = `中文有${a.length}項，英文有${b.length}項。`;
      yield fault(at('en', key), problem, '照中文的順序，一項對一項。');
    }
  }
}

function* checkColumn(placed: Entries['columns'][number]): Faults {
  const { entry, at } = placed;
  const { en, special = [], inferred, neverMissing } = entry;
  yield* sameShape(placed, neverMissing ? ['special'] : ['special', 'missing', 'missingIn']);
  const isUnstated = (text: string) => !text.includes(INFERRED);
  const fix = `在句子裡寫上「${INFERRED}」。`;
  if (inferred && isUnstated(en.meaning)) yield fault(at('en', 'meaning'), '英文沒有說是推斷的。', fix);
  for (const [index, { value, certainty }] of special.entries()) {
    const english = en.special?.[index];
    if (!english) continue;
    const place = ['en', 'special', index] as const;
    if (english.value !== value)
      yield fault(at(...place, 'value'), `英文說的值是「${english.value}」。`, `改成「${value}」。`);
    if (certainty === 'inferred' && isUnstated(english.meaning))
      yield fault(at(...place, 'meaning'), '英文沒有說是推斷的。', fix);
  }
}

function* checkIncident(placed: Entries['incidents'][number]): Faults {
  const { entry, at } = placed;
  const { en, rowsReasons, estimatedLoss, certainty, inferred } = entry;
  yield* sameShape(placed, ['status']);
  const own = Object.keys(rowsReasons);
  const other = Object.keys(en.rowsReasons ?? {});
  // Where the Chinese reason itself is at fault, another rule says so.
  const lacking = own.filter((period) => !other.includes(period) && estimatedLoss[period] === undefined);
  const needless = other.filter(
    (period) => !own.includes(period) && (estimatedLoss[period] !== undefined || !namesPeriod(entry, period)),
  );
  if (lacking.length + needless.length > 0) {
    const problem = `中文與英文的期別不同（${[...lacking, ...needless].join('、')}）。`;
    yield fault(at('en', 'rowsReasons'), problem, '和rowsReasons寫同樣的期別。');
  }
  const isStated = [...textsIn(en, [])].some(([text]) => text.includes(INFERRED));
  if ((inferred !== undefined || certainty === 'inferred') && !isStated)
    yield fault(at('en'), '英文沒有說是推斷的。', `在句子裡寫上「${INFERRED}」。`);
}

export function* checkEnglish(entries: Entries): Faults {
  const { dataset, versions, columns, codeTables, incidents, corrections, changes, releases } = entries;
  const names = [
    ...columns.map(({ entry }) => entry.header),
    ...columns.flatMap(({ entry }) => entry.special?.map(({ value }) => value) ?? []),
    ...BEGINNINGS,
    ...Object.keys(ALLOWED),
  ].sort((a, b) => b.length - a.length);
  const codes = codeTables.flatMap((table) => table.entries);
  const periods = releases.flatMap((year) => year.entries);
  const written = [
    ...[dataset, ...versions, ...columns, ...incidents, ...corrections, ...changes].map(
      ({ entry: { en }, at }) => ({
        at,
        value: { en },
      }),
    ),
    ...codes.map(({ entry: { english }, at }) => ({ at, value: { english } })),
    ...periods.map(({ entry: { covers }, at }) => ({ at, value: { covers: { en: covers?.en } } })),
  ];
  for (const { at, value } of written)
    for (const [text, place] of textsIn(value, [])) {
      // Hardly any text has Chinese at all.
      const left = CHINESE.test(text) ? names.reduce((rest, name) => rest.replaceAll(name, ''), text) : '';
      const [stray] = CHINESE.exec(left) ?? [];
      if (stray !== undefined)
        yield fault(at(...place), `英文裡有中文「${stray}」。`, '譯成英文；欄名請照header逐字寫。');
      for (const { found, instead } of listRetiredEnglish(text))
        yield fault(at(...place), `英文寫了「${found}」。`, `改成「${instead}」。`);
    }
  for (const column of columns) yield* checkColumn(column);
  for (const incident of incidents) yield* checkIncident(incident);
  for (const change of changes) yield* sameShape(change, ['before']);
  for (const version of versions)
    yield* sameShape(version, ['changes', 'lacks', 'formatPolicy', 'corrections']);
  yield* sameShape(dataset, ['removed', 'limits']);
  for (const { entry, at } of periods)
    if ((entry.covers?.note === undefined) !== (entry.covers?.en === undefined))
      yield fault(at('covers'), 'note沒有英文，或只有英文。', 'note與en都寫，或都不寫。');
}
