import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { rspack } from '@docusaurus/faster';
import type { LoadContext, Plugin } from '@docusaurus/types';
import * as z from 'zod';
import { writeBelow } from '../publish';
import { billOfMaterials } from './billOfMaterials';
import { shippedFiles } from '../shippedFiles';

type Compiler = InstanceType<typeof rspack.Compiler>;
type Compilation = InstanceType<typeof rspack.Compilation>;

/** Written by the build for browsers, below Docusaurus' folder for generated files. */
const SHIPPED_FILE = 'shipped-modules.json';

const collectShipped = (take: (files: string[]) => Promise<void>) => ({
  apply: (compiler: Compiler) =>
    compiler.hooks.afterEmit.tapPromise('inventory', (compilation: Compilation) =>
      take(shippedFiles(compilation)),
    ),
});

interface Options {
  /** where the bill of materials stands, below the base path */
  bill: string;
}

/** A plugin that writes the bill of materials of a site, and notes which files browsers get for `readShippedFiles`. */
export function inventory({ siteDir, generatedFilesDir }: LoadContext, { bill: file }: Options): Plugin {
  let bill: Promise<string> | undefined;
  return {
    name: 'inventory',
    configureWebpack: (config, isServer) => {
      if (isServer || config.mode !== 'production') return {};
      // npm takes a second or two while the bundler works. A failure is reported when the bill is needed.
      bill = billOfMaterials(siteDir);
      bill.catch(() => undefined);
      const take = (files: string[]) => writeBelow(generatedFilesDir, SHIPPED_FILE, JSON.stringify(files));
      return { plugins: [collectShipped(take)] } as object;
    },
    async postBuild({ outDir }) {
      await writeBelow(outDir, file, await (bill ?? billOfMaterials(siteDir)));
    },
  };
}

/** Whole paths of the files whose content browsers get. For steps, which run when everything is built. */
export const readShippedFiles = async (generatedFilesDir: string): Promise<string[]> =>
  z.array(z.string()).parse(JSON.parse(await readFile(path.join(generatedFilesDir, SHIPPED_FILE), 'utf8')));
