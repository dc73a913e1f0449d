/** Unpacks what a ZIP (RFC 1951) or gzip (RFC 1952) packed, piece by piece. */
import { broken, TableError } from './error';

type Packing = 'deflate-raw' | 'gzip';

/** The unpacked bytes of DEFLATE. @throws the error of the platform where the bytes are none */
export async function* inflated(
  pieces: AsyncIterable<Uint8Array>,
  packing: Packing = 'deflate-raw',
): AsyncGenerator<Uint8Array> {
  const stream = new DecompressionStream(packing);
  const writer = stream.writable.getWriter();
  const reader = stream.readable.getReader();
  const feed = async (): Promise<void> => {
    for await (const piece of pieces) await writer.write(new Uint8Array(piece));
    await writer.close();
  };
  // What goes wrong while feeding arrives at the reader too; a source that fails must end it.
  const fed = feed().catch((error: unknown) => writer.abort(error).catch(() => undefined));
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      yield value;
    }
    await fed;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** The unpacked bytes of a gzip member. @throws TableError where they are none, or not all */
export async function* ungzipped(
  pieces: AsyncIterable<Uint8Array>,
  where: string,
): AsyncGenerator<Uint8Array> {
  try {
    yield* inflated(pieces, 'gzip');
  } catch (error) {
    // A file that has gone is no broken one.
    if (error instanceof TableError || error instanceof DOMException) throw error;
    throw broken(where, '這個壓縮檔（gzip）缺了一部分，或壞了。');
  }
}

type Span = readonly [start: number, end: number];

const isWhole = async (pieces: AsyncIterable<Uint8Array>): Promise<boolean> => {
  try {
    for await (const piece of inflated(pieces, 'gzip')) void piece;
    return true;
  } catch (error) {
    if (error instanceof DOMException) throw error;
    return false;
  }
};

/** The bits of a header of gzip that have no meaning are 0. */
const RESERVED = 0xe0;

/** Places that look like the beginning of a further member, and where the bytes end that are not 0. */
async function beginningsIn(
  pieces: AsyncIterable<Uint8Array>,
): Promise<{ starts: number[]; filled: number }> {
  const starts: number[] = [];
  let [at, filled] = [0, 0];
  let before = new Uint8Array();
  for await (const piece of pieces) {
    // A beginning may lie across two pieces.
    const bytes = new Uint8Array(before.length + piece.length);
    bytes.set(before);
    bytes.set(piece, before.length);
    const first = at - before.length;
    for (let i = bytes.indexOf(0x1f); i >= 0 && i + 3 < bytes.length; i = bytes.indexOf(0x1f, i + 1))
      if (bytes[i + 1] === 0x8b && bytes[i + 2] === 8 && ((bytes[i + 3] ?? RESERVED) & RESERVED) === 0)
        if (first + i > 0 && starts.at(-1) !== first + i) starts.push(first + i);
    const last = piece.findLastIndex((byte) => byte !== 0);
    if (last >= 0) filled = at + last + 1;
    at += piece.length;
    before = bytes.slice(-3);
  }
  return { starts, filled };
}

/** Its checksum and size end a member, and may end in zeros themselves. */
const LONGEST_ZEROS = 8;

/**
 * Where the members of a gzip file lie (RFC 1952, 2.2): bgzip, Spark and `cat` write several, tapes fill the rest with zeros. The
 * platform reads one, without anything behind it.
 */
export async function findMembers(
  read: (start: number, end: number) => AsyncIterable<Uint8Array>,
  size: number,
): Promise<Span[]> {
  const { starts, filled } = await beginningsIn(read(0, size));
  if (starts.length === 0 && size - filled <= LONGEST_ZEROS) return [[0, size]];
  const spans: Span[] = [];
  let start = 0;
  for (const end of starts)
    if (end > start && (await isWhole(read(start, end)))) {
      spans.push([start, end]);
      start = end;
    }
  const ends = Array.from({ length: LONGEST_ZEROS + 1 }, (_, zeros) => filled + zeros);
  for (const end of [...ends.filter((one) => one < size), size])
    if (end === size || (await isWhole(read(start, end)))) {
      spans.push([start, end]);
      break;
    }
  return spans;
}
