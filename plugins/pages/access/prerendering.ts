import folder from '@generated/pages/folder.json';
import { readPageData } from '../store';

/** The data of a page that is being prerendered, and of no other. */
export default function pageDataOf(path: string): unknown {
  return readPageData(folder, path);
}
