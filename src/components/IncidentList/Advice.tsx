import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { TERM } from './terms';

/** What to do about an incident, on a line of its own. */
export default function Advice({ advice }: { advice: string }): ReactNode {
  return (
    <p>
      <Translate
        id="incident.advice"
        description="What to do about an incident, after the word for it"
        values={{ term: <b>{TERM.advice}</b>, advice }}
      >
        {'{term}：{advice}'}
      </Translate>
    </p>
  );
}
