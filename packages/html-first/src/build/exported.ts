import { createRequire } from 'node:module';

const load = createRequire(__filename);

/** What a package exports at run time; its types declare only the default. */
export const requireUntyped = (name: string): Record<string, unknown> =>
  load(name) as Record<string, unknown>;
