import { BlockError, listAttributes, type MarkdownNode } from 'content-database/markdown';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import * as z from 'zod';
import { type Catalogue, COLUMN_GROUPS, SEVERITIES, VARIANTS } from 'rental-data';

const ATTRIBUTE = {
  release: 'period',
  year: 'year',
  incident: 'id',
  version: 'version',
  series: 'series',
} as const;

type RecordKind = keyof typeof ATTRIBUTE;

interface Block {
  record?: RecordKind;
  attributes: z.ZodType<Record<string, unknown>>;
  /** how it is written, shown where it was written wrongly */
  usage: string;
  /** has content of its own between its tags */
  holds?: true;
}

const own = (usage: string, shape: z.ZodRawShape): Block => ({ usage, attributes: z.strictObject(shape) });

const recordBlock = (record: RecordKind, usage: string, shape: z.ZodRawShape = {}): Block => ({
  record,
  usage,
  attributes: z.strictObject({ [ATTRIBUTE[record]]: z.string(), ...shape }),
});

export const BLOCKS: Readonly<Record<string, Block>> = {
  AboutDataBrief: own('<AboutDataBrief />', {
    heading: z.enum(['h1', 'p']).optional(),
    figure: z.boolean().optional(),
  }),
  AnnualDownload: recordBlock('year', '<AnnualDownload year="2023" />', { open: z.boolean().optional() }),
  CodeTables: recordBlock('version', '<CodeTables version="0.3" />'),
  ColumnTable: recordBlock(
    'version',
    `<ColumnTable version="0.3" group="price" />，group是${COLUMN_GROUPS.join('、')}之一`,
    { group: z.enum(COLUMN_GROUPS) },
  ),
  DatasetBriefCard: recordBlock('release', '<DatasetBriefCard period="2026-04" />'),
  DatasetCard: recordBlock('release', '<DatasetCard period="2026-04" />'),
  DedupKey: recordBlock('version', '<DedupKey version="0.3" />'),
  DownloadTable: recordBlock('year', '<DownloadTable year="2026" />'),
  DwellingFilter: recordBlock('version', '<DwellingFilter version="0.3" />'),
  ExampleRow: recordBlock('version', '<ExampleRow version="0.3" />'),
  Flow: own('<Flow title="…" desc="…" lanes={[{name: \'…\', steps: [\'…\']}]} />', {
    title: z.string(),
    desc: z.string(),
    lanes: z.array(z.strictObject({ name: z.string(), steps: z.array(z.string()) })),
  }),
  IncidentNote: recordBlock('incident', '<IncidentNote id="2021-01" />'),
  KnownIncidents: recordBlock('version', '<KnownIncidents version="0.3" />'),
  More: {
    ...own('<More summary="標題">，換行寫內文，最後以</More>結束', { summary: z.string() }),
    holds: true,
  },
  Notice: {
    ...own(':::note[標題]，換行寫內文，最後以:::結束', {
      type: z.string().optional(),
      severity: z.enum(SEVERITIES).optional(),
      title: z.string().optional(),
    }),
    holds: true,
  },
  Rows: recordBlock('release', `<Rows period="2026-04" variant="raw" />，variant是${VARIANTS.join('或')}`, {
    variant: z.string(),
  }),
  SeriesChart: recordBlock('series', '<SeriesChart series="…" title="…" desc="…" unit="…" />', {
    title: z.string(),
    desc: z.string(),
    unit: z.string(),
  }),
  SpecialValues: recordBlock('version', '<SpecialValues version="0.3" />'),
  VersionChanges: recordBlock('version', '<VersionChanges version="0.3" />'),
  VersionCorrections: recordBlock('version', '<VersionCorrections version="0.3" />'),
  VersionFacts: recordBlock('version', '<VersionFacts version="0.3" />'),
};

const findRecordAttribute = (name: string): (typeof ATTRIBUTE)[RecordKind] | undefined => {
  const record = BLOCKS[name]?.record;
  return record && ATTRIBUTE[record];
};

const EXISTS: Record<RecordKind, (catalogue: Catalogue, value: string) => boolean> = {
  release: ({ releases }, value) => releases.some(({ period }) => period === value),
  year: ({ releases }, value) => releases.some(({ year }) => String(year) === value),
  incident: ({ incidents }, value) => incidents.some(({ id }) => id === value),
  version: ({ versions }, value) => versions.some(({ version }) => version === value),
  series: ({ series }, value) => series.some(({ id }) => id === value),
};

function namesRecord(catalogue: Catalogue, name: string, value: string): boolean {
  const record = BLOCKS[name]?.record;
  return record === undefined || EXISTS[record](catalogue, value);
}

function readAttributes(name: string, { attributes, usage }: Block, given: object): Record<string, unknown> {
  const checked = attributes.safeParse(given);
  if (checked.success) return checked.data;
  const issue = checked.error.issues[0];
  const keys = issue?.code === 'unrecognized_keys' ? issue.keys.join('、') : String(issue?.path[0] ?? '');
  throw new BlockError(`<${name}>的${keys}寫錯或漏寫。修正：寫成${usage}。`);
}

const unknownRecord = (name: string, attribute: string, value: string): string =>
  `<${name} ${attribute}="${value}">在目錄裡找不到。修正：照catalogue/裡的寫法改${attribute}，或先把它加進目錄。`;

/** The attributes of one use of a component. @throws BlockError that says what is wrong and how to mend it */
export function checkBlock(
  name: string,
  given: object,
  hasContent: boolean,
  catalogue: Catalogue,
): Record<string, unknown> {
  const block = BLOCKS[name];
  if (!block)
    throw new BlockError(`不認得的元件<${name}>。修正：改用plugins/markdown/blocks.ts列出的元件，或加進去。`);
  const attributes = readAttributes(name, block, given);
  if (hasContent && !block.holds) {
    throw new BlockError(`<${name}>裡面的內文不會顯示。修正：寫成${block.usage}。`);
  }
  const { record } = block;
  if (record) {
    const value = String(attributes[ATTRIBUTE[record]]);
    if (!namesRecord(catalogue, name, value))
      throw new BlockError(unknownRecord(name, ATTRIBUTE[record], value));
  }
  return attributes;
}

/** Stops the build, with file and line, where a block such as `<DatasetCard period="2026-04" />` names no record. */
export function remarkCatalogue({ load }: { load: () => Promise<Catalogue> }) {
  return async (tree: MarkdownNode, file: VFile) => {
    const blocks: MarkdownNode[] = [];
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node: MarkdownNode) => {
      if (BLOCKS[node.name ?? '']?.record) blocks.push(node);
    });
    if (blocks.length === 0) return;
    const catalogue = await load();
    for (const node of blocks) {
      const block = node.name ?? '';
      const attribute = findRecordAttribute(block) ?? '';
      const value = listAttributes(node).find((a) => a.name === attribute)?.value;
      if (typeof value !== 'string') {
        file.fail(`<${block}>缺少${attribute}。修正：寫成<${block} ${attribute}="…" />。`, node);
      }
      if (!namesRecord(catalogue, block, value)) file.fail(unknownRecord(block, attribute, value), node);
    }
  };
}
