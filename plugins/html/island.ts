import { ISLAND_ID, type Island } from '../../src/navigation/island';
import { toScriptJson } from '../../src/domain/scriptJson';

/** Status and message of the error box on a page that stands for an error, its heading where it has no message; null on any other page. */
export function errorOf(text: string): Island['error'] | null {
  const status = /data-error-status="?(\d{3})/.exec(text)?.[1];
  const message =
    /data-error-message[^>]*>([^<]*)</.exec(text)?.[1] ??
    /data-error-status[\s\S]*?<h1[^>]*>([^<]*)<\/h1>/.exec(text)?.[1];
  return status && message ? { status: Number(status), message } : null;
}

/**
 * A page with the data that it was rendered with.
 * @throws Error when the page has no `</body>`
 */
export function withIsland(text: string, island: Island): string {
  const at = text.lastIndexOf('</body>');
  if (at < 0) throw new Error('頁面沒有</body>。修正：ssrTemplate或HTML最小化設定要保留</body>。');
  const script = `<script type="application/json" id="${ISLAND_ID}">${toScriptJson(island)}</script>`;
  return text.slice(0, at) + script + text.slice(at);
}
