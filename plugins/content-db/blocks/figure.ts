/** Blocks whose content the writer gives: charts, flows, notices. Pure. */
import { incidentItem } from '../../../src/domain/addresses/pages';
import { LICENCE_NAMES, LINKS, SITE_NAME } from '../../../src/domain/publisher';
import type { SeriesTable } from '../../../src/domain/catalogue/types';
import type { ContentNode } from '../../../src/domain/content/types';
import { formatCount } from '../../../src/domain/format';
import { periodWords } from '../../../src/domain/period';
import type { AboutProp } from '../../pages/client';
import { h, link, type Children } from '../tree';
import { phrase, say } from '../words';

/** A value as the chart's table writes it: 1234.5 → 1,234.5; a missing one is a dash. */
function valueText(value: number | null): string {
  if (value === null) return '–';
  const [whole = '0', decimals] = String(Math.abs(value)).split('.');
  return `${value < 0 ? '−' : ''}${formatCount(Number(whole))}${decimals ? `.${decimals}` : ''}`;
}

/** SeriesChart: its caption and its figures; the drawing says nothing else. */
export function seriesChart(
  title: string,
  desc: string,
  unit: string,
  labels: readonly string[],
  series: SeriesTable['lines'],
): ContentNode {
  return h(
    'figure',
    {},
    h('figcaption', {}, h('b', {}, title), ' ', desc),
    h(
      'table',
      {},
      h('caption', {}, title),
      h(
        'thead',
        {},
        h(
          'tr',
          {},
          h('td', {}, say('chart.unit', { unit })),
          series.map(({ name }) => h('th', { scope: 'col' }, name)),
        ),
      ),
      h(
        'tbody',
        {},
        labels.map((label, i) =>
          h(
            'tr',
            {},
            h('th', { scope: 'row' }, label),
            series.map(({ values }) => h('td', {}, valueText(values[i] ?? null))),
          ),
        ),
      ),
    ),
  );
}

interface Lane {
  name: string;
  steps: string[];
}

/** Flow: caption, lanes as ordered lists, the description in words. */
export function flow(title: string, desc: string, lanes: readonly Lane[]): ContentNode {
  return h(
    'figure',
    {},
    h('figcaption', {}, title),
    lanes.map(({ name, steps }) => [
      h('p', {}, name),
      h(
        'ol',
        {},
        steps.map((step) => h('li', {}, step)),
      ),
    ]),
    h('p', {}, desc),
  );
}

/** AboutDataBrief: what the dataset is, who makes it, and how far it reaches. */
export function aboutDataBrief({ sources, coverage, removed, gap }: AboutProp): ContentNode {
  return h(
    'p',
    {},
    h('b', {}, SITE_NAME),
    ' ',
    say('about.statement', {
      source: sources.map(({ name }) => name).join('、'),
      since: periodWords(coverage.since),
    }),
    phrase('about.brief', {
      source: sources.map(({ name, url }, index) => [index > 0 && '、', link(url, name)]),
      removed,
      repository: link(LINKS.repository, new URL(LINKS.repository).pathname.slice(1)),
      cc0: link(LINKS.cc0, LICENCE_NAMES.data),
    }),
    gap &&
      (gap.incident
        ? phrase('about.gapWhy', {
            gap: gap.text,
            why: link(incidentItem(gap.incident.id), gap.incident.title),
          })
        : say('about.gap', { gap: gap.text })),
  );
}

/** Notice and admonitions: a passage that must not be overlooked. */
export function notice(kind: string, title: Children, ...children: Children[]): ContentNode {
  return h('aside', { 'data-kind': kind }, title && h('p', {}, h('b', {}, title)), children);
}
