/**
 * Seam: the route table that browsers load.
 * Docusaurus writes an entry for every page, so the table grows with the site. Pages that differ only in their data can share
 * one entry. Docusaurus does not read the list of pages from this table, so each page is still prerendered.
 * Relies on: the text of `.docusaurus/routes.js` and `routesChunkNames.json`, as core/lib/server/codegen/codegenRoutes writes them.
 * Tests: tests/unit/docusaurus/routeTable.test.ts, tests/browser/files.spec.ts; the build stops when the text has another form.
 * Without it: each page that is added makes the first script of every page larger.
 */

/** The part of an `addRoute` route that is used here. */
interface FlatRoute {
  /** with base path */
  path: string;
  /** address of all pages of this kind in the form of react-router, with base path */
  pattern: string;
}

const BLOCK = /^ {2}\{\n[\s\S]*?^ {2}\},?\n/gm;
const PATH = /^ {4}path: '([^']*)',$/m;

export interface Generated {
  /** text of routes.js */
  routes: string;
  /** chunk names of every route: `{path}-{hash}` → names */
  chunkNames: Record<string, unknown>;
}

/** One entry as the text of both tables, with another path. */
function renamed(block: string, from: string, to: string): string {
  return block
    .replaceAll(`'${from}'`, `'${to}'`)
    .replace(/^ {4}exact: true/m, '    exact: true,\n    dynamic: true');
}

/**
 * @returns the same tables with one entry, named by its pattern, for all pages of each pattern
 * @throws Error when the generated text holds other routes than expected
 */
export function flatten({ routes, chunkNames }: Generated, flat: readonly FlatRoute[]): Generated {
  const patternOf = new Map(flat.map(({ path, pattern }) => [path, pattern]));
  const shapes = new Map<string, string>();
  const names: Record<string, unknown> = {};
  let found = 0;
  const keys = new Map<string, string>();
  for (const [key, value] of Object.entries(chunkNames)) {
    const path = key.replace(/-[^-]+$/, '');
    if (patternOf.has(path)) keys.set(path, key);
    else names[key] = value;
  }

  const text = routes.replace(BLOCK, (block) => {
    const path = PATH.exec(block)?.[1] ?? '';
    const pattern = patternOf.get(path);
    if (pattern === undefined) return block;
    found++;
    const key = keys.get(path);
    const shape = JSON.stringify(key === undefined ? null : chunkNames[key]);
    const first = shapes.get(pattern);
    if (first === undefined) {
      if (key === undefined)
        throw new Error(
          `plugins/docusaurus/routeTable.ts：找不到「${path}」的程式碼區塊。修正：對照新版Docusaurus的routesChunkNames.json。`,
        );
      shapes.set(pattern, shape);
      names[pattern + key.slice(path.length)] = chunkNames[key];
      return renamed(block, path, pattern);
    }
    if (first !== shape) {
      throw new Error(
        `plugins/docusaurus/routeTable.ts：「${path}」與同一類的其他頁用了不同的模組。修正：頁面的資料走data: 'payload'，不要寫在modules或props。`,
      );
    }
    return '';
  });
  if (found !== flat.length) {
    throw new Error(
      `plugins/docusaurus/routeTable.ts：應該有${flat.length}條路由，只找到${found}條。修正：對照新版Docusaurus產生的routes.js。`,
    );
  }
  return { routes: text, chunkNames: names };
}
