import Translate from '@docusaurus/Translate';
import type { VersionFactsProp } from '@site/plugins/catalogue/client';
import { dateWords } from '@site/src/domain/format';
import { periodWords } from '@site/src/domain/period';
import type { ReactNode } from 'react';

type Props = Pick<VersionFactsProp, 'released' | 'until' | 'lastMonth'>;

/** From when to when a dataset version was produced. Months that kept to it afterwards are told in the same sentence. */
export default function Dates({ released, until, lastMonth }: Props): ReactNode {
  if (until === null) {
    return (
      <Translate
        id="versionFacts.inUse"
        description="The version is still produced; {released} is a date"
        values={{ released: dateWords(released) }}
      >
        {'{released}推出，仍在使用'}
      </Translate>
    );
  }
  if (lastMonth === undefined) {
    return (
      <Translate
        id="versionFacts.ended"
        description="First and last day on which the version was produced"
        values={{ released: dateWords(released), until: dateWords(until) }}
      >
        {'{released}推出，{until}停止產出'}
      </Translate>
    );
  }
  return (
    <Translate
      id="versionFacts.endedButUsed"
      description="First and last day on which the version was produced, and the last month that kept to it all the same"
      values={{ released: dateWords(released), until: dateWords(until), month: periodWords(lastMonth) }}
    >
      {'{released}推出，{until}停止產出；之後到{month}的月資料仍沿用這個版本'}
    </Translate>
  );
}
