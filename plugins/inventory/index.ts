import type { rspack } from '@docusaurus/faster';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { shippedFiles } from 'html-first';
import { writeBelow } from 'html-first/files';
import { SITE_FILES } from '../../src/lib/addresses/siteFiles';
import { SHIPPED_FILE } from './shipped';
import { billOfMaterials } from './billOfMaterials';

type Compiler = InstanceType<typeof rspack.Compiler>;
type Compilation = InstanceType<typeof rspack.Compilation>;

const collectShipped = (take: (files: string[]) => Promise<void>) => ({
  apply: (compiler: Compiler) =>
    compiler.hooks.afterEmit.tapPromise('inventory', (compilation: Compilation) =>
      take(shippedFiles(compilation)),
    ),
});

/** The plugin `html` writes the licences, because it runs when everything is built. */
export default function inventory({ siteDir, generatedFilesDir }: LoadContext): Plugin {
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
      await writeBelow(outDir, SITE_FILES.billOfMaterials, await (bill ?? billOfMaterials(siteDir)));
    },
  };
}
