import { expect, it } from 'vitest';
import { autospaceTag } from '.';

it('the script for gaps asks for them, and holds nothing that could end it', () => {
  const { innerHTML } = autospaceTag();
  expect(innerHTML).toContain('dataset.autospace');
  expect(innerHTML).not.toContain('</script');
});
