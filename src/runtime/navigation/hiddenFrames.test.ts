// @vitest-environment happy-dom
/** What waits for a frame in a tab that nobody sees, where browsers draw none. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { replaceHiddenFrames } from './hiddenFrames';

let isHidden: boolean;
let frames: Map<number, FrameRequestCallback>;
const run = vi.fn();

beforeEach(() => {
  isHidden = false;
  frames = new Map();
  run.mockReset();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => {
    frames.set(frames.size + 1, frame);
    return frames.size;
  });
  vi.stubGlobal('cancelAnimationFrame', (handle: number) => frames.delete(handle));
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  replaceHiddenFrames();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('gets a task, with the time that a frame would have', () => {
  isHidden = true;
  requestAnimationFrame(run);
  expect(run).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(run).toHaveBeenCalledExactlyOnceWith(performance.now());
  expect(frames.size).toBe(0);
});

it('can be called off in both, whatever the tab is by then', () => {
  const seen = requestAnimationFrame(run);
  isHidden = true;
  const unseen = requestAnimationFrame(run);
  cancelAnimationFrame(seen);
  isHidden = false;
  cancelAnimationFrame(unseen);
  vi.runAllTimers();
  expect(frames.size).toBe(0);
  expect(run).not.toHaveBeenCalled();
});

it('gets its frame where the tab is seen', () => {
  requestAnimationFrame(run);
  vi.runAllTimers();
  expect(run).not.toHaveBeenCalled();
  expect([...frames.values()]).toEqual([run]);
});
