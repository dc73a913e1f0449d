import { type EncodedColumn, KEPT_TEXTS } from '../table/batch';
import { NUMBER } from '../table/values';
import { CHUNK_BITS, CHUNK_ROWS, Codes, Doubles } from './chunks';

/** The number that a text is; NaN where it is none, such as a missing value. */
export const parseNumber = (text: string): number => (NUMBER.test(text) ? Number(text) : NaN);

/** A copy that does not keep the piece of the file alive that the text was cut from. */
const copyText = (text: string): string => text.split('').join('');

/** A text in an engine's memory: a head of about 32 bytes, a place in a list and one in a map, and at most two bytes a character. */
const estimateBytes = (text: string): number => 60 + 2 * text.length;

export class Dictionary {
  readonly kind = 'dictionary';
  readonly values: string[] = [];
  readonly codes = new Codes();
  readonly #places = new Map<string, number>();
  #characters = 0;
  /** the list whose texts have these places */
  #source: readonly string[] = [];
  #placesOfSource: number[] = [];

  push(text: string): void {
    this.codes.push(this.#addText(text));
  }

  #addText(text: string): number {
    let place = this.#places.get(text);
    if (place === undefined) {
      const copy = copyText(text);
      place = this.values.push(copy) - 1;
      this.#places.set(copy, place);
      this.#characters += estimateBytes(copy);
    }
    return place;
  }

  /** Pushes the texts of a column; those that it keeps are looked up once. */
  pushEncoded({ texts, codes, others }: EncodedColumn): void {
    if (this.#source !== texts) {
      this.#source = texts;
      this.#placesOfSource = [];
    }
    const known = this.#placesOfSource;
    for (const code of codes) {
      if (code >= KEPT_TEXTS) this.push(others[code - KEPT_TEXTS] ?? '');
      else this.codes.push((known[code] ??= this.#addText(texts[code] ?? '')));
    }
  }

  text(row: number): string {
    return this.values[this.codes.at(row)] ?? '';
  }

  get memory(): number {
    return this.codes.memory + this.#characters;
  }
}

/** Instead of a number of decimal places: the value is missing, or its text is kept apart. */
const MISSING = 254;
const APART = 255;

/** Numbers of which there are many different ones, with the decimal places that each is written with. */
export class Numbers {
  readonly kind = 'numbers';
  readonly numbers = new Doubles();
  readonly #places = new Codes();
  /** texts that the number and its decimal places do not give again, such as 1e5, by row */
  readonly #apart = new Map<number, string>();

  constructor(private readonly missing: string) {}

  push(text: string): void {
    const number = parseNumber(text);
    const point = text.indexOf('.');
    const decimals = point < 0 ? 0 : text.length - point - 1;
    if (text === this.missing) this.#places.push(MISSING);
    else if (decimals <= 100 && number.toFixed(decimals) === text) this.#places.push(decimals);
    else {
      this.#apart.set(this.#places.length, copyText(text));
      this.#places.push(APART);
    }
    this.numbers.push(number);
  }

  isMissing(row: number): boolean {
    return this.#places.at(row) === MISSING;
  }

  text(row: number): string {
    const places = this.#places.at(row);
    if (places === MISSING) return this.missing;
    return places === APART ? (this.#apart.get(row) ?? '') : this.numbers.at(row).toFixed(places);
  }

  get memory(): number {
    let apart = 0;
    for (const text of this.#apart.values()) apart += estimateBytes(text);
    return this.numbers.memory + this.#places.memory + apart;
  }
}

const FIRST_BYTES = 1 << 20;

export class Texts {
  readonly kind = 'texts';
  readonly #chunks: { bytes: Uint8Array; ends: Uint32Array }[] = [];
  readonly #encoder = new TextEncoder();
  readonly #decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  #length = 0;

  push(text: string): void {
    const place = this.#length % CHUNK_ROWS;
    let last = this.#chunks.at(-1);
    if (!last || place === 0) {
      if (last) last.bytes = last.bytes.slice(0, last.ends[CHUNK_ROWS - 1]);
      last = { bytes: new Uint8Array(FIRST_BYTES), ends: new Uint32Array(CHUNK_ROWS) };
      this.#chunks.push(last);
    }
    const start = place === 0 ? 0 : (last.ends[place - 1] ?? 0);
    const most = start + text.length * 3;
    if (most > last.bytes.length) {
      const larger = new Uint8Array(Math.max(most, 2 * last.bytes.length));
      larger.set(last.bytes);
      last.bytes = larger;
    }
    last.ends[place] = start + this.#encoder.encodeInto(text, last.bytes.subarray(start)).written;
    this.#length += 1;
  }

  /** Tells for a row whether its text is one of some, without decoding it. */
  finder(wanted: readonly string[]): (row: number) => boolean {
    const all = wanted.map((text) => this.#encoder.encode(text));
    return (row) => {
      const own = this.#bytes(row);
      return all.some((bytes) => bytes.length === own.length && bytes.every((byte, i) => byte === own[i]));
    };
  }

  #bytes(row: number): Uint8Array {
    const chunk = this.#chunks[row >>> CHUNK_BITS];
    const place = row % CHUNK_ROWS;
    return (
      chunk?.bytes.subarray(place === 0 ? 0 : chunk.ends[place - 1], chunk.ends[place]) ?? new Uint8Array()
    );
  }

  text(row: number): string {
    return this.#decoder.decode(this.#bytes(row));
  }

  get memory(): number {
    return this.#chunks.reduce((sum, { bytes, ends }) => sum + bytes.length + ends.byteLength, 0);
  }
}

export const DAY_SECONDS = 86_400;
/** Taipei's time is ahead of UTC; the files write it as CST, those of version 0.0 as UTC+08:00. */
const TAIPEI_SECONDS = 8 * 3600;
const DAY_LENGTH = 'YYYY-MM-DD'.length;
const CLOCK = /^[ T](\d{2}:\d{2}:\d{2}(?:\.\d+)?)(?: CST| UTC\+08:00|(Z)|([+-]\d{2}):?(\d{2}))$/;

/** Seconds from the beginning of the written day to the time, by the clock in Taipei; NaN for what is no time. */
function clockSeconds(text: string): number {
  if (text === '') return 0;
  const [, clock = '', zulu, hours = '+08', minutes = '00'] = CLOCK.exec(text) ?? [];
  return Date.parse(`1970-01-01T${clock}${zulu ?? `${hours}:${minutes}`}`) / 1000 + TAIPEI_SECONDS;
}

/** Seconds from 1970 to the beginning of a day, in Taipei's time; NaN for what is no day. */
export const dayStart = (day: string): number =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) / 1000 : NaN;

/** Seconds since 1970 by the clock in Taipei; NaN for what is no time. */
export const secondsIn = (text: string): number =>
  dayStart(text.slice(0, DAY_LENGTH)) + clockSeconds(text.slice(DAY_LENGTH));

export class Times {
  readonly kind = 'times';
  readonly #days = new Dictionary();
  readonly #clocks = new Dictionary();
  readonly #dayStarts: number[] = [];
  readonly #clockSeconds: number[] = [];

  push(text: string): void {
    this.#days.push(text.slice(0, DAY_LENGTH));
    this.#clocks.push(text.slice(DAY_LENGTH));
    const { values: days } = this.#days;
    const { values: clocks } = this.#clocks;
    if (days.length > this.#dayStarts.length) this.#dayStarts.push(dayStart(days.at(-1) ?? ''));
    if (clocks.length > this.#clockSeconds.length) this.#clockSeconds.push(clockSeconds(clocks.at(-1) ?? ''));
  }

  /** Seconds since 1970 by the clock in Taipei; NaN for what is missing or no time. */
  seconds(row: number): number {
    return (
      (this.#dayStarts[this.#days.codes.at(row)] ?? NaN) +
      (this.#clockSeconds[this.#clocks.codes.at(row)] ?? NaN)
    );
  }

  text(row: number): string {
    return this.#days.text(row) + this.#clocks.text(row);
  }

  get memory(): number {
    return this.#days.memory + this.#clocks.memory + 8 * (this.#dayStarts.length + this.#clockSeconds.length);
  }
}

export type Values = Dictionary | Numbers | Texts | Times;
