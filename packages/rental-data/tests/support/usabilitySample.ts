/** Incidents and catalogues made for tests; nothing in them ever happened. */
import { resolveCovers } from '../../src/catalogue/covers';
import type { Catalogue, Incident, Release, Column, DatasetVersion } from '../../src/catalogue/types';
import { madeEnglish } from './madeEnglish';
import { granularity, parseYear } from '../../src/period';

/** What an incident of a level does to the rows that it touches. */
const ROWS = { note: 'complete', caution: 'partial', severe: 'not-comparable' } as const;

/** An invented incident: a caution about wrong values. What it does to rows and values follows its level unless it is said. */
export function sampleIncident(more: Partial<Incident> = {}): Incident {
  const { kinds = ['wrong-value'], severity = 'caution', countsAffected = false } = more;
  const missing = kinds.includes('rows-missing');
  return {
    ...(missing || countsAffected ? { rows: missing ? ROWS[severity] : 'not-comparable' } : {}),
    ...(kinds.some((kind) => kind !== 'rows-missing') ? { values: severity } : {}),
    id: 'sample',
    kinds: ['wrong-value'],
    severity: 'caution',
    start: '2020-06-01',
    end: '2020-06-30',
    affects: ['2020-06'],
    avoid: [],
    estimatedLoss: {},
    standing: false,
    unnamedColumns: false,
    countsAffected: false,
    missing: [],
    rowsReasons: {},
    noted: {},
    title: '測試用的事件',
    cause: '…',
    effect: '…',
    advice: '…',
    status: '…',
    certainty: 'stated',
    sources: { program: true },
    ...more,
  };
}

/** A copy of a catalogue in memory with further incidents, and English for them where it has any. */
export function withIncidents(catalogue: Catalogue, ...incidents: Incident[]): Catalogue {
  const { english } = catalogue;
  const made = english && madeEnglish({ ...catalogue, incidents }).incidents;
  return {
    ...catalogue,
    incidents: [...incidents, ...catalogue.incidents],
    ...(made ? { english: { ...english, incidents: [...made, ...english.incidents] } } : {}),
  };
}

/** An invented column of both variants. */
export function sampleColumn(header: string, more: Partial<Column> = {}): Column {
  return {
    header,
    type: 'string',
    group: 'transaction',
    dedupKey: false,
    variants: ['raw', 'deduplicated'],
    since: '0.1',
    state: 'stable',
    description: `${header}的說明。`,
    ...more,
  };
}

/** An invented dataset version. */
export function sampleVersion(version: string, more: Partial<DatasetVersion> = {}): DatasetVersion {
  return {
    version,
    released: `2030-0${Number(version.slice(2)) + 1}-01`,
    until: null,
    formats: ['csv'],
    variants: ['raw', 'deduplicated'],
    booleans: { csv: 'T／F' },
    missing: { csv: '-' },
    summary: '…',
    changes: [],
    lacks: [],
    replaces: {},
    ...more,
  };
}

/** An invented release of both variants with a hundred and eighty rows. */
function sampleRelease(period: string, version: string, beta = false): Release {
  const covers = resolveCovers({ period });
  return {
    period,
    granularity: granularity(period),
    year: parseYear(period),
    version,
    beta,
    covers,
    sets: (['raw', 'deduplicated'] as const).map((variant) => ({
      period,
      variant,
      version,
      beta,
      covers,
      rows: variant === 'raw' ? 100 : 80,
      rowsBySource: { sample: variant === 'raw' ? 100 : 80 },
      files: [],
    })),
  };
}

/** An invented catalogue of versions and columns, with a month for each version. */
export function sampleCatalogue(
  real: Catalogue,
  more: Pick<Catalogue, 'versions' | 'columns'> & Partial<Catalogue>,
): Catalogue {
  return {
    dataset: { ...real.dataset, since: '2030-01', asOf: '2030-12' },
    releases: more.versions.map((v, i) => sampleRelease(`2030-0${i + 1}`, v.version)),
    codeTables: [],
    series: [],
    profiles: [],
    statistics: [],
    drafts: [],
    incidents: [],
    corrections: [],
    changes: [],
    ...more,
  };
}
