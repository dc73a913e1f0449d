import { describe, expect, it } from 'vitest';
import type { IncidentProp } from '../../../plugins/pages/client';
import { entriesOf } from '../../../src/components/data/IncidentList/order';

const incident = (id: string, start: string) => ({ id, start }) as IncidentProp;

describe('the list of incidents', () => {
  it('runs from the newest to the oldest, same day in the order given', () => {
    const entries = entriesOf([
      incident('a', '2019-03-08'),
      incident('b', '2026-03-01'),
      incident('c', '2026-03-01'),
      incident('d', '2021-06-17'),
    ]);
    expect(entries.map((e) => e.incident.id)).toEqual(['b', 'c', 'd', 'a']);
  });

  it('shows each year once', () => {
    const entries = entriesOf([
      incident('a', '2026-03-01'),
      incident('b', '2026-01-01'),
      incident('c', '2021-06-17'),
    ]);
    expect(entries.map((e) => e.year)).toEqual(['2026', undefined, '2021']);
  });

  it('leaves the given list alone', () => {
    const given = [incident('a', '2019-01-01'), incident('b', '2020-01-01')];
    entriesOf(given);
    expect(given.map((i) => i.id)).toEqual(['a', 'b']);
  });
});
