/** Blocks about quality incidents. Pure. */
import { filePage, incidentItem, postPage } from '../../../src/domain/addresses/pages';
import type { ContentNode } from '../../../src/domain/content/types';
import { dateWords } from '../../../src/domain/format';
import { periodWords, spanWords } from '../../../src/domain/period';
import { rowsStateWords } from '../../../src/domain/words';
import type { IncidentProp, PeriodMarkProp, VersionIncidentProp } from '../../pages/client';
import { childrenOf, h, link, type Child, type Children } from '../tree';
import { listed, phrase, say, severityName, typeName, WORDS } from '../words';

/** When it happened: one day, from a day to a day, or since a day. */
function dates({ start, end }: IncidentProp): Child[] {
  const day = (iso: string) => h('time', { dateTime: iso }, dateWords(iso));
  if (end === start) return [day(start)];
  return end === null
    ? phrase('incident.dates.since', { start: day(start) })
    : phrase('incident.dates.span', { start: day(start), end: day(end) });
}

const joined = (parts: readonly Child[][]): Child[] =>
  parts.flatMap((part, i) => (i === 0 ? part : [WORDS['list.separator'], ...part]));

const periodsWords = ({ from, periods }: Pick<IncidentProp, 'from' | 'periods'>): string =>
  from === undefined ? periods : say('incident.periods.from', { month: periodWords(from) });

/** The periods that it touches; where it touches the rows, each with the verdict on them. */
function periods(incident: IncidentProp): Child[] {
  const { from, spans, rows } = incident;
  if (from !== undefined) return [periodsWords(incident)];
  if (rows.length === 0) {
    return joined(
      spans.map((span): Child[] => {
        const [first, last] = spanWords(span).map((words, i) =>
          link(filePage(span[i] ?? span[0], 'raw'), words),
        );
        return last ? phrase('incident.periods.span', { from: first, to: last }) : childrenOf(first);
      }),
    );
  }
  return [
    h(
      'ul',
      {},
      rows.map(({ period, state, why }) =>
        h(
          'li',
          {},
          phrase('incident.rows', { period: link(filePage(period, 'raw'), periodWords(period)) }),
          rowsStateWords(state, why),
        ),
      ),
    ),
  ];
}

/** What it touches: the number of rows, columns, or both. */
function scopeWords({ wholeRows, columns, columnTypes }: IncidentProp): string {
  const names = columns.map(({ text, count }) =>
    count > 1 ? say('incident.scope.prefix', { text, count }) : say('incident.scope.column', { text }),
  );
  const types = columnTypes.map(typeName);
  const touched = listed([
    ...names,
    ...(types.length > 0 ? [say('incident.scope.types', { types: listed(types) })] : []),
  ]);
  if (!wholeRows) return touched;
  return touched ? say('incident.scope.both', { columns: touched }) : WORDS['incident.scope.rows'];
}

const advised = (advice: string): ContentNode =>
  h('p', {}, phrase('incident.advice', { term: h('b', {}, WORDS['incident.term.advice']), advice }));

const fact = (term: keyof typeof WORDS & `incident.term.${string}`, of: Children): ContentNode[] => [
  h('dt', {}, WORDS[term]),
  h('dd', {}, of),
];

/** IncidentNote: an incident as a box inside a post. */
export function incidentNote(incident: IncidentProp): ContentNode {
  const { id, severity, title, effect, advice, status } = incident;
  return h(
    'section',
    { 'aria-label': title },
    h('p', {}, severityName(severity), ' ', h('b', {}, title)),
    h('dl', {}, [
      fact('incident.term.dates', dates(incident)),
      fact('incident.term.periods', periods(incident)),
      fact('incident.term.scope', scopeWords(incident)),
      fact('incident.term.effect', effect),
      fact('incident.term.advice', advice),
      status !== undefined && fact('incident.term.status', status),
    ]),
    h('p', {}, link(incidentItem(id), WORDS['incident.note.link'])),
  );
}

/** The entry of the data-quality page: body of the incident's own document. */
export function incidentEntry(incident: IncidentProp): ContentNode {
  const { severity, effect, advice, cause, status, post } = incident;
  return h(
    'root',
    {},
    h('p', {}, severityName(severity)),
    h('p', {}, dates(incident)),
    h('p', {}, effect),
    advised(advice),
    h('dl', {}, [
      fact('incident.term.cause', cause),
      fact('incident.term.periods', periods(incident)),
      fact('incident.term.scope', scopeWords(incident)),
      status !== undefined && fact('incident.term.status', status),
    ]),
    post !== undefined && h('p', {}, link(postPage(post), WORDS['incident.post'])),
  );
}

/** KnownIncidents: the incidents that touch files of a dataset version. */
export function knownIncidents(incidents: readonly VersionIncidentProp[]): ContentNode {
  if (incidents.length === 0) return h('p', {}, WORDS['knownIncidents.none']);
  return h(
    'ul',
    {},
    incidents.map((incident) =>
      h(
        'li',
        {},
        h('p', {}, severityName(incident.severity), ' ', link(incidentItem(incident.id), incident.title)),
        h('p', {}, periodsWords(incident)),
        h('p', {}, incident.effect),
      ),
    ),
  );
}

/** Incidents as marks: severity and title, each linking to its entry. */
export function incidentMarks(marks: readonly PeriodMarkProp[]): ContentNode | null {
  if (marks.length === 0) return null;
  return h(
    'ul',
    {},
    marks.map(({ id, severity, title, through }) =>
      h(
        'li',
        {},
        severityName(severity),
        ' ',
        link(incidentItem(id), title),
        through && say('release.marks.through', { periods: through }),
      ),
    ),
  );
}
