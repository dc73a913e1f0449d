import { describe, expect, it } from 'vitest';
import { keepFontsAsFiles, keyCacheByBase } from '../../../plugins/bundler';

describe('keepFontsAsFiles', () => {
  it('lowers the limit of the rule for fonts and of no other', () => {
    const fonts = { test: /\.(woff|woff2|ttf)$/i, use: [{ options: { limit: 10_000 } }] };
    const images = { test: /\.(png|jpg)$/i, use: [{ options: { limit: 10_000 } }] };
    keepFontsAsFiles([images, fonts]);
    expect(fonts.use[0]?.options.limit).toBe(1);
    expect(images.use[0]?.options.limit).toBe(10_000);
  });

  it('says so when there is no such rule any more', () => {
    expect(() => keepFontsAsFiles([{ test: /\.png$/ }])).toThrow(/找不到字型的規則。修正：/);
  });
});

describe('keyCacheByBase', () => {
  it('gives each base path a cache of its own', () => {
    const version = (baseUrl: string) => {
      const experiments = { cache: { type: 'persistent', version: 'v' } };
      keyCacheByBase(experiments, baseUrl);
      return experiments.cache.version;
    };
    expect(version('/')).not.toBe(version('/sub/'));
    expect(version('/sub/')).toBe(version('/sub/'));
  });

  it.each([undefined, {}, { cache: true }, { cache: false }])('leaves %j alone', (experiments) => {
    const before = JSON.stringify(experiments);
    keyCacheByBase(experiments, '/');
    expect(JSON.stringify(experiments)).toBe(before);
  });
});
