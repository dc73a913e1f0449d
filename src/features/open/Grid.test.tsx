// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { drawInDocument } from '@site/tests/support/drawInDocument';
import Grid from './Grid';

const { draw, find } = drawInDocument();

it('the head of a column answers the keys of a button', async () => {
  const chosen: string[] = [];
  await draw(
    <Grid
      columns={[{ header: '月租金', type: 'string' }] as never}
      source={{ total: 0, row: () => undefined, want: () => undefined }}
      states={new Map()}
      words={false}
      onColumn={(header) => chosen.push(header)}
    />,
  );
  for (const key of ['Enter', ' ', 'a'])
    find('[role=columnheader]')?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  expect(chosen).toEqual(['月租金', '月租金']);
});
