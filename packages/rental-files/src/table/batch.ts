/** Rows column by column, each different text once: what is found out about a text is found out once, and no text is made that nobody reads. */

/** Texts that a column keeps for all of its rows; more than are counted one by one, see `EXACT_VALUES`. */
export const KEPT_TEXTS = 1 << 14;

export interface EncodedColumn {
  /** the texts that are kept: one list for all batches, which grows */
  texts: readonly string[];
  /** by row, the place of its text; from KEPT_TEXTS on that among the others */
  codes: Uint32Array;
  /** texts of this batch that are not kept, because there are too many different ones */
  others: readonly string[];
}

export function textAt({ texts, codes, others }: EncodedColumn, row: number): string {
  const code = codes[row] ?? 0;
  return (code < KEPT_TEXTS ? texts[code] : others[code - KEPT_TEXTS]) ?? '';
}

/** What is found out of the texts of a column: of one that comes again it is known. */
export class TextFacts<Fact> {
  readonly #known: Fact[] = [];
  constructor(private readonly read: (text: string) => Fact) {}

  at({ texts, codes, others }: EncodedColumn, row: number): Fact {
    const code = codes[row] ?? 0;
    if (code >= KEPT_TEXTS) return this.read(others[code - KEPT_TEXTS] ?? '');
    for (let next = this.#known.length; next <= code; next += 1)
      this.#known.push(this.read(texts[next] ?? ''));
    return this.#known[code] as Fact;
  }
}

/** A text of its own: parts of a long text keep all of it in memory. */
export const alone = (text: string): string =>
  text.length < 13 ? text : new TextDecoder().decode(new TextEncoder().encode(text));

const PRIME = 0x01000193;
/** One step of a hash of 32 bits (FNV-1a), which begins with 0. */
const hashStep = (hash: number, sign: number): number => Math.imul(hash ^ sign, PRIME);

const SINGLES = 128;

/** Gives texts their places, in the order in which they come. */
export class ColumnEncoder {
  readonly #texts: string[] = [];
  #others: string[] = [];
  #codes = new Uint32Array(1024);
  #rows = 0;
  /** an open hash table of places, each one higher than it is */
  #table = new Uint16Array(64);
  #hashes = new Int32Array(32);
  /** places of texts of one sign, each one higher than it is */
  readonly #singles = new Uint16Array(SINGLES);

  add(text: string): void {
    let hash = 0;
    for (let at = 0; at < text.length; at += 1) hash = hashStep(hash, text.charCodeAt(at));
    this.addPart(text, 0, text.length, hash);
  }

  /** Takes a part of a text. @param hash of its signs */
  addPart(text: string, start: number, end: number, hash: number): void {
    const code = this.#findCode(text, start, end, hash);
    if (this.#rows === this.#codes.length) {
      const more = new Uint32Array(2 * this.#rows);
      more.set(this.#codes);
      this.#codes = more;
    }
    this.#codes[this.#rows] = code;
    this.#rows += 1;
  }

  #findCode(text: string, start: number, end: number, hash: number): number {
    const length = end - start;
    const sign = length === 1 ? text.charCodeAt(start) : SINGLES;
    if (sign < SINGLES) {
      const place = this.#singles[sign] ?? 0;
      if (place > 0) return place - 1;
      const code = this.#keep(text.slice(start, end));
      if (code < KEPT_TEXTS) this.#singles[sign] = code + 1;
      return code;
    }
    const mask = this.#table.length - 1;
    let slot = (hash ^ (hash >>> 15)) & mask;
    for (let place = this.#table[slot] ?? 0; place > 0; place = this.#table[slot] ?? 0) {
      if (this.#hashes[place - 1] === hash && this.#isAt(place - 1, text, start, length)) return place - 1;
      slot = (slot + 1) & mask;
    }
    const code = this.#keep(text.slice(start, end));
    if (code >= KEPT_TEXTS) return code;
    this.#hashes[code] = hash;
    this.#table[slot] = code + 1;
    if (2 * this.#texts.length > mask) this.#grow();
    return code;
  }

  #isAt(code: number, text: string, start: number, length: number): boolean {
    const known = this.#texts[code] ?? '';
    if (known.length !== length) return false;
    for (let at = 0; at < length; at += 1)
      if (known.charCodeAt(at) !== text.charCodeAt(start + at)) return false;
    return true;
  }

  #keep(text: string): number {
    if (this.#texts.length < KEPT_TEXTS) {
      const code = this.#texts.push(alone(text)) - 1;
      if (code >= this.#hashes.length) {
        const more = new Int32Array(2 * this.#hashes.length);
        more.set(this.#hashes);
        this.#hashes = more;
      }
      return code;
    }
    return KEPT_TEXTS + this.#others.push(text) - 1;
  }

  #grow(): void {
    const table = new Uint16Array(2 * this.#table.length);
    const mask = table.length - 1;
    for (const place of this.#table) {
      if (place === 0) continue;
      const hash = this.#hashes[place - 1] ?? 0;
      let slot = (hash ^ (hash >>> 15)) & mask;
      while ((table[slot] ?? 0) > 0) slot = (slot + 1) & mask;
      table[slot] = place;
    }
    this.#table = table;
  }

  /** The rows since the last time. */
  take(): EncodedColumn {
    const codes = this.#codes.slice(0, this.#rows);
    const others = this.#others;
    this.#rows = 0;
    if (others.length > 0) this.#others = [];
    return { texts: this.#texts, codes, others };
  }
}

export class Batch {
  /**
   * @param columns in the order of the table's; undefined those that nobody asked for
   * @param bytes unpacked, up to here
   * @param contradicted rows in which a repeated column says something else than the first one of its name
   * @param breaks line breaks in columns that nobody asked for
   */
  constructor(
    readonly length: number,
    readonly columns: readonly (EncodedColumn | undefined)[],
    readonly bytes: number,
    readonly contradicted = 0,
    readonly breaks = 0,
  ) {}

  /** The fields of each row; what is missing as the CSV of the dataset version writes it. */
  get rows(): string[][] {
    return Array.from({ length: this.length }, (_, row) =>
      this.columns.map((column) => (column ? textAt(column, row) : '')),
    );
  }

  /** The rows that pass, and nothing else of this batch. */
  filter(passes: (row: number) => boolean): Batch {
    const kept = Uint32Array.from(Array.from({ length: this.length }, (_, row) => row).filter(passes));
    const columns = this.columns.map(
      (column) => column && { ...column, codes: kept.map((row) => column.codes[row] ?? 0) },
    );
    return new Batch(kept.length, columns, this.bytes, this.contradicted, this.breaks);
  }
}

/** @param encoders by field; undefined for one that nobody asked for */
export function encodeRows(
  rows: readonly (readonly string[])[],
  encoders: readonly (ColumnEncoder | undefined)[],
) {
  for (const [field, encoder] of encoders.entries())
    if (encoder) for (const row of rows) encoder.add(row[field] ?? '');
  return encoders.map((encoder) => encoder?.take());
}

const LINE_END = 0x0a;

export function countLineEnds(text: string): number {
  let breaks = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) breaks += 1;
  return breaks;
}

/**
 * Finds the fields of rows that are plain: as many as the header has, each as it is or wholly in quotation marks. Any other row is
 * somebody else's, who knows what is wrong with it.
 */
export class PlainRows {
  readonly #encoders: readonly (ColumnEncoder | undefined)[];
  readonly #starts: Int32Array;
  readonly #ends: Int32Array;
  readonly #hashes: Int32Array;
  /** 0 as it is, 1 in quotation marks, 2 with quotation marks in it */
  readonly #quoted: Uint8Array;
  /** Did the last scan stop at a row that is not plain, and not where the text ends? */
  isOdd = false;
  #rows = 0;
  #breaks = 0;

  /** @param encoders by field; undefined where nobody asks for it */
  constructor(
    encoders: readonly (ColumnEncoder | undefined)[],
    private readonly dialect: { delimiter: string; quote: string },
  ) {
    this.#encoders = encoders;
    this.#starts = new Int32Array(encoders.length);
    this.#ends = new Int32Array(encoders.length);
    this.#hashes = new Int32Array(encoders.length);
    this.#quoted = new Uint8Array(encoders.length);
  }

  /** Takes a row that was read otherwise. */
  add(row: readonly string[]): void {
    for (const [field, encoder] of this.#encoders.entries()) {
      const text = row[field] ?? '';
      if (encoder) encoder.add(text);
      else if (text.length > 1) this.#breaks += countLineEnds(text);
    }
    this.#rows += 1;
  }

  get length(): number {
    return this.#rows;
  }

  /**
   * Takes plain rows of a text. @param from where a row begins @param isListing is a row with this first field one of the table?
   * @returns where the first row begins that was not taken
   */
  scan(text: string, from: number, isListing: (first: string) => boolean): number {
    const whole = text.lastIndexOf('\n') + 1;
    let start = from;
    this.isOdd = false;
    while (start < whole) {
      const end = this.#row(text, start, whole, isListing);
      if (end < 0) return start;
      this.#encode(text);
      start = end;
    }
    return start;
  }

  /** Where the next row begins; -1 where this one is not plain, or not at its end yet. */
  #row(text: string, from: number, whole: number, isListing: (first: string) => boolean): number {
    const [starts, ends, hashes, quoted, encoders] = [
      this.#starts,
      this.#ends,
      this.#hashes,
      this.#quoted,
      this.#encoders,
    ];
    const { quote } = this.dialect;
    const delimiter = this.dialect.delimiter.charCodeAt(0);
    const mark = quote.charCodeAt(0);
    const last = encoders.length - 1;
    let at = from;
    for (let field = 0; field <= last; field += 1) {
      let sign = text.charCodeAt(at);
      if (sign === mark) {
        let end = text.indexOf(quote, at + 1);
        quoted[field] = 1;
        while (end >= 0 && text.charCodeAt(end + 1) === mark) {
          quoted[field] = 2;
          end = text.indexOf(quote, end + 2);
        }
        if (end < 0 || end + 1 >= whole) return -1;
        starts[field] = at + 1;
        ends[field] = end;
        at = end + 1;
        sign = text.charCodeAt(at);
      } else {
        const start = at;
        let hash = 0;
        if (encoders[field]) {
          while (sign !== delimiter && sign !== LINE_END) {
            hash = hashStep(hash, sign);
            at += 1;
            sign = text.charCodeAt(at);
          }
        } else {
          while (sign !== delimiter && sign !== LINE_END) {
            at += 1;
            sign = text.charCodeAt(at);
          }
        }
        starts[field] = start;
        ends[field] = at;
        hashes[field] = hash;
        quoted[field] = 0;
      }
      if (sign !== (field === last ? LINE_END : delimiter)) {
        this.isOdd = true;
        return -1;
      }
      at += 1;
    }
    const [start = 0, end = 0] = [this.#starts[0], this.#ends[0]];
    const first = text.charCodeAt(start);
    // Most tables begin with a number, and other rows do not.
    if (start < end && first >= 0x30 && first <= 0x39) return at;
    if (isListing(text.slice(start, end))) return at;
    this.isOdd = true;
    return -1;
  }

  #encode(text: string): void {
    for (let field = 0; field < this.#encoders.length; field += 1) {
      const encoder = this.#encoders[field];
      const quoted = this.#quoted[field];
      if (!encoder && quoted === 0) continue;
      const [start = 0, end = 0] = [this.#starts[field], this.#ends[field]];
      if (quoted === 0) encoder?.addPart(text, start, end, this.#hashes[field] ?? 0);
      else {
        const { quote } = this.dialect;
        const inside = text.slice(start, end);
        if (encoder) encoder.add(quoted === 1 ? inside : inside.replaceAll(quote + quote, quote));
        else this.#breaks += countLineEnds(inside);
      }
    }
    this.#rows += 1;
  }

  /** What was taken since the last time, by field. */
  take(): { length: number; columns: (EncodedColumn | undefined)[]; breaks: number } {
    const taken = {
      length: this.#rows,
      columns: this.#encoders.map((encoder) => encoder?.take()),
      breaks: this.#breaks,
    };
    this.#rows = this.#breaks = 0;
    return taken;
  }
}
