export const EXACT_NUMBERS = 50_000;
/** Significant digits of numbers that are more than that: a quantile is at most 0.05 % off then. */
const DIGITS = 4;

export class Counted {
  #counts = new Map<number, number>();
  #isExact = true;
  #total = 0;

  /** Are all numbers counted as they are? Otherwise quantiles are at most 0.05 % off. */
  get isExact(): boolean {
    return this.#isExact;
  }

  get total(): number {
    return this.#total;
  }

  add(given: number, times = 1): void {
    const value = this.#isExact ? given : Number(given.toPrecision(DIGITS));
    this.#counts.set(value, (this.#counts.get(value) ?? 0) + times);
    this.#total += times;
    if (this.#isExact && this.#counts.size > EXACT_NUMBERS) this.#round();
  }

  #round(): void {
    this.#isExact = false;
    const before = this.#counts;
    this.#counts = new Map();
    this.#total = 0;
    for (const [value, times] of before) this.add(value, times);
  }

  /** The quantiles of shares from 0 to 1, between two neighbours by their distance, as pandas and DuckDB (`quantile_cont`) do; none where nothing was counted. */
  quantiles(shares: readonly number[]): number[] {
    if (this.#total === 0) return [];
    const sorted = [...this.#counts].sort(([a], [b]) => a - b);
    const at = (index: number): number => {
      let passed = 0;
      for (const [value, times] of sorted) {
        passed += times;
        if (index < passed) return value;
      }
      return sorted.at(-1)?.[0] ?? NaN;
    };
    return shares.map((share) => {
      const place = share * (this.#total - 1);
      const [low, high] = [at(Math.floor(place)), at(Math.ceil(place))];
      return low + (high - low) * (place - Math.floor(place));
    });
  }
}
