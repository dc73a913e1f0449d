import * as z from 'zod';
import type { RouteConfig } from '@docusaurus/types';
import type { PageAttributes } from '../navigation/types';

/** Of middleware and data. */
export const ATTRIBUTE_NAME = /^[a-z][a-z0-9-]*$/;

const name = z.string().regex(ATTRIBUTE_NAME);
const attributes = z.object({
  middleware: z.array(name).optional(),
  data: name.optional(),
});

/** The attributes that a page declares, in its front matter or its route. @param page file or address, named in errors @throws Error that names page, key and fix */
export function parsePageAttributes(declared: Record<string, unknown>, page: string): PageAttributes {
  const result = attributes.safeParse(declared);
  if (!result.success) {
    const key = result.error.issues[0]?.path.join('.') ?? '';
    throw new Error(
      `Attributes of ${page}: “${key}” is wrong. Fix: middleware is a list of names, e.g. [moved], and data is one name; names consist of small letters, digits and hyphens.`,
    );
  }
  const { middleware, data } = result.data;
  return {
    ...(middleware && { middleware }),
    ...(data && { data }),
  };
}

export function withAttributes(
  route: RouteConfig,
  attributes: ReadonlyMap<string, PageAttributes>,
): RouteConfig {
  return {
    ...route,
    ...(route.exact && attributes.get(route.path)),
    ...(route.routes && { routes: route.routes.map((child) => withAttributes(child, attributes)) }),
  };
}
