import compare from '@generated/pages/default/compare.json';
import { PAGES } from '../../../src/lib/addresses/pages';
import catalogue from './catalogue';

/** What browsers fetch for a page that React draws, where it is prerendered and while it is edited. */
export default function pageDataOf(path: string): unknown {
  if (path === PAGES.compare) return { ...compare, catalogue };
  return path === PAGES.pick ? catalogue : undefined;
}
