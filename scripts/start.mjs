/** `npm start`: installs what is missing, builds the site and serves it until Ctrl-C. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './lib/ensure-install.mjs';
import { runMain } from './lib/main.mjs';
import { parseStartArgs } from './lib/options.mjs';
import { assertPortFree } from './lib/port.mjs';
import { runBin } from './lib/run.mjs';
import { UserError } from './lib/user-error.mjs';

const HELP = `建置網站並在本機開啟。

用法：npm start [-- 選項]

  -p, --port <連接埠>  網站的連接埠，預設 3000；也可以用環境變數 PORT
      --no-build       不重新建置，直接開啟現有的 build/
  -h, --help           顯示這份說明`;

const root = fileURLToPath(new URL('..', import.meta.url));

await runMain(async () => {
  const { help, build, port } = parseStartArgs(process.argv.slice(2));
  if (help) {
    console.log(HELP);
    return;
  }
  // Checked before the build, so that nobody waits a minute to learn that the port is taken.
  await assertPortFree(port);

  const total = build ? 3 : 2;
  console.log(`[1/${total}] 檢查套件`);
  await ensureInstalled(root, { withTools: false });
  if (build) {
    console.log(`[2/${total}] 建置網站`);
    const code = await runBin(root, 'docusaurus', ['build']);
    if (code !== 0) throw new UserError(`建置失敗（結束代碼 ${code}）。請看上面的訊息。`);
  }

  console.log(`[${total}/${total}] 啟動伺服器`);
  const folder = path.join(root, 'build');
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new UserError('build/ 裡沒有網站。請先執行 npm run build，或刪掉 --no-build。');
  }
  // The build reads the same variable (config/environment.ts).
  const base = process.env.BASE_URL || '/';
  // Imported only now: it needs a package that the first step may have installed.
  const { createPagesServer } = await import('./lib/pages-server.mjs');
  const server = createPagesServer({ root: folder, base });
  const stopped = new Promise((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
  await server.listen({ port });
  console.log(`\n網站在 http://localhost:${port}${base} （按 Ctrl-C 結束）`);
  await stopped;
  await server.close();
  console.log('\n已結束。');
});
