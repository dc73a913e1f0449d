/** Every component that Markdown may place, as a reader sees it: a tree made from the catalogue's props. Pure. */
import * as z from 'zod';
import { yearsOf } from '../../src/domain/catalogue/sets';
import { COLUMN_GROUPS, SEVERITIES, VARIANTS, type Catalogue } from '../../src/domain/catalogue/types';
import type {
  AboutProp,
  IncidentProp,
  ReleaseProp,
  SeriesProp,
  VersionProp,
  YearProp,
} from '../pages/client';
import { toAboutProp } from '../pages/data/about';
import { toIncidentProp } from '../pages/data/incident';
import { toYearProp } from '../pages/data/pages';
import { toReleaseProp } from '../pages/data/release';
import { toSeriesProp } from '../pages/data/series';
import { toVersionProp } from '../pages/data/version';
import { aboutDataBrief, flow, notice, seriesChart } from './blocks/figure';
import { incidentNote, knownIncidents } from './blocks/incident';
import { annualDownload, datasetBriefCard, datasetCard, downloadTable, rowsText } from './blocks/release';
import {
  codeTables,
  columnTable,
  dedupKey,
  dwellingFilter,
  versionChanges,
  versionFacts,
} from './blocks/version';
import { childrenOf, type Child } from './tree';

/** What is wrong with a use of a block; the parser adds file and line. */
export class BlockError extends Error {}

/** Reads records of the catalogue for blocks; a record that does not exist is undefined. */
interface Records {
  release(period: string): ReleaseProp | undefined;
  year(year: string): YearProp | undefined;
  incident(id: string): IncidentProp | undefined;
  version(version: string): VersionProp | undefined;
  series(id: string): SeriesProp | undefined;
}

interface Use {
  name: string;
  records: Records;
  /** the dataset as a whole */
  about: () => AboutProp;
  children: readonly Child[];
}

interface Block {
  attributes: z.ZodType;
  /** how it is written, shown when it was written wrongly */
  usage: string;
  /** has content of its own between its tags */
  holds?: true;
  render: (attributes: unknown, use: Use) => Child[];
}

type Kind = keyof Records;
/** The attribute that chooses a record, as in plugins/remark-catalogue. */
const CHOICE = {
  release: 'period',
  year: 'year',
  incident: 'id',
  version: 'version',
  series: 'series',
} as const;
type RecordOf<K extends Kind> = NonNullable<ReturnType<Records[K]>>;

/** A block that shows one record of the catalogue. */
function block<K extends Kind, S extends z.ZodRawShape>(
  kind: K,
  usage: string,
  shape: S,
  render: (record: RecordOf<K>, attributes: z.infer<z.ZodObject<S>>) => Child,
): Block {
  const choice = CHOICE[kind];
  return {
    attributes: z.strictObject({ [choice]: z.string(), ...shape }),
    usage,
    render(given, { name, records }) {
      const value = (given as Record<string, string>)[choice] as string;
      const record = records[kind](value);
      if (!record) {
        throw new BlockError(
          `<${name} ${choice}="${value}">在目錄裡找不到。修正：照catalogue/裡的寫法改${choice}，或先把它加進目錄。`,
        );
      }
      return [render(record as RecordOf<K>, given as z.infer<z.ZodObject<S>>)];
    },
  };
}

/** A block that shows what its attributes say. */
function own<S extends z.ZodType>(
  attributes: S,
  usage: string,
  render: (attributes: z.infer<S>, use: Use) => Child,
): Block {
  return { attributes, usage, render: (given, use) => [render(given as z.infer<S>, use)] };
}

const FLOW = z.strictObject({
  title: z.string(),
  desc: z.string(),
  lanes: z.array(z.strictObject({ name: z.string(), steps: z.array(z.string()) })),
});

function rows(record: ReleaseProp, variant: string): Child {
  const text = rowsText(record, variant);
  if (text !== undefined) return text;
  const names = record.sets.map((s) => s.variant).join('、');
  throw new BlockError(
    `<Rows period="${record.period}" variant="${variant}" />：${record.period}沒有${variant}。修正：variant改成${names}，或換一個期別。`,
  );
}

const NOTICE: Block = {
  attributes: z.strictObject({
    type: z.string().optional(),
    severity: z.enum(SEVERITIES).optional(),
    title: z.string().optional(),
  }),
  usage: ':::note[標題]，換行寫內文，最後以:::結束',
  holds: true,
  render(given, { children }) {
    const { type, severity, title } = given as { type?: string; severity?: string; title?: string };
    return [notice(severity ?? type ?? 'note', title, children)];
  },
};

const BLOCKS: Record<string, Block> = {
  AboutDataBrief: own(
    z.strictObject({ heading: z.enum(['h1', 'p']).optional(), figure: z.boolean().optional() }),
    '<AboutDataBrief />',
    (_, { about }) => aboutDataBrief(about()),
  ),
  AnnualDownload: block(
    'year',
    '<AnnualDownload year="2023" />',
    { open: z.boolean().optional() },
    annualDownload,
  ),
  CodeTables: block('version', '<CodeTables version="0.3" />', {}, codeTables),
  ColumnTable: block(
    'version',
    `<ColumnTable version="0.3" group="price" />，group是${COLUMN_GROUPS.join('、')}之一`,
    { group: z.enum(COLUMN_GROUPS) },
    (version, { group }) => columnTable(version, group),
  ),
  DatasetBriefCard: block('release', '<DatasetBriefCard period="2026-04" />', {}, datasetBriefCard),
  DatasetCard: block('release', '<DatasetCard period="2026-04" />', {}, datasetCard),
  DedupKey: block('version', '<DedupKey version="0.3" />', {}, dedupKey),
  DownloadTable: block('year', '<DownloadTable year="2026" />', {}, downloadTable),
  DwellingFilter: block('version', '<DwellingFilter version="0.3" />', {}, dwellingFilter),
  Flow: own(
    FLOW,
    '<Flow title="…" desc="…" lanes={[{name: \'…\', steps: [\'…\']}]} />',
    ({ title, desc, lanes }) => flow(title, desc, lanes),
  ),
  // What stands in the page's head is not seen in the page.
  Head: { attributes: z.unknown(), usage: '<Head>…</Head>', holds: true, render: () => [] },
  IncidentNote: block('incident', '<IncidentNote id="2021-01" />', {}, incidentNote),
  KnownIncidents: block('version', '<KnownIncidents version="0.3" />', {}, ({ incidents }) =>
    knownIncidents(incidents),
  ),
  Notice: NOTICE,
  Rows: block(
    'release',
    `<Rows period="2026-04" variant="raw" />，variant是${VARIANTS.join('或')}`,
    { variant: z.string() },
    (record, { variant }) => rows(record, variant),
  ),
  SeriesChart: block(
    'series',
    '<SeriesChart series="…" title="…" desc="…" unit="…" />',
    { title: z.string(), desc: z.string(), unit: z.string() },
    ({ labels, lines }, { title, desc, unit }) => seriesChart(title, desc, unit, labels, lines),
  ),
  VersionChanges: block('version', '<VersionChanges version="0.3" />', {}, versionChanges),
  VersionFacts: block('version', '<VersionFacts version="0.3" />', {}, versionFacts),
  admonition: NOTICE,
};

/** Names of all blocks. */
export const BLOCK_NAMES: readonly string[] = Object.keys(BLOCKS);

/** Turns uses of blocks into trees. */
export interface BlockRenderer {
  has(name: string): boolean;
  /** @throws BlockError that says what is wrong with the use and how to mend it */
  render(name: string, attributes: Record<string, unknown>, children: readonly Child[]): Child[];
}

function complaint(name: string, usage: string, error: z.ZodError): string {
  const issue = error.issues[0];
  const keys = issue?.code === 'unrecognized_keys' ? issue.keys.join('、') : String(issue?.path[0] ?? '');
  return `<${name}>的${keys}寫錯或漏寫。修正：寫成${usage}。`;
}

/** Every record is made once, however many blocks show it. */
function once<T>(make: (key: string) => T | undefined): (key: string) => T | undefined {
  const made = new Map<string, T | undefined>();
  return (key) => {
    if (!made.has(key)) made.set(key, make(key));
    return made.get(key);
  };
}

/** The blocks over a catalogue. */
export function blockRenderer(catalogue: Catalogue): BlockRenderer {
  const records: Records = {
    release: once((period) => {
      const found = catalogue.releases.find((r) => r.period === period);
      return found && toReleaseProp(catalogue, found);
    }),
    year: once((year) =>
      yearsOf(catalogue).map(String).includes(year) ? toYearProp(catalogue, Number(year)) : undefined,
    ),
    incident: once((id) => {
      const found = catalogue.incidents.find((i) => i.id === id);
      return found && toIncidentProp(catalogue, found);
    }),
    series: once((id) => {
      const found = catalogue.series.find((s) => s.id === id);
      return found && toSeriesProp(found);
    }),
    version: once((version) => {
      const found = catalogue.versions.find((v) => v.version === version);
      return found && toVersionProp(catalogue, found);
    }),
  };
  const about = () => toAboutProp(catalogue);
  return {
    has: (name) => Object.hasOwn(BLOCKS, name),
    render(name, attributes, children) {
      const { attributes: schema, usage, holds, render } = BLOCKS[name] as Block;
      const checked = schema.safeParse(attributes);
      if (!checked.success) throw new BlockError(complaint(name, usage, checked.error));
      if (!holds && children.some((child) => typeof child !== 'string' || child.trim() !== '')) {
        throw new BlockError(`<${name}>裡面的內文不會顯示。修正：寫成${usage}。`);
      }
      return childrenOf(render(checked.data, { name, records, about, children }));
    },
  };
}
