import { type ColumnGroup, type ColumnType, type Variant, VARIANTS } from 'rental-data';
import { readTyped, type Haystack } from './text';

/** Names of the fields in forms and addresses. They are public: a shared address keeps its meaning. */
export const COLUMN_FIELDS = {
  text: 'q',
  group: 'group',
  type: 'type',
  variant: 'variant',
  version: 'version',
  key: 'key',
  incidents: 'incidents',
} as const;

/** What a filter asks of a column, beside its texts. */
export interface FilterableColumn {
  group: ColumnGroup;
  type: ColumnType;
  /** per version, oldest first: r raw, d deduplicated, b both, - absent */
  life: string;
  dedupKey?: boolean | undefined;
  incidents: number;
}

/** What the part of an address after its path asks for; an empty text asks for nothing. */
export function readColumnFilter(query: string) {
  const params = new URLSearchParams(query);
  const text = (field: keyof typeof COLUMN_FIELDS) => params.get(COLUMN_FIELDS[field]) ?? '';
  return {
    /** words, all of which have to stand in the column's name, key, description or codes */
    text: text('text'),
    fits: readTyped(text('text')),
    group: text('group'),
    type: text('type'),
    variant: text('variant'),
    version: text('version'),
    key: params.has(COLUMN_FIELDS.key),
    incidents: params.has(COLUMN_FIELDS.incidents),
  };
}

type ColumnFilter = ReturnType<typeof readColumnFilter>;

const LETTER: Record<Variant, string> = { raw: 'r', deduplicated: 'd' };

/** Do the files of that variant and version have the column? An empty variant or version means any. */
function lives(life: string, variant: string, version: string, versions: readonly string[]): boolean {
  const letters = version === '' ? life : (life[versions.indexOf(version)] ?? '-');
  const wanted = VARIANTS.filter((v) => variant === '' || v === variant).map((v) => LETTER[v]);
  return [...letters].some((letter) => letter === 'b' || wanted.includes(letter));
}

/** Is the column one of those asked for? @param words what `toHaystack` made of its texts @param versions oldest first */
export function matchesColumn(
  column: FilterableColumn,
  words: Haystack,
  filter: ColumnFilter,
  versions: readonly string[],
): boolean {
  const { group, type, life, dedupKey = false, incidents } = column;
  return (
    (filter.group === '' || filter.group === group) &&
    (filter.type === '' || filter.type === type) &&
    (!filter.key || dedupKey) &&
    (!filter.incidents || incidents > 0) &&
    lives(life, filter.variant, filter.version, versions) &&
    filter.fits(words)
  );
}
