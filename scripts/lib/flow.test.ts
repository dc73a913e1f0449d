import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from './port.mjs';
import { STEPS } from './test-steps.mjs';

// The scripts run for real here, in a project of their own whose tools are stand-ins: what is tested is
// the order of the work, the exit codes and the signals, not Docusaurus.

let root: string;
const children: ChildProcess[] = [];

/** Puts a stand-in for a tool into node_modules/.bin. */
function fakeTool(name: string, code: string, interpreter: 'node' | 'sh' = 'node'): void {
  writeFileSync(path.join(root, 'node_modules', '.bin', name), `#!/usr/bin/env ${interpreter}\n${code}\n`, {
    mode: 0o755,
  });
}

/** Starts a script of the project; `shows` waits until its output holds a text, `ended` for its end. */
function runScript(name: string, args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [path.join(root, 'scripts', `${name}.mjs`), ...args], {
    cwd: root,
    env: { ...process.env, ...env },
  });
  children.push(child);
  let output = '';
  const ended = new Promise<{ code: number | null; output: string }>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
  const shows = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => {
        if (output.includes(text)) resolve();
      };
      child.stdout.on('data', look);
      child.once('close', () => reject(new Error(`ended without showing "${text}":\n${output}`)));
      look();
    });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  return { child, ended, shows };
}

beforeEach(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'project-')));
  const project = fileURLToPath(new URL('../..', import.meta.url));
  cpSync(path.join(project, 'scripts'), path.join(root, 'scripts'), { recursive: true });
  cpSync(path.join(project, 'package.json'), path.join(root, 'package.json'));
  mkdirSync(path.join(root, 'node_modules', '.bin'), { recursive: true });
  symlinkSync(
    realpathSync(path.join(project, 'node_modules', 'mrmime')),
    path.join(root, 'node_modules', 'mrmime'),
  );
  writeFileSync(path.join(root, 'package-lock.json'), '{}');
  // Written after the lockfile, and with tools of checks: everything counts as installed.
  const installed = { packages: { 'node_modules/vitest': { dev: true } } };
  writeFileSync(path.join(root, 'node_modules', '.package-lock.json'), JSON.stringify(installed, null, 2));
});

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(root, { recursive: true });
});

describe('npm start', () => {
  const BUILD = `
    require('node:fs').mkdirSync('build/blog', { recursive: true });
    require('node:fs').writeFileSync('build/index.html', process.argv.slice(2).join(' '));
    require('node:fs').writeFileSync('build/blog/index.html', 'blog');`;

  it('builds, serves, and ends cleanly on SIGINT and SIGTERM', async () => {
    fakeTool('docusaurus', BUILD);
    const port = await freePort();
    const first = runScript('start', ['--port', String(port)]);
    await first.shows(`http://localhost:${port}/`);
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('build');
    expect(await (await fetch(`http://127.0.0.1:${port}/blog`)).text()).toBe('blog');
    first.child.kill('SIGTERM');
    const { code, output } = await first.ended;
    expect(code).toBe(0);
    expect(output.match(/^\[.*$/gm)).toEqual(['[1/3] 檢查套件', '[2/3] 建置網站', '[3/3] 啟動伺服器']);

    // The port is free again, and --no-build needs no docusaurus.
    fakeTool('docusaurus', 'process.exit(9)');
    const second = runScript('start', ['--no-build'], { PORT: String(port) });
    await second.shows(`http://localhost:${port}/`);
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('build');
    second.child.kill('SIGINT');
    expect((await second.ended).code).toBe(0);
  });

  it('stops when the build fails', async () => {
    fakeTool('docusaurus', 'process.exit(5)');
    const { code, output } = await runScript('start', ['--port', String(await freePort())]).ended;
    expect(code).toBe(1);
    expect(output).toContain('錯誤：建置失敗（結束代碼 5）');
    expect(output).not.toContain('[3/3]');
  });

  it('ends the build on SIGTERM', async () => {
    fakeTool(
      'docusaurus',
      `process.on('SIGTERM', () => { console.log('told'); process.exit(0); });
       setInterval(() => {}, 1000000);
       console.log('building');`,
    );
    const start = runScript('start', ['--port', String(await freePort())]);
    await start.shows('building');
    start.child.kill('SIGTERM');
    const { code, output } = await start.ended;
    expect(code).toBe(143);
    expect(output).toContain('told');
    expect(output).toContain('已中止');
    expect(output).not.toContain('錯誤');
  });

  it('--no-build says that there is nothing to serve', async () => {
    const { code, output } = await runScript('start', ['--no-build', '--port', String(await freePort())])
      .ended;
    expect(code).toBe(1);
    expect(output).toContain('請先執行 npm run build，或刪掉 --no-build');
  });
});

describe('npm run dev', () => {
  it('passes the port on, keeps the browser closed, and takes Ctrl-C for a normal end', async () => {
    fakeTool(
      'docusaurus',
      `console.log('args', process.argv.slice(2).join(' ')); setInterval(() => {}, 1000000);`,
    );
    const port = await freePort();
    const dev = runScript('dev', ['--port', String(port)]);
    await dev.shows(`args start --port ${port} --no-open\n`);
    dev.child.kill('SIGINT');
    expect((await dev.ended).code).toBe(0);
  });

  it('opens the browser when asked', async () => {
    fakeTool('docusaurus', `console.log('args', process.argv.slice(2).join(' '));`);
    const port = await freePort();
    const { code, output } = await runScript('dev', ['--open'], { PORT: String(port) }).ended;
    expect(code).toBe(0);
    expect(output).toContain(`args start --port ${port}\n`);
  });
});

describe('npm test', () => {
  const env = { CHROMIUM_PATH: process.execPath };

  beforeEach(() => {
    for (const { command } of STEPS) {
      // Dozens of them are started, which takes Node much longer.
      fakeTool(command[0], `echo "ran ${command[0]} $*"`, 'sh');
    }
  });

  const ran = (output: string) => output.match(/^ran .*$/gm)?.map((line) => line.slice(4).trim());

  it('leaves out what passed today with the same files, and says so', async () => {
    const git = (...args: string[]) => execFileSync('git', args, { cwd: root });
    mkdirSync(path.join(root, 'src'));
    writeFileSync(path.join(root, '.gitignore'), 'node_modules\nbuild*\n');
    writeFileSync(path.join(root, 'src/a.css'), 'a { color: red }');
    writeFileSync(path.join(root, 'src/a.ts'), 'export {};');
    git('init', '--quiet');
    const all = STEPS.map((step) => step.command.join(' ')).sort();
    const lint = all.find((command) => command.startsWith('eslint '));
    const again = async (args: string[] = [], more: Record<string, string> = {}) => {
      const { code, output } = await runScript('test', args, { CI: '', ...env, ...more }).ended;
      expect(code).toBe(0);
      return { ran: (ran(output) ?? []).sort(), output };
    };
    expect((await again()).ran).toEqual(all);
    const second = await again();
    expect(second.ran).toEqual([]);
    expect(second.output).toMatch(/略過 {2}types .*今天以同樣的檔案通過了/);
    // A change of one file runs what depends on it.
    writeFileSync(path.join(root, 'src/a.css'), 'a { color: blue }');
    const third = (await again()).ran;
    expect(third).toContain('docusaurus build');
    expect(third).toContain('stylelint {src,plugins}/**/*.css');
    expect(third).not.toContain('oxlint --type-aware --type-check');
    expect(third).not.toContain(lint);
    // A build that somebody changed, what is asked for, and CI run.
    mkdirSync(path.join(root, 'build'));
    expect((await again()).ran).toEqual(['docusaurus build']);
    expect((await again(['--only', 'lint'])).ran).toEqual([lint]);
    expect((await again(['--full'])).ran).toEqual(all);
    expect((await again([], { CI: 'true' })).ran).toEqual(all);
  });

  it('runs a step again that failed', async () => {
    execFileSync('git', ['init', '--quiet'], { cwd: root });
    fakeTool('knip', 'process.exit(4)');
    for (let time = 0; time < 2; time++) {
      const { code, output } = await runScript('test', [], { CI: '', ...env }).ended;
      expect(code).toBe(4);
      expect(output).toContain('失敗  unused');
    }
  });

  it('asks for Chromium only when the browser tests run', async () => {
    const broken = { CHROMIUM_PATH: path.join(root, 'missing') };
    expect((await runScript('test', ['--only', 'build'], broken).ended).code).toBe(0);
    const { code, output } = await runScript('test', ['--only', 'build,browser'], broken).ended;
    expect(code).toBe(1);
    expect(output).toContain('環境變數 CHROMIUM_PATH 指向');
    expect(ran(output)).toBeUndefined();
  });
});
