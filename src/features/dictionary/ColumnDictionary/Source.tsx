import ColumnRefs from '@site/src/features/dictionary/ColumnRefs';
import type { ColumnSource } from 'rental-data';
import type { ReactNode } from 'react';

/** Where the values of a column come from. */
export default function Source({ source }: { source: ColumnSource | undefined }): ReactNode {
  const columns = <ColumnRefs headers={source?.of ?? []} />;
  switch (source?.from) {
    case 'page':
      return source.part === undefined ? '物件頁，部分不明' : <>物件頁：{source.part}</>;
    case 'list':
      return <>列表頁：{source.part}</>;
    case 'recorded':
      return '由本資料集記錄';
    case 'computed':
      return <>由{columns}算出來</>;
    case 'merged':
      return source.of ? <>合併自{columns}</> : '合併時計數';
    case undefined:
      return '沒有紀錄';
  }
}
