import Link from '@docusaurus/Link';
import type { ReasonProp } from '@site/plugins/pages/client';
import { incidentItem } from '@site/src/domain/addresses/pages';
import type { ReactNode } from 'react';

interface Props {
  /** every reason of the page */
  reasons: readonly ReasonProp[];
  /** indexes of those to show */
  why: readonly number[];
  className?: string | undefined;
}

/** Reasons for a state, each with a link to its incident where it has one. */
export default function Reasons({ reasons, why, className }: Props): ReactNode {
  return (
    <ul className={className}>
      {why.map((place) => {
        const { text, incident } = reasons[place] ?? { text: '' };
        return (
          <li key={place}>
            {incident === undefined ? text : <Link to={incidentItem(incident)}>{text}</Link>}
          </li>
        );
      })}
    </ul>
  );
}
