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

/** The unpacked bytes of a gzip file. @throws TableError where they are none, or not all */
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
