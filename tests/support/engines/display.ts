import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Ends a process that was started here. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}

export interface Display {
  /** for the environment of programs that shall draw on it */
  name: string;
  /** Gives a window the focus, without which no page has one, as a reader does: by a press on it. @param windows their class */
  focus(windows: string): Promise<void>;
  end(): Promise<void>;
}

/** A screen without a device, on a number of its own choice. */
export async function startDisplay(): Promise<Display> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  const name = `:${String(number).trim()}`;
  return {
    name,
    async focus(windows) {
      const words = ['search', '--sync', '--onlyvisible', '--class', windows, 'windowfocus', '--sync'];
      // The pointer does not stay on the page, which would notice it.
      words.push('mousemove', '300', '400', 'click', '1', 'mousemove', '1599', '1199');
      const env = { ...process.env, DISPLAY: name };
      await once(spawn('xdotool', words, { env, stdio: 'ignore' }), 'exit');
    },
    end: () => stop(screen),
  };
}
