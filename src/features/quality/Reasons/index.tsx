import catalogue from '@catalogue';
import Link from '@docusaurus/Link';
import Inferred from '@site/src/features/marks/Inferred';
import { incidentItem } from '@site/src/lib/addresses/pages';
import { changeSince, isOtherMeaning, type Reason, reasonWords } from 'rental-data';
import type { ReactNode } from 'react';

interface Props {
  reasons: readonly Reason[];
  className?: string | undefined;
}

export default function Reasons({ reasons, className }: Props): ReactNode {
  return (
    <ul className={className}>
      {reasons.map((reason, index) => {
        // What changed is told with the definition of the column; of a file it matters since when.
        if (isOtherMeaning(reason)) return <li key={index}>{changeSince(reason)}意義改變</li>;
        // The page explains the mark, so the words need not say it.
        const isInferred = 'certainty' in reason && reason.certainty === 'inferred';
        const text = reasonWords(
          isInferred ? { ...reason, certainty: 'stated' } : reason,
          catalogue.incidents,
        );
        return (
          <li key={index}>
            {'incident' in reason ? <Link to={incidentItem(reason.incident)}>{text}</Link> : text}
            {isInferred && <Inferred />}
          </li>
        );
      })}
    </ul>
  );
}
