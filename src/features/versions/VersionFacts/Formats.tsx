import { type DatasetVersion, FORMAT_NAME, joinWords } from 'rental-data';
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
