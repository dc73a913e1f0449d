import type { VersionFactsProp } from '@site/plugins/pages/client';
import { dateWords } from '@site/src/domain/text/format';
import { periodWords } from '@site/src/domain/period';
import type { ReactNode } from 'react';

type Props = Pick<VersionFactsProp, 'released' | 'until' | 'lastMonth'>;

/** From when to when a dataset version was produced, and until which month later data still followed it. */
export default function Dates({ released, until, lastMonth }: Props): ReactNode {
  if (until === null) {
    return <>{dateWords(released)}推出，仍在使用</>;
  }
  if (lastMonth === undefined) {
    return (
      <>
        {dateWords(released)}推出，{dateWords(until)}停止產出
      </>
    );
  }
  return (
    <>
      {dateWords(released)}推出，{dateWords(until)}停止產出；之後到{periodWords(lastMonth)}
      的月資料仍沿用這個版本
    </>
  );
}
