/** The worker's side: a session, and the functions that a page asks for. */
import { expose } from 'comlink';
import type { Catalogue, Variant } from 'rental-data';
import type { RentFile } from 'rental-data/statistics';
import { ofBlob } from '../table/source';
import type { FirstLook, Opened, Progress } from './opened';
import type { Overlap } from './overlaps';
import { mayJoinRents, readRents } from './rents';
import { Session, type Choices } from './session';

/** @param fetchCatalogue gives the catalogue at an address, or throws what its reader is told */
function makeApi(fetchCatalogue: (url: string) => Promise<Catalogue>) {
  let fetched: Promise<Catalogue> | undefined;
  let session: Session | undefined;

  /** The session with its files; there is none before `open`. */
  function current(): Session {
    if (!session) throw new Error('No file is open.');
    return session;
  }

  const catalogueAt = (url: string): Promise<Catalogue> => {
    fetched ??= fetchCatalogue(url);
    fetched.catch(() => {
      // The next file asks again.
      fetched = undefined;
    });
    return fetched;
  };

  return {
    /** Asked while an answer is awaited: a worker that has died does not say so. */
    isAlive: (): boolean => true,
    /** Fetches the catalogue ahead, so that the first file is not kept waiting, and a connection is not needed for it. */
    prepare: async (catalogueUrl: string): Promise<void> => {
      await catalogueAt(catalogueUrl);
    },
    async open(
      catalogueUrl: string,
      files: readonly File[],
      onFirst: (look: FirstLook) => void,
      onProgress: (progress: Progress) => void,
      onLarge: (bytes: number) => Promise<boolean>,
      onOverlap: (overlaps: Overlap[]) => Promise<readonly number[]>,
      choices: Choices,
    ): Promise<Opened> {
      session ??= new Session(await catalogueAt(catalogueUrl));
      return session.open(
        files.map((file) => ofBlob(file, file.name)),
        onFirst,
        onProgress,
        onLarge,
        onOverlap,
        choices,
      );
    },
    async readRents(
      catalogueUrl: string,
      file: File,
      onProgress: (progress: Progress) => void,
    ): Promise<RentFile> {
      return readRents(ofBlob(file, file.name), await catalogueAt(catalogueUrl), onProgress);
    },
    mayJoinRents: async (
      catalogueUrl: string,
      ...pair: [a: string, b: string, variant: Variant]
    ): Promise<boolean> => mayJoinRents(await catalogueAt(catalogueUrl), ...pair),
    stop: () => session?.stop(),
    loadColumns: (...args: Parameters<Session['loadColumns']>) => current().loadColumns(...args),
    count: (...args: Parameters<Session['count']>) => current().count(...args),
    readRows: (...args: Parameters<Session['readRows']>) => current().readRows(...args),
    choices: (...args: Parameters<Session['choices']>) => current().choices(...args),
    summary: (...args: Parameters<Session['summary']>) => current().summary(...args),
    rents: (...args: Parameters<Session['rents']>) => current().rents(...args),
    groups: (...args: Parameters<Session['groups']>) => current().groups(...args),
    save: (...args: Parameters<Session['save']>) => current().save(...args),
    saveTo: (...args: Parameters<Session['saveTo']>) => current().saveTo(...args),
    saveGroups: (...args: Parameters<Session['saveGroups']>) => current().saveGroups(...args),
  };
}
export type Api = ReturnType<typeof makeApi>;

/**
 * Answers the page that started this worker (`startReader`).
 * @param fetchCatalogue gives the catalogue at the address that the page names, and throws what its reader is told where it cannot; asked again for the next file where it failed
 */
export const serveFiles = (fetchCatalogue: (url: string) => Promise<Catalogue>): void =>
  expose(makeApi(fetchCatalogue));
