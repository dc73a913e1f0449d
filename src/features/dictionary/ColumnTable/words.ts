import type { DatasetVersion } from '@site/src/dataset/catalogue/types';
import type { VersionColumn } from '@site/src/dataset/catalogue/versionColumns';
import { VARIANT_NAME } from '@site/src/dataset/words';

type Definition = VersionColumn['definitions'][number];

/** Whether the version is the first or the last one with the column; empty where it is neither. */
function lifeWords({ since, until }: Definition, version: string, oldest: string | undefined): string {
  const isNew = since === version && version !== oldest;
  if (until === version) return isNew ? '只有這一版' : '只到這一版';
  return isNew ? '這一版新增' : '';
}

/** Which variants have a column where not all have it, and what this version did with it. @param versions oldest first */
export function placeWords(
  definitions: readonly Definition[],
  { version, variants: offered }: DatasetVersion,
  versions: readonly DatasetVersion[],
): string {
  return definitions
    .map((definition) => {
      const { variants } = definition;
      const names = variants.map((variant) => VARIANT_NAME[variant]).join('、');
      const all = variants.length === offered.length;
      const who = all ? '' : definitions.length > 1 ? names : `只有${names}`;
      return [who, lifeWords(definition, version, versions[0]?.version)].filter(Boolean).join('，');
    })
    .filter(Boolean)
    .join('；');
}
