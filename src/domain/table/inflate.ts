/** Unpacks what a ZIP packed (RFC 1951), piece by piece. */

/** By the platform: browsers from 2023 on, Node from 20.12 on. */
async function* byPlatform(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const stream = new DecompressionStream('deflate-raw');
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
async function* byLibrary(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const { Inflate } = await import('fflate');
  const ready: Uint8Array[] = [];
  const inflate = new Inflate((chunk) => ready.push(chunk));
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

/** The unpacked bytes. @throws the error of the platform or of fflate where the bytes are none of DEFLATE */
export const inflated = (pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> =>
  canPlatform() ? byPlatform(pieces) : byLibrary(pieces);
