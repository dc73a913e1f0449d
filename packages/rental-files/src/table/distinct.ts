/** How many different values there are, by HyperLogLog (Flajolet et al. 2007). Ours: no package for it on npm is maintained. */

/** Registers as a power of two: a standard error of 1.04 / √4096 = 1.6 %. */
const BITS = 12;
const REGISTERS = 1 << BITS;
export const DISTINCT_ERROR = 1.04 / Math.sqrt(REGISTERS);

/** A hash of 32 bits: FNV-1a, mixed by the end of MurmurHash3, so that neighbours differ in all bits. */
export function hash32(text: string, seed = 0x811c9dc5): number {
  let hash = seed;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

export class Distinct {
  readonly #registers = new Uint8Array(REGISTERS);

  add(text: string): void {
    const hash = hash32(text);
    const register = hash >>> (32 - BITS);
    const rank = Math.clz32((hash << BITS) | (1 << (BITS - 1))) + 1;
    if (rank > (this.#registers[register] ?? 0)) this.#registers[register] = rank;
  }

  get count(): number {
    let sum = 0;
    let zeros = 0;
    for (const rank of this.#registers) {
      sum += 2 ** -rank;
      if (rank === 0) zeros += 1;
    }
    const estimate = ((0.7213 / (1 + 1.079 / REGISTERS)) * REGISTERS ** 2) / sum;
    const isSmall = estimate <= 2.5 * REGISTERS && zeros > 0;
    return Math.round(isSmall ? REGISTERS * Math.log(REGISTERS / zeros) : estimate);
  }
}

/** Whole numbers below 2 ** 53 that were seen. A `Set` of so many makes an object of each. */
export class SeenNumbers {
  /** each one higher than it is; 0 is free */
  #slots = new Float64Array(1024);
  #count = 0;

  /** @param hash of the number @returns whether it is new */
  add(number: number, hash: number): boolean {
    if (2 * this.#count >= this.#slots.length) this.#grow();
    const isNew = this.#put(number + 1, hash);
    if (isNew) this.#count += 1;
    return isNew;
  }

  #put(kept: number, hash: number): boolean {
    const slots = this.#slots;
    const mask = slots.length - 1;
    let slot = hash & mask;
    for (let other = slots[slot] ?? 0; other !== 0; other = slots[slot] ?? 0) {
      if (other === kept) return false;
      slot = (slot + 1) & mask;
    }
    slots[slot] = kept;
    return true;
  }

  #grow(): void {
    const before = this.#slots;
    this.#slots = new Float64Array(2 * before.length);
    for (const kept of before) if (kept !== 0) this.#put(kept, Math.floor((kept - 1) / PARTS));
  }
}

/** The second part of a number of two hashes. */
const PARTS = 2 ** 21;

/** A number of 53 bits of two hashes of 32. */
export const joinHashes = (a: number, b: number): number => a * PARTS + (b >>> 11);
