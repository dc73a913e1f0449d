import type { DatasetVersion } from '@site/src/dataset/catalogue/types';
import { joinWords } from '@site/src/lib/text/format';
import { FORMAT_NAME } from '@site/src/dataset/words';
import type { ReactNode } from 'react';

export default function Formats({ version }: { version: DatasetVersion }): ReactNode {
  const { formats, formatPolicy } = version;
  return (
    <>
      {joinWords(formats.map((format) => FORMAT_NAME[format]))}
      {formatPolicy && <span className="block mute">{formatPolicy}</span>}
    </>
  );
}
