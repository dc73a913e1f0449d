/** The service worker of this site: the build makes one script of it (plugins/html). */
import { startWorker } from 'html-first/worker';
import { KEPT_FILES } from './kept';
import { withDay } from './note';

startWorker({ files: KEPT_FILES, note: withDay });
