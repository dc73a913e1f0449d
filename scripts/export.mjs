/** `npm run export`: writes the built site as a folder for any static web server. */
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import jiti from 'jiti';
import { runMain } from './lib/main.mjs';
import { parseExportArgs } from './lib/options.mjs';
import { Interrupted, UserError } from './lib/user-error.mjs';

const HELP = `把建置好的網站（build/）匯出成任何靜態網頁伺服器都能放的資料夾：
壓好的檔案、nginx設定、_headers與SHA256SUMS。

用法：npm run export -- <資料夾> [選項]

      --force            資料夾已經有東西時，整個換掉
      --keep <資料夾>    上一次匯出的資料夾；舊頁面還要用的檔案會一起留著
      --listen <位址>    nginx 要聽的連接埠或位址，預設 8080
  -h, --help             顯示這份說明`;

const root = fileURLToPath(new URL('..', import.meta.url));

await runMain(async () => {
  const { help, to, force, keep, listen } = parseExportArgs(process.argv.slice(2));
  if (help) {
    console.log(HELP);
    return;
  }
  /** @type {typeof import('../plugins/hosting/export')} */
  const { exportSite } = jiti(fileURLToPath(import.meta.url), { interopDefault: true })(
    path.join(root, 'plugins/hosting/export.ts'),
  );
  const ending = new AbortController();
  process.once('SIGINT', () => ending.abort(new Interrupted(128 + 2)));
  process.once('SIGTERM', () => ending.abort(new Interrupted(128 + 15)));

  console.log('壓縮檔案要一兩分鐘 …');
  try {
    const { files, kept } = await exportSite({
      from: path.join(root, 'build'),
      to,
      force,
      signal: ending.signal,
      ...(keep === undefined ? {} : { keep }),
      ...(listen === undefined ? {} : { listen }),
    });
    console.log(
      `已匯出 ${files} 個檔案${kept > 0 ? `，另外留下上一版的 ${kept} 個` : ''}。用法見 ${path.join(to, 'README.md')}。`,
    );
  } catch (error) {
    // Errors that the user can fix say how; any other error is a bug and keeps its stack.
    throw error instanceof Error && error.message.includes('修正：') ? new UserError(error.message) : error;
  }
});
