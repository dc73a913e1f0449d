/** Finds what answers while the site is edited, when React draws all pages, and is dead once published: handlers and state of HTML pages outside of islands. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Where the parts of pages are, below the site's folder, with `/`. */
export interface PageParts {
  /** folders with the parts of HTML pages */
  folders: readonly string[];
  /** the parts of them that browsers draw with React: folders and files */
  react: readonly string[];
  /** the module that lists the islands */
  islands: string;
}

/** Where a page ends and an island begins: a component that is given to `island()`, of the same file or imported. */
const MARK = /\bisland\(\s*'([\w-]+)',\s*(\w+)/g;

/** Hooks that have no effect where React draws once, on the server. `useId` and contexts have. */
const HOOKS =
  /^use(?:State|Reducer|Effect|LayoutEffect|SyncExternalStore|DeferredValue|Transition|Optimistic|ActionState|History|IsBrowser)$/;
const HANDLER = /^on[A-Z]/;

const CODE = /\.(?:tsx?|mdx)$/;
const MDX_IMPORT = /^import .* from '([^']+)';$/gm;

interface Source {
  imports: string[];
  /** what the islands are called */
  names: string[];
  /** those of them that are components of islands */
  islands: string[];
  later: string[];
  interactive: string[];
}

export function readSource(text: string, file: string): Source {
  if (file.endsWith('.mdx')) {
    return {
      imports: [...text.matchAll(MDX_IMPORT)].map(([, name = '']) => name),
      names: [],
      islands: [],
      later: [],
      interactive: [],
    };
  }
  const marks = [...text.matchAll(MARK)];
  const names = marks.map(([, name = '']) => name);
  const found: Source = { imports: [], names, islands: [], later: [], interactive: [] };
  const marked = new Set(marks.map(([, , component = '']) => component));
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionDeclaration(node) && marked.has(node.name?.text ?? '')) return;
    if (
      ts.isImportDeclaration(node) &&
      node.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword &&
      ts.isStringLiteral(node.moduleSpecifier)
    ) {
      found.imports.push(node.moduleSpecifier.text);
      if (marked.has(node.importClause?.name?.text ?? '')) found.islands.push(node.moduleSpecifier.text);
    }
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      for (const name of node.arguments) if (ts.isStringLiteral(name)) found.later.push(name.text);
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && HOOKS.test(node.expression.text))
      found.interactive.push(node.expression.text);
    if (ts.isJsxAttribute(node) && HANDLER.test(node.name.getText()))
      found.interactive.push(node.name.getText());
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

/** The file of a module of this site, below its folder; undefined for packages, styles and data. */
function resolveModule(name: string, from: string, siteDir: string): string | undefined {
  const base = name.startsWith('@site/')
    ? name.slice('@site/'.length)
    : name.startsWith('@theme/')
      ? `src/theme/${name.slice('@theme/'.length)}`
      : name.startsWith('.')
        ? path.posix.join(path.posix.dirname(from), name)
        : undefined;
  if (base === undefined) return undefined;
  return [base, ...['.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => base + end)].find(
    (file) => CODE.test(file) && existsSync(path.join(siteDir, file)),
  );
}

/** Handlers and hooks in HTML pages outside of islands, and islands that browsers do not know. @returns one text for each file, with what was found */
function findInteractive(siteDir: string, { folders, react, islands: registry }: PageParts): string[] {
  const below = (folder: string) =>
    readdirSync(path.join(siteDir, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => CODE.test(name) && !/\.test\.tsx?$/.test(name))
      .map((name) => path.posix.join(folder, name.split(path.sep).join('/')));
  const isReact = (file: string) => react.some((part) => file === part || file.startsWith(`${part}/`));
  const sources = new Map<string, Source>();
  const loadSource = (file: string): Source => {
    const known = sources.get(file) ?? readSource(readFileSync(path.join(siteDir, file), 'utf8'), file);
    sources.set(file, known);
    return known;
  };
  const resolveModules = (names: readonly string[], file: string): string[] =>
    names.flatMap((name) => resolveModule(name, file, siteDir) ?? []);

  // The parts of islands stand in the same folders: what only they import, or the registry, is theirs.
  const all = folders.flatMap(below).filter((file) => !isReact(file));
  const imported = new Set(
    [...all, registry].flatMap((file) => {
      const { imports, later } = loadSource(file);
      return resolveModules([...imports, ...later], file);
    }),
  );
  const waiting = all.filter((file) => !imported.has(file) || /\.mdx$/.test(file));
  const reached = new Set<string>();
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file) || isReact(file)) continue;
    reached.add(file);
    const { imports, islands } = loadSource(file);
    waiting.push(
      ...resolveModules(
        imports.filter((name) => !islands.includes(name)),
        file,
      ),
    );
  }
  const listed = readFileSync(path.join(siteDir, registry), 'utf8');
  return [...reached].sort().flatMap((file) => {
    const { interactive, names } = loadSource(file);
    const unlisted = names.filter((name) => !new RegExp(`^\\s*'?${name}'?:`, 'm').test(listed));
    const dead = [...new Set([...interactive, ...unlisted.map((name) => `island '${name}'`)])];
    return dead.length > 0 ? `${file}: ${dead.join(', ')}` : [];
  });
}

/** @throws Error that names files, what is dead in them, and the fix */
export function assertNothingDead(siteDir: string, parts: PageParts): void {
  const found = findInteractive(siteDir, parts);
  if (found.length === 0) return;
  throw new Error(
    `These pages are HTML in browsers, where this code does not run:\n${found.join('\n')}\nFix: make a component of the part that has state, wrap it as an island, and list it in ${parts.islands}.`,
  );
}
