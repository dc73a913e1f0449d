import Link from '@docusaurus/Link';
import Unbroken from '@site/src/lib/ui/Unbroken';
import { incidentItem } from '@site/src/lib/addresses/pages';
import type { Titles } from 'rental-data';
import { Fragment, type ReactNode } from 'react';

export default function Sentence({ text, incidents }: { text: string; incidents: Titles }): ReactNode {
  // The longest title comes first, because one title may be the beginning of another.
  const named = incidents
    .filter(({ title }) => text.includes(title))
    .sort((x, y) => y.title.length - x.title.length)[0];
  if (!named) return <Unbroken>{text}</Unbroken>;
  const parts = text.split(named.title);
  return parts.map((part, i) => (
    <Fragment key={i}>
      {i > 0 && (
        <Link to={incidentItem(named.id)}>
          <Unbroken>{named.title}</Unbroken>
        </Link>
      )}
      <Sentence text={part} incidents={incidents} />
    </Fragment>
  ));
}
