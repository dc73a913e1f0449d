import all from '@generated/pages/page-data.json';

/** While editing, all data are at hand: there are no payloads. */
export default function pageDataOf(path: string): unknown {
  return all[path];
}
