import type { SnippetSource } from './types';
import { folderOf } from './unpacked';

/** Takes the file and the code table of the example, and unpacks the CSV. */
export function curl(source: SnippetSource): string {
  const { url, zip, inside, codes } = source;
  const unpack =
    inside === undefined
      ? // -j: the folders inside are unknown too
        `unzip -j ${zip} '*.csv' -d ${folderOf(source)}`
      : `unzip ${zip} ${inside}`;
  return `curl -fo ${zip} \\
  '${url}'
curl -fO ${codes}
${unpack}`;
}
