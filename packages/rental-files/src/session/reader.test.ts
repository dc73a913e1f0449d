/** A worker that cannot answer: whoever asks is told, whatever it died of. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LONGEST_WAIT, formatMessage } from './faults';
import { startReader } from './reader';

interface Call {
  id: string;
  /** left out where comlink lets go of a worker that nobody asks any more */
  path?: string[];
}
/** As a browser's: it answers only what the test has it answer. */
class FakeWorker extends EventTarget {
  static last: FakeWorker;
  calls: Call[] = [];
  ended = false;
  answers = true;
  constructor() {
    super();
    FakeWorker.last = this;
  }
  postMessage(call: Call) {
    this.calls.push(call);
    if (this.answers && call.path?.[0] === 'isAlive') this.answer(call, true);
  }
  answer({ id }: Call, value: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data: { id, type: 'RAW', value } }));
  }
  answerFirst() {
    const [call] = this.calls;
    if (!call) throw new Error('Nothing was asked.');
    this.answer(call, 7);
  }
  terminate() {
    this.ended = true;
  }
}
const UNSTARTED = '讀取檔案的程式沒有啟動，可能是網路斷了，或被瀏覽器的擴充功能擋住。請檢查之後再試一次。';
const DIED = '讀取檔案的程式中途停止了，可能是記憶體不夠。請先關掉其他分頁，再試一次。';

const renew = vi.fn<(address: string) => Promise<boolean>>();

/** What came of a question, and what the page was told. */
let reported: string[];
const started = () => {
  reported = [];
  const { reader, end } = startReader(
    { begin: () => ({ worker: new Worker('x'), address: 'worker.js' }), renew },
    ({ name, message }) => reported.push(`${name}: ${message}`),
  );
  const asked = (async () => reader.count([]))().then(String, (error: unknown) => formatMessage(error, ''));
  return { reader, end, asked };
};
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);
const isSettled = async (asked: Promise<unknown>) =>
  (await Promise.race([asked, Promise.resolve('waits')])) !== 'waits';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
  renew.mockReset().mockResolvedValue(false);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('is refused by the browser', async () => {
  vi.stubGlobal('Worker', function refused() {
    throw new DOMException('Refused', 'SecurityError');
  });
  const { reader, asked } = started();
  expect(reported).toEqual([]);
  expect(await asked).toBe(UNSTARTED);
  expect(reported).toEqual([`Again: ${UNSTARTED}`]);
  await expect(reader.count([])).rejects.toThrow(UNSTARTED);
});

it.each(['error', 'messageerror'])('has no script that runs (%s)', async (type) => {
  const { asked } = started();
  FakeWorker.last.dispatchEvent(new Event(type));
  expect(await asked).toBe(UNSTARTED);
  expect(reported).toEqual([`Again: ${UNSTARTED}`]);
  expect(FakeWorker.last.ended).toBe(true);
});

it('has a script that cannot be read, and the one that the host has answers what was asked', async () => {
  renew.mockResolvedValue(true);
  const { asked } = started();
  const first = FakeWorker.last;
  first.dispatchEvent(new Event('error'));
  await seconds(0);
  expect(renew.mock.calls).toEqual([['worker.js']]);
  const { last } = FakeWorker;
  expect([last === first, first.ended, reported]).toEqual([false, true, []]);
  last.answerFirst();
  expect(await asked).toBe('7');
});

it('never says a word, as an empty script, and the one that the host has answers what was asked', async () => {
  renew.mockResolvedValue(true);
  const { asked } = started();
  const first = FakeWorker.last;
  first.answers = false;
  await seconds(LONGEST_WAIT);
  expect(FakeWorker.last).toBe(first);
  await seconds(1);
  const { last } = FakeWorker;
  expect([last === first, reported]).toEqual([false, []]);
  last.answerFirst();
  expect(await asked).toBe('7');
});

it('has a script that cannot be read even past the cache', async () => {
  renew.mockResolvedValue(true);
  const { asked } = started();
  FakeWorker.last.dispatchEvent(new Event('error'));
  await seconds(0);
  FakeWorker.last.dispatchEvent(new Event('error'));
  expect(await asked).toBe(UNSTARTED);
  expect(renew).toHaveBeenCalledTimes(1);
});

it('is not started again once it has been left', async () => {
  renew.mockResolvedValue(true);
  const { end } = started();
  const { last } = FakeWorker;
  last.dispatchEvent(new Event('error'));
  end();
  await seconds(1);
  expect([FakeWorker.last === last, reported]).toEqual([true, []]);
});

it('works for long, and is waited for as long as it lives', async () => {
  const { asked } = started();
  await seconds(10 * LONGEST_WAIT);
  expect(await isSettled(asked)).toBe(false);
  FakeWorker.last.answers = false;
  await seconds(LONGEST_WAIT + 1);
  expect(await asked).toBe(DIED);
  expect(reported).toEqual([`Again: ${DIED}`]);
});

it('breaks after it has answered', async () => {
  const { reader, asked } = started();
  FakeWorker.last.answerFirst();
  expect(await asked).toBe('7');
  FakeWorker.last.dispatchEvent(new Event('error'));
  await expect(reader.count([])).rejects.toThrow(DIED);
});

it('is not asked for a sign of life while nothing is wanted of it, nor missed after its end', async () => {
  const { end, asked } = started();
  const { last } = FakeWorker;
  last.answerFirst();
  await asked;
  last.answers = false;
  await seconds(3 * LONGEST_WAIT);
  expect([last.calls.length, last.ended, reported]).toEqual([1, false, []]);
  end();
  last.dispatchEvent(new Event('error'));
  await seconds(3 * LONGEST_WAIT);
  expect(reported).toEqual([]);
});
