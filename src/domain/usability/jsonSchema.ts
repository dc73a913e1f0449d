/** The part of JSON Schema 2020-12 that the public documents are described with. */
export interface JsonSchema {
  $schema?: string;
  $defs?: Record<string, JsonSchema>;
  $ref?: string;
  title?: string;
  description?: string;
  type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | 'null';
  const?: string | number | boolean;
  enum?: readonly string[];
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  minItems?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  additionalProperties?: boolean | JsonSchema;
  anyOf?: readonly JsonSchema[];
}

/** An object that has all of these keys, perhaps the optional ones, and no other. */
export function objectOf(
  properties: Record<string, JsonSchema>,
  more: { optional?: Record<string, JsonSchema>; title?: string; description?: string } = {},
): JsonSchema {
  const { optional = {}, ...words } = more;
  return {
    ...words,
    type: 'object',
    properties: { ...properties, ...optional },
    required: Object.keys(properties),
    additionalProperties: false,
  };
}

/** A list of equal things. */
export const listOf = (items: JsonSchema, description?: string): JsonSchema => ({
  type: 'array',
  items,
  ...(description ? { description } : {}),
});

/** One of several texts. */
export const oneText = (texts: readonly string[], description?: string): JsonSchema => ({
  enum: [...texts],
  ...(description ? { description } : {}),
});

/** Any text that is not empty. */
export const textOf = (description?: string): JsonSchema => ({
  type: 'string',
  minLength: 1,
  ...(description ? { description } : {}),
});

/** A month, a quarter or a year: 2026-04, 2024Q1, 2023. */
export const PERIOD: JsonSchema = {
  type: 'string',
  pattern: '^20[0-9]{2}(-(0[1-9]|1[0-2])|Q[1-4])?$',
  description: '期別：月2026-04、季2024Q1、年2023',
};
/** A month: 2026-04. */
export const MONTH: JsonSchema = {
  type: 'string',
  pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])$',
  description: '月份，例如2026-04',
};
/** A dataset version: 0.3. */
export const VERSION: JsonSchema = {
  type: 'string',
  pattern: '^[0-9]+\\.[0-9]+$',
  description: '資料集版本，例如0.3',
};

/** The members of a union of texts, written down once; the compiler says when one is missing. */
export const membersOf = <T extends string>(all: Record<T, true>): T[] => Object.keys(all) as T[];
