import { translate } from '@docusaurus/Translate';

/** Names of the facts. */
export const TERM = {
  dates: translate({ id: 'incident.term.dates', message: '日期', description: 'Fact of an incident' }),
  periods: translate({ id: 'incident.term.periods', message: '期別', description: 'Fact of an incident' }),
  scope: translate({
    id: 'incident.term.scope',
    message: '範圍',
    description: 'Fact of an incident: rows or columns it touches',
  }),
  cause: translate({ id: 'incident.term.cause', message: '原因', description: 'Fact of an incident' }),
  effect: translate({ id: 'incident.term.effect', message: '影響', description: 'Fact of an incident' }),
  advice: translate({
    id: 'incident.term.advice',
    message: '怎麼辦',
    description: 'Fact of an incident: what a reader should do',
  }),
  status: translate({ id: 'incident.term.status', message: '現況', description: 'Fact of an incident' }),
};
