import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { writeFiles } from '../publishedFolder';
import { collectPageData } from './data';
import { toPageDataFiles } from './store';

/** Data of all pages, below Docusaurus' folder for generated files. plugins/html reads them when the pages are written. */
export const PAGE_DATA_FOLDER = path.join('payload', 'pages');

/** How code comes to the data of a page: `@page-data`, a module for each place where it runs. */
const access = (name: 'browser' | 'editing' | 'prerendering') => path.join(__dirname, 'access', `${name}.ts`);

/** Page data: of each page while it is prerendered, of all while editing, none in the code that browsers load. */
export default function payload(context: LoadContext): Plugin {
  const { generatedFilesDir } = context;
  const file = (name: string) => path.join(generatedFilesDir, 'payload', name);
  return {
    name: 'payload',
    async allContentLoaded({ allContent }) {
      const data = await collectPageData(allContent, context);
      await mkdir(file('.'), { recursive: true });
      // Docusaurus sets it, to one of the two.
      if (process.env.NODE_ENV === 'development') {
        await writeFile(file('page-data.json'), JSON.stringify(data));
        return;
      }
      const folder = path.join(generatedFilesDir, PAGE_DATA_FOLDER);
      await writeFiles(toPageDataFiles(data), folder);
      await writeFile(file('folder.json'), JSON.stringify(folder));
    },
    configureWebpack(config, isServer) {
      const editing = config.mode === 'development';
      const module = editing ? 'editing' : isServer ? 'prerendering' : 'browser';
      return { resolve: { alias: { '@page-data$': access(module) } } };
    },
  };
}
