import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { FILES } from '../../src/domain/addresses/files';
import { collectShipped } from './modules';
import { SHIPPED_FILE } from './shipped';
import { billOfMaterials } from './billOfMaterials';

/**
 * Writes the bill of materials. The plugin `html` writes the licences of what browsers load, because it runs when everything
 * is built.
 */
export default function inventory({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  let bill: Promise<string> | undefined;
  return {
    name: 'inventory',
    configureWebpack: (config, isServer) => {
      if (isServer || config.mode !== 'production') return {};
      // npm takes a second or two while the bundler works. A failure is reported when the bill is needed.
      bill = billOfMaterials(siteDir);
      bill.catch(() => undefined);
      const take = (files: string[]) =>
        writeFile(path.join(generatedFilesDir, SHIPPED_FILE), JSON.stringify(files));
      return { plugins: [collectShipped(take)] } as object;
    },
    async postBuild({ outDir }) {
      const file = path.join(outDir, FILES.billOfMaterials);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, await (bill ?? billOfMaterials(siteDir)));
    },
  };
}
