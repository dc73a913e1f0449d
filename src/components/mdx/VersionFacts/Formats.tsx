import type { VersionFactsProp } from '@site/plugins/pages/client';
import { FORMAT_NAME } from '@site/src/domain/words';
import type { Format } from '@site/src/domain/catalogue/types';
import type { ReactNode } from 'react';

type Props = Pick<VersionFactsProp, 'formats' | 'unpublishedFormats'>;

const names = (formats: readonly Format[]) => formats.map((format) => FORMAT_NAME[format]).join('、');

/** The formats in which files of a version were published, and those that it defines but that were never used. */
export default function Formats({ formats, unpublishedFormats = [] }: Props): ReactNode {
  if (unpublishedFormats.length === 0) return names(formats);
  return (
    <>
      {names(formats)}（{names(unpublishedFormats)}訂在格式裡，但沒有發布過）
    </>
  );
}
