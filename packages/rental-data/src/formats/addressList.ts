import type { Catalogue } from '../catalogue/types';

/** Every published address, one a line, in the order of the download page. */
export function toAddressList(catalogue: Pick<Catalogue, 'releases'>): string {
  const urls = catalogue.releases.flatMap((r) => r.sets.flatMap((s) => s.files.map((f) => f.url)));
  return `${urls.join('\n')}\n`;
}
