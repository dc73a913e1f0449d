import type { PointerEvent } from 'react';

/**
 * Has the reader moved a mouse to where this is? Where a page scrolls or changes below one that rests, browsers tell of a pointer
 * there too, which nobody means.
 */
export const isPointing = ({ pointerType, movementX, movementY }: PointerEvent): boolean =>
  pointerType === 'mouse' && (movementX !== 0 || movementY !== 0);
