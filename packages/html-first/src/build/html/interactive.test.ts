import { expect, it } from 'vitest';
import { readSource } from './interactive';

it('types of a module are no use of it; what is loaded later, and islands, are told apart', () => {
  const text =
    "import type { A } from './a';\nimport B from './b';\nvoid import('./c');\nimport D from './d';\nexport default island('d', D);\n";
  expect(readSource(text, 'x.tsx')).toEqual({
    imports: ['./b', './d'],
    names: ['d'],
    islands: ['./d'],
    later: ['./c'],
    interactive: [],
  });
});
