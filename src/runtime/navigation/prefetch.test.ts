import { describe, expect, it } from 'vitest';
import { hasCheapData, mayPrefetch, type NavigatorLike } from './prefetch';

describe('mayPrefetch', () => {
  it.each<[allowed: boolean, navigator: NavigatorLike]>([
    [true, { onLine: true }],
    [true, { onLine: true, connection: undefined }],
    [true, { onLine: true, connection: {} }],
    [true, { onLine: true, connection: { saveData: false, effectiveType: '4g' } }],
    [true, { onLine: true, connection: { effectiveType: '3g' } }],
    [false, { onLine: true, connection: { effectiveType: '2g' } }],
    [false, { onLine: true, connection: { effectiveType: 'slow-2g' } }],
    [false, { onLine: true, connection: { saveData: true, effectiveType: '4g' } }],
    [false, { onLine: false }],
    [false, { onLine: false, connection: { saveData: false, effectiveType: '4g' } }],
  ])('%s: %j', (allowed, navigator) => {
    expect(mayPrefetch(navigator)).toBe(allowed);
  });
});

describe('hasCheapData', () => {
  it.each<[cheap: boolean, navigator: NavigatorLike]>([
    [true, { onLine: true, connection: { type: 'wifi' } }],
    [true, { onLine: true, connection: { type: 'ethernet', effectiveType: '4g' } }],
    [false, { onLine: true }],
    [false, { onLine: true, connection: { type: 'cellular' } }],
    [false, { onLine: true, connection: { type: 'wifi', saveData: true } }],
    [false, { onLine: true, connection: { type: 'wifi', effectiveType: '2g' } }],
    [false, { onLine: false, connection: { type: 'wifi' } }],
  ])('%s: %j', (cheap, navigator) => {
    expect(hasCheapData(navigator)).toBe(cheap);
  });
});
