import * as z from 'zod';
import type { RouteConfig } from '@docusaurus/types';
import type { PageAttributes } from '../navigation/types';

const name = z.string().regex(/^[a-z][a-z0-9-]*$/, '不是名稱。→只用小寫英文、數字與連字號。');

export const attributes = z.object({
  middleware: z.array(name, '不是清單。→寫成[moved]這樣。').optional(),
  data: name.optional(),
});

/** The attributes that a page declares in its front matter. @param file names the file in errors @throws Error that names file, key and fix */
export function parsePageAttributes(frontMatter: Record<string, unknown>, file: string): PageAttributes {
  const result = attributes.safeParse(frontMatter);
  if (!result.success) {
    const key = result.error.issues[0]?.path.join('.') ?? '';
    throw new Error(
      `${file}的front matter：「${key}」不對。修正：middleware是名稱的清單，例如[moved]；data是一個名稱；名稱只用小寫英文、數字與連字號。`,
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
