/** Which style sheets a prerendered page needs besides the main one, read from what Docusaurus writes about its chunks. */
interface Manifest {
  assets: Record<string, { js?: { file: string }[]; css?: { file: string }[] }>;
  origins: Record<string, (string | number)[]>;
}
export interface Chunks {
  manifest: Manifest;
  /** route path with a hash → names of its chunks, nested */
  chunkNames: Record<string, unknown>;
}

const flat = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value && typeof value === 'object'
      ? Object.values(value).flatMap(flat)
      : [];

const trimmed = (route: string) => route.replace(/\/$/, '') || '/';

/**
 * @param route address path of a page, with or without trailing slash
 * @returns files of style sheets (below the base path) that the page's own chunks bring along
 */
export function stylesOf(route: string, { manifest, chunkNames }: Chunks): string[] {
  const names = new Set(
    Object.entries(chunkNames)
      .filter(([key]) => trimmed(key.replace(/-[^-]+$/, '')) === trimmed(route))
      .flatMap(([, value]) => flat(value)),
  );
  const ids = new Set(
    Object.entries(manifest.assets)
      .filter(([, asset]) =>
        (asset.js ?? []).some((f) => names.has((f.file.split('/').at(-1) ?? '').replace(/\.[^.]+\.js$/, ''))),
      )
      .map(([id]) => id),
  );
  const shared = Object.entries(manifest.origins)
    .filter(([id, origins]) => id !== 'main' && origins.some((o) => ids.has(String(o))))
    .map(([id]) => id);
  return [
    ...new Set([...ids, ...shared].flatMap((id) => (manifest.assets[id]?.css ?? []).map((f) => f.file))),
  ];
}
