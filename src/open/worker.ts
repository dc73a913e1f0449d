/** The worker that reads files. It fetches the published catalogue and nothing else. */
import { catalogueOf } from '@site/src/domain/export/readCatalogue';
import type { CatalogueJson } from '@site/src/domain/export/schemas';
import { ofBlob } from '@site/src/domain/table/source';
import { expose } from 'comlink';
import type { FirstLook, Opened, Progress } from './opened';
import { Session } from './session';

async function fetchCatalogue(url: string): Promise<CatalogueJson> {
  const response = await fetch(url).catch(() => {
    // What browsers say of it is English.
    throw new Error('現在連不上網站，讀不到目錄。連上網路之後再試一次。');
  });
  if (!response.ok)
    throw new Error(`網站沒有給目錄（HTTP ${String(response.status)}）。過一會兒再重新整理這一頁。`);
  return (await response.json()) as CatalogueJson;
}

let started: Promise<Session> | undefined;
let session: Session | undefined;

/** The session with its files; there is none before `open`. */
function current(): Session {
  if (!session) throw new Error('No file is open.');
  return session;
}

const start = (catalogueUrl: string): Promise<Session> => {
  started ??= fetchCatalogue(catalogueUrl).then((document) => new Session(catalogueOf(document)));
  started.catch(() => {
    // The next file asks again.
    started = undefined;
  });
  return started;
};

const api = {
  /** Fetches the catalogue ahead, so that the first file is not kept waiting, and a connection is not needed for it. */
  prepare: async (catalogueUrl: string): Promise<void> => {
    await start(catalogueUrl);
  },
  async open(
    catalogueUrl: string,
    files: readonly File[],
    onFirst: (look: FirstLook) => void,
    onProgress: (progress: Progress) => void,
    onLarge: (bytes: number) => Promise<boolean>,
  ): Promise<Opened> {
    session = await start(catalogueUrl);
    return session.open(
      files.map((file) => ofBlob(file, file.name)),
      onFirst,
      onProgress,
      onLarge,
    );
  },
  stop: () => session?.stop(),
  need: (...args: Parameters<Session['need']>) => current().need(...args),
  count: (...args: Parameters<Session['count']>) => current().count(...args),
  look: (...args: Parameters<Session['look']>) => current().look(...args),
  choices: (...args: Parameters<Session['choices']>) => current().choices(...args),
  summary: (...args: Parameters<Session['summary']>) => current().summary(...args),
  groups: (...args: Parameters<Session['groups']>) => current().groups(...args),
  save: (...args: Parameters<Session['save']>) => current().save(...args),
  saveTo: (...args: Parameters<Session['saveTo']>) => current().saveTo(...args),
  saveGroups: (...args: Parameters<Session['saveGroups']>) => current().saveGroups(...args),
};
export type Api = typeof api;

expose(api);
