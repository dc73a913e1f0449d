import { useTOCHighlight } from '@docusaurus/theme-common/internal';
import { LINK, LINK_ACTIVE } from './names';

const CONFIG = {
  linkClassName: LINK,
  linkActiveClassName: LINK_ACTIVE,
  minHeadingLevel: 2,
  maxHeadingLevel: 6,
};

/** Marks the section in view. It draws nothing: the links are part of the page. */
export default function Marker(): null {
  useTOCHighlight(CONFIG);
  return null;
}
