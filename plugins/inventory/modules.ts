/** Which files end up in what browsers load, as the bundler knows them. */
import path from 'node:path';
import type { rspack } from '@docusaurus/faster';

type Compiler = InstanceType<typeof rspack.Compiler>;
type Compilation = InstanceType<typeof rspack.Compilation>;
type Module = InstanceType<typeof rspack.Module>;

const partsOf = (module: Module): readonly Module[] =>
  'modules' in module ? (module.modules as Module[]) : [module];

/**
 * Files whose content stands in some chunk, sorted: scripts, styles, and fonts and pictures that styles ask for.
 * What was left out as unused is not among them.
 */
export function shippedFiles(compilation: Compilation): string[] {
  const { modules, chunkGraph, compiler } = compilation;
  const inChunks = [...modules]
    .filter((module) => chunkGraph.getModuleChunks(module).length > 0)
    .flatMap(partsOf)
    // Styles have been through loaders, which stand in front of their names.
    .map((module) => module.nameForCondition() ?? module.identifier().split('!').at(-1) ?? '');
  // What styles name stands in no chunk; it is written as it is.
  const written = compilation
    .getAssets()
    .map(({ info }) => (info.sourceFilename ? path.resolve(compiler.context, info.sourceFilename) : ''));
  return [...new Set([...inChunks, ...written].filter((file) => file.includes('/')))].sort();
}

/** A plugin of the bundler that hands over the shipped files of a build without errors. */
export const collectShipped = (take: (files: string[]) => Promise<void>) => ({
  apply: (compiler: Compiler) =>
    compiler.hooks.afterEmit.tapPromise('inventory', (compilation: Compilation) =>
      take(shippedFiles(compilation)),
    ),
});
