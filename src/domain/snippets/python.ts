import { literal } from './quote';
import type { SnippetSource } from './types';

/** A dictionary with one value for all keys, as an argument of a call. */
export const dict = (keys: readonly string[], value: string): string =>
  `{\n${keys.map((key) => `        ${literal(key)}: ${value},\n`).join('')}    }`;

/** Statements that open the CSV inside the ZIP as `csv`. Where its name is unknown, the largest CSV is the data. */
export function openZip({ zip, inside }: SnippetSource): string {
  if (inside !== undefined) {
    return `with zipfile.ZipFile("${zip}") as z:
    csv = z.read(${literal(inside)})`;
  }
  return `with zipfile.ZipFile("${zip}") as z:
    files = [f for f in z.infolist() if f.filename.endswith(".csv")]
    csv = z.read(max(files, key=lambda f: f.file_size))`;
}
