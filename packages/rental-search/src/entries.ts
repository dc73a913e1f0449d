import {
  byCounty,
  type Catalogue,
  type Code,
  type CodeTable,
  columnAnchor,
  COLUMNS_LEVEL_NAME,
  listColumns,
  type DatasetVersion,
  dateWords,
  draftPairs,
  formatCount,
  type Incident,
  incidentsOfVersion,
  periodListWords,
  periodWords,
  type Release,
  releaseQuality,
  ROWS_STATE_MARK,
  rowsStateWords,
  SEVERITY_NAME,
  touchesColumn,
  TOWNSHIPS,
  TYPE_NAME,
  VARIANT_NAME,
  worstFirst,
} from 'rental-data';
import { groupBy } from 'rental-data/helpers';
import { withKeywords, type SectionKeywords } from './places';
import { DRAFT_WORD, type SearchEntry, type SearchSite } from './types';

/** An element of a document by its name in HTML, or a component by its own. */
export interface TreeNode {
  tag: string;
  props: Readonly<Record<string, string | number | boolean | readonly (string | number)[]>>;
  children: readonly (TreeNode | string)[];
}

/** A document that people wrote: of `docs`, which belong to a dataset version, or of `posts`. Other collections are left out. */
export interface SearchDocument {
  collection: string;
  /** address below the site's base path */
  path: string;
  title: string;
  description: string;
  /** ISO date; '' where it has none */
  date: string;
  tags: readonly string[];
  /** '' for posts */
  version: string;
  body: TreeNode;
}

/** A page that is drawn by code and therefore is in no document. */
export interface SearchPage {
  path: string;
  title: string;
  parents: string[];
  text: string;
}

/** Addresses and names of the pages that tell what the catalogue has; addresses below the site's base path. */
export interface IndexSite extends Pick<SearchSite, 'file'> {
  versionColumn: (version: string, anchor: string) => string;
  codeTable: (id: string) => string;
  incident: (id: string) => string;
  /** the page of a version that is only drafted against the one before it */
  draft: (from: string, to: string) => { path: string; title: string };
  /** what the pages are called in which these stand */
  names: Readonly<Record<'about' | 'codes' | 'differences' | 'download' | 'quality', string>>;
  /** what the name of a page does not say, by its address */
  plainName: (path: string) => string | undefined;
  /** the text of a component that says what no entry of the catalogue says; undefined for every other element */
  componentText: (node: TreeNode, catalogue: Catalogue) => string | undefined;
}

export interface EntrySources {
  documents: readonly SearchDocument[];
  catalogue: Catalogue;
  site: IndexSite;
  pages?: readonly SearchPage[];
  keywords?: readonly SectionKeywords[];
}

const COLUMNS_TITLE = '欄位';

const HEADING = /^h([1-6])$/;
/** Elements that stand on a line of their own; the rest runs on in the sentence. */
const BLOCK = /^(p|li|pre|blockquote|caption|figcaption|dt|dd|summary|h[1-6]|div|section|table|ul|ol)$/;
/** Formulas, programs, pictures and heads of tables are no sentences to quote; footnote marks are not read. */
const SILENT = /^(math|svg|img|script|style|sup|annotation|pre|thead)$/;
/** Rows of figures: nobody looks for a number among hundreds. */
const FIGURES =
  /^(?=.*\d)[\d\s.,%:：／/年月日第季期個檔案起到的每一至今QBMG～、；。-]+$|^\D{0,12}[\d,.%]+列?(?:，\D{0,8}[\d,]+列)?。?$/;

const version = (text: string) => `資料集版本${text}`;

function plain(node: TreeNode | string): string {
  if (typeof node === 'string') return node;
  if (SILENT.test(node.tag) || String(node.props['className'] ?? '').includes('katex')) return '';
  const inner = node.children.map(plain);
  // A row is read as a sentence: its cells have nothing between them but the lines of the table.
  if (node.tag === 'tr') {
    const cells = inner.map((cell) => tidy(cell).replace(/。$/, '')).filter(Boolean);
    return `${cells.join('；')}。\n`;
  }
  return inner.join('') + (BLOCK.test(node.tag) ? '\n' : '');
}

const ownWords = (text: string) =>
  text
    .split('\n')
    .filter((line) => !FIGURES.test(line))
    .join('\n');

const tidy = (text: string) =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n');

interface Section {
  /** '' for what stands before the first heading */
  id: string;
  title: string;
  depth: number;
  text: string;
}

function splitSections(body: TreeNode, componentText: (node: TreeNode) => string | undefined): Section[] {
  const sections: Section[] = [{ id: '', title: '', depth: 1, text: '' }];
  const add = (text: string) => {
    const last = sections.at(-1);
    if (last) last.text += text;
  };
  const walk = (node: TreeNode | string): void => {
    if (typeof node === 'string') return add(node);
    const drawn = componentText(node);
    if (drawn !== undefined) return add(drawn);
    const depth = HEADING.exec(node.tag)?.[1];
    const id = node.props['id'];
    if (depth !== undefined && depth !== '1' && typeof id === 'string') {
      sections.push({ id, title: tidy(plain(node)), depth: Number(depth), text: '' });
      return;
    }
    if (depth === '1') return;
    // Only what can hold headings or rows is opened; sentences are read in one piece.
    if (/^(root|div|section|article|details|table|tbody)$/.test(node.tag)) {
      node.children.forEach(walk);
      return add('\n');
    }
    add(plain(node));
  };
  walk(body);
  return sections.map((s) => ({ ...s, text: tidy(s.text) }));
}

/** The text of a heading ends where the next one begins. */
function documentEntries(document: SearchDocument, { catalogue, site }: EntrySources): SearchEntry[] {
  const isPost = document.collection === 'posts';
  const trail: { depth: number; title: string }[] = [];
  const sections = splitSections(document.body, (node) => site.componentText(node, catalogue));
  return sections.flatMap((section): SearchEntry[] => {
    // Footnotes: their heading is for screen readers alone, and they say nothing without their sentence.
    if (section.id === 'footnote-label') return [];
    while ((trail.at(-1)?.depth ?? 0) >= section.depth) trail.pop();
    const own = section.id === '';
    const parents = own ? [] : [document.title, ...trail.map((t) => t.title)];
    if (!own) trail.push({ depth: section.depth, title: section.title });
    // The excerpt often repeats the description in other words; the description alone is quoted as well.
    const words = ownWords(section.text);
    const text = own ? tidy(`${document.description}\n${words}`) : words;
    return [
      {
        kind: isPost ? 'post' : 'document',
        path: own ? document.path : `${document.path}#${section.id}`,
        title: own ? document.title : section.title,
        parents,
        version: document.version,
        group: isPost ? '' : `docs#${section.id}`,
        text,
        keywords: own ? [...document.tags] : [],
        facts: own && document.date ? [document.date.slice(0, 10)] : [],
      },
    ];
  });
}

function pageEntry(page: SearchPage, site: IndexSite): SearchEntry {
  const plainly = site.plainName(page.path);
  const words = plainly === undefined ? [] : [plainly];
  return { kind: 'document', ...page, version: '', group: '', keywords: words, facts: words };
}

function columnEntries({ catalogue, site }: EntrySources, datasetVersion: DatasetVersion): SearchEntry[] {
  const here = new Set(
    datasetVersion.variants.flatMap((variant) => listColumns(catalogue, datasetVersion, variant)),
  );
  const incidents = incidentsOfVersion(catalogue, datasetVersion.version);
  const byAnchor = groupBy(
    catalogue.columns.filter((c) => here.has(c)),
    columnAnchor,
  );
  return [...byAnchor].flatMap(([anchor, same]): SearchEntry[] => {
    const [column] = same;
    const [variant, other] = new Set(same.flatMap(({ variants }) => variants));
    const incident = incidents.filter((i) => touchesColumn(i, column)).sort(worstFirst)[0];
    const table = catalogue.codeTables.find((t) => t.id === column.codeTable);
    // Short tables are known by heart; the townships are an entry of their own.
    const codes = table && table.codes.length <= 12 ? table.codes.map((c) => c.label) : [];
    return [
      {
        kind: 'column',
        path: site.versionColumn(datasetVersion.version, anchor),
        title: column.header,
        parents: [version(datasetVersion.version), COLUMNS_TITLE],
        version: datasetVersion.version,
        group: `columns#${anchor}`,
        text: [...new Set(same.map((c) => c.description))].join('\n'),
        keywords: [...(column.key ? [column.key] : []), ...codes.filter((c) => c !== '不明')],
        facts: [
          ...(column.key ? [column.key] : []),
          column.unit ? `${TYPE_NAME[column.type]}（${column.unit}）` : TYPE_NAME[column.type],
          ...(variant && !other && datasetVersion.variants.length > 1 ? [VARIANT_NAME[variant]] : []),
        ],
        mark: incident ? { state: incident.severity, text: incident.title } : undefined,
      },
    ];
  });
}

/** Labels in a row; townships under their county, which is said once: 南投縣：中寮鄉、仁愛鄉. */
function formatLabels(catalogue: Catalogue, { id, codes }: CodeTable): string {
  const row = (list: readonly Code[]) => list.map(({ label }) => label).join('、');
  if (id !== TOWNSHIPS) return row(codes);
  const { rest, groups } = byCounty(catalogue, codes);
  return [...groups.map((county) => `${county.title}：${row(county.codes)}`), row(rest)]
    .filter(Boolean)
    .join('\n');
}

const draftEntries = ({ catalogue, site }: EntrySources): SearchEntry[] =>
  draftPairs(catalogue).map(({ from, to, draft }) => ({
    kind: 'document',
    ...site.draft(from, to),
    parents: [site.names.about, site.names.differences],
    version: '',
    group: '',
    // Names alone: what they mean is read where the draft is told.
    text: [draft.summary, draft.columns.map(({ header }) => header).join('、')].join('\n'),
    keywords: [DRAFT_WORD, ...draft.columns.flatMap(({ key }) => key ?? [])],
    facts: [`${dateWords(draft.written)}的草案`],
  }));

const codeEntries = ({ catalogue, site }: EntrySources): SearchEntry[] =>
  catalogue.codeTables.map((table) => ({
    kind: 'document',
    path: site.codeTable(table.id),
    title: `${table.title}的編碼`,
    parents: [site.names.codes],
    version: '',
    group: '',
    text: formatLabels(catalogue, table),
    keywords: [table.id],
    facts: [`${table.codes.length}個代碼`],
  }));

const affectedWords = ({ affects }: Incident) =>
  Array.isArray(affects) ? periodListWords(affects) : `${affects.from}起`;

function incidentEntry(incident: Incident, site: IndexSite): SearchEntry {
  const { id, severity, title, cause, effect, advice, status, columns, affects, start, end } = incident;
  const interval = `${start.slice(0, 7)}/${(end ?? '').slice(0, 7)}`;
  return {
    kind: 'incident',
    path: site.incident(id),
    title,
    parents: [site.names.quality],
    version: '',
    group: '',
    text: [effect, advice, cause, status].filter(Boolean).join('\n'),
    // The interval finds the months that were never published; the list those that were touched.
    keywords: [
      ...(columns ?? []).map((c) => c.replace(/_?\*$/, '')),
      interval,
      ...(Array.isArray(affects) ? affects : [`${affects.from}/`]),
    ],
    facts: [SEVERITY_NAME[severity], affectedWords(incident)],
    mark: { state: severity, text: SEVERITY_NAME[severity] },
  };
}

function releaseEntry({ catalogue, site }: EntrySources, release: Release): SearchEntry {
  const { period } = release;
  const { rows, why, columns } = releaseQuality(catalogue, release);
  return {
    kind: 'file',
    // The pages of a period's sets lead to each other; the raw one is there almost always.
    path: site.file(period, release.sets[0]?.variant ?? 'raw'),
    title: periodWords(period),
    parents: [site.names.download],
    version: '',
    group: '',
    text: '',
    keywords: [],
    facts: [
      ...release.sets.map((s) => `${VARIANT_NAME[s.variant]} ${formatCount(s.rows)}列`),
      version(release.version),
      ...(columns ? [COLUMNS_LEVEL_NAME[columns.state]] : []),
    ],
    mark: { state: ROWS_STATE_MARK[rows.state], text: rowsStateWords(rows.state, why) },
    period,
  };
}

/** A text in one piece, as excerpts show it: wide punctuation brings a gap of its own. */
const inOnePiece = (text: string): string => text.replace(/(?<=[，。、；：？！」』）…])\s+/gu, '');

/** What can be found: pages, columns, sections of documents, drafts, code tables, incidents and periods. Newest dataset version first. */
export function toEntries(sources: EntrySources): SearchEntry[] {
  const { documents, catalogue, site, pages = [], keywords = [] } = sources;
  const newestFirst = [...catalogue.versions].reverse();
  const order = newestFirst.map((v) => v.version);
  const docs = documents
    .filter((d) => d.collection === 'docs')
    .sort((a, b) => order.indexOf(a.version) - order.indexOf(b.version));
  const posts = documents
    .filter((d) => d.collection === 'posts')
    .sort((a, b) => b.date.localeCompare(a.date, 'en') || a.path.localeCompare(b.path, 'en'));
  const entries: SearchEntry[] = [
    ...pages.map((page) => pageEntry(page, site)),
    ...newestFirst.flatMap((v) => columnEntries(sources, v)),
    ...[...docs, ...posts].flatMap((d) => documentEntries(d, sources)),
    ...draftEntries(sources),
    ...codeEntries(sources),
    ...catalogue.incidents.map((incident) => incidentEntry(incident, site)),
    ...catalogue.releases.map((r) => releaseEntry(sources, r)).reverse(),
  ];
  return withKeywords(
    entries.map((entry) => ({ ...entry, text: inOnePiece(entry.text) })),
    keywords,
  );
}
