import catalogue from '@catalogue';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { incidentItem } from '@site/src/lib/addresses/pages';
import { Certainty, Dates, Periods, Scope } from '@site/src/features/quality/IncidentList/facts';
import { TERM } from '@site/src/features/quality/IncidentList/words';
import { SEVERITY_NAME } from 'rental-data';
import { PAGE } from '@site/src/lib/addresses/names';
import Mark from '@site/src/features/marks/Mark';
import facts from '@site/src/features/quality/IncidentList/facts.module.css';
import styles from './styles.module.css';

export default function IncidentNote({ id }: { id: string }): ReactNode {
  const data = catalogue.incidents.find((incident) => incident.id === id);
  if (!data) throw new Error(`沒有品質事件「${id}」。修正：檢查catalogue/incidents.yaml。`);
  return (
    <section className={clsx(styles.box, data.severity)} aria-label={data.title}>
      <p className={styles.head}>
        <Mark state={data.severity}>{SEVERITY_NAME[data.severity]}</Mark>
        <b>{data.title}</b>
      </p>
      <dl className={`mb3 ${facts.facts}`}>
        <dt>{TERM.dates}</dt>
        <dd>
          <Dates incident={data} />
        </dd>
        <dt>{TERM.periods}</dt>
        <dd>
          <Periods incident={data} />
        </dd>
        <dt>{TERM.scope}</dt>
        <dd>
          <Scope incident={data} />
        </dd>
        <dt>{TERM.effect}</dt>
        <dd>{data.effect}</dd>
        <dt>{TERM.advice}</dt>
        <dd>{data.advice}</dd>
        <Certainty incident={data} page={PAGE.quality.to} />
        {data.status !== undefined && (
          <>
            <dt>{TERM.status}</dt>
            <dd>{data.status}</dd>
          </>
        )}
      </dl>
      <p>
        <Link className="more" to={incidentItem(data.id)}>
          在「{PAGE.quality.name}」看這件品質事件
        </Link>
      </p>
    </section>
  );
}
