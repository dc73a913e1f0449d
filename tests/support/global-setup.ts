import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FullConfig } from '@playwright/test';
import { createPagesServer } from '../../scripts/lib/pages-server.mjs';

/**
 * Serves the built site on a free port for all browser tests and leaves its address in `TEST_SITE_URL`.
 *
 * @returns the teardown, which stops the server
 * @throws when there is no built site
 */
export default async function globalSetup(config: FullConfig): Promise<() => Promise<void>> {
  const root = path.join(path.dirname(config.configFile ?? ''), 'build');
  if (!existsSync(path.join(root, 'index.html'))) {
    throw new Error('build/ 裡沒有網站，瀏覽器測試看的是建置好的網站。請先執行 npm run build。');
  }
  const server = createPagesServer({ root });
  const { url } = await server.listen();
  // The workers are started after this and inherit the environment.
  process.env.TEST_SITE_URL = url;
  return () => server.close();
}
