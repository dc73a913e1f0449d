import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../../scripts/lib/port.mjs';
import { startDisplay, stop } from './display';
import type { Visitor } from './visitor';

/** Keys that WebDriver writes as characters of their own (W3C WebDriver, 17.4.2). */
const KEYS: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  ArrowDown: '\uE015',
};

/** By which an element is known in answers (W3C WebDriver, 12.1). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** The browser's toolbar keeps windows from being as narrow as a phone; without its paddings they can be. */
const NARROW = `* { padding: 0; margin: 0; min-width: 0; min-height: 0 }
image { -gtk-icon-transform: scale(.1) }
toolbar, entry { font-size: 1px }`;

type Send = (method: 'GET' | 'POST' | 'DELETE', command: string, body?: object) => Promise<unknown>;

/** Commands as W3C WebDriver defines them. @throws with the driver's own message */
const sender =
  (base: string): Send =>
  async (method, command, body) => {
    const response = await fetch(base + command, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${command}: ${JSON.stringify(value)}`);
    return value;
  };

/** Waits until the driver answers. @throws when it has ended instead */
async function ready(send: Send, driver: ChildProcess): Promise<void> {
  for (;;) {
    const status = await send('GET', '/status').catch(() => null);
    if (status !== null) return;
    if (driver.exitCode !== null) throw new Error(`WebKitWebDriver ended with ${driver.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** One way through a page's keys: each is pressed in turn, and all are let go in the opposite order. */
const strokes = (keys: readonly string[]) => [
  ...keys.map((value) => ({ type: 'keyDown', value })),
  ...[...keys].reverse().map((value) => ({ type: 'keyUp', value })),
];

function makeVisitor(send: Send, end: () => Promise<void>): Visitor {
  const keys = (actions: object[]) =>
    send('POST', '/actions', { actions: [{ type: 'key', id: 'keys', actions }] });
  return {
    goto: (url) => send('POST', '/url', { url }),
    reload: () => send('POST', '/refresh'),
    async run(what, ...args) {
      const answer = (await send('POST', '/execute/async', {
        script: `const [args, done] = arguments;
          Promise.resolve().then(() => (${what.toString()})(...args))
            .then((value) => done({ value }), (error) => done({ error: String(error) }));`,
        args: [args],
      })) as { value?: never; error?: string };
      if (answer.error !== undefined) throw new Error(answer.error);
      return answer.value as never;
    },
    async click(selector) {
      const found = await send('POST', '/element', { using: 'css selector', value: selector });
      const id = (found as Record<string, string>)[ELEMENT];
      await send('POST', `/element/${id}/click`);
    },
    press: (key) => keys(strokes(key.split('+').map((name) => KEYS[name] ?? name))),
    type: (text) => keys([...text].flatMap((character) => strokes([character]))),
    picture: async () => (await send('GET', '/screenshot')) as string,
    resize: (width, height) => send('POST', '/window/rect', { width, height }),
    end,
  };
}

/** Starts WebKitGTK's small browser on a screen of its own, driven over W3C WebDriver. */
export async function startWebKit(): Promise<Visitor> {
  const home = await mkdtemp(path.join(tmpdir(), 'webkit-'));
  await mkdir(path.join(home, 'gtk-3.0'));
  await writeFile(path.join(home, 'gtk-3.0/gtk.css'), NARROW);
  const display = await startDisplay();
  const port = await freePort();
  const env = {
    ...process.env,
    DISPLAY: display.name,
    XDG_CONFIG_HOME: home,
    NO_AT_BRIDGE: '1',
    // Without a graphics card layers are put together by a program, which takes a third of all this costs.
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    // Optimising scripts of pages that live for seconds, and giving memory back at once, take a quarter of the rest.
    JSC_useDFGJIT: '0',
    Malloc: '1',
  };
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' });
  const base = `http://127.0.0.1:${port}`;
  let session = '';
  const end = async () => {
    if (session) await sender(base)('DELETE', session);
    await stop(driver);
    await display.end();
    await rm(home, { recursive: true, force: true });
  };
  try {
    await ready(sender(base), driver);
    const made = (await sender(base)('POST', '/session', {
      capabilities: { alwaysMatch: { browserName: 'MiniBrowser' } },
    })) as { sessionId: string };
    session = `/session/${made.sessionId}`;
    await display.focus('MiniBrowser');
    return makeVisitor(sender(base + session), end);
  } catch (error) {
    await end();
    throw error;
  }
}
