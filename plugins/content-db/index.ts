import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { publishedFolder, writeBelow } from 'html-first/files';
import { CONTENT_DB_PLUGIN, type ContentDbData } from './client';
import { databasePath, serialise } from './database';
import { toPostLists } from './lists';
import { loadDatabase } from './shared';

/** Posts that the home page shows; the whole list would weigh on it. */
const NEWEST = 3;

export default function contentDb(context: LoadContext): Plugin {
  const folder = path.join(context.generatedFilesDir, 'content-db-static');
  let current: string | undefined;
  let previous: string | undefined;
  return {
    name: CONTENT_DB_PLUGIN,
    async allContentLoaded({ allContent, actions }) {
      const database = await loadDatabase(allContent, context);
      const { json, hash } = serialise(database);
      const address = databasePath(hash);
      // Several plugins may reload for one edit; only a new address makes the last one old.
      if (address !== current) [current, previous] = [address, current];
      await writeBelow(folder, address, json);
      // Open pages still ask for the previous one.
      const kept = [address, previous].map((known) => known && path.basename(known));
      const beside = path.dirname(path.join(folder, address));
      const old = (await readdir(beside)).filter((name) => !kept.includes(name));
      for (const name of old) await rm(path.join(beside, name));
      const { posts, tags } = toPostLists(database);
      await actions.createData('posts.json', posts);
      await actions.createData('tag-lists.json', tags);
      await actions.createData('newest-posts.json', posts.slice(0, NEWEST));
      actions.setGlobalData({ path: address } satisfies ContentDbData);
    },
    ...publishedFolder(folder, context),
  };
}
