import { granularity, type Granularity, month } from 'rental-data';

export interface Slot {
  granularity: Granularity;
  number: number;
}

export const SLOTS: readonly Slot[] = [
  ...Array.from({ length: 12 }, (_, i): Slot => ({ granularity: 'monthly', number: i + 1 })),
  ...Array.from({ length: 4 }, (_, i): Slot => ({ granularity: 'quarterly', number: i + 1 })),
  { granularity: 'annual', number: 1 },
];

export function periodAt(year: number, slot: Slot): string {
  switch (slot.granularity) {
    case 'monthly':
      return month(year, slot.number);
    case 'quarterly':
      return `${year}Q${slot.number}`;
    case 'annual':
      return String(year);
  }
}

/** Largest number of raw rows per granularity, which is the full height of a bar; 1 where nothing is published. */
export function computeScales(cells: Readonly<Record<string, { raw: number }>>): Record<Granularity, number> {
  const scales: Record<Granularity, number> = { annual: 1, quarterly: 1, monthly: 1 };
  for (const [period, { raw }] of Object.entries(cells)) {
    const g = granularity(period);
    scales[g] = Math.max(scales[g], raw);
  }
  return scales;
}
