/** Public documents: what all of their schemas begin with, and how a schema becomes a published JSON Schema (2020-12). */
import * as z from 'zod';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Titles, limits and lists of keys stand in this order, so that the published files change only where the schema does. */
const ORDER = [
  ...['$schema', 'title', 'type', 'const', 'enum', 'pattern', 'format', 'minLength', 'minimum', 'maximum'],
  ...['minItems', 'items', 'anyOf', 'description', 'properties', 'required', 'additionalProperties'],
];

/** The place of a key. A description stands above what is long: properties, and choices between objects. */
function rankKey(key: string, { properties, anyOf, items }: JsonSchema): number {
  if (key !== 'description') return ORDER.indexOf(key);
  if (properties) return ORDER.indexOf('title') + 0.5;
  const choices = anyOf ?? (items as JsonSchema | undefined)?.anyOf ?? [];
  return ORDER.indexOf(choices.some((choice) => choice.properties) ? 'type' : 'description') + 0.5;
}

/** Leaves out what says nothing to readers: defaults of writers, a type beside the values, the limits of JavaScript's numbers. */
function tidy({ jsonSchema }: { jsonSchema: JsonSchema }): void {
  const kept = { ...jsonSchema };
  delete kept.default;
  delete kept.propertyNames;
  if (kept.enum ?? kept.const) delete kept.type;
  if (kept.maximum === Number.MAX_SAFE_INTEGER) delete kept.maximum;
  if (kept.properties && kept.required) {
    const always = new Set(kept.required);
    const properties = Object.entries(kept.properties);
    kept.properties = Object.fromEntries([
      ...properties.filter(([key]) => always.has(key)),
      ...properties.filter(([key]) => !always.has(key)),
    ]);
  }
  for (const key of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, key);
  const entries = Object.entries(kept);
  Object.assign(
    jsonSchema,
    Object.fromEntries(entries.sort(([a], [b]) => rankKey(a, kept) - rankKey(b, kept))),
  );
}

export const toJsonSchema = (schema: z.ZodType): JsonSchema => z.toJSONSchema(schema, { override: tidy });

/** The name of a form, its version and its licence, which every document of the form states. */
export const documentHead = <F extends string>(format: F, formatVersion: number) => ({
  format: z.literal(format),
  /** a change that old readers do not understand raises it */
  formatVersion: z.literal(formatVersion).describe('舊程式讀不懂的改動才會加1'),
  licence: z.literal('CC0-1.0'),
});
