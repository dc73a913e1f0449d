/** What asks for care in a file: its columns with their states, the incidents that touch it, and what else is to be known. Pure. */
import { touchesColumn } from '../catalogue/columns';
import { findFamily } from '../catalogue/families';
import { narrowColumn } from '../catalogue/holds';
import { touchesRows } from '../catalogue/reach';
import { columnsOfSet, incidentsOfSet } from '../catalogue/sets';
import type { Catalogue, Column, DataSet, Incident } from '../catalogue/types';
import { groupBy } from '../helpers/groupBy';
import { getReader } from '../usability/reader';
import { isEmptyIn } from '../usability/sampleRows';
import { isOtherMeaning, ownCare } from '../usability/states';
import type { Reason } from '../usability/types';
import { USABILITY_STATES, type UsabilityState } from '../usability/values';
import { reasonWords } from '../usability/words';
import { COLUMN_STATE_NAME } from '../words';
import { changeSince } from '../words/change';
import { joinWords } from '../words/format';
import { getVerdict } from './verdict';
import { careCounts } from './words';

/** A column of a set as far as the set can hold it, with its state, and without the reasons that all columns share. */
export interface JudgedColumn {
  column: Column;
  state: UsabilityState;
  care: { state: UsabilityState; reasons: readonly Reason[] };
}

/** Every column of a set, in the order of the file. */
export const judgeColumns = (catalogue: Catalogue, set: DataSet): JudgedColumn[] =>
  columnsOfSet(catalogue, set).map((column) => {
    const cell = getReader(catalogue).cell(set.period, set.variant, column.header);
    const narrowed = narrowColumn(catalogue, [set], column);
    return {
      column: isEmptyIn(catalogue, set, column) ? { ...narrowed, special: undefined } : narrowed,
      state: cell.state,
      care: ownCare(cell),
    };
  });

/** What asks for care in a set: an incident with what it touches there, or columns with reasons that no incident gives. */
export type Caution =
  | { type: 'incident'; incident: Incident; touches: string }
  | { type: 'columns'; state: UsabilityState; touches: string; reasons: readonly Reason[] };

/** More columns than this are counted, not named. */
const NAMED_COLUMNS = 3;

/** Columns in a few words: 「附近」12欄, 「月租金」, or how many there are. */
function nameColumns(columns: readonly Pick<Column, 'header'>[], most = NAMED_COLUMNS): string {
  const families = [...groupBy(columns, ({ header }) => findFamily(header))];
  if (families.length > most) return `${String(columns.length)}個欄位`;
  return families
    .map(([family, [first, ...others]]) =>
      others.length > 0 ? `「${family}」${String(others.length + 1)}欄` : `「${first.header}」`,
    )
    .join('');
}

function nameTouched(catalogue: Catalogue, set: DataSet, incident: Incident): string {
  const columns = columnsOfSet(catalogue, set).filter((column) =>
    touchesColumn(incident, column, set.period),
  );
  const { everyColumn } = getVerdict(catalogue, set.period, set.variant);
  const isShared = everyColumn.some((reason) => 'incident' in reason && reason.incident === incident.id);
  return [
    ...(touchesRows(incident) ? ['列數'] : []),
    ...(columns.length > 0 ? [nameColumns(columns)] : []),
    ...(isShared ? ['其餘欄位'] : []),
  ].join('，');
}

/** A reason that no incident tells. */
const isOwnReason = (reason: Reason): boolean => !('incident' in reason);

/** Columns without a fault, whose values mean something else than in the newest files: it matters beside other periods only. */
function meansOtherwise({ care: { state, reasons } }: JudgedColumn): boolean {
  const others = reasons.filter(isOwnReason);
  return state === 'fine' && others.length > 0 && others.every(isOtherMeaning);
}

/** These columns of a set, by when their meaning changed: 2021年11月起 → 「物件網址」「月租金」. */
export const listOtherMeanings = (catalogue: Catalogue, set: DataSet): Map<string, string> =>
  new Map(
    [
      ...groupBy(judgeColumns(catalogue, set).filter(meansOtherwise), ({ care }) =>
        joinWords(care.reasons.filter(isOtherMeaning).map(changeSince)),
      ),
    ].map(([since, columns]) => [
      since,
      nameColumns(
        columns.map(({ column }) => column),
        columns.length,
      ),
    ]),
  );

/** All that asks for care in a set: its incidents, the worst first, then what else is to be known of columns. */
export function listCautions(catalogue: Catalogue, set: DataSet): Caution[] {
  const { everyColumn, rows } = getVerdict(catalogue, set.period, set.variant);
  const shared = everyColumn.filter(isOwnReason);
  const groups = groupBy(
    judgeColumns(catalogue, set).filter(
      (column) => column.care.reasons.some(isOwnReason) && !meansOtherwise(column),
    ),
    ({ care }) =>
      JSON.stringify([
        care.state,
        care.reasons.filter(isOwnReason).map((reason) => reasonWords(reason, catalogue.incidents)),
      ]),
  );
  const severity = ([{ care }]: [JudgedColumn, ...unknown[]]) => USABILITY_STATES.indexOf(care.state);
  const worstFirst = [...groups.values()].sort((a, b) => severity(b) - severity(a));
  return [
    ...incidentsOfSet(catalogue, set).map(({ incident }): Caution => ({
      type: 'incident',
      incident,
      touches: nameTouched(catalogue, set, incident),
    })),
    ...(shared.length > 0 && rows.state !== 'avoid'
      ? [{ type: 'columns', state: 'caution', touches: '所有欄位', reasons: shared } as const]
      : []),
    ...(rows.state === 'avoid' ? [] : worstFirst).map((group): Caution => {
      const [{ care }] = group;
      return {
        type: 'columns',
        state: care.state,
        touches: nameColumns(group.map(({ column }) => column)),
        reasons: care.reasons.filter(isOwnReason),
      };
    }),
  ];
}

/** How many columns ask for which care: 16欄不可用，13欄沒有值. */
export function formatCautions(catalogue: Catalogue, { period, variant }: DataSet): string {
  const verdict = getVerdict(catalogue, period, variant);
  if (verdict.rows.state === 'avoid') return `每一欄都${COLUMN_STATE_NAME.severe}`;
  const isShared = verdict.everyColumn.length > 0;
  // What every column shares is no care of its own: those that have more to say are among the rest.
  const counts = careCounts(
    isShared ? { care: verdict.care.filter(({ state }) => state !== 'caution') } : verdict,
  );
  if (counts.length === 0) return isShared ? '每一欄都要先看說明' : '每一欄都可用';
  return [...counts, ...(isShared ? ['其餘每一欄都要先看說明'] : [])].join('，');
}
