import type { VersionFactsProp } from '@site/plugins/pages/client';
import { joinWords } from '@site/src/domain/text/format';
import { FORMAT_NAME } from '@site/src/domain/words';
import type { ReactNode } from 'react';

type Props = Pick<VersionFactsProp, 'formats' | 'formatPolicy'>;

/** The formats of the published files, and why there is no other. */
export default function Formats({ formats, formatPolicy }: Props): ReactNode {
  return (
    <>
      {joinWords(formats.map((format) => FORMAT_NAME[format]))}
      {formatPolicy && <span className="block mute">{formatPolicy}</span>}
    </>
  );
}
