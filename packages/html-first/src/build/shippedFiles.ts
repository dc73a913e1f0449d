import path from 'node:path';
import type { rspack } from '@docusaurus/faster';

type Compilation = InstanceType<typeof rspack.Compilation>;
type Module = InstanceType<typeof rspack.Module>;

const listModules = (module: Module): readonly Module[] =>
  'modules' in module ? (module.modules as Module[]) : [module];

/** Files whose content browsers get, sorted: scripts, styles, and the fonts and pictures of styles. What is unused is left out. */
export function shippedFiles(compilation: Compilation): string[] {
  const { modules, chunkGraph, compiler } = compilation;
  const inChunks = [...modules]
    .filter((module) => chunkGraph.getModuleChunks(module).length > 0)
    .flatMap(listModules)
    .map((module) => module.nameForCondition() ?? module.identifier().split('!').at(-1) ?? '');
  // Fonts and pictures of styles are in no chunk; the bundler copies them.
  const written = compilation
    .getAssets()
    .map(({ info }) => (info.sourceFilename ? path.resolve(compiler.context, info.sourceFilename) : ''));
  return [...new Set([...inChunks, ...written].filter((file) => file.includes('/')))].sort();
}
