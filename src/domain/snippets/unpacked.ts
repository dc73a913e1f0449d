import type { SnippetSource } from './types';

/** Folder into which a ZIP with unknown paths is unpacked. */
export const folderOf = ({ zip }: SnippetSource): string => zip.replace(/\.zip$/, '');

/** The CSV after unpacking as curl.ts does it; a pattern where its name was not recorded. */
export const unpackedPath = (source: SnippetSource): string => source.inside ?? `${folderOf(source)}/*.csv`;
