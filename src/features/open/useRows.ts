import type { Filter } from 'rental-files';
import type { Reader } from 'rental-files/session';
import { useMemo, useReducer } from 'react';
import type { RowSource } from './Grid';

const CHUNK = 200;

export function useRows(
  reader: Reader,
  filters: readonly Filter[],
  headers: readonly string[],
  total: number,
): RowSource {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  return useMemo(() => {
    const chunks = new Map<number, readonly (readonly string[])[]>();
    const ask = (chunk: number) => {
      if (chunks.has(chunk)) return;
      chunks.set(chunk, []);
      reader.readRows(filters, chunk * CHUNK, (chunk + 1) * CHUNK, headers).then(
        (rows) => {
          chunks.set(chunk, rows);
          draw();
        },
        () => chunks.delete(chunk),
      );
    };
    return {
      total,
      row: (index) => chunks.get(Math.floor(index / CHUNK))?.[index % CHUNK],
      want: (from, to) => {
        for (let chunk = Math.floor(from / CHUNK); chunk * CHUNK < Math.min(to, total); chunk += 1)
          ask(chunk);
      },
    };
  }, [reader, filters, headers, total]);
}
