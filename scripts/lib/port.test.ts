import net from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { assertPortFree, listenError, PortInUseError } from './port.mjs';
import { UserError } from './user-error.mjs';

const opened: net.Server[] = [];

function listen(host: string): Promise<number> {
  const server = net.createServer();
  opened.push(server);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port: 0 }, () => resolve((server.address() as net.AddressInfo).port));
  });
}

async function closeAll(): Promise<void> {
  const closed = opened.splice(0).map((server) => new Promise((resolve) => server.close(resolve)));
  await Promise.all(closed);
}

afterEach(closeAll);

describe('assertPortFree', () => {
  it('refuses a port somebody listens on, and names the command to repeat', async () => {
    const port = await listen('127.0.0.1');
    const error: unknown = await assertPortFree(port, 'npm run dev').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(PortInUseError);
    expect((error as PortInUseError).message).toBe(
      `連接埠 ${port} 已被其他程式使用。請換一個，例如：\n` +
        `  npm run dev -- --port ${port + 1}\n` +
        `  PORT=${port + 1} npm run dev`,
    );
  });

  it('accepts it again once it is free', async () => {
    const port = await listen('127.0.0.1');
    await closeAll();
    await expect(assertPortFree(port)).resolves.toBeUndefined();
  });
});

describe('listenError', () => {
  it('suggests a port that exists even after the last one', () => {
    expect(listenError(Object.assign(new Error(), { code: 'EADDRINUSE' }), 65535).message).toContain(
      '--port 3000',
    );
  });

  it('explains a port that is not allowed', () => {
    const error = listenError(Object.assign(new Error(), { code: 'EACCES' }), 80);
    expect(error).toBeInstanceOf(UserError);
    expect(error.message).toContain('沒有權限使用連接埠 80');
  });

  it('leaves other errors as they are', () => {
    const error = new Error('other');
    expect(listenError(error, 3000)).toBe(error);
  });
});
