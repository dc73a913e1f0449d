/** Blocks about quality incidents. Pure. */
import type { ContentNode } from '../../../src/domain/content/types';
import { dateWords } from '../../../src/domain/format';
import type { IncidentProp, PeriodMarkProp } from '../../catalogue/client';
import { h, link, type Child } from '../tree';
import { listed, phrase, say, severityName, typeName, WORDS } from '../words';

export const incidentHref = (id: string) => `/data-quality/#${id}`;

/** When it happened: one day, from a day to a day, or since a day. */
function dates({ start, end }: IncidentProp): Child[] {
  const day = (iso: string) => h('time', { dateTime: iso }, dateWords(iso));
  if (end === start) return [day(start)];
  return end === null
    ? phrase('incident.dates.since', { start: day(start) })
    : phrase('incident.dates.span', { start: day(start), end: day(end) });
}

const periodsWords = ({ from, periods }: IncidentProp) =>
  from === undefined ? periods : say('incident.periods.from', { month: from });

/** What it touches: the set of rows, columns, or both. */
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
  return touched ? say('incident.scope.both', { columns: touched }) : say('incident.scope.rows');
}

/** IncidentNote: an incident as a box inside a post. */
export function incidentNote(incident: IncidentProp): ContentNode {
  const { id, severity, title, effect, status } = incident;
  return h(
    'section',
    { 'aria-label': title },
    h('p', {}, severityName(severity), ' ', h('b', {}, title)),
    h('dl', {}, [
      [h('dt', {}, WORDS['incident.term.dates']), h('dd', {}, dates(incident))],
      [h('dt', {}, WORDS['incident.term.periods']), h('dd', {}, periodsWords(incident))],
      [h('dt', {}, WORDS['incident.term.scope']), h('dd', {}, scopeWords(incident))],
      [h('dt', {}, WORDS['incident.term.effect']), h('dd', {}, effect)],
      status !== undefined && [h('dt', {}, WORDS['incident.term.status']), h('dd', {}, status)],
    ]),
    h('p', {}, link(incidentHref(id), WORDS['incident.note.link'])),
  );
}

/** The entry of the data-quality page: body of the incident's own document. */
export function incidentEntry(incident: IncidentProp): ContentNode {
  const { severity, effect, losses, cause, status, post } = incident;
  return h(
    'root',
    {},
    h('p', {}, severityName(severity)),
    h('p', {}, dates(incident)),
    h('p', {}, effect),
    losses.length > 0 &&
      h(
        'table',
        {},
        h('caption', {}, WORDS['incident.losses']),
        h(
          'tbody',
          {},
          losses.map(([period, percent]) =>
            h(
              'tr',
              {},
              h('th', { scope: 'row' }, link(`/download/#${period}`, period)),
              h('td', {}, `${percent}%`),
            ),
          ),
        ),
      ),
    h('dl', {}, [
      [h('dt', {}, WORDS['incident.term.cause']), h('dd', {}, cause)],
      [h('dt', {}, WORDS['incident.term.periods']), h('dd', {}, periodsWords(incident))],
      [h('dt', {}, WORDS['incident.term.scope']), h('dd', {}, scopeWords(incident))],
      status !== undefined && [h('dt', {}, WORDS['incident.term.status']), h('dd', {}, status)],
    ]),
    post !== undefined && h('p', {}, link(`/blog/post/${post}/`, WORDS['incident.post'])),
  );
}

/** KnownIncidents: the incidents that touch files of a dataset version. */
export function knownIncidents(incidents: readonly IncidentProp[]): ContentNode {
  if (incidents.length === 0) return h('p', {}, WORDS['knownIncidents.none']);
  return h(
    'ul',
    {},
    incidents.map(({ id, severity, title, from, periods, effect }) =>
      h(
        'li',
        {},
        h('p', {}, severityName(severity), ' ', link(incidentHref(id), title)),
        h('p', {}, from === undefined ? periods : say('knownIncidents.from', { from })),
        h('p', {}, effect),
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
        link(incidentHref(id), title),
        through && say('release.marks.through', { periods: through }),
      ),
    ),
  );
}
