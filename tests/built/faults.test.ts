/** What tests/faults/faults.yaml replaces in a finished site stands there; of its sources, tests/repository asks the same. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { resolvePlace } from '../../scripts/lib/fault-place.mjs';

interface Fault {
  name: string;
  file: string;
  find?: string;
}

it('what a fault replaces stands in its file', () => {
  const faults = (parse(readFileSync('tests/faults/faults.yaml', 'utf8')) as Fault[]).filter(
    ({ file, find }) => find !== undefined && /^build|\*/.test(file),
  );
  expect(faults.length).toBeGreaterThan(100);
  const gone = faults.filter(
    (fault) => !readFileSync(resolvePlace('.', fault), 'utf8').includes(fault.find ?? ''),
  );
  expect(gone.map(({ name }) => name)).toEqual([]);
});
