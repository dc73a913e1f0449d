import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FullConfig } from '@playwright/test';
import { createPagesServer } from '../../scripts/lib/pages-server.mjs';

/** The built sites that the browser tests look at: folder, variable with the address, command that builds it. */
const SITES = [
  { folder: 'build', base: '/', variable: 'TEST_SITE_URL', command: 'npm run build' },
  { folder: 'build-wired', base: '/sub/', variable: 'TEST_WIRED_URL', command: 'npm test -- --only wired' },
] as const;

/**
 * Serves the built sites on free ports for all browser tests and leaves their addresses in the environment: the site as
 * it is published, and the one after the next release with everything switched on, which is a preview below a path
 * (tests/fixtures/wired-site). Makes the
 * empty file in which the workers tell each other which tables need no second look (support/walk/axe.ts).
 *
 * @returns the teardown, which stops the servers
 * @throws when there is no built site
 */
export default async function globalSetup(config: FullConfig): Promise<() => Promise<void>> {
  const project = path.dirname(config.configFile ?? '');
  const servers: { close(): Promise<void> }[] = [];
  for (const { folder, base, variable, command } of SITES) {
    const root = path.join(project, folder);
    if (!existsSync(path.join(root, 'index.html'))) {
      throw new Error(`${folder}/ 裡沒有網站，瀏覽器測試看的是建置好的網站。請先執行 ${command}。`);
    }
    const server = createPagesServer({ root, base });
    const { url } = await server.listen();
    // The workers are started after this and inherit the environment.
    process.env[variable] = url;
    servers.push(server);
  }
  const notes = await mkdtemp(path.join(tmpdir(), 'walk-'));
  process.env['TEST_FAULTLESS'] = path.join(notes, 'faultless-tables');
  await writeFile(process.env['TEST_FAULTLESS'], '');
  return async () => {
    await Promise.all(servers.map((server) => server.close()));
    await rm(notes, { recursive: true, force: true });
  };
}
