import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { exportSite } from '../../../plugins/hosting/export';
import { filesBelow } from '../../../plugins/hosting/readBuild';

const POLICY = "default-src 'self'";
const page = (words: string, policy = POLICY) =>
  `<!doctype html><meta charset=utf-8><meta http-equiv="Content-Security-Policy" content="${policy}"><p>${words}</p>` +
  '<script type="application/json" id="__ROUTE__">{"path":null,"payloads":"/_nuxt/static/0123/"}</script>';

let folder: string;
let from: string;
let to: string;

async function build(files: Record<string, string>): Promise<void> {
  await rm(from, { recursive: true, force: true });
  for (const [name, text] of Object.entries({
    'index.html': page('home'),
    '404.html': page('missing'),
    ...files,
  })) {
    await mkdir(path.dirname(path.join(from, name)), { recursive: true });
    await writeFile(path.join(from, name), text);
  }
}

const LONG = '租屋資料'.repeat(300);

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'export-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  from = path.join(folder, 'build');
  to = path.join(folder, 'out');
  await build({ 'a/index.html': page(LONG), 'assets/js/main.01234567.js': `'${LONG}'`, 'img/dot.png': LONG });
});

/** Everything beside the build: nothing else may be left anywhere. */
const beside = async () => (await readdir(folder)).filter((name) => name !== 'build').sort();

describe('exportSite', () => {
  it('writes the site, texts compressed beside, and what hosts read', async () => {
    expect(await exportSite({ from, to })).toEqual({ files: 5, kept: 0 });
    expect(await beside()).toEqual(['out']);
    expect((await readdir(to)).sort()).toEqual(['KEPT', 'README.md', 'SHA256SUMS', 'nginx.conf', 'site']);
    const script = await readFile(path.join(from, 'assets/js/main.01234567.js'));
    const written = path.join(to, 'site/assets/js/main.01234567.js');
    expect(brotliDecompressSync(await readFile(`${written}.br`)).equals(script)).toBe(true);
    expect(gunzipSync(await readFile(`${written}.gz`)).equals(script)).toBe(true);
    // Pictures are compressed already.
    expect(await filesBelow(path.join(to, 'site/img'))).toEqual(['dot.png']);
    expect(await readFile(path.join(to, 'site/_headers'), 'utf8')).toContain(
      `${POLICY};frame-ancestors 'none'`,
    );
    expect((await stat(to)).mode & 0o777).toBe(0o755);
  });

  it('sums every file, as sha256sum checks them', async () => {
    await exportSite({ from, to });
    const sums = (await readFile(path.join(to, 'SHA256SUMS'), 'utf8')).trim().split('\n');
    expect(sums.map((line) => line.slice(66)).sort()).toEqual(
      (await filesBelow(to)).filter((name) => name !== 'SHA256SUMS').sort(),
    );
    for (const line of sums) {
      const content = await readFile(path.join(to, line.slice(66)));
      expect(createHash('sha256').update(content).digest('hex')).toBe(line.slice(0, 64));
    }
  });

  it('leaves alone what is there, unless it is told otherwise', async () => {
    await mkdir(to);
    await writeFile(path.join(to, 'mine'), 'x');
    await expect(exportSite({ from, to })).rejects.toThrow('不是空的。修正：');
    expect(await readdir(to)).toEqual(['mine']);
    await exportSite({ from, to, force: true });
    expect(await readdir(to)).not.toContain('mine');
    expect(await beside()).toEqual(['out']);
  });

  it.each(['build', 'build/out', '.'])('never writes into the build or around it: %s', async (place) => {
    await expect(exportSite({ from, to: path.join(folder, place), force: true })).rejects.toThrow(
      '修正：換一個資料夾',
    );
    expect(await filesBelow(from)).toHaveLength(5);
  });

  it('leaves nothing half-written when it fails or is ended', async () => {
    const ending = new AbortController();
    ending.abort(new Error('ended'));
    await expect(exportSite({ from, to, signal: ending.signal })).rejects.toThrow('ended');
    expect(await beside()).toEqual([]);

    await exportSite({ from, to });
    const before = await readFile(path.join(to, 'SHA256SUMS'), 'utf8');
    await expect(exportSite({ from, to, force: true, keep: from })).rejects.toThrow('不是先前匯出的。修正：');
    expect(await beside()).toEqual(['out']);
    expect(await readFile(path.join(to, 'SHA256SUMS'), 'utf8')).toBe(before);
  });

  it('says so when there is no build, and when its pages have different policies', async () => {
    await build({ 'a/index.html': page('a', "default-src 'none'") });
    await expect(exportSite({ from, to })).rejects.toThrow('要完全相同，現在有2種。修正：');
    await rm(from, { recursive: true });
    await expect(exportSite({ from, to })).rejects.toThrow('先執行npm run build');
  });

  it('keeps the hashed files of the release before, and not those of the one before that', async () => {
    const releases = ['11111111', '22222222', '33333333'];
    const scripts = async (place: string) =>
      (await filesBelow(path.join(folder, place, 'site/assets'))).map(
        (name) => `${/\d{8}/.exec(name)?.[0]}${name.slice(-3)}`,
      );
    for (const [index, hash] of releases.entries()) {
      await build({
        [`assets/js/main.${hash}.js`]: `'${LONG}${hash}'`,
        [`page-${index}/index.html`]: page('x'),
      });
      await exportSite({
        from,
        to: path.join(folder, `r${index}`),
        ...(index === 0 ? {} : { keep: path.join(folder, `r${index - 1}`) }),
      });
    }
    const three = (hash: string) =>
      [`${hash}.js`, `${hash}.br`, `${hash}.gz`].map((name) => name.replace('.', '.'));
    expect((await scripts('r1')).sort()).toEqual([...three('11111111'), ...three('22222222')].sort());
    expect((await scripts('r2')).sort()).toEqual([...three('22222222'), ...three('33333333')].sort());
    // Pages of an old release are gone.
    expect(await filesBelow(path.join(folder, 'r1/site'))).not.toContain('page-0/index.html');
  });
});

describe('npm run export', () => {
  it('says what is wrong in one line', () => {
    const run = (...args: string[]) => {
      try {
        return execFileSync(process.execPath, ['scripts/export.mjs', ...args], {
          encoding: 'utf8',
          stdio: 'pipe',
        });
      } catch (error) {
        return (error as { stderr: string }).stderr;
      }
    };
    expect(run('--help')).toContain('--keep');
    expect(run()).toContain('請給一個要匯出的資料夾');
    expect(run('x', '--listen', '8080; include /etc/passwd')).toContain('--listen 的值');
    expect(run('x', 'y')).toContain('請給一個要匯出的資料夾');
  });
});
