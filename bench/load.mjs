/**
 * Many readers at once: nginx with the configuration of the export on this machine, asked by wrk, next to a bare file of the
 * same size under a minimal configuration. Prints a Markdown table. Run after `npm run build`:
 * `npm run bench:load`, or `npm run bench:load -- --seconds 10 --connections 100 /blog/`.
 * Needs nginx with its brotli module, and wrk (Debian: nginx-light, libnginx-mod-http-brotli-static, wrk).
 */
import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { randomBytes } from 'node:crypto';
import jiti from 'jiti';
import { runMain } from '../scripts/lib/main.mjs';
import { startNginx } from '../scripts/lib/nginx.mjs';
import { freePort } from '../scripts/lib/port.mjs';
import { UserError } from '../scripts/lib/user-error.mjs';
import { toMarkdown } from './lib/report.mjs';

const PATHS = ['/', '/download/', '/data-quality/', '/download/2026-04/raw/'];
const root = fileURLToPath(new URL('..', import.meta.url));
/** @type {typeof import('../plugins/hosting/export')} */
const { exportSite } = jiti(fileURLToPath(import.meta.url), { interopDefault: true })(
  path.join(root, 'plugins/hosting/export.ts'),
);

/** The figures of a run. @param {string} text what wrk printed */
function readWrk(text) {
  const number = (/** @type {RegExp} */ pattern) => pattern.exec(text)?.[1];
  const errors = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(text);
  return {
    rate: Number(number(/Requests\/sec:\s+([\d.]+)/)),
    p50: number(/\s50%\s+(\S+)/) ?? '',
    p99: number(/\s99%\s+(\S+)/) ?? '',
    errors:
      Number(number(/Non-2xx or 3xx responses: (\d+)/) ?? 0) +
      (errors?.slice(1).reduce((sum, count) => sum + Number(count), 0) ?? 0),
  };
}

const minimal = (/** @type {number} */ port) => `worker_processes auto;
pid nginx.pid;
events { worker_connections 4096; }
http {
  access_log off;
  sendfile on;
  client_body_temp_path temp_body; proxy_temp_path temp_proxy; fastcgi_temp_path temp_fastcgi;
  uwsgi_temp_path temp_uwsgi; scgi_temp_path temp_scgi;
  server { listen 127.0.0.1:${port}; root files; }
}
`;

await runMain(async () => {
  const { values, positionals } = parseArgs({
    options: {
      connections: { type: 'string', default: '500' },
      seconds: { type: 'string', default: '60' },
      threads: { type: 'string', default: '2' },
    },
    allowPositionals: true,
  });
  const paths = positionals.length > 0 ? positionals : PATHS;

  /** @param {string} address */
  const measure = async (address) => {
    const load = ['-t', values.threads, '-c', values.connections, '-d', `${values.seconds}s`, '--latency'];
    try {
      const { stdout } = await promisify(execFile)('wrk', [...load, '-H', 'Accept-Encoding: br', address]);
      return readWrk(stdout);
    } catch (error) {
      throw error instanceof Error && 'code' in error && error.code === 'ENOENT'
        ? new UserError('找不到 wrk。Debian、Ubuntu：apt-get install wrk')
        : error;
    }
  };

  const folder = await mkdtemp(path.join(tmpdir(), 'load-'));
  await chmod(folder, 0o755);
  /** @type {Awaited<ReturnType<typeof startNginx>>[]} */
  const started = [];
  /** @param {string} place @param {number} port */
  const start = async (place, port) => {
    const nginx = await startNginx({ folder: place, port });
    started.push(nginx);
    return nginx.url;
  };
  try {
    console.error('匯出網站 …');
    const port = await freePort();
    const barePort = await freePort();
    const site = path.join(folder, 'site');
    const bare = path.join(folder, 'bare');
    // The measured files are compressed as well as the published ones.
    await exportSite({ from: path.join(root, 'build'), to: site, listen: `127.0.0.1:${port}` });
    await mkdir(path.join(bare, 'files'), { recursive: true });
    await writeFile(path.join(bare, 'nginx.conf'), minimal(barePort));
    const urls = [await start(site, port), await start(bare, barePort)];

    const before = loadavg()[0]?.toFixed(1);
    const rows = [];
    for (const address of paths) {
      const { size } = await stat(path.join(site, 'site', address, 'index.html.br'));
      await writeFile(path.join(bare, 'files', `${size}.bin`), randomBytes(size));
      const ours = await measure(`${urls[0]}${address}`);
      const theirs = await measure(`${urls[1]}/${size}.bin`);
      rows.push({
        address: `\`${address}\``,
        'bytes (br)': size,
        'requests/s': Math.round(ours.rate),
        p50: ours.p50,
        p99: ours.p99,
        errors: ours.errors,
        'bare file: requests/s': Math.round(theirs.rate),
        'its p50': theirs.p50,
        'its p99': theirs.p99,
        'its errors': theirs.errors,
      });
    }
    console.log(
      toMarkdown({
        title: 'Under load',
        note: `${values.connections} connections, ${values.seconds} s each, ${cpus().length} cores shared with wrk, load before: ${before}.`,
        rows,
      }),
    );
  } finally {
    await Promise.all(started.map((nginx) => nginx.stop()));
    await rm(folder, { recursive: true, force: true });
  }
});
