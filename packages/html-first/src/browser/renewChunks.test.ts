import { expect, it, vi, onTestFinished } from 'vitest';
import { renewChunks } from './renewChunks';

/** The bundler's loader, as renewChunks leaves it. @param load what it was before */
function replaceLoader(load: () => Promise<unknown>): (chunk: string) => Promise<unknown> {
  const bundler = { e: load as (chunk: string) => Promise<unknown> };
  vi.stubGlobal('__webpack_require__', bundler);
  onTestFinished(() => void vi.unstubAllGlobals());
  renewChunks();
  return (chunk) => bundler.e(chunk);
}

it('a piece of code whose loading threw fails for all who ask again, and keeps nobody waiting', async () => {
  const load = vi.fn(() => Promise.resolve<unknown>('code'));
  load.mockImplementationOnce(() => {
    throw new Error('broken');
  });
  const loadAgain = replaceLoader(load);
  await expect(loadAgain('navigation')).rejects.toThrow('broken');
  await expect(loadAgain('navigation')).rejects.toThrow('broken');
  expect(load).toHaveBeenCalledTimes(1);
});

it('a piece of code that did not come is asked for again', async () => {
  const load = vi.fn(() => Promise.resolve<unknown>('code'));
  load.mockImplementationOnce(() => Promise.reject(new Error('not there')));
  const loadAgain = replaceLoader(load);
  await expect(loadAgain('navigation')).rejects.toThrow('not there');
  expect(await loadAgain('navigation')).toBe('code');
});
