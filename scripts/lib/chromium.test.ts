import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import config from '../../playwright.config';
import {
  chromiumLaunchOptions,
  ensureChromium,
  findChromium,
  headlessLaunchOptions,
  type Machine,
} from './chromium.mjs';

const folders = [path.join('/', 'first'), path.join('/', 'second')];
const inFirst = (name: string) => path.join('/', 'first', name);
const inSecond = (name: string) => path.join('/', 'second', name);

function machine(programs: string[], changes: Partial<Machine> = {}): Machine {
  return {
    env: { PATH: ['', ...folders].join(path.delimiter) },
    platform: 'linux',
    isRoot: false,
    isExecutable: (file) => programs.includes(file),
    ...changes,
  };
}

describe('findChromium', () => {
  it('takes CHROMIUM_PATH first', () => {
    const env = { PATH: folders[0], CHROMIUM_PATH: inSecond('mine') };
    expect(findChromium(machine([inFirst('chromium'), inSecond('mine')], { env }))).toBe(inSecond('mine'));
  });

  it('does not pass over a wrong CHROMIUM_PATH', () => {
    const env = { PATH: folders[0], CHROMIUM_PATH: inSecond('mine') };
    expect(() => findChromium(machine([inFirst('chromium')], { env }))).toThrow(
      '環境變數 CHROMIUM_PATH 指向',
    );
  });

  it('prefers chromium over the other names, and the earlier folder on PATH', () => {
    expect(findChromium(machine([inFirst('google-chrome'), inSecond('chromium')]))).toBe(
      inSecond('chromium'),
    );
    expect(findChromium(machine([inSecond('chromium'), inFirst('chromium')]))).toBe(inFirst('chromium'));
  });

  it.each(['chromium-browser', 'google-chrome', 'google-chrome-stable'])('knows the name %s', (name) => {
    expect(findChromium(machine([inSecond(name)]))).toBe(inSecond(name));
  });

  it('looks among the applications on macOS only', () => {
    const chrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
    expect(findChromium(machine([chrome], { platform: 'darwin' }))).toBe(chrome);
    expect(findChromium(machine([chrome]))).toBeNull();
  });

  it('finds nothing where nothing is', () => {
    expect(findChromium(machine([]))).toBeNull();
    expect(findChromium(machine(['chromium'], { env: {} }))).toBeNull();
  });
});

describe('ensureChromium', () => {
  const execute = vi.fn<(command: string, args: readonly string[]) => Promise<number>>();
  const aptCalls = [
    ['apt-get', ['update']],
    ['apt-get', ['install', '-y', 'chromium', 'fonts-noto-cjk']],
  ];

  beforeEach(() => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    execute.mockReset();
    execute.mockResolvedValue(0);
    return () => vi.restoreAllMocks();
  });

  it('installs nothing when there is one', async () => {
    expect(await ensureChromium(machine([inFirst('chromium')], { isRoot: true }), execute)).toBe(
      inFirst('chromium'),
    );
    expect(execute).not.toHaveBeenCalled();
  });

  it('installs it with apt as root', async () => {
    const programs = [inFirst('apt-get')];
    execute.mockImplementation((_command, args) => {
      if (args[0] === 'install') programs.push(inFirst('chromium'));
      return Promise.resolve(0);
    });
    expect(await ensureChromium(machine(programs, { isRoot: true }), execute)).toBe(inFirst('chromium'));
    expect(execute.mock.calls).toEqual(aptCalls);
  });

  it.each([
    ['not root', machine([inFirst('apt-get')])],
    ['no apt-get', machine([], { isRoot: true })],
  ])('says what to install: %s', async (_name, place) => {
    await expect(ensureChromium(place, execute)).rejects.toThrow('apt-get install chromium fonts-noto-cjk');
    expect(execute).not.toHaveBeenCalled();
  });

  it('says which part of the installation failed', async () => {
    execute.mockImplementation((_command, args) => Promise.resolve(args[0] === 'install' ? 100 : 0));
    const place = machine([inFirst('apt-get')], { isRoot: true });
    await expect(ensureChromium(place, execute)).rejects.toThrow('apt-get install 失敗（結束代碼 100）');
  });

  it('does not trust an installation that left no program', async () => {
    const place = machine([inFirst('apt-get')], { isRoot: true });
    await expect(ensureChromium(place, execute)).rejects.toThrow('找不到 Chromium');
    expect(execute.mock.calls).toEqual(aptCalls);
  });
});

describe('chromiumLaunchOptions', () => {
  it('gives up the sandbox only as root', () => {
    const programs = [inFirst('chromium')];
    const user = chromiumLaunchOptions(machine(programs));
    const root = chromiumLaunchOptions(machine(programs, { isRoot: true }));
    expect(user.executablePath).toBe(inFirst('chromium'));
    expect(user.args).not.toContain('--no-sandbox');
    expect(root.args).toEqual(['--no-sandbox', ...user.args]);
    expect(user.args).toContain('--disable-background-networking');
  });

  it('says what to install', () => {
    expect(() => chromiumLaunchOptions(machine([]))).toThrow('找不到 Chromium');
  });
});

describe('headlessLaunchOptions', () => {
  const shell = inSecond('chromium-headless-shell');

  it('takes the headless shell, started like Chromium', () => {
    const place = machine([inFirst('chromium'), shell]);
    expect(headlessLaunchOptions(place)).toEqual({ ...chromiumLaunchOptions(place), executablePath: shell });
  });

  it('takes Chromium where there is no shell', () => {
    const place = machine([inFirst('chromium')]);
    expect(headlessLaunchOptions(place)).toEqual(chromiumLaunchOptions(place));
  });

  it('takes what CHROMIUM_PATH names rather than the shell', () => {
    const env = { PATH: folders.join(path.delimiter), CHROMIUM_PATH: inFirst('mine') };
    const place = machine([inFirst('mine'), shell], { env });
    expect(headlessLaunchOptions(place).executablePath).toBe(inFirst('mine'));
  });

  it('says what to install', () => {
    expect(() => headlessLaunchOptions(machine([]))).toThrow('找不到 Chromium');
  });
});

it('the configuration of browser tests looks for Chromium when Playwright asks, not when it is read', () => {
  vi.stubEnv('PATH', '');
  vi.stubEnv('CHROMIUM_PATH', '');
  expect(config.projects).toHaveLength(2);
  for (const { use } of config.projects ?? []) expect(() => use?.launchOptions).toThrow('找不到 Chromium');
  vi.unstubAllEnvs();
});
