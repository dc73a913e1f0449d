import type { Catalogue } from '../catalogue/types';
import { coveredPart } from '../catalogue/covers';
import type { VersionChange } from '../differences/types';
import { matrixColumns } from '../usability/matrix';
import { getReader } from '../usability/reader';
import { holdsInPart } from '../usability/states';
import type { CellUsability } from '../usability/types';
import { changeVerdict } from './changeVerdict';
import { meaningBetween, meaningVerdict } from './meaning';
import { answerMerge } from './merge';
import {
  SIDES,
  worstVerdict,
  type ColumnComparison,
  type ColumnsAnswer,
  type ColumnsBlock,
  type ColumnsCover,
  type ColumnsDifference,
  type ComparisonSide,
  type Sides,
  type Verdict,
} from './types';

/** Incidents only `noted` at a column: usable, but unlike other periods. Minding all notes would warn of forty columns. */
const notedIn = ({ reasons }: CellUsability): string =>
  reasons.flatMap((r) => (r.type === 'incident' && r.kinds.length === 0 ? [r.incident] : [])).join();

function cellsVerdict(a: CellUsability, b: CellUsability): Verdict {
  const alone = ({ state }: CellUsability): Verdict => {
    if (state === 'fine') return 'comparable';
    return state === 'caution' ? 'with-care' : 'not-comparable';
  };
  return worstVerdict([alone(a), alone(b), notedIn(a) === notedIn(b) ? 'comparable' : 'with-care']);
}

/** Is the same told of the cell already, as an incident? */
const namesIncident = ({ reasons }: CellUsability, id: string | undefined): boolean =>
  id !== undefined && reasons.some((reason) => reason.type === 'incident' && reason.incident === id);

/** @param every the worst that concerns every column alike, whatever its own state is */
function listComparisons(
  catalogue: Catalogue,
  sides: Sides,
  changes: readonly VersionChange[],
  every: Verdict,
): ColumnComparison[] {
  const { a, b, variant } = sides;
  const reader = getReader(catalogue);
  return matrixColumns(catalogue).flatMap(({ header }): ColumnComparison[] => {
    const cells = {
      a: reader.cell(a.period, variant, header),
      b: reader.cell(b.period, variant, header),
    };
    const has = SIDES.filter((side) => cells[side].state !== 'absent');
    const [only] = has;
    if (only === undefined) return [];
    if (has.length === 1) {
      const replaced = changes.flatMap((change) => {
        if (change.kind !== 'column-replaced') return [];
        const [mine, other] = only === 'a' ? [change.from, change.to] : [change.to, change.from];
        return mine.some((c) => c.header === header) ? other.map((c) => c.header) : [];
      });
      return [
        { header, ...cells, only, instead: replaced, verdict: 'not-comparable', changes: [], meaning: [] },
      ];
    }
    const concerning = changes.filter((change) => changeVerdict(change, header) !== 'comparable');
    const meaning = meaningBetween(catalogue, sides, header).filter(
      ({ change }) => !namesIncident(cells.a, change.incident) && !namesIncident(cells.b, change.incident),
    );
    const verdict = worstVerdict([
      every,
      cellsVerdict(cells.a, cells.b),
      ...meaning.map(meaningVerdict),
      ...concerning.map((change) => changeVerdict(change, header)),
    ]);
    return [{ header, ...cells, instead: [], verdict, changes: concerning, meaning }];
  });
}

/** Where both are empty there is nothing to compare, or to be careful about. A year with some empty months has values. */
export const emptyInBoth = ({ a, b }: Pick<ColumnComparison, 'a' | 'b'>): boolean =>
  [a, b].every((cell) => cell.state === 'empty' && !holdsInPart(cell));

function ownReasons(list: readonly ColumnComparison[]): ColumnsDifference[] {
  const headers = (wanted: (column: ColumnComparison) => boolean) => list.filter(wanted).map((c) => c.header);
  const shared = (c: ColumnComparison) => c.only === undefined && !emptyInBoth(c);
  const notComparable = headers((c) => shared(c) && c.verdict === 'not-comparable');
  const withCare = headers((c) => shared(c) && c.verdict === 'with-care');
  const only = { a: headers((c) => c.only === 'a'), b: headers((c) => c.only === 'b') };
  const nothingLeft = notComparable.length === headers(shared).length;
  return [
    ...(notComparable.length + withCare.length > 0
      ? [
          {
            type: 'columns' as const,
            notComparable,
            withCare,
            verdict: nothingLeft ? ('not-comparable' as const) : ('with-care' as const),
          },
        ]
      : []),
    ...(only.a.length + only.b.length > 0
      ? [{ type: 'only-in-one' as const, ...only, verdict: 'with-care' as const }]
      : []),
  ];
}

function findBlocks(catalogue: Catalogue, sides: Sides): ColumnsBlock[] {
  const blocks = SIDES.flatMap((side): ColumnsBlock[] => {
    const { state } = sides[side].rows;
    return state === 'absent' || state === 'avoid' ? [{ type: state, side, verdict: 'not-comparable' }] : [];
  });
  if (sides.a.granularity !== sides.b.granularity) {
    blocks.push({ type: 'granularity', verdict: 'not-comparable' });
  }
  if (answerMerge(catalogue, sides)?.verdict === 'not-comparable') {
    blocks.push({ type: 'merge', verdict: 'not-comparable' });
  }
  return blocks;
}

function findCovers({ a, b }: Sides): ColumnsCover[] {
  const part = ({ period, rows }: ComparisonSide) => {
    const covers = rows.reasons.find((reason) => reason.type === 'covers');
    return covers && coveredPart(period, covers);
  };
  const parts = { a: part(a), b: part(b) };
  if (parts.a?.from === parts.b?.from && parts.a?.to === parts.b?.to) return [];
  return SIDES.filter((side) => parts[side]).map((side) => ({ type: 'covers', side, verdict: 'with-care' }));
}

export function compareColumns(
  catalogue: Catalogue,
  sides: Sides,
  changes: readonly VersionChange[],
): ColumnsAnswer {
  const blocks = findBlocks(catalogue, sides);
  const covers = findCovers(sides);
  const both = SIDES.every((side) => sides[side].version !== undefined);
  const every = worstVerdict([...blocks, ...covers].map((r) => r.verdict));
  const list = both ? listComparisons(catalogue, sides, changes, every) : [];
  // What keeps every column from being compared says enough; to name them all would say nothing more.
  const reasons = blocks.length > 0 ? blocks : [...covers, ...ownReasons(list)];
  return { verdict: worstVerdict(reasons.map((r) => r.verdict)), reasons, list };
}
