import { useEffect, useRef, useState, type ReactNode } from 'react';
import { followMap } from './follow';
import Readout from './Readout';
import type { Target } from './targets';

interface Props {
  first: string;
  target: Target;
}

/** The cell that is pointed at or has the focus, in words under the map. The map itself is part of the page. */
export default function Current({ first, target }: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(first);
  // While the site is edited React draws all of a page.
  useEffect(() => (place.current ? followMap(place.current, setShown) : undefined), []);
  return (
    <div ref={place}>
      <Readout period={shown} target={target} />
    </div>
  );
}
