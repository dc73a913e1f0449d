/** The part of the catalogue that `compare` reads, small enough for a page to carry. A test compares from both. Pure. */
import {
  VARIANTS,
  type Catalogue,
  type CodeTable,
  type Covers,
  type Column,
  type DatasetVersion,
  type DataSet,
  type Incident,
} from '../catalogue/types';
import { coversOf } from '../catalogue/covers';
import { granularity, yearOf } from '../period';

/**
 * A release: period, dataset version, 1 for one on trial, number of rows of each of VARIANTS, null for one that it lacks;
 * what it covers, null for the whole period.
 */
type PackedRelease = [
  period: string,
  version: string,
  beta: 0 | 1,
  rows: (number | null)[],
  covers: Covers | null,
];

/** What most columns and incidents have; it is left out of the packed ones. */
const COLUMN: Pick<Column, 'description' | 'dedupKey' | 'state' | 'variants'> = {
  description: '',
  dedupKey: false,
  state: 'stable',
  variants: [...VARIANTS],
};
const INCIDENT: Pick<
  Incident,
  | 'avoid'
  | 'estimatedLoss'
  | 'missing'
  | 'rowsReasons'
  | 'noted'
  | 'standing'
  | 'unnamedColumns'
  | 'countsAffected'
  | 'cause'
  | 'effect'
  | 'advice'
  | 'certainty'
  | 'sources'
> = {
  avoid: [],
  estimatedLoss: {},
  missing: [],
  rowsReasons: {},
  noted: {},
  standing: false,
  unnamedColumns: false,
  countsAffected: false,
  cause: '',
  effect: '',
  advice: '',
  certainty: 'stated',
  sources: {},
};

type Packed<T, K extends keyof T> = Omit<T, K> & Partial<Pick<T, K>>;

/** A record without what is as in most. */
function without<T extends object, K extends keyof T>(record: T, usual: Pick<T, K>): Packed<T, K> {
  const said = Object.entries(record).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify((usual as Record<string, unknown>)[key]),
  );
  return Object.fromEntries(said) as Packed<T, K>;
}

/** Plain data: survives JSON. */
interface PackedCatalogue {
  dataset: Pick<Catalogue['dataset'], 'since' | 'asOf'>;
  releases: PackedRelease[];
  versions: Omit<DatasetVersion, 'summary' | 'changes' | 'lacks'>[];
  columns: Packed<Column, keyof typeof COLUMN>[];
  codeTables: CodeTable[];
  incidents: Packed<Incident, keyof typeof INCIDENT>[];
}

/** Descriptions matter where two of them are held against each other: of one header defined twice, and of replaced columns. */
function packColumns({ columns, versions }: Catalogue): PackedCatalogue['columns'] {
  const replaced = new Set(versions.flatMap(({ replaces }) => Object.entries(replaces).flat(2)));
  return columns.map((column) => {
    const {
      special: _special,
      missing: _missing,
      neverMissing: _neverMissing,
      inferred: _inferred,
      source: _source,
      ...compared
    } = column;
    const twice = columns.some((c) => c !== column && c.header === column.header);
    const described = twice || replaced.has(column.header);
    return without<Column, keyof typeof COLUMN>(
      { ...compared, description: described ? column.description : '' },
      COLUMN,
    );
  });
}

/** Only tables that grew differ between versions, and of these only the codes that were added later. */
function packTables({ codeTables, versions }: Catalogue): CodeTable[] {
  const first = versions[0]?.released ?? '';
  return codeTables.flatMap((table) => {
    const codes = table.codes.filter(({ since }) => since > first);
    return codes.length > 0 ? [{ ...table, codes }] : [];
  });
}

/** What a page has to carry to compare periods. */
export function packCatalogue(catalogue: Catalogue): PackedCatalogue {
  const { since, asOf } = catalogue.dataset;
  return {
    dataset: { since, asOf },
    releases: catalogue.releases.map(({ period, version, beta, sets, covers }): PackedRelease => [
      period,
      version,
      beta ? 1 : 0,
      VARIANTS.map((variant) => sets.find((s) => s.variant === variant)?.rows ?? null),
      covers.whole ? null : covers,
    ]),
    versions: catalogue.versions.map((version) => {
      const { summary: _summary, changes: _changes, lacks: _lacks, ...rest } = version;
      return rest;
    }),
    columns: packColumns(catalogue),
    codeTables: packTables(catalogue),
    incidents: catalogue.incidents.map((incident) => {
      const { status: _status, post: _post, inferred: _inferred, ...told } = incident;
      // What `compare` does not read is as in all.
      return without<Incident, keyof typeof INCIDENT>(
        { ...told, cause: '', effect: '', advice: '', sources: {} },
        INCIDENT,
      );
    }),
  };
}

/** A catalogue to compare from; whatever `compare` does not read is empty. */
export function unpackCatalogue(packed: PackedCatalogue): Catalogue {
  return {
    dataset: {
      ...packed.dataset,
      fileHost: '',
      sources: [],
      removed: [],
      limits: [],
      usedBy: [],
      unknownCode: 0,
      squareMetresPerPing: 0,
      dwellingFilters: [],
      rhythm: { monthly: '', quarterly: '', annual: '', formats: '' },
      sizes: '',
    },
    releases: packed.releases.map(([period, version, onTrial, counts, short]) => {
      const beta = onTrial === 1;
      const covers = short ?? coversOf({ period });
      const sets = VARIANTS.flatMap((variant, i): DataSet[] => {
        const rows = counts[i] ?? null;
        return rows === null
          ? []
          : [{ period, variant, version, beta, covers, rows, rowsBySource: {}, files: [] }];
      });
      return { period, granularity: granularity(period), year: yearOf(period), version, beta, covers, sets };
    }),
    versions: packed.versions.map((version) => ({ ...version, summary: '', changes: [], lacks: [] })),
    columns: packed.columns.map((column) => ({ ...COLUMN, ...column })),
    codeTables: packed.codeTables,
    profiles: [],
    drafts: [],
    series: [],
    incidents: packed.incidents.map((incident) => ({ ...INCIDENT, ...incident })),
  };
}
