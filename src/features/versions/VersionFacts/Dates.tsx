import catalogue from '@catalogue';
import { type DatasetVersion, dateWords, describeUse, periodWords } from 'rental-data';
import type { ReactNode } from 'react';

interface Props {
  version: DatasetVersion;
  /** without the newest month, where it stands beside the dates */
  brief?: boolean;
}

/** When a version came out and which end its documentation gives it; files kept to it for longer or for less. */
export default function Dates({ version, brief = false }: Props): ReactNode {
  const { released, until } = version;
  const { lastMonth, newestMonth } = describeUse(catalogue, version);
  if (until === null) {
    const still =
      brief || newestMonth === undefined ? '' : `；已知最新的${periodWords(newestMonth)}仍是這個版本`;
    return <>{`${dateWords(released)}推出${still}`}</>;
  }
  const documented = `${dateWords(released)}推出，說明文件記載用到${dateWords(until)}`;
  return (
    <>
      {lastMonth === undefined
        ? documented
        : `${documented}；實際上，到${periodWords(lastMonth)}的月資料都是這個版本`}
    </>
  );
}
