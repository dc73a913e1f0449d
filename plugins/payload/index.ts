import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { collectPageData } from './data';

/** Data of all pages, below Docusaurus' folder for generated files. plugins/html reads it when the pages are written. */
export const PAGE_DATA_FILE = path.join('payload', 'page-data.json');

/** An empty object, for browsers: they get the data of a page with the page, or with its payload. */
const NO_DATA_FILE = path.join('payload', 'no-data.json');

/** Page data: all of them while pages are prerendered or edited, none in the code that browsers load. */
export default function payload(context: LoadContext): Plugin {
  const { generatedFilesDir } = context;
  const file = (name: string) => path.join(generatedFilesDir, name);
  return {
    name: 'payload',
    async allContentLoaded({ allContent }) {
      const data = await collectPageData(allContent, context);
      await mkdir(path.dirname(file(PAGE_DATA_FILE)), { recursive: true });
      await writeFile(file(PAGE_DATA_FILE), JSON.stringify(data));
      await writeFile(file(NO_DATA_FILE), '{}');
    },
    configureWebpack(config, isServer) {
      const all = isServer || config.mode === 'development';
      return { resolve: { alias: { '@page-data$': file(all ? PAGE_DATA_FILE : NO_DATA_FILE) } } };
    },
  };
}
