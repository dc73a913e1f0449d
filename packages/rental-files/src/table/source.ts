/** Bytes that can be read from anywhere in them: a file on disk, or one that a reader chose in a browser. */
export interface ByteSource {
  /** of the file, for messages and for what it says about the period */
  name: string;
  /** in bytes */
  size: number;
  /** The bytes from `start` up to `end`, the latter not included. */
  read: (start: number, end: number) => Promise<Uint8Array>;
}

/** A file that a browser holds, read piece by piece and never as a whole. @param name decides with the bytes which form it has. What cannot be read rejects with the DOMException of the browser */
export const ofBlob = (blob: Blob, name: string): ByteSource => ({
  name,
  size: blob.size,
  read: async (start, end) => new Uint8Array(await blob.slice(start, end).arrayBuffer()),
});

/** In bytes; large enough that asking costs little, small beside what a tab may hold. */
const PIECE = 1 << 18;

export async function* readPieces(
  source: ByteSource,
  start: number,
  end: number,
): AsyncGenerator<Uint8Array> {
  for (let at = start; at < end; at += PIECE) yield await source.read(at, Math.min(end, at + PIECE));
}
