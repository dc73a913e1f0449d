import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import type { MatrixProp } from '@site/plugins/pages/client';
import { incidentItem } from '@site/src/domain/addresses/pages';

interface Props {
  data: Pick<MatrixProp, 'reasons'>;
  /** indexes of the reasons */
  why: readonly number[];
}

/** Reasons, each with a link to its incident where it has one. */
export default function Reasons({ data, why }: Props): ReactNode {
  return (
    <ul>
      {why.map((place) => {
        const { text, incident } = data.reasons[place] ?? { text: '' };
        return (
          <li key={place}>
            {incident === undefined ? text : <Link to={incidentItem(incident)}>{text}</Link>}
          </li>
        );
      })}
    </ul>
  );
}
