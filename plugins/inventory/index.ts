import type { LoadContext, Plugin } from '@docusaurus/types';
import { FILES } from '../../src/dataset/addresses/files';
import { writeBelow } from '../files';
import { collectShipped } from './modules';
import { SHIPPED_FILE } from './shipped';
import { billOfMaterials } from './billOfMaterials';

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
      await writeBelow(outDir, FILES.billOfMaterials, await (bill ?? billOfMaterials(siteDir)));
    },
  };
}
