import { describe, expect, it } from 'vitest';
import { assertNotTaken } from '../../../plugins/html/moved';

describe('addresses that have moved', () => {
  const moved = { '/about/': '/about-data-set/', '/posts/': '/blog/post/' };

  it('stand beside pages at other addresses', () => {
    expect(() => assertNotTaken(moved, new Set(['/', '/about-data-set/', '/blog/post/']))).not.toThrow();
  });

  it('may not be those of pages: the error names them, the file and the fix', () => {
    expect(() => assertNotTaken(moved, new Set(['/', '/about/']))).toThrow(
      /^config\/moved\.ts：\/about\/寫成已經搬家，卻也有頁面。修正：/,
    );
  });
});
