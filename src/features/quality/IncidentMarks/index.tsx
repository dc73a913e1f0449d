import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { incidentItem } from '@site/src/lib/addresses/pages';
import { type Severity, SEVERITY_NAME } from 'rental-data';
import { markClasses } from '@site/src/features/marks/Mark';
import styles from './styles.module.css';

interface IncidentMark {
  id: string;
  severity: Severity;
  title: string;
  through?: string | undefined;
  periods?: string;
}

function One({ as: Part, mark }: { as: 'li' | 'p'; mark: IncidentMark }): ReactNode {
  const { id, severity, title, through, periods } = mark;
  const more = through === undefined ? periods : `部分月份：${through}`;
  const link = <Link to={incidentItem(id)}>{title}</Link>;
  return (
    <Part className={clsx(markClasses(severity), styles.one)}>
      {SEVERITY_NAME[severity]}
      {more === undefined ? (
        link
      ) : (
        <span className="mute">
          {link}
          {`（${more}）`}
        </span>
      )}
    </Part>
  );
}

/** Severity and title of incidents, each linked to its entry on the data-quality page; worst first. One alone is no list. */
export default function IncidentMarks({ marks }: { marks: readonly IncidentMark[] }): ReactNode {
  const [first, ...others] = marks;
  if (!first) return null;
  if (others.length === 0) return <One as="p" mark={first} />;
  return (
    <ul className="smallTight">
      {marks.map((mark) => (
        <One key={mark.id} as="li" mark={mark} />
      ))}
    </ul>
  );
}
