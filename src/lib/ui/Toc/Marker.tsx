import { findTarget } from '@site/src/lib/browser/scrollTarget';
import { useEffect } from 'react';
import { LINK } from './names';

/** How far down the window a section begins to be the one in view, as a part of its height. */
const LINE = 1 / 3;

/** The last section whose heading is above the line is in view; before the first there is none. */
function markSection(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`.${LINK}`)];
  const line = window.innerHeight * LINE;
  const current = links.findLast(({ hash }) => {
    const heading = findTarget(hash);
    return heading !== null && heading.getBoundingClientRect().top < line;
  });
  for (const link of links)
    if (link === current) link.setAttribute('aria-current', 'location');
    else link.removeAttribute('aria-current');
}

/** Marks the section in view. It draws nothing: the links are part of the page. */
export default function Marker(): null {
  useEffect(() => {
    markSection();
    document.addEventListener('scroll', markSection, { passive: true });
    return () => {
      document.removeEventListener('scroll', markSection);
    };
  }, []);
  return null;
}
