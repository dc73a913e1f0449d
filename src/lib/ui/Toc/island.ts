import { island } from '@site/src/lib/ui/island';
import { useEffect } from 'react';
import { startMarker } from './marker';

/** While the site is edited React draws all of a page. */
function Marker(): null {
  useEffect(() => startMarker(document.body, () => undefined), []);
  return null;
}

export default island('toc-marker', Marker);
