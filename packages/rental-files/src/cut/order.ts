import type { Store } from './store';
import { parseNumber, type Dictionary } from './values';

interface Order {
  texts: string[];
  ranks: Uint32Array;
}

/** Numbers and codes by size, yes before no, other texts by their signs; what is missing stands last. */
export function makeOrder(store: Store, header: string, { values }: Dictionary): Order {
  const isYesNo = store.column(header).type === 'boolean';
  const entries = values.map((text, place) => {
    const number = parseNumber(text);
    const isNumber = !isYesNo && !Number.isNaN(number);
    const group = text === store.missing ? 3 : isNumber ? 0 : isYesNo && store.yes.has(text) ? 1 : 2;
    return { text, place, number, group };
  });
  entries.sort(
    (a, b) =>
      a.group - b.group ||
      (a.group === 0 ? a.number - b.number : 0) ||
      (a.text < b.text ? -1 : a.text > b.text ? 1 : 0),
  );
  const ranks = new Uint32Array(values.length);
  for (const [rank, { place }] of entries.entries()) ranks[place] = rank;
  return { texts: entries.map(({ text }) => text), ranks };
}
