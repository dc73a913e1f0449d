import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startDisplay, stop } from '../support/engines/display';
import { startFirefox } from '../support/engines/firefox';
import type { Visitor } from '../support/engines/visitor';

/** Where Debian has what carries the words of programs to screen readers. */
const AT_SPI = '/usr/libexec/at-spi-bus-launcher';

/** In milliseconds: it has ended when nothing was said for so long, and nothing comes that does not begin in time. */
const QUIET = 1500;
const BEGINS = 15_000;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export interface Listener {
  firefox: Visitor;
  /** Presses real keys, by the names of X: `Tab`, `ctrl+k`. Orca hears no others. @returns what is said then */
  press(...keys: string[]): Promise<string[]>;
  type(text: string): Promise<string[]>;
  /** What was said since it was asked last. */
  heard(): Promise<string[]>;
  end(): Promise<void>;
}

/** A screen with Firefox, a window manager and Orca, whose voice is a file. */
export async function startOrca(): Promise<Listener> {
  const home = await mkdtemp(path.join(tmpdir(), 'orca-'));
  const log = path.join(home, 'orca.log');
  await mkdir(path.join(home, '.local/share/orca'), { recursive: true });
  await writeFile(
    path.join(home, '.local/share/orca/orca-customizations.py'),
    'import orca.settings\norca.settings.sayAllOnLoad = False\norca.settings.enableKeyEcho = False\norca.settings.structuralNavigationEnabled = False\n',
  );
  const display = await startDisplay();
  const children: ChildProcess[] = [];
  const env = { HOME: home, DISPLAY: display.name, GNOME_ACCESSIBILITY: '1', DBUS_SESSION_BUS_ADDRESS: '' };
  const start = (program: string, ...args: string[]) => {
    const child = spawn(program, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    children.push(child);
    return child;
  };
  const bus = start('dbus-daemon', '--session', '--nofork', '--print-address');
  const [address] = (await once(bus.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
  env.DBUS_SESSION_BUS_ADDRESS = String(address).trim();
  start(AT_SPI, '--launch-immediately');
  start('openbox');
  start('orca', '--replace', `--debug-file=${log}`);
  while (!existsSync(log)) await wait(100);
  const firefox = await startFirefox(display, env);

  let read = 0;
  const spoken = async () => {
    const heard = async () => {
      const text = (await readFile(log, 'utf8')).slice(read);
      return [...text.matchAll(/SPEECH OUTPUT: '(.*?)' ?\{/g)].map(([, line = '']) => line);
    };
    const until = Date.now() + BEGINS;
    while ((await heard()).length === 0 && Date.now() < until) await wait(100);
    let words = await heard();
    for (let before = -1; words.length !== before; words = await heard()) {
      before = words.length;
      await wait(QUIET);
    }
    read = (await readFile(log, 'utf8')).length;
    return words;
  };
  const xdotool = async (...args: string[]) => {
    await once(start('xdotool', ...args), 'exit');
    return spoken();
  };
  await spoken();
  return {
    firefox,
    heard: spoken,
    press: (...keys) => xdotool('key', '--delay', '300', ...keys),
    type: (text) => xdotool('type', '--delay', '300', text),
    async end() {
      await firefox.end();
      for (const child of children.reverse()) await stop(child);
      await rm(home, { recursive: true, force: true });
    },
  };
}
