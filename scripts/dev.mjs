/** `npm run dev`: installs what is missing and starts Docusaurus with live editing. */
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './lib/ensure-install.mjs';
import { runMain } from './lib/main.mjs';
import { parseDevArgs } from './lib/options.mjs';
import { assertPortFree } from './lib/port.mjs';
import { runBin } from './lib/run.mjs';
import { Interrupted } from './lib/user-error.mjs';

const HELP = `一邊編輯一邊看結果。

用法：npm run dev [-- 選項]

  -p, --port <連接埠>  網站的連接埠，預設 3000；也可以用環境變數 PORT
      --open           啟動後打開瀏覽器
  -h, --help           顯示這份說明`;

const root = fileURLToPath(new URL('..', import.meta.url));

await runMain(async () => {
  const { help, open, port } = parseDevArgs(process.argv.slice(2));
  if (help) {
    console.log(HELP);
    return;
  }
  await assertPortFree(port, 'npm run dev');

  console.log('[1/2] 檢查套件');
  await ensureInstalled(root, { withTools: false });
  console.log('[2/2] 啟動 Docusaurus（按 Ctrl-C 結束）');
  const args = ['start', '--port', String(port), ...(open ? [] : ['--no-open'])];
  try {
    return await runBin(root, 'docusaurus', args);
  } catch (error) {
    // Ctrl-C is the normal way to stop it, not a failure.
    if (error instanceof Interrupted) return 0;
    throw error;
  }
});
