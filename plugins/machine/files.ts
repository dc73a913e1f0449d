import type { Catalogue } from '../../src/domain/catalogue/types';
import { versionPairs } from '../../src/domain/differences/differences';
import { toDifferencesJson } from '../../src/domain/differences/json';
import { differencesSchema } from '../../src/domain/differences/schema';
import { FILES, type Site } from '../../src/domain/machine/addresses';
import { toMachineFiles } from '../../src/domain/machine/files';
import { toUsabilityJson } from '../../src/domain/usability/json';
import { usabilitySchema } from '../../src/domain/usability/schema';

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The differences of all pairs of versions are one document; each is described by the schema of one. */
function schemaOfAll() {
  const { $schema, ...one } = differencesSchema;
  return {
    $schema,
    title: '開放台灣民間租屋資料：資料集版本之間的差異',
    type: 'object',
    required: ['licence', 'differences'],
    additionalProperties: false,
    properties: { licence: { const: 'CC0-1.0' }, differences: { type: 'array', items: one } },
  };
}

/** Every file that machines read: path below the base path → text. */
export function toAllMachineFiles(catalogue: Catalogue, site: Site): Map<string, string> {
  const differences = versionPairs(catalogue).map(([from, to]) => toDifferencesJson(catalogue, from, to));
  return new Map([
    ...toMachineFiles(catalogue, site),
    // One line: it is read by programs, and five times as long with line breaks.
    [FILES.usability, `${JSON.stringify(toUsabilityJson(catalogue))}\n`],
    [FILES.schema('usability'), json(usabilitySchema)],
    [FILES.differences, json({ licence: 'CC0-1.0', differences })],
    [FILES.schema('differences'), json(schemaOfAll())],
  ]);
}
