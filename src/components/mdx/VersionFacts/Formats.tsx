import type { DatasetVersion } from '@site/src/domain/catalogue/types';
import { joinWords } from '@site/src/domain/text/format';
import { FORMAT_NAME } from '@site/src/domain/words';
import type { ReactNode } from 'react';

/** The formats of the published files, and why there is no other. */
export default function Formats({ version }: { version: DatasetVersion }): ReactNode {
  const { formats, formatPolicy } = version;
  return (
    <>
      {joinWords(formats.map((format) => FORMAT_NAME[format]))}
      {formatPolicy && <span className="block mute">{formatPolicy}</span>}
    </>
  );
}
