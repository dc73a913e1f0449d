import { describe, expect, it } from 'vitest';
import { maySeeAhead, mayPrefetch, type NavigatorLike } from './prefetch';

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

describe('maySeeAhead', () => {
  it.each<[amount: ReturnType<typeof maySeeAhead>, navigator: NavigatorLike]>([
    ['many', { onLine: true, connection: { type: 'wifi' } }],
    ['many', { onLine: true, connection: { type: 'ethernet', effectiveType: '4g' } }],
    ['few', { onLine: true }],
    ['few', { onLine: true, connection: { effectiveType: '3g', saveData: false } }],
    ['few', { onLine: true, connection: { type: 'unknown' } }],
    [undefined, { onLine: true, connection: { effectiveType: '2g' } }],
    [undefined, { onLine: true, connection: { saveData: true } }],
    [undefined, { onLine: false }],
    [undefined, { onLine: true, connection: { type: 'cellular' } }],
    [undefined, { onLine: true, connection: { type: 'wifi', saveData: true } }],
    [undefined, { onLine: true, connection: { type: 'wifi', effectiveType: '2g' } }],
    [undefined, { onLine: false, connection: { type: 'wifi' } }],
  ])('%s: %j', (amount, navigator) => {
    expect(maySeeAhead(navigator)).toBe(amount);
  });
});
