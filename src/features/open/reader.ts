import { renew } from 'html-first/client';
import { startReader as start } from 'rental-files/session';
import { NamedWorker } from './NamedWorker';

/** Starts the worker that reads files; see `startReader` of rental-files. */
export const startReader = (onFault: Parameters<typeof start>[1]): ReturnType<typeof start> =>
  start(
    {
      begin: () =>
        new NamedWorker(/* webpackChunkName: "open-worker" */ new URL('./worker.ts', import.meta.url)),
      renew,
    },
    onFault,
  );
