import { expect, it } from 'vitest';
import { autospaceTag } from './autospace';

it('the inline script asks for gaps, and holds nothing that could end it', () => {
  const { innerHTML } = autospaceTag();
  expect(innerHTML).toContain('dataset.autospace');
  expect(innerHTML).not.toContain('</script');
});
