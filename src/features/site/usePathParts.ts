import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { toPath, matchParameters } from 'html-first/client';

/** The parts of the page's address that a pattern of src/lib/addresses/pages.ts names, in its order. @throws Error on a page of another kind */
export function usePathParts(pattern: string): string[] {
  const { pathname } = useLocation();
  const parts = matchParameters(pattern, toPath(pathname, useBaseUrl('/')) ?? '');
  if (parts) return parts;
  throw new Error(`${pathname}不合${pattern}。修正：檢查plugins/pages/kinds.ts的位址與元件。`);
}
