import { zipSync } from 'fflate';
import { type Catalogue, toPracticeFiles } from 'rental-data';

/** Entries carry a day; one that stays gives the same bytes in every build and zone. */
const PACKED_ON = new Date(2017, 2, 1);

/** The practice file as it is published. @throws as `toPracticeFiles` */
export function toPracticeZip(catalogue: Catalogue): Uint8Array {
  const encoder = new TextEncoder();
  const entries = [...toPracticeFiles(catalogue)].map(
    ([name, text]) => [name, encoder.encode(text)] as const,
  );
  return zipSync(Object.fromEntries(entries), { level: 9, mtime: PACKED_ON });
}
