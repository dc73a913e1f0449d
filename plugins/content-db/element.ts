import { h, type Child, type PropValue } from 'content-database';
import { BlockError } from 'content-database/markdown';
import { type Catalogue, formatCount } from 'rental-data';
import { checkBlock } from '../markdown/blocks';

interface Lane {
  name: string;
  steps: string[];
}

/** @throws BlockError where the period lacks the variant */
function rowsText(catalogue: Catalogue, period: string, variant: string): string {
  const sets = catalogue.releases.find((release) => release.period === period)?.sets ?? [];
  const set = sets.find((one) => one.variant === variant);
  if (set) return formatCount(set.rows);
  const names = sets.map((one) => one.variant).join('、');
  throw new BlockError(
    `<Rows period="${period}" variant="${variant}" />：${period}沒有${variant}。修正：variant改成${names}，或換一個期別。`,
  );
}

const heading = (title: PropValue | undefined): Child[] =>
  title === undefined ? [] : [h('p', {}, h('b', {}, String(title)))];

/** The element of a component; none for `Head`. @throws BlockError that says what is wrong and how to mend it */
export function toElement(
  written: string,
  given: Record<string, unknown>,
  children: readonly Child[],
  catalogue: Catalogue,
): Child[] {
  if (written === 'Head') return [];
  // What `:::note` makes.
  const name = written === 'admonition' ? 'Notice' : written;
  const hasContent = children.some((child) => typeof child !== 'string' || child.trim() !== '');
  const { lanes = [], ...attributes } = checkBlock(name, given, hasContent, catalogue) as Record<
    string,
    PropValue | undefined
  > & { lanes?: Lane[] };
  const { title, desc, period, variant, severity, type } = attributes;
  switch (name) {
    case 'Rows':
      return [rowsText(catalogue, String(period), String(variant))];
    case 'Notice':
      return [h('aside', { 'data-kind': severity ?? type ?? 'note' }, heading(title), children)];
    case 'More':
      return [h('details', {}, h('summary', {}, String(attributes['summary'])), children)];
    case 'SeriesChart':
      return [h(name, attributes, h('figcaption', {}, h('b', {}, String(title)), ' ', String(desc)))];
    case 'Flow': {
      const steps = lanes.flatMap((lane) => [
        h('p', {}, lane.name),
        h(
          'ol',
          {},
          lane.steps.map((step) => h('li', {}, step)),
        ),
      ]);
      return [h(name, attributes, h('figcaption', {}, String(title)), steps, h('p', {}, String(desc)))];
    }
    default:
      return [h(name, attributes)];
  }
}
