import { toPublishedFiles } from '../../plugins/export/files';
import type { Catalogue } from 'rental-data';
import { CATALOGUES, exportedFiles } from 'rental-data/testing/exportSample';
import { SITE } from 'rental-data/testing/sampleSite';

const made = new WeakMap<Catalogue, Map<string, string>>();

/** Every file that the site publishes of a catalogue, made once for all tests of a process: none changes them. */
export function makePublishedFiles(data: Catalogue): Map<string, string> {
  const files = made.get(data) ?? toPublishedFiles(data, SITE, exportedFiles(data));
  made.set(data, files);
  return files;
}

/** Those of one of {@link CATALOGUES}. */
export const publishedFilesFor = (name: string): Map<string, string> =>
  makePublishedFiles(new Map(CATALOGUES).get(name) as Catalogue);
