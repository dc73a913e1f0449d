import { describe, expect, it } from 'vitest';
import { toPath } from './path';

describe('toPath', () => {
  it.each([
    ['/', '/', '/'],
    ['/x', '/', '/x/'],
    ['/x/', '/', '/x/'],
    ['/x/index.html', '/', '/x/'],
    ['/index.html', '/', '/'],
    ['/x.html', '/', '/x/'],
    ['/x//', '/', '/x/'],
    ['/blog/tag/%E8%B3%87%E6%96%99%E5%93%81%E8%B3%AA/', '/', '/blog/tag/資料品質/'],
    ['/blog/tag/資料品質', '/', '/blog/tag/資料品質/'],
    ['/bad/%E8/', '/', '/bad/%E8/'],
    ['/sub/', '/sub/', '/'],
    ['/sub', '/sub/', '/'],
    ['/sub/x', '/sub/', '/x/'],
  ])('%s below %s is %s', (pathname, base, path) => {
    expect(toPath(pathname, base)).toBe(path);
  });

  it('gives nothing for an address outside the base path', () => {
    expect(toPath('/other/x/', '/sub/')).toBeNull();
    expect(toPath('/subx/', '/sub/')).toBeNull();
  });

  it('gives the same for what it gave', () => {
    for (const path of ['/', '/x/', '/blog/tag/封面圖片使用 AI 生成/']) expect(toPath(path, '/')).toBe(path);
  });
});
