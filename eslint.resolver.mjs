/** Resolves imports for eslint-plugin-boundaries as the compiler does: by tsconfig.json, with the alias @site. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('.', import.meta.url));
const { config } = ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile);
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
const cache = ts.createModuleResolutionCache(root, (name) => name, options);

export const interfaceVersion = 2;

/**
 * @param {string} source what stands in the import
 * @param {string} file the module that imports
 * @returns {{ found: boolean, path?: string }}
 */
export function resolve(source, file) {
  // Of style sheets the compiler knows that they are modules, and not which.
  if (source.endsWith('.css')) {
    const sheet = path.resolve(path.dirname(file), source.replace(/^@site\//, root));
    return existsSync(sheet) ? { found: true, path: sheet } : { found: false };
  }
  const { resolvedModule } = ts.resolveModuleName(source, file, options, ts.sys, cache);
  return resolvedModule ? { found: true, path: resolvedModule.resolvedFileName } : { found: false };
}
