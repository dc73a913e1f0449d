/** Where the files lie that the application itself asks for, such as the content database, the search's data or a published document. */
let base = '/';

/** @param address of the folder that they are below (`CONTENT_BASE_URL`), with a slash at the end */
export function configureContentBase(address: unknown): void {
  base = String(address);
}

/** The address of such a file. @param file with or without a slash at the beginning */
export const contentAddress = (file: string): string => base + file.replace(/^\//, '');
