import type { parser } from '@lezer/python';

/** Where a grammar finds what it cannot read. */
export function faultsIn(grammar: Pick<typeof parser, 'parse'>, code: string): number[] {
  const found: number[] = [];
  grammar.parse(code).iterate({
    enter: ({ type, from }) => {
      if (type.isError) found.push(from);
    },
  });
  return found;
}
