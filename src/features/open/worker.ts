/** The worker that reads files. It fetches the published catalogue and nothing else. */
import { serveFiles } from 'rental-files/session';
import { fetchCatalogue } from './fetchCatalogue';

serveFiles(fetchCatalogue);
