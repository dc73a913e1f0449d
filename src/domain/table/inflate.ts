/** Unpacks what a ZIP (RFC 1951) or gzip (RFC 1952) packed, piece by piece. */
import { broken, TableError } from './error';

type Packing = 'deflate-raw' | 'gzip';

/** By the platform: browsers from 2023 on, Node from 20.12 on. */
async function* byPlatform(pieces: AsyncIterable<Uint8Array>, packing: Packing): AsyncGenerator<Uint8Array> {
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

/** By fflate, where the platform cannot. */
async function* byLibrary(pieces: AsyncIterable<Uint8Array>, packing: Packing): AsyncGenerator<Uint8Array> {
  const { Gunzip, Inflate } = await import('fflate');
  const ready: Uint8Array[] = [];
  const inflate = new (packing === 'gzip' ? Gunzip : Inflate)((chunk) => ready.push(chunk));
  for await (const piece of pieces) {
    inflate.push(piece);
    yield* ready.splice(0);
  }
  inflate.push(new Uint8Array(), true);
  yield* ready.splice(0);
}

const canPlatform = (): boolean => {
  try {
    return 'readable' in new DecompressionStream('deflate-raw');
  } catch {
    return false;
  }
};

/** The unpacked bytes of DEFLATE. @throws the error of the platform or of fflate where the bytes are none */
export const inflated = (
  pieces: AsyncIterable<Uint8Array>,
  packing: Packing = 'deflate-raw',
): AsyncGenerator<Uint8Array> => (canPlatform() ? byPlatform : byLibrary)(pieces, packing);

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
