/** Lists of numbers that grow in pieces of a fixed size, so that nothing large is ever copied. */

/** Rows of a chunk are a power of two: the place of a row then takes two operations. */
export const CHUNK_BITS = 16;
export const CHUNK_ROWS = 1 << CHUNK_BITS;
const PLACE = CHUNK_ROWS - 1;

type Integers = Uint8Array | Uint16Array | Uint32Array;

/** An array for one chunk, as narrow as the number allows, and not narrower than the chunk before. */
function arrayFor(number: number, before: Integers | undefined): Integers {
  const bytes = Math.max(before?.BYTES_PER_ELEMENT ?? 1, number < 0x100 ? 1 : number < 0x10000 ? 2 : 4);
  if (bytes === 1) return new Uint8Array(CHUNK_ROWS);
  return bytes === 2 ? new Uint16Array(CHUNK_ROWS) : new Uint32Array(CHUNK_ROWS);
}

/** Whole numbers from 0 to 4,294,967,295. A chunk takes 1, 2 or 4 bytes for each, by the largest that it holds. */
export class Codes {
  readonly chunks: Integers[] = [];
  #last: Integers | undefined;
  #limit = 0;
  #length = 0;

  get length(): number {
    return this.#length;
  }

  push(code: number): void {
    const place = this.#length & PLACE;
    let chunk = this.#last;
    if (!chunk || place === 0 || code >= this.#limit) {
      const wider = arrayFor(code, chunk);
      if (chunk && place > 0) wider.set(chunk);
      this.chunks[this.#length >>> CHUNK_BITS] = wider;
      this.#limit = 2 ** (8 * wider.BYTES_PER_ELEMENT);
      this.#last = chunk = wider;
    }
    chunk[place] = code;
    this.#length += 1;
  }

  at(row: number): number {
    return this.chunks[row >>> CHUNK_BITS]?.[row & PLACE] ?? 0;
  }

  of(rows: Uint32Array): Uint32Array {
    return rows.map((row) => this.at(row));
  }

  get memory(): number {
    return this.chunks.reduce((sum, { byteLength }) => sum + byteLength, 0);
  }
}

export class Doubles {
  readonly chunks: Float64Array[] = [];
  #length = 0;

  push(number: number): void {
    const place = this.#length & PLACE;
    if (place === 0) this.chunks.push(new Float64Array(CHUNK_ROWS));
    const chunk = this.chunks.at(-1);
    if (chunk) chunk[place] = number;
    this.#length += 1;
  }

  at(row: number): number {
    return this.chunks[row >>> CHUNK_BITS]?.[row & PLACE] ?? NaN;
  }

  get memory(): number {
    return this.chunks.length * CHUNK_ROWS * Float64Array.BYTES_PER_ELEMENT;
  }
}
