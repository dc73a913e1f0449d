// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterFrame, beforeFrame } from './insertRest';

let frames: (() => void)[];
const draw = () => {
  for (const frame of frames.splice(0)) frame();
};
const run = vi.fn();

beforeEach(() => {
  frames = [];
  run.mockReset();
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('runs once, after the frame that is being drawn', () => {
  afterFrame(run);
  draw();
  vi.advanceTimersByTime(0);
  expect(run).not.toHaveBeenCalled();
  draw();
  vi.advanceTimersByTime(0);
  expect(run).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(10_000);
  expect(run).toHaveBeenCalledOnce();
});

it('runs with the next frame where it is to be laid out with it', () => {
  beforeFrame(run);
  expect(run).not.toHaveBeenCalled();
  draw();
  expect(run).toHaveBeenCalledOnce();
});

it('runs where no frame is drawn too: a tab that nobody sees gets its whole page, once', () => {
  afterFrame(run);
  vi.advanceTimersByTime(10_000);
  expect(run).toHaveBeenCalledOnce();
  draw();
  draw();
  vi.advanceTimersByTime(10_000);
  expect(run).toHaveBeenCalledOnce();
});

it.each([afterFrame, beforeFrame])('runs where no frame can be asked for', (askFor) => {
  vi.stubGlobal('requestAnimationFrame', undefined);
  askFor(run);
  vi.advanceTimersByTime(10_000);
  expect(run).toHaveBeenCalledOnce();
});

it('runs with a frame where timers do nothing, once', () => {
  vi.stubGlobal('setTimeout', () => 0);
  afterFrame(run);
  for (let count = 0; count < 5; count++) draw();
  expect(run).toHaveBeenCalledOnce();
});

it('can be called off', () => {
  afterFrame(run)();
  draw();
  vi.advanceTimersByTime(10_000);
  expect(run).not.toHaveBeenCalled();
});

it('completes the page where timers and frames cannot be taken back', () => {
  const fail = () => {
    throw new TypeError('planted');
  };
  vi.stubGlobal('clearTimeout', fail);
  vi.stubGlobal('cancelAnimationFrame', fail);
  afterFrame(run);
  draw();
  draw();
  vi.advanceTimersByTime(10_000);
  expect(run).toHaveBeenCalledOnce();
});
