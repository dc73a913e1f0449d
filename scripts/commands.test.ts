import { spawn } from 'node:child_process';
import net from 'node:net';
import { constants, getPriority } from 'node:os';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { run } from './lib/run.mjs';
import { STEPS } from './lib/test-steps.mjs';
import { UserError } from './lib/user-error.mjs';

/** Runs one of the scripts as npm does, and gives what the terminal shows. */
function runScript(name: string, args: string[], env: Record<string, string> = {}) {
  return new Promise<{ code: number | null; output: string }>((resolve, reject) => {
    const script = fileURLToPath(new URL(`${name}.mjs`, import.meta.url));
    const child = spawn(process.execPath, [script, ...args], { env: { ...process.env, ...env } });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}

describe('the commands', () => {
  it.each(['start', 'dev'])('%s stops on a busy port before any work is done', async (name) => {
    const other = net.createServer();
    const port = await new Promise<number>((resolve) => {
      other.listen({ host: '127.0.0.1', port: 0 }, () => resolve((other.address() as net.AddressInfo).port));
    });
    try {
      for (const { code, output } of [
        await runScript(name, ['--port', String(port)]),
        await runScript(name, [], { PORT: String(port) }),
      ]) {
        expect(code).toBe(1);
        expect(output).toContain(`錯誤：連接埠 ${port} 已被其他程式使用`);
        expect(output).toContain(`PORT=${port + 1} npm`);
        expect(output).not.toContain('[1/');
        expect(output).not.toContain('    at ');
      }
    } finally {
      await new Promise((resolve) => other.close(resolve));
    }
  });

  it.each([
    ['start', ['--port', 'abc'], '--port 的值「abc」不是連接埠'],
    ['dev', ['--nothing'], '看不懂參數：--nothing'],
    ['test', ['--only', 'nothing'], '--only 的步驟「nothing」不存在'],
  ])('%s %j ends with a clear error', async (name, args, message) => {
    const { code, output } = await runScript(name, args);
    expect(code).toBe(1);
    expect(output).toContain(message);
    expect(output).not.toContain('    at ');
  });

  it.each(['start', 'dev', 'test', 'release', 'rehearse'])(
    '%s names the Node that it needs before anything else',
    async (name) => {
      const old =
        'Object.defineProperty(process, "versions", { value: { ...process.versions, node: "20.10.0" } })';
      const NODE_OPTIONS = `--import data:text/javascript,${encodeURIComponent(old)}`;
      const { code, output } = await runScript(name, ['--nothing'], { NODE_OPTIONS });
      expect(code).toBe(1);
      expect(output.trim()).toMatch(/^錯誤：需要 Node\.js 20\.19 以上，目前是 20\.10\.0。.*$/);
    },
  );

  it.each(['start', 'dev', 'test', 'rehearse'])('%s --help explains itself', async (name) => {
    const { code, output } = await runScript(name, ['--help']);
    expect(code).toBe(0);
    expect(output).toContain('用法：npm');
  });

  it('test --list names every step', async () => {
    const { code, output } = await runScript('test', ['--list']);
    expect(code).toBe(0);
    expect(
      output
        .trim()
        .split('\n')
        .map((line) => line.split(' ')[0]),
    ).toEqual(STEPS.map(({ name }) => name));
  });
});

describe('run', () => {
  it('gives a command in the background a low priority, and what that starts too', async () => {
    const code =
      "process.exitCode = Number(child_process.execFileSync(process.execPath, ['-p', 'os.getPriority()']))";
    const priority = (background: boolean) =>
      run(process.execPath, ['-e', code], { cwd: process.cwd(), background });
    expect(await priority(true)).toBe(constants.priority.PRIORITY_BELOW_NORMAL);
    // These tests run in the background themselves.
    expect(await priority(false)).toBe(getPriority());
  });

  const cwd = process.cwd();

  it('gives the exit code', async () => {
    expect(await run(process.execPath, ['-e', 'process.exit(3)'], { cwd })).toBe(3);
  });

  it('gives a code for a command ended by a signal', async () => {
    expect(await run(process.execPath, ['-e', 'process.kill(process.pid, "SIGKILL")'], { cwd })).toBe(137);
  });

  it('says which command cannot be started', async () => {
    const failure = run('no-such-command-here', [], { cwd });
    await expect(failure).rejects.toThrow(UserError);
    await expect(failure).rejects.toThrow('無法執行 no-such-command-here');
  });
});
